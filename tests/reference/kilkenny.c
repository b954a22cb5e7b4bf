/*
 * kilkenny.c - Kilkenny Cats once more, slow and plain, and compared with the game.
 *
 *   kilkenny [--games N]
 *
 * Written from the rules alone: cats know their column and row, 1 to 14, and every question is
 * answered by looking through all of them. Random games are played with every seating, start and
 * end; in every position the legal moves, as words, the position, as a line, and the result must
 * be those of the game. Then both count all lines of the first turns. Counts games and countings.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

enum { SIZE = 14, CATS = 8, SIDES = 4, TURNS_MOST = 20000, MOVES_MOST = 64, LONG = 100 };
enum { SOUTH, WEST, NORTH, EAST };
enum ending { GOES_ON, TWO_MICE, LAST_MOBILE, DRAW, ENDINGS };

struct cat {
    int x, y;
    bool home, dead;
};

struct race {
    int seats, side[SIDES];
    struct cat cat[SIDES][CATS];
    int player, roll, number; /* roll 0: the die is to be rolled */
    bool pod_draw;
    enum ending ending;
    int winner;
};

struct step {
    int cat, x, y;
};

/* ---- the rules ---- */

static bool on_field(int x, int y) {
    return x >= 1 && x <= SIZE && y >= 1 && y <= SIZE;
}

/* The side whose mouse lies there, opposite its cats; -1 for no mouse. */
static int mouse_of(int x, int y) {
    bool column = x == 7 || x == 8, row = y == 7 || y == 8;
    if (column && y == SIZE + 1)
        return SOUTH;
    if (column && y == 0)
        return NORTH;
    if (row && x == SIZE + 1)
        return WEST;
    return row && x == 0 ? EAST : -1;
}

/* The cat there, on the field or at home, and whose; NULL when there is none. */
static struct cat *cat_at(struct race *r, int x, int y, int *seat) {
    for (*seat = 0; *seat < r->seats; ++*seat)
        for (int i = 0; i < CATS; i++) {
            struct cat *cat = &r->cat[*seat][i];
            if (!cat->dead && cat->x == x && cat->y == y)
                return cat;
        }
    return NULL;
}

static bool may_land(struct race *r, int x, int y) {
    int seat;
    const struct cat *there = cat_at(r, x, y, &seat);
    if (on_field(x, y))
        return !there || seat != r->player;
    return mouse_of(x, y) == r->side[r->player] && !there;
}

static bool is_free(struct race *r, int x, int y) {
    int seat;
    return on_field(x, y) && !cat_at(r, x, y, &seat);
}

static int list_steps(struct race *r, struct step out[MOVES_MOST]) {
    int count = 0;
    for (int i = 0; i < CATS; i++) {
        const struct cat *cat = &r->cat[r->player][i];
        for (int way = 0; way < 9 && !cat->dead && !cat->home; way++) {
            int dx = way % 3 - 1, dy = way / 3 - 1, far = 1;
            while (far < r->roll && is_free(r, cat->x + far * dx, cat->y + far * dy))
                far++;
            int x = cat->x + r->roll * dx, y = cat->y + r->roll * dy;
            if ((dx || dy) && far == r->roll && may_land(r, x, y))
                out[count++] = (struct step){i, x, y};
        }
    }
    return count;
}

static int count_cats(const struct race *r, int seat, bool field, bool mice) {
    int count = 0;
    for (int i = 0; i < CATS; i++)
        count += !r->cat[seat][i].dead && (r->cat[seat][i].home ? mice : field);
    return count;
}

static void look_for_end(struct race *r) {
    int mobile = 0, last = 0, hopeful = 0;
    for (int seat = 0; seat < r->seats; seat++) {
        if (count_cats(r, seat, false, true) == 2) {
            r->ending = TWO_MICE;
            r->winner = seat;
            return;
        }
        if (count_cats(r, seat, true, false) > 0) {
            mobile++;
            last = seat;
        }
        hopeful += count_cats(r, seat, true, true) >= 2;
    }
    if (mobile == 1) {
        r->ending = LAST_MOBILE;
        r->winner = last;
    } else if (r->pod_draw && hopeful == 0) {
        r->ending = DRAW;
    }
}

