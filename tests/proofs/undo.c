/*
 * undo.c - proof: undo is exact, and dice cannot be fished for.
 *
 * A session walks at random: moves, taking back, making again, looking anywhere. digest[i] is
 * the position after i moves of the line in force; whoever comes there by another way must find
 * it again. rolled[i] is what fell there: after undo, in the reloaded log and in a game played
 * on from here the same must fall again; after a hint, and from every position of a game that was
 * analysed, too. At a table with players that are programs taking back goes to the person's own
 * last decision, as it was.
 */
#include <stdlib.h>

#include "bots/analysis.h"
#include "core/memory.h"
#include "table/seats.h"

#include "proof.h"

enum { MOVES_MOST = 400, STEPS_MOST = 2000, RELOAD = 50, HINT = 60, FROM_HERE = 4 };
enum { TABLES = 3, TABLE_MOVES = 120 };

struct walk {
    const struct registered *game;
    struct session *session;
    struct rng rng;
    uint64_t digest[MOVES_MOST + 1];
    struct move rolled[MOVES_MOST + 1];
    size_t known; /* rolled[i] is what fell in this line, for i < known */
    unsigned long walks, differences, fished, gained, hints;
};

static bool next_is_chance(const struct session *session) {
    struct turn turn;
    session_turn(session, &turn);
    return turn.phase == PHASE_CHANCE;
}

/* Remembers the positions from `from` to the present one: the program may have drawn moves of its
   own (a set-up by chance). */
static void remember(struct walk *walk, size_t from) {
    size_t at = session_at(walk->session);
    for (size_t i = from; i <= at; i++) {
        session_seek(walk->session, i);
        walk->digest[i] = session_digest(walk->session);
    }
}

/* The roll that falls in another session standing at the same place; frees it. */
static void compare_roll(struct walk *walk, struct session *other, const struct move *roll) {
    walk->fished++;
    if (!other || !session_roll(other, NULL, NULL) ||
        !move_equal(&session_entry(other, session_at(other) - 1)->move, roll))
        walk->gained++;
    if (other)
        session_free(other);
}

static struct session *reload(const struct session *session) {
    struct problem problem;
    size_t length;
    const char *log = session_log(session, &length);
    struct session *again = session_load(log, length, &problem);
    problem_free(&problem);
    return again;
}

/* What a hint does: somebody thinks about the position, and the log gets a comment. */
static void take_hint(struct walk *walk) {
    struct session *session = walk->session;
    struct text why = TEXT_EMPTY;
    struct turn turn;
    struct move move;
    session_turn(session, &turn);
    if (turn.phase == PHASE_PLAY) {
        struct player *player = player_open("search:4", walk->game, "hint", &why);
        player_ask(player, session, (unsigned)__builtin_ctz(turn.acting));
        while (player_poll(player, 1000, &move, &why) == PLAYER_THINKS)
            continue;
        player_close(player);
    }
    session_note(session, turn.owner, "hint", "move");
    walk->hints++;
    text_free(&why);
}

/* One move; a roll met again must be the same. */
static bool step(struct walk *walk) {
    struct session *session = walk->session;
    size_t at = session_at(session);
    bool chance = next_is_chance(session);
    bool elsewhere = chance && rng_below(&walk->rng, RELOAD) == 0;
    struct session *again = elsewhere ? reload(session) : NULL;
    struct session *branch = elsewhere ? session_branch(session, at, "proof.log#1", NULL) : NULL;
    if (rng_below(&walk->rng, HINT) == 0)
        take_hint(walk);
    if (!proof_step(session, &walk->rng))
        return false;
    const struct move *move = &session_entry(session, at)->move;
    if (elsewhere) {
        compare_roll(walk, again, move);
        compare_roll(walk, branch, move);
    }
    if (chance && at < walk->known) {
        walk->fished++;
        walk->gained += !move_equal(move, &walk->rolled[at]);
    }
    if (!move_equal(move, &walk->rolled[at]) || at >= walk->known)
        walk->known = at + 1; /* another line from here on */
    walk->rolled[at] = *move;
    remember(walk, at + 1);
    return true;
}

static void stands(struct walk *walk) {
    walk->walks++;
    if (session_digest(walk->session) != walk->digest[session_at(walk->session)])
        walk->differences++;
}

/* Some moves back, some of them again. */
static void back_and_forth(struct walk *walk) {
    struct session *session = walk->session;
    for (uint32_t left = 1 + rng_below(&walk->rng, 3); left > 0; left--) {
        if (!session_undo(session, session_asker(session), UINT8_MAX, NULL))
            break;
        stands(walk);
    }
    for (uint32_t left = rng_below(&walk->rng, 6); left > 0; left--) {
        if (!session_redo(session, NULL, NULL))
            break;
        stands(walk);
    }
}

static void look_around(struct walk *walk) {
    size_t at = session_at(walk->session);
    session_seek(walk->session, rng_below(&walk->rng, (uint32_t)at + 1));
    stands(walk);
    session_seek(walk->session, at);
    stands(walk);
}

