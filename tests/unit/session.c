/*
 * session.c - history, dice, taking back, and the log in and out. KK case 26 is here too.
 */
#include <stdlib.h>

#include "played.h"

/* ---- history ---- */

static void the_same_seed_gives_the_same_game(void **unused) {
    (void)unused;
    struct session *a = new_session("kilkenny", 4, "paperino");
    struct session *b = new_session("kilkenny", 4, "paperino");
    play_on(a, 10000, 3);
    play_on(b, 10000, 3);
    assert_true(session_over(a));
    assert_same_position(a, b);
    size_t a_length, b_length;
    const char *a_log = session_log(a, &a_length), *b_log = session_log(b, &b_length);
    assert_int_equal(a_length, b_length);
    assert_memory_equal(a_log, b_log, a_length);
    session_free(a);
    session_free(b);
}

static void seeking_meets_every_position_again(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 3, "seek");
    uint64_t digests[301];
    digests[0] = session_digest(session);
    for (size_t i = 1; i <= 300; i++) {
        play_on(session, 1, i);
        digests[i] = session_digest(session);
    }
    size_t length = session_length(session);
    for (size_t i = 0, at = 0; i < 2000; i++) {
        at = (at * 31 + 17 + i) % (length + 1);
        session_seek(session, at);
        assert_int_equal(session_at(session), at);
        assert_true(session_digest(session) == digests[at]);
    }
    session_seek(session, length);
    play_on(session, 10, 5);
    session_free(session);
}

static void turns_are_runs_of_one_number(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "turns");
    play_on(session, 100, 1);
    for (size_t i = 0; i < 100; i++) {
        size_t start = session_turn_start(session, i), end = session_turn_end(session, i);
        assert_true(start <= i && i < end);
        assert_int_equal(session_entry(session, start)->turn, session_entry(session, i)->turn);
        assert_int_equal(session_entry(session, end - 1)->turn, session_entry(session, i)->turn);
    }
    session_free(session);
}

static void refusals_change_nothing(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "refuse");
    struct text why = TEXT_EMPTY;
    struct move move = move_2(1, 0, 1);
    size_t before, after;
    session_log(session, &before);
    assert_false(session_play(session, 0, &move, NULL, &why)); /* the die comes first */
    assert_true(why.length > 0);
    assert_true(session_roll(session, NULL, NULL));
    assert_false(session_roll(session, NULL, NULL));
    session_log(session, &before);
    for (unsigned seat = 0; seat <= SEATS_MOST; seat++)
        assert_false(session_play(session, seat, &move, NULL, NULL));
    session_log(session, &after);
    assert_int_equal(before, after);
    assert_int_equal(session_length(session), 1);
    text_free(&why);
    session_free(session);
}

/* ---- taking back ---- */

static void a_passed_turn_needs_consent(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 3, "back");
    struct takeback takeback;
    session_takeback(session, 0, &takeback);
    assert_false(takeback.possible);
    play_on(session, 2, 1); /* a roll and a move */
    unsigned asker = session_asker(session);
    session_takeback(session, asker, &takeback);
    assert_true(takeback.possible);
    assert_int_equal(takeback.consent, 7 & ~(1u << asker));
    assert_int_equal(takeback.to, 1);
    struct text why = TEXT_EMPTY;
    assert_false(session_undo(session, asker, 0, &why));
    assert_non_null(strstr(why.bytes, "must agree"));
    text_free(&why);
    assert_true(session_undo(session, asker, takeback.consent, NULL));
    assert_int_equal(session_at(session), 1);
    assert_true(session_redo(session, NULL, NULL));
    assert_false(session_redo(session, NULL, NULL));
    assert_int_equal(session_at(session), 2);
    session_free(session);
}

static void dice_met_again_are_the_same(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "again");
    for (int round = 0; round < 30; round++) {
        play_on(session, 3, 9); /* ends after a roll */
        size_t at = session_at(session);
        struct move rolled = session_entry(session, at - 1)->move;
        unsigned asker = session_asker(session);
        struct takeback takeback;
        session_takeback(session, asker, &takeback);
        assert_int_equal(takeback.to, at - 2);
        assert_true(session_undo(session, asker, takeback.consent, NULL));
        play_on(session, 2, 100 + (uint64_t)round); /* perhaps another move; the roll stays */
        assert_true(move_equal(&session_entry(session, at - 1)->move, &rolled));
        play_on(session, 1, 4);
    }
    size_t length;
    const char *log = session_log(session, &length);
    assert_non_null(strstr(log, " undo 2 #"));
    struct session *loaded = load_good(log, length);
    assert_same_position(session, loaded);
    assert_int_equal(session_length(session), session_length(loaded));
    session_free(loaded);
    session_free(session);
}

