/*
 * watch.c - `clowder watch FILE`: follows a log that another program is writing.
 */
#include "cli/front.h"
#include "cli/position.h"
#include "plain/plain.h"
#include "session/follow.h"
#include "ui/ui.h"

int command_watch(const struct arguments *arguments) {
    int code;
    struct front front;
    struct follow follow;
    enum viewer viewer;
    struct session *session = cli_load(arguments->operands[0], &code, NULL);
    if (!session)
        return code;
    follow_init(&follow, arguments->operands[0], session);
    if (!position_viewer(arguments, session_setup(session)->seats, &viewer))
        code = EXIT_USAGE;
    else if (!front_open(&front, arguments))
        code = front.code;
    else {
        if (front.screen)
            ui_run(&front.app,
                   (struct place){.page = PAGE_FOLLOW, .follow = &follow, .viewer = viewer});
        else
            plain_run_follow(&follow, viewer);
        front_close(&front);
        code = follow.troubled ? EXIT_REFUSED : EXIT_FINE;
    }
    follow_free(&follow);
    return code;
}
