# Cathedral by keys: the city, choosing and turning a building, what is enclosed, why not.

$ clowder-test play cathedral --names Anna,Marco --log city.log
screen
| Cathedral  Anna, Marco  turn 1                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │    ┃╬╬┃                                │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│┏━━━┛●╬┗━━━┓ •   •   •   •   •   •   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │  ▸┌┐ Light Anna           47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ •   •   •   •   •   •   •   ·  │  t  ▀ c    f ▀  y ▀  b    m
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   •   •   •   •   •   •   •   •   ·  │  o    g    i    s    v
|   │                                        │   ╔╗ Dark Marco           47 left
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
| Anna: Place the Cathedral
| cathedral n b2: Anna places the Cathedral on b2.  (Enter; r: 2 ways)
| Enter choose  Tab next  r other way  ! hint  ? help  q leave  : type  x look
keys r Down Down Down Down Right Right Right Right r r r Enter
# A building by its key; the cursor goes into the middle of the city.
keys g
screen
| Cathedral  Anna, Marco  turn 2                                           saved
|  1│ ·a  •b  •c  •d  •e  •f  •g  •h  •i  ·j │   Turn 2
|   │                                        │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│ •   •   •   •   •   •   •   •   •   •  │
|   │                                        │
|  3│ •   •   •   •  ╔══╗ •   •   •   •   •  │   ┌┐ Light Anna           47 left
|   │                ║  ║                    │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ •   •   •   •  ║● ║┏━━┓ •   •   •   •  │     ▀        ▀    ▀
|   │                ║  ║┃╬╬┃                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ •   •   •   •  ║  ║┃╬╬┃ ·   •   •   •  │
|   │                ╚══╝┃╬╬┃                │  ▸╔╗ Dark Marco           47 left
|  6│ •   •   •   •  ┏━━━┛╬╬┗━━━┓ •   •   •  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                ┗━━━┓╬╬┏━━━┛            │  t  ▀ c    f ▀  y ▀  b    m
|  7│ •   •   •   •   ·  ┃╬╬┃ ·   •   •   •  │   ██  (▀▀▀) █▄2  ▀▀2  ▀ 2
|   │                    ┗━━┛                │  o    g   )i    s    v
|  8│ •   •   •   •   •   •   •   •   •   •  │
|   │                                        │
|  9│ •   •   •   •   •   •   •   •   •   •  │
|   │                                        │
| 10│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │  Anna places the Cathedral on f6.
| Marco: Place a building
| place bridge e e4: Marco: Bridge on e4.  (Enter plays it)
| Enter choose  Esc back  Tab next  u undo  ! hint  ? help  q leave  : type
keys : 
type place bridge n b2
keys Enter :
type place tavern n a1
keys Enter :
type place square n i9
keys Enter :
type place tavern n j1
keys Enter v
# The same by pointing: from the middle to c1, where the wall of the city helps.
keys Up Up Up Up Left Left
screen
| Cathedral  Anna, Marco  turn 6                                           saved
|  1│▒×a▒▒•b▒╔●c╗ •d  •e  •f  •g  •h  •i ┌─j┐│   Turn 6
|   │▒××▒▒▒▒▒╚══╝                        └──┘│   Ground ░░ Light 0  ▒▒ Dark 0
|  2│╔══════════╗ •   •   •   •   •   •   •  │
|   │╚══════════╝                            │
|  3│ •   •   •   •   •   •   •   •   •   •  │   ┌┐ Light Anna           45 left
|   │                                        │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ •   •   •   •   •  ┏━━┓ •   •   •   •  │     ▀        ▀    ▀
|   │                    ┃╬╬┃                │   ██   ▀▀▀  █▄2  ▀▀2  ·
|  5│ •   •   •   •   •  ┃╬╬┃ •   •   •   •  │
|   │                    ┃╬╬┃                │  ▸╔╗ Dark Marco           40 left
|  6│ •   •   •   •  ┏━━━┛╬╬┗━━━┓ •   •   •  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                ┗━━━┓╬╬┏━━━┛            │  t  ▀ c    f ▀  y ▀  b    m
|  7│ •   •   •   •   •  ┃╬╬┃ •   •   •   •  │   ·    ·    █▄2  ▀▀2 (▀ 2)
|   │                    ┗━━┛                │            i    s    v   )
|  8│ •   •   •   •   •   •   •   •   •   •  │
|   │                                        │  Anna places the Cathedral on f6.
|  9│ •   •   •   •   •   •   •   •  ╔══════╗│  Marco: Bridge on b2.
|   │                                ║      ║│  Anna: Tavern on a1.
| 10│ •   •   •   •   •   •   •   •  ║      ║│  Marco: Square on i9.
|   │                                ╚══════╝│  Anna: Tavern on j1.
| place tavern n c1: Marco: Tavern on c1, takes the Tavern of Anna, claims 2
| squares.
| Enter choose  Esc back  Tab next  u undo  ! hint  ? help  q leave  : type
marks
|
|        ++++@@@@++++++++++++++++++++++++
|        ++++@@@@++++++++++++++++++++++++
|                ++++++++++++++++++++++++++++
|                ++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++    ++++++++++++++++
|    ++++++++++++++++++++    ++++++++++++++++
|    ++++++++++++++++++++    ++++++++++++++++
|    ++++++++++++++++++++    ++++++++++++++++
|    ++++++++++++++++            ++++++++++++
|    ++++++++++++++++            ++++++++++++
|    ++++++++++++++++++++    ++++++++++++++++                       *****
|    ++++++++++++++++++++    ++++++++++++++++                       *****
|    ++++++++++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++
|    ++++++++++++++++++++++++++++++++
|
|
|
# Turning it where it does not fit: the rule is told, its squares are marked.
keys t Up Up Up Up Up Up r
screen
| Cathedral  Anna, Marco  turn 6                                           saved
|  1│┌─a┐ ·b [!c] !d  ·e  ·f  ·g  ·h  ·i ┌●j┐│   Turn 6
|   │└──┘    [  ]                        └──┘│   Ground ░░ Light 0  ▒▒ Dark 0
|  2│╔══════════╗ •   •   •   •   •   •   ·  │
|   │╚══════════╝                            │
|  3│ ·   ·   •   •   •   •   •   •   •   ·  │   ┌┐ Light Anna           45 left
|   │                                        │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·   •   •   •   •  ┏━━┓ •   •   •   ·  │     ▀        ▀    ▀
|   │                    ┃╬╬┃                │   ██   ▀▀▀  █▄2  ▀▀2  ·
|  5│ ·   •   •   •   ·  ┃╬╬┃ ·   •   •   ·  │
|   │                    ┃╬╬┃                │  ▸╔╗ Dark Marco           40 left
|  6│ ·   •   •   •  ┏━━━┛╬╬┗━━━┓ •   •   ·  │  (▀█▄) █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                ┗━━━┓╬╬┏━━━┛            │ (t  ▀)c    f ▀  y ▀  b    m
|  7│ ·   •   •   •   •  ┃╬╬┃ •   •   •   ·  │   ·    ·    █▄2  ▀▀2  ▀ 2
|   │                    ┗━━┛                │            i    s    v
|  8│ ·   •   •   •   •   •   •   •   •   ·  │
|   │                                        │  Anna places the Cathedral on f6.
|  9│ ·   •   •   •   •   •   •   •  ╔══════╗│  Marco: Bridge on b2.
|   │                                ║      ║│  Anna: Tavern on a1.
| 10│ ·   ·   ·   ·   ·   ·   ·   ·  ║      ║│  Marco: Square on i9.
|   │                                ╚══════╝│  Anna: Tavern on j1.
| Marco: Place a building
| CD-4: the Tower would reach over the wall
| Enter choose  Esc back  Tab next  r other way  u undo  ! hint  ? help  q leave
marks
|
|            @@@@!!!!
|            @@@@!!!!
|        !!!!!!!!++++++++++++++++++++++++
|        !!!!!!!!++++++++++++++++++++++++
|            ++++++++++++++++++++++++++++
|            ++++++++++++++++++++++++++++
|        ++++++++++++++++    ++++++++++++
|        ++++++++++++++++    ++++++++++++
|        ++++++++++++            ++++++++
|        ++++++++++++            ++++++++
|        ++++++++++++            ++++++++       *****
|        ++++++++++++            ++++++++       *****
|        ++++++++++++++++    ++++++++++++
|        ++++++++++++++++    ++++++++++++
|        ++++++++++++++++++++++++++++++++
|        ++++++++++++++++++++++++++++++++
|        ++++++++++++++++++++++++++++
|        ++++++++++++++++++++++++++++
|
|
|
|
|
keys w R
screen
| Rules of Cathedral                                          lines 56-76 of 177
|
| CD-4 A building goes on empty squares inside the wall, none of which is the
| other side's ground. It may touch anything.
|
| Ground
|
| CD-5 What is enclosed? Take all squares without buildings of your own: empty
| ones, enemy buildings, the Cathedral. They fall into parts; squares are
| connected over edges and over corners. So your buildings must meet wall to
| wall: a contact at a corner does not enclose. The wall of the city does; the
| Cathedral never does. A cut through the middle would enclose both halves; so a
| part counts as enclosed only if another part is larger: the largest, or two
| that are equally large, stay open. (Options outside=half: parts of at most 50
| squares count, as in version 1 of these rules; outside=literal: any size
| counts.)
|
| CD-6 An enclosed part with nothing foreign in it is your ground: only you may
| build there. This begins with your second placement. Ground that your first
| building closes off alone becomes yours then, if still empty. (Option
| first_pocket=never: not while no other building of yours touches it, nor is
| anything captured in it.)
| 1 place
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys q v Enter
screen
| Cathedral  Anna, Marco  turn 7                                           saved
|  1│▒×a▒▒▒b▒╔●c╗ ·d  ·e  ·f  ·g  ·h  ·i ┌─j┐│   Turn 7
|   │▒××▒▒▒▒▒╚══╝                        └──┘│   Ground ░░ Light 0  ▒▒ Dark 2
|  2│╔══════════╗ •   •   •   •   •   •   ·  │   captured: 1  claimed: 2
|   │╚══════════╝                            │
|  3│ ·   ·   •   •   •   •   •   •   •   ·  │  ▸┌┐ Light Anna           46 left
|   │                                        │  [▀█▄]‹█▀█›‹▄█▄›‹▀█▄›‹▄█▀›‹▀█▀›
|  4│ ·   •   •   •   •  ┏━━┓ •   •   •   ·  │ [t  ▀]c    f ▀  y ▀  b    m
|   │                    ┃╬╬┃                │  ‹██ ›‹▀▀▀›‹█▄2›‹▀▀2›‹▀  ›
|  5│ ·   •   •   •   ·  ┃╬╬┃ ·   •   •   ·  │  o    g    i    s    v
|   │                    ┃╬╬┃                │   ╔╗ Dark Marco           39 left
|  6│ ·   •   •   •  ┏━━━┛╬╬┗━━━┓ •   •   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                ┗━━━┓╬╬┏━━━┛            │     ▀        ▀    ▀
|  7│ ·   •   •   •   •  ┃╬╬┃ •   •   •   ·  │   ·    ·    █▄2  ▀▀2  ▀
|   │                    ┗━━┛                │
|  8│ ·   •   •   •   •   •   •   •   •   ·  │  Anna: Tavern on a1.
|   │                                        │  Marco: Square on i9.
|  9│ ·   •   •   •   •   •   •   •  ╔══════╗│  Anna: Tavern on j1.
|   │                                ║      ║│  Marco: Tavern on c1, takes the
| 10│ ·   ·   ·   ·   ·   ·   ·   ·  ║      ║│  Tavern of Anna, claims 2
|   │                                ╚══════╝│  squares.
| Anna: Place a building
| tower: Tower, 5 squares: Anna has 1 left, Marco 1
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
look ascii
keys v Down
screen
| Cathedral  Anna, Marco  turn 7                                           saved
|  1|%xa%%%b%#@c# .d  .e  .f  .g  .h  .i +-j+|   Turn 7
|   |%xx%%%%%#==#                        +--+|   Ground :: Light 0  %% Dark 2
|  2|#==========# .   .   .   .   .   .   .  |   captured: 1  claimed: 2
|   |#==========#                            |
|  3| .   .   .   .   .   .   .   .   .   .  |  >++ Light Anna           46 left
|   |                                        |   "#_  #"#  _#_  "#_  _#"  "#"
|  4| .   .   .   .   .  **** .   .   .   .  |  t  " c    f "  y "  b    m
|   |                    *++*                |   ##   """  #_2  ""2 ("  )
|  5| .   .   .   .   .  *++* .   .   .   .  |  o    g    i    s    v   )
|   |                    *++*                |   ## Dark Marco           39 left
|  6| .   .   .   .  *****++***** .   .   .  |   "#_  #"#  _#_  _#"  "#_  "#"
|   |                *****++*****            |     "        "    "
|  7| .   .   .   .   .  *++* .   .   .   .  |   .    .    #_2  ""2  "
|   |                    ****                |
|  8| .   .   .   .   .   .   .   .   .   .  |  Anna: Tavern on a1.
|   |                                        |  Marco: Square on i9.
|  9| .   .   .   .   .   .   .   .  #======#|  Anna: Tavern on j1.
|   |                                #      #|  Marco: Tavern on c1, takes the
| 10| .   .   .   .   .   .   .   .  #      #|  Tavern of Anna, claims 2
|   |                                #======#|  squares.
| Anna: Place a building
| CD-4: e6 is covered by the Cathedral
| Enter choose  Esc back  Tab next  r other way  u undo  ! hint  ? help  q leave

