"""Shells complete what the program takes; tried in bash, zsh and fish as they are."""

import re
import shutil
import subprocess

import pytest
from EndToEnd.scripts import COLORS
from EndToEnd.terminal import Terminal
from EndToEnd.test_ci_recipes import git

VERBS = [
    "build", "test", "validate", "review", "check", "show", "merge", "clean", "serve", "init", "schema", "completions", "help",
]
# Behind a line that was completed, these print it, so that the end of the list is known.
SHELLS = {
    "bash": (
        ["bash", "--noprofile", "--norc", "-i"],
        "PS1='> '; bind 'set show-all-if-ambiguous on'; bind 'set completion-query-items 0'; bind 'set page-completions off'; "
        "bind 'set enable-bracketed-paste off'; bind 'set bell-style none'; bind -x '\"\\C-x\\C-p\": echo \"<$READLINE_LINE>\"'; source \"$SCRIPT\"",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "PS1='> '; autoload -U compinit; compinit -D; setopt noautomenu nolistambiguous nolistbeep; LISTMAX=9999; "
        "tell() { print; print -r -- \"<$BUFFER>\"; zle redisplay }; zle -N tell; bindkey '^X^P' tell; source \"$SCRIPT\"",
    ),
}


class Lines:
    """Completes lines in a shell."""

    def __init__(self, shell, project):
        self.shell = shell
        self.project = project
        script = project.run("completions", shell)
        assert script.code == 0, script.text
        # Not in the folder whose files are completed.
        path = project.folder.parent / f"completion.{shell}"
        path.write_text(script.output)
        tools = project.folder.parent / "bin"
        tools.mkdir(exist_ok=True)
        if not (tools / "peekbook").exists():
            (tools / "peekbook").symlink_to(project.program)
        self.environment = project.environment | {
            "PATH": f"{tools}:/usr/local/bin:/usr/bin:/bin", "TERM": "dumb", "SCRIPT": str(path), "HISTFILE": "",
        }
        self.terminal = None
        if shell in SHELLS:
            command, start = SHELLS[shell]
            self.terminal = Terminal(command, project.folder, self.environment)
            self.terminal.type(start + "; echo rea''dy\n")
            self.terminal.wait_for(b"ready")

    def close(self):
        if self.terminal:
            self.terminal.close()

    def offers(self, line):
        """The words that the shell offers at the end of a line, or the one that it puts there."""
        if not self.terminal:
            ended = subprocess.run(
                ["fish", "--no-config", "-c", 'source $SCRIPT; complete -C "$LINE"'], cwd=self.project.folder,
                env=self.environment | {"LINE": line}, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL,
            )
            assert ended.returncode == 0 and not ended.stderr, ended.stderr
            return {word.split("\t")[0] for word in ended.stdout.splitlines()}
        self.terminal.type("\x15" + line + "\t\x18\x10")
        listed = self.terminal.wait_for(b"<")
        completed = self.terminal.wait_for(b">")
        assert completed.startswith(line), (line, completed)
        # The line itself is echoed, and again below a list.
        below = [row for row in re.split(r"[\r\n]+", listed) if not row.lstrip("\x07> ").startswith("peekbook ")]
        start = re.split(r"[ =]", line)[-1]
        added = completed[len(line) - len(start):].strip()
        return set(" ".join(below).split()) - {">"} | ({added} if added else set())


@pytest.fixture(params=["bash", "zsh", "fish"])
def lines(request, project):
    if not shutil.which(request.param):
        pytest.skip(f"no {request.param} on this machine")
    for name in ("a.yaml", "b.yml", "c.txt", "my scripts/d.yaml", "sub/e.txt"):
        project.write(name, "")
    git(project.folder, "init", "-q", "-b", "main")
    git(project.folder, "add", "-A")
    git(project.folder, "commit", "-qm", "Base")
    git(project.folder, "branch", "feature/stars")
    git(project.folder, "branch", "$(touch${IFS}evil)")
    opened = Lines(request.param, project)
    yield opened
    opened.close()


def test_verbs_options_and_values_are_completed(lines):
    assert set(VERBS) <= lines.offers("peekbook ")
    assert lines.offers("peekbook bui") == {"build"}
    assert lines.offers("peekbook build --outp") in ({"--output"}, {"--output="})
    assert {"text", "json"} <= lines.offers("peekbook test --format ")
    assert lines.offers("peekbook test --format js") == {"json"}
    assert {word.removeprefix("--format=") for word in lines.offers("peekbook test --format=js")} == {"json"}
    assert {"github", "gitlab"} <= lines.offers("peekbook review main --annotations ")
    assert {"script", "steps", "kinds", "project"} <= lines.offers("peekbook schema ")
    assert {"bash", "zsh", "fish"} <= lines.offers("peekbook completions ")
    assert lines.offers("peekbook help chec") == {"check"}


