"""A git repository for tests, whose state can be compared."""

import hashlib
import os
import shutil
import subprocess

import pytest

GIT = shutil.which("git")
needs_git = pytest.mark.skipif(GIT is None, reason="there is no git here")


class Repository:
    """The project's folder as a git repository."""

    def __init__(self, project):
        self.project = project
        self.folder = project.folder
        self.git("init", "-q", "-b", "main")

    def git(self, *arguments, folder=None, check=True) -> str:
        environment = self.project.environment | {
            "PATH": os.environ["PATH"],
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
            "GIT_CONFIG_NOSYSTEM": "1",
        }
        ended = subprocess.run(
            ["git", "-c", "protocol.file.allow=always", *map(str, arguments)],
            cwd=folder or self.folder, env=environment, capture_output=True, timeout=120,
        )
        assert not check or ended.returncode == 0, ended
        return ended.stdout.decode().strip()

    def commit(self, **files) -> str:
        """Writes files, commits everything, and returns the commit."""
        return self.commit_files(files)

    def commit_files(self, files: dict) -> str:
        for name, text in files.items():
            self.project.write(name, text)
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "change")
        return self.git("rev-parse", "HEAD")

    def state(self) -> dict:
        """All of the folder, and of git's own files, with the times at which they changed."""
        state = {}
        for path in sorted(self.folder.rglob("*")):
            info = path.lstat()
            contents = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
            state[path.relative_to(self.folder).as_posix()] = (
                info.st_mtime_ns, info.st_ctime_ns, info.st_ino, info.st_size, contents,
            )
        return state
