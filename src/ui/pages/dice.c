/*
 * dice.c - the page about the dice: how often each face came, how often it is expected, and the 95
 * % band; and the same of the sums, where a game adds its dice.
 *
 *      face  count  expected  95 % band
 *         1     18      20.0   12 .. 29   ##########|#####
 *
 * The bars share one scale that shows the largest count and the upper end of the band.
 */
#include "session/dice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/board.h"
#include "ui/widgets/frame.h"

enum { OUTCOMES_MOST = 64, ROWS_MOST = 12, BAR_COLUMN = 40, BAR_COLUMNS = 36 };
enum { ENOUGH = 5 /* draws expected of each outcome before anything can be said */ };

static const struct glyph glyph_bar = {0x2588, '#'}; /* a full block */
static const struct glyph glyph_end = {0x2502, '|'}; /* where the band begins and ends */

/* How often each outcome came: a face, or a sum of faces. */
struct tally {
    unsigned draws, outcomes;
    unsigned count[OUTCOMES_MOST];
    unsigned ways[OUTCOMES_MOST], all;                  /* in how many of all equal ways it comes */
    unsigned least[OUTCOMES_MOST], most[OUTCOMES_MOST]; /* its band */
    unsigned outside;                                   /* outcomes out of their bands */
};

static void find_bands(struct tally *tally) {
    for (unsigned i = 0; i < tally->outcomes; i++) {
        dice_band(tally->draws, tally->ways[i], tally->all, &tally->least[i], &tally->most[i]);
        tally->outside += tally->count[i] < tally->least[i] || tally->count[i] > tally->most[i];
    }
}

static void count_faces(const struct session *session, struct tally *tally) {
    *tally = (struct tally){.draws = 0};
    tally->draws = session_dice(session, tally->count, &tally->outcomes);
    tally->all = tally->outcomes;
    for (unsigned i = 0; i < tally->outcomes; i++)
        tally->ways[i] = 1;
    find_bands(tally);
}

/* The first roll in the history, or NULL. */
static const struct entry *first_roll(const struct session *session) {
    for (size_t i = 0; i < session_at(session); i++)
        if (session_entry(session, i)->actor == CHANCE)
            return session_entry(session, i);
    return NULL;
}

static const char *face_word(const struct session *session, unsigned face) {
    const struct entry *roll = first_roll(session);
    return roll ? notation_word(session_notation(session),
                                session_rules(session)->verbs[roll->move.verb].domain[0], face)
                : "?";
}

/* The ways in which so many dice add up, each face being its number from 0. */
static void find_ways(struct tally *tally, unsigned dice, unsigned faces) {
    tally->ways[0] = tally->all = tally->outcomes = 1;
    for (unsigned die = 0; die < dice; die++) {
        unsigned before[OUTCOMES_MOST];
        memcpy(before, tally->ways, sizeof before);
        memset(tally->ways, 0, sizeof tally->ways);
        for (unsigned sum = 0; sum < tally->outcomes; sum++)
            for (unsigned face = 0; face < faces; face++)
                tally->ways[sum + face] += before[sum];
        tally->outcomes += faces - 1;
        tally->all *= faces;
    }
}

/* Counts the sums of whole rolls; *least is the smallest one. false: the game does not add dice. */
static bool count_sums(const struct session *session, unsigned faces, struct tally *tally,
                       int *least) {
    const struct entry *first = first_roll(session);
    unsigned dice = first ? first->move.count : 0;
    *tally = (struct tally){.draws = 0};
    if (!session_rules(session)->adds_dice || dice < 2 || dice * (faces - 1) >= OUTCOMES_MOST)
        return false;
    find_ways(tally, dice, faces);
    *least = (int)dice * (int)strtol(face_word(session, 0), NULL, 10);
    for (size_t i = 0; i < session_at(session); i++) {
        const struct entry *entry = session_entry(session, i);
        unsigned sum = 0;
        for (unsigned k = 0; entry->actor == CHANCE && k < entry->move.count; k++)
            sum += entry->move.arg[k];
        if (entry->actor == CHANCE && sum < tally->outcomes) {
            tally->count[sum]++;
            tally->draws++;
        }
    }
    find_bands(tally);
    return true;
}

static int bar_length(const struct tally *tally, unsigned value) {
    unsigned largest = 0;
    for (unsigned i = 0; i < tally->outcomes; i++) {
        largest = tally->count[i] > largest ? tally->count[i] : largest;
        largest = tally->most[i] > largest ? tally->most[i] : largest;
    }
    return largest ? (int)(value * (unsigned long)BAR_COLUMNS / largest) : 0;
}

