/*
 * settings.c - the settings page, and the page of keys.
 *
 * A change takes effect at once and is written to the settings file. When that fails, the player is
 * told, and the change stays in effect until the program ends.
 */
#include "ui/screen/settings.h"

#include "ui/pages/pages.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"
#include "ui/widgets/picture.h"

enum { LABEL_COLUMNS = 26, HELP_ROWS = 3 };

static void write_settings(struct app *app) {
    struct text why = TEXT_EMPTY, sentence = TEXT_EMPTY;
    app->look = app->config.look;
    app->screen->look(app->screen, &app->look);
    if (!config_write(&app->config, &why)) {
        text_addf(&sentence, _("In effect, but not saved: %s"), why.bytes);
        frame_say(app, INK_ALERT, sentence.bytes);
    }
    text_free(&why);
    text_free(&sentence);
}

/*
 * Keys.
 */
/* The action that loses the key when `action` gets it, or ACTION_NONE. */
static enum action key_owner(const struct app *app, enum action action, int key) {
    for (int other = ACTION_NONE + 1; other < ACTION_COUNT; other++) {
        if (other == (int)action || !(keys_table[other].contexts & keys_table[action].contexts))
            continue;
        for (int i = 0; i < 5; i++)
            if (app->config.keys.bound[other][i] == key)
                return (enum action)other;
    }
    return ACTION_NONE;
}

/* Adds the key before the action's other keys, and tells who lost it. */
static void bind_key(struct app *app, enum action action, int key) {
    struct keys *keys = &app->config.keys;
    struct text written = TEXT_EMPTY, sentence = TEXT_EMPTY;
    enum action owner = key_owner(app, action, key);
    keys_name(key, &written);
    if (owner && keys->bound[owner][1] == KEYS_NONE) {
        text_addf(&sentence, _("%s is the only key of \"%s\": give that action another key first."),
                  written.bytes, _(keys_table[owner].label));
        frame_say(app, INK_ALERT, sentence.bytes);
    } else if (written.length == 0) {
        frame_say(app, INK_ALERT, _("This key cannot be used."));
    } else {
        if (owner)
            text_addf(&sentence, _("%s was a key of \"%s\" and no longer is."), written.bytes,
                      _(keys_table[owner].label));
        for (int i = 0; i < 4 && keys->bound[action][i]; i++) {
            if (keys->bound[action][i] == key)
                continue;
            text_add_char(&written, ' ');
            keys_name(keys->bound[action][i], &written);
        }
        frame_say(app, INK_PLAIN, sentence.bytes);
        text_clear(&sentence);
        if (keys_bind(keys, keys_table[action].name, written.bytes, &sentence))
            write_settings(app);
        else
            frame_say(app, INK_ALERT, sentence.bytes);
    }
    text_free(&written);
    text_free(&sentence);
}

static void default_keys(struct app *app, enum action action) {
    struct text written = TEXT_EMPTY, why = TEXT_EMPTY;
    struct keys defaults;
    keys_init(&defaults);
    keys_of(&defaults, action, &written);
    if (keys_bind(&app->config.keys, keys_table[action].name, written.bytes, &why))
        write_settings(app);
    else
        frame_say(app, INK_ALERT, why.bytes);
    text_free(&written);
    text_free(&why);
}

static void keys_draw(struct app *app, const struct list *list) {
    struct canvas *canvas = &app->frame;
    int left = frame_left(app) + 1;
    struct text keys = TEXT_EMPTY;
    for (int i = 0; i < list->height && list->top + i < list->count; i++) {
        int index = list->top + i, row = 1 + i;
        enum action action = (enum action)(ACTION_NONE + 1 + index);
        text_clear(&keys);
        keys_of(&app->config.keys, action, &keys);
        list_row(list, canvas, row, left, FRAME_COLUMNS - 2, index);
        canvas_text(canvas, row, left + 2, LABEL_COLUMNS - 2, INK_KEY, keys.bytes);
        canvas_text(canvas, row, left + 2 + LABEL_COLUMNS, FRAME_COLUMNS - 4 - LABEL_COLUMNS,
                    INK_PLAIN, _(keys_table[action].help));
    }
    text_free(&keys);
}

static void keys_show(struct app *app, struct list *list) {
    static const enum action live[] = {ACTION_CHOOSE, ACTION_DELETE, ACTION_BACK, ACTION_NONE};
    bool fits = frame_begin(app, _("Keys"), _("Enter: one more key   D: defaults"));
    list_fit(list, ACTION_COUNT - 1, frame_rows(app));
    if (fits)
        keys_draw(app, list);
    frame_end(app, CONTEXT_MENU, live);
}

/* Waits for the key to bind; Esc gives up. */
static void ask_key(struct app *app, struct list *list, enum action action) {
    struct text sentence = TEXT_EMPTY;
    text_addf(&sentence, _("Press the new key for \"%s\"; Esc leaves it as it is."),
              _(keys_table[action].label));
    frame_say(app, INK_KEY, sentence.bytes);
    text_free(&sentence);
    struct event event;
    do {
        keys_show(app, list);
        event = frame_event(app, -1);
    } while (event.key == KEYS_NONE || event.key == KEYS_RESIZE || event.key == KEYS_MOUSE ||
             event.key == KEYS_DROP);
    frame_say(app, INK_PLAIN, "");
    if (event.key == KEYS_LEAVE || event.key == KEYS_CONTROL_C)
        app->leaving = true;
    else if (event.key != KEYS_ESCAPE)
        bind_key(app, action, event.key);
}

