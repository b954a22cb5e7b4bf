/*
 * notation.c - moves as text: see notation.h.
 *
 * Every word of every domain is written once into one block and found again through an
 * open-addressing hash table over (domain, bytes); verbs are one more domain, number
 * domain_count. Invariant: the table is at most half full, and every value of every domain is in
 * it exactly once.
 */
#include "core/notation.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"

struct slot {
    uint32_t entry; /* index + 1 into entries, 0 when free */
};

struct entry {
    const char *word;
    uint32_t length;
    uint16_t domain, value;
};

struct notation {
    const struct verb *verbs;
    const struct domain *domains;
    unsigned verb_count, domain_count;
    char *block;           /* all words, each ended by NUL */
    struct entry *entries; /* by domain, then by value */
    unsigned *first;       /* [domain]: its first entry; domain_count is the verbs */
    struct slot *slots;
    uint32_t mask; /* slots - 1, a power of two minus one */
};

static uint32_t hash(unsigned domain, const char *bytes, size_t length) {
    uint32_t h = 2166136261u ^ domain;
    for (size_t i = 0; i < length; i++)
        h = (h ^ (unsigned char)bytes[i]) * 16777619u;
    return h ^ h >> 15;
}

static const struct entry *find(const struct notation *n, unsigned domain, struct word word) {
    for (uint32_t at = hash(domain, word.bytes, word.length) & n->mask;; at = (at + 1) & n->mask) {
        uint32_t index = n->slots[at].entry;
        if (!index)
            return NULL;
        const struct entry *entry = &n->entries[index - 1];
        if (entry->domain == domain && entry->length == word.length &&
            memcmp(entry->word, word.bytes, word.length) == 0)
            return entry;
    }
}

static void add_domain_word(const struct domain *domain, unsigned value, struct text *out) {
    if (domain->words)
        text_add(out, domain->words[value]);
    else if (domain->word)
        domain->word(value, out);
    else
        text_add_number(out, domain->least + (long)value);
}

/* Writes all words into one block; entries keep their lengths. */
static size_t collect_words(struct notation *n, struct text *block) {
    size_t count = 0;
    for (unsigned d = 0; d <= n->domain_count; d++) {
        unsigned values = d < n->domain_count ? n->domains[d].count : n->verb_count;
        n->first[d] = (unsigned)count;
        for (unsigned v = 0; v < values; v++) {
            size_t start = block->length;
            if (d < n->domain_count)
                add_domain_word(&n->domains[d], v, block);
            else
                text_add(block, n->verbs[v].word);
            assert(block->length > start);
            n->entries[count++] = (struct entry){.length = (uint32_t)(block->length - start),
                                                 .domain = (uint16_t)d,
                                                 .value = (uint16_t)v};
            text_add_bytes(block, "", 1);
        }
    }
    return count;
}

static void index_words(struct notation *n, size_t count) {
    const char *at = n->block;
    for (size_t i = 0; i < count; i++) {
        struct entry *entry = &n->entries[i];
        entry->word = at;
        at += entry->length + 1;
        struct word word = {.bytes = entry->word, .length = entry->length};
        assert(!find(n, entry->domain, word)); /* each word once */
        uint32_t slot = hash(entry->domain, word.bytes, word.length) & n->mask;
        while (n->slots[slot].entry)
            slot = (slot + 1) & n->mask;
        n->slots[slot].entry = (uint32_t)i + 1;
    }
}

struct notation *notation_new(const struct verb *verbs, size_t verb_count,
                              const struct domain *domains, size_t domain_count) {
    struct notation *n = memory_new(sizeof *n);
    *n = (struct notation){.verbs = verbs,
                           .domains = domains,
                           .verb_count = (unsigned)verb_count,
                           .domain_count = (unsigned)domain_count};
    size_t words = verb_count;
    for (size_t d = 0; d < domain_count; d++)
        words += domains[d].count;
    n->first = memory_new((domain_count + 1) * sizeof *n->first);
    n->entries = memory_new(words * sizeof *n->entries);
    n->mask = 15;
    while (n->mask < words * 2)
        n->mask = n->mask * 2 + 1;
    n->slots = memory_new(((size_t)n->mask + 1) * sizeof *n->slots);
    struct text block = TEXT_EMPTY;
    size_t count = collect_words(n, &block);
    n->block = text_detach(&block);
    index_words(n, count);
    return n;
}

