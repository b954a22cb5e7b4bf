/*
 * play.c - the play page: who is asked, and how a key becomes a move.
 *
 * The loop knows four situations: the game is over, dice are to fall, the screen must change
 * hands, a player is asked. Every way to choose (Enter, click, a verb's key, the menu) ends in
 * pick.h and then in play_move, the only place where a player's move is made.
 */
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

#include "core/memory.h"
#include "table/news.h"
#include "ui/pages/pages.h"
#include "ui/play/bots.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

enum { CELLS_MOST = 4096 };
enum { ROUND = 100 /* milliseconds between two pictures while an adviser thinks */ };

/* ---- shared helpers -------------------------------------------------------------------------- */

void play_cite(struct play *play, const char *sentence) {
    size_t letters = 0;
    while (isupper((unsigned char)sentence[letters]))
        letters++;
    if (letters == 0 || sentence[letters] != '-')
        return;
    size_t digits = strspn(sentence + letters + 1, "0123456789");
    size_t length = letters + 1 + digits;
    if (digits == 0 || sentence[length] != ':' || length >= RULE_MOST)
        return;
    memcpy(play->rule, sentence, length);
    play->rule[length] = '\0';
}

void play_say(struct play *play, enum ink ink, const char *sentence) {
    frame_say(play->app, ink, sentence);
    play_cite(play, sentence);
}

enum viewer play_viewer(const struct play *play) {
    if (play->turn.phase == PHASE_OVER)
        return VIEW_ALL;
    if (play->person >= 0 && play_bot_acts(play))
        return (enum viewer)play->person; /* who was asked last looks on */
    return play->person == (int)play->seat ? (enum viewer)play->seat : VIEW_PUBLIC;
}

void play_step(struct play *play, size_t fresh) {
    play->fresh = fresh;
    play->rule[0] = '\0';
    play->stale = true;
    text_clear(&play->app->message); /* it was about the position before */
    play_seen_from_now(play);
}

/* A move that nobody should make by mistake is asked about, when it is legal. */
static bool confirmed(struct play *play, const struct move *move) {
    const struct ruleset *rules = play->rules;
    const game_state *s = session_state(play->session);
    if (!rules->confirm || play->turn.phase != PHASE_PLAY ||
        rules->why_not(s, play->seat, move, NULL))
        return true;
    const char *question = rules->confirm(s, play->seat, move);
    return !question || frame_confirm(play->app, _(question));
}

bool play_move(struct play *play, const struct move *move) {
    if (play->lesson)
        return play_lesson_answer(play, move);
    if (!confirmed(play, move))
        return false;
    struct text why = TEXT_EMPTY;
    size_t fresh = play->news.length;
    bool played = session_play(play->session, play->seat, move, &play->news, &why);
    if (played) {
        play_step(play, fresh);
        play_hold(play, move, false);
        play->cursor_of[play->seat] = play->cursor;
        play->from = NO_SPOT;
        play->last_of[play->seat] = *move;
        play->moved[play->seat] = true;
        text_clear(&play->typed);
    } else {
        play_say(play, INK_ALERT, why.bytes);
    }
    text_free(&why);
    return played;
}

/* ---- the position ---------------------------------------------------------------------------- */

/* Keeps the cursor where the seat left it, when it can choose there; else goes to the first
   place it can. */
static void place_cursor(struct play *play) {
    play->cursor = play->cursor_of[play->seat];
    if (pick_can_come(&play->pick, play->cursor))
        return;
    for (size_t i = 0; i < play->pick.legal.count; i++) {
        const struct move *move = &play->pick.legal.moves[i];
        for (unsigned k = 0; k < move->count; k++) {
            int spot = notation_move_spot(play->notation, move, k);
            if (spot == NO_SPOT)
                continue;
            play->cursor = spot;
            return;
        }
    }
}

static void refresh(struct play *play) {
    unsigned before = play->seat;
    session_turn(play->session, &play->turn);
    play->seat = seats_turn(&play->seats, &play->turn);
    if (play->seats.player[before] && play->person >= 0)
        play->cursor_of[play->person] = play->cursor; /* he looked about meanwhile */
    pick_clear(&play->pick);
    play->walk.origin = NO_SPOT;
    if (play->turn.phase == PHASE_PLAY && !play_bot_acts(play)) {
        pick_start(&play->pick, play->rules, session_state(play->session), play->seat);
        if (play->moved[play->seat])
            pick_prefer(&play->pick, &play->last_of[play->seat]);
        if (play->hold != NO_SPOT && play->seat == before) {
            play->cursor = play->hold;
            pick_spot(&play->pick, play->hold);
        } else {
            place_cursor(play);
        }
    }
    play->hold = NO_SPOT;
    play->stale = false;
}

