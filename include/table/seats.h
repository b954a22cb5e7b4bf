/*
 * seats.h - who sits at the table of a session: persons and bots (bots/player.h).
 *
 * Shared by the play page and plain text mode, which decide when a bot may think and show what it
 * did. Invariant: at most one question is open, and only about the present position; whoever
 * takes moves back calls seats_forget. A bot's move goes through session_play like a person's.
 */
#ifndef TABLE_SEATS_H
#define TABLE_SEATS_H

#include "bots/player.h"

struct seats {
    struct session *session;        /* borrowed */
    struct player *bot[SEATS_MOST]; /* NULL: a person sits there */
    unsigned bots;                  /* bits of the seats where bots sit */
    unsigned away;                  /* bits of the seats that are played in other terminals */
    struct player *adviser;         /* for hints and autoplay; NULL until it was needed */
    int asked;                      /* the seat whose bot thinks, or -1 */
    bool advising;                  /* the question was put to the adviser */
    size_t asked_at;                /* the position it thinks about */
    bool has_advice;                /* the adviser's last answer: */
    uint64_t advised;               /* the digest of its position */
    unsigned advised_seat;
    struct move advice;
};

/* A sentence for people about a word of player_levels. */
const char *seats_level_help(const char *level);

/* Writes the bots of a new game in full, "lion" as "lion:4000", into words, which must stay as
   long as the game is used. false with a sentence in why: no such bot. */
bool seats_words(struct new_game *game, struct text words[SEATS_MOST], struct text *why);

/* True when the user must be asked before programs are started: because a log from a file names
   them, or because this machine cannot enforce all limits on them. Adds lines that the user reads
   before. */
bool seats_must_ask(const struct session *session, struct text *out);

/* Starts the bots; without `programs`, persons play in place of programs. Adds a line for each bot
   that cannot play, and that a person replaces. Closed by seats_close, before the session is freed.
 */
void seats_open(struct seats *seats, struct session *session, bool programs, struct text *notes);
void seats_close(struct seats *seats);

/* Lets a bot play for that seat from now on, or, when the word is "", nobody but persons. False
   with a sentence in why (may be NULL then): there is no such bot. */
bool seats_replace(struct seats *seats, unsigned seat, const char *word, struct text *why);

/* The only person's seat, or -1 when there are several, or none. */
int seats_only_person(const struct seats *seats);

/* Whose choice is awaited: among the seats that may act bots come before persons, persons
   here before those in other terminals, then the owner of the turn before those after him. While
   dice are to fall, the owner. */
unsigned seats_turn(const struct seats *seats, const struct turn *turn);

/* The person whose decision an undo would take back, and what that takes: bots agree to
   everything. */
unsigned seats_asker(const struct seats *seats);
void seats_takeback(const struct seats *seats, struct takeback *out);

enum seated {
    SEATED_THINKS,
    SEATED_MOVED,   /* its move was played, with its news */
    SEATED_GAVE_UP, /* it broke, or gave no legal move: resigned, as a sentence in why tells */
};

/* Lets the bot of an acting seat think, at most so many milliseconds here (-1: until it has
   answered), and plays its answer. */
enum seated seats_step(struct seats *seats, unsigned seat, int milliseconds, struct text *news,
                       struct text *why);

/* Lets it begin to think, without waiting for an answer. */
void seats_prepare(struct seats *seats, unsigned seat);

/* Lets the adviser think, in the place of any acting seat; its move is only told. About the same
   position it says the same again. */
enum answer seats_advise(struct seats *seats, unsigned seat, int milliseconds, struct move *move,
                         struct text *why);

/* How far whoever thinks is, in percent; -1 when nobody does. */
int seats_progress(const struct seats *seats);

/* Whoever thinks is to answer at once. When that is up to a program, adds a sentence for people:
   whether it can be hurried, and how long it may still take. */
void seats_hurry(struct seats *seats, struct text *out);

void seats_forget(struct seats *seats); /* the question is void */

/* What a bot said that people should know, with its seat's name in front, as a line with its
   end; false when nothing is new. */
bool seats_remark(struct seats *seats, struct text *out);

/* Adds "2-4 players". */
void seats_number(const struct ruleset *rules, struct text *out);

/* Fills in what the seats will be called (session_seat_name). Returns NULL, or why these options do
   not make a game (seats without a name are letters then). */
const char *seats_names(const struct new_game *game, struct text names[SEATS_MOST]);

#endif
