"""What people at a table agree on: undo past something revealed, to abandon, to replace a missing player.
Also resigning, and seats that pass to a bot."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from tharsis.server import catalogue, clocks
from tharsis.server.chat import NOTICE
from tharsis.server.database import Database, changed
from tharsis.server.live import SERVER
from tharsis.server.models import Seat, Table
from tharsis.server.problems import Problem

if TYPE_CHECKING:
    from tharsis.server.hub import Hub
    from tharsis.server.room import Room

Json = dict[str, Any]


async def propose(hub: "Hub", room: "Room", seat: int, about: str, of: int | None, bot: str | None) -> None:
    """Ask the other people at the table."""
    live = room.live
    if live.table.state != "running":
        raise Problem(
            "finished" if live.match else "not-open", "the game is not running", state=live.table.state
        )
    if about == "bot":
        bot = _check_missing(room, seat, of, bot)
    voters = [row.seat for row in live.seats if row.kind == "person" and row.seat not in (seat, of)]
    mine = live.seats[seat].person
    waiting = [voter for voter in voters if live.seats[voter].person != mine]
    made = {"seat": seat, "about": about, "of": of, "bot": bot, "yes": [seat], "waiting": waiting}

    def add(proposals: list[Json]) -> list[Json]:
        others = [other for other in proposals if (other["seat"], other["about"]) != (seat, about)]
        made["id"] = 1 + max([other["id"] for other in proposals], default=0)
        return [*others, made]

    await _change(hub.db, room, add)
    await _settle(hub, room, made)


def _check_missing(room: "Room", seat: int, of: int | None, bot: str | None) -> str:
    live = room.live
    if of is None or not 0 <= of < len(live.seats) or of == seat or live.seats[of].kind != "person":
        raise Problem("bad-message", "`of` must name another person's seat")
    if live.seats[of].person in room.here:
        raise Problem("taken", "that player is here")
    return catalogue.check_bot(live.game, bot) if bot else catalogue.stand_in(live.game)


async def answer(hub: "Hub", room: "Room", seat: int, number: int, yes: bool) -> None:
    """Say yes or no to a proposal."""
    answered: Json = {}

    def put(proposals: list[Json]) -> list[Json]:
        found = next((one for one in proposals if one["id"] == number and seat in one["waiting"]), None)
        if found is None:
            raise Problem("no-such-proposal", "there is no such proposal for you to answer")
        rest = [one for one in proposals if one["id"] != number]
        if not yes:
            return rest
        waiting = [voter for voter in found["waiting"] if voter != seat]
        answered.update(found, yes=[*found["yes"], seat], waiting=waiting)
        return [*rest, answered]

    await _change(hub.db, room, put)
    if answered:
        await _settle(hub, room, answered)
    else:
        await hub.card_changed(room.live.id)


async def _change(db: Database, room: "Room", change: Callable[[list[Json]], list[Json]]) -> None:
    async with db.write() as session:
        table = await session.get(Table, room.live.id, with_for_update=True)
        if table is None or table.state != "running":
            raise Problem("finished", "the game is over")
        table.proposals = change(list(table.proposals))
        room.live.table.proposals = table.proposals


async def _settle(hub: "Hub", room: "Room", proposal: Json) -> None:
    """Do what everybody has agreed to."""
    live = room.live
    if proposal["waiting"]:
        await hub.card_changed(live.id)
        return
    if proposal["about"] == "undo":
        await live.undo(SERVER, proposal["seat"], None, by_consent=True)
        await hub.moved(room)
        room.show_card()
    elif proposal["about"] == "abandon":
        await live.end("abandoned", -1)
        await hub.moved(room)
    else:
        await hand_over(hub, room, proposal["of"], proposal["bot"])
    await notice(hub, room, f"agreed-{proposal['about']}")


async def resign(hub: "Hub", room: "Room", seat: int) -> None:
    """Two at the table: the game ends. More: a bot plays on for the seat, which ranks last."""
    if room.live.table.state != "running":
        raise Problem("finished" if room.live.match else "not-open", "the game is not running")
    await lose_seat(hub, room, seat, "resign", to_bot=False)


async def lose_seat(hub: "Hub", room: "Room", seat: int, how: str, to_bot: bool) -> None:
    live = room.live
    if to_bot or len(live.seats) > 2:
        await hand_over(hub, room, seat, catalogue.stand_in(live.game), resigned=not to_bot)
        await notice(hub, room, f"{how}-bot")
    else:
        await live.end(how, seat)
        await hub.moved(room)
        await notice(hub, room, how)


async def hand_over(hub: "Hub", room: "Room", seat: int, bot: str, resigned: bool = False) -> None:
    """A bot sits down in a running game."""
    live = room.live
    async with live.lock, hub.db.write() as session:
        table = await session.get(Table, live.id, with_for_update=True)
        if table is None or table.state != "running":
            raise Problem("finished", "the game is over")
        done = await session.execute(
            update(Seat)
            .where(Seat.table_id == live.id, Seat.seat == seat, Seat.kind == "person")
            .values(kind="bot", bot=bot, person=None, link=None, left=None, since=None, resigned=resigned)
        )
        if not changed(done):
            raise Problem("taken", "a bot has this seat already")
        table.bots_owe = table.bots_owe or seat in table.actors
        seats = await session.scalars(select(Seat).where(Seat.table_id == live.id))
        table.deadline = clocks.deadline(list(seats))
        table.proposals = []
    await hub.card_changed(live.id)
    hub.wake_bots(room)


async def notice(hub: "Hub", room: "Room", key: str) -> None:
    """The server's own line in the chat."""
    await hub.say(room, "", NOTICE, key)
