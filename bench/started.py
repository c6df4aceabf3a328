"""A server that is started to be measured: on its own database, and what its processes need."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Use:
    """What processes have used so far: seconds of CPU, and bytes of memory now."""

    seconds: float = 0.0
    memory: int = 0

    def __add__(self, other: "Use") -> "Use":
        return Use(self.seconds + other.seconds, self.memory + other.memory)


@dataclass(frozen=True)
class Uses:
    """What everybody has used: the workers, their bots, the databases, and the people of this load test."""

    serving: Use
    thinking: Use
    storing: Use
    playing: Use


def use_of(pid: int, *, with_ended: bool = False) -> Use:
    """What a process has used, and its children that have ended, if wished."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks = sum(map(int, fields[11:15] if with_ended else fields[11:13]))
        return Use(ticks / TICKS, int(fields[21]) * PAGE)
    return Use()


def children(pid: int) -> list[int]:
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in listed.read_text().split()]
    return found


def below(pid: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    return [found for child in children(pid) for found in (child, *below(child))]


class Started:
    """A running server."""

    def __init__(self, url: str, pid: int, workers: int) -> None:
        self.url, self.pid, self.workers = url, pid, workers

    def use(self) -> Uses:
        serving = [self.pid] if self.workers == 1 else [self.pid, *children(self.pid)]
        server = {self.pid, *below(self.pid)}
        storing = [pid for pid in below(os.getpid()) if pid not in server]
        return Uses(
            serving=sum(map(use_of, serving), Use()),
            thinking=sum(map(use_of, server.difference(serving)), Use()),
            storing=sum((use_of(pid, with_ended=True) for pid in storing), Use()),
            playing=use_of(os.getpid()),
        )


@contextlib.contextmanager
def started(workers: int, bot_workers: int) -> Iterator[Started]:
    """SQLite for one worker; PostgreSQL and Redis of its own for several."""
    sys.path.append(str(Path(__file__).parent.parent / "tests"))
    from server.harness import UNLIMITED, free_port, postgres, redis, wait_until

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tharsis-load-")))
        port = free_port()
        command = ["serve", "--port", str(port), "--workers", str(workers)]
        if workers > 1:
            command += ["--database", stack.enter_context(postgres(folder / "postgres.log"))]
            command += ["--redis", stack.enter_context(redis(folder / "redis"))]
        # A load test is meant to be one: nobody is asked to slow down.
        settings = {"data": folder, "bot_workers": bot_workers, **UNLIMITED, "address_sockets": 0}
        process = subprocess.Popen(
            [sys.executable, "-c", "from tharsis.cli import main; main()", *command],
            env={**os.environ, **{f"THARSIS_{name.upper()}": str(value) for name, value in settings.items()}},
            stdout=sys.stderr,
        )
        stack.callback(_end, process)
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: _answers(url, process))
        yield Started(url, process.pid, workers)


def _answers(url: str, process: "subprocess.Popen[bytes]") -> bool:
    if process.poll() is not None:
        raise SystemExit("the server did not start")
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/api/health").is_success
    return False


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
