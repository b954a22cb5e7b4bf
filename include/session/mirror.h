/*
 * mirror.h - a session that shows a game which another program keeps.
 *
 * It is read like any other session: its position, its moves, its result and its clocks. But it has
 * neither dice nor a log. Positions are put into it as its seat sees them, each with the move that
 * led there and the lines told about that move; and whatever is asked of it (session_play,
 * session_roll, session_undo ...) goes as a line of text through a link to the program that keeps
 * the game, whose answer decides. What the seat may not know is not in it: in place of hidden
 * things something possible stands, as ruleset.start fills it in.
 */
#ifndef SESSION_MIRROR_H
#define SESSION_MIRROR_H

#include "session/session.h"

/* The way to the program that keeps the game. ask sends one request, waits for its answer, and puts
   what happened meanwhile into the session; what is told about that is added to news, or, when that
   is NULL, told later.
   False with a sentence in why (may be NULL): it was refused, or nobody answered. */
struct mirror_link {
    bool (*ask)(void *context, const char *request, struct text *news, struct text *why);
    void *context;
};

/* A new mirror at the position game->deal; `own` has the bits of the seats that are played here.
   The link is copied. NULL with a sentence in why. Freed by session_free. */
struct session *session_mirror(const struct new_game *game, unsigned own,
                               const struct mirror_link *link, struct text *why);

/* True for a mirror; the bits of the seats played here, all seats when it is none. */
bool session_is_mirror(const struct session *session);
unsigned session_own(const struct session *session);

/* Asks through the link; see struct mirror_link. */
bool session_ask(struct session *session, const char *request, struct text *news, struct text *why);

/* One move, and the position after it. Strings are copied. */
struct mirror_step {
    struct entry entry;   /* its move means nothing when it is not known */
    bool known;           /* the seat may know which move it was */
    const char *news;     /* lines told about it, each ended by '\n' */
    const char *position; /* as ruleset.describe writes it for the seat */
};

/* Makes the step after the last move in force. Moves that were taken back are dropped, unless it is
   the same move again. False with a sentence in why: that is no position. */
bool mirror_add(struct session *session, const struct mirror_step *step, struct text *why);

/* All begins anew at this position, without moves. False with a sentence in why. */
bool mirror_restart(struct session *session, const char *position, struct text *why);

/* Which move an earlier one was, now that the seat may know it. */
void mirror_reveal(struct session *session, size_t index, const struct move *move);

/* The moves after `at` are taken back. */
void mirror_cut(struct session *session, size_t at);

/* The game ended by a word of the session's: "resign", "draw" or "flag"; any other word: it did
   not. `loser` is the seat that resigned, or whose flag fell. */
void mirror_end(struct session *session, const char *word, unsigned loser);

/* What a seat's clock shows now, and whether it runs. */
void mirror_clock(struct session *session, unsigned seat, uint32_t left, uint8_t periods,
                  bool running);

/* The lines told about a move: those that came with it. */
const char *mirror_news(const struct session *session, size_t index);

#endif
