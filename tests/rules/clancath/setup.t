# The ground, the armies and setting up; cases 1 to 3 of the list, and positions as text.

case 1: levels of the ground (CL-1)
game clancath 2
position first=A
look a1 "level 4"
look t20 "level 4"
look c3 "level 3"
look e8 "level 2"
look f8 "level 1"
look g8 "level 1"
look i8 "level 1"
look j8 "valley"
look t1 "valley"
look a20 "valley"

case 1: how many squares are not valley, by band (CL-1 CL-3)
game clancath 2
position first=A
moves A 816 deploy
moves A 272 deploy hero
game clancath 2 band=3
position first=A
moves A 306 deploy hero
look a1 "level 6"
look g8 "level 2"
game clancath 2 band=5
position first=A
moves A 240 deploy hero
look a1 "level 3"
game clancath 2 band=6
position first=A
moves A 210 deploy hero
look a1 "level 3"
look g8 "level 1"
look h8 "valley"

case 2: not in the valley, anywhere else, on empty squares (CL-3)
game clancath 2
position first=A
turn A
refuse A deploy hero j8 "CL-3: j8 lies in the valley"
refuse A deploy hero t1 "CL-3: t1 lies in the valley"
refuse A deploy hero a20 "CL-3: a20 lies in the valley"
refuse B deploy hero a1 "CL-3: it is the turn of $A"
refuse A roll "CL-3: all pieces are placed before"
refuse A end "CL-3"
refuse A step a1 a2 "CL-3"
refuse A berserk a1 "CL-3"
refuse A dice 1 1 "CL-6: a player does not choose what the dice show"
A deploy hero t20
news "$A places a hero on t20."
turn B
refuse B deploy hero t20 "CL-3: t20 is not empty"
has B deploy clansman s20
B deploy chieftain a1
look a1 "the chieftain of $B, level 4"
look t20 "a hero of $A, level 4"
turn A

case own zones (CL-3)
game clancath 2 zones=own
position first=B
has B deploy hero a1
refuse B deploy hero t20 "CL-3: t20 is on the other side of the valley"
B deploy hero i7
refuse A deploy hero a1 "CL-3: a1 is on the other side of the valley"
has A deploy hero t20
moves A 136 deploy clansman
reject turn=2 to=A first=B stage=place A=0,0: B=0,0:Ht20 "CL-3: a piece was placed where it may not be"

case 3: one chieftain, four heroes, twenty clansmen (CL-2)
game clancath 2
position turn=10 to=A first=A stage=place A=0,0:Ha1b1c1d1Ca2 B=0,0:Ht20s20r20q20Ct19
refuse A deploy hero a3 "CL-2: no hero is left to place"
refuse A deploy chieftain a3 "CL-2: no chieftain is left to place"
A deploy clansman a3
moves B 261 deploy

case 3: play starts after the 50th piece, and the 26th is refused (CL-2 CL-3 CL-16)
game clancath 2
position turn=50 to=B first=A stage=place A=0,0:Ma1b1c1d1e1f1g1h1i1j1k1l1m1n1o1p1a2b2c2d2Ha3b3c3d3Ca4 B=0,0:Mt20s20r20q20p20o20n20m20l20k20j20i20h20g20f20e20t19s19r19q19Ht18s18r18q18
moves B 223 deploy chieftain
refuse B deploy clansman t17 "CL-2"
B deploy chieftain t17
news "All are placed. $A begins."
turn A
has A roll
refuse A deploy clansman a5 "CL-3: all pieces have been placed"
sees all turn=51 to=A first=A A=0,0:

case block: one army after the other (CL-3)
game clancath 2 setup=block
position first=B
B deploy hero a1
turn B
B deploy hero b1
sees all turn=1
position turn=1 to=A first=A stage=place A=0,0:Ma1b1c1d1e1f1g1h1i1j1k1l1m1n1o1p1a2b2c2d2Ha3b3c3d3 B=0,0:
A deploy chieftain a4
turn B
sees all turn=2 to=B
B deploy hero t20
turn B
reject turn=2 to=B first=A stage=place A=0,0:Ca1 B=0,0:Ct20 "CL-3: it is not this player's turn to place"

case preset: both stand in formation (CL-2 CL-3)
game clancath 2 setup=preset
position first=A
turn A
points A 25
points B 25
has A roll
refuse A deploy clansman a1 "CL-3: all pieces have been placed"
look i7 "a clansman of $A, level 1"
look g6 "the chieftain of $A"
look n15 "the chieftain of $B"

case what is dealt (CL-16)
game clancath 2 first=B
deal 1
turn B
reject first=A "CL-16: the option first names another player 1"
game clancath 2 first=A
deal 1
turn A
reject first=C "CL-16: first=A names player 1"
reject first=A B "unknown"

