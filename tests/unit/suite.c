/*
 * suite.c - positions with right moves (tests/suites/GAME.txt): lion and tom find one in each.
 *
 * A line is `KIND | OPTIONS | POSITION | MOVE; MOVE...`, of two players; ';' begins a comment line.
 * What a kind claims is checked by the rules alone, so that the suite itself is right:
 *
 *   win    the moves are all that win at once
 *   save   after any other move another player can win at once, after these nobody can
 *   block  no roll of the dice after these moves lets another player win at once; after any other
 *          move at least half of the rolls do
 *   only   after any other move the seat has lost when its turn ends, whatever else it does in it;
 *          after these it has not, or others have their say first
 *   free   the moves are those that a person who knows the rules would play
 *
 * `suite find GAME COUNT` prints positions of the first four kinds, one of a game at most, from
 * games that greedy plays against itself after random openings.
 */
#include <stdlib.h>

#include "bots/greedy.h"
#include "bots/player.h"
#include "core/memory.h"

#include "played.h"

enum { RIGHT_MOST = 200, FEWEST = 20, OPENING = 12, GAMES_MOST = 4000 };
enum { DEEPEST = 8, LOOKS_MOST = 150000 };

/* Whether the seat wins at once by the move. */
static bool wins(const struct ruleset *rules, const game_state *s, unsigned seat,
                 const struct move *move, game_state *after) {
    struct turn turn = {0};
    struct result result = {0};
    memcpy(after, s, rules->state_size);
    rules->apply(after, seat, move, NULL);
    rules->turn(after, &turn);
    rules->result(after, &result);
    return turn.phase == PHASE_OVER && result.winners == 1u << seat;
}

static bool can_win(const struct ruleset *rules, const game_state *s, unsigned seat) {
    struct move_list list = {0};
    game_state *after = memory_new(rules->state_size);
    bool can = false;
    move_list_reserve(&list, rules->moves_most);
    rules->moves(s, seat, &list);
    for (size_t i = 0; !can && i < list.count; i++)
        can = wins(rules, s, seat, &list.moves[i], after);
    free(after);
    move_list_free(&list);
    return can;
}

/* Whether somebody else than the seat decides there and can win at once. */
static bool another_wins(const struct ruleset *rules, const game_state *s, unsigned seat) {
    struct turn turn = {0};
    rules->turn(s, &turn);
    bool can = false;
    for (unsigned other = 0; turn.phase == PHASE_PLAY && other < SEATS_MOST; other++)
        can = can || (other != seat && turn.acting >> other & 1 && can_win(rules, s, other));
    return can;
}

/* What a move that does not win lets the others do: percent of the rolls that follow, or 0 and 100
   without any. */
static unsigned danger(const struct ruleset *rules, const game_state *s, unsigned seat,
                       const struct move *move, bool *rolled) {
    game_state *after = memory_new(rules->state_size), *then = memory_new(rules->state_size);
    struct turn turn = {0};
    wins(rules, s, seat, move, after);
    rules->turn(after, &turn);
    *rolled = turn.phase == PHASE_CHANCE;
    unsigned bad = turn.phase == PHASE_OVER ? 100 : 0, all = bad; /* it does not win */
    struct chance chance = {0};
    if (*rolled)
        rules->chance(after, &chance);
    for (unsigned face = 0; *rolled && chance.count == 1 && face < chance.faces; face++) {
        unsigned weight = chance.weight ? chance.weight[face] : 1;
        struct move roll = move_1(chance.verb, face);
        memcpy(then, after, rules->state_size);
        rules->apply(then, CHANCE, &roll, NULL);
        all += weight;
        bad += another_wins(rules, then, seat) ? weight : 0;
    }
    unsigned percent = all ? bad * 100 / all : another_wins(rules, after, seat) ? 100 : 0;
    free(after);
    free(then);
    return percent;
}

/* Whether the seat loses there with each way it could end its turn, nobody else deciding anything;
   false when that takes more looks than there are left. */
static bool loses_alone(const struct ruleset *rules, const game_state *s, unsigned seat,
                        unsigned depth, unsigned *looks) {
    struct turn turn = {0};
    struct result result = {0};
    struct move_list list = {0};
    rules->turn(s, &turn);
    rules->result(s, &result);
    if (turn.phase == PHASE_OVER)
        return result.winners && !(result.winners >> seat & 1);
    if (turn.phase != PHASE_PLAY || turn.secret || turn.acting != 1u << seat || depth == DEEPEST)
        return false;
    game_state *after = memory_new(rules->state_size);
    bool loses = true;
    move_list_reserve(&list, rules->moves_most);
    rules->moves(s, seat, &list);
    for (size_t i = list.count; loses && i > 0; i--) {
        loses = *looks > 0;
        *looks -= *looks > 0;
        memcpy(after, s, rules->state_size);
        rules->apply(after, seat, &list.moves[i - 1], NULL);
        loses = loses && loses_alone(rules, after, seat, depth + 1, looks);
    }
    free(after);
    move_list_free(&list);
    return loses;
}

