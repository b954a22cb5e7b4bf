/*
 * ruleset.h - what a game is: a constant table of facts and a dozen functions.
 *
 * A game completes `struct game_state` privately in its own .c file: plain data, no pointers, at
 * most STATE_MOST bytes, copied by memcpy. So no game needs code to keep, compare or undo
 * positions. A game is only called: it never waits, reads, prints, allocates, asks for the time or
 * makes random numbers (deal, sample and resample are given a generator), and it has no writable
 * global.
 *
 * A game is a flat sequence of moves. The state says who acts next (turn): a seat, several seats at
 * once, chance or nobody. The outcome of chance is an ordinary logged move. Chance may also play
 * for a seat (a set-up by chance): turn.random; that move is the seat's. A secret choice is an
 * ordinary move kept in the state until the last one is made; until then draw, panel, describe,
 * look and news for any other viewer are byte for byte the same, whatever was chosen.
 *
 * Texts for people pass through _() and name players as $A .. $F (canvas.h).
 */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include "core/canvas.h"
#include "core/i18n.h"
#include "core/move.h"
#include "core/notation.h"
#include "core/rng.h"
#include "core/text.h"

typedef struct game_state game_state; /* completed privately by each game */

enum { STATE_MOST = 4096, OPTIONS_MOST = 24, TOUCHED_MOST = 32, ESTIMATE_WHOLE = 10000 };

/* An actor is a seat 0 .. seats-1 (shown A .. F), or chance (shown *). */
enum { CHANCE = SEATS_MOST };

/* Who looks at a position: a seat; everybody (no secrets are shown); or the log and tests, which
   see everything. */
enum viewer { VIEW_SEAT_A = 0, VIEW_PUBLIC = SEATS_MOST, VIEW_ALL };

enum phase { PHASE_PLAY, PHASE_CHANCE, PHASE_OVER };

/* What the game waits for. */
struct turn {
    enum phase phase;
    uint8_t owner;      /* seat whose turn it is, even while others answer or dice fall */
    uint8_t acting;     /* PHASE_PLAY: bit i is set when seat i may act now; else 0 */
    bool secret;        /* choices made now stay hidden until all of them are made */
    bool random;        /* chance plays for the one acting seat: the session makes a random legal
                           move with the dice's generator (random_move) */
    int16_t budget;     /* actions or points left in this turn, or -1 when not counted */
    uint32_t number;    /* of the turn, from 1; never falls; a turn is a run of equal numbers */
    const char *prompt; /* one static line, marked N_(): "Move a cat four squares" */
    const char *rule;   /* the id of the rule that this choice is about, when that is not its
                           verb's: "IC-4"; else NULL */
};

/* PHASE_CHANCE: `count` independent random faces, all with the same weights. */
struct chance {
    uint8_t verb;          /* the move that reports them; its arguments are the faces */
    uint8_t count;         /* 1 .. 7 */
    uint8_t faces;         /* a face is 0 .. faces-1, as its domain numbers them */
    const uint8_t *weight; /* faces entries, sum not 0, static or in the state; NULL: all equal */
};

struct result {
    int16_t points[SEATS_MOST]; /* so far, or at the end */
    uint8_t winners;            /* bits; 0 while playing, and for a draw */
    const char *reason;         /* over: one static sentence, marked N_(), with its rule's id in
                                   front ("KK-13: two cats on two mice"); else NULL */
};

/* One thing players may agree on before the game. */
struct option {
    const char *name;           /* in logs and on the command line: "start" */
    const char *title;          /* for people, marked N_() */
    const char *help;           /* one or two sentences for people, marked N_(), rule cited */
    const char *const *choices; /* words, marked NC_("option", ""), NULL at the end; or NULL: a
                                   number least .. most */
    int16_t least, most;
    int16_t initial; /* the default: an index into choices, or the number */
};

struct preset {
    const char *name;    /* on the command line: "classic" */
    const char *title;   /* for people, marked N_() */
    const char *options; /* "start=edge pod_draw=yes"; "" leaves the defaults */
};

