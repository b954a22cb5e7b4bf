/*
 * seats.c - who sits at the table of a session: see seats.h.
 */
#include "table/seats.h"

#include <stdlib.h>
#include <string.h>

#include "bots/jail.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/clocks.h"
#include "session/log.h"
#include "session/mirror.h"

enum { LOOK = 100 /* milliseconds of one wait */ };
static const char adviser_word[] = "lion";

const char *seats_level_help(const char *level) {
    static const struct {
        const char *level, *help;
    } helps[] = {
        {"kitten",
         N_("kitten sees one step and takes what pleases it: for children, first games.")},
        {"cat", N_("cat looks a little ahead and likes to try things: a match for a beginner.")},
        {"tom", N_("tom thinks about every move and seldom slips: for those who know the game.")},
        {"lion", N_("lion always takes what it thinks best, and thinks up to two seconds.")},
    };
    for (size_t i = 0; i < sizeof helps / sizeof *helps; i++)
        if (strcmp(helps[i].level, level) == 0)
            return _(helps[i].help);
    return "";
}

/* A bot's seed follows from the game's, but the game's dice do not follow from it. */
static struct player *open_bot(const char *word, const struct session *session, char letter,
                               struct text *why) {
    const char *seed = session_tag(session, "Seed");
    if (!*seed)
        seed =
            session_tag(session, "KeyA"); /* of two-key dice, whose links do not follow from it */
    struct text own = TEXT_EMPTY;
    text_addf(&own, "%016llx-%c", (unsigned long long)log_digest(seed, strlen(seed)), letter);
    struct player *player = player_open(word, session_game(session), own.bytes, why);
    text_free(&own);
    return player;
}

bool seats_words(struct new_game *game, struct text words[SEATS_MOST], struct text *why) {
    for (unsigned seat = 0; seat < game->setup.seats; seat++) {
        const char *word = game->players[seat];
        if (!word || !*word)
            continue;
        if (player_is_program(word) && !word[4 + strspn(word + 4, " ")]) {
            text_addf(why, _("The program for %c has no command yet: Enter types it."),
                      seat_letter(seat));
            return false;
        }
        if (player_is_program(word))
            continue;
        struct player *player = player_open(word, game->game, "", why);
        if (!player)
            return false;
        text_clear(&words[seat]);
        text_add(&words[seat], player_word(player));
        game->players[seat] = words[seat].bytes;
        player_close(player);
    }
    return true;
}

bool seats_must_ask(const struct session *session, struct text *out) {
    bool any = false, programs = false;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        const char *word = session_player(session, seat);
        if (!player_is_program(word))
            continue;
        programs = true;
        if (!session_foreign(session))
            continue;
        text_addf(out, _("In this log %c is played by the program: "), seat_letter(seat));
        utf8_add_safe(out, word + 4, strlen(word + 4), false);
        text_add_char(out, '\n');
        any = true;
    }
    any = (programs && jail_must_ask(out)) || any;
    if (any)
        text_add(out, _("Start a program only if you trust it."));
    return any;
}

void seats_open(struct seats *seats, struct session *session, bool programs, struct text *notes) {
    unsigned all = (1u << session_setup(session)->seats) - 1;
    *seats = (struct seats){.session = session, .asked = -1, .away = all & ~session_own(session)};
    struct text question = TEXT_EMPTY;
    if (programs) {
        session_trust(session);
        jail_trust();
    }
    bool may_start = !seats_must_ask(session, &question);
    text_free(&question);
    if (session_over(session))
        return; /* nobody is called to a game that is over */
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        const char *word = session_player(session, seat);
        struct text why = TEXT_EMPTY;
        if (!*word || (player_is_program(word) && !may_start))
            continue;
        seats->bot[seat] = open_bot(word, session, seat_letter(seat), &why);
        if (seats->bot[seat])
            seats->bots |= 1u << seat;
        else
            text_addf(notes, _("A person plays for $%c: %s\n"), seat_letter(seat), why.bytes);
        text_free(&why);
    }
}

void seats_close(struct seats *seats) {
    seats_forget(seats);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (seats->bot[seat])
            player_close(seats->bot[seat]);
    if (seats->adviser)
        player_close(seats->adviser);
    *seats = (struct seats){.asked = -1};
}

