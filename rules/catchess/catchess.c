/*
 * catchess.c - Cat Chess (toothycat.net): who acts, what chance decides, who has won; the words of
 * its moves, its options, and the table that makes it a ruleset.
 *
 * The designers published rules and never played them; RULES.md says where they are silent and
 * what was chosen. The stages of a game are drawn in apply.c.
 */
#include "state.h"

/* CH-21: both choose at the same time; who has chosen does not act any more. */
static unsigned duelling(const game_state *s) {
    unsigned seats = 0;
    if (s->method == NOTHING)
        seats |= 1U << s->owner[s->attacker];
    if (s->response == NOTHING)
        seats |= 1U << s->owner[s->defender];
    return seats;
}

static const char *prompt(const game_state *s) {
    static const char *const prompts[] = {
        [STAGE_COUNTERS] = N_("In secret: five Style and five Presence on your grids"),
        [STAGE_TILES] = N_("Raise a space by a tile"),
        [STAGE_CATS] = N_("Place a cat on the lowest ground, unobserved"),
        [STAGE_ACT] = N_("Each of your cats acts once"),
        [STAGE_ENTER] = N_("Bring back more cats, or end the turn"),
        [STAGE_FACE] = N_("Turn your cats, then end the turn"),
        [STAGE_DUEL] = N_("A challenge: choose in secret"),
        [STAGE_RETREAT] = N_("Retreat to an adjacent space, out of sight"),
        [STAGE_COIN] = N_("A coin decides the challenge"),
        [STAGE_OVER] = N_("The game is over"),
    };
    unsigned playing = catchess_playing(s, s->to);
    if (s->stage != STAGE_ACT || playing == s->team[s->to] || s->acted)
        return prompts[s->stage];
    return playing ? N_("Act, or only bring cats back") : N_("Bring your cats back into play");
}

/* In the set-up: the counters, tiles or cats still to be placed. */
static int16_t left(const game_state *s) {
    if (s->stage > STAGE_CATS)
        return -1;
    unsigned placed = catchess_placed(s, s->to, STYLE) + catchess_placed(s, s->to, PRESENCE);
    return (int16_t)(s->stage == STAGE_COUNTERS ? 2 * catchess_allowed(s, s->to) - placed
                                                : s->left);
}

static void turn(const game_state *s, struct turn *out) {
    *out =
        (struct turn){.owner = s->to, .budget = left(s), .number = s->number, .prompt = prompt(s)};
    out->phase = PHASE_PLAY;
    out->acting = (uint8_t)(1U << s->to);
    if (s->stage == STAGE_OVER)
        out->phase = PHASE_OVER;
    else if (s->stage == STAGE_COIN)
        out->phase = PHASE_CHANCE;
    else if (s->stage == STAGE_DUEL)
        out->acting = (uint8_t)duelling(s);
    else if (s->stage == STAGE_RETREAT)
        out->acting = (uint8_t)(1U << s->owner[s->fleeing]);
    if (out->phase != PHASE_PLAY) {
        out->acting = 0;
        return;
    }
    out->rule = s->stage == STAGE_CATS ? "CH-9" : NULL;
    out->secret = (s->stage == STAGE_COUNTERS && !s->open) || s->stage == STAGE_DUEL;
    out->random = s->quick && s->stage <= STAGE_CATS;
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = VERB_COIN, .count = 1, .faces = 2}; /* CH-22 */
}

static void result(const game_state *s, struct result *out) {
    *out = (struct result){0};
    for (unsigned seat = 0; seat < s->seats; seat++)
        out->points[seat] = (int16_t)catchess_count(catchess_targets(s, seat));
    if (s->stage != STAGE_OVER)
        return;
    out->winners = (uint8_t)(1U << s->to);
    out->reason = N_("CH-25: two summits held until the next turn");
}

/* CH-25 names one winner. */
static bool draws(const struct setup *setup) {
    (void)setup;
    return false;
}

/* CH-17: what a move would cost, where it leads to. */
static int price(const game_state *s, unsigned seat, const struct move *move) {
    (void)seat;
    return move->verb == VERB_GO ? catchess_price(s, move->arg[0], move->arg[1]) : -1;
}

