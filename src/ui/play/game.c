/*
 * game.c - a game on the play page: moves are made and saved.
 */
#include "session/clocks.h"
#include "table/advice.h"
#include "table/commands.h"
#include "ui/play/page.h"

/* Looks whether the game is still where it was saved, and tells what happened to its log. */
static void watch_log(struct play *play) {
    session_confirm(play->table.session);
    text_clear(&play->line);
    if (session_take_notice(play->table.session, &play->line))
        play_say(play, INK_ALERT, play->line.bytes);
}

/* True when the log is nearly full and the game goes on in a new one, on a page of its own. */
static bool renew_log(struct play *play) {
    struct text why = TEXT_EMPTY;
    bool full = session_full(play->table.session);
    struct session *next = full ? session_continue(play->table.session, &why) : NULL;
    if (next) {
        play->next =
            (struct place){.page = PAGE_PLAY, .instead = true, .session = next, .owned = true};
        play->leaving = true;
    } else if (full) {
        play_say(play, INK_ALERT, why.bytes);
    }
    text_free(&why);
    return next != NULL;
}

static bool proceed(struct play *play) {
    if (renew_log(play))
        return true;
    watch_log(play);
    if (session_fall(play->table.session, NULL)) {
        play_step(play, play->view.news.length);
        return true;
    }
    bool over = play->table.turn.phase == PHASE_OVER;
    if (over || play->told_unsaved || !table_unsaved(&play->table))
        return false;
    play_save_elsewhere(play);
    return true;
}

bool play_game_move(struct play *play, const struct move *move) {
    struct play_choice *choice = &play->choice;
    struct table *table = &play->table;
    size_t fresh = play->view.news.length;
    if (session_clock_fallen(table->session) != NO_CLOCK)
        return false; /* the flag falls before anything else happens */
    bool fell = move && table_tells_dice(table);
    if (!command_proceed(table, &play->voice, move, &play->view.news))
        return false;
    play_step(play, fresh);
    if (move && !fell) {
        play_hold(play, move, false);
        choice->cursor_of[table->seat] = choice->cursor;
        choice->from = NO_SPOT;
        choice->last_of[table->seat] = *move;
        choice->moved[table->seat] = true;
        text_clear(&choice->typed);
    }
    return true;
}

static bool act(struct play *play, enum action action) {
    (void)play, (void)action;
    return false;
}

int play_game_offer(const struct play *play, bool first, enum action *out) {
    const struct table *table = &play->table;
    struct takeback takeback;
    struct move move;
    int count = 0;
    if (first)
        return 0;
    seats_takeback(&table->seats, &takeback);
    if (advice_suggestion(table, &move))
        out[count++] = ACTION_SUGGEST;
    if (takeback.possible)
        out[count++] = ACTION_UNDO;
    if (session_at(table->session) < session_length(table->session))
        out[count++] = ACTION_REDO;
    return count;
}

static bool standing(const struct play *play, struct text *out) {
    bool unsaved = table_add_unsaved(&play->table, out);
    if (!unsaved)
        text_add(out, _("saved"));
    return unsaved;
}

static const char *question(const struct play *play) {
    (void)play;
    return NULL;
}

struct place page_play(struct app *app, struct place *here) {
    static const struct play_driver driver = {.types_session = true,
                                              .news_wait = true,
                                              .proceed = proceed,
                                              .move = play_game_move,
                                              .act = act,
                                              .offer = play_game_offer,
                                              .standing = standing,
                                              .question = question};
    return play_run(app, here, here->session, &driver, NULL);
}
