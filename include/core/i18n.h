/*
 * i18n.h - words a player sees pass through here.
 *
 * _("text") is the text in the player's language, looked up where it is shown. N_("text") only
 * marks a text in a constant table for translation; whoever shows it calls _() on it. Logs,
 * notation and command words are never translated.
 */
#ifndef CORE_I18N_H
#define CORE_I18N_H

#include <libintl.h>

#define _(string)  gettext(string)
#define N_(string) string

/* The same for a word that is short for different things: C_("panel", "left"). */
#define C_(context, string) i18n_in(context "\004" string, string)

/* Only marks such a word, in a constant table: whoever shows it calls i18n_in. */
#define NC_(context, string) string

static inline const char *i18n_in(const char *both, const char *string) {
    const char *translated = gettext(both);
    return translated == both ? string : translated;
}

/* The language people are spoken to in, as names of files have it: each catalogue translates
   this one word by its own code. */
static inline const char *i18n_language(void) {
    /* TRANSLATORS: the code of your language, like "it" */
    return _("en");
}

#endif
