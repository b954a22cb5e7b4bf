# Small, large, and plain ASCII.

$ clowder-test play kilkenny --names Anna,Marco --seed paperino --log sizes.log
size 23 80
# Too small: a notice; no key but q does anything.
screen
|Clowder needs 80 columns and 24 rows; this terminal has 80 columns and 23 rows.
|Make it larger, or press q to leave.
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
|
|
|
keys Enter Enter Tab Enter u
size 30 100
screen
| Kilkenny Cats  Anna, Marco  turn 1                                                           saved
|
|
|
|           15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
|           14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
|           13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
|           12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
|           11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
|           10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|            9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|            7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|            6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|            4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|            3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|            2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            0  └────────────────── □  □ ──────────────────┘
|              z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
|           Anna: press Enter to roll
|
|
|
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
size 24 80
look ascii
keys Enter Enter Tab
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
| 15  +------------------ s  s ------------------+     Turn 1
| 14  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
| 13  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     |     o |
| 12  | .  .  +  N  N  N  N  N  N  N  N  +  .  . |     |   o   |  rolled 3
| 11  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     | o     |
| 10  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
|  9  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  8 x  .  .  .  .  .  .  .  .  .  .  .  .  .  .  x   >S South Anna
|  7 x  .  .  .  .  .  .  .  .  .  .  .  .  .  .  x      SSSSSSSS ss 0 of 2 mice
|  6  |[S] .  .  .  .  .  .  .  .  .  .  .  .  . |
|  5  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     N North Marco
|  4  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |       NNNNNNNN nn 0 of 2 mice
|  3  | .  .  + (.) S  S  S  S  S  S  S  +  .  . |
|  2  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  1  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  0  +------------------ n  n ------------------+
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
| Anna rolls 3.
| Anna: Move a cat three squares
| move d3 a6: Anna goes from d3 to a6.  (Enter plays it)
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not
size 5 20
screen
|Clowder needs 80
|columns and 24 rows;
|this terminal has 20
|columns and 5 rows.
|Make it larger, or.
keys q
