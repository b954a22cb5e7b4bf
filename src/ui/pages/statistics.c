/*
 * statistics.c - the page about those who played: everybody in one list, and a page about each.
 */
#include "table/record.h"
#include "ui/pages/pages.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/pager.h"

enum { HEAD_ROW = 2 };

static int count_lines(const struct text *lines) {
    int count = 0;
    for (const char *at = lines->bytes; *at; at++)
        count += *at == '\n';
    return count;
}

/* A page of text about one player. */
static void show_record(struct app *app, const struct record *record) {
    struct text lines = TEXT_EMPTY, one = TEXT_EMPTY;
    struct canvas picture;
    record_add(record, &lines);
    canvas_init(&picture, count_lines(&lines), PAGER_COLUMNS);
    struct word rest = {lines.bytes, lines.length}, line;
    for (int row = 0; word_part(&rest, '\n', &line); row++) {
        text_clear(&one);
        text_add_bytes(&one, line.bytes, line.length);
        canvas_text(&picture, row, 1, PAGER_COLUMNS - 1, INK_PLAIN, one.bytes);
    }
    page_pager(app, _("Statistics"), &picture, NULL);
    canvas_free(&picture);
    text_free(&lines);
    text_free(&one);
}

static void draw(struct app *app, const struct records *records, const struct list *list) {
    struct canvas *canvas = &app->frame;
    int left = frame_left(app) + 1;
    struct text line = TEXT_EMPTY;
    if (records->count == 0) {
        canvas_text(canvas, HEAD_ROW, left + 2, -1, INK_DIM, _("No game is saved yet."));
    } else {
        records_add_head(&line);
        canvas_text(canvas, HEAD_ROW, left + 2, -1, INK_DIM, line.bytes);
    }
    for (int i = 0; i < list->height && list->top + i < list->count; i++) {
        int row = HEAD_ROW + 1 + i;
        list_row(list, canvas, row, left, FRAME_COLUMNS - 2, list->top + i);
        text_clear(&line);
        record_add_row(&records->people[list->top + i], &line);
        canvas_text(canvas, row, left + 2, FRAME_COLUMNS - 4, INK_PLAIN, line.bytes);
    }
    text_clear(&line);
    records_add_count(records, &line);
    text_truncate(&line, line.length - 1);
    canvas_text(canvas, frame_rows(app), left + 2, FRAME_COLUMNS - 4, INK_DIM, line.bytes);
    text_free(&line);
}

void page_statistics(struct app *app) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_HELP, ACTION_BACK, ACTION_NONE};
    struct records records;
    struct list list = {.chosen = 0};
    enum action action = ACTION_NONE;
    records_read(&records);
    while (!app->leaving && action != ACTION_BACK && action != ACTION_LEAVE) {
        struct event event;
        int spot;
        bool fits = frame_begin(app, _("Statistics"), NULL);
        list_fit(&list, (int)records.count, frame_rows(app) - 4);
        if (fits)
            draw(app, &records, &list);
        frame_end(app, CONTEXT_MENU, keys);
        action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&list, action, &event, spot);
        if (action == ACTION_CHOOSE && records.count)
            show_record(app, &records.people[list.chosen]);
        else if (action == ACTION_HELP)
            page_help(app, CONTEXT_MENU, NULL);
    }
    records_free(&records);
}
