/*
 * move.c - lists of moves: see move.h.
 */
#include "core/move.h"

#include <stdlib.h>

#include "core/memory.h"

void move_list_reserve(struct move_list *list, size_t capacity) {
    if (capacity <= list->capacity)
        return;
    list->moves = memory_resize(list->moves, capacity, sizeof *list->moves);
    list->capacity = capacity;
}

void move_list_free(struct move_list *list) {
    free(list->moves);
    *list = (struct move_list){0};
}

long move_list_find(const struct move_list *list, const struct move *move) {
    for (size_t i = 0; i < list->count; i++)
        if (move_equal(&list->moves[i], move))
            return (long)i;
    return -1;
}
