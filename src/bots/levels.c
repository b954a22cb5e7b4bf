/*
 * levels.c - the levels, tuned by matches so that each beats the one before it in every game.
 */
#include "bots/levels.h"

#include <string.h>

#include "core/i18n.h"

const struct level levels_table[] = {
    {N_("kitten"), WAY_STEP, true, .temper = 60, .margin = 2000},
    {N_("cat"), WAY_SEARCH, true, .temper = 30, .margin = 1200, .iterations = 50,
     .milliseconds = 2000},
    {N_("tom"), WAY_SEARCH, true, .temper = 10, .margin = 500, .iterations = 300,
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
