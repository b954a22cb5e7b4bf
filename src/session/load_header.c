/*
 * load_header.c - the tags of a log, and the session that they describe: see reader.h.
 *
 * In a sealed header the Seal tag is judged before anything that the tags say, so that a changed
 * line is named and not what follows from it; but for the format's version, which comes first of
 * all.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "session/dice.h"

#include "reader.h"

struct header {
    struct tag tags[TAGS_MOST];
    uint32_t seals[TAGS_MOST]; /* of each tag's line, by the chain */
    unsigned lines[TAGS_MOST]; /* where each stands */
    unsigned count;
    unsigned twice;           /* the tag that stood before already, or TAGS_MOST */
    uint8_t links[LOG_CHAIN]; /* the hash of the Keys tag's line */
    struct log_chain chain;
};

static void header_free(struct header *header) {
    for (unsigned i = 0; i < header->count; i++) {
        free(header->tags[i].name);
        free(header->tags[i].value);
    }
}

/* The index of a tag, or TAGS_MOST. */
static unsigned header_find(const struct header *header, const char *name) {
    for (unsigned i = 0; i < header->count; i++)
        if (strcmp(header->tags[i].name, name) == 0)
            return i;
    return TAGS_MOST;
}

static const char *header_value(const struct header *header, const char *name) {
    unsigned at = header_find(header, name);
    return at < TAGS_MOST ? header->tags[at].value : NULL;
}

static bool fail_at(struct reader *reader, unsigned line, enum problem_kind kind,
                    const char *sentence) {
    reader_fail(reader, kind, sentence);
    reader->problem->line = line;
    return false;
}

/* Something is not there: told of the line where the header ended. */
static bool fail_missing(struct reader *reader, const char *sentence) {
    return fail_at(reader, reader->line + (reader->at < reader->end), PROBLEM_HEADER, sentence);
}

/* Tells that a tag's value is no good. */
static bool fail_tag(struct reader *reader, const struct header *header, const char *name,
                     const char *sentence) {
    unsigned at = header_find(header, name);
    return fail_at(reader, at < TAGS_MOST ? header->lines[at] : reader->line, PROBLEM_HEADER,
                   sentence);
}

static struct word whole_word(const char *string) {
    return (struct word){.bytes = string, .length = strlen(string)};
}

/* ---- seals ------------------------------------------------------------------------------ */

/* The seal of the first event agrees with a chain that was carried over the header. */
static bool first_event_agrees(const struct reader *reader, struct log_chain chain) {
    struct reader ahead = *reader;
    struct word bytes;
    struct log_line line;
    while (reader_next(&ahead, &bytes) && bytes.length <= LOG_LINE_MOST) {
        log_read_line(bytes.bytes, bytes.length, &line);
        if (line.kind == LOG_EVENT || line.kind == LOG_END)
            return line.sealed &&
                   log_chain_add(&chain, line.body.bytes, line.body.length) == line.seal;
        if (line.kind != LOG_BLANK && line.kind != LOG_COMMENT)
            break;
    }
    return false;
}

/* The seals as the Seal tag should list them. */
static void add_seals(const struct header *header, struct text *out) {
    for (unsigned i = 0; i < header->count; i++)
        text_addf(out, "%s%08x", i ? " " : "", (unsigned)header->seals[i]);
}

/* True when the Seal tag itself was changed: with the list that it should have, the events'
   seals agree; or, since seals are chained, a later one of the list agrees. */
static bool list_was_changed(const struct reader *reader, const struct header *header,
                             const char *list, unsigned wrong) {
    struct text right = TEXT_EMPTY, seal = TEXT_EMPTY, unused = TEXT_EMPTY;
    struct log_chain chain = header->chain;
    struct word word;
    add_seals(header, &right);
    log_write_header_end(&unused, &chain, right.bytes);
    bool changed = first_event_agrees(reader, chain);
    for (unsigned i = 0; i < header->count && word_next(&list, &word); i++) {
        text_clear(&seal);
        text_addf(&seal, "%08x", (unsigned)header->seals[i]);
        changed |= i > wrong && word_is(word, seal.bytes);
    }
    text_free(&right);
    text_free(&seal);
    text_free(&unused);
    return changed;
}

/* The first tag whose seal is not the one of the list. */
static unsigned first_wrong(const struct header *header, const char *list) {
    struct text seal = TEXT_EMPTY;
    struct word word;
    unsigned i = 0;
    for (; i < header->count; i++) {
        text_clear(&seal);
        text_addf(&seal, "%08x", (unsigned)header->seals[i]);
        if (!word_next(&list, &word) || !word_is(word, seal.bytes))
            break;
    }
    text_free(&seal);
    return i;
}

