"""Faults that the system tells of, put in on purpose by strace: call after call of a run fails, or is the last.

strace counts the calls of each thread by their names. What comes before the program's first own call, the
loading of libraries, is left alone: nothing that is made here takes part in it.
"""

import errno
import os
import pathlib
import re
import shutil
import subprocess
from dataclasses import dataclass

STRACE = shutil.which("strace")

# The program's first call of its own: how it wants to be told that somebody ends it.
FIRST_CALL = "rt_sigaction(SIGINT"

# What each call may answer. Not all of it is likely; all of it is possible on some file system.
ERRORS = {
    "openat": ["EACCES", "EIO", "ENOSPC", "EMFILE", "EINTR"],
    "open": ["EACCES", "EIO"],
    "read": ["EIO", "EINTR"],
    "write": ["ENOSPC", "EIO", "EDQUOT", "EINTR"],
    "close": ["EIO", "ENOSPC"],
    "renameat": ["EACCES", "ENOSPC", "EIO"],
    "rename": ["EACCES", "ENOSPC", "EIO"],
    "mkdirat": ["ENOSPC", "EACCES"],
    "mkdir": ["ENOSPC", "EACCES"],
    "unlinkat": ["EACCES", "EIO"],
    "unlink": ["EACCES", "EIO"],
    "newfstatat": ["EACCES", "EIO"],
    "statx": ["EACCES", "EIO"],
    "fstat": ["EIO"],
    "getdents64": ["EIO"],
    "flock": ["EINTR", "ENOLCK"],
    "fcntl": ["EIO"],
    "dup": ["EMFILE"],
    "fchmod": ["EPERM"],
    "pipe2": ["EMFILE"],
    "poll": ["EINTR", "ENOMEM"],
    "readlink": ["EACCES"],
}


def reason(error: str) -> str:
    return os.strerror(getattr(errno, error))


def is_usable() -> bool:
    """Whether programs can be traced here; some containers forbid it."""
    if STRACE is None:
        return False
    tried = subprocess.run([STRACE, "-qq", "-o", os.devnull, "true"], capture_output=True)
    return tried.returncode == 0


@dataclass(frozen=True)
class Moment:
    """A call of a run, by its name and how often that was called before, from 1."""

    call: str
    number: int


@dataclass
class Traced:
    """How a run ended in which something was put in."""

    code: int
    output: str
    errors: str
    # The calls that were answered with an error, as strace prints them.
    injected: list[str]

    @property
    def text(self) -> str:
        return f"exit code {self.code}\n{self.output}{self.errors}" + "\n".join(self.injected)

    @property
    def hit_a_stream(self) -> bool:
        """Whether the fault was in saying something, so that it can't have been said."""
        return any(re.search(r"\bwrite\([12],", line) for line in self.injected)


class Tracer:
    """Runs a program under strace."""

    def __init__(self, log: pathlib.Path, follows: bool):
        self.log = log
        # Not into other programs, whose loading of libraries would be hit.
        self.follow = ["-f"] if follows else []

    def _run(self, options, arguments, **settings) -> Traced:
        self.log.write_text("")
        ended = subprocess.run(
            [STRACE, *self.follow, "-qq", "-o", self.log, *options, *arguments],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=120, **settings,
        )
        lines = self.log.read_text(errors="replace").splitlines()
        injected = [line for line in lines if "(INJECTED)" in line]
        return Traced(ended.returncode, ended.stdout.decode(), ended.stderr.decode(), injected)

    def moments(self, arguments, **settings) -> list[Moment]:
        """The calls of a run, in the order in which they come."""
        self._run(["-e", f"trace={','.join(ERRORS)},rt_sigaction"], arguments, **settings)
        counts: dict[tuple[str, str], int] = {}
        found: dict[Moment, None] = {}
        has_begun = False
        for line in self.log.read_text(errors="replace").splitlines():
            has_begun = has_begun or FIRST_CALL in line
            call = re.match(r"(?:(\d+) +)?(\w+)\(", line)
            if call is None:
                continue
            counts[call.groups()] = counts.get(call.groups(), 0) + 1
            if has_begun and call[2] in ERRORS:
                found[Moment(call[2], counts[call.groups()])] = None
        assert has_begun
        return list(found)

    def fail(self, moment: Moment, error: str, arguments, **settings) -> Traced:
        """Runs a program of which a call fails."""
        inject = f"inject={moment.call}:error={error}:when={moment.number}"
        return self._run(["-e", f"trace={moment.call}", "-e", inject], arguments, **settings)

    def signal(self, moment: Moment, name: str, arguments, **settings) -> Traced:
        """Runs a program that is sent a signal when it makes a call."""
        inject = f"inject={moment.call}:signal={name}:when={moment.number}"
        return self._run(["-e", f"trace={moment.call}", "-e", inject], arguments, **settings)


def spread(all: list, number: int) -> list:
    """So many of a list, from all over it."""
    if len(all) <= number:
        return all
    return [all[index * len(all) // number] for index in range(number)]
