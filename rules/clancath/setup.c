/*
 * setup.c - how a position of ClanCath comes to be: the ground, the pieces with their lists, and
 * the position as a line of text, written and read.
 *
 * A line is "first=B" for a new game, or
 *     turn=60 to=B first=A stage=place spent=5 rolled=A35 actor=c4 quiet=3 A=12,3:Mc4*d4Ha1!
 * with the dice points of each seat by column and its pieces by rank (M clansman, H hero, C
 * chieftain) and square; * has captured in this turn, ! is the Berserker. Words from stage to
 * quiet are left out when there is nothing to tell. Whatever a line says, a position that start
 * accepts satisfies check, because both end in `wrong`.
 */
#include "clancath.h"

enum { NUMBER_MOST = 1000000000 };

const struct grid clancath_grid = {.columns = SIDE,
                                   .rows = SIDE,
                                   .files = "abcdefghijklmnopqrst",
                                   .first_rank = 1,
                                   .rank_down = true};
const int8_t clancath_delta[DIRECTIONS] = {-SIDE, 1, SIDE, -1};
const uint8_t clancath_army[KINDS] = {PIECES, 20, 4, 1};
const uint8_t clancath_value[16] = {0, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4};

static const char letters[KINDS + 1] = "-MHC";

unsigned clancath_level(const game_state *s, unsigned square) {
    int height = (int)(square / SIDE + square % SIDE) - (SIDE - 1);
    return (unsigned)(height < 0 ? -height : height) / (s->band + BAND_LEAST + 0U);
}

bool clancath_may_place(const game_state *s, unsigned seat, unsigned square) {
    bool upper = square / SIDE + square % SIDE < SIDE - 1;
    return s->at[square] == NOBODY && clancath_level(s, square) > 0 &&
           (!s->own_zones || upper == (seat == s->first));
}

void clancath_name(unsigned square, char out[4]) {
    unsigned rank = square / SIDE + 1, length = 0;
    out[length++] = clancath_grid.files[square % SIDE];
    if (rank >= 10)
        out[length++] = (char)('0' + rank / 10);
    out[length++] = (char)('0' + rank % 10);
    out[length] = 0;
}

void clancath_put(game_state *s, unsigned seat, unsigned kind, unsigned square) {
    int at = s->alive[seat][NOBODY];
    for (; at > 0 && s->list[seat][at - 1] > (int)square; at--)
        s->list[seat][at] = s->list[seat][at - 1];
    s->list[seat][at] = (int16_t)square;
    s->at[square] = (uint8_t)(kind | seat * SEAT_BIT);
    s->alive[seat][NOBODY]++;
    s->alive[seat][kind]++;
}

void clancath_remove(game_state *s, unsigned seat, unsigned square) {
    unsigned kind = s->at[square] & KIND;
    int at = 0;
    while (s->list[seat][at] != (int)square)
        at++;
    for (; s->list[seat][at] != NOWHERE; at++)
        s->list[seat][at] = s->list[seat][at + 1];
    if (s->berserker[seat] == (int)square)
        s->berserker[seat] = NOWHERE;
    s->at[square] = NOBODY;
    s->alive[seat][NOBODY]--;
    s->alive[seat][kind]--;
}

void clancath_settle(game_state *s) {
    s->outcome = PLAYING;
    s->winner = 0;
    s->left = 0;
    if (s->stage == PLACING)
        return;
    unsigned points = clancath_automatic(s, s->to) + clancath_pool(s, s->to);
    s->left = (uint8_t)(s->spent < points ? points - s->spent : 0);
    for (unsigned seat = 0; seat < SEATS; seat++) /* CL-15 */
        if (s->alive[seat][NOBODY] == 0) {
            s->outcome = WON;
            s->winner = (uint8_t)(1U - seat);
            return;
        }
    if (s->draw_after && s->quiet == s->draw_after)
        s->outcome = DRAWN;
}

