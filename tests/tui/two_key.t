# Two-key dice: a row of the new game instead of the seed, words that each person types unseen, and a
# log with keys in the replay.

$ clowder-test
keys Enter Home Down Down Down Down Down Down Down Down Down Right Right
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
| ▸ Dice                    ◂ with a key of each player ▸
|
|   Start
|
|
|
|
|   Rolled by the program; on the table, by people who tell what fell; or by
|   keys of all players, so that nobody can choose.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys s
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
| ▸ Dice                    ◂ with a key of each player ▸
|
|   Start
|
|
|
|
|   Rolled by the program; on the table, by people who tell what fell; or by
|   keys of all players, so that nobody can choose.
|
|
| South, your words for the dice:
| Enter accept  Esc give up
type the cat sat
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
| ▸ Dice                    ◂ with a key of each player ▸
|
|   Start
|
|
|
|
|   Rolled by the program; on the table, by people who tell what fell; or by
|   keys of all players, so that nobody can choose.
|
|
| South, your words for the dice:  ***********
| Enter accept  Esc give up
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
| ▸ Dice                    ◂ with a key of each player ▸
|
|   Start
|
|
|
|
|   Rolled by the program; on the table, by people who tell what fell; or by
|   keys of all players, so that nobody can choose.
|
|
| North, your words for the dice:
| Enter accept  Esc give up
keys Esc
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
| ▸ Dice                    ◂ with a key of each player ▸
|
|   Start
|
|
|
|
|   Rolled by the program; on the table, by people who tell what fell; or by
|   keys of all players, so that nobody can choose.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Esc q
$ clowder-test check tests/corpus/kilkenny-2-1.log
> tests/corpus/kilkenny-2-1.log: kilkenny, 70 moves, 35 turns: Anna wins (KK-13: two cats on two mice).
> proved: every move is legal
> proved: the deal follows from keys committed before it
> proved: all 35 dice follow from keys committed before the deal
> all dice: 35 with 6 faces, chi-square 2.20, chance 82.1 %
> dice of Anna: 18 with 6 faces, too few to judge
> dice of Marco: 17 with 6 faces, too few to judge
> keys: nobody could choose the dice without the keys of all the others
> proved: unchanged since it was sealed, unless somebody sealed it anew
> proved: the end: no move is missing
$ clowder-test replay tests/corpus/kilkenny-2-1.log
keys Right Right Right
screen
| Kilkenny Cats  Anna, Marco                                move 3 of 70, turn 2
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │   ●   │  rolled 5
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  · │    ▸■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ·  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|  2 Anna     move g3 g5
|  3▸dice     roll 5
|  4 Marco    move g12 b7
| dice: roll 5  Marco rolls 5.
| ━━━●───────────────▴────────────────────────────▴────────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q
