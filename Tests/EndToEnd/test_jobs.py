"""The number of threads changes how long a build takes, and nothing else."""

import fcntl
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import termios
import time

import pytest
from EndToEnd.scripts import COLORS, FAILING, long_walk, walk
from support import ROOT, differing, read_files

JOBS = (1, 2, 7)


def test_the_examples_are_the_same_bytes_with_any_number_of_jobs(project):
    shutil.copytree(ROOT / "Examples", project.path("Examples"))
    runs, sites = [], []
    for jobs in JOBS:
        runs.append(project.run("build", "Examples", "-o", "site", "--jobs", jobs, "--verbose"))
        sites.append(project.files("site"))
        shutil.rmtree(project.path("site"))
    assert len(sites[0]) > 50 and ".peekbook-manifest" in sites[0]
    for run, site in zip(runs, sites):
        assert run.code == 0, run.text
        assert run.text == runs[0].text
        assert differing(site, sites[0]) == set()


def test_a_scenario_of_many_pages_is_the_same_bytes_with_any_number_of_jobs(project):
    project.write("walk.yaml", walk(long_walk(500), items=300))
    sites = []
    for jobs in JOBS:
        assert project.build(".", "-j", jobs).code == 0
        sites.append(project.files("site"))
        shutil.rmtree(project.path("site"))
    assert len(sites[0]) > 1600
    assert differing(sites[0], sites[1]) == set() == differing(sites[0], sites[2])


def shortened_walk(count):
    """A walk that opens fewer items, which is a difference at each of them."""
    return [step for number, step in enumerate(long_walk(count)) if number % 12 not in (2, 3)]


def test_recordings_of_both_sides_are_read_alike_with_any_number_of_jobs(project):
    """Each is read on some thread; what is wrong with any is told, in the order in which they were named."""
    for name, count in (("a", 40), ("b", 8), ("c", 4)):
        project.write(f"scripts/{name}.yaml", walk(long_walk(count)))
    assert project.run("build", "scripts", "-o", "base").code == 0
    project.write("scripts/b.yaml", walk(shortened_walk(8)))
    assert project.run("build", "scripts", "-o", "head").code == 0
    reviews = [project.run("review", "base", "head", "--jobs", jobs) for jobs in JOBS]
    assert reviews[0].code == 1 and "b" in reviews[0].output, reviews[0].text
    broken = ["base/c/recording.json", "base/a/recording.json", "head/b/recording.json"]
    for path in broken:
        project.write(path, project.path(path).read_bytes()[:-40])
    refusals = [project.run("review", "base", "head", "--jobs", jobs) for jobs in JOBS]
    told = re.findall(r"^(\S+recording\.json):\d+:\d+: error", refusals[0].errors, re.M)
    assert told == sorted(broken)
    assert refusals[0].code == 3
    for runs in (reviews, refusals):
        assert {run.text for run in runs} == {runs[0].text}


def test_a_review_as_pages_is_the_same_bytes_with_any_number_of_jobs(project):
    for name, count in (("a", 240), ("b", 40), ("c", 8)):
        project.write(f"base/{name}.yaml", walk(long_walk(count)))
        project.write(f"head/{name}.yaml", walk(shortened_walk(count)))
    # What is wrong with templates is told in the order of the pages.
    project.write("own/page.html", "{{#has_pager}}{{next}}{{/has_pager}}{{{body}}}{{crumbs}}")
    runs, sites = [], []
    for jobs in JOBS:
        runs.append(project.run("review", "base", "head", "--html", "pages", "--templates", "own", "--jobs", jobs))
        sites.append(project.files("pages"))
        shutil.rmtree(project.path("pages"))
    assert len(sites[0]) > 90
    assert runs[0].errors.count("[unprintable-variable]") == 2, runs[0].text
    assert "it shows on the page `a/index.html`, and on " in runs[0].errors
    for run, site in zip(runs, sites):
        assert run.text == runs[0].text
        assert differing(site, sites[0]) == set()


