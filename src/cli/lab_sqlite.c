/*
 * lab_sqlite.c - the rows of an experiment as tables of an SQLite database: see lab_sqlite.h.
 */
#include "cli/lab_sqlite.h"

#include <dlfcn.h>
#include <sqlite3.h>

#include "core/i18n.h"

/* The functions of the library. It is loaded when it is wanted: every start of the program would
   take a third of a millisecond longer with it. */
#define FUNCTIONS(_)                                                                               \
    _(open)                                                                                        \
    _(exec) _(prepare_v2) _(bind_int64) _(bind_text) _(step) _(reset) _(finalize) _(errmsg) _(close)

static struct {
#define MEMBER(name) __typeof__(&sqlite3_##name) name;
    FUNCTIONS(MEMBER)
} sqlite;

/* Never unloaded. */
static bool load(struct text *why) {
    void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
    bool found = library;
#define FIND(name) found = found && (*(void **)&sqlite.name = dlsym(library, "sqlite3_" #name));
    FUNCTIONS(FIND)
    if (!found)
        text_add(why, _("a database needs the library libsqlite3.so.0"));
    return found;
}

/* Every table begins with the experiment's name. docs/LAB.md tells what the columns are. */
static const char schema[] =
    "CREATE TABLE IF NOT EXISTS experiments(experiment TEXT PRIMARY KEY, game TEXT NOT NULL,"
    " seed TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS cells(experiment TEXT, cell INTEGER, options TEXT NOT NULL,"
    " players TEXT NOT NULL, seats INTEGER NOT NULL,"
    " PRIMARY KEY(experiment, cell)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS games(experiment TEXT, cell INTEGER, game INTEGER,"
    " deal INTEGER NOT NULL, finished INTEGER NOT NULL, rule TEXT, moves INTEGER NOT NULL,"
    " decisions INTEGER NOT NULL, turns INTEGER NOT NULL, choices INTEGER NOT NULL,"
    " leads INTEGER NOT NULL, behind INTEGER NOT NULL, settled INTEGER NOT NULL,"
    " luck INTEGER NOT NULL, play INTEGER NOT NULL,"
    " PRIMARY KEY(experiment, cell, game)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS seats(experiment TEXT, cell INTEGER, game INTEGER, seat TEXT,"
    " player TEXT NOT NULL, won INTEGER NOT NULL, began INTEGER NOT NULL,"
    " forfeited INTEGER NOT NULL, PRIMARY KEY(experiment, cell, game, seat)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS verbs(experiment TEXT, cell INTEGER, game INTEGER, verb TEXT,"
    " times INTEGER NOT NULL, PRIMARY KEY(experiment, cell, game, verb)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS words(experiment TEXT, cell INTEGER, game INTEGER,"
    " number INTEGER, seat TEXT NOT NULL, word TEXT NOT NULL,"
    " PRIMARY KEY(experiment, cell, game, number)) WITHOUT ROWID;";

enum table { EXPERIMENTS, CELLS, GAMES, SEATS, VERBS, WORDS, TABLES };

static const struct {
    const char *name;
    const char *values; /* placeholders; the first is the experiment */
} tables[TABLES] = {
    [EXPERIMENTS] = {"experiments", "?,?,?"},
    [CELLS] = {"cells", "?,?,?,?,?"},
    [GAMES] = {"games", "?,?,?,?,?,?,?,?,?,?,?,?,?,?,?"},
    [SEATS] = {"seats", "?,?,?,?,?,?,?,?"},
    [VERBS] = {"verbs", "?,?,?,?,?"},
    [WORDS] = {"words", "?,?,?,?,?,?"},
};

struct loading {
    const struct lab *lab;
    sqlite3 *base;
    sqlite3_stmt *insert[TABLES];
    bool ok;
};

static void run(struct loading *loading, const char *statements) {
    if (loading->ok)
        loading->ok = sqlite.exec(loading->base, statements, NULL, NULL, NULL) == SQLITE_OK;
}

static void prepare(struct loading *loading, const char *words, sqlite3_stmt **out) {
    if (loading->ok)
        loading->ok = sqlite.prepare_v2(loading->base, words, -1, out, NULL) == SQLITE_OK;
}

/* Binds the values of a row from the second on, by their kinds: 's' a text, 'w' a word, 'n' a
   number; and inserts it. */
static void insert(struct loading *loading, enum table table, const char *kinds, ...) {
    sqlite3_stmt *row = loading->insert[table];
    va_list values;
    va_start(values, kinds);
    for (int i = 0; loading->ok && kinds[i]; i++) {
        int error;
        if (kinds[i] == 'n') {
            error = sqlite.bind_int64(row, i + 2, va_arg(values, long long));
        } else if (kinds[i] == 'w') {
            const struct word *word = va_arg(values, const struct word *);
            error = sqlite.bind_text(row, i + 2, word->bytes, (int)word->length, SQLITE_TRANSIENT);
        } else {
            error =
                sqlite.bind_text(row, i + 2, va_arg(values, const char *), -1, SQLITE_TRANSIENT);
        }
        loading->ok = error == SQLITE_OK;
    }
    va_end(values);
    if (loading->ok)
        loading->ok = sqlite.step(row) == SQLITE_DONE && sqlite.reset(row) == SQLITE_OK;
}

