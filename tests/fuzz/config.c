/*
 * config.c - fuzz target: any bytes as the settings file.
 *
 * What is wrong is told, in lines that are safe to show; what was read can be written, and reads
 * the same again.
 */
#include "ui/screen/config.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];

static void remove_folder(void) {
    struct text path = TEXT_EMPTY;
    if (config_path(&path))
        unlink(path.bytes);
    text_clear(&path);
    text_addf(&path, "%s/clowder", folder);
    rmdir(path.bytes);
    rmdir(folder);
    text_free(&path);
}

/* A folder of our own for the settings, once. */
static void open_folder(void) {
    struct text path = TEXT_EMPTY;
    static bool opened;
    if (opened)
        return;
    opened = true;
    assert(scratch_folder(folder) && setenv("XDG_CONFIG_HOME", folder, 1) == 0);
    text_addf(&path, "%s/clowder", folder);
    assert(mkdir(path.bytes, 0700) == 0);
    atexit(remove_folder);
    text_free(&path);
}

static void write_file(const uint8_t *data, size_t size) {
    struct text path = TEXT_EMPTY;
    assert(config_path(&path));
    FILE *file = fopen(path.bytes, "wb");
    assert(file && fwrite(data, 1, size, file) == size);
    fclose(file);
    text_free(&path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text notes = TEXT_EMPTY;
    struct config config, again;
    open_folder();
    write_file(data, size);
    config_init(&config);
    config_read(&config, &notes);
    for (size_t i = 0; i < notes.length; i++)
        assert((unsigned char)notes.bytes[i] >= ' ' || notes.bytes[i] == '\n');
    if (config_write(&config, &notes)) {
        config_init(&again);
        config_read(&again, &notes);
        assert(again.replay_speed == config.replay_speed);
        assert(again.roll_by_key == config.roll_by_key && again.look.theme == config.look.theme);
    }
    text_free(&notes);
    return 0;
}
