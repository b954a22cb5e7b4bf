/*
 * player_kind.h - the kinds of player behind player.h: one table of functions each.
 *
 * A kind begins its own struct with `struct player`, so that the pointers are the same, and fills
 * nothing in it: player.c does. Every function is called from one thread only. A question is open
 * from ask until poll answered it or forget was called. ask is never called while one is open;
 * poll, hurry and forget only while one is.
 */
#ifndef BOTS_PLAYER_KIND_H
#define BOTS_PLAYER_KIND_H

#include "bots/player.h"

struct player {
    const struct player_kind *kind;
    struct text word; /* what player_word gives */
    bool asked;       /* a question is open */
};

/* What a player is made of. Strings live only as long as the call. */
struct opening {
    const char *name;              /* the word without its budget; of a program: after "cmd:" */
    const struct registered *game; /* lives longer than the player */
    const char *seed;              /* any text */
    struct budget budget;          /* as the word said; all 0: it said nothing */
};

struct player_kind {
    /* A new player, or NULL with a sentence in why. The caller fills `struct player`. */
    struct player *(*open)(const struct opening *opening, struct text *why);

    /* Ends whatever it does, and frees all but the word. */
    void (*close)(struct player *player);

    /* Adds the word as player_word gives it; called after open and after every budget. */
    void (*word)(const struct player *player, struct text *out);

    /* The rest is as in player.h. */
    void (*budget)(struct player *player, const struct budget *budget);
    void (*ask)(struct player *player, const struct session *session, unsigned seat);
    enum answer (*poll)(struct player *player, int milliseconds, struct move *move,
                        struct text *why);
    void (*thinking)(struct player *player, struct thinking *out); /* *out is all 0 before */
    bool (*worth)(struct player *player, const struct move *move, uint16_t *worth,
                  uint16_t *best); /* NULL: it tells nothing */
    bool (*hurry)(struct player *player);
    void (*forget)(struct player *player);
    const char *(*remark)(struct player *player); /* NULL: never says anything */
};

extern const struct player_kind thinker_kind;  /* thinker.c: levels, search, greedy, random */
extern const struct player_kind external_kind; /* external.c: programs, "cmd:COMMAND" */

#endif
