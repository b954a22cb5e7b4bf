/*
 * theme.c - the themes: roles to colours, attributes and what can be read on what.
 *
 * With 256 or more colours a cell has the colours of palette.c. On the page and on boards of
 * squares every ink keeps its own; on bars and on filled ground the quiet ones give way to what
 * can be read there, and a seat's ink brings its badge along on relief and terrain.
 *
 * With 16, 8 or no colours boards have no ground: inks and attributes tell what they can, signs
 * the rest. The seats' inks were searched for: any two are told apart by eyes without red, green
 * or blue cones, too, at every number of colours (tests/unit/theme.c measures it). With 8 colours
 * bold makes bright, so there it tells inks apart; of 16 the bright ones are taken instead.
 * With 256 colours bold is only for what matters: taking it off costs a terminal many bytes.
 */
#include "ui/screen/theme.h"

#include <string.h>

#include "core/i18n.h"
#include "ui/screen/palette.h"
#include "ui/screen/user_theme.h"

enum {
    BOLD = ATTRIBUTE_BOLD,
    DIM = ATTRIBUTE_DIM,
    LINE = ATTRIBUTE_UNDERLINE,
    REVERSE = ATTRIBUTE_REVERSE,
    OWN = -1, /* the terminal's own colour */
    DIRECT = COLOURS_DIRECT,
    MIDDLE = 18, /* lightness, in percent: from here on dark ink can be read better */
    LIGHT = 42,  /* from here on deep red and green can, too */
};

const char *const theme_words[] = {"default", "high-contrast", "mono", "light", "auto", NULL};

static const enum palette palettes[THEME_COUNT] = {[THEME_DEFAULT] = PALETTE_DARK,
                                                   [THEME_CONTRAST] = PALETTE_CONTRAST,
                                                   [THEME_LIGHT] = PALETTE_LIGHT};

/*
 * Themes by their names.
 */

int theme_count(void) {
    return THEME_COUNT + user_theme_count();
}

const char *theme_name(enum theme theme) {
    return theme < THEME_COUNT ? theme_words[theme] : user_theme_at((int)theme - THEME_COUNT)->name;
}

bool theme_find(const char *name, enum theme *out) {
    for (int i = 0; i < theme_count(); i++)
        if (strcmp(name, theme_name((enum theme)i)) == 0) {
            *out = (enum theme)i;
            return true;
        }
    return false;
}

bool theme_set(const char *theme, const char *name, const char *value, struct text *why) {
    enum theme found;
    if (theme_find(theme, &found) && found < THEME_COUNT) {
        text_add(why, _("this is the name of a built-in theme"));
        return false;
    }
    return user_theme_set(theme, name, value, why);
}

/* The colours of a theme: a palette, or a user's changed copy of one. */
struct colours {
    enum palette palette;
    const struct user_theme *user; /* or NULL */
};

static struct colours colours_of(enum theme theme) {
    if (theme < THEME_COUNT)
        return (struct colours){palettes[theme], NULL};
    const struct user_theme *user = user_theme_at((int)theme - THEME_COUNT);
    return (struct colours){user->base, user};
}

static const struct colour *paper_of(const struct colours *colours, unsigned paper) {
    return colours->user ? &colours->user->papers[paper] : &palette_papers[paper][colours->palette];
}

static const struct colour *own_ink(const struct colours *colours, unsigned ink) {
    return colours->user ? &colours->user->inks[ink] : &palette_inks[ink][colours->palette];
}

static const struct colour *other_ink(const struct colours *colours, enum instead instead) {
    return colours->user ? &colours->user->instead[instead]
                         : &palette_instead[instead][colours->palette];
}

/*
 * Many colours.
 */

/* How ground takes inks. */
enum ground {
    GROUND_PAGE, /* every ink is its own */
    GROUND_BAR,
    GROUND_CHOICE,
    GROUND_FILL, /* relief, terrain, shades, stone */
    GROUND_MARK, /* a mark's own colour */
    GROUND_OWNER,
    GROUND_BADGE,
    GROUND_TOKEN,
};

