"""Hints of guided games, also for those who go their own way."""

from types import SimpleNamespace
from typing import cast

import pytest

from server.toys import LESSON, Start
from tharsis.kernel.match import Match
from tharsis.server import guide
from tharsis.server.live import Live
from toy.state import ToyState


class Learner:
    """A learner at the guided toy game, whose hints are the first two cards of the hand."""

    def __init__(self) -> None:
        self.match = Match(Start().build(LESSON))
        self._hand = [self._notation(0, n) for n in range(3)]
        table = SimpleNamespace(guide="first")
        self._live = cast(Live, SimpleNamespace(table=table, match=self.match, game=LESSON))

    def hint(self) -> tuple[int, str | None]:
        found = guide.hint(self._live, 0)
        assert found is not None
        return found["step"], found["key"]

    def bid(self, card: int) -> None:
        """Bid a card of the first hand, and have the round played out."""
        self.match.play(0, self._hand[card])
        played = self._round()
        while self._round() == played:
            seat = self.match.state.actors()[0]
            self.match.play(seat, self._notation(seat, 0))

    def _round(self) -> int:
        assert isinstance(self.match.state, ToyState)
        return self.match.state.round

    def _notation(self, seat: int, n: int) -> str:
        return LESSON.actions.notation(self.match.state.legal(seat)[n])


def test_hints_come_in_their_order() -> None:
    learner = Learner()
    assert learner.hint() == (0, "hint-0")
    learner.bid(0)
    assert learner.hint() == (1, "hint-1")
    learner.bid(1)
    assert learner.hint() == (2, None)


def test_a_later_hint_may_be_followed_first() -> None:
    learner = Learner()
    learner.bid(1)
    assert learner.hint() == (1, "hint-0")
    learner.bid(0)
    assert learner.hint() == (2, None)


def test_who_has_strayed_long_meets_the_next_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "PATIENCE", 1)
    learner = Learner()
    learner.bid(2)
    assert learner.hint() == (1, "hint-1")
    learner.bid(1)
    assert learner.hint() == (2, None)
