"""Reviews between git revisions, which leave the work tree and the index alone."""

import os

import pytest
from EndToEnd.repository import Repository, needs_git
from EndToEnd.scripts import COLORS

pytestmark = needs_git

HEAD = COLORS.replace('"#FF3B30"', '"#FF3B31"')
SENTENCE = "changed `color` of `Red`: #ff3b30 → #ff3b31"


@pytest.fixture
def repository(project):
    repository = Repository(project)
    repository.commit_files({"scripts/colors.yaml": COLORS, "peekbook.yaml": "scripts: [scripts]\n"})
    repository.git("tag", "v1")
    repository.commit_files({"scripts/colors.yaml": HEAD})
    return repository


def review(repository, *arguments, **options):
    return repository.project.run("review", *arguments, **options)


@pytest.mark.parametrize("arguments", [
    ["v1"], ["v1", "HEAD"], ["HEAD~1", "main"], ["v1", "scripts"], ["v1:scripts", "scripts"],
    ["v1:scripts/colors.yaml", "scripts/colors.yaml"], ["v1", "scripts/colors.yaml"],
    ["--base", "v1"], ["--base", "v1", "scripts"], ["--base", "v1:scripts", "scripts"],
    ["v1..HEAD"], ["v1...HEAD"], ["v1..."], ["v1", "HEAD", "scripts"], ["v1...HEAD", "scripts"],
    ["v1:./scripts", "HEAD:scripts"],
], ids=" ".join)
def test_every_way_to_name_a_revision(repository, arguments):
    run = review(repository, *arguments)
    assert run.code == 1, run.text
    assert SENTENCE in run.output
    assert "1 difference in 1 of 1 scenario" in run.output


def test_the_working_tree_is_the_head_unless_another_is_named(repository):
    assert review(repository, "HEAD").code == 0
    repository.project.write("scripts/colors.yaml", COLORS)
    run = review(repository, "HEAD")
    assert run.code == 1
    assert "changed `color` of `Red`: #ff3b31 → #ff3b30" in run.output
    assert review(repository, "v1").code == 0


@pytest.mark.parametrize("base, folder", [
    ("v1:scripts/colors.yaml", "."), ("v1:./colors.yaml", "scripts"), ("v1:scripts/colors.yaml", "scripts"),
    ("v1:scripts/colors.yaml", "other"),
])
def test_a_path_behind_the_base_alone_is_that_of_the_working_tree_too(repository, base, folder):
    repository.project.write("scripts/walk.yaml", COLORS)
    repository.project.write("other/walk.yaml", COLORS)
    run = review(repository, base, folder=repository.project.path(folder))
    assert run.code == 1, run.text
    assert "1 difference in 1 of 1 scenario" in run.output


def test_the_merge_base_is_where_two_branches_parted(repository):
    repository.git("checkout", "-q", "-b", "feature")
    repository.commit_files({"scripts/colors.yaml": HEAD.replace("name: Blue", "name: Navy").replace("Blue]", "Navy]")})
    repository.git("checkout", "-q", "main")
    repository.commit_files({"scripts/colors.yaml": HEAD.replace("#FF9500", "#FF9501")})
    run = review(repository, "main...feature")
    assert "renamed item `Blue` (`Navy`)" in run.output
    assert "1 difference" in run.output
    assert "2 differences" in review(repository, "main..feature").output


def test_a_dirty_tree_and_its_index_are_untouched(repository):
    project = repository.project
    project.write("scripts/colors.yaml", HEAD.replace("Orange", "Tangerine"))
    project.write("staged.txt", "staged")
    repository.git("add", "staged.txt")
    project.write("untracked.txt", "untracked")
    # What git would write anew if it refreshed the index.
    os.utime(project.path("peekbook.yaml"), (1, 1))
    before = repository.state()
    for arguments in (["v1", "HEAD"], ["--base", "v1"], ["v1...main"], ["v1:scripts", "scripts"]):
        assert review(repository, *arguments).code == 1
    assert repository.state() == before
    assert repository.git("status", "--porcelain").splitlines() == [
        "M scripts/colors.yaml", "A  staged.txt", "?? untracked.txt"]


