/*
 * heed.c - takes in what a table sends: see remote_state.h and docs/TABLE.md.
 */
#include "core/utf8.h"
#include "session/mirror.h"

#include "remote_state.h"

enum { LINES_MOST = 4096 /* bytes for people that nobody has read yet */ };

/* The table does not keep to its own rules. */
static bool reject(struct remote *remote, const char *why) {
    wire_close(&remote->wire);
    remote->wire.broken = why;
    return false;
}

static bool starts(struct word line, const char *word, const char **rest) {
    size_t length = strlen(word);
    if (line.length <= length || memcmp(line.bytes, word, length) != 0 || line.bytes[length] != ' ')
        return false;
    *rest = line.bytes + length + 1;
    return true;
}

/* The rest of a line, as a text. */
static void take_rest(struct word line, const char *rest, struct text *out) {
    text_clear(out);
    text_add_bytes(out, rest, line.length - (size_t)(rest - line.bytes));
}

void remote_add_line(struct remote *remote, const char *line) {
    if (remote->lines.length < LINES_MOST)
        text_addf(&remote->lines, "%s\n", line);
}

/* What the lines about a game say. */
struct header {
    struct new_game game;
    struct text name[SEATS_MOST], position, words;
    unsigned own;
};

static bool read_game(struct header *header, const char *words) {
    struct word name = {"", 0}, seats = {"", 0};
    struct text text = TEXT_EMPTY, why = TEXT_EMPTY;
    long count = 0;
    word_next(&words, &name);
    word_next(&words, &seats);
    text_add_bytes(&text, name.bytes, name.length);
    header->game.game = registry_find(text.bytes);
    bool good = header->game.game && word_number(seats, 1, SEATS_MOST, &count);
    if (good) {
        setup_init(&header->game.setup, header->game.game->ruleset, (unsigned)count);
        good = setup_set(&header->game.setup, header->game.game->ruleset, words, &why);
    }
    text_free(&text);
    text_free(&why);
    return good;
}

static void read_own(struct header *header, const char *letters) {
    for (; *letters; letters++) {
        int seat = seat_of_letter(*letters, SEATS_MOST);
        if (seat >= 0)
            header->own |= 1u << seat;
    }
}

static bool read_header_line(struct header *header, struct word line) {
    const char *rest;
    struct text *words = &header->words, why = TEXT_EMPTY;
    struct word word;
    long number;
    bool good = true;
    if (starts(line, "name", &rest) && seat_of_letter(*rest, SEATS_MOST) >= 0 && rest[1] == ' ') {
        take_rest(line, rest + 2, &header->name[seat_of_letter(*rest, SEATS_MOST)]);
    } else if (starts(line, "position", &rest)) {
        take_rest(line, rest, &header->position);
    } else if (starts(line, "own", &rest)) {
        take_rest(line, rest, words);
        read_own(header, words->bytes);
    } else if (starts(line, "rules", &rest)) {
        word = (struct word){rest, line.length - (size_t)(rest - line.bytes)};
        good = word_number(word, 1, UINT16_MAX, &number);
        header->game.setup.rules = good ? (unsigned)number : 0;
    } else if (starts(line, "clock", &rest)) {
        take_rest(line, rest, words);
        good = control_read(words->bytes, &header->game.clock, &why);
    } else if (starts(line, "dice", &rest)) {
        take_rest(line, rest, words); /* of others than those on the table the host knows more */
        if (strcmp(words->bytes, dice_words[DICE_TABLE]) == 0)
            header->game.dice = DICE_TABLE;
    } else if (starts(line, "takeback", &rest)) {
        take_rest(line, rest, words);
        for (int i = 0; takebacks_words[i]; i++)
            if (strcmp(words->bytes, takebacks_words[i]) == 0)
                header->game.takebacks = (enum takebacks)i;
    }
    text_free(&why);
    return good;
}

/* A game begins, or the same one is told anew. */
static bool begin_game(struct remote *remote, struct header *header) {
    struct mirror_link link = {remote_ask, remote};
    struct text why = TEXT_EMPTY;
    bool good = true;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        header->game.names[seat] = header->name[seat].bytes;
    header->game.deal = header->position.bytes;
    if (remote->session)
        good = mirror_restart(remote->session, header->position.bytes, &why);
    else
        remote->session = session_mirror(&header->game, header->own, &link, &why);
    text_free(&why);
    return good && remote->session;
}

