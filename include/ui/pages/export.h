/*
 * export.h - a game given out as a drawing or a recording, and the question for the file.
 */
#ifndef UI_PAGES_EXPORT_H
#define UI_PAGES_EXPORT_H

#include "ui/screen/app.h"

/* Adds an SVG document of the present position, as the viewer may see it, below its heading. */
void export_add_svg(const struct session *session, enum viewer viewer, const struct look *look,
                    struct text *out);

/* Adds a recording of the game; the replay page is one (pages.h). */
typedef void recorder(struct session *session, enum viewer viewer, const struct look *look,
                      struct text *out);

/* Asks for a file's name, and writes there what its ending names: a drawing or text of the present
   position, a recording or JSON of the whole game, or a copy of the log. No file is overwritten. */
void page_export(struct app *app, struct session *session, enum viewer viewer, recorder *record);

#endif
