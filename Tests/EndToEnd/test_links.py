"""Every link of the published pages leads somewhere, from wherever they are opened."""

import re
import shutil
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest
from support import ROOT


class Links(HTMLParser):
    """The links of a page and the places in it that others can link to."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.links = []
        self.ids = []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src", "srcset", "action", "data", "poster") and value is not None:
                self.links.append(value)
            if name == "id":
                self.ids.append(value)


@pytest.fixture(scope="module")
def moved(tmp_path_factory):
    """A copy of the published pages somewhere else, in a folder with an awkward name."""
    folder = tmp_path_factory.mktemp("moved") / "a copy #1 (50%)" / "sub"
    shutil.copytree(ROOT / "Output", folder)
    return folder


@pytest.fixture(scope="module")
def pages(moved):
    found = {}
    for path in sorted(moved.rglob("*.html")):
        links = Links()
        links.feed(path.read_text(encoding="utf-8"))
        links.close()
        found[path] = links
    assert len(found) > 50
    return found


def test_every_link_resolves_with_its_fragment(moved, pages):
    broken = []
    for page, links in pages.items():
        for link in links.links:
            url = urlsplit(link)
            if url.scheme in ("http", "https", "mailto"):
                continue
            target = (page.parent / unquote(url.path)).resolve() if url.path else page
            where = f"{page.relative_to(moved)}: {link}"
            if url.scheme or url.netloc or url.query or url.path.startswith("/"):
                broken.append(where + " (not relative)")
            elif not target.is_relative_to(moved.resolve()):
                broken.append(where + " (outside)")
            elif not target.is_file():
                broken.append(where)
            elif url.fragment and target.suffix == ".html":
                if unquote(url.fragment) not in pages[moved / target.relative_to(moved.resolve())].ids:
                    broken.append(where + " (no such place)")
    assert not broken, "\n".join(broken[:40])


def test_no_id_stands_twice_on_a_page(moved, pages):
    for page, links in pages.items():
        twice = {name for name in links.ids if links.ids.count(name) > 1}
        assert not twice, f"{page.relative_to(moved)}: {sorted(twice)}"


def test_no_request_leaves_the_site(moved):
    """Styles and scripts load nothing from elsewhere; links that a person follows may."""
    for path in moved.rglob("*"):
        if path.suffix == ".css":
            for url in re.findall(r"url\(([^)]*)\)|@import\s+([^;]+)", path.read_text()):
                target = "".join(url).strip("\"' ")
                assert not urlsplit(target).netloc, f"{path}: {target}"
        if path.suffix == ".html":
            text = path.read_text()
            for tag in re.findall(r"<(?:link|script|img|source|iframe|object)\b[^>]*>", text):
                assert not re.search(r"(?:href|src|data)=[\"']?(?:https?:)?//", tag), f"{path}: {tag}"


def test_every_page_can_be_reached_from_the_first(moved, pages):
    seen = set()
    waiting = [moved / "index.html"]
    root = moved.resolve()
    while waiting:
        page = waiting.pop()
        if page in seen:
            continue
        seen.add(page)
        for link in pages[page].links:
            url = urlsplit(link)
            if url.scheme or not url.path.endswith(".html"):
                continue
            target = (page.parent / unquote(url.path)).resolve()
            waiting.append(moved / target.relative_to(root))
    alone = {page.relative_to(moved).as_posix() for page in pages.keys() - seen}
    # A server shows it for what is missing; nobody links to it.
    assert alone <= {"404.html"}, sorted(alone)[:20]


def test_every_page_has_a_twin_in_markdown(moved):
    for page in moved.rglob("*.html"):
        if page.name != "404.html":
            assert page.with_suffix(".md").is_file(), page


def markdown_links(text: str):
    """The targets of a Markdown page's links, without those in code."""
    text = re.sub(r"^(`{3,}|~{3,}).*?^\1`*~*\s*$", "", text, flags=re.M | re.S)
    text = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text, flags=re.S)
    return re.findall(r"\]\(<?([^)>\s]+)>?(?:\s+\"[^\"]*\")?\)", text)


def test_every_link_of_the_markdown_resolves(moved):
    broken = []
    count = 0
    for page in sorted(moved.rglob("*.md")):
        for link in markdown_links(page.read_text(encoding="utf-8")):
            url = urlsplit(link)
            if url.scheme or not url.path:
                continue
            count += 1
            if not (page.parent / unquote(url.path)).is_file():
                broken.append(f"{page.relative_to(moved)}: {link}")
    assert count > 100
    assert not broken, "\n".join(broken[:40])
