/*
 * log.c - the log's lines: what is written is read back, what is wrong is told.
 */
#include "session/log.h"

#include "support.h"

static struct log_line read(const char *line) {
    struct log_line out;
    log_read_line(line, strlen(line), &out);
    return out;
}

static void reads_every_kind_of_line(void **unused) {
    (void)unused;
    assert_int_equal(read("").kind, LOG_BLANK);
    assert_int_equal(read("; a remark").kind, LOG_COMMENT);
    assert_int_equal(read("   ; a remark").kind, LOG_COMMENT);
    struct log_line line = read("[SeatA \"Anna; \\\"the cat\\\"\"] ; a remark");
    assert_int_equal(line.kind, LOG_TAG);
    assert_true(word_is(line.name, "SeatA"));
    struct text value = TEXT_EMPTY;
    log_unescape(line.value, &value);
    assert_string_equal(value.bytes, "Anna; \"the cat\"");
    text_free(&value);
    line = read("12 B move e3 e7 #77aa0b11 ; well");
    assert_int_equal(line.kind, LOG_EVENT);
    assert_int_equal(line.turn, 12);
    assert_true(line.sealed && line.seal == 0x77aa0b11);
    assert_true(word_is(line.name, "B") && word_is(line.value, "move e3 e7"));
    assert_true(word_is(line.body, "12 B move e3 e7"));
    line = read("* roll 4\r");
    assert_int_equal(line.kind, LOG_EVENT);
    assert_true(line.turn == -1 && !line.sealed && word_is(line.value, "roll 4"));
    line = read("= 9f3c1a2b77e01c44");
    assert_true(line.kind == LOG_DIGEST && line.digest == 0x9f3c1a2b77e01c44);
    line = read("end B \"two; cats\" moves=120 #c2b7a944");
    assert_true(line.kind == LOG_END && line.seal == 0xc2b7a944);
}

static void tells_what_is_wrong(void **unused) {
    (void)unused;
    static const char *const bad[] = {"[Name]",
                                      "[Name \"x]",
                                      "[\"x\"]",
                                      "[N \"a\"b\"]",
                                      "[N \"a\\n\"]",
                                      "[N \"a\\\"]",
                                      "= 9f3c",
                                      "= 9F3C1A2B77E01C44",
                                      "12B move",
                                      "12 G move e3 e7",
                                      "1 A",
                                      "A",
                                      "hello",
                                      "1 A x #12AB34CD",
                                      "1 A x #1234567g",
                                      "99999999999 A move"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct log_line line = read(bad[i]);
        assert_int_equal(line.kind, LOG_BAD);
        assert_non_null(line.error);
    }
}

/* The chain as LOG.md words it, computed from its definition: any change gives another seal. */
static void a_seal_covers_all_lines_before(void **unused) {
    (void)unused;
    static const char *const lines[] = {"1 * roll 4", "1 B move e3 e7", "2 * roll 2"};
    uint32_t seals[3][3];
    for (int changed = 0; changed < 3; changed++) {
        struct log_chain chain;
        log_chain_start(&chain);
        for (int i = 0; i < 3; i++) {
            char line[40];
            snprintf(line, sizeof line, "%s%s", lines[i], i == changed ? "x" : "");
            seals[changed][i] = log_chain_add(&chain, line, strlen(line));
        }
    }
    assert_int_equal(seals[1][0], seals[2][0]);
    assert_int_not_equal(seals[0][0], seals[1][0]);
    assert_int_not_equal(seals[1][1], seals[2][1]);
    assert_int_not_equal(seals[0][2], seals[1][2]);
    assert_int_not_equal(seals[1][2], seals[2][2]);
}

static void a_digest_line_is_sealed_by_the_next(void **unused) {
    (void)unused;
    struct log_chain a, b;
    log_chain_start(&a);
    log_chain_start(&b);
    struct text out = TEXT_EMPTY;
    log_write_digest(&out, &a, 0x0123456789abcdef);
    assert_string_equal(out.bytes, "= 0123456789abcdef\n");
    log_write_digest(&out, &b, 0x0123456789abcdee);
    uint32_t first = log_chain_add(&a, "1 A end", 7);
    uint32_t second = log_chain_add(&b, "1 A end", 7);
    assert_int_not_equal(first, second);
    text_free(&out);
}

/* Pinned: old logs must verify for ever. */
static void hashes_are_pinned(void **unused) {
    (void)unused;
    struct log_chain chain;
    log_chain_start(&chain);
    struct text out = TEXT_EMPTY;
    struct text seals = TEXT_EMPTY;
    log_write_tag(&out, &chain, &seals, "Game", "kilkenny");
    log_write_tag(&out, &chain, &seals, "SeatA", "Zo\xc3\xab \"\\\"");
    log_write_header_end(&out, &chain, seals.bytes);
    text_free(&seals);
    log_write_line(&out, &chain, "1 * roll 4", 10);
    log_write_digest(&out, &chain, log_digest("turn=1", 6));
    assert_string_equal(out.bytes, "[Game \"kilkenny\"]\n"
                                   "[SeatA \"Zo\xc3\xab \\\"\\\\\\\"\"]\n"
                                   "[Seal \"824bde77 2ee84c69\"]\n\n"
                                   "1 * roll 4 #b8ba3cf1\n"
                                   "= bca66a1f2ce66f19\n");
    text_free(&out);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_every_kind_of_line),
        cmocka_unit_test(tells_what_is_wrong),
        cmocka_unit_test(a_seal_covers_all_lines_before),
        cmocka_unit_test(a_digest_line_is_sealed_by_the_next),
        cmocka_unit_test(hashes_are_pinned),
    };
    return run_and_report(tests);
}
