/*
 * ruleset.c - what holds for every game: options as words, chance, playing at random.
 */
#include "core/ruleset.h"

#include <assert.h>
#include <string.h>

#include "core/i18n.h"
#include "core/utf8.h"

void size_screen(enum size size, int *rows, int *columns) {
    static const uint8_t screens[SIZE_COUNT][2] = {
        [SIZE_LINES] = {24, 80}, [SIZE_S] = {24, 80},  [SIZE_M] = {40, 120},
        [SIZE_ML] = {50, 160},   [SIZE_L] = {60, 200},
    };
    *rows = screens[size][0];
    *columns = screens[size][1];
}

const char *const option_no_yes[] = {NC_("option", "no"), NC_("option", "yes"), NULL};

bool refused_for(const char *reason, struct text *why) {
    if (reason && why)
        text_add(why, _(reason));
    return reason != NULL;
}

void seat_name(const struct ruleset *rules, const game_state *s, unsigned seat, struct text *out) {
    if (s && rules->seat_title)
        text_add(out, _(rules->seat_title(s, seat)));
    else
        text_addf(out, _("Player %c"), seat_letter(seat));
}

struct glyph seat_sign(const struct ruleset *rules, const game_state *s, unsigned seat) {
    static const struct glyph signs[SEATS_MOST] = {{0x25CF, 'A'}, {0x25A0, 'B'}, {0x25B2, 'C'},
                                                   {0x25C6, 'D'}, {0x25CB, 'E'}, {0x25A1, 'F'}};
    return rules->seat_sign ? rules->seat_sign(s, seat) : signs[seat];
}

void setup_init(struct setup *setup, const struct ruleset *rules, unsigned seats) {
    assert(rules->option_count <= OPTIONS_MOST);
    *setup = (struct setup){.seats = seats, .rules = rules->version};
    for (unsigned i = 0; i < rules->option_count; i++)
        setup->option[i] = rules->options[i].initial;
}

static unsigned choice_count(const struct option *option) {
    unsigned count = 0;
    while (option->choices[count])
        count++;
    return count;
}

static void add_quoted(struct text *why, struct word word) {
    text_add_char(why, '"');
    utf8_add_safe(why, word.bytes, word.length > 40 ? 40 : word.length, false);
    text_add_char(why, '"');
}

/* Sets one option from its written value; false with a sentence in why. */
static bool set_value(int16_t *value, const struct option *option, struct word word,
                      struct text *why) {
    if (!option->choices) {
        long number;
        if (word_number(word, option->least, option->most, &number)) {
            *value = (int16_t)number;
            return true;
        }
        if (why)
            text_addf(why, _("%s must be a number from %d to %d"), option->name, option->least,
                      option->most);
        return false;
    }
    unsigned count = choice_count(option);
    for (unsigned i = 0; i < count; i++) {
        if (word_is(word, option->choices[i])) {
            *value = (int16_t)i;
            return true;
        }
    }
    if (!why)
        return false;
    text_addf(why, _("%s cannot be "), option->name);
    add_quoted(why, word);
    text_add(why, _("; it is one of "));
    size_t start = why->length;
    for (unsigned i = 0; i < count; i++)
        text_add_item(why, start, option->choices[i]);
    return false;
}

static bool set_one(struct setup *setup, const struct ruleset *rules, struct word word,
                    struct text *why) {
    struct word name, value;
    if (!word_pair(word, &name, &value)) {
        if (why) {
            add_quoted(why, word);
            text_add(why, _(" is not of the form option=value"));
        }
        return false;
    }
    const char *names[OPTIONS_MOST];
    for (unsigned i = 0; i < rules->option_count; i++) {
        names[i] = rules->options[i].name;
        if (word_is(name, names[i]))
            return set_value(&setup->option[i], &rules->options[i], value, why);
    }
    if (why) {
        text_addf(why, _("%s has no option "), rules->title);
        add_quoted(why, name);
        const char *nearest = notation_nearest(name, names, rules->option_count);
        if (nearest)
            text_addf(why, _("; did you mean \"%s\"?"), nearest);
    }
    return false;
}

bool setup_set(struct setup *setup, const struct ruleset *rules, const char *words,
               struct text *why) {
    struct setup changed = *setup;
    struct word word;
    while (word_next(&words, &word))
        if (!set_one(&changed, rules, word, why))
            return false;
    *setup = changed;
    return true;
}

void setup_value(const struct setup *setup, const struct ruleset *rules, unsigned option,
                 struct text *out) {
    const struct option *row = &rules->options[option];
    if (row->choices)
        text_add(out, row->choices[setup->option[option]]);
    else
        text_add_number(out, setup->option[option]);
}

void setup_value_told(const struct setup *setup, const struct ruleset *rules, unsigned option,
                      struct text *out) {
    struct text word = TEXT_EMPTY, both = TEXT_EMPTY;
    setup_value(setup, rules, option, &word);
    text_addf(&both, "option\004%s", word.bytes);
    const char *told = i18n_in(both.bytes, word.bytes);
    text_add(out, told);
    if (strcmp(told, word.bytes) != 0)
        text_addf(out, " (%s)", word.bytes);
    text_free(&word);
    text_free(&both);
}

