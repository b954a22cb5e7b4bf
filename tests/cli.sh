#!/bin/bash
# cli.sh BUILD - every command: what it prints, its exit code, and what it says when it is used
# wrongly. Runs the program with the toys in a folder of its own; input is never a terminal.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
build=$(realpath "${1:-build}")
sources=$(realpath "$(dirname "$0")/..")
clowder=$build/clowder-test
version=$(sed -n 's/^VERSION *:= *//p' Makefile)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config SOURCE_DATE_EPOCH=86400
passed=0 failed=0 last=

# ---- helpers ---------------------------------------------------------------------------------

# claim WHAT COMMAND... : the command must succeed
claim() {
    local what=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED %s\n  %s\n' "$last" "$what"
        sed 's/^/  | /' out err | head -12
    fi
}

# run CODE WORD... : clowder must exit with the code; keeps what it prints in out and err
run() {
    local expected=$1 code
    shift
    last="clowder $*"
    "$clowder" "$@" > out 2> err < "${input:-/dev/null}"
    code=$?
    claim "exits with $code instead of $expected" [ "$code" = "$expected" ]
}

out() { claim "does not print: $1" grep -qE -- "$1" out; }
err() { claim "does not tell: $1" grep -qE -- "$1" err; }
out_is() { claim "does not print exactly: $1" [ "$(cat out)" = "$1" ]; }
err_is() { claim "does not tell exactly: $1" [ "$(cat err)" = "$1" ]; }
quiet() { claim "tells something" [ ! -s err ]; }
lines() { claim "does not print $1 lines" [ "$(wc -l < out)" -eq "$1" ]; }
same() { claim "$1 and $2 differ" cmp -s "$1" "$2"; }

# wrong MESSAGE WORD... : wrong usage, told in one line, and nothing printed
wrong() {
    local message=$1
    shift
    run 2 "$@"
    err_is "clowder: $message"$'\n'"Try 'clowder --help'."
    out_is ""
}

# ---- help and wrong words --------------------------------------------------------------------

run 0 --help
quiet
claim "is longer than 24 lines" [ "$(wc -l < out)" -le 24 ]
claim "is wider than 80 columns" [ "$(wc -L < out)" -le 80 ]
commands="play lesson resume replay watch check show export rules stats list help"
for word in $commands; do out "^  $word"; done
commands="$commands sim arena tune bot bot-check perft bench config"
out "^  sim, arena, tune, lab, bot, bot-check, perft, bench, config: "
claim "tells of what is not for people" [ "$(grep -c tables out)" -eq 0 ]
claim "does not begin with examples" [ "$(grep -n 'clowder play' out | cut -d: -f1)" -lt 6 ]
for word in $commands; do
    run 0 "$word" --help
    out "^usage: clowder $word"
    claim "is wider than 80 columns" [ "$(wc -L < out)" -le 80 ]
done
run 0 list --help
out "^usage: clowder list \[--json\]$"
run 0 show --help
out "--format board\|position\|moves"

run 0 help
claim "is not the page of help" cmp -s out <("$clowder" --help)
run 0 help play
claim "is not the help of play" cmp -s out <("$clowder" play --help)
run 0 help catchess
out "^Cat Chess \\(catchess\\): "
out "^  quick +Quick start"
out "^  setup=classic "
run 0 help keys
out "^Tab +to the next place"
run 0 help settings
out "^play.pause  Pause after moves"
run 0 help bots
out "^kitten "
wrong 'no topic "kyes"; did you mean "keys"?' help kyes

run 0 --version
out_is "clowder $version"
run 0 --version --verbose
out "^clowder [0-9]+\.[0-9]+\.[0-9]+$"
out "^kilkenny [0-9]+ [0-9a-f]{16}$"
out "^signature [0-9a-f]{16}$"

