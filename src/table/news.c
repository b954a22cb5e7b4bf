/*
 * news.c - what is told about a game while it goes on: see news.h.
 */
#include "table/news.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/clocks.h"
#include "session/mirror.h"

void news_title(const struct session *session, struct text *out) {
    text_add(out, session_rules(session)->title);
    text_add(out, "  ");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", $%c" : "$%c", seat_letter(seat));
    struct series series;
    session_series(session, &series);
    if (series.game > 1)
        text_addf(out, _("  game %u"), series.game);
}

void news_clocks(const struct session *session, bool now, struct text *out) {
    bool any = session_control(session)->kind != CONTROL_NONE;
    for (unsigned seat = 0; any && seat < session_setup(session)->seats; seat++) {
        struct clock_face face;
        if (now)
            session_clock_face(session, seat, true, &face);
        else
            session_clock_at(session, session_at(session), seat, &face);
        text_addf(out, seat ? ", $%c " : "$%c ", seat_letter(seat));
        clock_face_told(&face, out);
    }
}

void news_of_move(struct session *session, size_t index, struct text *out) {
    const struct ruleset *rules = session_rules(session);
    const struct entry *entry = session_entry(session, index);
    size_t at = session_at(session);
    if (session_is_mirror(session)) {
        text_add(out, mirror_news(session, index));
        return;
    }
    game_state *copy = memory_new(STATE_MOST);
    session_seek(session, index);
    memcpy(copy, session_state(session), rules->state_size);
    rules->apply(copy, entry->actor, &entry->move, out);
    session_seek(session, at);
    free(copy);
}

bool news_wait(struct session *session, size_t index) {
    const struct ruleset *rules = session_rules(session);
    const struct entry *entry = session_entry(session, index);
    size_t at = session_at(session);
    if (!rules->news_wait)
        return false;
    session_seek(session, index);
    bool wait = rules->news_wait(session_state(session), entry->actor, &entry->move);
    session_seek(session, at);
    return wait;
}
