/*
 * keys.c - the one table of actions and their keys.
 *
 * The help page, the bottom line, the settings file and the manual are all made from it. A key
 * may stand for different actions in different contexts; within one context the first row that
 * has the key wins, which the table uses twice: Space chooses in a menu and pages down in a text,
 * and Esc hurries a player who thinks.
 */
#include "ui/screen/keys.h"

#include <string.h>

#include "core/i18n.h"
#include "core/utf8.h"

enum {
    PLAY = CONTEXT_PLAY,
    REPLAY = CONTEXT_REPLAY,
    PAGE = CONTEXT_PAGE,
    MENU = CONTEXT_MENU,
    EVERYWHERE = PLAY | REPLAY | PAGE | MENU,
    KEYS_EACH = 5, /* keys an action can have */
};

/* clang-format off */
const struct binding keys_table[ACTION_COUNT] = {
    [ACTION_UP] = {"up", N_("up"), N_("one up"), PLAY | PAGE | MENU, {KEYS_UP, 'k', '8'}},
    [ACTION_DOWN] = {"down", N_("down"), N_("one down"), PLAY | PAGE | MENU,
                     {KEYS_DOWN, 'j', '2'}},
    [ACTION_LEFT] = {"left", N_("left"), N_("one to the left"), PLAY | PAGE | MENU,
                     {KEYS_LEFT, 'h', '4'}},
    [ACTION_RIGHT] = {"right", N_("right"), N_("one to the right"), PLAY | PAGE | MENU,
                      {KEYS_RIGHT, 'l', '6'}},
    [ACTION_UP_LEFT] = {"up-left", N_("up left"), N_("one up and to the left"), PLAY,
                        {KEYS_UP_LEFT, KEYS_HOME, '7'}},
    [ACTION_UP_RIGHT] = {"up-right", N_("up right"), N_("one up and to the right"), PLAY,
                         {KEYS_UP_RIGHT, KEYS_PAGE_UP, '9'}},
    [ACTION_DOWN_LEFT] = {"down-left", N_("down left"), N_("one down and to the left"), PLAY,
                          {KEYS_DOWN_LEFT, KEYS_END, '1'}},
    [ACTION_DOWN_RIGHT] = {"down-right", N_("down right"), N_("one down and to the right"), PLAY,
                           {KEYS_DOWN_RIGHT, KEYS_PAGE_DOWN, '3'}},
    [ACTION_HURRY] = {"hurry", N_("move now"), N_("while a bot thinks: make it move at once"), CONTEXT_WAIT,
                      {KEYS_ESCAPE, KEYS_BACKSPACE}},
    [ACTION_CHOOSE] = {"choose", N_("choose"), N_("choose what is under the cursor"), PLAY | MENU,
                       {KEYS_ENTER, ' '}},
    [ACTION_BACK] = {"back", N_("back"), N_("take the last choice back, or leave the page"),
                     EVERYWHERE, {KEYS_ESCAPE, KEYS_BACKSPACE}},
    [ACTION_NEXT] = {"next", N_("next"), N_("to the next place that can be chosen"), PLAY | MENU,
                     {KEYS_TAB}},
    [ACTION_PREVIOUS] = {"previous", N_("previous"),
                         N_("to the place before it that can be chosen"), PLAY | MENU,
                         {KEYS_SHIFT_TAB}},
    [ACTION_CYCLE] = {"cycle", N_("other way"),
                      N_("another way: the piece turned, or another rank"), PLAY,
                      {'r'}},
    [ACTION_UNDO] = {"undo", N_("undo"), N_("take the last move back"), PLAY, {'u'}},
    [ACTION_REDO] = {"redo", N_("redo"), N_("make again the move that was taken back"), PLAY,
                     {'U', KEYS_CONTROL_R}},
    [ACTION_TYPE] = {"type", N_("type"), N_("type a move; Tab completes it"), PLAY, {':'}},
    [ACTION_COMMENT] = {"comment", N_("comment"), N_("write a comment about this position into the log"),
                        PLAY | REPLAY, {';'}},
    [ACTION_HELP] = {"help", N_("help"), N_("help for this moment"), EVERYWHERE, {'?', KEYS_F1}},
    [ACTION_RULES] = {"rules", N_("rules"), N_("the rules of this game"), EVERYWHERE, {'R'}},
    [ACTION_WHY] = {"why", N_("why not"), N_("explain why the move under the cursor is not allowed"),
                    PLAY, {'w'}},
    [ACTION_LOOK] = {"look", N_("look"), N_("explain what is under the cursor"), PLAY | REPLAY,
                     {'x'}},
    [ACTION_DICE] = {"dice", N_("dice"), N_("count the dice thrown so far"), PLAY | REPLAY,
                     {'d'}},
    [ACTION_HINT] = {"hint", N_("hint"),
                     N_("a hint: the rule that matters; again: where; again: the move"), PLAY,
                     {'!'}},
    [ACTION_ANALYSIS] = {"analysis", N_("analysis"),
                         N_("after the game: the chances turn by turn, and what decided"),
                         PLAY | REPLAY, {'A'}},
    [ACTION_VERBS] = {"moves", N_("moves"), N_("a menu of all moves, or why one is impossible"),
                      PLAY, {'m'}},
    [ACTION_NAMES] = {"names", N_("names"), N_("write names on the board: one kind after the other"),
                      PLAY | REPLAY, {'n'}},
    [ACTION_FLIP] = {"flip", N_("flip"), N_("the board from its other side, or from its usual one"), PLAY | REPLAY,
                     {'F'}},
    [ACTION_ZOOM] = {"zoom", N_("size"), N_("the board one size smaller, or as large as fits again"),
                     PLAY | REPLAY, {'Z'}},
    [ACTION_SHOW] = {"show", N_("show me"), N_("in a lesson: make the move that is asked for"),
                     CONTEXT_LESSON, {'a'}},
    [ACTION_SUGGEST] = {"auto", N_("auto"),
                        N_("let the program finish this turn or set-up"),
                        PLAY, {'a'}},
    [ACTION_GIVE_UP] = {"resign", N_("resign"), N_("resign the game"), PLAY, {'X'}},
    [ACTION_DRAW] = {"draw", N_("draw"), N_("end the game in a draw, when all agree"), PLAY,
                     {'='}},
    [ACTION_CURTAIN] = {"curtain", N_("hide"), N_("hide the board; :pin sets a PIN that opens it"),
                        PLAY, {'V'}},
    [ACTION_NEWS] = {"news", N_("news"), N_("read again what happened"), PLAY, {'N'}},
    [ACTION_LEAVE] = {"leave", N_("leave"), N_("leave; the game is saved"), EVERYWHERE, {'q'}},
    [ACTION_PLAY_PAUSE] = {"play", N_("play/pause"), N_("start or stop the replay"),
                           REPLAY, {' '}},
    [ACTION_STEP_BACK] = {"step-back", N_("move back"), N_("one move back"), REPLAY,
                          {KEYS_LEFT, 'h'}},
    [ACTION_STEP] = {"step", N_("move"), N_("one move on"), REPLAY, {KEYS_RIGHT, 'l'}},
    [ACTION_TURN_BACK] = {"turn-back", N_("turn back"), N_("one turn back"), REPLAY,
                          {'[', KEYS_SHIFT_LEFT}},
    [ACTION_TURN] = {"turn", N_("next turn"), N_("one turn on"), REPLAY, {']', KEYS_SHIFT_RIGHT}},
    [ACTION_TURNS_BACK] = {"turns-back", N_("5 turns back"), N_("five turns back"), REPLAY, {'{'}},
    [ACTION_TURNS] = {"turns", N_("5 turns"), N_("five turns on"), REPLAY, {'}'}},
    [ACTION_FIRST] = {"first", N_("first"), N_("to the beginning"), REPLAY | PAGE | MENU,
                      {KEYS_HOME, 'g'}},
    [ACTION_LAST] = {"last", N_("last"), N_("to the end"), REPLAY | PAGE | MENU, {KEYS_END, 'G'}},
    [ACTION_FASTER] = {"faster", N_("faster"), N_("play faster"), REPLAY, {'+'}},
    [ACTION_SLOWER] = {"slower", N_("slower"), N_("play slower"), REPLAY, {'-'}},
    [ACTION_GO] = {"go", N_("go to"), N_("a number and Enter: to the position after so many moves"), REPLAY,
                   {KEYS_DIGIT}},
    [ACTION_BOOKMARK] = {"bookmark", N_("mark"), N_("set a bookmark at this position, or remove it"), REPLAY,
                         {'m'}},
    [ACTION_NEXT_BOOKMARK] = {"next-bookmark", N_("next mark"),
                              N_("to the next bookmark or comment"), REPLAY, {KEYS_TAB}},
    [ACTION_PREVIOUS_BOOKMARK] = {"previous-bookmark", N_("mark before"),
                                  N_("to the bookmark or comment before"), REPLAY, {KEYS_SHIFT_TAB}},
    [ACTION_VIEWER] = {"viewer", N_("whose view"),
                       N_("show what one player saw, or everybody, or all that was secret"), REPLAY,
                       {'v'}},
    [ACTION_FROM_HERE] = {"from-here", N_("play on"),
                          N_("play on from this position, in a new log"), REPLAY, {'p'}},
    [ACTION_PAGE_UP] = {"page-up", N_("page up"), N_("one page up"), PAGE | MENU,
                        {KEYS_PAGE_UP, 'b'}},
    [ACTION_PAGE_DOWN] = {"page-down", N_("page down"), N_("one page down"), PAGE | MENU,
                          {KEYS_PAGE_DOWN, ' '}},
    [ACTION_SEARCH] = {"search", N_("search"), N_("look for a word"), PAGE, {'/'}},
    [ACTION_SEARCH_AGAIN] = {"search-again", N_("search again"), N_("to the next place it is found"),
                             PAGE, {'n'}},
    [ACTION_DELETE] = {"delete", N_("delete"), N_("delete the chosen one"), MENU,
                       {'D', KEYS_DELETE}},
    [ACTION_RESTORE] = {"restore", N_("undelete"), N_("bring back what was deleted last"), MENU, {'u'}},
    [ACTION_RENAME] = {"rename", N_("rename"), N_("give the chosen one another name"), MENU, {'N'}},
    [ACTION_FILTER] = {"filter", N_("find"), N_("show only what has the words typed"), MENU, {'/'}},
    [ACTION_AGAIN] = {"again", N_("again"),
                      N_("a saved game that is over: the same players play it again"), MENU, {'a'}},
    [ACTION_EXPORT] = {"export", N_("export"),
                       N_("write the game to a file: drawing, recording, text, JSON, copy"),
                       PLAY | REPLAY | MENU, {'E'}},
    [ACTION_START] = {"start", N_("start"), N_("start the new game at once"), MENU, {'s'}},
    [ACTION_PRESET] = {"preset", N_("preset"), N_("the next preset of the new game's options"), MENU,
                       {'p'}},
    [ACTION_OWN_PRESETS] = {"own-presets", N_("own presets"),
                            N_("presets of your own: keep the options under a name, use, rename, delete"),
                            MENU, {'o'}},
    [ACTION_AGAINST] = {"against", N_("against cats"),
                        N_("play against the program: the other seats get bots of level cat, or people again"),
                        MENU, {'c'}},
    [ACTION_LESSON] = {"lesson", N_("first game"), N_("play the guided first game, a lesson"), MENU,
                       {'f'}},
    [ACTION_WATCH] = {"watch", N_("replay"), N_("watch the saved game again"), MENU, {'r'}},
};

