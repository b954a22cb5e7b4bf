# Large boards: at each size the mouse and the arrows find the places, Z and another window keep what
# was chosen. ClanCath's story is in clancath.t.

# Kilkenny Cats
$ clowder-test play kilkenny --seed paperino --names Anna,Marco
colours 256
size 60 200
click 6 151
click 41 61
screen
| ...
|                           Anna: Move a cat three squares
|                           d3: a cat of Anna
| ...
keys Up
screen
| ...
|                           Anna: Move a cat three squares
|                           d4: empty
| ...
size 40 120
keys Up
screen
| ...
|   Anna: Move a cat three squares
|   d5: empty
| ...
click 20 28
screen
| ...
|                                                                                           Anna goes from d3 to d6.
|   Marco: press Enter to roll
| ...

# Cathedral
$ clowder-test play cathedral --seed large --names Anna,Marco
colours 256
size 60 200
click 20 60
screen
| ...
|                        Marco: Place a building
|                        tower: Tower, 5 squares: Anna has 1 left, Marco 1
| ...
keys Enter t Right
screen
| ...
|                        Marco: Place a building
|                        place tower n g6: Marco: Tower on g6.  (Enter; r: 4 ways)
| ...
size 50 160
screen
| ...
|              Marco: Place a building
|              place tower n g6: Marco: Tower on g6.  (Enter; r: 4 ways)
| ...
keys Z Right
screen
| ...
|                        Marco: Place a building
|                        place tower n h6: Marco: Tower on h6.  (Enter; r: 4 ways)
| ...
click 20 60
screen
| ...
|                        Anna: Place a building
|                        tower: Tower, 5 squares: Anna has 1 left, Marco 0
| ...

# L'impero di Catan
$ clowder-test play catan --seed large --names Anna,Marco
colours 256
size 60 200
keys Tab Right Down
screen
| ...
|                         Anna: Set up a settlement
|                         settle v9: Anna builds a settlement on v9.  (Enter plays it)
| ...
size 40 120
screen
| ...
|   Anna: Set up a settlement
|   settle v9: Anna builds a settlement on v9.  (Enter plays it)
| ...
keys Left
screen
| ...
|   Anna: Set up a settlement
|   settle v13: Anna builds a settlement on v13.  (Enter plays it)
| ...
click 8 21
screen
| ...
|   Anna: Set up a road beside the settlement
|   road e6: Anna builds a road on e6.  (Enter plays it)
| ...
keys Z
keys Enter
screen
| ...
|                     Marco: Set up a settlement
|                     settle v0: Marco builds a settlement on v0.  (Enter plays it)
| ...

# Cat Chess
$ clowder-test play catchess --preset quick --seed large --names Anna,Marco
colours 256
size 60 200
keys Tab Enter
screen
| ...
|                                Marco: Each of your cats acts once                                                                                g go  p preen  s stay
|                                go speed m9: Speed of Marco goes from o9 to m9. Costs 4.  (Enter plays it)
| ...
keys Up Up
screen
| ...
|                                Marco: Each of your cats acts once                                                                                g go  p preen  s stay
|                                k10: height 3
| ...
size 40 120
screen
| ...
|     Marco: Each of your cats acts once                                                      g go  p preen  s stay
|     k10: height 3
| ...
click 16 40
screen
| ...
|     Marco: Each of your cats acts once                                                      g go  p preen  s stay
|     CH-17: from o9 to i8 is 9 points or more, and Speed has 6
| ...
keys Z Right
screen
| ...
|                     Marco: Each of your cats acts once                       g go  p preen  s stay
|                     i9: height 2
| ...
