/*
 * bids.c - Bids: secret choices at the same time, for the tests of everything that keeps secrets.
 *
 * Cards are bits 0 .. CARDS-1 of a mask, card c worth c+1. What a seat has chosen stays in `laid`
 * beside its hand until the last seat has chosen; reveal() then empties laid. Hands hold
 * what everybody knows a seat may still have, chosen cards included.
 * Invariant: laid is part of hand, and no state has everybody's choice complete.
 */
#include "core/position.h"
#include "core/share.h"

enum { CARDS = 5, SEATS = 5, PRIZES = 4 };
enum { VERB_PRIZE, VERB_BID, VERB_COUNT };
enum { DOMAIN_PRIZE, DOMAIN_CARD, DOMAIN_COUNT };
enum { OPTION_CARDS, OPTION_COUNT };

static const struct domain domains[DOMAIN_COUNT] = {
    [DOMAIN_PRIZE] = {.name = N_("points"), .count = PRIZES, .least = 1},
    [DOMAIN_CARD] = {.name = N_("card"), .count = CARDS, .least = 1},
};

static const struct verb verbs[VERB_COUNT] = {
    [VERB_PRIZE] =
        {"prize", N_("draw the prize of the round"), "BD-2", 1, {DOMAIN_PRIZE}, .chance = true},
    [VERB_BID] = {"bid", N_("choose a card in secret"), "BD-3", 1, {DOMAIN_CARD}, 'b'},
};

static const struct option options[OPTION_COUNT] = {
    [OPTION_CARDS] = {.name = "cards",
                      .title = N_("Cards in a bid"),
                      .help = N_("How many cards each player chooses in a round (BD-3)."),
                      .least = 1,
                      .most = 2,
                      .initial = 1},
};

static const struct preset presets[] = {
    {"single", N_("One card"), ""},
    {"double", N_("Two cards"), "cards=2"},
};

static const uint8_t prize_weight[PRIZES] = {4, 3, 2, 1};

struct game_state {
    uint16_t round;      /* from 1 */
    uint8_t seats;       /* 2 .. SEATS */
    uint8_t leader;      /* 0 .. seats-1 */
    uint8_t cards;       /* in a bid, 1 or 2 */
    uint8_t prize;       /* 1 .. PRIZES, or 0: to be drawn, or over */
    uint8_t hand[SEATS]; /* masks */
    uint8_t laid[SEATS]; /* masks */
    uint8_t points[SEATS];
};

static int cards_in(unsigned mask) {
    return __builtin_popcount(mask);
}

static int worth(unsigned mask) {
    int sum = 0;
    for (int card = 0; card < CARDS; card++)
        sum += mask >> card & 1 ? card + 1 : 0;
    return sum;
}

static bool over(const game_state *s) {
    return cards_in(s->hand[0]) < s->cards; /* all hands are equally large */
}

static bool chosen(const game_state *s, unsigned seat) {
    return cards_in(s->laid[seat]) == s->cards;
}

/* The seats that still have to choose, as bits. */
static unsigned waiting(const game_state *s) {
    unsigned bits = 0;
    for (unsigned seat = 0; seat < s->seats && s->prize; seat++)
        bits |= chosen(s, seat) ? 0u : 1u << seat;
    return bits;
}

/* ---- the position as text: round leader prize, then HAND:LAID:POINTS for each seat ---- */

static void add_cards(struct text *out, unsigned mask) {
    for (int card = 0; card < CARDS; card++)
        if (mask >> card & 1)
            text_add_char(out, (char)('1' + card));
    if (!mask)
        text_add_char(out, '-');
}

static void add_laid(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    if (viewer == VIEW_ALL || viewer == (enum viewer)seat || !s->laid[seat])
        add_cards(out, s->laid[seat]);
    else
        for (int i = cards_in(s->laid[seat]); i > 0; i--)
            text_add_char(out, '?');
}

static void write_seat(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    add_cards(out, s->hand[seat]);
    text_add_char(out, ':');
    add_laid(s, viewer, seat, out);
    text_addf(out, ":%u", s->points[seat]);
}

static bool read_cards(struct word word, uint8_t *out) {
    *out = 0;
    if (word_is(word, "-"))
        return true;
    for (size_t i = 0; i < word.length; i++) {
        int card = word.bytes[i] - '1';
        if (card < 0 || card >= CARDS || *out >> card) /* in rising order, each once */
            return false;
        *out |= (uint8_t)(1u << card);
    }
    return word.length > 0;
}

static bool read_seat(game_state *s, unsigned seat, struct word word, const char **why) {
    struct word hand, laid;
    long points;
    (void)why; /* the form says it */
    if (!word_part(&word, ':', &hand) || !word_part(&word, ':', &laid) ||
        !read_cards(hand, &s->hand[seat]) || !word_number(word, 0, 100, &points))
        return false;
    if (word_is(laid, "?") || word_is(laid, "??")) /* not told: the lowest cards will do */
        for (size_t i = 0; i < laid.length; i++) {
            unsigned left = s->hand[seat] & ~(unsigned)s->laid[seat];
            s->laid[seat] |= (uint8_t)(left & -left);
        }
    else if (!read_cards(laid, &s->laid[seat]))
        return false;
    s->points[seat] = (uint8_t)points;
    return true;
}

