"""One screen of a scenario, and what led to it, in the terminal."""

import json
import re

import pytest
from EndToEnd.scripts import COLORS, FAILING


@pytest.fixture
def colors(project):
    project.write("colors.yaml", COLORS)
    return project


def test_a_step_by_its_key_and_by_its_number(colors):
    by_key = colors.run("show", "colors.yaml:unstar-orange")
    by_number = colors.run("show", "colors.yaml:2")
    assert by_key.code == 0, by_key.text
    assert by_key.output == by_number.output
    assert "☆ Orange                       › │ ← changed" in by_key.output
    assert "• colorItemUpdated posted by Orange: starred: yes → no" in by_key.output
    assert colors.run("show", "colors.yaml:0").output.count("Start") == 1


def test_right_to_left_names_stand_in_isolates_that_leave_the_frame_level(project):
    name = "مرحبا بالعالم"
    project.write("rtl.yaml", f"""title: T
catalog: {{ kind: ColorItem, items: [{{ name: "{name}", color: red }}, {{ name: "a\\u2068b", color: blue }}] }}
steps: [{{ peek: {{ row: 1 }} }}, commit]
""")
    rows = project.run("show", "rtl.yaml:0").output
    assert f"│ \u2068☆ {name}\u2069 " in rows
    assert r"a\u{2068}b" in rows
    for step in range(3):
        screen = [line for line in project.run("show", f"rtl.yaml:{step}").output.splitlines() if line[:1] in "┌│└"]
        assert any(name in line for line in screen)
        assert {len(re.sub("[\u2068\u2069]", "", line).split(" ←")[0]) for line in screen if line} == {36}


def test_without_a_step_all_are_listed_with_the_last_screen(colors):
    run = colors.run("show", "colors.yaml")
    assert run.code == 0, run.text
    for key in ("start", "peek-orange", "unstar-orange", "open-red", "delete-red"):
        assert key in run.output
    assert "• colorItemDeleted posted by the catalog ColorData" in run.output


def test_a_recording_is_shown_like_its_script(colors):
    colors.must_build("colors.yaml")
    run = colors.run("show", "site/colors/recording.json:open-red")
    assert run.output == colors.run("show", "colors.yaml:open-red").output


def test_a_step_of_the_script_on_standard_input(colors):
    run = colors.run("show", "-:unstar-orange", stdin=COLORS.encode())
    assert run.code == 0, run.text
    assert run.output == colors.run("show", "colors.yaml:unstar-orange").output


def test_of_a_matrix_it_says_which_variant_is_shown_and_how_to_see_the_others(colors):
    colors.write("colors.yaml", COLORS + "matrix: { integration: [storyboard, code], text_size: [l, ax5] }\n")
    run = colors.run("show", "colors.yaml:1")
    assert run.code == 0, run.text
    assert run.output.startswith("The first of 4 variants: storyboard, text size l.\n")
    assert json.loads(colors.run("show", "colors.yaml:1", "--format", "json").output)["variant"] == "storyboard-l"
    colors.must_build("colors.yaml")
    other = colors.run("show", "site/colors/code-ax5/recording.json:1")
    assert other.code == 0, other.text
    assert "variants" not in other.output


def test_colours_where_they_are_wanted(colors):
    assert "\x1b[" not in colors.run("show", "colors.yaml").output
    assert "\x1b[" in colors.run("show", "colors.yaml", "--color", "always").output


def test_a_step_that_is_not_there(colors):
    run = colors.run("show", "colors.yaml:unstar-ornge")
    assert run.code == 64, run.text
    assert "did you mean `unstar-orange`?" in run.errors
    assert "steps have numbers from 0 to 4" in colors.run("show", "colors.yaml:99").errors
    assert "lists the steps" in colors.run("show", "colors.yaml:").errors


def test_wrong_arguments(colors):
    colors.write("more/a.yaml", COLORS)
    colors.write("more/b.yaml", COLORS)
    for arguments, says in [
        ([], "nothing says what to show"),
        (["colors.yaml", "more"], "one argument too many"),
        (["more"], "`more` has 2 scripts"),
    ]:
        run = colors.run("show", *arguments)
        assert run.code == 64, run.text
        assert says in run.errors
    assert colors.run("show", "absent.yaml:1").code == 74


def test_a_failed_expectation_is_shown(colors):
    colors.write("colors.yaml", FAILING)
    run = colors.run("show", "colors.yaml")
    assert run.code == 2, run.text
    assert "✗ 1 failed" in run.output
    assert "    expected: Orange; Red" in run.output


def test_the_json_lists_the_steps(colors):
    result = json.loads(colors.run("show", "colors.yaml:1", "--format", "json").output)
    assert result["step"] == "peek-orange"
    assert result["steps"][-1] == "delete-red"