def test_what_is_imported_is_read_at_the_revision(repository):
    script = "title: Imported\ncatalog: { kind: ColorItem, items: { from: data/colors.csv } }\nsteps:\n  - peek: { row: 1 }\n"
    repository.commit_files({
        "scripts/imported.yaml": script, "scripts/data/colors.csv": "name,color\nRed,#ff0000\n"})
    repository.commit_files({"scripts/data/colors.csv": "name,color\nRed,#ee0000\n"})
    repository.project.path("scripts/data/colors.csv").unlink()
    run = review(repository, "HEAD~1", "HEAD")
    assert run.code == 1, run.text
    assert "changed `color` of `Red`: #ff0000 → #ee0000" in run.output
    # On the disk it is gone.
    assert review(repository, "HEAD").code == 3


def test_an_import_may_not_leave_the_root_of_the_revision(repository):
    project = repository.project
    script = "title: Out\ncatalog: { kind: ColorItem, items: { from: %s } }\nsteps: []\n"
    project.path("scripts").mkdir(exist_ok=True)
    os.symlink("/etc/hostname", project.path("scripts/abs.csv"))
    os.symlink("../../out.csv", project.path("scripts/up.csv"))
    os.symlink("loop.csv", project.path("scripts/loop.csv"))
    for name in ("abs", "up", "loop", "none"):
        repository.commit_files({"scripts/out.yaml": script % f"{name}.csv"})
        run = review(repository, "HEAD", "HEAD")
        assert run.code == 3, run.text
        assert "HEAD:scripts/out.yaml:2:" in run.errors


def test_links_inside_a_revision_are_followed(repository):
    project = repository.project
    project.write("palettes/colors.csv", "name,color\nRed,#ff0000\n")
    os.symlink("../palettes", project.path("scripts/data"))
    os.symlink("colors.yaml", project.path("scripts/link.yaml"))
    project.write("scripts/imported.yaml", "title: Imported\ncatalog: { kind: ColorItem, items: { from: data/colors.csv } }\nsteps: []\n")
    repository.commit_files({})
    run = review(repository, "HEAD", "scripts")
    assert run.code == 0, run.text
    assert "no difference in 3 scenarios" in run.output


def test_submodules_and_pointers_of_lfs_are_named(repository, tmp_path):
    project = repository.project
    script = "title: Out\ncatalog: { kind: ColorItem, items: { from: %s } }\nsteps: []\n"
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    repository.commit_files({"scripts/out.yaml": script % "big.csv", "scripts/big.csv": pointer})
    run = review(repository, "HEAD", "HEAD")
    assert run.code == 3 and "it is a pointer of Git LFS" in run.errors, run.text
    other = tmp_path / "other"
    repository.git("init", "-q", other)
    repository.git("commit", "-q", "--allow-empty", "-m", "x", folder=other)
    repository.git("submodule", "-q", "add", other, "scripts/sub")
    repository.commit_files({"scripts/out.yaml": script % "sub/colors.csv"})
    run = review(repository, "HEAD", "HEAD")
    assert run.code == 3 and "submodule `scripts/sub`" in run.errors, run.text


def test_names_of_files_are_read_as_they_are(repository):
    name = 'scripts/Grün "1"\tx.yaml'
    repository.commit_files({name: COLORS})
    run = review(repository, "HEAD", "scripts", "--format", "json")
    assert run.code == 0, run.text


def test_what_is_both_is_a_path(repository):
    repository.git("branch", "scripts", "v1")
    run = review(repository, "scripts", "HEAD")
    assert run.code == 0, run.text
    assert "base: `scripts`\n" in run.output
    assert SENTENCE in review(repository, "scripts:scripts", "HEAD").output


