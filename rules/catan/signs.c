/*
 * signs.c - the signs of L'impero di Catan, with pixels and without: buildings, whose shape tells
 * whose they are, and terrains.
 */
#include "bits.h"

static const struct glyph settlements[SEATS] = {
    {0x25CB, 'a'}, {0x25B3, 'b'}, {0x25A1, 'c'}, {0x25C7, 'd'}};
const struct glyph catan_city[SEATS] = {{0x25CF, 'A'}, {0x25B2, 'B'}, {0x25A0, 'C'}, {0x25C6, 'D'}};
static const struct glyph barracks[SEATS] = {
    {0x25C9, 'W'}, {0x25EC, 'X'}, {0x25A3, 'Y'}, {0x25C8, 'Z'}};
static const struct glyph empty = {0x00B7, '+'}, harbour = {0x25E6, 'o'};

/* Ways of 36 in which two dice give a number. */
unsigned catan_odds(unsigned number) {
    return number < 7 ? number - 1 : 13 - number;
}

struct glyph catan_building(const game_state *s, unsigned corner, unsigned owner) {
    if (!(s->cities >> corner & 1))
        return settlements[owner];
    return catan_barracks(s, corner) ? barracks[owner] : catan_city[owner];
}

struct glyph catan_corner_sign(const game_state *s, unsigned corner) {
    unsigned owner = catan_owner(s, corner);
    if (owner != NONE)
        return catan_building(s, corner, owner);
    return catan_corner_harbour[corner] == NONE ? empty : harbour;
}

static const enum paper terrains[KINDS + 1] = {
    [BRICK] = PAPER_BRICK, [LUMBER] = PAPER_LUMBER, [WOOL] = PAPER_WOOL,
    [GRAIN] = PAPER_GRAIN, [ORE] = PAPER_ORE,       [DESERT] = PAPER_DESERT};

enum paper catan_terrain(unsigned kind) {
    return terrains[kind];
}
