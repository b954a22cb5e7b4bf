/*
 * load.c - a session from the text of a log: see session.h and docs/LOG.md.
 *
 * Everything is judged before it is believed: limits, then UTF-8, then the line's form, its
 * seal, the rules, the dice, the digest. The first fault ends the reading; what stood before it
 * is a good game. Nothing here writes.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/dice.h"
#include "session_state.h"

struct reader {
    const char *at, *end; /* not yet read */
    unsigned line;        /* number of the present line */
    bool whole;           /* the present line ends with a line end */
    bool utf8;            /* all of the text is UTF-8, so no line need be looked at again */
    size_t good;          /* bytes of the log that are good */
    struct session *session;
    struct problem *problem;
    bool header_sealed; /* a Seal tag stood in the header */
    bool any_sealed;    /* some line had a seal, */
    bool any_unsealed;  /* some had none */
    bool digest_done;   /* a digest stood after the last move */
    bool finished;      /* the end line was read */
    struct turn turn;   /* what the present position waits for */
    struct text word;   /* scratch */
};

void problem_free(struct problem *problem) {
    text_free(&problem->message);
}

static bool fail(struct reader *reader, int kind, const char *sentence) {
    reader->problem->kind = kind;
    reader->problem->line = reader->line;
    text_clear(&reader->problem->message);
    text_add(&reader->problem->message, sentence);
    return false;
}

/* The message ends with a piece of the file, made safe to show. */
static bool fail_with(struct reader *reader, int kind, const char *sentence, struct word piece) {
    fail(reader, kind, sentence);
    struct text *message = &reader->problem->message;
    text_add(message, ": ");
    utf8_add_safe(message, piece.bytes, piece.length > 80 ? 80 : piece.length, false);
    return false;
}

/* Cuts the next line off; false at the end of the text. */
static bool next_line(struct reader *reader, struct word *out) {
    if (reader->at == reader->end)
        return false;
    size_t left = (size_t)(reader->end - reader->at);
    const char *cut = memchr(reader->at, '\n', left);
    reader->whole = cut != NULL;
    *out = (struct word){.bytes = reader->at, .length = cut ? (size_t)(cut - reader->at) : left};
    reader->at += out->length + reader->whole;
    reader->line++;
    return true;
}

/* Limits and encoding, then the form of the line. */
static bool read_line(struct reader *reader, struct word line, struct log_line *out) {
    if (reader->line > LOG_LINES_MOST)
        return fail(reader, PROBLEM_SYNTAX, _("the log has more than 100000 lines"));
    if (line.length > LOG_LINE_MOST)
        return fail(reader, PROBLEM_SYNTAX, _("the line is longer than 1000 bytes"));
    if (!reader->utf8 && !utf8_valid(line.bytes, line.length))
        return fail(reader, PROBLEM_SYNTAX, _("the line is not UTF-8 text"));
    log_read_line(line.bytes, line.length, out);
    if (out->kind == LOG_BAD)
        return fail_with(reader, PROBLEM_SYNTAX, _(out->error), line);
    return true;
}

/* ---- the header ------------------------------------------------------------------------- */

struct header {
    struct tag tags[TAGS_MOST];
    uint32_t seals[TAGS_MOST]; /* of each tag's line, by the chain */
    unsigned lines[TAGS_MOST]; /* where each stands */
    unsigned count;
};

static void header_free(struct header *header) {
    for (unsigned i = 0; i < header->count; i++) {
        free(header->tags[i].name);
        free(header->tags[i].value);
    }
}

static const char *header_find(const struct header *header, const char *name) {
    for (unsigned i = 0; i < header->count; i++)
        if (strcmp(header->tags[i].name, name) == 0)
            return header->tags[i].value;
    return NULL;
}

/* Compares the Seal tag's list with the seals of the tags before it and names the first tag that
   differs. Seals are chained, so when one differs while a later one agrees, the list is wrong. */
static bool check_header_seals(struct reader *reader, const struct header *header,
                               const char *list) {
    struct word word;
    unsigned wrong = header->count;
    bool list_wrong = false;
    for (unsigned i = 0; i < header->count; i++) {
        text_clear(&reader->word);
        text_addf(&reader->word, "%08x", (unsigned)header->seals[i]);
        bool agrees = word_next(&list, &word) && word_is(word, reader->word.bytes);
        if (agrees)
            list_wrong = wrong < i;
        else if (wrong == header->count)
            wrong = i;
    }
    if (list_wrong)
        return fail(reader, PROBLEM_SEAL, _("the seals of the header were changed"));
    if (wrong < header->count) {
        fail(reader, PROBLEM_SEAL, _("this tag was changed, or one before it removed"));
        reader->problem->line = header->lines[wrong];
        return false;
    }
    if (word_next(&list, &word))
        return fail(reader, PROBLEM_SEAL, _("a tag is missing before this line"));
    return true;
}

