/*
 * watch.c - fuzz target: a log of any bytes that grows while it is followed, is damaged, goes and
 * comes back.
 *
 * The first byte says how many bytes come at a time. After each look the session is a good one
 * that stands at its end, trouble is told in a sentence, and whoever tells the moves after `kept`
 * has told each move of the session once.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "session/follow.h"

#include "fuzz.h"
#include "scratch.h"

enum { PIECES_MOST = 24 };

static char path[SCRATCH_MOST];

static void remove_file(void) {
    unlink(path);
}

static void open_file(void) {
    static bool opened;
    if (opened)
        return;
    opened = true;
    assert(scratch_file(path));
    atexit(remove_file);
}

static void write_file(const uint8_t *data, size_t size) {
    FILE *file = fopen(path, "wb");
    assert(file && fwrite(data, 1, size, file) == size);
    fclose(file);
}

/* Looks; `told` are the moves told so far. */
static void look(struct follow *follow, size_t *told) {
    struct text why = TEXT_EMPTY;
    enum follow_news news = follow_look(follow, &why);
    size_t length = session_length(follow->session);
    assert((news == FOLLOW_TROUBLE) == (why.length > 0));
    if (news != FOLLOW_SAME && follow->kept < *told)
        *told = follow->kept;
    assert(news == FOLLOW_SAME || (follow->kept == *told && follow->kept <= length));
    if (news != FOLLOW_SAME)
        *told = length;
    assert(*told == length);
    session_seek(follow->session, length);
    assert(!session_rules(follow->session)->check(session_state(follow->session)));
    text_free(&why);
}

/* Follows the file from its first bytes, which make a session, to its last. */
static void follow_on(struct follow *follow, const uint8_t *data, size_t size, size_t at,
                      size_t piece) {
    size_t told = session_length(follow->session);
    for (; at < size; at = at + piece < size ? at + piece : size) {
        write_file(data, at);
        look(follow, &told);
    }
    write_file(data, size);
    look(follow, &told);
    write_file(data + size / 2, size - size / 2);
    look(follow, &told);
    unlink(path);
    look(follow, &told);
    assert(follow->troubled && follow->kept == told); /* nothing was taken back */
    write_file(data, size);
    look(follow, &told);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2)
        return 0;
    size_t piece = 1 + *data++;
    size--;
    if (piece < size / PIECES_MOST)
        piece = size / PIECES_MOST;
    open_file();
    for (size_t at = piece; at < size + piece; at += piece) {
        struct problem problem;
        size_t known = at < size ? at : size;
        struct session *session = session_load((const char *)data, known, &problem);
        problem_free(&problem);
        if (!session)
            continue;
        struct follow follow;
        follow_init(&follow, path, session);
        follow_on(&follow, data, size, known, piece);
        follow_free(&follow);
        break;
    }
    return 0;
}
