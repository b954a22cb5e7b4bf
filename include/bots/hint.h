/*
 * hint.h - what to tell a person about a good move, in three steps: the rule that matters now,
 * the area, the move.
 *
 * The move comes from a player (bots/player.h); this finds what it is about. Knows no game: the
 * rule is one that the game cites about such moves, the area is what lies around it in the picture
 * of the board.
 */
#ifndef BOTS_HINT_H
#define BOTS_HINT_H

#include "session/session.h"

enum { HINT_SPOTS = 8 };

/* How much a hint tells; the words of hint_words stand in logs. */
enum hint { HINT_RULE, HINT_AREA, HINT_MOVE, HINT_COUNT };
extern const char *const hint_words[HINT_COUNT];

/* Adds the rule that a legal move of the seat in the present position is about, in one or two
   sentences with its id in front: "KK-7: A cat goes ...". false when the rulebook has none. */
bool hint_rule(const struct session *session, unsigned seat, const struct move *move,
               struct text *out);

/* The spots among which the move's last one lies: itself and, of those where legal moves of its
   verb end, the nearest in the picture of the board, in the order of their numbers; returns how
   many, 0 when the move has no spot. */
unsigned hint_area(const struct session *session, unsigned seat, const struct move *move,
                   int spots[HINT_SPOTS]);

#endif
