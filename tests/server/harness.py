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
from typing import Any, Protocol, TypeVar

from tharsis.client import Client, SeatedClient

HERE = Path(__file__).parent
TESTS = HERE.parent
SOURCE = TESTS.parent / "src"


#: All guests of the tests come from one address.
_EACH = ("tables", "bot_tables", "imports", "guests")
#: What workers of one house share.
SECRET = "the same for all workers, and long enough"
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
    variants = ("CRASH", "DROWSY", "HUNGRY", "LESSON", "RECORD", "SLEEP")
    toys = ["toy = toy:GAME", *[f"toy-{name.lower()} = server.toys:{name}" for name in variants]]
    (info / "entry_points.txt").write_text("\n".join(["[tharsis.games]", *toys]))


class Launcher:
    """A process with everything imported, from which servers and workers are forked."""

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

    def start(self, command: str, environment: dict[str, str], log: Path) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"command": command, "environment": environment, "log": str(log)}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


class Mortal(Protocol):
    """A server, a worker, PostgreSQL, Redis, or the bots of a server or worker."""

    def kill(self) -> None: ...

    def start(self) -> object: ...


Kind = TypeVar("Kind", bound=Mortal)


@contextlib.contextmanager
def running(mortal: Kind) -> Iterator[Kind]:
    mortal.start()
    try:
        yield mortal
    finally:
        mortal.kill()


class Started:
    """A process of ours, with a log."""

    pid = 0
    log: Path

    def children(self) -> list[int]:
        """The processes it has started: those of its bots."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for children in tasks for pid in children.read_text().split()]

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


class Server(Started):
    """A server process that can be killed at any moment and started again on the same data."""

    def __init__(self, launcher: Launcher, folder: Path, **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "server.log"
        self._launcher = launcher
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        given = {"data": folder, **UNLIMITED, "log_json": True, "metrics": True, **settings}
        self.environment = {f"THARSIS_{name.upper()}": str(value) for name, value in given.items()}

    def start(self) -> "Server":
        self.launch()
        wait_until(self.healthy)
        return self

    def launch(self) -> None:
        """Start, and do not wait until all is well."""
        environment = {**self.environment, "THARSIS_PORT": str(self._port)}
        self.pid = self._launcher.start("serve", environment, self.log)

    def healthy(self) -> bool:
        with contextlib.suppress(OSError, http.client.HTTPException):
            line = http.client.HTTPConnection("127.0.0.1", self._port)
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        assert self.alive(), f"the server did not start:\n{self.log.read_text()}"
        return False

    def lives(self) -> bool:
        """By its own word, whichever of its parts work."""
        return bool(self._told("live")["ok"])

    def parts(self) -> dict[str, bool]:
        """Which of its parts work, by its own word."""
        found: dict[str, bool] = self._told("ready")["parts"]
        return found

    def _told(self, of: str) -> dict[str, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self._port)
        line.request("GET", f"/api/health/{of}")
        found: dict[str, Any] = json.loads(line.getresponse().read())
        return found


class Worker(Started):
    """A worker on another machine: all that it knows of the servers is their Redis."""

    def __init__(self, launcher: Launcher, folder: Path, redis: str, **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "worker.log"
        self._launcher = launcher
        given = {"redis": redis, "log_json": True, "worker_processes": 1, **settings}
        self.environment = {f"THARSIS_{name.upper()}": str(value) for name, value in given.items()}

    def knowing(self, **environment: object) -> "Worker":
        """With something in its environment that is no setting."""
        self.environment.update({name: str(value) for name, value in environment.items()})
        return self

    def start(self) -> "Worker":
        """Ready, so that servers see it in a second at most."""
        before = self._ready()
        self.pid = self._launcher.start("worker", self.environment, self.log)
        wait_until(lambda: self._ready() > before or not self.alive())
        assert self.alive(), f"the worker did not start:\n{self.log.read_text()}"
        return self

    def _ready(self) -> int:
        return self.log.read_text().count("a worker is ready") if self.log.exists() else 0


def _as_user(user: str, command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: then another user does it."""
    return ["runuser", "-u", user, "--", *command] if os.geteuid() == 0 else command


