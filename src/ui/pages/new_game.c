/*
 * new_game.c - the page where a game is agreed on (form.h), with a picture of how it begins.
 *
 *      Players       < 2 >          ########         where the screen is not wide enough for both,
 *      Preset        < Classic >    ########         values are cut, and the seats' names stand in
 *      ...                          ########         place of their labels
 *      > Start                      ########
 *      help for the row
 *
 * Nothing typed is lost.
 */
#include "core/utf8.h"
#include "table/people.h"
#include "table/resume.h"
#include "table/seats.h"
#include "table/terms.h"
#include "ui/pages/form.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/prompt.h"

enum {
    MARGIN = 1,
    GAP = 2,
    FORM_COLUMNS = FRAME_COLUMNS - 2,
    WIDE_COLUMNS = 62,   /* of a form in which most values are seen as a whole */
    NARROW_COLUMNS = 36, /* of one beside a miniature on the smallest screen */
    LABEL_COLUMNS = 24,
    PLAYER_COLUMNS = 16,
    FORM_ROWS = FRAME_ROWS - 3,
    HELP_ROWS = 4,
    NARROW_HELP_ROWS = 6,
};

/* Where everything stands, and how the game begins. */
struct layout {
    int left, columns; /* of the form */
    int label;         /* columns of labels, with a gap */
    int help;          /* rows, the last ones */
    bool narrow;
    bool pictured;
    struct canvas picture;
    int picture_column;
};

/*
 * The rows.
 */
static const char *label_of(const struct form *form, struct form_row row) {
    static const char *const labels[] = {
        [ROW_SEATS] = N_("Players"),
        [ROW_PRESET] = N_("Preset"),
        [ROW_TAKEBACKS] = N_("Taking moves back"),
        [ROW_SEED] = N_("Seed of the dice"),
        [ROW_START] = N_("Start"),
    };
    if (row.kind == ROW_TERM)
        return term_title((enum term)row.number);
    return _(row.kind == ROW_OPTION ? form->rules->options[row.number].title : labels[row.kind]);
}

static void draw_label(const struct form *form, const struct layout *layout, struct canvas *canvas,
                       int line, struct form_row row) {
    int column = layout->left + 2, width = layout->label - 1;
    if (row.kind == ROW_SEAT && layout->narrow)
        canvas_text(canvas, line, column, width, INK_SEAT_A + row.number,
                    form_name(form, row.number));
    else if (row.kind == ROW_SEAT)
        canvas_textf(canvas, line, column, width, INK_PLAIN, _("Player %c"),
                     seat_letter(row.number));
    else
        canvas_text(canvas, line, column, width, row.kind == ROW_START ? INK_STRONG : INK_PLAIN,
                    label_of(form, row));
}

/* Adds the value of a row for people. */
static void add_value(const struct form *form, struct form_row row, struct text *out) {
    int preset;
    switch (row.kind) {
    case ROW_SEATS:
        text_addf(out, "%u", form->setup.seats);
        break;
    case ROW_SEAT:
        text_add(out, form_player(row.number));
        break;
    case ROW_PRESET:
        preset = form_preset(form);
        text_add(out, preset < 0 ? _("your own") : form_preset_title(form, preset));
        break;
    case ROW_OPTION:
        setup_value_told(&form->setup, form->rules, row.number, out);
        break;
    case ROW_TAKEBACKS:
        text_add(out, form_takebacks());
        break;
    case ROW_TERM:
        term_told(form_terms(), (enum term)row.number, out);
        break;
    case ROW_SEED:
        text_add(out, form->seed.length > 0 ? form->seed.bytes : _("(from the system)"));
        break;
    case ROW_START:
        break;
    }
}

/* A name, when it stands behind the player, and the command of a program. */
static void draw_seat(const struct form *form, const struct layout *layout, struct canvas *canvas,
                      int line, int column, unsigned seat) {
    const char *program = form_program(seat);
    int end = layout->left + layout->columns;
    column += PLAYER_COLUMNS;
    if (!layout->narrow)
        column += 2 + canvas_text(canvas, line, column, end - column, INK_SEAT_A + seat,
                                  form_name(form, seat));
    if (program && column < end)
        canvas_text(canvas, line, column, end - column, INK_DIM, program);
}

