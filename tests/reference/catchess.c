/*
 * catchess.c - Cat Chess once more, slow and plain, from its rules; compared with the game.
 *
 *   catchess [--games N]
 *
 * Knows no table and keeps nothing that can be worked out: who sees whom, how far a cat gets and
 * what it may do is searched for anew each time, in axial coordinates. Plays random games under
 * every option; in every position the legal moves, as words, and after every move the position,
 * as a line, must be those of the game.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

enum { SPAN = 17, MID = 8, CATS = 15, MOVES_LONG = 400, WORDS = 4000, NONE = -1 };

static const char *const names[CATS] = {"kero",        "lina",     "style-and-presence",
                                        "mistoffeles", "kiryuu",   "ispex",
                                        "vision",      "sham",     "speed",
                                        "tigger",      "setzer",   "tugger",
                                        "darth",       "hotohori", "lucky"};
static const char initials[] = "KLPMYIVSETZRDHU";
static const int dq[6] = {1, 1, 0, -1, -1, 0}, dr[6] = {0, -1, -1, 0, 1, 1};
static const char *const corners[6] = {"ne", "n", "nw", "sw", "s", "se"};
static const char *const rows[5] = {"spit", "hiss", "glare", "arch-back", "stalk"};
static const char *const columns[5] = {"ignore", "disdain", "sneer", "sniff", "wash"};

struct cat {
    int owner, q, r, facing, esteem; /* owner NONE: not dealt; facing NONE: out of play */
    int acted, turned, preened, groomed;
    char grid[26]; /* . s p, and O S P when known */
};

struct world {
    int seats, number, to, first, left, radius, far, held[6];
    char stage[12];
    int lower, wide, four, own, strict, diagonal;
    int height[SPAN][SPAN], start[SPAN][SPAN]; /* NONE: no space */
    int target_q[3], target_r[3];
    struct cat cat[CATS];
    int attacker, defender, method, response, fleeing;
};

static char lines[WORDS][64], theirs[WORDS][64];
static int count;

static int distance(int q, int r) {
    return (abs(q) + abs(r) + abs(q + r)) / 2;
}

static int height(const struct world *w, int q, int r) {
    return abs(q) > MID || abs(r) > MID ? NONE : w->height[q + MID][r + MID];
}

static int cat_at(const struct world *w, int q, int r) {
    for (int c = 0; c < CATS; c++)
        if (w->cat[c].owner != NONE && w->cat[c].facing != NONE && w->cat[c].q == q &&
            w->cat[c].r == r)
            return c;
    return NONE;
}

/* ---- CH-11, CH-12 ---- */

static bool in_cone(int facing, int range, bool wide, int q, int r) {
    int f = (facing + 6) % 6, g = (f + 1) % 6, before = (f + 5) % 6, after = (f + 2) % 6;
    for (int a = 0; a <= range; a++)
        for (int b = 0; a + b <= range; b++)
            if (a + b > 0 && a * dq[f] + b * dq[g] == q && a * dr[f] + b * dr[g] == r)
                return true;
    return wide && ((dq[f] + dq[before] == q && dr[f] + dr[before] == r) ||
                    (dq[g] + dq[after] == q && dr[g] + dr[after] == r));
}

static bool in_arc(const struct world *w, int c, int q, int r) {
    const struct cat *cat = &w->cat[c];
    int range = c == 5 ? 3 : 2;
    q -= cat->q, r -= cat->r;
    if (in_cone(cat->facing, range, w->wide, q, r))
        return true;
    if (c == 6 && in_cone(cat->facing + 1, range, w->wide, q, r))
        return true;
    return c == 6 && w->four && in_cone(cat->facing - 1, range, w->wide, q, r);
}

/* Some shortest way from (q, r) to the end passes nothing higher than the limit. */
static bool way(const struct world *w, int q, int r, int end_q, int end_r, int limit) {
    int left = distance(end_q - q, end_r - r);
    if (left <= 1)
        return true;
    for (int d = 0; d < 6; d++) {
        int a = q + dq[d], b = r + dr[d];
        if (distance(end_q - a, end_r - b) == left - 1 && height(w, a, b) != NONE &&
            height(w, a, b) <= limit && way(w, a, b, end_q, end_r, limit))
            return true;
    }
    return false;
}

