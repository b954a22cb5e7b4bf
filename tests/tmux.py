#!/usr/bin/python3
"""tmux.py PROGRAM - the program in a real terminal (tmux): a few whole stories.

Everything else about pages is tested through the script screen (tests/tui); here is what only a
terminal can show: that ncurses draws what the canvas says, that keys, clicks, signals, resizing
and a killed program leave a working terminal and a good log. Closes with `N passed, N failed`.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

import registry
import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
HOME = tempfile.mkdtemp(prefix="clowder-tmux-")
SOCKET = os.path.join(HOME, "socket")
ENVIRONMENT = surroundings.environment(HOME)
TYPED = shlex.quote(PROGRAM)  # the program, as a shell reads it
SECONDS = 30  # how long anything may take, also on a busy machine
passed = failed = 0


def tmux(*words):
    return subprocess.run(["tmux", "-f", "/dev/null", "-S", SOCKET, *words], env=ENVIRONMENT,
                          capture_output=True, encoding="utf-8", timeout=SECONDS).stdout


class Terminal:
    """One terminal with a shell; commands are typed into it as a person would."""

    def __init__(self, columns=80, rows=24):
        tmux("new-session", "-d", "-s", "game", "-x", str(columns), "-y", str(rows),
             "exec env PS1='$ ' sh")
        tmux("set-option", "-g", "status", "off")
        self.wait(r"\$ *$")

    def close(self):
        tmux("kill-session", "-t", "game")

    def keys(self, *names):
        for name in names:
            tmux("send-keys", "-t", "game", *(["-l", name] if len(name) == 1 else [name]))

    def run(self, words):
        tmux("send-keys", "-t", "game", "-l", f"clear; {words}")
        tmux("send-keys", "-t", "game", "Enter")

    def picture(self, *flags):
        return tmux("capture-pane", "-p", "-t", "game", *flags)

    def wait(self, pattern, seconds=SECONDS):
        """Waits until the picture matches; returns it. A failure shows the last picture."""
        end = time.monotonic() + seconds
        while True:
            picture = self.picture()
            if re.search(pattern, picture, re.M):
                return picture
            if time.monotonic() > end:
                raise AssertionError(f"never saw {pattern!r}; the screen was:\n{picture}")
            time.sleep(0.02)

    def program_pid(self):
        shell = tmux("display-message", "-p", "-t", "game", "#{pane_pid}").strip()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            children = subprocess.run(["ps", "-o", "pid=", "--ppid", shell], capture_output=True,
                                      text=True).stdout.split()
            if children:
                return int(children[-1])
            time.sleep(0.02)
        raise AssertionError("the program does not run")


def newest_log():
    folder = HOME + "/data/clowder/games"
    return max((os.path.join(folder, name) for name in os.listdir(folder)), key=os.path.getmtime)


def a_game_is_played_left_and_continued(terminal):
    terminal.run(TYPED)
    terminal.wait("Kilkenny Cats")
    terminal.keys("Enter")
    terminal.wait("New game: Kilkenny Cats")
    terminal.keys("Enter")
    terminal.wait("press Enter to roll")
    terminal.keys("Enter")
    terminal.wait("rolls? [1-6]")
    terminal.keys("q")
    terminal.wait(r"Continue +Kilkenny Cats")
    terminal.keys("Enter")
    terminal.wait("Move a cat")
    terminal.keys("q")
    terminal.wait("Continue")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def a_whole_game_is_typed(terminal):
    """Moves taken from a simulated game are typed with `:`; the end page tells the result."""
    folder = HOME + "/simulated"
    os.makedirs(folder)
    subprocess.run([PROGRAM, "sim", "kilkenny", "--games", "12", "--seats", "2", "--logs", folder],
                   env=ENVIRONMENT, check=True, capture_output=True)
    log = min((os.path.join(folder, name) for name in os.listdir(folder)), key=os.path.getsize)
    text = open(log, encoding="utf-8").read()
    seed = re.search(r'\[Seed "(.*)"\]', text).group(1)
    moves = re.findall(r"^\d+ ([A-B*]) (.*) #", text, re.M)
    terminal.run(f"{TYPED} play kilkenny --seed {seed}")
    terminal.wait("press Enter to roll")
    for actor, move in moves:
        if actor == "*":
            terminal.keys("Enter")
        else:
            terminal.keys(":")
            tmux("send-keys", "-t", "game", "-l", move)
            terminal.keys("Enter")
    picture = terminal.wait(r"KK-1[34]", 2 * SECONDS)
    winner = re.search(r"^end ([AB])", text, re.M).group(1)
    assert {"A": "South", "B": "North"}[winner] in picture, picture
    played = open(newest_log(), encoding="utf-8").read()
    assert re.findall(r"^\d+ (.*) #", played, re.M) == re.findall(r"^\d+ (.*) #", text, re.M)
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def what_happens_to_the_log_is_told(terminal):
    """Removed while it is played, without a folder, and full."""
    folder = HOME + "/moved"
    os.makedirs(folder)
    terminal.run(f"{TYPED} play kilkenny --seed moved --log moved/a.log")
    terminal.wait("saved(.|\n)*press Enter to roll")
    os.remove(folder + "/a.log")
    terminal.keys("x")
    terminal.wait(r"The log was removed, renamed or replaced\. It was written again in full: a\.log")
    shutil.rmtree(folder)
    terminal.keys("x")
    terminal.wait("NOT SAVED(.|\n)*Save as")
    os.makedirs(folder)
    tmux("send-keys", "-t", "game", "-l", "moved/b.log")
    terminal.keys("Enter", "Enter")
    terminal.wait("saved(.|\n)*rolls? [1-6]")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")
    with open(folder + "/b.log", "a", encoding="utf-8") as file:
        file.write("; patience\n" * 98000)
    terminal.run(f"{TYPED} resume moved/b.log")
    terminal.wait(r"saved(.|\n)*The log is nearly full\. The game goes on in b-2\.log")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")
    assert os.path.getsize(folder + "/b-2.log") < 2000


def ascii_and_mono_show_only_plain_characters(terminal):
    terminal.run(f"NO_COLOR=1 {TYPED} play kilkenny --ascii --seed x")
    picture = terminal.wait("press Enter to roll")
    assert picture.isascii(), picture
    assert not re.search("\x1b\\[[0-9;]*3[0-7]m", terminal.picture("-e")), "colours in mono"
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def click(row, column):
    """Press and release of the first button, as xterm sends them, in one write."""
    tmux("send-keys", "-t", "game", "-l",
         "".join(f"\x1b[<0;{column + 1};{row + 1}{end}" for end in "Mm"))


def place(picture, mark):
    """Row and column of the middle of the first such mark."""
    rows = picture.split("\n")
    row = next((i for i, line in enumerate(rows) if mark in line), None)
    assert row is not None, f"no {mark} in the picture:\n{picture}"
    return row, rows[row].index(mark) + len(mark) // 2


def a_click_moves_a_cat(terminal):
    """Two clicks, and then no key: the piece arrives and the program answers."""
    terminal.run(f"TERM=xterm-256color {TYPED} play kilkenny --theme mono --seat B=kitten "
                 "--seed paperino")  # without colours the board is drawn with signs alone
    terminal.wait("press Enter to roll")
    terminal.keys("Enter")
    picture = terminal.wait("Move a cat(.|\n)*w why")
    for seconds in (3, 6, SECONDS):  # a click while the die tumbles only ends that
        click(*place(picture, "‹●›"))
        try:
            picture = terminal.wait("Esc back", seconds)
            break
        except AssertionError:
            picture = terminal.picture()
    click(*place(picture, " • "))
    terminal.wait(r"South goes from(.|\n)*kitten goes from(.|\n)*press Enter to roll")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def any_size_is_survived(terminal):
    terminal.run(f"{TYPED} play kilkenny --seed x")
    terminal.wait("press Enter to roll")
    for columns, rows in ((40, 10), (20, 5), (2, 1), (200, 60), (80, 24)):
        tmux("resize-window", "-t", "game", "-x", str(columns), "-y", str(rows))
        time.sleep(0.1)
    terminal.wait("press Enter to roll")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def a_large_terminal_is_drawn_whole(terminal):
    tmux("resize-window", "-t", "game", "-x", "200", "-y", "60")
    terminal.run(f"COLORTERM=truecolor {TYPED} play clancath --preset quick --seed x")
    terminal.wait("Roll or move")
    labels = re.findall(r"^ +(\d+)\b", terminal.picture(), re.MULTILINE)
    assert labels == [str(row) for row in range(1, 21)], f"the rows are {labels}"
    styles = set(re.findall("\x1b\\[[0-9;]*m", terminal.picture("-e")))
    assert not any("49" in style.strip("\x1b[m").split(";") for style in styles), styles
    terminal.keys("q")
    terminal.wait(r"^\$ *$")
    tmux("resize-window", "-t", "game", "-x", "80", "-y", "24")


def a_small_terminal_offers_lines(terminal):
    tmux("resize-window", "-t", "game", "-x", "60", "-y", "20")
    for answer, seen in (("no", "Make it larger"), ("yes", "roll>")):
        terminal.run(f"{TYPED} play kilkenny --seed x")
        terminal.wait(r"\(yes or no\)>")
        tmux("send-keys", "-t", "game", "-l", answer)
        terminal.keys("Enter")
        terminal.wait(seen)
        if answer == "yes":
            tmux("send-keys", "-t", "game", "-l", "quit")
            terminal.keys("Enter")
        else:
            terminal.keys("q")
        terminal.wait(r"\$ *$")
    tmux("resize-window", "-t", "game", "-x", "80", "-y", "24")


def signals_leave_a_working_terminal(terminal):
    for signal in ("INT", "TERM", "HUP", "QUIT", "SEGV", "ABRT"):
        terminal.run("stty -a >before")
        terminal.wait(r"^\$ *$")
        terminal.run(f"{TYPED} play kilkenny")
        terminal.wait("press Enter to roll")
        subprocess.run(["kill", "-" + signal, str(terminal.program_pid())], check=True)
        terminal.wait(r"^\$ *$")
        terminal.run("stty -a >after; cmp before after && echo the same")
        terminal.wait("^the same")


def a_stopped_program_comes_back(terminal):
    terminal.run(f"{TYPED} play kilkenny --seed x")
    first = terminal.wait("press Enter to roll")
    terminal.keys("C-z")
    terminal.wait(r"\$ *$")
    terminal.run("fg")
    terminal.wait("^" + re.escape(first.rstrip()))
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def a_killed_program_loses_nothing(terminal):
    terminal.run(f"{TYPED} play kilkenny --seed x --log killed.log")
    terminal.wait("press Enter to roll")
    terminal.keys("Enter")
    shown = terminal.wait(r"rolls [1-6]")
    subprocess.run(["kill", "-KILL", str(terminal.program_pid())], check=True)
    terminal.wait("Killed")
    roll = re.search(r"rolls ([1-6])", shown).group(1)
    assert f"* roll {roll} #" in open(HOME + "/killed.log", encoding="utf-8").read()
    tmux("send-keys", "-t", "game", "-l", "stty sane; printf '\\033c'")
    terminal.keys("C-j")  # nothing could restore the terminal: a person types reset
    terminal.run(f"{TYPED} check killed.log && echo good")
    terminal.wait("^good")
    terminal.run(f"{TYPED} resume killed.log")
    terminal.wait("Move a cat")
    terminal.keys("q")
    terminal.wait(r"\$ *$")


def a_growing_log_is_watched(terminal):
    """The log of a simulated game, put into place piece by piece, as a player's would grow."""
    folder = HOME + "/watched"
    os.makedirs(folder)
    subprocess.run([PROGRAM, "sim", "kilkenny", "--games", "1", "--seed", "x", "--logs", folder],
                   env=ENVIRONMENT, check=True, capture_output=True)
    lines = open(folder + "/kilkenny-000001.log", encoding="utf-8").read().split("\n")
    start = lines.index("") + 1

    def grow(count):
        with open(HOME + "/growing.new", "w", encoding="utf-8") as file:
            file.write("\n".join(lines[:start + count]) + "\n")
        os.rename(HOME + "/growing.new", HOME + "/growing.log")

    grow(2)
    terminal.run(f"{TYPED} watch growing.log")
    terminal.wait("move 2 of 2.*")
    terminal.wait("watching")
    grow(5)
    terminal.wait("move 4 of 4")  # the third line is a digest
    terminal.keys("Left")
    terminal.wait("move 3 of 4")
    grow(6)  # a digest: no move
    grow(7)
    terminal.wait("The game went on to move 5")
    terminal.wait("move 3 of 5")
    terminal.keys("End")
    terminal.wait("move 5 of 5")
    grow(len(lines) - start - 1)
    terminal.wait(r"KK-1[34]")
    terminal.keys("q")
    terminal.wait(r"^\$ *$")


