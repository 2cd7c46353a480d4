"""Scripts/setup installs what is missing where it can, and says what to do where it can't.

Tried on a machine that is made of stand-ins: a folder of commands that note how they were called,
and nothing else in the PATH but what the script needs of a POSIX system.
"""

import os
import shutil
import subprocess

import pytest
from support import ROOT

POSIX = ["sh", "cat", "cp", "cmp", "dirname", "env", "head", "sed", "sort"]


class Machine:
    """A machine with some programs, as the script sees it."""

    def __init__(self, folder):
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "log"
        self.log.write_text("")
        self.project = folder / "project"
        (self.project / "Scripts").mkdir(parents=True)
        for name in ("setup", "common"):
            shutil.copy2(ROOT / "Scripts" / name, self.project / "Scripts" / name)
        for name in POSIX:
            (self.bin / name).symlink_to(shutil.which(name))
        self.add("uname", "echo Linux")
        self.add("id", "echo 0")
        self.add("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")

    def add(self, name, script):
        path = self.bin / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.log}"\n{script}\n')
        path.chmod(0o755)

    def add_library(self, *names):
        """Adds pkg-config, which knows the libraries named and those whose mark was left."""
        known = " ".join(names)
        self.add(
            "pkg-config",
            f'case " {known} $(cat "{self.log}.installed" 2>/dev/null) " in *" $2 "*) exit 0 ;; esac; exit 1',
        )

    def add_apt(self):
        """Adds an apt-get that brings both libraries, and pkg-config if that is asked for."""
        self.add_library()
        (self.bin / "pkg-config").rename(self.bin / ".pkg-config")
        self.add(
            "apt-get",
            f'case "$*" in *install*) echo "libcmark yaml-0.1 sqlite3 libmicrohttpd" >"{self.log}.installed"; '
            f'cp "{self.bin}/.pkg-config" "{self.bin}/pkg-config" ;; esac',
        )

    def set_up(self, part="build"):
        # Standard input is closed, and a question would hang: hence the limit.
        ended = subprocess.run(
            ["sh", "-c", f'exec Scripts/setup {part} <&-'],
            cwd=self.project, env={"PATH": str(self.bin)}, capture_output=True, text=True, timeout=60,
        )
        self.errors = ended.stderr
        assert ended.stdout == ""
        return ended.returncode

    @property
    def calls(self):
        return [
            line for line in self.log.read_text().splitlines()
            if line.startswith(("apt-get", "brew", "sudo"))
        ]


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_nothing_is_installed_where_nothing_is_missing(machine):
    machine.add_apt()
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    assert machine.set_up() == 0, machine.errors
    assert machine.calls == []
    assert machine.errors == ""


def test_root_installs_what_is_missing_after_an_update(machine):
    machine.add_apt()
    assert machine.set_up() == 0, machine.errors
    update, install = machine.calls
    assert update.endswith(" update")
    assert install.endswith(" pkg-config libcmark-dev libyaml-dev libsqlite3-dev libmicrohttpd-dev")
    assert " -y " in install


def test_only_what_is_missing_is_installed(machine):
    machine.add_apt()
    machine.add_library("libcmark", "sqlite3", "libmicrohttpd")
    assert machine.set_up() == 0, machine.errors
    assert machine.calls[-1].endswith(" libyaml-dev")
    assert "cmark" not in machine.calls[-1]


def test_sudo_is_used_if_it_asks_for_no_password(machine):
    machine.add_apt()
    machine.add("id", "echo 1000")
    machine.add("sudo", 'shift; exec "$@"')
    (machine.bin / "true").symlink_to(shutil.which("true"))
    assert machine.set_up() == 0, machine.errors
    sudos = [call for call in machine.calls if call.startswith("sudo")]
    assert sudos and all(call.startswith("sudo -n ") for call in sudos)


def test_it_says_what_to_run_where_sudo_asks_for_a_password(machine):
    machine.add_apt()
    machine.add("id", "echo 1000")
    machine.add("sudo", "exit 1")
    assert machine.set_up() == 1
    assert all(name in machine.errors for name in ("libcmark", "libyaml", "libsqlite3", "libmicrohttpd"))
    assert "sudo apt-get update && sudo apt-get install -y pkg-config libcmark-dev libyaml-dev libsqlite3-dev libmicrohttpd-dev" in machine.errors
    assert not [call for call in machine.calls if call.startswith("apt-get")]


