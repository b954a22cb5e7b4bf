# The largest board, 217 spaces, with five players, at 80 columns.

$ clowder-test play catchess --preset quick --set board=r8 --seats 5 --seed paperino --names Anna,Marco,Zoe,Ugo,Lu
keys Tab
screen
| Cat Chess  Anna, Marco, Zoe, Ugo, Lu  turn 1                             saved
|                a9 3   3   3   3   2   1  ★M↑0▼D↓0★T↑0]17                ●
|              b8 3   4   4   4   4   3   1   0   0  ●P↙0 17              P3/5
|            c7 3   4   5   5   4   3   2   1   1   0  ●V↗0 17            V3/5
|          d6 3   4   5   6▲  5   4   3   2   1   1   1   1   17          U3/5
|        e5 2   3   4   5   5   4   3   2   1   2   2   2   2   17        ■
|      f4 1   2   3   4   4   4   3   3   1   2   3   4   3   3   17      S3/5
|    g3 0   1   2   3   3   3   3   2   1   2   3   4   4   4   4   17    Z3/5
|  h2●U↗0◆L↘0 1   2   2   2   2   2   1   2   3   4   5   5   4   3       H3/5
| i■H↘0■S↙0 0   1   1   1   1   2   1   2   3   4   5   6▲  5   4   3     ◆
|  j1■Z↙0 0   1   2   2   2   2   2   1   2   3   4   5   5   4   3       K4/5
|    k1▼E↙0 1   2   3   3   3   3   2   1   2   3   4   4   4   4   15    L3/10
|      l1 1   2   4   4   4   5   3   2   1   2   3   3   3   3   14      R3/5
|        m1 2   3   4   5   5   4   3   2   1   2   2   2   2   13       ▸★
|          n1 3   4   5   6▲  5   4   3   3   1   1   1   1   12         ▸M3/5
|            o1 3   4   5   5   4   3   2   1  ★I↓0◆R↓0▼Y↘0 11           ▸I3/5
|              p1 3   4   4   4   3   2   1   0   0  ◆K↙0 10             ▸T3/5
|                q1 3   3   3   3   2   1   1   0   0   9                 ▼
|                                                                         Y3/4
| Sham of Marco comes into play on i2, looking sw.                        E3/5
| Kero of Zoe comes into play on p10, looking sw.                         D3/5
| Ugo: Each of your cats acts once                         g go  p preen  s stay
| stay tigger: Tigger of Ugo stays on a17.  (Enter; r: 2 ways)
| Enter choose  Tab next  r other way  m moves  ! hint  ? help  q leave  n names
keys q
