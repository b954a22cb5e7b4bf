/*
 * curses.c - a terminal through ncurses; the only file that includes it.
 *
 * The last frame is kept and only cells that changed are written, so that a key costs few bytes.
 * A terminal with direct colour is written to by ansi.c: ncurses can give 24 bits only where the
 * system describes the terminal so, which hardly any does. Input is ncurses' all the same; its own
 * picture of the screen stays empty then.
 * Waiting goes through guard_wait, which no signal can slip past; ncurses is asked for a key
 * with a timeout of KEY_WAIT, long enough for the rest of an escape sequence to arrive. Input
 * that can be read but brings nothing has ended: then the event is KEYS_LEAVE, again and again.
 */
#include <errno.h>
#include <ncurses.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "ui/screen/ansi.h"
#include "ui/screen/guard.h"
#include "ui/screen/screen.h"

enum { KEY_WAIT = 25, PAIRS_MOST = 2048 };

/* What ncurses is told for a style. */
struct paint {
    attr_t attributes;
    short pair;
    int32_t ground; /* the background's colour */
    bool known;
};

struct pair {
    int16_t foreground, background;
    short number; /* 0: a free place of the table */
};

struct curses {
    struct screen screen;
    SCREEN *terminal;
    struct look look;
    int colours;                   /* COLOURS_DIRECT, 256, 16, 8 or 0 */
    struct canvas shown;           /* the last frame */
    bool fresh;                    /* nothing is shown yet */
    cchar_t *run;                  /* one row of cells, for handing over */
    struct text bytes;             /* for a terminal with direct colour */
    struct pair pairs[PAIRS_MOST]; /* a hash table, never more than half full */
    short pair_count, pairs_most;  /* pair 0 is the terminal's own colours */
    struct event pressed;          /* where the mouse was pressed last */
    int clicks;                    /* there that ncurses took for one, and are still to come */
    bool ended;                    /* no more input will come */
};

static struct curses *curses_of(struct screen *screen) {
    return (struct curses *)screen;
}

/*
 * Showing.
 */

/* The number of a pair of colours; 0 when the terminal has no more. */
static short pair_number(struct curses *curses, struct style style) {
    if (curses->colours == 0 || (style.foreground < 0 && style.background < 0))
        return 0;
    unsigned place = (unsigned)(style.foreground + 1) * 257 + (unsigned)(style.background + 1);
    for (;; place++) {
        struct pair *pair = &curses->pairs[place % PAIRS_MOST];
        if (pair->number &&
            (pair->foreground != style.foreground || pair->background != style.background))
            continue;
        if (pair->number)
            return pair->number;
        short number = (short)(curses->pair_count + 1);
        if (number >= curses->pairs_most ||
            init_pair(number, (short)style.foreground, (short)style.background) == ERR)
            return 0;
        curses->pair_count = number;
        *pair = (struct pair){(int16_t)style.foreground, (int16_t)style.background, number};
        return number;
    }
}

static struct paint paint_of(struct curses *curses, const struct cell *cell) {
    struct style style = theme_style(curses->look.theme, curses->colours, cell);
    return (struct paint){.known = true,
                          .pair = pair_number(curses, style),
                          .ground = style.background,
                          .attributes = (style.attributes & ATTRIBUTE_BOLD ? A_BOLD : 0) |
                                        (style.attributes & ATTRIBUTE_DIM ? A_DIM : 0) |
                                        (style.attributes & ATTRIBUTE_UNDERLINE ? A_UNDERLINE : 0) |
                                        (style.attributes & ATTRIBUTE_REVERSE ? A_REVERSE : 0)};
}

/* The character for a cell. One that the locale does not have, or that the C library thinks
   wider or narrower, would spoil the rest of the row, so it becomes its stand-in. */
static wchar_t character(const struct curses *curses, const struct cell *cell, bool wide) {
    wchar_t own = (wchar_t)cell_glyph(cell).code, ascii = cell->ascii ? (wchar_t)cell->ascii : L' ';
    if (curses->look.ascii)
        return ascii;
    return own < 0x7F || wcwidth(own) == (wide ? 2 : 1) ? own : ascii;
}

/* True when a blank looks the same in either paint: then it need not change the terminal's. */
static bool same_blank(const struct paint *a, const struct paint *b) {
    const attr_t seen = A_UNDERLINE | A_REVERSE;
    return a->ground == b->ground && !((a->attributes | b->attributes) & seen);
}

/* The paint for a cell of a run after one in paint `last`; blanks take their neighbour's. */
static struct paint paint_after(struct curses *curses, const struct cell *cell, bool more,
                                const struct paint *last) {
    struct paint own = paint_of(curses, cell);
    if (cell->glyph != ' ' || cell_is_split(cell))
        return own;
    if (last->known && same_blank(&own, last))
        return *last;
    struct paint next = more ? paint_of(curses, cell + 1) : own;
    return same_blank(&own, &next) ? next : own;
}

