/*
 * analysis.c - the results of an analysis in words: see include/table/analysis.h.
 */
#include "table/analysis.h"

#include <stdlib.h>

enum { ONE_PERCENT = ESTIMATE_WHOLE / 100, STEP = 1000 /* milliseconds */ };

static int percent(int chance) {
    return (chance + (chance < 0 ? -ONE_PERCENT : ONE_PERCENT) / 2) / ONE_PERCENT;
}

/* Adds "$A 63 %, $B 37 %". */
static void add_chances(const struct session *session, const struct point *point,
                        struct text *out) {
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", $%c %d %%" : "$%c %d %%", seat_letter(seat),
                  percent(point->chances[seat]));
}

void analysis_add_swing(const struct analysis *analysis, const struct swing *swing,
                        struct text *out) {
    size_t count;
    const struct point *from = &analysis_points(analysis, &count)[swing->point];
    text_addf(out, _("turn %u of $%c: $%c from %d %% to %d %%"), (unsigned)from->turn,
              seat_letter(from->owner), seat_letter(swing->seat),
              percent(from->chances[swing->seat]), percent(from[1].chances[swing->seat]));
}

void analysis_add_mistake(const struct session *session, const struct mistake *mistake,
                          struct text *out) {
    struct text played = TEXT_EMPTY, better = TEXT_EMPTY;
    notation_print(session_notation(session), &mistake->played, &played);
    notation_print(session_notation(session), &mistake->better, &better);
    text_addf(out, _("turn %u of $%c: %s gave away %d %%, better %s"), (unsigned)mistake->turn,
              seat_letter(mistake->seat), played.bytes, percent(mistake->lost), better.bytes);
    text_free(&played);
    text_free(&better);
}

bool analysis_add_given_away(const struct session *session, const struct analysis *analysis,
                             struct text *out) {
    long lost[SEATS_MOST];
    if (!analysis_given_away(analysis, lost))
        return false;
    text_add(out, _("Given away by moves: "));
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", $%c %d %%" : "$%c %d %%", seat_letter(seat),
                  percent((int)lost[seat]));
    return true;
}

bool analysis_add_luck(const struct session *session, const struct analysis *analysis,
                       struct text *out) {
    long luck[SEATS_MOST];
    if (!analysis_luck(analysis, luck))
        return false;
    text_add(out, _("Luck of the dice: "));
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", $%c %+d %%" : "$%c %+d %%", seat_letter(seat),
                  percent((int)luck[seat]));
    return true;
}

/* The worst moves, and what all gave away. */
static void tell_moves(const struct session *session, const struct analysis *analysis,
                       struct text *out) {
    struct mistake mistakes[MISTAKES_MOST];
    unsigned count = analysis_mistakes(analysis, mistakes);
    if (count) {
        text_add(out, _("The moves that gave most away:"));
        text_add_char(out, '\n');
    }
    for (unsigned i = 0; i < count; i++) {
        analysis_add_mistake(session, &mistakes[i], out);
        text_add_char(out, '\n');
    }
    if (analysis_add_given_away(session, analysis, out))
        text_add_char(out, '\n');
}

void analysis_tell(const struct session *session, struct text *out) {
    struct analysis *analysis = analysis_new(session);
    struct swing swings[SWINGS_MOST];
    size_t count;
    while (analysis_step(analysis, STEP))
        ;
    const struct point *points = analysis_points(analysis, &count);
    text_add(out, _("The chances at the beginning of each turn:"));
    text_add_char(out, '\n');
    for (size_t i = 0; i < count; i++) {
        if (i + 1 < count)
            text_addf(out, _("move %zu, turn %u of $%c: "), points[i].at, (unsigned)points[i].turn,
                      seat_letter(points[i].owner));
        else
            text_addf(out, _("move %zu, the end: "), points[i].at);
        add_chances(session, &points[i], out);
        text_add_char(out, '\n');
    }
    text_add(out, _("The decisive turns:"));
    text_add_char(out, '\n');
    unsigned found = analysis_swings(analysis, swings);
    for (unsigned i = 0; i < found; i++) {
        analysis_add_swing(analysis, &swings[i], out);
        text_add_char(out, '\n');
    }
    tell_moves(session, analysis, out);
    if (analysis_add_luck(session, analysis, out))
        text_add_char(out, '\n');
    analysis_free(analysis);
}
