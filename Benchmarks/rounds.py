"""Runs the cases in turn, so that what else the machine does meets all of them alike."""

import shutil
import sys
import time
from collections.abc import Callable, Sequence

from Benchmarks.cases import Case
from Benchmarks.measure import Failed, Launcher, Result, snapshot, touched, weigh
from Benchmarks.workshop import Workshop


class Runner:
    """Runs cases and keeps their results."""

    def __init__(self, shop: Workshop, say: Callable[[str], None]):
        self.shop = shop
        self.say = say
        self.results: dict[str, Result] = {}
        self.launcher = Launcher()

    def run_all(self, cases: Sequence[Case], seconds: float):
        """Runs every case once, then again in turn until each has had its rounds or the time is over."""
        deadline = time.monotonic() + seconds
        for number in range(max((case.rounds for case in cases), default=0)):
            for case in cases:
                if number >= case.rounds or (number > 0 and time.monotonic() > deadline):
                    continue
                self.say(f"round {number + 1}: {case.name}")
                for _ in range(case.repeats):
                    self.run_once(case)
        self.say("")

    def floor(self) -> int:
        """The memory below which no peak can be told, in bytes: that of the smallest process."""
        true = self.launcher.run(["true"], self.shop.fast, self.shop.environment, self.shop.fast / "output")
        return true.memory

    def run_once(self, case: Case):
        folder = case.folder()
        written = folder / case.writes if case.writes else None
        kept = folder / case.keeps if case.keeps else None
        before = snapshot(kept) if kept else {}
        if written:
            shutil.rmtree(written, ignore_errors=True)
        sample = self.launcher.run(list(case.command), folder, self.shop.environment, self.shop.fast / "output", case.codes)
        result = self.results.setdefault(case.name, Result())
        result.samples.append(sample)
        if kept:
            # The worst of all rounds: one file touched once is one too many.
            result.touched = max(result.touched or 0, touched(before, snapshot(kept)))
        if written:
            result.output = result.output or weigh(written)
            if not result.output.files:
                raise Failed(f"{case.name}: wrote nothing")
            shutil.rmtree(written)


def progress(is_terminal: bool) -> Callable[[str], None]:
    """Says what is run: on a terminal in one line, else nowhere."""

    def say(text: str):
        if is_terminal:
            sys.stderr.write(f"\r\033[K{text}")
            sys.stderr.flush()

    return say
