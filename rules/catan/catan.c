/*
 * catan.c - L'impero di Catan, a war variant of a famous game of settlers: whose turn it is,
 * results, words, options; and the table that makes it a ruleset.
 *
 * Below it are play.c (what moves do), moves.c and why.c (what is legal), war.c (reach), setup.c
 * and describe.c (positions), show.c and panel.c (pictures), and under them all board.c (pieces)
 * and cards.c. Rules are cited from RULES.md.
 */
#include "bits.h"

enum {
    DOMAIN_HEX,
    DOMAIN_CORNER,
    DOMAIN_EDGE,
    DOMAIN_KIND,
    DOMAIN_SEAT,
    DOMAIN_FACE,
    DOMAIN_COUNT
};

static void turn(const game_state *s, struct turn *out) {
    static const char *const prompts[PHASES] = {
        [SETTLING] = N_("Set up a settlement"),
        [PAVING] = N_("Set up a road beside the settlement"),
        [ROLLING] = N_("Roll the dice"),
        [DISCARDING] = N_("Give back half of the cards"),
        [ACTING] = N_("Build, trade, attack, or end"),
        [TRADING] = N_("Add cards, offer, or cancel"),
        [ANSWERING] = N_("Accept or refuse"),
        [CHOOSING] = N_("Trade with one who accepted"),
        [PLACING] = N_("Place a road for the one taken"),
        [WON] = N_("The game is over"),
        [RAZED] = N_("The game is over"),
        [RUINED] = N_("The game is over"),
    };
    out->phase = s->phase == ROLLING ? PHASE_CHANCE : PHASE_PLAY;
    if (s->phase >= WON)
        out->phase = PHASE_OVER;
    out->owner = s->to;
    out->acting = (uint8_t)catan_acting(s);
    out->secret = false;
    out->random = false;
    out->budget = -1;
    out->number = s->number;
    out->prompt = prompts[s->phase];
    out->rule = NULL;
    if (s->phase == SETTLING || s->phase == PAVING)
        out->rule = "IC-4";
    else if (s->phase == PLACING)
        out->rule = "IC-17";
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = VERB_ROLL, .count = 2, .faces = 6}; /* IC-5 */
}

static void count_ruin(const game_state *s, struct result *out) { /* IC-23 */
    int most = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        int points = catan_final(s, seat);
        out->points[seat] = (int16_t)points;
        if (points >= most)
            out->winners = (uint8_t)(points > most ? 1U << seat : out->winners | 1U << seat);
        most = points > most ? points : most;
    }
    if ((out->winners & (out->winners - 1)) == 0)
        return;
    bool attacker = (s->option >> OPTION_TIE & 1) && (out->winners >> s->to & 1);
    out->winners = (uint8_t)(attacker ? 1U << s->to : 0);
}

static void result(const game_state *s, struct result *out) {
    static const char *const reasons[PHASES] = {
        [WON] = N_("IC-21: points enough on the own turn"),
        [RAZED] = N_("IC-22: five settlements destroyed, or two cities and three settlements"),
        [RUINED] = N_("IC-23: a player lost the last road; all count what they have"),
    };
    *out = (struct result){.reason = reasons[s->phase]};
    if (s->phase == RUINED) {
        count_ruin(s, out);
        return;
    }
    for (unsigned seat = 0; seat < s->seats; seat++)
        out->points[seat] = (int16_t)catan_points(s, seat);
    if (s->phase >= WON)
        out->winners = (uint8_t)(1U << s->to);
}

/*
 * Words.
 */

static void hex_word(unsigned value, struct text *out) {
    static const uint8_t first[] = {0, 3, 7, 12, 16};
    unsigned row = 4;
    while (value < first[row])
        row--;
    text_addf(out, "%u.%u", row + 1, value - first[row] + 1);
}

static void corner_word(unsigned value, struct text *out) {
    text_addf(out, "v%u", value);
}

static void edge_word(unsigned value, struct text *out) {
    text_addf(out, "e%u", value);
}

