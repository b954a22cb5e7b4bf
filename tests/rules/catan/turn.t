# Production, building, trade, the longest road.

case 26: a city gets two cards, a settlement one (IC-5 IC-6)
game catan 2
position turn=9 to=A first=A at=roll A=V18e20 B=v44e63
turn *
* roll 2 4
news "$A gets 2 brick."
news "$B gets 1 grain."
sees all A=V18e20b2 B=v44e63g1
turn A

case nobody gets a card the bank has too few of, unless he is alone (IC-6)
game catan 3
position turn=9 to=A first=A at=roll A=V18e20b9 B=v44e63 C=v8e12b9
* roll 2 4
news "The bank has only 1 brick: nobody gets any."
news "$B gets 1 grain."
sees all A=V18e20b9 B=v44e63g1 C=v8e12b9
position turn=9 to=A first=A at=roll A=V18e20b9 B=v44e63b9 C=v0e0
* roll 2 4
news "The bank has only 1 brick left."
news "$A gets 1 brick."
sees all A=V18e20b10

case costs, and what is missing (IC-7)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20e14b1l1 B=v44e63
refuse A settle v9 "IC-7: a settlement costs 1 brick, 1 lumber, 1 wool, 1 grain; missing: 1 wool, 1 grain"
refuse A city v18 "IC-7: a city costs 2 grain, 3 ore; missing"
refuse A city v44 "IC-7"
A road e13
sees all A=v18e13e14e20 B
refuse A road e27 "IC-7: a road costs 1 brick, 1 lumber"

case a city replaces a settlement, which returns to stock (IC-7 IC-1)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18v9v30v34v40e20e14g4o6 B=v47e66
refuse A city v19 "IC-7: no settlement of yours"
A city v18
refuse A city v18 "IC-7: v18 is a city already"
points A 6
A city v9
points A 7
sees all A=v30v34v40V9V18
position turn=9 to=A first=A at=act dice=34 A=v18v9v30v34v40e20e14e13e12b1l1w1g1 B=v47e66
refuse A settle v7 "IC-1: all five"

case where roads go (IC-8)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20b2l2 B=v44e63
moves A 4 road
has A road e13
has A road e14
has A road e27
has A road e28
refuse A road e20 "IC-8: e20 has a road of $A"
refuse A road e7 "IC-8: e7 touches no road"

case 31: not through a building of another player (IC-8)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20e13b1l1 B=v8e63
refuse A road e7 "IC-8: the way to e7 leads through the building of $B on v8"
refuse A road e12 "IC-8"
has A road e14
position turn=9 to=A first=A at=act dice=34 A=v18v0e20e13e1b1l1 B=v8e63
has A road e7

case 29: harbours (IC-9)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v0e0w3 B=v44e63
has A bank wool ore
refuse A bank grain ore "IC-9: the bank asks for 3 grain, and you hold 0"
A bank wool ore
sees all A=v0e0o1
position turn=9 to=A first=A at=act dice=34 A=v1e3g2w3 B=v44e63
has A bank grain ore
refuse A bank wool ore "IC-9: the bank asks for 4 wool, and you hold 3"
refuse A bank grain grain "IC-9"
position turn=9 to=A first=A at=act dice=34 A=v18e20w4 B=v44e63o19
refuse A bank wool ore "IC-9: the bank has no ore"
A bank wool brick
news "gives the bank 4 wool for 1 brick"

case a harbour serves at once (IC-9)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e1e7e13e20b1l1w1g4 B=v44e63
has A bank grain brick
refuse A bank wool brick "IC-9: the bank asks for 4 wool"
A settle v0
A bank grain brick
sees all A=v0v18e1e7e13e20b1 B

