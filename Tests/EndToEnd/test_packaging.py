"""Installing, the program as one file, and what runs it for other people: GitHub's action, hooks before a commit."""

import os
import re
import shutil
import stat
import subprocess
import sys
import textwrap

import pytest
from EndToEnd.scripts import COLORS
from EndToEnd.test_ci_recipes import git, load, repository  # noqa: F401  (a fixture)
from support import ROOT, differing, find_program, read_files

INSTALLED = {
    "bin/peekbook", "share/man/man1/peekbook.1", "share/bash-completion/completions/peekbook",
    "share/zsh/site-functions/_peekbook", "share/fish/vendor_completions.d/peekbook.fish",
}


def install(*arguments, folder=ROOT, **variables):
    return subprocess.run(
        [ROOT / "Scripts" / "install", *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=1800, env=os.environ | {"PEEKBOOK": str(find_program())} | variables,
    )


# --- Scripts/install ------------------------------------------------------------------------------


def test_an_install_puts_everything_where_it_is_looked_for(project):
    prefix = project.path("a prefix")
    ended = install(prefix)
    assert ended.returncode == 0, ended.stderr
    files = read_files(prefix)
    assert set(files) == INSTALLED
    assert stat.S_IMODE((prefix / "bin" / "peekbook").stat().st_mode) == 0o755
    assert stat.S_IMODE((prefix / "share" / "man" / "man1" / "peekbook.1").stat().st_mode) == 0o644
    program = prefix / "bin" / "peekbook"
    ended = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert ended.stdout == project.run("--version").output
    assert files["share/man/man1/peekbook.1"].decode() == project.run("help", "--man").output
    for shell, path in (("bash", "bash-completion/completions/peekbook"), ("zsh", "zsh/site-functions/_peekbook"),
                        ("fish", "fish/vendor_completions.d/peekbook.fish")):
        assert files[f"share/{path}"].decode() == project.run("completions", shell).output


def test_an_install_takes_the_place_of_an_earlier_one_and_can_be_undone(project):
    prefix = project.path("prefix")
    project.write("prefix/bin/peekbook", "old")
    project.write("prefix/bin/other", "mine")
    assert install("prefix", folder=project.folder).returncode == 0
    assert read_files(prefix)["bin/peekbook"] != b"old"
    ended = install("--uninstall", "prefix", folder=project.folder)
    assert ended.returncode == 0, ended.stderr
    assert set(read_files(prefix)) == {"bin/other"}
    assert ended.stderr.count("removed ") == len(INSTALLED)


def test_a_package_is_made_below_a_folder_of_its_own(project):
    assert install("/usr", DESTDIR=str(project.path("package"))).returncode == 0
    assert set(read_files(project.path("package"))) == {f"usr/{name}" for name in INSTALLED}


def test_wrong_arguments_of_an_install_write_nothing(project):
    for arguments in (["--statik", "x"], ["x", "y"]):
        assert install(*arguments, folder=project.folder).returncode == 64
    assert read_files(project.folder) == {}


def test_relative_paths_are_those_of_the_folder_that_the_caller_is_in(project):
    program = project.path("mine")
    program.symlink_to(find_program())
    ended = install("/usr", folder=project.folder, DESTDIR="package", PEEKBOOK="mine")
    assert ended.returncode == 0, ended.stderr
    assert set(read_files(project.path("package"))) == {f"usr/{name}" for name in INSTALLED}


@pytest.mark.parametrize("by_link", [False, True], ids=["a folder", "a link to a folder"])
def test_no_folder_is_taken_for_the_place_of_a_file(project, by_link):
    project.path("prefix/share/man/man1").mkdir(parents=True)
    place = project.path("prefix/share/man/man1/peekbook.1")
    folder = project.path("elsewhere") if by_link else place
    folder.mkdir()
    if by_link:
        place.symlink_to(folder)
    for arguments in (["prefix"], ["--uninstall", "prefix"]):
        ended = install(*arguments, folder=project.folder)
        assert ended.returncode == 73
        assert f"{place} is a folder" in ended.stderr
        assert list(folder.iterdir()) == []
        assert not project.path("prefix/bin").exists()


def test_a_program_that_fails_takes_no_others_place(project):
    broken = project.write("broken", "#!/bin/sh\n[ \"$1\" = help ] || exit 70\n")
    broken.chmod(0o755)
    project.write("prefix/bin/peekbook", "old")
    assert install(project.path("prefix"), PEEKBOOK=str(broken)).returncode == 70
    assert read_files(project.path("prefix")) == {"bin/peekbook": b"old"}


def test_what_lies_beside_the_program_is_no_way_in(project):
    """Nobody can lay a link where the next install writes."""
    prefix = project.path("prefix")
    (prefix / "bin").mkdir(parents=True)
    project.write("victim", "untouched")
    (prefix / "bin" / "peekbook.new").symlink_to(project.path("victim"))
    (prefix / "bin" / "peekbook").symlink_to(project.path("victim"))
    assert install(prefix).returncode == 0
    assert project.path("victim").read_text() == "untouched"
    assert not (prefix / "bin" / "peekbook").is_symlink()
    assert set(read_files(prefix)) - {"bin/peekbook.new"} == INSTALLED


# --- One file -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def static():
    """The program as one file."""
    if sys.platform != "linux":
        pytest.skip("there are static executables on Linux only")
    ended = subprocess.run(
        [ROOT / "Scripts" / "static"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=3000
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


def in_root(root, *command):
    """Runs a command with a folder for its root, in which there is nothing else but /proc.

    Swift's runtime looks there for the program and its arguments; every container has it. It is mounted for
    this command alone.
    """
    (root / "proc").mkdir(exist_ok=True)
    tools = {name: shutil.which(name, path=f"{os.defpath}:/usr/sbin:/sbin") for name in ("chroot", "unshare")}
    if not all(tools.values()):
        pytest.skip("no chroot or no unshare on this machine")
    rights = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    enter = [tools["unshare"], *rights, "--mount", "--pid", "--fork", f"--mount-proc={root}/proc", tools["chroot"], root]
    ended = subprocess.run(
        [*enter, *command], capture_output=True, text=True, timeout=600, env={"PATH": "/"}, stdin=subprocess.DEVNULL
    )
    if "unshare" in ended.stderr:
        pytest.skip(f"this machine lets nobody into another root: {ended.stderr.strip()}")
    return ended


def test_the_one_file_builds_the_examples_where_nothing_else_is(static, project):
    root = project.path("root")
    (root / "app").mkdir(parents=True)
    shutil.copy2(static, root / "peekbook")
    shutil.copytree(ROOT / "Examples", root / "app" / "Examples")
    probe = in_root(root, "/peekbook", "--version")
    assert probe.stdout == project.run("--version").output, probe.stderr
    ended = in_root(root, "/peekbook", "build", "/app/Examples", "-o", "/app/Output")
    assert ended.returncode == 0, ended.stderr
    # Beside the program, and below it, there is nothing that it could have used.
    assert {path.name for path in root.iterdir()} == {"peekbook", "app", "proc"}
    shutil.copytree(ROOT / "Examples", project.path("Examples"))
    assert project.run("build", "Examples", "-o", "Output").code == 0
    normal, alone = read_files(project.path("Output")), read_files(root / "app" / "Output")
    assert len(normal) > 500
    assert differing(normal, alone) == set()
    assert in_root(root, "/peekbook", "check", "/app/Examples", "-o", "/app/Output").returncode == 0


def test_the_one_file_says_that_it_cannot_serve(static, project):
    ended = subprocess.run([static, "serve", "."], cwd=project.folder, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 64
    assert "libmicrohttpd" in ended.stderr


# --- GitHub's action ------------------------------------------------------------------------------

ACTION = load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS = {step["name"]: step for step in ACTION["runs"]["steps"]}
INPUTS = {"scripts": "scripts", "output": "Output", "base": "HEAD^1", "reports": "reports", "fail-on-changes": "false"}


def act(project, name, **inputs):
    """Runs a step of the action as a server would, with its expressions filled in."""
    inputs = INPUTS | {"program": str(project.program)} | {key.replace("_", "-"): value for key, value in inputs.items()}
    step = STEPS[name]
    outputs = project.folder.parent / "outputs"
    outputs.write_text("")
    variables = {}
    for variable, value in step.get("env", {}).items():
        found = re.fullmatch(r"\$\{\{ inputs\.([a-z-]+)(?: \|\| .*)? \}\}", value)
        assert found, value
        variables[variable] = inputs[found.group(1)]
    summary = project.folder.parent / "summary.md"
    ended = subprocess.run(
        ["sh", "-e", "-c", step["run"]], cwd=project.folder, capture_output=True, text=True, timeout=3000,
        env=project.environment | {"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary),
                                   "GITHUB_OUTPUT": str(outputs), "GITHUB_ACTION_PATH": str(ROOT)} | variables,
    )
    return ended, dict(line.split("=", 1) for line in outputs.read_text().splitlines())


def test_the_action_is_one_that_servers_take():
    assert ACTION["runs"]["using"] == "composite"
    for step in ACTION["runs"]["steps"]:
        assert ("uses" in step) != ("run" in step)
        if "uses" in step:
            assert re.fullmatch(r"actions/cache@v\d+", step["uses"])
            continue
        assert step["shell"] == "sh"
        # What others may have written must not become part of a command.
        assert "${{" not in step["run"], step["name"]
        checked = subprocess.run(
            [ROOT / ".venv" / "bin" / "shellcheck", "--shell=sh", "-"], input=textwrap.dedent(step["run"]),
            capture_output=True, text=True,
        )
        assert checked.returncode == 0, checked.stdout
    told = set(re.findall(r"inputs\.([a-z-]+)", (ROOT / "action.yml").read_text()))
    assert told == set(ACTION["inputs"])
    for output in ACTION["outputs"].values():
        step, name = re.fullmatch(r"\$\{\{ steps\.(\w+)\.outputs\.(\w+) \}\}", output["value"]).groups()
        [found] = [made for made in ACTION["runs"]["steps"] if made.get("id") == step]
        assert f'"{name}=' in found["run"]


def test_the_action_tests_checks_and_reviews_a_pull_request(repository):  # noqa: F811
    for name in ("Test", "Check"):
        ended, _ = act(repository, name)
        assert ended.returncode == 0, ended.stderr
    ended, outputs = act(repository, "Review")
    assert ended.returncode == 0, ended.stderr
    assert outputs == {"changed": "true", "comment": "reports/review.md"}
    assert "#0000FF" in repository.path("reports/review.md").read_text().upper()
    assert repository.path("reports/review/index.html").is_file()
    assert "::warning file=scripts/1.yaml,line=" in ended.stdout
    ended, outputs = act(repository, "Review", fail_on_changes="true")
    assert (ended.returncode, outputs["changed"]) == (1, "true")
    ended, outputs = act(repository, "Review", base="HEAD", fail_on_changes="true")
    assert (ended.returncode, outputs["changed"]) == (0, "false")


def test_the_action_fails_where_its_verbs_do(repository):  # noqa: F811
    repository.write("scripts/0.yaml", COLORS.replace("rows: [Orange, Blue]", "rows: []"))
    assert act(repository, "Test")[0].returncode == 2
    assert act(repository, "Check")[0].returncode in (1, 2)
    assert act(repository, "Review")[0].returncode == 2
    assert act(repository, "Review", base="no-such-revision")[0].returncode == 6
    # Several paths are several words, and no pattern is filled in.
    assert act(repository, "Test", scripts="scripts/1.yaml scripts/2.yaml")[0].returncode == 0
    assert act(repository, "Test", scripts="scripts/[12].yaml")[0].returncode != 0


def played(failing, **inputs):
    """The outcome of each step of the action where some fail, by the conditions, as a server goes through them."""
    inputs = {name: given["default"] for name, given in ACTION["inputs"].items()} | INPUTS | inputs
    outcomes, by_id = {}, {}
    values = {"success": lambda: "failure" not in outcomes.values(), "cancelled": lambda: False}
    for step in ACTION["runs"]["steps"]:
        condition = str(step.get("if", "success()")).removeprefix("${{").removesuffix("}}")
        if not re.search(r"\b(success|failure|cancelled|always)\(", condition):
            condition = f"success() && ({condition})"
        condition = condition.replace("&&", " and ").replace("||", " or ").replace("!cancelled", "not cancelled")
        condition = re.sub(r"inputs\.([a-z-]+)", lambda found: repr(inputs[found[1]]), condition)
        condition = re.sub(r"steps\.(\w+)\.outcome", lambda found: repr(by_id[found[1]]), condition)
        condition = re.sub(r"steps\.\w+\.outputs\.[\w-]+", "''", condition)
        runs = eval(condition.strip(), {"__builtins__": {}}, values)
        outcome = ("failure" if step["name"] in failing else "success") if runs else "skipped"
        outcomes[step["name"]] = by_id[step.get("id")] = outcome
    return outcomes


def test_the_action_tells_all_that_it_can_and_nothing_without_a_program():
    verbs = ("Test", "Check", "Review")
    for broken in ("Name the build", "Look for an earlier build", "Build"):
        outcomes = played({broken}, program="")
        assert [outcomes[name] for name in verbs] == ["skipped"] * 3, broken
    for broken in verbs:
        outcomes = played({broken})
        assert [outcomes[name] for name in verbs] == ["failure" if name == broken else "success" for name in verbs]
    outcomes = played(set(), output="", base="")
    assert (outcomes["Check"], outcomes["Review"]) == ("skipped", "skipped")
    assert played(set(), program="peekbook")["Build"] == "skipped"


def test_the_action_names_its_build_by_the_sources(repository):  # noqa: F811
    ended, outputs = act(repository, "Name the build")
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"[0-9a-f]{40}", outputs["name"])


def test_the_action_builds_with_a_script_that_is_there():
    scripts = set(re.findall(r"\$GITHUB_ACTION_PATH/(Scripts/[a-z]+)", STEPS["Build"]["run"]))
    assert scripts == {"Scripts/install"}


# What Documentation/ci.md tells of both. Its other recipes are read by test_ci_recipes.py.
EXAMPLES = {
    re.search(r"^# (\S+)$", block, re.M).group(1): load(block)
    for block in re.findall(r"^```yml\n(.*?)^```$", (ROOT / "Documentation" / "ci.md").read_text(encoding="utf-8"), re.M | re.S)
}


def test_the_documents_use_of_the_action_fits_it():
    [use] = [step for step in EXAMPLES[".github/workflows/storyboards.yml"]["jobs"]["storyboards"]["steps"] if step.get("id")]
    assert use["with"].keys() <= ACTION["inputs"].keys()
    document = (ROOT / "Documentation" / "ci.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| (?:`([a-z-]+)`|.*?) \|", document[document.index("| input |"):], re.M)
    defaults = {name: default for name, default in rows[:len(ACTION["inputs"])]}
    assert defaults.keys() == ACTION["inputs"].keys()
    for name in ("reports", "fail-on-changes"):
        assert defaults[name] == ACTION["inputs"][name]["default"]


def test_the_documents_use_of_the_hooks_fits_them():
    known = {hook["id"] for hook in load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    [repo] = EXAMPLES[".pre-commit-config.yaml"]["repos"]
    assert {hook["id"] for hook in repo["hooks"]} <= known


# --- Hooks before a commit --------------------------------------------------------------------------


@pytest.fixture
def hooked(repository):  # noqa: F811
    """The repository, with the project's hooks in its configuration, and pre-commit at hand."""
    hooks = repository.folder.parent / "hooks"
    hooks.mkdir()
    shutil.copy2(ROOT / ".pre-commit-hooks.yaml", hooks)
    git(hooks, "init", "-q", "-b", "main")
    git(hooks, "add", "-A")
    git(hooks, "commit", "-qm", "Hooks")
    ids = "".join(
        f"      - {{ id: {hook['id']}, args: [scripts{', -o, Output' if hook['id'].endswith('check') else ''}] }}\n"
        for hook in load((hooks / ".pre-commit-hooks.yaml").read_text())
    )
    repository.write(
        ".pre-commit-config.yaml", f"repos:\n  - repo: {hooks}\n    rev: {git(hooks, 'rev-parse', 'HEAD')}\n    hooks:\n{ids}"
    )
    git(repository.folder, "add", "-A")
    git(repository.folder, "commit", "-qm", "Hooks")
    return repository


def pre_commit(project, *arguments):
    tools = project.folder.parent / "bin"
    tools.mkdir(exist_ok=True)
    if not (tools / "peekbook").exists():
        (tools / "peekbook").symlink_to(project.program)
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", *arguments], cwd=project.folder, capture_output=True, text=True, timeout=300,
        env=project.environment | {"PATH": f"{tools}:{os.defpath}", "PRE_COMMIT_HOME": str(project.folder.parent / "pre-commit")},
    )


def test_the_hooks_run_under_pre_commit(hooked):
    ended = pre_commit(hooked, "run", "--all-files", "--color=never")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert len(re.findall(r"^peekbook (?:validate|test|check)\.+Passed$", ended.stdout, re.M)) == 3
    hooked.write("scripts/0.yaml", COLORS.replace("rows: [Orange, Blue]", "rows: []"))
    ended = pre_commit(hooked, "run", "--all-files", "--color=never")
    assert ended.returncode == 1
    failed = re.findall(r"^peekbook (\w+)\.+Failed$", ended.stdout, re.M)
    assert failed == ["test", "check"]
    assert "rows" in ended.stdout
    hooked.write("scripts/0.yaml", "title: [")
    ended = pre_commit(hooked, "run", "--all-files", "--color=never")
    assert re.findall(r"^peekbook (\w+)\.+Failed$", ended.stdout, re.M) == ["validate", "test", "check"]


def test_the_hooks_are_as_pre_commit_wants_them():
    from pre_commit.clientlib import load_manifest

    hooks = load_manifest(str(ROOT / ".pre-commit-hooks.yaml"))
    assert [hook["id"] for hook in hooks] == ["peekbook-validate", "peekbook-test", "peekbook-check"]
    for hook in hooks:
        re.compile(hook["files"])
