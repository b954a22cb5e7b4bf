/*
 * places.h - where the spots of a canvas lie: one scan of the cells, shared by what answers
 * questions about spots (spots.c) and what makes marks visible (marks.c).
 *
 * Cells may be written by anyone at any time, so nothing is remembered between two questions.
 */
#ifndef CORE_PLACES_H
#define CORE_PLACES_H

#include "core/canvas.h"

/* What one scan learns of a spot. */
struct place {
    int spot;
    int first_row, first_column;  /* its first cell in reading order */
    int top, bottom, left, right; /* the box around its cells */
    unsigned marks;               /* of all its cells */
    bool empty;                   /* nothing stands on its cells */
    bool rimmed;                  /* its rim of shore shows a mark */
    bool framed;                  /* the signs of a mark were put around it */
    enum ink ink;                 /* of its first cell that is not blank */
};

struct places {
    struct place *list; /* every spot once, in reading order of its first cell */
    int count;
    int16_t number[INT16_MAX + 1]; /* for each spot: its place in the list + 1, or 0 */
};

/* Finds the places of all spots; freed by places_free. */
void places_find(struct places *places, const struct canvas *canvas);
void places_free(struct places *places);

/* The place of a spot, or NULL. */
struct place *places_of(const struct places *places, int spot);

/* The last column of the run of cells with the same spot that begins at `left`. */
int places_run_end(const struct cell *cells, int columns, int left);

#endif
