/*
 * record.c - what the saved games tell about those who played: see record.h.
 *
 * Whoever sat at a game gives one sitting. Sorted by names, the sittings of one person stand
 * together, in the order in which the games ended; each meets the other seats of its game.
 */
#include "table/record.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "table/seats.h"

enum { NAME_COLUMNS = 28, NUMBER_COLUMNS = 8 };
enum outcome { WON, LOST, DRAWN };

struct sitting {
    const struct saved *saved;
    unsigned seat;
};

/* Two who sat at the same game. */
struct meeting {
    struct text opponent;
    bool bot;
    const struct saved *saved;
    enum outcome outcome; /* for the person whose meetings are counted */
    unsigned weight;      /* how many games the two played in all */
};

/* ---- games ---- */

static bool is_person(const struct saved *saved, unsigned seat) {
    return saved->seat[seat] && !saved->player[seat];
}

/* Counted: a game known here whose two ends can be read. */
static bool is_counted(struct records *records, const struct saved *saved) {
    bool known = registry_find(saved->game) != NULL;
    bool good = known && !saved->damaged && saved->seat[0];
    records->foreign += !known;
    records->damaged += known && !good;
    records->games += good;
    records->open += good && !saved->over;
    return good;
}

static void add_tally(struct tally *tally, enum outcome outcome, const struct saved *saved) {
    tally->games++;
    tally->won += outcome == WON;
    tally->lost += outcome == LOST;
    tally->drawn += outcome == DRAWN;
    tally->turns += saved->turn;
}

static enum outcome outcome_of(const struct saved *saved, unsigned seat) {
    if (saved->won >> seat & 1)
        return WON;
    return saved->drawn ? DRAWN : LOST;
}

static enum outcome outcome_between(const struct saved *saved, unsigned seat, unsigned other) {
    bool mine = saved->won >> seat & 1, theirs = saved->won >> other & 1;
    if (mine == theirs)
        return DRAWN;
    return mine ? WON : LOST;
}

/* ---- opponents ---- */

/* What an opponent goes by: a person by the name, a bot by its level, or its program's name. */
static void add_opponent(const struct saved *saved, unsigned seat, struct text *out) {
    const char *word = saved->player[seat];
    if (word && !player_is_program(word))
        text_add_bytes(out, word, strcspn(word, ":"));
    else
        text_add(out, saved->seat[seat]);
}

static int compare_meetings(const void *left, const void *right) {
    const struct meeting *a = left, *b = right;
    if (a->weight != b->weight)
        return a->weight < b->weight ? 1 : -1;
    int order = strcmp(a->opponent.bytes, b->opponent.bytes);
    if (order == 0)
        order = (int)a->bot - (int)b->bot;
    return order ? order : strcmp(a->saved->game, b->saved->game);
}

static bool same_opponent(const struct meeting *a, const struct meeting *b) {
    return a->bot == b->bot && strcmp(a->opponent.bytes, b->opponent.bytes) == 0;
}

/* Fills the meetings of a person's sittings; the caller frees the opponents' names. */
static size_t meet(const struct sitting *sittings, size_t count, struct meeting *out) {
    size_t met = 0;
    for (size_t i = 0; i < count; i++) {
        const struct saved *saved = sittings[i].saved;
        bool again = i > 0 && saved == sittings[i - 1].saved;
        for (unsigned seat = 0; seat < SEATS_MOST && saved->over && !again; seat++) {
            bool oneself = seat == sittings[i].seat || !saved->seat[seat] ||
                           (is_person(saved, seat) &&
                            strcmp(saved->seat[seat], saved->seat[sittings[i].seat]) == 0);
            if (oneself)
                continue;
            out[met] = (struct meeting){.opponent = TEXT_EMPTY,
                                        .bot = !is_person(saved, seat),
                                        .saved = saved,
                                        .outcome = outcome_between(saved, sittings[i].seat, seat)};
            add_opponent(saved, seat, &out[met++].opponent);
        }
    }
    return met;
}