# The mouse: on the stock, then on the city.
$ clowder-test play cathedral --names Anna,Marco --log mouse.log
keys Enter
click 11 22
click 10 56
screen
| Cathedral  Anna, Marco  turn 2                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 2
|   │    ┃╬╬┃                                │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│┏━━━┛●╬┗━━━┓ ·   ·   ·   ·   ·   ·   ·  │
|   │┗━━━┓╬╬┏━━━┛                            │
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │   ┌┐ Light Anna           47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │     ▀        ▀    ▀
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  ▸╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·  [· ] ·   ·   ·   ·   ·  │  ‹▀█▄›‹█▀█›‹▄█▄›‹▄█▀›‹▀█▄›‹▀█▀›
|   │                [  ]                    │  t  ▀ c    f ▀  y ▀  b    m
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ‹██ ›‹▀▀▀›‹█▄2›‹▀▀2›‹▀ 2›
|   │                                        │  o    g    i    s    v
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  Anna places the Cathedral on b2.
| Marco: Place a building
| e6: empty
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
click 4 30
screen
| Cathedral  Anna, Marco  turn 2                                           saved
|  1│ ·a ┏━b┓ ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 2
|   │    ┃╬╬┃                                │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│┏━━━┛●╬┗━━━┓ ·   ·   ·  [· ] ·   ·   ·  │
|   │┗━━━┓╬╬┏━━━┛            [  ]            │
|  3│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │   ┌┐ Light Anna           47 left
|   │    ┃╬╬┃                                │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·   ·   ·  │     ▀        ▀    ▀
|   │    ┗━━┛                                │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  ▸╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ‹▀█▄›‹█▀█›‹▄█▄›‹▄█▀›‹▀█▄›‹▀█▀›
|   │                                        │  t  ▀ c    f ▀  y ▀  b    m
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ‹██ ›‹▀▀▀›‹█▄2›‹▀▀2›‹▀ 2›
|   │                                        │  o    g    i    s    v
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  Anna places the Cathedral on b2.
| Marco: Place a building
| First choose: building.
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not