/* NULL: the turn is lost. */
static void take_turn(struct race *r, const struct step *step) {
    int seat;
    if (step) {
        struct cat *cat = &r->cat[r->player][step->cat];
        struct cat *victim = cat_at(r, step->x, step->y, &seat);
        if (victim)
            victim->dead = true;
        cat->x = step->x;
        cat->y = step->y;
        cat->home = !on_field(cat->x, cat->y);
        look_for_end(r);
    }
    r->roll = 0;
    if (r->ending != GOES_ON)
        return;
    r->number++;
    do
        r->player = (r->player + 1) % r->seats;
    while (count_cats(r, r->player, true, false) == 0);
}

/* ---- the beginning ---- */

static void place_cats(struct race *r, int seat, const char *start) {
    for (int i = 0; i < CATS; i++) {
        int along = 4 + i, deep = strcmp(start, "edge") == 0 ? 1 : 3;
        if (strcmp(start, "cross") == 0) {
            along = 6 + i % 4;
            deep = 4 + i / 4;
        }
        int far = SIZE + 1 - deep, side = r->side[seat];
        struct cat *cat = &r->cat[seat][i];
        *cat = (struct cat){.x = along, .y = side == SOUTH ? deep : far};
        if (side == WEST || side == EAST)
            *cat = (struct cat){.x = side == WEST ? deep : far, .y = along};
    }
}

/* `sides` are those that are played, clockwise: "SWN". */
static void prepare(struct race *r, const char *sides, const char *start, bool pod_draw) {
    *r = (struct race){.seats = (int)strlen(sides), .number = 1, .pod_draw = pod_draw};
    for (int seat = 0; seat < r->seats; seat++) {
        r->side[seat] = (int)(strchr("SWNE", sides[seat]) - "SWNE");
        place_cats(r, seat, start);
    }
}

/* ---- as words ---- */

static void add_square(struct text *out, int x, int y) {
    text_addf(out, "%c%d", "zabcdefghijklmno"[x], y);
}

/* The cats of a seat on the field or on mice, row by row. */
static void add_cats(struct race *r, int seat, bool home, struct text *out) {
    for (int y = 0; y <= SIZE + 1; y++)
        for (int x = 0; x <= SIZE + 1; x++) {
            int owner;
            const struct cat *cat = cat_at(r, x, y, &owner);
            if (cat && owner == seat && cat->home == home)
                add_square(out, x, y);
        }
}

static void add_position(struct race *r, struct text *out) {
    text_addf(out, "turn=%d to=%c", r->number, 'A' + r->player);
    if (r->roll)
        text_addf(out, " roll=%d", r->roll);
    for (int seat = 0; seat < r->seats; seat++) {
        text_addf(out, " %c=", 'A' + seat);
        size_t start = out->length;
        add_cats(r, seat, false, out);
        add_cats(r, seat, true, out);
        if (out->length == start)
            text_add_char(out, '-');
    }
}

static void add_step(const struct race *r, const struct step *step, struct text *out) {
    const struct cat *cat = &r->cat[r->player][step->cat];
    text_add(out, "move ");
    add_square(out, cat->x, cat->y);
    text_add_char(out, ' ');
    add_square(out, step->x, step->y);
}

/* ---- the comparison ---- */

struct match {
    const struct ruleset *rules;
    struct notation *notation;
    struct setup setup;
    const char *options;
    game_state *s;
    struct race race;
    struct move_list theirs;
    struct text mine, line;
    struct rng rng;
    unsigned long positions, endings[ENDINGS];
};

static bool differ(struct match *m, const char *what) {
    text_clear(&m->line);
    m->rules->describe(m->s, VIEW_ALL, &m->line);
    printf("FAILED %u players, \"%s\": %s\n  %s\n", m->setup.seats, m->options, what,
           m->line.bytes);
    return false;
}

/* The engine's move for a step (NULL: pass), or NO_MOVE when it knows none such. */
enum { NO_MOVE = -1 };
static int find_theirs(struct match *m, const struct step *step) {
    struct move move;
    text_clear(&m->mine);
    if (step)
        add_step(&m->race, step, &m->mine);
    else
        text_add(&m->mine, "pass");
    return notation_parse(m->notation, m->mine.bytes, &move, NULL)
               ? (int)move_list_find(&m->theirs, &move)
               : NO_MOVE;
}

static void list_theirs(struct match *m) {
    m->theirs.count = 0;
    m->rules->moves(m->s, (unsigned)m->race.player, &m->theirs);
}

