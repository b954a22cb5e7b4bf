# Five players at the end: the last move, who won, the standings, what next.

$ clowder-test replay tests/tui/catchess-five.log
keys p e
screen
| Cat Chess  Anna, Marco, Zoe, Ugo, Lu  turn 136                           saved
|             c9 4   5   4   3   2   1   0   15
|           d8 5   5   5  ▼P↓4 5   2  ★V↖1 1   15
|         e7 4  ◆Z↖5 6▲  5   4   3   2   2  ●D↓2 15
|       f6 3   4  ★R↖5 5   5   3   2   3   4   3   15
|     g5 2  ●Y↑3 5   4  ▼S↗4 3   2   3   4   4   5   15
|   h4 1   2   3   3   3   3   2   3   4   5   5   4   15
| i3 0   1   2   2   2   2   2  ■M↙3 4   5  ◆K↖6 5   5   15
|   j3 1  ●L↑2 3   3   3   3   2   3  ▼I↘5 5   5   4   14
|     k3 2  ■T↗3 4   4   4   3   2   3   4   4  ★E↘4 13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4  ■U↓5◆H↗6 5   4   3   3   2   2   11
|           n3 4   5   5   4   3   3   1   1   10
|             o3 4   4   4   3   2   1   0   9
|
| Zoe wins (CH-25: two summits held until the next turn).
| summits                                ▸ Watch it again
|     2  ◆ Zoe  won      0  ★ Ugo          Rematch
|     0  ● Anna          0  ▼ Lu           How it went
|     0  ■ Marco                           Back to the menu
|
| Log: /home/somebody/data/clowder/games/catchess-2026-11-21.log
|
| Enter choose  A analysis  E export  d dice  R rules  ? help  q leave
