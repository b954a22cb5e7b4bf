/*
 * toy.c - Stones, the game that docs/GUIDE.md walks through: roll a die, take stones from the end
 * of a row. Invariant: die is 0 exactly while a roll is awaited or all stones are gone.
 */
#include "core/position.h"

enum { STONES = 20, FACES = 3 };
enum { ROLL, TAKE };
enum { FACE, STONE };

static const struct domain domains[] = {
    [FACE] = {.name = N_("face"), .count = FACES, .least = 1},
    [STONE] = {.name = N_("stone"), .count = STONES, .least = 1, .on_board = true},
};
static const struct verb verbs[] = {
    [ROLL] = {"roll", N_("roll the die"), "TY-2", 1, {FACE}, .chance = true},
    [TAKE] = {"take", N_("take that stone and all after it"), "TY-3", 1, {STONE}, 't'},
};
static const char *const last_words[] = {"wins", "loses", NULL};
static const struct option options[] = {
    {"last", N_("The last stone"), N_("It wins or loses (TY-4)."), last_words, 0, 0, 0},
};
static const struct preset presets[] = {
    {"usual", N_("The last stone wins"), ""},
    {"misere", N_("The last stone loses"), "last=loses"},
};

struct game_state {
    uint32_t turn;        /* from 1 */
    uint8_t seats, mover; /* 2 .. 4; 0 .. seats-1 */
    uint8_t die;          /* rolled and not yet used, 1 .. FACES; else 0 */
    uint8_t stones;       /* left in the row, 0 .. STONES */
    uint8_t misere;       /* option last: 1 when the last stone loses */
};

static const struct position_field fields[] = {
    {NULL, N_("The first word is the number of the turn, 1 to 21."), POSITION_NUMBER,
     POSITION_MEMBER(turn), .least = 1, .most = STONES + 1},
    {NULL, N_("The second word is the number of the player to move, from 0."), POSITION_NUMBER,
     POSITION_MEMBER(mover), .most = 3},
    {NULL, N_("The third word is what the die shows, 0 to 3."), POSITION_NUMBER,
     POSITION_MEMBER(die), .most = FACES},
    {NULL, N_("The fourth word is the number of stones left, 0 to 20."), POSITION_NUMBER,
     POSITION_MEMBER(stones), .most = STONES},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

static void describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, s->seats, viewer, out);
}

static void deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.turn = 1, .stones = STONES};
    s.mover = (uint8_t)rng_below(rng, setup->seats);
    describe(&s, VIEW_ALL, out);
}

static const char *check(const game_state *s) {
    if (s->mover >= s->seats)
        return N_("There are not so many players.");
    if (s->turn > 1u + STONES - s->stones)
        return N_("Each turn takes a stone, so there were fewer turns.");
    return s->die && !s->stones ? N_("There is a roll, but no stone.") : NULL;
}

static const char *start(game_state *s, const struct setup *setup) {
    bool is_deal; /* the same to this game */
    s->seats = (uint8_t)setup->seats;
    s->misere = (uint8_t)setup_option(setup, 0);
    const char *wrong = position_read(&position, s, s->seats, setup->deal, &is_deal);
    return wrong ? wrong : check(s);
}

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.owner = s->mover, .number = s->turn, .budget = -1};
    out->phase = s->stones ? PHASE_CHANCE : PHASE_OVER;
    out->prompt = N_("Roll the die");
    if (s->die) {
        out->phase = PHASE_PLAY;
        out->acting = (uint8_t)(1u << s->mover);
        out->prompt = N_("Take stones from the end of the row");
    }
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = ROLL, .count = 1, .faces = FACES};
}

static bool legal(const game_state *s, int stone) {
    return stone < s->stones && stone >= s->stones - s->die;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    (void)seat; /* only the mover is asked */
    for (unsigned stone = 0; stone < STONES; stone++)
        if (legal(s, (int)stone))
            move_list_add(out, move_1(TAKE, stone));
}

static bool why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    bool due = seat == s->mover && s->die && verb == TAKE;
    return refused_for(due ? NULL : N_("TY-2: it is not the time for that"), why);
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    const char *reason = N_("TY-3: take at most what the die shows, from the end");
    return why_verb(s, seat, move->verb, why) ||
           refused_for(legal(s, move->arg[0]) ? NULL : reason, why);
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    if (actor == CHANCE) {
        s->die = (uint8_t)(move->arg[0] + 1);
        return;
    }
    if (news)
        text_addf(news, _("$%c leaves %d stones.\n"), seat_letter(s->mover), move->arg[0]);
    s->stones = (uint8_t)move->arg[0];
    s->die = 0;
    s->mover = (uint8_t)((s->mover + 1) % s->seats);
    s->turn++;
}

static void result(const game_state *s, struct result *out) {
    unsigned all = (1u << s->seats) - 1, last = 1u << (s->mover + s->seats - 1) % s->seats;
    *out = (struct result){0};
    if (s->stones)
        return;
    out->winners = (uint8_t)(s->misere ? all ^ last : last);
    out->reason = s->misere ? N_("TY-4: the last stone loses") : N_("TY-4: the last stone wins");
    for (unsigned seat = 0; seat < s->seats; seat++)
        out->points[seat] = out->winners >> seat & 1;
}

static bool extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    *out = (struct extent){.board_rows = 2, .board_columns = 3 * STONES, 1, 10};
    return size == SIZE_LINES;
}

static void draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    for (int i = 0; i < STONES; i++) {
        struct glyph glyph =
            i < s->stones ? (struct glyph){0x25CF, 'o'} : (struct glyph){0xB7, '.'};
        canvas_put(canvas, 0, 3 * i + 1, glyph, INK_NEUTRAL);
        canvas_textf(canvas, 1, 3 * i + 1, 2, INK_DIM, "%d", i + 1);
        canvas_spot(canvas, 0, 3 * i, 1, 3, i);
    }
}

static void panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_textf(canvas, 0, 0, 10, INK_STRONG, _("die: %d"), s->die);
}

static void look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    text_add(out, spot < s->stones ? _("a stone") : _("nothing: taken"));
}

const struct ruleset toy_ruleset = {
    .name = "toy",
    .title = N_("Stones"),
    .pitch = N_("Roll, take, mind the last stone"),
    .goal = N_("Roll, take stones, and win, or lose, with the last one"),
    .minutes = 1,
    .version = 1,
    .seats_least = 2,
    .seats_most = 4,
    .points = N_("games"),
    .state_size = sizeof(game_state),
    .moves_most = FACES,
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
