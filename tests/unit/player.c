/*
 * player.c - players that think, through player.h: words and budgets, the same moves every time,
 * what a seat may not know, and questions that are hurried, forgotten or left open.
 */
#include "bots/player.h"

#include "session/clock.h"

#include "played.h"

static struct player *open_player(const char *word, const char *game, const char *seed) {
    struct text why = TEXT_EMPTY;
    struct player *player = player_open(word, registry_find(game), seed, &why);
    if (!player)
        fail_msg("%s: %s", word, why.bytes);
    text_free(&why);
    return player;
}

static struct move wait_for(struct player *player) {
    struct text why = TEXT_EMPTY;
    struct move move;
    enum answer answer;
    while ((answer = player_poll(player, 1000, &move, &why)) == PLAYER_THINKS)
        continue;
    assert_int_equal(answer, PLAYER_MOVES);
    text_free(&why);
    return move;
}

static unsigned acting_seat(const struct session *session) {
    struct turn turn;
    session_turn(session, &turn);
    assert_int_equal(turn.phase, PHASE_PLAY);
    return (unsigned)__builtin_ctz(turn.acting);
}

/* Lets the players play a game, or so many moves of it; returns its last digest. */
static uint64_t play_game(struct session *session, struct player *players[2], size_t most) {
    for (size_t i = 0; i < most && !session_over(session); i++) {
        struct turn turn;
        session_turn(session, &turn);
        if (turn.phase == PHASE_CHANCE) {
            assert_true(session_roll(session, NULL, NULL));
            continue;
        }
        unsigned seat = acting_seat(session);
        player_ask(players[seat], session, seat);
        struct move move = wait_for(players[seat]);
        assert_true(session_play(session, seat, &move, NULL, NULL));
    }
    return session_digest(session);
}

/* ---- words ---- */

