# ClanCath: setting up by keys, walking and sending pieces, dice, a Berserker and his death.

# Ranks by key, the last rank by Enter, the rest of the army by the program.
$ clowder-test play clancath --preset block --seed x --names Anna,Marco
keys H Right M Right Enter
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1△▒▒▒○]▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  0 ◆────────────
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::::,,,,,,,,              ,,,,  placed ★0 ▲0 ●0  left ★1 ▲4 ●20
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::,,,,,,,,              ,,,,,,,,  ▸☆ Marco
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  2 ━━◆──────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice  0 ◆────────────
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  placed ☆0 △1 ○1  left ☆1 △3 ○19
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco places a hero on a1.
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Marco places a clansman on c1.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒     M clansman  H hero  C chieftain
|   a b c d e f g h i j k l m n o p q r s t   Marco: Place a piece
| CL-3: c1 is not empty
| Enter choose  Tab next  a auto  u undo  ! hint  ? help  q leave  : type
keys C a a
screen
| ClanCath  Anna, Marco  turn 3                                            saved
|  1△]•▒○›▒▒░░░░░░░░::::::::,,,,,,,,           Turn 3
|  2•▒▒▒▒▒░░░░░░░░::::::::,,,,,,○›             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○›              auto 12 ━━━━━━━━━━━━◆
|  4▒▒░░░░░░░░::::::::,,△›,,○›                dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,○›○›              ,,  dice  0 ◆────────────
|  6░░░░░░::::::☆›,,△›○›○›              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○›○›              ,,,,,,
|  8░░::::::::,,△›○›○›              ●,,,,,,,  ▸☆ Marco        12 left, 0 spent
|  9::::::::,,,,○›○›              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆  │   │ │   │
| 10::::::,,,,○›○›              ●,●,,,,,::::  dice  0 ◆────────────  │ ? │ │ ? │
| 11::::,,,,○›○›              ●,●,▲,,,::::::  dice  0 ◆────────────  │   │ │   │
| 12::,,,,,,○›              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○›              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★'::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░  Anna places a hero on j17.
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒  Anna places a hero on p11.
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Anna places the chieftain on n15.
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  All are placed. Marco begins.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| a1: a hero of Marco, level 4
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not

