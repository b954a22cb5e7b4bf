/*
 * script.c - keys from a file, pictures to standard output: how pages are tested.
 *
 * A script reads as a story, one command a line:
 *
 *      size 24 80          rows and columns of the screen from here on
 *      look ascii          or: look unicode
 *      colours 256         as many as a terminal of that kind has, 0 at first
 *      keys j j Enter :    keys by their names (keys.c); other characters are themselves
 *      type some text      every character of the rest of the line as a key
 *      click 4 12          the mouse, on a row and column counted from 0
 *      drop 4 12           its button, pressed before, is let go there
 *      wait 500            half a second without a key; nobody really waits, and the players'
 *                          clocks go by these waits alone
 *      busy                what follows happens while players think,
 *      ready               and what follows this, after they have moved, as is usual
 *      screen              writes the screen, each row after a '|'
 *      svg                 writes it as an SVG drawing, each line after a '|'
 *      marks inks papers   the same picture, telling what cells mean: see the tables below
 *      # comment           lines that begin with one of | $ > ? are passed over, too: the
 *                          tests keep commands and expected output there (tests/tui/run.py)
 *
 * The whole file is read and judged before the first frame. After its last line the input has
 * ended: KEYS_LEAVE for ever.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "ui/screen/screen.h"
#include "ui/screen/svg.h"

enum { BYTES_MOST = 1 << 20, SIDE_MOST = 1000, WAIT_MOST = 1000000 };

enum step_kind {
    STEP_KEY,
    STEP_CLICK,
    STEP_DROP,
    STEP_SIZE,
    STEP_WAIT,
    STEP_LOOK,
    STEP_COLOURS,
    STEP_BUSY,
    STEP_PICTURE
};
enum picture { PICTURE_SCREEN, PICTURE_MARKS, PICTURE_INKS, PICTURE_PAPERS, PICTURE_SVG };

struct step {
    enum step_kind kind;
    unsigned line;
    int a, b; /* key; row, column; rows, columns; milliseconds; ascii; busy; enum picture */
};

struct script {
    struct screen screen;
    struct step *steps;
    size_t count, capacity, next;
    int rows, columns;
    int waiting; /* milliseconds of a wait that are left */
    int colours;
    enum theme theme;
    bool ascii, busy;
    struct canvas shown; /* the last frame */
    struct text out;
};

static const char *const picture_words[] = {"screen", "marks", "inks", "papers", "svg"};
static const char mark_letters[] = "+*-@!%~ "; /* candidate, chosen, last, cursor, alert, capture,
                                                ghost */
static const char ink_letters[] = ".ds!gkn,x|+@-%ABCDEFabcdef";
/* None, bar, choice, squares, fields, marks, relief, shade, fall, terrains, pieces, claims. */
static const char paper_letters[] = ".=>sSfF*-@%"
                                    "012345601234560123456"
                                    "gwlbodmh"
                                    "tBNn"
                                    "ABCDEFABCDEFabcdef";

_Static_assert(sizeof ink_letters == INK_COUNT + 1, "a letter for each ink");
_Static_assert(sizeof paper_letters == PAPER_COUNT + 1, "a letter for each paper");

static struct script *script_of(struct screen *screen) {
    return (struct script *)screen;
}

/*
 * Reading.
 */
static void add_step(struct script *script, enum step_kind kind, unsigned line, int a, int b) {
    if (script->count == script->capacity) {
        script->capacity = script->capacity ? 2 * script->capacity : 64;
        script->steps = memory_resize(script->steps, script->capacity, sizeof *script->steps);
    }
    script->steps[script->count++] = (struct step){.kind = kind, .line = line, .a = a, .b = b};
}

static bool read_keys(struct script *script, unsigned line, const char *rest) {
    struct word word;
    struct text name = TEXT_EMPTY;
    bool good = true;
    while (good && word_next(&rest, &word)) {
        text_clear(&name);
        text_add_bytes(&name, word.bytes, word.length);
        int key = keys_find(name.bytes);
        add_step(script, STEP_KEY, line, key, 0);
        good = key != KEYS_NONE;
    }
    text_free(&name);
    return good;
}

static bool read_type(struct script *script, unsigned line, const char *rest) {
    const char *end = rest + strlen(rest);
    while (rest < end) {
        int code = utf8_next(&rest, end);
        if (code < ' ')
            return false;
        add_step(script, STEP_KEY, line, code, 0);
    }
    return true;
}

/* Reads the numbers a command needs, each least..most, and nothing behind them. */
static bool read_numbers(struct script *script, enum step_kind kind, unsigned line,
                         const char *rest, int count, long least, long most) {
    struct word word;
    long numbers[2] = {0};
    for (int i = 0; i < count; i++)
        if (!word_next(&rest, &word) || !word_number(word, least, most, &numbers[i]))
            return false;
    add_step(script, kind, line, (int)numbers[0], (int)numbers[1]);
    return !word_next(&rest, &word);
}

