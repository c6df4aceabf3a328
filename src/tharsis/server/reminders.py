"""Telling people that it is their turn, by Web Push, e-mail or webhook, and what happened meanwhile."""

import asyncio
import base64
import ipaddress
import json
import smtplib
import socket
from datetime import timedelta
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from sqlalchemy import delete, exists, or_, select, update

from tharsis.kernel.view import entry_json
from tharsis.locale import Words
from tharsis.server.database import Database, changed
from tharsis.server.hub import Hub
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.live import Live
from tharsis.server.logs import REMINDERS, log
from tharsis.server.models import Person, Push, Seat, Table, now
from tharsis.server.settings import Settings, kept_secret

Json = dict[str, Any]
#: Lines of the log that an e-mail quotes, and entries that a push message carries (it must stay small).
QUOTED = 20
PUSHED = 8


class Reminders:
    """Looks for seats whose player is asked and away, and tells them once for each decision."""

    def __init__(self, settings: Settings, db: Database, hub: Hub) -> None:
        self.settings = settings
        self.db = db
        self.hub = hub
        self._vapid = Vapid02.from_pem(kept_secret(settings.data / "vapid.pem", _new_vapid).encode())
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.push_key = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send_due(self) -> None:
        for table_id, seat, person in await self._due():
            try:
                await self._send(table_id, seat, person)
            except Exception as error:  # the others want to be told all the same
                log.warning("a reminder failed", table=table_id, seat=seat, error=repr(error))

    async def _send(self, table_id: str, seat: int, person: Person) -> None:
        if person.id in await self.hub.bus.present(table_id) or not await self._claim(table_id, seat):
            return
        room = await self.hub.room(table_id)
        if room.live.match is not None and seat in room.live.state.actors():
            await self._remind(room.live, seat, person)

    async def _due(self) -> list[tuple[str, int, Person]]:
        """Seats that may have to be reminded, of people who can be reached."""
        latest = now() - timedelta(seconds=self.settings.remind_after)
        reachable = or_(
            Person.email.is_not(None), Person.webhook.is_not(None), exists().where(Push.person == Person.id)
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
        if person.webhook:
            await self._try("webhook", self._call(person.webhook, self.news(live, seat)))
        if person.email and self.settings.smtp_url:
            await self._try(
                "email", asyncio.to_thread(self._mail, person.email, *self.letter(live, seat, person))
            )
        async with self.db.read() as session:
            browsers = list(await session.scalars(select(Push).where(Push.person == person.id)))
        for browser in browsers:
            await self._try("push", self._push(browser, self.news(live, seat, PUSHED)))

    async def _try(self, channel: str, sending: Any) -> None:
        try:
            await sending
            REMINDERS.labels(channel, "sent").inc()
        except Exception as error:
            REMINDERS.labels(channel, "failed").inc()
            log.warning("a reminder could not be sent", channel=channel, error=str(error))

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
        lines = [words.say("server-mail-hello", name=person.name, game=game), ""]
        lines += [f"- {words.entry(s, entry, seat)}" for entry in since]
        lines += ["", self._url(live)]
        return words.say("server-mail-subject", game=game), "\n".join(lines)

    def _mail(self, to: str, subject: str, text: str) -> None:
        url = urlsplit(self.settings.smtp_url)
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from or f"tharsis@{url.hostname}"
        letter["To"] = to
        letter["Subject"] = subject
        letter.set_content(text)
        kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
        with kind(url.hostname or "localhost", url.port or 0, timeout=30) as server:
            if url.username:
                if url.scheme != "smtps":
                    server.starttls()
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(letter)

    async def _call(self, url: str, news: Json) -> None:
        """POST to a webhook, at an address of the open internet only."""
        target = httpx.URL(url)
        port = target.port or (443 if target.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(target.host, port, type=socket.SOCK_STREAM)
        chosen = str(found[0][4][0])
        if not ipaddress.ip_address(chosen).is_global and not self.settings.webhook_private:
            raise ValueError(f"{target.host} is an address of the own network")
        async with httpx.AsyncClient(timeout=20, follow_redirects=False) as client:
            answer = await client.post(
                target.copy_with(host=chosen),
                json=news,
                headers={"host": target.netloc.decode()},
                extensions={"sni_hostname": target.host},
            )
            answer.raise_for_status()

    async def _push(self, browser: Push, news: Json) -> None:
        try:
            await asyncio.to_thread(
                webpush,
                subscription_info={"endpoint": browser.endpoint, "keys": browser.keys},
                data=json.dumps(news),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self.settings.push_contact},
                timeout=20,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                async with self.db.write() as session:
                    await session.execute(delete(Push).where(Push.endpoint == browser.endpoint))
            raise


def _new_vapid() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())
