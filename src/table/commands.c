/*
 * commands.c - the policies of a table, each once: see commands.h.
 */
#include "table/commands.h"

#include "session/mirror.h"
#include "table/remote.h"
#include "table/typed.h"

/* ---- asking ---- */

/* Tells that something cannot be done; returns false. */
static bool refuse(const struct voice *voice, const char *why) {
    struct text sentence = TEXT_EMPTY;
    text_addf(&sentence, _("This is not possible: %s."), why);
    voice->say(voice->context, TONE_ALERT, sentence.bytes);
    text_free(&sentence);
    return false;
}

/* At a table in another program that one finds out who must agree; what comes of it is told later.
   Returns false, because nothing has changed yet. */
static bool leave_to_table(const struct voice *voice, bool asked, struct text *why) {
    if (!asked)
        refuse(voice, why->bytes);
    text_free(why);
    return false;
}

/* The seat that speaks: at a table in another program one's own. */
static unsigned speaker(const struct table *table) {
    unsigned own = session_own(table->session);
    return own >> table->seat & 1 || !own ? table->seat : (unsigned)__builtin_ctz(own);
}

/* Asks the seats one by one whether they agree with what the sentence says. */
static bool all_agree(const struct voice *voice, unsigned seats, const char *sentence) {
    struct text text = TEXT_EMPTY;
    bool agreed = true;
    const char *before = sentence;
    for (int seat = 0; seat < SEATS_MOST && agreed; seat++) {
        if (!(seats >> seat & 1))
            continue;
        text_clear(&text);
        text_addf(&text, _("$%c, do you agree?"), seat_letter((unsigned)seat));
        agreed = voice->confirm(voice->context, before, text.bytes);
        before = NULL; /* everybody has read it */
        if (agreed)
            continue;
        text_clear(&text);
        text_addf(&text, _("$%c does not agree."), seat_letter((unsigned)seat));
        voice->say(voice->context, TONE_PLAIN, text.bytes);
    }
    text_free(&text);
    return agreed;
}

/* ---- moving ---- */

/* A move that nobody should make by mistake is asked about, when it is legal. */
static bool is_meant(struct table *table, const struct voice *voice, const struct move *move) {
    const struct ruleset *rules = table->rules;
    const game_state *s = session_state(table->session);
    if (!rules->confirm || table->turn.phase != PHASE_PLAY ||
        rules->why_not(s, table->seat, move, NULL))
        return true;
    const char *question = rules->confirm(s, table->seat, move);
    return !question || voice->confirm(voice->context, NULL, _(question));
}

bool command_move(struct table *table, const struct voice *voice, const struct move *move,
                  struct text *news) {
    struct text why = TEXT_EMPTY;
    bool played = false;
    if (is_meant(table, voice, move)) {
        played = session_play(table->session, table->seat, move, news, &why);
        if (!played)
            voice->say(voice->context, TONE_ALERT, why.bytes);
    }
    text_free(&why);
    return played;
}

bool command_roll(struct table *table, const struct voice *voice, struct text *news) {
    struct session *session = table->session;
    struct text why = TEXT_EMPTY;
    bool again = table->turn.phase == PHASE_CHANCE && session_at(session) < session_length(session);
    bool rolled = again ? session_redo(session, news, &why) : session_roll(session, news, &why);
    if (!rolled)
        refuse(voice, why.bytes);
    text_free(&why);
    return rolled;
}

/* Takes the dice that fell on the table. */
static bool take_dice(struct table *table, const struct voice *voice, const struct move *fell,
                      struct text *news) {
    struct text why = TEXT_EMPTY;
    bool rolled = session_rolled(table->session, fell, news, &why) || refuse(voice, why.bytes);
    text_free(&why);
    return rolled;
}

bool command_proceed(struct table *table, const struct voice *voice, const struct move *move,
                     struct text *news) {
    if (!move)
        return command_roll(table, voice, news);
    if (table_tells_dice(table))
        return take_dice(table, voice, move, news);
    return command_move(table, voice, move, news);
}

