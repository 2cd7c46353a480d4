"""Every cause has an exit code of its own, and its name is printed."""

import os
import subprocess

import pytest
from EndToEnd.scripts import COLORS, FAILING


def test_0_when_everything_held(project):
    project.write("colors.yaml", COLORS)
    for verb in ("validate", "test"):
        run = project.run(verb, "colors.yaml")
        assert run.code == 0, run.text
    assert project.build("colors.yaml").code == 0
    assert project.path("site/index.html").is_file()


def test_2_when_an_expectation_failed_and_the_site_shows_it(project):
    project.write("colors.yaml", FAILING)
    run = project.run("test", "colors.yaml")
    assert run.code == 2, run.text
    assert "expectation-failed" in run.errors
    assert "colors.yaml:" in run.errors
    assert project.build("colors.yaml").code == 2
    pages = project.files("site")
    assert any(b"Orange" in page for path, page in pages.items() if "/steps/" in path)


def test_3_when_a_script_is_invalid(project):
    project.write("colors.yaml", COLORS.replace("kind: ColorItem", "kind: ColourItem"))
    for arguments in (["validate", "."], ["test", "."], ["build", ".", "-o", "site"]):
        run = project.run(*arguments)
        assert run.code == 3, run.text
        assert "invalid-script" in run.errors
        assert "colors.yaml:3:9: error: " in run.errors
    assert not project.path("site").exists()


def test_3_when_an_action_is_impossible(project):
    project.write("colors.yaml", COLORS.replace("- peek: Orange", "- star"))
    for arguments in (["test", "."], ["build", ".", "-o", "site"]):
        run = project.run(*arguments)
        assert run.code == 3, run.text
        assert "colors.yaml:9:5: error: " in run.errors
    assert not project.path("site").exists()


def test_3_outweighs_2(project):
    project.write("failing.yaml", FAILING)
    project.write("invalid.yaml", "title: [")
    assert project.run("test", ".").code == 3


def test_5_when_there_is_nothing_to_run_unless_that_is_allowed(project):
    project.path("empty").mkdir()
    for arguments in (["build", "empty", "-o", "site"], ["test", "empty"], ["validate", "empty"]):
        run = project.run(*arguments)
        assert run.code == 5, run.text
        assert "nothing-to-run" in run.errors
    assert project.run("test", "empty", "--allow-empty").code == 0
    assert not project.path("site").exists()


def test_5_when_no_path_is_given_and_no_project_file_is_there(project):
    project.write("colors.yaml", COLORS)
    assert project.run("test").code == 5


def test_5_when_a_filter_matches_nothing(project):
    project.write("colors.yaml", COLORS)
    assert project.run("test", ".", "--filter", "colours").code == 5
    assert project.run("test", ".", "--filter", "color").code == 0


@pytest.mark.parametrize(
    "arguments, hint",
    [
        (["biuld", "."], "build"),
        (["build", ".", "--ouput", "site"], "--output"),
        (["build", ".", "-o"], None),
        (["build", ".", "--format", "xml"], "json"),
        (["test", ".", "-o", "site"], None),
        ([], None),
    ],
    ids=lambda value: " ".join(value) or "nothing" if isinstance(value, list) else None,
)
def test_64_when_the_arguments_are_wrong(project, arguments, hint):
    project.write("colors.yaml", COLORS)
    run = project.run(*arguments)
    assert run.code == 64, run.text
    assert run.output == ""
    if hint:
        assert hint in run.errors
    assert not project.path("site").exists()


def test_74_when_a_path_is_not_there(project):
    run = project.run("build", "absent.yaml", "-o", "site")
    assert run.code == 74, run.text
    assert "absent.yaml" in run.errors


def test_74_when_a_file_of_the_output_is_a_folder(project):
    project.write("colors.yaml", COLORS)
    project.must_build()
    project.path("site/index.html").unlink()
    project.write("site/index.html/mine.txt", "mine")
    before = project.files("site")
    run = project.build()
    assert run.code == 74, run.text
    assert "site/index.html" in run.errors
    assert project.files("site") == before