/* The moves after which the seat has not lost yet, if there are others. */
static bool only_moves(const struct ruleset *rules, const game_state *s, unsigned seat,
                       const struct move_list *list, struct move_list *right) {
    game_state *after = memory_new(rules->state_size);
    unsigned looks = LOOKS_MOST;
    right->count = 0;
    for (size_t i = 0; i < list->count; i++) {
        memcpy(after, s, rules->state_size);
        rules->apply(after, seat, &list->moves[i], NULL);
        if (!loses_alone(rules, after, seat, 0, &looks))
            move_list_add(right, list->moves[i]);
    }
    free(after);
    return looks && right->count && 2 * right->count < list->count;
}

/* What the rules say about a position: fills right with the moves of that kind. */
static const char *kind_of(const struct ruleset *rules, const game_state *s, unsigned seat,
                           struct move_list *right) {
    struct move_list list = {0};
    game_state *after = memory_new(rules->state_size);
    const char *kind = NULL;
    unsigned worst = 100;
    bool rolled = false;
    right->count = 0;
    move_list_reserve(&list, rules->moves_most);
    rules->moves(s, seat, &list);
    for (size_t i = 0; i < list.count; i++)
        if (wins(rules, s, seat, &list.moves[i], after))
            move_list_add(right, list.moves[i]);
    if (right->count)
        kind = "win";
    for (size_t i = 0; !kind && i < list.count; i++) {
        unsigned percent = danger(rules, s, seat, &list.moves[i], &rolled);
        if (percent == 0)
            move_list_add(right, list.moves[i]);
        else
            worst = percent < worst ? percent : worst;
    }
    if (!kind && right->count && right->count < list.count && worst >= 50)
        kind = rolled ? "block" : "save";
    unsigned looks = LOOKS_MOST;
    if (kind && strcmp(kind, "save") == 0 && loses_alone(rules, s, seat, 0, &looks))
        kind = NULL; /* it is lost anyway */
    else if (!kind && only_moves(rules, s, seat, &list, right))
        kind = "only";
    if (right->count == list.count || right->count > RIGHT_MOST)
        kind = NULL;
    free(after);
    move_list_free(&list);
    return kind;
}

/* ---- the suites are right, and solved -------------------------------------------------- */

struct position {
    struct session *session;
    const char *kind, *line;
    struct move right[RIGHT_MOST];
    size_t count;
};

static struct session *session_from(const char *game, const char *options, const char *position) {
    struct new_game new_game = {.game = registry_find(game), .seed = "suite", .deal = position};
    struct text why = TEXT_EMPTY;
    setup_init(&new_game.setup, new_game.game->ruleset, 2);
    assert_true(setup_set(&new_game.setup, new_game.game->ruleset, options, &why));
    struct session *session = session_new(&new_game, &why);
    if (!session)
        fail_msg("%s: %s", position, why.bytes);
    text_free(&why);
    return session;
}

/* Cuts the next part off, without the blanks around it. */
static char *part(char **rest, char separator) {
    char *begin = *rest + strspn(*rest, " "), *end = strchr(begin, separator);
    *rest = end ? end + 1 : begin + strlen(begin);
    if (end)
        *end = '\0';
    for (size_t length = strlen(begin); length && begin[length - 1] == ' ';)
        begin[--length] = '\0';
    return begin;
}

static void read_position(const char *game, char *line, struct position *out) {
    *out = (struct position){.kind = part(&line, '|')};
    const char *options = part(&line, '|');
    out->line = part(&line, '|');
    out->session = session_from(game, options, out->line);
    while (*line) {
        const char *words = part(&line, ';');
        struct text why = TEXT_EMPTY;
        assert_true(out->count < RIGHT_MOST);
        if (!notation_parse(session_notation(out->session), words, &out->right[out->count++], &why))
            fail_msg("%s: %s", words, why.bytes);
        text_free(&why);
    }
}

static bool is_right(const struct position *position, const struct move *move) {
    for (size_t i = 0; i < position->count; i++)
        if (move_equal(&position->right[i], move))
            return true;
    return false;
}

/* The suite says what the rules say. */
static void check_claim(const struct position *position, unsigned seat) {
    const struct ruleset *rules = session_rules(position->session);
    struct move_list right = {0};
    move_list_reserve(&right, rules->moves_most);
    const char *kind = kind_of(rules, session_state(position->session), seat, &right);
    if (strcmp(position->kind, "free") == 0) {
        for (size_t i = 0; i < position->count; i++)
            assert_false(
                rules->why_not(session_state(position->session), seat, &position->right[i], NULL));
    } else {
        if (!kind || strcmp(kind, position->kind) != 0 || right.count != position->count)
            fail_msg("not %s by the rules: %s", position->kind, position->line);
        for (size_t i = 0; i < right.count; i++)
            assert_true(is_right(position, &right.moves[i]));
    }
    move_list_free(&right);
}

