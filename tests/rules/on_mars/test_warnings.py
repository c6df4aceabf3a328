"""What a choice would throw away is said before it is made."""

import pytest

from rules.warned import told
from tharsis.games.on_mars.scenario import OMScenario


def play(s, seat, *moves):
    for move in moves:
        s = s.play(seat, s.game.actions.parse(move))
    return s


@pytest.mark.rule("OM 7.3")
def test_a_goal_card_spent_beside_a_crystal():
    s = OMScenario(2).crystals(0, 2).goal(0, "three_shelters").turn(0)
    s = play(s, 0, "executive warehouse")
    assert told(s, 0, "pay-goal three_shelters") == [("waste", "goal-spent")]
    assert told(s, 0, "pay crystal") == []


@pytest.mark.rule("OM 2.3")
@pytest.mark.parametrize(("waiting", "lost"), [(1, False), (2, True)])
def test_crystals_that_find_no_room_in_the_depot(waiting, lost):
    """Five Ships and two crystals leave one space."""
    s = OMScenario(2).crystals(0, 2).at(0, 5).turn(0)
    s.waiting[0] = waiting
    s = play(s, 0, "act control_center", "done")
    assert (("waste", "crystals-lost") in told(s, 0, "end-turn")) == lost


@pytest.mark.rule("OM 2.2")
@pytest.mark.parametrize(("minerals", "expected"), [(2, [("waste", "no-room")]), (1, [])])
def test_resources_that_find_no_room_in_the_storage(minerals, expected):
    """A miner yields a mineral on the flight to Orbit; with one Shelter there is room for two."""
    table = OMScenario(2).building("mine", "g4").miner(0, "g4").goods(0, mineral=minerals)
    s = table.at(0, 5).shuttle(1, 1).phase_end()
    assert s.limit(0) == 2
    assert told(s, 0, "travel") == expected


@pytest.mark.rule("OM 8.2")
def test_the_shuttle_that_leaves_without_one_is_a_note():
    s = OMScenario(2).at(0, 5).shuttle(1, 1).phase_end()
    assert told(s, 0, "stay") == [("note", "shuttle-missed")]
