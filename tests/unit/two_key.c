/*
 * two_key.c - two-key dice: chains, commitments and links, what is taken back, and what a reader
 * refuses.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/dice.h"
#include "session/keys.h"
#include "session/log.h"

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];

static const char *path_of(const char *name) {
    static char path[SCRATCH_MOST + 300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static struct session *two_key_game(const char *name, unsigned seats, const char *options) {
    struct new_game game = {.game = registry_find(name), .dice = DICE_TWO_KEY};
    struct text why = TEXT_EMPTY;
    game.key_words[0] = "the cat sat on the mat";
    setup_init(&game.setup, game.game->ruleset, seats);
    assert_true(setup_set(&game.setup, game.game->ruleset, options, &why));
    struct session *session = session_new(&game, &why);
    if (!session)
        fail_msg("%s", why.bytes);
    text_free(&why);
    return session;
}

/* ---- the parts ---- */

/* The published stream of ChaCha20 for a key and a nonce of zeros (RFC 8439, A.1, blocks 0, 1). */
static void the_stream_is_that_of_chacha20(void **unused) {
    (void)unused;
    static const uint8_t zeros[RNG_KEY_BYTES];
    static const uint32_t first[] = {0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653},
                          second[] = {0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73};
    struct rng rng;
    dice_key(&rng, zeros);
    for (int i = 0; i < 32; i++) {
        uint32_t number = rng_next(&rng);
        if (i < 4)
            assert_int_equal(number, first[i]);
        if (i >= 16 && i < 20)
            assert_int_equal(number, second[i - 16]);
    }
    rng_seed(&rng, 42, 54); /* and PCG32 again */
    assert_int_equal(rng_next(&rng), 0xa15c02b7);
}

static void a_chain_gives_each_link_again(void **unused) {
    (void)unused;
    uint8_t secret[KEY_BYTES], link[KEY_BYTES], before[KEY_BYTES];
    key_secret("words", secret);
    struct key_chain *chain = key_chain_new(secret);
    key_link(chain, 0, before);
    for (uint32_t i = 1; i <= 450; i++) {
        key_link(chain, i, link);
        assert_true(key_follows(link, before));
        assert_false(key_follows(before, link));
        memcpy(before, link, KEY_BYTES);
    }
    key_link(chain, KEY_LINKS, link);
    assert_memory_equal(link, secret, KEY_BYTES);
    key_link(chain, KEY_LINKS - 1, before);
    assert_true(key_follows(link, before));
    key_chain_free(chain);
    uint8_t other[KEY_BYTES];
    key_secret("words", other); /* the same words alone give nothing away */
    assert_memory_not_equal(secret, other, KEY_BYTES);
}

static bool reads(const char *digits, uint8_t out[KEY_BYTES]) {
    return key_read((struct word){digits, strlen(digits)}, out);
}

static void a_key_is_written_in_one_way(void **unused) {
    (void)unused;
    uint8_t key[KEY_BYTES], again[KEY_BYTES];
    struct text digits = TEXT_EMPTY;
    key_secret("", key);
    key[0] = 0xab; /* so that there is a letter */
    key_add(key, &digits);
    assert_int_equal(digits.length, KEY_DIGITS);
    assert_true(reads(digits.bytes, again));
    assert_memory_equal(key, again, KEY_BYTES);
    digits.bytes[0] = 'A';
    assert_false(reads(digits.bytes, again));
    digits.bytes[0] = 'g';
    assert_false(reads(digits.bytes, again));
    digits.bytes[0] = 'a';
    text_add(&digits, "0");
    assert_false(reads(digits.bytes, again));
    text_truncate(&digits, KEY_DIGITS - 1);
    assert_false(reads(digits.bytes, again));
    text_free(&digits);
}

/* ---- games ---- */

static void assert_reads_as_it_is(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = load_good(log, length);
    assert_true(session_sealed(loaded));
    assert_int_equal(session_dice_source(loaded), DICE_TWO_KEY);
    assert_int_equal(session_length(loaded), session_at(session));
    assert_int_equal(session_digest(loaded), session_digest(session));
    session_free(loaded);
}