static void a_new_move_drops_what_was_undone(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "drop");
    play_on(session, 40, 2);
    struct takeback takeback;
    unsigned asker = session_asker(session);
    session_takeback(session, asker, &takeback);
    assert_true(session_undo(session, asker, takeback.consent, NULL));
    play_on(session, 2, 77);
    assert_int_equal(session_length(session), session_at(session));
    assert_false(session_redo(session, NULL, NULL));
    session_free(session);
}

/* What a game says of taking back holds for its branches and rematches, and for its log. */
static void taking_back_is_agreed_on_before(void **unused) {
    (void)unused;
    for (enum takebacks policy = TAKEBACKS_ASK; policy <= TAKEBACKS_NEVER; policy++) {
        struct new_game game = {
            .game = registry_find("kilkenny"), .seed = "policy", .takebacks = policy};
        struct takeback takeback;
        setup_init(&game.setup, game.game->ruleset, 2);
        struct session *session = session_new(&game, NULL);
        play_on(session, 10, 3);
        struct session *branch = session_branch(session, 10, "x#10", NULL);
        assert_int_equal(session_takebacks(branch), policy);
        session_takeback(branch, session_asker(branch), &takeback);
        assert_int_equal(takeback.possible, policy != TAKEBACKS_NEVER);
        assert_int_equal(takeback.consent != 0, policy == TAKEBACKS_ASK);
        assert_int_equal(session_undo(session, session_asker(session), 0, NULL),
                         policy == TAKEBACKS_ALWAYS);
        session_free(branch);
        session_free(session);
    }
}

static void an_undo_is_no_line_of_a_game_without_it(void **unused) {
    (void)unused;
    static const char log[] =
        "[Game \"kilkenny\"]\n[SeatA \"Anna\"]\n[SeatB \"Marco\"]\n[Takeback \"never\"]\n"
        "[Deal \"first=A\"]\n\n1 * roll 3\n1 A undo 1\n";
    struct problem problem;
    session_free(session_load(log, strlen(log), &problem));
    assert_int_equal(problem.kind, PROBLEM_ILLEGAL);
    assert_int_equal(problem.line, 8);
    problem_free(&problem);
}

/* Bids: choices reach the log together, when the last one reveals them. */
static void secrets_are_held_back_until_revealed(void **unused) {
    (void)unused;
    struct session *session = new_session("bids", 2, "secret");
    struct turn turn = {0};
    session_turn(session, &turn);
    while (turn.phase == PHASE_CHANCE) {
        play_on(session, 1, 1);
        session_turn(session, &turn);
    }
    assert_true(turn.secret);
    size_t before, during, after;
    session_log(session, &before);
    play_on(session, 1, 1);
    session_log(session, &during);
    assert_int_equal(before, during);
    struct takeback takeback;
    unsigned asker = session_asker(session);
    session_takeback(session, asker, &takeback);
    assert_true(takeback.possible && takeback.consent == 2); /* the other chooses already */
    assert_true(session_undo(session, asker, 2, NULL));
    session_log(session, &during);
    assert_int_equal(before, during);
    play_on(session, 2, 1); /* both choose: revealed */
    const char *log = session_log(session, &after);
    assert_true(after > before);
    session_takeback(session, session_asker(session), &takeback);
    assert_true(!takeback.possible || takeback.consent != 0);
    struct session *loaded = load_good(log, after);
    assert_same_position(session, loaded);
    session_free(loaded);
    session_free(session);
}

/* ---- the log ---- */

static void whole_games_load_again(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        for (unsigned seats = game->ruleset->seats_least; seats <= game->ruleset->seats_most;
             seats++) {
            struct session *session = new_session(game->ruleset->name, seats, "load");
            play_on(session, 3000, seats);
            size_t length;
            const char *log = session_log(session, &length);
            struct session *loaded = load_good(log, length);
            assert_true(session_sealed(loaded));
            assert_same_position(session, loaded);
            assert_int_equal(session_over(session), session_over(loaded));
            size_t again;
            assert_memory_equal(session_log(loaded, &again), log, length);
            assert_int_equal(again, length);
            session_free(loaded);
            session_free(session);
        }
    }
}

