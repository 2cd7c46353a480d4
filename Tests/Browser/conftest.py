"""A real browser on a copy of the published pages, opened from disk."""

import os
import pathlib
import shutil

import pytest
from playwright.sync_api import sync_playwright
from support import ROOT

# The same names are looked for by Scripts/setup.
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
APPLICATIONS = ["Google Chrome", "Chromium"]


def find_browser() -> str:
    if os.environ.get("CHROMIUM"):
        return os.environ["CHROMIUM"]
    for name in NAMES:
        if path := shutil.which(name):
            return path
    for name in APPLICATIONS:
        path = pathlib.Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
        if path.exists():
            return str(path)
    raise FileNotFoundError("no Chromium: Scripts/setup test")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Its sandbox can't be had as root, nor in most containers; the pages are our own.
        browser = playwright.chromium.launch(executable_path=find_browser(), chromium_sandbox=False)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> pathlib.Path:
    """A copy of the published pages, in a folder with an awkward name."""
    folder = tmp_path_factory.mktemp("pages") / "a copy #1 (50%)"
    shutil.copytree(ROOT / "Output", folder)
    return folder


@pytest.fixture(scope="session")
def kinds(site) -> dict[str, pathlib.Path]:
    """A page of each kind, and those that hold most of their kind."""
    pages = {"index": site / "index.html", "missing": site / "404.html"}
    for timeline in sorted(site.rglob("timeline.html")):
        folder = timeline.parent
        name = folder.relative_to(site).as_posix()
        for page in ("index", "list", "timeline"):
            pages[f"{name}/{page}"] = folder / f"{page}.html"
        for part in ("previews", "steps"):
            largest = max((folder / part).glob("*.html"), key=lambda path: (path.stat().st_size, path.name))
            pages[f"{name}/{part}"] = largest
    assert len(pages) > 6
    return pages


class Visit:
    """A page that is open, and what the browser had to say about it."""

    def __init__(self, browser, **options):
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        # A loaded machine is slow, and no test is about time.
        self.page.set_default_timeout(90_000)
        self.problems = []
        self.requests = []
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("requestfailed", lambda request: self.note_failure(request))

    def note(self, kind, text):
        if kind in ("error", "warning"):
            self.problems.append(f"{kind}: {text}")

    def note_failure(self, request):
        # What a page was still loading when the next one was opened is given up, and that is fine.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"{request.failure}: {request.url}")

    def open(self, path):
        self.page.goto(path.as_uri())
        return self.page


@pytest.fixture
def visit(browser):
    """Opens pages in a context of the test's own: `visit(path, javaScriptEnabled=False)`."""
    visits = []

    def start(**options):
        visits.append(Visit(browser, **options))
        return visits[-1]

    yield start
    for one in visits:
        one.context.close()
