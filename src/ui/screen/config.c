/*
 * config.c - the settings file: read with libinih, rewritten line by line.
 *
 * What can stand in it is the table of settings (settings.h), and in the keys section a row for
 * each action. Reading goes through a reader of our own that counts lines and passes over what is
 * too long or no text. Writing starts from the file as it is and replaces only the values it knows,
 * so comments and unknown lines stay; then a new file takes the old one's place.
 */
#include "ui/screen/config.h"

#include <ctype.h>
#include <errno.h>
#include <ini.h>
#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/file.h"
#include "ui/screen/settings.h"
#include "ui/screen/user_theme.h"

enum { FILE_MOST = 1 << 16, LINE_MOST = 190 };

static const char keys_section[] = "keys";

/* An item is a setting or, numbered after them, an action whose keys the file names: everything
   that the file can hold. */
static int item_count(void) {
    return settings_count + ACTION_COUNT;
}

static const struct setting *item_setting(int item) {
    return item < settings_count ? &settings_table[item] : NULL;
}

static enum action item_action(int item) {
    return (enum action)(item - settings_count);
}

static const char *item_section(int item) {
    const struct setting *setting = item_setting(item);
    return setting ? setting->section : keys_section;
}

static const char *item_name(int item) {
    const struct setting *setting = item_setting(item);
    return setting ? setting->name : keys_table[item_action(item)].name;
}

/* The item, or -1. ACTION_NONE is none. */
static int item_find(struct word section, struct word name) {
    for (int item = 0; item < item_count(); item++)
        if (item != settings_count + ACTION_NONE && word_is(section, item_section(item)) &&
            word_is(name, item_name(item)))
            return item;
    return -1;
}

static void item_print(const struct config *config, int item, struct text *out) {
    text_addf(out, "%s = ", item_name(item));
    if (item_setting(item))
        setting_print(item_setting(item), config, out);
    else
        keys_of(&config->keys, item_action(item), out);
    text_add_char(out, '\n');
}

void config_init(struct config *config) {
    *config = (struct config){.language = ""};
    settings_init(config);
    keys_init(&config->keys);
}

/*
 * The path, and the file as it is.
 */
bool config_path(struct text *out) {
    return file_add_config("config.ini", out);
}

/* Cuts the first line, without its end, off *rest; false when nothing is left. */
static bool next_line(struct word *rest, struct word *line) {
    if (rest->length == 0)
        return false;
    const char *end = memchr(rest->bytes, '\n', rest->length);
    line->bytes = rest->bytes;
    line->length = end ? (size_t)(end - rest->bytes) : rest->length;
    size_t used = line->length + (end ? 1 : 0);
    rest->bytes += used;
    rest->length -= used;
    return true;
}

/* Takes a line as reader and writer both see it, each line for itself: without the space in front
   of it (an indented line goes on with the value above otherwise) and the mark that some editors
   put at the start of a file. Returns NULL, or why it is passed over. */
static const char *trim_line(struct word *line) {
    static const char mark[] = "\xEF\xBB\xBF";
    const char *why = NULL;
    if (line->length > LINE_MOST)
        why = _("the line is too long and was skipped");
    else if (!utf8_valid(line->bytes, line->length) || memchr(line->bytes, 0, line->length))
        why = _("the line is not text and was skipped");
    if (why)
        line->length = 0;
    if (line->length >= 3 && memcmp(line->bytes, mark, 3) == 0)
        *line = (struct word){line->bytes + 3, line->length - 3};
    while (line->length && isspace((unsigned char)*line->bytes))
        *line = (struct word){line->bytes + 1, line->length - 1};
    return why;
}

/*
 * Reading.
 */
struct reading {
    struct config *config;
    const char *path;
    struct word rest;
    unsigned line;
    bool themes; /* the user's themes are read now; then all else, which may name one */
    struct text *notes;
};

/* What follows in the name of a theme's section; NULL for other sections. */
static const char *theme_section(const char *section) {
    static const char start[] = "theme.";
    return strncmp(section, start, sizeof start - 1) == 0 ? section + sizeof start - 1 : NULL;
}

static void note(struct reading *reading, unsigned line, const char *why) {
    utf8_add_safe(reading->notes, reading->path, strlen(reading->path), false);
    if (line)
        text_addf(reading->notes, ":%u", line);
    text_addf(reading->notes, ": %s.\n", why);
}

/* Gives libinih the next line as fgets would; an empty one for what it could not take. */
static char *read_line(char *out, int room, void *data) {
    struct reading *reading = data;
    struct word line;
    if (!next_line(&reading->rest, &line))
        return NULL;
    reading->line++;
    const char *why = trim_line(&line);
    if (why && !reading->themes)
        note(reading, reading->line, why);
    assert(line.length + 2 <= (size_t)room);
    memcpy(out, line.bytes, line.length);
    memcpy(out + line.length, "\n", 2);
    return out;
}

static int read_item(void *data, const char *section, const char *name, const char *value) {
    struct reading *reading = data;
    const char *theme = theme_section(section);
    struct text why = TEXT_EMPTY;
    int item =
        item_find((struct word){section, strlen(section)}, (struct word){name, strlen(name)});
    bool good = false;
    if ((theme != NULL) != reading->themes)
        return 1;
    if (theme)
        good = theme_set(theme, name, value, &why);
    else if (item < 0)
        text_add(&why, _("there is no such setting"));
    else if (item_setting(item))
        good = setting_read(item_setting(item), reading->config, value, &why);
    else
        good = keys_bind(&reading->config->keys, name, value, &why);
    if (!good)
        note(reading, reading->line, why.bytes);
    text_free(&why);
    return 1;
}