static void resigning_and_agreeing_end_the_game(void **unused) {
    (void)unused;
    for (int draw = 0; draw < 2; draw++) {
        struct session *session = new_session("kilkenny", 3, "end");
        play_on(session, 7, 1);
        assert_true(draw ? session_agree_draw(session, NULL) : session_resign(session, 1, NULL));
        struct result result;
        session_result(session, &result);
        assert_int_equal(result.winners, draw ? 0 : 5);
        assert_true(session_over(session));
        assert_false(session_roll(session, NULL, NULL));
        size_t length;
        const char *log = session_log(session, &length);
        struct session *loaded = load_good(log, length);
        session_result(loaded, &result);
        assert_int_equal(result.winners, draw ? 0 : 5);
        assert_true(session_over(loaded));
        session_seek(loaded, 3);
        assert_false(session_over(loaded));
        session_free(loaded);
        session_free(session);
    }
}

static void a_branch_has_the_same_dice_ahead(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "branch");
    play_on(session, 60, 1);
    struct text why = TEXT_EMPTY;
    for (size_t at = 0; at <= 60; at += 20) {
        struct session *branch = session_branch(session, at, "some.log#20", &why);
        assert_non_null(branch);
        assert_string_equal(session_tag(branch, "Origin"), "some.log#20");
        assert_int_equal(session_length(branch), at);
        if (at < 60) {
            play_on(branch, 1, 1);
            assert_true(move_equal(&session_entry(branch, at)->move,
                                   &session_entry(session, at)->move)); /* a roll */
        }
        size_t length;
        const char *log = session_log(branch, &length);
        session_free(load_good(log, length));
        session_free(branch);
    }
    text_free(&why);
    session_free(session);
}

/* Replaces the first `from` in a copy of the log by `to` of the same length. */
static char *changed(const char *log, const char *from, const char *to, unsigned *line) {
    char *copy = strdup(log);
    char *place = strstr(copy, from);
    assert_non_null(place);
    assert_int_equal(strlen(from), strlen(to));
    memcpy(place, to, strlen(to));
    *line = 1;
    for (const char *at = copy; at < place; at++)
        *line += *at == '\n';
    return copy;
}

/* KK-6, case 26: a logged move of a wrong length is rejected with its line number; and a changed
   die, a deleted line, a changed name. */
static void changes_are_named_by_line(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "damage");
    play_on(session, 50, 1);
    size_t length;
    const char *log = session_log(session, &length);
    unsigned line;
    enum problem_kind kind;
    char *copy = changed(log, "* roll", "* ro1l", &line);
    assert_int_equal(load_bad(copy, length, &kind), line);
    free(copy);
    copy = changed(log, "South", "Souty", &line);
    assert_int_equal(load_bad(copy, length, &kind), line);
    assert_int_equal(kind, PROBLEM_SEAL);
    free(copy);
    copy = changed(log, "[Seal \"", "[Seal \"", &line); /* one digit of the list */
    char *digit = strstr(copy, "[Seal \"") + 7;
    *digit = *digit == '0' ? '1' : '0';
    assert_int_equal(load_bad(copy, length, &kind), line);
    assert_int_equal(kind, PROBLEM_SEAL);
    free(copy);
    const char *fourth = strstr(log, "\n4 ") + 1;
    copy = strdup(log);
    size_t cut = strcspn(fourth, "\n") + 1;
    memmove(copy + (fourth - log), fourth + cut, strlen(fourth + cut) + 1);
    line = 1;
    for (const char *at = log; at < fourth; at++)
        line += *at == '\n';
    assert_int_equal(load_bad(copy, length - cut, &kind), line);
    assert_int_equal(kind, PROBLEM_SEAL);
    free(copy);
    session_free(session);
}

