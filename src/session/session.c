/*
 * session.c - one game's history: see session.h and session_state.h.
 *
 * Positions are kept every STRIDE moves with the generator that belongs to them; going anywhere
 * is a copy and at most STRIDE - 1 moves.
 */
#include "session/session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/store.h"

#include "session_state.h"

/* ---- making and freeing
 * ------------------------------------------------------------------------------ */

struct session *session_empty(const struct registered *game) {
    const struct ruleset *rules = game->ruleset;
    assert(rules->state_size <= STATE_MOST);
    struct session *session = memory_new(sizeof *session);
    session->game = game;
    session->rules = rules;
    session->notation =
        notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    session->now = memory_new(rules->state_size);
    session->next = memory_new(rules->state_size);
    session->log = session->held = session->unsaved = session->notice = TEXT_EMPTY;
    session->line = session->description = TEXT_EMPTY;
    session->sealed = session->seeded = true;
    clocks_start(&session->clocks, &(struct time_control){.kind = CONTROL_NONE});
    log_chain_start(&session->chain);
    return session;
}

void session_free(struct session *session) {
    if (!session)
        return;
    if (session->store)
        store_close(session->store);
    notation_free(session->notation);
    for (unsigned i = 0; i < session->tag_count; i++) {
        free(session->tags[i].name);
        free(session->tags[i].value);
    }
    for (unsigned i = 0; i < SEATS_MOST; i++)
        free(session->names[i]);
    comment_list_free(&session->comments);
    clock_list_free(&session->times);
    mirror_free(session->mirror);
    two_key_free(&session->two_key);
    free(session->source);
    free(session->now);
    free(session->next);
    free(session->entries);
    free(session->snapshots);
    move_list_free(&session->moves);
    text_free(&session->log);
    text_free(&session->held);
    text_free(&session->line);
    text_free(&session->description);
    text_free(&session->unsaved);
    text_free(&session->notice);
    free(session);
}

void session_add_tag(struct session *session, const char *name, const char *value) {
    assert(session->tag_count < TAGS_MOST);
    session->tags[session->tag_count++] =
        (struct tag){.name = memory_string(name), .value = memory_string(value)};
}

const char *const dice_words[] = {"program", "table", "two-key", NULL};

void session_deal(struct session *session, struct text *out) {
    struct setup setup = session->setup;
    setup.deal = NULL;
    session->rules->deal(&setup, &session->rng, out);
}

struct move session_random_move(struct session *session, unsigned seat) {
    move_list_reserve(&session->moves, session->rules->moves_most);
    return random_move(session->rules, session->now, seat, &session->rng, &session->moves);
}

bool session_draw(struct session *session, struct move *out) {
    struct chance chance = {0};
    bool known = session->dice == DICE_TWO_KEY ? two_key_use(session)
                                               : session->seeded && session->dice != DICE_TABLE;
    if (!known)
        return false;
    session->rules->chance(session->now, &chance);
    *out = chance_draw(&chance, &session->rng);
    return true;
}

bool session_ready_outcome(struct session *session, const struct turn *turn, struct text *why) {
    return session->dice != DICE_TWO_KEY || two_key_give(session, turn, why);
}

static unsigned char *snapshot(const struct session *session, size_t index) {
    return session->snapshots + index * (sizeof(struct rng) + session->rules->state_size);
}

/* Keeps the present position when it is one of those that are kept. */
static void keep_snapshot(struct session *session) {
    if (session->at % STRIDE)
        return;
    size_t index = session->at / STRIDE;
    if (index >= session->snapshot_capacity) {
        session->snapshot_capacity = session->snapshot_capacity ? index * 2 : 16;
        session->snapshots = memory_resize(session->snapshots, session->snapshot_capacity,
                                           sizeof(struct rng) + session->rules->state_size);
    }
    memcpy(snapshot(session, index), &session->rng, sizeof session->rng);
    memcpy(snapshot(session, index) + sizeof session->rng, session->now,
           session->rules->state_size);
}

