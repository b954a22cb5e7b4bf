/*
 * session_state.h - the inside of a session, shared by the files that make, play, load and take
 * back.
 *
 *      entries   0 1 2 ... at ... live ... length-1
 *                `- applied -'  `- undone, for redo -'
 *
 * `at` entries are applied to `now`. Entries before `live` are in force: the log (with its held
 * lines) says the same. While playing at == live; while watching at may be anything below.
 * snapshots[i] is the generator and position after i * STRIDE entries, kept as far as the
 * entries are.
 */
#ifndef SESSION_STATE_H
#define SESSION_STATE_H

#include "session/log.h"
#include "session/session.h"

#include "clock_list.h"
#include "clock_state.h"
#include "comment_list.h"

enum { STRIDE = 16, TAGS_MOST = 64 };

#define DICE_TABLE "table" /* the only value of the Dice tag */

struct tag {
    char *name, *value;
};

struct session {
    const struct registered *game;
    const struct ruleset *rules; /* game->ruleset */
    struct notation *notation;
    struct setup setup; /* its deal points into a tag */
    char *names[SEATS_MOST];
    struct tag tags[TAGS_MOST];
    unsigned tag_count;
    bool seeded;     /* deal and dice follow from the Seed tag, */
    bool table_dice; /* but not the dice: people roll them */
    bool foreign;    /* the players' words came from a file */

    struct rng rng;
    game_state *now, *next; /* the position; scratch for the position after a move */
    struct entry *entries;
    size_t at, live, length, capacity;
    unsigned char *snapshots;
    size_t snapshot_capacity; /* in snapshots */
    struct move_list moves;   /* scratch */

    enum { ENDED_NOT, ENDED_RULES, ENDED_RESIGNED, ENDED_AGREED, ENDED_FLAG } ended;
    uint8_t loser; /* the seat that resigned, or whose flag fell */
    struct clocks clocks;
    struct clock_list times; /* that the log tells */

    struct text log; /* all lines so far */
    size_t counted;  /* so many bytes of it were counted: */
    size_t lines;    /* so many line ends are in them */
    struct log_chain chain;
    struct text held; /* secret choices not yet revealed, one unsealed line each */
    size_t held_count;
    bool held_kept;                /* they are on disk, or older ones are (held.h) */
    bool held_lost;                /* those that were on disk could not be read */
    struct text line, description; /* scratch */
    bool sealed;

    struct comment_list comments;
    struct mirror *mirror; /* of a session that another program's game is shown by; else NULL */

    struct store *store;
    char *source;        /* the file that it was read from, or NULL */
    struct text unsaved; /* why the log is not on disk, "" when it is */
    struct text notice;  /* sentences for the players, told once */
};

/* A session without a position; filled by birth.c or load.c. */
struct session *session_empty(const struct registered *game);

/* Starts the position from the set-up and its deal; false with a sentence in why. */
bool session_begin(struct session *session, struct text *why);

void session_add_tag(struct session *session, const char *name, const char *value);

/* The tag that names a seat's bot: "PlayerA". */
const char *session_player_tag(unsigned seat);

/* Adds the tags of the game that follows another one (series.c). */
void session_add_series(struct session *session, const struct session *before);

/* Gives the tags of a series as another log of the same game has them. */
void session_keep_series(struct session *session, const struct session *same);

/* session_new; without a seed the dice follow from nothing in the log and cannot be checked. */
struct session *session_create(const struct new_game *game, bool seeded, struct text *why);

/* What the generator gives for the dice that are due in `session->now`; false when it gives nothing
   that the log must agree with: without a seed, and for dice on the table. */
bool session_draw(struct session *session, struct move *out);

/* A random move of a seat that does not choose (turn.random). */
struct move session_random_move(struct session *session, unsigned seat);

/* Logs and applies a legal move; `before` is the turn that it is made in. */
void session_commit(struct session *session, unsigned actor, const struct move *move,
                    const struct turn *before, struct text *news);

/* Draws and makes such moves as long as there are any. */
void session_play_random(struct session *session, struct text *news);

/* Draws the deal from the seeded generator into out and leaves it where the dice begin. */
void session_deal(struct session *session, struct text *out);

/* Takes the position that stands in `next` as the present one, after this move from `now`: pushes
   the move as entry `at`. Writes no line. */
void session_push(struct session *session, unsigned actor, const struct move *move,
                  const struct turn *before);

/* Adds "TURN ACTOR " to out. */
void session_line_start(uint32_t turn, unsigned actor, struct text *out);

/* How much may still be written to the log. */
enum log_room session_room(struct session *session);

/* Sends what the store does not hold yet. */
void session_save(struct session *session);

/* How a word of the session's ends the game: ENDED_RESIGNED, ENDED_AGREED, ENDED_FLAG; ENDED_NOT
   for any other word. */
unsigned session_ends_by(struct word word);

/* Keeps a sentence for session_take_notice. */
void session_notify(struct session *session, const char *sentence);

/*
 * Of a mirror (mirror.c).
 */
void mirror_free(struct mirror *mirror);

/* session_seek of a mirror. */
void mirror_seek(struct session *session, size_t at);

/* True when the seat may know which move that was. */
bool mirror_knows(const struct session *session, size_t index);

/* Asks for a move in the words "WORD MOVE". */
bool mirror_ask_move(struct session *session, const char *word, const struct move *move,
                     struct text *news, struct text *why);

/* Adds the end line's winners: "AB", or "draw". */
void session_winners(uint8_t winners, struct text *out);

/* The names of the seats in a set of bits, for sentences: "Anna and Marco". */
void session_list_seats(const struct session *session, unsigned seats, struct text *out);

#endif
