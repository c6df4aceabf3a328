"""Tables in a database, without a server around them."""

from tharsis.kernel import State, games
from tharsis.server import history, lobby
from tharsis.server.database import Database
from tharsis.server.live import Live
from tharsis.server.models import Person
from tharsis.server.pasts import Past, play_through, played_on
from toy.actions import ROLL


async def table_of(db: Database, game: str) -> Live:
    """Ana and Ben at a table of a game."""
    async with db.write() as session:
        session.add_all([Person(id="ana", name="Ana"), Person(id="ben", name="Ben")])
        await session.flush()
        seats = [("person", "ana", None), ("person", "ben", None)]
        table = await lobby.set_up(session, games()[game], "ana", seats, public=True, options={})
    return await opened(db, table.id)


async def opened(db: Database, table: str) -> Live:
    """The table as a worker that has just started opens it."""
    live = Live(db, table)
    await live.load()
    return live


async def play_on(live: Live, moves: int) -> None:
    """Everybody takes the first thing they may; winners roll."""
    for _ in range(moves):
        seat = live.state.actors()[0]
        legal = live.state.legal(seat)
        await play_one(live, seat, ROLL if ROLL in legal else legal[0])


async def play_one(live: Live, seat: int, action: int) -> None:
    person = live.seats[seat].person
    assert person is not None
    await live.play(person, seat, live.state.position(seat), [live.game.actions.notation(action)])


async def past_of(db: Database, live: Live) -> Past:
    async with db.read() as session:
        rows = await history.plain_rows(session, live.id)
        saved = await history.plain_snapshots(session, live.id)
    return Past.of(play_through(history.plain_table(live.table), len(live.seats), rows, saved))


def states_of(live: Live, past: Past) -> list[State]:
    """All positions, as whoever looks back sees them."""
    return [played_on(live.game.id, *past.way_to(at)) for at in range(past.last + 1)]
