"""What is kept: people and their sessions, tables, seats, moves (append-only), snapshots, chat,
subscriptions, imports, reports, and who did what."""

from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    JSON,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from tharsis.server.kinds import (
    Deed,
    ImportState,
    LetterKind,
    RowKind,
    SeatKind,
    TableSource,
    TableState,
)
from tharsis.server.moments import TIME
from tharsis.server.names import LONGEST_LOGIN


def now() -> datetime:
    """The present moment of this server."""
    return TIME.now()


#: The name at a seat and of a line of chat whose person's data were deleted: readers see "somebody".
NOBODY: Final = ""


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Word(TypeDecorator[StrEnum]):
    """A state or kind, kept as its word."""

    impl = String
    cache_ok = True

    def __init__(self, kind: type[StrEnum], length: int) -> None:
        super().__init__(length)
        self.kind = kind

    def process_bind_param(self, value: StrEnum | str | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        return None if value is None else self.kind(value)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON, list[Any]: JSON}


class Person(Base):
    """Somebody who plays: a guest until a password is set."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    #: The name without capitals, which may be longer than the name itself.
    login: Mapped[str | None] = mapped_column(String(LONGEST_LOGIN), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(8), default="en")
    email: Mapped[str | None] = mapped_column(String(254))
    webhook: Mapped[str | None] = mapped_column(String(500))
    remind: Mapped[bool] = mapped_column(default=True)
    created: Mapped[datetime] = mapped_column(default=now)
    #: Whether the link in a letter to the address was opened; until then nothing else is sent there.
    verified: Mapped[bool] = mapped_column(default=False, server_default=false())
    #: Until when the token of the time before sessions is taken, once, for a session.
    former: Mapped[datetime | None]
    #: Kept out until then, and why; silent until then.
    banned: Mapped[datetime | None]
    ban_reason: Mapped[str | None] = mapped_column(String(500))
    muted: Mapped[datetime | None]


class SignIn(Base):
    """A session: a browser or a script with which somebody has signed in."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    #: The hash of its token, which is all that is kept of it.
    token: Mapped[str] = mapped_column(String(64), unique=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[datetime] = mapped_column(default=now)
    used: Mapped[datetime] = mapped_column(default=now)
    expires: Mapped[datetime]
    browser: Mapped[str] = mapped_column(String(60), default="")
    address: Mapped[str] = mapped_column(String(60), default="")


class MailedLink(Base):
    """The secret of a link in a letter; it works once."""

    __tablename__ = "mailed_links"

    #: Its hash.
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[LetterKind] = mapped_column(Word(LetterKind, 8))
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    email: Mapped[str] = mapped_column(String(254))
    created: Mapped[datetime] = mapped_column(default=now)
    expires: Mapped[datetime]


class Table(Base):
    """One game with its options. What can be computed from the moves is kept only to list tables quickly."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_lobby", "state", "public", "created"),
        Index("ix_tables_deadline", "state", "deadline"),
        Index("ix_tables_bots", "state", "bots_owe", "lease"),
        Index("ix_tables_host", "host", "state"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(60))
    public: Mapped[bool]
    options: Mapped[dict[str, Any]]
    clock: Mapped[dict[str, Any] | None]
    guide: Mapped[str | None] = mapped_column(String(40))
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    state: Mapped[TableState] = mapped_column(Word(TableState, 10), default=TableState.OPEN)
    source: Mapped[TableSource] = mapped_column(Word(TableSource, 10), default=TableSource.PLAY)
    created: Mapped[datetime] = mapped_column(default=now)
    moved: Mapped[datetime] = mapped_column(default=now)
    result: Mapped[dict[str, Any] | None]
    rematch: Mapped[str | None] = mapped_column(String(24))
    #: The people who want to play again, once the game is over.
    offer: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")
    actors: Mapped[list[Any]] = mapped_column(default=list)
    proposals: Mapped[list[Any]] = mapped_column(default=list)
    #: When the first clock runs out; no clock, no deadline.
    deadline: Mapped[datetime | None]
    #: Whether a bot owes a decision, and until when a worker has promised to see to it.
    bots_owe: Mapped[bool] = mapped_column(default=False)
    lease: Mapped[datetime] = mapped_column(default=now)
    #: Since when the table cannot be opened, and why; meanwhile it has no deadline.
    broken: Mapped[datetime | None] = mapped_column(index=True)
    broken_why: Mapped[str | None] = mapped_column(String(300))


class Seat(Base):
    """A seat: open, a person's or a bot's."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(Word(SeatKind, 8))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    #: Who sat here in an imported game; empty where a person's data were deleted.
    name: Mapped[str | None] = mapped_column(String(40))
    #: Whose seat a bot plays: who left it, or lost it to the clock or by agreement, may come back.
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    #: Since when the person is not at the table. Nobody knows of somebody who is here, or whose worker died.
    away: Mapped[datetime | None]
    #: Hash of the last seat link, who made it, and whether it has seated somebody: it does so once.
    link: Mapped[str | None] = mapped_column(String(64), index=True)
    link_by: Mapped[str | None] = mapped_column(String(24))
    link_used: Mapped[bool] = mapped_column(default=False, server_default=false())
    resigned: Mapped[bool] = mapped_column(default=False)
    #: Seconds on the clock, counted at ``since`` while the seat is asked.
    left: Mapped[float | None]
    since: Mapped[datetime | None]
    #: The log number at which this seat last moved, and when it was last reminded.
    seen: Mapped[int] = mapped_column(default=0)
    reminded: Mapped[datetime | None]


class Row(Base):
    """One line of a table's history, most often a move. Rows are only ever added; the key keeps two workers
    from adding the same number, so the second one sees that the game has moved on."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[RowKind] = mapped_column(Word(RowKind, 8))
    seat: Mapped[int]
    #: The notation of a move, or undo or retract; of a resumption the last row that still counts (-1: none,
    #: the game begins anew); of an end how it came.
    text: Mapped[str] = mapped_column(String(200), default="")
    #: What chance answered, as in ``die 4``. Older rows of a batch have all of it on the first one.
    outcomes: Mapped[list[Any]] = mapped_column(default=list)
    at: Mapped[datetime] = mapped_column(default=now)


class Folded(Base):
    """All rows of a game that is long over, in one piece: see `folding`."""

    __tablename__ = "folded"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    #: The number of its last row.
    last: Mapped[int]
    rows: Mapped[bytes] = mapped_column(LargeBinary)


class Snapshot(Base):
    """A saved position, after so many rows of the table; a quiet one survives a change of the rules."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    rules_version: Mapped[int]
    quiet: Mapped[bool]
    saved: Mapped[bytes] = mapped_column(LargeBinary)


class Chat(Base):
    """What people say at a table."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(default=now)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(500))
    #: Who said it; nobody where the server did, or where the person's data were deleted.
    person: Mapped[str | None] = mapped_column(String(24), index=True)


class Push(Base):
    """A browser that wants to be told."""

    __tablename__ = "pushes"

    endpoint: Mapped[str] = mapped_column(String(500), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    keys: Mapped[dict[str, Any]]


class Import(Base):
    """A recorded game that is being read in."""

    __tablename__ = "imports"
    __table_args__ = (Index("ix_imports_person", "person", "created"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    state: Mapped[ImportState] = mapped_column(Word(ImportState, 8), default=ImportState.WORKING)
    done: Mapped[int] = mapped_column(default=0)
    of: Mapped[int] = mapped_column(default=0)
    table_id: Mapped[str | None] = mapped_column(String(24))
    error: Mapped[str | None] = mapped_column(Text)
    #: Lines of the record that could not be read, and where it stops.
    warnings: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")
    created: Mapped[datetime] = mapped_column(default=now)


class Pulse(Base):
    """The one row in which workers write that the house is open."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime | None]
    #: How many seconds it was closed, all in all.
    paused: Mapped[float]


class Report(Base):
    """What somebody wants the operator to look at: a person, perhaps for a line of chat. The ids may outlive
    those they name."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(default=now)
    by: Mapped[str | None] = mapped_column(String(24), index=True)
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    table_id: Mapped[str] = mapped_column(String(24))
    line: Mapped[int | None]
    #: The line as it was said.
    said: Mapped[str | None] = mapped_column(String(500))
    reason: Mapped[str] = mapped_column(String(500))
    settled: Mapped[datetime | None]


class AuditEntry(Base):
    """Who did what to whom, and when. It holds ids and no names, so that it can outlive everybody."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(default=now)
    #: A person's id, or ``operator`` with the name of the account on the server's machine.
    who: Mapped[str] = mapped_column(String(60))
    what: Mapped[Deed] = mapped_column(Word(Deed, 20))
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    note: Mapped[str] = mapped_column(String(500), default="")
