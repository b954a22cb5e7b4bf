/*
 * play.c - making moves: see session.h.
 *
 * A move is validated, applied to a scratch copy, written to the log (and to the disk), and only
 * then applied to the present position. So every move that is shown has been written before.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/held.h"
#include "session/mirror.h"
#include "session/store.h"

#include "session_state.h"

/* ---- log lines -------------------------------------------------------------------------- */

void session_line_start(uint32_t turn, unsigned actor, struct text *out) {
    text_add_number(out, (long)turn);
    text_add_char(out, ' ');
    text_add_char(out, actor == CHANCE ? '*' : seat_letter(actor));
    text_add_char(out, ' ');
}

void session_winners(uint8_t winners, struct text *out) {
    if (!winners)
        text_add(out, "draw");
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (winners >> seat & 1)
            text_add_char(out, seat_letter(seat));
}

void session_list_seats(const struct session *session, unsigned seats, struct text *out) {
    bool first = true;
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        if (!(seats >> seat & 1))
            continue;
        if (!first)
            text_add(out, seats >> (seat + 1) ? ", " : _(" and "));
        first = false;
        text_add(out, session->names[seat]);
    }
}

/* Writes the sealed end line for the present result. */
static void write_end(struct session *session) {
    struct result result;
    session_result(session, &result);
    text_clear(&session->line);
    text_add(&session->line, "end ");
    session_winners(result.winners, &session->line);
    text_addf(&session->line, " \"%s\" moves=%zu", result.reason ? result.reason : "",
              session->live);
    log_write_line(&session->log, &session->chain, session->line.bytes, session->line.length);
}

/* Writes the held lines, sealed, into the log: the secret choices are revealed. */
static void release_held(struct session *session) {
    const char *at = session->held.bytes;
    while (*at) {
        size_t length = strcspn(at, "\n");
        log_write_line(&session->log, &session->chain, at, length);
        at += length + 1;
    }
    text_clear(&session->held);
    session->held_count = 0;
}

/* Writes the lines of a move; `next` is the position after it, and `after` its turn. */
static void write_move(struct session *session, unsigned actor, const struct move *move,
                       const struct turn *before, const struct turn *after) {
    text_clear(&session->line);
    session_line_start(before->number, actor, &session->line);
    notation_print(session->notation, move, &session->line);
    if (before->secret && after->secret && after->phase != PHASE_OVER) {
        text_add_bytes(&session->held, session->line.bytes, session->line.length);
        text_add_char(&session->held, '\n');
        session->held_count++;
        return;
    }
    release_held(session);
    log_write_line(&session->log, &session->chain, session->line.bytes, session->line.length);
    if (after->number != before->number || after->phase == PHASE_OVER) {
        text_clear(&session->description);
        session->rules->describe(session->next, VIEW_ALL, &session->description);
        log_write_digest(&session->log, &session->chain,
                         log_digest(session->description.bytes, session->description.length));
    }
}

/* The clocks go on after a move, and the log gets the time of the seat that chose. */
static void tell_clocks(struct session *session, unsigned actor, const struct turn *before,
                        const struct turn *after) {
    struct clocks *clocks = &session->clocks;
    if (clocks->control.kind == CONTROL_NONE || before->random)
        return;
    clocks_settle(clocks);
    clocks_moved(clocks, actor, before->number, after->number);
    if (actor != CHANCE) {
        clocks_write(clocks, actor, &session->log);
        clock_list_keep(&session->times, clocks, actor, session->at + 1 - session->held_count);
    }
}

/* ---- playing ---------------------------------------------------------------------------- */

static bool ready(struct session *session, struct text *why) {
    const char *refused = NULL;
    if (session->ended)
        refused = N_("the game is over");
    else if (session_room(session) == LOG_ROOM_NONE)
        refused = N_("the log is full, and all of it is saved: play on from here in a new one");
    else if (session->at != session->live)
        refused = N_("this is not the current position");
    if (refused && why)
        text_add(why, _(refused));
    return !refused;
}

/* The write-ahead order is kept here. */
void session_commit(struct session *session, unsigned actor, const struct move *move,
                    const struct turn *before, struct text *news) {
    memcpy(session->next, session->now, session->rules->state_size);
    session->rules->apply(session->next, actor, move, news);
    struct turn after = {0};
    session->rules->turn(session->next, &after);
    write_move(session, actor, move, before, &after);
    tell_clocks(session, actor, before, &after);
    if (after.phase != PHASE_OVER) {
        session_save(session);
        session_push(session, actor, move, before);
        return;
    }
    session_push(session, actor, move, before);
    session->ended = ENDED_RULES;
    write_end(session);
    session_save(session);
}

