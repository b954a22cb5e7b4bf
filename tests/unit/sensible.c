/*
 * sensible.c - the moves that bots think of: legal ones, never none, without those that are futile;
 * and what follows for the trades of Catan: what a bot prepares, it offers, and what is accepted,
 * it deals.
 */
#include "bots/sensible.h"

#include "bots/player.h"

#include "played.h"

enum { DECISIONS = 260 };

/* What stays of the legal moves, in their order; all of them when none would. */
static void check_moves(const struct ruleset *rules, const game_state *s, unsigned seat,
                        struct move_list *legal, struct move_list *sensible, unsigned *left_out) {
    size_t at = 0, futile = 0;
    legal->count = sensible->count = 0;
    rules->moves(s, seat, legal);
    sensible_moves(rules, s, seat, sensible);
    for (size_t i = 0; i < legal->count; i++)
        futile += rules->futile && rules->futile(s, seat, &legal->moves[i]);
    bool all = futile == legal->count;
    for (size_t i = 0; i < legal->count; i++) {
        if (!all && rules->futile && rules->futile(s, seat, &legal->moves[i]))
            continue;
        assert_true(at < sensible->count);
        assert_true(move_equal(&legal->moves[i], &sensible->moves[at++]));
    }
    assert_int_equal(at, sensible->count);
    assert_true(sensible->count > 0);
    *left_out += (unsigned)(legal->count - sensible->count);
}

static void moves_are_left_out(void **unused) {
    (void)unused;
    const char *games[] = {"catan", "kilkenny"};
    for (size_t game = 0; game < sizeof games / sizeof *games; game++) {
        const struct ruleset *rules = registry_find(games[game])->ruleset;
        struct session *session = new_session(games[game], 2, "sensible");
        struct move_list legal = {0}, sensible = {0};
        unsigned left_out = 0;
        move_list_reserve(&legal, rules->moves_most);
        move_list_reserve(&sensible, rules->moves_most);
        for (unsigned i = 0; i < 400 && !session_over(session); i++) {
            struct turn turn;
            play_on(session, 1, i);
            session_turn(session, &turn);
            for (unsigned seat = 0; seat < 2; seat++)
                if (turn.acting >> seat & 1)
                    check_moves(rules, session_state(session), seat, &legal, &sensible, &left_out);
        }
        assert_int_equal(left_out > 0, rules->futile != NULL);
        move_list_free(&legal);
        move_list_free(&sensible);
        session_free(session);
    }
}

static struct move choice_of(struct player *player, struct session *session, unsigned seat) {
    struct text why = TEXT_EMPTY;
    struct move move;
    player_ask(player, session, seat);
    while (player_poll(player, 1000, &move, &why) == PLAYER_THINKS)
        continue;
    text_free(&why);
    return move;
}

/* Kittens, which choose most freely, and a search. */
static void what_is_prepared_is_offered(void **unused) {
    (void)unused;
    const struct registered *game = registry_find("catan");
    const char *words[] = {"kitten", "search:40"};
    for (size_t i = 0; i < 2; i++) {
        struct text why = TEXT_EMPTY;
        struct session *session = new_session("catan", 2, words[i]);
        struct player *player = player_open(words[i], game, "x", &why);
        unsigned offers = 0;
        for (unsigned made = 0; made < DECISIONS && !session_over(session);) {
            struct turn turn;
            session_turn(session, &turn);
            if (turn.phase == PHASE_CHANCE) {
                assert_true(session_roll(session, NULL, NULL));
                continue;
            }
            unsigned seat = (unsigned)__builtin_ctz(turn.acting);
            struct move move = choice_of(player, session, seat);
            const char *word = game->ruleset->verbs[move.verb].word;
            assert_string_not_equal(word, "cancel");
            offers += strcmp(word, "offer") == 0;
            assert_true(session_play(session, seat, &move, NULL, NULL));
            made++;
        }
        assert_true(offers > 0);
        player_close(player);
        session_free(session);
        text_free(&why);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_left_out),
        cmocka_unit_test(what_is_prepared_is_offered),
    };
    return run_and_report(tests);
}
