/*
 * protocol.c - requests and answers as text: what is taken, and what is refused and why.
 */
#include "bots/protocol.h"

#include "played.h"

/* Takes bytes as the answer to request 7; the text of a whole one, or why not, or "part". */
static const char *take(const char *bytes, bool *good) {
    static char kept[100];
    struct text received = TEXT_EMPTY;
    struct reply reply = {.text = TEXT_EMPTY};
    const char *why;
    text_add(&received, bytes);
    enum reply_state state = protocol_take_reply(&received, 7, &reply, &why);
    snprintf(kept, sizeof kept, "%s",
             state == REPLY_WHOLE  ? reply.text.bytes
             : state == REPLY_PART ? "part"
                                   : why);
    if (state == REPLY_WHOLE)
        assert_int_equal(received.length, 0);
    if (good)
        *good = reply.good;
    text_free(&received);
    text_free(&reply.text);
    return kept;
}

static void whole_answers(void **state) {
    (void)state;
    bool good;
    assert_string_equal(take("=7 move c3 c4\n\n", &good), "move c3 c4");
    assert_true(good);
    assert_string_equal(take("?7 what?\n\n", &good), "what?");
    assert_false(good);
    assert_string_equal(take("=7\n\n", NULL), "");
    assert_string_equal(take("=7 \n\n", NULL), "");
    assert_string_equal(take("=7 a\nb\n\n", NULL), "a\nb");
    assert_string_equal(take("=7\r\na\r\n\r\n", NULL), "a");
    assert_string_equal(take("=7 caf\303\251\n\n", NULL), "caf\303\251");
}

static void parts(void **state) {
    (void)state;
    static const char *const starts[] = {"", "=", "=7", "=7 move c3", "=7 move c3 c4\n", "=7\na\n"};
    for (unsigned i = 0; i < sizeof starts / sizeof *starts; i++)
        assert_string_equal(take(starts[i], NULL), "part");
}

static void wrong_answers(void **state) {
    (void)state;
    static const struct {
        const char *bytes, *why;
    } wrong[] = {
        {"move c3 c4\n\n", "neither"},
        {"\n", "neither"},
        {" =7\n\n", "neither"},
        {"=8 a\n\n", "number"},
        {"=77 a\n\n", "number"},
        {"= a\n\n", "number"},
        {"=\n\n", "number"},
        {"=07 a\n\n", "number"},
        {"=7a\n\n", "number"},
        {"=-7 a\n\n", "number"},
        {"=99999999999999999999 a\n\n", "number"},
        {"=7 a\n\n=8 b\n\n", "went on"},
        {"=7 a\n\n\n", "went on"},
        {"=7 \033[2J\n\n", "not text"},
        {"=7 a\tb\n\n", "not text"},
        {"=7 \177\n\n", "not text"},
        {"=7 a\rb\n\n", "not text"},
        {"=7 \377\n\n", "not text"},
        {"=7 \300\257\n\n", "not text"},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (!strstr(take(wrong[i].bytes, NULL), wrong[i].why))
            fail_msg("%u: %s", i, take(wrong[i].bytes, NULL));
}

static void requests(void **state) {
    (void)state;
    struct request request = {.command = TEXT_EMPTY, .arguments = TEXT_EMPTY};
    struct text out = TEXT_EMPTY;
    assert_true(protocol_read_request("12 choose  B iterations=3", &request));
    assert_true(request.has_id && request.id == 12);
    assert_string_equal(request.command.bytes, "choose");
    assert_string_equal(request.arguments.bytes, "B iterations=3");
    protocol_add_answer(&out, &request, true, "end");
    assert_true(protocol_read_request("name", &request));
    assert_true(!request.has_id && !request.arguments.length);
    protocol_add_answer(&out, &request, false, "");
    assert_string_equal(out.bytes, "=12 end\n\n?\n\n");
    assert_false(protocol_read_request("", &request));
    assert_false(protocol_read_request("   ", &request));
    assert_false(protocol_read_request("12", &request));
    text_clear(&out);
    protocol_add_request(&out, 3, "name", "");
    protocol_add_request(&out, 4, "game", "toy 2");
    assert_string_equal(out.bytes, "3 name\n4 game toy 2\n");
    protocol_request_free(&request);
    text_free(&out);
}

/* A bot's buffer for a line is as long as the page says, in every game. */
static void lines_have_a_limit(void **state) {
    (void)state;
    size_t longest = 0;
    for (const struct registered *game = registry; game->ruleset; game++) {
        struct session *session =
            new_session(game->ruleset->name, game->ruleset->seats_most, "lines");
        struct text view = TEXT_EMPTY;
        for (uint64_t part = 0; part < 20; part++) {
            text_clear(&view);
            protocol_add_view(&view, game->ruleset, session_notation(session),
                              session_state(session), 0);
            struct word rest = {view.bytes, view.length}, line;
            while (word_part(&rest, '\n', &line))
                longest = line.length > longest ? line.length : longest;
            play_on(session, 20, part);
        }
        text_free(&view);
        session_free(session);
    }
    assert_true(longest > 200 && longest <= PROTOCOL_LINE_MOST / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_answers),      cmocka_unit_test(parts),
        cmocka_unit_test(wrong_answers),      cmocka_unit_test(requests),
        cmocka_unit_test(lines_have_a_limit),
    };
    return run_and_report(tests);
}
