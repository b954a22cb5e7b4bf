/*
 * lab.c - the games of an experiment and their file of rows: see lab.h.
 *
 * Games end in any order; a row waits in memory until all before it are written. What is written is
 * always the first part of the same bytes, except for a last line that was cut off, which is
 * removed when the file is opened again.
 */
#include "bots/lab.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "bots/stats.h"
#include "core/memory.h"

enum { DEALS_LEAST = 20 }; /* before a cell is known well enough */

/* A game of the shard, by its place in the file. */
struct place {
    uint32_t cell, game;
};

/* What the rows say of a cell, deal after deal: whether it needs more of them. */
struct known {
    struct clusters began; /* the wins of who began */
    struct cluster deal;   /* the one that is not whole */
    bool enough;
};

struct run {
    const struct lab *lab;
    struct place *places;
    struct known *cells;
    char **rows;    /* played, not written: owned, else NULL */
    size_t count;   /* of places */
    size_t written; /* places that the file holds, or that need no row */
    FILE *file;
};

/*
 * The order of the rows.
 */
static void add_places(struct run *run, size_t deal) {
    const struct experiment *experiment = run->lab->experiment;
    for (unsigned cell = 0; cell < experiment->cell_count; cell++) {
        size_t seats = experiment->cells[cell].fixture.setup.seats;
        for (size_t turn = 0; turn < seats; turn++)
            if (deal * seats + turn < experiment->cells[cell].games)
                run->places[run->count++] = (struct place){cell, (uint32_t)(deal * seats + turn)};
    }
}

static void order_places(struct run *run, const struct lab *lab) {
    const struct experiment *experiment = lab->experiment;
    size_t deals = 0;
    *run = (struct run){.lab = lab};
    run->places = memory_new((experiment->games + 1) * sizeof *run->places);
    run->cells = memory_new(experiment->cell_count * sizeof *run->cells);
    for (unsigned cell = 0; cell < experiment->cell_count; cell++) {
        size_t of = experiment->cells[cell].games / experiment->cells[cell].fixture.setup.seats;
        deals = of > deals ? of : deals;
    }
    for (size_t deal = lab->shard - 1; deal < deals; deal += lab->shards)
        add_places(run, deal);
}

static void free_places(struct run *run) {
    free(run->places);
    free(run->cells);
}

/*
 * Whether there are enough.
 */

/* True when no row stands at the place, as those before it told enough of its cell. */
static bool is_needless(const struct run *run, size_t place) {
    return run->cells[run->places[place].cell].enough;
}

static void end_deal(const struct experiment *experiment, struct known *known) {
    stats_add(&known->began, &known->deal);
    known->deal = (struct cluster){0};
    struct interval interval = stats_clustered(&known->began);
    known->enough = known->began.used >= DEALS_LEAST &&
                    interval.high - interval.low <= 2 * experiment->until / 100.0;
}

/* Takes a row into account, and passes on to the next place that one stands at. Of a shard, which
   does not know the others' rows, all are needed. */
static void pass_row(struct run *run, const char *line) {
    const struct experiment *experiment = run->lab->experiment;
    const struct place *place = &run->places[run->written++];
    struct known *known = &run->cells[place->cell];
    if (!experiment->until || run->lab->shards > 1)
        return;
    char *copy = memory_string(line);
    struct row row;
    if (row_read(experiment, copy, &row) && row.played.state == PLAYED_OVER) {
        known->deal.games++;
        known->deal.score += row.played.winners >> row.played.began & 1;
    }
    free(copy);
    unsigned seats = experiment->cells[place->cell].fixture.setup.seats;
    if (place->game % seats == seats - 1)
        end_deal(experiment, known);
    while (run->written < run->count && is_needless(run, run->written))
        run->written++;
}

/* True when the line is the row that stands at a place. */
static bool stands_at(const struct run *run, size_t place, const char *line) {
    struct text identity = TEXT_EMPTY;
    row_identity(run->lab->experiment, run->places[place].cell, run->places[place].game, &identity);
    bool same = strncmp(line, identity.bytes, identity.length) == 0;
    text_free(&identity);
    return same;
}

/*
 * What a file holds.
 */

static bool fail(struct text *why, const char *path, const char *sentence) {
    text_addf(why, "%s: %s", path, sentence);
    return false;
}

/* The next whole line without its end; false at the end of the file, or of its whole lines. */
static bool next_line(FILE *file, char **line, size_t *size) {
    ssize_t length = getline(line, size, file);
    if (length <= 0 || (*line)[length - 1] != '\n')
        return false;
    (*line)[length - 1] = '\0';
    return true;
}

