"""Every table that a release left behind opens with the present one, and can be finished; see `keep`."""

import gzip
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from releases.keep import HERE, keep, play_one
from server.indoors import past_of, states_of
from tharsis.kernel import games
from tharsis.kernel.errors import BadReplay
from tharsis.kernel.replay import read
from tharsis.server import history, replays
from tharsis.server.database import Database
from tharsis.server.live import Live
from tharsis.server.models import Table
from tharsis.server.settings import Settings
from toy import GAME

TABLES = sorted(HERE.glob("*/*.sql.gz"))
REPLAYS = sorted(HERE.glob("*/*.replay.json"))
#: What `keep` writes today.
NOW = HERE / "now" / "toy.sql.gz"
#: Games that later rules lead elsewhere: spaces of On Mars give other benefits than recorded, non-players of
#: Red Dust Rebellion draw other cards and throw other dice.
OUTGROWN = ("0.1.0-on-mars", "0.2.0-on-mars", "0.1.0-red-dust-rebellion", "0.2.0-red-dust-rebellion")


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.name.split('.')[0]}"


@pytest.fixture(autouse=True)
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", GAME)


@pytest.fixture
async def db(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Database]:
    """The database as a release left it, brought to the present schema."""
    path = request.param
    if path == NOW:
        await keep("toy", tmp_path)
        path = tmp_path / path.name
    with sqlite3.connect(tmp_path / "tharsis.db") as connection:
        connection.executescript(gzip.decompress(path.read_bytes()).decode())
    made = Database(Settings(data=tmp_path))
    await made.upgrade()
    yield made
    await made.close()


every_table = pytest.mark.parametrize("db", [*TABLES, NOW], indirect=True, ids=name)


async def opened(db: Database, state: str) -> tuple[Live, history.Restored]:
    """A table of the database and what was done to open it."""
    async with db.read() as session:
        table = await session.scalar(select(Table).where(Table.state == state))
    assert table is not None
    live = Live(db, table.id)
    found = await live.load()
    assert found is not None
    return live, found


def test_there_is_something_to_open() -> None:
    assert TABLES
    assert [name(path) for path in TABLES] == [name(path) for path in REPLAYS]


@every_table
async def test_a_running_table_opens_and_is_finished(db: Database) -> None:
    live, found = await opened(db, "running")
    assert found.how == history.How.AS_IT_WAS, f"rules {live.table.rules_version}: {found}"
    assert live.table.rules_version == live.game.rules_version
    assert live.state.moves > 0, str(found)
    chooser = random.Random(1)
    while not live.state.over:
        await play_one(live, chooser)
    assert live.table.result is not None
    again = Live(db, live.id)
    await again.load()
    assert again.state.look(-1) == live.state.look(-1)


every_finished_table = pytest.mark.parametrize(
    "db", [*[path for path in TABLES if name(path) not in OUTGROWN], NOW], indirect=True, ids=name
)
outgrown_tables = pytest.mark.parametrize(
    "db", [path for path in TABLES if name(path) in OUTGROWN], indirect=True, ids=name
)


@every_finished_table
async def test_a_finished_table_and_its_past_open(db: Database) -> None:
    live, found = await opened(db, "finished")
    assert found.how == history.How.AS_IT_WAS, f"rules {live.table.rules_version}: {found}"
    assert live.match is not None
    past = await past_of(db, live)
    async with db.read() as session:
        text = await replays.replay_file(session, live.table, live.seats, [])
    assert past.left_out == 0
    assert read(text, games()).verify().look(-1) == live.state.look(-1)
    assert live.state.result().ranks == live.table.result["ranks"]
    assert states_of(live, past)[-1].look(-1) == live.state.look(-1)


@outgrown_tables
async def test_a_finished_table_of_outgrown_rules_opens_and_says_how_much_of_its_past_is_left_out(
    db: Database,
) -> None:
    live, found = await opened(db, "finished")
    assert found.how == history.How.AS_IT_WAS, f"rules {live.table.rules_version}: {found}"
    assert live.state.result().ranks == live.table.result["ranks"]
    past = await past_of(db, live)
    assert past.left_out > 0
    assert len(states_of(live, past)) > 0


@pytest.mark.parametrize("path", [path for path in REPLAYS if name(path) not in OUTGROWN], ids=name)
def test_a_replay_file_opens(path: Path) -> None:
    """The present rules follow it to its result, whichever rules it was played by."""
    assert read(path.read_text(encoding="utf-8"), games()).verify().over


@pytest.mark.parametrize("path", [path for path in REPLAYS if name(path) in OUTGROWN], ids=name)
def test_a_replay_file_of_outgrown_rules_says_where_they_part(path: Path) -> None:
    found = read(path.read_text(encoding="utf-8"), games())
    with pytest.raises(BadReplay, match=r"cannot be played|does not follow the recorded tape"):
        found.verify()
