/*
 * clancath.c - ClanCath once more, slow and plain, and compared with the game.
 *
 *   clancath [--games N]
 *
 * Written from the rules alone: two armies of pieces that know their row and file; every question
 * is answered by looking through all of them. Random games are played under every value of every
 * option and under random mixtures; after each move legal moves, prices, points, turns and
 * results must be the same. Counts games.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

enum { SIDE = 20, ARMY = 25, MOVES_MOST = 6000, MIXTURES = 24, LIST_MOST = 1300 };
enum { DEPLOY, ROLL, STEP, BERSERK, END, DICE }; /* verbs, in the order of the game */
enum { MAN = 1, HERO, CHIEF };                   /* also: what the word's index is short of */

struct piece {
    int kind, row, file;
    bool dead, captured, acted, berserk;
};

struct rules {
    int band, setup, own_zones, columns, berserk_auto, berserk_end, keep, first, draw_after;
};

struct battle {
    struct rules rules;
    struct piece army[2][ARMY];
    int placed[2], dice[2][2];
    int first, player, spent, quiet;
    bool rolling, capture, over;
    int winner; /* or -1 */
};

static const int values[] = {0, 1, 2, 4}; /* of the kinds */
static const int ways[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

/* ---- the rules ---- */

static int level(const struct battle *b, int row, int file) {
    return abs(row + file - 19) / b->rules.band;
}

static struct piece *piece_at(struct battle *b, int row, int file) {
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < b->placed[seat]; i++) {
            struct piece *p = &b->army[seat][i];
            if (!p->dead && p->row == row && p->file == file)
                return p;
        }
    return NULL;
}

static int owner(const struct battle *b, const struct piece *p) {
    return p >= b->army[1];
}

static int alive(const struct battle *b, int seat, int kind) {
    int count = 0;
    for (int i = 0; i < b->placed[seat]; i++)
        count += !b->army[seat][i].dead && (kind == 0 || b->army[seat][i].kind == kind);
    return count;
}

static int automatic(const struct battle *b, int seat) {
    return 4 * alive(b, seat, CHIEF) + 2 * alive(b, seat, HERO);
}

static int left(const struct battle *b) {
    int seat = b->player;
    return automatic(b, seat) + b->dice[seat][0] + b->dice[seat][1] - b->spent;
}

static bool placing(const struct battle *b) {
    return b->placed[0] < ARMY || b->placed[1] < ARMY;
}

static struct piece *berserker(struct battle *b, int seat) {
    for (int i = 0; i < b->placed[seat]; i++)
        if (b->army[seat][i].berserk && !b->army[seat][i].dead)
            return &b->army[seat][i];
    return NULL;
}

/* Others than p that acted in this turn. */
static int others_acted(const struct battle *b, const struct piece *p) {
    int count = 0;
    for (int i = 0; i < b->placed[b->player]; i++)
        count += &b->army[b->player][i] != p && b->army[b->player][i].acted;
    return count;
}

/* What the step costs, or 0 when it is no step at all. */
static int cost(struct battle *b, const struct piece *p, int row, int file) {
    if (row < 0 || row >= SIDE || file < 0 || file >= SIDE)
        return 0;
    int rise = level(b, row, file) - level(b, p->row, p->file);
    const struct piece *there = piece_at(b, row, file);
    if (rise > 1 || (there && owner(b, there) == owner(b, p)))
        return 0;
    return (rise == 1 ? 2 : 1) + (there ? values[there->kind] : 0);
}

static bool may_act(struct battle *b, const struct piece *p) {
    const struct piece *raging = berserker(b, b->player);
    if (raging)
        return p == raging;
    return !p->captured || (b->rules.berserk_auto && p->kind == HERO && !others_acted(b, p));
}

static void add_steps(struct battle *b, const struct piece *p, struct move_list *out) {
    for (int way = 0; way < 4; way++) {
        int row = p->row + ways[way][0], file = p->file + ways[way][1];
        int points = cost(b, p, row, file);
        if (points > 0 && points <= left(b))
            move_list_add(out, move_2(STEP, (unsigned)(SIDE * p->row + p->file),
                                      (unsigned)(SIDE * row + file)));
    }
}

static int owned(const struct battle *b, int seat, int kind) {
    int count = 0;
    for (int i = 0; i < b->placed[seat]; i++)
        count += b->army[seat][i].kind == kind;
    return count;
}

