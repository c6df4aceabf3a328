"""People: guests, accounts, profiles, push subscriptions."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import sessions
from tharsis.server.api.deps import MaybeCaller, MaybePerson, SomePerson, TheHouse, address
from tharsis.server.api.schemas import Account, Clean, Guest, Me, Profile, PushSubscription, SignedIn
from tharsis.server.api.signing import keep_cookie, sign_in, stay
from tharsis.server.api.signing import me as who
from tharsis.server.auth import COOKIE, new_id
from tharsis.server.house import House
from tharsis.server.kinds import LetterKind
from tharsis.server.models import Chat, Person, Push, Seat, Table
from tharsis.server.names import guest_name, login_form
from tharsis.server.post import Letter
from tharsis.server.problems import Problem
from tharsis.server.spoken import language_of

router = APIRouter(tags=["people"])
SUBSCRIPTIONS = 20


@router.get("/me", response_model=Me)
async def me(house: TheHouse, request: Request, response: Response, person: MaybePerson) -> dict[str, Any]:
    token = request.cookies.get(COOKIE)
    if person is not None and token is not None:
        keep_cookie(house, response, token)  # whoever comes back keeps it for another while
    return who(person)


@router.post("/guest", response_model=SignedIn)
async def guest(
    house: TheHouse, request: Request, response: Response, person: MaybePerson, body: Guest
) -> dict[str, Any]:
    """Play at once. Who is somebody already stays who they are."""
    if person is not None:
        return stay(house, request, response, person)
    await house.login_limit.check(address(request))
    await house.quotas.check_guest(address(request))
    async with house.db.write() as session:
        if body.name:
            await _check_no_account(session, body.name)
        name = body.name or await _any_name(session)
        person = Person(id=new_id(), name=name, language=language_of(request))
        session.add(person)
    return await sign_in(house, request, response, person)


async def _any_name(session: AsyncSession) -> str:
    """A name for a guest who gave none."""
    while True:
        name = guest_name(secrets.randbelow(9000) + 1000)
        if not await _has_account(session, name):
            return name


async def _has_account(session: AsyncSession, name: str) -> bool:
    return await session.scalar(select(Person.id).where(Person.login == login_form(name))) is not None


async def _check_no_account(session: AsyncSession, name: str) -> None:
    """A guest does not wear the name of somebody who has an account."""
    if await _has_account(session, name):
        raise Problem("name-taken", f"{name!r} is the name of an account: log in, or choose another name")


@router.post("/register", response_model=SignedIn)
async def register(
    house: TheHouse, request: Request, response: Response, person: MaybePerson, body: Account
) -> dict[str, Any]:
    """Keep the present guest, or a new person, under a name and password."""
    await house.login_limit.check(address(request))
    if person is not None and person.login is not None:
        raise Problem("name-taken", "you have an account already")
    hashed = await house.keys.hash(body.password)
    try:
        async with house.db.write() as session:
            new = Person(id=new_id(), language=language_of(request))
            kept = await session.get(Person, person.id) if person else new
            assert kept is not None
            kept.name, kept.login, kept.password = body.name, login_form(body.name), hashed
            session.add(kept)
    except IntegrityError as error:
        raise Problem("name-taken", f"there is a player called {body.name!r} already") from error
    if person is not None:
        return stay(house, request, response, kept)
    return await sign_in(house, request, response, kept)


@router.post("/login", response_model=SignedIn)
async def login(
    house: TheHouse, request: Request, response: Response, caller: MaybeCaller, body: Account
) -> dict[str, Any]:
    """Come back. Seats held as a guest move to the account; the session until now ends."""
    await house.login_limit.check(address(request))
    async with house.db.read() as session:
        found = await session.scalar(select(Person).where(Person.login == login_form(body.name)))
    right = await house.keys.verify(found.password if found else None, body.password)
    if found is None or not right:
        raise Problem("wrong-password", "no player has this name and password")
    answer = await sign_in(house, request, response, found)
    if caller is not None:
        if caller.person.login is None:
            await _move_seats(house, caller.person.id, found.id)
        async with house.db.write() as session:
            await sessions.end(session, caller.person.id, caller.session)
        await house.close_ended()
    return answer


async def _move_seats(house: House, guest_id: str, account: str) -> None:
    async with house.door.arrange() as arrangement:
        session = arrangement.session
        # Whoever sat down twice at a public table does not get two seats there by logging in.
        sat = select(Seat.table_id).where(Seat.person == account)
        twice = select(Table.id).where(Table.public, Table.id.in_(sat))
        own = (Seat.person == guest_id, Seat.table_id.not_in(twice))
        moved = await session.scalars(
            update(Seat).where(*own).values(person=account).returning(Seat.table_id)
        )
        arrangement.changed += set(moved)
        await session.execute(update(Seat).where(Seat.owner == guest_id).values(owner=account))
        await session.execute(update(Seat).where(Seat.link_by == guest_id).values(link_by=account))
        await session.execute(update(Table).where(Table.host == guest_id).values(host=account))
        await session.execute(update(Chat).where(Chat.person == guest_id).values(person=account))


@router.post("/logout", response_model=Me)
async def logout(house: TheHouse, response: Response, caller: MaybeCaller) -> dict[str, Any]:
    """End the session: whoever has copied the token has nothing."""
    if caller is not None:
        async with house.db.write() as session:
            await sessions.end(session, caller.person.id, caller.session)
        await house.close_ended()
    response.delete_cookie(COOKIE)
    return who(None)


@router.patch("/me", response_model=Me)
async def change(house: TheHouse, person: SomePerson, body: Profile) -> dict[str, Any]:
    letter: Letter | None = None
    async with house.db.write() as session:
        kept = await session.get_one(Person, person.id)
        if body.name is not None and body.name != kept.name:
            if kept.login is None:
                await _check_no_account(session, body.name)
            elif login_form(body.name) != kept.login:
                raise Problem("name-taken", "the name of an account stays")
            kept.name = body.name
        kept.language = body.language or kept.language
        kept.remind = kept.remind if body.remind is None else body.remind
        if body.email is not None and (body.email or None) != kept.email:
            kept.email, kept.verified = body.email or None, False
            if kept.email and house.post.links:
                letter = await house.post.with_link(session, kept, LetterKind.VERIFY)
        if body.webhook is not None:
            kept.webhook = body.webhook or None
    if letter is not None:
        house.background(house.post.send_quietly(letter))
    return who(kept)


@router.get("/push")
async def push_key(house: TheHouse) -> dict[str, str]:
    return {"key": house.reminders.push_key}


@router.post("/push")
async def subscribe(house: TheHouse, person: SomePerson, body: PushSubscription) -> dict[str, bool]:
    async with house.db.write() as session:
        mine = await session.scalars(select(Push.endpoint).where(Push.person == person.id))
        if len(set(mine) - {body.endpoint}) >= SUBSCRIPTIONS:
            raise Problem("too-many", f"no more than {SUBSCRIPTIONS} browsers can be told", after=0)
        await session.merge(Push(endpoint=body.endpoint, person=person.id, keys=body.keys.model_dump()))
    return {"subscribed": True}


@router.delete("/push")
async def unsubscribe(
    house: TheHouse, person: SomePerson, endpoint: Annotated[str, Query(max_length=500), Clean]
) -> dict[str, bool]:
    async with house.db.write() as session:
        await session.execute(delete(Push).where(Push.endpoint == endpoint, Push.person == person.id))
    return {"subscribed": False}
