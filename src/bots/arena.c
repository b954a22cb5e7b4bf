/*
 * arena.c - many games with balanced seats and deals, whose results are kept: see arena.h.
 *
 * A game is determined by its number: its seed, its seats and its players' seeds follow from that,
 * and its players are opened for this game alone. So it does not matter which worker plays it, or
 * in which run. Workers take numbers and return results while they hold the lock.
 */
#include "bots/arena.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/store.h"

enum { LOOK_MILLISECONDS = 100 };

struct run {
    struct arena *arena;
    char *full[SEATS_MOST]; /* what player_word says of each player */
    pthread_mutex_t lock;   /* over all below, and arena's results */
    size_t next, done;
    unsigned working; /* workers that have not ended */
    struct text why;  /* of the first failure */
    atomic_bool stop;
};

unsigned arena_player(const struct arena *arena, size_t game, unsigned seat) {
    unsigned count = arena->setup.seats, order[SEATS_MOST] = {0};
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

static void add_seed(const struct arena *arena, size_t game, struct text *out) {
    text_addf(out, "%s/%zu", arena->seed, game / arena->setup.seats + 1);
}

static void add_path(const struct arena *arena, size_t game, struct text *out) {
    text_addf(out, "%s/%s-%06zu.log", arena->folder, arena->game->ruleset->name, game + 1);
}

/* The session of a game, after its opening. */
static struct session *new_session(const struct run *run, size_t game, struct text *why) {
    const struct arena *arena = run->arena;
    struct text seed = TEXT_EMPTY;
    add_seed(arena, game, &seed);
    struct new_game new_game = {.game = arena->game,
                                .setup = arena->setup,
                                .seed = seed.bytes,
                                .deal = opening_deal(&arena->openings, game / arena->setup.seats)};
    for (unsigned seat = 0; seat < arena->setup.seats; seat++)
        new_game.players[seat] = run->full[arena_player(arena, game, seat)];
    struct session *session = session_new(&new_game, why);
    if (session && !opening_play(&arena->openings, seed.bytes, &session, why)) {
        session_free(session);
        session = NULL;
    }
    text_free(&seed);
    return session;
}

/*
 * What the folder holds.
 */

/* True when the log begins where the game does; it may break off before that. */
static bool begins_alike(struct run *run, size_t game, const struct session *session) {
    struct session *begun = new_session(run, game, &run->why);
    size_t length = begun ? session_length(begun) : 0;
    length = length < session_length(session) ? length : session_length(session);
    bool same =
        begun && strcmp(session_tag(begun, "Position"), session_tag(session, "Position")) == 0;
    for (size_t i = 0; same && i < length; i++)
        same = move_equal(&session_entry(begun, i)->move, &session_entry(session, i)->move);
    session_free(begun);
    return same;
}

/* True when the log is of this game between these players. */
static bool belongs(struct run *run, size_t game, const struct session *session) {
    const struct arena *arena = run->arena;
    struct text seed = TEXT_EMPTY;
    add_seed(arena, game, &seed);
    bool same = session_game(session) == arena->game &&
                session_setup(session)->seats == arena->setup.seats &&
                strcmp(session_tag(session, "Seed"), seed.bytes) == 0 &&
                memcmp(session_setup(session)->option, arena->setup.option,
                       sizeof arena->setup.option) == 0;
    for (unsigned seat = 0; same && seat < arena->setup.seats; seat++)
        same =
            strcmp(session_player(session, seat), run->full[arena_player(arena, game, seat)]) == 0;
    text_free(&seed);
    return same && begins_alike(run, game, session);
}

/* Who decided first, and how many decisions were made. */
static void count_decisions(const struct arena *arena, size_t game, const struct session *session,
                            struct arena_game *out) {
    out->decisions = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        const struct entry *entry = session_entry(session, i);
        if (entry->actor == CHANCE || entry->random)
            continue;
        if (out->decisions++ == 0)
            out->began = (uint8_t)arena_player(arena, game, entry->actor);
    }
}

