"""A position as one seat may see it, as bytes for learning (K22).

A game lists the parts of its observation once, each with a name and a shape, and writes them into a row that
whoever asks provides: the rows of many games lie in one buffer, and nothing is built on the way. A byte is
``value - low``, held within 0 and 255; networks read ``(byte + low) / full``, which is mostly within 0 and 1.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr, u8

from tharsis.kernel.actions import Kind, Lexicon, Term
from tharsis.kernel.buffers import bytes_for
from tharsis.kernel.cards import Cards
from tharsis.kernel.errors import RulesError
from tharsis.kernel.options import Option, Value
from tharsis.kernel.step import AnyStep, Steps, operand_names

if TYPE_CHECKING:
    from librt.vecs import vec

    from tharsis.kernel.state import State

HIGHEST: Final = 255
#: Room for the operands of the open question, and of the step after it: whole numbers, tuples one after the
#: other.
OPERANDS: Final = 32
NEXT_OPERANDS: Final = 16
#: A number that does not fit into a byte is written as this, then in as many bytes as follow.
LARGE: Final = 255
LARGE_BYTES: Final = 5


class Part:
    """Numbers of an observation that belong together: where they start, how they are laid out, which value
    stands at byte 0 (`low`) and which counts as 1 (`full`)."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], low: int, full: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.low: Final = low
        self.full: Final = full
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size

    def read(self, row: bytes) -> object:
        """The values in a row, as nested lists of the part's shape; a single one by itself."""
        values = [byte + self.low for byte in row[self.start : self.start + self.size]]
        return _nested(values, self.shape)

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape})"


def _nested(values: list[int], shape: tuple[int, ...]) -> object:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    width = len(values) // shape[0]
    return [_nested(values[i * width : (i + 1) * width], shape[1:]) for i in range(shape[0])]


