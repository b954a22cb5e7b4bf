/*
 * menu.h - the parts of the menu: menu.c chooses, menu_draw.c draws.
 */
#ifndef UI_PAGES_MENU_H
#define UI_PAGES_MENU_H

#include "session/store.h"
#include "ui/pages/pages.h"
#include "ui/widgets/list.h"

enum { ROWS_MOST = 24 };

enum row_kind {
    ROW_CONTINUE,
    ROW_GAME,
    ROW_SAVED,
    ROW_STATISTICS,
    ROW_SETTINGS,
    ROW_HELP,
    ROW_LEAVE
};

struct menu_row {
    enum row_kind kind;
    const struct registered *game; /* ROW_GAME */
};

struct menu {
    struct menu_row rows[ROWS_MOST];
    int games, games_end; /* the indices of the first game, and of the first row after the games */
    struct saved *saved;
    size_t saved_count;
    const struct saved *unfinished; /* what ROW_CONTINUE continues, or NULL */
    struct list list;
    int card;   /* the game to go back to from the other rows */
    bool cards; /* the games were drawn side by side, the other rows below them on one line */
};

/* Draws the menu into a frame that has begun. */
void menu_draw(struct app *app, struct menu *menu);

#endif
