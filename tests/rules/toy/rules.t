# Stones: every rule once.

case twenty stones, the next seat in order (TY-1)
game toy 3
position 1 2 0 20
turn *
* roll 1
turn C
C take 20
news "$C leaves 19 stones."
* roll 2
turn A

case the die comes first (TY-2)
game toy 2
position 1 0 0 20
refuse A take 20 "TY-2"
* roll 3
refuse B take 20 "TY-2"

case at most what the die shows, from the end (TY-3)
position 1 0 2 20
moves A 2
has A take 19
refuse A take 18 "TY-3"
A take 19
refuse * roll 4 "4"
* roll 3
refuse B take 19 "TY-3"
look 19 "taken"

case the last stone wins, or loses (TY-4)
position 20 0 1 1
A take 1
over A "TY-4"
game toy 3 last=loses
position 20 0 1 1
A take 1
over BC "TY-4"
reject 1 0 2 0 "no stone"
reject 22 0 0 1 "number"
