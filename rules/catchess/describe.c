/*
 * describe.c - a position as one line of text, written and read.
 *
 *     turn=7 stage=act to=A first=B left=0 held=030 duel=- tiles=e9f10
 *     A=K:i9:ne:3:at:.....s.P... B=T:-:-:0:-:-        one word for each cat:
 *     seat=initial:space:facing:self-esteem:flags:grid
 *
 * Flags are letters: a has acted, t is turned, p has preened, g has preened for free. A grid is 25
 * letters, row by row: . nothing, s Style, p Presence, and O S P where a challenge has shown it to
 * all; ? is hidden from this viewer; "-" stands for 25 dots. A challenge is
 * duel=attacker:defender:method:response:fleeing, with - for what is not. Whatever is hidden is
 * read as something that fits.
 */
#include "catchess.h"

enum { NUMBER_MOST = 1000000000, LEFT_MOST = 30 };
enum { HIDDEN = NOTHING + 1 }; /* a choice that the line does not tell */

static const char *const stages[] = {"counters", "tiles", "cats",    "act",  "enter",
                                     "face",     "duel",  "retreat", "coin", "over"};
enum { STAGE_COUNT = sizeof stages / sizeof *stages };
static const char letters[] = ".spOSP"; /* [known * 3 + what lies there] */

bool catchess_sees(const game_state *s, enum viewer viewer, unsigned cat, unsigned place) {
    return viewer == VIEW_ALL || s->open || viewer == (enum viewer)s->owner[cat] ||
           s->known[cat] >> place & 1;
}

/*
 * Writing.
 */

static void add_initial(unsigned cat, struct text *out) {
    text_add_char(out, cat == NO_CAT ? '-' : catchess_sheets[cat].initial);
}

static void add_choice(unsigned choice, bool shown, struct text *out) {
    text_add_char(out, ':');
    text_add_char(out, choice == NOTHING ? '-' : shown ? (char)('0' + choice) : '?');
}

/* What was chosen in secret is for the chooser only. */
static void add_duel(const game_state *s, enum viewer viewer, struct text *out) {
    text_add(out, " duel=");
    add_initial(s->attacker, out);
    if (s->attacker == NO_CAT)
        return;
    bool all = viewer == VIEW_ALL;
    text_add_char(out, ':');
    add_initial(s->defender, out);
    add_choice(s->method, all || viewer == (enum viewer)s->owner[s->attacker], out);
    add_choice(s->response, all || viewer == (enum viewer)s->owner[s->defender], out);
    text_add_char(out, ':');
    add_initial(s->fleeing, out);
}

static void add_tiles(const game_state *s, struct text *out) {
    size_t before;
    text_add(out, " tiles=");
    before = out->length;
    for (unsigned space = 0; space < SPACES; space++)
        if (s->height[space] != OUTSIDE)
            for (unsigned tiles = s->height[space] - catchess_start_height(s, space); tiles > 0;
                 tiles--)
                text_add(out, catchess_name(space).bytes);
    if (out->length == before)
        text_add_char(out, '-');
}

static void add_grid(const game_state *s, enum viewer viewer, unsigned cat, struct text *out) {
    uint32_t style = s->counter[cat][STYLE], presence = s->counter[cat][PRESENCE];
    if (!(style | presence | s->known[cat]) && catchess_sees(s, viewer, cat, 0)) {
        text_add_char(out, '-');
        return;
    }
    char grid[GRID];
    for (unsigned place = 0; place < GRID; place++) {
        unsigned what = (style >> place & 1) + 2 * (presence >> place & 1);
        grid[place] = catchess_sees(s, viewer, cat, place)
                          ? letters[3 * (s->known[cat] >> place & 1) + what]
                          : '?';
    }
    text_add_bytes(out, grid, GRID);
}

static void add_flags(const game_state *s, unsigned cat, struct text *out) {
    size_t before = out->length;
    if (s->acted >> cat & 1)
        text_add_char(out, 'a');
    if (s->turned >> cat & 1)
        text_add_char(out, 't');
    if (s->preened >> cat & 1)
        text_add_char(out, 'p');
    if (cat == KIRYUU && s->groomed)
        text_add_char(out, 'g');
    if (out->length == before)
        text_add_char(out, '-');
}

static void add_cat(const game_state *s, enum viewer viewer, unsigned seat, unsigned cat,
                    struct text *out) {
    bool playing = catchess_in_play(s, cat);
    text_add_char(out, ' ');
    text_add_char(out, (char)('A' + seat));
    text_add_char(out, '=');
    add_initial(cat, out);
    text_add_char(out, ':');
    text_add(out, playing ? catchess_name(s->space[cat]).bytes : "-");
    text_add_char(out, ':');
    text_add(out, playing ? catchess_facings[s->facing[cat]] : "-");
    text_add_char(out, ':');
    text_add_number(out, s->esteem[cat]);
    text_add_char(out, ':');
    add_flags(s, cat, out);
    text_add_char(out, ':');
    add_grid(s, viewer, cat, out);
}

