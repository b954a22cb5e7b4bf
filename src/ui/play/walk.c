/*
 * walk.c - a piece in hand: walking it with the arrows, and sending it further off.
 *
 * Only for games that know walks. A piece that was picked is in hand. While `walking`, each arrow
 * is a move; else the arrows point, and Enter sends the piece there by the cheapest way. The ways
 * are found when they are first asked for, and anew when the piece or the position is another.
 */
#include "ui/play/play.h"

int play_held(const struct play *play) {
    const struct pick *pick = &play->pick;
    bool held = play->rules->walks && pick->verb < 0 && pick->spot_count == 1;
    return held && play->turn.phase == PHASE_PLAY ? pick->spots[0] : NO_SPOT;
}

/* The ways of the piece in hand. */
static const struct walk *reach(struct play *play) {
    int held = play_held(play);
    if (play->walk.origin != held)
        walk_from(&play->walk, play->rules, play->notation, session_state(play->session),
                  play->seat, held);
    return &play->walk;
}

const struct move_list *play_plan(struct play *play) {
    const struct pick *pick = &play->pick;
    int held = play_held(play), only;
    struct move move;
    play->plan.count = 0;
    if (play->turn.phase != PHASE_PLAY || (held != NO_SPOT && held == play->cursor))
        return &play->plan;
    const struct way *way = NULL;
    if (play->cursor != NO_SPOT && pick_candidate(pick, play->cursor, &move))
        move_list_add(&play->plan, move);
    else if (held != NO_SPOT && (way = walk_to(reach(play), play->cursor)))
        walk_moves(&play->walk, way, &play->plan);
    else if (pick->agree.count == 1 && pick_spotless(pick, &only, 1) == 1)
        move_list_add(&play->plan, pick->agree.moves[only]);
    return &play->plan;
}

int play_plan_price(struct play *play) {
    if (!play->rules->price || play->plan.count == 0)
        return -1;
    if (play->plan.count == 1)
        return play->rules->price(session_state(play->session), play->seat, play->plan.moves);
    return walk_to(reach(play), play->cursor)->price;
}

void play_hold(struct play *play, const struct move *move, bool back) {
    int first = NO_SPOT, last = NO_SPOT;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(play->notation, move, i);
        first = first == NO_SPOT ? spot : first;
        last = spot != NO_SPOT ? spot : last;
    }
    if (play_held(play) != NO_SPOT && first != last)
        play->hold = back ? first : last;
}

/* One step with an arrow, or the reason why not. */
static void step(struct play *play, int down, int right) {
    int held = play->cursor;
    int to = canvas_spot_toward(&play->app->frame, held, down, right);
    struct move move;
    if (to == held || to >= SPOT_ACTION)
        return;
    play->cursor = to;
    if (!pick_candidate(&play->pick, to, &move))
        play_why(play);
    else if (play_move(play, &move))
        return;
    play->cursor = held;
}

bool play_walk_arrow(struct play *play, int down, int right) {
    int held = play_held(play);
    if (!play->walking || held == NO_SPOT || held != play->cursor)
        return false;
    step(play, down, right);
    return true;
}

bool play_walk_choose(struct play *play) {
    int held = play_held(play);
    if (held == NO_SPOT)
        return false;
    if (held == play->cursor) {
        play->walking = !play->walking;
        return true;
    }
    if (play_plan(play)->count < 2)
        return false;
    for (size_t i = 0; i < play->plan.count; i++) {
        struct move move = play->plan.moves[i];
        if (!play_move(play, &move))
            break;
    }
    return true;
}
