# Challenges, from the secret choices to what the loser pays, and the end of the game.

case 21: the nine cells (CH-21)
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response ignore
A method spit
news "CH-21: there Kero has Style, Tigger has Style: the defender wins."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response disdain
A method spit
news "CH-21: there Kero has Style, Tigger has Presence: a tie."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response sneer
A method spit
news "CH-21: there Kero has Style, Tigger has nothing: a tie."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response ignore
A method hiss
news "CH-21: there Kero has nothing, Tigger has Style: the defender wins."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response disdain
A method hiss
news "CH-21: there Kero has nothing, Tigger has Presence: a tie."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response sneer
A method hiss
news "CH-21: there Kero has nothing, Tigger has nothing: a tie."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response ignore
A method glare
news "CH-21: there Kero has Presence, Tigger has Style: a tie."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response disdain
A method glare
news "CH-21: there Kero has Presence, Tigger has Presence: the challenger wins."
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
B response sneer
A method glare
news "CH-21: there Kero has Presence, Tigger has nothing: the challenger wins."

case both choose in secret, in any order (CH-21)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
turn AB
refuse A response sneer "CH-10"
A method glare
news "$A has chosen a method for Kero."
turn B
refuse A method spit "CH-21: you have chosen"
sees A duel=K:T:2:-:-
sees B duel=K:T:?:-:-
sees public duel=K:T:?:-:-
hides B ppppp
hides A sp...
B response sneer
sees B K:i9:n:4:a:????????????P????????????
sees A T:h9:s:2:-:????????????O????????????

case 25: the challenger wins (CH-23)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
news "CH-23: Kero wins and takes one self-esteem from Tigger, which has 2; Kero has 4."
turn B
refuse B retreat h10 "CH-23: Kero observes h10"
refuse B retreat i9 "CH-23: Kero stands on i9"
refuse B retreat e9 "CH-23: Tigger retreats to an adjacent space"
refuse A retreat h8 "CH-10"
moves B 2
B retreat h8
news "Tigger of $B retreats from h9 to h8."
turn A
# a full track takes no more
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:5:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
news "Tigger loses one self-esteem and has 2, Kero is full at 5"
sees all K:i9:n:5

case 26: no self-esteem left (CH-24)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:1:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
news "CH-24: Tigger has no self-esteem left."
news "Tigger of $B is out of play."
sees all B=T:-:-:0:-:sp...sp...spO..sp...sp...
turn A

case 27: nowhere to retreat (CH-23)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:h8:nw:3:-:- B=R:i8:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
news "CH-23: Tigger finds no adjacent space out of sight of the winner."
sees all T:-:-:0

case a step of three is no retreat (CH-23)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9h9i8 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:h8:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
has B retreat i8
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:h8:nw:3:-:- B=R:g9:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
news "finds no adjacent space"

case the defender wins, the challenger retreats (CH-23)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method hiss
B response ignore
news "CH-23: Tigger wins and takes one self-esteem from Kero, which has 2; Tigger has 4."
turn A
moves A 2
A retreat i10
turn A
refuse A stay kero "CH-14"
# the mover loses its last self-esteem
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:1:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method hiss
B response ignore
news "CH-24"
A stay lina
A stay sham
moves A 11

case a strict retreat obeys other eyes, too (CH-23 CH-18)
game catchess 2 retreat=strict
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:h7:ne:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look h8 "seen by Lina"
A challenge kero tigger
A method glare
B response sneer
refuse B retreat h8 "CH-18: h8 (height 3) is observed by Lina"
has B retreat i8
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:h7:ne:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method glare
B response sneer
has B retreat h8

case 23: a tie by eyes, then by self-esteem (CH-22)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:2:-:sp...sp...sp...sp...sp... B=Z:j9:n:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method hiss
B response sneer
news "CH-22 (a): self-esteem minus opponents watching: Kero 3-2 = 1, Tigger 2-1 = 1, equal."
news "CH-22 (b): self-esteem alone: Kero 3, Tigger 2."
news "CH-23: Kero wins"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:j9:n:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method hiss
B response sneer
news "CH-22 (a): self-esteem minus opponents watching: Kero 3-2 = 1, Tigger 3-1 = 2."
news "CH-23: Tigger wins"

case 24: all equal: the challenger steps aside (CH-22)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
A challenge kero tigger
A method hiss
B response sneer
news "CH-22 (c): Tigger stands higher, so Kero must step out of its sight; nobody wins."
turn A
moves A 2 retreat
refuse A retreat i8 "CH-23: Tigger observes i8"
A retreat h10
sees all K:h10:n:3
sees all T:h9:s:3

case 24: or a coin falls (CH-22)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i10:ne:3:-:- B=R:h10:ne:3:-:-
A challenge kero tigger
A method hiss
B response sneer
news "CH-22 (d): Tigger is higher, but Kero cannot step out of its sight: a coin decides."
turn *
* coin heads
news "CH-22 (d): heads, for Kero."
news "CH-23: Kero wins"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i10:ne:3:-:- B=R:h10:ne:3:-:-
A challenge kero tigger
A method hiss
B response sneer
news "CH-22 (d): Tigger is higher, but Kero cannot step out of its sight: a coin decides."
turn *
* coin tails
news "CH-22 (d): tails, for Tigger."
news "CH-23: Tigger wins"

case two summits are announced, and win (CH-25)
position turn=5 stage=face to=A first=A left=0 held=00 duel=- tiles=- A=K:e9:n:3:a:sssss.....ppppp.......... A=L:i13:s:3:a:- A=S:n10:se:3:a:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
points A 2
A end
news "CH-25: $A holds e9 and i13 and wins if two are still held when $A's next turn begins."
news "The others must challenge there"
sees all held=30
B stay tigger
B stay setzer
B stay tugger
B end
news "$A wins: e9 and i13 were held until this turn (CH-25)."
over A "CH-25: two summits held until the next turn"

case 31: a summit that is left is struck off for good (CH-25)
position turn=5 stage=act to=B first=A left=0 held=30 duel=- tiles=- A=K:e9:n:3:-:sssss.....ppppp.......... A=L:i13:s:3:-:- A=S:m5:n:3:-:- B=T:f9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A stay kero "CH-10"
B challenge tigger kero
B method glare
A response disdain
turn A
A retreat e8
sees all held=20
turn B
B stay setzer
B stay tugger
B end
turn A
points A 2
