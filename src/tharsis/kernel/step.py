"""A step is one unit of the rules waiting to happen (K1, K2, K14)."""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tharsis.kernel.actions import LEGAL, NOT_NOW
from tharsis.kernel.errors import BadSave, IllegalMove, RulesError
from tharsis.kernel.shape import FREE, NEVER, Shape

if TYPE_CHECKING:
    from tharsis.kernel.state import State

S = TypeVar("S", bound="State")


class Prompt:
    """What a question says: its key in the game's ``ask`` lexicon, and operands."""

    def __init__(self, key: int, args: tuple[int, ...] = ()) -> None:
        self.key: Final = key
        self.args: Final = args


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable, and holds nothing hidden: its operands are ints or tuples of ints, set in
    ``__init__`` in the order of the parameters. It works or asks, never both."""

    def run(self, s: S) -> None:
        """Do the work, or ask; a question only asks, computing from the state who still owes."""
        raise RulesError(f"{type(self).__name__} does not run")

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions open to a seat that was asked."""
        raise RulesError(f"{type(self).__name__} asks nothing")

    def why(self, s: S, seat: int, action: int) -> int:
        """0, or the reason that forbids the action. Total over the action space."""
        return LEGAL if action in self.legal(s, seat) else NOT_NOW

    def figures(self, s: S, seat: int, action: int, reason: int) -> tuple[int, ...]:
        """Operands of a refusal's words, computed only when somebody reads them: what the action names too
        is taken from there, the rest from `details`."""
        term = s.game.reasons.terms[reason]
        verb = s.game.actions.verb(action)
        named = verb.operands(action)
        found: list[int] = []
        missing: list[int] = []
        for i, kind in enumerate(term.kinds):
            place = verb.place_of(term.labels[i], kind)
            if place < 0:
                missing.append(i)
                found.append(0)
            else:
                found.append(named[place] + kind.low)
        if missing:
            details = self.details(s, self.decider(seat), action, reason)
            if len(details) != len(missing):
                what = f"{len(missing)} more figures of {term.name!r}, not {details}"
                raise RulesError(f"{type(self).__name__} should give {what}")
            for i, value in zip(missing, details, strict=True):
                found[i] = value
        return tuple(found)

    def details(self, s: S, by: int, action: int, reason: int) -> tuple[int, ...]:
        """The operands of a refusal's words that the action does not name, in their order."""
        return ()

    def asked_by(self, s: S, seat: int) -> str:
        """The number of the rule that asks: that of the prompt, unless several rules share its words."""
        return s.game.prompts.terms[self.prompt(s, seat).key].rule

    def rule(self, s: S, seat: int, action: int) -> str:
        """The number of the rule by which an action is judged here: what a refusal cites whose reason many
        rules share. That of the question, unless each of its verbs has a rule of its own."""
        return self.asked_by(s, seat)

    def decider(self, seat: int) -> int:
        """Who decides: a side where the game has sides, else the seat."""
        return seat

    def shape(self, s: S, seat: int) -> Shape:
        """How the question is to be answered."""
        return Shape(FREE, (), NEVER, 1, 1, 0)

    def firm(self) -> bool:
        """Whether nobody may do anything aside while this is asked, such as in the middle of a payment."""
        return False

    def choose(self, s: S, seat: int, action: int) -> None:
        """Take an answer: do the work or queue what follows. To ask again, queue yourself."""
        raise RulesError(f"{type(self).__name__} takes no answer")

    def prompt(self, s: S, seat: int) -> Prompt:
        """What the question says."""
        raise RulesError(f"{type(self).__name__} has no prompt")

    def retract(self, s: S, seat: int) -> None:
        """Take a seat's answer to an open question for several back."""
        raise IllegalMove("this answer cannot be taken back")


AnyStep = Step[Any]


_names: Final[dict[type[AnyStep], list[str]]] = {}


def operand_names(step: AnyStep) -> list[str]:
    """What a step's operands are called, in the order of its constructor, compiled or not."""
    known = _names.get(type(step))
    if known is not None:
        return known
    names: list[str] = []
    # A compiled class lists its own fields before its bases'; in the sources it is the other way round.
    for cls in reversed(type(step).__mro__):
        for name in cls.__dict__.get("__mypyc_attrs__", ()):
            if not name.startswith("_") and name not in names:
                names.append(name)
    for name in getattr(step, "__dict__", {}):
        if name not in names:
            names.append(name)
    _names[type(step)] = names
    return names


def operands(step: AnyStep) -> list[object]:
    """A step's operands in the order of its constructor."""
    return [getattr(step, name) for name in operand_names(step)]


def _operand(value: object) -> object:
    """A saved operand: a flag, an int, or a tuple of operands."""
    if isinstance(value, bool):  # first and alone: compiled code would take it for an int
        return value
    if type(value) is int:
        return value
    if isinstance(value, list | tuple):
        return tuple([_operand(v) for v in value])
    raise BadSave(f"a step holds {value!r}; only whole numbers can stand there")


class Steps:
    """A game's step classes under fixed tags, so that saved positions survive a renaming."""

    def __init__(self) -> None:
        self.classes: dict[str, type[AnyStep]] = {}
        self.tags: dict[type[AnyStep], str] = {}
        self.structural: set[type[AnyStep]] = set()

    def add(self, tag: str, cls: type[AnyStep], structural: bool = False) -> None:
        """Register a class. A position is quiet while only structural steps wait."""
        if tag in self.classes or cls in self.tags:
            raise RulesError(f"step {tag} ({cls.__name__}) is registered twice")
        self.classes[tag] = cls
        self.tags[cls] = tag
        if structural:
            self.structural.add(cls)

    def pack(self, step: AnyStep) -> list[object]:
        tag = self.tags.get(type(step))
        if tag is None:
            raise RulesError(f"step {type(step).__name__} is not registered")
        return [tag, *operands(step)]

    def unpack(self, data: object) -> AnyStep:
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise BadSave("a step must be a list that starts with its tag")
        cls = self.classes.get(data[0])
        if cls is None:
            raise BadSave(f"unknown step {data[0]!r}")
        try:
            return cls(*[_operand(value) for value in data[1:]])
        except TypeError as error:
            raise BadSave(f"step {data[0]!r} does not take {data[1:]!r}") from error
