/*
 * clock_list.c - the times that a log tells: see clock_list.h.
 */
#include "clock_list.h"

#include <assert.h>
#include <stdlib.h>

#include "core/memory.h"

#include "session_state.h"

void clock_list_keep(struct clock_list *list, const struct clocks *clocks, unsigned seat,
                     size_t at) {
    assert(list->count == 0 || list->times[list->count - 1].at <= at);
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 64;
        list->times = memory_resize(list->times, list->capacity, sizeof *list->times);
    }
    list->times[list->count++] =
        (struct clock_time){.at = at, .seat = (uint8_t)seat, .clock = clocks->seat[seat]};
}

void clock_list_cut(struct clock_list *list, size_t at) {
    while (list->count > 0 && list->times[list->count - 1].at > at)
        list->count--;
}

void clock_list_free(struct clock_list *list) {
    free(list->times);
    *list = (struct clock_list){.times = NULL};
}

/* How many times of the list belong to positions up to `at`. */
static size_t count_until(const struct clock_list *list, size_t at) {
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (list->times[middle].at <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void session_clock_at(const struct session *session, size_t at, unsigned seat,
                      struct clock_face *out) {
    const struct clock_list *list = &session->times;
    struct clocks clocks;
    clocks_start(&clocks, &session->clocks.control);
    size_t index = count_until(list, at);
    while (index > 0 && list->times[index - 1].seat != seat)
        index--;
    if (index > 0)
        clocks.seat[seat] = list->times[index - 1].clock;
    *out = clocks_face(&clocks.seat[seat]);
}

/* A seat's first time at exactly that position, or NULL. */
static const struct clock_time *time_at(const struct clock_list *list, size_t at, unsigned seat) {
    for (size_t i = at > 0 ? count_until(list, at - 1) : 0;
         i < list->count && list->times[i].at == at; i++)
        if (list->times[i].seat == seat)
            return &list->times[i];
    return NULL;
}

bool session_clock_after(const struct session *session, size_t index, struct clock_face *out) {
    const struct entry *entry = session_entry(session, index), *before;
    const struct clock_time *time = time_at(&session->times, index + 1, entry->actor);
    size_t start = index;
    while (start > 0 && (before = session_entry(session, start - 1))->secret &&
           before->turn == entry->turn)
        start--;
    if (!time && entry->secret) /* it was written before the choices that were revealed together */
        time = time_at(&session->times, start, entry->actor);
    if (time)
        *out = clocks_face(&time->clock);
    return time != NULL;
}
