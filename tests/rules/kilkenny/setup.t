# Seats, board, opening positions, and lines that are no position.

case two players sit South and North (KK-1 KK-3 KK-4)
game kilkenny 2
position first=A
sees all A=d3e3f3g3h3i3j3k3 B=d12e12f12g12h12i12j12k12
look g15 "a mouse of $A, empty"
look h15 "a mouse of $A, empty"
look g0 "a mouse of $B, empty"
look h0 "a mouse of $B, empty"
look o7 "nobody"
look z8 "nobody"
look d3 "a cat of $A"
look k12 "a cat of $B"
look e7 "empty"

case two players may sit West and East (KK-1 KK-3 KK-4)
game kilkenny 2 seats=west-east
position first=B
sees all A=c4c5c6c7c8c9c10c11 B=l4l5l6l7l8l9l10l11
look o7 "a mouse of $A"
look o8 "a mouse of $A"
look z7 "a mouse of $B"
look z8 "a mouse of $B"
look g15 "nobody"

case three players: East stays empty (KK-1 KK-3)
game kilkenny 3
position first=A
look g15 "a mouse of $A"
look o7 "a mouse of $B"
look g0 "a mouse of $C"
look z7 "nobody"

case three players: another side stays empty (KK-1 KK-3)
game kilkenny 3 seats=no-north
position first=A
sees all A=d3e3f3g3h3i3j3k3 B=c4c5c6c7c8c9c10c11 C=l4l5l6l7l8l9l10l11
look g0 "nobody"
look z7 "a mouse of $C"
game kilkenny 3 seats=no-west
position first=A
look o8 "nobody"
look g0 "a mouse of $B"
look z8 "a mouse of $C"
game kilkenny 3 seats=no-south
position first=A
look h15 "nobody"
look o7 "a mouse of $A"
look g0 "a mouse of $B"
look z7 "a mouse of $C"

case four players: South, West, North, East (KK-1 KK-3)
game kilkenny 4
position first=D
sees all turn=1 to=D A=d3
look g15 "a mouse of $A"
look o8 "a mouse of $B"
look h0 "a mouse of $C"
look z7 "a mouse of $D"

case seats that do not fit the number of players (KK-1)
game kilkenny 2 seats=no-east
reject first=A "KK-1"
game kilkenny 3 seats=south-north
reject first=A "KK-1"
game kilkenny 4 seats=west-east
reject first=A "KK-1"

case the edge opening (KK-4)
game kilkenny 4 start=edge
position first=A
sees all A=d1e1f1g1h1i1j1k1 B=a4a5a6a7a8a9a10a11
sees all C=d14e14f14g14h14i14j14k14 D=n4n5n6n7n8n9n10n11

case the cross opening (KK-4)
game kilkenny 4 start=cross
position first=A
sees all A=f4g4h4i4f5g5h5i5 B=d6e6d7e7d8e8d9e9
sees all C=f10g10h10i10f11g11h11i11 D=j6k6j7k7j8k8j9k9

case chance names the first player (KK-5)
game kilkenny 4
deal 8
sees all turn=1 to=A
deal 1
sees all turn=1 to=B
deal 2
sees all turn=1 to=C
deal 4
sees all turn=1 to=D

case the turn goes clockwise, a roll and a move each (KK-5 KK-6)
game kilkenny 3
position first=B
turn *
refuse B move c4 b4 "KK-6"
* roll 1
turn B
refuse A move d3 d2 "KK-5"
refuse B roll 3 "KK-6"
B move c4 b4
turn *
sees all turn=2 to=C A
* roll 6
C move d12 d6
* roll 2
sees all turn=3 to=A roll=2
A move d3 b1
news "$A goes from d3 to b1."
sees all turn=4 to=B A

case nothing exists outside field and mice (KK-2)
game kilkenny 2
position turn=1 to=A roll=1 A=a1n14f14 B=a5
moves A 12
refuse A move a1 z1 "KK-2"
refuse A move a1 a0 "KK-2"
refuse A move n14 o15 "KK-2"
refuse A move n14 n15 "KK-2"
refuse A move f14 f15 "KK-2"
has A move f14 g15
refuse A move z0 a1 "KK-2"
refuse A move a1 p1 "p1"
refuse A move a1 a16 "a16"

case moves that cannot be read (KK-6)
game kilkenny 2
position turn=1 to=A roll=1 A=a1 B=a5
refuse A move a1 "square"
refuse A mvoe a1 a2 "move"
refuse * roll 3 "no possible outcome"
position turn=1 to=A A=a1 B=a5
refuse * roll 0 "0"
refuse * roll 7 "7"
refuse * pass "no possible outcome"
refuse A pass "KK-6"
has * roll 6

case a position without cats, and cats in any order (KK-4 KK-12)
game kilkenny 3
position turn=77 to=A roll=2 A=g15c3a1 B=- C=e5
sees all turn=77 to=A roll=2 A=a1c3g15 B=- C=e5

case lines that are no position are refused (KK-2 KK-4 KK-5 KK-6)
game kilkenny 2
reject hello "unknown"
reject first= "KK-5"
reject first=C "KK-5"
reject first=a "KK-5"
reject first=AB "KK-5"
reject first=A first=B "occurs twice"
reject turn=0 to=A A=e5 B=e6 "turn=NUMBER"
reject turn=-1 to=A A=e5 B=e6 "turn=NUMBER"
reject turn=99999999999999999999 to=A A=e5 B=e6 "turn=NUMBER"
reject turn=1 A=e5 B=e6 "to=A"
reject turn=1 to=C A=e5 B=e6 "to=A"
reject turn=1 to=A roll=7 A=e5 B=e6 "KK-6"
reject turn=1 to=A roll=0 A=e5 B=e6 "KK-6"
reject turn=1 to=A roll= A=e5 B=e6 "KK-6"
reject turn=1 to=A A=e5 "KK-4"
reject turn=1 to=A A=e5 B= "KK-4"
reject turn=1 to=A A=e5 B=e6 C=e7 "unknown"
reject turn=1 to=A A=e5 B=e6 e7 "unknown"
reject turn=1 to=A A=e5 B=e6e7e8e9f6f7f8f9g6 "KK-4"
reject turn=1 to=A A=e5 B=h0e7e8e9f6f7f8f9g6 "KK-4"
reject turn=1 to=A A=e16 B=e6 "KK-2"
reject turn=1 to=A A=e B=e6 "KK-2"
reject turn=1 to=A A=5 B=e6 "KK-2"
reject turn=1 to=A A=e05 B=e6 "KK-2"
reject turn=1 to=A A=e5555555555555555555 B=e6 "KK-2"
reject turn=1 to=A A=z0 B=e6 "KK-2"
reject turn=1 to=A A=a15 B=e6 "KK-2"

case positions no game can come to are refused (KK-7 KK-9 KK-12 KK-13 KK-14 KK-15)
game kilkenny 2
reject turn=1 to=A A=e5 B=e5 "KK-7"
reject turn=1 to=A A=e5e5 B=e6 "KK-7"
reject turn=1 to=A A=e5g15g15 B=e6 "KK-7"
reject turn=1 to=A A=g0e5 B=e6 "KK-9"
reject turn=1 to=A A=o7e5 B=e6 "KK-9"
reject turn=1 to=A A=- B=- "KK-14"
reject turn=1 to=A A=g15 B=h0 "KK-14"
reject turn=1 to=A A=g15h15 B=g0h0 "KK-13"
reject turn=1 to=A roll=1 A=g15h15 B=e5 "KK-15"
game kilkenny 3
reject turn=1 to=A A=g15 B=e6 C=e7 "KK-12"
