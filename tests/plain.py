#!/usr/bin/env python3
"""plain.py CLOWDER-TEST - plays by lines of text: whole games, every command, leaving in order.

Every line the program writes goes through one reader that holds it to the promises of plain mode:
no escape byte, no line over 100 columns, strict UTF-8 (or ASCII where that was asked for).
"""
import contextlib
import json
import os
import pty
import random
import select
import shutil
import subprocess
import sys
import tempfile
import time

import registry
import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
ORDINARY = os.path.join(os.path.dirname(PROGRAM), "clowder")  # without the toys
HOME = tempfile.mkdtemp()
LIMIT = 100  # columns
WAIT = 60  # seconds for one answer


def environment(locale="C.UTF-8"):
    """A home of its own."""
    return surroundings.environment(tempfile.mkdtemp(dir=HOME), LC_ALL=locale)


class Pipe:
    """The program behind two pipes."""

    def __init__(self, *arguments, env=None, cwd=None):
        self.env = env or environment()
        self.ascii = self.env["LC_ALL"] == "C"
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        env=self.env, cwd=cwd)
        self.lines = []

    def line(self):
        raw = self.process.stdout.readline()
        assert b"\x1b" not in raw, f"an escape byte: {raw!r}"
        text = raw.decode("ascii" if self.ascii else "utf-8").rstrip("\n")
        assert len(text) <= LIMIT, f"{len(text)} columns: {text!r}"
        if raw:
            self.lines.append(text)
        return text if raw else None

    def until_prompt(self):
        """The lines before the next prompt, and the prompt; None for it at the end."""
        before = []
        while (text := self.line()) is not None:
            if text.endswith(">"):
                return before, text
            before.append(text)
        return before, None

    def send(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, text):
        self.send(text)
        return self.until_prompt()

    def end(self):
        """Ends the input; the rest of the output and the exit code."""
        self.process.stdin.close()
        rest = []
        while (text := self.line()) is not None:
            rest.append(text)
        return rest, self.process.wait(WAIT)


def play_out(pipe, chooser, most=5000):
    """Plays by reading `legal` until the game is over; returns its last lines."""
    before, prompt = pipe.until_prompt()
    for _ in range(most):
        if prompt is None:
            return before
        if prompt.endswith(", roll>"):
            before, prompt = pipe.ask("")
            continue
        before, prompt = pipe.ask("legal")
        assert before[-1].endswith("legal move.") or before[-1].endswith("legal moves."), before
        assert int(before[-1].split()[0]) == len(before) - 1, before[-1]
        before, prompt = pipe.ask(chooser(before[:-1]))
    raise AssertionError(f"no end after {most} lines")


def logs(env):
    folder = os.path.join(env["XDG_DATA_HOME"], "clowder", "games")
    return sorted(os.path.join(folder, name) for name in os.listdir(folder))


@contextlib.contextmanager
def begun(*arguments):
    """A game of a few moves that is saved, and the path of its log."""
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "moved", *arguments)
    pipe.until_prompt()
    for _ in range(2):
        pipe.ask("")
        before, _ = pipe.ask("legal")
        pipe.ask(before[0])
    path, = logs(pipe.env)
    yield pipe, path
    rest, code = pipe.end()
    assert code == 0, rest
    for log in logs(pipe.env):
        check = subprocess.run([PROGRAM, "check", log], env=pipe.env, capture_output=True)
        assert check.returncode == 0, check


# ---- the tests ------------------------------------------------------------------------------


def whole_game(seats, names, locale="C.UTF-8"):
    pipe = Pipe("play", "kilkenny", "--plain", "--seats", str(seats), "--seed", "paperino",
                "--names", names, env=environment(locale=locale))
    dice = random.Random(seats)
    last = play_out(pipe, dice.choice)
    assert last[-1].startswith("Result: ") and "wins (KK-1" in last[-1], last
    assert pipe.process.wait(WAIT) == 0
    path, = logs(pipe.env)
    with open(path, encoding="utf-8") as file:
        assert file.read().splitlines()[-1].startswith("end ")
    check = subprocess.run([PROGRAM, "check", path], env=pipe.env, capture_output=True)
    assert check.returncode == 0, check


def test_whole_game_of_two():
    whole_game(2, "Anna,Marco")


def test_whole_game_of_four_in_ascii():
    whole_game(4, "Anna,Marco,Zoë,Ugo", locale="C")


def test_a_log_that_goes_is_told_and_written_anew():
    with begun() as (pipe, path):
        os.remove(path)
        before, _ = pipe.ask("save")
        assert before[0].startswith("The log was removed, renamed or replaced."), before
        assert " ".join(before[1:]) == f"Every move is saved at once, in {path}", before
        before, _ = pipe.ask("save")
        assert " ".join(before) == f"Every move is saved at once, in {path}", before

        os.rename(path, path + ".aside")
        before, _ = pipe.ask("")
        assert any(line.startswith("The log was removed, renamed or replaced.")
                   for line in before), before
        with open(path, encoding="utf-8") as new, open(path + ".aside", encoding="utf-8") as old:
            assert new.read().startswith(old.read())
        os.remove(path + ".aside")

        with open(path + ".other", "w", encoding="utf-8") as other:
            other.write('[Game "nullgame"]\n[SeatA ""]\n[SeatB ""]\n[Seed "1"]\n\n')
        os.rename(path + ".other", path)
        rest = pipe.ask("quit")[0]
        there = path.replace(".log", "-2.log")
        assert " ".join(rest).endswith(f"Saved in {there}"), rest


def test_a_log_without_its_folder_is_not_claimed_to_be_saved():
    folder = tempfile.mkdtemp(dir=HOME)
    pipe = Pipe("play", "kilkenny", "--plain", "--log", "a/b.log", cwd=folder)
    assert pipe.end()[1] == 4  # there is no folder to begin with
    os.mkdir(folder + "/a")
    pipe = Pipe("play", "kilkenny", "--plain", "--log", "a/b.log", cwd=folder)
    pipe.until_prompt()
    shutil.rmtree(folder + "/a")
    before, _ = pipe.ask("save")
    assert before[0].startswith("NOT SAVED: a/b.log"), before
    before, _ = pipe.ask("")
    rest, code = pipe.end()
    assert any(line.startswith("NOT SAVED: ") for line in rest[-2:]) and code == 4, (rest, code)


