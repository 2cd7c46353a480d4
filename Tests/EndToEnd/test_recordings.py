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


def test_pages_say_nothing_of_what_was_not_recorded(project):
    """Of an app that Peekbook does not know, nobody can tell why a tab did not hear of an event."""
    lines = [{**FIRST, "tabs": [{"title": "Home"}, {"title": "Work"}]}, START,
             *event(item="a", field="f", to=1, deliveries=[{"observer": "cell", "reloadedRow": 0}])[2:]]
    project.write("a.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    assert project.run("build", "a.jsonl", "-o", "out").code == 0
    page = project.path("out/a/steps/x.html").read_text(encoding="utf-8")
    assert "cell reloaded row 1" in page
    assert "did not hear" not in page and "nobody heard" not in page
    assert "Made by Peekbook from a recording." in page


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
    assert re.search(r"warning: the last line is cut off after \d+ bytes, and left out \[cut-line\]", run.errors)
    # The first line and the start are no steps.
    assert steps(project, "out/todo/recording.json") == line - 3
    recording = project.path("out/todo/recording.json").read_text(encoding="utf-8")
    assert "the recording breaks off here" in recording
    assert project.run("validate", "todo.jsonl", "--strict").code == 3


def test_a_run_that_ended_at_any_byte_is_published_checked_and_reviewed(project):
    """A file for each byte at which a run of two steps can end, all of them in one run of the program."""
    lines = [json.dumps(line, ensure_ascii=False) + "\n" for line in [*line(note="\u00e9"), {"step": "y", "screen": {"offset": 0}}]]
    whole, shown = "".join(lines).encode(), len(lines[0] + lines[1]) - 1
    cuts = {f"at-{end:04}": whole[:end] for end in range(shown, len(whole) + 1)}
    for name, text in cuts.items():
        project.write(f"cuts/{name}.jsonl", text)
    # A line is whole as soon as all of it but its end is there.
    ends = [len("".join(lines[:count]).encode()) for count in range(2, len(lines) + 1)]
    broken = {name: text[text.rfind(b"\n") + 1:] for name, text in cuts.items() if not {len(text), len(text) + 1} & set(ends)}
    build = project.run("build", "cuts", "-o", "out")
    assert build.code == 0, build.text
    told = re.findall(r"cuts/(.*)\.jsonl:\d+:\d+: warning: the last line is cut off after (\d+) bytes", build.errors)
    assert told == [(name, str(len(text))) for name, text in broken.items()]
    for name, text in cuts.items():
        kept = len(text[: len(text) - len(broken.get(name, b""))].splitlines())
        assert steps(project, f"out/{name}/recording.json") == kept - 2, name
        pages = [page.read_text(encoding="utf-8") for page in project.path(f"out/{name}").rglob("*.html")]
        assert all(page.endswith("</html>\n") for page in pages), name
        assert any("the recording breaks off here" in page for page in pages) == (name in broken), name
    check = project.run("check", "cuts", "-o", "out")
    assert check.code == 0, check.text
    review = project.run("review", "out", "cuts")
    assert f"no difference in {len(cuts)} scenarios" in review.output, review.text


def test_a_run_that_ended_before_it_showed_anything_is_an_error(project):
    first = json.dumps(FIRST)
    for text in [first, first + "\n", first + '\n{"screen": {"ro']:
        project.write("todo.jsonl", text)
        run = project.run("build", "todo.jsonl", "-o", "out")
        assert run.code == 3, run.text
        assert "todo.jsonl:1:1: error: no line tells what is on screen [no-screen]" in run.errors
    assert not project.path("out").exists()


def test_lines_in_a_file_of_another_name_are_told_how_to_call_it(todo):
    for name in ["todo.ndjson", "todo.json", "todo.txt", "todo"]:
        todo.write(name, EXAMPLE.read_bytes())
        for verb in ["build", "test", "validate", "show"]:
            run = todo.run(verb, name)
            assert run.code == 3, run.text
            assert f"{name}:1:1: error: this is a recording in lines, whose name should end with `.jsonl`" in run.errors
            assert "call it `todo.jsonl`" in run.errors
        assert "call it `todo.jsonl`" in todo.run("review", name, "todo.recording.jsonl").errors


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
    assert filtered.output.splitlines() == ["scripts/app/todo.recording.jsonl: valid, 11 steps", "1 recording valid"]
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


def test_the_note_of_the_start_is_on_its_pages(project):
    lines = [FIRST, {**START, "note": "hello *start*"}, {"step": "x"}]
    project.write("a.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    assert project.run("build", "a.jsonl", "-o", "out").code == 0
    for page in ["index", "steps/start"]:
        assert "hello <em>start</em>" in project.path(f"out/a/{page}.html").read_text(encoding="utf-8"), page
        assert "hello *start*" in project.path(f"out/a/{page}.md").read_text(encoding="utf-8"), page
    assert "hello *start*" in project.path("out/a/recording.json").read_text(encoding="utf-8")


TITLES = [
    ("action", "Action"),
    ({"verb": "action", "item": "a"}, "Action A"),
    ({"verb": "action", "target": "Star", "item": "a"}, "Star A"),
    ({"verb": "insert", "target": "A", "item": "a"}, "Insert A"),
    ({"verb": "insert", "target": "in row 1", "item": "a"}, "Insert A in row 1"),
    ({"verb": "commit", "item": "a"}, "Commit A"),
    ({"verb": "commit", "item": "empty"}, "Commit empty"),
    ("commit the change", "Commit the change"),
    ("release A", "Release A"),
    ({"verb": "release", "target": "A", "item": "a"}, "Release A"),
]


def test_each_step_has_a_title_that_says_what_was_done_to_what(project):
    rows = [*START["screen"]["rows"], {"id": "empty", "title": ""}]
    lines = [FIRST, {"screen": {"rows": rows}}, *({"step": step, "id": f"s{n}"} for n, (step, _) in enumerate(TITLES))]
    project.write("a.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    assert project.run("build", "a.jsonl", "-o", "out").code == 0
    pages = [project.path(f"out/a/steps/s{n}.md").read_text(encoding="utf-8") for n in range(len(TITLES))]
    headings = [re.search(r"^# (.*)$", page, re.M)[1] for page in pages]
    assert headings == [title for _, title in TITLES]
    (item,) = project.path("out/a/previews").glob("*empty*.html")
    assert ">empty – T – " in item.read_text(encoding="utf-8")


# The schema, and what the reader makes of the same line.

FIRST = {"format": "peekbook-recording-lines", "version": 1, "title": "T",
         "tabs": [{"title": "Home", "fields": {"due": "date", "size": ["S", "M"]}}]}
START = {"screen": {"rows": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}]}}


def first(**keys):
    return [{**FIRST, **keys}, START]


def line(**keys):
    return [FIRST, START, {"step": "x", **keys}]


def screen(**keys):
    return line(screen=keys)


def row(**keys):
    return screen(rows=[{"id": "a", "title": "A", **keys}])


def change(**keys):
    return screen(changes=[keys])


def item(**keys):
    return screen(item={"id": "a", **keys})


def event(**keys):
    return line(events=[{"name": "e", **keys}])


def delivery(**keys):
    return event(deleted="a", deliveries=[{"observer": "list", **keys}])


# One mistake each; behind those that the schema of a line can't see stands why.
MISTAKES = [
    (first(title=" "), None),
    (first(version=2), None),
    (first(version="one"), None),
    (first(format="other"), None),
    (first(author="me"), None),
    (first(description="x" * 16385), None),
    (first(device={"width": 100}), None),
    (first(device={"height": 4001}), None),
    (first(device={"rowHeight": 15}), None),
    (first(device={"depth": 3}), None),
    (first(tabs=[]), None),
    (first(tabs=[{"kind": "Task"}]), None),
    (first(tabs=[{"title": "A"}, {"title": "A"}]), "what other tabs are called"),
    (first(tabs=[{"title": "A", "fields": {"f": "words"}}]), None),
    (first(tabs=[{"title": "A", "fields": {"f": []}}]), None),
    (first(tabs=[{"title": "A", "fields": {"f": ["S", "S"]}}]), "which labels are the same words"),
    ([FIRST], "which lines follow"),
    ([FIRST, {"step": "x"}], "which lines follow"),
    ([FIRST, START, START], "which lines came before"),
    ([FIRST, START, FIRST], "which lines came before"),
    ([FIRST, {"note": "n"}], "which lines came before"),
    (line(stp="x"), None),
    (line(step=""), None),
    (line(step={"target": "A"}), None),
    (line(step={"verb": "x", "at": [1]}), None),
    (line(step={"verb": "x", "item": "z"}), "which items there are"),
    (line(id=" "), None),
    (line(id=[1]), None),
    ([*line(id="same"), {"step": "y", "id": "same"}], "which lines came before"),
    (line(note="x" * 16385), None),
    (line(screen=[]), None),
    (screen(tab="Work"), "which tabs there are"),
    (screen(kind="sheet"), None),
    (screen(kind="detail"), None),
    (screen(kind="list", item="a"), None),
    (screen(rows=[], changes=[]), None),
    (screen(offset=-1), None),
    (screen(offset="007"), None),
    (screen(item="z"), "which items there are"),
    (screen(item="a", press=[1, "x"]), None),
    (screen(rows=[{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]), "which rows are the same item's"),
    (screen(rows=[{"id": "a"}]), None),
    (row(id="\0"), "which characters can be seen"),
    (row(symbol="moon"), None),
    (row(tint="red"), None),
    (row(symbol="star", tint="FF0000"), None),
    (row(symbol="star", tint="redd"), "which names of colours there are"),
    (row(accessory="arrow"), None),
    (row(fields=["due"]), None),
    (row(fields={"due": "2026-13-01"}), "which type the first line gives the field"),
    (row(fields={"size": "L"}), "which type the first line gives the field"),
    (row(fields={"n": {"numbr": 1}}), None),
    (row(fields={"n": {"number": "1,5"}}), None),
    (row(fields={"n": {"number": 1, "date": "2026-01-01"}}), None),
    (row(fields={"n": {"color": "red", "unit": "pt"}}), None),
    (row(fields={"n": {"date": "soon"}}), None),
    (row(fields={"n": {"selected": 1}}), None),
    (row(fields={"n": {"label": "M"}}), None),
    (row(fields={"n": [["nested"]]}), None),
    (change(), None),
    (change(put={"id": "c", "title": "C"}, remove="a"), None),
    (change(put={"id": "c", "title": "C"}, index=3), "how long the list is"),
    (change(put={"id": "a", "title": "A"}, index=2), "how long the list is"),
    (change(move="a", index=2), "how long the list is"),
    (change(move="a"), None),
    (change(remove="a", index=0), None),
    (change(remove="z"), "which rows there are"),
    (item(id=""), None),
    (item(background="#12"), None),
    (item(options=[{"color": "red"}]), None),
    (item(options=[{"label": "A", "selected": "yes"}]), None),
    (item(actions=[{"destructive": True}]), None),
    (event(), None),
    (event(name="", item="a", field="f", to=1), None),
    (event(item="a", to=1), None),
    (event(item="a", field="f"), None),
    (event(item="a", deleted="b", field="f", to=1), None),
    (event(item="z", field="f", to=1), "which items there are"),
    (event(item="a", field="f", to=1, index=0), None),
    (event(inserted="c", index=-1), None),
    (event(deleted="a", field="f"), None),
    (event(moved="a"), None),
    (event(deleted="a", tab="Work"), "which tabs there are"),
    (event(deleted="a", deliveries=[{}]), None),
    (event(deleted="a", deliveries=[{"observer": "window"}]), None),
    (delivery(removedRow=0, ignored=True), None),
    (delivery(movedRowFrom=0), None),
    (delivery(movedRowTo=0), None),
    (delivery(reloadedRow=-1), None),
    (line(expectations=[{"subject": "s", "expected": "1"}]), None),
    (line(expectations=[{"subject": "s", "expected": {}, "actual": "1"}]), None),
    (line(expectations=[{"subject": "", "expected": "1", "actual": "1"}]), None),
]


@pytest.mark.parametrize(("lines", "reason"), MISTAKES, ids=[str(number) for number in range(len(MISTAKES))])
def test_a_mistake_is_seen_by_the_schema_unless_only_the_reader_can_know(project, lines, reason):
    texts = [json.dumps(line) for line in lines]
    project.write("a.jsonl", "".join(text + "\n" for text in texts))
    run = project.run("validate", "a.jsonl")
    assert run.code == 3, run.text
    seen = [problems(text) for text in texts if problems(text)]
    assert bool(seen) == (reason is None), (reason, seen)


# Every form that the document names, in a recording that is right.
RIGHT = [
    first(description="*d*", recorder="r", device={"width": 320, "height": 568, "rowHeight": 60}),
    first(tabs=[{"title": "Home", "kind": "K", "catalog": "C", "actions": ["Star"],
                 "fields": {"a": "text", "b": "number", "c": "flag", "d": "color", "e": "date", "f": "list"}}]),
    [FIRST, {**START, "note": "n"}],
    line(step={"verb": "peek", "target": "A", "item": "a", "at": [10, 100]}, id="p", note="n"),
    screen(title="Other", offset=44, item="a", kind="preview", press=[100, 100]),
    row(subtitle="s", detail="d", symbol="heart", tint="rgb(1 2 3)", accessory="none",
        fields={"t": "x", "n": 1.5, "f": True, "l": ["x"], "z": None, "u": {"number": "2", "unit": "pt"},
                "c": {"color": "red"}, "due": {"date": "2026-12-01"}, "s": {"selected": 0, "label": "S"}, "size": "M"}),
    item(title="A", background="#FF3B30", fields={"f": 1}, options=[{"label": "S", "color": "red", "selected": True}],
         actions=["Star", {"title": "Delete", "destructive": True}]),
    line(events=[{"name": "e", "moved": "a", "from": 0, "index": 1,
                  "deliveries": [{"observer": "list", "tab": "Home", "movedRowFrom": 0, "movedRowTo": 1},
                                 {"observer": "cell", "ignored": True}]}],
         screen={"changes": [{"move": "a", "index": 1}]}),
    line(expectations=[{"subject": "s", "expected": "> 1", "actual": ["2"], "holds": True}]),
]


@pytest.mark.parametrize("lines", RIGHT, ids=[str(number) for number in range(len(RIGHT))])
def test_what_is_right_is_right_to_both(project, lines):
    texts = [json.dumps(line) for line in lines]
    assert [problems(text) for text in texts] == [[]] * len(texts)
    project.write("a.jsonl", "".join(text + "\n" for text in texts))
    run = project.run("validate", "a.jsonl", "--strict")
    assert run.code == 0, run.text


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
