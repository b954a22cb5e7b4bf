/*
 * pin.c - a player hides the board, and may open it with a PIN of his own.
 */
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

void play_hide(struct play *play) {
    play->view.hidden = true;
}

/* Asks for a line whose letters are not shown; false when it was given up. */
static bool ask_hidden(struct play *play, const char *prompt, struct text *typed) {
    return frame_ask(play->app, prompt, typed, &(struct line_help){.hidden = true});
}

bool play_knows_pin(struct play *play, unsigned seat) {
    const struct pin *pin = &play->view.pin[seat];
    struct text typed = TEXT_EMPTY;
    bool knows =
        !pin_is_set(pin) || (ask_hidden(play, _("PIN:"), &typed) && pin_opens(pin, typed.bytes));
    text_free(&typed);
    return knows;
}

void play_ask_pin(struct play *play) {
    struct text typed = TEXT_EMPTY, again = TEXT_EMPTY;
    bool same = ask_hidden(play, _("A PIN for you (empty: none):"), &typed) &&
                ask_hidden(play, _("The same PIN again:"), &again) &&
                strcmp(typed.bytes, again.bytes) == 0;
    bool set = same && pin_set(&play->view.pin[play->table.seat], typed.bytes);
    if (!set)
        play_say(play, INK_ALERT, _("Nothing was changed."));
    else if (typed.length > 0)
        play_say(play, INK_GOOD, _("Your board opens by this PIN, until you leave the game."));
    else
        play_say(play, INK_PLAIN, _("Your board opens without a PIN."));
    text_free(&typed);
    text_free(&again);
}
