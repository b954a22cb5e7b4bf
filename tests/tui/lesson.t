# A lesson: texts to read, questions to answer; a move that was not asked for is answered kindly
# and not made, one that is not allowed with its rule. Nothing is saved.

$ clowder-test
keys f
screen
| ...
| Two clowders of cats race for the mice on the far side, and quarrel where they
| meet. Yours are the round ones; Tom's are the square ones.
| Enter go on  u back  ? help  R rules  q leave
keys Enter Enter Enter
screen
| Kilkenny Cats  Anna, Tom  turn 1                          lesson, step 4 of 17
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ·  ·  ·  ·  ·  ■  ·  +  ·  · │     │       │  to roll
| 11  │ ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●··· ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Tom
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■···· □□ 0 of 2 mice
|  3  │ ·  ·  ●  ●  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Press Enter to roll.
|
| Enter choose  u undo  a show me  ? help  q leave  R rules  d dice  F flip
# the roll, and the text about moving; then another cat: allowed, but not asked for
keys Enter Enter
type :move c3 c7
keys Enter
screen
| ...
| Take the cat on e5 to e9: Enter on e5, then Enter on e9.
| That is allowed, too, but the lesson asks for something else. a shows it.
| ...
# no straight line: the rule, and R opens it
keys : Esc
type :move e5 d8
keys Enter
screen
| ...
| KK-7: e5 and d8 are not in one straight line
| ...
keys R
screen
| ...
| KK-7 A cat goes in a straight line in any of the eight directions. The squares
| ...
keys q
# words of a game mean nothing here
keys : Esc
type :undo
keys Enter
screen
| ...
| "undo" is no move
| ...
keys : Esc X
screen
| ...
| Not in a lesson.
| ...
# the right one; then Tom's turn, which the lesson plays
type :move e5 e9
keys Enter Enter
screen
| Kilkenny Cats  Anna, Tom  turn 3                          lesson, step 8 of 17
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 3
| 14  │ ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ·  ·  · '■' · '·' ·  +  ·  · │     │       │  to roll
| 11  │ ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ■  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●··· ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Tom
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■···· □□ 0 of 2 mice
|  3  │ ·  ·  ●  ●  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| Anna goes from e5 to e9.
| Tom rolls 2.
| Tom goes from j12 to h12.
| Tom came too near: who lands on another's cat captures it, and it is out for
| good. From e9 to h12 there are three squares, slantwise.
| Enter go on  u back  ? help  R rules  q leave
# back to the question before, and the answer shown
keys u u a
screen
| Kilkenny Cats  Anna, Tom  turn 2                          lesson, step 7 of 17
| ...
| Well done. Now it is Tom's turn: he rolls and moves, as you did.
| ...
# to the end by the key that shows
keys Enter Enter a a Enter a a Enter a a
screen
| Kilkenny Cats  Anna, Tom  turn 7                         lesson, step 17 of 17
| 15  ┌──────────────────'◉'░◉░──────────────────┐     Turn 7
| 14  │ ·  ·  ·  ·  ·  ·  · '·' ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ·  ·  ·  ●  ·  ·  ·  +  ·  · │     │       │
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●····· ◉◉ 2 of 2 mice
|  6  │ ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·  · │     ■ North Tom
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■····· □□ 0 of 2 mice
|  3  │ ·  ·  ●  ●  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| Anna rolls 1.
| Anna goes from h14 to g15 and gets a mouse.
| Anna wins with two cats on two mice.
| Both mice are yours: you have won (KK-13). You also win when nobody else has a
| cat left that can move (KK-14). Up to four can play; ? helps at any time.
| Enter go on  u back  ? help  R rules  q leave
keys Enter
screen
| First game of Kilkenny Cats
| ...
|    ▸ Play a game
|      The lesson again
|      Back to the menu
| ...
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
| ...

# From the page of a new game, where it is offered as long as no game of it is saved.

$ clowder-test
keys Enter
screen
| ...
| New to it? f plays a guided first game.
| ...
# by the mouse: a click goes on, and the keys on the last line are buttons
keys f
click 10 10
screen
| Kilkenny Cats  Anna, Tom  turn 1                          lesson, step 2 of 17
| ...
click 23 15
screen
| Kilkenny Cats  Anna, Tom  turn 1                          lesson, step 1 of 17
| ...
keys q
keys f q s q Enter
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
$ clowder-test lesson nullgame
> ...
? 1
