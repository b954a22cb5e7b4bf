/*
 * draw.c - the play page's picture: board with marks, preview, news, prompt, live keys.
 *
 * The picture is drawn for each event from struct play, and nothing but the frame is changed. The
 * preview is the board after the candidate, which is applied to a copy; the panel shows the present
 * position. There is no preview of secret choices, because applying the last one would reveal the
 * others.
 */
#include "core/utf8.h"
#include "table/advice.h"
#include "table/remote.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"

enum { ACTIONS_SHOWN = 24 };

/* ---- marks ----------------------------------------------------------------------------------- */

/* Of the places where a piece in hand could go, those on which another seat's stands. */
static void mark_captures(struct play *play) {
    const struct canvas *frame = &play->app->frame;
    for (int i = 0; i < frame->rows * frame->columns; i++) {
        const struct cell *cell = &frame->cells[i];
        bool other = cell->ink >= INK_SEAT_A && cell->ink < INK_CLAIM_A && cell->glyph != ' ' &&
                     cell->ink != INK_SEAT_A + play->table.seat;
        if (other && (cell->mark & (MARK_CANDIDATE | MARK_CAPTURE)) == MARK_CANDIDATE)
            canvas_mark(&play->app->frame, cell->spot, MARK_CAPTURE);
    }
}

/* Marks what can come next; under a piece that can be picked also where it could go. */
static void mark_choices(struct play *play) {
    struct pick *pick = &play->choice.pick;
    struct canvas *frame = &play->app->frame;
    pick_mark(pick, frame);
    if (pick->spot_count > 0)
        mark_captures(play);
    if (pick->spot_count == 0 && pick_spot(pick, play->choice.cursor)) {
        pick_mark(pick, frame);
        mark_captures(play);
        pick_back(pick);
    }
    for (int i = 0; !play->app->config.marks && i < frame->rows * frame->columns; i++)
        frame->cells[i].mark |= frame->cells[i].mark & MARK_CANDIDATE ? MARK_QUIET : 0;
}

/* Marks the area that a hint told. */
static void mark_hint(struct play *play) {
    const int *spots;
    unsigned count = advice_area(&play->table, &spots);
    for (unsigned i = 0; i < count; i++)
        canvas_mark(&play->app->frame, spots[i], MARK_CHOSEN);
}

/* ---- the rows of text ------------------------------------------------------------------------ */

/* Whether a legal move has the verb; with a domain (not negative) also whether it has the value. */
static bool is_live(const struct play *play, unsigned verb, int domain, unsigned value) {
    for (size_t i = 0; i < play->choice.pick.legal.count; i++) {
        const struct move *move = &play->choice.pick.legal.moves[i];
        for (unsigned k = 0; domain >= 0 && k < move->count; k++)
            if (play->table.rules->verbs[move->verb].domain[k] == domain && move->arg[k] == value)
                return true;
        if (domain < 0 && move->verb == verb)
            return true;
    }
    return false;
}

/* Adds the keys of verbs and words that can be chosen now: "p pass  e end". */
static void shortcuts(const struct play *play, struct text *out) {
    const struct ruleset *rules = play->table.rules;
    for (unsigned verb = 0; verb < rules->verb_count; verb++) {
        const struct verb *row = &rules->verbs[verb];
        if (row->key && is_live(play, verb, -1, 0))
            text_addf(out, out->length ? "  %c %s" : "%c %s", row->key, row->word);
    }
    for (unsigned domain = 0; domain < rules->domain_count; domain++) {
        bool shown = rules->domains[domain].on_board; /* the game shows the keys there */
        const char *keys = shown ? NULL : rules->domains[domain].keys;
        for (unsigned value = 0; keys && keys[value]; value++)
            if (is_live(play, 0, (int)domain, value))
                text_addf(out, out->length ? "  %c %s" : "%c %s", keys[value],
                          notation_word(play->table.notation, domain, value));
    }
}

/* Adds what is left behind the prompt, or at the right edge when it would not be seen there. */
static void add_budget(struct play *play, struct text *right) {
    struct text left = TEXT_EMPTY, named = TEXT_EMPTY;
    text_addf(&left, _(" (%d left)"), play->table.turn.budget);
    text_add_named(&named, play->line.bytes, session_names(play->table.session));
    bool fits =
        utf8_columns(named.bytes) + utf8_columns(left.bytes) <= frame_columns(play->app) - 2;
    text_add(fits || right->length > 0 ? &play->line : right, left.bytes);
    text_free(&left);
    text_free(&named);
}