static void weigh(struct meeting *meetings, size_t count) {
    qsort(meetings, count, sizeof *meetings, compare_meetings);
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;
        while (end < count && same_opponent(&meetings[i], &meetings[end]))
            end++;
        for (size_t at = i; at < end; at++)
            meetings[at].weight = (unsigned)(end - i);
        i = end;
    }
    qsort(meetings, count, sizeof *meetings, compare_meetings);
}

static struct record_row *add_row(struct record_row **rows, size_t *count, const char *opponent,
                                  bool bot, const char *game) {
    *rows = memory_resize(*rows, *count + 1, sizeof **rows);
    struct record_row *row = &(*rows)[(*count)++];
    *row = (struct record_row){.opponent = opponent ? memory_string(opponent) : NULL,
                               .bot = bot,
                               .game = memory_string(game)};
    return row;
}

static void count_opponents(struct record *record, const struct sitting *sittings, size_t count) {
    struct meeting *meetings = memory_new(count * SEATS_MOST * sizeof *meetings);
    size_t met = meet(sittings, count, meetings);
    weigh(meetings, met);
    for (size_t i = 0, whole = 0; i < met; i++) {
        const struct meeting *meeting = &meetings[i];
        bool fresh = i == 0 || !same_opponent(meeting, &meetings[i - 1]);
        if (fresh) {
            whole = record->opponent_count;
            add_row(&record->opponents, &record->opponent_count, meeting->opponent.bytes,
                    meeting->bot, "");
        }
        if (fresh || strcmp(meeting->saved->game, meetings[i - 1].saved->game) != 0)
            add_row(&record->opponents, &record->opponent_count, meeting->opponent.bytes,
                    meeting->bot, meeting->saved->game);
        struct record_row *rows = record->opponents;
        add_tally(&rows[whole].tally, meeting->outcome, meeting->saved);
        add_tally(&rows[record->opponent_count - 1].tally, meeting->outcome, meeting->saved);
    }
    for (size_t i = 0; i < met; i++)
        text_free(&meetings[i].opponent);
    free(meetings);
}

/* ---- one person ---- */

static int compare_rows(const void *left, const void *right) {
    const struct record_row *a = left, *b = right;
    if (a->tally.games != b->tally.games)
        return a->tally.games < b->tally.games ? 1 : -1;
    return strcmp(a->game, b->game);
}

static void count_game(struct record *record, const struct saved *saved, enum outcome outcome) {
    size_t at = 0;
    while (at < record->game_count && strcmp(record->games[at].game, saved->game) != 0)
        at++;
    if (at == record->game_count)
        add_row(&record->games, &record->game_count, NULL, false, saved->game);
    add_tally(&record->games[at].tally, outcome, saved);
    add_tally(&record->tally, outcome, saved);
    if (outcome == WON)
        record->run = record->run > 0 ? record->run + 1 : 1;
    else
        record->run = record->run < 0 ? record->run - 1 : -1;
    if (record->run > (int)record->best)
        record->best = (unsigned)record->run;
}

/* From the sittings of one name, the oldest game first; who sits twice at one game counts once. */
static void record_fill(struct record *record, const struct sitting *sittings, size_t count) {
    *record = (struct record){.name = memory_string(sittings[0].saved->seat[sittings[0].seat])};
    for (size_t i = 0; i < count; i++) {
        const struct saved *saved = sittings[i].saved;
        if (i > 0 && saved == sittings[i - 1].saved)
            continue;
        if (saved->over)
            count_game(record, saved, outcome_of(saved, sittings[i].seat));
        else
            record->open++;
    }
    if (record->game_count)
        qsort(record->games, record->game_count, sizeof *record->games, compare_rows);
    count_opponents(record, sittings, count);
}

static void free_rows(struct record_row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(rows[i].opponent);
        free(rows[i].game);
    }
    free(rows);
}

/* ---- everybody ---- */

/* By name, the oldest game first: the list has the newest first. */
static int compare_sittings(const void *left, const void *right) {
    const struct sitting *a = left, *b = right;
    int order = strcmp(a->saved->seat[a->seat], b->saved->seat[b->seat]);
    if (order == 0 && a->saved != b->saved)
        order = a->saved < b->saved ? 1 : -1;
    return order ? order : (int)a->seat - (int)b->seat;
}

