"""leave.py PROGRAM - people never wait for a bot: they hurry it, or leave it, at a real terminal.

A bot that is deaf to quit is left at once, and is gone a second later; whatever ends the program
ends the bot and its children too.
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
MINE, SHELL, INSTANT = "press Enter to roll", r"^\$ *$", 0.1


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


def gone(mark, seconds):
    """True when no process of it is left after so long."""
    until = time.monotonic() + seconds
    while group(mark) and time.monotonic() < until:
        time.sleep(0.05)
    return not group(mark)


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
    """From the game to the menu: the best time counts, on a busy machine."""
    mark = table(terminal, "bad.sh stays")
    terminal.wait(MINE)
    house.claim(group(mark) != [], "a deaf bot plays")
    terminal.keys("q")
    terminal.wait(SHELL)
    house.claim(gone(mark, 0.5), "no process of it is left when the program has ended")
    terminal.run(tmux.TYPED)
    took = [99]
    while min(took) >= INSTANT and len(took) < 4:
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
        began = time.monotonic()
        terminal.wait("Continue ")
        took.append(time.monotonic() - began)
    house.claim(min(took) < INSTANT, f"from the game to the menu in {min(took) * 1000:.0f} ms")
    house.claim(gone(mark, 3), "it is killed while the menu is open")
    time.sleep(0.05)
    house.claim(not children(terminal.program_pid()), "and leaves no zombie")
    terminal.keys("q")
    terminal.wait(SHELL)


def killed_with_it(terminal):
    mark = table(terminal, "bad.sh children")
    terminal.wait(MINE)
    several = len(group(mark))
    os.kill(terminal.program_pid(), signal.SIGKILL)
    house.claim(several == 4 and gone(mark, 0.5),
                f"SIGKILL of the program ends the bot and its children ({several})")


def hurried(terminal):
    """What Esc does about a bot that ponders for ten seconds."""
    later = r"; it may take \d+ s more\. q leaves the game"
    for kind, sentence in (("hears", MINE), ("plain", "env can not be hurried" + later),
                           ("deaf", "env is told to move now" + later)):
        mark = table(terminal, "ponder.py " + kind, ":20000ms")
        terminal.wait("thinks, 1 %")
        began = time.monotonic()
        terminal.keys("Escape")
        house.claim(terminal.wait(sentence) and time.monotonic() - began < 4,
                    f"Esc, {kind}: {sentence}")
        terminal.keys("q")
        terminal.wait(SHELL)
        house.claim(gone(mark, 0.5), "and q leaves it")


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