static const struct position_field fields[] = {
    {NULL, N_("The position must begin with the number of the round, 1 to 6."), POSITION_NUMBER,
     POSITION_MEMBER(round), .least = 1, .most = CARDS + 1},
    {NULL, N_("The second word must be the letter of the leader."), POSITION_SEAT,
     POSITION_MEMBER(leader)},
    {NULL, N_("The third word must be the prize, up to 4, 0 before it is drawn."), POSITION_NUMBER,
     POSITION_MEMBER(prize), .most = PRIZES},
    {NULL, N_("Each seat needs a word HAND:CHOSEN:POINTS, like 1245:-:3."), .each_seat = 1,
     .write = write_seat, .read = read_seat},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

static void describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, s->seats, viewer, out);
}

static void deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.round = 1, .seats = (uint8_t)setup->seats};
    s.leader = (uint8_t)rng_below(rng, setup->seats);
    memset(s.hand, (1 << CARDS) - 1, sizeof s.hand);
    describe(&s, VIEW_ALL, out);
}

static const char *check(const game_state *s) {
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (cards_in(s->hand[seat]) != CARDS - (s->round - 1) * s->cards)
            return N_("A hand does not fit the number of the round.");
        if (s->points[seat] > PRIZES * (s->round - 1))
            return N_("Nobody can have that many points yet.");
        if (s->laid[seat] & ~s->hand[seat] || cards_in(s->laid[seat]) > s->cards)
            return N_("A seat has chosen cards that it may not choose.");
        if (s->laid[seat] && !s->prize)
            return N_("Cards are chosen before there is a prize.");
    }
    if (s->prize && over(s))
        return N_("There is a prize, but there are no cards for it.");
    return s->prize && !waiting(s) ? N_("All have chosen, but nothing was shown.") : NULL;
}

static const char *start(game_state *s, const struct setup *setup) {
    bool is_deal; /* the same to this game */
    s->seats = (uint8_t)setup->seats;
    s->cards = (uint8_t)setup_option(setup, OPTION_CARDS);
    const char *wrong = position_read(&position, s, s->seats, setup->deal, &is_deal);
    return wrong ? wrong : check(s);
}

/* ---- play ---- */

static void turn(const game_state *s, struct turn *out) {
    *out = (struct turn){.phase = PHASE_PLAY,
                         .owner = s->leader,
                         .acting = (uint8_t)waiting(s),
                         .secret = true,
                         .budget = -1,
                         .number = s->round,
                         .prompt = N_("Choose a card in secret")};
    if (over(s)) {
        out->phase = PHASE_OVER;
        out->prompt = N_("No cards are left");
    } else if (!s->prize) {
        out->phase = PHASE_CHANCE;
        out->prompt = N_("Draw the prize");
    }
    if (out->phase != PHASE_PLAY)
        out->secret = false;
}

static void chance(const game_state *s, struct chance *out) {
    (void)s;
    *out = (struct chance){VERB_PRIZE, .count = 1, .faces = PRIZES, .weight = prize_weight};
}

/* Why the seat may not play the verb at all now, or NULL. */
static const char *no_verb(const game_state *s, unsigned seat, unsigned verb) {
    if (verb != VERB_BID || seat >= s->seats || !s->prize)
        return N_("BD-2: the prize is drawn first, by chance");
    return chosen(s, seat) ? N_("BD-3: you have chosen already") : NULL;
}

static const char *refusal(const game_state *s, unsigned seat, const struct move *move) {
    const char *reason = no_verb(s, seat, move->verb);
    if (reason)
        return reason;
    if (~s->hand[seat] >> move->arg[0] & 1)
        return N_("BD-4: that card is gone");
    return s->laid[seat] >> move->arg[0] & 1 ? N_("BD-3: that card is chosen already") : NULL;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    for (unsigned card = 0; card < CARDS; card++) {
        struct move move = move_1(VERB_BID, card);
        if (!refusal(s, seat, &move))
            move_list_add(out, move);
    }
}

static struct move sample(const game_state *s, unsigned seat, struct rng *rng) {
    unsigned mask = s->hand[seat] & ~(unsigned)s->laid[seat];
    for (uint32_t skip = rng_below(rng, (uint32_t)cards_in(mask)); skip > 0; skip--)
        mask &= mask - 1;
    return move_1(VERB_BID, (unsigned)__builtin_ctz(mask));
}

static bool why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    return refused_for(refusal(s, seat, move), why);
}

static bool why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    return refused_for(no_verb(s, seat, verb), why);
}

/* The seat with the highest bid, or -1 when several share it. */
static int highest(const game_state *s) {
    int best = -1, most = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        int bid = worth(s->laid[seat]);
        if (bid >= most)
            best = bid == most ? -1 : seat;
        if (bid > most)
            most = bid;
    }
    return best;
}