static void draw_value(const struct form *form, const struct layout *layout, struct canvas *canvas,
                       int line, struct form_row row) {
    struct text value = TEXT_EMPTY;
    int column = layout->left + 2 + layout->label;
    int width = layout->pictured ? layout->left + layout->columns - column : -1;
    bool fixed = row.kind == ROW_SEATS && form->rules->seats_most == form->rules->seats_least;
    add_value(form, row, &value);
    if (row.kind == ROW_SEED || fixed)
        canvas_text(canvas, line, column + 2, width < 0 ? -1 : width - 2,
                    row.kind == ROW_SEED && form->seed.length == 0 ? INK_DIM : INK_STRONG,
                    value.bytes);
    else if (row.kind != ROW_START)
        list_choice(canvas, line, column, width, value.bytes);
    if (row.kind == ROW_SEAT)
        draw_seat(form, layout, canvas, line, column, row.number);
    text_free(&value);
}

/*
 * The help.
 */

/* About the row of a seat, whoever plays it. */
static void add_seat_help(unsigned seat, struct text *out) {
    const char *level = form_level(seat);
    if (level)
        text_addf(out, _("%s Left and right choose another level. Enter types a name."),
                  seats_level_help(level));
    else if (form_program(seat))
        text_add(out, _("Enter types its command. It has to speak the protocol of docs/BOT.md."));
    else
        text_add(out, _("A person. Left and right: the program plays, at one of its levels, or a "
                        "program of your own. Enter types the name."));
}

/* About the row that starts the game: how it would be played otherwise, too. */
static void add_start_help(const struct app *app, const struct form *form, struct text *out) {
    int count = form_presets(form), preset = form_preset(form) + 1;
    text_add(out, _("Enter starts the game. It is saved after every move."));
    if (count < 2)
        return;
    struct text key = TEXT_EMPTY;
    keys_name(app->config.keys.bound[ACTION_PRESET][0], &key);
    text_addf(out, _(" %s takes the next preset: %s."), key.bytes,
              form_preset_title(form, preset % count));
    text_free(&key);
}

static void add_help(const struct app *app, const struct form *form, struct form_row row,
                     struct text *out) {
    switch (row.kind) {
    case ROW_SEATS:
        text_add(out, _(form->rules->goal));
        break;
    case ROW_SEAT:
        add_seat_help(row.number, out);
        break;
    case ROW_PRESET:
        text_add(out, _("A preset sets all the options below at once."));
        text_add_char(out, ' ');
        keys_name(app->config.keys.bound[ACTION_OWN_PRESETS][0], out);
        text_add(out, _(" keeps them under a name, or takes a preset of your own."));
        break;
    case ROW_OPTION:
        text_add(out, _(form->rules->options[row.number].help));
        break;
    case ROW_TAKEBACKS:
        text_add(out, _("A move that nobody can have answered needs no consent; never: no move at "
                        "all is taken back."));
        break;
    case ROW_TERM:
        text_add(out, term_help((enum term)row.number));
        break;
    case ROW_SEED:
        text_add(out, _("Enter types any text. The same seed gives the same dice again. If it "
                        "is empty, the system chooses a seed; the log tells which."));
        break;
    case ROW_START:
        add_start_help(app, form, out);
        break;
    }
}

/* What is cut in the row is told as a whole before the help; the refusal comes last. */
static void draw_help(struct app *app, const struct form *form, const struct layout *layout,
                      int line) {
    struct canvas *canvas = &app->frame;
    struct form_row row = form_row(form, form->list.chosen);
    struct text text = TEXT_EMPTY;
    int left = layout->left + 2, columns = layout->columns - 4, used = 0;
    int room = layout->columns - 2 - layout->label - 4;
    add_value(form, row, &text);
    if (row.kind != ROW_SEED && utf8_columns(text.bytes) > room)
        used = canvas_wrap(canvas, line, left, 2, columns, INK_PLAIN, text.bytes);
    text_clear(&text);
    add_help(app, form, row, &text);
    int kept = form->refusal ? 2 : 0; /* rows for it */
    used += canvas_wrap(canvas, line + used, left, layout->help - used - kept, columns, INK_DIM,
                        text.bytes);
    if (form->refusal)
        canvas_wrap(canvas, line + used, left, layout->help - used, columns, INK_ALERT,
                    _(form->refusal));
    text_free(&text);
}

/*
 * The page.
 */

/* The columns of the longest label, with a gap. */
static int label_columns(const struct form *form) {
    int most = 0;
    for (int i = 0; i < form_count(form); i++) {
        struct form_row row = form_row(form, i);
        int columns =
            utf8_columns(row.kind == ROW_SEAT ? form_name(form, row.number) : label_of(form, row));
        most = columns > most ? columns : most;
    }
    return most + 2 < LABEL_COLUMNS ? most + 2 : LABEL_COLUMNS;
}

