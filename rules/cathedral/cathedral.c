/*
 * cathedral.c - Cathedral (Robert Moore, 1979): who acts, which placements are legal, what they
 * do, who wins; and the table that makes it a ruleset.
 *
 * A turn is one placement (CD-3). What it encloses is captured and claimed at once; with
 * capture=ask the same seat first answers for each building, the lowest reference square first.
 * Where a building of a given shape and rotation fits is one set of squares (fits), so counting,
 * listing, drawing by lot and judging placements are the same few shifts. Rules are cited from
 * RULES.md.
 */
#include "board.h"

enum { DOMAIN_BUILDING, DOMAIN_ROTATION, DOMAIN_SQUARE, DOMAIN_COUNT };
enum { MOVES_MOST = 2142 }; /* all placements on an empty board, and pass */

/*
 * Who acts, and what may be done.
 */

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.owner = s->to, .budget = -1, .number = s->number};
    if (s->over) {
        out->phase = PHASE_OVER;
        out->prompt = N_("The game is over");
        return;
    }
    out->phase = PHASE_PLAY;
    out->acting = (uint8_t)(1U << s->to);
    if (any(s->pending))
        out->prompt = N_("Remove the enclosed building and claim its ground?");
    else if (cathedral_due(s))
        out->prompt = N_("Place the Cathedral");
    else
        out->prompt = s->stuck ? N_("No building fits anywhere: pass") : N_("Place a building");
}

static void list_places(struct squares places, uint8_t verb, unsigned kind, unsigned rotation,
                        struct move_list *out) {
    for (; any(places); places = but_lowest(places)) {
        unsigned square = square_of(lowest(places));
        move_list_add(out, verb == VERB_CATHEDRAL ? move_2(verb, rotation, square)
                                                  : move_3(verb, kind, rotation, square));
    }
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    struct squares open = cathedral_open(s, seat);
    if (any(s->pending)) {
        move_list_add(out, move_1(VERB_REMOVE, square_of(lowest(s->pending))));
        move_list_add(out, move_1(VERB_LEAVE, square_of(lowest(s->pending))));
        return;
    }
    if (cathedral_due(s)) {
        for (unsigned rotation = 0; rotation < ROTATIONS; rotation++)
            list_places(cathedral_church_fits(open, rotation), VERB_CATHEDRAL, 0, rotation, out);
        return;
    }
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned rotation = 0; cathedral_has(s, seat, kind) && rotation < ROTATIONS;
             rotation++) {
            unsigned shape = cathedral_shape[seat][kind][rotation];
            if (shape)
                list_places(cathedral_fits(open, shape), VERB_PLACE, kind, rotation, out);
        }
    if (s->stuck || s->pass_free) /* CD-11 */
        move_list_add(out, move_0(VERB_PASS));
}

/* The nth place of the set, counted from 0; the low word is skipped as a whole. */
static unsigned nth(struct squares set, unsigned n) {
    unsigned low = count_of((struct squares){set.low, 0});
    if (n >= low) {
        set.low = 0;
        n -= low;
    }
    for (; n > 0; n--)
        set = but_lowest(set);
    return lowest(set);
}

static struct move sample_cathedral(const game_state *s, struct rng *rng) {
    struct squares open = cathedral_open(s, s->to), places[ROTATIONS];
    unsigned count[ROTATIONS], all = 0, rotation = 0;
    for (unsigned i = 0; i < ROTATIONS; i++) {
        places[i] = cathedral_church_fits(open, i);
        all += count[i] = count_of(places[i]);
    }
    unsigned n = rng_below(rng, all);
    for (; n >= count[rotation]; rotation++)
        n -= count[rotation];
    return move_2(VERB_CATHEDRAL, rotation, square_of(nth(places[rotation], n)));
}

/* Counts the placements of each building in each rotation, chooses one of all at random, and
   finds it again. */
static struct move sample(const game_state *s, unsigned seat, struct rng *rng) {
    struct {
        struct squares places;
        unsigned count, kind, rotation;
    } sets[KINDS * ROTATIONS];
    unsigned all = 0, used = 0, i = 0;
    if (any(s->pending))
        return move_1(rng_next(rng) & 1 ? VERB_REMOVE : VERB_LEAVE, square_of(lowest(s->pending)));
    if (cathedral_due(s))
        return sample_cathedral(s, rng);
    struct rows rows;
    rows_of(&rows, cathedral_open(s, seat));
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned rotation = 0; cathedral_has(s, seat, kind) && rotation < ROTATIONS;
             rotation++) {
            unsigned shape = cathedral_shape[seat][kind][rotation];
            if (!shape)
                break;
            sets[used].places = fits(&rows, shape);
            sets[used].kind = kind;
            sets[used].rotation = rotation;
            sets[used].count = count_of(sets[used].places);
            all += sets[used++].count;
        }
    bool may_pass = s->stuck || s->pass_free;
    unsigned n = rng_below(rng, all + may_pass);
    if (n == all)
        return move_0(VERB_PASS);
    for (; n >= sets[i].count; i++)
        n -= sets[i].count;
    return move_3(VERB_PLACE, sets[i].kind, sets[i].rotation, square_of(nth(sets[i].places, n)));
}

