/*
 * curtain.c - hides the board while one player hands the screen to the next.
 *
 * It is needed when the next player may see something that is not public, or a player asks for it.
 * The board is shown again after that player has pressed a key, and typed his PIN if he has one.
 * Meanwhile the screen shows only names, the turn number and, where there is room, the game's
 * scene, which is no position of this game.
 */
#include "session/clocks.h"
#include "table/commands.h"
#include "ui/play/page.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/picture.h"

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
    play_share_news(play);
    return false;
}

/* Who is to take the keyboard, and why, beside the scene; each sentence in the middle. */
static void draw_curtain(struct play *play, unsigned seat) {
    enum { WORD_ROWS = 2, ROWS = HEAD_ROWS + 1 + WORD_ROWS + 1 + 1 };
    struct app *app = play->app;
    int columns = frame_columns(app), half = columns / 2 - 1;
    struct room scene = picture_room(app, half);
    if (frame_pixels(app) && picture_show_scene(app, &scene, play->table.rules))
        columns = half;
    struct room room = {1 + (frame_rows(app) - ROWS) / 2, 1, WORD_ROWS, columns - 2};
    badge_head(app, room.row, 1 + (room.columns - HEAD_COLUMNS) / 2, seat, FACE_AWAKE);
    text_clear(&play->line);
    if (play->view.hidden)
        text_addf(&play->line, _("The board is hidden until $%c opens it."), seat_letter(seat));
    else
        text_addf(&play->line,
                  play->table.turn.secret ? _("$%c, the next choice is secret.")
                                          : _("$%c, only you may see what comes next."),
                  seat_letter(seat));
    room.row += HEAD_ROWS + 1;
    room.row += frame_centre(app, &room, INK_STRONG, play->line.bytes) + 1;
    text_clear(&play->line);
    text_add(&play->line, _("Take the keyboard and press "));
    play_key(play, ACTION_CHOOSE, &play->line);
    text_add_char(&play->line, '.');
    frame_centre(app, &room, INK_PLAIN, play->line.bytes);
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
    if (play_title(play))
        draw_curtain(play, seat);
    frame_end(play->app, CONTEXT_PLAY, actions);
    enum action action = frame_action(play->app, CONTEXT_PLAY, -1, NULL, NULL);
    if (action == ACTION_CHOOSE)
        open_curtain(play, seat);
    else if (action == ACTION_HELP || action == ACTION_RULES || action == ACTION_LEAVE)
        play_act(play, action);
}
