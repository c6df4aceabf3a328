"""A seat at a table of a Tharsis server."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tharsis.client import Client, Refused, SeatedClient
from tharsis.kernel import BadOption, Game, IllegalMove, game
from tharsis.locale import Words
from tharsis.mcp.tables import Json, Table

PATIENCE: Final = 10.0  # seconds that a move waits for the answers of others


def join(words: Words, link: str, key: str, name: str) -> "RemoteTable":
    """Sit down by a link to a seat, or to a table: as whoever the key belongs to, else as a guest."""
    address, kind, id = _parts(words, link)
    with reaching(words, address), ExitStack() as undone:
        client = undone.enter_context(Client(address, name=name or None, token=key or None))
        if kind == "seat":
            taken = client.take_seat(id)
            summary, seat = taken["table"], int(taken["seat"])
        else:
            summary, seat = client.table(id), None
        found = game(str(summary["game"]))
        if not summary["mine"]:
            client.sit(id)
        joined = RemoteTable(words, found, client, str(summary["id"]), seat)
        undone.pop_all()
        return joined


def _parts(words: Words, link: str) -> tuple[str, str, str]:
    """The server, whether the link names a seat or a table, and which."""
    for kind in ("seat", "table"):
        address, slash, id = link.rstrip("/").partition(f"/{kind}/")
        if slash and address.startswith(("http://", "https://")):
            return address, kind, id
    raise BadOption(words.say("mcp-bad-link", link=link))


@contextmanager
def reaching(words: Words, address: str) -> Iterator[None]:
    """What goes wrong on the way to the server, and what it refuses, as sentences."""
    try:
        yield
    except Refused as error:
        raise BadOption(words.say("mcp-refused", detail=str(error))) from error
    except (httpx.HTTPError, WebSocketException, OSError) as error:
        raise BadOption(words.say("mcp-unreachable", address=address)) from error


class RemoteTable(Table):
    """Follows the table by its socket, and sits down again when the line was cut."""

    def __init__(self, words: Words, game: Game, client: Client, id: str, seat: int | None) -> None:
        super().__init__(words, game)
        self.client: Final = client
        self.id: Final = id
        self.wanted: Final = seat
        self.seated: SeatedClient = client.sit_down(id, seat)
        self.since = int(self.seated.view.get("since") or 0)

    @property
    def view(self) -> Json:
        """The present view: what was sent before the server answers a ping has come."""
        with reaching(self.words, self.client.url):
            try:
                self.seated.ask({"type": "ping"})
            except ConnectionClosed:
                self.seated.close()
                self.seated = self.client.sit_down(self.id, self.wanted)
        self.words.names = [self._name(seat) for seat in self.seated.summary["seats"]]
        return self.seated.view

    def _name(self, seat: Json) -> str:
        return str(seat["name"] or (self.words.bot(seat["bot"]) if seat["bot"] else ""))

    def _follow(self, seconds: float) -> None:
        """Take in what comes until this seat is asked, the game is over, or the time is up."""
        end = time.monotonic() + seconds
        while not (self.seated.legal or self.seated.over) and end > time.monotonic():
            with suppress(TimeoutError):
                self.seated.receive(end - time.monotonic())

    @property
    def log(self) -> Sequence[Json]:
        return self.seated.log

    def player(self, seat: int) -> str:
        return self.words.seat(seat)

    def reason(self, notation: str) -> Json | None:
        with reaching(self.words, self.client.url):
            return self.seated.why(notation)

    def warnings(self, notation: str) -> Sequence[Json]:
        with reaching(self.words, self.client.url):
            found: Sequence[Json] = self.seated.preview(notation)["warnings"]
        return found

    def _move(self, notation: str) -> None:
        with reaching(self.words, self.client.url):
            self.seated.move(notation)
            self._follow(PATIENCE)

    def undo(self) -> None:
        view = self.view
        if not (view["can_undo"] or view["can_retract"]):
            raise IllegalMove(self.words.say("told-no-undo"))
        with reaching(self.words, self.client.url):
            if view["can_undo"]:
                self.seated.undo()
            else:
                self.seated.retract()

    def wait(self, seconds: float) -> None:
        with reaching(self.words, self.client.url):
            self._follow(seconds)

    def close(self) -> None:
        self.seated.close()
        self.client.close()
