/*
 * saved.c - the page of saved games: go on, watch, play again, write to a file, rename, delete,
 * find.
 *
 *      ▸ game   Anna, Marco            ########
 *        game   Anna, Rosa             ########     the chosen game's last position, as far as
 *        ...                           ########     everybody may see it, where there is room
 *        ● Anna  ■ Marco               ########
 *        turn 14, 2 days ago           ########
 *        the path of the file
 *
 * The log of the chosen game is read when no key has come for a moment, so that moving the cursor
 * never waits for it. The list is read again after every visit elsewhere and every change. Only
 * files of the folder, as listed, are changed, one at a time; what is deleted can be brought back
 * (session/folder.h).
 */
#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/folder.h"
#include "table/outcome.h"
#include "table/resume.h"
#include "ui/pages/export.h"
#include "ui/pages/pages.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/prompt.h"

struct visit {
    struct saved *saved;
    size_t count;
    size_t *shown;      /* of each row its index in saved */
    struct text filter; /* words that a game must have to be shown */
    bool typing;        /* the filter is being typed */
    struct list list;   /* of those that are shown */

    /* The game that is pictured. */
    char *read;              /* its path, or NULL */
    struct session *session; /* NULL when it cannot be read, or not at once */
    bool damaged;
};

/* The columns of the list with its margin: full rows, or where a picture stands beside it on a
   narrow screen, title and names alone. Below it are rows for words about the chosen game. */
enum { NARROW_COLUMNS = 39, WORD_ROWS = 3 };
enum { READ_AFTER = 60 /* milliseconds without a key */, READ_TURNS = 1000 /* at most */ };

/* The game under the cursor, or NULL. */
static const struct saved *page_chosen(const struct visit *page) {
    return page->list.count > 0 ? &page->saved[page->shown[page->list.chosen]] : NULL;
}

/* On narrow screens with pixels, rows are short for the sake of the picture. */
static bool has_wide_rows(const struct app *app) {
    return picture_beside(app, LEFT_COLUMNS) || !frame_pixels(app);
}

static bool shows_picture(const struct app *app) {
    return picture_beside(app, LEFT_COLUMNS) || frame_pixels(app);
}

static void page_filter(struct visit *page) {
    int shown = 0;
    for (size_t i = 0; i < page->count; i++)
        if (saved_matches(&page->saved[i], page->filter.bytes))
            page->shown[shown++] = i;
    page->list.count = shown;
}

static void page_read(struct visit *page) {
    store_list_free(page->saved, page->count);
    page->saved = NULL;
    page->count = store_list(&page->saved, SAVED_MOST);
    page->shown = memory_resize(page->shown, page->count + 1, sizeof *page->shown);
    page_filter(page);
    free(page->read); /* the file may have changed */
    page->read = NULL;
}

/* The cursor goes to the game of that file, when it is shown. */
static void page_find(struct visit *page, const char *file) {
    for (int i = 0; i < page->list.count; i++)
        if (strcmp(page->saved[page->shown[i]].file, file) == 0)
            page->list.chosen = i;
}

/* ---- the picture ---- */

/* Forgets the game that is pictured. */
static void forget(struct visit *page) {
    session_free(page->session);
    free(page->read);
    page->session = NULL;
    page->read = NULL;
}

/* True when the chosen game is pictured, or cannot be. */
static bool is_read(const struct visit *page) {
    const struct saved *saved = page_chosen(page);
    return !saved || (page->read && strcmp(page->read, saved->path) == 0);
}

/* Reads the log of the chosen game; a very long one would make the next key wait. */
static void read_chosen(struct visit *page) {
    const struct saved *saved = page_chosen(page);
    struct problem problem;
    struct text why = TEXT_EMPTY;
    forget(page);
    page->read = memory_string(saved->path);
    if (saved->turn > READ_TURNS)
        return;
    page->session = resume_read(saved->path, &problem, &why);
    page->damaged = problem.kind != PROBLEM_NONE;
    problem_free(&problem);
    text_free(&why);
}

