#!/usr/bin/env python3
"""surroundings.py COMMAND... - runs a command in the surroundings that every test has.

Nothing of the caller's language, time zone, date, home, terminal or umask reaches a test. The
environment holds only the variables named in KEPT and those set here. All files go to a new folder
whose name has a space and a letter beyond ASCII, so that a path that is not quoted is noticed every
day. Tests in C, which write and remove thousands of files, have one in memory ($CLOWDER_SCRATCH,
see scratch.h); bots cannot live there, as they may read nothing in /dev. Both are removed
afterwards.

Tests import this module for the environment of the programs they start, and to learn what the
machine does not allow.
"""
import os
import pty
import shutil
import signal
import subprocess
import sys
import tempfile

DATE = "1795219200"  # 2026-11-21 as SOURCE_DATE_EPOCH: the date in the expected screens
KEPT = ("PATH", "CC", "TMPDIR", "CLOWDER_SCRATCH", "ASAN_OPTIONS", "UBSAN_OPTIONS")
FAKETIME = ("LD_PRELOAD", "FAKETIME", "FAKETIME_SHARED")  # the whole machine has another date
PREFIX = "clowder è-"
ROOM = 1000 * 1000 * 1000  # bytes of memory that tests may fill at once


def environment(home, **changes):
    """The environment of a program whose files are below home; None removes a variable."""
    env = {name: os.environ[name] for name in KEPT if name in os.environ}
    env.update(HOME=home, XDG_DATA_HOME=home + "/data", XDG_CONFIG_HOME=home + "/config",
               PYTHONDONTWRITEBYTECODE="1", SHELL="/bin/sh", LC_ALL="C.UTF-8", TZ="UTC", TERM="dumb", SOURCE_DATE_EPOCH=DATE)
    env.update(changes)
    return {name: value for name, value in env.items() if value is not None}


def has_terminals():
    """False where no pseudo-terminal can be opened, as in a container without devpts."""
    try:
        for descriptor in pty.openpty():
            os.close(descriptor)
    except OSError:
        return False
    return True


def in_memory(otherwise):
    """A new folder in memory, where there is room, or the other one."""
    try:
        memory = os.statvfs("/dev/shm")
        if memory.f_bavail * memory.f_frsize >= ROOM:
            return tempfile.mkdtemp(prefix=PREFIX, dir="/dev/shm")
    except OSError:
        pass
    return otherwise


def stop(number, _frame):
    sys.exit(128 + number)


def main(words):
    if not words:
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 2
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    os.umask(0o022)
    os.environ["TMPDIR"] = folder = tempfile.mkdtemp(prefix=PREFIX)
    os.environ["CLOWDER_SCRATCH"] = memory = in_memory(folder)
    sanitizers = "detect_leaks=1"
    if "LD_PRELOAD" in os.environ:  # faketime's library comes first
        sanitizers += ":verify_asan_link_order=0"
    try:
        return subprocess.call(words, env=environment(
            folder, ASAN_OPTIONS=sanitizers, UBSAN_OPTIONS="print_stacktrace=1",
            IN_SURROUNDINGS="yes",
            **{name: os.environ[name] for name in FAKETIME if name in os.environ}))
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(memory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
