/*
 * table.h - a game at a table, as both front ends keep it: the session, who sits there, whose
 * choice is awaited, and what was asked of the adviser.
 *
 * Invariant: after table_look, turn and seat belong to the session's present position.
 */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "bots/hint.h"
#include "session/pin.h"
#include "table/seats.h"

struct remote; /* remote.h */

/* What the adviser was asked for (advice.h). A hint belongs to one seat in one position. */
struct advice {
    unsigned hint_seat;
    uint64_t hint_at; /* the position's digest */
    bool wanted;      /* a move to give hints about is looked for */
    bool known;       /* it was found: */
    struct move move;
    enum hint next; /* what the next hint tells */
    int area[HINT_SPOTS];
    unsigned spots; /* in area; 0 unless the area is what was told last */

    unsigned follows;  /* autoplay: bits of the seats that follow the game's suggestions */
    bool finishes;     /* autoplay: the adviser finishes one turn of one seat: */
    unsigned for_seat; /* that seat */
    uint32_t turn;     /* that turn's number */
};

struct table {
    struct session *session;     /* whoever opened the table frees it; NULL: no game */
    const struct ruleset *rules; /* the session's */
    const struct notation *notation;
    struct seats seats;
    struct turn turn;
    unsigned seat; /* whose choice is awaited; while dice are to fall, the owner of the turn */
    struct advice advice;
    struct pin pin[SEATS_MOST]; /* of the persons who set one */
    struct remote *remote;      /* the table in another program at which this one sits; else NULL */
};

/* The callbacks by which a front end tells people something and asks them. Sentences may name seats
   as $A .. $F. */
enum tone { TONE_PLAIN, TONE_GOOD, TONE_ALERT };
struct voice {
    void (*say)(void *context, enum tone tone, const char *sentence);

    /* A question that is answered by yes or no. `before` (may be NULL) is told first. */
    bool (*confirm)(void *context, const char *before, const char *question);

    /* A question that is answered by a line, which is put into out; false: no answer. */
    bool (*ask)(void *context, const char *question, struct text *out);

    /* The same, and what is typed is not shown. */
    bool (*ask_hidden)(void *context, const char *question, struct text *out);
    void *context;
};

/* Puts a session on the table. seats_open starts its bots. */
void table_open(struct table *table, struct session *session);

/* Finds out what is awaited in the present position, and of whom. */
void table_look(struct table *table);

/* True when what is awaited is up to a bot, or to somebody in another terminal: his choice, or his
   dice. Dice on the table are told by persons for bots, too. */
bool table_bot_acts(const struct table *table);

/* True when dice are due that people roll on the table, and then tell. */
bool table_tells_dice(const struct table *table);

/* Why the game is not on the disk, or NULL. */
const char *table_unsaved(const struct table *table);

/* Adds "NOT SAVED: why"; false when the game is on the disk. */
bool table_add_unsaved(const struct table *table, struct text *out);

#endif