static const char *const seat_words[SEATS] = {"A", "B", "C", "D"};

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_HEX] =
        {.name = N_("hex"), .count = HEXES, .on_board = true, .spot = HEX_SPOT, .word = hex_word},
    [DOMAIN_CORNER] = {.name = N_("corner"),
                       .count = CORNERS,
                       .on_board = true,
                       .spot = CORNER_SPOT,
                       .word = corner_word},
    [DOMAIN_EDGE] = {.name = N_("edge"),
                     .count = EDGES,
                     .on_board = true,
                     .spot = EDGE_SPOT,
                     .word = edge_word},
    [DOMAIN_KIND] = {.name = N_("kind"), .count = KINDS, .words = catan_kinds},
    [DOMAIN_SEAT] = {.name = N_("player"), .count = SEATS, .words = seat_words},
    [DOMAIN_FACE] = {.name = N_("number"), .count = 6, .least = 1},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_SETTLE] = {"settle",
                     N_("build a settlement: brick, lumber, wool, grain"),
                     "IC-8",
                     1,
                     {DOMAIN_CORNER},
                     0},
    [VERB_ROAD] = {"road", N_("build a road: brick, lumber"), "IC-8", 1, {DOMAIN_EDGE}, 0},
    [VERB_CITY] =
        {"city", N_("make a settlement a city: 3 ore, 2 grain"), "IC-7", 1, {DOMAIN_CORNER}, 0},
    [VERB_BANK] = {"bank",
                   N_("give the bank 4, 3 or 2 of a kind for one of another"),
                   "IC-9",
                   2,
                   {DOMAIN_KIND, DOMAIN_KIND},
                   'b'},
    [VERB_RECRUIT] = {"recruit", N_("recruit a knight: 3 grain, 3 wool"), "IC-12", 0, {0}, 'K'},
    [VERB_GIVE] = {"give", N_("offer a card to the others"), "IC-9", 1, {DOMAIN_KIND}, 'g'},
    [VERB_WANT] = {"want", N_("ask the others for a card"), "IC-9", 1, {DOMAIN_KIND}, 'i'},
    [VERB_OFFER] = {"offer", N_("make the offer as it stands"), "IC-9", 0, {0}, 'o'},
    [VERB_ACCEPT] = {"accept", N_("accept the offer"), "IC-9", 0, {0}, 'y'},
    [VERB_REFUSE] = {"refuse", N_("refuse the offer"), "IC-9", 0, {0}, 'f'},
    [VERB_DEAL] = {"deal", N_("trade with one who accepted"), "IC-9", 1, {DOMAIN_SEAT}, 't'},
    [VERB_CANCEL] = {"cancel", N_("give up the trade"), "IC-9", 0, {0}, 'c'},
    [VERB_DISCARD] =
        {"discard", N_("give a card back after a seven"), "IC-11", 1, {DOMAIN_KIND}, 's'},
    [VERB_TAKE] = {"take", N_("take an enemy road: 3 knights"), "IC-15", 1, {DOMAIN_EDGE}, 0},
    [VERB_SEIZE] = {"seize",
                    N_("take two enemy roads that meet: 6 knights"),
                    "IC-15",
                    2,
                    {DOMAIN_EDGE, DOMAIN_EDGE},
                    0},
    [VERB_RAZE] = {"raze",
                   N_("destroy a settlement (4 knights) or a city (5)"),
                   "IC-15",
                   1,
                   {DOMAIN_CORNER},
                   0},
    [VERB_SKIP] = {"skip", N_("place no road for the one taken"), "IC-17", 0, {0}, 'p'},
    [VERB_END] = {"end", N_("end the turn"), "IC-5", 0, {0}, 'e'},
    [VERB_ROLL] = {.word = "roll",
                   .help = N_("what the dice show"),
                   .rule = "IC-5",
                   .count = 2,
                   .domain = {DOMAIN_FACE, DOMAIN_FACE},
                   .chance = true},
};

/*
 * Options: the first choice of each is the rule as written.
 */

static const char *const map_choices[] = {NC_("option", "beginner"), NC_("option", "random"),
                                          NC_("option", "apart"), NULL};
static const char *const hands_choices[] = {NC_("option", "open"), NC_("option", "closed"), NULL};
static const char *const on_choices[] = {NC_("option", "on"), NC_("option", "off"), NULL};
static const char *const attack_choices[] = {NC_("option", "any"), "1", NULL};
static const char *const distance_choices[] = {NC_("option", "between"), NC_("option", "inclusive"),
                                               NULL};
static const char *const capture_choices[] = {NC_("option", "free"), NC_("option", "in_place"),
                                              NULL};
static const char *const ruin_choices[] = {NC_("option", "board"), NC_("option", "stock"), NULL};
static const char *const tie_choices[] = {NC_("option", "draw"), NC_("option", "attacker"), NULL};

