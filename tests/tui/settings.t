# The settings: in force at once, and kept in a file.

$ clowder-test
keys End Up Up Enter
screen
| Settings
|
| ▸ Colours                   ◂ default ▸
|   Glyphs                    ◂ Unicode ▸
|   Mouse                     ◂ on ▸
|   Movement                  ◂ shown ▸
|   Dice                      ◂ wait for a key ▸
|   Speed of a replay         ◂ 10 ▸
|   Pause after moves         ◂ 0.6 seconds ▸
|   Hints                     ◂ on ▸
|   Language                  ◂ from the environment ▸
|   Keys
|
|   What belongs to whom can be told without colours, too.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Right Down Right Down Right Down Right Down Right Right Down Right Down Right Down Right
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
| > Hints                     < off >
|   Language                  < from the environment >
|   Keys
|
|   Whether a player may ask the program for hints.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
inks
| ssssssss
|
|   .......                   k sssssssssssss k
|   ......                    k sssss k
|   .....                     k sss k
|   ........                  k sss sssss k
|   ....                      k ssss sss s sss k
|   ..... .. . ......         k ss k
|   ..... ..... .....         k sss sssssss k
| k .....                     k sss k
|   ........                  k ssss sss sssssssssss k
|   ....
|
|   ddddddd d dddddd ddd ddd ddd ddddddd ddd dddddd
|
|
|   dddd dd ddddddddddddddddddddddddddddddddddddddddddddddddddd
|
|
|
|
|
|
| kkkkk ......  k ....  kkk ....
# The keys: one more key for an action, told when another one loses it; D gives them back.
keys Down Enter
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
| > Language                  < English >
|   Keys
|
|   In force at once, rulebooks too. The log of a game, and the words of
|   moves, are the same in every language.
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys End
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
| > Keys
|
|   Enter shows every action with its keys, to change them.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Home Down Down Down Down Down Down Down Down Down Down Down Down Down Enter
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
| > Movement                  < shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   Whether pieces are seen moving and dice tumbling. Any key ends it.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Z
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
| > Movement                  < shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   Whether pieces are seen moving and dice tumbling. Any key ends it.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Enter 8
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
| > Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   Off, the terminal selects text with the mouse as usual.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Enter ?
screen
| Help                                                          lines 1-21 of 25
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
|   s                     start the new game at once
|   f                     play the guided first game, a lesson
|   r                     watch the saved game again
|   c                     play against the program: the other seats are cats, or
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Enter :
screen
| Help                                                          lines 1-21 of 25
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
|   s                     start the new game at once
|   f                     play the guided first game, a lesson
|   r                     watch the saved game again
|   c                     play against the program: the other seats are cats, or
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys Enter Esc
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
| > Mouse                     < on >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   Off, the terminal selects text with the mouse as usual.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys D
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
| > Mouse                     < on >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   Off, the terminal selects text with the mouse as usual.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Esc Esc

# They are there the next time.
$ clowder-test
keys End Up Up Enter
screen
| Settings
|
| > Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < on >
|   Movement                  < not shown >
|   Dice                      < wait for a key >
|   Speed of a replay         < 11 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   What belongs to whom can be told without colours, too.
|
|
|   Kept in /tmp/clowder-tui-homehome/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