def test_a_game_without_a_file_is_told_at_the_end():
    env = environment()
    del env["HOME"], env["XDG_DATA_HOME"]
    pipe = Pipe("play", "kilkenny", "--plain", env=env)
    before, _ = pipe.until_prompt()
    assert before[0].endswith("NOT SAVED: there is no folder for saved games: HOME is not set")
    rest, code = pipe.end()
    assert rest[-1] == "NOT SAVED: there is no file" and code == 4, (rest, code)

    pipe = Pipe("play", "kilkenny", "--plain", env=env)
    pipe.until_prompt()
    there = tempfile.mkdtemp(dir=HOME) + "/kept.log"
    before, _ = pipe.ask("save " + there)
    assert " ".join(before) == f"Every move is saved at once, in {there}", before
    rest, code = pipe.end()
    assert " ".join(rest).endswith(f"Saved in {there}") and code == 0, (rest, code)


def test_a_full_log_goes_on_in_another():
    with begun("--names", "Anna,Marco") as (pipe, path):
        assert pipe.ask("quit")[1] is None
        pipe.process.wait(WAIT)
        with open(path, "a", encoding="utf-8") as file:
            file.write("; patience\n" * 98000)
        position = subprocess.run([PROGRAM, "show", "--format", "position", path], env=pipe.env,
                                  capture_output=True, text=True).stdout
        again = Pipe("resume", "--plain", env=pipe.env)
        before, prompt = again.until_prompt()
        there = path.replace(".log", "-2.log")
        assert f"The log is nearly full. The game goes on in {os.path.basename(there)}." in before
        assert prompt.startswith("Marco, turn 3 (B), roll"), prompt
        before, _ = again.ask("undo")
        assert any("there is no move to take back" in line for line in before), before
        again.ask("")
        rest = " ".join(again.ask("quit")[0]) # a long path breaks the line
        assert rest.endswith(f"Saved in {there}"), rest
        with open(path, encoding="utf-8") as file:
            assert file.readlines()[-1] == f"; goes on in {os.path.basename(there)}\n"
        check = subprocess.run([PROGRAM, "check", there], env=pipe.env, capture_output=True, text=True)
        assert check.returncode == 0, check
        assert f"  played on from {os.path.basename(path)}#4\n" in check.stdout, check
        show = subprocess.run([PROGRAM, "show", "--format", "position", "--at", "0", there],
                              env=pipe.env, capture_output=True, text=True)
        assert show.stdout == position, (show, position)


def test_a_byte_order_mark_is_skipped_with_a_word():
    env = environment()
    pipe = Pipe("play", "kilkenny", "--plain", env=env)
    pipe.until_prompt()
    assert pipe.end()[1] == 0
    path, = logs(env)
    with open(path, "rb") as file:
        log = file.read()
    with open(path, "wb") as file:
        file.write(b"\xef\xbb\xbf" + log)
    pipe = Pipe("resume", "--plain", env=env)
    before, _ = pipe.until_prompt()
    assert "A byte order mark before the log was skipped." in before, before
    before, _ = pipe.ask("")
    assert "A byte order mark before the log was skipped." not in before, before
    assert pipe.end()[1] == 0
    with open(path, "rb") as file:
        assert file.read().startswith(b"\xef\xbb\xbf" + log)
    check = subprocess.run([PROGRAM, "check", path], env=env, capture_output=True, text=True)
    assert check.returncode == 0 and check.stderr == \
        f"clowder: {path}: A byte order mark before the log was skipped.\n", check


def test_first_legal_move_of_the_template():
    pipe = Pipe("play", "nullgame", "--plain", "--seed", "1")
    last = play_out(pipe, lambda moves: moves[0])
    assert last[-1].startswith("Result: "), last
    assert pipe.process.wait(WAIT) == 0


def test_the_story_of_a_game():
    pipe = Pipe("play", "toy", "--plain", "--seed", "1")
    play_out(pipe, lambda moves: moves[-1])
    path, = logs(pipe.env)
    watch = Pipe("replay", "--plain", path, env=pipe.env)
    story, prompt = watch.until_prompt()
    count = int(prompt.split()[3].rstrip(">"))
    assert prompt == f"move {count} of {count}>"
    assert [l for l in story if l.startswith(f"{count}. ")], story
    assert story[-1].startswith("Result: "), story
    first, prompt = watch.ask("go 1")
    assert first[0].startswith("1. ") and prompt == f"move 1 of {count}>"
    assert watch.ask("next")[1] == f"move 2 of {count}>"
    assert watch.ask("")[1] == f"move 3 of {count}>"
    assert watch.ask("back")[1] == f"move 2 of {count}>"
    assert watch.ask("go 0")[0] == ["Before the first move."]
    assert "Type next" in watch.ask("go 99999")[0][0]
    assert watch.ask("board")[0]
    watch.send("quit")
    assert watch.end() == ([], 0)


