"""`peekbook test --update-expectations`: values change in the scripts, and nothing else."""

import os
import random
import stat

import pytest
from EndToEnd.scripts import COLORS, FAILING

HEAD = COLORS[: COLORS.index("  - peek")]


def update(project, *arguments, **options):
    return project.run("test", *(arguments or (".",)), "--update-expectations", **options)


def test_values_are_rewritten_and_a_second_run_changes_nothing(project):
    script = FAILING.replace("rows:", "# all that is left\n      rows:").replace("\n", "\r\n")
    path = project.write("colors.yaml", b"\xef\xbb\xbf" + script.encode())
    path.chmod(0o640)
    run = update(project)
    assert run.code == 0, run.text
    assert "colors.yaml: 1 expectation rewritten\n" in run.output
    assert "rows: Orange; Red → Orange; Blue\n" in run.output
    expected = script.replace("[Orange, Red]", "[Orange, Blue]").encode()
    assert path.read_bytes() == b"\xef\xbb\xbf" + expected
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    before = path.stat()
    assert update(project).code == 0
    after = path.stat()
    assert (before.st_mtime_ns, before.st_ino) == (after.st_mtime_ns, after.st_ino)
    assert [name.name for name in project.folder.iterdir()] == ["colors.yaml"]


def test_each_key_is_rewritten_in_its_own_form(project):
    steps = """\
  - set: { item: Orange, fields: { name: "no", starred: false } }
  - expect:
      screen: 'detail'
      title: "Wrong"   # quoted
      rows:
        - Red      # stays
        - Orange   # goes
        - Blue
      visible: []
      count: 12
      starred: [Red]
      items:
        Red: { color: "#000", starred: true }
      events:
        - { name: colorItemUpdated, item: Orange, field: starred }
        - colorItemDeleted
      reloaded: [Red, Orange]
  - open: "no"
  - expect: { actions: [Star], screen: list }
"""
    path = project.write("colors.yaml", HEAD + steps)
    run = update(project)
    assert run.code == 0, run.text
    written = path.read_text()
    assert written.startswith(HEAD)
    assert "      screen: 'list'\n" in written or "      screen: list\n" in written
    assert '      title: "ColorData"   # quoted\n' in written
    assert '        - Red      # stays\n        - "no"   # goes\n        - Blue\n' in written
    assert '      visible: [Red, "no", Blue]\n' in written
    assert "      count: 3\n" in written
    assert "      starred: []\n" in written
    assert '        Red: { color: "#FF3B30", starred: false }\n' in written
    assert "      reloaded: [" in written
    assert "  - expect: { actions: [Star, Delete], screen: detail }\n" in written
    assert project.run("test", ".").code == 0


def test_what_stands_at_several_places_is_left_alone(project):
    steps = """\
  - peek: Orange
  - expect: { rows: &all [Red, Blue], count: 9 }
  - expect: { visible: *all }
"""
    path = project.write("colors.yaml", HEAD + steps)
    run = update(project)
    assert run.code == 2, run.text
    assert "colors.yaml:10:26: warning: the value is not rewritten" in run.errors
    assert path.read_text() == HEAD + steps.replace("count: 9", "count: 3")


@pytest.mark.parametrize("mistake", ["  - star\n", "  - paek: Red\n", "  - { id: 1, id: 2 }\n"])
def test_a_script_with_another_mistake_is_not_touched(project, mistake):
    path = project.write("colors.yaml", FAILING + mistake)
    project.write("other.yaml", FAILING)
    run = update(project)
    assert run.code == 3, run.text
    assert path.read_text() == FAILING + mistake
    assert "Orange, Blue" in project.path("other.yaml").read_text()


def test_ci_rewrites_nothing(project):
    path = project.write("colors.yaml", FAILING)
    for environment, arguments in [({"CI": "true"}, []), ({"CI": "1"}, []), ({}, ["--ci"])]:
        run = update(project, ".", *arguments, environment=environment)
        assert run.code == 64, run.text
        assert "not done in CI" in run.errors
        assert path.read_text() == FAILING
    assert update(project, environment={"CI": "false"}).code == 0


def test_standard_input_can_not_be_rewritten(project):
    run = update(project, "-", stdin=FAILING.encode())
    assert run.code == 2
    assert "it comes from standard input" in run.errors


