/*
 * canvas.h - a picture made of cells that know what they mean.
 *
 * A cell holds a glyph with its ASCII stand-in, an ink (whose, or how important), a paper for each
 * of its halves (which ground), marks (what the front end points out) and the board spot under it.
 * Games and pages write roles, never colours; a theme turns roles into colours, the pointer finds
 * the spot of a cell, and tests compare the text. Rows and columns count from 0 at the top left.
 * Writes outside the canvas are dropped, so callers need not clip. Invariant: after canvas_init,
 * `cells` has rows * columns cells and is never NULL.
 *
 * A cell is two square pixels, one above the other:
 *
 *      +------+
 *      |paper | spot           upper pixel      a blank cell with two papers is shown as a half
 *      +------+                                 block; a glyph stands on the upper one's paper,
 *      |below | spot_below     lower pixel      so write only where both are the same
 *      +------+
 *
 * shape.h paints pixels. Marks are put on spots (canvas_mark) and made visible at the very end,
 * by marks.h.
 */
#ifndef CORE_CANVAS_H
#define CORE_CANVAS_H

#include "core/notation.h"
#include "core/text.h"

/* What a glyph says. On filled ground (a piece, a terrain, a badge, a plate) the theme shows any
   ink but a seat's in the one that can be read there, so INK_PLAIN will do. */
enum ink {
    INK_PLAIN,
    INK_DIM,      /* less important: labels, empty squares */
    INK_STRONG,   /* more important: headings, numbers that matter */
    INK_ALERT,    /* wrong, or dangerous; on a plate: a number that matters much */
    INK_GOOD,     /* right, won, saved */
    INK_KEY,      /* a key to press, whose turn it is */
    INK_NEUTRAL,  /* a piece that belongs to nobody */
    INK_GROUND,   /* the texture of ground: the signs of marks may cover it */
    INK_DISABLED, /* what cannot be chosen, or lies ahead */
    INK_FRAME,    /* lines around boards */
    INK_LEGAL,    /* marks: can come next */
    INK_CURSOR,   /* marks: pointed at */
    INK_LAST,     /* marks: the last move */
    INK_CAPTURE,  /* marks: would be taken; wrong */
    INK_SEAT_A,   /* what belongs to a seat: INK_SEAT_A + seat */
    INK_CLAIM_A = INK_SEAT_A + SEATS_MOST, /* the texture of a seat's ground */
    INK_COUNT = INK_CLAIM_A + SEATS_MOST
};

/* What a pixel shows. */
enum paper {
    PAPER_NONE,        /* the page */
    PAPER_BAR,         /* title and key lines */
    PAPER_CHOICE,      /* the chosen row of a menu */
    PAPER_SQUARE_DARK, /* boards of squares */
    PAPER_SQUARE_LIGHT,
    PAPER_FIELD_DARK, /* a central field, a town's ground */
    PAPER_FIELD_LIGHT,
    PAPER_CHOSEN,   /* marks: the selected place */
    PAPER_LAST,     /* marks: from and to of the last move */
    PAPER_CURSOR,   /* marks: ring around the place that is pointed at */
    PAPER_CAPTURE,  /* marks: where something may not lie */
    PAPER_RELIEF_0, /* heights 0 .. 6, valley to summit; lighter with every step */
    PAPER_SHADE_0 = PAPER_RELIEF_0 + 7, /* a thin line between equal heights, of each height */
    PAPER_FALL_0 = PAPER_SHADE_0 + 7,   /* an edge where the ground falls, of each height */
    PAPER_GRAIN = PAPER_FALL_0 + 7,     /* terrains */
    PAPER_WOOL,
    PAPER_LUMBER,
    PAPER_BRICK,
    PAPER_ORE,
    PAPER_DESERT,
    PAPER_SEA,
    PAPER_SHORE,                               /* gaps between terrains, under roads and towns */
    PAPER_TOKEN,                               /* a number's plate */
    PAPER_BADGE,                               /* a piece's own ground on relief and terrain */
    PAPER_STONE,                               /* a piece that belongs to nobody */
    PAPER_STONE_LOW,                           /* its shaded side */
    PAPER_OWNER_A,                             /* a seat's piece, filled: PAPER_OWNER_A + seat */
    PAPER_ROOF_A = PAPER_OWNER_A + SEATS_MOST, /* its shaded side */
    PAPER_CLAIM_A = PAPER_ROOF_A + SEATS_MOST, /* ground that belongs to a seat */
    PAPER_COUNT = PAPER_CLAIM_A + SEATS_MOST
};