/* The picture is as large as there is room for beside the form. */
static void lay_out(const struct app *app, const struct form *form, struct layout *layout) {
    int columns = frame_columns(app) - 2 * MARGIN;
    bool wide = columns >= WIDE_COLUMNS + GAP + MINIATURE_COLUMNS;
    int room = columns - GAP - (wide ? WIDE_COLUMNS : NARROW_COLUMNS), beside = 0;
    *layout = (struct layout){.columns = FORM_COLUMNS, .label = LABEL_COLUMNS, .help = HELP_ROWS};
    canvas_init(&layout->picture, 0, 0);
    if (form->example)
        layout->pictured =
            picture_draw(&layout->picture, app, form->rules, session_state(form->example),
                         session_names(form->example), frame_rows(app) - 1, room);
    if (layout->pictured)
        beside = GAP + layout->picture.columns;
    if (layout->columns > columns - beside)
        layout->columns = columns - beside;
    layout->narrow = layout->columns < WIDE_COLUMNS;
    if (layout->narrow) {
        layout->label = label_columns(form);
        layout->help = NARROW_HELP_ROWS;
    }
    layout->left = (frame_columns(app) - layout->columns - beside) / 2;
    layout->picture_column = layout->left + layout->columns + GAP;
}

static void draw_picture(struct app *app, const struct form *form, const struct layout *layout) {
    const struct canvas *picture = &layout->picture;
    int row = 1 + (frame_rows(app) - picture->rows) / 2;
    picture_put(app, row, layout->picture_column, picture);
    if (form->varies && form->seed.length == 0)
        canvas_text(&app->frame, row + picture->rows, layout->picture_column, picture->columns,
                    INK_DIM, _("An example: dealt anew each time"));
}

/* How many rows are above or below those that are shown. */
static void draw_more(struct canvas *canvas, int row, int column, struct glyph glyph, int count) {
    if (count == 0)
        return;
    canvas_put(canvas, row, column, glyph, INK_KEY);
    canvas_textf(canvas, row, column + 2, -1, INK_DIM, _("%d more"), count);
}

/* The rows scroll as a list does; only the last, Start, stays in its place below them, so the
   page opens on it and shows who plays. */
static void form_fit(struct form *form, const struct layout *layout) {
    struct list *list = &form->list;
    int start = form_count(form) - 1, shown = FORM_ROWS - layout->help - 4;
    bool chosen = list->chosen >= start;
    if (chosen)
        list->chosen = list->top;
    list_fit(list, start, shown); /* besides Start, with a gap on each side */
    list->count = start + 1;
    if (chosen)
        list->chosen = start;
}

static void draw_row(const struct form *form, const struct layout *layout, struct canvas *canvas,
                     int line, int index) {
    struct form_row row = form_row(form, index);
    list_row(&form->list, canvas, line, layout->left, layout->columns, index);
    draw_label(form, layout, canvas, line, row);
    draw_value(form, layout, canvas, line, row);
}

static void form_draw(struct app *app, struct form *form) {
    struct canvas *canvas = &app->frame;
    struct layout layout;
    lay_out(app, form, &layout);
    form_fit(form, &layout);
    int last = form->list.count - 1, height = form->list.height, left = layout.left + 2;
    int top = frame_top(app) + 1, shown = last < height ? last : height;
    for (int i = 0; i < shown; i++)
        draw_row(form, &layout, canvas, top + i, form->list.top + i);
    draw_row(form, &layout, canvas, top + shown + 1, last); /* a gap before Start */
    draw_more(canvas, top - 1, left, (struct glyph){0x25B4, '^'}, form->list.top);
    draw_more(canvas, top + shown, left, (struct glyph){0x25BE, 'v'},
              last - form->list.top - shown);
    draw_help(app, form, &layout, frame_top(app) + FORM_ROWS - layout.help);
    if (layout.pictured)
        draw_picture(app, form, &layout);
    canvas_free(&layout.picture);
}

/* Adds the known names that begin like the line. */
static void complete_name(const struct line_help *help, const char *line, struct text *out) {
    struct word rest = {help->earlier->bytes, help->earlier->length}, name;
    size_t length = strlen(line);
    while (length > 0 && word_part(&rest, '\n', &name))
        if (name.length > length && memcmp(name.bytes, line, length) == 0) {
            text_add_bytes(out, name.bytes, name.length);
            text_add_char(out, '\n');
        }
}

/* Types the text of a row; false when it has none. For a name those of who played before are
   offered. */
static bool form_ask(struct app *app, struct form *form, struct form_row row) {
    struct text question = TEXT_EMPTY, line = TEXT_EMPTY, known = TEXT_EMPTY;
    struct text *value = form_typed(form, row, &question);
    bool name = row.kind == ROW_SEAT && !form_program(row.number);
    if (name)
        people_add(&known);
    if (value)
        text_add(&line, value->bytes);
    const struct line_help help = {.complete = complete_name, .earlier = &known, .whole = true};
    if (value && frame_ask(app, question.bytes, &line, name ? &help : NULL)) {
        text_clear(value);
        text_add(value, line.bytes);
        form_check(form);
    }
    text_free(&known);
    text_free(&line);
    text_free(&question);
    return value != NULL;
}