/* ---- rows ---- */

static void insert_seats(struct loading *loading, const struct row *row) {
    const struct fixture *fixture = &loading->lab->experiment->cells[row->cell].fixture;
    for (unsigned seat = 0; seat < fixture->setup.seats; seat++) {
        unsigned player = fixture_player(fixture, row->game, seat);
        const char letter[] = {seat_letter(seat), '\0'};
        insert(loading, SEATS, "nnssnnn", (long long)row->cell + 1, (long long)row->game + 1,
               letter, fixture->words[player], (long long)(row->played.winners >> player & 1),
               (long long)(row->played.began == player),
               (long long)(row->played.forfeited >> player & 1));
    }
}

/* "move*12 end*3" */
static void insert_verbs(struct loading *loading, const struct row *row) {
    struct word rest = {row->verbs, strlen(row->verbs)}, item, verb;
    long times;
    while (word_part(&rest, ' ', &item))
        if (word_part(&item, '*', &verb) && word_number(item, 0, UINT32_MAX, &times))
            insert(loading, VERBS, "nnwn", (long long)row->cell + 1, (long long)row->game + 1,
                   &verb, (long long)times);
}

/* "A=tower B=inn" */
static void insert_words(struct loading *loading, const struct row *row) {
    struct word rest = {row->words, strlen(row->words)}, item, seat;
    long long number = 0;
    while (word_part(&rest, ' ', &item))
        if (word_part(&item, '=', &seat))
            insert(loading, WORDS, "nnnww", (long long)row->cell + 1, (long long)row->game + 1,
                   ++number, &seat, &item);
}

static void take_row(void *context, const struct row *row) {
    struct loading *loading = context;
    const struct played *played = &row->played;
    size_t seats = loading->lab->experiment->cells[row->cell].fixture.setup.seats;
    insert(loading, GAMES, "nnnnsnnnnnnnnn", (long long)row->cell + 1, (long long)row->game + 1,
           (long long)(row->game / seats) + 1, (long long)(played->state == PLAYED_OVER), row->rule,
           (long long)played->moves, (long long)played->decisions, (long long)played->turns,
           (long long)row->choices, (long long)row->leads, (long long)row->behind,
           (long long)row->settled, (long long)row->luck, (long long)row->play);
    insert_seats(loading, row);
    insert_verbs(loading, row);
    insert_words(loading, row);
}

/* ---- the experiment ---- */

static void insert_experiment(struct loading *loading) {
    const struct experiment *experiment = loading->lab->experiment;
    insert(loading, EXPERIMENTS, "ss", experiment->game->ruleset->name,
           experiment->cells[0].fixture.seed);
    for (unsigned cell = 0; cell < experiment->cell_count; cell++)
        insert(loading, CELLS, "nssn", (long long)cell + 1, experiment->cells[cell].options,
               experiment->cells[cell].players,
               (long long)experiment->cells[cell].fixture.setup.seats);
}

/* Empties the tables of the experiment, and makes them ready for rows. */
static void begin(struct loading *loading, const char *name) {
    run(loading, "BEGIN IMMEDIATE");
    run(loading, schema);
    for (int i = 0; i < TABLES; i++) {
        struct text words = TEXT_EMPTY;
        sqlite3_stmt *empty = NULL;
        text_addf(&words, "DELETE FROM %s WHERE experiment = ?", tables[i].name);
        prepare(loading, words.bytes, &empty);
        loading->ok = loading->ok &&
                      sqlite.bind_text(empty, 1, name, -1, SQLITE_TRANSIENT) == SQLITE_OK &&
                      sqlite.step(empty) == SQLITE_DONE;
        sqlite.finalize(empty);
        text_clear(&words);
        text_addf(&words, "INSERT INTO %s VALUES(%s)", tables[i].name, tables[i].values);
        prepare(loading, words.bytes, &loading->insert[i]);
        loading->ok = loading->ok && sqlite.bind_text(loading->insert[i], 1, name, -1,
                                                      SQLITE_TRANSIENT) == SQLITE_OK;
        text_free(&words);
    }
}

bool lab_sqlite(const struct lab *lab, const char *name, const char *path, struct text *why) {
    struct loading loading = {.lab = lab};
    if (!load(why))
        return false;
    loading.ok = sqlite.open(path, &loading.base) == SQLITE_OK;
    begin(&loading, name);
    if (loading.ok)
        insert_experiment(&loading);
    bool read = loading.ok && lab_read(lab, take_row, &loading, why);
    if (read)
        run(&loading, "COMMIT");
    if (!loading.ok)
        text_addf(why, "%s: %s", path, sqlite.errmsg(loading.base));
    for (int i = 0; i < TABLES; i++)
        sqlite.finalize(loading.insert[i]);
    sqlite.close(loading.base); /* rolls back what was not committed */
    return read && loading.ok;
}
