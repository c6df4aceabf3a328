"""Starts servers quickly: everything is imported once, and each server is a fork of this process.

Reads one JSON object a line, ``{"environment": {…}, "log": "file"}``, and answers with the process id.
"""

import json
import os
import signal
import sys

import tharsis.server.app  # noqa: F401  (imported here so that no server has to wait for it)
from tharsis.server.commands import serve


def become_server(environment: dict[str, str], log: str) -> None:
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(target, 1)
    os.dup2(target, 2)
    serve()


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become_server(order["environment"], order["log"])
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
