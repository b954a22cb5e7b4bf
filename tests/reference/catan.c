/*
 * catan.c - L'impero di Catan once more, slow and plain, written from the rules text alone and
 * compared with the game: legal moves, position, points, barracks and result after every move.
 *
 *   catan [--games N] [--seed N]
 *
 * Everything here is plain arrays and full searches: distances by relaxation over all pairs,
 * the longest road by trying all trails, legal moves by asking for every move there could be.
 * Games are random in seats and in all options; every second one begins with cities and knights
 * right after the set-up, so that there is war and an end by ruin.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

#include "catan_moves.h"
#include "catan_play.h"

/*
 * The comparison.
 */

struct match {
    const struct ruleset *rules;
    struct notation *notation;
    struct setup setup;
    struct rng rng;
    game_state *s;
    struct game g;
    struct text line, text;
    struct move_list moves;
    struct list list;
    long compared;
    int endings[4]; /* won, razed, ruined, none */
};

static bool differ(struct match *m, const char *what, const char *theirs, const char *ours) {
    struct text words = TEXT_EMPTY;
    setup_words(&m->setup, m->rules, &words);
    printf("FAILED %u seats, options \"%s\": %s\n  game:      %s\n  reference: %s\n",
           m->setup.seats, words.bytes, what, theirs, ours);
    text_free(&words);
    return false;
}

static bool in_list(const struct list *list, const char *text) {
    for (int i = 0; i < list->count; i++)
        if (!strcmp(list->text[i], text))
            return true;
    return false;
}

static bool same_moves(struct match *m, unsigned acting) {
    for (int seat = 0; seat < m->g.seats; seat++) {
        list_moves(&m->g, seat, &m->list);
        m->moves.count = 0;
        if (acting >> seat & 1)
            m->rules->moves(m->s, (unsigned)seat, &m->moves);
        for (size_t i = 0; i < m->moves.count; i++) {
            text_clear(&m->text);
            notation_print(m->notation, &m->moves.moves[i], &m->text);
            if (!in_list(&m->list, m->text.bytes))
                return differ(m, m->line.bytes, m->text.bytes, "not legal");
        }
        if (m->moves.count != (size_t)m->list.count)
            return differ(m, m->line.bytes, "fewer moves", "more moves");
    }
    return true;
}

/* Points, winners and barracks. */
static bool same_standing(struct match *m) {
    const struct game *g = &m->g;
    struct result result;
    unsigned best = 0;
    int most = -1;
    m->rules->result(m->s, &result);
    for (int seat = 0; seat < g->seats; seat++) {
        int points = points_of(g, seat);
        if (!strcmp(g->at, "ruined"))
            points = roads_of(g, seat) + built_by(g, seat, 0) + 2 * built_by(g, seat, 1) +
                     sum(g->hand[seat]) +
                     (g->o.warpoints ? g->razed[seat] + 2 * g->sacked[seat] : 0);
        if (result.points[seat] != points)
            return differ(m, m->line.bytes, "other points", "points");
        best = points > most ? 1U << seat : points == most ? best | 1U << seat : best;
        most = points > most ? points : most;
    }
    if (strcmp(g->at, "ruined") != 0)
        best = over(g) ? 1U << g->to : 0;
    else if (best & (best - 1))
        best = g->o.attacker && (best >> g->to & 1) ? 1U << g->to : 0;
    if (result.winners != best)
        return differ(m, m->line.bytes, "other winners", "winners");
    for (int v = 0; v < CORNER; v++) {
        text_clear(&m->text);
        m->rules->look(m->s, VIEW_ALL, HEX + v, &m->text);
        if (g->owner[v] >= 0 && g->town[v] &&
            (strstr(m->text.bytes, "barracks") != NULL) != is_barracks(g, v))
            return differ(m, m->line.bytes, m->text.bytes, "barracks");
    }
    return true;
}

static bool same_position(struct match *m) {
    struct turn turn;
    m->rules->turn(m->s, &turn);
    describe(&m->g, &m->line);
    text_clear(&m->text);
    m->rules->describe(m->s, VIEW_ALL, &m->text);
    if (strcmp(m->line.bytes, m->text.bytes) != 0)
        return differ(m, "positions differ", m->text.bytes, m->line.bytes);
    const char *broken = m->rules->check(m->s);
    if (broken)
        return differ(m, m->line.bytes, broken, "check");
    m->compared++;
    return same_moves(m, turn.acting) && same_standing(m);
}

/* What an armed game would rather have: attacks, and settlements two edges from an enemy. */
static bool is_warlike(const struct game *g, int seat, const char *text) {
    if (!strncmp(text, "take", 4) || !strncmp(text, "seize", 5) || !strncmp(text, "raze", 4))
        return true;
    for (int v = 0; v < CORNER && !strncmp(text, "settle", 6); v++)
        if (g->owner[v] >= 0 && g->owner[v] != seat && distance[v][atoi(text + 8)] == 2)
            return true;
    return false;
}

/* A random legal move; those that only talk about trade are mostly passed over. */
static const char *choose(struct match *m, int seat, bool armed) {
    const char *text = "";
    list_moves(&m->g, seat, &m->list);
    for (int tries = 0; tries < (armed ? 60 : 6); tries++) {
        text = m->list.text[rng_below(&m->rng, (uint32_t)m->list.count)];
        if (armed && is_warlike(&m->g, seat, text))
            break;
        if (strncmp(text, "give", 4) != 0 && strncmp(text, "bank", 4) != 0 && !armed &&
            (strcmp(text, "end") != 0 || m->list.count == 1))
            break;
    }
    return text;
}

