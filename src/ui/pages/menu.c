/*
 * menu.c - the menu.
 *
 * The menu is the first frame of the program, so it reads only the few newest saved games. Its
 * rows are made anew whenever another page was left; a row is numbered like the spot under it.
 */
#include "core/utf8.h"
#include "table/resume.h"
#include "table/seats.h"
#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"

enum { ROWS_MOST = 24, NEWEST = 4, MENU_COLUMNS = 78 };

/*
 * The picture: a clowder on its wall. Each cat has the colour of a seat.
 */
enum { ART_ROWS = 6, ART_COLUMNS = 61, ART_CAT = 12, ART_WALL = 3, ART_TITLE = 4 };

static const struct {
    const char *glyphs, *ascii; /* the same number of columns */
} art[ART_ROWS] = {
    {"   ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲",
     "   /\\_/\\       /\\_/\\       /\\_/\\       /\\_/\\       /\\_/\\"},
    {"  ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )",
     "  ( o o )     ( - - )     ( O O )     ( o - )     ( o o )"},
    {"  ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲",
     "  /  v  \\     /  v  \\     /  v  \\     /  v  \\     /  v  \\"},
    {"━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━",
     "============================================================="},
    {"   │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R",
     "   |  C       L    `. O    |  W       D   ,'  E    |  R"},
    {"  ╰╯               ╶╯      ╰╴             ╰╴      ╭╯",
     "  `'               -'      `-             `-      ,'"},
};

static enum ink art_ink(int row, int column, char ascii) {
    if (row == ART_WALL)
        return INK_DIM;
    if (row == ART_TITLE && ascii >= 'A' && ascii <= 'Z')
        return INK_STRONG;
    return (enum ink)(INK_SEAT_A + column / ART_CAT);
}

static void draw_art(struct canvas *canvas, int top, int left) {
    for (int row = 0; row < ART_ROWS; row++) {
        const char *at = art[row].glyphs, *end = at + strlen(at);
        for (int column = 0; at < end; column++) {
            struct glyph glyph = {(uint32_t)utf8_next(&at, end), art[row].ascii[column]};
            if (glyph.ascii != ' ')
                canvas_put(canvas, top + row, left + column, glyph,
                           art_ink(row, column, glyph.ascii));
        }
    }
}

/*
 * The rows.
 */
enum row_kind {
    ROW_CONTINUE,
    ROW_GAME,
    ROW_SAVED,
    ROW_STATISTICS,
    ROW_SETTINGS,
    ROW_HELP,
    ROW_LEAVE
};

struct menu_row {
    enum row_kind kind;
    const struct registered *game; /* ROW_GAME */
};

struct menu {
    struct menu_row rows[ROWS_MOST];
    int games_end; /* the index of the first row that is no game */
    struct saved *saved;
    size_t saved_count;
    const struct saved *unfinished; /* what ROW_CONTINUE continues, or NULL */
    struct list list;
};

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

static void draw_continue(struct canvas *canvas, int row, int column, const struct saved *saved) {
    struct text text = TEXT_EMPTY;
    canvas_text(canvas, row, column, 10, INK_GOOD, _("Continue"));
    canvas_text(canvas, row, column + 11, 18, INK_STRONG, saved_title(saved));
    canvas_text(canvas, row, column + 30, 20, INK_PLAIN, saved->names);
    saved_stand(saved, &text);
    canvas_text(canvas, row, column + 51, 9, INK_PLAIN, text.bytes);
    text_clear(&text);
    text_add_char(&text, '(');
    saved_age(saved->changed, &text);
    text_add_char(&text, ')');
    canvas_text(canvas, row, column + 60, 16, INK_DIM, text.bytes);
    text_free(&text);
}

static void draw_game(struct canvas *canvas, int row, int column, const struct ruleset *rules) {
    canvas_text(canvas, row, column, 18, INK_STRONG, rules->title);
    canvas_text(canvas, row, column + 19, PITCH_COLUMNS, INK_PLAIN, _(rules->pitch));
    struct text players = TEXT_EMPTY;
    seats_number(rules, &players);
    canvas_text(canvas, row, column + 58, 11, INK_PLAIN, players.bytes);
    canvas_textf(canvas, row, column + 70, 7, INK_DIM, _("%u min"), (unsigned)rules->minutes);
    text_free(&players);
}

static void draw_row(const struct menu *menu, struct canvas *canvas, int row, int column,
                     int index) {
    static const char *const labels[] = {
        [ROW_SAVED] = N_("Saved games"), [ROW_STATISTICS] = N_("Statistics"),
        [ROW_SETTINGS] = N_("Settings"), [ROW_HELP] = N_("Help"),
        [ROW_LEAVE] = N_("Leave"),
    };
    const struct menu_row *item = &menu->rows[index];
    list_row(&menu->list, canvas, row, column, MENU_COLUMNS, index);
    if (item->kind == ROW_CONTINUE)
        draw_continue(canvas, row, column + 2, menu->unfinished);
    else if (item->kind == ROW_GAME)
        draw_game(canvas, row, column + 2, item->game->ruleset);
    else
        canvas_text(canvas, row, column + 2, -1, INK_PLAIN, _(labels[item->kind]));
}

static void menu_draw(struct app *app, struct menu *menu) {
    int count = menu->list.count, room = frame_rows(app), spare = room - count - 2;
    bool pictured = spare >= ART_ROWS + 1;
    int left = frame_left(app) + 1;
    int top = 1 + (pictured ? spare - ART_ROWS - 1 : spare) / 2;
    if (pictured) {
        draw_art(&app->frame, top, (frame_columns(app) - ART_COLUMNS) / 2);
        top += ART_ROWS + 1;
    }
    for (int i = 0; i < count; i++) {
        if (i == menu->games_end)
            top++;
        draw_row(menu, &app->frame, top + i, left, i);
    }
    const struct registered *game = menu->rows[menu->list.chosen].game;
    if (game)
        canvas_text(&app->frame, room, left + 2, MENU_COLUMNS - 2, INK_DIM, _(game->ruleset->goal));
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
    while (!app->leaving && next.page == PAGE_BACK) {
        list_fit(&menu.list, menu.list.count, menu.list.count);
        if (frame_begin(app, _("Clowder"), CLOWDER_VERSION))
            menu_draw(app, &menu);
        frame_end(app, CONTEXT_MENU, keys);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        next = menu_act(app, &menu, list_act(&menu.list, action, &event, spot));
    }
    here->chosen = menu.list.chosen;
    menu_empty(&menu);
    return next;
}
