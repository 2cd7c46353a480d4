"""Every limit that Documentation/limits.md tells holds at its number, and is an error one past it."""

import json
import re
import sqlite3
from dataclasses import dataclass

import pytest
from support import ROOT, Project, Run

PAGE = (ROOT / "Documentation" / "limits.md").read_text()
ITEMS = "{ name: A, color: red }, { name: B, color: red }, { name: C, color: red }"
MIB = 2**20

# The rows of the page's tables of limits: what stands behind what is limited.
ROWS = {
    cells[0]: " | ".join(cells[1:])
    for part in PAGE.split("\n## ")[1:3]
    for line in re.findall(r"^\| (.*) \|$", part, re.M)[1:]
    if not (cells := line.split(" | "))[0].startswith("---")
}
TRIED = set()


def tries(*rows: str):
    """Marks a test that tries rows of the page."""
    TRIED.update(rows)
    return lambda test: test


def script(steps="[]", items=ITEMS, title="T", more=""):
    return f"title: {title}\ncatalog: {{ kind: ColorItem, items: [{items}] }}\n{more}steps: {steps}\n"


def of(text) -> dict:
    return {"script.yaml": text}


def imported(name: str, contents: str) -> dict:
    return of(f"title: T\ncatalog: {{ kind: ColorItem, items: {{ from: {name} }} }}\nsteps: []\n") | {name: contents}


def set_to(limits: str, files: dict) -> dict:
    return {"peekbook.yaml": f"limits: {{ {limits} }}\n"} | files


def padded(text: str, size: int, fill="\n", tail=""):
    """Contents of a size, made when they are written."""
    return lambda: text + fill * (size - len(text) - len(tail)) + tail


def repeated(count):
    return of(script(f"[{{ repeat: {{ rows: 1-{count} }}, steps: [{{ note: a }}] }}]"))


def nested(count):
    steps = "[{ note: a }]"
    for _ in range(count):
        steps = f"[{{ repeat: {{ rows: 1 }}, steps: {steps} }}]"
    return of(script(steps))


def variants(count):
    files = {f"i{n}.csv": rows(1) for n in range(count)}
    matrix = f"matrix: {{ from: [{', '.join(files)}] }}"
    return of(f"title: T\n{matrix}\ncatalog: {{ kind: ColorItem, items: {{}} }}\nsteps: []\n") | files


def rows(count):
    return "name,color\n" + "".join(f"Item {n},red\n" for n in range(count))


def kind(fields="name: text", name="K", more=""):
    return of(f"title: T\nkinds: {{ {name}: {{ fields: {{ {fields} }}{more} }} }}\ncatalog: {{ kind: {name}, items: [] }}\nsteps: []\n")


def fields(count):
    return kind(", ".join(["name: text"] + [f"f{n}: {{ type: text, default: a }}" for n in range(count - 1)]))


def kind_files(count):
    files = {f"k{n}.yaml": f"K{n}: {{ fields: {{ name: text }} }}\n" for n in range(count)}
    return of(f"title: T\nkinds: [{', '.join(files)}]\ncatalog: {{ kind: K0, items: [] }}\nsteps: []\n") | files


def kind_chain(count):
    """Files with kinds of which each names the next."""
    files = {f"c{n}.yaml": f"[c{n + 1}.yaml]\n" for n in range(count - 1)}
    files[f"c{count - 1}.yaml"] = "K: { fields: { name: text } }\n"
    return of("title: T\nkinds: c0.yaml\ncatalog: { kind: K, items: [] }\nsteps: []\n") | files


def css(text):
    return imported("f.css", text)


def lines(*after: str, first='"title": "T"') -> dict:
    header = f'{{"format": "peekbook-recording-lines", "version": 1, {first}}}\n'
    return {"run.jsonl": header + '{"screen": {"rows": [{"id": "a", "title": "A"}]}}\n' + "".join(after)}


def long_line(size):
    text = lines()["run.jsonl"]
    return {"run.jsonl": padded(text + '{"step": "tap"', len(text) + size, " ", "}")}


def noted(count):
    return f'{{"step": "tap", "note": "{"a" * count}"}}\n'


@dataclass
class Case:
    """Files that are just allowed, and files of which there is one too many of something."""

    row: str
    number: str
    holds: dict
    exceeds: dict
    message: str
    # What is allowed may be wrong in another way.
    code: int = 0


