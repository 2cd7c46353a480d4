"""The folders that a run works in, and what several cases start from."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from Benchmarks import inputs, machine
from Benchmarks.scale import Scale

ROOT = Path(__file__).resolve().parent.parent


class Workshop:
    """A folder in memory and one on disk, both removed at the end."""

    def __init__(self, program: Path, hugo: Path | None, scale: Scale):
        self.program = program
        self.hugo = hugo
        self.scale = scale
        self.disk = Path(tempfile.mkdtemp(prefix="work-", dir=ROOT / ".build" / "bench"))
        shared = Path("/dev/shm")
        self.has_tmpfs = machine.file_system(shared) == "tmpfs" and os.access(shared, os.W_OK)
        self.fast = Path(tempfile.mkdtemp(prefix="peekbook-bench-", dir=shared)) if self.has_tmpfs else self.disk / "fast"
        self.fast.mkdir(exist_ok=True)
        home = self.disk / "home"
        home.mkdir()
        # Nothing of the caller's settings reaches a program that is measured.
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath), "HOME": os.fspath(home), "LANG": "C.UTF-8",
            "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "HUGO_CACHEDIR": os.fspath(home / "hugo"),
        }

    def close(self):
        shutil.rmtree(self.fast, ignore_errors=True)
        shutil.rmtree(self.disk, ignore_errors=True)

    def project(self, name: str, text: str, on_disk=False) -> Path:
        """A folder with one script, `walk.yaml`."""
        folder = (self.disk if on_disk else self.fast) / name
        if not folder.exists():
            folder.mkdir(parents=True)
            (folder / "walk.yaml").write_text(text, encoding="utf-8")
        return folder

    def site(self) -> Path:
        """A finished site of the scenario that most marks are about."""
        folder = self.project("site", inputs.walk(self.scale.steps))
        if not (folder / "site").exists():
            self.build(folder)
        return folder

    def copied_site(self) -> Path:
        folder = self.site()
        if not (folder / "copy").exists():
            shutil.copytree(folder / "site", folder / "copy")
        return folder

    def site_on_disk(self) -> Path:
        folder = self.project("again", inputs.walk(self.scale.steps), on_disk=True)
        if not (folder / "site").exists():
            self.build(folder)
        return folder

    def pages(self) -> list[Path]:
        """The step pages of that site, as Markdown."""
        return sorted((self.site() / "site" / "walk" / "steps").glob("*.md"))

    def hugo_site(self, highlighting: bool) -> Path:
        """A site for Hugo with those pages as its content, under the smallest layout."""
        folder = self.fast / ("hugo-as-it-comes" if highlighting else "hugo")
        if folder.exists():
            return folder
        content = folder / "content" / "steps"
        layouts = folder / "layouts"
        content.mkdir(parents=True)
        (layouts / "_default").mkdir(parents=True)
        settings = 'baseURL = "/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404", "section"]\n'
        if not highlighting:
            settings += "[markup.highlight]\ncodeFences = false\n"
        (folder / "hugo.toml").write_text(settings)
        page = '<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{{ .Title }}</title></head>\n<body>%s</body>\n</html>\n'
        (layouts / "_default" / "single.html").write_text(page % "<main>{{ .Content }}</main>")
        (layouts / "index.html").write_text(page % "")
        for path in self.pages():
            (content / path.name).write_text(f'---\ntitle: "{path.stem}"\n---\n' + path.read_text(encoding="utf-8"), encoding="utf-8")
        return folder

    def one_document(self) -> Path:
        """Those pages as one document: a process a page would measure how processes start."""
        folder = self.fast / "cmark"
        if not folder.exists():
            folder.mkdir()
            (folder / "pages.md").write_bytes(b"\n".join(path.read_bytes() for path in self.pages()))
        return folder

    def recordings(self) -> Path:
        """A folder with `base.json` and `head.json`, which differ in ten steps."""
        folder = self.fast / "recordings"
        if not folder.exists():
            folder.mkdir()
            for name, text in zip(("base", "head"), inputs.base_and_head(self.scale.reviewed, 10), strict=True):
                built = self.project(f"recording-{name}", text)
                self.build(built)
                shutil.move(built / "site" / "walk" / "recording.json", folder / f"{name}.json")
                shutil.rmtree(built)
        return folder

    def build(self, folder: Path):
        command = [self.program, "build", "walk.yaml", "-o", "site", "--quiet"]
        subprocess.run(command, cwd=folder, env=self.environment, check=True, stdin=subprocess.DEVNULL)
