"""Parts of the scripts for a matrix of jobs, and the sites of all parts made one again."""

import json
import os
import shutil

import pytest
from EndToEnd.scripts import COLORS, FAILING
from support import ROOT, differing, read_files


def build_shards(project, *paths, count=3, options=(), environment=None):
    for index in range(1, count + 1):
        run = project.run(
            "build", *paths, "--shard", f"{index}/{count}", "-o", f"part-{index}", *options, environment=environment
        )
        assert run.code == 0, run.text
    return [f"part-{index}" for index in range(1, count + 1)]


def merge(project, *parts, options=(), **rest):
    return project.run("merge", *parts, "-o", "merged", *options, **rest)


def many(project, count=7):
    for number in range(count):
        project.write(f"scripts/{chr(ord('g') - number)}/walk.yaml", COLORS.replace("title: Colours", f"title: Walk {number}"))


@pytest.mark.parametrize("count", [1, 3, 6])
def test_the_examples_built_in_shards_and_merged_are_those_built_at_once(project, count):
    shutil.copytree(ROOT / "Examples", project.path("Examples"))
    options = ["--title", "Ünïcode & <b>", "--base-url", "https://example.org/book/", "--theme-color", "#ff3b30"]
    environment = {"SOURCE_DATE_EPOCH": "1700000000"}
    whole = project.run("build", "Examples", "-o", "whole", *options, environment=environment)
    assert whole.code == 0, whole.text
    parts = build_shards(project, "Examples", count=count, options=options, environment=environment)
    run = merge(project, *reversed(parts), environment=environment)
    assert run.code == 0, run.text
    assert differing(read_files(project.path("whole")), read_files(project.path("merged"))) == set()


def test_the_order_of_the_arguments_is_that_of_the_merged_site(project):
    many(project)
    paths = ["scripts/c", "scripts/a", "scripts/g"]
    # Each folder's own script would go to `walk/`, so the files are named apart.
    for path in paths:
        project.path(path + "/walk.yaml").rename(project.path(path + f"/{path[-1]}.yaml"))
    assert project.run("build", *paths, "-o", "whole").code == 0
    assert merge(project, *build_shards(project, *paths)).code == 0
    assert differing(read_files(project.path("whole")), read_files(project.path("merged"))) == set()


def test_parts_are_balanced_and_leave_nothing_out(project):
    many(project)
    seen = []
    for index in (1, 2, 3):
        run = project.run("test", "scripts", "--shard", f"{index}/3", "--format", "json")
        scripts = [script["path"] for script in json.loads(run.output)["scripts"]]
        assert len(scripts) in (2, 3)
        seen += scripts
    assert sorted(seen) == [f"scripts/{letter}/walk.yaml" for letter in "abcdefg"]
    for verb in ("validate", "test"):
        assert project.run(verb, "scripts", "--shard", "3/3").code == 0


def test_a_part_without_scripts_is_no_failure_and_can_be_merged(project):
    many(project, count=2)
    run = project.run("test", "scripts", "--shard", "3/3")
    assert run.code == 0, run.text
    assert run.output == "Part 3/3 has no script: there are 2 in all.\n"
    assert project.run("build", "scripts", "-o", "whole").code == 0
    parts = build_shards(project, "scripts")
    assert json.loads(project.path("part-3/shard.json").read_text())["scenarios"] == []
    assert merge(project, *parts).code == 0
    assert differing(read_files(project.path("whole")), read_files(project.path("merged"))) == set()
    # No script at all is another matter.
    project.path("none").mkdir()
    assert project.run("test", "none", "--shard", "1/3").code == 5
    assert project.run("test", "scripts", "--shard", "1/3", "--filter", "nothing").code == 5


def test_a_part_has_the_exit_code_of_its_own_scripts(project):
    project.write("a.yaml", COLORS)
    project.write("b.yaml", FAILING)
    assert project.run("test", ".", "--shard", "1/2").code == 0
    assert project.run("test", ".", "--shard", "2/2").code == 2


