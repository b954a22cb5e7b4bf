/*
 * main.c - lines in, lines out, and the game played with them: see plain.h.
 */
#include <langinfo.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "plain/plain.h"
#include "table/outcome.h"
#include "table/resume.h"

enum { INPUT_MOST = 4096, NAME_COLUMNS = 40, CURTAIN_ROWS = 24 };

/*
 * Lines out.
 */

/* Writes bytes that are safe to show. */
static void put(struct plain *plain, const char *bytes, size_t length) {
    if (plain->gone)
        return;
    if (fwrite(bytes, 1, length, stdout) < length || fflush(stdout) != 0)
        plain->gone = plain->ended = true;
}

static void put_line(struct plain *plain, const char *bytes, size_t length) {
    while (length > 0 && bytes[length - 1] == ' ')
        length--;
    put(plain, bytes, length);
    put(plain, "\n", 1);
}

/* Where to cut safe text so that it fits the columns: at the last space, or else anywhere. */
static size_t fitting(const char *bytes, size_t length) {
    const char *at = bytes, *end = bytes + length;
    size_t space = 0, cut = 0;
    for (int columns = 0; at < end;) {
        const char *before = at;
        columns += utf8_width(utf8_next(&at, end));
        if (columns > PLAIN_COLUMNS)
            return space > 0 ? space : cut > 0 ? cut : (size_t)(at - bytes);
        if (*before == ' ')
            space = (size_t)(before - bytes);
        cut = (size_t)(at - bytes);
    }
    return length;
}

/* Writes one paragraph but for the line end of its last line. */
static void put_paragraph(struct plain *plain, const char *bytes, size_t length) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, bytes, length, plain->ascii);
    const char *at = safe.bytes;
    size_t left = safe.length, fits;
    while ((fits = fitting(at, left)) < left) {
        put_line(plain, at, fits);
        at += fits;
        left -= fits;
        while (left > 0 && *at == ' ') {
            at++;
            left--;
        }
    }
    put(plain, at, left);
    text_free(&safe);
}

void plain_say(struct plain *plain, const char *text) {
    do {
        size_t length = strcspn(text, "\n");
        put_paragraph(plain, text, length);
        put(plain, "\n", 1);
        text += length + (text[length] == '\n');
    } while (*text);
}

void plain_sayf(struct plain *plain, const char *format, ...) {
    va_list values, again;
    va_start(values, format);
    va_copy(again, values);
    int length = vsnprintf(NULL, 0, format, values);
    assert(length >= 0);
    char *text = memory_new((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    va_end(values);
    plain_say(plain, text);
    free(text);
}

void plain_tell(struct plain *plain, const char *text) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, text, session_names(plain->session));
    plain_say(plain, named.bytes);
    text_free(&named);
}

/*
 * Lines in.
 */
static void skip_rest_of_line(void) {
    int byte;
    do
        byte = getchar();
    while (byte != '\n' && byte != EOF);
}

/* Adds the words of a line, one space between them. */
static void add_words(struct text *out, char *line) {
    for (char *at = line; *at; at++)
        if (*at == '\t')
            *at = ' ';
    const char *cursor = line;
    struct word word;
    while (word_next(&cursor, &word)) {
        if (out->length > 0)
            text_add_char(out, ' ');
        text_add_bytes(out, word.bytes, word.length);
    }
}

/* Reads a line into plain->input; false at the end of input. */
static bool read_line(struct plain *plain) {
    char line[INPUT_MOST];
    text_clear(&plain->input);
    if (plain->ended || !fgets(line, sizeof line, stdin)) {
        plain->ended = true;
        return false;
    }
    size_t length = strlen(line);
    bool whole = length > 0 && line[length - 1] == '\n';
    if (!whole && length == sizeof line - 1) {
        skip_rest_of_line();
        plain_say(plain, _("That line is too long; nothing was done."));
        return true;
    }
    line[strcspn(line, "\r\n")] = 0;
    if (utf8_valid(line, strlen(line)))
        add_words(&plain->input, line);
    else
        plain_say(plain, _("That line is not UTF-8 text; nothing was done."));
    return true;
}

bool plain_ask(struct plain *plain, const char *prompt) {
    if (plain->ended)
        return false;
    put_paragraph(plain, prompt, strlen(prompt));
    put(plain, plain->interactive ? "> " : ">\n", 2);
    bool read = read_line(plain);
    if (!read && plain->interactive)
        put(plain, "\n", 1);
    return read;
}

