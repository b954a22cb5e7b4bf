/*
 * presets.c - options saved under a name: see presets.h.
 *
 * The file is read and written line by line, so that comments and what is of other games stay.
 */
#include "table/presets.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/file.h"

enum { FILE_MOST = 1 << 16, LINE_MOST = 1000 };

static struct word trim(struct word word) {
    while (word.length && isspace((unsigned char)*word.bytes))
        word = (struct word){word.bytes + 1, word.length - 1};
    while (word.length && isspace((unsigned char)word.bytes[word.length - 1]))
        word.length--;
    return word;
}

static bool same(struct word word, const char *string) {
    return word.length == strlen(string) && memcmp(word.bytes, string, word.length) == 0;
}

/* NULL, or why a name cannot stand in the file. */
static const char *wrong_name(const struct ruleset *rules, const char *name) {
    struct word whole = {name, strlen(name)};
    bool controls = !utf8_valid(name, whole.length);
    for (const char *at = name; *at; at++)
        controls = controls || (unsigned char)*at < ' ' || *at == 0x7f;
    if (whole.length == 0 || trim(whole).length != whole.length)
        return _("A preset needs a name without spaces around it.");
    if (whole.length > PRESET_NAME_MOST)
        return _("This name is too long.");
    if (controls || strchr(name, '=') || strchr("[;#", *name))
        return _("A name has no \"=\", and does not begin with [, ; or #.");
    if (preset_find(rules, name))
        return _("The game itself has a preset of this name.");
    return NULL;
}

/* ---- the file ---- */

/* One line: the game whose section it opens, or a preset of the section that it stands in. */
struct line {
    struct word section;       /* length 0: none */
    struct word name, options; /* name of length 0: none */
};

static void take_line(struct word bytes, struct line *out) {
    *out = (struct line){.section = {"", 0}, .name = {"", 0}};
    bytes = trim(bytes);
    if (bytes.length == 0 || bytes.length > LINE_MOST || !utf8_valid(bytes.bytes, bytes.length))
        return;
    const char *equals = memchr(bytes.bytes, '=', bytes.length);
    if (*bytes.bytes == '[' && bytes.bytes[bytes.length - 1] == ']') {
        out->section = (struct word){bytes.bytes + 1, bytes.length - 2};
    } else if (equals && !strchr("[;#", *bytes.bytes)) {
        size_t before = (size_t)(equals - bytes.bytes);
        out->name = trim((struct word){bytes.bytes, before});
        out->options = trim((struct word){equals + 1, bytes.length - before - 1});
    }
}

/* Reads the file; an absent one is empty. false with a sentence in why (may be NULL). */
static bool read_presets(struct text *path, struct text *bytes, struct text *why) {
    if (!file_add_config("presets.ini", path)) {
        if (why)
            text_add(why, _("There is no home folder for the settings."));
        return false;
    }
    if (file_read(path->bytes, FILE_MOST, bytes) || errno == ENOENT || errno == ENOTDIR)
        return true;
    if (why) {
        utf8_add_safe(why, path->bytes, path->length, false);
        text_addf(why, ": %s.", strerror(errno));
    }
    return false;
}

static void free_preset(struct own_preset *preset) {
    free(preset->name);
    free(preset->options);
}

static char *copy(struct word word) {
    struct text text = TEXT_EMPTY;
    text_add_bytes(&text, word.bytes, word.length);
    return text_detach(&text);
}

/* Adds the preset of a line, unless it is none for this game, or its name was there before. */
static void add_preset(const struct ruleset *rules, const struct line *line,
                       struct own_presets *out) {
    struct own_preset preset = {copy(line->name), copy(line->options)};
    struct setup setup;
    setup_init(&setup, rules, rules->seats_least);
    if (wrong_name(rules, preset.name) || presets_find(out, preset.name) ||
        !setup_set(&setup, rules, preset.options, NULL)) {
        free_preset(&preset);
    } else {
        out->list = memory_resize(out->list, out->count + 1, sizeof *out->list);
        out->list[out->count++] = preset;
    }
}

void presets_read(const struct ruleset *rules, struct own_presets *out) {
    struct text path = TEXT_EMPTY, bytes = TEXT_EMPTY;
    struct word rest, each;
    bool here = false;
    *out = (struct own_presets){0};
    read_presets(&path, &bytes, NULL);
    rest = (struct word){bytes.bytes, bytes.length};
    while (word_part(&rest, '\n', &each)) {
        struct line line;
        take_line(each, &line);
        if (line.section.length)
            here = same(line.section, rules->name);
        else if (here && line.name.length)
            add_preset(rules, &line, out);
    }
    text_free(&path);
    text_free(&bytes);
}

