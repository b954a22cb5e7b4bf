/*
 * theme.c - the themes: constant tables from roles to colours.
 *
 * A cell's style is its ink on its paper, with what its marks add: first the paper gives the
 * ground, then marks may change the ground and quiet inks, then attributes are joined; the cursor
 * always turns the reverse attribute over. An ink without a colour of its own takes the one its
 * paper or mark gives.
 *
 * The seats' inks were searched for: any two are told apart by eyes without red, green or blue
 * cones, too, and each can be read on every ground (tests/unit/theme.c measures both). Bold is kept
 * for what has no colour of its own: taking it off costs a terminal many bytes. With 8 colours bold
 * also makes them bright, so there it tells inks apart.
 */
#include "ui/screen/theme.h"

enum {
    BOLD = ATTRIBUTE_BOLD,
    DIM = ATTRIBUTE_DIM,
    LINE = ATTRIBUTE_UNDERLINE,
    REVERSE = ATTRIBUTE_REVERSE,
    OWN = -1, /* the terminal's own colour, or the paper's */
    MARKS = 5,
    GROUND = PAPER_GROUND_0,
    SEAT = PAPER_SEAT_A,
};

struct paper_style {
    int16_t background, foreground; /* foreground: of inks that have none */
    uint8_t attributes;
    bool alone; /* every ink is shown in the paper's foreground */
};

struct ink_style {
    int16_t foreground;
    uint8_t attributes;
};

struct mark_style {
    int16_t background, foreground; /* OWN: as they were */
    uint8_t attributes;
};

struct palette {
    struct paper_style paper[PAPER_COUNT];
    struct ink_style ink[INK_COUNT];
    struct mark_style mark[MARKS]; /* by bit: candidate, chosen, last, cursor, alert */
};

const char *const theme_words[THEME_COUNT] = {"default", "high-contrast", "mono", "light"};

/* clang-format off */

/* ink:  plain  dim  strong  alert  good  key  neutral  ground,  seats A B C D E F */
static const struct palette default_256 = {
    .paper = {
        [PAPER_NONE] = {OWN, OWN, 0, false},
        [PAPER_BAR] = {236, 252, 0, false},
        [PAPER_CHOICE] = {239, 255, 0, false},
        [GROUND] = {233, 252, 0, false}, {235, 252, 0, false}, {237, 252, 0, false},
        {239, 253, 0, false}, {52, 252, 0, false}, {22, 252, 0, false}, {17, 252, 0, false},
        {53, 252, 0, false},
        [SEAT] = {52, 252, 0, false}, {17, 252, 0, false}, {22, 252, 0, false},
        {53, 252, 0, false}, {237, 252, 0, false}, {88, 252, 0, false},
    },
    .ink = {{OWN, 0}, {247, 0}, {OWN, BOLD}, {210, 0}, {78, 0}, {117, 0}, {250, 0}, {247, 0},
            {208, 0}, {74, 0}, {229, 0}, {159, 0}, {180, 0}, {145, 0}},
    .mark = {{18, 117, 0}, {19, 255, 0}, {OWN, OWN, LINE}, {OWN, OWN, 0}, {88, 252, 0}},
};

static const struct palette default_8 = {
    .paper = {
        [PAPER_NONE] = {OWN, OWN, 0, false},
        [PAPER_BAR] = {4, 7, 0, false},
        [PAPER_CHOICE] = {6, 0, 0, true},
        [GROUND] = {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false},
        [SEAT] = {3, 0, 0, true}, {6, 0, 0, true}, {2, 0, 0, true}, {5, 7, 0, true},
        {7, 0, 0, true}, {1, 7, 0, true},
    },
    .ink = {{OWN, 0}, {OWN, DIM}, {OWN, BOLD}, {1, BOLD}, {2, BOLD}, {6, BOLD}, {OWN, 0}, {OWN, DIM},
            {3, BOLD}, {6, BOLD}, {2, 0}, {5, BOLD}, {7, 0}, {5, 0}},
    .mark = {{OWN, OWN, BOLD | LINE}, {OWN, OWN, BOLD | LINE}, {OWN, OWN, LINE}, {OWN, OWN, 0},
             {OWN, OWN, BOLD | LINE}},
};

