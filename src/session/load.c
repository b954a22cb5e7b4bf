/*
 * load.c - a session from the text of a log: see session.h and docs/LOG.md.
 *
 * Everything is validated before it is used, in this order: the limits, UTF-8, the form of the
 * line, its seal, the rules, the dice, the digest. The first fault ends the reading; the lines
 * before it make a valid game. Nothing is written.
 */
#include <string.h>

#include "core/utf8.h"

#include "reader.h"

void problem_free(struct problem *problem) {
    text_free(&problem->message);
}

/* ---- events ----------------------------------------------------------------------------- */

/* "undo N": back N moves. */
static bool read_undo(struct reader *reader, struct word number) {
    if (session_takebacks(reader->session) == TAKEBACKS_NEVER)
        return reader_fail(reader, PROBLEM_ILLEGAL, _("in this game no move is taken back"));
    struct session *session = reader->session;
    long count;
    if (!word_number(number, 1, (long)session->live, &count))
        return reader_fail_with(reader, PROBLEM_ILLEGAL, _("that many moves cannot be undone"),
                                number);
    session_seek(session, session->live - (size_t)count);
    session->live = session->length = session->at;
    comment_list_cut(&reader->comments, session->live);
    clock_list_cut(&session->times, session->live);
    session->clocks.chose = 0;
    reader->turn = (struct turn){0};
    session_turn(session, &reader->turn);
    return true;
}

/* What the log says must be what the dice give. */
static bool read_same(struct reader *reader, const struct move *move, const struct move *expected,
                      const char *otherwise) {
    if (move_equal(expected, move))
        return true;
    reader_fail(reader, PROBLEM_DICE, _(otherwise));
    text_add(&reader->problem->message, ": ");
    notation_print(reader->session->notation, expected, &reader->problem->message);
    return false;
}

static bool read_draw(struct reader *reader, const struct move *move) {
    struct session *session = reader->session;
    struct chance chance = {0};
    if (two_key_awaited(session))
        return reader_fail(reader, PROBLEM_DICE, _("the keys of this roll are missing"));
    session->rules->chance(session->now, &chance);
    if (!chance_possible(&chance, move))
        return reader_fail_with(reader, PROBLEM_ILLEGAL, _("this roll is not possible"),
                                (struct word){reader->word.bytes, reader->word.length});
    struct move expected;
    if (!session_draw(session, &expected))
        return true;
    return read_same(reader, move, &expected,
                     session->dice == DICE_TWO_KEY ? N_("the keys give another roll")
                                                   : N_("the seed gives another roll"));
}

/* "keys HEX HEX": the links from which the outcome that is due follows. */
static bool read_keys(struct reader *reader, const char *words) {
    struct text why = TEXT_EMPTY;
    bool good = two_key_read(reader->session, &reader->turn, words, &why);
    if (!good)
        reader_fail(reader, PROBLEM_DICE, why.bytes);
    text_free(&why);
    return good;
}

/* A move of a seat that did not choose. */
static bool read_random(struct reader *reader, unsigned seat, const struct move *move) {
    struct session *session = reader->session;
    bool keys = session->dice == DICE_TWO_KEY;
    if (keys && !two_key_use(session))
        return reader_fail(reader, PROBLEM_DICE, _("the keys of this move are missing"));
    if (!keys && !session->seeded)
        return true;
    struct move expected = session_random_move(session, seat);
    return read_same(reader, move, &expected,
                     keys ? N_("the keys give another move") : N_("the seed gives another move"));
}

/* A move of a seat or of chance; its text is in reader->word. */
static bool read_move(struct reader *reader, unsigned actor) {
    struct session *session = reader->session;
    struct move move;
    struct text why = TEXT_EMPTY;
    bool good = notation_parse(session->notation, reader->word.bytes, &move, &why);
    if (good && actor != CHANCE)
        good = !session->rules->why_not(session->now, actor, &move, &why);
    if (!good)
        reader_fail(reader, PROBLEM_ILLEGAL, why.bytes);
    text_free(&why);
    if (!good || (actor == CHANCE && !read_draw(reader, &move)) ||
        (reader->turn.random && !read_random(reader, actor, &move)))
        return false;
    memcpy(session->next, session->now, session->rules->state_size);
    session->rules->apply(session->next, actor, &move, NULL);
    const struct turn before = reader->turn;
    session_push(session, actor, &move, &before);
    reader->digest_done = false;
    reader->turn = (struct turn){0};
    session->rules->turn(session->now, &reader->turn);
    if (!before.random)
        clocks_moved(&session->clocks, actor, before.number, reader->turn.number);
    if (reader->turn.phase == PHASE_OVER)
        session->ended = ENDED_RULES;
    return true;
}

