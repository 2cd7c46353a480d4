"""A real browser, and two sites for it: the examples with a few hostile scenarios, and all hostile ones.

Each is built once. Nothing can leave the machine: the browser resolves no name.
"""

import itertools
import os
import pathlib
import shutil

import hostile
import pytest
from axe_playwright_python.sync_playwright import Axe
from outlines import Outlines
from pages import kinds_of
from playwright.sync_api import expect, sync_playwright
from server import Server
from support import ROOT, Project
from visit import PATIENCE, SCHEMES, WIDTHS, Visit, resize

# The same names are looked for by Scripts/setup.
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
APPLICATIONS = ["Google Chrome", "Chromium"]

AXE = Axe().axe_script

expect.set_options(timeout=PATIENCE * 1000)


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
        browser = playwright.chromium.launch(
            executable_path=find_browser(),
            # Its sandbox can't be had as root, nor in most containers; the pages are our own.
            chromium_sandbox=False,
            args=["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
        )
        yield browser
        browser.close()


class Builder:
    """Builds sites from scripts in one folder."""

    def __init__(self, folder: pathlib.Path, scripts: dict[str, str], *more: pathlib.Path):
        home = folder / "home"
        home.mkdir()
        self.project = Project(folder, home)
        for name, text in scripts.items():
            self.project.write(f"scripts/{name}", text)
        for one in more:
            shutil.copytree(one, folder / "scripts", dirs_exist_ok=True)

    def build(self, name: str, *options: str, expected=2) -> pathlib.Path:
        """Builds into a folder. Mostly some expectations fail, so that pages show what was expected."""
        run = self.project.run("build", "scripts", "-o", name, *options)
        assert run.code == expected, run.text[-2000:]
        return self.project.path(name)


@pytest.fixture(scope="session")
def builder(tmp_path_factory) -> Builder:
    """The examples, and a few scenarios with awkward text."""
    texts = {"markup": hostile.MARKUP[2], "arabic": "أحمر (1)", "long": "W" * 600}
    scripts = {f"{name}.yaml": hostile.scenario(text) for name, text in texts.items()}
    scripts["prose.yaml"] = hostile.prose("\n\n".join(["# Heading", "*x*", "> y", "- z", "```\ncode " + "W" * 200 + "\n```"]))
    return Builder(tmp_path_factory.mktemp("site"), scripts, ROOT / "Examples")


@pytest.fixture(scope="session")
def site(builder) -> pathlib.Path:
    """The site, as it is opened from a disk. Links must be right whatever its folder is called."""
    return builder.build("a copy #1 (50%)", "--title", "Book & <i>pages</i>")


@pytest.fixture(scope="session")
def published(builder) -> pathlib.Path:
    """The same site with all that one on a server has."""
    return builder.build("published", "--title", "Book & <i>pages</i>", "--base-url", "https://book.example/some/book/", "--theme-color", "#ff9500")


@pytest.fixture(scope="session")
def hostile_site(tmp_path_factory) -> pathlib.Path:
    """A scenario for each hostile text."""
    return Builder(tmp_path_factory.mktemp("hostile"), hostile.scripts()).build("site")


@pytest.fixture(scope="session")
def kinds_site(tmp_path_factory) -> pathlib.Path:
    """A scenario for each of many hostile texts in a kind of its own, and in a file of items."""
    return Builder(tmp_path_factory.mktemp("kinds"), hostile.kind_scripts()).build("site")


@pytest.fixture(scope="session")
def kinds(site) -> dict[str, pathlib.Path]:
    """The pages that are looked at closely: at least one of every kind, and of the step of every verb."""
    return kinds_of(site)


@pytest.fixture(scope="session")
def server(published):
    """The site on a server of this machine, below a path of its own."""
    with Server(published, "/some/book/") as server:
        yield server


@pytest.fixture(scope="session")
def addresses(site, server):
    """Where the site is opened from: disk, and a server."""
    return {"disk": site.as_uri() + "/", "server": server.address}


@pytest.fixture(scope="session")
def outlines(browser):
    """Compares pages in a window of its own."""
    context = browser.new_context()
    yield Outlines(context.new_page())
    context.close()


@pytest.fixture(scope="session")
def axe():
    """Looks at a page that is open, narrow and wide, light and dark: what hinders people, in words.

    Of the four ways to combine these, two will do, and the next page gets the other two.
    """
    # Told not to read the style sheets again: that is a request, which the pages' policy refuses.
    options = {"resultTypes": ["violations"], "preload": False}
    pairs = itertools.cycle([list(zip(WIDTHS, SCHEMES)), list(zip(WIDTHS, reversed(SCHEMES)))])

    def look(page):
        found = []
        page.evaluate(AXE)
        for width, scheme in next(pairs):
            resize(page, width)
            page.emulate_media(color_scheme=scheme)
            for violation in page.evaluate("(options) => axe.run(document, options)", options)["violations"]:
                nodes = [node["html"][:160] for node in violation["nodes"][:3]]
                found.append(f"{width} {scheme}: {violation['id']} ({len(violation['nodes'])}): {violation['help']}: {nodes}")
        return found

    return look


@pytest.fixture
def visit(browser):
    """Opens a window for the test: `visit(java_script_enabled=False).open(address)`."""
    visits = []

    def start(**options):
        visits.append(Visit(browser, **options))
        return visits[-1]

    yield start
    for one in visits:
        one.context.close()
