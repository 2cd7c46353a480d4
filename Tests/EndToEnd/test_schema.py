"""The schemas that editors check and complete by say what the program says.

Editors read YAML by its core schema: `no` is a text, `007` a number, and nothing at all is null.
"""

import json
import re

import jsonschema
import pytest
import yaml
from support import ROOT

SCHEMAS = ["script", "steps", "kinds", "project", "recording-lines"]
INVALID = ROOT / "Tests" / "ScenariosTests" / "Fixtures" / "invalid"


class Core(yaml.SafeLoader):
    """YAML 1.2's core schema."""


Core.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    ("float", r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
]:
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))


def committed(name):
    return (ROOT / "Documentation" / "schema" / f"{name}.json").read_text(encoding="utf-8")


def problems(schema, text):
    validator = jsonschema.Draft202012Validator(json.loads(committed(schema)))
    found = jsonschema.exceptions.relevance
    errors = sorted(validator.iter_errors(yaml.load(text, Core)), key=found)
    return [f"{error.json_path}: {error.message[:200]}" for error in errors]


def schema_of(path):
    if path.parent.name == "Kinds":
        return "kinds"
    if path.name == "peekbook.yaml":
        return "project"
    return "steps" if path.name.startswith("_") else "script"


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_committed_schema_is_what_the_program_prints(project, name):
    """If it is not: peekbook schema NAME > Documentation/schema/NAME.json"""
    assert project.run("schema", name).output == committed(name)
    jsonschema.Draft202012Validator.check_schema(json.loads(committed(name)))


OWN = [path for folder in ["Examples", "Starters", "Kinds"] for path in sorted((ROOT / folder).glob("*.yaml"))]


