/*
 * mirror.c - a session that shows a game which another program keeps: see mirror.h.
 *
 * Every position is kept, so that going anywhere is a copy: what was hidden when it was current
 * cannot be found again by playing the moves.
 */
#include "session/mirror.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/clock.h"

#include "session_state.h"

struct mirror {
    struct mirror_link link;
    unsigned own; /* bits of the seats played here */

    /* Of each position, 0 .. length; the news and `known` of a move are those of the position
       after it. */
    unsigned char *positions;
    char **news; /* NULL: none */
    bool *known;
    size_t count, capacity;
};

static unsigned char *position_at(const struct session *session, size_t at) {
    return session->mirror->positions + at * session->rules->state_size;
}

/* Forgets the positions from this one on. */
static void forget_from(struct mirror *mirror, size_t at) {
    while (mirror->count > at)
        free(mirror->news[--mirror->count]);
}

/* Adds `session->now` as the next position. */
static void keep(struct session *session, const char *news, bool known) {
    struct mirror *mirror = session->mirror;
    size_t size = session->rules->state_size;
    if (mirror->count == mirror->capacity) {
        mirror->capacity = mirror->capacity ? mirror->capacity * 2 : 64;
        mirror->positions = memory_resize(mirror->positions, mirror->capacity, size);
        mirror->news = memory_resize(mirror->news, mirror->capacity, sizeof *mirror->news);
        mirror->known = memory_resize(mirror->known, mirror->capacity, sizeof *mirror->known);
    }
    memcpy(position_at(session, mirror->count), session->now, size);
    mirror->news[mirror->count] = news ? memory_string(news) : NULL;
    mirror->known[mirror->count++] = known;
}

struct session *session_mirror(const struct new_game *game, unsigned own,
                               const struct mirror_link *link, struct text *why) {
    struct session *session = session_create(game, false, why);
    if (!session)
        return NULL;
    session->mirror = memory_new(sizeof *session->mirror);
    *session->mirror = (struct mirror){.link = *link, .own = own};
    keep(session, NULL, true);
    return session;
}

void mirror_free(struct mirror *mirror) {
    if (!mirror)
        return;
    forget_from(mirror, 0);
    free(mirror->positions);
    free(mirror->news);
    free(mirror->known);
    free(mirror);
}

bool session_is_mirror(const struct session *session) {
    return session->mirror != NULL;
}

unsigned session_own(const struct session *session) {
    return session->mirror ? session->mirror->own : (1u << session->setup.seats) - 1;
}

bool session_ask(struct session *session, const char *request, struct text *news,
                 struct text *why) {
    const struct mirror_link *link = &session->mirror->link;
    struct text ignored = TEXT_EMPTY;
    bool done = link->ask(link->context, request, news, why ? why : &ignored);
    text_free(&ignored);
    return done;
}

bool mirror_ask_move(struct session *session, const char *word, const struct move *move,
                     struct text *news, struct text *why) {
    struct text request = TEXT_EMPTY;
    text_addf(&request, "%s ", word);
    notation_print(session->notation, move, &request);
    bool done = session_ask(session, request.bytes, news, why);
    text_free(&request);
    return done;
}

void mirror_seek(struct session *session, size_t at) {
    memcpy(session->now, position_at(session, at), session->rules->state_size);
    session->at = at;
}

bool mirror_knows(const struct session *session, size_t index) {
    return session->mirror->known[index + 1];
}

const char *mirror_news(const struct session *session, size_t index) {
    const char *news = session->mirror->news[index + 1];
    return news ? news : "";
}

/* ---- what comes from the program that keeps the game ---- */

static bool same_move(const struct move *a, const struct move *b) {
    return a->verb == b->verb && a->count == b->count &&
           memcmp(a->arg, b->arg, a->count * sizeof *a->arg) == 0;
}

/* Puts the entry at the end of those in force. True when it is the one that was taken back there.
 */
static bool put_entry(struct session *session, const struct mirror_step *step) {
    if (session->at == session->capacity) {
        session->capacity = session->capacity ? session->capacity * 2 : 64;
        session->entries =
            memory_resize(session->entries, session->capacity, sizeof *session->entries);
    }
    struct entry *place = &session->entries[session->at];
    bool again = session->at < session->length && step->known &&
                 mirror_knows(session, session->at) && place->actor == step->entry.actor &&
                 same_move(&place->move, &step->entry.move);
    *place = step->entry;
    return again;
}

/* Reads a position into `session->next`. */
static bool read_position(struct session *session, const char *position, struct text *why) {
    struct setup setup = session->setup;
    setup.deal = position;
    memset(session->next, 0, session->rules->state_size);
    const char *refused = session->rules->start(session->next, &setup);
    if (refused)
        text_add(why, _(refused));
    return !refused;
}

bool mirror_restart(struct session *session, const char *position, struct text *why) {
    if (!read_position(session, position, why))
        return false;
    memcpy(session->now, session->next, session->rules->state_size);
    forget_from(session->mirror, 0);
    session->at = session->live = session->length = 0;
    session->ended = ENDED_NOT;
    keep(session, NULL, true);
    return true;
}

bool mirror_add(struct session *session, const struct mirror_step *step, struct text *why) {
    struct turn turn = {0};
    if (!read_position(session, step->position, why))
        return false;
    session->at = session->live;
    bool again = put_entry(session, step);
    if (again) { /* the positions after it are still good */
        memcpy(position_at(session, session->at + 1), session->next, session->rules->state_size);
        memcpy(session->now, session->next, session->rules->state_size);
    } else {
        forget_from(session->mirror, session->at + 1);
        memcpy(session->now, session->next, session->rules->state_size);
        keep(session, step->news, step->known);
    }
    if (!again)
        session->length = session->at + 1;
    session->live = ++session->at;
    session->rules->turn(session->now, &turn);
    session->ended = turn.phase == PHASE_OVER ? ENDED_RULES : ENDED_NOT;
    return true;
}

void mirror_reveal(struct session *session, size_t index, const struct move *move) {
    if (index >= session->length)
        return;
    session->entries[index].move = *move;
    session->mirror->known[index + 1] = true;
}

void mirror_cut(struct session *session, size_t at) {
    if (at > session->live)
        return;
    mirror_seek(session, at);
    session->live = at;
}

void mirror_end(struct session *session, const char *word, unsigned loser) {
    unsigned ended = session_ends_by((struct word){word, strlen(word)});
    if (ended == ENDED_NOT)
        return;
    session->ended = ended;
    session->loser = (uint8_t)loser;
}

void mirror_clock(struct session *session, unsigned seat, uint32_t left, uint8_t periods,
                  bool running) {
    struct clocks *clocks = &session->clocks;
    struct seat_clock *clock = &clocks->seat[seat];
    clock->main = periods ? 0 : left;
    clock->period = left;
    clock->periods = periods ? periods : clocks->control.periods;
    if (running) {
        clocks->running = (int)seat;
        clocks->since = clock_play();
    } else if (clocks->running == (int)seat) {
        clocks->running = NO_CLOCK;
    }
}
