/*
 * session.h - one game being played, watched or checked: history, dice, undo, the log.
 *
 * A session owns the list of moves made, and its present position can be anywhere in it: the first
 * `at` moves are applied, the others are not (after undo, or during a replay). Every few moves it
 * keeps a snapshot of the position together with the dice generator, so that going anywhere is
 * quick and the same dice come again. Every change is first written to the log (in memory, and
 * through the store if there is one) and only then applied. Knows no game and no screen.
 */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "core/ruleset.h"
#include "session/control.h"
#include "session/keys.h"

struct session; /* private */
struct store;   /* store.h */

/* What a game does about taking moves back: the others are asked, or agree to everything, or
   nothing is taken back, as a touched piece is moved. */
enum takebacks { TAKEBACKS_ASK, TAKEBACKS_ALWAYS, TAKEBACKS_NEVER };
extern const char *const takebacks_words[]; /* "ask", ..., NULL at the end */

/* Who rolls the dice: the program, from a seed; people, on a table, who tell what fell; or nobody
   alone, since they follow from a key of each seat (keys.h). */
enum dice_source { DICE_PROGRAM, DICE_TABLE, DICE_TWO_KEY, DICE_SOURCES };
extern const char *const dice_words[]; /* "program", "table", "two-key", NULL at the end */

/* The parameters of a new game. Strings are copied. */
struct new_game {
    const struct registered *game;
    struct setup setup;                /* seats and options; its deal is ignored */
    const char *names[SEATS_MOST];     /* any text; NULL or "": as session_seat_name has it */
    const char *players[SEATS_MOST];   /* NULL or "": a person; else a bot's word, "lion:4000" */
    enum takebacks takebacks;          /* of a game that follows or continues another: that one's */
    const char *seed;                  /* any text; NULL or "": 64 bits from the system; NULL with
                                          two-key dice */
    const char *deal;                  /* a deal or position instead of dealing; NULL: dealt */
    const char *origin;                /* "file.log#14" when played on from another log; or NULL */
    struct time_control clock;         /* zeros: without clocks */
    enum dice_source dice;             /* of a game without dice: from where its deal comes */
    const char *key_words[SEATS_MOST]; /* with two-key dice: words of the players, secret, for
                                          their chains; NULL: random bytes alone */
    const struct session *before;      /* the game that this one follows in a series; or NULL */
    const struct session *continues;   /* the game that goes on, in another log; or NULL */
};

/* A new session at its first position, log header written in memory; or NULL with a sentence in
   why. Freed by session_free. */
struct session *session_new(const struct new_game *game, struct text *why);
void session_free(struct session *session); /* closes an attached store */

/* Adds the name of a seat: the one given, else its player's ("lion", with the seat's letter when
   two are alike), else the seat's title or letter. s may be NULL: titles are not known yet. */
void session_seat_name(const struct new_game *game, const game_state *s, unsigned seat,
                       struct text *out);

enum problem_kind {
    PROBLEM_NONE,
    PROBLEM_HEADER,  /* the header does not describe a game; there is no session */
    PROBLEM_NEWER,   /* a newer version of the format or the rules; there is no session */
    PROBLEM_SYNTAX,  /* a line that cannot be read */
    PROBLEM_SEAL,    /* a line that was changed after it was written */
    PROBLEM_ILLEGAL, /* an illegal move */
    PROBLEM_DICE,    /* a roll that does not follow from the seed, or from the keys */
    PROBLEM_DIGEST,  /* the position differs from the one that was logged */
    PROBLEM_TAIL,    /* the last line is incomplete, as after a power cut */
};

/* What is wrong with a log, told as line, what and why. */
struct problem {
    enum problem_kind kind;
    unsigned line;       /* from 1 */
    struct text message; /* a sentence, sanitised for people; freed by problem_free */
};
void problem_free(struct problem *problem);

/* A session from the text of a log. On a problem after the header the session holds the valid
   moves before it, and *problem tells; on a problem in the header NULL. session_sealed tells
   whether every line carried its seal. Stands at the end. */
struct session *session_load(const char *bytes, size_t length, struct problem *problem);

