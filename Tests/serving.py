"""Runs `peekbook serve`, asks it, and ends it."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import time

from support import Project

# A busy machine is slow, not wrong, in seconds.
PATIENCE = 120


def until(condition, what="it"):
    """Waits for a condition, and returns what it says once that is true."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < deadline, f"{what} never came true"
        time.sleep(0.005)
    return found


class Served:
    """A server of a project; ended with the test."""

    def __init__(self, project: Project, *arguments, port="0", environment=None):
        self.project = project
        self.temporary = project.folder.parent / "tmp"
        self.temporary.mkdir(exist_ok=True)
        self.output_file = project.folder.parent / "serve.out"
        self.errors_file = project.folder.parent / "serve.err"
        with self.output_file.open("wb") as output, self.errors_file.open("wb") as errors:
            self.process = subprocess.Popen(
                [project.program, "serve", *map(str, arguments), "--port", port],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                cwd=project.folder,
                env=project.environment | {"TMPDIR": str(self.temporary)} | (environment or {}),
            )
        found = until(lambda: re.search(r"http://\S+:(\d+)/", self.output) or self.has_ended, "the address")
        self.port = int(found[1]) if not self.has_ended else None

    @property
    def output(self) -> str:
        return self.output_file.read_text(encoding="utf-8")

    @property
    def errors(self) -> str:
        return self.errors_file.read_text(encoding="utf-8")

    @property
    def builds(self) -> int:
        """How often it was built, or not."""
        return len(re.findall(r"^(?:Built|Not built)", self.output, re.M))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if not self.has_ended:
            self.process.kill()
        self.process.wait()

    def end(self, number=signal.SIGINT) -> int:
        """Ends it with a signal, and returns its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def get(self, path, method="GET", body=None, **headers):
        """Asks for a path, and returns the response and its body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            names = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body=body, headers=names)
            response = connection.getresponse()
            return response, response.read()
        finally:
            connection.close()

    def raw(self, request: bytes) -> bytes:
        """Sends bytes, and returns what comes until the connection is closed."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as one:
            one.sendall(request)
            one.shutdown(socket.SHUT_WR)
            received = b""
            while part := one.recv(65_536):
                received += part
            return received

    def state(self, since=""):
        """The state that pages are told of; with one that is known, the next."""
        return json.loads(self.get(f"/.peekbook-live/state?since={since}")[1])

    def next(self, state):
        """The state after one."""
        return until(lambda: (new := self.state(state["token"]))["token"] != state["token"] and new, "another state")

    def resources(self):
        """What the process holds: descriptors, threads, memory in KB."""
        folder = f"/proc/{self.process.pid}"
        status = open(f"{folder}/status", encoding="utf-8").read()
        return {
            "descriptors": len(os.listdir(f"{folder}/fd")),
            "threads": int(re.search(r"Threads:\s+(\d+)", status)[1]),
            "memory": int(re.search(r"VmRSS:\s+(\d+)", status)[1]),
        }

    def children(self):
        """The processes that it has started and that are still there."""
        path = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        return open(path, encoding="utf-8").read().split()
