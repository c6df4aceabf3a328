"""Nothing is too large for us: bodies, JSON, imports, and games that are looked back at."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from server.harness import Server, wait_until
from server.indoors import opened, play_one
from tharsis.client import Client, Refused, SeatedClient
from tharsis.kernel import IllegalMove, Match, State, game, games
from tharsis.kernel.replay import record, write_outcomes
from tharsis.server import lobby
from tharsis.server.api.replays import MARKS
from tharsis.server.bodies import DEEPEST, LARGE_AT_ONCE, MOST_BRACKETS, BodyLimit, check_shape
from tharsis.server.database import Database
from tharsis.server.fairness import Asker
from tharsis.server.history import PlainRow, plain_table
from tharsis.server.kinds import RowKind, SeatKind, TableState
from tharsis.server.lines import Kind, Limits, Line
from tharsis.server.live import Live
from tharsis.server.models import Person, Table
from tharsis.server.pasts import MOST_SAVED, Past, Pasts, play_through, played_on
from tharsis.server.problems import Problem
from tharsis.server.settings import Settings
from toy import GAME

Guest = Callable[[str], Client]


def long_match(moves: int) -> Match:
    """A game in which somebody cannot make up their mind."""
    match = Match(GAME.new(seed=7))
    bids = [GAME.actions.notation(bid) for bid in match.state.legal(0)]
    for number in range(moves // 2):
        match.play(0, bids[number % len(bids)])
        match.retract(0)
    return match


def long_record(moves: int) -> str:
    return record(long_match(moves)).text()


# -- bodies ---------------------------------------------------------------------------------------


def post(server: Server, path: str, content: Any) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(f"{server.url}/api{path}", content=content, headers=headers, timeout=60)


def test_a_body_that_is_too_large_is_refused_by_what_it_says_of_itself(server: Server) -> None:
    answer = post(server, "/guest", b'{"name": "' + b"a" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_body_that_streams_in_is_counted(server: Server) -> None:
    def endless() -> Any:
        while True:
            yield b" " * 16_384

    # Whoever goes on sending is cut off: the answer may be lost on a client that does not listen.
    try:
        answer = post(server, "/guest", endless())
    except (httpx.WriteError, httpx.RemoteProtocolError, httpx.ReadError):
        return
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


async def limited(path: str, parts: list[bytes], limit: BodyLimit | None = None) -> tuple[int, int]:
    """The status of a request of so many parts, and how many of them were read."""
    read, status = 0, 0

    async def receive() -> dict[str, Any]:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": parts[read - 1], "more_body": read < len(parts)}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        assert message["body"] == b"".join(parts)
        assert not message["more_body"]
        await send({"type": "http.response.start", "status": 200})

    scope = {"type": "http", "path": path, "headers": []}
    await (limit or BodyLimit(app, most=1000, most_for_imports=5000))(scope, receive, send)
    return status, read


async def test_no_more_of_a_body_is_read_than_its_limit() -> None:
    assert await limited("/api/guest", [b" " * 400] * 2) == (200, 2)
    assert await limited("/api/guest", [b" " * 400] * 900) == (413, 3)
    assert await limited("/api/imports", [b" " * 400] * 10) == (200, 10)
    assert await limited("/api/imports", [b" " * 400] * 900) == (413, 13)


async def test_only_so_many_large_bodies_are_under_way_at_once() -> None:
    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    limit = BodyLimit(never, most=1000, most_for_imports=5000)
    scope = {"type": "http", "path": "/api/imports", "headers": []}
    slow = [asyncio.create_task(limit(scope, never, never)) for _ in range(LARGE_AT_ONCE)]
    await asyncio.sleep(0)
    assert (await limited("/api/imports", [b""], limit))[0] == 429
    for one in slow:
        one.cancel()


def hear_out(seat: SeatedClient) -> None:
    """Until there is a refusal."""
    while True:
        seat.receive()


@pytest.mark.parametrize(
    "text",
    ["[" * 60_000, '{"a":' * 10_000, "[" * 900 + "]" * 900, "[[]," * 15_000, '"\\"' * 20_000 + "[" * 100],
    ids=["lists", "objects", "closed", "many", "strings"],
)
def test_json_that_is_deep_or_has_many_parts_is_not_understood(
    server: Server, guest: Guest, text: str
) -> None:
    if not text.startswith('"'):
        answer = post(server, "/guest", text.encode())
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-message")
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy", seats=["me", "open"])["id"]) as seat:
        seat._socket.send(text)
        with pytest.raises(Refused, match="bad-message"):
            hear_out(seat)
        seat.ask({"type": "ping"})


def test_brackets_in_strings_do_not_count() -> None:
    check_shape(json.dumps({"text": '"[{' * 5000, "more": ["\\", "[" * 50]}).encode())
    check_shape(b"[" * DEEPEST + b"]" * DEEPEST)
    check_shape(b"[" + b"[]," * (MOST_BRACKETS - 2) + b"[]]")
    for text in (b"[" * (DEEPEST + 1), b"[]" * (MOST_BRACKETS + 1), b'"a"' + b"[" * (DEEPEST + 1)):
        with pytest.raises(Problem):
            check_shape(text)


# -- long games -----------------------------------------------------------------------------------


def imported(client: Client, text: str) -> dict[str, Any]:
    row = client.request("POST", "/imports", {"game": "toy", "text": text})
    wait_until(lambda: client.request("GET", f"/imports/{row['id']}")["state"] != "working")
    return client.request("GET", f"/imports/{row['id']}")


def test_a_game_with_too_many_moves_is_not_read(guest: Guest) -> None:
    ana = guest("Ana")
    most = Settings().import_moves
    text = json.loads(long_record(2))
    text["moves"] *= most // 2 + 1
    answer = imported(ana, json.dumps(text))
    assert answer["state"] == "failed"
    assert f"at most {most}" in answer["error"]


def test_a_long_game_is_paged_and_looked_at_by_many(guest: Guest) -> None:
    ana = guest("Ana")
    table = imported(ana, long_record(MARKS + 1000))["table"]
    with ThreadPoolExecutor(12) as many:
        asked = [many.submit(ana.request, "GET", f"/tables/{table}/replay") for _ in range(12)]
        pages = [each.result() for each in asked]
    assert all(page == pages[0] for page in pages)
    assert (pages[0]["last"], pages[0]["next"], len(pages[0]["marks"])) == (MARKS + 1000, MARKS, MARKS)
    rest = ana.request("GET", f"/tables/{table}/replay?from={pages[0]['next']}")
    assert (rest["next"], rest["marks"][0]["at"], rest["marks"][-1]["at"]) == (None, MARKS, MARKS + 1000)
    bids = [ana.request("GET", f"/tables/{table}/replay/{at}?seat=0") for at in (1234, 1235, MARKS + 1000)]
    assert [view["actors"] for view in bids] == [[0, 1], [1], [0, 1]]
    assert bids[0]["result"] is None
    assert bids[2]["result"]["how"] == "abandoned"
    assert ana.request("GET", f"/tables/{table}/replay?from=99999")["marks"] == []


# -- pasts ----------------------------------------------------------------------------------------


def rows_of(match: Match) -> list[PlainRow]:
    rows: list[PlainRow] = [(0, RowKind.START, -1, "", write_outcomes(GAME, match.dealt))]
    for number, move in enumerate(match.moves, 1):
        rows.append((number, RowKind.MOVE, move.seat, move.text, write_outcomes(GAME, move.outcomes)))
    return rows


@pytest.fixture
def past_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[Match], Past]:
    monkeypatch.setitem(games(), "toy", GAME)

    def make(match: Match) -> Past:
        table = Table(game="toy", options={}, rules_version=GAME.rules_version, state=TableState.FINISHED)
        return Past.of(play_through(plain_table(table), 2, rows_of(match), []))

    return make


def told(s: State, position: int) -> Any:
    entries = [(entry.key, entry.args, entry.secret) for entry in s.entries()]
    return s.look(0), s.look(1), s.actors(), entries, position


def wavering_match(chooser: random.Random, moves: int) -> tuple[Match, list[Any]]:
    """A game with many undos and answers taken back, and what each of its positions shows."""
    match = Match(GAME.new(seed=chooser.randrange(1000)))
    shown = [told(match.state, 0)]
    while len(match.moves) < moves:
        s = match.state
        seat = chooser.choice(s.actors() or [0, 1])
        try:
            if s.over or chooser.random() < 0.45:
                match.undo(seat, by_consent=True)
            elif s.parallel and chooser.random() < 0.3:
                match.retract(seat)
            else:
                match.play(seat, GAME.actions.notation(chooser.choice(s.legal(seat))))
        except IllegalMove:
            continue
        shown.append(told(match.state, match.state.position(0)))
    return match, shown


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_the_past_is_what_it_was(past_of: Callable[[Match], Past], seed: int) -> None:
    match, shown = wavering_match(random.Random(seed), 400)
    past = past_of(match)
    assert past.left_out == 0
    assert past.movers == [-1, *[move.seat for move in match.moves]]
    assert past.logs == [len(entries) for _, _, _, entries, _ in shown]
    for at, was in enumerate(shown):
        assert told(played_on("toy", *past.way_to(at)), past.counts[at][1]) == was


def test_however_long_a_game_few_positions_of_it_are_kept(past_of: Callable[[Match], Past]) -> None:
    assert len(past_of(long_match(100)).saved) == 3
    past = past_of(long_match(6000))
    assert past.last == 6000
    assert MOST_SAVED / 2 <= len(past.saved) <= MOST_SAVED
    longest = max(len(past.way_to(at)[1]) for at in range(past.last + 1))
    assert longest < 2 * 6000 / (MOST_SAVED / 2)


class Counted(Line):
    """Counts what is done in the other process."""

    def __init__(self) -> None:
        super().__init__(Kind.LOOKS, Limits(600), workers=1)
        self.done: list[str] = []

    async def do(self, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
        self.done.append(work.__name__)
        return await super().do(asker, work, *args)


@pytest.fixture
async def line() -> AsyncIterator[Counted]:
    made = Counted()
    yield made
    await asyncio.to_thread(made.stop)


async def short_game(db: Database, seed: int) -> Live:
    """Some moves of a game that the other process knows too."""
    async with db.write() as session:
        session.add_all([Person(id=f"{seed} {name}", name=name) for name in ("ana", "ben")])
        await session.flush()
        seats: list[lobby.Planned] = [(SeatKind.PERSON, f"{seed} {name}", None) for name in ("ana", "ben")]
        of = game("twilight-struggle")
        table = await lobby.set_up(session, of, f"{seed} ana", seats, public=True, options={})
    live = await opened(db, table.id)
    for _ in range(60):
        seat = live.state.actors()[0]
        await play_one(live, seat, live.state.legal(seat)[0])
    return live


async def test_many_who_ask_share_one_playing_through_and_nobody_else_waits(
    db: Database, line: Counted
) -> None:
    live = await short_game(db, 1)
    looked = Pasts(db, line, 400)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.001)
            turns += 1

    meanwhile = asyncio.create_task(others())
    asked = [looked.of(Asker(str(number)), live.table, 2) for number in range(12)]
    found = await asyncio.gather(*asked)
    meanwhile.cancel()
    assert all(past is found[0] for past in found)
    assert line.done == ["play_through"]
    assert turns > 20, "the loop went on while the other process played"
    assert await looked.of(Asker("later"), live.table, 2) is found[0]
    view = json.loads(await looked.view(Asker("later"), live.table, found[0], 60, 0))
    assert view["table"] == json.loads(json.dumps(live.state.look(0)))
    assert line.done == ["play_through", "look_back"]


async def test_pasts_together_have_a_budget(db: Database, line: Counted) -> None:
    lives = [await short_game(db, seed) for seed in range(3)]
    looked = Pasts(db, line, positions=4)
    for live in lives:
        await looked.of(Asker("ana"), live.table, 2)
        assert looked.saved <= 4
    assert [table for table, _ in looked._kept] == [lives[1].id, lives[2].id], "the oldest had to go"


async def test_a_game_that_cannot_be_played_through_is_refused_with_a_reason(
    db: Database, line: Counted
) -> None:
    live = await short_game(db, 1)
    assert line._own is not None
    line._own._limit = 0.001
    with pytest.raises(Problem) as problem:
        await Pasts(db, line, 400).of(Asker("ana"), live.table, 2)
    assert problem.value.code == "too-large"
