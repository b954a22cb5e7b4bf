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

# A game that adds its dice shows the sums first, and both where there is room.
$ clowder-test replay tests/golden/catan/four.log
keys End d
screen
| Dice                                                         L'impero di Catan
|
|   640 dice with 6 faces were thrown.
|
|   sum    count  expected   95 % band
|      2      11       8.9      4 .. 15   ██│██   │
|      3      15      17.8     10 .. 26   █████│██     │
|      4      32      26.7     17 .. 37   █████████│███████  │
|      5      38      35.6     25 .. 47   █████████████│██████     │
|      6      48      44.4     33 .. 57   █████████████████│███████     │
|      7      52      53.3     41 .. 67   ██████████████████████│████         │
|      8      46      44.4     33 .. 57   █████████████████│██████      │
|      9      36      35.6     25 .. 47   █████████████│█████      │
|     10      20      26.7     17 .. 37   █████████│         │
|     11      18      17.8     10 .. 26   █████│███    │
|     12       4       8.9      4 .. 15   ██│     │
|
|   1: 108   2: 117   3: 121   4: 101   5: 92   6: 101
|  Every face came up about as often as with fair dice. By pure luck about one
|  face in twenty is outside its band.
|
|
|
| Esc back  ? help  q leave
size 40 120
screen
| Dice                                                                                                 L'impero di Catan
|
|
|
|
|                       640 dice with 6 faces were thrown.
|
|                       sum    count  expected   95 % band
|                          2      11       8.9      4 .. 15   ██│██   │
|                          3      15      17.8     10 .. 26   █████│██     │
|                          4      32      26.7     17 .. 37   █████████│███████  │
|                          5      38      35.6     25 .. 47   █████████████│██████     │
|                          6      48      44.4     33 .. 57   █████████████████│███████     │
|                          7      52      53.3     41 .. 67   ██████████████████████│████         │
|                          8      46      44.4     33 .. 57   █████████████████│██████      │
|                          9      36      35.6     25 .. 47   █████████████│█████      │
|                         10      20      26.7     17 .. 37   █████████│         │
|                         11      18      17.8     10 .. 26   █████│███    │
|                         12       4       8.9      4 .. 15   ██│     │
|
|                       face   count  expected   95 % band
|                          1     108     106.7     89 .. 125  █████████████████████████│█████     │
|                          2     117     106.7     89 .. 125  █████████████████████████│███████   │
|                          3     121     106.7     89 .. 125  █████████████████████████│████████  │
|                          4     101     106.7     89 .. 125  █████████████████████████│███       │
|                          5      92     106.7     89 .. 125  █████████████████████████│          │
|                          6     101     106.7     89 .. 125  █████████████████████████│███       │
|
|                      Every face came up about as often as with fair dice. By pure luck about one
|                      face in twenty is outside its band.
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
keys Esc q
