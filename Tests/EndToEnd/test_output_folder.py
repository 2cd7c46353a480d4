"""A build touches what an earlier build wrote, and nothing else, ever."""

import os
import shutil
import signal
import subprocess
import time

import pytest
from EndToEnd.scripts import COLORS, long_walk, walk
from support import differing, read_files


@pytest.fixture
def colors(project):
    project.write("Scripts/colors.yaml", COLORS)
    return project


def build(project, output, **options):
    return project.run("build", "Scripts", "-o", output, **options)


@pytest.mark.parametrize("output", [".", "..", "/", "Scripts", "Scripts/..", "./", "Scripts/colors.yaml"])
def test_a_folder_that_holds_other_things_is_refused(colors, output):
    before = read_files(colors.folder.parent)
    run = build(colors, output)
    assert run.code == 64, run.text
    assert "refused-output" in run.errors
    assert read_files(colors.folder.parent) == before


def test_the_home_folder_is_refused_even_if_it_is_empty(colors):
    run = build(colors, colors.environment["HOME"])
    assert run.code == 64, run.text
    assert not os.listdir(colors.environment["HOME"])


def test_a_folder_with_a_foreign_file_is_refused(colors):
    colors.write("site/mine.txt", "mine")
    run = build(colors, "site")
    assert run.code == 64, run.text
    assert colors.files("site") == {"mine.txt": b"mine"}


def test_a_work_tree_is_refused_and_its_history_stays(colors):
    subprocess.run(["git", "init", "-q", colors.path("site")], check=True)
    colors.write("site/readme", "mine")
    before = colors.files("site")
    assert build(colors, "site").code == 64
    assert colors.files("site") == before


def test_a_file_is_refused_as_an_output_folder(colors):
    colors.write("site", "mine")
    run = build(colors, "site")
    assert run.code in (64, 74), run.text
    assert colors.path("site").read_bytes() == b"mine"


def test_an_empty_folder_is_taken(colors):
    colors.path("site").mkdir()
    assert build(colors, "site").code == 0
    assert colors.path("site/index.html").is_file()


def test_what_others_put_beside_the_pages_stays(colors):
    assert build(colors, "site").code == 0
    foreign = {"CNAME": "pages.example", ".nojekyll": "", ".git/HEAD": "ref: x", "colors/mine.txt": "mine"}
    for name, text in foreign.items():
        colors.write("site/" + name, text)
    colors.path("Scripts/colors.yaml").rename(colors.path("Scripts/other.yaml"))
    run = build(colors, "site")
    assert run.code == 0, run.text
    files = colors.files("site")
    for name, text in foreign.items():
        assert files[name] == text.encode()
    assert "other/index.html" in files
    assert "colors/index.html" not in files


def test_a_stale_page_that_was_changed_by_hand_is_told_and_stays(colors):
    assert build(colors, "site").code == 0
    page = colors.path("site/colors/index.md")
    page.write_text("by hand")
    colors.path("Scripts/colors.yaml").rename(colors.path("Scripts/other.yaml"))
    run = build(colors, "site")
    assert run.code == 0, run.text
    assert "colors/index.md" in run.errors
    assert page.read_text() == "by hand"


def test_an_output_folder_below_the_scripts_is_never_read(colors):
    first = build(colors, "Scripts/site")
    assert first.code == 0, first.text
    before = colors.files("Scripts/site")
    # As if somebody had saved a script among the pages of an earlier build.
    second = build(colors, "Scripts/site")
    assert second.code == 0, second.text
    assert colors.files("Scripts/site") == before


def test_an_output_folder_that_is_itself_a_link_is_the_folder_it_leads_to(colors):
    colors.path("real").mkdir()
    colors.path("site").symlink_to("real")
    assert build(colors, "site").code == 0
    assert colors.path("site").is_symlink() and colors.path("real/colors/index.html").is_file()
    whole = colors.files("real")
    # It may be named either way, and is one folder.
    assert " 0 files written, " in build(colors, "real").output
    assert " 0 files written, " in build(colors, "site").output
    assert colors.files("real") == whole
    assert colors.run("clean", "-o", "site").code == 0
    assert colors.path("site").is_symlink() and colors.files("real") == {}