def test_clocks_by_lines():
    env = dict(environment(), CLOWDER_LINE_TIME="4000")  # each line takes four seconds
    pipe = Pipe("play", "toy", "--plain", "--seed", "1", "--names", "Anna,Marco",
                "--clock", "total:18", env=env)
    assert pipe.until_prompt()[1] == "Anna, turn 1 (A), 0:18, roll>"
    told, prompt = pipe.ask("clock")
    assert told == ["0:18 for the game; Anna 0:14, Marco 0:18"], told
    assert prompt == "Anna, turn 1 (A), 0:14, roll>"
    pipe.ask("")
    _, prompt = pipe.ask(pipe.ask("legal")[0][0])
    assert prompt == "Marco, turn 2 (B), 0:18, roll>", prompt
    pipe.ask("")
    moves = pipe.ask("legal")[0]
    assert pipe.ask("board")[1] == "Marco, turn 2 (B), 0:06>"
    assert pipe.ask("board")[1] == "Marco, turn 2 (B), 0:02>"
    pipe.send(moves[0])  # too late: it is not played
    rest, code = pipe.end()
    assert code == 0 and "Result: Anna wins (the other side's time is up)." in rest, rest
    path, = logs(env)
    last = open(path).read().splitlines()[-2:]
    assert last[0].startswith("2 B flag #") and last[1].startswith("end A "), last
    check = subprocess.run([PROGRAM, "check", path], env=env, capture_output=True, text=True)
    assert check.returncode == 0 and "time is up" in check.stdout, check
    watch = Pipe("replay", "--plain", path, env=dict(environment(), HOME=env["HOME"]))
    watch.until_prompt()
    assert watch.ask("clock")[0] == ["0:18 for the game; Anna 0:02, Marco 0:00"]
    watch.ask("go 2")
    assert watch.ask("clock")[0] == ["0:18 for the game; Anna 0:02, Marco 0:18"]
    watch.send("quit")
    assert watch.end()[1] == 0


def test_a_flag_falls_while_a_line_is_awaited():
    pipe = Pipe("play", "toy", "--plain", "--seed", "1", "--names", "Anna,Marco",
                "--clock", "total:1")
    assert pipe.until_prompt()[1] == "Anna, turn 1 (A), 0:01, roll>"
    rest, prompt = pipe.until_prompt()  # nothing is typed
    assert prompt is None, prompt
    assert "Result: Marco wins (the other side's time is up)." in rest, rest
    assert pipe.end() == ([], 0)


def test_a_pin_opens_the_board():
    env = dict(environment(), CLOWDER_LINE_TIME="1000")
    pipe = Pipe("play", "toy", "--plain", "--seed", "1", "--names", "Anna,Marco",
                "--clock", "total:60", env=env)
    pipe.until_prompt()
    pipe.ask("pin")
    assert pipe.ask("gatto")[1] == "The same PIN again:>"
    assert pipe.ask("gatta")[0] == ["Nothing was changed."]
    pipe.ask("pin")
    pipe.ask("gatto")
    assert pipe.ask("gatto")[0] == ["Your board opens by this PIN, until you leave the game."]
    _, prompt = pipe.ask("hide")
    assert prompt == "Hidden. Press Enter to go on>", prompt
    assert pipe.ask("")[1] == "PIN:>"
    told, prompt = pipe.ask("wrong")
    assert told == ["That is not the PIN."] and prompt == "PIN:>"
    told, prompt = pipe.ask("gatto")
    assert prompt == "Anna, turn 1 (A), 0:53, roll>", prompt  # hidden, no clock runs
    pipe.ask("")
    pipe.ask(pipe.ask("legal")[0][0])
    pipe.ask("hide")  # Marco has none
    assert pipe.ask("")[1].startswith("Marco, turn 2")
    pipe.ask("pin")
    pipe.ask("")
    assert pipe.ask("")[0] == ["Your board opens without a PIN."]
    pipe.send("quit")
    assert pipe.end()[1] == 0


def test_dice_on_the_table():
    pipe = Pipe("play", "kilkenny", "--plain", "--names", "Anna,Marco", "--seed", "paperino",
                "--dice", "table")
    assert pipe.until_prompt()[1] == "Anna, turn 1 (A), what fell>"
    assert "say what fell" in pipe.ask("")[0][0]
    assert pipe.ask("legal")[0][0].startswith("Roll the dice on the table")
    assert "unknown" in pipe.ask("7")[0][0]
    assert pipe.ask("3")[0][0] == "Anna rolls 3."
    pipe.ask("undo")
    assert pipe.ask("yes")[1] == "Anna, turn 1 (A), what fell>"
    assert pipe.ask("roll 4")[0][0] == "Anna rolls 4."
    pipe.send("quit")
    assert pipe.end()[1] == 0


def test_comments_are_kept_and_told_again():
    pipe = Pipe("play", "toy", "--plain", "--seed", "1")
    pipe.until_prompt()
    assert pipe.ask("comment Good luck!")[0] == ["The comment is in the log."]
    pipe.ask("")
    assert pipe.ask(";without a space")[0] == ["The comment is in the log."]
    assert pipe.ask("comment")[0] == ["This is not possible: the comment is empty."]
    pipe.ask(pipe.ask("legal")[0][0])
    pipe.send("quit")
    assert pipe.end()[1] == 0
    path, = logs(pipe.env)
    watch = Pipe("replay", "--plain", path, env=pipe.env)
    story, _ = watch.until_prompt()
    assert story[1] == "; Good luck!" and story[3] == "; without a space", story
    assert watch.ask("go 2")[0][1:] == []
    assert watch.ask("; seen later")[0] == ["The comment is in the log."]
    assert watch.ask("go 2")[0][1:] == ["; seen later"]
    watch.send("quit")
    assert watch.end() == ([], 0)
    check = subprocess.run([PROGRAM, "check", path], env=pipe.env, capture_output=True, text=True)
    assert check.returncode == 0 and "  3 comments, which no seal covers" in check.stdout, check


