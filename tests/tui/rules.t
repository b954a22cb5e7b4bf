# The rules and the help: pages of text that scroll and search.

$ clowder-test
keys R
screen
| Rules of Kilkenny Cats                                       lines 1-21 of 117
| Kilkenny Cats
|
| Two cats once fought at Kilkenny until nothing was left of them but their
| tails. In the game of that name, published by Parker Brothers in 1890, up to
| four clowders of cats race across one board for the mice on the far side, and
| quarrel where they meet.
|
| 2 to 4 players, one die, about half an hour.
|
| The goal
|
| You win by putting a cat on each of your two mice, on the edge opposite your
| cats. Or you win by being the only player who can still move a cat.
|
| The board
|
|     15                     S  S                    the mice of South
|     14   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|     13   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|     12   .  .  +  N  N  N  N  N  N  N  N  +  .  .
|     11   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys j j PageDown
screen
| Rules of Kilkenny Cats                                      lines 23-43 of 117
|      9   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|      8 E .  .  W  .  .  .  .  .  .  .  .  E  .  . W
|      7 E .  .  W  .  .  .  .  .  .  .  .  E  .  . W
|      6   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|      5   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|      4   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|      3   .  .  +  S  S  S  S  S  S  S  S  +  .  .
|      2   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|      1   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|      0                     N  N                    the mice of North
|        z a  b  c  d  e  f  g  h  i  j  k  l  m  n o
|
| KK-1 Two, three or four play. The seats are South, West, North and East,
| clockwise. Two players sit face to face; with three, one side stays empty.
|
| KK-2 The field has 14 by 14 squares, a1 to n14. Outside it lie eight more
| squares, the mice, two in the middle of each edge: g15 h15, g0 h0, z7 z8 and
| o7 o8. There is nothing else outside the field.
|
| KK-3 Your two mice lie on the edge opposite your cats: South has g15 and h15,
| North g0 and h0, West o7 and o8, East z7 and z8.
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys End
screen
| Rules of Kilkenny Cats                                     lines 97-117 of 117
|   - start: inner (the third row), edge or cross (KK-4).
|   - pod_draw: yes makes a draw possible (KK-15).
|
| Writing moves
|
|   - roll 4 is what the die shows.
|   - move d3 d7 takes the cat on d3 to d7.
|   - pass is written when no cat can move.
|
| Examples
|
|   - You roll 2 with a cat on f13 and play South: move f13 h15 takes it
|     diagonally over g14 to your second mouse. A cat on g14 would be in the
|     way.
|   - The same cat could not use a 3 there: a mouse asks for the exact number.
|   - With a 1 a cat on g14 may go to g15 or h15, and to no other mouse.
|   - You roll 4. Your cat on e5 may go to e9 and capture there, but not when
|     anything stands on e6, e7 or e8.
|   - Your only cat on the field may have to enter your first mouse because no
|     other move is left. Then you have no mobile cat, and a single opponent
|     wins at once by KK-14.
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys PageDown j Home k
screen
| Rules of Kilkenny Cats                                       lines 1-21 of 117
| Kilkenny Cats
|
| Two cats once fought at Kilkenny until nothing was left of them but their
| tails. In the game of that name, published by Parker Brothers in 1890, up to
| four clowders of cats race across one board for the mice on the far side, and
| quarrel where they meet.
|
| 2 to 4 players, one die, about half an hour.
|
| The goal
|
| You win by putting a cat on each of your two mice, on the edge opposite your
| cats. Or you win by being the only player who can still move a cat.
|
| The board
|
|     15                     S  S                    the mice of South
|     14   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|     13   .  .  .  .  .  .  .  .  .  .  .  .  .  .
|     12   .  .  +  N  N  N  N  N  N  N  N  +  .  .
|     11   .  .  W  .  .  .  .  .  .  .  .  E  .  .
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
# Search: upper and lower case are the same, what is wrapped is found, n goes on.
keys /
type SQUARES IT PASSES
keys Enter
screen
| Rules of Kilkenny Cats                                      lines 56-76 of 117
|
| KK-7 A cat goes in a straight line in any of the eight directions. The squares
| it passes must be empty. On the last square it may find nothing, or a cat of
| somebody else on the field, which is captured and out of the game for good. It
| may not end on a cat of your own.
|
| KK-11 You must move when any cat can, however much it hurts. When no cat can
| move by that number the turn is lost: you pass, and stay in the game.
|
| KK-12 A player whose cats are all captured or on mice gets no more turns. His
| mice stay where they are, and stay his.
|
| Mice
|
| KK-8 A mouse is reached straight or diagonally from the field, by exact roll
| only.
|
| KK-9 Nobody ever lands on a mouse of another colour, empty or not. The mice of
| a side that nobody plays are closed to all. A mouse is the end of every line
| that reaches it.
|
| 1 place
| PageDown page down  PageUp page up  / search  n search again  Esc back
marks
|
|
|                                                                        *******
| *********
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
|
|
|
|
|
keys /
type kk-1
keys Enter
screen
| Rules of Kilkenny Cats                                      lines 34-54 of 117
|
| KK-1 Two, three or four play. The seats are South, West, North and East,
| clockwise. Two players sit face to face; with three, one side stays empty.
|
| KK-2 The field has 14 by 14 squares, a1 to n14. Outside it lie eight more
| squares, the mice, two in the middle of each edge: g15 h15, g0 h0, z7 z8 and
| o7 o8. There is nothing else outside the field.
|
| KK-3 Your two mice lie on the edge opposite your cats: South has g15 and h15,
| North g0 and h0, West o7 and o8, East z7 and z8.
|
| KK-4 Everybody begins with eight cats, as drawn above: in one line on the
| third row of his side. The option start has two more openings: edge, a line on
| the first row, and cross, blocks of two by four that meet in the middle like
| the arms of a cross.
|
| Your turn
|
| KK-5 Chance names the first player. Then the turn goes clockwise.
|
| KK-6 You roll the die. Then you move one of your cats by exactly the number
| 1 place
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys n
screen
| Rules of Kilkenny Cats                                      lines 34-54 of 117
|
| KK-1 Two, three or four play. The seats are South, West, North and East,
| clockwise. Two players sit face to face; with three, one side stays empty.
|
| KK-2 The field has 14 by 14 squares, a1 to n14. Outside it lie eight more
| squares, the mice, two in the middle of each edge: g15 h15, g0 h0, z7 z8 and
| o7 o8. There is nothing else outside the field.
|
| KK-3 Your two mice lie on the edge opposite your cats: South has g15 and h15,
| North g0 and h0, West o7 and o8, East z7 and z8.
|
| KK-4 Everybody begins with eight cats, as drawn above: in one line on the
| third row of his side. The option start has two more openings: edge, a line on
| the first row, and cross, blocks of two by four that meet in the middle like
| the arms of a cross.
|
| Your turn
|
| KK-5 Chance names the first player. Then the turn goes clockwise.
|
| KK-6 You roll the die. Then you move one of your cats by exactly the number
| 1 place
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys /
type xyzzy
keys Enter
screen
| Rules of Kilkenny Cats                                      lines 34-54 of 117
|
| KK-1 Two, three or four play. The seats are South, West, North and East,
| clockwise. Two players sit face to face; with three, one side stays empty.
|
| KK-2 The field has 14 by 14 squares, a1 to n14. Outside it lie eight more
| squares, the mice, two in the middle of each edge: g15 h15, g0 h0, z7 z8 and
| o7 o8. There is nothing else outside the field.
|
| KK-3 Your two mice lie on the edge opposite your cats: South has g15 and h15,
| North g0 and h0, West o7 and o8, East z7 and z8.
|
| KK-4 Everybody begins with eight cats, as drawn above: in one line on the
| third row of his side. The option start has two more openings: edge, a line on
| the first row, and cross, blocks of two by four that meet in the middle like
| the arms of a cross.
|
| Your turn
|
| KK-5 Chance names the first player. Then the turn goes clockwise.
|
| KK-6 You roll the die. Then you move one of your cats by exactly the number
| "xyzzy" is not found here.
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys n
screen
| Rules of Kilkenny Cats                                      lines 34-54 of 117
|
| KK-1 Two, three or four play. The seats are South, West, North and East,
| clockwise. Two players sit face to face; with three, one side stays empty.
|
| KK-2 The field has 14 by 14 squares, a1 to n14. Outside it lie eight more
| squares, the mice, two in the middle of each edge: g15 h15, g0 h0, z7 z8 and
| o7 o8. There is nothing else outside the field.
|
| KK-3 Your two mice lie on the edge opposite your cats: South has g15 and h15,
| North g0 and h0, West o7 and o8, East z7 and z8.
|
| KK-4 Everybody begins with eight cats, as drawn above: in one line on the
| third row of his side. The option start has two more openings: edge, a line on
| the first row, and cross, blocks of two by four that meet in the middle like
| the arms of a cross.
|
| Your turn
|
| KK-5 Chance names the first player. Then the turn goes clockwise.
|
| KK-6 You roll the die. Then you move one of your cats by exactly the number
| "xyzzy" is not found here.
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys q