def test_the_help_tells_every_exit_code(project):
    run = project.run("--help")
    assert run.code == 0
    for code in ("0 ok", "1 changes", "2 expectation-failed", "3 invalid-script", "4 no-baseline",
                 "5 nothing-to-run", "6 base-unavailable", "64 usage", "70 internal", "74 io"):
        assert code in run.output


def test_the_json_tells_code_and_name(project):
    import json

    project.write("colors.yaml", FAILING)
    run = project.run("test", ".", "--format", "json")
    result = json.loads(run.output)
    assert (run.code, result["exit"], result["name"]) == (2, 2, "expectation-failed")


def test_a_script_is_read_from_standard_input(project):
    assert project.run("test", "-", stdin=COLORS.encode()).code == 0
    run = project.run("validate", "-", stdin=b"title: [")
    assert run.code == 3
    assert "<stdin>:" in run.errors


def test_closed_standard_streams_are_no_reason_to_crash(project):
    project.write("colors.yaml", COLORS)
    for closed in (0, 1, 2):
        pid = os.fork()
        if pid == 0:
            os.chdir(project.folder)
            os.close(closed)
            try:
                os.execve(project.program, ["peekbook", "test", "."], project.environment)
            finally:
                os._exit(99)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_74_when_results_are_lost(project):
    project.write("colors.yaml", COLORS)
    for arguments in (["test", "colors.yaml"], ["test", "--format", "json", "colors.yaml"], ["--help"]):
        with open("/dev/full", "wb") as full:
            ended = subprocess.run([project.program, *arguments], cwd=project.folder, stdout=full, stderr=subprocess.PIPE)
        assert ended.returncode == 74, ended
        assert b"can't write `standard output`" in ended.stderr


def test_74_for_a_script_that_is_no_file(project):
    os.mkfifo(project.path("pipe.yaml"))
    run = project.run("test", "pipe.yaml")
    assert run.code == 74
    assert "`pipe.yaml` is neither a file nor a folder" in run.errors


@pytest.mark.parametrize("name", ["peekbook.yaml", "colors.json", "recording.json"])
def test_74_or_3_for_whatever_else_is_read_and_is_no_file(project, name):
    """None of them is waited for."""
    project.write("colors.yaml", COLORS + "\n")
    project.write("imported.yaml", "title: T\ncatalog: {kind: ColorItem, items: {from: colors.json}}\nsteps: []\n")
    os.mkfifo(project.path(name))
    run = project.run(*(["show", name] if name == "recording.json" else ["test", "."]))
    assert run.code == (3 if name == "colors.json" else 74), run.text
    assert name in run.errors


def test_a_script_without_its_ending_is_suggested(project):
    project.write("scripts/colors.yaml", COLORS)
    run = project.run("show", "scripts/colors")
    assert run.code == 74
    assert "did you mean `scripts/colors.yaml`?" in run.errors


def test_of_several_causes_the_weightier_wins(project):
    """In the order of the README: 64, 74, 3, 2, 5."""
    project.path("empty").mkdir()
    project.write("failing.yaml", FAILING)
    project.write("invalid.yaml", "title: [")
    lost = ["--junit", "failing.yaml/report.xml"]
    for arguments, code in [
        (["empty", "failing.yaml"], 2),
        (["empty", "failing.yaml", "invalid.yaml"], 3),
        (["failing.yaml", *lost], 74),
        (["failing.yaml", "invalid.yaml", *lost], 74),
        (["failing.yaml", "absent.yaml"], 74),
        (["failing.yaml", "invalid.yaml", "--shard", "9/2"], 64),
        (["failing.yaml", "invalid.yaml", "--tap", "-", "--junit", "-"], 64),
        (["invalid.yaml", "--filter", "invalid:nothing"], 3),
    ]:
        run = project.run("test", *arguments)
        assert run.code == code, run.text