/* Adds how a game stands and since when. */
static void add_stand(const struct saved *saved, struct text *out) {
    if (!saved->over) {
        saved_stand(saved, out);
        text_add(out, ", ");
    }
    if (saved->busy)
        text_add(out, _("being played"));
    else
        saved_age(saved->changed, out);
}

/* Who plays, and how it stands. */
static void draw_words(struct app *app, const struct visit *page, int row, int column, int width) {
    struct canvas *frame = &app->frame;
    struct text stand = TEXT_EMPTY;
    struct result result = {.winners = 0};
    if (page->session && is_read(page)) {
        if (session_over(page->session))
            session_result(page->session, &result);
        frame->names = session_names(page->session);
        row += badge_all(frame, row, column, width, WORD_ROWS - 1, page->session, result.winners);
        frame->names = NULL;
    }
    add_stand(page_chosen(page), &stand);
    int used = canvas_text(frame, row, column, width, INK_DIM, stand.bytes);
    if (page->session && is_read(page) && page->damaged)
        canvas_text(frame, row, column + used + 2, width - used - 2, INK_ALERT, _("damaged"));
    text_free(&stand);
}

/* ---- the list ---- */

static void draw_saved(struct canvas *canvas, int row, int column, bool wide,
                       const struct saved *saved) {
    struct text stand = TEXT_EMPTY, age = TEXT_EMPTY;
    canvas_text(canvas, row, column, 18, wide || !saved->over ? INK_STRONG : INK_PLAIN,
                saved_title(saved));
    canvas_text(canvas, row, column + 19, wide ? 25 : 17,
                wide || !saved->over ? INK_PLAIN : INK_DIM, saved->names);
    if (wide) {
        saved_stand(saved, &stand);
        saved_age(saved->changed, &age);
        canvas_text(canvas, row, column + 45, 13, saved->over ? INK_DIM : INK_GOOD, stand.bytes);
        canvas_text(canvas, row, column + 59, 16, INK_DIM,
                    saved->busy ? _("being played") : age.bytes);
    }
    text_free(&stand);
    text_free(&age);
}

/* On the message row while the filter is typed, else at the right of the title. */
static void draw_filter(struct app *app, const struct visit *page) {
    struct text line = TEXT_EMPTY;
    if (page->typing)
        text_addf(&line, _("Find (player, game): %s_"), page->filter.bytes);
    else if (page->filter.length)
        text_addf(&line, _("found: %d of %zu"), page->list.count, page->count);
    if (page->typing)
        frame_say(app, INK_STRONG, line.bytes);
    else
        canvas_text(&app->frame, 1, frame_left(app) + 3, FRAME_COLUMNS - 6, INK_DIM, line.bytes);
    text_free(&line);
}

static void page_draw(struct app *app, const struct visit *page) {
    struct canvas *canvas = &app->frame;
    bool wide = has_wide_rows(app);
    int columns = wide ? LEFT_COLUMNS : NARROW_COLUMNS;
    int left = wide ? picture_left(app) + 1 : 1, top = 2;
    draw_filter(app, page);
    if (page->list.count == 0) {
        canvas_text(canvas, top, left + 2, -1, INK_DIM,
                    page->count
                        ? _("No saved game has these words.")
                        : _("No game is saved yet. Every game is saved while you play it."));
        return;
    }
    for (int i = 0; i < page->list.height && page->list.top + i < page->list.count; i++) {
        int index = page->list.top + i;
        list_row(&page->list, canvas, top + i, left, columns - 1, index);
        draw_saved(canvas, top + i, left + 2, wide, &page->saved[page->shown[index]]);
    }
    if (shows_picture(app)) {
        struct room room = picture_room(app, columns);
        room.rows--; /* of the path */
        if (page->session && is_read(page))
            picture_show(app, &room, page->session);
        draw_words(app, page, frame_rows(app) - WORD_ROWS, left + 2, columns - 3);
    }
    canvas_text(canvas, frame_rows(app), left + 2, FRAME_COLUMNS - 6, INK_DIM,
                page_chosen(page)->path);
}

