"""What one process took: processor time, time on the clock, and the most memory that it held."""

import marshal
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

IS_DARWIN = os.uname().sysname == "Darwin"


class Failed(Exception):
    """A program that was to be measured did not do its work."""


@dataclass(frozen=True)
class Sample:
    """One run: seconds, seconds, bytes."""

    cpu: float
    wall: float
    memory: int


@dataclass(frozen=True)
class Output:
    """What a run left behind."""

    files: int
    size: int


class Result:
    """The runs of one case; asked for a figure, it answers with the median."""

    def __init__(self):
        self.samples: list[Sample] = []
        self.output: Output | None = None
        # How many files a run touched that should have touched none.
        self.touched: int | None = None

    @property
    def cpu(self) -> float:
        return median(sample.cpu for sample in self.samples)

    @property
    def wall(self) -> float:
        return median(sample.wall for sample in self.samples)

    @property
    def memory(self) -> int:
        return int(median(sample.memory for sample in self.samples))

    @property
    def spread(self) -> float:
        """How far apart the runs' processor times lie, as a part of their median."""
        times = [sample.cpu for sample in self.samples]
        return (max(times) - min(times)) / self.cpu if self.cpu else 0.0


class Launcher:
    """Runs programs from a process that is small itself; see launcher.py."""

    def __init__(self):
        script = Path(__file__).with_name("launcher.py")
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-B", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def close(self):
        self.process.stdin.close()
        self.process.wait()

    def run(self, command: list[str], folder: Path, environment: dict[str, str], output: Path, codes=(0,)) -> Sample:
        """Runs a program to its end and measures it with all that it started and waited for.

        Its output goes to a file: into /dev/null, `diff` would stop at the first difference.
        """
        program = shutil.which(command[0], path=environment["PATH"])
        if not program:
            raise Failed(f"{command[0]}: there is no such program")
        request = ([program, *command[1:]], os.fspath(folder), environment, os.fspath(output))
        marshal.dump(request, self.process.stdin)
        self.process.stdin.flush()
        code, cpu, wall, memory = marshal.load(self.process.stdout)
        if code not in codes:
            said = Path(os.fspath(output) + ".errors").read_text(errors="replace")
            raise Failed(f"{' '.join(command)[:200]}: exit code {code}\n{said[-2000:]}")
        # Linux counts kilobytes here, macOS bytes.
        return Sample(cpu, wall, memory * (1 if IS_DARWIN else 1024))


def weigh(folder: Path) -> Output:
    """The files below a folder and their bytes."""
    files = size = 0
    for _, status in statuses(folder):
        files += 1
        size += status.st_size
    return Output(files, size)


def snapshot(folder: Path) -> dict[str, tuple]:
    """What changes when a file is written, renamed, touched or replaced, for each file below a folder."""
    return {path: (status.st_ino, status.st_mtime_ns, status.st_size) for path, status in statuses(folder)}


def touched(before: dict[str, tuple], after: dict[str, tuple]) -> int:
    """How many files are new, gone or otherwise."""
    return sum(before.get(path) != after.get(path) for path in before.keys() | after.keys())


def statuses(folder: Path):
    """Each file below a folder, with its status."""
    waiting = [os.fspath(folder)]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    yield entry.path, entry.stat(follow_symlinks=False)
