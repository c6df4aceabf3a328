"""8.0: DEFCON and military operations."""

from typing import Final

from tharsis.games.twilight_struggle.actions import END_NUCLEAR, LOG_IMPROVED, LOG_MILOPS
from tharsis.games.twilight_struggle.board import BRINK, MOST_OPS, NUCLEAR_WAR, PEACE, REGION
from tharsis.games.twilight_struggle.codes import ACTION_PHASE
from tharsis.games.twilight_struggle.rules.victory import win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Step


def set_defcon(s: TSState, level: int) -> None:
    """8.1.1 to 8.1.3: between 1 and 5; at 1 the phasing side has lost. May end the game."""
    level = max(NUCLEAR_WAR, min(PEACE, level))
    if level == s.defcon:
        return
    s.defcon = level
    if s.recording:
        s.log(LOG_IMPROVED, level)
    if level == BRINK and s.phase == ACTION_PHASE:
        s.reached_two = True
    if level == NUCLEAR_WAR:
        win(s, 1 - s.phasing, END_NUCLEAR)


class Degrade(Step[TSState]):
    """8.1.7: towards nuclear war."""

    def __init__(self, levels: int) -> None:
        self.levels: Final = levels

    def run(self, s: TSState) -> None:
        set_defcon(s, s.defcon - self.levels)


class Improve(Step[TSState]):
    """8.1.7, 8.1.2: towards peace, never above 5."""

    def __init__(self, levels: int) -> None:
        self.levels: Final = levels

    def run(self, s: TSState) -> None:
        set_defcon(s, s.defcon + self.levels)


def closed_region(s: TSState, country: int) -> bool:
    """8.1.5: Europe is closed to coups and realignments at 4, Asia at 3, the Middle East at 2.

    The regions are numbered in that order, so one comparison tells.
    """
    return REGION[country] < PEACE - s.defcon


def military(s: TSState, side: int, points: int) -> None:
    """8.2.3: move the marker; the track ends at 5."""
    s.military_ops[side] = min(MOST_OPS, s.military_ops[side] + points)
    if s.recording:
        s.log(LOG_MILOPS, side, s.military_ops[side])
