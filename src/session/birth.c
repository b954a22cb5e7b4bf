/*
 * birth.c - new sessions: their tags, the names of their seats, the deal. See session.h.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "session/dice.h"

#include "session_state.h"

enum { VALUE_MOST = 200, POSITION_MOST = LOG_LINE_MOST - 100 /* bytes in a tag */ };

/* Names and seeds are any text, but a log line must hold them. */
static bool fits_a_tag(const char *what, const char *value, size_t most, struct text *why) {
    size_t length = strlen(value);
    bool controls = false;
    for (const char *at = value; *at; at++)
        controls = controls || (unsigned char)*at < ' ' || *at == 0x7f;
    if (length <= most && !controls && utf8_valid(value, length))
        return true;
    text_addf(why, _("%s must be text of at most %d bytes, without control characters"), what,
              (int)most);
    return false;
}

static void write_header(struct session *session) {
    struct text seals = TEXT_EMPTY;
    for (unsigned i = 0; i < session->tag_count; i++)
        log_write_tag(&session->log, &session->chain, &seals, session->tags[i].name,
                      session->tags[i].value);
    log_write_header_end(&session->log, &session->chain, seals.bytes);
    text_free(&seals);
}

/* "FILE#N": a file's name may hold any bytes and be long, but a log line must hold it. */
static void add_origin(struct session *session, const char *origin) {
    enum { ORIGIN_MOST = 100 };
    struct text safe = TEXT_EMPTY;
    size_t length = strlen(origin), cut = length > ORIGIN_MOST ? length - ORIGIN_MOST : 0;
    utf8_add_safe(&safe, origin + cut, length - cut, false);
    session_add_tag(session, "Origin", safe.bytes);
    text_free(&safe);
}

/* Adds what a player is called: the word without its budget, of a program the file's name. */
static void add_player_name(const char *word, struct text *out) {
    bool program = strncmp(word, "cmd:", 4) == 0;
    const char *at = program ? word + 4 : word, *end = at + strcspn(at, program ? " " : ":");
    for (const char *slash = at; program && slash + 1 < end; slash++)
        if (*slash == '/')
            at = slash + 1;
    text_add_bytes(out, at, (size_t)(end - at));
}

/* True when the seat has no name but its player's. */
static bool named_by_player(const struct new_game *game, unsigned seat) {
    const char *name = game->names[seat], *player = game->players[seat];
    return !(name && *name) && player && *player;
}

void session_seat_name(const struct new_game *game, const game_state *s, unsigned seat,
                       struct text *out) {
    struct text name = TEXT_EMPTY, other = TEXT_EMPTY;
    bool alike = false;
    if (named_by_player(game, seat)) {
        add_player_name(game->players[seat], &name);
        for (unsigned i = 0; i < game->setup.seats; i++) {
            text_clear(&other);
            if (i != seat && named_by_player(game, i))
                add_player_name(game->players[i], &other);
            alike = alike || strcmp(name.bytes, other.bytes) == 0;
        }
        text_add(out, name.length ? name.bytes : "?");
        if (alike)
            text_addf(out, " %c", seat_letter(seat));
    } else if (game->names[seat] && *game->names[seat]) {
        text_add(out, game->names[seat]);
    } else {
        seat_name(game->game->ruleset, s, seat, out);
    }
    text_free(&name);
    text_free(&other);
}

static void add_players(struct session *session, const struct new_game *game) {
    for (unsigned seat = 0; seat < session->setup.seats; seat++)
        if (game->players[seat] && *game->players[seat])
            session_add_tag(session, session_player_tag(seat), game->players[seat]);
    session->foreign = game->before && game->before->foreign;
}

static void add_takebacks(struct session *session, const struct new_game *game) {
    const struct session *same = game->continues ? game->continues : game->before;
    enum takebacks policy = same ? session_takebacks(same) : game->takebacks;
    if (policy != TAKEBACKS_ASK)
        session_add_tag(session, "Takeback", takebacks_words[policy]);
}

static void add_clock(struct session *session, const struct time_control *control) {
    struct text words = TEXT_EMPTY;
    clocks_start(&session->clocks, control);
    control_words(control, &words);
    if (control->kind != CONTROL_NONE)
        session_add_tag(session, "Clock", words.bytes);
    text_free(&words);
}

