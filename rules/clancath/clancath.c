/*
 * clancath.c - ClanCath: who acts, which moves are legal, who wins, and the table that makes it a
 * ruleset.
 *
 * A turn is one of two things: `roll`, after which the dice fall and it is over (CL-6), or steps
 * until `end` (CL-7). Whether a step is legal is decided by two functions of clancath.h and the
 * points left, nothing else.
 */
#include "board.h"

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.owner = s->to, .budget = -1, .number = s->number};
    if (s->outcome != PLAYING) {
        out->phase = PHASE_OVER;
        out->prompt = N_("The game is over");
        return;
    }
    if (s->stage == ROLLING) {
        out->phase = PHASE_CHANCE;
        out->prompt = N_("Roll the dice");
        return;
    }
    out->phase = PHASE_PLAY;
    out->acting = (uint8_t)(1U << s->to);
    if (s->stage == PLACING) {
        out->prompt = N_("Place a piece");
        return;
    }
    out->budget = s->left;
    if (clancath_raging(s))
        out->prompt = N_("Use all points");
    else if (clancath_fresh(s))
        out->prompt = N_("Roll or move");
    else
        out->prompt = s->left ? N_("Move on or end") : N_("End the turn");
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){.verb = VERB_DICE, .count = 2, .faces = 6}; /* CL-6 */
}

/*
 * Legal moves.
 */

static void list_placements(const game_state *s, unsigned seat, struct move_list *out) {
    for (unsigned square = 0; square < SQUARES; square++)
        if (clancath_may_place(s, seat, square))
            for (unsigned kind = CLANSMAN; kind < KINDS; kind++)
                if (clancath_stock(s, seat, kind))
                    move_list_add(out, move_2(VERB_DEPLOY, kind - CLANSMAN, square));
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    struct move steps[DIRECTIONS];
    if (s->stage == PLACING) {
        list_placements(s, seat, out);
        return;
    }
    for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++) {
        unsigned from = (unsigned)s->list[seat][i];
        unsigned count = clancath_may_act(s, from) ? clancath_steps(s, from, steps) : 0;
        for (unsigned k = 0; k < count; k++)
            move_list_add(out, steps[k]);
        if ((s->at[from] & KIND) == HERO && clancath_may_declare(s))
            move_list_add(out, move_1(VERB_BERSERK, from));
    }
    if (clancath_fresh(s))
        move_list_add(out, move_0(VERB_ROLL));
    if (clancath_may_end(s))
        move_list_add(out, move_0(VERB_END));
}

/* All pairs of kind and square are equally likely, so all placements are; 400 squares out of 512
   are asked, 3 kinds out of 4. */
static struct move sample_placement(const game_state *s, unsigned seat, struct rng *rng) {
    for (;;) {
        uint32_t bits = rng_next(rng);
        for (int i = 0; i < 2; i++, bits >>= 11) {
            unsigned square = bits & 511, kind = bits >> 9 & 3;
            if (square < SQUARES && kind != NOBODY && clancath_stock(s, seat, kind) &&
                clancath_may_place(s, seat, square))
                return move_2(VERB_DEPLOY, kind - CLANSMAN, square);
        }
    }
}

static struct move sample_berserker(const game_state *s, struct rng *rng) {
    struct move steps[DIRECTIONS];
    unsigned count = clancath_steps(s, (unsigned)s->berserker[s->to], steps);
    return count ? steps[rng_below(rng, count)] : move_0(VERB_END);
}

/* A ticket stands for a pair of piece and direction, for `end`, and at the start of a turn for
   `roll` or for a piece that may go berserk. Returns its verb and fills its arguments, unused ones
   with 0; or VERB_COUNT when the ticket is no legal move. */
