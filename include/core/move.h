/*
 * move.h - one decision, packed into 16 bytes, and lists of them.
 *
 *      byte 0    1      2..3   4..5        14..15
 *         verb  count  arg[0] arg[1]  ...  arg[6]
 *
 * verb is an index into the game's verb table, each argument a value of the domain that the verb
 * names for its place (see notation.h). Unused arguments are 0, so two moves are equal when
 * their bytes are.
 */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { MOVE_ARGUMENTS = 7 };

struct move {
    uint8_t verb;
    uint8_t count; /* arguments in use */
    uint16_t arg[MOVE_ARGUMENTS];
};
_Static_assert(sizeof(struct move) == 16, "a move is 16 bytes");

static inline struct move move_0(uint8_t verb) {
    return (struct move){.verb = verb};
}

static inline struct move move_1(uint8_t verb, unsigned a) {
    return (struct move){.verb = verb, .count = 1, .arg = {(uint16_t)a}};
}

static inline struct move move_2(uint8_t verb, unsigned a, unsigned b) {
    return (struct move){.verb = verb, .count = 2, .arg = {(uint16_t)a, (uint16_t)b}};
}

static inline struct move move_3(uint8_t verb, unsigned a, unsigned b, unsigned c) {
    return (struct move){.verb = verb, .count = 3, .arg = {(uint16_t)a, (uint16_t)b, (uint16_t)c}};
}

static inline bool move_equal(const struct move *a, const struct move *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

/*
 * A list owned by whoever initialised it. A ruleset only adds; the caller clears it and has
 * reserved the ruleset's moves_most beforehand, so adding never allocates.
 */
struct move_list {
    struct move *moves;
    size_t count;
    size_t capacity;
};

void move_list_reserve(struct move_list *list, size_t capacity);
void move_list_free(struct move_list *list);

static inline void move_list_add(struct move_list *list, struct move move) {
    assert(list->count < list->capacity);
    list->moves[list->count++] = move;
}

/* The index of the move in the list, or -1. */
long move_list_find(const struct move_list *list, const struct move *move);

#endif
