"""What `Documentation/reliability.md` says is what the tests are."""

import re

import reliability
from Browser import hostile
from EndToEnd.test_injected_faults import SCENES
from support import ROOT

TEXT = reliability.DOCUMENT.read_text(encoding="utf-8")


def rows(name: str) -> list[list[str]]:
    found = reliability.part(name).search(TEXT)
    assert found, name
    lines = found[2].strip().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def check_table(name: str):
    table = rows(name)
    assert [row[0] for row in table[:-1]] == [scene.name for scene in SCENES], "run Scripts/faults"
    columns = [[int(cell) for cell in column] for column in list(zip(*table))[1:]]
    for column in columns:
        assert sum(column[:-1]) == column[-1]
    return columns


def test_every_run_that_is_tried_has_its_faults_in_the_table():
    tried, told, absorbed, other = check_table("faults")
    assert [a + b for a, b in zip(told, absorbed)] == tried
    assert tried[-1] > 1_000 and other[-1] == 0


def test_every_run_that_is_tried_has_its_signals_in_the_table():
    killed, *_, wrong = check_table("signals")
    assert killed[-1] >= 200 and wrong[-1] == 0


def test_the_numbers_of_hostile_texts_are_those_of_the_tests():
    said = {name: int(number) for name, number in re.findall(r"^\| ([^|]+?) \| (\d+) \|", TEXT, re.M)}
    assert said["names, titles, options and expectations"] == len(hostile.TEXTS)
    assert said["prose in Markdown"] == len(hostile.PROSE)
    assert said["kinds of one's own, and files of items"] == len(hostile.KIND_TEXTS)


def test_every_target_of_the_fuzzer_has_a_row():
    targets = re.search(r"^all_targets='(.*)'$", (ROOT / "Scripts" / "fuzz").read_text(), re.M)[1].split()
    figures = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| 0 \|$", TEXT, re.M)
    assert [name for name, _ in figures] == targets
    assert all(int(number.replace(",", "")) > 1_000 for _, number in figures)
