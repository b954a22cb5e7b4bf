/*
 * actions.c - what a player may ask for besides moving: taking back, typing, giving up,
 * agreeing to a draw, another file, other pages, autoplay.
 *
 * Who must agree, and what is told, is decided in table/commands.h.
 */
#include "session/clocks.h"
#include "session/comments.h"
#include "table/advice.h"
#include "table/commands.h"
#include "table/remote.h"
#include "table/resume.h"
#include "table/typed.h"
#include "ui/pages/export.h"
#include "ui/pages/pages.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/pager.h"
#include "ui/widgets/prompt.h"

/* ---- taking back and ending ------------------------------------------------------------------ */

static void undo(struct play *play) {
    struct session *session = play->table.session;
    size_t fresh = play->view.news.length;
    if (command_undo(&play->table, &play->voice, &play->view.news)) {
        play_hold(play, &session_entry(session, session_at(session))->move, true);
        play_step(play, fresh);
    }
}

static void redo(struct play *play) {
    struct session *session = play->table.session;
    size_t fresh = play->view.news.length;
    if (command_redo(&play->table, &play->voice, &play->view.news)) {
        play_hold(play, &session_entry(session, session_at(session) - 1)->move, false);
        play_step(play, fresh);
    }
}

static void resign(struct play *play) {
    if (command_resign(&play->table, &play->voice))
        play_step(play, play->view.news.length);
}

static void offer_draw(struct play *play) {
    if (command_draw(&play->table, &play->voice))
        play_step(play, play->view.news.length);
}

static void leave(struct play *play) {
    if (!play->app->leaving && !command_leave(&play->table, &play->voice))
        return;
    if (!play->table.remote && !table_unsaved(&play->table))
        frame_say(play->app, INK_GOOD, _("The game is saved: continue it from the menu."));
    play->leaving = true;
}

static void set_pin(struct play *play) {
    command_pin(&play->table, &play->voice);
}

void play_save_elsewhere(struct play *play) {
    struct text path = TEXT_EMPTY, sentence = TEXT_EMPTY, why = TEXT_EMPTY;
    session_confirm(play->table.session);
    const char *reason = table_unsaved(&play->table);
    bool saved = false, asking = true;
    if (!reason)
        text_add(&sentence, _("The game is saved; it can go on in another file."));
    else if (play->app->message.length > 0) /* told by whoever could not make the file */
        text_add(&sentence, play->app->message.bytes);
    else
        table_add_unsaved(&play->table, &sentence);
    while (asking && !saved) {
        if (play_title(play))
            play_tell_before(play, sentence.bytes);
        asking = frame_ask(play->app, _("Save as (Esc: go on):"), &path, NULL);
        text_clear(&why);
        saved = asking && path.length > 0 && resume_create(play->table.session, path.bytes, &why);
        text_clear(&sentence);
        text_addf(&sentence, _("NOT SAVED: %s"), why.bytes);
    }
    play->told_unsaved = table_unsaved(&play->table) != NULL;
    text_free(&why);
    text_free(&sentence);
    text_free(&path);
}

/* ---- typing ---------------------------------------------------------------------------------- */

/* Words of the session that may be typed like moves; they are also what the log holds. */
static const struct {
    const char *word;
    void (*act)(struct play *play);
} session_words[] = {
    {"undo", undo},
    {"redo", redo},
    {"resign", resign},
    {"draw", offer_draw},
    {"save", play_save_elsewhere},
    {"pin", set_pin},
};
enum { SESSION_WORDS = sizeof session_words / sizeof *session_words };

struct typing {
    struct line_help help; /* first, so that one is the other */
    const struct play *play;
};

static void complete(const struct line_help *help, const char *line, struct text *out) {
    const struct play *play = ((const struct typing *)help)->play;
    notation_complete(play->table.notation, line, &play->choice.pick.legal, out);
    for (int i = 0; i < SESSION_WORDS && *line && play->driver->types_session; i++)
        if (strncmp(session_words[i].word, line, strlen(line)) == 0)
            text_addf(out, "%s\n", session_words[i].word);
}

