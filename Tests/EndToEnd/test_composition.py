"""Scripts that are put together from parts, and matrices of settings."""

import json
import re
import time

import pytest
from EndToEnd.scripts import COLORS
from support import differing

PARTS = """\
title: Parts
catalog:
  kind: ColorItem
  items:
    - { name: Red, color: red }
    - { name: Orange, color: orange }
    - { name: Blue, color: blue }
steps:
  - include: parts/_toggle.yaml
    with: { item: Red, action: Star }
  - repeat: { rows: all }
    steps:
      - peek: { row: {row} }
      - release
"""
TOGGLE = "# A part.\n- peek: {item}\n- action: '{action}'\n"


@pytest.fixture
def parts(project):
    project.write("Scripts/a.yaml", PARTS)
    project.write("Scripts/parts/_toggle.yaml", TOGGLE)
    return project


def test_the_pages_are_those_of_a_script_in_which_all_is_typed_out(parts):
    composed = parts.must_build("Scripts")
    steps = "- peek: Red\n- action: Star\n" + "".join(f"- peek: {{ row: {row} }}\n- release\n" for row in (1, 2, 3))
    typed = PARTS.partition("steps:\n")[0] + "steps:\n" + re.sub("^", "  ", steps, flags=re.M).rstrip(" ")
    parts.write("Scripts/a.yaml", typed)
    assert differing(composed, parts.must_build("Scripts")) == set()


def test_a_comment_in_a_part_changes_no_file(parts):
    before = parts.must_build("Scripts")
    parts.write("Scripts/parts/_toggle.yaml", "\n# Another remark.\n" + TOGGLE.replace("{item}", "{item}   # who"))
    run = parts.build("Scripts")
    assert " 0 files written" in run.output, run.text
    assert differing(before, parts.files("site")) == set()


def test_a_step_put_into_a_part_renames_no_other_page(parts):
    before = parts.must_build("Scripts")
    parts.write("Scripts/parts/_toggle.yaml", "- scroll: { rows: 0 }\n" + TOGGLE)
    after = parts.must_build("Scripts")
    assert {path for path in before if "/steps/" in path} <= set(after)


def test_a_warning_about_a_repeated_step_is_told_once(project):
    steps = "  - repeat: { rows: all }\n    steps:\n      - peek: { row: {row} }\n      - expect: { count: 3 }\n      - release\n"
    project.write("a.yaml", PARTS.partition("steps:\n")[0] + "steps:\n" + steps + "  - expect: { count: 3 }\n")
    for verb in ("test", "build"):
        run = project.run(verb, "a.yaml")
        assert run.code == 0, run.text
        assert re.findall(r"^a\.yaml:(\d+):\d+: warning: ", run.errors, re.M) == ["12", "14"]
        # Which of the rounds came first, as everything about repeated steps has.
        assert "note: repeated here, with `{row}` as `1`" in run.errors


def test_a_mistake_in_a_part_is_told_with_the_way_to_it(parts):
    parts.write("Scripts/parts/_toggle.yaml", TOGGLE + "- comit\n")
    run = parts.run("validate", "Scripts")
    assert run.code == 3
    assert "Scripts/parts/_toggle.yaml:4:3: error: `comit` is no step" in run.errors
    assert "Scripts/a.yaml:9:14: note: included here" in run.errors


def test_what_only_a_replay_finds_is_told_with_the_way_to_it(parts):
    parts.write("Scripts/parts/_toggle.yaml", TOGGLE.replace("{item}", "Green"))
    parts.write("Scripts/a.yaml", PARTS.replace("item: Red, ", ""))
    run = parts.run("test", "Scripts")
    assert run.code == 3
    assert "_toggle.yaml:2:9: error: no item is titled `Green`" in run.errors
    assert "a.yaml:9:14: note: included here" in run.errors


def test_a_part_lies_in_the_project(parts, tmp_path):
    (tmp_path / "_toggle.yaml").write_text(TOGGLE)
    parts.path("Scripts/parts/_toggle.yaml").unlink()
    parts.path("Scripts/parts/_toggle.yaml").symlink_to(tmp_path / "_toggle.yaml")
    run = parts.run("validate", "Scripts")
    assert run.code == 3
    assert "lies outside the project" in run.errors


