/*
 * lab.c - `clowder lab FILE`: plays the games of an experiment that are missing, and reports.
 */
#include "bots/lab.h"

#include <stdlib.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/lab_report.h"
#include "cli/lab_sqlite.h"
#include "cli/lab_via.h"

enum { AT_ONCE_USUAL = 2, SHARDS_USUAL = 8 };

/* An experiment's file, and how many parts its rows are in. */
struct parts {
    const char *file;
    unsigned shards;
};

static void shard_path(void *context, unsigned shard, struct text *out) {
    const struct parts *parts = context;
    lab_rows_path(parts->file, shard, parts->shards, out);
}

/* --shard K/N. */
static bool take_shard(const struct arguments *arguments, struct lab *lab) {
    const char *value = arguments->value[FLAG_SHARD];
    struct word shard, shards = {value, value ? strlen(value) : 0};
    long number, count;
    if (!value)
        return true;
    if (!word_part(&shards, '/', &shard) || !word_number(shards, 1, LAB_SHARDS_MOST, &count) ||
        !word_number(shard, 1, count, &number)) {
        cli_wrong(_("--shard must be two numbers, such as 2/3 for the second of three, not \"%s\""),
                  value);
        return false;
    }
    lab->shard = (unsigned)number;
    lab->shards = (unsigned)count;
    return true;
}

static int run(const struct lab *lab, struct text *why) {
    for (unsigned cell = 0; cell < lab->experiment->cell_count; cell++)
        if (!cli_may_play(&lab->experiment->cells[cell].fixture))
            return EXIT_REFUSED;
    progress_start_games();
    bool ok = lab_run(lab, why);
    progress_end();
    return ok ? EXIT_FINE : EXIT_WORLD;
}

static int tell_status(const struct lab *lab, struct text *why) {
    struct text out = TEXT_EMPTY, path = TEXT_EMPTY;
    size_t done, all;
    if (!lab_count(lab, &done, &all, why))
        return EXIT_REFUSED;
    cli_add_safe(&path, lab->path);
    text_addf(&out, _("%s: %zu of %zu games\n"), path.bytes, done, all);
    cli_say(&out);
    text_free(&path);
    text_free(&out);
    return EXIT_FINE;
}

static int tell_plan(const struct arguments *arguments, long shards) {
    struct text out = TEXT_EMPTY;
    lab_plan(arguments, shards, &out);
    cli_print(&out);
    text_free(&out);
    return EXIT_FINE;
}

static int merge(const struct lab *lab, const char *file, long shards, struct text *why) {
    struct parts parts = {file, (unsigned)shards};
    return lab_merge(lab, (unsigned)shards, shard_path, &parts, why) ? EXIT_FINE : EXIT_REFUSED;
}

/* Plays all shards by another program. */
static int play_via(const struct arguments *arguments, const struct lab *lab, long shards,
                    struct text *why) {
    if (!lab_via(arguments, shards, why))
        return EXIT_WORLD;
    return shards > 1 ? merge(lab, arguments->operands[0], shards, why) : EXIT_FINE;
}

/* The name of an experiment: that of its file without folder and suffix. */
static void add_name(const char *file, struct text *out) {
    const char *folder = strrchr(file, '/');
    lab_rows_path(folder ? folder + 1 : file, 1, 1, out);
    out->length -= strlen(".csv");
    out->bytes[out->length] = '\0';
}

static int load(const struct arguments *arguments, const struct lab *lab, struct text *why) {
    struct text name = TEXT_EMPTY;
    add_name(arguments->operands[0], &name);
    bool ok = lab_sqlite(lab, name.bytes, arguments->value[FLAG_SQLITE], why);
    text_free(&name);
    return ok ? EXIT_FINE : EXIT_REFUSED;
}

static int plot(const struct arguments *arguments, const struct lab_sums *sums) {
    struct text name = TEXT_EMPTY, out = TEXT_EMPTY;
    add_name(arguments->operands[0], &name);
    lab_plot(sums, name.bytes, &out);
    int code = cli_write_new(arguments->value[FLAG_PLOT], &out);
    text_free(&name);
    text_free(&out);
    return code;
}

