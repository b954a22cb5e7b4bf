/*
 * theme.c - every theme can be read, at every number of colours: owners differ for every eye,
 * nothing is shown in the colour of its ground, heights rise in lightness, the cursor is seen, no
 * colours where there are none. The limits are those the palette was made for.
 */
#include "ui/screen/theme.h"

#include <math.h>

#include "support.h"

static const int depths[] = {COLOURS_DIRECT, 256, 16, 8, 0};
enum { DEPTHS = sizeof depths / sizeof *depths };

static struct cell cell_of(int ink, int paper, int mark) {
    return (struct cell){.glyph = 'x',
                         .ascii = 'x',
                         .ink = (uint8_t)ink,
                         .paper = (uint8_t)paper,
                         .below = (uint8_t)paper,
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
        for (size_t depth = 0; depth < DEPTHS; depth++)
            for (int ink = 0; ink < INK_COUNT; ink++)
                for (int paper = 0; paper < PAPER_COUNT; paper++)
                    for (int mark = 0; mark < 128; mark++)
                        judge(theme, depths[depth], ink, paper, mark);
}

static void judge_range(int theme, int colours, int ink, int paper, int mark) {
    struct style style = style_of(theme, colours, ink, paper, mark);
    int most = theme == THEME_MONO || colours == 0 ? 0
               : colours == COLOURS_DIRECT         ? 2 * colours
                                                   : colours;
    assert_in_range(style.foreground + 1, 0, (unsigned)most);
    assert_in_range(style.background + 1, 0, (unsigned)most);
    if (colours >= 256 && theme != THEME_MONO)
        assert_true(style.foreground >= 16 && style.background >= 16); /* as measured here */
    if (style.foreground >= 0)
        assert_int_not_equal(style.foreground, style.background);
    if (style.background >= 0)
        assert_true(style.foreground >= 0); /* else it would depend on the terminal */
}

static void colours_are_in_range(void **unused) {
    (void)unused;
    for_all(judge_range);
}

/* In text the cursor is the cell turned over; on boards with many colours its signs show it. */
static void judge_cursor(int theme, int colours, int ink, int paper, int mark) {
    struct style with = style_of(theme, colours, ink, paper, mark | MARK_CURSOR);
    struct style without = style_of(theme, colours, ink, paper, mark & ~MARK_CURSOR);
    if (paper == PAPER_CURSOR)
        return; /* the whole of it is the cursor */
    assert_int_equal((with.attributes ^ without.attributes) & ATTRIBUTE_REVERSE, ATTRIBUTE_REVERSE);
    struct cell cell = cell_of(ink, paper, mark | MARK_CURSOR);
    cell.spot = 1;
    struct style board = theme_style((enum theme)theme, colours, &cell);
    bool many = colours >= 256 && theme != THEME_MONO;
    assert_int_equal((board.attributes ^ without.attributes) & ATTRIBUTE_REVERSE,
                     many ? 0 : ATTRIBUTE_REVERSE);
}

static void cursor_is_seen(void **unused) {
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
        for (size_t depth = 0; depth < DEPTHS; depth++)
            for (int a = 0; a < SEATS_MOST; a++)
                for (int b = 0; b < a; b++)
                    assert_false(
                        same_style(style_of(theme, depths[depth], INK_SEAT_A + a, PAPER_NONE, 0),
                                   style_of(theme, depths[depth], INK_SEAT_A + b, PAPER_NONE, 0)));
}

/*
 * Contrast as WCAG 2 defines it, from 1 to 21.
 */
static double linear(int level) {
    double part = level / 255.0;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static double luminance(int32_t colour) {
    uint32_t rgb = theme_rgb(colour);
    return 0.2126 * linear((int)(rgb >> 16)) + 0.7152 * linear((int)(rgb >> 8 & 255)) +
           0.0722 * linear((int)(rgb & 255));
}

static double contrast(int32_t a, int32_t b) {
    double one = luminance(a), other = luminance(b);
    return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

static const int themes[] = {THEME_DEFAULT, THEME_CONTRAST, THEME_LIGHT};
enum { THEMES = sizeof themes / sizeof *themes };

/* The colour of a paper. */
static int32_t ground(int theme, int colours, int paper) {
    return style_of(theme, colours, INK_PLAIN, paper, 0).background;
}

/* Inks first..last on papers from..to reach the contrast, as text does or as large shapes do. */
struct limit {
    int first, last, from, to;
    double least;
};

static const struct limit limits[] = {
    {INK_PLAIN, INK_PLAIN, PAPER_NONE, PAPER_CHOICE, 7},
    {INK_STRONG, INK_STRONG, PAPER_NONE, PAPER_CHOICE, 7},
    {INK_DIM, INK_DIM, PAPER_NONE, PAPER_CHOICE, 4.5},
    {INK_KEY, INK_KEY, PAPER_NONE, PAPER_CHOICE, 4.5},
    {INK_ALERT, INK_GOOD, PAPER_NONE, PAPER_CHOICE, 4},
    {INK_DISABLED, INK_DISABLED, PAPER_NONE, PAPER_NONE, 3},
    {INK_NEUTRAL, INK_NEUTRAL, PAPER_NONE, PAPER_FIELD_LIGHT, 4},
    {INK_SEAT_A, INK_SEAT_A + 5, PAPER_NONE, PAPER_NONE, 4.5},
    {INK_SEAT_A, INK_SEAT_A + 5, PAPER_BAR, PAPER_CHOICE, 3},
    {INK_SEAT_A, INK_SEAT_A + 5, PAPER_BADGE, PAPER_BADGE, 4.5},
    {INK_SEAT_A, INK_SEAT_A + 3, PAPER_SQUARE_DARK, PAPER_LAST, 3},
    {INK_SEAT_A, INK_SEAT_A + 5, PAPER_RELIEF_0, PAPER_SHORE, 4}, /* they bring their badge */
    {INK_PLAIN, INK_STRONG, PAPER_RELIEF_0, PAPER_RELIEF_0 + 6, 4.5},
    {INK_ALERT, INK_GOOD, PAPER_RELIEF_0, PAPER_RELIEF_0 + 6, 3},
    {INK_PLAIN, INK_STRONG, PAPER_GRAIN, PAPER_SHORE, 4.5},
    {INK_PLAIN, INK_STRONG, PAPER_TOKEN, PAPER_TOKEN, 4.5},
    {INK_ALERT, INK_ALERT, PAPER_TOKEN, PAPER_TOKEN, 4.5},
    {INK_PLAIN, INK_STRONG, PAPER_BADGE, PAPER_BADGE, 4.5},
    {INK_PLAIN, INK_STRONG, PAPER_OWNER_A, PAPER_OWNER_A + 5, 4.5},
    {INK_LEGAL, INK_LEGAL, PAPER_SQUARE_DARK, PAPER_FIELD_LIGHT, 3},
    {INK_LEGAL, INK_LEGAL, PAPER_RELIEF_0, PAPER_RELIEF_0 + 6, 3},
    {INK_CURSOR, INK_CURSOR, PAPER_SQUARE_DARK, PAPER_LAST, 4.5},
    {INK_CAPTURE, INK_CAPTURE, PAPER_SQUARE_DARK, PAPER_FIELD_LIGHT, 3},
};

static void what_matters_can_be_read(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 2 * sizeof limits / sizeof *limits; i++) {
        const struct limit *limit = &limits[i / (THEMES * 2)];
        int theme = themes[i / 2 % THEMES], colours = depths[i % 2];
        for (int ink = limit->first; ink <= limit->last; ink++)
            for (int paper = limit->from; paper <= limit->to; paper++) {
                struct style style = style_of(theme, colours, ink, paper, 0);
                double seen = contrast(style.foreground, style.background);
                if (seen < limit->least)
                    fail_msg("theme %s, %d colours: ink %d on paper %d has %.2f, not %.1f",
                             theme_words[theme], colours, ink, paper, seen, limit->least);
            }
    }
}

/* Whatever is written on whatever: it is never lost. */
static void nothing_is_lost(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 2; i++)
        for (int ink = 0; ink < INK_CLAIM_A; ink++)
            for (int paper = 0; paper < PAPER_COUNT; paper++) {
                int theme = themes[i / 2], colours = depths[i % 2];
                struct style style = style_of(theme, colours, ink, paper, 0);
                double seen = contrast(style.foreground, style.background);
                bool quiet = ink == INK_GROUND || ink == INK_FRAME || ink == INK_DISABLED;
                if (seen < (quiet ? 1.2 : 2))
                    fail_msg("theme %s, %d colours: ink %d on paper %d has %.2f",
                             theme_words[theme], colours, ink, paper, seen);
            }
}

/* Buildings, roads and towns beside what they lie on; the ring around a place. */
static void shapes_stand_out(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 2; i++) {
        int theme = themes[i / 2], colours = depths[i % 2];
        for (int square = PAPER_SQUARE_DARK; square <= PAPER_SQUARE_LIGHT; square++) {
            int32_t own = ground(theme, colours, square);
            assert_true(contrast(own, ground(theme, colours, PAPER_OWNER_A)) >= 3);
            assert_true(contrast(own, ground(theme, colours, PAPER_OWNER_A + 1)) >= 3);
            assert_true(contrast(own, ground(theme, colours, PAPER_STONE)) >= 3);
            assert_true(contrast(own, ground(theme, colours, PAPER_CURSOR)) >= 7);
        }
        for (int seat = 0; seat < SEATS_MOST; seat++)
            assert_true(contrast(ground(theme, colours, PAPER_SHORE),
                                 ground(theme, colours, PAPER_OWNER_A + seat)) >= 4);
    }
}

