/*
 * watch.c - `clowder watch FILE`: follows a log that another program is writing.
 */
#include <unistd.h>

#include "cli/front.h"
#include "cli/position.h"
#include "plain/plain.h"
#include "session/follow.h"
#include "table/remote.h"
#include "ui/ui.h"

/* Without a file, and by the name of a table, a table is looked on. */
static bool is_table(const struct arguments *arguments) {
    const char *name = arguments->count ? arguments->operands[0] : "";
    size_t length = strlen(name);
    return !*name || (access(name, F_OK) != 0 && !strpbrk(name, "/.")) ||
           (length > 6 && strcmp(name + length - 6, ".table") == 0);
}

int command_watch(const struct arguments *arguments) {
    if (is_table(arguments))
        return cli_sit(
            &(struct remote_wish){.table = arguments->count ? arguments->operands[0] : NULL,
                                  .watches = true,
                                  .seat = -1},
            arguments);
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