static inline unsigned redeem(const game_state *s, unsigned seat, unsigned ticket, unsigned *from,
                              unsigned *to) {
    unsigned steps = 4U * s->alive[seat][NOBODY];
    if (ticket < steps) {
        *from = (unsigned)s->list[seat][ticket >> 2];
        unsigned cost = clancath_cost(s, seat, *from, ticket & 3, to);
        return cost > 0 && cost <= s->left && clancath_may_act(s, *from) ? VERB_STEP : VERB_COUNT;
    }
    *from = *to = 0;
    if (ticket - steps < 2)
        return ticket > steps ? VERB_ROLL : VERB_END;
    *from = (unsigned)s->list[seat][ticket - steps - 2];
    return (s->at[*from] & KIND) == HERO && clancath_may_declare(s) ? VERB_BERSERK : VERB_COUNT;
}

/* Chooses random tickets, two from one random number, until one is a move. All tickets are
   equally likely (Lemire's method: the high half of a product, rejecting the few low halves that
   would favour some), so all moves are. */
static struct move sample_turn(const game_state *s, unsigned seat, struct rng *rng) {
    unsigned pieces = s->alive[seat][NOBODY], verb = VERB_COUNT, from = 0, to = 0;
    uint32_t tickets = 4 * pieces + 1 + (clancath_fresh(s) ? 1 + pieces : 0);
    while (verb == VERB_COUNT) {
        uint32_t random = rng_next(rng);
        for (int i = 0; i < 2 && verb == VERB_COUNT; i++, random >>= 16) {
            uint32_t product = (random & 0xFFFF) * tickets, low = product & 0xFFFF;
            if (low >= tickets || low >= 0x10000 % tickets)
                verb = redeem(s, seat, product >> 16, &from, &to);
        }
    }
    static const uint8_t counts[VERB_COUNT] = {[VERB_STEP] = 2, [VERB_BERSERK] = 1};
    return (struct move){
        .verb = (uint8_t)verb, .count = counts[verb], .arg = {(uint16_t)from, (uint16_t)to}};
}

static struct move sample(const game_state *s, unsigned seat, struct rng *rng) {
    if (s->stage == PLACING)
        return sample_placement(s, seat, rng);
    if (clancath_raging(s))
        return sample_berserker(s, rng);
    if (s->left == 0 && s->spent > 0)
        return move_0(VERB_END);
    return sample_turn(s, seat, rng);
}

/* CL-16 */
static bool draws(const struct setup *setup) {
    return setup_option(setup, OPTION_DRAW_AFTER) > 0;
}

static void result(const game_state *s, struct result *out) {
    static const char *const reasons[] = {
        [PLAYING] = NULL,
        [WON] = N_("CL-15: the other side has no piece left"),
        [DRAWN] = N_("CL-16: too many turns without a capture"),
    };
    *out = (struct result){.reason = reasons[s->outcome]};
    for (unsigned seat = 0; seat < SEATS; seat++)
        out->points[seat] = s->alive[seat][NOBODY];
    if (s->outcome == WON)
        out->winners = (uint8_t)(1U << s->winner);
}

/*
 * Advice.
 */

static int price(const game_state *s, unsigned seat, const struct move *move) {
    (void)seat;
    return move->verb == VERB_STEP ? (int)clancath_cost_of(s, move->arg[0], move->arg[1]) : -1;
}

static const char *confirm(const game_state *s, unsigned seat, const struct move *move) {
    (void)seat;
    bool berserk = move->verb == VERB_BERSERK ||
                   (move->verb == VERB_STEP &&
                    clancath_makes_berserker(s, move->arg[0],
                                             clancath_cost_of(s, move->arg[0], move->arg[1])));
    if (!berserk)
        return NULL;
    return s->berserk_end == BERSERK_TURN /* CL-14 */
               ? N_("A Berserker must use all points, and dies when the turn ends. Go on?")
               : N_("A Berserker must use all points, and dies when the round ends. Go on?");
}

static bool walks(const game_state *s, unsigned seat, const struct move *move) {
    return move->verb == VERB_STEP && s->at[move->arg[1]] == NOBODY && !confirm(s, seat, move);
}

