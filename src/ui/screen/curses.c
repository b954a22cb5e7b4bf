/*
 * curses.c - a terminal through ncurses; the only file that includes it.
 *
 * The last frame is kept and only cells that changed are written, so that a key costs few bytes.
 * A terminal of 256 colours or more that takes the usual sequences is written to by ansi.c, in
 * fewer bytes and in direct colour, which ncurses can give only where the system describes the
 * terminal so. Input is ncurses' all the same; its own picture of the screen stays empty then.
 * Waiting goes through guard_wait, which no signal can slip past; ncurses is asked for a key
 * with a timeout of KEY_WAIT, long enough for the rest of an escape sequence to arrive. Input
 * that can be read but brings nothing has ended: then the event is KEYS_LEAVE, again and again.
 */
#include <langinfo.h>
#include <limits.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <ncurses.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "ui/screen/ansi.h"
#include "ui/screen/curses_keys.h"
#include "ui/screen/guard.h"
#include "ui/screen/screen.h"
#include "ui/screen/terminal.h"

enum {
    KEY_WAIT = 25, /* milliseconds */
    PAIRS_MOST = 1024,
    PAIR_PLACES = 2 * PAIRS_MOST,
    MEMORY_KEPT = 4 << 20,      /* bytes that stay with the program when they are freed */
    OTHER_MEMORY = 256 << 10,   /* bytes besides a frame and its copy */
    KEY_BACKGROUND = KEY_F(62), /* the terminal tells its background */
};

/* What ncurses is told for a style. */
struct paint {
    attr_t attributes;
    short pair;
    bool known;
    int32_t ground; /* the background's colour */
};

struct pair {
    int16_t foreground, background;
    short number; /* 0: a free place of the table */
};

