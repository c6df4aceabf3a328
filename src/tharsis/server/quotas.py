"""Enough for everybody: how much one person may have, and one address may do.

What is stored is counted in the database, for a person. What comes from an address is counted by all workers
together, or by each for itself while there is no Redis: guests are made at will, addresses are not.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from enum import StrEnum

from sqlalchemy import Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server.between import Tally
from tharsis.server.held import Held, SharedHeld
from tharsis.server.kinds import ImportState, SeatKind, TableSource, TableState
from tharsis.server.limits import Limiter
from tharsis.server.models import Import, Person, Seat, Table, now
from tharsis.server.problems import Problem
from tharsis.server.settings import Settings

HOUR = 3600
DAY = timedelta(days=1)


class Quota(StrEnum):
    """What may become too many: words ``error-too-many-…`` of the page."""

    TABLES = "tables"
    BOT_TABLES = "bot-tables"
    IMPORTS = "imports"
    IMPORTS_A_DAY = "imports-a-day"
    GUESTS = "guests"
    SOCKETS = "sockets"
    ADDRESS = "address"


#: What to do about it.
ADVICE = {
    Quota.TABLES: "you have {most} tables that are not over: finish or delete some of them first",
    Quota.BOT_TABLES: "you have {most} tables where only bots play: delete one of them first",
    Quota.IMPORTS: "{most} of your imports are being read: wait until one of them is done",
    Quota.IMPORTS_A_DAY: "you have imported {most} games today: go on tomorrow",
    Quota.GUESTS: "{most} guests have come from your address within an hour: use one of them, or an account",
    Quota.SOCKETS: "{most} connections are open: close the page in some other tabs",
    Quota.ADDRESS: "your address has had {most} of these within an hour: wait a while",
}


def too_many(quota: Quota, most: int, after: float = 0) -> Problem:
    return Problem("too-many", ADVICE[quota].format(most=most), quota=quota, most=most, after=round(after, 1))


class Hourly:
    """What each address may do within an hour."""

    def __init__(self, name: str, most: int, tally: Tally | None, quota: Quota = Quota.ADDRESS) -> None:
        self.most, self.quota = most, quota
        self._limiter = Limiter(name, most * 60 / HOUR, tally, burst=most)

    async def take(self, address: str) -> None:
        after = await self._limiter.wait(address)
        if after:
            raise too_many(self.quota, self.most, after)


class Quotas:
    """All that is counted; each check raises ``too-many`` with what to do."""

    def __init__(self, settings: Settings, tally: Tally | None = None) -> None:
        self.settings = settings
        self._tables = Hourly("tables", settings.address_tables, tally)
        self._bot_tables = Hourly("bot-tables", settings.address_bot_tables, tally)
        self._imports = Hourly("imports", settings.address_imports, tally)
        self._guests = Hourly("guests", settings.address_guests, tally, Quota.GUESTS)
        self._sockets = SharedHeld(tally) if tally else Held()

    async def check_table(self, session: AsyncSession, person: str, address: str) -> None:
        """Before a person sets up one more table."""
        hosted = _tables_of(person).where(Table.state != TableState.FINISHED)
        await _check(session, person, hosted, Quota.TABLES, self.settings.person_tables)
        await self._tables.take(address)

    async def check_bot_table(self, session: AsyncSession, person: str, address: str) -> None:
        """Before bots play among themselves at one more table of a person."""
        somebody = exists().where(Seat.table_id == Table.id, Seat.kind != SeatKind.BOT)
        alone = _tables_of(person).where(Table.state == TableState.RUNNING, ~somebody)
        await _check(session, person, alone, Quota.BOT_TABLES, self.settings.person_bot_tables)
        await self._bot_tables.take(address)

    async def check_import(self, session: AsyncSession, person: str, address: str) -> None:
        """Before a person has one more game read in."""
        lately = select(func.count()).where(Import.person == person, Import.created > now() - DAY)
        # One whose worker died stays in work for ever.
        since = now() - timedelta(seconds=self.settings.import_seconds)
        working = lately.where(Import.state == ImportState.WORKING, Import.created > since)
        await _check(session, person, working, Quota.IMPORTS, self.settings.person_imports)
        await _check(session, person, lately, Quota.IMPORTS_A_DAY, self.settings.person_imports_a_day)
        await self._imports.take(address)

    async def check_guest(self, address: str) -> None:
        """Before a new guest comes in."""
        await self._guests.take(address)

    @asynccontextmanager
    async def socket(self, person: str | None, address: str) -> AsyncIterator[None]:
        """While a socket is open."""
        mosts = {f"address {address}": self.settings.address_sockets}
        if person is not None:
            mosts[f"person {person}"] = self.settings.person_sockets
        limited = {holder: most for holder, most in mosts.items() if most}
        full = await self._sockets.open(limited)
        if full is not None:
            raise too_many(Quota.SOCKETS, limited[full])
        try:
            yield
        finally:
            await self._sockets.close(limited)

    async def renew_sockets(self) -> None:
        """Those that are open are still open."""
        await self._sockets.renew()


def _tables_of(person: str) -> Select[int]:
    return select(func.count(Table.id)).where(Table.host == person, Table.source == TableSource.PLAY)


async def _check(session: AsyncSession, person: str, count: Select[int], quota: Quota, most: int) -> None:
    if not most:
        return
    await session.get(Person, person, with_for_update=True)  # one request of a person at a time
    if (await session.scalar(count) or 0) >= most:
        raise too_many(quota, most)
