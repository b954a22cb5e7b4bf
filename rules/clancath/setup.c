/*
 * setup.c - how a position of ClanCath comes to be: the ground, the pieces with their lists, and
 * the position as a line of text, written and read.
 *
 * A line is "first=B" for a new game, or
 *     turn=60 to=B first=A stage=place spent=5 rolled=A35 actor=c4 quiet=3 A=12,3:Mc4*d4Ha1!
 * with the dice points of each seat by column and its pieces by rank (M clansman, H hero, C
 * chieftain) and square; * has captured in this turn, ! is the Berserker. Words from stage to
 * quiet are left out when there is nothing to tell. Whatever a line says, a position that start
 * accepts satisfies check, because start ends in check.
 */
#include "core/position.h"

#include "board.h"

static const char letters[KINDS + 1] = "-MHC";

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
static const char *wrong_placing(const game_state *s) {
    unsigned first = s->alive[s->first][NOBODY], second = s->alive[1 - s->first][NOBODY];
    bool turn_of_first = s->to == s->first;
    if (s->setup == SETUP_PRESET)
        return N_("CL-3: with setup=preset nothing is placed");
    if (first + second == 2 * PIECES)
        return N_("CL-3: all pieces have been placed");
    bool order = turn_of_first ? first < PIECES && second == 0 : first == PIECES;
    if (s->setup == SETUP_ALTERNATE)
        order = first == second + !turn_of_first;
    if (!order)
        return N_("CL-3: it is not this player's turn to place");
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++)
            if (!clancath_in_zone(s, seat, (unsigned)s->list[seat][i]))
                return N_("CL-3: a piece was placed where it may not be");
    if (s->spent || clancath_pool(s, 0) || clancath_pool(s, 1) || s->roller || s->rolled[0] ||
        s->quiet || s->actor != NOWHERE || s->berserker[0] != NOWHERE || s->berserker[1] != NOWHERE)
        return N_("CL-3: something happened before all pieces were placed");
    return NULL;
}

static const char *wrong_berserkers(const game_state *s) {
    unsigned other = 1U - s->to;
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (s->berserker[seat] != NOWHERE && s->at[s->berserker[seat]] != (HERO | seat * SEAT_BIT))
            return N_("CL-13: only a Hero is a Berserker");
    if (s->berserker[other] != NOWHERE &&
        (s->berserk_end == BERSERK_TURN || (s->berserk_end == BERSERK_TABLE && other != s->first)))
        return N_("CL-14: a Berserker is on the board who should have died");
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
                    return N_("CL-11: a piece is marked as resting that cannot have captured in "
                              "this turn");
            }
    if (tired && clancath_raging(s))
        return N_("CL-13: another piece than the Berserker has acted");
    if (!s->berserk_auto)
        return s->actor != NOWHERE ? N_("an actor is named only with berserk=auto") : NULL;
    if ((s->actor == NOWHERE) != (s->spent == 0))
        return N_("points are spent if and only if a piece has acted");
    if (s->actor < SQUARES && (!s->at[s->actor] || s->at[s->actor] / SEAT_BIT % SEATS != s->to))
        return N_("the actor is not a piece of the player");
    if (clancath_raging(s) && s->outcome == PLAYING && s->actor != s->berserker[s->to])
        return N_("CL-13: another piece than the Berserker has acted");
    return NULL;
}

/* Why no game can reach this position, or NULL. Everything that follows from the rest has been
   computed. */
const char *clancath_check(const game_state *s) {
    if (s->to >= SEATS || s->first >= SEATS || s->band >= BANDS || s->number == 0)
        return N_("a number is out of its range");
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
        return N_("CL-16: the turns without a capture do not agree with the rest of the position");
    if (s->stage == ROLLING && (s->spent || s->outcome != PLAYING || clancath_raging(s)))
        return N_("CL-6: roll or move, not both in one turn");
    const char *bad = wrong_berserkers(s);
    return bad ? bad : wrong_actors(s);
}

/*
 * Reading.
 */

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
        int square = grid_cut(&clancath_grid, &word);
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

static void write_seat(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    (void)viewer; /* no secrets */
    text_add_number(out, s->dice[seat][0]);
    text_add_char(out, ',');
    text_add_number(out, s->dice[seat][1]);
    text_add_char(out, ':');
    char line[KINDS + PIECES * 5]; /* written once a turn when a log is checked, so by hand */
    unsigned length = 0;
    for (unsigned kind = CLANSMAN; kind < KINDS; kind++) {
        if (s->alive[seat][kind])
            line[length++] = letters[kind];
        unsigned left = s->alive[seat][kind];
        for (unsigned i = 0; left > 0 && i < s->alive[seat][NOBODY]; i++) {
            unsigned square = (unsigned)s->list[seat][i];
            if ((s->at[square] & KIND) != kind)
                continue;
            left--;
            const struct grid_label name = clancath_name(square);
            for (const char *at = name.bytes; *at; at++)
                line[length++] = *at;
            if (s->at[square] & TIRED)
                line[length++] = '*';
            if (s->berserker[seat] == (int)square)
                line[length++] = '!';
        }
    }
    text_add_bytes(out, line, length);
}

