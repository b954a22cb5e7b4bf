# The dice page: few dice say nothing, many are held against their bands.

$ clowder-test play kilkenny --names Anna,Marco --seed paperino --log dice.log
keys d
screen
| Dice                                                             Kilkenny Cats
|
| No dice were thrown yet.
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
| Esc back  ? help  q leave
keys Esc Enter d
screen
| ...
|   1 die with 6 faces was thrown.
| ...
|   face   count  expected   95 % band
|      1       0       0.2      0 .. 1    │                                   │
|      2       0       0.2      0 .. 1    │                                   │
|      3       1       0.2      0 .. 1    │███████████████████████████████████│
|      4       0       0.2      0 .. 1    │                                   │
|      5       0       0.2      0 .. 1    │                                   │
|      6       0       0.2      0 .. 1    │                                   │
| ...
|  These are too few to judge.
| ...
keys Esc q

$ clowder-test play kilkenny --names Anna,Marco --seed paperino --log many.log
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys d
screen
| Dice                                                             Kilkenny Cats
|
|   36 dice with 6 faces were thrown.
|
|   face   count  expected   95 % band
|      1      13       6.0      2 .. 11   █████│████████████████████████│█████
|      2       6       6.0      2 .. 11   █████│██████████              │
|      3       5       6.0      2 .. 11   █████│███████                 │
|      4       6       6.0      2 .. 11   █████│██████████              │
|      5       3       6.0      2 .. 11   █████│██                      │
|      6       3       6.0      2 .. 11   █████│██                      │
|
|  1 face is outside its band. By pure luck about one face in twenty is outside
|  its band.
|
|
|
|
|
|
|
|
|
| Esc back  ? help  q leave