/* Plays on until no choices are held back. */
static void play_to_reveal(struct session *session) {
    struct turn turn = {0};
    for (session_turn(session, &turn); turn.secret; session_turn(session, &turn))
        play_on(session, 1, 1);
}

static void every_game_can_be_played(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++)
        for (unsigned preset = 0; preset < game->ruleset->preset_count; preset++) {
            struct session *session = two_key_game(game->ruleset->name, game->ruleset->seats_most,
                                                   game->ruleset->presets[preset].options);
            assert_string_equal(session_tag(session, "Clowder"), "2");
            assert_string_equal(session_tag(session, "Seed"), "");
            play_to_reveal(session);
            assert_reads_as_it_is(session);
            play_on(session, 80, preset);
            play_to_reveal(session);
            assert_reads_as_it_is(session);
            session_free(session);
        }
}

static void games_differ(void **unused) {
    (void)unused;
    struct session *one = two_key_game("kilkenny", 2, ""), *other = two_key_game("kilkenny", 2, "");
    assert_string_not_equal(session_tag(one, "KeyA"), session_tag(other, "KeyA"));
    assert_string_not_equal(session_tag(one, "KeyA"), session_tag(one, "KeyB"));
    session_free(one);
    session_free(other);
}

static size_t count_keys(const struct session *session) {
    size_t length, count = 0;
    const char *at = session_log(session, &length);
    while ((at = strstr(at, " * keys "))) {
        count++;
        at++;
    }
    return count;
}

static void the_same_dice_come_again(void **unused) {
    (void)unused;
    struct session *session = two_key_game("kilkenny", 2, "");
    play_on(session, 6, 1);
    struct move rolls[2] = {session_entry(session, 2)->move, session_entry(session, 4)->move};
    assert_int_equal(count_keys(session), 3);
    while (session_at(session) > 2)
        assert_true(session_undo(session, session_asker(session), UINT8_MAX, NULL));
    play_on(session, 6 - session_at(session), 2); /* other moves */
    assert_true(move_equal(&rolls[0], &session_entry(session, 2)->move));
    assert_true(move_equal(&rolls[1], &session_entry(session, 4)->move));
    assert_int_equal(count_keys(session), 3);
    assert_reads_as_it_is(session);
    session_free(session);
}

static void a_replay_goes_anywhere(void **unused) {
    (void)unused;
    struct session *session = two_key_game("clancath", 2, "setup=preset");
    play_on(session, 200, 3);
    uint64_t end = session_digest(session);
    for (size_t at = session_length(session); at > 0; at -= at > 7 ? 7 : at)
        session_seek(session, at);
    session_seek(session, session_length(session));
    assert_int_equal(session_digest(session), end);
    session_free(session);
}

static void a_branch_has_keys_of_its_own(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY, position = TEXT_EMPTY;
    struct session *session = two_key_game("kilkenny", 2, "");
    play_on(session, 40, 5);
    session_seek(session, 3);
    session_rules(session)->describe(session_state(session), VIEW_ALL, &position);
    session_seek(session, session_length(session));
    struct session *branch = session_branch(session, 3, "file.log#3", &why);
    assert_non_null(branch);
    assert_string_equal(session_tag(branch, "Position"), position.bytes);
    assert_string_not_equal(session_tag(branch, "KeyA"), session_tag(session, "KeyA"));
    play_on(branch, 20, 6);
    assert_reads_as_it_is(branch);
    session_free(branch);
    session_free(session);
    text_free(&why);
    text_free(&position);
}

static void a_seed_is_refused(void **unused) {
    (void)unused;
    struct new_game game = {
        .game = registry_find("kilkenny"), .dice = DICE_TWO_KEY, .seed = "paperino"};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    assert_null(session_new(&game, &why));
    assert_string_equal(why.bytes, "two-key dice follow from no seed");
    text_free(&why);
}