/* Adds how far whoever thinks is. */
static void add_progress(const struct play *play, struct text *out) {
    int percent = seats_progress(&play->table.seats);
    if (play->pace.paused)
        text_add(out, _("paused"));
    else if (play->table.seats.advising && percent >= 0)
        text_addf(out, _("looking for a good move, %d %%"), percent);
    else if (percent > 0)
        text_addf(out, _("$%c thinks, %d %%"), seat_letter(play->table.seat), percent);
    else if (percent == 0)
        text_addf(out, _("$%c thinks"), seat_letter(play->table.seat));
}

static void draw_prompt(struct play *play) {
    struct text keys = TEXT_EMPTY;
    const char *question = play->driver->question(play);
    if (play_has_unread(play))
        question = _("Read what happened, then press any key");
    if (question) {
        board_prompt(&play->view.board, play->app, INK_KEY, question, "");
        return;
    }
    text_clear(&play->line);
    text_addf(&play->line, _("$%c: "), seat_letter(play->table.seat));
    if (play->table.remote && table_bot_acts(&play->table)) {
        text_clear(&play->line);
        remote_awaited(play->table.remote, play->table.seat, &play->line);
    } else if (play->table.turn.phase == PHASE_CHANCE && table_bot_acts(&play->table)) {
        text_add(&play->line, _("rolls the dice"));
    } else if (table_tells_dice(&play->table)) {
        struct text key = TEXT_EMPTY;
        play_key(play, ACTION_CHOOSE, &key);
        text_addf(&play->line, _("roll on the table, then type what fell, or press %s"), key.bytes);
        play_add_dice(play, &play->line);
        text_free(&key);
    } else if (play->table.turn.phase == PHASE_CHANCE) {
        struct text key = TEXT_EMPTY;
        play_key(play, ACTION_CHOOSE, &key);
        text_addf(&play->line, _("press %s to roll"), key.bytes);
        text_free(&key);
    } else if (table_bot_acts(&play->table)) { /* the prompt is for those who choose */
        text_add(&play->line, _("a bot chooses"));
    } else {
        text_add(&play->line, _(play->table.turn.prompt));
        shortcuts(play, &keys);
    }
    if (table_bot_acts(&play->table) || advice_wanted(&play->table)) {
        text_clear(&keys);
        add_progress(play, &keys);
    }
    if (play->table.turn.budget >= 0)
        add_budget(play, &keys);
    board_prompt(&play->view.board, play->app, INK_STRONG, play->line.bytes, keys.bytes);
    if (play->table.turn.phase == PHASE_CHANCE) { /* a click on the prompt rolls, as Enter does */
        const struct room *prompt = &play->view.board.prompt;
        canvas_spot(&play->app->frame, prompt->row, prompt->column, 1, prompt->columns,
                    SPOT_ACTION + ACTION_CHOOSE);
    }
    text_free(&keys);
}

/* True when the line fits the message row. */
static bool fits_message(const struct play *play, const struct text *line) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, line->bytes, session_names(play->table.session));
    bool fits =
        utf8_columns(named.bytes) <= frame_columns(play->app) - 1 - play->app->message_column;
    text_free(&named);
    return fits;
}

/* Adds what Enter would do: the move, or where the way leads; and the first line of its news. */
static void describe_plan(struct play *play, const struct move_list *plan,
                          const struct text *news) {
    struct text *line = &play->line;
    int price = play_plan_price(play);
    struct text what = TEXT_EMPTY;
    if (plan->count > 1)
        text_addf(&what, _("%zu moves to %s"), plan->count,
                  notation_spot(play->table.notation, play->choice.cursor));
    else
        notation_print(play->table.notation, plan->moves, &what);
    if (news->length > 0)
        text_addf(line, _("%s: %.*s"), what.bytes, (int)strcspn(news->bytes, "\n"), news->bytes);
    else
        text_add(line, what.bytes);
    text_free(&what);
    if (price >= 0)
        text_addf(line, _(" Costs %d."), price);
    size_t said = line->length;
    text_add(line, "  (");
    play_key(play, ACTION_CHOOSE, line);
    int count = pick_candidates(&play->choice.pick, play->choice.cursor);
    if (count > 1) {
        text_add(line, "; ");
        play_key(play, ACTION_CYCLE, line);
        text_addf(line, _(": %d ways"), count);
    } else {
        text_add(line, plan->count > 1 ? _(" plays them") : _(" plays it"));
    }
    text_add_char(line, ')');
    if (!fits_message(play, line)) /* rather than hide the prompt */
        text_truncate(line, said);
}

