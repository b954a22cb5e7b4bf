/*
 * draw.c - the play page's picture: board with marks, preview, news, prompt, live keys.
 *
 * Drawn anew for each event from what struct play knows; it changes nothing but the frame. The
 * preview is the board after the candidate, applied to a copy; the panel stays the present one.
 * While choices are secret there is no preview: applying the last one would reveal the others.
 */
#include "core/utf8.h"
#include "table/news.h"
#include "ui/play/bots.h"
#include "ui/widgets/frame.h"

enum { ACTIONS_SHOWN = 24 };

unsigned play_context(const struct play *play) {
    return CONTEXT_PLAY | (play->lesson ? CONTEXT_LESSON : 0) |
           (play_bot_acts(play) ? CONTEXT_WAIT : 0);
}

void play_key(const struct play *play, enum action action, struct text *out) {
    keys_name(play->app->config.keys.bound[action][0], out);
}

bool play_title(struct play *play) {
    struct canvas *frame = &play->app->frame;
    const char *reason = play_unsaved(play);
    frame->names = session_names(play->session);
    text_clear(&play->line);
    news_title(play->session, &play->line);
    text_add(&play->line, "  ");
    text_addf(&play->line, _("turn %u"), play->turn.number);
    if (!frame_begin(play->app, play->line.bytes, NULL))
        return false;
    text_clear(&play->line);
    if (play->lesson)
        play_lesson_title(play, &play->line);
    else if (reason)
        text_addf(&play->line, _("NOT SAVED: %s"), reason);
    else
        text_add(&play->line, _("saved"));
    int width = utf8_columns(play->line.bytes), most = frame->columns / 2;
    int column = frame->columns - 1 - (width < most ? width : most);
    canvas_text(frame, 0, column - 2, 2, INK_PLAIN, "  ");
    canvas_text(frame, 0, column, most, reason && !play->lesson ? INK_ALERT : INK_GOOD,
                play->line.bytes);
    return true;
}

void play_look(const struct play *play, int spot, struct text *out) {
    const char *name = notation_spot(play->notation, spot);
    text_addf(out, "%s: ", name ? name : "?");
    play->rules->look(session_state(play->session), play_viewer(play), spot, out);
}

/* ---- marks ----------------------------------------------------------------------------------- */

/* Of the places where a piece in hand could go, those on which another seat's stands. */
static void mark_captures(struct play *play) {
    const struct canvas *frame = &play->app->frame;
    for (int i = 0; i < frame->rows * frame->columns; i++) {
        const struct cell *cell = &frame->cells[i];
        bool other = cell->ink >= INK_SEAT_A && cell->ink < INK_CLAIM_A && cell->glyph != ' ' &&
                     cell->ink != INK_SEAT_A + play->seat;
        if (other && (cell->mark & (MARK_CANDIDATE | MARK_CAPTURE)) == MARK_CANDIDATE)
            canvas_mark(&play->app->frame, cell->spot, MARK_CAPTURE);
    }
}

/* Marks what can come next; under a piece that can be picked also where it could go. */
static void mark_choices(struct play *play) {
    struct pick *pick = &play->pick;
    struct canvas *frame = &play->app->frame;
    pick_mark(pick, frame);
    if (pick->spot_count > 0)
        mark_captures(play);
    if (pick->spot_count == 0 && pick_spot(pick, play->cursor)) {
        pick_mark(pick, frame);
        mark_captures(play);
        pick_back(pick);
    }
    for (int i = 0; !play->app->config.marks && i < frame->rows * frame->columns; i++)
        frame->cells[i].mark |= frame->cells[i].mark & MARK_CANDIDATE ? MARK_QUIET : 0;
}

void play_mark_last(struct play *play) {
    size_t at = session_at(play->session);
    while (at > 0) {
        const struct entry *entry = session_entry(play->session, --at);
        if (entry->actor == CHANCE || !session_shows(play->session, at, VIEW_PUBLIC))
            continue;
        board_mark_move(play->app, play->session, entry->actor, &entry->move, MARK_LAST);
        return;
    }
}

/* ---- the rows of text ------------------------------------------------------------------------ */

