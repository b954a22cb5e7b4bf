# The frame around every page: title, message, live keys, and screens that are too small.

$ clowder-test play kilkenny --seed x
size 24 80
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
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
|
| North: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
inks
| ssssssss ssss  AAAAAs BBBBB  ssss s                                      ggggg
| dd  ||||||||||||||||||| A  A |||||||||||||||||||     ssss s
| dd  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |     BBBBBBBBB
| dd  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |     B       B
| dd  | ,  ,  ,  B  B  B  B  B  B  B  B  ,  ,  , |     B       B  dd dddd
| dd  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |     B       B
| dd  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |     BBBBBBBBB
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |
|  d d  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  d    A .....
|  d d  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  d      AAAAAAAA AA d dd d dddd
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |    sB sssss
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |       BBBBBBBB BB d dd d dddd
|  d  | ,  ,  ,  A  A  A  A  A  A  A  A  ,  ,  , |
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |
|  d  | ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  ,  , |
|  d  ||||||||||||||||||| B  B |||||||||||||||||||
|    d  d  d  d  d  d  d  d  d  d  d  d  d  d  d  d
|
|
|
| BBBBBs sssss sssss ss ssss
|
| kkkkk ......  k ....  k .....  k .....  k ....  k ....
papers
|================================================================================
|........................aaaaaa..................................................
|......SSSsssSSSsssSSSsssSSSsssSSSsssSSSsssSSSsss................................
|......sssSSSsssSSSsssSSSsssSSSsssSSSsssSSSsssSSS................................
|......SSSsssFFFfffFFFfffFFFfffFFFfffFFFfffSSSsss................................
|......sssSSSfffFFFfffFFFfffFFFfffFFFfffFFFsssSSS................................
|......SSSsssFFFfffFFFfffFFFfffFFFfffFFFfffSSSsss................................
|......sssSSSfffFFFfffFFFfffFFFfffFFFfffFFFsssSSS................................
|......SSSsssFFFfffFFFfffFFFfffFFFfffFFFfffSSSsss................................
|......sssSSSfffFFFfffFFFfffFFFfffFFFfffFFFsssSSS................................
|......SSSsssFFFfffFFFfffFFFfffFFFfffFFFfffSSSsss................................
|......sssSSSfffFFFfffFFFfffFFFfffFFFfffFFFsssSSS................................
|......SSSsssFFFfffFFFfffFFFfffFFFfffFFFfffSSSsss................................
|......sssSSSfffFFFfffFFFfffFFFfffFFFfffFFFsssSSS................................
|......SSSsssSSSsssSSSsssSSSsssSSSsssSSSsssSSSsss................................
|......sssSSSsssSSSsssSSSsssSSSsssSSSsssSSSsssSSS................................
|........................bbbbbb..................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|================================================================================

# Larger: the bars reach the edges, the page stands in the middle.
size 31 101
screen
| Kilkenny Cats  South, North  turn 1                                                           saved
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
|            8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|            7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|            6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|            4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|            3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|            2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|            0  └────────────────── □  □ ──────────────────┘
|              z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
|           North: press Enter to roll
|
|
|
|
|
| Enter choose  ? help  q leave  R rules  d dice  F flip

# Too small: nothing is played unseen, whatever is typed.
size 23 80
keys Space Space Space j j Enter
screen
|Clowder needs 80 columns and 24 rows; this terminal has 80 columns and 23 rows.
| ...
|
|
|
size 1 1
screen
|
size 24 80
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
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
|
| North: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip

# A click on the key row is the action it names.
click 23 18
screen
| Help                                                          lines 1-21 of 59
| Kilkenny Cats
|   Eight cats, one die: be first on both mice, or the last one able to move
|   Now, turn 1 of North: Roll the die
|
| What can be done now
|   Enter                   roll the dice
|
| Signs
|   ● ▲ ■ ◆     cats of South, West, North and East
|   ○ △ □ ◇     their mice, which their cats are to reach
|   ░◉ ░◬ ░▣ ░◈ a cat on its mouse, where it stays
|   +           a corner of the central field
|   ×           a mouse of nobody, with two or three players
|
| Moves, as they are typed
|   move SQUARE SQUARE  go with a cat from one square to another (KK-7)
|   pass  lose the turn: no cat can move that far (KK-11)
|
| Keys
|   Up k 8                one up
|   Down j 2              one down
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
