/*
 * cathedral.c - Cathedral once more, slowly: cathedral [--games N] plays N random games under
 * each option and compares the engine with plain arrays and a naive flood fill after every move.
 *
 * Written from the rules alone: the board is a 10 x 10 array of piece numbers, a shape is its
 * drawing, a rotation turns the drawing. Nothing here knows how the engine works; they meet in
 * the notation, in what `look` says of each square, in points and winners. The numbers of lines of
 * play after one, two and three placements are counted by both and pinned; the third takes a
 * minute and waits for the long form, from 1,000 games on.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

enum {
    SIZE = 10,
    KINDS = 12,
    PIECES = 29,
    CATHEDRAL = 11,
    NONE = -1,
    NEUTRAL = 2,
    LONG = 1000,
    ALL = 1000000,
    DEPTH = 3,
};

/* The rules' table (CD-2): 'O' is the reference square. Dark's two mirrored shapes are apart. */
struct kind {
    const char *word, *title;
    int each, rotations;
    const char *light[4], *dark[4];
};

static const struct kind kinds[KINDS] = {
    {"tavern", "Tavern", 2, 1, {"O"}, {"O"}},
    {"stable", "Stable", 2, 2, {"OX"}, {"OX"}},
    {"inn", "Inn", 2, 4, {"X.", "OX"}, {"X.", "OX"}},
    {"bridge", "Bridge", 1, 2, {"XOX"}, {"XOX"}},
    {"square", "Square", 1, 1, {"OX", "XX"}, {"OX", "XX"}},
    {"manor", "Manor", 1, 4, {"XOX", ".X."}, {"XOX", ".X."}},
    {"abbey", "Abbey", 1, 2, {".OX", "XX."}, {"XO.", ".XX"}},
    {"academy", "Academy", 1, 4, {"XX.", ".OX", ".X."}, {".XX", "XO.", ".X."}},
    {"infirmary", "Infirmary", 1, 1, {".X.", "XOX", ".X."}, {".X.", "XOX", ".X."}},
    {"castle", "Castle", 1, 4, {"XOX", "X.X"}, {"XOX", "X.X"}},
    {"tower", "Tower", 1, 4, {"XX.", ".OX", "..X"}, {"XX.", ".OX", "..X"}},
    {"cathedral", "Cathedral", 1, 4, {".X.", "XOX", ".X.", ".X."}, {NULL}},
};

struct piece {
    int kind, owner; /* 0, 1, NEUTRAL */
    bool on_board, first;
};

struct game {
    int at[SIZE][SIZE]; /* piece number, or NONE */
    struct piece pieces[400];
    int piece_count;
    int stock[2][KINDS];
    int placements[2];
    int to, opener;
    bool cathedral_placed, over, lehmann, never, ask, late, half, literal, pass_free, passed;
    int first_most, handicap;       /* squares (CD-14, CD-15) */
    int asked[PIECES], asked_count; /* pieces still to be answered for */
};

/* Cells of a turned shape relative to its reference square. */
struct cells {
    int count, row[6], column[6];
};

struct test {
    const struct ruleset *rules;
    struct notation *notation;
    game_state *s;
    struct move_list list;
    int kind_of[KINDS]; /* of the engine's building values */
    struct rng rng;
    struct text text, moves;
    const char *options;
    unsigned long passed, failed;
};

/*
 * The rules, slowly.
 */

static struct cells turned(int kind, int owner, int rotation) {
    const char *const *rows =
        owner == 1 && kind != CATHEDRAL ? kinds[kind].dark : kinds[kind].light;
    struct cells cells = {.count = 0};
    int middle_row = 0, middle_column = 0;
    for (int r = 0; r < 4 && rows[r]; r++)
        for (int c = 0; rows[r][c]; c++) {
            if (rows[r][c] == 'O') {
                middle_row = r;
                middle_column = c;
            }
            if (rows[r][c] != '.') {
                cells.row[cells.count] = r;
                cells.column[cells.count++] = c;
            }
        }
    for (int i = 0; i < cells.count; i++) {
        cells.row[i] -= middle_row;
        cells.column[i] -= middle_column;
        for (int turn = 0; turn < rotation; turn++) { /* clockwise */
            int row = cells.row[i];
            cells.row[i] = cells.column[i];
            cells.column[i] = -row;
        }
    }
    return cells;
}

