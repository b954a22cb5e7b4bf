/*
 * row.c - one game of an experiment as a line of CSV: see row.h.
 *
 * The lead is measured by the game's own estimate, after each decision of a seat: the leader is the
 * seat with the best chance, and at equal chances who led before. These are the measures of Browne
 * and Maire ("Evolutionary Game Design", 2010), counted in integers: lead changes, drama (how far
 * the later winner was behind), decisiveness (how long until the winner led for good).
 */
#include "bots/row.h"

#include <stdlib.h>

#include "bots/luck.h"

const char row_header[] = "cell,options,players,game,order,end,rule,winners,began,forfeits,moves,"
                          "decisions,turns,choices,leads,behind,settled,luck,play,verbs,words";

enum { COLUMNS = 21, VERBS_MOST = 64 };

void row_identity(const struct experiment *experiment, unsigned cell, size_t game,
                  struct text *out) {
    const struct experiment_cell *of = &experiment->cells[cell];
    text_addf(out, "%u,%s,%s,%zu,", cell + 1, of->options, of->players, game + 1);
    for (unsigned seat = 0; seat < of->fixture.setup.seats; seat++)
        text_add_number(out, (long)fixture_player(&of->fixture, game, seat) + 1);
    text_add_char(out, ',');
}

/*
 * Measuring.
 */
struct measuring {
    const struct experiment *experiment;
    const struct ruleset *rules;
    struct session *session;
    struct played played;
    uint8_t winners; /* bits of seats */
    struct move_list list;
    uint32_t choices, leads, settled, decisions;
    uint64_t behind;
    unsigned leader;
    struct luck luck;
    uint32_t verbs[VERBS_MOST];
    struct text words;
};

static unsigned best_seat(const uint16_t chances[SEATS_MOST], unsigned leader) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (chances[seat] > chances[leader])
            leader = seat;
    return leader;
}

/* The position after a decision. */
static void measure_lead(struct measuring *measuring) {
    uint16_t chances[SEATS_MOST] = {0};
    if (session_over(measuring->session))
        return;
    ruleset_estimate(measuring->rules, session_state(measuring->session), chances);
    unsigned leader = best_seat(chances, measuring->leader);
    measuring->leads += measuring->decisions > 1 && leader != measuring->leader;
    measuring->leader = leader;
    if (!measuring->winners)
        return;
    unsigned winner = (unsigned)__builtin_ctz(measuring->winners);
    measuring->behind += (uint64_t)(chances[leader] - chances[winner]);
    if (!(measuring->winners >> leader & 1))
        measuring->settled = measuring->decisions;
}

/* The position before a decision. */
static void measure_choices(struct measuring *measuring, unsigned seat) {
    measuring->list.count = 0;
    measuring->rules->moves(session_state(measuring->session), seat, &measuring->list);
    measuring->choices += (uint32_t)measuring->list.count;
}

static void measure_word(struct measuring *measuring, const struct entry *entry) {
    const struct experiment *experiment = measuring->experiment;
    const struct verb *verb = &measuring->rules->verbs[experiment->verb];
    if (entry->move.verb != experiment->verb || entry->move.count <= experiment->argument)
        return;
    text_addf(
        &measuring->words, "%s%c=%s", measuring->words.length ? " " : "", seat_letter(entry->actor),
        notation_word(session_notation(measuring->session), verb->domain[experiment->argument],
                      entry->move.arg[experiment->argument]));
}

static void measure_move(struct measuring *measuring, size_t index) {
    const struct entry *entry = session_entry(measuring->session, index);
    unsigned measured = measuring->experiment->measured;
    if (entry->actor == CHANCE || entry->random)
        return;
    measuring->decisions++;
    if (entry->move.verb < VERBS_MOST)
        measuring->verbs[entry->move.verb]++;
    if (measured & MEASURED_WORDS)
        measure_word(measuring, entry);
    if (measured & MEASURED_CHOICES) {
        session_seek(measuring->session, index);
        measure_choices(measuring, entry->actor);
    }
    if (measured & MEASURED_LEAD) {
        session_seek(measuring->session, index + 1);
        measure_lead(measuring);
    }
}

static void add_letters(struct text *out, uint8_t seats) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (seats >> seat & 1)
            text_add_char(out, seat_letter(seat));
    text_add_char(out, ',');
}

/* "CD-12: both are stuck" ends a game by CD-12. */
static void add_rule(struct text *out, const char *reason) {
    const char *end = reason ? strchr(reason, ':') : NULL;
    if (end && end - reason < 8)
        text_add_bytes(out, reason, (size_t)(end - reason));
    text_add_char(out, ',');
}

static void add_facts(struct measuring *measuring, unsigned began, uint8_t forfeited,
                      struct text *out) {
    const struct played *played = &measuring->played;
    text_add(out, played->state == PLAYED_OVER ? "over," : "unfinished,");
    add_rule(out, played->reason);
    add_letters(out, measuring->winners);
    add_letters(out, (uint8_t)(1u << began));
    add_letters(out, forfeited);
    text_addf(out, "%u,%u,%u,", played->moves, played->decisions, played->turns);
}

