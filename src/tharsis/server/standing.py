"""How somebody stands with the house: kept out or silenced by the operator, for a time and with a reason."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import audit
from tharsis.server.kinds import Deed
from tharsis.server.models import Person, now
from tharsis.server.problems import Problem
from tharsis.server.summary import stamp

#: The end of what has none.
NEVER: Final = datetime(9999, 1, 1, tzinfo=UTC)


def shown(until: datetime | None) -> str | None:
    """Until when something holds, for the wire; ``never`` is a word, not a date."""
    if until is None or until <= now():
        return None
    return "never" if until >= NEVER else stamp(until)


def check_welcome(person: Person) -> None:
    """A problem when somebody is kept out."""
    until = shown(person.banned)
    if until is not None:
        when = "for good" if until == "never" else f"until {until}"
        reason = person.ban_reason or ""
        raise Problem("banned", f"you are kept out {when}: {reason}", why=reason, until=until)


def check_may_speak(person: Person) -> None:
    """A problem when somebody has been silenced."""
    until = shown(person.muted)
    if until is not None:
        when = "here" if until == "never" else f"until {until}"
        raise Problem("muted", f"you may play, but not chat {when}", until=until)


def ban(session: AsyncSession, who: str, person: Person, until: datetime, reason: str) -> None:
    """Keep somebody out. Their sessions stay closed rather than forgotten: they are told why, and a guest
    whose time is over has lost nothing."""
    person.banned, person.ban_reason = until, reason
    audit.note(session, who, Deed.BAN, person.id, _note(until, reason))


def unban(session: AsyncSession, who: str, person: Person) -> None:
    person.banned = person.ban_reason = None
    audit.note(session, who, Deed.UNBAN, person.id)


def mute(session: AsyncSession, who: str, person: Person, until: datetime, reason: str) -> None:
    person.muted = until
    audit.note(session, who, Deed.MUTE, person.id, _note(until, reason))


def unmute(session: AsyncSession, who: str, person: Person) -> None:
    person.muted = None
    audit.note(session, who, Deed.UNMUTE, person.id)


def _note(until: datetime, reason: str) -> str:
    when = "for good" if until >= NEVER else f"until {stamp(until)}"
    return f"{when}: {reason}" if reason else when


def as_json(person: Person) -> dict[str, Any]:
    """The same for the operator and for a person's own data."""
    return {"banned": shown(person.banned), "ban_reason": person.ban_reason, "muted": shown(person.muted)}
