/*
 * moments.c - the turns in which points changed, against the points of every position, one by one.
 */
#include "table/moments.h"

#include "played.h"

/* The points for a seat after so many moves, more being better. */
static int worth(struct session *session, size_t at, unsigned seat) {
    struct result result = {0};
    session_seek(session, at);
    session_rules(session)->result(session_state(session), &result);
    return session_rules(session)->points_fewest ? -result.points[seat] : result.points[seat];
}

/* Whose worth changed that way between two positions, as bits. */
static unsigned changed(struct session *session, size_t from, size_t to, bool worse) {
    unsigned bits = 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        int before = worth(session, from, seat), after = worth(session, to, seat);
        bits |= (unsigned)(worse ? after < before : after > before) << seat;
    }
    return bits;
}

/* Returns the number of turns that made points worse. */
static size_t all_turns_of(const char *game, unsigned seats, const char *seed) {
    struct session *session = new_session(game, seats, seed);
    play_on(session, 1500, 3);
    struct moments moments = {.list = NULL};
    size_t length = session_length(session), found = 0, worse = 0;
    session_seek(session, length / 2);
    while (moments_look(&moments, session, 7))
        assert_int_equal(session_at(session), length / 2);
    for (size_t at = 0, next; at < length; at = next) {
        next = session_turn_end(session, at);
        unsigned losers = changed(session, at, next, true);
        unsigned winners = changed(session, at, next, false);
        if (session_rules(session)->points_fewest)
            winners = 0;
        if (!losers && !winners)
            continue;
        assert_true(found < moments.count);
        const struct moment *moment = &moments.list[found++];
        assert_int_equal(moment->at, next);
        assert_int_equal(moment->worse, losers != 0);
        assert_true((losers ? losers : winners) >> moment->seat & 1);
        worse += moment->worse;
    }
    assert_int_equal(found, moments.count);
    moments_forget(&moments);
    session_free(session);
    return worse;
}

static void turns_that_change_points(void **state) {
    (void)state;
    assert_true(all_turns_of("clancath", 2, "moments") > 0); /* captures */
    all_turns_of("cathedral", 2, "moments");                 /* the fewest points win */
    all_turns_of("kilkenny", 4, "moments");
}

/* A game that has grown is looked at from where the last look ended. */
static void goes_on_where_it_stopped(void **state) {
    (void)state;
    struct session *session = new_session("kilkenny", 4, "grown");
    struct moments grown = {.list = NULL}, whole = {.list = NULL};
    for (unsigned i = 0; i < 20; i++) {
        play_on(session, 7, i);
        assert_false(moments_look(&grown, session, SIZE_MAX));
        assert_int_equal(grown.looked, session_length(session));
    }
    assert_false(moments_look(&whole, session, SIZE_MAX));
    assert_memory_equal(grown.points, whole.points, sizeof whole.points);
    moments_forget(&grown);
    assert_int_equal(grown.looked, 0);
    assert_null(grown.list);
    moments_forget(&whole);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(turns_that_change_points),
        cmocka_unit_test(goes_on_where_it_stopped),
    };
    return run_and_report(tests);
}
