"""The toy game as later releases might have it: with another field, a field renamed, other rules."""

from typing import Any

import pytest

from tharsis.kernel import NOT_NOW, Game
from tharsis.kernel.buffers import numbers_of
from toy import GAME
from toy.actions import DIE, ROLL
from toy.rules import Prize, lay_out
from toy.state import ToyState

PARTS = (
    "prefix seats state setup look standings invariants redeal asides actions steps reasons prompts logs"
    " chances ends folder locale"
)


#: The rules after the toy's present ones.
NEWER = GAME.rules_version + 1


def later(rules_version: int = NEWER, **parts: Any) -> Game:
    """The toy with other parts, by default under newer rules."""
    same = {name: getattr(GAME, name) for name in PARTS.split()}
    return Game(id="toy", rules_version=rules_version, **same | parts)


class WithStorms(ToyState):
    """A state with one more field, which may grow."""

    FIELDS = (*ToyState.FIELDS, "storms")
    GROWING = ("storms",)
    storms: list[int]

    def clone(self) -> "WithStorms":
        t = copied(self, WithStorms())
        t.storms = self.storms[:]
        return t


class WithVictor(ToyState):
    """A state in which the winner has another name."""

    FIELDS = tuple("victor" if name == "winner" else name for name in ToyState.FIELDS)

    @property
    def victor(self) -> int:
        return self.winner

    @victor.setter
    def victor(self, seat: int) -> None:
        self.winner = seat

    def clone(self) -> "WithVictor":
        return copied(self, WithVictor())


def copied(s: ToyState, t: Any) -> Any:
    s.copy_base(t)
    for name in ToyState.FIELDS:
        value = getattr(s, name)
        setattr(t, name, value.copy() if hasattr(value, "copy") else value)
    return t


def lay_out_storms(s: WithStorms) -> None:
    s.storms = [3]
    lay_out(s)


def lay_out_more_storms(s: WithStorms) -> None:
    s.storms = [3, 4]
    lay_out(s)


def lay_out_typed_storms(s: Any) -> None:
    s.storms = numbers_of([3, 4])
    lay_out(s)


def with_storms(rules_version: int = NEWER, **parts: Any) -> Game:
    return later(rules_version, state=WithStorms, setup=lay_out_storms, **parts)


def with_more_storms() -> Game:
    return later(NEWER + 1, state=WithStorms, setup=lay_out_more_storms)


def with_typed_storms() -> Game:
    """The same, with the storms in a buffer."""
    return later(NEWER + 1, state=WithStorms, setup=lay_out_typed_storms)


def with_victor(**parts: Any) -> Game:
    return later(state=WithVictor, **parts)


def roll_for_weather(s: ToyState) -> None:
    """A set-up that needs another outcome first, so that no recorded deal fits."""
    s.chance(DIE, 6)
    lay_out(s)


def forbid_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed rule: the winner may not roll any more."""
    why = Prize.pick_why

    def pick_why(self: Prize, s: ToyState, by: int, verb: int, other: int) -> int:
        return NOT_NOW if verb == ROLL else why(self, s, by, verb, other)

    monkeypatch.setattr(Prize, "pick_why", pick_why)