bool seats_replace(struct seats *seats, unsigned seat, const char *word, struct text *why) {
    struct player *bot = NULL;
    if (*word && !(bot = open_bot(word, seats->session, seat_letter(seat), why)))
        return false;
    seats_forget(seats);
    if (seats->bot[seat])
        player_close(seats->bot[seat]);
    seats->bot[seat] = bot;
    seats->bots = (seats->bots & ~(1u << seat)) | (bot ? 1u << seat : 0);
    return true;
}

int seats_only_person(const struct seats *seats) {
    unsigned all = (1u << session_setup(seats->session)->seats) - 1;
    unsigned persons = all & ~(seats->bots | seats->away);
    int seat = 0;
    if (persons == 0 || persons & (persons - 1))
        return -1;
    while (!(persons >> seat & 1))
        seat++;
    return seat;
}

unsigned seats_turn(const struct seats *seats, const struct turn *turn) {
    unsigned count = session_setup(seats->session)->seats;
    unsigned first = turn->acting & seats->bots;
    if (!first)
        first = turn->acting & ~seats->away;
    if (!first)
        first = turn->acting;
    for (unsigned i = 0; i < count; i++) {
        unsigned seat = (turn->owner + i) % count;
        if (first >> seat & 1)
            return seat;
    }
    return turn->owner;
}

unsigned seats_asker(const struct seats *seats) {
    unsigned others = seats->bots | seats->away;
    for (size_t i = session_at(seats->session); others && i > 0; i--) {
        const struct entry *entry = session_entry(seats->session, i - 1);
        if (entry->actor != CHANCE && !entry->random && !(others >> entry->actor & 1))
            return entry->actor;
    }
    int person = seats_only_person(seats);
    return person >= 0 ? (unsigned)person : session_asker(seats->session);
}

void seats_takeback(const struct seats *seats, struct takeback *out) {
    session_takeback(seats->session, seats_asker(seats), out);
    out->consent = (uint8_t)(out->consent & ~seats->bots);
}

/* What a bot should take of its clock for one move: a small part of what is left, since nobody
   knows how many moves are to come, and some of what every turn adds. */
static void ration(const struct seats *seats, struct player *player, unsigned seat) {
    enum { MOVES_OF_A_GAME = 40, MOVES_OF_A_TURN = 4, LEAST = 20 };
    const struct time_control *control = session_control(seats->session);
    struct clock_face face;
    if (control->kind == CONTROL_NONE)
        return;
    session_clock_face(seats->session, seat, true, &face);
    bool renewed = control->kind == CONTROL_MOVE || face.periods > 0;
    struct budget budget = {.clock = face.left, .increment = renewed ? 0 : control->extra * 1000};
    budget.ration = renewed ? face.left / MOVES_OF_A_TURN
                            : face.left / MOVES_OF_A_GAME + budget.increment / MOVES_OF_A_TURN;
    if (budget.ration > face.left / 2)
        budget.ration = face.left / 2;
    if (budget.ration < LEAST)
        budget.ration = LEAST;
    player_budget(player, &budget);
}

/* Asks, unless that is done. */
static void ask(struct seats *seats, struct player *player, unsigned seat, bool advising) {
    size_t at = session_at(seats->session);
    if (seats->asked == (int)seat && seats->asked_at == at && seats->advising == advising)
        return;
    seats_forget(seats);
    if (!advising)
        ration(seats, player, seat);
    player_ask(player, seats->session, seat);
    seats->asked = (int)seat;
    seats->asked_at = at;
    seats->advising = advising;
}

static enum answer wait_for(struct player *player, int milliseconds, struct move *move,
                            struct text *why) {
    enum answer answer;
    do
        answer = player_poll(player, milliseconds < 0 ? LOOK : milliseconds, move, why);
    while (answer == PLAYER_THINKS && milliseconds < 0);
    return answer;
}

