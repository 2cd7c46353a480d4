"""Kinds of one's own, in scripts and in files that scripts share."""

import json
import os
import re

import pytest
from EndToEnd.test_scale import measure
from support import ROOT, differing

KINDS = sorted((ROOT / "Kinds").glob("*.yaml"))


def copy_examples(project):
    for path in (ROOT / "Examples").rglob("*"):
        if path.is_file():
            project.write(path.relative_to(ROOT).as_posix(), path.read_bytes())


def build(project, output):
    run = project.run("build", "Examples", "-o", output)
    assert run.code == 0, run.text
    return project.files(output)


def test_a_script_that_declares_the_kinds_that_ship_itself_gives_the_same_site(project):
    copy_examples(project)
    shipped = build(project, "shipped")
    declared = 0
    for script in project.path("Examples").glob("*.yaml"):
        text = script.read_text(encoding="utf-8")
        used = [kind for kind in KINDS if f"kind: {kind.stem}" in text]
        if script.name.startswith("_") or not used:
            continue
        own = "".join(
            re.sub(r"^(?=.)", "  ", kind.read_text(encoding="utf-8"), flags=re.M) for kind in used
        )
        script.write_text(f"{text}\nkinds:\n{own}", encoding="utf-8")
        declared += 1
    assert declared >= 4
    assert differing(shipped, build(project, "own")) == set()


def test_kinds_are_told_apart_by_what_they_are_and_not_by_their_names(project):
    """A kind with another name and the same parts differs in that name and its events only."""
    copy_examples(project)
    shipped = build(project, "shipped")["colors/recording.json"].decode()
    own = (ROOT / "Kinds/ColorItem.yaml").read_text(encoding="utf-8").replace("ColorItem:", "Hue:")
    script = project.path("Examples/colors.yaml")
    text = script.read_text(encoding="utf-8")
    text = text.replace("kind: ColorItem", "kind: Hue").replace("colorItem", "hue")
    kinds = "kinds:\n" + re.sub(r"^(?=.)", "  ", own, flags=re.M)
    script.write_text(text + "\n" + kinds, encoding="utf-8")
    renamed = build(project, "own")["colors/recording.json"].decode()
    assert renamed.replace('"Hue"', '"ColorItem"').replace("hue", "colorItem") == shipped


def test_a_table_and_a_database_with_the_same_rows_give_the_same_site(project):
    copy_examples(project)
    table = project.path("Examples/products.yaml").read_text(encoding="utf-8")
    database = project.path("Examples/products-sqlite.yaml").read_text(encoding="utf-8")
    items = r"^  items:\n(?:    .*\n)+"
    for path in project.path("Examples").glob("*.yaml"):
        if not path.name.startswith("_"):
            path.unlink()
    project.write("Examples/list.yaml", table)
    first = build(project, "table")
    other = re.search(items, database, re.M).group()
    project.write("Examples/list.yaml", re.sub(items, lambda _: other, table, flags=re.M))
    assert differing(first, build(project, "database")) == set()
    assert len(json.loads(first["list/recording.json"])["items"]) == 40


def test_a_kind_file_outside_of_the_project_is_refused_links_followed(project, tmp_path):
    outside = tmp_path / "secret.yaml"
    outside.write_text("A: { fields: { title: text } }\n")
    os.symlink(outside, project.path("link.yaml"))
    for path in ["../secret.yaml", "link.yaml", str(outside)]:
        project.write(
            "s.yaml", f"title: T\nkinds: {path}\ncatalog: {{ kind: A, items: [] }}\nsteps: []\n"
        )
        run = project.run("validate", "s.yaml")
        assert run.code == 3, run.text
        assert "s.yaml:2:8" in run.text
        assert "outside the project" in run.text or "absolute path" in run.text


def test_a_mistake_in_a_shared_kind_is_told_in_its_file(project):
    project.write("kinds/_a.yaml", "A:\n  fields: { title: text }\n  row: { detail: '{titel}' }\n")
    project.write(
        "x/s.yaml", "title: T\nkinds: ../kinds/_a.yaml\ncatalog: { kind: A, items: [] }\nsteps: []\n"
    )
    run = project.run("validate", ".")
    assert run.code == 3, run.text
    assert "kinds/_a.yaml:3:18: error: there is no field `titel`" in run.text
    assert "did you mean `title`?" in run.text


