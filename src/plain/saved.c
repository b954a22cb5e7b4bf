/*
 * saved.c - the saved games by lines: going on, retelling, playing again, files.
 */
#include <stdlib.h>

#include "core/utf8.h"
#include "plain/plain.h"
#include "session/folder.h"
#include "table/outcome.h"
#include "table/resume.h"

void plain_say_saved(struct plain *plain, int number, const char *label,
                     const struct saved *saved) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, "%d. %s%s, %s, ", number, label, saved_title(saved), saved->names);
    saved_stand(saved, &line);
    text_add(&line, ", ");
    saved_age(saved->changed, &line);
    if (saved->busy)
        text_add(&line, _(", being played"));
    plain_say(plain, line.bytes);
    text_free(&line);
}

/* ---- going on ---- */

/* Locks the log and plays it; tells why not and offers to watch. Owns the session. */
static void play_on(struct plain *plain, struct session *session, const char *path, bool damaged) {
    bool busy;
    struct text why = TEXT_EMPTY;
    bool kept = resume_keep(session, path, damaged, &busy, &why);
    if (why.length)
        plain_say(plain, why.bytes);
    if (kept) {
        plain_play(plain, session);
    } else {
        plain_watch(plain, session);
        session_free(session);
    }
    text_free(&why);
}

void plain_resume(struct plain *plain, const char *path) {
    struct problem problem;
    struct text why = TEXT_EMPTY;
    struct session *session = resume_read(path, &problem, &why);
    bool damaged = problem.kind != PROBLEM_NONE, wanted = session != NULL;
    if (!session) {
        plain_say(plain, why.bytes);
    } else if (damaged) {
        table_open(&plain->table, session);
        plain_sayf(plain, _("This log is damaged. Line %u: %s"), problem.line,
                   problem.message.bytes);
        plain_sayf(plain, _("Valid moves before it: %zu."), session_length(session));
        wanted =
            plain_confirm(plain, _("Continue from there? The damaged file is kept beside it."));
        plain->table = (struct table){.session = NULL};
    }
    if (wanted && session_over(session)) {
        plain_watch(plain, session);
        session_free(session);
    } else if (wanted) {
        play_on(plain, session, path, damaged);
    } else {
        session_free(session);
    }
    problem_free(&problem);
    text_free(&why);
}

/* The session of a log, or its valid part; NULL when there is none. Tells what is wrong. */
static struct session *read_log(struct plain *plain, const char *path) {
    struct problem problem;
    struct text why = TEXT_EMPTY;
    struct session *session = resume_read(path, &problem, &why);
    if (!session)
        plain_say(plain, why.bytes);
    else if (problem.kind != PROBLEM_NONE)
        plain_sayf(plain, _("Line %u: %s"), problem.line, problem.message.bytes);
    problem_free(&problem);
    text_free(&why);
    return session;
}

static void watch_log(struct plain *plain, const char *path) {
    struct session *session = read_log(plain, path);
    if (session)
        plain_watch(plain, session);
    session_free(session);
}

/* ---- playing again, files ---- */

static void play_again(struct plain *plain, const char *path) {
    struct session *before = read_log(plain, path), *again = NULL;
    struct text why = TEXT_EMPTY;
    if (before && !session_over(before))
        text_add(&why, _("This game is not over: its number goes on with it."));
    else if (before)
        again = outcome_rematch(before, &why);
    session_free(before);
    if (again)
        resume_create(again, NULL, &why);
    if (why.length)
        plain_say(plain, why.bytes);
    if (again)
        plain_play(plain, again);
    text_free(&why);
}

static void export_log(struct plain *plain, const char *path, const char *name) {
    struct session *session = read_log(plain, path);
    if (session)
        plain_export(plain, session, name);
    session_free(session);
}

static void delete_log(struct plain *plain, const struct saved *saved) {
    struct text text = TEXT_EMPTY;
    if (folder_delete(saved->path, &text))
        text_addf(&text, _("%s is deleted; restore brings it back."), saved->file);
    plain_say(plain, text.bytes);
    text_free(&text);
}

