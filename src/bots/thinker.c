/*
 * thinker.c - the bots inside this program: levels, search, greedy, random.
 *
 * A question is answered at once when no search is needed (there is one legal move, the game
 * suggests a move, or the kind of bot does not search); otherwise a thread searches. The thread
 * gets the position as the seat may see it, written as text and read again, so it contains no
 * secret. Invariant: the thread runs only between ask and poll or forget; meanwhile the lock guards
 * `best` and `answered`.
 */
#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/player_kind.h"
#include "bots/search.h"
#include "bots/sensible.h"
#include "bots/taste.h"
#include "bots/thread.h"
#include "core/memory.h"
#include "session/dice.h"

struct thinker {
    struct player player;
    const struct level *level;
    const struct ruleset *rules;
    struct budget implied; /* by its word, in full */
    struct budget budget;  /* now, in full */
    char *seed;
    struct move_list list; /* scratch, as are candidates: moves_most of them */
    struct candidate *candidates;
    struct trail trail;
    struct rng rng; /* of the question */
    unsigned seat, seats;
    size_t made;           /* moves of the game when it was asked */
    struct search *search; /* NULL: a way that does not search */
    bool knows;            /* the search was asked before: */
    size_t followed;       /* moves of the session until then, */
    unsigned char *known;  /* and the position after them, with all secrets: not for the search */
    unsigned char *s;      /* the position as the seat sees it, state_size bytes */

    pthread_t thread;
    bool running; /* a thread is to be joined */
    atomic_bool stop;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool searched; /* this question, or it is being searched */
    bool answered;
    struct move best;
};

static struct thinker *of(struct player *player) {
    return (struct thinker *)(void *)player;
}

/* ---- opening ---- */

static struct budget full_budget(const struct budget *implied, const struct budget *given) {
    struct budget full = *given;
    if (!given->iterations && !given->milliseconds) {
        full.iterations = implied->iterations;
        full.milliseconds = implied->milliseconds;
    }
    if (given->ration && (!full.milliseconds || full.milliseconds > given->ration))
        full.milliseconds = given->ration;
    return full;
}

static void init_waiting(struct thinker *thinker) {
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&thinker->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    pthread_mutex_init(&thinker->lock, NULL);
}

static struct player *thinker_open(const struct opening *opening, struct text *why) {
    (void)why; /* the word was looked up already */
    struct thinker *thinker = memory_new(sizeof *thinker);
    thinker->level = level_find(opening->name, strlen(opening->name));
    thinker->rules = opening->game->ruleset;
    const struct level *level = thinker->level;
    thinker->implied = full_budget(
        &(struct budget){.iterations = level->iterations, .milliseconds = level->milliseconds},
        &opening->budget);
    thinker->budget = thinker->implied;
    thinker->seed = memory_string(opening->seed);
    thinker->s = memory_new(thinker->rules->state_size);
    thinker->known = memory_new(thinker->rules->state_size);
    move_list_reserve(&thinker->list, thinker->rules->moves_most);
    thinker->candidates = memory_new(thinker->rules->moves_most * sizeof *thinker->candidates);
    trail_init(&thinker->trail, thinker->rules);
    if (thinker->level->way == WAY_SEARCH)
        thinker->search = search_new(thinker->rules, SEARCH_MEMORY, JUDGE_BEST);
    init_waiting(thinker);
    return &thinker->player;
}

static void join(struct thinker *thinker) {
    if (!thinker->running)
        return;
    atomic_store(&thinker->stop, true);
    pthread_join(thinker->thread, NULL);
    thinker->running = false;
}

static void thinker_close(struct player *player) {
    struct thinker *thinker = of(player);
    join(thinker);
    pthread_cond_destroy(&thinker->changed);
    pthread_mutex_destroy(&thinker->lock);
    if (thinker->search)
        search_free(thinker->search);
    move_list_free(&thinker->list);
    trail_free(&thinker->trail);
    free(thinker->candidates);
    free(thinker->s);
    free(thinker->known);
    free(thinker->seed);
    free(thinker);
}

static void thinker_word(const struct player *player, struct text *out) {
    const struct thinker *thinker = (const struct thinker *)(const void *)player;
    text_add(out, thinker->level->word);
    if (thinker->search && thinker->budget.iterations)
        text_addf(out, ":%lu", (unsigned long)thinker->budget.iterations);
    if (thinker->search && thinker->budget.milliseconds)
        text_addf(out, ":%lums", (unsigned long)thinker->budget.milliseconds);
}

