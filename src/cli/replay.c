/*
 * replay.c - `clowder replay FILE`: replays the valid part of a log.
 */
#include "cli/front.h"
#include "plain/plain.h"
#include "ui/ui.h"
#include "ui/widgets/frame.h"

int command_replay(const struct arguments *arguments) {
    int code;
    struct front front;
    struct session *session = cli_load(arguments->operands[0], &code);
    if (!session)
        return code;
    if (!front_open(&front, arguments)) {
        session_free(session);
        return front.code;
    }
    if (front.screen && code != EXIT_FINE) /* told on the terminal, which the screen covers */
        frame_say(&front.app, INK_ALERT,
                  _("This log is damaged: only what comes before the damage is shown."));
    if (front.screen)
        ui_run(&front.app, place_replay(session));
    else
        plain_run(session, true);
    front_close(&front);
    session_free(session);
    return code;
}