/* Whether a legal move has the verb; with a domain (not negative) also whether it has the value. */
static bool is_live(const struct play *play, unsigned verb, int domain, unsigned value) {
    for (size_t i = 0; i < play->pick.legal.count; i++) {
        const struct move *move = &play->pick.legal.moves[i];
        for (unsigned k = 0; domain >= 0 && k < move->count; k++)
            if (play->rules->verbs[move->verb].domain[k] == domain && move->arg[k] == value)
                return true;
        if (domain < 0 && move->verb == verb)
            return true;
    }
    return false;
}

/* Adds the keys of verbs and words that can be chosen now: "p pass  e end". */
static void shortcuts(const struct play *play, struct text *out) {
    const struct ruleset *rules = play->rules;
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
                          notation_word(play->notation, domain, value));
    }
}

/* Adds what is left behind the prompt, or at the right edge when it would not be seen there. */
static void add_budget(struct play *play, struct text *right) {
    struct text left = TEXT_EMPTY, named = TEXT_EMPTY;
    text_addf(&left, _(" (%d left)"), play->turn.budget);
    text_add_named(&named, play->line.bytes, session_names(play->session));
    bool fits =
        utf8_columns(named.bytes) + utf8_columns(left.bytes) <= frame_columns(play->app) - 2;
    text_add(fits || right->length > 0 ? &play->line : right, left.bytes);
    text_free(&left);
    text_free(&named);
}

static void draw_prompt(struct play *play) {
    struct text keys = TEXT_EMPTY;
    if (play->lesson && lesson_kind(play->lesson) == LESSON_QUESTION) {
        board_prompt(&play->board, play->app, INK_KEY, lesson_text(play->lesson), "");
        return;
    }
    text_clear(&play->line);
    text_addf(&play->line, "$%c: ", 'A' + play->seat);
    if (play->turn.phase == PHASE_CHANCE && play_bot_acts(play)) {
        text_add(&play->line, _("rolls the dice"));
    } else if (play->turn.phase == PHASE_CHANCE) {
        struct text key = TEXT_EMPTY;
        play_key(play, ACTION_CHOOSE, &key);
        text_addf(&play->line, _("press %s to roll"), key.bytes);
        text_free(&key);
    } else {
        text_add(&play->line, _(play->turn.prompt));
        shortcuts(play, &keys);
    }
    if (play_bot_acts(play) || play_is_advised(play)) {
        text_clear(&keys);
        play_bot_progress(play, &keys);
    }
    if (play->turn.budget >= 0)
        add_budget(play, &keys);
    board_prompt(&play->board, play->app, INK_STRONG, play->line.bytes, keys.bytes);
    text_free(&keys);
}

/* Adds what Enter would do: the move, or where the way leads; and the first line of its news. */
static void describe_plan(struct play *play, const struct move_list *plan,
                          const struct text *news) {
    struct text *line = &play->line;
    int price = play_plan_price(play);
    if (plan->count > 1)
        text_addf(line, _("%zu moves to %s"), plan->count,
                  notation_spot(play->notation, play->cursor));
    else
        notation_print(play->notation, plan->moves, line);
    if (news->length > 0) {
        text_add(line, ": ");
        text_add_bytes(line, news->bytes, strcspn(news->bytes, "\n"));
    }
    if (price >= 0)
        text_addf(line, _(" Costs %d."), price);
    text_add(line, "  (");
    play_key(play, ACTION_CHOOSE, line);
    int count = pick_candidates(&play->pick, play->cursor);
    if (count > 1) {
        text_add(line, "; ");
        play_key(play, ACTION_CYCLE, line);
        text_addf(line, _(": %d ways"), count);
    } else {
        text_add(line, plan->count > 1 ? _(" plays them") : _(" plays it"));
    }
    text_add_char(line, ')');
}

/* Adds what can be done with the piece in hand. */
static void describe_hand(struct play *play) {
    struct text *line = &play->line;
    text_add(line, play->walking ? _("  (arrows walk it; ") : _("  (arrows point; "));
    play_key(play, ACTION_CHOOSE, line);
    text_add(line, play->walking ? _(" to point)") : _(" to walk it)"));
}

