/*
 * nullgame.c - Nullgame: a row of squares is divided among the seats.
 *
 * A coin is tossed; on heads the mover takes a free square. The table at the end fills every
 * required slot of struct ruleset and nothing more.
 * Invariant: coin is COIN_NONE exactly when the game waits for a toss or is over.
 */
#include "core/ruleset.h"

/* ---- words ---- */

enum { SQUARES_MOST = 9 };
enum { VERB_TOSS, VERB_TAKE, VERB_PASS, VERB_COUNT };
enum { DOMAIN_COIN, DOMAIN_SQUARE, DOMAIN_COUNT };
enum { OPTION_SQUARES, OPTION_COUNT };
enum coin { COIN_TAILS, COIN_HEADS, COIN_NONE };

static const char *const coin_words[] = {"tails", "heads"};

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_COIN] = {.name = N_("side"), .count = 2, .words = coin_words},
    [DOMAIN_SQUARE] = {.name = N_("square"), .count = SQUARES_MOST, .least = 1, .on_board = true},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_TOSS] = {"toss", N_("toss the coin"), 1, {DOMAIN_COIN}, 0},
    [VERB_TAKE] = {"take", N_("take a free square"), 1, {DOMAIN_SQUARE}, 't'},
    [VERB_PASS] = {"pass", N_("take nothing: the coin shows tails"), 0, {0}, 'p'},
};

static const struct option options[OPTION_COUNT] = {
    [OPTION_SQUARES] = {.name = "squares",
                        .title = N_("Squares in the row"),
                        .help = N_("How many squares there are to take (NG-1)."),
                        .least = 3,
                        .most = SQUARES_MOST,
                        .initial = 5},
};

static const struct preset presets[] = {
    {"usual", N_("Five squares"), ""},
    {"long", N_("Nine squares"), "squares=9"},
};

/* ---- state ---- */

struct game_state {
    uint32_t turn;               /* from 1 */
    uint8_t seats;               /* 2 .. 6 */
    uint8_t mover;               /* 0 .. seats-1 */
    uint8_t coin;                /* enum coin */
    uint8_t squares;             /* 3 .. SQUARES_MOST */
    uint8_t owner[SQUARES_MOST]; /* 0 free, else 1 + seat */
};

static bool over(const game_state *s) {
    return memchr(s->owner, 0, s->squares) == NULL;
}

static int squares_of(const game_state *s, unsigned seat) {
    int count = 0;
    for (unsigned i = 0; i < s->squares; i++)
        count += s->owner[i] == seat + 1;
    return count;
}

/* ---- set-up: the deal is a position, so one reader does for both ---- */

static void deal(const struct setup *setup, struct rng *rng, struct text *out) {
    text_addf(out, "1 %c -", 'A' + (int)rng_below(rng, setup->seats));
    text_add_char(out, ' ');
    for (int i = 0; i < setup_option(setup, OPTION_SQUARES); i++)
        text_add_char(out, '.');
}

static void describe(const game_state *s, enum viewer viewer, struct text *out) {
    (void)viewer; /* there are no secrets */
    text_addf(out, "%u %c %s ", (unsigned)s->turn, 'A' + s->mover,
              s->coin == COIN_NONE ? "-" : coin_words[s->coin]);
    for (unsigned i = 0; i < s->squares; i++)
        text_add_char(out, (char)(s->owner[i] ? 'A' + s->owner[i] - 1 : '.'));
}

static bool read_coin(struct word word, uint8_t *out) {
    *out = COIN_NONE;
    for (uint8_t i = 0; i < 2; i++)
        if (word_is(word, coin_words[i]))
            *out = i;
    return *out != COIN_NONE || word_is(word, "-");
}

static const char *start(game_state *s, const struct setup *setup) {
    const char *cursor = setup->deal;
    struct word word;
    long turn;
    if (!word_next(&cursor, &word) || !word_number(word, 1, 1000000000, &turn))
        return N_("The position must begin with its turn number.");
    s->turn = (uint32_t)turn;
    s->seats = (uint8_t)setup->seats;
    s->squares = (uint8_t)setup_option(setup, OPTION_SQUARES);
    if (!word_next(&cursor, &word) || !word_seat(word, s->seats, &s->mover))
        return N_("The second word must be the letter of the seat to move.");
    if (!word_next(&cursor, &word) || !read_coin(word, &s->coin))
        return N_("The third word must be heads, tails or -.");
    if (!word_next(&cursor, &word) || word.length != s->squares)
        return N_("The fourth word must have one letter for each square.");
    for (unsigned i = 0; i < s->squares; i++)
        if (word.bytes[i] != '.') {
            if (!word_seat((struct word){word.bytes + i, 1}, s->seats, &s->owner[i]))
                return N_("A square is . or the letter of a seat.");
            s->owner[i]++;
        }
    if (over(s) && s->coin != COIN_NONE)
        return N_("There is no coin to use once all squares are taken.");
    return word_next(&cursor, &word) ? N_("The position has too many words.") : NULL;
}

