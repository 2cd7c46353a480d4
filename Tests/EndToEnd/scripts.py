"""Scripts that several tests start from."""

COLORS = """\
title: Colours
catalog:
  kind: ColorItem
  items:
    - { name: Red, color: "#FF3B30" }
    - { name: Orange, color: "#FF9500", starred: true }
    - { name: Blue, color: "#007AFF" }
steps:
  - peek: Orange
  - action: Unstar
  - open: Red
  - action: Delete
  - expect:
      screen: list
      rows: [Orange, Blue]
      events: [colorItemDeleted]
"""

FAILING = COLORS.replace("rows: [Orange, Blue]", "rows: [Orange, Red]")


def walk(steps: list[str], items: int = 12) -> str:
    """A script with a list of colours and the steps given."""
    lines = ["title: A long walk", "catalog:", "  kind: ColorItem", "  items:"]
    lines += [f'    - {{ name: Colour {n}, color: "#{n * 7919 % 0x1000000:06x}" }}' for n in range(1, items + 1)]
    lines += ["steps:"] + [f"  - {step}" for step in steps]
    return "\n".join(lines) + "\n"


def long_walk(count: int, items: int = 12, first: int = 0) -> list[str]:
    """Steps that go through a list, and change an item now and then; `count` of them."""
    steps = []
    number = first
    while len(steps) < count:
        # A viewport shows more rows than this, so that every item can be pressed.
        name = f"Colour {number % min(items, 12) + 1}"
        starred = (number // min(items, 12)) % 2 == 1
        steps += [f"peek: {name}", "unstar" if starred else "star", f"open: {name}", "back"]
        number += 1
    return steps[:count]