/* Names of keys that are no visible character; a semicolon begins a comment in settings. */
static const struct {
    int key;
    const char *name;
} names[] = {
    {KEYS_TAB, "Tab"}, {KEYS_ENTER, "Enter"}, {KEYS_ESCAPE, "Esc"}, {' ', "Space"},
    {KEYS_BACKSPACE, "Backspace"}, {KEYS_UP, "Up"}, {KEYS_DOWN, "Down"}, {KEYS_LEFT, "Left"},
    {KEYS_RIGHT, "Right"}, {KEYS_UP_LEFT, "Up-Left"}, {KEYS_UP_RIGHT, "Up-Right"},
    {KEYS_DOWN_LEFT, "Down-Left"}, {KEYS_DOWN_RIGHT, "Down-Right"},
    {KEYS_SHIFT_LEFT, "Shift-Left"}, {KEYS_SHIFT_RIGHT, "Shift-Right"}, {KEYS_HOME, "Home"},
    {KEYS_END, "End"}, {KEYS_PAGE_UP, "PageUp"}, {KEYS_PAGE_DOWN, "PageDown"},
    {KEYS_SHIFT_TAB, "Shift-Tab"}, {KEYS_DELETE, "Delete"}, {KEYS_F1, "F1"}, {KEYS_DIGIT, "0-9"},
    {';', "Semicolon"}, {KEYS_WHEEL_UP, "Wheel-Up"}, {KEYS_WHEEL_DOWN, "Wheel-Down"},
};
/* clang-format on */
enum { NAMES = sizeof names / sizeof *names };

