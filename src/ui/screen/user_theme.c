/*
 * user_theme.c - themes of the settings file: see user_theme.h.
 *
 * A theme is a copy of a built-in palette in which a line replaces the colours of one role, which
 * may be a paper, an ink and an instead at once. The number of 256 is the nearest one.
 */
#include "ui/screen/user_theme.h"

#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"

static struct user_theme themes[USER_THEMES_MOST];
static int theme_total;

static const char *const base_words[PALETTE_COUNT] = {
    [PALETTE_DARK] = "default", [PALETTE_LIGHT] = "light", [PALETTE_CONTRAST] = "high-contrast"};
static const char based_on[] = "based_on";

enum { NONE = -1 };

/* What a name stands for. A row of `count` names ends in _first, _first+1, ... */
static const struct role {
    const char *name;
    int16_t first, count; /* count 0: the name as it is */
    int16_t paper, ink, instead;
} roles[] = {
    {"page", 0, 0, PAPER_NONE, NONE, NONE},
    {"bar", 0, 0, PAPER_BAR, NONE, NONE},
    {"bar_text", 0, 0, NONE, NONE, INSTEAD_BAR_TEXT},
    {"bar_dim", 0, 0, NONE, NONE, INSTEAD_BAR_DIM},
    {"bar_key", 0, 0, NONE, NONE, INSTEAD_BAR_KEY},
    {"choice", 0, 0, PAPER_CHOICE, NONE, NONE},
    {"choice_text", 0, 0, NONE, NONE, INSTEAD_CHOICE},
    {"text", 0, 0, NONE, INK_PLAIN, NONE},
    {"dim", 0, 0, NONE, INK_DIM, NONE},
    {"strong", 0, 0, NONE, INK_STRONG, NONE},
    {"disabled", 0, 0, NONE, INK_DISABLED, NONE},
    {"key", 0, 0, NONE, INK_KEY, NONE},
    {"good", 0, 0, NONE, INK_GOOD, NONE},
    {"alert", 0, 0, NONE, INK_ALERT, NONE},
    {"neutral", 0, 0, NONE, INK_NEUTRAL, NONE},
    {"frame", 0, 0, NONE, INK_FRAME, NONE},
    {"texture", 0, 0, NONE, INK_GROUND, NONE},
    {"square_dark", 0, 0, PAPER_SQUARE_DARK, NONE, NONE},
    {"square_light", 0, 0, PAPER_SQUARE_LIGHT, NONE, NONE},
    {"field_dark", 0, 0, PAPER_FIELD_DARK, NONE, NONE},
    {"field_light", 0, 0, PAPER_FIELD_LIGHT, NONE, NONE},
    {"relief", 0, HEIGHTS, PAPER_RELIEF_0, NONE, NONE},
    {"shade", 0, HEIGHTS, PAPER_SHADE_0, NONE, NONE},
    {"fall", 0, HEIGHTS, PAPER_FALL_0, NONE, NONE},
    {"grain", 0, 0, PAPER_GRAIN, NONE, NONE},
    {"wool", 0, 0, PAPER_WOOL, NONE, NONE},
    {"lumber", 0, 0, PAPER_LUMBER, NONE, NONE},
    {"brick", 0, 0, PAPER_BRICK, NONE, NONE},
    {"ore", 0, 0, PAPER_ORE, NONE, NONE},
    {"desert", 0, 0, PAPER_DESERT, NONE, NONE},
    {"sea", 0, 0, PAPER_SEA, NONE, NONE},
    {"shore", 0, 0, PAPER_SHORE, NONE, NONE},
    {"token", 0, 0, PAPER_TOKEN, NONE, NONE},
    {"token_ink", 0, 0, NONE, NONE, INSTEAD_TOKEN},
    {"token_hot", 0, 0, NONE, NONE, INSTEAD_TOKEN_HOT},
    {"badge", 0, 0, PAPER_BADGE, NONE, NONE},
    {"on_badge", 0, 0, NONE, NONE, INSTEAD_BADGE},
    {"on_dark", 0, 0, NONE, NONE, INSTEAD_DARK},
    {"on_light", 0, 0, NONE, NONE, INSTEAD_LIGHT},
    {"stone", 0, 0, PAPER_STONE, NONE, NONE},
    {"stone_low", 0, 0, PAPER_STONE_LOW, NONE, NONE},
    {"legal", 0, 0, NONE, INK_LEGAL, NONE},
    {"legal_deep", 0, 0, NONE, NONE, INSTEAD_LEGAL_DEEP},
    {"cursor", 0, 0, PAPER_CURSOR, INK_CURSOR, NONE},
    {"chosen", 0, 0, PAPER_CHOSEN, NONE, NONE},
    {"last", 0, 0, PAPER_LAST, NONE, NONE},
    {"last_ink", 0, 0, NONE, INK_LAST, NONE},
    {"capture", 0, 0, PAPER_CAPTURE, INK_CAPTURE, NONE},
    {"owner", 1, SEATS_MOST, PAPER_OWNER_A, INK_SEAT_A, NONE},
    {"roof", 1, SEATS_MOST, PAPER_ROOF_A, NONE, NONE},
    {"claim", 1, SEATS_MOST, PAPER_CLAIM_A, NONE, NONE},
    {"claim_texture", 1, SEATS_MOST, NONE, INK_CLAIM_A, NONE},
};
enum { ROLES = sizeof roles / sizeof *roles };

void user_themes_forget(void) {
    theme_total = 0;
}