/* What is fixed before the first move. */
struct setup {
    unsigned seats;
    unsigned
        rules; /* the version to play by: ruleset.version, or of an old log's, down to oldest */
    int16_t option[OPTIONS_MOST]; /* for each of the game's options: choice index or number */
    const char *deal;             /* deal()'s line, or a describe()d position; owned elsewhere */
};

/* What every screen has room for: a page, or board and panel side by side. */
enum { PAGE_ROWS = 20, PAGE_COLUMNS = 78 };

/* The cells of board and panel, which stand side by side. At SIZE_LINES and SIZE_S they fit a
   page, and the board alone may have one row more; at a larger size they leave 4 rows and 5
   columns of the screen that size_screen names. */
struct extent {
    int board_rows, board_columns;
    int panel_rows, panel_columns;
};

enum { PITCH_COLUMNS = 38 };

/* Signs of the board and the panel, for the help page, and what they mean. */
struct legend {
    const char *signs;   /* UTF-8, with pixels or without; a blank between signs of one kind */
    const char *ascii;   /* as many characters, for terminals without Unicode */
    const char *meaning; /* marked N_(), no full stop */
    const char *inks; /* of each kind of signs, the last for all after it: a seat's letter, or '*'
                         for nobody's; NULL: signs are shown as keys */
};

/* Parameters of the search that are best for a game, found by matches. */
struct search_numbers {
    uint16_t playout_share; /* the playout's part of a leaf's value, in hundredths; the rest is the
                               estimate's */
    uint16_t playout_moves; /* decisions until a playout is cut off and estimated; 0: never */
    uint16_t
        playout_choices; /* random moves of which a playout plays the one with the best estimate */
    uint16_t prior_visits; /* visits that an edge's prior counts as */
    uint16_t bonus;        /* exploration: the factor of PUCT, in parts of ESTIMATE_WHOLE */
    uint16_t half_life;    /* hundredths of the mean distance to the best prior; a move that much
                              worse gets half the weight */
    uint16_t replies; /* 0: the tree above. Else expectimax, without samples: it goes on from so
                         many of the best moves of a position. For games without secrets, in
                         which chance has few outcomes and falls before every decision */
};

/* A number that a game's estimate works with. */
struct weight {
    const char *name;    /* what the game's sources call it */
    int16_t least, most; /* beyond these it makes no sense */
};

enum { WEIGHTS_MOST = 96 };

/* What is known about a game by matches; `clowder tune` finds it. core/weights.h makes this from a
   file of the game's folder. */
struct tuning {
    const int16_t *weights;     /* count of them; NULL: the estimate has none */
    const struct weight *table; /* the same number */
    uint8_t count;              /* at most WEIGHTS_MOST */
    struct search_numbers numbers;
};

/* The cells that a miniature has at most: the largest that stands beside a list on every screen. */
enum { MINIATURE_ROWS = 20, MINIATURE_COLUMNS = 40 };

/* A position in the middle of a game, with the default options, that shows what it looks like. */
struct game_scene {
    uint8_t seats;
    const char *position; /* as describe() writes it */
};

struct ruleset {
    /* ---- facts ---- */
    const char *name;  /* the game's folder, log tag and command word */
    const char *title; /* for people, a name: the same in every language */
    const char *pitch; /* for its row of the menu, PITCH_COLUMNS at most, marked N_() */
    const char *goal;  /* what it is about and how it is won, one line, marked N_() */
    uint16_t minutes;  /* a usual game */
    uint16_t version;  /* grows when an old log would play differently, */
    uint16_t oldest;   /* unless start() plays by setup.rules, from this version on; 0: it does not,
                          and logs of older versions are refused */
    uint8_t seats_least, seats_most;
    uint16_t state_size;
    uint16_t moves_most; /* no position has more legal moves */
    const char *points;  /* what result.points counts, marked N_(): "cats on mice" */
    bool points_fewest;  /* fewer points are better */
    bool turns;          /* the board may be looked at from its other side (canvas_turn) */
    bool adds_dice;      /* a roll counts as the sum of its faces, whose words are numbers */
    const char
        *roles; /* the option whose value a rematch changes, such as who begins; NULL: none */
    const struct verb *verbs;
    uint8_t verb_count;
    const struct domain *domains;
    uint8_t domain_count;
    const struct option *options;
    uint8_t option_count;
    const struct preset *presets; /* the first is what a game for people begins with; one has no
                                     options: the default of everything else */
    uint8_t preset_count;
    const struct legend *legend;    /* ended by a row without signs; NULL: nothing to explain */
    const struct game_scene *scene; /* for the menu; NULL: none is shown */

