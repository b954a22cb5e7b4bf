/*
 * lesson.c - the stops of a lesson, read from the comments of its log: see lesson.h.
 *
 * Invariant: the session has made as many moves as there are before the stop the lesson stands at.
 */
#include "table/lesson.h"

#include <stdlib.h>

#include "core/memory.h"
#include "session/comments.h"
#include "table/news.h"

struct stop {
    enum lesson_kind kind;
    size_t at;        /* moves made before it */
    struct text text; /* TEXT, QUESTION */
};

struct lesson {
    struct session *session;
    struct stop *stops; /* the last is LESSON_END */
    size_t count, capacity, here;
};

/* ---- reading ---- */

static struct stop *add_stop(struct lesson *lesson, enum lesson_kind kind, size_t at) {
    if (lesson->count == lesson->capacity) {
        lesson->capacity = lesson->capacity ? 2 * lesson->capacity : 32;
        lesson->stops = memory_resize(lesson->stops, lesson->capacity, sizeof *lesson->stops);
    }
    struct stop *stop = &lesson->stops[lesson->count++];
    *stop = (struct stop){.kind = kind, .at = at, .text = TEXT_EMPTY};
    return stop;
}

/* A move after a question is the answer; any other is the lesson's own. */
static void add_move(struct lesson *lesson, size_t at) {
    if (lesson->count == 0 || lesson->stops[lesson->count - 1].kind != LESSON_QUESTION ||
        lesson->stops[lesson->count - 1].at != at)
        add_stop(lesson, LESSON_MOVE, at);
}

/* The comments of each position, and then the move that follows. */
static void make_stops(struct lesson *lesson) {
    const struct session *session = lesson->session;
    size_t length = session_length(session), next = 0;
    for (size_t at = 0; at <= length; at++) {
        for (; next < session_comments(session); next++) {
            const struct comment *comment = session_comment(session, next);
            if (comment->at > at)
                break;
            enum lesson_kind kind = comment->asks ? LESSON_QUESTION : LESSON_TEXT;
            text_add(&add_stop(lesson, kind, at)->text, comment->text.bytes);
        }
        if (at < length)
            add_move(lesson, at);
    }
    add_stop(lesson, LESSON_END, length);
}

/* The first question that no move follows at once, or NULL. */
static const struct stop *unanswered(const struct lesson *lesson) {
    for (size_t i = 0; i + 1 < lesson->count; i++)
        if (lesson->stops[i].kind == LESSON_QUESTION &&
            lesson->stops[i + 1].at == lesson->stops[i].at)
            return &lesson->stops[i];
    return NULL;
}

struct lesson *lesson_open(const struct registered *game, const char *language, struct text *why) {
    const char *log = registered_document(game, "LESSON.log", language);
    if (!log)
        return NULL;
    struct problem problem;
    struct session *session = session_load(log, strlen(log), &problem);
    struct lesson *lesson = NULL;
    if (problem.kind != PROBLEM_NONE) {
        text_addf(why, "%s, line %u: %s", game->ruleset->name, problem.line, problem.message.bytes);
        session_free(session);
    } else {
        lesson = memory_new(sizeof *lesson);
        *lesson = (struct lesson){.session = session};
        make_stops(lesson);
        session_seek(session, 0);
        const struct stop *question = unanswered(lesson);
        if (question) {
            text_addf(why, "%s: no move follows \"%s\"", game->ruleset->name, question->text.bytes);
            lesson_free(lesson);
            lesson = NULL;
        }
    }
    problem_free(&problem);
    return lesson;
}

void lesson_free(struct lesson *lesson) {
    if (!lesson)
        return;
    for (size_t i = 0; i < lesson->count; i++)
        text_free(&lesson->stops[i].text);
    free(lesson->stops);
    session_free(lesson->session);
    free(lesson);
}

/* ---- standing ---- */

static bool is_step(const struct stop *stop) {
    return stop->kind == LESSON_TEXT || stop->kind == LESSON_QUESTION;
}

struct session *lesson_session(struct lesson *lesson) {
    return lesson->session;
}

unsigned lesson_learner(const struct lesson *lesson) {
    for (size_t i = 0; i < lesson->count; i++) {
        const struct stop *stop = &lesson->stops[i];
        if (stop->kind != LESSON_QUESTION)
            continue;
        unsigned actor = session_entry(lesson->session, stop->at)->actor;
        if (actor != CHANCE)
            return actor;
    }
    return 0;
}

enum lesson_kind lesson_kind(const struct lesson *lesson) {
    return lesson->stops[lesson->here].kind;
}

const char *lesson_text(const struct lesson *lesson) {
    const struct stop *stop = &lesson->stops[lesson->here];
    return is_step(stop) ? stop->text.bytes : "";
}

unsigned lesson_step(const struct lesson *lesson, unsigned *steps) {
    unsigned step = 0;
    *steps = 0;
    for (size_t i = 0; i < lesson->count; i++) {
        *steps += is_step(&lesson->stops[i]);
        step += i <= lesson->here && is_step(&lesson->stops[i]);
    }
    return step;
}

const struct entry *lesson_move(const struct lesson *lesson) {
    return session_entry(lesson->session, lesson->stops[lesson->here].at);
}

/* ---- going ---- */

static void stand(struct lesson *lesson, size_t here) {
    lesson->here = here;
    session_seek(lesson->session, lesson->stops[here].at);
}

void lesson_go_on(struct lesson *lesson, struct text *news) {
    enum lesson_kind kind = lesson_kind(lesson);
    if (kind == LESSON_END)
        return;
    if (news && kind != LESSON_TEXT)
        news_of_move(lesson->session, lesson->stops[lesson->here].at, news);
    stand(lesson, lesson->here + 1);
}

bool lesson_go_back(struct lesson *lesson) {
    size_t here = lesson->here;
    while (here > 0 && !is_step(&lesson->stops[--here]))
        continue;
    bool back = here < lesson->here && is_step(&lesson->stops[here]);
    if (back)
        stand(lesson, here);
    return back;
}

bool lesson_answer(struct lesson *lesson, unsigned actor, const struct move *move,
                   struct text *news, struct text *reply) {
    const struct ruleset *rules = session_rules(lesson->session);
    if (lesson_kind(lesson) != LESSON_QUESTION)
        return false;
    const struct entry *expected = lesson_move(lesson);
    bool right = expected->actor == actor && (!move || move_equal(&expected->move, move));
    if (right)
        lesson_go_on(lesson, news);
    else if (!move || expected->actor != actor ||
             !rules->why_not(session_state(lesson->session), actor, move, reply))
        text_add(reply, _("That is allowed, too, but the lesson asks for something else."));
    return right;
}
