/*
 * registry.c - the one place that names the games; it only expands rulesets.def.
 *
 * The tests build it with TOYS, which adds their toy games to the list, and once more with
 * ONLY_TOYS, so that a menu does not change with the list.
 */
#include "core/ruleset.h"

#define GAME(name)                                                                                 \
    extern const struct ruleset name##_ruleset;                                                    \
    extern const struct document name##_documents[];
#define HIDDEN(name) GAME(name)
#ifndef ONLY_TOYS
#include "rulesets.def"
#endif
#ifdef TOYS
#include "toys.def"
#endif
#undef GAME
#undef HIDDEN

#define GAME(name)   {&name##_ruleset, name##_documents, true},
#define HIDDEN(name) {&name##_ruleset, name##_documents, false},
const struct registered registry[] = {
#ifndef ONLY_TOYS
#include "rulesets.def"
#endif
#ifdef TOYS
#include "toys.def"
#endif
    {NULL, NULL, false},
};

const struct registered *registry_find(const char *name) {
    for (const struct registered *game = registry; game->ruleset; game++)
        if (strcmp(game->ruleset->name, name) == 0)
            return game;
    return NULL;
}