/* ---- files ---- */

/* Tells the sentence, or, when it failed, why. */
static void tell(struct app *app, bool good, const struct text *sentence, const struct text *why) {
    frame_say(app, good ? INK_PLAIN : INK_ALERT, good ? sentence->bytes : why->bytes);
}

static void delete_saved(struct app *app, struct visit *page, const struct saved *saved) {
    struct text text = TEXT_EMPTY, key = TEXT_EMPTY, why = TEXT_EMPTY;
    text_addf(&text, _("Delete %s?"), saved->file);
    if (frame_confirm(app, text.bytes)) {
        bool good = folder_delete(saved->path, &why);
        text_clear(&text);
        keys_name(app->config.keys.bound[ACTION_RESTORE][0], &key);
        text_addf(&text, _("%s is deleted; %s brings it back."), saved->file, key.bytes);
        tell(app, good, &text, &why);
        page_read(page);
    }
    text_free(&text);
    text_free(&key);
    text_free(&why);
}

static void restore_saved(struct app *app, struct visit *page) {
    struct text name = TEXT_EMPTY, text = TEXT_EMPTY, why = TEXT_EMPTY;
    bool good = folder_restore(&name, &why);
    text_addf(&text, _("%s is back."), name.bytes);
    tell(app, good, &text, &why);
    page_read(page);
    page_find(page, name.bytes);
    text_free(&name);
    text_free(&text);
    text_free(&why);
}

static void rename_saved(struct app *app, struct visit *page, const struct saved *saved) {
    struct text name = TEXT_EMPTY, text = TEXT_EMPTY, why = TEXT_EMPTY;
    text_add_bytes(&name, saved->file, strlen(saved->file) - strlen(".log"));
    if (frame_ask(app, _("New name: "), &name, NULL)) {
        bool good = folder_rename(saved->path, name.bytes, &why);
        text_addf(&text, _("The game is called %s now."), name.bytes);
        tell(app, good, &text, &why);
        page_read(page);
        text_add(&name, ".log");
        page_find(page, name.bytes);
    }
    text_free(&name);
    text_free(&text);
    text_free(&why);
}

/* ---- games ---- */

/* The session of a log for a moment; NULL, and told, when there is none. */
static struct session *read_saved(struct app *app, const struct saved *saved) {
    struct problem problem;
    struct text why = TEXT_EMPTY;
    struct session *session = resume_read(saved->path, &problem, &why);
    if (!session)
        frame_say(app, INK_ALERT, why.bytes);
    problem_free(&problem);
    text_free(&why);
    return session;
}

static void export_saved(struct app *app, const struct saved *saved) {
    struct session *session = read_saved(app, saved);
    if (session)
        page_export(app, session, session_over(session) ? VIEW_ALL : VIEW_PUBLIC,
                    page_replay_record);
    session_free(session);
}

/* A rematch of a game that is over. */
static struct place play_again(struct app *app, const struct saved *saved) {
    struct place next = {.page = PAGE_BACK};
    struct session *before = read_saved(app, saved);
    struct text why = TEXT_EMPTY;
    if (before && !session_over(before))
        text_add(&why, _("This game is not over: Enter goes on with it."));
    else if (before)
        next.session = outcome_rematch(before, &why);
    if (next.session) {
        next.page = PAGE_PLAY;
        next.owned = next.fresh = true;
    } else if (why.length) {
        frame_say(app, INK_ALERT, why.bytes);
    }
    session_free(before);
    text_free(&why);
    return next;
}

/* ---- keys ---- */

/* While the filter is typed: characters and Backspace change it, Enter keeps it, Esc clears it.
   True when the key was one of these. */
