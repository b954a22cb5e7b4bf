# The publisher's sample board with its six notes, before and after Light's Inn.

case note 1: wall, Castle and Academy enclose six squares of Dark's (CD-6)
game cathedral 2
position turn=15 to=A cathedral=n-b7 A=bridge-e-e2,tower-s-g4,academy-e-i6,inn-n-g10,manor-s-d10 B=castle-e-d2,academy-e-b4,inn-s-d6,tower-n-e9,abbey-n-g1,square-n-i3,infirmary-n-i9 placed=2,2
look a1 "ground of $B"
look b1 "ground of $B"
look a2 "ground of $B"
look b2 "ground of $B"
look c2 "ground of $B"
look a3 "ground of $B"
refuse A place tavern n a1 "CD-6: a1 is the ground of $B"

case note 2: the Cathedral is no boundary (CD-5)
game cathedral 2
position turn=15 to=A cathedral=n-b7 A=bridge-e-e2,tower-s-g4,academy-e-i6,inn-n-g10,manor-s-d10 B=castle-e-d2,academy-e-b4,inn-s-d6,tower-n-e9,abbey-n-g1,square-n-i3,infirmary-n-i9 placed=2,2
look a5 "empty"
look b5 "empty"
look a6 "empty"
has A place stable n a5

case notes 3 to 5: two enclosed are safe, the Infirmary alone is captured (CD-7 CD-8 CD-9)
game cathedral 2
position turn=15 to=A cathedral=n-b7 A=bridge-e-e2,tower-s-g4,academy-e-i6,inn-n-g10,manor-s-d10 B=castle-e-d2,academy-e-b4,inn-s-d6,tower-n-e9,abbey-n-g1,square-n-i3,infirmary-n-i9 placed=2,2
A place inn w h8
news "takes the Infirmary of $B, claims 8 squares."
look i8 "ground of $A"
look h9 "ground of $A"
look i9 "ground of $A"
look j9 "ground of $A"
look i10 "ground of $A"
look j8 "ground of $A"
look j7 "ground of $A"
look j10 "ground of $A"
look i8 "where a building was just removed"
look i9 "where a building was just removed"
look i10 "where a building was just removed"
look f1 "the Abbey of $B"
look g1 "the Abbey of $B"
look g2 "the Abbey of $B"
look h2 "the Abbey of $B"
look i3 "the Square of $B"
look j4 "the Square of $B"
look d9 "the Manor of $A"
look c10 "the Manor of $A"
look e10 "the Manor of $A"
look b7 "the Cathedral"
look b9 "the Cathedral"
points B 21
refuse B place tavern n j10 "CD-6: j10 is the ground of $A"
look a10 "empty"
look a9 "empty"
look c9 "empty"
look e4 "empty"

case note 6: Abbey and Square meet only at a corner (CD-5)
game cathedral 2
position turn=15 to=A cathedral=n-b7 A=bridge-e-e2,tower-s-g4,academy-e-i6,inn-n-g10,manor-s-d10 B=castle-e-d2,academy-e-b4,inn-s-d6,tower-n-e9,abbey-n-g1,square-n-i3,infirmary-n-i9 placed=2,2
look h1 "empty"
look i1 "empty"
look j1 "empty"
look i2 "empty"
look j2 "empty"
has A place stable n i1
A place inn w h8
look h1 "empty"
look i1 "empty"
look j1 "empty"
look i2 "empty"
look j2 "empty"
