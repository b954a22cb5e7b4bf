/*
 * menu.c - the menu, and how games are started and opened again.
 *
 * The menu is the first frame of the program, so it reads only the few newest saved games. Its
 * rows are made anew whenever another page was left; a row is numbered like the spot under it.
 */
#include "core/utf8.h"
#include "table/resume.h"
#include "table/seats.h"
#include "ui/screen/app.h"
#include "ui/widgets/list.h"
#include "ui/widgets/pages.h"

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
enum row_kind { ROW_CONTINUE, ROW_GAME, ROW_SAVED, ROW_SETTINGS, ROW_HELP, ROW_LEAVE };

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
        [ROW_SAVED] = N_("Saved games"),
        [ROW_SETTINGS] = N_("Settings"),
        [ROW_HELP] = N_("Help"),
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

static void menu_open(struct app *app, struct menu *menu) {
    const struct menu_row *row = &menu->rows[menu->list.chosen];
    switch (row->kind) {
    case ROW_CONTINUE:
        app_resume(app, menu->unfinished->path);
        break;
    case ROW_GAME:
        page_new_game(app, row->game);
        break;
    case ROW_SAVED:
        page_saved(app);
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
    menu_empty(menu);
    menu_fill(menu);
}

int app_run(struct app *app) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_LESSON, ACTION_RULES,
                                       ACTION_HELP,   ACTION_LEAVE,  ACTION_NONE};
    struct menu menu = {.saved = NULL};
    menu_fill(&menu);
    while (!app->leaving) {
        list_fit(&menu.list, menu.list.count, menu.list.count);
        if (frame_begin(app, _("Clowder"), CLOWDER_VERSION))
            menu_draw(app, &menu);
        frame_end(app, CONTEXT_MENU, keys);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&menu.list, action, &event, spot);
        if (action == ACTION_CHOOSE)
            menu_open(app, &menu);
        else if (action == ACTION_LESSON && menu.rows[menu.list.chosen].game)
            page_lesson(app, menu.rows[menu.list.chosen].game);
        else if (action == ACTION_RULES && menu.rows[menu.list.chosen].game)
            page_rules(app, menu.rows[menu.list.chosen].game, NULL);
        else if (action == ACTION_HELP)
            page_help(app, CONTEXT_MENU, NULL);
        else if (action == ACTION_LEAVE)
            app->leaving = true;
    }
    menu_empty(&menu);
    return 0;
}

/*
 * Starting and opening again.
 */
void app_play_new(struct app *app, struct session *session, const char *log) {
    struct text why = TEXT_EMPTY;
    if (!resume_create(session, log, &why)) {
        struct text sentence = TEXT_EMPTY;
        text_addf(&sentence, _("NOT SAVED: %s"), why.bytes);
        frame_say(app, INK_ALERT, sentence.bytes);
        text_free(&sentence);
    }
    text_free(&why);
    page_play(app, session);
}

void app_start(struct app *app, const struct new_game *game, const char *log) {
    struct text why = TEXT_EMPTY;
    struct session *session = session_new(game, &why);
    if (session)
        app_play_new(app, session, log);
    else
        page_ask(app, _("This game can not start"), why.bytes, NULL, 0);
    text_free(&why);
}

static void watch(struct app *app, struct session *session) {
    page_replay(app, session);
    session_free(session);
}

/* Plays on in the file, or offers to watch when that can not be. Owns the session. */
static void play_on(struct app *app, struct session *session, const char *path, bool damaged) {
    static const char *const rows[] = {N_("Watch it"), N_("Back")};
    bool busy = false;
    struct text why = TEXT_EMPTY;
    bool kept = resume_keep(session, path, damaged, &busy, &why);
    if (kept && why.length)
        frame_say(app, INK_ALERT, why.bytes);
    if (kept)
        page_play(app, session);
    else if (page_ask(app,
                      busy ? _("Another program is playing this game")
                           : _("This game can not be continued"),
                      why.bytes, rows, 2) == 0)
        watch(app, session);
    else
        session_free(session);
    text_free(&why);
}

/* Tells what is wrong with a log and what can be done; returns the row chosen. */
static int ask_damaged(struct app *app, const struct session *session,
                       const struct problem *problem) {
    static const char *const rows[] = {N_("Continue from there"), N_("Watch what is good"),
                                       N_("Back")};
    unsigned long good = (unsigned long)session_length(session);
    struct text text = TEXT_EMPTY;
    text_addf(&text, _("Line %u: %s"), problem->line, problem->message.bytes);
    text_add_char(&text, '\n');
    if (good == 0)
        text_add(&text, _("Only the set-up before it is good."));
    else
        text_addf(
            &text,
            ngettext("The %lu move before it is good.", "The %lu moves before it are good.", good),
            good);
    text_add_char(&text, '\n');
    text_add(&text, _("Continue from there? The damaged file is kept beside it, with "
                      "\".damaged\" and a number added to its name."));
    int chosen = page_ask(app, _("This log is damaged"), text.bytes, rows, 3);
    text_free(&text);
    return chosen;
}

/* Reads a log; when nothing of it can be shown, tells why and returns NULL. */
static struct session *read_log(struct app *app, const char *path, struct problem *problem) {
    struct text why = TEXT_EMPTY;
    struct session *session = resume_read(path, problem, &why);
    if (!session)
        page_ask(app,
                 problem->kind == PROBLEM_NEWER ? _("This log is from a newer Clowder")
                                                : _("This log can not be read"),
                 why.bytes, NULL, 0);
    text_free(&why);
    return session;
}

void app_resume(struct app *app, const char *path) {
    struct problem problem;
    struct session *session = read_log(app, path, &problem);
    if (session) {
        bool damaged = problem.kind != PROBLEM_NONE;
        int chosen = damaged ? ask_damaged(app, session, &problem) : session_over(session);
        if (chosen == 0)
            play_on(app, session, path, damaged);
        else if (chosen == 1)
            watch(app, session);
        else
            session_free(session);
    }
    problem_free(&problem);
}

void app_watch(struct app *app, const char *path) {
    struct problem problem;
    struct session *session = read_log(app, path, &problem);
    if (session) {
        if (problem.kind != PROBLEM_NONE)
            frame_say(app, INK_ALERT, problem.message.bytes);
        watch(app, session);
    }
    problem_free(&problem);
}
