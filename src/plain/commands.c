/*
 * commands.c - what can be typed during a game: moves in the log's grammar, and commands.
 *
 * A word that begins a legal move is a move; any other word is looked up among the commands. So a
 * game may use a command's word for a verb of its own, and a move is never read as a command.
 */
#include "table/commands.h"

#include <stdlib.h>

#include "core/utf8.h"
#include "plain/plain.h"
#include "session/clocks.h"
#include "session/comments.h"
#include "session/dice.h"
#include "table/advice.h"
#include "table/news.h"
#include "table/resume.h"
#include "table/rulebook.h"
#include "table/typed.h"
#include "table/why.h"

enum { LEGAL_SHOWN = 200, FACES_MOST = 64 };

/* What a line is about: filled by execute. */
struct request {
    struct move_list legal; /* of the table's seat, which speaks; empty unless it may act */
    const char *rest;       /* of the line, after the command word */
};

/*
 * Moves.
 */

/* Plays the move that was typed, or tells why not; false when the line begins like none. */
static bool play_move(struct plain *plain, const struct request *request, const char *line) {
    struct text why = TEXT_EMPTY;
    struct move move;
    enum typed typed =
        typed_move(plain->table.rules, plain->table.notation, &request->legal, line, &move, &why);
    if (typed == TYPED_MOVE)
        plain->driver->play(plain, &move);
    else if (typed == TYPED_WRONG)
        plain_say(plain, why.bytes);
    text_free(&why);
    return typed != TYPED_NOTHING;
}

static void autoplay(struct plain *plain, struct request *request) {
    (void)request;
    advice_autoplay(&plain->table, &plain->voice);
}

static void hint(struct plain *plain, struct request *request) {
    (void)request;
    plain_hint(plain);
}

static void roll(struct plain *plain, struct request *request) {
    (void)request;
    plain->driver->play(plain, NULL);
}

/*
 * Asking about the position.
 */
static void board(struct plain *plain, struct request *request) {
    (void)request;
    plain_board(plain);
}

static void legal(struct plain *plain, struct request *request) {
    const struct notation *notation = plain->table.notation;
    struct text move = TEXT_EMPTY;
    size_t shown = 0, matching = 0, prefix = strlen(request->rest);
    for (size_t i = 0; i < request->legal.count; i++) {
        text_clear(&move);
        notation_print(notation, &request->legal.moves[i], &move);
        if (strncmp(move.bytes, request->rest, prefix) != 0)
            continue;
        matching++;
        if (shown < LEGAL_SHOWN) {
            plain_say(plain, move.bytes);
            shown++;
        }
    }
    if (shown < matching)
        plain_sayf(plain, _("... and %zu more: type legal and the beginning of a move."),
                   matching - shown);
    else if (table_tells_dice(&plain->table))
        plain_say(plain, _("Roll the dice on the table, and type what fell, one word for each."));
    else if (plain->table.turn.phase == PHASE_CHANCE)
        plain_say(plain, _("It is time to roll the dice: press Enter, or type roll."));
    else
        plain_sayf(plain, ngettext("%zu legal move.", "%zu legal moves.", matching), matching);
    text_free(&move);
}

static void why_not(struct plain *plain, struct request *request) {
    const struct table *table = &plain->table;
    const game_state *now = session_state(table->session);
    struct text why = TEXT_EMPTY, part = TEXT_EMPTY;
    struct move move;
    unsigned known;
    bool whole = typed_move(table->rules, table->notation, &request->legal, request->rest, &move,
                            &why) == TYPED_MOVE;
    if (whole && table->turn.phase != PHASE_PLAY)
        plain_say(plain, _("No move is awaited now."));
    else if (whole)
        plain_say(plain, table->rules->why_not(now, table->seat, &move, &why)
                             ? why.bytes
                             : _("That is legal now."));
    else if (typed_part(table->rules, table->notation, request->rest, &move, &known) &&
             why_refused(table->rules, now, table->seat, &request->legal, &move, known, &part))
        plain_say(plain, part.bytes);
    else
        plain_say(plain, why.bytes);
    text_free(&part);
    text_free(&why);
}

static void look_at(struct plain *plain, struct request *request) {
    plain_at(plain, request->rest);
}

static void look_around(struct plain *plain, struct request *request) {
    plain_around(plain, request->rest);
}

static void find(struct plain *plain, struct request *request) {
    plain_where(plain, request->rest);
}

