/*
 * keys.h - the chains of hashes that two-key dice follow from. docs/LOG.md is the specification.
 *
 *      commitment = link 0 <- link 1 <- link 2 <- ... <- link KEY_LINKS = secret
 *
 * Each link is the hash of the one after it, so whoever knows the commitment can check every link
 * that is given, and nobody can find the next one. Secrets are wiped from memory when they are
 * freed.
 */
#ifndef SESSION_KEYS_H
#define SESSION_KEYS_H

#include "core/text.h"

enum {
    KEY_BYTES = 32,
    KEY_DIGITS = 2 * KEY_BYTES, /* as text: lower-case hexadecimal */
    KEY_LINKS = 30000,          /* more than a log has room for */
};

struct key_chain; /* private */

/* Makes a secret of a player's words, "" for none, and random bytes of the system. */
void key_secret(const char *words, uint8_t out[KEY_BYTES]);

/* The chain that ends with this secret; freed by key_chain_free, which may be given NULL. */
struct key_chain *key_chain_new(const uint8_t secret[KEY_BYTES]);
void key_chain_free(struct key_chain *chain);

/* Link 0 .. KEY_LINKS of the chain. */
void key_link(const struct key_chain *chain, uint32_t index, uint8_t out[KEY_BYTES]);

/* True when `link` is the one after `before`. */
bool key_follows(const uint8_t link[KEY_BYTES], const uint8_t before[KEY_BYTES]);

/* Text: 64 digits, added; and read, false when the word is anything else. */
void key_add(const uint8_t key[KEY_BYTES], struct text *out);
bool key_read(struct word word, uint8_t out[KEY_BYTES]);

/*
 * Who gives the links of a game: the session itself, which keeps a chain for each seat, or somebody
 * else who knows where a player's chain is.
 */
struct keyholder {
    /* Gives a seat's link of this number, from 1. `log` is the hash of the log up to here, so that
       somebody elsewhere can see whether it is the log that he knows. false: it is not given,
       or not yet. */
    bool (*link)(void *own, unsigned seat, uint32_t index, const uint8_t log[KEY_BYTES],
                 uint8_t out[KEY_BYTES]);
    void *own;
};

#endif
