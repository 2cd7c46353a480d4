"""The recipes in Documentation/ci.md and the project's own workflow: valid, and their commands run."""

import json
import os
import re
import shutil
import subprocess
import textwrap

import pytest
import yaml
from EndToEnd.scripts import COLORS
from support import ROOT, differing, read_files

DOCUMENT = ROOT / "Documentation" / "ci.md"
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
ACTIONS = re.compile(r"actions/(checkout|upload-artifact|download-artifact|github-script)@v\d+")


def recipes() -> dict[str, str]:
    """The blocks of the document by the file that their first comment names."""
    blocks = re.findall(r"^```(?:yaml|sh)\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S)
    return {re.search(r"^# (\S+)$", block, re.M).group(1): block for block in blocks}


class Strict(yaml.SafeLoader):
    """Refuses what servers take without a word: a key that stands twice."""

    def construct_mapping(self, node, deep=False):
        keys = [key.value for key, _ in node.value]
        assert len(keys) == len(set(keys)), f"a key stands twice: {keys}"
        return super().construct_mapping(node, deep)


def load(text):
    return yaml.load(text, Strict)


def workflows():
    found = {path: load(text) for path, text in recipes().items() if path.startswith(".github/")}
    return found | {"ci.yml": load(WORKFLOW.read_text(encoding="utf-8"))}


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def git(folder, *arguments, environment=None):
    identity = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org"}
    identity |= {"GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org"}
    nothing = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    return subprocess.run(
        ["git", *arguments], cwd=folder, env=os.environ | identity | nothing, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture
def repository(project):
    """A repository as a server checks it out: HEAD is the merge of a branch into its base."""
    names = ["Colours", "Colors", "Couleurs", "Farben"]
    for number, name in enumerate(names):
        project.write(f"scripts/{number}.yaml", COLORS.replace("Colours", name))
    assert project.run("build", "scripts", "-o", "Output").code == 0
    git(project.folder, "init", "-q", "-b", "main")
    git(project.folder, "add", "-A")
    git(project.folder, "commit", "-qm", "Base")
    git(project.folder, "switch", "-qc", "branch")
    project.write("scripts/1.yaml", COLORS.replace("Colours", "Colors").replace('"#007AFF"', '"#0000ff"'))
    assert project.run("build", "scripts", "-o", "Output").code == 0
    git(project.folder, "commit", "-qam", "Another blue")
    git(project.folder, "switch", "-q", "main")
    git(project.folder, "merge", "-q", "--no-ff", "-m", "Merge", "branch")
    return project


def shell(project, command, program="sh", **variables):
    tools = project.folder.parent / "bin"
    tools.mkdir(exist_ok=True)
    if not (tools / "peekbook").exists():
        (tools / "peekbook").symlink_to(project.program)
    return subprocess.run(
        # As GitHub runs a step: the first command that fails ends it.
        [program, "-e", "-c", command],
        cwd=project.folder,
        env=project.environment | {"PATH": f"{tools}:{os.defpath}", "CI": "true"} | variables,
        capture_output=True,
        text=True,
        timeout=300,
    )


def run_step(project, workflow, name, **variables):
    [step] = [step for step in steps(workflow) if step.get("name") == name]
    return shell(project, step["run"], **variables)


def test_each_recipe_is_valid_and_named():
    assert set(recipes()) == {
        ".github/workflows/storyboards.yml", ".github/workflows/site.yml", ".gitlab-ci.yml",
        ".pre-commit-config.yaml", ".git/hooks/pre-commit",
    }
    for path, text in recipes().items():
        if path.endswith(("yml", "yaml")):
            assert isinstance(load(text), dict), path


@pytest.mark.parametrize("name", sorted(workflows()))
def test_workflows_use_no_action_of_others_and_no_more_rights_than_they_need(name):
    workflow = workflows()[name]
    # YAML 1.1 takes `on` for true.
    assert workflow.get("on", workflow.get(True))
    assert workflow["permissions"]["contents"] == "read"
    for job in workflow["jobs"].values():
        assert {"runs-on", "steps"} <= set(job)
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step), step
        if "uses" in step:
            assert ACTIONS.fullmatch(step["uses"]), step
        else:
            # Text of a pull request must not become part of a command.
            assert "${{" not in step["run"], step
            checked = subprocess.run(["sh", "-n", "-c", step["run"]], capture_output=True, text=True)
            assert checked.returncode == 0, checked.stderr
    for job in workflow["jobs"].values():
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in workflow["jobs"]


def test_the_projects_workflow_runs_scripts_that_are_there():
    commands = "\n".join(step.get("run", "") for step in steps(workflows()["ci.yml"]))
    for script in re.findall(r"(?:^|\s)((?:Scripts|\.ci)/[a-z-]+)", commands):
        assert os.access(ROOT / script, os.X_OK), script
    assert ".ci/run" in commands


def test_the_review_of_a_pull_request_runs_and_stays_within_githubs_limits(repository):
    workflow = workflows()[".github/workflows/storyboards.yml"]
    summary = repository.folder.parent / "summary.md"
    summary.write_text("")
    variables = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary)}
    for name in ("Test", "Check", "Review"):
        ended = run_step(repository, workflow, name, **variables)
        assert ended.returncode == 0, ended
    assert len(re.findall(r"^::(?:warning|error) ", ended.stdout, re.M)) <= 20
    assert "::warning file=scripts/1.yaml,line=" in ended.stdout
    comment = repository.path("review.md").read_text()
    assert "#0000FF" in comment.upper()
    assert len(comment) <= 65536
    assert "#0000FF" in summary.read_text().upper()
    assert git(repository.folder, "status", "--porcelain", "--", "scripts", "Output") == ""


