/*
 * lab_sums.c - the rows of an experiment added up: see lab_sums.h.
 */
#include "cli/lab_sums.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"

static void count_end(struct cell_sums *cell, const char *rule) {
    unsigned i = 0;
    while (i < RULES_MOST - 1 && cell->ended[i].games && strcmp(cell->ended[i].rule, rule) != 0)
        i++;
    snprintf(cell->ended[i].rule, RULE_BYTES, "%s", rule);
    cell->ended[i].games++;
}

/* "move*12 end*3". */
static void count_verbs(struct lab_sums *sums, const char *verbs) {
    const struct ruleset *rules = sums->experiment->game->ruleset;
    struct word rest = {verbs, strlen(verbs)}, item, name;
    while (word_part(&rest, ' ', &item)) {
        long times;
        if (!word_part(&item, '*', &name) || !word_number(item, 0, UINT32_MAX, &times))
            continue;
        for (unsigned verb = 0; verb < rules->verb_count; verb++)
            if (strlen(rules->verbs[verb].word) == name.length &&
                memcmp(rules->verbs[verb].word, name.bytes, name.length) == 0) {
                sums->verbs[verb] += (uint64_t)times;
                sums->verb_games[verb]++;
            }
    }
}

static void count_word(struct lab_sums *sums, struct word word, bool won) {
    unsigned i = 0;
    while (i < CHOSEN_MOST && sums->chosen[i].seats &&
           (strlen(sums->chosen[i].word) != word.length ||
            memcmp(sums->chosen[i].word, word.bytes, word.length) != 0))
        i++;
    if (i == CHOSEN_MOST || word.length >= WORD_BYTES)
        return;
    memcpy(sums->chosen[i].word, word.bytes, word.length);
    sums->chosen[i].seats++;
    sums->chosen[i].wins += won;
}

/* True when the same item stood earlier in the line. */
static bool came_before(const char *line, struct word item) {
    for (struct word rest = {line, (size_t)(item.bytes - line)}, other;
         word_part(&rest, ' ', &other);)
        if (other.length == item.length && memcmp(other.bytes, item.bytes, item.length) == 0)
            return true;
    return false;
}

/* "A=tower B=inn". */
static void count_words(struct lab_sums *sums, const struct row *row) {
    const struct fixture *fixture = &sums->experiment->cells[row->cell].fixture;
    struct word rest = {row->words, strlen(row->words)}, item;
    if (row->played.state != PLAYED_OVER)
        return;
    while (word_part(&rest, ' ', &item)) {
        unsigned seat = (unsigned)(item.length > 2 ? item.bytes[0] - 'A' : SEATS_MOST);
        if (seat >= fixture->setup.seats || came_before(row->words, item))
            continue;
        unsigned player = fixture_player(fixture, row->game, seat);
        count_word(sums, (struct word){item.bytes + 2, item.length - 2},
                   row->played.winners >> player & 1);
    }
}

static void take_row(void *context, const struct row *row) {
    struct lab_sums *sums = context;
    if (sums->only && row->cell != sums->only - 1)
        return;
    struct cell_sums *cell = &sums->cells[row->cell];
    cell->arena.results[row->game] = row->played;
    cell->played++;
    cell->all_decisions += row->played.decisions;
    cell->choices += row->choices;
    cell->leads += row->leads;
    cell->behind += row->behind;
    cell->settled += row->settled;
    cell->luck += row->luck;
    cell->play += row->play;
    sums->games++;
    if (row->played.state == PLAYED_OVER)
        count_end(cell, row->rule);
    count_verbs(sums, row->verbs);
    count_words(sums, row);
}

struct lab_sums *lab_sums_read(const struct lab *lab, unsigned only, struct text *why) {
    const struct experiment *experiment = lab->experiment;
    struct lab_sums *sums = memory_new(sizeof *sums);
    sums->experiment = experiment;
    sums->only = only;
    sums->cells = memory_new(experiment->cell_count * sizeof *sums->cells);
    for (unsigned i = 0; i < experiment->cell_count; i++) {
        struct arena *arena = &sums->cells[i].arena;
        arena->fixture = experiment->cells[i].fixture;
        arena->games = experiment->cells[i].games;
        arena->results = memory_new(arena->games * sizeof *arena->results);
    }
    if (lab_read(lab, take_row, sums, why))
        return sums;
    lab_sums_free(sums);
    return NULL;
}

void lab_sums_free(struct lab_sums *sums) {
    if (!sums)
        return;
    for (unsigned i = 0; i < sums->experiment->cell_count; i++)
        free(sums->cells[i].arena.results);
    free(sums->cells);
    free(sums);
}

bool lab_sums_tells(const struct lab_sums *sums, unsigned cell) {
    return (!sums->only || cell == sums->only - 1) && sums->cells[cell].played;
}

unsigned lab_sums_seats(const struct lab_sums *sums) {
    unsigned most = 0;
    for (unsigned i = 0; i < sums->experiment->cell_count; i++)
        if (lab_sums_tells(sums, i) && sums->cells[i].arena.fixture.setup.seats > most)
            most = sums->cells[i].arena.fixture.setup.seats;
    return most;
}
