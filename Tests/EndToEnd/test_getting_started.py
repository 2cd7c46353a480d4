"""What Documentation/getting-started.md tells people to do works, and prints what it says."""

import re
import shlex
import subprocess

from support import ROOT

DOCUMENT = ROOT / "Documentation" / "getting-started.md"
BLOCK = re.compile(r"(?:^<!-- (\w+): (\S+) -->\n\n)?^```(\w+)\n(.*?)^```$", re.M | re.S)


def change(text: str, difference: str) -> str:
    lines = difference.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line.startswith("-"))
    new = "".join(line[1:] for line in lines if line.startswith("+"))
    assert text.count(old) == 1, old
    return text.replace(old, new)


def play(project, session: str):
    for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", session, re.M):
        program, *arguments = shlex.split(command)
        assert program == "peekbook", command
        ended = subprocess.run(
            [project.program, *arguments], cwd=project.folder, env=project.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60,
        )
        assert ended.stdout.decode() == expected, command


def test_every_block_does_what_the_page_says(project):
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == text.count("\n```") // 2 > 8
    for order, path, language, block in blocks:
        match (order, language):
            case ("file", "yaml"):
                project.write(path, block)
            case ("append", "yaml"):
                project.write(path, project.path(path).read_text() + block)
            case ("change", "diff"):
                project.write(path, change(project.path(path).read_text(), block))
            case ("", "console"):
                play(project, block)
            case _:
                raise AssertionError(f"nobody knows what to do with a block of {language}: {block}")