void setup_words(const struct setup *setup, const struct ruleset *rules, struct text *out) {
    bool any = false;
    for (unsigned i = 0; i < rules->option_count; i++) {
        if (setup->option[i] == rules->options[i].initial)
            continue;
        if (any)
            text_add_char(out, ' ');
        any = true;
        text_add(out, rules->options[i].name);
        text_add_char(out, '=');
        setup_value(setup, rules, i, out);
    }
}

const struct preset *preset_find(const struct ruleset *rules, const char *name) {
    for (unsigned i = 0; i < rules->preset_count; i++)
        if (strcmp(rules->presets[i].name, name) == 0)
            return &rules->presets[i];
    return NULL;
}

static uint32_t face_weight(const struct chance *chance, unsigned face) {
    return chance->weight ? chance->weight[face] : 1;
}

static unsigned draw_face(const struct chance *chance, uint32_t total, struct rng *rng) {
    uint32_t left = rng_below(rng, total);
    unsigned face = 0;
    while (left >= face_weight(chance, face))
        left -= face_weight(chance, face++);
    return face;
}

const struct tuning *ruleset_tuning(const struct ruleset *rules) {
    static const struct tuning usual = {
        .numbers = {.playout_choices = 1, .prior_visits = 3, .bonus = 12000, .half_life = 50},
    };
    return rules->tuning ? rules->tuning : &usual;
}

void ruleset_estimate(const struct ruleset *rules, const game_state *s,
                      uint16_t chances[SEATS_MOST]) {
    rules->estimate(s, ruleset_tuning(rules)->weights, chances);
}

bool ruleset_has_chance(const struct ruleset *rules) {
    bool found = false;
    for (unsigned i = 0; i < rules->verb_count; i++)
        found = found || rules->verbs[i].chance;
    return found;
}

struct move chance_draw(const struct chance *chance, struct rng *rng) {
    assert(chance->count >= 1 && chance->count <= MOVE_ARGUMENTS && chance->faces >= 1);
    struct move move = {.verb = chance->verb, .count = chance->count};
    uint32_t total = chance->faces;
    if (chance->weight) {
        total = 0;
        for (unsigned face = 0; face < chance->faces; face++)
            total += chance->weight[face];
    }
    for (unsigned i = 0; i < chance->count; i++)
        move.arg[i] =
            (uint16_t)(chance->weight ? draw_face(chance, total, rng) : rng_below(rng, total));
    return move;
}

unsigned chance_outcomes(const struct chance *chance, unsigned most) {
    unsigned outcomes = 1;
    for (unsigned i = 0; i < chance->count && outcomes <= most; i++)
        outcomes *= chance->faces;
    return outcomes <= most ? outcomes : 0;
}

uint64_t chance_outcome(const struct chance *chance, unsigned number, struct move *out) {
    uint64_t weight = 1;
    *out = (struct move){.verb = chance->verb, .count = chance->count};
    for (unsigned i = 0; i < chance->count; i++) {
        unsigned face = number % chance->faces;
        out->arg[i] = (uint16_t)face;
        weight *= face_weight(chance, face);
        number /= chance->faces;
    }
    return weight;
}

bool chance_possible(const struct chance *chance, const struct move *move) {
    if (move->verb != chance->verb || move->count != chance->count)
        return false;
    for (unsigned i = 0; i < move->count; i++)
        if (move->arg[i] >= chance->faces || face_weight(chance, move->arg[i]) == 0)
            return false;
    return true;
}

uint64_t chance_weight(const struct chance *chance, const struct move *outcome) {
    uint64_t weight = 1;
    for (unsigned i = 0; i < chance->count; i++)
        weight *= face_weight(chance, outcome->arg[i]);
    return weight;
}

bool chance_next(const struct chance *chance, struct move *outcome) {
    for (unsigned i = chance->count; i > 0; i--) {
        if (++outcome->arg[i - 1] < chance->faces)
            return true;
        outcome->arg[i - 1] = 0;
    }
    return false;
}

struct move random_move(const struct ruleset *rules, const game_state *s, unsigned seat,
                        struct rng *rng, struct move_list *list) {
    if (rules->sample)
        return rules->sample(s, seat, rng);
    list->count = 0;
    rules->moves(s, seat, list);
    return list->moves[rng_below(rng, (uint32_t)list->count)];
}

/* True for "RULES.it.md", when `file` is "RULES.md" and the language "it". */
static bool document_in(const struct document *document, const char *file, const char *language) {
    const char *dot = strrchr(file, '.'), *name = document->file;
    size_t stem = (size_t)(dot - file), length = strlen(language);
    return strlen(name) == strlen(file) + 1 + length && memcmp(name, file, stem) == 0 &&
           name[stem] == '.' && memcmp(name + stem + 1, language, length) == 0 &&
           strcmp(name + stem + 1 + length, dot) == 0;
}

const char *registered_document(const struct registered *game, const char *file,
                                const char *language) {
    const char *plain = NULL;
    assert(strchr(file, '.'));
    for (const struct document *document = game->documents; document->file; document++) {
        if (document_in(document, file, language))
            return document->text;
        if (strcmp(document->file, file) == 0)
            plain = document->text;
    }
    return plain;
}