static bool inside(int row, int column) {
    return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

static int owner_at(const struct game *game, int row, int column) {
    int piece = game->at[row][column];
    return piece == NONE ? NONE : game->pieces[piece].owner;
}

/* Marks the part around a square of all that `side` has not built on, over corners too. */
static void flood(const struct game *game, int side, int row, int column, int number,
                  int part[SIZE][SIZE]) {
    if (!inside(row, column) || part[row][column] || owner_at(game, row, column) == side)
        return;
    part[row][column] = number;
    for (int r = -1; r <= 1; r++)
        for (int c = -1; c <= 1; c++)
            flood(game, side, row + r, column + c, number, part);
}

/* Numbers the parts of a side from 1; squares of its own get 0. Returns how many. */
static int split(const struct game *game, int side, int part[SIZE][SIZE]) {
    int parts = 0;
    memset(part, 0, sizeof(int[SIZE][SIZE]));
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            if (!part[r][c] && owner_at(game, r, c) != side)
                flood(game, side, r, c, ++parts, part);
    return parts;
}

/* What is in a part: its squares, and the foreign pieces. */
static void look_into(const struct game *game, int side, int part[SIZE][SIZE], int number,
                      int *squares, int *foreign, int *one) {
    bool seen[400] = {false};
    *squares = *foreign = 0;
    *one = NONE;
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++) {
            int piece = game->at[r][c];
            if (part[r][c] != number)
                continue;
            ++*squares;
            if (piece != NONE && game->pieces[piece].owner != side && !seen[piece]) {
                seen[piece] = true;
                ++*foreign;
                *one = piece;
            }
        }
}

/* True when a building of the side, other than its first, touches the part. */
static bool another_touches(const struct game *game, int side, int part[SIZE][SIZE], int number) {
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            for (int i = 0; i < 9 && part[r][c] == number; i++) {
                int row = r + i / 3 - 1, column = c + i % 3 - 1;
                if (inside(row, column) && owner_at(game, row, column) == side &&
                    !game->pieces[game->at[row][column]].first)
                    return true;
            }
    return false;
}

/* True when the part is "a part of the city", and not the city around it (option outside); with
   first_pocket=never another building than the side's first has to touch it. */
static bool is_enclosed(const struct game *game, int side, int part[SIZE][SIZE], int number) {
    int squares[SIZE * SIZE + 1] = {0}, largest = 0;
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            squares[part[r][c]]++;
    for (int other = 1; other <= SIZE * SIZE; other++)
        largest = squares[other] > largest ? squares[other] : largest;
    if (game->never && !another_touches(game, side, part, number))
        return false;
    if (game->literal)
        return true;
    return game->half ? squares[number] <= 50 : squares[number] < largest;
}

static bool has_building(const struct game *game, int side) {
    for (int i = 0; i < game->piece_count; i++)
        if (game->pieces[i].on_board && game->pieces[i].owner == side)
            return true;
    return false;
}

static void territory(const struct game *game, int side, bool out[SIZE][SIZE]) {
    int part[SIZE][SIZE], parts = split(game, side, part);
    memset(out, 0, sizeof(bool[SIZE][SIZE]));
    if (game->placements[side] < 2 || !has_building(game, side))
        return;
    for (int number = 1; number <= parts; number++) {
        int squares, foreign, one;
        look_into(game, side, part, number, &squares, &foreign, &one);
        if (foreign || !is_enclosed(game, side, part, number))
            continue;
        for (int r = 0; r < SIZE; r++)
            for (int c = 0; c < SIZE; c++)
                out[r][c] |= part[r][c] == number;
    }
}