void notation_free(struct notation *n) {
    if (!n)
        return;
    free(n->block);
    free(n->entries);
    free(n->first);
    free(n->slots);
    free(n);
}

const char *notation_word(const struct notation *n, unsigned domain, unsigned value) {
    assert(domain < n->domain_count && value < n->domains[domain].count);
    return n->entries[n->first[domain] + value].word;
}

int notation_value(const struct notation *n, unsigned domain, struct word word) {
    const struct entry *entry = find(n, domain, word);
    return entry ? entry->value : -1;
}

int notation_verb(const struct notation *n, struct word word) {
    return notation_value(n, n->domain_count, word);
}

void notation_print(const struct notation *n, const struct move *move, struct text *out) {
    assert(move->verb < n->verb_count);
    const struct verb *verb = &n->verbs[move->verb];
    assert(move->count == verb->count);
    const struct entry *word = &n->entries[n->first[n->domain_count] + move->verb];
    text_add_bytes(out, word->word, word->length);
    for (unsigned i = 0; i < move->count; i++) {
        assert(move->arg[i] < n->domains[verb->domain[i]].count);
        word = &n->entries[n->first[verb->domain[i]] + move->arg[i]];
        text_add_char(out, ' ');
        text_add_bytes(out, word->word, word->length);
    }
}

const char *notation_spot(const struct notation *n, int spot) {
    for (unsigned d = 0; d < n->domain_count; d++) {
        const struct domain *domain = &n->domains[d];
        if (domain->on_board && spot >= domain->spot && spot < domain->spot + domain->count)
            return notation_word(n, d, (unsigned)(spot - domain->spot));
    }
    return NULL;
}

int notation_move_spot(const struct notation *n, const struct move *move, unsigned i) {
    if (i >= move->count)
        return NO_SPOT;
    const struct domain *domain = &n->domains[n->verbs[move->verb].domain[i]];
    return domain->on_board ? domain->spot + move->arg[i] : NO_SPOT;
}

static void add_form(const struct notation *n, unsigned verb, struct text *out) {
    const struct verb *row = &n->verbs[verb];
    text_add(out, row->word);
    for (unsigned i = 0; i < row->count; i++) {
        text_add_char(out, ' ');
        for (const char *at = _(n->domains[row->domain[i]].name); *at; at++)
            text_add_char(out, *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at);
    }
    text_add(out, "  ");
    text_add(out, _(row->help));
}

void notation_explain(const struct notation *n, unsigned verb, struct text *out) {
    add_form(n, verb, out);
    if (n->verbs[verb].rule)
        text_addf(out, " (%s)", n->verbs[verb].rule);
}

/* ---- reading ---- */

/* Adds: "foo" is no square; did you mean "f3"? */
static void complain(const struct notation *n, unsigned domain, struct word word,
                     struct text *why) {
    if (!why)
        return;
    bool verb = domain == n->domain_count;
    unsigned count = verb ? n->verb_count : n->domains[domain].count;
    const char **words = memory_new(count * sizeof *words);
    for (unsigned v = 0; v < count; v++)
        words[v] = n->entries[n->first[domain] + v].word;
    const char *nearest = notation_nearest(word, words, count);
    text_add_char(why, '"');
    utf8_add_safe(why, word.bytes, word.length > 40 ? 40 : word.length, false);
    text_addf(why, _("\" is no %s"), verb ? C_("a word of", "move") : _(n->domains[domain].name));
    if (nearest)
        text_addf(why, _("; did you mean \"%s\"?"), nearest);
    free(words);
}