CASES = {
    "steps": Case("`steps`", "", set_to("steps: 5", repeated(5)), set_to("steps: 5", repeated(6)), "more than 5 steps"),
    "nesting, default": Case("`nesting`", "16", nested(16), nested(17), "more than 16 includes"),
    "nesting": Case("`nesting`", "", set_to("nesting: 3", nested(3)), set_to("nesting: 3", nested(4)), "more than 3 includes"),
    "variants, default": Case("`variants`", "24", variants(24), variants(25), "25 variants, 24 are allowed"),
    "variants": Case("`variants`", "", set_to("variants: 2", variants(2)), set_to("variants: 2", variants(3)), "3 variants, 2 are allowed"),
    "items that are written": Case(
        "`items`", "", set_to("items: 3", of(script())), set_to("items: 2", of(script())), "3 items, 2 are allowed"
    ),
    "items that are imported": Case(
        "`items`", "", set_to("items: 3", imported("f.csv", rows(3))), set_to("items: 3", imported("f.csv", rows(4))),
        "more than 3 items",
    ),
    "import": Case(
        "`import`", "", set_to("import: 1", imported("f.csv", padded(rows(3), MIB))),
        set_to("import: 1", imported("f.csv", padded(rows(3), MIB + 1))), "more than 1048576 bytes",
    ),
    "depth": Case(
        "lists and mappings in one another, aliases followed", "128", of(script("[" * 127 + "]" * 127)),
        of(script("[" * 128 + "]" * 128)), "deeper than 128 levels", code=3,
    ),
    "depth by an alias": Case(
        "lists and mappings in one another, aliases followed", "128",
        of("a: &a " + "[" * 60 + "]" * 60 + "\nb: " + "[" * 67 + "*a" + "]" * 67 + "\n"),
        of("a: &a " + "[" * 60 + "]" * 60 + "\nb: " + "[" * 68 + "*a" + "]" * 68 + "\n"), "deeper than 128 levels", code=3,
    ),
    "a single text": Case(
        "a single text", "16,777,216", of(lambda: script(title="T" * 2**24)), of(lambda: script(title="T" * (2**24 + 1))),
        "16777217 bytes, 16777216 are allowed",
    ),
    "a key on one line": Case(
        "a key that stands before its `:` on one line", "1,024", of(f"{'k' * 1024}: 1\n{script()}"),
        of(f"{'k' * 1025}: 1\n{script()}"), "more than 1024 characters", code=3,
    ),
    "Markdown": Case(
        "Markdown (`description`, `note`)", "16,384", of(script(f"[{{ note: {'a' * 16384} }}]")),
        of(script(f"[{{ note: {'a' * 16385} }}]")), "16385 bytes, 16384 are allowed",
    ),
    "Markdown in a line": Case(
        "Markdown (`description`, `note`)", "16,384", lines(noted(16384)), lines(noted(16385)), "16385 bytes, 16384 are allowed",
    ),
    "a whole number": Case(
        "a whole number", "1,000,000,000", of(script("[{ scroll: { by: 1000000000 } }]")),
        of(script("[{ scroll: { by: 1000000001 } }]")), "1000000000",
    ),
    "a whole number below zero": Case(
        "a whole number", "1,000,000,000", of(script("[{ scroll: { by: -1000000000 } }]")),
        of(script("[{ scroll: { by: -1000000001 } }]")), "1000000000",
    ),
    "fields of a kind": Case("fields of a kind", "200", fields(200), fields(201), "201 fields, 200 are allowed"),
    "files with kinds": Case(
        "files with kinds", "100", kind_files(100), kind_files(101), "more than 100 files with kinds",
    ),
    "files with kinds that name each other": Case("files with kinds", "20", kind_chain(20), kind_chain(21), "more than 20 deep"),
    "name of a kind": Case(
        "the name of a kind, a field or an event", "60", kind(name="K" * 60), kind(name="K" * 61), "at most 60"
    ),
    "name of a field": Case(
        "the name of a kind, a field or an event", "60", kind(f"{'f' * 60}: text"), kind(f"{'f' * 61}: text"), "at most 60"
    ),
    "name of an event": Case(
        "the name of a kind, a field or an event", "60", kind(more=f", events: {{ updated: {'e' * 60} }}"),
        kind(more=f", events: {{ updated: {'e' * 61} }}"), "at most 60",
    ),
    "id of a step": Case(
        "the `id` of a step, in a script", "64", of(script(f"[{{ note: a, id: {'i' * 64} }}]")),
        of(script(f"[{{ note: a, id: {'i' * 65} }}]")), "at most 64",
    ),
    "blocks in CSS": Case(
        "blocks in one another, in CSS", "128", css("a{" * 127 + ":root{--a:red}" + "}" * 127),
        css("a{" * 128 + ":root{--a:red}" + "}" * 128), "more than 128 blocks",
    ),
    "objects in a line": Case(
        "objects and arrays in one another, in a line", "32", lines('{"x": ' + "[" * 31 + "]" * 31 + "}\n"),
        lines('{"x": ' + "[" * 32 + "]" * 32 + "}\n"), "more than 32 objects and arrays", code=3,
    ),
}
TRIED.update(case.row for case in CASES.values())

