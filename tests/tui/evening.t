# What a game begins with, and what games without dice do not offer.

# Cat Chess begins with the quick start; the line below tells of the classic set-up.
$ clowder-test
keys Down Down Down Down Enter
screen
| New game: Cat Chess                                                2-5 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      Player A
|   Player B                ◂ person ▸      Player B
|   Preset                  ◂ Quick start: chance places everything ▸
|   Set-up                  ◂ quick ▸
|   Board                   ◂ r6 ▸
|   Tiles                   ◂ 12 ▸
|   Open sheets             ◂ no ▸
|   Line of sight           ◂ both ▸
|   Edge of the arc         ◂ narrow ▸
|   Sides of Vision         ◂ three ▸
|   Own cats block          ◂ no ▸
|   Retreat                 ◂ free ▸
|   ▾ 5 more
| ▸ Start
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: Classic: the players place everything.
|
|
| New to it? f plays a guided first game.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys p
screen
| New game: Cat Chess                                                2-5 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      Player A
|   Player B                ◂ person ▸      Player B
|   Preset                  ◂ Classic: the players place everything ▸
|   Set-up                  ◂ classic ▸
|   Board                   ◂ r6 ▸
|   Tiles                   ◂ 12 ▸
|   Open sheets             ◂ no ▸
|   Line of sight           ◂ both ▸
|   Edge of the arc         ◂ narrow ▸
|   Sides of Vision         ◂ three ▸
|   Own cats block          ◂ no ▸
|   Retreat                 ◂ free ▸
|   ▾ 5 more
| ▸ Start
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: Quick start on the small board.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys q