static void reveal(game_state *s, struct text *news) {
    int winner = highest(s);
    for (unsigned seat = 0; seat < s->seats && news; seat++)
        text_addf(news, _("$%c bids %d.\n"), seat_letter(seat), worth(s->laid[seat]));
    if (winner >= 0)
        s->points[winner] = (uint8_t)(s->points[winner] + s->prize);
    if (winner >= 0 && news)
        text_addf(news, _("$%c takes the prize: %d.\n"), seat_letter((unsigned)winner), s->prize);
    for (int seat = 0; seat < s->seats; seat++) {
        s->hand[seat] = (uint8_t)(s->hand[seat] & ~s->laid[seat]);
        s->laid[seat] = 0;
    }
    s->prize = 0;
    s->leader = (uint8_t)((s->leader + 1) % s->seats);
    s->round++;
}

static void apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    if (actor == CHANCE) {
        s->prize = (uint8_t)(move->arg[0] + 1);
        if (news)
            text_addf(news, _("The prize is %d.\n"), s->prize);
        return;
    }
    s->laid[actor] |= (uint8_t)(1u << move->arg[0]);
    if (news)
        text_addf(news, _("$%c has chosen a card.\n"), seat_letter(actor));
    if (!waiting(s))
        reveal(s, news);
}

/* The last card of all shows what everybody has chosen. */
static bool news_wait(const game_state *s, unsigned actor, const struct move *move) {
    (void)move;
    return actor != CHANCE && waiting(s) == 1u << actor && cards_in(s->laid[actor]) + 1 == s->cards;
}

/* What the others have chosen in secret: any of their cards, as many. */
static void resample(game_state *s, enum viewer viewer, struct rng *rng) {
    for (unsigned seat = 0; seat < s->seats && viewer != VIEW_ALL; seat++) {
        int cards = viewer == (enum viewer)seat ? 0 : cards_in(s->laid[seat]);
        if (cards > 0)
            s->laid[seat] = 0;
        for (; cards > 0; cards--)
            s->laid[seat] |= (uint8_t)(1u << sample(s, seat, rng).arg[0]);
    }
}

/* Prizes won so far, and nothing else. */
static void estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    (void)weights;
    int points[SEATS_MOST] = {0};
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] = SHARE_DOUBLE / 2 * s->points[seat];
    share_whole(points, (1u << s->seats) - 1, chances);
}

static void result(const game_state *s, struct result *out) {
    *out = (struct result){.reason = over(s) ? N_("BD-5: no cards are left") : NULL};
    int most = -1;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        out->points[seat] = s->points[seat];
        if (s->points[seat] >= most)
            out->winners = (uint8_t)(s->points[seat] == most ? 0 : 1u << seat);
        if (s->points[seat] > most)
            most = s->points[seat];
    }
    if (!over(s))
        out->winners = 0;
}

/* ---- picture ---- */

static bool extent(const game_state *s, enum size size, struct extent *out) {
    *out = (struct extent){s->seats, 6 * CARDS, s->seats + 1, 24};
    return size == SIZE_LINES;
}

static void draw_card(const game_state *s, enum viewer viewer, unsigned seat, int card,
                      struct canvas *canvas) {
    bool mine = viewer == VIEW_ALL || viewer == (enum viewer)seat;
    bool laid = mine && s->laid[seat] >> card & 1;
    if (s->hand[seat] >> card & 1)
        canvas_textf(canvas, (int)seat, 6 * card, 5, (enum ink)(INK_SEAT_A + seat),
                     laid ? "(%d)" : "[%d]", card + 1);
}

static void draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    for (unsigned seat = 0; seat < s->seats; seat++)
        for (int card = 0; card < CARDS; card++)
            draw_card(s, viewer, seat, card, canvas);
}

static void panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_textf(canvas, 0, 0, 24, INK_STRONG, s->prize ? _("Prize: %d") : _("No prize yet"),
                 s->prize);
    for (unsigned seat = 0; seat < s->seats; seat++)
        canvas_textf(canvas, (int)seat + 1, 0, 24, INK_PLAIN, "%2d  %s  $%c", s->points[seat],
                     chosen(s, seat) ? "*" : " ", seat_letter(seat));
}

static void look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)s, (void)viewer, (void)spot;
    text_add(out, _("nothing")); /* the cards are chosen by their numbers, no spot is drawn */
}

const struct ruleset bids_ruleset = {
    .name = "bids",
    .title = N_("Bids"),
    .pitch = N_("Secret bids for a drawn prize"),
    .goal = N_("Bid in secret, card against card, for a drawn prize"),
    .minutes = 2,
    .version = 1,
    .seats_least = 2,
    .seats_most = SEATS,
    .state_size = sizeof(game_state),
    .moves_most = CARDS,
    .points = N_("points"),
    RULESET_WORDS(verbs, domains, options, presets),
    .deal = deal,
    .start = start,
    .describe = describe,
    .turn = turn,
    .chance = chance,
    .moves = moves,
    .sample = sample,
    .why_not = why_not,
    .why_verb = why_verb,
    .apply = apply,
    .news_wait = news_wait,
    .result = result,
    .extent = extent,
    .draw = draw,
    .panel = panel,
    .look = look,
    .check = check,
    .resample = resample,
    .estimate = estimate,
};