static bool same_steps(struct match *m, const struct step *steps, int count) {
    list_theirs(m);
    if (m->theirs.count != (size_t)(count > 0 ? count : 1))
        return differ(m, "another number of legal moves");
    if (count == 0 && find_theirs(m, NULL) < 0)
        return differ(m, "the turn is not lost");
    for (int i = 0; i < count; i++)
        if (find_theirs(m, &steps[i]) < 0)
            return differ(m, m->mine.bytes);
    return true;
}

static bool same_end(struct match *m) {
    static const char *const cited[] = {NULL, "KK-13", "KK-14", "KK-15"};
    const struct race *r = &m->race;
    struct result result;
    m->rules->result(m->s, &result);
    for (int seat = 0; seat < r->seats; seat++)
        if (result.points[seat] != count_cats(r, seat, false, true))
            return differ(m, "another number of mice");
    if (r->ending == GOES_ON)
        return true;
    bool won = r->ending != DRAW;
    if (result.winners != (won ? 1U << r->winner : 0) || !strstr(result.reason, cited[r->ending]))
        return differ(m, "another end");
    return true;
}

static bool same_position(struct match *m) {
    struct race *r = &m->race;
    struct turn turn;
    m->positions++;
    m->rules->turn(m->s, &turn);
    if (turn.phase != (r->ending != GOES_ON ? PHASE_OVER : r->roll ? PHASE_PLAY : PHASE_CHANCE))
        return differ(m, "another phase");
    if (!same_end(m) || r->ending != GOES_ON)
        return r->ending != GOES_ON;
    text_clear(&m->mine);
    text_clear(&m->line);
    add_position(r, &m->mine);
    m->rules->describe(m->s, VIEW_ALL, &m->line);
    return strcmp(m->mine.bytes, m->line.bytes) == 0 || differ(m, m->mine.bytes);
}

/* ---- games ---- */

static bool begin(struct match *m, const char *sides, const char *start, bool pod_draw) {
    char first[] = "first=A";
    struct race *r = &m->race;
    prepare(r, sides, start, pod_draw);
    r->player = (int)rng_below(&m->rng, (uint32_t)r->seats);
    first[strlen("first=")] = (char)('A' + r->player);
    setup_init(&m->setup, m->rules, (unsigned)r->seats);
    text_clear(&m->line);
    bool known = setup_set(&m->setup, m->rules, m->options, &m->line);
    m->setup.deal = first;
    memset(m->s, 0, m->rules->state_size);
    return known && !m->rules->start(m->s, &m->setup);
}

/* Any step; or mostly a capture, so that games end that way too. */
static const struct step *choose(struct match *m, const struct step *steps, int count,
                                 bool hungry) {
    uint32_t start = rng_below(&m->rng, (uint32_t)count);
    for (int i = 0; hungry && i < count; i++) {
        const struct step *step = &steps[(start + (uint32_t)i) % (uint32_t)count];
        int seat;
        if (cat_at(&m->race, step->x, step->y, &seat))
            return step;
    }
    return &steps[start];
}

static bool play_game(struct match *m, bool hungry) {
    struct race *r = &m->race;
    struct step steps[MOVES_MOST];
    for (int i = 0; i < TURNS_MOST && r->ending == GOES_ON; i++) {
        struct move roll;
        if (!same_position(m))
            return false;
        r->roll = 1 + (int)rng_below(&m->rng, 6);
        text_clear(&m->mine);
        text_addf(&m->mine, "roll %d", r->roll);
        if (!notation_parse(m->notation, m->mine.bytes, &roll, NULL))
            return differ(m, m->mine.bytes);
        m->rules->apply(m->s, CHANCE, &roll, NULL);
        int count = list_steps(r, steps);
        if (!same_position(m) || !same_steps(m, steps, count))
            return false;
        const struct step *step = count > 0 ? choose(m, steps, count, hungry) : NULL;
        struct move move = m->theirs.moves[find_theirs(m, step)];
        m->rules->apply(m->s, (unsigned)r->player, &move, NULL);
        take_turn(r, step);
    }
    m->endings[r->ending]++;
    return same_position(m);
}

/* ---- counting ---- */

/* The lines of play of so many turns, each a roll and a move. */
static unsigned long count_mine(const struct race *race, int turns) {
    struct step steps[MOVES_MOST];
    unsigned long lines = 0;
    for (int roll = 1; roll <= 6; roll++) {
        struct race r = *race;
        r.roll = roll;
        int count = list_steps(&r, steps);
        if (turns == 1)
            lines += count > 0 ? (unsigned long)count : 1;
        for (int i = 0; turns > 1 && (i < count || i == 0); i++) {
            struct race after = r;
            take_turn(&after, count > 0 ? &steps[i] : NULL);
            lines += after.ending == GOES_ON ? count_mine(&after, turns - 1) : 1;
        }
    }
    return lines;
}

