/*
 * position.c - positions of a log, their headings and pictures: see position.h.
 */
#include "cli/position.h"

#include "table/export.h"

bool position_viewer(const struct arguments *arguments, unsigned seats, enum viewer *out) {
    const char *value = arguments->value[FLAG_AS];
    *out = VIEW_PUBLIC;
    if (!value || strcmp(value, "public") == 0)
        return true;
    if (strcmp(value, "all") == 0) {
        *out = VIEW_ALL;
        return true;
    }
    int seat = value[0] && !value[1] ? seat_of_letter(value[0], seats) : -1;
    *out = (enum viewer)seat;
    if (seat >= 0)
        return true;
    cli_wrong(_("--as must be all, public or a seat from A to %c, not \"%s\""),
              seat_letter(seats - 1), value);
    return false;
}

bool position_at(const struct arguments *arguments, struct session *session, bool *all) {
    const char *value = arguments->value[FLAG_AT];
    *all = value && strcmp(value, "all") == 0;
    long length = (long)session_length(session), at = length;
    if (*all)
        return true;
    if (value && !word_number((struct word){value, strlen(value)}, 0, length, &at)) {
        cli_wrong(_("--at must be \"all\" or a number from 0 to %ld, not \"%s\""), length, value);
        return false;
    }
    session_seek(session, (size_t)at);
    return true;
}

bool position_print(const struct session *session, enum viewer viewer) {
    struct text out = TEXT_EMPTY;
    export_add_text(session, viewer, cli_ascii(), &out);
    bool printed = cli_print(&out);
    text_free(&out);
    return printed;
}