static const struct palette contrast_256 = {
    .paper = {
        [PAPER_NONE] = {16, 231, 0, false},
        [PAPER_BAR] = {231, 16, 0, true},
        [PAPER_CHOICE] = {226, 16, BOLD, true},
        [GROUND] = {16, 231, 0, false}, {233, 231, 0, false}, {234, 231, 0, false},
        {236, 231, 0, false}, {52, 231, 0, false}, {235, 231, 0, false}, {17, 231, 0, false},
        {53, 231, 0, false},
        [SEAT] = {52, 231, 0, false}, {17, 231, 0, false}, {234, 231, 0, false},
        {53, 231, 0, false}, {235, 231, 0, false}, {236, 231, 0, false},
    },
    .ink = {{OWN, 0}, {252, 0}, {OWN, BOLD}, {224, BOLD}, {120, BOLD}, {123, BOLD}, {OWN, 0}, {252, 0},
            {208, BOLD}, {75, BOLD}, {226, BOLD}, {194, BOLD}, {180, BOLD}, {248, BOLD}},
    .mark = {{19, 123, LINE}, {19, 231, BOLD}, {OWN, OWN, LINE}, {OWN, OWN, 0}, {52, 231, BOLD}},
};

static const struct palette contrast_8 = {
    .paper = {
        [PAPER_NONE] = {0, 7, 0, false},
        [PAPER_BAR] = {7, 0, 0, true},
        [PAPER_CHOICE] = {3, 0, 0, true},
        [GROUND] = {0, 7, 0, false}, {0, 7, 0, false}, {0, 7, 0, false}, {0, 7, 0, false},
        {0, 7, 0, false}, {0, 7, 0, false}, {0, 7, 0, false}, {0, 7, 0, false},
        [SEAT] = {3, 0, 0, true}, {6, 0, 0, true}, {2, 0, 0, true}, {5, 7, 0, true},
        {7, 0, 0, true}, {1, 7, 0, true},
    },
    .ink = {{OWN, BOLD}, {OWN, 0}, {OWN, BOLD}, {1, BOLD}, {2, BOLD}, {6, BOLD}, {OWN, BOLD}, {OWN, 0},
            {3, BOLD}, {6, BOLD}, {2, 0}, {5, BOLD}, {7, 0}, {5, 0}},
    .mark = {{OWN, OWN, BOLD | LINE}, {OWN, OWN, BOLD | LINE}, {OWN, OWN, LINE}, {OWN, OWN, 0},
             {OWN, OWN, BOLD | LINE}},
};

static const struct palette light_256 = {
    .paper = {
        [PAPER_NONE] = {OWN, OWN, 0, false},
        [PAPER_BAR] = {253, 16, 0, false},
        [PAPER_CHOICE] = {252, 16, 0, false},
        [GROUND] = {255, 16, 0, false}, {254, 16, 0, false}, {252, 16, 0, false},
        {251, 16, 0, false}, {224, 16, 0, false}, {194, 16, 0, false}, {195, 16, 0, false},
        {225, 16, 0, false},
        [SEAT] = {223, 16, 0, false}, {153, 16, 0, false}, {157, 16, 0, false},
        {225, 16, 0, false}, {229, 16, 0, false}, {217, 16, 0, false},
    },
    .ink = {{OWN, 0}, {240, 0}, {OWN, BOLD}, {124, BOLD}, {22, BOLD}, {25, BOLD}, {238, 0}, {240, 0},
            {94, BOLD}, {18, BOLD}, {52, BOLD}, {93, BOLD}, {24, BOLD}, {59, BOLD}},
    .mark = {{189, 25, 0}, {153, 16, BOLD}, {OWN, OWN, LINE}, {OWN, OWN, 0}, {217, 16, 0}},
};

