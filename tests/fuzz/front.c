/*
 * front.c - fuzz target: bytes drive the front end through the script screen.
 *
 * A printable byte is that key; the others are named keys, clicks, other screen sizes and pauses.
 * Whatever is pressed, in games and out of them, every page is left in order.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "session/store.h"
#include "ui/screen/app.h"
#include "ui/ui.h"

#include "fuzz.h"
#include "scratch.h"

enum { INPUT_MOST = 300 };

static char folder[SCRATCH_MOST];

static void remove_games(void) {
    struct saved *list = NULL;
    size_t count = store_list(&list, 100);
    for (size_t i = 0; i < count; i++)
        unlink(list[i].path);
    store_list_free(list, count);
}

static void remove_folder(void) {
    static const char *const inside[] = {"/script", "/clowder/config.ini", "/clowder/games",
                                         "/clowder", ""};
    struct text path = TEXT_EMPTY;
    remove_games();
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
        text_clear(&path);
        text_addf(&path, "%s%s", folder, inside[i]);
        remove(path.bytes);
    }
    text_free(&path);
}

/* A folder of our own for games and settings, once. */
static void open_folder(void) {
    static bool opened;
    if (opened)
        return;
    opened = true;
    assert(scratch_folder(folder) && chdir(folder) == 0);
    assert(setenv("XDG_DATA_HOME", folder, 1) == 0 && setenv("XDG_CONFIG_HOME", folder, 1) == 0);
    atexit(remove_folder);
}

static void add_command(uint8_t byte, struct text *out) {
    static const char *const keys[] = {"Enter", "Esc", "Up",   "Down",   "Left",     "Right",
                                       "Tab",   "End", "Home", "PageUp", "PageDown", "Backspace"};
    enum { KEYS = sizeof keys / sizeof *keys };
    if (byte > ' ' && byte < 0x7f && byte != '/')
        text_addf(out, "type %c\n", byte);
    else if (byte < 0x80 || byte >= 0xc0)
        text_addf(out, "keys %s\n", keys[byte % KEYS]);
    else if (byte < 0xb0)
        text_addf(out, "click %d %d\n", byte % 24, byte * 7 % 80);
    else if (byte < 0xb8)
        text_addf(out, "size %d %d\n", 1 + byte % 4 * 10, 1 + byte % 8 * 14);
    else
        text_add(out, "wait 500\n");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text script = TEXT_EMPTY, why = TEXT_EMPTY;
    struct app app = {.leaving = false};
    open_folder();
    for (size_t i = 0; i < size && i < INPUT_MOST; i++)
        add_command(data[i], &script);
    FILE *file = fopen("script", "w");
    assert(file && fwrite(script.bytes, 1, script.length, file) == script.length);
    fclose(file);
    config_init(&app.config);
    config_read(&app.config, &why);
    app.look = app.config.look;
    assert(app_open(&app, "script", &why));
    ui_run(&app, (struct place){.page = PAGE_MENU});
    app_close(&app);
    remove_games();
    text_free(&script);
    text_free(&why);
    return 0;
}
