# The board hidden by a key, a PIN for it, what happened read again, and a bell.

$ clowder-test play toy --names Anna,Marco --seed x
keys Enter V
# Nothing is seen, and keys that move do nothing.
screen
| Stones  Anna, Marco  turn 1                                              saved
|
|
|
|
|
|
|                                     ╱╲_╱╲
|                                    ( • • )
|                                    ╱  ▾  ╲
|
|                   The board is hidden until Marco opens it.
|
|                       Take the keyboard and press Enter.
|
|
|
|
|
|
|
|
|
| Enter choose  ? help  R rules  q leave
keys t u x :
screen
| Stones  Anna, Marco  turn 1                                              saved
|
|
|
|
|
|
|                                     ╱╲_╱╲
|                                    ( • • )
|                                    ╱  ▾  ╲
|
|                   The board is hidden until Marco opens it.
|
|                       Take the keyboard and press Enter.
|
|
|
|
|
|
|
|
|
| Enter choose  ? help  R rules  q leave
# Anybody who presses Enter opens it, as there is no PIN.
keys Enter
screen
| ...
| Marco: Take stones from the end of the row                              t take
| ...
# A PIN is typed twice, and shows stars.
type :pin
keys Enter
type 1234
screen
| ...
| A PIN for you (empty: none): ****
| ...
keys Enter
type 1235
keys Enter
screen
| ...
| Nothing was changed.
| ...
type :pin
keys Enter
type 1234
keys Enter
type 1234
keys Enter V Enter
type 12
keys Enter
screen
| ...
| That is not the PIN.
| ...
keys Enter Esc
screen
| Stones  Anna, Marco  turn 1                                              saved
|
|
|
|
|
|
|                                     ╱╲_╱╲
|                                    ( • • )
|                                    ╱  ▾  ╲
|
|                   The board is hidden until Marco opens it.
|
|                       Take the keyboard and press Enter.
|
|
|
|
|
|
|
|
| That is not the PIN.
| Enter choose  ? help  R rules  q leave
keys Enter
type 1234
keys Enter
screen
| ...
| Marco: Take stones from the end of the row                              t take
| ...
# What happened, its end in sight.
keys t Enter Enter N
screen
| What happened                                                   lines 1-2 of 2
| Marco leaves 19 stones.
| Anna leaves 17 stones.
|
|
|
|
|
|
|
|
|
|
|
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
keys Esc q

# With the setting a bell rings when the bot has played, and only then.
$ clowder-test
keys End Up Up Enter Down Down Down Down Down Down Down Down Down Right
screen
| Settings
|
|   Colours                   ◂ as the terminal's ground ▸
|   Glyphs                    ◂ Unicode ▸
|   Mouse                     ◂ on ▸
|   Marks                     ◂ on ▸
|   Boards                    ◂ as large as fits ▸
|   Movement                  ◂ shown ▸
|   Dice                      ◂ wait for a key ▸
|   Speed of a replay         ◂ 10 ▸
|   Pause after moves         ◂ 0.6 seconds ▸
| ▸ Bell                      ◂ on ▸
|   Hints                     ◂ on ▸
|   Side                      ◂ the usual one ▸
|   Language                  ◂ from the environment ▸
|   Keys
|
|   Whether the terminal's bell rings when bots have played and it is your
|   turn.
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys q
$ clowder-test play toy --names Anna --seat B=random --seed x
> ...
> (bell)
> ...
keys Enter
screen
| Stones  Anna, random  turn 2                                             saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● [·]‹·› ·   die: 2
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
| random leaves 19 stones.
| Anna: Take stones from the end of the row                               t take
| take 18: Anna leaves 17 stones.  (Enter plays it)
| Enter choose  Tab next  ! hint  ? help  q leave  : type  w why not  x look
keys q
