/*
 * catan_play.h - part of catan.c: what moves do, and the position as a line.
 */
/*
 * Moves.
 */

static void begin_turn(struct game *g, int seat) {
    g->turn++;
    g->to = seat;
    g->at = "roll";
    g->dice[0] = g->dice[1] = g->fresh = g->raided = g->offers = 0;
}

static int setter(const struct game *g, int number) {
    int steps = number <= g->seats ? number - 1 : 2 * g->seats - number;
    return (g->first + steps) % g->seats;
}

static void produce(struct game *g, int number) {
    int gain[SEAT][KIND] = {{0}};
    for (int hex = 0; hex < HEX; hex++)
        for (int k = 0; k < 6 && g->token[hex] == number; k++) {
            int v = corner_of[hex][k];
            if (g->owner[v] >= 0)
                gain[g->owner[v]][g->hex[hex]] += 1 + g->town[v];
        }
    for (int kind = 0; kind < KIND; kind++) {
        int claims = 0, claimants = 0, left = bank_of(g, kind);
        for (int seat = 0; seat < g->seats; seat++) {
            claims += gain[seat][kind];
            claimants += gain[seat][kind] > 0;
        }
        for (int seat = 0; seat < g->seats; seat++)
            if (claims <= left)
                g->hand[seat][kind] += gain[seat][kind];
            else if (claimants == 1 && gain[seat][kind])
                g->hand[seat][kind] += left;
    }
}

static void roll(struct game *g, int a, int b) {
    g->dice[0] = a;
    g->dice[1] = b;
    g->at = "act";
    if (a + b != 7) {
        produce(g, a + b);
        return;
    }
    for (int i = 0; i < (g->o.all_knights ? g->seats : 1); i++)
        if (deck_of(g) > 0) {
            g->knights[(g->to + i) % g->seats]++;
            g->fresh += i == 0 && g->o.wait;
        }
    for (int seat = 0; seat < g->seats; seat++)
        if (sum(g->hand[seat]) > 7 && !g->o.no_discard) {
            g->owes[seat] = sum(g->hand[seat]) / 2;
            g->at = "discard";
        }
    look_for_winner(g);
}

static void pay(struct game *g, int seat, int b, int l, int w, int gr, int o) {
    const int cost[KIND] = {b, l, w, gr, o};
    for (int kind = 0; kind < KIND; kind++)
        g->hand[seat][kind] -= cost[kind];
}

static void end_attack(struct game *g) {
    if (over(g))
        return;
    g->at = "act";
    g->free = 0;
    g->freed[0] = g->freed[1] = -1;
    if (ruin(g))
        g->at = "ruined";
}

static bool can_place(const struct game *g) {
    struct list list = {.count = 0};
    list_roads(g, g->to, &list);
    return list.count > 0;
}

static void play_road(struct game *g, int seat, int e) {
    g->road[e] = seat;
    if (!strcmp(g->at, "road")) {
        if (g->turn == 2 * g->seats) {
            begin_turn(g, g->first);
        } else {
            g->turn++;
            g->to = setter(g, g->turn);
            g->at = "settle";
        }
    } else if (!strcmp(g->at, "act")) {
        pay(g, seat, 1, 1, 0, 0, 0);
        look_for_winner(g);
    } else {
        g->free--;
        if (g->freed[0] == e) {
            g->freed[0] = g->freed[1];
            g->freed[1] = -1;
        } else if (g->freed[1] == e) {
            g->freed[1] = -1;
        }
        look_for_winner(g);
        if (!strcmp(g->at, "place") && (g->free == 0 || !can_place(g)))
            end_attack(g);
    }
}

static void play_settle(struct game *g, int seat, int v) {
    g->owner[v] = seat;
    g->town[v] = 0;
    if (!strcmp(g->at, "act")) {
        pay(g, seat, 1, 1, 1, 1, 0);
        look_for_winner(g);
        return;
    }
    g->at = "road";
    for (int i = 0; i < HEX * 6 && g->turn > g->seats; i++)
        if (corner_of[i / 6][i % 6] == v && g->hex[i / 6] < KIND)
            g->hand[seat][g->hex[i / 6]]++;
}

static void spend(struct game *g, int seat, int knights) {
    g->knights[seat] -= knights;
    g->raided = g->o.one_attack;
}

