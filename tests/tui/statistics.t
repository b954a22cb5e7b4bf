# The page about those who played, and the names that are offered.

# Nobody has played yet.
$ clowder-test
keys End Up Up Up Enter
screen
| Statistics
|
|   No game is saved yet.
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
|   Games over: 0. Not finished: 0.
|
| Enter choose  ? help  Esc back
keys Enter
screen
| Statistics
|
|   No game is saved yet.
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
|   Games over: 0. Not finished: 0.
|
| Enter choose  ? help  Esc back

# Two games, one of them over.
$ clowder-test play toy --seed paperino --names Anna,Marco
keys X r e s i g n Enter q
$ clowder-test play toy --seed paperino --names Anna,Zoë
keys Space Enter Space q
$ clowder-test
keys End Up Up Up Enter
screen
| Statistics
|
|   Player                         games     won    lost   drawn       %    open
| ▸ Anna                               1       0       1       0     0 %       1
|   Marco                              1       1       0       0   100 %       0
|   Zoë                                0       0       0       0       -       1
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
|   Games over: 1. Not finished: 1.
|
| Enter choose  ? help  Esc back
keys Enter
screen
| Statistics                                                    lines 1-10 of 10
|  Player                         games     won    lost   drawn       %    open
|  Anna                               1       0       1       0     0 %       1
|
|  The longest run of wins: 0. The present run: 1 not won.
|
|  Game                           games     won    lost   drawn       %   turns
|  Stones                             1       0       1       0     0 %     1.0
|
|  Against                        games     won    lost   drawn       %   turns
|  Marco                              1       0       1       0     0 %     1.0
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
| PageDown page down  PageUp page up  / search  n search again  Esc back

# Where a name is asked for, Up goes through those of the saved games, and Tab completes.
$ clowder-test
keys Home Down Enter Home Down Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
| ▸ Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
| Name of player A:
| Enter accept  Esc give up  Up earlier
keys Up
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
| ▸ Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
| Name of player A:  Anna
| Enter accept  Esc give up  Up earlier
keys Enter Down Enter
type M
keys Tab
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      Anna
| ▸ Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
| Name of player B:  Marco
| Enter accept  Esc give up  Up earlier
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      Anna
| ▸ Player B                ◂ person ▸      Marco
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
