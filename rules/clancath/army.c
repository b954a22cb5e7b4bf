/*
 * army.c - a sensible army for whoever does not want to place fifty pieces by hand.
 *
 * The formation stands right behind the valley: clansmen in two lines on the first high ground,
 * then the heroes, the chieftain behind them. It is told relative to the front, the first
 * diagonal that is no valley, so it fits every width of band; player 2 has it turned half round.
 */
#include <assert.h>

#include "board.h"

/* How far behind the front, and how far down along it from its middle. */
struct post {
    int8_t behind, along;
};

static const struct post posts[PIECES] = {
    {0, 0},  {0, -1}, {0, 1},  {0, -2}, {0, 2},  {0, -3}, {0, 3},  {0, -4}, {0, 4},
    {0, -5}, {0, 5},  {0, -6}, {1, 0},  {1, -1}, {1, 1},  {1, -2}, {1, 2},  {1, -3},
    {1, 3},  {1, -4}, {2, -1}, {2, 1},  {2, -3}, {2, 3},  {4, 0},
};
static const uint8_t first_post[KINDS + 1] = {0, 0, 20, 24, PIECES}; /* of each kind */

static unsigned post_square(const game_state *s, unsigned seat, unsigned post) {
    int sum = SIDE - 1 - (s->band + BAND_LEAST) - posts[post].behind;
    int row = sum / 2 + posts[post].along;
    unsigned square = (unsigned)(row * SIDE + sum - row);
    return seat == s->first ? square : SQUARES - 1 - square;
}

void clancath_prepare(game_state *s) {
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned kind = CLANSMAN; kind < KINDS; kind++)
            for (unsigned post = first_post[kind]; post < first_post[kind + 1]; post++)
                clancath_put(s, seat, kind, post_square(s, seat, post));
}

/* The square where the seat may place nearest to one, as steps go; there always is one. */
static unsigned nearest(const game_state *s, unsigned seat, unsigned square) {
    unsigned found = SQUARES;
    int least = 2 * SIDE;
    for (unsigned other = 0; other < SQUARES; other++) {
        int distance = grid_distance_rook(&clancath_grid, (int)square, (int)other);
        if (distance < least && clancath_may_place(s, seat, other)) {
            least = distance;
            found = other;
        }
    }
    return found;
}

bool clancath_suggest(const game_state *s, unsigned seat, struct move *out) {
    if (s->stage != PLACING)
        return false;
    unsigned kind = CLANSMAN;
    while (!clancath_stock(s, seat, kind))
        kind++;
    assert(kind < KINDS); /* while placing, there is some left */
    unsigned post = first_post[kind], end = first_post[kind + 1];
    while (post < end && !clancath_may_place(s, seat, post_square(s, seat, post)))
        post++;
    unsigned square = post < end ? post_square(s, seat, post)
                                 : nearest(s, seat, post_square(s, seat, first_post[kind]));
    *out = move_2(VERB_DEPLOY, kind - CLANSMAN, square);
    return true;
}
