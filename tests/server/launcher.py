"""Starts servers quickly: everything is imported once, and each server is a fork of this process.

Reads one JSON object a line, ``{"environment": {…}, "log": "file"}``, and answers with the process id.
"""

import json
import os
import signal
import sys


def become_server(environment: dict[str, str], log: str) -> None:
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(target, 1)
    os.dup2(target, 2)
    from tharsis.server.commands import serve

    serve()


def main() -> None:
    import tharsis.server.app
    import tharsis.server.commands  # noqa: F401  (here, so that neither servers nor their bots wait for it)

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