/* ---- holders of keys ---- */

struct elsewhere {
    struct key_chain *chain[2];
    bool refuses;
    unsigned asked;
};

static bool give(void *own, unsigned seat, uint32_t index, const uint8_t log[KEY_BYTES],
                 uint8_t out[KEY_BYTES]) {
    struct elsewhere *elsewhere = own;
    (void)log;
    elsewhere->asked++;
    if (elsewhere->refuses && seat == 1)
        return false;
    key_link(elsewhere->chain[seat], index, out);
    return true;
}

static void who_withholds_a_key_loses(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct elsewhere elsewhere = {.refuses = true};
    uint8_t secret[KEY_BYTES];
    struct session *session = two_key_game("kilkenny", 2, "");
    assert_true(session_roll(session, NULL, NULL));
    assert_false(session_withhold(session, 1, &why)); /* a move is due, no roll */
    play_on(session, 1, 1);
    for (int seat = 0; seat < 2; seat++) {
        key_secret("", secret);
        elsewhere.chain[seat] = key_chain_new(secret);
    }
    session_hold_keys(session, &(struct keyholder){.link = give, .own = &elsewhere});
    text_clear(&why);
    assert_false(session_roll(session, NULL, &why)); /* of another chain */
    assert_non_null(strstr(why.bytes, " has not given a key for the dice"));
    assert_int_equal(elsewhere.asked, 1);
    assert_int_equal(count_keys(session), 1);
    assert_true(session_withhold(session, 1, NULL));
    assert_true(session_over(session));
    struct result result;
    session_result(session, &result);
    assert_int_equal(result.winners, 1);
    assert_reads_as_it_is(session);
    session_free(session);
    for (int seat = 0; seat < 2; seat++)
        key_chain_free(elsewhere.chain[seat]);
    text_free(&why);
}

/* ---- what a reader refuses ---- */

/* Writes a log's lines anew with the seals that they should have. */
static struct text sealed_anew(const char *log) {
    struct text out = TEXT_EMPTY, seals = TEXT_EMPTY;
    struct log_chain chain;
    struct word rest = {log, strlen(log)}, bytes;
    struct log_line line;
    log_chain_start(&chain);
    while (word_part(&rest, '\n', &bytes)) {
        log_read_line(bytes.bytes, bytes.length, &line);
        struct text name = TEXT_EMPTY, value = TEXT_EMPTY;
        if (line.kind == LOG_TAG) {
            text_add_bytes(&name, line.name.bytes, line.name.length);
            log_unescape(line.value, &value);
        }
        if (line.kind == LOG_TAG && word_is(line.name, "Seal"))
            log_write_header_end(&out, &chain, seals.bytes);
        else if (line.kind == LOG_TAG)
            log_write_tag(&out, &chain, &seals, name.bytes, value.bytes);
        else if (line.kind == LOG_EVENT || line.kind == LOG_END)
            log_write_line(&out, &chain, line.body.bytes, line.body.length);
        else if (line.kind == LOG_DIGEST)
            log_write_digest(&out, &chain, line.digest);
        text_free(&name);
        text_free(&value);
    }
    text_free(&seals);
    return out;
}

/* A game's log in which the first `was` from the text `from` on is replaced; sealed anew. */
static void assert_refused(const struct session *session, const char *from, const char *was,
                           const char *is, enum problem_kind kind, const char *sentence) {
    size_t length;
    const char *log = session_log(session, &length), *place = strstr(log, from);
    struct text changed = TEXT_EMPTY;
    place = place ? strstr(place, was) : NULL;
    assert_non_null(place);
    text_add_bytes(&changed, log, (size_t)(place - log));
    text_add(&changed, is);
    text_add(&changed, place + strlen(was));
    struct text whole = sealed_anew(changed.bytes);
    struct problem problem;
    struct session *loaded = session_load(whole.bytes, whole.length, &problem);
    if (problem.kind != kind || !strstr(problem.message.bytes, sentence))
        fail_msg("line %u: %s", problem.line, problem.message.bytes);
    session_free(loaded);
    problem_free(&problem);
    text_free(&changed);
    text_free(&whole);
}

