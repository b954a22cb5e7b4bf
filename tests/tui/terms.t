# What is agreed on before a game besides its options: clocks, and who rolls the dice.

$ clowder-test
keys Enter Up Enter
type paperino
keys Enter Up Right Up Right Right Right
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
| ▸ Clocks                  ◂ 5:00, and 5 s after each turn ▸
|   Dice                    ◂ rolled on the table ▸
|   Seed of the dice          paperino
|
|   Start
|
|
|
|   The time of the players. Others can be typed: move:30, total:10m,
|   fischer:5m+5 or byoyomi:10m+30x3.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
# A time control can be typed; what is none is told.
keys Enter Ctrl-U
type egg timer
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
| ▸ Clocks                  ◂ 5:00, and 5 s after each turn ▸
|   Dice                    ◂ rolled on the table ▸
|   Seed of the dice          paperino
|
|   Start
|
|
|
|   The time of the players. Others can be typed: move:30, total:10m,
|   fischer:5m+5 or byoyomi:10m+30x3.
|   That is no time control.
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Enter Ctrl-U
type total:90s
keys Enter s
screen
| ...
| South 1:30  North 1:30
| ...
| South: roll on the table, then type what fell, or press Enter
| ...
keys q
