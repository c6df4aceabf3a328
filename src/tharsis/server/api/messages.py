"""What a client may say over the socket."""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    Field,
    StrictBool,
    StrictInt,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from tharsis.server.api.schemas import Clean, Request, SeatNumber, Short
from tharsis.server.bodies import check_shape
from tharsis.server.kinds import About, Doubt
from tharsis.server.names import spoken
from tharsis.server.problems import Problem

Count = Annotated[StrictInt, Field(ge=0, le=1 << 31)]
Eyes = Annotated[StrictInt, Field(ge=-1, le=7)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), Clean]
Notations = Annotated[list[Notation], Field(min_length=1, max_length=100)]
Doubts = Annotated[list[Doubt], Field(max_length=len(Doubt))]


class Message(Request):
    id: (
        Annotated[StrictInt, Field(ge=-(1 << 53), le=1 << 53)]
        | Annotated[str, Field(max_length=64), Clean]
        | None
    ) = None


class Hello(Message):
    type: Literal["hello"]
    protocol: StrictInt
    seat: Eyes | None = None
    position: Count = 0
    log: Count = 0


class Look(Message):
    type: Literal["look"]
    seat: Eyes


class MoveMessage(Message):
    type: Literal["move"]
    seat: SeatNumber
    position: Count
    moves: Notations
    unless: Doubts = []


class Retract(Message):
    type: Literal["retract"]
    seat: SeatNumber
    position: Count


class Undo(Message):
    type: Literal["undo"]
    seat: SeatNumber
    position: Count


class Why(Message):
    type: Literal["why"]
    seat: SeatNumber
    move: Notation | None = None
    target: Short | None = None


class Preview(Message):
    type: Literal["preview"]
    seat: SeatNumber
    position: Count
    moves: Notations


class Propose(Message):
    type: Literal["propose"]
    seat: SeatNumber
    about: About
    of: SeatNumber | None = None
    bot: Short | None = None


class Answer(Message):
    type: Literal["answer"]
    seat: SeatNumber
    proposal: Count
    yes: StrictBool


class Resign(Message):
    type: Literal["resign"]
    seat: SeatNumber


class ChatMessage(Message):
    type: Literal["chat"]
    text: Annotated[
        str, StringConstraints(max_length=500, strip_whitespace=True), Clean, AfterValidator(spoken)
    ]


class LogMessage(Message):
    type: Literal["log"]
    since: Annotated[Count, Field(alias="from")] = 0


class Ping(Message):
    type: Literal["ping"]


Said = (
    Hello
    | Look
    | MoveMessage
    | Retract
    | Undo
    | Why
    | Preview
    | Propose
    | Answer
    | Resign
    | ChatMessage
    | LogMessage
    | Ping
)
_adapter: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


def read(text: str) -> Said:
    """A client's message, checked."""
    if not text:
        raise Problem("bad-message", "a message is JSON in a text frame, of at most 64 KiB")
    check_shape(text.encode(errors="surrogatepass"))
    try:
        return _adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Problem("bad-message", f"{where}: {first['msg']}" if where else first["msg"]) from error
