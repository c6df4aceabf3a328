"""What can go wrong, one class for each kind of caller."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tharsis.kernel.state import Refusal


class TharsisError(Exception):
    """Anything a user may be shown: the message says what is wrong and what to do.

    It is in English. Where the house says the same in the languages of people, two more arguments are the
    code of its words and their figures: ``BadOption("there is no bot 'x'", "no-bot", {"wanted": "x"})``.
    """

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""

    @property
    def fault(self) -> str:
        return str(self.args[1]) if len(self.args) > 1 else ""

    @property
    def figures(self) -> "dict[str, object]":
        return dict(self.args[2]) if len(self.args) > 2 else {}


class IllegalMove(TharsisError):
    """A move that the rules, the turn or the notation refuse. Nothing has changed.

    Where the rules speak, ``refusal`` is what they say: who catches this need not ask them again.
    """

    def __init__(self, message: str, refusal: "Refusal | None" = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class BadOption(TharsisError):
    """A seat count or an option that the game does not offer."""


class BadSave(TharsisError):
    """A saved position that cannot be read."""


class BadReplay(TharsisError):
    """A recorded game that cannot be read or does not follow the rules."""


class ImpossiblePosition(TharsisError):
    """A scenario that no game could reach."""


class UnknownGame(TharsisError):
    """A game id that no installed package offers."""


class MissingExtra(TharsisError):
    """Something that needs libraries which are not installed."""


class RulesError(Exception):
    """A mistake in a game's own code, for its programmer."""


class NeedOutcome(Exception):
    """A script was asked for an outcome that its record does not give."""

    def __init__(self, kind: int, n: int, cards: tuple[int, ...] = ()) -> None:
        super().__init__(f"the script is silent on chance kind {kind}")
        self.kind = kind
        self.n = n
        self.cards = cards
