/*
 * two_key.c - dice that follow from a chain of hashes of each seat: see keys.h and "Two-key dice"
 * in docs/LOG.md.
 *
 *      [KeyA "..."] [KeyB "..."]    commitments
 *      [Keys "... ..."]             links 1, from which the deal follows
 *      3 * keys ... ...             links n, from which the next line follows
 *      3 * roll 4
 *
 * Outcomes are numbered from 1 as they come in the game. Each has a key, the hash of the line that
 * has its links; the keys so far are kept, so that an outcome that comes again after an undo is the
 * same. Links are given once, in order, whatever is taken back.
 */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/dice.h"
#include "session/held.h"

#include "session_state.h"

_Static_assert((int)KEY_BYTES == (int)RNG_KEY_BYTES && (int)KEY_BYTES == (int)LOG_CHAIN,
               "a hash is a key");

/* Text that holds secrets. */
static void free_secret(struct text *text) {
    sodium_memzero(text->bytes, text->length);
    text_free(text);
}

void two_key_free(struct two_key *two_key) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        key_chain_free(two_key->chain[seat]);
    free(two_key->keys);
    sodium_memzero(two_key->secret, sizeof two_key->secret);
}

const char *two_key_tag(unsigned seat) {
    static const char *const names[SEATS_MOST] = {"KeyA", "KeyB", "KeyC", "KeyD", "KeyE", "KeyF"};
    return names[seat];
}

/* ---- outcomes and their keys ---- */

/* The number of the outcome that comes next at the present position. */
static size_t next_outcome(const struct session *session) {
    size_t before = session->at ? session->entries[session->at - 1].outcomes : 0;
    return before + session->two_key.dealt + 1;
}

static bool outcome_is_due(const struct turn *turn) {
    return turn->phase == PHASE_CHANCE || turn->random;
}

bool two_key_awaited(const struct session *session) {
    struct turn turn = {0};
    if (session->dice != DICE_TWO_KEY || next_outcome(session) <= session->two_key.count)
        return false;
    session_turn(session, &turn);
    return outcome_is_due(&turn);
}

bool two_key_use(struct session *session) {
    size_t number = next_outcome(session);
    if (number > session->two_key.count)
        return false;
    dice_key(&session->rng, session->two_key.keys[number - 1]);
    return true;
}

static void add_key(struct two_key *two_key, const uint8_t key[KEY_BYTES]) {
    if (two_key->count == two_key->capacity) {
        two_key->capacity = two_key->capacity ? 2 * two_key->capacity : 64;
        two_key->keys = memory_resize(two_key->keys, two_key->capacity, sizeof *two_key->keys);
    }
    memcpy(two_key->keys[two_key->count++], key, KEY_BYTES);
}

/* ---- giving links ---- */

/* The hash of the log with the lines that are held back. */
static struct log_chain chain_ahead(const struct session *session) {
    struct log_chain chain = session->chain;
    struct word rest = {session->held.bytes, session->held.length}, line;
    while (word_part(&rest, '\n', &line))
        log_chain_add(&chain, line.bytes, line.length);
    return chain;
}

/* Gets link `index` of every seat and adds them to out, separated by a blank; 0, or the number of
   the first seat, from 1, that does not give the one after its last. */
static unsigned get_links(struct session *session, uint32_t index, const uint8_t log[KEY_BYTES],
                          uint8_t links[SEATS_MOST][KEY_BYTES], struct text *out) {
    struct two_key *two_key = &session->two_key;
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        if (two_key->chain[seat])
            key_link(two_key->chain[seat], index, links[seat]);
        else if (!two_key->holder.link ||
                 !two_key->holder.link(two_key->holder.own, seat, index, log, links[seat]))
            return seat + 1;
        if (!key_follows(links[seat], two_key->last[seat]))
            return seat + 1;
        text_add(out, seat ? " " : "");
        key_add(links[seat], out);
    }
    return 0;
}

/* Writes the line of links, or holds it back with the secret moves, and keeps its hash. */
static void write_links(struct session *session, const struct turn *turn, const char *links,
                        struct log_chain ahead) {
    struct text *line = &session->line;
    text_clear(line);
    session_line_start(turn->number, CHANCE, line);
    text_addf(line, "keys %s", links);
    log_chain_add(&ahead, line->bytes, line->length);
    add_key(&session->two_key, ahead.hash);
    if (!turn->secret) {
        log_write_line(&session->log, &session->chain, line->bytes, line->length);
        return;
    }
    text_add_bytes(&session->held, line->bytes, line->length);
    text_add_char(&session->held, '\n');
}

bool two_key_give(struct session *session, const struct turn *turn, struct text *why) {
    uint8_t links[SEATS_MOST][KEY_BYTES];
    struct text words = TEXT_EMPTY;
    if (two_key_use(session))
        return true;
    struct log_chain ahead = chain_ahead(session);
    unsigned missing =
        get_links(session, (uint32_t)next_outcome(session), ahead.hash, links, &words);
    if (missing && why)
        text_addf(why, _("%s has not given a key for the dice"), session->names[missing - 1]);
    if (!missing) {
        memcpy(session->two_key.last, links, sizeof links);
        write_links(session, turn, words.bytes, ahead);
        two_key_use(session);
    }
    text_free(&words);
    return !missing;
}

bool two_key_lost(const struct session *session) {
    bool lost = false;
    for (unsigned seat = 0; seat < session->setup.seats; seat++)
        lost = lost || !session->two_key.chain[seat];
    return lost && !session->two_key.holder.link && two_key_awaited(session);
}

