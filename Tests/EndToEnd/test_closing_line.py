"""Scripts/test sums up what its parts tell, and takes no silence for success.

Tried with stand-ins for the parts, which print what the real ones print.
"""

import re
import shutil
import subprocess

import pytest
from support import ROOT

CHECKS = "ok      format\n8 checks passed, 0 failed\n"
SWIFT = """\
◇ Test run started.
✔ Test "passes" passed after 0.001 seconds.
✔ Test run with 40 tests in 5 suites passed after 0.001 seconds.
"""
SWIFT_FAILING = """\
◇ Test run started.
➜ Test s() skipped: "so"
✘ Test case passing 1 argument x → 2 to "fails on two" failed after 0.001 seconds with 1 issue.
✘ Test "fails on two" with 3 test cases failed after 0.001 seconds with 2 issues.
Test run with 7 tests in 1 suite passed after 1 seconds.
✘ Test unnamed() failed after 0.001 seconds with 1 issue.
✘ Suite "One" failed after 0.001 seconds with 3 issues.
✘ Test run with 40 tests in 5 suites failed after 0.001 seconds with 3 issues.
"""
PYTEST = "collected 12 items\n============ 12 passed in 0.52s ============\n"


class Parts:
    """Scripts/test among parts that print what a test tells them to."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("Scripts", ".venv/bin", "bin"):
            (folder / name).mkdir(parents=True)
        for name in ("test", "common"):
            shutil.copy2(ROOT / "Scripts" / name, folder / "Scripts" / name)
        self.say("Scripts/setup", "")
        self.say("Scripts/check", CHECKS)
        self.say("bin/swift", SWIFT, only="test")
        self.say(".venv/bin/python", PYTEST)

    def say(self, name, text, code=0, only=None):
        """Makes a part print a text and end with a code; `only` for its first argument."""
        path = self.folder / name
        (self.folder / (path.name + ".text")).write_text(text)
        condition = f'[ "$1" = {only} ] || exit 0\n' if only else ""
        path.write_text(f'#!/bin/sh\n{condition}cat "{self.folder}/{path.name}.text"\nexit {code}\n')
        path.chmod(0o755)

    def run(self, *parts):
        ended = subprocess.run(
            [self.folder / "Scripts" / "test", *parts], cwd="/", capture_output=True, text=True,
            env={"PATH": f"{self.folder / 'bin'}:/usr/bin:/bin"}, stdin=subprocess.DEVNULL, timeout=60,
        )
        return ended.returncode, ended.stdout.splitlines()[-1] if ended.stdout else "", ended.stderr


@pytest.fixture
def parts(tmp_path):
    return Parts(tmp_path)


def test_all_that_passed_is_added_up(parts):
    assert parts.run()[:2] == (0, "72 passed, 0 failed")


def test_only_the_parts_that_are_named_run(parts):
    assert parts.run("unit")[:2] == (0, "40 passed, 0 failed")
    assert parts.run("browser", "check")[:2] == (0, "20 passed, 0 failed")


def test_failures_and_what_was_skipped_are_told_whatever_tests_print(parts):
    parts.say("bin/swift", SWIFT_FAILING, code=1, only="test")
    parts.say(".venv/bin/python", "==== 1 failed, 10 passed, 2 skipped, 1 warning, 1 error in 61.52s (0:01:01) ====\n", code=1)
    parts.say("Scripts/check", "6 checks passed, 2 failed\n", code=1)
    assert parts.run()[:2] == (1, "63 passed, 8 failed, 5 skipped")


@pytest.mark.parametrize(
    "part, text, code",
    [
        ("Scripts/check", "ok      format\n", 1),
        ("Scripts/check", "", 0),
        ("bin/swift", "◇ Test run started.\n💣 Program crashed\n", 1),
        ("bin/swift", "error: fatalError\n", 1),
        ("bin/swift", "◇ Test run started.\n✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n", 0),
        (".venv/bin/python", "============ no tests ran in 0.01s ============\n", 5),
        (".venv/bin/python", "No module named pytest\n", 1),
    ],
)
def test_a_part_that_does_not_tell_its_numbers_has_failed(parts, part, text, code):
    parts.say(part, text, code=code, only="test" if part == "bin/swift" else None)
    ended, line, _ = parts.run()
    assert ended == 1
    assert re.fullmatch(r"\d+ passed, [12] failed", line), line


def test_a_part_that_passed_and_yet_ended_with_an_error_has_failed(parts):
    parts.say("bin/swift", SWIFT, code=1, only="test")
    assert parts.run()[:2] == (1, "72 passed, 1 failed")


def test_nothing_runs_where_something_is_missing(parts):
    parts.say("Scripts/setup", "", code=1)
    assert parts.run()[0] == 1


def test_an_unknown_part_is_refused(parts):
    code, _, errors = parts.run("units")
    assert code == 64
    assert "check unit end-to-end browser" in errors
