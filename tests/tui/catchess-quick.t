# A quick start from the menu: chance has placed everything, and the seventh key is followed by the
# first move.

$ clowder-test
keys Down Down Down Down Enter p s
screen
| Cat Chess  Player A, Player B  turn 1                                    saved
| ...

# Nobody takes the set-up back.
$ clowder-test play catchess --preset quick --seed paperino --names Anna,Marco --log quick.log
keys u
screen
| Cat Chess  Anna, Marco  turn 1                                           saved
|             c9 4   4   4   3   2   1  ●U↘0›15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ▸K Kero        4/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸Y Kiryuu      3/4
|       f6 5   4   5   5   4   3   2   3   3   3   15        ▸U Lucky       3/5
|     g5 2   3   4   4   4   3   2   3   4   4   4   15       ■ Marco
|   h4 1   2   3   3   3   3   2   3   5   5   5   5   15     P Style & Pr… 3/5
| i3■P↑0■I↖1 2   2   2   3   2   3   4   5   6▲  5   4   15   I Ispex       3/5
|   j3■Z↓1 2   3   3   4   3   2   3   4   5   5   4   14     Z Setzer      3/5
|     k3 2   3   5   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   3   3   3   4   12
|         m3 4   5   6▲  5   4  ‹3 ›‹2 ›‹2 ›‹2 › 11
|           n3 5   5   5   4  ‹3 ›‹2 ›‹1 ›‹2 › 10
|             o3 5   4   4  •3 ›•2 ›●K↙1●Y↓0›9
|
| Kiryuu of Anna comes into play on o9, looking s.
| Style & Presence of Marco comes into play on i3, looking n.
| Lucky of Anna comes into play on c15, looking se.
| Setzer of Marco comes into play on j3, looking s.
| Kero of Anna comes into play on o8, looking sw.
| Ispex of Marco comes into play on i4, looking nw.
| Anna: Each of your cats acts once                        g go  p preen  s stay
| This is not possible: there is no move to take back.
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
keys Enter Enter q

# Watched while it goes on: the counters are nobody's business, what came after them is.
$ clowder-test replay quick.log
keys Home
screen
| Cat Chess  Anna, Marco                                    move 0 of 41, turn 1
|             Ignore  Disdain Sneer   Sniff   Wash          ▸● Anna
| K Kero  Pride: starts and returns with 4 self-esteem       K Kero        out
|   Spit         ?       ?       ?       ?       ?           Y Kiryuu      out
|   Hiss         ?       ?       ?       ?       ?           U Lucky       out
|   Glare        ?       ?       ?       ?       ?           ■ Marco
|   Arch Back    ?       ?       ?       ?       ?           P Style & Pr… out
|   Stalk        ?       ?       ?       ?       ?           I Ispex       out
| Y Kiryuu  Bishounen: track of 4, one free preen a turn     Z Setzer      out
|   Spit         ?       ?       ?       ?       ?
|   Hiss         ?       ?       ?       ?       ?           1 Anna     ...
|   Glare        ?       ?       ?       ?       ?           2 Anna     ...
|   Arch Back    ?       ?       ?       ?       ?           3 Anna     ...
|   Stalk        ?       ?       ?       ?       ?           4 Anna     ...
| U Lucky                                                    5 Anna     ...
|   Spit         ?       ?       ?       ?       ?           6 Anna     ...
|   Hiss         ?       ?       ?       ?       ?           7 Anna     ...
|   Glare        ?       ?       ?       ?       ?           8 Anna     ...
|   Arch Back    ?       ?       ?       ?       ?           9 Anna     ...
|   Stalk        ?       ?       ?       ?       ?          10 Anna     ...
|                                                           11 Marco    ...
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys 2 5 Enter
screen
| Cat Chess  Anna, Marco                                   move 25 of 41, turn 1
|             c9 4   4   4   3   2   1   0   15               ● Anna
|           d8 4   5   5   4   3   2   1   1   15             K Kero        out
|         e7 4   5   6▲  5   4   3   2   2   2   15           Y Kiryuu      out
|       f6'4 ' 4   5   5   4   3   2   3   3   3   15         U Lucky       out
|     g5 2   3   4   4   4   3   2   3   4   4   4   15      ▸■ Marco
|   h4 1   2   3   3   3   3   2   3   4   5   5   5   15     P Style & Pr… out
| i3 0   1   2   2   2   2   2   3   4   5   6▲  5   4   15   I Ispex       out
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     Z Setzer      out
|     k3 2   3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   3   3   3   3   12
|         m3 4   5   6▲  5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●K ●Y ●U ■P ■I ■Z
| 22 Marco    ...
| 23 Anna     tile l9
| 24 Marco    tile h15
| 25▸Anna     tile f6
| 26 Marco    tile l12
| 27 Anna     tile n10
| Anna: tile f6  Anna raises f6 to height 4.
| ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●───────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