static bool observes(const struct world *w, int c, int q, int r) {
    const struct cat *cat = &w->cat[c];
    if (cat->owner == NONE || cat->facing == NONE || height(w, q, r) == NONE || !in_arc(w, c, q, r))
        return false;
    int a = height(w, cat->q, cat->r), b = height(w, q, r);
    int more = a > b ? a : b, less = a > b ? b : a;
    return way(w, cat->q, cat->r, q, r, w->lower ? less : more);
}

/* How many cats of others than the seat observe a space, from at least some height. */
static int watched(const struct world *w, int seat, int q, int r, int least) {
    int eyes = 0;
    for (int c = 0; c < CATS; c++)
        eyes += w->cat[c].owner != seat && observes(w, c, q, r) &&
                height(w, w->cat[c].q, w->cat[c].r) >= least;
    return eyes;
}

/* ---- CH-17, CH-18 ---- */

static bool barred(const struct world *w, int c, int q, int r) {
    int h = height(w, q, r), owner = w->cat[c].owner;
    if (h == NONE || cat_at(w, q, r) != NONE || watched(w, owner, q, r, h) > 0)
        return true;
    for (int o = 0; w->own && o < CATS; o++)
        if (o != c && w->cat[o].owner == owner && observes(w, o, q, r) &&
            height(w, w->cat[o].q, w->cat[o].r) >= h)
            return true;
    return false;
}

/* The least points to each space, by going over the board until nothing gets cheaper. */
static void flood(const struct world *w, int c, int cost[SPAN][SPAN]) {
    int points = c == 8 ? 6 : 4;
    for (int i = 0; i < SPAN * SPAN; i++)
        cost[i / SPAN][i % SPAN] = 99;
    cost[w->cat[c].q + MID][w->cat[c].r + MID] = 0;
    for (bool again = true; again;) {
        again = false;
        for (int q = -MID; q <= MID; q++)
            for (int r = -MID; r <= MID; r++)
                for (int d = 0; d < 6 && cost[q + MID][r + MID] < points; d++) {
                    int a = q + dq[d], b = r + dr[d];
                    if (height(w, a, b) == NONE || barred(w, c, a, b))
                        continue;
                    int drop = abs(height(w, q, r) - height(w, a, b));
                    int price = cost[q + MID][r + MID] + 1 + drop;
                    if (drop <= 2 && price <= points && price < cost[a + MID][b + MID]) {
                        cost[a + MID][b + MID] = price;
                        again = true;
                    }
                }
    }
}

static bool haven(const struct world *w, int c, int other, int q, int r) {
    int h = height(w, q, r), from = height(w, w->cat[c].q, w->cat[c].r);
    return distance(q - w->cat[c].q, r - w->cat[c].r) == 1 && h != NONE &&
           cat_at(w, q, r) == NONE && !observes(w, other, q, r) && abs(h - from) <= 2 &&
           !(w->strict && barred(w, c, q, r));
}

static bool has_haven(const struct world *w, int c, int other) {
    for (int d = 0; d < 6; d++)
        if (haven(w, c, other, w->cat[c].q + dq[d], w->cat[c].r + dr[d]))
            return true;
    return false;
}

/* ---- legal moves, as words ---- */

static void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(lines[count++], sizeof lines[0], format, arguments);
    va_end(arguments);
}

static const char *space(int q, int r) {
    static char name[4][16];
    static int next;
    char *out = name[next = (next + 1) % 4];
    snprintf(out, sizeof name[0], "%c%d", 'a' + r + MID, q + MID + 1);
    return out;
}

static bool is_open(const struct world *w, int seat, int q, int r) {
    return height(w, q, r) != NONE && cat_at(w, q, r) == NONE && watched(w, seat, q, r, 0) == 0;
}

