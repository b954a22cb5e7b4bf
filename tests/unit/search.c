/*
 * search.c - the search by itself: it finds what can be found, is the same every time, keeps to
 * its memory, and its parts (tree, integer root) do what they say.
 */
#include "bots/search.h"

#include <stdlib.h>

#include "bots/choose.h"
#include "bots/greedy.h"

#include "played.h"

enum { MEBIBYTE = 1 << 20, ITERATIONS = 2000 };

struct asked {
    struct move move;
    struct thinking thinking;
    size_t memory;
};

/* A session of a game that stands at a position given as text. */
static struct session *session_at_position(const char *name, const char *options,
                                           const char *deal) {
    struct new_game game = {.game = registry_find(name), .seed = "search", .deal = deal};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    assert_true(setup_set(&game.setup, game.game->ruleset, options, &why));
    struct session *session = session_new(&game, &why);
    if (!session)
        fail_msg("%s", why.bytes);
    text_free(&why);
    return session;
}

static struct asked ask_with(const struct session *session, size_t memory, struct budget budget) {
    struct search *search = search_new(session_rules(session), memory, JUDGE_BEST);
    atomic_bool stop = false;
    struct turn turn;
    struct rng rng;
    session_turn(session, &turn);
    rng_seed(&rng, 7, 7);
    search_position(search, session_state(session), (unsigned)__builtin_ctz(turn.acting),
                    session_setup(session)->seats, rng);
    search_think(search, &budget, &stop);
    struct asked asked = {.move = search_best(search), .memory = search_memory(search)};
    search_thinking(search, &asked.thinking);
    search_free(search);
    return asked;
}

static struct asked ask(const struct session *session, size_t memory, uint32_t iterations,
                        unsigned threads) {
    return ask_with(session, memory,
                    (struct budget){.iterations = iterations, .threads = (uint8_t)threads});
}

/* ---- parts ---- */

static void the_root_is_exact(void **unused) {
    (void)unused;
    for (uint64_t i = 0; i < 70000; i++) {
        uint64_t root = choose_root(i * i * i);
        assert_true(root * root <= i * i * i && (root + 1) * (root + 1) > i * i * i);
    }
    assert_int_equal(choose_root(UINT64_MAX), UINT32_MAX);
}

static void a_full_tree_refuses_and_keeps_what_it_has(void **unused) {
    (void)unused;
    struct tree tree;
    tree_init(&tree, 4096);
    uint32_t place = tree_node_new(&tree);
    struct node *node = tree_node(&tree, place);
    unsigned added = 0;
    for (;; added++) {
        struct move move = move_1(3, added);
        if (!tree_add(&tree, node, &move))
            break;
    }
    assert_in_range(added, 20, 100);
    assert_int_equal(node->count, added);
    for (unsigned i = 0; i < added; i++) {
        struct move move = move_1(3, i);
        assert_ptr_equal(tree_find(&tree, node, &move), tree_edges(&tree, node) + i);
    }
    while (tree_node_new(&tree) != TREE_NONE)
        continue;
    assert_true(tree.used <= tree.size);
    assert_int_equal(tree_child(&tree, tree_edges(&tree, node)), TREE_NONE);
    tree_clear(&tree);
    assert_int_not_equal(tree_node_new(&tree), TREE_NONE);
    tree_free(&tree);
}

/* ---- what it finds ---- */

/* Stones: with k left and a roll of at least k, taking all wins; with the last stone losing, one
   must stay whenever that is possible. */