wrong 'no command "paly"; did you mean "play"?' paly
offered=$(sed -n 's/^    {\.word = "\([a-z-]\+\)".*/\1/p' "$sources/src/cli/commands.c" | grep -vx tables | paste -sd , | sed 's/,/, /g')
wrong "no command \"xyzzy\": there are $offered" xyzzy
wrong "no command \"\\u{001B}[31mred\": there are $offered" $'\e[31mred'
wrong 'no option "--sede"; did you mean "--seed"?' play kilkenny --sede 3
wrong 'no option "-x"' -x
wrong '--seed needs a value: TEXT' play kilkenny --seed
wrong '--plain takes no value' play kilkenny --plain=1
wrong 'check takes no --seed' check --seed 3 x.log
wrong 'clowder takes no --games' --games 3
wrong 'play needs GAME' play
wrong 'perft needs GAME DEPTH' perft kilkenny
wrong 'list has no use for "x"' list x
wrong 'no game "kilkeny"; did you mean "kilkenny"?' play kilkeny
wrong 'no preset "clasic"; did you mean "classic"?' sim kilkenny --preset clasic
wrong '--seats must be a number from 2 to 4, not "5"' sim kilkenny --seats 5
wrong '--seats must be a number from 2 to 4, not "two"' play kilkenny --seats two
wrong 'no format "cvs"; did you mean "csv"?' sim kilkenny --format cvs
wrong 'no theme "monoo"; did you mean "mono"?' play kilkenny --theme monoo
wrong 'there are more --names than --seats' play kilkenny --seats 2 --names A,B,C
wrong 'Kilkenny Cats is for at most 4 players' play kilkenny --names A,B,C,D,E
run 2 sim kilkenny --set strat=edge
err 'did you mean "start"'
run 2 sim kilkenny --set start=egde
err 'inner, edge, cross'
run 2 sim kilkenny --set start
claim "tells not two lines" [ "$(wc -l < err)" -eq 2 ]

# ---- stats -----------------------------------------------------------------------------------

run 0 stats
out '^Games over: 0\. Not finished: 0\.$'
run 1 stats Anna
err_is 'clowder: no saved game has a player "Anna"'
run 0 play toy --names Anna,Marco --plain
printf 'no log\n' > data/clowder/games/letter.log
run 0 stats
out '^Anna +0 +0 +0 +0 +- +1$'
out '^Games over: 0\. Not finished: 1\. Not counted: 0 damaged files, 1 files of no game known here\.$'
run 0 stats Anna
out '^No game of this player is over yet\.$'
run 1 stats Ana
err_is 'clowder: no saved game has a player "Ana"; did you mean "Anna"?'
rm -r data

# ---- own presets, positions ------------------------------------------------------------------

mkdir -p config/clowder
printf '[kilkenny]\nOur house = start=edge\n' > config/clowder/presets.ini
run 0 play kilkenny --preset 'Our house' --log own.log --plain
claim "plays by a preset of one's own" grep -q '^\[Options "start=edge"\]$' own.log
run 2 play kilkenny --preset 'Our horse'
err 'did you mean "Our house"'
rm -r config

run 0 show own.log --format position --as all
position=$(cat out)
run 0 play kilkenny --set start=edge --position "$position" --log from.log --plain
claim "begins with the position" grep -qF "[Position \"$position\"]" from.log
run 0 show from.log --format position --as all
out_is "$position"
run 0 check from.log
printf '%s\nmore\n' "$position" > position.txt
run 0 play kilkenny --set start=edge --position position.txt --log file.log --plain
claim "takes the first line of a file" grep -qF "[Position \"$position\"]" file.log
# What the game refuses is told as the reader of a log tells it.
run 1 play kilkenny --position nonsense
refusal=$(sed 's/^clowder: //' err)
printf '[Clowder "1"]\n[Game "kilkenny"]\n[SeatA "A"]\n[SeatB "B"]\n[Position "nonsense"]\n' > wrong.log
run 1 check wrong.log
err "$refusal"
run 1 play kilkenny --position $'turn=1\e[31m'
claim "prints an escape sequence" [ "$(grep -c $'\e' err)" -eq 0 ]
run 4 play kilkenny --position .
rm -f own.log from.log file.log wrong.log position.txt