    /* ---- functions; s is never NULL, `out` texts and lists are added to ---- */

    /* Adds the random part of the set-up as one line of words. Apart from chance, this is the only
       randomness in a game. */
    void (*deal)(const struct setup *setup, struct rng *rng, struct text *out);

    /* Fills the state, which is zeroed before (padding included), from seats, options and the line.
       Returns NULL, or a static sentence, marked N_(), that says what is wrong. The line may come
       from a file and contain anything. */
    const char *(*start)(game_state *s, const struct setup *setup);

    /* Adds the position as one line that start() accepts, giving an equal state. For a viewer
       other than VIEW_ALL the line contains no secret; start() accepts it too, and fills in
       something possible for what was left out (see resample). */
    void (*describe)(const game_state *s, enum viewer viewer, struct text *out);

    void (*turn)(const game_state *s, struct turn *out);

    /* In PHASE_CHANCE only; NULL in games without it. */
    void (*chance)(const game_state *s, struct chance *out);

    /* Adds every legal move of an acting seat, each once, in a fixed order; there is at least one.
       A move is legal if and only if it is listed here. */
    void (*moves)(const game_state *s, unsigned seat, struct move_list *out);

    /* One legal move, uniformly at random, without listing; NULL: the caller lists. */
    struct move (*sample)(const game_state *s, unsigned seat, struct rng *rng);

    /* True when the seat may not play this well-formed move now, that is, when moves does not list
       it. Adds one sentence, "KK-7: c5 is not empty", to why unless that is NULL. Must be fast:
       every move read from a log is judged by it. */
    bool (*why_not)(const game_state *s, unsigned seat, const struct move *move, struct text *why);

    /* Of a verb: true when the seat has no legal move of it now (exactly when moves lists none, and
       always for a seat that does not act), adding one sentence, which begins with a rule's id, to
       why unless that is NULL: "KK-11: no cat can move that far". Menus and hints ask it. */
    bool (*why_verb)(const game_state *s, unsigned seat, unsigned verb, struct text *why);

    /* Plays a legal move (or a chance outcome, actor CHANCE) in place; cannot fail. Adds lines
       for people, public ones, each ended by '\n', to news unless that is NULL; news changes
       nothing else. */
    void (*apply)(game_state *s, unsigned actor, const struct move *move, struct text *news);

    void (*result)(const game_state *s, struct result *out);

    /* True when a game with these options may end in a draw, so that players may agree on one;
       NULL: every game may. */
    bool (*draws)(const struct setup *setup);

    /* The title of a seat ("South", "Dark"), marked N_(); NULL: seats have only letters. */
    const char *(*seat_title)(const game_state *s, unsigned seat);

    /* The sign of a seat's pieces on the board, for tables and curves; NULL: there is none, and the
       front end takes some. */
    struct glyph (*seat_sign)(const game_state *s, unsigned seat);

    /* The cells that a size takes in this position; false when the game has no such size, which
       is the same for all positions. Every game has SIZE_LINES. */
    bool (*extent)(const game_state *s, enum size size, struct extent *out);

    /* Draw on a blank canvas of at least the extent, in canvas->size. Between them they give every
       spot its cells. At SIZE_LINES signs alone tell everything; the others may use pixels
       (shape.h), which only terminals with many colours show. */
    void (*draw)(const game_state *s, enum viewer viewer, struct canvas *canvas);
    void (*panel)(const game_state *s, enum viewer viewer, struct canvas *canvas);

    /* Paints the board with pixels (shape.h) on a blank canvas of MINIATURE_ROWS and
       MINIATURE_COLUMNS, from its upper left corner: two to four pixels a place, and no words. Its
       spots are not used. canvas->size is SIZE_S. NULL: there is no such picture. */
    void (*miniature)(const game_state *s, enum viewer viewer, struct canvas *canvas);

