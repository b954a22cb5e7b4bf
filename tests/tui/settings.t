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
|   Kept in /home/somebody/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  ? help  Esc back
keys Right Down Right Down Right Down Right Down Right Down Right Right Down Right Down Right
keys Down Right
screen
| Settings
|
|   Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < fall by themselves >
|   Speed of a replay         < 12 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
| > Language                  < English >
|   Keys
|
|   In force at once, rulebooks too. The log of a game, and the words of
|   moves, are the same in every language.
|
|   Kept in /home/somebody/config/clowder/config.ini
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
|   ....                      k ssss ss ssssssssss k
|   ..... .. . ......         k ss k
|   ..... ..... .....         k sss sssssss k
|   .....                     k sss k
| k ........                  k sssssss k
|   ....
|
|   dd ddddd dd ddddd ddddddddd dddd ddd ddd dd d ddddd ddd ddd ddddd dd
|   dddddd ddd ddd dddd dd ddddd ddddddddd
|
|   dddd dd dddddddddddddddddddddddddddddddddddddddd
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
| Keys                                     Enter: one more key   D: as they were
| > Up k 8                    one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
|   u                         take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   ? F1                      help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
|
| Enter choose  D delete  Esc back
keys End
screen
| Keys                                     Enter: one more key   D: as they were
|   q                         leave; the game is saved
|   Space                     let the moves run by themselves, or stop
|   Left h                    one move back
|   Right l                   one move on
|   [ Shift-Left              one turn back
|   ] Shift-Right             one turn on
|   Home g                    to the beginning
|   End G                     to the end
|   +                         play faster
|   -                         play slower
|   p                         play on from this position, in a new log
|   PageUp b                  one page up
|   PageDown Space            one page down
|   /                         look for a word
|   n                         to the next place it is found
|   D Delete                  delete the chosen one
|   s                         start the new game at once
|   f                         play the guided first game, a lesson
|   r                         watch the saved game again
|   c                         play against the program: the other seats are cat.
| > p                         the next preset of the new game's options
|
| Enter choose  D delete  Esc back
keys Home Down Down Down Down Down Down Down Down Down Down Down Down Down Down Enter
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k 8                    one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > u                         take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   ? F1                      help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
| Press the new key for "undo"; Esc leaves it as it is.
| Enter choose  D delete  Esc back
keys Z
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k 8                    one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > Z u                       take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   ? F1                      help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
|
| Enter choose  D delete  Esc back
keys Enter 8
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k                      one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > 8 Z u                     take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   ? F1                      help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
| 8 was a key of "up" and no longer is.
| Enter choose  D delete  Esc back
keys Enter ?
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k                      one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > ? 8 Z u                   take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   F1                        help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
| ? was a key of "help" and no longer is.
| Enter choose  D delete  Esc back
keys Enter :
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k                      one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > ? 8 Z u                   take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   F1                        help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
| : is the only key of "type": give that another one first.
| Enter choose  D delete  Esc back
keys Enter Esc
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k                      one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > ? 8 Z u                   take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   F1                        help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
|
| Enter choose  D delete  Esc back
keys D
screen
| Keys                                     Enter: one more key   D: as they were
|   Up k                      one up
|   Down j 2                  one down
|   Left h 4                  one to the left
|   Right l 6                 one to the right
|   Up-Left Home 7            one up and to the left
|   Up-Right PageUp 9         one up and to the right
|   Down-Left End 1           one down and to the left
|   Down-Right PageDown 3     one down and to the right
|   Esc Backspace             while a player thinks: make it move at once
|   Enter Space               choose what is under the cursor
|   Esc Backspace             take the last choice back, or leave the page
|   Tab                       to the next place that can be chosen
|   Shift-Tab                 to the place before it that can be chosen
|   r                         turn the piece, or show the next possible move
| > u                         take the last move back
|   U Ctrl-R                  make the move that was taken back again
|   :                         type a move; Tab completes it
|   F1                        help for this moment
|   R                         the rules of this game
|   w                         say why the move under the cursor is not allowed
|   x                         say what is under the cursor
|
| Enter choose  D delete  Esc back
keys Esc Esc

# They are there the next time.
$ clowder-test
keys End Up Up Enter
screen
| Settings
|
| > Colours                   < high-contrast >
|   Glyphs                    < ASCII >
|   Mouse                     < off >
|   Movement                  < not shown >
|   Dice                      < fall by themselves >
|   Speed of a replay         < 12 >
|   Pause after moves         < 0.7 seconds >
|   Hints                     < off >
|   Language                  < English >
|   Keys
|
|   What belongs to whom can be told without colours, too.
|
|
|   Kept in /home/somebody/config/clowder/config.ini
|
|
|
|
|
|
| Enter choose  F1 help  Esc back
