"""Work grows with the steps and memory with the changes, not with steps times items."""

import os

import pytest
from EndToEnd.scripts import long_walk, walk

STEPS = 10_000
ITEMS = 10_000


def measure(project, *arguments):
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
    assert os.waitstatus_to_exitcode(status) == 0
    # Linux counts kilobytes here, macOS bytes.
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


@pytest.fixture(scope="module")
def scripts():
    return {count: walk(long_walk(count), items=ITEMS) for count in (STEPS // 2, STEPS)}


def test_ten_thousand_steps_on_ten_thousand_items_stay_under_300_megabytes(project, scripts):
    project.write("walk.yaml", scripts[STEPS])
    _, memory = measure(project, "build", ".", "-o", "site")
    assert memory < 300e6, f"{memory / 1e6:.0f} MB"
    pages = list(project.path("site/walk/steps").iterdir())
    assert len(pages) >= 2 * STEPS


def test_twice_the_steps_take_twice_the_time(project, scripts):
    times = {}
    for count, script in scripts.items():
        project.write("walk.yaml", script)
        # The best of three: other work on the machine only ever adds.
        times[count] = min(
            measure(project, "build", ".", "-o", f"site-{count}-{run}")[0] for run in range(3)
        )
    ratio = times[STEPS] / times[STEPS // 2]
    assert ratio < 2.4, f"{times}, {ratio:.2f} times as long"


def test_replay_alone_takes_twice_the_time_for_twice_the_steps(project):
    times = {}
    for count in (20_000, 40_000):
        project.write("walk.yaml", walk(long_walk(count)))
        times[count] = min(measure(project, "test", ".")[0] for _ in range(3))
    assert times[40_000] / times[20_000] < 2.4, times


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