# The same, where it takes its time under a sanitizer.
LARGE = {
    "a single text of a line": Case(
        "a single text", "16,777,216", {"run.jsonl": lambda: lines(first=f'"title": "{"T" * 2**24}"')["run.jsonl"]},
        {"run.jsonl": lambda: lines(first=f'"title": "{"T" * (2**24 + 1)}"')["run.jsonl"]},
        "16777217 bytes, 16777216 are allowed",
    ),
    "steps, default": Case("`steps`", "100,000", repeated(100_000), repeated(100_001), "more than 100000 steps"),
    "items, default": Case(
        "`items`", "1,000,000", imported("f.csv", lambda: rows(1_000_000)), imported("f.csv", lambda: rows(1_000_001)), "more than 1000000 items"
    ),
    "import, default": Case(
        "`import`", "64", imported("f.csv", padded(rows(3), 64 * MIB)), imported("f.csv", padded(rows(3), 64 * MIB + 1)),
        "more than 67108864 bytes",
    ),
    "a script": Case(
        "a script, a file of steps or kinds, `peekbook.yaml`", "67,108,864", of(padded(script(), 64 * MIB)),
        of(padded(script(), 64 * MIB + 1)), "longer than 67108864 bytes",
    ),
    "peekbook.yaml": Case(
        "a script, a file of steps or kinds, `peekbook.yaml`", "67,108,864",
        of(script()) | {"peekbook.yaml": padded("title: T\n", 64 * MIB)},
        of(script()) | {"peekbook.yaml": padded("title: T\n", 64 * MIB + 1)}, "longer than 67108864 bytes",
    ),
    "a file of steps": Case(
        "a script, a file of steps or kinds, `peekbook.yaml`", "67,108,864",
        set_to("import: 65", of(script("[{ include: s.yaml }]")) | {"s.yaml": padded("- note: a\n", 64 * MIB)}),
        set_to("import: 65", of(script("[{ include: s.yaml }]")) | {"s.yaml": padded("- note: a\n", 64 * MIB + 1)}),
        "67108865 bytes, 67108864 are allowed",
    ),
    "a file of kinds": Case(
        "a script, a file of steps or kinds, `peekbook.yaml`", "67,108,864",
        set_to("import: 65", kind_files(1) | {"k0.yaml": padded(kind_files(1)["k0.yaml"], 64 * MIB)}),
        set_to("import: 65", kind_files(1) | {"k0.yaml": padded(kind_files(1)["k0.yaml"], 64 * MIB + 1)}),
        "67108865 bytes, 67108864 are allowed",
    ),
    "a line": Case(
        "a line of a recording in lines", "67,108,864", long_line(64 * MIB), long_line(64 * MIB + 1),
        "the line has 67108865 bytes, 67108864 are allowed",
    ),
    "lines": Case(
        "a [recording in lines](recordings.md)", "268,435,456", {"run.jsonl": padded(lines()["run.jsonl"], 256 * MIB, " ")},
        {"run.jsonl": padded(lines()["run.jsonl"], 256 * MIB + 1, " ")}, "longer than 268435456 bytes",
    ),
}
TRIED.update(case.row for case in LARGE.values())


def validate(project: Project, files: dict) -> Run:
    for name, text in files.items():
        project.write(name, text() if callable(text) else text)
    return project.run("validate", "run.jsonl" if "run.jsonl" in files else "script.yaml")