static bool type_filter(struct visit *page, const struct event *event) {
    enum { FILTER_MOST = 60 };
    int key = event->key;
    struct text *filter = &page->filter;
    if (!page->typing)
        return false;
    if (key == KEYS_ENTER || key == KEYS_ESCAPE)
        page->typing = false;
    if (key == KEYS_ESCAPE)
        text_clear(filter);
    if (key == KEYS_BACKSPACE && filter->length) {
        size_t length = filter->length - 1;
        while (length > 0 && ((unsigned char)filter->bytes[length] & 0xC0) == 0x80)
            length--;
        text_truncate(filter, length);
    }
    bool letter = key >= ' ' && key < KEYS_UP && key != KEYS_BACKSPACE && utf8_width(key) > 0;
    if (letter && filter->length < FILTER_MOST)
        utf8_add(filter, (uint32_t)key);
    page_filter(page);
    return letter || key == KEYS_ENTER || key == KEYS_ESCAPE || key == KEYS_BACKSPACE;
}

/* Changes a file as asked; false when the action is another one. */
static bool act_on_file(struct app *app, struct visit *page, enum action action) {
    const struct saved *saved = page_chosen(page);
    if (action == ACTION_RESTORE)
        restore_saved(app, page);
    else if (saved && action == ACTION_DELETE)
        delete_saved(app, page, saved);
    else if (saved && action == ACTION_RENAME)
        rename_saved(app, page, saved);
    else if (saved && action == ACTION_EXPORT)
        export_saved(app, saved);
    else
        return false;
    return true;
}

/* Does what was asked; returns where that leads. */
static struct place page_act(struct app *app, struct visit *page, enum action action) {
    const struct saved *saved = page_chosen(page);
    struct place next = {.page = PAGE_BACK};
    if (act_on_file(app, page, action))
        return next;
    if (saved && (action == ACTION_CHOOSE || action == ACTION_WATCH)) {
        next.page = action == ACTION_CHOOSE ? PAGE_RESUME : PAGE_WATCH;
        text_add(&next.text, saved->path);
    } else if (saved && action == ACTION_AGAIN) {
        next = play_again(app, saved);
    } else if (action == ACTION_FILTER) {
        page->typing = true;
    } else if (action == ACTION_HELP) {
        page_help(app, CONTEXT_MENU, NULL);
    }
    return next;
}

struct place page_saved(struct app *app, struct place *here) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_WATCH,  ACTION_FILTER, ACTION_EXPORT,
                                       ACTION_DELETE, ACTION_RENAME, ACTION_AGAIN,  ACTION_RESTORE,
                                       ACTION_HELP,   ACTION_BACK,   ACTION_NONE};
    struct visit page = {.saved = NULL, .filter = TEXT_EMPTY, .list.chosen = here->chosen};
    struct place next = {.page = PAGE_BACK};
    struct event event;
    enum action action = ACTION_NONE;
    int spot;
    if (here->text.length)
        text_add(&page.filter, here->text.bytes);
    page_read(&page);
    while (!app->leaving && next.page == PAGE_BACK && action != ACTION_BACK &&
           action != ACTION_LEAVE) {
        bool fits = frame_begin(app, _("Saved games"), NULL), look;
        list_fit(&page.list, page.list.count,
                 frame_rows(app) - 4 - (shows_picture(app) ? WORD_ROWS : 0));
        look = fits && shows_picture(app) && !is_read(&page);
        if (look && frame_patient(app))
            read_chosen(&page);
        if (fits)
            page_draw(app, &page);
        frame_end(app, CONTEXT_MENU, keys);
        action = frame_action(app, CONTEXT_MENU, look ? READ_AFTER : -1, &event, &spot);
        if (look && event.key == KEYS_NONE)
            read_chosen(&page);
        if (type_filter(&page, &event)) {
            action = ACTION_NONE;
            continue;
        }
        action = list_act(&page.list, action, &event, spot);
        next = page_act(app, &page, action);
    }
    here->chosen = page.list.chosen;
    text_clear(&here->text);
    text_add(&here->text, page.filter.bytes);
    store_list_free(page.saved, page.count);
    forget(&page);
    text_free(&page.filter);
    free(page.shown);
    return next;
}