/* Games played on from some rolls of this one, after it was analysed when it is over. */
static void play_from_here(struct walk *walk) {
    struct session *session = walk->session;
    size_t length = session_length(session);
    struct analysis *analysis = session_finished(session) ? analysis_new(session) : NULL;
    if (analysis)
        analysis_step(analysis, 1);
    analysis_free(analysis);
    for (unsigned tries = 0; length > 0 && tries < FROM_HERE; tries++) {
        size_t at = rng_below(&walk->rng, (uint32_t)length);
        struct move roll = session_entry(session, at)->move;
        if (session_entry(session, at)->actor == CHANCE)
            compare_roll(walk, session_branch(session, at, "proof.log#1", NULL), &roll);
    }
}

/* ---- a table with players that are programs ---- */

/* Takes back: to the person's last decision, and so to that position. */
static void take_back(struct walk *walk, struct seats *seats, size_t decision) {
    struct takeback takeback;
    unsigned asker = seats_asker(seats);
    seats_takeback(seats, &takeback);
    walk->differences += asker != 0 || !takeback.possible || takeback.to != decision;
    bool undone = session_undo(walk->session, asker, (uint8_t)seats->bots, NULL);
    seats_forget(seats);
    walk->differences += !undone || session_at(walk->session) != decision;
    stands(walk);
}

/* The person sits at A and chooses at random; 'decisions' holds where. */
static void at_table(struct walk *walk, struct seats *seats) {
    struct session *session = walk->session;
    size_t decisions[MOVES_MOST + 1], made = 0;
    struct text why = TEXT_EMPTY;
    struct turn turn;
    for (int i = 0; i < TABLE_MOVES && !session_over(session); i++) {
        size_t at = session_at(session);
        session_turn(session, &turn);
        unsigned seat = seats_turn(seats, &turn);
        walk->digest[at] = session_digest(session);
        if (made > 0 && rng_below(&walk->rng, 6) == 0) {
            take_back(walk, seats, decisions[--made]);
        } else if (turn.phase == PHASE_CHANCE) {
            session_roll(session, NULL, NULL);
        } else if (seats->bot[seat]) {
            walk->differences += seats_step(seats, seat, -1, NULL, &why) != SEATED_MOVED;
        } else {
            proof_move(session, seat, &walk->rng);
            decisions[made++] = at;
        }
    }
    text_free(&why);
}

static void one_table(struct walk *walk, unsigned number) {
    const struct ruleset *rules = walk->game->ruleset;
    struct new_game new_game = {.game = walk->game, .seed = number % 2 ? "table" : "chairs"};
    struct text why = TEXT_EMPTY;
    setup_init(&new_game.setup, rules, rules->seats_least);
    for (unsigned seat = 1; seat < new_game.setup.seats; seat++)
        new_game.players[seat] = number % 2 ? "greedy" : "random";
    struct seats seats;
    walk->session = session_new(&new_game, &why);
    seats_open(&seats, walk->session, false, &why);
    assert(!why.length);
    at_table(walk, &seats);
    seats_close(&seats);
    session_free(walk->session);
    text_free(&why);
}

static void tables(struct walk *walk, unsigned count) {
    walk->walks = walk->differences = 0;
    for (unsigned number = 0; number < count; number++)
        one_table(walk, number);
    proof_claim(walk->walks > 0 && !walk->differences, walk->game,
                "%lu times taken back at a table with bots, %lu not to the person's decision",
                walk->walks, walk->differences);
}

/* ---- the proof ---- */

static void one_session(struct walk *walk, unsigned number) {
    walk->session = proof_session(walk->game, number);
    walk->known = 0;
    remember(walk, 0);
    for (int i = 0; i < STEPS_MOST && session_at(walk->session) < MOVES_MOST; i++) {
        uint32_t what = rng_below(&walk->rng, 8);
        if (what == 0)
            look_around(walk);
        else if (what < 4 && session_at(walk->session) > 0)
            back_and_forth(walk);
        else if (!step(walk))
            break;
    }
    play_from_here(walk);
    struct session *again = reload(walk->session);
    walk->walks++;
    if (!again || session_digest(again) != session_digest(walk->session))
        walk->differences++;
    if (again)
        session_free(again);
    session_free(walk->session);
}

int main(int count, char **words) {
    unsigned long most = proof_long(count, words) ? 250000 : 4000;
    static struct walk walk;
    for (const struct registered *game = registry; game->ruleset; game++) {
        memset(&walk, 0, sizeof walk);
        walk.game = game;
        rng_seed(&walk.rng, 11, 54);
        for (unsigned number = 0; walk.walks < most; number++)
            one_session(&walk, number);
        proof_claim(!walk.differences, game, "%lu walks there and back, %lu differences",
                    walk.walks, walk.differences);
        proof_claim(!walk.gained, game, "%lu rolls met again, %lu hints, %lu other dice",
                    walk.fished, walk.hints, walk.gained);
        tables(&walk, proof_long(count, words) ? 100 * TABLES : TABLES);
    }
    return proof_end();
}
