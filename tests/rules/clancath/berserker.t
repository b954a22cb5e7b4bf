# The Berserker, and the ends; cases 17 to 25 of the list, and the options.

case 17: declared first, or not at all (CL-13)
game clancath 2
position turn=51 to=A first=A A=0,0:Ma1Hf8c3Ca5 B=0,0:Mt20
moves A 2 berserk
refuse A berserk a1 "CL-13: only a Hero goes berserk"
refuse A berserk a5 "CL-13: only a Hero goes berserk"
refuse A berserk t20 "CL-13: only a Hero goes berserk"
A step a1 b1
refuse A berserk f8 "CL-13: a Berserker is declared before anything is spent"
position turn=51 to=A first=A A=0,0:Ma1Hf8c3Ca5 B=0,0:Mt20
A berserk f8
news "The hero of $A on f8 goes berserk."
look f8 "the Berserker, a hero of $A, level 1"
refuse A step a1 b1 "CL-13: only the Berserker on f8 may act in this turn"
refuse A step c3 c4 "CL-13"
refuse A berserk c3 "CL-13"
refuse A roll "CL-6"
refuse A end "CL-13: the Berserker can still pay for a step"
moves A 4

case no point to use (CL-13)
game clancath 2
position turn=51 to=A first=A stage=roll A=0,0:Ma1Hf8 B=0,0:Mt20
* dice 1 1
B end
A berserk f8
position turn=51 to=A first=A A=0,0:Ma1 B=0,0:Ht20
moves A 0 berserk
refuse A berserk a1 "CL-13"

case 18: as many captures as he can pay (CL-13)
game clancath 2
position turn=51 to=A first=A A=12,0:Hf8 B=0,0:Mg8h8i8t20
A berserk f8
A step f8 g8
A step g8 h8
A step h8 i8
sees all spent=6
look i8 "the Berserker"
points B 1

case 19: enclosed with points left (CL-13)
game clancath 2
position turn=51 to=A first=A spent=4 A=5,0:Mf7e8f9Hf8! B=0,0:Cg8
moves A 1
refuse A step f8 g8 "CL-10: capturing on g8 costs 5, and you have 3 left"
A end
sees all A=0,0:
reject turn=51 to=A first=A A=3,0:Ma2b1Ha1! B=0,0:Mt20Ht19!s19! "CL-13"
position turn=51 to=A first=A A=1,0:Ma2b1Ha1 B=0,0:Mt20
A berserk a1
moves A 1
A end
sees all A=0,0:
turn B
game clancath 2 berserk_rest=keep
position turn=51 to=A first=A A=1,0:Ma2b1Ha1 B=0,0:Mt20
A berserk a1
A end
sees all A=1,0:
position turn=51 to=A first=A spent=3 A=4,0:Hb1!Ma1a2b2c1 B=0,0:Mt20
moves A 1
A end
sees all A=3,0:

case 20: one point, and only uphill (CL-13)
game clancath 2
position turn=51 to=A first=A spent=1 A=0,0:Hj8!Mk8j9 B=0,0:Mt20
moves A 1
refuse A step j8 i8 "CL-9: going to i8 costs 2, and you have 1 left"
A end
turn B

case 21: he stands in the other's turn, and dies at its end (CL-14 CL-4)
game clancath 2
position turn=51 to=A first=A spent=12 A=3,0:Ma1Hf8!c3c4c5Ca5 B=12,0:Mg8t20
A step f8 f9
A step f9 f10
A step f10 f11
turn A
A end
look f11 "the Berserker"
turn B
B end
news "The Berserker of $A dies on f11."
look f11 "level 1"
A end
news "0 of 10 points spent"

case 21: he can be captured meanwhile (CL-14 CL-10)
game clancath 2
position turn=52 to=B first=A A=0,0:Ma1Hf8!Ca5 B=12,0:Mg8t20
B step g8 f8
sees all spent=3
B end
hides all !
look f8 "a clansman of $B"