static void entries(const struct world *w, int c) {
    int lowest = 99;
    bool placing = strcmp(w->stage, "cats") == 0;
    for (int pass = placing ? 0 : 1; pass < 2; pass++)
        for (int q = -MID; q <= MID; q++)
            for (int r = -MID; r <= MID; r++) {
                if (!is_open(w, w->to, q, r))
                    continue;
                if (pass == 0 && height(w, q, r) < lowest)
                    lowest = height(w, q, r);
                for (int f = 0; pass == 1 && f < 6 && (!placing || height(w, q, r) == lowest); f++)
                    say("enter %s %s %s", names[c], space(q, r), corners[f]);
            }
}

static bool cowed(const struct world *w, int c) {
    const struct cat *cat = &w->cat[c];
    return watched(w, cat->owner, cat->q, cat->r, height(w, cat->q, cat->r) + 1) > 0;
}

static void actions(const struct world *w, int c) {
    const struct cat *cat = &w->cat[c];
    int cost[SPAN][SPAN], before = count;
    bool low = cowed(w, c);
    flood(w, c, cost);
    for (int o = 0; o < CATS; o++)
        if (w->cat[o].owner != NONE && w->cat[o].owner != cat->owner && w->cat[o].facing != NONE &&
            observes(w, c, w->cat[o].q, w->cat[o].r) &&
            height(w, w->cat[o].q, w->cat[o].r) > height(w, cat->q, cat->r))
            say("challenge %s %s", names[c], names[o]);
    for (int q = -MID; q <= MID; q++)
        for (int r = -MID; r <= MID; r++)
            if (cost[q + MID][r + MID] > 0 && cost[q + MID][r + MID] < 99 &&
                (!low || watched(w, cat->owner, q, r, 0) == 0))
                say("go %s %s", names[c], space(q, r));
    if (!low)
        say("preen %s", names[c]);
    if (!low || count == before)
        say("stay %s", names[c]);
}

static int placed(const struct world *w, int seat, char kind) {
    int n = 0;
    for (int c = 0; c < CATS; c++)
        for (int i = 0; w->cat[c].owner == seat && i < 25; i++)
            n += w->cat[c].grid[i] == kind;
    return n;
}

static void counters(const struct world *w) {
    bool more = w->cat[2].owner == w->to;
    for (int kind = 0; kind < 2; kind++)
        for (int c = 0; c < CATS; c++)
            for (int i = 0; w->cat[c].owner == w->to && i < 25; i++) {
                int s = placed(w, w->to, 's'), p = placed(w, w->to, 'p'), mine = kind ? p : s;
                bool special = c <= 6 || c == 8;
                if (mine == 5 + more || w->cat[c].grid[i] != '.')
                    continue;
                if ((w->diagonal && special && i % 6 == 0) ||
                    (more && s + p < 2 && (c != 2 || mine > 0)))
                    continue;
                say("counter %s %s/%s/%s", kind ? "presence" : "style", names[c], rows[i / 5],
                    columns[i % 5]);
            }
}

static void turn_moves(const struct world *w) {
    bool facing = strcmp(w->stage, "face") == 0, entering = strcmp(w->stage, "enter") == 0;
    bool begun = false;
    int before = count;
    for (int c = 0; c < CATS; c++)
        begun = begun || (w->cat[c].owner == w->to && (w->cat[c].acted || w->cat[c].groomed));
    for (int c = 0; c < CATS; c++) {
        const struct cat *cat = &w->cat[c];
        if (cat->owner != w->to)
            continue;
        bool in = cat->facing != NONE;
        if (in && !facing && !entering && !cat->acted)
            actions(w, c);
        if (in && facing && !cat->preened && !cat->turned)
            for (int f = 0; f < 6; f++)
                if (f != cat->facing)
                    say("face %s %s", names[c], corners[f]);
        if (in && c == 4 && !entering && !cat->groomed && !cowed(w, c))
            say("groom kiryuu");
        if (!in && (entering || (facing ? c == 3 : !begun)))
            entries(w, c);
    }
    if (facing || entering)
        say("end");
    else if (count == before)
        say("pass");
}

