/*
 * spot.c - what the play page can tell about spots beyond a word: shading around the one
 * that is meant, what lies between two, and a game's page about one.
 *
 * `from` is the spot that `w` was pressed on last, the first of two; it is forgotten with the
 * next answer or move. A page that others may not see is shown only after its player was asked.
 */
#include "ui/play/play.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

void play_shade(struct play *play) {
    const struct pick *pick = &play->pick;
    bool asked = play->turn.phase == PHASE_PLAY;
    play->board.pointed = !asked ? NO_SPOT : pick->spot_count > 0 ? pick->spots[0] : play->cursor;
    play->board.from = NO_SPOT;
    if (asked && play->from != NO_SPOT && play->from != play->cursor) {
        play->board.pointed = play->cursor;
        play->board.from = play->from;
    }
}

bool play_between(struct play *play, struct text *out) {
    if (!play->rules->between || play->from == NO_SPOT || play->cursor == NO_SPOT ||
        play->from == play->cursor)
        return false;
    play->rules->between(session_state(play->session), play_viewer(play), play->from, play->cursor,
                         NULL, out);
    return true;
}

/* Draws the page as a viewer sees it; false, and no canvas to be freed, when there is none. */
static bool draw_page(const struct play *play, enum viewer viewer, struct canvas *canvas) {
    if (!play->rules->page)
        return false;
    canvas_init(canvas, PAGE_ROWS, PAGE_COLUMNS);
    canvas->names = session_names(play->session);
    bool drawn = play->rules->page(session_state(play->session), viewer, play->cursor, canvas);
    if (!drawn)
        canvas_free(canvas);
    return drawn;
}

/* True when the game has one, shown or not. */
static bool show_page(struct play *play) {
    static const enum action actions[] = {ACTION_BACK, ACTION_NONE};
    struct canvas page, known;
    bool drawn = play->cursor != NO_SPOT && play->turn.phase == PHASE_PLAY &&
                 draw_page(play, play_viewer(play), &page);
    if (!drawn)
        return false;
    bool public = draw_page(play, VIEW_PUBLIC, &known);
    text_clear(&play->line);
    text_addf(&play->line, _("$%c, only you may see this page. Show it?"), 'A' + (int)play->seat);
    bool alone = seats_only_person(&play->seats) >= 0; /* nobody else looks */
    if (alone || (public && canvas_equal(&page, &known)) ||
        frame_confirm(play->app, play->line.bytes)) {
        if (play_title(play))
            canvas_copy(&play->app->frame, frame_top(play->app) + 1, frame_left(play->app) + 2,
                        &page);
        frame_end(play->app, CONTEXT_PLAY, actions);
        frame_action(play->app, CONTEXT_PLAY, -1, NULL, NULL);
    }
    canvas_free(&page);
    if (public)
        canvas_free(&known);
    return true;
}

void play_ask_why(struct play *play) {
    text_clear(&play->line);
    if (play_between(play, &play->line)) {
        play_say(play, INK_STRONG, play->line.bytes);
        play->from = NO_SPOT;
    } else {
        play_why(play);
        play->from = play->rules->between ? play->cursor : NO_SPOT;
    }
}

void play_ask_look(struct play *play) {
    struct text text = TEXT_EMPTY;
    if (show_page(play))
        return;
    if (play->cursor == NO_SPOT) {
        play_say(play, INK_PLAIN, _("Nothing is under the cursor: the arrows move it."));
        return;
    }
    play_look(play, play->cursor, &text);
    struct pick *pick = &play->pick;
    if (pick->spot_count == 0 && pick_spot(pick, play->cursor)) {
        const struct canvas *frame = &play->app->frame;
        int first = canvas_spot_marked(frame, NO_SPOT, MARK_CANDIDATE, 1), spot = first;
        text_add(&text, _("; from here: "));
        size_t list = text.length;
        while (spot != NO_SPOT) {
            if (pick_can_come(pick, spot))
                text_add_item(&text, list, notation_spot(play->notation, spot));
            spot = canvas_spot_marked(frame, spot, MARK_CANDIDATE, 1);
            if (spot == first)
                break;
        }
        pick_back(pick);
    }
    play_say(play, INK_PLAIN, text.bytes);
    text_free(&text);
}
