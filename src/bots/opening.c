/*
 * opening.c - the first moves of a match's games: see opening.h.
 *
 * The random moves have a generator of their own, so the session's dice are those of its seed.
 */
#include "bots/opening.h"

#include <assert.h>

#include "session/dice.h"

enum { TRIES = 100 };

const char *opening_deal(const struct openings *openings, size_t deal) {
    return openings->deck_count ? openings->deck[deal % openings->deck_count] : NULL;
}

/* true when the session is past its opening, or over. */
static bool is_past(const struct session *session, const struct turn *turn, unsigned left) {
    if (turn->phase == PHASE_OVER)
        return true;
    size_t made = session_at(session);
    bool amid_secrets = turn->secret && made > 0 && session_entry(session, made - 1)->secret;
    return left == 0 && !amid_secrets;
}

static bool play_moves(struct session *session, unsigned moves, struct rng *rng,
                       struct move_list *list, struct text *why) {
    const struct ruleset *rules = session_rules(session);
    for (unsigned left = moves;;) {
        struct turn turn;
        session_turn(session, &turn);
        if (is_past(session, &turn, left))
            return true;
        if (turn.phase == PHASE_CHANCE) {
            if (!session_roll(session, NULL, why))
                return false;
            continue;
        }
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        struct move move = random_move(rules, session_state(session), seat, rng, list);
        if (!session_play(session, seat, &move, NULL, why))
            return false;
        left -= left > 0;
    }
}

bool opening_play(const struct openings *openings, const char *seed, struct session **session,
                  struct text *why) {
    struct move_list list = {0};
    bool ok = true;
    if (openings->moves)
        move_list_reserve(&list, session_rules(*session)->moves_most);
    for (unsigned tried = 0; ok && openings->moves && tried < TRIES; tried++) {
        struct text words = TEXT_EMPTY;
        struct rng rng;
        text_addf(&words, "opening/%u/%s/%u", openings->moves, seed, tried);
        dice_seed(&rng, words.bytes);
        text_free(&words);
        struct session *attempt = session_branch(*session, 0, NULL, why);
        ok = attempt && play_moves(attempt, openings->moves, &rng, &list, why);
        bool taken = ok && (!session_over(attempt) || tried == TRIES - 1);
        struct session *other = taken ? *session : attempt;
        if (taken)
            *session = attempt;
        session_free(other);
        if (taken)
            break;
    }
    move_list_free(&list);
    return ok;
}
