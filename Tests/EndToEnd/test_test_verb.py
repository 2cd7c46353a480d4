"""`peekbook test`: its reports, read by parsers that others wrote, and what it runs."""

import json
import os
import subprocess
import textwrap
import xml.etree.ElementTree as ElementTree

import pytest
import tap.parser
import yaml
from EndToEnd.scripts import COLORS, FAILING
from support import read_files

# What breaks reports elsewhere: a terminal's escape, a NUL, a noncharacter, the end of a CDATA
# section, a marker of TAP, a quote.
HOSTILE = 'Red \\e[31m ]]> & < \\u0000 \\uFFFE # \\" \\\\ ...'


def hostile() -> str:
    return COLORS.replace("name: Blue", f'name: "{HOSTILE}"').replace("rows: [Orange, Blue]", "rows: [Orange]")


def cases(path) -> list[ElementTree.Element]:
    return ElementTree.parse(path).getroot().findall(".//testcase")


def test_the_summary_shows_expected_beside_actual(project):
    project.write("colors.yaml", FAILING)
    run = project.run("test", "colors.yaml")
    assert run.code == 2
    assert "FAILED  colors.yaml: 4 steps, 2 expectations held, 1 failed" in run.output
    assert "        15:13: delete-red: rows\n" in run.output
    assert "        ! Red      | Blue  (differs)\n" in run.output
    assert "\x1b[" not in run.output
    assert "\x1b[31m" in project.run("test", "colors.yaml", "--color", "always").output


def test_junit_has_one_case_for_each_expectation(project):
    project.write("failing.yaml", FAILING)
    project.write("invalid.yaml", "title: [")
    project.write("plain.yaml", COLORS[: COLORS.index("  - expect")])
    assert project.run("test", ".", "--junit", "out/report.xml").code == 3
    root = ElementTree.parse(project.path("out/report.xml")).getroot()
    assert dict(root.attrib) == {
        "name": "peekbook test", "tests": "5", "failures": "1", "errors": "1", "skipped": "0"
    }
    suites = {suite.get("name"): suite for suite in root}
    assert [case.get("name") for case in suites["failing.yaml"]] == [
        "delete-red: screen", "delete-red: rows", "delete-red: events"
    ]
    failure = suites["failing.yaml"].find("testcase/failure")
    assert failure.get("type") == "expectation-failed"
    assert failure.text.splitlines() == ["- expected, + actual", "  Orange", "- Red", "+ Blue"]
    assert suites["invalid.yaml"].find("testcase/error").get("type") == "yaml-syntax"
    assert [case.get("name") for case in suites["plain.yaml"]] == ["replay"]


@pytest.mark.parametrize("nul", [True, False])
def test_reports_are_well_formed_whatever_the_texts_hold(project, nul):
    script = hostile() if nul else hostile().replace("\\u0000", "")
    project.write("colors.yaml", script.replace("title: Colours", f'title: "{HOSTILE}"'))
    run = project.run("test", ".", "--junit", "r.xml", "--tap", "r.tap", "--json", "r.json", "--format", "json")
    assert run.code in (2, 3), run.text
    assert len(cases(project.path("r.xml"))) == (1 if run.code == 3 else 3)
    points = [line for line in tap.parser.Parser().parse_file(str(project.path("r.tap"))) if line.category == "test"]
    assert len(points) == (1 if run.code == 3 else 3)
    for text in (run.output, project.path("r.json").read_text()):
        assert json.loads(text)["scripts"][0]["path"] == "colors.yaml"


