"""Names are what was typed, on every page and in every file name."""

import html
import json
import re
import unicodedata
from html.parser import HTMLParser

import pytest

# As YAML spells them, and as they are meant.
NAMES = [
    ("no", "no"), ("yes", "yes"), ("null", "null"), ("~", "~"), ("1e3", "1e3"), ("007", "007"),
    ("1.10", "1.10"), ("0x1F", "0x1F"), ("2024-01-01", "2024-01-01"), ("🎨", "🎨"),
    ("أحمر (1)", "أحمر (1)"), ('"<script>"', "<script>"), ('"a|b"', "a|b"), ('"*x*"', "*x*"),
    ('"[x](javascript:y)"', "[x](javascript:y)"), ('".."', ".."), ("a/b", "a/b"), ("CON", "CON"),
    ("nul.md", "nul.md"), ("on", "on"), ('"{{name}}"', "{{name}}"), ('"{{{x}}}"', "{{{x}}}"),
    ('"`"', "`"), ('"a`b"', "a`b"), ('"&lt;"', "&lt;"), ('"Rock & \\"Roll\\" \'n\' <b>"', "Rock & \"Roll\" 'n' <b>"),
    ('"]]>"', "]]>"), ('"<!--"', "<!--"), ('"</script><b>x"', "</script><b>x"),
    ('"\\" onmouseover=\\"1"', '" onmouseover="1'), ("日本", "日本"), ("!!!", None),
    ("Snow", "Snow"), ("snow", "snow"), ("SNOW", "SNOW"), ('"Caf\\u00e9"', "Café"),
    ('"Cafe\\u0301"', "Cafe\u0301"), ("Straße", "Straße"), ("STRASSE", "STRASSE"),
    ('"../../up"', "../../up"), ("/etc/x", "/etc/x"), ('"..\\\\up"', "..\\up"), ('"C:\\\\x"', "C:\\x"),
    ("a%2f..%2fb", "a%2f..%2fb"), ('"Ink."', "Ink."), ("COM1", "COM1"), ("COM¹", "COM¹"),
    ('"~~~ x"', "~~~ x"), ('"# x"', "# x"), ('"1. x"', "1. x"), ('"> x"', "> x"),
]
NAMES = [(typed, meant) for typed, meant in NAMES if meant is not None]

# On Windows these are no names of files, whatever ending follows.
DEVICES = re.compile(r"(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)")


def script(names):
    items = "".join(f'    - {{ name: {typed}, color: "#0088ff" }}\n' for typed, _ in names)
    steps = "".join(
        f"  - scroll: {{ to: {{ row: {row} }} }}\n  - peek: {{ row: {row} }}\n  - release\n"
        for row in range(1, len(names) + 1)
    )
    return f"title: Names\ncatalog:\n  kind: ColorItem\n  items:\n{items}steps:\n{steps}"


@pytest.fixture
def site(project):
    project.write("names.yaml", script(NAMES))
    return project.must_build()