/* True for an answer's word, in English or as it is translated, also without accents ("si"), or
   its first letter. */
static bool is_answer(struct word word, const char *english, const char *translated) {
    struct text plain_word = TEXT_EMPTY;
    utf8_add_safe(&plain_word, translated, strlen(translated), true);
    bool letter = word.length == 1 && (*word.bytes == *english || *word.bytes == *translated);
    bool is = letter || word_is(word, english) || word_is(word, translated) ||
              word_is(word, plain_word.bytes);
    text_free(&plain_word);
    return is;
}

bool plain_confirm(struct plain *plain, const char *question) {
    struct text prompt = TEXT_EMPTY;
    text_add_named(&prompt, question, session_names(plain->session));
    text_add(&prompt, _(" (yes or no)"));
    bool yes = false, answered = false;
    while (!answered && plain_ask(plain, prompt.bytes)) {
        const char *cursor = plain->input.bytes;
        struct word word = {cursor, 0};
        word_next(&cursor, &word);
        yes = is_answer(word, "yes", _("yes"));
        answered = yes || is_answer(word, "no", _("no"));
    }
    text_free(&prompt);
    return yes;
}

/*
 * Positions.
 */
enum viewer plain_viewer(const struct plain *plain) {
    struct turn turn;
    session_turn(plain->session, &turn);
    if (turn.phase == PHASE_OVER)
        return VIEW_ALL;
    if (plain->watcher >= 0)
        return (enum viewer)plain->watcher;
    if (plain->seats.session == plain->session && seats_only_person(&plain->seats) >= 0)
        return (enum viewer)seats_only_person(&plain->seats);
    for (unsigned seat = 0; turn.phase == PHASE_PLAY && seat < SEATS_MOST; seat++)
        if (turn.acting >> seat & 1)
            return (enum viewer)seat;
    return VIEW_PUBLIC;
}

static void put_canvas(struct plain *plain, const struct canvas *canvas) {
    struct text picture = TEXT_EMPTY;
    canvas_print(canvas, plain->ascii, &picture);
    size_t length = picture.length; /* without the empty rows at its end */
    while (length > 1 && picture.bytes[length - 1] == '\n' && picture.bytes[length - 2] == '\n')
        length--;
    put(plain, picture.bytes, length);
    text_free(&picture);
}

void plain_board(struct plain *plain) {
    const struct ruleset *rules = session_rules(plain->session);
    const game_state *state = session_state(plain->session);
    enum viewer viewer = plain_viewer(plain);
    struct extent extent;
    struct canvas canvas;
    rules->extent(state, SIZE_LINES, &extent);
    canvas_init(&canvas, extent.board_rows, extent.board_columns);
    canvas.names = session_names(plain->session);
    rules->draw(state, viewer, &canvas);
    put_canvas(plain, &canvas);
    canvas_resize(&canvas, extent.panel_rows, extent.panel_columns);
    rules->panel(state, viewer, &canvas);
    put_canvas(plain, &canvas);
    canvas_free(&canvas);
}

/* Draws the page as a viewer sees it; false when there is none. */
static bool draw_page(const struct plain *plain, enum viewer viewer, int spot,
                      struct canvas *canvas) {
    canvas_init(canvas, PAGE_ROWS, PAGE_COLUMNS);
    canvas->names = session_names(plain->session);
    return session_rules(plain->session)->page(session_state(plain->session), viewer, spot, canvas);
}

void plain_page(struct plain *plain, int spot) {
    struct canvas page, known;
    struct text question = TEXT_EMPTY;
    enum viewer viewer = plain_viewer(plain);
    bool drawn = draw_page(plain, viewer, spot, &page);
    draw_page(plain, viewer == VIEW_ALL ? VIEW_ALL : VIEW_PUBLIC, spot, &known);
    text_addf(&question, _("$%c, only you may see this page. Show it?"), 'A' + (int)viewer);
    bool alone = plain->seats.session == plain->session && seats_only_person(&plain->seats) >= 0;
    if (drawn && !alone && !canvas_equal(&page, &known) && !plain_confirm(plain, question.bytes))
        put_canvas(plain, &known);
    else if (drawn)
        put_canvas(plain, &page);
    text_free(&question);
    canvas_free(&page);
    canvas_free(&known);
}