static void legal(const struct world *w, int seat) {
    count = 0;
    if (strcmp(w->stage, "counters") == 0) {
        counters(w);
    } else if (strcmp(w->stage, "tiles") == 0) {
        for (int q = -MID; q <= MID; q++)
            for (int r = -MID; r <= MID; r++)
                if (height(w, q, r) != NONE && height(w, q, r) < 5)
                    say("tile %s", space(q, r));
    } else if (strcmp(w->stage, "cats") == 0) {
        for (int c = 0; c < CATS; c++)
            if (w->cat[c].owner == w->to && w->cat[c].facing == NONE)
                entries(w, c);
        if (count == 0)
            say("pass");
    } else if (strcmp(w->stage, "duel") == 0) {
        for (int i = 0; i < 5; i++)
            if (seat == w->cat[w->attacker].owner)
                say("method %s", rows[i]);
            else
                say("response %s", columns[i]);
    } else if (strcmp(w->stage, "retreat") == 0) {
        int other = w->fleeing == w->attacker ? w->defender : w->attacker;
        for (int q = -MID; q <= MID; q++)
            for (int r = -MID; r <= MID; r++)
                if (haven(w, w->fleeing, other, q, r))
                    say("retreat %s", space(q, r));
    } else {
        turn_moves(w);
    }
}

/* ---- what a move does ---- */

static void stage(struct world *w, const char *name) {
    snprintf(w->stage, sizeof w->stage, "%s", name);
}

static int targets(const struct world *w, int seat) {
    int held = 0;
    for (int i = 0; i < 3; i++) {
        int c = cat_at(w, w->target_q[i], w->target_r[i]);
        held |= c != NONE && w->cat[c].owner == seat ? 1 << i : 0;
    }
    return held;
}

static void clear_marks(struct world *w) {
    for (int c = 0; c < CATS; c++)
        w->cat[c].acted = w->cat[c].turned = w->cat[c].preened = w->cat[c].groomed = 0;
}

static void begin(struct world *w) {
    clear_marks(w);
    if (w->held[w->to] == 3 || w->held[w->to] >= 5) {
        stage(w, "over");
        return;
    }
    stage(w, "act");
    w->held[w->to] = 0;
}

static void next_turn(struct world *w) {
    w->held[w->to] = targets(w, w->to);
    w->to = (w->to + 1) % w->seats;
    w->number++;
    begin(w);
}

static void settle(struct world *w) {
    for (int c = 0; c < CATS; c++)
        if (w->cat[c].owner == w->to && w->cat[c].facing != NONE && !w->cat[c].acted)
            return;
    stage(w, "face");
}

static void end_duel(struct world *w) {
    w->attacker = w->defender = w->fleeing = w->method = w->response = NONE;
    for (int seat = 0; seat < w->seats; seat++)
        if (seat != w->to)
            w->held[seat] &= targets(w, seat);
    stage(w, "act");
    settle(w);
}

static void remove_cat(struct world *w, int c) {
    w->cat[c].facing = NONE;
    w->cat[c].esteem = w->cat[c].turned = w->cat[c].preened = 0;
    if (w->cat[c].owner != w->to) /* the challenger has acted in this turn, though it is gone */
        w->cat[c].acted = 0;
    end_duel(w);
}

static void win(struct world *w, int winner, int loser) {
    int track = winner == 1 ? 10 : winner == 4 ? 4 : 5;
    w->cat[loser].esteem--;
    w->cat[winner].esteem += w->cat[winner].esteem < track;
    w->method = w->response = NONE;
    if (w->cat[loser].esteem == 0 || !has_haven(w, loser, winner)) {
        remove_cat(w, loser);
        return;
    }
    stage(w, "retreat");
    w->fleeing = loser;
}

