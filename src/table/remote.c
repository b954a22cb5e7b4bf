/*
 * remote.c - the side of whoever sits at a table: see remote.h and docs/TABLE.md.
 */
#include "table/remote.h"

#include <stdlib.h>

#include "bots/protocol.h"
#include "core/memory.h"
#include "session/clock.h"
#include "table/door.h"
#include "table/seat_key.h"

#include "remote_state.h"

enum {
    ANSWER_TIME = 5000, /* milliseconds in which a table answers */
    RETRY_TIME = 300,   /* milliseconds between two attempts to come back */
};

/* ---- asking ---- */

/* True when the block is the answer to the last request: *good and its text. */
static bool is_answer(struct remote *remote, bool *good, struct text *out) {
    const char *at = remote->block.bytes;
    struct word number;
    long id;
    if (*at != '=' && *at != '?')
        return false;
    *good = *at++ == '=';
    number = (struct word){at, strspn(at, "0123456789")};
    if (!word_number(number, 0, PROTOCOL_ID_MOST, &id) || (unsigned)id != remote->id)
        return false;
    at += number.length;
    text_add(out, at + strspn(at, " "));
    return true;
}

/* Sends a request and takes everything up to its answer, which is added to out. */
static bool converse(struct remote *remote, const char *request, struct text *out) {
    struct text line = TEXT_EMPTY;
    uint64_t end = clock_milliseconds() + ANSWER_TIME;
    bool good = false, answered = false;
    protocol_add_request(&line, ++remote->id, request, "");
    wire_send(&remote->wire, &line);
    text_free(&line);
    while (!answered && clock_milliseconds() < end) {
        if (!wire_take_block(&remote->wire, &remote->block)) {
            if (remote->wire.fd < 0)
                break;
            wire_wait(&remote->wire, (int)(end - clock_milliseconds()));
        } else if (*remote->block.bytes == '=' || *remote->block.bytes == '?') {
            answered = is_answer(remote, &good, out);
        } else if (!remote_take(remote)) {
            break;
        }
    }
    if (!answered)
        text_add(out, _("the table does not answer"));
    return answered && good;
}

bool remote_ask(void *context, const char *request, struct text *news, struct text *why) {
    struct remote *remote = context;
    struct text answer = TEXT_EMPTY;
    bool done = converse(remote, request, &answer);
    if (!done)
        text_add(why, answer.bytes);
    else if (strcmp(answer.bytes, "asked") == 0)
        remote_add_line(remote, _("The others are asked whether they agree."));
    if (news) {
        text_add(news, remote->lines.bytes);
        text_clear(&remote->lines);
        remote->moved = remote->moved && !done; /* whoever asked knows that */
    }
    text_free(&answer);
    return done;
}

bool remote_request(struct remote *remote, const char *request, struct text *why) {
    struct text answer = TEXT_EMPTY;
    bool done = converse(remote, request, &answer);
    if (!done)
        text_add(why, answer.bytes);
    text_free(&answer);
    return done;
}

/* ---- coming and leaving ---- */

/* "seat=B key=..." */
static void take_place(struct remote *remote, const char *words) {
    struct word word, name, value;
    uint8_t seat;
    while (word_next(&words, &word)) {
        if (!word_pair(word, &name, &value))
            continue;
        if (word_is(name, "seat") && word_seat(value, SEATS_MOST, &seat))
            remote->seat = seat;
        else if (word_is(name, "key") && value.length == TABLE_KEY)
            memcpy(remote->key, value.bytes, TABLE_KEY);
    }
}

/* Says what he wants over a new connection, and takes the game. */
static bool enter(struct remote *remote, int fd, struct text *why) {
    struct text request = TEXT_EMPTY, answer = TEXT_EMPTY;
    wire_close(&remote->wire);
    wire_open(&remote->wire, fd, WIRE_BLOCK_MOST);
    remote->asked = ASKED_NOTHING;
    text_addf(&request, remote->watches ? "watch %d" : "join %d", 1);
    if (!remote->watches && remote->seat >= 0)
        text_addf(&request, " seat=%c", seat_letter((unsigned)remote->seat));
    if (!remote->watches && *remote->key)
        text_addf(&request, " key=%c:%s", seat_letter((unsigned)remote->seat), remote->key);
    else if (!remote->watches)
        seat_key_read(remote->path.bytes, &request);
    bool good = converse(remote, request.bytes, &answer);
    if (good && !remote->watches)
        take_place(remote, answer.bytes);
    else if (!good)
        text_add(why, answer.bytes);
    text_free(&request);
    text_free(&answer);
    return good && remote->session;
}