/* The moves of the last turn, and what followed. */
static void last(struct plain *plain, struct request *request) {
    size_t at = session_at(plain->table.session);
    (void)request;
    if (at == 0)
        plain_say(plain, _("Nobody has moved yet."));
    for (size_t i = at > 0 ? session_turn_start(plain->table.session, at - 1) : 0; i < at; i++) {
        struct text move = TEXT_EMPTY;
        plain_add_move(plain, i, &move);
        plain_tell(plain, move.bytes);
        text_free(&move);
    }
}

static void score(struct plain *plain, struct request *request) {
    (void)request;
    plain_score(plain);
}

/* The domain of the dice, by the first draw of the log; false before it. */
static bool dice_domain(const struct session *session, unsigned *out) {
    for (size_t i = 0; i < session_at(session); i++) {
        const struct entry *entry = session_entry(session, i);
        if (entry->actor == CHANCE) {
            *out = session_rules(session)->verbs[entry->move.verb].domain[0];
            return true;
        }
    }
    return false;
}

static void dice(struct plain *plain, struct request *request) {
    unsigned count[FACES_MOST] = {0}, faces = 0, domain = 0, least, most;
    unsigned draws = session_dice(plain->table.session, count, &faces);
    (void)request;
    if (!ruleset_has_chance(plain->table.rules)) {
        plain_say(plain, _("This game has no dice."));
        return;
    }
    if (draws == 0 || !dice_domain(plain->table.session, &domain)) {
        plain_say(plain, _("Nothing has been rolled yet."));
        return;
    }
    dice_band(draws, 1, faces, &least, &most);
    plain_sayf(plain,
               _("Rolls: %u. With fair dice, each face comes up %u to %u times in 19 of 20 games."),
               draws, least, most);
    for (unsigned face = 0; face < faces; face++)
        plain_sayf(plain, ngettext("%s: %u time", "%s: %u times", count[face]),
                   notation_word(plain->table.notation, domain, face), count[face]);
}

/* How the players' clocks are set, and what they show: "Anna 4:31, Marco 5:00". */
static void clocks(struct plain *plain, struct request *request) {
    const struct session *session = plain->table.session;
    struct text line = TEXT_EMPTY, control = TEXT_EMPTY, faces = TEXT_EMPTY;
    (void)request;
    control_told(session_control(session), &control);
    news_clocks(session, plain->watcher < 0, &faces);
    if (faces.length > 0)
        text_addf(&line, _("%s; %s"), control.bytes, faces.bytes);
    else
        text_add(&line, control.bytes);
    plain_tell(plain, line.bytes);
    text_free(&line);
    text_free(&control);
    text_free(&faces);
}

/*
 * Going back, and ending.
 */

static void undo(struct plain *plain, struct request *request) {
    struct text news = TEXT_EMPTY;
    (void)request;
    if (command_undo(&plain->table, &plain->voice, &news))
        plain_tell(plain, news.bytes);
    text_free(&news);
}

static void redo(struct plain *plain, struct request *request) {
    struct text news = TEXT_EMPTY;
    (void)request;
    if (command_redo(&plain->table, &plain->voice, &news))
        plain_tell_done(plain, &news);
    text_free(&news);
}

static void resign(struct plain *plain, struct request *request) {
    (void)request;
    command_resign(&plain->table, &plain->voice);
}

static void agree_draw(struct plain *plain, struct request *request) {
    (void)request;
    command_draw(&plain->table, &plain->voice);
}

/* Says where the game is saved; with a path it first goes on in that new file. */
static void save(struct plain *plain, struct request *request) {
    struct session *session = plain->table.session;
    struct text why = TEXT_EMPTY;
    bool failed = *request->rest && !resume_create(session, request->rest, &why);
    plain_watch_log(plain);
    if (failed)
        plain_sayf(plain, _("NOT SAVED: %s"), why.bytes);
    else if (table_add_unsaved(&plain->table, &why))
        plain_say(plain, why.bytes);
    else
        plain_sayf(plain, _("Every move is saved at once, in %s"), session_path(session));
    text_free(&why);
}

bool plain_open(struct plain *plain, const char *prompt) {
    if (!plain_answer(plain, prompt))
        return false;
    while (!plain->leaving && !plain->ended &&
           !command_opens(&plain->table, &plain->voice, plain->table.seat))
        continue;
    return !plain->leaving && !plain->ended;
}

static void hide(struct plain *plain, struct request *request) {
    (void)request;
    session_clock_run(plain->table.session, NO_CLOCK);
    plain_scroll_away(plain);
    if (plain_open(plain, _("Hidden. Press Enter to go on")))
        plain_board(plain);
}

