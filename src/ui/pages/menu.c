/*
 * menu.c - the menu.
 *
 * The menu is the first frame of the program, so it reads only the few newest saved games. Its
 * rows are made anew whenever another page was left; a row is numbered like the spot under it.
 */
#include "ui/pages/menu.h"

#include "table/resume.h"
#include "ui/widgets/frame.h"

enum { NEWEST = 4 };

static void add_row(struct menu *menu, struct menu_row row) {
    assert(menu->list.count < ROWS_MOST);
    menu->rows[menu->list.count++] = row;
}

static void menu_fill(struct menu *menu) {
    menu->saved_count = store_list(&menu->saved, NEWEST);
    menu->unfinished = saved_unfinished(menu->saved, menu->saved_count);
    menu->list.count = 0;
    if (menu->unfinished)
        add_row(menu, (struct menu_row){.kind = ROW_CONTINUE});
    menu->games = menu->list.count;
    for (const struct registered *game = registry; game->ruleset; game++)
        if (game->listed)
            add_row(menu, (struct menu_row){.kind = ROW_GAME, .game = game});
    menu->games_end = menu->list.count;
    for (int kind = ROW_SAVED; kind <= ROW_LEAVE; kind++)
        add_row(menu, (struct menu_row){.kind = (enum row_kind)kind});
}

static void menu_empty(struct menu *menu) {
    store_list_free(menu->saved, menu->saved_count);
    menu->saved = NULL;
    menu->saved_count = 0;
}

/* Where the chosen row leads. */
static struct place menu_choice(struct app *app, const struct menu *menu) {
    const struct menu_row *row = &menu->rows[menu->list.chosen];
    struct place next = {.page = PAGE_BACK};
    switch (row->kind) {
    case ROW_CONTINUE:
        next.page = PAGE_RESUME;
        text_add(&next.text, menu->unfinished->path);
        break;
    case ROW_GAME:
        next.page = PAGE_NEW_GAME;
        next.game = row->game;
        break;
    case ROW_SAVED:
        next.page = PAGE_SAVED;
        break;
    case ROW_STATISTICS:
        page_statistics(app);
        break;
    case ROW_SETTINGS:
        page_settings(app);
        break;
    case ROW_HELP:
        page_help(app, CONTEXT_MENU, NULL);
        break;
    case ROW_LEAVE:
        app->leaving = true;
        break;
    }
    return next;
}

/* Of cards: left and right go through all rows, up and down to the others. */
static enum action card_action(struct menu *menu, enum action action) {
    int *chosen = &menu->list.chosen;
    if (action == ACTION_LEFT || action == ACTION_RIGHT)
        return action == ACTION_LEFT ? ACTION_UP : ACTION_DOWN;
    if (action != ACTION_UP && action != ACTION_DOWN)
        return action;
    if (menu->rows[*chosen].game) {
        menu->card = *chosen;
        *chosen = menu->games > 0 ? 0 : menu->games_end;
    } else {
        *chosen = menu->card;
    }
    return ACTION_NONE;
}

/* Does what was asked; returns where that leads. */
static struct place menu_act(struct app *app, const struct menu *menu, enum action action) {
    const struct registered *game = menu->rows[menu->list.chosen].game;
    if (action == ACTION_CHOOSE)
        return menu_choice(app, menu);
    if (action == ACTION_LESSON && game)
        return (struct place){.page = PAGE_LESSON, .game = game};
    if (action == ACTION_RULES && game)
        page_rules(app, game, NULL);
    else if (action == ACTION_HELP)
        page_help(app, CONTEXT_MENU, NULL);
    else if (action == ACTION_LEAVE)
        app->leaving = true;
    return (struct place){.page = PAGE_BACK};
}

struct place page_menu(struct app *app, struct place *here) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_LESSON, ACTION_RULES,
                                       ACTION_HELP,   ACTION_LEAVE,  ACTION_NONE};
    struct menu menu = {.saved = NULL, .list.chosen = here->chosen};
    struct place next = {.page = PAGE_BACK};
    menu_fill(&menu);
    menu.card = menu.games;
    while (!app->leaving && next.page == PAGE_BACK) {
        list_fit(&menu.list, menu.list.count, menu.list.count);
        if (frame_begin(app, _("Clowder"), CLOWDER_VERSION))
            menu_draw(app, &menu);
        frame_end(app, CONTEXT_MENU, keys);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        if (menu.cards)
            action = card_action(&menu, action);
        next = menu_act(app, &menu, list_act(&menu.list, action, &event, spot));
    }
    here->chosen = menu.list.chosen;
    menu_empty(&menu);
    return next;
}
