/*
 * sound.h - what is wrong with a position, for tests that damage one: its own check speaks first;
 * then it is written and read, as conformance asks of every position, and must come back the same.
 */
#ifndef TESTS_UNIT_SOUND_H
#define TESTS_UNIT_SOUND_H

#include "core/ruleset.h"

static const char came_back_different[] = "start(describe) is another position";

/* NULL, or what is wrong: the sentence of check or of start, or came_back_different. */
static inline const char *unsound(const struct ruleset *rules, const struct setup *setup,
                                  const game_state *s) {
    static union {
        max_align_t align;
        unsigned char bytes[STATE_MOST];
    } again;
    struct setup same = *setup;
    struct text line = TEXT_EMPTY;
    const char *wrong = rules->check(s);
    if (wrong)
        return wrong;
    rules->describe(s, VIEW_ALL, &line);
    same.deal = line.bytes;
    memset(&again, 0, sizeof again);
    wrong = rules->start((game_state *)&again, &same);
    text_free(&line);
    if (wrong)
        return wrong;
    return memcmp(&again, s, rules->state_size) ? came_back_different : NULL;
}

#endif
