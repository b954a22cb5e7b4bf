/*
 * board.c - see board.h.
 */
#include "board.h"

const int16_t kilkenny_step[DIRECTIONS] = {16, 17, 1, -15, -16, -17, -1, 15};
const uint8_t kilkenny_mouse[SEATS][2] = {
    [SOUTH] = {247, 248}, [WEST] = {127, 143}, [NORTH] = {7, 8}, [EAST] = {112, 128}};
const char *const kilkenny_sides[SEATS] = {
    [SOUTH] = N_("South"), [WEST] = N_("West"), [NORTH] = N_("North"), [EAST] = N_("East")};

/* Where a place stands, or belongs, in the seat's list of cats: how many bits are before it. */
static unsigned bits_before(const game_state *s, unsigned seat, unsigned place) {
    unsigned bits = 0;
    for (unsigned i = 0; i < s->mobile[seat]; i++)
        bits += kilkenny_cat(s, seat, i) < place ? 8 : 0;
    return bits;
}

void kilkenny_remove(game_state *s, unsigned seat, unsigned place) {
    unsigned bits = bits_before(s, seat, place);
    uint64_t list = s->cats[seat], before = list & ((UINT64_C(1) << bits) - 1);
    s->cats[seat] = before | list >> 8 >> bits << bits;
    s->mobile[seat]--;
}

void kilkenny_insert(game_state *s, unsigned seat, unsigned place) {
    unsigned bits = bits_before(s, seat, place);
    uint64_t list = s->cats[seat], before = list & ((UINT64_C(1) << bits) - 1);
    s->cats[seat] = before | (uint64_t)place << bits | (list ^ before) << 8;
    s->mobile[seat]++;
}

void kilkenny_settle(game_state *s) {
    unsigned movers = 0, last = 0;
    bool hope = false; /* somebody can still fill both mice */
    s->outcome = PLAYING;
    s->winner = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (s->taken[seat] == 3) { /* KK-13, before KK-14 */
            s->outcome = WON_BY_MICE;
            s->winner = (uint8_t)seat;
            return;
        }
        if (s->mobile[seat] > 0) {
            movers++;
            last = seat;
        }
        hope = hope || s->mobile[seat] + kilkenny_on_mice(s, seat) >= 2;
    }
    if (movers == 1) { /* KK-14 */
        s->outcome = WON_BY_MOVING;
        s->winner = (uint8_t)last;
    } else if (s->pod_draw && !hope) { /* KK-15 */
        s->outcome = DRAWN;
    }
}

/* Looks toward the middle first: in that direction no roll leaves the field, so one test is
   usually enough. */
bool kilkenny_can_move(const game_state *s) {
    static const uint8_t inward[2][2] = {{1, 7}, {3, 5}}; /* by lower or upper ranks, files */
    static const uint8_t order[DIRECTIONS] = {0, 1, 7, 2, 6, 3, 5, 4};
    for (unsigned i = 0; i < s->mobile[s->to]; i++) {
        unsigned from = kilkenny_cat(s, s->to, i);
        unsigned first = inward[from / 16 >= 8][from % 16 >= 8];
        for (unsigned turn = 0; turn < DIRECTIONS; turn++)
            if (kilkenny_reach(s, s->to, from, (first + order[turn]) % DIRECTIONS, s->roll))
                return true;
    }
    return false;
}
