/*
 * log.c - the play page and its log: whether the game is saved, and what happened to the file.
 */
#include "ui/play/play.h"

const char *play_unsaved(const struct play *play) {
    const char *reason = session_unsaved(play->session);
    return reason || session_store(play->session) ? reason : _("there is no file");
}

/* True when the log is nearly full and the game goes on in a new one. */
static bool renew(struct play *play) {
    struct text why = TEXT_EMPTY;
    bool full = session_full(play->session);
    struct session *next = full ? session_continue(play->session, &why) : NULL;
    if (next)
        play_replace(play, next);
    else if (full)
        play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
    return next != NULL;
}

bool play_watch_log(struct play *play) {
    if (play->lesson)
        return false;
    if (renew(play))
        return true;
    session_confirm(play->session);
    text_clear(&play->line);
    if (session_take_notice(play->session, &play->line))
        play_say(play, INK_ALERT, play->line.bytes);
    return false;
}
