"""Every limit that Documentation/limits.md tells holds at its number, and is an error one past it."""

import json
import re

import pytest
from support import ROOT

PAGE = (ROOT / "Documentation" / "limits.md").read_text()
ITEMS = "{ name: A, color: red }, { name: B, color: red }, { name: C, color: red }"


def script(steps="[]", items=ITEMS, title="T", more=""):
    return f"title: {title}\ncatalog: {{ kind: ColorItem, items: [{items}] }}\n{more}steps: {steps}\n"


def imported(**files):
    return {"script.yaml": "title: T\ncatalog: { kind: ColorItem, items: { from: f.csv } }\nsteps: []\n", **files}


def set_to(limits: str, files: dict) -> dict:
    return {"peekbook.yaml": f"limits: {{ {limits} }}\n"} | files


def repeated(count):
    return {"script.yaml": script(f"[{{ repeat: {{ rows: 1-{count} }}, steps: [{{ note: a }}] }}]")}


def nested(count):
    steps = "[{ note: a }]"
    for _ in range(count):
        steps = f"[{{ repeat: {{ rows: 1 }}, steps: {steps} }}]"
    return {"script.yaml": script(steps)}


def rows(count):
    return "name,color\n" + "".join(f"Item {n},red\n" for n in range(count))


def kinds(count):
    fields = ", ".join(["name: text"] + [f"f{n}: {{ type: text, default: a }}" for n in range(count - 1)])
    return f"title: T\nkinds: {{ K: {{ fields: {{ {fields} }} }} }}\ncatalog: {{ kind: K, items: [] }}\nsteps: []\n"


# What holds, what is past it, what the message says, and the number as the page writes it.
CASES = {
    "steps": (set_to("steps: 5", repeated(5)), set_to("steps: 5", repeated(6)), "more than 5 steps", "100,000"),
    "nesting": (set_to("nesting: 3", nested(3)), set_to("nesting: 3", nested(4)), "more than 3 includes", "16"),
    "variants": (
        set_to("variants: 2", {"script.yaml": script(more="matrix: { text_size: [l, xl] }\n")}),
        set_to("variants: 2", {"script.yaml": script(more="matrix: { text_size: [l, xl, xs] }\n")}),
        "3 variants, 2 are allowed", "24",
    ),
    "items that are written": (
        set_to("items: 3", {"script.yaml": script()}),
        set_to("items: 3", {"script.yaml": script(items=ITEMS + ", { name: D, color: red }")}),
        "4 items, 3 are allowed", "1,000,000",
    ),
    "items that are imported": (
        set_to("items: 3", imported(**{"f.csv": rows(3)})), set_to("items: 3", imported(**{"f.csv": rows(4)})),
        "more than 3 items", "1,000,000",
    ),
    "import": (
        set_to("import: 1", imported(**{"f.csv": rows(3) + "\n" * (2**20 - len(rows(3)))})),
        set_to("import: 1", imported(**{"f.csv": rows(3) + "\n" * (2**20 + 1 - len(rows(3)))})),
        "more than 1048576 bytes", "64",
    ),
    "size of a script": (
        {"script.yaml": script() + "\n" * (2**26 - len(script()))},
        {"script.yaml": script() + "\n" * (2**26 + 1 - len(script()))},
        "longer than 67108864 bytes", "67,108,864",
    ),
    "depth": (
        {"script.yaml": script(more="# " + "[" * 200 + "\n")},
        {"script.yaml": script("[" * 128 + "]" * 128)}, "deeper than 128 levels", "128",
    ),
    "a single text": (
        {"script.yaml": script(title="T" * 2**24)}, {"script.yaml": script(title="T" * (2**24 + 1))},
        "16777217 bytes, 16777216 are allowed", "16,777,216",
    ),
    "a key on one line": (
        {"script.yaml": f"{'k' * 1000}: 1\n{script()}"}, {"script.yaml": f"{'k' * 1100}: 1\n{script()}"},
        "1024", "1,024",
    ),
    "Markdown": (
        {"script.yaml": script(f"[{{ note: {'a' * 16384} }}]")},
        {"script.yaml": script(f"[{{ note: {'a' * 16385} }}]")},
        "16385 bytes, 16384 are allowed", "16,384",
    ),
    "a whole number": (
        {"script.yaml": script("[{ scroll: { by: 1000000000 } }]")},
        {"script.yaml": script("[{ scroll: { by: 1000000001 } }]")}, "1000000000", "1,000,000,000",
    ),
    "fields of a kind": ({"script.yaml": kinds(200)}, {"script.yaml": kinds(201)}, "201 fields, 200 are allowed", "200"),
    "id of a step": (
        {"script.yaml": script(f"[{{ note: a, id: {'i' * 64} }}]")},
        {"script.yaml": script(f"[{{ note: a, id: {'i' * 65} }}]")}, "at most 64", "64",
    ),
    "name of a kind": (
        {"script.yaml": kinds(1).replace("K: {", "K" * 60 + ": {").replace("kind: K", "kind: " + "K" * 60)},
        {"script.yaml": kinds(1).replace("K: {", "K" * 61 + ": {").replace("kind: K", "kind: " + "K" * 61)},
        "at most 60", "60",
    ),
    "blocks in CSS": (
        {"script.yaml": imported()["script.yaml"].replace("f.csv", "f.css"), "f.css": "a{" * 127 + ":root{--a:red}" + "}" * 127},
        {"script.yaml": imported()["script.yaml"].replace("f.csv", "f.css"), "f.css": "a{" * 128 + ":root{--a:red}" + "}" * 128},
        "more than 128 blocks", "128",
    ),
}


