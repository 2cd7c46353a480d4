"""A package outside the repository depends on this checkout, and uses library and command.

What it depends on is compiled once, in a folder of the checkout's own `.build`, and shared by all tests.
"""

import os
import re
import shutil
import subprocess

import pytest
from support import ROOT

SAMPLE = ROOT / "Examples" / "_SwiftPackage"
SCRATCH = ROOT / ".build" / "dependent"
ARTICLES = sorted((ROOT / "Sources" / "Peekbook" / "Peekbook.docc").glob("*.md"))
DOCUMENTS = [ROOT / "README.md", ROOT / "Documentation" / "library.md", *ARTICLES]
# A first build takes a minute on a quiet machine of two cores.
PATIENCE = 1800


class Package:
    """A copy of the sample that names the checkout by its path."""

    def __init__(self, folder):
        self.folder = folder
        ignored = shutil.ignore_patterns(".build", "Storyboards")
        shutil.copytree(SAMPLE, folder, ignore=ignored)
        manifest = folder / "Package.swift"
        text = manifest.read_text(encoding="utf-8")
        assert 'path: "../.."' in text
        manifest.write_text(text.replace('path: "../.."', f'path: "{ROOT}"'), encoding="utf-8")

    def swift(self, *arguments, environment=None):
        """Runs a command of the package manager; returns its exit code and all that it says."""
        variables = {name: value for name, value in os.environ.items() if name not in ("CI", "PEEKBOOK_RECORD")}
        ended = subprocess.run(
            ["swift", *map(str, arguments)],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=variables | (environment or {}),
            timeout=PATIENCE,
        )
        return ended.returncode, ended.stdout.decode()

    def test(self, environment=None, *arguments):
        return self.swift("test", "--disable-xctest", "--scratch-path", SCRATCH, *arguments, environment=environment)

    def peekbook(self, *arguments, options=()):
        return self.swift("package", "--scratch-path", SCRATCH, *options, "peekbook", *arguments)

    def names(self):
        return sorted(
            path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file()
        )


# One copy for all: the package manager would compile the tests anew for each place.
@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return Package(tmp_path_factory.mktemp("outside") / "palette")


def test_a_package_outside_the_repository_tests_with_the_library(package):
    before = package.names()
    code, text = package.test()
    assert code == 0, text
    assert re.search(r"Test run with 5 tests in 2 suites passed .* with 1 known issue", text), text
    assert "found:    Sand" in text
    # Neither the tests nor the package manager left anything in the package.
    assert [name for name in package.names() if name not in before] == []


def test_a_changed_app_fails_at_the_callers_line_and_is_recorded_on_request_only(package):
    recorded = package.folder / "Tests/PaletteTests/__Recordings__/palette.json"
    script = package.folder / "Scenarios/palette.yaml"
    baseline, text = recorded.read_bytes(), script.read_text(encoding="utf-8")
    line = 1 + (package.folder / "Tests/PaletteTests/ScriptTests.swift").read_text().splitlines().index(
        '    recording.expectMatches(baseline: "palette")'
    )
    only = ("--filter", "ScriptTests/palette", "--skip-build")
    script.write_text(text.replace("#2A9D8F", "#123456"), encoding="utf-8")
    try:
        code, said = package.test(None, *only)
        assert code == 1
        assert re.search(rf"recorded an issue at ScriptTests\.swift:{line}:", said), said
        assert "changed `color` of `Lagoon`: #2a9d8f → #123456" in said
        assert recorded.read_bytes() == baseline

        code, said = package.test({"PEEKBOOK_RECORD": "1", "CI": "true"}, *only)
        assert code == 1
        assert "CI is set" in said
        assert recorded.read_bytes() == baseline

        code, said = package.test({"PEEKBOOK_RECORD": "1"}, *only)
        assert code == 1
        assert "was recorded" in said
        assert recorded.read_bytes() != baseline
        assert package.test(None, *only)[0] == 0

        recorded.unlink()
        code, said = package.test(None, *only)
        assert code == 1
        assert "there is no `Tests/PaletteTests/__Recordings__/palette.json` to compare with" in said
        assert not recorded.exists()
    finally:
        script.write_text(text, encoding="utf-8")
        recorded.write_bytes(baseline)


def test_the_command_checks_builds_and_checks_again(package):
    code, text = package.peekbook("check")
    assert code == 1
    assert "peekbook: no-baseline (exit 4)" in text
    assert not (package.folder / "Storyboards").exists()

    code, text = package.peekbook("build", options=["--allow-writing-to-package-directory"])
    assert code == 0, text
    page = package.folder / "Storyboards/palette/index.html"
    assert "A palette by the sea" in page.read_text(encoding="utf-8")

    assert package.peekbook("check")[0] == 0
    page.write_text("changed", encoding="utf-8")
    code, text = package.peekbook("check")
    assert code == 1
    assert "peekbook: changes (exit 1)" in text


def test_the_command_passes_arguments_on_as_they_are(package):
    code, text = package.peekbook("test", "Scenarios/palette.yaml", "--format", "json", "-q")
    assert code == 0, text
    assert '"diagnostics": []' in text
    code, text = package.peekbook("tset")
    assert code == 1
    assert "did you mean `test`?" in text
    assert "peekbook: usage (exit 64)" in text


def swift_blocks(document):
    text = document.read_text(encoding="utf-8")
    return re.findall(r"^```swift\n(.*?)^```$", text, re.M | re.S)


def test_every_swift_block_of_the_documents_compiles_and_passes(package):
    """Whole files stand as they are; statements get what they take for granted."""
    wholes, parts = [], []
    sample = {line.strip() for line in (SAMPLE / "Package.swift").read_text(encoding="utf-8").splitlines()}
    for document in DOCUMENTS:
        blocks = swift_blocks(document)
        assert blocks, document.name
        for block in blocks:
            if "dependencies: [" in block or block.startswith(".product("):
                lines = [line.strip() for line in block.splitlines() if "path:" not in line]
                assert [line for line in lines if line not in sample and not line.startswith("//")] == []
            elif block.startswith("import"):
                wholes.append(block)
            else:
                parts.append(block)
    assert len(wholes) >= 2 and len(parts) >= 8

    tests = package.folder / "Tests/PaletteTests"
    written = []
    for number, block in enumerate(wholes):
        name = f"Whole{number}.swift"
        # Two documents may have a test of the same name.
        written.append(tests / name)
        block = re.sub(r"@Test func \w+", f"@Test func whole{number}", block)
        written[-1].write_text(block, encoding="utf-8")
    source = "import Palette\nimport Peekbook\nimport PeekbookTesting\nimport Testing\n\n"
    for number, block in enumerate(parts):
        given = ""
        if "recording" in block and "let recording" not in block:
            given = 'let recording = try Scenario(path: "Scenarios/palette.yaml").replay()\n'
        source += f"@Test func part{number}() throws {{\n{given}{block}}}\n\n"
    written.append(tests / "Parts.swift")
    written[-1].write_text(source, encoding="utf-8")
    # What a document compares with was committed by nobody: it is recorded, and then it is there.
    recorded = tests / "__Recordings__/star.json"
    written.append(recorded)
    only = ("--filter", r"part\d|whole\d")
    try:
        code, text = package.test({"PEEKBOOK_RECORD": "1"}, *only)
        assert recorded.exists(), text
        code, text = package.test(None, *only)
        assert code == 0, text
        assert f"Test run with {len(wholes) + len(parts)} tests" in text
    finally:
        for path in written:
            path.unlink()