static void square_word(unsigned value, struct text *out) {
    text_add(out, clancath_name(value).bytes);
}

static const char *const kind_words[] = {"clansman", "hero", "chieftain"};

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_SQUARE] = {.name = N_("square"),
                       .count = SQUARES,
                       .on_board = true,
                       .word = square_word},
    [DOMAIN_KIND] = {.name = N_("rank"), .count = 3, .words = kind_words, .keys = "MHC"},
    [DOMAIN_FACE] = {.name = N_("number"), .count = 6, .least = 1},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_DEPLOY] = {.word = "deploy",
                     .help = N_("place a clansman, hero or chieftain on a square"),
                     .rule = "CL-3",
                     .count = 2,
                     .domain = {DOMAIN_KIND, DOMAIN_SQUARE}},
    [VERB_ROLL] = {.word = "roll",
                   .help = N_("roll the dice for points, instead of moving"),
                   .rule = "CL-6",
                   .key = 'o',
                   .rolls = true},
    [VERB_STEP] = {.word = "step",
                   .help = N_("go from one square to the next, or capture there"),
                   .rule = "CL-9",
                   .count = 2,
                   .domain = {DOMAIN_SQUARE, DOMAIN_SQUARE}},
    [VERB_BERSERK] = {.word = "berserk",
                      .help = N_("declare the hero on a square a Berserker"),
                      .rule = "CL-13",
                      .count = 1,
                      .domain = {DOMAIN_SQUARE},
                      .key = 'b'},
    [VERB_END] = {.word = "end", .help = N_("end the turn"), .rule = "CL-7", .key = 'e'},
    [VERB_DICE] = {.word = "dice",
                   .help = N_("what the dice show"),
                   .rule = "CL-6",
                   .count = 2,
                   .domain = {DOMAIN_FACE, DOMAIN_FACE},
                   .chance = true},
};

static const char *const setup_choices[] = {NC_("option", "alternate"), NC_("option", "block"),
                                            NC_("option", "preset"), NULL};
static const char *const zone_choices[] = {NC_("option", "free"), NC_("option", "own"), NULL};
static const char *const cap_choices[] = {NC_("option", "pool"), NC_("option", "columns"), NULL};
static const char *const berserk_choices[] = {NC_("option", "declared"), NC_("option", "auto"),
                                              NULL};
static const char *const end_choices[] = {NC_("option", "round"), NC_("option", "turn"),
                                          NC_("option", "table"), NULL};
static const char *const rest_choices[] = {NC_("option", "lost"), NC_("option", "keep"), NULL};
static const char *const first_choices[] = {NC_("option", "dice"), "A", "B", NULL};

static const struct option options[OPTION_COUNT] = {
    [OPTION_BAND] = {.name = "band",
                     .title = N_("Width of the slopes"),
                     .help = N_("How many squares each level is wide (CL-1). Fewer make the valley "
                                "narrow and the corners high."),
                     .least = BAND_LEAST,
                     .most = BAND_LEAST + BANDS - 1,
                     .initial = 4},
    [OPTION_SETUP] = {.name = "setup",
                      .title = N_("Setting up"),
                      .help = N_("One piece each in turn; or one army after the other; or both "
                                 "armies in formation at the start (CL-3)."),
                      .choices = setup_choices},
    [OPTION_ZONES] =
        {.name = "zones",
         .title = N_("Where to set up"),
         .help =
             N_("free: anywhere except in the valley; own: only on one's own side of it (CL-3)."),
         .choices = zone_choices},
    [OPTION_DICE_CAP] = {.name = "dice_cap",
                         .title = N_("Dice points"),
                         .help = N_("pool: at most 24 in all; columns: each die has a column of "
                                    "its own that ends at 12 (CL-5)."),
                         .choices = cap_choices},
    [OPTION_BERSERK] = {.name = "berserk",
                        .title = N_("Berserker"),
                        .help = N_("declared: before anything is spent. auto: a Hero who uses all "
                                   "points alone becomes one (CL-13)."),
                        .choices = berserk_choices},
    [OPTION_BERSERK_END] = {.name = "berserk_end",
                            .title = N_("A Berserker dies"),
                            .help = N_("When the other player's next turn ends; when his own turn "
                                       "ends; or when player 2's turn ends (CL-14)."),
                            .choices = end_choices},
    [OPTION_BERSERK_REST] =
        {.name = "berserk_rest",
         .title = N_("Unused points"),
         .help = N_("Whether the points that a Berserker could not use are lost or kept (CL-13)."),
         .choices = rest_choices},
    [OPTION_FIRST] = {.name = "first",
                      .title = N_("Player 1"),
                      .help = N_(
                          "Who places first and begins: a random seat, seat A or seat B (CL-16)."),
                      .choices = first_choices},
    [OPTION_DRAW_AFTER] =
        {.name = "draw_after",
         .title = N_("A draw after"),
         .help = N_("This many turns in a row without a capture are a draw; 0 is never (CL-16)."),
         .most = 1000},
};

