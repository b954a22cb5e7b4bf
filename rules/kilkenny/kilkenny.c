/*
 * kilkenny.c - Kilkenny Cats (Parker Brothers, 1890): who acts, which moves are legal, what they
 * do, who wins; and the table that makes it a ruleset.
 *
 * A turn is a roll by chance and one move by the player (KK-6), or `pass` when no cat can move
 * that far (KK-11). A roll gives a cat at most one target in each of eight directions, so the
 * legal moves are the pairs of cat and direction for which kilkenny_reach finds a place; nothing
 * else decides what is legal. Rules are cited from RULES.md.
 */
#include "board.h"

enum { VERB_MOVE, VERB_PASS, VERB_ROLL, VERB_COUNT };
enum { DOMAIN_SQUARE, DOMAIN_FACE, DOMAIN_COUNT };

static void turn(const game_state *s, struct turn *out) {
    static const char *const prompts[] = {
        N_("Roll the die"),
        N_("Move a cat one square"),
        N_("Move a cat two squares"),
        N_("Move a cat three squares"),
        N_("Move a cat four squares"),
        N_("Move a cat five squares"),
        N_("Move a cat six squares"),
    };
    *out = (struct turn){.owner = s->to, .budget = -1, .number = s->number};
    if (s->outcome != PLAYING) {
        out->phase = PHASE_OVER;
        out->prompt = N_("The game is over");
    } else if (s->roll == 0) {
        out->phase = PHASE_CHANCE;
        out->prompt = prompts[0];
    } else {
        out->phase = PHASE_PLAY;
        out->acting = (uint8_t)(1U << s->to);
        out->prompt = s->stuck ? N_("No cat can move that far: pass") : prompts[s->roll];
    }
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = VERB_ROLL, .count = 1, .faces = 6}; /* KK-6 */
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    if (s->stuck) { /* KK-11 */
        move_list_add(out, move_0(VERB_PASS));
        return;
    }
    for (unsigned i = 0; i < s->mobile[seat]; i++)
        for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
            unsigned from = kilkenny_cat(s, seat, i);
            unsigned to = kilkenny_reach(s, seat, from, direction, s->roll);
            if (to != NOWHERE)
                move_list_add(out, move_2(VERB_MOVE, from, to));
        }
}

/* Chooses random pairs of cat and direction, five from one random number, until one is a move.
   All pairs are equally likely, so all moves are; some pair is one, since the player is not
   stuck. */
static struct move sample(const game_state *s, unsigned seat, struct rng *rng) {
    static const uint8_t masks[CATS + 1] = {0, 0, 1, 3, 3, 7, 7, 7, 7};
    unsigned cats = s->mobile[seat], mask = masks[cats], roll = s->roll;
    if (s->stuck)
        return move_0(VERB_PASS);
    for (;;) {
        uint32_t bits = rng_next(rng);
        for (int i = 0; i < 5; i++, bits >>= 6) {
            unsigned cat = bits >> 3 & mask;
            if (cat >= cats)
                continue;
            unsigned from = kilkenny_cat(s, seat, cat);
            unsigned to = kilkenny_reach(s, seat, from, bits & 7, roll);
            if (to != NOWHERE)
                return move_2(VERB_MOVE, from, to);
        }
    }
}

/*
 * Legality, and the reasons.
 */

static int sign(int number) {
    return (number > 0) - (number < 0);
}

/* The squares from one place to another in a straight line, or -1; 0 when they are the same. */
static int straight(unsigned from, unsigned to, unsigned *direction) {
    static const uint8_t directions[3][3] = {{5, 6, 7}, {4, 0, 0}, {3, 2, 1}}; /* [file][rank] */
    int files = grid_column(&kilkenny_grid, (int)to) - grid_column(&kilkenny_grid, (int)from);
    int ranks = grid_row(&kilkenny_grid, (int)to) - grid_row(&kilkenny_grid, (int)from);
    if (files != 0 && ranks != 0 && files != ranks && files != -ranks)
        return -1;
    *direction = directions[sign(files) + 1][sign(ranks) + 1];
    return files != 0 ? files * sign(files) : ranks * sign(ranks);
}

static bool legal(const game_state *s, unsigned seat, unsigned from, unsigned to) {
    unsigned direction;
    return to != NOWHERE && s->at[from] == CAT + seat &&
           straight(from, to, &direction) == s->roll &&
           kilkenny_reach(s, seat, from, direction, s->roll) == to;
}