def test_parts_in_folders_that_begin_with_an_underscore_are_no_scripts(project):
    project.write("_kinds/a.yaml", "A: { fields: { title: text } }\n")
    project.write(
        "s.yaml", "title: T\nkinds: _kinds/a.yaml\ncatalog: { kind: A, items: [] }\nsteps: []\n"
    )
    run = project.run("validate", ".")
    assert run.code == 0, run.text
    assert "1 script" in run.text or "s.yaml" in run.text


def test_the_largest_file_that_is_imported_can_be_set(project):
    row = "x" * 1023 + "\n"
    project.write("data.csv", "name\n" + row * 1100)
    project.write(
        "s.yaml",
        "title: T\nkinds: { A: { fields: { name: text } } }\n"
        "catalog: { kind: A, items: { from: data.csv, limit: 1 } }\nsteps: []\n",
    )
    assert project.run("validate", "s.yaml").code == 0
    project.write("peekbook.yaml", "limits: { import: 1 }\n")
    run = project.run("validate", "s.yaml")
    assert run.code == 3, run.text
    assert "`data.csv` has more than 1048576 bytes" in run.text
    assert "limits: {import: …}" in run.text
    project.write("peekbook.yaml", "limits: { import: 2 }\n")
    assert project.run("validate", "s.yaml").code == 0


# A kind with twelve fields of all types.
PAINT = """\
title: Paints
kinds:
  Paint:
    fields:
      name: text
      color: color
      maker: { type: text, default: "" }
      price: { type: number, unit: EUR }
      volume: { type: number, unit: ml, default: 0 }
      made: date
      checked: { type: date, required: false }
      finish: { type: choice, options: [matt, satin, gloss] }
      sold: { type: flag, default: false }
      good: { type: flag, default: false }
      tags: { type: list, default: [] }
      note: { type: text, required: false }
    sections: finish
    row: { swatch: color, title: "{name}", subtitle: "{maker}, {made}", detail: "{price}" }
    screen:
      background: color
      fields: [maker, price, volume, made, checked, sold, good, tags, note]
      choice: finish
    actions:
      - { toggle: sold, title: { set: Offer, unset: Sell } }
      - { toggle: good, title: { set: Poor, unset: Good }, when: { sold: false } }
catalog:
  kind: Paint
  items:
    from: paints.csv
    map: { tags: { split: ";" }, sold: { values: { "0": false, "1": true } } }
steps:
"""


def write_paints(project, items, steps=200):
    rows = ["name,color,maker,price,volume,made,finish,sold,tags,note"]
    for n in range(items):
        finish = ["matt", "satin", "gloss"][n % 3]
        date = f"20{n % 25:02}-{n % 12 + 1:02}-{n % 28 + 1:02}"
        rows.append(
            f"Paint {n},#{n * 37 % 0xFFFFFF:06x},Maker {n % 50},{n % 90}.{n % 10}0,{n % 7}50,{date}"
            f",{finish},{n % 2},old;{n % 9},{'' if n % 3 else 'Dries fast.'}"
        )
    project.write("paints.csv", "\n".join(rows) + "\n")
    script = PAINT
    for step in range(steps // 4):
        row = step * 97 % items + 1
        script += f"  - scroll: {{ to: {{ row: {row} }} }}\n  - peek: {{ row: {row} }}\n"
        script += f"  - release\n  - set: {{ item: {{ row: {row} }}, fields: {{ price: {step}.5 }} }}\n"
    project.write("paints.yaml", script)


@pytest.mark.parametrize("verb", ["validate", "test", "build"])
def test_twelve_fields_of_thirty_thousand_items_cost_what_is_read(project, verb):
    """Twice the items cost at most twice as much, in time and in memory."""
    items = 30_000 if verb != "build" else 6_000
    output = ["-o", "site"] if verb == "build" else []
    costs = {}
    for count in (items // 2, items):
        write_paints(project, count)
        runs = [measure(project, verb, "paints.yaml", *output) for _ in range(2)]
        # The better of two: other work on the machine only ever adds.
        costs[count] = [min(run[0] for run in runs), min(run[1] for run in runs)]
    for half, whole in zip(costs[items // 2], costs[items]):
        assert whole / half < 2.4, costs


def test_a_site_of_thirty_thousand_items_has_a_preview_of_each(project):
    write_paints(project, 30_000)
    seconds, memory = measure(project, "build", "paints.yaml", "-o", "site")
    pages = {path.name for path in project.path("site/paints/previews").iterdir()}
    assert len([name for name in pages if name.endswith(".html")]) == 30_000
    assert memory < 400e6, f"{memory / 1e6:.0f} MB, {seconds:.0f} s"
