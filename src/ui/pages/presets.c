/*
 * presets.c - a menu in front of the page of a new game: presets of one's own are kept, used,
 * renamed and deleted.
 */
#include "table/presets.h"

#include <stdlib.h>

#include "core/memory.h"
#include "ui/pages/pages.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* Tells the sentence, or, when it failed, why. */
static void tell(struct app *app, bool good, const struct text *sentence, const struct text *why) {
    frame_say(app, good ? INK_PLAIN : INK_ALERT, good ? sentence->bytes : why->bytes);
}

static void keep(struct app *app, const struct ruleset *rules, const struct setup *setup) {
    struct text name = TEXT_EMPTY, text = TEXT_EMPTY, why = TEXT_EMPTY;
    if (frame_ask(app, _("Name of the preset: "), &name, NULL)) {
        bool good = presets_save(rules, name.bytes, setup, &why);
        text_addf(&text, _("These options are kept as %s."), name.bytes);
        tell(app, good, &text, &why);
    }
    text_free(&name);
    text_free(&text);
    text_free(&why);
}

static void rename_preset(struct app *app, const struct ruleset *rules, const char *name) {
    struct text fresh = TEXT_EMPTY, text = TEXT_EMPTY, why = TEXT_EMPTY;
    text_add(&fresh, name);
    if (frame_ask(app, _("New name: "), &fresh, NULL)) {
        bool good = presets_rename(rules, name, fresh.bytes, &why);
        text_addf(&text, _("The preset is called %s now."), fresh.bytes);
        tell(app, good, &text, &why);
    }
    text_free(&fresh);
    text_free(&text);
    text_free(&why);
}

static void delete_preset(struct app *app, const struct ruleset *rules, const char *name) {
    struct text text = TEXT_EMPTY, why = TEXT_EMPTY;
    text_addf(&text, _("Delete %s?"), name);
    if (frame_confirm(app, text.bytes)) {
        bool good = presets_remove(rules, name, &why);
        text_clear(&text);
        text_addf(&text, _("%s is forgotten."), name);
        tell(app, good, &text, &why);
    }
    text_free(&text);
    text_free(&why);
}

/* What to do with one of them. */
static void act(struct app *app, const struct ruleset *rules, struct setup *setup,
                const struct own_preset *preset) {
    const char *rows[] = {_("Use it"), _("Rename it"), _("Delete it")};
    switch (frame_choose(app, preset->name, rows, NULL, 3, 0)) {
    case 0:
        setup_init(setup, rules, setup->seats);
        setup_set(setup, rules, preset->options, NULL); /* it was read, so it is known */
        break;
    case 1:
        rename_preset(app, rules, preset->name);
        break;
    case 2:
        delete_preset(app, rules, preset->name);
        break;
    default:
        break;
    }
}

void page_presets(struct app *app, const struct ruleset *rules, struct setup *setup) {
    struct own_presets own;
    presets_read(rules, &own);
    const char **rows = memory_new((own.count + 1) * sizeof *rows);
    rows[0] = _("Keep these options under a name");
    for (size_t i = 0; i < own.count; i++)
        rows[i + 1] = own.list[i].name;
    int chosen = frame_choose(app, _("Presets of your own"), rows, NULL, (int)own.count + 1, 0);
    if (chosen == 0)
        keep(app, rules, setup);
    else if (chosen > 0)
        act(app, rules, setup, &own.list[chosen - 1]);
    free(rows);
    presets_free(&own);
}
