/*
 * keeper_state.h - the inside of a keeper, for its files: tell.c (what guests are sent), come.c
 * (who comes in), guest.c (what guests ask for), keeper.c (the loop).
 *
 * Invariant: after keeper_tell every guest who sits there or looks on was sent all that he may know
 * of the present position, and nothing else.
 */
#ifndef TABLE_KEEPER_STATE_H
#define TABLE_KEEPER_STATE_H

#include "bots/protocol.h"
#include "table/keeper.h"
#include "table/seats.h"
#include "table/wire.h"

enum {
    TABLE_PROTOCOL = 1, /* the version of docs/TABLE.md */
    GUESTS_MOST = 16,
    GREETING_TIME = 5000, /* milliseconds in which a guest must say what he wants */
    TALK_MOST = 300,      /* bytes that are said at once */
    HASTE_MOST = 200,     /* requests at once, */
    HASTE_RATE = 100,     /* and so many in each second */
    FAULTS_MOST = 50,     /* requests that are refused, one after the other */
};

struct keeper;

/* One who came in. */
struct guest {
    struct keeper *keeper;
    struct wire wire;
    uid_t uid;
    uint64_t since; /* when he came, clock_milliseconds */
    bool admitted;  /* he sits there or looks on */
    bool leaves;    /* he said so, or is sent away */
    unsigned own;   /* bits of his seats; 0 for one who looks on */
    unsigned allowed, faults;
    uint64_t refilled;

    unsigned game;  /* the number of the game he was told of, 0: none; */
    bool all;       /* with all secrets, because it is over; */
    size_t told;    /* so many moves of it, */
    bool ended;     /* its end, */
    size_t *hidden; /* and of these moves only that they were made */
    size_t hidden_count, hidden_capacity;
};

/* One of the seats. */
struct chair {
    char key[TABLE_KEY + 1]; /* "": nobody has sat there */
    bool left;               /* its player said that he leaves */
};

/* What the others were asked to agree with. */
enum asking_about { ASKING_NOTHING, ASKING_UNDO, ASKING_DRAW };
struct asking {
    enum asking_about about;
    unsigned asker;
    unsigned waits; /* bits of the seats that have not answered */
};

struct keeper {
    struct session *session;
    struct seats seats;
    struct door *door;
    struct guest *guest[GUESTS_MOST];
    struct chair chair[SEATS_MOST];
    char host[TABLE_KEY + 1]; /* the key of whoever opened the table */
    struct asking asking;
    unsigned game; /* its number, from 1: another one after a rematch */
    bool closing;
    bool programs, serves;
    uint64_t patience;       /* milliseconds */
    uint64_t lonely_since;   /* nobody is there since then; 0: somebody is */
    struct text line, block; /* scratch */
};

/*
 * tell.c: what guests are sent.
 */

/* Sends everybody what is new to him. */
void keeper_tell(struct keeper *keeper);

/* Sends everybody who sits there in which state the clocks are, and who is there. */
void keeper_tell_clocks(struct keeper *keeper);
void keeper_tell_people(struct keeper *keeper);

/* Sends one or all guests a block of one line. */
void guest_send(struct guest *guest, const char *line);
void keeper_send(struct keeper *keeper, const char *line);

/* Sends all guests a sentence for people ($A .. $F are seats). */
void keeper_say(struct keeper *keeper, const char *sentence);

/* Tells one guest all from the start, as he was just admitted. */
void guest_begin(struct guest *guest);

/* The guest who sits on that seat, or NULL. */
struct guest *keeper_sitter(const struct keeper *keeper, unsigned seat);

/*
 * come.c: who comes in.
 */

/* One request and its answer. */
struct visit {
    struct keeper *keeper;
    struct guest *guest;
    const char *arguments;
    struct text answer; /* of a refusal the reason, for people */
    bool good;
    bool changed; /* there is something to tell */
};

/* The request is refused, for this reason. */
void visit_refuse(struct visit *visit, const char *why);

/* True when nobody has sat on that seat, and no bot plays there. */
bool keeper_is_free(const struct keeper *keeper, unsigned seat);

/* The requests of one who comes to play, or to look on. */
void visit_join(struct visit *visit);
void visit_watch(struct visit *visit);

/*
 * guest.c: what guests ask for.
 */

/* Answers the requests that have come. */
void guest_serve(struct guest *guest);
void guest_free(struct guest *guest);

/* Whoever was asked to agree need not answer any more. */
void keeper_settle(struct keeper *keeper);

#endif
