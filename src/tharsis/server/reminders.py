"""Telling people that it is their turn, by Web Push, e-mail or webhook, and what happened meanwhile."""

import asyncio
import base64
import json
import time
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

import httpx
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher
from sqlalchemy import and_, delete, exists, or_, select, update

from tharsis.kernel.view import entry_json
from tharsis.locale import Words
from tharsis.server.database import Database, changed
from tharsis.server.hub import Hub
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.live import Live
from tharsis.server.logs import REMINDERS, log
from tharsis.server.models import Person, Push, Seat, Table, now
from tharsis.server.outside import Outside
from tharsis.server.post import Letter, Post
from tharsis.server.settings import Settings, kept_secret

Json = dict[str, Any]
#: Lines of the log that an e-mail quotes, and entries that a push message carries (it must stay small).
QUOTED = 20
PUSHED = 8
#: Players who are reminded at the same time; each may take so many seconds.
AT_ONCE = 16
SECONDS = 60
#: How long a push service keeps a message for a browser that is closed, and how long our signature holds.
KEPT = 24 * 3600
SIGNED = 12 * 3600


class Reminders:
    """Looks for seats whose player is asked and away, and tells them once for each decision."""

    def __init__(self, settings: Settings, db: Database, hub: Hub, post: Post) -> None:
        self.settings = settings
        self.db = db
        self.hub = hub
        self.post = post
        self.outside = Outside(private=settings.webhook_private)
        self._free = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._vapid = Vapid02.from_pem(kept_secret(settings.data / "vapid.pem", _new_vapid).encode())
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.push_key = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send_due(self) -> None:
        """Begin to remind everybody who is due; nobody waits for the slow address of another."""
        for table_id, seat, person in await self._due():
            if person.id in await self.hub.bus.present(table_id):
                continue
            await self._free.acquire()
            task = asyncio.create_task(self._remind_in_time(table_id, seat, person))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._free.release()

    async def _remind_in_time(self, table_id: str, seat: int, person: Person) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                if await self._claim(table_id, seat):
                    room = await self.hub.room(table_id)
                    if room.live.match is not None and seat in room.live.state.actors():
                        await self._remind(room.live, seat, person)
        except Exception as error:
            log.warning("a reminder could not be sent", table=table_id, seat=seat, error=repr(error))

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _due(self) -> list[tuple[str, int, Person]]:
        """Seats that may have to be reminded, of people who can be reached."""
        latest = now() - timedelta(seconds=self.settings.remind_after)
        reachable = or_(
            and_(Person.email.is_not(None), Person.verified),
            Person.webhook.is_not(None),
            exists().where(Push.person == Person.id),
        )
        query = (
            select(Table.actors, Seat.table_id, Seat.seat, Person)
            .join(Seat, Seat.table_id == Table.id)
            .join(Person, Person.id == Seat.person)
            .where(
                Table.state == TableState.RUNNING,
                Table.broken.is_(None),
                Table.moved < latest,
                Table.moved > latest - timedelta(days=1),
            )
            .where(Seat.kind == SeatKind.PERSON, Seat.reminded.is_(None), Person.remind, reachable)
            .limit(100)
        )
        async with self.db.read() as session:
            rows = await session.execute(query)
            return [(table, seat, person) for actors, table, seat, person in rows if seat in actors]

    async def _claim(self, table_id: str, seat: int) -> bool:
        """Of several workers one reminds."""
        async with self.db.write() as session:
            done = await session.execute(
                update(Seat)
                .where(Seat.table_id == table_id, Seat.seat == seat, Seat.reminded.is_(None))
                .values(reminded=now())
            )
            return bool(changed(done))

    async def _remind(self, live: Live, seat: int, person: Person) -> None:
        """By all channels side by side."""
        async with self.db.read() as session:
            browsers = list(await session.scalars(select(Push).where(Push.person == person.id)))
        reader = {"language": person.language, "name": Words(person.language, [live.game]).name(live.game)}
        sending = [
            self._try("push", self._push(browser, {**self.news(live, seat, PUSHED), **reader}))
            for browser in browsers
        ]
        if person.webhook:
            sending.append(self._try("webhook", self._call(person.webhook, self.news(live, seat))))
        if person.email and person.verified and self.settings.smtp_url:
            letter = Letter(person.email, *self.letter(live, seat, person))
            sending.append(self._try("email", self.post.send(letter)))
        await asyncio.gather(*sending)

    async def _try(self, channel: str, sending: Coroutine[Any, Any, None]) -> None:
        try:
            await sending
            REMINDERS.labels(channel, "sent").inc()
        except Exception as error:
            REMINDERS.labels(channel, "failed").inc()
            log.warning("a reminder could not be sent", channel=channel, error=repr(error))

    def news(self, live: Live, seat: int, most: int = 1000) -> Json:
        """What happened since the seat's last move, as it may see it."""
        s = live.state
        since = s.entries()[live.seats[seat].seen :]
        return {
            "kind": "turn",
            "table": live.id,
            "game": live.table.game,
            "seat": seat,
            "url": self._url(live),
            "log": [entry_json(s, entry, seat) for entry in since[-most:]],
        }

    def _url(self, live: Live) -> str:
        return f"{self.settings.public_url.rstrip('/')}/table/{live.id}"

    def letter(self, live: Live, seat: int, person: Person) -> tuple[str, str]:
        """Subject and text of an e-mail, in the player's language."""
        players = [live.people.names.get(row.person or "", "") for row in live.seats]
        words = Words(person.language, [live.game], names=players)
        s = live.state
        since = s.entries()[live.seats[seat].seen :][-QUOTED:]
        game = words.name(live.game)
        lines = [words.say("server-mail-hello", name=words.person(person.name), game=game), ""]
        lines += [f"- {words.entry(s, entry, seat)}" for entry in since]
        lines += ["", self._url(live)]
        return words.say("server-mail-subject", game=game), "\n".join(lines)

    async def _call(self, url: str, news: Json) -> None:
        await self.outside.post(url, json.dumps(news).encode(), {"content-type": "application/json"})

    async def _push(self, browser: Push, news: Json) -> None:
        """Encrypted for the browser alone, signed by us. A browser that is gone is forgotten."""
        sealed = WebPusher({"endpoint": browser.endpoint, "keys": browser.keys}).encode(
            json.dumps(news).encode()
        )
        headers = {
            **self._signature(browser.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
        }
        try:
            await self.outside.post(browser.endpoint, sealed["body"], headers)
        except httpx.HTTPStatusError as error:
            if error.response.status_code in (404, 410):
                async with self.db.write() as session:
                    await session.execute(delete(Push).where(Push.endpoint == browser.endpoint))
            raise

    def _signature(self, endpoint: str) -> dict[str, str]:
        """Who sends it, for the push service (VAPID)."""
        url = httpx.URL(endpoint)
        claims = {
            "sub": self.settings.push_contact,
            "aud": f"{url.scheme}://{url.netloc.decode('ascii')}",
            "exp": int(time.time()) + SIGNED,
        }
        return {name.lower(): value for name, value in self._vapid.sign(claims).items()}


def _new_vapid() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())
