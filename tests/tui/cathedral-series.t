# A series: the roles change with each rematch, squares left are added up, logs name each other.

$ clowder-test play cathedral --names Anna,Marco --set pass=free
keys Enter t Enter v Down Down Down Enter p p
screen
| Cathedral  Anna, Marco  turn 6                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │  Marco wins (CD-12: fewer squares
|   │    ┃╬╬┃                                │  left).
|  2│┏━━━┛╬╬┗━━━┓ ·   ·   ·   ·   ·   ·   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │  squares left
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │     42  Marco  won
|   │    ┃╬╬┃                                │     46  Anna
|  4│ ·  ┃╬╬┃ ·   ·  ╔══════╗ ·   ·   ·   ·  │
|   │    ┗━━┛        ╚═══╗  ║                │  ▸ Watch it again
|  5│ ·  ┌──┐ ·   ·   ·  ║  ╚═══╗ ·   ·   ·  │    How it went
|   │    └──┘            ╚═══╗  ║            │    Rematch
|  6│ ·   ·   ·   ·   ·   ·  ║  ║ ·   ·   ·  │    Back to the menu
|   │                        ╚══╝            │
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| Log: /tmp/clowder-tui-homehome/data/clowder/games/cathedral-2026-11-21.log
|
| Enter choose  A analysis  d dice  R rules  ? help  q leave
# Again: now the other side places the Cathedral.
keys Down Enter
screen
| Cathedral  Anna, Marco                                             How it went
| 100 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ■■
|                                                                          ■■
|  75 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·■■■· ·
|                                              ■■■■■■■                ■■
|              ■■■■■■■■■■■■■■■■■■■     ■■■■■■■■       ■■■■■        ■■■
|  50 %  ●●●●●●· · · · · · · · · ·●●●●●· · · · · · · · · · ●●●●●●●●· · · · · ·
|              ●●●●●●●●●●●●●●●●●●●     ●●●●●●●●       ●●●●●        ●●●
|  25 %  · · · · · · · · · · · · · · · · · · · ●●●●●●● · · · · · · · ·●● · · ·
|                                                                       ●●●
|                                                                          ●●
|   0 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ●●
|        ▴─────────────────────────────────────────────────────────────────────
|        turn 1                                                          turn 6
| Turn 1 of Anna, move 0:  ● Anna 49 % ■ Marco 51 %
| The turns that decided
|   turn 5 of Anna: Anna from 54 % to 0 %
|   turn 4 of Marco: Anna from 30 % to 54 %
|   turn 3 of Anna: Anna from 47 % to 30 %
|   turn 1 of Anna: Anna from 49 % to 39 %
|   turn 2 of Marco: Anna from 39 % to 47 %
|
| Tab goes to the turns that decided, Enter watches the game from there.
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys Enter t Enter c Down Down Down Enter p p
screen
| Cathedral  Anna, Marco  turn 1                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │    ┃╬╬┃                                │   Ground: Light 0, Dark 0
|  2│┏━━━┛●╬┗━━━┓ ·   ·   ·   ·   ·   ·   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │  ▸┌┐ Light Anna           47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │  t  ▀ c    f ▀  y ▀  b    m
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  o    g    i    s    v
|   │                                        │   ╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                                        │     ▀        ▀    ▀
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|   │                                        │
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| Anna: Place the Cathedral
| CD-3: the Cathedral comes first
| Enter choose  Tab next  r turn  H hint  ? help  q leave  : type  w why not
# The second log holds the whole series.
$ clowder-test check data/clowder/games/cathedral-2026-11-21-2.log
> data/clowder/games/cathedral-2026-11-21-2.log: cathedral, 0 moves, 0 turns, sealed: unfinished
