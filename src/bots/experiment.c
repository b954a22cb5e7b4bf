/*
 * experiment.c - reads the text file of an experiment, and makes its cells: see experiment.h.
 */
#include "bots/experiment.h"

#include <stdlib.h>

#include "core/memory.h"
#include "session/store.h"

enum {
    GROUPS_MOST = 32,
    SWEEPS_MOST = 8,
    VALUES_MOST = 64,
    MOVES_USUAL = 5000,
    MOVES_MOST = 40000
};

/* A line of players, or of an option's values, in words. */
struct words {
    unsigned count;
    char *word[VALUES_MOST];
};

/* What the lines have said so far. */
struct reading {
    struct experiment *experiment;
    struct words seats;
    struct words groups[GROUPS_MOST]; /* of players */
    unsigned group_count;
    struct words sweeps[SWEEPS_MOST]; /* the first word is the option */
    unsigned sweep_count;
    struct words set; /* NAME=VALUE */
    const char *preset, *seed;
    long games, moves, openings;
    const char *path;
    unsigned line;
    struct text *why;
};

/* "FILE:3: ..."; always false. What the file holds is made safe by whoever prints it. */
__attribute__((format(printf, 2, 3))) static bool refuse(struct reading *reading,
                                                         const char *format, ...) {
    va_list arguments;
    text_addf(reading->why, "%s:", reading->path);
    if (reading->line)
        text_addf(reading->why, "%u:", reading->line);
    text_add_char(reading->why, ' ');
    va_start(arguments, format);
    text_add_list(reading->why, format, arguments);
    va_end(arguments);
    return false;
}

/*
 * Lines.
 */
static bool take_game(struct reading *reading, const struct words *words) {
    const struct registered *game = registry_find(words->word[0]);
    reading->experiment->game = game;
    return game || refuse(reading, _("there is no game \"%s\""), words->word[0]);
}

static bool take_seats(struct reading *reading, const struct words *words) {
    reading->seats = *words;
    return true;
}

static bool take_players(struct reading *reading, const struct words *words) {
    struct text why = TEXT_EMPTY;
    bool ok = true;
    for (unsigned i = 0; ok && i < words->count; i++) {
        ok = player_known(words->word[i], &why);
        if (!ok)
            refuse(reading, "%s", why.bytes);
        else if (strpbrk(words->word[i], ",\""))
            ok = refuse(reading, _("a player's word has no comma and no quotation mark here"));
    }
    text_free(&why);
    if (!ok)
        return false;
    if (reading->group_count == GROUPS_MOST)
        return refuse(reading, _("there are more lines of players than can be compared"));
    reading->groups[reading->group_count++] = *words;
    return true;
}

static bool take_sweep(struct reading *reading, const struct words *words) {
    if (words->count < 2)
        return refuse(reading, _("\"sweep %s\" has no values"), words->word[0]);
    if (reading->sweep_count == SWEEPS_MOST)
        return refuse(reading, _("there are more sweeps than can be combined"));
    reading->sweeps[reading->sweep_count++] = *words;
    return true;
}

static bool take_set(struct reading *reading, const struct words *words) {
    reading->set = *words;
    return true;
}

static bool take_preset(struct reading *reading, const struct words *words) {
    const struct ruleset *rules =
        reading->experiment->game ? reading->experiment->game->ruleset : NULL;
    reading->preset = words->word[0];
    return !rules || preset_find(rules, words->word[0]) ||
           refuse(reading, _("this game has no preset \"%s\""), words->word[0]);
}

static bool take_number(struct reading *reading, const char *word, long most, long *out) {
    return word_number((struct word){word, strlen(word)}, 1, most, out) ||
           refuse(reading, _("\"%s\" is not a number allowed here"), word);
}

static bool take_games(struct reading *reading, const struct words *words) {
    return take_number(reading, words->word[0], EXPERIMENT_GAMES_MOST, &reading->games);
}

static bool take_moves(struct reading *reading, const struct words *words) {
    return take_number(reading, words->word[0], MOVES_MOST, &reading->moves);
}

static bool take_openings(struct reading *reading, const struct words *words) {
    return take_number(reading, words->word[0], OPENING_MOVES_MOST, &reading->openings);
}

static bool take_until(struct reading *reading, const struct words *words) {
    long points;
    bool ok = take_number(reading, words->word[0], 50, &points);
    reading->experiment->until = ok ? (unsigned)points : 0;
    return ok;
}

static bool take_seed(struct reading *reading, const struct words *words) {
    reading->seed = words->word[0];
    return true;
}

