/*
 * catan_moves.h - part of catan.c: the island, counting, and which moves are legal.
 */
enum { HEX = 19, CORNER = 54, EDGE = 72, KIND = 5, PORT = 9, SEAT = 4, FAR = 99 };
enum { MOVES_MOST = 1200, LIST_MOST = 400, WORD_MOST = 24 };

static const char *const kinds[] = {"brick", "lumber", "wool", "grain", "ore"};
static const char letters[] = "blwgod";
static int corner_of[HEX][6], ends[EDGE][2], port_at[CORNER], distance[CORNER][CORNER];

struct options {
    int vp, closed, no_discard, all_knights, one_attack, inclusive, no_shield, in_place, wait, army,
        stock, warpoints, attacker;
};

struct game {
    struct options o;
    int seats, dealt, hex[HEX], token[HEX], port[PORT];
    int owner[CORNER], town[CORNER], road[EDGE]; /* -1: nobody */
    int hand[SEAT][KIND], knights[SEAT], box[SEAT], razed[SEAT], sacked[SEAT], owes[SEAT];
    int turn, to, first, dice[2], longest, army, fresh, raided, offers, give[KIND], want[KIND];
    int asked[SEAT], agreed[SEAT], free, freed[2];
    const char *at;
};

struct list {
    char text[LIST_MOST][WORD_MOST];
    int count;
};

/*
 * The island, from its shape.
 */

static int compare_places(const void *a, const void *b) {
    const int *x = a, *y = b;
    return x[0] != y[0] ? x[0] - y[0] : x[1] - y[1];
}

static void make_corners(void) {
    static const int down[] = {-2, -1, 1, 2, 1, -1}, right[] = {0, 1, 1, 0, -1, -1};
    int place[HEX * 6][2], all[HEX * 6][2], hex = 0, count = 0;
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < 5 - abs(row - 2); i++, hex++)
            for (int k = 0; k < 6; k++) {
                place[hex * 6 + k][0] = 3 * row + down[k];
                place[hex * 6 + k][1] = abs(row - 2) + 2 * i + right[k];
            }
    memcpy(all, place, sizeof all);
    qsort(all, HEX * 6, sizeof *all, compare_places);
    for (int i = 0; i < HEX * 6; i++)
        if (i == 0 || compare_places(all[i], all[count - 1]) != 0)
            memmove(all[count++], all[i], sizeof *all);
    for (int i = 0; i < HEX * 6; i++)
        for (int k = 0; k < count; k++)
            if (compare_places(place[i], all[k]) == 0)
                corner_of[i / 6][i % 6] = k;
}

static void make_edges(void) {
    bool joined[CORNER][CORNER] = {{false}};
    int count = 0;
    for (int i = 0; i < HEX * 6; i++) {
        int a = corner_of[i / 6][i % 6], b = corner_of[i / 6][(i + 1) % 6];
        joined[a][b] = joined[b][a] = true;
    }
    for (int a = 0; a < CORNER; a++)
        for (int b = 0; b < CORNER; b++) {
            distance[a][b] = a == b ? 0 : joined[a][b] ? 1 : FAR;
            if (a < b && joined[a][b]) {
                ends[count][0] = a;
                ends[count++][1] = b;
            }
        }
    for (int k = 0; k < CORNER; k++)
        for (int a = 0; a < CORNER; a++)
            for (int b = 0; b < CORNER; b++)
                if (distance[a][k] + distance[k][b] < distance[a][b])
                    distance[a][b] = distance[a][k] + distance[k][b];
}

static void make_island(void) {
    static const int ports[PORT][2] = {{0, 3},   {1, 5},   {10, 15}, {26, 32}, {42, 46},
                                       {49, 52}, {47, 51}, {33, 38}, {11, 16}};
    make_corners();
    make_edges();
    for (int i = 0; i < CORNER; i++)
        port_at[i] = -1;
    for (int i = 0; i < PORT; i++)
        port_at[ports[i][0]] = port_at[ports[i][1]] = i;
}

