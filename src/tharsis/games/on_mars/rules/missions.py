"""7.1: contributing to missions."""

from tharsis.games.on_mars.actions import LOG_MISSION, LOG_MISSION_DONE
from tharsis.games.on_mars.deck import MISSION_CRYSTALS, MISSION_NEEDS, MISSION_SPACES
from tharsis.games.on_mars.state import OMState


def mission_need(mission: int, companies: int) -> int:
    """7.1: how many contributions a mission takes; the first figure is for two companies."""
    return MISSION_NEEDS[mission][companies - 2]


def contribute(s: OMState, c: int, mission: int) -> None:
    """7.1: crystals for a contribution; the cube moves, and at the check mark the mission is done."""
    for i in range(MISSION_SPACES):
        if s.missions[i] == mission:
            s.waiting[c] += MISSION_CRYSTALS[mission]
            advance_mission(s, c, i)


def advance_mission(s: OMState, c: int, i: int) -> None:
    mission = s.missions[i]
    s.mission_left[i] -= 1
    s.log(LOG_MISSION, c, mission, s.mission_left[i])
    if s.mission_left[i] == 0:
        s.missions[i] = -1
        s.remaining = max(0, s.remaining - 1)
        s.log(LOG_MISSION_DONE, mission, s.remaining)
