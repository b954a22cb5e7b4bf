/*
 * nullgame.c - Nullgame: a row of squares is divided among the seats.
 *
 * A coin is tossed; on heads the mover takes a free square. The table at the end fills every
 * required slot of struct ruleset and nothing more.
 * Invariant: coin is COIN_NONE exactly when the game waits for a toss or is over.
 */
#include "core/position.h"

/* ---- words ---- */

enum { SQUARES_MOST = 9 };
enum { VERB_TOSS, VERB_TAKE, VERB_PASS, VERB_COUNT };
enum { DOMAIN_COIN, DOMAIN_SQUARE, DOMAIN_COUNT };
enum { OPTION_SQUARES, OPTION_COUNT };
enum coin { COIN_TAILS, COIN_HEADS, COIN_NONE };

static const char *const coin_words[] = {"tails", "heads", "-"}; /* the last in positions only */

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_COIN] = {.name = N_("side"), .count = 2, .words = coin_words},
    [DOMAIN_SQUARE] = {.name = N_("square"), .count = SQUARES_MOST, .least = 1, .on_board = true},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_TOSS] = {"toss", N_("toss the coin"), "NG-2", 1, {DOMAIN_COIN}, .chance = true},
    [VERB_TAKE] = {"take", N_("take a free square"), "NG-3", 1, {DOMAIN_SQUARE}, 't'},
    [VERB_PASS] = {"pass", N_("take nothing: the coin shows tails"), "NG-3", 0, {0}, 'p'},
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

/* "A..B.": who has each square */
static void write_row(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index; /* there are no secrets */
    for (unsigned i = 0; i < s->squares; i++)
        text_add_char(out, s->owner[i] ? seat_letter(s->owner[i] - 1u) : '.');
}

static bool read_row(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index;
    for (unsigned i = 0; i < word.length && word.length == s->squares; i++) {
        int seat = seat_of_letter(word.bytes[i], s->seats);
        if (seat < 0 && word.bytes[i] != '.')
            *why = N_("A square is . or the letter of a seat.");
        if (seat < 0 && word.bytes[i] != '.')
            return false;
        s->owner[i] = (uint8_t)(seat + 1);
    }
    return word.length == s->squares;
}

/* "7 A heads A..B." */
static const struct position_field fields[] = {
    {NULL, N_("The position must begin with its turn number."), POSITION_NUMBER,
     POSITION_MEMBER(turn), .least = 1, .most = POSITION_NUMBER_MOST},
    {NULL, N_("The second word must be the letter of the seat to move."), POSITION_SEAT,
     POSITION_MEMBER(mover)},
    {NULL, N_("The third word must be heads, tails or -."), POSITION_WORD, POSITION_MEMBER(coin),
     .words = coin_words, .most = COIN_NONE},
    {NULL, N_("The fourth word must have one letter for each square."), .write = write_row,
     .read = read_row},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

/* Options, an empty row, no coin. */
static void prepare(game_state *s, const struct setup *setup) {
    s->turn = 1;
    s->seats = (uint8_t)setup->seats;
    s->squares = (uint8_t)setup_option(setup, OPTION_SQUARES);
    s->coin = COIN_NONE;
}

static void describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, s->seats, viewer, out);
}

static void deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.mover = (uint8_t)rng_below(rng, setup->seats)};
    prepare(&s, setup);
    describe(&s, VIEW_ALL, out);
}

static const char *check(const game_state *s) {
    if (s->mover >= s->seats || s->coin > COIN_NONE)
        return "mover or coin out of range";
    return over(s) && s->coin != COIN_NONE
               ? N_("There is no coin to use once all squares are taken.")
               : NULL;
}

static const char *start(game_state *s, const struct setup *setup) {
    bool is_deal; /* the same to this game */
    prepare(s, setup);
    const char *wrong = position_read(&position, s, s->seats, setup->deal, &is_deal);
    return wrong ? wrong : check(s);
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

/* Why the seat may not play the verb at all now, or NULL. */
static const char *no_verb(const game_state *s, unsigned seat, unsigned verb) {
    if (verb == VERB_TOSS)
        return N_("NG-2: only chance tosses the coin");
    if (over(s))
        return N_("NG-4: all squares are taken");
    if (s->coin == COIN_NONE)
        return N_("NG-2: the coin comes first");
    if (seat != s->mover)
        return N_("NG-2: it is not your turn");
    if (verb == VERB_PASS)
        return s->coin == COIN_TAILS ? NULL : N_("NG-3: heads: a square must be taken");
    return s->coin == COIN_HEADS ? NULL : N_("NG-3: without heads nothing may be taken");
}

/* The same of a move: the one place that knows the rules. */
static const char *refusal(const game_state *s, unsigned seat, const struct move *move) {
    const char *reason = no_verb(s, seat, move->verb);
    if (reason || move->verb != VERB_TAKE)
        return reason;
    if (move->arg[0] >= s->squares)
        return N_("NG-1: the row is not that long");
    return s->owner[move->arg[0]] ? N_("NG-3: that square is not free") : NULL;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    if (s->coin == COIN_TAILS)
        move_list_add(out, move_0(VERB_PASS));
    for (unsigned i = 0; i < s->squares; i++) {
        struct move move = move_1(VERB_TAKE, i);
        if (!refusal(s, seat, &move))
            move_list_add(out, move);
    }
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    return refused_for(refusal(s, seat, move), why);
}

static bool why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    return refused_for(no_verb(s, seat, verb), why);
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    if (actor == CHANCE) {
        s->coin = (uint8_t)move->arg[0];
        return;
    }
    if (move->verb == VERB_TAKE) {
        s->owner[move->arg[0]] = (uint8_t)(s->mover + 1);
        if (news)
            text_addf(news, _("$%c takes square %d.\n"), seat_letter(s->mover), move->arg[0] + 1);
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
        unsigned seat = s->owner[i] - 1u; /* of a free square: any */
        int column = 4 * i + 1;
        struct glyph letter = {(unsigned char)seat_letter(seat), seat_letter(seat)};
        canvas_put(canvas, 0, column, s->owner[i] ? letter : free_square,
                   s->owner[i] ? (enum ink)(INK_SEAT_A + seat) : INK_DIM);
        canvas_textf(canvas, 1, column, -1, INK_DIM, "%d", i + 1);
        canvas_spot(canvas, 0, column - 1, 1, 3, i);
    }
}

static void panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    for (unsigned seat = 0; seat < s->seats; seat++)
        canvas_textf(canvas, (int)seat, 0, -1, INK_PLAIN, "%d  $%c", squares_of(s, seat),
                     seat_letter(seat));
}

static void look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    if (s->owner[spot])
        text_addf(out, _("a square of $%c"), seat_letter(s->owner[spot] - 1u));
    else
        text_add(out, _("a free square"));
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
    RULESET_WORDS(verbs, domains, options, presets),
    .deal = deal,
    .start = start,
    .describe = describe,
    .turn = turn,
    .chance = chance,
    .moves = moves,
    .why_not = why_not,
    .why_verb = why_verb,
    .apply = apply,
    .result = result,
    .extent = extent,
    .draw = draw,
    .panel = panel,
    .look = look,
    .check = check,
};