/* The word that stands at a place of the log, from the last blank or quotation mark before it. */
static const char *word_at(const struct session *session, const char *mark, size_t skip) {
    static char word[KEY_DIGITS + 1];
    size_t length;
    const char *at = strstr(session_log(session, &length), mark);
    assert_non_null(at);
    memcpy(word, at + strlen(mark) + skip, KEY_DIGITS);
    return word;
}

static void sealing_anew_changes_nothing(void **unused) {
    (void)unused;
    struct session *session = two_key_game("kilkenny", 2, "");
    size_t length;
    play_on(session, 30, 9);
    const char *log = session_log(session, &length);
    struct text again = sealed_anew(log);
    assert_string_equal(again.bytes, log);
    text_free(&again);
    session_free(session);
}

static void what_does_not_follow_is_refused(void **unused) {
    (void)unused;
    struct session *session = two_key_game("kilkenny", 2, "");
    struct text faces = TEXT_EMPTY, key = TEXT_EMPTY, line = TEXT_EMPTY;
    play_on(session, 9, 9);
    const struct entry *roll = session_entry(session, 0);
    text_addf(&faces, "1 * roll %u", roll->move.arg[0] + 1U);
    assert_refused(session, faces.bytes, faces.bytes,
                   roll->move.arg[0] ? "1 * roll 1" : "1 * roll 2", PROBLEM_DICE,
                   "the keys give another roll: ");
    text_add(&key, word_at(session, "1 * keys ", 0));
    assert_refused(session, "1 * keys ", key.bytes, word_at(session, "2 * keys ", 0), PROBLEM_DICE,
                   "the key of A is not the one that was committed");
    assert_refused(session, "1 * keys ", word_at(session, "1 * keys ", KEY_DIGITS + 1), key.bytes,
                   PROBLEM_DICE, "the key of B is not the one that was committed");
    text_addf(&line, "2 * keys %s", word_at(session, "2 * keys ", 0));
    assert_refused(session, "2 * keys ", line.bytes, "2 * keys", PROBLEM_DICE,
                   "a key of 64 hexadecimal digits is needed for each seat");
    assert_refused(session, "[KeyA", word_at(session, "[KeyA \"", 0), key.bytes, PROBLEM_DICE,
                   "the key of A is not the one that was committed");
    assert_refused(session, "[KeyB", word_at(session, "[KeyB \"", 0), session_tag(session, "KeyA"),
                   PROBLEM_HEADER, "two seats have the same commitment");
    assert_refused(session, "[KeyB", "KeyB", "Other", PROBLEM_HEADER,
                   "a seat has no commitment for the dice");
    assert_refused(session, "[Keys", "Keys", "Other", PROBLEM_HEADER,
                   "the keys of the deal are missing");
    assert_refused(session, "[Dice", "two-key", "fair", PROBLEM_HEADER, "the Dice tag is ");
    assert_refused(session, "1 * keys ", "1 * keys ", "; 1 * keys ", PROBLEM_DICE,
                   "the keys of this roll are missing");
    assert_refused(session, "[Clowder", "[Clowder \"2\"]", "[Clowder \"1\"]", PROBLEM_HEADER,
                   "two-key dice need format 2");
    session_free(session);
    text_free(&faces);
    text_free(&key);
    text_free(&line);
}

/* Names, options, moves: all of them are part of the keys. Some later roll, or the deal, is then
   another one; of one roll that is true five times in six. */