struct remote *remote_open(const struct remote_wish *wish, struct text *why) {
    struct remote *remote = memory_new(sizeof *remote);
    *remote = (struct remote){.wire = {.fd = -1, .in = TEXT_EMPTY, .out = TEXT_EMPTY},
                              .path = TEXT_EMPTY,
                              .name = TEXT_EMPTY,
                              .header = TEXT_EMPTY,
                              .lines = TEXT_EMPTY,
                              .people = TEXT_EMPTY,
                              .block = TEXT_EMPTY,
                              .watches = wish->watches,
                              .host = wish->key != NULL,
                              .seat = wish->seat};
    int fd = door_connect(wish->table, &remote->path, why);
    door_name(remote->path.bytes, &remote->name);
    if (wish->key)
        memcpy(remote->key, wish->key, TABLE_KEY);
    if (fd < 0 || !enter(remote, fd, why)) {
        remote_close(remote);
        return NULL;
    }
    remote->host = remote->host || seat_key_is_host(remote->path.bytes, remote->key);
    if (!remote->watches)
        seat_key_write(remote->path.bytes, (unsigned)remote->seat, remote->key, remote->host);
    text_clear(&remote->lines);
    return remote;
}

void remote_close(struct remote *remote) {
    session_free(remote->session);
    wire_close(&remote->wire);
    text_free(&remote->path);
    text_free(&remote->name);
    text_free(&remote->header);
    text_free(&remote->lines);
    text_free(&remote->people);
    text_free(&remote->block);
    free(remote);
}

/* ---- looking ---- */

/* Tries now and then to come back to a table that was lost. */
static void come_back(struct remote *remote) {
    struct text path = TEXT_EMPTY, why = TEXT_EMPTY;
    uint64_t now = clock_milliseconds();
    if (now - remote->tried < RETRY_TIME)
        return;
    remote->tried = now;
    int fd = door_connect(remote->path.bytes, &path, &why);
    remote->lost = fd < 0 || !enter(remote, fd, &why);
    if (!remote->lost) {
        remote->told_lost = false;
        remote_add_line(remote, _("The table is back."));
    }
    text_free(&path);
    text_free(&why);
}

static bool give_lines(struct remote *remote, struct text *news) {
    bool any = remote->lines.length > 0;
    text_add(news, remote->lines.bytes);
    text_clear(&remote->lines);
    return any;
}

/* Takes blocks up to the first that changes the position; all of a game that is told anew. */
static void take_blocks(struct remote *remote) {
    wire_pump(&remote->wire);
    while (!remote->moved || remote->syncing) {
        if (wire_take_block(&remote->wire, &remote->block)) {
            if (*remote->block.bytes != '=' && *remote->block.bytes != '?' && !remote_take(remote))
                break;
        } else if (remote->syncing && remote->wire.fd >= 0) {
            wire_wait(&remote->wire, ANSWER_TIME);
        } else {
            break;
        }
    }
    remote->lost = remote->wire.fd < 0 && !remote->wire.in.length;
}

enum remote_event remote_look(struct remote *remote, struct text *news) {
    if (remote->lost && !remote->ended)
        come_back(remote);
    else
        take_blocks(remote);
    bool moved = remote->moved, told = give_lines(remote, news);
    remote->moved = false;
    if (remote->other)
        return REMOTE_OTHER;
    if (moved)
        return REMOTE_MOVED;
    if (remote->ended)
        return REMOTE_ENDED;
    if (remote->lost && !remote->told_lost) {
        remote->told_lost = true;
        return REMOTE_LOST;
    }
    if (remote->asked != ASKED_NOTHING)
        return REMOTE_ASKED;
    return told ? REMOTE_TOLD : REMOTE_SAME;
}

bool remote_question(const struct remote *remote, struct text *out) {
    if (remote->asked == ASKED_DRAW)
        text_addf(out, _("$%c offers a draw."), seat_letter(remote->asker));
    else if (remote->asked == ASKED_UNDO)
        text_addf(out, _("$%c asks to take the last move back."), seat_letter(remote->asker));
    return remote->asked != ASKED_NOTHING;
}

void remote_answer(struct remote *remote, bool yes) {
    struct text why = TEXT_EMPTY;
    remote->asked = ASKED_NOTHING;
    remote_request(remote, yes ? "answer yes" : "answer no", &why);
    text_free(&why);
}

struct session *remote_session(const struct remote *remote) {
    return remote->session;
}

int remote_descriptor(const struct remote *remote) {
    return remote->wire.fd;
}

const char *remote_name(const struct remote *remote) {
    return remote->name.bytes;
}

bool remote_is_host(const struct remote *remote) {
    return remote->host;
}

bool remote_watches(const struct remote *remote) {
    return remote->watches;
}

bool remote_standing(const struct remote *remote, struct text *out) {
    if (remote->lost)
        text_addf(out, _("table %s is lost"), remote->name.bytes);
    else
        text_addf(out, _("table %s"), remote->name.bytes);
    return remote->lost;
}

void remote_awaited(const struct remote *remote, unsigned seat, struct text *out) {
    struct word how = remote_presence(remote->people.bytes, seat);
    char letter = seat_letter(seat);
    if (word_is(how, "free"))
        text_addf(out, _("the seat of $%c is free: clowder join %s"), letter, remote->name.bytes);
    else if (word_is(how, "away") || word_is(how, "left"))
        text_addf(out, _("$%c is away"), letter);
    else if (word_is(how, "bot"))
        text_addf(out, _("$%c, a bot, thinks"), letter);
    else
        text_addf(out, _("$%c is to move"), letter);
}
