/*
 * theme.c - every theme can be read: owners differ, nothing is shown in the colour of its ground,
 * the cursor is always seen, no colours where there are none.
 */
#include "ui/screen/theme.h"

#include <math.h>

#include "support.h"

static const int depths[] = {256, 8, 0};

static struct cell cell_of(int ink, int paper, int mark) {
    return (struct cell){.glyph = 'x',
                         .ascii = 'x',
                         .ink = (uint8_t)ink,
                         .paper = (uint8_t)paper,
                         .mark = (uint8_t)mark,
                         .spot = NO_SPOT};
}

static struct style style_of(int theme, int colours, int ink, int paper, int mark) {
    struct cell cell = cell_of(ink, paper, mark);
    return theme_style((enum theme)theme, colours, &cell);
}

/* Calls `judge` for every theme, depth, ink, paper and set of marks. */
static void for_all(void (*judge)(int theme, int colours, int ink, int paper, int mark)) {
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (size_t depth = 0; depth < sizeof depths / sizeof *depths; depth++)
            for (int ink = 0; ink < INK_COUNT; ink++)
                for (int paper = 0; paper < PAPER_COUNT; paper++)
                    for (int mark = 0; mark < 32; mark++)
                        judge(theme, depths[depth], ink, paper, mark);
}

static void judge_range(int theme, int colours, int ink, int paper, int mark) {
    struct style style = style_of(theme, colours, ink, paper, mark);
    int most = theme == THEME_MONO || colours == 0 ? 0 : colours;
    assert_in_range(style.foreground + 1, 0, (unsigned)most);
    assert_in_range(style.background + 1, 0, (unsigned)most);
    if (style.foreground >= 0)
        assert_int_not_equal(style.foreground, style.background);
    if (style.background >= 0)
        assert_true(style.foreground >= 0); /* else it would depend on the terminal */
}

static void colours_are_in_range(void **unused) {
    (void)unused;
    for_all(judge_range);
}

static void judge_cursor(int theme, int colours, int ink, int paper, int mark) {
    struct style with = style_of(theme, colours, ink, paper, mark | MARK_CURSOR);
    struct style without = style_of(theme, colours, ink, paper, mark & ~MARK_CURSOR);
    assert_int_equal((with.attributes ^ without.attributes) & ATTRIBUTE_REVERSE, ATTRIBUTE_REVERSE);
}

static void cursor_is_reverse(void **unused) {
    (void)unused;
    for_all(judge_cursor);
}

static bool same_style(struct style a, struct style b) {
    return a.foreground == b.foreground && a.background == b.background &&
           a.attributes == b.attributes;
}

static void owners_differ(void **unused) {
    (void)unused;
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (size_t depth = 0; depth < 3; depth++)
            for (int a = 0; a < SEATS_MOST; a++)
                for (int b = 0; b < a; b++)
                    assert_false(
                        same_style(style_of(theme, depths[depth], INK_SEAT_A + a, PAPER_NONE, 0),
                                   style_of(theme, depths[depth], INK_SEAT_A + b, PAPER_NONE, 0)));
}

/* Relative luminance of one of xterm's 256 colours above the first 16, as WCAG defines it. */
static double linear(int level) {
    double part = level / 255.0;
    double root = (part + 0.055) / 1.055;
    return part <= 0.04045 ? part / 12.92 : root * root * (0.4 * root + 0.6);
}

static double luminance(int colour) {
    int red, green, blue;
    if (colour >= 232) {
        red = green = blue = 8 + 10 * (colour - 232);
    } else {
        int cube = colour - 16;
        int level[3] = {cube / 36, cube / 6 % 6, cube % 6};
        red = level[0] ? 55 + 40 * level[0] : 0;
        green = level[1] ? 55 + 40 * level[1] : 0;
        blue = level[2] ? 55 + 40 * level[2] : 0;
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/* The contrast of a cell, from 1 to 21; the terminal's own ground is black, or white in the light
 * theme. */
static double contrast(int theme, struct style style) {
    double own = theme == THEME_LIGHT ? 1.0 : 0.0;
    double ground = style.background >= 0 ? luminance(style.background) : own;
    double ink = style.foreground >= 0 ? luminance(style.foreground) : 1.0 - own;
    return ink > ground ? (ink + 0.05) / (ground + 0.05) : (ground + 0.05) / (ink + 0.05);
}

static void inks_can_be_read(void **unused) {
    static const int themes[] = {THEME_DEFAULT, THEME_CONTRAST, THEME_LIGHT};
    static const double least[THEME_COUNT] =
        {[THEME_DEFAULT] = 3.0, [THEME_CONTRAST] = 4.5, [THEME_LIGHT] = 3.0},
                        dim = 2.2;
    (void)unused;
    for (size_t i = 0; i < 3; i++) {
        for (int ink = 0; ink < INK_COUNT; ink++) {
            for (int paper = 0; paper < PAPER_COUNT; paper++) {
                for (int mark = 0; mark < 32; mark++) {
                    double seen = contrast(themes[i], style_of(themes[i], 256, ink, paper, mark));
                    double enough = ink == INK_DIM || ink == INK_GROUND ? dim : least[themes[i]];
                    if (seen < enough)
                        fail_msg("theme %s ink %d paper %d mark %d: %.2f", theme_words[themes[i]],
                                 ink, paper, mark, seen);
                }
            }
        }
    }
}

/*
 * Colour-blind eyes. A colour as they see it: matrices for linear RGB from G. M. Machado,
 * M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15(6), 2009, severity 1.0. Distances are CIE 1976 dE*ab in CIELAB, D65.
 */
static const double sights[][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, /* protan */
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, /* deutan */
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, /* tritan */
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}},
};
enum { SIGHTS = sizeof sights / sizeof *sights };
static const double least_distance = 20;

