# The menu: the clowder, the games, and Continue first when there is something to go on with.
# Dots stand for the games that come and go.

$ clowder-test
screen
| Clowder                                                                  0.1.0
| ...
|            ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
|           ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )
|           ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲
|         ━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━
|            │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R
|           ╰╯               ╶╯      ╰╴             ╰╴      ╭╯
|
| ▸ Kilkenny Cats      One die, eight cats, two mice: a race  2-4 players 30 min
| ...
|
|   Saved games
|   Settings
|   Help
|   Leave
| ...
|   Eight cats, one die: be first on both mice, or the last one able to move
|
| Enter choose  f first game  R rules  ? help  q leave
inks
| sssssss                                                                  .....
| ...
|            AAAAA       BBBBB       CCCCC       DDDDD       EEEEE
|           A A A A     B B B B     C C C C     D D D D     E E E E
|           A  A  A     B  B  B     C  C  C     D  D  D     E  E  E
|         ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
|            A  s       s    BB s    C  s       s   DD  s    E  s
|           AA               BB      CC             DD      EE
|
| k ssssssss ssss      ... .... ..... ..... ... ..... . ....  ... ....... dd ddd
| ...
| kkkkk ......  k ..... ....  k .....  k ....  k .....
# The cursor goes round; a page and its end are one key away.
keys Up
screen
| Clowder                                                                  0.1.0
| ...
|   Saved games
|   Settings
|   Help
| ▸ Leave
| ...
| Enter choose  f first game  R rules  ? help  q leave
keys Up Up Up Enter
screen
| Saved games
|
|   No game is saved yet. Every game you play is, move by move.
| ...
keys Esc
# Rules of the game under the cursor.
keys Home R
screen
| Rules of Kilkenny Cats                                       lines 1-21 of 117
| Kilkenny Cats
| ...
keys q
# Larger: in the middle. Too small: a notice, and q still leaves.
size 40 120
screen
| Clowder                                                                                                          0.1.0
| ...
|                                ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
| ...
|                     ▸ Kilkenny Cats      One die, eight cats, two mice: a race  2-4 players 30 min
| ...
| Enter choose  f first game  R rules  ? help  q leave
size 10 40
screen
|Clowder needs 80 columns and 24 rows;
|this terminal has 40 columns and 10
|rows. Make it larger, or press q to
|leave.
| ...
keys q

# Two keys from the menu into a game; afterwards it is what Continue continues.
$ clowder-test
keys Enter Enter
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| Enter choose  ? help  q leave  R rules  d dice
keys q
screen
| Clowder                                                                  0.1.0
| ...
| ▸ Continue   Kilkenny Cats      South, North         turn 1   (just now)
| ...
| The game is saved: continue it from the menu.
| Enter choose  f first game  R rules  ? help  q leave
keys Enter
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| ...
| Enter choose  ? help  q leave  R rules  d dice

# ASCII, everything with a stand-in.
$ clowder-test
look ascii
keys Down
screen
| Clowder                                                                  0.1.0
| ...
|            /\_/\       /\_/\       /\_/\       /\_/\       /\_/\
|           ( o o )     ( - - )     ( O O )     ( o - )     ( o o )
|           /  v  \     /  v  \     /  v  \     /  v  \     /  v  \
|         =============================================================
|            |  C       L    `. O    |  W       D   ,'  E    |  R
|           `'               -'      `-             `-      ,'
|
|   Continue   Kilkenny Cats      South, North         turn 1   (just now)
| > Kilkenny Cats      One die, eight cats, two mice: a race  2-4 players 30 min
| ...
| Enter choose  f first game  R rules  ? help  q leave