static int compare_records(const void *left, const void *right) {
    const struct record *a = left, *b = right;
    unsigned first = a->tally.games + a->open, second = b->tally.games + b->open;
    if (first != second)
        return first < second ? 1 : -1;
    return strcmp(a->name, b->name);
}

static const char *sitting_name(const struct sitting *sitting) {
    return sitting->saved->seat[sitting->seat];
}

static void fill_people(struct records *records, struct sitting *sittings, size_t count) {
    qsort(sittings, count, sizeof *sittings, compare_sittings);
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;
        while (end < count && strcmp(sitting_name(&sittings[i]), sitting_name(&sittings[end])) == 0)
            end++;
        records->people =
            memory_resize(records->people, records->count + 1, sizeof *records->people);
        record_fill(&records->people[records->count++], &sittings[i], end - i);
        i = end;
    }
    if (records->count)
        qsort(records->people, records->count, sizeof *records->people, compare_records);
}

void records_read(struct records *out) {
    struct saved *list = NULL;
    size_t count = store_list(&list, SIZE_MAX), seated = 0;
    struct sitting *sittings = memory_new(count * SEATS_MOST * sizeof *sittings);
    *out = (struct records){0};
    for (size_t i = 0; i < count; i++) {
        if (!is_counted(out, &list[i]))
            continue;
        for (unsigned seat = 0; seat < SEATS_MOST; seat++)
            if (is_person(&list[i], seat))
                sittings[seated++] = (struct sitting){&list[i], seat};
    }
    fill_people(out, sittings, seated);
    free(sittings);
    store_list_free(list, count);
}

void records_free(struct records *records) {
    for (size_t i = 0; i < records->count; i++) {
        struct record *record = &records->people[i];
        free_rows(record->games, record->game_count);
        free_rows(record->opponents, record->opponent_count);
        free(record->name);
    }
    free(records->people);
    *records = (struct records){0};
}

const struct record *records_find(const struct records *records, const char *name) {
    for (size_t i = 0; i < records->count; i++)
        if (strcmp(records->people[i].name, name) == 0)
            return &records->people[i];
    return NULL;
}

/* ---- for people ---- */

static void add_spaces(struct text *out, int count) {
    for (; count > 0; count--)
        text_add_char(out, ' ');
}

/* Adds text from outside in exactly so many columns. */
static void add_cell(struct text *out, const char *string, int columns) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, string, strlen(string), false);
    const char *at = safe.bytes, *end = at + safe.length;
    while (at < end) {
        const char *before = at;
        int width = utf8_width(utf8_next(&at, end));
        if (width > columns)
            break;
        text_add_bytes(out, before, (size_t)(at - before));
        columns -= width;
    }
    add_spaces(out, columns);
    text_free(&safe);
}

/* Adds a word or number that ends after so many columns. */
static void add_right(struct text *out, const char *string, int columns) {
    add_spaces(out, columns - utf8_columns(string));
    text_add(out, string);
}

static void add_number(struct text *out, unsigned long number, const char *unit) {
    struct text text = TEXT_EMPTY;
    text_addf(&text, "%lu%s", number, unit);
    add_right(out, text.bytes, NUMBER_COLUMNS);
    text_free(&text);
}

/* Adds the heads of a table's columns, the last one of them NULL or one more. */
static void add_head(struct text *out, const char *first, const char *last) {
    add_cell(out, first, NAME_COLUMNS);
    add_right(out, _("games"), NUMBER_COLUMNS);
    add_right(out, C_("games", "won"), NUMBER_COLUMNS);
    add_right(out, C_("games", "lost"), NUMBER_COLUMNS);
    add_right(out, C_("games", "drawn"), NUMBER_COLUMNS);
    add_right(out, "%", NUMBER_COLUMNS);
    add_right(out, last, NUMBER_COLUMNS);
}

