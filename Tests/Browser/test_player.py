"""The player of a storyboard, by keyboard alone."""

import json
import re

import pytest
from conftest import Builder
from playwright.sync_api import expect
from visit import TOO_WIDE, WIDTHS, resize, until


@pytest.fixture
def keys(site):
    recording = json.loads((site / "colors" / "recording.json").read_text(encoding="utf-8"))
    return [step["key"] for step in recording["steps"]]


def current(page):
    """The step that is shown, by its place."""
    return int(re.match(r"\d+", page.locator("#player-count").inner_text())[0])


def tab_to(page, wanted, most=60):
    """Presses Tab until what is wanted has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab doesn't reach {wanted}")


def start(visited, site, fragment=""):
    # So it does not play by itself.
    visited.page.emulate_media(reduced_motion="reduce")
    page = visited.open((site / "colors" / "index.html").as_uri() + fragment)
    if not fragment:
        tab_to(page, "#play")
        page.keyboard.press("Enter")
    page.wait_for_selector("#player[open]")
    page.wait_for_selector("#player-script li")
    return page


def test_arrows_home_and_end_walk_through_the_steps(visit, site, keys):
    visited = visit()
    page = start(visited, site)
    assert current(page) == 0
    for key, place in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", len(keys) - 1), ("ArrowRight", len(keys) - 1), ("Home", 0), ("ArrowLeft", 0)]:
        page.keyboard.press(key)
        assert current(page) == place, key
    assert visited.problems == []


def test_they_do_so_wherever_the_focus_is_in_it(visit, site, keys):
    page = start(visit(), site)
    for wanted in ("#player-next", "#player-play", "#player-close", "#player-link"):
        tab_to(page, wanted)
        for key, place in [("End", len(keys) - 1), ("ArrowLeft", len(keys) - 2), ("Home", 0), ("ArrowRight", 1)]:
            page.keyboard.press(key)
            assert current(page) == place, f"{wanted}: {key}"


def test_each_step_shows_its_own_screen_script_and_state(visit, site, keys):
    page = start(visit(), site)
    recording = json.loads((site / "colors" / "recording.json").read_text(encoding="utf-8"))
    for place, step in enumerate(recording["steps"]):
        assert current(page) == place
        frame = page.locator(f"#step-{step['key']}")
        assert page.locator("#player-title").text_content() == frame.locator(".caption").text_content()
        assert page.locator("#player-stage .phone").inner_html() == frame.locator(".phone").inner_html()
        assert page.locator("#player-link").get_attribute("href").endswith(f"steps/{step['key']}.html")
        line = page.locator("#player-script [aria-current=step]")
        assert line.count() == 1
        squeezed = re.sub(r"\s", "", line.inner_text()).removeprefix("-")
        assert squeezed == (re.sub(r"\s", "", step.get("yaml", "")) or "#start")
        page.keyboard.press("ArrowRight")


def test_the_state_goes_forward_and_back_again(visit, site):
    page = start(visit(), site)
    state = page.locator("#player-state")
    seen = [state.inner_text()]
    for _ in range(18):
        page.keyboard.press("ArrowRight")
        seen.append(state.inner_text())
    assert "Tangerine" in seen[-2] and "Tangerine" not in seen[0]
    assert "starred: yes" in seen[2]
    for place in range(17, -1, -1):
        page.keyboard.press("ArrowLeft")
        assert state.inner_text() == seen[place], place


def test_a_step_has_an_address_by_its_name(visit, site, keys):
    visited = visit()
    page = start(visited, site, f"#step-{keys[5]}")
    assert current(page) == 5
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**#step-{keys[6]}")
    page.reload()
    page.wait_for_selector("#player[open]")
    assert current(page) == 6
    assert visited.problems == []


def test_escape_closes_it_and_the_focus_is_on_the_step(visit, site, keys):
    page = start(visit(), site)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.wait_for_selector("#player:not([open])", state="attached")
    # Whoever hears of the closing moves the focus, a moment later.
    expect(page.locator(f"#step-{keys[1]} :focus")).to_have_count(1)


def test_the_slider_scrubs(visit, site, keys):
    page = start(visit(), site)
    if not page.evaluate("document.activeElement.matches('#player-slider')"):
        tab_to(page, "#player-slider")
    page.keyboard.press("ArrowRight")
    assert current(page) == 1
    page.keyboard.press("End")
    assert current(page) == len(keys) - 1
    assert str(len(keys) - 1) in page.locator("#player-slider").get_attribute("aria-valuetext")


def test_it_plays_and_pauses(visit, site, keys):
    visited = visit()
    page = visited.context.new_page()
    visited.problems.clear()
    page.clock.install()
    page.goto((site / "colors" / "index.html").as_uri())
    tab_to(page, "#play")
    page.keyboard.press("Enter")
    # One press is enough, and the next one, wherever that led the focus, pauses.
    expect(page.locator("#player-play:focus")).to_have_text("Pause")
    assert current(page) == 0
    page.clock.run_for(5000)
    assert current(page) >= 2
    page.keyboard.press("Enter")
    place = current(page)
    page.clock.run_for(20000)
    assert current(page) == place
    assert page.locator("#player-play").inner_text() == "Play"
    page.keyboard.press("Enter")
    assert page.locator("#player-play").inner_text() == "Pause"
    page.clock.run_for(60_000)
    # At the end it stops, and begins anew.
    assert page.locator("#player-count").inner_text() == f"{len(keys) - 1} of {len(keys) - 1}"
    assert page.locator("#player-play").inner_text() == "Play"
    page.keyboard.press("Enter")
    assert current(page) == 0


def test_it_does_not_play_by_itself_where_motion_is_to_be_reduced(visit, site):
    page = start(visit(), site)
    assert page.locator("#player-play").inner_text() == "Play"
    expect(page.locator("#player-slider")).to_be_focused()


def test_it_fits_the_window_and_axe_finds_nothing(visit, site, axe):
    for fragment in ("#step-peek-orange", "#step-delete-purple"):
        page = start(visit(), site, fragment)
        assert axe(page) == []
        for width in WIDTHS:
            resize(page, width)
            assert page.evaluate(TOO_WIDE) == [], width
            box = page.locator("#player").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            for part in ("#player-close", "#player-next", "#player-play"):
                page.locator(part).scroll_into_view_if_needed()
                assert page.locator(part).is_visible(), f"{part}, {width}"


def test_a_long_storyboard_lays_out_no_more_than_is_seen(tmp_path, visit):
    """5,000 steps: walking through them stays quick."""
    steps = "".join(f"  - peek: {{ row: {number % 8 + 1} }}\n  - release\n" for number in range(2500))
    items = "".join(f'    - {{ name: Item {number}, color: "#0088ff" }}\n' for number in range(8))
    script = f"title: Long\ncatalog:\n  kind: ColorItem\n  items:\n{items}steps:\n{steps}"
    site = Builder(tmp_path, {"long.yaml": script}).build("site", expected=0)
    page = visit(viewport={"width": 1280, "height": 844}).open(site / "long" / "index.html")
    assert page.locator(".frame").count() == 5001
    # The browser sees what is on the screen when it draws for the first time.
    laid_out = until(page, "() => [...document.querySelectorAll('.frame, .frame .phone')].filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length")
    assert laid_out < 400
    page.locator("#play").press("Enter")
    page.wait_for_selector("#player-script li")
    page.keyboard.press("End")
    start = page.evaluate("performance.now()")
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    assert current(page) == 4980
    # A step takes some ten milliseconds; a busy machine may take long.
    assert page.evaluate("performance.now()") - start < 30_000
    page.keyboard.press("Escape")
    shot = page.locator(".frame").nth(4980).locator(".shot")
    expect(shot).to_be_focused()
    expect(shot).to_be_in_viewport()
