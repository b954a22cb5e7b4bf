/*
 * descent.c - one iteration: selection down the tree, evaluation of the leaf, and backing up.
 *
 * Invariant: during the descent, the state is a position that belongs to the present node.
 */
#include "bots/descent.h"

#include <stdlib.h>

#include "bots/choose.h"
#include "bots/greedy.h"
#include "core/memory.h"

/* Reserved verb numbers: tree keys that are not moves. KEY_SEAT leads from an anchor to the first
   secret choice of a seat, KEY_SHOWN to what follows the reveal. */
enum { KEY_SEAT = 255, KEY_SHOWN = 254 };
enum { PLAYOUT_MOST = 20000 }; /* decisions until a playout is given up */

static game_state *state_of(struct descent *descent) {
    return (game_state *)descent->state;
}

void descent_init(struct descent *descent, const struct ruleset *rules, struct tree *tree) {
    *descent =
        (struct descent){.rules = rules, .tree = tree, .numbers = ruleset_tuning(rules)->numbers};
    move_list_reserve(&descent->list, rules->moves_most);
    descent->ranks = memory_new(rules->moves_most * sizeof *descent->ranks);
}

void descent_free(struct descent *descent) {
    move_list_free(&descent->list);
    free(descent->ranks);
}

void descent_begin(struct descent *descent, const game_state *position, unsigned seat,
                   unsigned seats) {
    descent->position = position;
    descent->seat = seat;
    descent->seats = seats;
    descent->iterations = 0;
    descent->usual = 0;
    memset(descent->total, 0, sizeof descent->total);
}

/* ---- choices in secret ---- */

/* The node that a key leads to, made when there is none; TREE_NONE without memory. */
static uint32_t way(struct tree *tree, uint32_t from, const struct move *key) {
    if (from == TREE_NONE)
        return TREE_NONE;
    struct node *node = tree_node(tree, from);
    struct edge *edge = tree_find(tree, node, key);
    if (!edge)
        edge = tree_add(tree, node, key);
    return edge ? tree_child(tree, edge) : TREE_NONE;
}

static bool stage_ends(const struct stage *stage, const struct turn *turn) {
    return !turn->secret || turn->number != stage->number || (turn->acting & ~stage->acting);
}

/* The secret choices are revealed: the node that follows depends on all of them. */
static uint32_t close_stage(struct descent *descent) {
    struct stage *stage = &descent->stage;
    struct move key = move_0(KEY_SHOWN);
    uint32_t node = way(descent->tree, stage->anchor, &key);
    for (unsigned i = 0; i < stage->count; i++)
        node = way(descent->tree, node, &stage->chosen[i]);
    stage->open = false;
    return node;
}

static void open_stage(struct stage *stage, uint32_t node, const struct turn *turn) {
    stage->open = true;
    stage->anchor = node;
    stage->number = turn->number;
    stage->count = 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        stage->place[seat] = TREE_NONE;
}

/* The node where the seat decides, which depends only on its own choices. */
static uint32_t secret_place(struct descent *descent, unsigned seat) {
    struct stage *stage = &descent->stage;
    struct move key = move_1(KEY_SEAT, seat);
    if (stage->place[seat] == TREE_NONE)
        stage->place[seat] = way(descent->tree, stage->anchor, &key);
    return stage->place[seat];
}

static void secret_chosen(struct stage *stage, unsigned seat, const struct move *move,
                          uint32_t node) {
    stage->place[seat] = node;
    if (stage->count < CHOSEN_MOST)
        stage->chosen[stage->count++] = *move;
}

/* ---- evaluation ---- */

/* Plays to the end of the game, or until the playout is cut off. */
static void play_out(struct descent *descent, unsigned decisions, unsigned choices) {
    greedy_playout(descent->rules, state_of(descent), decisions ? decisions : PLAYOUT_MOST, choices,
                   descent->seats, &descent->rng, &descent->list);
}

/* The value of the leaf: the game's estimate, the result of a playout, or both mixed in the
   proportion that is best for the game (search_numbers.playout_share). */