static void another_history_gives_other_dice(void **unused) {
    (void)unused;
    unsigned refused = 0;
    enum { GAMES = 5 };
    for (int i = 0; i < GAMES; i++) {
        struct session *session = two_key_game("kilkenny", 2, "");
        size_t length;
        play_on(session, 60, 9);
        const char *log = session_log(session, &length);
        const char *name = strstr(log, "[SeatA \"");
        struct text changed = TEXT_EMPTY;
        text_add_bytes(&changed, log, (size_t)(name - log) + 8);
        text_add(&changed, "Not ");
        text_add(&changed, name + 8);
        struct text whole = sealed_anew(changed.bytes);
        enum problem_kind kind;
        load_bad(whole.bytes, whole.length, &kind);
        refused += kind == PROBLEM_DICE;
        text_free(&changed);
        text_free(&whole);
        session_free(session);
    }
    assert_int_equal(refused, GAMES);
}

/* ---- on disk ---- */

static struct session *resumed(const char *path) {
    struct text file = file_text(path), why = TEXT_EMPTY;
    struct session *session = load_good(file.bytes, file.length);
    struct store *store = store_open(path, NULL, &why);
    assert_non_null(store);
    session_attach(session, store);
    text_free(&file);
    text_free(&why);
    return session;
}

static struct session *stored_game(const char *name) {
    struct text why = TEXT_EMPTY;
    struct session *session = two_key_game("kilkenny", 2, "");
    struct store *store = store_create(path_of(name), "kilkenny", &why);
    assert_non_null(store);
    session_attach(session, store);
    assert_null(session_unsaved(session));
    text_free(&why);
    return session;
}

