/*
 * sizes.c - the sizes wanted for boards, and their words: see sizes.h.
 */
#include "ui/screen/sizes.h"

#include <string.h>

#include "core/i18n.h"

static const enum size largest = (enum size)(SIZE_COUNT - 1);

static const char *const size_words[SIZE_COUNT] = {"lines", "S", "M", "ML", "L"};

const char *size_word(enum size size) {
    return size_words[size];
}

enum size sizes_of(const struct sizes *sizes, const char *game) {
    for (int i = 0; i < SIZED_GAMES_MOST && *sizes->of[i].game; i++)
        if (strcmp(sizes->of[i].game, game) == 0)
            return (enum size)sizes->of[i].size;
    return largest;
}

void sizes_set(struct sizes *sizes, const char *game, enum size size) {
    int place = 0;
    while (place < SIZED_GAMES_MOST - 1 && *sizes->of[place].game &&
           strcmp(sizes->of[place].game, game) != 0)
        place++;
    size_t length = strlen(game);
    if (length >= GAME_NAME_MOST)
        return; /* no game has such a name */
    memcpy(sizes->of[place].game, game, length + 1);
    sizes->of[place].size = (uint8_t)size;
}

/* One "game:size"; false with a sentence in why. */
static bool read_one(struct sizes *sizes, struct word word, struct text *why) {
    const char *colon = memchr(word.bytes, ':', word.length);
    size_t length = colon ? (size_t)(colon - word.bytes) : 0;
    char game[GAME_NAME_MOST];
    if (length > 0 && length < sizeof game) {
        struct word size = {colon + 1, word.length - length - 1};
        memcpy(game, word.bytes, length);
        game[length] = '\0';
        for (int i = 0; i < SIZE_COUNT; i++)
            if (word_is(size, size_words[i])) {
                sizes_set(sizes, game, (enum size)i);
                return true;
            }
    }
    text_add(why,
             _("the value must be pairs such as game:M, with the sizes lines, S, M, ML and L"));
    return false;
}

bool sizes_read(struct sizes *sizes, const char *value, struct text *why) {
    struct sizes read = {0};
    struct word word;
    while (word_next(&value, &word))
        if (!read_one(&read, word, why))
            return false;
    *sizes = read;
    return true;
}

void sizes_print(const struct sizes *sizes, struct text *out) {
    const char *separator = "";
    for (int i = 0; i < SIZED_GAMES_MOST && *sizes->of[i].game; i++) {
        if (sizes->of[i].size == largest)
            continue;
        text_addf(out, "%s%s:%s", separator, sizes->of[i].game, size_words[sizes->of[i].size]);
        separator = " ";
    }
}
