/*
 * undo.c - proof: undo is exact, and dice cannot be fished for.
 *
 * A session walks at random: moves, taking back, making again, looking anywhere. digest[i] is
 * the position after i moves of the line in force; whoever comes there by another way must find
 * it again. rolled[i] is what fell there: after undo, in the reloaded log and in a game played
 * on from here the same must fall again.
 */
#include "core/memory.h"
#include "proof.h"
#include <stdlib.h>

enum { MOVES_MOST = 400, STEPS_MOST = 2000, RELOAD = 50 };

struct walk {
    const struct registered *game;
    struct session *session;
    struct rng rng;
    uint64_t digest[MOVES_MOST + 1];
    struct move rolled[MOVES_MOST + 1];
    size_t known; /* rolled[i] is what fell in this line, for i < known */
    unsigned long walks, differences, fished, gained;
};

static bool next_is_chance(const struct session *session) {
    struct turn turn;
    session_turn(session, &turn);
    return turn.phase == PHASE_CHANCE;
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

/* One move; a roll met again must be the same. */
static bool step(struct walk *walk) {
    struct session *session = walk->session;
    size_t at = session_at(session);
    bool chance = next_is_chance(session);
    bool elsewhere = chance && rng_below(&walk->rng, RELOAD) == 0;
    struct session *again = elsewhere ? reload(session) : NULL;
    struct session *branch = elsewhere ? session_branch(session, at, "proof.log#1", NULL) : NULL;
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
    walk->digest[at + 1] = session_digest(session);
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

static void one_session(struct walk *walk, unsigned number) {
    walk->session = proof_session(walk->game, number);
    walk->known = 0;
    walk->digest[0] = session_digest(walk->session);
    for (int i = 0; i < STEPS_MOST && session_at(walk->session) < MOVES_MOST; i++) {
        uint32_t what = rng_below(&walk->rng, 8);
        if (what == 0)
            look_around(walk);
        else if (what < 4 && session_at(walk->session) > 0)
            back_and_forth(walk);
        else if (!step(walk))
            break;
    }
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
        proof_claim(!walk.gained, game, "%lu rolls met again, %lu other dice", walk.fished,
                    walk.gained);
    }
    return proof_end();
}