case positions that cannot be (CL-2 CL-5 CL-7 CL-9 CL-13 CL-14)
game clancath 2
reject hello "unknown"
reject turn=0 to=A first=A A=0,0:Ma1 B=0,0:Mt20 "a position begins with"
reject turn=60 to=C first=A A=0,0:Ma1 B=0,0:Mt20 "to=A"
reject turn=60 to=A A=0,0:Ma1 B=0,0:Mt20 "CL-16"
reject turn=60 to=A first=A A=0,0:Ma1 "a position names both seats"
reject turn=60 to=A first=A A=0:Ma1 B=0,0:Mt20 "CL-5"
reject turn=60 to=A first=A A=13,0:Ma1 B=0,0:Mt20 "CL-5: dice points are two numbers up to 12"
reject turn=60 to=A first=A A=11,1:Ma1 B=0,0:Mt20 "CL-5: dice points beyond their column"
reject turn=60 to=A first=A A=0,0:Xa1 B=0,0:Mt20 "CL-2: pieces are written"
reject turn=60 to=A first=A A=0,0:Mu1 B=0,0:Mt20 "CL-2: pieces are written"
reject turn=60 to=A first=A A=0,0:Ma1a1 B=0,0:Mt20 "CL-9: two pieces stand on one square"
reject turn=60 to=A first=A A=0,0:Ca1a2 B=0,0:Mt20 "CL-2: too many pieces of a rank"
reject turn=60 to=A first=A spent=5 A=0,0:Ha1 B=0,0:Mt20 "CL-7: more points are spent than there are"
reject turn=60 to=A first=A A=0,0:Ha1*a2 B=0,0:Mt20 "CL-11"
reject turn=60 to=A first=A A=0,0:Ma1! B=0,0:Mt20 "CL-13: only a Hero is a Berserker"
reject turn=60 to=A first=A A=0,0:Ha1!a2! B=0,0:Mt20 "CL-13: a seat has more than one Berserker"
reject turn=60 to=A first=A stage=roll spent=1 A=0,0:Ha1 B=0,0:Mt20 "CL-6"
reject turn=60 to=A first=A stage=sleep A=0,0:Ha1 B=0,0:Mt20 "CL-3"
reject turn=60 to=A first=A rolled=A07 A=0,0:Ha1 B=0,0:Mt20 "CL-6"
reject turn=60 to=A first=A quiet=3 A=0,0:Ha1 B=0,0:Mt20 "CL-16"
reject turn=60 to=A first=A actor=a1 A=0,0:Ha1 B=0,0:Mt20 "only with berserk=auto"
reject turn=60 to=A first=A A=0,0: B=0,0: "CL-15: nobody has a piece"
reject turn=60 to=A first=A A=0,0:Ha1 B=0,0:Mt20 C=0,0: "unknown"
game clancath 2 berserk_end=turn
reject turn=60 to=A first=A A=0,0:Ha1 B=0,0:Ht20! "CL-14: a Berserker is on the board who should have died"

case positions that are written wrong (CL-2 CL-5 CL-6 CL-7 CL-13 CL-16)
game clancath 2
reject turn=51 to=A first=A A=0,0:a1 B=0,0:Mt20 "CL-2: pieces are written by rank and square"
reject turn=51 to=A first=A A=0,0:Ma1a2a3a4a5a6a7a8a9a10a11a12a13a14a15a16a17a18a19a20b1b2b3b4b5b6 B=0,0:Mt20 "CL-2: a seat has more than 25 pieces"
reject turn=51 to=A first=A A=0,0,0:Ma1 B=0,0:Mt20 "CL-5: there are two columns of dice points"
reject turn=51 to=A first=A rolled=C35 A=0,0:Ma1 B=0,0:Mt20 "CL-6: a roll is written as seat and dice"
reject turn=51 to=A first=A rolled=A37 A=0,0:Ma1 B=0,0:Mt20 "CL-6: a roll is written as seat and dice"
reject turn=51 to=A first=A spent=37 A=0,0:Ma1 B=0,0:Mt20 "CL-7: points spent are 1 to 36"
reject turn=51 to=A first=A spent=1 actor=z1 A=12,0:Ma1 B=0,0:Mt20 "CL-13: actor= is the square of the only piece that has acted, or several"
reject turn=51 to=A first=A spent=1 actor=a1x A=12,0:Ma1 B=0,0:Mt20 "CL-13: actor= is the square of the only piece that has acted, or several"
reject turn=51 to=A first=A quiet=-2 A=0,0:Ma1 B=0,0:Mt20 "CL-16: quiet= counts the turns without a capture; -1 is a capture in this turn"
reject turn=51 to=A first=A stage=place A=0,0:Ma1b1c1d1e1f1g1h1i1j1k1l1m1n1o1p1a2b2c2d2Ha3b3c3d3Ca4 B=0,0:Mt20s20r20q20p20o20n20m20l20k20j20i20h20g20f20e20t19s19r19q19Ht18s18r18q18Ct17 "CL-3: all pieces have been placed"

case positions that no game comes to (CL-3 CL-6 CL-11 CL-13)
game clancath 2
reject turn=51 to=A first=A stage=place spent=1 A=0,0: B=0,0: "CL-3: something happened before all pieces were placed"
reject turn=51 to=A first=A stage=roll A=0,0:Ha1! B=0,0:Mt20 "CL-6: roll or move, not both in one turn"
reject turn=51 to=A first=A spent=4 A=12,0:Ma1 B=0,0:Mt20* "CL-11: a piece is marked as resting that cannot have captured"
reject turn=51 to=A first=A spent=4 A=12,0:Ma1*Ha2! B=0,0:Mt20 "CL-13: another piece than the Berserker has acted"
game clancath 2 setup=preset
reject turn=51 to=A first=A stage=place A=0,0: B=0,0: "CL-3: with setup=preset nothing is placed"
game clancath 2 berserk=auto
reject turn=51 to=A first=A spent=1 A=12,0:Ma1 B=0,0:Mt20 "points are spent if and only if"
reject turn=51 to=A first=A spent=1 actor=t20 A=12,0:Ma1 B=0,0:Mt20 "the actor is not a piece of the player"
reject turn=51 to=A first=A spent=1 actor=a1 A=12,0:Ma1Ha2! B=0,0:Mt20 "CL-13: another piece than the Berserker has acted"
game clancath 2 draw_after=3
reject turn=51 to=A first=A quiet=-1 A=0,0:Ma1 B=0,0:Mt20 "CL-16: the turns without a capture do not agree with the rest of the position"
