/*
 * pages.h - what the pages around the games share with each other.
 */
#ifndef UI_WIDGETS_PAGES_H
#define UI_WIDGETS_PAGES_H

#include "ui/screen/app.h"

/* Keeps a new session in a file (NULL: in the folder of saved games), and plays it. Owns it. */
void app_play_new(struct app *app, struct session *session, const char *log);

/* Shows a saved log in the replay page; what is wrong with it is told. */
void app_watch(struct app *app, const char *path);

/* Shows a text of paragraphs ended by '\n' and asks which of the rows is wanted (marked N_());
   without rows it waits for a key. Returns the row, or -1 when left. */
int page_ask(struct app *app, const char *title, const char *text, const char *const *rows,
             int count);

#endif