static void make_move(struct match *m, bool armed) {
    struct turn turn;
    struct move move;
    m->rules->turn(m->s, &turn);
    if (turn.phase == PHASE_CHANCE) {
        int a = (int)rng_below(&m->rng, 6), b = (int)rng_below(&m->rng, 6);
        move = move_2((uint8_t)notation_verb(m->notation, (struct word){"roll", 4}), (unsigned)a,
                      (unsigned)b);
        m->rules->apply(m->s, CHANCE, &move, NULL);
        roll(&m->g, a + 1, b + 1);
        return;
    }
    int seat = (int)rng_below(&m->rng, m->setup.seats);
    while (!(turn.acting >> seat & 1))
        seat = (seat + 1) % m->g.seats;
    const char *text = choose(m, seat, armed && rng_below(&m->rng, 2));
    bool parsed = notation_parse(m->notation, text, &move, NULL);
    assert(parsed);
    m->rules->apply(m->s, (unsigned)seat, &move, NULL);
    play(&m->g, seat, text);
}

static int option_value(const struct match *m, const char *name) {
    for (unsigned i = 0; i < m->rules->option_count; i++)
        if (!strcmp(m->rules->options[i].name, name))
            return m->setup.option[i];
    abort();
}

static void choose_options(struct match *m) {
    setup_init(&m->setup, m->rules, 2 + rng_below(&m->rng, 3));
    for (unsigned i = 0; i < m->rules->option_count; i++) {
        const struct option *option = &m->rules->options[i];
        int values = option->most - option->least + 1;
        if (option->choices)
            for (values = 0; option->choices[values];)
                values++;
        if (rng_below(&m->rng, 3) == 0)
            m->setup.option[i] = (int16_t)((option->choices ? 0 : option->least) +
                                           (int)rng_below(&m->rng, (uint32_t)values));
    }
    m->g = (struct game){.seats = (int)m->setup.seats, .turn = 1, .at = "settle"};
    m->g.o = (struct options){option_value(m, "vp"),
                              option_value(m, "hands"),
                              option_value(m, "seven_discard"),
                              option_value(m, "seven_all"),
                              option_value(m, "attacks"),
                              option_value(m, "road_distance"),
                              option_value(m, "shield"),
                              option_value(m, "road_capture"),
                              option_value(m, "knight_wait"),
                              option_value(m, "largest_army"),
                              option_value(m, "ruin"),
                              option_value(m, "ruin_warpoints"),
                              option_value(m, "tie")};
    for (int v = 0; v < CORNER; v++)
        m->g.owner[v] = -1;
    for (int e = 0; e < EDGE; e++)
        m->g.road[e] = -1;
    m->g.longest = m->g.army = m->g.freed[0] = m->g.freed[1] = -1;
}

static bool restart(struct match *m, const char *line) {
    m->setup.deal = line;
    memset(m->s, 0, m->rules->state_size);
    const char *refused = m->rules->start(m->s, &m->setup);
    return refused ? differ(m, line, refused, "a position") : true;
}

/* Settlements become cities, and everybody has knights and a past. */
static bool arm(struct match *m) {
    for (int v = 0; v < CORNER; v++)
        m->g.town[v] = m->g.owner[v] >= 0;
    for (int seat = 0; seat < m->g.seats; seat++) {
        m->g.knights[seat] = 14 / m->g.seats;
        m->g.box[seat] = (int)rng_below(&m->rng, 14);
        m->g.razed[seat] = (int)rng_below(&m->rng, 4);
        m->g.sacked[seat] = (int)rng_below(&m->rng, 2);
    }
    describe(&m->g, &m->line);
    return restart(m, m->line.bytes);
}

static bool compare_game(struct match *m, bool armed) {
    struct text deal = TEXT_EMPTY;
    choose_options(m);
    m->rules->deal(&m->setup, &m->rng, &deal);
    read_deal(&m->g, deal.bytes);
    bool good = restart(m, deal.bytes) && same_position(m);
    text_free(&deal);
    for (int i = 0; good && i < MOVES_MOST && !over(&m->g); i++) {
        make_move(m, armed);
        if (armed && m->g.turn == 2 * m->g.seats + 1 && !strcmp(m->g.at, "roll"))
            good = arm(m);
        good = good && same_position(m);
    }
    const char *at = m->g.at;
    m->endings[!strcmp(at, "won") ? 0 : !strcmp(at, "razed") ? 1 : !strcmp(at, "ruined") ? 2 : 3]++;
    return good;
}

static int compare_games(unsigned long games, unsigned long seed) {
    const struct ruleset *rules = registry_find("catan")->ruleset;
    struct match m = {.rules = rules, .line = TEXT_EMPTY, .text = TEXT_EMPTY};
    unsigned long passed = 0, failed = 0;
    make_island();
    m.notation = notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    m.s = memory_new(rules->state_size);
    move_list_reserve(&m.moves, rules->moves_most);
    for (unsigned long i = 0; i < games && failed == 0; i++) {
        rng_seed(&m.rng, seed + i, 54);
        bool good = compare_game(&m, i % 2 == 1);
        passed += good;
        failed += !good;
        if (!good)
            printf("game %lu of seed %lu\n", i + 1, seed);
    }
    printf("%ld positions; %d games won by points, %d by destroying, %d counted, %d cut short\n",
           m.compared, m.endings[0], m.endings[1], m.endings[2], m.endings[3]);
    notation_free(m.notation);
    move_list_free(&m.moves);
    free(m.s);
    text_free(&m.line);
    text_free(&m.text);
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed > 0 || passed == 0;
}

int main(int count, char **words) {
    unsigned long games = 40, seed = 1;
    for (int i = 1; i + 1 < count; i += 2)
        *(strcmp(words[i], "--seed") == 0 ? &seed : &games) = strtoul(words[i + 1], NULL, 10);
    return compare_games(games, seed);
}
