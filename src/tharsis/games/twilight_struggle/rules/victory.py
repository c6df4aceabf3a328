"""10.2, 10.3: the VP track and how the game is won."""

from typing import Final

from tharsis.games.twilight_struggle.actions import END_VP, LOG_VP
from tharsis.games.twilight_struggle.board import ENOUGH_VP
from tharsis.games.twilight_struggle.codes import END_PHASE, NOBODY, US, USSR
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Step


def win(s: TSState, side: int, ending: int) -> None:
    """10.3.1: the game ends at once. NOBODY as the winner is a draw."""
    s.winner = side
    s.phase = END_PHASE
    s.finish(ending)


def ahead(s: TSState) -> int:
    """10.3.2: the side that leads on the VP track, or NOBODY."""
    if s.vp > 0:
        return US
    return USSR if s.vp < 0 else NOBODY


def gain(s: TSState, side: int, points: int) -> None:
    """10.2.2: move the marker towards a side; at 20 that side has won. May end the game."""
    if points <= 0:
        return
    s.vp += points if side == US else -points
    if s.recording:
        s.log(LOG_VP, side, points, s.vp)
    if s.vp >= ENOUGH_VP or s.vp <= -ENOUGH_VP:
        win(s, side, END_VP)


def gain_net(s: TSState, us: int, ussr: int) -> None:
    """10.2.3: when both sides score, only the difference moves the marker. May end the game."""
    gain(s, US, us - ussr)
    gain(s, USSR, ussr - us)


class Gain(Step[TSState]):
    """10.2.2: a side gains VP."""

    def __init__(self, side: int, points: int) -> None:
        self.side: Final = side
        self.points: Final = points

    def run(self, s: TSState) -> None:
        gain(s, self.side, self.points)


def standings(s: TSState) -> list[tuple[int, ...]]:
    """10.0: who won; both the same in a draw."""
    if s.winner == NOBODY:
        return [(0,), (0,)]
    return [(1,), (-1,)] if s.winner == US else [(-1,), (1,)]