/*
 * Colour-blind eyes. A colour as they see it: matrices for linear RGB from G. M. Machado,
 * M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15(6), 2009, severity 1.0. Distances are CIEDE2000 in CIELAB, D65.
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

/* Red, green and blue of a colour, 0 to 255. With 8 colours bold makes it bright. */
static void levels(int colours, int32_t colour, bool bold, int level[3]) {
    if (colours <= 16) {
        console_levels(colour + (bold && colours == 8 ? 8 : 0), level);
        return;
    }
    for (int i = 0; i < 3; i++)
        level[i] = (int)(theme_rgb(colour) >> (16 - 8 * i) & 255);
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

static double degrees_of(double b, double a) {
    double degrees = atan2(b, a) * 180 / acos(-1);
    return degrees < 0 ? degrees + 360 : degrees;
}

static double cosine(double degrees) {
    return cos(degrees * acos(-1) / 180);
}

/* CIEDE2000: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color
   Research and Application 30(1), 2005. */
static double distance(struct lab p, struct lab q) {
    double chroma = (hypot(p.a, p.b) + hypot(q.a, q.b)) / 2, seventh = pow(chroma, 7);
    double stretch = 1.5 - 0.5 * sqrt(seventh / (seventh + pow(25, 7)));
    double c1 = hypot(p.a * stretch, p.b), c2 = hypot(q.a * stretch, q.b);
    double h1 = degrees_of(p.b, p.a * stretch), h2 = degrees_of(q.b, q.a * stretch);
    double turn = h2 - h1;
    turn = c1 * c2 == 0 ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
    double light = (p.l + q.l) / 2, mean = (c1 + c2) / 2, hue = (h1 + h2) / 2;
    if (c1 * c2 == 0)
        hue = h1 + h2;
    else if (fabs(h1 - h2) > 180)
        hue += h1 + h2 < 360 ? 180 : -180;
    double dh = 2 * sqrt(c1 * c2) * sin(turn / 2 * acos(-1) / 180);
    double t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) -
               0.2 * cosine(4 * hue - 63);
    double off = (light - 50) * (light - 50), mean7 = pow(mean, 7);
    double sl = 1 + 0.015 * off / sqrt(20 + off), sc = 1 + 0.045 * mean, sh = 1 + 0.015 * mean * t;
    double angle = 60 * exp(-pow((hue - 275) / 25, 2));
    double rt = -2 * sqrt(mean7 / (mean7 + pow(25, 7))) * sin(angle * acos(-1) / 180);
    double l = (q.l - p.l) / sl, c = (c2 - c1) / sc, h = dh / sh;
    return sqrt(l * l + c * c + h * h + rt * c * h);
}