static void reveal(struct world *w) {
    int a = w->attacker, d = w->defender, at = w->method * 5 + w->response;
    char *mine = &w->cat[a].grid[at], *other = &w->cat[d].grid[at];
    *mine = *mine == '.' ? 'O' : *mine == 's' ? 'S' : *mine == 'p' ? 'P' : *mine;
    *other = *other == '.' ? 'O' : *other == 's' ? 'S' : *other == 'p' ? 'P' : *other;
    w->method = w->response = NONE;
    int seen_a = watched(w, w->cat[a].owner, w->cat[a].q, w->cat[a].r, 0);
    int seen_d = watched(w, w->cat[d].owner, w->cat[d].q, w->cat[d].r, 0);
    int by_eyes = (w->cat[a].esteem - seen_a) - (w->cat[d].esteem - seen_d);
    int by_esteem = w->cat[a].esteem - w->cat[d].esteem;
    bool attacker = *mine == 'P' && *other != 'S', defender = *mine != 'P' && *other == 'S';
    if (!attacker && !defender) {
        attacker = by_eyes > 0 || (by_eyes == 0 && by_esteem > 0);
        defender = by_eyes < 0 || (by_eyes == 0 && by_esteem < 0);
    }
    if (attacker) {
        win(w, a, d);
    } else if (defender) {
        win(w, d, a);
    } else if (has_haven(w, a, d)) {
        stage(w, "retreat");
        w->fleeing = a;
    } else {
        stage(w, "coin");
    }
}

