/*
 * saved.c - the page of saved games: go on, watch, delete.
 *
 * The list is read again after every visit elsewhere. Only files of the folder, as listed, can be
 * deleted, one at a time and after a question.
 */
#include <errno.h>
#include <unistd.h>

#include "session/held.h"
#include "table/resume.h"
#include "ui/pages/pages.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/prompt.h"

struct visit {
    struct saved *saved;
    size_t count;
    struct list list;
};

static void page_read(struct visit *page) {
    store_list_free(page->saved, page->count);
    page->saved = NULL;
    page->count = store_list(&page->saved, SAVED_MOST);
}

static void draw_saved(struct canvas *canvas, int row, int column, const struct saved *saved) {
    struct text stand = TEXT_EMPTY, age = TEXT_EMPTY;
    saved_stand(saved, &stand);
    saved_age(saved->changed, &age);
    canvas_text(canvas, row, column, 18, INK_STRONG, saved_title(saved));
    canvas_text(canvas, row, column + 19, 27, INK_PLAIN, saved->names);
    canvas_text(canvas, row, column + 47, 11, saved->over ? INK_DIM : INK_GOOD, stand.bytes);
    canvas_text(canvas, row, column + 59, 16, INK_DIM, saved->busy ? _("being played") : age.bytes);
    text_free(&stand);
    text_free(&age);
}

static void page_draw(struct app *app, const struct visit *page) {
    struct canvas *canvas = &app->frame;
    int left = frame_left(app) + 1, top = 2;
    if (page->count == 0) {
        canvas_text(canvas, top, left + 2, -1, INK_DIM,
                    _("No game is saved yet. Every game is saved while you play it."));
        return;
    }
    for (int i = 0; i < page->list.height && page->list.top + i < page->list.count; i++) {
        int index = page->list.top + i;
        list_row(&page->list, canvas, top + i, left, FRAME_COLUMNS - 2, index);
        draw_saved(canvas, top + i, left + 2, &page->saved[index]);
    }
    canvas_text(canvas, frame_rows(app), left + 2, FRAME_COLUMNS - 6, INK_DIM,
                page->saved[page->list.chosen].path);
}

static void delete_saved(struct app *app, const struct saved *saved) {
    struct text text = TEXT_EMPTY;
    if (saved->busy) {
        frame_say(app, INK_ALERT, _("Another program is playing this game, so it is not deleted."));
        return;
    }
    text_addf(&text, _("Delete %s for good?"), saved->file);
    if (frame_confirm(app, text.bytes)) {
        bool gone = unlink(saved->path) == 0;
        int error = errno;
        held_forget(saved->path);
        text_clear(&text);
        if (gone)
            text_addf(&text, _("%s is deleted."), saved->file);
        else
            text_addf(&text, _("%s could not be deleted: %s."), saved->file, strerror(error));
        frame_say(app, gone ? INK_PLAIN : INK_ALERT, text.bytes);
    }
    text_free(&text);
}

/* Does what was asked; returns where that leads. */
static struct place page_act(struct app *app, struct visit *page, enum action action) {
    const struct saved *saved = page->count > 0 ? &page->saved[page->list.chosen] : NULL;
    struct place next = {.page = PAGE_BACK};
    if (saved && (action == ACTION_CHOOSE || action == ACTION_WATCH)) {
        next.page = action == ACTION_CHOOSE ? PAGE_RESUME : PAGE_WATCH;
        text_add(&next.text, saved->path);
    } else if (saved && action == ACTION_DELETE) {
        delete_saved(app, saved);
        page_read(page);
    } else if (action == ACTION_HELP) {
        page_help(app, CONTEXT_MENU, NULL);
    }
    return next;
}

struct place page_saved(struct app *app, struct place *here) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_WATCH, ACTION_DELETE,
                                       ACTION_HELP,   ACTION_BACK,  ACTION_NONE};
    struct visit page = {.saved = NULL, .list.chosen = here->chosen};
    struct place next = {.page = PAGE_BACK};
    struct event event;
    enum action action = ACTION_NONE;
    int spot;
    page_read(&page);
    while (!app->leaving && next.page == PAGE_BACK && action != ACTION_BACK &&
           action != ACTION_LEAVE) {
        bool fits = frame_begin(app, _("Saved games"), NULL);
        list_fit(&page.list, (int)page.count, frame_rows(app) - 4);
        if (fits)
            page_draw(app, &page);
        frame_end(app, CONTEXT_MENU, keys);
        action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&page.list, action, &event, spot);
        next = page_act(app, &page, action);
    }
    here->chosen = page.list.chosen;
    store_list_free(page.saved, page.count);
    return next;
}
