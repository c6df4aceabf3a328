"""1.2, 2.2: the global parameters and their bonus steps."""

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import DUE_OCEAN, LOG_OXYGEN, LOG_TEMPERATURE
from tharsis.games.terraforming_mars.state import FINAL, TMState


def raise_temperature(s: TMState, seat: int, steps: int) -> None:
    """1.2: each step really made gives a rating. 2.2: heat production at -24 and -20 °C, an ocean at 0 °C.

    Raising at once never hurts: what a step brings beyond plain gains, the ocean, stays due.
    """
    for _ in range(steps):
        if s.temperature == board.TEMPERATURE_GOAL:
            return
        s.temperature += 1
        s.log(LOG_TEMPERATURE, seat, board.degrees(s.temperature))
        s.rate(seat, 1)
        if s.temperature in board.HEAT_STEPS:
            s.produce(seat, board.HEAT, 1)
        elif s.temperature == board.OCEAN_STEP:
            s.owe(seat, DUE_OCEAN, board.OCEAN * 16 + board.OCEAN_RULE)


def raise_oxygen(s: TMState, seat: int, steps: int) -> None:
    """1.2: likewise. 2.2: reaching 8 % warms the planet one step. 9.2: after the last generation no more."""
    for _ in range(steps):
        if s.oxygen == board.OXYGEN_GOAL or s.phase == FINAL:
            return
        s.oxygen += 1
        s.log(LOG_OXYGEN, seat, s.oxygen)
        s.rate(seat, 1)
        if s.oxygen == board.WARM_STEP:
            raise_temperature(s, seat, 1)


def terraformed(s: TMState) -> bool:
    """9.1: all three parameters at their goals."""
    return (
        s.temperature == board.TEMPERATURE_GOAL
        and s.oxygen == board.OXYGEN_GOAL
        and s.oceans == board.OCEANS_GOAL
    )
