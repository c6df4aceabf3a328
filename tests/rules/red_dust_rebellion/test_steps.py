"""Whatever may wait in a saved position is registered, and a position is quiet between two turns only."""

import pytest

from rules.red_dust_rebellion.story import table
from tharsis.games.red_dust_rebellion.rules import (
    ask,
    effects,
    flashpoint,
    forces,
    logistics,
    operations,
    pledges,
    rally,
    redeploy,
    special_corporations,
    support,
    transfers,
)
from tharsis.games.red_dust_rebellion.rules.asides import Asides
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import Arrival
from tharsis.games.red_dust_rebellion.steps import STEPS
from tharsis.kernel import Step

#: They never wait: what the one opens does, and the other is over at once.
NEVER_WAIT = {Asides, Arrival}


def below(cls: type) -> set[type]:
    """The classes derived from one."""
    found = set(cls.__subclasses__())
    return found.union(*[below(derived) for derived in found])


def test_every_step_of_the_game_can_be_saved():
    mine = {cls for cls in below(Step) if cls.__module__.startswith("tharsis.games.red_dust_rebellion")}
    mine -= NEVER_WAIT
    concrete = {cls for cls in mine if not mine & set(cls.__subclasses__())}
    assert set(STEPS.classes.values()) == concrete


def test_a_position_is_quiet_while_nobody_has_begun_anything():
    quiet = {tag for tag, cls in STEPS.classes.items() if cls in STEPS.structural}
    assert quiet == {"next-card", "event-round", "move-up", "next-actor", "turn", "end-round"}


SAVED = {
    operations: {
        "FREE": 1, "SPECIAL": 2, "EFFICIENT": 4, "OFFER": 8, "LIMITED": 16, "MUST_AMBUSH": 32,
        "AMBUSH_ANYWAY": 64, "ONE_AMBUSH": 128, "AMBUSHED": 256, "STAY": 512, "ALL_SPACES": 1024,
        "ANY_NUMBER": 99, "ANYWHERE": 2**28 - 1,
    },
    forces: {
        "BY_ASSAULT": 0, "BY_BOMBARD": 1, "BY_ATTACK": 2, "BY_RAID": 3, "BY_STORM": 4, "BY_SETUP_STORM": 5,
    },
    redeploy: {"CR_BASES": 5},
    support: {"ONE_SPACE": 0, "EVERY_SPACE": 1},
    effects: {"NOWHERE": -1, "CARD_CODES": 102, "PLACES": 32},
    pledges: {"PLEDGE": 3, "NO_CARD": -1},
    transfers: {"CARDS": 0},
}  # fmt: skip


@pytest.mark.parametrize("module", list(SAVED), ids=lambda module: module.__name__.rpartition(".")[2])
def test_numbers_that_stand_in_saved_positions_keep_their_meaning(module):
    assert {name: getattr(module, name) for name in SAVED[module]} == SAVED[module]


def test_what_questions_are_about_is_numbered_from_nothing():
    names = """NO_PURPOSE SHIFT_UP SHIFT_DOWN TO_NEUTRAL PLACE_UNITS PLACE_BASES PLACE_PEOPLE PLACE_DAMAGE
        TAKE_OUT MOVE_TO EXPLOIT_IN AMBUSH_IN RUIN"""
    assert [getattr(ask, name) for name in names.split()] == list(range(13))


@pytest.mark.parametrize(
    ("question", "purpose"),
    [
        (logistics.Recruit(1, 4), ask.PLACE_UNITS),
        (logistics.LocalRecruits(1, (0,) * 24), ask.PLACE_UNITS),
        (flashpoint.Conversion(3), ask.PLACE_UNITS),
        (rally.DigIn(2), ask.PLACE_BASES),
        (special_corporations.RaidStrikes(1, 0), ask.TAKE_OUT),
        (forces.Removal(1, 0, 0, 1), ask.NO_PURPOSE),
    ],
)
def test_what_a_question_is_about(question, purpose):
    assert question.purpose(table().s) == purpose
