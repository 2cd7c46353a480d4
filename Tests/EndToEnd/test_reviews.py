"""What changed between two scripts, folders, recordings or output folders."""

import json
import os
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest
from EndToEnd.scripts import COLORS, FAILING

HEAD = COLORS.replace('"#FF3B30"', '"#FF3B31"')
SENTENCE = "changed `color` of `Red`: #ff3b30 → #ff3b31"


@pytest.fixture
def pair(project):
    project.write("base/colors.yaml", COLORS)
    project.write("head/colors.yaml", HEAD)
    return project


def review(project, *arguments, **options):
    return project.run("review", *arguments, **options)


def test_two_scripts_two_folders_two_recordings_and_two_output_folders(pair):
    for side in ("base", "head"):
        assert pair.run("build", side, "-o", f"out-{side}").code == 0
    sides = ["", "/colors.yaml"]
    pairs = [(f"base{end}", f"head{end}") for end in sides]
    pairs.append(("out-base", "out-head"))
    pairs.append(("out-base/colors/recording.json", "out-head/colors/recording.json"))
    pairs.append(("out-base", "head"))
    pairs.append(("base/colors.yaml", "out-head/colors/recording.json"))
    for base, head in pairs:
        run = review(pair, base, head)
        assert run.code == 1, run.text
        assert SENTENCE in run.output, (base, head)
        assert "1 difference in 1 of 1 scenario" in run.output
        assert "changes (exit 1)" in run.errors
        same = review(pair, base, base)
        assert (same.code, same.errors) == (0, ""), same.text
        assert "no difference in 1 scenario" in same.output


def test_two_scripts_of_other_names_are_one_scenario(pair):
    pair.write("old.yaml", COLORS)
    pair.write("new.yaml", HEAD)
    run = review(pair, "old.yaml", "new.yaml")
    assert run.code == 1
    assert SENTENCE in run.output
    assert "scenario `old`" not in run.output


def test_a_comment_is_no_difference(pair):
    pair.write("head/colors.yaml", "# Comment\n" + COLORS.replace("  - peek: Orange", "  # Here\n  - peek: Orange"))
    assert review(pair, "base", "head").code == 0


def test_a_script_is_read_from_standard_input(pair):
    run = review(pair, "base/colors.yaml", "-", stdin=HEAD.encode())
    assert run.code == 1, run.text
    assert SENTENCE in run.output


def test_scenarios_that_come_and_go(pair):
    pair.write("head/colors.yaml", COLORS)
    pair.write("head/more.yaml", COLORS.replace("title: Colours", "title: More"))
    assert "+ added scenario `more`" in review(pair, "base", "head").output
    assert "- removed scenario `more`" in review(pair, "head", "base").output


def test_all_reports_in_one_run(pair):
    run = review(pair, "base", "head", "--markdown", "r/comment.md", "--json", "r/review.json",
                 "--junit", "r/junit.xml", "--annotations", "gitlab")
    assert run.code == 1, run.text
    assert SENTENCE in run.output
    assert "### Peekbook: 1 difference" in pair.path("r/comment.md").read_text()
    result = json.loads(pair.path("r/review.json").read_bytes())
    assert (result["format"], result["differences"], result["isEmpty"]) == ("peekbook-review", 1, False)
    difference = result["scenarios"][0]["differences"][0]
    assert (difference["file"], difference["line"]) == ("head/colors.yaml", 1)
    cases = ElementTree.fromstring(pair.path("r/junit.xml").read_bytes()).findall(".//testcase")
    assert [case.get("file") for case in cases] == ["head/colors.yaml"]
    report = json.loads(pair.path("gl-code-quality-report.json").read_bytes())
    assert report[0]["location"] == {"path": "head/colors.yaml", "lines": {"begin": 1}}
    before = pair.files("r")
    review(pair, "base", "head", "--markdown", "r/comment.md", "--json", "r/review.json", "--junit", "r/junit.xml")
    assert pair.files("r") == before


def test_annotations_for_github_stand_beside_lines_of_the_head(pair):
    pair.write("head/colors.yaml", COLORS.replace("- open: Red", "- open: Blue"))
    run = review(pair, "base", "head", "--annotations", "github")
    lines = [line for line in run.output.splitlines() if line.startswith("::")]
    assert lines[0].startswith("::error file=head/colors.yaml,line=12,col=5,title="), run.output
    assert lines[1].startswith("::warning file=head/colors.yaml,line=11,col=5,title="), run.output


def test_paths_in_reports_are_the_same_wherever_the_run_is_started(pair):
    def annotated(*arguments, folder=None):
        run = review(pair, *arguments, "--annotations", "github", folder=folder)
        return [line for line in run.output.splitlines() if line.startswith("::")]

    subprocess.run(["git", "init", "-q", "."], cwd=pair.folder, check=True)
    here = annotated("base", "head")
    assert "file=head/colors.yaml," in here[0]
    assert annotated(pair.path("base"), pair.path("head")) == here
    pair.path("sub").mkdir()
    assert annotated("../base", "../head", folder=pair.path("sub")) == here