/* An empty board with these options. */
static void lay_out(game_state *s, const struct setup *setup) {
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned i = 0; i < LIST; i++)
            s->list[seat][i] = NOWHERE;
        s->berserker[seat] = NOWHERE;
    }
    s->actor = NOWHERE;
    s->band = (uint8_t)(setup_option(setup, OPTION_BAND) - BAND_LEAST);
    s->setup = (uint8_t)setup_option(setup, OPTION_SETUP);
    s->own_zones = (uint8_t)setup_option(setup, OPTION_ZONES);
    s->columns = (uint8_t)setup_option(setup, OPTION_DICE_CAP);
    s->berserk_auto = (uint8_t)setup_option(setup, OPTION_BERSERK);
    s->berserk_end = (uint8_t)setup_option(setup, OPTION_BERSERK_END);
    s->berserk_keep = (uint8_t)setup_option(setup, OPTION_BERSERK_REST);
    s->draw_after = (uint16_t)setup_option(setup, OPTION_DRAW_AFTER);
}

/*
 * What cannot be.
 */

/* While placing: the pieces stand where they may, and it is the right seat's turn (CL-3). */
static const char *wrong_placing(game_state *s) {
    unsigned first = s->alive[s->first][NOBODY], second = s->alive[1 - s->first][NOBODY];
    bool turn_of_first = s->to == s->first;
    if (s->setup == SETUP_PRESET)
        return N_("CL-3: with setup=preset nothing is placed");
    if (first + second == 2 * PIECES)
        return N_("CL-3: all pieces stand, so nobody is placing");
    if (s->setup == SETUP_ALTERNATE ? first != second + !turn_of_first
        : turn_of_first             ? first == PIECES || second > 0
                                    : first < PIECES)
        return N_("CL-3: it is not this player's turn to place");
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++) {
            unsigned square = (unsigned)s->list[seat][i], piece = s->at[square];
            s->at[square] = NOBODY;
            bool placed_well = clancath_may_place(s, seat, square);
            s->at[square] = (uint8_t)piece;
            if (!placed_well)
                return N_("CL-3: a piece was placed where it may not be");
        }
    if (s->spent || clancath_pool(s, 0) || clancath_pool(s, 1) || s->roller || s->rolled[0] ||
        s->quiet || s->actor != NOWHERE || s->berserker[0] != NOWHERE || s->berserker[1] != NOWHERE)
        return N_("CL-3: something happened before all pieces stand");
    return NULL;
}

static const char *wrong_berserkers(const game_state *s) {
    unsigned other = 1U - s->to;
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (s->berserker[seat] != NOWHERE && s->at[s->berserker[seat]] != (HERO | seat * SEAT_BIT))
            return N_("CL-13: only a Hero is a Berserker");
    if (s->berserker[other] != NOWHERE &&
        (s->berserk_end == BERSERK_TURN || (s->berserk_end == BERSERK_TABLE && other != s->first)))
        return N_("CL-14: a Berserker is there whose end has come");
    return NULL;
}

/* Who has acted in this turn, and what that cost, go together. */
static const char *wrong_actors(const game_state *s) {
    unsigned tired = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++)
            if (s->at[s->list[seat][i]] & TIRED) {
                tired++;
                if (seat != s->to || 2 * tired > s->spent)
                    return N_("CL-11: a piece rests that cannot have captured in this turn");
            }
    if (tired && clancath_raging(s))
        return N_("CL-13: a piece has acted beside the Berserker");
    if (!s->berserk_auto)
        return s->actor != NOWHERE ? N_("only with berserk=auto an actor is named") : NULL;
    if ((s->actor == NOWHERE) != (s->spent == 0))
        return N_("points are spent when somebody has acted, and only then");
    if (s->actor < SQUARES && (!s->at[s->actor] || s->at[s->actor] / SEAT_BIT % SEATS != s->to))
        return N_("the actor is no piece of the player");
    if (clancath_raging(s) && s->outcome == PLAYING && s->actor != s->berserker[s->to])
        return N_("CL-13: a piece has acted beside the Berserker");
    return NULL;
}

