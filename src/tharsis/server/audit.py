"""The audit trail: who did what to whom, and when."""

import getpass

from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server.kinds import Deed
from tharsis.server.models import AuditEntry

#: What the operator is called before the name of the machine's user.
OPERATOR = "operator"


def note(session: AsyncSession, who: str, what: Deed, person: str | None = None, note: str = "") -> None:
    """Write it down with the deed itself: both happen, or neither."""
    session.add(AuditEntry(who=who[:60], what=what, person=person, note=note[:500]))


def operator() -> str:
    """Whoever works on the server's own machine."""
    try:
        return f"{OPERATOR} {getpass.getuser()}"
    except (KeyError, OSError):  # a container may run under a number without a name
        return OPERATOR
