/*
 * fixture.c - who sits where: every deal from each seat, and in the end every order of players.
 */
#include "bots/fixture.h"

#include <stdlib.h>

#include "support.h"

static unsigned factorial(unsigned n) {
    return n < 2 ? 1 : n * factorial(n - 1);
}

static void each_deal_from_every_seat(void **state) {
    (void)state;
    for (unsigned players = 2; players <= SEATS_MOST; players++) {
        struct fixture fixture = {.setup = {.seats = players}};
        for (size_t deal = 0; deal < 200; deal++)
            for (unsigned seat = 0; seat < players; seat++) {
                unsigned met = 0;
                for (unsigned turn = 0; turn < players; turn++)
                    met |= 1u << fixture_player(&fixture, deal * players + turn, seat);
                assert_int_equal(met, (1u << players) - 1);
            }
    }
}

static int compare(const void *a, const void *b) {
    unsigned long x = *(const unsigned long *)a, y = *(const unsigned long *)b;
    return (x > y) - (x < y);
}

/* n! games have all n! orders. */
static void every_order_comes_once(void **state) {
    (void)state;
    static unsigned long orders[720];
    for (unsigned players = 2; players <= SEATS_MOST; players++) {
        struct fixture fixture = {.setup = {.seats = players}};
        unsigned games = factorial(players);
        for (unsigned game = 0; game < games; game++) {
            unsigned met = 0;
            orders[game] = 0;
            for (unsigned seat = 0; seat < players; seat++) {
                unsigned player = fixture_player(&fixture, game, seat);
                met |= 1u << player;
                orders[game] = orders[game] * 10 + player;
            }
            assert_int_equal(met, (1u << players) - 1);
        }
        qsort(orders, games, sizeof *orders, compare);
        for (unsigned game = 1; game < games; game++)
            assert_true(orders[game - 1] < orders[game]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_deal_from_every_seat),
        cmocka_unit_test(every_order_comes_once),
    };
    return run_and_report(tests);
}