case 21: berserk_end=turn (CL-14)
game clancath 2 berserk_end=turn
position turn=51 to=A first=A A=0,0:Ma1Hf8 B=12,0:Mg8t20
A berserk f8
A step f8 f9
A step f9 f10
A end
news "The Berserker of $A dies on f10."
turn B

case berserk_end=table: both die when player 2's turn is over (CL-14)
game clancath 2 berserk_end=table
position turn=51 to=A first=A spent=2 A=0,0:Ma1Hf8! B=0,0:Mt20Ht19
A end
look f8 "the Berserker"
B berserk t19
B step t19 t18
B step t18 t17
B end
news "The Berserker of $A dies on f8."
news "The Berserker of $B dies on t17."
turn A

case berserk_end=table: player 1's dies first (CL-14 CL-15)
game clancath 2 berserk_end=table
position turn=52 to=B first=A spent=2 A=0,0:Hf8! B=0,0:Ht19!
B end
over B "CL-15"
points B 1

case 23: his owner's last piece takes the last piece (CL-15)
game clancath 2
position turn=51 to=A first=A A=12,0:Hf8! B=0,0:Mg8
A step f8 g8
news "$A has taken the last piece, and wins."
over A "CL-15: the other side has no piece left"
refuse A end "CL-15: the game is over"

case 24: the last piece dies (CL-15)
game clancath 2
position turn=51 to=A first=A spent=2 A=0,0:Hf8! B=0,0:Mt20
A end
B end
over B "CL-15"

case 25: all points without a declaration (CL-13)
game clancath 2
position turn=51 to=A first=A spent=1 A=0,0:Ma1Hf8 B=0,0:Mt20
A step f8 g8
A end
hides all !
B end
look g8 "a hero of $A"

case 25: berserk=auto, the last point spent alone (CL-13 CL-14)
game clancath 2 berserk=auto
position turn=51 to=A first=A A=0,0:Ma1Hf8 B=0,0:Mt20
refuse A berserk f8 "CL-13: nobody is declared"
A step f8 g8
hides all !
A step g8 h8
news "The hero of $A is a Berserker now."
moves A 1
A end
B end
news "The Berserker of $A dies on h8."

case berserk=auto: not alone (CL-13)
game clancath 2 berserk=auto
position turn=51 to=A first=A A=0,0:Ma1Hf8 B=0,0:Mt20
A step a1 b1
sees all actor=b1
A step f8 g8
sees all actor=several
hides all !

case berserk=auto: going on after a capture binds him (CL-13 CL-11)
game clancath 2 berserk=auto
position turn=51 to=A first=A A=8,0:Ma1Hf8 B=0,0:Mg8h8t20
A step f8 g8
look g8 "has captured and rests"
has A step a1 b1
has A end
A step g8 h8
news "The hero of $A is a Berserker now."
refuse A step a1 b1 "CL-13: only the Berserker on h8"
refuse A end "CL-13"
position turn=51 to=A first=A A=8,0:Ma1Hf8 B=0,0:Mg8h8t20
A step f8 g8
A step a1 b1
refuse A step g8 h8 "CL-11"
position turn=51 to=A first=A A=8,0:Mf8a1 B=0,0:Mg8h8t20
A step f8 g8
refuse A step g8 h8 "CL-11: the clansman on g8 has captured"

case a draw after quiet turns (CL-16)
game clancath 2 draw_after=3
position turn=51 to=A first=A A=12,0:Mf8 B=12,0:Mg8t20
A end
sees all quiet=1
B roll
* dice 1 2
sees all quiet=2
A step f8 g8
sees all quiet=-1
A end
hides all quiet
B end
A end
turn B
B end
over - "CL-16: too many turns without a capture"

case no draw without the option (CL-15 CL-16)
game clancath 2
position turn=900000000 to=A first=A A=12,0:Mf8 B=12,0:Mt20
A end
B end
turn A
hides all quiet

case 29: the same seed, the same dice (CL-16)
game clancath 2 setup=preset
deal 7
turn A
