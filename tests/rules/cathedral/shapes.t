# Buildings: how many, of which shape, and where they go.

case 1: fourteen buildings and 47 squares for each side (CD-1 CD-12)
game cathedral 2
deal 1
points A 47
points B 47
turn A

case 2: placements of Light on an empty board (CD-2 CD-4)
game cathedral 2
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
moves A 2141
moves A 100 place tavern
moves A 180 place stable
moves A 324 place inn
moves A 160 place bridge
moves A 81 place square
moves A 288 place manor
moves A 144 place abbey
moves A 64 place infirmary
moves A 288 place castle
moves A 256 place tower
moves A 256 place academy

case 2: and of Dark (CD-2)
game cathedral 2
position turn=2 to=B cathedral=removed A=- B=- placed=0,0
moves B 2141
moves B 144 place abbey
moves B 256 place academy

case 26: the Cathedral has 224 places, and no mirror image of its own (CD-3)
game cathedral 2
deal 1
moves A 224
moves A 224 cathedral
moves A 56 cathedral n
has A cathedral n b2
refuse A cathedral n a2 "CD-4: the Cathedral would reach over the wall"
refuse A cathedral n b9 "CD-4: the Cathedral would reach over the wall"
has A cathedral s b9

case the Cathedral in its four rotations (CD-2)
game cathedral 2
deal 1
A cathedral e e5
look e4 "the Cathedral"
look f5 "the Cathedral"
look e6 "the Cathedral"
look c5 "the Cathedral"
look g5 "empty"
look e7 "empty"

case the tower turns clockwise around its reference square (CD-2)
game cathedral 2
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place tower n e5
look d4 "the Tower of $A"
look e4 "the Tower of $A"
look e5 "the Tower of $A"
look f5 "the Tower of $A"
look f6 "the Tower of $A"
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place tower e e5
look f4 "the Tower of $A"
look e5 "the Tower of $A"
look f5 "the Tower of $A"
look d6 "the Tower of $A"
look e6 "the Tower of $A"
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place tower s e5
look d4 "the Tower of $A"
look d5 "the Tower of $A"
look e5 "the Tower of $A"
look e6 "the Tower of $A"
look f6 "the Tower of $A"
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place tower w e5
look e4 "the Tower of $A"
look f4 "the Tower of $A"
look d5 "the Tower of $A"
look e5 "the Tower of $A"
look d6 "the Tower of $A"

case 3: Abbey and Academy are mirror images of the other side's (CD-2)
game cathedral 2
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place abbey n e5
look e5 "the Abbey of $A"
look f5 "the Abbey of $A"
look d6 "the Abbey of $A"
look e6 "the Abbey of $A"
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place abbey e e5
look d4 "the Abbey of $A"
look d5 "the Abbey of $A"
look e5 "the Abbey of $A"
look e6 "the Abbey of $A"
position turn=2 to=B cathedral=removed A=- B=- placed=0,0
B place abbey n e5
look d5 "the Abbey of $B"
look e5 "the Abbey of $B"
look e6 "the Abbey of $B"
look f6 "the Abbey of $B"
position turn=2 to=B cathedral=removed A=- B=- placed=0,0
B place abbey e e5
look e4 "the Abbey of $B"
look d5 "the Abbey of $B"
look e5 "the Abbey of $B"
look d6 "the Abbey of $B"
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
A place academy n e5
look d4 "the Academy of $A"
look e4 "the Academy of $A"
look e5 "the Academy of $A"
look f5 "the Academy of $A"
look e6 "the Academy of $A"
position turn=2 to=B cathedral=removed A=- B=- placed=0,0
B place academy n e5
look e4 "the Academy of $B"
look f4 "the Academy of $B"
look d5 "the Academy of $B"
look e5 "the Academy of $B"
look e6 "the Academy of $B"

case a building has only the rotations that look different (CD-2)
game cathedral 2
position turn=2 to=A cathedral=removed A=- B=- placed=0,0
refuse A place tavern e e5 "CD-2: the Tavern has only the rotation n"
refuse A place square s e5 "CD-2: the Square has only the rotation n"
refuse A place infirmary w e5 "CD-2: the Infirmary has only the rotation n"
refuse A place stable s e5 "CD-2: the Stable has only the rotations n and e"
refuse A place abbey w e5 "CD-2: the Abbey has only the rotations n and e"
has A place inn w e5

case 27: on empty squares inside the wall only (CD-4)
game cathedral 2
deal 1
A cathedral n f6
refuse B place tavern n f6 "CD-4: f6 is covered by the Cathedral"
refuse B place bridge n a1 "CD-4: the Bridge would reach over the wall"
refuse B place bridge n j5 "CD-4: the Bridge would reach over the wall"
B place bridge n b1
refuse A place stable n a1 "CD-4: a1 has a building of $B"
A place tavern n j10
refuse B place tavern n c1 "CD-4: c1 has a building of yours"
refuse B place stable e j9 "CD-4: j10 has a building of $A"

case a kind of which none is left (CD-1)
game cathedral 2
deal 1
A cathedral n f6
B place tower n b2
A place tavern n j10
refuse B place tower n h2 "CD-1: no Tower of yours is left"
moves B 0 place tower
look tower "Tower, 5 squares: $A has 1 left, $B 0"

case the order of the beginning (CD-3)
game cathedral 2
deal 1
refuse A place tavern n a1 "CD-3: the Cathedral comes first"
refuse B cathedral n f6 "CD-3: it is the turn of $A"
refuse A pass "CD-3: the Cathedral comes first"
A cathedral n f6
news "$A places the Cathedral on f6."
turn B
refuse B cathedral n b2 "CD-3: the Cathedral has already been placed"
B place tower n b2
turn A

case building first, then the Cathedral and a building in one turn (CD-3)
game cathedral 2 setup=lehmann
deal 1
turn B
refuse B cathedral n f6 "CD-3: a building comes first"
B place tower n b2
turn A
refuse A place tavern n j10 "CD-3: the Cathedral comes first"
refuse A cathedral n b3 "CD-4: b2 has a building of $B"
A cathedral n f6
turn A
A place tavern n j10
turn B

case 25: in the next game of a series the roles change, the colours do not (CD-13)
game cathedral 2 cathedral=dark
deal 1
turn B
B cathedral n f6
turn A
A place abbey n b2
look b2 "the Abbey of $A"
look c2 "the Abbey of $A"
turn B

case positions that cannot be (CD-1 CD-3 CD-4 CD-6)
game cathedral 2
reject old "a position is"
reject turn=2 to=A cathedral=awaited A=- B=- placed=0,0 x=1 "unknown"
reject turn=2 to=B cathedral=awaited A=- B=- placed=0,0 "CD-3: the Cathedral must have been placed"
reject turn=2 to=A cathedral=n-a1 A=- B=- placed=0,0 "CD-4"
reject turn=2 to=A cathedral=removed A=tower-n-a1 B=- placed=1,0 "CD-4"
reject turn=2 to=A cathedral=removed A=tower-n-b2,tower-n-g6 B=- placed=2,0 "CD-1"
reject turn=2 to=A cathedral=removed A=tavern-e-b2 B=- placed=1,0 "CD-2"
reject turn=2 to=A cathedral=removed A=tavern-n-b2 B=- placed=1,0 "CD-6"
reject turn=2 to=A cathedral=removed A=tavern-n-b2* B=- placed=0,0 "CD-6"
position turn=2 to=A cathedral=removed A=tavern-n-b2* B=- placed=1,0
