/*
 * wire.c - lines of text over a Unix socket: see wire.h.
 */
#define _GNU_SOURCE
#include "table/wire.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bots/protocol.h"
#include "core/i18n.h"

enum { READ_BYTES = 16384 };

void wire_open(struct wire *wire, int fd, size_t most) {
    *wire = (struct wire){.fd = fd, .most = most, .in = TEXT_EMPTY, .out = TEXT_EMPTY};
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

/* The connection ends; what was read before can still be taken. */
static void end(struct wire *wire, const char *why) {
    if (!wire->broken)
        wire->broken = why;
    if (wire->fd >= 0)
        close(wire->fd);
    wire->fd = -1;
}

/* The other side does not keep to the rules. */
static void blame(struct wire *wire, const char *why) {
    end(wire, why);
    text_clear(&wire->in);
}

void wire_close(struct wire *wire) {
    wire_pump(wire);
    end(wire, N_("it was closed"));
    text_free(&wire->in);
    text_free(&wire->out);
}

static void cut(struct text *text, size_t length) {
    memmove(text->bytes, text->bytes + length, text->length - length);
    text_truncate(text, text->length - length);
}

static void write_out(struct wire *wire) {
    size_t done = 0;
    while (wire->fd >= 0 && done < wire->out.length) {
        ssize_t count =
            send(wire->fd, wire->out.bytes + done, wire->out.length - done, MSG_NOSIGNAL);
        if (count > 0)
            done += (size_t)count;
        else if (count < 0 && errno == EAGAIN)
            break;
        else if (count < 0 && errno != EINTR)
            end(wire, N_("the connection is lost"));
    }
    if (done)
        cut(&wire->out, done);
    if (wire->fd >= 0 && wire->out.length > WIRE_UNREAD_MOST)
        blame(wire, N_("it does not read what it is sent"));
}

/* True while what was read and has no end yet is not too long. */
static bool is_short(const struct wire *wire) {
    const char *end = memrchr(wire->in.bytes, '\n', wire->in.length);
    size_t open = end ? wire->in.length - (size_t)(end + 1 - wire->in.bytes) : wire->in.length;
    return open <= wire->most;
}

static void read_in(struct wire *wire) {
    char bytes[READ_BYTES];
    while (wire->fd >= 0 && wire->in.length <= wire->most) {
        ssize_t count = recv(wire->fd, bytes, sizeof bytes, 0);
        if (count > 0) {
            if (memchr(bytes, 0, (size_t)count))
                blame(wire, N_("it sent bytes that are not text"));
            else
                text_add_bytes(&wire->in, bytes, (size_t)count);
            if (!is_short(wire))
                blame(wire, N_("it sent a line that is too long"));
        } else if (count < 0 && errno == EAGAIN) {
            break;
        } else if (count == 0 || errno != EINTR) {
            end(wire, N_("the connection is lost"));
        }
    }
}

void wire_send(struct wire *wire, const struct text *bytes) {
    if (wire->broken)
        return;
    text_add_bytes(&wire->out, bytes->bytes, bytes->length);
    write_out(wire);
}

void wire_pump(struct wire *wire) {
    write_out(wire);
    read_in(wire);
}

void wire_wait(struct wire *wire, int milliseconds) {
    struct pollfd at = {.fd = wire->fd, .events = POLLIN};
    if (wire->fd < 0)
        return;
    if (wire->out.length)
        at.events |= POLLOUT;
    poll(&at, 1, milliseconds);
    wire_pump(wire);
}

/* Takes so many bytes, the last `ends` of which are line ends; false when they are no text. */
static bool take(struct wire *wire, size_t length, size_t ends, struct text *out) {
    bool clean = protocol_clean(wire->in.bytes, length);
    text_clear(out);
    if (!clean) {
        blame(wire, N_("it sent bytes that are not text"));
        return false;
    }
    text_add_bytes(out, wire->in.bytes, length - ends);
    cut(&wire->in, length);
    return true;
}

bool wire_take_line(struct wire *wire, struct text *out) {
    const char *end = memchr(wire->in.bytes, '\n', wire->in.length);
    if (!end || !take(wire, (size_t)(end + 1 - wire->in.bytes), 1, out))
        return false;
    if (out->length && out->bytes[out->length - 1] == '\r')
        text_truncate(out, out->length - 1);
    return true;
}

bool wire_take_block(struct wire *wire, struct text *out) {
    const char *end = memmem(wire->in.bytes, wire->in.length, "\n\n", 2);
    return end && take(wire, (size_t)(end + 2 - wire->in.bytes), 2, out);
}
