"""Every step can be saved: it stands in the registry under a tag of its own."""

import pkgutil
from importlib import import_module
from typing import Any

import tharsis.games.on_mars.rules
from rules.on_mars.story import play
from tharsis.games.on_mars import state
from tharsis.games.on_mars.rules import hiring, ships, upgrading
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.goals import Asides
from tharsis.games.on_mars.rules.movement import (
    BOOST_FOR_BOTS,
    BOOST_FOR_ROVER,
    COLLECTING,
    STARTED,
    TECH_OPEN,
)
from tharsis.games.on_mars.rules.shuttle import EITHER_SIDE, NO_FLIGHT
from tharsis.games.on_mars.rules.workforce import ALL_SLOTS, EVERYWHERE
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.steps import STEPS
from tharsis.kernel import Step

#: What others extend, and the standing question, which never waits on the agenda.
NEVER_QUEUED = {Boosted, Asides}


def steps_of_the_rules() -> set[type[Step[Any]]]:
    found: set[type[Step[Any]]] = set()
    package = tharsis.games.on_mars.rules
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(info.name)
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Step) and value.__module__ == info.name:
                found.add(value)
    return found - NEVER_QUEUED


def test_every_step_of_the_rules_is_registered() -> None:
    assert steps_of_the_rules() == set(STEPS.classes.values())


#: The tags that stand in saved games. A star: the step may wait while the position is quiet, so that a table
#: can be taken up there under later rules.
TAGS = """
settler-tile place-shuttle* solo-shuttle*
gain overflow pay benefit
round* next-turn* start-turn* turn* end-turn* phase-end* fill-slot
blueprints learn place-tech develop developed research-task settle-uses owner-decides resupply
move construct site choose-tech erect built progress displace life-support lss-benefit colony-update*
upgrade upgrade-site welcome crew land-bot hire hired refill
retrieve produce-more gain-choice crystal-boost newcomers aim-radar
prize offer-task
shuttle-phase* travel* explore lay-tile call-home arrive* space-benefit
final-scoring*
lacerda-turn* lacerda-acts lacerda-grows lacerda-welcomes lacerda-develops lacerda-builds
lacerda-constructs lacerda-upgrades lacerda-hires lacerda-moves-rover lacerda-arrives* lacerda-travels*
lacerda-explores lacerda-lands
"""


def test_tags_of_steps_stay_for_the_sake_of_saved_games() -> None:
    starred = [f"{tag}*" if cls in STEPS.structural else tag for tag, cls in STEPS.classes.items()]
    assert sorted(starred) == sorted(TAGS.split())


def test_a_position_is_quiet_when_a_turn_begins_and_not_within_an_action() -> None:
    s = OMScenario().turn(0)
    assert s.quiet()
    assert not play(s, 0, "act control_center").quiet()


def test_numbers_that_saved_games_hold_stay() -> None:
    places = (state.BOX, state.OPEN, state.SPENT, state.HAND)
    ends = (state.RUNNING, state.TRIGGERED, state.LAST_ROUND)
    assert (places, ends, (state.IN_DECK, state.ON_DISPLAY)) == ((0, 1, 2, 3), (0, 1, 2), (-2, -1))
    moves = (BOOST_FOR_BOTS, BOOST_FOR_ROVER, TECH_OPEN, STARTED, COLLECTING)
    assert moves == (1, 2, 4, 8, 16)
    assert (ships.FREE, ships.PRIVATE, ships.TECH_OPEN, ships.WELCOMED) == (1, 2, 4, 8)
    assert (upgrading.FREE, upgrading.ANYWHERE, upgrading.TECH_OPEN) == (1, 2, 4)
    assert (hiring.WANT_SCIENTIST, hiring.WANT_CONTRACT, hiring.FREE) == (1, 2, 4)
    assert (EITHER_SIDE, NO_FLIGHT, EVERYWHERE, ALL_SLOTS) == (-1, -1, 0b111111, 0b11111)
