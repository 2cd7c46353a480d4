"""Whatever call to the system fails, in whatever verb that writes: it is told, no file is half, and the next run is right.

`PEEKBOOK_FAULTS=200` tries every fault at every call, and 200 moments for each signal.
"""

import os
import random
import shutil
import signal
from dataclasses import dataclass, field
from typing import Callable

import figures
import pytest
from EndToEnd import injection
from EndToEnd.repository import GIT, Repository
from EndToEnd.scripts import COLORS, FAILING
from support import Project, differing

MOMENTS = int(os.environ.get("PEEKBOOK_FAULTS", "8"))
TRIES = 10_000 if MOMENTS >= 200 else 3 * MOMENTS

pytestmark = pytest.mark.skipif(not injection.is_usable(), reason="programs can't be traced here (strace)")

FOREIGN = {"site/CNAME": "pages.example", "site/colors/mine.txt": "mine", "notes.txt": "mine"}


def with_foreign_files(project):
    for name, text in FOREIGN.items():
        project.write(name, text)


def fresh(project):
    project.write("Scripts/colors.yaml", COLORS)
    project.write("peekbook.yaml", "title: T\nscripts: [Scripts]\n")
    project.write("notes.txt", "mine")


def changed(project):
    """A site, and scripts of which one is new, one has changed and one is gone."""
    fresh(project)
    project.write("Scripts/gone.yaml", COLORS)
    assert project.build("Scripts").code == 0
    with_foreign_files(project)
    project.path("Scripts/gone.yaml").unlink()
    project.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))
    project.write("Scripts/new.yaml", COLORS)


def published(project):
    fresh(project)
    assert project.build("Scripts").code == 0
    with_foreign_files(project)


def parts(project):
    fresh(project)
    project.write("Scripts/more.yaml", COLORS)
    for number in (1, 2):
        run = project.run("build", "Scripts", "--shard", f"{number}/2", "-o", f"part-{number}")
        assert run.code == 0, run.text


def failing(project):
    fresh(project)
    project.write("Scripts/colors.yaml", FAILING)
    project.write("junit.xml", "<old/>")


def repository(project):
    fresh(project)
    git = Repository(project)
    git.git("add", "-A")
    git.git("commit", "-q", "-m", "base")
    project.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))
    project.write("report.md", "old")


def nothing(project):
    project.write("notes.txt", "mine")


def edited(project):
    """A site, and a script that has changed since."""
    published(project)
    project.write("Scripts/colors.yaml", COLORS.replace("Orange", "Amber"))


@dataclass(frozen=True)
class Scene:
    """A run, and what there is before it."""

    name: str
    prepare: Callable
    arguments: list[str]
    # How it ends if nothing is in its way.
    code: int = 0
    # How the same run ends a second time.
    again: int = 0
    starts_git: bool = False
    # Files that tell what happened, whatever that was.
    reports: list[str] = field(default_factory=list)


REPORTS = ["--json", "new/report.json", "--junit", "junit.xml", "--tap", "report.tap"]
SCENES = [
    Scene("build, first", fresh, ["build", "-o", "site"]),
    Scene("build, again", changed, ["build", "-o", "site"]),
    Scene("check", edited, ["check", "-o", "site", "--format", "json"], code=1, again=1),
    Scene("clean", published, ["clean", "-o", "site"], again=64),
    Scene("merge", parts, ["merge", "part-1", "part-2", "-o", "site"]),
    Scene("test, reports", failing, ["test", *REPORTS], code=2, again=2, reports=REPORTS[1::2]),
    Scene("test --update-expectations", failing, ["test", "--update-expectations"]),
    Scene(
        "review, reports", repository,
        ["review", "HEAD", "--html", "review", "--markdown", "report.md", "--json", "r.json", "--junit", "r.xml"],
        code=1, again=1, starts_git=True,
    ),
    Scene("init", nothing, ["init", ".", "--templates", "Templates"], again=64),
]
SCENES = [scene for scene in SCENES if GIT or not scene.starts_git]


class Stage:
    """A scene that is set up again and again."""

    def __init__(self, scene: Scene, folder):
        self.scene = scene
        self.folder = folder
        self.template = self.project("template")
        scene.prepare(self.template)
        self.before = self.template.files(".")
        played = self.set("played")
        run = played.run(*scene.arguments)
        assert run.code == scene.code, run.text
        self.after = played.files(".")
        self.tracer = injection.Tracer(folder / "trace", follows=not scene.starts_git)
        counted = self.set("counted")
        self.moments = self.tracer.moments(**self.call(counted))
        assert len(self.moments) > 20

    def project(self, name: str) -> Project:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (self.folder / "home").mkdir(exist_ok=True)
        return Project(folder, self.folder / "home")

    def set(self, name: str) -> Project:
        shutil.rmtree(self.folder / name, ignore_errors=True)
        shutil.copytree(self.template.folder, self.folder / name, symlinks=True)
        return self.project(name)

    def call(self, project: Project) -> dict:
        return {
            "arguments": [project.program, *self.scene.arguments],
            "cwd": project.folder,
            "env": project.environment,
        }

    def errors(self, moment) -> list[str]:
        """What a call may answer. A pipe to git that is not closed, as strace skips the call, has git wait for ever."""
        if self.scene.starts_git and moment.call == "close":
            return []
        return injection.ERRORS[moment.call]

    def check_files(self, project: Project, what: str, may_leave_temporary_files=False) -> dict:
        """Whatever happened, each file is there as it was or as it is to be, and nothing else is."""
        files = project.files(".")
        for path, contents in files.items():
            name = path.rpartition("/")[2]
            if name.startswith(".peekbook-tmp-"):
                assert may_leave_temporary_files, f"{what}: {path} is left"
            elif path in self.scene.reports and contents not in (self.before.get(path), self.after.get(path)):
                # A script that can't be read is told in the report, which is whole.
                assert b"can" in contents and (b"[io]" in contents or b'"code": "io"' in contents), f"{what}: {path} tells nothing"
                assert contents.endswith((b"</testsuites>\n", b"}\n", b"...\n")), f"{what}: {path} is cut off"
            elif name != ".peekbook-manifest" and not path.startswith(".git/"):
                assert contents in (self.before.get(path), self.after.get(path)), f"{what}: {path} is neither old nor new"
        for path in self.before:
            if path in self.after and not path.startswith(".git/"):
                assert path in files, f"{what}: {path} is lost"
        return files

    def check_next_run(self, project: Project, what: str):
        """The run that comes next ends as if nothing had been."""
        run = project.run(*self.scene.arguments)
        if run.code == self.scene.again == 64:
            # What is there already is not written, or removed, once more.
            return
        assert run.code in (self.scene.code, self.scene.again), f"{what}, the run after it: {run.text}"
        left = {path for path in differing(self.after, project.files(".")) if not path.startswith(".git/")}
        assert left == set(), f"{what}, after the next run"


