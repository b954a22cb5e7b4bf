/*
 * panel.c - beside the hills: the players and their cats; in words: what stands somewhere, what
 * lies between two spaces; as a page: a character sheet.
 */
#include "show.h"

enum { WIDE = 20, SHEET_ROWS = 14 };

static const char *called(unsigned cat) {
    return catchess_sheets[cat].name;
}

/* What a cat has done in this turn, or that it is out of play. */
static struct glyph state_of(const game_state *s, unsigned cat, enum ink *ink) {
    *ink = INK_PLAIN;
    if (s->stage <= STAGE_CATS || s->owner[cat] != s->to || !catchess_in_play(s, cat))
        return (struct glyph){' ', ' '};
    if (s->stage == STAGE_FACE) {
        *ink = INK_STRONG;
        return s->turned >> cat & 1 || s->preened >> cat & 1 ? (struct glyph){0x2713, '+'}
                                                             : (struct glyph){0x21BB, '@'};
    }
    if (s->acted >> cat & 1)
        return (struct glyph){0x2713, '+'};
    *ink = INK_STRONG;
    return (struct glyph){0x25B8, '>'};
}

/* " K Kero         3/5 e9" or, where there is little room, " K 3/5". */
static void draw_cat(const game_state *s, unsigned cat, bool wide, struct canvas *canvas, int row,
                     int column) {
    enum ink ink, own = INK_SEAT_A + s->owner[cat];
    struct glyph state = state_of(s, cat, &ink);
    bool playing = catchess_in_play(s, cat);
    canvas_put(canvas, row, column, state, ink);
    canvas_put(canvas, row, column + 1, catchess_letter(catchess_sheets[cat].initial), own);
    if (wide)
        canvas_text(canvas, row, column + 3, 11, playing ? INK_PLAIN : INK_DIM, called(cat));
    column += wide ? 15 : 2;
    if (playing)
        canvas_textf(canvas, row, column, 5, INK_PLAIN, "%u/%u", s->esteem[cat],
                     catchess_sheets[cat].track);
    else
        canvas_text(canvas, row, column, 4, INK_DIM, _("out"));
}

/* The summits a seat stands on now, as peaks; those that count already (CH-25) are strong. */
static void draw_summits(const game_state *s, unsigned seat, struct canvas *canvas, int row,
                         int column) {
    unsigned held = catchess_targets(s, seat);
    for (unsigned i = 0; i < TARGETS; i++)
        if (held >> i & 1)
            canvas_put(canvas, row, column++, catchess_peak,
                       s->held[seat] >> i & 1 ? INK_ALERT : INK_PLAIN);
}

static void draw_seat(const game_state *s, unsigned seat, int columns, struct canvas *canvas,
                      int row) {
    bool to = seat == s->to;
    canvas_put(canvas, row, 0, to ? (struct glyph){0x25B8, '>'} : catchess_letter(' '), INK_STRONG);
    canvas_put(canvas, row, 1, catchess_owners[seat], INK_SEAT_A + seat);
    canvas_name(canvas, row, 3, columns - 7, seat);
    draw_summits(s, seat, canvas, row, columns - 3);
}

void catchess_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer; /* grids are on the sheets */
    struct extent extent;
    catchess_extent(s, canvas->size, &extent);
    bool wide = extent.panel_columns == WIDE, compact = wide && s->seats > 3;
    int row = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        int column = 0;
        draw_seat(s, seat, extent.panel_columns, canvas, row++);
        for (unsigned cats = s->team[seat]; cats; cats &= cats - 1) {
            draw_cat(s, (unsigned)__builtin_ctz(cats), wide && !compact, canvas, row, column);
            column += compact ? 7 : 0;
            row += !compact;
        }
        row += compact;
    }
}

/*
 * In words.
 */

/* Those of these cats that observe a space, player by player: "; seen by Kero, Lina of Anna". */
static void add_watchers(const game_state *s, unsigned space, unsigned among, struct text *out) {
    unsigned watchers = s->observers[space] & among;
    size_t before = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned cats = watchers & s->team[seat];
        if (!cats)
            continue;
        if (!before)
            text_add(out, _("; seen by "));
        before = before ? before : out->length;
        for (; cats; cats &= cats - 1)
            text_add_item(out, before, called((unsigned)__builtin_ctz(cats)));
        text_addf(out, _(" of $%c"), seat_letter(seat));
    }
}