static int find(const char *word, const char *const *words, int most) {
    for (int i = 0; i < most; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return NONE;
}

static void put(struct world *w, int c, const char *name) {
    w->cat[c].r = name[0] - 'a' - MID;
    w->cat[c].q = atoi(name + 1) - 1 - MID;
}

static void placing(struct world *w) {
    w->to = (w->to + 1) % w->seats;
    if (--w->left > 0)
        return;
    w->to = w->first;
    if (strcmp(w->stage, "tiles") == 0) {
        stage(w, "cats");
        w->left = 3 * w->seats;
    } else {
        begin(w);
    }
}

static void place_counter(struct world *w, const char *kind, char *place) {
    char *row = strchr(place, '/'), *column = strrchr(place, '/');
    *row++ = *column++ = 0;
    int c = find(place, names, CATS);
    w->cat[c].grid[find(row, rows, 5) * 5 + find(column, columns, 5)] = kind[0];
    if (placed(w, w->to, 's') + placed(w, w->to, 'p') < 10 + 2 * (w->cat[2].owner == w->to))
        return;
    w->to = (w->to + 1) % w->seats;
    if (w->to == w->first) {
        stage(w, w->left ? "tiles" : "cats");
        w->left = w->left ? w->left : 3 * w->seats;
    }
}

static void act(struct world *w, const char *verb, int c, const char *second) {
    w->cat[c].acted = 1;
    if (strcmp(verb, "go") == 0)
        put(w, c, second);
    if (strcmp(verb, "preen") == 0) {
        w->cat[c].preened = 1;
        w->cat[c].esteem += w->cat[c].esteem < (c == 1 ? 10 : c == 4 ? 4 : 5);
    }
    if (strcmp(verb, "challenge") == 0) {
        w->attacker = c;
        w->defender = find(second, names, CATS);
        stage(w, "duel");
        return;
    }
    settle(w);
}

static void enter(struct world *w, int c, const char *at, const char *corner) {
    put(w, c, at);
    w->cat[c].facing = find(corner, corners, 6);
    w->cat[c].esteem = c == 0 ? 4 : 3;
    if (strcmp(w->stage, "cats") == 0) {
        placing(w);
        return;
    }
    w->cat[c].acted = w->cat[c].turned = 1;
    if (strcmp(w->stage, "act") == 0)
        stage(w, "enter");
}

static void play(struct world *w, const char *text) {
    char word[4][40] = {"", "", "", ""};
    sscanf(text, "%39s %39s %39s %39s", word[0], word[1], word[2], word[3]);
    int c = find(word[1], names, CATS);
    if (strcmp(word[0], "counter") == 0) {
        place_counter(w, word[1], word[2]);
    } else if (strcmp(word[0], "tile") == 0) {
        w->height[atoi(word[1] + 1) - 1][word[1][0] - 'a']++;
        placing(w);
    } else if (strcmp(word[0], "enter") == 0) {
        enter(w, c, word[2], word[3]);
    } else if (strcmp(word[0], "face") == 0) {
        w->cat[c].turned = 1;
        w->cat[c].facing = find(word[2], corners, 6);
    } else if (strcmp(word[0], "groom") == 0) {
        w->cat[4].groomed = 1;
        w->cat[4].esteem += w->cat[4].esteem < 4;
    } else if (strcmp(word[0], "method") == 0) {
        w->method = find(word[1], rows, 5);
    } else if (strcmp(word[0], "response") == 0) {
        w->response = find(word[1], columns, 5);
    } else if (strcmp(word[0], "coin") == 0) {
        bool heads = strcmp(word[1], "heads") == 0;
        win(w, heads ? w->attacker : w->defender, heads ? w->defender : w->attacker);
    } else if (strcmp(word[0], "retreat") == 0) {
        put(w, w->fleeing, word[1]);
        end_duel(w);
    } else if (strcmp(word[0], "end") == 0) {
        next_turn(w);
    } else if (strcmp(word[0], "pass") == 0) {
        if (strcmp(w->stage, "cats") == 0)
            placing(w);
        else
            next_turn(w);
    } else {
        act(w, word[0], c, word[2]);
    }
    if (w->method != NONE && w->response != NONE)
        reveal(w);
}

/* ---- the position as a line, and its beginning ---- */

static void add_letter(int c, struct text *out) {
    text_add_char(out, c == NONE ? '-' : initials[c]);
}

static void add_choice(int choice, struct text *out) {
    text_add_char(out, ':');
    if (choice == NONE)
        text_add_char(out, '-');
    else
        text_add_number(out, choice);
}

static void add_cat(const struct world *w, int c, struct text *out) {
    const struct cat *cat = &w->cat[c];
    bool in = cat->facing != NONE, marked = cat->acted || cat->turned || cat->preened;
    text_addf(out, " %c=%c:%s:%s:%d:%s%s%s%s%s:%s", 'A' + cat->owner, initials[c],
              in ? space(cat->q, cat->r) : "-", in ? corners[cat->facing] : "-", cat->esteem,
              cat->acted ? "a" : "", cat->turned ? "t" : "", cat->preened ? "p" : "",
              cat->groomed ? "g" : "", marked || cat->groomed ? "" : "-",
              strspn(cat->grid, ".") == 25 ? "-" : cat->grid);
}

static void describe(const struct world *w, struct text *out) {
    text_addf(out, "turn=%d stage=%s to=%c first=%c left=%d held=", w->number, w->stage,
              'A' + w->to, 'A' + w->first, w->left);
    for (int seat = 0; seat < w->seats; seat++)
        text_add_number(out, w->held[seat]);
    text_add(out, " duel=");
    add_letter(w->attacker, out);
    if (w->attacker != NONE) {
        text_add_char(out, ':');
        add_letter(w->defender, out);
        add_choice(w->method, out);
        add_choice(w->response, out);
        text_add_char(out, ':');
        add_letter(w->fleeing, out);
    }
    text_add(out, " tiles=");
    size_t before = out->length;
    for (int r = -MID; r <= MID; r++)
        for (int q = -MID; q <= MID; q++)
            for (int i = w->start[q + MID][r + MID]; i < height(w, q, r); i++)
                text_add(out, space(q, r));
    if (out->length == before)
        text_add_char(out, '-');
    for (int seat = 0; seat < w->seats; seat++)
        for (int c = 0; c < CATS; c++)
            if (w->cat[c].owner == seat)
                add_cat(w, c, out);
}

static void lay_out(struct world *w) {
    const int q3[] = {0, w->far, -w->far}, r3[] = {-w->far, 0, w->far};
    for (int q = -MID; q <= MID; q++)
        for (int r = -MID; r <= MID; r++) {
            int nearest = 6;
            for (int i = 0; i < 3; i++)
                if (distance(q - q3[i], r - r3[i]) < nearest)
                    nearest = distance(q - q3[i], r - r3[i]);
            int h = distance(q, r) <= w->radius ? 6 - nearest : NONE;
            w->height[q + MID][r + MID] = w->start[q + MID][r + MID] = h;
        }
    for (int i = 0; i < 3; i++)
        w->target_q[i] = q3[i], w->target_r[i] = r3[i];
}

/* A dealt line begins with counters still to be placed: sheets, first player and tiles are all
   there is to read. */
static void read_deal(struct world *w, const char *line) {
    const char *at = strstr(line, "first=");
    w->number = 1;
    w->first = w->to = at[6] - 'A';
    w->left = atoi(strstr(line, "left=") + 5);
    stage(w, "counters");
    w->attacker = w->defender = w->method = w->response = w->fleeing = NONE;
    for (int c = 0; c < CATS; c++) {
        w->cat[c] = (struct cat){.owner = NONE, .facing = NONE};
        memset(w->cat[c].grid, '.', 25);
    }
    for (at = strchr(line, ':'); at; at = strstr(at + 1, "=")) {
        const char *initial = at[0] == '=' ? strchr(initials, at[1]) : NULL;
        if (initial && at[2] == ':')
            w->cat[initial - initials].owner = at[-1] - 'A';
    }
    const char *first = strstr(line, " A=");
    w->cat[strchr(initials, first[3]) - initials].owner = 0;
}

/* ---- comparing ---- */

static int by_text(const void *a, const void *b) {
    return strcmp(a, b);
}

struct match {
    const struct ruleset *rules;
    struct notation *notation;
    struct setup setup;
    game_state *s;
    struct world w;
    struct rng rng;
    struct move_list list;
    struct text text, again;
    unsigned long seed;
    const char *options;
};

static bool fail(struct match *m, const char *what) {
    text_clear(&m->text);
    m->rules->describe(m->s, VIEW_ALL, &m->text);
    printf("FAILED %u seats, \"%s\", seed %lu: %s\n  %s\n", m->setup.seats, m->options, m->seed,
           what, m->text.bytes);
    return false;
}

static bool same_moves(struct match *m, unsigned seat) {
    m->list.count = 0;
    m->rules->moves(m->s, seat, &m->list);
    legal(&m->w, (int)seat);
    for (size_t i = 0; i < m->list.count && i < WORDS; i++) {
        text_clear(&m->text);
        notation_print(m->notation, &m->list.moves[i], &m->text);
        snprintf(theirs[i], sizeof theirs[0], "%s", m->text.bytes);
    }
    qsort(lines, (size_t)count, sizeof lines[0], by_text);
    qsort(theirs, m->list.count, sizeof theirs[0], by_text);
    for (int i = 0; i < count || i < (int)m->list.count; i++)
        if (i >= count || i >= (int)m->list.count || strcmp(lines[i], theirs[i]) != 0) {
            printf("reference: %s, game: %s\n", i < count ? lines[i] : "-",
                   i < (int)m->list.count ? theirs[i] : "-");
            return fail(m, "the legal moves differ");
        }
    return true;
}

static bool same_position(struct match *m) {
    text_clear(&m->text);
    text_clear(&m->again);
    m->rules->describe(m->s, VIEW_ALL, &m->text);
    describe(&m->w, &m->again);
    if (strcmp(m->text.bytes, m->again.bytes) == 0)
        return true;
    printf("reference: %s\n", m->again.bytes);
    return fail(m, "the positions differ");
}

/* Challenges are taken when there are any, mostly, and turns end soon: chance alone seldom brings
   cats together. */
static struct move choose(struct match *m) {
    size_t most = m->list.count;
    for (size_t i = 0; i < most; i++) {
        const char *word = m->rules->verbs[m->list.moves[i].verb].word;
        if ((strcmp(word, "challenge") == 0 || strcmp(word, "end") == 0) &&
            rng_below(&m->rng, 4) == 0)
            return m->list.moves[i];
    }
    return m->list.moves[rng_below(&m->rng, (uint32_t)most)];
}

static bool step(struct match *m) {
    struct turn turn;
    struct move move;
    unsigned actor = CHANCE;
    m->rules->turn(m->s, &turn);
    if (turn.phase == PHASE_CHANCE) {
        struct chance chance;
        m->rules->chance(m->s, &chance);
        move = chance_draw(&chance, &m->rng);
    } else {
        actor = (unsigned)__builtin_ctz(turn.acting);
        if (!same_moves(m, actor))
            return false;
        move = choose(m);
    }
    text_clear(&m->text);
    notation_print(m->notation, &move, &m->text);
    play(&m->w, m->text.bytes);
    m->rules->apply(m->s, actor, &move, NULL);
    return same_position(m);
}

static bool play_game(struct match *m) {
    struct result result;
    text_clear(&m->again);
    rng_seed(&m->rng, m->seed, 3);
    m->rules->deal(&m->setup, &m->rng, &m->again);
    m->setup.deal = m->again.bytes;
    memset(m->s, 0, m->rules->state_size);
    if (m->rules->start(m->s, &m->setup))
        return fail(m, "start refuses the deal");
    lay_out(&m->w);
    read_deal(&m->w, m->again.bytes);
    for (int i = 0; i < MOVES_LONG && strcmp(m->w.stage, "over") != 0; i++)
        if (!step(m))
            return false;
    m->rules->result(m->s, &result);
    bool over = strcmp(m->w.stage, "over") == 0;
    if (over != (result.winners != 0) || (over && result.winners != 1 << m->w.to))
        return fail(m, "the results differ");
    return true;
}

/* Every option once, and none. */
static const struct variant {
    const char *options;
    int radius, far, lower, wide, four, own, strict, diagonal;
} variants[] = {
    {"", 6, 4, 0, 0, 0, 0, 0, 0},
    {"board=r5", 5, 3, 0, 0, 0, 0, 0, 0},
    {"board=r8 tiles=30", 8, 5, 0, 0, 0, 0, 0, 0},
    {"board=r5 los=min", 5, 3, 1, 0, 0, 0, 0, 0},
    {"board=r5 arc=wide vision=four", 5, 3, 0, 1, 1, 0, 0, 0},
    {"board=r5 own_blocks=yes tiles=0", 5, 3, 0, 0, 0, 1, 0, 0},
    {"board=r5 retreat=strict tiles=30", 5, 3, 0, 0, 0, 0, 1, 0},
    {"blocks=diagonal open_sheets=yes", 6, 4, 0, 0, 0, 0, 0, 1},
    {"board=r5 los=min arc=wide own_blocks=yes retreat=strict", 5, 3, 1, 1, 0, 1, 1, 0},
};

static bool play_variant(const struct variant *variant, unsigned seats, unsigned long seed) {
    static struct match m;
    m = (struct match){.rules = registry_find("catchess")->ruleset, .seed = seed};
    m.options = variant->options;
    m.text = m.again = TEXT_EMPTY;
    m.notation =
        notation_new(m.rules->verbs, m.rules->verb_count, m.rules->domains, m.rules->domain_count);
    m.s = memory_new(m.rules->state_size);
    move_list_reserve(&m.list, m.rules->moves_most);
    setup_init(&m.setup, m.rules, seats);
    m.w = (struct world){.seats = (int)seats,
                         .radius = variant->radius,
                         .far = variant->far,
                         .lower = variant->lower,
                         .wide = variant->wide,
                         .four = variant->four,
                         .own = variant->own,
                         .strict = variant->strict,
                         .diagonal = variant->diagonal};
    bool good = setup_set(&m.setup, m.rules, variant->options, &m.text) ? play_game(&m)
                                                                        : fail(&m, "no options");
    notation_free(m.notation);
    move_list_free(&m.list);
    text_free(&m.text);
    text_free(&m.again);
    free(m.s);
    return good;
}

int main(int argc, char **words) {
    unsigned long games =
        argc == 3 && strcmp(words[1], "--games") == 0 ? strtoul(words[2], NULL, 10) : 36;
    unsigned passed = 0, failed = 0;
    enum { VARIANTS = sizeof variants / sizeof *variants };
    for (unsigned long seed = 0; seed < games; seed++)
        *(play_variant(&variants[seed % VARIANTS], 2 + (unsigned)(seed / VARIANTS) % 4, seed)
              ? &passed
              : &failed) += 1;
    printf("%u passed, %u failed\n", passed, failed);
    return failed || !passed;
}