void plain_score(struct plain *plain) {
    const struct session *session = plain->session;
    unsigned order[SEATS_MOST], seats = session_setup(session)->seats;
    struct result result;
    struct text line = TEXT_EMPTY;
    session_result(session, &result);
    outcome_rank(session, &result, order);
    for (unsigned i = 0; i < seats; i++) {
        char letter = (char)('A' + order[i]);
        text_clear(&line);
        text_addf(&line, "$%c (%c): %d %s", letter, letter, result.points[order[i]],
                  _(session_rules(session)->points));
        plain_tell(plain, line.bytes);
    }
    text_free(&line);
}

/* Looks whether the game is still where it was saved, and says what happened to its log. */
static void watch_log(struct plain *plain) {
    struct text notice = TEXT_EMPTY;
    session_confirm(plain->session);
    if (session_take_notice(plain->session, &notice))
        plain_say(plain, notice.bytes);
    text_free(&notice);
}

/* Says where the game is, or why it is not there. */
static void say_saved(struct plain *plain) {
    watch_log(plain);
    const char *unsaved = session_unsaved(plain->session), *path = session_path(plain->session);
    if (unsaved)
        plain_sayf(plain, _("NOT SAVED: %s"), unsaved);
    else if (*path)
        plain_sayf(plain, _("Saved in %s"), path);
    else
        plain_say(plain, _("NOT SAVED: there is no file."));
}

void plain_save(struct plain *plain, const char *elsewhere) {
    struct session *session = plain->session;
    struct text why = TEXT_EMPTY;
    bool failed = *elsewhere && !resume_create(session, elsewhere, &why);
    watch_log(plain);
    if (failed)
        plain_sayf(plain, _("NOT SAVED: %s"), why.bytes);
    else if (session_unsaved(session))
        say_saved(plain);
    else if (*session_path(session))
        plain_sayf(plain, _("Every move is saved at once, in %s"), session_path(session));
    else
        plain_say(plain, _("NOT SAVED: there is no file."));
    text_free(&why);
}

void plain_result(struct plain *plain) {
    struct session *session = plain->session;
    struct result result;
    session_result(session, &result);
    struct text line = TEXT_EMPTY;
    plain_score(plain);
    say_saved(plain);
    text_clear(&line);
    text_add(&line, _("Result: "));
    outcome_sentence(&result, &line);
    plain_tell(plain, line.bytes);
    text_clear(&line);
    text_add(&line, _("The series so far: "));
    if (outcome_series(session, &line))
        plain_tell(plain, line.bytes);
    text_free(&line);
}

/*
 * The game.
 */

/* Adds "Anna, turn 14 (A)"; a long name is cut. */
static void add_prompt(const struct plain *plain, const struct turn *turn, unsigned seat,
                       struct text *out) {
    const char *name = session_names(plain->session)[seat], *at = name;
    const char *end = name + strlen(name);
    for (int columns = 0; at < end && columns < NAME_COLUMNS;)
        columns += utf8_width(utf8_next(&at, end));
    text_add_bytes(out, name, (size_t)(at - name));
    text_addf(out, _(", turn %u (%c)"), (unsigned)turn->number, 'A' + (int)seat);
    if (turn->phase == PHASE_CHANCE)
        text_add(out, _(", roll"));
}

/* Hands the keyboard over before a secret choice, and hides what was typed. */
static void pass_keyboard(struct plain *plain, unsigned seat) {
    struct text prompt = TEXT_EMPTY;
    for (int i = 0; plain->person >= 0 && i < CURTAIN_ROWS; i++)
        put(plain, "\n", 1);
    plain_say(plain,
              _("A secret choice: what is typed stays visible above until it is pushed away."));
    text_addf(&prompt, _("Pass the keyboard to %s, then press Enter"),
              session_names(plain->session)[seat]);
    if (plain_ask(plain, prompt.bytes))
        plain->person = (int)seat;
    text_free(&prompt);
}

/* Says once for each position what is awaited, and whether the game is saved. */
static void tell_moment(struct plain *plain, const struct turn *turn) {
    watch_log(plain);
    const char *unsaved = session_unsaved(plain->session);
    if (unsaved && !plain->told_unsaved) {
        plain_sayf(plain, _("NOT SAVED: %s"), unsaved);
        plain_say(plain, _("The game goes on; save and a file name keep it in another file."));
    }
    plain->told_unsaved = unsaved != NULL;
    if (plain->told_at == session_at(plain->session))
        return;
    plain->told_at = session_at(plain->session);
    if (turn->phase == PHASE_PLAY && turn->budget >= 0)
        plain_sayf(plain, _("%s (%d left)"), _(turn->prompt), turn->budget);
    else if (turn->phase == PHASE_PLAY && turn->prompt)
        plain_tell(plain, _(turn->prompt));
}

