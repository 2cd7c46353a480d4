"""Search, filters, comparing, zooming and the choice of a theme, by keyboard alone."""

import io
import re

import hostile
import pytest
from PIL import Image
from playwright.sync_api import expect
from test_player import tab_to
from visit import TOO_WIDE, WIDTHS, resize


def search(page, text):
    page.keyboard.press("/")
    page.wait_for_selector("#search:popover-open")
    page.keyboard.type(text)
    expect(page.locator("#search output")).to_have_text(re.compile(r"\d+ result"))
    return page.locator("#search li a")


def choose(page, value):
    """Chooses a value of the list that has the focus, by arrows: typing it would have to be quick."""
    page.keyboard.press("Home")
    chosen = lambda: page.evaluate("document.activeElement.selectedOptions[0].textContent")
    while chosen() != value:
        before = chosen()
        page.keyboard.press("ArrowDown")
        assert chosen() != before, f"{value} is not in the list"


def leave(page):
    page.keyboard.press("Escape")
    # The focus goes back when the window is drawn next.
    expect(page.locator("#search")).to_be_hidden()
    expect(page.locator("#search :focus")).to_have_count(0)


@pytest.mark.parametrize("place", ["disk", "server"])
@pytest.mark.parametrize("name", ["index.html", "colors/steps/star-orange.html"])
def test_search_finds_scenarios_steps_items_and_events_from_any_page(visit, addresses, place, name):
    visited = visit()
    page = visited.open(addresses[place] + name)
    found = search(page, "oran")
    assert {one.inner_text() for one in page.locator("#search .kind").all()} >= {"Step", "Item", "Event"}
    assert "Orange" in found.first.inner_text()
    leave(page)
    assert "Settings" in search(page, "settings").first.inner_text()
    assert visited.problems == []
    assert visited.outside(addresses[place]) == []


def test_arrows_walk_through_what_was_found_and_enter_opens_it(visit, site):
    page = visit().open(site / "colors" / "list.html")
    found = search(page, "star orange")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('li') === document.querySelector('#search li')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('#search input')")
    page.keyboard.press("ArrowDown")
    target = found.first.evaluate("(one) => one.href")
    page.keyboard.press("Enter")
    page.wait_for_url(target)
    assert "Orange" in page.locator("h1").inner_text()


def test_everything_that_is_found_is_there(visit, site, server):
    visited = visit()
    page = visited.open(server.address + "palette/index.html")
    for text in ("green", "أحمر", "img", "www"):
        links = {one.evaluate("(one) => one.href") for one in search(page, text).all()}
        assert links
        for link in sorted(links)[:15]:
            assert page.request.get(link).status == 200, link
        leave(page)
    assert visited.problems == []


def test_a_search_without_result_says_so(visit, site):
    page = visit().open(site / "index.html")
    assert search(page, "zzzzz").count() == 0
    assert page.locator("#search output").inner_text() == "0 results"


def test_a_slash_is_a_slash_where_somebody_types(visit, site):
    page = visit().open(site / "index.html")
    tab_to(page, ".filters input")
    page.keyboard.type("a/b")
    assert page.locator(".filters input").first.input_value() == "a/b"
    expect(page.locator("#search")).to_have_count(0)


def test_hostile_text_is_shown_as_text_in_the_results(visit, hostile_site):
    visited = visit(bypass_csp=True)
    page = visited.open(hostile_site / "index.html")
    for text in ("img", "script", "svg", "javascript", "onmouseover"):
        found = search(page, text)
        assert found.count() > 3, text
        assert page.locator("#search li a > :not(span, bdi)").count() == 0
        assert page.evaluate("__hits") == []
        leave(page)
    text = hostile.MARKUP[2]
    assert text in search(page, text).first.inner_text()
    assert page.evaluate(TOO_WIDE) == []
    assert visited.problems == []


def test_search_fits_the_window_and_axe_finds_nothing(visit, site, axe):
    page = visit().open(site / "index.html")
    search(page, "w")
    assert axe(page) == []
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate(TOO_WIDE) == []
        box = page.locator("#search").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width


# --- Filters --------------------------------------------------------------------------------------


def test_the_first_page_is_filtered_and_sorted(visit, site):
    visited = visit()
    page = visited.open(site / "index.html")
    titles = lambda: [one.inner_text() for one in page.locator(".scenario h2").all() if one.is_visible()]
    everything = titles()
    tab_to(page, ".filters input")
    page.keyboard.type("240 colours")
    assert titles() == ["A palette of 240 colours"]
    assert "1 of " in page.locator(".filters output").inner_text()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    assert titles() == everything
    tab_to(page, ".filters select")
    choose(page, "failed")
    assert len(titles()) == 3
    page.keyboard.press("Home")
    assert titles() == everything
    tab_to(page, ".filters select")
    choose(page, "title")
    assert sorted(titles()) == sorted(everything) and titles() != everything
    assert visited.problems == []


