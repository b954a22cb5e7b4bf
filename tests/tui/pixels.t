# Boards with pixels, where the terminal has the colours: as large as fits, and smaller by a key.

$ clowder-test play cathedral --seed pixels --names Anna,Marco
colours 256
keys r Enter g
screen
| Cathedral  Anna, Marco  turn 2                                           saved
|  1   a  ▀▀   c  •d  •e  •f  •g  •h  •i   j    Turn 2
|                                               Ground ░░ Light 0  ░░ Dark 0
|  2  ▀▀▀▀  ▀▀▀▀▀▀▀▀  •   •   •   •   •   •
|     ▀▀▀▀  ▀▀▀▀▀▀▀▀
|  3              •   •   •   •   •   •   •     ▀▀ Light Anna           47 left
|         ▀▀                                    ▀ ▀   ▀   ▀ ▀  ▀ ▀  ▀ ▀  ▀ ▀
|  4  •   •   •   •   •   •   •   •   •   •       ▀        ▀    ▀
|                                                    ▀▀▀   ▀2  ▀▀2  ▀ 2
|  5  •   •   •   •   •   •   •   •   •   •
|                                              ▸▀▀ Dark Marco           47 left
|  6  •   •   •   •   ▀▀▀▀▀▀▀▀▀▀  •   •   •     ▀ ▀   ▀   ▀ ▀  ▀ ▀  ▀ ▀  ▀ ▀
|                     ▀▀▀▀▀▀▀▀▀▀               t  ▀ c    f ▀  y ▀  b    m
|  7  •   •   •   •   •   •   •   •   •   •          ▀▀▀   ▀2  ▀▀2  ▀ 2
|                                              o    g    i    s    v
|  8  •   •   •   •   •   •   •   •   •   •
|
|  9  •   •   •   •   •   •   •   •   •   •
|
| 10      •   •   •   •   •   •   •   •
|                                              Anna places the Cathedral on b2.
| Marco: Place a building
| place bridge n f6: Marco: Bridge on f6.  (Enter; r: 2 ways)
| Enter choose  Esc back  Tab next  r other way  u undo  ! hint  ? help  q leave
keys Enter
size 40 120
screen
| Cathedral  Anna, Marco  turn 3                                                                                   saved
|
|
|              ▀▀▀▀                                                       Turn 3
|     1                                                                   Ground ░░ Light 0  ░░ Dark 0
|
|        ▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀▀▀▀
|     2                           ●     ●     ●     ●     ●              ▸   Light Anna           47 left
|        ▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀▀▀▀
|                                                                         ┏     ┓
|     3                     ●     ●     ●     ●     ●     ●                         •      •      •      •      •
|              ▀▀▀▀
|                                                                         t     ┛c      f      y      b      m
|     4         ●     ●     ●     ●     ●     ●     ●     ●
|                                                                            •      •      •      •      •
|
|     5         ●     ●     ●     ●           ●     ●     ●               o      g      i x2   s x2   v x2
|
|                                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀                            Dark Marco           44 left
|     6         ●     ●     ●           ●           ●     ●
|                                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
|
|     7         ●     ●     ●     ●           ●     ●     ●
|
|                                                                                 ·
|     8         ●     ●     ●     ●     ●     ●     ●     ●
|
|                                                                                         x2     x2     x2
|     9         ●     ●     ●     ●     ●     ●     ●     ●
|
|
|    10
|
|         a     b     c     d     e     f     g     h     i     j        Anna places the Cathedral on b2.
|                                                                        Marco: Bridge on f6.
|    Anna: Place a building
|    tower: Tower, 5 squares: Anna has 1 left, Marco 1
|
|
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  Z size  : type  w why not  x look  R rules  F flip
papers
|========================================================================================================================
|........................................................................................................................
|........................................................................................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......ssssssSNNNnSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.............aa..........bb..........................
|.......ssssssSNNNnSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......SSSSSSsNNNNsSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|.......SNNNNNNNNNNNNNNNNNNNNNnsSSSSSSssssssSSSSSSssssssSSSSSSssssss......AA.............................................
|.......SnnnnnNNNNNNnnnnnnnnnnnsSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|.......ssssssSNNNnSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS......AAAA***AAAAAA...AA...AAAA.....AAAA.AAAAAA......
|.......ssssssSNNNnSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS......**AAAA*AA..AA.AAAAAA...AAAA.AAAA.....AA........
|.......ssssssSnnnnSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS......****AA*.........AA.....AA......................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss......*******........................................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss......AAAA...AAAAAA.AA.....AAAA...AA.................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss......AAAA..........AAAA.............................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......SSSSSSssssssSSSSSSssssss------------------ssssssSSSSSSssssss......BB.............................................
|.......SSSSSSssssssSSSSSSssssss-BBBBBBBBBBBBBBBB-ssssssSSSSSSssssss.....................................................
|.......SSSSSSssssssSSSSSSssssss-BBBBBBBBBBBBBBBB-ssssssSSSSSSssssss......BBBB...BBBBBB...BB.....BBBB.BBBB...BBBBBB......
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS........BBBB.BB..BB.BBBBBB.BBBB.....BBBB...BB........
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS..........BB..........BB.....BB......................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss......BBBB..........BB.....BBBB...BB.................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss......BBBB..........BBBB.............................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......ssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSS.....................................................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|.......SSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssssSSSSSSssssss.....................................................
|........................................................................................................................
|........................................................................................................................
|........................................................................................................................
|........................................................................................................................
|........................................................................................................................
|........................................................................................................................
|========================================================================================================================
keys Z
screen
| Cathedral  Anna, Marco  turn 3                                                                                   saved
|
|
|
|
|
|
|
|
|                      1   a  ▀▀   c   d   e   f   g   h   i   j    Turn 3
|                                                                   Ground ░░ Light 0  ░░ Dark 0
|                      2  ▀▀▀▀  ▀▀▀▀▀▀▀▀  •   •   •   •   •
|                         ▀▀▀▀  ▀▀▀▀▀▀▀▀
|                      3              •   •   •   •   •   •        ▸▀▀ Light Anna           47 left
|                             ▀▀                                   ┏▀ ▀┓  ▀   ▀•▀  ▀•▀  ▀•▀  ▀•▀
|                      4      •   •   •   •   •   •   •   •        ┗  ▀┛c    f ▀  y ▀  b    m
|                                                                    •   ▀▀▀   ▀2  ▀▀2  ▀•2
|                      5      •   •   •   •       •   •   •        o    g    i    s    v
|                                                                   ▀▀ Dark Marco           44 left
|                      6      •   •   •   ▀▀▀▀▀▀▀▀▀▀  •   •         ▀ ▀   ▀   ▀ ▀  ▀ ▀  ▀ ▀  ▀ ▀
|                                         ▀▀▀▀▀▀▀▀▀▀                  ▀        ▀    ▀
|                      7      •   •   •   •       •   •   •              ·     ▀2  ▀▀2  ▀ 2
|
|                      8      •   •   •   •   •   •   •   •
|
|                      9      •   •   •   •   •   •   •   •
|
|                     10                                           Anna places the Cathedral on b2.
|                                                                  Marco: Bridge on f6.
|                     Anna: Place a building
|                     The board has at most size S now.
|
|
|
|
|
|
|
|
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  Z size  : type  w why not  x look  R rules  F flip
size 60 200
screen
| Cathedral  Anna, Marco  turn 3                                                                                                                                                                   saved
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
|                                                              1   a  ▀▀   c   d   e   f   g   h   i   j    Turn 3
|                                                                                                           Ground ░░ Light 0  ░░ Dark 0
|                                                              2  ▀▀▀▀  ▀▀▀▀▀▀▀▀  •   •   •   •   •
|                                                                 ▀▀▀▀  ▀▀▀▀▀▀▀▀
|                                                              3              •   •   •   •   •   •        ▸▀▀ Light Anna           47 left
|                                                                     ▀▀                                   ┏▀ ▀┓  ▀   ▀•▀  ▀•▀  ▀•▀  ▀•▀
|                                                              4      •   •   •   •   •   •   •   •        ┗  ▀┛c    f ▀  y ▀  b    m
|                                                                                                            •   ▀▀▀   ▀2  ▀▀2  ▀•2
|                                                              5      •   •   •   •       •   •   •        o    g    i    s    v
|                                                                                                           ▀▀ Dark Marco           44 left
|                                                              6      •   •   •   ▀▀▀▀▀▀▀▀▀▀  •   •         ▀ ▀   ▀   ▀ ▀  ▀ ▀  ▀ ▀  ▀ ▀
|                                                                                 ▀▀▀▀▀▀▀▀▀▀                  ▀        ▀    ▀
|                                                              7      •   •   •   •       •   •   •              ·     ▀2  ▀▀2  ▀ 2
|
|                                                              8      •   •   •   •   •   •   •   •
|
|                                                              9      •   •   •   •   •   •   •   •
|
|                                                             10                                           Anna places the Cathedral on b2.
|                                                                                                          Marco: Bridge on f6.
|                                                             Anna: Place a building
|                                                             The board has at most size S now.
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
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  Z size  : type  w why not  x look  R rules  F flip