/* Why a cat of the seat cannot stand on that square. */
static void explain_target(const game_state *s, unsigned seat, unsigned to, const char *name,
                           struct text *why) {
    unsigned there = s->at[to];
    if (there == CAT + seat)
        text_addf(why, _("KK-7: your own cat stands on %s"), name);
    else if (there == MOUSE_TAKEN + seat)
        text_addf(why, _("KK-7: your own cat has the mouse %s already"), name);
    else if (there >= MOUSE && there < MOUSE_IDLE)
        text_addf(why, _("KK-9: %s is a mouse of $%c"), name,
                  seat_letter(there >= MOUSE_TAKEN ? there - MOUSE_TAKEN : there - MOUSE));
    else
        text_addf(why, _("KK-9: %s is a mouse that nobody plays for"), name);
}

/* Why a line does not lead there: its shape, its length, what stands in the way. */
static void explain_line(const game_state *s, unsigned seat, unsigned from, unsigned to,
                         struct text *why) {
    const struct grid_label start = kilkenny_name(from), end = kilkenny_name(to);
    unsigned direction = 0;
    int length = straight(from, to, &direction);
    if (length < 0) {
        text_addf(why, _("KK-7: %s and %s are not in one straight line"), start.bytes, end.bytes);
        return;
    }
    if (length != s->roll) {
        bool mouse = s->at[to] == MOUSE + seat;
        text_addf(why,
                  mouse ? _("KK-8: a mouse is reached by exact roll: it is %d from %s to %s, "
                            "and the roll is %d")
                        : _("KK-6: it is %d from %s to %s, and the roll is %d"),
                  length, start.bytes, end.bytes, s->roll);
        return;
    }
    for (unsigned place = from; place != to;) {
        place = (unsigned)((int)place + kilkenny_step[direction]);
        if (place != to && s->at[place] != EMPTY) {
            text_addf(why, _("KK-7: a cat on %s is in the way"), kilkenny_name(place).bytes);
            return;
        }
    }
    explain_target(s, seat, to, end.bytes, why);
}

static void explain_move(const game_state *s, unsigned seat, unsigned from, unsigned to,
                         struct text *why) {
    const struct grid_label start = kilkenny_name(from), end = kilkenny_name(to);
    if (s->at[from] == OUTSIDE || s->at[to] == OUTSIDE)
        text_addf(why, _("KK-2: %s is not a square of the board"),
                  s->at[from] == OUTSIDE ? start.bytes : end.bytes);
    else if (s->at[from] == MOUSE_TAKEN + seat)
        text_addf(why, _("KK-10: the cat on %s has its mouse and never moves again"), start.bytes);
    else if (s->at[from] != CAT + seat)
        text_addf(why, _("KK-6: no cat of yours stands on %s"), start.bytes);
    else
        explain_line(s, seat, from, to, why);
}

/* Why it is not the time for a verb, whatever the board; true when it is not. */
static bool wrong_time(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    bool over = s->outcome != PLAYING;
    if (!over && verb != VERB_ROLL && s->roll != 0 && seat == s->to)
        return false;
    if (!why)
        return true;
    if (over)
        text_add(why, _("KK-15: the game is over"));
    else if (verb == VERB_ROLL)
        text_add(why, _("KK-6: a player does not choose what the die shows"));
    else if (s->roll == 0)
        text_add(why, _("KK-6: the die must be rolled first"));
    else
        text_addf(why, _("KK-5: it is the turn of $%c"), seat_letter(s->to));
    return true;
}

static bool why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (wrong_time(s, seat, verb, why))
        return true;
    if (s->stuck == (verb == VERB_PASS))
        return false;
    if (why)
        text_add(why, s->stuck ? _("KK-11: no cat can move that far: pass")
                               : _("KK-11: a cat can move, so one must"));
    return true;
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    if (move->verb != VERB_MOVE)
        return why_verb(s, seat, move->verb, why);
    if (wrong_time(s, seat, move->verb, why))
        return true;
    if (legal(s, seat, move->arg[0], move->arg[1]))
        return false;
    if (why)
        explain_move(s, seat, move->arg[0], move->arg[1], why);
    return true;
}

/*
 * Playing.
 */

static void tell_move(const game_state *s, const struct move *move, struct text *news) {
    const struct grid_label from = kilkenny_name(move->arg[0]), to = kilkenny_name(move->arg[1]);
    const char *start = from.bytes, *end = to.bytes, seat = seat_letter(s->to);
    unsigned there = s->at[move->arg[1]];
    if (there == EMPTY)
        text_addf(news, _("$%c goes from %s to %s.\n"), seat, start, end);
    else if (there < MOUSE)
        text_addf(news, _("$%c goes from %s to %s and captures a cat of $%c.\n"), seat, start, end,
                  seat_letter(there - CAT));
    else
        text_addf(news, _("$%c goes from %s to %s and gets a mouse.\n"), seat, start, end);
}

