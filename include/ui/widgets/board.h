/*
 * board.h - the middle of a page that shows a position: board, panel, and the room they leave.
 *
 * The board has the largest size (enum size) that fits the frame together with its panel, and that
 * the player's wish for this game allows. Board and panel stand side by side as one block in the
 * middle of the frame; where only the height is enough, the panel stands below the board. Small
 * boards take at least PAGE_ROWS, so that they stand where they always stood. What is left of the
 * block, beside or below, is the room for news, lists, results.
 *
 * Two rows of words hang under the block: the prompt, and the message of the page. A small board
 * of one row more than the page reaches into them; then the prompt stands beside, on two rows.
 * Everything is drawn into app->frame, which knows the spots of the board afterwards.
 */
#ifndef UI_WIDGETS_BOARD_H
#define UI_WIDGETS_BOARD_H

#include "ui/screen/app.h"
#include "ui/widgets/frame.h"

struct board {
    struct canvas board, panel, scratch; /* reused for every frame */
    struct room room, prompt;            /* set by board_show */
    struct room place;                   /* of the board in the frame; set by board_show */
    bool turned;                         /* seen from its other side; set by board_show */
    enum size size;                      /* in which it is drawn; set by board_show */
    int pointed;                         /* the spot that the game shades around, or NO_SPOT */
    int from;                            /* with pointed: shows what lies between; or NO_SPOT */
};

void board_init(struct board *board);
void board_free(struct board *board);

/* Draws the board of one position and the panel of another (NULL: no panel), as the viewer may
   see them. Spots lie where the panel's position, the present one, has them. */
void board_show(struct board *board, struct app *app, const struct session *session,
                const game_state *s, const game_state *panel, enum viewer viewer);

/* True when the board could be shown in another size than it is. */
bool board_zooms(const struct board *board, const struct app *app, const struct session *session);

/* Takes the next smaller size, or after the smallest the largest that fits; keeps it in the
   settings and says which. */
void board_zoom(const struct board *board, struct app *app, const struct session *session);

/* True when the board may be looked at from its other side. board_turn does so, or goes back; keeps
   it in the settings and says which. */
bool board_turns(const struct session *session);
void board_turn(struct app *app, const struct session *session);

/* Marks on the frame all spots that the actor's move touches (ruleset.touches). */
void board_mark_move(struct app *app, const struct session *session, unsigned actor,
                     const struct move *move, unsigned marks);

/* Shows for a moment how the last move came to the present position (motion.h), over the frame
   that was shown before it. */
void board_step(struct board *board, struct app *app, struct session *session, enum viewer viewer);

/* Writes the last of these lines into the room; those before `fresh` (bytes) are dim. */
void board_lines(struct board *board, struct app *app, const struct text *lines, size_t fresh);

/* Writes the prompt: one text at the left, one at the right edge (of two rows: the upper one). */
void board_prompt(const struct board *board, struct app *app, enum ink ink, const char *left,
                  const char *right);

/* False when the game has no use for the action: the dice of a game without chance. */
bool board_useful(enum action action, const struct session *session);

/* frame_end for a page about a session, without the actions that its game has no use for. */
void board_end(struct app *app, const struct session *session, unsigned context,
               const enum action *actions);

/* True when the seat sees on board or panel what the others do not. */
bool board_hides(struct board *board, const struct session *session, unsigned seat);

#endif
