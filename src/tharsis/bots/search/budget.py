"""How long to think: a number of walks, a number of seconds, or both; and the seconds of a whole turn."""

import time
from typing import Final

from tharsis.bots.search.tree import Node
from tharsis.kernel import State

#: Part of what is left of a turn that one of its decisions may take: long turns need some to their end.
A_DECISION: Final = 1 / 4
#: Part of the time that is used; the rest is for what cannot be foreseen on a busy machine.
IN_HAND: Final = 0.95
ENDLESS: Final = 1 << 40


class Budget:
    """What one decision may cost. A search that has a leader which the rest of the walks cannot overtake may
    stop before."""

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self.iterations: Final = ENDLESS if iterations is None else iterations
        self.begun: Final = time.monotonic()
        self.seconds: Final = None if seconds is None else seconds * IN_HAND
        self.slowest = 0.0  # seconds between two looks at the clock
        self.looked = self.begun

    def is_spent(self, root: Node) -> bool:
        """Whether to stop before another walk."""
        return self.is_late() or root.visits >= self.iterations or self.is_decided(root)

    def walks_left(self, root: Node) -> int:
        return self.iterations - root.visits

    def is_late(self) -> bool:
        """Whether there is no time for as much as was done between two looks so far."""
        seconds = self.seconds
        if seconds is None:
            return False
        now = time.monotonic()
        self.slowest = max(self.slowest, now - self.looked)
        self.looked = now
        return now - self.begun + self.slowest > seconds

    def is_decided(self, root: Node) -> bool:
        """Whether nothing that is to come can change who has the most visits, among what is not lost."""
        if len(root.ranked) == 1:
            return True
        most = second = 0
        for edge in root.ranked:
            if edge.lost == edge.visits:
                continue
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > self.to_come(root)

    def to_come(self, root: Node) -> int:
        """Walks that there is still room for, at the pace so far."""
        left = self.walks_left(root)
        seconds = self.seconds
        if seconds is None:
            return left
        spent = max(self.looked - self.begun, 1e-9)
        return min(left, int(root.visits * (seconds - spent) / spent) + 1)


class Turns:
    """Keeps the decisions of one turn together within a number of seconds. A turn is all that one seat
    decides while nobody else does."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds: Final = seconds
        self.spent = 0.0
        self.seat = -1
        self.next = -1

    def allowance(self, s: State, seat: int) -> float | None:
        """The most seconds for a decision, by what its turn has left."""
        position = s.position(seat)
        if seat != self.seat or position != self.next:
            self.spent = 0.0
        self.seat = seat
        self.next = position + 1
        return None if self.seconds is None else max(0.0, self.seconds - self.spent) * A_DECISION

    def note(self, seconds: float) -> None:
        """A decision was made in so many seconds."""
        self.spent += seconds
