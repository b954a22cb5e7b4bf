/*
 * hint.c - the rule and the area of a move: see hint.h.
 *
 * The rule that matters is one that the news of the move cite, else the one that the turn names,
 * else the one that its verb belongs to, as the game's table of verbs says.
 */
#include "bots/hint.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

#include "core/memory.h"

enum { SENTENCES = 240 /* bytes told of a rule */, ID_MOST = 16 };

const char *const hint_words[HINT_COUNT] = {"rule", "area", "move"};

/* ---- rules ------------------------------------------------------------------------------- */

/* One rule of the rulebook: a paragraph that begins with its id, "**KK-7** A cat ...". */
struct rule {
    const char *id, *bytes, *end;
    size_t id_length;
};

/* The next rule from *at on; false when there is none. */
static bool next_rule(const char **at, struct rule *out) {
    while (**at) {
        const char *start = *at, *end = strstr(start, "\n\n");
        *at = end ? end + 2 : start + strlen(start);
        const char *close = strncmp(start, "**", 2) == 0 ? strstr(start + 2, "**") : NULL;
        if (!close || close > *at || !memchr(start, '-', (size_t)(close - start)))
            continue;
        *out = (struct rule){.id = start + 2,
                             .bytes = close + 2,
                             .end = end ? end : *at,
                             .id_length = (size_t)(close - start) - 2};
        return true;
    }
    return false;
}

/* Adds the news the move would give; none while choices are secret: the last would reveal all. */
static void add_news(const struct session *session, unsigned seat, const struct move *move,
                     struct text *out) {
    const struct ruleset *rules = session_rules(session);
    struct turn turn;
    game_state *after = memory_new(STATE_MOST);
    session_turn(session, &turn);
    memcpy(after, session_state(session), rules->state_size);
    if (!turn.secret)
        rules->apply(after, seat, move, out);
    free(after);
}

/* Adds the first sentences of a rule, without Markdown, on one line. */
static void add_sentences(const struct rule *rule, struct text *out) {
    size_t start = out->length, whole = 0;
    for (const char *at = rule->bytes; at < rule->end && out->length - start < SENTENCES; at++) {
        bool space = isspace((unsigned char)*at);
        if (*at == '*' || *at == '`' || (space && out->bytes[out->length - 1] == ' '))
            continue;
        text_add_char(out, space ? ' ' : *at);
        if (*at == '.' && (at + 1 == rule->end || isspace((unsigned char)at[1])))
            whole = out->length;
    }
    if (whole > start)
        text_truncate(out, whole);
}

/* The first id in a text, "KK-13"; false when there is none. */
static bool find_id(const char *text, char id[ID_MOST]) {
    for (; *text; text++) {
        size_t letters = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), digits = 0;
        if (letters > 0 && text[letters] == '-')
            digits = strspn(text + letters + 1, "0123456789");
        size_t length = letters + 1 + digits;
        if (digits > 0 && length < ID_MOST) {
            memcpy(id, text, length);
            id[length] = '\0';
            return true;
        }
        text += letters > 1 ? letters - 1 : 0;
    }
    return false;
}

/* The rule of that id in the book; false when it has none. */
static bool find_rule(const char *book, const char *id, struct rule *out) {
    while (next_rule(&book, out))
        if (strlen(id) == out->id_length && memcmp(id, out->id, out->id_length) == 0)
            return true;
    return false;
}

bool hint_rule(const struct session *session, unsigned seat, const struct move *move,
               struct text *out) {
    const char *book = registered_document(session_game(session), "RULES.md", i18n_language());
    struct text news = TEXT_EMPTY;
    struct rule rule;
    struct turn turn;
    char id[ID_MOST] = "";
    session_turn(session, &turn);
    add_news(session, seat, move, &news);
    bool cited = find_id(news.bytes, id);
    text_free(&news);
    bool found = book && ((cited && find_rule(book, id, &rule)) ||
                          (turn.rule && find_rule(book, turn.rule, &rule)) ||
                          find_rule(book, session_rules(session)->verbs[move->verb].rule, &rule));
    if (!found)
        return false;
    text_add_bytes(out, rule.id, rule.id_length);
    text_add(out, ": ");
    add_sentences(&rule, out);
    return true;
}

/* ---- the area ---------------------------------------------------------------------------- */

/* The last spot of a move, or NO_SPOT. */
static int last_spot(const struct session *session, const struct move *move) {
    int last = NO_SPOT;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(session_notation(session), move, i);
        last = spot != NO_SPOT ? spot : last;
    }
    return last;
}

/* How far the nearest cells of two spots are from each other, a cell being twice as high as wide.
 */
static int distance(const struct canvas *board, int a, int b) {
    int least = INT_MAX, row = -1, column = -1;
    for (int i = 0; i < board->rows * board->columns && row < 0; i++)
        if (board->cells[i].spot == a) {
            row = i / board->columns;
            column = i % board->columns;
        }
    for (int i = 0; i < board->rows * board->columns && row >= 0; i++) {
        int down = 2 * (i / board->columns - row), right = i % board->columns - column;
        if (board->cells[i].spot == b && down * down + right * right < least)
            least = down * down + right * right;
    }
    return least;
}

/* Draws the board as the seat sees it. */
static void draw_board(const struct session *session, unsigned seat, struct canvas *out) {
    struct extent extent;
    session_rules(session)->extent(session_state(session), SIZE_LINES, &extent);
    canvas_init(out, extent.board_rows, extent.board_columns);
    session_rules(session)->draw(session_state(session), (enum viewer)seat, out);
}

static int compare_spots(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

unsigned hint_area(const struct session *session, unsigned seat, const struct move *move,
                   int spots[HINT_SPOTS]) {
    const struct ruleset *rules = session_rules(session);
    int middle = last_spot(session, move), far[HINT_SPOTS] = {0};
    unsigned count = 0;
    struct move_list legal = {0};
    struct canvas board;
    if (middle == NO_SPOT)
        return 0;
    draw_board(session, seat, &board);
    move_list_reserve(&legal, rules->moves_most);
    rules->moves(session_state(session), seat, &legal);
    for (size_t i = 0; i < legal.count; i++) {
        int spot = last_spot(session, &legal.moves[i]);
        bool known = spot == NO_SPOT || legal.moves[i].verb != move->verb;
        for (unsigned k = 0; k < count; k++)
            known = known || spots[k] == spot;
        int away = known ? INT_MAX : distance(&board, middle, spot);
        unsigned place = count < HINT_SPOTS ? count : HINT_SPOTS - 1;
        if (away == INT_MAX || (count == HINT_SPOTS && far[place] <= away))
            continue;
        count += count < HINT_SPOTS;
        for (; place > 0 && far[place - 1] > away; place--) {
            spots[place] = spots[place - 1];
            far[place] = far[place - 1];
        }
        spots[place] = spot;
        far[place] = away;
    }
    qsort(spots, count, sizeof *spots, compare_spots); /* which is meant is not told */
    move_list_free(&legal);
    canvas_free(&board);
    return count;
}
