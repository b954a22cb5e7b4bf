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

#endif