/* Compares the Seal tag's list with the seals of the tags before it, and names the line that was
   changed: the list's own, or the first tag that differs. */
static bool check_seals(struct reader *reader, const struct header *header, const char *list) {
    struct text right = TEXT_EMPTY;
    add_seals(header, &right);
    bool good = strcmp(right.bytes, list) == 0;
    text_free(&right);
    if (good)
        return true;
    unsigned wrong = first_wrong(header, list);
    if (list_was_changed(reader, header, list, wrong))
        return reader_fail(reader, PROBLEM_SEAL, _("the seals of the header were changed"));
    if (wrong < header->count)
        return fail_at(reader, header->lines[wrong], PROBLEM_SEAL,
                       _("this tag was changed, or one before it removed"));
    return reader_fail(reader, PROBLEM_SEAL, _("a tag is missing before this line"));
}

/* ---- tags ------------------------------------------------------------------------------- */

/* Whatever else a newer format changed, its version is told before anything is judged. */
static bool check_format(struct reader *reader, const char *value) {
    long format;
    if (!word_number(whole_word(value), LOG_FORMAT_TWO_KEY + 1, 65535, &format))
        return true;
    struct text sentence = TEXT_EMPTY;
    text_addf(&sentence, _("the log has format %ld, this program reads format %d"), format,
              LOG_FORMAT_TWO_KEY);
    reader_fail(reader, PROBLEM_NEWER, sentence.bytes);
    text_free(&sentence);
    return false;
}

static bool check_twice(struct reader *reader, const struct header *header) {
    if (header->twice == TAGS_MOST)
        return true;
    reader_fail_with(reader, PROBLEM_HEADER, _("this tag occurs twice"),
                     whole_word(header->tags[header->twice].name));
    reader->problem->line = header->lines[header->twice];
    return false;
}

/* Takes one tag in. */
static bool header_add(struct reader *reader, struct header *header, const struct log_line *line) {
    if (header->count == TAGS_MOST)
        return reader_fail(reader, PROBLEM_HEADER, _("the header has more than 64 tags"));
    struct text name = TEXT_EMPTY, value = TEXT_EMPTY;
    text_add_bytes(&name, line->name.bytes, line->name.length);
    log_unescape(line->value, &value);
    reader->header_sealed = strcmp(name.bytes, "Seal") == 0;
    bool good = strcmp(name.bytes, "Clowder") != 0 || check_format(reader, value.bytes);
    if (reader->header_sealed) /* before it is one of the tags: the list is not about itself */
        good = check_seals(reader, header, value.bytes) && check_twice(reader, header);
    else if (header->twice == TAGS_MOST && header_find(header, name.bytes) < TAGS_MOST)
        header->twice = header->count;
    unsigned at = header->count++;
    header->tags[at] = (struct tag){.name = text_detach(&name), .value = text_detach(&value)};
    header->lines[at] = reader->line;
    header->seals[at] = log_chain_add(&header->chain, line->body.bytes, line->body.length);
    if (strcmp(header->tags[at].name, "Keys") == 0)
        memcpy(header->links, header->chain.hash, LOG_CHAIN);
    return good;
}

/* True when the next line can belong to the header: a comment, nothing or, before the Seal tag, a
   tag. */
static bool header_goes_on(const struct reader *reader) {
    const char *first = reader->header_sealed ? ";\r\n" : "[; \r\n";
    return reader->at < reader->end && *reader->at && strchr(first, *reader->at);
}

/* The last tag looks like the Seal tag but for its name: it lists seals. */
static bool seal_was_renamed(const struct header *header) {
    struct text seal = TEXT_EMPTY;
    if (header->count < 2)
        return false;
    text_addf(&seal, "%08x ", (unsigned)header->seals[0]);
    const char *last = header->tags[header->count - 1].value;
    bool renamed = strncmp(last, seal.bytes, seal.length) == 0;
    text_free(&seal);
    return renamed;
}