def check(project: Project, case: Case):
    assert re.search(rf"(^|\D){case.number}(?!\d|,\d)", ROWS[case.row]), ROWS[case.row]
    run = validate(project, case.holds)
    assert run.code == case.code, run.text[:2000]
    assert case.message not in run.text
    run = validate(project, case.exceeds)
    # A file of which the size alone is wrong is not read.
    assert run.code == (74 if "longer than" in case.message else 3), run.text[:2000]
    assert case.message in run.errors, run.errors[:2000]
    if run.code == 3:
        assert re.search(r"^\S+:\d+:\d+: error: ", run.errors, re.M), run.errors[:2000]
    # A way out stands behind the caret, or below the message where there is no line to show.
    assert re.search(r"\^ \S|^ +(\| +)?= \S", run.errors, re.M), run.errors[:2000]


@pytest.mark.parametrize("name", CASES)
def test_a_limit_holds_at_its_number_and_not_past_it(project, name):
    check(project, CASES[name])


@pytest.mark.large
@pytest.mark.parametrize("name", LARGE)
def test_a_limit_of_much_holds_at_its_number_and_not_past_it(project, name):
    check(project, LARGE[name])


@pytest.mark.parametrize("key", ["steps", "nesting", "variants", "items", "import", "output"])
def test_what_a_project_sets_has_a_limit_too(project, key):
    most = int(ROWS[f"`{key}`"].split(" | ")[-1].replace(",", ""))
    assert validate(project, set_to(f"{key}: {most}", nested(1))).code == 0
    run = validate(project, set_to(f"{key}: {most + 1}", nested(1)))
    assert run.code == 3
    assert re.search(rf"peekbook\.yaml:1:\d+: error: .* to {most} is expected", run.errors), run.errors


def test_every_row_of_the_page_is_tried():
    assert TRIED == ROWS.keys()


@tries("nodes of a file, counted again for each alias")
def test_nodes_count_again_for_each_alias(project):
    # The mapping, its four keys, and what is behind them.
    parts = [f"a: &a [{', '.join('x' * 999)}]", f"b: &b [{', '.join(['*a'] * 999)}]", f"c: [{', '.join(['*b'] * 8)}]"]
    rest = 10_000_000 - 5 - 1_000 - (inner := 1 + 999 * 1_000) - (1 + 8 * inner)
    for more, is_allowed in ((0, True), (1, False)):
        thousands, ones = divmod(rest - 1 + more, 1_000)
        last = f"d: [{', '.join(['*a'] * thousands + ['x'] * ones)}]"
        run = validate(project, of("\n".join([*parts, last]) + "\n"))
        assert run.code == 3
        assert ("more than 10000000 nodes" not in run.errors) == is_allowed, run.errors[:2000]
    assert "10,000,000" in ROWS["nodes of a file, counted again for each alias"]


@tries("texts of a file together, counted again for each alias")
@pytest.mark.large
def test_texts_count_again_for_each_alias(project):
    for more, is_allowed in ((0, True), (1, False)):
        text = f"a: &a {'x' * 2**24}\nb: [*a, *a, {'x' * (2**24 - 2 + more)}]\n"
        run = validate(project, of(text))
        assert run.code == 3
        assert ("more than 67108864 bytes of text" not in run.errors) == is_allowed, run.errors[:2000]
    assert "67,108,864" in ROWS["texts of a file together, counted again for each alias"]


@tries("a line")
def test_a_line_has_no_limit_and_is_shown_in_part(project):
    run = validate(project, of(f"title: T # {'x' * MIB}\ncatalog: {{ kind: ColorItem, itemz: [], # {'y' * MIB}\n items: []}}\nsteps: []\n"))
    assert run.code == 3 and "itemz" in run.errors
    assert max(map(len, run.errors.splitlines())) < 160 + 20


@tries("quotations, lists and emphasis in one another, in Markdown")
@pytest.mark.parametrize(("count", "is_quoted"), [(99, True), (101, False)])
def test_markdown_that_is_too_deep_is_shown_as_typed(project, count, is_quoted):
    project.write("script.yaml", script(f'[{{ note: "{"> " * count}deep" }}]'))
    page = project.must_build("script.yaml")["script/index.html"].decode()
    assert ("<blockquote>" in page) == is_quoted
    assert ("&gt; &gt; &gt;" in page) != is_quoted


