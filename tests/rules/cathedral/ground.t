# What is enclosed: ground, captures, what is safe.

case 6: no ground by the first building (CD-6)
game cathedral 2
deal 1
A cathedral n f6
B place tower e b2
look a1 "empty"
has A place tavern n a1

case 7: it comes with the second one (CD-6 CD-5)
game cathedral 2
deal 1
A cathedral n f6
B place tower e b2
A place tavern n j1
B place tavern n j10
news "claims 3 squares."
look a1 "ground of $B"
look b1 "ground of $B"
look a2 "ground of $B"
refuse A place tavern n a1 "CD-6: a1 is the ground of $B"
A place tavern n i9
has B place tavern n a1

case 7, first_pocket=never: not while no other building touches it (CD-6)
game cathedral 2 first_pocket=never
deal 1
A cathedral n f6
B place tower e b2
A place tavern n j1
B place tavern n j10
look a1 "empty"
has A place tavern n a1
A place tavern n i9
B place manor n g9
A place stable n i2
B place tavern n a1
look b1 "ground of $B"
look a2 "ground of $B"

case 8: who entered before is not captured, and the rest stays open (CD-7)
game cathedral 2
deal 1
A cathedral n f6
B place tower e b2
A place stable n a1
B place tavern n j10
look a1 "the Stable of $A"
look a2 "empty"
has A place tavern n a2

case 8, late_capture=yes: it is captured by the next placement (CD-7)
game cathedral 2 late_capture=yes
deal 1
A cathedral n f6
B place tower e b2
A place stable n a1
B place tavern n j10
news "takes the Stable of $A, claims 3 squares."
look a1 "ground of $B"

case 9: a building enclosed alone is captured (CD-7)
game cathedral 2
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place square n i9
A place tavern n j1
B place tavern n c1
news "takes the Tavern of $A, claims 2 squares."
look a1 "ground of $B"
look b1 "ground of $B"
look a1 "where a building was just removed"
points A 46
look tavern "$A has 1 left"
sees all claimed=2 gone=a1

case 10: through a corner it leaks (CD-5)
game cathedral 2
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place square n i9
A place tavern n j1
B place tavern n d1
look a1 "the Tavern of $A"
look b1 "empty"
look c1 "empty"

case 21: a captured building may be placed again, and counts until then (CD-7 CD-12)
game cathedral 2
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place square n i9
A place tavern n j1
points A 45
B place tavern n c1
points A 46
has A place tavern n d1
refuse A place tavern n b1 "CD-6: b1 is the ground of $B"
A place tavern n d1
points A 45

case 12 and 23: the Cathedral is captured, for good (CD-7 CD-6)
game cathedral 2
deal 1
A cathedral n b2
B place stable n a5
A place tavern n j1
B place inn w d5
A place square n i9
B place bridge e d2
news "takes the Cathedral, claims 12 squares"
look a1 "ground of $B"
look c4 "ground of $B"
look b2 "ground of $B"
sees all cathedral=removed
refuse A cathedral n f6 "CD-7: the Cathedral was removed for good"
moves A 0 cathedral
turn A

case 14: the Cathedral is no wall (CD-5)
game cathedral 2
deal 1
A cathedral n c2
B place stable n a5
A place tavern n j1
B place tavern n c5
look a1 "empty"
look a4 "empty"

case 15: corner to corner does not close (CD-5)
game cathedral 2
deal 1
A cathedral n b2
B place stable n a5
A place tavern n j1
B place stable n c4
A place square n i9
B place bridge e d2
look b2 "the Cathedral"
look a1 "empty"

case 16: a cut through the city encloses both sides; half of it is no part (CD-5 CD-7)
game cathedral 2
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place tavern n c1
news "takes the Tavern of $A, claims 2 squares."
look f6 "the Cathedral"
look j10 "empty"

case 29: a wall through the middle: the smaller side is a part, the larger is not (CD-5 CD-7)
game cathedral 2 pass=free
deal 1
A cathedral n c2
B place bridge n b5
A pass
B place manor n e5
A pass
B place stable n g5
A pass
B place stable n i5
news "takes the Cathedral, claims 40 squares."
look a1 "ground of $B"
look a10 "empty"
look e6 "the Manor of $B"

