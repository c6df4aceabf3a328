"""What requests share: the house, the caller, limits."""

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from tharsis.server import standing
from tharsis.server.api.schemas import Refused
from tharsis.server.auth import from_our_page
from tharsis.server.house import House
from tharsis.server.kinds import TableState
from tharsis.server.models import Person, Seat, Table
from tharsis.server.problems import Problem, unknown
from tharsis.server.sessions import Caller

#: For the OpenAPI description: the refusals any request may get.
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_\-]{1,24}$")]
Eyes = Annotated[int, Query(ge=-1, le=7)]


def the_house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(the_house)]


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


Address = Annotated[str, Depends(address)]


async def the_caller(request: Request, house: TheHouse) -> Caller | None:
    return await house.sessions.caller(request)


#: Who is calling, with their session, welcome or not. It is looked up once for each request.
MaybeCaller = Annotated[Caller | None, Depends(the_caller)]


async def check_limits(request: Request, house: TheHouse, caller: MaybeCaller) -> None:
    """A fair share for each caller; and no other site may use a player's cookie."""
    await house.limit.check(caller.person.id if caller else address(request))
    safe = request.method in ("GET", "HEAD", "OPTIONS")
    if not safe and not from_our_page(request, house.settings.public_url):
        raise Problem("not-yours", "requests from other sites are refused")


async def maybe_person(caller: MaybeCaller) -> Person | None:
    if caller is None:
        return None
    standing.check_welcome(caller.person)
    return caller.person


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def some_person(person: MaybePerson) -> Person:
    if person is None:
        raise Problem("no-person", "be somebody first: POST /api/guest")
    return person


async def some_caller(caller: MaybeCaller, person: MaybePerson) -> Caller:
    """A person who is welcome, and their session."""
    await some_person(person)
    assert caller is not None
    return caller


SomeCaller = Annotated[Caller, Depends(some_caller)]
SomePerson = Annotated[Person, Depends(some_person)]


def check_eyes(table: Table, seats: list[Seat], person: Person | None, seat: int) -> None:
    """A running game may be looked at with one's own eyes only."""
    if seat >= len(seats):
        raise unknown("seat", seat)
    own = person is not None and seat >= 0 and seats[seat].person == person.id
    if table.state != TableState.FINISHED and seat >= 0 and not own:
        raise Problem("not-yours", f"seat {seat} is not yours")
