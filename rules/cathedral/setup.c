/*
 * setup.c - how a position of Cathedral comes to be, and the position as a line of text.
 *
 * A line is "new", or
 *     turn=7 to=B cathedral=n-f6 A=tavern-n-j1 B=tower-w-c2* placed=1,1 last=j1
 * with each building as name, rotation and reference square; * is the first one a side placed.
 * The Cathedral may be "awaited" or "removed". `placed` counts placements up to two. What the
 * last turn did follows when there is any: last, claimed, gone (squares), pending (capture=ask)
 * and passes. Whatever a line says, a position that start accepts satisfies check.
 */
#include "city.h"

enum { NUMBER_MOST = 1000000000 };

const char *const cathedral_words[KINDS + 1] = {"tower", "castle", "infirmary", "academy",
                                                "abbey", "manor",  "square",    "bridge",
                                                "inn",   "stable", "tavern",    "cathedral"};
static const char rotations[] = "nesw";

void cathedral_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    (void)setup;
    (void)rng;
    text_add(out, "new"); /* nothing is left to chance */
}

/*
 * Writing.
 */

static void describe_building(const game_state *s, unsigned place, struct text *out) {
    text_add(out, cathedral_words[cathedral_kind(s, place)]);
    text_add_char(out, '-');
    text_add_char(out, rotations[cathedral_rotation(s, place)]);
    text_add_char(out, '-');
    cathedral_name(place, out);
}

static void describe_side(const game_state *s, unsigned side, struct text *out) {
    struct squares heads = common(s->heads, s->own[side]);
    text_add_char(out, ' ');
    text_add_char(out, (char)('A' + side));
    text_add(out, any(heads) ? "=" : "=-");
    for (struct squares left = heads; any(left); left = but_lowest(left)) {
        unsigned place = lowest(left);
        if (!same(left, heads))
            text_add_char(out, ',');
        describe_building(s, place, out);
        if (s->first[side] == place + 1)
            text_add_char(out, '*');
    }
}

/* " gone=a1b1", or nothing for an empty set. */
static void describe_set(const char *name, struct squares set, struct text *out) {
    if (any(set))
        text_add(out, name);
    for (; any(set); set = but_lowest(set))
        cathedral_name(lowest(set), out);
}

static void describe_number(const char *name, unsigned number, struct text *out) {
    if (number) {
        text_add(out, name);
        text_add_number(out, (long)number);
    }
}

void cathedral_describe(const game_state *s, enum viewer viewer, struct text *out) {
    (void)viewer; /* no secrets */
    text_add(out, "turn=");
    text_add_number(out, (long)s->number);
    text_add(out, s->to == LIGHT ? " to=A cathedral=" : " to=B cathedral=");
    if (any(s->church)) {
        struct squares heads = common(s->heads, s->church);
        text_add_char(out, rotations[cathedral_rotation(s, lowest(heads))]);
        text_add_char(out, '-');
        cathedral_name(lowest(heads), out);
    } else {
        text_add(out, s->cathedral == CATHEDRAL_AWAITED ? "awaited" : "removed");
    }
    describe_side(s, LIGHT, out);
    describe_side(s, DARK, out);
    text_add(out, " placed=");
    text_add_number(out, s->placed[LIGHT]);
    text_add_char(out, ',');
    text_add_number(out, s->placed[DARK]);
    if (s->last)
        describe_set(" last=", only(s->last - 1U), out);
    describe_number(" claimed=", s->claimed, out);
    describe_set(" gone=", s->gone, out);
    describe_set(" pending=", s->pending, out);
    describe_number(" passes=", s->passes, out);
}

/*
 * Reading.
 */

/* The same for a number that may be left out, 0 then. False when it is out of its range. */
static bool read_number(const char **cursor, const char *name, long most, long *number) {
    struct word word;
    *number = 0;
    return !word_next_pair(cursor, name, &word) || word_number(word, 1, most, number);
}

