/*
 * menu.c - `clowder` alone: the menu.
 */
#include "cli/front.h"
#include "plain/plain.h"
#include "ui/ui.h"

int command_menu(const struct arguments *arguments) {
    struct front front;
    if (!front_open(&front, arguments))
        return front.code;
    int code = EXIT_FINE;
    if (front.screen)
        ui_run(&front.app, (struct place){.page = PAGE_MENU});
    else if (!plain_run(NULL, false, front.app.config.bell))
        code = EXIT_WORLD;
    front_close(&front);
    return code;
}
