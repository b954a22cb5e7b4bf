/*
 * replay.c - `clowder replay FILE`: replays the valid part of a log.
 */
#include "cli/front.h"
#include "plain/plain.h"
#include "table/resume.h"
#include "ui/ui.h"
#include "ui/widgets/frame.h"

int command_replay(const struct arguments *arguments) {
    int code;
    struct front front;
    struct text damage = TEXT_EMPTY;
    struct problem problem;
    struct session *session = cli_load(arguments->operands[0], &code, &problem);
    if (session && problem.kind != PROBLEM_NONE)
        resume_tell(&problem, &damage);
    problem_free(&problem);
    if (!session)
        return code;
    if (!front_open(&front, arguments)) {
        text_free(&damage);
        session_free(session);
        return front.code;
    }
    if (front.screen) /* told on the terminal, too, which the screen covers */
        frame_say(&front.app, INK_ALERT, damage.bytes);
    text_free(&damage);
    if (front.screen)
        ui_run(&front.app, place_replay(session));
    else
        plain_run(session, true, front.app.config.bell);
    front_close(&front);
    session_free(session);
    return code;
}
