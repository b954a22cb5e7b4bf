/*
 * keys.c - the table of actions: every row is whole, no key is there twice, names are found
 * again, and the settings file can bind anew.
 */
#include "ui/screen/keys.h"

#include "core/ruleset.h"

#include "support.h"

/* The action each key stands for, in each context. */
static void keys_have_actions(void **unused) {
    static const struct {
        unsigned context;
        int key;
        enum action action;
    } cases[] = {
        {CONTEXT_PLAY, 'h', ACTION_LEFT},
        {CONTEXT_REPLAY, 'h', ACTION_STEP_BACK},
        {CONTEXT_PLAY, KEYS_HOME, ACTION_UP_LEFT},
        {CONTEXT_REPLAY, KEYS_HOME, ACTION_FIRST},
        {CONTEXT_PLAY, ' ', ACTION_CHOOSE},
        {CONTEXT_MENU, ' ', ACTION_CHOOSE},
        {CONTEXT_PAGE, ' ', ACTION_PAGE_DOWN},
        {CONTEXT_REPLAY, ' ', ACTION_PLAY_PAUSE},
        {CONTEXT_PLAY, 'u', ACTION_UNDO},
        {CONTEXT_PLAY, 'U', ACTION_REDO},
        {CONTEXT_PLAY, KEYS_CONTROL_R, ACTION_REDO},
        {CONTEXT_PLAY, KEYS_TAB, ACTION_NEXT},
        {CONTEXT_PLAY, KEYS_SHIFT_TAB, ACTION_PREVIOUS},
        {CONTEXT_REPLAY, KEYS_SHIFT_RIGHT, ACTION_TURN},
        {CONTEXT_REPLAY, '[', ACTION_TURN_BACK},
        {CONTEXT_PLAY, '[', ACTION_NONE},
        {CONTEXT_REPLAY, 'u', ACTION_NONE},
        {CONTEXT_PAGE, KEYS_ESCAPE, ACTION_BACK},
        {CONTEXT_MENU, KEYS_F1, ACTION_HELP},
        {CONTEXT_PLAY, KEYS_NONE, ACTION_NONE},
        {CONTEXT_PLAY, 0x10FFFF, ACTION_NONE},
    };
    (void)unused;
    struct keys keys;
    keys_init(&keys);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(keys_action(&keys, cases[i].context, cases[i].key), cases[i].action);
}

static void rows_are_whole(void **unused) {
    (void)unused;
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        const struct binding *row = &keys_table[action];
        assert_non_null(row->name);
        assert_non_null(row->label);
        assert_non_null(row->help);
        assert_int_not_equal(row->contexts, 0);
        assert_int_not_equal(row->keys[0], 0);
    }
}

/* Space pages down only where it does not choose; every other key is there once. */
static void keys_are_there_once(void **unused) {
    (void)unused;
    struct keys keys;
    keys_init(&keys);
    for (unsigned context = 1; context <= CONTEXT_MENU; context *= 2) {
        for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
            const struct binding *row = &keys_table[action];
            for (int i = 0; i < 5 && row->keys[i] && (row->contexts & context); i++) {
                bool shadowed = context == CONTEXT_MENU && row->keys[i] == ' ';
                if (!shadowed)
                    assert_int_equal(keys_action(&keys, context, row->keys[i]), action);
            }
        }
    }
}

static void names_are_found(void **unused) {
    (void)unused;
    struct text name = TEXT_EMPTY;
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        for (int i = 0; i < 5 && keys_table[action].keys[i]; i++) {
            text_clear(&name);
            keys_name(keys_table[action].keys[i], &name);
            assert_int_equal(keys_find(name.bytes), keys_table[action].keys[i]);
        }
    }
    for (int key = 1; key < 0x3000; key++) {
        text_clear(&name);
        keys_name(key, &name);
        if (name.length > 0)
            assert_int_equal(keys_find(name.bytes), key);
    }
    assert_int_equal(keys_find("Ctrl-R"), KEYS_CONTROL_R);
    assert_int_equal(keys_find("\303\250"), 0xE8);
    assert_int_equal(keys_find(""), KEYS_NONE);
    assert_int_equal(keys_find("uu"), KEYS_NONE);
    assert_int_equal(keys_find("Ctrl-"), KEYS_NONE);
    assert_int_equal(keys_find("Ctrl-RR"), KEYS_NONE);
    assert_int_equal(keys_find("\xFF"), KEYS_NONE);
    assert_int_equal(keys_find("\303"), KEYS_NONE);
    assert_int_equal(keys_find("\t"), KEYS_NONE);
    text_free(&name);
}