# ---- a game as JSON --------------------------------------------------------------------------

run 0 play toy --names 'An"na,Zoë' --seed secret --log json.log --plain
run 0 export json.log --json
claim "is no JSON of the game" python3 -c '
import json, sys
game = json.load(open("out"))
assert game["game"] == "toy" and [s["name"] for s in game["seats"]] == ["An\"na", "Zoë"], game
assert "seed" not in game and not game["over"] and "result" not in game, game
assert game["moves"] == [], game'
run 0 export json.log --json --as all
claim "leaves the seed out for those who may see all" grep -q '"seed":"secret"' out
rm json.log

# ---- list and rules --------------------------------------------------------------------------

run 0 list
quiet
out "^kilkenny +Kilkenny Cats +2-4 +[0-9]+ +[0-9]+$"
claim "lists the template" [ "$(grep -c nullgame out)" -eq 0 ]
run 0 rules kilkenny
out "KK-13"
run 0 rules kilkenny KK-7
out "^\*\*KK-7\*\*"
claim "prints more than one rule" [ "$(grep -c '^\*\*KK-' out)" -eq 1 ]
cp out upper
run 0 rules kilkenny kk-7
same out upper
run 1 rules kilkenny KK-777
err_is 'clowder: the rules of kilkenny have no "KK-777"'

# ---- sim -------------------------------------------------------------------------------------

run 0 sim kilkenny --games 40 --seats 4 --seed paperino --format csv
quiet
cp out fast.csv
out "^games,40,"
claim "wins, draws and unfinished games are not all games" \
    awk -F, '/^wins|^draws|^unfinished/ { sum += $2 } END { exit sum != 40 }' out
claim "a share is outside its interval" \
    awk -F, '/^wins/ && !($4 <= $3 && $3 <= $5) { exit 1 }' out