static void a_kill_loses_no_key(void **unused) {
    (void)unused;
    struct session *session = stored_game("kill.log");
    struct stat status;
    assert_int_equal(stat(path_of("kill.log.keys"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    for (int i = 0; i < 6; i++) {
        play_on(session, 5, (uint64_t)i);
        assert_file_is_log(session);
        session_free(session);
        session = resumed(path_of("kill.log"));
        assert_false(session_full(session));
    }
    assert_int_equal(session_length(session), 30);
    assert_true(session_resign(session, 0, NULL));
    assert_int_equal(stat(path_of("kill.log.keys"), &status), -1);
    assert_reads_as_it_is(session);
    session_free(session);
}

/* A power cut left the links, but not the roll. */
static void links_without_their_roll_stay_valid(void **unused) {
    (void)unused;
    struct session *session = stored_game("cut.log");
    assert_true(session_roll(session, NULL, NULL));
    struct move fell = session_entry(session, 0)->move;
    session_free(session);
    struct text file = file_text(path_of("cut.log"));
    char *roll = strstr(file.bytes, "1 * roll");
    assert_int_equal(truncate(path_of("cut.log"), roll - file.bytes), 0);
    session = resumed(path_of("cut.log"));
    assert_int_equal(session_length(session), 0);
    assert_true(session_roll(session, NULL, NULL));
    assert_true(move_equal(&fell, &session_entry(session, 0)->move));
    assert_int_equal(count_keys(session), 1);
    assert_reads_as_it_is(session);
    session_free(session);
    text_free(&file);
}

static void lost_keys_are_replaced_in_a_new_log(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct session *session = stored_game("lost.log");
    play_on(session, 4, 1);
    session_free(session);
    assert_int_equal(unlink(path_of("lost.log.keys")), 0);
    session = resumed(path_of("lost.log"));
    assert_false(session_roll(session, NULL, &why));
    assert_true(session_full(session));
    struct session *next = session_continue(session, &why);
    assert_non_null(next);
    assert_string_not_equal(session_tag(next, "KeyA"), session_tag(session, "KeyA"));
    assert_int_equal(session_digest(next), session_digest(session));
    text_clear(&why);
    assert_true(session_take_notice(next, &why));
    assert_string_equal(why.bytes, "The keys of these dice are lost. The game goes on in "
                                   "lost-2.log with new ones.");
    assert_true(session_roll(next, NULL, NULL));
    assert_reads_as_it_is(next);
    session_free(session);
    session_free(next);
    text_free(&why);
}

/* True when a file of the folder has these bytes. */
static bool in_some_file(const void *bytes, size_t length) {
    DIR *directory = opendir(folder);
    struct dirent *entry;
    bool found = false;
    while ((entry = readdir(directory))) {
        FILE *file = entry->d_type == DT_REG ? fopen(path_of(entry->d_name), "rb") : NULL;
        static char content[1 << 20];
        size_t size = file ? fread(content, 1, sizeof content, file) : 0;
        found = found || memmem(content, size, bytes, length);
        if (file)
            fclose(file);
    }
    closedir(directory);
    return found;
}

static void copy_file(const char *name, const char *to) {
    static char content[1 << 20];
    FILE *file = fopen(path_of(name), "rb");
    size_t size = fread(content, 1, sizeof content, file);
    assert_int_equal(fclose(file), 0);
    file = fopen(path_of(to), "wb");
    assert_int_equal(fwrite(content, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* The links that were given are in the log; the next ones are nowhere, in text or as bytes. They
   are found out by a copy that goes on elsewhere. */
static void no_file_tells_the_next_link(void **unused) {
    (void)unused;
    struct session *session = stored_game("next.log");
    uint8_t link[KEY_BYTES];
    size_t length;
    play_on(session, 10, 1);
    copy_file("next.log", "clowder/copy.log");
    copy_file("next.log.keys", "clowder/copy.log.keys");
    struct session *later = resumed(path_of("clowder/copy.log"));
    play_on(later, 1, 1);
    assert_int_equal(session_length(later), 11);
    const char *log = session_log(later, &length), *at = log, *last = NULL;
    while ((at = strstr(at, " * keys "))) {
        last = at + strlen(" * keys ");
        at = last;
    }
    for (int seat = 0; seat < 2; seat++) {
        struct word word = {last + seat * (KEY_DIGITS + 1), KEY_DIGITS};
        assert_true(key_read(word, link));
        assert_false(in_some_file(word.bytes, word.length));
        assert_false(in_some_file(link, KEY_BYTES));
    }
    at = strstr(log, " * keys ") + strlen(" * keys ");
    assert_true(in_some_file(at, KEY_DIGITS));
    session_free(later);
    session_free(session);
}

static int make_folder(void **unused) {
    (void)unused;
    return scratch_folder(folder) && setenv("XDG_DATA_HOME", folder, 1) == 0 ? 0 : -1;
}

static int remove_folder(void **unused) {
    (void)unused;
    DIR *directory = opendir(folder);
    struct dirent *entry;
    while (directory && (entry = readdir(directory)))
        if (entry->d_type == DT_REG)
            unlink(path_of(entry->d_name));
    if (directory)
        closedir(directory);
    unlink(path_of("clowder/copy.log"));
    unlink(path_of("clowder/copy.log.keys"));
    unlink(path_of("clowder/key"));
    rmdir(path_of("clowder/games"));
    rmdir(path_of("clowder"));
    return rmdir(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_stream_is_that_of_chacha20),
        cmocka_unit_test(a_chain_gives_each_link_again),
        cmocka_unit_test(a_key_is_written_in_one_way),
        cmocka_unit_test(every_game_can_be_played),
        cmocka_unit_test(games_differ),
        cmocka_unit_test(the_same_dice_come_again),
        cmocka_unit_test(a_replay_goes_anywhere),
        cmocka_unit_test(a_branch_has_keys_of_its_own),
        cmocka_unit_test(a_seed_is_refused),
        cmocka_unit_test(who_withholds_a_key_loses),
        cmocka_unit_test(sealing_anew_changes_nothing),
        cmocka_unit_test(what_does_not_follow_is_refused),
        cmocka_unit_test(another_history_gives_other_dice),
        cmocka_unit_test(a_kill_loses_no_key),
        cmocka_unit_test(links_without_their_roll_stay_valid),
        cmocka_unit_test(lost_keys_are_replaced_in_a_new_log),
        cmocka_unit_test(no_file_tells_the_next_link),
    };
    int failed = cmocka_run_group_tests(tests, make_folder, remove_folder);
    return report_tests(failed, sizeof tests / sizeof *tests);
}
