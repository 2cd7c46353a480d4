"""What the project's documents say can be found."""

import re
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
