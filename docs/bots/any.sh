#!/bin/sh
# any.sh - a bot that knows no game: of the legal moves it is told it plays any.
#
#     clowder bot-check docs/bots/any.sh
#
# The protocol is docs/BOT.md. Each legal move takes the place of the one kept so far with a chance
# of 1 in the number seen, so in the end all are as likely, and no list is needed.

random=$$ # a linear congruential generator: sh has none of its own
move=

# draw N : a number 0 .. N-1 in $drawn
draw() {
    random=$(((random * 1103515245 + 12345) % 2147483648))
    drawn=$((random / 65536 % $1))
}

# say MARK TEXT : answers the request $id
say() { printf '%s%s%s\n\n' "$1" "$id" "${2:+ $2}"; }

# The lines that follow "observe", up to an empty one.
observe() {
    seen=0 move=
    while read -r kind text && [ -n "$kind" ]; do
        [ "$kind" = legal ] || continue
        seen=$((seen + 1))
        draw $seen
        [ "$drawn" -ne 0 ] || move=$text
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
