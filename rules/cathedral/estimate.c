/*
 * estimate.c - who is likely to win a position of Cathedral.
 *
 * The end is a difference of squares left over (CD-12), so both sides are judged by what they are
 * likely to have left: buildings that fit nowhere any more, and what remains when the rest has
 * taken the ground that is the side's own and its part of the ground that both may build on. Many
 * places for a building are worth little more than some, but the last few are at risk while the
 * other side can still build there.
 */
#include "core/share.h"

#include "board.h"

/* A building with that many places left, in 16ths of it that count as left over. */
static unsigned risk(unsigned places) {
    static const uint8_t risks[] = {16, 10, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1};
    return places < sizeof risks ? risks[places] : 0;
}

/* What a side has, in squares; `risked` in 16ths of squares. */
struct chances {
    int left, ground, open, risked;
};

static unsigned places_of(const struct rows *rows, unsigned side, unsigned kind) {
    unsigned places = 0;
    for (unsigned rotation = 0; rotation < ROTATIONS && cathedral_shape[side][kind][rotation];
         rotation++)
        places += count_of(fits(rows, cathedral_shape[side][kind][rotation]));
    return places;
}

static void look_at(const game_state *s, unsigned side, struct chances *out) {
    struct squares open = cathedral_open(s, side);
    struct rows rows;
    rows_of(&rows, open);
    *out = (struct chances){.left = (int)(cathedral_left(s, side) - cathedral_handicap(s, side)),
                            .ground = (int)count_of(s->territory[side])};
    out->open = (int)count_of(open) - out->ground;
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (s->stock[side][kind])
            out->risked += (int)(risk(places_of(&rows, side, kind)) * cathedral_size[kind] *
                                 s->stock[side][kind]);
}

/* Points of a square that is left over for certain. */
enum { HANDICAP = 14 };

/* Squares that the side is likely to have left, in 16ths. */
static int likely_left(const struct chances *mine, const struct chances *theirs) {
    int rest = mine->left - mine->ground; /* what must stand on ground that both may use */
    rest = rest > 0 ? rest : 0;
    int other = theirs->left - theirs->ground;
    other = other > 0 ? other : 0;
    int share = rest + other ? mine->open * rest / (rest + other) : 0;
    int excess = rest - share * 3 / 4;
    return 16 * (excess > 0 ? excess : 0) + mine->risked + 2 * mine->left;
}

void cathedral_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    (void)weights;
    struct chances side[SIDES];
    look_at(s, LIGHT, &side[LIGHT]);
    look_at(s, DARK, &side[DARK]);
    int points[SEATS_MOST] = {0};
    for (unsigned seat = 0; seat < SIDES; seat++)
        points[seat] = -likely_left(&side[seat], &side[!seat]) * 5 / 8 +
                       3 * (side[seat].ground - side[seat].left) -
                       HANDICAP * (int)cathedral_handicap(s, seat);
    points[s->to] += any(s->pending) ? 0 : 9;
    share_whole(points, 1U << LIGHT | 1U << DARK, chances);
}

const struct tuning cathedral_tuning = {
    .numbers =
        {
            .playout_share = 50,
            .playout_moves = 8,
            .playout_choices = 3,
            .prior_visits = 3,
            .bonus = 8000,
            .half_life = 50,
        },
};