struct curses {
    struct screen screen;
    SCREEN *terminal;
    struct look look;
    int colours;                    /* COLOURS_DIRECT, 256, 16, 8 or 0 */
    struct canvas shown;            /* the last frame */
    bool fresh;                     /* nothing is shown yet */
    cchar_t *run;                   /* one row of cells, for handing over */
    bool direct;                    /* ansi.c writes, not ncurses */
    bool erases;                    /* the terminal erases in the background that is on */
    int rows, columns;              /* of the terminal */
    struct text bytes;              /* what it writes */
    struct pair pairs[PAIR_PLACES]; /* a hash table, never more than half full */
    short pair_count, pairs_most;   /* pair 0 is the terminal's own colours */
    struct mouse mouse;             /* what the mouse does */
    bool ended;                     /* no more input will come */
    int attended;                   /* a descriptor that ends the waiting for keys, or -1 */
    enum theme found;               /* what THEME_AUTO means here */
    bool asked;                     /* the terminal was asked for its background, and has not
                                       answered yet */
    uint64_t looked;                /* when an answer was first looked for; 0: not yet */
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
        struct pair *pair = &curses->pairs[place % PAIR_PLACES];
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

/* The theme in force. */
static enum theme theme_of(const struct curses *curses) {
    return curses->look.theme == THEME_AUTO ? curses->found : curses->look.theme;
}

static struct paint paint_of(struct curses *curses, const struct cell *cell) {
    struct style style = theme_style(theme_of(curses), curses->colours, cell);
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

/* The cell that our cursor is on, or -1. The terminal's own is hidden, but follows ours for
   magnifiers and screen readers. */
static int cursor_cell(const struct canvas *frame) {
    int count = frame->rows * frame->columns;
    for (int i = 0; i < count; i++)
        if (frame->cells[i].mark & MARK_CURSOR)
            return i;
    return -1;
}

/* Lets the cursor go to all rows of the terminal: ncurses, whose picture is smaller (open_small),
   sets margins after which it would not go further down. */
#define ALL_ROWS "\033[r"

static void show_direct(struct curses *curses, const struct canvas *frame) {
    int cell = cursor_cell(frame), columns = frame->columns;
    if (curses->fresh)
        refresh(); /* ncurses wipes what it wants to before we write */
    text_clear(&curses->bytes);
    if (curses->fresh)
        text_add(&curses->bytes, ALL_ROWS);
    struct look look = curses->look;
    look.theme = theme_of(curses);
    ansi_add(curses->fresh ? NULL : &curses->shown, frame, &look, curses->colours, curses->erases,
             &curses->bytes);
    if (cell >= 0 && (curses->bytes.length > 0 || cell != cursor_cell(&curses->shown)))
        text_addf(&curses->bytes, "\033[%d;%dH", cell / columns + 1, cell % columns + 1);
    ansi_write(STDOUT_FILENO, &curses->bytes);
}

static void curses_size(struct screen *screen, int *rows, int *columns) {
    const struct curses *curses = curses_of(screen);
    *rows = curses->rows;
    *columns = curses->columns;
}

static void curses_show(struct screen *screen, const struct canvas *frame) {
    struct curses *curses = curses_of(screen);
    if (frame->rows != curses->shown.rows || frame->columns != curses->shown.columns) {
        canvas_resize(&curses->shown, frame->rows, frame->columns);
        curses->run = memory_resize(curses->run, (size_t)frame->columns + 1, sizeof *curses->run);
        curses->fresh = true;
        erase();
    }
    if (curses->direct)
        show_direct(curses, frame);
    for (int row = 0; row < frame->rows && !curses->direct; row++)
        show_row(curses, frame, row);
    canvas_copy(&curses->shown, 0, 0, frame);
    curses->fresh = false;
    if (curses->direct)
        return;
    int cell = cursor_cell(frame), columns = frame->columns;
    if (cell >= 0)
        move(cell / columns, cell % columns);
    refresh();
}

/*
 * Events.
 */
/*
 * The terminal's own background (terminal.h).
 */

/* Reads the answer's colour up to its end, "ffff/ffff/ffff" and BEL or ESC \\. */
static void read_answer(char *out, size_t room) {
    size_t length = 0;
    wint_t code = 0;
    timeout(KEY_WAIT);
    while (get_wch(&code) == OK && code != '\a' && code != '\033' && length + 1 < room)
        out[length++] = (char)(code < 0x7F ? code : '?');
    if (code == '\033')
        get_wch(&code);
    out[length] = '\0';
}

static struct event background_event(struct curses *curses) {
    char colour[32];
    read_answer(colour, sizeof colour);
    bool in_time = curses->asked && clock_milliseconds() - curses->looked <= BACKGROUND_TIME;
    bool light = background_is_light(colour) && curses->found != THEME_LIGHT;
    curses->asked = false;
    if (!in_time || !light)
        return (struct event){.key = KEYS_NONE};
    curses->found = THEME_LIGHT;
    curses->fresh = true;
    return (struct event){.key = KEYS_RESIZE}; /* draw again */
}

static void find_background(struct curses *curses) {
    bool ask = false;
    curses->found = background_told(&ask) ? THEME_LIGHT : THEME_DEFAULT;
    if (!ask || curses->colours < 256)
        return;
    define_key(background_answer, KEY_BACKGROUND);
    if (write(STDOUT_FILENO, background_question, strlen(background_question)) > 0)
        curses->asked = true;
    curses->looked = 0;
}

/* An answer that is still on its way must not reach the shell. */
static void forget_answer(const struct curses *curses) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    uint64_t now = clock_milliseconds();
    uint64_t end = (curses->looked ? curses->looked : now) + BACKGROUND_TIME;
    if (curses->asked && now < end && poll(&input, 1, (int)(end - now)) > 0)
        flushinp();
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
        (size.ws_row != curses->rows || size.ws_col != curses->columns)) {
        resizeterm(size.ws_row, size.ws_col);
        curses->rows = LINES;
        curses->columns = COLS;
    }
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
    if (got == KEY_CODE_YES && code == KEY_RESIZE) {
        curses->rows = LINES;
        curses->columns = COLS;
        curses->fresh = true; /* even if it has its old size again: on the way anything was lost */
    }
    if (got == KEY_CODE_YES)
        return code == KEY_BACKGROUND ? background_event(curses)
                                      : curses_special((int)code, &curses->mouse);
    return got == OK ? curses_character(code) : (struct event){.key = KEYS_NONE};
}

