"""How large the inputs of a run are."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scale:
    name: str
    # The scenario that most marks are about, and a large one.
    steps: int
    large: int
    # Smaller scenarios, and larger catalogs, to see what grows with what.
    ladder: tuple[int, ...]
    items: tuple[int, ...]
    # Steps of the scenarios with notes, kinds, hostile names, and many items.
    varied: int
    # Steps that are replayed without pages, and whose recordings are reviewed.
    tested: int
    reviewed: int
    # Steps and items behind the cost of one action.
    margin_steps: int
    margin_items: int
    # How often a case runs: most of them, those of many seconds, those of milliseconds.
    rounds: int
    heavy_rounds: int
    light_repeats: int


FULL = Scale(
    "full", steps=10_000, large=100_000, ladder=(100, 1_000), items=(1_000, 100_000), varied=1_000,
    tested=100_000, reviewed=100_000, margin_steps=50_000, margin_items=100_000,
    rounds=5, heavy_rounds=2, light_repeats=5,
)

QUICK = Scale(
    "quick", steps=1_000, large=4_000, ladder=(100,), items=(1_000,), varied=200,
    tested=20_000, reviewed=4_000, margin_steps=10_000, margin_items=10_000,
    rounds=2, heavy_rounds=1, light_repeats=3,
)