/* Hands cells from..to-1 of a row over to ncurses. */
static void show_run(struct curses *curses, const struct canvas *frame, int row, int from, int to) {
    struct paint paint = {.known = false};
    int count = 0;
    for (int column = from; column < to; column++) {
        const struct cell *cell = canvas_at(frame, row, column);
        bool wide = column + 1 < frame->columns && cell[1].glyph == 0;
        bool behind = cell->glyph == 0 && column > 0;
        if (behind && character(curses, cell - 1, true) == (wchar_t)cell[-1].glyph)
            continue; /* ncurses fills the right half itself */
        wchar_t text[2] = {behind ? L' ' : character(curses, cell, wide), 0};
        paint = paint_after(curses, cell, column + 1 < to, &paint);
        setcchar(&curses->run[count++], text, paint.attributes, paint.pair, NULL);
    }
    mvadd_wchnstr(row, from, curses->run, count);
}

/* Shows what changed in a row, as few runs of cells. A run begins and ends with whole wide
   characters. */
static void show_row(struct curses *curses, const struct canvas *frame, int row) {
    const struct cell *now = canvas_at(frame, row, 0), *was = canvas_at(&curses->shown, row, 0);
    int columns = frame->columns;
    for (int column = 0; column < columns;) {
        if (!curses->fresh && cell_equal(&now[column], &was[column])) {
            column++;
            continue;
        }
        int from = column, to = column + 1;
        while (from > 0 && (now[from].glyph == 0 || was[from].glyph == 0))
            from--;
        while (to < columns && (curses->fresh || now[to].glyph == 0 || was[to].glyph == 0 ||
                                !cell_equal(&now[to], &was[to])))
            to++;
        show_run(curses, frame, row, from, to);
        column = to;
    }
}

/* The cell that our cursor is on, or -1. */
static int cursor_cell(const struct canvas *frame) {
    int count = frame->rows * frame->columns;
    for (int i = 0; i < count; i++)
        if (frame->cells[i].mark & MARK_CURSOR)
            return i;
    return -1;
}

/* The terminal's own cursor is hidden, but follows ours for magnifiers and screen readers. */
static void place_cursor(const struct canvas *frame) {
    int cell = cursor_cell(frame);
    if (cell >= 0)
        move(cell / frame->columns, cell % frame->columns);
}

static void write_all(const struct text *bytes) {
    for (size_t done = 0; done < bytes->length;) {
        ssize_t count = write(STDOUT_FILENO, bytes->bytes + done, bytes->length - done);
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return; /* the terminal has gone: reading will tell */
        done += count > 0 ? (size_t)count : 0;
    }
}

static void show_direct(struct curses *curses, const struct canvas *frame) {
    int cell = cursor_cell(frame), columns = frame->columns;
    if (curses->fresh)
        refresh(); /* ncurses wipes what it wants to before we write */
    text_clear(&curses->bytes);
    ansi_add(curses->fresh ? NULL : &curses->shown, frame, &curses->look, COLOURS_DIRECT,
             &curses->bytes);
    if (cell >= 0 && (curses->bytes.length > 0 || cell != cursor_cell(&curses->shown)))
        text_addf(&curses->bytes, "\033[%d;%dH", cell / columns + 1, cell % columns + 1);
    write_all(&curses->bytes);
}

static void curses_size(struct screen *screen, int *rows, int *columns) {
    (void)screen;
    *rows = LINES;
    *columns = COLS;
}

static void curses_show(struct screen *screen, const struct canvas *frame) {
    struct curses *curses = curses_of(screen);
    if (frame->rows != curses->shown.rows || frame->columns != curses->shown.columns) {
        canvas_resize(&curses->shown, frame->rows, frame->columns);
        curses->run = memory_resize(curses->run, (size_t)frame->columns + 1, sizeof *curses->run);
        curses->fresh = true;
        erase();
    }
    if (curses->colours == COLOURS_DIRECT)
        show_direct(curses, frame);
    for (int row = 0; row < frame->rows && curses->colours != COLOURS_DIRECT; row++)
        show_row(curses, frame, row);
    canvas_copy(&curses->shown, 0, 0, frame);
    curses->fresh = false;
    if (curses->colours == COLOURS_DIRECT)
        return;
    place_cursor(frame);
    refresh();
}

/*
 * Events.
 */