static void list_placements(struct battle *b, struct move_list *out) {
    static const int most[] = {0, 20, 4, 1};
    for (int row = 0; row < SIDE; row++)
        for (int file = 0; file < SIDE; file++) {
            int side = row + file < 19 ? b->first : 1 - b->first;
            if (level(b, row, file) == 0 || piece_at(b, row, file) ||
                (b->rules.own_zones && side != b->player))
                continue;
            for (int kind = MAN; kind <= CHIEF; kind++)
                if (owned(b, b->player, kind) < most[kind])
                    move_list_add(
                        out, move_2(DEPLOY, (unsigned)(kind - MAN), (unsigned)(SIDE * row + file)));
        }
}

static void list_moves(struct battle *b, struct move_list *out) {
    out->count = 0;
    if (b->over || b->rolling)
        return;
    if (placing(b)) {
        list_placements(b, out);
        return;
    }
    bool begun = b->spent > 0 || berserker(b, b->player);
    for (int i = 0; i < ARMY; i++) {
        struct piece *p = &b->army[b->player][i];
        if (p->dead)
            continue;
        if (may_act(b, p))
            add_steps(b, p, out);
        if (!b->rules.berserk_auto && !begun && p->kind == HERO && left(b) > 0)
            move_list_add(out, move_1(BERSERK, (unsigned)(SIDE * p->row + p->file)));
    }
    if (!begun)
        move_list_add(out, move_0(ROLL));
    bool steps = out->count > 0;
    if (!berserker(b, b->player) || !steps)
        move_list_add(out, move_0(END));
}

static void look_for_end(struct battle *b) {
    for (int seat = 0; seat < 2 && !b->over; seat++)
        if (alive(b, seat, 0) == 0) {
            b->over = true;
            b->winner = 1 - seat;
        }
}

static void die(struct battle *b, int seat) {
    struct piece *p = berserker(b, seat);
    if (!p || b->over)
        return;
    p->dead = true;
    look_for_end(b);
}

static void take_points(struct battle *b, int points) {
    int *dice = b->dice[b->player];
    for (; points > 0; points--) {
        if (b->rules.columns)
            dice[dice[1] > dice[0]]--;
        else
            dice[dice[1] > 0]--;
    }
}

static void finish_turn(struct battle *b) {
    int seat = b->player, beyond = b->spent - automatic(b, seat);
    if (berserker(b, seat) && !b->rules.keep)
        beyond = b->dice[seat][0] + b->dice[seat][1];
    take_points(b, beyond);
    b->quiet = b->capture ? 0 : b->quiet + 1;
    b->capture = false;
    b->spent = 0;
    for (int i = 0; i < ARMY; i++)
        b->army[seat][i].captured = b->army[seat][i].acted = false;
    if (b->rules.berserk_end == 0) {
        die(b, 1 - seat);
    } else if (b->rules.berserk_end == 1) {
        die(b, seat);
    } else if (seat != b->first) {
        die(b, b->first);
        die(b, seat);
    }
    if (!b->over && b->rules.draw_after > 0 && b->quiet >= b->rules.draw_after)
        b->over = true;
    if (!b->over)
        b->player = 1 - seat;
}

static void place(struct battle *b, int kind, int row, int file) {
    int seat = b->player;
    b->army[seat][b->placed[seat]++] = (struct piece){.kind = kind, .row = row, .file = file};
    if (!placing(b))
        b->player = b->first;
    else if (b->rules.setup == 0 || b->placed[seat] == ARMY)
        b->player = 1 - seat;
}

static void step(struct battle *b, int from, int to) {
    struct piece *p = piece_at(b, from / SIDE, from % SIDE);
    struct piece *enemy = piece_at(b, to / SIDE, to % SIDE);
    int points = cost(b, p, to / SIDE, to % SIDE);
    if (b->rules.berserk_auto && p->kind == HERO && !others_acted(b, p) &&
        (p->captured || points == left(b)))
        p->berserk = true;
    b->spent += points;
    p->acted = true;
    p->row = to / SIDE;
    p->file = to % SIDE;
    if (enemy) {
        enemy->dead = true;
        p->captured = b->capture = true;
        look_for_end(b);
    }
}

static void play(struct battle *b, const struct move *move) {
    int a = move->arg[0], c = move->arg[1], *dice = b->dice[b->player];
    switch (move->verb) {
    case DEPLOY:
        place(b, a + MAN, c / SIDE, c % SIDE);
        break;
    case ROLL:
        b->rolling = true;
        break;
    case STEP:
        step(b, a, c);
        break;
    case BERSERK:
        piece_at(b, a / SIDE, a % SIDE)->berserk = true;
        break;
    case DICE:
        b->rolling = false;
        if (b->rules.columns) {
            dice[0] = dice[0] + a + 1 < 12 ? dice[0] + a + 1 : 12;
            dice[1] = dice[1] + c + 1 < 12 ? dice[1] + c + 1 : 12;
        } else {
            int pool = dice[0] + dice[1] + a + c + 2;
            pool = pool < 24 ? pool : 24;
            dice[0] = pool < 12 ? pool : 12;
            dice[1] = pool - dice[0];
        }
        finish_turn(b);
        break;
    default:
        finish_turn(b);
    }
}