run 0 sim kilkenny --games 40 --seats 4 --seed paperino --format csv --at-once 3
same out fast.csv
run 0 sim kilkenny --games 40 --seats 4 --seed paperino --format csv --logs logs --at-once 2
same out fast.csv
claim "there are not 40 logs" [ "$(ls logs | wc -l)" -eq 40 ]
run 0 check --strict logs/*.log
quiet
claim "does not tell how 40 games stand" [ "$(grep -c '^logs.* wins .*KK-1[34]: ' out)" -eq 40 ]
claim "a log is not sealed" [ "$(grep -c '^  proved: unchanged since' out)" -eq 40 ]
run 4 sim kilkenny --games 1 --logs logs
err "^clowder: .*logs/kilkenny-000001.log"
run 4 sim kilkenny --games 1 --logs /dev/null/x
err "^clowder: /dev/null/x: "
run 0 sim kilkenny --games 5 --max-moves 10
out "^unfinished +5 "
out "^A South "
run 0 sim nullgame --games 200 --seats 6 --set squares=9
out "^draws +[1-9]"
run 0 sim bids --games 20 --seats 5 --preset double --logs bids
run 0 check bids/*.log
claim "does not tell how 20 games stand" [ "$(grep -c '^bids/' out)" -eq 20 ]
last="clowder sim, interrupted"
timeout --foreground --preserve-status -s INT 1 "$clowder" sim kilkenny --games 1000000 > out 2> err
claim "does not end in order" [ $? -eq 0 ]
out '[0-9]+ of 1000000 games$'
last="clowder sim with a terminal"
if script -qec true /dev/null > out 2> err < /dev/null; then
    script -qec "$(printf '%q' "$clowder") sim kilkenny --games 2000 > table" /dev/null > out 2> err
    out 'playing \[#* *\] +[0-9]+ %'
    claim "the table has the bar in it" [ "$(grep -c playing table)" -eq 0 ]
else
    echo "skipped: the bar of sim, as there are no pseudo-terminals here"
fi

# ---- check -----------------------------------------------------------------------------------

log=logs/kilkenny-000007.log
run 0 check $log
out "^logs/kilkenny-000007\.log: kilkenny, [0-9]+ moves, [0-9]+ turns: "
out "^  proved: every move is legal$"
out "^  proved: the deal follows from the seed$"
out "^  proved: all [0-9]+ dice follow from the seed$"
out "^  all dice: [0-9]+ with 6 faces, chi-square [0-9.]+, chance [0-9.]+ %$"
out "^  proved: unchanged since it was sealed, unless somebody sealed it anew$"
out "^  proved: the end: no move is missing$"
claim "proves all, and says no" [ "$(grep -c 'not proved' out)" -eq 0 ]
claim "is wider than 80 columns" [ "$(sed 1d out | wc -L)" -le 80 ]
claim "has not the date of SOURCE_DATE_EPOCH" grep -q '^\[Date "1970-01-02"\]$' $log
for zone in UTC LINE-14 SST11; do # without it: today, there
    before=$(TZ=$zone date +%F)
    last="clowder sim in $zone"
    env -u SOURCE_DATE_EPOCH TZ=$zone "$clowder" sim kilkenny --games 1 --max-moves 1 --logs "today-$zone"
    after=$(TZ=$zone date +%F) # midnight may have passed
    claim "has not today's date" grep -qE "^.Date \"($before|$after)\".$" "today-$zone/kilkenny-000001.log"
done
claim "has not the seed of its number" grep -q '^\[Seed "paperino/7"\]$' $log
first=$(grep -n '^1 ' $log | head -1 | cut -d: -f1)

# damaged LINE WHAT SCRIPT : what sed makes of the log is wrong at that line
damaged() {
    sed -E "$3" "${4:-$log}" > bad.log
    run 1 check bad.log
    err "^bad\.log:$1: $2: "
    claim "tells not one line" [ "$(wc -l < err)" -eq 1 ]
    out_is ""
}

roll=$((first + 39)) move=$((first + 40)) digest=$((first + 41))
damaged $roll seal "${roll}s/[1-6] #/7 #/"
damaged $move seal "${move}s/ [a-n]([0-9]+) #/ z\\1 #/"
damaged $roll seal "${roll}d"
damaged $move position "${move}d"
damaged $digest seal "${digest}d"
damaged $roll seal "${roll}s/#.*/#00000000/"
damaged $(grep -n '^.SeatA' $log | cut -d: -f1) seal 's/^.SeatA.*/[SeatA "Someone"]/'
damaged $move syntax "${move}s/.*/what is this/"
head -c 3000 $log > bad.log
run 1 check bad.log
err "^bad\.log:[0-9]+: cut off: "

# Comments are under no seal: they can be added to a finished log, and leave all else as it was.
sed "${first}i ;! The first roll." $log > said.log
echo ';@2 Said later.' >> said.log
run 0 check --strict said.log
out "^  proved: unchanged since it was sealed, unless somebody sealed it anew$"
out "^  2 comments, which no seal covers$"
run 0 show --format moves said.log
claim "shows no comment before the moves" [ "$(sed -n 1p out)" = "; The first roll." ]
claim "shows no comment after two moves" [ "$(sed -n 4p out)" = "; Said later." ]
run 0 show --at 2 said.log
out "^; Said later\.$"

# Dice on the table: any faces are good, and --strict knows that nothing proves them.
sed -E 's/^(.Seed .*)$/[Dice "table"]\n\1/; /^.Seal/d; s/ #[0-9a-f]{8}$//' $log > table.log
sed -i -E '0,/^1 \* roll/s/^(1 \* roll).*/\1 6/' table.log
sed -i -E '/^1 [A-F] /,$d' table.log
run 0 check table.log
out "^  not proved: the 1 die: it was rolled at the table, any face would do$"
run 1 check --strict table.log
damaged $(grep -n '^.Dice' table.log | cut -d: -f1) header 's/table/bottom/' table.log

