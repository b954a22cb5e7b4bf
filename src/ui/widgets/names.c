/*
 * names.c - names of places written on the board: see names.h.
 *
 * The frame's cells say where a place is, so nothing is known here of boards or games.
 */
#include "ui/widgets/names.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

int names_next(const struct ruleset *rules, int named, struct text *out) {
    int domain = named + 1;
    while (domain < rules->domain_count && !rules->domains[domain].on_board)
        domain++;
    if (domain == rules->domain_count) {
        text_add(out, _("No names on the board."));
        return NO_NAMES;
    }
    text_addf(out, _("Names on the board: %s"), _(rules->domains[domain].name));
    return domain;
}

/* Writes a name where it covers no other; taken has a cell for each of the frame. */
static void write_name(struct canvas *frame, int row, int column, const char *name, bool *taken) {
    int length = (int)strlen(name), from = row * frame->columns + column;
    if (column < 0 || column + length > frame->columns)
        return;
    for (int i = column > 0 ? -1 : 0; i < length; i++)
        if (taken[from + i])
            return;
    for (int i = 0; i < length; i++)
        taken[from + i] = true;
    canvas_text(frame, row, column, length, INK_KEY, name);
}

/* The columns of a spot in the first row that it has cells in; its marks too. */
struct extent_of {
    int row, left, right;
    unsigned marks;
};

static void find_spots(const struct canvas *frame, const struct domain *domain,
                       struct extent_of *found) {
    for (int i = frame->rows * frame->columns - 1; i >= 0; i--) {
        int value = frame->cells[i].spot - domain->spot, column = i % frame->columns;
        if (frame->cells[i].spot == NO_SPOT || value < 0 || value >= domain->count)
            continue;
        struct extent_of *spot = &found[value];
        if (spot->row < 0) {
            spot->left = spot->right = column;
        } else {
            spot->left = column < spot->left ? column : spot->left;
            spot->right = column > spot->right ? column : spot->right;
        }
        spot->row = i / frame->columns;
        spot->marks |= frame->cells[i].mark;
    }
}

void names_show(struct canvas *frame, const struct ruleset *rules, const struct notation *notation,
                int named) {
    if (named == NO_NAMES)
        return;
    const struct domain *domain = &rules->domains[named];
    struct extent_of *found = memory_new(domain->count * sizeof *found);
    bool *taken = memory_new((size_t)frame->rows * (size_t)frame->columns);
    for (int value = 0; value < domain->count; value++)
        found[value].row = -1;
    find_spots(frame, domain, found);
    for (int pass = 0; pass < 2; pass++)
        for (int value = 0; value < domain->count; value++) {
            const struct extent_of *spot = &found[value];
            bool wanted = spot->marks & (MARK_CURSOR | MARK_CANDIDATE);
            if (spot->row < 0 || wanted != (pass == 0))
                continue;
            const char *name = notation_word(notation, (unsigned)named, (unsigned)value);
            int middle = (spot->left + spot->right + 1) / 2;
            write_name(frame, spot->row, middle - (int)strlen(name) / 2, name, taken);
        }
    free(found);
    free(taken);
}
