"""8.7: what a Special Activity of a non-player is."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import select
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import RulesError

MOST_SPACES: Final = 2  # 6.0: of most Special Activities


class Activity:
    """One entry of a card's Special Activity box, and the printed Special Activity it stands for."""

    def __init__(self, special: int) -> None:
        self.special: Final = special

    def perform(self, s: RDState) -> bool:
        """Carry it out, or queue it; false if it would have no effect."""
        raise RulesError(f"{type(self).__name__} does nothing")


def spaces_for(s: RDState, by: int, fit: list[bool]) -> list[int]:
    return [space for space in range(MARS) if fit[space] and not s.barred(space, by)]


def spare_hidden(s: RDState, by: int, space: int) -> bool:
    """8.7: a space with an own Base only with two or more Hidden Rebels."""
    hidden = s.hidden(space, by)
    return hidden >= 2 or (hidden == 1 and not s.bases(space, by))


def several(s: RDState, by: int, column: int, spaces: list[int], most: int) -> list[int]:
    """8.5.6: up to so many spaces, one after the other by a column."""
    left = spaces[:]
    chosen: list[int] = []
    while left and len(chosen) < most:
        space = select(s, by, column, left)
        left.remove(space)
        chosen.append(space)
    return chosen
