/*
 * signs.c - the signs of Cat Chess, with pixels and without: whose a cat is, where it looks,
 * summits.
 */
#include "show.h"

const struct glyph catchess_peak = {0x25B2, '^'};
const struct glyph catchess_owners[SEATS] = {
    {0x25CF, 'a'}, {0x25A0, 'b'}, {0x25C6, 'c'}, {0x2605, 'd'}, {0x25BC, 'e'}};
static const struct glyph arrows[FACINGS] = {{0x2197, '/'}, {0x2191, '^'}, {0x2196, '\\'},
                                             {0x2199, '<'}, {0x2193, 'v'}, {0x2198, '>'}};
struct glyph catchess_arrow(unsigned facing) {
    return arrows[facing];
}

struct glyph catchess_letter(char letter) {
    return (struct glyph){(uint32_t)letter, letter};
}

struct glyph catchess_sign(const game_state *s, unsigned seat) {
    (void)s;
    return catchess_owners[seat];
}
