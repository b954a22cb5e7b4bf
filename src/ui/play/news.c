/*
 * news.c - reading what happened: all of it, and what must not be missed (page.h).
 */
#include "table/news.h"

#include "session/clocks.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/pager.h"

enum { NEWS_ROWS = 20000 };

void play_read_news(struct play *play) {
    struct canvas picture;
    const char *news = play->view.news.bytes;
    int rows = 1;
    canvas_init(&picture, 1, PAGER_COLUMNS);
    for (int pass = 0; pass < 2; pass++) {
        picture.names = session_names(play->table.session);
        canvas_resize(&picture, rows, PAGER_COLUMNS);
        rows = canvas_wrap(&picture, 0, 0, pass ? rows : NEWS_ROWS, PAGER_COLUMNS, INK_PLAIN, news);
        rows += rows == 0;
    }
    page_pager_end(play->app, _("What happened"), &picture);
    canvas_free(&picture);
}

/* The persons who play at this screen. */
static unsigned persons(const struct play *play) {
    unsigned all = (1U << session_setup(play->table.session)->seats) - 1;
    return all & ~play->table.seats.bots;
}

void play_note_news(struct play *play, size_t index) {
    if (!play->driver->news_wait || !news_wait(play->table.session, index))
        return;
    if (!play->view.unread)
        play->view.waiting = play->view.fresh;
    play->view.unread = persons(play);
}

void play_share_news(struct play *play) {
    if (play->view.person >= 0)
        play->view.unread &= ~(1U << play->view.person);
}

void play_await_reader(struct play *play) {
    struct event event;
    session_clock_run(play->table.session, NO_CLOCK);
    play_draw(play);
    enum action action = frame_action(play->app, play_context(play), -1, &event, NULL);
    switch (action) {
    case ACTION_HELP:
    case ACTION_RULES:
    case ACTION_DICE:
    case ACTION_NEWS:
    case ACTION_ZOOM:
    case ACTION_CURTAIN:
    case ACTION_LEAVE:
        play_act(play, action);
        break;
    default:
        if (event.key == KEYS_NONE || event.key == KEYS_RESIZE)
            break;
        if (play->view.person < 0)
            play->view.unread = 0;
        play_share_news(play);
        play->pace.step_at = 0; /* they were read: a bot need not wait */
    }
}
