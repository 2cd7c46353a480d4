"""Every kind of page works in a real browser, from disk, with and without JavaScript."""


def test_no_page_brings_errors_or_asks_for_anything_outside_the_site(visit, kinds, site):
    visited = visit()
    for path in kinds.values():
        visited.open(path)
    assert visited.problems == []
    home = site.as_uri() + "/"
    outside = [url for url in visited.requests if not url.startswith((home, "data:"))]
    assert outside == []


def test_every_page_has_its_styles(visit, kinds):
    visited = visit()
    for name, path in kinds.items():
        page = visited.open(path)
        rules = page.evaluate("[...document.styleSheets].length")
        font = page.evaluate("getComputedStyle(document.body).fontFamily")
        # A browser's own font, without our styles, is a serif one.
        assert rules > 0 and "Times" not in font, name


def test_every_page_has_a_title_a_language_one_heading_and_a_main_part(visit, kinds):
    visited = visit()
    for name, path in kinds.items():
        page = visited.open(path)
        assert page.title(), name
        assert page.locator("html").get_attribute("lang"), name
        assert page.locator("h1").count() == 1, name
        assert page.locator("main").count() == 1, name


def test_every_page_says_the_same_without_javascript(visit, kinds):
    plain = visit(java_script_enabled=False)
    for name, path in kinds.items():
        page = plain.open(path)
        assert len(page.locator("main").inner_text()) > 20, name
    assert plain.problems == []


def test_no_page_is_wider_than_a_narrow_window(visit, kinds):
    visited = visit(viewport={"width": 320, "height": 640})
    wide = []
    for name, path in kinds.items():
        page = visited.open(path)
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 320:
            wide.append(f"{name}: {width}")
    assert wide == []


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


def test_dark_and_light_differ(visit, kinds):
    grounds = set()
    for scheme in ("light", "dark"):
        page = visit(color_scheme=scheme).open(kinds["index"])
        grounds.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2