/* Reads one line; false when it is no command. */
static bool read_line(struct script *script, unsigned line, const char *bytes) {
    const char *rest = bytes;
    struct word word;
    if (strchr("|$>?#", *bytes) || !word_next(&rest, &word))
        return true;
    rest += *rest == ' ';
    if (word_is(word, "keys"))
        return read_keys(script, line, rest);
    if (word_is(word, "type"))
        return read_type(script, line, rest);
    if (word_is(word, "size"))
        return read_numbers(script, STEP_SIZE, line, rest, 2, 1, SIDE_MOST);
    if (word_is(word, "click"))
        return read_numbers(script, STEP_CLICK, line, rest, 2, 0, SIDE_MOST);
    if (word_is(word, "drop"))
        return read_numbers(script, STEP_DROP, line, rest, 2, 0, SIDE_MOST);
    if (word_is(word, "colours"))
        return read_numbers(script, STEP_COLOURS, line, rest, 1, 0, COLOURS_DIRECT);
    if (word_is(word, "wait"))
        return read_numbers(script, STEP_WAIT, line, rest, 1, 1, WAIT_MOST);
    if (word_is(word, "busy") || word_is(word, "ready")) {
        add_step(script, STEP_BUSY, line, word_is(word, "busy"), 0);
        return *rest == '\0';
    }
    if (word_is(word, "look")) {
        add_step(script, STEP_LOOK, line, strcmp(rest, "ascii") == 0, 0);
        return strcmp(rest, "ascii") == 0 || strcmp(rest, "unicode") == 0;
    }
    for (int i = 0; i <= PICTURE_SVG; i++) {
        if (word_is(word, picture_words[i])) {
            add_step(script, STEP_PICTURE, line, i, 0);
            return *rest == '\0';
        }
    }
    return false;
}

static bool read_file(const char *path, struct text *out) {
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    char bytes[4096];
    size_t got;
    while (out->length < BYTES_MOST && (got = fread(bytes, 1, sizeof bytes, file)) > 0)
        text_add_bytes(out, bytes, got);
    bool good = !ferror(file);
    fclose(file);
    return good;
}

/* Reads all lines; false with a sentence in why. */
static bool read_script(struct script *script, const char *path, struct text *why) {
    struct text bytes = TEXT_EMPTY;
    const char *wrong = NULL;
    unsigned line = 0;
    if (!read_file(path, &bytes))
        wrong = strerror(errno);
    else if (memchr(bytes.bytes, 0, bytes.length))
        wrong = _("this is not text");
    for (char *at = bytes.bytes, *next; !wrong && *at; at = next) {
        size_t length = strcspn(at, "\n");
        next = at + length + (at[length] == '\n');
        at[length] = '\0';
        if (!read_line(script, ++line, at))
            wrong = _("this is not a command for a script");
    }
    if (wrong) {
        utf8_add_safe(why, path, strlen(path), false);
        if (line)
            text_addf(why, ":%u", line);
        text_addf(why, ": %s.", wrong);
    }
    text_free(&bytes);
    return !wrong;
}

/*
 * Pictures.
 */
static char cell_letter(const struct cell *cell, enum picture picture) {
    static const int by_weight[] = {3, 4, 1, 5,
                                    0, 2, 6}; /* of several marks the weightiest is told */
    if (picture == PICTURE_INKS)
        return cell->glyph == ' ' ? ' ' : ink_letters[cell->ink];
    if (picture == PICTURE_PAPERS)
        return paper_letters[cell->paper];
    for (size_t i = 0; i < sizeof by_weight / sizeof *by_weight; i++)
        if (cell->mark >> by_weight[i] & 1)
            return mark_letters[by_weight[i]];
    return ' ';
}

/* A canvas of letters that tell what the cells of the last frame mean. */
static void draw_letters(const struct canvas *shown, enum picture picture, struct canvas *out) {
    canvas_init(out, shown->rows, shown->columns);
    for (int row = 0; row < shown->rows; row++) {
        for (int column = 0; column < shown->columns; column++) {
            char letter = cell_letter(canvas_at(shown, row, column), picture);
            canvas_put(out, row, column, (struct glyph){(uint32_t)letter, letter}, INK_PLAIN);
        }
    }
}

