"""What the project's documents say can be found."""

import json
import re
import sqlite3
import textwrap
from urllib.parse import unquote, urlsplit

import pytest
from support import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "Documentation").rglob("*.md")])


def without_code(text):
    return re.sub(r"^(```+).*?^\1\s*$", "", text, flags=re.M | re.S)


def anchor(heading):
    """The fragment that code hosts give a heading."""
    text = re.sub(r"[`*_]|\[|\]\([^)]*\)", "", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_leads_somewhere(document):
    text = without_code(document.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", text)):
        url = urlsplit(target)
        if url.scheme:
            continue
        path = (document.parent / unquote(url.path)).resolve() if url.path else document
        assert path.exists(), f"{document.name}: {target}"
        if url.fragment and path.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", without_code(path.read_text(encoding="utf-8")), re.M)
            assert url.fragment in map(anchor, headings), f"{document.name}: {target}"


def test_the_readme_tells_the_exit_codes_that_the_program_tells(project):
    told = dict(re.findall(r"^  (\d+) ([a-z-]+) ", project.run("--help").output, re.M))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| (\d+) \| `?([a-z-]+)`? \|", readme, re.M))
    assert written == told
    assert told


def test_the_script_in_the_readme_runs(project):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    scripts = re.findall(r"^```yaml\n(.*?)^```$", readme, re.M | re.S)
    whole = [script for script in scripts if script.startswith("title:")]
    assert whole
    for number, script in enumerate(whole):
        project.write(f"{number}.yaml", script)
    run = project.run("test", ".")
    assert run.code == 0, run.text


def test_every_command_in_the_readme_exists(project):
    documents = "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    for name in set(re.findall(r"\bScripts/([a-z-]+)", documents)):
        assert (ROOT / "Scripts" / name).is_file(), name
    verbs = set(re.findall(r"^  ([a-z]+) .*", project.run("--help").output, re.M))
    for verb in set(re.findall(r"^ *peekbook ([a-z]+)", documents, re.M)):
        assert verb in verbs, verb


# --- Blocks of code -------------------------------------------------------------------------------

# Who runs the blocks of a document that are neither commands nor excerpts.
READERS = {
    "README.md": "EndToEnd/test_documentation.py",
    "Documentation/ci.md": "EndToEnd/test_ci_recipes.py",
    "Documentation/getting-started.md": "EndToEnd/test_getting_started.py",
    "Documentation/imports.md": "EndToEnd/test_documentation.py",
    "Documentation/kinds.md": "ScenariosTests/ReferenceTests.swift",
    "Documentation/library.md": "EndToEnd/test_library.py",
    "Documentation/limits.md": "EndToEnd/test_documentation.py",
    "Documentation/recordings.md": "EndToEnd/test_recordings.py",
    "Documentation/script-reference.md": "ScenariosTests/ReferenceTests.swift",
}
EXCERPT = re.compile(r"^<!-- from: (\S+) -->\n\n```\w+\n(.*?)^```$", re.M | re.S)
EXTENDING = sorted((ROOT / "Documentation" / "extending").glob("*.md"))


def blocks(document):
    return re.findall(r"^```(\w*)\n(.*?)^```$", document.read_text(encoding="utf-8"), re.M | re.S)


def test_somebody_reads_every_block_of_code():
    for document in DOCUMENTS:
        name = document.relative_to(ROOT).as_posix()
        for language, block in blocks(document):
            if language in ("", "text", "sh", "console") or document in EXTENDING:
                continue
            if language == "json" and name not in READERS:
                json.loads(block)
                continue
            assert name in READERS, f"{name}: {block}"
            assert document.name in (ROOT / "Tests" / READERS[name]).read_text(encoding="utf-8"), name


def commands_of(document):
    for language, block in blocks(document):
        if language in ("sh", "console"):
            yield from re.findall(r"^(?:\$ )?(peekbook .*)$", block.replace("\\\n", " "), re.M)


def test_every_command_of_a_document_is_one_that_the_program_takes(project):
    found = [(document.name, command) for document in DOCUMENTS for command in commands_of(document)]
    assert len(found) > 20
    help = {}
    for name, command in found:
        verb, *arguments = command.partition("#")[0].split()[1:]
        if verb not in help:
            run = project.run("help", verb) if verb[0] != "-" else project.run(verb)
            assert run.code == 0, f"{name}: {command}"
            help[verb] = run.output
        for option in arguments:
            if option.startswith("-") and option != "-":
                assert re.search(rf"(?<![\w-]){re.escape(option.partition('=')[0])}(?![\w-])", help[verb]), f"{name}: {command}"


@pytest.mark.parametrize("document", EXTENDING, ids=lambda path: path.name)
def test_an_excerpt_stands_in_the_file_that_it_is_from(document):
    text = document.read_text(encoding="utf-8")
    excerpts = EXCERPT.findall(text)
    assert len(excerpts) == len(blocks(document)) > 2
    for path, excerpt in excerpts:
        assert excerpt in (ROOT / path).read_text(encoding="utf-8"), f"{path}:\n{excerpt}"


# By document: what it follows through the sources, and files in which the word is another one.
FOLLOWED = {
    "action.md": ("scroll", set()),
    "field-type.md": (
        "date",
        {
            "Sources/PeekbookCommand/Manual/ManualPage.swift",  # of the version
            "Sources/PeekbookCommand/Verbs/SiteOptions.swift",  # of a feed
            "Sources/SitePages/Site/SiteSettings.swift",
            "Sources/SitePages/Site/Timestamp.swift",
            "Sources/DatabaseReading/DatabaseQuery.swift",  # a function of SQLite
        },
    ),
    "importer.md": ("X11ColorFormat", set()),
    "report.md": (
        "tap",
        {  # of a finger
            "Sources/Scenarios/Reading/StepVerb.swift",
            "Sources/Replaying/StepPerformer+List.swift",
            "Sources/Screens/ListScreen.swift",
        },
    ),
}


@pytest.mark.parametrize("document", EXTENDING, ids=lambda path: path.name)
def test_no_file_is_left_out_that_knows_what_a_document_follows(document):
    word, others = FOLLOWED[document.name]
    known = re.compile(rf"\.{word}\b|\bcase [\w, ]*\b{word}\b|\bfunc {word}\b|\"{word}\"|\bvar {word}\b|\bstruct {word}\b|\b{word}\(\)")
    files = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "Sources").rglob("*.swift")
        if path.parent.name != "Generated" and known.search(re.sub(r"^\s*///.*", "", path.read_text(encoding="utf-8"), flags=re.M))
    }
    assert others <= files, "no longer needed"
    linked = {(document.parent / target).resolve() for target in re.findall(r"\]\(([^)\s#]+)\)", document.read_text(encoding="utf-8"))}
    assert sorted(file for file in files - others if ROOT / file not in linked) == []


