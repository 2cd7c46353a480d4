"""No memory of libyaml, libcmark or libsqlite3 is lost, whatever way a run ends."""

import re
import shutil
import sqlite3
import subprocess

import pytest
from EndToEnd.scripts import COLORS, FAILING
from support import ROOT

VALGRIND = shutil.which("valgrind")
pytestmark = pytest.mark.skipif(VALGRIND is None, reason="there is no valgrind here")

NOTE = "*a* `b` [c](d.html) <b> | e\n\n> quoted\n\n- one\n- two\n\n    code\n\n![f](javascript:g)"
PROSE = COLORS + f"  - note: {NOTE!r}\n"
DATABASE = """\
title: T
catalog: {{ kind: ColorItem, items: {{ from: colours.db, query: "{query}" }} }}
steps: []
"""

RUNS = {
    "a build": (PROSE, "build", 0),
    "an expectation that fails": (FAILING, "test", 2),
    "a mistake in every line": (COLORS.replace(": ", ":: ").replace("peek", "peak"), "validate", 3),
    "a text that ends in the middle": (PROSE[:-40] + "\n  - {", "build", 3),
    "aliases of nothing, tags and keys twice": (COLORS + "a: *b\nc: !!str d\ntitle: E\n", "validate", 3),
    "nesting without end": ("title: T\nsteps: " + "[" * 5000, "validate", 3),
    "bytes that are no text": (b"title: caf\xe9\n", "validate", 3),
    "a database": (DATABASE.format(query="SELECT name, color FROM colours"), "build", 0),
    "a query that is none": (DATABASE.format(query="SELECT name FROM colors"), "validate", 3),
    "prose that is nested too deep": (COLORS + "  - note: '" + ">" * 3000 + "x'\n", "build", 0),
}


@pytest.mark.parametrize("name", RUNS)
def test_no_memory_is_lost(project, name):
    script, verb, code = RUNS[name]
    project.write("script.yaml", script)
    with sqlite3.connect(project.path("colours.db")) as database:
        database.execute("CREATE TABLE colours (name TEXT, color TEXT)")
        database.execute("INSERT INTO colours VALUES ('Sea', '#00aaff')")
    database.close()
    arguments = [verb, "script.yaml"] + (["-o", "site"] if verb == "build" else [])
    ended = subprocess.run(
        [
            VALGRIND, "--leak-check=full", "--errors-for-leak-kinds=definite,indirect",
            "--error-exitcode=99", f"--suppressions={ROOT / 'Tests/EndToEnd/valgrind.supp'}",
            project.program, *arguments,
        ],
        cwd=project.folder, env=project.environment, capture_output=True, timeout=600,
    )
    told = ended.stderr.decode(errors="replace")
    assert ended.returncode == code, told[-6000:]
    assert re.search(r"definitely lost: 0 bytes|All heap blocks were freed", told), told[-2000:]
