/*
 * list.c - a column of rows with a cursor: see list.h.
 */
#include "ui/widgets/list.h"

static const struct glyph glyph_cursor = {0x25B8, '>'}; /* small triangles */
static const struct glyph glyph_left = {0x25C2, '<'};
static const struct glyph glyph_right = {0x25B8, '>'};

static int within(int value, int least, int most) {
    if (value > most)
        value = most;
    return value < least ? least : value;
}

void list_fit(struct list *list, int count, int height) {
    list->count = count;
    list->height = height > 0 ? height : 1;
    list->chosen = within(list->chosen, 0, count - 1);
    list->top = within(list->top, list->chosen - list->height + 1, list->chosen);
    list->top = within(list->top, 0, count - list->height);
}

void list_row(const struct list *list, struct canvas *canvas, int row, int column, int columns,
              int index) {
    canvas_spot(canvas, row, column, 1, columns, index);
    if (index != list->chosen)
        return;
    canvas_paper(canvas, row, column, 1, columns, PAPER_CHOICE);
    canvas_put(canvas, row, column, glyph_cursor, INK_KEY);
}

void list_choice(struct canvas *canvas, int row, int column, int width, const char *value) {
    int used = canvas_text(canvas, row, column + 2, width < 0 ? -1 : width - 4, INK_STRONG, value);
    canvas_put(canvas, row, column, glyph_left, INK_KEY);
    canvas_put(canvas, row, column + 3 + used, glyph_right, INK_KEY);
}

enum action list_act(struct list *list, enum action action, const struct event *event, int spot) {
    int last = list->count - 1;
    if (event->key == KEYS_MOUSE) {
        if (spot < 0 || spot > last)
            return action;
        list->chosen = spot;
        return ACTION_CHOOSE;
    }
    int to = list->chosen;
    switch (action) {
    case ACTION_UP:
    case ACTION_PREVIOUS:
        to = to > 0 ? to - 1 : last;
        break;
    case ACTION_DOWN:
    case ACTION_NEXT:
        to = to < last ? to + 1 : 0;
        break;
    case ACTION_PAGE_UP:
        to -= list->height;
        break;
    case ACTION_PAGE_DOWN:
        to += list->height;
        break;
    case ACTION_FIRST:
        to = 0;
        break;
    case ACTION_LAST:
        to = last;
        break;
    default:
        return action;
    }
    list->chosen = within(to, 0, last);
    return ACTION_NONE;
}
