/*
 * clocks.c - the players' clocks on the play page.
 *
 * A person's clock shows another second while it runs; a bot's only after its move, so that nothing
 * is written while one waits for it.
 */
#include "ui/widgets/clocks.h"

#include "ui/play/page.h"

void play_draw_clocks(struct play *play) {
    const struct session *session = play->table.session;
    struct clock_face faces[SEATS_MOST];
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        session_clock_face(session, seat, !play->table.seats.bot[seat], &faces[seat]);
    clocks_draw(play->app, &play->view.board, session, faces);
}