def test_the_summary_of_a_job_on_github_is_added_to(pair):
    pair.write("summary.md", "Earlier.\n")
    summary = {"GITHUB_STEP_SUMMARY": str(pair.path("summary.md"))}
    assert review(pair, "base", "head", environment=summary).code == 1
    assert pair.path("summary.md").read_text() == "Earlier.\n"
    assert review(pair, "base", "head", environment=summary | {"GITHUB_ACTIONS": "true"}).code == 1
    text = pair.path("summary.md").read_text()
    assert text.startswith("Earlier.\n### Peekbook: 1 difference")


def test_the_json_names_the_exit_and_holds_the_review(pair):
    run = review(pair, "base", "head", "--format", "json")
    result = json.loads(run.output)
    assert (run.code, result["exit"], result["name"]) == (1, 1, "changes")
    assert result["review"]["differences"] == 1
    same = json.loads(review(pair, "base", "base", "--format", "json").output)
    assert (same["exit"], same["name"], same["review"]["isEmpty"]) == (0, "ok", True)


def test_colours_only_where_they_are_wanted(pair):
    assert "\x1b[" not in review(pair, "base", "head").output
    assert "\x1b[33m  ~ \x1b[0m" in review(pair, "base", "head", "--color", "always").output


def test_what_can_not_be_seen_is_shown(pair):
    hostile = COLORS.replace("name: Red", 'name: "Re\\u001b[31md\\u202e"').replace("open: Red", "open: {row: 1}")
    pair.write("head/colors.yaml", hostile)
    run = review(pair, "base", "head")
    assert "\\u{1B}[31m" in run.output and "\\u{202E}" in run.output
    assert "\x1b" not in run.output and "\u202e" not in run.output


def test_a_review_is_deterministic_and_mirrored(pair):
    there = [review(pair, "base", "head", "--format", "json").output for _ in range(3)]
    assert len(set(there)) == 1
    back = json.loads(review(pair, "head", "base", "--format", "json").output)["review"]
    for one, other in zip(json.loads(there[0])["review"]["scenarios"], back["scenarios"]):
        for first, second in zip(one["differences"], other["differences"], strict=True):
            assert (first["base"], first["head"]) == (second["head"], second["base"])
            assert first["frames"] == second["frames"]


# Exit codes.


def test_2_when_an_expectation_of_the_head_fails_and_it_outweighs_1(pair):
    pair.write("head/colors.yaml", FAILING)
    run = review(pair, "base", "head")
    assert run.code == 2, run.text
    assert "head/colors.yaml:15:13: error:" in run.errors
    assert "(fails now)" in run.output
    back = review(pair, "head", "base")
    assert back.code == 1, back.text


def test_2_for_a_recording_that_has_failures(pair):
    pair.write("head/colors.yaml", FAILING)
    assert pair.run("build", "head", "-o", "out").code == 2
    run = review(pair, "base", "out")
    assert run.code == 2
    assert "`rows` is not as expected at `delete-red` of `colors`" in run.errors


def test_3_when_a_side_is_invalid_and_it_outweighs_2(pair):
    pair.write("head/colors.yaml", "title: [")
    pair.write("head/failing.yaml", FAILING)
    run = review(pair, "base", "head")
    assert run.code == 3, run.text
    assert "Nothing was compared." in run.output
    assert review(pair, "head", "base").code == 3


def test_4_when_the_base_is_empty_unless_that_is_allowed(pair):
    pair.path("empty").mkdir()
    run = review(pair, "empty", "head")
    assert run.code == 4, run.text
    assert "no-baseline" in run.errors
    allowed = review(pair, "empty", "head", "--allow-empty")
    assert allowed.code == 1
    assert "+ added scenario `colors`" in allowed.output


def test_4_when_an_output_folder_lacks_a_recording(pair):
    assert pair.run("build", "base", "-o", "out").code == 0
    pair.path("out/colors/recording.json").unlink()
    run = review(pair, "out", "head")
    assert run.code == 4, run.text
    assert "`out/colors/recording.json` is missing" in run.errors


def test_5_when_the_head_is_empty(pair):
    pair.path("empty").mkdir()
    assert review(pair, "base", "empty").code == 5
    assert review(pair, "base", "head", "--filter", "zzz").code == 4


def test_6_when_the_base_is_nowhere(pair):
    run = review(pair, "nowhere", "head")
    assert run.code == 6, run.text
    assert "base-unavailable (exit 6)" in run.errors


@pytest.mark.parametrize("arguments, says", [
    ([], "nothing says what to compare with"),
    (["base", "head", "more"], "`more` is one argument too many"),
    (["base", "head", "--annotations", "jenkins"], "`--annotations` is one of `github`, `gitlab`"),
    (["base", "head", "--jnit", "x"], "did you mean `--junit`?"),
    (["base", "head", "--json", "x.md", "--markdown", "./x.md"], "`--json x.md` and `--markdown ./x.md` would both be"),
    (["base", "head", "--json", "gl-code-quality-report.json", "--annotations", "gitlab"], "would both be written to one file"),
    (["base", "head", "--html", "x", "--jobs", "0"], "`0` is no number of jobs"),
], ids=str)
def test_64_when_the_arguments_are_wrong(pair, arguments, says):
    run = review(pair, *arguments)
    assert run.code == 64, run.text
    assert says in run.errors