static void territories(const struct game *game, int out[SIZE][SIZE]) {
    bool ground[SIZE][SIZE];
    memset(out, -1, sizeof(int[SIZE][SIZE]));
    for (int side = 0; side < 2; side++) {
        territory(game, side, ground);
        for (int r = 0; r < SIZE; r++)
            for (int c = 0; c < SIZE; c++)
                if (ground[r][c])
                    out[r][c] = side;
    }
}

static bool fits(const struct game *game, const struct cells *cells, int side, int row, int column,
                 int ground[SIZE][SIZE]) {
    for (int i = 0; i < cells->count; i++) {
        int r = row + cells->row[i], c = column + cells->column[i];
        if (!inside(r, c) || game->at[r][c] != NONE || ground[r][c] == !side)
            return false;
    }
    return true;
}

/* Marks each legal placement of the side as [kind][rotation][square]; returns how many, or `most`
   as soon as there are that many. */
static int placements(const struct game *game, int side, int most,
                      bool out[KINDS][4][SIZE * SIZE]) {
    int ground[SIZE][SIZE], count = 0;
    bool church = !game->cathedral_placed && side == game->opener &&
                  (!game->lehmann || game->placements[!side] > 0);
    territories(game, ground);
    if (out)
        memset(out, 0, sizeof(bool[KINDS][4][SIZE * SIZE]));
    for (int kind = 0; kind < KINDS; kind++)
        for (int rotation = 0; rotation < kinds[kind].rotations; rotation++) {
            if (church != (kind == CATHEDRAL) || (!church && game->stock[side][kind] == 0))
                continue;
            struct cells cells = turned(kind, side, rotation);
            if (side != game->opener && !game->placements[side] && cells.count > game->first_most)
                continue;
            for (int square = 0; square < SIZE * SIZE; square++) {
                if (!fits(game, &cells, side, square / SIZE, square % SIZE, ground))
                    continue;
                count++;
                if (out)
                    out[kind][rotation][square] = true;
                if (count == most)
                    return count;
            }
        }
    return count;
}

static int score(const struct game *game, int side) {
    int squares = side != game->opener ? game->handicap : 0;
    for (int kind = 0; kind < CATHEDRAL; kind++)
        squares += game->stock[side][kind] * turned(kind, side, 0).count;
    return squares;
}

/* Takes a piece off: a building goes back to its owner. */
static void take_off(struct game *game, int piece) {
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            if (game->at[r][c] == piece)
                game->at[r][c] = NONE;
    game->pieces[piece].on_board = false;
    if (game->pieces[piece].owner != NEUTRAL)
        game->stock[game->pieces[piece].owner][game->pieces[piece].kind]++;
}

/* The turn passes on; who is stuck passes, and two who are stuck end the game. */
static void next(struct game *game) {
    game->to = !game->to;
    if (placements(game, 0, 1, NULL) == 0 && placements(game, 1, 1, NULL) == 0)
        game->over = true;
}

/* Pieces that the placement cut off alone. `before` are the parts before it. */
static void captures(struct game *game, int side, int before[SIZE][SIZE],
                     const bool covered[SIZE][SIZE]) {
    int part[SIZE][SIZE], parts = split(game, side, part);
    for (int number = 1; number <= parts; number++) {
        int squares, foreign, one, old = 0, more = 0;
        look_into(game, side, part, number, &squares, &foreign, &one);
        for (int r = 0; r < SIZE; r++)
            for (int c = 0; c < SIZE; c++)
                old = part[r][c] == number ? before[r][c] : old;
        for (int r = 0; r < SIZE; r++)
            for (int c = 0; c < SIZE; c++)
                more += before[r][c] == old && !covered[r][c] && part[r][c] != number;
        if (foreign == 1 && is_enclosed(game, side, part, number) && (game->late || more > 0))
            game->asked[game->asked_count++] = one;
    }
}

