# Mice: who reaches them, how, and what then.

case 6: a cat enters its mouse by exact roll (KK-8)
game kilkenny 2
position turn=3 to=A roll=2 A=a1g13 B=d12
A move g13 g15
news "$A goes from g13 to g15 and gets a mouse."
look g15 "a cat of $A on its mouse"
points A 1
sees all A=a1g15
position turn=3 to=A roll=3 A=a1g13 B=d12
refuse A move g13 g15 "KK-8: a mouse is reached by exact roll"
refuse A move g13 g16 "g16"
moves A 5 move g13

case 7: a diagonal into a mouse, over an empty square only (KK-7 KK-8)
game kilkenny 2
position turn=3 to=A roll=2 A=f13 B=d12
has A move f13 h15
position turn=3 to=A roll=2 A=f13g14 B=d12
refuse A move f13 h15 "KK-7: a cat on g14 is in the way"
position turn=3 to=A roll=2 A=f13 B=d12g14
refuse A move f13 h15 "KK-7: a cat on g14 is in the way"

case 8: the other diagonals (KK-8)
game kilkenny 2
position turn=3 to=A roll=2 A=e13 B=d1
has A move e13 g15
position turn=3 to=A roll=3 A=d12 B=d1
has A move d12 g15
position turn=3 to=A roll=1 A=g14 B=d1
moves A 7
has A move g14 g15
has A move g14 h15
position turn=3 to=A roll=2 A=i13 B=d1
has A move i13 g15

case every side reaches its own mice (KK-3 KK-8)
game kilkenny 4
position turn=1 to=B roll=2 A=a1 B=m6 C=a3 D=a4
moves B 6
has B move m6 o8
position turn=1 to=C roll=1 A=a1 B=m6 C=h1 D=a4
moves C 7
has C move h1 g0
has C move h1 h0
position turn=1 to=D roll=1 A=a1 B=m6 C=h1 D=a6
moves D 6
has D move a6 z7
refuse D move a6 z5 "KK-2"

case 10: a mouse of another colour is closed, empty or not (KK-9)
game kilkenny 4
position turn=3 to=A roll=1 A=n7 B=c4 C=d12 D=l4
refuse A move n7 o7 "KK-9: o7 is a mouse of $B"
refuse A move n7 o8 "KK-9: o8 is a mouse of $B"
moves A 5
position turn=3 to=A roll=1 A=n7 B=c4o7 C=d12 D=l4
refuse A move n7 o7 "KK-9: o7 is a mouse of $B"
look o7 "a cat of $B on its mouse"
moves A 5

case 11: so is the mouse beside one's own start (KK-9)
game kilkenny 2
position turn=3 to=B roll=1 A=a1 B=g14
refuse B move g14 g15 "KK-9: g15 is a mouse of $A"
moves B 5

case the mice of a side that nobody plays are closed (KK-9)
game kilkenny 2
position turn=3 to=A roll=1 A=n7 B=a7
refuse A move n7 o7 "KK-9: o7 is a mouse that nobody plays for"
moves A 5

case 12: a cat on its mouse never moves again (KK-10)
game kilkenny 2
position turn=3 to=A roll=1 A=a1g15 B=d12
refuse A move g15 h15 "KK-10"
refuse A move g15 g14 "KK-10"
moves A 3
moves A 0 move g15

case an own mouse that is taken is closed, and none of its cats is captured (KK-7 KK-10)
game kilkenny 2
position turn=3 to=A roll=1 A=g14g15 B=d12
refuse A move g14 g15 "KK-7: your own cat has the mouse g15 already"
has A move g14 h15
position turn=3 to=B roll=1 A=a1g15 B=g14
refuse B move g14 g15 "KK-9"
