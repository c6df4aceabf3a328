"""What people at a table can agree on: undo past something revealed, to abandon, to replace a missing player.

Nothing here writes or tells anybody anything; see `door`.
"""

from collections.abc import Sequence
from typing import Any

from tharsis.server import absence, catalogue
from tharsis.server.kinds import About, SeatKind, TableState
from tharsis.server.live import Live
from tharsis.server.models import now
from tharsis.server.problems import Problem
from tharsis.server.room import Room
from tharsis.server.summary import stamp

Json = dict[str, Any]


def check_running(live: Live) -> None:
    if live.table.state != TableState.RUNNING:
        code = "finished" if live.table.state == TableState.FINISHED else "not-open"
        raise Problem(code, "the game is not running", state=live.table.state)


def proposal(room: Room, seat: int, about: About, of: int | None, bot: str | None) -> Json:
    """What a seat asks of the other people at the table."""
    live = room.live
    check_running(live)
    if about == About.UNDO and not live.others(seat):
        raise Problem("no-undo", "only people agree to take back what was shown, rolled or decided since")
    if about == About.BOT:
        bot = _stand_in_for(room, seat, of, bot)
    mine = live.seats[seat].person
    waiting = [voter for voter in live.others(seat) if voter != of and live.seats[voter].person != mine]
    return {"seat": seat, "about": about, "of": of, "bot": bot, "yes": [seat], "waiting": waiting}


def _stand_in_for(room: Room, seat: int, of: int | None, bot: str | None) -> str:
    """The bot for a missing player's seat."""
    live = room.live
    if of is not None:
        live.check_exists(of)
    if of is None or of == seat or live.seats[of].kind != SeatKind.PERSON:
        raise Problem("bad-message", "`of` must name another person's seat")
    check_missing(room, of)
    return catalogue.check_bot(live.game, bot) if bot else catalogue.stand_in(live.game)


def check_missing(room: Room, seat: int) -> None:
    """A seat is kept for its player, and for a while after they went."""
    live = room.live
    until = absence.until(live.table, live.seats[seat], room.here, room.grace)
    if until is None:
        raise Problem("taken", "that player is here")
    if now() < until:
        raise Problem("too-soon", f"that player's seat is kept until {stamp(until)}", until=stamp(until))


def added(proposals: Sequence[Json], made: Json) -> list[Json]:
    """With one more; a seat has one proposal about each thing."""
    others = [one for one in proposals if (one["seat"], one["about"]) != (made["seat"], made["about"])]
    return [*others, made | {"id": 1 + max([one["id"] for one in proposals], default=0)}]


def answered(proposals: Sequence[Json], seat: int, number: int, yes: bool) -> list[Json]:
    """With a seat's answer, the answered one last; a *no* ends it."""
    found = next((one for one in proposals if one["id"] == number and seat in one["waiting"]), None)
    if found is None:
        raise Problem("no-such-proposal", "there is no such proposal for you to answer")
    rest = [one for one in proposals if one["id"] != number]
    if not yes:
        return rest
    waiting = [voter for voter in found["waiting"] if voter != seat]
    return [*rest, found | {"yes": [*found["yes"], seat], "waiting": waiting}]