def test_limits_are_those_of_the_project(parts):
    parts.write("peekbook.yaml", "limits: { steps: 7 }\n")
    run = parts.run("validate", "Scripts")
    assert run.code == 3
    assert "more than 7 steps" in run.errors
    parts.write("peekbook.yaml", "limits: { steps: 8 }\n")
    assert parts.run("validate", "Scripts").code == 0


def test_a_hundred_thousand_steps_come_out_quickly(project):
    steps = "  - repeat: { rows: 1-50000 }\n    steps: [{ peek: { row: 1 }, note: 'In round {row}.' }, release]\n"
    project.write("a.yaml", PARTS.partition("steps:\n")[0] + "steps:\n" + steps)
    start = time.monotonic()
    run = project.run("validate", "-v", "a.yaml")
    assert "valid, 100000 steps" in run.output, run.text
    # Ten times what it takes on a slow machine.
    assert time.monotonic() - start < 60


@pytest.fixture
def matrix(project):
    settings = "matrix: { integration: [storyboard, code], text_size: [l, ax5] }\n"
    project.write("Scripts/colors.yaml", settings + COLORS)
    return project


VARIANTS = ["storyboard-l", "storyboard-ax5", "code-l", "code-ax5"]


def test_every_variant_is_a_scenario_of_its_own(matrix):
    files = matrix.must_build("Scripts")
    for variant in VARIANTS:
        recording = json.loads(files[f"colors/{variant}/recording.json"])
        assert recording["steps"][1]["key"] == "peek-orange"
        assert recording["device"]["rowHeight"] == (84 if variant.endswith("ax5") else 44)
        assert f"colors/{variant}/index.html" in files
    page = files["colors/index.html"].decode()
    assert [variant for variant in VARIANTS if f'href="{variant}/index.html"' in page] == VARIANTS
    assert files == matrix.must_build("Scripts")


def test_a_variant_has_the_bytes_of_the_same_scenario_alone(matrix):
    files = matrix.must_build("Scripts")
    alone = "integration: code\ntext_size: ax5\n" + COLORS.replace("title: Colours", "title: Colours (code, text size ax5)")
    matrix.write("Alone/code-ax5.yaml", alone)
    run = matrix.run("build", "Alone", "-o", "alone")
    assert run.code == 0, run.text
    recordings = (matrix.files("alone")["code-ax5/recording.json"], files["colors/code-ax5/recording.json"])
    assert recordings[0] == recordings[1]


def test_a_variant_that_fails_is_named(matrix):
    script = matrix.path("Scripts/colors.yaml").read_text()
    matrix.write("Scripts/colors.yaml", script.replace("screen: list", "screen: list\n      visible: [Orange]"))
    run = matrix.run("test", "Scripts")
    assert run.code == 2
    for settings in ["storyboard, text size l", "code, text size ax5"]:
        assert f"in the variant `{settings}`" in run.errors


def test_a_check_and_a_review_know_the_variants(matrix):
    matrix.must_build("Scripts")
    assert matrix.run("check", "Scripts", "-o", "site").code == 0
    script = matrix.path("Scripts/colors.yaml").read_text()
    matrix.write("Scripts/colors.yaml", script.replace("peek: Orange", "peek: Blue").replace("Unstar", "Star"))
    run = matrix.run("review", "site", "Scripts")
    assert run.code in (1, 2), run.text
    for variant in VARIANTS:
        assert f"colors/{variant}" in run.output
    assert matrix.run("check", "Scripts", "-o", "site").code in (1, 2)


def test_a_variant_that_is_gone_is_removed(matrix):
    matrix.must_build("Scripts")
    script = matrix.path("Scripts/colors.yaml").read_text()
    matrix.write("Scripts/colors.yaml", script.replace("[l, ax5]", "[l, xl]"))
    files = matrix.must_build("Scripts")
    assert not any("ax5" in path for path in files)
    assert "colors/code-xl/index.html" in files
