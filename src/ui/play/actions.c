/*
 * actions.c - what a player may ask for besides moving: taking back, typing, giving up,
 * agreeing on a draw, another file, other pages, chores.
 *
 * Whatever needs another player's word asks him by name, one after the other; one no is enough.
 */
#include "table/resume.h"
#include "ui/pages/pages.h"
#include "ui/play/bots.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* ---- asking ---------------------------------------------------------------------------------- */

/* Writes a sentence on the prompt row, in front of which the next question is asked. */
static void tell_before(struct play *play, const char *sentence) {
    struct canvas *frame = &play->app->frame;
    int row = frame_rows(play->app);
    for (int column = 0; column < frame->columns; column++)
        canvas_put(frame, row, column, (struct glyph){' ', ' '}, INK_PLAIN);
    canvas_text(frame, row, 1, -1, INK_STRONG, sentence);
}

/* Asks the seats one by one whether they agree with what the sentence says. */
static bool all_agree(struct play *play, unsigned seats, const char *sentence) {
    struct text question = TEXT_EMPTY;
    bool agreed = true;
    for (int seat = 0; seat < SEATS_MOST && agreed; seat++) {
        if (!(seats >> seat & 1))
            continue;
        text_clear(&question);
        text_addf(&question, _("$%c, do you agree?"), 'A' + seat);
        tell_before(play, sentence);
        agreed = frame_confirm(play->app, question.bytes);
        if (!agreed) {
            text_clear(&question);
            text_addf(&question, _("$%c does not agree."), 'A' + seat);
            play_say(play, INK_PLAIN, question.bytes);
        }
    }
    text_free(&question);
    return agreed;
}

/* ---- taking back ----------------------------------------------------------------------------- */

/* The sentence others are asked to agree with. */
static void takeback_sentence(const struct play *play, unsigned asker,
                              const struct takeback *takeback, struct text *out) {
    const struct entry *entry = session_entry(play->session, takeback->to);
    text_addf(out, _("$%c asks to take back "), 'A' + asker);
    if (entry->secret)
        text_add(out, _("a secret choice"));
    else
        notation_print(play->notation, &entry->move, out);
    text_addf(out, " (%s).", _(takeback->because));
}

static void undo(struct play *play) {
    struct text sentence = TEXT_EMPTY;
    struct takeback takeback;
    unsigned asker = seats_asker(&play->seats);
    seats_takeback(&play->seats, &takeback);
    bool agreed = takeback.possible;
    if (!agreed) {
        text_addf(&sentence, _("Not possible: %s."), _(takeback.because));
        play_say(play, INK_ALERT, sentence.bytes);
    } else if (takeback.consent) {
        takeback_sentence(play, asker, &takeback, &sentence);
        agreed = all_agree(play, takeback.consent, sentence.bytes);
    }
    text_clear(&sentence);
    if (agreed && session_undo(play->session, asker,
                               (uint8_t)(takeback.consent | play->seats.players), &sentence)) {
        seats_forget(&play->seats);
        play->leaving_it = 0;
        play_hold(play, &session_entry(play->session, session_at(play->session))->move, true);
        play_step(play, play->news.length);
        text_addf(&play->news, _("$%c takes the last move back.\n"), 'A' + asker);
    } else if (agreed) {
        play_say(play, INK_ALERT, sentence.bytes);
    }
    text_free(&sentence);
}

static void redo(struct play *play) {
    struct text why = TEXT_EMPTY;
    size_t fresh = play->news.length;
    if (session_redo(play->session, &play->news, &why)) {
        play_hold(play, &session_entry(play->session, session_at(play->session) - 1)->move, false);
        play_step(play, fresh);
    } else {
        text_clear(&play->line);
        text_addf(&play->line, _("Not possible: %s."), why.bytes);
        play_say(play, INK_ALERT, play->line.bytes);
    }
    text_free(&why);
}

/* ---- ending ---------------------------------------------------------------------------------- */

static void give_up(struct play *play) {
    struct text text = TEXT_EMPTY;
    text_addf(&text, _("$%c, give the game up?"), 'A' + play->seat);
    bool sure = frame_confirm(play->app, text.bytes);
    text_clear(&text);
    if (sure && session_resign(play->session, play->seat, &text))
        play_step(play, play->news.length);
    else if (sure)
        play_say(play, INK_ALERT, text.bytes);
    text_free(&text);
}

static void offer_draw(struct play *play) {
    struct text text = TEXT_EMPTY;
    unsigned all = (1u << session_setup(play->session)->seats) - 1;
    text_addf(&text, _("$%c offers a draw."), 'A' + play->seat);
    bool agreed = !play->seats.players && all_agree(play, all & ~(1u << play->seat), text.bytes);
    if (play->seats.players)
        play_say(play, INK_PLAIN, _("A player that is no person agrees to no draw."));
    text_clear(&text);
    if (agreed && session_agree_draw(play->session, &text))
        play_step(play, play->news.length);
    else if (agreed)
        play_say(play, INK_ALERT, text.bytes);
    text_free(&text);
}