/* What no game can come to; everything that follows from the rest was set before. */
static const char *wrong(game_state *s) {
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned kind = 0; kind < KINDS; kind++)
            if (s->alive[seat][kind] > clancath_army[kind])
                return N_("CL-2: too many pieces of a rank");
        if (s->dice[seat][0] > COLUMN_MOST || s->dice[seat][1] > COLUMN_MOST ||
            (!s->columns && s->dice[seat][0] < COLUMN_MOST && s->dice[seat][1]))
            return N_("CL-5: dice points beyond their column");
    }
    if (s->stage == PLACING)
        return wrong_placing(s);
    if (s->spent > clancath_automatic(s, s->to) + clancath_pool(s, s->to))
        return N_("CL-7: more points are spent than there are");
    if (!s->alive[0][NOBODY] && !s->alive[1][NOBODY])
        return N_("CL-15: nobody has a piece");
    if (s->draw_after ? s->quiet > (int)s->draw_after : s->quiet != 0)
        return N_("CL-16: more turns without a capture than draw_after");
    if ((s->quiet < 0 || s->outcome == DRAWN) && (s->quiet < 0) != (s->spent > 0))
        return N_("CL-16: a capture, or a draw, at the wrong time");
    if (s->stage == ROLLING && (s->spent || s->outcome != PLAYING || clancath_raging(s)))
        return N_("CL-6: roll or move, not both in one turn");
    const char *bad = wrong_berserkers(s);
    return bad ? bad : wrong_actors(s);
}

/*
 * Reading.
 */

/* Cuts the name of a square off a word; -1 when there is none. */
static int read_square(struct word *word) {
    struct word name = {word->bytes, word->length > 0};
    while (name.length < word->length && name.bytes[name.length] >= '0' &&
           name.bytes[name.length] <= '9')
        name.length++;
    int square = grid_find(&clancath_grid, name);
    word->bytes += name.length;
    word->length -= name.length;
    return square;
}

static bool take(struct word *word, char byte) {
    if (word->length == 0 || *word->bytes != byte)
        return false;
    word->bytes++;
    word->length--;
    return true;
}

static const char *read_pieces(game_state *s, unsigned seat, struct word word) {
    unsigned kind = NOBODY;
    while (word.length > 0) {
        for (unsigned other = CLANSMAN; other < KINDS; other++)
            if (take(&word, letters[other]))
                kind = other;
        int square = read_square(&word);
        if (square < 0 || kind == NOBODY)
            return N_("CL-2: pieces are written by rank and square: Mc4d4Ha1Cb2");
        if (s->at[square] != NOBODY)
            return N_("CL-9: two pieces stand on one square");
        if (s->alive[seat][NOBODY] == PIECES)
            return N_("CL-2: a seat has more than 25 pieces");
        clancath_put(s, seat, kind, (unsigned)square);
        if (take(&word, '*'))
            s->at[square] |= TIRED;
        if (take(&word, '!')) {
            if (s->berserker[seat] != NOWHERE)
                return N_("CL-13: a seat has more than one Berserker");
            s->berserker[seat] = (int16_t)square;
        }
    }
    return NULL;
}

/* "12,3:Mc4" */
static const char *read_seat_word(game_state *s, unsigned seat, struct word word) {
    struct word part, column;
    long points;
    if (!word_part(&word, ':', &part))
        return N_("CL-5: a seat is written as dice points and pieces: A=12,3:Mc4");
    for (int i = 0; i < 2; i++) {
        if (!word_part(&part, ',', &column) || !word_number(column, 0, COLUMN_MOST, &points))
            return N_("CL-5: dice points are two numbers up to 12: A=12,3:Mc4");
        s->dice[seat][i] = (uint8_t)points;
    }
    return part.length ? N_("CL-5: there are two columns of dice points")
                       : read_pieces(s, seat, word);
}

/* "A35" */
static bool read_roll(game_state *s, struct word word) {
    struct word seat = {word.bytes, 1};
    if (word.length != 3 || !word_seat(seat, SEATS, &s->roller))
        return false;
    for (int i = 0; i < 2; i++) {
        if (word.bytes[i + 1] < '1' || word.bytes[i + 1] > '6')
            return false;
        s->rolled[i] = (uint8_t)(word.bytes[i + 1] - '0');
    }
    return true;
}