/*
 * Playing.
 */

/* Adds ", captures a Tavern of $A" for what stands at the place. */
static void tell_capture(const game_state *s, unsigned place, struct text *news) {
    unsigned side = cathedral_side(s, place);
    if (side == SIDES)
        text_add(news, _(", takes the Cathedral"));
    else
        text_addf(news, _(", takes the %s of $%c"), _(cathedral_titles[cathedral_kind(s, place)]),
                  seat_letter(side));
}

/* Takes the captured buildings off; where they were walls, their owner loses ground (CD-10). */
static void capture(game_state *s, struct squares captured, struct text *news) {
    for (struct squares left = captured; any(left); left = but_lowest(left)) {
        if (news)
            tell_capture(s, lowest(left), news);
        s->gone = joined(s->gone, cathedral_remove(s, lowest(left)));
    }
    if (any(captured)) {
        cathedral_enclose(s, LIGHT, NOTHING);
        cathedral_enclose(s, DARK, NOTHING);
    }
}

/* Counts and tells what is the mover's now and was not before. */
static void claim(game_state *s, struct squares before, struct text *news) {
    unsigned claimed = count_of(without(s->territory[s->to], before));
    s->claimed = (uint8_t)(s->claimed + claimed);
    if (news && claimed)
        text_addf(news, claimed == 1 ? _(", claims %u square") : _(", claims %u squares"), claimed);
}

static void tell_next(const game_state *s, struct text *news) {
    if (s->over)
        text_addf(news, _("Nobody can build on: $A has %u squares left, $B %u.\n"),
                  cathedral_left(s, LIGHT), cathedral_left(s, DARK));
    else if (s->stuck)
        text_addf(news, _("No building of $%c fits anywhere.\n"), seat_letter(s->to));
}

static void end_turn(game_state *s, struct text *news) {
    s->to = !s->to;
    s->number++;
    cathedral_settle(s);
    if (news)
        tell_next(s, news);
}

/* Ends the line of news, and the turn unless something is still to be done in it. */
static void go_on(game_state *s, struct text *news) {
    if (news)
        text_add(news, ".\n");
    if (any(s->pending))
        cathedral_settle(s);
    else
        end_turn(s, news);
}

static void place_cathedral(game_state *s, const struct move *move, struct text *news) {
    cathedral_put(s, s->to, CATHEDRAL, move->arg[0], cathedral_target(move));
    s->last = (uint8_t)(cathedral_target(move) + 1);
    if (news) {
        text_addf(news, _("$%c places the Cathedral on "), seat_letter(s->to));
        cathedral_name(cathedral_target(move), news);
        text_add(news, ".\n");
    }
    if (s->lehmann) /* the opener's first building follows in the same turn */
        cathedral_settle(s);
    else
        end_turn(s, news);
}

static void place(game_state *s, const struct move *move, struct text *news) {
    unsigned seat = s->to, kind = move->arg[0], at = cathedral_target(move);
    bool first = s->placed[seat] == 0;
    cathedral_put(s, seat, kind, move->arg[1], at);
    s->last = (uint8_t)(at + 1);
    s->passes = 0;
    if (news) {
        text_addf(news, _("$%c: %s on "), seat_letter(seat), _(cathedral_titles[kind]));
        cathedral_name(at, news);
    }
    if (!first) { /* CD-6, CD-7: nothing is enclosed by a first building */
        struct squares cells = cathedral_covers(seat, kind, move->arg[1], at);
        struct squares before = s->territory[seat], captured = cathedral_enclose(s, seat, cells);
        if (s->ask)
            s->pending = captured;
        else
            capture(s, captured, news);
        claim(s, before, news);
    }
    go_on(s, news);
}

