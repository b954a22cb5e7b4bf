/*
 * morris.c - Three Men's Morris: points joined by lines, and a draw by repetition, for the tests of
 * core/points.h and core/repetition.h. Invariant: seen holds the positions since the last stone was
 * placed, the present one included, and is empty before.
 */
#include "core/points.h"
#include "core/position.h"
#include "core/repetition.h"

enum { SEATS = 2, STONES = 3, POINTS = 9, ROWS = 3, NOBODY = 0 };
enum { VERB_PLACE, VERB_MOVE, VERB_PASS, VERB_COUNT };
enum { DOMAIN_POINT, DOMAIN_COUNT };
enum { OPTION_LAST, OPTION_COUNT };
enum outcome { PLAYING, WON, DRAWN };

static const char *const point_words[POINTS] = {"a3", "b3", "c3", "a2", "b2",
                                                "c2", "a1", "b1", "c1"};

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_POINT] = {.name = N_("point"), .count = POINTS, .on_board = true, .words = point_words},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_PLACE] = {"place", N_("place a stone on a point"), "MO-2", 1, {DOMAIN_POINT}, 0},
    [VERB_MOVE] =
        {"move", N_("move a stone along a line"), "MO-3", 2, {DOMAIN_POINT, DOMAIN_POINT}, 0},
    [VERB_PASS] = {"pass", N_("pass: no stone can move"), "MO-3", 0, {0}, 'p'},
};

static const struct option options[OPTION_COUNT] = {
    [OPTION_LAST] = {.name = "times",
                     .title = N_("Repetition"),
                     .help = N_("How often a position may come before it is a draw (MO-5)."),
                     .least = 2,
                     .most = 3,
                     .initial = 3},
};

static const struct preset presets[] = {{"usual", N_("A draw the third time"), ""}};

static const struct point lattice[POINTS] = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1},
                                             {1, 2}, {2, 0}, {2, 1}, {2, 2}};
static const uint8_t lines[][2] = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {6, 7}, {7, 8}, {0, 3}, {3, 6},
                                   {1, 4}, {4, 7}, {2, 5}, {5, 8}, {0, 4}, {4, 8}, {2, 4}, {4, 6}};
static const struct points board = {lattice,   lines,       POINTS, sizeof lines / sizeof *lines,
                                    .rows = 3, .columns = 6};

static const uint16_t rows_of_three[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

struct game_state {
    struct repetition seen;
    uint32_t turn;      /* from 1 */
    uint8_t at[POINTS]; /* 0, or 1 + seat */
    uint8_t to;         /* once over, who did not make the last move */
    uint8_t times;      /* the option */
    uint8_t unused;     /* 0 */
};

/* The points of a seat, as bits. */
static unsigned stones(const game_state *s, unsigned seat) {
    unsigned bits = 0;
    for (unsigned i = 0; i < POINTS; i++)
        bits |= (unsigned)(s->at[i] == seat + 1) << i;
    return bits;
}

static bool placing(const game_state *s) {
    return __builtin_popcount(stones(s, s->to)) < STONES;
}

static bool has_row(const game_state *s, unsigned seat) {
    for (unsigned i = 0; i < sizeof rows_of_three / sizeof *rows_of_three; i++)
        if ((stones(s, seat) & rows_of_three[i]) == rows_of_three[i])
            return true;
    return false;
}

/* MO-5: the board and who is to move. */
static uint64_t digest(const game_state *s) {
    uint8_t bytes[POINTS + 1];
    memcpy(bytes, s->at, POINTS);
    bytes[POINTS] = s->to;
    return repetition_digest(bytes, sizeof bytes);
}

static enum outcome outcome(const game_state *s) {
    if (has_row(s, 0) || has_row(s, 1))
        return WON;
    return repetition_count(&s->seen, digest(s)) >= s->times ? DRAWN : PLAYING;
}

/* ---- positions ---- */

static const char letters[] = ".AB";

/* "A.B/.../..A" */
static void write_board(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index; /* there are no secrets */
    for (unsigned i = 0; i < POINTS; i++) {
        if (i > 0 && i % ROWS == 0)
            text_add_char(out, '/');
        text_add_char(out, letters[s->at[i]]);
    }
}

static bool read_board(game_state *s, unsigned index, struct word word, const char **why) {
    struct word row;
    unsigned point = 0;
    (void)index, (void)why;
    while (point < POINTS && word_part(&word, '/', &row))
        for (unsigned i = 0; i < ROWS; i++) {
            const char *letter =
                row.length == ROWS && row.bytes[i] ? strchr(letters, row.bytes[i]) : NULL;
            if (!letter)
                return false;
            s->at[point++] = (uint8_t)(letter - letters);
        }
    return point == POINTS && word.length == 0;
}

static void write_seen(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    repetition_write(&s->seen, out);
}

static bool read_seen(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return repetition_read(&s->seen, word);
}

static const struct position_field fields[] = {
    {"turn", N_("MO-2: turn= is a number from 1"), POSITION_NUMBER, POSITION_MEMBER(turn),
     .least = 1, .most = POSITION_NUMBER_MOST},
    {"to", N_("MO-2: to=A names the player to move"), POSITION_SEAT, POSITION_MEMBER(to)},
    {"board", N_("MO-1: board= has three rows of three points: A.B/.../..A"), .write = write_board,
     .read = read_board},
    {"seen", N_("MO-5: seen= lists positions that came before, at most 32"), .optional = true,
     .write = write_seen, .read = read_seen},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

static void describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, SEATS, viewer, out);
}