/*
 * Counting.
 */

static int sum(const int *cards) {
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4];
}

static int bank_of(const struct game *g, int kind) {
    int left = 19;
    for (int seat = 0; seat < g->seats; seat++)
        left -= g->hand[seat][kind];
    return left;
}

static int deck_of(const struct game *g) {
    return 14 - g->knights[0] - g->knights[1] - g->knights[2] - g->knights[3];
}

static int roads_of(const struct game *g, int seat) {
    int count = 0;
    for (int e = 0; e < EDGE; e++)
        count += g->road[e] == seat;
    return count;
}

static int built_by(const struct game *g, int seat, int town) {
    int count = 0;
    for (int v = 0; v < CORNER; v++)
        count += g->owner[v] == seat && g->town[v] == town;
    return count;
}

static bool covers(const int *have, const int *need) {
    for (int kind = 0; kind < KIND; kind++)
        if (have[kind] < need[kind])
            return false;
    return true;
}

static int trail(const struct game *g, int seat, int at, bool *used) {
    int best = 0;
    for (int e = 0; e < EDGE; e++) {
        if (used[e] || g->road[e] != seat || (ends[e][0] != at && ends[e][1] != at))
            continue;
        int other = ends[e][0] + ends[e][1] - at, length = 1;
        used[e] = true;
        if (g->owner[other] == -1 || g->owner[other] == seat)
            length += trail(g, seat, other, used);
        used[e] = false;
        best = length > best ? length : best;
    }
    return best;
}

static int longest_of(const struct game *g, int seat) {
    bool used[EDGE] = {false};
    int best = 0;
    for (int v = 0; v < CORNER; v++) {
        int length = trail(g, seat, v, used);
        best = length > best ? length : best;
    }
    return best;
}

static int points_of(const struct game *g, int seat) {
    return built_by(g, seat, 0) + 2 * built_by(g, seat, 1) + 2 * (g->longest == seat) +
           2 * (g->army == seat) + g->razed[seat] + 2 * g->sacked[seat];
}

/* Who has most, alone, with at least so many; the holder stays in a tie with him. */
static int hold(const struct game *g, int now, const int *count, int least) {
    int most = 0, number = 0, who = -1;
    for (int seat = 0; seat < g->seats; seat++)
        most = count[seat] > most ? count[seat] : most;
    if (most < least)
        return -1;
    if (now >= 0 && count[now] == most)
        return now;
    for (int seat = 0; seat < g->seats; seat++)
        if (count[seat] == most) {
            who = seat;
            number++;
        }
    return number == 1 ? who : -1;
}

static bool over(const struct game *g) {
    return !strcmp(g->at, "won") || !strcmp(g->at, "razed") || !strcmp(g->at, "ruined");
}

static void look_for_winner(struct game *g) {
    int length[SEAT] = {0}, to = g->to;
    for (int seat = 0; seat < g->seats; seat++)
        length[seat] = longest_of(g, seat);
    g->longest = hold(g, g->longest, length, 5);
    if (g->o.army)
        g->army = hold(g, g->army, g->knights, 3);
    if (points_of(g, to) >= g->o.vp)
        g->at = "won";
    else if (g->razed[to] >= 5 || (g->sacked[to] >= 2 && g->razed[to] >= 3))
        g->at = "razed";
    if (over(g)) {
        memset(g->owes, 0, sizeof g->owes);
        g->free = 0;
        g->freed[0] = g->freed[1] = -1;
    }
}

/*
 * War.
 */

static int city_distance(const struct game *g, int seat, int corner) {
    int best = FAR;
    for (int v = 0; v < CORNER; v++)
        if (g->owner[v] == seat && g->town[v] && distance[v][corner] < best)
            best = distance[v][corner];
    return best;
}