void session_play_random(struct session *session, struct text *news) {
    struct turn turn = {0};
    for (session_turn(session, &turn); turn.random && session_ready_outcome(session, &turn, NULL);
         session_turn(session, &turn)) {
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        struct move move = session_random_move(session, seat);
        session_commit(session, seat, &move, &turn, news);
    }
}

bool session_play(struct session *session, unsigned seat, const struct move *move,
                  struct text *news, struct text *why) {
    if (!ready(session, why))
        return false;
    struct turn before = {0};
    session_turn(session, &before);
    if (before.phase != PHASE_PLAY || before.random || seat >= SEATS_MOST ||
        !(before.acting >> seat & 1)) {
        if (why)
            text_addf(why, _("%s is not to move now"),
                      seat < session->setup.seats ? session->names[seat] : _("That seat"));
        return false;
    }
    if (!(session_own(session) >> seat & 1)) {
        if (why)
            text_addf(why, _("%s plays in another terminal"), session->names[seat]);
        return false;
    }
    if (session->rules->why_not(session->now, seat, move, why))
        return false;
    if (session->mirror)
        return mirror_ask_move(session, "play", move, news, why);
    session_commit(session, seat, move, &before, news);
    session_play_random(session, news);
    return true;
}

/* True when dice are due, which `chance` receives; the turn goes into `before`. */
static bool ready_to_roll(struct session *session, struct turn *before, struct chance *chance,
                          struct text *why) {
    *before = (struct turn){0};
    *chance = (struct chance){0};
    if (!ready(session, why))
        return false;
    session_turn(session, before);
    if (before->phase == PHASE_CHANCE)
        session->rules->chance(session->now, chance);
    else if (why)
        text_add(why, _("there is nothing to roll now"));
    return before->phase == PHASE_CHANCE;
}

bool session_roll(struct session *session, struct text *news, struct text *why) {
    struct turn before;
    struct chance chance;
    if (!ready_to_roll(session, &before, &chance, why))
        return false;
    if (session->mirror)
        return session_ask(session, "roll", news, why);
    if (session->dice == DICE_TABLE) {
        if (why)
            text_add(why, _("the dice are rolled on the table: say what fell"));
        return false;
    }
    if (!session_ready_outcome(session, &before, why))
        return false;
    struct move move = chance_draw(&chance, &session->rng);
    session_commit(session, CHANCE, &move, &before, news);
    session_play_random(session, news);
    return true;
}

bool session_rolled(struct session *session, const struct move *fell, struct text *news,
                    struct text *why) {
    struct turn before;
    struct chance chance;
    if (!ready_to_roll(session, &before, &chance, why))
        return false;
    if (session->dice != DICE_TABLE || !chance_possible(&chance, fell)) {
        if (why)
            text_add(why, session->dice == DICE_TABLE
                              ? _("this cannot be rolled")
                              : _("the program rolls the dice in this game"));
        return false;
    }
    if (session->mirror)
        return mirror_ask_move(session, "fell", fell, news, why);
    session_commit(session, CHANCE, fell, &before, news);
    session_play_random(session, news);
    return true;
}

static const char *const end_words[] = {[ENDED_RESIGNED] = "resign",
                                        [ENDED_AGREED] = "draw",
                                        [ENDED_FLAG] = "flag",
                                        [ENDED_WITHHELD] = "withheld"};

unsigned session_ends_by(struct word word) {
    for (unsigned ended = ENDED_RESIGNED; ended <= ENDED_WITHHELD; ended++)
        if (word_is(word, end_words[ended]))
            return ended;
    return ENDED_NOT;
}

bool session_ended_by(const struct session *session, const char **word, unsigned *seat) {
    if (session->ended < ENDED_RESIGNED)
        return false;
    *word = end_words[session->ended];
    *seat = session->loser;
    return true;
}

