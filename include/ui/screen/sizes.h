/*
 * sizes.h - the largest size in which each game's board is wanted, as the settings keep it:
 * "game:M other:S", for games where that is not simply the largest.
 */
#ifndef UI_SCREEN_SIZES_H
#define UI_SCREEN_SIZES_H

#include "core/canvas.h"
#include "core/text.h"

enum { SIZED_GAMES_MOST = 16, GAME_NAME_MOST = 24 };

struct sizes {
    struct {
        char game[GAME_NAME_MOST]; /* "": none from here on */
        uint8_t size;              /* enum size */
    } of[SIZED_GAMES_MOST];
};

/* The size wanted for a game; the largest of all when none was set. */
enum size sizes_of(const struct sizes *sizes, const char *game);
void sizes_set(struct sizes *sizes, const char *game, enum size size);

const char *size_word(enum size size); /* "S" */

/* Reads them as the file has them; false with a sentence in why, and nothing changed. */
bool sizes_read(struct sizes *sizes, const char *value, struct text *why);

/* Adds them as the file has them. */
void sizes_print(const struct sizes *sizes, struct text *out);

#endif
