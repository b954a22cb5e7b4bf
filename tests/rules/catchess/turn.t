# Actions and facings: moves, preening, re-entry, what the abilities change.

case 9: four points (CH-17)
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:g9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
has A go kero e9
refuse A go kero g9 "CH-17: to leave a cat where it is, use stay"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:h9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A go kero e9 "CH-17: from h9 to e9 is 6 points or more, and Kero has 4"

case Speed has six points (CH-17 CH-4)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=E:h9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
has A go speed e9

case 11: a step of three is too high (CH-17)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A go kero h9 "CH-17: from i9 (2) to h9 (5) is a step of 3, and two is the most"
has A go kero h10

case 16: through cats and eyes (CH-18)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look h10 "height 2"
# Tigger on i12 (height 5) looks nw and observes i11, h11 and what lies behind them
look i11 "seen by Tigger"
refuse A go kero i11 "CH-18: i11 (height 4) is observed by Tigger on height 5"
refuse A go kero i12 "CH-18: Tigger stands on i12"
refuse A go kero b9 "CH-1"
# an eye from below bars nothing
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=i10 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:j9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look i10 "seen by Tigger"
has A go kero i10

case own eyes bar with own_blocks (CH-18)
game catchess 2 own_blocks=yes
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:i12:nw:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A go kero i11 "CH-18: i11 (height 4) is observed by Lina on height 5"
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:i12:nw:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
has A go kero i11

case 17: preening up to the track (CH-19 CH-5)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:5:-:sssss.....ppppp.......... A=L:o9:s:5:-:- A=Y:n10:se:4:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
A preen kero
news "its self-esteem is full at 5"
sees all K:i9:n:5:ap
A preen kiryuu
sees all Y:n10:se:4:ap
A preen lina
news "self-esteem 6"
sees all L:o9:s:6:
reject turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:6:-:sssss.....ppppp.......... A=L:o9:s:5:-:- A=Y:n10:se:4:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:- "CH-5"

case 18: watched from above (CH-19)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A preen kero "CH-19: Kero (height 2) is watched by Tigger from height 3"
refuse A stay kero "CH-19: Kero is watched from above and can go to"
refuse A go kero i8 "CH-18"
has A go kero i10
# by a lower or equal one it is allowed
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:j9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look i9 "seen by Tigger"
has A preen kero
has A stay kero
# whoever can challenge must not stay
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A stay kero "CH-19: Kero is watched from above and can challenge Tigger"
has A challenge kero tigger

case 19: nowhere to go (CH-19)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=j3 A=K:i3:sw:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i4:sw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:h4:ne:3:-:-
refuse A preen kero "CH-19"
has A stay kero
moves A 0 go kero
moves A 1 stay kero

case 20: whom to challenge (CH-20)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:g9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-20: Tigger stands on height 3, not higher than Kero on 4"
refuse A challenge kero lina "CH-20: Lina is your own cat"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:-:-:0:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-20: Tigger is not in play"

case each cat acts once, in any order, then the facings (CH-14 CH-15)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A face kero s "CH-15: facings are set after all actions"
refuse A end "CH-14: every cat in play acts"
refuse A preen tigger "CH-14: Tigger is not your cat"
refuse B preen tigger "CH-10: it is for $A to choose"
A preen sham
refuse A preen sham "CH-14: Sham has had its action"
A stay kero
A go lina n9
moves A 11
refuse A face kero n "CH-15: Kero looks n already"
refuse A go kero i10 "CH-14: Kero has had its action"
A face kero s
news "Kero of $A looks s."
refuse A face kero n "CH-15: the facing of Kero is set"
A end
turn B

case 32: a cat that preened keeps its facing (CH-15)
position turn=5 stage=face to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:ap:sssss.....ppppp.......... A=L:o9:s:3:a:- A=S:n10:se:3:a:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A face kero s "CH-15: Kero preened and keeps its facing"
has A face lina n

case 28: a turn spent on re-entry (CH-13)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:n10:se:3:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
has A stay sham
refuse A enter kero i11 n "CH-13: i11 is observed by Tigger"
refuse A enter sham i9 n "CH-13: Sham is in play"
refuse A enter kero n10 n "CH-10: Sham stands on n10"
has A enter kero e9 n
A enter kero f9 n
news "Kero of $A comes into play on f9, looking n."
sees all K:f9:n:4:
refuse A stay sham "CH-13: a turn spent on re-entry has no other action"
refuse A face sham n "CH-13"
A enter lina e9 s
sees all L:e9:s:3:
moves A 1
A end
turn B
# after an action it is too late
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:n10:se:3:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A stay sham
refuse A enter kero e9 n "CH-13: a turn with actions brings no cat back"

