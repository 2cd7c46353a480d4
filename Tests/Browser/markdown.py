"""Markdown as readers of it understand it: CommonMark, and what code hosts make of it."""

import re

import cmarkgfm
from cmarkgfm.cmark import Options
from markdown_it import MarkdownIt

COMMONMARK = MarkdownIt("commonmark")


def as_commonmark(text: str) -> str:
    return COMMONMARK.render(text)


def as_code_host(text: str) -> str:
    """With tables, strikethrough and bare addresses as links; raw HTML is kept, so that it can be seen.

    A mail address becomes a link whatever is written in front of its `@`, and that does no harm.
    """
    page = cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)
    return re.sub(r'<a href="mailto:([^"]*)">\1</a>', r"\1", page)


READERS = {"CommonMark": as_commonmark, "a code host": as_code_host}