static void restore_log(struct plain *plain) {
    struct text name = TEXT_EMPTY, text = TEXT_EMPTY;
    if (folder_restore(&name, &text))
        text_addf(&text, _("%s is back."), name.bytes);
    plain_say(plain, text.bytes);
    text_free(&name);
    text_free(&text);
}

static void rename_log(struct plain *plain, const char *path, const char *name) {
    struct text text = TEXT_EMPTY;
    if (folder_rename(path, name, &text))
        text_addf(&text, _("The game is called %s now."), name);
    plain_say(plain, text.bytes);
    text_free(&text);
}

/* ---- the list ---- */

/* Goes to a game as the word asks ("": goes on with it); false when there is no such word. */
static bool visit(struct plain *plain, const struct saved *saved, struct word word) {
    if (word.length == 0)
        plain_resume(plain, saved->path);
    else if (word_is(word, "replay"))
        watch_log(plain, saved->path);
    else if (word_is(word, "again"))
        play_again(plain, saved->path);
    else
        return false;
    return true;
}

/* Does to the file of a game what the word asks for; `name` is what follows its number. */
static void act_on_file(struct plain *plain, const struct saved *saved, struct word word,
                        const char *name) {
    if (word_is(word, "export"))
        export_log(plain, saved->path, name);
    else if (word_is(word, "rename"))
        rename_log(plain, saved->path, name);
    else if (word_is(word, "delete"))
        delete_log(plain, saved);
    else
        plain_say(plain,
                  _("Type a number; replay, again or delete and a number; rename or export, a "
                    "number and a name; find and words; restore."));
}

/* One line about the list: "3", or a word and the number of a game. False when it led to a game. */
static bool take_line(struct plain *plain, const struct saved *list, size_t count,
                      const char *line) {
    struct word word = {"", 0}, number = {"", 0};
    long chosen = 0;
    word_next(&line, &number);
    if (!word_number(number, 1, (long)count, &chosen)) {
        word = number;
        if (!word_next(&line, &number) || !word_number(number, 1, (long)count, &chosen))
            chosen = 0;
    }
    if (chosen == 0)
        plain_sayf(plain, _("There are games 1 to %zu."), count);
    else if (visit(plain, &list[chosen - 1], word))
        return false;
    else
        act_on_file(plain, &list[chosen - 1], word, line + strspn(line, " "));
    return true;
}

/* Says those games of the list that have the words of the filter, with their numbers. */
static void say_list(struct plain *plain, const struct saved *list, size_t count,
                     const char *filter) {
    bool any = false;
    for (size_t i = 0; i < count; i++)
        if (saved_matches(&list[i], filter)) {
            plain_say_saved(plain, (int)i + 1, "", &list[i]);
            any = true;
        }
    if (!any)
        plain_say(plain, count ? _("No saved game has these words.") : _("No game is saved yet."));
}

/* Says the list and does what one line asks for; false when that led elsewhere. */
static bool list_once(struct plain *plain, struct text *filter) {
    struct saved *list = NULL;
    struct text line = TEXT_EMPTY;
    size_t count = store_list(&list, SAVED_MOST);
    say_list(plain, list, count, filter->bytes);
    text_clear(filter);
    bool more = plain_answer(plain, _("Type a number to go on (or replay, again, delete, rename, "
                                      "export and it), find, restore or Enter")) &&
                plain->input.length > 0;
    text_add(&line, plain->input.bytes); /* what it asks for may ask for more lines */
    if (more && strncmp(line.bytes, "find ", strlen("find ")) == 0)
        text_add(filter, line.bytes + strlen("find "));
    else if (more && strcmp(line.bytes, "restore") == 0)
        restore_log(plain);
    else if (more)
        more = take_line(plain, list, count, line.bytes);
    text_free(&line);
    store_list_free(list, count);
    return more;
}

void plain_saved_games(struct plain *plain) {
    struct text filter = TEXT_EMPTY;
    while (!plain->ended && list_once(plain, &filter))
        ;
    text_free(&filter);
}