def test_commands():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "x", "--names", "Anna,Marco",
                "--set", "pod_draw=yes")
    _, prompt = pipe.until_prompt()
    roller = prompt.split(",")[0]
    assert prompt.endswith(", roll>")
    assert pipe.ask("legal")[0] == ["It is time to roll the dice: press Enter, or type roll."]
    assert "rolls" in pipe.ask("roll")[0][0]
    moves = pipe.ask("legal move")[0][:-1]
    assert moves and all(move.startswith("move ") for move in moves)
    start = moves[0].rsplit(" ", 1)[0]
    fewer = pipe.ask("legal " + start)[0][:-1]
    assert 0 < len(fewer) < len(moves)
    assert pipe.ask("why move a1 a2")[0][0].startswith("KK-")
    assert pipe.ask("why move a1")[0] == ["KK-6: no cat of yours stands on a1"]
    assert pipe.ask("why pass")[0] == ["KK-11: a cat can move, so one must"]
    assert pipe.ask("why roll")[0][0].startswith("KK-6: ")
    assert pipe.ask("why " + moves[0])[0] == ["That is legal now."]
    looked = pipe.ask(f"at {start.split()[1]} x99")[0]
    assert roller in looked[0] and looked[1] == "x99: there is no such place"
    assert "rolls" in pipe.ask("last")[0][0]
    assert len(pipe.ask("score")[0]) == 2
    assert pipe.ask("dice")[0][0].startswith("Rolls: 1.")
    assert "saved at once" in pipe.ask("save")[0][0]
    assert pipe.ask("rules KK-7")[0][0].startswith("KK-7")
    assert not [l for l in pipe.ask("rules KK-1")[0] if l.startswith("KK-1") and l[4:5].isdigit()]
    assert "do not mention" in pipe.ask("rules xyzzy")[0][0]
    assert len(pipe.ask("rules")[0]) > 50
    assert "did you mean \"board\"" in pipe.ask("baord")[0][0]
    assert len(pipe.ask("help")[0]) > 16
    assert pipe.ask("redo")[0]
    played, prompt = pipe.ask(moves[0])
    assert roller in played[0] and not prompt.startswith(roller)
    question, prompt = pipe.ask("undo")
    other = prompt.split(",")[0]
    assert question[0].startswith(f"{roller} asks to take back move "), question
    assert prompt == f"{other}, do you agree? (yes or no)>" and other != roller, prompt
    assert pipe.ask("maybe")[1] == prompt
    assert pipe.ask("no")[0] == [f"{other} does not agree."]
    pipe.ask("undo")
    assert pipe.ask("yes")[0][0] == f"{roller} takes the last move back."
    assert pipe.ask("legal move")[0][:-1] == moves
    assert pipe.ask("resign")[1] == f"{roller}, type resign to give up:>"
    assert pipe.ask("yes")[0] == ["Nobody has resigned; the game goes on."]
    question, prompt = pipe.ask("draw")
    assert question[0] == f"{roller} offers a draw." and prompt.startswith(f"{other}, do you agree?")
    assert pipe.ask("no")[0] == [f"{other} does not agree."]
    pipe.ask("resign")
    pipe.send("Resign")
    rest, code = pipe.end()
    assert rest[-1].startswith("Result: ") and roller not in rest[-1] and code == 0, rest


def menu_number(lines, label):
    """The number in front of the menu's line with that label."""
    return next(l.split(".")[0] for l in lines if l.partition(". ")[2].startswith(label))


def ask_everything(pipe, place):
    """Every question about the position; each is answered, and changes nothing."""
    before, prompt = pipe.ask("last")
    for question in ("board", "score", "help", "dice", "rules goal", f"at {place}",
                     f"at {place} {place}", f"around {place}", "where the"):
        told, again = pipe.ask(question)
        assert told and "no such place" not in told[0], question
        if again.endswith("(yes or no)>"):  # a page for one player's eyes
            told, again = pipe.ask("no")
        assert again == prompt, (question, again, prompt)
    after, _ = pipe.ask("last")
    assert before[:len(after)] == after, (before, after)  # what is awaited is told once


def place_of(move, pipe):
    """A word of the move that is a place, or None."""
    for word in move.split()[1:]:
        told, prompt = pipe.ask("around " + word)
        assert prompt.endswith(">")
        if not told[0].startswith("Type around"):
            return word
    return None


def play_through_the_menu(title, moves):
    """Sets a game up by Enter alone, plays, asks; leaves and replays it from the menu. Returns how
    often it asked about a place: a game may have none."""
    pipe = Pipe("--plain")
    lines, _ = pipe.until_prompt()
    _, prompt = pipe.ask(menu_number(lines, title))
    while ", turn " not in prompt:
        _, prompt = pipe.ask("paperino" if prompt.startswith("Seed") else "")
    dice, asked = random.Random(title), 0
    while moves > 0:
        if prompt.endswith(", roll>"):
            _, prompt = pipe.ask("")
            continue
        legal, prompt = pipe.ask("legal")
        move = dice.choice(legal[:-1])
        assert pipe.ask("why " + move)[0] == ["That is legal now."]
        place = place_of(move, pipe) if moves % 8 == 0 else None
        if place:
            ask_everything(pipe, place)
            asked += 1
        told, prompt = pipe.ask(move)
        assert told, (move, prompt)
        if prompt.endswith("(yes or no)>"):
            told, prompt = pipe.ask("yes")
        if ", turn " not in prompt:
            break  # the game is over, and here is the menu
        assert prompt.endswith("roll>") or pipe.ask("why " + move)[0], move
        moves -= 1
    lines = pipe.ask("quit")[0] if ", turn " in prompt else told
    pipe.ask(menu_number(lines, "Saved games"))
    story, prompt = pipe.ask("replay 1")
    count = int(prompt.split()[3].rstrip(">"))
    assert prompt == f"move {count} of {count}>" and [l for l in story if l.startswith("1. ")]
    assert pipe.ask("back")[1] == f"move {count - 1} of {count}>"
    for question in ("board", "score", "last", f"at {place}", "where the", "rules goal"):
        if question != "at None":
            assert pipe.ask(question)[1] == f"move {count - 1} of {count}>", question
    assert pipe.ask("go 1")[0][0].startswith("1. ")
    lines, _ = pipe.ask("quit")
    pipe.send(menu_number(lines, "Leave"))
    assert pipe.end() == ([], 0)
    return asked


def test_every_game_from_the_menu():
    asked = {title: play_through_the_menu(title, 64)
             for title in registry.listed(ORDINARY, env=environment()).values()}
    assert sum(asked.values()) > 2 * len(asked), asked


def test_places_in_words():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "x", "--names", "Anna,Marco")
    pipe.until_prompt()
    where, _ = pipe.ask("where ANNA")
    assert "a cat of Anna: d3 e3 f3 g3 h3 i3 j3 k3" in where, where
    assert pipe.ask("where a dog")[0] == ['Nothing on the board is "a dog".']
    around, _ = pipe.ask("around d3")
    assert around[0].startswith("up, d4: ") and around[2] == "right, e3: a cat of Anna", around
    assert len(around) == 8 and len(pipe.ask("around a1")[0]) < 8
    assert pipe.ask("around")[0] == pipe.ask("around x99")[0]
    pipe.end()