/*
 * What is played, and by whom.
 */
const struct registered *session_game(const struct session *session);
const struct ruleset *session_rules(const struct session *session);
const struct notation *session_notation(const struct session *session);
const struct setup *session_setup(const struct session *session);
const char *const *session_names(const struct session *session);          /* SEATS_MOST, raw text */
const char *session_tag(const struct session *session, const char *name); /* "" when absent */
const char *session_log(const struct session *session, size_t *length);   /* the log's text */
const char *session_player(const struct session *session, unsigned seat); /* "": a person */
bool session_sealed(const struct session *session);
bool session_seeded(const struct session *session); /* deal and dice follow from its Seed tag */

/* With DICE_TABLE only the deal, and moves that chance makes for a seat, follow from the seed; with
   DICE_TWO_KEY deal, dice and such moves follow from links of chains that were committed before. */
enum dice_source session_dice_source(const struct session *session);

/* From now on the links for two-key dice come from this holder, which is copied. */
void session_hold_keys(struct session *session, const struct keyholder *holder);

/* True when the players' words came from a file, and so from anybody: a program among them is not
   started unasked. Branches and games that follow take this over; session_trust ends it. */
bool session_foreign(const struct session *session);
void session_trust(struct session *session);

/*
 * The moves and the present position.
 */
struct entry {
    struct move move;
    uint32_t turn;     /* number of the turn it was made in */
    uint32_t outcomes; /* made by chance so far, this one included */
    uint8_t actor;     /* a seat, or CHANCE */
    bool secret;       /* made in secret */
    bool random;       /* made by chance for a seat (turn.random) */
};

size_t session_length(const struct session *session); /* moves made, applied or not */
size_t session_at(const struct session *session);     /* moves applied */
const struct entry *session_entry(const struct session *session, size_t index);
const game_state *session_state(const struct session *session);
void session_turn(const struct session *session, struct turn *out); /* PHASE_OVER once ended */

/* Points, winners and reason, by the rules or by a resignation or agreed draw. */
void session_result(const struct session *session, struct result *out);
bool session_over(const struct session *session);
bool session_finished(const struct session *session);   /* over after its last move */
uint64_t session_digest(const struct session *session); /* of the present position */

/* True when a viewer may know a move. False for another seat's secret choice as long as it is not
   revealed in the present position, and always if its verb is hidden. */
bool session_shows(const struct session *session, size_t index, enum viewer viewer);

/* Goes to the position after `at` moves (at most the length), for replays. Writes nothing to the
   log. */
void session_seek(struct session *session, size_t at);

/* The first index of the turn that the move at `index` belongs to, and the index after its last
   move: for stepping by turns. */
size_t session_turn_start(const struct session *session, size_t index);
size_t session_turn_end(const struct session *session, size_t index);

/* A series is a number of games of the same players, each log naming the one before it. These are
   the results of the games before this one. */
struct series {
    unsigned game; /* number of this game, from 1 */
    long wins[SEATS_MOST], points[SEATS_MOST];
};
void session_series(const struct session *session, struct series *out);

/* Adds the result of the present game. */
void session_series_add(const struct session *session, struct series *series);

/*
 * Playing. A move is made in the present position; moves that were undone are dropped. Each
 * function returns true, or false with a sentence in why (may be NULL) and nothing changed. news
 * may be NULL; it receives the game's lines. Random moves that follow (turn.random) are made at
 * once; this also happens in a new session, in a branch, and when a store is attached. A failed
 * save does not refuse the move: see session_unsaved.
 */
bool session_play(struct session *session, unsigned seat, const struct move *move,
                  struct text *news, struct text *why);

/* In PHASE_CHANCE: rolls, logs and applies the outcome. Not where dice are rolled on the table:
   there session_rolled takes the outcome that fell. With two-key dice it waits for every seat's
   link: it returns false as long as one is missing. */
bool session_roll(struct session *session, struct text *news, struct text *why);
bool session_rolled(struct session *session, const struct move *fell, struct text *news,
                    struct text *why);

bool session_resign(struct session *session, unsigned seat, struct text *why);
bool session_agree_draw(struct session *session, struct text *why);

