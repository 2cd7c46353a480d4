"""Which pages a site has."""

import json
import pathlib
import re


def recordings(site: pathlib.Path):
    """The folders of a site's scenarios, with their recordings."""
    for path in sorted(site.rglob("recording.json")):
        yield path.parent, json.loads(path.read_text(encoding="utf-8"))


def kinds_of(site: pathlib.Path) -> dict[str, pathlib.Path]:
    """A page of each kind, and a step of each verb and outcome, by what they are; of many, the fullest."""
    pages = {"index": site / "index.html", "404": site / "404.html"}
    steps = {}
    for folder, recording in recordings(site):
        # These have tests of their own.
        if folder.name in ("arabic", "markup"):
            continue
        name = folder.relative_to(site).as_posix()
        for path in folder.glob("*.html"):
            pages[f"{name}/{path.stem}"] = path
        pages[f"{name}/preview"] = fullest((folder / "previews").glob("*.html"))
        for step in recording["steps"]:
            action = step["action"]
            verb = action["target"] if action["verb"] == "action" else action["verb"]
            kind = f"step {verb}, {step['screen']['kind'] if 'screen' in step else 'same screen'}"
            steps.setdefault(kind, []).append(folder / "steps" / f"{step['key']}.html")
    pages |= {kind: fullest(paths) for kind, paths in steps.items()}
    return pages | others_of(site, {body_class(path) for path in pages.values()})


def others_of(site: pathlib.Path, known: set[str]) -> dict[str, pathlib.Path]:
    """A page of each kind that belongs to no recording, such as that of a matrix."""
    others = {}
    for path in site.rglob("*.html"):
        if (kind := body_class(path)) not in known:
            others.setdefault(kind, []).append(path)
    return {kind: fullest(paths) for kind, paths in others.items()}


def fullest(paths) -> pathlib.Path:
    return max(paths, key=lambda path: (path.stat().st_size, path.as_posix()))


def body_class(path: pathlib.Path) -> str:
    found = re.search(r"<body class=\"([^\"]*)\"", path.read_text(encoding="utf-8"))
    assert found, path
    return found[1]