/* Names the seats that have no name yet, by a position that is not over. */
static void name_seats(struct session *session, const struct new_game *game) {
    struct text value = TEXT_EMPTY;
    char tag[] = "SeatA";
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        text_clear(&value);
        session_seat_name(game, session->now, seat, &value);
        tag[4] = seat_letter(seat);
        for (unsigned i = 0; i < session->tag_count; i++)
            if (strcmp(session->tags[i].name, tag) == 0) {
                free(session->tags[i].value);
                session->tags[i].value = memory_string(value.bytes);
            }
        free(session->names[seat]);
        session->names[seat] = memory_string(value.bytes);
    }
    text_free(&value);
}

/* Seeds the generator; with two-key dice the commitments come instead, and, unless the game begins
   with a position, the links of the deal. The names must stand before them: titles of seats are
   those of any deal. */
static bool begin_dice(struct session *session, const struct new_game *game, struct text *why) {
    struct text value = TEXT_EMPTY;
    bool good = true;
    session->dice = game->dice;
    if (session->dice != DICE_PROGRAM)
        session_add_tag(session, "Dice", dice_words[session->dice]);
    if (session->dice == DICE_TWO_KEY) {
        two_key_begin(session, game->key_words);
        session->seeded = false;
    } else if (game->seed && *game->seed) {
        text_add(&value, game->seed);
    } else {
        dice_fresh_seed(&value);
    }
    if (session->seeded)
        session_add_tag(session, "Seed", value.bytes);
    dice_seed(&session->rng, value.bytes);
    if (session->dice == DICE_TWO_KEY && !game->deal) {
        text_clear(&value);
        session_deal(session, &value);
        session->setup.deal = value.bytes;
        good = session_begin(session, why);
        session->setup.deal = NULL;
        if (good) {
            name_seats(session, game);
            two_key_deal(session);
        }
    }
    text_free(&value);
    return good;
}

/* Tags in their fixed order; the deal and the start of the position come with them. */
static bool fill_tags(struct session *session, const struct new_game *game, struct text *why) {
    struct text value = TEXT_EMPTY;
    text_add_number(&value, game->dice == DICE_TWO_KEY ? LOG_FORMAT_TWO_KEY : LOG_FORMAT);
    session_add_tag(session, "Clowder", value.bytes);
    text_clear(&value);
    session_add_tag(session, "Game", session->rules->name);
    text_add_number(&value, session->setup.rules);
    session_add_tag(session, "Rules", value.bytes);
    text_clear(&value);
    clock_add_date(&value);
    session_add_tag(session, "Date", value.bytes);
    static const char *const seat_names[SEATS_MOST] = {"SeatA", "SeatB", "SeatC",
                                                       "SeatD", "SeatE", "SeatF"};
    for (unsigned seat = 0; seat < session->setup.seats; seat++)
        session_add_tag(session, seat_names[seat], "");
    add_players(session, game);
    text_clear(&value);
    setup_words(&session->setup, session->rules, &value);
    session_add_tag(session, "Options", value.bytes);
    add_takebacks(session, game);
    add_clock(session, &game->clock);
    if (!begin_dice(session, game, why)) {
        text_free(&value);
        return false;
    }
    text_clear(&value);
    session_deal(session, &value);
    session_add_tag(session, game->deal ? "Position" : "Deal",
                    game->deal ? game->deal : value.bytes);
    session->setup.deal = session->tags[session->tag_count - 1].value;
    if (game->origin)
        add_origin(session, game->origin);
    if (game->before)
        session_add_series(session, game->before);
    if (game->continues)
        session_keep_series(session, game->continues);
    bool begun = session_begin(session, why);
    if (begun && !session->two_key.dealt)
        name_seats(session, game);
    text_free(&value);
    return begun;
}

