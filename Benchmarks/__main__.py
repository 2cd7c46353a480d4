"""The command line of Scripts/bench."""

import argparse
import os
import signal
import sys
from pathlib import Path

from Benchmarks import machine, marks, measure, report, rounds
from Benchmarks.cases import all_cases
from Benchmarks.scale import FULL, QUICK, Scale
from Benchmarks.workshop import ROOT, Workshop

DOCUMENT = ROOT / "Documentation" / "performance.md"
BUSY = 0.5


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="Scripts/bench", description="Measures Peekbook beside its peers, and says which marks it reaches.",
        epilog="A run of everything writes its tables into Documentation/performance.md; others only print them.",
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these marks or cases (see --list)")
    parser.add_argument("--quick", action="store_true", help="small inputs, under a minute: whether it runs, not how fast")
    parser.add_argument("--list", action="store_true", help="print the names of marks and cases")
    parser.add_argument("--minutes", type=float, default=10, help="begin no further round after this time (10)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="the document to write the tables into")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a mark is missed or was not measured")
    parser.add_argument("--program", type=Path, default=ROOT / ".build" / "release" / "peekbook", help=argparse.SUPPRESS)
    parser.add_argument("--hugo", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def marks_of(scale: Scale) -> list[marks.Mark]:
    return marks.all_marks(scale.steps, scale.large, scale.tested, scale.reviewed)


def selection(names, cases, all_marks):
    """The cases and marks that were asked for, and the cases that those marks need."""
    if not names:
        return cases, all_marks
    known = {case.name for case in cases} | {mark.name for mark in all_marks}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"Scripts/bench: nothing is called {', '.join(unknown)}; Scripts/bench --list prints what is")
    chosen = [mark for mark in all_marks if mark.name in names]
    needed = {need for mark in chosen for need in mark.needs} | set(names)
    return [case for case in cases if case.name in needed], chosen


def main() -> int:
    options = arguments()
    scale = QUICK if options.quick else FULL
    hugo = options.hugo.resolve() if options.hugo and options.hugo.is_file() else None
    (ROOT / ".build" / "bench").mkdir(parents=True, exist_ok=True)
    # So that the folders are removed then, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    shop = Workshop(options.program.resolve(), hugo, scale)
    try:
        cases, chosen = selection(options.names, all_cases(shop), marks_of(scale))
        if options.list:
            print_names(cases, chosen)
            return 0
        return measure_all(options, shop, cases, chosen)
    except measure.Failed as error:
        print(f"\nScripts/bench: {error}", file=sys.stderr)
        return 70
    finally:
        os.chdir(ROOT)
        shop.close()


def print_names(cases, chosen):
    for title, lines in (("Marks", chosen), ("Cases", cases)):
        print(f"{title}:")
        for line in lines:
            print(f"  {line.name:<20} {line.text}")


def measure_all(options, shop: Workshop, cases, chosen) -> int:
    load = machine.load()
    runner = rounds.Runner(shop, rounds.progress(sys.stderr.isatty()))
    try:
        runner.run_all(cases, 60 * options.minutes)
        floor = runner.floor()
    finally:
        runner.launcher.close()
    made = report.Report(cases, chosen, runner.results, floor)
    text = whole(made, shop, load)
    print(text)
    target = options.write or (None if options.names or options.quick else DOCUMENT)
    if target:
        report.place(target, text)
    met = all(mark.verdict(runner.results) == "met" for mark in chosen)
    return 1 if options.strict and not met else 0


def whole(made: report.Report, shop: Workshop, load: float) -> str:
    lines = machine.describe(shop.program, shop.hugo, shop.disk)
    if not shop.has_tmpfs:
        lines["file systems"] = f"{machine.file_system(shop.disk)}, in place of tmpfs too"
    lines["load before"] = f"{load:.1f}" + (": **not quiet, so trust no figure**" if load > BUSY else "")
    if shop.scale is QUICK:
        lines["inputs"] = "**small (`--quick`), so trust no verdict**"
    parts = [report.machine_table(lines)]
    if made.marks:
        parts.append(f"## Marks\n\n{made.tally()}.\n\n{made.marks_table()}")
    parts.append(f"## Figures\n\n{made.figures()}")
    return "\n\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
