/*
 * record.c - what the saved games tell about those who played, and the names that are offered.
 */
#include "table/record.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/people.h"

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];

static int start(void **unused) {
    (void)unused;
    assert_true(scratch_folder(folder));
    return setenv("XDG_DATA_HOME", folder, 1);
}

static int finish(void **unused) {
    (void)unused;
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

/* Writes a file NAME into the folder of saved games; it is the `age`th from the oldest. */
static void save(const char *name, int age, const char *bytes) {
    struct text path = TEXT_EMPTY;
    assert_true(store_folder(&path, NULL));
    text_addf(&path, "/%s", name);
    FILE *file = fopen(path.bytes, "w");
    assert_non_null(file);
    fputs(bytes, file);
    fclose(file);
    struct timespec times[2] = {{.tv_sec = 1000 + age}, {.tv_sec = 1000 + age}};
    assert_int_equal(utimensat(AT_FDCWD, path.bytes, times, 0), 0);
    text_free(&path);
}

/* A log with these tags, moves of that many turns, and these winners ("": it goes on). */
static void save_game(const char *name, int age, const char *tags, unsigned turns,
                      const char *winners) {
    struct text log = TEXT_EMPTY;
    text_addf(&log, "[Clowder \"1\"]\n%s\n", tags);
    for (unsigned turn = 1; turn <= turns; turn++)
        text_addf(&log, "%u A move a1 a2\n", turn);
    if (*winners)
        text_addf(&log, "end %s \"why\" moves=%u\n", winners, turns);
    save(name, age, log.bytes);
    text_free(&log);
}

#define TWO(game, a, b) "[Game \"" game "\"]\n[SeatA \"" a "\"]\n[SeatB \"" b "\"]\n"

static void wins_and_runs_are_counted(void **unused) {
    (void)unused;
    save_game("a.log", 1, TWO("kilkenny", "Anna", "Marco"), 10, "A");
    save_game("b.log", 2, TWO("kilkenny", "Marco", "Anna"), 20, "B");
    save_game("c.log", 3, TWO("bids", "Anna", "Marco"), 31, "B");
    save_game("d.log", 4, TWO("kilkenny", "Anna", "Marco"), 8, "draw");
    save_game("e.log", 5, TWO("kilkenny", "Anna", "lion") "[PlayerB \"lion:4000\"]\n", 9, "A");
    save_game("f.log", 6, TWO("kilkenny", "Anna", "Marco"), 3, "");
    struct records records;
    records_read(&records);
    assert_int_equal(records.games, 6);
    assert_int_equal(records.open, 1);
    assert_int_equal(records.damaged + records.foreign, 0);
    assert_int_equal(records.count, 2); /* bots are nobody */
    const struct record *anna = records_find(&records, "Anna");
    assert_non_null(anna);
    assert_ptr_equal(anna, &records.people[0]);
    assert_int_equal(anna->tally.games, 5);
    assert_int_equal(anna->tally.won, 3);
    assert_int_equal(anna->tally.lost, 1);
    assert_int_equal(anna->tally.drawn, 1);
    assert_int_equal(anna->tally.turns, 10 + 20 + 31 + 8 + 9);
    assert_int_equal(anna->open, 1);
    assert_int_equal(anna->best, 2);
    assert_int_equal(anna->run, 1);
    assert_int_equal(anna->game_count, 2);
    assert_string_equal(anna->games[0].game, "kilkenny");
    assert_int_equal(anna->games[0].tally.games, 4);
    assert_int_equal(records_find(&records, "Marco")->run, -1); /* a draw is no win */
    assert_null(records_find(&records, "lion"));
    records_free(&records);
}

static void opponents_are_met_game_by_game(void **unused) {
    (void)unused;
    save_game("a.log", 1, TWO("kilkenny", "Anna", "Marco"), 10, "A");
    save_game("b.log", 2, TWO("bids", "Marco", "Anna"), 20, "A");
    save_game("c.log", 3, TWO("kilkenny", "Anna", "lion B") "[PlayerB \"lion:4000\"]\n", 9, "A");
    save_game("d.log", 4, TWO("bids", "Anna", "Anna") "[SeatC \"Marco\"]\n", 9, "AC");
    struct records records;
    records_read(&records);
    const struct record *anna = records_find(&records, "Anna");
    assert_int_equal(anna->tally.games, 4); /* who sits at two seats plays once */
    assert_int_equal(anna->opponent_count, 5);
    const struct record_row *rows = anna->opponents;
    assert_string_equal(rows[0].opponent, "Marco");
    assert_string_equal(rows[0].game, "");
    assert_int_equal(rows[0].tally.games, 3);
    assert_int_equal(rows[0].tally.won, 1);
    assert_int_equal(rows[0].tally.lost, 1);
    assert_int_equal(rows[0].tally.drawn, 1); /* both won */
    assert_string_equal(rows[1].game, "bids");
    assert_int_equal(rows[1].tally.games, 2);
    assert_string_equal(rows[2].game, "kilkenny");
    assert_string_equal(rows[3].opponent, "lion"); /* by its level */
    assert_true(rows[3].bot);
    struct text lines = TEXT_EMPTY;
    record_add(anna, &lines);
    assert_non_null(strstr(lines.bytes, "lion (bot)"));
    struct word rest = {lines.bytes, lines.length}, line;
    while (word_part(&rest, '\n', &line))
        assert_true(line.length <= 76);
    text_free(&lines);
    records_free(&records);
}

static void damaged_and_foreign_files_are_told_apart(void **unused) {
    (void)unused;
    save_game("good.log", 1, TWO("kilkenny", "Anna", "Marco"), 10, "A");
    save_game("other.log", 2, TWO("chess", "Anna", "Marco"), 10, "A");
    save("empty.log", 3, "");
    save("text.log", 4, "Dear Anna,\nhow are you?\n");
    save("zeros.log", 5, "[Game \"kilkenny\"]\n");
    save_game("winner.log", 6, TWO("kilkenny", "Anna", "Marco"), 10, "F");
    save("cut.log", 7, "[Clowder \"1\"]\n" TWO("kilkenny", "Anna", "Marco") "\n1 * roll");
    save("torn.log", 8, "[Clowder \"1\"]\n" TWO("kilkenny", "Anna", "Marco") "\n1 * roll 3\n###\n");
    struct records records;
    records_read(&records);
    assert_int_equal(records.games, 1);
    assert_int_equal(records.foreign, 3);
    assert_int_equal(records.damaged, 4);
    struct text lines = TEXT_EMPTY;
    records_add_count(&records, &lines);
    assert_string_equal(lines.bytes, "Games over: 1. Not finished: 0. Not counted: 4 damaged "
                                     "files, 3 files of no game known here.\n");
    text_free(&lines);
    records_free(&records);
}

/* Comments may follow the end of a game, and be longer than what is read of it at first. */
static void comments_behind_the_end_hide_nothing(void **unused) {
    (void)unused;
    struct text log = TEXT_EMPTY;
    text_add(&log, "[Clowder \"1\"]\n" TWO("kilkenny", "Anna", "Marco") "\n");
    for (int turn = 1; turn < 400; turn++)
        text_addf(&log, "%d A move a1 a2\n", turn);
    text_add(&log, "end B \"why\" moves=399\n");
    for (int i = 0; i < 300; i++)
        text_add(&log, "; what a long game that was, and what a long comment\n");
    save("long.log", 1, log.bytes);
    text_free(&log);
    struct records records;
    records_read(&records);
    assert_int_equal(records_find(&records, "Marco")->tally.won, 1);
    assert_int_equal(records.damaged, 0);
    records_free(&records);
}

static void names_are_safe_to_show(void **unused) {
    (void)unused;
    save_game("a.log", 1, TWO("kilkenny", "An\x1b[31mna", "M\xC3\xA4rco"), 10, "A");
    struct records records;
    struct text lines = TEXT_EMPTY;
    records_read(&records);
    records_add_table(&records, &lines);
    assert_null(strchr(lines.bytes, '\x1b'));
    assert_non_null(strstr(lines.bytes, "\nM\xC3\xA4rco                        "));
    text_free(&lines);
    records_free(&records);
}

static void names_of_the_newest_games_come_last(void **unused) {
    (void)unused;
    save_game("a.log", 1, TWO("kilkenny", "Anna", "Marco"), 10, "A");
    save_game("b.log", 2, TWO("kilkenny", "South", "Lina"), 10, "");
    save_game("c.log", 3, TWO("kilkenny", "Player A", "Anna"), 10, "");
    save_game("d.log", 4, TWO("kilkenny", "Otto", "lion") "[PlayerB \"lion:4000\"]\n", 9, "A");
    struct text names = TEXT_EMPTY;
    people_add(&names);
    assert_string_equal(names.bytes, "Marco\nLina\nAnna\nOtto\n");
    text_free(&names);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(wins_and_runs_are_counted, start, finish),
        cmocka_unit_test_setup_teardown(opponents_are_met_game_by_game, start, finish),
        cmocka_unit_test_setup_teardown(damaged_and_foreign_files_are_told_apart, start, finish),
        cmocka_unit_test_setup_teardown(comments_behind_the_end_hide_nothing, start, finish),
        cmocka_unit_test_setup_teardown(names_are_safe_to_show, start, finish),
        cmocka_unit_test_setup_teardown(names_of_the_newest_games_come_last, start, finish),
    };
    return run_and_report(tests);
}