def test_an_output_folder_that_is_a_link_to_a_folder_with_other_things_is_refused(colors):
    before = read_files(colors.folder)
    for target in ("Scripts", ".", "/"):
        link = colors.path("site")
        link.symlink_to(target)
        assert build(colors, "site").code == 64
        link.unlink()
    assert read_files(colors.folder) == before


def test_a_link_does_not_lead_out_of_the_output_folder(colors, tmp_path):
    outside = tmp_path / "outside"
    outside.mkdir()
    assert build(colors, "site").code == 0
    shutil.rmtree(colors.path("site/colors"))
    colors.path("site/colors").symlink_to(outside)
    build(colors, "site")
    assert not list(outside.iterdir())


@pytest.mark.skipif(os.geteuid() != 0, reason="becoming another user takes root")
def test_a_folder_that_may_not_be_written_is_an_error_that_names_it(colors):
    assert build(colors, "site").code == 0
    before = colors.files("site")
    colors.write("Scripts/colors.yaml", COLORS.replace("Blue", "Lake"))
    subprocess.run(["chmod", "-R", "a-w,a+rX", colors.path("site")], check=True)
    # Another user can't look into every folder in which a repository or a test may lie.
    program = shutil.copy2(colors.program, colors.path("program"))
    for folder in [colors.folder, *colors.folder.parents]:
        if folder.stat().st_uid == os.geteuid() and str(folder).startswith("/tmp/"):
            folder.chmod(0o755)
    ended = subprocess.run(
        [program, "build", "Scripts", "-o", "site"],
        cwd=colors.folder, env=colors.environment, capture_output=True, text=True,
        user=65534, group=65534, extra_groups=[],
    )
    assert ended.returncode == 74, ended.stderr
    assert "site" in ended.stderr and "ermission denied" in ended.stderr
    assert colors.files("site") == before


def test_a_build_that_is_killed_leaves_whole_files_and_the_next_one_finishes(project):
    project.write("walk.yaml", walk(long_walk(1_000)))
    whole = project.must_build()
    changed = walk(long_walk(1_000)).replace("#001eef", "#123456")
    project.write("walk.yaml", changed)
    assert project.run("build", ".", "-o", "new").code == 0
    new = project.files("new")
    assert len(differing(whole, new)) > 100
    for wait in (0.02, 0.05, 0.1, 0.15, 0.2, 0.3):
        with subprocess.Popen(
            [project.program, "build", ".", "-o", "site"], cwd=project.folder,
            env=project.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as process:
            time.sleep(wait)
            process.send_signal(signal.SIGKILL)
        for path, contents in project.files("site").items():
            if path in new and not path.startswith("."):
                assert contents in (whole.get(path), new[path]), f"{path} is neither old nor new"
    assert project.build().code == 0
    assert differing(new, project.files("site")) == set()


def test_two_builds_at_once_do_not_mix(project):
    project.write("walk.yaml", walk(long_walk(400)))
    processes = [
        subprocess.Popen(
            [project.program, "build", ".", "-o", "site"], cwd=project.folder,
            env=project.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        for _ in range(4)
    ]
    codes = []
    for process in processes:
        errors = process.communicate(timeout=120)[1]
        codes.append(process.returncode)
        assert process.returncode in (0, 74), errors
        if process.returncode == 74:
            assert "busy-output" in errors
    assert 0 in codes
    assert project.run("build", ".", "-o", "other").code == 0
    assert differing(project.files("site"), project.files("other")) == set()


def test_a_build_that_had_to_stop_says_that_the_site_is_incomplete(colors):
    old = colors.must_build("Scripts")
    colors.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))
    # A limit on the size of files stands for a full disk.
    command = f"ulimit -f 5; trap '' XFSZ; exec '{colors.program}' build Scripts -o site"
    ended = subprocess.run(["sh", "-c", command], cwd=colors.folder, capture_output=True, text=True)
    assert ended.returncode == 74, ended
    assert "File too large" in ended.stderr
    assert "The site is incomplete" in ended.stdout
    stopped = colors.files("site")
    new = colors.must_build("Scripts")
    assert all(bytes in (old.get(path), new.get(path)) for path, bytes in stopped.items() if ".peekbook" not in path)