# Without seals the dice, the rules and the digests still tell.
sed -E '/^.Seal/d; s/ #[0-9a-f]{8}$//' $log > bare.log
run 0 check bare.log
out "^  not proved: that nothing was changed: there are no seals$"
run 1 check --strict bare.log
out "^  proved: every move is legal$"
first=$((first - 1))
die=$(sed -n "${first}s/.*roll //p" bare.log)
damaged $first dice "${first}s/roll .*/roll $((die % 6 + 1))/" bare.log
damaged $first illegal "${first}s/roll .*/roll 7/" bare.log
damaged $((first + 1)) illegal "$((first + 1))s/move .*/move a1 a2/" bare.log
damaged $((first + 2)) position "$((first + 2))s/.*/= 0000000000000000/" bare.log

sed 's/^\[Rules .*/[Rules "999"]/' bare.log > newer.log
run 5 check newer.log
err "^newer\.log:[0-9]+: newer: "
run 4 check missing.log
err "^clowder: .*missing\.log"
run 4 check "$work"
run 4 check bare.log missing.log bad.log
claim "does not tell how one game stands" [ "$(grep -c '^[^ ]' out)" -eq 1 ]
run 5 check newer.log missing.log
: > empty.log
run 1 check empty.log
err "^empty\.log:"
input=$log run 0 check -
out "^-: kilkenny"

printf '%s\n' '[Game "nullgame"]' $'[SeatA "\u202eevil"]' '[SeatB "B"]' '[Deal "1 A - ....."]' '' \
    '1 B resign' > names.log
run 0 check names.log
out '\\u\{202E\}evil wins'

# Whoever takes the seed away and seals the log anew can have any dice. That is told.
reseal() { # FROM TO
    python3 - "$1" "$2" << 'END'
import hashlib, re, sys
chain, carried, seals, out = bytes(32), b"", [], []
def link(body):
    global chain, carried
    chain, carried = hashlib.blake2b(chain + carried + body, digest_size=32).digest(), b""
    return chain[:4].hex().encode()
for line in open(sys.argv[1], "rb").read().split(b"\n")[:-1]:
    body = re.sub(rb" #[0-9a-f]{8}$", b"", line)
    if body.startswith(b"[Seal "):
        continue
    if body.startswith(b"["):
        seals.append(link(body))
    elif body == b"" and seals is not None:
        out.append(b'[Seal "' + b" ".join(seals) + b'"]')
        link(out[-1])
        seals = None
    elif body.startswith(b"= "):
        carried = body
    elif body:
        body += b" #" + link(body)
    out.append(body)
open(sys.argv[2], "wb").write(b"\n".join(out) + b"\n")
END
}
reseal $log again.log
last="sealing a log again"
same $log again.log
sed '/^.Seed /d' $log > seedless.log
run 1 check seedless.log
err "seedless\.log:[0-9]+: seal: "
reseal seedless.log resealed.log
run 0 check resealed.log
quiet
out "^  not proved: the deal: without a seed it cannot be checked$"
out "^  not proved: the [0-9]+ dice: without a seed they cannot be checked$"
out "^  proved: unchanged since it was sealed, unless somebody sealed it anew$"
run 1 check --strict resealed.log
out "^  not proved: the [0-9]+ dice"
quiet

