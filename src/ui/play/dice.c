/*
 * dice.c - dice that people roll on the table: what fell is typed die by die, chosen from a menu,
 * or typed as a line.
 */
#include "core/utf8.h"
#include "table/commands.h"
#include "ui/play/page.h"
#include "ui/widgets/prompt.h"

enum { FACES_MOST = 64 };

static void dice_due(const struct play *play, struct chance *out) {
    *out = (struct chance){0};
    play->table.rules->chance(session_state(play->table.session), out);
}

static const char *face_word(const struct play *play, const struct chance *chance, unsigned die,
                             unsigned face) {
    return notation_word(play->table.notation, play->table.rules->verbs[chance->verb].domain[die],
                         face);
}

/* True when the face can fall. */
static bool can_fall(const struct chance *chance, unsigned face) {
    return !chance->weight || chance->weight[face];
}

/* One die more is told; after the last the dice have fallen. */
static void add_face(struct play *play, const struct chance *chance, unsigned face) {
    struct move *fell = &play->choice.fell;
    fell->verb = chance->verb;
    fell->arg[fell->count++] = (uint16_t)face;
    if (fell->count == chance->count) {
        struct move move = *fell;
        *fell = (struct move){0};
        play_move(play, &move);
    }
}

void play_add_dice(const struct play *play, struct text *out) {
    struct chance chance;
    dice_due(play, &chance);
    for (unsigned i = 0; i < play->choice.fell.count; i++)
        text_addf(out, i == 0 ? ": %s" : " %s",
                  face_word(play, &chance, i, play->choice.fell.arg[i]));
}

bool play_dice_key(struct play *play, int key) {
    struct chance chance;
    int found = -1, count = 0;
    dice_due(play, &chance);
    for (unsigned face = 0; key > ' ' && key < 0x7f && face < chance.faces; face++) {
        const char *word = face_word(play, &chance, play->choice.fell.count, face);
        if (can_fall(&chance, face) && *word == key) {
            found = (int)face;
            count++;
        }
    }
    if (count == 1)
        add_face(play, &chance, (unsigned)found);
    return count == 1;
}

void play_choose_dice(struct play *play) {
    const char *rows[FACES_MOST];
    unsigned faces[FACES_MOST];
    struct chance chance;
    int count = 0;
    dice_due(play, &chance);
    unsigned die = play->choice.fell.count;
    for (unsigned face = 0; face < chance.faces && count < FACES_MOST; face++)
        if (can_fall(&chance, face)) {
            rows[count] = face_word(play, &chance, die, face);
            faces[count++] = face;
        }
    text_clear(&play->line);
    text_addf(&play->line, _("What fell? Die %u of %u"), die + 1, (unsigned)chance.count);
    int chosen = frame_choose(play->app, play->line.bytes, rows, NULL, count, 0);
    if (chosen >= 0)
        add_face(play, &chance, faces[chosen]);
    else
        play->choice.fell = (struct move){0};
}
