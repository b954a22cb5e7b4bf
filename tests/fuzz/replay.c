/*
 * replay.c - drives a fuzz target without a fuzzer: each file of a corpus, and changed copies.
 *
 *   fuzz-TARGET [--changes N] FILE...    runs the target; a fault aborts
 *   fuzz-TARGET --dictionary             prints the words of all games for libFuzzer's -dict
 *
 * The changes come from a fixed seed, so what fails, fails again.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

#include "fuzz.h"

enum { FILE_MOST = 1 << 20 };

static void print_words(const struct ruleset *rules) {
    struct notation *notation =
        notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    printf("\"%s\\x0a\"\n", rules->name);
    for (unsigned verb = 0; verb < rules->verb_count; verb++)
        printf("\"%s \"\n", rules->verbs[verb].word);
    for (unsigned domain = 0; domain < rules->domain_count; domain++)
        for (unsigned value = 0; value < rules->domains[domain].count; value++)
            printf("\" %s\"\n", notation_word(notation, domain, value));
    for (unsigned option = 0; option < rules->option_count; option++)
        printf("\"%s=\"\n", rules->options[option].name);
    notation_free(notation);
}

/* One to four bytes become others, come twice, or go. */
static void change(struct rng *rng, struct text *text) {
    for (uint32_t times = 1 + rng_below(rng, 4); times > 0 && text->length; times--) {
        size_t at = rng_below(rng, (uint32_t)text->length);
        size_t from = rng_below(rng, (uint32_t)text->length);
        switch (rng_below(rng, 4)) {
        case 0:
            text->bytes[at] = (char)rng_below(rng, 256);
            break;
        case 1:
            text->bytes[at] = text->bytes[from];
            break;
        case 2:
            memmove(text->bytes + at, text->bytes + at + 1, text->length - at);
            text->length--;
            break;
        default:
            text_reserve(text, 2 * text->length + 1);
            text_add_bytes(text, text->bytes + from, text->length - from);
        }
    }
}

static void run(const struct text *text) {
    uint8_t *exact = memory_new(text->length); /* so that one byte beyond is noticed */
    memcpy(exact, text->bytes, text->length);
    LLVMFuzzerTestOneInput(exact, text->length);
    free(exact);
}

static bool run_file(const char *path, unsigned long changes) {
    static char bytes[FILE_MOST];
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return false;
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    struct text text = TEXT_EMPTY;
    struct rng rng;
    rng_seed(&rng, 42, 54);
    for (unsigned long i = 0; i <= changes; i++) {
        text_clear(&text);
        text_add_bytes(&text, bytes, length);
        if (i > 0)
            change(&rng, &text);
        run(&text);
    }
    text_free(&text);
    return true;
}

int main(int count, char **words) {
    unsigned long changes = 0;
    int passed = 0, failed = 0, files = 0;
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "--dictionary") == 0) {
            for (const struct registered *game = registry; game->ruleset; game++)
                print_words(game->ruleset);
            return 0;
        }
        if (strcmp(words[i], "--changes") == 0 && i + 1 < count)
            changes = strtoul(words[++i], NULL, 10);
        else
            words[files++] = realpath(words[i], NULL); /* a target may change the folder */
    }
    for (int i = 0; i < files; i++)
        if (words[i] && run_file(words[i], changes))
            passed++;
        else
            failed++;
    for (int i = 0; i < files; i++)
        free(words[i]);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