/* A log without seals and digests, as typed by hand: rules and dice still judge it. */
static void hand_typed_logs_are_judged_by_the_rules(void **unused) {
    (void)unused;
    static const char start[] = "[Game \"kilkenny\"]\n[SeatA \"Anna\"]\n[SeatB \"Marco\"]\n"
                                "[Deal \"first=A\"]\n\n* roll 2\n";
    struct {
        const char *line;
        unsigned problem_line;
        enum problem_kind kind;
    } cases[] = {
        {"A move e3 e5\n", 0, PROBLEM_NONE},
        {"1 A move e3 e5 ; hop\n", 0, PROBLEM_NONE},
        {"A move e3 e5", 0, PROBLEM_NONE},
        {"A move e3 e6\n", 7, PROBLEM_ILLEGAL},
        {"B move e12 e10\n", 7, PROBLEM_ILLEGAL},
        {"2 A move e3 e5\n", 7, PROBLEM_ILLEGAL},
        {"A roll 3\n", 7, PROBLEM_ILLEGAL},
        {"* roll 3\n", 7, PROBLEM_ILLEGAL},
        {"A undo 2\n", 7, PROBLEM_ILLEGAL},
        {"A undo 1\n", 0, PROBLEM_NONE},
        {"A resign\n", 0, PROBLEM_NONE},
        {"end A \"\"\n", 7, PROBLEM_ILLEGAL},
        {"[Late \"tag\"]\n", 7, PROBLEM_SYNTAX},
        {"= 0000000000000000\n", 7, PROBLEM_DIGEST},
        {"A move e3 e5 #00000000\n", 7, PROBLEM_SEAL},
        {"A move e3\n", 7, PROBLEM_ILLEGAL},
        {"A mo", 7, PROBLEM_TAIL},
        {"A move e3 e5 \xff\n", 7, PROBLEM_SYNTAX},
        {"A resign\nA move e3 e5\n", 8, PROBLEM_ILLEGAL},
        {"A resign\nend B \"gave up\"\n; so it went\n", 0, PROBLEM_NONE},
        {"A resign\nend A \"gave up\"\n", 8, PROBLEM_ILLEGAL},
        {"A resign\nend B \"gave up\"\nend B \"\"\n", 9, PROBLEM_SYNTAX},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char log[400];
        int length = snprintf(log, sizeof log, "%s%s", start, cases[i].line);
        enum problem_kind kind;
        unsigned line = load_bad(log, (size_t)length, &kind);
        if (kind != cases[i].kind || (kind && line != cases[i].problem_line))
            fail_msg("%s: kind %d, line %u", cases[i].line, kind, line);
    }
    struct session *session = load_good(start, sizeof start - 1);
    assert_false(session_sealed(session));
    struct move move;
    assert_true(notation_parse(session_notation(session), "move e3 e5", &move, NULL));
    assert_true(session_play(session, 0, &move, NULL, NULL));
    play_on(session, 5, 1);
    session_free(session);
}

