"""A bot that looks to the end of the game when it is near: what was learnt in many games does not count to
the last coin, and nobody should lose what can still be counted."""

from typing import Final

from tharsis.bots.bot import Bot
from tharsis.kernel import Advisor, Rng, State

#: Decisions within which an end is near.
NEAR: Final = 80
#: Redeals on which two answers are compared.
REDEALS: Final = 8


class WatchfulBot(Bot):
    """Plays as another bot does, until the rest of the game, played by the rules of thumb of an advisor, is
    short. Then it also plays out what the advisor would do, and takes that if it ends better."""

    def __init__(self, bot: Bot, advisor: Advisor, seed: int) -> None:
        self.bot: Final = bot
        self.advisor: Final = advisor
        self.rng: Final = Rng()
        self.rng.seed(seed)

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        first = self.bot.choose(s, seat, legal)
        if len(legal) == 1 or self.worth(s, seat, first, self.rng.word()) is None:
            return first
        other = self.advisor.choose(s.redeal(seat, self.rng.word()), seat, legal)
        if other == first:
            return first
        deals = [self.rng.word() for _ in range(REDEALS)]
        mine, theirs = [self.mean_worth(s, seat, action, deals) for action in (first, other)]
        return other if theirs > mine else first

    def mean_worth(self, s: State, seat: int, action: int, deals: list[int]) -> float:
        """Over these redeals; games without a near end count as even."""
        return sum([self.worth(s, seat, action, deal) or 0.0 for deal in deals]) / len(deals)

    def worth(self, s: State, seat: int, action: int, deal: int) -> float | None:
        """What a game brings the seat when the advisor goes on after an action; None without a near end."""
        t = s.redeal(seat, deal)
        t.recording = False
        t.apply(seat, action)
        for _ in range(NEAR):
            if t.over:
                return t.returns()[seat]
            decider = t.actor()
            if decider < 0:  # a single question that was put to somebody, as lessons do
                return None
            legal = t.legal(decider)
            t.apply(decider, legal[0] if len(legal) == 1 else self.advisor.choose(t, decider, legal))
        return None
