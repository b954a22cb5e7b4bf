/*
 * lines.c - lines out, lines in, and questions: see plain.h.
 */
#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "plain/plain.h"
#include "session/clock.h"
#include "session/clocks.h"
#include "table/typed.h"

enum { INPUT_MOST = 4096, CURTAIN_ROWS = 24 };

/* ---- lines out ---- */

void plain_put(struct plain *plain, const char *bytes, size_t length) {
    if (plain->gone)
        return;
    if (fwrite(bytes, 1, length, stdout) < length || fflush(stdout) != 0)
        plain->gone = plain->ended = true;
}

static void put_line(struct plain *plain, const char *bytes, size_t length) {
    while (length > 0 && bytes[length - 1] == ' ')
        length--;
    plain_put(plain, bytes, length);
    plain_put(plain, "\n", 1);
}

/* Where to cut safe text so that it fits the columns: at the last space, or else anywhere. */
static size_t fitting(const char *bytes, size_t length) {
    const char *at = bytes, *end = bytes + length;
    size_t space = 0, cut = 0;
    for (int columns = 0; at < end;) {
        const char *before = at;
        columns += utf8_width(utf8_next(&at, end));
        if (columns > PLAIN_COLUMNS && space > 0)
            return space;
        if (columns > PLAIN_COLUMNS)
            return cut > 0 ? cut : (size_t)(at - bytes);
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
    plain_put(plain, at, left);
    text_free(&safe);
}

void plain_say(struct plain *plain, const char *text) {
    do {
        size_t length = strcspn(text, "\n");
        put_paragraph(plain, text, length);
        plain_put(plain, "\n", 1);
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

/* Adds text with the names of the session in it, if there is one. */
static void add_named(const struct plain *plain, const char *text, struct text *out) {
    const struct session *session = plain->table.session;
    text_add_named(out, text, session ? session_names(session) : NULL);
}

void plain_tell(struct plain *plain, const char *text) {
    struct text named = TEXT_EMPTY;
    add_named(plain, text, &named);
    plain_say(plain, named.bytes);
    text_free(&named);
}

void plain_scroll_away(struct plain *plain) {
    for (int i = 0; i < CURTAIN_ROWS; i++)
        plain_put(plain, "\n", 1);
}

/* ---- lines in ---- */

/* What ended the waiting for a line. */
enum wake { WAKE_INPUT, WAKE_CALLED, WAKE_FALLEN };

/* Waits until the input has something, or has ended; or until plain->attended has; or until the
   clock that runs has fallen. */
static enum wake wait_for_input(const struct plain *plain) {
    struct pollfd ends[2] = {{.fd = STDIN_FILENO, .events = POLLIN},
                             {.fd = plain->attended, .events = POLLIN}};
    const struct session *session = plain->table.session;
    bool clocks = session && plain->line_time == 0;
    int found = 0;
    while (found <= 0) {
        if (clocks && session_clock_fallen(session) != NO_CLOCK)
            return WAKE_FALLEN;
        found = poll(ends, 2, clocks ? session_clock_wait(session) : -1);
    }
    return ends[0].revents ? WAKE_INPUT : WAKE_CALLED;
}

/* What was typed of a line that comes too late is not to answer the next question. */
static void forget_input(struct plain *plain) {
    if (!plain->interactive)
        return;
    tcflush(STDIN_FILENO, TCIFLUSH);
    plain_put(plain, "\n", 1);
}

/* Reads what the input has; waits until there is something. */
static void read_more(struct plain *plain) {
    char bytes[INPUT_MOST];
    ssize_t count;
    do
        count = read(STDIN_FILENO, bytes, sizeof bytes);
    while (count < 0 && errno == EINTR);
    if (count > 0)
        text_add_bytes(&plain->pending, bytes, (size_t)count);
    else
        plain->closed = true;
}

/* Whether the pending bytes hold a whole line, or the last one; *length becomes its length, without
   its end. Of a line that is too long only the beginning is kept. */
static bool find_line(struct plain *plain, size_t *length, bool *too_long) {
    struct text *pending = &plain->pending;
    const char *end = memchr(pending->bytes, '\n', pending->length);
    *length = end ? (size_t)(end - pending->bytes) : pending->length;
    *too_long = *length >= INPUT_MOST;
    if (!end && *too_long)
        text_truncate(pending, INPUT_MOST);
    return end || (plain->closed && pending->length > 0);
}

/* Takes so many pending bytes and a line end away. */
static void drop_line(struct plain *plain, size_t length) {
    struct text rest = TEXT_EMPTY;
    length += length < plain->pending.length;
    text_add_bytes(&rest, plain->pending.bytes + length, plain->pending.length - length);
    text_free(&plain->pending);
    plain->pending = rest;
}

bool plain_hears(struct plain *plain, const char *word) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    size_t length;
    bool too_long;
    if (!plain->closed && poll(&input, 1, 0) > 0)
        read_more(plain);
    if (!find_line(plain, &length, &too_long) ||
        !typed_is((struct word){plain->pending.bytes, length}, word))
        return false;
    drop_line(plain, length);
    return true;
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

/* Reads a line into plain->input; false at the end of input, when a clock has fallen, or when there
   is something on plain->attended. */
static bool read_line(struct plain *plain) {
    size_t length = 0;
    bool too_long = false, found = false;
    enum wake wake = WAKE_INPUT;
    text_clear(&plain->input);
    clock_play_pass(plain->line_time);
    while (!plain->ended && !(found = find_line(plain, &length, &too_long)) && !plain->closed &&
           (wake = wait_for_input(plain)) == WAKE_INPUT)
        read_more(plain);
    plain->attended = -1;
    if (wake == WAKE_FALLEN)
        forget_input(plain);
    if (wake != WAKE_INPUT)
        return false;
    if (!found) {
        plain->ended = true;
        return false;
    }
    struct text line = TEXT_EMPTY;
    text_add_bytes(&line, plain->pending.bytes, length);
    drop_line(plain, length);
    text_truncate(&line, strcspn(line.bytes, "\r"));
    if (too_long)
        plain_say(plain, _("That line is too long; nothing was done."));
    else if (utf8_valid(line.bytes, strlen(line.bytes)))
        add_words(&plain->input, line.bytes);
    else
        plain_say(plain, _("That line is not UTF-8 text; nothing was done."));
    text_free(&line);
    return true;
}

void plain_pause(int milliseconds) {
    poll(NULL, 0, milliseconds);
}

bool plain_ask(struct plain *plain, const char *prompt) {
    if (plain->ended)
        return false;
    put_paragraph(plain, prompt, strlen(prompt));
    plain_put(plain, plain->interactive ? "> " : ">\n", 2);
    bool read = read_line(plain);
    if (!read && plain->ended && plain->interactive)
        plain_put(plain, "\n", 1);
    return read;
}

bool plain_answer(struct plain *plain, const char *prompt) {
    if (!plain_ask(plain, prompt))
        return false;
    bool quits = typed_is((struct word){plain->input.bytes, plain->input.length}, "quit");
    if (quits && plain->driver)
        plain->leaving = true;
    else if (quits)
        plain->ended = true;
    return !quits;
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
    add_named(plain, question, &prompt);
    text_add(&prompt, _(" (yes or no)"));
    bool yes = false, answered = false;
    while (!answered && plain_answer(plain, prompt.bytes)) {
        const char *cursor = plain->input.bytes;
        struct word word = {cursor, 0};
        word_next(&cursor, &word);
        yes = is_answer(word, "yes", _("yes"));
        answered = yes || is_answer(word, "no", _("no"));
    }
    text_free(&prompt);
    return yes;
}

/* ---- the voice of the table ---- */

static void say(void *context, enum tone tone, const char *sentence) {
    (void)tone;
    plain_tell(context, sentence);
}

static bool confirm(void *context, const char *before, const char *question) {
    if (before)
        plain_tell(context, before);
    return plain_confirm(context, question);
}

static bool ask(void *context, const char *question, struct text *out) {
    struct plain *plain = context;
    struct text prompt = TEXT_EMPTY;
    add_named(plain, question, &prompt);
    bool answered = plain_answer(plain, prompt.bytes);
    if (answered)
        text_add(out, plain->input.bytes);
    text_free(&prompt);
    return answered;
}

static bool ask_hidden(void *context, const char *question, struct text *out) {
    struct plain *plain = context;
    struct termios shown, hidden;
    bool terminal = plain->interactive && tcgetattr(STDIN_FILENO, &shown) == 0;
    if (terminal) {
        hidden = shown;
        hidden.c_lflag &= ~(tcflag_t)ECHO;
        hidden.c_lflag |= ECHONL;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    bool answered = ask(context, question, out);
    if (terminal)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    return answered;
}

void plain_ring(struct plain *plain) {
    if (plain->bell && isatty(STDOUT_FILENO))
        plain_put(plain, "\a", 1);
}

void plain_init(struct plain *plain) {
    *plain = (struct plain){
        .input = TEXT_EMPTY, .pending = TEXT_EMPTY, .person = -1, .watcher = -1, .attended = -1};
    plain->voice = (struct voice){say, confirm, ask, ask_hidden, plain};
    plain->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    const char *line_time = getenv("CLOWDER_LINE_TIME");
    if (line_time) {
        clock_play_stop();
        plain->line_time = strtoul(line_time, NULL, 10);
    }
    plain->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

void plain_free(struct plain *plain) {
    text_free(&plain->input);
    text_free(&plain->pending);
}
