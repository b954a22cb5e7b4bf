# The set-up: sheets, counters, tiles, cats, in their order.

case 1: three cats each, counters come first (CH-4 CH-7 CH-10)
game catchess 2
deal 7
turn B
sees all stage=counters to=B first=B left=12
position turn=1 stage=counters to=B first=B left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:-
turn B
refuse A counter style kero/spit/ignore "CH-10: it is for $B to choose"
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
refuse A tile b9 "CH-1: b9 is not a space of this board"

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
refuse A counter presence tigger/spit/ignore "CH-7: Tigger is not your cat"
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
refuse A enter kero i4 n "CH-9: i4 has height 1, and a space of height 0 is free"
refuse A enter mistoffeles i4 n "CH-4: Mr Mistoffeles is not in this game"
refuse A enter setzer i4 n "CH-13: Setzer is not your cat"
refuse A go kero i4 "CH-9: first every cat is placed"
refuse A enter tigger i3 n "CH-13: Tigger is not your cat"
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

case lines that are no position are refused (CH-1 CH-4 CH-5 CH-7 CH-8 CH-9 CH-13 CH-14 CH-15 CH-19 CH-20 CH-21 CH-23 CH-25)
game catchess 2
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:ssssss....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-7: everybody places five Style and five Presence"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:ssss......ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-7: everybody places five Style and five Presence"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-7: counters are placed by one player after the other"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-7: counters are placed by one player after the other"
reject turn=1 stage=counters to=B first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-7: counters are placed by one player after the other"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:s........................ A=P:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-4: Style & Presence gets its two counters first"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:p........................ A=P:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-4: Style & Presence gets its two counters first"
reject turn=1 stage=counters to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:- A=P:-:-:0:-:ss....................... A=S:-:-:0:-:- B=T:-:-:0:-:- B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-4: Style & Presence gets its two counters first"
reject turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:Sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-21: grid spaces are shown by challenges only"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:0:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-5: a cat in play has self-esteem from 1 to the end of its track"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:10:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-5: a cat in play has self-esteem from 1 to the end of its track"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-5: a cat in play has self-esteem from 1 to the end of its track"
reject turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-9: a cat is in play before the tiles are placed"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:a:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-14: only cats in play of the player"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:-:-:0:t:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-14: only cats in play of the player"
reject turn=1 stage=cats to=A first=A left=3 held=00 duel=- tiles=- A=K:o9:n:4:a:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:p:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-19: a cat has preened, but not acted"
reject turn=5 stage=face to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-14: a cat has not acted yet"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:a:- A=S:n10:se:3:a:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-15: all cats have acted"
reject turn=5 stage=enter to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-13: a turn spent on re-entry has no other action"
reject turn=5 stage=enter to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-13: a turn spent on re-entry has no other action"
reject turn=5 stage=enter to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:atp:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-13: a turn spent on re-entry has no other action"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:at:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-15: facings are set after all actions"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=Y:h9:s:3:g:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: Kiryuu has preened for another"
reject turn=5 stage=enter to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:at:sssss.....ppppp.......... A=Y:o9:s:3:g:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: Kiryuu has preened for another"
reject turn=1 stage=tiles to=A first=A left=12 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=Y:-:-:0:g:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-4: Kiryuu has preened for another"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K:-:-:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: there is a challenge, but the stage is not one of a challenge"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=-:T:-:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: there is a challenge, but the stage is not one of a challenge"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=-:-:1:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: there is a challenge, but the stage is not one of a challenge"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=-:-:-:1:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: there is a challenge, but the stage is not one of a challenge"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=-:-:-:-:K tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: there is a challenge, but the stage is not one of a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:-:-:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=T:K:-:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:L:-:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:Z:-:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:T:-:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:T:-:-:- tiles=- A=K:i9:n:3:ap:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: these cats cannot be in a challenge"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:T:1:1:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-21: a choice that was revealed is still kept"
reject turn=5 stage=coin to=A first=A left=0 held=00 duel=K:T:1:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-21: a choice that was revealed is still kept"
reject turn=5 stage=coin to=A first=A left=0 held=00 duel=K:T:-:1:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-21: a choice that was revealed is still kept"
reject turn=5 stage=duel to=A first=A left=0 held=00 duel=K:T:-:-:K tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-23: a cat retreats at the wrong time"
reject turn=5 stage=retreat to=A first=A left=0 held=00 duel=K:T:-:-:- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-23: a cat retreats at the wrong time"
reject turn=5 stage=retreat to=A first=A left=0 held=00 duel=K:T:-:-:L tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-23: a cat retreats that has not lost"
reject turn=5 stage=act to=A first=A left=0 held=10 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-25: a summit is noted as held before the end of a turn"
reject turn=1 stage=tiles to=A first=A left=12 held=01 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-25: a summit is noted as held before the end of a turn"
reject turn=5 stage=act to=A first=A left=0 held=01 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-25: a summit is noted as held that no cat holds"
reject turn=5 stage=over to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-25: two summits held end the game"
reject turn=1 stage=tiles to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-8: left= does not agree with what is still to be placed"
reject turn=5 stage=act to=A first=A left=1 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-8: left= does not agree with what is still to be placed"
reject turn=1 stage=cats to=A first=A left=5 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-9: it is the turn of another to place a cat"
reject turn=1 stage=cats to=A first=A left=7 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-9: it is the turn of another to place a cat"
reject turn=1 stage=cats to=A first=A left=6 held=00 duel=- tiles=- A=K:o9:n:4:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-9: there are more cats than turns to place them in"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=x tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K:TT:-:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K:T:5:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K:T:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=K:T:-:-:x tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=KL:T:-:-:- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-20: the seventh word"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:ssss A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: every seat has three cats"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:x:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: every seat has three cats"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:g:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: every seat has three cats"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:xssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: every seat has three cats"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=-:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-4: every seat has three cats"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:-:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-13: a cat out of play looks nowhere"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:up:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-1: a cat needs a space of the board and a facing"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:i9:n:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-10: two cats stand on one space"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:a9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-1: a cat needs a space of the board and a facing"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=a9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-1: a tile must lie on a space"
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=e9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-8: no tile goes on a space of height 5 or 6"
game catchess 2 blocks=diagonal
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:- "CH-7: a grid space takes one counter, a blocked one none"

