/*
 * show.h - what the files share that draw ClanCath: signs.c, paint.c, panel.c and show.c.
 */
#ifndef CLANCATH_SHOW_H
#define CLANCATH_SHOW_H

#include "board.h"

enum { LEVELS = 7 /* with the narrowest bands */ };

extern const struct glyph clancath_pieces[SEATS][KINDS];

/* The texture of a level where there are no colours: a fuller one for a higher level. */
extern const struct glyph clancath_textures[LEVELS];

/* The paper of a level. */
enum paper clancath_relief(unsigned level);

bool clancath_is_berserker(const game_state *s, unsigned square);

/* The sign beside a piece: the Berserker's, that of a piece that has captured, or a blank; and its
   ink. */
struct glyph clancath_status(const game_state *s, unsigned square, enum ink *ink);

/* The board with pixels: its rows and columns of cells, false when there is no such size; and its
   picture. */
bool clancath_paint_extent(enum size size, int *rows, int *columns);
void clancath_paint(const game_state *s, struct canvas *canvas);

/* The rows and columns of cells of the panel. */
void clancath_panel_extent(enum size size, int *rows, int *columns);

#endif
