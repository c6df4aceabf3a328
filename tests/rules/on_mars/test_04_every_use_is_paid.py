"""The owner of a Tech tile is paid for every use, also for one that comes late in the turn."""

import pytest

from rules.on_mars.story import at, goods, options, play, tech_level
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.board import LAB_BENEFIT, LAB_IDS
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.rules.technology import OwnerDecides, SettleUses
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Rng

#: Beside 4b: the space whose benefit is an upgrade.
UPGRADING_SPACE = LAB_IDS[LAB_BENEFIT.index(effect("upgrade_boosted"))]


def refilling() -> OMState:
    """Blue has hired and ends the turn; the empty space is to be filled. Its goal moves the Rover."""
    t = OMScenario().tech(1, "rover", "1a").goal(0, "three_discoveries").goods(0, mineral=0, water=2)
    t.s.discoveries[0] = 3
    s = play(t.turn(0), 0, "act hire", "hire post4", "end-turn")
    assert "refill d1" in options(s, 0)
    return s


@pytest.mark.rule("OM 4.5", "OM 7.2")
def test_a_use_by_a_goal_claimed_at_the_refill_is_paid() -> None:
    s = play(refilling(), 0, "claim three_discoveries", "prize printed", "use green", "done", "refill d1")
    assert isinstance(s.asking, OwnerDecides)
    before = goods(s, 1)["oxygen"]
    s = play(s, 1, "take-oxygen")
    assert goods(s, 1)["oxygen"] == before + 1
    assert (s.round, s.uses) == (2, [])


@pytest.mark.rule("OM 4.5", "OM 5.13")
def test_a_card_won_at_the_refill_leaves_a_space_to_fill_as_well() -> None:
    t = OMScenario().goal(0, "two_research").goods(0, mineral=0, water=2)
    t.s.research[0] = 3
    s = play(t.turn(0), 0, "act hire", "hire post4", "end-turn")
    s = play(s, 0, "claim two_research", "prize printed", "hire post3", "refill d1", "refill d2")
    assert -1 not in s.post


@pytest.mark.rule("OM 4.5")
def test_a_development_that_opens_another_use_is_paid_too() -> None:
    t = OMScenario().tech(1, "generator", "4b").tech(0, "upgrade", "1a")
    t.blueprint(1, "metal_deposit", "construction_yard").bot(1, 1, "g6").goods(1, mineral=2)
    t.building("mine", "g9", "h7")
    t.s.uses.append(9 + 1)
    s = play(t.ask(SettleUses()), 1, f"develop generator {UPGRADING_SPACE}", "use blue")
    s = play(s, 1, "upgrade metal_deposit")
    while s.actor() == 1:
        s = play(s, 1, "done")
    assert isinstance(s.asking, OwnerDecides)
    assert (s.asking.by, s.uses) == (0, [])


@pytest.mark.rule("OM 4.5", "OM 10.4")
def test_lacerdas_development_that_uses_the_players_tech_is_paid() -> None:
    t = (
        OMScenario(1)
        .tech(1, "rover", "4b")
        .tech(0, "upgrade", "1a")
        .blueprint(1, "metal_deposit", "wind_turbines")
    )
    t.tech(1, "shelter", "5b" if UPGRADING_SPACE == "5a" else "5a")
    s = play(t.at(1, 1).turn(0), 0, "act control_center", "use green", "done")
    assert tech_level(s, 1, "rover") == 5
    assert s.blueprint_hex.count(at("g5")) == 1
    assert isinstance(s.asking, OwnerDecides)
    assert (s.asking.by, s.active) == (0, 0)


@pytest.mark.rule("OM 4.5")
def test_no_turn_of_a_random_game_begins_with_a_debt() -> None:
    used = sum(uses_of_a_game(seed) for seed in range(8))
    assert used > 0


def uses_of_a_game(seed: int) -> int:
    """How often a use waited to be paid; when an action begins none does."""
    s = GAME.new(seed=seed, seats=1 + seed % 4)
    assert isinstance(s, OMState)
    rng = Rng()
    rng.seed(seed)
    waiting = 0
    while not s.over:
        fresh = isinstance(s.asking, Turn) and not s.main_done and not s.executive_done
        if fresh or isinstance(s.asking, Travel):
            assert s.uses == []
        waiting += len(s.uses)
        legal = s.legal(s.actor())
        s.apply(s.actor(), legal[rng.below(len(legal))])
    return waiting
