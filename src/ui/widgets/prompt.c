/*
 * prompt.c - questions in front of a page: a line of text, yes or no, a menu.
 *
 * Each keeps a copy of the page's last picture and draws itself over it, so it can wait, resize
 * and go away without the page knowing. The copy has no spots: what lies behind cannot be
 * clicked. Text is kept composed (NFC) while it is typed; a combining mark that does not melt
 * into the character before it is refused.
 */
#include "ui/widgets/prompt.h"

#include <ctype.h>
#include <stdlib.h>
#include <utf8proc.h>

#include "core/i18n.h"
#include "core/utf8.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"

enum { LINE_MOST = 200, CONTROL_U = 21 };
enum { WHOLE_ROWS = 3 /* of the chosen row of a menu in full, and of the gap above it */ };

/* The picture behind a question: all of the page but its message and key rows. */
static struct canvas backdrop(const struct app *app) {
    struct canvas back;
    int rows = app->frame.rows > 3 ? app->frame.rows - 2 : 1;
    canvas_init(&back, rows, app->frame.columns);
    canvas_copy(&back, 0, 0, &app->frame);
    canvas_spot(&back, 0, 0, back.rows, back.columns, NO_SPOT);
    return back;
}

/* Begins a frame with the backdrop; false when the screen is too small. */
static bool begin_over(struct app *app, const struct canvas *back) {
    if (!frame_begin(app, "", NULL))
        return false;
    canvas_copy(&app->frame, 0, 0, back);
    canvas_paper(&app->frame, app->frame.rows - 1, 0, 1, app->frame.columns, PAPER_BAR);
    return true;
}

/* Waits for an event; false when the question is given up because the program ends (or, on a
   screen too small to see it, because of the key that leaves). */
static bool wait_answer(struct app *app, enum action *action, struct event *event, int *spot) {
    *action = frame_action(app, CONTEXT_MENU, -1, event, spot);
    return !app->leaving && !(*action == ACTION_LEAVE && event->key == KEYS_NONE);
}

/*
 * A line of text.
 */
struct editor {
    struct text *line;
    size_t cursor;     /* byte offset of the character the cursor is on */
    struct text words; /* what may come next, one per line */
    bool whole;        /* they are whole lines */
    bool hidden;       /* stars are shown */
    const char *earlier,
        *recalled;   /* lines, and that which is shown; at their end, or NULL: none */
    struct text own; /* the line before one was recalled */
};

static size_t before(const struct editor *editor) {
    size_t at = editor->cursor;
    while (at > 0 && ((unsigned char)editor->line->bytes[--at] & 0xC0) == 0x80)
        continue;
    return at;
}

static size_t after(const struct editor *editor) {
    size_t at = editor->cursor;
    if (at < editor->line->length)
        at++;
    while (((unsigned char)editor->line->bytes[at] & 0xC0) == 0x80)
        at++;
    return at;
}

/* Puts `head` in place of everything before byte `tail`; the cursor stands behind it. */
static void replace_head(struct editor *editor, const char *head, size_t tail) {
    struct text line = TEXT_EMPTY;
    text_add(&line, head);
    editor->cursor = line.length;
    text_add(&line, editor->line->bytes + tail);
    text_clear(editor->line);
    text_add(editor->line, line.bytes);
    text_free(&line);
}

static void remove_between(struct editor *editor, size_t from, size_t to) {
    struct text head = TEXT_EMPTY;
    text_add_bytes(&head, editor->line->bytes, from);
    replace_head(editor, head.bytes, to);
    text_free(&head);
}

static void insert(struct editor *editor, int code) {
    struct text head = TEXT_EMPTY;
    text_add_bytes(&head, editor->line->bytes, editor->cursor);
    utf8_add(&head, (uint32_t)code);
    char *composed = (char *)utf8proc_NFC((const utf8proc_uint8_t *)head.bytes);
    const char *typed = composed ? composed : head.bytes;
    bool melted = strcmp(typed, head.bytes) != 0;
    size_t length = strlen(typed) + editor->line->length - editor->cursor;
    if ((utf8_width(code) > 0 || melted) && length <= LINE_MOST)
        replace_head(editor, typed, editor->cursor);
    free(composed);
    text_free(&head);
}

