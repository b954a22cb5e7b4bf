/*
 * hint.c - what a hint tells: a rule of the book, an area that holds the move, and notes in the
 * log that leave its seals whole; and who plays: the tags, and whose word is trusted.
 */
#include "bots/hint.h"

#include "table/outcome.h"
#include "table/seats.h"

#include "played.h"

/* The first legal move of whoever may act; dice fall before. */
static struct move any_move(struct session *session, unsigned *seat) {
    struct turn turn;
    struct move_list list = {0};
    session_turn(session, &turn);
    while (turn.phase == PHASE_CHANCE) {
        assert_true(session_roll(session, NULL, NULL));
        session_turn(session, &turn);
    }
    *seat = 0;
    while (!(turn.acting >> *seat & 1))
        ++*seat;
    move_list_reserve(&list, session_rules(session)->moves_most);
    session_rules(session)->moves(session_state(session), *seat, &list);
    struct move move = list.moves[0];
    move_list_free(&list);
    return move;
}

static void the_rule_stands_in_the_book(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        if (!game->listed)
            continue;
        struct session *session = new_session(game->ruleset->name, game->ruleset->seats_least, "h");
        for (int i = 0; i < 12 && !session_over(session); i++) {
            unsigned seat;
            struct move move = any_move(session, &seat);
            struct text rule = TEXT_EMPTY, wanted = TEXT_EMPTY;
            if (!hint_rule(session, seat, &move, &rule))
                fail_msg("%s: a hint finds no rule for %s: cite one in the news or in why_not",
                         game->ruleset->name, game->ruleset->verbs[move.verb].word);
            text_add(&wanted, "**");
            text_add_bytes(&wanted, rule.bytes, strcspn(rule.bytes, ":"));
            text_add(&wanted, "**");
            assert_non_null(strstr(registered_document(game, "RULES.md", "en"), wanted.bytes));
            assert_null(strchr(rule.bytes, '\n'));
            text_free(&rule);
            text_free(&wanted);
            assert_true(session_play(session, seat, &move, NULL, NULL));
        }
        session_free(session);
    }
}

static void the_rule_is_the_one_cited(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "cited");
    struct text rule = TEXT_EMPTY;
    unsigned seat;
    struct move move = any_move(session, &seat);
    assert_true(hint_rule(session, seat, &move, &rule));
    assert_memory_equal(rule.bytes, "KK-7: A cat goes in a straight line", 35);
    text_free(&rule);
    session_free(session);
}

static void the_area_holds_the_move(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "area");
    for (int i = 0; i < 20 && !session_over(session); i++) {
        unsigned seat;
        struct move move = any_move(session, &seat);
        int spots[HINT_SPOTS], there = 0;
        unsigned count = hint_area(session, seat, &move, spots);
        int last = notation_move_spot(session_notation(session), &move, 1);
        for (unsigned k = 0; k < count; k++) {
            there += spots[k] == last;
            assert_true(k == 0 || spots[k] > spots[k - 1]); /* no order tells which is meant */
        }
        assert_int_equal(there, 1);
        assert_true(session_play(session, seat, &move, NULL, NULL));
    }
    session_free(session);
}

static void notes_leave_the_seals_whole(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "notes");
    session_note(session, 0, "hint", hint_words[HINT_RULE]);
    play_on(session, 4, 1);
    session_note(session, 1, "hint", hint_words[HINT_MOVE]);
    play_on(session, 5, 2);
    size_t length;
    const char *log = session_log(session, &length);
    assert_non_null(strstr(log, "\n; hint A rule\n"));
    assert_non_null(strstr(log, "\n; hint B move\n"));
    struct session *again = load_good(log, length);
    assert_true(session_sealed(again));
    assert_same_position(session, again);
    session_free(again);
    session_free(session);
}

/* A game of a person against this player. */
static struct session *game_against(const char *player) {
    struct new_game game = {.game = registry_find("toy"), .seed = "tags", .players = {"", player}};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    struct session *session = session_new(&game, &why);
    assert_non_null(session);
    text_free(&why);
    return session;
}

static void players_stand_in_the_log(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct session *session = game_against("search:20");
    size_t length;
    const char *log = session_log(session, &length);
    assert_non_null(strstr(log, "[PlayerB \"search:20\"]\n"));
    assert_null(strstr(log, "PlayerA"));
    assert_string_equal(session_names(session)[1], "search");
    struct session *again = load_good(log, length);
    assert_string_equal(session_player(again, 0), "");
    assert_string_equal(session_player(again, 1), "search:20");
    assert_true(session_resign(again, 0, NULL));
    struct session *rematch = outcome_rematch(again, &why);
    assert_string_equal(session_player(rematch, 1), "search:20");
    session_free(rematch);
    session_free(again);
    session_free(session);
    text_free(&why);
}

/* A program of a log is not started unasked, nor that of a game which follows it. */
static void strangers_are_not_trusted(void **unused) {
    (void)unused;
    struct text text = TEXT_EMPTY;
    struct session *own = game_against("cmd:./bots/mine --fast");
    assert_string_equal(session_names(own)[1], "mine");
    assert_false(seats_must_ask(own, &text));
    size_t length;
    const char *log = session_log(own, &length);
    struct session *loaded = load_good(log, length);
    assert_true(seats_must_ask(loaded, &text));
    assert_non_null(strstr(text.bytes, "./bots/mine --fast"));
    struct session *branch = session_branch(loaded, 0, NULL, &text);
    assert_true(seats_must_ask(branch, &text));
    assert_true(session_resign(loaded, 0, NULL));
    struct session *rematch = outcome_rematch(loaded, &text);
    assert_true(seats_must_ask(rematch, &text));

    struct seats seats;
    text_clear(&text);
    seats_open(&seats, branch, false, &text); /* the answer was no */
    assert_int_equal(seats.bots, 0);
    assert_int_equal(text.length, 0);
    assert_int_equal(seats_only_person(&seats), -1);
    seats_close(&seats);
    session_trust(branch);
    assert_false(seats_must_ask(branch, &text));
    session_free(rematch);
    session_free(branch);
    session_free(loaded);
    session_free(own);
    text_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rule_stands_in_the_book),
        cmocka_unit_test(the_rule_is_the_one_cited),
        cmocka_unit_test(the_area_holds_the_move),
        cmocka_unit_test(notes_leave_the_seals_whole),
        cmocka_unit_test(players_stand_in_the_log),
        cmocka_unit_test(strangers_are_not_trusted),
    };
    return run_and_report(tests);
}
