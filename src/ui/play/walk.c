/*
 * walk.c - a piece in hand: walking it with the arrows, and sending it further off.
 *
 * Only for games that know walks. A piece that was picked is in hand. While `walking`, each arrow
 * is a move; else the arrows point, and Enter sends the piece there by the cheapest way. The ways
 * are found when they are first asked for, and anew when the piece or the position is another.
 */
#include "ui/play/choose.h"

/* The ways of the piece in hand. */
static const struct walk *reach(struct play *play) {
    int held = play_held(play);
    if (play->choice.walk.origin != held)
        walk_from(&play->choice.walk, play->table.rules, play->table.notation,
                  session_state(play->table.session), play->table.seat, held);
    return &play->choice.walk;
}

const struct move_list *play_plan(struct play *play) {
    const struct pick *pick = &play->choice.pick;
    int held = play_held(play), only;
    struct move move;
    play->choice.plan.count = 0;
    if (!play_asks(play) || (held != NO_SPOT && held == play->choice.cursor))
        return &play->choice.plan;
    const struct way *way = NULL;
    if (play->choice.cursor != NO_SPOT && pick_candidate(pick, play->choice.cursor, &move))
        move_list_add(&play->choice.plan, move);
    else if (held != NO_SPOT && (way = walk_to(reach(play), play->choice.cursor)))
        walk_moves(&play->choice.walk, way, &play->choice.plan);
    else if (pick->agree.count == 1 && pick_spotless(pick, &only, 1) == 1)
        move_list_add(&play->choice.plan, pick->agree.moves[only]);
    return &play->choice.plan;
}

int play_plan_price(struct play *play) {
    if (!play->table.rules->price || play->choice.plan.count == 0)
        return -1;
    if (play->choice.plan.count == 1)
        return play->table.rules->price(session_state(play->table.session), play->table.seat,
                                        play->choice.plan.moves);
    return walk_to(reach(play), play->choice.cursor)->price;
}

/* One step with an arrow, or the reason why not. */
static void step(struct play *play, int down, int right) {
    int held = play->choice.cursor;
    int to = canvas_spot_toward(&play->app->frame, held, down, right);
    struct move move;
    if (to == held || to >= SPOT_ACTION)
        return;
    play->choice.cursor = to;
    if (!pick_candidate(&play->choice.pick, to, &move))
        play_why(play);
    else if (play_move(play, &move))
        return;
    play->choice.cursor = held;
}

bool play_walk_arrow(struct play *play, int down, int right) {
    int held = play_held(play);
    if (!play->choice.walking || held == NO_SPOT || held != play->choice.cursor)
        return false;
    step(play, down, right);
    return true;
}

bool play_walk_choose(struct play *play) {
    int held = play_held(play);
    if (held == NO_SPOT)
        return false;
    if (held == play->choice.cursor) {
        play->choice.walking = !play->choice.walking;
        return true;
    }
    if (play_plan(play)->count < 2)
        return false;
    for (size_t i = 0; i < play->choice.plan.count; i++) {
        struct move move = play->choice.plan.moves[i];
        if (!play_move(play, &move))
            break;
    }
    return true;
}
