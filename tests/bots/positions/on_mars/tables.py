"""On Mars: tables on which positions are set up. Blue is asked; green has had its turn."""

from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OPEN, OMState
from tharsis.kernel import State

BLUE, GREEN = 0, 1
MINERAL = 0
#: Private Goals: three cubes, for two retrieved Colonists; three marked spaces, for three crystals.
GOAL_RETRIEVE = 14
GOAL_CRYSTALS = 13


def table(seats: int = 2, **options: object) -> OMScenario:
    """Nobody has anything but Colonists, a Shelter and its Tech."""
    t = OMScenario(seats, **options)
    for c in (BLUE, GREEN):
        t.goods(c, mineral=0, battery=0, water=0, plant=0, oxygen=0).crystals(c, 0)
    return t


def colony(behind: int = 0, **options: object) -> OMScenario:
    """The last round, blue on Mars; ``behind``: what green has more on the track."""
    return table(**options).last_round().points(BLUE, 40).points(GREEN, 40 + behind)


def orbit(behind: int = 0) -> OMScenario:
    return colony(behind).at(BLUE, 1)


def solo(ahead: int = 10) -> OMScenario:
    """The last round against Lacerda at level 3, blue in Orbit and so much ahead on the track."""
    t = table(1).level(3).last_round().at(BLUE, 1).at(GREEN, 6)
    for lab in range(9):
        t.s.lab[9 + lab] = 3 if lab == 5 else -1
    return t.points(BLUE, 60 + ahead).points(GREEN, 60)


def shown(t: OMScenario) -> OMScenario:
    """Blue has shown a Private Goal."""
    t.s.move_goal(GOAL_RETRIEVE, OPEN, t.s.everyone())
    t.s.goal_done[BLUE] = GOAL_RETRIEVE
    return t


def played(s: State, *notations: str) -> OMState:
    """What blue did before the question."""
    for notation in notations:
        s = s.play(BLUE, s.game.actions.parse(notation))
    assert isinstance(s, OMState)
    return s