def test_tap_is_read_by_another_parser_with_its_diagnostics(project):
    project.write("colors.yaml", hostile().replace("\\u0000", "").replace("\\uFFFE", "#"))
    run = project.run("test", ".", "--tap", "-")
    assert run.code == 2, run.text
    lines = list(tap.parser.Parser().parse_text(run.output))
    assert [line.category for line in lines if line.category != "diagnostic"] == ["version", "plan", "test", "test", "test"]
    failed = [line for line in lines if line.category == "test" and not line.ok]
    assert len(failed) == 1
    block = failed[0].yaml_block
    assert block["at"] == {"file": "colors.yaml", "line": 15, "column": 13}
    assert block["expected"] == ["Orange"]
    assert block["actual"][1].startswith("Red \x1b[31m ]]> & < ")
    # The whole block is YAML to a reader of YAML 1.1 as well.
    text = run.output[run.output.index("  ---") : run.output.index("  ...\n")]
    assert yaml.safe_load(textwrap.dedent(text))["actual"] == block["actual"]


def test_only_one_report_goes_to_standard_output(project):
    project.write("colors.yaml", COLORS)
    for arguments in (["--tap", "-", "--junit", "-"], ["--tap", "-", "--format", "json"], ["--tap", "x", "--json", "x"]):
        run = project.run("test", ".", *arguments)
        assert run.code == 64, run.text
    assert not project.path("x").exists()


@pytest.mark.parametrize("one, other", [
    ("a.xml", "./a.xml"), ("a.xml", "{folder}/a.xml"), ("new/a.xml", "new/../new//a.xml"), ("link.xml", "old.xml"),
    ("linked/a.xml", "real/a.xml"), ("-", "-"), ("a.xml", "to-new.xml"), ("to-new.xml", "a.xml"), ("none/a.xml", "to-none"),
])
def test_64_where_two_reports_would_go_to_one_file_however_it_is_spelled(project, one, other):
    project.write("colors.yaml", COLORS)
    project.write("old.xml", "old")
    project.path("link.xml").symlink_to("old.xml")
    project.path("to-new.xml").symlink_to("to-to-new.xml")
    project.path("to-to-new.xml").symlink_to("a.xml")
    project.path("to-none").symlink_to("none/a.xml")
    project.path("real").mkdir()
    project.path("linked").symlink_to("real")
    other = other.format(folder=project.folder)
    before = read_files(project.folder)
    project.write("head.yaml", COLORS.replace("Red", "Rose"))
    for words in (["test", "colors.yaml"], ["review", "colors.yaml", "head.yaml"]):
        run = project.run(*words, "--junit", one, "--json", other)
        assert run.code == 64, run.text
        assert f"`--junit {one}`" in run.errors and f"`--json {other}`" in run.errors
    project.path("head.yaml").unlink()
    assert read_files(project.folder) == before
    # Two files of one name are two.
    assert project.run("test", "colors.yaml", "--junit", "a.xml", "--json", "real/a.xml").code == 0


@pytest.mark.parametrize("one, other", [("-", "/dev/stdout"), ("/dev/stdout", "-"), ("-", "printed"), ("printed", "-")])
def test_64_where_a_report_would_go_to_what_standard_output_goes_to(project, one, other):
    project.write("colors.yaml", COLORS)
    with project.path("printed").open("wb") as printed:
        ended = subprocess.run(
            [project.program, "test", ".", "--tap", one, "--json", other], cwd=project.folder, stdout=printed, stderr=subprocess.PIPE
        )
    assert ended.returncode == 64, ended
    assert b"would both be written to standard output" in ended.stderr
    assert project.path("printed").read_bytes() == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_74_when_a_report_is_lost_though_an_expectation_failed_as_well(project):
    project.write("colors.yaml", FAILING)
    for option in ("--junit", "--tap", "--json"):
        run = project.run("test", ".", option, "/dev/full")
        assert run.code == 74, run.text
        assert "can't write `/dev/full`" in run.errors
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [project.program, "test", ".", "--tap", "-"], cwd=project.folder, stdout=full, stderr=subprocess.PIPE
        )
    assert ended.returncode == 74, ended