static const struct {
    int curses, key;
} special_keys[] = {
    {KEY_UP, KEYS_UP},
    {KEY_DOWN, KEYS_DOWN},
    {KEY_LEFT, KEYS_LEFT},
    {KEY_RIGHT, KEYS_RIGHT},
    {KEY_A1, KEYS_UP_LEFT},
    {KEY_A3, KEYS_UP_RIGHT},
    {KEY_B2, KEYS_ENTER},
    {KEY_C1, KEYS_DOWN_LEFT},
    {KEY_C3, KEYS_DOWN_RIGHT},
    {KEY_SLEFT, KEYS_SHIFT_LEFT},
    {KEY_SRIGHT, KEYS_SHIFT_RIGHT},
    {KEY_HOME, KEYS_HOME},
    {KEY_FIND, KEYS_HOME},
    {KEY_END, KEYS_END},
    {KEY_SELECT, KEYS_END},
    {KEY_PPAGE, KEYS_PAGE_UP},
    {KEY_NPAGE, KEYS_PAGE_DOWN},
    {KEY_BTAB, KEYS_SHIFT_TAB},
    {KEY_DC, KEYS_DELETE},
    {KEY_F(1), KEYS_F1},
    {KEY_ENTER, KEYS_ENTER},
    {KEY_BACKSPACE, KEYS_BACKSPACE},
    {KEY_RESIZE, KEYS_RESIZE},
};

/* How many times the button was pressed: ncurses makes one event of a press and a release that it
   reads together, and of several such. */
static int count_presses(mmask_t state) {
    if (state & BUTTON1_TRIPLE_CLICKED)
        return 3;
    if (state & BUTTON1_DOUBLE_CLICKED)
        return 2;
    return (state & (BUTTON1_PRESSED | BUTTON1_CLICKED)) != 0;
}

static struct event mouse_event(struct curses *curses) {
    MEVENT mouse;
    if (getmouse(&mouse) != OK)
        return (struct event){.key = KEYS_NONE};
    struct event event = {.key = KEYS_NONE, .row = mouse.y, .column = mouse.x};
    int presses = count_presses(mouse.bstate);
    if (presses > 0) {
        event.key = KEYS_MOUSE;
        curses->pressed = event;
        curses->clicks = presses - 1;
    } else if (mouse.bstate & BUTTON1_RELEASED) {
        if (event.row != curses->pressed.row || event.column != curses->pressed.column)
            event.key = KEYS_DROP;
    } else if (mouse.bstate & BUTTON4_PRESSED) {
        event.key = KEYS_WHEEL_UP;
    } else if (mouse.bstate & BUTTON5_PRESSED) {
        event.key = KEYS_WHEEL_DOWN;
    }
    return event;
}

static struct event special_event(struct curses *curses, int key) {
    if (key == KEY_MOUSE)
        return mouse_event(curses);
    for (size_t i = 0; i < sizeof special_keys / sizeof *special_keys; i++)
        if (special_keys[i].curses == key)
            return (struct event){.key = special_keys[i].key};
    return (struct event){.key = KEYS_NONE};
}

static struct event character_event(wint_t code) {
    if (code == '\r')
        code = KEYS_ENTER;
    if (code == '\b')
        code = KEYS_BACKSPACE;
    return (struct event){.key = code < KEYS_UP ? (int)code : KEYS_NONE};
}

/* True when descriptor 0 can be read but holds nothing: the terminal has gone. */
static bool input_ended(void) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int waiting = 0;
    return poll(&input, 1, 0) > 0 && (ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || !waiting);
}

/* After a stop and a continue the shell may have changed the modes, and the user the size. */
static void take_terminal_again(struct curses *curses) {
    struct winsize size;
    endwin();
    refresh();
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 &&
        is_term_resized(size.ws_row, size.ws_col))
        resizeterm(size.ws_row, size.ws_col);
    curses->fresh = true;
    clearok(stdscr, TRUE);
}

/* One key from ncurses, KEYS_NONE when none came within the milliseconds; *any tells whether
   something came, known or not. */
static struct event read_event(struct curses *curses, int milliseconds, bool *any) {
    wint_t code;
    timeout(milliseconds);
    int got = get_wch(&code);
    *any = got != ERR;
    if (got == KEY_CODE_YES)
        return special_event(curses, (int)code);
    return got == OK ? character_event(code) : (struct event){.key = KEYS_NONE};
}

