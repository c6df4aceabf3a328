"""Players who go on through every crash, and know exactly what they were promised."""

import contextlib
import json
import os
import random
import signal
import threading
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.harness import Mortal, Server, Started, wait_until
from tharsis.client import Client, Refused, SeatedClient
from tharsis.server.kinds import Farewell

#: What a client feels when its server dies.
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.HTTPError, EOFError)


class Bots:
    """The processes of a server's or a worker's bots; it replaces them itself."""

    def __init__(self, parent: Started) -> None:
        self.parent = parent

    def kill(self) -> None:
        for pid in self.parent.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def start(self) -> None:
        """Nobody need do anything."""


def check_away(refused: Refused) -> None:
    """The one refusal that an innocent player may meet: to try again when the database is back."""
    assert refused.code == "unavailable", refused


def check_come_again(error: BaseException) -> None:
    """Why a socket may be closed while nothing dies: after an earlier death its table has two homes for a
    moment, and those at one of them are led to the other."""
    assert isinstance(error, ConnectionClosed), error
    assert error.rcvd is not None, error
    assert error.rcvd.code == Farewell.RESTART, error


class Player:
    """One seat. Keeps the moves that the server said were safe, and those it never answered."""

    def __init__(self, client: Client, server: Server) -> None:
        self.client = client
        self.server = server
        self.table = ""
        self.made = 0
        self.seat: SeatedClient | None = None
        self.safe: list[str] = []
        self.doubtful: list[str] = []
        self.log: list[dict[str, Any]] = []

    def begin(self, table: str) -> None:
        self.table, self.seat = table, None
        self.safe, self.doubtful, self.log = [], [], []

    def connect(self) -> SeatedClient:
        """Sit down again, and check that every promise was kept."""
        if self.seat is None:
            self.check_promises()
            self.seat = self.client.sit_down(self.table)
            assert self.seat.log[: len(self.log)] == self.log, "what happened has changed"
        return self.seat

    def _get(self, path: str) -> dict[str, Any]:
        """Ask on a line of its own; certificates, which take long to read, are not needed."""
        headers = {"authorization": f"Bearer {self.client.token}"}
        url = f"{self.server.url}/api/tables/{self.table}{path}"
        found: dict[str, Any] = json.loads(httpx.get(url, headers=headers, verify=False).text)
        if "error" in found:
            raise Refused(found["error"])
        return found

    def check_promises(self) -> None:
        number = self._get("")["mine"][0]
        found = self._get(f"/record?seat={number}")
        if "tharsis_record" in found:
            moves = found["moves"]
        else:  # the game is over, perhaps just now
            told = [line.partition(": ")[0].partition(" ") for line in found["moves"]]
            moves = [move for seat, _, move in told if seat == str(number)]
        assert moves[: len(self.safe)] == self.safe, f"an accepted move is lost: {self.safe} of {found}"
        rest = moves[len(self.safe) :]
        assert rest in ([], self.doubtful), "half a move was kept, or one that nobody made"
        self.safe, self.doubtful = moves, []

    def move(self, chooser: random.Random) -> bool:
        """Make a move if asked; tells whether the game goes on."""
        seat = self.connect()
        seat.ask({"type": "ping"})
        self.log = list(seat.log)
        if seat.over:
            return False
        if seat.legal:
            self.doubtful = [chooser.choice(seat.legal)]
            self._make(seat)
        return True

    def _make(self, seat: SeatedClient) -> None:
        move = {"type": "move", "seat": seat.seat, "position": seat.view["position"], "moves": self.doubtful}
        try:
            seat.ask(move)
        except Refused as refused:
            if refused.code != "stale":
                raise
            self.doubtful = []  # without Redis nobody had told us that the game went on: it was not made
            return
        self.safe, self.doubtful = self.safe + self.doubtful, []
        self.made += 1

    def disconnect(self) -> None:
        if self.seat is not None:
            seat, self.seat = self.seat, None
            with contextlib.suppress(*BROKEN):
                seat.close()


class Party:
    """Two people against each other and one against a bot, on one server or spread over several."""

    def __init__(self, seed: int, servers: list[Server]) -> None:
        self.chooser = random.Random(seed)
        self.servers = servers
        self.players = [
            Player(Client(servers[number % len(servers)].url, name), servers[number % len(servers)])
            for number, name in enumerate(["Ana", "Ben", "Cleo"])
        ]
        self.games = 0
        self._new_duel()
        self._new_solo()

    def _new_duel(self) -> None:
        first, second = self.players[:2]
        table = first.client.create("toy", seats=["me", "open"])["id"]
        second.client.sit(table)
        first.begin(table)
        second.begin(table)

    def _new_solo(self) -> None:
        third = self.players[2]
        third.begin(third.client.create("toy", seats=["me", "bot:random"])["id"])

    def play(self, victim: Mortal) -> None:
        """Until the victim is gone: it dies some moves from now, at any instant of the one that follows."""
        last = self.moves + self.chooser.randrange(12)
        killer = threading.Timer(self.chooser.uniform(0, 0.03), victim.kill)
        while not killer.ident or killer.is_alive():
            try:
                for player in self.players:
                    if self.moves >= last and not killer.ident:
                        killer.start()
                    if not player.move(self.chooser):
                        self._finish(player)
                        break
            except Refused as refused:
                check_away(refused)
            except BROKEN as error:
                if not killer.ident:
                    check_come_again(error)
            else:
                continue
            for player in self.players:
                player.disconnect()
        killer.join()

    def _finish(self, player: Player) -> None:
        for other in self.players:
            if other.table == player.table:
                other.connect()
        self._new_solo() if player is self.players[2] else self._new_duel()
        self.games += 1

    @property
    def moves(self) -> int:
        return sum(player.made for player in self.players)

    def survive(self, kills: int, victims: Sequence[Mortal]) -> None:
        """Kill something at a random moment of play, start it again, go on; so many times."""
        for _ in range(kills):
            victim = self.chooser.choice(victims)
            self.play(victim)
            for player in self.players:
                player.disconnect()
            victim.start()
            wait_until(lambda: all(server.healthy() for server in self.servers))
        for player in self.players:
            player.connect()
            player.disconnect()
