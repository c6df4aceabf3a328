"""Sessions: who is calling, by the hash of the token that they send."""

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from tharsis.server.auth import Keys, hash_link, new_id, token_of
from tharsis.server.database import Database, changed
from tharsis.server.models import MailedLink, Person, SignIn, now

#: Use is written down at most so often.
SELDOM = timedelta(hours=1)
#: Sessions of one person; with more the least used end.
MOST = 50
#: How many are looked up in one query.
BATCH = 500
#: What a browser calls itself, the more particular names first.
BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
    "FxiOS": "Firefox", "Chrome": "Chrome", "CriOS": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


@dataclass(frozen=True)
class Caller:
    """Who sent a request or opened a socket, and with which session."""

    person: Person
    session: str


class Sessions:
    """Opens, finds and renews sessions."""

    def __init__(self, db: Database, keys: Keys, days: int) -> None:
        self.db = db
        self.keys = keys
        self.lifetime = timedelta(days=days)

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Who is calling; nobody with a token that is forged, ended or too old."""
        token = token_of(connection)
        if token is None:
            return None
        former = self.keys.former_person(token)
        if former is None and not self.keys.made(token):
            return None
        found = await self._find(token)
        if found is None and former is not None:
            await self._adopt(token, former, connection)
            found = await self._find(token)
        return found

    async def _find(self, token: str) -> Caller | None:
        moment = now()
        query = select(SignIn, Person).join(Person, Person.id == SignIn.person)
        async with self.db.read() as session:
            row = (
                await session.execute(query.where(SignIn.token == hash_link(token), SignIn.expires > moment))
            ).one_or_none()
        if row is None:
            return None
        signed_in, person = row
        if signed_in.used < moment - SELDOM:
            await self._renew(signed_in.id)
        return Caller(person, signed_in.id)

    async def _renew(self, id: str) -> None:
        moment = now()
        async with self.db.write() as session:
            await session.execute(
                update(SignIn).where(SignIn.id == id).values(used=moment, expires=moment + self.lifetime)
            )

    async def _adopt(self, token: str, person: str, connection: HTTPConnection) -> None:
        """A token of the time before sessions becomes that of a session, once and for a limited time."""
        async with self.db.write() as session:
            mine = update(Person).where(Person.id == person, Person.former > now()).values(former=None)
            if changed(await session.execute(mine)):
                session.add(self._row(token, person, connection))

    def _row(self, token: str, person: str, connection: HTTPConnection) -> SignIn:
        return SignIn(
            id=new_id(),
            token=hash_link(token),
            person=person,
            expires=now() + self.lifetime,
            browser=browser_of(connection.headers.get("user-agent", "")),
            address=coarse(connection.client.host if connection.client else ""),
        )

    async def open(self, session: AsyncSession, person: str, connection: HTTPConnection) -> str:
        """A new session; gives its token."""
        token = self.keys.new_token()
        others = (
            select(SignIn.id).where(SignIn.person == person).order_by(SignIn.used.desc()).offset(MOST - 1)
        )
        await session.execute(delete(SignIn).where(SignIn.id.in_(list(await session.scalars(others)))))
        session.add(self._row(token, person, connection))
        return token

    async def alive(self, ids: Iterable[str]) -> set[str]:
        """Those sessions that have not ended, of people who are not kept out."""
        found: set[str] = set()
        wanted, moment = sorted(ids), now()
        welcome = or_(Person.banned.is_(None), Person.banned <= moment)
        async with self.db.read() as session:
            for at in range(0, len(wanted), BATCH):
                found.update(
                    await session.scalars(
                        select(SignIn.id)
                        .join(Person, Person.id == SignIn.person)
                        .where(SignIn.id.in_(wanted[at : at + BATCH]), SignIn.expires > moment, welcome)
                    )
                )
        return found

    async def tidy(self) -> None:
        """Forget what has expired."""
        async with self.db.write() as session:
            await session.execute(delete(SignIn).where(SignIn.expires < now()))
            await session.execute(delete(MailedLink).where(MailedLink.expires < now()))


async def end(session: AsyncSession, person: str, id: str) -> bool:
    """End one session of a person; tells whether there was one."""
    done = await session.execute(delete(SignIn).where(SignIn.person == person, SignIn.id == id))
    return bool(changed(done))


async def end_all(session: AsyncSession, person: str, but: str = "") -> None:
    """End the sessions of a person, and what an older token may still be good for."""
    await session.execute(delete(SignIn).where(SignIn.person == person, SignIn.id != but))
    await session.execute(update(Person).where(Person.id == person).values(former=None))


def browser_of(agent: str) -> str:
    """A browser in two words, as in ``Firefox, Windows``; a program by its own name."""
    browser = next((name for mark, name in BROWSERS.items() if f"{mark}/" in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    own = re.match(r"[\w\-. ]*", agent, re.ASCII)
    return ", ".join(filter(None, (browser, system)))[:60] or (own[0].strip()[:60] if own else "")


def coarse(address: str) -> str:
    """The network that an address lies in: enough to know one's own, too little to find anybody."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))