# Two-key dice prove themselves without a seed; a name that was changed afterwards changes them all.
run 0 play kilkenny --plain --dice two-key --names Anna,Marco --seat A=cat:2 --seat B=cat:2 --log keys.log
run 0 check --strict keys.log
out "^  proved: the deal follows from keys committed before it$"
out "^  proved: all [0-9]+ dice follow from keys committed before the deal$"
out "^  keys: nobody could choose the dice without the keys of all the others$"
claim "proves all, and says no" [ "$(grep -c 'not proved' out)" -eq 0 ]
claim "is wider than 80 columns" [ "$(sed 1d out | wc -L)" -le 80 ]
claim "has another format" grep -q '^\[Clowder "2"\]$' keys.log
claim "keeps its keys" [ ! -e keys.log.keys ]
run 0 check --json keys.log
out '"seeded":false,"two_key":true,'
sed 's/Marco/Mario/' keys.log > named.log
reseal named.log resealed.log
run 1 check resealed.log
err "resealed\.log:[0-9]+: dice: the keys give another (deal|roll): "
run 2 play kilkenny --plain --dice fair
err "fair"
run 1 play kilkenny --plain --dice two-key --seed paperino
err_is "clowder: two-key dice follow from no seed"

# Twenty tosses that are all tails: the rules allow them, their chi-square tells.
{
    printf '%s\n' '[Game "nullgame"]' '[SeatA "A"]' '[SeatB "B"]' '[Deal "1 A - ....."]' ''
    for turn in $(seq 1 20); do
        seat=A
        [ $((turn % 2)) -eq 1 ] || seat=B
        printf '%s\n' "$turn * toss tails" "$turn $seat pass"
    done
} > tails.log
run 0 check tails.log
out "^  all dice: 20 with 2 faces, chi-square 20\.00, chance below 0\.1 %$"
out "^  dice of A: 10 with 2 faces, chi-square 10\.00, chance 0\.2 %$"
out "^  not proved: the end: the last moves may be missing, the game is not over$"
sed 's/^.Deal \(.*\)/[Position \1\n[Seed "1"]\n[Origin "x.log#7"]/; /^1 /,$d' tails.log > given.log
run 0 check given.log
out "^  not proved: the beginning: a given position, which no move of this log led to$"
out "^  played on from x\.log#7$"
run 1 check --strict given.log
wrong 'show takes no --strict' show --strict given.log

# ---- show ------------------------------------------------------------------------------------

run 0 show $log
quiet
out "^Kilkenny Cats, after [0-9]+ of [0-9]+ moves, turn [0-9]+: .* wins .*KK-1[34]: "
run 0 show $log --at 0 --format position
position=$(cat out)
lines 1
run 0 show $log --at 3 --format moves
lines 3
out "^1 \* roll [1-6]$"
run 0 show $log --at all --format position
claim "prints not one position for each move" \
    [ "$(wc -l < out)" -eq "$(($(grep -c ' #' $log) ))" ]
run 0 show $log --at 4 --ascii
claim "prints what is not ASCII" [ "$(LC_ALL=C grep -c '[^ -~]' out)" -eq 0 ]
cp out ascii
last="clowder show in the C locale"
LC_ALL=C "$clowder" show $log --at 4 > out
same out ascii
run 1 show bad.log
err "^bad\.log:"
out "^Kilkenny Cats, after "
wrong '--at must be "all" or a number from 0 to 0, not "2"' show names.log --at 2
wrong '--as must be all, public or a seat from A to B, not "C"' show names.log --as C
run 4 show missing.log
run 5 show newer.log

# A choice made in secret is its owner's until all have chosen.
run 0 sim bids --games 1 --seats 2 --logs secret
secret=secret/bids-000001.log
run 0 show $secret --at 2 --as all --format moves
seat=$(sed -n '2s/1 \(.\) .*/\1/p' out)
cp out known
run 0 show $secret --at 2 --as "$seat" --format moves
same out known
for viewer in public $(echo AB | tr -d "$seat"); do
    run 0 show $secret --at 2 --as $viewer --format moves
    out "^1 $seat \.\.\.$"
