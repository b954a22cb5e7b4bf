/*
 * user_theme.h - themes of the settings file: a built-in palette with other colours for some roles.
 *
 *      [theme.mine]
 *      based_on = light
 *      owner_1 = #ff8800
 *
 * They are the program's, as its language is: read at the start, the same for every screen.
 */
#ifndef UI_SCREEN_USER_THEME_H
#define UI_SCREEN_USER_THEME_H

#include "ui/screen/palette.h"

enum { USER_THEMES_MOST = 8, USER_THEME_NAME_MOST = 24 };

struct user_theme {
    char name[USER_THEME_NAME_MOST];
    enum palette base; /* for terminals of few colours too */
    bool begun;        /* a colour was set: the base stays */
    struct colour papers[PAPER_COUNT], inks[INK_COUNT], instead[INSTEAD_COUNT];
};

void user_themes_forget(void);
int user_theme_count(void);
const struct user_theme *user_theme_at(int index); /* 0 .. user_theme_count() - 1 */

/* Takes one line of a theme's section; the theme is new when it has no line yet. False with a
   sentence in why, and nothing changed. */
bool user_theme_set(const char *theme, const char *name, const char *value, struct text *why);

/* Adds the names of all roles with what each is, for the manual: "owner_1 .. owner_6". */
void user_theme_roles(struct text *out);

#endif