bool session_begin(struct session *session, struct text *why) {
    memset(session->now, 0, session->rules->state_size);
    const char *refused = session->rules->start(session->now, &session->setup);
    if (refused) {
        text_add(why, _(refused));
        return false;
    }
    keep_snapshot(session);
    return true;
}

/* ---- what it is, where it stands ---- */

const struct registered *session_game(const struct session *session) {
    return session->game;
}

const struct ruleset *session_rules(const struct session *session) {
    return session->rules;
}

const struct notation *session_notation(const struct session *session) {
    return session->notation;
}

const struct setup *session_setup(const struct session *session) {
    return &session->setup;
}

const char *const *session_names(const struct session *session) {
    return (const char *const *)session->names;
}

const char *session_tag(const struct session *session, const char *name) {
    for (unsigned i = 0; i < session->tag_count; i++)
        if (strcmp(session->tags[i].name, name) == 0)
            return session->tags[i].value;
    return "";
}

const char *session_log(const struct session *session, size_t *length) {
    *length = session->log.length;
    return session->log.bytes;
}

bool session_sealed(const struct session *session) {
    return session->sealed;
}

bool session_seeded(const struct session *session) {
    return session->seeded;
}

enum dice_source session_dice_source(const struct session *session) {
    return session->dice;
}

const char *session_player_tag(unsigned seat) {
    static const char *const names[SEATS_MOST] = {"PlayerA", "PlayerB", "PlayerC",
                                                  "PlayerD", "PlayerE", "PlayerF"};
    return names[seat];
}

const char *session_player(const struct session *session, unsigned seat) {
    return seat < session->setup.seats ? session_tag(session, session_player_tag(seat)) : "";
}

bool session_foreign(const struct session *session) {
    return session->foreign;
}

void session_trust(struct session *session) {
    session->foreign = false;
}

size_t session_length(const struct session *session) {
    return session->length;
}

size_t session_at(const struct session *session) {
    return session->at;
}

const struct entry *session_entry(const struct session *session, size_t index) {
    assert(index < session->length);
    return &session->entries[index];
}

const game_state *session_state(const struct session *session) {
    return session->now;
}

void session_turn(const struct session *session, struct turn *out) {
    session->rules->turn(session->now, out);
    if (session->ended > ENDED_RULES && session->at == session->live) {
        out->phase = PHASE_OVER;
        out->acting = 0;
        out->random = false;
    }
}

bool session_finished(const struct session *session) {
    return session->ended != ENDED_NOT;
}

bool session_over(const struct session *session) {
    return session->ended != ENDED_NOT && session->at == session->live;
}

void session_result(const struct session *session, struct result *out) {
    *out = (struct result){.reason = NULL};
    session->rules->result(session->now, out);
    if (session->at != session->live)
        return;
    static const char *const reasons[] = {
        [ENDED_RESIGNED] = N_("the other side gave up"),
        [ENDED_AGREED] = N_("a draw was agreed"),
        [ENDED_FLAG] = N_("the other side's time is up"),
        [ENDED_WITHHELD] = N_("the other side withheld its key for the dice"),
    };
    if (session->ended <= ENDED_RULES)
        return;
    out->reason = reasons[session->ended];
    out->winners = 0;
    if (session->ended != ENDED_AGREED)
        out->winners = (uint8_t)(((1u << session->setup.seats) - 1) & ~(1u << session->loser));
}

uint64_t session_digest(const struct session *session) {
    struct text description = TEXT_EMPTY;
    session->rules->describe(session->now, VIEW_ALL, &description);
    uint64_t digest = log_digest(description.bytes, description.length);
    text_free(&description);
    return digest;
}

