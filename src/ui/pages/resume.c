/*
 * resume.c - opening a saved log again: what is wrong with it is told, and its valid part offered.
 */
#include "table/resume.h"

#include "ui/pages/pages.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"

static struct place watch(struct session *session) {
    struct place next = place_replay(session);
    next.instead = next.owned = true;
    return next;
}

static struct place back(struct session *session) {
    session_free(session);
    return (struct place){.page = PAGE_BACK};
}

/* Plays on in the file, or offers to watch when that cannot be. */
static struct place play_on(struct app *app, struct session *session, const char *path,
                            bool damaged) {
    static const char *const rows[] = {N_("Watch it"), N_("Back")};
    bool busy = false, wanted = true;
    struct text why = TEXT_EMPTY;
    bool kept = resume_keep(session, path, damaged, &busy, &why);
    if (kept && why.length)
        frame_say(app, INK_ALERT, why.bytes);
    if (!kept)
        wanted = page_ask(app,
                          busy ? _("Another program is playing this game")
                               : _("This game cannot be continued"),
                          why.bytes, rows, 2) == 0;
    text_free(&why);
    if (kept)
        return (struct place){
            .page = PAGE_PLAY, .instead = true, .session = session, .owned = true};
    return wanted ? watch(session) : back(session);
}

/* Tells what is wrong with a log and what can be done; returns the row chosen. */
static int ask_damaged(struct app *app, const struct session *session,
                       const struct problem *problem) {
    static const char *const rows[] = {N_("Continue from there"), N_("Watch the valid part"),
                                       N_("Back")};
    unsigned long good = (unsigned long)session_length(session);
    struct text text = TEXT_EMPTY;
    text_addf(&text, _("Line %u: %s"), problem->line, problem->message.bytes);
    text_add_char(&text, '\n');
    if (good == 0)
        text_add(&text, _("Only the set-up before it is valid."));
    else
        text_addf(&text,
                  ngettext("The %lu move before it is valid.", "The %lu moves before it are valid.",
                           good),
                  good);
    text_add_char(&text, '\n');
    text_add(&text, _("Continue from there? The damaged file is kept beside it, with "
                      "\".damaged\" and a number added to its name."));
    int chosen = page_ask(app, _("This log is damaged"), text.bytes, rows, 3);
    text_free(&text);
    return chosen;
}

/* Reads a log; when nothing of it can be shown, tells why and returns NULL. */
static struct session *read_log(struct app *app, const char *path, struct problem *problem) {
    struct text why = TEXT_EMPTY;
    struct session *session = resume_read(path, problem, &why);
    if (!session)
        page_ask(app,
                 problem->kind == PROBLEM_NEWER ? _("This log is from a newer Clowder")
                                                : _("This log cannot be read"),
                 why.bytes, NULL, 0);
    text_free(&why);
    return session;
}

/* What is to be done with a log that could be read, in full or in part. */
static struct place open_log(struct app *app, struct session *session, const char *path,
                             const struct problem *problem) {
    bool damaged = problem->kind != PROBLEM_NONE;
    int chosen = damaged ? ask_damaged(app, session, problem) : session_over(session);
    if (chosen == 0)
        return play_on(app, session, path, damaged);
    return chosen == 1 ? watch(session) : back(session);
}

struct place page_resume(struct app *app, struct place *here) {
    struct problem problem;
    struct place next = {.page = PAGE_BACK};
    struct session *session = read_log(app, here->text.bytes, &problem);
    if (session && here->page == PAGE_RESUME) {
        next = open_log(app, session, here->text.bytes, &problem);
    } else if (session) {
        struct text damage = TEXT_EMPTY;
        if (problem.kind != PROBLEM_NONE)
            resume_tell(&problem, &damage);
        frame_say(app, INK_ALERT, damage.bytes);
        text_free(&damage);
        next = watch(session);
    }
    problem_free(&problem);
    return next;
}
