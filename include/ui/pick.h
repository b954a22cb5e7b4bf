/*
 * pick.h - choosing a move by narrowing down the legal ones.
 *
 * Every key, click and typed word ends here as a spot or a word; the moves that agree with all
 * of them stay. Spots agree in the order in which a move names them, words anywhere. What can
 * come next is marked on the board; once one move is left and every spot of it was pointed at,
 * it is the move. No game contains input code.
 */
#ifndef UI_PICK_H
#define UI_PICK_H

#include "core/ruleset.h"

enum { PICKS_MOST = MOVE_ARGUMENTS };

struct pick {
    const struct notation *notation;
    struct move_list legal;   /* of the acting seat */
    struct move_list agree;   /* of these, those that agree with what was picked */
    int spots[PICKS_MOST];    /* picked, in order */
    int spot_count;
    int verb;                 /* picked, or -1 */
    int turned;               /* which of the complete candidates is shown (r turns) */
};

/* Fills legal from the position. Freed by pick_free. */
void pick_init(struct pick *pick, const struct ruleset *rules, const struct notation *notation);
void pick_free(struct pick *pick);
void pick_start(struct pick *pick, const struct ruleset *rules, const game_state *s,
                unsigned seat);

/* Picks a spot; false when no move agrees with it, and nothing changes. */
bool pick_spot(struct pick *pick, int spot);

/* Picks a verb; false when no move has it. */
bool pick_verb(struct pick *pick, unsigned verb);

/* Takes the last pick back; false when there is none. */
bool pick_back(struct pick *pick);

/* The spots that can come next: calls canvas_mark for candidates and picked spots. */
void pick_mark(const struct pick *pick, struct canvas *canvas);
bool pick_can_come(const struct pick *pick, int spot);

/* The move that is meant when `spot` (or NO_SPOT) is pointed at: all its spots are picked or
   under the cursor. Several turn with pick_turn. false when none is complete. */
bool pick_candidate(const struct pick *pick, int spot, struct move *out);
int pick_candidates(const struct pick *pick, int spot); /* how many turn */
void pick_turn(struct pick *pick);

/* Legal moves without any spot, for menus and shortcut keys; adds indexes to out, returns the
   number (at most `most`). */
int pick_spotless(const struct pick *pick, int *out, int most);

#endif
