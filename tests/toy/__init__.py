"""A small hidden-information game that proves the kernel: secret simultaneous bids, an aside, dice, a
deck, a private look into it, and a raid that interrupts another seat."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tharsis.kernel import Actions, Game, Tally
from toy.actions import ACTIONS, CHANCES, ENDS, LOGS, PROMPTS, REASONS
from toy.checks import invariants
from toy.redeal import redeal
from toy.rules import ASIDES, lay_out, standings
from toy.state import ToyState
from toy.steps import STEPS
from toy.telling import tell
from toy.view import look

_here = Path(__file__).parent
CAN: Final = frozenset({"hidden", "simultaneous", "chance", "asides", "undo"})


Look = Callable[[ToyState, int], dict[str, object]]
Redeal = Callable[[ToyState, int], None]


def make(
    actions: Actions = ACTIONS,
    capabilities: frozenset[str] = CAN,
    look: Look = look,
    redeal: Redeal = redeal,
) -> Game:
    """The game, or one with other parts for a test."""
    return Game(
        id="toy",
        prefix="toy",
        rules_version=2,
        seats=(2, 4),
        state=ToyState,
        setup=lay_out,
        look=look,
        standings=standings,
        invariants=invariants,
        redeal=redeal,
        tell=tell,
        asides=ASIDES,
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
        tally=Tally("round", verbs=("bid",), logs=("bury",)),
    )


GAME: Final = make()
