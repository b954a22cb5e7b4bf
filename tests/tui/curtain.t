# Secret choices: the screen changes hands, and shows nobody what another has chosen.

$ clowder-test play bids --names Anna,Marco --seed paperino --log bids.log
keys Enter
# Nothing but the curtain before Anna has the keyboard; keys that choose do nothing.
screen
| Bids  Anna, Marco  turn 1                                                saved
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
|                        Anna, the next choice is secret.
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
keys b Tab x u :
screen
| ...
keys Enter
screen
| ...
| [1]   [2]   [3]   [4]   [5]     Prize: 1
| [1]   [2]   [3]   [4]   [5]      0     Anna
|                                  0     Marco
| ...
| The prize is 1.
| Anna: Choose a card in secret                                            b bid
| ...
| Enter choose  ! hint  ? help  q leave  : type  R rules  d dice
keys b
screen
| ...
|                     ┌────────────────────────────────────┐
|                     │   Choose a move                    │
|                     │                                    │
|                     │ ▸ bid 1  choose a card in secret   │
|                     │   bid 2  choose a card in secret   │
|                     │   bid 3  choose a card in secret   │
|                     │   bid 4  choose a card in secret   │
|                     │   bid 5  choose a card in secret   │
|                     └────────────────────────────────────┘
| ...
| Up up  Down down  Enter choose  Esc back
keys Down Down Down Down Enter
# Marco's curtain, then Marco's board: nothing tells what Anna chose.
screen
| ...
|                       Marco, the next choice is secret.
| ...
|                       Take the keyboard and press Enter.
| ...
| Enter choose  ? help  R rules  q leave
keys Enter
screen
| ...
| [1]   [2]   [3]   [4]   [5]     Prize: 1
| [1]   [2]   [3]   [4]   [5]      0  *  Anna
|                                  0     Marco
| ...
| The prize is 1.
| Anna has chosen a card.
| Marco: Choose a card in secret                                           b bid
| ...
| Enter choose  u undo  ! hint  ? help  q leave  : type  R rules  d dice
keys b Enter
# Both are shown together.
screen
| Bids  Anna, Marco  turn 2                                                saved
| [1]   [2]   [3]   [4]           No prize yet
|       [2]   [3]   [4]   [5]      1     Anna
|                                  0     Marco
|
|
|
|
|
|
|
|
|
|
|
| The prize is 1.
| Anna has chosen a card.
| Marco has chosen a card.
| Anna bids 5.
| Marco bids 1.
| Anna takes the prize: 1.
| Read what happened, then press any key
|
| N news  ? help  q leave  R rules
keys q

$ clowder-test play bids --names Anna,Marco --seed paperino --log bids2.log
# Whatever Anna chooses, Marco sees the same.
keys Enter Enter b Enter
screen
| Bids  Anna, Marco  turn 1                                                saved
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
|                       Marco, the next choice is secret.
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
keys Enter
screen
| ...
| [1]   [2]   [3]   [4]   [5]     Prize: 1
| [1]   [2]   [3]   [4]   [5]      0  *  Anna
|                                  0     Marco
| ...
| The prize is 1.
| Anna has chosen a card.
| Marco: Choose a card in secret                                           b bid
| ...
| Enter choose  u undo  ! hint  ? help  q leave  : type  R rules  d dice