static void headers_are_judged(void **unused) {
    (void)unused;
    struct {
        const char *log;
        enum problem_kind kind;
    } cases[] = {
        {"", PROBLEM_HEADER},
        {"hello\n", PROBLEM_HEADER},
        {"[hello\n", PROBLEM_SYNTAX},
        {"[Game \"chess\"]\n", PROBLEM_HEADER},
        {"[Game \"../kilkenny\"]\n", PROBLEM_HEADER},
        {"[Clowder \"3\"]\n[Game \"kilkenny\"]\n", PROBLEM_NEWER},
        {"[Game \"kilkenny\"]\n[Rules \"99\"]\n", PROBLEM_NEWER},
        {"[Game \"kilkenny\"]\n[Rules \"x\"]\n", PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[SeatA \"x\"]\n[Seed \"y\"]\n", PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[SeatA \"x\"]\n[SeatB \"z\"]\n", PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[Game \"kilkenny\"]\n", PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[SeatA \"x\"]\n[SeatB \"z\"]\n[Options \"start=no\"]\n[Seed "
         "\"y\"]\n",
         PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[SeatA \"x\"]\n[SeatB \"z\"]\n[Deal \"first=Q\"]\n", PROBLEM_HEADER},
        {"[Game \"kilkenny\"]\n[SeatA \"x\"]\n[SeatB \"z\"]\n[Seed \"y\"]\n", PROBLEM_NONE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        enum problem_kind kind;
        load_bad(cases[i].log, strlen(cases[i].log), &kind);
        if (kind != cases[i].kind)
            fail_msg("%s: kind %d", cases[i].log, kind);
    }
}

/* Every bit of a whole log: no flip goes unnoticed, and what is kept is good. */
static void every_bit_flip_is_noticed(void **unused) {
    (void)unused;
    struct session *session = new_session("bids", 2, "flip");
    play_on(session, 12, 1);
    size_t length;
    const char *log = session_log(session, &length);
    char *copy = malloc(length);
    for (size_t bit = 0; bit < length * 8; bit++) {
        memcpy(copy, log, length);
        copy[bit / 8] = (char)(copy[bit / 8] ^ 1 << bit % 8);
        enum problem_kind kind;
        unsigned line = load_bad(copy, length, &kind);
        bool blank_line = log[bit / 8] == '\n' && bit / 8 + 1 < length && log[bit / 8 - 1] == '\n';
        if (kind == PROBLEM_NONE && !blank_line && bit / 8 + 1 < length)
            fail_msg("bit %zu of %zu, line %u: not noticed", bit, length * 8, line);
    }
    free(copy);
    session_free(session);
}

/* Cut anywhere, the log loads with the moves whose lines are whole. */
static void every_cut_leaves_a_good_game(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "cut");
    play_on(session, 30, 1);
    size_t length;
    const char *log = session_log(session, &length);
    size_t header = (size_t)(strstr(log, "\n\n") + 2 - log);
    for (size_t cut = header; cut < length; cut++) {
        struct problem problem;
        struct session *loaded = session_load(log, cut, &problem);
        assert_non_null(loaded);
        assert_true(problem.kind == PROBLEM_NONE || problem.kind == PROBLEM_TAIL);
        size_t whole = 0;
        for (size_t i = header; i < cut; i++)
            whole += log[i] == '\n' && strchr("0123456789", log[i + 1]) != NULL;
        assert_true(session_length(loaded) <= whole + 2 && session_length(loaded) <= 30);
        problem_free(&problem);
        session_free(loaded);
    }
    session_free(session);
}

static void names_are_any_text(void **unused) {
    (void)unused;
    struct new_game game = {.game = registry_find("kilkenny"),
                            .names = {"Zo\xc3\xab \"]; #1 \\", "$A = end draw"},
                            .seed = "; \"quoted\" \\ \xe2\x97\x8f"};
    setup_init(&game.setup, game.game->ruleset, 2);
    struct text why = TEXT_EMPTY;
    struct session *session = session_new(&game, &why);
    assert_non_null(session);
    play_on(session, 20, 1);
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = load_good(log, length);
    assert_string_equal(session_names(loaded)[0], game.names[0]);
    assert_string_equal(session_names(loaded)[1], game.names[1]);
    assert_string_equal(session_tag(loaded, "Seed"), game.seed);
    session_free(loaded);
    session_free(session);
    game.names[0] = "two\nlines";
    assert_null(session_new(&game, &why));
    game.names[0] = "\xff";
    assert_null(session_new(&game, &why));
    text_free(&why);
}

static void dice_are_counted(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "count");
    play_on(session, 100, 1);
    unsigned count[64], faces, sum = 0;
    assert_int_equal(session_dice(session, count, &faces), 50);
    assert_int_equal(faces, 6);
    for (unsigned face = 0; face < 64; face++)
        sum += count[face];
    assert_int_equal(sum, 50);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_seed_gives_the_same_game),
        cmocka_unit_test(seeking_meets_every_position_again),
        cmocka_unit_test(turns_are_runs_of_one_number),
        cmocka_unit_test(refusals_change_nothing),
        cmocka_unit_test(a_passed_turn_needs_consent),
        cmocka_unit_test(dice_met_again_are_the_same),
        cmocka_unit_test(a_new_move_drops_what_was_undone),
        cmocka_unit_test(taking_back_is_agreed_on_before),
        cmocka_unit_test(an_undo_is_no_line_of_a_game_without_it),
        cmocka_unit_test(secrets_are_held_back_until_revealed),
        cmocka_unit_test(whole_games_load_again),
        cmocka_unit_test(resigning_and_agreeing_end_the_game),
        cmocka_unit_test(a_branch_has_the_same_dice_ahead),
        cmocka_unit_test(changes_are_named_by_line),
        cmocka_unit_test(hand_typed_logs_are_judged_by_the_rules),
        cmocka_unit_test(headers_are_judged),
        cmocka_unit_test(every_bit_flip_is_noticed),
        cmocka_unit_test(every_cut_leaves_a_good_game),
        cmocka_unit_test(names_are_any_text),
        cmocka_unit_test(dice_are_counted),
    };
    return run_and_report(tests);
}
