"""Takes the pictures of the documentation: a page of each kind, light and dark."""

import io
import pathlib
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from conftest import find_browser  # noqa: E402
from support import ROOT  # noqa: E402

PAGES = {
    "index": "index.html",
    "storyboard": "colors/index.html",
    "step": "colors/steps/star-orange.html",
    "timeline": "colors/timeline.html",
    "list": "colors/list.html",
    "preview": "colors/previews/storyboard_orange.html",
}
WINDOW = {"width": 1280, "height": 860}
FOLDER = ROOT / "Documentation" / "images"
MOST_BYTES = 150_000


def pack(picture: bytes) -> bytes:
    """The picture as it is, or in as many colours as leave it small enough."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    # The way that keeps colours of which there is little, such as those of stars.
    rarest = Image.Quantize.MAXCOVERAGE
    attempts = [image, *(image.quantize(colors, method=rarest, dither=Image.Dither.NONE) for colors in (256, 128, 64))]
    for attempt in attempts:
        buffer = io.BytesIO()
        attempt.save(buffer, "PNG", optimize=True)
        if buffer.tell() < MOST_BYTES:
            return buffer.getvalue()
    raise ValueError("a picture stays too large, however few its colours")


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), chromium_sandbox=False)
        for scheme in ("light", "dark"):
            page = browser.new_context(viewport=WINDOW, color_scheme=scheme, reduced_motion="reduce").new_page()
            for name, path in PAGES.items():
                page.goto((ROOT / "Output" / path).as_uri())
                page.wait_for_load_state("networkidle")
                target = FOLDER / f"{name}-{scheme}.png"
                target.write_bytes(pack(page.screenshot()))
                print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
