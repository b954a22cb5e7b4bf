/*
 * keys.c - chains of hashes: see keys.h.
 *
 * Of each chain every STRIDE-th link is kept, so that any link is at most STRIDE - 1 hashes away.
 */
#include "session/keys.h"

#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/log.h"

enum { STRIDE = 200, KEPT = KEY_LINKS / STRIDE + 1 };
_Static_assert(KEY_LINKS % STRIDE == 0, "the secret is one of the links that are kept");

/* The shortest line of links has those of two seats, and an outcome stands below it. */
_Static_assert(KEY_LINKS *(sizeof "1 * keys  #12345678" + 2 * KEY_DIGITS) > LOG_BYTES_MOST,
               "a chain is longer than a log has room for");

struct key_chain {
    uint8_t kept[KEPT][KEY_BYTES]; /* link i * STRIDE */
};

static void hash(const void *bytes, size_t length, const char *purpose, uint8_t out[KEY_BYTES]) {
    unsigned char personal[crypto_generichash_blake2b_PERSONALBYTES] = {0};
    assert(strlen(purpose) <= sizeof personal);
    memcpy(personal, purpose, strlen(purpose));
    crypto_generichash_blake2b_salt_personal(out, KEY_BYTES, bytes, length, NULL, 0, NULL,
                                             personal);
}

static void step_back(const uint8_t link[KEY_BYTES], uint8_t out[KEY_BYTES]) {
    hash(link, KEY_BYTES, "clowder link", out);
}

void key_secret(const char *words, uint8_t out[KEY_BYTES]) {
    int ready = sodium_init();
    assert(ready >= 0);
    size_t length = strlen(words);
    unsigned char *all = memory_new(KEY_BYTES + length);
    randombytes_buf(all, KEY_BYTES);
    memcpy(all + KEY_BYTES, words, length);
    hash(all, KEY_BYTES + length, "clowder words", out);
    sodium_memzero(all, KEY_BYTES + length);
    free(all);
}

struct key_chain *key_chain_new(const uint8_t secret[KEY_BYTES]) {
    int ready = sodium_init();
    assert(ready >= 0);
    struct key_chain *chain = memory_new(sizeof *chain);
    uint8_t link[KEY_BYTES];
    memcpy(link, secret, KEY_BYTES);
    for (unsigned i = KEY_LINKS; i > 0; i--) {
        if (i % STRIDE == 0)
            memcpy(chain->kept[i / STRIDE], link, KEY_BYTES);
        step_back(link, link);
    }
    memcpy(chain->kept[0], link, KEY_BYTES);
    sodium_memzero(link, sizeof link);
    return chain;
}

void key_chain_free(struct key_chain *chain) {
    if (chain)
        sodium_memzero(chain, sizeof *chain);
    free(chain);
}

void key_link(const struct key_chain *chain, uint32_t index, uint8_t out[KEY_BYTES]) {
    assert(index <= KEY_LINKS);
    uint32_t kept = (index + STRIDE - 1) / STRIDE;
    memcpy(out, chain->kept[kept], KEY_BYTES);
    for (uint32_t i = kept * STRIDE; i > index; i--)
        step_back(out, out);
}

bool key_follows(const uint8_t link[KEY_BYTES], const uint8_t before[KEY_BYTES]) {
    uint8_t back[KEY_BYTES];
    step_back(link, back);
    return memcmp(back, before, KEY_BYTES) == 0;
}

void key_add(const uint8_t key[KEY_BYTES], struct text *out) {
    char digits[KEY_DIGITS + 1];
    text_add(out, sodium_bin2hex(digits, sizeof digits, key, KEY_BYTES));
}

bool key_read(struct word word, uint8_t out[KEY_BYTES]) {
    size_t length = 0;
    for (size_t i = 0; i < word.length; i++)
        if (word.bytes[i] >= 'A' && word.bytes[i] <= 'F')
            return false;
    return word.length == KEY_DIGITS &&
           sodium_hex2bin(out, KEY_BYTES, word.bytes, word.length, NULL, &length, NULL) == 0 &&
           length == KEY_BYTES;
}
