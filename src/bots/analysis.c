/*
 * analysis.c - the chances of a game that is over: see analysis.h.
 *
 * The work is divided into items: one for each move (the estimate after it, and the luck of the
 * dice), then for each move again, which is a search when it was a decision of one seat. Where dice
 * are to be rolled, the chance is the average over all outcomes, so that a point does not contain
 * the roll that follows it. Invariant: items before `next` are done, and no result depends on how
 * the work was divided into steps.
 */
#include "bots/analysis.h"

#include <assert.h>
#include <stdlib.h>

#include "bots/greedy.h"
#include "bots/player.h"
#include "core/memory.h"
#include "session/clock.h"
#include "session/dice.h"

enum {
    SWING_LEAST = ESTIMATE_WHOLE / 20,
    PLAYOUTS = 24,       /* for a position of a game without an estimate */
    PLAYOUT_MOVES = 600, /* then it counts as a draw */
    OUTCOMES_MOST = 64,  /* of the dice, all tried; of more a sample of so many */
    SEARCHED = 100000,   /* iterations over all decisions */
    SEARCH_LEAST = 50,
    SEARCH_MOST = 1000, /* iterations for one decision */
    MISTAKE_LEAST = ESTIMATE_WHOLE / 50,
};

struct analysis {
    struct session *session; /* a copy of its own */
    const struct ruleset *rules;
    size_t length;
    struct point *points;
    size_t count, next, items;
    size_t point;          /* the first whose estimate is still to come */
    bool searches;         /* points tell what was searched: none lies before dice */
    size_t searched;       /* the first point whose search is still to come */
    struct player *player; /* who searches, or NULL */
    bool asked;            /* it thinks about the next decision */
    bool any_judged;
    long lost[SEATS_MOST];
    struct mistake mistakes[MISTAKES_MOST];
    unsigned mistake_count;
    bool any_dice;
    long luck[SEATS_MOST];
    game_state *scratch;
    struct move_list legal; /* scratch */
    struct rng rng;
};

/* ---- chances of a position ---- */

/* The chances in a position in which no dice are to fall; s may be played on. */
static void judge(struct analysis *analysis, game_state *s, uint16_t out[SEATS_MOST]) {
    const struct ruleset *rules = analysis->rules;
    unsigned seats = session_setup(analysis->session)->seats;
    uint32_t sums[SEATS_MOST] = {0};
    struct turn turn = {0};
    rules->turn(s, &turn);
    if (turn.phase == PHASE_OVER || rules->estimate) {
        greedy_evaluate(rules, s, seats, out);
        return;
    }
    game_state *start = memory_new(rules->state_size);
    memcpy(start, s, rules->state_size);
    for (int i = 0; i < PLAYOUTS; i++) {
        memcpy(s, start, rules->state_size);
        greedy_playout(rules, s, PLAYOUT_MOVES, 1, seats, &analysis->rng, &analysis->legal);
        greedy_evaluate(rules, s, seats, out);
        for (int seat = 0; seat < SEATS_MOST; seat++)
            sums[seat] += out[seat];
    }
    for (int seat = 0; seat < SEATS_MOST; seat++)
        out[seat] = (uint16_t)(sums[seat] / PLAYOUTS);
    free(start);
}

/* The average of the chances over what the dice may show in the present position. */
static void average(struct analysis *analysis, uint16_t out[SEATS_MOST]) {
    const struct ruleset *rules = analysis->rules;
    const game_state *now = session_state(analysis->session);
    uint64_t sums[SEATS_MOST] = {0}, all = 0;
    struct chance chance = {0};
    rules->chance(now, &chance);
    unsigned outcomes = chance_outcomes(&chance, OUTCOMES_MOST);
    bool sampled = outcomes == 0;
    for (unsigned i = 0; i < (sampled ? OUTCOMES_MOST : outcomes); i++) {
        struct move move;
        uint64_t weight = sampled ? 1 : chance_outcome(&chance, i, &move);
        if (sampled)
            move = chance_draw(&chance, &analysis->rng);
        if (weight == 0)
            continue;
        memcpy(analysis->scratch, now, rules->state_size);
        rules->apply(analysis->scratch, CHANCE, &move, NULL);
        judge(analysis, analysis->scratch, out);
        for (int seat = 0; seat < SEATS_MOST; seat++)
            sums[seat] += weight * out[seat];
        all += weight;
    }
    assert(all > 0);
    for (int seat = 0; seat < SEATS_MOST; seat++)
        out[seat] = (uint16_t)((sums[seat] + all / 2) / all);
}

