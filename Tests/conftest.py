"""Fixtures of the tests of the program and of its pages."""

import signal

import pytest
from support import Project

# Who runs the tests in the background, or by `nohup`, has them ignore these, and what they start ignores them as well.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture
def project(tmp_path) -> Project:
    folder = tmp_path / "project"
    home = tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    return Project(folder, home)