/* Plays what was typed, or tells what is wrong with it. */
static void enter_typed(struct play *play) {
    struct text why = TEXT_EMPTY;
    struct move move;
    const char *cursor = play->choice.typed.bytes;
    struct word first;
    if (!word_next(&cursor, &first))
        return;
    if (play->table.remote &&
        (word_is(first, "say") || word_is(first, "bot") || word_is(first, "free"))) {
        if (!remote_request(play->table.remote, play->choice.typed.bytes, &why))
            play_say(play, INK_ALERT, why.bytes);
        text_clear(&play->choice.typed);
        text_free(&why);
        return;
    }
    for (int i = 0; i < SESSION_WORDS && play->driver->types_session; i++) {
        if (typed_is(first, session_words[i].word)) {
            text_clear(&play->choice.typed);
            session_words[i].act(play);
            return;
        }
    }
    if (table_tells_dice(&play->table)) {
        if (command_read_dice(&play->table, play->choice.typed.bytes, &move, &why) &&
            play_move(play, &move))
            text_clear(&play->choice.typed);
        else if (why.length > 0)
            play_say(play, INK_ALERT, why.bytes);
    } else if (typed_move(play->table.rules, play->table.notation, &play->choice.pick.legal,
                          play->choice.typed.bytes, &move, &why) == TYPED_MOVE)
        play_move(play, &move);
    else
        play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
}

static void type(struct play *play) {
    struct play_choice *choice = &play->choice;
    struct typing typing = {{complete, &choice->earlier}, play};
    if (!frame_ask(play->app, ":", &choice->typed, &typing.help)) {
        text_clear(&choice->typed);
        return;
    }
    if (!play->table.turn.secret && choice->typed.length > 0)
        text_addf(&choice->earlier, "%s\n", choice->typed.bytes);
    enter_typed(play);
}

/* ---- comments -------------------------------------------------------------------------------- */

static void comment(struct play *play) {
    struct session *session = play->table.session;
    struct text words = TEXT_EMPTY, why = TEXT_EMPTY;
    size_t fresh = play->view.news.length;
    if (frame_ask(play->app, _("Comment:"), &words, NULL) && words.length > 0) {
        if (session_write_comment(session, session_at(session), words.bytes, &why)) {
            play->view.fresh = fresh;
            text_addf(&play->view.news, "; %s\n", words.bytes);
        } else {
            text_clear(&words);
            text_addf(&words, _("This is not possible: %s."), why.bytes);
            play_say(play, INK_ALERT, words.bytes);
        }
    }
    text_free(&words);
    text_free(&why);
}

/* ---- all together ---------------------------------------------------------------------------- */

/* The rule that was cited last, or else that of the verb in hand; NULL: neither. */
static const char *rule_in_hand(const struct play *play) {
    int verb = play->choice.pick.verb;
    if (play->view.rule[0])
        return play->view.rule;
    return verb >= 0 ? play->table.rules->verbs[verb].rule : NULL;
}

/* True for actions that show a page over the board. */
static bool hides_board(enum action action) {
    return action == ACTION_HELP || action == ACTION_RULES || action == ACTION_DICE ||
           action == ACTION_LOOK || action == ACTION_NEWS;
}

bool play_act(struct play *play, enum action action) {
    const struct registered *game = session_game(play->table.session);
    if (play->driver->act(play, action))
        return true;
    if (hides_board(action)) /* the loop lets the clock run on */
        session_clock_run(play->table.session, NO_CLOCK);
    switch (action) {
    case ACTION_UNDO:
        undo(play);
        break;
    case ACTION_REDO:
        redo(play);
        break;
    case ACTION_TYPE:
        type(play);
        break;
    case ACTION_COMMENT:
        comment(play);
        break;
    case ACTION_WHY:
        play_ask_why(play);
        break;
    case ACTION_LOOK:
        play_ask_look(play);
        break;
    case ACTION_HINT:
        play_hint(play);
        break;
    case ACTION_VERBS:
        play_verbs(play);
        break;
    case ACTION_NAMES:
        play_names(play);
        break;
    case ACTION_FLIP:
        board_turn(play->app, play->table.session);
        break;
    case ACTION_ZOOM:
        board_zoom(&play->view.board, play->app, play->table.session);
        break;
    case ACTION_SUGGEST:
        advice_autoplay(&play->table, &play->voice);
        break;
    case ACTION_GIVE_UP:
        resign(play);
        break;
    case ACTION_DRAW:
        offer_draw(play);
        break;
    case ACTION_CURTAIN:
        play->view.hidden = true;
        break;
    case ACTION_NEWS:
        play_read_news(play);
        break;
    case ACTION_HELP:
        if (play->table.turn.phase == PHASE_CHANCE || play->view.person == (int)play->table.seat)
            page_help_now(play->app, play_context(play), play->table.session);
        else
            page_help(play->app, play_context(play), play->table.session);
        break;
    case ACTION_EXPORT:
        page_export(play->app, play->table.session,
                    session_over(play->table.session) ? VIEW_ALL : VIEW_PUBLIC, page_replay_record);
        break;
    case ACTION_RULES:
        page_rules(play->app, game, rule_in_hand(play));
        break;
    case ACTION_DICE:
        page_dice(play->app, play->table.session);
        break;
    case ACTION_LEAVE:
        leave(play);
        break;
    default:
        return false;
    }
    return true;
}