static void newest_binding_wins(void **unused) {
    (void)unused;
    struct keys keys;
    struct text text = TEXT_EMPTY;
    keys_init(&keys);
    assert_true(keys_bind(&keys, "look", "u Ctrl-L", &text));
    assert_int_equal(keys_action(&keys, CONTEXT_PLAY, 'u'), ACTION_LOOK);
    assert_int_equal(keys_action(&keys, CONTEXT_PLAY, 'x'), ACTION_NONE);
    assert_true(keys_bind(&keys, "undo", "Backspace", &text));
    assert_int_equal(keys_action(&keys, CONTEXT_PLAY, KEYS_BACKSPACE), ACTION_UNDO);
    keys_of(&keys, ACTION_BACK, &text);
    assert_string_equal(text.bytes, "Esc");
    text_clear(&text);
    keys_of(&keys, ACTION_LOOK, &text);
    assert_string_equal(text.bytes, "u Ctrl-L");
    /* Other contexts keep the key: h steps back in a replay whatever it does while playing. */
    assert_true(keys_bind(&keys, "dice", "j", &text));
    assert_true(keys_bind(&keys, "why", "h", &text));
    assert_int_equal(keys_action(&keys, CONTEXT_REPLAY, 'h'), ACTION_STEP_BACK);
    assert_true(keys_bind(&keys, "resign", "", &text));
    assert_int_equal(keys_action(&keys, CONTEXT_PLAY, 'X'), ACTION_NONE);
    text_free(&text);
}

static void wrong_bindings_change_nothing(void **unused) {
    static const char *const wrong[][2] = {
        {"fly", "u"},        {"", "u"},        {"undo", "uu"},
        {"undo", "Hyper-u"}, {"undo", "\xFF"}, {"undo", "a b c d e f"},
        {"undo", "u Nokey"},
    };
    (void)unused;
    struct keys keys, before;
    struct text why = TEXT_EMPTY;
    keys_init(&keys);
    keys_init(&before);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        text_clear(&why);
        assert_false(keys_bind(&keys, wrong[i][0], wrong[i][1], &why));
        assert_int_not_equal(why.length, 0);
        assert_memory_equal(&keys, &before, sizeof keys);
    }
    text_free(&why);
}

/* The game's key is reached on the play page, where actions come first, but for the menu of moves.
 */
static void assert_reached(const struct keys *keys, int key) {
    enum action action = keys_action(keys, CONTEXT_PLAY, key);
    if (action != ACTION_VERBS)
        assert_int_equal(action, ACTION_NONE);
}

static void no_action_hides_a_game_key(void **unused) {
    (void)unused;
    struct keys keys;
    keys_init(&keys);
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        for (unsigned i = 0; i < rules->verb_count; i++)
            assert_reached(&keys, rules->verbs[i].key);
        for (unsigned i = 0; i < rules->domain_count; i++)
            for (const char *key = rules->domains[i].keys; key && *key; key++)
                assert_reached(&keys, *key);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_have_actions),
        cmocka_unit_test(rows_are_whole),
        cmocka_unit_test(keys_are_there_once),
        cmocka_unit_test(names_are_found),
        cmocka_unit_test(newest_binding_wins),
        cmocka_unit_test(wrong_bindings_change_nothing),
        cmocka_unit_test(no_action_hides_a_game_key),
    };
    return run_and_report(tests);
}