static enum ground ground_of(unsigned paper) {
    if (paper == PAPER_BAR)
        return GROUND_BAR;
    if (paper == PAPER_CHOICE)
        return GROUND_CHOICE;
    if (paper == PAPER_TOKEN)
        return GROUND_TOKEN;
    if (paper == PAPER_CURSOR || paper == PAPER_CAPTURE)
        return GROUND_MARK;
    if (paper == PAPER_BADGE || paper == PAPER_SHORE)
        return GROUND_BADGE;
    if (paper >= PAPER_OWNER_A && paper < PAPER_ROOF_A)
        return GROUND_OWNER;
    bool calm = paper < PAPER_CURSOR || paper >= PAPER_CLAIM_A;
    return calm ? GROUND_PAGE : GROUND_FILL;
}

uint32_t theme_rgb(int32_t colour) {
    return colour >= DIRECT ? (uint32_t)colour & 0xFFFFFF : palette_rgb(colour);
}

/* Roughly the luminance, in percent of white. */
static unsigned lightness(int32_t colour) {
    uint32_t rgb = theme_rgb(colour), red = rgb >> 16, green = rgb >> 8 & 255, blue = rgb & 255;
    return (2126 * red * red + 7152 * green * green + 722 * blue * blue) / (100 * 255 * 255);
}

static int32_t value_of(const struct colour *colour, int colours) {
    return colours >= DIRECT ? DIRECT | (int32_t)colour->rgb : colour->index;
}

static bool is_seat(unsigned ink) {
    return ink >= INK_SEAT_A;
}

static bool is_text(unsigned ink) {
    return ink == INK_PLAIN || ink == INK_STRONG || ink == INK_NEUTRAL || ink == INK_CURSOR;
}

/* What stands for an ink on filled ground of that colour. */
static const struct colour *on_fill(const struct colours *colours, unsigned ink, int32_t ground) {
    unsigned light = lightness(ground);
    bool mark = ink == INK_LEGAL || ink == INK_CAPTURE || ink == INK_ALERT || ink == INK_CURSOR;
    if (light < MIDDLE)
        return mark && colours->palette != PALETTE_LIGHT ? own_ink(colours, ink)
                                                         : other_ink(colours, INSTEAD_DARK);
    if (ink == INK_LEGAL && light >= LIGHT)
        return other_ink(colours, INSTEAD_LEGAL_DEEP);
    bool wrong = ink == INK_CAPTURE || ink == INK_ALERT;
    return other_ink(colours, wrong && light >= LIGHT ? INSTEAD_TOKEN_HOT : INSTEAD_LIGHT);
}

/* The colour of an ink on a paper of that colour. */
static const struct colour *ink_on(const struct colours *colours, unsigned ink, unsigned paper,
                                   int32_t ground) {
    const struct colour *own = own_ink(colours, ink);
    bool quiet = ink == INK_DIM || ink == INK_GROUND || ink == INK_DISABLED || ink == INK_FRAME;
    bool alone = colours->palette == PALETTE_CONTRAST; /* bars and choices are bright there */
    enum instead instead;
    switch (ground_of(paper)) {
    case GROUND_BAR:
        instead = quiet ? INSTEAD_BAR_DIM : INSTEAD_BAR_TEXT;
        if (ink == INK_KEY)
            instead = INSTEAD_BAR_KEY;
        return alone || quiet || is_text(ink) || ink == INK_KEY ? other_ink(colours, instead) : own;
    case GROUND_CHOICE:
        return alone || quiet || is_text(ink) ? other_ink(colours, INSTEAD_CHOICE) : own;
    case GROUND_OWNER:
        if (colours->user) /* whose fill may be dark or light */
            return other_ink(colours, lightness(ground) < MIDDLE ? INSTEAD_DARK : INSTEAD_LIGHT);
        return other_ink(colours, INSTEAD_OWNER);
    case GROUND_BADGE:
        return is_text(ink) ? other_ink(colours, INSTEAD_BADGE) : own;
    case GROUND_TOKEN:
        instead = ink == INK_ALERT ? INSTEAD_TOKEN_HOT : INSTEAD_TOKEN;
        return other_ink(colours, instead);
    case GROUND_MARK:
        instead = lightness(ground) < MIDDLE ? INSTEAD_DARK : INSTEAD_LIGHT;
        return other_ink(colours, instead);
    case GROUND_FILL:
        return is_seat(ink) ? own : on_fill(colours, ink, ground);
    case GROUND_PAGE:
        break;
    }
    return own;
}