case trade among players (IC-9)
game catan 3
position turn=9 to=A first=A at=act dice=34 A=v18e20w2b1 B=v44e63o2 C=v0e0o1
refuse A give ore "IC-9: you have no more ore"
refuse A want ore "IC-9"
A give wool
refuse A offer "IC-9: no gifts"
refuse A want wool "IC-9: not the same kind"
refuse A want grain "IC-9: nobody else holds all that"
refuse A road e13 "IC-9: first make the offer"
A give wool
refuse A give wool "IC-9: you have no more"
A want ore
refuse A give ore "IC-9: not the same kind"
A want ore
A offer
news "$A offers 2 wool for 2 ore."
turn B
refuse A cancel "IC-9"
refuse C accept "IC-9: you are not the one"
B accept
turn A
refuse A deal C "IC-9: $C has not accepted"
refuse A end "IC-9"
A deal B
sees all A=v18e20b1o2 B=v44e63w2 C=v0e0o1
turn A

case several may answer, and nobody need accept (IC-9)
game catan 3
position turn=9 to=A first=A at=act dice=34 A=v18e20w2 B=v44e63o2 C=v0e0o1
A give wool
A want ore
A offer
turn BC
C refuse
turn B
B refuse
turn A
sees all at=act dice=34 offers=1 A=v18e20w2
A give wool
A cancel
A give wool
A want ore
A offer
C accept
B accept
A deal C
sees all A=v18e20w1o1 B=v44e63o2 C=v0e0w1

case at most five trades in a turn (IC-9)
game catan 2
position turn=9 to=A first=A at=act dice=34 offers=4 A=v18e20w2 B=v44e63o2
A give wool
A cancel
refuse A give wool "IC-9: 5 trades were begun"

case at most nine cards on each side (IC-9)
game catan 2
position turn=9 to=A first=A at=trade dice=34 offers=1 give=w9 want=o9 A=v18e20w12 B=v44e63o12
refuse A give wool "IC-9: at most 9"
refuse A want ore "IC-9: at most 9"
moves A 2

case closed hands: all are asked, and cards are hidden (IC-9)
game catan 3 hands=closed
position turn=9 to=A first=A at=act dice=34 A=v18e20w2 B=v44e63o2 C=v0e0
sees B B=v44e63o2
hides A o2
sees A B=v44e63?2
sees public A=v18e20?2
A give wool
A want grain
A cancel
A give wool
A want ore
A offer
turn BC
refuse C accept "IC-9: you do not hold"
C refuse
B accept
A deal B
sees all A=v18e20w1o1

case the Longest Road: the first with five, then only a longer one (IC-10 IC-20)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20e13e7e1b4l4 B=v43e39e49e54e62b4l4
points A 1
A road e0
news "$A takes the Longest Road, 5 edges."
points A 3
A end
turn *
* roll 1 1
B road e66
points A 3
points B 1
B road e33
news "$B takes the Longest Road, 6 edges."
points A 1
points B 3

case branches and circles: no edge counts twice (IC-10)
game catan 2
position turn=9 to=A first=A at=act dice=34 longest=A A=v18e20e13e12e19e26e27b1l1 B=v43e54
A road e7
sees all longest=A
position turn=9 to=A first=A at=act dice=34 longest=A A=v18e20e13e12e19e26e27e28 B=v43e54e49e39e33e62e66
sees all longest=A
reject turn=9 to=A first=A at=act dice=34 longest=B A=v18e20e13e12e19e26e27e28 B=v43e54e49e39e33e62e66 "IC-10"

case 32: a building of another player cuts a road (IC-10)
game catan 2
position turn=9 to=B first=A at=act dice=34 longest=A A=v18e20e13e7e1e0 B=v43e12b1l1w1g1
points A 3
B settle v8
news "The Longest Road is set aside."
points A 1

case 19: the holder keeps the card in a tie after a cut (IC-10)
game catan 2
position turn=9 to=B first=A at=act dice=34 longest=A A=v18e20e13e7e1e0e6e10 B=v43e39e49e54e62e66e12b1l1w1g1
B settle v8
sees all longest=A
points A 3

case after a cut the longest alone takes the card, and in a tie nobody (IC-10)
game catan 3
position turn=9 to=B first=A at=act dice=34 longest=A A=v18e20e13e7e1e0e6 B=v43e39e49e54e62e66e12b1l1w1g1 C=v26e38
B settle v8
news "$B takes the Longest Road, 5 edges."
position turn=9 to=B first=A at=act dice=34 longest=A A=v18e20e13e7e1e0 B=v43e12b1l1w1g1 C=v26e32e38e31e37e48
B settle v8
news "$C takes the Longest Road"
position turn=9 to=B first=A at=act dice=34 longest=A A=v18e20e13e7e1e0 B=v43e39e49e54e62e66e12b1l1w1g1 C=v26e32e22e38e48e47
B settle v8
news "The Longest Road is set aside."

