"""Scripts/bench runs, measures what it says, and computes marks rightly; whether marks are met is not asked here."""

import os
import pathlib
import re
import shutil
import subprocess
import time

import pytest
from Benchmarks import inputs, measure, report
from Benchmarks.cases import Case
from Benchmarks.marks import all_marks
from Benchmarks.measure import Failed, Launcher, Output, Result, Sample
from support import ROOT, find_program

DOCUMENT = ROOT / "Documentation" / "performance.md"
MARKS = {mark.name: mark for mark in all_marks(steps=10_000, large=100_000, tested=100_000, reviewed=100_000)}


def result(cpu=1.0, wall=1.0, memory=10**6, files=1, size=1, touched=None):
    made = Result()
    made.samples.append(Sample(cpu, wall, memory))
    made.output = Output(files, size)
    made.touched = touched
    return made


def bench(*arguments):
    return subprocess.run(
        [ROOT / "Scripts" / "bench", *map(str, arguments)], capture_output=True, text=True, timeout=900,
        env=os.environ | {"PEEKBOOK": str(find_program())}, stdin=subprocess.DEVNULL,
    )


def rows(text, first):
    """The rows of the table whose head begins with a word."""
    block = re.search(rf"^\| {first} \|.*\n\| ---.*\n((?:\|.*\n?)+)", text, re.M).group(1)
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]