static void put(struct game *game, int kind, int rotation, int square) {
    int side = game->to, before[SIZE][SIZE];
    bool covered[SIZE][SIZE] = {{false}}, church = kind == CATHEDRAL;
    struct cells cells = turned(kind, side, rotation);
    split(game, side, before);
    for (int i = 0; i < cells.count; i++) {
        int r = square / SIZE + cells.row[i], c = square % SIZE + cells.column[i];
        game->at[r][c] = game->piece_count;
        covered[r][c] = true;
    }
    game->pieces[game->piece_count++] =
        (struct piece){kind, church ? NEUTRAL : side, true, !church && !game->placements[side]};
    game->passed = false;
    if (church) {
        game->cathedral_placed = true;
        if (!game->lehmann)
            next(game);
        return;
    }
    game->stock[side][kind]--;
    if (game->placements[side]++ > 0)
        captures(game, side, before, (const bool(*)[SIZE])covered);
    if (!game->ask)
        while (game->asked_count > 0)
            take_off(game, game->asked[--game->asked_count]);
    if (game->asked_count == 0)
        next(game);
}

/* The question about the piece whose reference square was named. */
static void answer(struct game *game, bool removes, int square) {
    int piece = game->at[square / SIZE][square % SIZE];
    for (int i = 0; i < game->asked_count; i++)
        if (game->asked[i] == piece)
            game->asked[i] = game->asked[--game->asked_count];
    if (removes)
        take_off(game, piece);
    if (game->asked_count == 0)
        next(game);
}

static void pass(struct game *game) {
    bool again = game->passed;
    next(game);
    game->passed = true;
    game->over = game->over || (game->pass_free && again);
}

static int number_of(const char *options, const char *name, int otherwise) {
    const char *at = strstr(options, name);
    return at ? atoi(at + strlen(name)) : otherwise;
}

static void begin(struct game *game, const char *options) {
    memset(game, 0, sizeof *game);
    memset(game->at, -1, sizeof game->at);
    for (int kind = 0; kind < CATHEDRAL; kind++)
        game->stock[0][kind] = game->stock[1][kind] = kinds[kind].each;
    game->opener = strstr(options, "cathedral=dark") ? 1 : 0;
    game->lehmann = strstr(options, "setup=lehmann");
    game->never = strstr(options, "first_pocket=never");
    game->ask = strstr(options, "capture=ask");
    game->late = strstr(options, "late_capture=yes");
    game->half = strstr(options, "outside=half");
    game->literal = strstr(options, "outside=literal");
    game->pass_free = strstr(options, "pass=free");
    game->first_most = number_of(options, "first=", 5);
    game->handicap = number_of(options, "handicap=", 0);
    game->to = game->lehmann ? !game->opener : game->opener;
}

/*
 * Comparing.
 */

static bool differ(struct test *test, const char *what) {
    text_clear(&test->text);
    test->rules->describe(test->s, VIEW_ALL, &test->text);
    printf("FAILED options \"%s\": %s\n  position: %s\n  moves:\n%s", test->options, what,
           test->text.bytes, test->moves.bytes);
    return false;
}

static bool is_verb(const struct test *test, const struct move *move, const char *word) {
    return strcmp(test->rules->verbs[move->verb].word, word) == 0;
}

/* A placement in the reference's numbers; false for other moves. */
static bool read_placement(const struct test *test, const struct move *move, int *kind,
                           int *rotation, int *square) {
    bool church = is_verb(test, move, "cathedral");
    if (!church && !is_verb(test, move, "place"))
        return false;
    *kind = church ? CATHEDRAL : test->kind_of[move->arg[0]];
    *rotation = move->arg[church ? 0 : 1];
    *square = move->arg[church ? 1 : 2];
    return true;
}

