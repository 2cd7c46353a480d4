"""`peekbook serve` in a browser: the page that is open follows the script."""

import sys
import time

import pytest
from EndToEnd.scripts import COLORS
from playwright.sync_api import expect
from serving import Served, until
from visit import TOO_WIDE, WIDTHS, resize

BROKEN = COLORS.replace("action: Delete", "action: Delet")
STEP = "#step-unstar-orange"


@pytest.fixture
def served(project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as server:
        until(lambda: server.builds)
        yield server


def renamed(name):
    """The script with another name for the blue item."""
    return COLORS.replace("Blue", name)


def open_at_step(visited, served):
    """Opens the player at a step, and returns the page."""
    visited.page.emulate_media(reduced_motion="reduce")
    page = visited.open(served.address + "colors/" + STEP)
    expect(page.locator("#player[open]")).to_have_count(1)
    expect(page.locator("#player-state")).to_contain_text("Blue")
    return page


def test_a_page_shows_what_was_saved_at_the_same_step(visit, served):
    visited = visit()
    page = open_at_step(visited, served)
    count = page.locator("#player-count").inner_text()
    for name in ("Azure", "Navy"):
        served.project.write("scripts/colors.yaml", renamed(name))
        expect(page.locator("#player-state")).to_contain_text(name)
        expect(page.locator("#player-stage")).to_contain_text(name)
        assert page.url.endswith("/colors/" + STEP)
        assert page.locator("#player-count").inner_text() == count
    assert visited.problems == []


def test_any_page_does_so_and_stays_where_it_is(visit, served):
    visited = visit()
    page = visited.open(served.address + "colors/steps/open-red.html#content")
    served.project.write("scripts/colors.yaml", COLORS.replace("title: Colours", "title: Paints"))
    expect(page.locator(".crumbs")).to_contain_text("Paints")
    assert page.url.endswith("/colors/steps/open-red.html#content")
    assert visited.problems == []


def test_a_mistake_is_shown_over_the_page_until_it_is_mended(visit, served, axe):
    visited = visit()
    page = open_at_step(visited, served)
    panel = page.locator("#peekbook-live")
    expect(panel).to_have_count(0)
    served.project.write("scripts/colors.yaml", BROKEN)
    # The player stays open, and the panel is above it and within reach.
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("1 error in scripts/colors.yaml")
    expect(panel).to_contain_text("scripts/colors.yaml:12:")
    expect(panel).to_contain_text("Delet")
    expect(page.locator("#player[open]")).to_have_count(1)
    page.locator("#peekbook-live summary").click()
    expect(panel.get_by_text("scripts/colors.yaml:12:")).to_be_hidden()
    page.locator("#peekbook-live summary").press("Enter")
    expect(panel.get_by_text("scripts/colors.yaml:12:")).to_be_visible()
    assert axe(page) == []
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate(TOO_WIDE) == [], width
        box = panel.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    # Another mistake takes the place of the first.
    served.project.write("scripts/colors.yaml", COLORS + "bogus: 1\n")
    expect(panel).to_contain_text("unknown key bogus")
    # A page that is opened now shows it too.
    other = visit()
    other.open(served.address)
    expect(other.page.locator("#peekbook-live")).to_contain_text("unknown key bogus")
    served.project.write("scripts/colors.yaml", renamed("Azure"))
    expect(page.locator("#player-state")).to_contain_text("Azure")
    expect(panel).to_have_count(0)
    assert page.url.endswith("/colors/" + STEP)
    expect(other.page.locator("#peekbook-live")).to_have_count(0)
    assert visited.problems == [] and other.problems == []


def test_the_folded_panel_covers_nothing_that_can_be_pressed(visit, served):
    visited = visit()
    page = open_at_step(visited, served)
    panel = page.locator("#peekbook-live")
    served.project.write("scripts/colors.yaml", BROKEN)
    panel.locator("summary").click()

    def foot(locator):
        return locator.evaluate("element => element.getBoundingClientRect().bottom")

    def is_free(locator):
        return foot(locator) <= panel.bounding_box()["y"]

    for width in [*WIDTHS, 375]:
        resize(page, width)
        until(lambda: is_free(page.locator(".player-controls")), f"room below the player at {width}")
    # It goes where it can be reached: out of a dialog that is closed, and into one that is opened.
    page.keyboard.press("Escape")
    expect(page.locator("#player[open]")).to_have_count(0)
    expect(panel).to_be_visible()
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    until(lambda: is_free(page.locator("body > footer")), "room below the page")
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("() => { location.hash = '#step-peek-orange' }")
    expect(page.locator("#player[open] #peekbook-live")).to_be_visible()
    # Keys are those of the page.
    page.keyboard.press("ArrowRight")
    expect(page.locator("#player-count")).to_have_text("2 of 4")
    # Mended, it leaves nothing behind.
    served.project.write("scripts/colors.yaml", COLORS)
    expect(panel).to_have_count(0)
    assert page.locator("body").get_attribute("style") in (None, "")
    assert visited.problems == []


def test_mended_to_what_it_was_the_panel_goes_and_the_page_stays(visit, served):
    visited = visit()
    page = open_at_step(visited, served)
    served.project.write("scripts/colors.yaml", BROKEN)
    expect(page.locator("#peekbook-live")).to_be_visible()
    served.project.write("scripts/colors.yaml", COLORS)
    expect(page.locator("#peekbook-live")).to_have_count(0)
    assert visited.problems == []


def test_a_site_that_could_not_be_built_appears_when_it_can(visit, project, axe):
    project.write("scripts/colors.yaml", BROKEN)
    with Served(project, "scripts") as served:
        visited = visit()
        page = visited.open(served.address + "colors/" + STEP)
        expect(page.locator("h1")).to_have_text("Nothing is built yet")
        expect(page.locator("main")).to_contain_text("scripts/colors.yaml:12:")
        assert axe(page) == []
        for width in WIDTHS:
            resize(page, width)
            assert page.evaluate(TOO_WIDE) == [], width
        project.write("scripts/colors.yaml", COLORS + "bogus: 1\n")
        expect(page.locator("main")).to_contain_text("unknown key bogus")
        project.write("scripts/colors.yaml", COLORS)
        expect(page.locator("#player-state")).to_contain_text("Blue")
        assert page.url.endswith("/colors/" + STEP)
        # The answer 503 is one that a browser notes.
        assert [problem for problem in visited.problems if "503" not in problem] == []


def test_hostile_text_in_a_mistake_is_text(visit, project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as served:
        visited = visit()
        page = visited.open(served.address)
        text = "<img src=x onerror=__hit(1)><script>__hit(2)</script>"
        project.write("scripts/colors.yaml", COLORS + f"'{text}': 1\n")
        expect(page.locator("#peekbook-live")).to_contain_text(text)
        assert page.locator("#peekbook-live img, #peekbook-live script").count() == 0
        assert page.evaluate("window.__hits") == []
        assert visited.problems == []


def test_windows_that_nobody_sees_ask_nothing_and_catch_up(visit, served):
    visited = visit()
    page = visited.open(served.address + "colors/")
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => self.isAway })
          self.isAway = true
          document.dispatchEvent(new Event("visibilitychange"))
        }"""
    )
    state = served.state()
    served.project.write("scripts/colors.yaml", renamed("Azure"))
    served.next(state)
    expect(page.locator("main")).not_to_contain_text("Azure")
    page.evaluate("() => { self.isAway = false; document.dispatchEvent(new Event('visibilitychange')) }")
    expect(page.locator("main")).to_contain_text("Azure")
    assert visited.problems == []


def test_a_server_that_has_gone_is_said_and_the_page_follows_the_next(visit, project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as served:
        until(lambda: served.builds)
        page = visit().open(served.address + "colors/")
        served.end()
        expect(page.locator("#peekbook-live")).to_contain_text("does not answer")
        project.write("scripts/colors.yaml", renamed("Azure"))
        with Served(project, "scripts", port=str(served.port)):
            expect(page.locator("main")).to_contain_text("Azure")
            expect(page.locator("#peekbook-live")).to_have_count(0)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_a_thousand_rapid_edits_leave_no_page_behind_and_no_process(visit, served):
    visited = visit()
    page = open_at_step(visited, served)
    before = {}
    for number in range(1000):
        if number == 100:
            before = served.resources()
        # Some of them can't be built, and one was on the way when the next came.
        text = renamed(f"Colour {number}") if number % 7 else BROKEN
        served.project.write("scripts/colors.yaml", text)
        if number % 50 == 0:
            page.wait_for_timeout(50)
    served.project.write("scripts/colors.yaml", renamed("The last"))
    start = time.monotonic()
    expect(page.locator("#player-state")).to_contain_text("The last")
    print(f"shown {time.monotonic() - start:.2f} s after the last of 1,000 edits, {served.builds} builds")
    expect(page.locator("#peekbook-live")).to_have_count(0)
    assert page.url.endswith("/colors/" + STEP)
    after = served.resources()
    # A browser keeps a handful of connections.
    assert after["descriptors"] <= before["descriptors"] + 8
    assert after["threads"] <= before["threads"] + 1
    assert after["memory"] < before["memory"] + 32_768
    assert served.children() == []
    assert visited.problems == []
    assert served.end() == 130
