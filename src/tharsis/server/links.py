"""Seat links: secrets that seat one person once.

Whoever has a seat may give it away by a link. The host gives links to open seats, and, once the game runs,
only to a seat whose owner left it or lost it by the table's rules. Nothing here writes or tells anybody
anything.
"""

from collections.abc import Sequence

from tharsis.server.auth import new_link
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Seat, Table
from tharsis.server.problems import Problem


def make(table: Table, seat: Seat, person: str) -> str:
    """A new secret for a seat; an older link to it ends."""
    _check_maker(table, seat, person)
    token, seat.link = new_link()
    seat.link_by, seat.link_used = person, False
    return token


def _check_maker(table: Table, seat: Seat, person: str) -> None:
    if table.state == TableState.FINISHED:
        raise Problem("finished", "the game is over: nobody can sit down any more")
    if seat.kind == SeatKind.PERSON and seat.person == person:
        return
    if table.host != person or seat.kind == SeatKind.PERSON:
        raise Problem("not-yours", "this seat is not yours")
    if seat.kind == SeatKind.BOT and seat.owner is None:
        raise Problem(
            "taken", "a bot has this seat; only one that a player left or lost can be given to another"
        )


def withdraw(seat: Seat, person: str) -> None:
    """End a link before anybody uses it."""
    if not is_open(seat):
        raise Problem("unknown", "there is no unused link to this seat")
    if seat.link_by != person:
        raise Problem("not-yours", "only who made this link can withdraw it")
    end(seat)


def is_open(seat: Seat) -> bool:
    """Whether a link waits for somebody to open it."""
    return seat.link is not None and not seat.link_used


def end(seat: Seat) -> None:
    seat.link, seat.link_by, seat.link_used = None, None, False


def check_use(table: Table, seats: Sequence[Seat], seat: Seat, person: str) -> None:
    """Whether a link may seat somebody now."""
    if seat.link_used:
        raise Problem(
            "link-used", "this link has seated somebody already: it does so once; ask for a new one"
        )
    if table.state == TableState.FINISHED:
        raise Problem("finished", "the game is over: nobody can sit down any more")
    others = [other for other in seats if other is not seat]
    if table.state == TableState.RUNNING and any(person in (other.person, other.owner) for other in others):
        raise Problem("one-seat", "you have a seat in this game: nobody takes a second one while it runs")