def lesson_to_the_end(pipe, lines, prompt):
    """By the word that shows each move."""
    told = list(lines)
    while prompt and prompt.startswith("lesson, step "):
        assert pipe.ask("resign")[0][0] == "Not in a lesson."
        lines, prompt = pipe.ask("auto")
        told += lines
    return told


def test_only_what_is_in_the_picture_is_found():
    pipe = Pipe("play", "catchess", "--plain", "--preset", "quick", "--seed", "a",
                "--names", "Anna,Marco")
    pipe.until_prompt()
    found = pipe.ask("where lina")[0]
    assert found[-1] == "Lina of Anna, 3/10, c15 (height 0), looks nw: lina" and len(found) == 3, found
    assert pipe.ask("where Kero")[0] == ['Nothing on the board is "Kero".']  # not dealt
    assert pipe.ask("at kero/hiss/wash")[0][0] == "kero/hiss/wash: not in this game"
    pipe.end()


def test_hints_of_the_set_up_name_its_rule():
    for arguments, rule in ((("catan",), "IC-4: "), (("catchess", "--set", "setup=classic",
                             "--set", "tiles=0"), "CH-7: ")):
        pipe = Pipe("play", *arguments, "--plain", "--seed", "a")
        pipe.until_prompt()
        assert pipe.ask("hint")[0][0].startswith(rule), arguments
        pipe.end()


def test_games_without_dice_ask_for_no_seed():
    pipe = Pipe("--plain")
    pipe.until_prompt()
    pipe.ask("2")
    prompt = ""
    for _ in range(12):
        lines, prompt = pipe.ask("")
        assert not prompt.startswith("Seed"), prompt
        if prompt.startswith("Light, turn 1"):
            break
    assert prompt.startswith("Light, turn 1"), prompt
    assert pipe.ask("dice")[0] == ["This game has no dice."]
    pipe.end()


def test_every_lesson_by_lines():
    for game in registry.lessons():
        pipe = Pipe("lesson", game, "--plain")
        told = lesson_to_the_end(pipe, *pipe.until_prompt())
        assert told[-1] == "That was the lesson.", told
        assert pipe.process.wait(WAIT) == 0 and not os.path.exists(
            os.path.join(pipe.env["XDG_DATA_HOME"], "clowder"))


def test_a_lesson_from_the_menu():
    pipe = Pipe("--plain")
    lines, _ = pipe.until_prompt()
    assert pipe.ask(menu_number(lines, "Guided first games"))[0][0] == "1. Kilkenny Cats"
    lines, prompt = pipe.ask("1")
    assert lines[-1] == "Press Enter to roll." and prompt == "lesson, step 4 of 17>", lines
    assert pipe.ask("")[0][0] == "Anna rolls 4."
    kind, prompt = pipe.ask("move c3 c7")
    assert kind[0].startswith("That is allowed, too") and prompt == "lesson, step 6 of 17>", kind
    assert pipe.ask("move e5 d8")[0][0].startswith("KK-7: ")
    assert pipe.ask("move e5 e9")[0][0] == "Anna goes from e5 to e9."
    lines, _ = pipe.ask("quit")
    assert menu_number(lines, "Saved games")
    pipe.end()


def test_wrong_lines_change_nothing():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "x")
    pipe.until_prompt()
    pipe.ask("roll")
    moves = pipe.ask("legal")[0]
    for line in ("move", "move a1", "move a1 a2 a3", "roll 7", "moov a1 a2", "*", "A", "B B",
                 "9" * 3000, "x" * 10000, "\x1b[31mmove", "\u202emove", "legal \x7f", ";", "at"):
        assert pipe.ask(line)[0], line
    pipe.process.stdin.write(b"\xff\xfe\x00move\n")
    pipe.send("")
    assert pipe.until_prompt()[0]
    pipe.until_prompt()
    assert pipe.ask("legal")[0] == moves
    assert pipe.end()[1] == 0


def test_names_can_not_drive_the_terminal():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "x", "--names", "\x1b[2J$B,\u202e" * 1)
    rest, _ = pipe.end()
    assert rest


def test_menu_plays_and_continues():
    pipe = Pipe("--plain")
    before, prompt = pipe.until_prompt()
    assert before[1].startswith("1. Kilkenny Cats: ") and "(2-4 players, 30 min)" in " ".join(before), before
    before, prompt = pipe.ask("1")
    assert prompt == "Players, 2 to 4 (Enter for 2)>", prompt
    assert pipe.ask("9")[1] == prompt
    _, prompt = pipe.ask("3")
    assert prompt.startswith("Preset"), prompt
    _, prompt = pipe.ask("")
    assert prompt.startswith("Options"), prompt
    refused, again = pipe.ask("start=edgy")
    assert "edge" in refused[0] and again == prompt
    changed, again = pipe.ask("start=edge")
    assert [l for l in changed if l.startswith("start=edge")] and again == prompt
    levels, prompt = pipe.ask("")
    assert levels[0].startswith("kitten ") and prompt.startswith("Who plays?"), levels
    assert "seat B cat" in pipe.ask("seat Z cat")[0][0]
    assert pipe.ask("seat B ocelot")[0]
    assert pipe.ask("seat B lion")[0] == ["A: person", "B: lion", "C: person"]
    assert pipe.ask("B person")[0] == ["A: person", "B: person", "C: person"]
    assert "(Enter for " in pipe.ask("")[1]
    pipe.ask("Anna")
    pipe.ask("")
    _, prompt = pipe.ask("Zoë")
    assert prompt.startswith("Taking moves back"), prompt
    assert pipe.ask("perhaps")[1] == prompt
    _, prompt = pipe.ask("never")
    assert prompt.startswith("Seed"), prompt
    _, prompt = pipe.ask("paperino")
    assert prompt.endswith(", roll>"), prompt
    pipe.ask("")
    before, _ = pipe.ask("quit")
    assert before[0].startswith("Saved in ")
    assert [l for l in before if l.startswith("1. Continue Kilkenny Cats, Anna, ")], before
    before, prompt = pipe.ask("")
    assert prompt.endswith(">") and "turn 1" in prompt and not prompt.endswith("roll>"), prompt
    before, _ = pipe.ask("quit")
    saved = next(l.split(".")[0] for l in before if l.endswith("Saved games"))
    listed, prompt = pipe.ask(saved)
    assert listed[0].startswith("1. Kilkenny Cats, Anna, ") and prompt.startswith("Type a number")
    assert pipe.ask("replay 1")[1] == "move 1 of 1>"
    before, _ = pipe.ask("quit")
    leave = next(l.split(".")[0] for l in before if l.endswith(". Leave"))
    pipe.send(leave)
    assert pipe.end() == ([], 0)


