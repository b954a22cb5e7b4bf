# Skipped players, and the ways a game ends.

case 18: the second mouse wins at once (KK-13)
game kilkenny 2
position turn=30 to=A roll=1 A=h14g15 B=d12e12f12g12h12i12j12k12
A move h14 h15
news "$A wins with two cats on two mice."
over A "KK-13"
points A 2
points B 0
refuse A pass "KK-15"
refuse * roll 1 "no possible outcome"

case one mouse is no win (KK-13 KK-15)
game kilkenny 2
position turn=30 to=A roll=1 A=a1h14 B=d12
A move h14 h15
turn *
points A 1

case 19: the last opposing cat captured (KK-14)
game kilkenny 2
position turn=8 to=A roll=1 A=e5f5 B=e6
A move e5 e6
news "$B has no cat left that can move"
news "$A wins: nobody else can move a cat."
over A "KK-14"
points A 0

case 21: a player whose only mobile cat is captured is out, and with two the other wins (KK-12 KK-14)
game kilkenny 2
position turn=8 to=B roll=1 A=e5g15 B=e6f6
B move e6 e5
over B "KK-14"
points A 1
points B 0

case a player without mobile cats wins nothing by keeping a mouse (KK-12 KK-14)
game kilkenny 3
position turn=8 to=B roll=1 A=e5g15 B=e6f6 C=h0n1
B move e6 e5
turn *
sees all turn=9 to=C
* roll 1
C move n1 n2
sees all turn=10 to=B

case 22: West is skipped, the other three go on, its mice stay closed (KK-12 KK-9)
game kilkenny 4
position turn=5 to=A roll=1 A=e4 B=e5 C=n7 D=c3
A move e4 e5
news "$B has no cat left that can move, and gets no more turns."
turn *
sees all turn=6 to=C
* roll 1
turn C
refuse C move n7 o7 "KK-9: o7 is a mouse of $B"
C move n7 n8
* roll 1
D move c3 c2
sees all turn=8 to=A
* roll 1
A move e5 e6
sees all turn=9 to=C

case a player may go on with one cat on a mouse and others on the field (KK-12 KK-15)
game kilkenny 2
position turn=8 to=A roll=1 A=e5g15 B=e8
A move e5 d5
* roll 1
B move e8 e9
sees all turn=10 to=A

case 24: the second mouse by the last mobile cat: KK-13 comes before KK-14 (KK-13 KK-14)
game kilkenny 2
position turn=40 to=A roll=2 A=h13g15 B=d12e12
A move h13 h15
over A "KK-13"
points A 2

case the last mobile cat into the first mouse loses to a single opponent (KK-8 KK-14)
game kilkenny 2
position turn=40 to=A roll=2 A=h13 B=d12e12
A move h13 h15
over B "KK-14"
points A 1

case and is skipped when two opponents are left (KK-12 KK-14)
game kilkenny 3
position turn=40 to=A roll=2 A=h13 B=d12 C=e12
A move h13 h15
turn *
sees all to=B
* roll 1
B move d12 d11
* roll 1
C move e12 e11
sees all turn=43 to=B

case the last one able to move wins even on a move of somebody else (KK-14)
game kilkenny 3
position turn=40 to=A roll=2 A=h13 B=o7 C=e12
A move h13 h15
over C "KK-14"

case 25: pod_draw: nobody can fill both mice any more (KK-15)
game kilkenny 2 pod_draw=yes
position turn=50 to=A roll=1 A=e5 B=e6f9
A move e5 e6
news "A draw"
over - "KK-15"
position turn=50 to=A A=e5 B=f9
over - "KK-15"
game kilkenny 2
position turn=50 to=A roll=1 A=e5 B=e6f9
A move e5 e6
turn *
position turn=50 to=A A=e5 B=f9
turn *

case pod_draw counts cats on mice, and leaves the wins alone (KK-13 KK-14 KK-15)
game kilkenny 2 pod_draw=yes
position turn=50 to=A roll=1 A=e5g15 B=e6f9
A move e5 e6
turn *
position turn=50 to=A roll=1 A=e5g5 B=e6
A move e5 e6
over A "KK-14"
position turn=50 to=A roll=1 A=h14g15 B=e6
A move h14 h15
over A "KK-13"
game kilkenny 3 pod_draw=yes
position turn=50 to=A A=e5 B=e6 C=e7e8
turn *
position turn=50 to=A A=e5 B=e6 C=e7
over - "KK-15"
position turn=50 to=A A=e5 B=e6 C=-
over - "KK-15"
