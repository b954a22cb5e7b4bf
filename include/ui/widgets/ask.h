/*
 * ask.h - a question that takes a page of its own.
 */
#ifndef UI_WIDGETS_ASK_H
#define UI_WIDGETS_ASK_H

#include "ui/screen/app.h"

/* Shows a text of paragraphs ended by '\n' and asks which of the rows is wanted (marked N_());
   without rows it waits for a key. Returns the row, or -1 when left. */
int page_ask(struct app *app, const char *title, const char *text, const char *const *rows,
             int count);

#endif
