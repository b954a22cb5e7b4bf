/*
 * weights.h - makes a game's weights and search numbers from its file of them.
 *
 * A game's weights.def has a line WEIGHT(NAME, value, least, most) for each number of its estimate,
 * and one line NUMBERS(...) with the seven numbers of struct search_numbers, in their order.
 * `clowder tune` writes such a file. estimate.c names it and includes this header, which declares
 * NAME as the index of each weight:
 *
 *     #define WEIGHTS_FILE "mygame/weights.def"
 *     #define TUNING       mygame_tuning
 *     #include "core/weights.h"
 *
 * This defines mygame_tuning. There is no guard: one file of a game includes it, once.
 */
#include "core/ruleset.h"

#define NUMBERS(...)
#define WEIGHT(name, value, least, most) name,
enum {
#include WEIGHTS_FILE
    WEIGHT_COUNT
};
_Static_assert((int)WEIGHT_COUNT <= (int)WEIGHTS_MOST, "as many as can be tuned");
#undef WEIGHT

#define WEIGHT(name, value, least, most) [name] = value,
static const int16_t tuning_weights[WEIGHT_COUNT] = {
#include WEIGHTS_FILE
};
#undef WEIGHT

#define WEIGHT(name, value, least, most) [name] = {#name, least, most},
static const struct weight tuning_table[WEIGHT_COUNT] = {
#include WEIGHTS_FILE
};
#undef WEIGHT
#undef NUMBERS

#define WEIGHT(name, value, least, most)
#define NUMBERS(...)                                                                               \
    { __VA_ARGS__ }
const struct tuning TUNING = {
    .weights = tuning_weights, .table = tuning_table, .count = WEIGHT_COUNT, .numbers =
#include WEIGHTS_FILE
};
#undef WEIGHT
#undef NUMBERS
