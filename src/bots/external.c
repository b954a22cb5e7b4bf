/*
 * external.c - a bot that is a program of its own, by the protocol of docs/BOT.md.
 *
 * One request is in flight at a time, each with a deadline. Answers are read before the deadline is
 * checked, so no bot forfeits because this program was late. `next` is the request that is sent
 * when none is in flight:
 *
 *      protocol_version, name, list_commands, game | [undo] observe choose | ...
 *                     once                    new game      each question
 *
 * A question that is asked while an older one is still being answered begins after that answer.
 * Everything that a question needs is copied when it is asked. Every failure sets `broken`, and
 * after that every question ends in a forfeit.
 */
#include <stdlib.h>
#include <string.h>

#include "bots/player_kind.h"
#include "bots/process.h"
#include "bots/protocol.h"
#include "core/memory.h"
#include "core/real.h"
#include "core/utf8.h"
#include "session/clock.h"

/* In milliseconds; CLOWDER_BOT_PATIENCE in the environment multiplies them, in per cent. */
enum {
    START_MOST = 5000, /* for all of the greeting */
    ANSWER_MOST = 5000,
    GRACE = 1000, /* beyond a budget of time */
    ITERATIONS_MOST = 60000,
    QUIT_MOST = 1000,
    USUAL_BUDGET = 2000,
};

enum step {
    STEP_PROTOCOL,
    STEP_NAME,
    STEP_COMMANDS,
    STEP_GAME,
    STEP_UNDO,
    STEP_OBSERVE,
    STEP_CHOOSE,
};

struct external {
    struct player player;
    const struct ruleset *rules;
    struct notation *notation;
    struct process *process;
    char *command;
    struct budget implied, budget; /* by the word; now */
    unsigned patience;             /* per cent */

    bool in_flight;
    enum step step; /* of the request in flight */
    enum step next;
    unsigned id; /* of the last request */
    uint64_t sent, deadline, started;
    struct reply reply;
    bool takes_undo, takes_hurry;
    struct text game;   /* the arguments of the last `game`, "" before the first */
    struct text broken; /* why it cannot go on; "" while it can */

    bool asked;
    bool stale;                    /* what is in flight belongs to an older question */
    bool hurried;                  /* it is to choose at once */
    const struct session *session; /* of the last question, to notice another game */
    size_t at;
    unsigned seat;
    game_state *state;
    struct text new_game, view; /* the question's `game` arguments, and what `observe` shows */
    struct text because;        /* why the first move was refused; "" before that */
    struct text remark;
    bool remarked; /* the remark was given out */
};

static struct external *own(struct player *player) {
    return (struct external *)player;
}

/* ---- requests ---- */

static const char *const command_words[] = {
    [STEP_PROTOCOL] = "protocol_version",
    [STEP_NAME] = "name",
    [STEP_COMMANDS] = "list_commands",
    [STEP_GAME] = "game",
    [STEP_UNDO] = "undo",
    [STEP_OBSERVE] = "observe",
    [STEP_CHOOSE] = "choose",
};

static void add_choose(const struct external *self, struct text *out) {
    text_add_char(out, seat_letter(self->seat));
    if (self->budget.iterations)
        text_addf(out, " iterations=%u", (unsigned)self->budget.iterations);
    if (self->budget.milliseconds)
        text_addf(out, " milliseconds=%u", (unsigned)self->budget.milliseconds);
    if (self->budget.clock)
        text_addf(out, " clock=%u increment=%u", (unsigned)self->budget.clock,
                  (unsigned)self->budget.increment);
    if (self->because.length)
        text_addf(out, " because %s", self->because.bytes);
}

static void add_arguments(const struct external *self, struct text *out) {
    if (self->next == STEP_GAME)
        text_add(out, self->new_game.bytes);
    else if (self->next == STEP_OBSERVE)
        text_add_char(out, seat_letter(self->seat));
    else if (self->next == STEP_CHOOSE)
        add_choose(self, out);
}

