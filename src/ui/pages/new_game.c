/*
 * new_game.c - the page where a game is agreed on: who plays, options, seed.
 *
 * Rows are computed from their index, so changing the number of players needs no bookkeeping. The
 * set-up is tried after each change, so that the game's objection is shown at once. Nothing typed
 * is lost; names and bots are remembered until the program ends.
 */
#include "core/utf8.h"
#include "table/people.h"
#include "table/resume.h"
#include "table/seats.h"
#include "ui/pages/pages.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/prompt.h"

enum { LABEL_COLUMNS = 24, HELP_ROWS = 4, PLAYER_COLUMNS = 16 };
enum { ROWS_SHOWN = FRAME_ROWS - 3 - HELP_ROWS - 4 }; /* besides Start, with a gap on each side */
enum { A_PERSON = 0 /* then the levels, then a program */ };

static struct text typed_names[SEATS_MOST], typed_programs[SEATS_MOST]; /* zeroed: nothing yet */
static int chosen_players[SEATS_MOST];
static enum takebacks chosen_takebacks;
static const char *const takebacks_titles[] = {N_("when the others agree"), N_("always"),
                                               N_("never")};

struct form {
    const struct registered *game;
    const struct ruleset *rules;
    struct setup setup;
    struct text fallback[SEATS_MOST]; /* what a seat is called without a typed name */
    struct text words[SEATS_MOST];    /* of the players */
    struct text seed;
    const char *refusal; /* why the game cannot start like this, or NULL */
    struct list list;
};

struct form_row {
    enum { ROW_SEATS, ROW_SEAT, ROW_PRESET, ROW_OPTION, ROW_TAKEBACKS, ROW_SEED, ROW_START } kind;
    unsigned number; /* of the seat or option */
};

static bool has_presets(const struct form *form) {
    return form->rules->preset_count > 1;
}

static bool has_seed(const struct form *form) {
    return ruleset_has_chance(form->rules);
}

static int form_count(const struct form *form) {
    return 1 + (int)form->setup.seats + has_presets(form) + form->rules->option_count + 1 +
           has_seed(form) + 1;
}

static struct form_row form_row(const struct form *form, int index) {
    unsigned at = (unsigned)index;
    if (at == 0)
        return (struct form_row){ROW_SEATS, 0};
    at -= 1;
    if (at < form->setup.seats)
        return (struct form_row){ROW_SEAT, at};
    at -= form->setup.seats;
    if (has_presets(form) && at-- == 0)
        return (struct form_row){ROW_PRESET, 0};
    if (at < form->rules->option_count)
        return (struct form_row){ROW_OPTION, at};
    at -= form->rules->option_count;
    if (at-- == 0)
        return (struct form_row){ROW_TAKEBACKS, 0};
    return (struct form_row){has_seed(form) && at == 0 ? ROW_SEED : ROW_START, 0};
}

static const char *form_name(const struct form *form, unsigned seat) {
    return typed_names[seat].length > 0 ? typed_names[seat].bytes : form->fallback[seat].bytes;
}

/*
 * Who plays a seat: a person, a level, or a program.
 */
static int level_count(void) {
    int count = 0;
    while (player_levels()[count])
        count++;
    return count;
}

static bool is_program(unsigned seat) {
    return chosen_players[seat] > level_count();
}

static const char *player_title(unsigned seat) {
    int player = chosen_players[seat];
    if (player == A_PERSON)
        return _("person");
    return is_program(seat) ? _("program") : _(player_levels()[player - 1]);
}

/* Adds the word of the seat's player; "" for a person. */
static void add_player(unsigned seat, struct text *out) {
    if (is_program(seat))
        text_addf(out, "cmd:%s", typed_programs[seat].bytes);
    else if (chosen_players[seat] != A_PERSON)
        text_add(out, player_levels()[chosen_players[seat] - 1]);
}

/* Fills in what the form says, but for names; words must stay as long as the game is used. */
static void fill_game(const struct form *form, struct text words[SEATS_MOST],
                      struct new_game *out) {
    *out = (struct new_game){.game = form->game,
                             .setup = form->setup,
                             .takebacks = chosen_takebacks,
                             .seed = form->seed.bytes};
    for (unsigned seat = 0; seat < form->setup.seats; seat++) {
        text_clear(&words[seat]);
        add_player(seat, &words[seat]);
        out->players[seat] = words[seat].bytes;
    }
}

/* After every change. */
static void form_check(struct form *form) {
    struct new_game game;
    fill_game(form, form->words, &game);
    form->refusal = seats_names(&game, form->fallback);
}