static void thinker_budget(struct player *player, const struct budget *budget) {
    struct thinker *thinker = of(player);
    join(thinker);
    thinker->budget = full_budget(&thinker->implied, budget);
}

/* ---- a question ---- */

/* The position as the seat sees it. In a game with secrets it is written as text for that seat and
   read again, which replaces everything hidden by something possible. */
static void see(struct thinker *thinker, const struct session *session, unsigned seat) {
    const struct ruleset *rules = thinker->rules;
    if (!rules->resample) {
        memcpy(thinker->s, session_state(session), rules->state_size);
        return;
    }
    struct setup setup = *session_setup(session);
    struct text position = TEXT_EMPTY;
    rules->describe(session_state(session), (enum viewer)seat, &position);
    setup.deal = position.bytes;
    memset(thinker->s, 0, rules->state_size);
    const char *refusal = rules->start((game_state *)(void *)thinker->s, &setup);
    assert(!refusal);
    text_free(&position);
}

/* The generator of this question: by the player's seed, the seat and the moves made. */
static struct rng question_rng(const struct thinker *thinker, const struct session *session,
                               unsigned seat) {
    struct text words = TEXT_EMPTY;
    struct rng rng;
    text_addf(&words, "%s/%u/%zu", thinker->seed, seat, session_at(session));
    dice_seed(&rng, words.bytes);
    text_free(&words);
    return rng;
}

static struct decision decision_of(struct thinker *thinker) {
    return (struct decision){.rules = thinker->rules,
                             .s = (const game_state *)(void *)thinker->s,
                             .seat = thinker->seat,
                             .seats = thinker->seats,
                             .trail = &thinker->trail,
                             .made = thinker->made,
                             .list = &thinker->list,
                             .rng = &thinker->rng};
}

/* The move when there is nothing to search for. */
static bool decide_at_once(struct thinker *thinker, struct move *out) {
    const struct ruleset *rules = thinker->rules;
    const game_state *s = (const game_state *)(void *)thinker->s;
    const struct level *level = thinker->level;
    struct decision decision = decision_of(thinker);
    thinker->list.count = 0;
    if (level->way == WAY_RANDOM)
        rules->moves(s, thinker->seat, &thinker->list);
    else
        sensible_moves(rules, s, thinker->seat, &thinker->list);
    *out = thinker->list.moves[0];
    if (thinker->list.count == 1)
        return true;
    if (level->way == WAY_RANDOM) {
        *out = thinker->list.moves[rng_below(&thinker->rng, (uint32_t)thinker->list.count)];
        return true;
    }
    if (rules->suggest && rules->suggest(s, thinker->seat, out))
        return true;
    if (level->way == WAY_GREEDY) {
        *out = greedy_move(rules, s, thinker->seats, thinker->seat, &thinker->rng, &thinker->list);
        return true;
    }
    if (taste_wins(&decision, out))
        return true;
    if (level->way == WAY_SEARCH)
        return false;
    size_t count = taste_step(&decision, thinker->candidates);
    *out = taste_choose(&decision, level, thinker->candidates, count);
    return true;
}

static void answer(struct thinker *thinker, const struct move *move) {
    pthread_mutex_lock(&thinker->lock);
    thinker->best = *move;
    thinker->answered = true;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
}

static void *think(void *argument) {
    struct thinker *thinker = argument;
    search_think(thinker->search, &thinker->budget, &thinker->stop);
    struct decision decision = decision_of(thinker);
    size_t count =
        search_candidates(thinker->search, thinker->candidates, thinker->rules->moves_most);
    struct move best = taste_choose(&decision, thinker->level, thinker->candidates, count);
    answer(thinker, &best);
    return NULL;
}

/* Whether an entry can come next: after an undo it may belong to another line of play. */
static bool fits(const struct ruleset *rules, const game_state *s, const struct entry *entry) {
    struct turn turn;
    rules->turn(s, &turn);
    if (entry->actor != CHANCE)
        return turn.acting >> entry->actor & 1 &&
               !rules->why_not(s, entry->actor, &entry->move, NULL);
    struct chance chance;
    if (turn.phase != PHASE_CHANCE)
        return false;
    rules->chance(s, &chance);
    return chance_possible(&chance, &entry->move);
}

/* Tells the search what was played since it was asked last; or that it does not know, when some
   of that was made in secret or the session went back and on another way. */
