#!/usr/bin/env python3
"""disk.py CLOWDER [--long] - proof: a full or failing disk is told, never hidden.

The file may not grow beyond a limit (every limit, so that every write is once cut short), and
every write, sync, cut and open of the log fails once, or from then on, with each error a disk may
give. A move that is shown without NOT SAVED must be in the log; the log must stay good; the game
must go on in memory to its end; and `save FILE` must keep it in another file. The same with the file
of secret choices beside the log, with its key damaged or missing, and without a folder for it:
what is not told must be there when the game is resumed.
"""
import glob
import os
import re
import resource
import shutil

import house

LOG = os.path.join(house.WORK, "disk.log")
ELSEWHERE = os.path.join(house.WORK, "elsewhere.log")
TRACE = os.path.join(house.WORK, "trace")
FAILURES = [(call, error) for call, errors in
            (("write", "ENOSPC EDQUOT EIO EFBIG"), ("fdatasync", "EIO ENOSPC"),
             ("fsync", "EIO"), ("openat", "EACCES ENOSPC EROFS"), ("fcntl", "ENOLCK"),
             ("fchmod", "EPERM"), ("newfstatat", "EIO"))
            for error in errors.split()]


def clean():
    for old in glob.glob(LOG + "*") + glob.glob(ELSEWHERE + "*"):
        os.remove(old)


def events(path):
    if not os.path.exists(path):
        return 0
    with open(path, "rb") as file:
        return len(house.event_lines(file.read()))


def claimed_and_missing(output, durable, log):
    """Moves that were shown before the first NOT SAVED, or at the end, and are not there."""
    before = output.split(b"NOT SAVED")[0]
    claimed = durable[min(max(house.shown(before), 0), len(durable) - 1)]
    if b"NOT SAVED" in before or house.shown(output) < 0:
        claimed = 0
    last = [line for line in output.split(b"\n") if line.startswith((b"Saved in", b"NOT SAVED"))]
    if last and last[-1].startswith(b"Saved in"):
        claimed = max(claimed, durable[-1])
    return max(claimed - events(log), 0)


def judge(script, durable, output, code, counts, must_tell=False):
    """Adds to tried, missing, bad logs, games that stopped, failures not told."""
    counts["tried"] += 1
    counts["missing"] += claimed_and_missing(output, durable, LOG)
    if os.path.exists(LOG):
        with open(LOG, "rb") as file:
            counts["bad"] += not script.begins_with(file.read())
    played = house.shown(output) >= len(script.lines) or b"Result: " in output
    told = b"NOT SAVED" in output or b"cannot be saved" in output
    counts["stopped"] += not played and code != 4  # 4: the file could not be made at all
    counts["silent"] += not told and (must_tell or events(LOG) < durable[-1])


def claim(script, what, counts):
    tried = counts.pop("tried")
    house.claim(tried > 0 and not any(counts.values()),
                f"{script.game}: {tried} {what}: {counts['missing']} moves claimed and missing, "
                f"{counts['silent']} not told, {counts['stopped']} games stopped, "
                f"{counts['bad']} bad logs")


def fresh():
    return dict(tried=0, missing=0, bad=0, stopped=0, silent=0)


def limits(script, durable, step):
    """Every file size limit up to the whole log: real short writes, then EFBIG."""
    counts = fresh()
    for most in range(0, len(script.log) + 200, step):
        clean()
        out, code = script.play(
            LOG, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))
        judge(script, durable, out, code, counts)
    claim(script, "file size limits", counts)


def injections(script, durable, numbers):
    counts = fresh()
    for call, error in FAILURES:
        for number in numbers:
            for more in ("", "+"):
                clean()
                out, code = script.play(LOG, before=[
                    "strace", "-f", "-qq", "-o", TRACE, "-P", LOG, "-P", house.WORK,
                    "-e", "trace=" + call, "-e", f"inject={call}:error={error}:when={number}{more}"])
                with open(TRACE, "rb") as file:
                    met = b"INJECTED" in file.read()
                judge(script, durable, out, code, counts, met and call in ("write", "fdatasync"))
    claim(script, "failing calls", counts)


def short_writes(script, durable, numbers):
    """A write that says it took only a part of the line."""
    counts = fresh()
    for number in numbers:
        clean()
        out, code = script.play(LOG, before=[
            "strace", "-f", "-qq", "-o", "/dev/null", "-P", LOG,
            "-e", "trace=write", "-e", f"inject=write:retval=3:when={number}"])
        judge(script, durable, out, code, counts)
    claim(script, "short writes", counts)


def elsewhere(script, durable):
    """The game is kept in another file, whole."""
    clean()
    half = len(script.lines) // 2
    lines = list(script.lines)
    script.lines = lines[:half] + [b"save " + ELSEWHERE.encode()] + lines[half:]
    out, code = script.play(LOG, before=[
        "strace", "-f", "-qq", "-o", "/dev/null", "-P", LOG,
        "-e", "trace=write", "-e", "inject=write:error=ENOSPC:when=2+"])
    script.lines = lines
    house.claim(b"NOT SAVED" in out and b"another file" in out and code == 0
                and events(ELSEWHERE) == durable[-1]
                and house.run("check", ELSEWHERE).returncode == 0,
                f"{script.game}: the disk is full, and the game is kept in another file")


