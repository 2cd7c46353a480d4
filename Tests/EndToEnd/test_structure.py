"""What YAML allows and this program does not, and bytes that are no text, are located errors."""

import re

import pytest
from EndToEnd.scripts import COLORS

ITEM = 'title: T\ncatalog:\n  kind: ColorItem\n  items:\n    - { name: %s, color: "#fff" }\n'

CASES = {
    "a key twice": (b"title: A\nsteps: []\ntitle: B\n", 3, "title"),
    "two top-level steps": (COLORS.encode() + b"steps: []\n", 17, "steps"),
    "a tab as indentation": (b"title: T\nsteps:\n\t- commit\n", 3, "tab"),
    "a raw NUL": (b"title: a\x00b\n", 1, "U+0000"),
    "a raw escape": (b"title: a\x1b[31m\n", 1, "U+001B"),
    "text that is not UTF-8": (b"title: caf\xe9\n", 1, "UTF-8"),
    "a second document": (COLORS.encode() + b"---\ntitle: B\n", 17, "document"),
    "a merge key": (b"title: T\ncatalog:\n  kind: ColorItem\n  items:\n    - { <<: {}, name: A }\n", 5, "<<"),
    "nesting without end": (b"title: T\nsteps: " + b"[" * 50_000 + b"]" * 50_000, 2, "deep"),
    "an alias of nothing": (b"title: *nothing\n", 1, "nothing"),
    "an empty colour": (b"title: T\ncatalog:\n  kind: ColorItem\n  items:\n    - name: Sea\n      color: #0af\n", 6, "#"),
    "a bad colour": ((ITEM % "Night").replace("#fff", ":0x112233").encode(), 5, ":0x112233"),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_an_error_with_its_place(project, name):
    script, line, word = CASES[name]
    project.write("script.yaml", script)
    run = project.run("build", "script.yaml", "-o", "site")
    assert run.code == 3, run.text
    assert word in run.errors, run.errors
    told = [int(n) for n in re.findall(r"^script\.yaml:(\d+):\d+: error: ", run.errors, re.M)]
    assert line in told, run.errors
    assert not project.path("site").exists()


@pytest.mark.parametrize("line", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_errors_stand_on_the_same_line_whatever_ends_it(project, line):
    project.write("script.yaml", COLORS.replace("Delete", "Delet").replace("\n", line))
    errors = project.run("test", ".").errors
    assert "script.yaml:12:13: error: " in errors, errors


def test_an_escaped_control_character_never_reaches_a_page_raw(project):
    project.write("script.yaml", ITEM % '"a\\0b\\e[31m"')
    run = project.build()
    assert run.code in (0, 3), run.text
    if run.code == 0:
        for path, contents in project.files("site").items():
            assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]", contents + path.encode()), path


def test_json_is_a_script_too(project):
    import json

    script = {
        "title": "As JSON",
        "catalog": {"kind": "ColorItem", "items": [{"name": "Red", "color": "#f00"}]},
        "steps": [{"peek": "Red"}, "release", {"expect": {"screen": "list", "count": 1}}],
    }
    for indent in (None, 2):
        project.write("script.yaml", json.dumps(script, indent=indent))
        run = project.run("test", ".")
        assert run.code == 0, run.text


def test_notes_are_safe_markdown(project):
    note = (
        "See <script>alert(1)</script> <b>bold</b> [a](javascript:alert(1)) <javascript:alert(2)> "
        "[b](JaVaScRiPt:x) [c](data:text/html,x) [d](https://swift.org) **strong**"
    )
    project.write("script.yaml", (ITEM % "Red") + f"steps:\n  - note: {note!r}\n")
    files = project.must_build()
    pages = [text.decode() for path, text in files.items() if path.endswith(".html")]
    assert any("<strong>strong</strong>" in page for page in pages)
    assert any('href="https://swift.org"' in page for page in pages)
    for page in pages:
        assert "<script>alert" not in page and "<b>" not in page
        assert not re.search(r'(?i)href="\s*(java\s*script|data|vbscript):', page)


def test_a_note_that_is_too_long_is_an_error(project):
    project.write("script.yaml", (ITEM % "Red") + "steps:\n  - note: |\n      " + "![[]()" * 50_000 + "\n")
    run = project.build()
    assert run.code == 3, run.text
    assert "script.yaml:7:" in run.errors