/* Ends the game because a seat's time is up (clocks.h): all others win. */
bool session_fall(struct session *session, struct text *why);

/* Ends a game with two-key dice because the seat does not give the link that is due: all others
   win. */
bool session_withhold(struct session *session, unsigned seat, struct text *why);

/* How a word of the session's ended the game: "resign", "draw", "flag" or "withheld" into *word,
   and into *seat who resigned, whose time was up, or who withheld a key. False when it goes on, or
   ended by its rules. */
bool session_ended_by(const struct session *session, const char **word, unsigned *seat);

/* Writes a comment into the log of a game that goes on: "; hint A move". The words are of the
   log's language, no text from outside. */
void session_note(struct session *session, unsigned seat, const char *what, const char *which);

/*
 * Taking back. Free inside one's own turn; dice, revealed secrets and other players' moves stop
 * it. Beyond that the other players must agree, and it goes back to the asker's last own
 * decision.
 */
struct takeback {
    size_t to;           /* session_at after it */
    uint8_t consent;     /* bits of the seats that must agree; 0: free */
    const char *because; /* why consent is needed, or why nothing can be taken back; marked N_() */
    bool possible;
};
void session_takeback(const struct session *session, unsigned asker, struct takeback *out);
enum takebacks session_takebacks(const struct session *session);

/* Takes back to out->to and writes it to the log. consent: seats that agreed. */
bool session_undo(struct session *session, unsigned asker, uint8_t consent, struct text *why);

/* Makes the next undone move again; false when there is none. */
bool session_redo(struct session *session, struct text *news, struct text *why);

/* The seat whose decision an undo by the person at the keyboard would take back: the one to
   act, or the one who acted last. */
unsigned session_asker(const struct session *session);

/*
 * Saving.
 */

/* Attaches the store that keeps the log; the session owns it from now on. Writes what the store
   does not hold yet. */
void session_attach(struct session *session, struct store *store);

/* Writes the log of a numbered game into a folder (store_number), as a new file; the session keeps
   it. false with a sentence in why. */
bool session_write(struct session *session, const char *folder, size_t number, struct text *why);

/* True when choices made in secret lay beside the log and could not be read when its store was
   attached: they are to be made again. */
bool session_lost_secrets(const struct session *session);
struct store *session_store(const struct session *session); /* or NULL */
const char *session_path(const struct session *session);    /* of the store's file, or "" */

/* Remembers the file that a session was read from ("-", standard input, is none), to which comments
   can be added; "" when there is none. */
void session_read_from(struct session *session, const char *path);
const char *session_source(const struct session *session);
const char *session_unsaved(const struct session *session); /* why it is NOT SAVED, or NULL */

/* Checks that the saved log is still in its place, and saves it again if it is not. To be called
   before anybody is told that the game is saved. A save that failed before is not tried again. */
void session_confirm(struct session *session);

/* Adds sentences that players should be told about the log, each only once; false when there is
   nothing to tell. */
bool session_take_notice(struct session *session, struct text *out);

/* A new session whose log holds the first `at` moves of this one and names `origin`; the same dice
   follow. With two-key dice it begins with the position after them, and has new commitments. */
struct session *session_branch(const struct session *session, size_t at, const char *origin,
                               struct text *why);

/* Adds the name of this game after `at` moves, for the log of a game that is played on from there:
   "FILE#14". */
void session_origin(const struct session *session, size_t at, struct text *out);

/* True when the game must go on in another log, and can from here: the log has little room left
   (log.h), or the secrets of its two-key dice are lost. The game is not over, stands at its end,
   and nothing is held back. */
bool session_full(struct session *session);

/* The game as it goes on in a new log, which begins with this position, names this log as its
   origin and takes its seed from this one's dice, or has new commitments; in a file beside this
   one's, if there is one.
   The session given is to be freed. NULL with a sentence in why. */
struct session *session_continue(struct session *session, struct text *why);

/* Counts the faces rolled in the applied moves: count[face] for faces < 64; returns the number of
   rolled faces. */
unsigned session_dice(const struct session *session, unsigned count[64], unsigned *faces);

#endif