/* All seats but the first are cats; or persons again, when they are. */
static void play_against_cats(struct form *form) {
    int cat = 1;
    bool all = true;
    while (player_levels()[cat - 1] && strcmp(player_levels()[cat - 1], "cat") != 0)
        cat++;
    for (unsigned seat = 1; seat < form->setup.seats; seat++)
        all = all && chosen_players[seat] == cat;
    chosen_players[0] = A_PERSON;
    for (unsigned seat = 1; seat < SEATS_MOST; seat++)
        chosen_players[seat] = all ? A_PERSON : cat;
    form_check(form);
}

/*
 * Presets are recognised, not remembered: the one whose options are those of the form.
 */
static void preset_setup(const struct form *form, unsigned preset, struct setup *out) {
    setup_init(out, form->rules, form->setup.seats);
    bool known = setup_set(out, form->rules, form->rules->presets[preset].options, NULL);
    assert(known);
}

static int form_preset(const struct form *form) {
    for (unsigned i = 0; i < form->rules->preset_count; i++) {
        struct setup setup;
        preset_setup(form, i, &setup);
        if (memcmp(setup.option, form->setup.option, sizeof setup.option) == 0)
            return (int)i;
    }
    return -1;
}

/*
 * Changing values.
 */
static int cycled(int value, int step, int count) {
    assert(count > 0);
    return (value + step + count) % count;
}

static void change_option(struct form *form, unsigned number, int step) {
    const struct option *option = &form->rules->options[number];
    int value = form->setup.option[number];
    if (option->choices) {
        int count = 0;
        while (option->choices[count])
            count++;
        value = cycled(value, step, count);
    } else if (value + step >= option->least && value + step <= option->most) {
        value += step;
    }
    form->setup.option[number] = (int16_t)value;
}

static void change_preset(struct form *form, int step) {
    int preset = form_preset(form);
    preset = preset < 0 ? 0 : cycled(preset, step, form->rules->preset_count);
    preset_setup(form, (unsigned)preset, &form->setup);
    form_check(form);
}

static void form_change(struct form *form, int step) {
    const struct ruleset *rules = form->rules;
    struct form_row row = form_row(form, form->list.chosen);
    int least = rules->seats_least, seats = rules->seats_most - least + 1;
    if (row.kind == ROW_SEATS) {
        form->setup.seats = (unsigned)(least + cycled((int)form->setup.seats - least, step, seats));
    } else if (row.kind == ROW_SEAT) {
        int *player = &chosen_players[row.number];
        *player = cycled(*player, step, level_count() + 2);
    } else if (row.kind == ROW_PRESET) {
        change_preset(form, step);
    } else if (row.kind == ROW_OPTION) {
        change_option(form, row.number, step);
    } else if (row.kind == ROW_TAKEBACKS) {
        chosen_takebacks = (enum takebacks)cycled((int)chosen_takebacks, step, 3);
    }
    form_check(form);
}

