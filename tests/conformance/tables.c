/*
 * tables.c - a game's constant tables, and start() on lines that nobody dealt.
 */
#include <stdlib.h>

#include "core/utf8.h"

#include "conformance.h"

enum { HOSTILE_LINES = 60, LINE_MOST = 200 };

static bool check_options(struct run *run) {
    const struct ruleset *rules = run->rules;
    for (unsigned i = 0; i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        int most = option->most;
        if (option->choices)
            for (most = 0; option->choices[most + 1];)
                most++;
        int least = option->choices ? 0 : option->least;
        if (option->initial < least || option->initial > most || least >= most)
            return fail(run, "option %s: initial %d of %d .. %d", option->name, option->initial,
                        least, most);
        if (!option->title || !*option->title || !option->help || !*option->help)
            return fail(run, "option %s: no title or help", option->name);
    }
    return true;
}

/* The roles that a rematch passes on are an option with choices. */
static bool check_roles(struct run *run) {
    const struct ruleset *rules = run->rules;
    for (unsigned i = 0; rules->roles && i < rules->option_count; i++)
        if (strcmp(rules->options[i].name, rules->roles) == 0)
            return rules->options[i].choices ||
                   fail(run, "roles: option %s has no choices", rules->roles);
    return !rules->roles || fail(run, "roles: there is no option %s", rules->roles);
}

static bool check_presets(struct run *run) {
    const struct ruleset *rules = run->rules;
    unsigned plain = 0;
    for (unsigned i = 0; i < rules->preset_count; i++)
        plain += !*rules->presets[i].options;
    if (plain != 1)
        return fail(run, "presets: one, and only one, has no options, as the default");
    for (unsigned i = 0; i < rules->preset_count; i++) {
        struct setup setup;
        setup_init(&setup, rules, rules->seats_least);
        text_clear(&run->text);
        if (!setup_set(&setup, rules, rules->presets[i].options, &run->text))
            return fail(run, "preset %s: %s", rules->presets[i].name, run->text.bytes);
    }
    return true;
}

/* A domain's keys: one for each value, all different, and none that is also a verb's. */
static bool check_shortcuts(struct run *run) {
    const struct ruleset *rules = run->rules;
    bool used[128] = {false};
    for (unsigned i = 0; i < rules->verb_count; i++) {
        unsigned char key = (unsigned char)rules->verbs[i].key;
        if (key > 126 || (key && (key <= ' ' || used[key])))
            return fail(run, "verb %s: its key is no sign of its own", rules->verbs[i].word);
        used[key] = true;
    }
    for (unsigned i = 0; i < rules->domain_count; i++) {
        const struct domain *domain = &rules->domains[i];
        if (domain->keys && (strlen(domain->keys) != domain->count))
            return fail(run, "domain %s: not one key for each word", domain->name);
        for (const char *key = domain->keys; key && *key; key++) {
            if (*key <= ' ' || *key > 126 || used[(unsigned char)*key])
                return fail(run, "domain %s: '%c' is no key of its own", domain->name, *key);
            used[(unsigned char)*key] = true;
        }
    }
    return true;
}

bool begins_with_rule(const struct registered *game, const char *text) {
    const char *book = registered_document(game, "RULES.md", "en");
    size_t length = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (length == 0 || text[length++] != '-')
        return false;
    length += strspn(text + length, "0123456789");
    if (text[length] && strncmp(text + length, ": ", 2) != 0)
        return false;
    for (const char *at = book; at && (at = strstr(at, "**")); at += 2)
        if (strncmp(at + 2, text, length) == 0 && strncmp(at + 2 + length, "**", 2) == 0)
            return true;
    return false;
}

/* Every verb has its words, and a rule of the book that it belongs to. */
static bool check_verb_rows(struct run *run) {
    const struct ruleset *rules = run->rules;
    for (unsigned i = 0; i < rules->verb_count; i++) {
        const struct verb *verb = &rules->verbs[i];
        if (!verb->help || !*verb->help || !verb->rule ||
            !begins_with_rule(run->game, verb->rule) || strchr(verb->rule, ':'))
            return fail(run, "verb %s: no help, or no rule of the book", verb->word);
        for (unsigned k = 0; k < verb->count; k++)
            if (verb->domain[k] >= rules->domain_count)
                return fail(run, "verb %s: no such domain", verb->word);
    }
    return true;
}

