#!/bin/sh
# any.sh - a bot that plays a random legal move, in any game.
#
#     clowder bot-check docs/bots/any.sh
#
# The protocol is docs/BOT.md. The n-th legal move replaces the one kept so far with a chance of 1 in
# n (reservoir sampling), so all moves are equally likely and no list is needed.

random=$$ # the state of a linear congruential generator: POSIX sh has no random numbers
move=

# random_below N: sets $number to a random number 0 .. N-1.
random_below() {
    random=$(((random * 1103515245 + 12345) % 2147483648))
    number=$((random / 65536 % $1))
}

# say MARK TEXT: answers the request $id.
say() { printf '%s%s%s\n\n' "$1" "$id" "${2:+ $2}"; }

# Reads the lines that follow "observe", up to an empty one, and sets $move.
observe() {
    seen=0 move=
    while read -r kind text && [ -n "$kind" ]; do
        [ "$kind" = legal ] || continue
        seen=$((seen + 1))
        random_below $seen
        [ "$number" -ne 0 ] || move=$text
    done
}

while read -r id command rest; do
    case $id in
    *[!0-9]*) command=$id id= ;; # a request without a number
    esac
    case $command in
    protocol_version) say '=' 1 ;;
    name) say '=' "Any move" ;;
    list_commands)
        say '=' 'protocol_version
name
list_commands
game
observe
choose
quit'
        ;;
    game) say '=' ;;
    observe) observe && say '=' ;;
    choose) if [ -n "$move" ]; then say '=' "$move"; else say '?' "no legal move"; fi ;;
    quit) say '=' && exit ;;
    '') ;;
    *) say '?' "what is that?" ;;
    esac
done
