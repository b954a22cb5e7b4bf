/*
 * signs.c - the signs and papers of ClanCath's pieces and levels: see show.h.
 */
#include "show.h"

const struct glyph clancath_pieces[SEATS][KINDS] = {
    {{' ', ' '}, {0x25CF, 'M'}, {0x25B2, 'H'}, {0x2605, 'C'}},
    {{' ', ' '}, {0x25CB, 'm'}, {0x25B3, 'h'}, {0x2606, 'c'}},
};
const struct glyph clancath_textures[LEVELS] = {
    {' ', ' '}, {',', ','}, {':', ':'}, {0x2591, '+'}, {0x2592, '#'}, {0x2593, '%'}, {0x2588, '@'},
};

bool clancath_is_berserker(const game_state *s, unsigned square) {
    return s->berserker[0] == (int)square || s->berserker[1] == (int)square;
}

struct glyph clancath_status(const game_state *s, unsigned square, enum ink *ink) {
    *ink = clancath_is_berserker(s, square) ? INK_ALERT : INK_SEAT_A + clancath_seat_on(s, square);
    if (clancath_is_berserker(s, square))
        return (struct glyph){'!', '!'};
    return s->at[square] & TIRED ? (struct glyph){'-', '-'} : (struct glyph){' ', ' '};
}

/* Five levels are spread over the heights that colours have, which more levels fill. */
enum paper clancath_relief(unsigned level) {
    static const uint8_t heights[LEVELS] = {0, 2, 3, 4, 5, 5, 6};
    return PAPER_RELIEF_0 + heights[level];
}
