"""What the figures were measured on, without a name that leads to the machine."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path


def said(*command: str) -> str:
    """The first line that a program prints, or nothing."""
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return (ended.stdout.strip() or ended.stderr.strip()).split("\n")[0]


def version(text: str) -> str:
    """The first version number in a line."""
    found = re.search(r"\d+(\.\d+)+", text)
    return found.group() if found else ""


def read(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processor() -> str:
    found = re.search(r"^model name\s*:\s*(.+)$", read("/proc/cpuinfo"), re.M)
    return found.group(1) if found else said("sysctl", "-n", "machdep.cpu.brand_string") or platform.machine()


def memory() -> int:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def system() -> str:
    found = re.search(r'^PRETTY_NAME="?([^"\n]+)', read("/etc/os-release"), re.M)
    return found.group(1) if found else f"{platform.system()} {platform.release()}"


def file_system(folder: Path) -> str:
    """The kind of file system that a folder lies on, such as ext4."""
    best, kind = "", "unknown"
    for line in read("/proc/mounts").splitlines():
        point, name = line.split()[1:3]
        inside = os.path.commonpath([point, folder]) == point
        if inside and len(point) >= len(best):
            best, kind = point, name
    return kind


def load() -> float:
    return os.getloadavg()[0]


def describe(program: Path, hugo: Path | None, disk: Path) -> dict[str, str]:
    """The machine and the programs that were measured, as lines of a table."""
    peers = {
        "Hugo": said(os.fspath(hugo), "version") if hugo else "",
        "cmark": said("cmark", "--version") if shutil.which("cmark") else "",
        "git": said("git", "--version"),
        "diff": said("diff", "--version"),
        "cp": said("cp", "--version"),
    }
    lines = {
        "processor": f"{processor()}, {cores()} cores",
        "memory": f"{memory() / 2**30:.0f} GiB",
        "system": f"{system()}, {platform.system()} {version(platform.release())}",
        "file systems": f"tmpfs; {file_system(disk)} as disk",
        "Peekbook": f"{version(said(os.fspath(program), '--version'))}, release, "
        f"Swift {version(said('swift', '--version'))}",
        "peers": ", ".join(f"{name} {version(text)}" for name, text in peers.items() if version(text)),
    }
    return {name: line for name, line in lines.items() if line}
