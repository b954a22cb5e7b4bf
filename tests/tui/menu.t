# The menu: the clowder, the games, and Continue first when there is something to go on with. The
# games are toys, so that a new game changes nothing here.

$ clowder-toys
screen
| Clowder                                                                  0.1.0
|
|
|            ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
|           ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )
|           ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲
|         ━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━
|            │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R
|           ╰╯               ╶╯      ╰╴             ╰╴      ╭╯
|
| ▸ Bids               Secret bids for a drawn prize          2-5 players 2 min
|   Stones             Roll, take, mind the last stone        2-4 players 1 min
|
|   Saved games
|   Statistics
|   Settings
|   Help
|   Leave
|
|
|
|   Bid in secret, card against card, for a drawn prize
|
| Enter choose  f first game  R rules  ? help  q leave
inks
| sssssss                                                                  .....
|
|
|            AAAAA       BBBBB       CCCCC       DDDDD       EEEEE
|           A A A A     B B B B     C C C C     D D D D     E E E E
|           A  A  A     B  B  B     C  C  C     D  D  D     E  E  E
|         |||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||
|            A  s       s    BB s    C  s       s   DD  s    E  s
|           AA               BB      CC             DD      EE
|
| k ssss               ...... .... ... . ..... .....          ... ....... d ddd
|   ssssss             ..... ..... .... ... .... .....        ... ....... d ddd
|
|   ..... .....
|   ..........
|   ........
|   ....
|   .....
|
|
|
|   ddd dd ddddddd dddd ddddddd ddddd ddd d ddddd ddddd
|
| kkkkk ......  k ..... ....  k .....  k ....  k .....
# The cursor goes round; a page and its end are one key away.
keys Up
screen
| Clowder                                                                  0.1.0
| ...
|   Saved games
|   Statistics
|   Settings
|   Help
| ▸ Leave
| ...
| Enter choose  f first game  R rules  ? help  q leave
keys Up Up Up Up Enter
screen
| Saved games
|
|   No game is saved yet. Every game is saved while you play it.
| ...
keys Esc
# Rules of the game under the cursor.
keys Home R
screen
| Rules of Bids                                                 lines 1-21 of 21
| Bids
|
| A game of secret bids at the same time. Only the tests play it: for the
| curtain between players, for log lines that are held back, and to prove that
| secrets stay secret.
|
| BD-1 Two to five players. Each holds the cards 1 to 5. A drawn player leads
| the first round, the next seat the next one. Leading means nothing but order.
|
| BD-2 In each round a prize is drawn first: 1, 2, 3 or 4 points, a 1 four times
| as likely as a 4.
|
| BD-3 Then all players choose in secret, in any order, a card of their hand:
| one card, or two one after the other with cards=2. Nobody sees a chosen card
| before the last one was chosen; that somebody has chosen is seen.
|
| BD-4 Then the chosen cards are shown. The highest sum takes the prize; when
| several are highest, nobody does. Chosen cards are gone.
|
| BD-5 The game ends when the hands hold too few cards for another round. The
| most points win; when several have the most, it is a draw.
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys q
# Larger: in the middle. Too small: a notice, and q still leaves.
size 40 120
screen
| Clowder                                                                                                          0.1.0
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
|                                ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
|                               ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )
|                               ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲
|                             ━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━
|                                │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R
|                               ╰╯               ╶╯      ╰╴             ╰╴      ╭╯
|
|                     ▸ Bids               Secret bids for a drawn prize          2-5 players 2 min
|                       Stones             Roll, take, mind the last stone        2-4 players 1 min
|
|                       Saved games
|                       Statistics
|                       Settings
|                       Help
|                       Leave
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
|                       Bid in secret, card against card, for a drawn prize
|
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
$ clowder-toys
keys Enter Up Enter
type b
keys Enter Down Enter
screen
| Bids  Player A, Player B  turn 1                                         saved
| [1]   [2]   [3]   [4]   [5]     No prize yet
| [1]   [2]   [3]   [4]   [5]      0     Player A
|                                  0     Player B
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
| Player B: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice
keys q
screen
| Clowder                                                                  0.1.0
|
|
|            ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲       ╱╲_╱╲
|           ( • • )     ( - - )     ( ◦ ◦ )     ( • - )     ( • • )
|           ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲     ╱  ▾  ╲
|         ━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━┯━━━━━━━━━
|            │  C       L    ╰╮ O    │  W       D   ╭╯  E    │  R
|           ╰╯               ╶╯      ╰╴             ╰╴      ╭╯
|
| ▸ Continue   Bids               Player A, Player B   turn 1   (just now)
|   Bids               Secret bids for a drawn prize          2-5 players 2 min
|   Stones             Roll, take, mind the last stone        2-4 players 1 min
|
|   Saved games
|   Statistics
|   Settings
|   Help
|   Leave
|
|
|
| The game is saved: continue it from the menu.
| Enter choose  f first game  R rules  ? help  q leave
keys Enter
screen
| Bids  Player A, Player B  turn 1                                         saved
| [1]   [2]   [3]   [4]   [5]     No prize yet
| [1]   [2]   [3]   [4]   [5]      0     Player A
|                                  0     Player B
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
| Player B: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice

# ASCII, everything with a stand-in.
$ clowder-toys
look ascii
keys Down
screen
| Clowder                                                                  0.1.0
|
|
|            /\_/\       /\_/\       /\_/\       /\_/\       /\_/\
|           ( o o )     ( - - )     ( O O )     ( o - )     ( o o )
|           /  v  \     /  v  \     /  v  \     /  v  \     /  v  \
|         =============================================================
|            |  C       L    `. O    |  W       D   ,'  E    |  R
|           `'               -'      `-             `-      ,'
|
|   Continue   Bids               Player A, Player B   turn 1   (just now)
| > Bids               Secret bids for a drawn prize          2-5 players 2 min
|   Stones             Roll, take, mind the last stone        2-4 players 1 min
|
|   Saved games
|   Statistics
|   Settings
|   Help
|   Leave
|
|
|   Bid in secret, card against card, for a drawn prize
|
| Enter choose  f first game  R rules  ? help  q leave
# With pixels the chosen game's scene stands beside the list; where there is room for all of them,
# each game is a card, and the other rows stand on one line.
$ clowder-test
colours 256
screen
| Clowder                                                                  0.1.0
|
|
|
|▸ Continue   Bids              turn 1
|  Kilkenny Cats     2-4 players 30 min
|  Cathedral         2 players   25 min
|  ClanCath          2 players   30 min
|  L'impero di Catan 2-4 players 90 min
|  Cat Chess         2-5 players 60 min
|  Bids              2-5 players 2 min
|  Stones            2-4 players 1 min
|
|  Saved games
|  Statistics
|  Settings
|  Help
|  Leave
|
|
|
|
|
| Enter choose  f first game  R rules  ? help  q leave
papers
|================================================================================
|................................................................................
|................................................................................
|................................................................................
|>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>.........................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|================================================================================
keys Down Down
papers
|================================================================================
|........................................ssssSSSSssssSSSSssssSSSSssssSSSSssssSSSS
|........................................sBBBBBBBBBBsSAASssssSSSSsAAAAAAAAAAsSSSS
|........................................SSSSssssSSSSsAAsSSSSssssSSSSssssSSSSssss
|........................................SSSSssssSSSSsAAsSSSSssssSAASsBBsSSSSsBBs
|........................................ssssSSSSssssSSSSssssSSSSsAAsSBBSssssSBBS
|>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>.sAAsSSSSsBBBBBBSssssSAAAAAAsSBBBBBBBBBBS
|........................................SSSSssssSSSSsBBsSSSSssssSAASssssSSSSssss
|........................................SSSSssssSSSSsBBBBBBSssssSAASssssSAASssss
|........................................ssssSSSSssssSSSSssssSSSSssssSSSSsAAsSSSS
|........................................sBBBBBBSssssSAAAAAAsSSSSssssSAAAAAAAAAAS
|........................................SSSSssssSSSSsAAsSSSSssssSSSSsAAsSSSSssss
|........................................SSSSssssSBBSsAAsSSSSssssSAASsAAsSBBBBBBs
|........................................ssssSSSSsBBsSSSSssssSSSSsAAsSSSSssssSBBS
|........................................ssssSBBSsBBBBBBBBBBsSNNSsAAsSAAAAAAsSBBS
|........................................SSSSssssSSSSsBBsSSSSsNNsSSSSssssSAASssss
|........................................SBBBBBBsSSSSsBBsSnnnNNNNnnnnnnnsSAASssss
|........................................bbbbSBBSssssSSSSssssSNNSssssSSSSsAAsSSSS
|........................................bbbbSBBBBBBsSSSSsAAsSnnSssssSAAAAAAsSSSS
|........................................bbbbssssSBBSssssSAASssssSSSSssssSSSSssss
|........................................bbbbsBBsSBBSssssSAAAAAAsSSSSsBBBBBBSssss
|................................................................................
|................................................................................
|================================================================================
size 60 280
screen
| Clowder                                                                                                                                                                                                                                                                          0.1.0
| ...
|                                                                                                        Continue     Saved games     Statistics     Settings     Help     Leave
|
|                                                                                                       Build a walled city, enclose ground, and leave no room for the other side
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
| Enter choose  f first game  R rules  ? help  q leave
keys Right
inks
| sssssss                                                                                                                                                                                                                                                                          .....
| ...
|                                                                                                        gggggggg     ..... .....     ..........     ........     ....     .....
|
|                                                                                                       ddd ddddd dd ddd dddddddddd dddd dddddd ddd dd dddddddd dd dddddd dd dddd
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
| kkkkk ......  k ..... ....  k .....  k ....  k .....
keys Down
screen
| Clowder                                                                                                                                                                                                                                                                          0.1.0
| ...
|                                                                                                      ▸ Continue     Saved games     Statistics     Settings     Help     Leave
|
|                                                                                                                       Bids  Player A, Player B  turn 1  just now
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
| Enter choose  f first game  R rules  ? help  q leave
click 46 120
size 24 80
screen
| Saved games
|
| ▸ Bids               Player A, Player…
|
|
|
|
|
|
|
|                                             [1]   [2]   [3]   [4]   [5]
|                                             [1]   [2]   [3]   [4]   [5]
|
|
|
|
|
|
|   ● Player A  ■ Player B
|   turn 1, just now
|
|   /home/somebody/data/clowder/games/bids-2026-11-21.log
|
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys q q
