"""Runs the program, for the tests of it and of its pages.

The program is the one that PEEKBOOK names, else the release build. Every test has a folder of its
own; nothing is read from or written to the repository, except that published pages and examples are
read.
"""

import os
import pathlib
import subprocess
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent


def find_program() -> pathlib.Path:
    path = pathlib.Path(os.environ.get("PEEKBOOK", ROOT / ".build" / "release" / "peekbook"))
    assert path.is_file(), f"{path} is missing: swift build -c release --product peekbook"
    return path.resolve()


@dataclass
class Run:
    """How the program ended, and what it said."""

    code: int
    output: str
    errors: str

    @property
    def text(self) -> str:
        return f"exit code {self.code}\n{self.output}{self.errors}"


class Project:
    """A folder with scripts, and the program to run in it."""

    def __init__(self, folder: pathlib.Path, home: pathlib.Path):
        self.folder = folder
        self.program = find_program()
        # Nothing of the caller's environment reaches the program, unless a test says so.
        self.environment = {"PATH": os.defpath, "HOME": str(home), "LANG": "C.UTF-8"}
        # What a program built with a sanitizer is to overlook.
        self.environment |= {name: os.environ[name] for name in ["LSAN_OPTIONS"] if name in os.environ}

    def path(self, name: str) -> pathlib.Path:
        return self.folder / name

    def write(self, name: str, text: str | bytes) -> pathlib.Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def run(self, *arguments, stdin: bytes = b"", folder=None, environment=None) -> Run:
        """Runs the program in the project's folder, or in another."""
        ended = subprocess.run(
            [self.program, *map(str, arguments)],
            input=stdin,
            capture_output=True,
            cwd=folder or self.folder,
            env=self.environment | (environment or {}),
            timeout=300,
        )
        return Run(ended.returncode, ended.stdout.decode(), ended.stderr.decode())

    def build(self, *arguments, **options) -> Run:
        return self.run("build", *(arguments or (".",)), "-o", "site", **options)

    def must_build(self, *arguments, **options) -> dict[str, bytes]:
        """Builds into `site`, and returns its files."""
        run = self.build(*arguments, **options)
        assert run.code == 0, run.text
        return self.files("site")

    def files(self, name: str) -> dict[str, bytes]:
        return read_files(self.folder / name)


def read_files(folder: pathlib.Path) -> dict[str, bytes]:
    """The files below a folder: their bytes by their path, which has `/` on all systems."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def differing(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    """The paths that are on one side only, or have other bytes."""
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
