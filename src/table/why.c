/*
 * why.c - why a move is not allowed: see why.h.
 *
 * Only the game knows reasons, of verbs (why_verb) and of complete moves (why_not).
 */
#include "table/why.h"

/* The move that takes the arguments not in `known` from another move of its verb. */
static struct move complete(const struct move *asked, unsigned known, const struct move *like) {
    struct move move = *like;
    for (unsigned i = 0; i < move.count; i++)
        if (known >> i & 1)
            move.arg[i] = asked->arg[i];
    return move;
}

/* True when an argument that is missing is a place on the board. */
static bool lacks_place(const struct ruleset *rules, const struct verb *verb, unsigned known) {
    for (unsigned i = 0; i < verb->count; i++)
        if (!(known >> i & 1) && rules->domains[verb->domain[i]].on_board)
            return true;
    return false;
}

/* The reason that all completions share. */
static bool shared_reason(const struct ruleset *rules, const game_state *s, unsigned seat,
                          const struct move_list *legal, const struct move *asked, unsigned known,
                          struct text *why) {
    struct text one = TEXT_EMPTY, first = TEXT_EMPTY;
    struct move before = {0};
    unsigned agreed = 0;
    bool shared = true;
    for (size_t i = 0; shared && i < legal->count; i++) {
        if (legal->moves[i].verb != asked->verb)
            continue;
        struct move move = complete(asked, known, &legal->moves[i]);
        if (agreed > 0 && move_equal(&move, &before))
            continue;
        text_clear(&one);
        shared = rules->why_not(s, seat, &move, &one) &&
                 (agreed == 0 || strcmp(one.bytes, first.bytes) == 0);
        if (agreed++ == 0)
            text_add(&first, one.bytes);
        before = move;
    }
    shared = shared && agreed > lacks_place(rules, &rules->verbs[asked->verb], known);
    if (shared)
        text_add(why, first.bytes);
    text_free(&one);
    text_free(&first);
    return shared;
}

bool why_refused(const struct ruleset *rules, const game_state *s, unsigned seat,
                 const struct move_list *legal, const struct move *asked, unsigned known,
                 struct text *why) {
    if (known + 1 == 1U << rules->verbs[asked->verb].count)
        return rules->why_not(s, seat, asked, why);
    return rules->why_verb(s, seat, asked->verb, why) ||
           shared_reason(rules, s, seat, legal, asked, known, why);
}
