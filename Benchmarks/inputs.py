"""Scripts to measure with: the same text every time, as long and as large as asked for."""

import json

HOSTILE = [
    "<script>alert(1)</script>", "\"><svg/onload=x>", "a | b | c", "`code` **x** _y_", "[x](javascript:x)", "../../up", "CON",
    "Red\u202eneerg", "أحمر (1)", "日本語の色", "👩‍👩‍👧‍👦 family", "Cafe\u0301", "# not a heading", "~~~ x", "{{{mustache}}}",
    "W" * 200, "&amp;amp;", "a\\b\\", "   padded   ", "%2e%2e%2f",
]

NOTE = (
    "The *preview* shares its item with the list, so `starred` is true in both; "
    "see [the reference](https://example.org/reference) for **what else** is shared.\n\n"
    "- one list\n- two screens\n"
)


def quoted(text: str) -> str:
    """A text as YAML takes it, whatever is in it."""
    return json.dumps(text, ensure_ascii=False)


def colors(items: int) -> list[str]:
    """A catalog of so many colours: `Colour 1`, `Colour 2`, …"""
    lines = ["catalog:", "  kind: ColorItem", "  items:"]
    for number in range(1, items + 1):
        lines.append(f'    - {{ name: Colour {number}, color: "#{number * 7919 % 0x1000000:06x}" }}')
    return lines


def script(title: str, app: list[str], steps: list[str]) -> str:
    return "\n".join([f"title: {title}", *app, "steps:", *(f"  - {step}" for step in steps)]) + "\n"


def visits(count: int, names: list[str]) -> list[str]:
    """So many steps that press, star, open and leave one item after the other."""
    steps = []
    visit = 0
    while len(steps) < count:
        name = quoted(names[visit % len(names)])
        star = "unstar" if visit // len(names) % 2 else "star"
        steps += [f"peek: {name}", star, f"open: {name}", "back"]
        visit += 1
    return steps[:count]


def walk(steps: int, items: int = 10) -> str:
    """A walk through a list of colours. The first ten are on the screen, so it stays with them."""
    names = [f"Colour {number}" for number in range(1, min(items, 10) + 1)]
    return script("A long walk", colors(items), visits(steps, names))


def expecting_walk(steps: int) -> str:
    """The same with an expectation behind every tenth step."""
    lines = []
    for number, step in enumerate(visits(steps, [f"Colour {n}" for n in range(1, 11)]), 1):
        lines.append(step)
        if number % 10 == 0:
            # What the step just changed, so that each of them could fail.
            lines.append("expect: { screen: list }" if step == "back" else "expect: { screen: list, events: [colorItemUpdated] }")
    return script("A long walk, watched", colors(10), lines)


def choices(steps: int) -> str:
    """A setting whose options are selected in turn."""
    app = ["catalog:", "  kind: DetailModel", "  items:"]
    app += [f'    - {{ title: Setting {n}, options: [Yellow, Green, Blue, Red], selected: Green }}' for n in range(1, 11)]
    lines = ["open: Setting 1"]
    lines += [f"select: {('Blue', 'Red', 'Yellow', 'Green')[number % 4]}" for number in range(steps - 1)]
    return script("Settings", app, lines)


def edits(steps: int, items: int) -> str:
    """Items that come, change, move and go: what a list must find by title and close up after."""
    turn = [
        'insert: { row: 2, fields: { name: New, color: "#123456" } }',
        "set: { item: New, fields: { starred: true } }",
        "move: { item: New, row: 5 }",
        "open: New",
        "delete",
    ]
    return script("Comings and goings", colors(items), (turn * (steps // len(turn) + 1))[:steps])


def noted_walk(steps: int) -> str:
    """A walk with a paragraph of Markdown beside every step."""
    lines = []
    for step in visits(steps, [f"Colour {n}" for n in range(1, 11)]):
        # A step of one word has no place for a note beside it, so the note stands behind it.
        lines.append(f"{step}\n    note: {quoted(NOTE)}" if ":" in step else f"{step}\n  - note: {quoted(NOTE)}")
    return script("A walk with notes", colors(10), lines)


def hostile_walk(steps: int) -> str:
    """A walk through items whose names are trouble elsewhere."""
    app = ["catalog:", "  kind: ColorItem", "  items:"]
    app += [f'    - {{ name: {quoted(name)}, color: "#0af" }}' for name in HOSTILE]
    # The first fifteen are on the screen.
    return script("Hostile names", app, visits(steps, HOSTILE[:15]))


def photos(steps: int) -> str:
    """A kind of the script's own, with fields of all types, in sections."""
    app = [
        "kinds:",
        "  Photo:",
        "    catalog: PhotoLibrary",
        "    fields:",
        "      title: text",
        "      album: { type: choice, options: [Nature, Family, Work], default: Nature }",
        "      favourite: { type: flag, default: false }",
        "      takenOn: date",
        "      size: { type: number, unit: MB, required: false }",
        "      tint: { type: color, default: gray }",
        "    sections: album",
        '    row: { symbol: { shape: heart, flag: favourite, tint: tint }, title: "{title}", subtitle: "{takenOn}" }',
        '    screen: { title: "{title}", fields: [takenOn, size, tint], choice: album }',
        "    actions:",
        "      - toggle: favourite",
        "        title: { set: Unfavourite, unset: Favourite }",
        "      - delete",
        "catalog:",
        "  kind: Photo",
        "  items:",
    ]
    albums = ["Nature", "Family", "Work"]
    for number in range(9):
        app.append(
            f"    - {{ title: Photo {number}, takenOn: 2024-03-{number + 10}, size: {number}.5, album: {albums[number % 3]} }}"
        )
    lines = [step.replace("unstar", "action: Unfavourite").replace("star", "action: Favourite")
             for step in visits(steps, [f"Photo {number}" for number in range(9)])]
    return script("Photos", app, lines)


def base_and_head(steps: int, differences: int) -> tuple[str, str]:
    """Two walks that differ in so many steps: a colour is set to another one, and back at once."""
    sides = []
    for color in ("#111111", "#222222"):
        lines = visits(steps - 2 * differences, [f"Colour {n}" for n in range(1, 11)])
        # Behind a `back`, the list is on the screen.
        stride = len(lines) // (differences + 1) // 4 * 4
        for number in range(differences, 0, -1):
            place = number * stride
            lines[place:place] = [
                f'set: {{ item: Colour 3, fields: {{ color: "{color}" }} }}\n    id: other-{number}',
                f'set: {{ item: Colour 3, fields: {{ color: "#005ccd" }} }}\n    id: same-{number}',
            ]
        sides.append(script("Base and head", colors(10), lines))
    return sides[0], sides[1]
