"""What is run and measured."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from Benchmarks import inputs
from Benchmarks.workshop import ROOT, Workshop


@dataclass(frozen=True)
class Case:
    """One command, run several times."""

    name: str
    # The table that it stands in, and its line there.
    group: str
    text: str
    # Prepares what the command needs, and returns the folder it runs in. Called before each run.
    folder: Callable[[], Path]
    command: tuple[str, ...]
    # What the command writes, below the folder: not there before a run, weighed and removed after it.
    writes: str | None = None
    # What the command must leave as it is, below the folder.
    keeps: str | None = None
    codes: tuple[int, ...] = (0,)
    rounds: int = 1
    repeats: int = 1
    # How many steps or pages it deals with, for a rate.
    count: int = 0
    is_peer: bool = False


BUILD = "Builds"
AGAIN = "Building again, checking, copying"
PEERS = "Markdown to HTML"
REPLAY = "Replay without pages"
REVIEW = "Review"
START = "From start to end"


def all_cases(shop: Workshop) -> list[Case]:
    """The cases, in the order in which each round runs them: those that are compared stand beside each other."""
    cases = [*builds(shop), *rebuilds(shop), *varied(shop), *replays(shop), *reviews(shop), *starts(shop)]
    # A peer that this machine does not have is not measured.
    return [case for case in cases if shutil.which(case.command[0])]


def build(shop: Workshop, name: str, text: str, script: Callable[[], str], count: int, rounds: int, on_disk=False) -> Case:
    return Case(
        name, BUILD, text, lambda: shop.project(name, script(), on_disk),
        (str(shop.program), "build", "walk.yaml", "-o", "site", "--quiet"),
        writes="site", rounds=rounds, count=count,
    )


def walk_build(shop: Workshop, name: str, steps: int, items: int, rounds: int) -> Case:
    text = f"{steps:,} steps, {items:,} items"
    return build(shop, name, text, lambda: inputs.walk(steps, items), steps, rounds)


def builds(shop: Workshop) -> list[Case]:
    scale = shop.scale
    cases = [walk_build(shop, f"build-{steps}", steps, 10, scale.rounds) for steps in scale.ladder]
    cases.append(walk_build(shop, "build", scale.steps, 10, scale.rounds))
    if shop.hugo:
        hugo = (str(shop.hugo), "--quiet")
        cases += [
            Case(
                "hugo", PEERS, f"Hugo, {scale.steps:,} pages, code not highlighted", lambda: shop.hugo_site(False), hugo,
                writes="public", rounds=scale.rounds, count=scale.steps, is_peer=True,
            ),
            Case(
                "hugo-highlighting", PEERS, f"Hugo, {scale.steps:,} pages, as it comes", lambda: shop.hugo_site(True), hugo,
                writes="public", rounds=scale.rounds, count=scale.steps, is_peer=True,
            ),
        ]
    cases += [
        Case(
            "cmark", PEERS, f"`cmark`, {scale.steps:,} pages as one document, nothing but rendering", shop.one_document,
            ("cmark", "pages.md"), rounds=scale.rounds, count=scale.steps, is_peer=True,
        ),
        Case(
            "cp", AGAIN, "`cp -r` of the finished site, tmpfs", shop.site, ("cp", "-r", "site", "floor"),
            writes="floor", rounds=scale.rounds, is_peer=True,
        ),
        walk_build(shop, "build-twice", 2 * scale.steps, 10, scale.rounds),
        walk_build(shop, "build-large", scale.large, 10, scale.heavy_rounds),
    ]
    return cases


def rebuilds(shop: Workshop) -> list[Case]:
    scale = shop.scale
    again = (str(shop.program), "build", "walk.yaml", "-o", "site", "--quiet")
    return [
        build(
            shop, "build-disk", f"{scale.steps:,} steps, 10 items, on disk",
            lambda: inputs.walk(scale.steps), scale.steps, scale.rounds, on_disk=True,
        ),
        Case("again-disk", AGAIN, "build again, nothing changed, on disk", shop.site_on_disk, again, keeps="site", rounds=scale.rounds),
        Case("again", AGAIN, "build again, nothing changed, tmpfs", shop.site, again, keeps="site", rounds=scale.rounds),
        Case(
            "check", AGAIN, "`peekbook check`, nothing changed, tmpfs", shop.site,
            (str(shop.program), "check", "walk.yaml", "-o", "site", "--quiet"), keeps="site", rounds=scale.rounds,
        ),
        Case("diff", AGAIN, "`diff -r` of the site and its copy, tmpfs", shop.copied_site, ("diff", "-r", "site", "copy"), rounds=scale.rounds, is_peer=True),
    ]


def varied(shop: Workshop) -> list[Case]:
    steps, rounds = shop.scale.varied, shop.scale.rounds
    cases = [
        build(shop, "notes", f"{steps:,} steps, a note beside each", lambda: inputs.noted_walk(steps), steps, rounds),
        build(shop, "kinds", f"{steps:,} steps, a kind of the script's own, in sections", lambda: inputs.photos(steps), steps, rounds),
        build(shop, "choices", f"{steps:,} steps, settings with options", lambda: inputs.choices(steps), steps, rounds),
        build(shop, "hostile", f"{steps:,} steps, hostile names", lambda: inputs.hostile_walk(steps), steps, rounds),
    ]
    for items in shop.scale.items:
        # A catalog has two pages for each item, so this is about items more than about steps.
        cases.append(walk_build(shop, f"items-{items}", steps, items, rounds if items <= 10_000 else 1))
    return cases


def test(shop: Workshop, name: str, text: str, script: Callable[[], str], count: int, rounds: int) -> Case:
    return Case(
        name, REPLAY, text, lambda: shop.project(name, script()),
        (str(shop.program), "test", "walk.yaml", "--quiet"), rounds=rounds, count=count,
    )


def replays(shop: Workshop) -> list[Case]:
    scale = shop.scale
    tested, rounds = scale.tested, scale.rounds
    cases = [
        test(shop, "test", f"{tested:,} steps: peek, star, open, back, and an `expect` behind every tenth",
             lambda: inputs.expecting_walk(tested), tested, rounds),
        test(shop, "test-choices", f"{tested:,} steps: select", lambda: inputs.choices(tested), tested, rounds),
        test(shop, "test-edits", f"{tested:,} steps: insert, set, move, open, delete", lambda: inputs.edits(tested, 10), tested, rounds),
    ]
    for name, script, what in (
        ("visits", lambda steps, items: inputs.walk(steps, items), "peek, star, open, back"),
        ("edits", inputs.edits, "insert, set, move, open, delete"),
    ):
        for size, items in (("small", 10), ("large", scale.margin_items)):
            for times, steps in (("once", scale.margin_steps), ("twice", 2 * scale.margin_steps)):
                cases.append(test(
                    shop, f"{name}-{size}-{times}", f"{items:,} items, {steps:,} steps: {what}",
                    lambda script=script, steps=steps, items=items: script(steps, items), steps, rounds,
                ))
    return cases


def reviews(shop: Workshop) -> list[Case]:
    steps, rounds = shop.scale.reviewed, shop.scale.rounds
    return [
        Case(
            "review", REVIEW, f"`peekbook review` of two recordings of {steps:,} steps, 10 differences", shop.recordings,
            (str(shop.program), "review", "base.json", "head.json"), codes=(1,), rounds=rounds, count=steps,
        ),
        Case(
            "git-diff", REVIEW, "`git diff --no-index` of the same files", shop.recordings,
            ("git", "diff", "--no-index", "base.json", "head.json"), codes=(1,), rounds=rounds, is_peer=True,
        ),
    ]


def starts(shop: Workshop) -> list[Case]:
    times = {"rounds": shop.scale.rounds, "repeats": shop.scale.light_repeats}
    return [
        Case("true", START, "`/bin/true`: what a process costs", lambda: shop.fast, ("true",), is_peer=True, **times),
        Case("version", START, "`peekbook --version`", lambda: shop.fast, (str(shop.program), "--version"), **times),
        Case(
            "colors", START, "Examples/colors.yaml from script to site, tmpfs", lambda: ROOT,
            (str(shop.program), "build", "Examples/colors.yaml", "-o", str(shop.fast / "colors"), "--quiet"),
            writes=str(shop.fast / "colors"), **times,
        ),
    ]