static struct event wait_event(struct curses *curses, int milliseconds) {
    int first = milliseconds < 0 || milliseconds > KEY_WAIT ? KEY_WAIT : milliseconds;
    if (curses->attended >= 0)
        first = 0; /* what is attended shall not wait for a key */
    int rest = milliseconds < 0 ? -1 : milliseconds - first;
    bool ready = false, any;
    if (curses->asked && !curses->looked) /* the first page has been drawn: that took its time */
        curses->looked = clock_milliseconds();
    if (curses->mouse.clicks > 0 && !guard_leaving()) {
        curses->mouse.clicks--;
        return curses->mouse.pressed;
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
        int waited = guard_wait(rest, curses->attended);
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
    if (look->theme == THEME_AUTO && curses->look.theme != THEME_AUTO)
        find_background(curses);
    curses->look = *look;
    curses->fresh = true;
    /* All of them: get_wch passes over one that is not asked for, and then waits for the next
       key whatever its timeout says. */
    mousemask(look->mouse ? ALL_MOUSE_EVENTS : 0, NULL);
}

static void curses_close(struct screen *screen) {
    struct curses *curses = curses_of(screen);
    forget_answer(curses);
    endwin();
    delscreen(curses->terminal);
    guard_close();
    canvas_free(&curses->shown);
    text_free(&curses->bytes);
    free(curses->run);
    free(curses);
}

static bool is_utf8(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* By its description the terminal takes what ansi.c writes. */
static bool speaks_ansi(void) {
    const char *ink = tigetstr("setaf"), *paper = tigetstr("setab"), *place = tigetstr("cup");
    return ink && paper && place && strcmp(tparm(ink, 200), "\033[38;5;200m") == 0 &&
           strcmp(tparm(paper, 200), "\033[48;5;200m") == 0 &&
           strcmp(tparm(place, 4, 2), "\033[5;3H") == 0;
}

/* What is erased takes the background that is on, by the usual sequences. */
static bool erases_in_colour(void) {
    const char *cells = tigetstr("ech"), *line = tigetstr("el");
    return tigetflag("bce") > 0 && cells && line && strcmp(line, "\033[K") == 0 &&
           strcmp(tparm(cells, 7), "\033[7X") == 0;
}

/*
 * Opens the terminal with a picture of ncurses' own that is small, whatever size the terminal has:
 * where ansi.c writes, that picture stays empty, and to lay out a large one takes as long as to
 * draw. A change of the terminal's size makes it large after all.
 */
static SCREEN *open_small(void) {
    use_env(FALSE);
    SCREEN *terminal = newterm(NULL, stdout, stdin);
    use_env(TRUE);
    return terminal;
}

/*
 * Takes the memory for the first pictures from the system in one step, and keeps what is freed.
 * Page by page, as it is written to, that is the longest part of the program's start on a large
 * terminal.
 */
static void take_memory(void) {
#if defined __GLIBC__ && defined MADV_POPULATE_WRITE
    struct winsize size = {0};
    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t bytes = OTHER_MEMORY + (size_t)size.ws_row * size.ws_col * 2 * sizeof(struct cell);
    mallopt(M_MMAP_THRESHOLD, MEMORY_KEPT);
    mallopt(M_TRIM_THRESHOLD, MEMORY_KEPT);
    char *memory = memory_new(bytes), *first = memory + (page - (uintptr_t)memory % page);
    madvise(first, (size_t)(memory + bytes - first) / page * page, MADV_POPULATE_WRITE);
    free(memory);
#endif
}

/* A size that the environment gives, as ncurses takes it: 0 for none. */
static int told_size(const char *name) {
    const char *word = getenv(name);
    long number = word ? strtol(word, NULL, 10) : 0;
    return number > 0 && number < SHRT_MAX ? (int)number : 0;
}

/* The terminal's size: what the environment says, then the system, then its description. */
static void find_size(struct curses *curses) {
    struct winsize size = {0};
    int rows = told_size("LINES"), columns = told_size("COLUMNS");
    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    curses->rows = LINES;
    curses->columns = COLS;
    if (size.ws_row > 0 && size.ws_col > 0) {
        curses->rows = size.ws_row;
        curses->columns = size.ws_col;
    }
    curses->rows = rows ? rows : curses->rows;
    curses->columns = columns ? columns : curses->columns;
    if ((!curses->direct || !tigetstr("smcup")) &&
        (curses->rows != LINES || curses->columns != COLS))
        resize_term(curses->rows, curses->columns);
}

static int colours_wanted(void) {
    if (terminal_no_colour() || !has_colors() || start_color() == ERR ||
        use_default_colors() == ERR)
        return 0;
    bool direct = terminal_direct() || tigetflag("RGB") > 0 || tigetnum("RGB") > 0;
    if (COLORS >= 256)
        return direct && is_utf8() ? COLOURS_DIRECT : 256;
    if (COLORS >= 16)
        return 16;
    return COLORS >= 8 ? 8 : 0;
}

static bool curses_pixels(struct screen *screen) {
    const struct curses *curses = curses_of(screen);
    return is_utf8() && theme_has_pixels(&curses->look, curses->colours);
}

static void set_modes(void) {
    if (!getenv("ESCDELAY"))
        set_escdelay(KEY_WAIT);
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    curses_define_keys();
    typeahead(-1);
    mouseinterval(0);
    curs_set(0);
}

static void curses_attend(struct screen *screen, int descriptor) {
    curses_of(screen)->attended = descriptor;
}

static void curses_bell(struct screen *screen) {
    (void)screen;
    beep();
}

struct screen *curses_open(const struct look *look, struct text *why) {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        text_add(why, _("Input and output are not a terminal."));
        return NULL;
    }
    guard_open();
    take_memory();
    SCREEN *terminal = open_small();
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
                                     .attend = curses_attend,
                                     .bell = curses_bell,
                                     .look = curses_look,
                                     .pixels = curses_pixels,
                                     .close = curses_close};
    curses->terminal = terminal;
    curses->attended = -1;
    set_modes();
    curses->colours = colours_wanted();
    curses->direct =
        is_utf8() && (curses->colours > 256 || (curses->colours == 256 && speaks_ansi()));
    curses->erases = curses->direct && erases_in_colour();
    find_size(curses);
    curses->pairs_most = (short)(COLOR_PAIRS < PAIRS_MOST / 2 ? COLOR_PAIRS : PAIRS_MOST / 2);
    canvas_init(&curses->shown, 0, 0);
    curses->look.theme = THEME_DEFAULT; /* so that an automatic one is looked for */
    curses_look(&curses->screen, look);
    return &curses->screen;
}
