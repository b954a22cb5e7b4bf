# Players that are no persons: at the table, hints, a turn left to the adviser, watching, analysis.

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
|   Seed of the dice          (from the system)
|
| ▸ Start
|
|
|
|
|
|
|   Enter starts the game. It is saved after every move.
|
|
|
|
| Enter choose  s start  c against cats  f first game  R rules  ? help  Esc back
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
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|
|
|
|   tom thinks about every move: a match for somebody who knows the game. Left
|   and right choose another level. Enter types a name.
|
|
|
| Enter choose  s start  c against cats  f first game  R rules  ? help  Esc back
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
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|
|
|
|   Enter types its command. It has to speak the protocol of docs/BOT.md.
|
|
|
|
| Enter choose  s start  c against cats  f first game  R rules  ? help  Esc back
keys c
screen
| New game: Kilkenny Cats                                            2-4 players
|
|   Players                 ◂ 2 ▸
|   Player A                ◂ person ▸      South
| ▸ Player B                ◂ cat ▸         cat
|   Preset                  ◂ Classic: lines on the third row ▸
|   Seats                   ◂ auto ▸
|   Start squares           ◂ inner ▸
|   Draw                    ◂ no ▸
|   Seed of the dice          (from the system)
|
|   Start
|
|
|
|
|
|
|   cat looks a little ahead: a fair match for a beginner. Left and right
|   choose another level. Enter types a name.
|
|
|
| Enter choose  s start  c against cats  f first game  R rules  ? help  Esc back
# Its moves come by themselves. What one key takes back is one's own last decision.
keys s
screen
| Kilkenny Cats  South, cat  turn 2                                        saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■ '·' ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North cat
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|                                                     cat rolls 3.
|                                                     cat goes from j12 to j9.
| South: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice
keys Enter Enter Tab Enter
screen
| Kilkenny Cats  South, cat  turn 4                                        saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 4
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■ '·' ■  ■  ·  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ●  ·  · '■' ·  ·  ·  ·  ·  ·  ·  ×   ▸● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North cat
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ·  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    cat rolls 3.
|  0  └────────────────── □  □ ──────────────────┘    cat goes from j12 to j9.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   South rolls 5.
|                                                     South goes from d3 to d8.
|                                                     cat rolls 4.
|                                                     cat goes from g12 to g8.
| South: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys Enter u
screen
| Kilkenny Cats  South, cat  turn 2                                        saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■ '·' ■  +  ·  · │     │   ●   │  rolled 5
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  · │
|  8 ×  ·  ·  · ‹·› ·  ·  ·  · ‹·› ·  ·  ·  ·  ·  ×   ▸● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North cat
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  + [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    South rolls 5.
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    South goes from d3 to d8.
|  0  └────────────────── □  □ ──────────────────┘    cat rolls 4.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   cat goes from g12 to g8.
|                                                     South rolls 6.
|                                                     South takes the last move
|                                                     back.
| South: Move a cat five squares
| d3: a cat of South
| Enter choose  Tab next  U redo  H hint  ? help  q leave  : type  w why not
keys q

# A whole game against a search of a hundred iterations; how it went; back into the game there.
$ clowder-test play kilkenny --seat B=search:100 --seed mice --names Anna --log game.log
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
keys Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter Enter Enter Tab Enter
screen
| Kilkenny Cats  Anna, search  turn 31                                     saved
| 15  ┌────────────────── ○  ○ ──────────────────┐    search wins (KK-13: two
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    cats on two mice).
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
| 12  │ ·  ·  +  ·  ·  ■  ·  ·  ·  ·  ·  +  ·  · │    cats on mice
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        2  search  won
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  Anna
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·  ·  ·  ·  ×   ▸ Watch it again
|  7 ×  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ×     How it went
|  6  │ ■  ·  ■  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Rematch
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Back to the menu
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  3  │ ·  ·  +  ·  ·  ·  ·  ·  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  · '·' ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── ▣ '▣'──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Log: game.log
|
| Enter choose  A analysis  d dice  R rules  ? help  q leave
keys Down Enter
screen
| Kilkenny Cats  Anna, search                                        How it went
| 100 %  · · · · · · · · · · · · · · · · · · · · · ■ ■ ■ ■ ·■·■·■·■· ■ ■ ■ ■ ·■
|                   ■ ■ ■ ■  ■ ■ ■ ■ ■  ■ ■ ■ ■  ■
|  75 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|              ■ ■
|            ■
|  50 %  ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|            ●
|  25 %  · · · ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|
|                   ● ● ● ●  ● ● ● ● ●  ● ● ● ●  ●
|   0 %  · · · · · · · · · · · · · · · · · · · · · ● ● ● ● ·●·●·●·●· ● ● ● ● ·●
|        ▴turn 1 ───────────────────────────────────────────────────── turn 31
|
| Turn 1 of search, move 0:  ● Anna 50 % ■ search 50 %
|
| The turns that decided
|   turn 5 of search: Anna from 30 % to 6 %
|   turn 3 of search: Anna from 42 % to 32 %
|   turn 1 of search: search from 50 % to 55 %
|   turn 2 of Anna: Anna from 45 % to 42 %
|   turn 31 of search: Anna from 3 % to 0 %
| Luck of the dice, against the average: Anna -15 %, search +15 %
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
inks
| ssssssss ssss  AAAAs BBBBBB                                        ... .. ....
| ddd d  d d d d d d d d d d d d d d d d d d d d d B B B B dBdBdBdBd B B B B dB
|                   B B B B  B B B B B  B B B B  B
|  dd d  d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d
|              B B
|            B
|  dd d  A A d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d
|            A
|  dd d  d d d A A d d d d d d d d d d d d d d d d d d d d d d d d d d d d d d
|
|                   A A A A  A A A A A  A A A A  A
|   d d  d d d d d d d d d d d d d d d d d d d d d A A A A dAdAdAdAd A A A A dA
|        kdddd d ddddddddddddddddddddddddddddddddddddddddddddddddddddd dddd dd
|
| ssss s ss BBBBBBs ssss ss  A AAAA .. . B BBBBBB .. .
|
| sss sssss ssss sssssss
|   .... . .. BBBBBB. AAAA .... .. . .. . .
|   .... . .. BBBBBB. AAAA .... .. . .. .. .
|   .... . .. BBBBBB. BBBBBB .... .. . .. .. .
|   .... . .. AAAA. AAAA .... .. . .. .. .
|   .... .. .. BBBBBB. AAAA .... . . .. . .
| .... .. ... ..... ....... ... ........ AAAA ... .. BBBBBB ... .
| kkkk ....  kkkkk .....  kkk ....  kkkkk ......  k ....  kkk ....
keys Tab Right
screen
| Kilkenny Cats  Anna, search                                        How it went
| 100 %  · · · · · · · · · · · · · · · · · · · · · ■ ■ ■ ■ ·■·■·■·■· ■ ■ ■ ■ ·■
|                   ■ ■ ■ ■  ■ ■ ■ ■ ■  ■ ■ ■ ■  ■
|  75 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|              ■ ■
|            ■
|  50 %  ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|            ●
|  25 %  · · · ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|
|                   ● ● ● ●  ● ● ● ● ●  ● ● ● ●  ●
|   0 %  · · · · · · · · · · · · · · · · · · · · · ● ● ● ● ·●·●·●·●· ● ● ● ● ·●
|         tur▴ 1 ───────────────────────────────────────────────────── turn 31
|
| Turn 3 of search, move 4:  ● Anna 42 % ■ search 58 %
|
| The turns that decided
|   turn 5 of search: Anna from 30 % to 6 %
|   turn 3 of search: Anna from 42 % to 32 %
|   turn 1 of search: search from 50 % to 55 %
|   turn 2 of Anna: Anna from 45 % to 42 %
|   turn 31 of search: Anna from 3 % to 0 %
| Luck of the dice, against the average: Anna -15 %, search +15 %
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys Left Enter
screen
| Kilkenny Cats  Anna, search                               move 2 of 62, turn 1
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■ '·' +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     1 dice     roll 3
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     2▸search   move k12 h9
|  0  └────────────────── □  □ ──────────────────┘     3 dice     roll 1
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o    4 Anna     move d3 c2
|                                                      5 dice     roll 5
|                                                      6 search   move h9 c4
|                                                      7 dice     roll 6
| search: move k12 h9  search goes from k12 to h9.
|
| Space play/pause  Left move back  Right move  p play on  ? help  q leave
keys A
screen
| Kilkenny Cats  Anna, search                                        How it went
| 100 %  · · · · · · · · · · · · · · · · · · · · · ■ ■ ■ ■ ·■·■·■·■· ■ ■ ■ ■ ·■
|                   ■ ■ ■ ■  ■ ■ ■ ■ ■  ■ ■ ■ ■  ■
|  75 %  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|              ■ ■
|            ■
|  50 %  ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|            ●
|  25 %  · · · ● ● · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
|
|                   ● ● ● ●  ● ● ● ● ●  ● ● ● ●  ●
|   0 %  · · · · · · · · · · · · · · · · · · · · · ● ● ● ● ·●·●·●·●· ● ● ● ● ·●
|        ▴turn 1 ───────────────────────────────────────────────────── turn 31
|
| Turn 1 of search, move 0:  ● Anna 50 % ■ search 50 %
|
| The turns that decided
|   turn 5 of search: Anna from 30 % to 6 %
|   turn 3 of search: Anna from 42 % to 32 %
|   turn 1 of search: search from 50 % to 55 %
|   turn 2 of Anna: Anna from 45 % to 42 %
|   turn 31 of search: Anna from 3 % to 0 %
| Luck of the dice, against the average: Anna -15 %, search +15 %
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys Esc q q

$ clowder-test check game.log
> ...

# Three hints with one key: the rule, where, the move, which Enter then plays.
$ clowder-test play kilkenny --seat B=search:50 --seed mice --names Anna --log hints.log
keys Enter H
screen
| Kilkenny Cats  Anna, search  turn 2                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■ '·' ■  ■  ■  +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · '■' ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  · ‹·›‹·›‹·› ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  · ‹+›[●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  · ‹·›‹·›‹·› ·  ·  ·  ·  ·  ·  ·  ·  · │    A hint. KK-7: A cat goes
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    in a straight line in any
|  0  └────────────────── □  □ ──────────────────┘    of the eight directions.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   The squares it passes must
|                                                     be empty. On the last
|                                                     square it may find
|                                                     nothing, or a cat of
| Anna: Move a cat one square
| KK-7: A cat goes in a straight line in any of the eight directions. The square
| Enter choose  Tab next  H hint  ? help  q leave  : type  w why not  x look
keys H
marks
|
|
|
|
|                           ---
|
|
|                                    ---
|
|
|
|
|            +++++++++      ************
|            +++@@@+++++++++++++++++++++
|            +++++++++      ************
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
| Kilkenny Cats  Anna, search  turn 2                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■ '·' ■  ■  ■  +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · '■' ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  · ‹·›‹·›‹·› ·  · (·)(·)(·)(·) ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  · ‹+›[●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  · ‹·›‹·›‹·› ·  · (·)(·)(·)(·) ·  ·  · │    A hint. KK-7: A cat goes
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    in a straight line in any
|  0  └────────────────── □  □ ──────────────────┘    of the eight directions.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   The squares it passes must
|                                                     be empty. On the last
|                                                     square it may find
|                                                     nothing, or a cat of
| Anna: Move a cat one square
| A good move leads to one of the marked places.
| Enter choose  Tab next  H hint  ? help  q leave  : type  w why not  x look
keys H
screen
| Kilkenny Cats  Anna, search  turn 2                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ·  ■  ■  ■  +  ·  · │     │   ●   │  rolled 1
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  ·  ·  ·  ·  ·  · (·)(·)[●](·)‹·› ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ● (·)‹+› ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  · (·)(·)(·)(·)‹·› ·  · │    A hint. KK-7: A cat goes
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    in a straight line in any
|  0  └────────────────── □  □ ──────────────────┘    of the eight directions.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   The squares it passes must
|                                                     be empty. On the last
|                                                     square it may find
|                                                     nothing, or a cat of
| Anna: Move a cat one square
| A good move: move k3 j4
| Enter choose  Esc back  Tab next  H hint  ? help  q leave  : type  w why not
keys Enter
screen
| Kilkenny Cats  Anna, search  turn 4                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 4
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ·  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · '·' ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ● '■' ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|                                                     Anna goes from k3 to j4.
|                                                     search rolls 5.
|                                                     search goes from k9 to k4.
| Anna: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
# A turn that is left to the adviser.
keys a
screen
| Kilkenny Cats  Anna, search  turn 4                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 4
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ·  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · '·' ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ● '■' ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|                                                     Anna goes from k3 to j4.
|                                                     search rolls 5.
|                                                     search goes from k9 to k4.
| Anna: press Enter to roll
| There is no choice to be made.
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys Enter a y
screen
| Kilkenny Cats  Anna, search  turn 6                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 6
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  + '·' ■  ■  ■  ·  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  · '■' ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North search
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ■  ·  ·  · │       ■■■■■■■■ 8 mice □□
|  3  │ ·  ·  +  ●  ●  ●  ●  ·  ●  ●  ·  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    search rolls 5.
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    search goes from k9 to k4.
|  0  └────────────────── □  □ ──────────────────┘    Anna rolls 6.
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o   Anna goes from h3 to h9.
|                                                     search rolls 4.
|                                                     search goes from d12 to
|                                                     h8.
| Anna: press Enter to roll
|
| Enter choose  u undo  ? help  q leave  R rules  d dice
keys q

$ clowder-test check hints.log
> ...

# While one thinks every key is answered: looking about, help, Esc makes it move at once.
$ clowder-test play cathedral --seat A=search:100000000 --seed x --names ,Marco
busy
keys h h
screen
| Cathedral  search, Marco  turn 1                                         saved
|  1│[·a] ·b  ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │[  ]                                    │   Ground: Light 0, Dark 0
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
| search: Place the Cathedral                                 search thinks, 0 %
| a1: empty
| Esc back  ? help  q leave  x look  R rules  n names  d dice
keys :
screen
| Cathedral  search, Marco  turn 1                                         saved
|  1│[·a] ·b  ·c  ·d  ·e  ·f  ·g  ·h  ·i  ·j │   Turn 1  Cathedral: to be placed
|   │[  ]                                    │   Ground: Light 0, Dark 0
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
| search: Place the Cathedral                                 search thinks, 0 %
| It is the turn of search. Esc makes it move at once.
| Esc back  ? help  q leave  x look  R rules  n names  d dice
keys ?
screen
| Help                                                          lines 1-21 of 45
| Cathedral
|   Build a walled city, enclose ground, and leave no room for the other side
|   Now, turn 1 of search: Place the Cathedral
|
| Moves, as they are typed
|   cathedral ROTATION SQUARE  place the Cathedral
|   place BUILDING ROTATION SQUARE  place a building
|   pass  place nothing
|   remove SQUARE  remove what is enclosed, and claim its ground
|   leave SQUARE  leave what is enclosed where it is
|
| Keys
|   Up k 8                one up
|   Down j 2              one down
|   Left h 4              one to the left
|   Right l 6             one to the right
|   Up-Left Home 7        one up and to the left
|   Up-Right PageUp 9     one up and to the right
|   Down-Left End 1       one down and to the left
|   Down-Right PageDown 3 one down and to the right
|   Enter Space           choose what is under the cursor
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Esc Esc
ready
screen
| Cathedral  search, Marco  turn 2                                         saved
|  1│ ·a  ·b  ·c ┏━d┓ ·e  ·f  ·g  ·h  ·i  ·j │   Turn 2
|   │            ┃╬╬┃                        │   Ground: Light 0, Dark 0
|  2│ ·   ·  ┏━━━┛●╬┗━━━┓ ·   ·   ·   ·   ·  │
|   │        ┗━━━┓╬╬┏━━━┛                    │
|  3│ ·   ·   ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·  │   ┌┐ Light search         47 left
|   │            ┃╬╬┃                        │   ▀█▄  █▀█  ▄█▄  ▀█▄  ▄█▀  ▀█▀
|  4│ ·   ·   ·  ┃╬╬┃ ·   ·   ·   ·   ·   ·  │     ▀        ▀    ▀
|   │            ┗━━┛                        │   ██   ▀▀▀  █▄2  ▀▀2  ▀ 2
|  5│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │  ▸╔╗ Dark Marco           47 left
|  6│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  [▀█▄]‹█▀█›‹▄█▄›‹▄█▀›‹▀█▄›‹▀█▀›
|   │                                        │ [t  ▀]c    f ▀  y ▀  b    m
|  7│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  ‹██ ›‹▀▀▀›‹█▄2›‹▀▀2›‹▀ 2›
|   │                                        │  o    g    i    s    v
|  8│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
|  9│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │
|   │                                        │
| 10│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │  search places the Cathedral on
|   │                                        │  d2.
| Marco: Place a building
| tower: Tower, 5 squares: search has 1 left, Marco 1
| Enter choose  Tab next  H hint  ? help  q leave  : type  w why not  x look
keys q

# Leaving at once.
$ clowder-test play cathedral --seats 2 --seat A=search:100000000 --seed x
busy
keys q

# Nobody but players: the game is watched, with the keys of a replay.
$ clowder-test play toy --seat A=search:20 --seat B=search:20 --seed x
busy
keys Space
screen
| Stones  search A, search B  turn 1                                       saved
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
| search B: Take stones from the end of the row                           paused
|
| Space play/pause  Right move  + faster  - slower  ? help  q leave  R rules
keys Right
wait 5000
screen
| Stones  search A, search B  turn 2                                       saved
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
| search B leaves 19 stones.
| search A: rolls the dice                                                paused
|
| Space play/pause  Right move  + faster  - slower  ? help  q leave  R rules
keys + - ?
screen
| Help                                                          lines 1-21 of 29
| Stones
|   Roll, take, mind the last stone
|   Now, turn 2 of search A: Roll the die
|
| Moves, as they are typed
|   roll FACE  roll the die
|   take STONE  take that stone and all after it
|
| Keys
|   Esc Backspace         take the last choice back, or leave the page
|   ? F1                  help for this moment
|   R                     the rules of this game
|   x                     say what is under the cursor
|   d                     count the dice thrown so far
|   A                     after the game: the chances turn by turn, and what
|                         decided
|   q                     leave; the game is saved
|   Space                 let the moves run by themselves, or stop
|   Left h                one move back
|   Right l               one move on
|   [ Shift-Left          one turn back
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Esc Space
ready
screen
| Stones  search A, search B  turn 15                                      saved
| '·' ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
|
| search A wins (TY-4: the last stone wins).
|
| games
|     1  search A  won
|     0  search B
|
| ▸ Watch it again
|   How it went
|   Rematch
|   Back to the menu
|
|
|
|
|
|
|
| Log: /tmp/clowder-tui-homehome/data/clowder/games/toy-2026-11-21.log
|
| Enter choose  A analysis  d dice  R rules  ? help  q leave
keys q

# A player that breaks gives the game up.
$ clowder-test play kilkenny --seat B=cmd:false --seed mice --names Anna
screen
| Kilkenny Cats  Anna, false  turn 1                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐    Anna wins (the other side
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    gave up).
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │    cats on mice
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  Anna  won
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │        0  false
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸ Watch it again
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×     How it went
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Rematch
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │      Back to the menu
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Log: /tmp/clowder-tui-homehome/data/clowder/games/kilkenny-2026-11-21-2.log
| false gives the game up: it ended with code 1
| Enter choose  A analysis  d dice  R rules  ? help  q leave
keys q

# A program that a log names is not started unasked; without it a person plays.
$ clowder-test resume tests/tui/stranger.log
screen
| This log names a program
|
|
|    In this log B is played by the program: sh -c 'touch pwned'
|
|    A program can do whatever you can do. Start it only if you know it.
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
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● 8 mice ○○
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Eve
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ 8 mice □□
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
| Enter choose  ? help  q leave  R rules  d dice
keys q
