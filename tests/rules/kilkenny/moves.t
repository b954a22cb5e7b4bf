# How cats move and capture.

case 5: a capture in the opening (KK-7)
game kilkenny 4
position first=A
* roll 1
A move d3 c4
news "$A goes from d3 to c4 and captures a cat of $B."
sees all A=e3f3g3h3i3j3k3c4
sees all B=c5c6c7c8c9c10c11 C
look c4 "a cat of $A"
look d3 "empty"

case eight directions, the rolled number of squares (KK-6 KK-7)
game kilkenny 2
position turn=1 to=A roll=3 A=g7 B=a1
moves A 8
has A move g7 g10
has A move g7 j10
has A move g7 j7
has A move g7 j4
has A move g7 g4
has A move g7 d4
has A move g7 d7
has A move g7 d10
refuse A move g7 g9 "KK-6: it is 2 from g7 to g9, and the roll is 3"
refuse A move g7 h9 "KK-7"
refuse A move g7 g7 "KK-6"
refuse A move a1 a4 "KK-6: no cat of yours stands on a1"
refuse A move g8 g11 "KK-6: no cat of yours stands on g8"

case 14: cats do not jump (KK-7)
game kilkenny 2
position turn=1 to=A roll=4 A=e5e7 B=a1
refuse A move e5 e9 "KK-7: a cat on e7 is in the way"
position turn=1 to=A roll=4 A=e5 B=e7a1
refuse A move e5 e9 "KK-7: a cat on e7 is in the way"
position turn=1 to=A roll=4 A=e5 B=e9a1
A move e5 e9
news "captures a cat of $B"
sees all A=e9 B=a1
position turn=1 to=A roll=4 A=e5e9 B=a1
refuse A move e5 e9 "KK-7: your own cat stands on e9"

case 15: the edge of the field (KK-2 KK-7)
game kilkenny 2
position turn=1 to=A roll=6 A=a1 B=n1
moves A 3
has A move a1 a7
has A move a1 g7
has A move a1 g1
refuse A move a1 z0 "KK-2"
position turn=1 to=A roll=6 A=g7 B=n1
moves A 8
refuse A move g7 a8 "KK-7"

case a line does not go round the edge (KK-2)
game kilkenny 2
position turn=1 to=A roll=1 A=n6a10 B=g7
moves A 10
position turn=1 to=A roll=2 A=n6a10 B=g7
moves A 10
refuse A move n6 a8 "KK-7"

case 16: a harmful move must be played (KK-11 KK-14)
game kilkenny 2
position turn=9 to=A roll=6 A=b9 B=b8c8c9
moves A 1
refuse A pass "KK-11"
has A move b9 h15
A move b9 h15
points A 1
over B "KK-14"

case 17: with no move the turn is lost, and the next roll comes as ever (KK-11)
game kilkenny 2
position turn=5 to=A A=a1 B=a2b1b2n14
* roll 2
news "no cat can move that far, the turn is lost"
moves A 1 pass
refuse A move a1 a3 "KK-7"
A pass
sees all turn=6 to=B A=a1 B=b1a2b2n14
turn *
* roll 3
B move n14 n11
turn *
sees all turn=7 to=A A=a1
* roll 1
turn A
moves A 3
A move a1 b2
sees all A=b2 B=b1a2n11