# Without --preset a game begins so too.
$ clowder-test play catchess --seed a --names Anna,Marco
screen
| Cat Chess  Anna, Marco  turn 1                                           saved
|             c9 4   4   4   3  •3  •1 ›●L↖0]15              ▸● Anna
|           d8 4   5   5   4   3   3  ‹1 ›‹1 › 15            ▸L Lina        3/10
|         e7 5   5   6▲  5   4   4  ‹2 ›‹2 ›‹2 › 15          ▸V Vision      3/5
|       f6 4   4   5   5   4   3   2   3   3   3   15        ▸U Lucky       3/5
|     g5 2   3   4   4   4   3   2   3   4   4   4   15       ■ Marco
|   h4 1   2   3   3   3   3   2   3   4   5   5   4   15     M Mr Mistoff… 3/5
| i3●U↑0 1   2   2   2   2   2   3   4   5   6▲  5   5   15   R Rum Tum Tu… 3/5
|   j3●V↑1 2   3   3   4   4   3   3   4   5   5   4   14     D Darth       3/5
|     k3 2   3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 5   5   6▲  5   4   3   2   3   2   11
|           n3 4   5   5   4   3   3   1  ■R↑1 10
|             o3 4   4   4   3   2  ■M↖1■D↓0 9
|
| Lina of Anna comes into play on c15, looking nw.
| Darth of Marco comes into play on o9, looking s.
| Lucky of Anna comes into play on i3, looking n.
| Rum Tum Tugger of Marco comes into play on n10, looking n.
| Vision of Anna comes into play on j3, looking n.
| Mr Mistoffeles of Marco comes into play on o8, looking nw.
| Anna: Each of your cats acts once                        g go  p preen  s stay
| lina: Lina of Anna, 3/10, c15 (height 0), looks nw
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
# A row of the menu that is too long for it stands in full below.
keys m Down Down
screen
| Cat Chess  Anna, Marco  turn 1                                           saved
|┌──────────────────────────────────────────────────────────────────────────────┐
|│   What can be done                                                           │
|│                                                                              │
|│   counter    CH-7: counters are placed in the set-up                         │
|│   tile       CH-8: no tiles are placed now; choose one of your cats first    │
|│ ▸ challenge  CH-20: no cat of yours that can act observes a higher one of a… │
|│   go         move a cat to a space in its reach                              │
|│   preen      gain one self-esteem, and keep the facing                       │
|│   stay       a move that costs no points                                     │
|│   groom      CH-4: only Kiryuu preens for free, for its owner                │
|│   enter      CH-13: all your cats are in play                                │
|│   face       CH-15: facings are set after all actions                        │
|│   method     CH-21: a method is chosen only in a challenge                   │
|│   response   CH-21: a response is chosen only in a challenge                 │
|│   retreat    CH-23: nobody has to retreat                                    │
|│   end        CH-14: every cat in play acts before the turn ends              │
|│   pass       CH-16: you pass only when nothing else can be done              │
|│                                                                              │
|│ challenge  CH-20: no cat of yours that can act observes a higher one of an   │
|│ opponent                                                                     │
|└──────────────────────────────────────────────────────────────────────────────┘
|
| Up up  Down down  Enter choose  Esc back
# The rule is told with the news; the message says how to go on.
keys Esc !
screen
| Cat Chess  Anna, Marco  turn 1                                           saved
|             c9 4   4   4   3  •3  •1 ›●L↖0]15              ▸● Anna
|           d8 4   5   5   4   3   3  ‹1 ›‹1 › 15            ▸L Lina        3/10
|         e7 5   5   6▲  5   4   4  ‹2 ›‹2 ›‹2 › 15          ▸V Vision      3/5
|       f6 4   4   5   5   4   3   2   3   3   3   15        ▸U Lucky       3/5
|     g5 2   3   4   4   4   3   2   3   4   4   4   15       ■ Marco
|   h4 1   2   3   3   3   3   2   3   4   5   5   4   15     M Mr Mistoff… 3/5
| i3●U↑0 1   2   2   2   2   2   3   4   5   6▲  5   5   15   R Rum Tum Tu… 3/5
|   j3●V↑1 2   3   3   4   4   3   3   4   5   5   4   14     D Darth       3/5
|     k3 2   3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 5   5   6▲  5   4   3   2   3   2   11
|           n3 4   5   5   4   3   3   1  ■R↑1 10
|             o3 4   4   4   3   2  ■M↖1■D↓0 9
|
| Rum Tum Tugger of Marco comes into play on n10, looking n.
| Vision of Anna comes into play on j3, looking n.
| Mr Mistoffeles of Marco comes into play on o8, looking nw.
| A hint. CH-17: A cat has 4 points. A step costs one, and one more for each
| step up or down, which may be two at most. stay is a move that costs no
| points.
| Anna: Each of your cats acts once                        g go  p preen  s stay
| ! again tells where.
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
keys q

# Cathedral has no dice, so none are counted, and its new game has no seed.
$ clowder-test
keys Down Down Enter Up Up Up
screen
| New game: Cathedral                                                  2 players
|   ▴ 2 more
|   Player B                ◂ person ▸      Dark
|   Preset                  ◂ The usual game ▸
|   The Cathedral           ◂ light ▸
|   The beginning           ◂ usual ▸
|   First building's ground ◂ second ▸
|   Captures                ◂ auto ▸
|   Late captures           ◂ no ▸
|   Parts of the city       ◂ largest ▸
|   Passing                 ◂ stuck ▸
|   First building          ◂ 5 ▸
| ▸ Handicap                ◂ 0 ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|
|   Start
|
|   So many squares more count as left over for the side that builds first
|   (CD-15).
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys s d
screen
| Cathedral  Light, Dark  turn 1                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │    ┃╬╬┃                                │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│┏━━━┛●╬┗━━━┓ •   •   •   •   •   •   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │  ▸┌┐ Light                47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │  t  ▀ c    f ▀  y ▀  b    m
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   •   •   •   •   •   •   •   •   ·  │  o    g    i    s    v
|   │                                        │   ╔╗ Dark                 47 left
|  6│ ·   •   •   •   •   •   •   •   •   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                                        │     ▀        ▀    ▀
|  7│ ·   •   •   •   •   •   •   •   •   ·  │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|   │                                        │
|  8│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │
|  9│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| Light: Place the Cathedral
| This game has no dice.
| Enter choose  Tab next  r other way  ! hint  ? help  q leave  : type  x look
keys q