static uint64_t patience(const struct external *self, uint64_t milliseconds) {
    return milliseconds * self->patience / 100;
}

static uint64_t deadline(const struct external *self) {
    if (self->next <= STEP_COMMANDS)
        return self->started + patience(self, START_MOST);
    if (self->next < STEP_CHOOSE)
        return self->sent + patience(self, ANSWER_MOST);
    if (self->budget.milliseconds)
        return self->sent + self->budget.milliseconds + patience(self, GRACE);
    return self->sent + patience(self, ITERATIONS_MOST);
}

/* Says that what it chooses is awaited now: a line without a number, and without an answer. */
static void send_hurry(struct external *self) {
    static const char line[] = "hurry\n";
    if (self->takes_hurry && self->in_flight && self->step == STEP_CHOOSE)
        process_send(self->process, line, sizeof line - 1);
}

static void send_next(struct external *self) {
    struct text line = TEXT_EMPTY, arguments = TEXT_EMPTY;
    add_arguments(self, &arguments);
    protocol_add_request(&line, ++self->id, command_words[self->next], arguments.bytes);
    if (self->next == STEP_OBSERVE)
        text_add(&line, self->view.bytes);
    process_send(self->process, line.bytes, line.length);
    if (self->next == STEP_GAME) {
        text_clear(&self->game);
        text_add(&self->game, arguments.bytes);
    }
    self->sent = clock_milliseconds();
    if (self->next == STEP_PROTOCOL)
        self->started = self->sent;
    self->deadline = deadline(self);
    self->step = self->next;
    self->in_flight = true;
    if (self->hurried)
        send_hurry(self);
    text_free(&line);
    text_free(&arguments);
}

/* ---- answers ---- */

static void add_quoted(struct text *out, const struct text *said) {
    enum { QUOTE_MOST = 60 };
    text_add_char(out, '"');
    utf8_add_safe(out, said->bytes, said->length < QUOTE_MOST ? said->length : QUOTE_MOST, false);
    text_add_char(out, '"');
}

/* The reason for players, with A .. F as their names. */
static void refuse(struct external *self, const struct text *why) {
    static const char *const letters[SEATS_MOST] = {"A", "B", "C", "D", "E", "F"};
    text_add_named(&self->because, why->bytes, letters);
    text_clear(&self->remark);
    text_add(&self->remark, _("no legal move: "));
    add_quoted(&self->remark, &self->reply.text);
    text_addf(&self->remark, " (%s)", self->because.bytes);
    self->remarked = false;
}

/* The answer to `choose`. true when it is a legal move; else it is asked again, once. */
static bool take_choice(struct external *self, struct move *move) {
    struct text why = TEXT_EMPTY;
    bool legal = false;
    if (!self->reply.good)
        text_add(&why, _("it chose no move"));
    else if (notation_parse(self->notation, self->reply.text.bytes, move, &why))
        legal = !self->rules->why_not(self->state, self->seat, move, &why);
    if (!legal && self->because.length) {
        text_add(&self->broken, _("a second move that is not legal: "));
        add_quoted(&self->broken, &self->reply.text);
    } else if (!legal) {
        refuse(self, &why);
    }
    text_free(&why);
    return legal;
}

static void refused_to(struct external *self, const char *what) {
    text_add(&self->broken, what);
    if (!self->reply.text.length)
        return;
    text_add(&self->broken, ": ");
    add_quoted(&self->broken, &self->reply.text);
}

