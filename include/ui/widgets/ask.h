/*
 * ask.h - a question that takes a page of its own.
 */
#ifndef UI_WIDGETS_ASK_H
#define UI_WIDGETS_ASK_H

#include "ui/screen/app.h"

/* Shows a text, its paragraphs ended by '\n', and lets the player choose one of the rows (marked
   N_()); without rows it waits for a key. Returns the chosen row, or -1 when the page was left. */
int page_ask(struct app *app, const char *title, const char *text, const char *const *rows,
             int count);

#endif