/* Takes one tag in; the chain has not been carried over it yet. */
static bool header_add(struct reader *reader, struct header *header, struct log_chain *chain,
                       const struct log_line *line) {
    if (reader->header_sealed)
        return fail(reader, PROBLEM_HEADER, _("a tag stands after the seal of the header"));
    if (header->count == TAGS_MOST)
        return fail(reader, PROBLEM_HEADER, _("the header has more than 64 tags"));
    text_clear(&reader->word);
    text_add_bytes(&reader->word, line->name.bytes, line->name.length);
    if (header_find(header, reader->word.bytes))
        return fail_with(reader, PROBLEM_HEADER, _("this tag stands twice"), line->name);
    struct text value = TEXT_EMPTY;
    log_unescape(line->value, &value);
    unsigned at = header->count++;
    header->tags[at] =
        (struct tag){.name = memory_string(reader->word.bytes), .value = text_detach(&value)};
    header->lines[at] = reader->line;
    header->seals[at] = log_chain_add(chain, line->body.bytes, line->body.length);
    if (strcmp(header->tags[at].name, "Seal") != 0)
        return true;
    reader->header_sealed = true;
    header->count = at; /* the list is not about itself */
    bool good = check_header_seals(reader, header, header->tags[at].value);
    header->count = at + 1;
    return good;
}

/* True when the next line can belong to the header: a tag, a comment or nothing. */
static bool header_goes_on(const struct reader *reader) {
    return reader->at < reader->end && *reader->at && strchr("[; \r\n", *reader->at);
}

/* Reads tags, comments and empty lines up to the first event. */
static bool read_header(struct reader *reader, struct header *header, struct log_chain *chain) {
    const char *start = reader->at;
    struct word bytes;
    struct log_line line;
    while (header_goes_on(reader) && next_line(reader, &bytes)) {
        if (!read_line(reader, bytes, &line) ||
            (line.kind == LOG_TAG && !header_add(reader, header, chain, &line)))
            return false;
        reader->good = (size_t)(reader->at - start);
    }
    return true;
}

static struct word whole_word(const char *string) {
    return (struct word){.bytes = string, .length = strlen(string)};
}

/* Compares the versions a log names with ours. */
static bool check_versions(struct reader *reader, const struct header *header,
                           const struct ruleset *rules) {
    long format = LOG_FORMAT, version = rules->version;
    const char *tag = header_find(header, "Rules");
    if (tag && !word_number(whole_word(tag), 1, 65535, &version))
        return fail(reader, PROBLEM_HEADER, _("the Rules tag is no version number"));
    tag = header_find(header, "Clowder");
    if (tag && !word_number(whole_word(tag), 1, 65535, &format))
        return fail(reader, PROBLEM_HEADER, _("the Clowder tag is no version number"));
    struct text sentence = TEXT_EMPTY;
    if (format > LOG_FORMAT)
        text_addf(&sentence, _("the log has format %ld, this program reads format %d"), format,
                  LOG_FORMAT);
    else if (version != rules->version)
        text_addf(&sentence,
                  _("the log was played by rules version %ld of %s, this program has %d"), version,
                  rules->title, rules->version);
    bool good = sentence.length == 0;
    if (!good)
        fail(reader,
             format > LOG_FORMAT || version > rules->version ? PROBLEM_NEWER : PROBLEM_HEADER,
             sentence.bytes);
    text_free(&sentence);
    return good;
}

/* Seats are counted by their tags. */
static unsigned count_seats(const struct header *header) {
    char name[] = "SeatA";
    unsigned seats = 0;
    while (seats < SEATS_MOST) {
        name[4] = (char)('A' + seats);
        if (!header_find(header, name))
            break;
        seats++;
    }
    return seats;
}