/* Adds what can be done with the piece in hand. */
static void describe_hand(struct play *play) {
    struct text *line = &play->line;
    size_t said = line->length;
    text_add(line, play->choice.walking ? _("  (arrows walk it; ") : _("  (arrows point; "));
    play_key(play, ACTION_CHOOSE, line);
    text_add(line, play->choice.walking ? _(" to point)") : _(" to walk it)"));
    if (!fits_message(play, line))
        text_truncate(line, said);
}

/* Adds why the move that the cursor points at may not be made; false when it points at none. */
static bool explain_attempt(struct play *play) {
    struct move attempt;
    if (!play_attempt(play, &attempt))
        return false;
    play->table.rules->why_not(session_state(play->table.session), play->table.seat, &attempt,
                               &play->line);
    play_cite(play, play->line.bytes);
    return true;
}

/* The message row, unless there is a message: the plan, why there is none, or what is under the
   cursor. */
static void draw_hint(struct play *play, const struct move_list *plan, const struct text *news) {
    if (play->app->message.length > 0)
        return;
    enum ink ink = INK_PLAIN;
    text_clear(&play->line);
    if (play_between(play, &play->line)) {
        ink = INK_STRONG;
    } else if (plan->count > 0) {
        describe_plan(play, plan, news);
    } else if (explain_attempt(play)) {
        ink = INK_ALERT;
    } else if (play->choice.cursor != NO_SPOT && play_asks(play)) {
        play_look(play, play->choice.cursor, &play->line);
        if (play_held(play) == play->choice.cursor)
            describe_hand(play);
    }
    frame_say(play->app, ink, play->line.bytes);
}

/* How many kinds of spots the board has: with corners and edges beside squares, their names and a
   menu of what can be done are wanted most. */
static unsigned board_kinds(const struct ruleset *rules) {
    unsigned kinds = 0;
    for (unsigned i = 0; i < rules->domain_count; i++)
        kinds += rules->domains[i].on_board;
    return kinds;
}

/* The actions that would do something now, the most important first: the key row shows what
   fits. */
static void live_actions(const struct play *play, enum action *out) {
    const struct pick *pick = &play->choice.pick;
    const struct play_driver *driver = play->driver;
    int cursor = play->choice.cursor, count = 0;
    bool chance = play->table.turn.phase == PHASE_CHANCE, places = !chance && cursor != NO_SPOT;
    bool kinds = board_kinds(play->table.rules) > 2;
    struct move move;
    out[count++] = ACTION_CHOOSE;
    count += driver->offer(play, true, out + count);
    if (pick->spot_count > 0 || pick->verb >= 0)
        out[count++] = ACTION_BACK;
    if (places && pick->agree.count > 1)
        out[count++] = ACTION_NEXT;
    if (places && (pick_candidates(pick, cursor) > 1 || play_attempt(play, &move)))
        out[count++] = ACTION_CYCLE;
    count += driver->offer(play, false, out + count);
    if (!chance && kinds)
        out[count++] = ACTION_VERBS;
    if (!chance && play->app->config.hints)
        out[count++] = ACTION_HINT;
    out[count++] = ACTION_HELP;
    out[count++] = ACTION_LEAVE;
    if (board_zooms(&play->view.board, play->app, play->table.session))
        out[count++] = ACTION_ZOOM;
    if (places && kinds)
        out[count++] = ACTION_NAMES;
    if (!chance)
        out[count++] = ACTION_TYPE;
    if (places) {
        out[count++] = ACTION_WHY;
        out[count++] = ACTION_LOOK;
    }
    out[count++] = ACTION_RULES;
    out[count++] = ACTION_DICE;
    out[count++] = ACTION_FLIP;
    out[count] = ACTION_NONE;
    assert(count < ACTIONS_SHOWN);
}

