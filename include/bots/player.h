/*
 * player.h - a bot at a seat: a level, a greedy or random bot, another program.
 *
 * A player is asked for a move and thinks while everything else goes on: player_ask returns at
 * once, player_poll tells how far it is. It sees only what its seat may see. One question at a
 * time; the next one makes the last void. Whatever a player does, it can neither stall nor crash
 * the program: it ends by forfeiting. Knows no game, no screen.
 */
#ifndef BOTS_PLAYER_H
#define BOTS_PLAYER_H

#include "session/session.h"

struct player; /* private */

/* How much a player may think, in place of what its name implies; all 0: as its name implies. */
struct budget {
    uint32_t iterations;   /* of a search: the same moves on every machine; 0: no such limit */
    uint32_t milliseconds; /* for one move; 0: no such limit */
    uint8_t threads;       /* of a search; 0: as many as there are processors, at most 8 */

    /* In a game with clocks, beside those limits; 0 without: */
    uint32_t ration;    /* milliseconds that it should take at most for this move */
    uint32_t clock;     /* milliseconds that its seat has left */
    uint32_t increment; /* milliseconds that its seat gets after the turn */
};

/* The player that a word names: a level ("kitten", "cat", "tom", "lion"), "random", "greedy",
   "search", or "cmd:COMMAND", a program that speaks the protocol of docs/BOT.md. The word may end
   in its budget: "search:2000" iterations, "lion:500ms". NULL with a sentence in why. It plays
   games of these rules only. seed: any text; the same seed gives the same moves when the budget
   is in iterations. Freed by player_close. */
struct player *player_open(const char *word, const struct registered *game, const char *seed,
                           struct text *why);
void player_close(struct player *player);

/* True for words that player_open knows, without starting anything; a program ("cmd:") is not
   looked for. */
bool player_known(const char *word, struct text *why);

/* True for the words of programs, which begin with "cmd:". */
bool player_is_program(const char *word);

/* The words people choose from, weakest first, ended by NULL: the levels. Each is its own title
   for people, marked N_(). */
const char *const *player_levels(void);

/* What stands in a log's tag: the word with its budget in full, "lion:4000" or "cmd:./mybot". */
const char *player_word(const struct player *player);

/* Limits what a player may think from now on. Without iterations and milliseconds they stay those
   of its word. */
void player_budget(struct player *player, const struct budget *budget);

/* Asks for a move of an acting seat in the session's present position. The session may be used,
   but not freed, until the question is answered or forgotten. Returns at once. */
void player_ask(struct player *player, const struct session *session, unsigned seat);

enum answer {
    PLAYER_THINKS,
    PLAYER_MOVES,    /* a legal move is in *move; the question is answered */
    PLAYER_FORFEITS, /* it gave none in time, an illegal one twice, or broke: a sentence in why */
};

/* Waits at most so many milliseconds (0: only looks) for the answer. */
enum answer player_poll(struct player *player, int milliseconds, struct move *move,
                        struct text *why);

/* How far it is. */
struct thinking {
    uint16_t done;       /* thousandths of its budget */
    uint64_t iterations; /* so far; 0 for players that do not count */
    uint32_t left;       /* milliseconds in which it must answer; 0: unknown */
    bool has_best;       /* best is its choice if it had to move now */
    struct move best;
    uint16_t chances[SEATS_MOST]; /* of ESTIMATE_WHOLE, by its own judgement; all 0: none */
};
void player_thinking(struct player *player, struct thinking *out);

/* What a legal move of its last question seems to be worth to it, of ESTIMATE_WHOLE, and its own
   choice beside it; false when it knows nothing of the move. To be called after the answer. */
bool player_worth(struct player *player, const struct move *move, uint16_t *worth, uint16_t *best);

/* Lets it answer at once with the best it has; false when it cannot be told to. */
bool player_hurry(struct player *player);

/* The question is void; nothing will be answered. */
void player_forget(struct player *player);

/* What a player said that people should know (an illegal move, a warning), one line, made safe;
   "" when nothing new. Valid until the next call with this player. */
const char *player_remark(struct player *player);

#endif
