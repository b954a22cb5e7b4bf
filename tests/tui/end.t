# The end of a game: by the rules, by giving up, by agreement; and what comes after.

$ clowder-test replay tests/tui/kilkenny-win.log
keys p Enter Up Enter
screen
| Kilkenny Cats  Anna, Marco  turn 30                                      saved
| 15  ┌──────────────────░◉░'◉'──────────────────┐     ╱╲_╱╲   Anna wins (KK-13:
| 14  │ ·  ·  ·  ·  ·  ·  · '·' ·  ·  ·  ·  ·  · │    ( • - )  two cats on two
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ╱  ▾  ╲  mice).
| 12  │ ·  ·  +  ■  ■  ■  ·  ·  ·  ·  ·  +  ·  · │
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    cats on mice
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        2  ● Anna  won
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  ■ Marco
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸ Watch it again
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Rematch
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      How it went
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Back to the menu
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ██████████████████████████
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ██████████████████████████
|  0  └────────────────── □  □ ──────────────────┘    ██████████████████████████
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   ██████████████████████████
|                                                     ██████████████████████████
|                                                     ██████████████████████████
|                                                     █ ● Anna██████████████████
| Log: /home/somebody/data/clowder/games/kilkenny-2026-11-21.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
keys R
screen
| Rules of Kilkenny Cats                                     lines 81-101 of 117
| ...
| KK-13 Whoever has a cat on each of his two mice wins at once.
| ...
| KK-14 If after a move only one player has a cat that can move at all, that is
| a cat not on a mouse, he wins at once, whoever made the move. KK-13 comes
| first.
| ...
| KK-15 The game ends in no other way. With the option pod_draw it is also a
| draw as soon as nobody has two cats left, those on mice counted, to fill both
| mice with.
| ...
| Options
| ...
|   - seats: which sides are played. auto is South and North for two, all but
|     East for three. Two may also take west-east; three may leave out another
|     side with no-north, no-west or no-south.
|   - start: inner (the third row), edge or cross (KK-4).
|   - pod_draw: yes makes a draw possible (KK-15).
| ...
| Writing moves
| ...
| 2 places
| PageDown page down  PageUp page up  / search  n search again  Esc back
# Again, with the same players: a new game in a new log.
keys Esc Down Enter
screen
| Kilkenny Cats  Anna, Marco  game 2  turn 1                               saved
| ...
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| ...
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
| ...
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys q
screen
| Kilkenny Cats  Anna, Marco                                move 0 of 0, turn 30
| 15  ┌──────────────────░◉░ ○ ──────────────────┐     Turn 30
| 14  │ ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ·  ·  ·  ·  ·  +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●······· ◉○ 1 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■····· □□ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| The position at the start
| The game is saved: continue it from the menu.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q

$ clowder-test play toy --names Anna,Marco --seed x --log toy.log
keys X
screen
| Stones  Anna, Marco  turn 1                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
| Marco: press Enter to roll
| Marco, type resign to give up:
| Enter accept  Esc give up
keys Esc X r e s i g n Enter
screen
| Stones  Anna, Marco  turn 1                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  ╱╲_╱╲   Anna wins (the other side gave up).
| ( • - )
| ╱  ▾  ╲
|
| games
|     0  ● Anna  won
|     0  ■ Marco
|
| ▸ Watch it again
|   Rematch
|   How it went
|   Back to the menu
|
|
|
|
|
|
| Log: toy.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
# It can be watched from here, and nothing can be played or taken back any more.
keys Enter
screen
| Stones  Anna, Marco                                        move 0 of 0, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
| Anna wins (the other side gave up).
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q Up Enter

$ clowder-test play toy --names Anna,Marco,Zoe --seats 3 --seed x --log draw.log
# A draw needs everybody.
keys =
screen
| Stones  Anna, Marco, Zoe  turn 1                                         saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
| Marco offers a draw.
| Anna, do you agree?
| y yes  n no
keys y n
screen
| Stones  Anna, Marco, Zoe  turn 1                                         saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
| Marco: press Enter to roll
| Zoe does not agree.
| Enter choose  ? help  q leave  R rules  d dice
keys = y y
screen
| Stones  Anna, Marco, Zoe  turn 1                                         saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| A draw (a draw was agreed).
|
| games
|     0  ● Anna
|     0  ■ Marco
|     0  ▲ Zoe
|
| ▸ Watch it again
|   Rematch
|   How it went
|   Back to the menu
|
|
|
|
|
|
|
| Log: draw.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
