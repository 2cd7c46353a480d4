"""What is published changes as little as what it was made from."""

import re

from support import differing
from EndToEnd.scripts import COLORS, long_walk, walk


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


def test_a_step_inserted_at_the_start_changes_three_step_pages_at_most(project):
    steps = long_walk(200)
    project.write("walk.yaml", walk(steps))
    before = project.must_build()
    project.write("walk.yaml", walk(["open: Colour 12", *steps]).replace(
        "  - open: Colour 12\n", "  - open: Colour 12\n    id: first-of-all\n  - back\n", 1))
    inserted_two = project.must_build()
    project.write("walk.yaml", walk(["scroll: { by: 1 }", *steps]))
    for after in (inserted_two, project.must_build()):
        pages = {
            re.sub(r"\.(html|md)$", "", path)
            for path in differing(before, after)
            if "/steps/" in path
        }
        new = {re.sub(r"\.(html|md)$", "", path) for path in after.keys() - before.keys()}
        # Those that are new are the change; beside them stand their neighbours, and nothing else.
        assert len(pages) <= len(new) + 2, sorted(pages)
        assert not before.keys() - after.keys(), "a page was renamed"


def test_an_inserted_step_leaves_everything_else_as_it_was(project):
    steps = long_walk(200)
    project.write("walk.yaml", walk(steps))
    before = project.must_build()
    project.write("walk.yaml", walk(["scroll: { by: 1 }", *steps]))
    changed = differing(before, project.must_build())
    steps = {path for path in changed if "/steps/" in path}
    assert len(steps) <= 6, sorted(steps)
    overviews = {
        "index.html", "index.md", "walk/index.html", "walk/index.md", "walk/list.html",
        "walk/list.md", "walk/timeline.html", "walk/timeline.md", "walk/recording.json",
    }
    others = {path for path in changed - steps - overviews if not path.startswith(".peekbook")}
    assert others <= {path for path in others if "manifest" in path}, sorted(others)


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