/* ---- the comparison ---- */

struct match {
    const struct ruleset *rules;
    struct setup setup;
    struct text options, line;
    game_state *s;
    struct battle battle;
    struct move_list mine, theirs;
    struct rng rng;
    unsigned number; /* moves made */
};

static bool differ(struct match *m, const char *what) {
    text_clear(&m->line);
    m->rules->describe(m->s, VIEW_ALL, &m->line);
    printf("FAILED options \"%s\", after %u moves: %s\n  %s\n", m->options.bytes, m->number, what,
           m->line.bytes);
    return false;
}

static int compare(const void *a, const void *b) {
    return memcmp(a, b, sizeof(struct move));
}

static bool same_moves(struct match *m) {
    list_moves(&m->battle, &m->mine);
    m->theirs.count = 0;
    m->rules->moves(m->s, (unsigned)m->battle.player, &m->theirs);
    qsort(m->mine.moves, m->mine.count, sizeof(struct move), compare);
    qsort(m->theirs.moves, m->theirs.count, sizeof(struct move), compare);
    if (m->mine.count != m->theirs.count ||
        memcmp(m->mine.moves, m->theirs.moves, m->mine.count * sizeof(struct move)) != 0)
        return differ(m, "other legal moves");
    for (size_t i = 0; i < m->mine.count; i++) {
        const struct move *move = &m->mine.moves[i];
        if (move->verb != STEP)
            continue;
        int from = move->arg[0], to = move->arg[1];
        struct piece *p = piece_at(&m->battle, from / SIDE, from % SIDE);
        if (m->rules->price(m->s, (unsigned)m->battle.player, move) !=
            cost(&m->battle, p, to / SIDE, to % SIDE))
            return differ(m, "another price");
    }
    return true;
}

/* Dice points and quiet turns stand in the description only. */
static bool same_words(struct match *m) {
    char word[40];
    text_clear(&m->line);
    m->rules->describe(m->s, VIEW_ALL, &m->line);
    for (int seat = 0; seat < 2; seat++) {
        const int *dice = m->battle.dice[seat];
        snprintf(word, sizeof word, " %c=%d,%d:", 'A' + seat, dice[0], dice[1]);
        if (!strstr(m->line.bytes, word))
            return differ(m, "other dice points");
    }
    return true;
}

static bool same(struct match *m) {
    struct turn turn;
    struct result result;
    struct battle *b = &m->battle;
    m->rules->turn(m->s, &turn);
    m->rules->result(m->s, &result);
    enum phase phase = b->over ? PHASE_OVER : b->rolling ? PHASE_CHANCE : PHASE_PLAY;
    if (turn.phase != phase || (!b->over && turn.owner != b->player))
        return differ(m, "another turn");
    if (phase == PHASE_PLAY && !placing(b) && turn.budget != left(b))
        return differ(m, "other points left");
    for (int seat = 0; seat < 2; seat++)
        if (result.points[seat] != alive(b, seat, 0))
            return differ(m, "another number of pieces");
    if (b->over && result.winners != (b->winner < 0 ? 0 : 1 << b->winner))
        return differ(m, "another winner");
    return same_words(m) && (phase != PHASE_PLAY || same_moves(m));
}

/* Where the pieces of setup=preset stand is the game's own: they are read from its position. */
static void copy_formation(struct match *m) {
    struct battle *b = &m->battle;
    text_clear(&m->line);
    m->rules->describe(m->s, VIEW_ALL, &m->line);
    for (int seat = 0; seat < 2; seat++) {
        const char name[] = {' ', (char)('A' + seat), '=', 0};
        const char *at = strchr(strstr(m->line.bytes, name), ':') + 1;
        int kind = 0;
        b->player = seat;
        while (*at > ' ') {
            kind = *at == 'M' ? MAN : *at == 'H' ? HERO : *at == 'C' ? CHIEF : kind;
            at += *at >= 'A' && *at <= 'Z';
            int file = *at - 'a';
            char *end;
            place(b, kind, (int)strtol(at + 1, &end, 10) - 1, file);
            at = end;
            b->player = seat;
        }
    }
    b->player = b->first;
}

