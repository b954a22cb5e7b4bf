/*
 * language.h - the language of the messages.
 *
 * The catalogues are gettext's, found beside the program: in share/locale of its own folder (a
 * build) or of the folder above (an installation). Texts are UTF-8 whatever the locale says.
 */
#ifndef TABLE_LANGUAGE_H
#define TABLE_LANGUAGE_H

/* To be called once, before any text: finds the catalogues and takes the environment's
   language. */
void language_start(void);

/* Chooses the language ("it", "pt_BR"; "": the environment's), or English when it has no catalogue.
   The locale of that language need not be installed. */
void language_choose(const char *code);

/* The locale that the environment names for a category ("LC_CTYPE"), or "". */
const char *language_locale(const char *category);

/* What the settings page calls the language; a code it does not know is its own title. */
const char *language_title(const char *code);

/* The code that stands `step` places after this one on the settings page. */
const char *language_next(const char *code, int step);

#endif
