"""A small hidden-information game that proves the kernel: secret simultaneous bids, an aside, dice, a
deck, a private look into it, and a raid that interrupts another seat."""

from pathlib import Path
from typing import Final

from tharsis.kernel import Game
from toy.actions import ACTIONS, CHANCES, ENDS, LOGS, PROMPTS, REASONS
from toy.rules import STEPS
from toy.state import ToyState

_here = Path(__file__).parent

GAME: Final = Game(
    id="toy",
    prefix="toy",
    rules_version=1,
    seats=(2, 4),
    state=ToyState,
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=_here,
    locale=_here / "locale",
    capabilities=frozenset({"hidden", "simultaneous", "chance", "asides", "undo"}),
)
