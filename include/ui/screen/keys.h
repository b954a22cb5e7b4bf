/*
 * keys.h - what can be asked for, and the keys that ask: one table for every page.
 *
 * A screen delivers events (a key or a click); keys_action turns a key into an action through
 * one table that also prints the help page, the bottom line and the manual, and that the
 * settings file may rebind. Pages speak of actions only.
 */
#ifndef UI_SCREEN_KEYS_H
#define UI_SCREEN_KEYS_H

#include "core/text.h"

/* Keys that are no character; characters are their code points. */
enum key {
    KEYS_NONE = 0, /* nothing came in time */
    KEYS_CONTROL_C = 3,
    KEYS_TAB = 9,
    KEYS_CONTROL_R = 18,
    KEYS_ENTER = 10,
    KEYS_ESCAPE = 27,
    KEYS_BACKSPACE = 127,
    KEYS_UP = 0x110000,
    KEYS_DOWN,
    KEYS_LEFT,
    KEYS_RIGHT,
    KEYS_UP_LEFT, /* numpad corners */
    KEYS_UP_RIGHT,
    KEYS_DOWN_LEFT,
    KEYS_DOWN_RIGHT,
    KEYS_SHIFT_LEFT,
    KEYS_SHIFT_RIGHT,
    KEYS_HOME,
    KEYS_END,
    KEYS_PAGE_UP,
    KEYS_PAGE_DOWN,
    KEYS_SHIFT_TAB,
    KEYS_DELETE,
    KEYS_F1,
    KEYS_MOUSE, /* the button is pressed, at event.row and event.column */
    KEYS_DROP,  /* and let go at another place than it was pressed */
    KEYS_WHEEL_UP,
    KEYS_WHEEL_DOWN,
    KEYS_DIGIT,  /* never an event: stands for the digits where keys are told */
    KEYS_RESIZE, /* the size changed: draw again */
    KEYS_LEAVE,  /* end of input, or a signal asks to end: leave in order */
};

enum action {
    ACTION_NONE,
    ACTION_UP,
    ACTION_DOWN,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_UP_LEFT,
    ACTION_UP_RIGHT,
    ACTION_DOWN_LEFT,
    ACTION_DOWN_RIGHT,
    ACTION_HURRY, /* before ACTION_BACK, whose keys it has while somebody thinks */
    ACTION_CHOOSE,
    ACTION_BACK,
    ACTION_NEXT,
    ACTION_PREVIOUS,
    ACTION_CYCLE,
    ACTION_UNDO,
    ACTION_REDO,
    ACTION_TYPE,
    ACTION_COMMENT,
    ACTION_HELP,
    ACTION_RULES,
    ACTION_WHY,
    ACTION_LOOK,
    ACTION_DICE,
    ACTION_HINT,
    ACTION_ANALYSIS,
    ACTION_VERBS,
    ACTION_NAMES,
    ACTION_FLIP,
    ACTION_ZOOM,
    ACTION_SHOW, /* before ACTION_SUGGEST, whose key it has in a lesson */
    ACTION_SUGGEST,
    ACTION_GIVE_UP,
    ACTION_DRAW,
    ACTION_CURTAIN,
    ACTION_NEWS,
    ACTION_LEAVE,
    /* replay and pages of text */
    ACTION_PLAY_PAUSE,
    ACTION_STEP_BACK,
    ACTION_STEP,
    ACTION_TURN_BACK,
    ACTION_TURN,
    ACTION_TURNS_BACK,
    ACTION_TURNS,
    ACTION_FIRST,
    ACTION_LAST,
    ACTION_FASTER,
    ACTION_SLOWER,
    ACTION_GO,
    ACTION_BOOKMARK,
    ACTION_NEXT_BOOKMARK,
    ACTION_PREVIOUS_BOOKMARK,
    ACTION_VIEWER,
    ACTION_FROM_HERE,
    ACTION_PAGE_UP,
    ACTION_PAGE_DOWN,
    ACTION_SEARCH,
    ACTION_SEARCH_AGAIN,
    ACTION_DELETE,
    ACTION_RESTORE,
    ACTION_RENAME,
    ACTION_FILTER,
    ACTION_AGAIN,
    ACTION_EXPORT,
    ACTION_START,
    ACTION_LESSON,
    ACTION_WATCH,
    ACTION_AGAINST,
    ACTION_OWN_PRESETS,
    ACTION_PRESET, /* menus */
    ACTION_COUNT
};

/* Where an action means something: the same key may mean another in another context. */
enum context {
    CONTEXT_PLAY = 1,
    CONTEXT_REPLAY = 2,
    CONTEXT_PAGE = 4,
    CONTEXT_MENU = 8,
    CONTEXT_WAIT = 16,   /* with PLAY or REPLAY: a bot thinks */
    CONTEXT_LESSON = 32, /* with PLAY: a lesson asks for a move */
};

struct binding {
    const char *name;  /* in the settings file: "undo" */
    const char *label; /* on the bottom line, short, marked N_(): "undo" */
    const char *help;  /* on the help page, marked N_() */
    unsigned contexts; /* enum context bits */
    int keys[5];       /* the default keys, 0 at the end */
};

extern const struct binding keys_table[ACTION_COUNT];

struct keys {
    int bound[ACTION_COUNT][5]; /* the keys in force */
};

void keys_init(struct keys *keys); /* the defaults */

/* Binds an action, by its name, to keys written as in the settings file ("u", "Enter u",
   "Ctrl-R"; "" for no key). They are taken away from other actions of the same contexts. false
   with a sentence in why. */
bool keys_bind(struct keys *keys, const char *action, const char *written, struct text *why);

enum action keys_action(const struct keys *keys, unsigned context, int key);

/* Adds the name of a key ("Enter", "u", "Shift-Left"); keys_find is its inverse, 0 when none. */
void keys_name(int key, struct text *out);
int keys_find(const char *name);

/* Adds all keys of an action, "arrows h" style: names separated by spaces. */
void keys_of(const struct keys *keys, enum action action, struct text *out);

#endif
