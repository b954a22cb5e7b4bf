/*
 * takeback.c - what may be taken back, and who must agree: see session.h.
 *
 * No consent is needed for a move that nobody else can have reacted to: the asker's own last move,
 * in the turn that is still running, if it revealed no secret. Everything else goes back to the
 * asker's last own decision, and the others must agree, unless the game's policy (its Takeback tag)
 * says that they always do; or that nothing is taken back. The generator goes back, too, so the
 * same dice come again.
 */
#include <assert.h>
#include <string.h>

#include "core/i18n.h"
#include "session/mirror.h"

#include "session_state.h"

const char *const takebacks_words[] = {"ask", "always", "never", NULL};

enum takebacks session_takebacks(const struct session *session) {
    const char *tag = session_tag(session, "Takeback");
    for (int i = 0; takebacks_words[i]; i++)
        if (strcmp(tag, takebacks_words[i]) == 0)
            return (enum takebacks)i;
    return TAKEBACKS_ASK;
}

unsigned session_asker(const struct session *session) {
    for (size_t i = session->live; i > 0; i--)
        if (session->entries[i - 1].actor != CHANCE && !session->entries[i - 1].random)
            return session->entries[i - 1].actor;
    struct turn turn = {0};
    session_turn(session, &turn);
    return turn.owner;
}

/* Why what follows decision `index` cannot be taken back freely; NULL when it can. */
static const char *obstacle(const struct session *session, size_t index, const struct turn *turn) {
    const struct entry *entries = session->entries;
    for (size_t i = index; i < session->live; i++) {
        bool still_secret = i + 1 < session->live ? entries[i + 1].secret : turn->secret;
        if (entries[i].secret && !still_secret)
            return N_("a secret was revealed");
        if (entries[i].actor == CHANCE || entries[i].random)
            return N_("dice were rolled after that move");
        if (entries[i].actor != entries[index].actor)
            return N_("another player has moved since");
    }
    if (entries[index].turn != turn->number)
        return N_("the turn is over");
    if (turn->secret && !(turn->acting >> entries[index].actor & 1))
        return N_("it is another player's turn to choose");
    return NULL;
}

static uint8_t others(const struct session *session, unsigned asker) {
    return (uint8_t)(((1u << session->setup.seats) - 1) & ~(1u << asker));
}

void session_takeback(const struct session *session, unsigned asker, struct takeback *out) {
    enum takebacks policy = session_takebacks(session);
    *out = (struct takeback){.to = session->live};
    if (session->ended || session->at != session->live) {
        out->because = N_("the game is over");
        return;
    }
    if (policy == TAKEBACKS_NEVER) {
        out->because = N_("in this game no move is taken back");
        return;
    }
    size_t index = session->live;
    if (session->dice == DICE_TABLE && index > 0 && session->entries[index - 1].actor == CHANCE) {
        out->to = index - 1; /* they may have been told wrongly */
        out->possible = true;
        out->because = N_("the dice were rolled on the table");
        if (policy == TAKEBACKS_ASK)
            out->consent = others(session, asker);
        return;
    }
    while (index > 0 &&
           (session->entries[index - 1].actor != asker || session->entries[index - 1].random))
        index--;
    if (index == 0) {
        out->because = N_("there is no move to take back");
        return;
    }
    for (size_t i = index; i < session->live; i++)
        if (session->dice == DICE_TWO_KEY && i + session->held_count >= session->live &&
            session->entries[i].random) { /* its links are held back, and are not taken back */
            out->because = N_("dice were rolled after that move");
            return;
        }
    struct turn turn = {0};
    session_turn(session, &turn);
    out->to = index - 1;
    out->possible = true;
    out->because = obstacle(session, index - 1, &turn);
    if (out->because && policy == TAKEBACKS_ASK)
        out->consent = others(session, asker);
}

bool session_undo(struct session *session, unsigned asker, uint8_t consent, struct text *why) {
    struct takeback takeback;
    if (session->mirror)
        return session_ask(session, "undo", NULL, why);
    session_takeback(session, asker, &takeback);
    if (session_room(session) == LOG_ROOM_NONE) {
        takeback.possible = false;
        takeback.because = N_("the log is full");
    }
    unsigned missing = takeback.consent & ~(unsigned)consent;
    if (!takeback.possible || missing) {
        if (why && takeback.possible) {
            session_list_seats(session, missing, why);
            text_add(why, _(" must agree: "));
        }
        if (why)
            text_add(why, _(takeback.because));
        return false;
    }
    struct turn turn = {0};
    session_turn(session, &turn);
    size_t undone = session->live - takeback.to;
    size_t logged = undone > session->held_count ? undone - session->held_count : 0;
    for (size_t i = 0; i < undone && session->held_count; i++) {
        char *held = session->held.bytes;
        held[session->held.length - 1] = 0; /* its line end */
        char *line = strrchr(held, '\n');
        text_truncate(&session->held, line ? (size_t)(line + 1 - held) : 0);
        session->held_count--;
    }
    if (logged) {
        text_clear(&session->line);
        session_line_start(turn.number, asker, &session->line);
        text_addf(&session->line, "undo %zu", logged);
        log_write_line(&session->log, &session->chain, session->line.bytes, session->line.length);
    }
    session_save(session);
    session_seek(session, takeback.to);
    session->live = takeback.to;
    session->clocks.chose = 0;
    comment_list_cut(&session->comments, takeback.to);
    clock_list_cut(&session->times, takeback.to);
    return true;
}
