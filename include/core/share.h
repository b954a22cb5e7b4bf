/*
 * share.h - from points of advantage to chances of winning, for a game's estimate.
 *
 * A seat with 32 points more than another is twice as likely to win. Beyond four doublings each
 * further one takes four times as many points, so that in a nearly decided game the better of two
 * moves still gets a better estimate.
 */
#ifndef CORE_SHARE_H
#define CORE_SHARE_H

#include "core/ruleset.h"

enum { SHARE_DOUBLE = 32 };

/* Shares ESTIMATE_WHOLE among the seats of the set `playing`, not 0, by their points; the others
   get nothing. Differences of points may have any size. */
void share_whole(const int points[SEATS_MOST], unsigned playing, uint16_t chances[SEATS_MOST]);

#endif
