# Cat Chess: what a cat sees and reaches, the line of sight, a challenge behind the curtain, a tie
# down to the step aside.

$ clowder-test replay tests/tui/catchess-duel.log
keys p
# Every cat of the one to move; the one under the cursor shows its arc and what it reaches.
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ▸K Kero        3/5
|         e7 4   5   6▲  5   4   3  ‹2 › 2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4  ‹3 ›‹2 › 3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4•4  •3 ›•2 ›‹3 › 4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4•2 ›‹3 › 4   5   5   4   15     T Tigger      3/5
| i3 0   1   2   2   2   2  ●K↑2‹3 ›‹4 › 5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2  ‹3 › 4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2  ‹3 › 4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out‹●S›
|
|
|
|
|
|
| Anna: Act, or only bring cats back          c challenge  g go  p preen  s stay
| kero: Kero of Anna, 3/5, i9 (height 2), looks n; seen by Tigger of Marco
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
# Why does Kero not see what is behind h9? Two spots, one after the other.
keys w Up Up
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8‹4 ›‹5 ›‹5 ›‹4 › 3   2   1   1   15            ▸K Kero        3/5
|         e7‹4 ›‹5 ›‹6▲›‹5 ›‹4 › 3   2   2   2   15          ▸L Lina        3/10
|       f6‹3 ›‹4 ›‹5 ›‹5 ›‹4 ›‹3 › 2   3   3   3   15         S Sham        out
|     g5 2  ‹3 ›‹4 ›●L↓4‹4 ›‹3 › 2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2  ‹3 ›‹3 ›‹3 ›■T↓4 2   3   4   5   5   4   15     T Tigger      3/5
| i3 0   1   2  ‹2 ›‹2 ›'2 '●K↑2 3   4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out‹●S›
|
|
|
|
|
|
| CH-12: free; Kero, looking n, does not see it: i9 (2) → h9 (4) → g9 (4) → g8
| (4) or → h9 (4) → h8 (3) → g8 (4) or → i8 (2) → h8 (3) → g8 (4)
| Enter choose  Tab next  m moves  ! hint  ? help  q leave  n names  : type
keys Esc Down Down
# A sheet as a page: one's own grid is for one's own eyes.
keys x y
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|
|  ● Kero a cat of Anna
|
|  Pride: starts and returns with 4 self-esteem
|
|  Self-esteem  ● ● ● ○ ○
|
|              Ignore   Disdain  Sneer    Sniff    Wash
|
|  Spit          S        S        S        S        S
|  Hiss          ·        ·        ·        ·        ·
|  Glare         P        P        P        P        P
|  Arch Back     ·        ·        ·        ·        ·
|  Stalk         ·        ·        ·        ·        ·
|
|  S Style, P Presence, . empty, x blocked, ? not known to you.
|  Rows: what the challenger does. Columns: how the defender takes it.
|
|
|
|
|
| Esc back
keys Esc :
type challenge kero tigger
keys Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ✓K Kero        3/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4   3   2   3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4 4   3   2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4 2   3   4   5   5   4   15     T Tigger      3/5
| i3 0   1   2   2   2   2  ●K↑2 3   4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| ●Kero 3: its method         ■Tigger 3: its response
|            Ig Di Se Si Wa              Ig Di Se Si Wa
| [Spit      S  S  S  S  S]    Spit      ?  ?  ?  ?  ?
| ‹Hiss      ·  ·  ·  ·  ·›    Hiss      ?  ?  ?  ?  ?       Kero of Anna on i9
| ‹Glare     P  P  P  P  P›    Glare     ?  ?  ?  ?  ?       stares at Tigger of
| ‹Arch Back ·  ·  ·  ·  ·›    Arch Back ?  ?  ?  ?  ?       Marco on h9: a
| ‹Stalk     ·  ·  ·  ·  ·›    Stalk     ?  ?  ?  ?  ?       challenge.
| Anna: A challenge: choose in secret
| method spit  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
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
keys Down Enter
# Nothing of Anna's choice is on the screen when Marco sits down.
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ✓K Kero        3/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4   3   2   3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4 4   3   2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4 2   3   4   5   5   4   15     T Tigger      3/5
| i3 0   1   2   2   2   2  ●K↑2 3   4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| ●Kero 3: its method         ■Tigger 3: its response
|            Ig Di Se Si Wa             [Ig‹Di‹Se‹Si‹Wa›     Kero of Anna on i9
|  Spit      ?  ?  ?  ?  ?     Spit     [S] P  ·  ·  ·       stares at Tigger of
|  Hiss      ?  ?  ?  ?  ?     Hiss     [S] P  ·  ·  ·       Marco on h9: a
|  Glare     ?  ?  ?  ?  ?     Glare    [S] P  ·  ·  ·       challenge.
|  Arch Back ?  ?  ?  ?  ?     Arch Back[S] P  ·  ·  ·       Anna has chosen a
|  Stalk     ?  ?  ?  ?  ?     Stalk    [S] P  ·  ·  ·       method for Kero.
| Marco: A challenge: choose in secret
| response ignore  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ✓K Kero        2/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4   3   2   3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4 4   3   2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4 2   3   4   5   5   4   15     T Tigger      4/5
| i3 0   1   2   2   2   2  ●K↑2 3   4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●S
| Anna has chosen a method for Kero.
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Read what happened, then press any key
|
| N news  ? help  q leave  R rules
# Any key goes on; pages that can be read meanwhile, and the curtain, leave the news where they are.
keys N Esc V Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ✓K Kero        2/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4   3   2   3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4 4   3   2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4 2   3   4   5   5   4   15     T Tigger      4/5
| i3 0   1   2   2   2   2  ●K↑2 3   4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●S
| Anna has chosen a method for Kero.
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Read what happened, then press any key
|
| N news  ? help  q leave  R rules
keys x
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8 4   5   5   4   3   2   1   1   15            ✓K Kero        2/5
|         e7 4   5   6▲  5   4   3   2   2   2   15          ▸L Lina        3/10
|       f6 3   4   5   5   4   3   2   3   3   3   15         S Sham        out
|     g5 2   3   4  ●L↓4 4   3   2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2   3   3   3  ■T↓4‹2 › 3   4   5   5   4   15     T Tigger      4/5
| i3 0   1   2   2   2   2   2  ●K↑3 4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●S
| Anna has chosen a method for Kero.
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Anna: Retreat to an adjacent space, out of sight
| retreat i10: Kero of Anna retreats from i9 to i10.  (Enter plays it)
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8‹4 ›‹5 ›‹5 ›‹4 › 3   2   1   1   15            ✓K Kero        2/5
|         e7‹4 ›‹5 ›‹6▲›‹5 ›‹4 › 3   2   2   2   15          ▸L Lina        3/10
|       f6‹3 ›‹4 ›‹5 ›‹5 ›‹4 ›‹3 › 2   3   3   3   15         S Sham        out
|     g5 2  ‹3 ›‹4 ›●L↓4‹4 ›‹3 › 2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2  ‹3 ›•3 ›•3 ›■T↓4 2   3   4   5   5   4   15     T Tigger      4/5
| i3 0   1   2  •2 ›•2 ›•2   2  ●K↑3 4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●S
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Kero of Anna retreats from i9 to i10.
| Anna: Each of your cats acts once                        g go  p preen  s stay
| lina: Lina of Anna, 3/10, g8 (height 4), looks s
| Enter choose  Tab next  u undo  m moves  ! hint  ? help  q leave  n names
keys Enter
screen
| Cat Chess  Anna, Marco  turn 5                                           saved
|             c9 4   4   4   3   2   1   0   15              ▸● Anna
|           d8‹4 ›‹5 ›‹5 ›‹4 › 3   2   1   1   15            ✓K Kero        2/5
|         e7‹4 ›‹5 ›‹6▲›‹5 ›‹4 › 3   2   2   2   15          ▸L Lina        3/10
|       f6‹3 ›‹4 ›●L↓5‹5 ›‹4 ›‹3 › 2   3   3   3   15         S Sham        out
|     g5 2  ‹3 ›•4 ›•4 )‹4 ›‹3 › 2   3   4   4   4   15       ■ Marco         ▲
|   h4 1   2  •3 ›•3 ›•3 ›■T↓4 2   3   4   5   5   4   15     T Tigger      4/5
| i3 0   1   2  ‹2 ›‹2 › 2   2  ●K↑3 4   5   6▲  5   4   15   Z Setzer      3/5
|   j3 1   2   3   3   3   3   2   3   4   5   5   4   14     R Rum Tum Tu… 3/5
|     k3■R↖2 3   4   4   4   3   2   3   4   4   4   13
|       l3 3   4   5   5   4   3   2   3   3   3   12
|         m3 4   5  ■Z↖6 5   4   3   2   2   2   11
|           n3 4   5   5   4   3   2   1   1   10
|             o3 4   4   4   3   2   1   0   9
| Out ●S
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Kero of Anna retreats from i9 to i10.
| Anna: Each of your cats acts once                        g go  p preen  s stay
| go lina f8: Lina of Anna goes from g8 to f8. Costs 2.  (Enter plays it)
| Enter choose  Esc back  Tab next  u undo  m moves  ! hint  ? help  q leave

# What the challenge brought can be read again by N, when other lines have taken its place.
$ clowder-test replay tests/tui/catchess-duel.log
keys p Esc :
type challenge kero tigger
keys Enter Enter Enter Enter Enter Enter Enter N
screen
| What happened                                                   lines 1-8 of 8
| Kero of Anna on i9 stares at Tigger of Marco on h9: a challenge.
| Anna has chosen a method for Kero.
| Marco has chosen a response for Tigger.
| Kero: Spit. Tigger: Ignore.
| CH-21: there Kero has Style, Tigger has Style: the defender wins.
| CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger
| has 4.
| Kero of Anna retreats from i9 to i10.
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
| PageDown page down  PageUp page up  / search  n search again  Esc back