static void play_take(struct game *g, int seat, const int *edges, int count) {
    spend(g, seat, 3 * count);
    for (int i = 0; i < count; i++) {
        g->box[g->road[edges[i]]]++;
        g->road[edges[i]] = -1;
        g->free++;
        if (g->o.in_place)
            g->freed[i] = edges[i];
    }
    g->at = "place";
    look_for_winner(g);
    if (!over(g) && !can_place(g))
        end_attack(g);
}

static void end_trade(struct game *g) {
    memset(g->give, 0, sizeof g->give);
    memset(g->want, 0, sizeof g->want);
    memset(g->asked, 0, sizeof g->asked);
    memset(g->agreed, 0, sizeof g->agreed);
    g->at = "act";
}

static void play_offer(struct game *g, int seat) {
    for (int other = 0; other < g->seats; other++)
        g->asked[other] = other != seat && (g->o.closed || covers(g->hand[other], g->want));
    g->at = "answer";
}

static void play_answer(struct game *g, int seat, bool accepts) {
    int left = 0, agreed = 0;
    g->asked[seat] = 0;
    g->agreed[seat] = accepts;
    for (int other = 0; other < g->seats; other++) {
        left += g->asked[other];
        agreed += g->agreed[other];
    }
    if (!left && agreed)
        g->at = "choose";
    else if (!left)
        end_trade(g);
}

static void play_deal(struct game *g, int seat, int other) {
    for (int kind = 0; kind < KIND; kind++) {
        int moved = g->want[kind] - g->give[kind];
        g->hand[seat][kind] += moved;
        g->hand[other][kind] -= moved;
    }
    end_trade(g);
}

static int kind_named(const char *word) {
    for (int kind = 0; kind < KIND; kind++)
        if (!strcmp(kinds[kind], word))
            return kind;
    return -1;
}

static void play_discard(struct game *g, int seat, int kind) {
    g->hand[seat][kind]--;
    g->owes[seat]--;
    if (g->owes[0] + g->owes[1] + g->owes[2] + g->owes[3] == 0)
        g->at = "act";
}

/* Moves of cards: true when it was one. */
static bool play_cards(struct game *g, int seat, const char *verb, int a, int b) {
    if (!strcmp(verb, "bank")) {
        g->hand[seat][a] -= rate_of(g, seat, a);
        g->hand[seat][b]++;
    } else if (!strcmp(verb, "recruit")) {
        pay(g, seat, 0, 0, 3, 3, 0);
        g->knights[seat]++;
        g->fresh += g->o.wait;
        look_for_winner(g);
    } else if (!strcmp(verb, "give")) {
        g->offers += !strcmp(g->at, "act");
        g->at = "trade";
        g->give[a]++;
    } else if (!strcmp(verb, "want")) {
        g->want[a]++;
    } else if (!strcmp(verb, "offer")) {
        play_offer(g, seat);
    } else if (!strcmp(verb, "accept") || !strcmp(verb, "refuse")) {
        play_answer(g, seat, *verb == 'a');
    } else if (!strcmp(verb, "discard")) {
        play_discard(g, seat, a);
    } else {
        return false;
    }
    return true;
}

static void play(struct game *g, int seat, const char *text) {
    char verb[WORD_MOST] = "", first[WORD_MOST] = "", second[WORD_MOST] = "";
    sscanf(text, "%15s %11s %11s", verb, first, second);
    int place[2] = {atoi(*first ? first + 1 : ""), atoi(*second ? second + 1 : "")};
    if (play_cards(g, seat, verb, kind_named(first), kind_named(second)))
        return;
    if (!strcmp(verb, "settle")) {
        play_settle(g, seat, place[0]);
    } else if (!strcmp(verb, "road")) {
        play_road(g, seat, place[0]);
    } else if (!strcmp(verb, "city")) {
        pay(g, seat, 0, 0, 0, 2, 3);
        g->town[place[0]] = 1;
        look_for_winner(g);
    } else if (!strcmp(verb, "take") || !strcmp(verb, "seize")) {
        play_take(g, seat, place, *verb == 't' ? 1 : 2);
    } else if (!strcmp(verb, "raze")) {
        spend(g, seat, g->town[place[0]] ? 5 : 4);
        *(g->town[place[0]] ? &g->sacked[seat] : &g->razed[seat]) += 1;
        g->owner[place[0]] = -1;
        g->town[place[0]] = 0;
        look_for_winner(g);
        end_attack(g);
    } else if (!strcmp(verb, "deal")) {
        play_deal(g, seat, first[0] - 'A');
    } else if (!strcmp(verb, "cancel")) {
        end_trade(g);
    } else if (!strcmp(verb, "skip")) {
        end_attack(g);
    } else {
        begin_turn(g, (g->to + 1) % g->seats);
        look_for_winner(g);
    }
}

