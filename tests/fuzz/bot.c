/*
 * bot.c - fuzz target: any bytes as the answers of a bot.
 *
 * The first line of the input is the game's name, the rest what the bot says. Whatever it says,
 * each question ends with a legal move or a forfeit told in a sentence, and nothing that it said
 * reaches people but as safe text. The same bytes, read by the bot's side as requests, do no harm.
 */
#include <stdlib.h>

#include "bots/fake_process.h"
#include "bots/player.h"
#include "core/memory.h"
#include "core/utf8.h"

#include "fuzz.h"

enum { MOVES_MOST = 60, NAME_MOST = 40 };

static void assert_safe(const char *string) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, string, strlen(string), false);
    assert(strcmp(safe.bytes, string) == 0);
    text_free(&safe);
}

/* One question; false when the player forfeited. */
static bool ask(struct player *player, struct session *session, unsigned seat) {
    struct text why = TEXT_EMPTY;
    struct move move;
    enum answer answer = PLAYER_THINKS;
    player_ask(player, session, seat);
    while (answer == PLAYER_THINKS) {
        answer = player_poll(player, 1, &move, &why);
        assert_safe(player_remark(player));
    }
    assert_safe(why.bytes);
    if (answer == PLAYER_MOVES)
        assert(session_play(session, seat, &move, NULL, &why) && !why.length);
    else
        assert(why.length);
    text_free(&why);
    return answer == PLAYER_MOVES;
}

static void play(const struct registered *game, const char *says, size_t length) {
    struct new_game new_game = {.game = game, .seed = "bot"};
    struct text why = TEXT_EMPTY;
    setup_init(&new_game.setup, game->ruleset, game->ruleset->seats_least);
    struct session *session = session_new(&new_game, &why);
    fake_says(says, length);
    struct player *player = player_open("cmd:fake", game, "bot", &why);
    assert(session && player && !why.length);
    struct turn turn = {.phase = PHASE_PLAY};
    for (int moves = 0; moves < MOVES_MOST; moves++) {
        session_turn(session, &turn);
        if (turn.phase == PHASE_CHANCE)
            session_roll(session, NULL, NULL);
        else if (turn.phase == PHASE_OVER ||
                 !ask(player, session, (unsigned)__builtin_ctz(turn.acting)))
            break;
    }
    player_close(player);
    session_free(session);
    text_free(&why);
}

static void read_as_requests(const char *bytes) {
    struct request request = {.command = TEXT_EMPTY, .arguments = TEXT_EMPTY};
    struct text line = TEXT_EMPTY, answer = TEXT_EMPTY;
    for (struct word rest = {bytes, strlen(bytes)}, word; word_part(&rest, '\n', &word);) {
        text_clear(&line);
        text_add_bytes(&line, word.bytes, word.length);
        if (protocol_read_request(line.bytes, &request)) {
            assert(request.command.length && !strchr(request.command.bytes, ' '));
            protocol_add_answer(&answer, &request, true, "");
        }
    }
    protocol_request_free(&request);
    text_free(&line);
    text_free(&answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *end = memchr(data, '\n', size);
    char name[NAME_MOST + 1];
    if (!end || end - data > NAME_MOST)
        return 0;
    memcpy(name, data, (size_t)(end - data));
    name[end - data] = 0;
    const struct registered *game = registry_find(name);
    if (!game)
        return 0;
    size_t length = size - (size_t)(end + 1 - data);
    play(game, (const char *)end + 1, length);
    char *copy = memory_new(length + 1);
    memcpy(copy, end + 1, length);
    read_as_requests(copy);
    free(copy);
    return 0;
}
