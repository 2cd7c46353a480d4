"""Whatever goes wrong with the machine, nothing of anybody's is lost, and the next build is right.

Every fault is put in on purpose: signals at chosen moments, a full disk, names that are too long, links and
folders in the way, locks. `PEEKBOOK_FAULTS=200` tries as many moments for signals.
"""

import fcntl
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import time

import pytest
from EndToEnd.scripts import COLORS, long_walk, walk
from support import differing, read_files

MOMENTS = int(os.environ.get("PEEKBOOK_FAULTS", "8"))
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def colors(project):
    project.write("Scripts/colors.yaml", COLORS)
    return project


def start(project, *arguments, **options):
    return subprocess.Popen(
        [project.program, *arguments], cwd=project.folder, env=project.environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options,
    )


def temporary(folder):
    return [path for path in pathlib.Path(folder).rglob(".peekbook-tmp-*")]


@pytest.fixture
def two_sites(project):
    """A project whose next build writes hundreds of files; the site before and the site after it."""
    project.write("walk.yaml", walk(long_walk(200)))
    before = project.must_build()
    project.write("walk.yaml", walk(long_walk(200)).replace("#001eef", "#123456"))
    assert project.run("build", ".", "-o", "new").code == 0
    after = project.files("new")
    shutil.rmtree(project.path("new"))
    assert len(differing(before, after)) > 100
    return before, after


def check_whole(project, before, after):
    """Every file is old or new, and the next build completes the site."""
    for path, contents in project.files("site").items():
        if not pathlib.PurePath(path).name.startswith("."):
            assert contents in (before.get(path), after.get(path)), f"{path} is neither old nor new"
    run = project.build()
    assert run.code == 0, run.text
    assert temporary(project.path("site")) == []
    assert differing(after, project.files("site")) == set()


