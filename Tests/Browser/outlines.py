"""Compares pages by what they consist of, as the browser parses them."""

import json
import pathlib

import hostile

SCRIPT = (pathlib.Path(__file__).parent / "outline.js").read_text(encoding="utf-8")


def mates(plain: pathlib.Path, other: pathlib.Path, ending: str) -> list[tuple[str, pathlib.Path, pathlib.Path]]:
    """The pages of two scenarios that differ in names only: those that stand for each other."""
    pairs = [(path.relative_to(plain).as_posix(), path, other / path.relative_to(plain))
             for folder in (plain, plain / "steps") for path in sorted(folder.glob(f"*{ending}"))]
    # Their files are named after them, so it's their places that tell.
    for one, two in zip(items_of(plain), items_of(other), strict=True):
        pairs.append((f"previews/{one}{ending}", plain / f"previews/{one}{ending}", other / f"previews/{two}{ending}"))
    return pairs


def items_of(folder):
    recording = json.loads((folder / "recording.json").read_text(encoding="utf-8"))
    return [item["key"] for item in recording["items"]]


class Outlines:
    """Compares, in a window of its own."""

    def __init__(self, page):
        self.page = page

    def compare(self, pairs, text, prose=None, boxes=None, render=lambda path: path.read_text(encoding="utf-8")):
        """What differs between pages with `PLAIN` and pages with `text`, but for the text."""
        given = {
            "pairs": [[name, render(one), render(other)] for name, one, other in pairs],
            "plain": hostile.PLAIN,
            "shown": hostile.visible(text),
            "typed": [hostile.typed(hostile.PLAIN)[1:-1], hostile.typed(text)[1:-1]],
            "prose": prose,
            "boxes": boxes,
        }
        return self.page.evaluate(SCRIPT, given)
