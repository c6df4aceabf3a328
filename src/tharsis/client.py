"""A small client for a Tharsis server: docs/protocol.md in Python.

with Client("http://localhost:8000", name="Ana") as ana:
    table = ana.create("twilight-struggle", seats=["me", "bot:heuristic"])
    with ana.sit_down(table["id"]) as seat:
        while seat.wait():
            seat.move(seat.legal[0])
"""

import itertools
import json
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tharsis.kernel.errors import TharsisError

Json = dict[str, Any]
PROTOCOL = 1


class Refused(TharsisError):
    """The server said no; ``error`` has its code and what belongs to it."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error.get('code')}: {error.get('detail')}")
        self.code = str(error.get("code"))
        self.error = error


class Client:
    """One person's requests. Without a token it becomes a guest."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        plain = self.url.lower().startswith("http:")  # needs no certificates, which take long to read
        self._http = httpx.Client(base_url=self.url + "/api", timeout=60, verify=not plain)
        if token is None:
            token = str(self.request("POST", "/guest", {"name": name})["token"])
        self.token = token
        self._http.headers["authorization"] = f"Bearer {token}"

    def request(self, method: str, path: str, body: Json | None = None) -> Json:
        """Any request of the protocol; a refusal is raised."""
        answer = self._http.request(method, path, json=body)
        try:
            found: Json = answer.json()
        except ValueError as error:
            raise Refused({"code": "internal", "detail": f"HTTP {answer.status_code}"}) from error
        if answer.is_error:
            raise Refused(found["error"])
        return found

    def create(self, game: str, seats: Sequence[str] = ("me",), **settings: Any) -> Json:
        """Set up a table. Seats are ``me``, ``open`` or ``bot:NAME``."""
        wanted = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            wanted.append({"kind": kind, "bot": bot or None} if kind == "bot" else {"kind": kind})
        return self.request("POST", "/tables", {"game": game, "seats": wanted, **settings})

    def table(self, table: str) -> Json:
        return self.request("GET", f"/tables/{table}")

    def sit(self, table: str, seat: int | None = None) -> Json:
        return self.request("POST", f"/tables/{table}/sit", {"seat": seat})

    def link(self, table: str, seat: int) -> str:
        """The key of a new secret link to a seat; it seats one person once."""
        path: str = self.request("POST", f"/tables/{table}/link", {"seat": seat})["path"]
        return path.removeprefix("/seat/")

    def withdraw_link(self, table: str, seat: int) -> Json:
        return self.request("DELETE", f"/tables/{table}/link?seat={seat}")

    def take_seat(self, key: str) -> Json:
        """Take the seat that a secret link (``/seat/KEY``) hands over."""
        return self.request("POST", "/seat", {"token": key})

    def leave(self, table: str, seat: int) -> Json:
        """Get up before the start; later a bot plays on for you."""
        return self.request("POST", f"/tables/{table}/leave", {"seat": seat})

    def come_back(self, table: str, seat: int) -> Json:
        """Take your seat from the bot that plays it for you."""
        return self.request("POST", f"/tables/{table}/back", {"seat": seat})

    def rematch(self, table: str, *, yes: bool = True) -> Json:
        """Say whether you want to play again; ``rematch`` names the new table once all do."""
        return self.request("POST" if yes else "DELETE", f"/tables/{table}/rematch")

    def sit_down(self, table: str, seat: int | None = None) -> "SeatedClient":
        """Open the socket of a table and look with the eyes of a seat (-1: as a spectator)."""
        return SeatedClient(self, table, seat)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class SeatedClient:
    """A seat at a table: the last view, and ways to act."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        address = client.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"authorization": f"Bearer {client.token}"}
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            # However much has not been read: a full queue would keep the farewell waiting.
            connect(address, additional_headers=headers, max_size=None, max_queue=None)
        )
        self._ids = itertools.count(1)
        self.view: Json = {}
        self.log: list[Json] = []
        self.summary: Json = {}
        with self._stack.pop_all() as opened:  # a refused greeting closes the socket
            self._greet(seat)
            self._stack = opened.pop_all()

    def _greet(self, seat: int | None) -> None:
        with suppress(ConnectionClosed):  # whoever is refused reads why
            self._say({"type": "hello", "protocol": PROTOCOL, "seat": seat})
        while not self.summary:
            self.receive()
        while self.summary["state"] != "open" and not self.view:
            self.receive()

    def _say(self, message: Json) -> None:
        self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = None) -> Json:
        """Take the next message in, whatever it is, and remember what it tells."""
        message: Json = json.loads(self._socket.recv(timeout))
        if message["type"] == "view":
            entries = message["log"]
            self.log[entries["from"] :] = entries["entries"]
            self.view = message
        elif message["type"] in ("table", "welcome"):
            self.summary = message["table"]
        elif message["type"] == "error" and message["re"] is None:
            raise Refused(message["error"])
        return message

    def ask(self, message: Json) -> Json:
        """Send a request and wait for its answer."""
        number = next(self._ids)
        self._say({**message, "id": number})
        while True:
            answer = self.receive()
            if answer.get("re") == number:
                if answer["type"] == "error":
                    raise Refused(answer["error"])
                return answer

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])

    @property
    def legal(self) -> list[str]:
        """What may be done now, in notation."""
        return [action["do"] for action in self.view.get("legal", [])]

    def wait(self) -> bool:
        """Wait until this seat is asked (true) or the game is over (false)."""
        while not self.over and not self.legal:
            self.receive()
        return not self.over

    def move(self, *moves: str) -> None:
        """Play one move, or a batch; returns when it is safe and the view shows it."""
        position = self.view["position"]
        answer = self.ask({"type": "move", "seat": self.seat, "position": position, "moves": list(moves)})
        while self.view["position"] < answer["position"]:
            self.receive()

    def undo(self) -> None:
        before = self.view["position"]
        self.ask({"type": "undo", "seat": self.seat, "position": before})
        while self.view["position"] == before:
            self.receive()

    def retract(self) -> None:
        """Take an answer back while others still think."""
        before = self.view["position"]
        self.ask({"type": "retract", "seat": self.seat, "position": before})
        while self.view["position"] == before:
            self.receive()

    def why(self, move: str) -> Json | None:
        """Why a move is not allowed; None when it is."""
        reason: Json | None = self.ask({"type": "why", "seat": self.seat, "move": move})["reason"]
        return reason

    def preview(self, *moves: str) -> Json:
        """What moves would do as far as it is certain, and what they would lose."""
        return self.ask(
            {"type": "preview", "seat": self.seat, "position": self.view["position"], "moves": list(moves)}
        )

    def chat(self, text: str) -> None:
        self.ask({"type": "chat", "text": text})

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "SeatedClient":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