static void page_keys(struct app *app) {
    struct list list = {.chosen = 0};
    while (!app->leaving) {
        keys_show(app, &list);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&list, action, &event, spot);
        enum action row = (enum action)(ACTION_NONE + 1 + list.chosen);
        if (action == ACTION_CHOOSE)
            ask_key(app, &list, row);
        else if (action == ACTION_DELETE)
            default_keys(app, row);
        else if (action == ACTION_BACK || action == ACTION_LEAVE)
            return;
    }
}

/*
 * The other settings.
 */
static void draw_path(struct app *app, int row, int column) {
    struct text path = TEXT_EMPTY;
    if (config_path(&path))
        canvas_textf(&app->frame, row, column, FRAME_COLUMNS - 6, INK_DIM, _("Saved in %s"),
                     path.bytes);
    else
        canvas_text(&app->frame, row, column, -1, INK_DIM,
                    _("Not saved: there is no folder for settings."));
    text_free(&path);
}

/* How players and heights look now; and where there is room beside the list, a game. */
static void draw_sample(struct app *app, int row, int column) {
    enum { SEATS_SHOWN = 4, GAP = 2 };
    struct canvas *canvas = &app->frame;
    const struct registered *game = registry;
    for (unsigned seat = 0; seat < SEATS_SHOWN; seat++)
        column += GAP + canvas_textf(canvas, row, column, -1, INK_SEAT_A + seat, _("Player %c"),
                                     seat_letter(seat));
    for (int height = 0; height < HEIGHTS; height++) {
        canvas_paper(canvas, row, column + 3 * height, 1, 3, PAPER_RELIEF_0 + height);
        canvas_textf(canvas, row, column + 3 * height + 1, 1, INK_PLAIN, "%d", height);
    }
    while (game->ruleset && !game->ruleset->scene)
        game++;
    struct room room = picture_room(app, LEFT_COLUMNS);
    if (game->ruleset && picture_beside(app, LEFT_COLUMNS))
        picture_show_scene(app, &room, game->ruleset);
}

/* The row after all settings leads to the keys. */
static const char *row_help(int row) {
    return row < settings_count ? settings_table[row].help
                                : N_("Enter shows every action with its keys, to change them.");
}

static void settings_draw(struct app *app, const struct list *list) {
    struct canvas *canvas = &app->frame;
    int left = picture_left(app) + 1, top = frame_top(app) + 1;
    struct text value = TEXT_EMPTY;
    for (int i = 0; i < settings_count; i++) {
        list_row(list, canvas, top + i, left, FRAME_COLUMNS - 2, i);
        canvas_text(canvas, top + i, left + 2, LABEL_COLUMNS, INK_PLAIN,
                    _(settings_table[i].label));
        text_clear(&value);
        setting_show(&settings_table[i], &app->config, &value);
        list_choice(canvas, top + i, left + 2 + LABEL_COLUMNS, -1, value.bytes);
    }
    text_free(&value);
    list_row(list, canvas, top + settings_count, left, FRAME_COLUMNS - 2, settings_count);
    canvas_text(canvas, top + settings_count, left + 2, LABEL_COLUMNS, INK_PLAIN, _("Keys"));
    canvas_wrap(canvas, top + settings_count + 2, left + 2, HELP_ROWS, FRAME_COLUMNS - 6, INK_DIM,
                _(row_help(list->chosen)));
    int path = top + settings_count + HELP_ROWS + 2;
    draw_path(app, path, left + 2);
    draw_sample(app, path + 2 <= frame_rows(app) ? path + 2 : frame_rows(app), left + 2);
}

void page_settings(struct app *app) {
    static const enum action live[] = {ACTION_CHOOSE, ACTION_HELP, ACTION_BACK, ACTION_NONE};
    struct list list = {.chosen = 0};
    while (!app->leaving) {
        list_fit(&list, settings_count + 1, settings_count + 1);
        if (frame_begin(app, _("Settings"), NULL))
            settings_draw(app, &list);
        frame_end(app, CONTEXT_MENU, live);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&list, action, &event, spot);
        bool changes = action == ACTION_LEFT || action == ACTION_RIGHT || action == ACTION_CHOOSE;
        if (action == ACTION_CHOOSE && list.chosen == settings_count) {
            page_keys(app);
        } else if (changes && list.chosen < settings_count) {
            setting_change(&settings_table[list.chosen], &app->config,
                           action == ACTION_LEFT ? -1 : 1);
            write_settings(app);
        } else if (action == ACTION_HELP) {
            page_help(app, CONTEXT_MENU, NULL);
        } else if (action == ACTION_BACK || action == ACTION_LEAVE) {
            return;
        }
    }
}