def test_a_filter_says_what_is_rewritten(project):
    steps = "  - expect: { count: 7 }\n  - peek: Orange\n  - expect: { screen: list }\n"
    path = project.write("colors.yaml", HEAD + steps)
    assert update(project, ".", "--filter", ":peek-orange").code == 0
    assert path.read_text() == HEAD + steps.replace("screen: list", "screen: preview")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_74_when_a_script_can_not_be_written(project):
    path = project.write("scripts/colors.yaml", FAILING)
    path.parent.chmod(0o555)
    try:
        assert update(project, "scripts").code == 74
    finally:
        path.parent.chmod(0o755)
    assert path.read_text() == FAILING


NAMES = ["Red", "no", "~", "16", "#fff", "- x", "x: y", "it's", 'say "x"', "[", "a, b", "*x", "Größe", "日本", " x", "x #y"]


def quoted(text: str, source: random.Random) -> str:
    if source.random() < 0.5:
        return "'" + text.replace("'", "''") + "'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@pytest.mark.parametrize("seed", range(6))
def test_random_scripts_hold_after_an_update(project, seed):
    source = random.Random(seed)
    for number in range(20):
        names = source.sample(NAMES, 4)
        lines = ["title: Random", "catalog:", "  kind: ColorItem", "  items:"]
        lines += [f"    - {{ name: {quoted(name, source)}, color: red }}" for name in names]
        lines.append("steps:  # here")
        for _ in range(5):
            name = source.choice(names)
            lines += [f"  - peek: {quoted(name, source)}", f"  - {source.choice(['star', 'release'])}"]
            wrong = [quoted(n, source) for n in source.sample(NAMES, source.randrange(4))]
            if source.random() < 0.5:
                lines += ["  - expect:  # below", "      rows:" + (" []" if not wrong else "  # list")]
                lines += [f"      - {n}  # {i}" for i, n in enumerate(wrong)]
            else:
                lines.append(f"  - expect: {{ starred: [{', '.join(wrong)}], count: {source.randrange(9)} }}")
            lines.append(f"  # a comment {source.random()}")
            if source.random() < 0.2:
                lines.append("  - expect: { events: [colorItemDeleted] }")
        # A second star on the same item is no action that is offered.
        text = "\n".join(lines).replace("- star", "- release") + "\n"
        path = project.write(f"{number}.yaml", text)
        run = update(project, path.name)
        assert run.code == 0, run.text + text
        written = path.read_text()
        comments = [line for line in text.splitlines() if line.startswith("  # ")]
        assert [line for line in written.splitlines() if line.startswith("  # ")] == comments
        steps = [line for line in text.splitlines() if "peek" in line]
        assert [line for line in written.splitlines() if "peek" in line] == steps


def test_what_all_variants_agree_on_is_rewritten_and_nothing_else(project):
    items = "".join(f"    - {{ name: Colour {number}, color: red }}\n" for number in range(20))
    steps = "  - peek: Colour 1\n  - expect:\n      screen: list\n      visible: [Colour 1]\n"
    start = "title: Sizes\nmatrix: { text_size: [l, ax5] }\ncatalog:\n  kind: ColorItem\n  items:\n"
    path = project.write("sizes.yaml", start + items + "steps:\n" + steps)
    before = path.read_text()
    run = update(project)
    assert run.code == 2, run.text
    assert "the value is not rewritten: the variants of the matrix differ in it" in run.errors
    assert path.read_text() == before.replace("screen: list", "screen: preview")


def test_what_is_included_or_repeated_is_left_alone(project):
    part = "- peek: Orange\n- expect: { screen: list }\n"
    project.write("_part.yaml", part)
    steps = """\
  - include: _part.yaml
  - repeat: { values: [Red, Blue] }
    steps:
      - peek: "{value}"
      - expect: { screen: list }
  - expect: { count: 9 }
"""
    path = project.write("colors.yaml", HEAD + steps)
    run = update(project)
    assert run.code == 2, run.text
    assert run.errors.count("it is repeated, or stands in a file that is included") == 2
    assert project.path("_part.yaml").read_text() == part
    assert path.read_text() == HEAD + steps.replace("count: 9", "count: 3")
