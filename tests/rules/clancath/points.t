# Points, dice, steps and captures; cases 4 to 14, 16 and 27 to 29 of the list.

case 4: twelve points without a roll (CL-4 CL-7)
game clancath 2
position turn=51 to=A first=A A=0,0:Ma1Hc3c4d3d4Ca2 B=0,0:Mt20
sees all turn=51
A step a1 b1
sees all spent=1
A end
news "$A ends the turn, 1 of 12 points spent."

case 5: a roll is a turn, and is there in the next one (CL-5 CL-6)
game clancath 2
position turn=51 to=A first=A A=0,0:Ha1b1c1d1Ce1 B=0,0:Ht20s20r20q20Cp20
A roll
turn *
refuse A end "CL-6: the dice must be rolled first"
refuse A roll "CL-6: the dice must be rolled first"
* dice 6 5
news "$A rolls 6 and 5: dice points 0 to 11."
turn B
sees all A=11,0:
sees all rolled=A65
B end
turn A
A end
news "$A ends the turn, 0 of 23 points spent."
sees all A=11,0:

case 6: no more than 24 dice points (CL-5 CL-6)
game clancath 2
position turn=51 to=A first=A A=12,8:Ha1b1c1d1Ce1 B=0,0:Ht20s20r20q20Cp20
A roll
* dice 6 6
news "dice points 20 to 24"
sees all A=12,12:
B end
A roll
* dice 1 1
sees all A=12,12:
B end
A end
news "0 of 36 points spent"

case dice in columns of their own (CL-5 CL-8)
game clancath 2 dice_cap=columns
position turn=51 to=A first=A A=11,3:Ma1 B=0,0:Mt20
A roll
* dice 6 2
sees all A=12,5:
B end
A step a1 b1
A step b1 c1
A step c1 d1
A end
sees all A=9,5:
position turn=51 to=A first=A spent=7 A=9,5:Ma1 B=0,0:Mt20
A end
sees all A=3,4:

case 7: what a step costs (CL-9)
game clancath 2
position turn=51 to=A first=A spent=11 A=0,0:Mf8i8Ha1b1c1d1Ce1 B=0,0:Mt20
has A step f8 g8
has A step i8 j8
refuse A step f8 e8 "CL-9: going to e8 costs 2, and you have 1 left"
refuse A step f8 g9 "CL-9: g9 is not next to f8 in its row or file"
refuse A step f8 f8 "CL-9"
refuse A step f8 h8 "CL-9: h8 is not next to f8"
position turn=51 to=A first=A spent=10 A=0,0:Mf8j8Ha1b1c1d1Ce1 B=0,0:Mt20
has A step f8 e8
A step j8 i8
sees all spent=12
moves A 1
has A end

case 8: automatic points are used first (CL-8)
game clancath 2
position turn=51 to=A first=A spent=9 A=5,0:Ha1b1c1d1Ce1 B=0,0:Mt20
A end
sees all A=5,0:
position turn=51 to=A first=A spent=15 A=5,0:Ha1b1c1d1Ce1 B=0,0:Mt20
A end
sees all A=2,0:
position turn=51 to=A first=A spent=16 A=5,0:Ma2Ha1b1c1d1Ce1 B=0,0:Mt20
A step a2 a3
refuse A step a3 a4 "CL-9: going to a4 costs 1, and you have 0 left"
A end
sees all A=0,0:
position turn=51 to=A first=A spent=15 A=12,4:Ha1b1c1d1Ce1 B=0,0:Mt20
A end
sees all A=12,1:

case 9: what a capture costs (CL-10 CL-2)
game clancath 2
position turn=51 to=A first=A A=12,12:Mf8i8a1 B=0,0:Mg8Hj8Ce8
A step f8 g8
news "$A: clansman f8-g8 captures a clansman."
sees all spent=2
A step i8 j8
sees all spent=5
position turn=51 to=A first=A A=12,12:Mf8j8 B=0,0:Mt20Hi8Ce8
A step f8 e8
sees all spent=6
A step j8 i8
sees all spent=10

case 10: one point too few (CL-10)
game clancath 2
position turn=51 to=A first=A A=5,0:Mf8 B=0,0:Mt20Ce8
refuse A step f8 e8 "CL-10: capturing on e8 costs 6, and you have 5 left"
sees all Mf8
sees all Ce8
position turn=51 to=A first=A A=6,0:Mf8 B=0,0:Mt20Ce8
has A step f8 e8

case 11: a piece that has captured rests (CL-11)
game clancath 2
position turn=51 to=A first=A A=12,0:Mf8a1 B=0,0:Mg8t20
A step f8 g8
look g8 "a clansman of $A, has captured and rests, level 1"
refuse A step g8 h8 "CL-11: the clansman on g8 has captured and rests"
A step a1 b1
A end
sees all Mb1g8 B=
B end
has A step g8 h8

case 12: coming back to a piece (CL-7)
game clancath 2
position turn=51 to=A first=A A=12,0:Ma1t20 B=0,0:Mt1
A step a1 b1
A step b1 c1
A step c1 d1
A step t20 t19
A step t19 t18
has A step d1 e1

case 13: one clansman uses all points (CL-7 CL-13)
game clancath 2
position turn=51 to=A first=A spent=11 A=0,0:Ma5Ha1b1c1d1Ce1 B=0,0:Mt20
A step a5 a6
sees all spent=12
look a6 "a clansman of $A"
A end
turn B

case 14: own pieces, pieces in the way, the edge (CL-9)
game clancath 2
position turn=51 to=A first=A A=12,0:Ma1b1 B=0,0:Mt20
refuse A step a1 b1 "CL-9: your own piece stands on b1"
refuse A step a1 c1 "CL-9: c1 is not next to a1"
refuse A step t20 t19 "CL-7: no piece of yours stands on t20"
refuse A step c5 c6 "CL-7: no piece of yours stands on c5"
refuse A step a1 t1 "CL-9"
refuse A step b1 u1 "u1"
moves A 3 step
refuse B step t20 t19 "CL-3: it is the turn of $A"

case 16: no points at all (CL-6 CL-7)
game clancath 2
position turn=51 to=A first=A A=0,0:Ma1 B=0,0:Mt20
moves A 2
refuse A step a1 b1 "CL-9: going to b1 costs 1, and you have 0 left"
A roll
* dice 2 2
turn B
sees all A=4,0:

case roll or move, not both (CL-6)
game clancath 2
position turn=51 to=A first=A A=4,0:Ma1 B=0,0:Mt20
A step a1 b1
refuse A roll "CL-6: roll or move, not both in one turn"

case 27: a capture gives nothing to the captor, and costs the other at once (CL-12)
game clancath 2
position turn=51 to=A first=A A=9,0:Mf8 B=0,0:Mt20Hg8Ct19
A step f8 g8
sees all A=9,0:
A end
sees all A=6,0:
B end
news "0 of 4 points spent"

case 28: the chieftain is captured, and play goes on (CL-12)
game clancath 2
position turn=51 to=A first=A A=9,0:Mf8 B=0,0:Mt20Cg8
A step f8 g8
turn A
A end
turn B
B end
news "0 of 0 points spent"
