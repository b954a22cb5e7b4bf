# Pages with room and colours: a picture beside the list, the badges of those who play.

# Saved games: title and names, the last position of the chosen one, who plays, how it stands.
$ clowder-test play kilkenny --seed paperino --names Anna,Marco --log games.log
keys Space Enter q
$ clowder-test play kilkenny --seed paperino --names Anna,Marco
keys X r e s i g n Enter q
$ clowder-test
colours 256
keys End Up Up Up Up Enter
screen
| Saved games
|
| ▸ Kilkenny Cats      Anna, Marco
|
|
|
|                                                     ▙▟▙▟▙▟▙▟▙▟▙▟▙▟▙▟
|
|
|
|
|
|
|
|
|                                                     ▙▟▙▟▙▟▙▟▙▟▙▟▙▟▙▟
|
|
|   ● Anna  ■ Marco  won
|   just now
|
|   /home/somebody/data/clowder/games/kilkenny-2026-11-21.log
|
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back

# On a larger screen the list has all its columns.
$ clowder-test
size 40 120
colours 256
keys End Up Up Up Up Enter
screen
| Saved games
|
| ▸ Kilkenny Cats      Anna, Marco               won: Marco    just now
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
|                                                                                             ▙▟▙▟▙▟▙▟▙▟▙▟▙▟▙▟
|
|
|
|
|
|
|
|
|                                                                                             ▙▟▙▟▙▟▙▟▙▟▙▟▙▟▙▟
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
|   ● Anna  ■ Marco  won
|   just now
|
|   /home/somebody/data/clowder/games/kilkenny-2026-11-21.log
|
| Enter choose  r replay  / find  E export  D delete  N rename  a again  u undelete  ? help  Esc back

# The curtain: a head of the player's colour, and a scene that is no position of this game.
$ clowder-test play kilkenny --seed paperino --names Anna,Marco --log curtain.log
colours 256
keys Enter V
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
|
|
|
|                                              ▙▟  ▙▟  ▙▟
|                                                        ▙▟
|                                                                        ▙▟
|                 ▀   ▀                                              ▙▟
|                  • •
|                   ▾                                          ▙▟      ▙▟
|                                              ▙▟    ▙▟            ▙▟
| The board is hidden until Anna opens                         ▙▟
|                  it.                         ▙▟    ▙▟          ▙▟
|                                                          ▙▟      ▙▟    ▙▟
|  Take the keyboard and press Enter.              ▙▟  ▙▟                ▙▟
|
|
|                                              ▙▟        ▙▟    ▙▟
|
|
|
|
|
| Enter choose  ? help  R rules  q leave

# Statistics: the chosen player's games as bars.
$ clowder-test
size 40 120
colours 256
keys End Up Up Up Enter
screen
| Statistics
|
|   Player                         games     won    lost   drawn       %    open    ▀   ▀
| ▸ Anna                               1       0       1       0     0 %       0     • •    Anna
|   Marco                              1       1       0       0   100 %       0      ▾
|
|                                                                                                      ░░░░░░░░░░ 1
|                                                                                  Kilkenny Cats       ░░░░░░░░░░ 1
|
|                                                                                  Against
|                                                                                  Marco               ░░░░░░░░░░ 1
|
|                                                                                  █ won  ▄ drawn  ░ lost
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
|
|
|
|   Games over: 1. Not finished: 0.
|
| Enter choose  ? help  Esc back

# The rulebook, with the game's scene beside it.
$ clowder-test
size 40 120
colours 256
keys Down R
screen
| Rules of Cathedral                                                                                   lines 1-37 of 177
| Cathedral
|
| Two noble houses raise a walled city around one Cathedral. Whoever closes off
| ground with his own walls keeps it for himself; whoever finds room for all his
| buildings has won. Designed by Robert Moore (1979).
|
| 2 players, no luck, about 25 minutes.
|
| The goal                                                                        ▀▀▀▀▀▀▀▀▀▀  ▀▀          ▀▀▀▀▀▀▀▀▀▀
|                                                                                 ▀▀▀▀▀▀▀▀▀▀              ▀▀▀▀▀▀▀▀▀▀
| Have fewer squares of buildings left over than the other side when nobody can                           ▀▀  ▀▀      ▀▀
| build any more; best of all, none.                                                          ▀▀
|                                                                                 ▀▀      ▀▀▀▀▀▀      ▀▀▀▀      ▀▀▀▀▀▀
| The city and the buildings                                                      ▀▀      ▀▀▀▀        ▀▀▀▀    ▀▀▀▀▀▀▀▀▀▀
|                                                                                               ▀▀▀▀              ▀▀
| CD-1 Two players, Light (A) and Dark (B). The city has ten by ten squares,                  ▀▀▀▀▀▀      ▀▀
| files a to j from the left, ranks 1 to 10 from the top. Its outer edge is the   ▀▀▀▀▀▀      ▀▀▀▀▀▀          ▀▀▀▀  ▀▀▀▀
| wall. Each side has 14 buildings of 47 squares together; the Cathedral, six     ▀▀▀▀▀▀        ▀▀▀▀            ▀▀▀▀▀▀▀▀
| squares, is nobody's. That makes 100.                                                   ▀▀              ▀▀      ▀▀▀▀▀▀
|                                                                                             ▀▀              ▀▀  ▀▀▀▀
| CD-2 A building may be turned by quarters, but never flipped over. O is its         ▀▀    ▀▀▀▀▀▀▀▀  ▀▀      ▀▀▀▀▀▀
| reference square, which stays where it is when the building turns:                  ▀▀  ▀▀▀▀  ▀▀▀▀      ▀▀  ▀▀▀▀    ▀▀
|                                                                                 ▀▀▀▀▀▀          ▀▀▀▀  ▀▀▀▀▀▀▀▀
|     tower    castle   infirmary academy  abbey    manor    square               ▀▀▀▀        ▀▀  ▀▀▀▀  ▀▀▀▀▀▀▀▀
|     X X .    X O X    . X .     L  D     L  D     X O X    O X                 ░░░░   ▀▀▀▀      ▀▀          ▀▀▀▀
|     . O X    X . X    X O X     see below         . X .    X X                 ░░░░ ▀▀▀▀            ▀▀      ▀▀▀▀▀▀
|     . . X             . X .                                                    ░░░░ ▀▀            ▀▀▀▀      ▀▀▀▀▀▀
|                                                                                ░░░░ ▀▀  ▀▀      ▀▀▀▀▀▀      ▀▀▀▀▀▀
|     bridge   inn x2   stable x2 tavern x2    cathedral
|     X O X    X .      O X       O            . X .
|              O X                             X O X
|                                              . X .
|                                              . X .
|
| Only two buildings differ between the sides; each is the mirror image of the
| other side's:
|
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
