/*
 * pager.c - a picture taller than the screen: see pager.h.
 *
 * The picture's words are read once into a flow of letters, folded to lower case and with one
 * space wherever there were some, each knowing its cell: a search compares letters and marks
 * cells. Invariant: 0 <= top <= last_top.
 */
#include "ui/widgets/pager.h"

#include <stdlib.h>
#include <utf8proc.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/prompt.h"

struct letter {
    int32_t code; /* lower case */
    int row, column;
};

struct pager {
    struct canvas *picture;
    struct letter *flow;
    size_t flow_count;
    struct text wanted; /* what was searched for last */
    int found_row;      /* of the match gone to last, or -1 */
    int matches;
    int top, height;
    const struct ruleset *scene; /* beside the text; or NULL */
};

/*
 * Searching.
 */
static void flow_build(struct pager *pager) {
    const struct canvas *picture = pager->picture;
    size_t cells = (size_t)picture->rows * (size_t)(picture->columns + 1);
    pager->flow = memory_resize(NULL, cells, sizeof *pager->flow);
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column <= picture->columns; column++) {
            const struct cell *cell = canvas_at(picture, row, column);
            int32_t code = cell ? (int32_t)cell->glyph : ' ';
            size_t count = pager->flow_count;
            if (code == 0 || (code == ' ' && (count == 0 || pager->flow[count - 1].code == ' ')))
                continue;
            pager->flow[pager->flow_count++] = (struct letter){utf8proc_tolower(code), row, column};
        }
    }
}

/* The letters of the wanted text, as the flow has them; freed by the caller. */
static int32_t *wanted_letters(const char *wanted, size_t *count) {
    const char *end = wanted + strlen(wanted);
    int32_t *letters = memory_resize(NULL, strlen(wanted) + 1, sizeof *letters);
    *count = 0;
    while (wanted < end)
        letters[(*count)++] = utf8proc_tolower(utf8_next(&wanted, end));
    return letters;
}

static bool is_digit(const struct pager *pager, size_t at) {
    return at < pager->flow_count && pager->flow[at].code >= '0' && pager->flow[at].code <= '9';
}

