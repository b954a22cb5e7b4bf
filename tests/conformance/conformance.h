/*
 * conformance.h - what the parts of the conformance test share.
 *
 * A run is one game with one number of seats and one set of options, played at random with
 * several seeds. The parts look at one position each; every check returns true, or tells what is
 * wrong through fail() and returns false, which ends the run.
 */
#ifndef TESTS_CONFORMANCE_H
#define TESTS_CONFORMANCE_H

#include "core/ruleset.h"

struct run {
    const struct registered *game;
    const struct ruleset *rules;
    const struct notation *notation;
    struct setup setup;        /* its deal points into `deal` */
    struct text options, deal; /* the words it was made from */
    unsigned long seed;
    unsigned move_number; /* moves made so far */
    uint32_t turn_number; /* of the position before */
    struct rng rng;       /* what to play and what to try */
    game_state *s;        /* the position looked at */
    game_state *a, *b;    /* scratch positions of exactly state_size bytes */
    struct move_list list, other;
    struct text text, again, news;
    struct canvas canvas, larger; /* scratch pictures */
    bool finished;                /* the last game came to its end */
};

/* Tells what is wrong in this run, with all that is needed to see it again. Returns false. */
bool fail(struct run *run, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A position: zeroed, then started from the line. Returns start's answer. */
const char *run_start(struct run *run, game_state *s, const char *line);

void run_copy(const struct run *run, game_state *to, const game_state *from);

/* Lists the legal moves of a seat anew. */
void run_list(struct run *run, const game_state *s, unsigned seat, struct move_list *list);

/* True when the text begins with the id of a rule of the game's book, and ": " or nothing. */
bool begins_with_rule(const struct registered *game, const char *text);

/* A random seat of a set of bits, not 0. */
unsigned run_seat(struct run *run, unsigned bits);

/* Whose eyes to look through, as bits: all of these in the first positions and in the last, later
   some of them, by chance. `except` looks on (SEATS_MOST: nobody does). */
unsigned run_viewers(struct run *run, bool all_seeing, unsigned except);

/* A well-formed move chosen at random from the verb tables. */
struct move run_random_move(struct run *run);

/*
 * The parts. Each looks at run->s.
 */
bool check_turn(struct run *run, const game_state *s, uint32_t least_number); /* turn.c */
bool check_result(struct run *run, const game_state *s);
bool check_description(struct run *run, const game_state *s);
bool check_chance(struct run *run);
bool check_moves(struct run *run, unsigned seat); /* moves.c */
bool check_others(struct run *run, unsigned seat);
bool check_verbs(struct run *run, unsigned seat, bool acts); /* verbs that may be used now */
bool check_sample(struct run *run, unsigned seat);
bool check_advice(struct run *run, unsigned seat); /* advice.c */
bool check_views(struct run *run);                 /* views.c */
bool check_secrets(struct run *run, unsigned seat);
bool check_alike(struct run *run, unsigned viewer);         /* run->a and run->b, to that viewer */
bool check_showing(struct run *run, unsigned viewer);       /* showing.c */
bool check_showing_alike(struct run *run, unsigned viewer); /* run->a and run->b, to others */
bool check_thinking(struct run *run, const struct turn *turn); /* thinking.c */
bool check_tables(struct run *run);                            /* tables.c */
bool check_hostile_deals(struct run *run);
bool check_session(struct run *run); /* session.c */

#endif
