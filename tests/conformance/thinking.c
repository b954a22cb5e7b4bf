/*
 * thinking.c - what programs that play rely on: positions drawn anew tell the viewer nothing new,
 * a position can be started from what one viewer sees, and chances are parts of one whole that
 * hang on nothing hidden.
 */
#include "conformance.h"

/* Whoever plays from what the viewer sees finds the same game there. */
static bool check_line(struct run *run, unsigned viewer) {
    const struct ruleset *rules = run->rules;
    text_clear(&run->text);
    rules->describe(run->s, (enum viewer)viewer, &run->text);
    const char *refused = run_start(run, run->b, run->text.bytes);
    if (refused)
        return fail(run, "start refuses what viewer %u sees: %s: %s", viewer, run->text.bytes,
                    refused);
    const char *broken = rules->check(run->b);
    if (broken)
        return fail(run, "start of what viewer %u sees: check: %s", viewer, broken);
    text_clear(&run->again);
    rules->describe(run->b, (enum viewer)viewer, &run->again);
    if (strcmp(run->text.bytes, run->again.bytes) != 0)
        return fail(run, "start of what viewer %u sees, %s, shows %s", viewer, run->text.bytes,
                    run->again.bytes);
    return true;
}

/* The viewer's own choices, and whose turn it is, are the same in run->a and run->b. */
static bool check_choices(struct run *run, unsigned viewer) {
    struct turn a, b;
    run->rules->turn(run->a, &a);
    run->rules->turn(run->b, &b);
    if (a.phase != b.phase || a.owner != b.owner || a.acting != b.acting || a.secret != b.secret ||
        a.budget != b.budget || a.number != b.number || a.prompt != b.prompt)
        return fail(run, "resample for viewer %u changes the turn", viewer);
    if (viewer >= run->setup.seats || !(a.acting >> viewer & 1))
        return true;
    run_list(run, run->a, viewer, &run->list);
    run_list(run, run->b, viewer, &run->other);
    if (run->list.count != run->other.count ||
        memcmp(run->list.moves, run->other.moves, run->list.count * sizeof(struct move)) != 0)
        return fail(run, "resample changes the moves of %c", 'A' + (int)viewer);
    return true;
}

static bool check_resample(struct run *run, unsigned viewer, bool over) {
    const struct ruleset *rules = run->rules;
    run_copy(run, run->a, run->s);
    run_copy(run, run->b, run->s);
    if (rules->resample)
        rules->resample(run->b, (enum viewer)viewer, &run->rng);
    else /* nothing is hidden: this viewer sees what the log tells */
        run_start(run, run->b, run->text.bytes);
    const char *broken = rules->check(run->b);
    if (broken)
        return fail(run, "resample for viewer %u: check: %s", viewer, broken);
    if (memcmp(run->a, run->b, rules->state_size) == 0) /* and so is everything seen of them */
        return true;
    if (viewer == VIEW_ALL || !rules->resample)
        return fail(run, "something is hidden from viewer %u", viewer);
    if (rules->estimate && viewer == VIEW_PUBLIC && !over) {
        uint16_t a[SEATS_MOST], b[SEATS_MOST];
        ruleset_estimate(run->rules, run->a, a);
        ruleset_estimate(run->rules, run->b, b);
        if (memcmp(a, b, sizeof a) != 0)
            return fail(run, "estimate hangs on what is hidden");
    }
    return check_choices(run, viewer) && check_alike(run, viewer);
}

static bool check_estimate(struct run *run) {
    uint16_t chances[SEATS_MOST];
    unsigned sum = 0;
    memset(chances, 0xA5, sizeof chances);
    ruleset_estimate(run->rules, run->s, chances);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        sum += chances[seat];
        if (seat >= run->setup.seats && chances[seat])
            return fail(run, "estimate: a chance for %c, who does not play", 'A' + (int)seat);
    }
    return sum == ESTIMATE_WHOLE || fail(run, "estimate: the chances sum to %u", sum);
}

bool check_thinking(struct run *run, const struct turn *turn) {
    bool over = turn->phase == PHASE_OVER;
    for (unsigned left = run_viewers(run, true, SEATS_MOST); left; left &= left - 1) {
        unsigned viewer = (unsigned)__builtin_ctz(left);
        if (!check_line(run, viewer) || !check_resample(run, viewer, over))
            return false;
    }
    return over || !run->rules->estimate || check_estimate(run);
}
