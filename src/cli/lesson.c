/*
 * lesson.c - `clowder lesson GAME`: the guided first game.
 */
#include "cli/front.h"
#include "plain/plain.h"
#include "ui/ui.h"

int command_lesson(const struct arguments *arguments) {
    const struct registered *game = cli_game(arguments->operands[0]);
    struct front front;
    if (!game)
        return EXIT_USAGE;
    if (!registered_document(game, "LESSON.log", i18n_language()))
        return cli_fail(EXIT_REFUSED, _("%s has no lesson"), game->ruleset->title);
    if (!front_open(&front, arguments))
        return front.code;
    if (front.screen)
        ui_run(&front.app, (struct place){.page = PAGE_LESSON, .game = game});
    else
        plain_run_lesson(game);
    front_close(&front);
    return EXIT_FINE;
}