static struct event wait_event(struct curses *curses, int milliseconds) {
    int first = milliseconds < 0 || milliseconds > KEY_WAIT ? KEY_WAIT : milliseconds;
    int rest = milliseconds < 0 ? -1 : milliseconds - first;
    bool ready = false, any;
    if (curses->clicks > 0 && !guard_leaving()) {
        curses->clicks--;
        return curses->pressed;
    }
    for (;;) {
        if (guard_leaving() || curses->ended)
            return (struct event){.key = KEYS_LEAVE};
        if (guard_continued()) {
            take_terminal_again(curses);
            return (struct event){.key = KEYS_RESIZE};
        }
        struct event event = read_event(curses, first, &any);
        if (event.key != KEYS_NONE)
            return event;
        if (!any && ready && input_ended())
            curses->ended = true;
        if (any || curses->ended)
            continue;
        int waited = guard_wait(rest);
        if (waited == 0)
            return event;
        ready = waited > 0;
    }
}

static struct event curses_event(struct screen *screen, int milliseconds) {
    guard_hold();
    struct event event = wait_event(curses_of(screen), milliseconds);
    guard_release();
    return event;
}

/*
 * Opening and closing.
 */
static void curses_look(struct screen *screen, const struct look *look) {
    struct curses *curses = curses_of(screen);
    curses->look = *look;
    curses->fresh = true;
    /* All of them: get_wch passes over one that is not asked for, and then waits for the next
       key whatever its timeout says. */
    mousemask(look->mouse ? ALL_MOUSE_EVENTS : 0, NULL);
}

static void curses_close(struct screen *screen) {
    struct curses *curses = curses_of(screen);
    endwin();
    delscreen(curses->terminal);
    guard_close();
    canvas_free(&curses->shown);
    text_free(&curses->bytes);
    free(curses->run);
    free(curses);
}

/* The terminal says by COLORTERM, or its description by RGB, that it takes 24 bits a colour. */
static bool announces_direct(void) {
    const char *word = getenv("COLORTERM");
    bool said = word && (strcmp(word, "truecolor") == 0 || strcmp(word, "24bit") == 0);
    return said || tigetflag("RGB") > 0 || tigetnum("RGB") > 0;
}

/* NO_COLOR, set and not empty, asks every program for no colours. */
static int colours_wanted(void) {
    const char *no_color = getenv("NO_COLOR");
    if ((no_color && *no_color) || !has_colors() || start_color() == ERR ||
        use_default_colors() == ERR)
        return 0;
    if (COLORS >= 256)
        return announces_direct() ? COLOURS_DIRECT : 256;
    if (COLORS >= 16)
        return 16;
    return COLORS >= 8 ? 8 : 0;
}

static int curses_colours(struct screen *screen) {
    return curses_of(screen)->colours;
}

/* Keys that terminals also send in modes their description does not tell. */
static const struct {
    const char *bytes;
    int key;
} spare_keys[] = {
    {"\033[A", KEY_UP},   {"\033[B", KEY_DOWN}, {"\033[C", KEY_RIGHT}, {"\033[D", KEY_LEFT},
    {"\033OA", KEY_UP},   {"\033OB", KEY_DOWN}, {"\033OC", KEY_RIGHT}, {"\033OD", KEY_LEFT},
    {"\033[H", KEY_HOME}, {"\033[F", KEY_END},  {"\033[1~", KEY_HOME}, {"\033[4~", KEY_END},
};

static void set_modes(void) {
    if (!getenv("ESCDELAY"))
        set_escdelay(KEY_WAIT);
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    for (size_t i = 0; i < sizeof spare_keys / sizeof *spare_keys; i++)
        if (key_defined(spare_keys[i].bytes) == 0)
            define_key(spare_keys[i].bytes, spare_keys[i].key);
    typeahead(-1);
    mouseinterval(0);
    curs_set(0);
}

struct screen *curses_open(const struct look *look, struct text *why) {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        text_add(why, _("Input and output are not a terminal."));
        return NULL;
    }
    guard_open();
    SCREEN *terminal = newterm(NULL, stdout, stdin);
    if (!terminal || !tigetstr("cup")) {
        const char *name = getenv("TERM");
        text_add(why, _("This terminal cannot place its cursor (TERM is \""));
        utf8_add_safe(why, name ? name : "", name ? strlen(name) : 0, false);
        text_add(why, "\").");
        if (terminal) {
            endwin();
            delscreen(terminal);
        }
        guard_close();
        return NULL;
    }
    struct curses *curses = memory_new(sizeof *curses);
    curses->screen = (struct screen){.size = curses_size,
                                     .show = curses_show,
                                     .event = curses_event,
                                     .look = curses_look,
                                     .colours = curses_colours,
                                     .close = curses_close};
    curses->terminal = terminal;
    set_modes();
    curses->colours = colours_wanted();
    curses->pairs_most = (short)(COLOR_PAIRS < PAIRS_MOST / 2 ? COLOR_PAIRS : PAIRS_MOST / 2);
    canvas_init(&curses->shown, 0, 0);
    curses_look(&curses->screen, look);
    return &curses->screen;
}