void session_hold_keys(struct session *session, const struct keyholder *holder) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        key_chain_free(session->two_key.chain[seat]);
        session->two_key.chain[seat] = NULL;
    }
    session->two_key.holder = *holder;
}

/* ---- a new game ---- */

void two_key_begin(struct session *session, const char *const words[SEATS_MOST]) {
    struct two_key *two_key = &session->two_key;
    struct text commitment = TEXT_EMPTY;
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        key_secret(words[seat] ? words[seat] : "", two_key->secret[seat]);
        two_key->chain[seat] = key_chain_new(two_key->secret[seat]);
        key_link(two_key->chain[seat], 0, two_key->last[seat]);
        text_clear(&commitment);
        key_add(two_key->last[seat], &commitment);
        session_add_tag(session, two_key_tag(seat), commitment.bytes);
    }
    text_free(&commitment);
}

void two_key_deal(struct session *session) {
    uint8_t links[SEATS_MOST][KEY_BYTES];
    struct text words = TEXT_EMPTY, unused = TEXT_EMPTY, seals = TEXT_EMPTY;
    struct log_chain chain = session->chain;
    get_links(session, 1, chain.hash, links, &words);
    memcpy(session->two_key.last, links, sizeof links);
    session_add_tag(session, "Keys", words.bytes);
    for (unsigned i = 0; i < session->tag_count; i++)
        log_write_tag(&unused, &chain, &seals, session->tags[i].name, session->tags[i].value);
    add_key(&session->two_key, chain.hash);
    two_key_use(session);
    session->two_key.dealt = 1;
    text_free(&words);
    text_free(&unused);
    text_free(&seals);
}

/* ---- reading ---- */

bool two_key_read_commitment(struct session *session, unsigned seat, struct text *why) {
    struct two_key *two_key = &session->two_key;
    const char *tag = session_tag(session, two_key_tag(seat));
    if (!key_read((struct word){tag, strlen(tag)}, two_key->last[seat])) {
        text_add(why, _("a commitment is written as 64 hexadecimal digits"));
        return false;
    }
    for (unsigned other = 0; other < seat; other++)
        if (memcmp(two_key->last[other], two_key->last[seat], KEY_BYTES) == 0) {
            text_add(why, _("two seats have the same commitment"));
            return false;
        }
    return true;
}

bool two_key_read_links(struct session *session, const char *words, const uint8_t hash[KEY_BYTES],
                        struct text *why) {
    struct two_key *two_key = &session->two_key;
    uint8_t links[SEATS_MOST][KEY_BYTES] = {{0}};
    struct word word;
    bool good = true;
    for (unsigned seat = 0; good && seat < session->setup.seats; seat++)
        good = word_next(&words, &word) && key_read(word, links[seat]);
    if (!good || *words) {
        text_add(why, _("a key of 64 hexadecimal digits is needed for each seat"));
        return false;
    }
    for (unsigned seat = 0; seat < session->setup.seats; seat++)
        if (!key_follows(links[seat], two_key->last[seat])) {
            text_addf(why, _("the key of %c is not the one that was committed"), seat_letter(seat));
            return false;
        }
    memcpy(two_key->last, links, sizeof links);
    add_key(two_key, hash);
    return true;
}

bool two_key_read(struct session *session, const struct turn *turn, const char *words,
                  struct text *why) {
    const char *refused = NULL;
    if (!outcome_is_due(turn))
        refused = N_("there is nothing to roll now");
    else if (next_outcome(session) <= session->two_key.count)
        refused = N_("the keys of this roll stand in the log already");
    if (refused)
        text_add(why, _(refused));
    return !refused && two_key_read_links(session, words, session->chain.hash, why);
}

/* ---- secrets on disk ---- */

const char *two_key_keep(struct session *session, const char *path) {
    struct two_key *two_key = &session->two_key;
    struct text lines = TEXT_EMPTY;
    text_reserve(&lines, SEATS_MOST * (KEY_DIGITS + 4)); /* so that no copy is left behind */
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        if (!two_key->chain[seat])
            continue;
        text_addf(&lines, "%c ", seat_letter(seat));
        key_add(two_key->secret[seat], &lines);
        text_add_char(&lines, '\n');
    }
    const char *failed = lines.length ? held_keep(path, HELD_KEYS, &two_key->header, &lines) : NULL;
    two_key->kept = lines.length > 0 && !failed;
    free_secret(&lines);
    return failed;
}

void two_key_restore(struct session *session, const char *path) {
    struct two_key *two_key = &session->two_key;
    struct text lines = TEXT_EMPTY;
    bool damaged;
    if (held_read(path, HELD_KEYS, &two_key->header, &lines, &damaged)) {
        struct word rest = {lines.bytes, lines.length}, line;
        uint8_t seat, commitment[KEY_BYTES], first[KEY_BYTES];
        while (word_part(&rest, '\n', &line)) {
            if (line.length != 2 + KEY_DIGITS ||
                !word_seat((struct word){line.bytes, 1}, session->setup.seats, &seat) ||
                !key_read((struct word){line.bytes + 2, KEY_DIGITS}, two_key->secret[seat]))
                continue;
            struct key_chain *chain = key_chain_new(two_key->secret[seat]);
            const char *tag = session_tag(session, two_key_tag(seat));
            key_link(chain, 0, first);
            bool right = key_read((struct word){tag, strlen(tag)}, commitment) &&
                         memcmp(first, commitment, KEY_BYTES) == 0;
            key_chain_free(right ? two_key->chain[seat] : chain);
            if (right)
                two_key->chain[seat] = chain;
        }
        two_key->kept = true;
    }
    free_secret(&lines);
}
