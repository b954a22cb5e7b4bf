/*
 * check.c - `clowder check FILE...`: replays logs and reports what each one proves.
 *
 * The first wrong line of an invalid log is reported on stderr. For a valid log stdout gets a line
 * about the state of the game, and under it, line by line, what this log proves and what it does
 * not. The exit code is the highest of all files'. With --strict a log counts as refused when
 * anything except the end of a game in progress is not proved. With --json all of it is one list.
 */
#include "cli/cli.h"
#include "core/json.h"
#include "core/real.h"
#include "session/clocks.h"
#include "session/comments.h"
#include "session/dice.h"

enum { FACES_MOST = 64 };
enum { ENOUGH = 5 /* draws for each face before a chi-square means anything */ };

/* The dice of a game, of one seat's turns or of all. */
struct dice {
    unsigned draws, faces;
    unsigned count[FACES_MOST];
};

/* What is told of one log. */
struct report {
    struct session *session;
    struct text out;
    bool open; /* something that a log can prove is not proved by this one */
};

static uint32_t turns(const struct session *session) {
    size_t length = session_length(session);
    return length ? session_entry(session, length - 1)->turn : 0;
}

static void add_stand(struct report *report, const char *path) {
    struct session *session = report->session;
    struct text *out = &report->out;
    size_t moves = session_length(session);
    cli_add_safe(out, path);
    text_addf(out, ": %s, ", session_rules(session)->name);
    text_addf(out, ngettext("%zu move, ", "%zu moves, ", moves), moves);
    text_addf(out, ngettext("%u turn: ", "%u turns: ", turns(session)), turns(session));
    cli_add_result(out, session);
    text_add_char(out, '\n');
}

static void add_proved(struct report *report, const char *what) {
    text_addf(&report->out, _("  proved: %s\n"), what);
}

static void add_open(struct report *report, const char *what) {
    text_addf(&report->out, _("  not proved: %s\n"), what);
    report->open = true;
}

/* ---- dice ---- */

static void count_draws(const struct ruleset *rules, const struct move *move, struct dice *dice) {
    for (unsigned i = 0; i < move->count && move->arg[i] < FACES_MOST; i++) {
        unsigned faces = rules->domains[rules->verbs[move->verb].domain[i]].count;
        dice->faces = faces > dice->faces ? faces : dice->faces;
        dice->count[move->arg[i]]++;
        dice->draws++;
    }
}

/* Counts the dice of each seat's turns, and in all[0] those of all. Returns false when their faces
   have not the same chances, so that counts cannot be compared. */
static bool count_dice(struct session *session, struct dice *all, struct dice seats[SEATS_MOST]) {
    const struct ruleset *rules = session_rules(session);
    bool equal = true;
    for (size_t i = 0; i < session_length(session); i++) {
        const struct entry *entry = session_entry(session, i);
        struct turn turn = {0};
        struct chance chance = {0};
        if (entry->actor != CHANCE)
            continue;
        session_seek(session, i);
        session_turn(session, &turn);
        rules->chance(session_state(session), &chance);
        equal = equal && !chance.weight && chance.faces <= FACES_MOST;
        count_draws(rules, &entry->move, all);
        if (turn.owner < SEATS_MOST)
            count_draws(rules, &entry->move, &seats[turn.owner]);
    }
    session_seek(session, session_length(session));
    return equal;
}

/* "  dice of Anna: 60 with 6 faces, chi-square 3.20, chance 66.9 %": how often fair dice give that
   or more. */
static void add_chi_square(struct report *report, const char *what, const struct dice *dice) {
    struct text *out = &report->out;
    text_addf(out, _("  %s: %u with %u faces"), what, dice->draws, dice->faces);
    if (dice->faces < 2 || dice->draws < ENOUGH * dice->faces) {
        text_add(out, _(", too few to judge\n"));
        return;
    }
    double value = dice_chi_square(dice->count, dice->faces);
    double percent = 100 * dice_chance_beyond(value, dice->faces - 1);
    text_addf(out, _(", chi-square %s"), real_told(value, 2).text);
    text_addf(out, percent < 0.1 ? _(", chance below %s %%\n") : _(", chance %s %%\n"),
              real_told(percent < 0.1 ? 0.1 : percent, 1).text);
}

