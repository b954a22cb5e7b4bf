"""leave.py PROGRAM - people never wait for a bot: they hurry it, or leave it, at a real terminal.

A bot that is deaf to quit is left at once, and killed later; whatever ends the program ends the bot
and its children too. What must not wait for something is seen there before that something happens,
so a slow machine changes nothing.
"""
import os
import shlex
import signal
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE + "/..", HERE + "/../faults"]
import house  # noqa: E402
import tmux  # noqa: E402

GAME = house.games()[0]
MINE, SHELL = "press Enter to roll", r"^\$ *$"
PATIENT = "CLOWDER_BOT_PATIENCE=600"  # per cent: a bot has six seconds to quit


def group(mark):
    """Processes that carry the mark and live."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                if f"CLOWDER_BAD={mark}\0".encode() in file.read():
                    found.append(pid)
        except OSError:
            pass
    return found


def comes(true, seconds=30):
    """Waits until the function says so; False when it never does."""
    until = time.monotonic() + seconds
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def gone(mark):
    """True when no process of it is left; by itself none would end so soon."""
    return comes(lambda: not group(mark))


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return file.read()


def table(terminal, bot, limit=""):
    """A game against a bot; by this seed it moves first. The mark of its processes."""
    mark = f"{os.getpid()}-{bot.split()[1]}-{time.monotonic_ns()}"
    program, kind = bot.split()
    seat = f"A=cmd:env CLOWDER_BAD={mark} {shlex.quote(HERE + '/' + program)} {kind} {mark}{limit}"
    terminal.run(f"{tmux.TYPED} play {GAME} --seats 2 --seed z --seat {shlex.quote(seat)}")
    return mark


def left_at_once(terminal):
    """The menu is there while the bot, which has some seconds to quit, lives on."""
    mark = table(terminal, "bad.sh stays")
    terminal.wait(MINE)
    house.claim(group(mark) != [], "a deaf bot plays")
    terminal.keys("q")
    terminal.wait(SHELL)
    house.claim(gone(mark), "no process of it is left when the program has ended")
    terminal.run(f"{PATIENT} {tmux.TYPED}")
    alive = tries = 0
    while not alive and tries < 4:  # a machine may be too slow to look in time
        tries += 1
        terminal.wait("Continue ")
        terminal.keys("Enter")
        terminal.wait("Start it")
        terminal.keys("Enter")
        terminal.wait(MINE)
        terminal.keys("Enter", "a")
        terminal.wait("finish this turn")
        terminal.keys("y")
        terminal.wait(MINE)
        house.claim(group(mark) != [], "it has moved once more")
        terminal.keys("q")
        terminal.wait("Continue ")
        alive = len(group(mark))
    house.claim(alive, "the menu does not wait for the end of the bot")
    house.claim(gone(mark), "it is killed while the menu is open")
    house.claim(comes(lambda: not children(terminal.program_pid())), "and leaves no zombie")
    terminal.keys("q")
    terminal.wait(SHELL)


def killed_with_it(terminal):
    mark = table(terminal, "bad.sh children")
    terminal.wait(MINE)
    several = len(group(mark))
    os.kill(terminal.program_pid(), signal.SIGKILL)
    house.claim(several == 4 and gone(mark),
                f"SIGKILL of the program ends the bot and its children ({several})")


def hurried(terminal):
    """What Esc does about a bot that ponders for longer than anybody here waits."""
    later = r"; it may take \d+ s more\. q leaves the game"
    for kind, sentence in (("hears", MINE), ("plain", "env cannot be hurried" + later),
                           ("deaf", "env is told to move now" + later)):
        mark = table(terminal, "ponder.py " + kind, f":{3000 * tmux.SECONDS}ms")
        terminal.wait(r"thinks, \d+ %")
        terminal.keys("Escape")
        house.claim(terminal.wait(sentence), f"Esc, {kind}: {sentence}")
        terminal.keys("q")
        terminal.wait(SHELL)
        house.claim(gone(mark), "and q leaves it")


house.needs_terminals()
tmux.tmux("new-session", "-d", "-s", "keeper", "sleep 600")  # so that the server stays
for story in left_at_once, hurried, killed_with_it:
    terminal = tmux.Terminal()
    try:
        story(terminal)
    except AssertionError as problem:
        house.claim(False, f"{story.__name__}: {problem}")
    terminal.close()
tmux.tmux("kill-server")
house.end()
