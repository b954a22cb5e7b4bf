/*
 * curtain.c - hides the board while one player hands the screen to the next.
 *
 * It is needed when the next player may see something that is not public, or a player asks for it.
 * The board is shown again after that player has pressed a key, and typed his PIN if he has one.
 * Meanwhile the screen shows only names and the turn number.
 */
#include "session/clocks.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* The player who opens the curtain: while a bot acts, who was asked last. */
static unsigned opener(const struct play *play) {
    bool waits = table_bot_acts(&play->table) && play->view.person >= 0;
    return waits ? (unsigned)play->view.person : play->table.seat;
}

void play_hide(struct play *play) {
    play->view.hidden = true;
}

bool play_needs_curtain(struct play *play) {
    if (play->view.hidden)
        return true;
    if (play->table.turn.phase != PHASE_PLAY || play->view.person == (int)play->table.seat)
        return false;
    if (play->table.turn.secret ||
        board_hides(&play->view.board, play->table.session, play->table.seat))
        return true;
    play->view.person = (int)play->table.seat;
    return false;
}

/* Writes a sentence in the middle of a row. */
static void centre(struct play *play, int row, enum ink ink, const char *sentence) {
    struct canvas *frame = &play->app->frame;
    struct canvas line;
    canvas_init(&line, 1, frame->columns);
    line.names = frame->names;
    int width = canvas_text(&line, 0, 0, -1, ink, sentence);
    canvas_free(&line);
    canvas_text(frame, row, (frame->columns - width) / 2, -1, ink, sentence);
}

/* Asks for a line whose letters are not shown; false when it was given up. */
static bool ask_hidden(struct play *play, const char *prompt, struct text *typed) {
    return frame_ask(play->app, prompt, typed, &(struct line_help){.hidden = true});
}

/* Shows the board again, to a player who knows the PIN. */
static void open_curtain(struct play *play, unsigned seat) {
    const struct pin *pin = &play->view.pin[seat];
    struct text typed = TEXT_EMPTY;
    if (!pin_is_set(pin) || (ask_hidden(play, _("PIN:"), &typed) && pin_opens(pin, typed.bytes))) {
        play->view.person = (int)seat;
        play->view.hidden = false;
    } else {
        play_say(play, INK_ALERT, _("That is not the PIN."));
    }
    text_free(&typed);
}

void play_ask_pin(struct play *play) {
    struct text typed = TEXT_EMPTY, again = TEXT_EMPTY;
    bool same = ask_hidden(play, _("A PIN for you (empty: none):"), &typed) &&
                ask_hidden(play, _("The same PIN again:"), &again) &&
                strcmp(typed.bytes, again.bytes) == 0;
    bool set = same && pin_set(&play->view.pin[play->table.seat], typed.bytes);
    if (!set)
        play_say(play, INK_ALERT, _("Nothing was changed."));
    else if (typed.length > 0)
        play_say(play, INK_GOOD, _("Your board opens by this PIN, until you leave the game."));
    else
        play_say(play, INK_PLAIN, _("Your board opens without a PIN."));
    text_free(&typed);
    text_free(&again);
}

void play_curtain(struct play *play) {
    unsigned seat = opener(play);
    static const enum action actions[] = {ACTION_CHOOSE, ACTION_HELP, ACTION_RULES, ACTION_LEAVE,
                                          ACTION_NONE};
    session_clock_run(play->table.session, NO_CLOCK);
    if (play_title(play)) {
        int middle = 1 + frame_rows(play->app) / 2;
        text_clear(&play->line);
        if (play->view.hidden)
            text_addf(&play->line, _("The board is hidden until $%c opens it."), seat_letter(seat));
        else
            text_addf(&play->line,
                      play->table.turn.secret ? _("$%c, the next choice is secret.")
                                              : _("$%c, only you may see what comes next."),
                      seat_letter(seat));
        centre(play, middle - 1, INK_STRONG, play->line.bytes);
        text_clear(&play->line);
        text_add(&play->line, _("Take the keyboard and press "));
        play_key(play, ACTION_CHOOSE, &play->line);
        text_add_char(&play->line, '.');
        centre(play, middle + 1, INK_PLAIN, play->line.bytes);
    }
    frame_end(play->app, CONTEXT_PLAY, actions);
    enum action action = frame_action(play->app, CONTEXT_PLAY, -1, NULL, NULL);
    if (action == ACTION_CHOOSE)
        open_curtain(play, seat);
    else if (action == ACTION_HELP || action == ACTION_RULES || action == ACTION_LEAVE)
        play_act(play, action);
}
