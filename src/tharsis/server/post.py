"""Letters: reminders, and those with a link that works once."""

import asyncio
import smtplib
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.locale import Words
from tharsis.server.auth import hash_link, new_link
from tharsis.server.kinds import LetterKind
from tharsis.server.logs import log
from tharsis.server.models import MailedLink, Person, now
from tharsis.server.problems import Problem
from tharsis.server.settings import Settings

#: Letters that are handed over at the same time; they wait for nobody but each other.
AT_ONCE = 4
SECONDS = 30
#: How long a link works, and how soon the next letter of its kind may be sent.
LIFETIMES = {LetterKind.RESET: timedelta(hours=1), LetterKind.VERIFY: timedelta(days=3)}
PAUSE = timedelta(minutes=1)


class Letter(NamedTuple):
    to: str
    subject: str
    text: str


class Post:
    """Hands letters to the mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="post")

    @property
    def links(self) -> bool:
        """Whether letters with links can be sent. The address in them must be set: what a request says of it
        may be an attacker's."""
        return bool(self.settings.smtp_url and self.settings.public_url)

    async def send(self, letter: Letter) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, letter)

    async def send_quietly(self, letter: Letter) -> None:
        """Nobody waits for it: what goes wrong is for the log."""
        try:
            await self.send(letter)
        except Exception as error:
            log.warning("a letter could not be sent", error=str(error))

    def _hand_over(self, letter: Letter) -> None:
        url = urlsplit(self.settings.smtp_url)
        message = EmailMessage()
        message["From"] = self.settings.mail_from or f"tharsis@{url.hostname}"
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message.set_content(letter.text)
        kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
        with kind(url.hostname or "localhost", url.port or 0, timeout=SECONDS) as server:
            if url.username:
                if url.scheme != "smtps":
                    server.starttls()
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)

    async def with_link(self, session: AsyncSession, person: Person, kind: LetterKind) -> Letter:
        """A letter with a new link, to be sent when the transaction is over. Earlier links of the kind
        end; the next letter has to wait a little."""
        if not self.links or person.email is None:
            raise Problem("no-letters", "this server sends no letters; ask who runs it")
        before = await session.scalar(
            select(MailedLink.created)
            .where(MailedLink.person == person.id, MailedLink.kind == kind)
            .order_by(MailedLink.created.desc())
        )
        if before is not None and before + PAUSE > now():
            after = (before + PAUSE - now()).total_seconds()
            raise Problem("too-many", "a letter is on its way; wait a little", after=round(after, 1))
        await session.execute(
            delete(MailedLink).where(MailedLink.person == person.id, MailedLink.kind == kind)
        )
        token, hashed = new_link()
        session.add(
            MailedLink(
                token=hashed, kind=kind, person=person.id, email=person.email, expires=now() + LIFETIMES[kind]
            )
        )
        return Letter(person.email, *self._words(person, kind, token))

    def _words(self, person: Person, kind: LetterKind, token: str) -> tuple[str, str]:
        """Subject and text. The secret stands behind a #: browsers keep it from servers and their logs."""
        words = Words(person.language)
        link = f"{self.settings.public_url.rstrip('/')}/{kind}#{token}"
        text = words.say(f"server-{kind}-text", name=words.person(person.name))
        parts = [text, link, words.say("server-letter-not-you")]
        return words.say(f"server-{kind}-subject"), "\n\n".join(parts)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


async def opened(session: AsyncSession, kind: LetterKind, token: str) -> MailedLink:
    """The link that a secret belongs to, for the first and only time."""
    gone = (
        delete(MailedLink)
        .where(MailedLink.token == hash_link(token), MailedLink.kind == kind, MailedLink.expires > now())
        .returning(MailedLink)
    )
    link = await session.scalar(gone)
    if link is None:
        raise Problem("unknown", "this link has been used or is too old; ask for a new letter")
    return link
