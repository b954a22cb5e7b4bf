# A quick start from the menu: chance has placed everything, the first key after the last Enter
# moves a cat. Watching it later, nobody is told the counters.

$ clowder-test
keys Down Down Down Down Enter
screen
| New game: Cat Chess                                                2-5 players
|
|   Player B                ◂ person ▸      Player B
|   Preset                  ◂ Classic: place counters, tiles and cats yourselves
|   Set-up                  ◂ classic ▸
|   Board                   ◂ r6 ▸
|   Tiles                   ◂ 12 ▸
|   Open sheets             ◂ no ▸
|   Line of sight           ◂ both ▸
|   Edge of the arc         ◂ narrow ▸
|   Sides of Vision         ◂ three ▸
|   Own eyes bar            ◂ no ▸
|   Retreat                 ◂ free ▸
|   Blocked grid spaces     ◂ none ▸
|   Seed of the dice          (from the system)
|
| ▸ Start
|
|   Enter starts the game. It is saved after every move.
|
|
|
| New to it? f plays a guided first game.
| Enter choose  s start  c against cats  f first game  R rules  ? help  Esc back