/* Three of the pairs that Sharma, Wu and Dalal publish for testing. */
static void distances_are_right(void **unused) {
    static const struct {
        struct lab a, b;
        double distance;
    } pairs[] = {{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
                 {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
                 {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373}};
    (void)unused;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        assert_true(fabs(distance(pairs[i].a, pairs[i].b) - pairs[i].distance) < 0.0001);
}

static struct lab seen_colour(int sight, int colours, int32_t colour, bool bold) {
    int level[3];
    levels(colours, colour, bold, level);
    return seen(sights[sight], level);
}

/* Whatever the ground, seats keep their inks, so one ground stands for all. Games of many seats
   lean on signs a little more. */
static double owners_least(int colours, int theme, int seat) {
    if (colours < 256)
        return 7; /* sixteen colours leave no choice: signs tell */
    return seat < 2 ? 49 : seat < 4 ? 14.5 : theme == THEME_LIGHT ? 9 : 13;
}

static void every_eye_tells_owners_apart(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 4 * SIGHTS; i++) {
        int theme = themes[i / SIGHTS / 4], colours = depths[i / SIGHTS % 4], sight = i % SIGHTS;
        struct lab inks[SEATS_MOST];
        for (int seat = 0; seat < SEATS_MOST; seat++) {
            struct style style = style_of(theme, colours, INK_SEAT_A + seat, PAPER_NONE, 0);
            inks[seat] =
                seen_colour(sight, colours, style.foreground, style.attributes & ATTRIBUTE_BOLD);
            for (int other = 0; other < seat; other++)
                if (distance(inks[seat], inks[other]) < owners_least(colours, theme, seat))
                    fail_msg("theme %s, %d colours, sight %d: seats %c and %c are %.1f apart",
                             theme_words[theme], colours, sight, 'A' + other, 'A' + seat,
                             distance(inks[seat], inks[other]));
        }
    }
}

/* Terrains have names and numbers beside their colours: for weak eyes a little is enough. */
static void every_eye_tells_terrains_apart(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 2 * SIGHTS; i++) {
        int theme = themes[i / SIGHTS / 2], colours = depths[i / SIGHTS % 2], sight = i % SIGHTS;
        double least = sight == 0 ? 16 : theme == THEME_DEFAULT ? 8.5 : 6.5;
        for (int a = PAPER_GRAIN; a <= PAPER_SEA; a++)
            for (int b = PAPER_GRAIN; b < a; b++) {
                double apart =
                    distance(seen_colour(sight, colours, ground(theme, colours, a), false),
                             seen_colour(sight, colours, ground(theme, colours, b), false));
                if (apart < least)
                    fail_msg("theme %s, %d colours, sight %d: terrains %d and %d are %.1f apart",
                             theme_words[theme], colours, sight, b, a, apart);
            }
    }
}

