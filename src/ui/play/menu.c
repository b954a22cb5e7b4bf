/*
 * menu.c - helps to find a move: a menu of all verbs, with the reason why a verb is not possible;
 * the names of the spots, written on the board; and arrow keys that go only to the kinds of spots
 * that can be chosen.
 *
 * It knows no game: verbs, domains and reasons come from the ruleset's tables and why_verb.
 */
#include "ui/play/choose.h"
#include "ui/widgets/prompt.h"

/* ---- the menu of verbs ----------------------------------------------------------------------- */

/* The columns of the longest verb. */
static int verb_columns(const struct ruleset *rules) {
    size_t most = 0;
    for (unsigned verb = 0; verb < rules->verb_count; verb++)
        if (!rules->verbs[verb].chance && strlen(rules->verbs[verb].word) > most)
            most = strlen(rules->verbs[verb].word);
    return (int)most;
}

void play_verbs(struct play *play) {
    int columns = verb_columns(play->table.rules);
    struct text rows[MENU_MOST];
    const char *shown[MENU_MOST];
    bool closed[MENU_MOST];
    unsigned verbs[MENU_MOST];
    int count = 0;
    for (unsigned verb = 0; verb < play->table.rules->verb_count && count < MENU_MOST; verb++) {
        const struct verb *row = &play->table.rules->verbs[verb];
        if (row->chance)
            continue;
        rows[count] = TEXT_EMPTY;
        text_addf(&rows[count], "%-*s  ", columns, row->word);
        closed[count] = play->table.rules->why_verb(session_state(play->table.session),
                                                    play->table.seat, verb, &rows[count]);
        if (!closed[count])
            text_add(&rows[count], _(row->help));
        shown[count] = rows[count].bytes;
        verbs[count++] = verb;
    }
    int chosen = frame_choose(play->app, _("What can be done"), shown, closed, count, 0);
    for (int row = 0; row < count; row++)
        text_free(&rows[row]);
    if (chosen >= 0)
        play_verb(play, verbs[chosen]);
}

/* ---- names ----------------------------------------------------------------------------------- */

void play_names(struct play *play) {
    text_clear(&play->line);
    play->view.named = names_next(play->table.rules, play->view.named, &play->line);
    play_say(play, INK_PLAIN, play->line.bytes);
}

/* ---- arrows ---------------------------------------------------------------------------------- */

/* On a board with several kinds of spots (corners and edges) the arrows pass over the kinds of
   which nothing can come next. */
static int toward(const struct play *play, int down, int right) {
    const struct canvas *frame = &play->app->frame;
    const struct pick *pick = &play->choice.pick;
    struct canvas seen;
    canvas_init(&seen, frame->rows, frame->columns);
    canvas_copy(&seen, 0, 0, frame);
    for (unsigned i = 0; i < play->table.rules->domain_count; i++) {
        const struct domain *domain = &play->table.rules->domains[i];
        bool wanted = !domain->on_board || pick->agree.count == 0;
        for (int value = 0; value < domain->count && !wanted; value++)
            wanted = pick_can_come(pick, domain->spot + value);
        for (int cell = 0; !wanted && cell < seen.rows * seen.columns; cell++) {
            int spot = seen.cells[cell].spot;
            if (spot >= domain->spot && spot < domain->spot + domain->count &&
                spot != play->choice.cursor)
                seen.cells[cell].spot = NO_SPOT;
        }
    }
    int to = canvas_spot_toward(&seen, play->choice.cursor, down, right);
    if (to == play->choice.cursor)
        to = canvas_spot_toward(frame, play->choice.cursor, down, right);
    canvas_free(&seen);
    return to;
}

/* The first spot on the board, in reading order. */
static int first_spot(const struct canvas *canvas) {
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        if (canvas->cells[i].spot >= 0 && canvas->cells[i].spot < SPOT_ACTION)
            return canvas->cells[i].spot;
    return NO_SPOT;
}

void play_move_cursor(struct play *play, enum action action) {
    static const struct {
        signed char down, right;
    } ways[] = {
        [ACTION_UP] = {-1, 0},        [ACTION_DOWN] = {1, 0},       [ACTION_LEFT] = {0, -1},
        [ACTION_RIGHT] = {0, 1},      [ACTION_UP_LEFT] = {-1, -1},  [ACTION_UP_RIGHT] = {-1, 1},
        [ACTION_DOWN_LEFT] = {1, -1}, [ACTION_DOWN_RIGHT] = {1, 1},
    };
    if (action < ACTION_UP || action > ACTION_DOWN_RIGHT)
        return;
    if (play->choice.cursor == NO_SPOT) {
        play->choice.cursor = first_spot(&play->app->frame);
        return;
    }
    if (play_walk_arrow(play, ways[action].down, ways[action].right))
        return;
    int to = toward(play, ways[action].down, ways[action].right);
    if (to < SPOT_ACTION)
        play->choice.cursor = to;
}
