/*
 * external.c - what a bot is asked, in which order, and what becomes of its answers.
 */
#include "bots/fake_process.h"
#include "bots/player.h"

#include "played.h"

#define GREETING "=1 1\n\n=2 Test\n\n=3 name\nundo\n\n=4\n\n"

static struct session *session;
static struct player *player;

/* A new game of nullgame, and a bot that says this. */
static void begin(const char *says) {
    struct text why = TEXT_EMPTY;
    session = new_session("nullgame", 2, "external");
    fake_says(says, strlen(says));
    player = player_open("cmd:fake", session_game(session), "1", &why);
    assert_non_null(player);
    text_free(&why);
}

static void end(void) {
    player_close(player);
    session_free(session);
    text_free(&fake.sent);
}

static unsigned acting(void) {
    struct turn turn;
    session_turn(session, &turn);
    while (turn.phase == PHASE_CHANCE) {
        session_roll(session, NULL, NULL);
        session_turn(session, &turn);
    }
    return (unsigned)__builtin_ctz(turn.acting);
}

/* The first legal move as text. */
static const char *legal(struct text *out) {
    struct move_list list = {0};
    move_list_reserve(&list, session_rules(session)->moves_most);
    session_rules(session)->moves(session_state(session), acting(), &list);
    text_clear(out);
    notation_print(session_notation(session), &list.moves[0], out);
    move_list_free(&list);
    return out->bytes;
}

static enum answer ask(struct text *why) {
    struct move move;
    player_ask(player, session, acting());
    enum answer answer = player_poll(player, 1000, &move, why);
    if (answer == PLAYER_MOVES)
        assert_true(session_play(session, acting(), &move, NULL, NULL));
    return answer;
}

/* The commands that were sent, without numbers and the lines of observe: "name choose". */
static const char *commands(struct text *out) {
    text_clear(out);
    struct word rest = {fake.sent.bytes, fake.sent.length}, line, word;
    while (word_part(&rest, '\n', &line)) {
        struct word words = line;
        if (!line.length || *line.bytes < '0' || *line.bytes > '9')
            continue;
        word_part(&words, ' ', &word);
        if (!word_part(&words, ' ', &word))
            word = words;
        if (out->length)
            text_add_char(out, ' ');
        text_add_bytes(out, word.bytes, word.length);
    }
    return out->bytes;
}

static void says(struct text *out, const char *before, const char *move, const char *after) {
    text_clear(out);
    text_addf(out, "%s%s%s", before, move, after);
}

static void order_of_requests(void **state) {
    (void)state;
    struct text why = TEXT_EMPTY, script = TEXT_EMPTY, move = TEXT_EMPTY;
    begin("");
    says(&script, GREETING "=5\n\n=6 ", legal(&move), "\n\n");
    end();
    begin(script.bytes);
    acting();
    assert_int_equal(ask(&why), PLAYER_MOVES);
    assert_string_equal(commands(&move), "protocol_version name list_commands game observe choose");
    assert_non_null(strstr(fake.sent.bytes, "4 game nullgame 2\n"));
    assert_non_null(strstr(fake.sent.bytes, " milliseconds=2000\n"));
    assert_int_equal(ask(&why), PLAYER_FORFEITS); /* it says no more */
    assert_string_equal(why.bytes, "it ended");
    assert_string_equal(commands(&move),
                        "protocol_version name list_commands game observe choose observe");
    end();
    text_free(&why);
    text_free(&script);
    text_free(&move);
}

static void an_illegal_move_is_told_once(void **state) {
    (void)state;
    struct text why = TEXT_EMPTY, script = TEXT_EMPTY, move = TEXT_EMPTY;
    begin("");
    says(&script, GREETING "=5\n\n=6 dance\n\n=7 ", legal(&move), "\n\n");
    end();
    begin(script.bytes);
    acting();
    assert_int_equal(ask(&why), PLAYER_MOVES);
    assert_non_null(strstr(player_remark(player), "\"dance\""));
    assert_string_equal(player_remark(player), "");
    assert_non_null(strstr(fake.sent.bytes, "\n7 choose "));
    assert_non_null(strstr(fake.sent.bytes, " because "));
    end();
    begin(GREETING "=5\n\n=6 dance\n\n?7 no\n\n");
    acting();
    assert_int_equal(ask(&why), PLAYER_FORFEITS);
    assert_non_null(strstr(why.bytes, "second move"));
    end();
    text_free(&why);
    text_free(&script);
    text_free(&move);
}

/* The answer to a question that was forgotten is taken for none to the next one. */
static void a_forgotten_question(void **state) {
    (void)state;
    struct text why = TEXT_EMPTY, script = TEXT_EMPTY, move = TEXT_EMPTY;
    struct move made;
    begin("");
    says(&script, GREETING "=5\n\n=6 dance\n\n=7\n\n=8 ", legal(&move), "\n\n");
    end();
    begin(script.bytes);
    fake.mute = 5;
    player_ask(player, session, acting());
    assert_int_equal(player_poll(player, 0, &made, &why), PLAYER_THINKS);
    assert_non_null(strstr(fake.sent.bytes, "\n6 choose "));
    player_forget(player);
    fake.mute = 0;
    assert_int_equal(ask(&why), PLAYER_MOVES);
    assert_string_equal(player_remark(player), "");
    end();
    text_free(&why);
    text_free(&script);
    text_free(&move);
}

