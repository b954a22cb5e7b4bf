# The page of a new game: players, names, presets, options, seed.

$ clowder-test
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
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
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: From the edge: lines on the first row.
|
|
| New to it? f plays a guided first game.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# More players; left and right change, at the ends they go round.
keys Home Right Right Right Left
screen
| New game: Kilkenny Cats                                            2-4 players
|
| ▸ Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
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
|   Eight cats, one die: be first on both mice, or the last one able to move
|
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# A name, as any text; an empty one gives the usual one back.
keys Down Enter
type Zoë
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
| ▸ Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
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
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
| Name of player A:  Zoë
| Enter accept  Esc give up
keys Enter Down Enter
type $A <b>
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
| ▸ Player B                ◂ person ▸      $A <b>
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
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
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Enter Backspace Backspace Backspace Backspace Backspace Backspace Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
| ▸ Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
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
|   A person. Left and right: the program plays, at one of its levels, or a
|   program of your own. Enter types the name.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# A preset sets the options; an option changed by hand is no preset any more.
keys Down Down Down Right
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
| ▸ Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|   A preset sets all the options below at once. o keeps them under a name, or
|   takes a preset of your own.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Down Down Right
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
|   Preset                  ◂ The cross: a quarrel in the middle ▸
|   Seats                   ◂ auto ▸
| ▸ Start squares           ◂ cross ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|   Where the cats begin (KK-4): in a line on the third row, in a line on the
|   first row, or in blocks that form a cross in the middle.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# What does not make a game is said at once, and starting says it again; nothing is lost.
keys Up Right
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
|   Player B                ◂ person ▸      Player B
|   Player C                ◂ person ▸      Player C
|   Player D                ◂ person ▸      Player D
|   Preset                  ◂ your own ▸
| ▸ Seats                   ◂ south-north ▸
|   Start squares           ◂ cross ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|   Which sides are played (KK-1). Two players face each other; with three,
|   one side stays empty. auto: South and North; or all but East.
|   KK-1: the option seats does not fit the number of players
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys s
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
|   Player B                ◂ person ▸      Player B
|   Player C                ◂ person ▸      Player C
|   Player D                ◂ person ▸      Player D
|   Preset                  ◂ your own ▸
| ▸ Seats                   ◂ south-north ▸
|   Start squares           ◂ cross ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|   Which sides are played (KK-1). Two players face each other; with three,
|   one side stays empty. auto: South and North; or all but East.
|   KK-1: the option seats does not fit the number of players
|
| KK-1: the option seats does not fit the number of players
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# The seed is any text.
keys Left Down Down Down Down Down Down Enter
type paperino
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 4 ▸
|   Player A                ◂ person ▸      Zoë
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
|   Player D                ◂ person ▸      East
|   Preset                  ◂ The cross: a quarrel in the middle ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ cross ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
| ▸ Seed of the dice          paperino
|
|   Start
|
|   Enter types any text. The same seed gives the same dice again. If it is
|   empty, the system chooses a seed; the log tells which.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# s starts at once, from any row.
keys s
screen
| Kilkenny Cats  Zoë, West, North, East  turn 1                            saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ■  ■  ■  ■  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ■  ■  ■  ■  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ▲  ▲  ·  ·  ·  ·  ◆  ◆  ·  ·  · │
|  8 ◇  ·  ·  ·  ▲  ▲  ·  ·  ·  ·  ◆  ◆  ·  ·  ·  △   ▸● South Zoë
|  7 ◇  ·  ·  ·  ▲  ▲  ·  ·  ·  ·  ◆  ◆  ·  ·  ·  △      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ▲  ▲  ·  ·  ·  ·  ◆  ◆  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ●  ●  ●  ●  ·  ·  ·  ·  · │     ▲ West
|  4  │ ·  ·  ·  ·  ·  ●  ●  ●  ●  ·  ·  ·  ·  · │       ▲▲▲▲▲▲▲▲ △△ 0 of 2 mice
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ·  ·  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    ◆ East
|                                                        ◆◆◆◆◆◆◆◆ ◇◇ 0 of 2 mice
|
|
| Zoë: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
# Names are remembered in the next game of this run.
keys q Down Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      Zoë
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
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: From the edge: lines on the first row.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Esc

