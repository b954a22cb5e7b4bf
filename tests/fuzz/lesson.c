/*
 * lesson.c - fuzz target: any bytes as a game's lesson.
 *
 * What is no lesson is told in a sentence. One that opens is walked from its start to its end and
 * back, each question answered wrongly and then rightly; its texts hold whatever they hold, and
 * the session makes no other moves than its own.
 */
#include "table/lesson.h"

#include <stdlib.h>

#include "core/memory.h"

#include "fuzz.h"

/* A wrong answer, then the right one. */
static void answer(struct lesson *lesson) {
    struct text news = TEXT_EMPTY, reply = TEXT_EMPTY;
    const struct entry entry = *lesson_move(lesson);
    size_t at = session_at(lesson_session(lesson));
    unsigned other = entry.actor == CHANCE ? 0 : CHANCE;
    assert(!lesson_answer(lesson, other, NULL, &news, &reply) && reply.length);
    assert(session_at(lesson_session(lesson)) == at);
    assert(lesson_answer(lesson, entry.actor, entry.actor == CHANCE ? NULL : &entry.move, &news,
                         &reply));
    assert(session_at(lesson_session(lesson)) == at + 1);
    text_free(&news);
    text_free(&reply);
}

static void walk(struct lesson *lesson) {
    unsigned steps, before = 0;
    while (lesson_kind(lesson) != LESSON_END) {
        assert(lesson_step(lesson, &steps) >= before && lesson_step(lesson, &steps) <= steps);
        before = lesson_step(lesson, &steps);
        if (lesson_kind(lesson) == LESSON_QUESTION)
            answer(lesson);
        else
            lesson_go_on(lesson, NULL);
    }
    while (lesson_go_back(lesson))
        assert(lesson_step(lesson, &steps) <= steps && lesson_text(lesson));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text log = TEXT_EMPTY, why = TEXT_EMPTY;
    text_add_bytes(&log, (const char *)data, size);
    const struct document documents[] = {{"LESSON.log", log.bytes}, {NULL, NULL}};
    const struct registered game = {.ruleset = registry[0].ruleset, .documents = documents};
    struct lesson *lesson = lesson_open(&game, "", &why);
    assert(!lesson == (why.length > 0));
    if (lesson) {
        assert(lesson_learner(lesson) < session_setup(lesson_session(lesson))->seats);
        walk(lesson);
        lesson_free(lesson);
    }
    text_free(&log);
    text_free(&why);
    return 0;
}