/* "a1b10" as a set; false when that is no list of squares. */
static bool read_set(struct word word, struct squares *set) {
    *set = NOTHING;
    while (word.length > 0) {
        struct word name = {word.bytes, 1};
        while (name.length < word.length && word.bytes[name.length] >= '0' &&
               word.bytes[name.length] <= '9')
            name.length++;
        int square = grid_find(&cathedral_grid, name);
        if (square < 0)
            return false;
        *set = joined(*set, only(place_of((unsigned)square)));
        word.bytes += name.length;
        word.length -= name.length;
    }
    return true;
}

/* The same for a word that may be left out. */
static bool read_pair_set(const char **cursor, const char *name, struct squares *set) {
    struct word word;
    *set = NOTHING;
    return !word_next_pair(cursor, name, &word) || (read_set(word, set) && any(*set));
}

/* Puts a building where it can lie, or says why it cannot. */
static const char *lay(game_state *s, unsigned side, unsigned kind, unsigned rotation,
                       unsigned place) {
    struct squares free = without(CITY, cathedral_built(s)), places;
    if (kind == CATHEDRAL) {
        places = cathedral_church_fits(free, rotation);
    } else {
        if (!cathedral_shape[side][kind][rotation])
            return N_("CD-2: a building is turned in a way that it has not");
        if (s->stock[side][kind] == 0)
            return N_("CD-1: there are more buildings of a kind than a side has");
        places = cathedral_fits(free, cathedral_shape[side][kind][rotation]);
    }
    if (!has(places, place))
        return N_("CD-4: a building lies on another one or outside the wall");
    cathedral_put(s, side, kind, rotation, place);
    return NULL;
}

/* "n-f6": rotation and square. */
static bool read_stand(struct word rest, unsigned *rotation, unsigned *place) {
    struct word turned;
    int square;
    if (!word_part(&rest, '-', &turned) || turned.length != 1 || *turned.bytes == 0 ||
        !strchr(rotations, *turned.bytes) || (square = grid_find(&cathedral_grid, rest)) < 0)
        return false;
    *rotation = (unsigned)(strchr(rotations, *turned.bytes) - rotations);
    *place = place_of((unsigned)square);
    return true;
}

/* "tower-w-c2", with * behind the first; *first takes the place + 1 of that. */
static const char *read_building(game_state *s, unsigned side, struct word word, unsigned *first) {
    struct word name = {"", 0};
    unsigned kind = 0, rotation, place;
    bool starred = word.length > 0 && word.bytes[word.length - 1] == '*';
    word.length -= starred;
    word_part(&word, '-', &name);
    while (kind < KINDS && !word_is(name, cathedral_words[kind]))
        kind++;
    if (kind == KINDS || !read_stand(word, &rotation, &place))
        return N_("CD-2: a building is written as name, rotation and square: tower-n-d5");
    if (starred && *first)
        return N_("CD-7: a side has two first buildings");
    if (starred)
        *first = place + 1;
    return lay(s, side, kind, rotation, place);
}

/* "tower-w-c2*,tavern-n-j1", or "-" for none. */
static const char *read_side(game_state *s, unsigned side, struct word word) {
    struct word building;
    const char *wrong = NULL;
    unsigned first = 0;
    bool none = word_is(word, "-");
    if (word.length == 0)
        return N_("CD-1: the buildings of a side are missing; none at all is written A=-");
    while (!none && !wrong && word_part(&word, ',', &building))
        wrong = read_building(s, side, building, &first);
    s->first[side] = (uint8_t)first;
    return wrong;
}

static const char *read_cathedral(game_state *s, struct word word) {
    unsigned rotation, place;
    s->cathedral = word_is(word, "removed") ? CATHEDRAL_REMOVED : CATHEDRAL_AWAITED;
    if (word_is(word, "removed") || word_is(word, "awaited"))
        return NULL;
    if (!read_stand(word, &rotation, &place))
        return N_("CD-3: the Cathedral is awaited, removed, or written like n-f6");
    return lay(s, LIGHT, CATHEDRAL, rotation, place);
}

