/*
 * ask.c - a question that takes a page of its own: see ask.h.
 */
#include "ui/widgets/ask.h"

#include <stdlib.h>

#include "core/memory.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"

/* Writes paragraphs, each wrapped, from a row on; returns the row after them. */
static int draw_paragraphs(struct app *app, int row, int column, int width, const char *text) {
    struct text paragraph = TEXT_EMPTY;
    while (*text) {
        size_t length = strcspn(text, "\n");
        text_clear(&paragraph);
        text_add_bytes(&paragraph, text, length);
        row += 1 + canvas_wrap(&app->frame, row, column, frame_rows(app) - row, width, INK_PLAIN,
                               paragraph.bytes);
        text += length + (text[length] == '\n');
    }
    text_free(&paragraph);
    return row;
}

int page_ask(struct app *app, const char *title, const char *text, const char *const *rows,
             int count) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_BACK, ACTION_NONE};
    static const char *const go_on[] = {N_("Go on")};
    struct list list = {.chosen = 0};
    const char *const *shown = count > 0 ? rows : go_on;
    int items = count > 0 ? count : 1;
    while (!app->leaving) {
        list_fit(&list, items, items);
        if (frame_begin(app, title, NULL)) {
            int left = frame_left(app) + 4;
            int top = draw_paragraphs(app, frame_top(app) + 2, left, FRAME_COLUMNS - 8, text);
            for (int i = 0; i < items; i++) {
                list_row(&list, &app->frame, top + 1 + i, left, FRAME_COLUMNS - 8, i);
                canvas_text(&app->frame, top + 1 + i, left + 2, -1, INK_PLAIN, _(shown[i]));
            }
        }
        frame_end(app, CONTEXT_MENU, keys);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&list, action, &event, spot);
        if (action == ACTION_CHOOSE)
            return count > 0 ? list.chosen : -1;
        if (action == ACTION_BACK || action == ACTION_LEAVE)
            return -1;
    }
    return -1;
}