bool session_shows(const struct session *session, size_t index, enum viewer viewer) {
    const struct entry *entry = session_entry(session, index);
    struct turn turn = {0};
    if (session->mirror && !mirror_knows(session, index))
        return false;
    if (!entry->secret || viewer == VIEW_ALL || viewer == (enum viewer)entry->actor)
        return true;
    if (session->rules->verbs[entry->move.verb].hidden)
        return false;
    if (index >= session->at) /* not yet replayed: hidden while unrevealed */
        return index + session->held_count < session->live;
    session_turn(session, &turn);
    bool revealed = !turn.secret;
    for (size_t i = index + 1; i < session->at && !revealed; i++)
        revealed = !session->entries[i].secret;
    return revealed;
}

size_t session_turn_start(const struct session *session, size_t index) {
    assert(index < session->length);
    uint32_t turn = session->entries[index].turn;
    while (index > 0 && session->entries[index - 1].turn == turn)
        index--;
    return index;
}

size_t session_turn_end(const struct session *session, size_t index) {
    assert(index < session->length);
    uint32_t turn = session->entries[index].turn;
    while (index < session->length && session->entries[index].turn == turn)
        index++;
    return index;
}

/* ---- moving about ---- */

/* Carries position and generator over one entry that is already in the list. */
static void step(struct session *session) {
    const struct entry *entry = &session->entries[session->at];
    struct move drawn;
    if (entry->actor == CHANCE && session->seeded)
        session_draw(session, &drawn); /* the log holds what it gave */
    if (entry->random && session->seeded)
        session_random_move(session, entry->actor);
    session->rules->apply(session->now, entry->actor, &entry->move, NULL);
    session->at++;
}

void session_seek(struct session *session, size_t at) {
    assert(at <= session->length);
    if (session->mirror) {
        mirror_seek(session, at);
        return;
    }
    if (at < session->at || at / STRIDE > session->at / STRIDE) {
        size_t index = at / STRIDE;
        memcpy(&session->rng, snapshot(session, index), sizeof session->rng);
        memcpy(session->now, snapshot(session, index) + sizeof session->rng,
               session->rules->state_size);
        session->at = index * STRIDE;
    }
    while (session->at < at)
        step(session);
}

void session_describe_at(const struct session *session, size_t at, struct text *out) {
    assert(at <= session->length);
    game_state *state = memory_new(session->rules->state_size);
    memcpy(state, snapshot(session, at / STRIDE) + sizeof session->rng, session->rules->state_size);
    for (size_t i = at / STRIDE * STRIDE; i < at; i++)
        session->rules->apply(state, session->entries[i].actor, &session->entries[i].move, NULL);
    session->rules->describe(state, VIEW_ALL, out);
    free(state);
}

void session_push(struct session *session, unsigned actor, const struct move *move,
                  const struct turn *before) {
    if (session->at == session->capacity) {
        session->capacity = session->capacity ? session->capacity * 2 : 64;
        session->entries =
            memory_resize(session->entries, session->capacity, sizeof *session->entries);
    }
    size_t before_it = session->at ? session->entries[session->at - 1].outcomes : 0;
    size_t outcomes = before_it + (actor == CHANCE || before->random);
    session->entries[session->at] = (struct entry){.move = *move,
                                                   .turn = before->number,
                                                   .outcomes = (uint32_t)outcomes,
                                                   .actor = (uint8_t)actor,
                                                   .secret = before->secret,
                                                   .random = before->random};
    game_state *now = session->next;
    session->next = session->now;
    session->now = now;
    session->live = session->length = ++session->at;
    keep_snapshot(session);
}

unsigned session_dice(const struct session *session, unsigned count[64], unsigned *faces) {
    memset(count, 0, 64 * sizeof *count);
    *faces = 0;
    unsigned draws = 0;
    for (size_t i = 0; i < session->at; i++) {
        const struct entry *entry = &session->entries[i];
        if (entry->actor != CHANCE)
            continue;
        for (unsigned k = 0; k < entry->move.count; k++) {
            unsigned domain = session->rules->verbs[entry->move.verb].domain[k];
            if (session->rules->domains[domain].count > *faces)
                *faces = session->rules->domains[domain].count;
            assert(entry->move.arg[k] < 64);
            count[entry->move.arg[k]]++;
            draws++;
        }
    }
    return draws;
}