static void deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.turn = 1, .to = (uint8_t)rng_below(rng, setup->seats)};
    describe(&s, VIEW_ALL, out);
}

static const char *check(const game_state *s) {
    int mine = __builtin_popcount(stones(s, s->to));
    int others = __builtin_popcount(stones(s, !s->to));
    if (mine > STONES || others > STONES || others < mine || others > mine + 1)
        return N_("MO-2: the players place three stones each in turn");
    if (has_row(s, s->to))
        return N_("MO-4: whoever has a row has just moved");
    if ((s->seen.count > 0) != (mine == STONES) ||
        (mine == STONES && s->seen.digest[s->seen.count - 1] != digest(s)))
        return N_("MO-5: seen ends with this position, once all stones are placed");
    if (repetition_count(&s->seen, digest(s)) > s->times)
        return N_("MO-5: the position came too often");
    return NULL;
}

static const char *start(game_state *s, const struct setup *setup) {
    bool is_deal; /* the same to this game */
    s->times = (uint8_t)setup_option(setup, OPTION_LAST);
    const char *wrong = position_read(&position, s, SEATS, setup->deal, &is_deal);
    return wrong ? wrong : check(s);
}

/* ---- play ---- */

static bool can_move(const game_state *s, unsigned from, unsigned to) {
    return s->at[from] == s->to + 1 && s->at[to] == NOBODY && points_near(&board, from) >> to & 1;
}

static bool any_moves(const game_state *s) {
    for (unsigned from = 0; from < POINTS; from++)
        for (unsigned to = 0; to < POINTS; to++)
            if (can_move(s, from, to))
                return true;
    return false;
}

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.phase = PHASE_PLAY,
                         .owner = s->to,
                         .acting = (uint8_t)(1u << s->to),
                         .budget = -1,
                         .number = s->turn,
                         .prompt = placing(s) ? N_("Place a stone") : N_("Move a stone")};
    if (outcome(s) != PLAYING) {
        out->phase = PHASE_OVER;
        out->acting = 0;
        out->prompt = N_("The game is over");
    }
}

/* Why the seat may not use the verb at all now, or NULL. */
static const char *no_verb(const game_state *s, unsigned seat, unsigned verb) {
    if (outcome(s) != PLAYING)
        return N_("MO-4: the game is over");
    if (seat != s->to)
        return N_("MO-2: it is the other player's turn");
    if (placing(s))
        return verb == VERB_PLACE ? NULL : N_("MO-2: first all stones are placed");
    if (verb == VERB_PLACE)
        return N_("MO-2: your three stones are placed");
    if (verb == VERB_PASS)
        return any_moves(s) ? N_("MO-3: a stone can move") : NULL;
    return any_moves(s) ? NULL : N_("MO-3: no stone of yours can move: pass");
}