struct lab {
    double l, a, b;
};

/* One of the first 16 colours as the Linux console and VGA have them, bright ones 8 to 15. */
static void console_levels(int colour, int level[3]) {
    static const int dark[8][3] = {{0, 0, 0},   {170, 0, 0},   {0, 170, 0},   {170, 85, 0},
                                   {0, 0, 170}, {170, 0, 170}, {0, 170, 170}, {170, 170, 170}};
    for (int i = 0; i < 3; i++)
        level[i] = dark[colour % 8][i] + (colour >= 8 ? 85 : 0);
    if (colour == 11)
        level[1] = 255;
}

/* Red, green and blue of an ink, 0 to 255. With 8 colours bold makes it bright. */
static void levels(int colours, struct style style, int level[3]) {
    int colour = style.foreground;
    if (colours == 8) {
        console_levels(colour + (style.attributes & ATTRIBUTE_BOLD ? 8 : 0), level);
        return;
    }
    assert_in_range(colour, 16, 255);
    for (int i = 0; i < 3; i++) {
        int step = (colour - 16) / (i == 0 ? 36 : i == 1 ? 6 : 1) % 6;
        level[i] = colour >= 232 ? 8 + 10 * (colour - 232) : step ? 55 + 40 * step : 0;
    }
}

static double lab_root(double t) {
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

static struct lab seen(const double sight[3][3], const int level[3]) {
    double part[3];
    for (int i = 0; i < 3; i++) {
        part[i] = 0;
        for (int k = 0; k < 3; k++)
            part[i] += sight[i][k] * linear(level[k]);
        part[i] = part[i] < 0 ? 0 : part[i] > 1 ? 1 : part[i];
    }
    double x =
        lab_root((0.4124564 * part[0] + 0.3575761 * part[1] + 0.1804375 * part[2]) / 0.95047);
    double y = lab_root(0.2126729 * part[0] + 0.7151522 * part[1] + 0.0721750 * part[2]);
    double z =
        lab_root((0.0193339 * part[0] + 0.1191920 * part[1] + 0.9503041 * part[2]) / 1.08883);
    return (struct lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double distance(struct lab p, struct lab q) {
    return sqrt((p.l - q.l) * (p.l - q.l) + (p.a - q.a) * (p.a - q.a) + (p.b - q.b) * (p.b - q.b));
}

/* Whatever the ground, seats keep their inks, so one ground stands for all. */
static void judge_owners(int theme, int colours, int sight) {
    struct lab inks[SEATS_MOST];
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        int level[3];
        levels(colours, style_of(theme, colours, INK_SEAT_A + seat, PAPER_NONE, 0), level);
        inks[seat] = seen(sights[sight], level);
        for (int other = 0; other < seat; other++)
            if (distance(inks[seat], inks[other]) < least_distance)
                fail_msg("theme %s, %d colours, sight %d: seats %c and %c are %.1f apart",
                         theme_words[theme], colours, sight, 'A' + other, 'A' + seat,
                         distance(inks[seat], inks[other]));
    }
}

static void every_eye_tells_owners_apart(void **unused) {
    static const int themes[] = {THEME_DEFAULT, THEME_CONTRAST, THEME_LIGHT};
    (void)unused;
    for (size_t i = 0; i < 3; i++)
        for (int sight = 0; sight < SIGHTS; sight++) {
            judge_owners(themes[i], 256, sight);
            judge_owners(themes[i], 8, sight);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colours_are_in_range),
        cmocka_unit_test(cursor_is_reverse),
        cmocka_unit_test(owners_differ),
        cmocka_unit_test(inks_can_be_read),
        cmocka_unit_test(every_eye_tells_owners_apart),
    };
    return run_and_report(tests);
}
