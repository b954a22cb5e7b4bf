/*
 * hint.c - the rule and the area of a move: see hint.h.
 *
 * The rule that matters is one that the game itself cites: in the news of the move, else most often
 * against moves that differ from it in one word. Where it cites none, the words of the rulebook
 * are compared with what the move does: they count by their first letters, so that "captured"
 * meets "captures", the rarer the more. Everything is integers: a hint is the same everywhere.
 */
#include "bots/hint.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

#include "core/memory.h"

enum { STEM = 5, LETTERS_LEAST = 4, STEMS_MOST = 64, SENTENCES = 240 /* bytes told of a rule */ };
enum { COMMON = 4 /* words in a quarter of the rules or more say nothing */, TOPIC = 100000 };
enum { ID_MOST = 16, IDS_MOST = 16, VARIANTS_MOST = 256 /* of one argument */ };

const char *const hint_words[HINT_COUNT] = {"rule", "area", "move"};

/* ---- words ------------------------------------------------------------------------------- */

struct stems {
    char stem[STEMS_MOST][STEM + 1];
    unsigned count;
};

static bool is_letter(char byte) {
    return isalpha((unsigned char)byte) || (byte & 0x80);
}

/* Cuts the next word of at least LETTERS_LEAST letters off, as its stem; false at the end. */
static bool next_stem(const char **at, const char *end, char stem[STEM + 1]) {
    while (*at < end) {
        size_t length = 0;
        while (*at + length < end && is_letter((*at)[length]))
            length++;
        const char *word = *at;
        *at += length ? length : 1;
        if (length < LETTERS_LEAST)
            continue;
        memset(stem, 0, STEM + 1);
        for (size_t i = 0; i < length && i < STEM; i++)
            stem[i] = (char)tolower((unsigned char)word[i]);
        return true;
    }
    return false;
}

static bool has_stem(const struct stems *stems, const char *stem) {
    for (unsigned i = 0; i < stems->count; i++)
        if (strcmp(stems->stem[i], stem) == 0)
            return true;
    return false;
}

static void add_stems(struct stems *stems, const char *bytes, size_t length) {
    char stem[STEM + 1];
    const char *end = bytes + length;
    while (stems->count < STEMS_MOST && next_stem(&bytes, end, stem))
        if (!has_stem(stems, stem))
            memcpy(stems->stem[stems->count++], stem, sizeof stem);
}

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

/* In how many rules of the book the stem stands. */
static unsigned rules_with(const char *book, const char *stem) {
    unsigned count = 0;
    struct rule rule;
    while (next_rule(&book, &rule)) {
        char word[STEM + 1];
        bool found = false;
        while (!found && next_stem(&rule.bytes, rule.end, word))
            found = strcmp(word, stem) == 0;
        count += found;
    }
    return count;
}

/* How much a rule is about the words: the rarer they are the more, and less in a long rule; and
   most of all when it begins with the first of them, the verb. */
static unsigned score(const struct rule *rule, const struct stems *wanted, const unsigned *rarity) {
    struct stems own = {.count = 0};
    unsigned sum = 0;
    add_stems(&own, rule->bytes, (size_t)(rule->end - rule->bytes));
    for (unsigned i = 0; i < wanted->count; i++)
        sum += has_stem(&own, wanted->stem[i]) ? rarity[i] : 0;
    bool topic = own.count > 0 && strcmp(own.stem[0], wanted->stem[0]) == 0;
    return sum * 100 / (20 + own.count) + (topic ? TOPIC : 0);
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

/* The words of what the move does: its verb, the verb's help, its news, what the turn asks. */
static void add_meaning(const struct session *session, const struct move *move,
                        const struct text *news, struct stems *out) {
    const struct ruleset *rules = session_rules(session);
    struct turn turn;
    session_turn(session, &turn);
    const char *help = _(rules->verbs[move->verb].help),
               *prompt = turn.prompt ? _(turn.prompt) : "";
    add_stems(out, rules->verbs[move->verb].word, strlen(rules->verbs[move->verb].word));
    add_stems(out, help, strlen(help));
    add_stems(out, news->bytes, news->length);
    add_stems(out, prompt, strlen(prompt));
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

/* The rule of the book that shares the most telling words with what the move does. */
static bool find_by_words(const struct session *session, const char *book, const struct move *move,
                          const struct text *news, struct rule *out) {
    struct stems wanted = {.count = 0};
    unsigned rarity[STEMS_MOST], best = 0, all = 0;
    struct rule rule;
    for (const char *at = book; next_rule(&at, &rule);)
        all++;
    add_meaning(session, move, news, &wanted);
    for (unsigned i = 0; i < wanted.count; i++) {
        unsigned count = rules_with(book, wanted.stem[i]);
        rarity[i] = count && count * COMMON < all ? 1000 / count : 0;
    }
    while (next_rule(&book, &rule)) {
        unsigned now = score(&rule, &wanted, rarity);
        if (now <= best)
            continue;
        best = now;
        *out = rule;
    }
    return best > 0;
}

/* ---- rules that are cited ---------------------------------------------------------------- */

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

struct ids {
    char id[IDS_MOST][ID_MOST];
    unsigned times[IDS_MOST], count;
};

static void count_id(struct ids *ids, const char *id) {
    unsigned i = 0;
    while (i < ids->count && strcmp(ids->id[i], id) != 0)
        i++;
    if (i == IDS_MOST)
        return;
    if (i == ids->count)
        memcpy(ids->id[ids->count++], id, ID_MOST);
    ids->times[i]++;
}

/* Counts what is cited against moves that differ from this one in one argument. */
static void count_refusals(const struct session *session, unsigned seat, const struct move *move,
                           unsigned argument, struct ids *ids) {
    const struct ruleset *rules = session_rules(session);
    unsigned count = rules->domains[rules->verbs[move->verb].domain[argument]].count;
    unsigned step = 1 + count / VARIANTS_MOST;
    struct text why = TEXT_EMPTY;
    char id[ID_MOST] = "";
    for (unsigned value = 0; value < count; value += step) {
        struct move other = *move;
        other.arg[argument] = (uint16_t)value;
        text_clear(&why);
        if (rules->why_not(session_state(session), seat, &other, &why) && find_id(why.bytes, id))
            count_id(ids, id);
    }
    text_free(&why);
}

/* The rule that the game cites about the move; false when it cites none of the book. */
static bool find_cited(const struct session *session, unsigned seat, const char *book,
                       const struct move *move, const struct text *news, struct rule *out) {
    struct ids ids = {.count = 0};
    char id[ID_MOST] = "";
    unsigned best = 0;
    if (find_id(news->bytes, id))
        count_id(&ids, id);
    for (unsigned i = 0; ids.count == 0 && i < move->count; i++)
        count_refusals(session, seat, move, move->count - 1 - i, &ids);
    for (unsigned i = 1; i < ids.count; i++)
        best = ids.times[i] > ids.times[best] ? i : best;
    while (ids.count > 0 && next_rule(&book, out))
        if (strlen(ids.id[best]) == out->id_length &&
            memcmp(ids.id[best], out->id, out->id_length) == 0)
            return true;
    return false;
}

bool hint_rule(const struct session *session, unsigned seat, const struct move *move,
               struct text *out) {
    const char *book = registered_document(session_game(session), "RULES.md", i18n_language());
    struct text news = TEXT_EMPTY;
    struct rule rule;
    add_news(session, seat, move, &news);
    bool found = book && (find_cited(session, seat, book, move, &news, &rule) ||
                          find_by_words(session, book, move, &news, &rule));
    text_free(&news);
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
