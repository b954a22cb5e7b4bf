/*
 * hint.c - the adviser at the play page: hints are told and shown on the board, autoplay moves.
 *
 * What is asked of the adviser and what comes next is decided in table/advice.h; it thinks while
 * the board stays alive.
 */
#include "core/utf8.h"
#include "table/advice.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"

void play_hint(struct play *play) {
    if (play->app->config.hints)
        advice_hint(&play->table, &play->voice);
    else
        play_say(play, INK_PLAIN, _("Hints are switched off in the settings."));
}

/* Makes the move what Enter means, until the cursor goes elsewhere. */
static void pick_move(struct play *play, const struct move *move) {
    play->choice.cursor = play->choice.hint = pick_hint(&play->choice.pick, move);
    play->choice.walking = false;
}

static void tell_next(struct play *play) {
    const struct advice *advice = &play->table.advice;
    struct text hint = TEXT_EMPTY;
    enum hint step;
    bool some = advice_tell(&play->table, &step, &hint);
    if (step == HINT_AREA && utf8_columns(hint.bytes) > frame_columns(play->app) - 2) {
        text_clear(&hint);
        text_addf(&hint, _("A good move leads to one of the %u places that are marked."),
                  advice->spots);
    }
    if (step == HINT_RULE && some) {
        play->view.fresh = play->view.news.length;
        text_addf(&play->view.news, _("A hint. %s\n"), hint.bytes);
        play_cite(play, hint.bytes);
        text_clear(&hint);
        play_key(play, ACTION_HINT, &hint);
        text_add(&hint, _(" again tells where."));
    }
    play_say(play, some || step != HINT_RULE ? INK_GOOD : INK_PLAIN, hint.bytes);
    if (step == HINT_MOVE)
        pick_move(play, &advice->move);
    text_free(&hint);
}

bool play_take_advice(struct play *play) {
    struct text why = TEXT_EMPTY;
    struct move move;
    switch (advice_poll(&play->table, frame_patient(play->app) ? -1 : 0, &move, &why)) {
    case ADVISED_NOTHING:
        if (why.length > 0)
            play_say(play, INK_ALERT, why.bytes);
        break;
    case ADVISED_THINKS:
        break;
    case ADVISED_HINT:
        tell_next(play);
        break;
    case ADVISED_MOVE:
        if (!play_move(play, &move))
            advice_end(&play->table);
        break;
    }
    text_free(&why);
    return play->stale;
}