/* Often a capture, or else any move: so that games come to an end. */
static struct move choose(struct match *m) {
    const struct move_list *list = &m->mine;
    uint32_t start = rng_below(&m->rng, (uint32_t)list->count);
    bool hungry = rng_below(&m->rng, 4) > 0;
    for (size_t i = 0; hungry && i < list->count; i++) {
        const struct move *move = &list->moves[(start + i) % list->count];
        if (move->verb == STEP && piece_at(&m->battle, move->arg[1] / SIDE, move->arg[1] % SIDE))
            return *move;
    }
    return list->moves[start];
}

static bool begin(struct match *m, const char *options) {
    struct setup *setup = &m->setup;
    setup_init(setup, m->rules, 2);
    text_clear(&m->options);
    text_add(&m->options, options);
    text_clear(&m->line);
    if (!setup_set(setup, m->rules, options, &m->line)) {
        printf("%s\n", m->line.bytes);
        return false;
    }
    const int16_t *o = setup->option;
    m->battle = (struct battle){.rules = {o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7], o[8]},
                                .winner = -1};
    struct text deal = TEXT_EMPTY;
    m->rules->deal(setup, &m->rng, &deal);
    setup->deal = deal.bytes;
    memset(m->s, 0, m->rules->state_size);
    bool started = !m->rules->start(m->s, setup);
    m->battle.first = m->battle.player = deal.bytes[strlen("first=")] - 'A';
    text_free(&deal);
    m->number = 0;
    if (started && m->battle.rules.setup == 2)
        copy_formation(m);
    return started;
}

static bool play_game(struct match *m, const char *options) {
    if (!begin(m, options))
        return differ(m, "no game");
    while (m->number < MOVES_MOST) {
        if (!same(m))
            return false;
        if (m->battle.over)
            return true;
        unsigned actor = (unsigned)m->battle.player;
        struct move move;
        if (m->battle.rolling) {
            unsigned first = rng_below(&m->rng, 6);
            move = move_2(DICE, first, rng_below(&m->rng, 6));
            actor = CHANCE;
        } else {
            move = choose(m);
        }
        m->rules->apply(m->s, actor, &move, NULL);
        play(&m->battle, &move);
        m->number++;
    }
    return true;
}

/* ---- all games ---- */

/* clang-format off */
static const char *const single[] = {
    "", "setup=block", "setup=preset", "zones=own", "band=3 setup=preset", "band=5 setup=preset",
    "band=6 setup=preset", "dice_cap=columns setup=preset", "berserk=auto setup=preset",
    "berserk_end=turn setup=preset", "berserk_end=table setup=preset",
    "berserk_rest=keep setup=preset", "first=A setup=preset", "first=B setup=preset",
    "draw_after=5 setup=preset", "draw_after=60 setup=preset",
};
/* clang-format on */
enum { SINGLE = sizeof single / sizeof *single };

static void mix(struct match *m, struct text *out) {
    const struct ruleset *rules = m->rules;
    text_clear(out);
    for (unsigned i = 0; i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        if (rng_below(&m->rng, 2))
            continue;
        int most = option->most < 40 ? option->most : 40;
        if (option->choices)
            for (most = 0; option->choices[most + 1];)
                most++;
        int least = option->choices ? 0 : option->least;
        int picked = least + (int)rng_below(&m->rng, (uint32_t)(most - least + 1));
        text_addf(out, "%s%s=", out->length ? " " : "", option->name);
        if (option->choices)
            text_add(out, option->choices[picked]);
        else
            text_addf(out, "%d", picked);
    }
}

int main(int count, char **words) {
    unsigned long games = SINGLE + MIXTURES, passed = 0, failed = 0;
    if (count == 3 && strcmp(words[1], "--games") == 0)
        games = strtoul(words[2], NULL, 10);
    struct match m = {.options = TEXT_EMPTY, .line = TEXT_EMPTY};
    struct text mixture = TEXT_EMPTY;
    m.rules = registry_find("clancath")->ruleset;
    m.s = memory_new(m.rules->state_size);
    move_list_reserve(&m.mine, LIST_MOST);
    move_list_reserve(&m.theirs, LIST_MOST);
    for (unsigned long i = 0; i < games; i++) {
        unsigned long which = i % (SINGLE + MIXTURES);
        rng_seed(&m.rng, i + 1, 7);
        if (which >= SINGLE)
            mix(&m, &mixture);
        bool good = play_game(&m, which < SINGLE ? single[which] : mixture.bytes);
        passed += good;
        failed += !good;
    }
    text_free(&mixture);
    text_free(&m.options);
    text_free(&m.line);
    move_list_free(&m.mine);
    move_list_free(&m.theirs);
    free(m.s);
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
