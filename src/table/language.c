/*
 * language.c - the language of the messages: see language.h.
 *
 * gettext follows the variable LANGUAGE, except in the locale C. So a language that was chosen,
 * or that is asked for by a locale this system does not have, goes into LANGUAGE, while the
 * messages get C.UTF-8, a locale every system has. The player's own LANGUAGE is kept and comes
 * back when the environment is to decide again.
 */
#include "table/language.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/text.h"

enum { PATH_BYTES = 4096 };
static const char domain[] = "clowder", everywhere[] = "C.UTF-8";

/* In the order of the settings page, each in its own words. */
static const struct {
    const char *code, *title;
} languages[] = {
    {"", N_("from the environment")},
    {"en", "English"},
    {"it", "italiano"},
    {"fr", "français"},
};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static struct text asked = {.bytes = text_nothing}; /* LANGUAGE as the environment has it */

/* Tells gettext the folder of the catalogues, if there is one beside the program. */
static void find_catalogues(void) {
    static const char *const places[] = {"/share/locale", "/../share/locale"};
    char program[PATH_BYTES];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0)
        return;
    program[length] = '\0';
    *strrchr(program, '/') = '\0';
    struct text folder = TEXT_EMPTY;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        text_clear(&folder);
        text_addf(&folder, "%s%s", program, places[i]);
        if (access(folder.bytes, X_OK) == 0) {
            bindtextdomain(domain, folder.bytes);
            break;
        }
    }
    text_free(&folder);
}

void language_start(void) {
    const char *variable = getenv("LANGUAGE");
    text_add(&asked, variable ? variable : "");
    find_catalogues();
    bind_textdomain_codeset(domain, "UTF-8");
    language_choose("");
}

const char *language_locale(const char *category) {
    const char *const variables[] = {"LC_ALL", category, "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value)
            return value;
    }
    return "";
}

static void take_environment(void) {
    setenv("LANGUAGE", asked.bytes, 1);
    if (setlocale(LC_MESSAGES, ""))
        return;
    const char *name = language_locale("LC_MESSAGES");
    struct text language = TEXT_EMPTY;
    text_add_bytes(&language, name, strcspn(name, ".@"));
    setlocale(LC_MESSAGES, everywhere);
    if (!*asked.bytes)
        setenv("LANGUAGE", language.bytes, 1);
    text_free(&language);
}

void language_choose(const char *code) {
    if (*code) {
        setenv("LANGUAGE", code, 1);
        setlocale(LC_MESSAGES, everywhere);
    } else {
        take_environment();
    }
    textdomain(domain); /* gettext looks at LANGUAGE again */
}

/* The place in the table, or -1. */
static int language_place(const char *code) {
    for (int i = 0; i < LANGUAGES; i++)
        if (strcmp(languages[i].code, code) == 0)
            return i;
    return -1;
}

const char *language_title(const char *code) {
    int place = language_place(code);
    return place < 0 ? code : _(languages[place].title);
}

const char *language_next(const char *code, int step) {
    int place = language_place(code);
    return languages[place < 0 ? 0 : (place + step + LANGUAGES) % LANGUAGES].code;
}
