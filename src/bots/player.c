/*
 * player.c - finds the kind of a bot by its word, reads its budget, and passes every call on.
 *
 * Invariant: `asked` is true exactly while a question waits for its answer, so that no kind is
 * asked twice, or polled or told to forget without a question.
 */
#include <stdlib.h>

#include "bots/levels.h"
#include "bots/player_kind.h"
#include "core/utf8.h"

enum { WORDS_MOST = 16, LEVELS_MOST = 8, BUDGET_MOST = 1000000000 };

static const char program[] = "cmd:";

bool player_is_program(const char *word) {
    return strncmp(word, program, sizeof program - 1) == 0;
}

static void add_quoted(struct text *why, struct word word) {
    text_add_char(why, '"');
    utf8_add_safe(why, word.bytes, word.length > 40 ? 40 : word.length, false);
    text_add_char(why, '"');
}

static void complain_unknown(struct word name, struct text *why) {
    const char *words[WORDS_MOST];
    size_t count = 0;
    for (const struct level *row = levels_table; row->word; row++)
        words[count++] = row->word;
    text_add(why, _("there is no player "));
    add_quoted(why, name);
    const char *nearest = notation_nearest(name, words, count);
    if (nearest)
        text_addf(why, _("; did you mean \"%s\"?"), nearest);
    else
        text_add(why, _("; a program is written cmd:COMMAND"));
}

/* "2000" iterations or "500ms". */
static bool read_limit(struct word part, struct budget *out) {
    long number;
    bool time = part.length > 2 && memcmp(part.bytes + part.length - 2, "ms", 2) == 0;
    if (time)
        part.length -= 2;
    if (!word_number(part, 1, BUDGET_MOST, &number))
        return false;
    if (time)
        out->milliseconds = (uint32_t)number;
    else
        out->iterations = (uint32_t)number;
    return true;
}

/* A level's word with its budget, "lion:4000" or "lion:4000:500ms". */
static bool read_word(const char *given, struct word *name, struct budget *budget,
                      struct text *why) {
    struct word rest = {given, strlen(given)}, part;
    *budget = (struct budget){0};
    if (!word_part(&rest, ':', name))
        *name = rest;
    if (!level_find(name->bytes, name->length)) {
        if (why)
            complain_unknown(*name, why);
        return false;
    }
    while (word_part(&rest, ':', &part)) {
        if (read_limit(part, budget))
            continue;
        if (why) {
            add_quoted(why, part);
            text_add(why, _(" is not a budget: write 2000 for iterations or 500ms for a time"));
        }
        return false;
    }
    return true;
}

bool player_known(const char *word, struct text *why) {
    struct word name;
    struct budget budget;
    if (player_is_program(word) && word[sizeof program - 1])
        return true;
    return read_word(word, &name, &budget, why);
}

static void write_word(struct player *player) {
    text_clear(&player->word);
    player->kind->word(player, &player->word);
}

static struct player *open_thinker(const char *word, struct opening *opening, struct text *why) {
    struct word name;
    if (!read_word(word, &name, &opening->budget, why))
        return NULL;
    opening->name = level_find(name.bytes, name.length)->word;
    return thinker_kind.open(opening, why);
}

/* A command may hold ':' itself: only what reads as a budget is cut from its end. */
static struct player *open_program(const char *word, struct opening *opening, struct text *why) {
    struct text command = TEXT_EMPTY;
    text_add(&command, word + sizeof program - 1);
    for (char *colon; (colon = strrchr(command.bytes, ':'));) {
        struct word limit = {colon + 1, strlen(colon + 1)};
        if (!read_limit(limit, &opening->budget))
            break;
        text_truncate(&command, (size_t)(colon - command.bytes));
    }
    opening->name = command.bytes;
    struct player *player = external_kind.open(opening, why);
    text_free(&command);
    return player;
}

struct player *player_open(const char *word, const struct registered *game, const char *seed,
                           struct text *why) {
    struct opening opening = {.game = game, .seed = seed ? seed : ""};
    const struct player_kind *kind = player_is_program(word) ? &external_kind : &thinker_kind;
    struct player *player = player_is_program(word) ? open_program(word, &opening, why)
                                                    : open_thinker(word, &opening, why);
    if (!player)
        return NULL;
    player->kind = kind;
    player->word = TEXT_EMPTY;
    player->asked = false;
    write_word(player);
    return player;
}

void player_close(struct player *player) {
    if (!player)
        return;
    player_forget(player);
    text_free(&player->word);
    player->kind->close(player);
}

const char *const *player_levels(void) {
    static const char *names[LEVELS_MOST];
    size_t count = 0;
    for (const struct level *row = levels_table; row->word; row++)
        if (row->for_people)
            names[count++] = row->word;
    return names;
}

const char *player_word(const struct player *player) {
    return player->word.bytes;
}

void player_budget(struct player *player, const struct budget *budget) {
    player->kind->budget(player, budget);
    write_word(player);
}

void player_ask(struct player *player, const struct session *session, unsigned seat) {
    player_forget(player);
    player->asked = true;
    player->kind->ask(player, session, seat);
}

enum answer player_poll(struct player *player, int milliseconds, struct move *move,
                        struct text *why) {
    assert(player->asked);
    enum answer answer = player->kind->poll(player, milliseconds, move, why);
    player->asked = answer == PLAYER_THINKS;
    return answer;
}

void player_thinking(struct player *player, struct thinking *out) {
    *out = (struct thinking){0};
    player->kind->thinking(player, out);
}

bool player_worth(struct player *player, const struct move *move, uint16_t *worth, uint16_t *best) {
    assert(!player->asked);
    return player->kind->worth && player->kind->worth(player, move, worth, best);
}

bool player_hurry(struct player *player) {
    return !player->asked || player->kind->hurry(player);
}

void player_forget(struct player *player) {
    if (player->asked)
        player->kind->forget(player);
    player->asked = false;
}

const char *player_remark(struct player *player) {
    return player->kind->remark ? player->kind->remark(player) : "";
}
