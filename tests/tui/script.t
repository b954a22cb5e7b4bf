# Scripts themselves: what is wrong in one is told before anything is shown.

$ clowder-test play kilkenny --seed x
> clowder: /home/somebody/.script:7: this is not a command for a script.
? 4
keys Space
fly away

$ clowder-test play kilkenny --seed x
> clowder: /home/somebody/.script:12: this is not a command for a script.
? 4
keys Space Hyper-Space

$ clowder-test play kilkenny --seed x
> clowder: /home/somebody/.script:17: this is not a command for a script.
? 4
size 24

# Waiting passes at once, and what asks for a key goes on waiting.
$ clowder-test play kilkenny --seed x
wait 900000
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| North: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip

# Stand-ins, where there is no Unicode.
look ascii
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  +------------------ s  s ------------------+     Turn 1
| 14  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
| 13  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     |       |
| 12  | .  .  +  N  N  N  N  N  N  N  N  +  .  . |     |       |  to roll
| 11  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     |       |
| 10  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |     +-------+
|  9  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  8 x  .  .  .  .  .  .  .  .  .  .  .  .  .  .  x    S South
|  7 x  .  .  .  .  .  .  .  .  .  .  .  .  .  .  x      SSSSSSSS ss 0 of 2 mice
|  6  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  5  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |    >N North
|  4  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |       NNNNNNNN nn 0 of 2 mice
|  3  | .  .  +  S  S  S  S  S  S  S  S  +  .  . |
|  2  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  1  | .  .  .  .  .  .  .  .  .  .  .  .  .  . |
|  0  +------------------ n  n ------------------+
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| North: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
look unicode
size 24 80
screen
| Kilkenny Cats  South, North  turn 1                                      saved
| 15  ┌────────────────── ○  ○ ──────────────────┐     Turn 1
| 14  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     ┌───────┐
| 13  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 12  │ ·  ·  +  ■  ■  ■  ■  ■  ■  ■  ■  +  ·  · │     │       │  to roll
| 11  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     │       │
| 10  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │     └───────┘
|  9  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  8 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×    ● South
|  7 ×  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×      ●●●●●●●● ○○ 0 of 2 mice
|  6  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  5  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │    ▸■ North
|  4  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │       ■■■■■■■■ □□ 0 of 2 mice
|  3  │ ·  ·  +  ●  ●  ●  ●  ●  ●  ●  ●  +  ·  · │
|  2  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  1  │ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │
|  0  └────────────────── □  □ ──────────────────┘
|    z  a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
|
|
|
| North: press Enter to roll
|
| Enter choose  ? help  q leave  R rules  d dice  F flip
