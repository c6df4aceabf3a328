"""What a bot is, and the two simple ones."""

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel import Advisor, Rng, RulesError, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays any seat of one game. It is only ever handed a redeal of the seat it plays, so nothing that
    the seat cannot see reaches it."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """The action to take, one of ``legal``."""
        raise RulesError("a bot must choose")


class RandomBot(Bot):
    """Takes any legal action, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng()
        self.rng.seed(seed)

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


class HeuristicBot(Bot):
    """Follows the advisor that the game brings."""

    def __init__(self, advisor: Advisor) -> None:
        self.advisor: Final = advisor

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self.advisor.choose(s, seat, legal)