void catchess_describe(const game_state *s, enum viewer viewer, struct text *out) {
    text_add(out, "turn=");
    text_add_number(out, (long)s->number);
    text_add(out, " stage=");
    text_add(out, stages[s->stage]);
    text_add(out, " to=");
    text_add_char(out, (char)('A' + s->to));
    text_add(out, " first=");
    text_add_char(out, (char)('A' + s->first));
    text_add(out, " left=");
    text_add_number(out, s->left);
    text_add(out, " held=");
    for (unsigned seat = 0; seat < s->seats; seat++)
        text_add_char(out, (char)('0' + s->held[seat]));
    add_duel(s, viewer, out);
    add_tiles(s, out);
    for (unsigned seat = 0; seat < s->seats; seat++)
        for (unsigned cat = 0; cat < SHEETS; cat++)
            if (s->owner[cat] == seat)
                add_cat(s, viewer, seat, cat, out);
}

/*
 * Reading.
 */

/* The index of a word among some, or -1. */
static int find_word(struct word word, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (word_is(word, words[i]))
            return i;
    return -1;
}

/* An initial, or "-" for no cat. */
static bool read_initial(struct word word, uint8_t *cat) {
    *cat = NO_CAT;
    if (word_is(word, "-"))
        return true;
    for (unsigned i = 0; i < SHEETS && word.length == 1; i++)
        if (word.bytes[0] == catchess_sheets[i].initial)
            *cat = (uint8_t)i;
    return *cat != NO_CAT;
}

static bool read_choice(struct word *rest, uint8_t *choice) {
    struct word word;
    long number = NOTHING;
    if (!word_part(rest, ':', &word))
        return false;
    if (word_is(word, "?"))
        number = HIDDEN;
    else if (!word_is(word, "-") && !word_number(word, 0, SIDE - 1, &number))
        return false;
    *choice = (uint8_t)number;
    return true;
}

static bool read_duel(game_state *s, struct word rest) {
    struct word word;
    if (word_is(rest, "-"))
        return true;
    return word_part(&rest, ':', &word) && read_initial(word, &s->attacker) &&
           word_part(&rest, ':', &word) && read_initial(word, &s->defender) &&
           read_choice(&rest, &s->method) && read_choice(&rest, &s->response) &&
           read_initial(rest, &s->fleeing);
}

static const char *read_tiles(game_state *s, struct word word) {
    if (word_is(word, "-"))
        return NULL;
    while (word.length > 0) {
        struct word name = {word.bytes, 1};
        while (name.length < word.length && word.bytes[name.length] >= '0' &&
               word.bytes[name.length] <= '9')
            name.length++;
        unsigned space = catchess_space_find(name);
        if (space == NOWHERE || s->height[space] == OUTSIDE)
            return N_("CH-1: a tile lies on no space: tiles are written like tiles=e9f10");
        if (s->height[space] >= SUMMIT - 1)
            return N_("CH-8: no tile goes on a space of height 5 or 6");
        s->height[space]++;
        word.bytes += name.length;
        word.length -= name.length;
    }
    return NULL;
}

/* Marks in *hidden what the line does not tell. */
static bool read_grid(game_state *s, unsigned cat, struct word word, uint32_t *hidden) {
    if (word_is(word, "-"))
        return true;
    if (word.length != GRID)
        return false;
    for (unsigned place = 0; place < GRID; place++) {
        const char *letter = word.bytes[place] ? strchr(letters, word.bytes[place]) : NULL;
        if (word.bytes[place] == '?') {
            *hidden |= 1U << place;
            continue;
        }
        if (!letter)
            return false;
        unsigned what = (unsigned)(letter - letters);
        uint32_t bit = 1U << place;
        s->known[cat] |= what >= 3 ? bit : 0;
        s->counter[cat][STYLE] |= what % 3 == 1 ? bit : 0;
        s->counter[cat][PRESENCE] |= what % 3 == 2 ? bit : 0;
    }
    return true;
}

static bool read_flags(game_state *s, unsigned cat, struct word word) {
    if (word_is(word, "-"))
        return true;
    for (size_t i = 0; i < word.length; i++) {
        uint16_t *flags = word.bytes[i] == 'a'   ? &s->acted
                          : word.bytes[i] == 't' ? &s->turned
                          : word.bytes[i] == 'p' ? &s->preened
                                                 : NULL;
        if (word.bytes[i] == 'g' && cat == KIRYUU)
            s->groomed = 1;
        else if (flags)
            *flags |= catchess_bit(cat);
        else
            return false;
    }
    return true;
}

/* Puts the cat where the words say; "-" is out of play. */
static const char *read_place(game_state *s, unsigned cat, struct word space, struct word facing) {
    if (word_is(space, "-"))
        return word_is(facing, "-") ? NULL : N_("CH-13: a cat out of play looks nowhere");
    unsigned place = catchess_space_find(space);
    int looks = find_word(facing, catchess_facings, FACINGS);
    if (place == NOWHERE || s->height[place] == OUTSIDE || looks < 0)
        return N_("CH-1: a cat needs a space of the board and a facing: K:i9:ne");
    if (s->observers[place] & OCCUPIED)
        return N_("CH-10: two cats stand on one space");
    catchess_drop(s, cat, place, (unsigned)looks);
    return NULL;
}