static void form_ask(struct app *app, const char *prompt, struct text *value,
                     const struct line_help *help) {
    struct text line = TEXT_EMPTY;
    text_add(&line, value->bytes);
    if (frame_ask(app, prompt, &line, help)) {
        text_clear(value);
        text_add(value, line.bytes);
    }
    text_free(&line);
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

/* The names of those who played before are offered. */
static void ask_name(struct app *app, const char *prompt, unsigned seat) {
    struct text known = TEXT_EMPTY;
    people_add(&known);
    form_ask(app, prompt, &typed_names[seat],
             &(struct line_help){.complete = complete_name, .earlier = &known, .whole = true});
    text_free(&known);
}

static void form_edit(struct app *app, struct form *form, struct form_row row) {
    struct text prompt = TEXT_EMPTY;
    if (row.kind == ROW_SEED) {
        form_ask(app, _("Seed: "), &form->seed, NULL);
    } else if (is_program(row.number)) {
        text_addf(&prompt, _("Command of the program for %c: "), seat_letter(row.number));
        form_ask(app, prompt.bytes, &typed_programs[row.number], NULL);
    } else {
        text_addf(&prompt, _("Name of player %c: "), seat_letter(row.number));
        ask_name(app, prompt.bytes, row.number);
    }
    text_free(&prompt);
    form_check(form);
}

/* The new game's session, or NULL: it was refused, and the reason is told. */
static struct session *form_start(struct app *app, struct form *form) {
    struct new_game game;
    struct text why = TEXT_EMPTY;
    fill_game(form, form->words, &game);
    for (unsigned seat = 0; seat < form->setup.seats; seat++)
        game.names[seat] = typed_names[seat].bytes;
    bool known = seats_words(&game, form->words, &why);
    struct session *session = known ? session_new(&game, &why) : NULL;
    if (!session)
        frame_say(app, INK_ALERT, why.bytes);
    text_free(&why);
    return session;
}

/*
 * Drawing.
 */
static void draw_value(const struct form *form, struct canvas *canvas, int row, int column,
                       struct form_row what) {
    const struct ruleset *rules = form->rules;
    struct text value = TEXT_EMPTY;
    int preset;
    switch (what.kind) {
    case ROW_SEATS:
        text_addf(&value, "%u", form->setup.seats);
        if (rules->seats_most > rules->seats_least)
            list_choice(canvas, row, column, value.bytes);
        else
            canvas_text(canvas, row, column + 2, -1, INK_STRONG, value.bytes);
        break;
    case ROW_SEAT:
        list_choice(canvas, row, column, player_title(what.number));
        preset = canvas_text(canvas, row, column + PLAYER_COLUMNS, 34, INK_SEAT_A + what.number,
                             form_name(form, what.number));
        if (is_program(what.number))
            canvas_text(canvas, row, column + PLAYER_COLUMNS + preset + 2, 32 - preset, INK_DIM,
                        typed_programs[what.number].bytes);
        break;
    case ROW_PRESET:
        preset = form_preset(form);
        list_choice(canvas, row, column,
                    preset < 0 ? _("your own") : _(rules->presets[preset].title));
        break;
    case ROW_OPTION:
        setup_value_told(&form->setup, rules, what.number, &value);
        list_choice(canvas, row, column, value.bytes);
        break;
    case ROW_TAKEBACKS:
        list_choice(canvas, row, column, _(takebacks_titles[chosen_takebacks]));
        break;
    case ROW_SEED:
        if (form->seed.length > 0)
            canvas_text(canvas, row, column + 2, 50, INK_STRONG, form->seed.bytes);
        else
            canvas_text(canvas, row, column + 2, 50, INK_DIM, _("(from the system)"));
        break;
    case ROW_START:
        break;
    }
    text_free(&value);
}

static void draw_label(const struct form *form, struct canvas *canvas, int row, int column,
                       struct form_row what) {
    static const char *const labels[] = {
        [ROW_SEATS] = N_("Players"),
        [ROW_PRESET] = N_("Preset"),
        [ROW_TAKEBACKS] = N_("Taking moves back"),
        [ROW_SEED] = N_("Seed of the dice"),
        [ROW_START] = N_("Start"),
    };
    if (what.kind == ROW_SEAT)
        canvas_textf(canvas, row, column, LABEL_COLUMNS, INK_PLAIN, _("Player %c"),
                     seat_letter(what.number));
    else if (what.kind == ROW_OPTION)
        canvas_text(canvas, row, column, LABEL_COLUMNS, INK_PLAIN,
                    _(form->rules->options[what.number].title));
    else
        canvas_text(canvas, row, column, LABEL_COLUMNS,
                    what.kind == ROW_START ? INK_STRONG : INK_PLAIN, _(labels[what.kind]));
}

/* About the row of a seat, whoever plays it. */
static void add_seat_help(unsigned seat, struct text *out) {
    int player = chosen_players[seat];
    if (player == A_PERSON)
        text_add(out, _("A person. Left and right: the program plays, at one of its levels, or a "
                        "program of your own. Enter types the name."));
    else if (is_program(seat))
        text_add(out, _("Enter types its command. It has to speak the protocol of docs/BOT.md."));
    else
        text_addf(out, _("%s Left and right choose another level. Enter types a name."),
                  seats_level_help(player_levels()[player - 1]));
}

/* About the row that starts the game: how it would be played otherwise, too. */
static void add_start_help(const struct app *app, const struct form *form, struct text *out) {
    int preset = form_preset(form) + 1;
    text_add(out, _("Enter starts the game. It is saved after every move."));
    if (!has_presets(form))
        return;
    struct text key = TEXT_EMPTY;
    keys_name(app->config.keys.bound[ACTION_PRESET][0], &key);
    text_addf(out, _(" %s takes the next preset: %s."), key.bytes,
              _(form->rules->presets[preset % form->rules->preset_count].title));
    text_free(&key);
}

static void add_row_help(const struct app *app, const struct form *form, struct form_row what,
                         struct text *out) {
    switch (what.kind) {
    case ROW_SEATS:
        text_add(out, _(form->rules->goal));
        break;
    case ROW_SEAT:
        add_seat_help(what.number, out);
        break;
    case ROW_PRESET:
        text_add(out, _("A preset sets all the options below at once."));
        break;
    case ROW_OPTION:
        text_add(out, _(form->rules->options[what.number].help));
        break;
    case ROW_TAKEBACKS:
        text_add(out, _("A move that nobody can have answered needs no consent; never: no move at "
                        "all is taken back."));
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

static void form_draw_row(const struct form *form, struct canvas *canvas, int row, int column,
                          int index) {
    struct form_row what = form_row(form, index);
    list_row(&form->list, canvas, row, column, FRAME_COLUMNS - 2, index);
    draw_label(form, canvas, row, column + 2, what);
    draw_value(form, canvas, row, column + 2 + LABEL_COLUMNS, what);
}

/* How many rows are above or below those that are shown. */
static void draw_more(struct canvas *canvas, int row, int column, struct glyph glyph, int count) {
    if (count == 0)
        return;
    canvas_put(canvas, row, column, glyph, INK_KEY);
    canvas_textf(canvas, row, column + 2, -1, INK_DIM, _("%d more"), count);
}

static void form_draw(struct app *app, const struct form *form) {
    struct canvas *canvas = &app->frame;
    int left = frame_left(app) + 1, top = frame_top(app) + 1;
    int last = form->list.count - 1, shown = last < ROWS_SHOWN ? last : ROWS_SHOWN;
    for (int i = 0; i < shown; i++)
        form_draw_row(form, canvas, top + i, left, form->list.top + i);
    form_draw_row(form, canvas, top + shown + 1, left, last); /* a gap before Start */
    draw_more(canvas, top - 1, left + 2, (struct glyph){0x25B4, '^'}, form->list.top);
    draw_more(canvas, top + shown, left + 2, (struct glyph){0x25BE, 'v'},
              last - form->list.top - shown);
    int help = frame_top(app) + FRAME_ROWS - 3 - HELP_ROWS;
    struct form_row chosen = form_row(form, form->list.chosen);
    struct text text = TEXT_EMPTY;
    add_row_help(app, form, chosen, &text);
    int used =
        canvas_wrap(canvas, help, left + 2, HELP_ROWS - 1, FRAME_COLUMNS - 6, INK_DIM, text.bytes);
    text_free(&text);
    if (form->refusal)
        canvas_wrap(canvas, help + used, left + 2, HELP_ROWS - used, FRAME_COLUMNS - 6, INK_ALERT,
                    _(form->refusal));
}

/* The rows scroll as a list does; only the last, Start, stays in its place below them, so the
   page opens on it and shows who plays. */
static void form_fit(struct form *form) {
    struct list *list = &form->list;
    int start = form_count(form) - 1;
    bool chosen = list->chosen >= start;
    if (chosen)
        list->chosen = list->top;
    list_fit(list, start, ROWS_SHOWN);
    list->count = start + 1;
    if (chosen)
        list->chosen = start;
}

/* Enter on a row: types or changes its value. */
static void form_choose(struct app *app, struct form *form, struct form_row row) {
    if (row.kind == ROW_SEAT || row.kind == ROW_SEED)
        form_edit(app, form, row);
    else
        form_change(form, 1);
}

/* The game as it is agreed on, when it can start; the page is not come back to. */
static struct place form_go(struct app *app, struct form *form) {
    struct session *session = form_start(app, form);
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
        form_change(form, -1);
        break;
    case ACTION_RIGHT:
        form_change(form, 1);
        break;
    case ACTION_CHOOSE:
        form_choose(app, form, row);
        break;
    case ACTION_PRESET:
        change_preset(form, 1);
        break;
    case ACTION_AGAINST:
        play_against_cats(form);
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

static void form_open(struct app *app, struct form *form, const struct place *here) {
    bool known = here->setup.seats > 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        form->fallback[seat] = form->words[seat] = TEXT_EMPTY;
        if (!typed_names[seat].bytes)
            typed_names[seat] = typed_programs[seat] = TEXT_EMPTY;
    }
    form->setup.seats = form->rules->seats_least;
    preset_setup(form, 0, &form->setup);
    if (known)
        form->setup = here->setup;
    if (here->text.length)
        text_add(&form->seed, here->text.bytes);
    form_check(form);
    form->list.chosen = known ? here->chosen : form_count(form) - 1;
    if (!known)
        offer_lesson(app, form->game);
}

/* Keeps in the page's place what it is to find there when it is come back to. */
static void form_close(struct form *form, struct place *here) {
    here->setup = form->setup;
    here->chosen = form->list.chosen;
    text_clear(&here->text);
    text_add(&here->text, form->seed.bytes);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        text_free(&form->fallback[seat]);
        text_free(&form->words[seat]);
    }
    text_free(&form->seed);
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
    form_open(app, &form, here);
    struct event event;
    enum action action = ACTION_NONE;
    int spot;
    while (!app->leaving && next.page == PAGE_BACK && action != ACTION_BACK &&
           action != ACTION_LEAVE) {
        form_fit(&form);
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