def test_the_review_of_a_pull_request_fails_for_a_script_that_is_wrong(repository):
    repository.write("scripts/0.yaml", "title: [")
    ended = run_step(repository, workflows()[".github/workflows/storyboards.yml"], "Review")
    assert ended.returncode == 3, ended


def test_the_check_of_a_pull_request_fails_where_the_site_is_out_of_date(repository):
    repository.write("scripts/0.yaml", COLORS.replace("Colours", "Kleuren"))
    ended = run_step(repository, workflows()[".github/workflows/storyboards.yml"], "Check")
    assert ended.returncode == 1, ended


COMMENT = """
const script = process.argv[1];
const log = [];
const earlier = JSON.parse(process.argv[2]);
const issues = {
  listComments: 'list',
  updateComment: async (call) => log.push(['update', call]),
  createComment: async (call) => log.push(['create', call]),
};
const github = { paginate: async () => earlier, rest: { issues } };
const context = { repo: { owner: 'o', repo: 'r' }, issue: { number: 7 } };
const Function = Object.getPrototypeOf(async () => {}).constructor;
new Function('github', 'context', 'require', script)(github, context, require)
  .then(() => console.log(JSON.stringify(log)));
"""


def node():
    found = shutil.which("node")
    if found:
        return found
    import playwright

    return os.path.join(os.path.dirname(playwright.__file__), "driver", "node")


@pytest.mark.parametrize("name", ["ci.yml", ".github/workflows/storyboards.yml"])
def test_the_comment_is_written_once_and_then_brought_up_to_date(project, name):
    [step] = [step for step in steps(workflows()[name]) if step.get("name") == "Comment"]
    project.write("review.md", "x" * 70000)

    def calls(earlier):
        ended = subprocess.run(
            [node(), "-e", COMMENT, step["with"]["script"], json.dumps(earlier)],
            cwd=project.folder, capture_output=True, text=True, check=True,
        )
        return json.loads(ended.stdout)

    [[verb, call]] = calls([{"id": 1, "body": "Nice!"}])
    assert (verb, call["issue_number"], len(call["body"])) == ("create", 7, 65536)
    [[verb, call]] = calls([{"id": 1, "body": "Nice!"}, {"id": 2, "body": call["body"]}])
    assert (verb, call["comment_id"]) == ("update", 2)


def test_the_matrix_builds_parts_and_merges_them(repository):
    workflow = workflows()[".github/workflows/site.yml"]
    parts = workflow["jobs"]["build"]["strategy"]["matrix"]["part"]
    for part in parts:
        for name in ("Test", "Build"):
            ended = run_step(repository, workflow, name, PART=str(part))
            assert ended.returncode == 0, ended
    ended = run_step(repository, workflow, "Merge")
    assert ended.returncode == 0, ended
    assert differing(read_files(repository.path("Site")), read_files(repository.path("Output"))) == set()


def test_the_gitlab_recipe_runs(repository):
    pipeline = load(recipes()[".gitlab-ci.yml"])
    job = pipeline["storyboards:test"]
    for index in range(1, job["parallel"] + 1):
        for command in job["script"]:
            ended = shell(repository, command, CI_NODE_INDEX=str(index), CI_NODE_TOTAL=str(job["parallel"]))
            assert ended.returncode == 0, ended
        assert repository.path(job["artifacts"]["reports"]["junit"]).is_file()
    # A clone that has the last commit only, as a server makes it.
    origin = repository.folder.parent / "origin"
    repository.folder.rename(origin)
    git(origin, "config", "uploadpack.allowAnySHA1InWant", "true")
    git(origin.parent, "clone", "-q", "--depth", "1", f"file://{origin}", str(repository.folder))
    base = git(origin, "rev-parse", "HEAD^1")
    job = pipeline["storyboards:review"]
    for command in job["script"]:
        ended = shell(repository, command, CI_MERGE_REQUEST_DIFF_BASE_SHA=base)
        assert ended.returncode == 0, ended
    report = json.loads(repository.path(job["artifacts"]["reports"]["codequality"]).read_text())
    assert {entry["location"]["path"] for entry in report} == {"scripts/1.yaml"}


def test_the_hooks_run(repository):
    hooks = [hook for repo in load(recipes()[".pre-commit-config.yaml"])["repos"] for hook in repo["hooks"]]
    for hook in hooks:
        assert shell(repository, hook["entry"]).returncode == 0
        re.compile(hook["files"])
    script = recipes()[".git/hooks/pre-commit"]
    assert shell(repository, script).returncode == 0
    repository.write("scripts/0.yaml", COLORS.replace("rows: [Orange, Blue]", "rows: []"))
    assert shell(repository, hooks[0]["entry"]).returncode == 2
    assert shell(repository, hooks[1]["entry"]).returncode in (1, 2)
    assert shell(repository, script).returncode == 2


def test_shell_recipes_are_as_shellcheck_wants_them():
    shellcheck = ROOT / ".venv" / "bin" / "shellcheck"
    if not shellcheck.exists():
        pytest.skip("no shellcheck in .venv")
    texts = [recipes()[".git/hooks/pre-commit"]]
    texts += [step["run"] for workflow in workflows().values() for step in steps(workflow) if "run" in step]
    for text in texts:
        checked = subprocess.run(
            [shellcheck, "--shell=sh", "-"], input=textwrap.dedent(text), capture_output=True, text=True
        )
        assert checked.returncode == 0, checked.stdout
