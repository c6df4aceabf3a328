"""The people of a load test: players, strollers in the lobby, spectators, each with cookies of their own.

Players move by a timetable that was drawn beforehand: a slow answer does not lighten the load, and a move
that is overdue is sent at once. A move is timed from when it was to be sent.

They share the machine with the server, so they are cheap: of a view they look only at what they need.
"""

import asyncio
import itertools
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
#: Seconds after which a spectator looks at another table.
STAY = 30.0
#: The part of the warm-up in which players open their tables, one by one.
OPENING = 0.7


@dataclass
class Tally:
    """What happened in the measured time; times are seconds."""

    since: float = float("inf")
    accepted: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # from one's own move to one's next decision
    lobby: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)  # how late the players themselves were
    written: int = 0  # moves of all seats
    watched: int = 0
    games: int = 0
    stale: int = 0
    errors: list[str] = field(default_factory=list)

    def note(self, times: list[float], began: float, ended: float) -> None:
        if began >= self.since:
            times.append(ended - began)


@dataclass(frozen=True)
class Plan:
    """What everybody does, and until when."""

    url: str
    games: list[str]
    bot: str
    pace: float
    since: float = 0.0  # when it is measured
    until: float = float("inf")

    @property
    def sockets(self) -> str:
        return self.url.replace("http", "ws", 1)


class Browser:
    """Somebody with cookies of their own; the connections are shared, as a proxy's would be."""

    def __init__(self, plan: Plan, tally: Tally, roads: httpx.AsyncHTTPTransport) -> None:
        self.plan, self.tally = plan, tally
        origin = {"origin": plan.url}
        self.http = httpx.AsyncClient(
            base_url=f"{plan.url}/api", transport=roads, headers=origin, timeout=120
        )

    async def be_somebody(self) -> None:
        (await self.http.post("/guest", json={})).raise_for_status()

    def socket(self, table: str) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.plan.sockets}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies} if cookies else {},
            origin=self.plan.url,  # type: ignore[arg-type]
            max_size=None,
            open_timeout=120,
            ping_interval=None,
        )


async def hear(line: ClientConnection) -> Json:
    message: Json = orjson.loads(await line.recv(decode=False))
    return message


class Player(Browser):
    """One game after the other, each against a bot."""

    def __init__(self, plan: Plan, tally: Tally, roads: httpx.AsyncHTTPTransport, number: int) -> None:
        super().__init__(plan, tally, roads)
        self.chance = random.Random(number)
        self.game = plan.games[number % len(plan.games)]
        self.table = ""
        self.view: Json = {}
        self.due = 0.0

    async def arrive(self) -> None:
        await self.be_somebody()
        await self.sit_down()

    async def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.plan.bot}]
        answer = await self.http.post("/tables", json={"game": self.game, "seats": seats})
        self.table = answer.raise_for_status().json()["id"]

    async def play(self, plan: Plan) -> None:
        self.plan = plan
        await asyncio.sleep(self.chance.uniform(0, OPENING * (plan.since - time.monotonic())))
        self.due = time.monotonic() + self.chance.uniform(0, plan.pace)
        while time.monotonic() < plan.until:
            await self.one_game()
            if self.view["over"]:
                self.tally.games += 1
                await self.sit_down()

    async def one_game(self) -> None:
        """Until it is over; whoever moves only after the end stays seated until then."""
        self.view = {}
        async with self.socket(self.table) as line:
            await line.send('{"type": "hello", "protocol": 1}')
            numbers = itertools.count(1)
            asked = await self.until_asked(line)
            while not self.view["over"] and time.monotonic() < self.plan.until:
                await self.listen(line, min(self.due, self.plan.until))
                if self.due >= self.plan.until:
                    return
                if self.view["legal"]:
                    moved = await self.move(line, next(numbers), max(self.due, asked))
                    self.due += self.chance.expovariate(1 / self.plan.pace)
                    asked = await self.until_asked(line)
                    self.tally.note(self.tally.bots, moved, asked)
                else:
                    asked = await self.until_asked(line)

    async def until_asked(self, line: ClientConnection) -> float:
        """Listen until there is something to decide, or the game is over."""
        while not self.view or not (self.view["legal"] or self.view["over"]):
            await self.take_in(await hear(line))
        return time.monotonic()

    async def listen(self, line: ClientConnection, until: float) -> None:
        while (left := until - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self.take_in(await hear(line))
            except TimeoutError:
                return

    async def take_in(self, message: Json) -> Json:
        if message["type"] == "view":
            if self.view and time.monotonic() >= self.tally.since:
                self.tally.written += max(0, message["position"] - self.view["position"])
            self.view = message
        return message

    async def move(self, line: ClientConnection, number: int, due: float) -> float:
        """Send a move that was due then; tells when it was shown."""
        view = self.view
        move = self.chance.choice(view["legal"])["do"]
        message = {"type": "move", "id": number, "seat": view["seat"], "position": view["position"]}
        self.tally.note(self.tally.lag, due, time.monotonic())
        await line.send(orjson.dumps(message | {"moves": [move]}), text=True)
        answer = await self.take_in(await hear(line))
        while answer.get("re") != number:
            answer = await self.take_in(await hear(line))
        if answer["type"] == "error":
            self.refused(answer["error"])
            return time.monotonic()
        self.tally.note(self.tally.accepted, due, time.monotonic())
        while self.view["position"] < answer["position"]:
            await self.take_in(await hear(line))
        shown = time.monotonic()
        self.tally.note(self.tally.shown, due, shown)
        return shown

    def refused(self, error: Json) -> None:
        if error["code"] == "stale":
            self.tally.stale += 1
        else:
            self.tally.errors.append(f"{error['code']}: {error['detail']}")


class Stroller(Browser):
    """Looks around in the lobby."""

    async def stroll(self, plan: Plan, chance: random.Random) -> None:
        while time.monotonic() < plan.until:
            await asyncio.sleep(chance.expovariate(1 / plan.pace))
            for state in ("open", "running"):
                began = time.monotonic()
                (await self.http.get("/tables", params={"state": state})).raise_for_status()
                self.tally.note(self.tally.lobby, began, time.monotonic())


class Spectator(Browser):
    """Watches one table after the other."""

    async def watch(self, plan: Plan, chance: random.Random, players: list[Player]) -> None:
        while time.monotonic() < plan.until:
            leaving = min(plan.until, time.monotonic() + STAY)
            async with self.socket(chance.choice(players).table) as line:
                await line.send('{"type": "hello", "protocol": 1}')
                while (left := leaving - time.monotonic()) > 0:
                    try:
                        async with asyncio.timeout(left):
                            seen = await hear(line)
                    except TimeoutError:
                        break
                    self.tally.watched += seen["type"] == "view" and time.monotonic() >= self.tally.since