# A piece in hand: prices of what it reaches, captures too; the arrows walk it.
$ clowder-test play clancath --preset quick --seed x --names Anna,Marco
keys Enter
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,•,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,•,○]•            ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,•             auto 12 ━━━━━━━━━━━━◆
|  4▒▒░░░░░░░░::::::::,,△,○,○,                dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,○,○,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::☆:,,△,○,○,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,              ,,,,,,
|  8░░::::::::,,△,○,○,              ●,,,,,,,  ▸☆ Marco        12 left, 0 spent
|  9::::::::,,,,○,○,              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆  │   │ │   │
| 10::::::,,△,○,○,              ●,●,,,,,::::  dice  0 ◆────────────  │ ? │ │ ? │
| 11::::,,,,○,○,              ●,●,▲,,,::::::  dice  0 ◆────────────  │   │ │   │
| 12::,,,,,,○,              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| o2: a clansman of Marco, level 1  (arrows walk it; Enter to point)
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not
marks
|
|                               ++
|                             ++@@++
|                               ++
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
|
papers
|================================================================================
|...5555555544444444333333332222222200000000.....................................
|...5555554444444433333333222222220000000000.....................................
|...5555444444443333333322222222000000000000.....................................
|...5544444444333333332222222200000000000000.....................................
|...4444444433333333222222220000000000000022.....................................
|...4444443333333322222222000000000000002222.....................................
|...4444333333332222222200000000000000222222.....................................
|...4433333333222222220000000000000022222222.....................................
|...3333333322222222000000000000002222222233.....................................
|...3333332222222200000000000000222222223333.....................................
|...3333222222220000000000000022222222333333.....................................
|...3322222222000000000000002222222233333333.....................................
|...2222222200000000000000222222223333333344.....................................
|...2222220000000000000022222222333333334444..00..22..33..44..55.................
|...2222000000000000002222222233333333444444.....................................
|...2200000000000000222222223333333344444444.....................................
|...0000000000000022222222333333334444444455.....................................
|...0000000000002222222233333333444444445555.....................................
|...0000000000222222223333333344444444555555.....................................
|...0000000022222222333333334444444455555555.....................................
|................................................................................
|................................................................................
|================================================================================
keys Down Down
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,''            auto 12 ━━━━━━━━━━━━◆
|  4▒▒░░░░░░░░::::::::,,△,○,○,• ○]•           dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,○,○,    •         ,,  dice  0 ◆────────────
|  6░░░░░░::::::☆:,,△,○,○,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,              ,,,,,,
|  8░░::::::::,,△,○,○,              ●,,,,,,,  ▸☆ Marco        10 left, 2 spent
|  9::::::::,,,,○,○,              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,△,○,○,              ●,●,,,,,::::  dice  0 ◆────────────
| 11::::,,,,○,○,              ●,●,▲,,,::::::  dice  0 ◆────────────
| 12::,,,,,,○,              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco: clansman o2-o3.
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Marco: clansman o3-o4.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒                               e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Move on or end (10 left)
| o4: a clansman of Marco, valley  (arrows walk it; Enter to point)
| Enter choose  Esc back  Tab next  u undo  ! hint  ? help  q leave  : type
# A step taken back, and one that is not possible.
keys u Left
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,''             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,○]•           auto 12 ━━━━━━━━━━━━◆
|  4▒▒░░░░░░░░::::::::,,△,○,○,  •             dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,○,○,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::☆:,,△,○,○,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,              ,,,,,,
|  8░░::::::::,,△,○,○,              ●,,,,,,,  ▸☆ Marco        11 left, 1 spent
|  9::::::::,,,,○,○,              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,△,○,○,              ●,●,,,,,::::  dice  0 ◆────────────
| 11::::,,,,○,○,              ●,●,▲,,,::::::  dice  0 ◆────────────
| 12::,,,,,,○,              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒  Marco: clansman o2-o3.
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco: clansman o3-o4.
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Marco takes the last move back.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒                               e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Move on or end (11 left)
| CL-9: your own piece stands on n3
| Enter choose  Esc back  Tab next  u undo  U redo  ! hint  ? help  q leave
# Enter, and the arrows point; the way is shown, and Enter plays it.
keys Enter Down Down Down Down
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 1
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,•,             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,()•           auto 12 ━━━━━━━━━━━━◆
|  4▒▒░░░░░░░░::::::::,,△,○,○,  ''            dice  0 ◆────────────
|  5░░░░░░░░::::::::,,,,○,○,    ''        ,,  dice  0 ◆────────────
|  6░░░░░░::::::☆:,,△,○,○,      ''      ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,        ○]    ,,,,,,
|  8░░::::::::,,△,○,○,              ●,,,,,,,  ▸☆ Marco        11 left, 1 spent
|  9::::::::,,,,○,○,              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,△,○,○,              ●,●,,,,,::::  dice  0 ◆────────────
| 11::::,,,,○,○,              ●,●,▲,,,::::::  dice  0 ◆────────────
| 12::,,,,,,○,              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒  Marco: clansman o2-o3.
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco: clansman o3-o4.
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  Marco takes the last move back.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒                               e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Move on or end (11 left)
| 4 moves to o7: Marco: clansman o6-o7. Costs 4.  (Enter plays them)
| Enter choose  Esc back  Tab next  u undo  U redo  ! hint  ? help  q leave
keys Enter e
screen
| ClanCath  Anna, Marco  turn 2                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 2
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         12 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,              auto 12 ━━━━━━━━━━━━◆  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,△,○,○,                dice  0 ◆────────────  │ ? │ │ ? │
|  5░░░░░░░░::::::::,,,,○,○,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::☆:,,△,○,○,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,        ○   • ,,,,,,
|  8░░::::::::,,△,○,○,            • ●]•,,,,,   ☆ Marco
|  9::::::::,,,,○,○,              ●›•,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,△,○,○,              ●›●›,,,,::::  dice  0 ◆────────────
| 11::::,,,,○,○,              ●›●›▲›,,::::::  dice  0 ◆────────────
| 12::,,,,,,○,              ●›●›,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●›●›▲›,,::::::::░░
| 14,,,,,,              ●›●›,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●›●›▲›,,★›::::::░░░░░░
| 16,,              ●›●›,,,,::::::::░░░░░░░░  Marco: clansman o5-o6.
| 17              ●›●›▲›,,::::::::░░░░░░░░▒▒  Marco: clansman o6-o7.
| 18            ●›,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco ends the turn, 5 of 12
| 19          ●›,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  points spent.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (12 left)
| q8: a clansman of Anna, level 1
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
# Tab takes the next piece in hand; Esc puts it down. Then the dice.
keys Enter Tab
screen
| ClanCath  Anna, Marco  turn 2                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 2
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         12 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○,              auto 12 ━━━━━━━━━━━━◆  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,△,○,○,                dice  0 ◆────────────  │ ? │ │ ? │
|  5░░░░░░░░::::::::,,,,○,○,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::☆:,,△,○,○,              ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○,○,        ○     ,,,,,,
|  8░░::::::::,,△,○,○,            • ●,,,,,,,   ☆ Marco
|  9::::::::,,,,○,○,            • ●]•,,,,,::  auto 12 ━━━━━━━━━━━━◆
| 10::::::,,△,○,○,              ●,●,,,,,::::  dice  0 ◆────────────
| 11::::,,,,○,○,              ●,●,▲,,,::::::  dice  0 ◆────────────
| 12::,,,,,,○,              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○,              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░  Marco: clansman o5-o6.
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒  Marco: clansman o6-o7.
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Marco ends the turn, 5 of 12
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  points spent.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (12 left)
| p9: a clansman of Anna, level 1  (arrows walk it; Enter to point)
| Enter choose  Esc back  Tab next  u undo  ! hint  ? help  q leave  : type
keys Esc o Enter
screen
| ClanCath  Anna, Marco  turn 3                                            saved
|  1▒▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 3
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,○›              auto 12 ━━━━━━━━━━━━◆  │   │ │  ●│
|  4▒▒░░░░░░░░::::::::,,△›○›○›                dice  3 ━━━◆─────────  │ ● │ │   │
|  5░░░░░░░░::::::::,,,,○›○›              ,,  dice  0 ◆────────────  │   │ │●  │
|  6░░░░░░::::::☆›,,△›○›○›      •       ,,,,  alive ★1 ▲4 ●20  lost ★0 ▲0 ●0
|  7░░░░::::::::,,,,○›○›      • ○]•   ,,,,,,
|  8░░::::::::,,△›○›○›          •   ●,,,,,,,  ▸☆ Marco        12 left, 0 spent
|  9::::::::,,,,○›○›              ●,,,,,,,::  auto 12 ━━━━━━━━━━━━◆  │   │ │   │
| 10::::::,,△›○›○›              ●,●,,,,,::::  dice  0 ◆────────────  │ ? │ │ ? │
| 11::::,,,,○›○›              ●,●,▲,,,::::::  dice  0 ◆────────────  │   │ │   │
| 12::,,,,,,○›              ●,●,,,,,::::::::  alive ☆1 △4 ○20  lost ☆0 △0 ○0
| 13,,,,,,○›              ●,●,▲,,,::::::::░░
| 14,,,,,,              ●,●,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ●,●,▲,,,★:::::::░░░░░░
| 16,,              ●,●,,,,,::::::::░░░░░░░░
| 17              ●,●,▲,,,::::::::░░░░░░░░▒▒  Anna takes the dice.
| 18            ●,,,,,,,::::::::░░░░░░░░▒▒▒▒  Anna rolls 1 and 2: dice points 0
| 19          ●,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  to 3.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒▒▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| o7: a clansman of Marco, valley
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not