def wait_for_files(process, folder, number):
    """Waits until a build has written so many files, or is over."""
    page = folder / "walk" / "steps"
    first = {path.name: path.stat().st_ino for path in page.glob("*.html")}
    while process.poll() is None:
        changed = sum(1 for path in page.glob("*.html") if first.get(path.name) != path.stat().st_ino)
        if changed >= number:
            return


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name)
@pytest.mark.parametrize("moment", range(max(1, MOMENTS // 4)))
def test_a_signal_ends_a_build_at_once_and_leaves_whole_files(project, two_sites, number, moment):
    before, after = two_sites
    process = start(project, "build", ".", "-o", "site")
    wait_for_files(process, project.path("site"), 1 + 20 * moment)
    process.send_signal(number)
    _, errors = process.communicate(timeout=60)
    # A build that was over before the signal came has ended as it would have.
    assert process.returncode in (128 + number, 0), errors
    if process.returncode:
        assert errors.endswith("interrupted (exit 130)\n" if number == signal.SIGINT else "ended by a signal\n")
    assert temporary(project.path("site")) == []
    check_whole(project, before, after)


@pytest.mark.parametrize("moment", range(MOMENTS))
def test_a_kill_leaves_whole_files_and_the_next_build_tidies_up(project, two_sites, moment):
    before, after = two_sites
    process = start(project, "build", ".", "-o", "site")
    wait_for_files(process, project.path("site"), 1 + 200 * moment // MOMENTS)
    process.kill()
    process.communicate(timeout=60)
    check_whole(project, before, after)


@pytest.mark.large
def test_too_little_memory_leaves_whole_files(project, two_sites):
    """The program ends by a signal then, wherever it is refused memory, or is not even started (127)."""
    before, after = two_sites
    # Where there is a toolchain, the runtime starts a program that looks where it crashed, and can hang in that.
    project.environment["SWIFT_BACKTRACE"] = "enable=no"
    shutil.copytree(project.path("site"), project.folder.parent / "old")

    def ending(mebibytes):
        limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (mebibytes * 2**20,) * 2)
        process = start(project, "build", ".", "-o", "site", "--jobs", "2", preexec_fn=limit)
        process.communicate(timeout=60)
        return process.returncode

    enough = next(size for size in range(32, 4096, 16) if ending(size) == 0)
    codes = set()
    for size in range(enough - 16, enough, 3):
        shutil.rmtree(project.path("site"))
        shutil.copytree(project.folder.parent / "old", project.path("site"))
        codes.add(ending(size))
        check_whole(project, before, after)
    crashes = {-signal.SIGABRT, -signal.SIGSEGV, -signal.SIGBUS, -signal.SIGILL, -signal.SIGTRAP}
    assert codes & (crashes | {127}) and codes <= crashes | {0, 127}, codes


@pytest.mark.parametrize("arguments", ["build Scripts -o site", "test Scripts --junit report.xml"])
def test_a_limit_on_the_size_of_files_is_told(colors, arguments):
    """The system's own answer is a signal that ends the program."""
    shell = f"ulimit -f 1; exec '{colors.program}' {arguments}"
    ended = subprocess.run(["sh", "-c", shell], cwd=colors.folder, env=colors.environment, capture_output=True, text=True)
    assert ended.returncode == 74, ended
    assert "File too large" in ended.stderr
    assert temporary(colors.folder) == []


def test_a_signal_that_the_caller_ignores_stays_ignored(project):
    project.write("walk.yaml", walk(long_walk(200)))
    shell = f"trap '' INT; echo ready; exec '{project.program}' build . -o site"
    process = subprocess.Popen(
        ["sh", "-c", shell], cwd=project.folder, env=project.environment, start_new_session=True, stdout=subprocess.PIPE
    )
    assert process.stdout.readline() == b"ready\n"
    # Again and again, so that some of them meet the build at its work.
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        time.sleep(0.005)
    assert process.returncode == 0, process.communicate()
    assert project.path("site/index.html").is_file()


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 128 kibibytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", folder], capture_output=True)
    if made.returncode:
        pytest.skip("mounting a small file system takes rights that this run has not")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_full_disk_is_told_and_loses_nothing(project, small_disk):
    project.write("colors.yaml", COLORS)
    output = small_disk / "site"
    run = project.run("build", ".", "-o", output)
    assert run.code == 74, run.text
    assert "No space left on device" in run.errors
    assert "the next build completes it" in run.output
    assert temporary(output) == []
    partly = read_files(output)
    assert project.run("build", ".", "-o", "whole").code == 0
    whole = project.files("whole")
    for path, contents in partly.items():
        if not path.startswith("."):
            assert contents == whole[path], f"{path} is half a file"


def test_clean_works_on_a_full_disk(project, small_disk):
    project.write("colors.yaml", COLORS)
    output = small_disk / "site"
    assert project.run("build", ".", "-o", output).code == 74
    run = project.run("clean", "-o", output)
    assert run.code == 0, run.text
    assert not output.exists()


def test_names_at_the_limit_of_file_systems_are_published(project):
    title = "é" * 400
    project.write("a" * 200 + ".yaml", f"title: T\ncatalog: {{ kind: ColorItem, items: [{{ name: {title}, color: red }}] }}\nsteps: [{{ peek: {title} }}]\n")
    files = project.must_build()
    assert all(len(part.encode()) <= 255 for path in files for part in path.split("/"))
    assert any("previews/" in path for path in files)


def test_a_path_that_is_too_long_for_the_system_is_an_error_that_names_it(colors):
    deep = "/".join(["d" * 200] * 30)
    run = colors.run("build", "Scripts", "-o", deep)
    assert run.code in (64, 74), run.text
    assert "ddd" in run.errors
    assert not colors.path("d" * 200).exists() or not read_files(colors.path("d" * 200))


def test_hard_links_in_the_output_are_cut_and_not_written_through(colors, tmp_path):
    colors.must_build("Scripts")
    kept = tmp_path / "kept.html"
    os.link(colors.path("site/index.html"), kept)
    contents = kept.read_bytes()
    colors.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))
    colors.write("Scripts/more.yaml", COLORS)
    colors.must_build("Scripts")
    assert colors.path("site/index.html").read_bytes() != contents
    assert kept.read_bytes() == contents
    assert colors.run("clean", "-o", "site").code == 0
    assert kept.read_bytes() == contents


@pytest.mark.parametrize("verb", ["build", "clean"])
def test_links_in_the_output_lead_nowhere(colors, tmp_path, verb):
    colors.must_build("Scripts")
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(colors.path("site/colors"), elsewhere)
    before = read_files(elsewhere)
    shutil.rmtree(colors.path("site/colors"))
    colors.path("site/colors").symlink_to(elsewhere)
    colors.path("site/index.md").unlink()
    colors.path("site/index.md").symlink_to(elsewhere / "index.md")
    colors.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))
    run = colors.run(verb, *(["Scripts"] if verb == "build" else []), "-o", "site")
    assert run.code in (0, 74), run.text
    assert read_files(elsewhere) == before
    if verb == "build":
        assert run.code == 74
        assert "symbolic link" in run.errors