static unsigned long count_theirs(const struct match *m, const game_state *s, int turns) {
    struct move_list list = {0};
    game_state *rolled = memory_new(m->rules->state_size);
    game_state *after = memory_new(m->rules->state_size);
    unsigned long lines = 0;
    struct turn turn;
    struct chance chance;
    move_list_reserve(&list, m->rules->moves_most);
    m->rules->turn(s, &turn);
    m->rules->chance(s, &chance);
    for (unsigned face = 0; face < chance.faces; face++) {
        struct move roll = move_1(chance.verb, face);
        memcpy(rolled, s, m->rules->state_size);
        m->rules->apply(rolled, CHANCE, &roll, NULL);
        list.count = 0;
        m->rules->moves(rolled, turn.owner, &list);
        lines += turns == 1 ? list.count : 0;
        for (size_t i = 0; turns > 1 && i < list.count; i++) {
            struct turn next;
            memcpy(after, rolled, m->rules->state_size);
            m->rules->apply(after, turn.owner, &list.moves[i], NULL);
            m->rules->turn(after, &next);
            lines += next.phase == PHASE_OVER ? 1 : count_theirs(m, after, turns - 1);
        }
    }
    move_list_free(&list);
    free(rolled);
    free(after);
    return lines;
}

/* ---- all of it ---- */

static const struct {
    const char *sides, *option;
} seatings[] = {{"SN", "auto"},      {"SWN", "auto"},     {"SWNE", "auto"},
                {"WE", "west-east"}, {"SWN", "no-east"},  {"SWE", "no-north"},
                {"SNE", "no-west"},  {"WNE", "no-south"}, {"SN", "south-north"}};
static const char *const starts[] = {"inner", "edge", "cross"};
enum { SEATINGS = sizeof seatings / sizeof *seatings, STARTS = 3, KINDS = SEATINGS * STARTS * 2 };

/* Begins kind number `kind` of all there are. */
static bool begin_kind(struct match *m, unsigned kind, char options[60]) {
    unsigned seating = kind / 2 % SEATINGS, start = kind / 2 / SEATINGS % STARTS;
    snprintf(options, 60, "seats=%s start=%s pod_draw=%s", seatings[seating].option, starts[start],
             kind % 2 ? "yes" : "no");
    m->options = options;
    return begin(m, seatings[seating].sides, starts[start], kind % 2);
}

int main(int count, char **words) {
    unsigned long games = KINDS, passed = 0, failed = 0;
    char options[60];
    if (count == 3 && strcmp(words[1], "--games") == 0)
        games = strtoul(words[2], NULL, 10);
    struct match m = {.mine = TEXT_EMPTY, .line = TEXT_EMPTY};
    m.rules = registry_find("kilkenny")->ruleset;
    m.notation =
        notation_new(m.rules->verbs, m.rules->verb_count, m.rules->domains, m.rules->domain_count);
    m.s = memory_new(m.rules->state_size);
    move_list_reserve(&m.theirs, m.rules->moves_most);
    for (unsigned long i = 0; i < games; i++) {
        rng_seed(&m.rng, i + 1, 9);
        bool good = begin_kind(&m, (unsigned)(i % KINDS), options) && play_game(&m, i / KINDS % 2);
        passed += good;
        failed += !good;
    }
    printf("%lu positions; %lu games won by mice, %lu by the last that can move, %lu drawn\n",
           m.positions, m.endings[TWO_MICE], m.endings[LAST_MOBILE], m.endings[DRAW]);
    for (unsigned kind = 0; kind < KINDS && kind < games; kind += 2) {
        int turns = games >= LONG && kind % 6 == 0 ? 3 : 2;
        rng_seed(&m.rng, kind, 9);
        bool begun = begin_kind(&m, kind, options);
        unsigned long mine = count_mine(&m.race, turns), theirs = count_theirs(&m, m.s, turns);
        bool good = begun && mine == theirs;
        printf("%s%s: %lu lines of %d turns, the game says %lu\n", good ? "" : "FAILED ", options,
               mine, turns, theirs);
        passed += good;
        failed += !good;
    }
    text_free(&m.mine);
    text_free(&m.line);
    move_list_free(&m.theirs);
    notation_free(m.notation);
    free(m.s);
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
