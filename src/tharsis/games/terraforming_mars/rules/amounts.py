"""8.1.3, 8.1.4: the question how much."""

from typing import Final

from tharsis.games.terraforming_mars.actions import AMOUNT, AMOUNT_RANGE, MOST
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import LEGAL, NOT_NOW, RulesError, Step


class HowMuch(Step[TMState]):
    """One at least and `high` at most; a single one is no question."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def high(self, s: TMState) -> int:
        raise RulesError(f"{type(self).__name__} has no limit")

    def take(self, s: TMState, n: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def run(self, s: TMState) -> None:
        high = self.high(s)
        if high > 1:
            s.ask(self, self.seat)
        elif high == 1:
            self.take(s, 1)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [AMOUNT + n for n in range(1, self.high(s) + 1)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not AMOUNT <= action <= AMOUNT + MOST:
            return NOT_NOW
        return LEGAL if 1 <= action - AMOUNT <= self.high(s) else AMOUNT_RANGE

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return 1, self.high(s)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        self.take(s, action - AMOUNT)
