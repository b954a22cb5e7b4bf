/*
 * news.h - what is told about a game while it goes on: its title, and the news of a move.
 *
 * Texts name players as $A .. $F.
 */
#ifndef TABLE_NEWS_H
#define TABLE_NEWS_H

#include "session/session.h"

/* Adds the title and the players, and which game of a series it is: "Title  $A, $B  game 2". */
void news_title(const struct session *session, struct text *out);

/* Adds what the players' clocks show, "$A 4:31, $B 5:00": now, or as the log tells it of the
   present position. Nothing in a game without clocks. */
void news_clocks(const struct session *session, bool now, struct text *out);

/* Adds the news that the move at `index` gave, one line each. The session stands where it stood
   afterwards. */
void news_of_move(struct session *session, size_t index, struct text *out);

/* True when the news of the move at `index` must not be missed. The session stands where it stood
   afterwards. */
bool news_wait(struct session *session, size_t index);

#endif
