# L'impero di Catan by keys: set-up, names, menu, dice, trade, war.

$ clowder-test play catan --names Anna,Marco --seed paperino --log keys.log
screen
| L'impero di Catan  Anna, Marco  turn 1                                   saved
|                      G2:1                       Turn 1
|      3:1  ╭─○─╮   ╭─•─╮   ╭─•─╮                           br lu wo gr or  # kn
|         •─╯10 ╰─•─╯ 2 ╰─•─╯ 9 ╰─•                  bank   19 19 19 19 19    14
|         │ ore   │ wool  │lumber │               ▸● Anna    0  0  0  0  0  0  0
|       ╭─•─╮:. ╭─•─╮ . ╭─•─╮:: ╭─•─╮ O2:1         ▲ Marco   0  0  0  0  0  0  0
|     •─╯12 ╰─•─╯ 6 ╰─•─╯ 4 ╰─•─╯10 ╰─•           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  │ wool  │brick  │            ●   15  5  4  0 0+0  0+0+0=0
|   ╭─•─╮ . ╭─•─╮::.╭─•─╮:. ╭─•─╮:. ╭─•─╮          ▲   15  5  4  0 0+0  0+0+0=0
| •─╯ 9 ╰─•─╯11 ╰─•─╯   ╰─•─╯ 3 ╰─•─╯ 8 ╰─•
| │grain  │lumber │desert │lumber │ ore   │ 3:1
| •─╮:: ╭─•─╮ : ╭─•─╮   ╭─•─╮ : ╭─•─╮::.╭─•
|   ╰─•─╯ 8 ╰─•─╯ 3 ╰─•─╯ 4 ╰─•─╯ 5 ╰─•─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     •─╮::.╭─•─╮ : ╭─•─╮:. ╭─•─╮:: ╭─•
|       ╰─•─╯ 5 ╰─•─╯ 6 ╰─•─╯11 ╰─•─╯ W2:1
|         │brick  │grain  │ wool  │
|         •─╮:: ╭─•─╮::.╭─•─╮ : ╭─•
|      3:1  ╰─•─╯   ╰─•─╯   ╰─•─╯
|                      3:1
|
| Anna: Set up a settlement
| settle v0: Anna builds a settlement on v0.  (Enter plays it)
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
# Corners and edges are pointed at; the kinds of spots that cannot come next are passed over.
keys Enter
screen
| L'impero di Catan  Anna, Marco  turn 1                                   saved
|                      G2:1                       Turn 1
|      3:1 [┏━○─•   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦━┛10 ╰─·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   19 19 19 19 19    14
|         │ ore   │ wool  │lumber │               ▸● Anna    0  0  0  0  0  0  0
|       ╭─·─╮:. ╭─·─╮ . ╭─·─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  0  0  0  0  0  0
|     ◦─╯12 ╰─·─╯ 6 ╰─·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  │ wool  │brick  │            ●   15  4  4  0 0+0  1+0+0=1
|   ╭─◦─╮ . ╭─·─╮::.╭─·─╮:. ╭─·─╮:. ╭─·─╮          ▲   15  5  4  0 0+0  0+0+0=0
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ╰─·─╯ 3 ╰─·─╯ 8 ╰─◦
| │grain  │lumber │desert │lumber │ ore   │ 3:1
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦
|       ╰─·─╯ 5 ╰─·─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1
|         │brick  │grain  │ wool  │
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯
|                      3:1                        Anna builds a settlement on
|                                                 v0.
| Anna: Set up a road beside the settlement
| road e0: Anna builds a road on e0.  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys Down Right
screen
| L'impero di Catan  Anna, Marco  turn 1                                   saved
|                      G2:1                       Turn 1
|      3:1  •─○─•   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╰─·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   19 19 19 19 19    14
|         │ ore   □ wool  │lumber │               ▸● Anna    0  0  0  0  0  0  0
|       ╭─·─╮:. ╭─·─╮ . ╭─·─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  0  0  0  0  0  0
|     ◦─╯12 ╰─·─╯ 6 ╰─·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  │ wool  │brick  │            ●   15  4  4  0 0+0  1+0+0=1
|   ╭─◦─╮ . ╭─·─╮::.╭─·─╮:. ╭─·─╮:. ╭─·─╮          ▲   15  5  4  0 0+0  0+0+0=0
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ╰─·─╯ 3 ╰─·─╯ 8 ╰─◦
| │grain  │lumber │desert │lumber │ ore   │ 3:1
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦
|       ╰─·─╯ 5 ╰─·─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1
|         │brick  │grain  │ wool  │
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯
|                      3:1                        Anna builds a settlement on
|                                                 v0.
| Anna: Set up a road beside the settlement
| e7: no road, between v4 and v8
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
# Names are written on the board, one kind after the other.
keys n n
screen
| L'impero di Catan  Anna, Marco  turn 1                                   saved
|                      G2:1                       Turn 1
|      3:1  •v0─•   ╭v1─╮   ╭v2─╮                           br lu wo gr or  # kn
|        v3─╯10 ╰v4─╯ 2 ╰v5─╯ 9 ╰v6                  bank   19 19 19 19 19    14
|         │ ore   □ wool  │lumber │               ▸● Anna    0  0  0  0  0  0  0
|       ╭v7─╮:. ╭v8─╮ . ╭v9─╮:: ╭v10╮ O2:1         ▲ Marco   0  0  0  0  0  0  0
|    v11╯12 ╰v12╯ 6 ╰v13╯ 4 ╰v14╯10 ╰v15          left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  │ wool  │brick  │            ●   15  4  4  0 0+0  1+0+0=1
|   ╭v16╮ . ╭v17╮::.╭v18╮:. ╭v19╮:. ╭v20╮          ▲   15  5  4  0 0+0  0+0+0=0
|v21╯ 9 ╰v22╯11 ╰v23╯   ╰v24╯ 3 ╰v25╯ 8 ╰v26
| │grain  │lumber │desert │lumber │ ore   │ 3:1
|v27╮:: ╭v28╮ : ╭v29╮   ╭v30╮ : ╭v31╮::.╭v32
|   ╰v33╯ 8 ╰v34╯ 3 ╰v35╯ 4 ╰v36╯ 5 ╰v37╯
| B2:1│lumber │ ore   │grain  │ wool  │
|    v38╮::.╭v39╮ : ╭v40╮:. ╭v41╮:: ╭v42
|       ╰v43╯ 5 ╰v44╯ 6 ╰v45╯11 ╰v46╯ W2:1
|         │brick  │grain  │ wool  │
|        v47╮:: ╭v48╮::.╭v49╮ : ╭v50
|      3:1  ╰v51╯   ╰v52╯   ╰v53╯
|                      3:1                        Anna builds a settlement on
|                                                 v0.
| Anna: Set up a road beside the settlement
| Names on the board: corner
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys n n n
# What can be done, and why not.
keys m
screen
| L'impero di Catan  Anna, Marco  turn 1                                   saved
|        ┌──────────────────────────────────────────────────────────────┐
|      3:│   What can be done                                           │r  # kn
|        │                                                              │9    14
|        │ ▸ settle   IC-4: now set up the road beside the settlement   │0  0  0
|       ╭│   road     build a road: brick, lumber                       │0  0  0
|     ◦─╯│   city     IC-4: now set up the road beside the settlement   │+c+w=VP
| L2:1│gr│   bank     IC-4: now set up the road beside the settlement   │+0+0=1
|   ╭─◦─╮│   recruit  IC-4: now set up the road beside the settlement   │+0+0=0
| ·─╯3.1╰│   give     IC-4: now set up the road beside the settlement   │
| │grain │   want     IC-4: now set up the road beside the settlement   │
| ·─╮:: ╭│   offer    IC-4: now set up the road beside the settlement   │
|   ╰─◦─╯│   accept   IC-4: now set up the road beside the settlement   │
| B2:1│lu│   refuse   IC-4: now set up the road beside the settlement   │
|     ◦─╮│   deal     IC-4: now set up the road beside the settlement   │
|       ╰│   cancel   IC-4: now set up the road beside the settlement   │
|        │   discard  IC-4: now set up the road beside the settlement   │
|        │   take     IC-4: now set up the road beside the settlement   │
|      3:│   seize    IC-4: now set up the road beside the settlement   │
|        │   raze     IC-4: now set up the road beside the settlement   │t on
|        │   skip     IC-4: now set up the road beside the settlement   │
| Anna: S└──────────────────────────────────────────────────────────────┘
|
| Up up  Down down  Enter choose  Esc back
keys Esc

# War: what is in reach is marked and told with its price; what is not, with the way.
$ clowder-test replay tests/tui/catan-war.log
keys p
screen
| L'impero di Catan  Anna, Marco  turn 9                                   saved
|                      G2:1                       Turn 9            3 + 4 = 7
|      3:1  ╭─◦═╗   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╚═·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   17 16 15 18 17     8
|         │ ore   3 wool  │lumber │               ▸● Anna    2  2  4  1  0  9  6
|       ╭─·─╮:. ╭─·═╗ . ╭─△─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  1  0  0  2  3  0
|     ◦─╯12 ╰─·─╯ 6 ╚3·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  ┃ wool  │brick  │            ●   14  5  3  0 0+0  2+0+0=2
|   ╭─◦─╮ . ╭─·─╮::.•─◉━┓:. •─·─╮:. ╭─·─╮          ▲   12  3  4  0 0+0  2+0+0=2
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ┗━·─╯ 3 ╰─·─╯ 8 ╰─◦       barracks v18 reach v9:4 e7:3
| │grain  │lumber │desert •lumber │ ore   │ 3:1   e13:3
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦
|       ╰─·─╯ 5 ╰─△─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1
|         │brick  │grain  │ wool  │
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯
|                      3:1
|
| Anna: Build, trade, attack, or end                       b bank  g give  e end
| road e20: Anna builds a road on e20.  (Enter plays it)
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
# A trade: give, want, offer, the answer of the other, the deal.
keys :
type give wool
keys Enter
keys :
type want ore
keys Enter
keys :
type offer
keys Enter
screen
| L'impero di Catan  Anna, Marco  turn 9                                   saved
|                      G2:1                       Turn 9            3 + 4 = 7
|      3:1  ╭─◦═╗   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╚═·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   17 16 15 18 17     8
|         │ ore   ║ wool  │lumber │               ▸● Anna    2  2  4  1  0  9  6
|       ╭─·─╮:. ╭─·═╗ . ╭─△─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  1  0  0  2  3  0
|     ◦─╯12 ╰─·─╯ 6 ╚═·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  │ wool  │brick  │            ●   14  5  3  0 0+0  2+0+0=2
|   ╭─◦─╮ . ╭─·─╮::.╭─◉━┓:. ╭─·─╮:. ╭─·─╮          ▲   12  3  4  0 0+0  2+0+0=2
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ┗━·─╯ 3 ╰─·─╯ 8 ╰─◦       Anna gives 1 wool for 1 ore
| │grain  │lumber │desert │lumber │ ore   │ 3:1
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦
|       ╰─·─╯ 5 ╰─△─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1
|         │brick  │grain  │ wool  │
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯
|                      3:1
|                                                 Anna offers 1 wool for 1 ore.
| Marco: Accept or refuse                                     y accept  f refuse
|
| Enter choose  u undo  m moves  ! hint  ? help  q leave  : type  R rules
keys y
keys :
type deal B
keys Enter
# Two roads for six knights, then the roads for them.
keys :
type take e1
keys Enter
screen
| L'impero di Catan  Anna, Marco  turn 9                                   saved
|                      G2:1                       Turn 9            3 + 4 = 7
|      3:1  ╭─◦═╗   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╚═·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   17 16 15 18 17     8
|         │ ore   3 wool  │lumber │               ▸● Anna    2  2  3  1  1  9  6
|       ╭─·─╮:. ╭─·═╗ . ╭─△─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  1  1  0  1  3  0
|     ◦─╯12 ╰─·─╯ 6 ╚3·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  ┃ wool  │brick  │            ●   14  5  3  0 0+0  2+0+0=2
|   ╭─◦─╮ . ╭─·─╮::.•─◉━┓:. •─·─╮:. ╭─·─╮          ▲   12  3  4  0 0+0  2+0+0=2
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ┗━·─╯ 3 ╰─·─╯ 8 ╰─◦       barracks v18 reach v9:4 e7:3
| │grain  │lumber │desert •lumber │ ore   │ 3:1   e13:3
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦
|       ╰─·─╯ 5 ╰─△─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1
|         │brick  │grain  │ wool  │
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·               Anna offers 1 wool for 1 ore.
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯                 Marco accepts.
|                      3:1                        Anna and Marco trade: 1 wool
|                                                 for 1 ore.
| Anna: Build, trade, attack, or end                               g give  e end
| IC-13: it is 3 edges away: v18-v13-v8-v4
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys : Esc
keys :
type seize e7 e1
keys Enter
screen
| L'impero di Catan  Anna, Marco  turn 9                                   saved
|                      G2:1                       Turn 9            3 + 4 = 7
|      3:1  ╭─◦─╮   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╰─·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   17 16 15 18 17    14
|         │ ore   │ wool  │lumber │               ▸● Anna    2  2  3  1  1  9  0
|       ╭─·─╮:. ╭─·═╗ . ╭─△─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  1  1  0  1  3  0
|     ◦─╯12 ╰─·─╯ 6 ╚═·─╯ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  ┃ wool  │brick  │            ●   14  5  3  0 0+0  2+0+0=2
|   ╭─◦─╮ . ╭─·─╮::.•─◉━┓:. •─·─╮:. ╭─·─╮          ▲   12  3  4  2 0+0  2+0+0=2
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ┗━·─╯ 3 ╰─·─╯ 8 ╰─◦
| │grain  │lumber │desert •lumber │ ore   │ 3:1
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯
| B2:1│lumber │ ore   │grain  │ wool  │           Anna offers 1 wool for 1 ore.
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦           Marco accepts.
|       ╰─·─╯ 5 ╰─△─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1        Anna and Marco trade: 1 wool
|         │brick  │grain  │ wool  │               for 1 ore.
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·               Anna takes the road of Marco
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯                 on e7.
|                      3:1                        Anna takes the road of Marco
|                                                 on e1.
| Anna: Place a road for the one taken                                    p skip
| road e20: Anna builds a road on e20.  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys :
type road e20
keys Enter
keys :
type skip
keys Enter
screen
| L'impero di Catan  Anna, Marco  turn 9                                   saved
|                      G2:1                       Turn 9            3 + 4 = 7
|      3:1  ╭─◦─╮   ╭─◦─╮   ╭─·─╮                           br lu wo gr or  # kn
|         ◦─╯10 ╰─·─╯ 2 ╰─◦─╯ 9 ╰─·                  bank   17 16 15 18 17    14
|         │ ore   │ wool  │lumber │               ▸● Anna    2  2  3  1  1  9  0
|       ╭─·─╮:. ╭─·═╗ . ┏━△─╮:: ╭─◦─╮ O2:1         ▲ Marco   0  1  1  0  1  3  0
|     ◦─╯12 ╰─·─╯ 6 ╚═·━┛ 4 ╰─·─╯10 ╰─◦           left rd st ct bx  rz  b+c+w=VP
| L2:1│grain  │brick  ┃ wool  │brick  │            ●   13  5  3  0 0+0  2+0+0=2
|   ╭─◦─╮ . ╭─·─╮::.•─◉━┓:. •─·─╮:. ╭─·─╮          ▲   12  3  4  2 0+0  2+0+0=2
| ·─╯ 9 ╰─·─╯11 ╰─·─╯   ┗━·─╯ 3 ╰─·─╯ 8 ╰─◦       barracks v18
| │grain  │lumber │desert •lumber │ ore   │ 3:1
| ·─╮:: ╭─·─╮ : ╭─·─╮   ╭─·─╮ : ╭─·─╮::.╭─◦       Anna offers 1 wool for 1 ore.
|   ╰─◦─╯ 8 ╰─·─╯ 3 ╰─·─╯ 4 ╰─·─╯ 5 ╰─·─╯         Marco accepts.
| B2:1│lumber │ ore   │grain  │ wool  │           Anna and Marco trade: 1 wool
|     ◦─╮::.╭─·─╮ : ╭─·─╮:. ╭─·─╮:: ╭─◦           for 1 ore.
|       ╰─·─╯ 5 ╰─△─╯ 6 ╰─·─╯11 ╰─◦─╯ W2:1        Anna takes the road of Marco
|         │brick  │grain  │ wool  │               on e7.
|         ◦─╮:: ╭─·─╮::.╭─◦─╮ : ╭─·               Anna takes the road of Marco
|      3:1  ╰─◦─╯   ╰─◦─╯   ╰─·─╯                 on e1.
|                      3:1                        Anna builds a road on e20.
|                                                 Anna places no road.
| Anna: Build, trade, attack, or end                               g give  e end
| road e14: Anna builds a road on e14.  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
