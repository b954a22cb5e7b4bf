# The page of saved games: go on, watch, delete.

$ clowder-test
keys End Up Up Up Up Enter
screen
| Saved games
|
|   No game is saved yet. Every game is saved while you play it.
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
| Enter choose  r replay  D delete  ? help  Esc back
keys D r Enter q
screen
| Clowder                                                                  0.1.0
| ...
| ▸ Saved games
| ...

$ clowder-test play toy --seed paperino --names Anna,Marco
keys Space Enter Space
$ clowder-test
keys End Up Up Up Up Enter
screen
| Saved games
|
| ▸ Stones             Anna, Marco                 turn 2      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21.log
|
| Enter choose  r replay  D delete  ? help  Esc back
# Enter plays on, r replays, deleting asks first.
keys Enter
screen
| Stones  Anna, Marco  turn 2                                              saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● [·]‹·›‹·› ·  ·  ·   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
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
| Anna leaves 17 stones.
| Marco: Take stones from the end of the row                              t take
| take 15: Marco leaves 14 stones.  (Enter plays it)
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys q r
screen
| Stones  Anna, Marco                                        move 0 of 3, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
| 1 dice     roll 3
| 2 Anna     take 18
| 3 dice     roll 3
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
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  p play on  ? help  q leave
keys q D
screen
| Saved games
|
| ▸ Stones             Anna, Marco                 turn 2      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21.log
| Delete toy-2026-11-21.log for good?
| y yes  n no
keys n
screen
| Saved games
|
| ▸ Stones             Anna, Marco                 turn 2      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21.log
|
| Enter choose  r replay  D delete  ? help  Esc back
keys D y
screen
| Saved games
|
|   No game is saved yet. Every game is saved while you play it.
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
| toy-2026-11-21.log is deleted.
| Enter choose  r replay  D delete  ? help  Esc back

# A game that is over is watched.
$ clowder-test play toy --seed paperino --names Zoë,Ugo
keys X r e s i g n Enter
$ clowder-test
keys End Up Up Up Up Enter
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                    won: Ugo    just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21.log
|
| Enter choose  r replay  D delete  ? help  Esc back
keys Enter
screen
| Stones  Zoë, Ugo                                           move 0 of 0, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
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
| Ugo wins (the other side gave up).
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  p play on  ? help  q leave
