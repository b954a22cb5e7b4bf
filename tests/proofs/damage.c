/*
 * damage.c - proof: any damage to a log is noticed, and where.
 *
 * Every bit of a log is flipped; every byte becomes another letter, goes, or comes twice; every
 * line goes, comes twice, changes places with the next, or is taken from another game. Loading
 * must name a problem, and its line: the damaged one, or where that left nothing to judge (it is
 * gone, empty or a comment), the first line after it that can be judged. What was read before it
 * must be what was played. Lines missing at the very end leave a shorter good log (tails.c), and
 * empty lines say nothing, so neither counts as damage.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"

#include "proof.h"

enum { LINES_MOST = 4000 };

struct trial {
    const struct registered *game;
    const char *log, *other; /* two logs of the same game */
    size_t length;
    struct word line[LINES_MOST]; /* of log, without line ends */
    struct word other_line[LINES_MOST];
    unsigned lines, other_lines;
    struct text text; /* the damaged log */
    unsigned long tried, unnoticed, misnamed;
    char example[160]; /* of the first failure */
};

static unsigned cut_lines(const char *log, struct word *out) {
    unsigned count = 0;
    for (const char *at = log; *at && count < LINES_MOST; count++) {
        out[count] = (struct word){at, strcspn(at, "\n")};
        at += out[count].length + 1;
    }
    return count;
}

static bool says_nothing(const char *line) {
    return *line == '\n' || *line == '\r' || *line == ';' || !*line;
}