/* The chances in the session's present position. */
static void chances_now(struct analysis *analysis, uint16_t out[SEATS_MOST]) {
    struct turn turn;
    session_turn(analysis->session, &turn);
    if (turn.phase == PHASE_OVER) { /* by the rules, or by the players' word */
        struct result result;
        session_result(analysis->session, &result);
        greedy_share(&result, session_setup(analysis->session)->seats, out);
    } else if (turn.phase == PHASE_CHANCE) {
        average(analysis, out);
    } else {
        memcpy(analysis->scratch, session_state(analysis->session), analysis->rules->state_size);
        judge(analysis, analysis->scratch, out);
    }
}

/* ---- the items of work ---- */

/* What the dice of the move at `at` gave each seat beyond the average. */
static void weigh_dice(struct analysis *analysis, size_t at) {
    uint16_t before[SEATS_MOST] = {0}, after[SEATS_MOST] = {0};
    chances_now(analysis, before);
    session_seek(analysis->session, at + 1);
    chances_now(analysis, after);
    for (int seat = 0; seat < SEATS_MOST; seat++)
        analysis->luck[seat] += after[seat] - before[seat];
    analysis->any_dice = true;
}

/* The position before move `at`, or the end. */
static void do_position(struct analysis *analysis, size_t at) {
    session_seek(analysis->session, at);
    if (analysis->point < analysis->count && analysis->points[analysis->point].at == at)
        chances_now(analysis, analysis->points[analysis->point++].chances);
    if (at < analysis->length && session_entry(analysis->session, at)->actor == CHANCE &&
        analysis->rules->estimate)
        weigh_dice(analysis, at);
}

/* The one seat that may act, or SEATS_MOST. */
static unsigned only_actor(const struct session *session) {
    struct turn turn;
    unsigned seat = 0;
    session_turn(session, &turn);
    if (turn.phase != PHASE_PLAY || turn.secret || turn.acting & (turn.acting - 1))
        return SEATS_MOST;
    while (!(turn.acting >> seat & 1))
        seat++;
    return seat;
}

/* Keeps one of the worst moves. */
static void keep_mistake(struct analysis *analysis, const struct mistake *mistake) {
    unsigned count = analysis->mistake_count;
    unsigned place = count < MISTAKES_MOST ? count : MISTAKES_MOST - 1;
    struct mistake *list = analysis->mistakes;
    if (mistake->lost < MISTAKE_LEAST ||
        (count == MISTAKES_MOST && list[place].lost >= mistake->lost))
        return;
    analysis->mistake_count += count < MISTAKES_MOST;
    for (; place > 0 && list[place - 1].lost < mistake->lost; place--)
        list[place] = list[place - 1];
    list[place] = *mistake;
}

/* Compares the move that was made with the one that the search found. */
static void weigh_move(struct analysis *analysis, size_t at, unsigned seat,
                       const struct move *better) {
    const struct entry *entry = session_entry(analysis->session, at);
    uint16_t worth, best;
    if (!player_worth(analysis->player, &entry->move, &worth, &best))
        return;
    analysis->any_judged = true;
    if (worth >= best || move_equal(&entry->move, better))
        return;
    struct mistake mistake = {.at = at,
                              .turn = entry->turn,
                              .seat = (uint8_t)seat,
                              .played = entry->move,
                              .better = *better,
                              .lost = best - worth};
    analysis->lost[seat] += mistake.lost;
    keep_mistake(analysis, &mistake);
}

/* What the search thought about a decision, for the point that it stands at. */
static void take_chances(struct analysis *analysis, struct point *point) {
    struct thinking thinking = {0};
    unsigned sum = 0;
    player_thinking(analysis->player, &thinking);
    for (int i = 0; i < SEATS_MOST; i++)
        sum += thinking.chances[i];
    if (sum > 0)
        memcpy(point->chances, thinking.chances, sizeof point->chances);
}

