/*
 * pieces.c - a picture colour by colour: see pieces.h.
 *
 * The runs are cut into pieces of one style each, which are chained in the order of their rows. A
 * cell without a glyph has one or two pixels: half blocks, full blocks and blanks of the same two
 * colours are one style, whichever of the two is the ink. A blank fits every ink on its ground.
 */
#include "ui/screen/pieces.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"

enum {
    ANY = -2, /* an ink that is not seen */
    STYLES_MOST = 256,
    NONE = -1,       /* no piece */
    JOINED = 4,      /* cells; so many blanks do not end a piece of another style */
    AFTER = 2,       /* cells; so few blanks after it belong to it as well */
    SHORT_ERASE = 8, /* cells; fewer are written as blanks */
    UPPER_HALF = 0x2580,
    LOWER_HALF = 0x2584,
    FULL_BLOCK = 0x2588,
};

struct piece {
    int16_t row, from, to;
    int next; /* of the same style, or NONE */
};

struct group {
    struct style style;
    int first, last; /* pieces */
};

struct pieces {
    const struct pen *pen;
    const struct canvas *picture;
    struct piece *pieces;
    int count, room;
    struct group groups[STYLES_MOST]; /* a hash table: first is NONE where free */
    int styles;
};

/* The style in which a cell is written: of two pixels the greater colour is the ink. */
static struct style style_for(const struct pieces *all, const struct cell *cell) {
    struct style style = pen_style_of(all->pen, cell);
    bool pixels = cell_is_split(cell) && !all->pen->look->ascii;
    if (pixels && !style.attributes && style.foreground < style.background)
        return (struct style){style.background, style.foreground, 0};
    if (pen_is_bare(all->pen, cell))
        return (struct style){ANY, style.background, 0};
    return style;
}

/* A cell without a glyph in the first style can be written in the other one, too: as a blank, or as
   a full block. */
static bool fits(const struct pieces *all, const struct style *bare, const struct style *style) {
    if (bare->foreground != ANY || style->attributes & (ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE))
        return false;
    bool block = all->pen->blocks && bare->background == style->foreground && !style->attributes;
    return block || bare->background == style->background;
}

static struct group *group_of(struct pieces *all, const struct style *style) {
    unsigned place = (unsigned)style->background * 31U + (unsigned)style->foreground * 7U +
                     (unsigned)style->background / 4096U + style->attributes;
    for (;; place++) {
        struct group *group = &all->groups[place % STYLES_MOST];
        if (group->first == NONE) {
            group->style = *style;
            all->styles++;
        }
        if (style_equal(&group->style, style))
            return group;
    }
}

static void add_piece(struct pieces *all, const struct style *style, int row, int from, int to) {
    if (all->count == all->room) {
        all->room = all->room ? 2 * all->room : 512;
        all->pieces = memory_resize(all->pieces, (size_t)all->room, sizeof *all->pieces);
    }
    struct group *group = group_of(all, style);
    if (group->first == NONE)
        group->first = all->count;
    else
        all->pieces[group->last].next = all->count;
    group->last = all->count;
    all->pieces[all->count++] = (struct piece){(int16_t)row, (int16_t)from, (int16_t)to, NONE};
}

/* The end of the piece that begins at a column: cells of one style, with a few before, between and
   right after them that can be written in it. */
static int piece_end(const struct pieces *all, const struct run *run, int from,
                     struct style *style) {
    const struct cell *cells = canvas_at(all->picture, run->row, 0);
    *style = style_for(all, &cells[from]);
    int end = from + 1, after = end;
    for (int column = end; column < run->to && column <= end + JOINED; column++) {
        bool half = cells[column].glyph == 0 && !all->pen->look->ascii; /* of a wide glyph */
        struct style own = half ? *style : style_for(all, &cells[column]);
        if (column - from <= JOINED && fits(all, style, &own))
            *style = own;
        if (style_equal(&own, style))
            end = column + 1;
        else if (!fits(all, &own, style))
            break;
        else
            after = column + 1;
    }
    return after > end && after - end <= AFTER ? after : end;
}

static bool cut(struct pieces *all, const struct run *run) {
    for (int column = run->from, end; column < run->to; column = end) {
        struct style style;
        end = piece_end(all, run, column, &style);
        add_piece(all, &style, run->row, column, end);
        if (all->styles > STYLES_MOST / 2)
            return false;
    }
    return true;
}

static uint32_t code_of(const struct pen *pen, const struct cell *cell) {
    struct style style = pen_style_of(pen, cell);
    if (pen->look->ascii)
        return cell->ascii && cell->glyph ? cell->ascii : ' ';
    if (cell_is_split(cell))
        return style.foreground == pen->style.foreground ? UPPER_HALF : LOWER_HALF;
    if (pen_is_bare(pen, cell))
        return style.background == pen->style.background ? ' ' : FULL_BLOCK;
    return cell->glyph;
}

static void write_piece(struct pen *pen, const struct canvas *picture, const struct piece *piece,
                        bool bare) {
    const struct cell *cells = canvas_at(picture, piece->row, 0);
    pen_move(pen, piece->row, piece->from);
    if (bare && pen->erases && piece->to - piece->from >= SHORT_ERASE) {
        pen_erase(pen, piece->to - piece->from);
        return;
    }
    for (int column = piece->from; column < piece->to; column++) {
        uint32_t code = code_of(pen, &cells[column]);
        if (code)
            utf8_add(pen->out, code);
    }
    pen->column = piece->to < picture->columns ? piece->to : NONE;
}

/* By ground, the blanks first, then by ink: so one colour changes at a time. */
static int compare_groups(const void *one, const void *other) {
    const struct style *a = &((const struct group *)one)->style;
    const struct style *b = &((const struct group *)other)->style;
    if (a->background != b->background)
        return a->background < b->background ? -1 : 1;
    if (a->foreground != b->foreground)
        return a->foreground < b->foreground ? -1 : 1;
    return (int)a->attributes - (int)b->attributes;
}

static void write_groups(struct pen *pen, struct pieces *all) {
    int count = 0;
    for (int i = 0; i < STYLES_MOST; i++)
        if (all->groups[i].first != NONE)
            all->groups[count++] = all->groups[i];
    qsort(all->groups, (size_t)count, sizeof *all->groups, compare_groups);
    for (int i = 0; i < count; i++) {
        struct style style = all->groups[i].style;
        bool bare = style.foreground == ANY;
        if (bare)
            style.foreground = pen->style.foreground;
        pen_change(pen, &style);
        for (int at = all->groups[i].first; at != NONE; at = all->pieces[at].next)
            write_piece(pen, all->picture, &all->pieces[at], bare);
    }
}

bool pieces_add(struct pen *pen, const struct canvas *picture, const struct run *runs, int count) {
    struct pieces all = {.pen = pen, .picture = picture};
    bool few = true;
    for (int i = 0; i < STYLES_MOST; i++)
        all.groups[i].first = NONE;
    for (int i = 0; i < count && few; i++)
        few = cut(&all, &runs[i]);
    if (few)
        write_groups(pen, &all);
    free(all.pieces);
    return few;
}
