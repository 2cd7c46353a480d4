"""Whatever text authors write: reports stay what their readers take them for, and terminals show it.

One run for all texts, each with a script of its own, whose expectations fail.
"""

import json
import re
import unicodedata
import xml.etree.ElementTree as ElementTree

import figures
import pytest
import tap.parser
import yaml
from Browser import hostile
from EndToEnd.repository import Repository, needs_git

SCRIPTS = {f"text-{number:03}.yaml": hostile.scenario(text) for number, text in enumerate(hostile.TEXTS)}
# Two for which git has no name, or which are no path.
REVISIONS = [
    "<script>__hit(1)</script>", "\"onload=x", "a'b", "a&amp;b", "$(id)", "`id`", "%0A::error::x", "|x|", "a;b", "]]>", "{{x}}", "é\u202ex",
]


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    from support import Project

    folder = tmp_path_factory.mktemp("hostile")
    home = folder / "home"
    home.mkdir()
    project = Project(folder, home)
    for name, text in SCRIPTS.items():
        project.write(f"head/{name}", text)
        project.write(f"base/{name}", hostile.scenario("Zzz"))
    return project


def check_terminal(text: str):
    """Nothing moves the cursor, changes colours or turns a line around."""
    assert {one for one in text if one != "\n" and hostile.is_unseen(ord(one))} == set()
    assert {one for one in text if one != "\n" and unicodedata.category(one) in ("Cc", "Zl", "Zp")} == set()


def test_all_reports_of_a_test_run_can_be_read(project):
    run = project.run("test", "head", "--junit", "junit.xml", "--tap", "out.tap", "--json", "out.json")
    assert run.code == 2, run.text[-2000:]
    check_terminal(run.output)
    check_terminal(run.errors)
    suites = {suite.get("name"): suite for suite in ElementTree.parse(project.path("junit.xml")).getroot()}
    report = {script["path"]: script for script in json.loads(project.path("out.json").read_text())["scripts"]}
    for number, text in enumerate(hostile.TEXTS):
        path = f"head/text-{number:03}.yaml"
        assert report[path]["title"] == text
        count = len(report[path]["cases"])
        assert count > 8
        assert len(suites[path].findall("testcase")) == count, repr(text)
    lines = list(tap.parser.Parser().parse_file(str(project.path("out.tap"))))
    assert not [line for line in lines if line.category in ("unknown", "bail")]
    assert sum(line.category == "test" for line in lines) >= len(SCRIPTS)
    figures.note("hostile: reports of test", tried=len(SCRIPTS))


def test_all_reports_of_a_review_can_be_read(project):
    run = project.run(
        "review", "base", "head", "--junit", "r.xml", "--json", "r.json", "--markdown", "r.md", "--annotations", "github"
    )
    assert run.code in (1, 2), run.text[-2000:]
    check_terminal(run.output)
    check_terminal(run.errors)
    commands = [line for line in run.output.split("\n") if line.startswith("::")]
    # Ten of each kind are shown, and a line says that there are more.
    assert 10 <= len(commands) <= 22
    assert all(line.startswith(("::notice ", "::error ", "::warning ")) for line in commands)
    assert len(ElementTree.parse(project.path("r.xml")).getroot().findall(".//testcase")) >= len(SCRIPTS)
    review = json.loads(project.path("r.json").read_text())
    assert len(review["scenarios"]) == len(SCRIPTS)
    check_terminal(project.path("r.md").read_text())
    figures.note("hostile: reports of review", tried=len(SCRIPTS))


@needs_git
def test_no_name_of_a_revision_is_more_than_a_name(project, tmp_path):
    from support import Project

    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "repository").mkdir()
    own = Project(tmp_path / "repository", home)
    git = Repository(own)
    git.commit_files({"a.yaml": hostile.scenario("Base")})
    tried = 0
    for name in REVISIONS:
        if git.git("check-ref-format", "--branch", name, check=False) != name:
            continue
        git.git("branch", name)
        tried += 1
        own.write("a.yaml", hostile.scenario("Head"))
        run = own.run("review", f"{name}", "a.yaml", "--html", "review", "--markdown", "r.md", "--json", "r.json", "--junit", "r.xml")
        assert run.code in (1, 2), run.text
        check_terminal(run.output + run.errors)
        ElementTree.parse(own.path("r.xml"))
        json.loads(own.path("r.json").read_text())
        page = own.path("review/index.html").read_text()
        assert "<script>__hit" not in page and "<b>x" not in page
    assert tried >= 5