/* A mark on text that is no place of a board, or what terminals without colours need. */
static bool is_reversed(const struct cell *cell, int colours) {
    return cell->mark & MARK_CURSOR && (cell->spot == NO_SPOT || colours < 256);
}

static struct style many(const struct colours *own, int colours, const struct cell *cell) {
    bool found = cell->mark & MARK_CHOSEN && cell->spot == NO_SPOT;
    unsigned paper = found ? PAPER_CHOSEN : cell->paper, ink = cell->ink;
    struct style style = {OWN, value_of(paper_of(own, paper), colours), 0};
    if (cell_is_split(cell)) {
        style.foreground = style.background;
        style.background = value_of(paper_of(own, cell->below), colours);
        return style;
    }
    if (is_seat(ink) && ground_of(paper) == GROUND_FILL && cell->glyph != ' ') {
        paper = PAPER_BADGE;
        style.background = value_of(paper_of(own, paper), colours);
    }
    style.foreground = value_of(ink_on(own, ink, paper, style.background), colours);
    bool strong = ink == INK_STRONG || (own->palette == PALETTE_CONTRAST &&
                                        (is_seat(ink) || ink == INK_ALERT || ink == INK_GOOD ||
                                         ink == INK_KEY || ink == INK_CURSOR));
    style.attributes = strong ? BOLD : 0;
    return style;
}

/*
 * Few colours, and none.
 */
struct few {
    int8_t colour; /* 0 .. 7 or OWN */
    uint8_t attributes;
};

struct few_paper {
    int8_t background, foreground;
    bool set, alone; /* alone: every ink but that of keys is shown in the paper's foreground */
    int8_t key;      /* the ink of keys on it; OWN: the foreground, too */
};

/* clang-format off */
static const struct few few_inks[PALETTE_COUNT][INK_SEAT_A + SEATS_MOST] = {
    /* plain dim strong alert good key neutral ground  disabled frame  legal cursor last capture */
    [PALETTE_DARK] = {
        {OWN, 0}, {OWN, DIM}, {OWN, BOLD}, {1, BOLD}, {2, BOLD}, {6, BOLD}, {OWN, 0}, {OWN, DIM},
        {OWN, DIM}, {OWN, DIM}, {2, BOLD}, {OWN, BOLD}, {3, 0}, {1, BOLD},
        {3, BOLD}, {6, BOLD}, {2, 0}, {5, BOLD}, {7, 0}, {5, 0}},
    [PALETTE_LIGHT] = {
        {OWN, 0}, {OWN, DIM}, {OWN, BOLD}, {1, 0}, {2, 0}, {4, 0}, {OWN, 0}, {OWN, DIM},
        {OWN, DIM}, {OWN, DIM}, {2, 0}, {OWN, BOLD}, {3, 0}, {1, 0},
        {1, 0}, {4, 0}, {6, 0}, {4, BOLD}, {0, 0}, {1, BOLD}},
    [PALETTE_CONTRAST] = {
        {OWN, BOLD}, {OWN, 0}, {OWN, BOLD}, {1, BOLD}, {2, BOLD}, {6, BOLD}, {OWN, BOLD}, {OWN, 0},
        {OWN, 0}, {OWN, 0}, {2, BOLD}, {OWN, BOLD}, {3, BOLD}, {1, BOLD},
        {3, BOLD}, {6, BOLD}, {2, 0}, {5, BOLD}, {7, 0}, {5, 0}},
};

