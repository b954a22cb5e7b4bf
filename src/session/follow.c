/*
 * follow.c - a log that another program goes on writing: see follow.h.
 *
 * Whether the file changed is told by its size, time and number; what changed by comparing moves.
 */
#include "session/follow.h"

#include <string.h>

#include "session/comments.h"
#include "session/store.h"

void follow_init(struct follow *follow, const char *path, struct session *session) {
    *follow = (struct follow){.path = path, .session = session, .kept = session_length(session)};
}

void follow_free(struct follow *follow) {
    session_free(follow->session);
    follow->session = NULL;
}

/* False when the file is as it was seen last; a missing one is all zeros. */
static bool has_changed(struct follow *follow) {
    struct stat now = {0};
    if (stat(follow->path, &now) != 0)
        now = (struct stat){0};
    const struct stat *seen = &follow->seen;
    bool same = now.st_ino == seen->st_ino && now.st_dev == seen->st_dev &&
                now.st_size == seen->st_size && now.st_mtim.tv_sec == seen->st_mtim.tv_sec &&
                now.st_mtim.tv_nsec == seen->st_mtim.tv_nsec;
    follow->seen = now;
    return !same;
}

static bool same_entry(const struct entry *a, const struct entry *b) {
    return a->actor == b->actor && a->turn == b->turn && move_equal(&a->move, &b->move);
}

/* How many moves two sessions begin with alike. */
static size_t common(const struct session *a, const struct session *b) {
    size_t same = 0, most = session_length(a);
    if (session_length(b) < most)
        most = session_length(b);
    bool alike = session_game(a) == session_game(b) &&
                 strcmp(session_tag(a, "Seed"), session_tag(b, "Seed")) == 0 &&
                 strcmp(session_tag(a, "KeyA"), session_tag(b, "KeyA")) == 0 &&
                 strcmp(session_tag(a, "Deal"), session_tag(b, "Deal")) == 0;
    while (alike && same < most && same_entry(session_entry(a, same), session_entry(b, same)))
        same++;
    return same;
}

/* Takes the new session over when it is another game, or another moment of it. */
static bool take(struct follow *follow, struct session *session) {
    size_t before = session_length(follow->session), kept = common(follow->session, session);
    bool over = session_over(follow->session) != session_over(session);
    bool comments = session_comments(follow->session) != session_comments(session);
    if (!over && !comments && kept == before && kept == session_length(session)) {
        session_free(session);
        return false;
    }
    follow->kept = kept;
    session_free(follow->session);
    follow->session = session;
    return true;
}

enum follow_news follow_look(struct follow *follow, struct text *why) {
    struct problem problem = {.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct text bytes = TEXT_EMPTY;
    bool changed = false;
    if (!has_changed(follow))
        return FOLLOW_SAME;
    follow->kept = session_length(follow->session);
    session_seek(follow->session, follow->kept);
    follow->troubled = !store_read(follow->path, &bytes, why);
    if (!follow->troubled) {
        struct session *session = session_load(bytes.bytes, bytes.length, &problem);
        if (session)
            session_read_from(session, follow->path);
        changed = session && take(follow, session);
        follow->troubled = problem.kind != PROBLEM_NONE && problem.kind != PROBLEM_TAIL;
        if (follow->troubled)
            text_addf(why, _("line %u: %s"), problem.line, problem.message.bytes);
    }
    problem_free(&problem);
    text_free(&bytes);
    if (follow->troubled)
        return FOLLOW_TROUBLE;
    return changed ? FOLLOW_CHANGED : FOLLOW_SAME;
}