def test_it_says_what_to_run_where_apt_fails(machine):
    machine.add("apt-get", "exit 100")
    assert machine.set_up() == 1
    assert "apt-get install -y pkg-config libcmark-dev libyaml-dev libsqlite3-dev libmicrohttpd-dev" in machine.errors


def test_brew_installs_on_macos(machine):
    machine.add("uname", "echo Darwin")
    machine.add_library()
    machine.add("brew", f'echo "libcmark yaml-0.1 sqlite3 libmicrohttpd" >"{machine.log}.installed"')
    assert machine.set_up() == 0, machine.errors
    assert machine.calls == ["brew install cmark libyaml sqlite libmicrohttpd"]


def test_it_says_what_is_missing_where_there_is_no_package_manager(machine):
    machine.add("uname", "echo Darwin")
    assert machine.set_up() == 1
    for word in ("pkg-config", "libcmark", "libyaml", "libsqlite3"):
        assert word in machine.errors


@pytest.mark.parametrize("version", ["5.10", "6.0.3", "6.1"])
def test_an_older_swift_is_missing(machine, version):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("swift", f"echo 'Apple Swift version {version} (swiftlang-1)'")
    assert machine.set_up() == 1
    assert "Swift 6.2 or newer" in machine.errors


@pytest.mark.parametrize("version", ["6.2", "6.2.1", "6.10", "7.0"])
def test_a_newer_swift_is_fine(machine, version):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("swift", f"echo 'Apple Swift version {version} (swiftlang-1)'")
    assert machine.set_up() == 0, machine.errors


def test_without_swift_it_says_where_to_get_it(machine):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    (machine.bin / "swift").unlink()
    assert machine.set_up() == 1
    assert "https://www.swift.org/install" in machine.errors


def test_tests_need_python_its_venv_java_a_browser_shells_mandoc_and_strace(machine):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("apt-get", "exit 100")
    assert machine.set_up("test") == 1
    assert "apt-get install -y python3 python3-venv default-jre-headless valgrind chromium zsh fish mandoc strace" in machine.errors


def test_measuring_needs_a_peer_and_python_but_no_browser(machine):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("apt-get", "exit 100")
    assert machine.set_up("bench") == 1
    assert "apt-get install -y cmark python3 python3-venv\n" in machine.errors


def test_a_python_without_ensurepip_lacks_venv(machine):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("apt-get", "exit 100")
    machine.add("python3", 'case "$*" in *ensurepip*) exit 1 ;; esac')
    for name in ("java", "valgrind", "chromium", "zsh", "fish", "mandoc", "strace"):
        machine.add(name, "")
    assert machine.set_up("test") == 1
    assert "apt-get install -y python3-venv\n" in machine.errors


def test_an_old_python_is_missing(machine):
    machine.add_library("libcmark", "yaml-0.1", "sqlite3", "libmicrohttpd")
    machine.add("apt-get", "exit 100")
    machine.add("python3", 'case "$*" in *version_info*) exit 1 ;; esac')
    machine.add("chromium", "")
    assert machine.set_up("test") == 1
    assert "Python 3.10 or newer" in machine.errors


def test_an_unknown_part_is_refused(machine):
    assert machine.set_up("everything") == 64


def test_the_scripts_that_people_start_run_from_any_folder(machine, tmp_path):
    """With setup failing at once, so that nothing is built: what counts is that it is found."""
    for name in ("site", "test", "check"):
        shutil.copy2(ROOT / "Scripts" / name, machine.project / "Scripts" / name)
    (machine.bin / "mktemp").symlink_to(shutil.which("mktemp"))
    (machine.bin / "rm").symlink_to(shutil.which("rm"))
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    for name in ("site", "test"):
        ended = subprocess.run(
            [machine.project / "Scripts" / name], cwd=elsewhere, env={"PATH": str(machine.bin)},
            capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL,
        )
        assert ended.returncode == 1, ended.stderr
        assert "Missing on this machine:" in ended.stderr
        # Before anything is built.
        assert "swift build" not in machine.log.read_text()
