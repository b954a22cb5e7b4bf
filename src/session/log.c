/*
 * log.c - the log as text: see log.h and docs/LOG.md.
 *
 * The chain: hash 0 is 32 zero bytes; hash n is BLAKE2b-256 of hash n-1, the digest line before
 * (if there is one), and the line's body. So a seal covers every byte of its line and of all
 * lines before; comments, empty lines and seals themselves are left out. A digest is SipHash-2-4
 * with an all-zero key.
 */
#include "session/log.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

#include "core/i18n.h"

enum { SEAL_LENGTH = 10 }; /* " #5c1a90e2" */

void log_chain_start(struct log_chain *chain) {
    int ready = sodium_init();
    assert(ready >= 0);
    memset(chain, 0, sizeof *chain);
}

/* The seal of the last line added. */
static uint32_t seal_of(const struct log_chain *chain) {
    const uint8_t *h = chain->hash;
    return (uint32_t)h[0] << 24 | (uint32_t)h[1] << 16 | (uint32_t)h[2] << 8 | h[3];
}

uint32_t log_chain_add(struct log_chain *chain, const char *line, size_t length) {
    unsigned char bytes[LOG_CHAIN + LOG_DIGEST_LINE + LOG_LINE_MOST];
    assert(length <= LOG_LINE_MOST);
    memcpy(bytes, chain->hash, LOG_CHAIN);
    memcpy(bytes + LOG_CHAIN, chain->carried, chain->carried_length);
    size_t start = LOG_CHAIN + chain->carried_length;
    memcpy(bytes + start, line, length);
    crypto_generichash(chain->hash, LOG_CHAIN, bytes, start + length, NULL, 0);
    chain->carried_length = 0;
    return seal_of(chain);
}

void log_chain_carry(struct log_chain *chain, const char *line, size_t length) {
    assert(length == sizeof chain->carried);
    memcpy(chain->carried, line, length);
    chain->carried_length = (uint8_t)length;
}

uint64_t log_digest(const char *description, size_t length) {
    static const unsigned char key[crypto_shorthash_KEYBYTES];
    unsigned char hash[crypto_shorthash_BYTES];
    crypto_shorthash(hash, (const unsigned char *)description, length, key);
    uint64_t digest = 0;
    for (size_t i = 0; i < sizeof hash; i++)
        digest = digest << 8 | hash[i];
    return digest;
}

enum log_room log_room(size_t bytes, size_t lines) {
    if (bytes > LOG_BYTES_MOST - LOG_BYTES_SPARE / 4 ||
        lines > LOG_LINES_MOST - LOG_LINES_SPARE / 4)
        return LOG_ROOM_NONE;
    if (bytes > LOG_BYTES_MOST - LOG_BYTES_SPARE || lines > LOG_LINES_MOST - LOG_LINES_SPARE)
        return LOG_ROOM_LITTLE;
    return LOG_ROOM;
}

/* ---- writing ---------------------------------------------------------------------------- */

static void add_hex(struct text *out, uint64_t number, int digits) {
    while (digits-- > 0)
        text_add_char(out, "0123456789abcdef"[number >> (4 * digits) & 15]);
}

/* Adds a tag's line; returns its seal. */
static uint32_t write_tag(struct text *out, struct log_chain *chain, const char *name,
                          const char *value) {
    size_t start = out->length;
    text_addf(out, "[%s \"", name);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            text_add_char(out, '\\');
        text_add_char(out, *value);
    }
    text_add(out, "\"]");
    uint32_t seal = log_chain_add(chain, out->bytes + start, out->length - start);
    text_add_char(out, '\n');
    return seal;
}

void log_write_tag(struct text *out, struct log_chain *chain, struct text *seals, const char *name,
                   const char *value) {
    if (seals->length)
        text_add_char(seals, ' ');
    add_hex(seals, write_tag(out, chain, name, value), 8);
}

void log_write_header_end(struct text *out, struct log_chain *chain, const char *seals) {
    write_tag(out, chain, "Seal", seals);
    text_add_char(out, '\n');
}

void log_write_line(struct text *out, struct log_chain *chain, const char *line, size_t length) {
    text_add_bytes(out, line, length);
    text_add(out, " #");
    add_hex(out, log_chain_add(chain, line, length), 8);
    text_add_char(out, '\n');
}

void log_write_digest(struct text *out, struct log_chain *chain, uint64_t digest) {
    size_t start = out->length;
    text_add(out, "= ");
    add_hex(out, digest, 16);
    log_chain_carry(chain, out->bytes + start, out->length - start);
    text_add_char(out, '\n');
}

/* ---- reading ---------------------------------------------------------------------------- */

/* Reads exactly 8 lower-case hexadecimal digits, all at once: each byte's digit is worked out, the
   digits are written again, and both texts must be equal. */
static bool read_hex(const char *at, uint32_t *out) {
    const uint64_t ones = 0x0101010101010101u;
    uint64_t text;
    memcpy(&text, at, sizeof text);
    if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
        text = __builtin_bswap64(text);
    uint64_t digits = (text & 0x0f * ones) + 9 * (text >> 6 & ones);
    uint64_t letters = (digits + 6 * ones) >> 4 & ones; /* 1 for a digit from a to f */
    uint64_t again = digits + '0' * ones + ('a' - '0' - 10) * letters;
    bool good = again == text && !(digits & 0xf0 * ones);
    digits = (digits | digits >> 4) & 0x00ff00ff00ff00ffu;
    digits = (digits | digits >> 8) & 0x0000ffff0000ffffu;
    *out = (uint32_t)(digits | digits >> 16);
    return good;
}

