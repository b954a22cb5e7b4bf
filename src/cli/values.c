/*
 * values.c - reads the values of flags and operands: numbers, games, set-ups, formats, logs.
 */
#include <errno.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "session/file.h"
#include "session/store.h"
#include "table/presets.h"
#include "table/resume.h"

bool cli_number(const struct arguments *arguments, enum flag flag, long least, long most,
                long otherwise, long *out) {
    const char *value = arguments->value[flag];
    *out = otherwise;
    if (!value || word_number((struct word){value, strlen(value)}, least, most, out))
        return true;
    cli_wrong(_("--%s must be a number from %ld to %ld, not \"%s\""), flags_table[flag].word, least,
              most, value);
    return false;
}

const struct registered *cli_game(const char *name) {
    const struct registered *game = registry_find(name);
    if (game)
        return game;
    const char *names[64];
    size_t count = 0;
    for (game = registry; game->ruleset && count < 64; game++)
        if (game->listed)
            names[count++] = game->ruleset->name;
    cli_unknown(_("game"), name, names, count);
    return NULL;
}

static bool take_preset(const struct ruleset *rules, const char *name, struct setup *setup,
                        struct text *why) {
    const struct preset *preset = preset_find(rules, name);
    if (preset)
        return setup_set(setup, rules, preset->options, why);
    struct own_presets own;
    presets_read(rules, &own);
    const struct own_preset *found = presets_find(&own, name);
    bool good = found && setup_set(setup, rules, found->options, why);
    const char *names[64];
    size_t count = 0;
    for (unsigned i = 0; i < rules->preset_count && count < 64; i++)
        names[count++] = rules->presets[i].name;
    for (size_t i = 0; i < own.count && count < 64; i++)
        names[count++] = own.list[i].name;
    if (!found)
        cli_unknown(_("preset"), name, names, count);
    presets_free(&own);
    return good;
}

bool cli_setup(const struct arguments *arguments, const struct ruleset *rules, unsigned seats,
               const char *preset, struct setup *out) {
    long count;
    if (!cli_number(arguments, FLAG_SEATS, rules->seats_least, rules->seats_most,
                    (long)(seats > rules->seats_least ? seats : rules->seats_least), &count))
        return false;
    setup_init(out, rules, (unsigned)count);
    struct text why = TEXT_EMPTY;
    if (arguments->value[FLAG_PRESET])
        preset = arguments->value[FLAG_PRESET];
    bool ok = (!preset || take_preset(rules, preset, out, &why)) &&
              setup_set(out, rules, arguments->set.bytes, &why);
    if (why.length)
        cli_wrong("%s", why.bytes);
    text_free(&why);
    return ok;
}

bool cli_position(const struct arguments *arguments, struct text *out) {
    enum { FILE_MOST = 1 << 16 };
    const char *value = arguments->value[FLAG_POSITION];
    if (file_read(value, FILE_MOST, out)) {
        text_truncate(out, strcspn(out->bytes, "\r\n"));
        return true;
    }
    if (errno != ENOENT && errno != ENAMETOOLONG && errno != ENOTDIR) {
        cli_fail(EXIT_WORLD, "%s: %s", value, strerror(errno));
        return false;
    }
    text_add(out, value);
    return true;
}

bool cli_folder(const char *folder) {
    if (!folder || mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    cli_fail(EXIT_WORLD, "%s: %s", folder, strerror(errno));
    return false;
}

bool cli_format(const struct arguments *arguments, int *out) {
    const char *const *formats = arguments->command->formats;
    const char *value = arguments->value[FLAG_FORMAT];
    size_t count = 0;
    *out = 0;
    for (; formats[count]; count++)
        if (value && strcmp(value, formats[count]) == 0)
            *out = (int)count;
    if (!value || (count && strcmp(value, formats[*out]) == 0))
        return true;
    cli_unknown(_("format"), value, formats, count);
    return false;
}

static const char *const problem_words[] = {
    [PROBLEM_HEADER] = N_("header"),   [PROBLEM_NEWER] = N_("newer"),
    [PROBLEM_SYNTAX] = N_("syntax"),   [PROBLEM_SEAL] = N_("seal"),
    [PROBLEM_ILLEGAL] = N_("illegal"), [PROBLEM_DICE] = N_("dice"),
    [PROBLEM_DIGEST] = N_("position"), [PROBLEM_TAIL] = N_("cut off"),
};

const char *cli_problem_word(const struct problem *problem) {
    return problem_words[problem->kind];
}

int cli_problem_code(const struct problem *problem) {
    if (problem->kind == PROBLEM_NONE)
        return EXIT_WORLD;
    return problem->kind == PROBLEM_NEWER ? EXIT_NEWER : EXIT_REFUSED;
}

/* "FILE:LINE: what: why", as compilers tell it. */
static void tell_problem(const char *path, const struct problem *problem) {
    struct text line = TEXT_EMPTY;
    cli_add_safe(&line, path);
    text_addf(&line, ":%u: %s: ", problem->line, _(problem_words[problem->kind]));
    cli_add_safe(&line, problem->message.bytes);
    cli_tell(&line);
    text_free(&line);
}

struct session *cli_load(const char *path, int *code, struct problem *out) {
    struct text bytes = TEXT_EMPTY, why = TEXT_EMPTY;
    struct problem problem = {.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct session *session = NULL;
    *code = EXIT_FINE;
    if (store_read(path, &bytes, &why)) {
        session = session_load(bytes.bytes, bytes.length, &problem);
        if (session)
            session_read_from(session, path);
        if (problem.kind != PROBLEM_NONE) {
            *code = cli_problem_code(&problem);
            tell_problem(path, &problem);
        }
        if (session && session_take_notice(session, &why))
            cli_fail(EXIT_FINE, "%s: %s", path, why.bytes);
    } else {
        *code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    }
    if (out)
        *out = problem;
    else
        problem_free(&problem);
    text_free(&bytes);
    text_free(&why);
    return session;
}