class Postgres:
    """A PostgreSQL of our own that can be killed and started again on the same data and port. Its data lie
    outside pytest's folders, whose permissions every further run of pytest resets, while PostgreSQL runs as
    another user."""

    def __init__(self, folder: Path, log: Path) -> None:
        self._binaries = max(
            Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
        )
        self._user = "postgres"
        self._log = log
        if os.geteuid() == 0:
            account = pwd.getpwnam(self._user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        self._folder, self._data, self._port = folder, folder / "data", free_port()
        self.url = f"postgresql://tharsis@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-D", self._data, "-U", "tharsis", "-A", "trust", "-E", "UTF8")

    def _command(self, program: str, *words: object) -> list[str]:
        return _as_user(self._user, [str(self._binaries / program), *map(str, words)])

    def _run(self, program: str, *words: object) -> None:
        subprocess.run(self._command(program, *words), check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        options = ["-D", self._data, "-p", self._port, "-k", self._folder, "-c", "listen_addresses=127.0.0.1"]
        with self._log.open("a") as lines:
            self._process = subprocess.Popen(self._command("postgres", *options), stderr=lines, cwd="/")
        ready = [
            str(self._binaries / "pg_isready"),
            "-h",
            "127.0.0.1",
            "-p",
            str(self._port),
            "-U",
            "tharsis",
        ]
        wait_until(lambda: subprocess.run(ready, capture_output=True).returncode == 0)

    def kill(self) -> None:
        """At once, without a farewell to anybody: what was promised must be in its log."""
        if self._process.poll() is None:
            self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")
            self._process.wait()


@contextlib.contextmanager
def mortal_postgres(log: Path) -> Iterator[Postgres]:
    with (
        tempfile.TemporaryDirectory(prefix="tharsis-") as folder,
        running(Postgres(Path(folder), log)) as made,
    ):
        yield made


@contextlib.contextmanager
def postgres(log: Path) -> Iterator[str]:
    """A PostgreSQL of our own; yields its URL."""
    with mortal_postgres(log) as made:
        yield made.url


class RedisServer:
    """A Redis of our own that can be killed and started again; it remembers nothing."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self._folder, self._port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        binary = shutil.which("redis-server")
        assert binary, "redis-server is not installed: make test installs it"
        address = ["--port", str(self._port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [binary, *address, "--save", "", "--dir", str(self._folder)], stdout=subprocess.DEVNULL
        )
        wait_until(self._answers)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port)) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        """It takes what it is sent, and answers nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def mortal_redis(folder: Path) -> Iterator[RedisServer]:
    with running(RedisServer(folder)) as made:
        yield made


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; yields its URL."""
    with mortal_redis(folder) as made:
        yield made.url


@contextlib.contextmanager
def two_servers(
    launcher: Launcher, folder: Path
) -> Iterator[tuple[tuple[Server, Server], Postgres, RedisServer]]:
    """Two servers of one house, with the PostgreSQL and the Redis that they share."""
    with mortal_postgres(folder / "postgres.log") as database, mortal_redis(folder / "redis") as cache:
        shared = {"database": database.url, "redis": cache.url, "secret": SECRET}
        one, two = (Server(launcher, folder / name, **shared).start() for name in ("one", "two"))
        yield (one, two), database, cache
        for server in (one, two):
            server.stop()
            assert server.complaints() == []


@contextlib.contextmanager
def opposite(one: Server, other: Server) -> Iterator[tuple[SeatedClient, SeatedClient]]:
    """Ana and Ben at a table of the toy game, each at a server of their own."""
    with Client(one.url, name="Ana") as ana, Client(other.url, name="Ben") as ben:
        table = ana.create("toy", seats=["me", "open"])["id"]
        ben.sit(table)
        with ana.sit_down(table) as first, ben.sit_down(table) as second:
            yield first, second


def against(client: Client, bot: str = "random", game: str = "toy") -> SeatedClient:
    """Somebody at a new table against a bot."""
    return client.sit_down(client.create(game, seats=["me", f"bot:{bot}"])["id"])


def play_out(seat: SeatedClient) -> None:
    """Take the first thing that is allowed until the game is over."""
    while seat.wait():
        seat.move(seat.legal[0])
