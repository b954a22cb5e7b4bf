/*
 * ui.c - leads from one page to the next: see pages.h.
 */
#include "ui/ui.h"

#include "table/resume.h"
#include "ui/pages/pages.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"

/* Makes the file of a new session; that it is not saved is told on the page that follows. */
static void keep(struct app *app, struct place *here) {
    struct text why = TEXT_EMPTY, sentence = TEXT_EMPTY;
    if (!resume_create(here->session, NULL, &why)) {
        text_addf(&sentence, _("NOT SAVED: %s"), why.bytes);
        frame_say(app, INK_ALERT, sentence.bytes);
    }
    here->fresh = false;
    text_free(&why);
    text_free(&sentence);
}

static struct place visit(struct app *app, struct place *here) {
    if (here->fresh)
        keep(app, here);
    switch (here->page) {
    case PAGE_BACK:
        break;
    case PAGE_MENU:
        return page_menu(app, here);
    case PAGE_NEW_GAME:
        return page_new_game(app, here);
    case PAGE_LESSON:
        return page_lesson(app, here);
    case PAGE_SAVED:
        return page_saved(app, here);
    case PAGE_RESUME:
    case PAGE_WATCH:
        return page_resume(app, here);
    case PAGE_PLAY:
        return page_play(app, here);
    case PAGE_TABLE:
        return page_table(app, here);
    case PAGE_REPLAY:
    case PAGE_FOLLOW:
        return page_replay(app, here);
    }
    return (struct place){.page = PAGE_BACK};
}

static void leave(struct place *here) {
    if (here->owned)
        session_free(here->session);
    text_free(&here->text);
}

void ui_run(struct app *app, struct place first) {
    struct place here = first;
    struct place next = visit(app, &here);
    while (next.page != PAGE_BACK) {
        if (next.instead) {
            leave(&here);
            here = next;
        } else {
            ui_run(app, next);
        }
        next = visit(app, &here);
    }
    leave(&here);
}
