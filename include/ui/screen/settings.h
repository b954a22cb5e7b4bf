/*
 * settings.h - every setting, described once: its place in the file, its values, its default, what
 * the settings page says of it.
 *
 * A setting is a value of struct config: a choice (a flag or an enum), a number, a language, the
 * sizes of boards, or a theme.
 * The file (config.c), the page (ui/pages/settings.c) and the manual read, print, change and show
 * settings by this table alone; a new setting is one row.
 */
#ifndef UI_SCREEN_SETTINGS_H
#define UI_SCREEN_SETTINGS_H

#include "ui/screen/config.h"

struct setting {
    const char *section, *name; /* in the file */
    const char *label, *help;   /* on the page, marked N_() */
    enum { SETTING_CHOICE, SETTING_NUMBER, SETTING_LANGUAGE, SETTING_SIZES, SETTING_THEME } kind;
    size_t offset, size; /* of the value in struct config */

    /* A choice: the words of its values 0, 1, ... in the file, ended by NULL, and what the page
       calls them, marked N_() (NULL: by the same words). */
    const char *const *words, *const *titles;

    /* A number: its limits, its step, and the larger step from `coarse` on. */
    int least, most, step, coarse, coarse_step;
    void (*show)(int value, struct text *out); /* on the page; NULL: the number */

    int initial; /* the default of a choice or number; of a language it is the environment's */
};

extern const struct setting settings_table[];
extern const int settings_count;

/* Sets every setting to its default. */
void settings_init(struct config *config);

/* Reads a value as the file has it; false with a sentence in why, and nothing changed. */
bool setting_read(const struct setting *setting, struct config *config, const char *value,
                  struct text *why);

/* Adds the value as the file has it; as the page shows it. */
void setting_print(const struct setting *setting, const struct config *config, struct text *out);
void setting_show(const struct setting *setting, const struct config *config, struct text *out);

/* The next value (step 1), or the one before (-1): choices go around, numbers stop, sizes become
   the largest again. */
void setting_change(const struct setting *setting, struct config *config, int step);

#endif