/* Lengthens the last word, or the whole line, as far as all possible ones agree. */
static void complete(struct editor *editor) {
    const char *words = editor->words.bytes, *bytes = editor->line->bytes;
    const char *space = editor->whole ? NULL : strrchr(bytes, ' ');
    size_t from = space ? (size_t)(space + 1 - bytes) : 0, common = strcspn(words, "\n");
    bool only = true;
    for (const char *next = words + common; *next && next[1];) {
        const char *word = next + 1;
        size_t same = 0;
        while (same < common && word[same] == words[same])
            same++;
        common = same;
        only = false;
        next = word + strcspn(word, "\n");
    }
    while (((unsigned char)words[common] & 0xC0) == 0x80)
        common--; /* no part of a character */
    if (common < editor->line->length - from || common == 0)
        return;
    struct text line = TEXT_EMPTY;
    text_add_bytes(&line, bytes, from);
    text_add_bytes(&line, words, common);
    if (only && !editor->whole)
        text_add_char(&line, ' ');
    if (line.length <= LINE_MOST)
        replace_head(editor, line.bytes, editor->line->length);
    text_free(&line);
}

/* Puts a line in the place of the one that is edited. */
static void replace_line(struct editor *editor, const char *bytes, size_t length) {
    text_clear(editor->line);
    text_add_bytes(editor->line, bytes, length);
    editor->cursor = editor->line->length;
}

/* The earlier line before the one that is shown, or the one after it, at last the own one. */
static void recall(struct editor *editor, bool back) {
    const char *at = editor->recalled;
    if (!at || (back ? at == editor->earlier : !*at))
        return;
    if (!*at) {
        text_clear(&editor->own);
        text_add(&editor->own, editor->line->bytes);
    }
    if (!back)
        at += strcspn(at, "\n") + 1;
    else
        for (at--; at > editor->earlier && at[-1] != '\n'; at--)
            continue;
    editor->recalled = at;
    if (*at)
        replace_line(editor, at, strcspn(at, "\n"));
    else
        replace_line(editor, editor->own.bytes, editor->own.length);
}

static void edit(struct editor *editor, int key) {
    switch (key) {
    case KEYS_UP:
    case KEYS_DOWN:
        recall(editor, key == KEYS_UP);
        break;
    case KEYS_BACKSPACE:
        remove_between(editor, before(editor), editor->cursor);
        break;
    case KEYS_DELETE:
        remove_between(editor, editor->cursor, after(editor));
        break;
    case CONTROL_U:
        remove_between(editor, 0, editor->cursor);
        break;
    case KEYS_LEFT:
        editor->cursor = before(editor);
        break;
    case KEYS_RIGHT:
        editor->cursor = after(editor);
        break;
    case KEYS_HOME:
        editor->cursor = 0;
        break;
    case KEYS_END:
        editor->cursor = editor->line->length;
        break;
    case KEYS_TAB:
        complete(editor);
        break;
    default:
        if (key >= ' ' && key < KEYS_UP)
            insert(editor, key);
    }
}

/* Columns of the line's bytes from..to, as shown. */
static int columns_between(const struct editor *editor, size_t from, size_t to) {
    struct text part = TEXT_EMPTY;
    text_add_bytes(&part, editor->line->bytes + from, to - from);
    int columns = utf8_columns(part.bytes);
    text_free(&part);
    return columns;
}

/* Draws the line so that the cursor is in sight. Typed text is shown as it is: no names. */
static void draw_line(struct app *app, const struct editor *editor, int column);

/* Draws a star for each character. */
static void draw_stars(struct app *app, const struct editor *editor, int column) {
    struct text stars = TEXT_EMPTY;
    struct editor shown = {.line = &stars};
    for (size_t i = 0; i < editor->line->length; i++) {
        if (i == editor->cursor)
            shown.cursor = stars.length;
        if (((unsigned char)editor->line->bytes[i] & 0xC0) != 0x80)
            text_add_char(&stars, '*');
    }
    if (editor->cursor == editor->line->length)
        shown.cursor = stars.length;
    draw_line(app, &shown, column);
    text_free(&stars);
}

