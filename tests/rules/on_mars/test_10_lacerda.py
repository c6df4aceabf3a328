"""Lacerda where the book is exact: passes of his deck, what he pays, what he does when he cannot act."""

import pytest

from rules.on_mars.story import built, tech_level, told
from tharsis.games.on_mars.actions import REWARD, SOLO_CHOICE, TECH
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.lacerda.choices import draw_for
from tharsis.games.on_mars.rules.lacerda.travel import LacerdaTravels
from tharsis.games.on_mars.rules.lacerda.turn import LacerdaActs, LacerdaTurn, LacerdaWelcomes
from tharsis.games.on_mars.rules.lss import reward
from tharsis.games.on_mars.rules.technology import OwnerDecides
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario


def solo() -> OMScenario:
    """Lacerda in Orbit, the player in the Colony; the missions can be told apart."""
    return OMScenario(1).at(0, 5).at(1, 1).missions("contracts", "bots", "research")


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_discards_shuffled_back_for_a_draw_begin_the_second_pass() -> None:
    t = solo()
    t.s.solo_bag = [3]  # its number is 3: no choice among two
    t.s.solo_discard = [card for card in range(12) if card != 3]
    t.next(SOLO_CHOICE, 2)
    assert draw_for(t.s, [50, 60]) == 50
    assert (t.s.solo_pass, t.s.solo_bag, t.s.solo_discard) == (2, list(range(12)), [])
    s = t.solo_card(5).ask(LacerdaTurn(), Turn(0))
    assert s.mission_left == [2, 2, 5]


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_a_draw_without_a_shuffle_begins_no_pass() -> None:
    t = solo().next(SOLO_CHOICE, 2)
    assert draw_for(t.s, [50, 60]) == 50
    assert t.s.solo_pass == 1


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_the_card_in_play_is_not_shuffled_back_before_its_action_is_done() -> None:
    t = solo()
    t.s.active = 1
    t.s.solo_card = 11
    t.s.solo_bag = []
    t.s.solo_discard = list(range(12))
    t.next(SOLO_CHOICE, 0)
    draw_for(t.s, [50, 60])
    assert t.s.solo_bag == list(range(11))
    assert t.s.solo_discard == [11]


#: The numbers of his actions, counted from 0.
RESEARCH, UPGRADE, HIRE = 2, 1, 2


def top_tech(crystals: int) -> OMScenario:
    """His only tile that can move would enter column 6, which costs a crystal."""
    return solo().crystals(1, crystals).tech(1, "shelter", "5a")


@pytest.mark.rule("OM 10.4", "OM 10.6")
def test_he_pays_the_crystal_of_the_top_column() -> None:
    s = top_tech(2).ask(LacerdaActs(RESEARCH), Turn(0))
    assert (tech_level(s, 1, "shelter"), s.crystals[1]) == (6, 1)
    assert "solo-pays" in told(s)


@pytest.mark.rule("OM 10.4", "OM 10.6")
def test_without_the_crystal_his_rover_moves_instead() -> None:
    s = top_tech(0).ask(LacerdaActs(RESEARCH), Turn(0))
    assert tech_level(s, 1, "shelter") == 5
    assert "solo-rover" in told(s)
    assert sum(s.slots) == 0


@pytest.mark.rule("OM 10.4")
def test_the_slot_and_the_column_are_paid_with_different_crystals() -> None:
    s = top_tech(1).slot(0, "research").ask(LacerdaActs(RESEARCH), Turn(0))
    assert tech_level(s, 1, "shelter") == 5
    assert (s.crystals[1], "solo-rover" in told(s)) == (1, True)
    s = top_tech(2).slot(0, "research").ask(LacerdaActs(RESEARCH), Turn(0))
    assert (tech_level(s, 1, "shelter"), s.crystals[1]) == (6, 0)


@pytest.mark.rule("OM 10.4", "OM 10.6")
def test_a_tile_he_cannot_pay_for_makes_way_for_one_he_can() -> None:
    t = top_tech(0).tech(1, "mine", "1a")
    s = t.ask(LacerdaActs(RESEARCH), Turn(0))
    assert (tech_level(s, 1, "shelter"), tech_level(s, 1, "mine")) == (5, 3)


@pytest.mark.rule("OM 10.4")
def test_developments_at_no_cost_take_no_crystal_from_him() -> None:
    s = top_tech(0).ask(Benefit(1, effect("two_developments_free")), Turn(0))
    assert tech_level(s, 1, "shelter") == 6
    s = top_tech(0).ask(OwnerDecides(1, 5), Turn(0))
    assert tech_level(s, 1, "shelter") == 6
    s = top_tech(0).ask(Benefit(1, effect("two_developments")), Turn(0))
    assert tech_level(s, 1, "shelter") == 5


