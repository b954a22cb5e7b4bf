/*
 * terms.c - clocks, and who rolls the dice, as people agree on them: see terms.h.
 */
#include "table/terms.h"

#include <string.h>

static const struct {
    const char *word, *title, *help;
} rows[TERM_COUNT] = {
    [TERM_CLOCK] = {"clock", N_("Clocks"),
                    N_("The time of the players. Others can be typed: move:30, total:10m, "
                       "fischer:5m+5 or byoyomi:10m+30x3.")},
    [TERM_DICE] =
        {"dice", N_("Dice"),
         N_("Rolled by the program; on the table, by people who tell what fell; or by keys "
            "of all players, so that nobody can choose.")},
};

/* What the steps of the clock lead through. */
static const struct time_control controls[] = {
    {.kind = CONTROL_NONE},
    {.kind = CONTROL_MOVE, .main = 30},
    {.kind = CONTROL_TOTAL, .main = 600},
    {.kind = CONTROL_FISCHER, .main = 300, .extra = 5},
    {.kind = CONTROL_BYOYOMI, .main = 600, .extra = 30, .periods = 3},
};
enum { CONTROLS = sizeof controls / sizeof *controls };

unsigned terms_count(const struct ruleset *rules) {
    return ruleset_has_chance(rules) ? TERM_COUNT : TERM_DICE;
}

const char *term_title(enum term term) {
    return _(rows[term].title);
}

const char *term_help(enum term term) {
    return _(rows[term].help);
}

void term_told(const struct terms *terms, enum term term, struct text *out) {
    static const char *const told[] = {
        [DICE_PROGRAM] = N_("rolled by the program"),
        [DICE_TABLE] = N_("rolled on the table"),
        [DICE_TWO_KEY] = N_("with a key of each player"),
    };
    if (term == TERM_CLOCK)
        control_told(&terms->clock, out);
    else
        text_add(out, _(told[terms->dice]));
}

void term_words(const struct terms *terms, enum term term, struct text *out) {
    text_addf(out, "%s=", rows[term].word);
    if (term == TERM_CLOCK)
        control_words(&terms->clock, out);
    else
        text_add(out, dice_words[terms->dice]);
}

void term_change(struct terms *terms, enum term term, int step) {
    if (term == TERM_DICE) {
        terms->dice = (enum dice_source)(((int)terms->dice + step + DICE_SOURCES) % DICE_SOURCES);
        return;
    }
    int at = 0; /* of one that was typed: from its kind on */
    while (at + 1 < CONTROLS && controls[at].kind != terms->clock.kind)
        at++;
    terms->clock = controls[(at + step + CONTROLS) % CONTROLS];
}

bool terms_set(struct terms *terms, const struct ruleset *rules, const char *words, bool *known,
               struct text *why) {
    struct word name, value, whole = {words, strlen(words)};
    *known = word_pair(whole, &name, &value);
    if (*known && word_is(name, rows[TERM_CLOCK].word))
        return control_read(value.bytes, &terms->clock, why);
    *known = *known && word_is(name, rows[TERM_DICE].word) && terms_count(rules) > TERM_DICE;
    if (!*known)
        return false;
    for (int source = 0; dice_words[source]; source++)
        if (word_is(value, dice_words[source])) {
            terms->dice = (enum dice_source)source;
            return true;
        }
    text_add(why, _("dice is program, table or two-key"));
    return false;
}

void terms_give(const struct terms *terms, struct new_game *game) {
    game->clock = terms->clock;
    game->dice = terms_count(game->game->ruleset) > TERM_DICE ? terms->dice : DICE_PROGRAM;
}
