/*
 * continue.c - continues a game in a new log when the old one is nearly full, or the secrets of its
 * two-key dice are lost: see session.h, log.h.
 *
 *      GAME.log    ... 97,990 lines ...   ; goes on in GAME-2.log
 *      GAME-2.log  [Seed "7b1f..."] [Position "..."] [Origin "GAME.log#48211"] ...
 *
 * The second log alone gives the same game: the position contains everything, and the new seed
 * comes from the generator of the old log, so that continuing again gives the same dice. With
 * two-key dice it has new commitments.
 */
#include <string.h>

#include "core/utf8.h"
#include "session/held.h"
#include "session/store.h"

#include "session_state.h"

bool session_full(struct session *session) {
    return !session->ended && session->at == session->live && session->held.length == 0 &&
           (session_room(session) != LOG_ROOM || two_key_lost(session));
}

static const char *file_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void session_origin(const struct session *session, size_t at, struct text *out) {
    const char *path = session_path(session);
    if (*path)
        text_add(out, file_of(path));
    else
        text_addf(out, "%s-%s", session->rules->name, session_tag(session, "Date"));
    text_addf(out, "#%zu", at);
}

/* Adds the seed of the log that follows: the next 64 bits that this log's dice would use. */
static void add_seed(const struct session *session, struct text *out) {
    struct rng rng = session->rng;
    for (int i = 0; i < 2; i++)
        text_addf(out, "%08x", (unsigned)rng_next(&rng));
}

/* The clocks go on as they stand. */
static void take_clocks(const struct session *session, struct session *next) {
    next->clocks = session->clocks;
    clocks_settle(&next->clocks);
    next->clocks.running = NO_CLOCK;
    for (unsigned seat = 0; seat < next->setup.seats; seat++) {
        clocks_write(&next->clocks, seat, &next->log);
        clock_list_keep(&next->times, &next->clocks, seat, next->live);
    }
}

/* The new session, without a file. */
static struct session *begin(const struct session *session, struct text *why) {
    struct text position = TEXT_EMPTY, seed = TEXT_EMPTY, origin = TEXT_EMPTY;
    session->rules->describe(session->now, VIEW_ALL, &position);
    if (session->dice != DICE_TWO_KEY)
        add_seed(session, &seed);
    session_origin(session, session->live, &origin);
    struct new_game game = {.game = session->game,
                            .setup = session->setup,
                            .seed = seed.bytes,
                            .deal = position.bytes,
                            .origin = origin.bytes,
                            .clock = session->clocks.control,
                            .dice = session->dice,
                            .continues = session};
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        game.names[seat] = session->names[seat];
        game.players[seat] = session_player(session, seat);
    }
    struct session *next = session_create(&game, session->seeded, why);
    if (next)
        next->foreign = session->foreign;
    if (next && session->clocks.control.kind != CONTROL_NONE)
        take_clocks(session, next);
    text_free(&position);
    text_free(&seed);
    text_free(&origin);
    return next;
}

/* Gives the new session a file beside the old one's, and names it there. */
static void save_beside(struct session *session, struct session *next, struct text *notice) {
    struct text why = TEXT_EMPTY, name = TEXT_EMPTY;
    struct store *store = store_create_beside(store_path(session->store), &why);
    if (store) {
        const char *file = file_of(store_path(store));
        session_attach(next, store);
        utf8_add_safe(&name, file, strlen(file), false);
        text_addf(&session->log, "; goes on in %s\n", name.bytes);
        session_save(session);
        held_forget(store_path(session->store)); /* keys of dice that nobody rolls any more */
        text_addf(notice,
                  two_key_lost(session)
                      ? _("The keys of these dice are lost. The game goes on in %s with new ones.")
                      : _("The log is nearly full. The game goes on in %s."),
                  name.bytes);
    } else {
        text_add(&next->unsaved, why.bytes);
        text_add(notice, two_key_lost(session)
                             ? _("The keys of these dice are lost, and there can be no new log.")
                             : _("The log is nearly full, and there can be no new one."));
    }
    text_free(&why);
    text_free(&name);
}

struct session *session_continue(struct session *session, struct text *why) {
    struct session *next = begin(session, why);
    if (!next)
        return NULL;
    struct text notice = TEXT_EMPTY;
    if (session->store)
        save_beside(session, next, &notice);
    else
        text_add(&notice, two_key_lost(session)
                              ? _("The keys of these dice are lost. There are new ones.")
                              : _("The log is nearly full. The game goes on in a new one."));
    session_play_random(next, NULL);
    session_notify(next, notice.bytes);
    text_free(&notice);
    return next;
}