static void answer(game_state *s, bool removes, struct text *news) {
    struct squares asked = only(lowest(s->pending)), before = s->territory[s->to];
    s->pending = without(s->pending, asked);
    if (news)
        text_addf(news, removes ? _("$%c removes it") : _("$%c leaves it"), seat_letter(s->to));
    if (removes) {
        capture(s, asked, news);
        claim(s, before, news);
    }
    go_on(s, news);
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor;
    if (any(s->pending)) {
        answer(s, move->verb == VERB_REMOVE, news);
        return;
    }
    s->last = 0;
    s->claimed = 0;
    s->gone = NOTHING;
    if (move->verb == VERB_CATHEDRAL) {
        place_cathedral(s, move, news);
    } else if (move->verb == VERB_PLACE) {
        place(s, move, news);
    } else {
        s->passes++;
        if (news)
            text_addf(news, _("$%c passes.\n"), seat_letter(s->to));
        end_turn(s, news);
    }
}

static void result(const game_state *s, struct result *out) {
    unsigned light = cathedral_left(s, LIGHT), dark = cathedral_left(s, DARK);
    *out = (struct result){.points = {(int16_t)light, (int16_t)dark}};
    if (!s->over)
        return;
    if (light != dark)
        out->winners = (uint8_t)(1U << (light < dark ? LIGHT : DARK));
    out->reason =
        light == dark ? N_("CD-12: equally many squares left") : N_("CD-12: fewer squares left");
}

static const char *seat_title(const game_state *s, unsigned seat) {
    (void)s;
    return seat == LIGHT ? N_("Light") : N_("Dark");
}

static void square_word(unsigned value, struct text *out) {
    grid_name(&cathedral_grid, (int)value, out);
}

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_BUILDING] = {.name = N_("building"),
                         .count = KINDS,
                         .on_board = true,
                         .spot = SPOT_STOCK,
                         .words = cathedral_words,
                         .keys = cathedral_keys},
    [DOMAIN_ROTATION] = {.name = N_("rotation"), .count = ROTATIONS, .words = cathedral_rotations},
    [DOMAIN_SQUARE] = {.name = N_("square"),
                       .count = SQUARES,
                       .on_board = true,
                       .word = square_word},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_CATHEDRAL] = {.word = "cathedral",
                        .help = N_("place the Cathedral"),
                        .rule = "CD-3",
                        .count = 2,
                        .domain = {DOMAIN_ROTATION, DOMAIN_SQUARE}},
    [VERB_PLACE] = {.word = "place",
                    .help = N_("place a building"),
                    .rule = "CD-4",
                    .count = 3,
                    .domain = {DOMAIN_BUILDING, DOMAIN_ROTATION, DOMAIN_SQUARE}},
    [VERB_PASS] = {.word = "pass", .help = N_("place nothing"), .rule = "CD-11", .key = 'p'},
    [VERB_REMOVE] = {.word = "remove",
                     .help = N_("remove what is enclosed, and claim its ground"),
                     .rule = "CD-7",
                     .count = 1,
                     .domain = {DOMAIN_SQUARE},
                     .key = 'M'},
    [VERB_LEAVE] = {.word = "leave",
                    .help = N_("leave what is enclosed where it is"),
                    .rule = "CD-7",
                    .count = 1,
                    .domain = {DOMAIN_SQUARE},
                    .key = 'L'},
};

static const char *const side_choices[] = {NC_("option", "light"), NC_("option", "dark"), NULL};
static const char *const setup_choices[] = {NC_("option", "usual"), NC_("option", "lehmann"), NULL};
static const char *const pocket_choices[] = {NC_("option", "second"), NC_("option", "never"), NULL};
static const char *const capture_choices[] = {NC_("option", "auto"), NC_("option", "ask"), NULL};
static const char *const outside_choices[] = {NC_("option", "largest"), NC_("option", "half"),
                                              NC_("option", "literal"), NULL};
static const char *const pass_choices[] = {NC_("option", "stuck"), NC_("option", "free"), NULL};

