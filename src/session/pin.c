/*
 * pin.c - a player's PIN: see pin.h.
 */
#include "session/pin.h"

#include <sodium.h>
#include <string.h>

_Static_assert(PIN_BYTES >= crypto_pwhash_STRBYTES, "a hash has its place");

bool pin_set(struct pin *pin, const char *typed) {
    struct pin hashed = {""};
    if (*typed && (sodium_init() < 0 ||
                   crypto_pwhash_str(hashed.hash, typed, strlen(typed), crypto_pwhash_OPSLIMIT_MIN,
                                     crypto_pwhash_MEMLIMIT_MIN) != 0))
        return false;
    *pin = hashed;
    return true;
}

bool pin_is_set(const struct pin *pin) {
    return *pin->hash;
}

bool pin_opens(const struct pin *pin, const char *typed) {
    return !pin_is_set(pin) || crypto_pwhash_str_verify(pin->hash, typed, strlen(typed)) == 0;
}
