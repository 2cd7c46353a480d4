"""The same scripts give the same bytes, wherever and whenever they are built."""

import shutil

import pytest
from support import ROOT, differing, read_files


@pytest.fixture
def examples(project):
    shutil.copytree(ROOT / "Examples", project.path("Examples"))
    return project


def build(project, output, **options):
    run = project.run("build", project.path("Examples"), "-o", output, **options)
    assert run.code == 0, run.text
    return read_files(output)


def test_two_working_directories_give_the_same_site(examples, tmp_path):
    other = tmp_path / "elsewhere" / "deep"
    other.mkdir(parents=True)
    first = examples.run("build", "Examples", "-o", "site")
    assert first.code == 0, first.text
    second = examples.run("build", "../../project/Examples", "-o", "site", folder=other)
    assert second.code == 0, second.text
    absolute = build(examples, tmp_path / "third", folder=other)
    assert len(absolute) > 50
    assert differing(examples.files("site"), read_files(other / "site")) == set()
    assert differing(examples.files("site"), absolute) == set()


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "C", "LC_ALL": "C"},
        {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"},
        {"TZ": "America/Los_Angeles"},
        {"TZ": "Pacific/Kiritimati"},
        {"USER": "somebody", "HOSTNAME": "somewhere", "CI": "true", "TERM": "xterm-256color"},
        {"SOURCE_DATE_EPOCH": "1", "COLUMNS": "20", "NO_COLOR": "1"},
    ],
    ids=lambda environment: " ".join(f"{key}={value}" for key, value in environment.items()),
)
def test_the_environment_changes_nothing(examples, tmp_path, environment):
    plain = build(examples, tmp_path / "plain")
    other = build(examples, tmp_path / "other", environment=environment)
    assert differing(plain, other) == set()


def test_twenty_processes_give_the_same_site(examples, tmp_path):
    first = build(examples, tmp_path / "0")
    for number in range(1, 20):
        folder = tmp_path / str(number)
        assert differing(first, build(examples, folder)) == set()
        shutil.rmtree(folder)


def test_the_committed_pages_are_what_the_examples_build(tmp_path, project):
    run = project.run("build", "Examples", "-o", tmp_path / "site", folder=ROOT)
    assert run.code == 0, run.text
    assert differing(read_files(ROOT / "Output"), read_files(tmp_path / "site")) == set()


def test_no_page_tells_where_or_when_it_was_made(examples, tmp_path):
    for path, contents in build(examples, tmp_path / "site").items():
        assert str(tmp_path).encode() not in contents, path
        assert str(ROOT).encode() not in contents, path


def test_line_endings_and_a_byte_order_mark_change_nothing(examples, tmp_path):
    plain = build(examples, tmp_path / "plain")
    for script in examples.path("Examples").rglob("*.y*ml"):
        text = script.read_bytes()
        script.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert differing(plain, build(examples, tmp_path / "other")) == set()