static void draw_line(struct app *app, const struct editor *editor, int column) {
    struct canvas *frame = &app->frame;
    int row = frame->rows - 2, width = frame->columns - column - 2;
    struct editor shown = *editor;
    shown.cursor = 0;
    while (columns_between(editor, shown.cursor, editor->cursor) > width - 2)
        shown.cursor = after(&shown);
    const char *const *names = frame->names;
    frame->names = NULL;
    canvas_text(frame, row, column, width, INK_PLAIN, editor->line->bytes + shown.cursor);
    frame->names = names;
    int at = column + columns_between(editor, shown.cursor, editor->cursor);
    struct cell *cell = canvas_at(frame, row, at);
    if (cell)
        cell->mark |= MARK_CURSOR;
}

/* The key row tells what may come next, or else how to end. */
static void draw_words(struct app *app, const struct editor *editor) {
    struct canvas *frame = &app->frame;
    int row = frame->rows - 1, column = 1;
    column = frame_key(app, column, "Enter", _("accept"), SPOT_ACTION + ACTION_CHOOSE);
    column = frame_key(app, column, "Esc", _("give up"), SPOT_ACTION + ACTION_BACK);
    if (editor->earlier && *editor->earlier)
        column = frame_key(app, column, "Up", _("earlier"), NO_SPOT);
    if (editor->words.length == 0)
        return;
    column = frame_key(app, column, "Tab", "", NO_SPOT) - 1;
    struct text list = TEXT_EMPTY;
    text_add(&list, editor->words.bytes);
    for (char *byte = list.bytes; *byte; byte++)
        if (*byte == '\n')
            *byte = ' ';
    canvas_text(frame, row, column, frame->columns - column - 1, INK_PLAIN, list.bytes);
    text_free(&list);
}

bool frame_ask(struct app *app, const char *prompt, struct text *line,
               const struct line_help *help) {
    struct canvas back = backdrop(app);
    struct editor editor = {
        .line = line, .cursor = line->length, .words = TEXT_EMPTY, .own = TEXT_EMPTY};
    editor.whole = help && help->whole;
    editor.hidden = help && help->hidden;
    if (help && help->earlier) {
        editor.earlier = help->earlier->bytes;
        editor.recalled = editor.earlier + help->earlier->length;
    }
    enum action action = ACTION_NONE;
    struct event event = {.key = KEYS_NONE};
    bool waiting = true, accepted = false;
    while (waiting && !accepted) {
        text_clear(&editor.words);
        if (help && help->complete)
            help->complete(help, line->bytes, &editor.words);
        if (begin_over(app, &back)) {
            int row = app->frame.rows - 2, width = app->frame.columns / 2;
            int used = canvas_text(&app->frame, row, 1, width, INK_STRONG, prompt);
            (editor.hidden ? draw_stars : draw_line)(app, &editor, 1 + used + 1);
            draw_words(app, &editor);
            app->screen->show(app->screen, &app->frame);
        }
        waiting = wait_answer(app, &action, &event, NULL) && event.key != KEYS_ESCAPE &&
                  !(event.key == KEYS_MOUSE && action == ACTION_BACK);
        accepted = waiting && (event.key == KEYS_ENTER ||
                               (event.key == KEYS_MOUSE && action == ACTION_CHOOSE));
        if (waiting && !accepted)
            edit(&editor, event.key);
    }
    text_free(&editor.words);
    text_free(&editor.own);
    canvas_free(&back);
    return accepted;
}

/*
 * Yes or no.
 */
bool frame_confirm(struct app *app, const char *question) {
    struct canvas back = backdrop(app);
    enum action action = ACTION_NONE;
    struct event event = {.key = KEYS_NONE};
    bool yes = false, no = false;
    while (!yes && !no) {
        if (begin_over(app, &back)) {
            canvas_text(&app->frame, app->frame.rows - 2, 1, app->frame.columns - 2, INK_STRONG,
                        question);
            int column = frame_key(app, 1, "y", _("yes"), SPOT_ACTION + ACTION_CHOOSE);
            frame_key(app, column, "n", _("no"), SPOT_ACTION + ACTION_BACK);
            app->screen->show(app->screen, &app->frame);
        }
        bool waiting = wait_answer(app, &action, &event, NULL);
        bool click = event.key == KEYS_MOUSE;
        no = !waiting || event.key == 'n' || event.key == 'N' || event.key == KEYS_ENTER ||
             event.key == KEYS_ESCAPE || (click && action == ACTION_BACK);
        yes = !no && (event.key == 'y' || event.key == 'Y' || (click && action == ACTION_CHOOSE));
    }
    canvas_free(&back);
    return yes;
}

