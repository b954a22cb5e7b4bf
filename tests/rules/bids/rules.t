# Bids: every rule once, above all that nothing shows too early.

case five cards each, a drawn leader (BD-1)
game bids 3
position 1 B 0 12345:-:0 12345:-:0 12345:-:0
turn *
reject 1 B 0 1234:-:0 12345:-:0 12345:-:0 "does not fit"

case the prize comes first (BD-2)
position 1 B 0 12345:-:0 12345:-:0 12345:-:0
refuse A bid 1 "BD-2"
* prize 4
turn ABC

case choices are secret until the last one (BD-3)
game bids 2
position 1 A 3 12345:-:0 12345:-:0
B bid 2
news "$B has chosen a card."
turn A
sees B 12345:2:0
sees all 12345:2:0
sees A 12345:?:0
hides A :2:
hides public :2:
refuse B bid 3 "BD-3"

case with two cards both are secret (BD-3)
game bids 2 cards=2
position 1 A 3 12345:-:0 12345:-:0
A bid 5
turn AB
refuse A bid 5 "BD-3"
A bid 1
turn B
sees public 12345:??:0

case the highest bid takes the prize, cards are gone (BD-4)
game bids 2
position 1 A 3 12345:-:0 12345:-:0
B bid 2
A bid 3
news "$A bids 3."
news "$A takes the prize: 3."
points A 3
* prize 1
refuse A bid 3 "BD-4"

case equal bids: nobody takes it (BD-4)
position 1 A 3 12345:-:0 12345:-:0
A bid 3
B bid 3
points A 0
points B 0

case the end (BD-5)
position 5 A 2 3:-:1 4:-:0
A bid 3
B bid 4
over B "BD-5"
position 5 A 1 3:-:1 4:-:0
A bid 3
B bid 4
over - "BD-5"
