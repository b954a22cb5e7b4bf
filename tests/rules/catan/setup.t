# The island, the set-up, and lines that are no position.

case pieces, cards and knights (IC-1 IC-2 IC-3)
game catan 2
position first=A
turn A
moves A 54 settle
look 1.1 "ore on 10, 3 of 36 rolls"
look 2.2 "brick on 6, 5 of 36"
look 3.3 "desert"
look 5.3 "wool on 11"
look v0 "harbour 3:1"
look v1 "harbour 2:1 for grain"
look v10 "harbour 2:1 for ore"
look v32 "harbour 3:1"
look v46 "harbour 2:1 for wool"
look v38 "harbour 2:1 for brick"
look v11 "harbour 2:1 for lumber"
look e7 "between v4 and v8"

case 30: random islands are dealt as a line, the same for the same seed (IC-2 IC-3)
game catan 2 map=random
deal 7
sees all map=
sees all ports=
position first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11 ports=*go*w**bl
look 3.3 "desert"
reject first=A "IC-3"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w2 ports=*go*w**bl "IC-2"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6o11 ports=*go*w**bl "IC-2"
reject first=A map=o10w2l9g12b6w4b10g9l11d5l3o8l8o3g4w5b5g6w11 ports=*go*w**bl "IC-2"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11 ports=ggo*w**bl "IC-2"
reject first=A map=o10w2 ports=*go*w**bl "IC-2"
game catan 2 map=apart
deal 3
sees all ports=

case the set-up is a snake of pairs (IC-4)
game catan 3
position first=B
turn B
refuse B road e20 "IC-4"
refuse A settle v18 "IC-5"
B settle v18
turn B
moves B 3
refuse B road e7 "IC-4"
refuse B end "IC-4"
B road e20
turn C
refuse C settle v18 "IC-8"
refuse C settle v13 "IC-4: v13 is beside the building on v18"
C settle v9
C road e8
turn A
A settle v29
A road e35
turn A
A settle v40
news "gets 2 grain, 1 ore"
A road e58
turn C
C settle v0
news "gets 1 ore"
C road e0
turn B
B settle v47
B road e66
turn *
sees all turn=7 to=B first=B at=roll

case 25: the second settlement gives a card for each hex (IC-4)
game catan 2
position turn=4 to=A first=A at=settle A=v0e0 B=v26e32v44e63g2o1
A settle v18
news "gets 1 brick, 1 wool"

case 28: the distance rule (IC-4 IC-8)
game catan 2
position turn=9 to=A first=A at=act dice=34 A=V18e20e14b1l1w1g1 B=v44e63
refuse A settle v13 "IC-4"
has A settle v9
A settle v9
sees all A=v9V18e14e20 B

case lines that are no position are refused (IC-1 IC-4 IC-5 IC-9 IC-10 IC-11 IC-17 IC-21 IC-22 IC-23)
game catan 2
reject hello "unknown"
reject first=C "IC-4"
reject first=A first=A "occurs twice"
reject first=A map=x ports=y "IC-3"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11 ports=*go*w**bl "IC-3"
reject turn=9 to=A first=A at=act dice=34 A=v0e0 "IC-1: every seat"
reject turn=9 to=A first=A at=act A=v0e0 B=v44e63 "IC-5: something was done before the dice"
reject turn=9 to=A first=A at=roll dice=34 A=v0e0 B=v44e63 "IC-5"
reject turn=9 to=A first=A at=act dice=37 A=v0e0 B=v44e63 "IC-5"
reject turn=9 to=A first=A at=act dice=34 A=v0e0 B=v0e63 "IC-1"
reject turn=9 to=A first=A at=act dice=34 A=v0e0 B=v3e63 "IC-4"
reject turn=9 to=A first=A at=act dice=34 A=v0e0e0 B=v44e63 "IC-1"
reject turn=9 to=A first=A at=act dice=34 A=v0e0v54 B=v44e63 "IC-1"
reject turn=9 to=A first=A at=act dice=34 A=v0e72 B=v44e63 "IC-1"
reject turn=9 to=A first=A at=act dice=34 A=v0e0b20 B=v44e63 "IC-1"
reject turn=9 to=A first=A at=act dice=34 A=v0e0b10 B=v44e63b10 "IC-1: there are 19"
reject turn=9 to=A first=A at=act dice=34 A=v0e0k8 B=v44e63k7 "IC-1: there are 14"
reject turn=9 to=A first=A at=act dice=34 A=v0e0x15 B=v44e63 "IC-1: a player has 15"
reject turn=9 to=A first=A at=act dice=34 longest=A A=v0e0 B=v44e63 "IC-10"
reject turn=9 to=A first=A at=act dice=34 A=v0e0e1e7e13e20 B=v44e63 "IC-10"
reject turn=9 to=A first=A at=discard dice=34 A=v0e0 B=v44e63 "IC-11"
reject turn=9 to=A first=A at=discard dice=34 A=v0e0b5l2q4 B=v44e63 "IC-11"
reject turn=9 to=A first=A at=discard dice=33 A=v0e0b5l4q4 B=v44e63 "IC-11"
reject turn=9 to=A first=A at=place dice=34 A=v0e0 B=v44e63 "IC-17"
reject turn=9 to=A first=A at=trade dice=34 A=v0e0b1 B=v44e63 "IC-9"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b2 A=v0e0b1 B=v44e63 "IC-9"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b1 want=o1 A=v0e0b1 B=v44e63 "IC-9"
reject turn=9 to=A first=A at=answer dice=34 offers=1 give=b1 want=o1 A=v0e0b1 B=v44e63o1 "IC-9"
reject turn=9 to=A first=A at=won dice=34 A=v0e0 B=v44e63 "IC-21"
reject turn=9 to=A first=A at=act dice=34 A=v0e0d4D4 B=v44e63 "IC-21"
reject turn=9 to=A first=A at=razed dice=34 A=v0e0 B=v44e63 "IC-22"
reject turn=9 to=A first=A at=ruined dice=34 A=v0e0 B=v44e63 "IC-23"
reject turn=3 to=A first=A at=act dice=34 A=v0e0 B=v44e63 "IC-4"
reject turn=2 to=B first=A at=settle A=v0e71 B=- "IC-4"
reject turn=2 to=A first=A at=settle A=v0e0 B=- "IC-4"

