/*
 * rules.c - the rulebook of a game, in the pager.
 */
#include "table/rulebook.h"
#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/pager.h"

void page_rules(struct app *app, const struct registered *game, const char *find) {
    struct canvas picture;
    struct text title = TEXT_EMPTY;
    const char *book = registered_document(game, "RULES.md", i18n_language());
    canvas_init(&picture, 1, PAGER_COLUMNS);
    rulebook_draw(&picture, PAGER_COLUMNS, book, strlen(book));
    text_addf(&title, _("Rules of %s"), game->ruleset->title);
    page_pager(app, title.bytes, &picture, game->ruleset, find);
    text_free(&title);
    canvas_free(&picture);
}
