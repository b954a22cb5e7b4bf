/*
 * typed.c - a move as people type it: see typed.h.
 *
 * Words fit a move one by one: whole or by their beginning, capitals aside. Of several moves that
 * fit, the one with the most whole words is meant ("a1" is a1, not a10); two of them are told.
 */
#include "table/typed.h"

#include <ctype.h>

#include "core/i18n.h"

enum { WORDS_MOST = MOVE_ARGUMENTS + 1, TOLD_MOST = 4 };

enum fit { FIT_NOT, FIT_BEGINNING, FIT_WHOLE };

struct line {
    struct word words[WORDS_MOST];
    unsigned count; /* WORDS_MOST + 1: too many */
};

static enum fit fit(struct word word, const char *string) {
    for (size_t i = 0; i < word.length; i++)
        if (!string[i] ||
            tolower((unsigned char)word.bytes[i]) != tolower((unsigned char)string[i]))
            return FIT_NOT;
    return string[word.length] ? FIT_BEGINNING : FIT_WHOLE;
}

bool typed_is(struct word word, const char *string) {
    return fit(word, string) == FIT_WHOLE;
}

static void cut(const char *string, struct line *out) {
    struct word word;
    out->count = 0;
    while (out->count <= WORDS_MOST && word_next(&string, &word)) {
        if (out->count < WORDS_MOST)
            out->words[out->count] = word;
        out->count++;
    }
}

/* How many words of a legal move are typed whole, the verb first or left out; -1: it does not
   fit. */
static int whole_words(const struct ruleset *rules, const struct notation *notation,
                       const struct line *line, bool with_verb, const struct move *move) {
    const struct verb *verb = &rules->verbs[move->verb];
    int whole = 0;
    if (line->count != move->count + (unsigned)with_verb)
        return -1;
    for (unsigned i = 0; i < line->count; i++) {
        unsigned argument = i - with_verb;
        const char *word = with_verb && i == 0 ? verb->word
                                               : notation_word(notation, verb->domain[argument],
                                                               move->arg[argument]);
        enum fit how = fit(line->words[i], word);
        if (how == FIT_NOT)
            return -1;
        whole += how == FIT_WHOLE;
    }
    return whole;
}

/* The legal move that is meant; when several are, tells them. */
static enum typed find_legal(const struct ruleset *rules, const struct notation *notation,
                             const struct move_list *legal, const struct line *line, bool with_verb,
                             struct move *out, struct text *why) {
    int best = -1;
    unsigned found = 0;
    struct text list = TEXT_EMPTY;
    for (size_t i = 0; i < legal->count; i++) {
        int whole = whole_words(rules, notation, line, with_verb, &legal->moves[i]);
        if (whole < 0 || whole < best)
            continue;
        if (whole > best) {
            found = 0;
            text_clear(&list);
            *out = legal->moves[i];
        }
        best = whole;
        if (found++ < TOLD_MOST) {
            text_add(&list, list.length > 0 ? ", " : "");
            notation_print(notation, &legal->moves[i], &list);
        }
    }
    if (found > 1)
        text_addf(why, _("That can be several moves: %s%s."), list.bytes,
                  found > TOLD_MOST ? ", ..." : "");
    text_free(&list);
    if (found == 0)
        return TYPED_NOTHING;
    return found == 1 ? TYPED_MOVE : TYPED_WRONG;
}

/* The value of a domain that the word is, or the only one that it begins; -1: none. */
static int find_value(const struct ruleset *rules, const struct notation *notation, unsigned domain,
                      struct word word) {
    int found = -1;
    unsigned beginnings = 0;
    for (unsigned value = 0; value < rules->domains[domain].count; value++) {
        enum fit how = fit(word, notation_word(notation, domain, value));
        if (how == FIT_WHOLE)
            return (int)value;
        if (how == FIT_BEGINNING) {
            found = (int)value;
            beginnings++;
        }
    }
    return beginnings == 1 ? found : -1;
}

/* The move of a verb that the words from `from` on name, whether it is legal or not; arguments that
   are left out at the end are 0. */
static bool build(const struct ruleset *rules, const struct notation *notation, unsigned verb,
                  const struct line *line, unsigned from, struct move *out) {
    const struct verb *row = &rules->verbs[verb];
    struct move move = {.verb = (uint8_t)verb, .count = row->count};
    if (line->count > from + row->count)
        return false;
    for (unsigned i = 0; from + i < line->count; i++) {
        int value = find_value(rules, notation, row->domain[i], line->words[from + i]);
        if (value < 0)
            return false;
        move.arg[i] = (uint16_t)value;
    }
    *out = move;
    return true;
}

/* The only move at all that the line can be, or begin (part), though it is not legal; false when
   there is none. */
static bool find_any(const struct ruleset *rules, const struct notation *notation,
                     const struct line *line, bool with_verb, bool part, struct move *out) {
    enum fit best = FIT_NOT;
    unsigned found = 0;
    for (unsigned verb = 0; verb < rules->verb_count; verb++) {
        enum fit how = with_verb ? fit(line->words[0], rules->verbs[verb].word) : FIT_BEGINNING;
        struct move move;
        if (how == FIT_NOT || how < best || !build(rules, notation, verb, line, with_verb, &move) ||
            (!part &&
             (rules->verbs[verb].chance || line->count != (unsigned)with_verb + move.count)))
            continue;
        found = how > best ? 1 : found + 1;
        best = how;
        *out = move;
    }
    return found == 1;
}

enum typed typed_move(const struct ruleset *rules, const struct notation *notation,
                      const struct move_list *legal, const char *string, struct move *out,
                      struct text *why) {
    struct line line;
    bool begins = false;
    if (notation_parse(notation, string, out, NULL))
        return TYPED_MOVE;
    cut(string, &line);
    for (unsigned verb = 0; line.count > 0 && verb < rules->verb_count; verb++)
        begins = begins || fit(line.words[0], rules->verbs[verb].word) != FIT_NOT;
    if (line.count > 0 && line.count <= WORDS_MOST) {
        for (int with_verb = 1; with_verb >= 0; with_verb--) {
            enum typed found = find_legal(rules, notation, legal, &line, with_verb, out, why);
            if (found != TYPED_NOTHING)
                return found;
        }
        for (int with_verb = 1; with_verb >= 0; with_verb--)
            if (find_any(rules, notation, &line, with_verb, false, out))
                return TYPED_MOVE;
    }
    notation_parse(notation, string, out, why);
    return begins ? TYPED_WRONG : TYPED_NOTHING;
}

bool typed_part(const struct ruleset *rules, const struct notation *notation, const char *string,
                struct move *out, unsigned *known) {
    struct line line;
    cut(string, &line);
    *known = line.count > 0 ? (1U << (line.count - 1)) - 1 : 0;
    return line.count > 0 && line.count <= WORDS_MOST &&
           find_any(rules, notation, &line, true, true, out);
}
