"""Starts servers and workers quickly: everything is imported once, and each is a fork of this process.

Reads one JSON object a line, ``{"command": "serve", "environment": {…}, "log": "file"}``, and answers with
the process id.
"""

import importlib
import json
import os
import signal
import sys

#: What a server imports only when it starts or is first used.
LATE = [
    "aiosqlite",
    "anyio._backends._asyncio",
    "asyncpg",
    "cryptography.hazmat.backends.openssl.backend",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "tharsis.server.app",
    "tharsis.server.commands",
    "tharsis.server.thinking",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
]


def become(command: str, environment: dict[str, str], log: str) -> None:
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(target, 1)
    os.dup2(target, 2)
    from tharsis.server import commands

    getattr(commands, command)()


def import_everything() -> None:
    for name in LATE:
        importlib.import_module(name)
    from tharsis.kernel import games

    games()


def main() -> None:
    import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become(**order)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
