"""Every kind of page works in a real browser: from disk and from a server, in narrow and wide windows,
in the light and in the dark, with JavaScript and without."""

from urllib.parse import unquote, urlsplit

import hostile
import pytest
from conftest import Builder
from pages import body_class
from server import Server
from visit import HREFS, SCHEMES, TEXT, TOO_WIDE, WIDTHS, resize

VERBS = {"start", "peek", "commit", "release", "open", "Star", "Unstar", "Delete", "select", "back", "tab", "scroll", "set", "insert", "move"}


def test_every_kind_of_page_is_looked_at(site, kinds):
    everything = {body_class(path) for path in site.rglob("*.html")}
    assert {body_class(path) for path in kinds.values()} == everything
    assert {name.removeprefix("step ").partition(",")[0] for name in kinds if name.startswith("step ")} >= VERBS


@pytest.mark.parametrize("script", [True, False], ids=["with JavaScript", "without JavaScript"])
@pytest.mark.parametrize("place", ["disk", "server"])
def test_no_page_has_a_problem_a_request_outside_or_a_part_out_of_the_window(visit, site, kinds, addresses, place, script):
    visited = visit(java_script_enabled=script)
    wide = {}
    for name, path in kinds.items():
        page = visited.open(addresses[place] + path.relative_to(site).as_posix())
        for width in WIDTHS:
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
            resize(page, width)
            if found := page.evaluate(TOO_WIDE):
                wide[f"{name}, {width}"] = found
    assert visited.problems == []
    assert visited.outside(addresses[place]) == []
    assert wide == {}


def test_axe_finds_nothing(visit, kinds, axe):
    visited = visit()
    found = []
    for name, path in kinds.items():
        found += [f"{name}: {one}" for one in axe(visited.open(path))]
    assert not found, "\n".join(found)


def test_every_page_says_the_same_without_javascript(visit, kinds):
    scripted, plain = visit(), visit(java_script_enabled=False)
    for name, path in kinds.items():
        text = plain.open(path).evaluate(TEXT)
        assert len(text) > 20, name
        assert text == scripted.open(path).evaluate(TEXT), name


def test_without_javascript_no_control_is_shown_that_would_do_nothing(visit, kinds):
    plain = visit(java_script_enabled=False)
    for name, path in kinds.items():
        page = plain.open(path)
        shown = page.locator("button, input, select").evaluate_all("(all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)")
        assert shown == [], name


