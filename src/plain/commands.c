/*
 * commands.c - what can be typed during a game: moves in the log's grammar, and commands.
 *
 * A word that begins a legal move is a move; any other word is looked up among the commands. So a
 * game may use a command's word for a verb of its own, and a move is never read as a command.
 */
#include <stdlib.h>

#include "core/utf8.h"
#include "plain/plain.h"
#include "session/dice.h"
#include "table/outcome.h"
#include "table/rulebook.h"

enum { LEGAL_SHOWN = 200, FACES_MOST = 64 };

/* What a line is about: filled by execute. */
struct request {
    struct turn turn;
    unsigned seat;          /* who is speaking */
    struct move_list legal; /* of that seat; empty unless it may act */
    const char *rest;       /* of the line, after the command word */
};

static void say_why(struct plain *plain, const struct text *why) {
    plain_say(plain, why->length > 0 ? why->bytes : _("That can not be done now."));
}

void plain_tell_done(struct plain *plain, const struct text *news) {
    struct text move = TEXT_EMPTY;
    if (news->length == 0)
        plain_add_move(plain, session_at(plain->session) - 1, &move);
    plain_tell(plain, news->length > 0 ? news->bytes : move.bytes);
    text_free(&move);
}

/*
 * Moves.
 */

/* A move that nobody should make by mistake is asked about, when it is legal. */
static bool confirmed(struct plain *plain, const struct request *request, const struct move *move) {
    const struct ruleset *rules = session_rules(plain->session);
    const game_state *s = session_state(plain->session);
    if (!rules->confirm || request->turn.phase != PHASE_PLAY ||
        rules->why_not(s, request->seat, move, NULL))
        return true;
    const char *question = rules->confirm(s, request->seat, move);
    return !question || plain_confirm(plain, _(question));
}

static void play_move(struct plain *plain, struct request *request, const char *line) {
    struct session *session = plain->session;
    struct text news = TEXT_EMPTY, why = TEXT_EMPTY;
    struct move move;
    bool read = notation_parse(session_notation(session), line, &move, &why);
    if (read && plain->lesson)
        plain_lesson_answer(plain, request->seat, &move);
    else if (read && !confirmed(plain, request, &move))
        plain_say(plain, _("Nothing was done."));
    else if (read && session_play(session, request->seat, &move, &news, &why))
        plain_tell_done(plain, &news);
    else
        say_why(plain, &why);
    text_free(&news);
    text_free(&why);
}

static void leave_it(struct plain *plain, struct request *request) {
    plain_leave_it(plain, &request->turn, request->seat);
}

static void hint(struct plain *plain, struct request *request) {
    plain_hint(plain, &request->turn, request->seat);
}

static void roll(struct plain *plain, struct request *request) {
    struct session *session = plain->session;
    struct text news = TEXT_EMPTY, why = TEXT_EMPTY;
    (void)request;
    if (plain->lesson) {
        plain_lesson_answer(plain, CHANCE, NULL);
        return;
    }
    bool again = session_at(session) < session_length(session);
    if (again ? session_redo(session, &news, &why) : session_roll(session, &news, &why))
        plain_tell_done(plain, &news);
    else
        say_why(plain, &why);
    text_free(&news);
    text_free(&why);
}

/*
 * Asking about the position.
 */
static void board(struct plain *plain, struct request *request) {
    (void)request;
    plain_board(plain);
}

static void legal(struct plain *plain, struct request *request) {
    const struct notation *notation = session_notation(plain->session);
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
    else if (request->turn.phase == PHASE_CHANCE)
        plain_say(plain, _("The dice are to be rolled: press Enter, or type roll."));
    else
        plain_sayf(plain, ngettext("%zu legal move.", "%zu legal moves.", matching), matching);
    text_free(&move);
}