static void space_word(unsigned value, struct text *out) {
    text_add(out, catchess_name(value).bytes);
}

static void cat_word(unsigned value, struct text *out) {
    text_add(out, catchess_sheets[value].word);
}

/* "kero/hiss/wash" */
static void grid_word(unsigned value, struct text *out) {
    text_addf(out, "%s/%s/%s", catchess_sheets[value / GRID].word,
              catchess_methods[value % GRID / SIDE], catchess_responses[value % SIDE]);
}

static const char *const kinds[KINDS] = {"style", "presence"};
static const char *const sides[2] = {"heads", "tails"};

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_SPACE] = {.name = N_("space"), .count = SPACES, .on_board = true, .word = space_word},
    [DOMAIN_CAT] =
        {.name = N_("cat"), .count = SHEETS, .on_board = true, .spot = SPOT_CAT, .word = cat_word},
    [DOMAIN_GRID] = {.name = N_("grid_space"),
                     .count = SHEETS * GRID,
                     .on_board = true,
                     .spot = SPOT_GRID,
                     .word = grid_word},
    [DOMAIN_METHOD] = {.name = N_("method"),
                       .count = SIDE,
                       .on_board = true,
                       .spot = SPOT_METHOD,
                       .words = catchess_methods},
    [DOMAIN_RESPONSE] = {.name = N_("response"),
                         .count = SIDE,
                         .on_board = true,
                         .spot = SPOT_RESPONSE,
                         .words = catchess_responses},
    [DOMAIN_KIND] = {.name = N_("counter"), .count = KINDS, .words = kinds},
    [DOMAIN_FACING] = {.name = N_("facing"), .count = FACINGS, .words = catchess_facings},
    [DOMAIN_SIDE] = {.name = N_("side"), .count = 2, .words = sides},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_COUNTER] = {.word = "counter",
                      .help = N_("place a Style or Presence counter on a grid space"),
                      .rule = "CH-7",
                      .count = 2,
                      .domain = {DOMAIN_KIND, DOMAIN_GRID},
                      .hidden = true}, /* CH-7, CH-21: only grid spaces are shown */
    [VERB_TILE] = {.word = "tile",
                   .help = N_("raise a space by one"),
                   .rule = "CH-8",
                   .count = 1,
                   .domain = {DOMAIN_SPACE}},
    [VERB_CHALLENGE] = {.word = "challenge",
                        .help = N_("challenge a higher cat that this one observes"),
                        .rule = "CH-20",
                        .count = 2,
                        .domain = {DOMAIN_CAT, DOMAIN_CAT},
                        .key = 'c'},
    [VERB_GO] = {.word = "go",
                 .help = N_("move a cat to a space in its reach"),
                 .rule = "CH-17",
                 .count = 2,
                 .domain = {DOMAIN_CAT, DOMAIN_SPACE},
                 .key = 'g'},
    [VERB_PREEN] = {.word = "preen",
                    .help = N_("gain one self-esteem, and keep the facing"),
                    .rule = "CH-19",
                    .count = 1,
                    .domain = {DOMAIN_CAT},
                    .key = 'p'},
    [VERB_STAY] = {.word = "stay",
                   .help = N_("a move that costs no points"),
                   .rule = "CH-17",
                   .count = 1,
                   .domain = {DOMAIN_CAT},
                   .key = 's'},
    [VERB_GROOM] = {.word = "groom",
                    .help = N_("preen for free, besides the action, and still turn (Kiryuu)"),
                    .rule = "CH-4",
                    .count = 1,
                    .domain = {DOMAIN_CAT}},
    [VERB_ENTER] = {.word = "enter",
                    .help = N_("bring a cat into play, with a facing"),
                    .rule = "CH-13",
                    .count = 3,
                    .domain = {DOMAIN_CAT, DOMAIN_SPACE, DOMAIN_FACING}},
    [VERB_FACE] = {.word = "face",
                   .help = N_("turn a cat to look at a corner"),
                   .rule = "CH-15",
                   .count = 2,
                   .domain = {DOMAIN_CAT, DOMAIN_FACING},
                   .key = 'f'},
    [VERB_METHOD] = {.word = "method",
                     .help = N_("how the challenger stares, in secret"),
                     .rule = "CH-21",
                     .count = 1,
                     .domain = {DOMAIN_METHOD}},
    [VERB_RESPONSE] = {.word = "response",
                       .help = N_("how the defender takes it, in secret"),
                       .rule = "CH-21",
                       .count = 1,
                       .domain = {DOMAIN_RESPONSE}},
    [VERB_RETREAT] = {.word = "retreat",
                      .help = N_("step out of the winner's sight"),
                      .rule = "CH-23",
                      .count = 1,
                      .domain = {DOMAIN_SPACE}},
    [VERB_END] = {.word = "end", .help = N_("end the turn"), .rule = "CH-14", .key = 'e'},
    [VERB_PASS] = {.word = "pass", .help = N_("pass: nothing can be done"), .rule = "CH-16"},
    [VERB_COIN] = {.word = "coin",
                   .help = N_("heads: the challenger wins, tails: the defender"),
                   .rule = "CH-22",
                   .count = 1,
                   .domain = {DOMAIN_SIDE},
                   .chance = true},
};