/* The words between turn, to, first and the seats. */
static const char *read_middle(game_state *s, const char **line) {
    struct word word;
    long number = 0;
    s->stage = MOVING;
    if (word_next_pair(line, "stage", &word)) {
        s->stage = word_is(word, "place") ? PLACING : ROLLING;
        if (s->stage == ROLLING && !word_is(word, "roll"))
            return N_("CL-3: a stage is place or roll");
    }
    if (word_next_pair(line, "spent", &word)) {
        if (!word_number(word, 1, 3 * COLUMN_MOST, &number))
            return N_("CL-7: points spent are 1 to 36");
        s->spent = (uint8_t)number;
    }
    if (word_next_pair(line, "rolled", &word) && !read_roll(s, word))
        return N_("CL-6: a roll is written as seat and dice: rolled=A35");
    if (word_next_pair(line, "actor", &word)) {
        int square = word_is(word, "several") ? SEVERAL : read_square(&word);
        if (square < 0 || (square < SQUARES && word.length))
            return N_("CL-13: an actor is a square, or several");
        s->actor = (int16_t)square;
    }
    if (word_next_pair(line, "quiet", &word)) {
        if (!word_number(word, -1, INT16_MAX, &number))
            return N_("CL-16: quiet turns are counted from -1");
        s->quiet = (int16_t)number;
    }
    return NULL;
}

static const char *read_position(game_state *s, const char *line) {
    struct word word;
    long number = 0;
    if (!word_next_pair(&line, "turn", &word) || !word_number(word, 1, NUMBER_MOST, &number))
        return N_("a position begins with first=A, or with turn=NUMBER");
    s->number = (uint32_t)number;
    if (!word_next_pair(&line, "to", &word) || !word_seat(word, SEATS, &s->to))
        return N_("CL-3: after its number a position says whose turn it is: to=A");
    if (!word_next_pair(&line, "first", &word) || !word_seat(word, SEATS, &s->first))
        return N_("CL-16: then a position says who is player 1: first=A");
    const char *bad = read_middle(s, &line);
    for (unsigned seat = 0; seat < SEATS && !bad; seat++) {
        char name[] = {(char)('A' + seat), 0};
        bad = word_next_pair(&line, name, &word)
                  ? read_seat_word(s, seat, word)
                  : N_("a position names both seats in order: A=0,0:Mc4 B=0,0:Md9");
    }
    if (bad)
        return bad;
    return word_next(&line, &word) ? N_("a position ends with the pieces of seat B") : NULL;
}

static bool first_allowed(const game_state *s, const struct setup *setup) {
    int choice = setup_option(setup, OPTION_FIRST);
    return choice == 0 || choice - 1 == s->first;
}

void clancath_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    int choice = setup_option(setup, OPTION_FIRST); /* CL-16 */
    unsigned first = choice ? (unsigned)choice - 1 : rng_below(rng, SEATS);
    text_add(out, "first=");
    text_add_char(out, (char)('A' + first));
}

static const char *start_new(game_state *s) {
    s->number = 1;
    s->to = s->first;
    if (s->setup == SETUP_PRESET) {
        clancath_prepare(s);
        s->stage = MOVING;
    }
    return NULL;
}

const char *clancath_start(game_state *s, const struct setup *setup) {
    const char *line = setup->deal ? setup->deal : "";
    struct word word;
    lay_out(s, setup);
    const char *bad;
    if (!word_next_pair(&line, "first", &word))
        bad = read_position(s, line);
    else if (!word_seat(word, SEATS, &s->first) || word_next(&line, &word))
        bad = N_("CL-16: a deal names player 1 and nothing else: first=A");
    else
        bad = start_new(s);
    if (bad)
        return bad;
    if (!first_allowed(s, setup))
        return N_("CL-16: the option first names another player 1");
    clancath_settle(s);
    return wrong(s);
}

/*
 * Writing. By hand: once a turn, when a log is checked, this is most of the work.
 */

