"""Recordings that a program wrote which is not Peekbook: a to-do list in Python."""

import json
import re
import signal
import subprocess
import sys

import jsonschema
import pytest
from serving import Served, until
from support import ROOT

PROGRAM = ROOT / "Examples" / "recorded" / "todo.py"
EXAMPLE = PROGRAM.with_name("todo.recording.jsonl")
DOCUMENT = ROOT / "Documentation" / "recordings.md"
STEPS = 11


def play(project, name="todo.recording.jsonl", *options):
    path = project.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    run = subprocess.run([sys.executable, PROGRAM, path, *options], check=False)
    return run.returncode


@pytest.fixture
def todo(project):
    assert play(project) == 0
    return project


def validator():
    schema = ROOT / "Documentation" / "schema" / "recording-lines.json"
    return jsonschema.Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))


def problems(line):
    return [error.message[:200] for error in validator().iter_errors(json.loads(line))]


def steps(project, path):
    return len(json.loads(project.path(path).read_bytes())["steps"]) - 1


def test_the_example_is_what_its_program_writes(todo):
    assert todo.path("todo.recording.jsonl").read_bytes() == EXAMPLE.read_bytes()


def test_every_line_follows_the_schema():
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        assert problems(line) == []
    for line in ['{"stp": "x"}', '{"screen": {"rows": [{"id": "1"}]}}', '{"events": [{"name": "e"}]}',
                 '{"format": "peekbook-recording-lines", "title": "T"}', "[]"]:
        assert problems(line) != [], line


def test_it_is_published_checked_and_unchanged(todo):
    run = todo.run("build", "todo.recording.jsonl", "-o", "out")
    assert run.code == 0, run.text
    page = todo.path("out/todo/index.md").read_text(encoding="utf-8")
    assert "# A to\\-do list" in page or "# A to-do list" in page
    assert "Recorded by todo.py, not replayed by Peekbook." in page
    events = todo.path("out/todo/steps/rename-call-grandma.md").read_text(encoding="utf-8")
    assert "Call grandma & grandpa" in events.replace("\\&", "&").replace("&amp;", "&")
    assert "who heard it was not recorded" in events
    assert todo.run("check", "todo.recording.jsonl", "-o", "out").code == 0
    again = todo.run("build", "todo.recording.jsonl", "-o", "out")
    assert " 0 files written" in again.output


def test_what_is_published_is_what_was_recorded(todo):
    todo.run("build", "todo.recording.jsonl", "-o", "out")
    for pair in [("todo.recording.jsonl", "out/todo/recording.json"), ("out", "todo.recording.jsonl")]:
        run = todo.run("review", *pair)
        assert (run.code, run.errors) == (0, ""), run.text
        assert "no difference in 1 scenario" in run.output


def test_the_bug_of_another_version_is_found(todo):
    assert play(todo, "new/todo.recording.jsonl", "--bug") == 0
    todo.run("build", "todo.recording.jsonl", "-o", "out")
    run = todo.run("review", "todo.recording.jsonl", "new/todo.recording.jsonl",
                   "--html", "review", "--markdown", "review.md")
    assert run.code == 2, run.text
    assert "new/todo.recording.jsonl:5:1: error: unexplained change" in run.errors
    assert "changed detail of the row of `Buy milk` in `Home`: 2026-12-01 → (none)" in run.output
    assert "1 new failure" in run.output
    assert "Buy milk" in todo.path("review.md").read_text(encoding="utf-8")
    check = todo.run("check", "new/todo.recording.jsonl", "-o", "out")
    assert check.code == 2, check.text
    assert "todo/steps/action-tick-buy-milk.html" in check.output + check.errors
    test = todo.run("test", "new")
    assert test.code == 2
    assert "Buy milk › due: 2026-12-01 | Buy milk › due: nothing" in test.output


@pytest.mark.parametrize("line", [3, 7, 13])
def test_a_killed_run_is_read_up_to_its_last_whole_line(project, line):
    assert play(project, "todo.jsonl", "--die-at", str(line)) == -signal.SIGKILL
    run = project.run("build", "todo.jsonl", "-o", "out")
    assert run.code == 0, run.text
    assert f"todo.jsonl:{line}:" in run.errors
    assert "warning: the last line is cut off, and left out [cut-line]" in run.errors
    # The first line and the start are no steps.
    assert steps(project, "out/todo/recording.json") == line - 3
    recording = project.path("out/todo/recording.json").read_text(encoding="utf-8")
    assert "the recording breaks off here" in recording
    assert project.run("validate", "todo.jsonl", "--strict").code == 3


def test_a_run_killed_in_its_first_line_left_nothing(project):
    play(project, "todo.jsonl", "--die-at", "1")
    run = project.run("build", "todo.jsonl", "-o", "out")
    assert run.code == 3, run.text
    assert not project.path("out").exists()


def test_folders_projects_filters_and_standard_input(todo):
    todo.write("scripts/colors.yaml", "title: C\ncatalog: {kind: ColorItem, items: []}\nsteps: []\n")
    play(todo, "scripts/app/todo.recording.jsonl")
    play(todo, "scripts/_parts/left-out.jsonl")
    todo.write("scripts/_left-out.jsonl", "no recording")
    todo.write("peekbook.yaml", "scripts: [scripts]\n")
    run = todo.run("build", "-o", "out")
    assert run.code == 0, run.text
    assert todo.path("out/app/todo/index.html").exists()
    assert todo.path("out/colors/index.html").exists()
    assert "out: 2 scenarios" in run.output
    filtered = todo.run("validate", "-v", "--filter", "todo")
    assert filtered.output.splitlines() == ["scripts/app/todo.recording.jsonl: valid, 11 steps", "1 script valid"]
    text = EXAMPLE.read_bytes()
    shown = todo.run("show", "-", stdin=text)
    assert (shown.code, shown.output.splitlines()[0]) == (0, " 0  Start                    start"), shown.text
    step = todo.run("show", "todo.recording.jsonl:action-tick-buy-milk")
    assert "taskUpdated" in step.output, step.text