bool command_read_dice(const struct table *table, const char *line, struct move *out,
                       struct text *why) {
    struct chance chance = {0};
    struct text whole = TEXT_EMPTY;
    table->rules->chance(session_state(table->session), &chance);
    text_addf(&whole, "%s %s", table->rules->verbs[chance.verb].word, line);
    bool read = notation_parse(table->notation, line, out, NULL) ||
                notation_parse(table->notation, whole.bytes, out, why);
    text_free(&whole);
    return read;
}

/* ---- taking back ---- */

/* Adds what the others are asked to agree with. */
static void add_request(const struct table *table, unsigned asker, const struct takeback *takeback,
                        struct text *out) {
    const struct entry *entry = session_entry(table->session, takeback->to);
    text_addf(out, _("$%c asks to take back "), seat_letter(asker));
    if (entry->secret)
        text_add(out, _("a secret choice"));
    else
        notation_print(table->notation, &entry->move, out);
    text_addf(out, " (%s).", _(takeback->because));
}

bool command_undo(struct table *table, const struct voice *voice, struct text *news) {
    struct text text = TEXT_EMPTY;
    struct takeback takeback;
    unsigned asker = seats_asker(&table->seats);
    if (table->remote)
        return leave_to_table(voice, session_undo(table->session, asker, 0, &text), &text);
    seats_takeback(&table->seats, &takeback);
    if (!takeback.possible)
        return refuse(voice, _(takeback.because));
    if (takeback.consent)
        add_request(table, asker, &takeback, &text);
    bool undone = all_agree(voice, takeback.consent, text.bytes);
    if (undone) {
        text_clear(&text);
        undone = session_undo(table->session, asker,
                              (uint8_t)(takeback.consent | table->seats.bots), &text) ||
                 refuse(voice, text.bytes);
    }
    if (undone) {
        seats_forget(&table->seats);
        table->advice.follows = 0;
        table->advice.finishes = false;
        text_addf(news, _("$%c takes the last move back.\n"), seat_letter(asker));
    }
    text_free(&text);
    return undone;
}

bool command_redo(struct table *table, const struct voice *voice, struct text *news) {
    struct text why = TEXT_EMPTY;
    bool redone = session_redo(table->session, news, &why) || refuse(voice, why.bytes);
    text_free(&why);
    return redone;
}

/* ---- ending ---- */

bool command_resign(struct table *table, const struct voice *voice) {
    struct text text = TEXT_EMPTY, typed = TEXT_EMPTY;
    text_addf(&text, _("$%c, type %s to give up:"), seat_letter(speaker(table)), _("resign"));
    bool answered = voice->ask(voice->context, text.bytes, &typed);
    struct word word = {typed.bytes, typed.length};
    bool meant = answered && (typed_is(word, "resign") || typed_is(word, _("resign")));
    text_clear(&text);
    bool done = meant && (session_resign(table->session, speaker(table), &text) ||
                          refuse(voice, text.bytes));
    if (!meant)
        voice->say(voice->context, TONE_PLAIN, _("Nobody has resigned; the game goes on."));
    text_free(&text);
    text_free(&typed);
    return done;
}

bool command_draw(struct table *table, const struct voice *voice) {
    unsigned others = (1u << session_setup(table->session)->seats) - 1;
    struct text text = TEXT_EMPTY;
    others &= ~(1u << table->seat);
    bool done = false;
    if (table->remote)
        return leave_to_table(voice, session_agree_draw(table->session, &text), &text);
    if (table->rules->draws && !table->rules->draws(session_setup(table->session))) {
        text_addf(&text, _("The rules of %s know no draw: play on, or resign."),
                  table->rules->title);
        voice->say(voice->context, TONE_PLAIN, text.bytes);
    } else if (table->seats.bots) {
        voice->say(voice->context, TONE_PLAIN, _("Bots do not agree to a draw."));
    } else {
        text_addf(&text, _("$%c offers a draw."), seat_letter(table->seat));
        done = all_agree(voice, others, text.bytes);
        text_clear(&text);
        done = done && (session_agree_draw(table->session, &text) || refuse(voice, text.bytes));
    }
    text_free(&text);
    return done;
}

/* ---- hiding the board ---- */

