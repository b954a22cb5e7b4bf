# Barracks, reach, attacks, and the ways they end a game.

case 1: distances from v18 (IC-13 IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v8e65
has A raze v8
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v9e65
has A raze v9
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v17e65
has A raze v17
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v19e65
has A raze v19
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v29e65
has A raze v29
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v30e65
has A raze v30
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v4e65
refuse A raze v4 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v5e65
refuse A raze v5 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v12e65
refuse A raze v12 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v14e65
refuse A raze v14 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v22e65
refuse A raze v22 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v25e65
refuse A raze v25 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v34e65
refuse A raze v34 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v35e65
refuse A raze v35 "IC-13: it is 3 edges away: v18-"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=v36e65
refuse A raze v36 "IC-13: it is 3 edges away: v18-"
refuse A raze v36 "v18-v24-v30-v36"
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e13
has A take e13
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e20
has A take e20

case 2: barracks (IC-14)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28 B=v9e65
look v18 "a city of $A, a barracks"
position turn=9 to=A first=A at=act dice=34 A=V18e28 B=v4e65
look v18 "a city of $A; at"
position turn=9 to=A first=A at=act dice=34 A=v18e28 B=v9e65
look v18 "a settlement of $A; at"

case 4: a road is taken, and the barracks is none any more (IC-14 IC-15 IC-16 IC-17)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7e1
look v18 "a barracks"
A take e7
news "$A takes the road of $B on e7."
turn A
refuse A end "IC-17: first place the road"
A skip
look v18 "a city of $A; at"
sees all A=V18e28 B=v44e1x1
points A 2

case 5: two roads that meet (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7e1e63
refuse A take e1 "IC-13: it is 3 edges away: v18-v13-v8-v4"
refuse A seize e7 e1 "IC-15: that takes 6 knights, and you have 3"
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v44e7e1e63
refuse A take e1 "IC-13: it is 3 edges away"
refuse A seize e1 e7 "IC-15: name e7 first"
refuse A seize e7 e63 "IC-15: the two roads must meet"
refuse A seize e7 e28 "IC-15: six knights take two roads of one opponent"
moves A 1 seize
A seize e7 e1
A road e20
turn A
A road e27
turn A
sees all at=act dice=34 A=V18e20e27e28 B=v44e63x2

case 6: a building separates the two roads (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v4e7e1
refuse A seize e7 e1 "IC-15: the building on v4 separates the two roads"
position turn=9 to=A first=A at=act dice=34 A=V18v4e28k6 B=v44e7e1
refuse A seize e7 e1 "IC-15: the building on v4 separates the two roads"
has A take e7

case two roads, both in reach: the lower number first (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v44e13e20e63
has A seize e13 e20
refuse A seize e20 e13 "IC-15: name e13 first"
game catan 3
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v44e13e63 C=v0e20
refuse A seize e13 e20 "IC-15: six knights take two roads of one opponent"

case 8: what it costs (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v9e65
refuse A raze v9 "IC-15: that takes 4 knights, and you have 3"
position turn=9 to=A first=A at=act dice=34 A=V18e28k4 B=V9e65
refuse A raze v9 "IC-15: that takes 5 knights, and you have 4"
position turn=9 to=A first=A at=act dice=34 A=V18e28k2 B=v44e13
refuse A take e13 "IC-15: that takes 3 knights, and you have 2"
refuse A take e28 "IC-15"
refuse A take e50 "IC-15"
position turn=9 to=A first=A at=act dice=34 A=V18e28k2 B=v44e63
refuse A take e63 "that takes 3 knights, and you have 2; and it is"
position turn=9 to=A first=A at=act dice=34 A=V18e28k5 B=v44e13
refuse A take e28 "IC-15: the road on e28 is your own"
refuse A take e50 "IC-15: there is no road on e50"
refuse A raze v18 "IC-15: the building on v18 is your own"
refuse A raze v0 "IC-15: nothing is built on v0"

case 9: attacks start from a city (IC-14)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v18e28k9 B=v9e13
refuse A take e13 "IC-14: attacks start from a city"
refuse A raze v9 "IC-14"
refuse A seize e13 e14 "IC-14"

case the shield (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v8e7
refuse A take e7 "IC-13: e7 is shielded by the building of $B on v8"
game catan 2 shield=off
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v8e7
has A take e7

case the road's own edge counts by option (IC-13)
game catan 2 road_distance=inclusive
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7e13e1
refuse A take e7 "IC-13: it is 3 edges away, its own counted: v18-v13-v8"
has A take e13
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7
look v18 "a city of $A; at"

case any number of attacks, or one by option (IC-15)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k8 B=v9e13e20e65
A raze v9
A take e13
A skip
sees all A=V18e28k1d1 B=e20e65x1
game catan 2 attacks=1
position turn=9 to=A first=A at=act dice=34 A=V18e28k8 B=v9e13e20e65
A raze v9
refuse A take e13 "IC-15: one attack in a turn"
sees all raided=1

case 10: a road taken never comes back (IC-17)
game catan 2
position turn=9 to=B first=A at=act dice=34 longest=B A=v18e28 B=v44e63e56e55e62e54e49e39e33e23e24e34e40e41e50x1b1l1
refuse B road e66 "IC-1: no road is left: 14 on the board, 1 in the box"

case 11: without a road in stock none is placed (IC-17)
game catan 2
position turn=9 to=A first=A at=act dice=34 longest=A A=V18e28e27e36e35e43e42e44e45e30e29e37e31e22e17e16k3 B=v44e13e63
A take e13
turn A
sees all at=act
sees all B=v44e63x1

case 12: where the road for a road goes (IC-17)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7e63
A take e7
refuse A road e7 "IC-8: e7 touches no road"
refuse A take e63 "IC-17"
has A road e20
A road e20
sees all A=V18e20e28 B=v44e63x1
game catan 2 road_capture=in_place
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7e63
A take e7
refuse A road e20 "IC-17: the road must be placed where one was taken"
A road e7
sees all A=V18e7e28 B=v44e63x1
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v44e7e1e63
A seize e7 e1
A road e1
sees all free=1 freed=e7
A skip
sees all A=V18e1e28 B=v44e63x2

case new knights may be used at once, or wait by option (IC-12)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k2w3g3 B=v44e13e63
A recruit
has A take e13
game catan 2 knight_wait=yes
position turn=9 to=A first=A at=act dice=34 A=V18e28k2w3g3 B=v44e13e63
A recruit
refuse A take e13 "IC-15: that takes 3 knights, and you have 2"
sees all fresh=1

case 17: a city destroyed (IC-18 IC-16 IC-20)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28e20e14k5b1l1w1g1 B=V9e65
A raze v9
news "$A destroys the city of $B on v9: 2 points."
points A 4
points B 0
look v9 "empty"
sees all A=V18e14e20e28b1l1w1g1D1 B=e65
A settle v9
points A 5

case 20: war points win (IC-21 IC-18)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18V0V40V26v47e28d2k4 B=v9e65
points A 11
A raze v9
over A "IC-21"
points A 12

case 21: enough destroyed (IC-22)
game catan 3
position turn=9 to=A first=A at=act dice=34 A=V18e28d4k4 B=v9e65 C=v44e63
A raze v9
over A "IC-22"
position turn=9 to=A first=A at=act dice=34 A=V18e28d3D1k5 B=V9e65 C=v44e63
A raze v9
over A "IC-22"
position turn=9 to=A first=A at=act dice=34 A=V18e28d3D1k4 B=v9e65 C=v44e63
A raze v9
turn A
sees all d4D1

case 23: the last road is gone, and all is counted (IC-23 IC-17)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44v47e7b4
A take e7
turn A
A skip
over B "IC-23"
points A 3
points B 6
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7b2
A take e7
A road e20
over A "IC-23"
points A 4
points B 3
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7b2
A take e7
A skip
over - "IC-23"
game catan 2 tie=attacker
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7b2
A take e7
A skip
over A "IC-23"
game catan 2 ruin_warpoints=yes
position turn=9 to=A first=A at=act dice=34 A=V18e28k3d1 B=v44e7b2
A take e7
A skip
over A "IC-23"
points A 4

case 23: twelve points come before the count (IC-21 IC-23)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18V0V40V26e28e27e36e45d2k3 B=v47e13
points A 10
A take e13
A road e46
over A "IC-21"

case 24: the last road with more in stock (IC-23)
game catan 2 ruin=stock
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7
A take e7
A skip
turn A
sees all B=v44x1
position turn=9 to=A first=A at=act dice=34 A=V18e28k3 B=v44e7x14
A take e7
A skip
over A "IC-23"

case who lost a road may build on (IC-17 IC-19 IC-8)
game catan 2
position turn=9 to=B first=A at=act dice=34 A=V18e28 B=v44e1x1b1l1
has B road e63
has B road e0
has B road e7

case the fifth city (IC-1)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=v9V18V29V40V47e20g2o3 B=v0e0
refuse A city v9 "IC-1: all four cities stand on the board"

case six knights and one road (IC-15)
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v0e0e1e7
refuse A seize e7 e7 "IC-15: the two roads must meet"
refuse A seize e7 e28 "IC-15: six knights take two roads of one opponent"
refuse A seize e28 e7 "IC-15: six knights take two roads of one opponent"
refuse A seize e50 e7 "IC-15: six knights take two roads of one opponent"

case two roads that meet, but far from every city (IC-13 IC-15)
position turn=9 to=A first=A at=act dice=34 A=V18e28k6 B=v44e60e61
refuse A seize e60 e61 "IC-13: "
refuse A seize e61 e60 "IC-13: "
