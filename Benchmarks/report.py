"""The figures and marks of a run, as tables in Markdown, and their place in a document."""

from collections.abc import Sequence
from pathlib import Path

from Benchmarks.cases import Case
from Benchmarks.marks import Mark
from Benchmarks.measure import Result

BEGIN = "<!-- figures: written by Scripts/bench -->"
END = "<!-- figures: end -->"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column holds text and the others figures."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def seconds(value: float) -> str:
    return f"{value * 1e3:.1f} ms" if value < 0.1 else f"{value:.2f} s"


def megabytes(value: float) -> str:
    return f"{value / 1e6:.0f} MB" if value >= 1e6 else f"{value / 1e3:.0f} kB"


class Report:
    """All of a run; `floor` is the memory below which no peak can be told, in bytes."""

    def __init__(self, cases: Sequence[Case], marks: Sequence[Mark], results: dict[str, Result], floor: int):
        self.cases = cases
        self.marks = marks
        self.results = results
        self.floor = floor

    def marks_table(self) -> str:
        rows = []
        for mark in self.marks:
            value = mark.measured(self.results)
            rows.append([mark.text, "–" if value is None else mark.unit.write(value), mark.bound, mark.verdict(self.results)])
        return table(["mark", "measured", "to reach", "verdict"], rows)

    def tally(self) -> str:
        verdicts = [mark.verdict(self.results) for mark in self.marks]
        parts = [f"{verdicts.count('met')} of {len(verdicts)} marks met"]
        for verdict, word in (("**missed**", "missed"), ("not measured", "not measured")):
            if verdict in verdicts:
                parts.append(f"{verdicts.count(verdict)} {word}")
        return ", ".join(parts)

    def figures(self) -> str:
        groups = list(dict.fromkeys(case.group for case in self.cases))
        return "\n\n".join(f"### {group}\n\n{self.group(group)}" for group in groups)

    def group(self, group: str) -> str:
        rows = [self.row(case) for case in self.cases if case.group == group]
        head = ["what", "CPU", "±", "wall", "peak", "a second", "files written", "bytes", "runs"]
        # A column that says nothing in this table is left out of it.
        used = [column for column in range(len(head)) if column == 0 or any(row[column] for row in rows)]
        return table([head[column] for column in used], [[row[column] for column in used] for row in rows])

    def row(self, case: Case) -> list[str]:
        result = self.results.get(case.name)
        if result is None or not result.samples:
            return [case.text, "not measured", "", "", "", "", "", "", ""]
        output = result.output
        return [
            case.text,
            seconds(result.cpu),
            f"{result.spread / 2:.0%}" if len(result.samples) > 1 else "",
            seconds(result.wall),
            self.memory(result.memory),
            f"{case.count / result.wall:,.0f}" if case.count else "",
            f"{output.files:,}" if output else "0" if result.touched == 0 else "" if result.touched is None else f"{result.touched:,}",
            megabytes(output.size) if output else "",
            str(len(result.samples)),
        ]

    def memory(self, value: int) -> str:
        # A process begins with its parent's peak.
        return megabytes(value) if value > 1.05 * self.floor else f"< {megabytes(self.floor)}"


def machine_table(lines: dict[str, str]) -> str:
    return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {line} |" for name, line in lines.items())])


def place(document: Path, text: str):
    """Puts text between the document's two marks; all else in it stays."""
    old = document.read_text(encoding="utf-8")
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{document}: has no place for the figures; it is between the lines\n{BEGIN}\n{END}")
    document.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
