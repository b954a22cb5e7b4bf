/*
 * tell.c - what a table sends its guests: see keeper_state.h and docs/TABLE.md.
 *
 * This is the only place that decides what a guest may know. Positions are described for his seat
 * (or for the public), moves that session_shows hides from him are sent as made, but not which, and
 * the news of a game are public by the contract of rulesets.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "session/clocks.h"
#include "table/news.h"

#include "keeper_state.h"

static void add_letters(unsigned seats, struct text *out) {
    size_t before = out->length;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (seats >> seat & 1)
            text_add_char(out, seat_letter(seat));
    if (out->length == before)
        text_add_char(out, '-');
}

/* As whom the guest sees the game: as one of his seats; all of it once it is over. */
static enum viewer viewer_of(const struct guest *guest) {
    if (guest->all)
        return VIEW_ALL;
    return guest->own ? (enum viewer)__builtin_ctz(guest->own) : VIEW_PUBLIC;
}

static void send_block(struct guest *guest) {
    struct text *block = &guest->keeper->block;
    text_add_char(block, '\n');
    wire_send(&guest->wire, block);
    text_clear(block);
}

void guest_send(struct guest *guest, const char *line) {
    struct text *block = &guest->keeper->block;
    text_clear(block);
    text_addf(block, "%s\n", line);
    send_block(guest);
}

void keeper_send(struct keeper *keeper, const char *line) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i] && keeper->guest[i]->admitted)
            guest_send(keeper->guest[i], line);
}

void keeper_say(struct keeper *keeper, const char *sentence) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, "told %.*s", (int)strcspn(sentence, "\n"), sentence);
    keeper_send(keeper, line.bytes);
    text_free(&line);
}

/* ---- the game from its start ---- */

static void add_position(const struct guest *guest, struct text *out) {
    const struct session *session = guest->keeper->session;
    text_add(out, "position ");
    session_rules(session)->describe(session_state(session), viewer_of(guest), out);
    text_add_char(out, '\n');
}

/* The game, its players, and the position before the first move. */
static void tell_game(struct guest *guest) {
    struct keeper *keeper = guest->keeper;
    struct session *session = keeper->session;
    const struct setup *setup = session_setup(session);
    struct text *block = &keeper->block;
    size_t at = session_at(session);
    struct series series;
    text_clear(block);
    text_addf(block, "game %s %u ", session_rules(session)->name, setup->seats);
    setup_words(setup, session_rules(session), block);
    text_addf(block, "\nrules %u\n", setup->rules);
    for (unsigned seat = 0; seat < setup->seats; seat++)
        text_addf(block, "name %c %s\n", seat_letter(seat), session_names(session)[seat]);
    text_addf(block, "takeback %s\nclock ", takebacks_words[session_takebacks(session)]);
    control_words(session_control(session), block);
    text_addf(block, "\ndice %s\n", dice_words[session_dice_source(session)]);
    session_series(session, &series);
    text_add(block, "own ");
    add_letters(guest->own, block);
    text_add_char(block, '\n');
    session_seek(session, 0);
    add_position(guest, block);
    session_seek(session, at);
    send_block(guest);
    guest->game = keeper->game;
    guest->told = guest->hidden_count = 0;
    guest->ended = false;
}

/* ---- moves ---- */

static void hide(struct guest *guest, size_t index) {
    if (guest->hidden_count == guest->hidden_capacity) {
        guest->hidden_capacity = guest->hidden_capacity ? guest->hidden_capacity * 2 : 8;
        guest->hidden = memory_resize(guest->hidden, guest->hidden_capacity, sizeof *guest->hidden);
    }
    guest->hidden[guest->hidden_count++] = index;
}

/* Moves that were hidden from him and are not any more. */
static void tell_revealed(struct guest *guest) {
    struct session *session = guest->keeper->session;
    struct text *block = &guest->keeper->block;
    size_t kept = 0;
    for (size_t i = 0; i < guest->hidden_count; i++) {
        size_t index = guest->hidden[i];
        if (index >= session_at(session))
            continue;
        if (!session_shows(session, index, viewer_of(guest))) {
            guest->hidden[kept++] = index;
            continue;
        }
        text_clear(block);
        text_addf(block, "reveal %zu ", index);
        notation_print(session_notation(session), &session_entry(session, index)->move, block);
        text_add_char(block, '\n');
        send_block(guest);
    }
    guest->hidden_count = kept;
}

/* The move, and the position after it. The session stands at its end. */
static void tell_step(struct guest *guest, size_t index) {
    struct session *session = guest->keeper->session;
    struct text *block = &guest->keeper->block, news = TEXT_EMPTY;
    const struct entry *entry = session_entry(session, index);
    size_t at = session_at(session);
    bool shown = session_shows(session, index, viewer_of(guest));
    text_clear(block);
    text_addf(block, "step %zu %c %u %s%s%s ", index,
              entry->actor == CHANCE ? '*' : seat_letter(entry->actor), (unsigned)entry->turn,
              entry->secret ? "s" : "", entry->random ? "r" : "",
              entry->secret || entry->random ? "" : "-");
    if (shown)
        notation_print(session_notation(session), &entry->move, block);
    else
        text_add_char(block, '?');
    text_add_char(block, '\n');
    news_of_move(session, index, &news);
    struct word rest = {news.bytes, news.length}, line;
    while (word_part(&rest, '\n', &line))
        text_addf(block, "news %.*s\n", (int)line.length, line.bytes);
    session_seek(session, index + 1);
    add_position(guest, block);
    session_seek(session, at);
    send_block(guest);
    if (!shown)
        hide(guest, index);
    text_free(&news);
}