/* What is known about where the dice came from. */
static void add_source(struct report *report, unsigned draws) {
    struct session *session = report->session;
    struct text what = TEXT_EMPTY;
    bool table = session_dice_source(session) == DICE_TABLE;
    bool keys = session_dice_source(session) == DICE_TWO_KEY;
    if (table)
        text_addf(&what,
                  ngettext("the %u die: it was rolled at the table, any face would do",
                           "the %u dice: they were rolled at the table, any faces would do", draws),
                  draws);
    else if (keys)
        text_addf(&what,
                  ngettext("the %u die follows from keys committed before the deal",
                           "all %u dice follow from keys committed before the deal", draws),
                  draws);
    else if (session_seeded(session))
        text_addf(
            &what,
            ngettext("the %u die follows from the seed", "all %u dice follow from the seed", draws),
            draws);
    else
        text_addf(&what,
                  ngettext("the %u die: without a seed it cannot be checked",
                           "the %u dice: without a seed they cannot be checked", draws),
                  draws);
    if (keys || (!table && session_seeded(session)))
        add_proved(report, what.bytes);
    else
        add_open(report, what.bytes);
    text_free(&what);
}

static void add_dice(struct report *report) {
    struct session *session = report->session;
    struct dice all = {0}, seats[SEATS_MOST] = {0};
    struct text what = TEXT_EMPTY;
    bool equal = count_dice(session, &all, seats);
    if (all.draws)
        add_source(report, all.draws);
    if (all.draws && equal)
        add_chi_square(report, _("all dice"), &all);
    for (unsigned seat = 0; equal && seat < session_setup(session)->seats; seat++) {
        struct text name = TEXT_EMPTY;
        cli_add_safe(&name, session_names(session)[seat]);
        text_clear(&what);
        text_addf(&what, _("dice of %s"), name.bytes);
        text_free(&name);
        if (seats[seat].draws)
            add_chi_square(report, what.bytes, &seats[seat]);
    }
    text_free(&what);
}

/* ---- the rest ---- */

static void add_beginning(struct report *report) {
    const char *origin = session_tag(report->session, "Origin");
    struct text what = TEXT_EMPTY;
    if (*session_tag(report->session, "Position")) {
        text_add(&what, _("the beginning: a given position, which no move of this log led to"));
        add_open(report, what.bytes);
    } else if (session_dice_source(report->session) == DICE_TWO_KEY) {
        add_proved(report, _("the deal follows from keys committed before it"));
    } else if (!session_seeded(report->session)) {
        add_open(report, _("the deal: without a seed it cannot be checked"));
    } else {
        add_proved(report, _("the deal follows from the seed"));
    }
    if (*origin) {
        text_clear(&what);
        cli_add_safe(&what, origin);
        text_addf(&report->out, _("  played on from %s\n"), what.bytes);
    }
    text_free(&what);
}

/* No log can tell whose its keys were. */
static void add_keys(struct report *report) {
    if (session_dice_source(report->session) == DICE_TWO_KEY)
        text_add(&report->out,
                 _("  keys: nobody could choose the dice without the keys of all the others\n"));
}

static void add_seals(struct report *report) {
    if (session_sealed(report->session))
        add_proved(report, _("unchanged since it was sealed, unless somebody sealed it anew"));
    else
        add_open(report, _("that nothing was changed: there are no seals"));
}

/* Times are measured by whoever writes a log; that a flag fell is a sealed event like others. */
static void add_clocks(struct report *report) {
    const struct session *session = report->session;
    struct text control = TEXT_EMPTY;
    control_told(session_control(session), &control);
    if (session_control(session)->kind != CONTROL_NONE)
        text_addf(&report->out, _("  clocks: %s; no seal covers the times\n"), control.bytes);
    if (session_flag_fell(session))
        text_addf(&report->out, _("  not proved: %s\n"),
                  _("that the time was up: only the program that wrote this measured it"));
    text_free(&control);
}

