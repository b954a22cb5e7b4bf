/*
 * choose.c - how a key becomes a move: pointing, narrowing, keys of verbs and words, moves without
 * a spot.
 *
 * Everything narrows the legal moves (pick.h) until one is left, which is played by play_move.
 */
#include "ui/play/choose.h"

#include <limits.h>

#include "ui/widgets/motion.h"
#include "ui/widgets/prompt.h"

enum { CELLS_MOST = 4096 };

/* ---- the choice begins ----------------------------------------------------------------------- */

/* Keeps the cursor where the seat left it, when it can choose there; else goes to the first
   place it can. */
static void place_cursor(struct play *play) {
    play->choice.cursor = play->choice.cursor_of[play->table.seat];
    if (pick_can_come(&play->choice.pick, play->choice.cursor))
        return;
    for (size_t i = 0; i < play->choice.pick.legal.count; i++) {
        const struct move *move = &play->choice.pick.legal.moves[i];
        for (unsigned k = 0; k < move->count; k++) {
            int spot = notation_move_spot(play->table.notation, move, k);
            if (spot == NO_SPOT)
                continue;
            play->choice.cursor = spot;
            return;
        }
    }
}

void play_choose_anew(struct play *play, unsigned before) {
    struct play_choice *choice = &play->choice;
    const struct table *table = &play->table;
    pick_clear(&choice->pick);
    choice->walk.origin = NO_SPOT;
    if (table->turn.phase == PHASE_PLAY && !table_bot_acts(table)) {
        pick_start(&choice->pick, table->rules, session_state(table->session), table->seat);
        if (choice->moved[table->seat])
            pick_prefer(&choice->pick, &choice->last_of[table->seat]);
        if (choice->hold != NO_SPOT && table->seat == before) {
            choice->cursor = choice->hold;
            pick_spot(&choice->pick, choice->hold);
        } else {
            place_cursor(play);
        }
    }
    choice->hold = NO_SPOT;
}

/* ---- choosing -------------------------------------------------------------------------------- */

/* Takes back whatever was picked; false when nothing was. */
static bool pick_nothing(struct play *play) {
    bool some = false;
    while (pick_back(&play->choice.pick))
        some = true;
    return some;
}