def validate(project, files):
    for name, text in files.items():
        project.write(name, text)
    return project.run("validate", "script.yaml")


@pytest.mark.parametrize("name", CASES)
def test_a_limit_holds_at_its_number_and_not_past_it(project, name):
    holds, exceeds, message, number = CASES[name]
    assert re.search(rf"\b{number}\b", PAGE)
    run = validate(project, holds)
    # A key that nothing knows is an error too, but not one of length.
    assert run.code == (3 if name == "a key on one line" else 0), run.text[:2000]
    assert message not in run.text
    run = validate(project, exceeds)
    assert run.code in (3, 74), run.text[:2000]
    assert message in run.errors, run.errors[:2000]
    # A way out stands behind the caret, or below the message where there is no place.
    assert re.search(r"\^ \S" if run.code == 3 else r"\n +\S", run.errors), run.errors[:2000]


def test_a_bomb_of_aliases_ends_at_once(project):
    lines = ["l0: &l0 {name: X}"] + [
        f"l{n}: &l{n} [{', '.join(['*l' + str(n - 1)] * 9)}]" for n in range(1, 9)
    ]
    run = validate(project, {"script.yaml": "\n".join(lines) + "\n"})
    assert run.code == 3
    assert "more than 10000000 nodes" in run.errors and "10,000,000" in PAGE


def test_a_site_that_grows_too_large_is_an_error_that_says_how_to_allow_it(project):
    steps = "[" + ", ".join("{ peek: A }, release" for _ in range(60)) + "]"
    for limit, code in ((1, 3), (40, 0)):
        project.write("peekbook.yaml", f"limits: {{ output: {limit} }}\n")
        project.write("script.yaml", script(steps))
        run = project.build("script.yaml")
        assert run.code == code, run.text
        assert ("more than 1 MiB" in run.errors) == (code == 3)
        assert ("limits: {output: …}" in run.errors) == (code == 3)


def test_a_merged_site_and_a_review_are_limited_as_well(project):
    steps = [f"{{ peek: {'ABC'[number % 3]} }}, release" for number in range(120)]
    project.write("base/script.yaml", script("[" + ", ".join(steps) + "]"))
    # Every second one is no more, which has a page each.
    project.write("head/script.yaml", script("[" + ", ".join(steps[::2]) + "]"))
    assert project.run("build", "base", "--shard", "1/1", "-o", "part").code == 0
    for arguments, done in (
        (["merge", "part", "-o", "merged"], 0), (["review", "base", "head", "--html", "pages"], 1)
    ):
        for limit, code in ((1, 3), (40, done)):
            project.write("peekbook.yaml", f"limits: {{ output: {limit} }}\n")
            run = project.run(*arguments)
            assert run.code == code, run.text
            assert ("more than 1 MiB" in run.errors) == (limit == 1)


@pytest.mark.parametrize("text", [r'"\uD800"', r'"\uDC00x"', r'"a\uD83D"'])
def test_half_a_surrogate_pair_is_an_error_with_its_place(project, text):
    run = validate(project, {"script.yaml": f'{{"title": {text}, "catalog": {{}}, "steps": []}}'})
    assert run.code == 3
    assert re.search(r"^script\.yaml:1:1\d: error: ", run.errors, re.M), run.errors


@pytest.mark.parametrize("scalar", ["202E", "2066", "200F", "0007", "FEFF", "FFFE", "0085"])
def test_what_nobody_can_see_is_shown(project, scalar):
    project.write("script.yaml", script('["peek: X"]', items=f'{{ name: "a\\u{scalar}b", color: red }}'))
    run = project.run("validate", "script.yaml")
    project.write("script.yaml", script("[]", items=f'{{ name: "a\\u{scalar}b", color: red }}'))
    files = project.must_build("script.yaml")
    raw = chr(int(scalar, 16))
    shown = "\\u{" + scalar.lstrip("0") + "}"
    pages = {path: text.decode() for path, text in files.items() if path.endswith((".html", ".md"))}
    assert any(shown in text.replace("\\\\", "\\") for text in pages.values())
    assert not [path for path, text in pages.items() if raw in text]
    assert raw not in run.text


def script_with(project, name):
    project.write("script.yaml", json.dumps({
        "title": "T", "catalog": {"kind": "ColorItem", "items": [{"name": name, "color": "red"}]},
        "steps": [{"peek": {"row": 1}}, "release"],
    }))


def test_ten_megabytes_in_one_text_are_a_text(project):
    script_with(project, "M" * 10_000_000)
    run = project.run("test", "script.yaml")
    assert run.code == 0, run.text[:2000]


def test_ten_megabytes_in_one_text_are_published(project):
    script_with(project, "M" * 10_000_000)
    assert any(b"M" * 10_000_000 in text for text in project.must_build("script.yaml").values())
