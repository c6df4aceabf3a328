"""Chance as a record tells it: printed dice, cards as `hands` dealt them, silent outcomes as guessed."""

from tharsis.games.twilight_struggle.actions import (
    DEAL_TO,
    DIE,
    DIE_OF,
    FROM_HAND,
    LOG_EVENT,
    LOG_IMPROVED,
    LOG_MILOPS,
    LOG_ROUND,
    LOG_TAKE_PART,
    LOG_TURN,
)
from tharsis.games.twilight_struggle.deck import SUMMIT
from tharsis.games.twilight_struggle.importer.cursor import Cursor
from tharsis.games.twilight_struggle.importer.hands import Hands
from tharsis.games.twilight_struggle.importer.tell import tell
from tharsis.kernel import Entry, NeedOutcome, Source, State

_SINGLE_DIE = ("coup-roll", "war-roll", "space-roll", "trap-roll")


class Recorded(Source):
    """The source of a state that follows a record; it carries the cursor, so that a clone has its own."""

    def __init__(self, cursor: Cursor, hands: Hands) -> None:
        self.cursor = cursor
        self.hands = hands
        self.drawn = [0, 0]
        self.read: Entry | None = None  # the last log entry compared
        self.guesses: list[int] = []
        self.peaceful = False  # of this round only, and DEFCON and military operations are told already

    def fork(self) -> "Recorded":
        f = Recorded(self.cursor.copy(), self.hands)
        f.drawn = self.drawn[:]
        f.read = self.read
        f.guesses = self.guesses[:]
        f.peaceful = self.peaceful
        return f

    def follow(self, s: State) -> None:
        """Compare what was logged since; `Parted` where it does not fit the record."""
        for entry in s.entries(self.read):
            if self.peaceful and entry.key in (LOG_ROUND, LOG_TURN):
                break
            if not self.peaceful or entry.key not in (LOG_IMPROVED, LOG_MILOPS):
                tell(self.cursor, entry)
        self.read = s.journal

    def number(self, s: State, kind: int, n: int) -> int:
        self.follow(s)
        if kind == DIE:
            index = self.cursor.find(*_SINGLE_DIE)
        elif self._silent(s):
            index = -1
        else:
            index = self.cursor.find("roll", side=DIE_OF.index(kind))
        if index >= 0:
            return self.cursor.die(index, n)
        if not self.guesses:
            raise NeedOutcome(kind, n)
        return self.guesses.pop(0)

    def _silent(self, s: State) -> bool:
        """The dice of Olympic Games and Summit are not printed."""
        last = s.journal
        return last is not None and (
            last.key == LOG_TAKE_PART or (last.key == LOG_EVENT and last.args[0] == SUMMIT)
        )

    def card(self, s: State, kind: int, bag: list[int]) -> int:
        self.follow(s)
        if kind in DEAL_TO:
            return self._dealt(DEAL_TO.index(kind), kind, bag)
        if kind in FROM_HAND:
            return self._hit(FROM_HAND.index(kind), kind, bag)
        index = self.cursor.event_at
        while (index := self.cursor.find("discards", after=index)) >= 0:
            card = self.cursor.line(index).of["card"]
            if card in bag:
                return card
        return bag[0]  # looked at in the draw pile and put back: it does not matter which

    def _hit(self, side: int, kind: int, bag: list[int]) -> int:
        """A card taken from a hand by chance is the next that the event under way names."""
        index = self.cursor.event_at
        while (index := self.cursor.find("discards", "reveals", side=side, after=index)) >= 0:
            line = self.cursor.line(index)
            if line.of["card"] in bag:
                if line.form == "reveals":
                    self.cursor.take(index)
                return line.of["card"]
        raise NeedOutcome(kind, len(bag), tuple(bag))

    def _dealt(self, side: int, kind: int, bag: list[int]) -> int:
        draws = self.hands.draws[side]
        if self.drawn[side] < len(draws):
            card = draws[self.drawn[side]]
            self.drawn[side] += 1
            if card in bag:
                return card
            raise NeedOutcome(kind, len(bag), tuple(bag))
        return bag[0]  # past the end of the record