static void complain_form(const struct notation *n, unsigned verb, struct text *why) {
    if (!why)
        return;
    text_add(why, _("it is written: "));
    add_form(n, verb, why);
}

bool notation_parse(const struct notation *n, const char *string, struct move *out,
                    struct text *why) {
    struct word word;
    if (!word_next(&string, &word)) {
        if (why)
            text_add(why, _("a move is missing"));
        return false;
    }
    int verb = notation_verb(n, word);
    if (verb < 0) {
        complain(n, n->domain_count, word, why);
        return false;
    }
    const struct verb *row = &n->verbs[verb];
    struct move move = {.verb = (uint8_t)verb, .count = row->count};
    for (unsigned i = 0; i < row->count; i++) {
        if (!word_next(&string, &word)) {
            complain_form(n, (unsigned)verb, why);
            return false;
        }
        int value = notation_value(n, row->domain[i], word);
        if (value < 0) {
            complain(n, row->domain[i], word, why);
            return false;
        }
        move.arg[i] = (uint16_t)value;
    }
    if (word_next(&string, &word)) {
        complain_form(n, (unsigned)verb, why);
        return false;
    }
    *out = move;
    return true;
}

/* True when `line` is a line of its own in out. */
static bool has_line(const struct text *out, const char *line, size_t length) {
    for (const char *at = out->bytes; *at;) {
        const char *end = strchr(at, '\n');
        if ((size_t)(end - at) == length && memcmp(at, line, length) == 0)
            return true;
        at = end + 1;
    }
    return false;
}

void notation_complete(const struct notation *n, const char *string, const struct move_list *legal,
                       struct text *out) {
    const char *last = strrchr(string, ' ');
    size_t fixed = last ? (size_t)(last - string) + 1 : 0;
    size_t length = strlen(string);
    struct text move = TEXT_EMPTY;
    for (size_t i = 0; i < legal->count; i++) {
        text_clear(&move);
        notation_print(n, &legal->moves[i], &move);
        if (move.length < length || memcmp(move.bytes, string, length) != 0)
            continue;
        const char *word = move.bytes + fixed;
        size_t size = strcspn(word, " ");
        if (size && !has_line(out, word, size)) {
            text_add_bytes(out, word, size);
            text_add_char(out, '\n');
        }
    }
    text_free(&move);
}

enum { WORD_MOST = 32 };

/* Edits (insert, delete, replace, swap of neighbours) between two short words. */
static int edits(const char *a, size_t a_length, const char *b, size_t b_length) {
    int rows[3][WORD_MOST + 1];
    for (size_t j = 0; j <= b_length; j++)
        rows[0][j] = (int)j;
    for (size_t i = 1; i <= a_length; i++) {
        int *row = rows[i % 3], *above = rows[(i + 2) % 3], *two = rows[(i + 1) % 3];
        row[0] = (int)i;
        for (size_t j = 1; j <= b_length; j++) {
            int best = above[j - 1] + (a[i - 1] != b[j - 1]);
            if (above[j] + 1 < best)
                best = above[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                two[j - 2] + 1 < best)
                best = two[j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[a_length % 3][b_length];
}

/* How many edits a word of that length may be away from what was meant. */
static int edits_allowed(size_t length) {
    if (length <= 2)
        return 1;
    return length <= 5 ? 2 : 3;
}

const char *notation_nearest(struct word word, const char *const *candidates, size_t count) {
    if (word.length == 0 || word.length > WORD_MOST)
        return NULL;
    const char *nearest = NULL;
    int least = edits_allowed(word.length);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(candidates[i]);
        if (length > WORD_MOST)
            continue;
        int distance = edits(word.bytes, word.length, candidates[i], length);
        if (distance < least || (distance == least && !nearest)) {
            least = distance;
            nearest = candidates[i];
        }
    }
    return nearest;
}
