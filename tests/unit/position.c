/*
 * position.c - a table of fields writes a line and reads it back; what is wrong with a line is told
 * by the sentence of its field.
 */
#include "core/position.h"

#include "support.h"

struct game_state {
    uint32_t number;
    int16_t quiet;
    uint8_t to, dice[2], stage, asked, holder;
    uint8_t held[3], first;
    uint8_t count[6]; /* two for each seat */
};

enum { SEATS = 3, NOBODY = 255 };

static void write_count(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    assert_int_equal(viewer, VIEW_ALL);
    for (unsigned i = 0; i < s->count[index]; i++)
        text_add_char(out, '+');
}

static bool read_count(game_state *s, unsigned index, struct word word, const char **why) {
    for (size_t i = 0; i < word.length; i++)
        if (word.bytes[i] != '+') {
            *why = "a count is made of crosses";
            return false;
        }
    s->count[index] = (uint8_t)word.length;
    return word.length < 4;
}

static void write_sign(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    if (s->number > 100)
        text_add(out, "old");
}

static bool read_sign(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return word_is(word, "old") && s->number > 100;
}

static const char *const stages[] = {"play", NULL, "roll"};
static const struct position_field fields[] = {
    {"turn", "turn", POSITION_NUMBER, POSITION_MEMBER(number), .least = 1, .most = 1000000000},
    {"to", "to", POSITION_SEAT, POSITION_MEMBER(to)},
    {"first", "first", POSITION_SEAT, IN_DEAL, POSITION_MEMBER(first)},
    {"dice", "dice", POSITION_DIGITS, POSITION_MEMBER(dice), .least = 1, .most = 6,
     .optional = true},
    {"stage", "stage", POSITION_WORD, POSITION_MEMBER(stage), .most = 2, .words = stages,
     .optional = true, .absent = 1},
    {"asked", "asked", POSITION_SEATS, POSITION_MEMBER(asked), .optional = true},
    {"holder", "holder", POSITION_SEAT, POSITION_MEMBER(holder), .optional = true,
     .absent = NOBODY},
    {"quiet", "quiet", POSITION_NUMBER, POSITION_MEMBER(quiet), .least = -1, .most = 300,
     .optional = true},
    {"held", "held", POSITION_SEAT_DIGITS, POSITION_MEMBER(held), .most = 7},
    {"sign", "sign", .optional = true, .write = write_sign, .read = read_sign},
    {"A", "seat", .each_seat = 2, .write = write_count, .read = read_count},
};
static const struct position table = {fields, sizeof fields / sizeof *fields};

static const char *read(game_state *s, const char *line, bool *deal) {
    memset(s, 0, sizeof *s);
    return position_read(&table, s, SEATS, line, deal);
}

static void assert_line(const char *line, const char *wanted) {
    struct text text = TEXT_EMPTY;
    game_state s;
    bool deal;
    const char *why = read(&s, line, &deal);
    if (why)
        fail_msg("\"%s\" is refused: %s", line, why);
    assert_false(deal);
    position_write(&table, &s, SEATS, VIEW_ALL, &text);
    assert_string_equal(text.bytes, wanted);
    text_free(&text);
}

static void lines_come_back(void **unused) {
    (void)unused;
    static const char least[] = "turn=1 to=A held=000 A=- A=- B=- B=- C=- C=-";
    static const char all[] = "turn=1000000000 to=C dice=16 stage=roll asked=AC holder=B quiet=-1 "
                              "held=072 sign=old A=+ A=++ B=- B=+++ C=- C=+";
    assert_line(least, least);
    assert_line(all, all);
    assert_line("turn=2 to=B stage=play quiet=300 held=111 A=- A=- B=- B=- C=- C=-",
                "turn=2 to=B stage=play quiet=300 held=111 A=- A=- B=- B=- C=- C=-");
}

static void words_may_come_in_any_order(void **unused) {
    (void)unused;
    assert_line("C=- B=+ A=- held=000 C=++ to=A   B=- A=+ turn=1",
                "turn=1 to=A held=000 A=- A=+ B=+ B=- C=- C=++");
    assert_line("sign=old turn=101 to=A held=000 A=- A=- B=- B=- C=- C=-",
                "turn=101 to=A held=000 sign=old A=- A=- B=- B=- C=- C=-");
}

static void a_deal_is_known_by_its_words(void **unused) {
    (void)unused;
    struct text text = TEXT_EMPTY;
    game_state s;
    bool deal = false;
    assert_null(read(&s, "first=C", &deal));
    assert_true(deal);
    assert_int_equal(s.first, 2);
    position_write_deal(&table, &s, SEATS, &text);
    assert_string_equal(text.bytes, "first=C");
    assert_string_equal(read(&s, "first=D", &deal), "first");
    assert_string_equal(read(&s, "first=A turn=1 to=A held=000 A=- A=- B=- B=- C=- C=-", &deal),
                        "first");
    text_free(&text);
}

static void what_is_wrong_is_told(void **unused) {
    (void)unused;
    static const struct {
        const char *line, *why;
    } rows[] = {
        {"", "turn"},
        {"turn=0", "turn"},
        {"turn=1000000001", "turn"},
        {"turn=", "turn"},
        {"turn=1", "to"},
        {"turn=1 to=D", "to"},
        {"turn=1 to=AB", "to"},
        {"turn=1 to=A dice=1", "dice"},
        {"turn=1 to=A dice=17", "dice"},
        {"turn=1 to=A dice=123", "dice"},
        {"turn=1 to=A stage=", "stage"},
        {"turn=1 to=A stage=sleep", "stage"},
        {"turn=1 to=A asked=CA", "asked"},
        {"turn=1 to=A asked=AA", "asked"},
        {"turn=1 to=A asked=AD", "asked"},
        {"turn=1 to=A holder=-", "holder"},
        {"turn=1 to=A quiet=-2", "quiet"},
        {"turn=1 to=A quiet=301", "quiet"},
        {"turn=1 to=A", "held"},
        {"turn=1 to=A held=00", "held"},
        {"turn=1 to=A held=008", "held"},
        {"turn=1 to=A held=000 sign=-", "sign"},
        {"turn=1 to=A held=000 sign=old", "sign"},
        {"turn=1 to=A held=000 A=- A=- B=- B=- C=-", "seat"},
        {"turn=1 to=A held=000 A=- A=- B=- B=- C=- C=", "seat"},
        {"turn=1 to=A held=000 A=- A=- B=- B=- C=- C=++++", "seat"},
        {"turn=1 to=A held=000 A=- A=x", "a count is made of crosses"},
        {"turn=1 turn=1", "a word of the position occurs twice"},
        {"A=- A=- A=-", "a word of the position occurs twice"},
        {"D=-", "a word of the position is unknown in this game"},
        {"hello", "a word of the position is unknown in this game"},
        {"=1", "a word of the position is unknown in this game"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        game_state s;
        bool deal;
        const char *why = read(&s, rows[i].line, &deal);
        if (!why || strcmp(why, rows[i].why) != 0)
            fail_msg("\"%s\": %s", rows[i].line, why ? why : "is read");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_back),
        cmocka_unit_test(words_may_come_in_any_order),
        cmocka_unit_test(a_deal_is_known_by_its_words),
        cmocka_unit_test(what_is_wrong_is_told),
    };
    return run_and_report(tests);
}