/* "placed=1,2" */
static bool read_placed(const char **line, game_state *s) {
    struct word word, light;
    long counts[SIDES];
    if (!word_next_pair(line, "placed", &word) || !word_part(&word, ',', &light) ||
        !word_number(light, 0, 2, &counts[LIGHT]) || !word_number(word, 0, 2, &counts[DARK]))
        return false;
    s->placed[LIGHT] = (uint8_t)counts[LIGHT];
    s->placed[DARK] = (uint8_t)counts[DARK];
    return true;
}

/* What the last turn did. */
static const char *read_turn_past(game_state *s, const char *line) {
    struct squares last;
    struct word word;
    long claimed, passes;
    if (!read_pair_set(&line, "last", &last) || several(last))
        return N_("what was placed last is one square: last=d5");
    if (!read_number(&line, "claimed", SQUARES, &claimed))
        return N_("CD-6: a turn claims 1 to 100 squares");
    if (!read_pair_set(&line, "gone", &s->gone) || !read_pair_set(&line, "pending", &s->pending))
        return N_("gone and pending are lists of squares: gone=a1b1");
    if (!read_number(&line, "passes", 2, &passes))
        return N_("CD-11: there are at most two passes, one after the other");
    s->last = (uint8_t)(any(last) ? lowest(last) + 1 : 0);
    s->claimed = (uint8_t)claimed;
    s->passes = (uint8_t)passes;
    return word_next(&line, &word) ? N_("a position ends with last, claimed, gone, pending, passes")
                                   : NULL;
}

static const char *read_position(game_state *s, const char *line) {
    struct word word;
    long number;
    if (!word_next_pair(&line, "turn", &word) || !word_number(word, 1, NUMBER_MOST, &number))
        return N_("a position is \"new\", or begins with turn=NUMBER");
    if (!word_next_pair(&line, "to", &word) || !(word_is(word, "A") || word_is(word, "B")))
        return N_("after its number a position says whose turn it is: to=A");
    s->number = (uint32_t)number;
    s->to = *word.bytes == 'A' ? LIGHT : DARK;
    if (!word_next_pair(&line, "cathedral", &word))
        return N_("CD-3: a position says where the Cathedral is: cathedral=n-f6");
    const char *wrong = read_cathedral(s, word);
    for (unsigned side = 0; side < SIDES && !wrong; side++) {
        char name[] = {(char)('A' + side), 0};
        wrong = word_next_pair(&line, name, &word)
                    ? read_side(s, side, word)
                    : N_("a position names the buildings of A and of B");
    }
    if (!wrong && !read_placed(&line, s))
        wrong = N_("CD-6: a position counts placements up to two: placed=1,2");
    return wrong ? wrong : read_turn_past(s, line);
}

/* The waiting questions are about buildings, or the Cathedral, alone in their part (CD-7). */
static bool is_askable(const game_state *s) {
    game_state other = *s;
    other.late = 1; /* whenever they were cut off */
    return s->ask && s->placed[s->to] == 2 && s->passes == 0 &&
           !any(without(s->pending, cathedral_enclose(&other, s->to, CITY)));
}