/* The first line from `line` on (from 1) that can be judged; 0 when there is none. */
static unsigned judged_line(const char *text, unsigned line) {
    unsigned number = 1;
    for (const char *at = text; *at; number++) {
        if (number >= line && !says_nothing(at))
            return number;
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    return 0;
}

/* Loads the damaged log, whose damage begins in `line`. */
static void judge(struct trial *trial, unsigned line, const char *what) {
    struct problem problem;
    struct session *session = session_load(trial->text.bytes, trial->text.length, &problem);
    unsigned expected = judged_line(trial->text.bytes, line);
    trial->tried++;
    bool bad = false;
    if (problem.kind == PROBLEM_NONE) {
        trial->unnoticed++;
        bad = true;
    } else if (problem.line != expected && problem.line != line) {
        trial->misnamed++;
        bad = true;
    }
    if (session) { /* the part before the damage, and nothing else */
        size_t kept;
        const char *log = session_log(session, &kept);
        bool beginning = kept <= trial->length && memcmp(log, trial->log, kept) == 0;
        if (!beginning && session_length(session) > 0) {
            trial->unnoticed++;
            bad = true;
        }
        session_free(session);
    }
    if (bad && !*trial->example)
        snprintf(trial->example, sizeof trial->example, "%s in line %u named as line %u: %s", what,
                 line, problem.line, problem.message.bytes);
    problem_free(&problem);
}

static void take_log(struct trial *trial) {
    text_clear(&trial->text);
    text_add_bytes(&trial->text, trial->log, trial->length);
}

/* Bytes of one line, its line end included. */
static void damage_bytes(struct trial *trial, unsigned line, unsigned step) {
    static unsigned phase; /* so that a step above 1 meets other bits in each line */
    size_t start = (size_t)(trial->line[line - 1].bytes - trial->log);
    size_t end = start + trial->line[line - 1].length;
    for (size_t bit = 8 * start + phase++ % step; bit < 8 * (end + 1); bit += step) {
        take_log(trial);
        trial->text.bytes[bit / 8] ^= (char)(1 << bit % 8);
        if (trial->text.bytes[bit / 8]) /* a NUL would end the text for judged_line */
            judge(trial, line, "a bit flipped");
    }
    for (size_t at = start; at < end; at += 1 + step / 4) {
        take_log(trial);
        char was = trial->text.bytes[at];
        trial->text.bytes[at] = was == '7' ? '2' : '7';
        judge(trial, line, "a byte changed");
        take_log(trial);
        memmove(trial->text.bytes + at, trial->text.bytes + at + 1, trial->length - at);
        trial->text.length--;
        judge(trial, line, "a byte gone");
        text_clear(&trial->text);
        text_add_bytes(&trial->text, trial->log, at + 1);
        text_add_bytes(&trial->text, trial->log + at, trial->length - at);
        judge(trial, line, "a byte twice");
    }
}

/* The log with `count` lines from `line` on replaced by two others, if these are given. */
static void replace(struct trial *trial, unsigned line, unsigned count, const struct word *first,
                    const struct word *second) {
    const char *cut = trial->line[line - 1].bytes;
    const struct word *last = &trial->line[line - 1 + count - 1];
    const char *rest = last->bytes + last->length + 1;
    text_clear(&trial->text);
    text_add_bytes(&trial->text, trial->log, (size_t)(cut - trial->log));
    for (int i = 0; i < 2; i++) {
        const struct word *word = i ? second : first;
        if (!word)
            continue;
        text_add_bytes(&trial->text, word->bytes, word->length);
        text_add_char(&trial->text, '\n');
    }
    text_add(&trial->text, rest);
}

static bool same(const struct word *a, const struct word *b) {
    return a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0;
}

static bool is_seal(const struct word *line) {
    return line->length > 6 && memcmp(line->bytes, "[Seal ", 6) == 0;
}

static void damage_line(struct trial *trial, unsigned line) {
    const struct word *own = &trial->line[line - 1], *next = own + 1;
    replace(trial, line, 1, own, own);
    judge(trial, line + 1, "a line twice");
    if (line == trial->lines)
        return;
    replace(trial, line, 1, NULL, NULL);
    judge(trial, line, "a line gone");
    if (next->length && !same(own, next)) {
        replace(trial, line, 2, next, own);
        judge(trial, line, "two lines swapped");
    }
    for (unsigned i = 1; i <= trial->other_lines; i += 1 + trial->other_lines / 8) {
        const struct word *other = &trial->other_line[i - 1];
        if (!other->length || same(own, other) ||
            (is_seal(other) && !is_seal(own))) /* would make all tags before it wrong */
            continue;
        replace(trial, line, 1, other, NULL);
        judge(trial, line, "a line of another game");
    }
}

static char *make_log(const struct registered *game, unsigned number, size_t moves, bool finished) {
    struct rng rng;
    struct session *session = proof_session(game, number);
    size_t length;
    rng_seed(&rng, number, 54);
    for (const char *seal = NULL; !seal || !seal[strcspn(seal, "\n") + 2]; moves++) {
        proof_play(session, &rng, moves); /* until an event is logged: secrets are held back */
        seal = strstr(session_log(session, &length), "[Seal ");
    }
    if (finished && !session_over(session))
        session_resign(session, 0, NULL);
    char *log = memory_string(session_log(session, &length));
    session_free(session);
    return log;
}

static void try_log(struct trial *trial, unsigned number, size_t moves, bool finished,
                    unsigned step) {
    char *log = make_log(trial->game, number, moves, finished);
    char *other = make_log(trial->game, number + 100, moves, finished);
    trial->log = log;
    trial->other = other;
    trial->length = strlen(log);
    trial->lines = cut_lines(log, trial->line);
    trial->other_lines = cut_lines(other, trial->other_line);
    for (unsigned line = 1; line <= trial->lines; line++) {
        if (!trial->line[line - 1].length)
            continue;
        damage_bytes(trial, line, step);
        damage_line(trial, line);
    }
    free(log);
    free(other);
}

int main(int count, char **words) {
    bool long_form = proof_long(count, words);
    static struct trial trial;
    for (const struct registered *game = registry; game->ruleset; game++) {
        trial = (struct trial){.game = game, .text = TEXT_EMPTY};
        for (unsigned number = 0; number < (long_form ? 6 : 2); number++)
            try_log(&trial, number, long_form ? 40 : 10, number % 2, long_form ? 1 : 9);
        proof_claim(!trial.unnoticed && !trial.misnamed, game,
                    "%lu times damaged, %lu unnoticed, %lu with another line named%s%s",
                    trial.tried, trial.unnoticed, trial.misnamed, *trial.example ? "; first: " : "",
                    trial.example);
        text_free(&trial.text);
    }
    return proof_end();
}