/* ---- choosing -------------------------------------------------------------------------------- */

bool play_roll(struct play *play) {
    if (play->lesson)
        return play_lesson_answer(play, NULL);
    struct session *session = play->session;
    struct text why = TEXT_EMPTY;
    size_t fresh = play->news.length;
    bool rolled = session_at(session) < session_length(session)
                      ? session_redo(session, &play->news, &why)
                      : session_roll(session, &play->news, &why);
    if (rolled)
        play_step(play, fresh);
    else
        play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
    return rolled;
}

/* Takes back whatever was picked; false when nothing was. */
static bool pick_nothing(struct play *play) {
    bool some = false;
    while (pick_back(&play->pick))
        some = true;
    return some;
}

/* Of the spots that can come next, the one nearest to the middle of them all; or NO_SPOT. */
static int middle_choice(const struct play *play) {
    const struct canvas *frame = &play->app->frame;
    int cells[CELLS_MOST], count = 0, rows = 0, columns = 0, best = NO_SPOT, least = INT_MAX;
    for (int i = 0; i < frame->rows * frame->columns && count < CELLS_MOST; i++) {
        int spot = frame->cells[i].spot;
        if (spot == NO_SPOT || spot >= SPOT_ACTION || !pick_can_come(&play->pick, spot))
            continue;
        cells[count++] = i;
        rows += i / frame->columns;
        columns += i % frame->columns;
    }
    for (int i = 0; i < count; i++) {
        int down = cells[i] / frame->columns - rows / count;
        int right = cells[i] % frame->columns - columns / count;
        if (4 * down * down + right * right < least) { /* a cell is twice as high as wide */
            least = 4 * down * down + right * right;
            best = frame->cells[cells[i]].spot;
        }
    }
    return best;
}

/* True when the spot is on the screen: a piece may have come to stand on it and hide it. */
static bool in_sight(const struct play *play, int spot) {
    const struct canvas *frame = &play->app->frame;
    bool found = false;
    for (int i = 0; i < frame->rows * frame->columns && !found; i++)
        found = frame->cells[i].spot == spot;
    return found;
}

/* After a pick: when what comes next lies among other spots (a square for the piece), the cursor
   goes there, to where the seat left it or into the middle. */
static void go_on(struct play *play) {
    int middle = middle_choice(play), left = play->cursor_of[play->seat];
    if (middle == NO_SPOT || play_alike(play, play->cursor, middle))
        return;
    play->cursor = play_alike(play, left, middle) && in_sight(play, left) ? left : middle;
}

/* Points at the cursor's spot; true when that meant something. */
static bool point(struct play *play) {
    struct move move;
    switch (pick_point(&play->pick, play->cursor, &move)) {
    case POINTED_MOVE:
        play_move(play, &move);
        return true;
    case POINTED_PICKED:
        play->walking = true;
        go_on(play);
        return true;
    case POINTED_AT_NOTHING:
        break;
    }
    return false;
}

/* Enter or a click: a move, a pick, another pick instead, a move without spots, or the reason
   why it is none of these. */
static void choose(struct play *play) {
    struct pick *pick = &play->pick;
    if (play->cursor != NO_SPOT) {
        if (play_walk_choose(play) || point(play))
            return;
        bool unpick = pick->spot_count > 0 && pick->spots[0] == play->cursor;
        struct pick before = *pick; /* only what was picked is looked at again */
        if (pick_nothing(play) && (unpick || point(play)))
            return;
        for (int i = 0; i < before.spot_count; i++)
            pick_spot(pick, before.spots[i]);
        if (before.verb >= 0)
            pick_verb(pick, (unsigned)before.verb);
    }
    if (!play_choose_listed(play))
        play_why(play);
}

/* Tells why no move of the verb is legal. */
static void refuse_verb(struct play *play, unsigned verb) {
    struct text why = TEXT_EMPTY;
    struct move move = move_0((uint8_t)verb);
    const struct verb *row = &play->rules->verbs[verb];
    if (row->count > 0 ||
        !play->rules->why_not(session_state(play->session), play->seat, &move, &why))
        text_addf(&why, _("Nothing to %s now."), row->word);
    play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
}