static void leave(struct play *play) {
    session_confirm(play->session);
    const char *reason = play->lesson ? NULL : play_unsaved(play);
    if (play->lesson) {
        text_clear(&play->app->message);
    } else if (reason && !play->app->leaving) {
        struct text text = TEXT_EMPTY;
        text_addf(&text, _("NOT SAVED: %s"), reason);
        tell_before(play, text.bytes);
        text_free(&text);
        if (!frame_confirm(play->app, _("Leave, and lose this game?")))
            return;
    } else {
        frame_say(play->app, INK_GOOD, _("The game is saved: continue it from the menu."));
    }
    play->leaving = true;
}

void play_save_elsewhere(struct play *play) {
    struct text path = TEXT_EMPTY, sentence = TEXT_EMPTY, why = TEXT_EMPTY;
    session_confirm(play->session);
    const char *reason = play_unsaved(play);
    bool saved = false, asking = true;
    if (!reason)
        text_add(&sentence, _("The game is saved; it can go on in another file."));
    else if (play->app->message.length > 0) /* told by whoever could not make the file */
        text_add(&sentence, play->app->message.bytes);
    else
        text_addf(&sentence, _("NOT SAVED: %s"), reason);
    while (asking && !saved) {
        if (play_title(play))
            tell_before(play, sentence.bytes);
        asking = frame_ask(play->app, _("Save as (Esc: go on):"), &path, NULL);
        text_clear(&why);
        saved = asking && path.length > 0 && resume_create(play->session, path.bytes, &why);
        text_clear(&sentence);
        text_addf(&sentence, _("NOT SAVED: %s"), why.bytes);
    }
    play->told_unsaved = play_unsaved(play) != NULL;
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
    {"resign", give_up},
    {"draw", offer_draw},
    {"save", play_save_elsewhere},
};
enum { SESSION_WORDS = sizeof session_words / sizeof *session_words };

struct typing {
    struct line_help help; /* first, so that one is the other */
    const struct play *play;
};

static void complete(const struct line_help *help, const char *line, struct text *out) {
    const struct play *play = ((const struct typing *)help)->play;
    notation_complete(play->notation, line, &play->pick.legal, out);
    for (int i = 0; i < SESSION_WORDS && *line && !play->lesson; i++)
        if (strncmp(session_words[i].word, line, strlen(line)) == 0)
            text_addf(out, "%s\n", session_words[i].word);
}

/* Plays what was typed, or tells what is wrong with it. */
static void enter_typed(struct play *play) {
    struct text why = TEXT_EMPTY;
    struct move move;
    const char *cursor = play->typed.bytes;
    struct word first;
    if (!word_next(&cursor, &first))
        return;
    for (int i = 0; i < SESSION_WORDS && !play->lesson; i++) {
        if (word_is(first, session_words[i].word)) {
            text_clear(&play->typed);
            session_words[i].act(play);
            return;
        }
    }
    if (notation_parse(play->notation, play->typed.bytes, &move, &why))
        play_move(play, &move);
    else
        play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
}

static void type(struct play *play) {
    struct typing typing = {{complete}, play};
    if (frame_ask(play->app, ":", &play->typed, &typing.help))
        enter_typed(play);
    else
        text_clear(&play->typed);
}

/* ---- chores ------------------------------------------------------------------------------------
 */

bool play_follow(struct play *play) {
    struct move move;
    unsigned seat = 1u << play->seat;
    if (!(play->leaving_it & seat) || play->turn.phase != PHASE_PLAY)
        return false;
    if (play->rules->suggest(session_state(play->session), play->seat, &move) &&
        play_move(play, &move))
        return true;
    play->leaving_it &= ~seat;
    return false;
}

void play_suggest(struct play *play) {
    struct move move;
    const struct ruleset *rules = play->rules;
    if (play->turn.phase == PHASE_PLAY && rules->suggest &&
        rules->suggest(session_state(play->session), play->seat, &move))
        play->leaving_it |= 1u << play->seat;
    else
        play_lead(play);
}

/* ---- public ---------------------------------------------------------------------------------- */

/* What means something else in a lesson, or nothing; false when it is as ever. */
static bool lesson_act(struct play *play, enum action action) {
    if (!play->lesson)
        return false;
    if (action == ACTION_UNDO)
        play_lesson_back(play);
    else if (action == ACTION_SHOW)
        play_lesson_show(play);
    else if (action == ACTION_REDO || action == ACTION_GIVE_UP || action == ACTION_DRAW ||
             action == ACTION_SUGGEST)
        play_say(play, INK_PLAIN, _("Not in a lesson."));
    else
        return false;
    return true;
}

bool play_act(struct play *play, enum action action) {
    const struct registered *game = session_game(play->session);
    if (lesson_act(play, action))
        return true;
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
    case ACTION_SUGGEST:
        play_suggest(play);
        break;
    case ACTION_GIVE_UP:
        give_up(play);
        break;
    case ACTION_DRAW:
        offer_draw(play);
        break;
    case ACTION_HELP:
        if (play->turn.phase == PHASE_CHANCE || play->person == (int)play->seat)
            page_help_now(play->app, play_context(play), play->session);
        else
            page_help(play->app, play_context(play), play->session);
        break;
    case ACTION_RULES:
        page_rules(play->app, game, play->rule[0] ? play->rule : NULL);
        break;
    case ACTION_DICE:
        page_dice(play->app, play->session);
        break;
    case ACTION_LEAVE:
        leave(play);
        break;
    default:
        return false;
    }
    return true;
}
