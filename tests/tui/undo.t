# Taking back: by leave of the others, free, impossible; and making again.

$ clowder-test play kilkenny --names Anna,Marco,Zoe --seats 3 --seed paperino --log asked.log
keys u
screen
| Kilkenny Cats  Anna, Marco, Zoe  turn 1                                  saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △    ● South Anna
|  7 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ▲ West Marco
|  4  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North Zoe
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Zoe: press Enter to roll
| This is not possible: there is no move to take back.
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys Enter Enter Tab Enter Enter
screen
| Kilkenny Cats  Anna, Marco, Zoe  turn 2                                  saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| ...
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  + '·' ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │ ●   ● │  rolled 6
| 11  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| ...
|  9  │ ·  ·  ▲ ‹■› ·  ·  ·  ·  ·  •  ·  ·  ·  · │
|  8 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △   ▸● South Anna
| ...
|  3  │ ·  ·  + [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Zoe
| ...
| Zoe goes from d12 to d9.
| Anna rolls 6.
| Anna: Move a cat six squares
| d3: a cat of Anna
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
# The first no is enough.
keys u
screen
| ...
| Zoe asks to take back move d12 d9 (dice were rolled after that move).
| Anna, do you agree?
| y yes  n no
keys y
screen
| ...
| Marco, do you agree?
| ...
keys n
screen
| ...
| Anna: Move a cat six squares
| Marco does not agree.
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
# All agree: back to the move, with the same roll; then the same move again, and the same dice.
keys u y y
screen
| Kilkenny Cats  Anna, Marco, Zoe  turn 1                                  saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| ...
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │     ● │
| 12  │ •  ·  + [■]‹■›‹■›‹■›‹■›‹■›‹■›‹■› +  ·  · │     │   ●   │  rolled 3
| 11  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●     │
| ...
|  9  │ ·  ·  ▲  •  ·  ·  •  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △    ● South Anna
| ...
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North Zoe
| ...
| Anna rolls 6.
| Zoe takes the last move back.
| Zoe: Move a cat three squares
| d12: a cat of Zoe
| Enter choose  Tab next  U redo  ! hint  ? help  q leave  : type  w why not
keys U
screen
| Kilkenny Cats  Anna, Marco, Zoe  turn 2                                  saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  + '·' ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ▲ '■' ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △   ▸● South Anna
|  7 ×  ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ▲ West Marco
|  4  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Zoe
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| Anna rolls 6.
| Zoe takes the last move back.
| Zoe goes from d12 to d9.
| Anna: press Enter to roll
|
| Enter choose  u undo  U redo  ? help  q leave  R rules  d dice  F flip
keys Enter
screen
| ...
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  + '·' ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │ ●   ● │  rolled 6
| 11  │ ·  ·  ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| ...
|  9  │ ·  ·  ▲ ‹■› ·  ·  ·  ·  ·  •  ·  ·  ·  · │
| ...
|  3  │ ·  ·  + [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
| ...
| Zoe goes from d12 to d9.
| Anna rolls 6.
| Anna: Move a cat six squares
| d3: a cat of Anna
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not

$ clowder-test play bids --set cards=2 --names Anna,Marco --seed paperino --log free.log
# One's own choice of this turn, which nobody else has answered: free.
keys Enter Enter :
type bid 2
keys Enter
screen
| Bids  Anna, Marco  turn 1                                                saved
| [1]   (2)   [3]   [4]   [5]     Prize: 1
| [1]   [2]   [3]   [4]   [5]      0     Anna
|                                  0     Marco
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
| The prize is 1.
| Anna has chosen a card.
| Anna: Choose a card in secret                                            b bid
|
| Enter choose  u undo  ! hint  ? help  q leave  : type  R rules  d dice
keys u
screen
| ...
| [1]   [2]   [3]   [4]   [5]     Prize: 1
| ...
| The prize is 1.
| Anna has chosen a card.
| Anna takes the last move back.
| ...
| Enter choose  U redo  ! hint  ? help  q leave  : type  R rules  d dice
# Dice or others in between: not free; and a revealed secret has its own reason.
keys : b i d Space 1 Enter : b i d Space 2 Enter Enter : b i d Space 1 Enter : b i d Space 2 Enter x
keys u
screen
| Bids  Anna, Marco  turn 2                                                saved
|             [3]   [4]   [5]     No prize yet
|             [3]   [4]   [5]      0     Anna
| ...
| The prize is 1.
| Anna has chosen a card.
| Anna takes the last move back.
| Anna has chosen a card.
| Anna has chosen a card.
| Marco has chosen a card.
| Marco has chosen a card.
| Anna bids 3.
| Marco bids 3.
| Marco asks to take back a secret choice (a secret was revealed).
| Anna, do you agree?
| y yes  n no
