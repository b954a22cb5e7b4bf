/*
 * menu_draw.c - the picture of the menu, of which there are three:
 *
 *      cats                     without pixels: a list of everything
 *      list
 *
 *      cats    picture          with pixels: beside the list the chosen game's scene
 *      list    of a game
 *
 *           cats                where there is room for the scenes of all games: a card for each,
 *      card card card           and the other rows on one line
 *        row  row  row
 */
#include "core/shape.h"
#include "core/utf8.h"
#include "table/resume.h"
#include "table/seats.h"
#include "ui/pages/menu.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/picture.h"

enum { MENU_COLUMNS = 78, NARROW_COLUMNS = 39 };

/*
 * A clowder on its wall. Each cat has the colour of a seat; its tail hangs from the wall.
 */
enum { WALL_ROWS = 3, ART_ROWS = HEAD_ROWS + WALL_ROWS, CATS = 5, TITLE_ROW = 1 /* of the wall */ };

struct wall {
    int columns, cat, inset;       /* from one cat to the next; left of the first head */
    const char *glyphs[WALL_ROWS]; /* the same number of columns as their stand-ins */
    const char *ascii[WALL_ROWS];
};

static const struct wall wide_wall = {
    .columns = 61,
    .cat = 12,
    .inset = 2,
    .glyphs = {"━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━",
               "   │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R",
               "  ╰╯               ╶╯      ╰╴             ╰╴      ╭╯"},
    .ascii = {"=============================================================",
              "   |  C       L    `. O    |  W       D   ,'  E    |  R",
              "  `'               -'      `-             `-      ,'"},
};

/* The same with pixels, and narrower. */
static const struct wall narrow_wall = {
    .columns = 39,
    .cat = 8,
    .inset = 0,
    .glyphs = {"━━┯━━━━━━━━┯━━━━━━━┯━━━━━━━┯━━━━━━━━┯━━", "  │  C  L  ╰╮  O   │   W  ╭╯  D  E  │ R",
               " ╰╯        ╶╯      ╰╴     ╰╴       ╭╯  "},
    .ascii = {"=======================================", "  |  C  L  `.  O   |   W  ,'  D  E  | R",
              " `'        -'      `-     `-       ,'  "},
};

static enum ink wall_ink(const struct wall *wall, int row, int column, char ascii) {
    if (row == 0)
        return INK_FRAME;
    if (row == TITLE_ROW && ascii >= 'A' && ascii <= 'Z')
        return INK_STRONG;
    return (enum ink)(INK_SEAT_A + column / wall->cat);
}

static void draw_cats(struct app *app, const struct wall *wall, int top, int left) {
    static const enum face faces[CATS] = {FACE_AWAKE, FACE_ASLEEP, FACE_WIDE, FACE_WINK,
                                          FACE_AWAKE};
    for (unsigned cat = 0; cat < CATS; cat++)
        badge_head(app, top, left + wall->inset + (int)cat * wall->cat, cat, faces[cat]);
    for (int row = 0; row < WALL_ROWS; row++) {
        const char *at = wall->glyphs[row], *end = at + strlen(at);
        for (int column = 0; at < end; column++) {
            struct glyph glyph = {(uint32_t)utf8_next(&at, end), wall->ascii[row][column]};
            if (glyph.ascii != ' ')
                canvas_put(&app->frame, top + HEAD_ROWS + row, left + column, glyph,
                           wall_ink(wall, row, column, glyph.ascii));
        }
    }
}

/*
 * The rows.
 */

/* The unfinished game, in as many columns as there are for it. */
static void draw_continue(struct canvas *canvas, int row, int column, bool wide,
                          const struct saved *saved) {
    struct text text = TEXT_EMPTY;
    canvas_text(canvas, row, column, 10, INK_GOOD, _("Continue"));
    canvas_text(canvas, row, column + 11, 18, INK_STRONG, saved_title(saved));
    saved_stand(saved, &text);
    if (wide) {
        canvas_text(canvas, row, column + 30, 20, INK_PLAIN, saved->names);
        canvas_text(canvas, row, column + 51, 9, INK_PLAIN, text.bytes);
        text_clear(&text);
        text_add_char(&text, '(');
        saved_age(saved->changed, &text);
        text_add_char(&text, ')');
        canvas_text(canvas, row, column + 60, 16, INK_DIM, text.bytes);
    } else {
        canvas_text(canvas, row, column + 29, NARROW_COLUMNS - 31, INK_DIM, text.bytes);
    }
    text_free(&text);
}

