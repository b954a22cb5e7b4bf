/*
 * title.c - what every picture of the play page has: the title row, the mark of the last move, the
 * names of keys and spots.
 */
#include "core/utf8.h"
#include "table/news.h"
#include "ui/play/play.h"
#include "ui/widgets/frame.h"

unsigned play_context(const struct play *play) {
    return CONTEXT_PLAY | play->driver->context | (table_bot_acts(&play->table) ? CONTEXT_WAIT : 0);
}

void play_key(const struct play *play, enum action action, struct text *out) {
    keys_name(play->app->config.keys.bound[action][0], out);
}

bool play_title(struct play *play) {
    struct canvas *frame = &play->app->frame;
    frame->names = session_names(play->table.session);
    text_clear(&play->line);
    news_title(play->table.session, &play->line);
    text_add(&play->line, "  ");
    text_addf(&play->line, _("turn %u"), play->table.turn.number);
    if (!frame_begin(play->app, play->line.bytes, NULL))
        return false;
    text_clear(&play->line);
    bool bad = play->driver->standing(play, &play->line);
    int width = utf8_columns(play->line.bytes), most = frame->columns / 2;
    int column = frame->columns - 1 - (width < most ? width : most);
    canvas_text(frame, 0, column - 2, 2, INK_PLAIN, "  ");
    canvas_text(frame, 0, column, most, bad ? INK_ALERT : INK_GOOD, play->line.bytes);
    return true;
}

void play_mark_last(struct play *play) {
    size_t at = session_at(play->table.session);
    while (at > 0) {
        const struct entry *entry = session_entry(play->table.session, --at);
        if (entry->actor == CHANCE || !session_shows(play->table.session, at, VIEW_PUBLIC))
            continue;
        board_mark_move(play->app, play->table.session, entry->actor, &entry->move, MARK_LAST);
        return;
    }
}

void play_look(const struct play *play, int spot, struct text *out) {
    const char *name = notation_spot(play->table.notation, spot);
    text_addf(out, _("%s: "), name ? name : "?");
    play->table.rules->look(session_state(play->table.session), play_viewer(play), spot, out);
}