case roads cut off from everything stay usable (IC-19 IC-8)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20e0b1l1 B=v44e63
has A road e1
has A road e6
A road e1

case 16: a seven, cards given back by who has more than seven (IC-11)
game catan 3
position turn=9 to=A first=A at=roll A=v18e20b5w4 B=v44e63b4g3 C=v0e0o8
* roll 3 4
news "$A takes a knight."
news "$A has 9 cards and gives back 4."
turn AC
refuse B discard brick "IC-11"
refuse A discard ore "IC-11: you have no ore"
refuse A end "IC-11: first give back 4 cards"
C discard ore
A discard brick
A discard wool
C discard ore
A discard wool
A discard wool
turn C
C discard ore
C discard ore
turn A
sees all A=v18e20b4w1k1 B=v44e63b4g3 C=v0e0o4
refuse A discard wool "IC-11"
game catan 2 seven_discard=off
position turn=9 to=A first=A at=roll A=v18e20b5w4 B=v44e63b4g5
* roll 3 4
turn A
sees all A=v18e20b5w4k1 B=v44e63b4g5

case 14: a seven with an empty deck (IC-11)
game catan 2
position turn=9 to=A first=A at=roll A=v18e20k6 B=v44e63k8
* roll 3 4
news "The deck has no knight left."
sees all A=v18e20k6 B=v44e63k8

case a seven gives everybody a knight by option (IC-11)
game catan 3 seven_all=yes
position turn=9 to=B first=A at=roll A=v18e20k6 B=v44e63k6 C=v0e0
* roll 3 4
sees all A=v18e20k6 B=v44e63k7 C=v0e0k1

case 15: recruiting (IC-12)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e20g3w2 B=v44e63
refuse A recruit "IC-12: a knight costs 3 wool, 3 grain; missing: 1 wool"
position turn=9 to=A first=A at=act dice=34 A=v18e20g6w6 B=v44e63k13
A recruit
sees all A=v18e20w3g3k1
refuse A recruit "IC-12: the deck has no knight left"

case the dice come first, and a turn goes on until it is ended (IC-5)
game catan 2
position turn=9 to=A first=A at=roll A=v18e20 B=v44e63
refuse A end "IC-5: the dice must be rolled first"
refuse * roll 0 "0"
* roll 1 2
refuse A roll 1 2 "IC-5"
refuse B end "IC-5: it is the turn of $A"
refuse A skip "IC-17"
refuse A cancel "IC-9"
A end
turn *
sees all turn=10 to=B

case 20: twelve points win on the own turn only (IC-21)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18V0V40V26v29e20d2b1l1e35e43 B=v47e66
points A 11
game catan 2
position turn=9 to=B first=A at=act dice=34 A=V18V0V40V26e20d2D1e13e7e1b1l1 B=v47e66
points A 12
B end
over A "IC-21"
position turn=9 to=A first=A at=act dice=34 A=V18V0V40V26e20d2e13e7e1b1l1 B=v47e66
points A 10
A road e0
news "$A wins with 12 points."
over A "IC-21"
refuse A end "IC-21"
game catan 2 vp=10
position turn=9 to=A first=A at=act dice=34 A=V18V0V40e20d1e13e7e1b1l1 B=v47e66
points A 7
game catan 2 vp=10
position turn=9 to=A first=A at=act dice=34 A=V18V0V40v26e20d1e13e7e1b1l1 B=v47e66
A road e0
over A "IC-21"

case Largest Army by option (IC-11 IC-20)
game catan 2 largest_army=yes
position turn=9 to=A first=A at=roll A=V18e20k2 B=v47e66
points A 2
* roll 3 4
news "$A takes the Largest Army."
points A 4
sees all army=A
