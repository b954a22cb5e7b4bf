/*
 * mono.c - with few colours or none nothing is lost: what is different looks different.
 *
 * Games are played at random. In every position each spot of the board has a picture: the glyphs
 * of its cells, with the attributes of the mono theme or the colours of 8 and 16. Two spots whose
 * pictures are the same belong to the same seats, or to nobody, in Unicode as in ASCII. Dim does
 * not count: many terminals have none.
 */
#include <stdlib.h>

#include "ui/screen/theme.h"

#include "played.h"

enum { GAMES_EACH = 6, LOOKS = 40, MOVES_BETWEEN = 9, CELLS_MOST = 64, SPOTS_MOST = 2048 };
/* With ASCII the mono theme is the one that matters: it has least. */
static const struct way {
    bool ascii;
    enum theme theme;
    int colours;
} ways[] = {{false, THEME_MONO, 0},
            {true, THEME_MONO, 0},
            {false, THEME_DEFAULT, 8},
            {true, THEME_LIGHT, 16}};
enum { WAYS = sizeof ways / sizeof *ways };
enum { SEEN = ATTRIBUTE_BOLD | ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE };

/* What a spot looks like, and whose it is. */
struct look_of {
    int spot;
    uint64_t cells[CELLS_MOST]; /* glyph and attributes */
    unsigned count;
    unsigned owners; /* bits of the seats whose inks are in it */
};

static struct look_of *looks_of(const struct canvas *canvas, const struct way *way,
                                unsigned *count) {
    struct look_of *looks = calloc(SPOTS_MOST, sizeof *looks);
    *count = 0;
    for (int i = 0; i < canvas->rows * canvas->columns; i++) {
        const struct cell *cell = &canvas->cells[i];
        unsigned at = 0;
        if (cell->spot == NO_SPOT)
            continue;
        while (at < *count && looks[at].spot != cell->spot)
            at++;
        assert_true(at < SPOTS_MOST);
        *count += at == *count;
        struct look_of *look = &looks[at];
        struct cell plain = *cell;
        plain.paper = PAPER_NONE; /* a ground has no colour here */
        struct style style = theme_style(way->theme, way->colours, &plain);
        uint64_t glyph = way->ascii ? cell->ascii : cell->glyph;
        uint64_t seen = (uint64_t)(style.foreground + 1) << 8 | (style.attributes & SEEN);
        assert_true(look->count < CELLS_MOST);
        look->spot = cell->spot;
        look->cells[look->count++] = glyph << 24 | (glyph == ' ' ? 0 : seen);
        if (cell->ink >= INK_SEAT_A && glyph != ' ')
            look->owners |= 1u << (cell->ink - INK_SEAT_A);
    }
    return looks;
}

static bool alike(const struct look_of *a, const struct look_of *b) {
    return a->count == b->count && memcmp(a->cells, b->cells, a->count * sizeof *a->cells) == 0;
}

static void judge(const struct session *session, const struct canvas *canvas,
                  const struct way *way) {
    const struct notation *notation = session_notation(session);
    unsigned count;
    struct look_of *looks = looks_of(canvas, way, &count);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < i; k++) {
            if (looks[i].owners == looks[k].owners || !alike(&looks[i], &looks[k]))
                continue;
            struct text text = TEXT_EMPTY;
            canvas_print(canvas, way->ascii, &text);
            fail_msg("%s, %d colours: %s and %s look the same but belong to others\n%s",
                     session_rules(session)->name, way->colours,
                     notation_spot(notation, looks[i].spot), notation_spot(notation, looks[k].spot),
                     text.bytes);
        }
    free(looks);
}

static void look_at(const struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct extent extent;
    struct canvas canvas;
    rules->extent(session_state(session), SIZE_LINES, &extent);
    canvas_init(&canvas, extent.board_rows, extent.board_columns);
    canvas.names = session_names(session);
    rules->draw(session_state(session), VIEW_ALL, &canvas);
    for (int way = 0; way < WAYS; way++)
        judge(session, &canvas, &ways[way]);
    canvas_free(&canvas);
}

static void whose_things_are_is_seen_in_every_game(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        unsigned least = game->ruleset->seats_least;
        unsigned seats = game->ruleset->seats_most - least + 1u;
        for (unsigned i = 0; i < GAMES_EACH; i++) {
            char seed[] = {(char)('a' + i), 0};
            struct session *session = new_session(game->ruleset->name, least + i % seats, seed);
            for (unsigned look = 0; look < LOOKS && !session_over(session); look++) {
                look_at(session);
                play_on(session, MOVES_BETWEEN, i * LOOKS + look);
            }
            look_at(session);
            session_free(session);
        }
    }
}

/* The inks themselves, for lines and letters that stand on no spot: each seat has attributes of
   its own, dim included where a terminal has it. */
static void every_seat_has_attributes_of_its_own(void **unused) {
    (void)unused;
    bool taken[16] = {false};
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        struct cell cell = {.glyph = 'x', .ascii = 'x', .ink = (uint8_t)(INK_SEAT_A + seat)};
        struct style style = theme_style(THEME_MONO, 0, &cell);
        assert_false(taken[style.attributes & 15]);
        taken[style.attributes & 15] = true;
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whose_things_are_is_seen_in_every_game),
        cmocka_unit_test(every_seat_has_attributes_of_its_own),
    };
    return run_and_report(tests);
}
