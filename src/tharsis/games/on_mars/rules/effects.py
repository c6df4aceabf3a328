"""What tiles, spaces, cards and executive actions do: tables of effects, which the vocabulary fills."""

from typing import Final

from tharsis.games.on_mars.codes import EFFECT_IDS
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step


class Effect:
    """One effect: whether any part of it can be carried out, and how it begins."""

    def possible(self, s: OMState, c: int) -> bool:
        return False

    def regards_bots(self) -> bool:
        """Whether it depends on where the company's Bots stand."""
        return False

    def start(self, s: OMState, c: int, must: bool) -> None:
        """Queue the steps; only called when possible. ``must``: at least a part has to be carried out."""


TABLE: Final[list[Effect]] = [Effect() for _ in EFFECT_IDS]
#: The same effects as Lacerda resolves them (10.4); what is missing does nothing for him.
SOLO_TABLE: Final[list[Effect]] = [Effect() for _ in EFFECT_IDS]


def resolved_by(s: OMState, c: int, code: int) -> Effect:
    return SOLO_TABLE[code] if c == s.lacerda else TABLE[code]


def possible(s: OMState, c: int, code: int) -> bool:
    return resolved_by(s, c, code).possible(s, c)


class Benefit(Step[OMState]):
    """A benefit in its place among other steps; what has become impossible falls away. It may be declined
    unless it must be used."""

    def __init__(self, company: int, code: int, must: bool = False) -> None:
        self.company: Final = company
        self.code: Final = code
        self.must: Final = must

    def run(self, s: OMState) -> None:
        what = resolved_by(s, self.company, self.code)
        if what.possible(s, self.company):
            what.start(s, self.company, self.must)
