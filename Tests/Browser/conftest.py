"""A real browser, and two sites for it: the examples with a few hostile scenarios, and all hostile ones.

Each is built once. Nothing can leave the machine: the browser resolves no name.
"""

import os
import pathlib
import shutil

import hostile
import pytest
from outlines import Outlines
from pages import kinds_of
from playwright.sync_api import sync_playwright
from server import Server
from support import ROOT, Project
from visit import Visit

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
        browser = playwright.chromium.launch(
            executable_path=find_browser(),
            # Its sandbox can't be had as root, nor in most containers; the pages are our own.
            chromium_sandbox=False,
            args=["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
        )
        yield browser
        browser.close()


def build(folder: pathlib.Path, scripts: dict[str, str], *more: pathlib.Path) -> pathlib.Path:
    home = folder / "home"
    home.mkdir()
    project = Project(folder, home)
    for name, text in scripts.items():
        project.write(f"scripts/{name}", text)
    for one in more:
        shutil.copytree(one, folder / "scripts", dirs_exist_ok=True)
    # Links must be right wherever the pages are opened from.
    site = folder / "a copy #1 (50%)"
    run = project.run("build", "scripts", "-o", site.name, "--title", "Book & <i>pages</i>")
    # Some expectations fail on purpose, so that pages show what was expected.
    assert run.code == 2, run.text[-2000:]
    return site


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> pathlib.Path:
    """The examples, and a few scenarios with awkward text."""
    texts = {"markup": hostile.MARKUP[2], "arabic": "أحمر (1)", "long": "W" * 600}
    scripts = {f"{name}.yaml": hostile.scenario(text) for name, text in texts.items()}
    scripts["prose.yaml"] = hostile.prose("\n\n".join(["# Heading", "*x*", "> y", "- z", "```\ncode " + "W" * 200 + "\n```"]))
    return build(tmp_path_factory.mktemp("site"), scripts, ROOT / "Examples")


@pytest.fixture(scope="session")
def hostile_site(tmp_path_factory) -> pathlib.Path:
    """A scenario for each hostile text."""
    return build(tmp_path_factory.mktemp("hostile"), hostile.scripts())


@pytest.fixture(scope="session")
def kinds(site) -> dict[str, pathlib.Path]:
    """The pages that are looked at closely: at least one of every kind, and of the step of every verb."""
    return kinds_of(site)


@pytest.fixture(scope="session")
def server(site):
    """The site on a server of this machine, below a path of its own."""
    with Server(site, "/some/book/") as server:
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