/* Fills set-up, names, seed and deal from the tags, and starts the position. */
static bool use_header(struct reader *reader) {
    struct session *session = reader->session;
    const struct ruleset *rules = session->rules;
    char name[] = "SeatA";
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        name[4] = (char)('A' + seat);
        session->names[seat] = memory_string(session_tag(session, name));
    }
    text_clear(&reader->word);
    if (!setup_set(&session->setup, rules, session_tag(session, "Options"), &reader->word))
        return fail(reader, PROBLEM_HEADER, reader->word.bytes);
    const char *deal = session_tag(session, "Deal"), *position = session_tag(session, "Position");
    session->seeded = *session_tag(session, "Seed") != 0;
    if (!session->seeded && !*deal && !*position)
        return fail(reader, PROBLEM_HEADER, _("the header needs a Seed, a Deal or a Position tag"));
    text_clear(&reader->word);
    if (session->seeded)
        text_add(&reader->word, session_tag(session, "Seed"));
    else
        dice_fresh_seed(&reader->word);
    dice_seed(&session->rng, reader->word.bytes);
    text_clear(&reader->word);
    session_deal(session, &reader->word);
    if (session->seeded && *deal && strcmp(deal, reader->word.bytes) != 0)
        return fail_with(reader, PROBLEM_DICE, _("the seed gives another deal"),
                         whole_word(reader->word.bytes));
    if (!*deal && !*position) {
        session_add_tag(session, "Deal", reader->word.bytes);
        deal = session->tags[session->tag_count - 1].value;
    }
    session->setup.deal = *position ? position : deal;
    text_clear(&reader->word);
    if (!session_begin(session, &reader->word))
        return fail(reader, PROBLEM_HEADER, reader->word.bytes);
    return true;
}

/* The session that the header describes, or NULL. */
static bool begin(struct reader *reader, struct header *header, const struct log_chain *chain) {
    const char *name = header_find(header, "Game");
    if (!name)
        return fail(reader, PROBLEM_HEADER, _("this is no Clowder log: it has no Game tag"));
    const struct registered *game = registry_find(name);
    if (!game)
        return fail_with(reader, PROBLEM_HEADER, _("there is no game of this name"),
                         whole_word(name));
    const struct ruleset *rules = game->ruleset;
    if (!check_versions(reader, header, rules))
        return false;
    unsigned seats = count_seats(header);
    if (seats < rules->seats_least || seats > rules->seats_most)
        return fail(reader, PROBLEM_HEADER,
                    _("the number of Seat tags (SeatA, SeatB, ...) does not fit the game"));
    reader->session = session_empty(game);
    reader->session->chain = *chain;
    setup_init(&reader->session->setup, rules, seats);
    for (unsigned i = 0; i < header->count; i++)
        reader->session->tags[i] = header->tags[i];
    reader->session->tag_count = header->count;
    header->count = 0; /* the session owns them now */
    if (use_header(reader)) {
        session_turn(reader->session, &reader->turn);
        return true;
    }
    session_free(reader->session);
    reader->session = NULL;
    return false;
}

/* ---- events ----------------------------------------------------------------------------- */

/* "undo N": back N moves. */
static bool read_undo(struct reader *reader, struct word number) {
    struct session *session = reader->session;
    long count;
    if (!word_number(number, 1, (long)session->live, &count))
        return fail_with(reader, PROBLEM_ILLEGAL, _("that many moves can not be undone"), number);
    session_seek(session, session->live - (size_t)count);
    session->live = session->length = session->at;
    reader->turn = (struct turn){0};
    session_turn(session, &reader->turn);
    return true;
}

static bool read_draw(struct reader *reader, const struct move *move) {
    struct session *session = reader->session;
    struct chance chance = {0};
    session->rules->chance(session->now, &chance);
    if (!chance_possible(&chance, move))
        return fail_with(reader, PROBLEM_ILLEGAL, _("this can not be rolled"),
                         whole_word(reader->word.bytes));
    if (!session->seeded)
        return true;
    struct move drawn = chance_draw(&chance, &session->rng);
    if (move_equal(&drawn, move))
        return true;
    fail(reader, PROBLEM_DICE, _("the seed gives another roll"));
    text_add(&reader->problem->message, ": ");
    notation_print(session->notation, &drawn, &reader->problem->message);
    return false;
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
        fail(reader, PROBLEM_ILLEGAL, why.bytes);
    text_free(&why);
    if (!good || (actor == CHANCE && !read_draw(reader, &move)))
        return false;
    session_push(session, actor, &move, &reader->turn, NULL);
    reader->digest_done = false;
    reader->turn = (struct turn){0};
    session->rules->turn(session->now, &reader->turn);
    if (reader->turn.phase == PHASE_OVER)
        session->ended = ENDED_RULES;
    return true;
}