static void add_measured(struct measuring *measuring, struct text *out) {
    unsigned decisions = measuring->decisions ? measuring->decisions : 1;
    text_addf(out, "%u,%u,%u,%u,%u,%u,", measuring->choices, measuring->leads,
              (unsigned)(measuring->behind / decisions), measuring->settled,
              (unsigned)(measuring->luck.dice / ESTIMATE_WHOLE),
              (unsigned)(measuring->luck.play / ESTIMATE_WHOLE));
    bool first = true;
    for (unsigned verb = 0; verb < measuring->rules->verb_count && verb < VERBS_MOST; verb++)
        if (measuring->verbs[verb]) {
            text_addf(out, "%s%s*%u", first ? "" : " ", measuring->rules->verbs[verb].word,
                      measuring->verbs[verb]);
            first = false;
        }
    text_addf(out, ",%s", measuring->words.bytes);
}

/* The seat of a player. */
static unsigned seat_of(const struct fixture *fixture, size_t game, unsigned player) {
    unsigned seat = 0;
    while (fixture_player(fixture, game, seat) != player)
        seat++;
    return seat;
}

void row_measure(const struct experiment *experiment, unsigned cell, size_t game,
                 struct session *session, uint8_t forfeited, struct text *out) {
    const struct fixture *fixture = &experiment->cells[cell].fixture;
    struct measuring measuring = {.experiment = experiment,
                                  .rules = experiment->game->ruleset,
                                  .session = session,
                                  .words = TEXT_EMPTY};
    fixture_facts(fixture, game, session, &measuring.played);
    for (unsigned seat = 0; seat < fixture->setup.seats; seat++)
        if (measuring.played.winners >> fixture_player(fixture, game, seat) & 1)
            measuring.winners |= (uint8_t)(1u << seat);
    move_list_reserve(&measuring.list, measuring.rules->moves_most);
    for (size_t index = 0; index < session_length(session); index++)
        measure_move(&measuring, index);
    if (experiment->measured & MEASURED_LUCK)
        luck_measure(session, &measuring.luck);
    add_facts(&measuring, seat_of(fixture, game, measuring.played.began), forfeited, out);
    add_measured(&measuring, out);
    move_list_free(&measuring.list);
    text_free(&measuring.words);
}

/*
 * Reading.
 */

/* Bits of players from letters of seats. */
static bool read_seats(const struct fixture *fixture, size_t game, const char *letters,
                       uint8_t *out) {
    *out = 0;
    for (; *letters; letters++) {
        unsigned seat = (unsigned)(*letters - 'A');
        if (seat >= fixture->setup.seats)
            return false;
        *out |= (uint8_t)(1u << fixture_player(fixture, game, seat));
    }
    return true;
}

static bool read_number(const char *column, uint32_t *out) {
    long number;
    bool ok = word_number((struct word){column, strlen(column)}, 0, UINT32_MAX, &number);
    *out = ok ? (uint32_t)number : 0;
    return ok;
}

static bool read_facts(const struct fixture *fixture, char *const *columns, struct row *out) {
    struct played *played = &out->played;
    uint8_t began;
    played->state = strcmp(columns[5], "over") == 0 ? PLAYED_OVER : PLAYED_UNFINISHED;
    if (played->state == PLAYED_UNFINISHED && strcmp(columns[5], "unfinished") != 0)
        return false;
    if (!read_seats(fixture, out->game, columns[7], &played->winners) ||
        !read_seats(fixture, out->game, columns[8], &began) || !began ||
        !read_seats(fixture, out->game, columns[9], &played->forfeited))
        return false;
    played->began = (uint8_t)__builtin_ctz(began);
    out->rule = columns[6];
    out->verbs = columns[19];
    out->words = columns[20];
    return read_number(columns[10], &played->moves) &&
           read_number(columns[11], &played->decisions) &&
           read_number(columns[12], &played->turns) && read_number(columns[13], &out->choices) &&
           read_number(columns[14], &out->leads) && read_number(columns[15], &out->behind) &&
           read_number(columns[16], &out->settled) && read_number(columns[17], &out->luck) &&
           read_number(columns[18], &out->play);
}

bool row_read(const struct experiment *experiment, char *line, struct row *out) {
    char *columns[COLUMNS] = {line};
    unsigned count = 1;
    uint32_t cell, game;
    for (char *at = line; (at = strchr(at, ',')); count++) {
        if (count == COLUMNS)
            return false;
        *at++ = '\0';
        columns[count] = at;
    }
    *out = (struct row){0};
    if (count != COLUMNS || !read_number(columns[0], &cell) || !read_number(columns[3], &game) ||
        cell - 1 >= experiment->cell_count || game - 1 >= experiment->cells[cell - 1].games)
        return false;
    out->cell = cell - 1;
    out->game = game - 1;
    return read_facts(&experiment->cells[out->cell].fixture, columns, out);
}
