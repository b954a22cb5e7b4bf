/*
 * moments.c - the turns in which the points changed: see include/table/moments.h.
 */
#include "table/moments.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

static void add(struct moments *moments, struct moment moment) {
    if (moments->count == moments->capacity) {
        moments->capacity = moments->capacity ? 2 * moments->capacity : 64;
        moments->list = memory_resize(moments->list, moments->capacity, sizeof *moments->list);
    }
    moments->list[moments->count++] = moment;
}

/* The seat whose points got worse (or better) in the present position; -1: nobody's. */
static int changed_seat(const struct moments *moments, const struct ruleset *rules,
                        const int16_t points[SEATS_MOST], bool worse) {
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        int gain = rules->points_fewest ? moments->points[seat] - points[seat]
                                        : points[seat] - moments->points[seat];
        if (worse ? gain < 0 : gain > 0)
            return seat;
    }
    return -1;
}

/* At the end of a turn. */
static void compare(struct moments *moments, const struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct result result = {0};
    rules->result(session_state(session), &result);
    int loser = changed_seat(moments, rules, result.points, true);
    int winner = rules->points_fewest ? -1 : changed_seat(moments, rules, result.points, false);
    int seat = loser >= 0 ? loser : winner;
    if (seat >= 0)
        add(moments, (struct moment){session_at(session), (uint8_t)seat, loser >= 0});
    memcpy(moments->points, result.points, sizeof moments->points);
}

bool moments_look(struct moments *moments, struct session *session, size_t moves) {
    size_t stood = session_at(session), length = session_length(session);
    size_t until = length - moments->looked > moves ? moments->looked + moves : length;
    if (moments->looked == length)
        return false;
    if (moments->looked == 0) {
        struct result result = {0};
        session_seek(session, 0);
        session_rules(session)->result(session_state(session), &result);
        memcpy(moments->points, result.points, sizeof moments->points);
    }
    while (moments->looked < until) {
        moments->looked = session_turn_end(session, moments->looked);
        session_seek(session, moments->looked);
        compare(moments, session);
    }
    session_seek(session, stood);
    return moments->looked < length;
}

void moments_forget(struct moments *moments) {
    free(moments->list);
    *moments = (struct moments){.list = NULL};
}
