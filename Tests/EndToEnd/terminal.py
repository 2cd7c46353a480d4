"""A program at a terminal: typed to, and waited for."""

import fcntl
import os
import pty
import select
import struct
import termios
import time


class Terminal:
    """Runs a program as a person would see it, in a window wide enough that no line is folded."""

    def __init__(self, command, folder, environment, width=300):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            try:
                os.chdir(folder)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(99)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))
        self.read = b""

    def type(self, text):
        os.write(self.file, text.encode())

    def wait_for(self, sign, seconds=120):
        """Returns what came until the sign, and forgets it."""
        deadline = time.monotonic() + seconds
        while sign not in self.read:
            ready, _, _ = select.select([self.file], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{sign} never came; there was {self.read!r}"
            try:
                more = os.read(self.file, 65536)
            except OSError:
                more = b""
            assert more, f"the program ended; there was {self.read!r}"
            self.read += more
        before, _, self.read = self.read.partition(sign)
        return before.decode(errors="replace")

    def close(self):
        os.close(self.file)
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
