"""The marks that Peekbook is to reach, each computed from the figures of one run."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from Benchmarks.measure import Result

Results = dict[str, Result]


class Unit(Enum):
    """How a mark's figure is written."""

    RATIO = "ratio"
    MEGABYTES = "MB"
    MILLISECONDS = "ms"
    RATE = "steps/s"
    FILES = "files"

    def write(self, value: float) -> str:
        match self:
            case Unit.RATIO:
                return f"{value:.3f}" if value < 1 else f"{value:.2f}"
            case Unit.MEGABYTES:
                return f"{value / 1e6:.0f} MB"
            case Unit.MILLISECONDS:
                return f"{value * 1e3:.1f} ms"
            case Unit.RATE:
                return f"{value:,.0f} steps/s"
            case Unit.FILES:
                return f"{value:.0f} files"


@dataclass(frozen=True)
class Mark:
    """One thing to reach."""

    name: str
    text: str
    # The cases whose results it is computed from.
    needs: tuple[str, ...]
    value: Callable[[Results], float]
    limit: float
    unit: Unit = Unit.RATIO
    # A rate is to be at least its limit; all else at most.
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit

    def measured(self, results: Results) -> float | None:
        """The figure; none where a case of it was not run, or a peer is not installed."""
        if any(name not in results or not results[name].samples for name in self.needs):
            return None
        return self.value(results)

    def verdict(self, results: Results) -> str:
        value = self.measured(results)
        if value is None:
            return "not measured"
        return "met" if self.is_met(value) else "**missed**"

    @property
    def bound(self) -> str:
        return ("at least " if self.at_least else "at most ") + self.unit.write(self.limit)


def quotient(one: str, other: str, figure: str) -> Callable[[Results], float]:
    """A figure of one case as a multiple of that of another."""
    return lambda results: getattr(results[one], figure) / max(getattr(results[other], figure), 1e-9)


def sizes(one: str, other: str) -> Callable[[Results], float]:
    return lambda results: results[one].output.size / results[other].output.size


def marginal(name: str) -> Callable[[Results], float]:
    """What one more action costs in a large catalog, as a multiple of what it costs in a small one.

    The difference between twice the steps and the steps once: reading the items is in both.
    """

    def cost(results: Results, size: str) -> float:
        return results[f"{name}-{size}-twice"].cpu - results[f"{name}-{size}-once"].cpu

    return lambda results: cost(results, "large") / max(cost(results, "small"), 1e-9)


def figure(name: str, what: str) -> Callable[[Results], float]:
    return lambda results: getattr(results[name], what)


def all_marks(steps: int, large: int, tested: int, reviewed: int) -> list[Mark]:
    """The marks, for a scenario of so many steps, and a large one; of so many steps replayed without pages, and reviewed."""
    margins = [
        Mark(
            f"catalog-{name}",
            f"{what}: CPU time of an action on the large catalog ÷ on 10 items",
            tuple(f"{name}-{size}-{count}" for size in ("small", "large") for count in ("once", "twice")),
            marginal(name),
            1.5,
        )
        for name, what in (("visits", "peek, star, open, back"), ("edits", "insert, set, move, open, delete"))
    ]
    return [
        Mark(
            "hugo-highlighting", f"build of {steps:,} steps ÷ Hugo, as it comes, on {steps:,} pages of the same Markdown: CPU time",
            ("build", "hugo-highlighting"), quotient("build", "hugo-highlighting", "cpu"), 1 / 8,
        ),
        Mark(
            "hugo", "the same, with Hugo's highlighting of code turned off",
            ("build", "hugo"), quotient("build", "hugo", "cpu"), 1 / 8,
        ),
        Mark("copy", f"build of {steps:,} steps ÷ `cp -r` of its output: wall time", ("build", "cp"), quotient("build", "cp", "wall"), 3),
        Mark("memory", f"build of {steps:,} steps: peak memory", ("build",), figure("build", "memory"), 150e6, Unit.MEGABYTES),
        Mark(
            "large", f"build of {large:,} steps ÷ of {steps:,}: wall time",
            ("build-large", "build"), quotient("build-large", "build", "wall"), 1.1 * large / steps,
        ),
        Mark("large-memory", f"build of {large:,} steps: peak memory", ("build-large",), figure("build-large", "memory"), 600e6, Unit.MEGABYTES),
        Mark("untouched", "build again, nothing changed: files touched", ("again-disk",), figure("again-disk", "touched"), 0, Unit.FILES),
        Mark(
            "again", "build again, nothing changed ÷ first build, on disk: wall time",
            ("again-disk", "build-disk"), quotient("again-disk", "build-disk", "wall"), 1 / 3,
        ),
        Mark("doubling", f"build of {2 * steps:,} steps ÷ of {steps:,}: CPU time", ("build-twice", "build"), quotient("build-twice", "build", "cpu"), 2.2),
        Mark("doubling-bytes", f"build of {2 * steps:,} steps ÷ of {steps:,}: bytes written", ("build-twice", "build"), sizes("build-twice", "build"), 2.2),
        Mark(
            "test", f"`test` of {tested:,} steps, from YAML to verdict",
            ("test",), lambda results: tested / results["test"].wall, 500_000, Unit.RATE, at_least=True,
        ),
        *margins,
        Mark(
            "review", f"`review` of {reviewed:,} steps, 10 differences ÷ `git diff --no-index` of the recordings: CPU time",
            ("review", "git-diff"), quotient("review", "git-diff", "cpu"), 1,
        ),
        Mark(
            "review-wall", "the same: wall time", ("review", "git-diff"), quotient("review", "git-diff", "wall"), 1,
        ),
        Mark("version", "`peekbook --version`: wall time", ("version",), figure("version", "wall"), 0.010, Unit.MILLISECONDS),
        Mark("colors", "Examples/colors.yaml from script to site, tmpfs: wall time", ("colors",), figure("colors", "wall"), 0.060, Unit.MILLISECONDS),
    ]