case all cats out (CH-13)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:-:-:0:-:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:-:-:0:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
moves A 0 pass
refuse A pass "CH-16: you pass only when nothing else can be done"
moves A 0 end

case 29: Mr Mistoffeles comes back for free (CH-13 CH-4)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=M:-:-:0:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A stay lina
A stay sham
refuse A enter mistoffeles i11 n "CH-13: i11 is observed by Tigger"
A enter mistoffeles e9 s
sees all M:e9:s:3:at
has A face lina n
refuse A face mistoffeles n "CH-15"
A end
turn B
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=M:-:-:0:-:sssss.....ppppp.......... A=K:-:-:0:-:- A=S:n10:se:3:-:- B=T:i12:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A stay sham
refuse A enter kero e9 n "CH-13"
has A enter mistoffeles e9 n

case Kiryuu preens once a turn for free (CH-4)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=Y:i9:n:2:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A groom lina "CH-4: only Kiryuu"
A groom kiryuu
news "preens: self-esteem 3"
refuse A groom kiryuu "CH-4: Kiryuu has preened for free in this turn"
A preen kiryuu
sees all Y:i9:n:4:apg
A stay lina
A stay sham
moves A 0 face kiryuu
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=Y:i9:n:2:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
A stay kiryuu
A stay lina
A stay sham
A groom kiryuu
has A face kiryuu s
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=Y:i9:s:2:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A groom kiryuu "CH-19"

case a cat out of play has no facing to be set (CH-13)
game catchess 2
position turn=5 stage=face to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:a:sssss.....ppppp.......... A=L:o9:s:3:a:- A=S:-:-:0:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A face sham n "CH-13: Sham is not in play"

case no re-entry after Kiryuu has preened for free (CH-4 CH-13)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=Y:i9:n:3:g:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:-:-:0:-:- B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A enter sham c15 n "CH-13: Kiryuu has preened in this turn: no re-entry"

case nowhere to come back to: twelve cats see, or stand on, all 91 spaces (CH-16)
game catchess 5 board=r5 arc=wide vision=four
position turn=5 stage=act to=A first=A left=0 held=00000 duel=- tiles=- A=K:-:-:0:-:- A=L:-:-:0:-:- A=P:-:-:0:-:ssssss....pppppp......... B=M:n7:nw:1:-:sp...sp...sp...sp...sp... B=Y:l4:se:1:-:- B=I:l8:se:1:-:- C=V:i12:ne:1:-:sp...sp...sp...sp...sp... C=S:f12:nw:1:-:- C=E:i6:sw:1:-:- D=T:h7:se:1:-:sp...sp...sp...sp...sp... D=Z:k7:ne:1:-:- D=R:f9:n:1:-:- E=D:h6:n:1:-:sp...sp...sp...sp...sp... E=H:d14:s:1:-:- E=U:h12:sw:1:-:-
moves A 1 pass
refuse A enter kero i9 n "CH-13: i9 is observed by"
A pass
news "$A passes."
turn B

case 30: a challenger that is taken out of play has acted: no re-entry in that turn (CH-13 CH-24)
game catchess 5 board=r5
position turn=14 stage=act to=C first=E left=0 held=04001 duel=- tiles=d9d14g14h10h11i9i10j4k5k8k9m10 A=I:k8:s:3:-:...s...........s......... A=S:g7:sw:3:-:......p.p...............s A=H:m8:ne:3:-:......p..p.s.....p......s B=K:f8:nw:4:-:......p.......p.......p.p B=M:g8:nw:3:-:.....s.......s.ps........ B=D:l6:ne:3:-:.....s.................s. C=L:d12:sw:3:-:p..p....s..O............. C=V:d14:nw:4:-:....p..p.p...s......s...s C=Z:f14:nw:4:-:................s........ D=Y:j7:n:3:-:............s....s..pp... D=E:e12:se:5:-:s..O......s.............. D=R:l9:n:3:-:.......p.......p......ps. E=P:d13:sw:2:-:...Os......O.sp..s....s.. E=T:k11:n:3:-:..p.......s....p....p.... E=U:f9:se:3:-:...............p....s..p.
C challenge vision speed
C method spit
D response ignore
refuse C enter vision i10 se "CH-13: a cat has acted in this turn: no re-entry"