    /* Adds what stands at a board spot, for people: "a cat of $A"; at least one word. */
    void (*look)(const game_state *s, enum viewer viewer, int spot, struct text *out);

    /* NULL, or which invariant is broken. Tests call it after every move. */
    const char *(*check)(const game_state *s);

    /* ---- advice for the front end; each may be NULL; seat and move are legal ---- */

    /* The price of the move in the game's points (those of turn.budget, if it is counted); -1 when
       it has none. It is shown for the move that is pointed at. */
    int (*price)(const game_state *s, unsigned seat, const struct move *move);

    /* True when the move only takes a piece from its first spot to its last, and the seat may go
       on with it in the same turn: such moves are made one after the other when a spot further
       off is pointed at, by the cheapest way, and the piece stays in hand. */
    bool (*walks)(const game_state *s, unsigned seat, const struct move *move);

    /* A question, marked N_(), for a move that nobody should make by mistake; else NULL. */
    const char *(*confirm)(const game_state *s, unsigned seat, const struct move *move);

    /* True when the news of the move, or of a chance outcome (actor CHANCE), must not be missed, as
       the result of a duel: the screen keeps them until each player before it has pressed a key. It
       tells nothing that the news do not. */
    bool (*news_wait)(const game_state *s, unsigned actor, const struct move *move);

    /* The board spots that a well-formed move covers or changes, even if it is not legal: fills
       spots and returns how many. They are marked while the move is considered, and when it was the
       last one. NULL, or 0: the spots that the move names. Depends only on actor and move. */
    unsigned (*touches)(const game_state *s, unsigned actor, const struct move *move,
                        int spots[TOUCHED_MOST]);

    /* A sensible move for autoplay where choosing is tedious (completing an army); deterministic.
       false in all other positions. Repeated suggestions come to an end. */
    bool (*suggest)(const game_state *s, unsigned seat, struct move *out);

    /* ---- showing more of the position; each may be NULL ---- */

    /* Adds to draw's picture what the piece at the spot pointed at sees or reaches. It adds no
       spots, and shows nothing that the viewer may not know. */
    void (*shade)(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas);

    /* What lies between two spots: draws it into draw's picture, unless canvas is NULL, and adds
       one sentence. */
    void (*between)(const game_state *s, enum viewer viewer, int from, int to,
                    struct canvas *canvas, struct text *out);

    /* Draws a page of at most PAGE_ROWS and PAGE_COLUMNS about what stands at a spot; false, and
       nothing drawn, when it has nothing to add to look. */
    bool (*page)(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas);

    /* ---- for bots; each may be NULL ---- */

    /* Determinization: replaces everything that the viewer may not know by a random possibility.
       What the viewer sees stays byte for byte the same. NULL: the game has no secrets. */
    void (*resample)(game_state *s, enum viewer viewer, struct rng *rng);

    /* A quick estimate of each seat's chance to win, in a position that is not over, in parts of
       ESTIMATE_WHOLE that sum to it. It uses nothing hidden. The weights are those of tuning,
       NULL without. NULL: bots use playouts instead. */
    void (*estimate)(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);

    /* True when a legal move only gives up what the seat prepared before, or prepares what it would
       have to give up: no bot makes or thinks of such a move while there is another. NULL: no move
       is like that. */
    bool (*futile)(const game_state *s, unsigned seat, const struct move *move);

    /* NULL: no weights, and the search's usual numbers. A copy of a ruleset may have another. */
    const struct tuning *tuning;
};

/* The words of a game, for its table: arrays of verbs, domains, options and presets. */
#define RULESET_WORDS(verb_rows, domain_rows, option_rows, preset_rows)                            \
    .verbs = verb_rows, .verb_count = sizeof verb_rows / sizeof *verb_rows,                        \
    .domains = domain_rows, .domain_count = sizeof domain_rows / sizeof *domain_rows,              \
    .options = option_rows, .option_count = sizeof option_rows / sizeof *option_rows,              \
    .presets = preset_rows, .preset_count = sizeof preset_rows / sizeof *preset_rows

/* The choices of an option that is off unless it is chosen: "no", "yes". */
extern const char *const option_no_yes[];

