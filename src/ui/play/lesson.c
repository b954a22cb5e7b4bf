/*
 * lesson.c - a lesson on the play page: texts to read on the two rows above the keys, and
 * questions that are answered like any choice.
 *
 * The page's session is the lesson's: it holds the whole log and stands where the lesson stands.
 * Invariant: during a lesson nothing makes, undoes or saves a move.
 */
#include "table/lesson.h"

#include "core/utf8.h"
#include "ui/play/page.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/motion.h"

enum { MOVE_SEEN = 500 /* milliseconds that a position stays before the lesson moves on */ };

/* ---- going ---- */

/* Back to the text or question before. */
static void go_back(struct play *play) {
    if (lesson_go_back(play->lesson)) {
        text_clear(&play->view.news);
        play_step(play, 0);
    }
}

/* Makes the move that is asked for, or that the lesson makes. */
static void show_move(struct play *play) {
    size_t fresh = play->view.news.length;
    lesson_go_on(play->lesson, &play->view.news);
    play_step(play, fresh);
}

/* ---- reading ---- */

/* Writes the text on the prompt row and the message row, over what a high board has there. */
static void draw_text(struct play *play) {
    struct canvas *frame = &play->app->frame;
    struct word rest = {lesson_text(play->lesson), strlen(lesson_text(play->lesson))}, line;
    int prompt = play->app->message_row - 1, row = prompt, left = play->app->message_column;
    for (int i = 0; i < frame->columns; i++)
        canvas_put(frame, row, i, (struct glyph){' ', ' '}, INK_PLAIN);
    for (; word_part(&rest, '\n', &line) && row < prompt + 2; row++) {
        text_clear(&play->line);
        text_add_bytes(&play->line, line.bytes, line.length);
        if (row == prompt)
            canvas_text(frame, row, left, -1, INK_STRONG, play->line.bytes);
        else
            frame_say(play->app, INK_STRONG, play->line.bytes);
    }
}

/* The key row: going on and back mean something of their own here. */
static void draw_keys(struct play *play) {
    static const struct {
        enum action action;
        const char *label;
    } shown[] = {
        {ACTION_CHOOSE, N_("go on")}, {ACTION_UNDO, N_("back")},   {ACTION_HELP, N_("help")},
        {ACTION_RULES, N_("rules")},  {ACTION_LEAVE, N_("leave")},
    };
    int column = 1;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        text_clear(&play->line);
        play_key(play, shown[i].action, &play->line);
        column = frame_key(play->app, column, play->line.bytes, _(shown[i].label),
                           SPOT_ACTION + (int)shown[i].action);
    }
}

/* The position as the learner sees it, without anything to choose. False when there is no room. */
static bool draw_position(struct play *play) {
    const game_state *s = session_state(play->table.session);
    enum viewer learner = (enum viewer)lesson_learner(play->lesson);
    if (!play_title(play))
        return false;
    if (play->table.turn.phase == PHASE_OVER)
        learner = VIEW_ALL;
    board_show(&play->view.board, play->app, play->table.session, s, s, learner);
    play_mark_last(play);
    canvas_show_marks(&play->app->frame);
    board_lines(&play->view.board, play->app, &play->view.news, play->view.fresh);
    return true;
}

static const enum action no_actions[] = {ACTION_NONE};

static void read_text(struct play *play) {
    if (draw_position(play)) {
        draw_text(play);
        draw_keys(play);
    }
    frame_end(play->app, CONTEXT_PLAY, no_actions);
    struct event event;
    int spot;
    enum action action = frame_action(play->app, CONTEXT_PLAY, -1, &event, &spot);
    bool clicked = event.key == KEYS_MOUSE && action == ACTION_NONE;
    if (action == ACTION_CHOOSE || clicked) {
        lesson_go_on(play->lesson, NULL);
        play->stale = true;
    } else if (action == ACTION_BACK) {
        go_back(play);
    } else {
        play_act(play, action);
    }
}

/* ---- the driver ---- */

