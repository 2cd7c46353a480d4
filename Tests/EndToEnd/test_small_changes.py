"""What is published changes as little as what it was made from."""

import re

import pytest
from EndToEnd.scripts import COLORS, long_walk, walk
from support import differing


def moments(folder):
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")}


def test_a_second_build_writes_nothing(project):
    project.write("colors.yaml", COLORS)
    project.must_build()
    before = moments(project.path("site"))
    run = project.build()
    assert run.code == 0
    assert moments(project.path("site")) == before
    assert re.search(r"\b0 (files? )?written", run.output), run.text


def test_a_comment_changes_no_file(project):
    project.write("colors.yaml", COLORS)
    before = project.must_build()
    commented = "# A comment\n\n" + COLORS.replace("steps:\n", "# Another\nsteps: # and more\n\n")
    project.write("colors.yaml", commented)
    times = moments(project.path("site"))
    assert differing(before, project.must_build()) == set()
    assert moments(project.path("site")) == times


# Steps that can stand before all others and change nothing of what comes after them.
FIRST = ["note: Welcome.", "expect: { count: 12 }", "scroll: { by: 1 }", "{ scroll: { rows: 1 }, id: first }"]


@pytest.mark.parametrize("first", FIRST)
def test_a_step_inserted_at_the_start_changes_three_step_pages_and_the_overviews(project, first):
    steps = long_walk(200)
    project.write("walk.yaml", walk(steps))
    before = project.must_build()
    assert sum("/steps/" in path for path in before) >= 400
    project.write("walk.yaml", walk([first, *steps]))
    after = project.must_build()
    changed = differing(before, after)
    assert changed
    assert before.keys() <= after.keys(), "a page was renamed"
    pages = {re.sub(r"\.(html|md)$", "", path) for path in changed if "/steps/" in path}
    assert len(pages) <= 3, sorted(pages)
    overviews = {
        "index.html", "index.md", "walk/index.html", "walk/index.md", "walk/list.html",
        "walk/list.md", "walk/timeline.html", "walk/timeline.md", "walk/recording.json",
        ".peekbook-manifest",
        # What the overviews' player and search read: data of the overviews, not pages.
        "walk/player-data.js", "assets/search-data.js",
    }
    others = {path for path in changed if "/steps/" not in path} - overviews
    assert not others, sorted(others)


def test_a_fifth_item_of_the_same_name_renames_none_of_the_other_four(project):
    names = ["Blue Green", "blue-green", "Blue/Green", "Blue  Green!"]

    def script(names):
        return "title: T\ncatalog:\n  kind: ColorItem\n  items:\n" + "".join(
            f'    - {{ name: "{name}", color: "#{index + 1:06x}" }}\n'
            for index, name in enumerate(names)
        ) + "steps:\n  - peek: { row: 1 }\n"

    project.write("names.yaml", script(names))
    before = project.must_build()
    pages = {path for path in before if path.startswith("names/previews/")}
    assert len(pages) == 8, sorted(pages)
    project.write("names.yaml", script([*names, "BLUE GREEN"]))
    after = {path for path in project.must_build() if path.startswith("names/previews/")}
    assert pages < after
    assert len(after) == 10


def test_a_page_that_no_longer_belongs_is_removed_with_its_empty_folder(project):
    project.write("colors.yaml", COLORS)
    project.write("parts/more.yaml", COLORS)
    project.must_build()
    project.path("parts/more.yaml").unlink()
    project.write("colors.yaml", COLORS.replace("Blue", "Lake"))
    files = project.must_build()
    assert not any("blue" in path for path in files)
    assert any("lake" in path for path in files)
    assert not project.path("site/parts").exists()


def test_a_build_that_fails_removes_and_writes_nothing(project):
    project.write("colors.yaml", COLORS)
    before = project.must_build()
    times = moments(project.path("site"))
    project.write("colors.yaml", COLORS.replace("Blue", "Lake") + "  - peek: Nobody\n")
    assert project.build().code == 3
    assert project.files("site") == before
    assert moments(project.path("site")) == times