/* A reply to anything but `choose`; sets what comes next. */
static void take_reply(struct external *self) {
    bool good = self->reply.good;
    switch (self->step) {
    case STEP_PROTOCOL:
        if (!good || strcmp(self->reply.text.bytes, "1") != 0)
            refused_to(self, _("it does not speak version 1 of the protocol"));
        break;
    case STEP_COMMANDS:
        self->takes_undo = reply_lists(&self->reply, command_words[STEP_UNDO]);
        self->takes_hurry = reply_lists(&self->reply, "hurry");
        break;
    case STEP_GAME:
        if (!good)
            refused_to(self, _("it does not play this game"));
        break;
    case STEP_OBSERVE:
        if (!good)
            refused_to(self, _("it does not understand the position"));
        break;
    default:
        break;
    }
    if (self->stale)
        return;
    self->next = self->step == STEP_GAME ? STEP_OBSERVE : self->step + 1;
}

/* What came, if anything; true when a move is chosen. */
static bool receive(struct external *self, struct move *move) {
    const char *why, *wrong;
    struct text *received = process_output(self->process, &wrong);
    enum reply_state state = protocol_take_reply(received, self->id, &self->reply, &why);
    if (state != REPLY_WHOLE && wrong)
        why = wrong;
    if (why) {
        text_add(&self->broken, _(why));
    } else if (state == REPLY_WHOLE) {
        self->in_flight = false;
        if (self->step != STEP_CHOOSE)
            take_reply(self);
        else if (!self->stale && take_choice(self, move))
            return true;
        self->stale = false;
    } else if (process_silent(self->process)) {
        process_tell_end(self->process, &self->broken);
    } else if (clock_milliseconds() >= self->deadline) {
        text_addf(&self->broken, _("it did not answer \"%s\" in %s s"), command_words[self->step],
                  real_told((double)(self->deadline - self->sent) / 1000, 1).text);
    }
    return false;
}

/* ---- the kind ---- */

static void close(struct player *player) {
    struct external *self = own(player);
    bool idle = self->process && self->id && !self->in_flight && !self->broken.length;
    if (idle) {
        struct text line = TEXT_EMPTY;
        protocol_add_request(&line, ++self->id, "quit", "");
        process_send(self->process, line.bytes, line.length);
        text_free(&line);
    }
    if (self->process)
        process_dismiss(self->process, idle ? (int)patience(self, QUIT_MOST) : 0);
    notation_free(self->notation);
    free(self->command);
    free(self->state);
    text_free(&self->reply.text);
    text_free(&self->game);
    text_free(&self->broken);
    text_free(&self->new_game);
    text_free(&self->view);
    text_free(&self->because);
    text_free(&self->remark);
    free(self);
}

static void budget(struct player *player, const struct budget *budget) {
    struct external *self = own(player);
    self->budget = budget->iterations || budget->milliseconds ? *budget : self->implied;
    if (!self->budget.iterations && !self->budget.milliseconds)
        self->budget.milliseconds = USUAL_BUDGET;
    self->budget.clock = budget->clock;
    self->budget.increment = budget->increment;
    if (budget->ration &&
        (!self->budget.milliseconds || self->budget.milliseconds > budget->ration))
        self->budget.milliseconds = budget->ration;
}

static unsigned read_patience(void) {
    const char *given = getenv("CLOWDER_BOT_PATIENCE");
    long percent = 100;
    if (given)
        word_number((struct word){given, strlen(given)}, 1, 100000, &percent);
    return (unsigned)percent;
}

static struct player *open(const struct opening *opening, struct text *why) {
    const struct ruleset *rules = opening->game->ruleset;
    struct external *self = memory_new(sizeof *self);
    self->rules = rules;
    self->notation =
        notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    self->state = memory_new(rules->state_size);
    self->command = memory_string(opening->name);
    self->implied = opening->budget;
    self->patience = read_patience();
    self->reply.text = self->game = self->broken = TEXT_EMPTY;
    self->new_game = self->view = self->because = self->remark = TEXT_EMPTY;
    self->remarked = true;
    budget(&self->player, &opening->budget);
    self->process = process_open(opening->name, why);
    if (self->process)
        return &self->player;
    close(&self->player);
    return NULL;
}

