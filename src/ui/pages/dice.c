/*
 * dice.c - the page about the dice: how often each face came, how often it is expected, and the 95
 * % band.
 *
 *      face  count  expected  95 % band
 *         1     18      20.0   12 .. 29   ##########|#####
 *
 * The bars share one scale that shows the largest count and the upper end of the band.
 */
#include "session/dice.h"

#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/board.h"
#include "ui/widgets/frame.h"

enum { FACES_MOST = 64, BAR_COLUMN = 40, BAR_COLUMNS = 36 };
enum { ENOUGH = 5 /* draws for each face before anything can be said */ };

static const struct glyph glyph_bar = {0x2588, '#'}; /* a full block */
static const struct glyph glyph_end = {0x2502, '|'}; /* where the band begins and ends */

struct tally {
    unsigned draws, faces;
    unsigned count[FACES_MOST];
    unsigned least, most; /* the band */
    unsigned outside;     /* faces out of it */
};

static void count_dice(const struct session *session, struct tally *tally) {
    *tally = (struct tally){0};
    tally->draws = session_dice(session, tally->count, &tally->faces);
    if (tally->draws == 0 || tally->faces == 0)
        return;
    dice_band(tally->draws, tally->faces, &tally->least, &tally->most);
    for (unsigned face = 0; face < tally->faces; face++)
        tally->outside += tally->count[face] < tally->least || tally->count[face] > tally->most;
}

/* The word of a face, from the first roll in the history. */
static const char *face_word(const struct session *session, unsigned face) {
    for (size_t i = 0; i < session_at(session); i++) {
        const struct entry *entry = session_entry(session, i);
        if (entry->actor == CHANCE)
            return notation_word(session_notation(session),
                                 session_rules(session)->verbs[entry->move.verb].domain[0], face);
    }
    return "?";
}

static int bar_length(const struct tally *tally, unsigned value) {
    unsigned largest = tally->most;
    for (unsigned face = 0; face < tally->faces; face++)
        if (tally->count[face] > largest)
            largest = tally->count[face];
    return largest ? (int)(value * (unsigned long)BAR_COLUMNS / largest) : 0;
}

static void draw_face(struct app *app, const struct session *session, const struct tally *tally,
                      unsigned face, int row, int left) {
    unsigned count = tally->count[face];
    bool inside = count >= tally->least && count <= tally->most;
    unsigned tenths = (tally->draws * 10 + tally->faces / 2) / tally->faces;
    canvas_textf(&app->frame, row, left, -1, INK_PLAIN, _("%6s %7u %7u.%u %6u .. %-4u"),
                 face_word(session, face), count, tenths / 10, tenths % 10, tally->least,
                 tally->most);
    for (int i = 0; i < bar_length(tally, count); i++)
        canvas_put(&app->frame, row, left + BAR_COLUMN + i, glyph_bar,
                   inside ? INK_GOOD : INK_ALERT);
    canvas_put(&app->frame, row, left + BAR_COLUMN + bar_length(tally, tally->least), glyph_end,
               INK_STRONG);
    canvas_put(&app->frame, row, left + BAR_COLUMN + bar_length(tally, tally->most), glyph_end,
               INK_STRONG);
}

/* What the numbers mean, in words. */
static void draw_verdict(struct app *app, const struct tally *tally, int row, int left) {
    struct text text = TEXT_EMPTY;
    if (tally->draws < ENOUGH * tally->faces)
        text_add(&text, _("These are too few to judge."));
    else if (tally->outside == 0)
        text_add(&text, _("Every face came up about as often as with fair dice."));
    else
        text_addf(&text,
                  ngettext("%u face is outside its band.", "%u faces are outside their bands.",
                           tally->outside),
                  tally->outside);
    if (tally->draws >= ENOUGH * tally->faces)
        text_add(&text, _(" By pure luck about one face in twenty is outside its band."));
    canvas_wrap(&app->frame, row, left + 1, 4, FRAME_COLUMNS - 4,
                tally->outside ? INK_STRONG : INK_GOOD, text.bytes);
    text_free(&text);
}

static void draw_page(struct app *app, const struct session *session) {
    struct tally tally;
    int row = frame_top(app) + 1, left = frame_left(app) + 1;
    count_dice(session, &tally);
    if (tally.draws == 0 || tally.faces == 0) {
        canvas_text(&app->frame, row, left, -1, INK_PLAIN, _("No dice were thrown yet."));
        return;
    }
    canvas_textf(&app->frame, row++, left, -1, INK_STRONG,
                 ngettext("  %u die with %u faces was thrown.",
                          "  %u dice with %u faces were thrown.", tally.draws),
                 tally.draws, tally.faces);
    row++;
    canvas_text(&app->frame, row++, left, -1, INK_DIM, _("  face   count  expected   95 % band"));
    unsigned shown = tally.faces < 12 ? tally.faces : 12;
    for (unsigned face = 0; face < shown; face++)
        draw_face(app, session, &tally, face, row++, left);
    draw_verdict(app, &tally, row + 1, left);
}

void page_dice(struct app *app, const struct session *session) {
    static const enum action actions[] = {ACTION_BACK, ACTION_HELP, ACTION_LEAVE, ACTION_NONE};
    if (!board_useful(ACTION_DICE, session)) {
        frame_say(app, INK_PLAIN, _("This game has no dice."));
        return;
    }
    while (!app->leaving) {
        if (frame_begin(app, _("Dice"), session_rules(session)->title))
            draw_page(app, session);
        frame_end(app, CONTEXT_PAGE, actions);
        enum action action = frame_action(app, CONTEXT_PAGE, -1, NULL, NULL);
        if (action == ACTION_HELP)
            page_help(app, CONTEXT_PAGE, session);
        else if (action == ACTION_BACK || action == ACTION_LEAVE)
            return;
    }
}
