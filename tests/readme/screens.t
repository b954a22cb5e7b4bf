# The screens that README.md shows, in its order: tests/readme.sh puts them there.

$ clowder
screen
| Clowder                                                                  0.1.0
|
|            ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
|           ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )
|           ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲
|         ━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━
|            │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R
|           ╰╯               ╶╯      ╰╴             ╰╴      ╭╯
|
| ▸ Kilkenny Cats      One die, eight cats, two mice: a race  2-4 players 30 min
|   Cathedral          Wall in ground, leave no room to build 2 players   25 min
|   ClanCath           Two clans: save points, or strike now  2 players   30 min
|   L'impero di Catan  Settle an island, and send out knights 2-4 players 90 min
|   Cat Chess          Win two of three hilltops by staring   2-5 players 60 min
|
|   Saved games
|   Statistics
|   Settings
|   Help
|   Leave
|
|   Eight cats, one die: be first on both mice, or the last one able to move
|
| Enter choose  f first game  R rules  ? help  q leave
$ clowder play cathedral --names Anna,Marco
keys :
type cathedral w e2
keys Enter
keys :
type place castle n b3
keys Enter
keys :
type place tower e g5
keys Enter
keys :
type place tower s i2
keys Enter
keys :
type place castle w i7
keys Enter
keys :
type place infirmary n b9
keys Enter
keys :
type place academy s h9
keys Enter
keys :
type place academy s c6
keys Enter
keys :
type place infirmary n e5
keys Enter
keys :
type place manor e e9
keys Enter
keys :
type place square n i4
keys Enter
keys :
type place square n b1
keys Enter
keys :
type place manor w f8
keys Enter
keys :
type place bridge n g3
keys Enter
screen
| Cathedral  Anna, Marco  turn 15                                          saved
|  1│▒▒a▒╔═b═══c╗ ·d ┏━e┓ ·f  ·g ╔═h╗▒▒i▒▒▒j▒│   Turn 15
|   │▒▒▒▒║      ║    ┃╬╬┃        ║  ║▒▒▒▒▒▒▒▒│   Ground: Light 7, Dark 15
|  2│▒▒▒▒║      ║┏━━━┛╬╬┗━━━━━━━┓║  ╚═══╗▒▒▒▒│
|   │▒▒▒▒╚══════╝┗━━━┓╬╬┏━━━━━━━┛╚═══╗  ║▒▒▒▒│
|  3│╔══════════╗ ·  ┃╬╬┃╔════●═════╗║  ╚═══╗│  ▸┌┐ Light Anna           19 left
|   │║  ╔════╗  ║    ┗━━┛╚══════════╝╚══════╝│   ·    ·    ·    ·   [▄█▀] ·
|  4│║  ║▒▒▒▒║  ║ ·  ┌──┐ ·   ·  ┌──┐┌──────┐│                      b   ]
|   │╚══╝▒▒▒▒╚══╝    │  │        │  ││      ││   ·    ▀▀▀ ‹█▄2›‹▀▀2›‹▀ 2›
|  5│▒▒▒▒▒▒▒▒╔══╗┌───┘  └───┐┌───┘  ││      ││       g    i    s    v
|   │▒▒▒▒▒▒▒▒║  ║└───┐  ┌───┘│  ┌───┘└──────┘│   ╔╗ Dark Marco           16 left
|  6│▒▒▒▒▒▒▒▒║  ╚═══╗│  │┌───┘  │░░░░┌──────┐│   ·    ·    ·    ·    ▀█▄  ·
|   │▒▒▒▒▒▒▒▒║  ╔═══╝└──┘└──────┘░░░░│  ┌───┘│
|  7│▒▒▒▒╔═══╝  ║ •   ·  ┌──┐░░░░░░░░│  │░░░░│   ·    ·    █▄2  ▀▀2  ▀ 2
|   │▒▒▒▒╚══════╝        │  │░░░░░░░░│  │░░░░│
|  8│▒▒▒▒╔══╗ ·   ·  ╔══╗│  └───┐┌──┐│  └───┐│  Anna: Square on i4.
|   │▒▒▒▒║  ║        ║  ║│  ┌───┘│  │└──────┘│  Marco: Square on b1, claims 2
|  9│╔═══╝  ╚═══╗╔═══╝  ║│  │┌───┘  │░░░░░░░░│  squares.
|   │╚═══╗  ╔═══╝╚═══╗  ║└──┘└───┐  │░░░░░░░░│  Anna: Manor on f8, claims 3
| 10│▒▒▒▒║  ║▒▒▒▒▒▒▒▒║  ║ ·   ·  │  └───┐░░░░│  squares.
|   │▒▒▒▒╚══╝▒▒▒▒▒▒▒▒╚══╝        └──────┘░░░░│  Marco: Bridge on g3.
| Anna: Place a building
| abbey: Abbey, 4 squares: Anna has 1 left, Marco 1
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
$ clowder replay tests/readme/island.log
keys End
screen
| L'impero di Catan  Anna, Marco, Nino                    move 13 of 13, turn 96
|                      G2:1                       Turn 96           1 + 6 = 7
|      3:1  ╭─◦─╮   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╰─○─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   16 19 18 18 17     5
|         │ ore   ┃ wool  ┇lumber │                ● Anna    1  0  0  1  1  3  4
|       ╭─·─╮:. ┏━·─╮ . ┏┅·┅┓:: ┏┅◦─╮ O2:1         ▲ Marco   1  0  0  0  0  1  3
|     ◦─╯12 ╰─·━┛ 6 ╰─□┅┛ 4 ┗┅■┅┛10 ╰─◦           ▸■ Nino    1  0  1  0  1  3  2
| L2:1│grain  ┃brick  ┇ wool  ┇brick  │           left rd st ct bx  rz  b+c+w=VP
|   ╭─◦─╮ . ┏━○━┓::.╭─·┅┓:. ┏┅·─╮:. ╭─·─╮          ●═   0  3  1  0 1+0  8+2+1=11
| ·─╯ 9 ╰─·━┛11 ┗━·─╯   ┗┅□┅┛ 3 ╰─·─╯ 8 ╰─◦        ▲   11  5  1  0 0+0  6+0+0=6
| │grain  ┃lumber │desert │lumber │ ore   │ 3:1    ■    7  3  3  0 0+0  4+0+0=4
| ·━┓:: ┏━●━┓ : ╭─·─╮   ╭─·─╮ : ╭─◬═╗::.╭─◦
|   ┗━◦━┛ 8 ┗━·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╚═·─╯          5 Nino     offer
| B2:1┃lumber ┃ ore   │grain  │ wool  │            6 Anna     refuse
|     ◦━┓::.┏━·━┓ : ╭─·─╮:. ╔═·═╗:: ╭─◦            7 Nino     give grain
|       ┗━●━┛ 5 ┗━◉─╯ 6 ╰─◬═╝11 ╚═▲─╯ W2:1         8 Nino     want ore
|         ┃brick  │grain  │ wool  ║                9 Nino     want lumber
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·               10 Nino     offer
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯                 11 Anna     accept
|                      3:1                        12 Nino     deal A
|                                                 13▸Nino     road e8
| Nino: road e8  Nino builds a road on e8.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●
| Space play/pause  Left move back  Right move  p play on  ? help  q leave