/* The answer to a question. */
static bool answer(struct play *play, const struct move *move) {
    struct text reply = TEXT_EMPTY;
    size_t fresh = play->view.news.length;
    unsigned actor = play->table.turn.phase == PHASE_CHANCE ? CHANCE : play->table.seat;
    bool right = lesson_answer(play->lesson, actor, move, &play->view.news, &reply);
    bool allowed =
        !right && !(move && play->table.rules->why_not(session_state(play->table.session),
                                                       play->table.seat, move, NULL));
    if (right) {
        if (move)
            play_hold(play, move, false);
        play_step(play, fresh);
    } else {
        if (allowed) {
            text_clear(&play->line);
            play_key(play, ACTION_SHOW, &play->line);
            text_addf(&reply, _(" %s shows it."), play->line.bytes);
        }
        play_say(play, INK_ALERT, reply.bytes);
    }
    text_free(&reply);
    return right;
}

/* After the last stop: a game of one's own, or the menu. */
static void finish(struct play *play) {
    static const char *const rows[] = {N_("Play a game"), N_("The lesson again"),
                                       N_("Back to the menu")};
    const struct registered *game = session_game(play->table.session);
    struct text title = TEXT_EMPTY;
    text_addf(&title, _("First game of %s"), game->ruleset->title);
    int chosen =
        page_ask(play->app, title.bytes,
                 _("That was the lesson. The rules are always one key away: R.\n"), rows, 3);
    text_free(&title);
    if (chosen == 1) {
        while (lesson_go_back(play->lesson))
            continue;
        text_clear(&play->view.news);
        play_step(play, 0);
        return;
    }
    play->leaving = true;
    if (chosen == 0)
        play->next = (struct place){.page = PAGE_NEW_GAME, .instead = true, .game = game};
}

static bool proceed(struct play *play) {
    switch (lesson_kind(play->lesson)) {
    case LESSON_TEXT:
        read_text(play);
        return true;
    case LESSON_MOVE:
        if (motion_wanted(play->app)) {
            draw_position(play);
            frame_end(play->app, CONTEXT_PLAY, no_actions);
            motion_wait(play->app, MOVE_SEEN);
        }
        show_move(play);
        return true;
    case LESSON_END:
        finish(play);
        return true;
    default:
        play->view.person = (int)play->table.seat;
        return false;
    }
}

/* Actions that mean something else in a lesson, or nothing. */
static bool act(struct play *play, enum action action) {
    switch (action) {
    case ACTION_UNDO:
        go_back(play);
        break;
    case ACTION_SHOW:
        show_move(play);
        break;
    case ACTION_LEAVE:
        text_clear(&play->app->message);
        play->leaving = true;
        break;
    case ACTION_REDO:
    case ACTION_GIVE_UP:
    case ACTION_DRAW:
    case ACTION_COMMENT:
    case ACTION_SUGGEST:
        play_say(play, INK_PLAIN, _("Not in a lesson."));
        break;
    default:
        return false;
    }
    return true;
}

static int offer(const struct play *play, bool first, enum action *out) {
    (void)play;
    *out = first ? ACTION_UNDO : ACTION_SHOW;
    return 1;
}

static bool standing(const struct play *play, struct text *out) {
    unsigned steps, step = lesson_step(play->lesson, &steps);
    text_addf(out, _("lesson, step %u of %u"), step, steps);
    return false;
}

static const char *question(const struct play *play) {
    bool asks = lesson_kind(play->lesson) == LESSON_QUESTION;
    return asks ? lesson_text(play->lesson) : NULL;
}

struct place page_lesson(struct app *app, struct place *here) {
    static const struct play_driver driver = {.context = CONTEXT_LESSON,
                                              .proceed = proceed,
                                              .move = answer,
                                              .act = act,
                                              .offer = offer,
                                              .standing = standing,
                                              .question = question};
    struct text why = TEXT_EMPTY;
    struct place next = {.page = PAGE_BACK};
    struct lesson *lesson = lesson_open(here->game, i18n_language(), &why);
    if (lesson)
        next = play_run(app, here, lesson_session(lesson), &driver, lesson);
    else
        frame_say(app, INK_ALERT, why.length ? why.bytes : _("This game has no lesson."));
    lesson_free(lesson);
    text_free(&why);
    return next;
}