/* Counts the rows, each of which must stand in its place; *end is where the last one ends. */
static bool count_rows(struct run *run, FILE *file, const char *path, long *end, struct text *why) {
    char *line = NULL;
    size_t size = 0;
    bool ok = true;
    *end = 0;
    run->written = 0;
    if (next_line(file, &line, &size)) {
        ok = strcmp(line, row_header) == 0 || fail(why, path, _("this is not a file of rows"));
        *end = ftell(file);
        while (ok && next_line(file, &line, &size)) {
            if (run->written == run->count || !stands_at(run, run->written, line)) {
                text_addf(why, _("%s:%zu: this row belongs to another experiment"), path,
                          run->written + 2);
                ok = false;
            }
            if (ok)
                pass_row(run, line);
            *end = ftell(file);
        }
    }
    free(line);
    return ok;
}

bool lab_count(const struct lab *lab, size_t *done, size_t *all, struct text *why) {
    struct run run;
    long end;
    order_places(&run, lab);
    FILE *file = fopen(lab->path, "re");
    bool ok = file ? count_rows(&run, file, lab->path, &end, why)
                   : errno == ENOENT || fail(why, lab->path, strerror(errno));
    if (file)
        fclose(file);
    *done = run.written;
    *all = run.count;
    free_places(&run);
    return ok;
}

/* Opens the file for more rows, locked, without a line that was cut off. */
static bool open_rows(struct run *run, struct text *why) {
    const char *path = run->lab->path;
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    long end = 0;
    if (fd < 0)
        return fail(why, path, strerror(errno));
    run->file = fdopen(fd, "r+");
    if (!run->file) {
        close(fd);
        return fail(why, path, strerror(errno));
    }
    if (flock(fd, LOCK_EX | LOCK_NB) != 0)
        return fail(why, path, _("another program writes this file"));
    if (!count_rows(run, run->file, path, &end, why))
        return false;
    if (fseek(run->file, end, SEEK_SET) != 0 || ftruncate(fd, end) != 0)
        return fail(why, path, strerror(errno));
    if (end == 0)
        fprintf(run->file, "%s\n", row_header);
    return true;
}

/*
 * Playing.
 */
static bool play(struct runner *runner, unsigned thread, size_t number, const atomic_bool *stop,
                 struct text *why) {
    struct run *run = runner->context;
    (void)thread;
    const struct experiment *experiment = run->lab->experiment;
    const struct place *place = &run->places[number];
    const struct fixture *fixture = &experiment->cells[place->cell].fixture;
    struct match match;
    struct text row = TEXT_EMPTY;
    bool ok = fixture_play(fixture, place->game, stop, &match, why) != MATCH_STOPPED;
    if (ok) {
        uint8_t forfeited = 0;
        for (unsigned seat = 0; seat < fixture->setup.seats; seat++)
            forfeited |= (uint8_t)(match.did[seat].forfeited << seat);
        row_identity(experiment, place->cell, place->game, &row);
        row_measure(experiment, place->cell, place->game, match.session, forfeited, &row);
        runner_lock(runner);
        run->rows[number] = text_detach(&row);
        runner_unlock(runner);
    }
    session_free(match.session);
    text_free(&match.remarks);
    return ok;
}

static bool is_done(void *context, size_t number) {
    const struct run *run = context;
    return number < run->written || run->rows[number] || is_needless(run, number);
}

/* Writes the rows that all before them are written of. */
static void look(void *context, struct text *why) {
    struct run *run = context;
    while (run->written < run->count && run->rows[run->written]) {
        char *row = run->rows[run->written];
        run->rows[run->written] = NULL;
        fprintf(run->file, "%s\n", row);
        pass_row(run, row);
        free(row);
    }
    if (fflush(run->file) != 0)
        fail(why, run->lab->path, strerror(errno));
}

static bool open_cells(const struct experiment *experiment, struct text *why) {
    bool ok = true;
    for (unsigned cell = 0; ok && cell < experiment->cell_count; cell++)
        ok = fixture_open(&experiment->cells[cell].fixture, why);
    return ok;
}

static void close_cells(const struct experiment *experiment) {
    for (unsigned cell = 0; cell < experiment->cell_count; cell++)
        fixture_close(&experiment->cells[cell].fixture);
}

static bool play_all(struct run *run, struct text *why) {
    struct runner runner = {.first = run->written,
                            .end = run->count,
                            .at_once = run->lab->at_once,
                            .context = run,
                            .done = is_done,
                            .play = play,
                            .look = look,
                            .progress = run->lab->progress,
                            .before = run->written,
                            .all = run->count};
    run->rows = memory_new((run->count + 1) * sizeof *run->rows);
    bool ok = open_cells(run->lab->experiment, why) && runner_run(&runner, why);
    close_cells(run->lab->experiment);
    for (size_t number = 0; number < run->count; number++)
        free(run->rows[number]);
    free(run->rows);
    return ok;
}