void config_read(struct config *config, struct text *notes) {
    struct text path = TEXT_EMPTY, bytes = TEXT_EMPTY;
    user_themes_forget();
    if (config_path(&path)) {
        struct reading reading = {.config = config, .path = path.bytes, .notes = notes};
        if (file_read(path.bytes, FILE_MOST, &bytes)) {
            for (int i = 0; i < 2; i++) {
                reading.themes = i == 0;
                reading.line = 0;
                reading.rest = (struct word){bytes.bytes, bytes.length};
                int wrong = ini_parse_stream(read_line, &reading, read_item, &reading);
                if (wrong > 0 && !reading.themes)
                    note(&reading, (unsigned)wrong, _("the line is not name = value"));
            }
        } else if (errno != ENOENT && errno != ENOTDIR) {
            note(&reading, 0, strerror(errno));
        }
    }
    text_free(&path);
    text_free(&bytes);
}

/*
 * Writing.
 */
struct writing {
    const struct config *config;
    struct keys defaults;
    bool *written; /* for each item */
    struct text out;
};

/* Takes "[section]" or "name = value" apart as libinih does; both words are empty when it is
 * neither. */
static void split_line(struct word line, struct word *section, struct word *name) {
    trim_line(&line);
    const char *close = memchr(line.bytes, ']', line.length);
    const char *equals = line.bytes, *end = line.bytes + line.length;
    while (equals < end && *equals != '=' && *equals != ':')
        equals++;
    *section = *name = (struct word){line.bytes, 0};
    if (line.length && *line.bytes == '[' && close) {
        *section = (struct word){line.bytes + 1, (size_t)(close - line.bytes) - 1};
    } else if (line.length && !strchr("[;#", *line.bytes) && equals < end) {
        name->length = (size_t)(equals - line.bytes);
        while (name->length && isspace((unsigned char)name->bytes[name->length - 1]))
            name->length--;
    }
}

bool config_has(const char *section, const char *name) {
    struct text path = TEXT_EMPTY, file = TEXT_EMPTY;
    struct word in = {"", 0}, opened, named, line;
    bool has = false;
    if (config_path(&path) && file_read(path.bytes, FILE_MOST, &file))
        for (struct word rest = {file.bytes, file.length}; next_line(&rest, &line);) {
            split_line(line, &opened, &named);
            in = opened.length ? opened : in;
            has = has || (word_is(in, section) && named.length && word_is(named, name));
        }
    text_free(&path);
    text_free(&file);
    return has;
}

/* Settings are always written, keys only when they differ from the defaults. */
static bool wanted(const struct writing *writing, int item) {
    enum action action = item_action(item);
    if (writing->written[item] || action == ACTION_NONE)
        return false;
    return item_setting(item) ||
           memcmp(writing->config->keys.bound[action], writing->defaults.bound[action],
                  sizeof writing->defaults.bound[action]) != 0;
}

/* Adds the items of a section that the file did not have, before the empty lines at its end. */
static void write_missing(struct writing *writing, struct word section) {
    struct text *out = &writing->out;
    size_t end = out->length;
    while (end > 1 && out->bytes[end - 1] == '\n' && out->bytes[end - 2] == '\n')
        end--;
    struct text tail = TEXT_EMPTY;
    text_add_bytes(&tail, out->bytes + end, out->length - end);
    text_truncate(out, end);
    for (int item = 0; item < item_count(); item++) {
        if (!word_is(section, item_section(item)) || !wanted(writing, item))
            continue;
        item_print(writing->config, item, out);
        writing->written[item] = true;
    }
    text_add_bytes(out, tail.bytes, tail.length);
    text_free(&tail);
}

/* Carries one line of the old file over; *section is the one it stands in. */
static void write_line(struct writing *writing, struct word line, struct word *section) {
    struct word opened, name;
    split_line(line, &opened, &name);
    if (opened.length) {
        write_missing(writing, *section);
        *section = opened;
    }
    int item = name.length ? item_find(*section, name) : -1;
    if (item >= 0) {
        item_print(writing->config, item, &writing->out);
        writing->written[item] = true;
    } else {
        text_add_bytes(&writing->out, line.bytes, line.length);
        text_add_char(&writing->out, '\n');
    }
}

static void write_all(struct writing *writing, const struct text *old) {
    struct word rest = {old->bytes, old->length}, line, section = {"", 0};
    while (next_line(&rest, &line))
        write_line(writing, line, &section);
    write_missing(writing, section);
    for (int item = 0; item < item_count(); item++) {
        const char *name = item_section(item);
        if (!wanted(writing, item))
            continue;
        text_addf(&writing->out, "%s[%s]\n", writing->out.length ? "\n" : "", name);
        write_missing(writing, (struct word){name, strlen(name)});
    }
}

bool config_write(const struct config *config, struct text *why) {
    struct text path = TEXT_EMPTY, old = TEXT_EMPTY;
    struct writing writing = {.config = config, .out = TEXT_EMPTY};
    writing.written = memory_new((size_t)item_count() * sizeof *writing.written);
    keys_init(&writing.defaults);
    bool good = config_path(&path);
    if (!good) {
        text_add(why, _("There is no folder for settings."));
    } else {
        file_make_folders(path.bytes);
        good = file_read(path.bytes, FILE_MOST, &old) || errno == ENOENT;
        if (good) {
            write_all(&writing, &old);
            good = file_replace(path.bytes, &writing.out);
        }
        if (!good) {
            utf8_add_safe(why, path.bytes, path.length, false);
            text_addf(why, ": %s.", strerror(errno));
        }
    }
    text_free(&path);
    text_free(&old);
    text_free(&writing.out);
    free(writing.written);
    return good;
}