static const struct preset presets[] = {
    {"classic", N_("Classic: the clans place one piece each in turn"), ""},
    {"quick", N_("Quick battle: both armies stand in formation"), "setup=preset"},
    {"block", N_("Block: one clan places all, then the other"), "setup=block"},
    {"halves", N_("Halves: each clan on its own side of the valley"), "zones=own"},
};

static const struct legend legend[] = {
    {"● ▲ ★", "M H C", N_("clansman, hero and chieftain of the first player"), "A"},
    {"○ △ ☆", "m h c", N_("the same of the second player"), "B"},
    {"-", "-", N_("beside a piece: it has captured in this turn and rests"), NULL},
    {"!", "!", N_("beside a hero: he is a Berserker"), NULL},
    {", : ░ ▒ ▓ █", ", : + # % @",
     N_("levels from 1 on, where there are no colours; the panel names them"), NULL},
    {"◆", "O", N_("how many points, on a line from 0 to 12"), NULL},
    {NULL, NULL, NULL, NULL},
};

static const struct game_scene scene = {
    2, "turn=65 to=B first=B spent=6 rolled=B35 A=3,"
       "0:Ms7p8i9m10p10o11o12l13m13h14l14m14j15k15i16j16g17i17g18h18Hp11n13l15"
       "Cn14 B=12,12:Mq1m3n3l4k5l5k6h7i7j7k7g9f10g10h10e11e12Hk4i6h8e10Cg5"};

const struct ruleset clancath_ruleset = {
    .name = "clancath",
    .title = "ClanCath",
    .turns = true,
    .pitch = N_("Two clans: save points, or strike now"),
    .goal = N_("Two clans in the Highlands: save points for an assault, or strike at once"),
    .minutes = 30,
    .version = 1,
    .seats_least = SEATS,
    .seats_most = SEATS,
    .state_size = sizeof(struct game_state),
    .moves_most = 3 * (SQUARES - 94), /* the first placement with band=3 */
    .points = N_("pieces"),
    RULESET_WORDS(verbs, domains, options, presets),
    .legend = legend,
    .scene = &scene,
    .deal = clancath_deal,
    .start = clancath_start,
    .describe = clancath_describe,
    .turn = turn,
    .chance = chance,
    .moves = moves,
    .sample = sample,
    .why_not = clancath_why_not,
    .why_verb = clancath_why_verb,
    .apply = clancath_apply,
    .draws = draws,
    .result = result,
    .seat_sign = clancath_sign,
    .extent = clancath_extent,
    .draw = clancath_draw,
    .panel = clancath_panel,
    .miniature = clancath_miniature,
    .look = clancath_look,
    .check = clancath_check,
    .price = price,
    .walks = walks,
    .confirm = confirm,
    .suggest = clancath_suggest,
    .estimate = clancath_estimate,
    .tuning = &clancath_tuning,
};