# A Berserker asks first, and must use his points; he dies when the round ends.
$ clowder-test replay tests/tui/clancath-berserk.log
keys p b
screen
| ClanCath  Anna, Marco  turn 51                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 51
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         8 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────  │ ? │ │ ? │
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::▲!○,○,▲›              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○3  lost ☆1 △4 ○17
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (8 left)
| berserk f8: The hero of Anna on f8 goes berserk.  (Enter plays it)
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not
keys Enter
screen
| ClanCath  Anna, Marco  turn 51                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 51
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         8 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────  │ ? │ │ ? │
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::▲!○,○,▲›              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○3  lost ☆1 △4 ○17
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (8 left)
| A Berserker must use all points, and dies when the round ends. Go on?
| y yes  n no
keys n
screen
| ClanCath  Anna, Marco  turn 51                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 51
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         8 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────  │ ? │ │ ? │
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::▲!○,○,▲›              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○3  lost ☆1 △4 ○17
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (8 left)
| berserk f8: The hero of Anna on f8 goes berserk.  (Enter plays it)
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not
keys b Enter y Enter Right Right
screen
| ClanCath  Anna, Marco  turn 51                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 51
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         4 left, 4 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,•,,,,,              ,,,,,,
|  8░░::::::::,,''▲!▲,              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,•,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○1  lost ☆1 △4 ○19
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░  Anna: hero f8-g8 captures a
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒  clansman.
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒  Anna: hero g8-h8 captures a
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  clansman.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒  Anna: Use all points (4 left)
|   a b c d e f g h i j k l m n o p q r s t
| h8: the Berserker, a hero of Anna, level 1  (arrows walk it; Enter to point)
| Enter choose  Esc back  Tab next  u undo  ! hint  ? help  q leave  : type
# He may not stop as long as he can pay; Anna's other pieces may not act.
keys e
screen
| ClanCath  Anna, Marco  turn 51                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 51
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         4 left, 4 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,•,,,,,              ,,,,,,
|  8░░::::::::,,''▲!▲,              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,•,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○1  lost ☆1 △4 ○19
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░  Anna: hero f8-g8 captures a
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒  clansman.
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒  Anna: hero g8-h8 captures a
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  clansman.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒  Anna: Use all points (4 left)
|   a b c d e f g h i j k l m n o p q r s t
| CL-13: the Berserker can still pay for a step, so he must
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys Enter Down Down Down Down e
screen
| ClanCath  Anna, Marco  turn 52                                           saved
|  1●▒▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 52
|  2▒▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,             ★ Anna
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  8 ━━━━━━━━◆────
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────
|  5★░░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲2 ●1  lost ★0 ▲2 ●19
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::,,,,,,▲,              ,,,,,,,,  ▸☆ Marco        12 left, 0 spent
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  0 ◆────────────  │   │ │   │
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆  │ ? │ │ ? │
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────  │   │ │   │
| 12::,,,,,,,,    ▲!        ,,,,,,,,::::::::  alive ☆0 △0 ○1  lost ☆1 △4 ○19
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░  Anna: hero h10-h11.
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒  Anna: hero h11-h12.
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒  Anna ends the turn, 8 of 8 points
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒•▒  spent.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒•▒○]                       o roll  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| t20: a clansman of Marco, level 4
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not
keys e
screen
| ClanCath  Anna, Marco  turn 53                                           saved
|  1●]•▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,           Turn 53
|  2•▒▒▒▒▒░░░░░░░░::::::::,,,,,,,,            ▸★ Anna         6 left, 0 spent
|  3▒▒▒▒░░░░░░░░::::::::,,,,,,,,              auto  6 ━━━━━━◆──────  │   │ │   │
|  4▒▒░░░░░░░░::::::::,,,,,,,,                dice  0 ◆────────────  │ ? │ │ ? │
|  5★›░░░░░░::::::::,,,,,,,,              ,,  dice  0 ◆────────────  │   │ │   │
|  6░░░░░░::::::::,,,,,,,,              ,,,,  alive ★1 ▲1 ●1  lost ★0 ▲3 ●19
|  7░░░░::::::::,,,,,,,,              ,,,,,,
|  8░░::::::::,,,,,,▲›              ,,,,,,,,   ☆ Marco
|  9::::::::,,,,,,,,              ,,,,,,,,::  auto  0 ◆────────────
| 10::::::,,,,,,,,              ,,,,,,,,::::  dice 12 ━━━━━━━━━━━━◆
| 11::::,,,,,,,,              ,,,,,,,,::::::  dice  0 ◆────────────
| 12::,,,,,,,,              ,,,,,,,,::::::::  alive ☆0 △0 ○1  lost ☆1 △4 ○19
| 13,,,,,,,,              ,,,,,,,,::::::::░░
| 14,,,,,,              ,,,,,,,,::::::::░░░░    0 ,,1 ::2 ░░3 ▒▒4  level
| 15,,,,              ,,,,,,,,::::::::░░░░░░
| 16,,              ,,,,,,,,::::::::░░░░░░░░
| 17              ,,,,,,,,::::::::░░░░░░░░▒▒  Marco ends the turn, 0 of 12
| 18            ,,,,,,,,::::::::░░░░░░░░▒▒▒▒  points spent.
| 19          ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒  The Berserker of Anna dies on h12.
| 20        ,,,,,,,,::::::::░░░░░░░░▒▒▒▒▒▒○▒            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Anna: Roll or move (6 left)
| a1: a clansman of Anna, level 4
| Enter choose  Tab next  u undo  ! hint  ? help  q leave  : type  w why not

