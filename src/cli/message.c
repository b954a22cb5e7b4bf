/*
 * message.c - messages of the commands: one line each, safe for any terminal.
 */
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <stdarg.h>
#include <stdio.h>

#include "cli/cli.h"
#include "core/utf8.h"
#include "session/file.h"
#include "table/export.h"

enum { MESSAGE_MOST = 8192 };

static int output_error; /* errno of the first write to standard output that failed */

bool cli_ascii(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

/* "clowder: " and the message on one line of stderr. */
static void __attribute__((format(printf, 1, 0))) tell(const char *format, va_list values) {
    char message[MESSAGE_MOST];
    vsnprintf(message, sizeof message, format, values);
    struct text line = TEXT_EMPTY;
    text_add(&line, "clowder: ");
    cli_add_safe(&line, message);
    cli_tell(&line);
    text_free(&line);
}

void cli_tell(const struct text *line) {
    fflush(stdout);
    progress_hide();
    fprintf(stderr, "%s\n", line->bytes);
}

int cli_fail(int code, const char *format, ...) {
    va_list values;
    va_start(values, format);
    tell(format, values);
    va_end(values);
    return code;
}

int cli_wrong(const char *format, ...) {
    va_list values;
    va_start(values, format);
    tell(format, values);
    va_end(values);
    fputs(_("Try 'clowder --help'.\n"), stderr);
    return EXIT_USAGE;
}

int cli_unknown(const char *what, const char *word, const char *const *right, size_t count) {
    struct word given = {word, strlen(word)};
    const char *nearest = notation_nearest(given, right, count);
    if (nearest)
        return cli_wrong(_("no %s \"%s\"; did you mean \"%s\"?"), what, word, nearest);
    struct text all = TEXT_EMPTY;
    for (size_t i = 0; i < count; i++)
        text_add_item(&all, 0, right[i]);
    int code = cli_wrong(_("no %s \"%s\": there are %s"), what, word, all.bytes);
    text_free(&all);
    return code;
}

void cli_add_safe(struct text *out, const char *string) {
    utf8_add_safe(out, string, strlen(string), cli_ascii());
}

void cli_add_named(struct text *out, const char *string, const char *const *names) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, string, names);
    cli_add_safe(out, named.bytes);
    text_free(&named);
}

void cli_add_result(struct text *out, const struct session *session) {
    export_add_result(session, cli_ascii(), out);
}

bool cli_print(struct text *text) {
    progress_hide();
    if (fwrite(text->bytes, 1, text->length, stdout) < text->length)
        output_error = errno;
    text_clear(text);
    return output_error == 0;
}

bool cli_say(struct text *text) {
    struct text lines = TEXT_EMPTY;
    struct word rest = {text->bytes, text->length}, line;
    while (cli_ascii() && word_part(&rest, '\n', &line)) {
        utf8_add_safe(&lines, line.bytes, line.length, true);
        text_add_char(&lines, '\n');
    }
    bool printed = cli_print(cli_ascii() ? &lines : text);
    text_clear(text);
    text_free(&lines);
    return printed;
}

int cli_finish(int code) {
    if (fflush(stdout) != 0)
        output_error = errno;
    if (output_error == 0)
        return code;
    if (output_error != EPIPE)
        cli_fail(EXIT_WORLD, _("standard output: %s"), strerror(output_error));
    return EXIT_WORLD;
}

int cli_write_new(const char *path, struct text *text) {
    if (strcmp(path, "-") == 0)
        return cli_print(text) ? EXIT_FINE : EXIT_WORLD;
    bool good = file_write(path, O_EXCL, FILE_SHARED, text->bytes, text->length);
    text_clear(text);
    return good ? EXIT_FINE : cli_fail(EXIT_WORLD, "%s: %s", path, strerror(errno));
}