/* Adds "2-4 players" and, after a gap, "30 min". */
static void draw_numbers(struct canvas *canvas, int row, int column, int gap,
                         const struct ruleset *rules) {
    struct text players = TEXT_EMPTY;
    seats_number(rules, &players);
    canvas_text(canvas, row, column, gap, INK_PLAIN, players.bytes);
    canvas_textf(canvas, row, column + gap, 7, INK_DIM, _("%u min"), (unsigned)rules->minutes);
    text_free(&players);
}

static void draw_game(struct canvas *canvas, int row, int column, bool wide,
                      const struct ruleset *rules) {
    canvas_text(canvas, row, column, 18, INK_STRONG, rules->title);
    if (wide)
        canvas_text(canvas, row, column + 19, PITCH_COLUMNS, INK_PLAIN, _(rules->pitch));
    draw_numbers(canvas, row, column + (wide ? 58 : 18), 12, rules);
}

static const char *label_of(enum row_kind kind) {
    static const char *const labels[] = {
        [ROW_CONTINUE] = N_("Continue"),
        [ROW_SAVED] = N_("Saved games"),
        [ROW_STATISTICS] = N_("Statistics"),
        [ROW_SETTINGS] = N_("Settings"),
        [ROW_HELP] = N_("Help"),
        [ROW_LEAVE] = N_("Leave"),
    };
    return _(labels[kind]);
}

static void draw_row(const struct menu *menu, struct canvas *canvas, int row, int column,
                     int columns, int index) {
    const struct menu_row *item = &menu->rows[index];
    bool wide = columns == MENU_COLUMNS;
    list_row(&menu->list, canvas, row, column, columns, index);
    if (item->kind == ROW_CONTINUE)
        draw_continue(canvas, row, column + 2, wide, menu->unfinished);
    else if (item->kind == ROW_GAME)
        draw_game(canvas, row, column + 2, wide, item->game->ruleset);
    else
        canvas_text(canvas, row, column + 2, columns - 2, INK_PLAIN, label_of(item->kind));
}

/* The list in the middle of its column, below cats where there is room for them. */
static void draw_list(struct app *app, const struct menu *menu, int left, int columns,
                      bool pixels) {
    int count = menu->list.count, spare = frame_rows(app) - count - 2;
    const struct wall *wall = pixels ? &narrow_wall : &wide_wall;
    bool cats = spare >= ART_ROWS + 1;
    int top = 1 + (cats ? spare - ART_ROWS - 1 : spare) / 2;
    if (cats)
        draw_cats(app, wall, top, left + (columns - wall->columns) / 2);
    top += cats ? ART_ROWS + 1 : 0;
    for (int i = 0; i < count; i++)
        draw_row(menu, &app->frame, top + i + (i >= menu->games_end), left, columns, i);
}

/* A line of words about the chosen row, below everything. */
static void draw_words(struct app *app, const struct menu *menu, int left) {
    const struct registered *game = menu->rows[menu->list.chosen].game;
    if (game)
        canvas_text(&app->frame, frame_rows(app), left, MENU_COLUMNS - 2, INK_DIM,
                    _(game->ruleset->goal));
}

/*
 * The game's scene beside the list.
 */

/* The game whose scene is shown: the chosen one, else the one that can be continued, else the
   first. */
static const struct ruleset *shown_game(const struct menu *menu) {
    const struct registered *game = menu->rows[menu->list.chosen].game;
    if (!game && menu->unfinished)
        game = registry_find(menu->unfinished->game);
    return game ? game->ruleset : menu->rows[menu->games].game->ruleset;
}

/* The list takes the left part, in its full width where there is room for it. */
static void draw_beside(struct app *app, const struct menu *menu) {
    int columns = picture_beside(app, MENU_COLUMNS) ? MENU_COLUMNS : NARROW_COLUMNS;
    struct room room = picture_room(app, columns);
    draw_list(app, menu, 0, columns, true);
    room.rows--; /* of the words */
    picture_show_scene(app, &room, shown_game(menu));
    draw_words(app, menu, 2);
}

/*
 * A card for each game.
 */
enum { CARD_ROWS = MINIATURE_ROWS + 6, CARDS_ROWS = 44 };

/* The page's own ground around what is drawn becomes another. */
static void paint_under(struct canvas *canvas, int row, int column, int rows, int columns,
                        enum paper paper) {
    for (int r = 2 * row; r < 2 * (row + rows); r++)
        for (int c = column; c < column + columns; c++)
            if (shape_paper_at(canvas, c, r) == PAPER_NONE)
                shape_pixel(canvas, c, r, paper, NO_SPOT);
}

