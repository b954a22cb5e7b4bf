/*
 * log.c - fuzz target: any bytes as a log.
 *
 * Whatever comes, loading ends with a session or a problem told in a sentence, never in a crash;
 * and what was kept of a damaged log is itself a good log of the same position.
 */
#include <stdlib.h>

#include "session/session.h"

#include "fuzz.h"

/* Loads again what a session kept, and compares. */
static void load_again(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct problem problem;
    struct session *again = session_load(log, length, &problem);
    assert(again && problem.kind == PROBLEM_NONE);
    assert(session_length(again) == session_length(session));
    assert(session_digest(again) == session_digest(session));
    problem_free(&problem);
    session_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct problem problem;
    struct session *session = session_load((const char *)data, size, &problem);
    assert(problem.kind == PROBLEM_NONE ? session != NULL : problem.message.length > 0);
    problem_free(&problem);
    if (!session)
        return 0;
    size_t length = session_length(session);
    uint64_t digest = session_digest(session);
    assert(session_at(session) == length && !session_rules(session)->check(session_state(session)));
    load_again(session);
    session_seek(session, 0);
    session_seek(session, length / 2);
    session_seek(session, length);
    assert(session_digest(session) == digest);
    session_free(session);
    return 0;
}