/* Reads tags, comments and empty lines up to the first event. */
static bool read_header(struct reader *reader, struct header *header) {
    struct word bytes;
    struct log_line line;
    while (header_goes_on(reader) && reader_next(reader, &bytes)) {
        if (!reader_judge(reader, bytes, &line) ||
            (line.kind == LOG_TAG && !header_add(reader, header, &line)))
            return false;
        comment_list_read(&reader->comments, bytes, 0);
        reader->good = (size_t)(reader->at - reader->start);
    }
    if (!reader->header_sealed && seal_was_renamed(header))
        return fail_at(reader, header->lines[header->count - 1], PROBLEM_SEAL,
                       _("the seals of the header were changed"));
    return reader->header_sealed || check_twice(reader, header);
}

/* ---- the session ------------------------------------------------------------------------ */

/* Compares the versions a log names with ours; the version of its rules goes into *version. */
static bool check_versions(struct reader *reader, const struct header *header,
                           const struct ruleset *rules, long *version) {
    long format = LOG_FORMAT, oldest = rules->oldest ? rules->oldest : rules->version;
    const char *tag = header_value(header, "Rules");
    *version = rules->version;
    if (tag && !word_number(whole_word(tag), 1, 65535, version))
        return fail_tag(reader, header, "Rules", _("the Rules tag is not a version number"));
    tag = header_value(header, "Clowder");
    if (tag && !word_number(whole_word(tag), 1, 65535, &format))
        return fail_tag(reader, header, "Clowder", _("the Clowder tag is not a version number"));
    if (*version >= oldest && *version <= rules->version)
        return true;
    struct text sentence = TEXT_EMPTY;
    text_addf(&sentence, _("the log was played by rules version %ld of %s, this program has %d"),
              *version, rules->title, rules->version);
    fail_tag(reader, header, "Rules", sentence.bytes);
    if (*version > rules->version)
        reader->problem->kind = PROBLEM_NEWER;
    text_free(&sentence);
    return false;
}

/* Seats are counted by their tags. */
static unsigned count_seats(const struct header *header) {
    char name[] = "SeatA";
    unsigned seats = 0;
    while (seats < SEATS_MOST) {
        name[4] = seat_letter(seats);
        if (!header_value(header, name))
            break;
        seats++;
    }
    return seats;
}

/* Takes the commitments of two-key dice, and the links of the deal, which must stand behind them.
 */
static bool use_keys(struct reader *reader, const struct header *header) {
    struct session *session = reader->session;
    unsigned keys = header_find(header, "Keys");
    bool position = header_find(header, "Position") < TAGS_MOST;
    text_clear(&reader->word);
    if (header_find(header, "Clowder") == TAGS_MOST ||
        strcmp(session_tag(session, "Clowder"), "1") == 0)
        return fail_tag(reader, header, "Clowder", _("two-key dice need format 2"));
    if (header_find(header, "Seed") < TAGS_MOST)
        return fail_tag(reader, header, "Seed", _("two-key dice follow from no seed"));
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        unsigned at = header_find(header, two_key_tag(seat));
        if (at == TAGS_MOST)
            return fail_missing(reader, _("a seat has no commitment for the dice"));
        if (at > keys)
            return fail_tag(reader, header, two_key_tag(seat),
                            _("this commitment stands behind the deal"));
        if (!two_key_read_commitment(session, seat, &reader->word))
            return fail_tag(reader, header, two_key_tag(seat), reader->word.bytes);
    }
    if (position && keys < TAGS_MOST)
        return fail_tag(reader, header, "Keys",
                        _("a game that begins with a position has no deal"));
    if (position)
        return true;
    if (keys == TAGS_MOST)
        return fail_missing(reader, _("the keys of the deal are missing"));
    if (two_key_read_links(session, header->tags[keys].value, header->links, &reader->word)) {
        session->two_key.dealt = 1;
        return true;
    }
    reader_fail(reader, PROBLEM_DICE, reader->word.bytes);
    reader->problem->line = header->lines[keys];
    return false;
}

/* Makes the generator ready for the deal, from the seed where there is one. */
static bool use_dice(struct reader *reader, const struct header *header) {
    struct session *session = reader->session;
    const char *tag = session_tag(session, "Dice");
    while (*tag && dice_words[session->dice] && strcmp(tag, dice_words[session->dice]) != 0)
        session->dice++;
    if (*tag && (session->dice == DICE_PROGRAM || !dice_words[session->dice])) {
        session->dice = DICE_PROGRAM;
        return fail_tag(reader, header, "Dice",
                        _("the Dice tag is \"table\" or \"two-key\", or missing"));
    }
    session->seeded = *session_tag(session, "Seed") != 0;
    text_clear(&reader->word);
    if (session->seeded)
        text_add(&reader->word, session_tag(session, "Seed"));
    else
        dice_fresh_seed(&reader->word);
    dice_seed(&session->rng, reader->word.bytes);
    if (session->dice != DICE_TWO_KEY)
        return true;
    if (!use_keys(reader, header))
        return false;
    if (session->two_key.dealt)
        dice_key(&session->rng, session->two_key.keys[0]);
    return true;
}

