"""The advisor: its count of the last turn is the rules' own, and it does not go round in circles."""

import pytest

from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.bot import LONG, OMAdvisor
from tharsis.games.on_mars.deck import GOALS
from tharsis.games.on_mars.judgement.papers import goal_part
from tharsis.games.on_mars.judgement.worth import final_points
from tharsis.games.on_mars.rules.goals import goal_met
from tharsis.games.on_mars.rules.scoring import FinalScoring
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Rng


def random_positions(seed: int, count: int) -> list[OMState]:
    """Positions along a random game."""
    rng = Rng()
    rng.seed(seed)
    s = GAME.new(seed=seed, seats=2)
    found: list[OMState] = []
    while len(found) < count and not s.over:
        for _ in range(40):
            if not s.over:
                legal = s.legal(s.actor())
                s.apply(s.actor(), legal[rng.below(len(legal))])
        assert isinstance(s, OMState)
        found.append(s.clone())
    return found


@pytest.mark.rule("OM 9.2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_count_of_a_last_turn_is_the_final_scoring(seed: int) -> None:
    for s in random_positions(seed, 12):
        if s.over:
            continue
        counted = [round(final_points(s, c)) for c in range(2)]
        s.agenda.clear()
        s.asking = None
        s.do(FinalScoring())
        s.advance()
        assert counted == s.op


def test_a_last_count_feeds_contracts_from_the_storage() -> None:
    t = OMScenario().contract(0, "d2").delivered("d2", 2, 1).goods(0, battery=2)
    before = final_points(t.s, 0)
    t.goods(0, battery=1)
    assert before == final_points(t.s, 0) + 13


@pytest.mark.rule("OM 7.2")
@pytest.mark.parametrize("seed", [4, 5])
def test_a_goal_is_done_in_whole_where_the_rules_say_it_is_met(seed: int) -> None:
    for s in random_positions(seed, 20):
        for goal in range(GOALS):
            for c in range(2):
                assert (goal_part(s, c, goal) >= 1) == goal_met(s, c, goal), (goal, c)


def chosen(s: OMState) -> set[int]:
    """What the advisor would do in several redeals of a position."""
    return {OMAdvisor().choose(s.redeal(0, seed), 0, s.legal(0)) for seed in range(6)}


@pytest.mark.rule("OM 9.1")
def test_whims_end_the_circles_of_a_game_that_is_too_long() -> None:
    t = OMScenario()
    assert len(chosen(t.turn(0))) == 1
    t = OMScenario()
    t.s.round = LONG + 60
    assert len(chosen(t.turn(0))) > 1


@pytest.mark.rule("OM 9.2")
def test_the_last_turn_of_a_long_game_has_no_whims() -> None:
    t = OMScenario().last_round()
    t.s.round = LONG + 60
    assert len(chosen(t.turn(0))) == 1
