# Dice that are rolled on the table: what fell is typed, chosen, or typed as a line.

$ clowder-test play kilkenny --names Anna,Marco --seed paperino --log k.log --dice table
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
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
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Anna: roll on the table, then type what fell, or press Enter
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
# By one key; and taken back alone, when it was told wrongly.
keys 3
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │     ● │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │   ●   │  rolled 3
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●     │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ •  ·  ·  •  ·  ·  •  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ •  ·  + [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
| Anna rolls 3.
| Anna: Move a cat three squares
| d3: a cat of Anna
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys u y Enter
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ┌───────────────────────────┐
|  8 ×  ·  ·  ·  ·  ·  ·  │   What fell? Die 1 of 1   │● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  │                           │  ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  │ ▸ 1                       │
|  5  │ ·  ·  ·  ·  ·  ·  │   2                       │■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  │   3                       │  ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  │   4                       │
|  2  │ ·  ·  ·  ·  ·  ·  │   5                       │
|  1  │ ·  ·  ·  ·  ·  ·  │   6                       │
|  0  └────────────────── └───────────────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
| Anna rolls 3.
| Anna takes the last move back.
| Anna: roll on the table, then type what fell, or press Enter
|
| Up up  Down down  Enter choose  Esc back
keys Down Down Down Enter
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  rolled 4
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │ ●   ● │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×   ▸● South Anna
|  7 ×  ·  ·  ·  •  ·  ·  ·  •  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  + [●]‹●›‹●›‹●›‹●›‹●›‹●›‹●› +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
| Anna rolls 3.
| Anna takes the last move back.
| Anna rolls 4.
| Anna: Move a cat four squares
| d3: a cat of Anna
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys q
$ clowder-test check k.log
> k.log: kilkenny, 1 move, 1 turn: unfinished
> proved: every move is legal
> proved: the deal follows from the seed
> not proved: the 1 die: it was rolled at the table, any face would do
> all dice: 1 with 6 faces, too few to judge
> dice of Anna: 1 with 6 faces, too few to judge
> proved: unchanged since it was sealed, unless somebody sealed it anew
> not proved: the end: the last moves may be missing, the game is not over
# Two dice: one after the other; Esc begins again, and a line may be typed.
$ clowder-test play clancath --names Anna,Marco --seed paperino --log c.log --dice table --set setup=preset
keys o 2
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,●,            ▸★ Anna         12 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,●,              auto 12 ━━━━━━━━━━━━◆  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,▲,●,●,                dice  0 ◆────────────  │ ? │ │ ? │
|  5░░░░░░░░::::::::,,,,●,●,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::★:,,▲,●,●,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,●,●,              ,,,,,,
|  8░░::::::::,,▲,●,●,              ○,,,,,,,   ☆ Marco
|  9::::::::,,,,●,●,              ○,,,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,▲,●,●,              ○,○,,,,,::::  dice  0 ◆────────────
| 11::::,,,,●,●,              ○,○,△,,,::::::  dice  0 ◆────────────
| 12::,,,,,,●,              ○,○,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,●,              ○,○,△,,,::::::::░░
| 14,,,,,,              ○,○,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ○,○,△,,,☆:::::::░░░░░░
| 16,,              ○,○,,,,,::::::::░░░░░░░░
| 17              ○,○,△,,,::::::::░░░░░░░░▒▒
| 18            ○,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ○,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Anna takes the dice.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒  Anna: roll on the table, then type
|   a b c d e f g h i j k l m n o p q r s t   what fell, or press Enter: 2
|
| Enter choose  u undo  ? help  q leave  R rules  d dice  F flip
keys Esc :
type 7 1
keys Enter
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,●,            ▸★ Anna         12 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,●,              auto 12 ━━━━━━━━━━━━◆  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,▲,●,●,                dice  0 ◆────────────  │ ? │ │ ? │
|  5░░░░░░░░::::::::,,,,●,●,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::★:,,▲,●,●,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,●,●,              ,,,,,,
|  8░░::::::::,,▲,●,●,              ○,,,,,,,   ☆ Marco
|  9::::::::,,,,●,●,              ○,,,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,▲,●,●,              ○,○,,,,,::::  dice  0 ◆────────────
| 11::::,,,,●,●,              ○,○,△,,,::::::  dice  0 ◆────────────
| 12::,,,,,,●,              ○,○,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,●,              ○,○,△,,,::::::::░░
| 14,,,,,,              ○,○,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ○,○,△,,,☆:::::::░░░░░░
| 16,,              ○,○,,,,,::::::::░░░░░░░░
| 17              ○,○,△,,,::::::::░░░░░░░░▒▒
| 18            ○,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ○,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Anna takes the dice.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒  Anna: roll on the table, then type
|   a b c d e f g h i j k l m n o p q r s t   what fell, or press Enter
| "7" is no number; did you mean "1"?
| Enter choose  u undo  ? help  q leave  R rules  d dice  F flip
keys : Backspace Backspace Backspace
type 6 1
keys Enter
screen
| ...
| 19          ○›,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  to 7.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| q8: a clansman of Marco, level 1
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys q
# People roll for a bot, too; it moves by itself.
$ clowder-test play kilkenny --names Anna,Marco --seed paperino --log b.log --dice table --seat A=random
screen
| Kilkenny Cats  Anna, Marco  turn 1                                       saved
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
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| Anna: roll on the table, then type what fell, or press Enter
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys 2
screen
| Kilkenny Cats  Anna, Marco  turn 2                                       saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 2
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South Anna
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North Marco
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ● '·' + '●' · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
| Anna rolls 2.
| Anna goes from k3 to m3.
| Marco: roll on the table, then type what fell, or press Enter
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
keys q
$ clowder-test play cathedral --dice table
> clowder: Cathedral has no dice
? 1
