/*
 * pick.h - choosing a move by narrowing down the legal ones.
 *
 * Every key, click and typed word becomes a spot or a word here, and the legal moves that agree
 * with all of them remain. Spots must be picked in the order in which the move names them, words in
 * any order. Spots that can come next are marked on the board. A move all of whose spots are picked
 * or under the cursor is a candidate. Several candidates differ only in words (a rotation, a
 * facing); one key cycles through them, and the words are kept when the cursor moves. No game
 * contains input code.
 */
#ifndef TABLE_PICK_H
#define TABLE_PICK_H

#include "core/ruleset.h"

enum { PICKS_MOST = MOVE_ARGUMENTS };

struct pick {
    const struct notation *notation;
    struct move_list legal; /* of the acting seat */
    struct move_list agree; /* of these, those that agree with what was picked */
    int spots[PICKS_MOST];  /* picked, in order */
    int spot_count;
    int verb;           /* picked, or -1 */
    struct move turned; /* the last candidate chosen by cycling; later ones prefer its words */
    bool has_turned;
    struct move hinted; /* what is meant at its last spot (or without one) before anything else */
    bool has_hinted;
};

/* What pointing at a spot did. */
enum pointed { POINTED_AT_NOTHING, POINTED_PICKED, POINTED_MOVE };

/* Reserves for the ruleset. Freed by pick_free. */
void pick_init(struct pick *pick, const struct ruleset *rules, const struct notation *notation);
void pick_free(struct pick *pick);

/* Fills legal from the position, which seat must be acting in; nothing is picked. */
void pick_start(struct pick *pick, const struct ruleset *rules, const game_state *s, unsigned seat);
void pick_clear(struct pick *pick); /* the same position without moves */

/* Picks a spot; false when no move agrees with it, and nothing changes. */
bool pick_spot(struct pick *pick, int spot);

/* Picks a verb; false when no move has it. */
bool pick_verb(struct pick *pick, unsigned verb);

/* Takes the last pick back; false when there is none. */
bool pick_back(struct pick *pick);

/* What Enter or a click at a spot does: if there is a candidate, it is the move (*out); otherwise
   the spot is picked. */
enum pointed pick_point(struct pick *pick, int spot, struct move *out);

/* The candidate at a spot that has this value of a domain among its words; false when there is
   none. */
bool pick_word(const struct pick *pick, const struct verb *verbs, int spot, unsigned domain,
               unsigned value, struct move *out);

/* The illegal move that the player means at a spot, to explain why it is not allowed: the preferred
   words, and this spot after the picked ones. False when it would still lack a spot of another
   kind. */
bool pick_attempt(const struct pick *pick, const struct ruleset *rules, int spot, struct move *out);

/* The move whose words candidates prefer from now on. */
void pick_prefer(struct pick *pick, const struct move *move);

/* Picks all of a legal move but its last spot, which is returned (or NO_SPOT). Pointing there then
   means this move, whatever else it could mean, until pick_unhint. */
int pick_hint(struct pick *pick, const struct move *move);
void pick_unhint(struct pick *pick);

/* Marks the picked spots on the canvas, and the spots that can come next unless there are so many
   that the marks would not help. */
void pick_mark(const struct pick *pick, struct canvas *canvas);
bool pick_can_come(const struct pick *pick, int spot);

/* The candidate when `spot` (or NO_SPOT) is pointed at: a move all of whose spots are picked or
   under the cursor, and that no longer move continues. False when there is none. */
bool pick_candidate(const struct pick *pick, int spot, struct move *out);
int pick_candidates(const struct pick *pick, int spot); /* how many can be cycled through */

/* Cycles to the next candidate; without candidates, to the next words among the other moves. */
void pick_turn(struct pick *pick, int spot);

/* The agreeing moves without any spot, for menus and shortcut keys; adds indexes in agree to
   out, returns the number (at most `most`). */
int pick_spotless(const struct pick *pick, int *out, int most);

#endif
