# How a finished game went, as large as the screen.
$ clowder-test replay tests/golden/kilkenny/four.log
keys A
size 40 120
screen
| Kilkenny Cats  South, West, North, East                                                                    How it went
| ...
|        turn 1                                                                                                turn 137
| ...
| Left left  Right right  Tab next  Enter choose  ? help  Esc back
keys q q
