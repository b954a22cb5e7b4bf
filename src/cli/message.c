/*
 * message.c - what the commands tell: one line each, safe for any terminal.
 */
#include "cli/cli.h"
#include "core/utf8.h"
#include <errno.h>
#include <langinfo.h>
#include <stdarg.h>
#include <stdio.h>

enum { MESSAGE_MOST = 8192 };

static int output_error; /* errno of the first write to standard output that failed */

static bool locale_is_ascii(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

/* "clowder: " and the message on one line of stderr. */
static void tell(const char *format, va_list values) {
    char message[MESSAGE_MOST];
    vsnprintf(message, sizeof message, format, values);
    struct text line = TEXT_EMPTY;
    text_add(&line, "clowder: ");
    cli_add_safe(&line, message);
    text_add_char(&line, '\n');
    fflush(stdout);
    progress_hide();
    fputs(line.bytes, stderr);
    text_free(&line);
}

int cli_fail(enum exit_code code, const char *format, ...) {
    va_list values;
    va_start(values, format);
    tell(format, values);
    va_end(values);
    return (int)code;
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
    utf8_add_safe(out, string, strlen(string), locale_is_ascii());
}

bool cli_ascii(const struct arguments *arguments) {
    return arguments->value[FLAG_ASCII] || locale_is_ascii();
}

void cli_add_named(struct text *out, const char *string, const char *const *names) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, string, names);
    cli_add_safe(out, named.bytes);
    text_free(&named);
}

bool cli_print(struct text *text) {
    progress_hide();
    if (fwrite(text->bytes, 1, text->length, stdout) < text->length)
        output_error = errno;
    text_clear(text);
    return output_error == 0;
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