def test_a_merged_site_is_the_same_bytes_with_any_number_of_jobs(project):
    for name in "abcde":
        project.write(f"{name}.yaml", walk(long_walk(40)))
    whole = project.must_build()
    for part in (1, 2):
        assert project.run("build", ".", "--shard", f"{part}/2", "-o", f"part-{part}").code == 0
    for jobs in JOBS:
        run = project.run("merge", "part-1", "part-2", "-o", "merged", "--jobs", jobs)
        assert run.code == 0, run.text
        assert differing(project.files("merged"), whole) == set()
        shutil.rmtree(project.path("merged"))


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system binds no process to processors")
def test_there_are_as_many_threads_as_processors_that_may_be_used(project):
    project.write("walk.yaml", walk(long_walk(4000)))
    allowed = sorted(os.sched_getaffinity(0))
    for processors in ({allowed[0]}, set(allowed[:2])):
        shutil.rmtree(project.path("site"), ignore_errors=True)
        process = subprocess.Popen(
            [project.program, "build", ".", "-o", "site"], cwd=project.folder, env=project.environment,
            stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, processors),
        )
        most = 0
        while process.poll() is None:
            most = max(most, len(os.listdir(f"/proc/{process.pid}/task")))
        assert process.returncode == 0
        assert most == len(processors)


@pytest.mark.parametrize("verb", ["build", "check"])
def test_what_is_wrong_is_said_the_same_with_any_number_of_jobs(project, verb):
    for number in range(12):
        project.write(f"scripts/{number:02}.yaml", FAILING if number % 3 else COLORS)
    project.write("scripts/05.yaml", COLORS.replace("peek: Orange", "peek: Orage"))
    project.write("scripts/09.yaml", COLORS.replace("kind: ColorItem", "knd: ColorItem"))
    project.write("own/page.html", "{{#has_player}}{{next}}{{crumbs}}{{/has_player}}{{{body}}}{{crumbs}}")
    runs = []
    for without in ((), ("05", "09")):
        for name in without:
            project.path(f"scripts/{name}.yaml").unlink()
        for jobs in JOBS:
            if verb == "check" and without:
                assert project.run("build", "scripts", "-o", "site").code == 2
            runs.append(project.run(verb, "scripts", "-o", "site", "--templates", "own", "--jobs", jobs))
            shutil.rmtree(project.path("site"), ignore_errors=True)
    broken, failing = runs[:3], runs[3:]
    assert broken[0].code == 3, broken[0].text
    assert failing[0].errors.count("[unprintable-variable]") == 2, failing[0].text
    assert "it shows on the page `00/index.html`, and on " in failing[0].errors
    for group in (broken, failing):
        assert [run.text for run in group] == [group[0].text] * 3


@pytest.mark.parametrize("jobs", ["0", "-1", "1.5", "many", "257", "99999999999999999999"])
def test_what_is_no_number_of_jobs_is_refused(project, jobs):
    project.write("colors.yaml", COLORS)
    run = project.build(".", f"--jobs={jobs}")
    assert run.code == 64, run.text
    assert f"`{jobs}` is no number of jobs" in run.errors
    assert "from 1 to 256" in run.errors
    assert not project.path("site").exists()


def states(folder):
    """What a synchroniser looks at: the time and the number of each file and folder."""
    paths = [folder, *folder.rglob("*")]
    return {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in paths}


@pytest.mark.parametrize("jobs", JOBS)
def test_building_again_touches_nothing(project, jobs):
    project.write("walk.yaml", walk(long_walk(100)))
    project.write("colors.yaml", COLORS)
    project.must_build()
    before = states(project.path("site"))
    run = project.build(".", "--jobs", jobs)
    assert " 0 files written, " in run.output and " unchanged, 0 removed" in run.output
    assert states(project.path("site")) == before