void presets_free(struct own_presets *presets) {
    for (size_t i = 0; i < presets->count; i++)
        free_preset(&presets->list[i]);
    free(presets->list);
    *presets = (struct own_presets){0};
}

const struct own_preset *presets_find(const struct own_presets *presets, const char *name) {
    for (size_t i = 0; i < presets->count; i++)
        if (strcmp(presets->list[i].name, name) == 0)
            return &presets->list[i];
    return NULL;
}

/* ---- writing ---- */

/* Adds the new line at the end of a section, before the empty lines there. */
static void add_fresh(struct text *out, const char *fresh) {
    size_t end = out->length;
    while (end > 1 && out->bytes[end - 1] == '\n' && out->bytes[end - 2] == '\n')
        end--;
    struct text tail = TEXT_EMPTY;
    text_add(&tail, out->bytes + end);
    text_truncate(out, end);
    text_addf(out, "%s\n", fresh);
    text_add(out, tail.bytes);
    text_free(&tail);
}

/* The file's text without the line of that name in the game's section, and with
   the fresh line (may be NULL) at the end of that section. */
static void rewrite(const struct text *old, const char *game, const char *name, const char *fresh,
                    struct text *out) {
    struct word rest = {old->bytes, old->length}, each;
    bool here = false;
    while (word_part(&rest, '\n', &each)) {
        struct line line;
        take_line(each, &line);
        if (line.section.length) {
            if (here && fresh) {
                add_fresh(out, fresh);
                fresh = NULL;
            }
            here = same(line.section, game);
        }
        if (here && line.name.length && same(line.name, name))
            continue;
        text_add_bytes(out, each.bytes, each.length);
        text_add_char(out, '\n');
    }
    if (fresh && !here)
        text_addf(out, "%s[%s]\n", out->length ? "\n" : "", game);
    if (fresh)
        add_fresh(out, fresh);
}

/* Brings a change to the file. */
static bool change(const struct ruleset *rules, const char *name, const char *fresh,
                   struct text *why) {
    struct text path = TEXT_EMPTY, old = TEXT_EMPTY, anew = TEXT_EMPTY;
    bool good = read_presets(&path, &old, why);
    if (good) {
        rewrite(&old, rules->name, name, fresh, &anew);
        file_make_folders(path.bytes);
        good = file_replace(path.bytes, &anew);
        if (!good) {
            utf8_add_safe(why, path.bytes, path.length, false);
            text_addf(why, ": %s.", strerror(errno));
        }
    }
    text_free(&path);
    text_free(&old);
    text_free(&anew);
    return good;
}

bool presets_save(const struct ruleset *rules, const char *name, const struct setup *setup,
                  struct text *why) {
    const char *wrong = wrong_name(rules, name);
    struct text fresh = TEXT_EMPTY;
    if (wrong) {
        text_add(why, wrong);
        return false;
    }
    text_addf(&fresh, "%s = ", name);
    setup_words(setup, rules, &fresh);
    bool good = change(rules, name, fresh.bytes, why);
    text_free(&fresh);
    return good;
}

bool presets_rename(const struct ruleset *rules, const char *name, const char *to,
                    struct text *why) {
    const char *wrong = wrong_name(rules, to);
    struct own_presets presets;
    struct text fresh = TEXT_EMPTY;
    presets_read(rules, &presets);
    const struct own_preset *preset = presets_find(&presets, name);
    bool good = preset && !wrong && (strcmp(name, to) == 0 || !presets_find(&presets, to));
    if (good) {
        text_addf(&fresh, "%s = %s", to, preset->options);
        good = change(rules, name, fresh.bytes, why);
    } else if (wrong) {
        text_add(why, wrong);
    } else {
        text_add(why, preset ? _("There is a preset of this name already.")
                             : _("There is no such preset."));
    }
    text_free(&fresh);
    presets_free(&presets);
    return good;
}

bool presets_remove(const struct ruleset *rules, const char *name, struct text *why) {
    struct own_presets presets;
    presets_read(rules, &presets);
    bool there = presets_find(&presets, name) != NULL;
    presets_free(&presets);
    if (!there)
        text_add(why, _("There is no such preset."));
    return there && change(rules, name, NULL, why);
}
