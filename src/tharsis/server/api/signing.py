"""Signing in: a session in the database, its token in the cookie and in the answer."""

from typing import Any

from fastapi import Request, Response

from tharsis.server import standing
from tharsis.server.auth import COOKIE, YEAR, token_of
from tharsis.server.house import House
from tharsis.server.models import Person


def shown(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.login is None,
        "language": person.language,
        "email": person.email,
        "verified": person.verified,
        "webhook": person.webhook,
        "remind": person.remind,
        "muted": standing.shown(person.muted),
    }


def me(person: Person | None) -> dict[str, Any]:
    return {"person": shown(person) if person else None}


async def sign_in(house: House, request: Request, response: Response, person: Person) -> dict[str, Any]:
    """Open a session for somebody."""
    standing.check_welcome(person)
    async with house.db.write() as session:
        token = await house.sessions.open(session, person.id, request)
    return signed_in(house, response, person, token)


def stay(house: House, request: Request, response: Response, person: Person) -> dict[str, Any]:
    """Whoever has a session keeps it."""
    return signed_in(house, response, person, token_of(request) or "")


def signed_in(house: House, response: Response, person: Person, token: str) -> dict[str, Any]:
    keep_cookie(house, response, token)
    return {"person": shown(person), "token": token}


def keep_cookie(house: House, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure_cookies
    )