static void add_numbers(struct text *out, const struct tally *tally) {
    add_number(out, tally->games, "");
    add_number(out, tally->won, "");
    add_number(out, tally->lost, "");
    add_number(out, tally->drawn, "");
    if (tally->games)
        add_number(out, (tally->won * 100ul + tally->games / 2) / tally->games, " %");
    else
        add_right(out, "-", NUMBER_COLUMNS);
}

/* The mean number of turns, with one digit behind the point. */
static void add_turns(struct text *out, const struct tally *tally) {
    unsigned long tenths = (tally->turns * 10 + tally->games / 2) / tally->games;
    struct text text = TEXT_EMPTY;
    text_addf(&text, "%lu.%lu", tenths / 10, tenths % 10);
    add_right(out, text.bytes, NUMBER_COLUMNS);
    text_free(&text);
}

void records_add_head(struct text *out) {
    add_head(out, _("Player"), C_("games", "open"));
}

void record_add_row(const struct record *record, struct text *out) {
    add_cell(out, record->name, NAME_COLUMNS);
    add_numbers(out, &record->tally);
    add_number(out, record->open, "");
}

void records_add_table(const struct records *records, struct text *out) {
    records_add_head(out);
    text_add_char(out, '\n');
    for (size_t i = 0; i < records->count; i++) {
        record_add_row(&records->people[i], out);
        text_add_char(out, '\n');
    }
}

void records_add_count(const struct records *records, struct text *out) {
    text_addf(out, _("Games over: %u. Not finished: %u."), records->games - records->open,
              records->open);
    if (records->damaged + records->foreign)
        text_addf(out, _(" Not counted: %u damaged files, %u files of no game known here."),
                  records->damaged, records->foreign);
    text_add_char(out, '\n');
}

/* The title of a game; games are counted only when they are known. */
static const char *title(const char *game) {
    return registry_find(game)->ruleset->title;
}

static void add_games(const struct record *record, struct text *out) {
    add_head(out, _("Game"), C_("games", "turns"));
    text_add_char(out, '\n');
    for (size_t i = 0; i < record->game_count; i++) {
        const struct record_row *row = &record->games[i];
        add_cell(out, title(row->game), NAME_COLUMNS);
        add_numbers(out, &row->tally);
        add_turns(out, &row->tally);
        text_add_char(out, '\n');
    }
}

/* Each opponent; and game by game, when the two met in more than one. */
static void add_opponents(const struct record *record, struct text *out) {
    struct text name = TEXT_EMPTY;
    add_head(out, _("Against"), C_("games", "turns"));
    text_add_char(out, '\n');
    for (size_t i = 0; i < record->opponent_count; i++) {
        const struct record_row *row = &record->opponents[i];
        bool only = *row->game && row->tally.games == row[-1].tally.games && !*row[-1].game;
        if (only)
            continue;
        text_clear(&name);
        if (*row->game)
            text_addf(&name, "  %s", title(row->game));
        else
            text_addf(&name, row->bot ? _("%s (bot)") : "%s", row->opponent);
        add_cell(out, name.bytes, NAME_COLUMNS);
        add_numbers(out, &row->tally);
        add_turns(out, &row->tally);
        text_add_char(out, '\n');
    }
    text_free(&name);
}

static void add_runs(const struct record *record, struct text *out) {
    text_addf(out, _("The longest run of wins: %u."), record->best);
    if (record->run > 0)
        text_addf(out, _(" The present run: %d won."), record->run);
    else if (record->run < 0)
        text_addf(out, _(" The present run: %d not won."), -record->run);
    text_add_char(out, '\n');
}

void record_add(const struct record *record, struct text *out) {
    records_add_head(out);
    text_add_char(out, '\n');
    record_add_row(record, out);
    text_add(out, "\n\n");
    if (record->tally.games == 0) {
        text_add(out, _("No game of this player is over yet."));
        text_add_char(out, '\n');
        return;
    }
    add_runs(record, out);
    text_add_char(out, '\n');
    add_games(record, out);
    text_add_char(out, '\n');
    add_opponents(record, out);
}