static void judge(struct descent *descent, uint16_t shares[SEATS_MOST]) {
    const struct search_numbers *numbers = &descent->numbers;
    unsigned share = numbers->playout_share;
    uint16_t after[SEATS_MOST];
    struct turn turn;
    if (descent->playouts || !descent->rules->estimate)
        play_out(descent, 0, 1);
    greedy_evaluate(descent->rules, state_of(descent), descent->seats, shares);
    descent->rules->turn(state_of(descent), &turn);
    if (turn.phase == PHASE_OVER || !share || !descent->rules->estimate)
        return;
    play_out(descent, numbers->playout_moves, numbers->playout_choices);
    greedy_evaluate(descent->rules, state_of(descent), descent->seats, after);
    for (unsigned seat = 0; seat < descent->seats; seat++)
        shares[seat] = (uint16_t)((shares[seat] * (100 - share) + after[seat] * share) / 100);
}

static void back_up(struct descent *descent, const uint16_t shares[SEATS_MOST]) {
    for (unsigned i = 0; i < descent->length; i++) {
        const struct passed *passed = &descent->path[i];
        const struct node *node = tree_node(descent->tree, passed->node);
        tree_edges(descent->tree, node)[passed->edge].sum += shares[passed->seat];
    }
    for (unsigned seat = 0; seat < descent->seats; seat++)
        descent->total[seat] += shares[seat];
    descent->iterations++;
}

/* ---- going down ---- */

static uint32_t step_chance(struct descent *descent, uint32_t place) {
    struct chance chance;
    descent->rules->chance(state_of(descent), &chance);
    struct move move = chance_draw(&chance, &descent->rng);
    descent->rules->apply(state_of(descent), CHANCE, &move, NULL);
    return way(descent->tree, place, &move);
}

/* One decision; TREE_NONE where the descent ends, in a new node or without memory. */
static uint32_t step_decision(struct descent *descent, uint32_t place, unsigned seat) {
    struct node *node = tree_node(descent->tree, place);
    bool first = node->visits++ == 0;
    bool asked = descent->length == 0; /* the question itself: one step at least */
    if (first)
        node->seat = (uint8_t)seat;
    if ((first && !asked) || node->seat != seat || descent->length == PATH_MOST)
        return TREE_NONE;
    struct edge *edge = choose_edge(descent, node, seat);
    if (!edge)
        return TREE_NONE;
    descent->path[descent->length++] =
        (struct passed){place, (uint16_t)(edge - tree_edges(descent->tree, node)), (uint8_t)seat};
    edge->visits++;
    struct move move = edge->move;
    descent->rules->apply(state_of(descent), seat, &move, NULL);
    uint32_t child = tree_child(descent->tree, edge);
    if (descent->stage.open)
        secret_chosen(&descent->stage, seat, &move, child);
    return child;
}

/* The seat that acts next: at the root the one asked, else the first that may. */
static unsigned next_seat(const struct descent *descent, const struct turn *turn) {
    return descent->length ? (unsigned)__builtin_ctz(turn->acting) : descent->seat;
}

static void descend(struct descent *descent) {
    struct stage *stage = &descent->stage;
    uint32_t place = descent->tree->root;
    descent->length = 0;
    stage->open = false;
    while (place != TREE_NONE) {
        struct turn turn;
        descent->rules->turn(state_of(descent), &turn);
        if (stage->open && stage_ends(stage, &turn))
            place = close_stage(descent);
        if (turn.phase == PHASE_OVER || place == TREE_NONE)
            return;
        if (turn.phase == PHASE_CHANCE) {
            place = step_chance(descent, place);
            continue;
        }
        unsigned seat = next_seat(descent, &turn);
        if (turn.secret && !stage->open)
            open_stage(stage, place, &turn);
        stage->acting = turn.acting;
        if (stage->open)
            place = secret_place(descent, seat);
        if (place != TREE_NONE)
            place = step_decision(descent, place, seat);
    }
}

void descent_iterate(struct descent *descent) {
    const struct ruleset *rules = descent->rules;
    uint16_t shares[SEATS_MOST];
    memcpy(descent->state, descent->position, rules->state_size);
    if (rules->resample)
        rules->resample(state_of(descent), (enum viewer)descent->seat, &descent->rng);
    descent_lock(descent);
    descend(descent);
    descent_unlock(descent);
    judge(descent, shares);
    descent_lock(descent);
    back_up(descent, shares);
    descent_unlock(descent);
}

const struct node *descent_decision(const struct descent *descent) {
    const struct tree *tree = descent->tree;
    const struct node *root = tree_node(tree, tree->root);
    struct turn turn;
    descent->rules->turn(descent->position, &turn);
    if (!turn.secret)
        return root;
    struct move key = move_1(KEY_SEAT, descent->seat);
    const struct edge *edge = tree_find(tree, root, &key);
    return edge && edge->child != TREE_NONE ? tree_node(tree, edge->child) : NULL;
}