/* What a move that changed the number of cats on the field led to. */
static void tell_end(const game_state *s, unsigned fewer, struct text *news) {
    if (s->outcome == WON_BY_MICE)
        text_addf(news, _("$%c wins with two cats on two mice.\n"), seat_letter(s->winner));
    else if (s->mobile[fewer] == 0)
        text_addf(news, _("$%c has no cat left that can move, and gets no more turns.\n"),
                  seat_letter(fewer));
    if (s->outcome == WON_BY_MOVING)
        text_addf(news, _("$%c wins: nobody else can move a cat.\n"), seat_letter(s->winner));
    else if (s->outcome == DRAWN)
        text_add(news, _("A draw: nobody has cats enough for both mice.\n"));
}

static void roll(game_state *s, unsigned number, struct text *news) {
    s->roll = (uint8_t)number;
    s->stuck = !kilkenny_can_move(s);
    if (news)
        text_addf(news,
                  s->stuck ? _("$%c rolls %u: no cat can move that far, the turn is lost.\n")
                           : _("$%c rolls %u.\n"),
                  seat_letter(s->to), number);
}

/* Makes the move of a cat; true when the game is over. */
static bool go(game_state *s, unsigned from, unsigned to, struct text *news) {
    unsigned seat = s->to, there = s->at[to], fewer = seat;
    s->at[from] = EMPTY;
    kilkenny_remove(s, seat, from);
    if (there == MOUSE + seat) { /* KK-8, KK-10 */
        s->at[to] = (uint8_t)(MOUSE_TAKEN + seat);
        s->taken[seat] |= to == kilkenny_mouse[s->side[seat]][0] ? 1 : 2;
    } else {
        s->at[to] = (uint8_t)(CAT + seat);
        kilkenny_insert(s, seat, to);
        if (there == EMPTY)
            return false;
        fewer = there - CAT;
        kilkenny_remove(s, fewer, to); /* KK-7 */
    }
    kilkenny_settle(s);
    if (news)
        tell_end(s, fewer, news);
    return s->outcome != PLAYING;
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor;
    if (move->verb == VERB_ROLL) {
        roll(s, move->arg[0] + 1U, news);
        return;
    }
    if (news && move->verb == VERB_MOVE)
        tell_move(s, move, news);
    s->roll = 0;
    s->stuck = 0;
    if (move->verb == VERB_MOVE && go(s, move->arg[0], move->arg[1], news))
        return;
    s->number++;
    do /* KK-5, and KK-12: seats without a mobile cat are skipped */
        s->to = (uint8_t)(s->to + 1U < s->seats ? s->to + 1U : 0);
    while (s->mobile[s->to] == 0);
}

/* KK-15 */
static bool draws(const struct setup *setup) {
    return setup_option(setup, OPTION_POD_DRAW) == 1;
}

static void result(const game_state *s, struct result *out) {
    static const char *const reasons[] = {
        [PLAYING] = NULL,
        [WON_BY_MICE] = N_("KK-13: two cats on two mice"),
        [WON_BY_MOVING] = N_("KK-14: the only player with a cat that can move"),
        [DRAWN] = N_("KK-15: nobody has cats enough for both mice"),
    };
    *out = (struct result){.reason = reasons[s->outcome]};
    for (unsigned seat = 0; seat < s->seats; seat++)
        out->points[seat] = (int16_t)kilkenny_on_mice(s, seat);
    if (s->outcome == WON_BY_MICE || s->outcome == WON_BY_MOVING)
        out->winners = (uint8_t)(1U << s->winner);
}

/* KK-14: with the last cat that can move on its mouse, another player may win at once. */
static const char *confirm(const game_state *s, unsigned seat, const struct move *move) {
    game_state after = *s;
    struct result ended;
    if (move->verb != VERB_MOVE)
        return NULL;
    apply(&after, seat, move, NULL);
    result(&after, &ended);
    return ended.winners && !(ended.winners >> seat & 1)
               ? N_("With this move you lose at once (KK-14). Go on?")
               : NULL;
}

static const char *seat_title(const game_state *s, unsigned seat) {
    return kilkenny_sides[s->side[seat]];
}

