/*
 * main.c - the entry points of plain text mode: see plain.h.
 */
#include "plain/plain.h"

bool plain_run(struct session *session, bool watch) {
    struct plain plain;
    plain_init(&plain);
    if (!session)
        plain_menu(&plain);
    else if (watch)
        plain_watch(&plain, session);
    else
        plain_play(&plain, session);
    text_free(&plain.input);
    return !plain.lost;
}

void plain_run_lesson(const struct registered *game) {
    struct plain plain;
    plain_init(&plain);
    plain_lesson(&plain, game);
    text_free(&plain.input);
}