/* "measure words VERB [ARGUMENT]". */
static bool take_measured_words(struct reading *reading, const struct words *words) {
    struct experiment *experiment = reading->experiment;
    const struct ruleset *rules = experiment->game->ruleset;
    const char *verb = words->count > 1 ? words->word[1] : "";
    long argument = 1;
    unsigned i = 0;
    while (i < rules->verb_count && strcmp(rules->verbs[i].word, verb) != 0)
        i++;
    if (i == rules->verb_count)
        return refuse(reading, _("this game has no verb \"%s\""), verb);
    if (rules->verbs[i].count == 0)
        return refuse(reading, _("the verb \"%s\" is followed by no words"), verb);
    if (words->count > 2 && !take_number(reading, words->word[2], rules->verbs[i].count, &argument))
        return false;
    experiment->measured |= MEASURED_WORDS;
    experiment->verb = i;
    experiment->argument = (unsigned)argument - 1;
    return true;
}

static bool take_measure(struct reading *reading, const struct words *words) {
    struct experiment *experiment = reading->experiment;
    if (!experiment->game)
        return refuse(reading, _("\"measure\" must stand below \"game\""));
    if (strcmp(words->word[0], "choices") == 0)
        experiment->measured |= MEASURED_CHOICES;
    else if (strcmp(words->word[0], "lead") == 0 && experiment->game->ruleset->estimate)
        experiment->measured |= MEASURED_LEAD;
    else if (strcmp(words->word[0], "luck") == 0 && experiment->game->ruleset->estimate)
        experiment->measured |= MEASURED_LUCK;
    else if (strcmp(words->word[0], "words") == 0)
        return take_measured_words(reading, words);
    else
        return refuse(reading,
                      _("\"%s\" cannot be measured here: choices, lead, luck and words can"),
                      words->word[0]);
    return true;
}

static const struct {
    const char *word;
    bool (*take)(struct reading *reading, const struct words *words);
} lines[] = {
    {"game", take_game},   {"seats", take_seats},     {"players", take_players},
    {"sweep", take_sweep}, {"set", take_set},         {"preset", take_preset},
    {"games", take_games}, {"max-moves", take_moves}, {"openings", take_openings},
    {"seed", take_seed},   {"until", take_until},     {"measure", take_measure},
};
enum { LINES = sizeof lines / sizeof *lines };

static bool take_line(struct reading *reading, char *line) {
    struct words words = {0};
    char *rest = NULL, *verb = strtok_r(line, " \t\r", &rest);
    if (!verb || *verb == ';')
        return true;
    for (char *word; (word = strtok_r(NULL, " \t\r", &rest));) {
        if (words.count == VALUES_MOST)
            return refuse(reading, _("there are too many words after \"%s\""), verb);
        words.word[words.count++] = word;
    }
    for (unsigned i = 0; i < LINES; i++)
        if (strcmp(lines[i].word, verb) == 0)
            return words.count ? lines[i].take(reading, &words)
                               : refuse(reading, _("nothing stands after \"%s\""), verb);
    return refuse(reading, _("an experiment has no line \"%s\""), verb);
}

/*
 * Cells.
 */

/* Options as the words "name=value"; the sweeps' values by the cell's number, whose last digit is
   the last sweep's. */
static bool set_options(struct reading *reading, unsigned number, struct setup *setup) {
    const struct ruleset *rules = reading->experiment->game->ruleset;
    const struct preset *preset = reading->preset ? preset_find(rules, reading->preset) : NULL;
    struct text words = TEXT_EMPTY, why = TEXT_EMPTY;
    if (preset)
        text_addf(&words, "%s ", preset->options);
    for (unsigned i = 0; i < reading->set.count; i++)
        text_addf(&words, "%s ", reading->set.word[i]);
    for (unsigned i = reading->sweep_count; i-- > 0;) {
        const struct words *sweep = &reading->sweeps[i];
        text_addf(&words, "%s=%s ", sweep->word[0], sweep->word[1 + number % (sweep->count - 1)]);
        number /= sweep->count - 1;
    }
    bool ok = setup_set(setup, rules, words.bytes, &why);
    if (!ok)
        refuse(reading, "%s", why.bytes);
    text_free(&words);
    text_free(&why);
    return ok;
}