static bool do_game(struct remote *remote, const char *words, struct word rest) {
    struct header header = {.position = TEXT_EMPTY, .words = TEXT_EMPTY};
    struct text lines = TEXT_EMPTY;
    struct word line;
    const char *position;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        header.name[seat] = TEXT_EMPTY;
    text_addf(&lines, "%s\n", words);
    bool good = read_game(&header, words);
    while (good && word_part(&rest, '\n', &line)) {
        good = read_header_line(&header, line);
        if (!starts(line, "position", &position)) {
            text_add_bytes(&lines, line.bytes, line.length);
            text_add_char(&lines, '\n');
        }
    }
    bool other = remote->session && strcmp(lines.bytes, remote->header.bytes) != 0;
    if (good && other)
        remote->other = true;
    else
        good = good && begin_game(remote, &header);
    text_clear(&remote->header);
    text_add(&remote->header, lines.bytes);
    remote->moved = remote->syncing = true;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        text_free(&header.name[seat]);
    text_free(&header.position);
    text_free(&header.words);
    text_free(&lines);
    return good || reject(remote, N_("it plays a game that is not known here"));
}

/* "INDEX ACTOR TURN FLAGS MOVE" */
static bool read_step(const struct remote *remote, const char *words, struct mirror_step *out) {
    struct word index, actor, turn, flags;
    long at, number;
    uint8_t seat = CHANCE;
    if (!word_next(&words, &index) || !word_next(&words, &actor) || !word_next(&words, &turn) ||
        !word_next(&words, &flags) || !word_number(index, 0, INT32_MAX, &at) ||
        !word_number(turn, 0, INT32_MAX, &number) || (size_t)at != session_at(remote->session) ||
        (!word_is(actor, "*") && !word_seat(actor, session_setup(remote->session)->seats, &seat)))
        return false;
    out->entry.actor = seat;
    out->entry.turn = (uint32_t)number;
    out->entry.secret = memchr(flags.bytes, 's', flags.length) != NULL;
    out->entry.random = memchr(flags.bytes, 'r', flags.length) != NULL;
    words += strspn(words, " ");
    out->known = strcmp(words, "?") != 0;
    return !out->known ||
           notation_parse(session_notation(remote->session), words, &out->entry.move, NULL);
}

static bool do_step(struct remote *remote, const char *words, struct word rest) {
    struct mirror_step step = {.known = false};
    struct text news = TEXT_EMPTY, position = TEXT_EMPTY, why = TEXT_EMPTY;
    struct word line;
    const char *words_of;
    bool good = remote->session && read_step(remote, words, &step);
    while (word_part(&rest, '\n', &line)) {
        if (starts(line, "position", &words_of)) {
            take_rest(line, words_of, &position);
        } else if (starts(line, "news", &words_of)) {
            text_add_bytes(&news, words_of, line.length - (size_t)(words_of - line.bytes));
            text_add_char(&news, '\n');
        }
    }
    step.news = news.bytes;
    step.position = position.bytes;
    good = good && mirror_add(remote->session, &step, &why);
    if (good && !remote->syncing)
        text_add(&remote->lines, news.bytes);
    remote->moved = true;
    text_free(&news);
    text_free(&position);
    text_free(&why);
    return good || reject(remote, N_("it sent a position that makes no sense"));
}

static bool do_reveal(struct remote *remote, const char *words, struct word rest) {
    struct word index;
    struct move move;
    long at;
    (void)rest;
    bool good =
        remote->session && word_next(&words, &index) && word_number(index, 0, INT32_MAX, &at) &&
        notation_parse(session_notation(remote->session), words + strspn(words, " "), &move, NULL);
    if (good)
        mirror_reveal(remote->session, (size_t)at, &move);
    return good || reject(remote, N_("it sent a move that makes no sense"));
}

static bool do_cut(struct remote *remote, const char *words, struct word rest) {
    long at;
    (void)rest;
    bool good = remote->session &&
                word_number((struct word){words, strlen(words)}, 0, INT32_MAX, &at) &&
                (size_t)at <= session_at(remote->session);
    if (good)
        mirror_cut(remote->session, (size_t)at);
    remote->moved = true;
    return good || reject(remote, N_("it took moves back that were never made"));
}

static bool do_ended(struct remote *remote, const char *words, struct word rest) {
    struct word how, who;
    struct text word = TEXT_EMPTY;
    uint8_t seat;
    (void)rest;
    bool good = remote->session && word_next(&words, &how) && word_next(&words, &who) &&
                word_seat(who, session_setup(remote->session)->seats, &seat);
    if (good) {
        text_add_bytes(&word, how.bytes, how.length);
        mirror_end(remote->session, word.bytes, seat);
    }
    remote->moved = true;
    text_free(&word);
    return good || reject(remote, N_("it ended the game in a way that is not known here"));
}

static bool do_clocks(struct remote *remote, const char *words, struct word rest) {
    struct word line, seat, left, periods, runs;
    const char *at;
    (void)words;
    while (remote->session && word_part(&rest, '\n', &line)) {
        uint8_t number;
        long milliseconds, count;
        if (starts(line, "clock", &at) && word_next(&at, &seat) && word_next(&at, &left) &&
            word_next(&at, &periods) && word_next(&at, &runs) &&
            word_seat(seat, session_setup(remote->session)->seats, &number) &&
            word_number(left, 0, INT32_MAX, &milliseconds) && word_number(periods, 0, 99, &count))
            mirror_clock(remote->session, number, (uint32_t)milliseconds, (uint8_t)count,
                         *runs.bytes == 'r');
    }
    return true;
}