static void add_comments(struct report *report) {
    size_t comments = session_comments(report->session);
    if (comments > 0)
        text_addf(&report->out,
                  ngettext("  %zu comment, which no seal covers\n",
                           "  %zu comments, which no seal covers\n", comments),
                  comments);
}

static void add_end(struct report *report) {
    if (session_finished(report->session))
        add_proved(report, _("the end: no move is missing"));
    else /* every game in progress looks like that */
        text_addf(&report->out, _("  not proved: %s\n"),
                  _("the end: the last moves may be missing, the game is not over"));
}

/* What a good log proves. */
static void add_proofs(struct report *report) {
    add_proved(report, _("every move is legal"));
    add_beginning(report);
    add_dice(report);
    add_keys(report);
    add_seals(report);
    add_clocks(report);
    add_comments(report);
    add_end(report);
}

/* Tells what a good log proves; true when that is all that --strict asks for. */
static bool print_good(const char *path, struct session *session) {
    struct report report = {.session = session, .out = TEXT_EMPTY};
    add_stand(&report, path);
    add_proofs(&report);
    cli_say(&report.out);
    text_free(&report.out);
    return !report.open;
}

/* The same as members of an object. */
static bool add_good(struct json *json, struct session *session) {
    struct report report = {.session = session, .out = TEXT_EMPTY};
    struct result result;
    session_result(session, &result);
    json_string(json, "game", session_rules(session)->name);
    json_number(json, "moves", (long)session_length(session));
    json_number(json, "turns", turns(session));
    json_bool(json, "over", session_finished(session));
    json_seats(json, "winners", result.winners);
    json_bool(json, "sealed", session_sealed(session));
    json_bool(json, "seeded", session_seeded(session));
    json_bool(json, "two_key", session_dice_source(session) == DICE_TWO_KEY);
    json_bool(json, "dealt", !*session_tag(session, "Position"));
    json_number(json, "comments", (long)session_comments(session));
    add_proofs(&report);
    json_bool(json, "proved", !report.open);
    text_free(&report.out);
    return !report.open;
}

static void add_problem(struct json *json, const struct problem *problem) {
    json_object(json, "problem");
    json_string(json, "kind", cli_problem_word(problem));
    json_number(json, "line", problem->line);
    json_string(json, "message", problem->message.bytes);
    json_end(json);
}

/* Checks a file; the report is a line for people, or with `json` an object in it. */
static int check_file(const char *path, bool strict, struct json *json) {
    int code;
    struct problem problem;
    struct session *session = cli_load(path, &code, &problem);
    bool good = session && code == EXIT_FINE, whole = true;
    if (json) {
        json_object(json, NULL);
        json_string(json, "file", path);
        json_bool(json, "valid", good);
        if (good)
            whole = add_good(json, session);
        else if (problem.kind != PROBLEM_NONE)
            add_problem(json, &problem);
        json_end(json);
    } else if (good) {
        whole = print_good(path, session);
    }
    problem_free(&problem);
    if (session)
        session_free(session);
    return good && !whole && strict ? EXIT_REFUSED : code;
}

int command_check(const struct arguments *arguments) {
    int worst = EXIT_FINE;
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    bool machine = arguments->value[FLAG_JSON] != NULL;
    json_array(&json, NULL);
    progress_start(_("checking"));
    for (int i = 0; i < arguments->count; i++) {
        int code = check_file(arguments->operands[i], arguments->value[FLAG_STRICT] != NULL,
                              machine ? &json : NULL);
        if (code > worst)
            worst = code;
        progress_step((uint64_t)i + 1, (uint64_t)arguments->count);
    }
    progress_end();
    json_end(&json);
    if (machine)
        cli_print(&out);
    text_free(&out);
    return worst;
}
