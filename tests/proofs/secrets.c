/*
 * secrets.c - proof: secrets stay secret.
 *
 * A game is played at random to each of its secret choices. There two games part: one seat
 * chooses differently, and all else is the same until the reveal. Until then everything that
 * others can get hold of must be the same, byte for byte: what they see of board and panel, the
 * position as text, the answer about every spot, the news, what they may do and what a chore would
 * do; and, in pairs of whole sessions, the log, also as it is on disk, the length of the file of
 * secret choices beside it, what a table sends the others in their terminals, and what the others'
 * bots answer and their hints tell. The game is not
 * over, so nobody can have it analysed. Choices by a verb that is hidden (core/notation.h) are
 * followed beyond the reveal, until the next secret choice: views, and the moves as others may
 * read them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bots/hint.h"
#include "bots/player.h"
#include "core/memory.h"
#include "session/store.h"
#include "table/keeper.h"

#include "proof.h"
#include "scratch.h"

enum {
    MOVES_MOST = 200,
    ROWS = 24,
    COLUMNS = 80,
    PAIRS_EACH = 16,
    LOOK_EACH = 16,
    FOLLOWED = 60,
    ASK_EACH = 3
};

struct pair {
    const struct ruleset *rules;
    unsigned seats;
    const struct notation *notation;
    game_state *a, *b;
    struct rng rng;
    struct move_list list;
    struct text text, other;
    struct canvas picture, other_picture;
    unsigned long tables, told; /* pairs of games at a table; bytes that it sent */
    unsigned long pairs, logs, questions, followed, bytes, differences;
};

static char folder[SCRATCH_MOST];

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

/* Glyphs and all that cells mean; then what is said of each spot. */
static void compare_picture(struct pair *pair, drawer *draw, enum viewer viewer) {
    canvas_clear(&pair->picture);
    canvas_clear(&pair->other_picture);
    draw(pair->a, viewer, &pair->picture);
    draw(pair->b, viewer, &pair->other_picture);
    pair->differences += !canvas_equal(&pair->picture, &pair->other_picture);
    for (int i = 0, before = NO_SPOT; i < ROWS * COLUMNS && pair->pairs % LOOK_EACH == 0; i++) {
        int spot = pair->picture.cells[i].spot;
        if (spot == NO_SPOT || spot == before)
            continue;
        before = spot;
        pair->rules->look(pair->a, viewer, spot, &pair->text);
        pair->rules->look(pair->b, viewer, spot, &pair->other);
    }
    compare(pair);
}