def contractor(crystals: int) -> OMScenario:
    """With two Scientists he wants a contract, which costs a crystal."""
    t = solo().at(1, 6).crystals(1, crystals).scientist(1, "geologist").scientist(1, "rd_engineer")
    return t.on_display(0, "d1").on_display(1, "u1")


@pytest.mark.rule("OM 10.4", "OM 10.8")
def test_he_pays_a_crystal_for_a_contract() -> None:
    s = contractor(1).ask(LacerdaActs(HIRE), Turn(0))
    assert s.contract_owner[0] == 1
    assert s.crystals[1] == 0
    s = contractor(0).ask(LacerdaActs(HIRE), Turn(0))
    assert 1 not in s.contract_owner
    assert "solo-rover" in told(s)


@pytest.mark.rule("OM 10.4", "OM 10.8")
def test_a_scientist_costs_him_nothing() -> None:
    s = solo().at(1, 6).crystals(1, 0).ask(LacerdaActs(HIRE), Turn(0))
    assert 1 in s.scientist_owner


@pytest.mark.rule("OM 10.3", "OM 10.7")
def test_when_he_cannot_build_on_arrival_his_rover_moves() -> None:
    t = solo()
    t.s.solo_card = 0
    t.s.icon = 0
    t.building("mine", "a1", "a3", "b2", "b5", "c1", "c4")  # every tile of the stack
    s = t.ask(LacerdaTravels(0), Turn(0))
    assert "solo-needed" not in told(s)
    assert "solo-rover" in told(s)
    assert s.unit[9] >= 0


@pytest.mark.rule("OM 10.3", "OM 10.9", "OM 5.10")
def test_the_colony_grows_when_his_arrival_build_completes_a_row() -> None:
    """In the Shuttle phase nobody has a turn: it grows at the end of his journey, and he with it."""
    t = (
        solo()
        .building("water_extractor", "j2")
        .building("greenhouse", "g9")
        .building("oxygen_condenser", "e6")
    )
    t.s.solo_card = 0
    t.s.icon = 1
    s = t.ask(LacerdaTravels(0), Turn(0))
    assert "solo-needed" in told(s)
    assert (s.level, s.shelters[1], s.lacerda_bots) == (2, 2, 1)


@pytest.mark.rule("OM 10.3", "OM 5.10")
def test_it_does_not_grow_before_all_rows_are_complete() -> None:
    t = solo().building("water_extractor", "j2").building("greenhouse", "g9")
    t.s.solo_card = 0
    t.s.icon = 1
    s = t.ask(LacerdaTravels(0), Turn(0))
    assert (s.level, s.shelters[1]) == (1, 1)


def upgrader(*cards: str) -> OMScenario:
    """Both have Upgrade Tech, he of level 1 and the player of level 3; he owns some Blueprints only."""
    t = solo().at(1, 6).tech(1, "upgrade", "1a").tech(0, "upgrade", "3a")
    t.s.blueprint_owner = [-1] * 24
    t.s.markers[1] = 8
    return t.blueprint(1, *cards)


@pytest.mark.rule("OM 10.8", "OM 10.4", "OM 10.10")
def test_his_own_upgrade_tech_serves_where_it_is_enough() -> None:
    s = upgrader("wind_turbines", "metal_deposit").ask(LacerdaActs(UPGRADE), Turn(0))
    assert (built(s, "wind_turbines"), built(s, "metal_deposit"), s.uses) == ("g3", "g5", [])


@pytest.mark.rule("OM 10.8", "OM 10.4")
def test_for_more_upgrades_than_his_own_tech_allows_he_uses_the_players() -> None:
    s = upgrader("wind_turbines", "metal_deposit", "biomarket").ask(LacerdaActs(UPGRADE), Turn(0))
    assert (s.blueprint_hex.count(-1), s.uses) == (21, [TECH.index("upgrade")])


@pytest.mark.rule("OM 10.9", "OM 5.9")
def test_the_bot_on_an_icon_is_no_bot_on_mars() -> None:
    bots = REWARD.index("bots")
    assert reward(solo().s, 1, bots) == 0
    s = solo().level(2).ask(LacerdaWelcomes(), Turn(0))
    assert (reward(s, 1, bots), s.mission_left[1]) == (2, 2)
