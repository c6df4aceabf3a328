"""A table in any position a scenario can make, for somebody who opens the link of a seat there."""

import asyncio
import itertools
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tharsis.bots import make
from tharsis.kernel import Rng, State, game
from tharsis.kernel.journal import Entry
from tharsis.server import lobby
from tharsis.server.auth import new_link
from tharsis.server.database import Database
from tharsis.server.kinds import SeatKind
from tharsis.server.models import Snapshot
from tharsis.server.settings import Settings


def played(name: str, seed: int, seats: int, moves: int) -> State:
    """A game in which anything was done for some moves, when the first seat is to decide again."""
    s, chance = game(name).new(seed=seed, seats=seats), random.Random(seed)
    while moves > 0 or s.actor() != 0:
        seat = s.actor()
        s.apply(seat, chance.choice(s.legal(seat)))
        moves -= 1
    return s


def advised(name: str, seed: int, seats: int, moves: int) -> State:
    """The same in a game of heuristic bots, which looks like one of people."""
    s, redeals = game(name).new(seed=seed, seats=seats), Rng()
    redeals.seed(seed)
    bots = [make("heuristic", s.game, seed) for _ in range(seats)]
    while moves > 0 or s.actor() != 0:
        seat = s.actor()
        s.apply(seat, bots[seat].choose(s.redeal(seat, redeals.word()), seat, s.legal(seat)))
        moves -= 1
    return s


def lay_out(folder: Path, s: State, seat: int, bot: str = "random") -> str:
    """The way to a seat at a new table with a position, on the server with these data; bots sit elsewhere."""
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in ours
        return thread.submit(asyncio.run, _laid_out(folder, s, seat, bot)).result()


async def _laid_out(folder: Path, s: State, seat: int, bot: str) -> str:
    db = Database(Settings(data=folder))
    bots: list[lobby.Planned] = [(SeatKind.BOT, None, bot)] * s.seats
    async with db.write() as session:
        table = await lobby.set_up(session, s.game, None, bots, public=False, options=dict(s.options))
        first = await session.get_one(Snapshot, (table.id, 0))
        first.saved, first.quiet = s.save(), s.quiet()
        table.actors, table.bots_owe = s.actors(), False
        _, seats = await lobby.seated(session, table.id)
        token, seats[seat].link = new_link()
    await db.close()
    return f"/seat/{token}"


def retold(s: State, entries: int) -> State:
    """The same position with a long log: what happened is told again and again."""
    told = s.entries()
    for entry in itertools.islice(itertools.cycle(told), entries - len(told)):
        s.journal = Entry(s.journal, entry.key, entry.args, entry.secret, entry.mask, entry.move)
    return s