enum seated seats_step(struct seats *seats, unsigned seat, int milliseconds, struct text *news,
                       struct text *why) {
    struct move move;
    struct text reason = TEXT_EMPTY;
    ask(seats, seats->bot[seat], seat, false);
    enum answer answer = wait_for(seats->bot[seat], milliseconds, &move, &reason);
    enum seated seated = SEATED_THINKS;
    if (answer != PLAYER_THINKS)
        seats->asked = -1;
    if (answer == PLAYER_MOVES && session_play(seats->session, seat, &move, news, &reason)) {
        seated = SEATED_MOVED;
    } else if (answer != PLAYER_THINKS) {
        seated = SEATED_GAVE_UP;
        text_addf(why, _("$%c resigns: %s"), seat_letter(seat), reason.bytes);
        session_note(seats->session, seat, "forfeit", "");
        session_resign(seats->session, seat, NULL);
    }
    text_free(&reason);
    return seated;
}

void seats_prepare(struct seats *seats, unsigned seat) {
    ask(seats, seats->bot[seat], seat, false);
}

enum answer seats_advise(struct seats *seats, unsigned seat, int milliseconds, struct move *move,
                         struct text *why) {
    if (!seats->adviser)
        seats->adviser = open_bot(adviser_word, seats->session, 'h', why);
    if (!seats->adviser)
        return PLAYER_FORFEITS;
    uint64_t position = session_digest(seats->session);
    if (seats->has_advice && seats->advised == position && seats->advised_seat == seat) {
        *move = seats->advice;
        return PLAYER_MOVES;
    }
    ask(seats, seats->adviser, seat, true);
    enum answer answer = wait_for(seats->adviser, milliseconds, move, why);
    if (answer != PLAYER_THINKS)
        seats->asked = -1;
    seats->has_advice = answer == PLAYER_MOVES;
    if (seats->has_advice) {
        seats->advised = position;
        seats->advised_seat = seat;
        seats->advice = *move;
    }
    return answer;
}

/* Whoever thinks, or NULL. */
static struct player *thinker(const struct seats *seats) {
    if (seats->asked < 0)
        return NULL;
    return seats->advising ? seats->adviser : seats->bot[seats->asked];
}

int seats_progress(const struct seats *seats) {
    struct player *player = thinker(seats);
    struct thinking thinking = {0};
    if (player)
        player_thinking(player, &thinking);
    return player ? thinking.done / 10 : -1;
}

void seats_hurry(struct seats *seats, struct text *out) {
    struct player *player = thinker(seats);
    struct thinking thinking = {0};
    if (!player)
        return;
    bool heard = player_hurry(player);
    player_thinking(player, &thinking);
    unsigned seconds = (thinking.left + 999) / 1000;
    if (thinking.left)
        text_addf(out,
                  heard ? _("$%c is told to move now; it may take %u s more.")
                        : _("$%c cannot be hurried; it may take %u s more."),
                  seat_letter((unsigned)seats->asked), seconds);
}

void seats_forget(struct seats *seats) {
    struct player *player = thinker(seats);
    if (player)
        player_forget(player);
    seats->asked = -1;
}

bool seats_remark(struct seats *seats, struct text *out) {
    bool any = false;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        const char *remark = seats->bot[seat] ? player_remark(seats->bot[seat]) : "";
        if (!*remark)
            continue;
        text_addf(out, "$%c: %s\n", seat_letter(seat), remark);
        any = true;
    }
    return any;
}

void seats_number(const struct ruleset *rules, struct text *out) {
    unsigned least = rules->seats_least, most = rules->seats_most;
    if (least == most)
        text_addf(out, ngettext("%u player", "%u players", most), most);
    else
        text_addf(out, _("%u-%u players"), least, most);
}

const char *seats_names(const struct new_game *game, struct text names[SEATS_MOST]) {
    const struct ruleset *rules = game->game->ruleset;
    const struct setup *setup = &game->setup;
    struct rng rng;
    struct text deal = TEXT_EMPTY;
    game_state *state = memory_new(rules->state_size);
    struct setup dealt = *setup;
    rng_seed(&rng, 0, 0); /* any deal will do */
    rules->deal(setup, &rng, &deal);
    dealt.deal = deal.bytes;
    const char *refusal = rules->start(state, &dealt);
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        text_clear(&names[seat]);
        session_seat_name(game, refusal ? NULL : state, seat, &names[seat]);
    }
    free(state);
    text_free(&deal);
    return refusal;
}