def test_statistics():
    """Who won how often, from the menu; names of the saved games are told where one is asked for."""
    env = environment()
    pipe = Pipe("play", "kilkenny", "--plain", "--names", "Anna,Marco", "--seed", "z",
                env=env)
    pipe.until_prompt()
    pipe.ask("resign")
    pipe.ask("resign")
    pipe.end()
    pipe = Pipe("--plain", env=env)
    lines, _ = pipe.until_prompt()
    told, prompt = pipe.ask(menu_number(lines, "Statistics"))
    assert [l.split() for l in told[:3]] == [
        ["Player", "games", "won", "lost", "drawn", "%", "open"],
        ["Anna", "1", "0", "1", "0", "0", "%", "0"],
        ["Marco", "1", "1", "0", "0", "100", "%", "0"]], told
    assert told[3] == "Games over: 1. Not finished: 0.", told
    assert prompt == "A player's name, or Enter>", prompt
    told, _ = pipe.ask("Marco")
    assert told[3] == "The longest run of wins: 1. The present run: 1 won.", told
    assert pipe.ask("Otto")[0] == ['No saved game has a player "Otto".']
    lines, _ = pipe.ask("")
    pipe.ask(menu_number(lines, "Kilkenny Cats"))
    for _ in range(10):
        told, prompt = pipe.ask("")
        if prompt.startswith("Name of"):
            break
    assert told == ["Names in the saved games, the newest last:", "Marco", "Anna"], told
    pipe.end()


def test_no_draw_where_the_rules_have_none():
    for game in (("kilkenny",), ("catchess",), ("clancath", "--set", "draw_after=0")):
        pipe = Pipe("play", *game, "--plain", "--seed", "a")
        pipe.until_prompt()
        told = " ".join(pipe.ask("draw")[0])
        assert "know no draw: play on, or resign." in told, told
        pipe.end()


def test_nothing_is_taken_back_where_that_was_agreed():
    for word in ("never", "always"):
        pipe = Pipe("play", "kilkenny", "--plain", "--seed", "a", "--takeback", word)
        pipe.until_prompt()
        pipe.ask("")
        move = pipe.ask("legal")[0][0]
        pipe.ask(move)
        pipe.ask("")
        told, prompt = pipe.ask("undo")
        if word == "never":
            assert told == ["This is not possible: in this game no move is taken back."], told
        else:
            assert told[0].endswith("takes the last move back.") and "agree" not in prompt, told
        assert pipe.end()[1] == 0
        path, = logs(pipe.env)
        with open(path, encoding="utf-8") as file:
            assert f'[Takeback "{word}"]' in file.read()
        assert subprocess.run([PROGRAM, "check", path], env=pipe.env,
                              capture_output=True).returncode == 0


def test_quit_is_heard_at_any_question():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "a")
    pipe.until_prompt()
    for question in ("auto", "resign"):
        pipe.ask("")
        pipe.ask(question)
        pipe.send("quit")
        rest, code = pipe.end()
        # A long path is broken into lines.
        assert any(line.startswith("Saved in ") for line in rest) and code == 0, rest
        pipe = Pipe("play", "kilkenny", "--plain", "--seed", "a")
        pipe.until_prompt()
    pipe.end()
    for answers in ([], ["2"], ["2", "", ""], ["2", "", "", "", ""]):
        pipe = Pipe("--plain")
        pipe.until_prompt()
        for answer in answers:
            pipe.ask(answer)
        pipe.send("quit")
        assert pipe.end()[1] == 0


def test_the_game_can_be_scrolled_away():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "a")
    board = pipe.until_prompt()[0]
    hidden, prompt = pipe.ask("hide")
    assert hidden == [""] * 24 and prompt == "Hidden. Press Enter to go on>", hidden
    shown, prompt = pipe.ask("")
    assert shown == board[1:] and prompt.endswith("roll>"), shown
    assert pipe.end()[1] == 0


def test_a_bot_can_be_hurried():
    """A minute for each move; nobody waits for it."""
    pipe = Pipe("play", "cathedral", "--plain", "--seat", "A=lion:60000ms")
    start = time.monotonic()
    pipe.send("hurry")
    told, prompt = pipe.until_prompt()
    assert prompt.startswith("Dark, turn ") and time.monotonic() - start < 30, (told, prompt)
    assert pipe.ask("hurry")[0] == ["No bot is thinking now."]
    assert pipe.end()[1] == 0


