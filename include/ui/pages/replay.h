/*
 * replay.h - the parts of the replay page: replay.c goes through the game, replay_draw.c draws.
 */
#ifndef UI_PAGES_REPLAY_H
#define UI_PAGES_REPLAY_H

#include "session/follow.h"
#include "table/moments.h"
#include "ui/pages/pages.h"
#include "ui/widgets/board.h"

enum { DIGITS_MOST = 6, BOOKMARKS_MOST = 100 };

struct replay {
    struct app *app;
    struct session *session;
    struct follow *follow; /* the session is its, and changes; NULL: it does not grow */
    struct board board;
    enum viewer viewer;
    size_t at, length;
    int named; /* the domain whose names are written on the board, or NO_NAMES */
    bool running, leaving;
    uint64_t next;                    /* when the next move is due, in milliseconds */
    char digits[DIGITS_MOST + 1];     /* the number of a move being typed, "" when none is */
    struct text news, line;           /* of the move just made; scratch */
    size_t bookmarks[BOOKMARKS_MOST]; /* positions, the first one first */
    size_t bookmark_count;
    struct moments moments;  /* to be found again, on the timeline */
    struct room timeline;    /* where it was drawn */
    size_t told;             /* the news are those of this many moves */
    struct place next_place; /* where the page leads; PAGE_BACK: nowhere */
};

/* Draws the page and shows it. */
void replay_draw(struct replay *replay);

#endif