/* The key of a spot: picks it, instead of what was picked, and leaves the cursor where it is when
   it can go on from there. */
static void spot_key(struct play *play, int spot) {
    pick_nothing(play);
    if (pick_spot(&play->pick, spot)) {
        go_on(play);
        return;
    }
    play->cursor = spot;
    play_why(play);
}

/* To the next spot, forward or back, that can come next. */
static void tab(struct play *play, int step) {
    bool switches = play->walking && play_held(play) != NO_SPOT; /* to another piece in hand */
    if (switches)
        pick_back(&play->pick);
    int first = canvas_spot_marked(&play->app->frame, play->cursor, 0, step);
    int spot = first;
    while (spot != NO_SPOT && !pick_can_come(&play->pick, spot)) {
        spot = canvas_spot_marked(&play->app->frame, spot, 0, step);
        if (spot == first)
            return;
    }
    if (spot != NO_SPOT)
        play->cursor = spot;
    if (switches)
        pick_spot(&play->pick, play->cursor);
}

/* The key of a word: plays the candidate at the cursor that has it. */
static void word_key(struct play *play, unsigned domain, unsigned value) {
    const struct verb *verbs = play->rules->verbs;
    struct move move;
    if (pick_word(&play->pick, verbs, play->cursor, domain, value, &move)) {
        play_move(play, &move);
    } else if (pick_candidate(&play->pick, play->cursor, &move)) {
        for (unsigned i = 0; i < move.count; i++)
            if (verbs[move.verb].domain[i] == domain)
                move.arg[i] = (uint16_t)value;
        play_move(play, &move); /* tells why not */
    } else {
        play_why(play);
    }
}

/* Plays the move of a verb when it has no arguments, else narrows to it. */
void play_verb(struct play *play, unsigned verb) {
    int indexes[MENU_MOST];
    pick_nothing(play);
    if (!pick_verb(&play->pick, verb))
        refuse_verb(play, verb);
    else if (pick_spotless(&play->pick, indexes, MENU_MOST) == (int)play->pick.agree.count)
        play_choose_listed(play);
    else if (!pick_can_come(&play->pick, play->cursor))
        tab(play, 1);
}

/* The key of a verb, or of a word or a spot. */
static void shortcut(struct play *play, int key) {
    for (unsigned verb = 0; verb < play->rules->verb_count; verb++) {
        if (play->rules->verbs[verb].key == 0 || play->rules->verbs[verb].key != key)
            continue;
        play_verb(play, verb);
        return;
    }
    for (unsigned domain = 0; key > ' ' && key < 127 && domain < play->rules->domain_count;
         domain++) {
        const char *keys = play->rules->domains[domain].keys;
        const char *found = keys ? strchr(keys, key) : NULL;
        if (found && play->rules->domains[domain].on_board)
            spot_key(play, play->rules->domains[domain].spot + (int)(found - keys));
        else if (found)
            word_key(play, domain, (unsigned)(found - keys));
    }
}

/* ---- the page -------------------------------------------------------------------------------- */

static void back(struct play *play) {
    text_clear(&play->app->message);
    if (play->from != NO_SPOT) {
        play->from = NO_SPOT;
    } else if (!pick_back(&play->pick)) {
        text_clear(&play->line);
        play_key(play, ACTION_LEAVE, &play->line);
        text_add(&play->line, _(" leaves the game."));
        play_say(play, INK_PLAIN, play->line.bytes);
    }
}

/* One event of a player who is asked, or for whom the dice are to fall. */
static void await_key(struct play *play) {
    struct event event;
    int spot;
    play_take_advice(play);
    if (play->stale)
        return;
    play_draw(play);
    bool advised = play_is_advised(play);
    enum action action =
        frame_action(play->app, play_context(play), advised ? ROUND : -1, &event, &spot);
    if (advised && action == ACTION_BACK) {
        play_end_advice(play);
        return;
    }
    if (action == ACTION_VERBS && play_own_key(play, event.key))
        action = ACTION_NONE;
    if (play_act(play, action))
        return;
    if (play->turn.phase == PHASE_CHANCE) {
        if (action == ACTION_CHOOSE || (event.key == KEYS_MOUSE && spot != NO_SPOT))
            play_roll(play);
        return;
    }
    if (event.key == KEYS_MOUSE && spot != NO_SPOT) {
        play->cursor = spot;
        choose(play);
    } else if (action == ACTION_CHOOSE) {
        choose(play);
    } else if (action == ACTION_BACK) {
        back(play);
    } else if (action == ACTION_NEXT || action == ACTION_PREVIOUS) {
        tab(play, action == ACTION_NEXT ? 1 : -1);
    } else if (action == ACTION_CYCLE) {
        pick_turn(&play->pick, play->cursor);
    } else if (action == ACTION_NONE) {
        shortcut(play, event.key);
    } else {
        play_move_cursor(play, action);
    }
}