def test_saved_games_as_files():
    """Words find games; names change; what is deleted comes back; files are written; once more."""
    env = environment()
    for options in (["kilkenny", "--names", "Anna,Marco", "--seed", "z"],
                    ["cathedral", "--names", "Anna,Lina"]):
        pipe = Pipe("play", *options, "--plain", env=env)
        pipe.until_prompt()
        if options[0] == "kilkenny":
            pipe.ask("resign")
            pipe.ask("resign")
        pipe.end()
    pipe = Pipe("--plain", env=env, cwd=env["HOME"])
    lines, _ = pipe.until_prompt()
    saved = menu_number(lines, "Saved games")
    listed, prompt = pipe.ask(saved)
    assert len(listed) == 2 and prompt.startswith("Type a number to go on"), listed
    assert [l[:12] for l in pipe.ask("find LINA cathedral")[0]] == ["1. Cathedral"]
    assert pipe.ask("find Otto")[0] == ["No saved game has these words."]
    assert pipe.ask("rename 1 My game")[0][0] == "The game is called My game now."
    assert pipe.ask("rename 1 a/b")[0][0].endswith("a name has no slash, and no dot at its start.")
    assert pipe.ask("export 2 game.json")[0][0] == "Written: game.json"
    assert pipe.ask("export 2 game.json")[0][0] == "game.json: File exists."
    assert pipe.ask("export 2 game.svg")[0][0].startswith("A file's name ends with .txt")
    with open(os.path.join(env["HOME"], "game.json"), encoding="utf-8") as file:
        game = json.load(file)
    assert game["over"] and game["result"]["winners"] == ["B"], game
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Marco"], game
    listed, _ = pipe.ask("delete 1")
    assert listed[0] == "My game.log is deleted; restore brings it back." and len(listed) == 2
    listed, _ = pipe.ask("restore")
    assert listed[0] == "My game.log is back." and len(listed) == 3, listed
    assert pipe.ask("restore")[0][0] == "No deleted game is kept."
    assert pipe.ask("9")[0][0] == "There are games 1 to 2."
    assert pipe.ask("dance 1")[0][0].startswith("Type a number;")
    told, prompt = pipe.ask("again 2")
    assert told[0].startswith("Kilkenny Cats.") and prompt.endswith("roll>"), told
    lines, _ = pipe.ask("quit")
    listed, _ = pipe.ask(saved)
    assert len(listed) == 3, listed
    pipe.end()


def test_presets_of_ones_own():
    env = environment()
    pipe = Pipe("--plain", env=env)
    lines, _ = pipe.until_prompt()
    number = menu_number(lines, "Kilkenny Cats")
    prompt = pipe.ask(number)[1]
    while not prompt.startswith("Options"):
        lines, prompt = pipe.ask("")
    pipe.ask("start=edge")
    assert pipe.ask("save Our house")[0] == ["These options are kept as Our house."]
    assert pipe.ask("save =x")[0][0].startswith("A name has no")
    pipe.end()
    pipe = Pipe("--plain", env=env)
    pipe.until_prompt()
    prompt = pipe.ask(number)[1]
    while not prompt.startswith("Preset"):
        lines, prompt = pipe.ask("")
    assert lines[-1] == "5. Our house  start=edge", lines
    lines, prompt = pipe.ask("5")
    assert any(l.startswith("start=edge (") for l in lines), lines
    assert pipe.ask("forget Our house")[0] == ["Our house is forgotten."]
    assert pipe.ask("forget Our house")[0] == ["There is no such preset."]
    pipe.end()


def test_a_game_against_a_bot():
    """The other side moves by itself; what is taken back is the person's own last decision."""
    path = os.path.join(HOME, "against.log")
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "mice", "--names", "Anna", "--seat",
                "B=search:30", "--set", "pod_draw=yes", "--log", path)
    before, prompt = pipe.until_prompt()
    assert [l for l in before if l.startswith("search goes from ")], before
    assert prompt == "Anna, turn 2 (A), roll>", prompt
    pipe.ask("")
    rule, _ = pipe.ask("hint")
    assert rule[0].startswith("KK-7: "), rule
    area, _ = pipe.ask("hint")
    assert area[0].startswith("A good move leads to one of these: "), area
    move, _ = pipe.ask("hint")
    assert move[0].startswith("A good move: move "), move
    to = move[0].split()[-1]
    assert to in area[0].replace(",", "").split(), area
    done, prompt = pipe.ask(move[0].removeprefix("A good move: "))
    assert done[0].startswith("Anna goes from ") and done[2].startswith("search goes from "), done
    assert prompt == "Anna, turn 4 (A), roll>", prompt
    taken, prompt = pipe.ask("undo")
    assert taken[0] == "Anna takes the last move back." and prompt == "Anna, turn 2 (A)>", taken
    assert pipe.ask("draw")[0][0] == "Bots do not agree to a draw."
    pipe.ask("auto")
    done, prompt = pipe.ask("yes")
    assert [l for l in done if l.startswith("search goes from ")] and "turn 4" in prompt, done
    pipe.send("quit")
    assert pipe.end()[1] == 0
    with open(path, encoding="utf-8") as file:
        log = file.read()
    assert '[PlayerB "search:30"]' in log and "\n; hint A area\n" in log, log
    assert subprocess.run([PROGRAM, "check", path], env=pipe.env,
                          capture_output=True).returncode == 0
    again = Pipe("resume", "--plain", path, env=pipe.env)
    assert again.until_prompt()[1] == prompt
    again.ask("resign")
    again.ask("resign")
    assert again.end()[1] == 0
    watch = Pipe("replay", "--plain", path, env=pipe.env)
    watch.until_prompt()
    told, _ = watch.ask("analysis")
    assert told[0].startswith("The chances") and "Anna 0 %, search 100 %" in " ".join(told), told
    assert [l for l in told if l.startswith("Luck of the dice")], told
    watch.send("quit")
    assert watch.end()[1] == 0
    told = subprocess.run([PROGRAM, "analyse", path], env=pipe.env, capture_output=True,
                          text=True, check=True).stdout
    assert "Anna 0 %, search 100 %" in told, told


def test_players_play_by_themselves():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "1", "--seat", "A=greedy", "--seat",
                "B=random")
    last, prompt = pipe.until_prompt()
    assert prompt is None and last[-1].startswith("Result: greedy wins"), last[-3:]
    assert pipe.process.wait(WAIT) == 0


def test_a_program_of_a_log_is_not_started_unasked():
    log = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tui", "stranger.log")
    for answer in ("no", "yes"):
        env = environment()
        shutil.copy(log, os.path.join(env["HOME"], "stranger.log"))
        os.chmod(os.path.join(env["HOME"], "stranger.log"), 0o600)
        pipe = Pipe("resume", "--plain", os.path.join(env["HOME"], "stranger.log"), env=env)
        before, prompt = pipe.until_prompt()
        assert "sh -c 'touch pwned'" in before[0] and prompt.startswith("Start it?"), before
        assert pipe.ask(answer)[1] == "Anna, turn 1 (A), roll>"
        pipe.send("quit")
        assert pipe.end()[1] == 0


