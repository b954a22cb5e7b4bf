/*
 * menu.c - `clowder` alone: the menu.
 */
#include "cli/front.h"
#include "plain/plain.h"

int command_menu(const struct arguments *arguments) {
    struct front front;
    if (!front_open(&front, arguments))
        return front.code;
    int code = front.screen ? app_run(&front.app) : plain_run(NULL, false) ? EXIT_FINE : EXIT_WORLD;
    front_close(&front);
    return code;
}