static void word(const struct player *player, struct text *out) {
    const struct external *self = (const struct external *)player;
    text_addf(out, "cmd:%s", self->command);
    if (self->budget.iterations)
        text_addf(out, ":%u", (unsigned)self->budget.iterations);
    else if (self->budget.milliseconds != USUAL_BUDGET)
        text_addf(out, ":%ums", (unsigned)self->budget.milliseconds);
}

static void ask(struct player *player, const struct session *session, unsigned seat) {
    struct external *self = own(player);
    bool back = self->session == session && session_at(session) < self->at;
    self->session = session;
    self->at = session_at(session);
    self->seat = seat;
    self->asked = true;
    self->hurried = false;
    self->stale = self->in_flight && self->step > STEP_COMMANDS;
    memcpy(self->state, session_state(session), self->rules->state_size);
    text_clear(&self->because);
    text_clear(&self->new_game);
    text_addf(&self->new_game, "%s %u ", self->rules->name, session_setup(session)->seats);
    setup_words(session_setup(session), self->rules, &self->new_game);
    if (self->new_game.bytes[self->new_game.length - 1] == ' ')
        text_truncate(&self->new_game, self->new_game.length - 1);
    text_clear(&self->view);
    protocol_add_view(&self->view, self->rules, self->notation, self->state, seat);
    if (self->next <= STEP_COMMANDS)
        return;
    if (strcmp(self->game.bytes, self->new_game.bytes) != 0)
        self->next = STEP_GAME;
    else
        self->next = back && self->takes_undo ? STEP_UNDO : STEP_OBSERVE;
}

/* How long may be waited now: until then, or the deadline. */
static int wait_most(const struct external *self, uint64_t until) {
    uint64_t now = clock_milliseconds();
    if (self->in_flight && self->deadline < until)
        until = self->deadline;
    return until > now ? (int)(until - now) : 0;
}

static enum answer poll(struct player *player, int milliseconds, struct move *move,
                        struct text *why) {
    struct external *self = own(player);
    uint64_t until = clock_milliseconds() + (uint64_t)milliseconds;
    while (self->asked && !self->broken.length) {
        if (!self->in_flight)
            send_next(self);
        process_pump(self->process, wait_most(self, until));
        if (receive(self, move)) {
            self->asked = false;
            return PLAYER_MOVES;
        }
        if (self->in_flight && clock_milliseconds() >= until)
            break;
    }
    if (!self->asked || !self->broken.length)
        return PLAYER_THINKS;
    text_add(why, self->broken.bytes);
    self->asked = false;
    return PLAYER_FORFEITS;
}

static void thinking(struct player *player, struct thinking *out) {
    const struct external *self = own(player);
    if (!self->in_flight || self->step != STEP_CHOOSE)
        return;
    uint64_t now = clock_milliseconds();
    out->left = now < self->deadline ? (uint32_t)(self->deadline - now) : 0;
    if (!self->budget.milliseconds)
        return;
    uint64_t done = (now - self->sent) * 1000 / self->budget.milliseconds;
    out->done = done < 1000 ? (uint16_t)done : 1000;
}

static bool hurry(struct player *player) {
    struct external *self = own(player);
    if (!self->hurried && !self->stale)
        send_hurry(self);
    self->hurried = true;
    return self->takes_hurry || self->next <= STEP_COMMANDS;
}

static void forget(struct player *player) {
    struct external *self = own(player);
    if (!self->hurried && !self->stale)
        send_hurry(self); /* the next question waits for its answer */
    self->asked = self->hurried = false;
    self->stale = self->in_flight && self->step > STEP_COMMANDS;
}

static const char *remark(struct player *player) {
    struct external *self = own(player);
    const char *line = self->remarked ? "" : self->remark.bytes;
    self->remarked = true;
    return line;
}

const struct player_kind external_kind = {
    .open = open,
    .close = close,
    .word = word,
    .budget = budget,
    .ask = ask,
    .poll = poll,
    .thinking = thinking,
    .hurry = hurry,
    .forget = forget,
    .remark = remark,
};
