/*
 * statistics.c - the page about those who played: everybody in one list, and a page about each;
 * where there is room, also beside the list, as bars.
 */
#include "core/utf8.h"
#include "table/record.h"
#include "ui/pages/pages.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/pager.h"
#include "ui/widgets/picture.h"

enum { TABLE_ROW = 2 };

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
    page_pager(app, _("Statistics"), &picture, NULL, NULL);
    canvas_free(&picture);
    text_free(&lines);
    text_free(&one);
}

/* ---- bars ---- */

enum { LABEL_COLUMNS = 20, BAR_MOST = 60 /* columns */ };

static const struct glyph glyph_won = {0x2588, '#'}, glyph_drawn = {0x2584, '='};
static const struct glyph glyph_lost = {0x2591, '.'};

/* The games of a tally as a bar, of which `most` games would fill the width. */
static void draw_bar(struct canvas *canvas, int row, int column, int width,
                     const struct tally *tally, unsigned most) {
    unsigned long cells = (unsigned long)width;
    int won = (int)(tally->won * cells / most);
    int drawn = (int)((tally->won + tally->drawn) * cells / most);
    int games = (int)(tally->games * cells / most);
    for (int i = 0; i < games; i++) {
        bool is_drawn = i >= won && i < drawn;
        struct glyph glyph = i < won ? glyph_won : glyph_lost;
        canvas_put(canvas, row, column + i, is_drawn ? glyph_drawn : glyph,
                   i < won ? INK_GOOD : INK_DIM);
    }
}

/* "█ won  ▄ drawn  ░ lost" */
static void draw_key(struct canvas *canvas, int row, int column) {
    canvas_put(canvas, row, column, glyph_won, INK_GOOD);
    column += 2 + canvas_text(canvas, row, column + 2, -1, INK_DIM, C_("games", "won")) + 2;
    canvas_put(canvas, row, column, glyph_drawn, INK_DIM);
    column += 2 + canvas_text(canvas, row, column + 2, -1, INK_DIM, C_("games", "drawn")) + 2;
    canvas_put(canvas, row, column, glyph_lost, INK_DIM);
    canvas_text(canvas, row, column + 2, -1, INK_DIM, C_("games", "lost"));
}

/* A name, its bar and the games it stands for. */
static void draw_named_bar(struct canvas *canvas, int row, const struct room *room,
                           const char *name, const struct tally *tally, unsigned most) {
    int width = room->columns - LABEL_COLUMNS - 6;
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, name, strlen(name), false);
    canvas_text(canvas, row, room->column, LABEL_COLUMNS - 1, INK_PLAIN, safe.bytes);
    draw_bar(canvas, row, room->column + LABEL_COLUMNS, width, tally, most);
    canvas_textf(canvas, row, room->column + LABEL_COLUMNS + width + 1, 5, INK_DIM, "%u",
                 tally->games);
    text_free(&safe);
}

/* One player: all games, each game, each opponent. */
static void draw_player(struct app *app, const struct record *record, unsigned colour,
                        const struct room *room) {
    struct canvas *canvas = &app->frame;
    int row = room->row + HEAD_ROWS + 1, last = room->row + room->rows - 2;
    unsigned most = record->tally.games;
    badge_head(app, room->row, room->column, colour, most ? FACE_AWAKE : FACE_ASLEEP);
    struct room beside = *room;
    beside.column += HEAD_COLUMNS + 2;
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, record->name, strlen(record->name), false);
    canvas_text(canvas, room->row + 1, beside.column, room->columns - HEAD_COLUMNS - 2, INK_STRONG,
                safe.bytes);
    text_free(&safe);
    if (most == 0)
        return;
    draw_named_bar(canvas, row++, room, "", &record->tally, most);
    for (size_t i = 0; i < record->game_count && row < last; i++)
        draw_named_bar(canvas, row++, room, registry_find(record->games[i].game)->ruleset->title,
                       &record->games[i].tally, most);
    if (++row < last)
        canvas_text(canvas, row++, room->column, LABEL_COLUMNS, INK_DIM, _("Against"));
    for (size_t i = 0; i < record->opponent_count && row < last; i++)
        if (!*record->opponents[i].game)
            draw_named_bar(canvas, row++, room, record->opponents[i].opponent,
                           &record->opponents[i].tally, most);
    draw_key(canvas, row + 1, room->column);
}

/* ---- the page ---- */

static void draw(struct app *app, const struct records *records, const struct list *list) {
    struct canvas *canvas = &app->frame;
    int left = picture_left(app) + 1;
    struct text line = TEXT_EMPTY;
    if (records->count > 0 && picture_beside(app, LEFT_COLUMNS)) {
        struct room room = picture_room(app, LEFT_COLUMNS);
        room = (struct room){TABLE_ROW, room.column + 2, room.rows - 2, room.columns - 4};
        room.columns = room.columns < BAR_MOST ? room.columns : BAR_MOST;
        draw_player(app, &records->people[list->chosen], (unsigned)list->chosen % 4, &room);
    }
    if (records->count == 0) {
        canvas_text(canvas, TABLE_ROW, left + 2, -1, INK_DIM, _("No game is saved yet."));
    } else {
        records_add_head(&line);
        canvas_text(canvas, TABLE_ROW, left + 2, -1, INK_DIM, line.bytes);
    }
    for (int i = 0; i < list->height && list->top + i < list->count; i++) {
        int row = TABLE_ROW + 1 + i;
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