static void look_cat(const game_state *s, unsigned cat, struct text *out) {
    if (s->owner[cat] == SEATS) {
        text_add(out, _("not in this game"));
        return;
    }
    text_addf(out, _("%s of $%c, "), called(cat), seat_letter(s->owner[cat]));
    if (!catchess_in_play(s, cat)) {
        text_add(out, _("out of play"));
        return;
    }
    text_addf(out, _("%u/%u, %s (height %u), looks %s"), s->esteem[cat], catchess_sheets[cat].track,
              catchess_name(s->space[cat]).bytes, s->height[s->space[cat]],
              catchess_facings[s->facing[cat]]);
    add_watchers(s, s->space[cat], catchess_enemies(s, s->owner[cat]), out);
}

static void look_grid(const game_state *s, enum viewer viewer, unsigned value, struct text *out) {
    unsigned cat = value / GRID, place = value % GRID;
    if (s->owner[cat] == SEATS) {
        text_add(out, _("not in this game"));
        return;
    }
    text_add(out, called(cat));
    text_add(out, ", ");
    text_add(out, _(catchess_method_names[place / SIDE]));
    text_add(out, _(" against "));
    text_add(out, _(catchess_response_names[place % SIDE]));
    text_add(out, ": ");
    if (!catchess_sees(s, viewer, cat, place))
        text_add(out, _("hidden"));
    else if (s->counter[cat][STYLE] >> place & 1)
        text_add(out, _("Style"));
    else if (s->counter[cat][PRESENCE] >> place & 1)
        text_add(out, _("Presence"));
    else
        text_add(out, _("empty"));
}

/* A row or a column of a grid in a challenge, as far as the viewer knows it. */
static void look_choice(const game_state *s, enum viewer viewer, unsigned choice, bool method,
                        struct text *out) {
    unsigned cat = method ? s->attacker : s->defender, counters[KINDS] = {0, 0};
    if (cat == NO_CAT) {
        text_add(out, _("no challenge runs"));
        return;
    }
    for (unsigned i = 0; i < SIDE; i++) {
        unsigned place = method ? choice * SIDE + i : i * SIDE + choice;
        for (unsigned kind = 0; kind < KINDS && catchess_sees(s, viewer, cat, place); kind++)
            counters[kind] += s->counter[cat][kind] >> place & 1;
    }
    text_addf(out, _("%s of %s: you know of %u Style and %u Presence there"),
              _((method ? catchess_method_names : catchess_response_names)[choice]), called(cat),
              counters[STYLE], counters[PRESENCE]);
}

void catchess_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    if (spot >= SPOT_RESPONSE)
        look_choice(s, viewer, (unsigned)(spot - SPOT_RESPONSE) % SIDE, false, out);
    else if (spot >= SPOT_METHOD)
        look_choice(s, viewer, (unsigned)(spot - SPOT_METHOD), true, out);
    else if (spot >= SPOT_GRID)
        look_grid(s, viewer, (unsigned)(spot - SPOT_GRID), out);
    else if (spot >= SPOT_CAT)
        look_cat(s, (unsigned)(spot - SPOT_CAT), out);
    else if (spot < 0 || s->height[spot] == OUTSIDE)
        text_add(out, _("outside the board"));
    else {
        unsigned cat = catchess_cat_on(s, (unsigned)spot);
        text_add(out, s->height[spot] == SUMMIT ? _("a summit, height ") : _("height "));
        text_add_number(out, s->height[spot]);
        if (cat != NO_CAT)
            text_addf(out, _(", %s of $%c"), called(cat), seat_letter(s->owner[cat]));
        add_watchers(s, (unsigned)spot, ALL_CATS, out);
    }
}

/*
 * The line of sight between two spaces (CH-12), whatever their cats look at.
 */

static unsigned space_of(const game_state *s, int spot) {
    if (spot >= SPOT_CAT && spot < SPOT_GRID)
        return s->space[spot - SPOT_CAT];
    return spot >= 0 && spot < SPACES && s->height[spot] != OUTSIDE ? (unsigned)spot : NOWHERE;
}

/* The spaces between, each with its height and in the colour of what it does to the sight. */
static void tell_path(const game_state *s, unsigned from, unsigned to, const uint8_t *between,
                      struct canvas *canvas, struct text *out) {
    unsigned here = s->height[from], there = s->height[to];
    unsigned limit = (here > there) != s->lower ? here : there;
    for (unsigned i = 0; i < 2U - (between[0] == between[1]); i++) {
        unsigned space = catchess_near[from][between[i]];
        bool hides = s->height[space] > limit;
        text_addf(out, hides ? " → %s (%u!)" : " → %s (%u)", catchess_name(space).bytes,
                  s->height[space]);
        int spot = (int)space;
        unsigned cat = catchess_cat_on(s, space);
        if (canvas)
            canvas_mark(canvas, cat == NO_CAT ? spot : SPOT_CAT + (int)cat,
                        hides ? MARK_ALERT : MARK_LAST);
    }
    text_addf(out, " → %s (%u)", catchess_name(to).bytes, there);
}