# The dark side's view in plain lines.
$ clowder-test show tests/golden/cathedral/ask.log --at 20
> Cathedral, after 20 of 25 moves, turn 20: Dark: Place a building
> 1│ ·a ╔═b═══c═══d╗┌─e───f┐ ·g  ·h  ·i ┌─j┐│   Turn 20
> │    ╚══════════╝│  ┌───┘            │  ││   Ground ░░ Light 0  ▒▒ Dark 0
> 2│┌●─┐ ·  ┌──┐┌───┘  │ ·  ┏━━┓ ·   ·  │  ││
> │└──┘    │  ││  ┌───┘    ┃╬╬┃        └──┘│
> 3│┌──────┐│  ││  │┏━━━━━━━┛╬╬┗━━━┓ ·   ·  │   ┌┐ Light                18 left
> ││  ┌───┘└──┘└──┘┗━━━━━━━┓╬╬┏━━━┛        │   ·    ·    ▄█▄  ▀█▄  ·    ·
> 4││  │┌──────┐ ·   ·   ·  ┃╬╬┃╔══════╗ ·  │              ▀    ▀
> │└──┘│  ┌───┘            ┗━━┛║  ╔═══╝    │   ██   ▀▀▀  ·    ·    ▀
> 5│ ·  │  │ ·  ┌──────────┐╔═══╝  ║ ·  ╔══╗│
> │    │  │    └───┐  ┌───┘╚═══╗  ║    ║  ║│  ▸╔╗ Dark                 21 left
> 6│ ·  │  └───┐╔══╗│  │ ·  ╔══╗║  ║┌──┐║  ║│   ·    █▀█  ▄█▄  ·    ▀█▄  ·
> │    └──────┘║  ║└──┘    ║  ║╚══╝│  │╚══╝│       c    f ▀       b
> 7│ ·   ·  ╔═══╝  ║ ·  ╔══╗║  ╚═══╗│  └───┐│   ██   ·    █▄   ·    ·
> │        ╚═══╗  ║    ╚══╝╚═══╗  ║└───┐  ││  o         i
> 8│ ·   ·  ┌──┐║  ║╔══╗ ·   ·  ║  ╚═══╗│  ││
> │        │  │╚══╝║  ║        ╚══════╝└──┘│
> 9│ ·  ┌───┘  │ ·  ║  ║╔══════╗ ·   ·   ·  │
> │    └──────┘    ╚══╝╚═══╗  ║            │
> 10│ ·   ·  ╔══╗ ·   ·   ·  ║  ║ ·   ·   ·  │
> │        ╚══╝            ╚══╝            │
> 

