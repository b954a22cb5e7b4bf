/*
 * lines.c - lines out, lines in, and questions: see plain.h.
 */
#include <langinfo.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "plain/plain.h"

enum { INPUT_MOST = 4096 };

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

void plain_tell(struct plain *plain, const char *text) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, text, session_names(plain->table.session));
    plain_say(plain, named.bytes);
    text_free(&named);
}

/* ---- lines in ---- */

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
    plain_put(plain, plain->interactive ? "> " : ">\n", 2);
    bool read = read_line(plain);
    if (!read && plain->interactive)
        plain_put(plain, "\n", 1);
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
    text_add_named(&prompt, question, session_names(plain->table.session));
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

void plain_init(struct plain *plain) {
    *plain = (struct plain){.input = TEXT_EMPTY, .person = -1, .watcher = -1};
    plain->voice = (struct voice){say, confirm, plain};
    plain->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    plain->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}