/* Going back in a game is told to a bot that lists it, and no new game is begun. */
static void undo_is_told(void **state) {
    (void)state;
    struct text why = TEXT_EMPTY, script = TEXT_EMPTY, text = TEXT_EMPTY;
    struct move move;
    begin("");
    says(&script, GREETING "=5\n\n=6 ", legal(&text), "\n\n=7\n\n=8 ");
    assert_true(notation_parse(session_notation(session), text.bytes, &move, NULL));
    assert_true(session_play(session, acting(), &move, NULL, NULL));
    text_addf(&script, "%s\n\n=9\n\n=10\n\n", legal(&text));
    end();
    begin(script.bytes);
    acting();
    size_t start = session_at(session);
    assert_int_equal(ask(&why), PLAYER_MOVES);
    assert_int_equal(ask(&why), PLAYER_MOVES);
    session_seek(session, start);
    assert_int_equal(ask(&why), PLAYER_FORFEITS); /* it says no more */
    assert_string_equal(commands(&text),
                        "protocol_version name list_commands game observe choose observe choose "
                        "undo observe choose");
    end();
    text_free(&why);
    text_free(&script);
    text_free(&text);
}

/* How often hurry was said while the bot, which lists what it says, chose; it was asked for that
   twice: before its greeting and afterwards, or it was only forgotten. */
static int hurries(const char *greeting, bool hurried) {
    struct text why = TEXT_EMPTY, script = TEXT_EMPTY, text = TEXT_EMPTY;
    struct move move;
    int count = 0;
    begin("");
    says(&script, greeting, legal(&text), "\n\n");
    end();
    begin(script.bytes);
    acting();
    player_ask(player, session, acting());
    if (hurried)
        assert_true(player_hurry(player)); /* nobody knows better yet */
    fake.mute = 5;
    assert_int_equal(player_poll(player, 0, &move, &why), PLAYER_THINKS);
    if (hurried)
        assert_int_equal(player_hurry(player), strstr(greeting, "hurry") != NULL);
    else
        player_forget(player);
    fake.mute = 0;
    if (hurried)
        assert_int_equal(player_poll(player, 1000, &move, &why), PLAYER_MOVES);
    for (const char *at = fake.sent.bytes; (at = strstr(at, "\nhurry\n")); at++)
        count++;
    assert_true(!count || strstr(fake.sent.bytes, "milliseconds=2000\nhurry\n"));
    end();
    text_free(&why);
    text_free(&script);
    text_free(&text);
    return count;
}

static void hurry_is_said_once_to_those_who_list_it(void **state) {
    (void)state;
    assert_int_equal(hurries("=1 1\n\n=2 Test\n\n=3 name\nhurry\n\n=4\n\n=5\n\n=6 ", true), 1);
    assert_int_equal(hurries("=1 1\n\n=2 Test\n\n=3 name\nhurry\n\n=4\n\n=5\n\n=6 ", false), 1);
    assert_int_equal(hurries("=1 1\n\n=2 Test\n\n=3 name\nundo\n\n=4\n\n=5\n\n=6 ", true), 0);
    assert_int_equal(hurries("=1 1\n\n=2 Test\n\n=3 name\nundo\n\n=4\n\n=5\n\n=6 ", false), 0);
}

/* What others chose in secret changes no byte of what a bot is sent. */
static void secrets_are_not_sent(void **state) {
    (void)state;
    struct text view[2] = {TEXT_EMPTY, TEXT_EMPTY};
    for (int choice = 0; choice < 2; choice++) {
        session = new_session("bids", 3, "secrets");
        acting();
        struct move_list list = {0};
        move_list_reserve(&list, session_rules(session)->moves_most);
        session_rules(session)->moves(session_state(session), 0, &list);
        assert_true(list.count > 1);
        assert_true(session_play(session, 0, &list.moves[choice], NULL, NULL));
        protocol_add_view(&view[choice], session_rules(session), session_notation(session),
                          session_state(session), 1);
        assert_non_null(strstr(view[choice].bytes, "\nlegal bid 1\n"));
        move_list_free(&list);
        session_free(session);
    }
    assert_string_equal(view[0].bytes, view[1].bytes);
    text_free(&view[0]);
    text_free(&view[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(order_of_requests),
        cmocka_unit_test(an_illegal_move_is_told_once),
        cmocka_unit_test(a_forgotten_question),
        cmocka_unit_test(undo_is_told),
        cmocka_unit_test(secrets_are_not_sent),
        cmocka_unit_test(hurry_is_said_once_to_those_who_list_it),
    };
    return run_and_report(tests);
}
