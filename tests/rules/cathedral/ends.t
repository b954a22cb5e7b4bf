# Passing, the end, and who wins.

case 22: who is stuck passes, the other goes on, and no pass is needed at the end (CD-11 CD-12)
game cathedral 2
position turn=24 to=B cathedral=s-f7 A=manor-n-g1,abbey-e-b2,stable-n-c4,tavern-n-f4,square-n-g4,tower-n-b5,inn-e-a6,bridge-e-j8,inn-n-b9*,tavern-n-f10,stable-n-h10 B=tavern-n-c1,academy-n-d2,stable-e-e2,castle-s-g3,manor-e-j4,tavern-n-e5*,inn-e-d6,abbey-e-i6,bridge-n-h8,infirmary-n-e9,inn-n-a10 placed=2,2 last=g4
refuse B pass "CD-11: a building fits somewhere, so one must be placed"
B place stable n g9
news "No building of $A fits anywhere."
turn A
moves A 1 pass
refuse A place infirmary n c3 "CD"
A pass
news "$A passes."
turn B
B place square n i1
news "Nobody can build on"
points A 19
points B 5
over B "CD-12: fewer squares left"
refuse A pass "CD-11: the game is over"

case pass=free: passing at any time, and two passes end it (CD-11)
game cathedral 2 pass=free
deal 1
refuse A pass "CD-3"
A cathedral n f6
has B pass
B pass
turn A
A pass
over - "CD-12: equally many squares left"

case pass=free: a placement between the passes goes on (CD-11)
game cathedral 2 pass=free
deal 1
A cathedral n f6
B pass
A place tower n b2
B pass
A place tavern n j1
turn B
points A 41
points B 47
B pass
A pass
over A "CD-12: fewer squares left"

case equal squares are a draw (CD-12)
game cathedral 2 pass=free
deal 1
A cathedral n f6
B place tavern n a1
A place tavern n j1
B pass
A pass
points A 46
points B 46
over - "CD-12: equally many squares left"

case positions that no game comes to (CD-1 CD-3 CD-6 CD-7 CD-11)
game cathedral 2
reject turn=7 to=A cathedral=n-f6 A= B=- placed=1,1 "CD-1: a position names the buildings"
reject turn=7 to=A cathedral=n-f6 A=tavern-n-j1*,tavern-n-a1* B=- placed=2,1 "CD-7: a side has two first buildings"
reject turn=7 to=A cathedral=n-f6 A=tavern-n-j1* B=- placed=0,1 "CD-6: the placements counted and the first buildings do not agree"
reject turn=7 to=A cathedral=awaited A=- B=- placed=1,1 "CD-3: the Cathedral must have been placed by now"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 last=a1b1 "last= is one square"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 last=a1 "the building placed last is not on the board"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 gone=z1 "gone and pending are lists of squares"
reject turn=7 to=A cathedral=n-f6 A=tavern-n-j1* B=- placed=1,1 gone=j1 "CD-7: something stands where a building was removed"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 pending=a1 "CD-7: the position asks about a building that is not enclosed alone"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 passes=3 "CD-11: there are at most two passes"
reject turn=7 to=A cathedral=n-f6 A=- B=- placed=1,1 passes=2 "CD-11: a player who can place a building must"

case first=2: the first building of all covers at most two squares (CD-14)
game cathedral 2 first=2
deal 1
A cathedral n f6
refuse B place tower n b2 "CD-14: the first building covers at most 2 squares"
refuse B place inn n b2 "CD-14"
has B place stable n b2
has B place tavern n b2
B place stable n b2
A place tower n h8
B place tower n b5

case first=1: it is a Tavern, and the other side's may be any (CD-14)
game cathedral 2 first=1
deal 1
A cathedral n f6
moves B 94 place tavern
refuse B place stable n b2 "CD-14: the first building covers at most 1 squares"
B place tavern n a1
A place castle n h9

case first=3 with setup=lehmann and cathedral=dark: Light builds first (CD-14)
game cathedral 2 first=3 setup=lehmann cathedral=dark
deal 1
refuse A place manor n b2 "CD-14"
A place bridge n b2
B cathedral n f6
B place tower n h9

case handicap=4: so many squares more count as left of who builds first (CD-15 CD-12)
game cathedral 2 handicap=4 pass=free
deal 1
points A 47
points B 51
A cathedral n f6
B place manor n b2
A place tavern n j1
points A 46
points B 47
B pass
A pass
over A "CD-12: fewer squares left"

case handicap=1: it can make a draw (CD-15)
game cathedral 2 handicap=1 pass=free cathedral=dark
deal 1
B cathedral n f6
A place stable n a2
B place tavern n j1
points A 46
points B 46
A pass
B pass
over - "CD-12: equally many squares left"