@pytest.mark.parametrize("text", ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", "1/0", "1/1001", "+1/2"])
def test_64_for_what_is_no_part(project, text):
    project.write("a.yaml", COLORS)
    run = project.run("test", ".", f"--shard={text}")
    assert run.code == 64, run.text
    assert "`--shard` is a part such as `2/8`" in run.errors


def test_64_where_sites_are_not_the_parts_of_one(project):
    many(project)
    parts = build_shards(project, "scripts")
    project.run("build", "scripts", "--shard", "2/3", "-o", "titled", "--title", "Other")
    project.run("build", "scripts", "--shard", "2/4", "-o", "four")
    project.run("build", "scripts", "-o", "plain")
    shutil.copytree(project.path("part-2"), project.path("newer"))
    file = project.path("newer/shard.json")
    file.write_text(file.read_text().replace('"peekbook": "', '"peekbook": "9'))
    shutil.copytree(project.path("part-2"), project.path("collides"))
    file = project.path("collides/shard.json")
    file.write_text(file.read_text().replace("/walk", "/../a/walk").replace("b/../", "").replace("e/../", ""))
    for sites, words in [
        ([], "no site is named"),
        (parts[:2], "the site of part 3/3 is missing"),
        ([*parts, "part-2"], "are both part 2/3"),
        ([parts[0], "titled", parts[2]], "differ in their title: `Peekbook`, `Other`"),
        ([parts[0], "four", parts[2]], "differ in their number of parts: `3`, `4`"),
        ([parts[0], "plain"], "`plain` is not the site of a part: it has no shard.json"),
        ([parts[0], "newer", parts[2]], "was built by Peekbook 9"),
        ([parts[0], "collides", parts[2]], "`a/walk/` is in"),
    ]:
        run = merge(project, *sites)
        assert run.code == 64, run.text
        assert words in run.errors, run.text
        assert not project.path("merged").exists()


def test_64_for_other_templates(project):
    many(project)
    project.write("layouts/page.md", "{{title}}\n")
    parts = build_shards(project, "scripts", options=["--templates", "layouts"])
    run = merge(project, *parts)
    assert run.code == 64
    assert "give merge the same `--templates`" in run.errors
    assert merge(project, *parts, options=["--templates", "layouts"]).code == 0


def test_64_where_the_output_is_one_of_the_parts(project):
    many(project)
    parts = build_shards(project, "scripts")
    before = read_files(project.path("part-1"))
    run = project.run("merge", *parts, "-o", "part-1")
    assert run.code == 64, run.text
    assert read_files(project.path("part-1")) == before


def test_3_for_a_damaged_part(project):
    many(project)
    parts = build_shards(project, "scripts")
    recording = project.path("part-1/a/walk/recording.json")
    whole = recording.read_bytes()
    recording.write_bytes(whole[: len(whole) // 2])
    run = merge(project, *parts)
    assert run.code == 3, run.text
    assert "part-1/a/walk/recording.json:" in run.errors
    recording.write_bytes(whole)
    project.write("part-1/shard.json", '{"format": "peekbook-shard", "version": 1}')
    run = merge(project, *parts)
    assert run.code == 3, run.text
    assert "part-1/shard.json:1:1: error: `peekbook` is missing" in run.errors
    project.write("part-1/shard.json", '{"format": "peekbook-shard", "version": 2}')
    run = merge(project, *parts)
    assert "merge with the version that built the site" in run.errors
    assert not project.path("merged").exists()


def test_3_for_a_part_that_leads_out_of_its_folder(project):
    many(project)
    parts = build_shards(project, "scripts")
    for path in ("../a/walk", "/a/walk", "a/../../walk"):
        file = project.path("part-1/shard.json")
        whole = file.read_text()
        file.write_text(whole.replace('"a/walk"', f'"{path}"'))
        run = merge(project, *parts)
        assert run.code == 3, run.text
        assert "refused-path" in run.errors
        file.write_text(whole)


def test_74_for_a_recording_that_is_no_file_and_may_never_end(project):
    many(project)
    parts = build_shards(project, "scripts")
    recording = project.path("part-1/a/walk/recording.json")
    recording.unlink()
    os.mkfifo(recording)
    run = merge(project, *parts)
    assert run.code == 74, run.text
    assert "part-1/a/walk/recording.json`: it is neither a file nor a folder" in run.errors
    recording.unlink()
    recording.symlink_to("/dev/zero")
    assert merge(project, *parts).code == 74
    assert not project.path("merged").exists()


def test_74_where_a_part_is_not_there(project):
    run = merge(project, "nowhere")
    assert run.code == 74, run.text
    assert "there is no folder `nowhere`" in run.errors


def test_merging_again_writes_nothing(project):
    many(project)
    parts = build_shards(project, "scripts")
    merge(project, *parts)
    stamps = {path: path.stat().st_mtime_ns for path in project.path("merged").rglob("*")}
    assert " 0 files written" in merge(project, *parts).output
    assert stamps == {path: path.stat().st_mtime_ns for path in project.path("merged").rglob("*")}