@pytest.mark.parametrize("path", OWN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_script_of_ours_follows_it(path):
    assert problems(schema_of(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", sorted((ROOT / "Examples").glob("*.yaml")), ids=lambda path: path.name)
def test_every_example_names_its_schema(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema=../Documentation/schema/{schema_of(path)}.json"


def blocks():
    """The YAML of the documents: whole scripts, steps, kinds and the project's own file."""
    for page in ["script-reference.md", "kinds.md"]:
        text = (ROOT / "Documentation" / page).read_text(encoding="utf-8")
        for number, block in enumerate(re.findall(r"^```yaml\n(.*?)^```$", text, re.M | re.S)):
            yield pytest.param(block, id=f"{page}-{number}")


@pytest.mark.parametrize("block", list(blocks()))
def test_every_block_of_the_documents_follows_it(block):
    if block.startswith("title:"):
        assert problems("script", block) == []
    elif block.startswith("- "):
        steps = "".join(f"  {line}\n" for line in block.splitlines())
        script = "title: T\ncatalog: { kind: ColorItem, items: [] }\nsteps:\n" + steps
        assert problems("script", script) == []
    elif block.startswith("# _"):
        assert problems("steps", block) == []
    elif block.startswith("# kinds/"):
        assert problems("kinds", block) == []
    elif block.startswith("# peekbook.yaml"):
        assert problems("project", block) == []
    else:
        top, _, _ = block.partition(":")
        rest = {"catalog": "", "kinds": "catalog: { kind: K, items: [] }\n"}
        if top == "items":
            kind = "DetailModel" if "options:" in block else "ColorItem"
            items = "".join(f"  {line}\n" for line in block.splitlines())
            block, top = f"catalog:\n  kind: {kind}\n{items}", "catalog"
        assert problems("script", "title: T\nsteps: []\n" + rest[top] + block) == []


# Files of the validator's own tests in which a schema can see no mistake, and why.
NOT_SEEN = {
    "duplicate-keys.yaml": "the loader drops all but the last of equal keys",
    "title-without-text.yaml": "a null may be the text `~`, or nothing at all",
}


@pytest.mark.parametrize("path", sorted(INVALID.glob("*.yaml")), ids=lambda path: path.name)
def test_what_is_invalid_to_the_program_is_to_the_schema(path):
    text = path.read_text(encoding="utf-8")
    try:
        found = problems("script", text)
    except yaml.YAMLError as error:
        found = [str(error)]
    assert bool(found) == (path.name not in NOT_SEEN), NOT_SEEN.get(path.name)


TOP = "title: T\ncatalog: { kind: ColorItem, items: [{ name: A, color: red }] }\nsteps:\n"

# One mistake each; behind those that a schema can't see stands why.
MISTAKES = [
    ("titel: T\n" + TOP, None),
    (TOP.replace("title: T\n", ""), None),
    (TOP.replace("catalog", "catalogue"), None),
    (TOP.replace("ColorItem", "ColourItem"), None),
    (TOP.replace("name: A", "nam: A"), None),
    (TOP.replace("name: A, ", ""), None),
    (TOP.replace("name: A", "name: ' '"), None),
    (TOP.replace("color: red", "color: FF3B30"), None),
    (TOP.replace("color: red", "color: '#FF950'"), None),
    (TOP.replace("color: red", "color: 7"), None),
    (TOP.replace("color: red", "color: redd"), "which names of colours there are"),
    (TOP.replace("color: red", "color: red, starred: yes"), None),
    (TOP.replace("color: red", "color: red, starred: True"), "how a truth value is spelled"),
    (TOP.replace("steps:\n", "steps: 3\n"), None),
    ("text_size: huge\n" + TOP, None),
    ("integration: segue\n" + TOP, None),
    ("integrations: [code]\n" + TOP, None),
    ("integrations: [code, code]\n" + TOP, "that entries of a list are the same only by their words"),
    ("integration: code\nintegrations: [code, storyboard]\n" + TOP, None),
    ("matrix: {}\n" + TOP, None),
    ("matrix: { text_size: [l, large] }\n" + TOP, None),
    ("matrix: { text_size: [l] }\n" + TOP, "how many variants come out"),
    ("tabs: []\n" + TOP, None),
    (TOP + "  - comit\n", None),
    (TOP + "  - peek\n", None),
    (TOP + "  - { peek: A, open: A }\n", None),
    (TOP + "  - { id: a }\n", None),
    (TOP + "  - { note: }\n", "a null may be the text `~`, or nothing at all"),
    (TOP + "  - { peek: A, id: a b }\n", None),
    (TOP + "  - { commit: now }\n", None),
    (TOP + "  - { peek: [A] }\n", None),
    (TOP + "  - { peek: { row: 0 } }\n", None),
    (TOP + "  - { peek: { row: '007' } }\n", None),
    (TOP + "  - { peek: { row: 007 } }\n", "how a number is spelled"),
    (TOP + "  - { peek: { row: 1, id: a } }\n", None),
    (TOP + "  - { peek: { at: [1] } }\n", None),
    (TOP + "  - { scroll: { to: A, by: 3 } }\n", None),
    (TOP + "  - { set: { item: A } }\n", None),
    (TOP + "  - { set: { item: A, fields: {} } }\n", None),
    (TOP + "  - { set: { item: A, fields: { nam: B } } }\n", "of which catalog the fields are"),
    (TOP + "  - { move: { item: A } }\n", None),
    (TOP + "  - { action: Strar }\n", "which actions a kind has"),
    (TOP + "  - { tab: Other }\n", "which tabs there are"),
    (TOP + "  - { expect: {} }\n", None),
    (TOP + "  - { expect: { screen: lst } }\n", None),
    (TOP + "  - { expect: { rows: A } }\n", None),
    (TOP + "  - { expect: { count: -1 } }\n", None),
    (TOP + "  - { expect: { colour: red } }\n", None),
    (TOP + "  - { expect: { stared: [A] } }\n", "which flags a kind has"),
    (TOP + "  - { expect: { events: none } }\n", None),
    (TOP + "  - { expect: { events: [{ nam: a }] } }\n", None),
    (TOP + "  - { expect: { events: [colorItemDelete] } }\n", "which events there are"),
    (TOP + "  - { include: /etc/x.yaml }\n", None),
    (TOP + "  - { include: a.yaml, steps: [back] }\n", None),
    (TOP + "  - { include: none.yaml }\n", "which files there are"),
    (TOP + "  - { repeat: { rows: 1 } }\n", None),
    (TOP + "  - { repeat: { rows: 1-x }, steps: [back] }\n", None),
    (TOP + "  - { repeat: { rows: 1, values: [a] }, steps: [back] }\n", None),
    (TOP + "  - { repeat: { rows: 3-1 }, steps: [back] }\n", "which of two numbers is larger"),
    (TOP + "  - { repeat: { rows: 1 }, steps: [] }\n", None),
    (TOP + "  - { repeat: { rows: 1 }, steps: [bak] }\n", None),
    (TOP + "  - { repeat: { rows: 1 }, steps: [{ peek: '{rwo}' }] }\n", "which placeholders there are"),
    ("kinds: { photo: { fields: { a: text } } }\n" + TOP, None),
    ("kinds: { Photo: { row: {} } }\n" + TOP, None),
    ("kinds: { Photo: { fields: { a: txt } } }\n" + TOP, None),
    ("kinds: { Photo: { fields: { a: choice } } }\n" + TOP, None),
    ("kinds: { Photo: { fields: { a: text }, actions: [{ delete: , set: { a: b } }] } }\n" + TOP, None),
]


@pytest.mark.parametrize(
    ("script", "reason"), MISTAKES, ids=[str(number) for number in range(len(MISTAKES))]
)
def test_a_mistake_is_seen_unless_only_the_program_can_know(project, script, reason):
    project.write("a.yaml", script if script.rstrip().splitlines()[-1] != "steps:" else script + "  - commit\n")
    run = project.run("validate", "a.yaml")
    assert run.code == 3, run.text
    found = problems("script", project.path("a.yaml").read_text())
    assert bool(found) == (reason is None), (script, reason, found)


TEXTS = ["no", "~", "null", "1e3", "007", "1.10", "0x1F", "2024-01-01", "true", "yes", "on"]


@pytest.mark.parametrize("text", TEXTS)
def test_any_scalar_is_a_text(project, text):
    script = (
        f"title: {text}\ncatalog: {{ kind: ColorItem, items: [{{ name: {text}, color: red }}] }}\n"
        f"steps:\n  - peek: {text}\n  - expect: {{ title: {text}, rows: [{text}] }}\n"
    )
    project.write("a.yaml", script)
    run = project.run("test", "--strict", "a.yaml")
    assert run.code == 0, run.text
    assert problems("script", script) == []