void keys_init(struct keys *keys) {
    for (int action = 0; action < ACTION_COUNT; action++)
        memcpy(keys->bound[action], keys_table[action].keys, sizeof keys->bound[action]);
}

static enum action action_named(const char *name) {
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++)
        if (strcmp(keys_table[action].name, name) == 0)
            return (enum action)action;
    return ACTION_NONE;
}

/* Takes a key away from every other action of the same contexts, so that the newest wins. */
static void take_key(struct keys *keys, enum action owner, int key) {
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (action == (int)owner || !(keys_table[action].contexts & keys_table[owner].contexts))
            continue;
        int *bound = keys->bound[action], kept = 0;
        for (int i = 0; i < KEYS_EACH; i++)
            if (bound[i] != key)
                bound[kept++] = bound[i];
        memset(bound + kept, 0, (size_t)(KEYS_EACH - kept) * sizeof *bound);
    }
}

/* Reads names of keys into `found`; returns how many, or -1 with a sentence in why. */
static int read_keys(const char *written, int found[KEYS_EACH], struct text *why) {
    struct text name = TEXT_EMPTY;
    struct word word;
    int count = 0;
    while (count >= 0 && word_next(&written, &word)) {
        text_clear(&name);
        text_add_bytes(&name, word.bytes, word.length);
        int key = keys_find(name.bytes);
        if (key && count < KEYS_EACH) {
            found[count++] = key;
            continue;
        }
        if (key) {
            text_addf(why, _("An action has at most %d keys."), KEYS_EACH);
        } else {
            text_add(why, _("There is no key \""));
            utf8_add_safe(why, word.bytes, word.length, false);
            text_add(why, _("\"; keys are written u, Enter or Ctrl-R, for example."));
        }
        count = -1;
    }
    text_free(&name);
    return count;
}