/* The point at `at`, or NULL. */
static struct point *point_at(const struct analysis *analysis, size_t at) {
    struct point *point = &analysis->points[analysis->searched];
    return analysis->searches && point->at == at ? point : NULL;
}

/* Searches before move `at`; false while the player still thinks. */
static bool do_search(struct analysis *analysis, size_t at, int milliseconds) {
    struct text why = TEXT_EMPTY;
    struct move move;
    session_seek(analysis->session, at);
    const struct entry *entry = session_entry(analysis->session, at);
    unsigned seat = only_actor(analysis->session);
    if (seat == SEATS_MOST || seat != entry->actor || entry->random || !analysis->player)
        return true;
    if (!analysis->asked)
        player_ask(analysis->player, analysis->session, seat);
    analysis->asked = true;
    enum answer answer = player_poll(analysis->player, milliseconds, &move, &why);
    text_free(&why);
    if (answer == PLAYER_THINKS)
        return false;
    analysis->asked = false;
    struct point *point = point_at(analysis, at);
    if (answer == PLAYER_MOVES && point)
        take_chances(analysis, point);
    if (answer == PLAYER_MOVES)
        weigh_move(analysis, at, seat, &move);
    return true;
}

/* The mean of a round of points from this one on, the end left out: a search is the surer of a
   seat the sooner it moves, and in a round every seat moves once. */
static void smooth(struct analysis *analysis, size_t point) {
    size_t end = point + session_setup(analysis->session)->seats;
    end = end < analysis->count ? end : analysis->count - 1;
    assert(point < end);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        unsigned sum = 0;
        for (size_t i = point; i < end; i++)
            sum += analysis->points[i].chances[seat];
        analysis->points[point].chances[seat] = (uint16_t)(sum / (end - point));
    }
}

/* After the search at a point: those whose round it closes are done. */
static void close_round(struct analysis *analysis, size_t searched) {
    size_t seats = session_setup(analysis->session)->seats;
    if (searched + 1 >= seats)
        smooth(analysis, searched + 1 - seats);
    if (searched + 2 == analysis->count) /* the last before the end */
        for (size_t i = searched + 2 > seats ? searched + 2 - seats : 0; i <= searched; i++)
            smooth(analysis, i);
}

/* Does the items before `last` for about so many milliseconds; false when they are done. */
static bool step_until(struct analysis *analysis, size_t last, int milliseconds) {
    uint64_t end = clock_milliseconds() + (uint64_t)milliseconds;
    while (analysis->next < last) {
        long long left = (long long)(end - clock_milliseconds());
        size_t at = analysis->next;
        if (left <= 0)
            return true;
        if (at <= analysis->length) {
            do_position(analysis, at);
        } else {
            at -= analysis->length + 1;
            if (!do_search(analysis, at, (int)left))
                return true;
            if (point_at(analysis, at))
                close_round(analysis, analysis->searched++);
        }
        analysis->next++;
    }
    return false;
}

bool analysis_step(struct analysis *analysis, int milliseconds) {
    return step_until(analysis, analysis->items, milliseconds);
}

bool analysis_estimate(struct analysis *analysis, int milliseconds) {
    return step_until(analysis, analysis->length + 1, milliseconds);
}

/* ---- the whole ---- */

/* One point where each turn begins, and one for the end; true when dice come first nowhere. */
static bool find_points(struct analysis *analysis) {
    struct session *session = analysis->session;
    bool choices = true;
    uint32_t number = 0;
    analysis->points = memory_new((analysis->length + 2) * sizeof *analysis->points);
    for (size_t at = 0; at <= analysis->length; at++) {
        struct turn turn;
        session_seek(session, at);
        session_turn(session, &turn);
        bool last = at == analysis->length;
        if (!last && analysis->count && turn.number == number)
            continue;
        if (!last)
            number = turn.number;
        choices = choices && turn.phase != PHASE_CHANCE;
        analysis->points[analysis->count++] =
            (struct point){.at = at, .turn = turn.number, .owner = turn.owner};
    }
    return choices;
}

