/*
 * moves.c - the legal moves of a seat, what is said of all others, and their text.
 *
 * Legal means listed by moves(): everything else here is compared with that list.
 */
#include <stdlib.h>

#include "conformance.h"

enum {
    TRIES = 16,        /* moves that are not listed, tried for each position */
    SAMPLED_MOST = 64, /* positions with more moves are only sampled once */
    SAMPLES_EACH = 40,
};

static bool well_formed(const struct ruleset *rules, const struct move *move) {
    if (move->verb >= rules->verb_count || move->count != rules->verbs[move->verb].count)
        return false;
    for (unsigned i = 0; i < MOVE_ARGUMENTS; i++) {
        const struct domain *domain = &rules->domains[rules->verbs[move->verb].domain[i]];
        if (i < move->count ? move->arg[i] >= domain->count : move->arg[i] != 0)
            return false;
    }
    return true;
}

static int compare(const void *a, const void *b) {
    return memcmp(a, b, sizeof(struct move));
}

static bool unique(struct run *run) {
    run->other.count = run->list.count;
    memcpy(run->other.moves, run->list.moves, run->list.count * sizeof *run->list.moves);
    qsort(run->other.moves, run->other.count, sizeof *run->other.moves, compare);
    for (size_t i = 1; i < run->other.count; i++)
        if (move_equal(&run->other.moves[i - 1], &run->other.moves[i]))
            return false;
    return true;
}

/* Adds the sentence why a move is refused to run->again; true when it is. */
static bool refused(struct run *run, unsigned seat, const struct move *move) {
    text_clear(&run->again);
    return run->rules->why_not(run->s, seat, move, &run->again);
}

/* Text and move are the same thing: printing and parsing give the move back. */
static bool round_trip(struct run *run, const struct move *move) {
    struct move back;
    text_clear(&run->text);
    notation_print(run->notation, move, &run->text);
    text_clear(&run->again);
    if (!notation_parse(run->notation, run->text.bytes, &back, &run->again))
        return fail(run, "\"%s\" is not read: %s", run->text.bytes, run->again.bytes);
    if (!move_equal(move, &back))
        return fail(run, "\"%s\" is read as another move", run->text.bytes);
    return true;
}

static bool check_listed(struct run *run, unsigned seat) {
    for (size_t i = 0; i < run->list.count; i++) {
        const struct move *move = &run->list.moves[i];
        if (!well_formed(run->rules, move))
            return fail(run, "moves: number %zu is not well formed", i);
        if (run->rules->verbs[move->verb].chance)
            return fail(run, "moves: number %zu is one for chance", i);
        if (!round_trip(run, move))
            return false;
        if (refused(run, seat, move) || run->rules->why_not(run->s, seat, move, NULL))
            return fail(run, "\"%s\" is listed but refused: %s", run->text.bytes, run->again.bytes);
        if (run->again.length)
            return fail(run, "\"%s\" is legal, yet why_not says: %s", run->text.bytes,
                        run->again.bytes);
    }
    return true;
}

