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
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
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
| ▸ Stones             Anna, Marco               turn 2        just now
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
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
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
|
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q D
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
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
| Delete toy-2026-11-21.log?
| y yes  n no
keys n
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
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
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
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
| toy-2026-11-21.log is deleted; u brings it back.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back

# A game that is over is watched.
$ clowder-test play toy --seed paperino --names Zoë,Ugo
keys X r e s i g n Enter
$ clowder-test
keys End Up Up Up Up Enter
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  won: Ugo      just now
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
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
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
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave

# What is deleted comes back, also in a later run; names change; words find games.
$ clowder-test play toy --seed paperino --names Anna,Marco
keys Space Enter Space q
$ clowder-test
keys End Up Up Up Up Enter D y
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  won: Ugo      just now
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
| toy-2026-11-21-2.log is deleted; u brings it back.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
$ clowder-test
keys End Up Up Up Up Enter u
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21-2.log
| toy-2026-11-21-2.log is back.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys N Ctrl-U
type Anna's first
keys Enter
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/Anna's first.log
| The game is called Anna's first now.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys N Ctrl-U
type ../x
keys Enter
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/Anna's first.log
| x: a name has no slash, and no dot at its start.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys /
type ZOË won
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  won: Ugo      just now
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
| Find (player, game): ZOË won_
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys Enter
screen
| Saved games
|   found: 1 of 2
| ▸ Stones             Zoë, Ugo                  won: Ugo      just now
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
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys / Esc / x y z
screen
| Saved games
|
|   No saved game has these words.
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
| Find (player, game): xyz_
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys Esc

# The same players play again, the next game of their series; a game that goes on is gone on with.
keys a
screen
| Saved games
|
| ▸ Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/Anna's first.log
| This game is not over: Enter goes on with it.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys Down a
screen
| Stones  Zoë, Ugo  game 2  turn 1                                         saved
| ...

# A game is written to a file by the ending of its name; nothing is overwritten.
$ clowder-test
keys End Up Up Up Up Enter E
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  turn 1        just now
|   Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
|
|
|          ┌─────────────────────────────────────────────────────────┐
|          │   The ending of the name says what is written           │
|          │                                                         │
|          │   .svg   a drawing of this position                     │
|          │   .log   a copy of the log, with its seed               │
|          │   .cast  a recording of the whole game, for asciinema   │
|          │   .txt   this position in letters and signs             │
|          │   .json  the whole game, for other programs             │
|          └─────────────────────────────────────────────────────────┘
|
|
|
|
|
|   /home/somebody/data/clowder/games/toy-2026-11-21-2.log
| Write to:  toy-2026-11-21-2.svg
| Enter accept  Esc give up  Up earlier
keys Up
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  turn 1        just now
|   Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
|
|
|          ┌─────────────────────────────────────────────────────────┐
|          │   The ending of the name says what is written           │
|          │                                                         │
|          │   .svg   a drawing of this position                     │
|          │   .log   a copy of the log, with its seed               │
|          │   .cast  a recording of the whole game, for asciinema   │
|          │   .txt   this position in letters and signs             │
|          │   .json  the whole game, for other programs             │
|          └─────────────────────────────────────────────────────────┘
|
|
|
|
|
|   /home/somebody/data/clowder/games/toy-2026-11-21-2.log
| Write to:  toy-2026-11-21-2.log
| Enter accept  Esc give up  Up earlier
keys Enter E Up Enter
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  turn 1        just now
|   Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21-2.log
| toy-2026-11-21-2.log: File exists.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
keys E Ctrl-U
type game.txt
keys Enter
keys E Ctrl-U
type game.json
keys Enter
keys E Ctrl-U
type game.svg
keys Enter
keys E Ctrl-U
type game.cast
keys Enter
keys E Ctrl-U
type game.pdf
keys Enter
screen
| Saved games
|
| ▸ Stones             Zoë, Ugo                  turn 1        just now
|   Stones             Anna, Marco               turn 2        just now
|   Stones             Zoë, Ugo                  won: Ugo      just now
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
|   /home/somebody/data/clowder/games/toy-2026-11-21-2.log
| A file's name ends with .svg, .cast, .txt, .json or .log.
| Enter choose  r replay  / find  E export  D delete  N rename  ? help  Esc back
$ clowder-test check toy-2026-11-21-2.log
> toy-2026-11-21-2.log: toy, 0 moves, 0 turns: unfinished
> ...
