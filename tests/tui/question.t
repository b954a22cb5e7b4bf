# Questions in front of a page: a line of text, yes or no, and the message row between.

# A typed line: what may come next is told, Tab completes, the cursor stands in the text.
$ clowder-test play kilkenny --seed x
keys Space :
type mo
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| : mo
| Enter accept  Esc give up  Tab  move
keys Tab
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| : move
| Enter accept  Esc give up  Tab  d12 e12 f12 g12 h12 i12 j12 k12
type e12
keys Home Right
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| : move e12
| Enter accept  Esc give up  Tab  e12
marks
|
|
|
|            +++++++++
|            +++@@@+++++++++++++++++++++
|            +++++++++
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
|    @
|

# Text is put in where the cursor is; a combining accent melts into its letter; seats' names are
# not looked for in it; Esc gives up and nothing was played.
keys Ctrl-U End Backspace Delete
type è $A è
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| : ove e1è $A è
| Enter accept  Esc give up
keys Esc
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| d12: a cat of North
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look

# A word that is no move is told, and the line can be typed again.
keys :
type mvoe e12 e13
keys Enter
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| "mvoe" is no move; did you mean "move"?
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look

# Yes or no: other keys do nothing, Enter is no.
keys a
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  • [■]‹■›‹■›‹■›‹■›‹■›‹■›‹■› +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
| North rolls 1.
| North: Move a cat one square
| Let the program finish this turn for you?
| y yes  n no
keys z Enter
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| North: Move a cat one square
| d12: a cat of North
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look

# A question grows with the screen, and waits while the screen is too small.
keys a
size 30 90
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  • [■]‹■›‹■›‹■›‹■›‹■›‹■›‹■› +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
| North rolls 1.
| North: Move a cat one square
|
|
|
|
|
|
| Let the program finish this turn for you?
| y yes  n no
size 24 79
keys y
screen
|Clowder needs 80 columns and 24 rows; this terminal has 79 columns and 24 rows.
| ...
|
|
|
size 24 80
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  • [■]‹■›‹■›‹■›‹■›‹■›‹■›‹■› +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
| North rolls 1.
| North: Move a cat one square
| Let the program finish this turn for you?
| y yes  n no
keys Esc q