/* A higher place is lighter, for every eye, and its edges darker than itself. */
static void relief_rises_in_lightness(void **unused) {
    (void)unused;
    for (size_t i = 0; i < THEMES * 2 * SIGHTS; i++) {
        int theme = themes[i / SIGHTS / 2], colours = depths[i / SIGHTS % 2], sight = i % SIGHTS;
        double before = -1;
        for (int height = 0; height < HEIGHTS; height++) {
            double light[3];
            for (int kind = 0; kind < 3; kind++)
                light[kind] =
                    seen_colour(sight, colours,
                                ground(theme, colours, PAPER_RELIEF_0 + kind * HEIGHTS + height),
                                false)
                        .l;
            if (light[0] < before + 0.5 || light[1] >= light[0] || light[2] >= light[0])
                fail_msg("theme %s, %d colours, sight %d: height %d has %.1f after %.1f",
                         theme_words[theme], colours, sight, height, light[0], before);
            before = light[0];
        }
    }
}

/* A half block has the colours of its two papers, the upper one as ink. */
static void halves_have_their_papers(void **unused) {
    (void)unused;
    for (int a = 0; a < PAPER_COUNT; a++)
        for (int b = 0; b < PAPER_COUNT; b++) {
            struct cell cell = cell_of(INK_ALERT, a, 0);
            cell.glyph = cell.ascii = ' ';
            cell.below = (uint8_t)b;
            struct style style = theme_style(THEME_DEFAULT, 256, &cell);
            assert_int_equal(style.background, ground(THEME_DEFAULT, 256, b));
            if (a != b)
                assert_int_equal(style.foreground, ground(THEME_DEFAULT, 256, a));
            assert_int_equal(cell_glyph(&cell).code, a == b ? ' ' : 0x2580);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colours_are_in_range),
        cmocka_unit_test(cursor_is_seen),
        cmocka_unit_test(owners_differ),
        cmocka_unit_test(what_matters_can_be_read),
        cmocka_unit_test(nothing_is_lost),
        cmocka_unit_test(shapes_stand_out),
        cmocka_unit_test(distances_are_right),
        cmocka_unit_test(every_eye_tells_owners_apart),
        cmocka_unit_test(every_eye_tells_terrains_apart),
        cmocka_unit_test(relief_rises_in_lightness),
        cmocka_unit_test(halves_have_their_papers),
    };
    return run_and_report(tests);
}
