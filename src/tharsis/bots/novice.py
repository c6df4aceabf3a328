"""A bot that makes the mistakes of a person who is new to a game.

It weighs by the same advice as the heuristic bot, but not all that it could do comes to its mind: some things
it never thinks of, others it overlooks just now, and a few it is fond of. When it is hasty it takes what
looks best right after the move, whatever comes of it later, and whatever others can do. It does not throw a
game away: what loses at once, it sees.
"""

from typing import Final

from tharsis.bots.bot import Bot
from tharsis.kernel import Advisor, Rng, State

#: Of a hundred things (cards, places, …) the novice never thinks of so many, and is fond of so many.
BLIND: Final = 10
FOND: Final = 15
#: How often, of a hundred, any other thing comes to its mind when it is asked.
NOTICED: Final = 70
#: How often, of a hundred, it decides in haste, and at how many options it looks then.
HASTY: Final = 15
GLANCES: Final = 6
#: What it adds to the value of a thing that it is fond of.
FONDNESS: Final = 0.03
#: Own answers that it follows when it asks itself whether a move loses the game.
AFTERMATH: Final = 3

# What a draw is for: draws of one kind tell nothing of another.
_LIKING, _NOTICING, _HASTE = range(3)


class NoviceBot(Bot):
    """Its likings are drawn by the seed for the whole game, its moods by the seed and the position."""

    def __init__(self, seed: int, advisor: Advisor) -> None:
        self.seed: Final = seed
        self.advisor: Final = advisor

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        noticed = self.noticed(s, seat, self.advisor.sensible(s, seat, legal))
        moment = s.position(seat)
        if self._draw(_HASTE, moment, seat) < HASTY:
            action = self.hasty(s, seat, noticed)
        else:
            action = noticed[0] if len(noticed) == 1 else self.advisor.choose(s, seat, noticed)
        return self.advisor.choose(s, seat, legal) if self.loses(s, seat, action) else action

    def noticed(self, s: State, seat: int, options: list[int]) -> list[int]:
        """What comes to its mind, in order; all of it where nothing would. What names no thing (to pass, to
        stop, to agree) stands on the table for all to see."""
        moment = s.position(seat)
        seen = [action for action in options if _plain(s, action) or self._notices(action, moment)]
        return seen if any(not _plain(s, action) for action in seen) else options

    def _notices(self, action: int, moment: int) -> bool:
        liking = self._draw(_LIKING, action, 0)
        if liking < BLIND:
            return False
        return liking >= 100 - FOND or self._draw(_NOTICING, action, moment) < NOTICED

    def hasty(self, s: State, seat: int, noticed: list[int]) -> int:
        """Of the first few things that it sees, what looks best right after the move."""
        things = [action for action in noticed if not _plain(s, action)] or noticed
        best, top = things[0], -1.0
        for action in things[:: max(1, len(things) // GLANCES)]:
            t = after(s, seat, action)
            worth = _outcome(t, seat) if t.over else self.advisor.value(t, seat)
            if self._draw(_LIKING, action, 0) >= 100 - FOND:
                worth += FONDNESS
            if worth > top:
                best, top = action, worth
        return best

    def loses(self, s: State, seat: int, action: int) -> bool:
        """Whether a move, with its own answers to what it asks, ends the game and not in its favour."""
        t = after(s, seat, action)
        for _ in range(AFTERMATH):
            if t.over or seat not in t.actors():
                break
            legal = t.legal(seat)
            t.apply(seat, legal[0] if len(legal) == 1 else self.advisor.choose(t, seat, legal))
        return t.over and _outcome(t, seat) < 0.5

    def _draw(self, kind: int, thing: int, moment: int) -> int:
        """0 to 99, always the same for the same."""
        rng = Rng()
        rng.seed(((self.seed * 3 + kind) << 40) + (moment << 20) + thing)
        return rng.below(100)


def after(s: State, seat: int, action: int) -> State:
    t = s.clone()
    t.recording = False
    t.apply(seat, action)
    return t


def _outcome(s: State, seat: int) -> float:
    """A finished game, from 0 (lost) to 1 (won)."""
    return (s.returns()[seat] + 1) / 2


def _plain(s: State, action: int) -> bool:
    return not s.game.actions.verb(action).kinds
