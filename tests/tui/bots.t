# Bots: at the table, hints, autoplay of a turn, watching, analysis.
# What a search plays changes whenever it learns: such pictures leave it out by three dots, and the
# others are of bots that move at random.

# One key lets the program play; every seat is a person, a level or a program of one's own.
$ clowder-test
keys Enter c
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ cat ▸         cat
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
keys Home Down Down Right
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
| ▸ Player B                ◂ tom ▸         tom
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
|
|   tom thinks about every move and seldom slips: for those who know the game.
|   Left and right choose another level. Enter types a name.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys Right Right Enter
type ./mybot --fast
keys Enter
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
| ▸ Player B                ◂ program ▸     mybot  ./mybot --fast
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
|
|   Enter types its command. It has to speak the protocol of docs/BOT.md.
|
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys c Down
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
|   Player B                ◂ cat ▸         cat
| ▸ Preset                  ◂ Classic: lines on the third row ▸
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
|
|   A preset sets all the options below at once. o keeps them under a name, or
|   takes a preset of your own.
|
|
|
| Enter choose  s start  p preset  c against cats  R rules  ? help  Esc back
keys s
screen
| ...
| South: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys q

# What one key takes back is one's own last decision: the other side agrees.
$ clowder-test play kilkenny --seat B=random --seed mice --names Anna
screen
| Kilkenny Cats  Anna, random  turn 2                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■ '·' +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North random
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
| random rolls 3.
| random goes from k12 to h9.
| Anna: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys Enter Enter Tab Enter
screen
| Kilkenny Cats  Anna, random  turn 4                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 4
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ·  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  · '■' ·  ·  ·  · '·' ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North random
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ·  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| Anna goes from d3 to c2.
| random rolls 5.
| random goes from h9 to c9.
| Anna: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice  F flip
keys u
screen
| Kilkenny Cats  Anna, random  turn 2                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■ '·' +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North random
|  4  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  • [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  ·  •  •  •  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| random rolls 5.
| random goes from h9 to c9.
| Anna takes the last move back.
| Anna: Move a cat one square
| d3: a cat of Anna
| Enter choose  Tab next  U redo  ! hint  ? help  q leave  : type  w why not
keys q

# A whole game against a search. Whoever goes on pressing Enter at its end watches it again.
$ clowder-test play kilkenny --seat B=search:100 --seed mice --names Anna --log game.log
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
screen
| Kilkenny Cats  Anna, search                               move 0 of 86, turn 1
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North search
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|  1 dice     roll 3
|  2 search   move k12 k9
|  3 dice     roll 1
| The position at the start
| ●──────────────────▴─────────────────────────────────────────────────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q
screen
| ...
| Log: game.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
keys q

$ clowder-test analyse game.log
> The chances at the beginning of each turn:
> move 0, turn 1 of search: Anna 47 %, search 53 %
> ...
> The decisive turns:
> ...

# Hints: the rule; where; the move, which Enter then plays. Here one move wins at once.
$ clowder-test play toy --seat B=random --seed b --names Anna --log toy.log
keys Enter Enter Enter Enter Enter Enter Enter Enter
keys Enter !
screen
| Stones  Anna, random  turn 10                                            saved
| [·] ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
| random leaves 19 stones.
| Anna leaves 17 stones.
| random leaves 16 stones.
| Anna leaves 13 stones.
| random leaves 10 stones.
| Anna leaves 7 stones.
| random leaves 6 stones.
| Anna leaves 4 stones.
| random leaves 1 stones.
| A hint. TY-3: Then the player takes at least one stone and at most as many as
| the die shows, from the end of the row. The move names the first stone taken:
| that one and all after it go.
| Anna: Take stones from the end of the row                               t take
| ! again tells where.
| Enter choose  u undo  ! hint  ? help  q leave  : type  w why not  x look
keys !
marks
|
| @@@
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
screen
| Stones  Anna, random  turn 10                                            saved
| [·] ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
| random leaves 19 stones.
| Anna leaves 17 stones.
| random leaves 16 stones.
| Anna leaves 13 stones.
| random leaves 10 stones.
| Anna leaves 7 stones.
| random leaves 6 stones.
| Anna leaves 4 stones.
| random leaves 1 stones.
| A hint. TY-3: Then the player takes at least one stone and at most as many as
| the die shows, from the end of the row. The move names the first stone taken:
| that one and all after it go.
| Anna: Take stones from the end of the row                               t take
| A good move leads to one of these: 1
| Enter choose  u undo  ! hint  ? help  q leave  : type  w why not  x look
keys !
screen
| Stones  Anna, random  turn 10                                            saved
| [·] ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 3
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
|
|
|
|
|
| random leaves 19 stones.
| Anna leaves 17 stones.
| random leaves 16 stones.
| Anna leaves 13 stones.
| random leaves 10 stones.
| Anna leaves 7 stones.
| random leaves 6 stones.
| Anna leaves 4 stones.
| random leaves 1 stones.
| A hint. TY-3: Then the player takes at least one stone and at most as many as
| the die shows, from the end of the row. The move names the first stone taken:
| that one and all after it go.
| Anna: Take stones from the end of the row                               t take
| A good move: take 1
| Enter choose  u undo  ! hint  ? help  q leave  : type  w why not  x look
keys Enter
screen
| Stones  Anna, random  turn 11                                            saved
| '·' ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  ╱╲_╱╲   Anna wins (TY-4: the last stone wins).
| ( • - )
| ╱  ▾  ╲
|
| games
|     1  ● Anna  won
|     0  ■ random
|
| ▸ Watch it again
|   Rematch
|   How it went
|   Back to the menu
|
|
|
|
|
|
| Log: toy.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
# How it went: curves, the turns that decided; Enter goes into the game there.
keys A
screen
| Stones  Anna, random                                               How it went
| 100 %  ░ ■ random░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄████████
|        ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄█████████
|  75 %  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄███████████
|        ░░░░░░░▄▄░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█████████████
|  50 %  ▄▄▄████████████▄▄▄▄░░░░▄▄▄▄██▄▄▄▄▄░░▄▄▄██████▄▄░░░░░▄▄▄▄██████████████
|        ██████████████████████████████████████████████████████████████████████
|  25 %  ██████████████████████████████████████████████████████████████████████
|        ██████████████████████████████████████████████████████████████████████
|   0 %  █ ● Anna██████████████████████████████████████████████████████████████
|        ▴─────────────────────────────────────────────────────────────────────
|        turn 1                                                         turn 11
| Turn 1 of random, move 0:  ● Anna 49 % ■ random 51 %
| The decisive turns
|   turn 9 of random: Anna from 51 % to 100 %
|   turn 7 of random: Anna from 58 % to 44 %
|   turn 6 of Anna: Anna from 46 % to 58 %
| The moves that gave most away:
|   turn 9 of random: take 2 gave away 39 %, better take 4
|   turn 5 of random: take 11 gave away 17 %, better take 13
|   turn 7 of random: take 7 gave away 14 %, better take 5
|
| Tab goes through the list, Enter watches the game from there.
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
inks
| ssssss  AAAAs BBBBBB                                               ... .. ....
| ddd d  B B BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBAAAAAAAAA
|        BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBAAAAAAAAAA
|  dd d  BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBAAAAAAAAAAAA
|        BBBBBBBAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBAAAAAAAAAAAAA
|  dd d  AAAAAAAAAAAAAAAAAAABBBBAAAAAAAAAAABBAAAAAAAAAAABBBBBAAAAAAAAAAAAAAAAAA
|        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
|  dd d  AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
|        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
|   d d  A A AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
|        kddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
|        dddd d                                                         dddd dd
| ssss s ss BBBBBBs ssss ss  A AAAA .. . B BBBBBB .. .
| sss ssssssss sssss
|   .... . .. BBBBBB. AAAA .... .. . .. ... .
|   .... . .. BBBBBB. AAAA .... .. . .. .. .
|   .... . .. AAAA. AAAA .... .. . .. .. .
| sss sssss ssss ssss ssss sssss
|   .... . .. BBBBBB. .... . .... .... .. .. ...... .... .
|   .... . .. BBBBBB. .... .. .... .... .. .. ...... .... ..
|   .... . .. BBBBBB. .... . .... .... .. .. ...... .... .
|
| ddd dddd ddddddd ddd ddddd ddddd ddddddd ddd dddd dddd dddddd
| kkkk ....  kkkkk .....  kkk ....  kkkkk ......  k ....  kkk ....
keys Tab Right
screen
| Stones  Anna, random                                               How it went
| 100 %  ░ ■ random░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄████████
|        ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄█████████
|  75 %  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄███████████
|        ░░░░░░░▄▄░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█████████████
|  50 %  ▄▄▄████████████▄▄▄▄░░░░▄▄▄▄██▄▄▄▄▄░░▄▄▄██████▄▄░░░░░▄▄▄▄██████████████
|        ██████████████████████████████████████████████████████████████████████
|  25 %  ██████████████████████████████████████████████████████████████████████
|        ██████████████████████████████████████████████████████████████████████
|   0 %  █ ● Anna██████████████████████████████████████████████████████████████
|        ──────────────────────────────────────────────────────────────▴───────
|        turn 1                                                         turn 11
| Turn 10 of Anna, move 18:  ● Anna 100 % ■ random 0 %
| The decisive turns
|   turn 9 of random: Anna from 51 % to 100 %
|   turn 7 of random: Anna from 58 % to 44 %
|   turn 6 of Anna: Anna from 46 % to 58 %
| The moves that gave most away:
|   turn 9 of random: take 2 gave away 39 %, better take 4
|   turn 5 of random: take 11 gave away 17 %, better take 13
|   turn 7 of random: take 7 gave away 14 %, better take 5
|
| Tab goes through the list, Enter watches the game from there.
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys Left Enter
screen
| Stones  Anna, random                                     move 16 of 20, turn 9
|  ●  ●  ●  ● '·' ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  3 dice     roll 2
|  4 Anna     take 18
|  5 dice     roll 1
|  6 random   take 17
|  7 dice     roll 3
|  8 Anna     take 14
|  9 dice     roll 3
| 10 random   take 11
| 11 dice     roll 3
| 12 Anna     take 8
| 13 dice     roll 3
| 14 random   take 7
| 15 dice     roll 2
| 16▸Anna     take 5
| 17 dice     roll 3
| 18 random   take 2
| 19 dice     roll 3
| 20 Anna     take 1
| Anna: take 5  Anna leaves 4 stones.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●───────────────▴
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys A End
screen
| Stones  Anna, random                                               How it went
| 100 %  ░ ■ random░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄████████
|        ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄█████████
|  75 %  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▄███████████
|        ░░░░░░░▄▄░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█████████████
|  50 %  ▄▄▄████████████▄▄▄▄░░░░▄▄▄▄██▄▄▄▄▄░░▄▄▄██████▄▄░░░░░▄▄▄▄██████████████
|        ██████████████████████████████████████████████████████████████████████
|  25 %  ██████████████████████████████████████████████████████████████████████
|        ██████████████████████████████████████████████████████████████████████
|   0 %  █ ● Anna██████████████████████████████████████████████████████████████
|        ─────────────────────────────────────────────────────────────────────▴
|        turn 1                                                         turn 11
| The end, after move 20:  ● Anna 100 % ■ random 0 %
| The decisive turns
|   turn 9 of random: Anna from 51 % to 100 %
|   turn 7 of random: Anna from 58 % to 44 %
|   turn 6 of Anna: Anna from 46 % to 58 %
| The moves that gave most away:
|   turn 9 of random: take 2 gave away 39 %, better take 4
|   turn 5 of random: take 11 gave away 17 %, better take 13
|   turn 7 of random: take 7 gave away 14 %, better take 5
|
| Tab goes through the list, Enter watches the game from there.
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys Esc q q

$ clowder-test check toy.log
> toy.log: toy, 20 moves, 10 turns: Anna wins (TY-4: the last stone wins).
> proved: every move is legal
> proved: the deal follows from the seed
> proved: all 10 dice follow from the seed
> all dice: 10 with 3 faces, too few to judge
> dice of Anna: 5 with 3 faces, too few to judge
> dice of random: 5 with 3 faces, too few to judge
> proved: unchanged since it was sealed, unless somebody sealed it anew
> proved: the end: no move is missing

# A turn can be left to the program, and hints be switched off.
$ clowder-test play toy --seat B=random --seed b --names Anna
keys a
screen
| Stones  Anna, random  turn 2                                             saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·'  die: 0
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
| Anna: press Enter to roll
| There is no choice to be made.
| Enter choose  ? help  q leave  R rules  d dice
keys Enter a
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
| Let the program finish this turn for you?
| y yes  n no
keys y
screen
| Stones  Anna, random  turn 4                                             saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·' ·  ·   die: 0
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
| random leaves 19 stones.
| Anna leaves 18 stones.
| random leaves 17 stones.
| Anna: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys q

$ clowder-test
keys End Up Up Enter End Up Up Up Right Esc q

$ clowder-test play toy --seat B=random --seed b --names Anna
keys Enter !
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
| Hints are switched off in the settings.
| Enter choose  Tab next  ? help  q leave  : type  w why not  x look  R rules
keys q

# While one thinks every key is answered: looking about, help, Esc makes it move at once.
$ clowder-test play cathedral --seat A=search:100000000 --seed x --names ,Marco
busy
keys h h
screen
| Cathedral  search, Marco  turn 1                                         saved
|  1│[·a] ·b  ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │[  ]                                    │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  3│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ▸┌┐ Light search         47 left
|   │                                        │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  t  ▀ c    f ▀  y ▀  b    m
|   │                                        │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  o    g    i    s    v
|   │                                        │   ╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                                        │     ▀        ▀    ▀
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|   │                                        │
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| search: a bot chooses                                            search thinks
| a1: empty
| Esc move now  ? help  q leave  x look  R rules  n names
keys :
screen
| Cathedral  search, Marco  turn 1                                         saved
|  1│[·a] ·b  ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │[  ]                                    │   Ground ░░ Light 0  ▒▒ Dark 0
|  2│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  3│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ▸┌┐ Light search         47 left
|   │                                        │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  t  ▀ c    f ▀  y ▀  b    m
|   │                                        │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  o    g    i    s    v
|   │                                        │   ╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ▀█▄  █▀█  ▄█▄  ▄█▀  ▀█▄  ▀█▀
|   │                                        │     ▀        ▀    ▀
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|   │                                        │
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| search: a bot chooses                                            search thinks
| It is the turn of search. Esc makes it move at once.
| Esc move now  ? help  q leave  x look  R rules  n names
keys ?
screen
| ...
|   Now, turn 1 of search: Place the Cathedral
| ...
keys Esc Esc
ready
screen
| Cathedral  search, Marco  turn 2                                         saved
| ...
| Marco: Place a building
| tower: Tower, 5 squares: search has 1 left, Marco 1
| ...
keys q

# Leaving at once.
$ clowder-test play cathedral --seats 2 --seat A=search:100000000 --seed x
busy
keys q

# Nobody but players: the game is watched, with the keys of a replay.
$ clowder-test play toy --seat A=random --seat B=random --seed x
busy
keys Space
screen
| Stones  random A, random B  turn 1                                       saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 1
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
| random B: a bot chooses                                                 paused
|
| Space play/pause  Right move  + faster  - slower  ? help  q leave  R rules
keys Right
wait 5000
screen
| Stones  random A, random B  turn 2                                       saved
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ● '·'  die: 0
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
| random B leaves 19 stones.
| random A: rolls the dice                                                paused
|
| Space play/pause  Right move  + faster  - slower  ? help  q leave  R rules
keys + - ?
screen
| ...
| Keys
| ...
keys Esc Space
ready
screen
| Stones  random A, random B  turn 14                                      saved
| '·' ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|  ╱╲_╱╲   random B wins (TY-4: the last stone wins).
| ( • - )
| ╱  ▾  ╲
|
| games
|     1  ■ random B  won
|     0  ● random A
|
| ▸ Watch it again
|   Rematch
|   How it went
|   Back to the menu
|
|
|
|
|
|
| Log: /home/somebody/data/clowder/games/toy-2026-11-21-3.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
keys q

# A player that breaks gives the game up.
$ clowder-test play kilkenny --seat B=cmd:false --seed mice --names Anna
screen
| Kilkenny Cats  Anna, false  turn 1                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     ╱╲_╱╲   Anna wins (the
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ( • - )  other side gave
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ╱  ▾  ╲  up).
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    cats on mice
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  ● Anna  won
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  ■ false
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸ Watch it again
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Rematch
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      How it went
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Back to the menu
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ░ ■ false░░░░░░░░░░░▄▄▄▄██
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ░░░░░░░░░░░░░░▄▄▄█████████
|  0  └────────────────── □  □ ──────────────────┘    ░░░░░░░▄▄▄████████████████
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   ▄▄▄███████████████████████
|                                                     ██████████████████████████
|                                                     ██████████████████████████
|                                                     █ ● Anna██████████████████
| Log: /home/somebody/data/clowder/games/kilkenny-2026-11-21-3.log
| false resigns: it ended with code 1
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
keys q

# A program that a log names is not started unasked; without it a person plays.
$ clowder-test resume tests/tui/stranger.log
screen
| Start a program?
|
|
|    In this log B is played by the program: sh -c 'touch pwned'
|
|    Start a program only if you trust it.
|
|
|    ▸ Start it
|      No, play that seat by hand
|
|
|
|
|
|
|
|
|
|
|
|
|
| Enter choose  Esc back
keys Down Enter
screen
| Kilkenny Cats  Anna, Eve  turn 1                                         saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Eve
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Anna: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys q

# What the secret choices of a person and a bot brought stays until a key, which does nothing else.
$ clowder-test play bids --names Anna --seat B=random --seed paperino
keys Enter Enter b Enter
screen
| Bids  Anna, random  turn 2                                               saved
| [1]         [3]   [4]   [5]     No prize yet
|       [2]   [3]   [4]   [5]      1     Anna
|                                  0     random
|
|
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
| random has chosen a card.
| Anna has chosen a card.
| Anna bids 2.
| random bids 1.
| Anna takes the prize: 1.
| Read what happened, then press any key
|
| N news  ? help  q leave  R rules
keys Down
screen
| Bids  Anna, random  turn 2                                               saved
| [1]         [3]   [4]   [5]     Prize: 4
|       [2]   [3]   [4]   [5]      1     Anna
|                                  0  *  random
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
| random has chosen a card.
| Anna has chosen a card.
| Anna bids 2.
| random bids 1.
| Anna takes the prize: 1.
| The prize is 4.
| random has chosen a card.
| Anna: Choose a card in secret                                            b bid
|
| Enter choose  u undo  ? help  q leave  : type  R rules  d dice
keys q