/* ---- play ---- */

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.phase = PHASE_PLAY,
                         .owner = s->mover,
                         .acting = (uint8_t)(1u << s->mover),
                         .budget = -1,
                         .number = s->turn,
                         .prompt = N_("Take a free square")};
    if (over(s)) {
        out->phase = PHASE_OVER;
        out->prompt = N_("All squares are taken");
    } else if (s->coin == COIN_NONE) {
        out->phase = PHASE_CHANCE;
        out->prompt = N_("Toss the coin");
    } else if (s->coin == COIN_TAILS) {
        out->prompt = N_("Tails: pass");
    }
    if (out->phase != PHASE_PLAY)
        out->acting = 0;
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = VERB_TOSS, .count = 1, .faces = 2};
}

/* Why the mover may not play this now, or NULL: the one place that knows the rules of a move. */
static const char *refusal(const game_state *s, const struct move *move) {
    if (move->verb == VERB_TOSS)
        return N_("NG-2: only chance tosses the coin");
    if (move->verb == VERB_PASS)
        return s->coin == COIN_TAILS ? NULL : N_("NG-3: heads: a square must be taken");
    if (s->coin != COIN_HEADS)
        return N_("NG-3: without heads nothing may be taken");
    if (move->arg[0] >= s->squares)
        return N_("NG-1: the row is not that long");
    return s->owner[move->arg[0]] ? N_("NG-3: that square is not free") : NULL;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    (void)seat; /* only the mover is ever asked */
    if (s->coin == COIN_TAILS)
        move_list_add(out, move_0(VERB_PASS));
    for (unsigned i = 0; i < s->squares; i++) {
        struct move move = move_1(VERB_TAKE, i);
        if (!refusal(s, &move))
            move_list_add(out, move);
    }
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    const char *sentence = seat == s->mover ? refusal(s, move) : N_("NG-2: it is not your turn");
    if (sentence && why)
        text_add(why, _(sentence));
    return sentence != NULL;
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    if (actor == CHANCE) {
        s->coin = (uint8_t)move->arg[0];
        return;
    }
    if (move->verb == VERB_TAKE) {
        s->owner[move->arg[0]] = (uint8_t)(s->mover + 1);
        if (news)
            text_addf(news, _("$%c takes square %d.\n"), 'A' + s->mover, move->arg[0] + 1);
    }
    s->coin = COIN_NONE;
    s->mover = (uint8_t)((s->mover + 1) % s->seats);
    s->turn++;
}

static void result(const game_state *s, struct result *out) {
    *out = (struct result){.reason = over(s) ? N_("NG-4: all squares are taken") : NULL};
    int best = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        out->points[seat] = (int16_t)squares_of(s, seat);
        if (out->points[seat] > best) {
            best = out->points[seat];
            out->winners = 0;
        }
        if (out->points[seat] == best)
            out->winners |= (uint8_t)(1u << seat);
    }
    bool shared = (out->winners & (out->winners - 1)) != 0;
    if (!over(s) || shared)
        out->winners = 0;
}

/* ---- picture ---- */

static bool extent(const game_state *s, enum size size, struct extent *out) {
    *out = (struct extent){2, 4 * s->squares, s->seats, 20};
    return size == SIZE_LINES;
}

static void draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    const struct glyph free_square = {0xB7, '.'};
    for (int i = 0; i < s->squares; i++) {
        int seat = s->owner[i] - 1, column = 4 * i + 1;
        struct glyph letter = {(uint32_t)('A' + seat), (char)('A' + seat)};
        canvas_put(canvas, 0, column, seat < 0 ? free_square : letter,
                   seat < 0 ? INK_DIM : (enum ink)(INK_SEAT_A + seat));
        canvas_textf(canvas, 1, column, -1, INK_DIM, "%d", i + 1);
        canvas_spot(canvas, 0, column - 1, 1, 3, i);
    }
}

static void panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    for (int seat = 0; seat < s->seats; seat++)
        canvas_textf(canvas, seat, 0, -1, INK_PLAIN, "%d  $%c", squares_of(s, (unsigned)seat),
                     'A' + seat);
}

static void look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    if (s->owner[spot])
        text_addf(out, _("a square of $%c"), 'A' + s->owner[spot] - 1);
    else
        text_add(out, _("a free square"));
}

static const char *check(const game_state *s) {
    for (unsigned i = 0; i < SQUARES_MOST; i++)
        if (s->owner[i] > (i < s->squares ? s->seats : 0))
            return "a square belongs to nobody in the game";
    if (s->mover >= s->seats || s->coin > COIN_NONE)
        return "mover or coin out of range";
    return over(s) && s->coin != COIN_NONE ? "a coin after the end" : NULL;
}

const struct ruleset nullgame_ruleset = {
    .name = "nullgame",
    .title = N_("Nullgame"),
    .pitch = N_("Toss a coin, take a square"),
    .goal = N_("Toss coins and take squares; whoever has the most of them wins"),
    .minutes = 1,
    .version = 1,
    .seats_least = 2,
    .seats_most = 6,
    .state_size = sizeof(game_state),
    .moves_most = SQUARES_MOST,
    .points = N_("squares"),
    .verbs = verbs,
    .verb_count = VERB_COUNT,
    .domains = domains,
    .domain_count = DOMAIN_COUNT,
    .options = options,
    .option_count = OPTION_COUNT,
    .presets = presets,
    .preset_count = sizeof presets / sizeof *presets,
    .deal = deal,
    .start = start,
    .describe = describe,
    .turn = turn,
    .chance = chance,
    .moves = moves,
    .why_not = why_not,
    .apply = apply,
    .result = result,
    .extent = extent,
    .draw = draw,
    .panel = panel,
    .look = look,
    .check = check,
};