enum { HEIGHTS = 7 };

enum mark {                     /* bits */
            MARK_CANDIDATE = 1, /* can come next */
            MARK_CHOSEN = 2,    /* already picked */
            MARK_LAST = 4,      /* the last move */
            MARK_CURSOR = 8,
            MARK_ALERT = 16,
            MARK_CAPTURE = 32, /* would be taken */
            MARK_GHOST = 64,   /* a piece that is only thought of covers it */
            MARK_QUIET = 128,  /* that it can come next is not to be seen */
};

/* How large boards are drawn. A game has the first and any of the others. */
enum size {
    SIZE_LINES, /* signs and lines only, for any terminal: no pixel differs from its cell */
    SIZE_S,     /* pixels; board and panel fit 80 x 24 */
    SIZE_M,     /* 120 x 40 */
    SIZE_ML,    /* about 160 x 50 */
    SIZE_L,     /* 200 x 60 */
    SIZE_COUNT
};

struct cell {
    uint32_t glyph;     /* code point of width 1 or 2; 0: right half of a wide one */
    uint8_t ascii;      /* its equivalent on a terminal without Unicode */
    uint8_t ink;        /* enum ink */
    uint8_t paper;      /* enum paper, of the upper pixel */
    uint8_t below;      /* enum paper, of the lower pixel */
    uint8_t mark;       /* enum mark bits */
    bool joined;        /* written as one with the cell to its left: see canvas_turn */
    int16_t spot;       /* board spot under the cell, or NO_SPOT */
    int16_t spot_below; /* under its lower pixel */
};

struct drawing; /* drawing.h */

struct canvas {
    int rows, columns;
    struct cell *cells;
    const char *const *names; /* SEATS_MOST names for $A .. $F in texts; NULL leaves them */
    enum size size;           /* in which the game draws; set by its caller */
    bool turned;              /* canvas_turn will follow; set by its caller */
    struct drawing *drawing;  /* canvas_keep_shapes; else NULL */
};

/* A glyph and its ASCII equivalent; one constant for each thing a game draws. */
struct glyph {
    uint32_t code;
    char ascii;
};

void canvas_init(struct canvas *canvas, int rows, int columns);   /* blank cells, no spots */
void canvas_resize(struct canvas *canvas, int rows, int columns); /* blank again */
void canvas_free(struct canvas *canvas);
void canvas_clear(struct canvas *canvas);

/* From here on the canvas keeps the shapes that are painted on it (shape.h, canvas_paper), for
   pictures that are not made of cells. Copying it to a canvas that keeps shapes copies them. */
void canvas_keep_shapes(struct canvas *canvas);

/* The cell, or NULL outside. */
struct cell *canvas_at(const struct canvas *canvas, int row, int column);

/* What the cell shows: its glyph, or the half block of a blank cell with two papers. */
struct glyph cell_glyph(const struct cell *cell);
static inline bool cell_is_split(const struct cell *cell) {
    return cell->glyph == ' ' && cell->paper != cell->below;
}

/* True when both are shown alike, whatever spots lie under them. */
bool cell_equal(const struct cell *a, const struct cell *b);

void canvas_put(struct canvas *canvas, int row, int column, struct glyph glyph, enum ink ink);

/* Writes UTF-8 text, sanitised (utf8.h), with $A .. $F replaced by the seats' names in their
   seat's ink. Stops at the right edge or after `width` columns (-1: the edge), with an
   ellipsis when something did not fit. Returns the columns used. */
int canvas_text(struct canvas *canvas, int row, int column, int width, enum ink ink,
                const char *text);
