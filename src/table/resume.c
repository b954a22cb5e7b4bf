/*
 * resume.c - describes and opens saved games: see resume.h.
 */
#include "table/resume.h"

#include "core/utf8.h"
#include "session/clock.h"

void saved_age(time_t changed, struct text *out) {
    time_t now = clock_now();
    long minutes = now > changed ? (long)((now - changed) / 60) : 0;
    unsigned long hours = (unsigned long)minutes / 60, days = hours / 24;
    if (minutes < 1)
        text_add(out, _("just now"));
    else if (hours < 1)
        text_addf(out, ngettext("%ld minute ago", "%ld minutes ago", (unsigned long)minutes),
                  minutes);
    else if (days < 1)
        text_addf(out, ngettext("%lu hour ago", "%lu hours ago", hours), hours);
    else
        text_addf(out, ngettext("%lu day ago", "%lu days ago", days), days);
}

const char *saved_title(const struct saved *saved) {
    const struct registered *game = registry_find(saved->game);
    if (game)
        return game->ruleset->title;
    return saved->game[0] ? saved->game : _("(unreadable)");
}

void saved_stand(const struct saved *saved, struct text *out) {
    if (saved->drawn)
        text_add(out, _("a draw"));
    else if (saved->over)
        text_addf(out, _("won: %s"), saved->winners);
    else
        text_addf(out, _("turn %u"), saved->turn ? saved->turn : 1); /* nobody has moved yet */
}

bool saved_matches(const struct saved *saved, const char *filter) {
    struct text all = TEXT_EMPTY, one = TEXT_EMPTY;
    struct word word;
    bool matches = true;
    text_addf(&all, "%s\n%s\n%s\n", saved_title(saved), saved->names, saved->file);
    saved_stand(saved, &all);
    while (matches && word_next(&filter, &word)) {
        text_clear(&one);
        text_add_bytes(&one, word.bytes, word.length);
        matches = utf8_contains(all.bytes, one.bytes);
    }
    text_free(&all);
    text_free(&one);
    return matches;
}

const struct saved *saved_unfinished(const struct saved *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!list[i].over && !list[i].busy && registry_find(list[i].game))
            return &list[i];
    return NULL;
}

bool saved_any(const char *game) {
    struct saved *list = NULL;
    size_t count = store_list(&list, SAVED_MOST);
    bool any = false;
    for (size_t i = 0; i < count; i++)
        any |= strcmp(list[i].game, game) == 0;
    store_list_free(list, count);
    return any;
}

struct session *resume_read(const char *path, struct problem *problem, struct text *why) {
    *problem = (struct problem){.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct text bytes = TEXT_EMPTY;
    struct session *session = NULL;
    if (store_read(path, &bytes, why)) {
        session = session_load(bytes.bytes, bytes.length, problem);
        if (session)
            session_read_from(session, path);
        if (!session) {
            utf8_add_safe(why, path, strlen(path), false);
            text_addf(why, _(", line %u: %s"), problem->line, problem->message.bytes);
        }
    }
    text_free(&bytes);
    return session;
}

void resume_tell(const struct problem *problem, struct text *out) {
    text_addf(out, _("Line %u: %s"), problem->line, problem->message.bytes);
    text_add(out, _(". Only what comes before it is shown."));
}

bool resume_keep(struct session *session, const char *path, bool damaged, bool *busy,
                 struct text *why) {
    struct store *store = store_open(path, busy, why);
    if (!store)
        return false;
    size_t valid;
    session_log(session, &valid);
    if (damaged && !store_keep(store, valid, why)) {
        store_close(store);
        return false;
    }
    session_attach(session, store);
    if (session_lost_secrets(session))
        text_add(why, _("the secret choices could not be read and must be made again"));
    return true;
}

bool resume_create(struct session *session, const char *path, struct text *why) {
    struct store *store = store_create(path, session_rules(session)->name, why);
    if (!store)
        return false;
    session_attach(session, store);
    return true;
}
