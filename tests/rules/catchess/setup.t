# The set-up: sheets, counters, tiles, cats, in their order.

case 1: three cats each, counters come first (CH-4 CH-7 CH-10)
game catchess 2
deal 7
turn B
sees all stage=counters to=B first=B left=12
position turn=1 stage=counters to=B first=B left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
turn B
refuse A counter style kero/spit/ignore "CH-10: that is for $B to choose"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=K:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-4"

case 1: heights of the hill country (CH-1 CH-2)
position turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
look e9 "a summit, height 6"
look f9 "height 5"
look g9 "height 4"
look h9 "height 3"
look i9 "height 2"
look c15 "height 0"
look i3 "height 0"
look o9 "height 0"
look i15 "height 4"
look b9 "outside the board"
refuse A tile b9 "CH-1: b9 is no space of this board"

case the other boards (CH-3)
game catchess 2 board=r5
position turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
look f9 "a summit, height 6"
look i9 "height 3"
moves A 70 tile
game catchess 2 board=r8
position turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
look d9 "a summit, height 6"
look i9 "height 1"
moves A 196 tile

case 12: tiles (CH-8)
game catchess 2
position turn=1 stage=tiles to=A first=A left=2 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
moves A 106 tile
refuse A tile e9 "CH-8: e9 has height 6"
refuse A tile f9 "CH-8: f9 has height 5"
A tile g9
news "$A raises g9 to height 5."
refuse B tile g9 "CH-8: g9 has height 5"
turn B
B tile i9
turn A
refuse A tile i9 "CH-8"
sees all stage=cats
sees all tiles=g9i9

case 13: counters (CH-7)
position turn=1 stage=counters to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....pppp........... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
refuse A counter style kero/stalk/wash "CH-7: all your Style counters are placed"
refuse A counter presence kero/spit/ignore "CH-7: there is a counter"
refuse A counter presence tigger/spit/ignore "CH-7: Tigger is no cat of yours"
refuse A tile i9 "CH-8"
turn A
moves A 66 counter presence
moves A 0 counter style
A counter presence lina/glare/sneer
news "$A has placed a counter."
turn B
sees A A=L:-:-:0:-:............p............
hides B ppp
hides public ppp
sees B A=L:-:-:0:-:????

case open sheets hide nothing (CH-7)
game catchess 2 open_sheets=yes
position turn=1 stage=counters to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....pppp........... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
sees B sssss.....pppp

case Style & Presence has one more of each, placed first (CH-4 CH-7)
game catchess 2
position turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=P:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
refuse A counter style kero/spit/ignore "CH-4: first one Style and one Presence"
moves A 50 counter
A counter style style-and-presence/spit/ignore
refuse A counter style style-and-presence/hiss/ignore "CH-4"
moves A 24 counter
A counter presence style-and-presence/hiss/ignore
moves A 146 counter
position turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss................ppp. A=P:-:-:0:-:sp......................p A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
refuse A counter style kero/glare/ignore "CH-7"
A counter presence kero/glare/ignore
turn B

case blocked grid spaces (CH-7)
game catchess 2 blocks=diagonal
position turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
refuse A counter style kero/spit/ignore "CH-7: the diagonal of Kero stays empty"
has A counter style kero/spit/wash
has A counter style sham/spit/ignore
moves A 130 counter

case 14: the lowest ground first, out of the others' sight (CH-9)
game catchess 2
position turn=1 stage=cats to=A first=A left=6 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
moves A 54 enter
refuse A enter kero i4 n "CH-9: i4 has height 1, and a space of height 0 is to be had"
refuse A enter tigger i3 n "CH-13: Tigger is no cat of yours"
A enter kero o9 n
refuse B enter tigger o9 n "CH-10: Kero stands on o9"
B enter tigger i3 ne
A enter lina c15 s
has B enter setzer j3 n
refuse B enter setzer d15 n "CH-9: d15 is observed by Lina"
refuse B enter setzer g6 n "CH-9: g6 has height"
B enter setzer j3 n

case 14: a raised corner is no lowest ground (CH-9)
position turn=1 stage=cats to=A first=A left=6 held=00 duel=- tiles=c15 A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
moves A 36 enter
refuse A enter kero c15 n "CH-9: c15 has height 1"

case self-esteem of a cat placed (CH-6)
position turn=1 stage=cats to=A first=A left=6 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sssss.....ppppp.......... B=Z:-:-:0:-:- B=R:-:-:0:-:-
A enter kero o9 n
sees all A=K:o9:n:4:
B enter tigger i3 n
sees all B=T:i3:n:3:

case the first player of the set-up has the first turn (CH-10)
position turn=1 stage=cats to=A first=B left=1 held=00 duel=- tiles=- A=K:o9:n:4:-:sssss.....ppppp.......... A=L:c15:nw:3:-:- A=S:-:-:0:-:- B=T:i3:ne:3:-:sssss.....ppppp.......... B=Z:j3:n:3:-:- B=R:h4:n:3:-:-
A enter sham n9 n
turn B
sees all turn=1 stage=act to=B first=B