KEY = os.path.join(house.WORK, "data", "clowder", "key")
SECRET_CALLS = [("write", "ENOSPC"), ("write", "EIO"), ("fsync", "EIO"), ("rename", "EIO"),
                ("rename", "ENOSPC"), ("openat", "EACCES"), ("openat", "EROFS")]


def judge_secret(script, count, output, code, counts, must_tell):
    """Choices still secret: shown as made, and told as saved, they are there when it is resumed."""
    counts["tried"] += 1
    told = b"NOT SAVED" in output
    counts["stopped"] += house.shown(output) < count or code not in (0, 4)
    counts["silent"] += must_tell and not told
    last = [line for line in output.split(b"\n") if line.startswith((b"Saved in", b"NOT SAVED"))]
    if last and last[-1].startswith(b"Saved in"):
        house.run("resume", "--plain", LOG,
                  input=b"".join(line + b"\n" for line in script.lines[count:]) + b"quit\n")
        with open(LOG, "rb") as file:
            counts["missing"] += not script.is_whole(file.read())
    else:
        counts["silent"] += not told


def part(script, count, **options):
    """Plays the first moves of the script."""
    lines, script.lines = script.lines, script.lines[:count]
    out, code = script.play(LOG, **options)
    script.lines = lines
    return out, code


def secret_failures(script, count):
    counts = fresh()
    for call, error in SECRET_CALLS if house.LONG else SECRET_CALLS[::2]:
        for number in range(1, 12) if house.LONG else (1, 3):
            for more in ("", "+"):
                clean()
                out, code = part(script, count, before=[
                    "strace", "-f", "-qq", "-o", TRACE, "-P", LOG + ".secret", "-P", LOG + ".secret.new",
                    "-e", "trace=" + call, "-e", f"inject={call}:error={error}:when={number}{more}"])
                with open(TRACE, "rb") as file:
                    met = re.search(rb'(?:WRONLY.*|^\d+ +(?:write|fsync|rename)\(.*)INJECTED', file.read(), re.M)
                judge_secret(script, count, out, code, counts, bool(met))
    claim(script, "failing calls on secret choices", counts)


def damaged_keys(script, count):
    """The key is cut off (by a crash as it was made), is no file, or has no folder."""
    counts = fresh()
    for content in (b"", b"short", b"x" * 100, None):
        clean()
        os.makedirs(os.path.dirname(KEY), exist_ok=True)
        if os.path.exists(KEY):
            os.remove(KEY)
        if content is None:
            os.mkdir(KEY)
        else:
            with open(KEY, "wb") as file:
                file.write(content)
        out, code = part(script, count)
        judge_secret(script, count, out, code, counts, content is None)
    os.rmdir(KEY)
    clean()
    out, code = part(script, count, env=house.environment(XDG_DATA_HOME="/proc/none"))
    judge_secret(script, count, out, code, counts, True)
    claim(script, "damaged keys and missing folders", counts)


def lost_secrets(script, count):
    """Secret choices that cannot be read any more are told, and made again."""
    told, again, kinds = 0, 0, ("cut", "changed", "empty", "no key", "other key")
    for kind in kinds:
        clean()
        part(script, count)
        path = KEY if "key" in kind else LOG + ".secret"
        with open(path, "rb") as file:
            held = file.read()
        os.remove(path)
        if kind != "no key":
            with open(path, "wb") as file:
                file.write({"cut": held[:-1], "empty": b""}.get(kind, held[:-1] + bytes([held[-1] ^ 1])))
        done = house.run("resume", "--plain", LOG,
                         input=b"".join(line + b"\n" for line in script.lines) + b"quit\n")
        told += b"could not be read" in done.stderr
        with open(LOG, "rb") as file:
            again += script.is_whole(file.read())
    house.claim(told == again == len(kinds),
                f"{script.game}: secret choices that cannot be read: {told} of {len(kinds)} told, "
                f"{again} made again")


strace = house.needs_strace()
for game in house.games():
    script = house.Script(game, 40 if house.LONG else 8)
    durable = script.durable()
    limits(script, durable, 3 if house.LONG else 97)
    longer = house.Script(game, 30)
    held = [made for made, kept in enumerate(longer.durable()) if kept < made]
    if held:
        damaged_keys(longer, held[len(held) // 2])
        lost_secrets(longer, held[len(held) // 2])
    if held and strace:
        secret_failures(longer, held[len(held) // 2])
    if not strace or (not house.LONG and game != house.games()[0]):
        continue
    injections(script, durable, range(1, 16) if house.LONG else (1, 3))
    short_writes(script, durable, range(1, 40) if house.LONG else (1, 2, 4))
    if durable[len(durable) // 2] > 2:
        elsewhere(script, durable)
house.end()
