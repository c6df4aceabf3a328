"""What belongs to a person: sessions, password, e-mail address, data."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import delete, func, or_, select
from sqlalchemy.exc import IntegrityError

from tharsis.server import audit, personal, sessions
from tharsis.server.api.deps import SomeCaller, SomePerson, TheHouse, address
from tharsis.server.api.schemas import (
    Ended,
    Farewell,
    Forgotten,
    Letters,
    LetterSent,
    Me,
    NewPassword,
    OpenedLink,
    PasswordChange,
    SessionsShown,
    SignedIn,
    Verified,
)
from tharsis.server.api.signing import me, sign_in
from tharsis.server.auth import COOKIE
from tharsis.server.house import House
from tharsis.server.kinds import Deed, LetterKind
from tharsis.server.logs import log
from tharsis.server.models import MailedLink, Person, SignIn
from tharsis.server.post import Letter, opened
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import stamp

router = APIRouter(tags=["people"])
SessionId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_\-]{1,24}$")]
#: Accounts that share one address, all of which get a letter.
SHARING = 5


# -- sessions -------------------------------------------------------------------------------------


@router.get("/me/sessions", response_model=SessionsShown)
async def my_sessions(house: TheHouse, caller: SomeCaller) -> dict[str, Any]:
    """Where one is signed in, the last used first."""
    query = select(SignIn).where(SignIn.person == caller.person.id).order_by(SignIn.used.desc())
    async with house.db.read() as session:
        found = list(await session.scalars(query))
    return {
        "sessions": [
            {
                "id": row.id,
                "current": row.id == caller.session,
                "browser": row.browser,
                "address": row.address,
                "created": stamp(row.created),
                "used": stamp(row.used),
                "expires": stamp(row.expires),
            }
            for row in found
        ]
    }


@router.delete("/me/sessions", response_model=Ended)
async def end_others(house: TheHouse, caller: SomeCaller) -> dict[str, bool]:
    """Sign out everywhere else."""
    async with house.db.write() as session:
        await sessions.end_all(session, caller.person.id, but=caller.session)
    await house.close_ended()
    return {"ended": True}


@router.delete("/me/sessions/{id}", response_model=Ended)
async def end_session(house: TheHouse, caller: SomeCaller, id: SessionId) -> dict[str, bool]:
    async with house.db.write() as session:
        if not await sessions.end(session, caller.person.id, id):
            raise unknown("session", id)
    await house.close_ended()
    return {"ended": True}


# -- the password ---------------------------------------------------------------------------------


@router.post("/me/password", response_model=Me)
async def change_password(
    house: TheHouse, request: Request, caller: SomeCaller, body: PasswordChange
) -> dict[str, Any]:
    """A new password for the old one; all other sessions end."""
    await house.login_limit.check(address(request))
    await _check_password(house, caller.person, body.old)
    hashed = await house.keys.hash(body.new)
    async with house.db.write() as session:
        kept = await session.get_one(Person, caller.person.id)
        kept.password = hashed
        await sessions.end_all(session, kept.id, but=caller.session)
        await session.execute(
            delete(MailedLink).where(MailedLink.person == kept.id, MailedLink.kind == LetterKind.RESET)
        )
        audit.note(session, kept.id, Deed.PASSWORD, kept.id)
    await house.close_ended()
    return me(kept)


async def _check_password(house: House, person: Person, password: str) -> None:
    if person.login is None:
        raise Problem("bad-message", "a guest has no password: POST /api/register sets one")
    if not await house.keys.verify(person.password, password):
        raise Problem("wrong-password", "this is not your password")


@router.post("/reset", response_model=LetterSent)
async def forgotten(house: TheHouse, request: Request, body: Forgotten) -> dict[str, bool]:
    """A letter with a link for a new password. Whoever asks learns nothing about names and addresses: the
    answer is the same for all, and comes before anybody is looked up."""
    await house.login_limit.check(address(request))
    if not house.post.links:
        raise Problem("no-letters", "this server sends no letters; ask who runs it")
    house.background(_send_resets(house, body.name))
    return {"sent": True}


async def _send_resets(house: House, name: str) -> None:
    same_address = (Person.login.is_not(None)) & (func.lower(Person.email) == name.lower())
    query = select(Person.id).where(or_(Person.login == name.casefold(), same_address), Person.verified)
    async with house.db.read() as session:
        found = list(await session.scalars(query.limit(SHARING)))
    for id in found:
        try:
            async with house.db.write() as session:
                person = await session.get_one(Person, id)
                letter = await house.post.with_link(session, person, LetterKind.RESET)
                audit.note(session, "somebody", Deed.RESET_ASKED, id)
            await house.post.send_quietly(letter)
        except Problem as problem:
            log.info("a letter was not sent", why=str(problem))


@router.post("/reset/confirm", response_model=SignedIn)
async def reset(house: TheHouse, request: Request, response: Response, body: NewPassword) -> dict[str, Any]:
    """The link was opened: set the password, end all sessions, sign in."""
    await house.login_limit.check(address(request))
    hashed = await house.keys.hash(body.password)
    async with house.db.write() as session:
        link = await opened(session, LetterKind.RESET, body.token)
        kept = await session.get_one(Person, link.person)
        kept.password = hashed
        await sessions.end_all(session, kept.id)
        audit.note(session, kept.id, Deed.RESET, kept.id)
    await house.close_ended()
    return await sign_in(house, request, response, kept)


@router.get("/letters", response_model=Letters)
async def letters(house: TheHouse) -> dict[str, bool]:
    """Whether addresses can be verified and forgotten passwords reset here."""
    return {"letters": house.post.links}


# -- the address ----------------------------------------------------------------------------------


@router.post("/me/verify", response_model=LetterSent)
async def send_again(house: TheHouse, person: SomePerson) -> dict[str, bool]:
    """Another letter with a link that verifies the address."""
    async with house.db.write() as session:
        kept = await session.get_one(Person, person.id)
        if kept.email is None or kept.verified:
            raise Problem("bad-message", "there is no address to verify")
        letter: Letter = await house.post.with_link(session, kept, LetterKind.VERIFY)
    house.background(house.post.send_quietly(letter))
    return {"sent": True}


@router.post("/verify", response_model=Verified)
async def verify(house: TheHouse, request: Request, body: OpenedLink) -> dict[str, bool]:
    """The link was opened: the address is theirs."""
    await house.login_limit.check(address(request))
    async with house.db.write() as session:
        link = await opened(session, LetterKind.VERIFY, body.token)
        kept = await session.get_one(Person, link.person)
        if kept.email != link.email:
            raise Problem("unknown", "the address has changed since; ask for a new letter")
        kept.verified = True
    return {"verified": True}


# -- data -----------------------------------------------------------------------------------------


@router.get("/me/data", response_class=StreamingResponse)
async def my_data(house: TheHouse, person: SomePerson) -> Response:
    """Everything that is kept about the caller, as JSON."""
    await house.login_limit.check(person.id)
    return StreamingResponse(
        personal.everything(house.db, person),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="tharsis-data.json"'},
    )


@router.delete("/me", response_model=Me)
async def delete_me(
    house: TheHouse, request: Request, response: Response, person: SomePerson, body: Farewell
) -> dict[str, Any]:
    """Forget the caller for good. An account needs its password; seats in running games go to bots."""
    await house.login_limit.check(address(request))
    if person.login is not None:
        await _check_password(house, person, body.password or "")
    async with house.db.read() as session:
        seats = await personal.running_seats(session, person.id)
    for table_id, seat in seats:
        await _leave(house, table_id, seat, person.id)
    try:
        async with house.door.arrange() as arrangement:
            gone = await personal.forget(arrangement.session, person.id, by=person.id)
            arrangement.changed += gone.changed
            arrangement.removed += gone.removed
    except IntegrityError as error:
        raise Problem("stale", "you have just done something else; try again", position=0) from error
    await house.close_ended()
    response.delete_cookie(COOKIE)
    return me(None)


async def _leave(house: House, table_id: str, seat: int, person: str) -> None:
    """As whoever leaves a table; where it cannot be opened the seat is handed over all the same."""
    try:
        async with house.hub.visit(table_id) as room:
            await house.door.leave(room, seat, person, None)
    except Exception as error:
        log.warning("a seat is left at a table that does not open", table=table_id, error=repr(error))
        await personal.hand_over(house.db, table_id, seat, person)
