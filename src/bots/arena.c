/*
 * arena.c - the games of a fixture, and their logs: see arena.h.
 */
#include "bots/arena.h"

#include <errno.h>
#include <unistd.h>

#include "core/utf8.h"
#include "session/store.h"

/*
 * What the folder holds.
 */

/* True when the log begins where the game does; it may break off before that. */
static bool begins_alike(const struct fixture *fixture, size_t game, const struct session *session,
                         struct text *why) {
    struct session *begun = fixture_session(fixture, game, why);
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
static bool belongs(const struct fixture *fixture, size_t game, const struct session *session,
                    struct text *why) {
    struct text seed = TEXT_EMPTY;
    fixture_seed(fixture, game, &seed);
    const struct setup *setup = &fixture->setup;
    bool same = session_game(session) == fixture->game &&
                session_setup(session)->seats == setup->seats &&
                strcmp(session_tag(session, "Seed"), seed.bytes) == 0 &&
                memcmp(session_setup(session)->option, setup->option, sizeof setup->option) == 0;
    for (unsigned seat = 0; same && seat < setup->seats; seat++)
        same = strcmp(session_player(session, seat),
                      fixture->full[fixture_player(fixture, game, seat)]) == 0;
    text_free(&seed);
    return same && begins_alike(fixture, game, session, why);
}

/* Takes a game over from its log. A log that breaks off, as one does when the machine stops while
   it is written, or before this run's most_moves is removed, and the game played again. */
static bool take_log(struct arena *arena, size_t game, const char *path, const struct text *bytes,
                     struct text *why) {
    struct problem problem = {.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct session *session = session_load(bytes->bytes, bytes->length, &problem);
    bool ours = session && belongs(&arena->fixture, game, session, why);
    bool whole = ours && problem.kind == PROBLEM_NONE &&
                 (session_over(session) || session_length(session) >= arena->fixture.most_moves);
    if (whole) {
        fixture_facts(&arena->fixture, game, session, &arena->results[game]);
        arena->kept++;
        if (arena->ended)
            arena->ended(arena->context, game, session);
    } else if (bytes->length && !ours) {
        text_addf(why, _("%s is a log of other games"), path);
    } else if (unlink(path) != 0) {
        text_addf(why, "%s: %s", path, strerror(errno));
    }
    session_free(session);
    problem_free(&problem);
    return why->length == 0;
}

static bool take_folder(struct arena *arena, struct text *why) {
    struct text path = TEXT_EMPTY, bytes = TEXT_EMPTY;
    bool ok = true;
    for (size_t game = arena->first; ok && arena->folder && game < arena->games; game++) {
        text_clear(&path);
        text_clear(&bytes);
        store_number(arena->folder, arena->fixture.game->ruleset->name, game + 1, &path);
        if (access(path.bytes, F_OK) == 0)
            ok = store_read(path.bytes, &bytes, why) &&
                 take_log(arena, game, path.bytes, &bytes, why);
    }
    text_free(&path);
    text_free(&bytes);
    return ok;
}

/*
 * One game.
 */
static void add_remarks(struct arena *arena, size_t game, const char *lines) {
    for (struct word rest = {lines, strlen(lines)}, line; word_part(&rest, '\n', &line);) {
        unsigned player = fixture_player(&arena->fixture, game, (unsigned)(line.bytes[0] - 'A'));
        const char *word = arena->fixture.words[player];
        text_addf(&arena->remarks, _("game %zu, "), game + 1);
        utf8_add_safe(&arena->remarks, word, strlen(word), false);
        text_addf(&arena->remarks, "%.*s\n", (int)line.length - 1, line.bytes + 1);
    }
}

/* Takes the result over, while the lock is held. */
static void take_result(struct arena *arena, size_t game, const struct match *match) {
    struct played *result = &arena->results[game];
    fixture_facts(&arena->fixture, game, match->session, result);
    for (unsigned seat = 0; seat < arena->fixture.setup.seats; seat++) {
        unsigned player = fixture_player(&arena->fixture, game, seat);
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
    if (arena->ended)
        arena->ended(arena->context, game, match->session);
}

/*
 * All of them, by runner.h.
 */
static bool play(struct runner *runner, unsigned thread, size_t game, const atomic_bool *stop,
                 struct text *why) {
    struct arena *arena = runner->context;
    struct match match;
    (void)thread;
    bool ok = fixture_play(&arena->fixture, game, stop, &match, why) != MATCH_STOPPED &&
              (!arena->folder || session_write(match.session, arena->folder, game + 1, why));
    if (ok) {
        runner_lock(runner);
        take_result(arena, game, &match);
        runner_unlock(runner);
    }
    session_free(match.session);
    text_free(&match.remarks);
    return ok;
}

static bool is_done(void *context, size_t game) {
    const struct arena *arena = context;
    return arena->results[game].state != PLAYED_NOT;
}

bool arena_run(struct arena *arena, struct text *why) {
    struct runner runner = {.first = arena->first,
                            .end = arena->games,
                            .at_once = arena->at_once,
                            .context = arena,
                            .done = is_done,
                            .play = play,
                            .progress = arena->progress,
                            .progress_context = arena->context,
                            .all = arena->games - arena->first};
    bool ok = fixture_open(&arena->fixture, why) && take_folder(arena, why);
    runner.before = arena->kept;
    ok = ok && runner_run(&runner, why);
    fixture_close(&arena->fixture);
    return ok;
}
