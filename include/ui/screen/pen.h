/*
 * pen.h - writes to a terminal with a state: where it writes next, and in which style.
 *
 * Only what differs from the state is said: a change of style names the colours and attributes that
 * change, a move takes the shortest sequence. Nothing here looks at pictures; ansi.c does.
 */
#ifndef UI_SCREEN_PEN_H
#define UI_SCREEN_PEN_H

#include "ui/screen/theme.h"

/* Styles that were looked up, by what theme_style looks at. */
enum { KNOWN_STYLES = 64 };

struct known_style {
    uint64_t key; /* 0: none */
    struct style style;
};

struct pen {
    struct text *out;
    const struct look *look;
    int colours;
    bool blocks;     /* full blocks may stand for blanks: the picture has pixels */
    bool erases;     /* what is erased takes the background that is on */
    int row, column; /* -1: not known */
    struct style style;
    struct known_style *known; /* KNOWN_STYLES, zeroed at first */
};

/* What theme_style says of the cell. */
struct style pen_style_of(const struct pen *pen, const struct cell *cell);

static inline bool style_equal(const struct style *a, const struct style *b) {
    return a->foreground == b->foreground && a->background == b->background &&
           a->attributes == b->attributes;
}

/* "Select graphic rendition"; writes nothing when the style is on. */
void pen_change(struct pen *pen, const struct style *style);

/* About how many bytes the change from one style to another takes. */
int pen_change_cost(const struct pen *pen, const struct style *from, const struct style *to);

void pen_move(struct pen *pen, int row, int column);

/* A blank that shows nothing but its background. */
bool pen_is_bare(const struct pen *pen, const struct cell *cell);

/* Erases so many cells from the pen on in the background that is on, or the rest of the row; the
   pen stays. Only where the terminal erases in colours. */
void pen_erase(struct pen *pen, int count);
void pen_erase_rest(struct pen *pen);

#endif