def test_a_verb_has_its_own_options_and_no_others(lines):
    for verb in VERBS:
        known = set(re.findall(r"^  (?:-\w, |    )(--[a-z-]+)", lines.project.run("help", verb).output, re.M))
        assert "--help" in known
        offered = {word.rstrip("=") for word in lines.offers(f"peekbook {verb} --") if word.startswith("--")}
        # zsh parts an option from its description so.
        assert offered - {"--"} == known, verb


def test_files_and_folders_are_completed_where_they_fit(lines):
    folders = {word.replace("\\", "").rstrip("/") for word in lines.offers("peekbook check -o ")}
    assert {"sub"} <= folders and not {"a.yaml", "c.txt"} & folders
    assert {"a.yaml", "b.yml"} <= lines.offers("peekbook build ")
    assert {"c.txt"} <= lines.offers("peekbook test --json ")
    [quoted] = [word for word in lines.offers("peekbook build my") if word.startswith("my")]
    assert quoted in ("my\\ scripts/", "my scripts/")
    assert {"a.yaml", "c.txt"} & lines.offers("peekbook clean ") == set()


def test_the_steps_of_a_script_are_completed_behind_a_colon(lines):
    lines.project.write("colors.yaml", COLORS)
    lines.project.write("my scripts/d.yaml", COLORS.replace("Red", "'Rouge `evil`'").replace("Blue", "Été"))
    assert {"a.yaml", "colors.yaml"} <= lines.offers("peekbook show ")
    assert {"start", "peek-orange", "unstar-orange", "open-red", "delete-red"} <= steps_of(lines.offers("peekbook show colors.yaml:"))
    assert steps_of(lines.offers("peekbook show colors.yaml:un")) == {"unstar-orange"}
    assert "start" in steps_of(lines.offers("peekbook show my\\ scripts/d.yaml:"))
    # What can't be shown has no steps, and says nothing.
    lines.project.write("colors.yaml", "title: [")
    assert steps_of(lines.offers("peekbook show colors.yaml:un")) in (set(), {"un"})


def steps_of(offered):
    """The words behind the last colon, which some shells put before each."""
    return {word.rpartition(":")[2] for word in offered} - {""}


def test_revisions_are_completed_and_do_no_harm(lines):
    offered = lines.offers("peekbook review --base ")
    assert {"HEAD", "main", "feature/stars"} <= offered
    assert not [word for word in offered if "evil" in word]
    assert {"main"} <= lines.offers("peekbook review mai")
    assert lines.offers("peekbook review feat") == {"feature/stars"}
    assert not lines.project.path("evil").exists()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_script_is_one_that_its_shell_takes(project, shell):
    if not shutil.which(shell):
        pytest.skip(f"no {shell} on this machine")
    script = project.write("script", project.run("completions", shell).output)
    checked = subprocess.run([shell, "-n", script], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


@pytest.mark.parametrize("arguments, says", [
    ([], "needs one of `bash`, `zsh`, `fish`"), (["basg"], "did you mean `bash`?"), (["bash", "zsh"], "one argument too many"),
])
def test_without_a_shell_that_is_known_there_is_no_script(project, arguments, says):
    run = project.run("completions", *arguments)
    assert run.code == 64
    assert says in run.errors
    assert not run.output


def plain(text):
    """A page as it is read, without the signs that overstrike."""
    return re.sub(r".\x08", "", text)


def test_the_manual_page_has_no_mistake_and_tells_all(project):
    page = project.run("help", "--man")
    assert page.code == 0
    path = project.write("peekbook.1", page.output)
    readers = {"mandoc": ["mandoc", "-Tutf8", "-Owidth=100"], "groff": ["groff", "-man", "-ww", "-Tutf8", "-P-c"]}
    found = [name for name in readers if shutil.which(name)]
    assert found, "neither mandoc nor groff"
    if "mandoc" in found:
        checked = subprocess.run(["mandoc", "-Tlint", "-Wall", path], capture_output=True, text=True)
        assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
    for name in found:
        read = subprocess.run([*readers[name], path], capture_output=True, text=True)
        assert read.stderr == ""
        text = plain(read.stdout)
        for verb in VERBS:
            assert f"peekbook {verb}" in text
            for flag in re.findall(r"^  (?:-\w, |    )(--[a-z-]+)", project.run("help", verb).output, re.M):
                assert flag in text, flag
        for code in re.findall(r"^  \d+ ([a-z-]+) ", project.run("--help").output, re.M):
            assert code in text
        assert "peekbook init my-app" in text
        assert "`" not in text
    assert project.run("help", "--man").output == page.output
    of_a_verb = project.run("help", "build", "--man")
    assert of_a_verb.code == 64
    assert "tells of all verbs, not of `build` alone" in of_a_verb.errors
    assert "`peekbook help build` tells of `build`" in of_a_verb.errors