done
run 0 show $secret --at 3 --format moves
claim "hides what was revealed" [ "$(grep -c '\.\.\.' out)" -eq 0 ]

# A secret that lasts: the counters of Cat Chess are their owner's for good, also of a quick start.
run 0 sim catchess --games 1 --preset quick --max-moves 60 --logs lasting
lasting=lasting/catchess-000001.log
run 0 show $lasting --as all --format moves
claim "shows no counters" [ "$(grep -cE '^1 [AB] counter ' out)" -ge 20 ]
claim "shows no tiles" [ "$(grep -cE '^1 [AB] tile ' out)" -eq 12 ]
run 0 show $lasting --as A --format moves
claim "shows A the counters of B" [ "$(grep -c '^1 B counter ' out)" -eq 0 ]
claim "hides A's own counters" [ "$(grep -c '^1 A counter ' out)" -ge 10 ]
claim "hides more than B's counters" [ "$(grep -c '\.\.\.$' out)" -le 11 ]
run 0 show $lasting --format moves
claim "shows counters to everybody" [ "$(grep -c ' counter ' out)" -eq 0 ]
echo quit > keys
input=keys run 0 replay --plain $lasting
claim "tells counters in the story" [ "$(grep -cE 'counter (style|presence)' out)" -eq 0 ]

# ---- perft -----------------------------------------------------------------------------------

# A coin, then one of five squares or a pass: 2, 5 + 1, 2 * 6, 5 * (4 + 1) + (5 + 1).
run 0 perft nullgame 4
out_is "$(printf '%2d %20d\n' 1 2 2 6 3 12 4 31)"
# Four prizes, then both seats may choose one of five cards, then the other one.
run 0 perft bids 3
out_is "$(printf '%2d %20d\n' 1 4 2 40 3 200)"
# The numbers of legal first moves that the rules of Kilkenny Cats give.
run 0 perft kilkenny 2
out "^ 2 +186$"
run 0 perft kilkenny 2 --seats 4
out "^ 2 +168$"
run 0 perft kilkenny 2 --set start=edge
out "^ 2 +138$"
run 0 perft kilkenny 3 --split
claim "the parts are not the sum" \
    awk 'NF > 1 { sum += $1 } NF == 1 { all = $1 } END { exit !(sum == all && all == 1116) }' out
out " \* roll 6$"
run 0 perft kilkenny 2 --seats 4 --position "$position"
out "^ 2 +168$"
run 1 perft kilkenny 2 --position nonsense
claim "tells not one line" [ "$(wc -l < err)" -eq 1 ]
wrong 'DEPTH must be a number from 1 to 40, not "0"' perft kilkenny 0

# ---- bench -----------------------------------------------------------------------------------

run 0 bench nullgame --seconds 1 --format csv
quiet
lines 2
out "^nullgame,[1-9][0-9]*,[1-9][0-9]*,[1-9][0-9]*,[1-9][0-9]*,[1-9][0-9]*$"
wrong '--seconds must be a number from 1 to 600, not "0"' bench --seconds 0
run 0 bench nullgame --bots --seconds 1 --format csv
quiet
lines 2
out "^nullgame,[1-9][0-9]*,[1-9][0-9]*,[0-9.]*,[0-9.]*,[1-9][0-9]*,[0-9.]*,64$"

# ---- play, resume, replay, by lines -----------------------------------------------------------