def test_head_among_gits_own_files_is_the_revision(repository, tmp_path):
    """A bare repository has a file of that name."""
    bare = tmp_path / "bare.git"
    repository.git("clone", "-q", "--bare", ".", bare)
    for operands in (["HEAD", "HEAD", "scripts"], ["HEAD..HEAD", "scripts"]):
        run = review(repository, *operands, folder=bare)
        assert run.code == 0, run.text
        assert "base: `HEAD" in run.output
    # Elsewhere it is a file like any other.
    repository.project.write("HEAD", "title: [")
    assert review(repository, "HEAD", "scripts").code == 3


def test_a_name_is_never_an_option(repository):
    repository.project.path("proof").unlink(missing_ok=True)
    run = review(repository, "--", "--output=proof")
    assert run.code == 6, run.text
    assert not repository.project.path("proof").exists()
    assert review(repository, "--base", "-x").code == 6
    assert review(repository, "HEAD", "--", "--all").code == 6


def test_a_hook_s_environment_is_heeded(repository, tmp_path):
    environment = {"GIT_DIR": str(repository.folder / ".git"), "GIT_WORK_TREE": str(repository.folder)}
    repository.project.write("elsewhere/peekbook.yaml", "scripts: [../scripts]\n")
    run = review(repository, "v1:scripts", "HEAD:scripts", folder=tmp_path, environment=environment)
    assert run.code == 1, run.text
    index = {"GIT_INDEX_FILE": str(tmp_path / "index")}
    assert review(repository, "v1", environment=index).code == 1


def test_from_a_folder_below_the_root(repository):
    run = review(repository, "--base", "v1", ".", folder=repository.folder / "scripts")
    assert run.code == 1, run.text
    assert SENTENCE in run.output


def test_a_committed_output_folder_is_a_base_too(repository):
    project = repository.project
    assert project.run("build").code == 0
    repository.commit_files({})
    project.write("scripts/colors.yaml", COLORS)
    run = review(repository, "HEAD:Output", "scripts")
    assert run.code == 1, run.text
    assert "changed `color` of `Red`: #ff3b31 → #ff3b30" in run.output


def test_4_when_the_revision_has_no_scripts(repository):
    repository.git("checkout", "-q", "--orphan", "empty")
    repository.git("rm", "-rfq", ".")
    repository.commit_files({"readme.md": "x"})
    run = review(repository, "HEAD", "v1:scripts")
    assert run.code == 4, run.text
    assert review(repository, "HEAD:scripts", "v1:scripts").code == 4


@pytest.mark.parametrize("arguments", [["main"], ["--base", "main"], ["main", "HEAD"]], ids=" ".join)
def test_4_when_nothing_names_the_scripts_and_the_hint_is_a_command_that_works(repository, arguments):
    repository.git("rm", "-qf", "peekbook.yaml")
    repository.commit_files({})
    run = review(repository, *arguments)
    assert run.code == 4, run.text
    command = " ".join(["peekbook review", *arguments, "scripts/"])
    assert f"nothing names the scripts: `{command}` would" in run.errors
    assert review(repository, *arguments, "scripts/").code == 0


# Revisions that can't be had.


def test_6_without_a_repository(project):
    project.write("colors.yaml", COLORS)
    run = project.run("review", "main", "colors.yaml")
    assert run.code == 6, run.text
    assert "lies in no git repository" in run.errors


def test_6_without_git(repository, tmp_path):
    run = review(repository, "v1", environment={"PATH": str(tmp_path)})
    assert run.code == 6, run.text
    assert "there is no `git` program" in run.errors


def test_a_git_in_the_folder_is_never_run(repository):
    program = repository.project.write("git", "#!/bin/sh\ntouch proof\n")
    program.chmod(0o755)
    review(repository, "v1", environment={"PATH": f":.:{os.defpath}"})
    assert not repository.project.path("proof").exists()


def cloned(repository, tmp_path, *arguments):
    folder = tmp_path / "clone"
    repository.git("clone", "-q", *arguments, f"file://{repository.folder}", folder)
    return folder


