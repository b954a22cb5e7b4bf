/*
 * main.c - the entry points of plain text mode: see plain.h.
 */
#include "plain/plain.h"

bool plain_run(struct session *session, bool watch, bool bell) {
    struct plain plain;
    plain_init(&plain);
    plain.bell = bell;
    if (!session)
        plain_menu(&plain);
    else if (watch)
        plain_watch(&plain, session);
    else
        plain_play(&plain, session);
    plain_free(&plain);
    return !plain.lost;
}

void plain_run_join(struct remote *remote) {
    struct plain plain;
    plain_init(&plain);
    plain_join(&plain, remote);
    plain_free(&plain);
}

void plain_run_lesson(const struct registered *game) {
    struct plain plain;
    plain_init(&plain);
    plain_lesson(&plain, game);
    plain_free(&plain);
}

bool plain_run_question(const char *question) {
    struct plain plain;
    plain_init(&plain);
    bool yes = plain_confirm(&plain, question);
    plain_free(&plain);
    return yes;
}