/*
 * The position as a line.
 */

static void add_count(struct text *out, char letter, int count) {
    if (count)
        text_addf(out, "%c%d", letter, count);
}

static void add_cards(struct text *out, const char *name, const int *cards) {
    if (*name && !sum(cards))
        return;
    text_add(out, name);
    for (int kind = 0; kind < KIND; kind++)
        add_count(out, letters[kind], cards[kind]);
}

static void add_seats(struct text *out, const char *name, const int *seats) {
    if (!(seats[0] + seats[1] + seats[2] + seats[3]))
        return;
    text_add(out, name);
    for (int seat = 0; seat < SEAT; seat++)
        if (seats[seat])
            text_add_char(out, (char)('A' + seat));
}

static void add_number(struct text *out, const char *name, int number) {
    if (number)
        text_addf(out, " %s=%d", name, number);
}

static void add_seat(const struct game *g, int seat, struct text *out) {
    text_addf(out, " %c=", 'A' + seat);
    size_t start = out->length;
    for (int town = 0; town < 2; town++)
        for (int v = 0; v < CORNER; v++)
            if (g->owner[v] == seat && g->town[v] == town)
                text_addf(out, "%c%d", town ? 'V' : 'v', v);
    for (int e = 0; e < EDGE; e++)
        if (g->road[e] == seat)
            text_addf(out, "e%d", e);
    add_cards(out, "", g->hand[seat]);
    add_count(out, 'k', g->knights[seat]);
    add_count(out, 'x', g->box[seat]);
    add_count(out, 'd', g->razed[seat]);
    add_count(out, 'D', g->sacked[seat]);
    add_count(out, 'q', g->owes[seat]);
    if (out->length == start)
        text_add_char(out, '-');
}

static void describe(const struct game *g, struct text *out) {
    text_clear(out);
    text_addf(out, "turn=%d to=%c first=%c at=%s", g->turn, 'A' + g->to, 'A' + g->first, g->at);
    if (g->dice[0])
        text_addf(out, " dice=%d%d", g->dice[0], g->dice[1]);
    if (g->longest >= 0)
        text_addf(out, " longest=%c", 'A' + g->longest);
    if (g->army >= 0)
        text_addf(out, " army=%c", 'A' + g->army);
    add_number(out, "fresh", g->fresh);
    add_number(out, "raided", g->raided);
    add_number(out, "offers", g->offers);
    add_cards(out, " give=", g->give);
    add_cards(out, " want=", g->want);
    add_seats(out, " asked=", g->asked);
    add_seats(out, " agreed=", g->agreed);
    add_number(out, "free", g->free);
    for (int i = 0; i < 2 && g->freed[i] >= 0; i++)
        text_addf(out, i ? "e%d" : " freed=e%d", g->freed[i]);
    for (int hex = 0; hex < HEX && g->dealt; hex++) {
        text_addf(out, "%s%c", hex ? "" : " map=", letters[g->hex[hex]]);
        if (g->token[hex])
            text_addf(out, "%d", g->token[hex]);
    }
    for (int port = 0; port < PORT && g->dealt; port++)
        text_addf(out, "%s%c",
                  port ? "" : " ports=", g->port[port] < KIND ? letters[g->port[port]] : '*');
    for (int seat = 0; seat < g->seats; seat++)
        add_seat(g, seat, out);
}

/* Reads "first=B", and map= and ports= if they are there. */
static void read_deal(struct game *g, const char *deal) {
    const char *map = strstr(deal, "map="), *ports = strstr(deal, "ports=");
    g->dealt = map != NULL;
    g->first = g->to = deal[6] - 'A';
    map = map ? map + 4 : "o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11";
    ports = ports ? ports + 6 : "*go*w**bl";
    for (int hex = 0; hex < HEX; hex++) {
        g->hex[hex] = (int)(strchr(letters, *map++) - letters);
        g->token[hex] = g->hex[hex] == KIND ? 0 : (int)strtol(map, (char **)&map, 10);
    }
    for (int port = 0; port < PORT; port++)
        g->port[port] = ports[port] == '*' ? KIND : (int)(strchr(letters, ports[port]) - letters);
}