static const char *read_cat(game_state *s, unsigned seat, struct word rest,
                            uint32_t hidden[SHEETS]) {
    static const char form[] = N_("a cat is written A=initial:space:facing:self-esteem:flags:grid");
    struct word initial, space, facing, esteem, flags;
    uint8_t cat;
    long number;
    if (!word_part(&rest, ':', &initial) || !word_part(&rest, ':', &space) ||
        !word_part(&rest, ':', &facing) || !word_part(&rest, ':', &esteem) ||
        !word_part(&rest, ':', &flags) || !read_initial(initial, &cat) || cat == NO_CAT ||
        !word_number(esteem, 0, 10, &number))
        return form;
    if (s->owner[cat] != SEATS)
        return N_("CH-4: a sheet is dealt twice");
    s->owner[cat] = (uint8_t)seat;
    s->team[seat] |= catchess_bit(cat);
    s->esteem[cat] = (uint8_t)number;
    if (!read_flags(s, cat, flags) || !read_grid(s, cat, rest, &hidden[cat]))
        return form;
    return read_place(s, cat, space, facing);
}

static const char *read_head(game_state *s, const char **line) {
    struct word word;
    long number;
    int stage;
    if (!word_next_pair(line, "turn", &word) || !word_number(word, 1, NUMBER_MOST, &number))
        return N_("a position begins with turn=NUMBER");
    s->number = (uint32_t)number;
    if (!word_next_pair(line, "stage", &word) || (stage = find_word(word, stages, STAGE_COUNT)) < 0)
        return N_("the second word is the stage: stage=act");
    s->stage = (uint8_t)stage;
    if (!word_next_pair(line, "to", &word) || !word_seat(word, s->seats, &s->to))
        return N_("the third word is whose turn it is: to=A");
    if (!word_next_pair(line, "first", &word) || !word_seat(word, s->seats, &s->first))
        return N_("CH-10: the fourth word is the first player: first=A");
    if (!word_next_pair(line, "left", &word) || !word_number(word, 0, LEFT_MOST, &number))
        return N_("CH-8: the fifth word is what is left to be placed, at most 30: left=0");
    s->left = (uint8_t)number;
    if (!word_next_pair(line, "held", &word) || word.length != s->seats)
        return N_("CH-25: the sixth word has a digit for each seat: held=00");
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (word.bytes[seat] < '0' || word.bytes[seat] > '7')
            return N_("CH-25: summits held are a digit of 0 to 7");
        s->held[seat] = (uint8_t)(word.bytes[seat] - '0');
    }
    if (!word_next_pair(line, "duel", &word) || !read_duel(s, word))
        return N_("CH-20: the seventh word is the challenge: duel=- or duel=K:L:2:-:-");
    return NULL;
}

/* Makes something that fits of what the line does not tell: who has had his turn has placed all his
   counters. */
static void fill_in(game_state *s, const uint32_t hidden[SHEETS]) {
    struct rng rng;
    rng_seed(&rng, s->number, s->to);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned order = (seat + s->seats - s->first) % s->seats, count[KINDS] = {0};
        unsigned now = (s->to + 0U + s->seats - s->first) % s->seats;
        for (unsigned kind = 0; kind < KINDS; kind++) {
            unsigned placed = catchess_placed(s, seat, kind), all = catchess_allowed(s, seat);
            if (placed < all && (s->stage != STAGE_COUNTERS || order < now))
                count[kind] = all - placed;
        }
        catchess_lay(s, seat, hidden, count, &rng);
    }
    catchess_choose(s, s->method == HIDDEN, s->response == HIDDEN, &rng);
}

/* Fills a prepared state from a line; what the line can not say wrongly is not checked here. */
const char *catchess_read(game_state *s, const char *line) {
    struct word word;
    uint32_t hidden[SHEETS] = {0};
    const char *wrong = read_head(s, &line);
    if (wrong)
        return wrong;
    if (!word_next_pair(&line, "tiles", &word))
        return N_("CH-8: the eighth word is the tiles: tiles=e9f10, or tiles=-");
    wrong = read_tiles(s, word);
    for (unsigned seat = 0; seat < s->seats && !wrong; seat++) {
        char name[] = {(char)('A' + seat), 0};
        for (unsigned i = 0; i < TEAM && !wrong; i++)
            wrong = word_next_pair(&line, name, &word) ? read_cat(s, seat, word, hidden)
                                                       : N_("CH-4: every seat has three cats");
    }
    if (wrong)
        return wrong;
    fill_in(s, hidden);
    return word_next(&line, &word) ? N_("a position ends with the cats of the last seat") : NULL;
}
