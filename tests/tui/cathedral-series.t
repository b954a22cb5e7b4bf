# A series: the roles change with each rematch, squares left are added up, logs name each other.

$ clowder-test play cathedral --names Anna,Marco --set pass=free
keys Enter t Enter v Down Down Down Enter p p
screen
| Cathedral  Anna, Marco  turn 6                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   ╱╲_╱╲   Marco wins (CD-12:
|   │    ┃╬╬┃                                │  ( • - )  fewer squares left).
|  2│┏━━━┛╬╬┗━━━┓ ·   ·   ·   ·   ·   ·   ·  │  ╱  ▾  ╲
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │  squares left
|   │    ┃╬╬┃                                │     42  ■ Marco  won
|  4│ ·  ┃╬╬┃ ·   ·  ╔══════╗ ·   ·   ·   ·  │     46  ● Anna
|   │    ┗━━┛        ╚═══╗  ║                │
|  5│ ·  ┌──┐ ·   ·   ·  ║  ╚═══╗ ·   ·   ·  │  ▸ Watch it again
|   │    └──┘            ╚═══╗  ║            │    Rematch
|  6│ ·   ·   ·   ·   ·   ·  ║  ║ ·   ·   ·  │    How it went
|   │                        ╚══╝            │    Back to the menu
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  ░ ■ Marco░░░░░░░░░░░░░░░░░░░░░░░
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
|   │                                        │  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  █▄▄▄▄▄░░░░░░░░░░░░░░░░░░░░░░░░░░
|   │                                        │  ████████████▄▄▄▄▄▄░░▄▄▄▄▄▄▄░░░░░
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ████████████████████████████▄░░░
|   │                                        │  █ ● Anna██████████████████████▄░
| Log: /home/somebody/data/clowder/games/cathedral-2026-11-21.log
|
| Enter choose  A analysis  E export  R rules  ? help  q leave
# Again: now the other side places the Cathedral.
keys Down Enter
screen
| Cathedral  Anna, Marco  game 2  turn 1                                   saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │    ┃╬╬┃                                │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│┏━━━┛●╬┗━━━┓ •   •   •   •   •   •   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │   ┌┐ Light Anna           47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │     ▀        ▀    ▀
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │  ▸╔╗ Dark Marco           47 left
|  6│ ·   •   •   •   •   •   •   •   •   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                                        │  t  ▀ c    f ▀  y ▀  b    m
|  7│ ·   •   •   •   •   •   •   •   •   ·  │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|   │                                        │  o    g    i    s    v
|  8│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │
|  9│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| Marco: Place the Cathedral
| cathedral n b2: Marco places the Cathedral on b2.  (Enter; r: 2 ways)
| Enter choose  Tab next  r other way  ! hint  ? help  q leave  : type  x look
keys Enter t Enter c Down Down Down Enter p p
screen
| Cathedral  Anna, Marco  game 2  turn 6                                   saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │  A draw (CD-12: equally many
|   │    ┃╬╬┃                                │  squares left).
|  2│┏━━━┛╬╬┗━━━┓ ·   ·   ·   ·   ·   ·   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │  squares left
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │     42  ● Anna
|   │    ┃╬╬┃                                │     42  ■ Marco
|  4│ ·  ┃╬╬┃ ·   ·  ┌──────┐ ·   ·   ·   ·  │
|   │    ┗━━┛        └───┐  │                │  The series so far
|  5│╔══════════╗ ·   ·  │  └───┐ ·   ·   ·  │  Anna 88 (0 won), Marco 84 (1
|   │║  ╔════╗  ║        └───┐  │            │  won), fewer is better
|  6│║  ║ ·  ║  ║ ·   ·   ·  │  │ ·   ·   ·  │
|   │╚══╝    ╚══╝            └──┘            │  ▸ Watch it again
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │    Rematch
|   │                                        │    How it went
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │    Back to the menu
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ░ ■ Marco░░░░░░░░░░░░░░░░░░░░░░░
|   │                                        │  ░░░░░░░░▄▄▄▄▄▄▄▄▄▄░░░░░░░░░░░░░░
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ████████████████████████████████
|   │                                        │  █ ● Anna████████████████████████
| Log: /home/somebody/data/clowder/games/cathedral-2026-11-21-2.log
|
| Enter choose  A analysis  E export  R rules  ? help  q leave
# The second log holds the whole series.
$ clowder-test check data/clowder/games/cathedral-2026-11-21-2.log
> data/clowder/games/cathedral-2026-11-21-2.log: cathedral, 5 moves, 5 turns: A draw (CD-12: equally many squares left).
> proved: every move is legal
> proved: the deal follows from the seed
> proved: unchanged since it was sealed, unless somebody sealed it anew
> proved: the end: no move is missing