def run_hint(repository, run, folder):
    """Runs the command that a message names."""
    command = run.errors.split("`git ", 1)[1].split("`", 1)[0]
    repository.git(*command.split(), folder=folder)
    return command


def test_6_in_a_shallow_clone_and_the_command_brings_it(repository, tmp_path):
    folder = cloned(repository, tmp_path, "--depth", "1")
    run = review(repository, "HEAD~1", folder=folder)
    assert run.code == 6, run.text
    assert run_hint(repository, run, folder) == "fetch --unshallow origin"
    assert review(repository, "HEAD~1", folder=folder).code == 1


def test_6_for_a_branch_that_was_not_fetched_and_the_command_brings_it(repository, tmp_path):
    repository.git("branch", "release", "v1")
    for arguments in (["--depth", "1"], ["--single-branch"]):
        folder = cloned(repository, tmp_path, *arguments)
        run = review(repository, "origin/release", folder=folder)
        assert run.code == 6, run.text
        run_hint(repository, run, folder)
        assert review(repository, "origin/release", folder=folder).code == 1
        repository.git("-C", tmp_path, "init", "-q")
        os.rename(folder, tmp_path / f"done-{arguments[0]}")


def test_a_branch_that_is_there_at_the_remote_is_suggested(repository, tmp_path):
    repository.git("branch", "release", "v1")
    folder = cloned(repository, tmp_path)
    run = review(repository, "release", folder=folder)
    assert run.code == 6
    assert "did you mean `origin/release`?" in run.errors


@pytest.mark.parametrize("name", ["nosuch", ":scripts", ":/subject"])
def test_6_for_an_unknown_revision_says_its_name_and_how_to_find_another(repository, name):
    run = review(repository, name)
    assert run.code == 6, run.text
    assert f"`{name}` is neither a path nor a revision here" in run.errors
    assert "`git branch --all` and `git tag` list names" in run.errors


def test_a_path_behind_a_revision_may_lead_up(repository):
    repository.commit_files({"app/x": "x"})
    run = review(repository, "HEAD:../scripts", "../scripts", folder=repository.folder / "app")
    assert run.code == 0, run.text


@pytest.mark.parametrize("option", ["--json", "--junit", "--markdown"])
def test_64_for_a_report_in_the_place_of_a_script(repository, option):
    before = (repository.folder / "scripts/colors.yaml").read_bytes()
    run = review(repository, "HEAD", "scripts", option, "scripts/colors.yaml")
    assert run.code == 64, run.text
    assert (repository.folder / "scripts/colors.yaml").read_bytes() == before


def test_6_without_a_merge_base(repository, tmp_path):
    repository.git("checkout", "-q", "--orphan", "other")
    repository.commit_files({"x": "x"})
    run = review(repository, "main...other")
    assert run.code == 6, run.text
    assert "have no common ancestor" in run.errors
    assert "fetch" not in run.errors


def test_6_for_a_merge_base_that_was_cut_off_and_the_command_brings_it(repository, tmp_path):
    repository.git("checkout", "-q", "-b", "feature", "v1")
    repository.commit_files({"scripts/colors.yaml": HEAD.replace("#FF9500", "#FF9501")})
    folder = cloned(repository, tmp_path, "--depth", "1", "--no-single-branch")
    run = review(repository, "origin/main...origin/feature", folder=folder)
    assert run.code == 6, run.text
    assert "in this shallow clone" in run.errors
    assert run_hint(repository, run, folder) == "fetch --unshallow"
    run = review(repository, "origin/main...origin/feature", folder=folder)
    assert run.code == 1, run.text
    assert "2 differences" in run.output


def test_6_outweighs_4_and_3_outweighs_6(repository):
    # Both sides are named before either is read.
    repository.project.write("scripts/colors.yaml", "title: [")
    assert review(repository, "nowhere", "scripts").code == 6
    assert review(repository, "v1", "scripts").code == 3