static bool takes_road(const struct game *g, int seat, int e) {
    if (g->road[e] < 0 || g->road[e] == seat)
        return false;
    for (int i = 0; i < 2; i++) {
        int v = ends[e][i];
        bool guarded = g->owner[v] >= 0 && g->owner[v] != seat && !g->o.no_shield;
        if (!guarded && city_distance(g, seat, v) + g->o.inclusive <= 2)
            return true;
    }
    return false;
}

static bool takes_pair(const struct game *g, int seat, int a, int b) {
    bool first = takes_road(g, seat, a), second = takes_road(g, seat, b), meet = false;
    if (a == b || !first || g->road[b] != g->road[a] || (second && b < a))
        return false;
    for (int i = 0; i < 4; i++)
        meet = meet || (ends[a][i / 2] == ends[b][i % 2] && g->owner[ends[a][i / 2]] < 0);
    return meet;
}

static bool is_barracks(const struct game *g, int v) {
    int seat = g->owner[v];
    for (int u = 0; u < CORNER; u++)
        if (g->owner[u] >= 0 && g->owner[u] != seat && distance[v][u] <= 2)
            return true;
    for (int e = 0; e < EDGE; e++) {
        int a = distance[v][ends[e][0]], b = distance[v][ends[e][1]];
        if (g->road[e] >= 0 && g->road[e] != seat && (a < b ? a : b) + g->o.inclusive <= 2)
            return true;
    }
    return false;
}

static bool ruin(const struct game *g) {
    for (int seat = 0; seat < g->seats; seat++)
        if (roads_of(g, seat) == 0 && (!g->o.stock || g->box[seat] == 15))
            return true;
    return false;
}

/*
 * Legal moves: every one that could be is asked for.
 */

static bool road_fits(const struct game *g, int seat, int e) {
    if (g->road[e] >= 0)
        return false;
    for (int i = 0; i < 2; i++) {
        int v = ends[e][i];
        if (g->owner[v] == seat)
            return true;
        for (int f = 0; f < EDGE && g->owner[v] < 0; f++)
            if (g->road[f] == seat && (ends[f][0] == v || ends[f][1] == v))
                return true;
    }
    return false;
}

static bool near_building(const struct game *g, int v) {
    for (int u = 0; u < CORNER; u++)
        if (g->owner[u] >= 0 && distance[v][u] <= 1)
            return true;
    return false;
}

static bool touches_road(const struct game *g, int seat, int v) {
    for (int e = 0; e < EDGE; e++)
        if (g->road[e] == seat && (ends[e][0] == v || ends[e][1] == v))
            return true;
    return false;
}

static int rate_of(const struct game *g, int seat, int kind) {
    int rate = 4;
    for (int v = 0; v < CORNER; v++) {
        int port = g->owner[v] == seat && port_at[v] >= 0 ? g->port[port_at[v]] : -1;
        if (port == kind)
            rate = 2;
        else if (port == KIND && rate > 3)
            rate = 3;
    }
    return rate;
}

static void __attribute__((format(printf, 2, 3)))
list_add(struct list *list, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(list->text[list->count++], WORD_MOST, format, arguments);
    va_end(arguments);
}

static void list_roads(const struct game *g, int seat, struct list *list) {
    bool placing = !strcmp(g->at, "place");
    if (roads_of(g, seat) + g->box[seat] >= 15)
        return;
    for (int e = 0; e < EDGE; e++)
        if (placing && g->o.in_place ? e == g->freed[0] || e == g->freed[1] : road_fits(g, seat, e))
            list_add(list, "road e%d", e);
}

static void list_war(const struct game *g, int seat, struct list *list) {
    int knights = g->knights[seat] - g->fresh;
    if (g->raided)
        return;
    for (int e = 0; e < EDGE && knights >= 3; e++)
        if (takes_road(g, seat, e))
            list_add(list, "take e%d", e);
    for (int i = 0; i < EDGE * EDGE && knights >= 6; i++)
        if (takes_pair(g, seat, i / EDGE, i % EDGE))
            list_add(list, "seize e%d e%d", i / EDGE, i % EDGE);
    for (int v = 0; v < CORNER; v++)
        if (g->owner[v] >= 0 && g->owner[v] != seat && city_distance(g, seat, v) <= 2 &&
            knights >= (g->town[v] ? 5 : 4))
            list_add(list, "raze v%d", v);
}