@pytest.fixture(scope="module")
def stages(tmp_path_factory):
    made = {}

    def stage(scene: Scene) -> Stage:
        if scene.name not in made:
            made[scene.name] = Stage(scene, tmp_path_factory.mktemp("stage"))
        return made[scene.name]

    return stage


each_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)


def judge_fault(stage: Stage, moment, error: str) -> str:
    """Has a call of the scene fail, and returns whether the run went on or told of it."""
    scene = stage.scene
    what = f"{moment.call} {moment.number}: {error}"
    project = stage.set("tried")
    run = stage.tracer.fail(moment, error, **stage.call(project))
    what += f"\n{run.text}\n"
    assert run.code in (scene.code, 74), what
    files = stage.check_files(project, what, may_leave_temporary_files=moment.call.startswith("unlink"))
    outcome = "told"
    if run.code == scene.code and not run.hit_a_stream:
        outcome = "absorbed"
        missing = {path for path in differing(files, stage.after) if not path.startswith(".git/")}
        assert missing == set(), what
    elif not run.hit_a_stream:
        # A program that reads JSON is told there.
        said = run.output if "json" in scene.arguments else run.errors
        # A question about a path is followed by other calls with it, which tell more where there is more to tell.
        assert injection.reason(error) in said or moment.call in ("newfstatat", "statx"), what
        assert "can't" in said and "`" in said, what
        assert said.endswith("peekbook: io (exit 74)\n") or '"name": "io"' in said, what
    stage.check_next_run(project, what)
    return outcome


def judge_signal(stage: Stage, moment, name: str) -> bool:
    """Sends a signal at a call of the scene, and returns whether the run ended by it."""
    scene = stage.scene
    number = getattr(signal, name)
    what = f"{moment.call} {moment.number}: {name}"
    project = stage.set("tried")
    run = stage.tracer.signal(moment, name, **stage.call(project))
    what += f"\n{run.text}\n"
    if name == "SIGKILL":
        assert run.code in (-number, scene.code), what
    else:
        assert run.code in (128 + number, scene.code), what
        if run.code == 128 + number:
            line = "interrupted (exit 130)" if name == "SIGINT" else "ended by a signal"
            assert run.errors.endswith(f"peekbook: {line}\n"), what
    stage.check_files(project, what, may_leave_temporary_files=name == "SIGKILL")
    stage.check_next_run(project, what)
    return run.code != scene.code


def judge_all(judge, stage: Stage, moments: list) -> tuple[list, list[str]]:
    """Judges all moments; returns what came of them, and what was wrong."""
    outcomes, wrong = [], []
    for moment, fault in moments:
        try:
            outcomes.append(judge(stage, moment, fault))
        except AssertionError as error:
            wrong.append(str(error))
    return outcomes, wrong


@each_scene
def test_a_call_that_fails_is_told_and_loses_nothing(stages, scene):
    stage = stages(scene)
    faults = [(moment, error) for moment in stage.moments for error in stage.errors(moment)]
    outcomes, wrong = judge_all(judge_fault, stage, injection.spread(faults, TRIES))
    assert not wrong, f"{len(wrong)} of {len(outcomes) + len(wrong)}:\n" + "\n\n".join(wrong)
    figures.note(
        f"fault: {scene.name}", tried=len(outcomes),
        told=outcomes.count("told"), absorbed=outcomes.count("absorbed"),
    )


@each_scene
@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT", "SIGTERM"])
def test_a_signal_at_any_call_leaves_whole_files(stages, scene, name):
    stage = stages(scene)
    # At random, and the same ones in every run.
    chosen = random.Random(f"{scene.name} {name}").choices(stage.moments, k=MOMENTS if MOMENTS >= 200 else MOMENTS // 2)
    outcomes, wrong = judge_all(judge_signal, stage, [(moment, name) for moment in chosen])
    assert not wrong, f"{len(wrong)} of {len(outcomes) + len(wrong)}:\n" + "\n\n".join(wrong)
    assert any(outcomes)
    figures.note(f"{name}: {scene.name}", tried=len(outcomes), ended=outcomes.count(True))
