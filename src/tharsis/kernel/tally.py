"""What of a game is worth counting over many games: who did what, and how far it went."""

from typing import Final

from tharsis.kernel.actions import SEAT, Actions, Kind, Lexicon, Term
from tharsis.kernel.errors import RulesError

NOBODY: Final = -1


class Tally:
    """The verbs and the log entries whose choices are counted, and ``clock``: the number in `Game.look` that
    says how far a game has gone, as in ``turn``.

    A verb counts what its first operand names for the seat that took it. A log entry counts the first thing
    it names for the seat, or for whoever plays the side, that it names.
    """

    def __init__(self, clock: str, verbs: tuple[str, ...] = (), logs: tuple[str, ...] = ()) -> None:
        self.clock: Final = clock
        self.verbs: Final = verbs
        self.logs: Final = logs
        #: What is counted, in order: each has a heading, ``tally-keep``.
        self.names: Final = verbs + logs

    def belong(self, actions: Actions, logs: Lexicon, sides: Kind | None) -> None:
        """Refuse names that the game's own tables do not have."""
        for name in self.verbs:
            if not any(verb.name == name and verb.kinds for verb in actions.verbs):
                raise RulesError(f"nothing can be counted for the verb {name!r}")
        for name in self.logs:
            if not any(term.name == name and counted(term, sides) for term in logs.terms):
                raise RulesError(f"nothing can be counted for the log entry {name!r}")


def counted(term: Term, sides: Kind | None) -> tuple[int, int] | None:
    """Which operands of a log entry say who did it and what it was; None where it lacks one of them."""
    who = what = NOBODY
    for place, kind in enumerate(term.kinds):
        if kind is SEAT or kind is sides:
            who = place if who == NOBODY else who
        elif kind.size and not kind.is_number:
            what = place if what == NOBODY else what
    return (who, what) if who != NOBODY and what != NOBODY else None
