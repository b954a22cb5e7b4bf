/*
 * names.c - fuzz target: any text as names of players, as seed and as the name of a log.
 *
 * The input's lines are the seed, where the game comes from, and the names. What makes a game
 * makes a log that loads with the same names; what does not is told.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "session/session.h"

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text input = TEXT_EMPTY, why = TEXT_EMPTY;
    for (size_t i = 0; i < size; i++)
        text_add_char(&input, data[i] ? (char)data[i] : ' ');
    const char *part[2 + SEATS_MOST] = {NULL};
    char *at = input.bytes;
    for (unsigned i = 0; i < 2 + SEATS_MOST && *at; i++) {
        size_t length = strcspn(at, "\x1f"); /* so that line ends may be part of a name */
        bool more = at[length] != 0;
        if (more)
            at[length] = 0;
        part[i] = at;
        at += length + more;
    }
    const struct registered *game = &registry[0];
    struct new_game new_game = {.game = game, .seed = part[0], .origin = part[1]};
    setup_init(&new_game.setup, game->ruleset, game->ruleset->seats_most);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        new_game.names[seat] = part[2 + seat];
    struct session *session = session_new(&new_game, &why);
    assert(session || why.length);
    if (session) {
        size_t length;
        const char *log = session_log(session, &length);
        struct problem problem;
        struct session *again = session_load(log, length, &problem);
        assert(again && problem.kind == PROBLEM_NONE);
        for (unsigned seat = 0; seat < game->ruleset->seats_most; seat++)
            assert(strcmp(session_names(session)[seat], session_names(again)[seat]) == 0);
        problem_free(&problem);
        session_free(again);
        session_free(session);
    }
    text_free(&input);
    text_free(&why);
    return 0;
}
