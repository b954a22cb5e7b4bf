# Comments: written while playing and in the replay, shown where they belong.

$ clowder-test play toy --names Anna,Marco --seed paperino --log toy.log
keys Enter Enter ;
type Well begun, $A.
screen
| Stones  Anna, Marco  turn 2                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
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
| Anna leaves 17 stones.
| Marco: press Enter to roll
| Comment: Well begun, $A.
| Enter accept  Esc give up
keys Enter
screen
| Stones  Anna, Marco  turn 2                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
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
| Anna leaves 17 stones.
| ; Well begun, Anna.
| Marco: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys Enter Enter q
# Esc writes nothing, and so does an empty line.
$ clowder-test replay toy.log
keys Right Right
screen
| Stones  Anna, Marco                                        move 2 of 4, turn 2
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| 1 dice     roll 3
| 2▸Anna     take 18
| 3 dice     roll 3
| 4 Marco    take 15
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
| Well begun, Anna.
| Anna: take 18  Anna leaves 17 stones.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●───────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys ; x Esc ; Enter Home ;
type The row is still whole here. Anna could have taken fewer stones, and nobody would have minded.
keys Enter
screen
| Stones  Anna, Marco                                        move 0 of 4, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| 1 dice     roll 3
| 2;Anna     take 18
| 3 dice     roll 3
| 4 Marco    take 15
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
| The row is still whole here. Anna could have taken fewer stones, and nobody
| would have minded.
| The position at the start
| ●─────────────────────────────────────;───────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys Right
screen
| Stones  Anna, Marco                                        move 1 of 4, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| 1▸dice     roll 3
| 2;Anna     take 18
| 3 dice     roll 3
| 4 Marco    take 15
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
| dice: roll 3
| ;━━━━━━━━━━━━━━━━━━●──────────────────;───────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q
$ clowder-test show --format moves toy.log
> ; The row is still whole here. Anna could have taken fewer stones, and nobody would have minded.
> 1 * roll 3
> 1 A take 18
> ; Well begun, Anna.
> 2 * roll 3
> 2 B take 15
$ clowder-test check toy.log
> toy.log: toy, 4 moves, 2 turns: unfinished
> proved: every move is legal
> proved: the deal follows from the seed
> proved: all 2 dice follow from the seed
> all dice: 2 with 3 faces, too few to judge
> dice of Anna: 1 with 3 faces, too few to judge
> dice of Marco: 1 with 3 faces, too few to judge
> proved: unchanged since it was sealed, unless somebody sealed it anew
> 2 comments, which no seal covers
> not proved: the end: the last moves may be missing, the game is not over
