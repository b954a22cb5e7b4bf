/*
 * estimate.c - who is likely to win a position of ClanCath.
 *
 * Pieces are what wins, and points are what takes pieces. So beside pieces, automatic points and
 * dice points an assault is counted for each side, the better of two: all pieces take what is next
 * to them, by the cheapest ways, one each; or a Berserker goes from one piece to the next until no
 * point is left, for the price of himself and of all dice points. Ways are counted in files and
 * ranks, as if nothing were between and all were level. Whoever is to move may strike first: his
 * assault counts in full and the answer half. In the middle of a turn what is left of it may still
 * be struck with; then the other side is first.
 */
#include "core/share.h"

#include "board.h"

#define WEIGHTS_FILE "clancath/weights.def"
#define TUNING       clancath_tuning
#include "core/weights.h"

enum {
    DICE_MEAN = 7,
    POOL_MOST = 2 * COLUMN_MOST,
    AWAY = 1000,
    FAR = 2 * SIDE,
    CHIEFTAIN_VALUE = 4
};

/* Weights are in parts of ONE of a point of share.h, but for those in hundredths. */
enum { ONE = 8, WHOLE = 100 };

/* From turn LATE on, distance costs the stronger side one point more in each turn, until LATER
   turns have passed. */
enum { LATE = 120, LATER = 20 };

/* A side's pieces as columns, so that all distances are a few vector operations. */
struct side {
    int16_t file[LIST], rank[LIST]; /* AWAY: none */
    int16_t value[LIST];            /* what taking it costs besides the way (CL-10) */
    int16_t far[LIST];              /* to the nearest enemy */
    int count, automatic, dice;
    int hero, detour; /* the one nearest to an enemy, or -1; what is in his way, in points */
    const int16_t *weights;
};

static void line_up(const game_state *s, unsigned seat, const int16_t *weights, struct side *out) {
    out->weights = weights;
    out->count = s->alive[seat][NOBODY];
    out->automatic = (int)clancath_automatic(s, seat);
    out->dice = (int)clancath_pool(s, seat);
    for (int i = 0; i < LIST; i++) {
        bool there = i < out->count;
        unsigned square = there ? (unsigned)s->list[seat][i] : 0;
        out->file[i] = (int16_t)(there ? (int)(square % SIDE) : AWAY + AWAY * (int)seat);
        out->rank[i] = (int16_t)(square / SIDE);
        out->value[i] = there ? clancath_value[s->at[square]] : 0;
        out->far[i] = FAR;
    }
}

/* The first dice points are worth most: what is beyond the last column is lost. */
static int worth_of_dice(const struct side *side) {
    int dice = side->dice;
    return side->weights[DICE] * dice - side->weights[DICE_SQUARE] * dice * dice / 16;
}

static inline int16_t apart(int16_t a, int16_t b) {
    return (int16_t)(a > b ? a - b : b - a);
}

/* How far each piece is from the nearest enemy. */
static void measure(struct side *a, struct side *b) {
    for (int i = 0; i < a->count; i++) {
        int16_t file = a->file[i], rank = a->rank[i], least = FAR;
        for (int k = 0; k < LIST; k++) {
            int16_t far = (int16_t)(apart(file, b->file[k]) + apart(rank, b->rank[k]));
            least = far < least ? far : least;
            b->far[k] = far < b->far[k] ? far : b->far[k];
        }
        a->far[i] = least;
    }
}

/* How many squares next to one are taken by its own side, beyond the first. */
static int crowd(const game_state *s, unsigned square) {
    unsigned own = s->at[square] & SEAT_BIT;
    int count = -1;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        if (!(clancath_ground[s->band][square] >> 2 * direction & 3))
            continue;
        unsigned there = s->at[(int)square + clancath_delta[direction]];
        count += there != NOBODY && (there & SEAT_BIT) == own;
    }
    return count > 0 ? count : 0;
}

/* A Hero with own pieces next to it has longer ways. */
static void find_hero(const game_state *s, unsigned seat, struct side *side) {
    side->hero = -1;
    int least = INT16_MAX;
    for (int i = 0; i < side->count; i++) {
        if (side->value[i] != 2)
            continue;
        int detour = 2 * crowd(s, (unsigned)s->list[seat][i]);
        if (side->far[i] + detour < least) {
            least = side->far[i] + detour;
            side->detour = detour;
            side->hero = i;
        }
    }
}