/* A word that ends the game. A flag falls only in a game with clocks, and only that of a seat whose
   choice or dice were awaited, or whose last choice came too late. */
static bool read_ending(struct reader *reader, unsigned actor, unsigned ended) {
    struct session *session = reader->session;
    const struct turn *turn = &reader->turn;
    if (ended == ENDED_FLAG && session->clocks.control.kind == CONTROL_NONE)
        return reader_fail(reader, PROBLEM_ILLEGAL, _("this game has no clocks"));
    if (ended == ENDED_WITHHELD && !two_key_awaited(session))
        return reader_fail(reader, PROBLEM_ILLEGAL, _("no key for the dice is due now"));
    bool last = session->live > 0 && session->entries[session->live - 1].actor == actor;
    bool awaited = turn->phase == PHASE_CHANCE ? turn->owner == actor : turn->acting >> actor & 1;
    if (ended == ENDED_FLAG && !awaited && !last)
        return reader_fail(reader, PROBLEM_ILLEGAL, _("this seat's clock did not run here"));
    session->ended = ended;
    session->loser = (uint8_t)actor;
    if (ended == ENDED_FLAG) {
        session->clocks.seat[actor] = (struct seat_clock){.main = 0};
        clock_list_keep(&session->times, &session->clocks, actor, session->live);
    }
    return true;
}

static bool read_event(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    const struct turn turn = reader->turn;
    char letter = *line->name.bytes;
    unsigned actor = letter == '*' ? CHANCE : (unsigned)seat_of_letter(letter, SEATS_MOST);
    if (session->ended)
        return reader_fail(reader, PROBLEM_ILLEGAL, _("the game is over before this line"));
    if (line->turn >= 0 && line->turn != (long)turn.number) {
        text_clear(&reader->word);
        text_addf(&reader->word, _("this is turn %u"), (unsigned)turn.number);
        return reader_fail(reader, PROBLEM_ILLEGAL, reader->word.bytes);
    }
    text_clear(&reader->word);
    text_add_bytes(&reader->word, line->value.bytes, line->value.length);
    const char *rest = reader->word.bytes;
    struct word word, number;
    bool any = word_next(&rest, &word);
    bool seat = actor < session->setup.seats;
    if (any && actor == CHANCE && session->dice == DICE_TWO_KEY && word_is(word, "keys"))
        return read_keys(reader, rest);
    if (any && seat && word_is(word, "undo") && word_next(&rest, &number) && !*rest)
        return read_undo(reader, number);
    if (any && seat && !*rest && session_ends_by(word) != ENDED_NOT)
        return read_ending(reader, actor, session_ends_by(word));
    bool due = actor == CHANCE ? turn.phase == PHASE_CHANCE
                               : seat && turn.phase == PHASE_PLAY && (turn.acting >> actor & 1);
    if (!due)
        return reader_fail_with(reader, PROBLEM_ILLEGAL, _("this seat is not to move now"),
                                line->name);
    return read_move(reader, actor);
}

/* "end B "reason" moves=120": winners and number of moves are compared, the reason is not. */
static bool read_end(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    if (!session->ended)
        return reader_fail(reader, PROBLEM_ILLEGAL, _("the game is not over here"));
    struct result result;
    session_result(session, &result);
    struct text expected = TEXT_EMPTY;
    session_winners(result.winners, &expected);
    text_clear(&reader->word);
    text_add_bytes(&reader->word, line->value.bytes, line->value.length);
    const char *rest = reader->word.bytes;
    struct word word;
    bool good = word_next(&rest, &word) && word_is(word, expected.bytes);
    text_clear(&expected);
    text_addf(&expected, " moves=%zu", session->live);
    const char *moves = strstr(rest, " moves=");
    good = good && (!moves || strcmp(moves, expected.bytes) == 0);
    text_free(&expected);
    reader->finished = true;
    return good || reader_fail(reader, PROBLEM_ILLEGAL, _("the game ended otherwise"));
}

static bool read_digest(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    if (reader->digest_done)
        return reader_fail(reader, PROBLEM_SYNTAX, _("there are two digests in a row"));
    reader->digest_done = true;
    text_clear(&session->description);
    session->rules->describe(session->now, VIEW_ALL, &session->description);
    if (log_digest(session->description.bytes, session->description.length) != line->digest)
        return reader_fail(reader, PROBLEM_DIGEST,
                           _("the position differs from the one that was recorded"));
    return true;
}