class Visible(HTMLParser):
    """The text of a page, and the elements that it has."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.text = []
        self.elements = set()
        self.attributes = set()

    def handle_starttag(self, tag, attributes):
        self.elements.add(tag)
        self.attributes.update(name for name, _ in attributes)

    def handle_data(self, data):
        self.text.append(data)


def parse(page: bytes) -> Visible:
    parser = Visible()
    parser.feed(page.decode())
    parser.close()
    return parser


def test_the_recording_holds_the_names_as_they_are_meant(site):
    recording = json.loads(site["names/recording.json"])
    text = json.dumps(recording, ensure_ascii=False)
    for _, meant in NAMES:
        assert json.dumps(meant, ensure_ascii=False) in text, meant


def test_every_item_has_a_page_that_shows_its_name(site):
    pages = [parse(page) for path, page in site.items()
             if path.startswith("names/previews/") and path.endswith(".html")]
    assert len(pages) == len(NAMES)
    for _, meant in NAMES:
        assert any(meant in "".join(page.text) for page in pages), meant


def test_no_page_has_an_element_or_attribute_that_a_name_brought(site):
    for path, page in site.items():
        if not path.endswith(".html"):
            continue
        seen = parse(page)
        assert "b" not in seen.elements, path
        assert not {name for name in seen.attributes if name.startswith("on")}, path
        assert b"javascript:y\"" not in page, path
        # A script that is ours has a source or a type; none holds a name's text.
        assert b"</script><b>" not in page, path


def test_no_text_is_escaped_twice(site):
    for path, page in site.items():
        if path.endswith(".html"):
            for entity in ("&amp;lt;b", "&amp;quot;", "&amp;amp;", "&amp;#"):
                assert entity.encode() not in page, path
    index = parse(site["names/list.html"])
    assert "&lt;" in "".join(index.text), "the name `&lt;` shows as it was typed"


def test_file_names_are_safe_on_every_system(site):
    folded = {}
    for path in site:
        assert unicodedata.normalize("NFC", path) == path
        assert len(path.encode()) < 240
        key = unicodedata.normalize("NFC", path.casefold())
        assert key not in folded, f"{path} and {folded.get(key)} are one file on some systems"
        folded[key] = path
        for part in path.split("/"):
            assert part not in ("", ".", "..")
            assert not DEVICES.match(part), path
            assert not part.endswith((".", " ")), path
            assert not re.search(r'[<>:"\\|?*\x00-\x1f]', part), path


def test_nothing_lies_outside_the_output_folder(project, site):
    outside = {path.name for path in project.folder.iterdir()}
    assert outside == {"names.yaml", "site"}


@pytest.mark.parametrize("name", ['""', '"  "', "", '"\\u200b"'])
def test_an_empty_title_is_an_error(project, name):
    project.write("names.yaml", f'title: T\ncatalog:\n  kind: ColorItem\n  items:\n    - {{ name: {name}, color: "#fff" }}\n')
    run = project.run("validate", ".")
    assert run.code == 3, run.text
    assert re.search(r"names\.yaml:5:\d+: error: ", run.errors), run.errors


def test_a_name_that_fits_two_rows_is_an_error_that_lists_them(project):
    text = script([('"Caf\\u00e9"', None), ('"Cafe\\u0301"', None)])
    project.write("names.yaml", text + "  - peek: Café\n")
    run = project.run("test", ".")
    assert run.code == 3, run.text
    assert "1" in run.errors and "2" in run.errors


def test_either_normalisation_form_finds_an_item(project):
    text = 'title: T\ncatalog: { kind: ColorItem, items: [{ name: "Caf\\u00e9", color: "#fff" }] }\n'
    project.write("names.yaml", text + 'steps:\n  - peek: "Cafe\\u0301"\n  - expect: { screen: preview }\n')
    assert project.run("test", ".").code == 0


def test_titles_of_scripts_and_options_are_taken_literally(project):
    project.write(
        "settings.yaml",
        "title: no\ncatalog:\n  kind: DetailModel\n  items:\n"
        "    - { title: on, options: [on, off, No, y, auto, 1.9, 1.10, 1.1, 0x1F], selected: 1.10 }\n"
        "steps:\n  - open: on\n  - expect: { options: [on, off, No, y, auto, 1.9, 1.10, 1.1, 0x1F], selected: 1.10 }\n"
        "  - select: off\n  - expect: { selected: off }\n",
    )
    run = project.run("test", ".")
    assert run.code == 0, run.text


def test_a_script_named_like_a_device_or_a_page_has_a_folder_all_the_same(project):
    for name in ("con.yaml", "index.html.yaml", "assets.yaml", "a b.yaml", "404.yml"):
        project.write(name, script(NAMES[:2]))
    run = project.build()
    assert run.code in (0, 3), run.text
    if run.code == 3:
        assert "assets" in run.errors


def test_two_scripts_that_differ_in_case_only_are_an_error(project):
    project.write("a/Colors.yaml", script(NAMES[:1]))
    project.write("a/colors.yaml", script(NAMES[:1]))
    run = project.build()
    assert run.code == 3, run.text
    assert "Colors.yaml" in run.errors and "colors.yaml" in run.errors
    assert not project.path("site").exists()