/*
 * A menu.
 */
static int widest(const char *title, const char *const *rows, int count) {
    int width = utf8_columns(title);
    for (int i = 0; i < count; i++) {
        int columns = utf8_columns(rows[i]);
        width = columns > width ? columns : width;
    }
    return width;
}

/* Rows that are too long for the box are cut; the chosen one stands in full below them, where one
   can be chosen. */
static void draw_menu(struct app *app, struct list *list, const char *title,
                      const char *const *rows, const bool *dim, int count) {
    struct canvas *frame = &app->frame;
    int columns = widest(title, rows, count) + 8;
    bool cut = columns > frame->columns && list->chosen >= 0;
    if (columns > frame->columns)
        columns = frame->columns;
    int inner = columns - 4, whole = cut ? WHOLE_ROWS : 0, most = frame_rows(app) - 4 - whole;
    if (list->chosen >= 0)
        list_fit(list, count, count < most ? count : most);
    else
        *list = (struct list){.count = count, .chosen = -1, .height = count};
    int height = list->height + 4 + whole;
    int top = (frame->rows - height) / 2, left = (frame->columns - columns) / 2;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < columns; column++)
            *canvas_at(frame, top + row, left + column) =
                (struct cell){.glyph = ' ', .ascii = ' ', .spot = NO_SPOT};
    canvas_box(frame, top, left, height, columns, INK_DIM);
    canvas_text(frame, top + 1, left + 4, inner - 2, INK_STRONG, title);
    for (int i = 0; i < list->height; i++) {
        int row = top + 3 + i, index = list->top + i;
        if (list->chosen >= 0)
            list_row(list, frame, row, left + 2, inner, index);
        canvas_text(frame, row, left + 4, inner - 2, dim && dim[index] ? INK_DIM : INK_PLAIN,
                    rows[index]);
    }
    if (cut)
        canvas_wrap(frame, top + 4 + list->height, left + 2, whole - 1, inner, INK_STRONG,
                    rows[list->chosen]);
}

void frame_box(struct app *app, const char *title, const char *const *rows, int count) {
    struct list list = {.chosen = -1};
    draw_menu(app, &list, title, rows, NULL, count);
}

/* The next row that begins with the letter, large or small, or -1. */
static int row_of_letter(const struct list *list, const char *const *rows, int letter) {
    for (int i = 1; i <= list->count; i++) {
        int index = (list->chosen + i) % list->count;
        if (toupper((unsigned char)rows[index][0]) == toupper(letter))
            return index;
    }
    return -1;
}

static const enum action menu_actions[] = {ACTION_UP, ACTION_DOWN, ACTION_CHOOSE, ACTION_BACK,
                                           ACTION_NONE};

int frame_choose(struct app *app, const char *title, const char *const *rows, const bool *dim,
                 int count, int chosen) {
    struct canvas back = backdrop(app);
    struct list list = {.chosen = chosen};
    bool waiting = true, accepted = false;
    while (waiting && !accepted) {
        if (begin_over(app, &back)) {
            draw_menu(app, &list, title, rows, dim, count);
            frame_end(app, CONTEXT_MENU, menu_actions);
        }
        struct event event;
        enum action action;
        int spot, key;
        waiting = wait_answer(app, &action, &event, &spot);
        key = event.key;
        bool letter = key > ' ' && key < KEYS_BACKSPACE && row_of_letter(&list, rows, key) >= 0;
        if (letter)
            list.chosen = row_of_letter(&list, rows, key);
        else if (waiting)
            action = list_act(&list, action, &event, spot);
        accepted = waiting && !letter && action == ACTION_CHOOSE;
        waiting = waiting && (letter || (action != ACTION_BACK && action != ACTION_LEAVE));
    }
    canvas_copy(&app->frame, 0, 0, &back); /* the page as it was, for what it shows next */
    canvas_free(&back);
    return accepted ? list.chosen : -1;
}