bool lab_run(const struct lab *lab, struct text *why) {
    struct run run;
    order_places(&run, lab);
    bool ok = open_rows(&run, why) && play_all(&run, why);
    if (run.file && fclose(run.file) != 0 && ok)
        ok = fail(why, lab->path, strerror(errno));
    free_places(&run);
    return ok;
}

/*
 * Merging and reading.
 */

/* The line of a place from its shard's file; false when it does not stand there. */
static bool next_row(const struct run *run, unsigned shards, FILE *const *files, size_t number,
                     char **line, size_t *size, struct text *why) {
    const struct place *place = &run->places[number];
    size_t deal = place->game / run->lab->experiment->cells[place->cell].fixture.setup.seats;
    bool ok = next_line(files[deal % shards], line, size) && stands_at(run, number, *line);
    if (!ok)
        text_addf(why, _("shard %zu of %u does not have game %u of cell %u"), deal % shards + 1,
                  shards, place->game + 1, place->cell + 1);
    return ok;
}

/* Copies the rows from the shards' files, without those that are needless. */
static bool copy_rows(struct run *run, unsigned shards, FILE *const *files, FILE *out,
                      struct text *why) {
    char *line = NULL;
    size_t size = 0;
    bool ok = true;
    for (size_t number = 0; ok && number < run->count; number++) {
        ok = next_row(run, shards, files, number, &line, &size, why);
        if (ok && number == run->written) {
            fprintf(out, "%s\n", line);
            pass_row(run, line);
        }
    }
    free(line);
    return ok;
}

static bool open_shards(FILE **files, unsigned shards,
                        void (*shard_path)(void *context, unsigned shard, struct text *out),
                        void *context, struct text *why) {
    char *line = NULL;
    size_t size = 0;
    bool ok = true;
    for (unsigned shard = 0; ok && shard < shards; shard++) {
        struct text path = TEXT_EMPTY;
        shard_path(context, shard + 1, &path);
        files[shard] = fopen(path.bytes, "re");
        if (!files[shard])
            ok = fail(why, path.bytes, strerror(errno));
        else if (!next_line(files[shard], &line, &size) || strcmp(line, row_header) != 0)
            ok = fail(why, path.bytes, _("this is not a file of rows"));
        text_free(&path);
    }
    free(line);
    return ok;
}

/* Through a file beside it, which takes its name when it is whole. */
static bool write_merged(struct run *run, unsigned shards, FILE *const *files, struct text *why) {
    struct text beside = TEXT_EMPTY;
    text_addf(&beside, "%s.part", run->lab->path);
    FILE *out = fopen(beside.bytes, "we");
    bool ok = out ? true : fail(why, beside.bytes, strerror(errno));
    if (ok) {
        fprintf(out, "%s\n", row_header);
        ok = copy_rows(run, shards, files, out, why);
        if (fclose(out) != 0 && ok)
            ok = fail(why, beside.bytes, strerror(errno));
        if (ok && rename(beside.bytes, run->lab->path) != 0)
            ok = fail(why, run->lab->path, strerror(errno));
        if (!ok)
            unlink(beside.bytes);
    }
    text_free(&beside);
    return ok;
}

bool lab_merge(const struct lab *lab, unsigned shards,
               void (*shard_path)(void *context, unsigned shard, struct text *out), void *context,
               struct text *why) {
    struct run run;
    order_places(&run, lab);
    FILE **files = memory_new(shards * sizeof(FILE *));
    bool ok = open_shards(files, shards, shard_path, context, why) &&
              write_merged(&run, shards, files, why);
    for (unsigned shard = 0; shard < shards; shard++)
        if (files[shard])
            fclose(files[shard]);
    free(files);
    free_places(&run);
    return ok;
}

bool lab_read(const struct lab *lab, void (*take)(void *context, const struct row *row),
              void *context, struct text *why) {
    FILE *file = fopen(lab->path, "re");
    char *line = NULL;
    size_t size = 0, number = 1;
    bool ok = file ? true : fail(why, lab->path, strerror(errno));
    if (ok && next_line(file, &line, &size))
        ok = strcmp(line, row_header) == 0 || fail(why, lab->path, _("this is not a file of rows"));
    while (ok && next_line(file, &line, &size)) {
        struct row row;
        number++;
        ok = row_read(lab->experiment, line, &row);
        if (ok)
            take(context, &row);
        else
            text_addf(why, _("%s:%zu: this is not a row of this experiment"), lab->path, number);
    }
    free(line);
    if (file)
        fclose(file);
    return ok;
}
