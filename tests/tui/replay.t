# Watching a game: every way to go through it.

$ clowder-test play toy --names Anna,Marco --seed paperino --log toy.log
keys Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter
screen
| Stones  Anna, Marco  turn 6                                              saved
|  ●  ●  ●  ●  ●  ●  ● [·] ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 1
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
| Anna leaves 17 stones.
| Marco leaves 14 stones.
| Anna leaves 12 stones.
| Marco leaves 11 stones.
| Anna leaves 8 stones.
| Marco: Take stones from the end of the row                              t take
| take 8: Marco leaves 7 stones.  (Enter plays it)
| Enter choose  u undo  ! hint  ? help  q leave  : type  w why not  x look
keys q
$ clowder-test replay toy.log
screen
| Stones  Anna, Marco                                       move 0 of 11, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  1 dice     roll 3
|  2 Anna     take 18
|  3 dice     roll 3
|  4 Marco    take 15
|  5 dice     roll 2
|  6 Anna     take 13
|  7 dice     roll 1
|  8 Marco    take 12
|  9 dice     roll 3
| 10 Anna     take 9
| 11 dice     roll 1
|
|
|
|
|
|
|
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Right
screen
| Stones  Anna, Marco                                       move 1 of 11, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 3
| ...
|  1▸dice     roll 3
| ...
| dice: roll 3
| ...
keys Right Left
screen
| ...
keys ]
screen
| Stones  Anna, Marco                                       move 2 of 11, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  1 dice     roll 3
|  2▸Anna     take 18
|  3 dice     roll 3
|  4 Marco    take 15
|  5 dice     roll 2
|  6 Anna     take 13
|  7 dice     roll 1
|  8 Marco    take 12
|  9 dice     roll 3
| 10 Anna     take 9
| 11 dice     roll 1
|
|
|
|
|
|
|
| Anna: take 18  Anna leaves 17 stones.
| ━━━━━━━━━━━━━━●───────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys ] [
screen
| ...
keys End
screen
| Stones  Anna, Marco                                      move 11 of 11, turn 6
|  ●  ●  ●  ●  ●  ●  ●  ●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 1
| ...
|  2 Anna     take 18
| ...
| 11▸dice     roll 1
| ...
| dice: roll 1
| ...
keys Left Home
screen
| Stones  Anna, Marco                                       move 0 of 11, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
| ...
| 11 dice     roll 1
| ...
| The position at the start
| ...
# A number and Enter; Backspace mends, Esc gives up.
keys 1 2 Backspace 3
screen
| ...
| Go to move 13_
| ...
keys Enter
screen
| Stones  Anna, Marco                                      move 11 of 11, turn 6
|  ●  ●  ●  ●  ●  ●  ●  ●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 1
| ...
| 11▸dice     roll 1
| ...
| dice: roll 1
| ...
keys 4 Esc
screen
| ...
keys 9 9 9 9 Enter
screen
| ...
# Space lets it run and stops it; + and - change the speed.
keys Home +
screen
| Stones  Anna, Marco                                       move 0 of 11, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
| ...
| 11 dice     roll 1
| ...
| The position at the start
| Faster: 20 moves every ten seconds
| ...
keys - Space
wait 2500
screen
| Stones  Anna, Marco                                       move 2 of 11, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  1 dice     roll 3
|  2▸Anna     take 18
|  3 dice     roll 3
|  4 Marco    take 15
|  5 dice     roll 2
|  6 Anna     take 13
|  7 dice     roll 1
|  8 Marco    take 12
|  9 dice     roll 3
| 10 Anna     take 9
| 11 dice     roll 1
|
|
|
|
|
|
|
| Anna: take 18  Anna leaves 17 stones.                                  playing
| ━━━━━━━━━━━━━━●───────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Space
wait 9000
screen
| ...
| Anna: take 18  Anna leaves 17 stones.
| ...
# From here on in another log, which names its origin.
keys p
screen
| Stones  Anna, Marco  turn 2                                              saved
| ...
| Anna leaves 17 stones.
| Marco: press Enter to roll
| ...
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys q
screen
| Stones  Anna, Marco                                       move 2 of 11, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  1 dice     roll 3
|  2▸Anna     take 18
|  3 dice     roll 3
|  4 Marco    take 15
|  5 dice     roll 2
|  6 Anna     take 13
|  7 dice     roll 1
|  8 Marco    take 12
|  9 dice     roll 3
| 10 Anna     take 9
| 11 dice     roll 1
|
|
|
|
|
|
|
| Anna: take 18  Anna leaves 17 stones.
| The game is saved: continue it from the menu.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys d
screen
| Dice                                                                    Stones
| ...
|   1 die with 3 faces was thrown.
| ...
|   face   count  expected   95 % band
|      1       0       0.3      0 .. 1    │                                   │
|      2       0       0.3      0 .. 1    │                                   │
|      3       1       0.3      0 .. 1    │███████████████████████████████████│
| ...
|  These are too few to judge.
| ...
| Esc back  ? help  q leave
keys Esc ? 
screen
| Help                                                          lines 1-21 of 46
| Stones
|   Roll, take stones, and win, or lose, with the last one
|   Now, turn 2 of Marco: Roll the die
|
| Moves, as they are typed
|   take STONE  take that stone and all after it (TY-3)
|
| Keys
|   Esc Backspace         take the last choice back, or leave the page
|   Semicolon             write a comment about this position into the log
|   ? F1                  help for this moment
|   R                     the rules of this game
|   x                     explain what is under the cursor
|   d                     count the dice thrown so far
|   A                     after the game: the chances turn by turn, and what
|                         decided
|   n                     write names on the board: one kind after the other
|   Z                     the board one size smaller, or as large as fits again
|   q                     leave; the game is saved
|   Space                 start or stop the replay
|   Left h                one move back
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Esc q
# The line below the board: a click goes there, and braces go five turns.
$ clowder-test replay tests/golden/kilkenny/four.log
keys } } [
screen
| Kilkenny Cats  South, West, North, East                move 18 of 274, turn 10
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 10
| 14  │ ·  ·  · '·' ■  ■  ■  ■  ■  ·  ·  ·  ·  ■ │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │     │       │  to roll
| 11  │ ▲  ·  · '■' ·  ▲  ·  ·  ·  ·  ·  ·  ·  ◆ │     │       │
| 10  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     └───────┘
|  9  │ ▲  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  8 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △    ● South
|  7 ◇  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  5  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ◆ │     ▲ West
|  4  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ◆  ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ●  ·  ●  ●  ●  ·  ●  ●  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   ▸◆ East
|  17 dice     roll 3                                    ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|  18▸North    move d14 d11
|  19 dice     roll 1
| North: move d14 d11  North goes from d14 to d11.
| ━━━━━●──────────────────────────────────────────────▴────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
click 22 40
screen
| Kilkenny Cats  South, West, North, East               move 139 of 274, turn 70
| ...
| 139▸dice     roll 1
| 140 East     move m3 n4
| dice: roll 1  East rolls 1.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●────────────▴────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys { Home
click 22 78
screen
| Kilkenny Cats  South, West, North, East              move 274 of 274, turn 137
| ...
| 273 dice     roll 5
| 274▸North    move g5 g0
| North wins (KK-13: two cats on two mice).
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▴━━━━━━━━━━━━━━━━━━━━━━━━●
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
size 30 100
screen
| Kilkenny Cats  South, West, North, East                                  move 274 of 274, turn 137
| ...
|           North wins (KK-13: two cats on two mice).
|           ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▴━━━━━━━━━━━━━━━━━━━━━━━━●
|           1   9   16   25   34   42   51   60   69   78   87   96   105   115   126
|
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave  p play on  A analysis
click 26 40
screen
| Kilkenny Cats  South, West, North, East                                   move 103 of 274, turn 52
| ...
|
|           ━━━━━━━━━━━━━━━━━━━━━━━━━━━━●───────────────────────▴────────────────────────▴
|           1   9   16   25   34   42   51   60   69   78   87   96   105   115   126
|
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave  p play on  A analysis
look ascii
screen
| Kilkenny Cats  South, West, North, East                                   move 103 of 274, turn 52
| ...
|
|           ============================O-----------------------^------------------------^
|           1   9   16   25   34   42   51   60   69   78   87   96   105   115   126
|
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave  p play on  A analysis
keys q

# Bookmarks: m sets one, Tab and Shift-Tab go to them and to comments; a number and Enter go anywhere.
$ clowder-test replay tests/golden/kilkenny/four.log
keys 1 2 Enter m
screen
| Kilkenny Cats  South, West, North, East                 move 12 of 274, turn 7
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 7
| 14  │ ·  ·  ·  ■  ■  ■  ■  ■  ■  ·  ·  ·  ·  ■ │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │     │       │  to roll
| 11  │ ▲  ·  ·  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ◆ │     │       │
| 10  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     └───────┘
|  9  │ ▲  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  8 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · '·' △   ▸● South
|  7 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  5  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     ▲ West
|  4  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │
|  2  │ ·  ·  ·  ·  ·  ·  · '◆' ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ●  ●  ●  ●  ●  ·  ●  ●  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    ◆ East
|  11 dice     roll 6                                    ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|  12▸East     move n8 h2
|  13 dice     roll 4
| East: move n8 h2  East goes from n8 to h2.
| A bookmark is set here.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys } m Home Tab
screen
| Kilkenny Cats  South, West, North, East                 move 12 of 274, turn 7
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 7
| 14  │ ·  ·  ·  ■  ■  ■  ■  ■  ■  ·  ·  ·  ·  ■ │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │     │       │  to roll
| 11  │ ▲  ·  ·  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ◆ │     │       │
| 10  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     └───────┘
|  9  │ ▲  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  8 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · '·' △   ▸● South
|  7 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  5  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     ▲ West
|  4  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │
|  2  │ ·  ·  ·  ·  ·  ·  · '◆' ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ●  ●  ●  ●  ●  ·  ●  ●  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    ◆ East
|  11 dice     roll 6                                    ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|  12▸East     move n8 h2
|  13 dice     roll 4
| East: move n8 h2  East goes from n8 to h2.
| ━━━●──◆─────────────────────────────────────────────▴────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Tab Tab
screen
| Kilkenny Cats  South, West, North, East                move 22 of 274, turn 12
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 12
| 14  │ ·  ·  ·  ·  ■  ■  ■  ■  ■  ·  ·  ·  ·  ■ │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │     │       │  to roll
| 11  │ ▲  ·  ·  ■  ·  ▲  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     └───────┘
|  9  │ ▲  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  8 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △    ● South
|  7 ◇  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  5  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ◆ │    ▸▲ West
|  4  │ ▲  ·  ·  ·  ·  ·  ·  · '·' ·  ·  ·  · '●'│       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ◆  ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ●  ·  ●  ●  ●  ·  ●  ●  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    ◆ East
|  21 dice     roll 5                                    ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|  22▸South    move i4 n4
|  23 dice     roll 2
| South: move i4 n4  South goes from i4 to n4.
| There is no bookmark or comment on that side.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Shift-Tab m Home Tab
screen
| Kilkenny Cats  South, West, North, East                move 22 of 274, turn 12
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 12
| 14  │ ·  ·  ·  ·  ■  ■  ■  ■  ■  ·  ·  ·  ·  ■ │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │     │       │  to roll
| 11  │ ▲  ·  ·  ■  ·  ▲  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │     └───────┘
|  9  │ ▲  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  8 ◇  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △    ● South
|  7 ◇  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ◆ │
|  5  │ ▲  ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ◆ │    ▸▲ West
|  4  │ ▲  ·  ·  ·  ·  ·  ·  · '·' ·  ·  ·  · '●'│       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ◆  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ◆  ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ●  ·  ●  ●  ●  ·  ●  ●  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    ◆ East
|  21 dice     roll 5                                    ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|  22▸South    move i4 n4
|  23 dice     roll 2
| South: move i4 n4  South goes from i4 to n4.
| ━━━━━━●─────────────────────────────────────────────▴────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave

# v shows what each player saw of a game that is over.
$ clowder-test sim bids --games 1 --seed v --logs logs
> ...
$ clowder-test replay logs/bids-000001.log
keys 2 Enter
screen
| Bids  Player A, Player B                                  move 2 of 15, turn 1
| [1]   [2]   [3]   (4)   [5]     Prize: 3
| [1]   [2]   [3]   [4]   [5]      0  *  Player A
|                                  0     Player B
|
|  1 dice     prize 3
|  2▸Player A bid 4
|  3 Player B bid 3
|  4 dice     prize 3
|  5 Player A bid 2
|  6 Player B bid 2
|  7 dice     prize 2
|  8 Player B bid 5
|  9 Player A bid 3
| 10 dice     prize 2
| 11 Player B bid 4
| 12 Player A bid 5
| 13 dice     prize 4
| 14 Player B bid 1
| 15 Player A bid 1
|
| Player A: bid 4  Player A has chosen a card.
| ━━━━━━━━━━●────▴──────────────────────────────▴──────────────▴────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys v
screen
| Bids  Player A, Player B                                  move 2 of 15, turn 1
| [1]   [2]   [3]   (4)   [5]     Prize: 3
| [1]   [2]   [3]   [4]   [5]      0  *  Player A
|                                  0     Player B
|
|  1 dice     prize 3
|  2▸Player A bid 4
|  3 Player B bid 3
|  4 dice     prize 3
|  5 Player A bid 2
|  6 Player B bid 2
|  7 dice     prize 2
|  8 Player B bid 5
|  9 Player A bid 3
| 10 dice     prize 2
| 11 Player B bid 4
| 12 Player A bid 5
| 13 dice     prize 4
| 14 Player B bid 1
| 15 Player A bid 1
|
| Player A: bid 4  Player A has chosen a card.
| What Player A saw is shown.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys v v
screen
| Bids  Player A, Player B                                  move 2 of 15, turn 1
| [1]   [2]   [3]   [4]   [5]     Prize: 3
| [1]   [2]   [3]   [4]   [5]      0  *  Player A
|                                  0     Player B
|
|  1 dice     prize 3
|  2▸Player A ...
|  3 Player B bid 3
|  4 dice     prize 3
|  5 Player A bid 2
|  6 Player B bid 2
|  7 dice     prize 2
|  8 Player B bid 5
|  9 Player A bid 3
| 10 dice     prize 2
| 11 Player B bid 4
| 12 Player A bid 5
| 13 dice     prize 4
| 14 Player B bid 1
| 15 Player A bid 1
|
| Player A: ...  Player A has chosen a card.
| What everybody saw is shown.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys v
screen
| Bids  Player A, Player B                                  move 2 of 15, turn 1
| [1]   [2]   [3]   (4)   [5]     Prize: 3
| [1]   [2]   [3]   [4]   [5]      0  *  Player A
|                                  0     Player B
|
|  1 dice     prize 3
|  2▸Player A bid 4
|  3 Player B bid 3
|  4 dice     prize 3
|  5 Player A bid 2
|  6 Player B bid 2
|  7 dice     prize 2
|  8 Player B bid 5
|  9 Player A bid 3
| 10 dice     prize 2
| 11 Player B bid 4
| 12 Player A bid 5
| 13 dice     prize 4
| 14 Player B bid 1
| 15 Player A bid 1
|
| Player A: bid 4  Player A has chosen a card.
| Everything is shown.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
$ clowder-test replay tests/tui/kilkenny-pass.log
keys v
screen
| Kilkenny Cats  Anna, Marco                                move 0 of 0, turn 10
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 10
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │     │ ●   ● │  rolled 6
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │  no move
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●······· ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■····· □□ 0 of 2 mice
|  3  │ ■  ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ●  ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| The position at the start
| This game is not over: only what everybody may know is shown.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
