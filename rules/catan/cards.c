/*
 * cards.c - the cards of L'impero di Catan: their words, and what is paid with them.
 */
#include "bits.h"

#define CARDS_OF(brick, lumber, wool, grain, ore)                                                  \
    ((uint64_t)(brick) | (uint64_t)(lumber) << 8 | (uint64_t)(wool) << 16 |                        \
     (uint64_t)(grain) << 24 | (uint64_t)(ore) << 32)

const uint64_t catan_cost[VERB_COUNT] = {
    [VERB_ROAD] = CARDS_OF(1, 1, 0, 0, 0),    /* IC-7 */
    [VERB_SETTLE] = CARDS_OF(1, 1, 1, 1, 0),  /* IC-7 */
    [VERB_CITY] = CARDS_OF(0, 0, 0, 2, 3),    /* IC-7 */
    [VERB_RECRUIT] = CARDS_OF(0, 0, 3, 3, 0), /* IC-12 */
};

const char *const catan_kinds[KINDS + 1] = {
    [BRICK] = N_("brick"), [LUMBER] = N_("lumber"), [WOOL] = N_("wool"),
    [GRAIN] = N_("grain"), [ORE] = N_("ore"),       [DESERT] = N_("desert")};

void catan_add_cards(struct text *out, uint64_t cards) {
    size_t start = out->length;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        if (cards_of(cards, kind) == 0)
            continue;
        text_add_item(out, start, "");
        text_addf(out, "%u %s", cards_of(cards, kind), _(catan_kinds[kind]));
    }
}
