# The first moves of each opening, for each roll: how many, and how many of them capture.

case 1: inner, two players: 50 50 26 22 20 18 moves, no capture (KK-4 KK-6 KK-7)
game kilkenny 2
position first=A
* roll 1
moves A 50 move
tells A 0 "captures"
position first=A
* roll 2
moves A 50 move
tells A 0 "captures"
position first=A
* roll 3
moves A 26 move
tells A 0 "captures"
position first=A
* roll 4
moves A 22 move
tells A 0 "captures"
position first=A
* roll 5
moves A 20 move
tells A 0 "captures"
position first=A
* roll 6
moves A 18 move
tells A 0 "captures"

case 2: inner, four players: two captures for every roll (KK-4 KK-7)
game kilkenny 4
position first=A
* roll 1
moves A 50 move
tells A 2 "captures"
position first=A
* roll 2
moves A 48 move
tells A 2 "captures"
position first=A
* roll 3
moves A 22 move
tells A 2 "captures"
position first=A
* roll 4
moves A 18 move
tells A 2 "captures"
position first=A
* roll 5
moves A 16 move
tells A 2 "captures"
position first=A
* roll 6
moves A 14 move
tells A 2 "captures"

case 3: edge, two players (KK-4 KK-7)
game kilkenny 2 start=edge
position first=A
* roll 1
moves A 26 move
tells A 0 "captures"
position first=A
* roll 2
moves A 26 move
tells A 0 "captures"
position first=A
* roll 3
moves A 26 move
tells A 0 "captures"
position first=A
* roll 4
moves A 22 move
tells A 0 "captures"
position first=A
* roll 5
moves A 20 move
tells A 0 "captures"
position first=A
* roll 6
moves A 18 move
tells A 0 "captures"

case 3: edge, four players: two captures from a roll of three on (KK-4 KK-7)
game kilkenny 4 start=edge
position first=A
* roll 1
moves A 26 move
tells A 0 "captures"
position first=A
* roll 2
moves A 26 move
tells A 0 "captures"
position first=A
* roll 3
moves A 26 move
tells A 2 "captures"
position first=A
* roll 4
moves A 22 move
tells A 2 "captures"
position first=A
* roll 5
moves A 20 move
tells A 2 "captures"
position first=A
* roll 6
moves A 18 move
tells A 2 "captures"

case cross, two players: a five meets the arm across (KK-4 KK-7)
game kilkenny 2 start=cross
position first=A
* roll 1
moves A 32 move
tells A 0 "captures"
position first=A
* roll 2
moves A 32 move
tells A 0 "captures"
position first=A
* roll 3
moves A 32 move
tells A 0 "captures"
position first=A
* roll 4
moves A 20 move
tells A 0 "captures"
position first=A
* roll 5
moves A 18 move
tells A 4 "captures"
position first=A
* roll 6
moves A 6 move
tells A 0 "captures"

case cross, four players: nobody can move six (KK-4 KK-7 KK-11)
game kilkenny 4 start=cross
position first=A
* roll 1
moves A 32 move
tells A 2 "captures"
position first=A
* roll 2
moves A 30 move
tells A 4 "captures"
position first=A
* roll 3
moves A 26 move
tells A 2 "captures"
position first=A
* roll 4
moves A 12 move
tells A 2 "captures"
position first=A
* roll 5
moves A 8 move
tells A 4 "captures"
position first=A
* roll 6
moves A 1 pass

case inner, three players: South has a neighbour on one side (KK-1 KK-4)
game kilkenny 3
position first=A
* roll 1
moves A 50 move
tells A 1 "captures"
position first=A
* roll 2
moves A 49 move
tells A 1 "captures"
position first=A
* roll 3
moves A 24 move
tells A 1 "captures"
position first=A
* roll 4
moves A 20 move
tells A 1 "captures"
position first=A
* roll 5
moves A 18 move
tells A 1 "captures"
position first=A
* roll 6
moves A 16 move
tells A 1 "captures"
