"""What requests may contain. Everything is bounded, and nothing unprintable gets in."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from tharsis.server import names
from tharsis.server.kinds import (
    ClockKind,
    ImportFormat,
    ImportState,
    OutOfTime,
    SeatKind,
    SeatWish,
    TableState,
)


def _printable(text: str) -> str:
    if any(char < " " or char == "\x7f" or "\ud800" <= char <= "\udfff" for char in text):
        raise ValueError("control characters are not allowed")
    return text


def _readable(text: str) -> str:
    if "\x00" in text or any("\ud800" <= char <= "\udfff" for char in text):
        raise ValueError("this is no readable text")
    return text


Clean = AfterValidator(_printable)
#: Cleaned of what cannot be seen, and then measured.
Name = Annotated[str, StringConstraints(max_length=400), AfterValidator(names.person_name)]
Short = Annotated[str, StringConstraints(max_length=200), Clean]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_\-]{1,24}$")]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=7)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Guest(Request):
    name: Name | None = None


Password = Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(_readable)]


class Account(Request):
    name: Name
    password: Password


class PasswordChange(Request):
    old: Password
    new: Password


class Forgotten(Request):
    #: The name of an account, or its address.
    name: Annotated[str, StringConstraints(min_length=1, max_length=254, strip_whitespace=True), Clean]


class OpenedLink(Request):
    token: Short


class NewPassword(Request):
    token: Short
    password: Password


class Farewell(Request):
    password: Password | None = None


class NewReport(Request):
    table: Id
    seat: SeatNumber | None = None
    line: Annotated[StrictInt, Field(ge=0, le=(1 << 31) - 1)] | None = None
    reason: Annotated[str, StringConstraints(max_length=500, strip_whitespace=True), Clean] = ""


class Profile(Request):
    name: Name | None = None
    language: Literal["en", "ko"] | None = None
    email: (
        Annotated[str, StringConstraints(max_length=254, pattern=r"^$|^[^@\s]+@[^@\s]+$"), Clean] | None
    ) = None
    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^$|^https?://"), Clean] | None = None
    remind: StrictBool | None = None


class PushKeys(Request):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_\-=]{20,200}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_\-=]{8,100}$")]


class PushSubscription(BaseModel):
    endpoint: Annotated[str, StringConstraints(max_length=500, pattern=r"^https://"), Clean]
    keys: PushKeys


class NewSeat(Request):
    kind: SeatWish
    bot: Short | None = None


class Clock(Request):
    kind: ClockKind
    seconds: Annotated[float, Field(ge=1, le=60 * 24 * 3600)]
    increment: Annotated[float, Field(ge=0, le=24 * 3600)] = 0
    then: OutOfTime = OutOfTime.BOT


class NewTable(Request):
    game: Short
    name: Annotated[str, StringConstraints(max_length=600), AfterValidator(names.table_name)] | None = None
    public: StrictBool = True
    options: Annotated[dict[Short, StrictBool | StrictInt | Short], Field(max_length=50)] = {}
    seats: Annotated[list[NewSeat], Field(max_length=8)] = []
    clock: Clock | None = None
    guide: Short | None = None


class AnySeat(Request):
    seat: SeatNumber | None = None


class OneSeat(Request):
    seat: SeatNumber


class SeatForBot(Request):
    seat: SeatNumber
    bot: Short


class SeatLink(Request):
    token: Short


class NewImport(Request):
    format: ImportFormat = ImportFormat.THARSIS
    game: Short
    text: Annotated[str, StringConstraints(max_length=4_000_000), AfterValidator(_readable)]


class Error(BaseModel):
    """Every refusal: a code for programs, a sentence for the log, and what belongs to the code."""

    model_config = ConfigDict(extra="allow")
    code: str
    detail: str


class Refused(BaseModel):
    error: Error


class PersonShown(BaseModel):
    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    #: Whether the link in a letter to the address was opened.
    verified: bool
    webhook: str | None
    remind: bool
    #: Until when one may not chat, `never` where it does not end; `null` for whoever may.
    muted: str | None


class Me(BaseModel):
    person: PersonShown | None


class SignedIn(BaseModel):
    person: PersonShown
    token: str


class SessionShown(BaseModel):
    id: str
    current: bool
    browser: str
    address: str
    created: str
    used: str
    expires: str


class SessionsShown(BaseModel):
    sessions: list[SessionShown]


class Ended(BaseModel):
    ended: bool


class Letters(BaseModel):
    """Whether this server can send letters with links."""

    letters: bool


class LetterSent(BaseModel):
    sent: bool


class Verified(BaseModel):
    verified: bool


class Reported(BaseModel):
    reported: bool


class SeatShown(BaseModel):
    seat: int
    kind: SeatKind
    name: str | None
    guest: bool
    bot: str | None
    #: For whom a bot plays: who may take the seat back.
    owner: str | None
    connected: bool
    #: Since when its player is away, and until when the seat is kept for them alone.
    away: str | None
    until: str | None
    resigned: bool


class Offer(BaseModel):
    """Playing again: the seats that want to, and those that have not said so."""

    yes: list[int]
    waiting: list[int]


class Summary(BaseModel):
    id: str
    game: str
    name: str | None
    state: TableState
    public: bool
    options: dict[str, Any]
    clock: dict[str, Any] | None
    seats: list[SeatShown]
    mine: list[int]
    #: Seats of yours that a bot plays: you may take them back.
    lost: list[int]
    #: Seats with a link of yours that nobody has used.
    links: list[int]
    host: bool
    removable: bool
    actors: list[int]
    guide: str | None
    offer: Offer | None
    rematch: str | None
    result: dict[str, Any] | None
    broken: bool
    created: str
    moved: str


class Lobby(BaseModel):
    tables: list[Summary]
    next: str | None


class Link(BaseModel):
    path: str


class Claimed(BaseModel):
    table: Summary
    seat: int


class ImportShown(BaseModel):
    id: str
    state: ImportState
    done: int
    of: int
    table: str | None
    error: str | None
    #: Lines of a record that could not be read, and where it stops.
    warnings: list[str]


class Part(BaseModel):
    """A part of the table: lines, and perhaps rows under heads, the first of each row its name."""

    id: str
    title: str
    lines: list[str]
    heads: list[str]
    rows: list[list[str]]


class Option(BaseModel):
    do: str
    text: str


class TableInWords(BaseModel):
    seat: int
    position: int
    actors: list[int]
    #: The log number from which `news` tell; 0 where these eyes have not moved: then the last of all.
    since: int
    news: list[str]
    question: str
    rule: str
    options: list[Option]
    parts: list[Part]
    #: How the game ended, and the players by rank.
    result: list[str]
