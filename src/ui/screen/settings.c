/*
 * settings.c - the table of settings, and what can be done with a row of it: see settings.h.
 */
#include "ui/screen/settings.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "core/i18n.h"
#include "core/real.h"
#include "table/language.h"

static const char *const no_yes[] = {"no", "yes", NULL};
static const char *const off_on[] = {N_("off"), N_("on"), NULL};
static const char *const glyphs[] = {N_("Unicode"), N_("ASCII"), NULL};
static const char *const shown[] = {N_("not shown"), N_("shown"), NULL};
static const char *const rolls[] = {"auto", "key", NULL};
static const char *const rolls_shown[] = {N_("roll by themselves"), N_("wait for a key"), NULL};

static const char *const sides[] = {N_("the usual one"), N_("the other one"), NULL};

static const char *const themes[] = {
    N_("usual"),           N_("strong contrast"),          N_("no colours"),
    N_("on light ground"), N_("as the terminal's ground"), NULL};

static void show_pause(int milliseconds, struct text *out) {
    text_addf(out, _("%s seconds"), real_told(milliseconds / 1000.0, 1).text);
}

#define IN(field)                                                                                  \
    .offset = offsetof(struct config, field), .size = sizeof(((struct config *)NULL)->field)

const struct setting settings_table[] = {
    {
        .section = "look",
        .name = "theme",
        .label = N_("Colours"),
        .help = N_("Pieces show their owner without colours, too."),
        .kind = SETTING_THEME,
        IN(look.theme),
        .titles = themes,
        .initial = THEME_AUTO,
    },
    {
        .section = "look",
        .name = "ascii",
        .label = N_("Glyphs"),
        .help = N_("ASCII for terminals and fonts that lack the finer ones."),
        IN(look.ascii),
        .words = no_yes,
        .titles = glyphs,
    },
    {
        .section = "look",
        .name = "mouse",
        .label = N_("Mouse"),
        .help = N_("Off, the terminal selects text with the mouse as usual."),
        IN(look.mouse),
        .words = no_yes,
        .titles = off_on,
        .initial = true,
    },
    {
        .section = "look",
        .name = "marks",
        .label = N_("Marks"),
        .help = N_("Whether the places where a move can go are marked on the board."),
        IN(marks),
        .words = no_yes,
        .titles = off_on,
        .initial = true,
    },
    {
        .section = "look",
        .name = "sizes",
        .label = N_("Boards"),
        .help = N_("As large as fits, except in games where you chose another size while playing. "
                   "Enter forgets these choices."),
        .kind = SETTING_SIZES,
        IN(sizes),
    },
    {
        .section = "look",
        .name = "animation",
        .label = N_("Movement"),
        .help = N_("Whether moves and dice are animated. Any key ends an animation."),
        IN(animation),
        .words = no_yes,
        .titles = shown,
        .initial = true,
    },
    {
        .section = "play",
        .name = "roll",
        .label = N_("Dice"),
        .help = N_("Whether dice wait for a key or are rolled automatically."),
        IN(roll_by_key),
        .words = rolls,
        .titles = rolls_shown,
        .initial = true,
    },
    {
        .section = "play",
        .name = "replay_speed",
        .label = N_("Speed of a replay"),
        .help = N_("In moves every ten seconds."),
        .kind = SETTING_NUMBER,
        IN(replay_speed),
        .least = SPEED_LEAST,
        .most = SPEED_MOST,
        .step = 1,
        .coarse = 20,
        .coarse_step = 10,
        .initial = 10,
    },
    {
        .section = "play",
        .name = "pause",
        .label = N_("Pause after moves"),
        .help = N_("How long to pause after the move of a bot; any key ends the pause."),
        .kind = SETTING_NUMBER,
        IN(pause),
        .most = PAUSE_MOST,
        .step = 100,
        .coarse = 1000,
        .coarse_step = 500,
        .show = show_pause,
        .initial = 600,
    },
    {
        .section = "play",
        .name = "bell",
        .label = N_("Bell"),
        .help = N_("Whether the terminal's bell rings when bots have played and it is your turn."),
        IN(bell),
        .words = no_yes,
        .titles = off_on,
    },
    {
        .section = "play",
        .name = "hints",
        .label = N_("Hints"),
        .help = N_("Whether a player may ask the program for hints."),
        IN(hints),
        .words = no_yes,
        .titles = off_on,
        .initial = true,
    },
    {
        .section = "play",
        .name = "turned",
        .label = N_("Side"),
        .help = N_("From which side boards are seen. While playing and in a replay, F changes it."),
        IN(look.turned),
        .words = no_yes,
        .titles = sides,
    },
    {
        .section = "language",
        .name = "name",
        .label = N_("Language"),
        .help = N_("Takes effect at once, also in rulebooks. Logs and the words of moves are the "
                   "same in every language."),
        .kind = SETTING_LANGUAGE,
        IN(language),
    },
};
const int settings_count = sizeof settings_table / sizeof *settings_table;

/* ---- values ---------------------------------------------------------------------------------- */

static void *place(const struct setting *setting, struct config *config) {
    return (char *)config + setting->offset;
}

/* A choice is kept in a flag or an enum, a number in an int. */
static int value_of(const struct setting *setting, const struct config *config) {
    const char *from = (const char *)config + setting->offset;
    bool flag;
    int value;
    if (setting->size == sizeof flag) {
        memcpy(&flag, from, sizeof flag);
        return flag;
    }
    assert(setting->size == sizeof value);
    memcpy(&value, from, sizeof value);
    return value;
}