/* A refusal opens with the id of a rule that the rulebook has: "KK-7: ". */
static bool cites(const struct run *run, const char *sentence) {
    size_t letters = strspn(sentence, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    size_t digits = letters ? strspn(sentence + letters + 1, "0123456789") : 0;
    if (letters < 2 || sentence[letters] != '-' || digits == 0 ||
        strncmp(sentence + letters + 1 + digits, ": ", 2) != 0)
        return false;
    struct text id = TEXT_EMPTY;
    text_addf(&id, "**%.*s**", (int)(letters + 1 + digits), sentence);
    bool known = strstr(registered_document(run->game, "RULES.md", "en"), id.bytes) != NULL;
    text_free(&id);
    return known;
}

static bool check_refused(struct run *run, unsigned seat, const struct move *move) {
    if (!round_trip(run, move))
        return false;
    if (!refused(run, seat, move) || !run->rules->why_not(run->s, seat, move, NULL))
        return fail(run, "\"%s\" of %c is not listed, but not refused", run->text.bytes,
                    'A' + (int)seat);
    if (!cites(run, run->again.bytes) || strchr(run->again.bytes, '\n'))
        return fail(run, "\"%s\" is refused by no sentence with a rule of the book: \"%s\"",
                    run->text.bytes, run->again.bytes);
    return true;
}

bool check_moves(struct run *run, unsigned seat) {
    run_list(run, run->s, seat, &run->list);
    if (run->list.count < 1 || run->list.count > run->rules->moves_most)
        return fail(run, "moves: %zu of at most %d", run->list.count, run->rules->moves_most);
    run_list(run, run->s, seat, &run->other);
    if (run->list.count != run->other.count ||
        memcmp(run->list.moves, run->other.moves, run->list.count * sizeof(struct move)) != 0)
        return fail(run, "moves: another order the second time");
    if (!unique(run))
        return fail(run, "moves: the same move twice");
    if (!check_listed(run, seat))
        return false;
    for (int i = 0; i < TRIES; i++) {
        struct move move = run_random_move(run);
        if (move_list_find(&run->list, &move) < 0 && !check_refused(run, seat, &move))
            return false;
    }
    return true;
}

bool check_others(struct run *run, unsigned seat) {
    for (int i = 0; i < TRIES; i++) {
        struct move move = run_random_move(run);
        if (!check_refused(run, seat, &move))
            return false;
    }
    return true;
}

static bool lists_verb(const struct move_list *list, unsigned verb) {
    for (size_t i = 0; i < list->count; i++)
        if (list->moves[i].verb == verb)
            return true;
    return false;
}

bool check_verbs(struct run *run, unsigned seat, bool acts) {
    run->list.count = 0;
    if (acts)
        run_list(run, run->s, seat, &run->list);
    for (unsigned verb = 0; verb < run->rules->verb_count; verb++) {
        const char *word = run->rules->verbs[verb].word;
        bool listed = lists_verb(&run->list, verb);
        text_clear(&run->text);
        bool refused = run->rules->why_verb(run->s, seat, verb, &run->text);
        if (refused == listed || run->rules->why_verb(run->s, seat, verb, NULL) != refused)
            return fail(run, "why_verb: \"%s\" of %c is %s: %s", word, seat_letter(seat),
                        listed ? "listed" : "not listed", run->text.bytes);
        if (refused ? !begins_with_rule(run->game, run->text.bytes) || strchr(run->text.bytes, '\n')
                    : run->text.length > 0)
            return fail(run, "why_verb: \"%s\" of %c is told: %s", word, seat_letter(seat),
                        run->text.bytes);
    }
    return true;
}

/* The list is short: every move comes, and all about equally often. */
static bool check_distribution(struct run *run, unsigned seat) {
    unsigned seen[SAMPLED_MOST] = {0};
    size_t count = run->list.count;
    for (size_t i = 0; i < count * SAMPLES_EACH; i++) {
        struct move move = run->rules->sample(run->s, seat, &run->rng);
        long at = move_list_find(&run->list, &move);
        if (at < 0)
            return fail(run, "sample: a move that is not listed");
        seen[at]++;
    }
    double square = 0;
    for (size_t i = 0; i < count; i++) {
        if (!seen[i])
            return fail(run, "sample: move %zu of %zu never comes", i, count);
        square += ((double)seen[i] - SAMPLES_EACH) * ((double)seen[i] - SAMPLES_EACH);
    }
    /* chi-square, count-1 degrees of freedom: mean count-1, variance 2*(count-1) */
    double excess = square / SAMPLES_EACH - (double)(count - 1) - 12;
    if (excess > 0 && excess * excess > 50.0 * (double)count)
        return fail(run, "sample: the moves are not equally likely (chi-square %.1f, %zu moves)",
                    square / SAMPLES_EACH, count);
    return true;
}

bool check_sample(struct run *run, unsigned seat) {
    if (!run->rules->sample)
        return true;
    run_list(run, run->s, seat, &run->list);
    struct move move = run->rules->sample(run->s, seat, &run->rng);
    if (move_list_find(&run->list, &move) < 0)
        return fail(run, "sample: a move that is not listed");
    bool look_closer = run->move_number < 8 || rng_below(&run->rng, 64) == 0;
    return run->list.count > SAMPLED_MOST || !look_closer || check_distribution(run, seat);
}