/* One player for every seat, or one for each. */
static bool seat_players(struct reading *reading, const struct words *group,
                         struct experiment_cell *cell) {
    struct fixture *fixture = &cell->fixture;
    struct text words = TEXT_EMPTY;
    if (group->count != 1 && group->count != fixture->setup.seats)
        return refuse(reading, _("a line of players must name one, or one for each seat"));
    for (unsigned player = 0; player < fixture->setup.seats; player++) {
        fixture->words[player] = group->word[group->count == 1 ? 0 : player];
        text_addf(&words, "%s%s", player ? " " : "", fixture->words[player]);
    }
    cell->players = text_detach(&words);
    return true;
}

static bool add_cell(struct reading *reading, unsigned seats, const struct words *group,
                     unsigned number) {
    struct experiment *experiment = reading->experiment;
    const struct ruleset *rules = experiment->game->ruleset;
    if (experiment->cell_count == EXPERIMENT_CELLS_MOST)
        return refuse(reading, _("there are more cells than can be compared"));
    struct experiment_cell *cell = &experiment->cells[experiment->cell_count++];
    struct fixture *fixture = &cell->fixture;
    *fixture = (struct fixture){.game = experiment->game,
                                .seed = reading->seed,
                                .openings = {.moves = (unsigned)reading->openings},
                                .most_moves = (size_t)reading->moves};
    setup_init(&fixture->setup, rules, seats);
    if (!set_options(reading, number, &fixture->setup) || !seat_players(reading, group, cell))
        return false;
    struct text words = TEXT_EMPTY;
    setup_words(&fixture->setup, rules, &words);
    cell->options = text_detach(&words);
    cell->games = ((size_t)reading->games + seats - 1) / seats * seats;
    experiment->games += cell->games;
    return true;
}

/* Of a group alone: as many seats as it has players, or the fewest. */
static unsigned usual_seats(const struct reading *reading, const struct words *group) {
    return group->count > 1 ? group->count : reading->experiment->game->ruleset->seats_least;
}

static bool add_seats(struct reading *reading, unsigned seats, const struct words *group) {
    const struct ruleset *rules = reading->experiment->game->ruleset;
    unsigned combinations = 1;
    if (seats < rules->seats_least || seats > rules->seats_most)
        return refuse(reading, _("%s is not for that many seats"), rules->title);
    for (unsigned i = 0; i < reading->sweep_count; i++) {
        combinations *= reading->sweeps[i].count - 1;
        if (combinations > EXPERIMENT_CELLS_MOST)
            return refuse(reading, _("there are more cells than can be compared"));
    }
    for (unsigned number = 0; number < combinations; number++)
        if (!add_cell(reading, seats, group, number))
            return false;
    return true;
}

static bool add_cells(struct reading *reading) {
    long seats;
    for (unsigned i = 0; i < reading->group_count; i++) {
        const struct words *group = &reading->groups[i];
        if (!reading->seats.count && !add_seats(reading, usual_seats(reading, group), group))
            return false;
        for (unsigned j = 0; j < reading->seats.count; j++)
            if (!take_number(reading, reading->seats.word[j], SEATS_MOST, &seats) ||
                !add_seats(reading, (unsigned)seats, group))
                return false;
    }
    return reading->experiment->games <= EXPERIMENT_GAMES_MOST ||
           refuse(reading, _("there are more games than can be counted"));
}

static bool take_lines(struct reading *reading) {
    for (char *line = reading->experiment->text; line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end = '\0';
        reading->line++;
        if (!take_line(reading, line))
            return false;
        line = end ? end + 1 : NULL;
    }
    reading->line = 0;
    if (!reading->experiment->game)
        return refuse(reading, _("a line \"game NAME\" must say what is played"));
    if (!reading->group_count)
        return refuse(reading, _("a line \"players WORD...\" must say who plays"));
    return true;
}

bool experiment_read(struct experiment *experiment, const char *path, struct text *why) {
    *experiment = (struct experiment){.cells = NULL};
    struct text bytes = TEXT_EMPTY;
    struct reading reading = {.experiment = experiment,
                              .seed = "1",
                              .games = 100,
                              .moves = MOVES_USUAL,
                              .path = path,
                              .why = why};
    if (!store_read(path, &bytes, why))
        return false;
    experiment->text = text_detach(&bytes);
    experiment->cells = memory_new(EXPERIMENT_CELLS_MOST * sizeof *experiment->cells);
    return take_lines(&reading) && add_cells(&reading);
}

void experiment_free(struct experiment *experiment) {
    for (unsigned i = 0; i < experiment->cell_count; i++) {
        free(experiment->cells[i].options);
        free(experiment->cells[i].players);
    }
    free(experiment->cells);
    free(experiment->text);
}
