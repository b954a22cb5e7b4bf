/*
 * panel.c - L'impero di Catan beside the board: dice, cards, pieces, points, trade and war.
 *
 *      Turn 14           3 + 4 = 7        the first table counts cards in hands and bank, and
 *               br lu wo gr or  # kn      knights; the second pieces left in stock, road pieces
 *      >o Anna   2  1  0  3  4  10  2     in the box, buildings destroyed (settlements+cities)
 *         rd st ct bx  rz    b+c+w=VP     and points: buildings, cards, war
 *
 * A closed hand is shown to its owner only; how many cards it has is known to all.
 */
#include "bits.h"

enum { NAME = 3, NAME_COLUMNS = 6, CARDS_AT = 9, ALL_AT = 24, KNIGHTS_AT = 27, WIDTH = 30 };

static void draw_count(struct canvas *canvas, int row, int column, int width, unsigned count) {
    canvas_textf(canvas, row, column, width, count ? INK_PLAIN : INK_DIM, "%*u", width, count);
}

static void draw_cards(struct canvas *canvas, int row, uint64_t cards) {
    for (unsigned kind = 0; kind < KINDS; kind++)
        draw_count(canvas, row, CARDS_AT + 3 * (int)kind, 3, cards_of(cards, kind));
}

static void draw_name(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    bool turn = seat == s->to && s->phase != RUINED;
    if (turn)
        canvas_put(canvas, row, 0, (struct glyph){0x25B8, '>'}, INK_STRONG);
    canvas_put(canvas, row, 1, catan_city[seat], INK_SEAT_A + seat);
    canvas_name(canvas, row, NAME, NAME_COLUMNS, seat);
}

static int draw_hands(const game_state *s, enum viewer viewer, struct canvas *canvas, int row) {
    for (unsigned kind = 0; kind < KINDS && canvas->size != SIZE_LINES; kind++)
        canvas_paper(canvas, row, CARDS_AT + 1 + 3 * (int)kind, 1, 2, catan_terrain(kind));
    canvas_text(canvas, row, CARDS_AT + 1, -1, INK_DIM, _("br lu wo gr or  # kn"));
    canvas_text(canvas, ++row, NAME, NAME_COLUMNS, INK_PLAIN, _("bank"));
    draw_cards(canvas, row, s->bank);
    draw_count(canvas, row, KNIGHTS_AT, 3, s->deck);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        draw_name(s, seat, canvas, ++row);
        if (catan_sees_hand(s, viewer, seat))
            draw_cards(canvas, row, s->hand[seat]);
        draw_count(canvas, row, ALL_AT, 3, cards_sum(s->hand[seat]));
        draw_count(canvas, row, KNIGHTS_AT, 3, s->knights[seat]);
    }
    return row + 1;
}

static void draw_points(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    int built = s->settlements[seat] + 2 * s->towns[seat];
    int cards = 2 * (s->longest == seat) + 2 * (s->army == seat);
    int war = s->razed[seat] + 2 * s->sacked[seat];
    canvas_textf(canvas, row, 21, -1, INK_STRONG, "%2d+%d+%d=%d", built, cards, war,
                 catan_points(s, seat));
}

static int draw_stocks(const game_state *s, struct canvas *canvas, int row) {
    canvas_text(canvas, row, 0, -1, INK_DIM, _("left rd st ct bx  rz  b+c+w=VP"));
    for (unsigned seat = 0; seat < s->seats; seat++) {
        row++;
        canvas_put(canvas, row, 1, catan_city[seat], INK_SEAT_A + seat);
        draw_count(canvas, row, 4, 3, ROADS - s->roads[seat] - (unsigned)s->box[seat]);
        draw_count(canvas, row, 7, 3, SETTLEMENTS - (unsigned)s->settlements[seat]);
        draw_count(canvas, row, 10, 3, CITIES - (unsigned)s->towns[seat]);
        draw_count(canvas, row, 13, 3, s->box[seat]);
        canvas_textf(canvas, row, 17, -1, s->razed[seat] + s->sacked[seat] ? INK_PLAIN : INK_DIM,
                     "%u+%u", s->razed[seat], s->sacked[seat]);
        draw_points(s, seat, canvas, row);
        if (s->longest == seat)
            canvas_put(canvas, row, 2, (struct glyph){0x2550, '='}, INK_STRONG);
        if (s->army == seat)
            canvas_put(canvas, row, 3, (struct glyph){0x2020, '!'}, INK_STRONG);
    }
    return row + 1;
}

/* The offer that is being made. */
static void add_trade(const game_state *s, struct text *out) {
    text_addf(out, _("$%c gives "), seat_letter(s->to));
    catan_add_cards(out, s->give);
    if (s->want) {
        text_add(out, _(" for "));
        catan_add_cards(out, s->want);
    }
}

/* The barracks of the seat on turn, and with knights enough what is in reach of them. */
static void add_war(const game_state *s, struct text *out) {
    struct war war;
    unsigned seat = s->to, barracks = 0;
    for (uint64_t at = s->built[seat] & s->cities; at; at &= at - 1)
        if (catan_barracks(s, bits_first(at)))
            text_addf(out, barracks++ ? " v%u" : _("barracks v%u"), bits_first(at));
    if (!barracks || catan_usable(s, seat) < 3)
        return;
    catan_war(s, seat, &war);
    text_add(out, _(" reach"));
    for (; war.reach; war.reach &= war.reach - 1) {
        unsigned corner = bits_first(war.reach);
        text_addf(out, " v%u:%d", corner, s->cities >> corner & 1 ? 5 : 4);
    }
    while (edges_any(&war.roads))
        text_addf(out, " e%u:3", edges_next(&war.roads));
}

void catan_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    struct text note = TEXT_EMPTY;
    canvas_textf(canvas, 0, 0, -1, INK_STRONG, _("Turn %lu"), (unsigned long)s->number);
    if (s->dice[0])
        canvas_textf(canvas, 0, 18, -1, INK_STRONG, "%u + %u = %u", s->dice[0], s->dice[1],
                     s->dice[0] + (unsigned)s->dice[1]);
    if (s->phase == ROLLING)
        canvas_spot(canvas, 0, 18, 1, canvas_text(canvas, 0, 18, -1, INK_DIM, _("to roll")),
                    SPOT_DICE);
    int row = draw_stocks(s, canvas, draw_hands(s, viewer, canvas, 1));
    if (s->phase >= TRADING && s->phase <= CHOOSING)
        add_trade(s, &note);
    else if (s->phase == ACTING)
        add_war(s, &note);
    canvas_wrap(canvas, row, 0, 3, WIDTH, INK_STRONG, note.bytes);
    text_free(&note);
}
