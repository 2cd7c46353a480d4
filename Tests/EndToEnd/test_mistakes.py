"""All mistakes of a script are told at once, each with its place."""

import json
import re

from EndToEnd.scripts import COLORS

# One mistake a line; the lines that are marked hold one.
MISTAKES = """\
title: Mistakes
titel: again                                                        # unknown key
description: [a, list]                                              # a list for a text
integration: storybord                                              # unknown choice
catalog:
  kind: ColorItem
  items:
    - { name: Red, color: "#FF3B3" }                                # five digits
    - { name: Orange, color: "#FF9500", stared: true }              # unknown field
    - { name: "", color: "#FFCC00" }                                # empty title
    - { name: Green, color: 5319E7 }                                # no #
    - { name: Teal, color: "#5AC8FA", starred: perhaps }            # no flag
    - { color: "#007AFF" }                                          # no title
    - { name: Purple, color: notacolor }                            # no color
    - just text                                                     # no mapping
    - { name: [a], color: "#000" }                                  # a list for a text
steps:
  - pek: Orange                                                     # unknown step
  - peek: { row: 0 }                                                # rows count from 1
  - peek: { row: many }                                             # no number
  - peek: { at: [1] }                                               # half a point
  - peek: { rwo: 1 }                                                # unknown key
  - scroll: sideways                                                # no mapping
  - scroll: { to: Orange, by: 20 }                                  # two ways at once
  - set: { item: Orange }                                           # nothing to set
  - move: { item: Orange }                                          # no row
  - insert: { fields: { colour: "#fff" } }                          # unknown field
  - action: [Star]                                                  # a list for a text
  - expect: { scren: list }                                         # unknown key
  - expect: { screen: lists }                                       # unknown choice
  - expect: { count: -1 }                                           # below zero
  - { peek: Orange, open: Orange }                                  # two actions
  - expect: {}                                                      # nothing expected
"""


def test_each_of_many_mistakes_is_located_and_the_site_is_left_as_it_was(project):
    project.write("good.yaml", COLORS)
    before = project.must_build()
    times = {path: path.stat().st_mtime_ns for path in project.path("site").rglob("*")}
    project.write("bad.yaml", MISTAKES)
    run = project.build("good.yaml", "bad.yaml")
    assert run.code == 3, run.text
    told = {int(line) for line in re.findall(r"^bad\.yaml:(\d+):\d+: error: ", run.errors, re.M)}
    made = {n for n, line in enumerate(MISTAKES.splitlines(), 1) if "# " in line}
    assert len(made) >= 25
    assert made <= told, f"not told: {sorted(made - told)}\n{run.errors}"
    assert told <= made, f"told, but not made: {sorted(told - made)}\n{run.errors}"
    assert project.files("site") == before
    assert {path: path.stat().st_mtime_ns for path in project.path("site").rglob("*")} == times


def test_errors_come_in_the_order_of_the_script_with_line_and_caret_and_a_count(project):
    project.write("bad.yaml", MISTAKES)
    errors = project.run("validate", "bad.yaml").errors
    lines = [int(line) for line in re.findall(r"^bad\.yaml:(\d+):\d+: error: ", errors, re.M)]
    assert lines == sorted(lines)
    assert errors.count(" error: ") == len(lines)
    assert re.search(rf"\b{len(lines)} errors\b", errors), errors[-300:]
    assert "   2 | titel: again" in errors
    assert "^ did you mean `title`?" in errors
    assert "did you mean `storyboard`?" in errors
    assert "did you mean `starred`?" in errors
    assert "did you mean `peek`?" in errors


def test_a_key_that_stands_twice_hides_no_other_mistake(project):
    project.write("bad.yaml", MISTAKES + "title: Again\n")
    errors = project.run("validate", "bad.yaml").errors
    assert "the key `title` is repeated" in errors
    assert "did you mean `storyboard`?" in errors


def test_the_same_errors_stand_in_the_json(project):
    project.write("bad.yaml", MISTAKES)
    text = project.run("validate", "bad.yaml").errors
    run = project.run("validate", "bad.yaml", "--format", "json")
    result = json.loads(run.output)
    assert (result["exit"], result["name"]) == (3, "invalid-script")
    assert len(result["diagnostics"]) == text.count(" error: ")


def test_the_errors_of_all_scripts_are_told(project):
    project.write("a.yaml", "title: A\ntitel: B\n")
    project.write("b.yaml", "steps: 1\n")
    errors = project.run("validate", ".").errors
    assert "a.yaml:2:1: error: " in errors
    assert "b.yaml:1:8: error: " in errors


def test_no_input_ends_in_a_crash(project):
    """Exit codes are those of the table, and no signal's, whatever the bytes are."""
    import random

    source = random.Random(20240310)
    hostile = [
        b"", b"\x00", b"\xff\xfe", b"%YAML 9.9\n---\n", b"---\n---\n", b"? ? ?", b"- - - -",
        b"items: " + b"[" * 50_000 + b"]" * 50_000, b"&a [*a]", b"a: &x {<<: *x}", b"\t- a\n",
        b'title: "\\ud800"\n', b"!!binary x", b"{" * 50_000, b"- " * 50_000, bytes(range(256)),
        b"title: T\ncatalog: {kind: ColorItem, items: []}\nsteps:\n  - scroll: {by: 9223372036854775807}\n"
        b"  - scroll: {by: 9223372036854775807}\n  - scroll: {rows: -9223372036854775808}\n",
    ]
    base = COLORS.encode()
    for _ in range(300):
        script = bytearray(base)
        for _ in range(source.randint(1, 8)):
            place = source.randrange(len(script))
            choice = source.randrange(4)
            if choice == 0:
                script[place] = source.randrange(256)
            elif choice == 1:
                del script[place : place + source.randint(1, 20)]
            elif choice == 2:
                script[place:place] = source.choice([b": ", b"\n  ", b"- ", b"{", b"]", b"*x", b"&x ", b"'", b'"', b"|", b"9" * 30])
            else:
                script[place:place] = script[place : place + source.randint(1, 40)]
            if not script:
                break
        hostile.append(bytes(script))
    for script in hostile:
        run = project.run("test", "-", stdin=script)
        assert run.code in (0, 2, 3), (script[:300], run.text[:2000])
        if run.code == 3:
            assert "<stdin>" in run.errors, script[:300]