def test_the_table_of_events_is_filtered(visit, site):
    visited = visit()
    page = visited.open(site / "colors" / "timeline.html")
    rows = lambda: [one.inner_text() for one in page.locator("[data-filter] tbody tr").all() if one.is_visible()]
    everything = rows()
    tab_to(page, ".filters input")
    page.keyboard.type("teal")
    assert 0 < len(rows()) < len(everything)
    assert all("Teal Blue" in row for row in rows())
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    for number in range(page.locator(".filters select").count()):
        select = page.locator(".filters select").nth(number)
        tab_to(page, ".filters select")
        value = select.locator("option").nth(1).inner_text()
        choose(page, value)
        assert 0 < len(rows()) < len(everything), value
        assert all(value in row for row in rows())
        select.select_option("")
    assert rows() == everything
    assert visited.problems == []


# --- Around the pages -------------------------------------------------------------------------------


def test_arrows_walk_from_step_to_step(visit, site):
    page = visit().open(site / "colors" / "steps" / "star-orange.html")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/tab-code.html")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/star-orange.html")


def test_before_and_after_are_compared_in_three_ways(visit, site, axe):
    visited = visit(viewport={"width": 1280, "height": 844})
    page = visited.open(site / "colors" / "steps" / "star-orange.html")
    assert page.evaluate("document.querySelector('.pair').dataset.mode ?? 'beside'") == "beside"
    tab_to(page, ".compare input[type=radio]")
    for mode in ("swipe", "difference"):
        page.keyboard.press("ArrowRight")
        assert page.locator(".pair").get_attribute("data-mode") == mode
        boxes = [one.bounding_box() for one in page.locator(".pair .phone").all()]
        assert abs(boxes[0]["x"] - boxes[1]["x"]) < 2 and abs(boxes[0]["y"] - boxes[1]["y"]) < 2, mode
        assert axe(page) == []
        resize(page, 1280)
    page.keyboard.press("ArrowLeft")
    tab_to(page, ".compare input[type=range]")
    share = page.evaluate("getComputedStyle(document.querySelector('.pair')).getPropertyValue('--share')")
    page.keyboard.press("End")
    assert page.evaluate("getComputedStyle(document.querySelector('.pair')).getPropertyValue('--share')") != share
    assert visited.problems == []


def test_a_difference_is_black_where_both_screens_agree(visit, site):
    """Seen on pixels: nearly all of them are the same, and a row is not."""
    page = visit(viewport={"width": 1280, "height": 1000}).open(site / "colors" / "steps" / "set-orange.html")
    tab_to(page, ".compare input[type=radio]")
    hint = page.locator(".compare p")
    expect(hint).to_be_hidden()
    while page.locator(".pair").get_attribute("data-mode") != "difference":
        page.keyboard.press("ArrowRight")
    # The picture is a help for those who see; what it shows is said in words beside it.
    assert "What changed" in hint.inner_text()
    expect(page.locator("#changes")).to_be_visible()
    shot = Image.open(io.BytesIO(page.locator(".pair .shot:nth-child(2) .phone").screenshot())).convert("RGB")
    colours = [shot.getpixel((x, y)) for x in range(0, shot.width, 2) for y in range(0, shot.height, 2)]
    black = sum(max(colour) < 4 for colour in colours) / len(colours)
    assert 0.7 < black < 0.995, black


def test_marks_of_the_timeline_are_reached_by_arrows_and_it_can_be_zoomed(visit, site):
    visited = visit()
    page = visited.open(site / "colors" / "timeline.html")
    tab_to(page, ".track a")
    first = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.getAttribute('href')")
    assert first != second
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.getAttribute('href')") == first
    width = page.locator(".track > svg").bounding_box()["width"]
    tab_to(page, ".zoom button[title='Zoom in']")
    page.keyboard.press("Enter")
    assert page.locator(".track > svg").bounding_box()["width"] > width * 1.3
    assert page.evaluate(TOO_WIDE) == []
    assert visited.problems == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_that_was_chosen_is_remembered(visit, server, scheme):
    visited = visit(color_scheme=scheme)
    page = visited.open(server.address + "index.html")
    ground = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    before = ground()
    tab_to(page, "#theme")
    page.keyboard.press("Enter")
    after = ground()
    assert before != after
    assert page.locator("#said").inner_text()
    page.goto(server.address + "colors/index.html")
    assert ground() == after
    tab_to(page, "#theme")
    page.keyboard.press("Enter")
    assert ground() == before
    assert visited.problems == []


def test_the_chosen_theme_is_as_good_as_the_systems(visit, site, axe):
    visited = visit()
    for name in ("index.html", "colors/timeline.html", "colors/steps/star-orange.html"):
        page = visited.open(site / name)
        page.emulate_media(color_scheme="light")
        if page.evaluate("document.documentElement.dataset.theme") != "dark":
            page.locator("#theme").press("Enter")
        assert axe(page) == [], name
