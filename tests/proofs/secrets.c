/*
 * secrets.c - proof: secrets stay secret.
 *
 * A game is played at random to each of its secret choices. There two games part: one seat
 * chooses differently, and all else is the same until the reveal. Until then everything that
 * others can get hold of must be the same, byte for byte: what they see of board and panel, the
 * position as text, the answer about every spot, the news; and, in pairs of whole sessions, the
 * log, which is also the file on disk. Choices by a verb that is hidden (core/notation.h) are
 * followed beyond the reveal, until the next secret choice: views, and the moves as others may
 * read them.
 */
#include "core/memory.h"
#include "proof.h"
#include <stdlib.h>

enum { MOVES_MOST = 200, ROWS = 24, COLUMNS = 80, PAIRS_EACH = 16, LOOK_EACH = 16, FOLLOWED = 60 };

struct pair {
    const struct ruleset *rules;
    unsigned seats;
    game_state *a, *b;
    struct rng rng;
    struct move_list list;
    struct text text, other;
    struct canvas picture, other_picture;
    unsigned long pairs, logs, followed, bytes, differences;
};

/* Compares what was gathered of both games, and forgets it. */
static void compare(struct pair *pair) {
    pair->bytes += pair->text.length;
    if (pair->text.length != pair->other.length ||
        memcmp(pair->text.bytes, pair->other.bytes, pair->text.length) != 0)
        pair->differences++;
    text_clear(&pair->text);
    text_clear(&pair->other);
}

typedef void drawer(const game_state *s, enum viewer viewer, struct canvas *canvas);

static bool same_cell(const struct cell *a, const struct cell *b) {
    return a->glyph == b->glyph && a->ascii == b->ascii && a->ink == b->ink &&
           a->paper == b->paper && a->mark == b->mark && a->spot == b->spot;
}

/* Glyphs and all that cells mean; then what is said of each spot. */
static void compare_picture(struct pair *pair, drawer *draw, enum viewer viewer) {
    canvas_clear(&pair->picture);
    canvas_clear(&pair->other_picture);
    draw(pair->a, viewer, &pair->picture);
    draw(pair->b, viewer, &pair->other_picture);
    for (int i = 0, before = NO_SPOT; i < ROWS * COLUMNS; i++) {
        const struct cell *a = &pair->picture.cells[i];
        pair->differences += !same_cell(a, &pair->other_picture.cells[i]);
        if (a->spot == NO_SPOT || a->spot == before || pair->pairs % LOOK_EACH)
            continue;
        before = a->spot;
        pair->rules->look(pair->a, viewer, a->spot, &pair->text);
        pair->rules->look(pair->b, viewer, a->spot, &pair->other);
    }
    compare(pair);
}

static void compare_turns(struct pair *pair) {
    struct turn a = {0}, b = {0};
    pair->rules->turn(pair->a, &a);
    pair->rules->turn(pair->b, &b);
    if (a.phase != b.phase || a.acting != b.acting || a.number != b.number || a.owner != b.owner ||
        a.secret != b.secret || a.budget != b.budget || a.prompt != b.prompt)
        pair->differences++;
}

static void compare_views(struct pair *pair, unsigned chooser) {
    for (unsigned viewer = 0; viewer <= VIEW_PUBLIC; viewer++) {
        if (viewer == chooser || (viewer >= pair->seats && viewer != VIEW_PUBLIC))
            continue;
        compare_picture(pair, pair->rules->draw, (enum viewer)viewer);
        compare_picture(pair, pair->rules->panel, (enum viewer)viewer);
        pair->rules->describe(pair->a, (enum viewer)viewer, &pair->text);
        pair->rules->describe(pair->b, (enum viewer)viewer, &pair->other);
        compare(pair);
    }
    compare_turns(pair);
}

static struct move choose(struct pair *pair, const game_state *s, unsigned seat) {
    pair->list.count = 0;
    pair->rules->moves(s, seat, &pair->list);
    return pair->list.moves[rng_below(&pair->rng, (uint32_t)pair->list.count)];
}

/* Makes a move in each game; false when that was the reveal. */
static bool apply_both(struct pair *pair, unsigned seat, const struct move *a,
                       const struct move *b) {
    struct turn turn = {0};
    pair->rules->apply(pair->a, seat, a, &pair->text);
    pair->rules->apply(pair->b, seat, b, &pair->other);
    pair->rules->turn(pair->a, &turn);
    if (turn.secret)
        compare(pair);
    text_clear(&pair->text);
    text_clear(&pair->other);
    return turn.secret;
}

/* One pair of games from a position; the others choose the same until the reveal. */
static void one_pair(struct pair *pair, const game_state *s, unsigned chooser) {
    struct move a = choose(pair, s, chooser);
    struct move b = choose(pair, s, chooser);
    if (move_equal(&a, &b))
        return;
    memcpy(pair->a, s, pair->rules->state_size);
    memcpy(pair->b, s, pair->rules->state_size);
    if (!apply_both(pair, chooser, &a, &b))
        return; /* the last to choose reveals */
    pair->pairs++;
    for (;;) {
        struct turn turn = {0};
        compare_views(pair, chooser);
        pair->rules->turn(pair->a, &turn);
        unsigned others = turn.acting & ~(1U << chooser);
        if (!others)
            return;
        unsigned seat = (unsigned)__builtin_ctz(others);
        struct move move = choose(pair, pair->a, seat);
        if (!apply_both(pair, seat, &move, &move))
            return;
    }
}