static void follow(struct thinker *thinker, const struct session *session) {
    const struct ruleset *rules = thinker->rules;
    game_state *known = (game_state *)(void *)thinker->known;
    size_t at = session_at(session);
    bool follows = thinker->knows;
    for (size_t i = thinker->followed; follows && i < at; i++) {
        const struct entry *entry = session_entry(session, i);
        follows = !entry->secret && fits(rules, known, entry);
        if (!follows)
            break;
        rules->apply(known, entry->actor, &entry->move, NULL);
        search_follow(thinker->search, &entry->move);
    }
    if (!follows || memcmp(known, session_state(session), rules->state_size) != 0)
        search_forget(thinker->search);
    memcpy(known, session_state(session), rules->state_size);
    thinker->followed = at;
    thinker->knows = true;
}

/* The trail goes on when the last thing that happened is a move of the seat. */
static void step_on(struct thinker *thinker, const struct session *session) {
    size_t at = session_at(session);
    bool goes_on = at > 0 && session_entry(session, at - 1)->actor == thinker->seat;
    trail_step(&thinker->trail, (const game_state *)(void *)thinker->s, thinker->seat, at, goes_on);
}

static void thinker_ask(struct player *player, const struct session *session, unsigned seat) {
    struct thinker *thinker = of(player);
    join(thinker);
    thinker->answered = thinker->searched = false;
    see(thinker, session, seat);
    thinker->seat = seat;
    thinker->seats = session_setup(session)->seats;
    thinker->made = session_at(session);
    thinker->rng = question_rng(thinker, session, seat);
    step_on(thinker, session);
    struct move move;
    if (decide_at_once(thinker, &move)) {
        answer(thinker, &move);
        return;
    }
    thinker->searched = true;
    follow(thinker, session);
    search_position(thinker->search, (const game_state *)(void *)thinker->s, seat,
                    session_setup(session)->seats, thinker->rng);
    atomic_store(&thinker->stop, false);
    thinker->running = thread_start(&thinker->thread, think, thinker);
    if (thinker->running)
        return;
    atomic_store(&thinker->stop, true); /* no thread is left: think here, as little as can be */
    think(thinker);
}

static struct timespec moment_after(int milliseconds) {
    struct timespec moment;
    clock_gettime(CLOCK_MONOTONIC, &moment);
    long nanoseconds = moment.tv_nsec + milliseconds % 1000 * 1000000L;
    moment.tv_sec += milliseconds / 1000 + nanoseconds / 1000000000L;
    moment.tv_nsec = nanoseconds % 1000000000L;
    return moment;
}

static enum answer thinker_poll(struct player *player, int milliseconds, struct move *move,
                                struct text *why) {
    (void)why; /* it never gives up */
    struct thinker *thinker = of(player);
    pthread_mutex_lock(&thinker->lock);
    if (!thinker->answered && milliseconds > 0) {
        struct timespec until = moment_after(milliseconds);
        while (!thinker->answered &&
               pthread_cond_timedwait(&thinker->changed, &thinker->lock, &until) != ETIMEDOUT)
            continue;
    }
    bool answered = thinker->answered;
    pthread_mutex_unlock(&thinker->lock);
    if (!answered)
        return PLAYER_THINKS;
    join(thinker);
    *move = thinker->best;
    return PLAYER_MOVES;
}

static void thinker_thinking(struct player *player, struct thinking *out) {
    struct thinker *thinker = of(player);
    if (thinker->searched)
        search_thinking(thinker->search, out);
}

static bool thinker_worth(struct player *player, const struct move *move, uint16_t *worth,
                          uint16_t *best) {
    struct thinker *thinker = of(player);
    struct decision decision = decision_of(thinker);
    bool found = false, has_best = false;
    size_t count = 0;
    if (thinker->searched)
        count = search_candidates(thinker->search, thinker->candidates, thinker->rules->moves_most);
    else if (thinker->answered) /* at once: what it can see without looking further */
        count = taste_step(&decision, thinker->candidates);
    for (size_t i = 0; i < count; i++) {
        const struct candidate *candidate = &thinker->candidates[i];
        if (move_equal(&candidate->move, move)) {
            *worth = candidate->share;
            found = true;
        }
        if (move_equal(&candidate->move, &thinker->best)) {
            *best = candidate->share;
            has_best = true;
        }
    }
    return found && has_best;
}

static bool thinker_hurry(struct player *player) {
    atomic_store(&of(player)->stop, true);
    return true;
}

static void thinker_forget(struct player *player) {
    join(of(player));
}

const struct player_kind thinker_kind = {
    .open = thinker_open,
    .close = thinker_close,
    .word = thinker_word,
    .budget = thinker_budget,
    .ask = thinker_ask,
    .poll = thinker_poll,
    .thinking = thinker_thinking,
    .worth = thinker_worth,
    .hurry = thinker_hurry,
    .forget = thinker_forget,
};