static struct player *open_searcher(const struct analysis *analysis) {
    size_t each = SEARCHED / (analysis->length + 1);
    each = each > SEARCH_LEAST ? each : SEARCH_LEAST;
    each = each < SEARCH_MOST ? each : SEARCH_MOST;
    struct text word = TEXT_EMPTY, why = TEXT_EMPTY;
    text_addf(&word, "lion:%zu", each);
    struct player *player =
        player_open(word.bytes, session_game(analysis->session), "analysis", &why);
    text_free(&word);
    text_free(&why);
    return player;
}

struct analysis *analysis_new(const struct session *session) {
    struct analysis *analysis = memory_new(sizeof *analysis);
    struct problem problem;
    size_t length;
    const char *log = session_log(session, &length);
    analysis->session = session_load(log, length, &problem);
    assert(analysis->session); /* it is the log of a session */
    problem_free(&problem);
    analysis->rules = session_rules(analysis->session);
    analysis->length = session_at(analysis->session);
    analysis->scratch = memory_new(analysis->rules->state_size);
    move_list_reserve(&analysis->legal, analysis->rules->moves_most);
    dice_seed(&analysis->rng, "analysis");
    analysis->searches = find_points(analysis);
    analysis->items = 2 * analysis->length + 1; /* nobody decides at the end */
    analysis->player = open_searcher(analysis);
    return analysis;
}

void analysis_free(struct analysis *analysis) {
    if (!analysis)
        return;
    if (analysis->player)
        player_close(analysis->player);
    session_free(analysis->session);
    free(analysis->points);
    free(analysis->scratch);
    move_list_free(&analysis->legal);
    free(analysis);
}

int analysis_progress(const struct analysis *analysis) {
    return (int)(analysis->next * 100 / analysis->items);
}

const struct point *analysis_points(const struct analysis *analysis, size_t *count) {
    *count = analysis->count;
    return analysis->points;
}

static bool is_known(const struct point *point) {
    unsigned sum = 0;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        sum += point->chances[seat];
    return sum > 0;
}

int analysis_chance(const struct analysis *analysis, int at, int whole, unsigned seat) {
    size_t last = analysis->count - 1, place = (size_t)at * last, point = place / (size_t)whole;
    int part = (int)(place % (size_t)whole);
    const struct point *from = &analysis->points[point];
    const struct point *to = &analysis->points[point < last ? point + 1 : last];
    if (!is_known(from) || !is_known(to))
        return -1;
    return from->chances[seat] + (to->chances[seat] - from->chances[seat]) * part / whole;
}

/* The seat whose chance changes most between a point and the next one. */
static struct swing swing_at(const struct analysis *analysis, size_t point) {
    const struct point *from = &analysis->points[point];
    struct swing swing = {.point = point};
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        int change = from[1].chances[seat] - from->chances[seat];
        if (abs(change) > abs(swing.change)) {
            swing.change = change;
            swing.seat = (uint8_t)seat;
        }
    }
    return swing;
}

unsigned analysis_swings(const struct analysis *analysis, struct swing swings[SWINGS_MOST]) {
    unsigned count = 0;
    for (size_t i = 0; i + 1 < analysis->point; i++) {
        struct swing swing = swing_at(analysis, i);
        unsigned place = count < SWINGS_MOST ? count : SWINGS_MOST - 1;
        if (abs(swing.change) < SWING_LEAST ||
            (count == SWINGS_MOST && abs(swings[place].change) >= abs(swing.change)))
            continue;
        count += count < SWINGS_MOST;
        for (; place > 0 && abs(swings[place - 1].change) < abs(swing.change); place--)
            swings[place] = swings[place - 1];
        swings[place] = swing;
    }
    return count;
}

bool analysis_luck(const struct analysis *analysis, long luck[SEATS_MOST]) {
    memcpy(luck, analysis->luck, sizeof analysis->luck);
    return analysis->any_dice;
}

unsigned analysis_mistakes(const struct analysis *analysis,
                           struct mistake mistakes[MISTAKES_MOST]) {
    memcpy(mistakes, analysis->mistakes, sizeof analysis->mistakes);
    return analysis->mistake_count;
}

bool analysis_given_away(const struct analysis *analysis, long lost[SEATS_MOST]) {
    memcpy(lost, analysis->lost, sizeof analysis->lost);
    return analysis->any_judged;
}
