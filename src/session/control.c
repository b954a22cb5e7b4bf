/*
 * control.c - time controls in words: see control.h.
 */
#include "session/control.h"

#include <string.h>

#include "core/i18n.h"
#include "core/utf8.h"

static const char *const kinds[] = {
    [CONTROL_NONE] = "none",       [CONTROL_MOVE] = "move",       [CONTROL_TOTAL] = "total",
    [CONTROL_FISCHER] = "fischer", [CONTROL_BYOYOMI] = "byoyomi",
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* "30", "30s", "5m" or "2h", in seconds. */
static bool read_time(struct word word, uint32_t *out) {
    static const char letters[] = "smh";
    static const long factors[] = {1, 60, 3600};
    long factor = 1, number;
    const char *letter = word.length ? strchr(letters, word.bytes[word.length - 1]) : NULL;
    if (letter && *letter) {
        factor = factors[letter - letters];
        word.length--;
    }
    if (!word_number(word, 1, CONTROL_SECONDS_MOST, &number) ||
        number * factor > CONTROL_SECONDS_MOST)
        return false;
    *out = (uint32_t)(number * factor);
    return true;
}

/* Reads what follows the colon. */
static bool read_numbers(struct word rest, struct time_control *out) {
    bool more = out->kind == CONTROL_FISCHER || out->kind == CONTROL_BYOYOMI;
    struct word main, extra;
    long periods;
    if (!more)
        return read_time(rest, &out->main);
    if (!word_part(&rest, '+', &main) || !read_time(main, &out->main))
        return false;
    if (out->kind == CONTROL_FISCHER)
        return read_time(rest, &out->extra);
    if (!word_part(&rest, 'x', &extra) || !read_time(extra, &out->extra) ||
        !word_number(rest, 1, CONTROL_PERIODS_MOST, &periods))
        return false;
    out->periods = (uint8_t)periods;
    return true;
}

bool control_read(const char *words, struct time_control *out, struct text *why) {
    struct word word = {"", 0}, rest, kind;
    struct time_control control = {.kind = CONTROL_NONE};
    bool good = word_next(&words, &word) && !words[strspn(words, " ")];
    rest = word;
    bool none = good && word_is(word, kinds[CONTROL_NONE]);
    good = good && word_part(&rest, ':', &kind) && kind.length < word.length;
    for (int i = CONTROL_MOVE; good && i < KINDS; i++)
        if (word_is(kind, kinds[i]))
            control.kind = (enum control_kind)i;
    good = none || (good && control.kind != CONTROL_NONE && read_numbers(rest, &control));
    if (good) {
        *out = control;
    } else {
        text_add_char(why, '"');
        utf8_add_safe(why, word.bytes, word.length > 40 ? 40 : word.length, false);
        text_add(why, _("\" is no time control: write none, move:30, total:10m, fischer:5m+5 or "
                        "byoyomi:10m+30x3"));
    }
    return good;
}

void control_words(const struct time_control *control, struct text *out) {
    text_add(out, kinds[control->kind]);
    if (control->kind != CONTROL_NONE)
        text_addf(out, ":%lu", (unsigned long)control->main);
    if (control->extra)
        text_addf(out, "+%lu", (unsigned long)control->extra);
    if (control->periods)
        text_addf(out, "x%u", control->periods);
}

void control_told(const struct time_control *control, struct text *out) {
    struct text time = TEXT_EMPTY;
    control_add_time(control->main * 1000, &time);
    switch (control->kind) {
    case CONTROL_NONE:
        text_add(out, _("no clock"));
        break;
    case CONTROL_MOVE:
        text_addf(out, _("%s for each turn"), time.bytes);
        break;
    case CONTROL_TOTAL:
        text_addf(out, _("%s for the game"), time.bytes);
        break;
    case CONTROL_FISCHER:
        text_addf(out, _("%s, and %lu s after each turn"), time.bytes,
                  (unsigned long)control->extra);
        break;
    case CONTROL_BYOYOMI:
        text_addf(out, _("%s, then %u times %lu s"), time.bytes, control->periods,
                  (unsigned long)control->extra);
        break;
    }
    text_free(&time);
}

void control_add_time(uint32_t milliseconds, struct text *out) {
    unsigned long seconds = (milliseconds + 999) / 1000;
    if (seconds >= 3600)
        text_addf(out, "%lu:%02lu:%02lu", seconds / 3600, seconds / 60 % 60, seconds % 60);
    else
        text_addf(out, "%lu:%02lu", seconds / 60, seconds % 60);
}
