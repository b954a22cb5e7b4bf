/*
 * presets.h - options that people saved under a name of their own, for the next time.
 *
 * They are kept beside the settings, in $XDG_CONFIG_HOME/clowder/presets.ini: a section for each
 * game, in it lines "NAME = OPTIONS", with the options as `--set` takes them. What cannot be read
 * there is passed over, and stays in the file when it is written.
 */
#ifndef TABLE_PRESETS_H
#define TABLE_PRESETS_H

#include "core/ruleset.h"

enum { PRESET_NAME_MOST = 60 /* bytes */ };

struct own_preset {
    char *name, *options;
};

struct own_presets {
    struct own_preset *list; /* in the order of the file */
    size_t count;
};

/* Reads those of a game whose options the game still has. Freed by presets_free. */
void presets_read(const struct ruleset *rules, struct own_presets *out);
void presets_free(struct own_presets *presets);

/* The preset of that name, or NULL. */
const struct own_preset *presets_find(const struct own_presets *presets, const char *name);

/* Saves the options of a set-up under a name, in place of what had this name; gives a preset
   another name; removes one. false with a sentence in why. */
bool presets_save(const struct ruleset *rules, const char *name, const struct setup *setup,
                  struct text *why);
bool presets_rename(const struct ruleset *rules, const char *name, const char *to,
                    struct text *why);
bool presets_remove(const struct ruleset *rules, const char *name, struct text *why);

#endif