def leftovers():
    """The folders that runs work in."""
    return {*(ROOT / ".build" / "bench").glob("work-*"), *pathlib.Path("/dev/shm").glob("peekbook-bench-*")}


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A quick run, written into a copy of the document; it leaves nothing else behind."""
    document = tmp_path_factory.mktemp("bench") / "performance.md"
    shutil.copy2(DOCUMENT, document)
    before = leftovers()
    ended = bench("--quick", "--write", document)
    assert ended.returncode == 0, ended.stderr
    assert leftovers() <= before
    return ended.stdout, document.read_text(encoding="utf-8")


def test_a_quick_run_tells_every_mark_and_every_figure(quick):
    output, _ = quick
    marks = rows(output, "mark")
    assert len(marks) == len(MARKS)
    has_hugo = "Hugo 0" in output
    for text, value, bound, verdict in marks:
        assert verdict in ("met", "**missed**") or ("Hugo" in text and not has_hugo), text
        assert re.fullmatch(r"at (most|least) [\d.,]+( MB| ms| steps/s| files)?", bound), bound
        assert re.fullmatch(r"[\d.,]+( MB| ms| steps/s| files)?", value) or verdict == "not measured", value
    tables = re.findall(r"^\| what \|.*\n\| ---.*\n((?:\|.*\n?)+)", output, re.M)
    figures = [line for table in tables for line in table.splitlines()]
    assert len(figures) >= 30
    assert not [line for line in figures if not re.search(r"\| [\d.]+ (ms|s) \|", line)]
    assert "trust no verdict" in output


def test_a_quick_run_finds_a_build_again_to_touch_nothing(quick):
    [row] = [row for row in rows(quick[0], "mark") if "files touched" in row[0]]
    assert row[1:] == ["0 files", "at most 0 files", "met"]


def test_figures_are_rewritten_and_prose_stays(quick):
    output, written = quick
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(report.BEGIN)
    after = rest.partition(report.END)[2]
    assert written == f"{before}{report.BEGIN}\n\n{output.strip()}\n\n{report.END}{after}"


def test_no_name_of_the_machine_is_told(quick):
    for text in (quick[0], DOCUMENT.read_text(encoding="utf-8")):
        assert os.uname().nodename not in text
        assert str(ROOT) not in text
        assert "/tmp" not in text


def test_an_unknown_name_is_refused_and_known_ones_are_listed():
    refused = bench("--quick", "no-such-mark")
    assert refused.returncode == 1
    assert "no-such-mark" in refused.stderr
    listed = bench("--list").stdout
    assert set(MARKS) <= set(re.findall(r"^  (\S+)", listed, re.M))


@pytest.mark.parametrize("name, results, value, verdict", [
    ("hugo", {"build": result(cpu=0.5), "hugo": result(cpu=4.0)}, 0.125, "met"),
    ("hugo", {"build": result(cpu=0.51), "hugo": result(cpu=4.0)}, 0.1275, "**missed**"),
    ("hugo", {"build": result()}, None, "not measured"),
    ("hugo-highlighting", {"build": result(cpu=0.5), "hugo": result(cpu=1.0), "hugo-highlighting": result(cpu=4.0)}, 0.125, "met"),
    ("copy", {"build": result(wall=0.9), "cp": result(wall=0.3)}, 3, "met"),
    ("copy", {"build": result(wall=1.0), "cp": result(wall=0.3)}, 10 / 3, "**missed**"),
    ("memory", {"build": result(memory=150 * 10**6)}, 150e6, "met"),
    ("memory", {"build": result(memory=150 * 10**6 + 1)}, 150e6 + 1, "**missed**"),
    ("large", {"build-large": result(wall=11), "build": result(wall=1)}, 11, "met"),
    ("large", {"build-large": result(wall=11.1), "build": result(wall=1)}, 11.1, "**missed**"),
    ("large-memory", {"build-large": result(memory=599 * 10**6)}, 599e6, "met"),
    ("untouched", {"again-disk": result(touched=0)}, 0, "met"),
    ("untouched", {"again-disk": result(touched=1)}, 1, "**missed**"),
    ("again", {"again-disk": result(wall=1), "build-disk": result(wall=3)}, 1 / 3, "met"),
    ("again", {"again-disk": result(wall=1), "build-disk": result(wall=2.9)}, 1 / 2.9, "**missed**"),
    ("doubling", {"build-twice": result(cpu=2.2), "build": result(cpu=1)}, 2.2, "met"),
    ("doubling", {"build-twice": result(cpu=2.3), "build": result(cpu=1)}, 2.3, "**missed**"),
    ("doubling-bytes", {"build-twice": result(size=23), "build": result(size=10)}, 2.3, "**missed**"),
    ("test", {"test": result(wall=0.2)}, 500_000, "met"),
    ("test", {"test": result(wall=0.25)}, 400_000, "**missed**"),
    ("review", {"review": result(cpu=0.3), "git-diff": result(cpu=0.3)}, 1, "met"),
    ("review", {"review": result(cpu=0.31), "git-diff": result(cpu=0.3)}, 31 / 30, "**missed**"),
    ("review-wall", {"review": result(wall=0.1), "git-diff": result(wall=0.3)}, 1 / 3, "met"),
    ("version", {"version": result(wall=0.0101)}, 0.0101, "**missed**"),
    ("colors", {"colors": result(wall=0.06)}, 0.06, "met"),
])
def test_marks_are_computed_from_their_figures(name, results, value, verdict):
    assert MARKS[name].measured(results) == (None if value is None else pytest.approx(value))
    assert MARKS[name].verdict(results) == verdict


def test_an_actions_cost_leaves_out_what_comes_before_the_first_one():
    times = {"small-once": 1.0, "small-twice": 1.5, "large-once": 9.0, "large-twice": 9.75}
    results = {f"visits-{name}": result(cpu=cpu) for name, cpu in times.items()}
    assert MARKS["catalog-visits"].measured(results) == pytest.approx(1.5)
    results["visits-large-twice"] = result(cpu=9.8)
    assert MARKS["catalog-visits"].verdict(results) == "**missed**"


def test_a_figure_is_the_median_of_its_runs():
    made = Result()
    made.samples += [Sample(cpu, 2 * cpu, int(3 * cpu)) for cpu in (5, 1, 100)]
    assert (made.cpu, made.wall, made.memory) == (5, 10, 15)
    assert made.spread == pytest.approx(99 / 5)


def test_a_missed_mark_is_written_as_such():
    case = Case("build", "Builds", "10,000 steps", lambda: None, ("true",))
    made = report.Report([case], list(MARKS.values()), {"build": result(memory=200 * 10**6)}, floor=10**6)
    assert "| 200 MB | at most 150 MB | **missed** |" in made.marks_table()
    assert made.tally() == f"0 of {len(MARKS)} marks met, 1 missed, {len(MARKS) - 1} not measured"


@pytest.fixture
def launcher():
    started = Launcher()
    yield started
    started.close()


def test_a_process_is_measured_with_its_children(launcher, tmp_path):
    environment = {"PATH": os.defpath}
    busy = "import sys; block = bytearray(200_000_000)\nfor _ in range(3_000_000): pass"
    python = shutil.which("python3")
    started = time.perf_counter()
    sample = launcher.run(["sh", "-c", f"{python} -c '{busy}'; true"], tmp_path, environment, tmp_path / "out")
    assert 0.02 < sample.cpu < 60
    assert sample.cpu * 0.5 < sample.wall < time.perf_counter() - started
    assert 200e6 < sample.memory < 400e6
    # What was held by one is not told of the next.
    assert launcher.run(["true"], tmp_path, environment, tmp_path / "out").memory < 50e6


def test_a_program_that_fails_is_no_figure(launcher, tmp_path):
    with pytest.raises(Failed, match="exit code 3\nno luck"):
        launcher.run(["sh", "-c", "echo no luck >&2; exit 3"], tmp_path, {"PATH": os.defpath}, tmp_path / "out")
    assert launcher.run(["sh", "-c", "exit 3"], tmp_path, {"PATH": os.defpath}, tmp_path / "out", codes=(3,))


def test_a_file_that_is_written_again_counts_as_touched(tmp_path):
    for name in ("same", "rewritten", "removed"):
        (tmp_path / name).write_text("text")
    before = measure.snapshot(tmp_path)
    (tmp_path / "removed").unlink()
    (tmp_path / "new").write_text("text")
    (tmp_path / "other").write_text("text")
    (tmp_path / "other").replace(tmp_path / "rewritten")
    assert measure.touched(before, measure.snapshot(tmp_path)) == 3
    assert measure.weigh(tmp_path) == Output(files=3, size=12)


@pytest.mark.parametrize("script, steps", [
    (inputs.walk(40), 40),
    (inputs.walk(40, items=200), 40),
    (inputs.expecting_walk(200), 200),
    (inputs.choices(40), 40),
    (inputs.edits(40, 10), 40),
    (inputs.noted_walk(40), 40),
    (inputs.hostile_walk(120), 120),
    (inputs.photos(40), 40),
    *((side, 200) for side in inputs.base_and_head(200, 10)),
])
def test_the_inputs_have_as_many_steps_as_they_say_and_no_mistake(project, script, steps):
    project.write("walk.yaml", script)
    run = project.run("test", ".", "--strict")
    assert run.code == 0, run.text
    assert f" {steps} steps" in run.output


def test_base_and_head_differ_in_so_many_steps(project):
    for name, text in zip(("base", "head"), inputs.base_and_head(400, 10), strict=True):
        project.write(f"{name}/walk.yaml", text)
    run = project.run("review", "base/walk.yaml", "head/walk.yaml")
    assert run.code == 1, run.text
    assert run.output.count(" at `other-") == 10