def test_74_when_a_file_is_not_there_or_a_report_can_not_be_written(pair):
    assert review(pair, "base/absent.yaml", "head").code == 74
    run = review(pair, "base", "head", "--json", "head", "--markdown", "comment.md")
    assert run.code == 74, run.text
    assert "can't write `head`: it is a folder" in run.errors
    assert pair.path("comment.md").is_file()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
@pytest.mark.parametrize("option", ["--json", "--markdown", "--junit"])
def test_74_when_a_report_is_lost(pair, option):
    run = review(pair, "base", "head", option, "/dev/full")
    assert run.code == 74, run.text
    assert "can't write `/dev/full`: No space left on device" in run.errors


# Recordings that can't be read.


@pytest.mark.parametrize("damage, says", [
    (lambda text: text[: len(text) // 2], "this recording is damaged"),
    (lambda text: text.replace('"version": 1', '"version": 999'), "this recording is newer than the program"),
    (lambda text: text.replace('"title"', '"titel"', 1), "this recording is damaged"),
    (lambda text: "", "this is no recording"),
    (lambda text: "{}", "this is no recording"),
    (lambda text: "<<<<<<< HEAD\n" + text, "this is no recording"),
], ids=["cut", "newer", "key", "empty", "other", "conflict"])
def test_3_for_a_recording_that_is_not_as_it_was_written(pair, damage, says):
    assert pair.run("build", "base", "-o", "out").code == 0
    path = pair.path("out/colors/recording.json")
    path.write_text(damage(path.read_text()))
    for arguments in (["out", "head"], ["out/colors/recording.json", "head"], ["head", "out"]):
        run = review(pair, *arguments)
        assert run.code == 3, run.text
        assert run.errors.startswith("out/colors/recording.json:"), run.errors
        assert says in run.errors


def test_74_for_a_manifest_that_is_damaged(pair):
    assert pair.run("build", "base", "-o", "out").code == 0
    path = pair.path("out/.peekbook-manifest")
    path.write_text(path.read_text()[:-3])
    run = review(pair, "out", "head")
    assert run.code == 74, run.text
    assert "out/.peekbook-manifest:" in run.errors


# Large and hostile.


def test_moved_and_starred_are_two_differences_of_fifty_items(pair):
    items = [f'    - {{ name: Colour {n}, color: "#0000{n:02x}" }}' for n in range(50)]
    start = "title: Many\ncatalog:\n  kind: ColorItem\n  items:\n"
    steps = "\nsteps:\n  - scroll: { by: 10 }\n"
    pair.write("base/colors.yaml", start + "\n".join(items) + steps)
    moved = [items[30]] + items[:30] + items[31:]
    moved[9] = moved[9].replace(" }", ", starred: true }")
    pair.write("head/colors.yaml", start + "\n".join(moved) + steps)
    run = review(pair, "base", "head")
    assert "2 differences" in run.output
    assert "^ moved item `Colour 30`: row 31 → row 1" in run.output
    assert "~ changed `starred` of `Colour 8`: no → yes" in run.output


def test_a_huge_difference_is_cut_and_the_exit_code_is_right(pair):
    def script(offset):
        items = [f'    - {{ name: Colour {n}, color: "#{(n * 7919 + offset) % 0x1000000:06x}" }}' for n in range(30_000)]
        return "title: Many\ncatalog:\n  kind: ColorItem\n  items:\n" + "\n".join(items) + "\nsteps:\n  - peek: { row: 1 }\n"

    pair.write("base/colors.yaml", script(0))
    pair.write("head/colors.yaml", script(1))
    run = review(pair, "base", "head", "--markdown", "comment.md")
    assert run.code == 1
    assert "… and 29980 more" in run.output
    assert len(run.output) < 20_000
    comment = pair.path("comment.md").read_text()
    assert len(comment) <= 65_536
    assert "for which there was no room" in comment


@pytest.mark.parametrize("option", ["--json", "--junit", "--markdown"])
def test_a_report_of_a_review_is_a_file(project, option):
    project.write("base.yaml", COLORS)
    project.write("head.yaml", COLORS.replace("Red", "Rose"))
    run = project.run("review", "base.yaml", "head.yaml", option, "-")
    assert run.code == 64, run.text
    assert f"`{option} -` names no file" in run.errors
    assert not project.path("-").exists()
    # What the hint says is so.
    printed = project.run("review", "base.yaml", "head.yaml", option, "/dev/stdout", "--quiet")
    project.run("review", "base.yaml", "head.yaml", option, "report")
    assert printed.output == project.path("report").read_text() != ""