static void take_result(const struct arena *arena, size_t game, const struct session *session,
                        struct arena_game *out) {
    struct result result;
    session_result(session, &result);
    out->state = session_over(session) ? ARENA_OVER : ARENA_UNFINISHED;
    out->moves = (uint32_t)session_length(session);
    out->reason = result.reason;
    out->winners = 0;
    count_decisions(arena, game, session, out);
    for (unsigned seat = 0; seat < arena->setup.seats; seat++)
        if (out->state == ARENA_OVER && result.winners >> seat & 1)
            out->winners |= (uint8_t)(1u << arena_player(arena, game, seat));
}

/* Takes a game over from its log. A log that breaks off, as one does when the machine stops while
   it is written, or before this run's most_moves is removed, and the game played again. */
static bool take_log(struct run *run, size_t game, const char *path, const struct text *bytes) {
    struct arena *arena = run->arena;
    struct problem problem = {.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct session *session = session_load(bytes->bytes, bytes->length, &problem);
    bool ours = session && belongs(run, game, session);
    bool whole = ours && problem.kind == PROBLEM_NONE &&
                 (session_over(session) || session_length(session) >= arena->most_moves);
    if (whole) {
        take_result(arena, game, session, &arena->results[game]);
        arena->kept++;
    } else if (bytes->length && !ours) {
        text_addf(&run->why, _("%s is a log of other games"), path);
    } else if (unlink(path) != 0) {
        text_addf(&run->why, "%s: %s", path, strerror(errno));
    }
    session_free(session);
    problem_free(&problem);
    return run->why.length == 0;
}

static bool take_folder(struct run *run) {
    struct text path = TEXT_EMPTY, bytes = TEXT_EMPTY;
    bool ok = true;
    for (size_t game = run->arena->first; ok && run->arena->folder && game < run->arena->games;
         game++) {
        text_clear(&path);
        text_clear(&bytes);
        add_path(run->arena, game, &path);
        if (access(path.bytes, F_OK) == 0)
            ok = store_read(path.bytes, &bytes, &run->why) &&
                 take_log(run, game, path.bytes, &bytes);
    }
    text_free(&path);
    text_free(&bytes);
    return ok;
}

/*
 * One game.
 */
static struct player *open_player(const struct arena *arena, unsigned player, size_t game,
                                  struct text *why) {
    struct text seed = TEXT_EMPTY;
    text_addf(&seed, "%s/%zu/%u", arena->seed, game + 1, player);
    struct player *opened = player_open(arena->words[player], arena->game, seed.bytes, why);
    if (opened)
        player_budget(opened, &(struct budget){.threads = 1});
    text_free(&seed);
    return opened;
}

static bool write_log(const struct arena *arena, size_t game, struct session *session,
                      struct text *why) {
    struct text path = TEXT_EMPTY;
    add_path(arena, game, &path);
    struct store *store = store_create(path.bytes, NULL, why);
    if (store) {
        session_attach(session, store);
        const char *unsaved = session_unsaved(session);
        if (unsaved)
            text_addf(why, "%s: %s", path.bytes, unsaved);
    }
    text_free(&path);
    return why->length == 0;
}

static void add_remarks(struct arena *arena, size_t game, const char *lines) {
    for (struct word rest = {lines, strlen(lines)}, line; word_part(&rest, '\n', &line);) {
        unsigned player = arena_player(arena, game, (unsigned)(line.bytes[0] - 'A'));
        text_addf(&arena->remarks, _("game %zu, "), game + 1);
        utf8_add_safe(&arena->remarks, arena->words[player], strlen(arena->words[player]), false);
        text_addf(&arena->remarks, "%.*s\n", (int)line.length - 1, line.bytes + 1);
    }
}

/* Gives the game's result back. */
static void hand_in(struct run *run, size_t game, const struct match *match) {
    struct arena *arena = run->arena;
    struct arena_game *result = &arena->results[game];
    pthread_mutex_lock(&run->lock);
    take_result(arena, game, match->session, result);
    for (unsigned seat = 0; seat < arena->setup.seats; seat++) {
        unsigned player = arena_player(arena, game, seat);
        const struct match_player *did = &match->did[seat];
        struct match_player *sum = &arena->did[player];
        sum->moves += did->moves;
        sum->milliseconds += did->milliseconds;
        if (did->slowest > sum->slowest)
            sum->slowest = did->slowest;
        if (did->forfeited)
            result->forfeited |= (uint8_t)(1u << player);
    }
    add_remarks(arena, game, match->remarks.bytes);
    run->done++;
    pthread_mutex_unlock(&run->lock);
}

/* Plays a game and keeps it, unless stopped. false with a sentence in why. */
static bool play_game(struct run *run, size_t game, struct text *why) {
    struct arena *arena = run->arena;
    struct match match = {.session = new_session(run, game, why),
                          .most_moves = arena->most_moves,
                          .stop = &run->stop,
                          .remarks = TEXT_EMPTY};
    bool ok = match.session != NULL;
    for (unsigned seat = 0; ok && seat < arena->setup.seats; seat++) {
        match.players[seat] = open_player(arena, arena_player(arena, game, seat), game, why);
        ok = match.players[seat] != NULL;
    }
    if (ok && match_play(&match) != MATCH_STOPPED) {
        ok = !arena->folder || write_log(arena, game, match.session, why);
        if (ok)
            hand_in(run, game, &match);
    }
    for (unsigned seat = 0; seat < arena->setup.seats; seat++)
        if (match.players[seat])
            player_close(match.players[seat]);
    session_free(match.session);
    text_free(&match.remarks);
    return ok;
}

/*
 * The workers.
 */

/* The next game that nobody has played; false when there is none. */
static bool take_game(struct run *run, size_t *game) {
    pthread_mutex_lock(&run->lock);
    while (run->next < run->arena->games && run->arena->results[run->next].state != ARENA_WAITING)
        run->next++;
    *game = run->next++;
    pthread_mutex_unlock(&run->lock);
    return *game < run->arena->games;
}

static void *work(void *context) {
    struct run *run = context;
    struct text why = TEXT_EMPTY;
    size_t game;
    while (!atomic_load(&run->stop) && take_game(run, &game))
        if (!play_game(run, game, &why))
            atomic_store(&run->stop, true);
    pthread_mutex_lock(&run->lock);
    if (why.length && !run->why.length)
        text_add(&run->why, why.bytes);
    run->working--;
    pthread_mutex_unlock(&run->lock);
    text_free(&why);
    return NULL;
}

static void watch(struct run *run) {
    const struct timespec pause = {.tv_nsec = LOOK_MILLISECONDS * 1000000L};
    bool working = true;
    while (working) {
        pthread_mutex_lock(&run->lock);
        working = run->working > 0;
        size_t done = run->done + run->arena->kept;
        if (!run->arena->progress(run->arena->context, done))
            atomic_store(&run->stop, true);
        pthread_mutex_unlock(&run->lock);
        if (working)
            nanosleep(&pause, NULL);
    }
}

static void play_all(struct run *run) {
    pthread_t workers[ARENA_AT_ONCE_MOST];
    assert(run->arena->at_once >= 1 && run->arena->at_once <= ARENA_AT_ONCE_MOST);
    unsigned started = 0;
    run->working = run->arena->at_once;
    while (started < run->arena->at_once && pthread_create(&workers[started], NULL, work, run) == 0)
        started++;
    if (started < run->arena->at_once) {
        pthread_mutex_lock(&run->lock);
        run->working -= run->arena->at_once - started;
        if (!started)
            text_add(&run->why, _("no thread could be started"));
        pthread_mutex_unlock(&run->lock);
    }
    watch(run);
    while (started)
        pthread_join(workers[--started], NULL);
}

/* What the players are called in full; the first look at whether they can be opened. */
static bool name_players(struct run *run) {
    for (unsigned player = 0; player < run->arena->setup.seats; player++) {
        struct player *opened = open_player(run->arena, player, 0, &run->why);
        if (!opened)
            return false;
        run->full[player] = memory_string(player_word(opened));
        player_close(opened);
    }
    return true;
}

bool arena_run(struct arena *arena, struct text *why) {
    struct run run = {.arena = arena, .lock = PTHREAD_MUTEX_INITIALIZER, .why = TEXT_EMPTY};
    atomic_init(&run.stop, false);
    run.next = arena->first;
    if (name_players(&run) && take_folder(&run))
        play_all(&run);
    text_add(why, run.why.bytes);
    for (unsigned player = 0; player < arena->setup.seats; player++)
        free(run.full[player]);
    text_free(&run.why);
    return why->length == 0;
}