# Without Unicode.
$ clowder-test play clancath --preset quick --seed x --ascii --names Anna,Marco
keys Enter
screen
| ClanCath  Anna, Marco  turn 1                                            saved
|  1########++++++++::::::::,,,,.,,,           Turn 1
|  2######++++++++::::::::,,,,.,m].            C Anna
|  3####++++++++::::::::,,,,,,m,.             auto 12 ============O
|  4##++++++++::::::::,,h,m,m,                dice  0 O------------
|  5++++++++::::::::,,,,m,m,              ,,  dice  0 O------------
|  6++++++::::::c:,,h,m,m,              ,,,,  alive C1 H4 M20  lost C0 H0 M0
|  7++++::::::::,,,,m,m,              ,,,,,,
|  8++::::::::,,h,m,m,              M,,,,,,,  >c Marco        12 left, 0 spent
|  9::::::::,,,,m,m,              M,,,,,,,::  auto 12 ============O  |   | |   |
| 10::::::,,h,m,m,              M,M,,,,,::::  dice  0 O------------  | ? | | ? |
| 11::::,,,,m,m,              M,M,H,,,::::::  dice  0 O------------  |   | |   |
| 12::,,,,,,m,              M,M,,,,,::::::::  alive c1 h4 m20  lost c0 h0 m0
| 13,,,,,,m,              M,M,H,,,::::::::++
| 14,,,,,,              M,M,,,,,::::::::++++    0 ,,1 ::2 ++3 ##4  level
| 15,,,,              M,M,H,,,C:::::::++++++
| 16,,              M,M,,,,,::::::::++++++++
| 17              M,M,H,,,::::::::++++++++##
| 18            M,,,,,,,::::::::++++++++####
| 19          M,,,,,,,::::::::++++++++######
| 20        ,,,,,,,,::::::::++++++++########            o roll  b berserk  e end
|   a b c d e f g h i j k l m n o p q r s t   Marco: Roll or move (12 left)
| o2: a clansman of Marco, level 1  (arrows walk it; Enter to point)
| Enter choose  Esc back  Tab next  ! hint  ? help  q leave  : type  w why not