static void draw_outcome(struct app *app, const struct tally *tally, unsigned outcome,
                         const char *word, int row, int left) {
    unsigned count = tally->count[outcome], least = tally->least[outcome];
    unsigned most = tally->most[outcome];
    bool inside = count >= least && count <= most;
    unsigned tenths =
        (unsigned)((tally->draws * 10ULL * tally->ways[outcome] + tally->all / 2) / tally->all);
    canvas_textf(&app->frame, row, left, -1, INK_PLAIN, _("%6s %7u %7u.%u %6u .. %-4u"), word,
                 count, tenths / 10, tenths % 10, least, most);
    for (int i = 0; i < bar_length(tally, count); i++)
        canvas_put(&app->frame, row, left + BAR_COLUMN + i, glyph_bar,
                   inside ? INK_GOOD : INK_ALERT);
    canvas_put(&app->frame, row, left + BAR_COLUMN + bar_length(tally, least), glyph_end,
               INK_STRONG);
    canvas_put(&app->frame, row, left + BAR_COLUMN + bar_length(tally, most), glyph_end,
               INK_STRONG);
}

/* What the numbers mean, in words. */
static void draw_verdict(struct app *app, const struct tally *tally, int row, int left) {
    struct text text = TEXT_EMPTY;
    bool enough = tally->draws >= ENOUGH * tally->outcomes;
    if (!enough)
        text_add(&text, _("These are too few to judge."));
    else if (tally->outside == 0)
        text_add(&text, _("Every face came up about as often as with fair dice."));
    else
        text_addf(&text,
                  ngettext("%u face is outside its band.", "%u faces are outside their bands.",
                           tally->outside),
                  tally->outside);
    if (enough)
        text_add(&text, _(" By pure luck about one face in twenty is outside its band."));
    canvas_wrap(&app->frame, row, left + 1, 4, FRAME_COLUMNS - 4,
                tally->outside ? INK_STRONG : INK_GOOD, text.bytes);
    text_free(&text);
}

/* Draws the table of faces; returns the row after it. */
static int draw_faces(struct app *app, const struct session *session, const struct tally *tally,
                      int row, int left) {
    canvas_text(&app->frame, row++, left, -1, INK_DIM, _("  face   count  expected   95 % band"));
    for (unsigned face = 0; face < tally->outcomes && face < ROWS_MOST; face++)
        draw_outcome(app, tally, face, face_word(session, face), row++, left);
    return row;
}

static int draw_sums(struct app *app, const struct tally *sums, int least, int row, int left) {
    canvas_text(&app->frame, row++, left, -1, INK_DIM, _("  sum    count  expected   95 % band"));
    for (unsigned sum = 0; sum < sums->outcomes && sum < ROWS_MOST; sum++) {
        char word[16];
        snprintf(word, sizeof word, "%d", least + (int)sum);
        draw_outcome(app, sums, sum, word, row++, left);
    }
    return row;
}

/* The faces on one line, where the sums take the room. */
static void draw_short(struct app *app, const struct session *session, const struct tally *tally,
                       int row, int left) {
    struct text text = TEXT_EMPTY;
    for (unsigned face = 0; face < tally->outcomes; face++)
        text_addf(&text, "%s%s: %u", face ? "   " : "", face_word(session, face),
                  tally->count[face]);
    canvas_text(&app->frame, row, left + 2, FRAME_COLUMNS - 4, INK_DIM, text.bytes);
    text_free(&text);
}

static void draw_page(struct app *app, const struct session *session) {
    struct tally faces, sums;
    int least = 0, left = frame_left(app) + 1;
    count_faces(session, &faces);
    bool adds = count_sums(session, faces.outcomes, &sums, &least);
    int needed = adds ? (int)(faces.outcomes + sums.outcomes) + 12 : 0;
    bool both = needed <= frame_rows(app);
    int row = both && adds ? 1 + (frame_rows(app) - needed) / 2 : frame_top(app) + 1;
    if (faces.draws == 0 || faces.outcomes == 0) {
        canvas_text(&app->frame, row, left, -1, INK_PLAIN, _("No dice were thrown yet."));
        return;
    }
    canvas_textf(&app->frame, row, left, -1, INK_STRONG,
                 ngettext("  %u die with %u faces was thrown.",
                          "  %u dice with %u faces were thrown.", faces.draws),
                 faces.draws, faces.outcomes);
    row += 2;
    if (adds) {
        row = draw_sums(app, &sums, least, row, left) + 1;
        if (both)
            row = draw_faces(app, session, &faces, row, left);
        else
            draw_short(app, session, &faces, row++, left);
    } else {
        row = draw_faces(app, session, &faces, row, left);
    }
    draw_verdict(app, &faces, row + !adds + (adds && both), left);
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
