"""Work grows with the steps and memory with the changes, not with steps times items."""

import itertools
import os

import pytest
from Benchmarks import inputs
from EndToEnd.scripts import long_walk, walk
from support import Project

STEPS = 10_000
ITEMS = 10_000

# Twice the steps may cost so many times as much; what is quadratic costs four times as much.
LIMIT = 2.2


def measure(project, *arguments, code=0):
    """Runs the program, and returns its CPU time in seconds and its peak of memory in bytes."""
    pid = os.fork()
    if pid == 0:
        try:
            os.chdir(project.folder)
            quiet = os.open(os.devnull, os.O_RDWR)
            os.dup2(quiet, 1)
            os.execve(project.program, ["peekbook", *arguments], project.environment)
        finally:
            os._exit(99)
    _, status, usage = os.wait4(pid, 0)
    assert os.waitstatus_to_exitcode(status) == code
    # Linux counts kilobytes here, macOS bytes.
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


def assert_doubles(cost, counts):
    """Asserts that the cost of the larger count is within the limit.

    The least of several runs, in turn: other work on the machine only ever adds to one. There are more
    rounds where that is not enough to tell.
    """
    least = dict.fromkeys(counts, float("inf"))
    for _ in range(10):
        for count in counts:
            least[count] = min(least[count], cost(count))
        ratio = least[counts[1]] / least[counts[0]]
        if ratio <= LIMIT:
            return
    pytest.fail(f"{least}: {ratio:.2f} times as much")


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """A project with sites of scripts of 5,000 and 10,000 steps, and of others that differ in ten of them."""
    folder = tmp_path_factory.mktemp("doubling")
    (folder / "home").mkdir()
    project = Project(folder, folder / "home")
    for count in (STEPS // 2, STEPS):
        for side, script in zip(("base", "head"), inputs.base_and_head(count, 10), strict=True):
            project.write(f"{side}-{count}/walk.yaml", script)
            run = project.run("build", f"{side}-{count}", "-o", f"{side}-{count}-site")
            assert run.code == 0, run.text
    return project


def test_ten_thousand_steps_on_ten_thousand_items_stay_under_300_megabytes(project):
    project.write("walk.yaml", walk(long_walk(STEPS), items=ITEMS))
    _, memory = measure(project, "build", ".", "-o", "site")
    assert memory < 300e6, f"{memory / 1e6:.0f} MB"
    pages = list(project.path("site/walk/steps").iterdir())
    assert len(pages) >= 2 * STEPS


def test_a_cost_that_grows_faster_than_the_steps_is_seen():
    noise = itertools.cycle([1.0, 1.3, 1.1])
    assert_doubles(lambda count: count * next(noise), (5, 10))
    with pytest.raises(pytest.fail.Exception, match="4.00 times as much"):
        assert_doubles(lambda count: count**2, (5, 10))
    # A tenth of it quadratic is enough.
    with pytest.raises(pytest.fail.Exception):
        assert_doubles(lambda count: 0.8 * count + 0.2 * count**2 / 5, (5, 10))


def test_a_build_of_twice_the_steps_takes_twice_the_time(sites):
    runs = itertools.count()
    assert_doubles(
        lambda count: measure(sites, "build", f"base-{count}", "-o", f"other-{count}-{next(runs)}")[0],
        (STEPS // 2, STEPS),
    )


def test_a_build_of_twice_the_steps_writes_twice_the_bytes(sites):
    def size(count, pattern):
        found = list(sites.path(f"base-{count}-site").rglob(pattern))
        assert found
        return sum(path.stat().st_size for path in found if path.is_file())

    for pattern in ("*", "*.html", "*.md", "recording.json"):
        assert size(STEPS, pattern) <= LIMIT * size(STEPS // 2, pattern), pattern
    # Pages of one step stay as large as they are.
    largest = [max(path.stat().st_size for path in sites.path(f"base-{count}-site/walk/steps").iterdir())
               for count in (STEPS // 2, STEPS)]
    assert largest[1] <= 1.05 * largest[0]


def test_a_check_of_twice_the_steps_takes_twice_the_time(sites):
    assert_doubles(
        lambda count: measure(sites, "check", f"base-{count}", "-o", f"base-{count}-site")[0], (STEPS // 2, STEPS)
    )


def test_a_review_of_twice_the_steps_takes_twice_the_time(sites):
    assert_doubles(
        lambda count: measure(
            sites, "review", *(f"{side}-{count}-site/walk/recording.json" for side in ("base", "head")), code=1
        )[0],
        (STEPS // 2, STEPS),
    )


def test_replay_alone_takes_twice_the_time_for_twice_the_steps(project):
    counts = (50_000, 100_000)
    for count in counts:
        project.write(f"{count}/walk.yaml", inputs.expecting_walk(count))
    assert_doubles(lambda count: measure(project, "test", str(count))[0], counts)


def test_one_anchor_used_by_many_items_is_no_bomb(project):
    items = "".join("    - { name: Item %d, color: *tone }\n" % n for n in range(500))
    project.write(
        "tone.yaml",
        "title: Tone\ncatalog:\n  kind: ColorItem\n  items:\n"
        '    - { name: First, color: &tone "#0af" }\n' + items + "steps:\n  - expect: { count: 501 }\n",
    )
    assert project.run("test", ".").code == 0


def test_an_alias_bomb_is_refused_quickly(project):
    lines = ["l0: &l0 {name: X}"]
    lines += [f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 8)}]" for n in range(1, 10)]
    project.write("bomb.yaml", "\n".join(lines) + "\n")
    run = project.run("validate", ".")
    assert run.code == 3, run.text