/* All moves as others than the chooser may read them. */
static void compare_shown(struct pair *pair, const struct session *a, const struct session *b,
                          unsigned chooser) {
    const struct session *sessions[] = {a, b};
    struct text *texts[] = {&pair->text, &pair->other};
    for (unsigned k = 0; k < 2; k++)
        for (unsigned viewer = 0; viewer <= VIEW_PUBLIC; viewer++)
            for (size_t i = 0; viewer != chooser && i < session_length(sessions[k]); i++) {
                if (session_shows(sessions[k], i, (enum viewer)viewer))
                    notation_print(session_notation(sessions[k]),
                                   &session_entry(sessions[k], i)->move, texts[k]);
                text_add_char(texts[k], '\n');
            }
    compare(pair);
}

/* The same moves on in both sessions, as long as both allow them and no new secret begins. */
static void follow(struct pair *pair, struct session *a, struct session *b, unsigned chooser) {
    bool revealed = false;
    for (int i = 0; i < FOLLOWED; i++) {
        struct turn turn;
        session_turn(a, &turn);
        revealed = revealed || !turn.secret;
        if (turn.phase != PHASE_PLAY || (turn.secret && revealed))
            break;
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        struct move move = choose(pair, session_state(a), seat);
        if (pair->rules->why_not(session_state(b), seat, &move, NULL))
            continue; /* taken there by the other choice */
        session_play(a, seat, &move, NULL, NULL);
        session_play(b, seat, &move, NULL, NULL);
        session_turn(a, &turn);
        if (turn.secret && revealed)
            break;
        memcpy(pair->a, session_state(a), pair->rules->state_size);
        memcpy(pair->b, session_state(b), pair->rules->state_size);
        compare_views(pair, chooser);
    }
    compare_shown(pair, a, b, chooser);
    pair->followed++;
}

/* Two whole sessions that differ in one choice: their logs. */
static void compare_logs(struct pair *pair, const struct session *session, unsigned chooser) {
    size_t at = session_at(session), length;
    struct session *a = session_branch(session, at, "proof.log#1", NULL);
    struct session *b = session_branch(session, at, "proof.log#1", NULL);
    struct move one = choose(pair, session_state(session), chooser);
    struct move two = choose(pair, session_state(session), chooser);
    struct turn turn;
    session_play(a, chooser, &one, NULL, NULL);
    session_play(b, chooser, &two, NULL, NULL);
    session_turn(a, &turn);
    if (turn.secret) {
        text_add(&pair->text, session_log(a, &length));
        text_add(&pair->other, session_log(b, &length));
        compare(pair);
        pair->logs++;
        if (pair->rules->verbs[one.verb].hidden && session_at(session) % 16 == 0)
            follow(pair, a, b, chooser);
    }
    session_free(a);
    session_free(b);
}

/* Plays one game and parts at each of its secret choices. */
static void one_game(struct pair *pair, const struct registered *game, unsigned number) {
    struct session *session = proof_session(game, number);
    pair->seats = session_setup(session)->seats;
    do {
        struct turn turn;
        session_turn(session, &turn);
        for (unsigned seat = 0; turn.secret && seat < pair->seats; seat++) {
            if (!(turn.acting >> seat & 1))
                continue;
            for (int i = 0; i < PAIRS_EACH; i++)
                one_pair(pair, session_state(session), seat);
            if (session_at(session) % 8 == 0)
                compare_logs(pair, session, seat);
        }
    } while (session_length(session) < MOVES_MOST && proof_step(session, &pair->rng));
    session_free(session);
}

static void try_game(const struct registered *game, unsigned long most) {
    struct pair pair = {.rules = game->ruleset,
                        .a = memory_new(game->ruleset->state_size),
                        .b = memory_new(game->ruleset->state_size)};
    pair.text = pair.other = TEXT_EMPTY;
    canvas_init(&pair.picture, ROWS, COLUMNS);
    canvas_init(&pair.other_picture, ROWS, COLUMNS);
    move_list_reserve(&pair.list, game->ruleset->moves_most);
    rng_seed(&pair.rng, 13, 54);
    for (unsigned number = 0; pair.pairs < most && (pair.pairs || number < 10); number++)
        one_game(&pair, game, number);
    proof_claim(
        !pair.differences, game,
        "%lu pairs of games, %lu pairs of logs, %lu of them beyond the reveal, %lu bytes of text "
        "compared, %lu differences",
        pair.pairs, pair.logs, pair.followed, pair.bytes, pair.differences);
    move_list_free(&pair.list);
    text_free(&pair.text);
    text_free(&pair.other);
    canvas_free(&pair.picture);
    canvas_free(&pair.other_picture);
    free(pair.a);
    free(pair.b);
}

int main(int count, char **words) {
    unsigned long most = proof_long(count, words) ? 500000 : 2000;
    for (const struct registered *game = registry; game->ruleset; game++)
        try_game(game, most);
    return proof_end();
}
