/*
 * advice.c - what a game tells whoever shows it: prices, walks, questions, suggestions.
 *
 * All of it is about legal moves, and playing what is suggested leads somewhere.
 */
#include "conformance.h"

enum { SUGGESTIONS_MOST = 1000 };

static bool check_price(struct run *run, unsigned seat, const struct move *move) {
    struct turn turn;
    run->rules->turn(run->s, &turn);
    int price = run->rules->price(run->s, seat, move);
    if (price < -1 || price > 99 || (turn.budget >= 0 && price > turn.budget))
        return fail(run, "price: \"%s\" costs %d of %d", run->text.bytes, price, turn.budget);
    return true;
}

/* A walk leads from one spot to another, and the seat may go on in the same turn. */
static bool check_walk(struct run *run, unsigned seat, const struct move *move) {
    struct turn before, after;
    int first = NO_SPOT, last = NO_SPOT;
    if (!run->rules->walks(run->s, seat, move))
        return true;
    for (unsigned i = 0; i < move->count; i++) {
        last = notation_move_spot(run->notation, move, i);
        first = first == NO_SPOT ? last : first;
    }
    run->rules->turn(run->s, &before);
    run_copy(run, run->b, run->s);
    run->rules->apply(run->b, seat, move, NULL);
    run->rules->turn(run->b, &after);
    if (first == NO_SPOT || first == last || before.secret || after.number != before.number ||
        after.phase != PHASE_PLAY || !(after.acting >> seat & 1))
        return fail(run, "walks: after \"%s\" nobody goes on", run->text.bytes);
    return true;
}

static bool check_question(struct run *run, unsigned seat, const struct move *move) {
    const char *question = run->rules->confirm(run->s, seat, move);
    if (question && (!*question || strchr(question, '\n')))
        return fail(run, "confirm: the question about \"%s\" is not one line", run->text.bytes);
    return true;
}

/* Follows the suggestions for a seat, in a copy: each is legal, and they come to an end. */
static bool check_suggestions(struct run *run, unsigned seat) {
    struct turn turn;
    struct move move;
    run_copy(run, run->a, run->s);
    for (int i = 0; i < SUGGESTIONS_MOST; i++) {
        run->rules->turn(run->a, &turn);
        if (turn.phase != PHASE_PLAY || !(turn.acting >> seat & 1))
            return true;
        memset(&move, 0, sizeof move);
        if (!run->rules->suggest(run->a, seat, &move))
            return true;
        run_list(run, run->a, seat, &run->other);
        if (move_list_find(&run->other, &move) < 0)
            return fail(run, "suggest: number %d is not legal", i);
        run->rules->apply(run->a, seat, &move, NULL);
    }
    return fail(run, "suggest: no end after %d moves", SUGGESTIONS_MOST);
}

bool check_advice(struct run *run, unsigned seat) {
    const struct ruleset *rules = run->rules;
    run_list(run, run->s, seat, &run->list);
    for (size_t i = 0; i < run->list.count; i++) {
        const struct move *move = &run->list.moves[i];
        text_clear(&run->text);
        notation_print(run->notation, move, &run->text);
        if ((rules->price && !check_price(run, seat, move)) ||
            (rules->walks && !check_walk(run, seat, move)) ||
            (rules->confirm && !check_question(run, seat, move)))
            return false;
    }
    return !rules->suggest || check_suggestions(run, seat);
}