/* What why_not and why_verb return for a reason, marked N_() and without arguments, or NULL: true
   when there is one, which is then added in the player's language unless why is NULL. */
bool refused_for(const char *reason, struct text *why);

/* Adds what a seat is called before its player has a name: its title, or "Player A";
   s may be NULL, then titles are not known yet. */
void seat_name(const struct ruleset *rules, const game_state *s, unsigned seat, struct text *out);

/* The sign of a seat in tables and curves. */
struct glyph seat_sign(const struct ruleset *rules, const game_state *s, unsigned seat);

/* A text of a game's folder, as rules/embed.awk puts it into the program. */
struct document {
    const char *file; /* its name: "RULES.md", "RULES.it.md" */
    const char *text;
};

/* A game as the registry lists it. */
struct registered {
    const struct ruleset *ruleset;
    const struct document *documents; /* ended by an entry whose file is NULL */
    bool listed; /* in the menu and `clowder list`; false for templates and tests */
};

/* True when chance makes moves in this game: there are dice, or a coin. */
bool ruleset_has_chance(const struct ruleset *rules);

/* The game's tuning, or the usual one, which has no weights. */
const struct tuning *ruleset_tuning(const struct ruleset *rules);

/* The game's estimate, which must not be NULL, by its own weights. */
void ruleset_estimate(const struct ruleset *rules, const game_state *s,
                      uint16_t chances[SEATS_MOST]);

/* The registry (rules/registry.c), ended by an entry whose ruleset is NULL. */
extern const struct registered registry[];

/* The registered game of that name, or NULL. */
const struct registered *registry_find(const char *name);

/* The game's document of that file name in a language: of "RULES.md" in "it" that is the text of
   RULES.it.md, or, without one, of RULES.md itself; NULL when there is neither. People are shown
   the one of i18n_language(). */
const char *registered_document(const struct registered *game, const char *file,
                                const char *language);

/*
 * Set-ups.
 */

/* Every option at its default, no deal. */
void setup_init(struct setup *setup, const struct ruleset *rules, unsigned seats);

/* Sets options from words "name=value name=value". Returns true, or false with a sentence in
   why: unknown names and values are told with the nearest right one. */
bool setup_set(struct setup *setup, const struct ruleset *rules, const char *words,
               struct text *why);

/* Adds the options that differ from their defaults, as setup_set reads them. */
void setup_words(const struct setup *setup, const struct ruleset *rules, struct text *out);

/* Adds the word of an option's present value. */
void setup_value(const struct setup *setup, const struct ruleset *rules, unsigned option,
                 struct text *out);

/* The same for people: in their language, and the word itself where that differs: "aperte
   (open)". */
void setup_value_told(const struct setup *setup, const struct ruleset *rules, unsigned option,
                      struct text *out);

/* The preset of that name, or NULL. */
const struct preset *preset_find(const struct ruleset *rules, const char *name);

/* For a game's own use: the option's value. */
static inline int setup_option(const struct setup *setup, unsigned option) {
    return setup->option[option];
}

/* The screen that a size is made for. */
void size_screen(enum size size, int *rows, int *columns);

/*
 * Chance and playing at random, for whoever drives a game.
 */

/* A random outcome for a position in PHASE_CHANCE. */
struct move chance_draw(const struct chance *chance, struct rng *rng);

/* How many different outcomes there are, faces in their order; 0 when more than `most`. */
unsigned chance_outcomes(const struct chance *chance, unsigned most);

/* The outcome with a number below that, and its weight. */
uint64_t chance_outcome(const struct chance *chance, unsigned number, struct move *out);

/* True when the move is a possible outcome. */
bool chance_possible(const struct chance *chance, const struct move *move);

/* How likely an outcome is: its weight among all of them; 0 for an impossible one. */
uint64_t chance_weight(const struct chance *chance, const struct move *outcome);

/* Goes on from one outcome to the next, impossible ones too; the first has all faces 0. False, and
   back at the first, after the last one. */
bool chance_next(const struct chance *chance, struct move *outcome);

/* A legal move of the seat, uniformly at random; list is scratch with moves_most reserved. */
struct move random_move(const struct ruleset *rules, const game_state *s, unsigned seat,
                        struct rng *rng, struct move_list *list);

#endif
