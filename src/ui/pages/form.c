/*
 * form.c - what is agreed on before a game: see form.h.
 */
#include "ui/pages/form.h"

#include "table/seats.h"
#include "table/terms.h"

enum { A_PERSON = 0 /* then the levels, then a program */ };

static struct text typed_names[SEATS_MOST], typed_programs[SEATS_MOST]; /* zeroed: nothing yet */
static int chosen_players[SEATS_MOST];
static enum takebacks chosen_takebacks;
static struct terms chosen_terms;
static struct text typed_clock; /* a time control, until it is read */

static bool has_presets(const struct form *form) {
    return form_presets(form) > 1;
}

static bool has_keys(const struct form *form) {
    return chosen_terms.dice == DICE_TWO_KEY && terms_count(form->rules) > TERM_DICE;
}

static bool has_seed(const struct form *form) {
    return ruleset_has_chance(form->rules) && !has_keys(form);
}

int form_count(const struct form *form) {
    return 1 + (int)form->setup.seats + has_presets(form) + form->rules->option_count + 1 +
           (int)terms_count(form->rules) + has_seed(form) + 1;
}

struct form_row form_row(const struct form *form, int index) {
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
    if (at < terms_count(form->rules))
        return (struct form_row){ROW_TERM, at};
    at -= terms_count(form->rules);
    return (struct form_row){has_seed(form) && at == 0 ? ROW_SEED : ROW_START, 0};
}

