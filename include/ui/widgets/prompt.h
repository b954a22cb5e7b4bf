/*
 * prompt.h - questions over a page's last picture. Each waits for its answer.
 */
#ifndef UI_WIDGETS_PROMPT_H
#define UI_WIDGETS_PROMPT_H

#include "ui/screen/app.h"

/* Asks for a line of text on the message row, starting from what is in `line`. false when it was
   given up. complete (may be NULL) adds the possible next words for a partial line, each ended by
   '\n', or what the whole line may become; the arrows up and down go through `earlier` lines, each
   ended by '\n' (may be NULL). */
struct line_help {
    void (*complete)(const struct line_help *help, const char *line, struct text *out);
    const struct text *earlier;
    bool whole;  /* complete adds whole lines, not words */
    bool hidden; /* stars are shown for what is typed */
};
bool frame_ask(struct app *app, const char *prompt, struct text *line,
               const struct line_help *help);

/* A question answered by y or n on the message row; Enter and Esc are no. */
bool frame_confirm(struct app *app, const char *question);

/* Draws a box with rows of words in the middle of the page, before a question. */
void frame_box(struct app *app, const char *title, const char *const *rows, int count);

/* A menu of rows in the middle of the page, those with dim[i] dim (dim may be NULL): returns the
   chosen index, or -1. */
int frame_choose(struct app *app, const char *title, const char *const *rows, const bool *dim,
                 int count, int chosen);

#endif