/* Ends the game by a word of the session's, written like a move. */
static void end_by_word(struct session *session, unsigned actor, const char *word) {
    struct turn turn = {0};
    session_turn(session, &turn);
    session_clock_run(session, NO_CLOCK);
    session->ended = session_ends_by((struct word){word, strlen(word)});
    session->loser = (uint8_t)actor;
    if (session->ended == ENDED_FLAG)
        clock_list_keep(&session->times, &session->clocks, actor, session->live);
    release_held(session);
    text_clear(&session->line);
    session_line_start(turn.number, actor, &session->line);
    text_add(&session->line, word);
    log_write_line(&session->log, &session->chain, session->line.bytes, session->line.length);
    write_end(session);
    session_save(session);
}

bool session_resign(struct session *session, unsigned seat, struct text *why) {
    if (!ready(session, why))
        return false;
    assert(seat < session->setup.seats);
    if (session->mirror)
        return session_ask(session, "resign", NULL, why);
    end_by_word(session, seat, "resign");
    return true;
}

bool session_fall(struct session *session, struct text *why) {
    int seat = session_clock_fallen(session);
    if (seat == NO_CLOCK && why)
        text_add(why, _("nobody's time is up"));
    if (seat == NO_CLOCK || !ready(session, why))
        return false;
    end_by_word(session, (unsigned)seat, "flag");
    return true;
}

bool session_withhold(struct session *session, unsigned seat, struct text *why) {
    if (!ready(session, why))
        return false;
    assert(seat < session->setup.seats);
    if (!two_key_awaited(session)) {
        if (why)
            text_add(why, _("no key for the dice is due now"));
        return false;
    }
    end_by_word(session, seat, "withheld");
    return true;
}

bool session_agree_draw(struct session *session, struct text *why) {
    if (!ready(session, why))
        return false;
    if (session->mirror)
        return session_ask(session, "draw", NULL, why);
    struct turn turn = {0};
    session_turn(session, &turn);
    end_by_word(session, turn.owner, "draw");
    return true;
}

bool session_redo(struct session *session, struct text *news, struct text *why) {
    if (!ready(session, why))
        return false;
    if (session->live == session->length) {
        if (why)
            text_add(why, _("there is no undone move to make again"));
        return false;
    }
    if (session->mirror)
        return session_ask(session, "redo", news, why);
    size_t length = session->length;
    struct entry entry = session->entries[session->at];
    struct turn before = {0};
    session_turn(session, &before);
    if (entry.actor == CHANCE)
        session_draw(session, &entry.move); /* for a game without a seed as it fell before */
    session_commit(session, entry.actor, &entry.move, &before, news);
    session_play_random(session, news);
    session->length = length;
    return true;
}

void session_note(struct session *session, unsigned seat, const char *what, const char *which) {
    if (session->mirror || session->ended || session_room(session) != LOG_ROOM)
        return;
    text_addf(&session->log, "; %s %c%s%s\n", what, seat_letter(seat), *which ? " " : "", which);
    session_save(session);
}

/* ---- attaching a store --------------------------------------------------------------------- */

/* Makes the secret choices again that the log does not hold yet, up to the first that cannot be
   one. */
static void take_held(struct session *session, const char *path) {
    struct text lines = TEXT_EMPTY;
    if (held_read(path, HELD_CHOICES, &session->chain, &lines, &session->held_lost)) {
        struct log_line line = {0};
        struct move move;
        struct text said = TEXT_EMPTY;
        bool good = true;
        for (const char *at = lines.bytes, *end; good && *at; at = *end ? end + 1 : end) {
            end = at + strcspn(at, "\n");
            log_read_line(at, (size_t)(end - at), &line);
            text_clear(&said);
            if (line.kind == LOG_EVENT)
                text_add_bytes(&said, line.value.bytes, line.value.length);
            good = notation_parse(session->notation, said.bytes, &move, NULL) &&
                   session_play(session, (unsigned)seat_of_letter(*line.name.bytes, SEATS_MOST),
                                &move, NULL, NULL);
        }
        session->held_kept = true;
        text_free(&said);
    } else if (!session->held_lost) { /* what a kill left there: the log has gone on */
        session->held_kept = held_there(path, HELD_CHOICES);
    }
    text_free(&lines);
}

void session_attach(struct session *session, struct store *store) {
    if (session->store)
        store_close(session->store);
    session->store = NULL;
    if (session->dice == DICE_TWO_KEY && !session->ended)
        two_key_restore(session, store_path(store));
    if (ready(session, NULL) && session->held.length == 0)
        take_held(session, store_path(store));
    session->store = store;
    if (ready(session, NULL))
        session_play_random(session, NULL); /* a set-up by chance that was cut off */
    session_save(session);
}