/* The length of the line without its comment: ';' outside quotes starts one. */
static size_t without_comment(const char *line, size_t length) {
    if (!memchr(line, ';', length))
        return length;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        if (quoted && line[i] == '\\' && i + 1 < length)
            i++;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (line[i] == ';' && !quoted) {
            while (i > 0 && line[i - 1] == ' ')
                i--;
            return i;
        }
    }
    return length;
}

static bool letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* [Name "value"] */
static void read_tag(struct log_line *out) {
    const char *at = out->body.bytes + 1;
    const char *end = out->body.bytes + out->body.length;
    out->kind = LOG_BAD;
    out->error = N_("a tag is written [Name \"value\"]");
    out->name.bytes = at;
    while (at < end && (letter(*at) || (*at >= '0' && *at <= '9')))
        at++;
    out->name.length = (size_t)(at - out->name.bytes);
    if (out->name.length == 0 || end - at < 4 || at[0] != ' ' || at[1] != '"' || end[-1] != ']' ||
        end[-2] != '"')
        return;
    out->value = (struct word){.bytes = at + 2, .length = (size_t)(end - 2 - (at + 2))};
    for (size_t i = 0; i < out->value.length; i++) {
        char c = out->value.bytes[i];
        if (c == '"')
            return;
        if (c == '\\') {
            i++;
            if (i == out->value.length ||
                (out->value.bytes[i] != '"' && out->value.bytes[i] != '\\'))
                return;
        }
    }
    out->kind = LOG_TAG;
}

/* [TURN] ACTOR MOVE: the body has no NUL and is followed by one or by the rest of the line. */
static void read_event(struct log_line *out) {
    const char *at = out->body.bytes;
    const char *end = at + out->body.length;
    out->kind = LOG_BAD;
    out->error = N_("a line is written TURN ACTOR MOVE, for example: 12 B move e3 e7");
    out->turn = -1;
    if (*at >= '0' && *at <= '9') {
        out->turn = 0;
        for (; at < end && *at >= '0' && *at <= '9'; at++) {
            out->turn = out->turn * 10 + (*at - '0');
            if (out->turn > LOG_TURN_MOST)
                return;
        }
        if (at == end || *at++ != ' ')
            return;
    }
    if (end - at < 3 || at[1] != ' ' || !(*at == '*' || seat_of_letter(*at, SEATS_MOST) >= 0))
        return;
    out->name = (struct word){.bytes = at, .length = 1};
    out->value = (struct word){.bytes = at + 2, .length = (size_t)(end - (at + 2))};
    out->kind = LOG_EVENT;
}

static void read_digest(struct log_line *out) {
    uint32_t high, low;
    out->kind = LOG_DIGEST;
    if (out->body.length == LOG_DIGEST_LINE && out->body.bytes[1] == ' ' &&
        read_hex(out->body.bytes + 2, &high) && read_hex(out->body.bytes + 10, &low)) {
        out->digest = (uint64_t)high << 32 | low;
    } else {
        out->kind = LOG_BAD;
        out->error = N_("a digest is written = and 16 hexadecimal digits");
    }
}

size_t log_mark(const char *bytes, size_t length) {
    static const char mark[3] = {'\xef', '\xbb', '\xbf'};
    return length >= sizeof mark && memcmp(bytes, mark, sizeof mark) == 0 ? sizeof mark : 0;
}

void log_read_line(const char *line, size_t length, struct log_line *out) {
    *out = (struct log_line){.kind = LOG_BLANK};
    if (length && line[length - 1] == '\r')
        length--;
    size_t size = without_comment(line, length);
    if (size == 0) {
        out->kind = length ? LOG_COMMENT : LOG_BLANK;
        out->sealed = length > SEAL_LENGTH && memcmp(line + length - SEAL_LENGTH, " #", 2) == 0 &&
                      read_hex(line + length - SEAL_LENGTH + 2, &out->seal);
        return;
    }
    const char *mark = size > SEAL_LENGTH ? line + size - SEAL_LENGTH : "";
    if (line[0] != '[' && line[0] != '=' && mark[0] == ' ' && mark[1] == '#') {
        if (!read_hex(mark + 2, &out->seal)) {
            out->kind = LOG_BAD;
            out->error = N_("a seal is written # and 8 hexadecimal digits");
            return;
        }
        out->sealed = true;
        size -= SEAL_LENGTH;
    }
    out->body = (struct word){.bytes = line, .length = size};
    if (line[0] == '[')
        read_tag(out);
    else if (line[0] == '=')
        read_digest(out);
    else if (size >= 4 && memcmp(line, "end ", 4) == 0) {
        out->kind = LOG_END;
        out->value = (struct word){.bytes = line + 4, .length = size - 4};
    } else
        read_event(out);
}

void log_unescape(struct word value, struct text *out) {
    for (size_t i = 0; i < value.length; i++) {
        if (value.bytes[i] == '\\')
            i++;
        text_add_char(out, value.bytes[i]);
    }
}
