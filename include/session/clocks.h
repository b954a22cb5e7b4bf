/*
 * clocks.h - the players' clocks of a game, like those of chess.
 *
 * At most one clock runs. Whoever plays the game lets it run while a seat's choice or dice are
 * awaited, and stops it while nobody can see the board. A clock belongs to the game and not to the
 * position: what was used up stays used up when moves are taken back. After each choice the log
 * gets the time that is left to the seat, as a comment (docs/LOG.md). Time is that of clock_play.
 */
#ifndef SESSION_CLOCKS_H
#define SESSION_CLOCKS_H

#include "session/control.h"
#include "session/session.h"

enum { NO_CLOCK = -1 };

/* What a clock shows. */
struct clock_face {
    uint32_t left;   /* milliseconds, of the main time or else of the period */
    uint8_t periods; /* left, the present one included; 0: the main time runs, or there are none */
    bool running;
};

/* The time control that the game is played with; CONTROL_NONE: without clocks. */
const struct time_control *session_control(const struct session *session);

/* From now on this seat's clock runs, or none (NO_CLOCK). Nothing without clocks, or when the game
   is over. */
void session_clock_run(struct session *session, int seat);

/* What the seat's clock shows now; of a running one also without the time since it was last stopped
   or moved, when `live` is false. */
void session_clock_face(const struct session *session, unsigned seat, bool live,
                        struct clock_face *out);

/* The same as the log tells it: what the clock showed after the seat's last choice, of those whose
   times are known, in the position after `at` moves; and after the move of that index. false when
   its time is not known. */
void session_clock_at(const struct session *session, size_t at, unsigned seat,
                      struct clock_face *out);
bool session_clock_after(const struct session *session, size_t index, struct clock_face *out);

/* Adds what a face shows: "4:31"; with the number of periods that are left "0:30 x3". */
void clock_face_told(const struct clock_face *face, struct text *out);

/* Adds the line of a log that tells it: "; [%clk A 0:04:31.2]\n". */
void clock_face_log(const struct clock_face *face, unsigned seat, struct text *out);

/* Milliseconds until the running clock shows another second; -1 when none runs. */
int session_clock_wait(const struct session *session);

/* The seat whose time is up, or NO_CLOCK. */
int session_clock_fallen(const struct session *session);

/* True when the game ended because a seat's time was up. */
bool session_flag_fell(const struct session *session);

/* Stops the clocks, and writes the time of the one that ran into the log: the game is left. */
void session_clock_keep(struct session *session);

#endif