static const struct option options[OPTION_COUNT] = {
    [OPTION_MAP] = {"map", N_("Island"),
                    N_("The beginner's island; a random one with the numbers in their order; or "
                       "with the numbers shuffled and no 6 or 8 beside another (IC-3)."),
                    map_choices, 0, 0, 0},
    [OPTION_VP] = {"vp", N_("Points to win"), N_("Victory points that win (IC-21)."), NULL, 10, 15,
                   12},
    [OPTION_HANDS] = {"hands", N_("Hands"),
                      N_("open: everybody sees all cards, as each enters a hand in public. "
                         "closed: only the owner sees them (IC-9)."),
                      hands_choices, 0, 0, 0},
    [OPTION_DISCARD] = {"seven_discard", N_("Discard on a seven"),
                        N_("on: with more than seven cards half is given back (IC-11)."),
                        on_choices, 0, 0, 0},
    [OPTION_SEVEN_ALL] =
        {"seven_all", N_("Knights on a seven"),
         N_("yes: everybody takes a knight, not only the player who rolled (IC-11)."),
         option_no_yes, 0, 0, 0},
    [OPTION_ATTACKS] = {"attacks", N_("Attacks in a turn"), N_("Any number, or one (IC-15)."),
                        attack_choices, 0, 0, 0},
    [OPTION_DISTANCE] = {"road_distance", N_("Distance to a road"),
                         N_("inclusive: the road's own edge counts too (IC-13)."), distance_choices,
                         0, 0, 0},
    [OPTION_SHIELD] = {"shield", N_("Shielded roads"),
                       N_("on: a road behind an enemy building cannot be taken (IC-15)."),
                       on_choices, 0, 0, 0},
    [OPTION_CAPTURE] = {"road_capture", N_("Replacement road"),
                        N_("free: on any edge that is legal. in_place: on the freed edge, "
                           "connected or not (IC-17)."),
                        capture_choices, 0, 0, 0},
    [OPTION_WAIT] = {"knight_wait", N_("New knights wait"),
                     N_("yes: a knight is not used in the turn in which it came (IC-12)."),
                     option_no_yes, 0, 0, 0},
    [OPTION_ARMY] =
        {"largest_army", N_("Largest Army"),
         N_("yes: 2 points for the player with the most knights, at least three (IC-11)."),
         option_no_yes, 0, 0, 0},
    [OPTION_RUIN] = {"ruin", N_("The last road"),
                     N_("board: the game is counted when a player has no road on the board. stock: "
                        "when he has none in stock either (IC-23)."),
                     ruin_choices, 0, 0, 0},
    [OPTION_WARPOINTS] = {"ruin_warpoints", N_("War points at the end"),
                          N_("yes: war points are part of the final count (IC-23)."), option_no_yes,
                          0, 0, 0},
    [OPTION_TIE] = {"tie", N_("A tie in the count"),
                    N_("draw: nobody wins. attacker: the attacker does, if he is among the best "
                       "(IC-23)."),
                    tie_choices, 0, 0, 0},
};

static const struct preset presets[] = {
    {"classic", N_("The beginner's island"), ""},
    {"random", N_("A random island"), "map=random"},
    {"short", N_("Ten points, on a random island"), "map=apart vp=10"},
    {"closed", N_("Hands are closed"), "hands=closed"},
};

static const struct legend legend[] = {
    {"○ △ □ ◇", "a b c d", N_("settlements; whose they are is on the panel"), "ABCD"},
    {"● ▲ ■ ◆", "A B C D", N_("cities"), "ABCD"},
    {"◉ ◬ ▣ ◈", "W X Y Z", N_("barracks, from which war is made"), "ABCD"},
    {"◦", "o", N_("a free corner at a harbour: who builds there trades at its rate"), NULL},
    {"3:1", "3:1", N_("a harbour in the sea beside its two corners: three of a kind for one"),
     NULL},
    {"B2:1", "B2:1", N_("two bricks for one; also L lumber, W wool, G grain, O ore"), NULL},
    {".:", "oo", N_("below a number: the ways of 36 in which two dice give it"), NULL},
    {"═ †", "= !", N_("on the panel: the longest road and the largest army"), NULL},
    {NULL, NULL, NULL, NULL},
};

static struct glyph seat_sign_of(const game_state *s, unsigned seat) {
    (void)s;
    return catan_city[seat];
}

static const struct game_scene scene = {
    4, "turn=65 to=D first=D at=roll longest=A "
       "A=v35v43v46V45e43e51e58e59e60e62l3w3g3k2x1 "
       "B=V16V20V28V31e24e31e34e37l2w2g3o3k2 C=v5v12v14e8e11e15l2w1g2o1k4 "
       "D=v13V44e20e57b2w1g1o1k2"};

const struct ruleset catan_ruleset = {
    .name = "catan",
    .title = "L'impero di Catan",
    .pitch = N_("Settle an island, and send out knights"),
    .goal = N_("Settle an island, build cities, and send knights against the neighbours"),
    .minutes = 90,
    .version = 1,
    .seats_least = 2,
    .seats_most = SEATS,
    .state_size = sizeof(struct game_state),
    .moves_most = 250,
    .points = N_("victory points"),
    .adds_dice = true,
    .turns = true,
    RULESET_WORDS(verbs, domains, options, presets),
    .legend = legend,
    .scene = &scene,
    .deal = catan_deal,
    .start = catan_start,
    .describe = catan_describe,
    .turn = turn,
    .chance = chance,
    .moves = catan_moves,
    .sample = catan_sample,
    .why_not = catan_why_not,
    .why_verb = catan_why_verb,
    .apply = catan_apply,
    .result = result,
    .seat_sign = seat_sign_of,
    .extent = catan_extent,
    .draw = catan_draw,
    .panel = catan_panel,
    .miniature = catan_miniature,
    .look = catan_look,
    .check = catan_check,
    .price = catan_price,
    .resample = catan_resample,
    .estimate = catan_estimate,
    .futile = catan_futile,
    .tuning = &catan_tuning,
};