static const char *refusal(const game_state *s, unsigned seat, const struct move *move) {
    const char *reason = no_verb(s, seat, move->verb);
    unsigned from = move->arg[0], to = move->arg[1];
    if (reason || move->verb == VERB_PASS)
        return reason;
    if (move->verb == VERB_PLACE)
        return s->at[from] ? N_("MO-2: that point is not empty") : NULL;
    if (s->at[from] != seat + 1)
        return N_("MO-3: no stone of yours is there");
    if (!(points_near(&board, from) >> to & 1))
        return N_("MO-3: no line leads there");
    return s->at[to] ? N_("MO-3: that point is not empty") : NULL;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    (void)seat; /* only the mover is asked */
    for (unsigned from = 0; from < POINTS; from++) {
        if (placing(s) && s->at[from] == NOBODY)
            move_list_add(out, move_1(VERB_PLACE, from));
        for (unsigned to = 0; to < POINTS && !placing(s); to++)
            if (can_move(s, from, to))
                move_list_add(out, move_2(VERB_MOVE, from, to));
    }
    if (!placing(s) && !any_moves(s))
        move_list_add(out, move_0(VERB_PASS));
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    return refused_for(refusal(s, seat, move), why);
}

static bool why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    return refused_for(no_verb(s, seat, verb), why);
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    if (move->verb == VERB_PLACE)
        s->at[move->arg[0]] = (uint8_t)(actor + 1);
    if (move->verb == VERB_MOVE) {
        s->at[move->arg[0]] = NOBODY;
        s->at[move->arg[1]] = (uint8_t)(actor + 1);
    }
    s->to = !s->to;
    s->turn++;
    if (!placing(s) && repetition_push(&s->seen, digest(s)) == s->times && news)
        text_add(news, _("The position has come again: a draw (MO-5).\n"));
}

static void result(const game_state *s, struct result *out) {
    static const char *const reasons[] = {[PLAYING] = NULL,
                                          [WON] = N_("MO-4: three stones in a row"),
                                          [DRAWN] = N_("MO-5: the position came too often")};
    *out = (struct result){.reason = reasons[outcome(s)]};
    for (unsigned seat = 0; seat < SEATS; seat++)
        out->points[seat] = has_row(s, seat);
    if (outcome(s) == WON)
        out->winners = (uint8_t)(has_row(s, 0) ? 1 : 2);
}

/* ---- picture ---- */

static bool extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    *out = (struct extent){7, 15, 1, 20};
    return size == SIZE_LINES;
}

static void draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    static const struct glyph empty = {0xB7, '.'};
    (void)viewer;
    points_draw(&board, canvas, 0, 1, 0, INK_DIM);
    for (unsigned i = 0; i < POINTS; i++) {
        char letter = letters[s->at[i]];
        struct glyph stone = {(unsigned char)letter, letter};
        canvas_put(canvas, points_row(&board, i), 1 + points_column(&board, i),
                   s->at[i] ? stone : empty,
                   s->at[i] ? (enum ink)(INK_SEAT_A + s->at[i] - 1) : INK_DIM);
    }
}

static void panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_textf(canvas, 0, 0, 20, INK_PLAIN, _("seen before: %u"),
                 s->seen.count ? repetition_count(&s->seen, digest(s)) - 1 : 0);
}

static void look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    if (s->at[spot])
        text_addf(out, _("a stone of $%c"), letters[s->at[spot]]);
    else
        text_add(out, _("an empty point"));
}

const struct ruleset morris_ruleset = {
    .name = "morris",
    .title = N_("Three Men's Morris"),
    .pitch = N_("Three stones in a row, on nine points"),
    .goal = N_("Place three stones, then move them, until they stand in a row"),
    .minutes = 3,
    .version = 1,
    .seats_least = SEATS,
    .seats_most = SEATS,
    .state_size = sizeof(game_state),
    .moves_most = STONES * 8,
    .points = N_("rows"),
    RULESET_WORDS(verbs, domains, options, presets),
    .deal = deal,
    .start = start,
    .describe = describe,
    .turn = turn,
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