/* The same while a bot acts. Returns the context of the keys. */
static unsigned waiting_actions(const struct play *play, enum action *out) {
    static const enum action watched[] = {ACTION_PLAY_PAUSE, ACTION_STEP, ACTION_FASTER,
                                          ACTION_SLOWER,     ACTION_HELP, ACTION_LEAVE,
                                          ACTION_RULES,      ACTION_DICE, ACTION_NONE};
    static const enum action waiting[] = {ACTION_HURRY, ACTION_HELP,  ACTION_LEAVE, ACTION_LOOK,
                                          ACTION_RULES, ACTION_NAMES, ACTION_DICE,  ACTION_NONE};
    static const enum action joined[] = {ACTION_HELP, ACTION_LEAVE, ACTION_UNDO,  ACTION_TYPE,
                                         ACTION_LOOK, ACTION_RULES, ACTION_NAMES, ACTION_DICE,
                                         ACTION_NEWS, ACTION_NONE};
    bool watches = play_is_watched(play);
    const enum action *actions = watches ? watched : waiting;
    if (play->table.remote)
        actions = joined;
    for (int i = 0; i == 0 || actions[i - 1] != ACTION_NONE; i++)
        out[i] = actions[i];
    return CONTEXT_WAIT | (watches ? CONTEXT_REPLAY : CONTEXT_PLAY);
}

/* The same while news are to be read. */
static const enum action reading_actions[] = {ACTION_NEWS, ACTION_HELP, ACTION_LEAVE, ACTION_RULES,
                                              ACTION_NONE};

/* ---- the whole ------------------------------------------------------------------------------- */

/* The position after the plan, with the news of its last move; the present one when nothing is
   planned, or when the last choice would reveal the others. */
static const game_state *preview(struct play *play, const struct move_list *plan,
                                 struct text *news) {
    const game_state *now = session_state(play->table.session);
    if (plan->count == 0 || play->table.turn.secret)
        return now;
    memcpy(play->view.after, now, play->table.rules->state_size);
    for (size_t i = 0; i < plan->count; i++)
        play->table.rules->apply(play->view.after, play->table.seat, &plan->moves[i],
                                 i + 1 == plan->count ? news : NULL);
    return play->view.after;
}

void play_draw(struct play *play) {
    enum action actions[ACTIONS_SHOWN];
    struct text news = TEXT_EMPTY;
    struct move attempt;
    assert(!play->stale); /* or the plan would be made of another position's moves */
    const struct move_list *plan = play_plan(play);
    const game_state *now = session_state(play->table.session), *shown = preview(play, plan, &news);
    if (play_title(play)) {
        play_shade(play);
        board_show(&play->view.board, play->app, play->table.session, shown, now,
                   play_viewer(play));
        bool tried = play_asks(play) && play_attempt(play, &attempt);
        if (shown == now && !(tried && play->table.rules->touches))
            play_mark_last(play);
        for (size_t i = 0; shown != now && i < plan->count; i++)
            board_mark_move(play->app, play->table.session, play->table.seat, &plan->moves[i],
                            play->table.rules->touches ? MARK_LAST | MARK_GHOST : MARK_LAST);
        if (play_asks(play)) {
            mark_choices(play);
            if (tried)
                board_mark_move(play->app, play->table.session, play->table.seat, &attempt,
                                MARK_ALERT | MARK_GHOST);
            mark_hint(play);
            canvas_mark(&play->app->frame, play->choice.cursor, MARK_CURSOR);
        }
        canvas_show_marks(&play->app->frame);
        names_show(&play->app->frame, play->table.rules, play->table.notation, play->view.named);
        play_draw_clocks(play);
        size_t fresh = play_has_unread(play) ? play->view.waiting : play->view.fresh;
        board_lines(&play->view.board, play->app, &play->view.news, fresh);
        draw_prompt(play);
        draw_hint(play, plan, &news);
    }
    unsigned context = play_context(play);
    if (play_has_unread(play))
        memcpy(actions, reading_actions, sizeof reading_actions);
    else if (table_bot_acts(&play->table))
        context = waiting_actions(play, actions);
    else
        live_actions(play, actions);
    board_end(play->app, play->table.session, context, actions);
    text_free(&news);
}
