"""A small hidden-information game that proves the kernel: secret simultaneous bids, an aside, dice, a
deck, a private look into it, and a raid that interrupts another seat."""

from pathlib import Path
from typing import Final

from tharsis.kernel import Actions, Game
from toy.actions import ACTIONS, CHANCES, ENDS, LOGS, PROMPTS, REASONS
from toy.rules import STEPS
from toy.state import ToyState

_here = Path(__file__).parent
CAN: Final = frozenset({"hidden", "simultaneous", "chance", "asides", "undo"})


def make(actions: Actions = ACTIONS, capabilities: frozenset[str] = CAN) -> Game:
    """The game, or one with other parts for a test."""
    return Game(
        id="toy",
        prefix="toy",
        rules_version=1,
        seats=(2, 4),
        state=ToyState,
        actions=actions,
        steps=STEPS,
        reasons=REASONS,
        prompts=PROMPTS,
        logs=LOGS,
        chances=CHANCES,
        ends=ENDS,
        folder=_here,
        locale=_here / "locale",
        capabilities=capabilities,
    )


GAME: Final = make()
