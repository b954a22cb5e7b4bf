/*
 * why.h - why a move is not allowed, also when only a part of it is known.
 */
#ifndef TABLE_WHY_H
#define TABLE_WHY_H

#include "core/ruleset.h"

/*
 * Adds why the seat, which is to choose, has no legal move with the verb of `asked` and those of
 * its arguments whose bits are set in `known`; false when there is no such reason. When arguments
 * are missing, the reason is that of the verb; or else the one that does not depend on what is
 * missing: all moves that take the missing arguments from `legal` moves of the verb are refused for
 * it; if a place is missing, there must be two of them. legal has all legal moves of the seat.
 */
bool why_refused(const struct ruleset *rules, const game_state *s, unsigned seat,
                 const struct move_list *legal, const struct move *asked, unsigned known,
                 struct text *why);

#endif
