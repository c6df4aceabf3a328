"""Bots at the tables of a server: quick ones wait for nobody, others share their time, old names live on."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from server.indoors import opened
from tharsis.bots.ladder import LEVELS
from tharsis.client import Client
from tharsis.kernel import game
from tharsis.locale import Words
from tharsis.server import catalogue, lobby
from tharsis.server.bots import LEAST, BotPool, Turn, halved
from tharsis.server.database import Database
from tharsis.server.fairness import Asker, Rank
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.lines import BOTS, Limits, Line
from tharsis.server.live import Live
from tharsis.server.models import Person
from tharsis.server.problems import Problem
from tharsis.server.summary import Company, summary
from tharsis.server.telling import _names

TM = game("terraforming-mars")


# -- time -----------------------------------------------------------------------------------------


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """A pool whose searches go on until it is stopped."""
    quick, slow = (Line(kind, Limits(2400), workers=1) for kind in BOTS)
    made = BotPool(600, quick, slow)
    yield made
    made.stop()


def ask(pool: BotPool, bot: str, table: str, rank: Rank = Rank.AWAITED) -> "asyncio.Task[str]":
    """A table asks for the first decision of its bot."""
    asker = Asker(table, lambda: rank)
    return asyncio.create_task(pool.choose(asker, TM, bot, TM.new(seed=1), 0, 1, Turn()))


async def test_nobody_waits_for_a_bot_that_thinks_at_another_table(pool: BotPool) -> None:
    thinking = ask(pool, "search", "a")
    quick = await ask(pool, "regular", "b")
    assert TM.actions.parse(quick) in TM.new(seed=1).legal(0)
    assert not thinking.done()
    thinking.cancel()


async def test_those_who_think_at_the_same_time_divide_their_seconds(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, list[object]] = {"search": [], "regular": []}
    answers = asyncio.Queue[str]()

    async def note(
        self: Line, asker: Asker, work: object, game: str, bot: str, seed: int, *more: object
    ) -> str:
        given[bot].append(more[0])
        return await answers.get()

    monkeypatch.setattr(Line, "do", note)
    pool.seconds = 2.0
    tables = [ask(pool, "search", table) for table in "abc"]
    tables += [ask(pool, "search", table, Rank.BOTS) for table in "def"]
    tables.append(ask(pool, "regular", "g"))
    await asyncio.sleep(0)
    for _ in tables:
        answers.put_nowait("pass")
    await asyncio.gather(*tables)
    assert given["search"] == [2.0, 1.0, 2.0, 0.5, 1.0, 2.0], "tables without people do not count for others"
    assert given["regular"] == [None]


def test_budgets_are_halved_and_never_nothing() -> None:
    assert halved(2.0, 5.0) == 2.0
    assert halved(2.0, 1.9) == 1.0
    assert halved(2.0, 0.5) == 0.5
    assert LEAST <= halved(2.0, -1.0) < 2 * LEAST
    assert halved(0.05, 0.01) == 0.05


def test_a_turn_has_so_many_seconds_until_another_seat_decides() -> None:
    turn = Turn()
    assert turn.left(2) == 8.0
    turn.spent += 6.5
    assert turn.left(2) == 1.5
    assert turn.left(0) == 8.0
    assert turn.left(2) == 8.0


def test_a_table_of_four_who_think_is_played_to_its_end(guest: Callable[[str], Client]) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    four = ana.create("toy", seats=["me", "bot:search", "bot:search", "bot:search"])["id"]
    other = ben.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(four) as slow, ben.sit_down(other) as quick:
        while quick.wait():
            quick.move(quick.legal[0])
        while slow.wait():
            slow.move(slow.legal[0])
        assert slow.view["result"]["how"] == quick.view["result"]["how"] == "rules"


# -- names ----------------------------------------------------------------------------------------


async def older_table(db: Database, *bots: str) -> Live:
    """Ana at a table with bots by the names that they had."""
    async with db.write() as session:
        session.add(Person(id="ana", name="Ana"))
        await session.flush()
        seats: list[lobby.Planned] = [(SeatKind.PERSON, "ana", None)]
        seats += [(SeatKind.BOT, None, bot) for bot in bots]
        table = await lobby.set_up(session, TM, "ana", seats, public=True, options={})
    return await opened(db, table.id)


def shown(live: Live) -> list[str | None]:
    company = Company(live.people, here=set(), grace=0)
    return [seat["bot"] for seat in summary(live.table, live.seats, company, None)["seats"]]


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Says whether a network comes with the games, by which each level is ahead of the one below."""
    monkeypatch.setattr("tharsis.bots.levels.proven", lambda of: list(LEVELS))
    return lambda there: monkeypatch.setattr("tharsis.bots.levels._has_network", lambda of: there)


async def test_older_tables_open_with_todays_levels(db: Database, networks: Callable[[bool], None]) -> None:
    live = await older_table(db, "heuristic", "search", "random")
    networks(True)
    assert shown(live) == [None, "regular", "master", "random"]
    assert _names(live, Words("en")) == ["Ana", "Regular", "Master", "Random"]
    networks(False)
    assert shown(live) == [None, "regular", "regular", "random"]
    assert _names(live, Words("ko")) == ["Ana", "보통 2", "보통 3", "무작위"]


async def test_a_finished_game_keeps_the_names_of_those_who_played(db: Database) -> None:
    live = await older_table(db, "heuristic", "search")
    live.table.state = TableState.FINISHED
    assert shown(live) == [None, "heuristic", "search"]


async def test_a_rematch_of_an_older_table_seats_todays_levels(
    db: Database, networks: Callable[[bool], None]
) -> None:
    networks(False)
    live = await older_table(db, "heuristic", "search")
    async with db.write() as session:
        table, _ = await lobby.seated(session, live.id)
        table.state = TableState.FINISHED
    async with db.write() as session:
        fresh = await lobby.again(session, live.id, "ana", here=set())
        assert fresh is not None
        _, seats = await lobby.seated(session, fresh)
        assert [seat.bot for seat in seats] == ["regular", "regular", None]


def test_whoever_asks_for_a_former_name_gets_the_level(networks: Callable[[bool], None]) -> None:
    networks(False)
    assert catalogue.check_bot(TM, "heuristic") == "regular"
    assert catalogue.check_bot(TM, "novice") == "novice"
    for name in ("strong", "master", "oracle"):
        with pytest.raises(Problem, match=name):
            catalogue.check_bot(TM, name)


def test_only_levels_that_a_game_has_are_offered(networks: Callable[[bool], None]) -> None:
    networks(False)
    told = catalogue.describe(TM)
    assert [level["name"] for level in told["levels"]] == ["novice", "regular"]
    assert told["usual"] == "regular"
    networks(True)
    offered = catalogue.describe(TM)["levels"]
    assert [(level["name"], level["seconds"]) for level in offered] == [
        ("novice", 0), ("regular", 0), ("strong", 0), ("master", 2),
    ]  # fmt: skip
