"""A small process that starts what is measured.

A process begins its life with the peak of memory of the one that started it, so the one that starts
it has to be small: it imports next to nothing, and holds no input. Asked on standard input, answers on
standard output, both in `marshal`'s form.
"""

import marshal
import os
import sys
import time


def serve():
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            command, folder, environment, output = marshal.load(requests)
        except EOFError:
            return
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, output, flags, 0o644),
            (os.POSIX_SPAWN_OPEN, 2, output + ".errors", flags, 0o644),
        ]
        os.chdir(folder)
        start = time.perf_counter()
        pid = os.posix_spawn(command[0], command, environment, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        wall = time.perf_counter() - start
        marshal.dump((os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss), answers)
        answers.flush()


if __name__ == "__main__":
    serve()
