/*
 * lesson.c - a lesson by lines: texts are told, and the player is asked where the lesson
 * asks. See lesson.h.
 */
#include "table/lesson.h"

#include "plain/plain.h"

static void tell(struct plain *plain, size_t before, const struct text *news) {
    struct text line = TEXT_EMPTY;
    if (news->length == 0 && session_at(plain->table.session) > before)
        plain_add_move(plain, before, &line);
    else
        text_add(&line, news->bytes);
    if (line.length > 0)
        plain_tell(plain, line.bytes);
    text_free(&line);
}

static void go_on(struct plain *plain) {
    struct text news = TEXT_EMPTY;
    size_t before = session_at(plain->table.session);
    lesson_go_on(plain->lesson, &news);
    tell(plain, before, &news);
    text_free(&news);
}

/* The answer to a question: a move, or the dice (NULL). */
static void answer(struct plain *plain, const struct move *move) {
    struct text news = TEXT_EMPTY, reply = TEXT_EMPTY;
    size_t before = session_at(plain->table.session);
    unsigned actor = move ? plain->table.seat : CHANCE;
    if (lesson_answer(plain->lesson, actor, move, &news, &reply))
        tell(plain, before, &news);
    else
        plain_say(plain, reply.bytes);
    text_free(&news);
    text_free(&reply);
}

/* Commands that mean something else in a lesson, or nothing. */
static bool command(struct plain *plain, struct word word) {
    static const char *const barred[] = {"redo", "resign", "draw", "save"};
    bool known = false;
    for (size_t i = 0; i < sizeof barred / sizeof *barred; i++)
        known |= word_is(word, barred[i]);
    if (known)
        plain_say(plain, _("Not in a lesson."));
    else if (word_is(word, "auto"))
        go_on(plain);
    else if (word_is(word, "undo"))
        lesson_go_back(plain->lesson);
    else if (word_is(word, "quit"))
        plain->leaving = true;
    else
        return false;
    return true;
}

/* One line of the player, at a question. */
static void ask(struct plain *plain) {
    unsigned steps, step = lesson_step(plain->lesson, &steps);
    struct text prompt = TEXT_EMPTY;
    plain_say(plain, lesson_text(plain->lesson));
    text_addf(&prompt, _("lesson, step %u of %u"), step, steps);
    plain_converse(plain, prompt.bytes);
    text_free(&prompt);
}

static void follow(struct plain *plain) {
    enum lesson_kind kind;
    while ((kind = lesson_kind(plain->lesson)) != LESSON_END && !plain->leaving && !plain->ended) {
        if (kind == LESSON_QUESTION) {
            ask(plain);
        } else if (kind == LESSON_MOVE) {
            go_on(plain);
        } else {
            plain_say(plain, lesson_text(plain->lesson));
            lesson_go_on(plain->lesson, NULL);
        }
    }
    if (kind == LESSON_END)
        plain_say(plain, _("That was the lesson."));
}

void plain_lesson(struct plain *plain, const struct registered *game) {
    static const struct plain_driver driver = {answer, command};
    struct text why = TEXT_EMPTY;
    plain->lesson = lesson_open(game, i18n_language(), &why);
    if (plain->lesson) {
        table_open(&plain->table, lesson_session(plain->lesson));
        seats_open(&plain->table.seats, plain->table.session, false, &why);
        plain->driver = &driver;
        plain->leaving = false;
        plain_sayf(plain,
                   _("First game of %s. Type help for what can be typed; auto shows the "
                     "move."),
                   game->ruleset->title);
        plain_board(plain);
        follow(plain);
        seats_close(&plain->table.seats);
        lesson_free(plain->lesson);
        plain->lesson = NULL;
        plain->driver = NULL;
        plain->table = (struct table){.session = NULL};
    } else {
        plain_say(plain, why.length ? why.bytes : _("This game has no lesson."));
    }
    text_free(&why);
}
