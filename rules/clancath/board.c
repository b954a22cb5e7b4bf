/*
 * board.c - see board.h.
 */
#include "board.h"

const int8_t clancath_delta[DIRECTIONS] = {-SIDE, 1, SIDE, -1};
const uint8_t clancath_army[KINDS] = {PIECES, 20, 4, 1};
const uint8_t clancath_value[16] = {0, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4};

unsigned clancath_level(const game_state *s, unsigned square) {
    int height = (int)(square / SIDE + square % SIDE) - (SIDE - 1);
    return (unsigned)(height < 0 ? -height : height) / (s->band + BAND_LEAST + 0U);
}

bool clancath_in_zone(const game_state *s, unsigned seat, unsigned square) {
    bool upper = square / SIDE + square % SIDE < SIDE - 1;
    return clancath_level(s, square) > 0 && (!s->own_zones || upper == (seat == s->first));
}

void clancath_put(game_state *s, unsigned seat, unsigned kind, unsigned square) {
    int at = s->alive[seat][NOBODY];
    for (; at > 0 && s->list[seat][at - 1] > (int)square; at--)
        s->list[seat][at] = s->list[seat][at - 1];
    s->list[seat][at] = (int16_t)square;
    s->at[square] = (uint8_t)(kind | seat * SEAT_BIT);
    s->alive[seat][NOBODY]++;
    s->alive[seat][kind]++;
}

void clancath_remove(game_state *s, unsigned seat, unsigned square) {
    unsigned kind = s->at[square] & KIND;
    int at = 0;
    while (s->list[seat][at] != (int)square)
        at++;
    for (; s->list[seat][at] != NOWHERE; at++)
        s->list[seat][at] = s->list[seat][at + 1];
    if (s->berserker[seat] == (int)square)
        s->berserker[seat] = NOWHERE;
    s->at[square] = NOBODY;
    s->alive[seat][NOBODY]--;
    s->alive[seat][kind]--;
}

void clancath_settle(game_state *s) {
    s->outcome = PLAYING;
    s->winner = 0;
    s->left = 0;
    if (s->stage == PLACING)
        return;
    unsigned points = clancath_automatic(s, s->to) + clancath_pool(s, s->to);
    s->left = (uint8_t)(s->spent < points ? points - s->spent : 0);
    for (unsigned seat = 0; seat < SEATS; seat++) /* CL-15 */
        if (s->alive[seat][NOBODY] == 0) {
            s->outcome = WON;
            s->winner = (uint8_t)(1U - seat);
            return;
        }
    if (s->draw_after && s->quiet == s->draw_after)
        s->outcome = DRAWN;
}

bool clancath_makes_berserker(const game_state *s, unsigned from, unsigned cost) {
    return s->berserk_auto && (s->at[from] & KIND) == HERO && !clancath_raging(s) &&
           (s->actor == NOWHERE || s->actor == (int)from) &&
           ((s->at[from] & TIRED) || cost == s->left);
}

unsigned clancath_cost_of(const game_state *s, unsigned from, unsigned to) {
    int step = (int)to - (int)from;
    unsigned direction = 0;
    while (clancath_delta[direction] != step)
        direction++;
    return (clancath_ground[s->band][from] >> 2 * direction & 3U) + clancath_value[s->at[to]];
}

unsigned clancath_steps(const game_state *s, unsigned from, struct move out[DIRECTIONS]) {
    unsigned count = 0, to;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned cost = clancath_cost(s, s->to, from, direction, &to);
        if (cost == 0 || cost > s->left)
            continue;
        if (out)
            out[count] = move_2(VERB_STEP, from, to);
        count++;
    }
    return count;
}

bool clancath_may_end(const game_state *s) {
    return !clancath_raging(s) || !clancath_steps(s, (unsigned)s->berserker[s->to], NULL);
}