/* With two-key dice each person may type words for his key, which the others do not see; false when
   one gives up. */
static bool form_ask_secrets(struct app *app, struct form *form) {
    struct text question = TEXT_EMPTY;
    bool good = true;
    for (unsigned seat = 0; good && seat < form->setup.seats; seat++) {
        struct text *secret = form_secret(form, seat);
        text_clear(&question);
        text_addf(&question, _("%s, your words for the dice: "), form_name(form, seat));
        if (secret) {
            text_clear(secret);
            good = frame_ask(app, question.bytes, secret, &(struct line_help){.hidden = true});
        }
    }
    text_free(&question);
    return good;
}

/* The game as it is agreed on, when it can start; the page is not come back to. */
static struct place form_go(struct app *app, struct form *form) {
    struct text why = TEXT_EMPTY;
    if (!form_ask_secrets(app, form))
        return (struct place){.page = PAGE_BACK};
    struct session *session = form_start(form, &why);
    if (!session)
        frame_say(app, INK_ALERT, why.bytes);
    text_free(&why);
    return (struct place){.page = session ? PAGE_PLAY : PAGE_BACK,
                          .instead = true,
                          .session = session,
                          .owned = session != NULL,
                          .fresh = session != NULL};
}

/* Does what was asked; returns where that leads. */
static struct place form_act(struct app *app, struct form *form, enum action action) {
    struct form_row row = form_row(form, form->list.chosen);
    if (action == ACTION_START || (action == ACTION_CHOOSE && row.kind == ROW_START))
        return form_go(app, form);
    switch (action) {
    case ACTION_LEFT:
        form_change(form, row, -1);
        break;
    case ACTION_RIGHT:
        form_change(form, row, 1);
        break;
    case ACTION_CHOOSE:
        if (!form_ask(app, form, row))
            form_change(form, row, 1);
        break;
    case ACTION_PRESET:
        form_change_preset(form, 1);
        break;
    case ACTION_OWN_PRESETS:
        page_presets(app, form->rules, &form->setup);
        form_read_presets(form);
        form_check(form);
        break;
    case ACTION_AGAINST:
        form_play_against_cats(form);
        break;
    case ACTION_LESSON:
        return (struct place){.page = PAGE_LESSON, .game = form->game};
    case ACTION_RULES:
        page_rules(app, form->game, NULL);
        break;
    case ACTION_HELP:
        page_help(app, CONTEXT_MENU, NULL);
        break;
    default:
        break;
    }
    return (struct place){.page = PAGE_BACK};
}

/* Who has no saved game of it is offered the lesson. */
static void offer_lesson(struct app *app, const struct registered *game) {
    struct text key = TEXT_EMPTY, sentence = TEXT_EMPTY;
    keys_name(app->config.keys.bound[ACTION_LESSON][0], &key);
    text_addf(&sentence, _("New to it? %s plays a guided first game."), key.bytes);
    if (registered_document(game, "LESSON.log", i18n_language()) && !saved_any(game->ruleset->name))
        frame_say(app, INK_KEY, sentence.bytes);
    text_free(&key);
    text_free(&sentence);
}

struct place page_new_game(struct app *app, struct place *here) {
    static const enum action keys[] = {ACTION_CHOOSE,  ACTION_START,  ACTION_PRESET,
                                       ACTION_AGAINST, ACTION_LESSON, ACTION_RULES,
                                       ACTION_HELP,    ACTION_BACK,   ACTION_NONE};
    struct form form = {.game = here->game, .rules = here->game->ruleset, .seed = TEXT_EMPTY};
    struct text title = TEXT_EMPTY, players = TEXT_EMPTY;
    struct place next = {.page = PAGE_BACK};
    text_addf(&title, _("New game: %s"), form.rules->title);
    seats_number(form.rules, &players);
    if (here->setup.seats == 0)
        offer_lesson(app, form.game);
    form_open(&form, here);
    struct event event;
    enum action action = ACTION_NONE;
    int spot;
    while (!app->leaving && next.page == PAGE_BACK && action != ACTION_BACK &&
           action != ACTION_LEAVE) {
        if (frame_begin(app, title.bytes, players.bytes))
            form_draw(app, &form);
        frame_end(app, CONTEXT_MENU, keys);
        action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&form.list, action, &event, spot);
        next = form_act(app, &form, action);
    }
    form_close(&form, here);
    text_free(&title);
    text_free(&players);
    return next;
}