run 1 resume
err_is "clowder: there is no unfinished game to continue"
printf '%s\n' roll quit > keys
input=keys run 0 play kilkenny --names Anna,Marco --seed paperino --set start=edge
quiet
saved=$(ls data/clowder/games/*.log)
run 0 check "$saved"
out ": kilkenny, 1 move, 1 turn: unfinished$"
run 0 check --strict "$saved"
out "^  not proved: the end: "
claim "lost a name" grep -q '^\[SeatB "Marco"\]$' "$saved"
claim "lost an option" grep -q '^\[Options "start=edge"\]$' "$saved"
claim "lost the seed" grep -q '^\[Seed "paperino"\]$' "$saved"
input=keys run 0 resume
claim "began another game" [ "$(ls data/clowder/games | wc -l)" -eq 1 ]
input=keys run 0 play kilkenny --log own.log
run 0 check own.log
input=keys run 4 play kilkenny --log own.log
err "^clowder: .*own\.log"
input=keys run 0 resume own.log
run 4 resume missing.log
run 5 resume newer.log
run 1 resume names.log
err 'is over'
run 0 replay names.log
run 1 replay bad.log
run 4 replay missing.log
run 0
run 4 --script missing.keys
err "^clowder: "
: > nothing.keys
run 0 --script nothing.keys
run 0 replay names.log --script nothing.keys

# ---- the ends of pipes -----------------------------------------------------------------------

last="clowder show | head"
"$clowder" show $log --at all 2> err | head -1 > out
claim "does not end with 4" [ "${PIPESTATUS[0]}" -eq 4 ]
quiet
last="clowder list > /dev/full"
"$clowder" list > /dev/full 2> err
claim "does not end with 4" [ $? -eq 4 ]
err "^clowder: standard output: No space left on device$"
last="clowder with closed descriptors"
"$clowder" play kilkenny --log closed.log <&- >&- 2>&-
: > out
run 0 check closed.log

# ---- settings --------------------------------------------------------------------------------

run 0 config
out "^look.theme = auto  \\(default\\)$"
run 0 config theme mono
run 0 config look.theme
out_is "look.theme = mono  (file)"
run 0 config look.theme --json
out_is '[{"section":"look","name":"theme","value":"mono","origin":"file"}]'
run 2 config theme purple
err "look.theme: the value .*one of default"
run 2 config play.pause 99999
wrong 'no setting "look.thme"; did you mean "look.theme"?' config look.thme
claim "another value was written" grep -qx "theme = mono" config/clowder/config.ini
rm -r config

# ---- JSON ------------------------------------------------------------------------------------

# json EXPRESSION : what was printed is JSON, and the expression about it, `j`, holds
json() { claim "is not JSON with $1" python3 -c "import json; j = json.load(open('out')); assert $1, j"; }

run 0 list --json
json "[g for g in j if g['name'] == 'catchess'][0]['presets'][0] == {'name': 'quick', 'options': 'setup=quick'}"
run 0 sim kilkenny --games 3 --logs jsons --json
json "j['games'] == 3 and len(j['wins']) == 2 and j['moves']['least'] > 0 and 0 <= j['wins'][0]['low'] <= 1"
run 0 sim kilkenny --games 3 --json
json "j['game'] == 'kilkenny'"
log=$(find jsons -name '*.log' | sort | head -1)
run 0 check "$log" --json
json "j[0]['valid'] and j[0]['over'] and j[0]['sealed'] and j[0]['proved'] and len(j[0]['winners']) == 1"
run 0 show "$log" --at 4 --json
json "j['at'] == 4 and len(j['moves']) == 4 and j['moves'][0]['actor'] == '*' and j['position'].startswith('turn=')"
sed 's/^3 \* roll [0-9]/3 * roll 7/' "$log" > broken.log
run 1 check "$log" broken.log --json
json "j[0]['valid'] and not j[1]['valid'] and j[1]['problem']['line'] > 1 and j[1]['file'] == 'broken.log'"
printf '%s\n' '[Game "kilkenny"]' '[SeatA "A\"\\ é"]' '[SeatB "B"]' '[Deal "first=A"]' > odd.log
run 0 show odd.log --json
json "j['players'][0] == 'A\"\\\\ é'"
run 0 arena kilkenny random greedy --games 2 --json
json "j['pairs'][0]['wins'] + j['pairs'][0]['losses'] + j['pairs'][0]['draws'] == 2 and j['players'][1]['player'] == 'greedy'"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
