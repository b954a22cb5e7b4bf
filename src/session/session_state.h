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

struct tag {
    char *name, *value;
};

/* Two-key dice (two_key.c). */
struct two_key {
    struct key_chain *chain[SEATS_MOST]; /* of the seats whose secrets are here; else NULL */
    struct keyholder holder;             /* of the others, if its function is not NULL */
    uint8_t secret[SEATS_MOST][KEY_BYTES];
    uint8_t last[SEATS_MOST][KEY_BYTES]; /* the last link that the log has, or the commitment */
    uint8_t (*keys)[KEY_BYTES];          /* of the outcomes whose links the log has, in order */
    size_t count, capacity;
    unsigned dealt;          /* 1: the deal was the first outcome; else 0 */
    struct log_chain header; /* after the header: the secrets beside the log belong to it */
    bool kept;               /* they are on disk */
};

struct session {
    const struct registered *game;
    const struct ruleset *rules; /* game->ruleset */
    struct notation *notation;
    struct setup setup; /* its deal points into a tag */
    char *names[SEATS_MOST];
    struct tag tags[TAGS_MOST];
    unsigned tag_count;
    bool seeded; /* deal and dice follow from the Seed tag, but for dice on the table */
    enum dice_source dice;
    bool foreign; /* the players' words came from a file */

    struct rng rng; /* with two-key dice set anew for each outcome */
    struct two_key two_key;
    game_state *now, *next; /* the position; scratch for the position after a move */
    struct entry *entries;
    size_t at, live, length, capacity;
    unsigned char *snapshots;
    size_t snapshot_capacity; /* in snapshots */
    struct move_list moves;   /* scratch */

    enum { ENDED_NOT, ENDED_RULES, ENDED_RESIGNED, ENDED_AGREED, ENDED_FLAG, ENDED_WITHHELD } ended;
    uint8_t loser; /* the seat that resigned, whose flag fell, or that withheld its link */
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
   that the log must agree with: without a seed, for dice on the table, and for two-key dice whose
   links the log does not have. */
bool session_draw(struct session *session, struct move *out);

/* Makes the generator ready for an outcome that is due; false with a sentence in why when a link of
   two-key dice is missing. */
bool session_ready_outcome(struct session *session, const struct turn *turn, struct text *why);

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

/* Adds the position after `at` moves, whatever is applied now, as describe has it for VIEW_ALL. */
void session_describe_at(const struct session *session, size_t at, struct text *out);

/*
 * Two-key dice.
 */
void two_key_free(struct two_key *two_key);

/* The tag of a seat's commitment: "KeyA". */
const char *two_key_tag(unsigned seat);

/* A new game: makes the chains, with the players' words, and adds the commitments' tags; then, with
   all other tags of the header before it, draws the links of the deal, adds their tag and makes
   the generator ready for it. */
void two_key_begin(struct session *session, const char *const words[SEATS_MOST]);
void two_key_deal(struct session *session);

/* Makes the generator ready for the outcome that comes next; false when the log has no links for
   it. two_key_give gets and writes them first; false with a sentence in why (may be NULL) when a
   seat does not give its link. */
bool two_key_use(struct session *session);
bool two_key_give(struct session *session, const struct turn *turn, struct text *why);

/* True when an outcome is due whose links are not in the log; and when they cannot come, because
   the secrets are not here. */
bool two_key_awaited(const struct session *session);
bool two_key_lost(const struct session *session);

/* Reading a log; each returns false with a sentence in why. The commitment of a seat, after those
   of the seats before it; links, whose line has this hash in the chain of seals; and a line of
   links, which the chain includes already. */
bool two_key_read_commitment(struct session *session, unsigned seat, struct text *why);
bool two_key_read_links(struct session *session, const char *words, const uint8_t hash[KEY_BYTES],
                        struct text *why);
bool two_key_read(struct session *session, const struct turn *turn, const char *words,
                  struct text *why);

/* Keeps the secrets beside the log at `path`; NULL, or a sentence, valid until the next call. And
   takes back what lies there, if it belongs to this log. */
const char *two_key_keep(struct session *session, const char *path);
void two_key_restore(struct session *session, const char *path);

/* How a word of the session's ends the game: ENDED_RESIGNED, ENDED_AGREED, ENDED_FLAG,
   ENDED_WITHHELD; ENDED_NOT for any other word. */
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