struct word remote_presence(const char *people, unsigned seat) {
    struct word word, name, value;
    while (word_next(&people, &word))
        if (word_pair(word, &name, &value) && name.length == 1 && *name.bytes == seat_letter(seat))
            return value;
    return (struct word){"", 0};
}

/* Adds a sentence about what changed about a seat; false when nothing did. */
static bool add_change(struct word before, struct word now, char letter, struct text *out) {
    if (!before.length ||
        (before.length == now.length && memcmp(before.bytes, now.bytes, now.length) == 0))
        return false;
    if (word_is(now, "here"))
        text_addf(out, word_is(before, "free") ? _("$%c sits down.") : _("$%c is back."), letter);
    else if (word_is(now, "away"))
        text_addf(out, _("The connection of $%c is lost; the game waits."), letter);
    else if (word_is(now, "left"))
        text_addf(out, _("$%c leaves the table; the game waits."), letter);
    else if (word_is(now, "bot"))
        text_addf(out, _("A bot plays for $%c from now on."), letter);
    else
        text_addf(out, _("The seat of $%c is free."), letter);
    return true;
}

static bool do_people(struct remote *remote, const char *words, struct word rest) {
    struct text line = TEXT_EMPTY;
    (void)rest;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        text_clear(&line);
        if ((int)seat != remote->seat &&
            add_change(remote_presence(remote->people.bytes, seat), remote_presence(words, seat),
                       seat_letter(seat), &line))
            remote_add_line(remote, line.bytes);
    }
    text_clear(&remote->people);
    text_add(&remote->people, words);
    text_free(&line);
    return true;
}

static bool do_asked(struct remote *remote, const char *words, struct word rest) {
    struct word what, who;
    uint8_t seat;
    (void)rest;
    if (word_next(&words, &what) && word_next(&words, &who) && word_seat(who, SEATS_MOST, &seat)) {
        remote->asked = word_is(what, "draw") ? ASKED_DRAW : ASKED_UNDO;
        remote->asker = seat;
    }
    return true;
}

static bool do_settled(struct remote *remote, const char *words, struct word rest) {
    (void)words, (void)rest;
    remote->asked = ASKED_NOTHING;
    return true;
}

/* "A hello" */
static bool do_said(struct remote *remote, const char *words, struct word rest) {
    struct text line = TEXT_EMPTY;
    int seat = seat_of_letter(*words, SEATS_MOST);
    (void)rest;
    if (seat >= 0)
        text_addf(&line, "$%c: ", seat_letter((unsigned)seat));
    else
        text_add(&line, _("Somebody who looks on: "));
    if (words[0] && words[1])
        utf8_add_safe(&line, words + 2, strlen(words + 2), false);
    remote_add_line(remote, line.bytes);
    text_free(&line);
    return true;
}

static bool do_told(struct remote *remote, const char *words, struct word rest) {
    (void)rest;
    remote_add_line(remote, words);
    return true;
}

static bool do_now(struct remote *remote, const char *words, struct word rest) {
    (void)words, (void)rest;
    remote->syncing = false;
    return true;
}

static bool do_bye(struct remote *remote, const char *words, struct word rest) {
    static const struct {
        const char *word, *sentence;
    } reasons[] = {
        {"another", N_("This seat is played in another terminal now.")},
        {"closed", N_("The table was closed. Its game is saved.")},
    };
    (void)rest;
    remote->ended = true;
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (strcmp(words, reasons[i].word) == 0)
            remote_add_line(remote, _(reasons[i].sentence));
    return true;
}

static const struct {
    const char *word;
    bool (*take)(struct remote *remote, const char *words, struct word rest);
} events[] = {
    {"game", do_game},       {"step", do_step},     {"reveal", do_reveal}, {"cut", do_cut},
    {"ended", do_ended},     {"clocks", do_clocks}, {"people", do_people}, {"asked", do_asked},
    {"settled", do_settled}, {"said", do_said},     {"told", do_told},     {"now", do_now},
    {"bye", do_bye},
};

bool remote_take(struct remote *remote) {
    struct text first = TEXT_EMPTY;
    struct word rest = {remote->block.bytes, remote->block.length}, line = {"", 0}, word = {"", 0};
    word_part(&rest, '\n', &line);
    text_add_bytes(&first, line.bytes, line.length);
    const char *words = first.bytes;
    bool good = true;
    word_next(&words, &word);
    words += strspn(words, " ");
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        if (word_is(word, events[i].word)) {
            good = events[i].take(remote, words, rest);
            break;
        }
    text_free(&first);
    return good;
}
