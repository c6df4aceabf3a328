"""Positions made to order: for tests, guided first games and analysis."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tharsis.kernel.chance import Script
from tharsis.kernel.errors import ImpossiblePosition
from tharsis.kernel.step import AnyStep

if TYPE_CHECKING:
    from tharsis.kernel.game import Game
    from tharsis.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Generic[S]):
    """Starts from a fresh game with nothing waiting. A game's own scenario adds words for its pieces,
    hands and tracks, each returning ``self``; `next` scripts chance; `ask` gives the position."""

    def __init__(self, s: S) -> None:
        self.s: Final = s
        self.script: Final = Script({})
        s.agenda.clear()
        s.asking = None
        s.owing = 0
        s.parallel = False
        s.answers = []
        s.source = self.script
        s.tape = None
        s.journal = None
        s.moves = 0
        s.fence = 0

    def impossible(self, why: str) -> ImpossiblePosition:
        return ImpossiblePosition(f"{self.s.game.id}: {why}")

    def script_chance(self, kind: int, *outcomes: int) -> None:
        """The next outcomes of a kind of chance; where the script ends, chance is free."""
        if not 0 <= kind < len(self.s.game.chances):
            raise self.impossible(f"there is no chance kind {kind}")
        self.script.add(kind, list(outcomes))

    def ask(self, *steps: AnyStep) -> S:
        """Check the position, queue steps in reading order, and run to the first decision."""
        fault = self.s.invariants()
        if fault:
            raise self.impossible(fault)
        self.s.do(*steps)
        self.s.advance()
        return self.s


class Hint:
    """One hint of a lesson: shown when the given action becomes possible, gone when it is taken.

    A hint opens a scene; those ``inside`` it follow from its action and are passed over when the learner goes
    another way. A lesson does not wait for what comes only ``perhaps``.
    """

    def __init__(self, key: str, notation: str, *, inside: bool = False, perhaps: bool = False) -> None:
        self.key: Final = key
        self.notation: Final = notation
        self.inside: Final = inside
        self.perhaps: Final = perhaps


class Lesson:
    """A guided first game: a prepared position and hints that teach by playing."""

    def __init__(self, name: str, seat: int, start: "LessonStart", hints: tuple[Hint, ...]) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.start: Final = start
        self.hints: Final = hints


@mypyc_attr(allow_interpreted_subclasses=True)
class LessonStart:
    """Builds the position of a lesson."""

    def build(self, game: "Game") -> "State":
        raise ImpossiblePosition("a lesson must build its position")
