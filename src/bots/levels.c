/*
 * levels.c - the levels, tuned by matches so that each beats the one before it in every game.
 */
#include "bots/levels.h"

#include <string.h>

#include "core/i18n.h"

const struct level levels_table[] = {
    {N_("kitten"), WAY_STEP, true, .temper = 100, .margin = 3000},
    {N_("cat"), WAY_SEARCH, true, .temper = 60, .margin = 1500, .iterations = 60,
     .milliseconds = 2000},
    {N_("tom"), WAY_SEARCH, true, .temper = 20, .margin = 600, .iterations = 250,
     .milliseconds = 2000},
    {N_("lion"), WAY_SEARCH, true, .iterations = 1000, .milliseconds = 2000},
    {"random", WAY_RANDOM, .for_people = false},
    {"greedy", WAY_GREEDY, .for_people = false},
    {"search", WAY_SEARCH, .for_people = false, .iterations = 4000},
    {.word = NULL},
};

const struct level *level_find(const char *name, unsigned long length) {
    for (const struct level *row = levels_table; row->word; row++)
        if (strlen(row->word) == length && memcmp(row->word, name, length) == 0)
            return row;
    return NULL;
}
