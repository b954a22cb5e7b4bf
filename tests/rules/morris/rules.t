# Three Men's Morris: points and lines, and a draw by repetition.

case nine points, and neighbours along the lines (MO-1 MO-3)
game morris 2
position turn=1 to=A board=.../.../...
moves A 9
refuse A move a3 b3 "MO-2"
refuse A pass "MO-2"
A place a3
refuse B place a3 "MO-2"
refuse A place b3 "MO-2"
B place b2
A place c1
B place b3
A place b1
B place a2
refuse A place a1 "MO-2"
refuse A move b1 a2 "MO-3: no line leads there"
refuse A move b2 c2 "MO-3: no stone of yours"
refuse A move a3 b3 "MO-3: that point is not empty"
refuse A pass "MO-3: a stone can move"
moves A 2
has A move b1 a1
has A move c1 c2

case the third time is a draw (MO-5)
game morris 2
position turn=1 to=A board=.../.../...
A place a3
B place b2
A place c1
B place b3
A place b1
B place a2
A move c1 c2
B move a2 a1
A move c2 c1
B move a1 a2
turn A
A move c1 c2
B move a2 a1
A move c2 c1
B move a1 a2
news "a draw"
over - "MO-5"

case the second time, if agreed so (MO-5)
game morris 2 times=2
position turn=1 to=A board=.../.../...
A place a3
B place b2
A place c1
B place b3
A place b1
B place a2
A move c1 c2
B move a2 a1
A move c2 c1
B move a1 a2
over - "MO-5"

case three in a row win (MO-4)
game morris 2
position turn=5 to=A board=A.A/.B./B..
look a3 "a stone of $A"
look b3 "an empty point"
A place b3
over A "MO-4"
points A 1
points B 0

case lines that are no position (MO-1 MO-2 MO-4 MO-5)
game morris 2
reject turn=0 to=A board=.../.../... "MO-2: turn="
reject turn=1 to=C board=.../.../... "MO-2: to="
reject turn=1 to=A board=........ "MO-1"
reject turn=1 to=A board=.../.../..C "MO-1"
reject turn=1 to=A board=.../.../.../. "MO-1"
reject turn=1 to=A board=A../.../... "MO-2"
reject turn=7 to=A board=AAA/B../BB. seen=0 "MO-4"
reject turn=7 to=A board=A.A/.B./BAB "MO-5: seen ends"
reject turn=7 to=A board=A.A/.B./BAB seen=0 "MO-5: seen ends"
reject turn=7 to=A board=A.A/.B./BAB seen=x "MO-5: seen="
reject turn=1 to=A board=.../.../... seen=1 "MO-5: seen ends"