/* Tables and drawing, of one cell or (0) of all. */
static int tell(const struct arguments *arguments, const struct lab *lab, unsigned cell,
                bool markdown, struct text *why) {
    const char *const *value = arguments->value;
    bool quiet = (value[FLAG_SQLITE] || value[FLAG_PLOT]) && !value[FLAG_REPORT];
    int code = EXIT_FINE;
    if (lab->shards > 1 || access(lab->path, F_OK) != 0 || (quiet && !value[FLAG_PLOT]))
        return EXIT_FINE;
    struct lab_sums *sums = lab_sums_read(lab, cell, why);
    if (sums && !quiet)
        lab_report(sums, markdown);
    if (sums && value[FLAG_PLOT])
        code = plot(arguments, sums);
    lab_sums_free(sums);
    return sums ? code : EXIT_REFUSED;
}

/* Plays, unless the flags only ask for what is there. */
static int obtain(const struct arguments *arguments, const struct lab *lab, long shards, long plan,
                  struct text *why) {
    const char *const *value = arguments->value;
    if (shards)
        return merge(lab, arguments->operands[0], shards, why);
    if (value[FLAG_VIA])
        return play_via(arguments, lab, plan ? plan : SHARDS_USUAL, why);
    return value[FLAG_REPORT] || value[FLAG_SQLITE] || value[FLAG_PLOT] ? EXIT_FINE : run(lab, why);
}

/* What the flags ask for; without any: play, then report. */
static int act(const struct arguments *arguments, struct lab *lab, long plan, struct text *why) {
    const char *const *value = arguments->value;
    long shards, cell;
    int format;
    if (!cli_number(arguments, FLAG_MERGE, 1, LAB_SHARDS_MOST, 0, &shards) ||
        !cli_number(arguments, FLAG_CELL, 1, lab->experiment->cell_count, 0, &cell) ||
        !cli_format(arguments, &format))
        return EXIT_USAGE;
    if (value[FLAG_STATUS])
        return tell_status(lab, why);
    if (plan && !value[FLAG_VIA])
        return tell_plan(arguments, plan);
    int code = obtain(arguments, lab, shards, plan, why);
    if (!why->length && value[FLAG_SQLITE])
        code = load(arguments, lab, why);
    if (!why->length && code == EXIT_FINE)
        code = tell(arguments, lab, (unsigned)cell, format == 1, why);
    return code;
}

/* Told already when false. */
static bool take_via(const struct arguments *arguments) {
    const char *via = arguments->value[FLAG_VIA];
    for (unsigned i = 0; i < VIA_COUNT; i++)
        if (!via || strcmp(via, via_words[i]) == 0)
            return true;
    cli_unknown(_("program"), via, via_words, VIA_COUNT);
    return false;
}

int command_lab(const struct arguments *arguments) {
    struct experiment experiment;
    struct lab lab = {
        .experiment = &experiment, .shard = 1, .shards = 1, .progress = progress_games};
    struct text why = TEXT_EMPTY, path = TEXT_EMPTY;
    long at_once, plan;
    if (!take_shard(arguments, &lab) || !take_via(arguments) ||
        !cli_number(arguments, FLAG_AT_ONCE, 1, RUNNER_AT_ONCE_MOST, AT_ONCE_USUAL, &at_once) ||
        !cli_number(arguments, FLAG_PLAN, 1, LAB_SHARDS_MOST, 0, &plan))
        return EXIT_USAGE;
    lab.at_once = (unsigned)at_once;
    lab_rows_path(arguments->operands[0], lab.shard, lab.shards, &path);
    lab.path = path.bytes;
    int code = EXIT_REFUSED;
    if (experiment_read(&experiment, arguments->operands[0], &why))
        code = act(arguments, &lab, plan, &why);
    if (why.length)
        cli_fail(code == EXIT_FINE ? EXIT_REFUSED : code, "%s", why.bytes);
    experiment_free(&experiment);
    text_free(&path);
    text_free(&why);
    return code;
}
