/*
 * places.c - the board in words: what is at a place, around it, and where something is.
 *
 * Places have the names of the notation. What stands there is told by ruleset.look, as the player
 * who asks may see it. Directions are those of the picture, and only what is in it can be found.
 */
#include <ctype.h>
#include <stdlib.h>

#include "core/utf8.h"
#include "plain/plain.h"

enum { SPOTS_MOST = 2048 };

/* The board spot a word names, or NO_SPOT. */
static int find_spot(const struct session *session, struct word word) {
    const struct ruleset *rules = session_rules(session);
    for (unsigned i = 0; i < rules->domain_count; i++) {
        int value =
            rules->domains[i].on_board ? notation_value(session_notation(session), i, word) : -1;
        if (value >= 0)
            return rules->domains[i].spot + value;
    }
    return NO_SPOT;
}

/* Adds what stands at a spot, with names. */
static void add_look(const struct plain *plain, int spot, struct text *out) {
    const struct session *session = plain->table.session;
    struct text look = TEXT_EMPTY;
    session_rules(session)->look(session_state(session), plain_viewer(plain), spot, &look);
    text_add_named(out, look.bytes, session_names(session));
    text_free(&look);
}

/* What the game has to say beyond a word: its page about a spot, what lies between two. */
static void tell_more(struct plain *plain, int before, int spot) {
    const struct ruleset *rules = plain->table.rules;
    const game_state *s = session_state(plain->table.session);
    struct text line = TEXT_EMPTY;
    if (rules->between && before != NO_SPOT) {
        rules->between(s, plain_viewer(plain), before, spot, NULL, &line);
        plain_tell(plain, line.bytes);
    } else if (rules->page) {
        plain_page(plain, spot);
    }
    text_free(&line);
}

void plain_at(struct plain *plain, const char *places) {
    struct word word;
    struct text line = TEXT_EMPTY;
    bool any = false;
    int before = NO_SPOT;
    while (word_next(&places, &word)) {
        int spot = find_spot(plain->table.session, word);
        text_clear(&line);
        text_addf(&line, _("%.*s: "), (int)word.length, word.bytes);
        if (spot == NO_SPOT)
            text_add(&line, _("there is no such place"));
        else
            add_look(plain, spot, &line);
        plain_say(plain, line.bytes);
        if (spot != NO_SPOT)
            tell_more(plain, before, spot);
        before = spot;
        any = true;
    }
    if (!any)
        plain_say(plain, _("Type at and the name of a place."));
    text_free(&line);
}

/* ---- around ---- */

/* Draws the board as the picture that directions are taken from. */
static void draw_board(const struct plain *plain, struct canvas *canvas) {
    const struct ruleset *rules = plain->table.rules;
    const game_state *s = session_state(plain->table.session);
    struct extent extent;
    rules->extent(s, SIZE_LINES, &extent);
    canvas_init(canvas, extent.board_rows, extent.board_columns);
    rules->draw(s, plain_viewer(plain), canvas);
}

static void say_neighbour(struct plain *plain, const char *direction, int spot) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, _("%s, %s: "), direction, notation_spot(plain->table.notation, spot));
    add_look(plain, spot, &line);
    plain_say(plain, line.bytes);
    text_free(&line);
}

void plain_around(struct plain *plain, const char *place) {
    static const struct {
        const char *name;
        signed char down, right;
    } ways[] = {{N_("up"), -1, 0},        {N_("up right"), -1, 1}, {N_("right"), 0, 1},
                {N_("down right"), 1, 1}, {N_("down"), 1, 0},      {N_("down left"), 1, -1},
                {N_("left"), 0, -1},      {N_("up left"), -1, -1}};
    enum { WAYS = sizeof ways / sizeof *ways };
    struct canvas board;
    struct word word = {NULL, 0};
    int told[WAYS], count = 0;
    int spot = word_next(&place, &word) ? find_spot(plain->table.session, word) : NO_SPOT;
    if (spot == NO_SPOT) {
        plain_say(plain, _("Type around and the name of a place."));
        return;
    }
    draw_board(plain, &board);
    for (int i = 0; i < WAYS; i++) {
        int to = canvas_spot_toward(&board, spot, ways[i].down, ways[i].right);
        bool twice = to == spot; /* in hexagons two ways may lead to one place */
        for (int k = 0; k < count; k++)
            twice |= told[k] == to;
        if (twice)
            continue;
        told[count++] = to;
        say_neighbour(plain, _(ways[i].name), to);
    }
    if (count == 0)
        plain_say(plain, _("There is nothing next to it."));
    canvas_free(&board);
}

