"""Takes the pictures of the documentation: the published examples, light and dark.

    .venv/bin/python Tests/Browser/screenshots.py FOLDER
"""

import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

PROJECT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(PROJECT / "Tests" / "Browser"), str(PROJECT / "Tests")]
from conftest import find_browser  # noqa: E402

PAGES = {
    "index": ("index.html", 900),
    "storyboard": ("colors/index.html", 1150),
    "player": ("colors/index.html#step-star-orange", 900),
    "step": ("colors/steps/star-orange.html", 1150),
    "timeline": ("colors/timeline.html", 900),
    "list": ("palette/list.html", 900),
    "preview": ("colors/previews/storyboard_orange.html", 800),
}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"]
        )
        for scheme in ("light", "dark"):
            for name, (page_path, height) in PAGES.items():
                page = browser.new_page(
                    viewport={"width": 1280, "height": height}, color_scheme=scheme
                )
                page.goto((PROJECT / "Output").as_uri() + "/" + page_path)
                if "#" in page_path:
                    page.wait_for_selector("#player-script li")
                target = folder / f"{name}-{scheme}.png"
                page.screenshot(path=target)
                page.close()
                # Without loss: what these pages are about is colours.
                Image.open(target).convert("RGB").save(target, optimize=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