static void set_pin(struct plain *plain, struct request *request) {
    (void)request;
    command_pin(&plain->table, &plain->voice);
}

static void hurry(struct plain *plain, struct request *request) {
    (void)request;
    plain_say(plain, _("No bot is thinking now."));
}

static void quit(struct plain *plain, struct request *request) {
    (void)request;
    plain->leaving = command_leave(&plain->table, &plain->voice);
}

/* Keeps the rest of the line with the present position. */
static void comment(struct plain *plain, struct request *request) {
    struct session *session = plain->table.session;
    struct text why = TEXT_EMPTY;
    if (session_write_comment(session, session_at(session), request->rest, &why))
        plain_say(plain, _("The comment is in the log."));
    else
        plain_sayf(plain, _("This is not possible: %s."), why.bytes);
    text_free(&why);
}

/*
 * Rules and help.
 */
static void show_book(struct plain *plain, const char *book, size_t length) {
    struct canvas canvas;
    struct text lines = TEXT_EMPTY;
    canvas_init(&canvas, 1, 1);
    rulebook_draw(&canvas, 78, book, length);
    canvas_print(&canvas, plain->ascii, &lines);
    plain_say(plain, lines.bytes);
    text_free(&lines);
    canvas_free(&canvas);
}

static void rules(struct plain *plain, struct request *request) {
    const char *book =
        registered_document(session_game(plain->table.session), "RULES.md", i18n_language());
    struct text found = TEXT_EMPTY;
    if (!*request->rest)
        show_book(plain, book, strlen(book));
    else if (rulebook_find(book, request->rest, &found) > 0)
        show_book(plain, found.bytes, found.length);
    else
        plain_sayf(plain, _("The rules do not mention \"%s\"."), request->rest);
    text_free(&found);
}

static void help(struct plain *plain, struct request *request);