static bool read_event(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    const struct turn turn = reader->turn;
    char letter = *line->name.bytes;
    unsigned actor = letter == '*' ? CHANCE : (unsigned)(letter - 'A');
    if (session->ended)
        return fail(reader, PROBLEM_ILLEGAL, _("the game is over before this line"));
    if (line->turn >= 0 && line->turn != (long)turn.number) {
        text_clear(&reader->word);
        text_addf(&reader->word, _("this is turn %u"), (unsigned)turn.number);
        return fail(reader, PROBLEM_ILLEGAL, reader->word.bytes);
    }
    text_clear(&reader->word);
    text_add_bytes(&reader->word, line->value.bytes, line->value.length);
    const char *rest = reader->word.bytes;
    struct word word, number;
    bool any = word_next(&rest, &word);
    bool seat = actor < session->setup.seats;
    if (any && seat && word_is(word, "undo") && word_next(&rest, &number) && !*rest)
        return read_undo(reader, number);
    if (any && seat && !*rest && (word_is(word, "resign") || word_is(word, "draw"))) {
        session->ended = word_is(word, "draw") ? ENDED_AGREED : ENDED_RESIGNED;
        session->resigned = (uint8_t)actor;
        return true;
    }
    bool due = actor == CHANCE ? turn.phase == PHASE_CHANCE
                               : seat && turn.phase == PHASE_PLAY && (turn.acting >> actor & 1);
    if (!due)
        return fail_with(reader, PROBLEM_ILLEGAL, _("this seat is not to move now"), line->name);
    return read_move(reader, actor);
}

/* "end B "reason" moves=120": winners and number of moves are compared, the reason is not. */
static bool read_end(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    if (!session->ended)
        return fail(reader, PROBLEM_ILLEGAL, _("the game is not over here"));
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
    return good || fail(reader, PROBLEM_ILLEGAL, _("the game ended otherwise"));
}

static bool read_digest(struct reader *reader, const struct log_line *line) {
    struct session *session = reader->session;
    if (reader->digest_done)
        return fail(reader, PROBLEM_SYNTAX, _("a digest stands twice"));
    reader->digest_done = true;
    text_clear(&session->description);
    session->rules->describe(session->now, VIEW_ALL, &session->description);
    if (log_digest(session->description.bytes, session->description.length) != line->digest)
        return fail(reader, PROBLEM_DIGEST, _("the position here is not the one that was played"));
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
    if (line->sealed && line->seal != seal)
        return fail(reader, PROBLEM_SEAL,
                    _("this line, or one before it, was changed after it was written"));
    if (reader->any_unsealed && (reader->any_sealed || reader->header_sealed))
        return fail(reader, PROBLEM_SEAL, _("the seal is missing"));
    return true;
}

static bool read_body_line(struct reader *reader, struct word bytes) {
    struct log_line line;
    if (!read_line(reader, bytes, &line))
        return false;
    if (line.kind == LOG_BLANK || line.kind == LOG_COMMENT)
        return true;
    if (reader->finished)
        return fail(reader, PROBLEM_SYNTAX, _("something stands after the end of the game"));
    if (line.kind == LOG_TAG)
        return fail(reader, PROBLEM_SYNTAX, _("a tag stands after the header"));
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
}

struct session *session_load(const char *bytes, size_t length, struct problem *problem) {
    *problem = (struct problem){.kind = PROBLEM_NONE, .message = TEXT_EMPTY};
    struct reader reader = {
        .at = bytes, .end = bytes + length, .problem = problem, .word = TEXT_EMPTY};
    reader.utf8 = utf8_valid(bytes, length);
    struct header header = {.count = 0};
    struct log_chain chain;
    log_chain_start(&chain);
    bool good = length <= LOG_BYTES_MOST
                    ? read_header(&reader, &header, &chain) && begin(&reader, &header, &chain)
                    : fail(&reader, PROBLEM_HEADER, _("the log is larger than 4 MiB"));
    header_free(&header);
    struct word line;
    while (good && next_line(&reader, &line)) {
        struct log_chain kept = reader.session->chain;
        good = read_body_line(&reader, line);
        if (good)
            reader.good = (size_t)(reader.at - bytes);
        else
            reader.session->chain = kept;
    }
    if (!good && reader.session && !reader.whole && reader.at == reader.end)
        problem->kind = PROBLEM_TAIL;
    if (reader.session)
        keep_log(&reader, bytes);
    text_free(&reader.word);
    return reader.session;
}