/* What it is worth to take one piece: the more the fewer there are. */
static int prize(const struct side *mine, const struct side *theirs) {
    int all = mine->count + theirs->count + 1;
    return mine->weights[PRIZE] + mine->weights[PRIZE_RATIO] * mine->count / (all * all);
}

/* How many of the cheapest ways can be paid, and what they cost: of pieces that take, or of pieces
   that are taken. */
static int affordable(const struct side *side, bool taken, int points, int *spent) {
    uint8_t number[FAR + CHIEFTAIN_VALUE + 1] = {0};
    int count = 0;
    *spent = 0;
    for (int i = 0; i < side->count; i++)
        number[side->far[i] + (taken ? side->value[i] : 1)]++;
    for (int price = 2; price <= points - *spent; price++)
        for (int n = number[price]; n > 0 && *spent + price <= points; n--) {
            *spent += price;
            count++;
        }
    return count;
}

/* All take what is next to them, with so many points, of which the first are free. */
static int assault(const struct side *mine, const struct side *theirs, int points, int free) {
    int by_takers, by_taken;
    int takers = affordable(mine, false, points, &by_takers);
    int taken = affordable(theirs, true, points, &by_taken);
    int spent = by_takers > by_taken ? by_takers : by_taken;
    int paid = spent > free ? spent - free : 0;
    int count = takers < taken ? takers : taken;
    int gain = count * prize(mine, theirs) - mine->weights[PAID] * paid;
    gain -= mine->weights[WAY] * spent;
    gain += count == theirs->count ? mine->weights[LAST] : 0;
    return gain > 0 ? gain : 0;
}

/* What a piece takes that goes from one to the next nearest enemy until its points are spent. */
static int rampage(const struct side *mine, int piece, const struct side *theirs, int points) {
    int16_t file = mine->file[piece], rank = mine->rank[piece], files[LIST];
    int gain = 0, each = prize(mine, theirs);
    memcpy(files, theirs->file, sizeof files);
    for (int taken = 0; taken < theirs->count; taken++) {
        int16_t least = INT16_MAX;
        for (int16_t k = 0; k < (int16_t)LIST; k++) {
            int16_t cost =
                (int16_t)(apart(file, files[k]) + apart(rank, theirs->rank[k]) + theirs->value[k]);
            int16_t key = (int16_t)((cost < 512 ? cost : 512) * LIST + k);
            least = key < least ? key : least;
        }
        int k = least % LIST, value = theirs->value[k];
        if (points < least / LIST)
            break;
        points -= least / LIST;
        gain += each + (value > 1 ? mine->weights[AUTOMATIC] * value : 0);
        file = files[k];
        rank = theirs->rank[k];
        files[k] = 4 * AWAY;
    }
    return gain +
           mine->weights[LEFT_OVER] * points; /* a point left over is a step nearer to the next */
}

/* The better assault of a whole turn. */
static int strike(const struct side *mine, const struct side *theirs) {
    int points = mine->automatic + mine->dice;
    int gain = assault(mine, theirs, points, mine->automatic);
    if (mine->hero < 0)
        return gain;
    int price = prize(theirs, mine) + 2 * mine->weights[AUTOMATIC] + worth_of_dice(mine);
    int berserk = rampage(mine, mine->hero, theirs, points - mine->detour) - price;
    return berserk > gain ? berserk : gain;
}

/* The stronger side: by pieces, then by automatic points, then by its seat. Values that can
   change without a capture do not count, or a side could gain by falling behind. */
static bool leads(const struct side *mine, const struct side *theirs, bool first) {
    int ahead = mine->count - theirs->count;
    if (ahead == 0)
        ahead = mine->automatic - theirs->automatic;
    return ahead > 0 || (ahead == 0 && first);
}

/* The mean distance of a side's pieces to the nearest enemy, in hundredths. */
static int mean_far(const struct side *side) {
    int sum = 0;
    for (int i = 0; i < side->count; i++)
        sum += side->far[i];
    return side->count ? WHOLE * sum / side->count : 0;
}

/* How far a side's pieces are from the others, the worse the more pieces it is ahead: the stronger
   one must come near to win. When the game is long, it is worse for that side, and for it alone,
   that the others are far from its nearest pieces: else the two would gain alike by coming near,
   and none would do it. */