def test_the_same_name_with_either_ending_is_one_place(todo):
    play(todo, "todo.jsonl")
    run = todo.run("build", ".", "-o", "out")
    assert run.code == 3
    assert "would both be published to `todo/`" in run.errors


def test_nothing_is_replayed_and_test_says_so(todo):
    run = todo.run("test", "todo.recording.jsonl")
    assert (run.code, run.errors) == (0, ""), run.text
    assert f"ok      todo.recording.jsonl: {STEPS} steps, 2 expectations held" in run.output
    assert "nothing was replayed, the expectations are those that were recorded" in run.output


def test_a_revision_has_its_recording(todo):
    git = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"]
    for command in [["init", "-q", "-b", "main", "."], ["add", "-A"], ["commit", "-qm", "one"]]:
        subprocess.run([*git, *command], cwd=todo.folder, check=True)
    play(todo, "todo.recording.jsonl", "--bug")
    run = todo.run("review", "main", "todo.recording.jsonl")
    assert run.code == 2, run.text
    assert "changed detail of the row of `Buy milk`" in run.output


def test_mistakes_are_all_told_with_their_places(project):
    project.write("bad.jsonl", '{"format":"peekbook-recording-lines","version":1,"title":"T"}\n'
                  '{"screen":{"row":[]}}\n{\'step\':1}\n{"step":"x","evnts":[]}\n')
    run = project.run("build", "bad.jsonl", "-o", "out")
    assert run.code == 3
    places = re.findall(r"^bad.jsonl:(\d+:\d+): error: .*\[(.*)\]$", run.errors, re.M)
    assert places == [("2:12", "unknown-key"), ("3:2", "json-syntax"), ("4:13", "unknown-key")]
    assert "did you mean `rows`?" in run.errors
    missing = project.run("build", "bad.json", "-o", "out")
    assert "did you mean" not in missing.errors
    near = project.run("build", "bad", "-o", "out")
    assert "did you mean `bad.jsonl`?" in near.errors


def test_a_long_recording_is_told_by_its_changes(project):
    def write(name, count):
        rows = [{"id": str(number), "title": f"Row {number}"} for number in range(200)]
        first = {"format": "peekbook-recording-lines", "version": 1, "title": "T"}
        lines = [first, {"screen": {"rows": rows}}]
        for number in range(count):
            row = {"id": str(number % 200), "title": f"Row {number % 200}", "detail": str(number)}
            event = {"name": "e", "item": row["id"], "field": "n", "to": number}
            lines.append({"step": "set", "screen": {"changes": [{"put": row}]}, "events": [event]})
        project.write(name, "".join(json.dumps(line) + "\n" for line in lines))
        return project.run("validate", "-v", name)

    assert "valid, 5000 steps" in write("long.jsonl", 5000).output


def test_a_recording_is_served_while_it_grows(project):
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines(keepends=True)
    project.write("todo.jsonl", "".join(lines[:4]))

    def page(server):
        return server.get("/todo/index.md")[1].decode()

    with Served(project, "todo.jsonl", "-o", "site") as server:
        until(lambda: server.builds)
        assert "Tick Buy milk" not in page(server)
        with project.path("todo.jsonl").open("a", encoding="utf-8") as file:
            file.write(lines[4])
            file.flush()
            until(lambda: "Tick Buy milk" in page(server), "the step that was added")
            file.write(lines[5][:40])
            file.flush()
            until(lambda: "breaks off here" in page(server), "half a line")
            file.write(lines[5][40:])
            file.flush()
            until(lambda: "Open Call grandma" in page(server), "the other half")
            until(lambda: "breaks off here" not in page(server), "the whole line")


# The document.


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S)


def test_the_example_of_the_document_is_published(project):
    whole, events = blocks("jsonl")
    for line in whole.splitlines():
        assert problems(line) == []
    project.write("todo.recording.jsonl", whole)
    run = project.run("build", "todo.recording.jsonl", "-o", "Output")
    assert (run.code, run.errors) == (0, ""), run.text
    assert steps(project, "Output/todo/recording.json") == 4
    for line in events.splitlines():
        assert problems(json.dumps({"step": "x", "events": [json.loads(line)]})) == []


def test_the_console_of_the_document_is_what_a_person_sees(project):
    (console,) = blocks("console")
    shown = console.split("$ peekbook test todo.recording.jsonl\n")[1]
    play(project, "todo.recording.jsonl", "--bug")
    assert shown in project.run("test", "todo.recording.jsonl").output


def test_the_swift_of_the_document_is_that_of_a_test():
    test = ROOT / "Tests" / "PeekbookRecorderTests" / "DocumentedExampleTests.swift"
    code = re.sub(r"^ {4}", "", test.read_text(encoding="utf-8"), flags=re.M)
    (block,) = blocks("swift")
    assert block in code


def test_every_key_of_the_schema_is_explained():
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, schema in validator().schema["$defs"].items():
        for form in schema.get("anyOf", [schema]):
            for key in form.get("properties", {}):
                assert re.search(rf"`[^`]*\b{key}\b[^`]*`", text), f"{name}: {key}"
