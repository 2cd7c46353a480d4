"""Fixtures of the tests of the program and of its pages."""

import pytest
from support import Project


@pytest.fixture
def project(tmp_path) -> Project:
    folder = tmp_path / "project"
    home = tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    return Project(folder, home)
