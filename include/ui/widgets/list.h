/*
 * list.h - a column of rows with a cursor: moving, scrolling, clicking.
 *
 * A page keeps one struct list, sets its count, draws the visible rows with list_row and hands
 * every action to list_act. Each row is a spot with its own index, so a click finds it. Invariant
 * after list_fit: 0 <= top <= chosen < top + height, as far as there are rows.
 */
#ifndef UI_WIDGETS_LIST_H
#define UI_WIDGETS_LIST_H

#include "ui/screen/app.h"

struct list {
    int count;  /* rows in all */
    int chosen; /* the row under the cursor */
    int top;    /* the first visible row */
    int height; /* how many are visible */
};

/* Says how many rows fit and scrolls so that the chosen one is among them. */
void list_fit(struct list *list, int count, int height);

/* Paints row `index` of the list across a line of the canvas: its spot, and the cursor when it is
   the chosen one. The caller writes from column + 2 on. */
void list_row(const struct list *list, struct canvas *canvas, int row, int column, int columns,
              int index);

/* Writes a value that left and right change, "< inner >", cut to so many columns (-1: the edge). */
void list_choice(struct canvas *canvas, int row, int column, int width, const char *value);

/* Moves the cursor as asked. A click chooses its row and counts as ACTION_CHOOSE. Returns the
   action that is left for the page, ACTION_NONE when it was used up. */
enum action list_act(struct list *list, enum action action, const struct event *event, int spot);

#endif