bool command_pin(struct table *table, const struct voice *voice) {
    struct text typed = TEXT_EMPTY, again = TEXT_EMPTY;
    bool same = voice->ask_hidden(voice->context, _("A PIN for you (empty: none):"), &typed) &&
                voice->ask_hidden(voice->context, _("The same PIN again:"), &again) &&
                strcmp(typed.bytes, again.bytes) == 0;
    bool set = same && pin_set(&table->pin[table->seat], typed.bytes);
    if (!set)
        voice->say(voice->context, TONE_ALERT, _("Nothing was changed."));
    else if (typed.length > 0)
        voice->say(voice->context, TONE_GOOD,
                   _("Your board opens by this PIN, until you leave the game."));
    else
        voice->say(voice->context, TONE_PLAIN, _("Your board opens without a PIN."));
    text_free(&typed);
    text_free(&again);
    return set;
}

bool command_opens(struct table *table, const struct voice *voice, unsigned seat) {
    const struct pin *pin = &table->pin[seat];
    struct text typed = TEXT_EMPTY;
    bool opens = !pin_is_set(pin) || (voice->ask_hidden(voice->context, _("PIN:"), &typed) &&
                                      pin_opens(pin, typed.bytes));
    if (!opens)
        voice->say(voice->context, TONE_ALERT, _("That is not the PIN."));
    text_free(&typed);
    return opens;
}

/* ---- leaving ---- */

/* Whoever opened the table may close it, or leave it open and come back. */
static bool leave_table(struct table *table, const struct voice *voice) {
    struct text text = TEXT_EMPTY, line = TEXT_EMPTY;
    text_addf(&line, _("Whoever has left comes back with: clowder join %s"),
              remote_name(table->remote));
    bool closes = remote_is_host(table->remote) &&
                  (session_over(table->session) ||
                   voice->confirm(voice->context, line.bytes, _("Close the table for everybody?")));
    remote_request(table->remote, closes ? "close" : "quit", &text);
    if (!closes)
        voice->say(voice->context, TONE_PLAIN, line.bytes);
    text_free(&line);
    text_free(&text);
    return true;
}

bool command_leave(struct table *table, const struct voice *voice) {
    struct text text = TEXT_EMPTY;
    if (table->remote)
        return leave_table(table, voice);
    session_confirm(table->session);
    bool may = !table_add_unsaved(table, &text) ||
               voice->confirm(voice->context, text.bytes, _("Leave, and lose this game?"));
    text_free(&text);
    return may;
}

/* ---- looking ---- */

/* Draws the page as a viewer sees it; false, and no canvas to be freed, when there is none. */
static bool draw_page(const struct table *table, enum viewer viewer, int spot, struct canvas *out) {
    canvas_init(out, PAGE_ROWS, PAGE_COLUMNS);
    out->names = session_names(table->session);
    bool drawn = table->rules->page(session_state(table->session), viewer, spot, out);
    if (!drawn)
        canvas_free(out);
    return drawn;
}

/* True when one person alone sits there, so that nobody else looks. */
static bool is_alone(const struct table *table) {
    return table->seats.session == table->session && seats_only_person(&table->seats) >= 0;
}

/* Asks the viewer whether what is only for him may be shown. */
static bool may_show(const struct voice *voice, enum viewer viewer) {
    struct text question = TEXT_EMPTY;
    text_addf(&question, _("$%c, only you may see this page. Show it?"), seat_letter(viewer));
    bool may = voice->confirm(voice->context, NULL, question.bytes);
    text_free(&question);
    return may;
}

enum spot_page command_page(struct table *table, const struct voice *voice, enum viewer viewer,
                            int spot, struct canvas *out) {
    struct canvas public;
    if (!table->rules->page || !draw_page(table, viewer, spot, out))
        return SPOT_PAGE_NONE;
    if (viewer >= VIEW_PUBLIC || is_alone(table))
        return SPOT_PAGE_WHOLE;
    if (!draw_page(table, VIEW_PUBLIC, spot, &public))
        canvas_init(&public, PAGE_ROWS, PAGE_COLUMNS);
    if (canvas_equal(out, &public) || may_show(voice, viewer)) {
        canvas_free(&public);
        return SPOT_PAGE_WHOLE;
    }
    canvas_free(out);
    *out = public;
    return SPOT_PAGE_PUBLIC;
}
