# Players' clocks: shown above the news, stopped while the board cannot be seen, and a flag that falls.
# Time passes by the waits of this story alone.

$ clowder-test play toy --names Anna,Marco --seed paperino --log toy.log --clock fischer:1m+5
wait 3500
screen
| Stones  Anna, Marco  turn 1                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 0:57  Marco 1:00
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
| Anna: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice
keys Enter
wait 4000
keys Enter
# Anna used 7.5 seconds and got 5. On the help page no clock runs.
screen
| Stones  Anna, Marco  turn 2                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 0:58  Marco 1:00
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
| Anna leaves 17 stones.
| Marco: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys Enter ?
wait 100000
keys Esc
wait 51000
# Less than ten seconds are left to Marco: his time is an alert.
inks
| ssssss  AAAAs BBBBB  ssss s                                              ggggg
|  n  n  n  n  n  n  n  n  n  n  n  n  n  n @n@+n++n+ n  n  n   ssss s
|  d  d  d  d  d  d  d  d  d  dd dd dd dd dd dd dd dd dd dd dd
| AAAA dddd  BBBBB !!!!
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
| AAAA dddddd dd ddddddd
| BBBBBs ssss ssssss ssss sss sss ss sss sss                              d dddd
| .... ... BBBBB ...... .. .......  ...... ..... ...
| kkkkk ......  kkk ....  k ....  k ....  k ....  k .....  k ....  k ... ...
# A prompt in front of the board stops nothing: what is typed too late is not played.
keys :
type take 15
wait 9000
keys Enter
screen
| Stones  Anna, Marco  turn 2                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  ╱╲_╱╲   Anna wins (the other side's time is up).
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
keys q
$ clowder-test check toy.log
> toy.log: toy, 3 moves, 2 turns: Anna wins (the other side's time is up).
> proved: every move is legal
> proved: the deal follows from the seed
> proved: all 2 dice follow from the seed
> all dice: 2 with 3 faces, too few to judge
> dice of Anna: 1 with 3 faces, too few to judge
> dice of Marco: 1 with 3 faces, too few to judge
> proved: unchanged since it was sealed, unless somebody sealed it anew
> clocks: 1:00, and 5 s after each turn; no seal covers the times
> not proved: that the time was up: only the program that wrote this measured it
> proved: the end: no move is missing
# Who leaves and comes back has the time that was left.
$ clowder-test play toy --names Anna,Marco --seed paperino --log later.log --clock byoyomi:10+30x2
wait 25000
keys q
$ clowder-test resume later.log
screen
| Stones  Anna, Marco  turn 1                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 0:15 x2  Marco 0:10
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
| Anna: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice
keys q
# Secrets: while the screen changes hands no clock runs.
$ clowder-test play bids --names Anna,Marco --seed 1 --log bids.log --clock total:60
wait 50000
screen
| Bids  Anna, Marco  turn 1                                                saved
| [1]   [2]   [3]   [4]   [5]     No prize yet
| [1]   [2]   [3]   [4]   [5]      0     Anna
|                                  0     Marco
|
| Anna 0:10  Marco 1:00
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
| Anna: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice
keys Enter
wait 5000
screen
| Bids  Anna, Marco  turn 1                                                saved
|
|
|
|
|
|
|                                     ╱╲_╱╲
|                                    ( • • )
|                                    ╱  ▾  ╲
|
|                        Anna, the next choice is secret.
|
|                       Take the keyboard and press Enter.
|
|
|
|
|
|
|
|
|
| Enter choose  ? help  R rules  q leave
keys Enter
screen
| Bids  Anna, Marco  turn 1                                                saved
| [1]   [2]   [3]   [4]   [5]     Prize: 4
| [1]   [2]   [3]   [4]   [5]      0     Anna
|                                  0     Marco
|
| Anna 0:10  Marco 1:00
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
| The prize is 4.
| Anna: Choose a card in secret                                            b bid
|
| Enter choose  ! hint  ? help  q leave  : type  R rules  d dice
keys q
# What is no time control, and a game without clocks.
$ clowder-test play toy --clock 5+3
> clowder: --clock: "5+3" is no time control: write none, move:30, total:10m, fischer:5m+5 or byoyomi:10m+30x3
> Try 'clowder --help'.
? 2
# The replay shows what the clocks showed at each position, and so do show and its JSON.
$ clowder-test replay toy.log
keys Home
screen
| Stones  Anna, Marco                                        move 0 of 3, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 1:00  Marco 1:00
| 1 dice     roll 3
| 2 Anna     take 18
| 3 dice     roll 3
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
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Right Right
screen
| Stones  Anna, Marco                                        move 2 of 3, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 0:58  Marco 1:00
| 1 dice     roll 3
| 2▸Anna     take 18
| 3 dice     roll 3
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
| Anna: take 18  Anna leaves 17 stones.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●──────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys End
screen
| Stones  Anna, Marco                                        move 3 of 3, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ·  ·  ·   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| Anna 0:58  Marco 0:00
| 1 dice     roll 3
| 2 Anna     take 18
| 3▸dice     roll 3
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
| Anna wins (the other side's time is up).
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
$ clowder-test show toy.log --format moves
> 1 * roll 3
> 1 A take 18
> ; [%clk A 0:00:57.5]
> 2 * roll 3
$ clowder-test show toy.log --at 2
> Stones, after 2 of 3 moves, turn 2: Marco: Roll the die
> ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ·  ·  ·   die: 0
> 1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
> Anna 0:58, Marco 1:00
> 
$ clowder-test show toy.log --json
> {"game":"toy","options":"","players":["Anna","Marco"],"at":3,"of":3,"turn":2,"to_move":[],"over":true,"winners":["A"],"points":[0,0],"position":"2 1 3 17","moves":[{"turn":1,"actor":"*","move":"roll 3"},{"turn":1,"actor":"A","move":"take 18","clock":57.500000},{"turn":2,"actor":"*","move":"roll 3"}]}
