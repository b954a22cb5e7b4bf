/*
 * play_bots.h - players that are no persons at the play page's table, and advice for those who are.
 *
 * A part of the page that play.h describes. While somebody thinks the page goes on in rounds:
 * each draws, waits a moment for a key, and then looks whether there is an answer.
 */
#ifndef UI_PLAY_BOTS_H
#define UI_PLAY_BOTS_H

#include "ui/play/play.h"

/*
 * play_bots.c
 */

/* Opens the players of the session; asks before programs of a log are started. */
void play_sit_down(struct play *play);

/* True when what comes next is up to a player that is no person: its choice, or its dice. */
bool play_bot_acts(const struct play *play);

/* One round of waiting for it. */
void play_await_bot(struct play *play);

/* Something was done that people should see before more happens by itself. */
void play_seen_from_now(struct play *play);

/* Adds how far it is; the actions that are live meanwhile, of the context that is returned. */
void play_bot_progress(const struct play *play, struct text *out);
unsigned play_bot_actions(const struct play *play, enum action *out);

/*
 * play_hint.c
 */

/* The next hint; the adviser has to think first. Marks the area once it was told. */
void play_hint(struct play *play);
void play_mark_hint(struct play *play);

/* Leaves the rest of the turn to the adviser, after a question. */
void play_lead(struct play *play);

/* True during a turn that was left to it, dice included. */
bool play_is_led(const struct play *play);

/* True while the adviser thinks; lets it think, and takes its answer; gives it up. */
bool play_is_advised(const struct play *play);
void play_take_advice(struct play *play);
void play_end_advice(struct play *play);

#endif