bool check_tables(struct run *run) {
    const struct ruleset *rules = run->rules;
    if (rules->state_size > STATE_MOST || rules->seats_most > SEATS_MOST ||
        rules->seats_least < 1 || rules->seats_least > rules->seats_most || rules->version < 1)
        return fail(run, "facts: %u bytes, %u to %u seats, version %u", rules->state_size,
                    rules->seats_least, rules->seats_most, rules->version);
    const char *book = registered_document(run->game, "RULES.md", "en");
    if (!rules->title || !rules->pitch || !rules->goal || !rules->points || !book || !*book)
        return fail(run, "facts: title, pitch, goal, points or rulebook is missing");
    if (utf8_columns(rules->pitch) > PITCH_COLUMNS)
        return fail(run, "facts: the pitch has more than %d columns", PITCH_COLUMNS);
    return check_verb_rows(run) && check_shortcuts(run) && check_options(run) && check_roles(run) &&
           check_presets(run);
}

/* Changes a few bytes, or a whole word, or the order of things. */
static void mutate(struct run *run, struct text *line) {
    static const char bytes[] = "0123456789ABCDEFabcdef.:-=,? \t\x7f\xff\xc3";
    for (uint32_t times = 1 + rng_below(&run->rng, 3); times > 0 && line->length; times--) {
        size_t at = rng_below(&run->rng, (uint32_t)line->length);
        switch (rng_below(&run->rng, 4)) {
        case 0:
            text_truncate(line, at);
            break;
        case 1: /* the tail once more */
            text_reserve(line, 2 * line->length + 1);
            text_add_bytes(line, line->bytes + at, line->length - at);
            break;
        case 2:
            line->bytes[at] = line->bytes[rng_below(&run->rng, (uint32_t)line->length)];
            break;
        default:
            line->bytes[at] = bytes[rng_below(&run->rng, sizeof bytes - 1)];
        }
    }
}

static void rubbish(struct run *run, struct text *line) {
    text_clear(line);
    for (uint32_t length = rng_below(&run->rng, LINE_MOST); length > 0; length--)
        text_add_char(line, (char)(1 + rng_below(&run->rng, 255)));
}

/* start() said yes: then it is a good position, whatever the line was. */
static bool check_accepted(struct run *run, const struct text *line) {
    const char *broken = run->rules->check(run->a);
    if (broken)
        return fail(run, "start accepts \"%s\", but: %s", line->bytes, broken);
    if (!check_turn(run, run->a, 0) || !check_result(run, run->a) ||
        !check_description(run, run->a))
        return false;
    struct turn turn;
    run->rules->turn(run->a, &turn);
    for (unsigned seat = 0; seat < run->setup.seats; seat++) {
        if (!(turn.acting >> seat & 1))
            continue;
        run_list(run, run->a, seat, &run->list);
        if (!run->list.count)
            return fail(run, "start accepts \"%s\", but there is no move", line->bytes);
    }
    return true;
}

bool check_hostile_deals(struct run *run) {
    struct text line = TEXT_EMPTY;
    bool good = true;
    for (int i = 0; i < HOSTILE_LINES && good; i++) {
        if (i == 0) {
            text_clear(&line);
        } else if (i % 4 == 0) {
            rubbish(run, &line);
        } else {
            text_clear(&line);
            run->rules->describe(run->s, VIEW_ALL, &line);
            mutate(run, &line);
        }
        const char *refused = run_start(run, run->a, line.bytes);
        if (refused && !*refused)
            good = fail(run, "start refuses \"%s\" without a sentence", line.bytes);
        else if (!refused)
            good = check_accepted(run, &line);
    }
    text_free(&line);
    return good;
}