static void square_word(unsigned value, struct text *out) {
    text_add(out, kilkenny_name(value).bytes);
}

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_SQUARE] = {.name = N_("square"),
                       .count = PLACES,
                       .on_board = true,
                       .word = square_word},
    [DOMAIN_FACE] = {.name = N_("number"), .count = 6, .least = 1},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_MOVE] = {.word = "move",
                   .help = N_("go with a cat from one square to another"),
                   .rule = "KK-7",
                   .count = 2,
                   .domain = {DOMAIN_SQUARE, DOMAIN_SQUARE}},
    [VERB_PASS] = {.word = "pass",
                   .help = N_("lose the turn: no cat can move that far"),
                   .rule = "KK-11",
                   .key = 'p'},
    [VERB_ROLL] = {.word = "roll",
                   .help = N_("what the die shows"),
                   .rule = "KK-6",
                   .count = 1,
                   .domain = {DOMAIN_FACE},
                   .chance = true},
};

static const char *const seat_choices[] = {NC_("option", "auto"),      NC_("option", "south-north"),
                                           NC_("option", "west-east"), NC_("option", "no-east"),
                                           NC_("option", "no-north"),  NC_("option", "no-west"),
                                           NC_("option", "no-south"),  NULL};
static const char *const start_choices[] = {NC_("option", "inner"), NC_("option", "edge"),
                                            NC_("option", "cross"), NULL};

static const struct option options[OPTION_COUNT] = {
    [OPTION_SEATS] = {.name = "seats",
                      .title = N_("Seats"),
                      .help = N_("Which sides are played (KK-1). Two players face each other; with "
                                 "three, one side stays empty. auto: South and North; or all but "
                                 "East."),
                      .choices = seat_choices},
    [OPTION_START] = {.name = "start",
                      .title = N_("Start squares"),
                      .help = N_("Where the cats begin (KK-4): in a line on the third row, in a "
                                 "line on the first row, or in blocks that form a cross in the "
                                 "middle."),
                      .choices = start_choices},
    [OPTION_POD_DRAW] = {.name = "pod_draw",
                         .title = N_("Draw"),
                         .help = N_("yes: the game is a draw once no player has enough cats left "
                                    "to take both mice (KK-15)."),
                         .choices = option_no_yes},
};

static const struct preset presets[] = {
    {"classic", N_("Classic: lines on the third row"), ""},
    {"edge", N_("From the edge: lines on the first row"), "start=edge"},
    {"cross", N_("The cross: a quarrel in the middle"), "start=cross"},
    {"peaceful", N_("Classic, with a draw when nobody can take both mice"), "pod_draw=yes"},
};

static const struct legend legend[] = {
    {"● ▲ ■ ◆", "S W N E", N_("cats of South, West, North and East"), "ABCD"},
    {"○ △ □ ◇", "s w n e", N_("their mice, which their cats are to reach"), "ABCD"},
    {"░◉ ░◬ ░▣ ░◈", ":S :W :N :E", N_("a cat on its mouse, where it stays"), "ABCD"},
    {"+", "+", N_("a corner of the central field"), NULL},
    {"×", "x", N_("a mouse of nobody, with two or three players"), NULL},
    {NULL, NULL, NULL, NULL},
};

static const struct game_scene scene = {
    4, "turn=101 to=C A=a1i1c4e4k5j6k8 B=f1a8n12f13c14e14 C=g5d8i9m9l11a14h0 "
       "D=n4n5a6d6i7"};

const struct ruleset kilkenny_ruleset = {
    .name = "kilkenny",
    .title = "Kilkenny Cats",
    .turns = true,
    .pitch = N_("One die, eight cats, two mice: a race"),
    .goal = N_("Eight cats, one die: be first on both mice, or the last one able to move"),
    .minutes = 30,
    .version = 1,
    .seats_least = 2,
    .seats_most = SEATS,
    .state_size = sizeof(struct game_state),
    .moves_most = CATS * DIRECTIONS,
    .points = N_("cats on mice"),
    RULESET_WORDS(verbs, domains, options, presets),
    .legend = legend,
    .scene = &scene,
    .deal = kilkenny_deal,
    .start = kilkenny_start,
    .describe = kilkenny_describe,
    .turn = turn,
    .chance = chance,
    .moves = moves,
    .sample = sample,
    .why_not = why_not,
    .why_verb = why_verb,
    .apply = apply,
    .result = result,
    .draws = draws,
    .confirm = confirm,
    .seat_title = seat_title,
    .seat_sign = kilkenny_sign,
    .extent = kilkenny_extent,
    .draw = kilkenny_draw,
    .panel = kilkenny_panel,
    .miniature = kilkenny_miniature,
    .look = kilkenny_look,
    .check = kilkenny_check,
    .estimate = kilkenny_estimate,
    .tuning = &kilkenny_tuning,
};
