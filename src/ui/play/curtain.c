/*
 * curtain.c - hides the board while one player hands the screen to the next.
 *
 * It is needed when the next player may see something that is not public, or a player asks for it.
 * The board is shown again after that player has pressed a key, and typed his PIN if he has one.
 * Meanwhile the screen shows only names and the turn number.
 */
#include "session/clocks.h"
#include "table/commands.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"

/* The player who opens the curtain: while a bot acts, who was asked last. */
static unsigned opener(const struct play *play) {
    bool waits = table_bot_acts(&play->table) && play->view.person >= 0;
    return waits ? (unsigned)play->view.person : play->table.seat;
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

/* Shows the board again, to a player who knows the PIN. */
static void open_curtain(struct play *play, unsigned seat) {
    if (command_opens(&play->table, &play->voice, seat)) {
        play->view.person = (int)seat;
        play->view.hidden = false;
    }
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
