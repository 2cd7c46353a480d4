"""Would a build change the committed output? Nothing is written, whatever the answer."""

import json
import os
import pty
import subprocess

import pytest
from EndToEnd.scripts import COLORS, FAILING

CHANGED = COLORS.replace('"#FF3B30"', '"#FF3B31"')
SENTENCE = "changed `color` of `Red`: #ff3b30 → #ff3b31"


@pytest.fixture
def built(project):
    for name in ("a", "b", "c"):
        project.write(f"s/{name}.yaml", COLORS.replace("title: Colours", f"title: {name}"))
    project.must_build("s")
    return project


def stamps(folder):
    return {
        str(path): (path.lstat().st_mtime_ns, path.lstat().st_ctime_ns, path.lstat().st_ino)
        for path in [folder, *folder.rglob("*")]
    }


def check(project, *arguments, **options):
    """Runs a check, and sees to it that it wrote nothing."""
    site = project.path("site")
    before = stamps(project.folder)
    run = project.run("check", *(arguments or ("s",)), "-o", "site", **options)
    assert stamps(project.folder) == before, site
    return run


def test_0_when_nothing_would_change(built):
    run = check(built)
    assert (run.code, run.errors) == (0, ""), run.text
    assert "a build would change nothing" in run.output


def test_1_with_the_files_and_the_difference_of_the_states(built):
    built.write("s/a.yaml", CHANGED.replace("title: Colours", "title: a"))
    run = check(built)
    assert run.code == 1, run.text
    assert "  ~ a/recording.json\n" in run.output
    assert SENTENCE in run.output
    assert "  ~ b/" not in run.output


def test_1_for_a_step_that_is_gone_with_its_stale_page(built):
    built.write("s/b.yaml", COLORS.replace("title: Colours", "title: b").replace("  - peek: Orange\n  - action: Unstar\n", ""))
    run = check(built)
    assert run.code == 1
    assert "  - b/steps/peek-orange.html\n" in run.output
    assert "- removed step `peek: Orange`" in run.output


def test_1_for_a_script_that_is_gone(built):
    built.path("s/c.yaml").unlink()
    run = check(built)
    assert run.code == 1
    assert "- removed scenario `c`" in run.output
    assert "  - c/recording.json" in check(built, "s", "-v").output


def test_a_part_says_nothing_about_what_was_left_out(built):
    built.write("s/a.yaml", CHANGED)
    assert check(built, "s", "--filter", "b.yaml").code == 0
    built.path("s/c.yaml").unlink()
    run = check(built, "s", "--filter", "b.yaml", "--format", "json")
    result = json.loads(run.output)
    assert run.code == 1
    assert {path.split("/")[0] for path in result["stale"]} == {"c"}
    assert result["changed"] == result["missing"] == []


def test_names_with_a_common_beginning_are_not_mixed_up(project):
    for name in ("a", "a b", "a/b"):
        project.write(f"s/{name}.yaml", COLORS.replace("title: Colours", f"title: '{name}'"))
    project.must_build("s")
    for name in ("a", "a b", "a/b"):
        assert check(project, "s", "--filter", f"s/{name}.yaml").code == 0
    project.path("s/a.yaml").unlink()
    result = json.loads(check(project, "s", "--filter", "a b", "--format", "json").output)
    assert "a/index.html" in result["stale"]
    assert not [path for path in result["stale"] if path.startswith(("a/b/", "a b/", "a-b"))]


def test_a_page_changed_by_hand(built):
    page = built.path("site/a/index.md")
    page.write_text(page.read_text() + "Mine.\n")
    run = check(built)
    assert run.code == 1
    assert "  ~ a/index.md (changed by hand)\n" in run.output
    assert "only pages differ" in run.output


def test_a_missing_page(built):
    built.path("site/a/index.md").unlink()
    run = check(built)
    assert run.code == 1
    assert "  + a/index.md\n" in run.output


@pytest.mark.parametrize("ci", [{}, {"CI": "true"}, {"CI": "false"}], ids=str)
def test_4_without_a_baseline(project, ci):
    project.write("s/a.yaml", COLORS)
    run = check(project, environment=ci)
    assert run.code == 4, run.text
    assert "nothing was published in `site`" in run.errors
    assert "`peekbook build` publishes" in run.errors
    project.path("site").mkdir()
    assert check(project, environment=ci).code == 4