@pytest.mark.parametrize("verb", ["build", "clean"])
def test_a_run_tells_who_holds_the_folder_and_takes_it_when_it_is_free(colors, verb):
    colors.must_build("Scripts")
    arguments = [verb, *(["Scripts"] if verb == "build" else []), "-o", "site"]
    before = colors.files("site")
    descriptor = os.open(colors.path("site"), os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        run = colors.run(*arguments)
        assert run.code == 74, run.text
        assert "busy-output" in run.errors
        if pathlib.Path("/proc/locks").exists():
            assert f"process {os.getpid()}" in run.errors or "another run" in run.errors
        assert colors.files("site") == before
    finally:
        os.close(descriptor)
    # The lock of a run that is gone is gone with it.
    assert colors.run(*arguments).code == 0


def test_the_scripts_may_lie_in_the_output_folder_of_nobody(project):
    project.write("site/Scripts/colors.yaml", COLORS)
    before = project.files("site")
    run = project.run("build", "site/Scripts", "-o", "site")
    assert run.code == 64, run.text
    assert project.files("site") == before


def test_two_items_whose_names_differ_in_case_only_share_no_file(project):
    items = ", ".join(f"{{ name: {name}, color: red }}" for name in ["Red", "red", "RED", "ﬁ", "fi", "ß", "SS"])
    project.write("a.yaml", f"title: T\ncatalog: {{ kind: ColorItem, items: [{items}] }}\nsteps: []\n")
    files = project.must_build()
    folded = [path.casefold() for path in files]
    assert len(folded) == len(set(folded))


@pytest.mark.parametrize("name", ["Scripts/colors.yaml", "peekbook.yaml"])
def test_what_may_not_be_read_is_told(colors, name):
    colors.write("peekbook.yaml", "title: T\n")
    colors.path(name).chmod(0)
    # Root may read everything, so it has to be somebody else.
    nobody = {"user": 65534, "group": 65534, "extra_groups": []} if IS_ROOT else {}
    program = shutil.copy2(colors.program, colors.path("peekbook"))
    for folder in [colors.folder, *colors.folder.parents]:
        if folder.stat().st_uid == os.geteuid() and str(folder).startswith("/tmp/"):
            folder.chmod(0o755)
    ended = subprocess.run(
        [program, "build", "Scripts", "-o", "site"], cwd=colors.folder, env=colors.environment,
        capture_output=True, text=True, **nobody,
    )
    assert ended.returncode == 74, ended.stderr
    assert name in ended.stderr and "ermission denied" in ended.stderr
    assert not colors.path("site").exists()


def test_a_folder_where_a_script_should_be_is_no_script(project):
    project.write("Scripts/colors.yaml/inner.yaml", COLORS)
    files = project.must_build("Scripts")
    assert "colors-yaml/inner/index.html" in files or any(path.endswith("inner/index.html") for path in files)


def test_a_pipe_in_the_place_of_a_page_stays(colors):
    colors.must_build("Scripts")
    page = colors.path("site/index.html")
    page.unlink()
    os.mkfifo(page)
    run = colors.build("Scripts")
    assert run.code == 74, run.text
    assert "index.html" in run.errors
    assert page.is_fifo()


@pytest.mark.parametrize("who", ["everybody", "peekbook"])
def test_ctrl_c_ends_a_review_while_git_is_at_work(colors, tmp_path, who):
    """As a terminal sends it, to all that run there; and as another program may, to one of them."""
    bin = tmp_path / "bin"
    bin.mkdir()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    git = bin / "git"
    git.write_text(f"#!/bin/sh\necho $$ >'{pipe}'\nexec sleep 300\n")
    git.chmod(0o755)
    process = subprocess.Popen(
        [colors.program, "review", "main", "Scripts", "--html", "review", "--json", "r.json"],
        cwd=colors.folder, env=colors.environment | {"PATH": f"{bin}:{os.defpath}"},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )
    with open(pipe) as pids:
        slow = int(pids.readline())
    if who == "everybody":
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    if who == "peekbook":
        os.kill(slow, signal.SIGKILL)
    assert process.stderr.read().endswith("peekbook: interrupted (exit 130)\n")
    process.stdout.close()
    process.stderr.close()
    assert temporary(colors.folder) == []
    assert set(path.name for path in colors.folder.iterdir()) == {"Scripts"}


FULL = pathlib.Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("verb", [
    "build", "check", "test", "validate", "show", "review", "merge", "clean", "init", "schema", "help", "--version", "completions",
])
def test_a_full_device_as_standard_output_is_told(colors, verb):
    colors.must_build("Scripts")
    arguments = {
        "build": ["Scripts", "-o", "site"], "check": ["Scripts", "-o", "site"], "test": ["Scripts"], "validate": ["Scripts"],
        "show": ["Scripts/colors.yaml"], "review": ["Scripts", "Scripts"], "merge": ["part", "-o", "all"], "clean": ["-o", "site"],
        "init": ["new"], "completions": ["bash"],
    }.get(verb, [])
    if verb == "merge":
        assert colors.run("build", "Scripts", "--shard", "1/1", "-o", "part").code == 0
    with open(FULL, "wb") as full:
        ended = subprocess.run(
            [colors.program, verb, *arguments], cwd=colors.folder, env=colors.environment,
            stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True,
        )
    assert ended.returncode == 74, ended
    assert "can't write `standard output`: No space left on device" in ended.stderr


@pytest.mark.parametrize("option", ["--json", "--junit", "--tap"])
@pytest.mark.parametrize("name", ["Scripts/data.json", "Scripts/link.json", "Scripts/_kinds.txt"])
def test_no_report_takes_the_place_of_a_file_that_a_script_reads(project, option, name):
    project.write("Scripts/colors.yaml", COLORS[: COLORS.index("  items:")] + "  items: { from: data.json }\nkinds: _kinds.txt\nsteps: []\n")
    project.write("Scripts/data.json", '[{"name": "Red", "color": "red"}]')
    project.write("Scripts/_kinds.txt", "Other: { fields: { title: text } }\n")
    project.path("Scripts/link.json").symlink_to("data.json")
    before = project.files(".")
    run = project.run("test", "Scripts", option, name)
    assert run.code == 64, run.text
    assert f"`{option}` would write a report to `{name}`, which this run reads" in run.errors
    assert project.files(".") == before
    if option != "--tap":
        project.write("base.yaml", COLORS)
        before = project.files(".")
        run = project.run("review", "base.yaml", "Scripts/colors.yaml", option, name)
        assert run.code == 64, run.text
        assert project.files(".") == before