def test_the_scripts_about_imports_run_with_the_files_beside_them(project):
    text = (ROOT / "Documentation" / "imports.md").read_text(encoding="utf-8")
    files = re.findall(r"^<!-- file: (\S+) -->\n\n```\w+\n(.*?)^```$", text, re.M | re.S)
    fragments = re.findall(r"^<!-- fragment -->\n\n```yaml\n(.*?)^```$", text, re.M | re.S)
    assert len(files) + len(fragments) == len(blocks(ROOT / "Documentation" / "imports.md"))
    for name, contents in files:
        project.write(name, contents)
    run = project.run("test", ".")
    assert run.code == 0, run.text
    with sqlite3.connect(project.path("library.sqlite")) as database:
        database.execute("CREATE TABLE photos (title, starred, album)")
        database.execute("INSERT INTO photos VALUES ('Harbour', 1, 'Nature')")
    database.close()
    fields = "{ fields: { title: text, starred: { type: flag, default: false } } }"
    for number, fragment in enumerate(fragments):
        catalog = textwrap.indent(fragment, "  ")
        project.write(f"part-{number}.yaml", f"title: T\nkinds: {{ Photo: {fields} }}\ncatalog:\n  kind: Photo\n{catalog}steps: [{{ expect: {{ starred: [Harbour] }} }}]\n")
        run = project.run("test", f"part-{number}.yaml")
        assert run.code == 0, run.text


def test_the_limits_that_a_project_sets_are_read(project):
    found = [block for language, block in blocks(ROOT / "Documentation" / "limits.md") if language == "yaml"]
    assert found
    for block in found:
        project.write("peekbook.yaml", block)
        project.write("a.yaml", "title: T\ncatalog: { kind: ColorItem, items: [{ name: Red, color: red }] }\nsteps: []\n")
        run = project.run("test", "a.yaml")
        assert run.code == 0, run.text


def test_every_decision_is_in_the_list():
    folder = ROOT / "Documentation" / "decisions"
    listed = re.findall(r"^\d+\. \[(.+)\]\((\S+)\)$", (folder / "README.md").read_text(encoding="utf-8"), re.M)
    assert [name for _, name in listed] == sorted(path.name for path in folder.glob("0*.md"))
    for number, (title, name) in enumerate(listed, 1):
        text = (folder / name).read_text(encoding="utf-8")
        assert name.startswith(f"{number:04}-") and text.startswith(f"# {number}. {title}\n"), name
        assert "**Decided:**" in text and "**Why.**" in text, name


def test_every_document_is_in_the_index():
    text = (ROOT / "Documentation" / "README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "Documentation" / target).resolve() for target in re.findall(r"\]\(([^)\s#]+)", text)}
    missing = {path for path in DOCUMENTS if "Documentation" in path.parts and path.parent.name != "decisions"} - linked
    assert missing == {ROOT / "Documentation" / "README.md"}


def test_every_module_is_in_the_drawing():
    """Scripts/check has the table name the modules that Package.swift has."""
    folder = ROOT / "Documentation"
    modules = re.findall(r"^\| `(\w+)` \| .* \|$", (folder / "architecture.md").read_text(encoding="utf-8"), re.M)
    drawing = (folder / "images" / "architecture.svg").read_text(encoding="utf-8")
    assert len(modules) > 25
    drawn = re.findall(r'<text class="name"[^>]*>(\w+)</text>', drawing)
    assert sorted(set(modules) - set(drawn)) == []
    [told] = re.findall(r"<desc[^>]*>(.*)</desc>", drawing)
    assert [module for module in modules if not re.search(rf"\b{module}\b", told)] == []