def test_4_for_a_scenario_without_a_baseline(built):
    built.write("s/d.yaml", COLORS)
    run = check(built)
    assert run.code == 4, run.text
    assert "`site/d/recording.json` is missing" in run.errors
    assert "+ added scenario `d`" in run.output
    built.path("s/d.yaml").unlink()
    built.path("site/a/recording.json").unlink()
    assert "`site/a/recording.json` is missing" in check(built).errors


def test_2_outweighs_4_and_1(built):
    built.write("s/a.yaml", FAILING)
    assert check(built).code == 2
    built.write("s/d.yaml", FAILING)
    assert check(built).code == 2


def test_3_for_an_invalid_script_and_a_damaged_recording(built):
    path = built.path("site/a/recording.json")
    path.write_text(path.read_text()[:100])
    run = check(built)
    assert run.code == 3, run.text
    assert "site/a/recording.json:" in run.errors and "damaged" in run.errors
    built.write("s/b.yaml", "title: [")
    run = check(built)
    assert run.code == 3
    assert "Nothing was compared." in run.output


def test_64_for_a_folder_that_a_build_would_refuse(project):
    project.write("s/a.yaml", COLORS)
    project.write("site/mine.txt", "mine")
    assert check(project).code == 64


def test_74_for_a_damaged_manifest(built):
    path = built.path("site/.peekbook-manifest")
    path.write_text(path.read_text()[:-4])
    run = check(built)
    assert run.code == 74, run.text
    assert "is damaged" in run.errors


def test_a_checkout_with_crlf_passes_with_one_message(built):
    for path in built.path("site").rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    run = check(built)
    assert run.code == 0, run.text
    assert run.errors.count("warning:") == 1
    assert "have CRLF for LF" in run.errors
    assert check(built, "s", "--strict").code == 1
    built.write("s/a.yaml", CHANGED.replace("title: Colours", "title: a"))
    run = check(built)
    assert run.code == 1
    assert "1 difference" in run.output


def test_a_carriage_return_that_a_text_gained_is_shown(project):
    script = COLORS.replace("- { name: Orange,", '- { name: "Or\\nange",').replace("Orange", "{row: 2}").replace(
        "rows: [{row: 2}, Blue]", "count: 2")
    project.write("s/a.yaml", script)
    project.must_build("s")
    project.write("s/a.yaml", script.replace("Or\\nange", "Or\\range"))
    run = check(project)
    assert run.code == 1, run.text
    assert "\\r" in run.output and "\r" not in run.output


# Accepting.


def test_accepting_is_refused_in_ci_and_without_a_terminal(built):
    built.write("s/a.yaml", CHANGED)
    for arguments, environment in ([[], {"CI": "true"}], [["--ci"], {}], [[], {}]):
        run = check(built, "s", "--accept", *arguments, environment=environment)
        assert run.code == 64, run.text
        assert "`--accept` is " in run.errors


def at_terminal(project, *arguments):
    """Runs the program with its output on a terminal; returns its exit code and what it printed."""
    main, side = pty.openpty()
    process = subprocess.Popen(
        [project.program, *arguments], cwd=project.folder, env=project.environment | {"TERM": "xterm"},
        stdin=subprocess.DEVNULL, stdout=side, stderr=subprocess.PIPE)
    os.close(side)
    output = b""
    while True:
        try:
            part = os.read(main, 4096)
        except OSError:
            break
        if not part:
            break
        output += part
    os.close(main)
    process.stderr.read()
    return process.wait(timeout=120), output.decode()


def test_accepting_at_a_terminal_builds(built):
    built.write("s/a.yaml", CHANGED)
    code, output = at_terminal(built, "check", "s", "-o", "site", "--accept")
    assert code == 0, output
    assert "written" in output
    assert "\x1b[33m  ~ \x1b[0m" in output
    assert check(built).code == 0


def test_a_failed_expectation_is_never_accepted(built):
    built.write("s/a.yaml", FAILING)
    before = built.files("site")
    code, output = at_terminal(built, "check", "s", "-o", "site", "--accept")
    assert code == 2
    assert "Nothing was accepted." in output
    assert built.files("site") == before
