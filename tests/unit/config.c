/*
 * config.c - the settings file: what is written is read again, what is wrong is told, what is
 * unknown stays, and no bytes whatever do harm.
 */
#include "ui/screen/config.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/rng.h"
#include "core/text.h"
#include "ui/screen/user_theme.h"

#include "scratch.h"
#include "support.h"

static char home[SCRATCH_MOST];
static struct text path, notes;

static int make_home(void **unused) {
    (void)unused;
    path = notes = TEXT_EMPTY;
    if (!scratch_folder(home) || setenv("XDG_CONFIG_HOME", home, 1) != 0)
        return -1;
    return config_path(&path) ? 0 : -1;
}

static int remove_home(void **unused) {
    (void)unused;
    struct text folder = TEXT_EMPTY;
    text_addf(&folder, "%s/clowder", home);
    unlink(path.bytes);
    rmdir(folder.bytes);
    rmdir(home);
    text_free(&folder);
    text_free(&path);
    text_free(&notes);
    return 0;
}

static void put_bytes(const char *bytes, size_t length) {
    FILE *file = fopen(path.bytes, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void put(const char *string) {
    put_bytes(string, strlen(string));
}

static void get(struct text *out) {
    char bytes[4096];
    FILE *file = fopen(path.bytes, "r");
    assert_non_null(file);
    text_add_bytes(out, bytes, fread(bytes, 1, sizeof bytes, file));
    fclose(file);
}

static struct config read_again(void) {
    struct config config;
    config_init(&config);
    text_clear(&notes);
    config_read(&config, &notes);
    return config;
}

static void write_well(const struct config *config) {
    struct text why = TEXT_EMPTY;
    assert_true(config_write(config, &why));
    assert_int_equal(why.length, 0);
    text_free(&why);
}

static void nothing_there_is_fine(void **unused) {
    (void)unused;
    struct config config = read_again();
    assert_int_equal(notes.length, 0);
    assert_int_equal(config.look.theme, THEME_AUTO);
    assert_true(config.look.mouse);
    assert_true(config.replay_speed >= 1);
}

static void written_is_read(void **unused) {
    (void)unused;
    struct config config;
    struct text why = TEXT_EMPTY;
    config_init(&config);
    config.look = (struct look){.theme = THEME_LIGHT, .ascii = true, .mouse = false};
    config.roll_by_key = !config.roll_by_key;
    config.animation = !config.animation;
    config.replay_speed = 55;
    config.pause = 1500;
    config.hints = false;
    config.look.turned = true;
    config.marks = false;
    sizes_set(&config.sizes, "toy", SIZE_M);
    sizes_set(&config.sizes, "bids", SIZE_L);
    sizes_set(&config.sizes, "toy", SIZE_S);
    strcpy(config.language, "pt_BR");
    assert_true(keys_bind(&config.keys, "undo", "z Ctrl-Z Semicolon = [ :", &why) == false);
    assert_true(keys_bind(&config.keys, "undo", "z Ctrl-Z Semicolon = [", &why));
    write_well(&config);
    struct config again = read_again();
    assert_string_equal(notes.bytes, "");
    assert_memory_equal(&again.keys, &config.keys, sizeof config.keys);
    assert_int_equal(again.look.theme, THEME_LIGHT);
    assert_true(again.look.ascii);
    assert_false(again.look.mouse);
    assert_int_equal(again.roll_by_key, config.roll_by_key);
    assert_int_equal(again.animation, config.animation);
    assert_int_equal(again.replay_speed, 55);
    assert_int_equal(again.pause, 1500);
    assert_false(again.hints);
    assert_true(again.look.turned);
    assert_false(again.marks);
    assert_int_equal(sizes_of(&again.sizes, "toy"), SIZE_S);
    assert_int_equal(sizes_of(&again.sizes, "bids"), SIZE_L);
    assert_string_equal(again.language, "pt_BR");
    struct stat facts;
    assert_int_equal(stat(path.bytes, &facts), 0);
    assert_int_equal(facts.st_mode & 0777, 0600);
    text_free(&why);
}

static void unknown_lines_stay(void **unused) {
    (void)unused;
    struct text bytes = TEXT_EMPTY;
    put("; my settings\n[look]\ntheme = mono\nglow = much\n\n[alien]\nx = 1\n\n[keys]\nundo = z\n");
    struct config config = read_again();
    assert_int_equal(config.look.theme, THEME_MONO);
    assert_non_null(strstr(notes.bytes, ":4: there is no such setting."));
    assert_non_null(strstr(notes.bytes, ":7: "));
    config.look.theme = THEME_CONTRAST;
    write_well(&config);
    get(&bytes);
    assert_string_equal(bytes.bytes,
                        "; my settings\n[look]\ntheme = high-contrast\nglow = much\nascii = no\n"
                        "mouse = yes\nmarks = yes\nsizes = \nanimation = yes\n\n[alien]\nx = "
                        "1\n\n[keys]\nundo = z\n\n[play]\nroll = key\n"
                        "replay_speed = 10\npause = 600\nbell = no\nhints = yes\nturned = "
                        "no\n\n[language]\nname = \n");
    write_well(&config);
    struct text twice = TEXT_EMPTY;
    get(&twice);
    assert_string_equal(twice.bytes, bytes.bytes);
    text_free(&bytes);
    text_free(&twice);
}

static void wrong_values_are_told(void **unused) {
    (void)unused;
    put("[look]\ntheme = pink\nascii = maybe\n[play]\nreplay_speed = 0\nreplay_speed = 9999\n"
        "replay_speed = +7\nroll = never\n[language]\nname = ../../etc\n[keys]\nfly = u\n"
        "undo = Hyper\nnone = u\n");
    struct config config = read_again(), fresh;
    config_init(&fresh);
    for (int line = 2; line <= 13; line++) {
        char mark[24];
        snprintf(mark, sizeof mark, "ini:%d: ", line);
        bool section = line == 4 || line == 9 || line == 11;
        assert_int_equal(strstr(notes.bytes, mark) == NULL, section);
    }
    assert_memory_equal(&config.keys, &fresh.keys, sizeof fresh.keys);
    assert_int_equal(config.replay_speed, fresh.replay_speed);
}

static void hostile_bytes_do_no_harm(void **unused) {
    (void)unused;
    struct text bytes = TEXT_EMPTY;
    for (int i = 0; i < 5000; i++)
        text_add(&bytes, "x=\033[2J");
    text_add(&bytes, "\n[look]\ntheme = light\n\xFF\xFE = 1\n[\n]\n=\n==\n[keys]\n = \nundo\n");
    put(bytes.bytes);
    struct config config = read_again();
    assert_int_equal(config.look.theme, THEME_LIGHT);
    assert_non_null(strstr(notes.bytes, "too long"));
    assert_null(strchr(notes.bytes, '\033'));
    write_well(&config);
    config = read_again();
    assert_int_equal(config.look.theme, THEME_LIGHT);
    static const char with_nul[] = "[look]\nasc\0ii = yes\ntheme = mono\n";
    put_bytes(with_nul, sizeof with_nul - 1);
    config = read_again();
    assert_int_equal(config.look.theme, THEME_MONO);
    assert_false(config.look.ascii);
    text_free(&bytes);
}

/* Bytes by chance, most of them such as the file is made of. */
static void random_bytes_do_no_harm(void **unused) {
    static const char common[] = "[]=;#\n\n look keys theme undo = : \t\r";
    (void)unused;
    struct rng rng;
    rng_seed(&rng, 7, 7);
    for (int round = 0; round < 300; round++) {
        char bytes[600];
        uint32_t length = rng_below(&rng, sizeof bytes);
        for (uint32_t i = 0; i < length; i++) {
            uint32_t kind = rng_below(&rng, 8);
            bytes[i] =
                kind ? common[rng_below(&rng, sizeof common - 1)] : (char)rng_below(&rng, 256);
        }
        put_bytes(bytes, length);
        struct config config = read_again();
        config.replay_speed = 33;
        write_well(&config);
        assert_int_equal(read_again().replay_speed, 33);
    }
}

static struct style seat_style(enum theme theme, int colours) {
    const struct cell cell = {.glyph = 'x', .ascii = 'x', .ink = INK_SEAT_A, .spot = NO_SPOT};
    return theme_style(theme, colours, &cell);
}

/* A theme of the user's: named before it is described, chosen, changed back, written as it was. */
static void themes_of_the_user_are_read(void **unused) {
    static const char file[] = "[look]\ntheme = mine\n[theme.mine]\nbased_on = light\n"
                               "owner_1 = #ff8800\npage = #123456\n";
    (void)unused;
    struct text bytes = TEXT_EMPTY;
    put(file);
    struct config config = read_again();
    assert_string_equal(notes.bytes, "");
    assert_int_equal(config.look.theme, THEME_COUNT);
    assert_string_equal(theme_name(config.look.theme), "mine");
    struct style style = seat_style(config.look.theme, COLOURS_DIRECT);
    assert_int_equal(theme_rgb(style.foreground), 0xFF8800);
    assert_int_equal(theme_rgb(style.background), 0x123456);
    assert_int_equal(seat_style(config.look.theme, 256).foreground, 208);
    const struct cell fill = {.glyph = 'x', .paper = PAPER_OWNER_A, .below = PAPER_OWNER_A};
    style = theme_style(config.look.theme, COLOURS_DIRECT, &fill);
    assert_int_equal(theme_rgb(style.background), 0xFF8800);
    assert_int_not_equal(style.foreground, style.background);
    const struct cell bar = {.glyph = ' ', .paper = PAPER_BAR, .below = PAPER_BAR};
    assert_int_equal(theme_style(config.look.theme, COLOURS_DIRECT, &bar).background,
                     theme_style(THEME_LIGHT, COLOURS_DIRECT, &bar).background);
    for (int colours = 0; colours <= 16; colours += 8)
        assert_int_equal(seat_style(config.look.theme, colours).foreground,
                         seat_style(THEME_LIGHT, colours).foreground);
    write_well(&config);
    get(&bytes);
    assert_non_null(strstr(bytes.bytes, "theme = mine\n"));
    assert_non_null(strstr(bytes.bytes, "[theme.mine]\nbased_on = light\nowner_1 = #ff8800\n"));
    assert_int_equal(read_again().look.theme, THEME_COUNT);
    text_free(&bytes);
}

/* Every wrong line of a theme is told with its number, and the others count. */
static void wrong_lines_of_themes_are_told(void **unused) {
    (void)unused;
    put("[theme.mine]\nowner_1 = ff8800\nowner_0 = #ff8800\nowner_7 = #ff8800\n"
        "colour = #ff8800\nowner_2 = #00ff00\nbased_on = light\nsea = #12345g\n"
        "relief_7 = #123456\n[theme.light]\nsea = #123456\n[theme.Bad name]\nsea = #123456\n"
        "[theme.]\nsea = #123456\n[look]\ntheme = other\n");
    static const int wrong[] = {2, 3, 4, 5, 7, 8, 9, 11, 13, 15, 17};
    struct config config = read_again();
    unsigned lines = 0;
    for (const char *at = notes.bytes; (at = strchr(at, '\n')); at++)
        lines++;
    assert_int_equal(lines, sizeof wrong / sizeof *wrong);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char mark[24];
        snprintf(mark, sizeof mark, "ini:%d: ", wrong[i]);
        assert_non_null(strstr(notes.bytes, mark));
    }
    assert_non_null(strstr(notes.bytes, "mine")); /* among those that can be chosen */
    assert_int_equal(config.look.theme, THEME_AUTO);
    assert_int_equal(user_theme_count(), 1);
    assert_int_equal(user_theme_at(0)->inks[INK_SEAT_A + 1].rgb, 0x00FF00);
}

static void there_are_only_so_many_themes(void **unused) {
    (void)unused;
    struct text bytes = TEXT_EMPTY;
    for (int i = 0; i <= USER_THEMES_MOST; i++)
        text_addf(&bytes, "[theme.t%d]\nsea = #123456\n", i);
    put(bytes.bytes);
    read_again();
    assert_int_equal(user_theme_count(), USER_THEMES_MOST);
    assert_non_null(strstr(notes.bytes, ":18: "));
    put("");
    read_again();
    assert_int_equal(user_theme_count(), 0);
    text_free(&bytes);
}

static void troubles_are_told(void **unused) {
    (void)unused;
    struct config config;
    struct text why = TEXT_EMPTY;
    config_init(&config);
    setenv("XDG_CONFIG_HOME", "/proc/nowhere", 1);
    assert_false(config_write(&config, &why));
    assert_int_not_equal(why.length, 0);
    setenv("XDG_CONFIG_HOME", "relative", 1); /* is passed over */
    setenv("HOME", "", 1);
    text_clear(&why);
    assert_false(config_write(&config, &why));
    assert_int_not_equal(why.length, 0);
    setenv("XDG_CONFIG_HOME", home, 1);
    text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_there_is_fine),
        cmocka_unit_test(written_is_read),
        cmocka_unit_test(unknown_lines_stay),
        cmocka_unit_test(wrong_values_are_told),
        cmocka_unit_test(hostile_bytes_do_no_harm),
        cmocka_unit_test(random_bytes_do_no_harm),
        cmocka_unit_test(themes_of_the_user_are_read),
        cmocka_unit_test(wrong_lines_of_themes_are_told),
        cmocka_unit_test(there_are_only_so_many_themes),
        cmocka_unit_test(troubles_are_told),
    };
    return report_tests(cmocka_run_group_tests(tests, make_home, remove_home),
                        sizeof tests / sizeof *tests);
}