static const struct palette light_8 = {
    .paper = {
        [PAPER_NONE] = {OWN, OWN, 0, false},
        [PAPER_BAR] = {7, 0, 0, false},
        [PAPER_CHOICE] = {4, 7, 0, true},
        [GROUND] = {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false},
        [SEAT] = {1, 7, 0, true}, {4, 7, 0, true}, {2, 0, 0, true}, {5, 7, 0, true},
        {0, 7, 0, true}, {6, 0, 0, true},
    },
    .ink = {{OWN, 0}, {OWN, DIM}, {OWN, BOLD}, {1, 0}, {2, 0}, {4, 0}, {OWN, 0}, {OWN, DIM},
            {1, 0}, {4, 0}, {6, 0}, {4, BOLD}, {0, 0}, {1, BOLD}},
    .mark = {{OWN, OWN, BOLD | LINE}, {OWN, OWN, BOLD | LINE}, {OWN, OWN, LINE}, {OWN, OWN, 0},
             {OWN, OWN, BOLD | LINE}},
};

static const struct palette mono = {
    .paper = {
        [PAPER_NONE] = {OWN, OWN, 0, false},
        [PAPER_BAR] = {OWN, OWN, REVERSE, false},
        [PAPER_CHOICE] = {OWN, OWN, REVERSE, false},
        [GROUND] = {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false},
        [SEAT] = {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
        {OWN, OWN, 0, false}, {OWN, OWN, 0, false}, {OWN, OWN, 0, false},
    },
    .ink = {{OWN, 0}, {OWN, DIM}, {OWN, BOLD}, {OWN, BOLD}, {OWN, BOLD}, {OWN, BOLD}, {OWN, 0}, {OWN, DIM},
            {OWN, BOLD}, {OWN, 0}, {OWN, LINE}, {OWN, BOLD | LINE}, {OWN, DIM}, {OWN, DIM | LINE}},
    .mark = {{OWN, OWN, BOLD}, {OWN, OWN, BOLD | LINE}, {OWN, OWN, LINE}, {OWN, OWN, 0},
             {OWN, OWN, BOLD | LINE}},
};
/* clang-format on */

static const struct palette *const palettes[THEME_COUNT][2] = {
    [THEME_DEFAULT] = {&default_8, &default_256},
    [THEME_CONTRAST] = {&contrast_8, &contrast_256},
    [THEME_MONO] = {&mono, &mono},
    [THEME_LIGHT] = {&light_8, &light_256},
};

/* Inks that only say how important something is; others say what it is. */
static bool is_quiet(int ink) {
    return ink == INK_PLAIN || ink == INK_DIM || ink == INK_STRONG || ink == INK_KEY ||
           ink == INK_GROUND;
}

struct style theme_style(enum theme theme, int colours, const struct cell *cell) {
    const struct palette *palette = colours < 8 ? &mono : palettes[theme][colours >= 256];
    const struct paper_style *paper = &palette->paper[cell->paper];
    struct ink_style ink = palette->ink[cell->ink];
    struct style style = {paper->foreground, paper->background, paper->attributes};
    for (int bit = 0; bit < MARKS; bit++) {
        const struct mark_style *mark = &palette->mark[bit];
        if (!(cell->mark >> bit & 1))
            continue;
        style.attributes |= mark->attributes;
        if (mark->background != OWN) {
            style.background = mark->background;
            style.foreground = mark->foreground;
        }
        if (is_quiet(cell->ink) && (mark->background != OWN || 1 << bit == MARK_CURSOR))
            ink = (struct ink_style){OWN, 0};
    }
    style.attributes |= ink.attributes;
    if (ink.foreground != OWN && !paper->alone)
        style.foreground = ink.foreground;
    if (cell->mark & MARK_CURSOR)
        style.attributes ^= REVERSE;
    return style;
}
