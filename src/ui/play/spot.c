/*
 * spot.c - what the play page can tell about spots beyond a word: shading around the one
 * that is meant, what lies between two, and a game's page about one.
 *
 * `from` is the spot that `w` was pressed on last, the first of two; it is forgotten with the
 * next answer or move. A page that others may not see is shown only after its player was asked.
 */
#include "table/commands.h"
#include "ui/play/choose.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

void play_shade(struct play *play) {
    const struct pick *pick = &play->choice.pick;
    bool asked = play_asks(play);
    play->view.board.pointed = NO_SPOT;
    if (asked)
        play->view.board.pointed = pick->spot_count > 0 ? pick->spots[0] : play->choice.cursor;
    play->view.board.from = NO_SPOT;
    if (asked && play->choice.from != NO_SPOT && play->choice.from != play->choice.cursor) {
        play->view.board.pointed = play->choice.cursor;
        play->view.board.from = play->choice.from;
    }
}

bool play_between(struct play *play, struct text *out) {
    if (!play->table.rules->between || play->choice.from == NO_SPOT ||
        play->choice.cursor == NO_SPOT || play->choice.from == play->choice.cursor)
        return false;
    play->table.rules->between(session_state(play->table.session), play_viewer(play),
                               play->choice.from, play->choice.cursor, NULL, out);
    return true;
}

/* True when the game has a page about the spot, shown or not. */
static bool show_page(struct play *play) {
    static const enum action actions[] = {ACTION_BACK, ACTION_NONE};
    struct canvas page;
    if (play->choice.cursor == NO_SPOT || !play_asks(play))
        return false;
    enum spot_page known =
        command_page(&play->table, &play->voice, play_viewer(play), play->choice.cursor, &page);
    if (known == SPOT_PAGE_NONE)
        return false;
    if (known == SPOT_PAGE_WHOLE) {
        if (play_title(play))
            canvas_copy(&play->app->frame, frame_top(play->app) + 1, frame_left(play->app) + 2,
                        &page);
        frame_end(play->app, CONTEXT_PLAY, actions);
        frame_action(play->app, CONTEXT_PLAY, -1, NULL, NULL);
    }
    canvas_free(&page);
    return true;
}

void play_ask_why(struct play *play) {
    text_clear(&play->line);
    if (play_between(play, &play->line)) {
        play_say(play, INK_STRONG, play->line.bytes);
        play->choice.from = NO_SPOT;
    } else {
        play_why(play);
        play->choice.from = play->table.rules->between ? play->choice.cursor : NO_SPOT;
    }
}

void play_ask_look(struct play *play) {
    struct text text = TEXT_EMPTY;
    if (show_page(play))
        return;
    if (play->choice.cursor == NO_SPOT) {
        play_say(play, INK_PLAIN, _("Nothing is under the cursor: the arrows move it."));
        return;
    }
    play_look(play, play->choice.cursor, &text);
    struct pick *pick = &play->choice.pick;
    if (pick->spot_count == 0 && pick_spot(pick, play->choice.cursor)) {
        const struct canvas *frame = &play->app->frame;
        int first = canvas_spot_marked(frame, NO_SPOT, MARK_CANDIDATE, 1), spot = first;
        size_t look = text.length;
        text_add(&text, _("; from here: "));
        size_t list = text.length;
        while (spot != NO_SPOT) {
            if (pick_can_come(pick, spot))
                text_add_item(&text, list, notation_spot(play->table.notation, spot));
            spot = canvas_spot_marked(frame, spot, MARK_CANDIDATE, 1);
            if (spot == first)
                break;
        }
        if (text.length == list)
            text_truncate(&text, look);
        pick_back(pick);
    }
    play_say(play, INK_PLAIN, text.bytes);
    text_free(&text);
}