def _numbered(option: Option) -> dict[Value, int]:
    return {choice: i for i, choice in enumerate(option.choices)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What a game's observation consists of. A game's own class adds its parts and writes them; who is
    asked, what, and what waits after it are written here, the same in all games."""

    def __init__(self) -> None:
        self.parts: Final[list[Part]] = []
        self.size: i64 = 0
        #: What `look` shows for the eye alone: parts of the table that no play depends on.
        self.idle: frozenset[str] = frozenset()
        #: Fields of the state that only repeat what others say, so that it is found quickly.
        self.derived: frozenset[str] = frozenset()
        #: For each option, its name and the number of each choice.
        self._settings: list[tuple[str, dict[Value, int]]] = []
        #: The options that were told last, and how: they seldom differ from one position to the next.
        self._told: tuple[dict[str, Value] | None, list[int]] = (None, [])
        self._steps: dict[type[AnyStep], int] = {}
        #: For each prompt and each of its operands, where its kind is written; -1 for a figure.
        self._named: list[list[int]] = []
        self._blank: vec[u8] = bytes_for(0)

    def belong(self, seats: int, options: tuple[Option, ...], steps: Steps, prompts: Lexicon) -> None:
        """Add the parts that all games have; a game does so when it takes its observation over."""
        self._settings = [(option.name, _numbered(option)) for option in options]
        self._steps = {cls: i for i, cls in enumerate(steps.tags)}
        self._seat: i64 = self.add("seat", seats)
        self._players: i64 = self.add("seats", full=seats)
        self._options: i64 = self.add("options", len(options))
        self._owing: i64 = self.add("asked", seats)
        self._question: i64 = self.add("question", len(steps.tags))
        self._operands: i64 = self.add("operands", OPERANDS, low=-1, full=128)
        self._next: i64 = self.add("next", len(steps.tags))
        self._next_operands: i64 = self.add("next operands", NEXT_OPERANDS, low=-1, full=128)
        self._waiting: i64 = self.add("waiting", len(steps.tags))
        self._prompt: i64 = self.add("prompt", len(prompts.terms))
        self._figures: i64 = self._name_operands(prompts.terms)
        self._blank = bytes_for(self.size)

    def _name_operands(self, terms: list[Term]) -> i64:
        """Parts for what prompts name, a row for each kind and as many as one prompt has of it; last a few
        figures."""
        most: dict[str, int] = {}
        kinds: dict[str, Kind] = {}
        figures = 1
        for term in terms:
            count: dict[str, int] = {}
            numbers = 0
            for kind in term.kinds:
                if kind.is_number or not kind.size:
                    numbers += 1
                else:
                    kinds[kind.name] = kind
                    count[kind.name] = count.get(kind.name, 0) + 1
                    most[kind.name] = max(most.get(kind.name, 0), count[kind.name])
            figures = max(figures, numbers)
        starts = {name: int(self.add(f"asked {name}", most[name], kinds[name].size)) for name in most}
        for term in terms:
            met: dict[str, int] = {}
            places: list[int] = []
            for kind in term.kinds:
                if kind.is_number or not kind.size:
                    places.append(-1)
                else:
                    nth = met.get(kind.name, 0)
                    met[kind.name] = nth + 1
                    places.append(starts[kind.name] + nth * kind.size)
            self._named.append(places)
        return self.add("asked figures", figures, low=-1, full=8)

    def add(self, name: str, *shape: int, low: int = 0, full: int = 1) -> i64:
        """One more part; where it starts."""
        if any(part.name == name for part in self.parts):
            raise RulesError(f"an observation has one part {name!r}")
        part = Part(name, self.size, shape, low, full)
        self.parts.append(part)
        self.size += part.size
        return part.start

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise RulesError(f"no part {name!r}; there are {', '.join([part.name for part in self.parts])}")

    def blank(self) -> "vec[u8]":
        """A row that is all 0, to be written: a copy is quicker made than so many bytes."""
        return self._blank[: self.size]

    def read(self, row: bytes) -> dict[str, object]:
        """An observation by its parts, for people."""
        if len(row) != self.size:
            raise RulesError(f"an observation has {self.size} bytes, not {len(row)}")
        return {part.name: part.read(row) for part in self.parts}

    def write(self, s: "State", seat: int, row: "vec[u8]", at: i64) -> None:
        """Write what a seat sees into the row that starts at ``at`` and is all 0."""
        raise RulesError(f"{type(self).__name__} writes nothing")

    def write_question(self, s: "State", seat: int, row: "vec[u8]", at: i64) -> None:
        """Who plays, who is asked, what, and the steps that wait after it: all of it is public."""
        row[at + self._seat + seat] = 1
        row[at + self._players] = s.seats
        options, chosen = self._told  # together: another thread may tell of another game
        if s.options is not options:
            chosen = [numbers[s.options[name]] for name, numbers in self._settings]
            self._told = (s.options, chosen)
        place = at + self._options
        for number in chosen:
            row[place] = number
            place += 1
        owing: i64 = s.owing
        for i in range(s.seats):
            if owing >> (seat + i) % s.seats & 1:
                row[at + self._owing + i] = 1
        for waiting in s.agenda:
            place = at + self._waiting + self._steps[type(waiting)]
            if row[place] < HIGHEST:
                row[place] += 1
        if s.agenda:
            following = s.agenda[-1]
            row[at + self._next + self._steps[type(following)]] = 1
            place = at + self._next_operands
            self._write_operands(following, row, place, place + NEXT_OPERANDS)
        step = s.asking
        if step is None:
            return
        row[at + self._question + self._steps[type(step)]] = 1
        place = at + self._operands
        self._write_operands(step, row, place, place + OPERANDS)
        asked = seat if owing >> seat & 1 else s.actor()
        prompt = step.prompt(s, asked)
        row[at + self._prompt + prompt.key] = 1
        figure = at + self._figures
        for named, value in zip(self._named[prompt.key], prompt.args, strict=True):
            if named >= 0:
                row[at + named + value] = 1
            else:
                row[figure] = byte(value, -1)
                figure += 1

    def _write_operands(self, step: AnyStep, row: "vec[u8]", at: i64, end: i64) -> None:
        for name in operand_names(step):
            at = self._operand(getattr(step, name), row, at, end)

    def _operand(self, value: object, row: "vec[u8]", at: i64, end: i64) -> i64:
        """Write a whole number or a tuple; where the next one goes. What finds no room is left out."""
        if isinstance(value, tuple):
            at = self._operand(len(value), row, at, end)
            for each in value:
                at = self._operand(each, row, at, end)
            return at
        assert isinstance(value, int)
        number: i64 = value + 1
        if 0 <= number < LARGE:
            if at < end:
                row[at] = u8(number)
            return at + 1
        if at + LARGE_BYTES < end:
            row[at] = LARGE
            for i in range(LARGE_BYTES):
                row[at + 1 + i] = u8(number >> 8 * i & HIGHEST)
        return at + 1 + LARGE_BYTES


def byte(value: i64, low: i64 = 0) -> u8:
    """A value as it is written, held within what a byte can say."""
    number = value - low
    if number < 0:
        return 0
    return u8(number) if number < HIGHEST else u8(HIGHEST)


def write_cards(cards: Cards, seat: int, rows: list[int], row: "vec[u8]", at: i64) -> None:
    """Mark each card in the row of its place, where the seat knows it; else in that of the deck (place 0).
    ``rows`` gives the row of each place, -1 for what need not be told."""
    size: i64 = len(cards.place)
    hidden = at + rows[0] * size
    for card in range(size):
        if cards.seen[card] >> seat & 1:
            home: i64 = rows[cards.place[card]]
            if home >= 0:
                row[at + home * size + card] = 1
        else:
            row[hidden + card] = 1
