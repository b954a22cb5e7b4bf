# A board seen from its other side: by F while playing and in a replay. Arrows and clicks go by what
# is seen, words can be read, and the choice is kept.
$ clowder-test play kilkenny --seed paperino --names Anna,Marco --log cats.log
keys Enter F
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
|  o  n  m  l  k  j  i  h  g  f  e  d  c  b  a  z      Turn 1
|   ┌────────────────── □  □ ──────────────────┐  0    ┌───────┐
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  1    │     ● │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  2    │   ●   │  rolled 3
|   │ ·  ·  + ‹●›‹●›‹●›‹●›‹●›‹●›‹●›[●] +  ·  • │  3    │ ●     │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  4    └───────┘
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  5
|   │ ·  ·  ·  ·  ·  ·  ·  •  ·  ·  •  ·  ·  • │  6   ▸● South Anna
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 7      ●●●●●●●● ○○ 0 of 2 mice
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 8
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  9    ■ North Marco
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  10     ■■■■■■■■ □□ 0 of 2 mice
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  11
|   │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │  12
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  13
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  14
|   └────────────────── ○  ○ ──────────────────┘  15
|
|
| Anna rolls 3.
| Anna: Move a cat three squares
| The board is seen from its other side.
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look
# The cursor goes up on the screen, which is down on the board.
keys Up
marks
|
|
|
|
|                                  @@@
|             ++++++++++++++++++++++++
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
click 12 20
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
|  o  n  m  l  k  j  i  h  g  f  e  d  c  b  a  z      Turn 1
|   ┌────────────────── □  □ ──────────────────┐  0    ┌───────┐
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  1    │     ● │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  2    │   ●   │  rolled 3
|   │ ·  ·  + ‹●›‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │  3    │ ●     │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  4    └───────┘
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  5
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  6   ▸● South Anna
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 7      ●●●●●●●● ○○ 0 of 2 mice
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 8
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  9    ■ North Marco
|   │ ·  ·  ·  ·  · [·] ·  ·  ·  ·  ·  ·  ·  · │  10     ■■■■■■■■ □□ 0 of 2 mice
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  11
|   │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │  12
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  13
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  14
|   └────────────────── ○  ○ ──────────────────┘  15
|
|
| Anna rolls 3.
| Anna: Move a cat three squares
| KK-6: no cat of yours stands on i10
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look
keys q
$ clowder-test config play.turned
> play.turned = yes  (file)
$ clowder-test replay cats.log
screen
| Kilkenny Cats  Anna, Marco                                 move 0 of 1, turn 1
|  o  n  m  l  k  j  i  h  g  f  e  d  c  b  a  z      Turn 1
|   ┌────────────────── □  □ ──────────────────┐  0    ┌───────┐
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  1    │       │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  2    │       │  to roll
|   │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │  3    │       │
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  4    └───────┘
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  5
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  6   ▸● South Anna
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 7      ●●●●●●●● ○○ 0 of 2 mice
|  ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  × 8
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  9    ■ North Marco
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  10     ■■■■■■■■ □□ 0 of 2 mice
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  11
|   │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │  12
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  13
|   │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │  14
|   └────────────────── ○  ○ ──────────────────┘  15
| 1 dice     roll 3
|
|
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys F
screen
| Kilkenny Cats  Anna, Marco                                 move 0 of 1, turn 1
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| 1 dice     roll 3
|
|
| The position at the start
| The board is seen from its usual side.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
# Corners and arrows are those of the other direction.
$ clowder-test replay tests/golden/catan/two.log
keys End F
screen
| L'impero di Catan  Anna, Marco                        move 138 of 138, turn 52
|                       3:1                       Turn 52           4 + 6 = 10
|                ╭─·─╮   ╭─◦─╮   ╭─◦─╮  3:1                 br lu wo gr or  # kn
|              ·─╯ 11╰─◦─╯ 6 ╰─·─╯ 5 ╰─◦             bank   18 18 16 18 14    12
|              │  wool │  grain│  brick│           ● Anna    1  0  2  0  4  7  0
|       W2:1 ╭─◦─╮ : ╭─·─╮::.╭─·─╮ ::╭─·─╮         ▲ Marco   0  1  1  1  1  4  2
|          ◦─╯ 5 ╰─·─╯ 4 ╰─·─╯ 3 ╰─·─╯ 8 ╰─◦      left rd st ct bx  rz  b+c+w=VP
|          │  wool │  grain│   ore │ lumber│B2:1   ●   10  4  3  0 0+0  3+0+0=3
|        ╭─·─╮ ::╭─·─╮ :.╭─·─╮ : ╭─·─╮::.╭─◦─╮     ▲   13  3  4  2 0+0  2+0+0=2
|      ◦─╯ 8 ╰─·─╯ 3 ╰─·─╯   ╰─·─╯ 11╰─·─╯ 9 ╰─·
|  3:1 ┃   ore │ lumber│ desert│ lumber┃  grain│  128 Anna     city v12
|      ○─╮::.╭─·─╮ : ╭─·─╮   ╭─·─╮ : ┏━·─╮ ::╭─·  129 Anna     take e6
|        ╰─·─╯ 10╰─·─╯ 4 ╰─·─╯ 6 ╰─·━┛ 12╰─◦─╯    130 Anna     road e25
|          │  brick│  wool │  brick┃  grain│L2:1  131 Anna     end
|          ◦─╮ :.╭─·─╮ :.╭─·─╮::.┏━◉─╮ . ╭─△      132 dice     roll 2 2
|       O2:1 ╰─◦─╯ 9 ╰─·─╯ 2 ╰─·━┛ 10╰─·─╯        133 Marco    bank brick wool
|              │ lumber│  wool │   ore │          134 Marco    bank ore lumber
|              ·─╮ ::╭─◦─╮ . ╭─·─╮ :.╭─△          135 Marco    end
|                ╰─·─╯   ╰─◦─╯   ╰─◦─╯  3:1       136 dice     roll 4 6
|                      G2:1                       137 Anna     take e10
|                                                 138▸Anna     road e34
| Anna wins (IC-23: a player lost the last road; all count what they have).
| The board is seen from its other side.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
look ascii
screen
| L'impero di Catan  Anna, Marco                        move 138 of 138, turn 52
|                       3:1                       Turn 52           4 + 6 = 10
|                .-+-.   .-o-.   .-o-.  3:1                 br lu wo gr or  # kn
|              +-' 11'-o-' 6 '-+-' 5 '-o             bank   18 18 16 18 14    12
|              |  wool |  grain|  brick|           A Anna    1  0  2  0  4  7  0
|       W2:1 .-o-. : .-+-.::..-+-. ::.-+-.         B Marco   0  1  1  1  1  4  2
|          o-' 5 '-+-' 4 '-+-' 3 '-+-' 8 '-o      left rd st ct bx  rz  b+c+w=VP
|          |  wool |  grain|   ore | lumber|B2:1   A   10  4  3  0 0+0  3+0+0=3
|        .-+-. ::.-+-. :..-+-. : .-+-.::..-o-.     B   13  3  4  2 0+0  2+0+0=2
|      o-' 8 '-+-' 3 '-+-'   '-+-' 11'-+-' 9 '-+
|  3:1 =   ore | lumber| desert| lumber=  grain|  128 Anna     city v12
|      a-.::..-+-. : .-+-.   .-+-. : ==+-. ::.-+  129 Anna     take e6
|        '-+-' 10'-+-' 4 '-+-' 6 '-+== 12'-o-'    130 Anna     road e25
|          |  brick|  wool |  brick=  grain|L2:1  131 Anna     end
|          o-. :..-+-. :..-+-.::.==W-. . .-b      132 dice     roll 2 2
|       O2:1 '-o-' 9 '-+-' 2 '-+== 10'-+-'        133 Marco    bank brick wool
|              | lumber|  wool |   ore |          134 Marco    bank ore lumber
|              +-. ::.-o-. . .-+-. :..-b          135 Marco    end
|                '-+-'   '-o-'   '-o-'  3:1       136 dice     roll 4 6
|                      G2:1                       137 Anna     take e10
|                                                 138>Anna     road e34
| Anna wins (IC-23: a player lost the last road; all count what they have).
| The board is seen from its other side.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
$ clowder-test replay tests/golden/catchess/two.log
keys End
screen
| Cat Chess  Player A, Player B                         move 205 of 205, turn 27
|                                                            ▸● Player A      ▲▲
|              9   1 ■U↑1  2   3 ●R↖4  4   4 o3              ▸V Vision      4/5
|           10   1   1   3   3   4   5   5   4 n3            ▸S Sham        5/5
|         11   2   2   2   3   4   5 ●V↑6  5   4 m3          ▸R Rum Tum Tu… 5/5
|       12   3   3   3   2 ■I↖3  4   5   5   4   3 l3         ■ Player B
|     13   4   4   4   3   2   3   4   4   4   3   2 k3       K Kero        5/5
|   14   4   5   5   4   3   2   3   3   3   3   2   1 j3     I Ispex       4/5
| 15   5   5 ●S↑6  5   4   3   2   2   2   2   2   2   1 i3   U Lucky       4/5
|   15   4   5   5   4   3   3   4   5   3   3   2   1 h4
|     15   4   4   4   3   2   4   4   4   4 ■K↑3  2 g5
|       15   3   3   3   2   3   4   5   5   4   3 f6
|         15   2   2   2   3   4   5  ▲6   5   4 e7
|           15   1   1   4   3   4   5   5   4 d8
|             15   0   1   2   3   4   4   4 c9
| 200 Player B go lucky o8
| 201 Player B go ispex l8
| 202 Player B face ispex se
| 203 Player B face lucky s
| 204 Player B face kero s
| 205▸Player B end
| Player A wins (CH-25: two summits held until the next turn).
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▴━━━━▴━━●
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
$ clowder-test replay tests/golden/cathedral/usual.log
keys End
screen
| Cathedral  Light, Dark                                  move 25 of 25, turn 26
| │    ╔══════╗    ┌──────┐    ╔══╗╔══╗▒▒▒▒│     Turn 26
| │  · ╚══════╝  · └───┐  │  · ║  ║╚══╝▒▒▒▒│10   Ground ░░ Light 4  ▒▒ Dark 2
| │    ┌──────┐    ┏━━┓│  │    ║  ╚═══╗▒▒▒▒│
| │  · │  ┌───┘  · ┃╬╬┃└──┘  · ╚═══╗  ║▒▒▒▒│9
| │    │  │┏━━━━━━━┛╬╬┗━━━┓╔══╗    ║  ╚═══╗│     ┌┐ Light                 9 left
| │  · │  │┗━━━━━━━┓╬╬┏━━━┛║  ║  · ╚══════╝│8    ·    ·    ▄█▄  ·    ·    ·
| │╔══╗│  └───┐┌──┐┃╬╬┃╔═══╝  ╚═══╗╔══╗    │                ▀
| │║  ║└──────┘│  │┗━━┛╚═══════╗  ║╚══╝  · │7    ██   ·    ·    ·    ·
| │║  ╚═══╗┌──┐│  │┌──────┐┌──┐║  ║        │
| │╚══════╝│  │└──┘│  ┌───┘│  │╚══╝  ·   · │6    ╔╗ Dark                 18 left
| │┌───────┘  │┌───┘  │┌───┘  │    ╔══════╗│     ·    █▀█  ▄█▄  ·    ·    ▀█▀
| │└───┐  ┌───┘└──────┘└──────┘  · ╚══════╝│5               ▀
| │░░░░│  │┌──┐┌──┐    ╔══════╗            │     ██   ·    ·    ·    ·
| │░░░░└──┘│  ││  │  · ╚═══╗  ║  ·   ·   · │4
| │░░░░┌───┘  ││  └───┐    ║  ╚═══╗╔══╗┌──┐│    20 Dark     place bridge n b1
| │░░░░│ ●┌───┘│  ┌───┘  · ╚══════╝║  ║└──┘│3   21 Light    place tavern n f2
| │┌───┘  │░░░░│  │┌──┐    ┌──┐╔═══╝  ║    │    22 Dark     place inn e b2
| │└──────┘░░░░└──┘└──┘  · │  │╚══════╝  · │2   23 Light    place abbey n f5
| │░░░░┌──────────┐        │  │╔══════════╗│    24 Dark     pass
| │░j░░└i───h───g─┘ f·  e· └d─┘╚c═══b═══a═╝│1   25▸Light    place tower w i3
| Light wins (CD-12: fewer squares left).
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▾━━━━━━●
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
$ clowder-test replay tests/golden/clancath/classic.log
keys End
screen
| ClanCath  Anna, Marco                                 move 377 of 377, turn 99
|  t s r q p o n m l k j i h g f e d c b a     Turn 99   draw in 40
| ▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,        20   ★ Anna
| ▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,          19  auto  0 ◆────────────
| ▒▒▒▒░░░░░░░░::::::::,,,,,,,,            18  die1 10 ━━━━━━━━━━◆──
| ▒▒░░░░░░░░::::::::,,○,,,,,              17  die2 11 ━━━━━━━━━━━◆─
| ░░░░░░░░::::::::,,,,,,,,              ,,16  alive ★0 ▲0 ●0  lost ★1 ▲4 ●20
| ░░░░░░::::::△-,,,,,,,,              ,,,,15
| ░░░░::::::::'',,,,,,              ,,,,,,14  ▸☆ Marco
| ░░::::::::,,,,,,,,       ○      ,,,,,,,,13  auto  8 ━━━━━━━━◆────  │  ●│ │  ●│
| ::::::::,,,,,,,, ○            ,,,,,,,,::12  die1 12 ━━━━━━━━━━━━◆  │ ● │ │   │
| ::::::,,,,,,,,              ,,,,,,,,::::11  die2 10 ━━━━━━━━━━◆──  │●  │ │●  │
| ::::,,,,,,,,              ,,,,,,,,::::::10  alive ☆1 △2 ○3  lost ☆0 △2 ○17
| ::,,,,,,,, △            ,,,,,,,,::::::::9
| ,,,,,,,,              ,,,,,,,,::::::::░░8     0 ,,1 ::2 ░░3 ▒▒4  level
| ,,,,,,              ,,,,,,,,::::::::░░░░7
| ,,,,              ,,,,,,,,☆:::::::░░░░░░6   374 Anna     end
| ,,              ,,,,,,,,::::::::░░░░░░░░5   375 Marco    step l14 m14
|               ,,,,,,,,::::::::░░░░░░░░▒▒4   376 Marco    step m14 n14
|             ,,,,,,,,::::::::░░░░░░░░▒▒▒▒3   377▸Marco    step n14 n15
|           ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒2   Marco wins (CL-15: the other side
|         ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒1   has no piece left).
| ▴▴▴▴▴▴▴▴▴▴▴━━━━━━━━▾━━━━━▾━▾━━━▾━━━━▾━━━▾━━━━━━━━━▾━━━━━▾━━━━━━━▾━━▾━━━━━━▾━━●
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
# A game whose board has only one side does not offer the key, and says why.
$ clowder-test play toy --seed paperino --names Anna,Marco
keys F
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
| Anna: press Enter to roll
| This board has only one side to look at it from.
| Enter choose  ? help  q leave  R rules  d dice
