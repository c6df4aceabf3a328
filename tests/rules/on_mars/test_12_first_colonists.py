"""12: the cards of the First Colonists, whole."""

import pytest

from rules.on_mars.story import changed, lines, options, play, prompt, reason
from tharsis.games.on_mars.actions import TASK_CARD
from tharsis.games.on_mars.rules.development import ResearchTask, develop
from tharsis.games.on_mars.rules.rounds import ShuttlePhase, StartTurn
from tharsis.games.on_mars.rules.settlers import settle, task
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import BOX, HAND, OPEN, OMState


def settlers(*tasks: str) -> OMScenario:
    t = OMScenario(3, first_settlers=True)
    for c in range(3):
        t.unsettled(c)
    return t.task(1, *tasks)


@pytest.mark.rule("OM 12")
@pytest.mark.parametrize(
    ("card", "fitting"), [(0, [1, 2, 3, 0]), (1, [2, 3, 4, 0]), (2, [3, 4, 1, 0]), (3, [4, 1, 2, 0])]
)
def test_which_buildings_show_a_card(card: int, fitting: list[int]) -> None:
    for building in range(6):
        t = settlers().next(TASK_CARD, 6, 0)
        t.s.settlers.move(card, HAND + 1, 2)
        settle(t.s, 1, building)
        if building in fitting:
            assert t.s.settlers.piles[OPEN] == [card]
            assert sorted(t.s.tasks.piles[HAND + 1]) == [0, 6]
            assert [t.s.tasks.knows(seat, 6) for seat in range(3)] == [False, True, False]
            assert [t.s.settlers.knows(seat, card) for seat in range(3)] == [True] * 3
            assert lines(t.s) == [("settler", 1)]
            settle(t.s, 1, building)
            assert len(t.s.tasks.piles[HAND + 1]) == 2
        else:
            assert (t.s.settlers.piles[OPEN], t.s.tasks.piles[HAND + 1]) == ([], [])
            settle(t.s, 0, fitting[0])
            assert t.s.tasks.piles[HAND] == []


@pytest.mark.rule("OM 12")
def test_cards_are_drawn_as_far_as_there_are_any() -> None:
    t = settlers().task(0, "b1", "b2", "b3", "b4", "b5", "b6", "b7")
    t.s.settlers.move(0, HAND + 1, 2)
    settle(t.s, 1, 1)
    assert (t.s.tasks.piles[HAND + 1], t.s.tasks.piles[BOX]) == ([7], [])


def done(*tasks: str) -> OMState:
    """Green, who holds these cards, has done what the third task asks for."""
    t = settlers(*tasks)
    t.s.do(Arrive(2, 0))
    task(t.s, 1, 2)
    return t.ask()


@pytest.mark.rule("OM 12")
def test_a_task_is_offered_to_who_holds_cards_once_a_turn() -> None:
    s = done("b3", "b8")
    assert (prompt(s), options(s, 1)) == (("task", 2), ["show b3", "keep"])
    assert reason(s, 1, "show b8") == "not-now"
    before = s
    kept = play(s, 1, "keep")
    assert (changed(before, kept), kept.actor()) == ({}, 2)
    shown = play(s, 1, "show b3")
    assert changed(before, shown) == {
        "task_done.1": 1, "tasks.1": [2], "tasks.4": [7], "goods.9": 2,
    }  # fmt: skip
    assert lines(shown) == [("task", 1, 2), ("gain", 1, 1, 4)]
    assert [shown.tasks.knows(seat, 2) for seat in range(3)] == [True] * 3
    task(shown, 1, 7)
    assert shown.actor() == 2
    assert not [step for step in shown.agenda if type(step).__name__ == "OfferTask"]


@pytest.mark.rule("OM 12")
def test_who_does_not_hold_the_card_of_the_task_can_only_keep() -> None:
    s = done("b8")
    assert (options(s, 1), reason(s, 1, "show b3")) == (["keep"], "task-not-held")
    assert done().actor() == 2
    plain = OMScenario(3)
    plain.s.do(Arrive(2, 0))
    task(plain.s, 1, 2)
    assert plain.ask().actor() == 2


@pytest.mark.rule("OM 12")
def test_each_turn_and_each_shuttle_phase_has_a_task_of_its_own() -> None:
    for step in (StartTurn(0), ShuttlePhase()):
        t = settlers("b8").shuttle(0, 3)
        t.s.task_done = [1, 1, 1]
        assert t.ask(step, Turn(0)).task_done == [0, 0, 0]


@pytest.mark.rule("OM 12", "OM 4.4")
def test_the_second_development_of_a_turn_and_one_by_research_are_tasks() -> None:
    t = settlers("b6").tech(1, "mine", "1a")
    t.s.active = 1
    t.s.do(Arrive(2, 0))
    develop(t.s, 1, 0, 2)
    assert t.s.developments == 1
    develop(t.s, 0, 5, 5)
    assert t.s.developments == 1  # on another's turn
    develop(t.s, 1, 5, 6)
    s = t.ask()
    while s.actor() == 1 and prompt(s)[0] != "task":
        s = play(s, 1, "done")
    assert prompt(s) == ("task", 5)
    for before, offered in ((1, True), (2, False)):
        t = settlers("b5")
        t.s.active = 1
        t.s.developments = 2
        s = t.ask(ResearchTask(1, before), Arrive(2, 0))
        assert (prompt(s) == ("task", 4)) is offered