def test_files_in_reports_are_paths_from_the_root_of_the_repository(project):
    project.path("repo/.git").mkdir(parents=True)
    project.write("repo/app/scripts/colors.yaml", FAILING)
    script = project.path("repo/app/scripts/colors.yaml")
    for folder, path in [
        ("repo", "app/scripts/colors.yaml"),
        ("repo/app", str(script)),
        ("repo/app/scripts", "../scripts/colors.yaml"),
        (".", "repo/app/scripts"),
    ]:
        run = project.run("test", path, "--junit", "r.xml", folder=project.path(folder))
        assert run.code == 2, run.text
        report = project.path(folder) / "r.xml"
        assert {case.get("file") for case in cases(report)} == {"app/scripts/colors.yaml"}
        report.unlink()


def test_a_filter_takes_paths_and_steps(project):
    project.write("a/colors.yaml", FAILING)
    project.write("b/colors.yaml", COLORS)
    assert project.run("test", ".", "--filter", "b/").code == 0
    assert project.run("test", ".", "--filter", "a/:delete-red").code == 2
    assert project.run("test", ".", "--filter", ":delete").output.count("3 expectations held") == 1
    for nothing in ("c/", ":peek-blue", "b/:peek-blue"):
        run = project.run("test", ".", "--filter", nothing)
        assert run.code == 5, run.text
        assert "nothing-to-run" in run.errors
        assert project.run("test", ".", "--filter", nothing, "--allow-empty").code == 0


def test_a_filter_leaves_out_failures_of_other_steps(project):
    steps = "  - expect:\n      count: 7\n  - peek: Orange\n  - expect: { screen: preview }\n"
    project.write("colors.yaml", COLORS[: COLORS.index("  - peek")] + steps)
    assert project.run("test", ".").code == 2
    run = project.run("test", ".", "--filter", ":peek-orange")
    assert run.code == 0, run.text
    assert project.run("test", ".", "--filter", ":start").code == 2


def test_fail_fast_stops_and_says_what_was_not_run(project):
    project.write("a.yaml", COLORS)
    project.write("b.yaml", FAILING.replace("screen: list", "screen: detail") + "  - expect: { count: 2 }\n")
    project.write("c.yaml", COLORS)
    run = project.run("test", ".", "--fail-fast", "--junit", "r.xml")
    assert run.code == 2, run.text
    assert run.errors.count(": error: ") == 1
    assert "Stopped at the first failure: 3 expectations and 1 script not run\n" in run.output
    assert "not run c.yaml" in run.output
    root = ElementTree.parse(project.path("r.xml")).getroot()
    assert (root.get("failures"), root.get("skipped")) == ("1", "4")


def test_fail_fast_comes_before_an_action_that_is_impossible(project):
    project.write("a.yaml", FAILING + "  - star\n")
    assert project.run("test", ".").code == 3
    assert project.run("test", ".", "--fail-fast").code == 2


def test_fail_fast_stops_at_an_invalid_script(project):
    project.write("a.yaml", "title: [")
    project.write("b.yaml", COLORS)
    run = project.run("test", ".", "--fail-fast")
    assert run.code == 3
    assert "not run b.yaml" in run.output


@pytest.mark.parametrize("option", ["--json", "--junit", "--tap"])
def test_64_for_a_report_in_the_place_of_a_script(project, option):
    # `--json` is taken for a switch by who knows other tools.
    project.write("peekbook.yaml", "scripts: [scripts]\n")
    project.write("scripts/colors.yaml", COLORS)
    project.write("colors.json", json.dumps(yaml.safe_load(COLORS)))
    before = read_files(project.path("."))
    for path in ("scripts/colors.yaml", "scripts/new.YML", "colors.json"):
        run = project.run("test", option, path, *(["colors.json"] if path == "colors.json" else []))
        assert run.code == 64, run.text
        assert f"would write a report to `{path}`" in run.errors
        assert f"such as `{option} report." in run.errors
    assert read_files(project.path(".")) == before
    assert project.run("test", option, "report.json").code == 0
