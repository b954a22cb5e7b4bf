/*
 * join.c - a game at a table that another program keeps (table/remote.h).
 *
 * The page waits for keys and for the table at once. What comes from there is taken one step at a
 * time, so that each is seen.
 */
#include "session/clocks.h"
#include "table/remote.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

enum { RETRY = 300 /* milliseconds between two looks at a table that is lost */ };

/* This player is asked whether he agrees. */
static void answer(struct play *play) {
    struct remote *remote = play->table.remote;
    struct text question = TEXT_EMPTY;
    if (remote_question(remote, &question)) {
        play_draw(play);
        play_tell_before(play, question.bytes);
        remote_answer(remote, frame_confirm(play->app, _("Do you agree?")));
    }
    text_free(&question);
}

/* The table has nothing more to say. */
static void leave(struct play *play, size_t fresh) {
    struct text line = TEXT_EMPTY;
    const char *news = play->view.news.bytes + fresh;
    text_add_bytes(&line, news, strcspn(news, "\n"));
    play_say(play, INK_ALERT, line.bytes);
    play->leaving = true;
    text_free(&line);
}

/* Takes one thing that came from the table; false when there was nothing. */
static bool heed(struct play *play) {
    struct remote *remote = play->table.remote;
    size_t fresh = play->view.news.length;
    switch (remote_look(remote, &play->view.news)) {
    case REMOTE_SAME:
        return false;
    case REMOTE_MOVED:
        play_step(play, fresh);
        break;
    case REMOTE_TOLD:
        play->view.fresh = fresh;
        break;
    case REMOTE_ASKED:
        answer(play);
        break;
    case REMOTE_LOST:
        play_say(play, INK_ALERT, _("The connection to the table is lost; it is tried again."));
        return false;
    case REMOTE_ENDED:
    case REMOTE_OTHER:
        leave(play, fresh);
        break;
    }
    return true;
}

/* Keys of a person who waits for others. */
static void await(struct play *play) {
    struct event event;
    int spot, wait = session_clock_wait(play->table.session);
    play->pace.waited = true;
    play_draw(play);
    if (remote_descriptor(play->table.remote) < 0)
        wait = RETRY;
    enum action action = play_event(play, CONTEXT_PLAY | CONTEXT_WAIT, wait, &event, &spot);
    if (event.key != KEYS_NONE && event.key != KEYS_RESIZE)
        play_wait_key(play, action, &event, spot);
}

static bool proceed(struct play *play) {
    if (heed(play))
        return true;
    if (play->table.turn.phase == PHASE_OVER || play->view.hidden || !table_bot_acts(&play->table))
        return false;
    await(play);
    return true;
}

static bool act(struct play *play, enum action action) {
    (void)play, (void)action;
    return false;
}

static bool standing(const struct play *play, struct text *out) {
    return remote_standing(play->table.remote, out);
}

static const char *question(const struct play *play) {
    (void)play;
    return NULL;
}

struct place page_table(struct app *app, struct place *here) {
    static const struct play_driver driver = {.types_session = true,
                                              .proceed = proceed,
                                              .move = play_game_move,
                                              .act = act,
                                              .offer = play_game_offer,
                                              .standing = standing,
                                              .question = question};
    return play_run(app, here, here->session, &driver, NULL);
}