bool keys_bind(struct keys *keys, const char *name, const char *written, struct text *why) {
    enum action action = action_named(name);
    if (action == ACTION_NONE) {
        text_add(why, _("There is no action \""));
        utf8_add_safe(why, name, strlen(name), false);
        text_add(why, "\".");
        return false;
    }
    int found[KEYS_EACH] = {0};
    int count = read_keys(written, found, why);
    if (count < 0)
        return false;
    memcpy(keys->bound[action], found, sizeof found);
    for (int i = 0; i < count; i++)
        take_key(keys, action, found[i]);
    return true;
}

enum action keys_action(const struct keys *keys, unsigned context, int key) {
    if (key == KEYS_NONE)
        return ACTION_NONE;
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (!(keys_table[action].contexts & context))
            continue;
        for (int i = 0; i < KEYS_EACH && keys->bound[action][i]; i++)
            if (keys->bound[action][i] == key)
                return (enum action)action;
    }
    return ACTION_NONE;
}

void keys_name(int key, struct text *out) {
    for (int i = 0; i < NAMES; i++) {
        if (names[i].key == key) {
            text_add(out, names[i].name);
            return;
        }
    }
    if (key >= 1 && key <= 26)
        text_addf(out, "Ctrl-%c", 'A' + key - 1);
    else if (key > ' ' && key < KEYS_UP && utf8_width(key) > 0)
        utf8_add(out, (uint32_t)key);
}

int keys_find(const char *name) {
    for (int i = 0; i < NAMES; i++)
        if (strcmp(names[i].name, name) == 0)
            return names[i].key;
    if (strncmp(name, "Ctrl-", 5) == 0 && name[5] >= 'A' && name[5] <= 'Z' && !name[6])
        return name[5] - 'A' + 1;
    const char *cursor = name, *end = name + strlen(name);
    if (cursor == end)
        return KEYS_NONE;
    int32_t code = utf8_next(&cursor, end);
    return cursor == end && code > ' ' && utf8_width(code) > 0 ? code : KEYS_NONE;
}

void keys_of(const struct keys *keys, enum action action, struct text *out) {
    for (int i = 0; i < KEYS_EACH && keys->bound[action][i]; i++) {
        if (i > 0)
            text_add_char(out, ' ');
        keys_name(keys->bound[action][i], out);
    }
}
