"""Whatever text authors write, in whatever place: nothing runs, nothing breaks, and it is shown as typed."""

import hostile
from outlines import mates
from visit import HREFS, IN_ORDER, TOO_WIDE, WIDTHS, resize

# What prose may bring with it, and nothing else.
PROSE_ELEMENTS = {"P", "EM", "STRONG", "CODE", "PRE", "BLOCKQUOTE", "UL", "OL", "LI", "HR", "BR", "A", "H2", "H3", "H4", "H5", "H6"}


def pages_of(site, number):
    """The pages of a text that show it in most ways."""
    folder = site / f"text-{number:03}"
    return [folder / name for name in ("index.html", "list.html", "timeline.html", "steps/peeked.html", "steps/second-option.html", "steps/renamed.html")]


def test_a_page_with_any_text_is_the_page_with_plain_text_but_for_the_text(outlines, hostile_site):
    """So it is shown as typed in each place that shows it, once, and no other markup comes with it."""
    found = []
    for number, text in enumerate(hostile.TEXTS):
        pairs = mates(hostile_site / "plain", hostile_site / f"text-{number:03}", ".html")
        assert len(pairs) > 20
        found += [f"{text!r}: {one}" for one in outlines.compare(pairs, text)]
    assert not found, f"{len(found)}\n" + "\n".join(found[:60])


def test_a_kind_of_any_text_has_the_pages_of_a_plain_one_but_for_the_text(outlines, kinds_site):
    """Options, units, sections, rows, titles of screens and actions, and what a file of items holds."""
    found = []
    for number, text in enumerate(hostile.KIND_TEXTS):
        pairs = mates(kinds_site / "plain", kinds_site / f"kind-{number:03}", ".html")
        assert len(pairs) > 10
        found += [f"{text!r}: {one}" for one in outlines.compare(pairs, text)]
    assert not found, f"{len(found)}\n" + "\n".join(found[:60])


def test_no_kind_runs_anything(visit, kinds_site):
    visited = visit(bypass_csp=True)
    for text in [*hostile.MARKUP, *hostile.LINKS, *hostile.TEMPLATES]:
        folder = kinds_site / f"kind-{hostile.KIND_TEXTS.index(text):03}"
        page = visited.open(folder / "index.html")
        page.locator("#play").press("Enter")
        page.wait_for_selector("#player-script li")
        assert page.evaluate("__hits") == [], repr(text)
    assert visited.problems == []
    assert visited.outside(kinds_site.as_uri()) == []


def test_nothing_runs_and_nothing_is_asked_for(visit, hostile_site):
    """Even where the browser would not be told to run nothing."""
    visited = visit(bypass_csp=True)
    for text in [*hostile.MARKUP, *hostile.LINKS, *hostile.TEMPLATES]:
        # The player shows the script and the state once more.
        for path in pages_of(hostile_site, hostile.TEXTS.index(text))[::4]:
            page = visited.open(path)
            if path.name == "index.html":
                page.locator("#play").press("Enter")
                page.wait_for_selector("#player-script li")
            assert page.evaluate("__hits") == [], f"{text!r}: {path.name}"
            assert page.url.partition("#")[0] == path.as_uri(), f"{text!r}: {path.name}"
    assert visited.problems == []
    assert visited.outside(hostile_site.as_uri()) == []


def check_prose(page, home, text):
    for element, link in page.evaluate(HREFS):
        scheme = link.partition(":")[0]
        assert scheme in ("file", "https", "http", "mailto"), f"{text!r}: {element} {link}"
        if scheme == "file":
            assert link.startswith(home), f"{text!r}: {element} {link}"
    brought = page.evaluate("[...document.querySelectorAll(':is(.lead, .note, .narration) *')].map((one) => one.nodeName)")
    assert set(brought) <= PROSE_ELEMENTS, f"{text!r}: {page.url}"


def test_prose_brings_nothing_that_runs_and_no_link_that_is_refused(visit, hostile_site):
    visited = visit(bypass_csp=True)
    home = hostile_site.as_uri()
    for number, text in enumerate(hostile.PROSE):
        if text in hostile.WRITING + hostile.CONTROLS + hostile.NAMES:
            continue
        folder = hostile_site / f"prose-{number:03}"
        # Names bring little Markdown: for them, one page will do.
        for path in (folder / "steps/opened.html", folder / "index.html")[:1 if text in hostile.TEXTS else 2]:
            page = visited.open(path)
            assert page.evaluate("__hits") == [], f"{text!r}: {path.name}"
            assert page.url == path.as_uri(), f"{text!r}: {path.name}"
            check_prose(page, home, text)
    assert visited.problems == []
    assert visited.outside(home) == []


def test_nothing_reaches_out_of_the_window(visit, hostile_site):
    visited = visit()
    wide = {}
    paths = [(text, path) for text in [*hostile.LONG, *hostile.WRITING[:4]] for path in pages_of(hostile_site, hostile.TEXTS.index(text))]
    for number, text in enumerate(hostile.PROSE):
        if text not in hostile.TEXTS:
            paths.append((text, hostile_site / f"prose-{number:03}" / "steps" / "opened.html"))
    for text, path in paths:
        page = visited.open(path)
        for width in WIDTHS:
            resize(page, width)
            if found := page.evaluate(TOO_WIDE):
                wide[f"{text[:20]!r}: {path.name}, {width}"] = found
    assert wide == {}


def test_the_first_page_holds_all_of_them(visit, hostile_site):
    for width in WIDTHS:
        visited = visit(viewport={"width": width, "height": 844})
        page = visited.open(hostile_site / "index.html")
        assert page.locator(".scenario").count() == len(hostile.scripts())
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate("__hits") == []
        assert visited.problems == []


def test_text_keeps_its_direction_of_writing_to_itself(visit, hostile_site):
    """What stands behind a name in a line comes behind it on the screen as well."""
    visited = visit(viewport={"width": 1280, "height": 844})
    strange = [text for text in hostile.WRITING if any("\u0590" <= one <= "\u08ff" or "\u2000" < one < "\u2070" for one in text)]
    assert len(strange) > 4
    for text in strange:
        for path in pages_of(hostile_site, hostile.TEXTS.index(text)):
            assert visited.open(path).evaluate(IN_ORDER) == [], f"{text!r}: {path.name}"


def test_spaces_in_a_name_can_be_seen(visit, hostile_site):
    visited = visit()
    for text in ("a  b", "    indented", " x "):
        page = visited.open(pages_of(hostile_site, hostile.TEXTS.index(text))[3])
        for part in ("h1 bdi:last-child", ".shot .rows bdi", "[aria-current] bdi"):
            shown = page.locator(part).first
            assert text in shown.evaluate("(element) => element.textContent"), f"{text!r}: {part}"
            kept = shown.evaluate("(element) => getComputedStyle(element).whiteSpaceCollapse")
            assert kept in ("preserve", "break-spaces"), f"{text!r}: {part}"