# The warning knows when a Berserker dies; of the piece in hand nothing is asked.
$ clowder-test replay tests/tui/clancath-turn.log
keys p b Enter
screen
| ...
| A Berserker must use all points, and dies when the turn ends. Go on?
| y yes  n no
keys n Esc Esc Tab Tab Enter w
screen
| ...
| This is the piece in hand: point at its destination.
| ...

# With pixels a click on the dice takes them. At every size mouse and arrows point at squares, and
# another size or another window keeps the piece in hand.
$ clowder-test play clancath --preset quick --seed x --names Anna,Marco
colours 256
size 60 200
click 12 160
screen
| ...
|                                                                                                                                       Marco takes the dice.
|                           Marco: press Enter to roll
| ...
keys Enter
click 21 112
keys Left
screen
| ...
|                           Anna: Move on or end (11 left)                                                                                                               e end
|                           p8: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
size 40 120
click 14 53
screen
| ...
|       Anna: Move on or end (10 left)                                                                       e end
|       o8: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
keys Down
screen
| ...
|       Anna: Move on or end (9 left)                                                                        e end
|       o9: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
keys Z
click 16 49
screen
| ...
|                     Anna: Move on or end (8 left)                                            e end
|                     n9: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
keys Left
screen
| ...
|                     Anna: Move on or end (7 left)                                            e end
|                     m9: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
size 60 200
screen
| ...
|                                                             Anna: Move on or end (7 left)                                            e end
|                                                             m9: a clansman of Anna, valley  (arrows walk it; Enter to point)
| ...