/* What the seat is told it may do, and what the game would do for it. */
static void compare_choices(struct pair *pair, const struct notation *notation, unsigned seat) {
    const game_state *states[] = {pair->a, pair->b};
    struct text *texts[] = {&pair->text, &pair->other};
    for (unsigned k = 0; k < 2; k++) {
        struct move move;
        pair->list.count = 0;
        pair->rules->moves(states[k], seat, &pair->list);
        for (size_t i = 0; i < pair->list.count; i++)
            notation_print(notation, &pair->list.moves[i], texts[k]);
        if (pair->rules->suggest && pair->rules->suggest(states[k], seat, &move))
            notation_print(notation, &move, texts[k]);
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
        if (viewer < pair->seats && pair->pairs % LOOK_EACH == 0)
            compare_choices(pair, pair->notation, viewer);
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

/* All that a table sends the others in their terminals, and one who looks on. */
static void compare_told(struct pair *pair, struct session *a, struct session *b,
                         unsigned chooser) {
    for (unsigned viewer = 0; viewer <= pair->seats; viewer++) {
        unsigned own = viewer < pair->seats ? 1U << viewer : 0;
        if (viewer == chooser)
            continue;
        keeper_add_told(a, own, &pair->text);
        keeper_add_told(b, own, &pair->other);
        pair->told += pair->text.length;
        compare(pair);
    }
    pair->tables++;
}

/* What a bot at that seat answers, and what a hint about its answer tells. */
static void add_answer(const struct pair *pair, struct session *session, unsigned seat,
                       const char *word, struct text *out) {
    struct player *player = player_open(word, session_game(session), "proof", out);
    struct move move = {0};
    int spots[HINT_SPOTS];
    player_ask(player, session, seat);
    while (player_poll(player, 1000, &move, out) == PLAYER_THINKS)
        continue;
    notation_print(pair->notation, &move, out);
    hint_rule(session, seat, &move, out);
    for (unsigned i = 0, count = hint_area(session, seat, &move, spots); i < count; i++)
        text_addf(out, " %d", spots[i]);
    text_add(out, player_remark(player));
    player_close(player);
}

/* All the others who may move now are asked. */
static void compare_answers(struct pair *pair, struct session *a, struct session *b,
                            unsigned chooser) {
    static const char *const words[] = {"search:30", "greedy", "kitten"};
    struct turn turn;
    session_turn(a, &turn);
    for (unsigned seat = 0; seat < pair->seats; seat++) {
        if (seat == chooser || !(turn.acting >> seat & 1))
            continue;
        const char *word = words[pair->questions++ % 3];
        add_answer(pair, a, seat, word, &pair->text);
        add_answer(pair, b, seat, word, &pair->other);
        compare(pair);
    }
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
        if (i % ASK_EACH == 0)
            compare_answers(pair, a, b, chooser);
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
    compare_told(pair, a, b, chooser);
    compare_shown(pair, a, b, chooser);
    pair->followed++;
}

/* Keeps the session in a file; adds what that file holds, and how long the one beside it is. */
static void add_files(struct session *session, const char *name, struct text *out) {
    struct text path = TEXT_EMPTY;
    struct stat status = {0};
    text_addf(&path, "%s/%s", folder, name);
    struct store *store = store_create(path.bytes, "proof", out);
    assert(store);
    session_attach(session, store);
    bool read = store_read(path.bytes, out, NULL);
    assert(read && !session_unsaved(session));
    text_add(&path, ".secret");
    bool kept = stat(path.bytes, &status) == 0;
    assert(kept);
    text_addf(out, "%lu", (unsigned long)status.st_size);
    text_free(&path);
}

static void remove_files(const char *name) {
    struct text path = TEXT_EMPTY;
    text_addf(&path, "%s/%s", folder, name);
    unlink(path.bytes);
    text_add(&path, ".secret");
    unlink(path.bytes);
    text_free(&path);
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
        pair->differences += session_finished(a) || session_finished(b);
        compare_answers(pair, a, b, chooser);
        compare_told(pair, a, b, chooser);
        add_files(a, "a", &pair->text);
        add_files(b, "b", &pair->other);
        compare(pair);
        if (pair->rules->verbs[one.verb].hidden && session_at(session) % 16 == 0)
            follow(pair, a, b, chooser);
    }
    session_free(a);
    session_free(b);
    remove_files("a");
    remove_files("b");
}

/* Plays one game and parts at each of its secret choices. */
static void one_game(struct pair *pair, const struct registered *game, unsigned number) {
    struct session *session = proof_session(game, number);
    pair->seats = session_setup(session)->seats;
    pair->notation = session_notation(session);
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
        "%lu pairs of games, %lu pairs of logs and files, %lu of them beyond the reveal, %lu pairs "
        "of questions to bots, %lu pairs at a table (%lu bytes sent), %lu bytes compared, %lu "
        "differences",
        pair.pairs, pair.logs, pair.followed, pair.questions, pair.tables, pair.told, pair.bytes,
        pair.differences);
    move_list_free(&pair.list);
    text_free(&pair.text);
    text_free(&pair.other);
    canvas_free(&pair.picture);
    canvas_free(&pair.other_picture);
    free(pair.a);
    free(pair.b);
}

/* Of our own, for the logs, the key of the files beside them, and the folder of saved games. */
static void open_folder(void) {
    assert(scratch_folder(folder) && setenv("XDG_DATA_HOME", folder, 1) == 0);
}

static void remove_folder(void) {
    static const char *const inside[] = {"clowder/key", "clowder/games", "clowder", ""};
    struct text path = TEXT_EMPTY;
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, inside[i]);
        remove(path.bytes);
    }
    text_free(&path);
}

int main(int count, char **words) {
    open_folder();
    unsigned long most = proof_long(count, words) ? 500000 : 2000;
    for (const struct registered *game = registry; game->ruleset; game++)
        try_game(game, most);
    remove_folder();
    return proof_end();
}