# A click on a row changes it like Enter.
$ clowder-test
keys Down Enter
click 2 30
screen
| New game: Kilkenny Cats                                            2-4 players
|
| ▸ Players                 ◂ 3 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      West
|   Player C                ◂ person ▸      North
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
|   Eight cats, one die: be first on both mice, or the last one able to move
|
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# Where there are pixels, a picture shows how the game begins, and changes with the options; the
# form takes what room it leaves.
$ clowder-test
colours 256
keys Down Down Down Down Enter
screen
| New game: L'impero di Catan                                        2-4 players
|
|   Players                ◂ 2 ▸
|   Player A               ◂ person ▸
|   Player B               ◂ person ▸
|   Preset                 ◂ The beginner… ▸       ▀                       ▀
|   Island                 ◂ beginner ▸           ▀    ▀▀▀▀  ▀▀▀▀  ▀▀▀▀     ▀
|   Points to win          ◂ 12 ▸                ▀         ▀     ▀     ▀
|   Hands                  ◂ open ▸                 ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
|   Discard on a seven     ◂ on ▸                       ▀     ▀     ▀     ▀
|   Knights on a seven     ◂ no ▸                ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
|   Attacks in a turn      ◂ any ▸                   ▀     ▀     ▀     ▀     ▀
|   Distance to a road     ◂ between ▸          ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀
|   ▾ 11 more                                     ▀     ▀     ▀     ▀     ▀
| ▸ Start                                          ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀
|                                                ▀   ▀     ▀     ▀     ▀
|   Enter starts the game. It is saved            ▀   ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀    ▀
|   after every move. p takes the next             ▀    ▀▀    ▀▀    ▀▀     ▀
|   preset: A random island.
|
|
|
| New to it? f plays a guided first game.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys p
papers
|================================================================================
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|...................................................mmmmmmmmmmmmmmmmmmmmmmm......
|..................................................mmmmmhhmmmmhhmmmmhhmmmmmm.....
|.................................................mmmmhwwwwhhbbbbhhwwwwhhmmmm....
|...............................................mmmmmhhwwwwhhbbbbhhwwwwhhmmmmm...
|..............................................mmmmhllllhhddddhhoooohhgggghhmmm..
|.............................................mmmmhhllllhhddddhhoooohhgggghhmmmm.
|.............................................mmhwwwwhhgggghhllllhhgggghhbbbbhhm.
|.............................................mmhwwwwhhgggghhllllhhgggghhbbbbhmm.
|..............................................mmmhhoooohhbbbbhhoooohhgggghhmmm..
|.>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>....mmmhoooohhbbbbhhoooohhgggghmmm...
|................................................mmmmhhllllhhwwwwhhllllhhmmmm....
|.................................................mmmmhllllhhwwwwhhllllhmmmmm....
|..................................................mmmmmhhmmmmhhmmmmhhmmmmmm.....
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|================================================================================
size 36 120
screen
| New game: L'impero di Catan                                                                                2-4 players
|
|
|
|
|
|
|
|     Players                 ◂ 2 ▸
|     Player A                ◂ person ▸      Player A
|     Player B                ◂ person ▸      Player B
|     Preset                  ◂ A random island ▸                                        ▀                       ▀
|     Island                  ◂ random ▸                                                ▀    ▀▀▀▀  ▀▀▀▀  ▀▀▀▀     ▀
|     Points to win           ◂ 12 ▸                                                   ▀         ▀     ▀     ▀
|     Hands                   ◂ open ▸                                                    ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
|     Discard on a seven      ◂ on ▸                                                          ▀     ▀     ▀     ▀
|     Knights on a seven      ◂ no ▸                                                   ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
|     Attacks in a turn       ◂ any ▸                                                      ▀     ▀     ▀     ▀     ▀
|     Distance to a road      ◂ between ▸                                             ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀
|     Shielded roads          ◂ on ▸                                                    ▀     ▀     ▀     ▀     ▀
|     Replacement road        ◂ free ▸                                                   ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀
|     ▾ 9 more                                                                         ▀   ▀     ▀     ▀     ▀
|   ▸ Start                                                                             ▀   ▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀    ▀
|                                                                                        ▀    ▀▀    ▀▀    ▀▀     ▀
|     Enter starts the game. It is saved after every move. p takes the next         An example: dealt anew each time
|     preset: Ten points, on a random island.
|
|
|
|
|
|
|
|
|
| Enter choose  s start  p preset  c against cats  f first game  R rules  ? help  Esc back
size 24 80
keys Home Down Down Down Down Down Down Right
papers
|================================================================================
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|...................................................mmmmmmmmmmmmmmmmmmmmmmm......
|..................................................mmmmmhhmmmmhhmmmmhhmmmmmm.....
|.................................................mmmmhwwwwhhbbbbhhwwwwhhmmmm....
|.>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>....mmmmmhhwwwwhhbbbbhhwwwwhhmmmmm...
|..............................................mmmmhllllhhddddhhoooohhgggghhmmm..
|.............................................mmmmhhllllhhddddhhoooohhgggghhmmmm.
|.............................................mmhwwwwhhgggghhllllhhgggghhbbbbhhm.
|.............................................mmhwwwwhhgggghhllllhhgggghhbbbbhmm.
|..............................................mmmhhoooohhbbbbhhoooohhgggghhmmm..
|...............................................mmmhoooohhbbbbhhoooohhgggghmmm...
|................................................mmmmhhllllhhwwwwhhllllhhmmmm....
|.................................................mmmmhllllhhwwwwhhllllhmmmmm....
|..................................................mmmmmhhmmmmhhmmmmhhmmmmmm.....
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|................................................................................
|================================================================================
keys q
# Without, the board of signs, where there is room.
$ clowder-test
keys Down Enter
size 36 140
screen
| New game: Kilkenny Cats                                                                                                        2-4 players
|
|
|
|
|
|
|
|       Players                 ◂ 2 ▸
|       Player A                ◂ person ▸      South                                 15  ┌────────────────── ○  ○ ──────────────────┐
|       Player B                ◂ person ▸      North                                 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Preset                  ◂ Classic: lines on the third row ▸                   13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Seats                   ◂ auto ▸                                              12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │
|       Start squares           ◂ inner ▸                                             11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Draw                    ◂ no ▸                                                10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Taking moves back       ◂ when the others agree ▸                              9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Clocks                  ◂ no clock ▸                                           8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×
|       Dice                    ◂ rolled by the program ▸                              7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×
|       Seed of the dice          (from the system)                                    6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|                                                                                      5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|     ▸ Start                                                                          4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|                                                                                      3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|                                                                                      2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|                                                                                      1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|       Enter starts the game. It is saved after every move. p takes the next          0  └────────────────── □  □ ──────────────────┘
|       preset: From the edge: lines on the first row.                                   z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
|
|
|
|
|
|
| Enter choose  s start  p preset  c against cats  f first game  R rules  ? help  Esc back
keys q