void catchess_between(const game_state *s, enum viewer viewer, int from_spot, int to_spot,
                      struct canvas *canvas, struct text *out) {
    (void)viewer;
    unsigned from = space_of(s, from_spot), to = space_of(s, to_spot);
    unsigned cat = catchess_cat_on(s, from);
    if (from == NOWHERE || to == NOWHERE || from == to) {
        text_add(out, _("CH-12: a line of sight leads from one space of the board to another"));
        return;
    }
    int offset = catchess_offset(from, to);
    if (offset < 0) {
        text_addf(out, _("CH-11: %s and %s are %d apart, too far to see"),
                  catchess_name(from).bytes, catchess_name(to).bytes, catchess_distance(from, to));
        return;
    }
    const struct sight_paths *paths = &catchess_paths[offset];
    bool clear = catchess_clear(s, from, (unsigned)offset);
    text_add(out, clear ? _("CH-12: free") : _("CH-12: hidden"));
    if (cat != NO_CAT)
        text_addf(out,
                  s->observers[to] >> cat & 1 ? _("; %s, looking %s, sees it")
                                              : _("; %s, looking %s, does not see it"),
                  called(cat), catchess_facings[s->facing[cat]]);
    text_addf(out, ": %s (%u)", catchess_name(from).bytes, s->height[from]);
    if (paths->count == 0)
        text_addf(out, " → %s (%u)", catchess_name(to).bytes, s->height[to]);
    for (unsigned i = 0; i < paths->count; i++) {
        text_add(out, i > 0 ? _(" or") : "");
        tell_path(s, from, to, paths->between[i], canvas, out);
    }
}

/*
 * A character sheet.
 */

static void draw_track(const game_state *s, unsigned cat, struct canvas *canvas, int row) {
    static const struct glyph full = {0x25CF, '*'}, empty = {0x25CB, 'o'};
    int column = 2 + canvas_text(canvas, row, 0, 14, INK_PLAIN, _("Self-esteem"));
    for (int i = 0; i < catchess_sheets[cat].track; i++)
        canvas_put(canvas, row, column + 2 * i, i < s->esteem[cat] ? full : empty,
                   INK_SEAT_A + s->owner[cat]);
    if (!catchess_in_play(s, cat))
        canvas_text(canvas, row, column + 2 * catchess_sheets[cat].track + 1, 20, INK_DIM,
                    _("out of play"));
}

bool catchess_page(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas) {
    unsigned cat = (unsigned)(spot - SPOT_CAT);
    if (spot < SPOT_CAT || spot >= SPOT_GRID || s->owner[cat] == SEATS)
        return false;
    enum ink ink = INK_SEAT_A + s->owner[cat];
    canvas_put(canvas, 0, 0, catchess_owners[s->owner[cat]], ink);
    int used = canvas_text(canvas, 0, 2, 30, ink, called(cat));
    canvas_textf(canvas, 0, 3 + used, 40, INK_PLAIN, _("a cat of $%c"), seat_letter(s->owner[cat]));
    canvas_text(canvas, 2, 0, 78, INK_PLAIN,
                *catchess_sheets[cat].ability ? _(catchess_sheets[cat].ability)
                                              : _("No known ability: a plain cat"));
    draw_track(s, cat, canvas, 4);
    for (unsigned i = 0; i < SIDE; i++) {
        canvas_text(canvas, 6, 12 + 9 * (int)i, 8, INK_PLAIN, _(catchess_response_names[i]));
        canvas_text(canvas, 8 + (int)i, 0, 10, INK_PLAIN, _(catchess_method_names[i]));
        for (unsigned k = 0; k < SIDE; k++)
            catchess_put_counter(s, viewer, cat, i * SIDE + k, canvas, 8 + (int)i, 14 + 9 * (int)k);
    }
    canvas_text(canvas, SHEET_ROWS, 0, 76, INK_DIM,
                _("S Style, P Presence, . empty, x blocked, ? not known to you."));
    canvas_text(canvas, SHEET_ROWS + 1, 0, 76, INK_DIM,
                _("Rows: what the challenger does. Columns: how the defender takes it."));
    return true;
}
