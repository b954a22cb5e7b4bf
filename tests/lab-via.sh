#!/bin/bash
# lab-via.sh BUILD - experiments played by GNU parallel and by Slurm: the same bytes as by one run.
#
# Slurm runs here with one node, in a folder of its own: munged, slurmctld and slurmd are started
# with a configuration, a key, sockets and ports of that folder alone, and stopped at the end. This
# needs root, as slurmd does. No other Slurm of the machine is touched.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
clowder=$PWD/$1/clowder
work=$(mktemp -d)
slurm=$(mktemp -d /tmp/lab-slurm.XXXXXX) # Slurm's files know no blanks in paths
chmod 755 "$slurm"
started=()
finish() {
    for ((i = ${#started[@]} - 1; i >= 0; i--)); do kill "${started[i]}" 2> /dev/null; done
    for pid in "${started[@]}"; do
        for _ in $(seq 50); do kill -0 "$pid" 2> /dev/null && sleep 0.1; done
    done
    rm -rf "$work" "$slurm"
}
trap finish EXIT
cd "$work" || exit 1
passed=0 failed=0
PATH=$(dirname "$clowder"):$PATH:/usr/sbin

holds() { # WHAT COMMAND... : the command succeeds
    local what=$1
    shift
    if "$@" > output 2>&1; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $what: $*"
        head -n 8 output
    fi
}

cat > many.lab << 'END'
game kilkenny
players lion:60
sweep start edge inner
games 24
seed lab
openings 1
END
holds "one run plays it" "$clowder" lab many.lab
cp many.csv alone.csv

# ---- GNU parallel ----------------------------------------------------------------------------------
if command -v parallel > /dev/null; then
    rm many.csv
    holds "parallel plays it" "$clowder" lab many.lab --via parallel --plan 5
    holds "parallel gives the same bytes" cmp alone.csv many.csv
    holds "its log of jobs is gone with them" [ ! -e many.lab.5.jobs ]
    rm many.csv many.*-5.csv
    timeout 2 "$clowder" lab many.lab --via parallel --plan 5 --at-once 1 > output 2>&1
    holds "stopped, parallel goes on" "$clowder" lab many.lab --via parallel --plan 5 --at-once 2
    holds "and gives the same bytes then" cmp alone.csv many.csv
    rm many.csv many.*-5.csv
    holds "parallel plays it on named machines" "$clowder" lab many.lab --via parallel --plan 3 --sshlogin 2/:
    holds "they give the same bytes" cmp alone.csv many.csv
    mkdir "a folder's name"
    cp many.lab "a folder's name/the lab.lab"
    holds "names with blanks and quotes" "$clowder" lab "a folder's name/the lab.lab" --via parallel --plan 2
    holds "they have the same rows" cmp alone.csv "a folder's name/the lab.csv"
    rm many.*-3.csv many.csv
    "$clowder" lab many.lab --plan 3 | parallel --joblog plan.jobs > output 2>&1
    holds "a plan's commands can be run by hand" "$clowder" lab many.lab --merge 3
    holds "and give the same bytes" cmp alone.csv many.csv
else
    echo "skipped: GNU parallel is not installed"
fi

# ---- Slurm -----------------------------------------------------------------------------------------

# alive WHAT COMMAND... : the command succeeds within half a minute
alive() {
    local what=$1
    shift
    for _ in $(seq 150); do
        "$@" > output 2>&1 && return
        sleep 0.2
    done
    failed=$((failed + 1))
    echo "FAILED $what does not start: $(tail -n 3 output)"
    tail -n 5 "$slurm"/*.log
    return 1
}

start_slurm() {
    local host port
    host=$(hostname -s)
    port=$(python3 -c 'import socket
s = [socket.socket() for _ in range(2)]
for x in s: x.bind(("127.0.0.1", 0))
print(*(x.getsockname()[1] for x in s))')
    mkdir "$slurm/state" "$slurm/spool"
    head -c 64 /dev/urandom > "$slurm"/key
    chmod 600 "$slurm/key"
    munged --foreground --force --socket="$slurm/munge" --key-file="$slurm/key" \
        --pid-file="$slurm/munged.pid" --seed-file="$slurm/seed" > "$slurm"/munged.log 2>&1 &
    started+=($!)
    alive munged munge -S "$slurm/munge" -n || return 1
    cat > "$slurm"/slurm.conf << END
ClusterName=lab
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=${port% *}
SlurmdPort=${port#* }
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$slurm/munge
CredType=cred/munge
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_min_interval=0
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
    export SLURM_CONF=$slurm/slurm.conf
    slurmctld -D > "$slurm"/slurmctld.log 2>&1 &
    started+=($!)
    slurmd -D > "$slurm"/slurmd.log 2>&1 &
    started+=($!)
    alive slurm sh -c 'sinfo -h -o %T | grep -q idle'
}

# seconds COMMAND... : how long it takes
seconds() {
    local from=$EPOCHREALTIME
    "$@" > output 2>&1 || return 1
    awk -v from="$from" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }'
}

missing=
for program in slurmctld slurmd sbatch munged; do
    command -v "$program" > /dev/null || missing+=" $program"
done
if [ -n "$missing" ]; then
    echo "skipped: Slurm is not installed:$missing"
elif [ "$(id -u)" -ne 0 ]; then
    echo "skipped: only root can start Slurm"
elif start_slurm; then
    rm -f many.csv many.*-*.csv
    holds "slurm plays it" "$clowder" lab many.lab --via slurm --plan 4
    holds "slurm gives the same bytes" cmp alone.csv many.csv
    holds "each task has told nothing but its end" sh -c 'cat many.lab.*-4.out | wc -c | grep -qx 0'
    holds "what is played is not played again" "$clowder" lab many.lab --via slurm --plan 4
    sed 's/^games .*/games 60/' many.lab > long.lab
    one=$(seconds "$clowder" lab long.lab --via slurm --plan 1)
    mv long.csv long.alone
    two=$(seconds "$clowder" lab long.lab --via slurm --plan 2)
    holds "two tasks give the bytes of one" cmp long.alone long.csv
    echo "slurm: one task $one s, two tasks $two s, $(awk -v a="$one" -v b="$two" 'BEGIN { printf "%.2f", a / b }') times"
    echo "no rows" > long.2-2.csv
    holds "a task that fails is told" sh -c "! '$clowder' lab long.lab --via slurm --plan 2"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