static unsigned write_seat(const game_state *s, unsigned seat, char *line) {
    unsigned length = 0;
    for (unsigned i = 0; i < 2; i++) {
        unsigned points = s->dice[seat][i];
        if (points >= 10)
            line[length++] = '1';
        line[length++] = (char)('0' + points % 10);
        line[length++] = i == 0 ? ',' : ':';
    }
    for (unsigned kind = CLANSMAN; kind < KINDS; kind++) {
        if (s->alive[seat][kind])
            line[length++] = letters[kind];
        for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++) {
            unsigned square = (unsigned)s->list[seat][i];
            if ((s->at[square] & KIND) != kind)
                continue;
            clancath_name(square, line + length);
            length += square < 9 * SIDE ? 2 : 3;
            if (s->at[square] & TIRED)
                line[length++] = '*';
            if (s->berserker[seat] == (int)square)
                line[length++] = '!';
        }
    }
    return length;
}

/* The words that are only there when there is something to tell. */
static void describe_middle(const game_state *s, struct text *out) {
    char name[4];
    if (s->stage != MOVING)
        text_add(out, s->stage == PLACING ? " stage=place" : " stage=roll");
    if (s->spent) {
        text_add(out, " spent=");
        text_add_number(out, s->spent);
    }
    if (s->rolled[0]) {
        const char roll[] = {(char)('A' + s->roller), (char)('0' + s->rolled[0]),
                             (char)('0' + s->rolled[1])};
        text_add(out, " rolled=");
        text_add_bytes(out, roll, sizeof roll);
    }
    if (s->actor != NOWHERE) {
        if (s->actor != SEVERAL)
            clancath_name((unsigned)s->actor, name);
        text_add(out, " actor=");
        text_add(out, s->actor == SEVERAL ? "several" : name);
    }
    if (s->quiet) {
        text_add(out, " quiet=");
        text_add_number(out, s->quiet);
    }
}

void clancath_describe(const game_state *s, enum viewer viewer, struct text *out) {
    (void)viewer; /* no secrets */
    char line[16 + PIECES * 5];
    text_add(out, "turn=");
    text_add_number(out, (long)s->number);
    text_add(out, " to=");
    text_add_char(out, (char)('A' + s->to));
    text_add(out, " first=");
    text_add_char(out, (char)('A' + s->first));
    describe_middle(s, out);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        const char name[] = {' ', (char)('A' + seat), '='};
        text_add_bytes(out, name, sizeof name);
        text_add_bytes(out, line, write_seat(s, seat, line));
    }
}

/* Puts the same pieces on an empty board: every byte that follows must come out the same. */
const char *clancath_check(const game_state *s) {
    game_state fresh = *s;
    if (s->to >= SEATS || s->first >= SEATS || s->band >= BANDS || s->number == 0)
        return N_("a number is out of its range");
    memset(fresh.at, NOBODY, sizeof fresh.at);
    memset(fresh.alive, 0, sizeof fresh.alive);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned i = 0; i < LIST; i++)
            fresh.list[seat][i] = NOWHERE;
        for (unsigned i = 0; i < LIST && s->list[seat][i] != NOWHERE; i++) {
            int square = s->list[seat][i];
            if (i == PIECES || square < 0 || square >= SQUARES || !(s->at[square] & KIND) ||
                (s->at[square] & SEAT_BIT) != (int)seat * SEAT_BIT || fresh.at[square])
                return N_("CL-2: a list names a square without its piece");
            clancath_put(&fresh, seat, s->at[square] & KIND, (unsigned)square);
            fresh.at[square] |= s->at[square] & TIRED;
        }
        if (s->berserker[seat] != NOWHERE &&
            (s->berserker[seat] < 0 || s->berserker[seat] >= SQUARES))
            return N_("CL-13: the Berserker is nowhere");
    }
    clancath_settle(&fresh);
    if (memcmp(s, &fresh, sizeof fresh) != 0)
        return N_("board, lists, counts, points left or outcome do not agree with the pieces");
    return wrong(&fresh);
}
