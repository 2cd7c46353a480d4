"""Every kind of page works in a real browser: from disk and from a server, in narrow and wide windows,
in the light and in the dark, with JavaScript and without."""

import itertools
from urllib.parse import unquote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from pages import body_class
from visit import LINKS, TEXT, TOO_WIDE

WIDTHS = [390, 1280]
SCHEMES = ["light", "dark"]


def window(width, scheme, **options):
    return {"viewport": {"width": width, "height": 844}, "color_scheme": scheme, **options}


def test_every_kind_of_page_is_looked_at(site, kinds):
    everything = {body_class(path) for path in site.rglob("*.html")}
    assert {body_class(path) for path in kinds.values()} == everything
    verbs = {name.removeprefix("step ").partition(",")[0] for name in kinds if name.startswith("step ")}
    assert verbs >= {"start", "peek", "commit", "release", "open", "Star", "Unstar", "Delete", "select", "back", "tab", "scroll", "set", "insert", "move"}


@pytest.mark.parametrize("place", ["disk", "server"])
@pytest.mark.parametrize(("width", "scheme", "script"), list(itertools.product(WIDTHS, SCHEMES, [True, False])))
def test_no_page_has_a_problem_a_request_outside_or_a_part_out_of_the_window(visit, site, kinds, addresses, place, width, scheme, script):
    visited = visit(**window(width, scheme, java_script_enabled=script))
    wide = {}
    for name, path in kinds.items():
        page = visited.open(addresses[place] + path.relative_to(site).as_posix())
        if found := page.evaluate(TOO_WIDE):
            wide[name] = found
    assert visited.problems == []
    assert visited.outside(addresses[place]) == []
    assert wide == {}


@pytest.mark.parametrize(("width", "scheme"), list(itertools.product(WIDTHS, SCHEMES)))
def test_axe_finds_nothing(visit, kinds, width, scheme):
    visited = visit(**window(width, scheme))
    axe = Axe()
    found = []
    for name, path in kinds.items():
        results = axe.run(visited.open(path))
        for violation in results.response["violations"]:
            nodes = [node["html"][:160] for node in violation["nodes"][:3]]
            found.append(f"{name}: {violation['id']} ({len(violation['nodes'])}): {violation['help']}: {nodes}")
    assert not found, "\n".join(found)


def test_every_page_says_the_same_without_javascript(visit, kinds):
    scripted, plain = visit(), visit(java_script_enabled=False)
    for name, path in kinds.items():
        text = plain.open(path).evaluate(TEXT)
        assert len(text) > 20, name
        assert text == scripted.open(path).evaluate(TEXT), name


def test_every_link_leads_to_a_place_that_is_there(visit, site, kinds, server):
    visited = visit()
    home = server.address
    identifiers = {}
    links = {}
    for name, path in kinds.items():
        page = visited.open(home + path.relative_to(site).as_posix())
        for link in page.evaluate(LINKS):
            links.setdefault(link, name)
    broken = []
    for link, name in links.items():
        address, _, fragment = link.partition("#")
        if not address.startswith(home):
            # What a person follows may lead elsewhere.
            assert urlsplit(link).scheme in ("https", "http", "mailto"), f"{name}: {link}"
            continue
        target = site / unquote(address.removeprefix(home))
        if not target.is_file():
            broken.append(f"{name}: {link}")
        elif fragment and target.suffix == ".html":
            if target not in identifiers:
                identifiers[target] = set(visited.open(target).evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
            if unquote(fragment) not in identifiers[target]:
                broken.append(f"{name}: {link} (no such place)")
    assert len(links) > 500
    assert broken == []


def test_a_server_shows_the_missing_page_for_what_is_not_there(visit, server):
    visited = visit()
    page = visited.open(server.address + "nothing-of-that-name.html")
    assert page.locator("h1").inner_text() == "There is no such page"
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 100
    page.locator("main a").click()
    assert page.url == server.address + "index.html"


def test_every_page_has_its_styles_a_title_a_language_one_heading_and_landmarks(visit, kinds):
    visited = visit()
    for name, path in kinds.items():
        page = visited.open(path)
        # A browser's own font, without our styles, is a serif one.
        assert "Times" not in page.evaluate("getComputedStyle(document.body).fontFamily"), name
        assert page.title(), name
        assert page.locator("html").get_attribute("lang") == "en", name
        for part in ("h1", "main", "nav[aria-label=Breadcrumbs]", "footer.site", "a.skip"):
            assert page.locator(part).count() == 1, f"{name}: {part}"


def test_a_person_can_walk_from_the_first_page_to_a_step_and_back(visit, kinds):
    visited = visit()
    page = visited.open(kinds["index"])
    page.locator("main a[href$='index.html']").first.click()
    page.locator("main a[href*='steps/']").first.click()
    assert "/steps/" in page.url
    page.go_back()
    page.go_back()
    assert page.url == kinds["index"].as_uri()
    assert visited.problems == []


def test_the_keyboard_reaches_the_content_and_shows_where_it_is(visit, kinds):
    visited = visit()
    for name, path in kinds.items():
        page = visited.open(path)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip", name
        box = page.evaluate("document.activeElement.getBoundingClientRect().top")
        assert box >= 0, f"{name}: the skip link is out of sight"
        page.keyboard.press("Enter")
        page.wait_for_function("location.hash === '#content'")
        page.keyboard.press("Tab")
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        inside = page.evaluate("!!document.activeElement.closest('main, footer')")
        assert inside and ring != "none", name


def test_dark_and_light_differ(visit, kinds):
    grounds = set()
    for scheme in SCHEMES:
        page = visit(color_scheme=scheme).open(kinds["index"])
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2
