"""Nothing is read through a link that leads out of the project, and so nothing of it is quoted."""

import os

import pytest
from EndToEnd.scripts import COLORS

SECRET = "hunter2"


@pytest.fixture
def fenced(project):
    """A project beside which lies what is nobody's business."""
    project.write("scripts/colors.yaml", COLORS)
    (project.folder.parent / "secret").write_text(f"token: [{SECRET}\n")
    return project


def lead_out(project, name):
    """Puts a link in the place of a file."""
    path = project.path(name)
    path.unlink(missing_ok=True)
    path.symlink_to(os.path.relpath(project.folder.parent / "secret", path.parent))


def check_refused(run, name):
    assert SECRET not in run.text
    assert run.code == 74, run.text
    assert f"can't read `{name}`: it is a link that leads out of the project" in run.errors
    assert "= put the file itself here" in run.errors


@pytest.mark.parametrize("verb", ["build", "check", "test", "validate", "review"])
@pytest.mark.parametrize("name", ["scripts/evil.yaml", "scripts/evil.jsonl"])
def test_scripts_that_a_folder_holds(fenced, verb, name):
    fenced.must_build("scripts")
    lead_out(fenced, name)
    arguments = {"build": ["-o", "new"], "check": ["-o", "site"], "review": ["scripts"]}.get(verb, [])
    check_refused(fenced.run(verb, "scripts", *arguments), name)


def test_what_a_person_names_is_read_wherever_it_leads(fenced, tmp_path):
    elsewhere = tmp_path / "elsewhere.yaml"
    elsewhere.write_text(COLORS)
    fenced.path("named.yaml").symlink_to(elsewhere)
    assert fenced.run("test", "named.yaml").code == 0
    # A folder that is named may lie outside, and a link within the project is as good as a file.
    fenced.path("scripts/inside.yaml").symlink_to("colors.yaml")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "a.yaml").write_text(COLORS)
    (tmp_path / "other" / "b.yaml").symlink_to("a.yaml")
    run = fenced.run("validate", "scripts", tmp_path / "other")
    assert run.code == 0, run.text
    assert "4 scripts valid" in run.output


@pytest.mark.parametrize("verb", ["build", "test", "validate", "clean"])
def test_the_settings_of_the_project(fenced, verb):
    lead_out(fenced, "peekbook.yaml")
    check_refused(fenced.run(verb, *([] if verb == "clean" else ["scripts"])), "peekbook.yaml")


def test_recordings_of_a_site(fenced):
    fenced.must_build("scripts")
    lead_out(fenced, "site/colors/recording.json")
    check_refused(fenced.run("review", "scripts", "site"), "site/colors/recording.json")
    lead_out(fenced, "site/.peekbook-manifest")
    check_refused(fenced.run("review", "scripts", "site"), "site/.peekbook-manifest")


@pytest.mark.parametrize("name", ["shard.json", "a/recording.json"])
def test_files_of_the_site_of_a_part(fenced, name):
    fenced.path("scripts/colors.yaml").rename(fenced.path("scripts/a.yaml"))
    fenced.write("scripts/b.yaml", COLORS)
    for part in (1, 2):
        assert fenced.run("build", "scripts", "--shard", f"{part}/2", "-o", f"part{part}").code == 0
    assert fenced.run("merge", "part1", "part2", "-o", "whole").code == 0
    lead_out(fenced, f"part1/{name}")
    check_refused(fenced.run("merge", "part1", "part2", "-o", "new"), f"part1/{name}")
    assert not fenced.path("new").exists()