# Whether an enclosed building is removed: both answers stand behind the question, each by its key.
$ clowder-test replay tests/tui/cathedral-ask.log
keys End p
screen
| Cathedral  Light, Dark  turn 17                                          saved
|  1│░░a░░×b░[×c]░×d░┌─e───f┐ ·g  ·h  ·i ┌─j┐│   Turn 17
|   │░░░░░××░[××]░××░│  ┌───┘            │  ││   Ground ░░ Light 0  ▒▒ Dark 0
|  2│░░░░░░░░┌──┐┌───┘  │ ·  ┏━━┓ ·   ·  │  ││
|   │░░░░░░░░│  ││  ┌───┘    ┃╬╬┃        └──┘│
|  3│┌●─────┐│  ││  │┏━━━━━━━┛╬╬┗━━━┓ ·   ·  │  ▸┌┐ Light                19 left
|   ││  ┌───┘└──┘└──┘┗━━━━━━━┓╬╬┏━━━┛        │   ·    ·    ▄█▄  ▀█▄  ·    ·
|  4││  │┌──────┐ ·   ·   ·  ┃╬╬┃╔══════╗ ·  │            f ▀  y ▀
|   │└──┘│  ┌───┘            ┗━━┛║  ╔═══╝    │   ██   ▀▀▀  ·    ·    ▀ 2
|  5│ ·  │  │ ·  ┌──────────┐╔═══╝  ║ ·  ╔══╗│  o    g              v
|   │    │  │    └───┐  ┌───┘╚═══╗  ║    ║  ║│   ╔╗ Dark                 22 left
|  6│ ·  │  └───┐╔══╗│  │ ·  ╔══╗║  ║┌──┐║  ║│   ·    █▀█  ▄█▄  ·    ▀█▄  ·
|   │    └──────┘║  ║└──┘    ║  ║╚══╝│  │╚══╝│              ▀
|  7│ ·   ·  ╔═══╝  ║ ·  ╔══╗║  ╚═══╗│  └───┐│   ██   ·    █▄   ·    ▀
|   │        ╚═══╗  ║    ╚══╝╚═══╗  ║└───┐  ││
|  8│ ·   ·  ┌──┐║  ║╔══╗ ·   ·  ║  ╚═══╗│  ││  Dark: Inn on g9.
|   │        │  │╚══╝║  ║        ╚══════╝└──┘│  Light: Stable on j1.
|  9│ ·  ┌───┘  │ ·  ║  ║╔══════╗ ·   ·   ·  │  Dark: Stable on e8.
|   │    └──────┘    ╚══╝╚═══╗  ║            │  Light: Inn on c9.
| 10│ ·   ·   ·   ·   ·   ·  ║  ║ ·   ·   ·  │  Dark: Tavern on f7.
|   │                        ╚══╝            │  Light: Inn on a3.
| Light: Remove the enclosed building and claim its ground?    M remove  L leave
| remove c1: Light removes it, takes the Bridge of Dark, claims 6 squares.
| Enter choose  Tab next  r other way  u undo  ! hint  ? help  q leave  : type
keys L
screen
| ...
| Dark: Place a building
| castle: Castle, 5 squares: Light has 0 left, Dark 1
| ...
