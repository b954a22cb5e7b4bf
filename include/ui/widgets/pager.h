/*
 * pager.h - a picture taller than the screen: scrolls, searches, marks what was found.
 *
 * Searching runs over the words of the picture as they are read, so what is wrapped at the end
 * of a line is found too. Upper and lower case are the same.
 */
#ifndef UI_WIDGETS_PAGER_H
#define UI_WIDGETS_PAGER_H

#include "ui/screen/app.h"

enum { PAGER_COLUMNS = 78 }; /* pictures are at most this wide */

/* Shows the picture until it is left. scene: the game whose scene stands beside it where there is
   room, or NULL. find: what to go to first, or NULL. */
void page_pager(struct app *app, const char *title, struct canvas *picture,
                const struct ruleset *scene, const char *find);

/* The same, with the end of the picture in sight. */
void page_pager_end(struct app *app, const char *title, struct canvas *picture);

#endif