static bool compare_moves(struct test *test, const struct game *game) {
    bool legal[KINDS][4][SIZE * SIZE];
    int count = placements(game, game->to, ALL, legal), listed = 0, kind, rotation, square;
    bool may_pass = false;
    for (size_t i = 0; i < test->list.count; i++) {
        const struct move *move = &test->list.moves[i];
        if (read_placement(test, move, &kind, &rotation, &square)) {
            listed++;
            if (!legal[kind][rotation][square])
                return differ(test, "a placement that the reference refuses");
        }
        may_pass = may_pass || is_verb(test, move, "pass");
    }
    if (game->asked_count > 0)
        return test->list.count == 2 && listed == 0 ? true : differ(test, "no question");
    bool church = !game->cathedral_placed && (!game->lehmann || game->to == game->opener);
    if (listed != count)
        return differ(test, "the reference has more placements");
    if (may_pass != (!church && (count == 0 || game->pass_free)))
        return differ(test, "passing");
    return true;
}

static bool compare_board(struct test *test, const struct game *game) {
    int ground[SIZE][SIZE];
    char expected[64];
    territories(game, ground);
    for (int square = 0; square < SIZE * SIZE; square++) {
        int piece = game->at[square / SIZE][square % SIZE];
        int owner = ground[square / SIZE][square % SIZE];
        if (piece == NONE)
            snprintf(expected, sizeof expected, owner == NONE ? "empty" : "ground of $%c",
                     'A' + owner);
        else if (game->pieces[piece].owner == NEUTRAL)
            snprintf(expected, sizeof expected, "the Cathedral");
        else
            snprintf(expected, sizeof expected, "the %s of $%c",
                     kinds[game->pieces[piece].kind].title, 'A' + game->pieces[piece].owner);
        text_clear(&test->text);
        test->rules->look(test->s, VIEW_ALL, square, &test->text);
        if (strncmp(test->text.bytes, expected, strlen(expected)) != 0)
            return differ(test, expected);
    }
    return true;
}

static bool compare_result(struct test *test, const struct game *game, const struct turn *turn) {
    struct result result;
    int light = score(game, 0), dark = score(game, 1);
    unsigned winners = !game->over || light == dark ? 0 : light < dark ? 1 : 2;
    test->rules->result(test->s, &result);
    if (result.points[0] != light || result.points[1] != dark)
        return differ(test, "points");
    if (game->over != (turn->phase == PHASE_OVER) || result.winners != winners)
        return differ(test, "the end, or who won");
    if (!game->over && turn->acting != 1u << game->to)
        return differ(test, "who is to act");
    return true;
}

static void play(struct test *test, struct game *game, const struct move *move) {
    int kind, rotation, square;
    notation_print(test->notation, move, &test->moves);
    text_add_char(&test->moves, '\n');
    if (read_placement(test, move, &kind, &rotation, &square))
        put(game, kind, rotation, square);
    else if (is_verb(test, move, "pass"))
        pass(game);
    else
        answer(game, is_verb(test, move, "remove"), move->arg[0]);
    struct turn turn;
    test->rules->turn(test->s, &turn);
    test->rules->apply(test->s, turn.owner, move, NULL);
}

static void start(struct test *test) {
    struct setup setup;
    setup_init(&setup, test->rules, 2);
    bool set = setup_set(&setup, test->rules, test->options, &test->text);
    setup.deal = "new";
    memset(test->s, 0, test->rules->state_size);
    if (!set || test->rules->start(test->s, &setup))
        abort();
}

static bool play_game(struct test *test) {
    struct game game;
    struct turn turn;
    text_clear(&test->moves);
    begin(&game, test->options);
    start(test);
    for (;;) {
        test->rules->turn(test->s, &turn);
        if (!compare_board(test, &game) || !compare_result(test, &game, &turn))
            return false;
        if (turn.phase == PHASE_OVER)
            return true;
        test->list.count = 0;
        test->rules->moves(test->s, turn.owner, &test->list);
        if (!compare_moves(test, &game))
            return false;
        struct move move = test->list.moves[rng_below(&test->rng, (uint32_t)test->list.count)];
        play(test, &game, &move);
    }
}

/*
 * Lines of play.
 */