@tries("what a query of a database does")
@pytest.mark.large
def test_a_query_without_end_is_ended(project):
    with sqlite3.connect(project.path("f.db")) as database:
        database.execute("create table t (name, color)")
    query = "with recursive c(n) as (select 1 union all select n + 1 from c) select n as name, 'red' as color from c where n < 0"
    run = validate(project, of(f'title: T\ncatalog: {{ kind: ColorItem, items: {{ from: f.db, query: "{query}" }} }}\nsteps: []\n'))
    assert run.code == 3 and "`query` takes too long" in run.errors and "LIMIT" in run.errors
    assert "script.yaml:2:" in run.errors


@tries("a value with references, in CSS")
@pytest.mark.parametrize(("size", "is_allowed"), [(1024, True), (1025, False)])
def test_a_value_with_references_is_left_out_when_it_grows_too_long(project, size, is_allowed):
    run = validate(project, css(f":root {{ --a: {'r' * size}; --b: var(--a); --c: blue }}"))
    assert run.code == 0
    assert ("longer than 1024 bytes" not in run.errors) == is_allowed, run.text


@tries("sections in one another, in a template")
@pytest.mark.parametrize(("count", "code"), [(100, 0), (101, 3)])
def test_sections_of_a_template_lie_in_one_another_to_a_depth(project, count, code):
    project.write("script.yaml", script())
    project.write("mine/footer.html", "{{#root}}" * count + "x" + "{{/root}}" * count + "\n")
    run = project.build("script.yaml", "--templates", "mine")
    assert run.code == code, run.text[:2000]
    if code:
        assert "mine/footer.html:1:901: error: sections are nested more than 100 levels deep" in run.errors
        assert "^ put fewer" in run.errors


@tries("problems that are told of a script, or of a recording in lines")
@pytest.mark.parametrize(
    ("files", "most"),
    [
        (lambda n: of(script("[" + ", ".join(["nothing"] * n) + "]")), 1_000),
        (lambda n: lines('{"x": 1}\n' * n), 1_000),
        (lambda n: lines('{"screen": {"rows": [' + ", ".join(["1"] * n) + "]}}\n"), 1_000),
        (lambda n: imported("f.csv", "name,color\n" + "a,nothing\n" * n), 100),
    ],
    ids=["script", "lines", "one line", "imported"],
)
def test_problems_are_told_to_a_number(project, files, most):
    run = validate(project, files(most))
    assert run.code == 3
    assert len(re.findall(r": error: ", run.errors)) == most and "more than" not in run.errors
    run = validate(project, files(most + 7))
    assert len(re.findall(r": error: ", run.errors)) == most + 1
    assert f"error: more than {most} problems; " in run.errors
    assert f"{most:,}" in ROWS["problems that are told of a script, or of a recording in lines"]


@tries("a recording")
def test_a_recording_that_is_too_large_is_not_read(project):
    with project.write("big.json", "").open("r+b") as file:
        file.truncate(2**30 + 1)
    run = project.run("review", "big.json", "big.json")
    assert run.code == 74
    assert "longer than 1073741824 bytes" in run.errors and "= is it the file that was meant?" in run.errors


@tries("a part of the path of a page", "the path of a page")
def test_names_of_pages_stay_within_their_length(project):
    project.write("deep/" + "d" * 250 + "/" + "s" * 250 + ".yaml", script(f'[{{ peek: {"I" * 400} }}]', f"{{ name: {'I' * 400}, color: red }}"))
    files = project.must_build("deep")
    parts = {part for path in files for part in path.split("/")}
    assert 100 < max(map(len, parts)) <= 120 + len(".html")
    # What is around the pages may be longer than they are.
    for folders, code in ((8, 0), (9, 3)):
        name = "/".join(["d" * 110] * folders) + "/" + "e" * 100
        project.write(f"long{folders}/{name}.yaml", script(items=""))
        run = project.run("build", f"long{folders}", "-o", "long")
        assert run.code == code, run.text[:2000]
    assert "longer than 1024 bytes" in run.errors and "rename the script" in run.errors


def test_a_bomb_of_aliases_ends_at_once(project):
    lines = ["l0: &l0 {name: X}"] + [
        f"l{n}: &l{n} [{', '.join(['*l' + str(n - 1)] * 9)}]" for n in range(1, 9)
    ]
    run = validate(project, {"script.yaml": "\n".join(lines) + "\n"})
    assert run.code == 3
    assert "more than 10000000 nodes" in run.errors


@tries("`output`")
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


@pytest.mark.large
def test_ten_megabytes_in_one_text_are_published(project):
    script_with(project, "M" * 10_000_000)
    assert any(b"M" * 10_000_000 in text for text in project.must_build("script.yaml").values())
