/*
 * table_dice.c - dice that people roll on the table: any faces are taken, and stay what they were.
 */
#include "played.h"

static struct session *at_the_table(const char *name, const char *options) {
    struct new_game game = {.game = registry_find(name), .seed = "table", .dice = DICE_TABLE};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    assert_true(setup_set(&game.setup, game.game->ruleset, options, &why));
    struct session *session = session_new(&game, &why);
    if (!session)
        fail_msg("%s", why.bytes);
    text_free(&why);
    return session;
}

static struct move faces(const struct session *session, unsigned face) {
    struct chance chance = {0};
    session_rules(session)->chance(session_state(session), &chance);
    struct move move = {.verb = chance.verb, .count = chance.count};
    for (unsigned i = 0; i < chance.count; i++)
        move.arg[i] = (uint16_t)face;
    return move;
}

/* Plays on; every die shows this face. */
static void play_faces(struct session *session, size_t count, unsigned face) {
    for (; count > 0 && !session_over(session); count--) {
        struct turn turn = {0};
        session_turn(session, &turn);
        struct move fell;
        if (turn.phase == PHASE_CHANCE) {
            fell = faces(session, face);
            assert_true(session_rolled(session, &fell, NULL, NULL));
        } else {
            play_on(session, 1, 7);
        }
    }
}

static void only_possible_faces_are_taken(void **unused) {
    (void)unused;
    struct session *session = at_the_table("kilkenny", "");
    struct text why = TEXT_EMPTY;
    struct move fell = faces(session, 6);
    assert_false(session_rolled(session, &fell, NULL, &why));
    assert_non_null(strstr(why.bytes, "cannot be rolled"));
    text_clear(&why);
    assert_false(session_roll(session, NULL, &why));
    assert_non_null(strstr(why.bytes, "on the table"));
    fell = faces(session, 5);
    assert_true(session_rolled(session, &fell, NULL, NULL));
    assert_false(session_rolled(session, &fell, NULL, NULL)); /* a move is due */
    session_free(session);
    session = new_session("kilkenny", 2, "x");
    fell = faces(session, 1);
    assert_false(session_rolled(session, &fell, NULL, NULL));
    session_free(session);
    text_free(&why);
}

static void a_game_without_dice_has_none_on_the_table(void **unused) {
    (void)unused;
    struct new_game game = {.game = registry_find("cathedral"), .dice = DICE_TABLE};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    assert_null(session_new(&game, &why));
    assert_non_null(strstr(why.bytes, "no dice"));
    text_free(&why);
}

/* The same six every time: no seed gives that, and the log is good all the same. */
static void a_log_is_good_whatever_fell(void **unused) {
    (void)unused;
    static const char *const games[] = {"kilkenny", "clancath", "catan", "catchess", "nullgame"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct session *session = at_the_table(games[i], "");
        size_t length;
        play_faces(session, 300, 0);
        const char *log = session_log(session, &length);
        struct session *loaded = load_good(log, length);
        assert_true(session_dice_source(loaded) == DICE_TABLE && session_sealed(loaded));
        session_seek(loaded, session_length(loaded) / 2);
        session_seek(loaded, session_length(loaded));
        if (session_length(loaded) == session_length(session)) /* else some are held back */
            assert_same_position(session, loaded);
        session_free(loaded);
        session_free(session);
    }
}

static void dice_told_wrongly_are_taken_back_alone(void **unused) {
    (void)unused;
    struct session *session = at_the_table("kilkenny", "");
    struct takeback takeback;
    play_faces(session, 3, 2); /* a roll, a move, a roll */
    session_takeback(session, session_asker(session), &takeback);
    assert_true(takeback.possible);
    assert_int_equal(takeback.to, 2);
    assert_int_not_equal(takeback.consent, 0);
    assert_true(session_undo(session, session_asker(session), 3, NULL));
    assert_true(session_redo(session, NULL, NULL));
    assert_int_equal(session_entry(session, 2)->move.arg[0], 2);
    assert_true(session_undo(session, session_asker(session), 3, NULL));
    struct move fell = faces(session, 4);
    assert_true(session_rolled(session, &fell, NULL, NULL));
    assert_int_equal(session_entry(session, 2)->move.arg[0], 4);
    session_free(session);
}

static void a_branch_has_the_same_dice(void **unused) {
    (void)unused;
    struct session *session = at_the_table("catan", "");
    struct text why = TEXT_EMPTY;
    play_faces(session, 60, 3);
    size_t at = session_length(session) / 2;
    struct session *branch = session_branch(session, at, "x#1", &why);
    assert_non_null(branch);
    assert_int_equal(session_dice_source(branch), DICE_TABLE);
    session_seek(session, at);
    assert_same_position(session, branch);
    session_free(branch);
    session_free(session);
    text_free(&why);
}

static void another_word_is_no_way_of_rolling(void **unused) {
    (void)unused;
    static const char log[] = "[Game \"toy\"]\n[SeatA \"A\"]\n[SeatB \"B\"]\n[Dice \"loaded\"]\n"
                              "[Deal \"1 0 0 20\"]\n\n";
    enum problem_kind kind;
    assert_int_equal(load_bad(log, sizeof log - 1, &kind), 4);
    assert_int_equal(kind, PROBLEM_HEADER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_possible_faces_are_taken),
        cmocka_unit_test(a_game_without_dice_has_none_on_the_table),
        cmocka_unit_test(a_log_is_good_whatever_fell),
        cmocka_unit_test(dice_told_wrongly_are_taken_back_alone),
        cmocka_unit_test(a_branch_has_the_same_dice),
        cmocka_unit_test(another_word_is_no_way_of_rolling),
    };
    return run_and_report(tests);
}