def test_every_link_leads_to_a_place_that_is_there(visit, published, kinds, site, server):
    visited = visit()
    home = server.address
    identifiers = {}
    links = {}
    for name, path in kinds.items():
        page = visited.open(home + path.relative_to(site).as_posix())
        for _, link in page.evaluate(HREFS):
            links.setdefault(link, name)
    broken = []
    for link, name in links.items():
        address, _, fragment = link.partition("#")
        if not address.startswith(home):
            # What a person follows may lead elsewhere.
            assert urlsplit(link).scheme in ("https", "http", "mailto"), f"{name}: {link}"
            continue
        target = published / unquote(address.removeprefix(home))
        if not target.is_file():
            broken.append(f"{name}: {link}")
        elif fragment and target.suffix == ".html":
            if target not in identifiers:
                identifiers[target] = set(visited.open(target).evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
            if unquote(fragment) not in identifiers[target]:
                broken.append(f"{name}: {link} (no such place)")
    assert len(links) > 500
    assert broken == []


@pytest.mark.parametrize("missing", ["nothing.html", "colors/steps/nothing.html"])
def test_a_server_shows_the_missing_page_at_any_depth(visit, server, missing):
    visited = visit()
    page = visited.open(server.address + missing)
    assert page.locator("h1").inner_text() == "There is no such page"
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 100
    page.locator("main a").click()
    page.wait_for_url(server.address + "index.html")
    # The answer itself is an error, as it should be.
    assert all("404" in problem for problem in visited.problems), visited.problems


@pytest.mark.parametrize("base", ["/", "/book", "/book/", "https://book.example/some/book"])
def test_the_missing_page_finds_its_way_wherever_the_site_is(visit, tmp_path, base):
    site = Builder(tmp_path, {"plain.yaml": hostile.scenario(hostile.PLAIN)}).build("site", "--base-url", base)
    with Server(site, urlsplit(base).path.rstrip("/") + "/") as server:
        visited = visit()
        page = visited.open(server.address + "plain/steps/no thing%23?x")
        assert page.evaluate("document.styleSheets[0].cssRules.length") > 100
        page.locator("main a").click()
        page.wait_for_url(server.address + "index.html")
        page.locator(".scenario a").click()
        page.wait_for_url(server.address + "plain/index.html")
    assert all("404" in problem for problem in visited.problems), visited.problems


def test_nothing_in_a_row_touches_what_stands_beside_it(visit, tmp_path):
    script = """\
title: Plants
kinds:
  Plant:
    fields: { title: text, leaf: color, size: text, done: { type: flag, default: true } }
    row: { swatch: leaf, subtitle: "{size}", detail: "{size}", accessory: { checkmark: done } }
catalog: { kind: Plant, items: [{ title: Aloe, leaf: green, size: 40 cm }] }
steps: []
"""
    site = Builder(tmp_path, {"plants.yaml": script}).build("site", expected=0)
    page = visit().open(site / "plants" / "list.html")
    row = page.locator(".rows > li").first
    swatch, title, detail, whole = (one.bounding_box() for one in (row.locator("svg"), row.locator("a"), row.locator("i bdi"), row))
    assert title["x"] - (swatch["x"] + swatch["width"]) >= 8
    # The checkmark is 7 wide, turned by 45 degrees, 18 from the edge.
    assert whole["x"] + whole["width"] - (detail["x"] + detail["width"]) >= 38


def test_phones_side_by_side_are_level_and_off_the_edges(visit, tmp_path):
    words = "A title of so many words that it takes more than one line"
    script = f"""\
title: Wrapped
catalog: {{ kind: ColorItem, items: [{{ name: "{words}", color: red }}] }}
steps: [{{ open: "{words}" }}, back]
"""
    site = Builder(tmp_path, {"wrapped.yaml": script}).build("site", expected=0)
    visited = visit()
    [step] = (site / "wrapped" / "steps").glob("back*.html")
    page = visited.open(step)
    for width in (375, 1280):
        resize(page, width)
        before, after = (phone.bounding_box() for phone in page.locator(".pair .phone").all())
        assert before["x"] + before["width"] <= after["x"]
        assert abs(before["y"] - after["y"]) < 1, width
    page = visited.open(site / "index.html")
    resize(page, 375)
    card = page.locator(".scenario").bounding_box()
    for phone in page.locator(".scenario .phone").all():
        box = phone.bounding_box()
        assert box["x"] - card["x"] >= 16
        assert card["x"] + card["width"] - box["x"] - box["width"] >= 16


def test_every_page_has_its_styles_a_title_a_language_one_heading_and_landmarks(visit, kinds):
    visited = visit()
    for name, path in kinds.items():
        page = visited.open(path)
        assert page.title(), name
        assert page.locator("html").get_attribute("lang") == "en", name
        # On a disk, nothing leads from the missing page to its styles.
        parts = ("h1", "main") if name == "404" else ("h1", "main", "nav[aria-label=Breadcrumbs]", "header.site", "footer.site", "a.skip")
        for part in parts:
            assert page.locator(part).count() == 1, f"{name}: {part}"
        if name != "404":
            # A browser's own font, without our styles, is a serif one.
            assert "Times" not in page.evaluate("getComputedStyle(document.body).fontFamily"), name


def test_a_person_can_walk_from_the_first_page_to_a_step_and_back(visit, kinds):
    visited = visit()
    page = visited.open(kinds["index"])
    page.locator("main a[href$='index.html']").first.click()
    page.wait_for_url("**/*/index.html")
    page.wait_for_selector("body.storyboard")
    page.locator("main a[href*='steps/']").first.click()
    page.wait_for_url("**/steps/*.html")
    page.go_back()
    page.wait_for_selector("body.storyboard")
    page.go_back()
    page.wait_for_url(kinds["index"].as_uri())
    assert visited.problems == []


def test_the_keyboard_skips_to_the_content_and_shows_where_it_is(visit, kinds):
    visited = visit()
    for name in ("index", "colors/index", "colors/list", "colors/timeline", "colors/preview", "step Star, list"):
        page = visited.open(kinds[name])
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip", name
        assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0, f"{name}: the skip link is out of sight"
        page.keyboard.press("Enter")
        page.wait_for_url("**#content")
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('main, footer')"), name


def test_whatever_has_the_focus_is_seen_to_have_it(visit, kinds):
    visited = visit()
    for name in ("index", "colors/timeline", "palette/list", "step Star, list", "settings/index"):
        page = visited.open(kinds[name])
        for _ in range(30):
            page.keyboard.press("Tab")
            active = page.evaluate("""() => {
              const active = document.activeElement
              if (active === document.body) return null
              const style = getComputedStyle(active)
              return [active.outerHTML.slice(0, 120), style.outlineStyle !== 'none' || style.boxShadow !== 'none']
            }""")
            if active is None:
                break
            assert active[1], f"{name}: {active[0]}"


def test_dark_and_light_differ(visit, kinds):
    grounds = set()
    for scheme in SCHEMES:
        page = visit(color_scheme=scheme).open(kinds["index"])
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2


def test_paper_forced_colours_and_reduced_motion_are_catered_for(visit, kinds):
    # A sheet of A4 within the margins that browsers leave.
    visited = visit(viewport={"width": 717, "height": 1050})
    for name in ("index", "colors/index", "colors/list", "colors/timeline", "palette/timeline", "colors/preview", "step Star, list"):
        page = visited.open(kinds[name])
        page.emulate_media(media="print")
        assert page.evaluate(TOO_WIDE) == [], name
        shown = page.locator("header.site, footer.site, .skip, button, select").evaluate_all("(all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)")
        assert shown == [], name
        page.emulate_media(media="screen", forced_colors="active")
        assert page.evaluate(TOO_WIDE) == [], name
        page.emulate_media(forced_colors="none", reduced_motion="reduce")
        moving = page.evaluate("[...document.querySelectorAll('main *')].filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0).length")
        assert moving == 0, name
