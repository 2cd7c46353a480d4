"""Figures that tests come to, for `Documentation/reliability.md`: kept where PEEKBOOK_FIGURES says, else nowhere."""

import json
import os


def note(name: str, **values) -> None:
    """Adds a figure, as a line of JSON."""
    path = os.environ.get("PEEKBOOK_FIGURES")
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps({"name": name, **values}) + "\n")
