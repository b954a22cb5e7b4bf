/*
 * ui.h - the entry point of the full-screen front end.
 */
#ifndef UI_UI_H
#define UI_UI_H

#include "ui/pages/pages.h"

/* Shows the first place and then one page after the other, until the program is left. Takes
   ownership of what the place owns. */
void ui_run(struct app *app, struct place first);

#endif