/* What no game can come to, once all is laid out. */
static const char *impossible(const game_state *s) {
    for (unsigned side = 0; side < SIDES; side++) {
        struct squares heads = common(s->heads, s->own[side]);
        if (s->placed[side] < 2 && (several(heads) || (!s->placed[side] && any(heads)) ||
                                    (any(heads) && s->first[side] != lowest(heads) + 1)))
            return N_("CD-6: placed and the first buildings do not fit the board");
    }
    if (s->cathedral == CATHEDRAL_AWAITED &&
        (s->placed[s->opener] || s->placed[!s->opener] != (s->lehmann && s->to == s->opener) ||
         (s->to != s->opener && !s->lehmann)))
        return N_("CD-3: it is too late to await the Cathedral");
    if ((s->cathedral == CATHEDRAL_STANDS) != any(s->church))
        return N_("CD-3: the Cathedral stands nowhere");
    if (s->last && !has(s->heads, s->last - 1U))
        return N_("what was placed last does not stand");
    if (any(common(s->gone, cathedral_built(s))))
        return N_("CD-7: something stands where a building was removed");
    if (any(s->pending) && !is_askable(s))
        return N_("CD-7: a question waits about what is not captured");
    if (s->passes == 2 && !s->pass_free)
        return N_("CD-11: who can place must");
    return NULL;
}

/* Computes what follows from the rest. */
static void derive(game_state *s) {
    cathedral_enclose(s, LIGHT, NOTHING);
    cathedral_enclose(s, DARK, NOTHING);
    cathedral_settle(s);
}

const char *cathedral_start(game_state *s, const struct setup *setup) {
    s->opener = (uint8_t)setup_option(setup, OPTION_CATHEDRAL);
    s->lehmann = setup_option(setup, OPTION_SETUP) == 1;
    s->never = setup_option(setup, OPTION_FIRST_POCKET) == 1;
    s->ask = setup_option(setup, OPTION_CAPTURE) == 1;
    s->late = setup_option(setup, OPTION_LATE_CAPTURE) == 1;
    s->literal = setup_option(setup, OPTION_OUTSIDE) == 1;
    s->pass_free = setup_option(setup, OPTION_PASS) == 1;
    memcpy(s->stock[LIGHT], cathedral_stock, KINDS);
    memcpy(s->stock[DARK], cathedral_stock, KINDS);
    const char *line = setup->deal ? setup->deal : "", *rest = line, *wrong = NULL;
    struct word word;
    if (word_next(&rest, &word) && word_is(word, "new") && !word_next(&rest, &word)) {
        s->number = 1;
        s->to = s->lehmann ? !s->opener : s->opener; /* CD-3, option setup */
    } else {
        wrong = read_position(s, line);
    }
    if (wrong || (wrong = impossible(s)))
        return wrong;
    derive(s);
    return NULL;
}

/* Lays the same buildings out anew: every other byte must come out the same. */
const char *cathedral_check(const game_state *s) {
    game_state fresh = *s;
    if (s->number == 0 || s->to >= SIDES || s->cathedral > CATHEDRAL_REMOVED || s->passes > 2)
        return N_("a number is out of its range");
    memcpy(fresh.stock[LIGHT], cathedral_stock, KINDS);
    memcpy(fresh.stock[DARK], cathedral_stock, KINDS);
    fresh.own[LIGHT] = fresh.own[DARK] = fresh.church = fresh.heads = NOTHING;
    memset(fresh.head, 0, sizeof fresh.head);
    for (unsigned square = 0; square < SQUARES; square++) {
        unsigned place = place_of(square), side = cathedral_side(s, place);
        if (s->head[square] == 0)
            continue;
        if (s->head[square] > ROTATIONS * (CATHEDRAL + 1) ||
            (side == SIDES) != (cathedral_kind(s, place) == CATHEDRAL))
            return N_("a reference square holds what no side owns");
        const char *wrong =
            lay(&fresh, side, cathedral_kind(s, place), cathedral_rotation(s, place), place);
        if (wrong)
            return wrong;
    }
    memcpy(fresh.placed, s->placed, sizeof fresh.placed);
    memcpy(fresh.first, s->first, sizeof fresh.first);
    derive(&fresh);
    if (memcmp(s, &fresh, sizeof fresh) != 0)
        return N_("CD-12: squares, stocks, territory or what follows do not fit the buildings");
    return impossible(s);
}