static void draw_centred(struct app *app, int row, int column, int columns, enum ink ink,
                         const char *text) {
    frame_centre(app, &(struct room){row, column, 1, columns}, ink, text);
}

static void draw_card(struct app *app, const struct menu *menu, int top, int left, int columns,
                      int index) {
    struct canvas *frame = &app->frame;
    const struct ruleset *rules = menu->rows[index].game->ruleset;
    bool chosen = index == menu->list.chosen;
    int row = top + 1 + MINIATURE_ROWS;
    struct text numbers = TEXT_EMPTY;
    const struct room room = {top + 1, left, MINIATURE_ROWS, columns};
    picture_show_scene(app, &room, rules);
    draw_centred(app, row + 1, left, columns, INK_STRONG, rules->title);
    draw_centred(app, row + 2, left, columns, chosen ? INK_PLAIN : INK_DIM, _(rules->pitch));
    seats_number(rules, &numbers);
    text_add(&numbers, "  ");
    text_addf(&numbers, _("%u min"), (unsigned)rules->minutes);
    draw_centred(app, row + 3, left, columns, INK_DIM, numbers.bytes);
    text_free(&numbers);
    if (chosen)
        paint_under(frame, top, left, CARD_ROWS, columns, PAPER_BAR);
    for (int i = 0; i < columns && chosen; i++)
        canvas_put(frame, top - 1, left + i, (struct glyph){0x2584, '_'}, INK_KEY);
    canvas_spot(frame, top, left, CARD_ROWS, columns, index);
}

/* The other rows side by side. */
static void draw_line(struct app *app, const struct menu *menu, int row) {
    enum { BETWEEN = 5 };
    struct canvas *frame = &app->frame;
    int width = -BETWEEN;
    for (int i = 0; i < menu->list.count; i++)
        if (!menu->rows[i].game)
            width += BETWEEN + utf8_columns(label_of(menu->rows[i].kind));
    int column = (frame->columns - width) / 2;
    for (int i = 0; i < menu->list.count; i++) {
        if (menu->rows[i].game)
            continue;
        enum row_kind kind = menu->rows[i].kind;
        const char *label = label_of(kind);
        int columns = utf8_columns(label);
        list_row(&menu->list, frame, row, column - 2, columns + 3, i);
        canvas_text(frame, row, column, columns, kind == ROW_CONTINUE ? INK_GOOD : INK_PLAIN,
                    label);
        column += columns + BETWEEN;
    }
}

/* What is said about the chosen row; of the unfinished game, which one it is. */
static void draw_card_words(struct app *app, const struct menu *menu, int row) {
    const struct menu_row *chosen = &menu->rows[menu->list.chosen];
    struct text text = TEXT_EMPTY;
    if (chosen->game) {
        text_add(&text, _(chosen->game->ruleset->goal));
    } else if (chosen->kind == ROW_CONTINUE) {
        text_addf(&text, "%s  %s  ", saved_title(menu->unfinished), menu->unfinished->names);
        saved_stand(menu->unfinished, &text);
        text_add(&text, "  ");
        saved_age(menu->unfinished->changed, &text);
    }
    draw_centred(app, row, 1, frame_columns(app) - 2, INK_DIM, text.bytes);
    text_free(&text);
}

static void draw_cards(struct app *app, const struct menu *menu) {
    int games = menu->games_end - menu->games, columns = frame_columns(app) / games;
    int left = (frame_columns(app) - games * columns) / 2;
    int top = 1 + (frame_rows(app) - ART_ROWS - CARD_ROWS - 7) / 2;
    draw_cats(app, &narrow_wall, top, (frame_columns(app) - narrow_wall.columns) / 2);
    top += ART_ROWS + 2;
    for (int i = menu->games; i < menu->games_end; i++)
        draw_card(app, menu, top, left + (i - menu->games) * columns, columns, i);
    draw_line(app, menu, top + CARD_ROWS + 2);
    draw_card_words(app, menu, top + CARD_ROWS + 4);
}

void menu_draw(struct app *app, struct menu *menu) {
    bool pixels = frame_pixels(app);
    int games = menu->games_end - menu->games;
    menu->cards = pixels && app->frame.rows >= CARDS_ROWS && games > 1 &&
                  frame_columns(app) >= games * MINIATURE_COLUMNS;
    if (menu->cards) {
        draw_cards(app, menu);
    } else if (pixels && games > 0) {
        draw_beside(app, menu);
    } else {
        draw_list(app, menu, frame_left(app) + 1, MENU_COLUMNS, false);
        draw_words(app, menu, frame_left(app) + 3);
    }
}
