/*
 * terminal.c - what terminals tell of themselves: see terminal.h.
 */
#include "ui/screen/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char background_question[] = "\033]11;?\033\\", background_answer[] = "\033]11;rgb:";

/* The last number of "15;0" or "0;default;15" is the background's. */
static bool is_light_number(const char *colours) {
    const char *last = strrchr(colours, ';');
    return last && (strcmp(last, ";15") == 0 || strcmp(last, ";7") == 0);
}

bool background_told(bool *ask) {
    static const char *const kinds[] = {"xterm", "tmux",      "screen", "rxvt", "foot",
                                        "kitty", "alacritty", "vte",    "st-",  "konsole"};
    const char *colours = getenv("COLORFGBG"), *term = getenv("TERM");
    *ask = false;
    if (colours && *colours)
        return is_light_number(colours);
    for (size_t i = 0; term && i < sizeof kinds / sizeof *kinds; i++)
        *ask = *ask || strncmp(term, kinds[i], strlen(kinds[i])) == 0;
    return false;
}

bool background_is_light(const char *colour) {
    unsigned red, green, blue;
    if (sscanf(colour, "%4x/%4x/%4x", &red, &green, &blue) != 3)
        return false;
    unsigned most = strcspn(colour, "/") > 2 ? 0xFFFF : 0xFF;
    return 2 * red + 5 * green + blue > 4 * most;
}

bool terminal_no_colour(void) {
    const char *word = getenv("NO_COLOR");
    return word && *word;
}

bool terminal_direct(void) {
    const char *word = getenv("COLORTERM");
    return word && (strcmp(word, "truecolor") == 0 || strcmp(word, "24bit") == 0);
}