/* Judges the seal of an event or end line, or the lack of one. */
static bool check_seal(struct reader *reader, const struct log_line *line) {
    struct log_chain *chain = &reader->session->chain;
    if (line->kind == LOG_DIGEST) {
        log_chain_carry(chain, line->body.bytes, line->body.length);
        return true;
    }
    uint32_t seal = log_chain_add(chain, line->body.bytes, line->body.length);
    if (line->sealed)
        reader->any_sealed = true;
    else
        reader->any_unsealed = true;
    if (line->sealed && !reader->header_sealed)
        return reader_fail(reader, PROBLEM_SEAL, _("the header has lost its Seal tag"));
    if (line->sealed && line->seal != seal)
        return reader_fail(reader, PROBLEM_SEAL,
                           _("this line, or one before it, was changed after it was written"));
    if (reader->any_unsealed && (reader->any_sealed || reader->header_sealed))
        return reader_fail(reader, PROBLEM_SEAL, _("the seal is missing"));
    return true;
}

static bool read_body_line(struct reader *reader, struct word bytes) {
    struct log_line line;
    if (!reader_judge(reader, bytes, &line))
        return false;
    if (line.kind == LOG_COMMENT && line.sealed && reader->header_sealed)
        return reader_fail(reader, PROBLEM_SEAL, _("a sealed line was turned into a comment"));
    if (line.kind == LOG_BLANK || line.kind == LOG_COMMENT)
        return true;
    if (reader->finished)
        return reader_fail(reader, PROBLEM_SYNTAX, _("there is a line after the end of the game"));
    if (line.kind == LOG_TAG)
        return reader_fail(reader, PROBLEM_SYNTAX, _("there is a tag after the header"));
    if (!check_seal(reader, &line))
        return false;
    switch (line.kind) {
    case LOG_DIGEST:
        return read_digest(reader, &line);
    case LOG_END:
        return read_end(reader, &line);
    default:
        return read_event(reader, &line);
    }
}

/* The session keeps the good part of the text, ended by a line end, as its log. */
static void keep_log(struct reader *reader, const char *bytes) {
    struct session *session = reader->session;
    text_add_bytes(&session->log, bytes, reader->good);
    if (reader->good && bytes[reader->good - 1] != '\n')
        text_add_char(&session->log, '\n');
    session->sealed = reader->header_sealed && !reader->any_unsealed;
    session->comments = reader->comments;
}

/* Takes in what a line tells of a clock, if it does. */
static void read_time(struct session *session, struct word line) {
    int seat = clocks_read(&session->clocks, line);
    if (seat != NO_CLOCK)
        clock_list_keep(&session->times, &session->clocks, (unsigned)seat, session->live);
}

/* Times that stand before the first event: the header was read before there were clocks. */
static void read_first_times(const struct reader *reader) {
    struct word rest = {reader->start, (size_t)(reader->at - reader->start)}, line;
    while (word_part(&rest, '\n', &line))
        read_time(reader->session, line);
}

static bool fail_too_large(struct reader *reader) {
    struct text sentence = TEXT_EMPTY;
    text_addf(&sentence, _("the log is larger than %d MiB"), LOG_BYTES_MOST >> 20);
    reader_fail(reader, PROBLEM_HEADER, sentence.bytes);
    text_free(&sentence);
    return false;
}

struct session *session_load(const char *bytes, size_t length, struct problem *problem) {
    *problem = (struct problem){.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    size_t mark = log_mark(bytes, length);
    struct reader reader = {.start = bytes,
                            .at = bytes + mark,
                            .end = bytes + length,
                            .problem = problem,
                            .word = TEXT_EMPTY};
    reader.utf8 = utf8_valid(bytes, length);
    bool good = length <= LOG_BYTES_MOST ? load_header(&reader) : fail_too_large(&reader);
    struct word line;
    if (good)
        read_first_times(&reader);
    while (good && reader_next(&reader, &line)) {
        struct log_chain kept = reader.session->chain;
        good = read_body_line(&reader, line);
        if (good) {
            comment_list_read(&reader.comments, line, reader.session->live);
            read_time(reader.session, line);
            reader.good = (size_t)(reader.at - bytes);
        } else {
            reader.session->chain = kept;
        }
    }
    if (!good && reader.session && !reader.whole && reader.at == reader.end)
        problem->kind = PROBLEM_TAIL;
    if (reader.session)
        keep_log(&reader, bytes);
    else
        comment_list_free(&reader.comments);
    if (reader.session && mark)
        session_notify(reader.session, _("A byte order mark before the log was skipped."));
    text_free(&reader.word);
    return reader.session;
}