const char *form_name(const struct form *form, unsigned seat) {
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

const char *form_program(unsigned seat) {
    return is_program(seat) ? typed_programs[seat].bytes : NULL;
}

const char *form_level(unsigned seat) {
    int player = chosen_players[seat];
    return player == A_PERSON || is_program(seat) ? NULL : player_levels()[player - 1];
}

const char *form_player(unsigned seat) {
    const char *level = form_level(seat);
    if (level)
        return _(level);
    return is_program(seat) ? _("program") : _("person");
}

const char *form_takebacks(void) {
    static const char *const titles[] = {N_("when the others agree"), N_("always"), N_("never")};
    return _(titles[chosen_takebacks]);
}

/* Adds the word of the seat's player; "" for a person. */
static void add_player(unsigned seat, struct text *out) {
    const char *level = form_level(seat);
    if (is_program(seat))
        text_addf(out, "cmd:%s", typed_programs[seat].bytes);
    else if (level)
        text_add(out, level);
}

/* Fills in what the form says, but for names; words must stay as long as the game is used. */
static void fill_game(const struct form *form, struct text words[SEATS_MOST],
                      struct new_game *out) {
    *out = (struct new_game){.game = form->game,
                             .setup = form->setup,
                             .takebacks = chosen_takebacks,
                             .seed = has_keys(form) ? NULL : form->seed.bytes};
    terms_give(&chosen_terms, out);
    for (unsigned seat = 0; seat < form->setup.seats; seat++) {
        text_clear(&words[seat]);
        add_player(seat, &words[seat]);
        out->players[seat] = words[seat].bytes;
    }
}

/* How the game begins, from the seed that was typed, or else from one of ours; NULL: it cannot. */
static struct session *begin(const struct form *form, const char *seed) {
    struct new_game game = {.game = form->game, .setup = form->setup, .seed = seed};
    struct text why = TEXT_EMPTY; /* the form tells it */
    if (form->seed.length > 0)
        game.seed = form->seed.bytes;
    struct session *session = session_new(&game, &why);
    text_free(&why);
    return session;
}

/* True when everybody sees the same board of both. */
static bool same_board(const struct session *a, const struct session *b) {
    const struct session *sessions[] = {a, b};
    struct canvas boards[2];
    struct extent extent;
    for (int i = 0; i < 2; i++) {
        const struct ruleset *rules = session_rules(sessions[i]);
        const game_state *s = session_state(sessions[i]);
        rules->extent(s, SIZE_LINES, &extent);
        canvas_init(&boards[i], extent.board_rows, extent.board_columns);
        rules->draw(s, VIEW_PUBLIC, &boards[i]);
    }
    bool same = canvas_equal(&boards[0], &boards[1]);
    canvas_free(&boards[0]);
    canvas_free(&boards[1]);
    return same;
}

const struct terms *form_terms(void) {
    return &chosen_terms;
}

/* Reads the time control that was typed, if one was; false when it is none. */
static bool take_clock(void) {
    struct text why = TEXT_EMPTY; /* the form tells it */
    bool good =
        typed_clock.length == 0 || control_read(typed_clock.bytes, &chosen_terms.clock, &why);
    text_clear(&typed_clock);
    text_free(&why);
    return good;
}

void form_check(struct form *form) {
    struct new_game game;
    bool clock = take_clock();
    fill_game(form, form->words, &game);
    form->refusal = seats_names(&game, form->fallback);
    if (!clock)
        form->refusal = N_("That is no time control.");
    session_free(form->example);
    form->example = form->refusal ? NULL : begin(form, "example");
    struct session *other = form->example ? begin(form, "another") : NULL;
    form->varies = other && !same_board(other, form->example);
    session_free(other);
}

void form_play_against_cats(struct form *form) {
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
static bool is_own(const struct form *form, int preset) {
    return preset >= form->rules->preset_count;
}

static const struct own_preset *own_preset(const struct form *form, int preset) {
    return &form->own.list[preset - form->rules->preset_count];
}

static void preset_setup(const struct form *form, int preset, struct setup *out) {
    setup_init(out, form->rules, form->setup.seats);
    bool known = setup_set(out, form->rules,
                           is_own(form, preset) ? own_preset(form, preset)->options
                                                : form->rules->presets[preset].options,
                           NULL);
    assert(known);
}

int form_presets(const struct form *form) {
    return form->rules->preset_count + (int)form->own.count;
}

int form_preset(const struct form *form) {
    for (int i = 0; i < form_presets(form); i++) {
        struct setup setup;
        preset_setup(form, i, &setup);
        if (memcmp(setup.option, form->setup.option, sizeof setup.option) == 0)
            return i;
    }
    return -1;
}

const char *form_preset_title(const struct form *form, int preset) {
    return is_own(form, preset) ? own_preset(form, preset)->name
                                : _(form->rules->presets[preset].title);
}

void form_read_presets(struct form *form) {
    presets_free(&form->own);
    presets_read(form->rules, &form->own);
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

void form_change_preset(struct form *form, int step) {
    int preset = form_preset(form);
    preset = preset < 0 ? 0 : cycled(preset, step, form_presets(form));
    preset_setup(form, preset, &form->setup);
    form_check(form);
}

void form_change(struct form *form, struct form_row row, int step) {
    const struct ruleset *rules = form->rules;
    int least = rules->seats_least, seats = rules->seats_most - least + 1;
    text_clear(&typed_clock); /* one that was given up */
    if (row.kind == ROW_SEATS) {
        form->setup.seats = (unsigned)(least + cycled((int)form->setup.seats - least, step, seats));
    } else if (row.kind == ROW_SEAT) {
        int *player = &chosen_players[row.number];
        *player = cycled(*player, step, level_count() + 2);
    } else if (row.kind == ROW_OPTION) {
        change_option(form, row.number, step);
    } else if (row.kind == ROW_TAKEBACKS) {
        chosen_takebacks = (enum takebacks)cycled((int)chosen_takebacks, step, 3);
    } else if (row.kind == ROW_TERM) {
        term_change(&chosen_terms, (enum term)row.number, step);
    }
    if (row.kind == ROW_PRESET)
        form_change_preset(form, step);
    else
        form_check(form);
}

struct text *form_typed(struct form *form, struct form_row row, struct text *question) {
    if (row.kind == ROW_SEED) {
        text_add(question, _("Seed: "));
        return &form->seed;
    }
    if (row.kind == ROW_TERM && row.number == TERM_CLOCK) {
        text_add(question, _("Time control: "));
        text_clear(&typed_clock);
        control_words(&chosen_terms.clock, &typed_clock);
        return &typed_clock;
    }
    if (row.kind != ROW_SEAT)
        return NULL;
    if (is_program(row.number)) {
        text_addf(question, _("Command of the program for %c: "), seat_letter(row.number));
        return &typed_programs[row.number];
    }
    text_addf(question, _("Name of player %c: "), seat_letter(row.number));
    return &typed_names[row.number];
}

struct text *form_secret(struct form *form, unsigned seat) {
    return has_keys(form) && chosen_players[seat] == A_PERSON ? &form->secrets[seat] : NULL;
}

struct session *form_start(struct form *form, struct text *why) {
    struct new_game game;
    fill_game(form, form->words, &game);
    for (unsigned seat = 0; seat < form->setup.seats; seat++) {
        game.names[seat] = typed_names[seat].bytes;
        game.key_words[seat] = form->secrets[seat].bytes;
    }
    return seats_words(&game, form->words, why) ? session_new(&game, why) : NULL;
}

void form_open(struct form *form, const struct place *here) {
    bool known = here->setup.seats > 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        form->fallback[seat] = form->words[seat] = form->secrets[seat] = TEXT_EMPTY;
        if (!typed_names[seat].bytes)
            typed_names[seat] = typed_programs[seat] = TEXT_EMPTY;
    }
    if (!typed_clock.bytes)
        typed_clock = TEXT_EMPTY;
    form_read_presets(form);
    form->setup.seats = form->rules->seats_least;
    preset_setup(form, 0, &form->setup);
    if (known)
        form->setup = here->setup;
    if (here->text.length)
        text_add(&form->seed, here->text.bytes);
    form_check(form);
    form->list.chosen = known ? here->chosen : form_count(form) - 1;
}

void form_close(struct form *form, struct place *here) {
    here->setup = form->setup;
    here->chosen = form->list.chosen;
    text_clear(&here->text);
    text_add(&here->text, form->seed.bytes);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        text_free(&form->fallback[seat]);
        text_free(&form->words[seat]);
        text_free(&form->secrets[seat]);
    }
    text_free(&form->seed);
    presets_free(&form->own);
    session_free(form->example);
}
