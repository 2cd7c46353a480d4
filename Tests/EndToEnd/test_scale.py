"""Work grows with the steps and memory with the changes, not with steps times items."""

import itertools
import json
import os
import random
import shutil
import subprocess
import sys

import pytest
from Benchmarks import inputs
from EndToEnd.scripts import long_walk, walk
from support import Project

STEPS = 10_000
ITEMS = 10_000

# Twice the steps may cost so many times as much; what is quadratic costs four times as much.
LIMIT = 2.2


# A process begins with the peak of memory of the one that started it, so that is a small one and not pytest.
LAUNCHER = """
import os, sys
output = (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)
pid = os.posix_spawn(sys.argv[1], ["peekbook", *sys.argv[2:]], os.environ, file_actions=[output])
_, status, usage = os.wait4(pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""


def measure(project, *arguments, program=None, code=0):
    """Runs a program, Peekbook if no other is named, and returns its CPU time in seconds and its peak of memory
    in bytes."""
    ended = subprocess.run(
        [sys.executable, "-S", "-c", LAUNCHER, program or project.program, *arguments], cwd=project.folder,
        env=project.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True,
    )
    ended, time, memory = ended.stdout.split()
    assert int(ended) == code
    # Linux counts kilobytes here, macOS bytes.
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return float(time), int(memory) * unit


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


def test_verdicts_take_little_more_than_reading_the_script(project):
    project.write("walk.yaml", walk(long_walk(40_000)))
    # In turn, and the least of several: other work on the machine only ever adds to one.
    rounds = [(measure(project, "validate", ".")[0], *measure(project, "test", ".")) for _ in range(4)]
    reading, time, memory = map(min, zip(*rounds))
    # About 2.5 times; with a recording, as it once was, 9 times.
    assert time < 5 * reading, f"{time:.3f} s, {reading:.3f} s for reading"
    assert memory < 60e6, f"{memory / 1e6:.0f} MB"


def actions(kind, items, count):
    """Actions on any item of a list, far down as often as not."""
    choose = random.Random(kind)
    steps = []
    starred = set()
    while len(steps) < count:
        item, row = choose.randint(1, items), choose.randint(1, items)
        if kind == "set":
            starred ^= {item}
            steps.append(f"set: {{ item: Colour {item}, fields: {{ starred: {str(item in starred).lower()} }} }}")
        elif kind == "move":
            steps.append(f"move: {{ item: Colour {item}, row: {row} }}")
        elif kind == "insert":
            steps += [f"insert: {{ row: {row}, fields: {{ name: New, color: red }} }}", "scroll: { to: New }"]
            steps += ["open: New", "delete"]
        else:
            steps += [f"scroll: {{ to: Colour {item} }}", f"peek: Colour {item}", "release"]
    return steps[:count]


@pytest.mark.parametrize("kind", ["set", "move", "insert", "peek"])
def test_an_action_on_100_000_items_costs_little_more_than_on_ten(project, kind):
    # What more steps cost in addition, so that reading the items is not counted.
    costs = {}
    for items in (10, 100_000):
        times = []
        for count in (4_000, 24_000):
            project.write("walk.yaml", walk(actions(kind, items, count), items))
            times.append(min(measure(project, "test", ".")[0] for _ in range(3)))
        costs[items] = times[1] - times[0]
    # Memory that is far apart costs more by itself; a walk over the items would cost a hundred times as much.
    assert costs[100_000] < 4 * costs[10], costs


def recordings(project):
    """Two recordings of 96,000 steps, `base.json` and `head.json`, with ten differences."""
    project.write("walk.yaml", walk(long_walk(96)))
    assert project.run("build", ".", "-o", "site").code == 0
    text = project.path("site/walk/recording.json").read_text()
    # After 96 steps everything is as it was, so they can follow themselves.
    head, steps = text.split('\n  "steps": [\n')
    first, *steps = steps.removesuffix("\n    }\n  ]\n}\n").split("\n    },\n")
    assert len(steps) == 96
    for name, is_changed in ("base.json", False), ("head.json", True):
        all_steps = [first]
        for number in range(1, 1_001):
            again = [step.replace('",\n', f'-{number}",\n', 1) for step in steps]
            if is_changed and number % 100 == 1:
                again[1] = again[1].replace('"reloadedRow":', '"reloadedRow":1', 1)
            all_steps += again
        project.write(name, head + '\n  "steps": [\n' + "\n    },\n".join(all_steps) + "\n    }\n  ]\n}\n")


def test_a_review_of_96_000_steps_is_as_fast_as_git_on_the_same_files(project):
    recordings(project)
    run = project.run("review", "base.json", "head.json", "--format", "json")
    assert run.code == 1
    assert json.loads(run.output)["review"]["differences"] == 10
    git = shutil.which("git")
    ours = min(measure(project, "review", "base.json", "head.json", code=1)[0] for _ in range(3))
    arguments = ("diff", "--no-index", "base.json", "head.json")
    theirs = min(measure(project, *arguments, program=git, code=1)[0] for _ in range(3))
    # Half as much again is allowed for other machines.
    assert ours < 1.5 * theirs, f"{ours:.3f} s, git {theirs:.3f} s"


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