def go_on_in_lesson(terminal, picture, after):
    """Enter where there is something to read, `a` where something is asked. A key that comes while
    pieces move only ends the motion, so it is pressed again when the step stays the same."""
    for seconds in (2, 4, 8, 16):
        terminal.keys("Enter" if "Enter go on" in picture else "a")
        try:
            return terminal.wait(after, seconds)
        except AssertionError:
            picture = terminal.picture()
    return terminal.wait(after)


def every_lesson_is_gone_through_with_motion(terminal):
    """Each step leads to the next, to the end."""
    asks = r"(.|\n)*(Enter go on|a show me)"
    for game in registry.lessons():
        terminal.run(f"TERM=xterm-256color {TYPED} lesson {game}")
        picture, step = terminal.wait("step 1 of" + asks), None
        while "That was the lesson" not in picture:
            step = re.search(r"step (\d+) of (\d+)", picture)
            picture = go_on_in_lesson(
                terminal, picture, rf"step (?!{step[1]} )\d+ of {step[2]}{asks}|That was the lesson")
        assert step[1] == step[2], picture
        terminal.keys("q")
        terminal.wait(r"^\$ *$")


def a_light_terminal_is_found(terminal):
    """tmux answers for its window's own background: the theme follows it, and COLORFGBG first."""
    light, dark = "48;2;243;239;230", "48;2;22;24;29"
    for style, named, page in (("bg=#ffffff", "", light), ("bg=#111111", "", dark),
                               ("bg=#ffffff", "COLORFGBG='15;0' ", dark)):
        tmux("set-option", "-g", "window-style", style)
        terminal.run(f"{named}TERM=tmux-256color COLORTERM=truecolor {TYPED}")
        terminal.wait("Kilkenny Cats")
        end = time.monotonic() + SECONDS
        while page not in (shown := terminal.picture("-e")):
            assert time.monotonic() < end, f"{style} {named}: never {page}\n{shown}"
            time.sleep(0.02)
        assert light == page or light not in shown
        terminal.keys("q")
        terminal.wait(r"^\$ *$")
    tmux("set-option", "-g", "window-style", "default")


def main():
    global passed, failed
    if not surroundings.has_terminals():
        print("skipped: there are no pseudo-terminals here\n0 passed, 0 failed")
        return False
    os.chdir(HOME)
    tmux("new-session", "-d", "-s", "keeper", "sleep 600")  # so that the server stays
    for story in (a_game_is_played_left_and_continued, a_whole_game_is_typed,
                  what_happens_to_the_log_is_told,
                  ascii_and_mono_show_only_plain_characters, a_click_moves_a_cat,
                  any_size_is_survived, a_large_terminal_is_drawn_whole, a_small_terminal_offers_lines, signals_leave_a_working_terminal,
                  a_stopped_program_comes_back, a_killed_program_loses_nothing,
                  a_growing_log_is_watched, every_lesson_is_gone_through_with_motion,
                  a_light_terminal_is_found):
        terminal = Terminal()
        try:
            story(terminal)
            passed += 1
        except (AssertionError, subprocess.SubprocessError) as problem:
            failed += 1
            print(f"FAILED {story.__name__}:")
            print("".join(f"    {line}\n" for line in str(problem).splitlines()), end="")
        terminal.close()
    tmux("kill-server")
    shutil.rmtree(HOME, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
