"""Many tables at once: how long a player waits for a move to be accepted.

    python bench/load.py --tables 200 --seconds 60

Starts a server of its own with an empty database, seats one person and one bot at each table, lets the
people move at a human pace, and reports the time from sending a move until it is safe and shown.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Tally:
    """What happened, over all tables."""

    since: float = 0
    waits: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    games: int = 0
    stale: int = 0
    errors: list[str] = field(default_factory=list)


class Person:
    """One player at one table after the other."""

    def __init__(self, http: httpx.AsyncClient, arguments: argparse.Namespace, tally: Tally) -> None:
        self.http, self.arguments, self.tally = http, arguments, tally
        self.pace: float = arguments.pace
        self.view: dict[str, Any] = {}
        self.table = ""
        self.headers: dict[str, str] = {}

    async def arrive(self) -> None:
        answer = await self.http.post("/guest", json={})
        self.headers = {"authorization": f"Bearer {answer.raise_for_status().json()['token']}"}
        await self._set_up()

    async def _set_up(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.arguments.bot}]
        body = {"game": self.arguments.game, "seats": seats}
        answer = await self.http.post("/tables", json=body, headers=self.headers)
        self.table = answer.raise_for_status().json()["id"]

    async def play(self, until: float) -> None:
        await asyncio.sleep(random.uniform(0, self.pace))
        await self._one_game(until)
        while time.monotonic() < until:
            await self._set_up()
            await self._one_game(until)

    async def _one_game(self, until: float) -> None:
        self.view = {}
        address = str(self.http.base_url).replace("http", "ws", 1) + f"tables/{self.table}/socket"
        async with connect(address, additional_headers=self.headers, max_size=None, open_timeout=120) as line:
            await line.send('{"type": "hello", "protocol": 1}')
            numbers = itertools.count(1)
            while time.monotonic() < until:
                while not self.view or not (self.view["legal"] or self.view["over"]):
                    await self._receive(line)
                if self.view["over"]:
                    self.tally.games += 1
                    return
                await self._think(line)
                await self._move(line, next(numbers))

    async def _think(self, line: ClientConnection) -> None:
        """Look at the table for a while."""
        end = time.monotonic() + random.expovariate(1 / self.pace)
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._receive(line)

    async def _move(self, line: ClientConnection, number: int) -> None:
        position, seat = self.view["position"], self.view["seat"]
        if not self.view["legal"]:
            return
        move = random.choice(self.view["legal"])["do"]
        message = {"type": "move", "id": number, "seat": seat, "position": position, "moves": [move]}
        sent = time.monotonic()
        await line.send(json.dumps(message))
        answer = await self._receive(line)
        while answer.get("re") != number:
            answer = await self._receive(line)
        if answer["type"] == "error":
            self._refused(answer["error"])
            return
        accepted = time.monotonic()
        while self.view["position"] < answer["position"]:
            await self._receive(line)
        if sent >= self.tally.since:
            self.tally.waits.append(accepted - sent)
            self.tally.echoes.append(time.monotonic() - sent)

    def _refused(self, error: dict[str, Any]) -> None:
        if error["code"] == "stale":
            self.tally.stale += 1
        else:
            self.tally.errors.append(f"{error['code']}: {error['detail']}")

    async def _receive(self, line: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == "view":
            self.view = message
        return message


@contextlib.contextmanager
def own_server(folder: Path) -> Any:
    """A server with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "THARSIS_RATE_LIMIT": "0",
        "THARSIS_LOGIN_LIMIT": "0",
        "THARSIS_ADDRESS_TABLES": "0",
        "THARSIS_ADDRESS_GUESTS": "0",
        "THARSIS_ADDRESS_SOCKETS": "0",
        "THARSIS_DATA": str(folder),
    }
    command = [sys.executable, "-c", "from tharsis.cli import main; main()", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment)
    url = f"http://127.0.0.1:{port}"
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(url + "/api/health").is_success:
                break
        time.sleep(0.1)
    try:
        yield url
    finally:
        process.terminate()
        process.wait()


async def run(url: str, arguments: argparse.Namespace) -> Tally:
    """Everybody arrives and sets up a table; the measured time begins when all have sat down."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=url + "/api", timeout=120) as http:
        people = [Person(http, arguments, tally) for _ in range(arguments.tables)]
        for person in people:
            await person.arrive()
        tally.since = time.monotonic() + arguments.warm_up
        until = tally.since + arguments.seconds
        ends = await asyncio.gather(*[person.play(until) for person in people], return_exceptions=True)
    tally.errors += [repr(end) for end in ends if end is not None]
    return tally


def report(tally: Tally, arguments: argparse.Namespace) -> dict[str, Any]:
    def spread(values: list[float]) -> dict[str, float]:
        cuts = statistics.quantiles(values, n=100)
        return {
            "p50": round(cuts[49] * 1000, 1),
            "p95": round(cuts[94] * 1000, 1),
            "p99": round(cuts[98] * 1000, 1),
        }

    return {
        "tables": arguments.tables,
        "seconds": arguments.seconds,
        "moves": len(tally.waits),
        "moves_a_second": round(len(tally.waits) / arguments.seconds, 1),
        "games": tally.games,
        "accepted_ms": spread(tally.waits),
        "shown_ms": spread(tally.echoes),
        "stale": tally.stale,
        "errors": len(tally.errors),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10, help="seconds before the measured ones")
    parser.add_argument("--pace", type=float, default=5, help="mean seconds a person thinks")
    parser.add_argument("--game", default="twilight-struggle")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        url = arguments.url
        if url is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(own_server(Path(folder)))
        tally = asyncio.run(run(url, arguments))
    figures = report(tally, arguments)
    for name, value in figures.items():
        print(f"{name:>16}  {value}")
    for error in sorted(set(tally.errors))[:10]:
        print(f"           error  {error}")
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")
    sys.exit(1 if tally.errors else 0)


if __name__ == "__main__":
    main()