case more lines that are no position (IC-1 IC-2 IC-3 IC-4 IC-5 IC-9 IC-11 IC-17 IC-22)
game catan 2
reject turn=4 to=A first=A at=settle dice=34 A=v0e0 B=v26e32v44e63g2o1 "IC-4: this is not the order of the set-up"
reject turn=5 to=A first=A at=settle A=v0e0 B=v26e32v44e63g2o1 "IC-4: this is not the order of the set-up"
reject turn=2 to=B first=A at=settle A=V0e0 B=- "IC-4: in the set-up each settlement has one road beside it"
reject turn=2 to=B first=A at=settle A=v0e0e1 B=- "IC-4: in the set-up each settlement has one road beside it"
reject turn=2 to=B first=A at=road A=v0e0 B=- "IC-4: in the set-up each settlement has one road beside it"
reject turn=2 to=B first=A at=settle A=v0e0b1 B=- "IC-4: only the second settlement gives cards, three at most"
reject turn=4 to=A first=A at=settle A=v0e0 B=v26e32v44e63g4 "IC-4: only the second settlement gives cards, three at most"
reject turn=2 to=B first=A at=settle A=v0e0k1 B=- "IC-4: there is no war in the set-up"
reject turn=2 to=B first=A at=settle A=v0e0x1 B=- "IC-4: there is no war in the set-up"
reject turn=2 to=B first=A at=settle A=v0e0d1 B=- "IC-4: there is no war in the set-up"
reject turn=2 to=B first=A at=settle A=v0e0D1 B=- "IC-4: there is no war in the set-up"
reject turn=9 to=A first=A at=act dice=34 A=v0v2v5v7v17v19e0 B=v44e63 "IC-1: a player has 15 roads"
reject turn=9 to=A first=A at=act dice=34 A=V0V2V5V17V19e0 B=v44e63 "IC-1: a player has 15 roads"
reject turn=9 to=A first=A at=act dice=34 army=A A=v0e0 B=v44e63 "IC-10: somebody else holds the Longest Road or the Largest Army"
reject turn=9 to=A first=A at=act dice=34 give=b1 A=v0e0b1 B=v44e63 "IC-9: no trade is being made"
reject turn=9 to=A first=A at=act dice=34 want=b1 A=v0e0b1 B=v44e63 "IC-9: no trade is being made"
reject turn=9 to=A first=A at=act dice=34 asked=B A=v0e0b1 B=v44e63 "IC-9: no trade is being made"
reject turn=9 to=A first=A at=trade dice=34 give=b1 A=v0e0b1 B=v44e63 "IC-9: such a trade cannot be made"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b1 want=b1 A=v0e0b1 B=v44e63b1 "IC-9: such a trade cannot be made"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b10 A=v0e0b10 B=v44e63 "IC-9: such a trade cannot be made"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b1 want=o10 A=v0e0b1 B=v44e63o10 "IC-9: such a trade cannot be made"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b1 want=o1 asked=B A=v0e0b1 B=v44e63o1 "IC-9: nothing is offered yet"
reject turn=9 to=A first=A at=answer dice=34 offers=1 give=b1 asked=B A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=answer dice=34 offers=1 give=b1 want=o1 asked=A A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=answer dice=34 offers=1 give=b1 want=o1 asked=B agreed=A A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=answer dice=34 offers=1 give=b1 want=o1 asked=B agreed=B A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=choose dice=34 offers=1 give=b1 want=o1 A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=choose dice=34 offers=1 give=b1 want=o1 asked=B A=v0e0b1 B=v44e63o1 "IC-9: these cannot be the answers to the offer"
reject turn=9 to=A first=A at=act dice=34 raided=1 A=v0e0 B=v44e63 "IC-5: this cannot have been done in this turn"
reject turn=9 to=A first=A at=act dice=34 fresh=1 A=v0e0k1 B=v44e63 "IC-5: this cannot have been done in this turn"
reject turn=9 to=A first=A at=roll fresh=1 A=v0e0k1 B=v44e63 "IC-5: this cannot have been done in this turn"
reject turn=9 to=A first=A at=roll raided=1 A=v0e0 B=v44e63 "IC-5: this cannot have been done in this turn"
reject turn=9 to=A first=A at=roll offers=1 A=v0e0 B=v44e63 "IC-5: this cannot have been done in this turn"
reject turn=9 to=A first=A at=act dice=34 free=1 A=v0e0 B=v44e63 "IC-17: no road was taken"
reject turn=9 to=A first=A at=act dice=34 freed=e8 A=v0e0 B=v44e63 "IC-17: no road was taken"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=e8 A=v0e0 B=v44e63 "IC-17: one or two roads may be placed for those taken"
reject turn=9 to=A first=A at=act dice=34 A=v0e0d5 B=v44e63 "IC-22: a player who has destroyed enough has won"
reject turn=9 to=A first=A at=act dice=34 A=v0e0d3D2 B=v44e63 "IC-22: a player who has destroyed enough has won"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=e72 A=v0e0 B=v44e63 "IC-17: freed= names one or two edges"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=v7 A=v0e0 B=v44e63 "IC-17: freed= names one or two edges"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=e7e8e9 A=v0e0 B=v44e63 "IC-17: freed= names one or two edges"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=7 A=v0e0 B=v44e63 "IC-17: freed= names one or two edges"
reject turn=9 to=A first=A at=place dice=34 free=3 A=v0e0 B=v44e63 "IC-17: free= counts the roads to be placed"
reject turn=9 to=A first=A at=answer dice=34 asked=BB A=v0e0 B=v44e63 "IC-9: asked= and agreed= name players"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=b1b1 A=v0e0b2 B=v44e63 "IC-9: give= and want= are cards"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=d1 A=v0e0b2 B=v44e63 "IC-9: give= and want= are cards"
reject turn=9 to=A first=A at=trade dice=34 offers=1 give=5 A=v0e0b2 B=v44e63 "IC-9: give= and want= are cards"
reject turn=9 to=A first=A at=act dice=34 A=v0e0?19?1 B=v44e63 "IC-1: every seat is written"
reject turn=9 to=A first=A at=act dice=34 A=v0e0?90 B=v44e63?90 "IC-1: the hidden hands and the bank do not add up to the cards of the game"
game catan 2 road_capture=in_place
reject turn=9 to=A first=A at=place dice=34 free=1 A=v0e0 B=v44e63 "IC-17: one or two roads may be placed for those taken"
reject turn=9 to=A first=A at=place dice=34 free=2 freed=e1e1 A=v0e0 B=v44e63 "IC-17: one or two roads may be placed for those taken"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=e63 A=v0e0 B=v44e63 "IC-17: the freed edge is not empty"
reject turn=9 to=A first=A at=place dice=34 free=1 freed=e50 A=v0e0x14 B=v44e63 "IC-17: no road can be placed"
game catan 2 map=random
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w13 ports=*go*w**bl "IC-2: map= names kind and token of 19 hexes"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11 ports=*go*w**bd "IC-2: ports= names the nine harbours"
reject first=A map=o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11 ports=*go*w**bx "IC-2: ports= names the nine harbours"

case more cards in known hands than there are, beside one that is not known (IC-1)
game catan 3
reject turn=9 to=A first=A at=act dice=34 A=v0e0b10 B=v44e63b10 C=v20e30?1 "IC-1: the hidden hands and the bank do not add up to the cards of the game"
