"""Real servers, real databases: what the server tests stand on."""

import contextlib
import http.client
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent
SOURCE = TESTS.parent / "src"


#: All guests of the tests come from one address.
_EACH = ("tables", "bot_tables", "imports", "guests")
UNLIMITED = dict.fromkeys(["rate_limit", "login_limit", *[f"address_{what}" for what in _EACH]], 0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(ready: Callable[[], bool]) -> None:
    """Poll until something is so, the more seldom the longer it takes; there is no limit but the patience of
    whoever runs the tests."""
    pause = 0.02
    while not ready():
        time.sleep(pause)
        pause *= 1.1


def install_games(folder: Path) -> None:
    """Make the toy games installed games: through entry points, as a third-party package would."""
    info = folder / "toys-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    variants = ("CRASH", "HUNGRY", "LESSON", "RECORD", "SLEEP")
    toys = ["toy = toy:GAME", *[f"toy-{name.lower()} = server.toys:{name}" for name in variants]]
    (info / "entry_points.txt").write_text("\n".join(["[tharsis.games]", *toys]))


class Launcher:
    """A process with everything imported, from which servers are forked."""

    def __init__(self, folder: Path) -> None:
        install_games(folder / "site")
        path = [str(folder / "site"), str(TESTS), str(SOURCE)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "launcher.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def start(self, environment: dict[str, str], log: Path) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"environment": environment, "log": str(log)}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


class Server:
    """A server process that can be killed at any moment and started again on the same data."""

    def __init__(self, launcher: Launcher, folder: Path, **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "server.log"
        self._launcher = launcher
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        given = {"data": folder, **UNLIMITED, "log_json": True, **settings}
        self.environment = {f"THARSIS_{name.upper()}": str(value) for name, value in given.items()}
        self.pid = 0

    def start(self) -> "Server":
        self.pid = self._launcher.start({**self.environment, "THARSIS_PORT": str(self._port)}, self.log)
        wait_until(self.healthy)
        return self

    def healthy(self) -> bool:
        with contextlib.suppress(OSError, http.client.HTTPException):
            line = http.client.HTTPConnection("127.0.0.1", self._port)
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        assert self.alive(), f"the server did not start:\n{self.log.read_text()}"
        return False

    def alive(self) -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def kill(self) -> None:
        """No warning, no farewell."""
        os.kill(self.pid, signal.SIGKILL)
        wait_until(lambda: not self.alive())

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        wait_until(lambda: not self.alive())

    def complaints(self) -> list[str]:
        """Lines of the log that speak of our own faults."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or line.startswith("ERROR:")]


def _as_user(user: str, command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: then another user does it."""
    return ["runuser", "-u", user, "--", *command] if os.geteuid() == 0 else command


@contextlib.contextmanager
def postgres(log: Path) -> Iterator[str]:
    """A PostgreSQL of our own; yields its URL. Its data lie outside pytest's folders, whose permissions
    every further run of pytest resets, while PostgreSQL runs as another user."""
    binaries = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    user = "postgres"
    with tempfile.TemporaryDirectory(prefix="tharsis-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            account = pwd.getpwnam(user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        data, port = folder / "data", free_port()
        initialise = [str(binaries / "initdb"), "-D", str(data), "-U", "tharsis", "-A", "trust", "-E", "UTF8"]
        subprocess.run(_as_user(user, initialise), check=True, capture_output=True, cwd="/")
        options = ["-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
        with log.open("w") as lines:
            command = _as_user(user, [str(binaries / "postgres"), *options])
            process = subprocess.Popen(command, stderr=lines, cwd="/")
        ready = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-U", "tharsis"]
        wait_until(lambda: subprocess.run(ready, capture_output=True).returncode == 0)
        try:
            yield f"postgresql://tharsis@127.0.0.1:{port}/postgres"
        finally:
            stop = [str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
            subprocess.run(_as_user(user, stop), check=True, capture_output=True, cwd="/")
            process.wait()


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; yields its URL."""
    folder.mkdir(parents=True)
    port = free_port()
    binary = shutil.which("redis-server")
    assert binary, "redis-server is not installed: make test installs it"
    process = subprocess.Popen(
        [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    )

    def answers() -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    wait_until(answers)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait()