static void list_turn(const struct game *g, int seat, struct list *list) {
    const int *hand = g->hand[seat];
    list_add(list, "end");
    if (hand[0] && hand[1])
        list_roads(g, seat, list);
    for (int v = 0; v < CORNER; v++) {
        if (hand[0] && hand[1] && hand[2] && hand[3] && built_by(g, seat, 0) < 5 &&
            !near_building(g, v) && touches_road(g, seat, v))
            list_add(list, "settle v%d", v);
        if (hand[3] >= 2 && hand[4] >= 3 && built_by(g, seat, 1) < 4 && g->owner[v] == seat &&
            !g->town[v])
            list_add(list, "city v%d", v);
    }
    if (hand[2] >= 3 && hand[3] >= 3 && deck_of(g) > 0)
        list_add(list, "recruit");
    for (int a = 0; a < KIND; a++) {
        if (hand[a] && g->offers < 5)
            list_add(list, "give %s", kinds[a]);
        for (int b = 0; b < KIND; b++)
            if (a != b && hand[a] >= rate_of(g, seat, a) && bank_of(g, b) > 0)
                list_add(list, "bank %s %s", kinds[a], kinds[b]);
    }
    list_war(g, seat, list);
}

static void list_trade(const struct game *g, int seat, struct list *list) {
    list_add(list, "cancel");
    if (sum(g->give) && sum(g->want))
        list_add(list, "offer");
    for (int kind = 0; kind < KIND; kind++) {
        int more[KIND];
        bool held = g->o.closed;
        memcpy(more, g->want, sizeof more);
        more[kind]++;
        for (int other = 0; other < g->seats; other++)
            held = held || (other != seat && covers(g->hand[other], more));
        if (!g->want[kind] && sum(g->give) < 9 && g->hand[seat][kind] > g->give[kind])
            list_add(list, "give %s", kinds[kind]);
        if (!g->give[kind] && sum(g->want) < 9 && held)
            list_add(list, "want %s", kinds[kind]);
    }
}

/* The moves of a seat; none when it is not to act. */
static void list_moves(const struct game *g, int seat, struct list *list) {
    list->count = 0;
    if (!strcmp(g->at, "discard")) {
        for (int kind = 0; kind < KIND && g->owes[seat]; kind++)
            if (g->hand[seat][kind])
                list_add(list, "discard %s", kinds[kind]);
    } else if (!strcmp(g->at, "answer")) {
        if (g->asked[seat]) {
            list_add(list, "refuse");
            if (covers(g->hand[seat], g->want))
                list_add(list, "accept");
        }
    } else if (seat != g->to || over(g)) {
        return;
    } else if (!strcmp(g->at, "settle")) {
        for (int v = 0; v < CORNER; v++)
            if (!near_building(g, v))
                list_add(list, "settle v%d", v);
    } else if (!strcmp(g->at, "road")) {
        for (int e = 0; e < EDGE; e++)
            for (int i = 0; i < 2; i++)
                if (g->road[e] < 0 && g->owner[ends[e][i]] == seat &&
                    !touches_road(g, seat, ends[e][i]))
                    list_add(list, "road e%d", e);
    } else if (!strcmp(g->at, "act")) {
        list_turn(g, seat, list);
    } else if (!strcmp(g->at, "trade")) {
        list_trade(g, seat, list);
    } else if (!strcmp(g->at, "choose")) {
        list_add(list, "cancel");
        for (int other = 0; other < g->seats; other++)
            if (g->agreed[other])
                list_add(list, "deal %c", 'A' + other);
    } else if (!strcmp(g->at, "place")) {
        list_add(list, "skip");
        list_roads(g, seat, list);
    }
}