/* false, and told, when the player plays another move. */
static bool solves(const char *word, const struct position *position, unsigned seat) {
    struct text why = TEXT_EMPTY, played = TEXT_EMPTY;
    struct move move = {0};
    struct player *player = player_open(word, session_game(position->session), "suite", &why);
    assert_non_null(player);
    player_ask(player, position->session, seat);
    while (player_poll(player, 1000, &move, &why) == PLAYER_THINKS)
        continue;
    bool right = is_right(position, &move);
    notation_print(session_notation(position->session), &move, &played);
    if (!right)
        print_message("%s plays %s, %s: %s\n", word, played.bytes, position->kind, position->line);
    player_close(player);
    text_free(&why);
    text_free(&played);
    return right;
}

static void solve(const char *game) {
    static const char *const words[] = {"lion", "tom"};
    struct text path = TEXT_EMPTY;
    unsigned positions = 0, missed = 0;
    text_addf(&path, "tests/suites/%s.txt", game);
    struct text text = file_text(path.bytes);
    for (char *rest = text.bytes; *rest;) {
        char *line = part(&rest, '\n');
        struct position position;
        struct turn turn = {0};
        if (!*line || *line == ';')
            continue;
        read_position(game, line, &position);
        session_turn(position.session, &turn);
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        check_claim(&position, seat);
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            missed += !solves(words[i], &position, seat);
        positions++;
        session_free(position.session);
    }
    assert_true(positions >= FEWEST);
    assert_int_equal(missed, 0);
    text_free(&text);
    text_free(&path);
}

#define SUITE(game)                                                                                \
    static void solve_##game(void **state) {                                                       \
        (void)state;                                                                               \
        solve(#game);                                                                              \
    }
SUITE(kilkenny)
SUITE(cathedral)
SUITE(clancath)
SUITE(catan)
SUITE(catchess)

/* ---- finding positions ------------------------------------------------------------------ */

static bool print_kind(const struct session *session, unsigned seat, unsigned wanted) {
    const struct ruleset *rules = session_rules(session);
    struct move_list right = {0};
    move_list_reserve(&right, rules->moves_most);
    const char *kind = kind_of(rules, session_state(session), seat, &right);
    bool take = kind && (strcmp(kind, "win") == 0) == (wanted % 2 == 0);
    struct text out = TEXT_EMPTY;
    if (take) {
        text_addf(&out, "%s | | ", kind);
        rules->describe(session_state(session), VIEW_ALL, &out);
        for (size_t i = 0; i < right.count; i++) {
            text_add(&out, i ? "; " : " | ");
            notation_print(session_notation(session), &right.moves[i], &out);
        }
        puts(out.bytes);
    }
    text_free(&out);
    move_list_free(&right);
    return take;
}

/* One game; true when a position was printed. */
static bool search_game(const char *game, unsigned number) {
    struct text seed = TEXT_EMPTY;
    text_addf(&seed, "suite %u", number);
    struct session *session = new_session(game, 2, seed.bytes);
    struct move_list list = {0};
    struct rng rng;
    bool found = false;
    rng_seed(&rng, number, 3);
    move_list_reserve(&list, session_rules(session)->moves_most);
    for (unsigned made = 0; !found && made < 1500 && !session_over(session); made++) {
        struct turn turn = {0};
        session_turn(session, &turn);
        if (turn.phase == PHASE_CHANCE) {
            assert_true(session_roll(session, NULL, NULL));
            continue;
        }
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        struct move move;
        found = !turn.secret && made > OPENING && print_kind(session, seat, number);
        if (made < OPENING || rng_below(&rng, 8) == 0)
            move = random_move(session_rules(session), session_state(session), seat, &rng, &list);
        else
            move =
                greedy_move(session_rules(session), session_state(session), 2, seat, &rng, &list);
        assert_true(session_play(session, seat, &move, NULL, NULL));
    }
    move_list_free(&list);
    session_free(session);
    text_free(&seed);
    return found;
}

int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "find") == 0) {
        int left = atoi(argv[3]);
        for (unsigned number = 0; left > 0 && number < GAMES_MOST; number++)
            left -= search_game(argv[2], number);
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solve_kilkenny), cmocka_unit_test(solve_cathedral),
        cmocka_unit_test(solve_clancath), cmocka_unit_test(solve_catan),
        cmocka_unit_test(solve_catchess),
    };
    return run_and_report(tests);
}