static int reluctance(const game_state *s, const struct side *mine, const struct side *theirs,
                      bool first) {
    int late = s->number > LATE && leads(mine, theirs, first) ? (int)(s->number - LATE) : 0;
    int ahead = mine->count - theirs->count;
    ahead = ahead > 0 ? ahead : 0;
    ahead = ahead < 6 ? ahead : 6;
    late = late < LATER ? late : LATER;
    int each = mine->weights[APART] + mine->weights[APART_AHEAD] * ahead;
    return (mean_far(mine) * each + mean_far(theirs) * mine->weights[APART_LATE] * late) / WHOLE;
}

static int strength(const game_state *s, const struct side *mine, const struct side *theirs,
                    bool first) {
    const int16_t *weights = mine->weights;
    return weights[PIECE] * mine->count + weights[AUTOMATIC] * mine->automatic +
           worth_of_dice(mine) + weights[RATIO] * mine->count / (mine->count + theirs->count + 1) -
           reluctance(s, mine, theirs, first);
}

/* Steps from a square to the nearest enemy over empty ones, or FAR. */
static int way_from(const game_state *s, unsigned from) {
    uint8_t seen[SQUARES] = {0};
    int16_t queue[SQUARES], end = 1, next = 0;
    unsigned own = s->at[from] & SEAT_BIT;
    int steps = 1;
    queue[0] = (int16_t)from;
    seen[from] = 1;
    for (int16_t ring = end; next < end; steps++, ring = end)
        for (; next < ring; next++)
            for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
                unsigned square = (unsigned)queue[next];
                if (!(clancath_ground[s->band][square] >> 2 * direction & 3))
                    continue;
                square = (unsigned)((int)square + clancath_delta[direction]);
                if (s->at[square] != NOBODY && (s->at[square] & SEAT_BIT) != own)
                    return steps;
                if (s->at[square] == NOBODY && !seen[square]) {
                    seen[square] = 1;
                    queue[end++] = (int16_t)square;
                }
            }
    return FAR;
}

/* The piece on a square of a seat's list. */
static int index_of(const game_state *s, unsigned seat, int square) {
    int i = 0;
    while (s->list[seat][i] != square)
        i++;
    return i;
}

/* What the rest of a turn may still bring; the dice points that are spent go. */
static int rest_of_turn(const game_state *s, struct side *mine, const struct side *theirs) {
    int free = mine->automatic > s->spent ? mine->automatic - s->spent : 0;
    if (s->stage == ROLLING) {
        int dice = mine->dice + DICE_MEAN;
        mine->dice = dice < POOL_MOST ? dice : POOL_MOST;
        return 0;
    }
    if (clancath_raging(s)) {
        int berserker = index_of(s, s->to, s->berserker[s->to]);
        int detour = way_from(s, (unsigned)s->berserker[s->to]) - mine->far[berserker];
        int gain = rampage(mine, berserker, theirs, s->left - detour);
        mine->dice = 0;
        return gain - prize(theirs, mine) - 2 * mine->weights[AUTOMATIC];
    }
    int gain = assault(mine, theirs, s->left, free) * mine->weights[REST] /
               WHOLE; /* the attacker can then be reached itself */
    if (s->spent > mine->automatic)
        mine->dice -= s->spent - mine->automatic;
    return gain;
}

void clancath_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    if (s->stage == PLACING) { /* one may be a piece ahead, but nothing is decided */
        share_whole((const int[SEATS_MOST]){0}, 3, chances);
        return;
    }
    struct side side[SEATS];
    unsigned to = s->to, other = 1U - to;
    struct side *mine = &side[to], *theirs = &side[other];
    line_up(s, to, weights, mine);
    line_up(s, other, weights, theirs);
    measure(mine, theirs);
    find_hero(s, to, mine);
    find_hero(s, other, theirs);
    int points[SEATS_MOST] = {0}, answer = strike(theirs, mine);
    if (s->stage == MOVING && clancath_fresh(s)) {
        points[to] = strike(mine, theirs);
        points[other] = answer * weights[ANSWER] / WHOLE;
    } else {
        points[to] = rest_of_turn(s, mine, theirs);
        points[to] -= weights[SPENT] * s->spent; /* nobody wanders about without a reason */
        points[to] += strike(mine, theirs) * weights[NEXT_STRIKE] / WHOLE;
        points[other] = answer;
    }
    points[to] += strength(s, mine, theirs, to == 0);
    points[other] += strength(s, theirs, mine, to != 0);
    for (unsigned seat = 0; seat < SEATS; seat++)
        points[seat] /= ONE;
    share_whole(points, 3, chances);
}