def test_a_damaged_log_is_told_and_kept():
    pipe = Pipe("play", "kilkenny", "--plain", "--seed", "x")
    pipe.until_prompt()
    pipe.ask("")
    pipe.ask(pipe.ask("legal")[0][0])
    pipe.end()
    path, = logs(pipe.env)
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    wrong = next(i for i, line in enumerate(lines) if " move " in line)
    lines[wrong] = lines[wrong].replace("move", "moov")
    damaged = "\n".join(lines) + "\n"
    with open(path, "w", encoding="utf-8") as file:
        file.write(damaged)
    again = Pipe("--plain", env=pipe.env)
    again.until_prompt()
    told, prompt = again.ask("1")
    assert told[0].startswith(f"This log is damaged. Line {wrong + 1}: "), told
    assert told[1] == "Valid moves before it: 1." and "(yes or no)>" in prompt
    assert again.ask("yes")[0][0].startswith("Kilkenny Cats.")
    again.end()
    kept = [name for name in logs(pipe.env) if ".damaged-" in name]
    assert len(kept) == 1
    with open(kept[0], encoding="utf-8") as file:
        assert file.read() == damaged


def test_end_of_input_leaves_in_order():
    for arguments in (["--plain"], ["play", "kilkenny", "--plain"]):
        done = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, env=environment(),
                              capture_output=True, timeout=WAIT)
        assert done.returncode == 0 and len(done.stdout) < 10000, done


def test_a_reader_that_went_away():
    env = environment()
    process = subprocess.Popen([PROGRAM, "play", "kilkenny", "--plain"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env)
    process.stdout.close()
    try:
        process.stdin.write(b"roll\n" * 100)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(WAIT) >= 0  # no signal
    assert subprocess.run([PROGRAM, "check", logs(env)[0]], env=env,
                          capture_output=True).returncode == 0


class Terminal:
    """The program on a terminal, where secrets need a curtain."""

    def __init__(self, *arguments, env=None):
        env = env or environment()
        self.child, self.master = pty.fork()
        if self.child == 0:
            os.execve(PROGRAM, [PROGRAM, *arguments], env)
        self.seen = ""

    def expect(self, text):
        """Reads until the text comes; returns what came up to it."""
        until = time.monotonic() + WAIT
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0, until - time.monotonic()))
            assert ready, f"no {text!r} in {self.seen!r}"
            self.seen += os.read(self.master, 4096).decode()
        end = self.seen.index(text) + len(text)
        before, self.seen = self.seen[:end], self.seen[end:]
        return before

    def send(self, text):
        os.write(self.master, text.encode() + b"\n")

    def close(self):
        os.write(self.master, b"\x04")
        _, status = os.waitpid(self.child, 0)
        os.close(self.master)
        return os.waitstatus_to_exitcode(status)


def test_secrets_have_a_curtain():
    terminal = Terminal("play", "bids", "--plain", "--seed", "1", "--names", "Anna,Marco")
    while "secret" not in terminal.expect("> "):
        terminal.send("")
    terminal.send("")
    terminal.expect("Anna, turn 1 (A)> ")
    terminal.send("legal")
    choice = terminal.expect("Anna, turn 1 (A)> ").splitlines()[1]
    terminal.send(choice)
    pushed = terminal.expect("Pass the keyboard to Marco, then press Enter> ")
    assert pushed.count("\n") >= 24, pushed
    terminal.send("last")
    shown = terminal.expect("Marco, turn 1 (B)> ")
    assert choice not in shown, shown
    terminal.send("last")
    assert choice not in terminal.expect("Marco, turn 1 (B)> ")
    assert terminal.close() == 0


def test_a_pin_is_not_shown():
    terminal = Terminal("play", "toy", "--plain", "--seed", "1")
    terminal.expect("roll> ")
    terminal.send("pin")
    shown = terminal.expect("none):> ")
    terminal.send("gatto")
    shown += terminal.expect("again:> ")
    terminal.send("gatto")
    shown += terminal.expect("roll> ")
    assert "opens by this PIN" in shown and "gatto" not in shown, shown
    terminal.send("last")  # what is typed is shown again
    assert terminal.expect("roll> ").startswith("last")
    assert terminal.close() == 0


def test_a_line_that_comes_too_late_answers_nothing():
    terminal = Terminal("play", "toy", "--plain", "--seed", "1", "--clock", "total:1")
    terminal.expect("roll> ")
    os.write(terminal.master, b"rema")
    shown = terminal.expect("menu> ")
    assert "time is up" in shown, shown
    terminal.send("tch")
    assert "turn 1" not in terminal.expect("menu> ")
    assert terminal.close() == 0


def test_the_bell_calls_who_waited():
    for wish, rings in (("no", 0), ("yes", 1)):
        env = environment()
        subprocess.run([PROGRAM, "config", "play.bell", wish], env=env, check=True,
                       capture_output=True)
        terminal = Terminal("play", "toy", "--plain", "--seed", "1", "--names", "Anna,Tom",
                            "--seat", "B=kitten", env=env)
        assert "\a" not in terminal.expect("roll> ")
        terminal.send("")
        terminal.expect("(A)> ")
        terminal.send("legal")
        move = terminal.expect("(A)> ").splitlines()[1]
        terminal.send(move)
        assert terminal.expect("roll> ").count("\a") == rings
        assert terminal.close() == 0


ON_TERMINALS = (test_secrets_have_a_curtain, test_a_pin_is_not_shown,
                test_a_line_that_comes_too_late_answers_nothing, test_the_bell_calls_who_waited)


def main():
    passed = failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_"):
            continue
        if test in ON_TERMINALS and not surroundings.has_terminals():
            print(f"skipped: {name}, as there are no pseudo-terminals here")
            continue
        try:
            test()
            passed += 1
        except Exception as error:  # a test that fails must not stop the others
            failed += 1
            print(f"FAILED {name}: {type(error).__name__}: {error}")
    shutil.rmtree(HOME, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
