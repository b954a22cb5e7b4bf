# The settings: in force at once, and kept in a file.

$ clowder-test
keys End Up Up Enter
screen
| Settings
|
| ▸ Colours                   ◂ as the terminal's ground ▸
|   Glyphs                    ◂ Unicode ▸
|   Mouse                     ◂ on ▸
|   Marks                     ◂ on ▸
|   Boards                    ◂ as large as fits ▸
|   Movement                  ◂ shown ▸
|   Dice                      ◂ wait for a key ▸
|   Speed of a replay         ◂ 10 ▸
|   Pause after moves         ◂ 0.6 seconds ▸
|   Bell                      ◂ off ▸
|   Hints                     ◂ on ▸
|   Side                      ◂ the usual one ▸
|   Language                  ◂ from the environment ▸
|   Keys
|
|   Pieces show their owner without colours, too.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Right Down Right Down Right Down Right Down Right Down Right Right Down Right Down Right
keys Down Right
screen
| Settings
|
|   Colours                   < usual >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
| > Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < on >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   How long to pause after the move of a bot; any key ends the pause.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
inks
| ssssssss
|
|   .......                   k sssss k
|   ......                    k sssss k
|   .....                     k sss k
|   .....                     k sss k
|   ......                    k ss sssss ss ssss k
|   ........                  k sssss k
|   ....                      k ssss ss ssssssssss k
|   ..... .. . ......         k ss k
| k ..... ..... .....         k sss sssssss k
|   ....                      k sss k
|   .....                     k ss k
|   ....                      k sss sssss sss k
|   ........                  k ssss sss sssssssssss k
|   ....
|
|   ddd dddd dd ddddd ddddd ddd dddd dd d dddd ddd ddd dddd ddd dddddd
|
|
|   ddddd dd dddddddddddddddddddddddddddddddddddddddd
|   AAAAAA A  BBBBBB B  CCCCCC C  DDDDDD D   .  .  .  .  .  .  .
|
| kkkkk ......  k ....  kkk ....
# The keys: one more key for an action, told when another one loses it; D gives them back.
keys Down Down Enter
screen
| Settings
|
|   Colours                   < usual >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
| > Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   Whether a player may ask the program for hints.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys End
screen
| Settings
|
|   Colours                   < usual >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
| > Keys
|
|   Enter shows every action with its keys, to change them.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Home Down Down Down Down Down Down Down Down Down Down Down Down Down Down Down Enter
screen
| Settings
|
|   Colours                   ◂ usual ▸
| ▸ Glyphs                    ◂ Unicode ▸
|   Mouse                     ◂ off ▸
|   Marks                     ◂ off ▸
|   Boards                    ◂ as large as fits ▸
|   Movement                  ◂ shown ▸
|   Dice                      ◂ roll by themselves ▸
|   Speed of a replay         ◂ 11 ▸
|   Pause after moves         ◂ 0.7 seconds ▸
|   Bell                      ◂ off ▸
|   Hints                     ◂ off ▸
|   Side                      ◂ the usual one ▸
|   Language                  ◂ from the environment ▸
|   Keys
|
|   ASCII for terminals and fonts that lack the finer ones.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Z
screen
| Settings
|
|   Colours                   ◂ usual ▸
| ▸ Glyphs                    ◂ Unicode ▸
|   Mouse                     ◂ off ▸
|   Marks                     ◂ off ▸
|   Boards                    ◂ as large as fits ▸
|   Movement                  ◂ shown ▸
|   Dice                      ◂ roll by themselves ▸
|   Speed of a replay         ◂ 11 ▸
|   Pause after moves         ◂ 0.7 seconds ▸
|   Bell                      ◂ off ▸
|   Hints                     ◂ off ▸
|   Side                      ◂ the usual one ▸
|   Language                  ◂ from the environment ▸
|   Keys
|
|   ASCII for terminals and fonts that lack the finer ones.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Enter 8
screen
| Settings
|
| > Colours                   < usual >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   Pieces show their owner without colours, too.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Enter ?
screen
| Help                                                          lines 1-21 of 32
| Keys
|   Up k 8                one up
|   Down j 2              one down
|   Left h 4              one to the left
|   Right l 6             one to the right
|   Enter Space           choose what is under the cursor
|   Esc Backspace         take the last choice back, or leave the page
|   Tab                   to the next place that can be chosen
|   Shift-Tab             to the place before it that can be chosen
|   ? F1                  help for this moment
|   R                     the rules of this game
|   q                     leave; the game is saved
|   Home g                to the beginning
|   End G                 to the end
|   PageUp b              one page up
|   PageDown Space        one page down
|   D Delete              delete the chosen one
|   u                     bring back what was deleted last
|   N                     give the chosen one another name
|   /                     show only what has the words typed
|   a                     a saved game that is over: the same players play it
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Enter :
screen
| Help                                                          lines 1-21 of 32
| Keys
|   Up k 8                one up
|   Down j 2              one down
|   Left h 4              one to the left
|   Right l 6             one to the right
|   Enter Space           choose what is under the cursor
|   Esc Backspace         take the last choice back, or leave the page
|   Tab                   to the next place that can be chosen
|   Shift-Tab             to the place before it that can be chosen
|   ? F1                  help for this moment
|   R                     the rules of this game
|   q                     leave; the game is saved
|   Home g                to the beginning
|   End G                 to the end
|   PageUp b              one page up
|   PageDown Space        one page down
|   D Delete              delete the chosen one
|   u                     bring back what was deleted last
|   N                     give the chosen one another name
|   /                     show only what has the words typed
|   a                     a saved game that is over: the same players play it
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Enter Esc
screen
| Settings
|
| > Colours                   < strong contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   Pieces show their owner without colours, too.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys D
screen
| Settings
|
| > Colours                   < strong contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   Pieces show their owner without colours, too.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
keys Esc Esc

# They are there the next time.
$ clowder-test
keys End Up Up Enter
screen
| Settings
|
| > Colours                   < strong contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Marks                     < off >
|   Boards                    < as large as fits >
|   Movement                  < shown >
|   Dice                      < roll by themselves >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Bell                      < off >
|   Hints                     < off >
|   Side                      < the usual one >
|   Language                  < from the environment >
|   Keys
|
|   Pieces show their owner without colours, too.
|
|
|   Saved in /home/somebody/config/clowder/config.ini
|   Player A  Player B  Player C  Player D   0  1  2  3  4  5  6
|
| Enter choose  ? help  Esc back