/* A number at the end is whole: KK-1 is not found in KK-12. */
static bool flow_matches(const struct pager *pager, size_t at, const int32_t *letters,
                         size_t count) {
    if (at + count > pager->flow_count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (pager->flow[at + i].code != letters[i])
            return false;
    return !(is_digit(pager, at + count - 1) && is_digit(pager, at + count));
}

/* Marks every match of the wanted text, and counts them. */
static void pager_search(struct pager *pager) {
    struct canvas *picture = pager->picture;
    for (int row = 0; row < picture->rows; row++)
        for (int column = 0; column < picture->columns; column++)
            canvas_at(picture, row, column)->mark = 0;
    size_t count;
    int32_t *letters = wanted_letters(pager->wanted.bytes, &count);
    pager->matches = 0;
    for (size_t at = 0; count > 0 && at < pager->flow_count; at++) {
        if (!flow_matches(pager, at, letters, count))
            continue;
        pager->matches++;
        for (size_t i = at; i < at + count; i++) {
            struct cell *cell = canvas_at(picture, pager->flow[i].row, pager->flow[i].column);
            if (cell)
                cell->mark = MARK_CHOSEN;
        }
    }
    free(letters);
}

/* The first row after `row` (cyclic) where a match is, or -1. */
static int next_marked_row(const struct pager *pager, int row) {
    const struct canvas *picture = pager->picture;
    for (int step = 1; pager->matches > 0 && step <= picture->rows; step++) {
        int at = (row + step) % picture->rows;
        for (int column = 0; column < picture->columns; column++)
            if (canvas_at(picture, at, column)->mark)
                return at;
    }
    return -1;
}

/* The first row that begins with the wanted text, as a rule begins with its id; or -1. */
static int heading_row(const struct pager *pager) {
    const struct canvas *picture = pager->picture;
    for (int row = 0; row < picture->rows; row++) {
        int column = 0;
        while (column < picture->columns && canvas_at(picture, row, column)->glyph == ' ')
            column++;
        const struct cell *cell = canvas_at(picture, row, column);
        if (cell && cell->mark)
            return row;
    }
    return -1;
}

static void pager_scroll(struct pager *pager, int top) {
    int last = pager->picture->rows - pager->height;
    if (top > last)
        top = last;
    pager->top = top < 0 ? 0 : top;
}

static void pager_go(struct app *app, struct pager *pager, int row) {
    struct text sentence = TEXT_EMPTY;
    if (row < 0) {
        text_addf(&sentence, _("\"%s\" is not found here."), pager->wanted.bytes);
        frame_say(app, INK_ALERT, sentence.bytes);
    } else {
        text_addf(&sentence, ngettext("%d place", "%d places", (unsigned long)pager->matches),
                  pager->matches);
        frame_say(app, INK_DIM, sentence.bytes);
        if (row < pager->top || row >= pager->top + pager->height)
            pager_scroll(pager, row - 1);
    }
    pager->found_row = row;
    text_free(&sentence);
}

static void pager_ask(struct app *app, struct pager *pager) {
    struct text line = TEXT_EMPTY;
    if (frame_ask(app, _("Search for: "), &line, NULL) && line.length > 0) {
        text_clear(&pager->wanted);
        text_add(&pager->wanted, line.bytes);
        pager_search(pager);
        pager_go(app, pager, next_marked_row(pager, pager->top - 1));
    }
    text_free(&line);
}

/*
 * Showing.
 */
static void pager_draw(struct app *app, struct pager *pager, const char *title) {
    bool fits = frame_begin(app, title, NULL); /* learns the size */
    struct text place = TEXT_EMPTY;
    int rows = pager->picture->rows;
    pager->height = frame_rows(app);
    pager_scroll(pager, pager->top);
    int last = pager->top + pager->height < rows ? pager->top + pager->height : rows;
    text_addf(&place, _("lines %d-%d of %d"), pager->top + 1, last, rows);
    if (fits && frame_begin(app, title, place.bytes)) {
        int left = pager->scene ? picture_left(app) : frame_left(app);
        struct room room = picture_room(app, LEFT_COLUMNS);
        if (pager->scene && picture_beside(app, LEFT_COLUMNS))
            picture_show_scene(app, &room, pager->scene);
        for (int row = pager->top; row < last; row++)
            for (int column = 0; column < pager->picture->columns; column++) {
                struct cell *to = canvas_at(&app->frame, 1 + row - pager->top, left + 1 + column);
                if (to)
                    *to = *canvas_at(pager->picture, row, column);
            }
    }
    text_free(&place);
}

/* Does what was asked; false when the page is left. */
static bool pager_act(struct app *app, struct pager *pager, enum action action) {
    switch (action) {
    case ACTION_UP:
        pager_scroll(pager, pager->top - 1);
        break;
    case ACTION_DOWN:
        pager_scroll(pager, pager->top + 1);
        break;
    case ACTION_PAGE_UP:
        pager_scroll(pager, pager->top - pager->height + 1);
        break;
    case ACTION_PAGE_DOWN:
        pager_scroll(pager, pager->top + pager->height - 1);
        break;
    case ACTION_FIRST:
        pager_scroll(pager, 0);
        break;
    case ACTION_LAST:
        pager_scroll(pager, pager->picture->rows);
        break;
    case ACTION_SEARCH:
        pager_ask(app, pager);
        break;
    case ACTION_SEARCH_AGAIN:
        if (pager->wanted.length > 0)
            pager_go(app, pager, next_marked_row(pager, pager->found_row));
        break;
    case ACTION_BACK:
    case ACTION_LEAVE:
        return false;
    default:
        break;
    }
    return true;
}

/* Until the page is left. */
static void pager_run(struct app *app, struct pager *pager, const char *title) {
    static const enum action keys[] = {ACTION_PAGE_DOWN,    ACTION_PAGE_UP, ACTION_SEARCH,
                                       ACTION_SEARCH_AGAIN, ACTION_BACK,    ACTION_NONE};
    do {
        pager_draw(app, pager, title);
        frame_end(app, CONTEXT_PAGE, keys);
    } while (pager_act(app, pager, frame_action(app, CONTEXT_PAGE, -1, NULL, NULL)) &&
             !app->leaving);
    text_free(&pager->wanted);
    free(pager->flow);
}

static void pager_init(struct app *app, struct pager *pager, struct canvas *picture) {
    *pager = (struct pager){.picture = picture, .wanted = TEXT_EMPTY, .found_row = -1};
    pager->height = frame_rows(app);
    flow_build(pager);
}

void page_pager(struct app *app, const char *title, struct canvas *picture,
                const struct ruleset *scene, const char *find) {
    struct pager pager;
    pager_init(app, &pager, picture);
    pager.scene = scene;
    if (find) {
        text_add(&pager.wanted, find);
        pager_search(&pager);
        int row = heading_row(&pager);
        row = row < 0 ? next_marked_row(&pager, -1) : row;
        pager_go(app, &pager, row);
        if (row > 0)
            pager_scroll(&pager, row - 1);
    }
    pager_run(app, &pager, title);
}

void page_pager_end(struct app *app, const char *title, struct canvas *picture) {
    struct pager pager;
    pager_init(app, &pager, picture);
    pager_scroll(&pager, picture->rows);
    pager_run(app, &pager, title);
}
