# Nullgame: every rule once.

case the row is as long as agreed (NG-1)
game nullgame 3 squares=4
position 1 C heads ....
turn C
moves C 4
refuse C take 5 "NG-1"
reject 1 C heads ..... "one letter for each square"
reject 1 D heads .... "letter of the seat"

case a coin comes first, and only chance tosses it (NG-2)
game nullgame 2
position 1 A - .....
turn *
refuse A toss heads "NG-2"
refuse A take 1 "NG-2"
* toss heads
turn A
refuse B take 1 "NG-2"

case heads: a free square must be taken (NG-3)
position 3 A heads A.B..
refuse A pass "NG-3"
refuse A take 1 "NG-3"
moves A 3
A take 2
news "$A takes square 2."
points A 2
turn *
look 2 "a square of $A"

case tails: pass (NG-3)
position 1 A tails .....
moves A 1
refuse A take 3 "NG-3"
A pass
* toss tails
turn B

case the most squares win, equal ones draw (NG-4)
game nullgame 2 squares=3
position 3 A heads A.B
A take 2
over A "NG-4"
points A 2
points B 1
game nullgame 3 squares=3
position 9 C heads A.B
C take 2
over - "NG-4"
reject 3 A heads AAB "There is no coin to use"
