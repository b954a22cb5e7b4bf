/*
 * config.h - the settings, in $XDG_CONFIG_HOME/clowder/config.ini.
 *
 * Read at start with libinih, written by the settings page. An unknown or wrong line is told
 * (file, line, why) and skipped, never lost: writing keeps what it does not know.
 */
#ifndef UI_SCREEN_CONFIG_H
#define UI_SCREEN_CONFIG_H

#include "ui/screen/keys.h"
#include "ui/screen/sizes.h"
#include "ui/screen/theme.h"

enum { SPEED_LEAST = 1, SPEED_MOST = 200 }; /* moves in ten seconds */
enum { PAUSE_MOST = 10000 };

struct config {
    struct look look;
    struct keys keys;
    bool animation;     /* moves and dice are shown moving (motion.h) */
    bool roll_by_key;   /* dice wait for a key; false: they fall by themselves */
    int replay_speed;   /* SPEED_LEAST .. SPEED_MOST */
    int pause;          /* milliseconds, at most PAUSE_MOST: the move of a bot is looked at before
                           more happens by itself */
    bool hints;         /* may be asked for */
    bool bell;          /* rings when bots have played and a person is to */
    bool marks;         /* what can come next is marked on the board */
    struct sizes sizes; /* in which boards are wanted */
    char language[16];  /* "it", "pt_BR"; "": the environment's */
};

void config_init(struct config *config); /* the defaults */

/* Reads the file when there is one, the user's themes (user_theme.h) too; adds one line per problem
   to notes. */
void config_read(struct config *config, struct text *notes);

/* Writes it, through a new file and rename. false with a sentence in why. */
bool config_write(const struct config *config, struct text *why);

/* True when the file has a line for the setting or key of that name. */
bool config_has(const char *section, const char *name);

/* Adds the path of the settings file; false when there is no home for it. */
bool config_path(struct text *out);

#endif
