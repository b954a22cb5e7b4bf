/*
 * resume.c - `clowder resume [FILE]`: plays on in a saved game, the newest unfinished one
 * without FILE.
 *
 * If the log is damaged, the damage is reported, the game continues from the valid part, and the
 * damaged file is kept beside the log.
 */
#include "table/resume.h"

#include "cli/front.h"
#include "plain/plain.h"
#include "ui/ui.h"

/* Adds the path of the newest game that can be played on; false, and told, when none is there. */
static bool find_newest(struct text *out) {
    struct saved *list = NULL;
    size_t count = store_list(&list, SAVED_MOST);
    const struct saved *newest = saved_unfinished(list, count);
    if (newest)
        text_add(out, newest->path);
    else
        cli_fail(EXIT_REFUSED, _("there is no unfinished game to continue"));
    store_list_free(list, count);
    return newest != NULL;
}

/* Owns the session. */
static int play_lines(struct session *session, const char *path, const struct problem *problem,
                      bool bell) {
    bool damaged = problem->kind != PROBLEM_NONE, busy;
    struct text why = TEXT_EMPTY;
    int code = EXIT_FINE;
    if (damaged)
        cli_fail(EXIT_REFUSED, _("%s:%u: %s; going on from the moves before it"), path,
                 problem->line, problem->message.bytes);
    if (session_over(session))
        code = cli_fail(EXIT_REFUSED, _("%s: this game is over; 'clowder replay' shows it"), path);
    else if (!resume_keep(session, path, damaged, &busy, &why))
        code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    else if (why.length)
        cli_fail(EXIT_REFUSED, "%s: %s", path, why.bytes);
    text_free(&why);
    if (code == EXIT_FINE)
        return plain_run(session, false, bell) ? EXIT_FINE : EXIT_WORLD;
    session_free(session);
    return code;
}

/* Owns the session. A screen asks about damage before anything else, so it reads the log anew. */
static int play_on(struct session *session, const char *path, const struct problem *problem,
                   const struct arguments *arguments) {
    struct front front;
    if (!front_open(&front, arguments)) {
        session_free(session);
        return front.code;
    }
    int code = EXIT_FINE;
    if (front.screen) {
        session_free(session);
        struct place saved = {.page = PAGE_RESUME};
        text_add(&saved.text, path);
        ui_run(&front.app, saved);
    } else {
        code = play_lines(session, path, problem, front.app.config.bell);
    }
    front_close(&front);
    return code;
}

int command_resume(const struct arguments *arguments) {
    struct text path = TEXT_EMPTY;
    if (arguments->count)
        text_add(&path, arguments->operands[0]);
    else if (!find_newest(&path))
        return EXIT_REFUSED;
    struct text why = TEXT_EMPTY;
    struct problem problem;
    int code;
    struct session *session = resume_read(path.bytes, &problem, &why);
    if (session)
        code = play_on(session, path.bytes, &problem, arguments);
    else
        code = cli_fail(cli_problem_code(&problem), "%s", why.bytes);
    problem_free(&problem);
    text_free(&path);
    text_free(&why);
    return code;
}
