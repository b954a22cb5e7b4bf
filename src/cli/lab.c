/*
 * lab.c - `clowder lab FILE`: plays the games of an experiment that are missing, and reports.
 */
#include "bots/lab.h"

#include <stdlib.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/lab_report.h"

enum { AT_ONCE_USUAL = 2 };

/* FILE is "first.lab": its rows stand in "first.csv", those of shard 2 of 3 in "first.2-3.csv". */
struct names {
    const char *file; /* of the experiment */
    unsigned shards;
};

static void add_rows_path(const struct names *names, unsigned shard, struct text *out) {
    static const char suffix[] = ".lab";
    size_t length = strlen(names->file), cut = sizeof suffix - 1;
    if (length > cut && strcmp(names->file + length - cut, suffix) == 0)
        length -= cut;
    text_add_bytes(out, names->file, length);
    if (names->shards > 1)
        text_addf(out, ".%u-%u", shard, names->shards);
    text_add(out, ".csv");
}

static void shard_path(void *context, unsigned shard, struct text *out) {
    add_rows_path(context, shard, out);
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

/* A command for each shard, and the one that merges them: for any number of machines. */
static int tell_plan(const char *file, long shards) {
    struct text out = TEXT_EMPTY;
    for (long shard = 1; shard <= shards; shard++)
        text_addf(&out, "clowder lab %s --shard %ld/%ld --at-once 1\n", file, shard, shards);
    cli_print(&out);
    text_free(&out);
    return EXIT_FINE;
}

static int merge(const struct lab *lab, const char *file, long shards, struct text *why) {
    struct names names = {file, (unsigned)shards};
    return lab_merge(lab, (unsigned)shards, shard_path, &names, why) ? EXIT_FINE : EXIT_REFUSED;
}

/* What the flags ask for; without any: play, then report. */
static int act(const struct arguments *arguments, struct lab *lab, struct text *why) {
    long shards, cell;
    int format;
    if (!cli_number(arguments, FLAG_MERGE, 1, LAB_SHARDS_MOST, 0, &shards) ||
        !cli_number(arguments, FLAG_CELL, 1, lab->experiment->cell_count, 0, &cell) ||
        !cli_format(arguments, &format))
        return EXIT_USAGE;
    if (arguments->value[FLAG_STATUS])
        return tell_status(lab, why);
    int code = EXIT_FINE;
    if (shards)
        code = merge(lab, arguments->operands[0], shards, why);
    else if (!arguments->value[FLAG_REPORT])
        code = run(lab, why);
    bool tells = lab->shards == 1 && !why->length && access(lab->path, F_OK) == 0;
    if (tells && !lab_report(lab, (unsigned)cell, format == 1, why))
        code = EXIT_REFUSED;
    return code;
}

int command_lab(const struct arguments *arguments) {
    struct experiment experiment;
    struct lab lab = {
        .experiment = &experiment, .shard = 1, .shards = 1, .progress = progress_games};
    struct text why = TEXT_EMPTY, path = TEXT_EMPTY;
    const char *file = arguments->operands[0];
    long at_once, plan;
    if (!take_shard(arguments, &lab) ||
        !cli_number(arguments, FLAG_AT_ONCE, 1, RUNNER_AT_ONCE_MOST, AT_ONCE_USUAL, &at_once) ||
        !cli_number(arguments, FLAG_PLAN, 1, LAB_SHARDS_MOST, 0, &plan))
        return EXIT_USAGE;
    lab.at_once = (unsigned)at_once;
    add_rows_path(&(struct names){file, lab.shards}, lab.shard, &path);
    lab.path = path.bytes;
    int code = EXIT_REFUSED;
    if (experiment_read(&experiment, file, &why))
        code = plan ? tell_plan(file, plan) : act(arguments, &lab, &why);
    if (why.length)
        cli_fail(code, "%s", why.bytes);
    experiment_free(&experiment);
    text_free(&path);
    text_free(&why);
    return code;
}