/* Adds why the move that the cursor points at may not be made; false when it points at none. */
static bool explain_attempt(struct play *play) {
    struct move attempt;
    if (!play_attempt(play, &attempt))
        return false;
    play->rules->why_not(session_state(play->session), play->seat, &attempt, &play->line);
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
    } else if (play->cursor != NO_SPOT && play->turn.phase == PHASE_PLAY) {
        play_look(play, play->cursor, &play->line);
        if (play_held(play) == play->cursor)
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
    const struct pick *pick = &play->pick;
    bool chance = play->turn.phase == PHASE_CHANCE, places = !chance && play->cursor != NO_SPOT;
    struct takeback takeback;
    seats_takeback(&play->seats, &takeback);
    struct move move;
    const struct ruleset *rules = play->rules;
    int count = 0;
    out[count++] = ACTION_CHOOSE;
    if (play->lesson)
        out[count++] = ACTION_UNDO;
    if (pick->spot_count > 0 || pick->verb >= 0)
        out[count++] = ACTION_BACK;
    if (places && pick->agree.count > 1)
        out[count++] = ACTION_NEXT;
    if (places && (pick_candidates(pick, play->cursor) > 1 || play_attempt(play, &move)))
        out[count++] = ACTION_CYCLE;
    if (play->lesson)
        out[count++] = ACTION_SHOW;
    else if (!chance && rules->suggest &&
             rules->suggest(session_state(play->session), play->seat, &move))
        out[count++] = ACTION_SUGGEST;
    if (takeback.possible && !play->lesson)
        out[count++] = ACTION_UNDO;
    if (!play->lesson && session_at(play->session) < session_length(play->session))
        out[count++] = ACTION_REDO;
    bool kinds = board_kinds(rules) > 2;
    if (!chance && kinds)
        out[count++] = ACTION_VERBS;
    if (!chance && play->app->config.hints)
        out[count++] = ACTION_HINT;
    out[count++] = ACTION_HELP;
    out[count++] = ACTION_LEAVE;
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
    out[count] = ACTION_NONE;
    assert(count < ACTIONS_SHOWN);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The position after the plan, with the news of its last move; the present one when nothing is
   planned, or when the last choice would reveal the others. */
static const game_state *preview(struct play *play, const struct move_list *plan,
                                 struct text *news) {
    const game_state *now = session_state(play->session);
    if (plan->count == 0 || play->turn.secret)
        return now;
    memcpy(play->after, now, play->rules->state_size);
    for (size_t i = 0; i < plan->count; i++)
        play->rules->apply(play->after, play->seat, &plan->moves[i],
                           i + 1 == plan->count ? news : NULL);
    return play->after;
}

void play_draw(struct play *play) {
    enum action actions[ACTIONS_SHOWN];
    struct text news = TEXT_EMPTY;
    struct move attempt;
    assert(!play->stale); /* or the plan would be made of another position's moves */
    const struct move_list *plan = play_plan(play);
    const game_state *now = session_state(play->session), *shown = preview(play, plan, &news);
    if (play_title(play)) {
        play_shade(play);
        board_show(&play->board, play->app, play->session, shown, now, play_viewer(play));
        if (shown == now)
            play_mark_last(play);
        for (size_t i = 0; shown != now && i < plan->count; i++)
            board_mark_move(play->app, play->session, play->seat, &plan->moves[i],
                            play->rules->touches ? MARK_LAST | MARK_GHOST : MARK_LAST);
        if (play->turn.phase == PHASE_PLAY) {
            mark_choices(play);
            if (play_attempt(play, &attempt))
                board_mark_move(play->app, play->session, play->seat, &attempt,
                                MARK_ALERT | MARK_GHOST);
            play_mark_hint(play);
            canvas_mark(&play->app->frame, play->cursor, MARK_CURSOR);
        }
        canvas_show_marks(&play->app->frame);
        names_show(&play->app->frame, play->rules, play->notation, play->named);
        board_lines(&play->board, play->app, &play->news, play->fresh);
        draw_prompt(play);
        draw_hint(play, plan, &news);
    }
    unsigned context = play_context(play);
    if (play_bot_acts(play))
        context = play_bot_actions(play, actions);
    else
        live_actions(play, actions);
    frame_end(play->app, context, actions);
    text_free(&news);
}