static void words_name_players_and_budgets(void **unused) {
    (void)unused;
    const char *good[] = {"kitten", "lion:4000", "lion:500ms",         "search:20:10ms",
                          "random", "greedy",    "cmd:no such program"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(player_known(good[i], NULL));
    const struct {
        const char *word, *why;
    } bad[] = {
        {"lio", "there is no player \"lio\"; did you mean \"lion\"?"},
        {"xyzzy", "there is no player \"xyzzy\"; a program is written cmd:COMMAND"},
        {"lion:-1", "\"-1\" is not a budget: write 2000 for iterations or 500ms for a time"},
        {"lion:0", "\"0\" is not a budget: write 2000 for iterations or 500ms for a time"},
        {"", "there is no player \"\"; a program is written cmd:COMMAND"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct text why = TEXT_EMPTY;
        assert_false(player_known(bad[i].word, &why));
        assert_string_equal(why.bytes, bad[i].why);
        text_clear(&why);
        assert_null(player_open(bad[i].word, registry_find("toy"), "x", &why));
        assert_string_equal(why.bytes, bad[i].why);
        text_free(&why);
    }
    for (const char *const *level = player_levels(); *level; level++)
        assert_true(player_known(*level, NULL));
}

static void a_word_in_full_gives_the_same_player(void **unused) {
    (void)unused;
    struct player *player = open_player("search:300:70ms", "toy", "x");
    assert_string_equal(player_word(player), "search:300:70ms");
    player_budget(player, &(struct budget){.iterations = 40});
    assert_string_equal(player_word(player), "search:40");
    player_close(player);
    player = open_player("lion", "toy", "x");
    assert_true(player_known(player_word(player), NULL));
    player_close(player);
}

/* ---- what they play ---- */

static void the_same_seed_gives_the_same_games(void **unused) {
    (void)unused;
    const char *games[] = {"kilkenny", "bids", "catan", "cathedral"};
    const char *words[] = {"search:60", "kitten:30", "greedy", "random"};
    for (size_t i = 0; i < 4; i++)
        for (size_t k = 0; k < 4; k++) {
            uint64_t digests[3];
            for (size_t run = 0; run < 3; run++) {
                struct session *session = new_session(games[i], 2, "same");
                const char *seed = run < 2 ? "one" : "two";
                struct player *players[] = {open_player(words[k], games[i], seed),
                                            open_player(words[k], games[i], "other")};
                digests[run] = play_game(session, players, 30);
                player_close(players[0]);
                player_close(players[1]);
                session_free(session);
            }
            assert_true(digests[0] == digests[1]);
            if (k == 3 && i != 1)
                assert_true(digests[0] != digests[2]);
        }
}

/* What A has chosen in secret must not change what B does, however long it thinks. */
static void secrets_change_nothing(void **unused) {
    (void)unused;
    const char *words[] = {"search:400", "greedy", "lion:200"};
    for (size_t k = 0; k < 3; k++)
        for (unsigned seed = 0; seed < 6; seed++) {
            struct move first = {0};
            for (unsigned card = 0; card < 5; card++) {
                char name[16];
                snprintf(name, sizeof name, "%u", seed);
                struct session *session = new_session("bids", 2, name);
                assert_true(session_roll(session, NULL, NULL));
                struct move bid = move_1(1, card);
                assert_true(session_play(session, 0, &bid, NULL, NULL));
                struct player *player = open_player(words[k], "bids", name);
                player_ask(player, session, 1);
                struct move move = wait_for(player);
                if (card == 0)
                    first = move;
                assert_memory_equal(&move, &first, sizeof move);
                player_close(player);
                session_free(session);
            }
        }
}

static unsigned all_seats(const struct session *session) {
    return (1U << session_setup(session)->seats) - 1;
}

/* A search asked again and again, with any moves in between, some of them on another way after
   others were taken back, never gives a move that is not legal: what it kept of its tree belongs
   to the position. */
static void it_follows_the_game(void **unused) {
    (void)unused;
    const char *games[] = {"kilkenny", "catan", "catchess", "bids"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct session *session = new_session(games[i], 2, "follow");
        struct player *player = open_player("search:60", games[i], "a");
        struct rng rng;
        rng_seed(&rng, i, 3);
        play_on(session, 30, i);
        for (unsigned k = 0; k < 60; k++) {
            play_on(session, rng_below(&rng, 6), k);
            for (unsigned back = rng_below(&rng, 3); back > 0; back--)
                session_undo(session, session_asker(session), (uint8_t)all_seats(session), NULL);
            struct turn turn;
            session_turn(session, &turn);
            if (turn.phase != PHASE_PLAY)
                continue;
            unsigned seat = (unsigned)__builtin_ctz(turn.acting);
            player_ask(player, session, seat);
            struct move move = wait_for(player);
            assert_true(session_play(session, seat, &move, NULL, NULL));
        }
        player_close(player);
        session_free(session);
    }
}

/* ---- questions ---- */

static void hurry_forget_and_close_are_prompt(void **unused) {
    (void)unused;
    struct session *session = new_session("cathedral", 2, "prompt");
    struct player *player = open_player("search:60000ms", "cathedral", "x");
    struct text why = TEXT_EMPTY;
    struct move move;
    uint64_t start = clock_milliseconds();
    unsigned seat = acting_seat(session);

    player_ask(player, session, seat);
    assert_int_equal(player_poll(player, 0, &move, &why), PLAYER_THINKS);
    struct thinking thinking = {0};
    while (!thinking.has_best) {
        assert_int_equal(player_poll(player, 10, &move, &why), PLAYER_THINKS);
        player_thinking(player, &thinking);
    }
    assert_true(thinking.iterations > 0 && thinking.done < 1000);
    assert_false(
        session_rules(session)->why_not(session_state(session), seat, &thinking.best, NULL));
    player_hurry(player);
    move = wait_for(player);
    assert_false(session_rules(session)->why_not(session_state(session), seat, &move, NULL));

    player_ask(player, session, seat);
    player_forget(player);
    player_ask(player, session, seat); /* and the next one makes this void: */
    player_ask(player, session, seat);
    player_hurry(player);
    wait_for(player);
    player_ask(player, session, seat);
    session_free((player_forget(player), session)); /* after that the session may go */

    session = new_session("cathedral", 2, "close");
    player_ask(player, session, acting_seat(session));
    player_close(player);
    session_free(session);
    text_free(&why);
    assert_in_range(clock_milliseconds() - start, 0, 20000); /* not minutes */
}

static void time_is_a_limit(void **unused) {
    (void)unused;
    struct session *session = new_session("cathedral", 2, "time");
    struct player *player = open_player("search:30ms", "cathedral", "x");
    uint64_t start = clock_milliseconds();
    player_ask(player, session, acting_seat(session));
    wait_for(player);
    assert_in_range(clock_milliseconds() - start, 29, 10000);
    player_close(player);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_name_players_and_budgets),
        cmocka_unit_test(a_word_in_full_gives_the_same_player),
        cmocka_unit_test(the_same_seed_gives_the_same_games),
        cmocka_unit_test(secrets_change_nothing),
        cmocka_unit_test(it_follows_the_game),
        cmocka_unit_test(hurry_forget_and_close_are_prompt),
        cmocka_unit_test(time_is_a_limit),
    };
    return run_and_report(tests);
}