static void attach(struct play *play, struct session *session) {
    play->session = session;
    play->rules = session_rules(session);
    play->notation = session_notation(session);
    play->app->frame.names = session_names(session);
    play->stale = true;
    play->fresh = 0;
    play->seen = session_at(session);
    text_clear(&play->news);
    text_clear(&play->typed);
    play->rule[0] = '\0';
    play->told_unsaved = false;
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        play->cursor_of[seat] = NO_SPOT;
        play->moved[seat] = false;
    }
    play->cursor = play->from = NO_SPOT;
    play->named = NO_NAMES;
    play->leaving_it = 0;
    play->hint = (struct play_hint){.known = false};
    play->hold = NO_SPOT;
    pick_init(&play->pick, play->rules, play->notation);
    walk_init(&play->walk, play->rules);
    play->plan = (struct move_list){0};
    move_list_reserve(&play->plan, SPOT_ACTION);
    play_sit_down(play);
}

static void detach(struct play *play) {
    seats_close(&play->seats);
    play->app->frame.names = NULL;
    pick_free(&play->pick);
    walk_free(&play->walk);
    move_list_free(&play->plan);
}

void play_replace(struct play *play, struct session *session) {
    detach(play);
    session_free(play->here->session);
    play->here->session = session;
    attach(play, session);
}

/* What the position asks for next. */
static void proceed(struct play *play) {
    bool by_itself =
        play->turn.phase == PHASE_CHANCE && (!play->app->config.roll_by_key || play_is_led(play));
    if (play->lesson && play_lesson_proceed(play))
        return;
    if (play_watch_log(play))
        return;
    if (play->turn.phase == PHASE_OVER)
        play_end(play);
    else if (!play->lesson && play_unsaved(play) && !play->told_unsaved)
        play_save_elsewhere(play);
    else if (play_bot_acts(play))
        play_await_bot(play);
    else if ((by_itself && play_roll(play)) || play_follow(play))
        return;
    else if (play_needs_curtain(play))
        play_curtain(play);
    else
        await_key(play);
}

/* The news of the last moves of a game that goes on, so that it is clear what happened. */
static void recall_news(struct play *play) {
    enum { RECALLED = 6 };
    size_t at = session_at(play->session);
    for (size_t i = at > RECALLED ? at - RECALLED : 0; i < at; i++) {
        play->fresh = play->news.length;
        news_of_move(play->session, i, &play->news);
    }
}

/* A move that was just made is seen being made. */
static void show_step(struct play *play) {
    size_t at = session_at(play->session);
    play->board.pointed = play->board.from = NO_SPOT;
    if (at == play->seen + 1)
        board_step(&play->board, play->app, play->session, play_viewer(play));
    play->seen = at;
}

struct place play_run(struct app *app, struct place *here, struct lesson *lesson) {
    const char *const *names = app->frame.names;
    struct play play = {.app = app,
                        .here = here,
                        .next = {.page = PAGE_BACK},
                        .news = TEXT_EMPTY,
                        .line = TEXT_EMPTY,
                        .typed = TEXT_EMPTY};
    play.after = memory_new(STATE_MOST);
    board_init(&play.board);
    play.lesson = lesson;
    attach(&play, lesson ? lesson_session(lesson) : here->session);
    recall_news(&play);
    while (!play.leaving && !app->leaving) {
        if (play.stale) {
            refresh(&play);
            show_step(&play);
        }
        proceed(&play);
    }
    detach(&play);
    app->frame.names = names;
    board_free(&play.board);
    free(play.after);
    text_free(&play.news);
    text_free(&play.line);
    text_free(&play.typed);
    return play.next;
}

struct place page_play(struct app *app, struct place *here) {
    return play_run(app, here, NULL);
}
