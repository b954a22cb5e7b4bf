/*
 * table.c - a game at a table: see table.h.
 */
#include "table/table.h"

void table_open(struct table *table, struct session *session) {
    *table = (struct table){.session = session,
                            .rules = session_rules(session),
                            .notation = session_notation(session),
                            .seats = {.asked = -1}};
}

void table_look(struct table *table) {
    session_turn(table->session, &table->turn);
    table->seat = seats_turn(&table->seats, &table->turn);
}

bool table_tells_dice(const struct table *table) {
    return table->turn.phase == PHASE_CHANCE && session_dice_source(table->session) == DICE_TABLE;
}

bool table_bot_acts(const struct table *table) {
    if (table->turn.phase == PHASE_OVER)
        return false;
    if (table->seats.away >> table->seat & 1)
        return true;
    if (table_tells_dice(table))
        return false; /* persons roll for bots, too */
    return table->seats.bot[table->seat];
}

const char *table_unsaved(const struct table *table) {
    const char *reason = session_unsaved(table->session);
    if (table->remote)
        return NULL; /* that is the business of whoever keeps the table */
    return reason || session_store(table->session) ? reason : _("there is no file");
}

bool table_add_unsaved(const struct table *table, struct text *out) {
    const char *reason = table_unsaved(table);
    if (reason)
        text_addf(out, _("NOT SAVED: %s"), reason);
    return reason != NULL;
}
