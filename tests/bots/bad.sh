#!/bin/sh
# bad.sh KIND MARK - a bot with one fault; otherwise it plays the first legal move.
#
# MARK stands in the environment of all it starts, so that whatever it leaves behind is found.
kind=$1
export CLOWDER_BAD="$2"
stage=start move=

# at STAGE: what the bot does wrong there
at() {
    case $kind-$1 in
    silent-start) sleep 100 ;;
    slow-choose) sleep 3 ;;
    flood-start | gush-choose) yes ;;
    flood-errors-choose) yes >&2 ;;
    dies-at-"$1-$1") exit 3 ;;
    illegal-choose) move="no such move" ;;
    empty-choose) move= ;;
    lines-choose) move="$move
$move" ;;
    other-turn-choose) move="B $move" ;;
    escape-choose) move=$(printf '\033]0;owned\007\033[2J%s' "$move") ;;
    c1-choose) move=$(printf '\302\233\342\200\256%s' "$move") ;;
    escape-errors-choose) printf '\033[2Jowned\033]0;x\007\302\2332J\n' >&2 && exit 1 ;;
    bytes-choose) move=$(printf '\377\376%s' "$move") ;;
    nul-choose) printf '=%s \000%s\n\n' "$id" "$move" ;;
    children-choose) sleep 100 & sleep 100 & sleep 100 > /dev/null 2>&1 & ;;
    daemon-game) python3 -IS -c '
import os, time
for i in range(3):
    if os.fork() == 0:
        for step in os.setsid, lambda: os.setpgid(0, 0):
            try: step()
            except OSError: pass
        if os.fork() == 0:
            for end in 0, 1, 2: os.close(end)
            time.sleep(100)
        os._exit(0)' ;;
    memory-choose) python3 -IS -c 'bytearray(1 << 33)' || exit 9 ;;
    stays-quit) trap '' TERM HUP INT; while :; do sleep 100; done ;;
    closes-output-observe) exec >&-; sleep 100 ;;
    closes-input-game) exec <&- ;;
    deaf-start) exec < /dev/null && sleep 100 ;;
    early-start) printf '=1 1\n\n=2 x\n\n=3 choose\n\n' ;;
    talks-on-name) printf '=%s a\n\nand more\n\n' "$id" ;;
    wrong-number-observe) id=$((id + 1)) ;;
    no-number-name) id= ;;
    endless-choose) printf '=%s ' "$id"; tr '\000' x < /dev/zero ;;
    half-choose) printf '=%s %s\n' "$id" "$move"; sleep 100 ;;
    busy-choose) while :; do :; done ;;
    files-choose)
        true > file
        echo x >> "$0"
        mkdir folder
        echo owned > /dev/tty
        ;;
    network-choose) python3 -IS -c '
import _socket
for family in _socket.AF_INET, _socket.AF_INET6, _socket.AF_UNIX:
    try: _socket.socket(family, _socket.SOCK_STREAM); print("a socket", flush=True)
    except OSError: pass' ;;
    signals-choose) kill -9 "$PPID"; kill -STOP "$PPID"; kill -9 -1; python3 -IS -c '
import fcntl, os, sys
for command, value in (8, int(sys.argv[1])), (10, 9): # whom to signal when there is something to read
    try: fcntl.fcntl(0, command, value); print("it is set", flush=True)
    except OSError: pass' "$PPID" ;;
    refuses-game) printf '?%s not this one\n\n' "$id" && return 1 ;;
    old-protocol_version) printf '=%s 0\n\n' "$id" && return 1 ;;
    esac
    return 0
}

say() { printf '=%s%s\n\n' "$id" "${1:+ $1}"; }

observe() {
    move=
    while read -r word text && [ -n "$word" ]; do
        [ "$word" = legal ] && [ -z "$move" ] && move=$text
    done
}

at start
while read -r id stage rest; do
    [ "$stage" != observe ] || observe
    at "$stage" || continue
    case $stage in
    protocol_version) say 1 ;;
    name) say bad ;;
    choose) say "$move" ;;
    quit) say && exit ;;
    *) say ;;
    esac
done