/* ---- where ---- */

/* True when the text contains the wanted words, upper or lower case. */
static bool contains(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    for (; *text; text++) {
        size_t same = 0;
        while (same < length && text[same] &&
               tolower((unsigned char)text[same]) == tolower((unsigned char)wanted[same]))
            same++;
        if (same == length)
            return true;
    }
    return false;
}

/* The looks that were found, each with its places. */
struct found {
    struct text look, places;
};

static void add_found(struct found *list, size_t *count, const char *look, const char *place) {
    size_t i = 0;
    while (i < *count && strcmp(list[i].look.bytes, look) != 0)
        i++;
    if (i == *count) {
        list[i] = (struct found){TEXT_EMPTY, TEXT_EMPTY};
        text_add(&list[i].look, look);
        (*count)++;
    }
    text_addf(&list[i].places, " %s", place);
}

static void say_found(struct plain *plain, struct found *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct text line = TEXT_EMPTY;
        text_addf(&line, _("%s:%s"), list[i].look.bytes, list[i].places.bytes);
        plain_say(plain, line.bytes);
        text_free(&line);
        text_free(&list[i].look);
        text_free(&list[i].places);
    }
}

static void note_spots(const struct canvas *canvas, bool shown[SPOTS_MOST]) {
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        if (canvas->cells[i].spot >= 0 && canvas->cells[i].spot < SPOTS_MOST)
            shown[canvas->cells[i].spot] = true;
}

/* Notes which spots stand on the board or beside it, as the player who asks sees them. */
static void find_shown(const struct plain *plain, bool shown[SPOTS_MOST]) {
    const game_state *s = session_state(plain->table.session);
    struct extent extent;
    struct canvas picture;
    draw_board(plain, &picture);
    note_spots(&picture, shown);
    plain->table.rules->extent(s, SIZE_LINES, &extent);
    canvas_resize(&picture, extent.panel_rows, extent.panel_columns);
    plain->table.rules->panel(s, plain_viewer(plain), &picture);
    note_spots(&picture, shown);
    canvas_free(&picture);
}

void plain_where(struct plain *plain, const char *wanted) {
    const struct ruleset *rules = plain->table.rules;
    struct found *found = calloc(SPOTS_MOST, sizeof *found);
    bool *shown = calloc(SPOTS_MOST, sizeof *shown);
    size_t count = 0;
    struct text look = TEXT_EMPTY;
    assert(found && shown);
    find_shown(plain, shown);
    for (unsigned i = 0; *wanted && i < rules->domain_count; i++)
        for (unsigned k = 0; rules->domains[i].on_board && k < rules->domains[i].count; k++) {
            int spot = rules->domains[i].spot + (int)k;
            if (spot < 0 || spot >= SPOTS_MOST || !shown[spot])
                continue;
            shown[spot] = false; /* told once */
            text_clear(&look);
            add_look(plain, spot, &look);
            if (contains(look.bytes, wanted))
                add_found(found, &count, look.bytes, notation_word(plain->table.notation, i, k));
        }
    if (!*wanted)
        plain_say(plain, _("Type where and a name or a piece."));
    else if (count == 0)
        plain_sayf(plain, _("Nothing on the board is \"%s\"."), wanted);
    say_found(plain, found, count);
    text_free(&look);
    free(found);
    free(shown);
}
