# What a cat observes.

case 3: over a slope, by the higher of both (CH-12)
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:e9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look g9 "seen by Kero of $A"
look e9 "seen by Tigger of $B"
game catchess 2 los=min
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:e9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-12: f9 (height 5) between e9 (6) and g9 (4) is higher than the lower of them"

case 4: a raised space hides (CH-12)
game catchess 2
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-12: h9 (height 5) between i9 (2) and g9 (4) is higher than both"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
has A challenge kero tigger

case a bent line may use either way (CH-12)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h9h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g10:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
has A challenge kero tigger
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=h10h10h10h9h9 A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:g10:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-12"

case 6: two spaces far, three for Ispex (CH-11)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:f9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-11: f9 is 3 spaces from i9, too far for Kero to see"
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=I:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:f9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
has A challenge ispex tigger
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=I:i9:ne:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:f9:n:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge ispex tigger "CH-11"

case 7: outside the arc (CH-11)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
refuse A challenge kero tigger "CH-11: Kero looks s from i9; h9 is outside its arc"

case 8: Vision looks through three sides (CH-11 CH-4)
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=V:i9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:e7:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look j8 "seen by Vision"
look j9 "seen by Vision"
look i10 "seen by Vision"
look k7 "seen by Vision"
look k8 "seen by Vision"
look k9 "seen by Vision"
look j10 "seen by Vision"
look i11 "seen by Vision"
look j7 "height"
look h10 "height"
game catchess 2 vision=four
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=V:i9:s:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:e7:nw:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look i8 "seen by Vision"
look j7 "seen by Vision"
look i7 "seen by Vision"

case the edge of the arc (CH-11)
game catchess 2 arc=wide
position turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- B=T:h11:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-
look h11 "seen by Kero"
look h8 "seen by Kero"
