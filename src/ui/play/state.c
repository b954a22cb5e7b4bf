/*
 * state.c - what all files of the play page use: saying, stepping, the piece in hand, moving.
 */
#include <ctype.h>

#include "session/clock.h"
#include "table/remote.h"
#include "ui/play/play.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* ---- saying ---- */

void play_cite(struct play *play, const char *sentence) {
    size_t letters = 0;
    while (isupper((unsigned char)sentence[letters]))
        letters++;
    if (letters == 0 || sentence[letters] != '-')
        return;
    size_t digits = strspn(sentence + letters + 1, "0123456789");
    size_t length = letters + 1 + digits;
    if (digits == 0 || sentence[length] != ':' || length >= RULE_MOST)
        return;
    memcpy(play->view.rule, sentence, length);
    play->view.rule[length] = '\0';
}

void play_say(struct play *play, enum ink ink, const char *sentence) {
    frame_say(play->app, ink, sentence);
    play_cite(play, sentence);
}

void play_tell_before(struct play *play, const char *sentence) {
    struct canvas *frame = &play->app->frame;
    int row = frame_rows(play->app);
    for (int column = 0; column < frame->columns; column++)
        canvas_put(frame, row, column, (struct glyph){' ', ' '}, INK_PLAIN);
    canvas_text(frame, row, 1, -1, INK_STRONG, sentence);
}

static void say(void *context, enum tone tone, const char *sentence) {
    static const enum ink inks[] = {
        [TONE_PLAIN] = INK_PLAIN, [TONE_GOOD] = INK_GOOD, [TONE_ALERT] = INK_ALERT};
    play_say(context, inks[tone], sentence);
}

static bool confirm(void *context, const char *before, const char *question) {
    struct play *play = context;
    if (before)
        play_tell_before(play, before);
    return frame_confirm(play->app, question);
}

static bool ask(void *context, const char *question, struct text *out) {
    struct play *play = context;
    return frame_ask(play->app, question, out, NULL);
}

static bool ask_hidden(void *context, const char *question, struct text *out) {
    struct play *play = context;
    return frame_ask(play->app, question, out, &(struct line_help){.hidden = true});
}

struct voice play_voice(struct play *play) {
    return (struct voice){say, confirm, ask, ask_hidden, play};
}

/* ---- who and when ---- */

enum viewer play_viewer(const struct play *play) {
    const struct table *table = &play->table;
    if (table->turn.phase == PHASE_OVER)
        return VIEW_ALL;
    if (play->view.person >= 0 && table_bot_acts(table))
        return (enum viewer)play->view.person; /* who was asked last looks on */
    return play->view.person == (int)table->seat ? (enum viewer)table->seat : VIEW_PUBLIC;
}

bool play_is_watched(const struct play *play) {
    return play->table.seats.bots + 1 == 1u << session_setup(play->table.session)->seats;
}

bool play_has_unread(const struct play *play) {
    unsigned reader = play->view.person < 0 ? ~0U : 1U << play->view.person;
    return play->view.unread & reader;
}

bool play_asks(const struct play *play) {
    return play->table.turn.phase == PHASE_PLAY && !play_has_unread(play);
}

void play_step(struct play *play, size_t fresh) {
    play->view.fresh = fresh;
    play->view.rule[0] = '\0';
    play->stale = true;
    text_clear(&play->app->message); /* it was about the position before */
    play->pace.step_at = clock_milliseconds();
    play->pace.skips = false;
}

enum action play_event(struct play *play, unsigned context, int milliseconds, struct event *event,
                       int *spot) {
    struct screen *screen = play->app->screen;
    bool attends = play->table.remote && screen->attend;
    if (attends)
        screen->attend(screen, remote_descriptor(play->table.remote));
    enum action action = frame_action(play->app, context, milliseconds, event, spot);
    if (attends)
        screen->attend(screen, -1);
    return action;
}

/* ---- moving ---- */

int play_held(const struct play *play) {
    const struct pick *pick = &play->choice.pick;
    bool held = play->table.rules->walks && pick->verb < 0 && pick->spot_count == 1;
    return held && play->table.turn.phase == PHASE_PLAY ? pick->spots[0] : NO_SPOT;
}

void play_hold(struct play *play, const struct move *move, bool back) {
    int first = NO_SPOT, last = NO_SPOT;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(play->table.notation, move, i);
        first = first == NO_SPOT ? spot : first;
        last = spot != NO_SPOT ? spot : last;
    }
    if (play_held(play) != NO_SPOT && first != last)
        play->choice.hold = back ? first : last;
}

bool play_move(struct play *play, const struct move *move) {
    return play->driver->move(play, move);
}

bool play_roll(struct play *play) {
    return play->driver->move(play, NULL);
}