static const struct option options[OPTION_COUNT] = {
    [OPTION_CATHEDRAL] = {.name = "cathedral",
                          .title = N_("The Cathedral"),
                          .help = N_("Who places the Cathedral (CD-3); the other side builds "
                                     "first. A rematch swaps it (CD-13)."),
                          .choices = side_choices},
    [OPTION_SETUP] = {.name = "setup",
                      .title = N_("The beginning"),
                      .help = N_("lehmann: one side builds first; then the other places the "
                                 "Cathedral and its first building in one turn (CD-3)."),
                      .choices = setup_choices},
    [OPTION_FIRST_POCKET] =
        {.name = "first_pocket",
         .title = N_("First building's ground"),
         .help = N_("second: ground that the first building encloses alone is claimed with the "
                    "second placement. never: only when another building of the side touches it; "
                    "until then nothing is captured there (CD-6, CD-7)."),
         .choices = pocket_choices},
    [OPTION_CAPTURE] = {.name = "capture",
                        .title = N_("Captures"),
                        .help = N_("auto: what is enclosed alone is removed at once; ask: the "
                                   "player says whether to remove or leave it (CD-7)."),
                        .choices = capture_choices},
    [OPTION_LATE_CAPTURE] = {.name = "late_capture",
                             .title = N_("Late captures"),
                             .help = N_("yes: a building that is alone in a part cut off earlier "
                                        "is captured too, by the next placement (CD-7)."),
                             .choices = option_no_yes},
    [OPTION_OUTSIDE] = {.name = "outside",
                        .title = N_("Parts of the city"),
                        .help = N_("largest: only a part that is smaller than another one counts "
                                   "as enclosed; half: one of at most 50 squares; literal: any "
                                   "(CD-5)."),
                        .choices = outside_choices},
    [OPTION_PASS] = {.name = "pass",
                     .title = N_("Passing"),
                     .help = N_("stuck: only when no building fits; free: always, and two passes "
                                "one after the other end the game (CD-11)."),
                     .choices = pass_choices},
    [OPTION_FIRST] = {.name = "first",
                      .title = N_("First building"),
                      .help = N_("The side that builds first begins with a building of at most so "
                                 "many squares (CD-14)."),
                      .least = 1,
                      .most = LARGEST,
                      .initial = LARGEST},
    [OPTION_HANDICAP] = {.name = "handicap",
                         .title = N_("Handicap"),
                         .help = N_("So many squares more count as left over for the side that "
                                    "builds first (CD-15)."),
                         .least = 0,
                         .most = HANDICAP_MOST},
};

static const struct preset presets[] = {
    {"usual", N_("The usual game"), ""},
    {"ask", N_("The player decides on captures"), "capture=ask"},
    {"lehmann", N_("Building first, then the Cathedral"), "setup=lehmann"},
    {"balanced", N_("A small first building"), "first=3"},
};

static const struct legend legend[] = {
    {"┌┐ ╔╗ ┏┓", "++ ## **", N_("a building of Light, of Dark, and the Cathedral"), "AB*"},
    {"░ ▒", ": %", N_("ground of Light and of Dark"), "AB"},
    {"●", "@", N_("the newest building"), NULL},
    {"×", "x", N_("where a building was just removed"), NULL},
    {"?", "?", N_("an enclosed building: remove it, or leave it?"), NULL},
    {NULL, NULL, NULL, NULL},
};

static const struct game_scene scene = {
    2, "turn=21 to=A cathedral=w-f8 A=stable-e-d1,bridge-n-h1,tavern-n-a3,"
       "manor-e-g3*,inn-e-d5,academy-w-i5,stable-e-g6,castle-e-i8,inn-n-e10 "
       "B=bridge-n-b1,abbey-n-d3,castle-s-i3,stable-n-a5*,inn-s-j6,tavern-n-b7,"
       "academy-w-d7,tower-n-b9,tavern-n-b10,stable-n-h10 placed=2,2 last=b1"};

const struct ruleset cathedral_ruleset = {
    .name = "cathedral",
    .title = "Cathedral",
    .pitch = N_("Wall in ground, leave no room to build"),
    .goal = N_("Build a walled city, enclose ground, and leave no room for the other side"),
    .minutes = 25,
    .version = 2,
    .oldest = 1,
    .seats_least = SIDES,
    .seats_most = SIDES,
    .state_size = sizeof(struct game_state),
    .moves_most = MOVES_MOST,
    .points = N_("squares left"),
    .points_fewest = true,
    .roles = "cathedral",
    .turns = true,
    RULESET_WORDS(verbs, domains, options, presets),
    .legend = legend,
    .scene = &scene,
    .deal = cathedral_deal,
    .start = cathedral_start,
    .describe = cathedral_describe,
    .turn = turn,
    .moves = moves,
    .sample = sample,
    .why_not = cathedral_why_not,
    .why_verb = cathedral_why_verb,
    .apply = apply,
    .result = result,
    .seat_title = seat_title,
    .extent = cathedral_extent,
    .draw = cathedral_draw,
    .panel = cathedral_panel,
    .miniature = cathedral_miniature,
    .look = cathedral_look,
    .touches = cathedral_touches,
    .check = cathedral_check,
    .estimate = cathedral_estimate,
    .tuning = &cathedral_tuning,
};