case 29, outside=half: both sides have 50 squares at most (CD-5)
game cathedral 2 pass=free outside=half
deal 1
A cathedral n c2
B place bridge n b5
A pass
B place manor n e5
A pass
B place stable n g5
A pass
B place stable n i5
news "takes the Cathedral, claims 89 squares."
look a1 "ground of $B"
look a10 "ground of $B"

case 30, first_pocket=never late_capture=yes: nothing is captured where no ground would be (CD-6 CD-7)
game cathedral 2 first_pocket=never late_capture=yes
deal 1
A cathedral n f6
B place tower e b2
A place tavern n a1
B place tavern n j10
look a1 "the Tavern of $A"
A place tavern n i9
B place tavern n b1
news "takes the Tavern of $A"
look a1 "ground of $B"

case 16, outside=literal: both are captured, and the rest is Dark's (CD-7 CD-9)
game cathedral 2 outside=literal
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place tavern n c1
news "takes the Tavern of $A, takes the Cathedral, claims 96 squares."
look a1 "ground of $B"
look j10 "ground of $B"
turn A
moves A 1
A pass

case 19: one's own building in one's own ground leaves the rest (CD-6)
game cathedral 2
deal 1
A cathedral n f6
B place bridge n b3
A place tavern n j1
B place manor w d2
news "claims 6 squares"
A place tavern n j3
B place tavern n b2
look a1 "ground of $B"
look b1 "ground of $B"
look c1 "ground of $B"
look a2 "ground of $B"
look c2 "ground of $B"
look b2 "the Tavern of $B"

case 20: not even one square on the other's ground, in both directions (CD-4 CD-6)
game cathedral 2
deal 1
A cathedral n f6
B place tower e b2
A place tower w i9
B place tavern n e10
look a1 "ground of $B"
look j10 "empty"
refuse A place stable e a1 "CD-6: a1 is the ground of $B"
A place tavern n h1
look j10 "ground of $A"
refuse B place tavern n i10 "CD-6: i10 is the ground of $A"
refuse B place stable n i10 "CD-6: i10 is the ground of $A"
refuse B place stable n g10 "CD-4: h10 has a building of $A"

case 28: capture=ask: leaving it keeps it safe (CD-7)
game cathedral 2 capture=ask
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place square n i9
A place tavern n j1
B place tavern n c1
turn B
moves B 2
refuse B place tavern n e10 "CD-7: first say whether to remove or leave the building enclosed on a1"
refuse B remove b1 "CD-7"
refuse B pass "CD-7"
B leave a1
news "$B leaves it."
turn A
look a1 "the Tavern of $A"
look b1 "empty"
refuse A remove a1 "CD-7: no enclosed building waits for an answer"
A place stable n i2
B place tavern n e10
turn A
look a1 "the Tavern of $A"

case 28: and removing it claims its ground (CD-7)
game cathedral 2 capture=ask
deal 1
A cathedral n f6
B place bridge n b2
A place tavern n a1
B place square n i9
A place tavern n j1
B place tavern n c1
sees all pending=a1
B remove a1
news "$B removes it, takes the Tavern of $A, claims 2 squares."
turn A
look a1 "ground of $B"

case two parts enclosed by one placement, each by itself (CD-9)
game cathedral 2
position turn=9 to=B cathedral=n-f7 A=tavern-n-a1,tavern-n-e1 B=bridge-n-b3*,stable-e-f1 placed=2,2
B place manor w d2
news "takes the Tavern of $A, takes the Tavern of $A, claims 7 squares."
look e1 "ground of $B"
look c2 "ground of $B"
points A 47

case a captured building was the wall of a pocket (CD-10)
game cathedral 2
position turn=9 to=B cathedral=n-f7 A=inn-w-b2*,tavern-n-j1 B=bridge-n-b3* placed=2,1
look a1 "ground of $A"
refuse B place tavern n a1 "CD-6: a1 is the ground of $A"
B place manor w d2
news "takes the Inn of $A, claims 6 squares."
look a1 "ground of $B"
sees all gone=b1a2b2

case two in one part are safe, the Cathedral counts (CD-8)
game cathedral 2
position turn=9 to=B cathedral=n-b2 A=tavern-n-a1,tavern-n-j1 B=stable-n-a5*,inn-w-d5 placed=2,2
B place bridge e d2
look b2 "the Cathedral"
look a1 "the Tavern of $A"
look c4 "empty"
refuse A place tavern n c4 "CD-1"
has A place stable e c3