static const char *const setup_choices[] = {NC_("option", "classic"), NC_("option", "quick"), NULL};
static const char *const board_choices[] = {NC_("option", "r6"), NC_("option", "r5"),
                                            NC_("option", "r8"), NULL};
static const char *const los_choices[] = {NC_("option", "both"), NC_("option", "min"), NULL};
static const char *const arc_choices[] = {NC_("option", "narrow"), NC_("option", "wide"), NULL};
static const char *const vision_choices[] = {NC_("option", "three"), NC_("option", "four"), NULL};
static const char *const retreat_choices[] = {NC_("option", "free"), NC_("option", "strict"), NULL};
static const char *const block_choices[] = {NC_("option", "none"), NC_("option", "diagonal"), NULL};

static const struct option options[OPTION_COUNT] = {
    [OPTION_SETUP] = {.name = "setup",
                      .title = N_("Set-up"),
                      .help = N_("classic: the players place counters, tiles and cats (CH-7 to "
                                 "CH-9). quick: chance does, by the same rules."),
                      .choices = setup_choices},
    [OPTION_BOARD] = {.name = "board",
                      .title = N_("Board"),
                      .help = N_("The size of the hill country: radius 6 (127 spaces), 5 (91) or 8 "
                                 "(217) (CH-3)."),
                      .choices = board_choices},
    [OPTION_TILES] = {.name = "tiles",
                      .title = N_("Tiles"),
                      .help = N_("How many tiles the players place in all (CH-8)."),
                      .least = 0,
                      .most = 30,
                      .initial = 12},
    [OPTION_SHEETS] = {.name = "open_sheets",
                       .title = N_("Open sheets"),
                       .help = N_("yes: everybody sees all challenge grids (CH-7)."),
                       .choices = option_no_yes},
    [OPTION_LOS] = {.name = "los",
                    .title = N_("Line of sight"),
                    .help = N_("both: a space hides what lies behind it when it is higher than "
                               "both cats. min: higher than the lower one (CH-12)."),
                    .choices = los_choices},
    [OPTION_ARC] = {.name = "arc",
                    .title = N_("Edge of the arc"),
                    .help = N_("wide: spaces exactly on the edge of the vision arc are in it "
                               "(CH-11)."),
                    .choices = arc_choices},
    [OPTION_VISION] = {.name = "vision",
                       .title = N_("Sides of Vision"),
                       .help = N_("Through how many hex sides the cat Vision sees (CH-11)."),
                       .choices = vision_choices},
    [OPTION_OWN] =
        {.name = "own_blocks",
         .title = N_("Own cats block"),
         .help = N_("yes: a player's own cats also block the spaces that they observe (CH-18)."),
         .choices = option_no_yes},
    [OPTION_RETREAT] = {.name = "retreat",
                        .title = N_("Retreat"),
                        .help = N_("strict: a retreating cat may not enter a space that it could "
                                   "not move to (CH-23, CH-18)."),
                        .choices = retreat_choices},
    [OPTION_BLOCKS] = {.name = "blocks",
                       .title = N_("Blocked grid spaces"),
                       .help = N_("diagonal: five grid spaces of every cat with an ability take no "
                                  "counter, as a price for the ability (CH-7)."),
                       .choices = block_choices},
};