/* Of the spots that can come next, the one nearest to the middle of them all; or NO_SPOT. */
static int middle_choice(const struct play *play) {
    const struct canvas *frame = &play->app->frame;
    int cells[CELLS_MOST], count = 0, rows = 0, columns = 0, best = NO_SPOT, least = INT_MAX;
    for (int i = 0; i < frame->rows * frame->columns && count < CELLS_MOST; i++) {
        int spot = frame->cells[i].spot;
        if (spot == NO_SPOT || spot >= SPOT_ACTION || !pick_can_come(&play->choice.pick, spot))
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
    int middle = middle_choice(play), left = play->choice.cursor_of[play->table.seat];
    if (middle == NO_SPOT || play_alike(play, play->choice.cursor, middle))
        return;
    play->choice.cursor = play_alike(play, left, middle) && in_sight(play, left) ? left : middle;
}

/* Points at the cursor's spot; true when that meant something. */
static bool point(struct play *play) {
    struct move move;
    switch (pick_point(&play->choice.pick, play->choice.cursor, &move)) {
    case POINTED_MOVE:
        play_move(play, &move);
        return true;
    case POINTED_PICKED:
        play->choice.walking = true;
        go_on(play);
        return true;
    case POINTED_AT_NOTHING:
        break;
    }
    return false;
}

/* A menu of the agreeing moves without a spot; plays the chosen one. */
static void choose_spotless(struct play *play, const int *indexes, int count) {
    struct text rows[MENU_MOST];
    const char *shown[MENU_MOST];
    for (int i = 0; i < count; i++) {
        const struct move *move = &play->choice.pick.agree.moves[indexes[i]];
        rows[i] = TEXT_EMPTY;
        notation_print(play->table.notation, move, &rows[i]);
        text_add(&rows[i], "  ");
        text_add(&rows[i], _(play->table.rules->verbs[move->verb].help));
        shown[i] = rows[i].bytes;
    }
    int chosen = frame_choose(play->app, _("Choose a move"), shown, NULL, count, 0);
    for (int i = 0; i < count; i++)
        text_free(&rows[i]);
    if (chosen >= 0) {
        struct move move = play->choice.pick.agree.moves[indexes[chosen]];
        play_move(play, &move);
    }
}

/* Plays the agreeing move without a spot, or asks which of several; false when there is none. */
static bool choose_listed(struct play *play) {
    int indexes[MENU_MOST];
    int count = pick_spotless(&play->choice.pick, indexes, MENU_MOST);
    if (count == 1 && play->choice.pick.agree.count == 1) {
        struct move move = play->choice.pick.agree.moves[0];
        play_move(play, &move);
    } else if (count > 0) {
        choose_spotless(play, indexes, count);
    }
    return count > 0;
}

/* Says why nothing can be done with the spot under the cursor, which blinks. */
static void refuse_spot(struct play *play) {
    play_why(play);
    motion_blink(play->app, play->choice.cursor);
}

/* Does the first of these that is possible:
   1. the piece in hand walks to the cursor;
   2. the candidate at the cursor is played;
   3. the spot under the cursor is picked;
   4. the spot is picked in place of what was picked before;
   5. a move without spots is played, or chosen from a menu.
   Otherwise it says why the spot cannot be chosen. */
void play_choose(struct play *play) {
    struct pick *pick = &play->choice.pick;
    if (play->choice.cursor != NO_SPOT) {
        if (play_walk_choose(play) || point(play))
            return;
        bool unpick = pick->spot_count > 0 && pick->spots[0] == play->choice.cursor;
        struct pick before = *pick; /* only what was picked is looked at again */
        if (pick_nothing(play) && (unpick || point(play)))
            return;
        for (int i = 0; i < before.spot_count; i++)
            pick_spot(pick, before.spots[i]);
        if (before.verb >= 0)
            pick_verb(pick, (unsigned)before.verb);
    } else if (pick->has_hinted && point(play)) {
        return;
    }
    if (!choose_listed(play))
        refuse_spot(play);
}

/* Tells why no move of the verb is legal. */
static void refuse_verb(struct play *play, unsigned verb) {
    struct text why = TEXT_EMPTY;
    if (!play->table.rules->why_verb(session_state(play->table.session), play->table.seat, verb,
                                     &why))
        text_addf(&why, _("There is nothing to %s now."), play->table.rules->verbs[verb].word);
    play_say(play, INK_ALERT, why.bytes);
    text_free(&why);
}

/* The key of a spot: picks it, instead of what was picked, and leaves the cursor where it is when
   it can go on from there. */
static void spot_key(struct play *play, int spot) {
    pick_nothing(play);
    if (pick_spot(&play->choice.pick, spot)) {
        go_on(play);
        return;
    }
    play->choice.cursor = spot;
    refuse_spot(play);
}

void play_tab(struct play *play, int step) {
    bool switches =
        play->choice.walking && play_held(play) != NO_SPOT; /* to another piece in hand */
    if (switches)
        pick_back(&play->choice.pick);
    int first = canvas_spot_marked(&play->app->frame, play->choice.cursor, 0, step);
    int spot = first;
    while (spot != NO_SPOT && !pick_can_come(&play->choice.pick, spot)) {
        spot = canvas_spot_marked(&play->app->frame, spot, 0, step);
        if (spot == first)
            return;
    }
    if (spot != NO_SPOT)
        play->choice.cursor = spot;
    if (switches)
        pick_spot(&play->choice.pick, play->choice.cursor);
}

/* The key of a word: plays the candidate at the cursor that has it. */
static void word_key(struct play *play, unsigned domain, unsigned value) {
    const struct verb *verbs = play->table.rules->verbs;
    struct move move;
    if (pick_word(&play->choice.pick, verbs, play->choice.cursor, domain, value, &move)) {
        play_move(play, &move);
    } else if (pick_candidate(&play->choice.pick, play->choice.cursor, &move)) {
        for (unsigned i = 0; i < move.count; i++)
            if (verbs[move.verb].domain[i] == domain)
                move.arg[i] = (uint16_t)value;
        play_move(play, &move); /* tells why not */
    } else {
        play_why(play);
    }
}

void play_verb(struct play *play, unsigned verb) {
    int indexes[MENU_MOST];
    pick_nothing(play);
    if (!pick_verb(&play->choice.pick, verb))
        refuse_verb(play, verb);
    else if (pick_spotless(&play->choice.pick, indexes, MENU_MOST) ==
             (int)play->choice.pick.agree.count)
        choose_listed(play);
    else if (!pick_can_come(&play->choice.pick, play->choice.cursor))
        play_tab(play, 1);
    else if (play->choice.pick.agree.count == 1)
        point(play); /* the only move of the verb, and it is pointed at already */
}

void play_dice_verb(struct play *play) {
    for (unsigned verb = 0; verb < play->table.rules->verb_count; verb++)
        if (play->table.rules->verbs[verb].rolls)
            play_verb(play, verb);
}

bool play_own_key(const struct play *play, int key) {
    const struct ruleset *rules = play->table.rules;
    bool own = false;
    for (unsigned i = 0; i < rules->verb_count; i++)
        own = own || rules->verbs[i].key == key;
    for (unsigned i = 0; i < rules->domain_count && key > ' ' && key < 127; i++)
        own = own || (rules->domains[i].keys && strchr(rules->domains[i].keys, key));
    return own;
}

void play_shortcut(struct play *play, int key) {
    for (unsigned verb = 0; verb < play->table.rules->verb_count; verb++) {
        if (play->table.rules->verbs[verb].key == 0 || play->table.rules->verbs[verb].key != key)
            continue;
        play_verb(play, verb);
        return;
    }
    for (unsigned domain = 0; key > ' ' && key < 127 && domain < play->table.rules->domain_count;
         domain++) {
        const char *keys = play->table.rules->domains[domain].keys;
        const char *found = keys ? strchr(keys, key) : NULL;
        if (found && play->table.rules->domains[domain].on_board)
            spot_key(play, play->table.rules->domains[domain].spot + (int)(found - keys));
        else if (found)
            word_key(play, domain, (unsigned)(found - keys));
    }
}
