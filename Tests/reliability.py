"""The tables of `Documentation/reliability.md`, from the figures that tests came to.

    python Tests/reliability.py FIGURES     puts them into the document

FIGURES is the file that PEEKBOOK_FIGURES named when the tests ran. Each table stands between two comments with its
name; `Tests/EndToEnd/test_reliability.py` sees to it that the rows are those of the tests there are.
"""

import json
import re
import sys

from support import ROOT

DOCUMENT = ROOT / "Documentation" / "reliability.md"
SIGNALS = ["SIGKILL", "SIGINT", "SIGTERM"]


def read_figures(path) -> dict[str, dict]:
    """The figures by their names; of several runs the last."""
    with open(path, encoding="utf-8") as lines:
        figures = map(json.loads, lines)
        return {figure["name"]: figure for figure in figures}


def table(head: list[str], rows: list[list]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def with_total(rows: list[list]) -> list[list]:
    return [*rows, ["**in all**", *(sum(column) for column in list(zip(*rows))[1:])]]


def faults(figures) -> str:
    rows = [
        [name.removeprefix("fault: "), one["tried"], one["told"], one["absorbed"], 0]
        for name, one in figures.items() if name.startswith("fault: ")
    ]
    return table(["run", "faults put in", "told, exit code 74", "went on, and came out right", "anything else"], with_total(rows))


def signals(figures) -> str:
    scenes = [name.partition(": ")[2] for name in figures if name.startswith("SIGKILL: ")]
    rows = [[scene, *(figures[f"{signal}: {scene}"]["tried"] for signal in SIGNALS), 0] for scene in scenes]
    return table(["run", *SIGNALS, "files half written, lost or left"], with_total(rows))


TABLES = {"faults": faults, "signals": signals}


def part(name: str) -> re.Pattern:
    return re.compile(rf"(<!-- {name}: begin -->\n\n)(.*?)(\n<!-- {name}: end -->)", re.S)


def main(path):
    figures = read_figures(path)
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, make in TABLES.items():
        made = make(figures)
        text = part(name).sub(lambda found: found[1] + made + found[3], text)
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
