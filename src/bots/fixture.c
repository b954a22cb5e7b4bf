/*
 * fixture.c - the games of a match, each determined by its number: see fixture.h.
 */
#include "bots/fixture.h"

#include <stdlib.h>

#include "core/memory.h"

unsigned fixture_player(const struct fixture *fixture, size_t game, unsigned seat) {
    unsigned count = fixture->setup.seats, order[SEATS_MOST] = {0};
    size_t deal = game / count, turned = game % count;
    for (unsigned i = 0; i < count; i++)
        order[i] = i;
    for (unsigned i = count - 1; i > 1; i--) { /* the first player stays: turning moves her */
        unsigned other = 1 + (unsigned)(deal % i), kept = order[i];
        order[i] = order[other];
        order[other] = kept;
        deal /= i;
    }
    return order[(seat + count - turned) % count];
}

bool fixture_starts_programs(const struct fixture *fixture) {
    for (unsigned player = 0; player < fixture->setup.seats; player++)
        if (player_is_program(fixture->words[player]))
            return true;
    return false;
}

void fixture_seed(const struct fixture *fixture, size_t game, struct text *out) {
    text_addf(out, "%s/%zu", fixture->seed, game / fixture->setup.seats + 1);
}

struct session *fixture_session(const struct fixture *fixture, size_t game, struct text *why) {
    struct text seed = TEXT_EMPTY;
    fixture_seed(fixture, game, &seed);
    struct new_game new_game = {.game = fixture->game,
                                .setup = fixture->setup,
                                .seed = seed.bytes,
                                .deal =
                                    opening_deal(&fixture->openings, game / fixture->setup.seats)};
    for (unsigned seat = 0; seat < fixture->setup.seats; seat++)
        new_game.players[seat] = fixture->full[fixture_player(fixture, game, seat)];
    struct session *session = session_new(&new_game, why);
    if (session && !opening_play(&fixture->openings, seed.bytes, &session, why)) {
        session_free(session);
        session = NULL;
    }
    text_free(&seed);
    return session;
}

static struct player *open_player(const struct fixture *fixture, unsigned player, size_t game,
                                  struct text *why) {
    struct text seed = TEXT_EMPTY;
    const struct registered *known_as = fixture->known_as[player];
    text_addf(&seed, "%s/%zu/%u", fixture->seed, game + 1, player);
    struct player *opened =
        player_open(fixture->words[player], known_as ? known_as : fixture->game, seed.bytes, why);
    if (opened)
        player_budget(opened, &(struct budget){.threads = 1});
    text_free(&seed);
    return opened;
}

bool fixture_open(struct fixture *fixture, struct text *why) {
    for (unsigned player = 0; player < fixture->setup.seats; player++) {
        struct player *opened = open_player(fixture, player, 0, why);
        if (!opened)
            return false;
        fixture->full[player] = memory_string(player_word(opened));
        player_close(opened);
    }
    return true;
}

void fixture_close(struct fixture *fixture) {
    for (unsigned player = 0; player < SEATS_MOST; player++)
        free(fixture->full[player]);
}

enum match_end fixture_play(const struct fixture *fixture, size_t game, const atomic_bool *stop,
                            struct match *match, struct text *why) {
    *match = (struct match){.session = fixture_session(fixture, game, why),
                            .most_moves = fixture->most_moves,
                            .stop = stop,
                            .remarks = TEXT_EMPTY};
    enum match_end end = MATCH_STOPPED;
    bool ok = match->session != NULL;
    for (unsigned seat = 0; ok && seat < fixture->setup.seats; seat++) {
        match->players[seat] = open_player(fixture, fixture_player(fixture, game, seat), game, why);
        ok = match->players[seat] != NULL;
    }
    if (ok)
        end = match_play(match);
    for (unsigned seat = 0; seat < fixture->setup.seats; seat++)
        if (match->players[seat])
            player_close(match->players[seat]);
    return end;
}

/* Who decided first, and how many decisions were made. */
static void count_decisions(const struct fixture *fixture, size_t game,
                            const struct session *session, struct played *out) {
    out->decisions = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        const struct entry *entry = session_entry(session, i);
        if (entry->actor == CHANCE || entry->random)
            continue;
        if (out->decisions++ == 0)
            out->began = (uint8_t)fixture_player(fixture, game, entry->actor);
    }
}

void fixture_facts(const struct fixture *fixture, size_t game, const struct session *session,
                   struct played *out) {
    struct result result;
    struct turn turn;
    session_result(session, &result);
    session_turn(session, &turn);
    out->turns = turn.number;
    out->state = session_over(session) ? PLAYED_OVER : PLAYED_UNFINISHED;
    out->moves = (uint32_t)session_length(session);
    out->reason = result.reason;
    out->winners = 0;
    count_decisions(fixture, game, session, out);
    for (unsigned seat = 0; seat < fixture->setup.seats; seat++)
        if (out->state == PLAYED_OVER && result.winners >> seat & 1)
            out->winners |= (uint8_t)(1u << fixture_player(fixture, game, seat));
}
