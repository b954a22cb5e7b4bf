/*
 * saving.c - the session's log goes to its store: see session.h.
 *
 * The log in memory is the whole truth; the store's file is made to hold the same bytes. Choices
 * made in secret are kept beside it until the log holds them.
 */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/held.h"
#include "session/store.h"

#include "session_state.h"

enum log_room session_room(struct session *session) {
    const struct text *log = &session->log;
    const char *at = log->bytes + session->counted, *end = log->bytes + log->length;
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at)))) {
        session->lines++;
        at++;
        session->counted = (size_t)(at - log->bytes);
    }
    return log_room(log->length, session->lines);
}

/* Appends to the log's file. When that became another one, what was held beside the old one goes;
   it is kept beside the new one from now on. The secrets of two-key dice are on disk before their
   log goes on. */
static const char *append(struct session *session) {
    char *before = memory_string(store_path(session->store));
    bool keys = session->dice == DICE_TWO_KEY && !session->ended;
    const char *unkept = keys && !session->two_key.kept ? two_key_keep(session, before) : NULL;
    const char *failed = store_append(session->store, &session->log);
    if (strcmp(before, store_path(session->store)) != 0) {
        if (session->held_kept || keys)
            held_forget(before);
        unkept = keys ? two_key_keep(session, store_path(session->store)) : NULL;
    }
    free(before);
    failed = failed ? failed : unkept;
    struct text news = TEXT_EMPTY;
    if (!failed && store_take_news(session->store, &news))
        session_notify(session, news.bytes);
    text_free(&news);
    return failed;
}

void session_save(struct session *session) {
    if (!session->store)
        return;
    const char *failed = append(session);
    text_clear(&session->unsaved);
    if (!failed && (session->held.length || session->held_kept)) {
        failed =
            held_keep(store_path(session->store), HELD_CHOICES, &session->chain, &session->held);
        session->held_kept = session->held.length > 0;
    }
    if (failed)
        text_add(&session->unsaved, failed);
    else if (session->ended) {
        held_forget(store_path(session->store));
        store_finish(session->store);
    }
}

void session_confirm(struct session *session) {
    if (!session->store || session->unsaved.length)
        return;
    const char *path = store_path(session->store);
    bool held = session->held.length == 0 || held_there(path, HELD_CHOICES);
    if (session->two_key.kept && !session->ended && !held_there(path, HELD_KEYS))
        session->two_key.kept = held = false;
    if (!held || !store_holds(session->store, &session->log))
        session_save(session);
}

void session_notify(struct session *session, const char *sentence) {
    if (session->notice.length)
        text_add_char(&session->notice, ' ');
    text_add(&session->notice, sentence);
}

bool session_take_notice(struct session *session, struct text *out) {
    bool any = session->notice.length > 0;
    text_add_bytes(out, session->notice.bytes, session->notice.length);
    text_clear(&session->notice);
    return any;
}

bool session_lost_secrets(const struct session *session) {
    return session->held_lost;
}

struct store *session_store(const struct session *session) {
    return session->store;
}

const char *session_path(const struct session *session) {
    return session->store ? store_path(session->store) : "";
}

const char *session_unsaved(const struct session *session) {
    return session->unsaved.length ? session->unsaved.bytes : NULL;
}

bool session_write(struct session *session, const char *folder, size_t number, struct text *why) {
    struct text path = TEXT_EMPTY;
    store_number(folder, session_rules(session)->name, number, &path);
    struct store *store = store_create(path.bytes, NULL, why);
    if (store) {
        session_attach(session, store);
        const char *unsaved = session_unsaved(session);
        if (unsaved)
            text_addf(why, "%s: %s", path.bytes, unsaved);
    }
    text_free(&path);
    return why->length == 0;
}
