/*
 * turn.c - a position's answers about itself: who acts, the result, chance, its description.
 *
 * Every out parameter is filled with rubbish first, so a field that a game forgets is noticed.
 */
#include <stdlib.h>

#include "core/utf8.h"

#include "conformance.h"

enum { RUBBISH = 0xA5, DESCRIPTION_MOST = 900 }; /* a description fits a line of the log */

bool check_turn(struct run *run, const game_state *s, uint32_t least_number) {
    struct turn turn;
    memset(&turn, RUBBISH, sizeof turn);
    run->rules->turn(s, &turn);
    if (turn.phase != PHASE_PLAY && turn.phase != PHASE_CHANCE && turn.phase != PHASE_OVER)
        return fail(run, "turn: there is no phase %d", (int)turn.phase);
    if ((turn.phase == PHASE_PLAY) != (turn.acting != 0))
        return fail(run, "turn: phase %d with acting seats %#x", (int)turn.phase, turn.acting);
    if (turn.acting >> run->setup.seats)
        return fail(run, "turn: a seat acts that is not in the game: %#x", turn.acting);
    if (turn.owner >= run->setup.seats)
        return fail(run, "turn: owner %d of %u seats", turn.owner, run->setup.seats);
    if (turn.number < 1 || turn.number < least_number)
        return fail(run, "turn: number %u after %u", (unsigned)turn.number, (unsigned)least_number);
    if (turn.budget < -1)
        return fail(run, "turn: budget %d", turn.budget);
    if (turn.random && (turn.phase != PHASE_PLAY || (turn.acting & (turn.acting - 1))))
        return fail(run, "turn: a move is drawn of one seat acting");
    if (turn.secret && turn.phase != PHASE_PLAY)
        return fail(run, "turn: secret, but nobody chooses");
    if (!turn.prompt || !*turn.prompt || strchr(turn.prompt, '\n'))
        return fail(run, "turn: the prompt is not one line");
    return true;
}

bool check_result(struct run *run, const game_state *s) {
    struct result result;
    struct turn turn;
    memset(&result, RUBBISH, sizeof result);
    run->rules->result(s, &result);
    run->rules->turn(s, &turn);
    if (turn.phase != PHASE_OVER && (result.winners || result.reason))
        return fail(run, "result: winners or a reason before the end");
    if (turn.phase == PHASE_OVER && (!result.reason || !*result.reason))
        return fail(run, "result: over without a reason");
    if (result.winners >> run->setup.seats)
        return fail(run, "result: a winner who is not in the game: %#x", result.winners);
    for (unsigned seat = 0; seat < run->setup.seats; seat++)
        if (result.points[seat] == (int16_t)(RUBBISH << 8 | RUBBISH))
            return fail(run, "result: seat %c has no points", 'A' + (int)seat);
    return true;
}

static bool one_line(const struct text *text) {
    return text->length > 0 && text->length <= DESCRIPTION_MOST && !strchr(text->bytes, '\n') &&
           utf8_valid(text->bytes, text->length);
}

bool check_description(struct run *run, const game_state *s) {
    const struct ruleset *rules = run->rules;
    for (unsigned viewer = 0; viewer <= VIEW_ALL; viewer++) {
        if (viewer >= run->setup.seats && viewer < VIEW_PUBLIC)
            continue;
        text_clear(&run->text);
        rules->describe(s, (enum viewer)viewer, &run->text);
        if (!one_line(&run->text))
            return fail(run, "describe: not one line of 1 to %d bytes for viewer %u: %s",
                        DESCRIPTION_MOST, viewer, run->text.bytes);
    }
    const char *refused = run_start(run, run->b, run->text.bytes);
    if (refused)
        return fail(run, "start refuses a description: %s", refused);
    if (memcmp(run->b, s, rules->state_size) != 0)
        return fail(run, "start(describe) is another position: %s", run->text.bytes);
    text_clear(&run->again);
    rules->describe(run->b, VIEW_ALL, &run->again);
    if (strcmp(run->text.bytes, run->again.bytes) != 0)
        return fail(run, "describe differs after start: %s", run->again.bytes);
    return true;
}

/* Every face alone must be playable, by a move that is well formed. */
static bool check_faces(struct run *run, const struct chance *chance) {
    if (!run->rules->verbs[chance->verb].chance)
        return fail(run, "chance: its verb is not marked as chance's");
    for (unsigned face = 0; face < chance->faces; face++) {
        struct move move = {.verb = chance->verb, .count = chance->count};
        for (unsigned i = 0; i < chance->count; i++)
            move.arg[i] = (uint16_t)face;
        if (!chance_possible(chance, &move))
            continue;
        run_copy(run, run->b, run->s);
        run->rules->apply(run->b, CHANCE, &move, NULL);
        const char *broken = run->rules->check(run->b);
        if (broken)
            return fail(run, "check after face %u: %s", face, broken);
        if (!check_turn(run, run->b, run->turn_number))
            return false;
    }
    return true;
}

bool check_chance(struct run *run) {
    const struct ruleset *rules = run->rules;
    struct chance chance;
    memset(&chance, RUBBISH, sizeof chance);
    rules->chance(run->s, &chance);
    if (chance.verb >= rules->verb_count || rules->verbs[chance.verb].count != chance.count ||
        chance.count < 1)
        return fail(run, "chance: %d draws for verb %d", chance.count, chance.verb);
    for (unsigned i = 0; i < chance.count; i++)
        if (chance.faces < 1 ||
            chance.faces > rules->domains[rules->verbs[chance.verb].domain[i]].count)
            return fail(run, "chance: %d faces are not in the domain", chance.faces);
    unsigned sum = 0;
    for (unsigned face = 0; chance.weight && face < chance.faces; face++)
        sum += chance.weight[face];
    if (chance.weight && sum == 0)
        return fail(run, "chance: nothing can fall");
    struct move move = chance_draw(&chance, &run->rng);
    if (!chance_possible(&chance, &move))
        return fail(run, "chance: a draw that is not possible");
    return check_faces(run, &chance);
}