/* "12,3:Mc4" */
static bool read_seat(game_state *s, unsigned seat, struct word word, const char **why) {
    struct word part, column;
    long points;
    if (!word_part(&word, ':', &part))
        return false;
    for (int i = 0; i < 2; i++) {
        if (!word_part(&part, ',', &column) || !word_number(column, 0, COLUMN_MOST, &points)) {
            *why = N_("CL-5: dice points are two numbers up to 12: A=12,3:Mc4");
            return false;
        }
        s->dice[seat][i] = (uint8_t)points;
    }
    *why =
        part.length ? N_("CL-5: there are two columns of dice points") : read_pieces(s, seat, word);
    return !*why;
}

/* "A35" */
static void write_rolled(const game_state *s, enum viewer viewer, unsigned index,
                         struct text *out) {
    (void)viewer, (void)index;
    if (s->rolled[0] == 0)
        return;
    text_add_char(out, seat_letter(s->roller));
    text_add_number(out, s->rolled[0]);
    text_add_number(out, s->rolled[1]);
}

static bool read_rolled(game_state *s, unsigned index, struct word word, const char **why) {
    struct word seat = {word.bytes, 1};
    (void)index, (void)why;
    if (word.length != 3 || !word_seat(seat, SEATS, &s->roller))
        return false;
    for (int i = 0; i < 2; i++)
        s->rolled[i] = (uint8_t)(word.bytes[i + 1] - '0');
    return s->rolled[0] - 1U < 6 && s->rolled[1] - 1U < 6;
}

static void write_actor(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    if (s->actor == SEVERAL)
        text_add(out, "several");
    else if (s->actor != NOWHERE)
        text_add(out, clancath_name((unsigned)s->actor).bytes);
}

static bool read_actor(game_state *s, unsigned index, struct word word, const char **why) {
    int square = word_is(word, "several") ? SEVERAL : grid_find(&clancath_grid, word);
    (void)index, (void)why;
    s->actor = (int16_t)square;
    return square >= 0;
}

static const char *const stage_words[] = {[PLACING] = "place", [MOVING] = NULL, [ROLLING] = "roll"};

static const struct position_field fields[] = {
    {"turn", N_("a position begins with first=A, or with turn=NUMBER"), POSITION_NUMBER,
     POSITION_MEMBER(number), .least = 1, .most = POSITION_NUMBER_MOST},
    {"to", N_("CL-3: the player to move follows the number of the turn: to=A"), POSITION_SEAT,
     POSITION_MEMBER(to)},
    {"first", N_("CL-16: first=A names player 1"), POSITION_SEAT, IN_BOTH, POSITION_MEMBER(first)},
    {"stage", N_("CL-3: a stage is place or roll"), POSITION_WORD, POSITION_MEMBER(stage),
     .most = ROLLING, .optional = true, .absent = MOVING, .words = stage_words},
    {"spent", N_("CL-7: points spent are 1 to 36"), POSITION_NUMBER, POSITION_MEMBER(spent),
     .least = 1, .most = 3 * COLUMN_MOST, .optional = true},
    {"rolled", N_("CL-6: a roll is written as seat and dice: rolled=A35"), .optional = true,
     .write = write_rolled, .read = read_rolled},
    {"actor", N_("CL-13: actor= is the square of the only piece that has acted, or several"),
     .optional = true, .write = write_actor, .read = read_actor},
    {"quiet", N_("CL-16: quiet= counts the turns without a capture; -1 is a capture in this turn"),
     POSITION_NUMBER, POSITION_MEMBER(quiet), .least = -1, .most = INT16_MAX, .optional = true},
    {"A", N_("CL-5: a position names both seats, as dice points and pieces: A=0,0:Mc4 B=12,3:Md9"),
     .each_seat = 1, .write = write_seat, .read = read_seat},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

static bool first_allowed(const game_state *s, const struct setup *setup) {
    int choice = setup_option(setup, OPTION_FIRST);
    return choice == 0 || choice - 1 == s->first;
}

void clancath_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    int choice = setup_option(setup, OPTION_FIRST); /* CL-16 */
    unsigned first = choice ? (unsigned)choice - 1 : rng_below(rng, SEATS);
    const game_state s = {.first = (uint8_t)first};
    position_write_deal(&position, &s, SEATS, out);
}

void clancath_describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, SEATS, viewer, out);
}

const char *clancath_start(game_state *s, const struct setup *setup) {
    bool is_deal;
    lay_out(s, setup);
    const char *bad = position_read(&position, s, SEATS, setup->deal, &is_deal);
    if (bad)
        return bad;
    if (is_deal) {
        s->number = 1;
        s->to = s->first;
    }
    if (is_deal && s->setup == SETUP_PRESET) {
        clancath_prepare(s);
        s->stage = MOVING;
    }
    if (!first_allowed(s, setup))
        return N_("CL-16: the option first names another player 1");
    clancath_settle(s);
    return clancath_check(s);
}