/* How the game ended, when that was by a word of the session's. */
static void tell_end(struct guest *guest) {
    const struct session *session = guest->keeper->session;
    struct text line = TEXT_EMPTY;
    const char *word;
    unsigned seat;
    guest->ended = true;
    if (session_ended_by(session, &word, &seat)) {
        text_addf(&line, "ended %s %c", word, seat_letter(seat));
        guest_send(guest, line.bytes);
    }
    text_free(&line);
}

/* All moves up to now. */
static void tell_moves(struct guest *guest) {
    struct session *session = guest->keeper->session;
    struct text line = TEXT_EMPTY;
    size_t at = session_at(session);
    if (guest->told > at) {
        text_addf(&line, "cut %zu", at);
        guest_send(guest, line.bytes);
        guest->told = at;
    }
    while (guest->told < at)
        tell_step(guest, guest->told++);
    tell_revealed(guest);
    if (session_over(session) && !guest->ended)
        tell_end(guest);
    text_free(&line);
}

/* ---- clocks and people ---- */

static void add_clocks(const struct keeper *keeper, struct text *out) {
    const struct session *session = keeper->session;
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        struct clock_face face;
        session_clock_face(session, seat, true, &face);
        text_addf(out, "clock %c %u %u %s\n", seat_letter(seat), (unsigned)face.left, face.periods,
                  face.running ? "runs" : "stands");
    }
}

static void tell_clocks(struct guest *guest) {
    const struct session *session = guest->keeper->session;
    struct text *block = &guest->keeper->block;
    if (session_control(session)->kind == CONTROL_NONE)
        return;
    text_clear(block);
    text_add(block, "clocks\n");
    add_clocks(guest->keeper, block);
    send_block(guest);
}

void keeper_tell_clocks(struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i] && keeper->guest[i]->admitted)
            tell_clocks(keeper->guest[i]);
}

struct guest *keeper_sitter(const struct keeper *keeper, unsigned seat) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i] && keeper->guest[i]->admitted && keeper->guest[i]->own >> seat & 1)
            return keeper->guest[i];
    return NULL;
}

static const char *presence(const struct keeper *keeper, unsigned seat) {
    if (keeper->seats.bots >> seat & 1)
        return "bot";
    if (keeper_sitter(keeper, seat))
        return "here";
    if (!*keeper->chair[seat].key)
        return "free";
    return keeper->chair[seat].left ? "left" : "away";
}

static void tell_people(struct guest *guest) {
    struct keeper *keeper = guest->keeper;
    struct text line = TEXT_EMPTY;
    unsigned watching = 0;
    for (int i = 0; i < GUESTS_MOST; i++)
        watching += keeper->guest[i] && keeper->guest[i]->admitted && !keeper->guest[i]->own;
    text_add(&line, "people");
    for (unsigned seat = 0; seat < session_setup(keeper->session)->seats; seat++)
        text_addf(&line, " %c=%s", seat_letter(seat), presence(keeper, seat));
    text_addf(&line, " watching=%u", watching);
    guest_send(guest, line.bytes);
    text_free(&line);
}

void keeper_tell_people(struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i] && keeper->guest[i]->admitted)
            tell_people(keeper->guest[i]);
}

/* ---- all together ---- */

/* Once a game is over all secrets are told, of every position. */
static void tell_all(struct guest *guest) {
    tell_moves(guest);
    if (session_over(guest->keeper->session) && !guest->all) {
        guest->all = true;
        tell_game(guest);
        tell_moves(guest);
        guest_send(guest, "now");
    }
}

void guest_begin(struct guest *guest) {
    guest->all = session_over(guest->keeper->session);
    tell_game(guest);
    tell_moves(guest);
    tell_people(guest);
    tell_clocks(guest);
    guest_send(guest, "now");
}

void keeper_tell(struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++) {
        struct guest *guest = keeper->guest[i];
        if (!guest || !guest->admitted)
            continue;
        if (guest->game != keeper->game)
            guest_begin(guest);
        else
            tell_all(guest);
    }
    keeper_tell_clocks(keeper);
}

void keeper_add_told(struct session *session, unsigned own, struct text *out) {
    struct keeper keeper = {.session = session, .game = 1, .line = TEXT_EMPTY, .block = TEXT_EMPTY};
    struct guest guest = {.keeper = &keeper, .own = own};
    wire_open(&guest.wire, -1, WIRE_BLOCK_MOST);
    guest_begin(&guest);
    text_add_bytes(out, guest.wire.out.bytes, guest.wire.out.length);
    wire_close(&guest.wire);
    free(guest.hidden);
    text_free(&keeper.line);
    text_free(&keeper.block);
}