static void it_takes_the_last_stones(void **unused) {
    (void)unused;
    const struct {
        const char *options, *deal;
        unsigned stone; /* the first one taken */
    } cases[] = {
        {"", "18 0 3 3", 0}, {"", "19 1 2 2", 0},           {"", "19 0 3 2", 0},
        {"", "17 0 2 4", 3}, {"last=loses", "18 0 3 3", 1}, {"last=loses", "19 1 2 2", 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct session *session = session_at_position("toy", cases[i].options, cases[i].deal);
        struct asked asked = ask(session, MEBIBYTE, 1500, 1);
        if (asked.move.arg[0] != cases[i].stone)
            fail_msg("case %zu: stone %u", i, asked.move.arg[0]);
        session_free(session);
    }
}

static void sure_wins_have_sure_chances(void **unused) {
    (void)unused;
    struct session *session = session_at_position("toy", "", "18 1 3 3");
    struct asked asked = ask(session, MEBIBYTE, 500, 1);
    assert_true(asked.thinking.has_best);
    assert_int_equal(asked.thinking.done, 1000);
    assert_int_equal(asked.thinking.iterations, 500);
    assert_int_equal(asked.thinking.chances[1], ESTIMATE_WHOLE);
    assert_int_equal(asked.thinking.chances[0], 0);
    session_free(session);
}

/* Bids as matching pennies: A has 2 and 4, B 1 and 3 and three points more, the prize is 4. The 4
   wins much only against the 3, the 2 only against the 1. To a B who saw the bid, A would lose
   four times in five; as it is both have about the same chances. */
static void secret_choices_are_not_reacted_to(void **unused) {
    (void)unused;
    struct session *session = session_at_position("bids", "", "4 A 4 24:-:0 13:-:3");
    struct asked asked = ask(session, MEBIBYTE, 1900, 1);
    assert_in_range(asked.thinking.chances[0], 3500, 7500);
    session_free(session);
}

/* ---- the same every time ---- */

/* A budget of iterations gives the same whatever the processors; the first game has no tree. */
static void threads_change_nothing(void **unused) {
    (void)unused;
    const char *games[] = {"kilkenny", "clancath", "catan", "toy", "cathedral"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct session *session = new_session(games[i], 2, "threads");
        struct turn turn;
        for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
            assert_true(session_roll(session, NULL, NULL));
        struct asked one = ask(session, MEBIBYTE, ITERATIONS, 1);
        for (unsigned threads = 1; threads <= 5; threads += 2) {
            struct asked other = ask(session, MEBIBYTE, ITERATIONS, threads);
            assert_memory_equal(&other.move, &one.move, sizeof one.move);
            assert_int_equal(other.memory, one.memory);
            assert_int_equal(other.thinking.iterations, ITERATIONS);
            assert_memory_equal(other.thinking.chances, one.thinking.chances,
                                sizeof one.thinking.chances);
        }
        session_free(session);
    }
}

/* Threads that share a tree for some time find a legal move and the same win; what they count and
   the memory they use stays whole. */
static void threads_share_a_tree(void **unused) {
    (void)unused;
    const char *games[] = {"clancath", "catan", "bids", "cathedral", "catchess"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct session *session = new_session(games[i], 2, "shared");
        struct turn turn;
        for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
            assert_true(session_roll(session, NULL, NULL));
        struct asked asked =
            ask_with(session, MEBIBYTE, (struct budget){.milliseconds = 60, .threads = 4});
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        assert_false(
            session_rules(session)->why_not(session_state(session), seat, &asked.move, NULL));
        assert_true(asked.thinking.iterations > 4 && asked.memory <= MEBIBYTE);
        session_free(session);
    }
    struct session *session = session_at_position("toy", "", "18 0 3 3");
    struct asked asked =
        ask_with(session, MEBIBYTE, (struct budget){.milliseconds = 100, .threads = 3});
    assert_int_equal(asked.move.arg[0], 0);
    session_free(session);
}

static void its_memory_is_bounded(void **unused) {
    (void)unused;
    struct session *session = new_session("cathedral", 2, "memory");
    struct asked small = ask(session, 32768, 1200, 1), large = ask(session, MEBIBYTE, 1200, 1);
    assert_true(small.memory <= 32768 && small.memory > 20000);
    assert_true(large.memory > small.memory && large.memory <= MEBIBYTE);
    assert_int_equal(small.thinking.iterations, 1200); /* it goes on without growing */
    session_free(session);
}

/* Plays what looks best at first sight until the seat decides: a search expects that. */
static void play_until(struct session *session, unsigned seat) {
    struct move_list list = {0};
    struct turn turn;
    struct rng rng;
    rng_seed(&rng, 7, 7);
    move_list_reserve(&list, session_rules(session)->moves_most);
    for (session_turn(session, &turn); !(turn.acting >> seat & 1); session_turn(session, &turn)) {
        if (turn.phase == PHASE_CHANCE) {
            assert_true(session_roll(session, NULL, NULL));
            continue;
        }
        unsigned other = (unsigned)__builtin_ctz(turn.acting);
        struct move move =
            greedy_move(session_rules(session), session_state(session), 2, other, &rng, &list);
        assert_true(session_play(session, other, &move, NULL, NULL));
    }
    move_list_free(&list);
}

/* Memory in use after a second question, one iteration long, about the seat's next decision. */
static size_t memory_of_second(const char *game, const char *seed, bool follows) {
    struct session *session = new_session(game, 2, seed);
    struct ruleset rules = *session_rules(session);
    struct tuning tuning = *ruleset_tuning(&rules);
    tuning.numbers.replies = 0; /* by the tree */
    rules.tuning = &tuning;
    struct search *search = search_new(&rules, 4 * MEBIBYTE, JUDGE_BEST);
    atomic_bool stop = false;
    struct rng rng;
    rng_seed(&rng, 7, 7);
    play_until(session, 0);
    search_position(search, session_state(session), 0, 2, rng);
    search_think(search, &(struct budget){.iterations = 1500}, &stop);
    size_t first = session_at(session);
    struct move best = search_best(search);
    assert_true(session_play(session, 0, &best, NULL, NULL));
    play_until(session, 0);
    for (size_t i = first; i < session_at(session); i++)
        search_follow(search, &session_entry(session, i)->move);
    if (!follows)
        search_forget(search);
    search_position(search, session_state(session), 0, 2, rng);
    search_think(search, &(struct budget){.iterations = 1}, &stop);
    struct move next = search_best(search);
    assert_false(session_rules(session)->why_not(session_state(session), 0, &next, NULL));
    size_t memory = search_memory(search);
    search_free(search);
    session_free(session);
    return memory;
}

static void what_was_found_is_kept(void **unused) {
    (void)unused;
    const char *games[] = {"kilkenny", "catan"}; /* the second has secrets, if not now */
    const char *seeds[] = {"kept", "again", "once more", "still"}; /* not all go on in the tree */
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        size_t kept = 0, forgotten = 0;
        for (size_t k = 0; k < sizeof seeds / sizeof *seeds; k++) {
            kept += memory_of_second(games[i], seeds[k], true);
            forgotten += memory_of_second(games[i], seeds[k], false);
        }
        assert_true(kept > 20 * forgotten);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_root_is_exact),
        cmocka_unit_test(a_full_tree_refuses_and_keeps_what_it_has),
        cmocka_unit_test(it_takes_the_last_stones),
        cmocka_unit_test(sure_wins_have_sure_chances),
        cmocka_unit_test(secret_choices_are_not_reacted_to),
        cmocka_unit_test(threads_change_nothing),
        cmocka_unit_test(threads_share_a_tree),
        cmocka_unit_test(its_memory_is_bounded),
        cmocka_unit_test(what_was_found_is_kept),
    };
    return run_and_report(tests);
}
