"""Bots at the seats of a match, beside the people who play it."""

from collections.abc import Callable, Sequence
from typing import Final

from tharsis.bots.bot import Bot
from tharsis.kernel import Match, Rng


def nobody_listens(seat: int) -> None:
    """The moves of bots, untold."""


class Company:
    """A bot for each seat that no person plays. Each is handed redeals of its own seat, never the game."""

    def __init__(self, match: Match, minds: Sequence[Bot | None]) -> None:
        self.match: Final = match
        self.minds: Final = list(minds)
        self._redeals: Final = Rng()
        self._redeals.seed(len(match.moves) + 1)

    @property
    def people(self) -> list[int]:
        return [seat for seat, mind in enumerate(self.minds) if mind is None]

    def play(self, after: Callable[[int], None] = nobody_listens) -> None:
        """Go on until only people are asked, or the game is over; ``after`` hears of each seat that has
        decided."""
        while asked := [seat for seat in self.match.state.actors() if self.minds[seat] is not None]:
            self._decide(asked[0])
            after(asked[0])

    def _decide(self, seat: int) -> None:
        s = self.match.state
        mind = self.minds[seat]
        assert mind is not None
        action = mind.choose(s.redeal(seat, self._redeals.word()), seat, s.legal(seat))
        self.match.play(seat, s.game.actions.notation(action))