int user_theme_count(void) {
    return theme_total;
}

const struct user_theme *user_theme_at(int index) {
    return &themes[index];
}

/* ---- colours ----------------------------------------------------------------------------------
 */

/* The nearest of the colours that terminals of 256 agree on. */
static uint8_t nearest_index(uint32_t rgb) {
    int best = 16;
    long least = -1;
    for (int index = 16; index < 256; index++) {
        uint32_t there = palette_rgb(index);
        long away = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            long apart = (long)(rgb >> shift & 255) - (long)(there >> shift & 255);
            away += apart * apart;
        }
        if (least < 0 || away < least) {
            least = away;
            best = index;
        }
    }
    return (uint8_t)best;
}

static bool read_colour(const char *value, struct colour *out) {
    if (*value != '#' || strlen(value) != 7 || strspn(value + 1, "0123456789abcdefABCDEF") != 6)
        return false;
    out->rgb = (uint32_t)strtoul(value + 1, NULL, 16);
    out->index = nearest_index(out->rgb);
    return true;
}

/* A colour's shaded side. */
static struct colour shaded(struct colour colour) {
    uint32_t rgb = 0;
    for (int shift = 0; shift < 24; shift += 8)
        rgb |= (colour.rgb >> shift & 255) * 7 / 10 << shift;
    return (struct colour){nearest_index(rgb), rgb};
}

/* ---- lines ------------------------------------------------------------------------------------
 */

/* The role of that name, and which of its row; NULL when there is none. */
static const struct role *find_role(const char *name, int *which) {
    for (int i = 0; i < ROLES; i++) {
        size_t length = strlen(roles[i].name);
        const char *end = name + length;
        *which = 0;
        if (strncmp(name, roles[i].name, length) != 0)
            continue;
        if (roles[i].count == 0 && *end == '\0')
            return &roles[i];
        if (roles[i].count > 0 && end[0] == '_' && end[1] >= '0' && end[1] <= '9' && !end[2]) {
            *which = end[1] - '0' - roles[i].first;
            if (*which >= 0 && *which < roles[i].count)
                return &roles[i];
        }
    }
    return NULL;
}

static void set_role(struct user_theme *theme, const struct role *role, int which,
                     struct colour colour) {
    if (role->paper != NONE)
        theme->papers[role->paper + which] = colour;
    if (role->ink != NONE)
        theme->inks[role->ink + which] = colour;
    if (role->instead != NONE)
        theme->instead[role->instead] = colour;
    if (role->paper == PAPER_OWNER_A)
        theme->papers[PAPER_ROOF_A + which] = shaded(colour);
    theme->begun = true;
}

static void take_base(struct user_theme *theme, enum palette base) {
    theme->base = base;
    for (int i = 0; i < PAPER_COUNT; i++)
        theme->papers[i] = palette_papers[i][base];
    for (int i = 0; i < INK_COUNT; i++)
        theme->inks[i] = palette_inks[i][base];
    for (int i = 0; i < INSTEAD_COUNT; i++)
        theme->instead[i] = palette_instead[i][base];
}

/* The theme of that name, a new one if need be; NULL with a sentence in why. */
static struct user_theme *open_theme(const char *name, struct text *why) {
    size_t length = strlen(name);
    for (int i = 0; i < theme_total; i++)
        if (strcmp(themes[i].name, name) == 0)
            return &themes[i];
    if (length == 0 || length >= USER_THEME_NAME_MOST ||
        strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-_") != length) {
        text_addf(why, _("the name of a theme has 1 to %d small letters, digits, - and _"),
                  USER_THEME_NAME_MOST - 1);
        return NULL;
    }
    if (theme_total == USER_THEMES_MOST) {
        text_addf(why, _("there can be %d themes"), USER_THEMES_MOST);
        return NULL;
    }
    struct user_theme *theme = &themes[theme_total++];
    memcpy(theme->name, name, length + 1);
    theme->begun = false;
    take_base(theme, PALETTE_DARK);
    return theme;
}

static bool set_base(struct user_theme *theme, const char *value, struct text *why) {
    if (theme->begun) {
        text_addf(why, _("%s stands before the colours"), based_on);
        return false;
    }
    for (int i = 0; i < PALETTE_COUNT; i++)
        if (strcmp(value, base_words[i]) == 0) {
            take_base(theme, (enum palette)i);
            return true;
        }
    text_add(why, _("the value must be one of "));
    size_t start = why->length;
    for (int i = 0; i < PALETTE_COUNT; i++)
        text_add_item(why, start, base_words[i]);
    return false;
}

bool user_theme_set(const char *name, const char *role, const char *value, struct text *why) {
    struct user_theme *theme = open_theme(name, why);
    struct colour colour;
    int which;
    if (!theme)
        return false;
    if (strcmp(role, based_on) == 0)
        return set_base(theme, value, why);
    const struct role *found = find_role(role, &which);
    if (!found) {
        text_add(why, _("no colour has this name; clowder(6) lists them"));
        return false;
    }
    if (!read_colour(value, &colour)) {
        text_add(why, _("the value must be a colour such as #ff8800"));
        return false;
    }
    set_role(theme, found, which, colour);
    return true;
}

void user_theme_roles(struct text *out) {
    for (int i = 0; i < ROLES; i++) {
        const struct role *role = &roles[i];
        text_addf(out, i ? ", %s" : "%s", role->name);
        if (role->count > 0)
            text_addf(out, "_%d .. %s_%d", role->first, role->name, role->first + role->count - 1);
    }
}