static const struct command {
    const char *word, *help;
    void (*run)(struct plain *plain, struct request *request);
} commands[] = {
    {"help", N_("this list"), help},
    {"board", N_("the board"), board},
    {"legal", N_("the legal moves; legal and a beginning: those that begin so"), legal},
    {"why", N_("why and a move: why it is not legal"), why_not},
    {"at", N_("at and a place: what is there; and two: what lies between"), look_at},
    {"around", N_("around and a place: what lies next to it, in every direction"), look_around},
    {"where", N_("where and a name or a piece: the places where that is"), find},
    {"last", N_("what happened last"), last},
    {"score", N_("the points so far"), score},
    {"roll", N_("roll the dice; an empty line does so, too"), roll},
    {"dice", N_("the dice rolled so far"), dice},
    {"clock", N_("the players' clocks"), clocks},
    {"auto", N_("let the program finish this turn or set-up"), autoplay},
    {"hint", N_("a hint: the rule that matters; again: where; again: the move"), hint},
    {"hide", N_("scroll the game away until Enter is pressed"), hide},
    {"pin", N_("a PIN of your own, without which hide and secret choices do not open your board"),
     set_pin},
    {"hurry", N_("while a bot thinks: it moves at once"), hurry},
    {"undo", N_("take the last move back"), undo},
    {"redo", N_("make again the move that was taken back"), redo},
    {"draw", N_("end the game in a draw, when all agree"), agree_draw},
    {"resign", N_("resign the game"), resign},
    {"comment", N_("comment and a text: keep it in the log, about this position; ; does so, too"),
     comment},
    {"rules", N_("the rules; rules and an id or a word: what they say of it"), rules},
    {"save", N_("where the game is saved; save and a file name: go on in that file"), save},
    {"quit", N_("leave; the game is saved"), quit},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void help(struct plain *plain, struct request *request) {
    (void)request;
    const struct ruleset *ruleset = plain->table.rules;
    struct text line = TEXT_EMPTY;
    plain_say(plain, _(ruleset->goal));
    if (plain->table.turn.prompt)
        plain_tell(plain, _(plain->table.turn.prompt));
    plain_say(plain, _("Moves:"));
    for (unsigned verb = 0; verb < ruleset->verb_count; verb++) {
        if (ruleset->verbs[verb].chance)
            continue;
        text_clear(&line);
        notation_explain(plain->table.notation, verb, &line);
        plain_say(plain, line.bytes);
    }
    plain_say(plain, _("Commands:"));
    for (int i = 0; i < COMMANDS; i++)
        plain_sayf(plain, "%s  %s", commands[i].word, _(commands[i].help));
    text_free(&line);
}

/*
 * Understanding a line.
 */
static const struct command *find_command(struct word word) {
    if (*word.bytes == ';') /* what follows it need not stand apart */
        word = (struct word){"comment", strlen("comment")};
    for (int i = 0; i < COMMANDS; i++)
        if (typed_is(word, commands[i].word))
            return &commands[i];
    return NULL;
}

static bool begins_legal_move(const struct plain *plain, const struct request *request,
                              struct word word) {
    int verb = notation_verb(plain->table.notation, word);
    for (size_t i = 0; i < request->legal.count; i++)
        if (request->legal.moves[i].verb == verb)
            return true;
    return false;
}

/* An unknown word: the nearest command or verb. */
static void say_unknown(struct plain *plain, struct word word) {
    const struct ruleset *ruleset = plain->table.rules;
    const char *known[COMMANDS + UINT8_MAX];
    size_t count = 0;
    for (int i = 0; i < COMMANDS; i++)
        known[count++] = commands[i].word;
    for (unsigned verb = 0; verb < ruleset->verb_count; verb++)
        known[count++] = ruleset->verbs[verb].word;
    const char *nearest = notation_nearest(word, known, count);
    int length = word.length > 40 ? 40 : (int)word.length;
    if (nearest)
        plain_sayf(plain, _("\"%.*s\" is unknown; did you mean \"%s\"?"), length, word.bytes,
                   nearest);
    else
        plain_sayf(plain, _("\"%.*s\" is unknown; type help for what can be typed."), length,
                   word.bytes);
}

/* What follows the first word, which ends at `cursor`, or a leading semicolon. */
static const char *rest_of(const char *line, const char *cursor) {
    const char *rest = *line == ';' ? line + 1 : cursor;
    return rest + strspn(rest, " ");
}

/* Takes a leading seat letter, as the log has it, for the seat that speaks: "B accept". */
static const char *take_seat(struct table *table, const char *line) {
    const char *cursor = line;
    struct word word;
    uint8_t seat;
    if (!word_next(&cursor, &word) || !word_seat(word, SEATS_MOST, &seat) ||
        !(table->turn.acting >> seat & 1))
        return line;
    table->seat = seat;
    return cursor;
}

bool plain_question(struct plain *plain, const char *line) {
    static void (*const questions[])(struct plain * plain, struct request * request) = {
        board, look_at, look_around, find, last, score, dice, clocks, rules, comment};
    const char *cursor = line;
    struct word word;
    const struct command *command = word_next(&cursor, &word) ? find_command(word) : NULL;
    struct request request = {.rest = rest_of(line, cursor)};
    for (size_t i = 0; command && i < sizeof questions / sizeof *questions; i++) {
        if (command->run != questions[i])
            continue;
        command->run(plain, &request);
        return true;
    }
    return false;
}

/* Does what a line asks for: a move, or a command. */
static void execute(struct plain *plain, const char *line) {
    struct table *table = &plain->table;
    struct request request = {.rest = ""};
    table_look(table);
    line = take_seat(table, line);
    if (table->turn.phase == PHASE_PLAY) {
        move_list_reserve(&request.legal, table->rules->moves_most);
        table->rules->moves(session_state(table->session), table->seat, &request.legal);
    }
    const char *cursor = line;
    struct word word;
    struct move fell;
    if (!word_next(&cursor, &word)) {
        if (table->turn.phase == PHASE_CHANCE)
            roll(plain, &request);
        plain->told_at = SIZE_MAX; /* an empty line asks for the prompt again */
    } else {
        const struct command *command = find_command(word);
        request.rest = rest_of(line, cursor);
        if (table_tells_dice(table) && command_read_dice(table, line, &fell, NULL))
            plain->driver->play(plain, &fell);
        else if (begins_legal_move(plain, &request, word) ||
                 (!command && notation_verb(table->notation, word) >= 0))
            play_move(plain, &request, line);
        else if (plain->driver->command(plain, word))
            ;
        else if (command)
            command->run(plain, &request);
        else if (!play_move(plain, &request, line))
            say_unknown(plain, word);
    }
    move_list_free(&request.legal);
}

void plain_converse(struct plain *plain, const char *prompt) {
    struct text line = TEXT_EMPTY;
    if (plain_ask(plain, prompt)) {
        text_add(&line, plain->input.bytes); /* others may be asked for on the way */
        if (session_clock_fallen(plain->table.session) == NO_CLOCK) /* else it came too late */
            execute(plain, line.bytes);
    }
    text_free(&line);
}
