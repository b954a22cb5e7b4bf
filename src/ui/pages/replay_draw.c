/*
 * replay_draw.c - the picture of the replay page: the position, the moves around it, the move just
 * made with its news, and the timeline.
 *
 * Invariant: what this viewer may not know is not drawn.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/comments.h"
#include "table/news.h"
#include "table/outcome.h"
#include "ui/pages/replay.h"
#include "ui/widgets/clocks.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/names.h"
#include "ui/widgets/timeline.h"

enum { NAME_COLUMNS = 8 /* in the list of moves */ };

static const struct glyph glyph_here = {0x25B8, '>'}; /* a small triangle */

/* Who made a move, for people. */
static void add_actor(const struct entry *entry, struct text *out) {
    if (entry->actor == CHANCE)
        text_addf(out, _("%s: "), _("dice"));
    else
        text_addf(out, _("$%c: "), seat_letter(entry->actor));
}

/* The move as this viewer may know it. */
static void add_move(const struct replay *replay, size_t index, struct text *out) {
    const struct entry *entry = session_entry(replay->session, index);
    if (session_shows(replay->session, index, replay->viewer))
        notation_print(session_notation(replay->session), &entry->move, out);
    else
        text_add(out, "...");
}

/* The comments of this position, at the bottom of the room beside the board, which becomes
   smaller; a long one is cut at half of it. */
static void draw_comments(struct replay *replay) {
    struct room *room = &replay->board.room;
    struct text *line = &replay->line;
    int most = (room->rows + 1) / 2;
    text_clear(line);
    if (!session_add_comments(replay->session, replay->at, line) || most < 1)
        return;
    struct canvas *scratch = &replay->board.scratch;
    canvas_resize(scratch, most, room->columns);
    scratch->names = replay->app->frame.names;
    int rows = canvas_wrap(scratch, 0, 0, most, room->columns, INK_GOOD, line->bytes);
    room->rows -= rows < most ? rows : most;
    canvas_copy(&replay->app->frame, room->row + room->rows, room->column, scratch);
    room->rows -= room->rows > 1; /* a blank row between */
}

/* The moves around the present one, in the room beside the board. */
static void draw_moves(struct replay *replay) {
    const struct room *room = &replay->board.room;
    struct canvas *frame = &replay->app->frame;
    struct text *line = &replay->line;
    size_t rows = (size_t)room->rows, at = replay->at;
    size_t first = at > rows / 2 ? at - rows / 2 : 1; /* moves count from 1 */
    if (first + rows > replay->length + 1)
        first = replay->length + 1 > rows ? replay->length + 1 - rows : 1;
    int number = snprintf(NULL, 0, "%zu", replay->length), name = room->column + number + 1;
    for (size_t i = first; i < first + rows && i <= replay->length; i++) {
        const struct entry *entry = session_entry(replay->session, i - 1);
        int row = room->row + (int)(i - first), text = name + NAME_COLUMNS + 1;
        enum ink ink = i <= at ? INK_PLAIN : INK_DIM;
        canvas_textf(frame, row, room->column, number, INK_DIM, "%*zu", number, i);
        if (entry->actor == CHANCE)
            canvas_text(frame, row, name, NAME_COLUMNS, ink, _("dice"));
        else
            canvas_name(frame, row, name, NAME_COLUMNS, entry->actor);
        text_clear(line);
        add_move(replay, i - 1, line);
        canvas_text(frame, row, text, room->column + room->columns - text, ink, line->bytes);
        if (session_add_comments(replay->session, i, line))
            canvas_put(frame, row, name - 1, (struct glyph){';', ';'}, INK_GOOD);
        if (i == at) {
            canvas_paper(frame, row, room->column, 1, room->columns, PAPER_CHOICE);
            canvas_put(frame, row, name - 1, glyph_here, INK_KEY);
        }
    }
}

/* Finds the timeline's place: below the words that hang on the board and as wide as it. On a small
   screen it shares the message's row; then false. */
static bool place_timeline(struct replay *replay) {
    const struct app *app = replay->app;
    const struct board *board = &replay->board;
    int row = app->message_row, keys = app->frame.rows - 1;
    bool below = row + 1 < keys;
    replay->timeline = (struct room){row + below, app->message_column, row + 2 < keys ? 2 : 1,
                                     board->size <= SIZE_S ? PAGE_COLUMNS : board->place.columns};
    return below;
}

/* Adds how the game ended, where its end is shown; false elsewhere. */
static bool add_outcome(const struct replay *replay, struct text *out) {
    struct result result;
    session_result(replay->session, &result);
    if (!result.reason || replay->at < replay->length)
        return false;
    outcome_sentence(&result, out);
    return true;
}

/* The move just made and its news, on the prompt row; at the end, if asked, how the game ended. */
static void draw_prompt(struct replay *replay, bool with_outcome) {
    struct text *line = &replay->line;
    text_clear(line);
    if (with_outcome && add_outcome(replay, line)) {
        /* the last move stands in the list */
    } else if (replay->at == 0) {
        text_add(line, _("The position at the start"));
    } else {
        const struct entry *entry = session_entry(replay->session, replay->at - 1);
        if (replay->told != replay->at) {
            text_clear(&replay->news);
            news_of_move(replay->session, replay->at - 1, &replay->news);
            replay->told = replay->at;
        }
        add_actor(entry, line);
        add_move(replay, replay->at - 1, line);
        text_add(line, "  ");
        text_add_bytes(line, replay->news.bytes, strcspn(replay->news.bytes, "\n"));
    }
    const char *state = replay->follow ? _("watching") : "";
    if (replay->running)
        state = _("playing");
    board_prompt(&replay->board, replay->app, INK_STRONG, line->bytes, state);
}

