"""The pages of a review: as good to look at, to print and to read with any means as those of the site."""

import re

import pytest
from EndToEnd.scripts import COLORS
from support import ROOT, Project
from test_markup import check
from visit import SCHEMES, TEXT, TOO_WIDE, WIDTHS

HOSTILE = "</script><img src=x onerror=window.__hit(1)>"


@pytest.fixture(scope="session")
def review(tmp_path_factory):
    """The examples against the examples with something of everything changed."""
    folder = tmp_path_factory.mktemp("review")
    (folder / "home").mkdir()
    project = Project(folder, folder / "home")
    colors = (ROOT / "Examples" / "colors.yaml").read_text(encoding="utf-8")
    settings = (ROOT / "Examples" / "settings.yaml").read_text(encoding="utf-8")
    small = COLORS.replace("name: Red", f"name: '{HOSTILE}'").replace("open: Red", "open: { row: 1 }")
    project.write("base/colors.yaml", colors)
    project.write("base/settings.yaml", settings)
    project.write("base/hostile.yaml", small)
    project.write("base/same.yaml", COLORS)
    project.write("base/gone.yaml", COLORS.replace("title: Colours", "title: Gone"))
    project.write("head/colors.yaml", colors.replace('name: Green, color: "#4CD964"', 'name: Green, color: "#34C759"').replace(
        "  - tab: Code\n", "  - open: Red\n  - back\n  - tab: Code\n", 1).replace("oklch(75%", "oklch(70%"))
    line = "    - { title: Sync, options: [on, off, auto], selected: off }\n"
    project.write("head/settings.yaml", settings.replace(line, "").replace("    - { title: Ruler", line + "    - { title: Ruler"))
    project.write("head/hostile.yaml", small.replace("#FF3B30", "#FF3B31").replace("title: Colours", f"title: '{HOSTILE}'"))
    project.write("head/same.yaml", COLORS)
    project.write("head/new.yaml", COLORS.replace("title: Colours", "title: New"))
    run = project.run("review", "base", "head", "--html", "a review #1 (50%)")
    assert run.code in (1, 2), run.text
    return folder / "a review #1 (50%)"


@pytest.fixture(scope="session")
def pages(review):
    """The first page, those of all scenarios, and those of their steps."""
    return sorted(review.rglob("*.html"))


def test_there_are_pages_for_what_changed_and_for_nothing_else(review):
    names = {path.relative_to(review).as_posix() for path in review.rglob("*.html")}
    assert {"index.html", "colors/index.html", "colors/steps/start.html", "colors/steps/open-red.html",
            "settings/index.html", "gone/index.html", "new/index.html", "hostile/index.html"} <= names
    assert not any(name.startswith("same/") for name in names)
    assert "colors/steps/peek-orange.html" not in names


@pytest.mark.parametrize("script", [True, False], ids=["with JavaScript", "without JavaScript"])
def test_no_page_has_a_problem_or_a_part_out_of_the_window(visit, review, pages, script):
    visited = visit(java_script_enabled=script)
    wide = {}
    for path in pages:
        page = visited.open(path)
        for width in WIDTHS:
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 844})
            if found := page.evaluate(TOO_WIDE):
                wide[f"{path.name}, {width}"] = found
        if script:
            assert page.evaluate("() => window.__hits") == []
    assert visited.problems == []
    assert visited.outside(review.as_uri() + "/") == []
    assert wide == {}


def test_axe_finds_nothing(visit, pages, axe):
    visited = visit()
    found = []
    for path in pages:
        found += [f"{path.name}: {one}" for one in axe(visited.open(path))]
    assert not found, "\n".join(found)


def test_the_checker_finds_nothing(review):
    messages = check(review)
    assert not messages, f"{len(messages)}\n" + "\n".join(messages[:20])


def test_every_page_says_the_same_without_javascript(visit, pages):
    scripted, plain = visit(), visit(java_script_enabled=False)
    for path in pages:
        text = plain.open(path).evaluate(TEXT)
        assert len(text) > 20, path
        assert text == scripted.open(path).evaluate(TEXT), path


def test_a_changed_step_has_four_panes_with_what_differs_marked(visit, review):
    page = visit().open(review / "colors" / "steps" / "set-orange.html")
    assert page.locator(".panes figure h2").all_text_contents() == ["Base, before", "Base, after", "Head, before", "Head, after"]
    marked = [figure.locator(".rows > .changed").count() for figure in page.locator(".panes figure").all()]
    assert marked == [1, 2, 1, 2]


def test_a_step_on_one_side_has_the_panes_of_that_side(visit, review):
    page = visit().open(review / "colors" / "steps" / "open-red.html")
    assert page.locator(".panes figure h2").all_text_contents() == ["Head, before", "Head, after"]
    assert "the base has no such step" in page.locator("main").inner_text()


def test_differences_that_began_before_are_folded(visit, review):
    page = visit(java_script_enabled=False).open(review / "colors" / "steps" / "set-orange.html")
    folded = page.locator("details.inherited")
    assert not folded.locator(".differences").is_visible()
    folded.locator("summary").click()
    assert "color of “Green”" in folded.locator(".differences").inner_text()


def test_every_link_leads_to_a_page(review):
    for path in [*review.rglob("*.html"), *review.rglob("*.md")]:
        text = path.read_text(encoding="utf-8")
        links = re.findall(r'href="([^"]*)"', text) if path.suffix == ".html" else re.findall(r"\]\(([^)\s]+)\)", text)
        for link in links:
            if not link.startswith("#"):
                assert (path.parent / link.partition("#")[0]).exists(), (path, link)


def test_the_search_finds_scenarios_and_steps(visit, review):
    page = visit().open(review / "colors" / "index.html")
    page.locator("#find").click()
    page.locator("#search input").fill("open red")
    page.locator("#search a").first.click()
    page.wait_for_url("**/colors/steps/open-red.html")


def test_a_page_prints_light_and_within_the_paper(visit, review):
    page = visit(color_scheme="dark").open(review / "colors" / "steps" / "start.html")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 700, "height": 990})
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "light"
