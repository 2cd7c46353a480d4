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
✔ Test run with 4 tests in 2 suites passed after 0.001 seconds.
"""
SWIFT_FAILING = """\
◇ Test run started.
✘ Test "fails on two" recorded an issue with 1 argument x → 2 at T.swift:4:73: Expectation failed
Test run with 7 tests in 1 suite passed after 1 seconds.
✘ Test run with 4 tests in 2 suites failed after 0.001 seconds with 3 issues.
"""
REPORT = """\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="TestResults" errors="0" tests="4" failures="0" skipped="0" time="0.001">
    <testcase classname="A.One" name="a()" time="0.1" />
    <testcase classname="A.One" name="b()" time="0.1" />
    <testcase classname="A.One" name="c()" time="0.1" />
    <testcase classname="A.One" name="d()" time="0.1" />
  </testsuite>
</testsuites>
"""
REPORT_FAILING = """\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="TestResults" errors="0" tests="3" failures="2" skipped="1" time="0.001">
    <testcase classname="A.One" name="a()" time="0.1" />
    <testcase classname="A.One" name="b(_:)" time="0.1" >
      <failure message="Expectation failed: x &#8594; 1" />
      <failure message="Expectation failed: x &#8594; 2" />
    </testcase>
    <testcase classname="A.One" name="c()" >
      <skipped>so</skipped>
    </testcase>
    <testcase classname="A.One" name="d()" time="0.1" >
      <failure message="Expectation failed: 1 == 2" />
    </testcase>
  </testsuite>
</testsuites>
"""
FUZZ = "colour 1000 500 888 -\n7 targets passed, 0 failed\n"
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
        self.say("Scripts/fuzz", FUZZ)
        self.swift(SWIFT)
        self.say(".venv/bin/python", PYTEST)

    def say(self, name, text, code=0, first=""):
        """Makes a part print a text and end with a code, after some shell of its own."""
        path = self.folder / name
        (self.folder / (path.name + ".text")).write_text(text)
        path.write_text(f'#!/bin/sh\n{first}cat "{self.folder}/{path.name}.text"\nexit {code}\n')
        path.chmod(0o755)

    def swift(self, text, report=REPORT, code=0):
        """Makes `swift test` print a text and write a report."""
        (self.folder / "report.xml").write_text(report)
        copy = (
            '[ "$1" = test ] || exit 0\n'
            'while [ $# -gt 1 ]; do\n'
            f'  [ "$1" != --xunit-output ] || cp "{self.folder}/report.xml" "$2"\n'
            '  shift\ndone\n'
        )
        self.say("bin/swift", text, code, copy if report else copy.splitlines()[0] + "\n")

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
    assert parts.run()[:2] == (0, "63 passed, 0 failed")


def test_only_the_parts_that_are_named_run(parts):
    assert parts.run("unit")[:2] == (0, "4 passed, 0 failed")
    assert parts.run("browser", "check")[:2] == (0, "20 passed, 0 failed")


def test_failures_and_what_was_skipped_are_told_whatever_tests_print(parts):
    parts.swift(SWIFT_FAILING, REPORT_FAILING, code=1)
    parts.say(".venv/bin/python", "==== 1 failed, 10 passed, 2 skipped, 1 warning, 1 error in 61.52s (0:01:01) ====\n", code=1)
    parts.say("Scripts/check", "6 checks passed, 2 failed\n", code=1)
    parts.say("Scripts/fuzz", "6 targets passed, 1 failed\n", code=1)
    assert parts.run()[:2] == (1, "45 passed, 15 failed, 9 skipped")


@pytest.mark.parametrize(
    "part, text, code",
    [
        ("Scripts/check", "ok      format\n", 1),
        ("Scripts/check", "", 0),
        ("Scripts/fuzz", "", 0),
        ("Scripts/fuzz", "peekbook-fuzzer was not built\n", 1),
        (".venv/bin/python", "============ no tests ran in 0.01s ============\n", 5),
        (".venv/bin/python", "No module named pytest\n", 1),
    ],
)
def test_a_part_that_does_not_tell_its_numbers_has_failed(parts, part, text, code):
    parts.say(part, text, code=code)
    ended, line, _ = parts.run()
    assert ended == 1
    assert re.fullmatch(r"\d+ passed, [13] failed", line), line


@pytest.mark.parametrize(
    "text, report, code",
    [
        ("◇ Test run started.\n💣 Program crashed\n", "", 1),
        ("error: fatalError\n", "", 1),
        ("✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n", REPORT, 0),
        ("✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n", "<testsuites/>\n", 0),
        (SWIFT, "", 0),
        (SWIFT.replace("with 4", "with 5"), REPORT, 0),
        (SWIFT, REPORT, 1),
    ],
)
def test_a_swift_run_that_does_not_tell_its_numbers_has_failed(parts, text, report, code):
    parts.swift(text, report, code)
    ended, line, _ = parts.run("check", "unit")
    assert ended == 1
    assert re.fullmatch(r"(8|12) passed, 1 failed", line), line


def test_nothing_runs_where_something_is_missing(parts):
    parts.say("Scripts/setup", "", code=1)
    assert parts.run()[0] == 1


def test_an_unknown_part_is_refused(parts):
    code, _, errors = parts.run("units")
    assert code == 64
    assert "check unit address address-run thread fuzz end-to-end browser" in errors
