"""What a game knows about playing it well, for heuristic and search bots."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tharsis.kernel.errors import RulesError

if TYPE_CHECKING:
    from tharsis.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """Advice for one seat. It is only ever handed a redeal of that seat, never the true state."""

    def choose(self, s: "State", seat: int, legal: list[int]) -> int:
        """The action to take, one of ``legal``. May use ``s.rng`` to vary."""
        raise RulesError("an advisor must choose")

    def sensible(self, s: "State", seat: int, legal: list[int]) -> list[int]:
        """Those of ``legal`` that are worth a thought; not all asides are for bots."""
        return legal

    def value(self, s: "State", seat: int) -> float:
        """How the seat stands, from 0 (lost) to 1 (won)."""
        raise RulesError("an advisor must judge positions")