static void write_picture(struct script *script, const struct step *step) {
    enum picture picture = (enum picture)step->a;
    text_clear(&script->out);
    if (picture == PICTURE_SCREEN) {
        canvas_print(&script->shown, script->ascii, &script->out);
    } else if (picture == PICTURE_SVG) {
        struct look look = {.theme = script->theme, .ascii = script->ascii};
        svg_add(&script->shown, &look, "Clowder", &script->out);
    } else {
        struct canvas letters;
        draw_letters(&script->shown, picture, &letters);
        canvas_print(&letters, true, &script->out);
        canvas_free(&letters);
    }
    printf("%u %s\n", step->line, picture_words[picture]);
    struct word rest = {script->out.bytes, script->out.length}, row;
    while (word_part(&rest, '\n', &row))
        printf("|%.*s\n", (int)row.length, row.bytes);
    fflush(stdout);
}

/*
 * The screen.
 */
static void script_size(struct screen *screen, int *rows, int *columns) {
    *rows = script_of(screen)->rows;
    *columns = script_of(screen)->columns;
}

static void script_show(struct screen *screen, const struct canvas *frame) {
    struct script *script = script_of(screen);
    canvas_resize(&script->shown, frame->rows, frame->columns);
    canvas_copy(&script->shown, 0, 0, frame);
}

static void script_bell(struct screen *screen) {
    (void)screen;
    puts("(bell)");
}

/* Does one step; true when it is an event for the page. */
static bool do_step(struct script *script, const struct step *step, struct event *event) {
    *event = (struct event){.key = KEYS_NONE};
    switch (step->kind) {
    case STEP_KEY:
        event->key = step->a;
        return true;
    case STEP_CLICK:
        *event = (struct event){.key = KEYS_MOUSE, .row = step->a, .column = step->b};
        return true;
    case STEP_DROP:
        *event = (struct event){.key = KEYS_DROP, .row = step->a, .column = step->b};
        return true;
    case STEP_SIZE:
        script->rows = step->a;
        script->columns = step->b;
        event->key = KEYS_RESIZE;
        return true;
    case STEP_WAIT:
        script->waiting = step->a;
        return false;
    case STEP_LOOK:
        script->ascii = step->a;
        return false;
    case STEP_COLOURS:
        script->colours = step->a;
        return false;
    case STEP_BUSY:
        script->busy = step->a;
        return false;
    case STEP_PICTURE:
        write_picture(script, step);
        return false;
    }
    return false;
}

static struct event script_event(struct screen *screen, int milliseconds) {
    struct script *script = script_of(screen);
    struct event event = {.key = KEYS_NONE};
    for (;;) {
        int span = milliseconds > 0 ? milliseconds : 1;
        if (milliseconds >= 0 && script->waiting >= span) {
            script->waiting -= span;
            clock_play_pass((uint64_t)span);
            return event;
        }
        clock_play_pass((uint64_t)script->waiting);
        script->waiting = 0;
        if (script->next == script->count)
            return (struct event){.key = KEYS_LEAVE};
        if (do_step(script, &script->steps[script->next++], &event))
            return event;
    }
}

static bool script_patient(struct screen *screen) {
    struct script *script = script_of(screen);
    struct event event;
    while (script->next < script->count && script->steps[script->next].kind == STEP_BUSY)
        do_step(script, &script->steps[script->next++], &event);
    return !script->busy;
}

static bool script_pixels(struct screen *screen) {
    const struct script *script = script_of(screen);
    return !script->ascii && script->colours >= 256;
}

static void script_look(struct screen *screen, const struct look *look) {
    script_of(screen)->ascii = look->ascii;
    script_of(screen)->theme = look->theme;
}

static void script_close(struct screen *screen) {
    struct script *script = script_of(screen);
    canvas_free(&script->shown);
    text_free(&script->out);
    free(script->steps);
    free(script);
}

/* Steps before the first event that only prepare: the first frame already has that size. */
static void do_first_steps(struct script *script) {
    struct event event;
    while (script->next < script->count && (script->steps[script->next].kind == STEP_SIZE ||
                                            script->steps[script->next].kind == STEP_LOOK ||
                                            script->steps[script->next].kind == STEP_COLOURS))
        do_step(script, &script->steps[script->next++], &event);
}

struct screen *script_open(const char *path, const struct look *look, struct text *why) {
    struct script *script = memory_new(sizeof *script);
    *script = (struct script){.screen = {.size = script_size,
                                         .show = script_show,
                                         .event = script_event,
                                         .patient = script_patient,
                                         .bell = script_bell,
                                         .look = script_look,
                                         .pixels = script_pixels,
                                         .close = script_close},
                              .rows = 24,
                              .columns = 80,
                              .theme = look->theme,
                              .ascii = look->ascii,
                              .out = TEXT_EMPTY};
    canvas_init(&script->shown, 0, 0);
    clock_play_stop();
    if (!read_script(script, path, why)) {
        script_close(&script->screen);
        return NULL;
    }
    do_first_steps(script);
    return &script->screen;
}
