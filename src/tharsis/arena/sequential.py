"""When a difference between two bots is certain, however often one looks.

Testing by betting: somebody who does not believe that two bots are equal bets on every mirrored deal, at
odds that are fair if they are. Were they equal, the capital would be worth 1 on average at any time, and by
Ville's inequality the chance that it *ever* reaches ``1 / error`` is at most ``error``. So one may look after
every deal and stop at will, which a test made for a fixed number of games does not allow. The idea is that of
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024); instead of guessing
the best bet, the capital is spread over several.
"""

import math

#: Stakes for and against: up to, not with, 2, which one deal could lose altogether.
STAKES = tuple([sign * stake for stake in (0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 1.9) for sign in (1, -1)])


class Evidence:
    """The capital of somebody who bets that the mean of numbers within 0 and 1 is not one half."""

    def __init__(self) -> None:
        self.count = 0
        self.highest = 1.0
        self._logs = [0.0] * len(STAKES)

    def see(self, value: float) -> None:
        """One more number."""
        if not 0 <= value <= 1:
            raise ValueError(f"{value} is not within 0 and 1")
        self.count += 1
        for place, stake in enumerate(STAKES):
            self._logs[place] += math.log1p(stake * (value - 0.5))
        self.highest = max(self.highest, self.capital)

    @property
    def capital(self) -> float:
        """What has become of 1."""
        most = max(self._logs)
        if most > 600:
            return math.inf
        return math.exp(most) * sum([math.exp(log - most) for log in self._logs]) / len(self._logs)

    def certain(self, error: float) -> bool:
        """Whether the capital has ever been large enough."""
        return self.highest * error >= 1
