"""The guided first game can be followed whatever the non-players do."""

import pytest

from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.lessons import FIRST
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import State


def follow(seed: int) -> tuple[State, list[str]]:
    """Take each hint as soon as it can be taken, finish or pass meanwhile; what could not be followed."""
    s = FIRST.start.build(GAME)
    s.rng.seed(seed)
    left = [hint.notation for hint in FIRST.hints]
    for _ in range(40):
        shown = [GAME.actions.notation(action) for action in s.legal(0)]
        if not left or not shown:
            break
        taken = next((each for each in (left[0], "done", "pass") if each in shown), shown[0])
        if taken == left[0]:
            left.pop(0)
        s = s.play(0, GAME.actions.parse(taken))
    return s, left


@pytest.mark.parametrize("seed", range(6))
def test_every_hint_becomes_possible_in_turn(seed: int) -> None:
    s, left = follow(seed)
    assert left == []
    assert s.invariants() == ""


def start() -> RDState:
    s = FIRST.start.build(GAME)
    assert isinstance(s, RDState)
    return s


def test_the_learner_leads_red_dust_as_first_eligible() -> None:
    s = start()
    assert s.seat_by == [-1, -1, FIRST.seat, -1]
    assert s.acting == RD
    assert s.slot == 0


@pytest.mark.rule("RD 5.6", "RD 6.8")
def test_the_first_turn_of_the_lesson_wins_a_base_and_opposition() -> None:
    s = start()
    before = s.score(RD)
    for hint in FIRST.hints:
        if hint.key == "rd-lesson-first-dig-in":
            break
        s.apply(0, GAME.actions.parse(hint.notation))
    assert s.resources[RD] == 12
    assert s.score(RD) - before == 4