/* One line of the player whose turn it is. */
static void play_line(struct plain *plain, const struct turn *turn) {
    unsigned seat = turn->owner;
    if (turn->phase == PHASE_PLAY && !(turn->acting >> seat & 1))
        seat = seats_turn(&plain->seats, turn);
    bool alone = seats_only_person(&plain->seats) >= 0;
    if (turn->secret && plain->interactive && !alone && plain->person != (int)seat)
        pass_keyboard(plain, seat);
    if (!turn->secret)
        plain->person = -1;
    tell_moment(plain, turn);
    struct text prompt = TEXT_EMPTY;
    add_prompt(plain, turn, seat, &prompt);
    plain_converse(plain, prompt.bytes);
    text_free(&prompt);
}

/* After a game: what next. Returns the session of a rematch, or NULL. */
static struct session *afterwards(struct plain *plain) {
    struct session *again = NULL;
    plain_result(plain);
    while (plain->interactive && !again &&
           plain_ask(plain, _("rematch, replay, analysis, board or menu"))) {
        struct text why = TEXT_EMPTY;
        const char *answer = plain->input.bytes;
        if (strcmp(answer, "rematch") == 0)
            again = outcome_rematch(plain->session, &why);
        else if (strcmp(answer, "replay") == 0)
            plain_watch(plain, plain->session);
        else if (strcmp(answer, "analysis") == 0)
            plain_analyse(plain);
        else if (strcmp(answer, "board") == 0)
            plain_board(plain);
        else if (strcmp(answer, "menu") == 0 || strcmp(answer, "quit") == 0)
            break;
        if (again)
            resume_create(again, NULL, &why);
        if (why.length > 0)
            plain_say(plain, why.bytes);
        text_free(&why);
    }
    return again;
}

/* Plays on in this session. */
static void sit_at(struct plain *plain, struct session *session) {
    plain->session = session;
    plain->told_unsaved = false;
    plain->told_at = SIZE_MAX;
    plain->person = -1;
    plain->leaving_it = 0;
    plain->hinted = false;
    plain_sit_down(plain);
}

static void begin(struct plain *plain, struct session *session) {
    plain->leaving = false;
    sit_at(plain, session);
    plain_sayf(plain, _("%s. Type help for what can be typed."), session_rules(session)->title);
    plain_board(plain);
}

/* A game whose log is nearly full goes on in a new one. */
static struct session *renew_log(struct plain *plain) {
    struct text why = TEXT_EMPTY;
    struct session *next = session_continue(plain->session, &why);
    if (next) {
        seats_close(&plain->seats);
        session_free(plain->session);
        sit_at(plain, next);
    } else {
        plain_say(plain, why.bytes);
    }
    text_free(&why);
    return plain->session;
}

void plain_play(struct plain *plain, struct session *session) {
    while (session) {
        struct turn turn;
        begin(plain, session);
        session_turn(session, &turn);
        while (turn.phase != PHASE_OVER && !plain->leaving && !plain->ended) {
            if (session_full(session))
                session = renew_log(plain);
            if (!plain_let_play(plain, &turn) && !plain_follow(plain, &turn))
                play_line(plain, &turn);
            session_turn(session, &turn);
        }
        struct session *again = turn.phase == PHASE_OVER ? afterwards(plain) : NULL;
        if (turn.phase != PHASE_OVER)
            say_saved(plain);
        plain->lost |= session_unsaved(session) || !*session_path(session);
        seats_close(&plain->seats);
        session_free(session);
        session = again;
    }
    plain->session = NULL;
}

void plain_init(struct plain *plain) {
    *plain = (struct plain){.input = TEXT_EMPTY, .person = -1, .watcher = -1};
    plain->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    plain->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

bool plain_run(struct session *session, bool watch) {
    struct plain plain;
    plain_init(&plain);
    if (!session) {
        plain_menu(&plain);
    } else if (watch) {
        plain_watch(&plain, session);
    } else {
        plain_play(&plain, session);
    }
    text_free(&plain.input);
    return !plain.lost;
}