/* Deals, and compares with the deal that was logged. */
static bool use_deal(struct reader *reader, const struct header *header) {
    struct session *session = reader->session;
    const char *deal = session_tag(session, "Deal"), *position = session_tag(session, "Position");
    bool keys = session->two_key.dealt;
    if (!session->seeded && !keys && !*deal && !*position)
        return fail_missing(reader, _("the header needs a Seed, a Deal or a Position tag"));
    text_clear(&reader->word);
    session_deal(session, &reader->word);
    if ((session->seeded || keys) && *deal && strcmp(deal, reader->word.bytes) != 0) {
        reader_fail_with(reader, PROBLEM_DICE,
                         keys ? _("the keys give another deal") : _("the seed gives another deal"),
                         whole_word(reader->word.bytes));
        reader->problem->line = header->lines[header_find(header, "Deal")];
        return false;
    }
    if (!*deal && !*position) {
        session_add_tag(session, "Deal", reader->word.bytes);
        deal = session->tags[session->tag_count - 1].value;
    }
    session->setup.deal = *position ? position : deal;
    return true;
}

/* Starts the clocks that the Clock tag tells of. */
static bool use_clock(struct session *session, struct text *why) {
    const char *tag = session_tag(session, "Clock");
    struct time_control control = {.kind = CONTROL_NONE};
    if (*tag && !control_read(tag, &control, why))
        return false;
    clocks_start(&session->clocks, &control);
    return true;
}

/* Fills set-up, names, seed and deal from the tags, and starts the position. */
static bool use_header(struct reader *reader, const struct header *header) {
    struct session *session = reader->session;
    char name[] = "SeatA";
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        name[4] = seat_letter(seat);
        session->names[seat] = memory_string(session_tag(session, name));
    }
    text_clear(&reader->word);
    if (!setup_set(&session->setup, session->rules, session_tag(session, "Options"), &reader->word))
        return fail_tag(reader, header, "Options", reader->word.bytes);
    text_clear(&reader->word);
    if (!use_clock(session, &reader->word))
        return fail_tag(reader, header, "Clock", reader->word.bytes);
    if (!use_dice(reader, header) || !use_deal(reader, header))
        return false;
    text_clear(&reader->word);
    if (!session_begin(session, &reader->word))
        return fail_tag(reader, header, *session_tag(session, "Position") ? "Position" : "Deal",
                        reader->word.bytes);
    return true;
}

/* The session that the header describes, or NULL. */
static bool begin(struct reader *reader, struct header *header) {
    const char *name = header_value(header, "Game");
    if (!name)
        return fail_missing(reader, _("this is not a Clowder log: it has no Game tag"));
    const struct registered *game = registry_find(name);
    if (!game) {
        reader_fail_with(reader, PROBLEM_HEADER, _("there is no game of this name"),
                         whole_word(name));
        reader->problem->line = header->lines[header_find(header, "Game")];
        return false;
    }
    const struct ruleset *rules = game->ruleset;
    long version;
    if (!check_versions(reader, header, rules, &version))
        return false;
    unsigned seats = count_seats(header);
    if (seats < rules->seats_least || seats > rules->seats_most)
        return fail_missing(reader,
                            _("the number of Seat tags (SeatA, SeatB, ...) does not fit the game"));
    struct session *session = reader->session = session_empty(game);
    session->chain = session->two_key.header = header->chain;
    session->foreign = true;
    setup_init(&session->setup, rules, seats);
    session->setup.rules = (unsigned)version;
    for (unsigned i = 0; i < header->count; i++)
        session->tags[i] = (struct tag){.name = memory_string(header->tags[i].name),
                                        .value = memory_string(header->tags[i].value)};
    session->tag_count = header->count;
    if (use_header(reader, header)) {
        session_turn(session, &reader->turn);
        return true;
    }
    session_free(session);
    reader->session = NULL;
    return false;
}

bool load_header(struct reader *reader) {
    struct header header = {.twice = TAGS_MOST};
    log_chain_start(&header.chain);
    bool good = read_header(reader, &header) && begin(reader, &header);
    header_free(&header);
    return good;
}
