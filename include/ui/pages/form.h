/*
 * form.h - what is agreed on before a game: who plays, options, seed; and an example of how the
 * game begins with it.
 *
 * Rows are computed from their index, so changing the number of players needs no bookkeeping. The
 * set-up is tried after each change, so the game's objection is known at once. Names and bots are
 * remembered until the program ends.
 */
#ifndef UI_PAGES_FORM_H
#define UI_PAGES_FORM_H

#include "table/presets.h"
#include "ui/pages/pages.h"
#include "ui/widgets/list.h"

struct form {
    const struct registered *game;
    const struct ruleset *rules;
    struct setup setup;
    struct text fallback[SEATS_MOST]; /* what a seat is called without a typed name */
    struct text words[SEATS_MOST];    /* of the players */
    struct text secrets[SEATS_MOST];  /* words of the players for two-key dice */
    struct text seed;
    struct own_presets own;  /* the player's presets of this game */
    const char *refusal;     /* why the game cannot start like this, or NULL */
    struct session *example; /* how it begins; NULL when it cannot */
    bool varies;             /* with another seed it begins with another board */
    struct list list;
};

struct form_row {
    enum {
        ROW_SEATS,
        ROW_SEAT,
        ROW_PRESET,
        ROW_OPTION,
        ROW_TAKEBACKS,
        ROW_TERM,
        ROW_SEED,
        ROW_START
    } kind;
    unsigned number; /* of the seat or option; enum term */
};

/* Fills a form, whose game is set, from the place of its page; and keeps there what is to be found
   when it is come back to, and frees the form. */
void form_open(struct form *form, const struct place *here);
void form_close(struct form *form, struct place *here);

int form_count(const struct form *form);
struct form_row form_row(const struct form *form, int index);

/* The presets: those of the game, and behind them the player's own. */
int form_presets(const struct form *form);

/* The number of the preset whose options are those of the form, or -1. */
int form_preset(const struct form *form);

/* The title of a preset for people, which is its name for one of the player's own. */
const char *form_preset_title(const struct form *form, int preset);

/* Reads the player's own presets again: they may have changed. */
void form_read_presets(struct form *form);

/* The name of a seat, and who plays it: a word for people; one of player_levels, or NULL; the
   command of a program, or NULL. */
const char *form_name(const struct form *form, unsigned seat);
const char *form_player(unsigned seat);
const char *form_level(unsigned seat);
const char *form_program(unsigned seat);

/* When moves may be taken back, for people. */
const char *form_takebacks(void);

/* The clocks, and who rolls the dice (table/terms.h). */
const struct terms *form_terms(void);

/* Changes the value of a row to the next (step 1) or the one before (-1). */
void form_change(struct form *form, struct form_row row, int step);
void form_change_preset(struct form *form, int step);

/* All seats but the first are cats; or persons again, when they are. */
void form_play_against_cats(struct form *form);

/* The text that is typed for a row, and adds the question for it; NULL for other rows. form_check
   is to be called when it was changed. */
struct text *form_typed(struct form *form, struct form_row row, struct text *question);
void form_check(struct form *form);

/* The text that a seat's player may type for two-key dice, secret from the others; NULL where none
   is wanted. */
struct text *form_secret(struct form *form, unsigned seat);

/* The new game's session; or NULL with a sentence in why. */
struct session *form_start(struct form *form, struct text *why);

#endif