case tiles need room (CH-8)
game catchess 2 board=r5
reject turn=1 stage=tiles to=A first=A left=4 held=00 duel=- tiles=d12d12d13d13d13d14d14d14d14e8e11e12e12e13e13e13e14e14e14f7f11f12f12f13f13f14f14g6g6g7g10g11g11g12g13g14h5h5h5h6h6h7h8h9h10h10h11h14i4i4i4i4i5i5i5i6i6i7i7i8i8i9i9i10i14j4j4j4j5j5j6j7j8j9j9j10j13k4k4k5k8k9k9k10k11k12l4l8l9l9l10l10l11l11m4m7m8m8m9m9m9m10m10m10n4n5n6n7n7n8n8n8n9n9n9n9 A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:- "CH-8: there is no room for that many tiles"
position turn=1 stage=tiles to=A first=A left=3 held=00 duel=- tiles=d12d12d13d13d13d14d14d14d14e8e11e12e12e13e13e13e14e14e14f7f11f12f12f13f13f14f14g6g6g7g10g11g11g12g13g14h5h5h5h6h6h7h8h9h10h10h11h14i4i4i4i4i5i5i5i6i6i7i7i8i8i9i9i10i14j4j4j4j5j5j6j7j8j9j9j10j13k4k4k5k8k9k9k10k11k12l4l8l9l9l10l10l11l11m4m7m8m8m9m9m9m10m10m10n4n5n6n7n7n8n8n8n9n9n9n9 A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:-:-:0:-:- B=R:-:-:0:-:-

case a player who finds no space for his cat passes, and the others go on (CH-9 CH-16)
game catchess 5 board=r5 arc=wide vision=four
position turn=1 stage=cats to=A first=B left=1 held=00000 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=P:-:-:0:-:ssssss....pppppp......... B=M:n7:nw:3:-:sp...sp...sp...sp...sp... B=Y:l4:se:3:-:- B=I:l8:se:3:-:- C=V:i12:ne:3:-:sp...sp...sp...sp...sp... C=S:f12:nw:3:-:- C=E:i6:sw:3:-:- D=T:h7:se:3:-:sp...sp...sp...sp...sp... D=Z:k7:ne:3:-:- D=R:f9:n:3:-:- E=D:h6:n:3:-:sp...sp...sp...sp...sp... E=H:d14:s:3:-:- E=U:h12:sw:3:-:-
moves A 1 pass
A pass
news "$A passes."
turn B