static const struct few_paper few_papers[PALETTE_COUNT][PAPER_CHOICE + 1] = {
    [PALETTE_DARK] = {{OWN, OWN, false, false, OWN}, {4, 7, true, true, 3}, {6, 0, true, true, OWN}},
    [PALETTE_LIGHT] = {{OWN, OWN, false, false, OWN}, {7, 0, true, false, OWN}, {4, 7, true, true, OWN}},
    [PALETTE_CONTRAST] = {{0, 7, true, false, OWN}, {7, 0, true, true, OWN}, {3, 0, true, true, OWN}},
};

static const uint8_t mono_inks[INK_SEAT_A + SEATS_MOST] = {
    0, DIM, BOLD, BOLD, BOLD, BOLD, 0, DIM,  DIM, DIM, 0, BOLD, 0, BOLD,
    BOLD, 0, LINE, BOLD | LINE, DIM, DIM | LINE,
};
/* clang-format on */

/* The texture of a seat's ground is in its ink. */
static unsigned without_claims(unsigned ink) {
    return ink >= INK_CLAIM_A ? ink - INK_CLAIM_A + INK_SEAT_A : ink;
}

static uint8_t mark_attributes(const struct cell *cell) {
    uint8_t attributes = 0;
    bool candidate = cell->mark & MARK_CANDIDATE && !(cell->mark & MARK_QUIET);
    if (candidate || cell->mark & (MARK_CHOSEN | MARK_ALERT))
        attributes |= BOLD;
    if (cell->mark & (MARK_CHOSEN | MARK_LAST | MARK_ALERT))
        attributes |= LINE;
    return attributes;
}

static struct style few(enum palette palette, int colours, const struct cell *cell) {
    bool page = cell->paper > PAPER_CHOICE;
    const struct few_paper *paper = &few_papers[palette][page ? PAPER_NONE : cell->paper];
    const struct few *ink = &few_inks[palette][without_claims(cell->ink)];
    struct style style = {paper->set ? paper->foreground : OWN,
                          paper->set ? paper->background : OWN, ink->attributes};
    int8_t colour = paper->alone ? OWN : ink->colour;
    if (paper->alone && cell->ink == INK_KEY)
        colour = paper->key;
    if (colour != OWN) {
        bool bright = colours >= 16 && ink->attributes & BOLD;
        style.foreground = bright ? colour + 8 : colour;
        style.attributes &= (uint8_t) ~(bright ? BOLD : 0);
    }
    style.attributes |= mark_attributes(cell);
    return style;
}

static struct style mono(const struct cell *cell) {
    struct style style = {OWN, OWN, mono_inks[without_claims(cell->ink)]};
    if (cell->paper == PAPER_BAR || cell->paper == PAPER_CHOICE)
        style.attributes |= REVERSE;
    style.attributes |= mark_attributes(cell);
    return style;
}

static struct style unmarked(enum theme theme, int colours, const struct cell *cell) {
    if (theme == THEME_MONO || colours < 8)
        return mono(cell);
    struct colours own = colours_of(theme);
    return colours < 256 ? few(own.palette, colours, cell) : many(&own, colours, cell);
}

struct style theme_style(enum theme theme, int colours, const struct cell *cell) {
    struct style style = unmarked(theme, colours, cell);
    if (is_reversed(cell, theme == THEME_MONO ? 0 : colours) ||
        (colours < 256 && cell->paper == PAPER_CURSOR))
        style.attributes ^= REVERSE;
    return style;
}

bool theme_has_pixels(const struct look *look, int colours) {
    return !look->ascii && look->theme != THEME_MONO && colours >= 256;
}