def test_no_name_of_a_file_is_more_than_a_name(project, tmp_path):
    from support import Project

    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "files").mkdir()
    own = Project(tmp_path / "files", home)
    names = [text for text in [*hostile.MARKUP, *hostile.LINKS, *hostile.MARKDOWN, *hostile.TEMPLATES, *hostile.WRITING, *hostile.CONTROLS]
             if "/" not in text and len(text.encode()) < 200 and not text.startswith((".", "_"))]
    # Two that look the same would have one folder, and that is told.
    names = list({unicodedata.normalize("NFC", name).casefold(): name for name in names}.values())
    for name in names:
        own.write(f"scripts/{name}.yaml", "title: T\ncatalog: { kind: ColorItem, items: [{ name: Red, color: red }] }\nsteps: [{ expect: { count: 2 } }]\n")
    run = own.run("test", "scripts", "--junit", "junit.xml", "--tap", "out.tap", "--json", "out.json")
    assert run.code == 2, run.text[-2000:]
    check_terminal(run.output + run.errors)
    assert len(ElementTree.parse(own.path("junit.xml")).getroot().findall("testsuite")) == len(names)
    assert len(json.loads(own.path("out.json").read_text())["scripts"]) == len(names)
    build = own.run("build", "scripts", "-o", "site")
    assert build.code == 2, build.text[-2000:]
    check_terminal(build.output + build.errors)
    files = own.files("site")
    assert sum(path.endswith("/recording.json") for path in files) == len(names)
    for path, contents in files.items():
        assert not any(one in path for one in '<>"\\\x1b\u202e'), path
        if path.endswith(".html"):
            assert b"__hit(1)</script>" not in contents and b"<img src=x" not in contents, path
    figures.note("hostile: names of files", tried=len(names))


def test_what_names_the_site_is_a_text_and_nothing_else(project, tmp_path):
    from support import Project

    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "site-names").mkdir()
    own = Project(tmp_path / "site-names", home)
    script = "title: T\ncatalog: { kind: ColorItem, items: [{ name: Red, color: red }] }\nsteps: []\n"
    own.write("scripts/a.yaml", script)
    for text in [*hostile.MARKUP[:8], *hostile.TEMPLATES, *hostile.CONTROLS]:
        own.write("peekbook.yaml", yaml.safe_dump({"title": text, "scripts": ["scripts"]}))
        assert own.run("build", "-o", "site").code == 0, repr(text)
        page = own.path("site/index.html").read_text()
        assert "__hit(1)</script>" not in page and "onerror=__hit(1)>" not in page.replace("&gt;", ""), repr(text)
        check_terminal(page.replace("\t", ""))
    for option in ("--base-url", "--theme-color"):
        for text in [*hostile.MARKUP[:8], "javascript:__hit(1)", "red;background:url(x)", "//host/x y", "data:text/html,x", "\x1b[31m"]:
            run = own.run("build", "scripts", "-o", "other", option, text)
            check_terminal(run.output + run.errors)
            if run.code == 0:
                page = own.path("other/index.html").read_text()
                assert "__hit(1)</script>" not in page and 'href="javascript:' not in page and "url(x)" not in page, f"{option} {text!r}"
            else:
                assert run.code == 64, run.text


COMMANDS = ["::add-mask::x", "::stop-commands::x", "\u00a0 ::debug::x", ":::debug::x", "##[add-mask]x", "a ###[debug]x", "##vso[task.logissue type=error]x", "#" * 3 + "teamcity[x]"]
# As the services look for them.
OBEYED = re.compile(r"^\s*::|##[A-Za-z]*\[", re.M)


@pytest.mark.parametrize("text", COMMANDS)
def test_no_text_is_a_command_to_the_log_of_a_service(tmp_path, text):
    from support import Project

    one = Project(tmp_path, tmp_path)
    one.write("head/::debug::x.yaml", hostile.scenario(text))
    one.write("base/::debug::x.yaml", hostile.scenario("Zzz"))
    wrong = json.dumps(text)
    one.write("wrong.yaml", f"title: {wrong}\n{wrong}: 1\ncatalog: {{ kind: {wrong}, items: [] }}\nsteps:\n- expect: {{ title: {wrong}, {wrong}: 1 }}\n- {wrong}\n")
    for arguments in ("test head", "validate wrong.yaml", "show head", "build head -o site -v", "review base head", "validate head -v"):
        for more in ([], ["--format", "json"]):
            run = one.run(*arguments.split(), *more)
            found = OBEYED.search(run.output) or OBEYED.search(run.errors)
            assert not found, (arguments, more, found)
            if more:
                assert json.loads(run.output)["exit"] == run.code
    for option in ("--junit", "--tap", "--json"):
        run = one.run("test", "head", option, "-")
        assert not OBEYED.search(run.output), (option, run.output)
        assert run.output, run.text
    run = one.run("review", "base", "head", "--annotations", "github")
    commands = [line for line in run.output.split("\n") if OBEYED.search(line)]
    assert commands and all(re.match(r"::(notice|error|warning) ", line) for line in commands)
