# Logs that are not whole: the line is named and the valid part offered. Nothing is written here;
# tests/plain.py shows that the damaged file is kept.

$ clowder-test resume tests/tui/damaged.log
screen
| This log is damaged
|
|
|    Line 16: this line, or one before it, was changed after it was written
|
|    The 3 moves before it are valid.
|
|    Continue from there? The damaged file is kept beside it, with ".damaged"
|    and a number added to its name.
|
|
|    ▸ Continue from there
|      Watch the valid part
|      Back
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
# The valid part can be watched.
keys Down Enter
screen
| Stones  Anna, Marco                                        move 0 of 3, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| 1 dice     roll 3
| 2 Anna     take 18
| 3 dice     roll 3
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
| The position at the start
| ●─────────────────────────────────────────────────────────────────────────────
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q

# Nothing can be shown of a log from a newer program.
$ clowder-test resume tests/tui/newer.log
> clowder: tests/tui/newer.log, line 1: the log has format 9, this program reads format 2
? 5

# A damaged log that is replayed says so on the screen.
$ clowder-test replay tests/tui/damaged.log
> tests/tui/damaged.log:16: seal: this line, or one before it, was changed after it was written
screen
| Stones  Anna, Marco                                        move 0 of 3, turn 1
|  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●  ●   die: 0
|  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
| 1 dice     roll 3
| 2 Anna     take 18
| 3 dice     roll 3
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
| Line 16: this line, or one before it, was changed after it was written. Only
| what comes before it is shown.
| Space play/pause  Left move back  Right move  0-9 go to  ? help  q leave
keys q
? 1
