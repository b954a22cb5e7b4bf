/*
 * ui.h - the door of the room: the program on a screen.
 */
#ifndef UI_UI_H
#define UI_UI_H

#include "ui/pages/pages.h"

/* Goes to the first place and on from page to page, until everything is left. Takes over what the
   place owns. */
void ui_run(struct app *app, struct place first);

#endif