static const struct preset presets[] = {
    {"quick", N_("Quick start: chance places everything"), "setup=quick"},
    {"classic", N_("Classic: the players place everything"), ""},
    {"small", N_("Quick start on the small board"), "setup=quick board=r5"},
    {"open", N_("Learning: quick start with open sheets"), "setup=quick open_sheets=yes"},
};

static const struct legend legend[] = {
    {"● ■ ◆ ★ ▼", "a b c d e", N_("whose a cat is"), "ABCDE"},
    {"K L S", "K L S", N_("which cat it is: the first letter of its name, in the list beside"),
     NULL},
    {"↗ ↑ ↖ ↙ ↓ ↘", "/ ^ \\ < v >", N_("the corner a cat looks at, behind its letter"), NULL},
    {"0 5 6▲", "0 5 6^", N_("the height of a space, behind a cat too; a summit"), NULL},
    {"•", "*", N_("what the cat that is pointed at sees"), NULL},
    {"3/5", "3/5", N_("the self-esteem of a cat and the most it can have"), NULL},
    {"▸ ↻ ✓", "> @ +", N_("beside a name: the cat can act, can only turn, has acted"), NULL},
    {"S P ·", "S P .", N_("on the grids of a challenge: Style, Presence, neither"), NULL},
    {"? ×", "? x", N_("a counter that you may not see; a place that cannot have one"), NULL},
    {"▸ ▾", "> v", N_("the method and the response that you have chosen"), NULL},
    {NULL, NULL, NULL, NULL},
};

static const struct game_scene scene = {3, "turn=15 stage=act to=A first=B left=0 held=014 duel=- "
                                           "tiles=c10d8f7g13h9h10k5k7k11l11n7o4 "
                                           "A=K:j13:n:5:-:????????????????????????? "
                                           "A=L:l6:sw:4:-:???????????O????????????? "
                                           "A=P:j12:s:3:-:???????O????????????????? "
                                           "B=D:n4:n:3:-:???????????O??P????O????? "
                                           "B=H:e9:nw:5:-:???????????????????O????? "
                                           "B=U:g14:s:5:-:???????O????????????????? "
                                           "C=V:f8:se:5:-:???????????????????O????? "
                                           "C=E:m5:n:2:-:???????????O??O????O????? "
                                           "C=Z:k5:s:5:-:???????????O?????????????"};

const struct ruleset catchess_ruleset = {
    .name = "catchess",
    .title = "Cat Chess",
    .turns = true,
    .pitch = N_("Win two of three hilltops by staring"),
    .goal = N_("Stare your way up the hills: hold two of three summits for a round"),
    .minutes = 60,
    .version = 3,
    .oldest = 2,
    .seats_least = 2,
    .seats_most = SEATS,
    .state_size = sizeof(struct game_state),
    .moves_most = TEAM * SPACES * FACINGS,
    .points = N_("summits"),
    RULESET_WORDS(verbs, domains, options, presets),
    .legend = legend,
    .scene = &scene,
    .deal = catchess_deal,
    .start = catchess_start,
    .describe = catchess_describe,
    .turn = turn,
    .chance = chance,
    .moves = catchess_moves,
    .sample = catchess_sample,
    .why_not = catchess_why_not,
    .why_verb = catchess_why_verb,
    .apply = catchess_apply,
    .news_wait = catchess_news_wait,
    .result = result,
    .draws = draws,
    .seat_sign = catchess_sign,
    .extent = catchess_extent,
    .draw = catchess_draw,
    .panel = catchess_panel,
    .miniature = catchess_miniature,
    .look = catchess_look,
    .check = catchess_check,
    .price = price,
    .shade = catchess_shade,
    .between = catchess_between,
    .page = catchess_page,
    .resample = catchess_resample,
    .estimate = catchess_estimate,
    .tuning = &catchess_tuning,
};