# Heads, a nose for each that can move, a ring around the square pointed at.
$ clowder-test play kilkenny --seed paperino --names Anna,Marco
colours 256
size 60 200
keys Enter Enter Tab
screen
| Kilkenny Cats  Anna, Marco  turn 1                                                                                                                                                               saved
|
|
|
|                                                                               ▗ ▖░▗ ▖▗ ▖░▗ ▖                                                       Turn 1
|                           15                                                  ▝ ○ ○ ▘▝ ○ ○ ▘
|                                                                               ░░▀ ▀░░░░▀ ▀░░                                                             ●
|                                                                                                                                                        ●      rolled 3
|                           14                                                                                                                         ●
|
|
|                           13                                                                                                                      ▸● South Anna
|                                                                                                                                                      ●●●●●●●● ○○ 0 of 2 mice
|                                                           ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟
|                           12                         +     ■ ■    ■ ■    ■ ■    ■ ■    ■ ■    ■ ■    ■ ■    ■ ■     +                              ■ North Marco
|                                                           ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘                                     ■■■■■■■■ □□ 0 of 2 mice
|
|                           11
|
|
|                           10
|
|
|                            9
|
|
|                            8    ×                                                                                                        ×
|
|
|                            7    ×                                                                                                        ×
|
|                                     ┏▙▖ ▗▟┓
|                            6          ● ●                   ●                    ●
|                                     ┗▝▀▀▀▘┛
|
|                            5
|
|
|                            4
|
|                                                                  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟  ▙▖ ▗▟
|                            3           ●             +            ● ●    ● ●    ● ●    ● ●    ● ●    ● ●    ● ●     +
|                                                                  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘  ▝▀▀▀▘
|
|                            2
|
|
|                            1
|
|                                                                               ▗ ▖░▗ ▖▗ ▖░▗ ▖
|                            0                                                  ▝ □ □ ▘▝ □ □ ▘
|                                                                               ░░▀ ▀░░░░▀ ▀░░
|                                 z      a      b      c      d      e      f      g      h      i      j      k      l      m      n      o
|                                                                                                                                                   Anna rolls 3.
|                           Anna: Move a cat three squares
|                           move d3 a6: Anna goes from d3 to a6.  (Enter plays it)
|
|
|
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  Z size  : type  w why not  x look  R rules  d dice  F flip
size 40 120
screen
| Kilkenny Cats  Anna, Marco  turn 1                                                                               saved
|
|   15                                    ▐ ░ ▌▐ ░ ▌                                         Turn 1
|                                         ░▜○▛░░▜○▛░
|   14                                                                                             ●
|                                                                                                ●      rolled 3
|   13                                                                                         ●
|
|   12                  +  ▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌  +
|                          ▝■ ■▘▝■ ■▘▝■ ■▘▝■ ■▘▝■ ■▘▝■ ■▘▝■ ■▘▝■ ■▘                         ▸● South Anna
|   11                                                                                         ●●●●●●●● ○○ 0 of 2 mice
|
|   10                                                                                       ■ North Marco
|                                                                                              ■■■■■■■■ □□ 0 of 2 mice
|    9
|
|    8   ×                                                                          ×
|
|    7   ×                                                                          ×
|
|    6      ┏▄▄▄┓            ●              ●
|           ┗● ●┛
|    5
|
|    4
|
|    3        ●         +       ▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌▐▄▄▄▌  +
|                               ▝● ●▘▝● ●▘▝● ●▘▝● ●▘▝● ●▘▝● ●▘▝● ●▘
|    2
|
|    1
|
|    0                                    ▐ ░ ▌▐ ░ ▌
|                                         ░▜□▛░░▜□▛░
|        z    a    b    c    d    e    f    g    h    i    j    k    l    m    n    o
|                                                                                           Anna rolls 3.
|   Anna: Move a cat three squares
|   move d3 a6: Anna goes from d3 to a6.  (Enter plays it)
|
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  Z size  : type  w why not  x look  R rules  d dice  F flip
look ascii
keys Left
screen
| Kilkenny Cats  Anna, Marco  turn 1                                                                               saved
|
|
|
|
|
|
|
|
|                     15  +------------------ s  s ------------------+     Turn 1
|                     14  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
|                     13  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     |     o |
|                     12  | .  .  +  N  N  N  N  N  N  N  N  +  .  . |     |   o   |  rolled 3
|                     11  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     | o     |
|                     10  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
|                      9  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|                      8 x  .  .  .  .  .  .  .  .  .  .  .  .  .  .  x   >S South Anna
|                      7[x] .  .  .  .  .  .  .  .  .  .  .  .  .  .  x      SSSSSSSS ss 0 of 2 mice
|                      6  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|                      5  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     N North Marco
|                      4  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |       NNNNNNNN nn 0 of 2 mice
|                      3  | .  .  + (S) S  S  S  S  S  S  S  +  .  . |
|                      2  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|                      1  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|                      0  +------------------ n  n ------------------+
|                        z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|                                                                         Anna rolls 3.
|                     Anna: Move a cat three squares
|                     z7: a mouse that nobody plays for
|
|
|
|
|
|
|
|
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not  x look  R rules  d dice  F flip
