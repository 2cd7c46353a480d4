"""The Markdown twin of a page says what the page says, wherever it is read."""

import html
import itertools
import pathlib
import re
from collections import Counter
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import hostile
import pytest
from markdown import READERS, as_code_host
from outlines import mates
from wcwidth import wcswidth, wcwidth


def read(path: pathlib.Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("reader", READERS)
def test_a_twin_with_any_text_is_the_twin_with_plain_text_but_for_the_text(outlines, hostile_site, reader):
    """So that it is shown as typed, and brings no heading, table cell, link or entity with it."""
    render = READERS[reader]
    found = []
    for number, text in enumerate(hostile.TEXTS):
        pairs = mates(hostile_site / "plain", hostile_site / f"text-{number:03}", ".md")
        differences = outlines.compare(pairs, text, boxes="pre:has(> code.language-text), pre[lang=text]", render=lambda path: render(read(path)))
        found += [f"{text!r}: {one}" for one in differences]
    assert not found, f"{len(found)}\n" + "\n".join(found[:60])


# --- Screens and plots as text --------------------------------------------------------------------


def blocks_of(text: str):
    """What a twin draws with characters, as lines."""
    return [block.split("\n") for block in re.findall(r"^```text\n(.*?)\n```$", text, flags=re.M | re.S)]


def columns(text: str) -> int:
    """The columns of its characters, one by one: letters that are joined into one take those of both."""
    return sum(map(wcwidth, text))


def edge_of(line: str, width: int) -> str | None:
    """The part of a line that takes so many columns and ends with a line's edge; nothing if no part does."""
    for measure in (wcswidth, columns):
        for end in range(1, len(line) + 1):
            if line[end - 1] in "┐┤┘│" and measure(line[:end]) == width:
                return line[:end]
    return None


def crooked_lines(block):
    """The lines of a screen that don't end below its corner, or of a plot whose lanes begin elsewhere."""
    if block[0].startswith("┌"):
        width = wcswidth(block[0])
        for line in block:
            edge = edge_of(line, width)
            # Behind the edge there may be a remark.
            if edge is None or not re.fullmatch(r"( ← .*)?", line[len(edge):]):
                yield line
    else:
        lanes = block[:block.index("")]
        width = len("│                          │")
        edges = [edge_of(line, width) for line in lanes]
        # A lane is its name and a character a column; all have as many.
        sizes = [len(line) - len(edge or "") for line, edge in zip(lanes, edges)]
        for line, edge, size in zip(lanes, edges, sizes):
            if edge is None or size != sizes[0]:
                yield line


def test_the_lines_of_a_screen_are_equally_wide(site, hostile_site):
    count = 0
    crooked = []
    for path in [*site.rglob("*.md"), *hostile_site.glob("text-*/**/*.md")]:
        for block in blocks_of(read(path)):
            count += 1
            crooked += [f"{path.parent.name}/{path.name}: {line!r}" for line in crooked_lines(block)]
    assert count > 5000
    assert not crooked, f"{len(crooked)}\n" + "\n".join(crooked[:40])


def test_text_from_right_to_left_keeps_its_order_to_itself(site):
    """Its isolate begins and ends with it: a space that stood inside would move to the other side."""
    count = 0
    for path in (site / "arabic").rglob("*.md"):
        for block in blocks_of(read(path)):
            for line in block:
                for inside in re.findall("\u2068([^\u2069]*)\u2069", line):
                    count += 1
                    assert inside == inside.strip(), f"{path.name}: {line!r}"
                outside = re.sub("\u2068[^\u2069]*\u2069", "", line)
                assert not re.search("[\u0590-\u08ff]", outside), f"{path.name}: {line!r}"
    assert count > 50


# --- The same words -------------------------------------------------------------------------------

# Where pages draw screens, twins have text of another order; headers of sections are drawn with the rows.
OTHERWISE = {"phone", "plot", "vh", "sheet", "section", "cards", "pictures"}
VOID = {"meta", "link", "br", "hr", "img", "input", "use", "path", "circle", "rect"}


class Words(HTMLParser):
    """The words of a part of a page that aren't in pictures of screens; those of a step are a part each."""

    def __init__(self, part):
        super().__init__(convert_charrefs=True)
        self.part = part
        self.stack = []
        self.parts = [[]]
        self.last = None

    def handle_starttag(self, tag, attributes):
        if tag in VOID:
            return
        attributes = dict(attributes)
        classes = set((attributes.get("class") or "").split())
        hidden = classes & OTHERWISE or "data-control" in attributes or "aria-hidden" in attributes or tag == "summary"
        within = tag == self.part or (bool(self.stack) and self.stack[-1])
        self.stack.append(within and not hidden)
        # A step of a storyboard; in a twin it begins with a heading that is a link.
        if "frame" in classes or (self.part == "article" and self.last == "h3" and tag == "a"):
            self.parts.append([])
        self.last = tag

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        if tag not in VOID:
            self.stack.pop()

    def handle_data(self, data):
        is_drawing = data.startswith(("┌", "│"))
        if self.stack and self.stack[-1] and not is_drawing:
            self.parts[-1] += re.findall(r"\w+", data)


def parts_of(text: str, part: str) -> list[list[str]]:
    parser = Words(part)
    parser.feed(text)
    parser.close()
    return parser.parts


def test_the_words_of_a_page_are_in_its_twin_in_their_order(site, kinds):
    """In a storyboard, the steps are in order; a step's note stands in front of its picture or behind."""
    missing = []
    for name, path in kinds.items():
        if name == "404":
            continue
        twin = parts_of(f"<article>{as_code_host(read(path.with_suffix('.md')))}</article>", "article")
        page = parts_of(read(path), "main")
        if name.endswith("/index"):
            assert len(twin) == len(page), name
            # Behind the last step there may be a table, which the next rule holds for.
            for words, others in zip(page, twin):
                if absent := Counter(words) - Counter(others):
                    missing.append(f"{name}: {' '.join(words[:6])}…: {dict(absent)}")
            continue
        words, others = (list(itertools.chain(*parts)) for parts in (page, twin))
        if name == "matrix":
            # Which variants stand together depends on which are drawn alike.
            others.sort()
            words.sort()
        rest = iter(others)
        for index, word in enumerate(words):
            if word not in rest:
                missing.append(f"{name}: {' '.join(words[max(0, index - 6):index])} >>{word}<< {' '.join(words[index + 1:index + 5])}")
                break
        assert len(words) > 3 or "list" in name, name
    assert not missing, "\n".join(missing)


# --- Links ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_every_link_of_a_twin_leads_to_a_file(site, reader):
    count = 0
    broken = []
    for path in sorted(site.rglob("*.md")):
        for link in re.findall(r'(?:href|src)="([^"]*)"', READERS[reader](read(path))):
            url = urlsplit(html.unescape(link))
            if url.scheme in ("https", "http", "mailto"):
                continue
            count += 1
            target = (path.parent / unquote(url.path)).resolve()
            if url.scheme or url.netloc or not target.is_relative_to(site.resolve()) or not target.is_file():
                broken.append(f"{path.relative_to(site)}: {link}")
    assert count > 1000
    assert broken == []