static unsigned long long perft_engine(struct test *test, const game_state *s, int depth) {
    static struct move_list lists[DEPTH + 1];
    struct move_list *list = &lists[depth];
    game_state *after = memory_new(test->rules->state_size);
    unsigned long long lines = 0;
    struct turn turn;
    test->rules->turn(s, &turn);
    move_list_reserve(list, test->rules->moves_most);
    list->count = 0;
    test->rules->moves(s, turn.owner, list);
    for (size_t i = 0; depth > 1 && i < list->count; i++) {
        memcpy(after, s, test->rules->state_size);
        test->rules->apply(after, turn.owner, &list->moves[i], NULL);
        lines += perft_engine(test, after, depth - 1);
    }
    lines = depth > 1 ? lines : list->count;
    if (depth == DEPTH)
        for (int i = 0; i <= DEPTH; i++)
            move_list_free(&lists[i]);
    free(after);
    return lines;
}

static unsigned long long perft_reference(const struct game *game, int depth) {
    static bool legal[DEPTH + 1][KINDS][4][SIZE * SIZE];
    int count = placements(game, game->to, ALL, legal[depth]);
    unsigned long long lines = 0;
    if (depth == 1)
        return (unsigned long long)count;
    for (int i = 0; i < KINDS * 4 * SIZE * SIZE; i++) {
        int kind = i / (4 * SIZE * SIZE), rotation = i / (SIZE * SIZE) % 4, square = i % 100;
        if (!legal[depth][kind][rotation][square])
            continue;
        struct game after = *game;
        put(&after, kind, rotation, square);
        lines += perft_reference(&after, depth - 1);
    }
    return lines;
}

/* The Cathedral, Dark's first building, Light's first building. */
static void count_lines(struct test *test, int deepest) {
    static const unsigned long long pinned[DEPTH] = {224, 398548, 624864152};
    struct game game;
    test->options = "";
    begin(&game, "");
    start(test);
    for (int depth = 1; depth <= deepest; depth++) {
        unsigned long long engine = perft_engine(test, test->s, depth);
        unsigned long long reference = perft_reference(&game, depth);
        bool good = engine == reference && engine == pinned[depth - 1];
        test->passed += good;
        test->failed += !good;
        if (!good)
            printf("FAILED lines of %d placements: engine %llu, reference %llu, pinned %llu\n",
                   depth, engine, reference, pinned[depth - 1]);
    }
}

int main(int count, char **words) {
    static const char *const options[] = {
        "",
        "cathedral=dark",
        "setup=lehmann",
        "first_pocket=never",
        "capture=ask",
        "late_capture=yes",
        "outside=half",
        "outside=literal",
        "pass=free",
        "capture=ask late_capture=yes outside=literal",
        "cathedral=dark setup=lehmann first_pocket=never late_capture=yes",
        "first_pocket=never late_capture=yes outside=half",
        "first=1 handicap=3",
        "first=3 handicap=20 setup=lehmann",
        "first=2 cathedral=dark pass=free",
    };
    long games = count == 3 && strcmp(words[1], "--games") == 0 ? strtol(words[2], NULL, 10) : 40;
    struct test test = {.rules = registry_find("cathedral")->ruleset};
    test.text = test.moves = TEXT_EMPTY;
    test.notation = notation_new(test.rules->verbs, test.rules->verb_count, test.rules->domains,
                                 test.rules->domain_count);
    test.s = memory_new(test.rules->state_size);
    move_list_reserve(&test.list, test.rules->moves_most);
    for (int kind = 0; kind < CATHEDRAL; kind++)
        test.kind_of[notation_value(
            test.notation, 0, (struct word){kinds[kind].word, strlen(kinds[kind].word)})] = kind;
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        bool good = true;
        test.options = options[i];
        rng_seed(&test.rng, i, 54);
        for (long game = 0; game < games && good; game++)
            good = play_game(&test);
        test.passed += good;
        test.failed += !good;
    }
    count_lines(&test, games < LONG ? 2 : DEPTH);
    move_list_free(&test.list);
    notation_free(test.notation);
    free(test.s);
    text_free(&test.text);
    text_free(&test.moves);
    printf("%lu passed, %lu failed\n", test.passed, test.failed);
    return test.failed > 0;
}