@pytest.mark.parametrize("jobs", JOBS)
def test_whatever_was_done_to_the_output_by_hand_a_build_puts_right(project, jobs):
    project.write("walk.yaml", walk(long_walk(100)))
    whole = project.must_build()
    site = project.path("site")
    steps = sorted(site.glob("walk/steps/*.html"))
    before = states(site)
    # Edited with another size, edited with the same, deleted, touched, replaced by an equal file, foreign.
    steps[0].write_text("edited")
    steps[1].write_bytes(steps[1].read_bytes().replace(b"<h1>", b"<h2>", 1))
    steps[2].unlink()
    os.utime(steps[3], ns=(1, 1))
    copy = steps[4].with_suffix(".copy")
    shutil.copy(steps[4], copy)
    copy.rename(steps[4])
    inode = steps[4].stat().st_ino
    (site / "walk/notes.txt").write_text("mine")
    run = project.build(".", "--jobs", jobs)
    assert run.code == 0, run.text
    assert " 3 files written, " in run.output, run.text
    assert differing(whole | {"walk/notes.txt": b"mine"}, read_files(site)) == set()
    assert steps[3].stat().st_mtime_ns == 1 and steps[4].stat().st_ino == inode
    # The folder's own files and those that were written have new times, and no other.
    changed = {path for path, state in states(site).items() if before.get(path) != state}
    assert changed <= {
        site, site / "walk", site / "walk/steps", site / "walk/notes.txt", site / ".peekbook-manifest", *steps[:5]
    }


def build_on_terminal(project, *arguments, is_slow=False, streams=(2,), columns=0, **environment):
    """Builds with some of the standard streams on a terminal; `is_slow`: so that it takes more than a second."""
    site = project.path("site")
    shutil.rmtree(site, ignore_errors=True)
    leader, follower = pty.openpty()
    fcntl.ioctl(leader, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    pid = os.fork()
    if pid == 0:
        try:
            os.chdir(project.folder)
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(follower if stream in streams else nothing, stream)
            words = ["peekbook", "build", ".", "-o", "site", *arguments]
            os.execve(project.program, words, project.environment | environment)
        finally:
            os._exit(99)
    os.close(follower)
    if is_slow:
        # It is stopped at its work until a second has gone by on its clock.
        while not site.exists():
            pass
        os.kill(pid, signal.SIGSTOP)
        time.sleep(1.2)
        os.kill(pid, signal.SIGCONT)
    said = b""
    while part := read(leader):
        said += part
    os.close(leader)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status), said.decode()


def read(terminal):
    try:
        return os.read(terminal, 65536)
    except OSError:
        # So Linux says that nobody writes any more.
        return b""


@pytest.fixture
def long_build(project):
    project.write("walk.yaml", walk(long_walk(4000)))
    return project


def test_a_long_build_says_on_a_terminal_how_far_it_is_and_takes_the_line_away(long_build):
    code, said = build_on_terminal(long_build, is_slow=True, TERM="xterm", NO_COLOR="1")
    assert code == 0, said
    lines = [line for line in said.split("\r") if line]
    assert len(lines) >= 2, said
    for line in lines[:-1]:
        words = line.removesuffix("\x1b[K").split()
        assert words[1] == "of" and words[3:4] == ["files,"] and words[-2:] == ["a", "second"], line
        assert 0 < int(words[0]) <= int(words[2]) == 8048, line
        assert len(line) < 60 and "\x1b" not in line.removesuffix("\x1b[K"), "neither colours nor a wrap"
    assert lines[-1] == "\x1b[K", "nothing is left of it"


@pytest.mark.parametrize("columns, environment", [(20, {"COLUMNS": "70"}), (0, {"COLUMNS": "20"})])
def test_the_line_ends_where_a_narrow_terminal_does(long_build, columns, environment):
    code, said = build_on_terminal(long_build, is_slow=True, columns=columns, TERM="xterm", **environment)
    assert code == 0, said
    lines = [line.removesuffix("\x1b[K") for line in said.split("\r") if line]
    assert len(lines) >= 2 and {len(line) for line in lines[:-1]} == {19}, said


@pytest.mark.parametrize(
    "arguments, environment", [(["--quiet"], {"TERM": "xterm"}), ([], {"TERM": "dumb"})], ids=["quiet", "dumb"]
)
def test_nothing_is_drawn_where_nobody_wants_it(long_build, arguments, environment):
    assert build_on_terminal(long_build, *arguments, is_slow=True, **environment) == (0, "")


def test_the_summary_has_the_time_on_a_terminal_and_nowhere_else(project):
    project.write("colors.yaml", COLORS)
    _, said = build_on_terminal(project, streams=(0, 1, 2), TERM="xterm")
    assert re.fullmatch(r"site: 1 scenario, \d+ files written, 0 unchanged, 0 removed in \d+\.\d\d s\r\n", said), said
    assert project.build().output.endswith(" unchanged, 0 removed\n")