static void why_not(struct plain *plain, struct request *request) {
    struct session *session = plain->session;
    struct text why = TEXT_EMPTY;
    struct move move;
    bool read = notation_parse(session_notation(session), request->rest, &move, &why);
    if (read && request->turn.phase != PHASE_PLAY)
        plain_say(plain, _("No move is awaited now."));
    else if (!read ||
             session_rules(session)->why_not(session_state(session), request->seat, &move, &why))
        say_why(plain, &why);
    else
        plain_say(plain, _("That is legal now."));
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
    size_t at = session_at(plain->session);
    (void)request;
    if (at == 0)
        plain_say(plain, _("Nobody has moved yet."));
    for (size_t i = at > 0 ? session_turn_start(plain->session, at - 1) : 0; i < at; i++) {
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
    unsigned draws = session_dice(plain->session, count, &faces);
    (void)request;
    if (draws == 0 || !dice_domain(plain->session, &domain)) {
        plain_say(plain, _("Nothing has been rolled yet."));
        return;
    }
    dice_band(draws, faces, &least, &most);
    plain_sayf(plain,
               _("%u rolled. Of fair dice, each face comes %u to %u times in 19 of 20 games."),
               draws, least, most);
    for (unsigned face = 0; face < faces; face++)
        plain_sayf(plain, ngettext("%s: %u time", "%s: %u times", count[face]),
                   notation_word(session_notation(plain->session), domain, face), count[face]);
}

/*
 * Going back, and ending.
 */

/* Asks every seat of the set; true when all say yes. */
static bool all_agree(struct plain *plain, unsigned seats, const char *what) {
    struct text question = TEXT_EMPTY;
    bool agreed = true;
    for (int seat = 0; agreed && seat < SEATS_MOST; seat++) {
        if (!(seats >> seat & 1))
            continue;
        text_clear(&question);
        text_addf(&question, "$%c: %s", 'A' + seat, what);
        agreed = plain_confirm(plain, question.bytes);
    }
    text_free(&question);
    return agreed;
}

static void undo(struct plain *plain, struct request *request) {
    unsigned asker = seats_asker(&plain->seats);
    struct takeback takeback;
    struct text why = TEXT_EMPTY;
    (void)request;
    seats_takeback(&plain->seats, &takeback);
    if (!takeback.possible) {
        plain_sayf(plain, _("Not possible: %s."), _(takeback.because));
        return;
    }
    if (takeback.consent)
        plain_sayf(plain, _("The others must agree: %s."), _(takeback.because));
    if (!all_agree(plain, takeback.consent, _("do you agree that the move is taken back?")))
        plain_say(plain, _("The move stands."));
    else if (session_undo(plain->session, asker, (uint8_t)(takeback.consent | plain->seats.players),
                          &why))
        plain_say(plain, _("Taken back."));
    else
        say_why(plain, &why);
    plain->leaving_it = 0;
    text_free(&why);
}

static void redo(struct plain *plain, struct request *request) {
    struct text news = TEXT_EMPTY, why = TEXT_EMPTY;
    (void)request;
    if (session_redo(plain->session, &news, &why))
        plain_tell_done(plain, &news);
    else
        say_why(plain, &why);
    text_free(&news);
    text_free(&why);
}

static void resign(struct plain *plain, struct request *request) {
    struct text text = TEXT_EMPTY;
    text_addf(&text, _("$%c: do you give the game up?"), 'A' + (int)request->seat);
    if (plain_confirm(plain, text.bytes)) {
        text_clear(&text);
        if (!session_resign(plain->session, request->seat, &text))
            say_why(plain, &text);
    }
    text_free(&text);
}

static void agree_draw(struct plain *plain, struct request *request) {
    struct text why = TEXT_EMPTY;
    unsigned all = (1U << session_setup(plain->session)->seats) - 1;
    if (plain->seats.players)
        plain_say(plain, _("A player that is no person agrees to no draw."));
    else if (!all_agree(plain, all & ~(1U << request->seat), _("do you agree to a draw?")))
        plain_say(plain, _("The game goes on."));
    else if (!session_agree_draw(plain->session, &why))
        say_why(plain, &why);
    text_free(&why);
}

static void save(struct plain *plain, struct request *request) {
    plain_save(plain, request->rest);
}

static void quit(struct plain *plain, struct request *request) {
    (void)request;
    plain->leaving = true;
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
        registered_document(session_game(plain->session), "RULES.md", i18n_language());
    struct text found = TEXT_EMPTY;
    if (!*request->rest)
        show_book(plain, book, strlen(book));
    else if (rulebook_find(book, request->rest, &found) > 0)
        show_book(plain, found.bytes, found.length);
    else
        plain_sayf(plain, _("The rules do not speak of \"%s\"."), request->rest);
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
    {"auto", N_("leave a chore, as setting up, or the rest of the turn to the program"), leave_it},
    {"hint", N_("a hint: the rule that matters; again: where; again: the move"), hint},
    {"undo", N_("take the last move back"), undo},
    {"redo", N_("make the move that was taken back again"), redo},
    {"draw", N_("end the game in a draw, when all agree"), agree_draw},
    {"resign", N_("give the game up"), resign},
    {"rules", N_("the rules; rules and an id or a word: what they say of it"), rules},
    {"save", N_("where the game is saved; save and a file name: go on in that file"), save},
    {"quit", N_("leave; the game is saved"), quit},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void help(struct plain *plain, struct request *request) {
    const struct ruleset *ruleset = session_rules(plain->session);
    struct text line = TEXT_EMPTY;
    plain_say(plain, _(ruleset->goal));
    if (request->turn.prompt)
        plain_tell(plain, _(request->turn.prompt));
    plain_say(plain, _("Moves:"));
    for (unsigned verb = 0; verb < ruleset->verb_count; verb++) {
        text_clear(&line);
        notation_explain(session_notation(plain->session), verb, &line);
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
    for (int i = 0; i < COMMANDS; i++)
        if (word_is(word, commands[i].word))
            return &commands[i];
    return NULL;
}

static bool begins_legal_move(const struct plain *plain, const struct request *request,
                              struct word word) {
    int verb = notation_verb(session_notation(plain->session), word);
    for (size_t i = 0; i < request->legal.count; i++)
        if (request->legal.moves[i].verb == verb)
            return true;
    return false;
}

/* An unknown word: the nearest command or verb. */
static void say_unknown(struct plain *plain, struct word word) {
    const struct ruleset *ruleset = session_rules(plain->session);
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

/* Takes a leading seat letter, as the log has it: "B accept". */
static const char *take_seat(struct request *request, const char *line) {
    const char *cursor = line;
    struct word word;
    uint8_t seat;
    if (!word_next(&cursor, &word) || !word_seat(word, SEATS_MOST, &seat) ||
        !(request->turn.acting >> seat & 1))
        return line;
    request->seat = seat;
    return cursor;
}

bool plain_question(struct plain *plain, const char *line) {
    static void (*const questions[])(struct plain * plain, struct request * request) = {
        board, look_at, look_around, find, last, score, dice, rules};
    const char *cursor = line;
    struct word word;
    const struct command *command = word_next(&cursor, &word) ? find_command(word) : NULL;
    struct request request = {.rest = cursor + strspn(cursor, " ")};
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
    struct session *session = plain->session;
    const struct ruleset *ruleset = session_rules(session);
    struct request request = {.rest = ""};
    session_turn(session, &request.turn);
    request.seat = request.turn.owner;
    if (request.turn.phase == PHASE_PLAY && !(request.turn.acting >> request.seat & 1))
        request.seat = seats_turn(&plain->seats, &request.turn);
    line = take_seat(&request, line);
    if (request.turn.phase == PHASE_PLAY) {
        move_list_reserve(&request.legal, ruleset->moves_most);
        ruleset->moves(session_state(session), request.seat, &request.legal);
    }
    const char *cursor = line;
    struct word word;
    if (!word_next(&cursor, &word)) {
        if (request.turn.phase == PHASE_CHANCE)
            roll(plain, &request);
        plain->told_at = SIZE_MAX; /* an empty line asks for the prompt again */
    } else {
        const struct command *command = find_command(word);
        request.rest = cursor + strspn(cursor, " ");
        if (begins_legal_move(plain, &request, word) ||
            (!command && notation_verb(session_notation(session), word) >= 0))
            play_move(plain, &request, line);
        else if (plain->lesson && plain_lesson_command(plain, word))
            ;
        else if (command)
            command->run(plain, &request);
        else
            say_unknown(plain, word);
    }
    move_list_free(&request.legal);
}

void plain_converse(struct plain *plain, const char *prompt) {
    struct text line = TEXT_EMPTY;
    if (plain_ask(plain, prompt)) {
        text_add(&line, plain->input.bytes); /* others may be asked for on the way */
        execute(plain, line.bytes);
    }
    text_free(&line);
}