# Presets of one's own: kept, used, renamed, deleted.
$ clowder-test
keys Home Down Enter Home Down Down Down Down Down Right o
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
| ▸ Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back┌─────────────────────────────────────┐
|   Clocks           │   Presets of your own               │
|   Dice             │                                     │
|   Seed of the dice │ ▸ Keep these options under a name   │
|                    └─────────────────────────────────────┘
|   Start
|
|
|
|   Where the cats begin (KK-4): in a line on the third row, in a line on the
|   first row, or in blocks that form a cross in the middle.
|
|
|
| Up up  Down down  Enter choose  Esc back
keys Enter
type Our house
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
| ▸ Start squares           ◂ edge ▸
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
|   Where the cats begin (KK-4): in a line on the third row, in a line on the
|   first row, or in blocks that form a cross in the middle.
|
|
| These options are kept as Our house.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
$ clowder-test
keys Home Down Enter o Down Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no┌───────────────┐
|   Taking moves back       ◂ wh│   Our house   │ee ▸
|   Clocks                  ◂ no│               │
|   Dice                    ◂ ro│ ▸ Use it      │am ▸
|   Seed of the dice          (f│   Rename it   │
|                               │   Delete it   │
| ▸ Start                       └───────────────┘
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: From the edge: lines on the first row.
|
|
|
| Up up  Down down  Enter choose  Esc back
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: The cross: a quarrel in the middle.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys o Down Enter Down Enter Ctrl-U
type =
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: The cross: a quarrel in the middle.
|
|
| A name has no "=", and does not begin with [, ; or #.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys o Down Enter Down Enter Ctrl-U
type Home
keys Enter
keys o Down Enter Down Down Enter y
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: The cross: a quarrel in the middle.
|
|
| Home is forgotten.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys o
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
|   Draw                    ◂ no ▸
|   Taking moves back┌─────────────────────────────────────┐
|   Clocks           │   Presets of your own               │
|   Dice             │                                     │
|   Seed of the dice │ ▸ Keep these options under a name   │
|                    └─────────────────────────────────────┘
| ▸ Start
|
|
|
|   Enter starts the game. It is saved after every move. p takes the next
|   preset: The cross: a quarrel in the middle.
|
|
|
| Up up  Down down  Enter choose  Esc back

# The row of presets knows the player's own by their names, and p leads to them after the game's.
$ clowder-test
keys Home Down Enter Home Down Down Down Down Down Right Down Right o Enter
type Draws in the house
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Draws in the house ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
| ▸ Draw                    ◂ yes ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   yes: the game is a draw once no player has enough cats left to take both
|   mice (KK-15).
|
|
| These options are kept as Draws in the house.
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Left
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ From the edge: lines on the first row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
| ▸ Draw                    ◂ no ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   yes: the game is a draw once no player has enough cats left to take both
|   mice (KK-15).
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys p p p
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ person ▸      North
|   Preset                  ◂ Draws in the house ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ edge ▸
| ▸ Draw                    ◂ yes ▸
|   Taking moves back       ◂ when the others agree ▸
|   Clocks                  ◂ no clock ▸
|   Dice                    ◂ rolled by the program ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|   yes: the game is a draw once no player has enough cats left to take both
|   mice (KK-15).
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