static void set_value(const struct setting *setting, struct config *config, int value) {
    bool flag = value != 0;
    if (setting->size == sizeof flag)
        memcpy(place(setting, config), &flag, sizeof flag);
    else
        memcpy(place(setting, config), &value, sizeof value);
}

static int choices(const struct setting *setting) {
    int count = 0;
    while (setting->words[count])
        count++;
    return count;
}

void settings_init(struct config *config) {
    for (int i = 0; i < settings_count; i++)
        if (settings_table[i].kind == SETTING_LANGUAGE || settings_table[i].kind == SETTING_SIZES)
            memset(place(&settings_table[i], config), 0, settings_table[i].size);
        else
            set_value(&settings_table[i], config, settings_table[i].initial);
}

/* ---- as the file has them -------------------------------------------------------------------- */

static bool read_choice(const struct setting *setting, struct config *config, const char *value,
                        struct text *why) {
    int count = choices(setting);
    for (int i = 0; i < count; i++)
        if (strcmp(value, setting->words[i]) == 0) {
            set_value(setting, config, i);
            return true;
        }
    text_add(why, _("the value must be one of "));
    size_t start = why->length;
    for (int i = 0; i < count; i++)
        text_add_item(why, start, setting->words[i]);
    return false;
}

static bool read_number(const struct setting *setting, struct config *config, const char *value,
                        struct text *why) {
    long number;
    if (!word_number((struct word){value, strlen(value)}, setting->least, setting->most, &number)) {
        text_addf(why, _("the value must be a number from %d to %d"), setting->least,
                  setting->most);
        return false;
    }
    set_value(setting, config, (int)number);
    return true;
}

static bool read_theme(struct config *config, const char *value, struct text *why) {
    if (theme_find(value, &config->look.theme))
        return true;
    text_add(why, _("the value must be one of "));
    size_t start = why->length;
    for (int i = 0; i < theme_count(); i++)
        text_add_item(why, start, theme_name((enum theme)i));
    return false;
}

static bool read_language(const struct setting *setting, struct config *config, const char *value,
                          struct text *why) {
    size_t length = strlen(value);
    if (length >= setting->size ||
        strspn(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_") != length) {
        text_add(why, _("the value must be a language such as it or pt_BR"));
        return false;
    }
    memcpy(place(setting, config), value, length + 1);
    return true;
}

bool setting_read(const struct setting *setting, struct config *config, const char *value,
                  struct text *why) {
    switch (setting->kind) {
    case SETTING_NUMBER:
        return read_number(setting, config, value, why);
    case SETTING_LANGUAGE:
        return read_language(setting, config, value, why);
    case SETTING_SIZES:
        return sizes_read(&config->sizes, value, why);
    case SETTING_THEME:
        return read_theme(config, value, why);
    default:
        return read_choice(setting, config, value, why);
    }
}

void setting_print(const struct setting *setting, const struct config *config, struct text *out) {
    if (setting->kind == SETTING_LANGUAGE)
        text_add(out, config->language);
    else if (setting->kind == SETTING_SIZES)
        sizes_print(&config->sizes, out);
    else if (setting->kind == SETTING_THEME)
        text_add(out, theme_name(config->look.theme));
    else if (setting->kind == SETTING_NUMBER)
        text_add_number(out, value_of(setting, config));
    else
        text_add(out, setting->words[value_of(setting, config)]);
}

/* ---- as the page has them -------------------------------------------------------------------- */

void setting_show(const struct setting *setting, const struct config *config, struct text *out) {
    if (setting->kind == SETTING_LANGUAGE)
        text_add(out, language_title(config->language));
    else if (setting->kind == SETTING_SIZES && !*config->sizes.of[0].game)
        text_add(out, _("as large as fits"));
    else if (setting->kind == SETTING_NUMBER && setting->show)
        setting->show(value_of(setting, config), out);
    else if (setting->kind == SETTING_THEME && config->look.theme < THEME_COUNT)
        text_add(out, _(setting->titles[config->look.theme]));
    else if (setting->kind == SETTING_CHOICE && setting->titles)
        text_add(out, _(setting->titles[value_of(setting, config)]));
    else
        setting_print(setting, config, out);
}

static void change_number(const struct setting *setting, struct config *config, int step) {
    int value = value_of(setting, config), from = step < 0 ? value - 1 : value;
    value += step * (from >= setting->coarse ? setting->coarse_step : setting->step);
    if (value >= setting->least && value <= setting->most)
        set_value(setting, config, value);
}

void setting_change(const struct setting *setting, struct config *config, int step) {
    int count;
    switch (setting->kind) {
    case SETTING_NUMBER:
        change_number(setting, config, step);
        break;
    case SETTING_LANGUAGE:
        snprintf(config->language, sizeof config->language, "%s",
                 language_next(config->language, step));
        language_choose(config->language);
        break;
    case SETTING_SIZES:
        config->sizes = (struct sizes){0};
        break;
    case SETTING_THEME:
        count = theme_count();
        config->look.theme = (enum theme)(((int)config->look.theme + step + count) % count);
        break;
    default:
        count = choices(setting);
        set_value(setting, config, (value_of(setting, config) + step + count) % count);
    }
}
