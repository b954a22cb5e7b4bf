/*
 * game.c - a game in plain text mode, from its first line to its result and the choice of what
 * next.
 *
 * Bots and autoplay move without a question; otherwise the person whose choice is awaited is asked
 * for a line (commands.c). For a secret choice the keyboard is handed over first.
 */
#include "core/utf8.h"
#include "plain/plain.h"
#include "session/clocks.h"
#include "table/commands.h"
#include "table/outcome.h"
#include "table/resume.h"

enum { NAME_COLUMNS = 40 };

/* ---- asking for a line ---- */

/* A long name is cut. */
void plain_add_prompt(const struct table *table, struct text *out) {
    const char *name = session_names(table->session)[table->seat], *at = name;
    const char *end = name + strlen(name);
    for (int columns = 0; at < end && columns < NAME_COLUMNS;)
        columns += utf8_width(utf8_next(&at, end));
    text_add_bytes(out, name, (size_t)(at - name));
    text_addf(out, _(", turn %u (%c)"), (unsigned)table->turn.number, seat_letter(table->seat));
    if (session_control(table->session)->kind != CONTROL_NONE) {
        struct clock_face face;
        session_clock_face(table->session, table->seat, true, &face);
        text_add(out, ", ");
        clock_face_told(&face, out);
    }
    if (table->turn.phase == PHASE_CHANCE)
        text_add(out, table_tells_dice(table) ? _(", what fell") : _(", roll"));
}

/* Hands the keyboard over before a secret choice, and hides what was typed. */
static void pass_keyboard(struct plain *plain, unsigned seat) {
    struct text prompt = TEXT_EMPTY;
    if (plain->person >= 0)
        plain_scroll_away(plain);
    plain_say(plain,
              _("A secret choice: what you type stays visible above until it scrolls away."));
    session_clock_run(plain->table.session, NO_CLOCK);
    text_addf(&prompt, _("Pass the keyboard to %s, then press Enter"),
              session_names(plain->table.session)[seat]);
    if (plain_open(plain, prompt.bytes))
        plain->person = (int)seat;
    text_free(&prompt);
}

/* Says once for each position what is awaited, and whether the game is saved. */
static void tell_moment(struct plain *plain) {
    struct text reason = TEXT_EMPTY;
    plain_watch_log(plain);
    bool unsaved = table_add_unsaved(&plain->table, &reason);
    if (unsaved && !plain->told_unsaved) {
        plain_say(plain, reason.bytes);
        plain_say(plain, _("The game goes on; save and a file name keep it in another file."));
    }
    plain->told_unsaved = unsaved;
    text_free(&reason);
    plain_moment(plain);
}

/* One line of the player whose choice is awaited. */
static void play_line(struct plain *plain) {
    const struct table *table = &plain->table;
    bool secret = table->turn.secret, alone = seats_only_person(&table->seats) >= 0;
    if (secret && plain->interactive && !alone && plain->person != (int)table->seat)
        pass_keyboard(plain, table->seat);
    if (!secret)
        plain->person = -1;
    tell_moment(plain);
    if (plain->waited)
        plain_ring(plain);
    plain->waited = false;
    struct text prompt = TEXT_EMPTY;
    session_clock_run(table->session, (int)table->seat);
    plain_add_prompt(table, &prompt);
    plain_converse(plain, prompt.bytes);
    text_free(&prompt);
}

/* ---- the game ---- */

static void play_move(struct plain *plain, const struct move *move) {
    struct text news = TEXT_EMPTY;
    if (command_proceed(&plain->table, &plain->voice, move, &news))
        plain_tell_done(plain, &news);
    text_free(&news);
}

static bool no_command(struct plain *plain, struct word word) {
    (void)plain, (void)word;
    return false;
}

/* After a game: what next. Returns the session of a rematch, or NULL. */
static struct session *afterwards(struct plain *plain) {
    struct session *again = NULL;
    plain_result(plain);
    while (plain->interactive && !again &&
           plain_ask(plain, _("rematch, replay, analysis, board, export and a file, or menu"))) {
        struct text why = TEXT_EMPTY;
        const char *answer = plain->input.bytes;
        if (strcmp(answer, "rematch") == 0)
            again = outcome_rematch(plain->table.session, &why);
        else if (strcmp(answer, "replay") == 0)
            plain_watch(plain, plain->table.session);
        else if (strcmp(answer, "analysis") == 0)
            plain_analyse(plain);
        else if (strcmp(answer, "board") == 0)
            plain_board(plain);
        else if (strncmp(answer, "export ", strlen("export ")) == 0)
            plain_export(plain, plain->table.session, answer + strlen("export "));
        else if (strcmp(answer, "menu") == 0 || strcmp(answer, "quit") == 0)
            break;
        if (again)
            resume_create(again, NULL, &why);
        if (why.length > 0)
            plain_say(plain, why.bytes);
        text_free(&why);
    }
    return again;
}

/* Plays on in this session. */
static void sit_at(struct plain *plain, struct session *session) {
    table_open(&plain->table, session);
    plain->told_unsaved = false;
    plain->told_at = SIZE_MAX;
    plain->person = -1;
    plain_sit_down(plain);
}

static void begin(struct plain *plain, struct session *session) {
    static const struct plain_driver driver = {play_move, no_command};
    plain->driver = &driver;
    plain->leaving = false;
    sit_at(plain, session);
    plain_sayf(plain, _("%s. Type help for what can be typed."), plain->table.rules->title);
    plain_board(plain);
}

/* A game whose log is nearly full goes on in a new one. */
static void renew_log(struct plain *plain) {
    struct session *before = plain->table.session;
    struct text why = TEXT_EMPTY;
    struct session *next = session_continue(before, &why);
    if (next) {
        seats_close(&plain->table.seats);
        session_free(before);
        sit_at(plain, next);
    } else {
        plain_say(plain, why.bytes);
    }
    text_free(&why);
}

/* Plays until the game is over (true) or left. */
static bool play_on(struct plain *plain) {
    while (!plain->leaving && !plain->ended) {
        session_fall(plain->table.session, NULL);
        table_look(&plain->table);
        if (plain->table.turn.phase == PHASE_OVER)
            return true;
        if (session_full(plain->table.session)) {
            renew_log(plain);
            table_look(&plain->table);
        }
        if (!plain_let_play(plain) && !plain_autoplay(plain))
            play_line(plain);
    }
    return session_over(plain->table.session);
}

void plain_play(struct plain *plain, struct session *session) {
    while (session) {
        struct session *again = NULL;
        begin(plain, session);
        if (play_on(plain))
            again = afterwards(plain);
        else
            plain_saved(plain);
        session_clock_keep(plain->table.session);
        plain->lost |= table_unsaved(&plain->table) != NULL;
        seats_close(&plain->table.seats);
        session_free(plain->table.session);
        session = again;
    }
    plain->table = (struct table){.session = NULL};
    plain->driver = NULL;
}
