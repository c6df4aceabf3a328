"""The one door for acting on a table: what goes through it is written, then told to everybody, and then it
is the bots' turn."""

import asyncio
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import agreements, catalogue, seating
from tharsis.server.bots import BotPool, Turn
from tharsis.server.chat import NOTICE, add_chat, chat_json
from tharsis.server.database import out_of_reach
from tharsis.server.fairness import Asker, Rank
from tharsis.server.hub import Hub
from tharsis.server.kinds import About, Doubt, Ending, Notice, OutOfTime, SeatKind, TableState
from tharsis.server.live import Live
from tharsis.server.logs import MOVE_SECONDS, log
from tharsis.server.models import Person, Table, now
from tharsis.server.problems import Problem
from tharsis.server.room import Room
from tharsis.server.writing import BOT, SERVER

Json = dict[str, Any]
#: Seconds after which people are told that a bot is thinking.
PAUSE = 0.3
#: Seconds after which a bot that failed is tried again.
AGAIN = 1.0


@dataclass
class Arrangement:
    """A transaction, the tables that it changes and those that it takes away."""

    session: AsyncSession
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


class Door:
    """Everything that anybody may do at a table."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self.hub = hub
        self.pool = pool

    # -- in the game --------------------------------------------------------------------------

    async def play(
        self, room: Room, who: str, seat: int, position: int, moves: list[str], unless: Sequence[Doubt] = ()
    ) -> int:
        """One move, or several, all or none; gives the position after it, as the seat counts."""
        return await self._act(room, seat, room.live.play(who, seat, position, moves, unless))

    async def retract(self, room: Room, who: str, seat: int, position: int) -> int:
        return await self._act(room, seat, room.live.retract(who, seat, position))

    async def undo(self, room: Room, who: str, seat: int, position: int) -> int:
        return await self._act(room, seat, room.live.undo(who, seat, position))

    async def _act(self, room: Room, seat: int, writing: Awaitable[None]) -> int:
        began = time.monotonic()
        await writing
        MOVE_SECONDS.observe(time.monotonic() - began)
        position = room.live.state.position(seat)
        await self._moved(room)
        return position

    async def _moved(self, room: Room) -> None:
        await self.hub.moved(room)
        self.wake_bots(room)

    async def say(self, room: Room, name: str, seat: int, text: str, person: str | None = None) -> None:
        """Keep a line of chat and tell it."""
        async with self.hub.db.write() as session:
            message = chat_json(await add_chat(session, room.live.id, name, seat, text, person))
        await self.hub.said(room, message)

    async def _notice(self, room: Room, notice: Notice, who: str = "") -> None:
        """The server's own line in the chat, and whom it speaks of."""
        await self.say(room, who, NOTICE, notice)

    # -- agreements, and games that end early -------------------------------------------------

    async def propose(self, room: Room, seat: int, about: About, of: int | None, bot: str | None) -> None:
        """Ask the other people at the table."""
        if about == About.BOT:
            await self._look_closely(room)
        made = agreements.proposal(room, seat, about, of, bot)
        proposals = await room.live.agree(lambda proposals: agreements.added(proposals, made))
        await self._settle(room, proposals[-1])

    async def answer(self, room: Room, seat: int, number: int, yes: bool) -> None:
        """Say yes or no to a proposal."""
        left = await room.live.agree(lambda proposals: agreements.answered(proposals, seat, number, yes))
        if yes:
            await self._settle(room, left[-1])
        else:
            await self.hub.changed(room.live.id)

    async def _settle(self, room: Room, proposal: Json) -> None:
        """Do what everybody has agreed to; what cannot be done any more has lapsed."""
        if proposal["waiting"]:
            await self.hub.changed(room.live.id)
            return
        try:
            await self._do(room, proposal)
        except Problem:
            await room.live.agree(lambda proposals: [one for one in proposals if one["id"] != proposal["id"]])
            await self.hub.changed(room.live.id)
            raise
        await self._notice(room, Notice(f"agreed-{proposal['about']}"))

    async def _do(self, room: Room, proposal: Json) -> None:
        live = room.live
        if proposal["about"] == About.UNDO:
            await live.undo(SERVER, proposal["seat"], None, by_consent=True)
            await self._moved(room)
            room.show_summary()
        elif proposal["about"] == About.ABANDON:
            await live.end(Ending.ABANDONED, -1)
            await self._moved(room)
        else:
            await self._look_closely(room)
            agreements.check_missing(room, proposal["of"])
            await self._give_to_bot(room, proposal["of"], live.seats[proposal["of"]].person, proposal["bot"])

    async def _look_closely(self, room: Room) -> None:
        """See who is here, and since when the others are not, as all workers have written it down."""
        await self.hub.look_round(room)
        async with room.live.lock:
            await room.live.catch_up()

    async def abandon(self, room: Room) -> None:
        """The host ends a game that nobody else plays, unless it is over already."""
        try:
            await room.live.end(Ending.ABANDONED, -1)
        except Problem as problem:
            if problem.code != "finished":
                raise
        await self._moved(room)

    async def resign(self, room: Room, seat: int) -> None:
        """Two at the table: the game ends. More: a bot plays on for the seat, which ranks last."""
        agreements.check_running(room.live)
        await self._lose_seat(room, seat, Ending.RESIGN, to_bot=False)

    async def run_out(self, room: Room, seat: int) -> None:
        """A seat has no time left."""
        clock = room.live.table.clock or {}
        await self._lose_seat(room, seat, Ending.TIME, to_bot=clock.get("then") == OutOfTime.BOT)

    async def _lose_seat(self, room: Room, seat: int, how: Ending, to_bot: bool) -> None:
        live = room.live
        if to_bot or len(live.seats) > 2:
            bot = catalogue.stand_in(live.game)
            await self._give_to_bot(room, seat, live.seats[seat].person, bot, resigned=not to_bot)
            await self._notice(room, Notice(f"{how}-bot"))
        else:
            await live.end(how, seat)
            await self._moved(room)
            await self._notice(room, Notice(how))

    async def leave(self, room: Room, seat: int, person: str, bot: str | None) -> None:
        """A person hands their own seat to a bot."""
        game = room.live.game
        chosen = catalogue.check_bot(game, bot) if bot else catalogue.stand_in(game)
        await self._give_to_bot(room, seat, person, chosen)
        await self._notice(room, Notice.LEFT_BOT)

    async def _give_to_bot(
        self, room: Room, seat: int, person: str | None, bot: str, *, resigned: bool = False
    ) -> None:
        await seating.hand_over(room.live, seat, person, bot, resigned=resigned)
        await self._arranged(room.live.id)

    # -- seats --------------------------------------------------------------------------------

    async def come_back(self, room: Room, seat: int, person: Person) -> None:
        """A person takes their seat from the bot that played it for them."""
        await seating.come_back(room.live, seat, person.id)
        await self._arranged(room.live.id)
        await self._notice(room, Notice.BACK, person.name)

    async def make_link(self, room: Room, seat: int, person: Person) -> str:
        """A secret that seats one person once; said to all where a player left or lost the seat."""
        token, owner = await seating.make_link(room.live, seat, person.id)
        await self._link_changed(room, Notice.LINK_MADE, owner)
        return token

    async def withdraw_link(self, room: Room, seat: int, person: Person) -> None:
        owner = await seating.withdraw_link(room.live, seat, person.id)
        await self._link_changed(room, Notice.LINK_WITHDRAWN, owner)

    async def _link_changed(self, room: Room, notice: Notice, owner: str | None) -> None:
        await self.hub.changed(room.live.id)
        if owner is not None:
            await self._notice(room, notice, room.live.people.names.get(owner, ""))

    async def take_by_link(self, room: Room, link: str, person: Person) -> int:
        """Sit down with a link; said to all where it is somebody else's seat. Tells which seat it is."""
        seat, another = await seating.take_by_link(room.live, link, person.id)
        await self._arranged(room.live.id)
        if another:
            await self._notice(room, Notice.LINK_TAKEN, person.name)
        return seat

    # -- around the game ----------------------------------------------------------------------

    @asynccontextmanager
    async def arrange(self, *tables: str) -> AsyncIterator[Arrangement]:
        """Change the seats or settings of tables, all of it or nothing."""
        async with self.hub.db.write() as session:
            arrangement = Arrangement(session, changed=list(tables))
            yield arrangement
        for table_id in arrangement.removed:
            await self.hub.removed(table_id)
        for table_id in arrangement.changed:
            await self._arranged(table_id)

    async def _arranged(self, table_id: str) -> None:
        """Everybody sees how the table stands now; bots begin where the game does."""
        await self.hub.changed(table_id)
        async with self.hub.db.read() as session:
            bots_owe = await session.scalar(select(Table.bots_owe).where(Table.id == table_id))
        if bots_owe:
            self.wake_bots(await self.hub.room(table_id))

    # -- bots ---------------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        if room.live.table.bots_owe and room.thinker is None:
            room.thinker = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Let the bots of a table play until a person is asked."""
        live = room.live
        turn = Turn()
        try:
            while (seat := _bot_to_move(live)) is not None:
                await self._play_bot(room, seat, turn)
        except Exception as error:
            if isinstance(error, Problem) and error.code == "unknown":
                return  # the table was taken away
            if out_of_reach(error):
                log.warning("a bot has to wait", table=live.id, error=repr(error))
            else:
                log.exception("a bot's table stands still; it is tried again", table=live.id)
            await asyncio.sleep(AGAIN)
        finally:
            room.thinker = None
        if _bot_to_move(live) is not None and live.table.lease > now():
            self.wake_bots(room)

    async def _play_bot(self, room: Room, seat: int, turn: Turn) -> None:
        live = room.live
        s = live.state
        bot = catalogue.present_bot(live.game, live.seats[seat].bot)
        slow = asyncio.create_task(self._say_thinking(room, seat))
        try:
            seed = zlib.crc32(f"{live.id} {seat}".encode())
            asker = Asker(live.id, lambda: _urgency(room))
            text = await self.pool.choose(asker, live.game, bot, s, seat, seed, turn)
        finally:
            slow.cancel()
            await self.hub.thinking(room, set())
        if live.state is not s:
            return  # undone or moved meanwhile: think again
        try:
            await self.play(room, BOT, seat, s.position(seat), [text])
        except Problem as problem:
            if problem.code not in ("stale", "not-yours", "finished"):
                raise
            async with live.lock:
                await live.catch_up()

    async def _say_thinking(self, room: Room, seat: int) -> None:
        """A bot that answers at once is not worth a message."""
        await asyncio.sleep(PAUSE)
        await self.hub.thinking(room, {seat})


def _urgency(room: Room) -> Rank:
    """Whether somebody sits there and waits for the bots of a table."""
    people = {seat.person for seat in room.live.seats if seat.person}
    if not people:
        return Rank.BOTS
    return Rank.AWAITED if people & room.here else Rank.PEOPLE


def _bot_to_move(live: Live) -> int | None:
    if live.table.state != TableState.RUNNING:
        return None
    return next((seat for seat in live.state.actors() if live.seats[seat].kind == SeatKind.BOT), None)
