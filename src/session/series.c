/*
 * series.c - games that follow each other: see struct series in session.h.
 *
 * The log of a later game names the log before it and has the results so far in its tags, so that
 * the chain can be followed back, and each log is complete in itself. The tags are sealed like all
 * others; a log with invalid tags of a series counts as a single game.
 */
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

#include "session_state.h"

enum { GAMES_MOST = 100000, TOTAL_MOST = 1000000000 };

/* "12 7": a number for each seat. */
static bool read_totals(const char *tag, unsigned seats, long totals[SEATS_MOST]) {
    struct word word;
    for (unsigned seat = 0; seat < seats; seat++)
        if (!word_next(&tag, &word) || !word_number(word, -TOTAL_MOST, TOTAL_MOST, &totals[seat]))
            return false;
    return !word_next(&tag, &word);
}

void session_series(const struct session *session, struct series *out) {
    unsigned seats = session->setup.seats;
    const char *tag = session_tag(session, "Series");
    long game;
    *out = (struct series){.game = 1};
    if (!word_number((struct word){tag, strlen(tag)}, 2, GAMES_MOST, &game) ||
        !read_totals(session_tag(session, "Wins"), seats, out->wins) ||
        !read_totals(session_tag(session, "Points"), seats, out->points)) {
        *out = (struct series){.game = 1};
        return;
    }
    out->game = (unsigned)game;
}

void session_series_add(const struct session *session, struct series *series) {
    struct result result;
    session_result(session, &result);
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        series->wins[seat] += result.winners >> seat & 1;
        series->points[seat] += result.points[seat];
    }
}

/* The log's name without its folder, when a tag can hold it. */
static const char *file_name(const struct session *session) {
    const char *path = session_path(session), *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    bool good = utf8_valid(name, strlen(name));
    for (const char *at = name; *at; at++)
        good = good && (unsigned char)*at >= ' ' && *at != 0x7f;
    return good ? name : "";
}

static void add_totals(struct session *session, const char *name, const long *totals) {
    struct text value = TEXT_EMPTY;
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        if (seat > 0)
            text_add_char(&value, ' ');
        text_add_number(&value, totals[seat]);
    }
    session_add_tag(session, name, value.bytes);
    text_free(&value);
}

void session_keep_series(struct session *session, const struct session *same) {
    static const char *const names[] = {"Series", "Previous", "Wins", "Points"};
    for (size_t i = 0; *session_tag(same, names[0]) && i < sizeof names / sizeof *names; i++)
        session_add_tag(session, names[i], session_tag(same, names[i]));
}

void session_add_series(struct session *session, const struct session *before) {
    struct series series;
    struct text value = TEXT_EMPTY;
    session_series(before, &series);
    session_series_add(before, &series);
    text_add_number(&value, (long)series.game + 1);
    session_add_tag(session, "Series", value.bytes);
    session_add_tag(session, "Previous", file_name(before));
    add_totals(session, "Wins", series.wins);
    add_totals(session, "Points", series.points);
    text_free(&value);
}