# Help for this moment: what is awaited, the moves, the keys.
$ clowder-test play toy --names Anna,Marco --seed paperino
keys Space ?
screen
| Help                                                          lines 1-21 of 50
| Stones
|   Roll, take stones, and win, or lose, with the last one
|   Now, turn 1 of Anna: Take stones from the end of the row
|
| What can be done now
|   t           take        take that stone and all after it
|
| Moves, as they are typed
|   take STONE  take that stone and all after it (TY-3)
|
| Keys
|   Up k 8                one up
|   Down j 2              one down
|   Left h 4              one to the left
|   Right l 6             one to the right
|   Up-Left Home 7        one up and to the left
|   Up-Right PageUp 9     one up and to the right
|   Down-Left End 1       one down and to the left
|   Down-Right PageDown 3 one down and to the right
|   Enter Space           choose what is under the cursor
|   Esc Backspace         take the last choice back, or leave the page
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
keys End
screen
| Help                                                         lines 30-50 of 50
|   R                     the rules of this game
|   w                     explain why the move under the cursor is not allowed
|   x                     explain what is under the cursor
|   d                     count the dice thrown so far
|   !                     a hint: the rule that matters; again: where; again:
|                         the move
|   A                     after the game: the chances turn by turn, and what
|                         decided
|   m                     a menu of all moves, or why one is impossible
|   n                     write names on the board: one kind after the other
|   Z                     the board one size smaller, or as large as fits again
|   a                     let the program finish this turn or set-up
|   X                     resign the game
|   =                     end the game in a draw, when all agree
|   V                     hide the board; :pin sets a PIN that opens it
|   N                     read again what happened
|   q                     leave; the game is saved
|   E                     write the game to a file: drawing, recording, text,
|                         JSON, copy
|   The mouse works, too: click a place, a row, or a key on the last line; turn
|   the wheel to scroll.
|
| PageDown page down  PageUp page up  / search  n search again  Esc back
$ clowder-test
keys ?
screen
| Help                                                          lines 1-21 of 34
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