struct session *session_create(const struct new_game *game, bool seeded, struct text *why) {
    const struct ruleset *rules = game->game->ruleset;
    unsigned seats = game->setup.seats;
    if (seats < rules->seats_least || seats > rules->seats_most) {
        text_addf(why, _("%s is for %u to %u players, not %u"), rules->title, rules->seats_least,
                  rules->seats_most, seats);
        return NULL;
    }
    for (unsigned seat = 0; seat < seats; seat++)
        if ((game->names[seat] && !fits_a_tag(_("A name"), game->names[seat], VALUE_MOST, why)) ||
            (game->players[seat] &&
             !fits_a_tag(_("A player"), game->players[seat], VALUE_MOST, why)))
            return NULL;
    if ((game->seed && !fits_a_tag(_("The seed"), game->seed, VALUE_MOST, why)) ||
        (game->deal && !fits_a_tag(_("The position"), game->deal, POSITION_MOST, why)))
        return NULL;
    if (game->dice == DICE_TABLE && !ruleset_has_chance(rules)) {
        text_addf(why, _("%s has no dice"), rules->title);
        return NULL;
    }
    if (game->dice == DICE_TWO_KEY && game->seed && *game->seed) {
        text_add(why, _("two-key dice follow from no seed"));
        return NULL;
    }
    struct session *session = session_empty(game->game);
    session->setup = game->setup;
    session->seeded = seeded;
    if (!fill_tags(session, game, why)) {
        session_free(session);
        return NULL;
    }
    write_header(session);
    session->two_key.header = session->chain;
    return session;
}

struct session *session_new(const struct new_game *game, struct text *why) {
    struct session *session = session_create(game, true, why);
    if (session)
        session_play_random(session, NULL);
    return session;
}

/* Gives the branch the comments of a position that it has reached. */
static void copy_comments(const struct session *session, struct session *branch, size_t at) {
    size_t index = session_comment_at(session, at), written = branch->live - branch->held_count;
    for (; index < session->comments.count && session->comments.comments[index].at == at; index++) {
        const struct comment *comment = &session->comments.comments[index];
        struct word rest = {comment->text.bytes, comment->text.length}, line;
        text_add(&branch->log, "\n");
        branch->comments.goes_on = false;
        while (word_part(&rest, '\n', &line)) {
            size_t start = branch->log.length;
            text_addf(&branch->log, ";%c %.*s", comment->asks ? '?' : '!', (int)line.length,
                      line.bytes);
            comment_list_read(&branch->comments,
                              (struct word){branch->log.bytes + start, branch->log.length - start},
                              written);
            text_add_char(&branch->log, '\n');
        }
    }
}

/* A branch begins with full clocks, whatever its first moves gave. */
static void restart_clocks(struct session *branch, const struct time_control *control) {
    clocks_start(&branch->clocks, control);
    for (unsigned seat = 0; control->kind != CONTROL_NONE && seat < branch->setup.seats; seat++) {
        clocks_write(&branch->clocks, seat, &branch->log);
        clock_list_keep(&branch->times, &branch->clocks, seat, branch->live - branch->held_count);
    }
}

struct session *session_branch(const struct session *session, size_t at, const char *origin,
                               struct text *why) {
    assert(at <= session->length);
    bool again = session->dice != DICE_TWO_KEY; /* the same moves are made, with the same dice */
    struct text position = TEXT_EMPTY;
    struct new_game game = {
        .game = session->game,
        .setup = session->setup,
        .takebacks = session_takebacks(session),
        .seed = session_tag(session, "Seed"),
        .clock = session->clocks.control,
        .dice = session->dice,
        .deal = *session_tag(session, "Position") ? session_tag(session, "Position") : NULL,
        .origin = origin};
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        game.names[seat] = session->names[seat];
        game.players[seat] = session_player(session, seat);
    }
    if (!again) {
        session_describe_at(session, at, &position);
        game.deal = position.bytes;
    } else if (!session->seeded) {
        game.deal = session->setup.deal;
    }
    struct session *branch = session_create(&game, session->seeded, why);
    if (branch) {
        branch->foreign = session->foreign;
        clocks_start(&branch->clocks, &(struct time_control){.kind = CONTROL_NONE});
    }
    for (size_t i = 0; branch && again && i < at; i++) {
        copy_comments(session, branch, i);
        const struct entry *entry = &session->entries[i];
        struct turn before = {0};
        session_turn(branch, &before);
        struct move drawn;
        if (entry->actor == CHANCE)
            session_draw(branch, &drawn);
        if (entry->random && branch->seeded)
            session_random_move(branch, entry->actor);
        session_commit(branch, entry->actor, &entry->move, &before, NULL);
    }
    if (branch) {
        copy_comments(session, branch, at);
        restart_clocks(branch, &session->clocks.control);
        session_play_random(branch, NULL);
    }
    text_free(&position);
    return branch;
}