/* Unless there is a message: the number that is being typed, or, if asked, how the game ended. */
static void draw_hint(struct replay *replay, bool with_outcome) {
    struct text *line = &replay->line;
    if (replay->app->message.length > 0)
        return;
    text_clear(line);
    if (replay->digits[0])
        text_addf(line, _("Go to move %s_"), replay->digits);
    else if (with_outcome)
        add_outcome(replay, line);
    frame_say(replay->app, INK_PLAIN, line->bytes);
}

/* Bookmarks and comments, and before them the turns in which points changed. */
static void draw_timeline(struct replay *replay) {
    static const struct glyph better = {0x25B4, '^'}, worse = {0x25BE, 'v'}; /* small triangles */
    static const struct glyph bookmark = {0x25C6, '*'};                      /* a diamond */
    const struct moments *moments = &replay->moments;
    size_t comments = session_comments(replay->session), count = 0;
    struct timeline_mark *marks =
        memory_resize(NULL, moments->count + comments + replay->bookmark_count + 1, sizeof *marks);
    for (size_t i = 0; i < moments->count; i++) {
        const struct moment *moment = &moments->list[i];
        marks[count++] = (struct timeline_mark){moment->at, moment->worse ? worse : better,
                                                INK_SEAT_A + moment->seat};
    }
    for (size_t i = 0; i < comments; i++)
        marks[count++] =
            (struct timeline_mark){session_comment(replay->session, i)->at, {';', ';'}, INK_GOOD};
    for (size_t i = 0; i < replay->bookmark_count; i++)
        marks[count++] = (struct timeline_mark){replay->bookmarks[i], bookmark, INK_KEY};
    timeline_draw(replay->app, &replay->timeline, replay->session, replay->at, marks, count);
    free(marks);
}

static bool draw_title(struct replay *replay) {
    struct turn turn;
    struct text *line = &replay->line, where = TEXT_EMPTY;
    session_turn(replay->session, &turn);
    text_addf(&where, _("move %zu of %zu, turn %u"), replay->at, replay->length, turn.number);
    replay->app->frame.names = session_names(replay->session);
    text_clear(line);
    news_title(replay->session, line);
    bool fits = frame_begin(replay->app, line->bytes, NULL);
    struct canvas *frame = &replay->app->frame;
    int column = frame->columns - 1 - utf8_columns(where.bytes);
    if (fits) {
        canvas_text(frame, 0, column - 2, 2, INK_PLAIN, "  ");
        canvas_text(frame, 0, column, -1, INK_PLAIN, where.bytes);
    }
    text_free(&where);
    return fits;
}

/* What the clocks showed at this position. */
static void draw_clocks(struct replay *replay) {
    struct clock_face faces[SEATS_MOST];
    for (unsigned seat = 0; seat < session_setup(replay->session)->seats; seat++)
        session_clock_at(replay->session, replay->at, seat, &faces[seat]);
    clocks_draw(replay->app, &replay->board, replay->session, faces);
}

void replay_draw(struct replay *replay) {
    static const enum action actions[] = {
        ACTION_PLAY_PAUSE, ACTION_STEP_BACK,     ACTION_STEP,
        ACTION_GO,         ACTION_HELP,          ACTION_LEAVE,
        ACTION_FROM_HERE,  ACTION_ANALYSIS,      ACTION_TURN_BACK,
        ACTION_TURN,       ACTION_TURNS_BACK,    ACTION_TURNS,
        ACTION_BOOKMARK,   ACTION_NEXT_BOOKMARK, ACTION_PREVIOUS_BOOKMARK,
        ACTION_VIEWER,     ACTION_FASTER,        ACTION_SLOWER,
        ACTION_FIRST,      ACTION_LAST,          ACTION_RULES,
        ACTION_NAMES,      ACTION_COMMENT,       ACTION_EXPORT,
        ACTION_DICE,       ACTION_NONE};
    const game_state *s = session_state(replay->session);
    if (draw_title(replay)) {
        board_show(&replay->board, replay->app, replay->session, s, s, replay->viewer);
        if (replay->at > 0 && session_shows(replay->session, replay->at - 1, replay->viewer)) {
            const struct entry *last = session_entry(replay->session, replay->at - 1);
            board_mark_move(replay->app, replay->session, last->actor, &last->move, MARK_LAST);
        }
        canvas_show_marks(&replay->app->frame);
        names_show(&replay->app->frame, session_rules(replay->session),
                   session_notation(replay->session), replay->named);
        draw_clocks(replay);
        draw_comments(replay);
        draw_moves(replay);
        bool below = place_timeline(replay);
        draw_prompt(replay, !below);
        draw_hint(replay, below);
        if (below || replay->app->message.length == 0)
            draw_timeline(replay);
    }
    board_end(replay->app, replay->session, CONTEXT_REPLAY, actions);
}