int canvas_textf(struct canvas *canvas, int row, int column, int width, enum ink ink,
                 const char *format, ...) __attribute__((format(printf, 6, 7)));

/* Writes the name of a seat in its ink. A name that is too wide is shortened to its beginning and
   its last character, so that "Player A" and "Player B" stay different. Returns the columns used.
 */
int canvas_name(struct canvas *canvas, int row, int column, int width, unsigned seat);

/* Writes text wrapped at words into a box; returns the rows used (at most `rows`; an
   ellipsis ends the last one when they were too few). */
int canvas_wrap(struct canvas *canvas, int row, int column, int rows, int width, enum ink ink,
                const char *text);

void canvas_paper(struct canvas *canvas, int row, int column, int rows, int columns,
                  enum paper paper);
void canvas_spot(struct canvas *canvas, int row, int column, int rows, int columns, int spot);

/* The pips of a die's face, 1 .. 6, or none for 0: three rows from row on, three columns from
   column on that lie `step` cells apart. */
void canvas_pips(struct canvas *canvas, int row, int column, int step, unsigned face, enum ink ink);

/* A single-line frame around the box; its corners are part of the rows and columns. */
/* The pips of a die's face, 1 .. 6, or none for 0: three rows from row on, three columns from
   column on that lie `step` cells apart. */
void canvas_pips(struct canvas *canvas, int row, int column, int step, unsigned face, enum ink ink);
void canvas_box(struct canvas *canvas, int row, int column, int rows, int columns, enum ink ink);

/* Copies all of `from` with its upper left cell at row, column of `to`. */
void canvas_copy(struct canvas *to, int row, int column, const struct canvas *from);

/* These cells of a row, which the game has written, are read as one: a piece with its rank. The
   characters of a word that was written as text are without this. */
void canvas_join(struct canvas *canvas, int row, int column, int count);

/* Turns the picture by half, so that it is seen from the other side: cells, spots, pixels and
   shapes. Words can still be read, and arrows and corners are those of the other direction. A game
   draws a picture that will be turned as any other; canvas->turned is only for figures of pixels,
   which are to stand upright afterwards. Turning twice gives the same picture. */
void canvas_turn(struct canvas *canvas);

/* True when the pictures are the same, cell by cell. */
bool canvas_equal(const struct canvas *a, const struct canvas *b);

/* Adds mark bits to every cell of a spot. */
void canvas_mark(struct canvas *canvas, int spot, unsigned marks);

/* Makes marks visible, by colour and without it; called by the front end once, after marking.
   On boards of SIZE_LINES and on small places signs stand around the spot where its cells, or
   blank cells of no spot beside it, leave room: [x] the cursor, (x) what was chosen, !x! an alert,
   <x> a candidate, 'x' the last move, the first of these only. On larger places (canvas->size) the
   cursor is a ring of pixels or four corners, and what colour tells has no sign; on a small place
   without room for two signs it is the ground. Candidates have a dot in the middle or beside what
   stands there, empty alerts a !. Chosen and last places change their ground, or, on relief with
   room for a ring of pixels, the ring; terrain stays. The places of a ghost are drawn as one
   outline around claimed ground. */
void canvas_show_marks(struct canvas *canvas);

/* The nearest spot from `spot` in a direction (rows and columns of -1, 0 or 1), as the eye sees
   it, a cell being twice as high as wide; `spot` itself when there is none. */
int canvas_spot_toward(const struct canvas *canvas, int spot, int down, int right);

/* The first spot in reading order after `spot` (all spots when NO_SPOT), cyclic, for which
   marks has a bit set (0: any spot); NO_SPOT when there is none. step is 1 or -1. */
int canvas_spot_marked(const struct canvas *canvas, int spot, unsigned marks, int step);

/* The picture as lines of text, without trailing spaces, one '\n' after each row. */
void canvas_print(const struct canvas *canvas, bool ascii, struct text *out);

/* Adds text with $A .. $F replaced by names (NULL: "A" .. "F"). Names are not looked through
   again, so a name that contains $B is shown as it is. */
void text_add_named(struct text *out, const char *text, const char *const *names);

#endif
