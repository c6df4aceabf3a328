"""8.5.7: what non-players keep in an origin, and what they bring to a destination."""

import pytest

from rules.red_dust_rebellion.story import alone, at, count, table
from rules.red_dust_rebellion.test_08_fine_print import activity, operation
from tharsis.games.red_dust_rebellion.orders import MARCH, SECURE, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import act_in, candidates
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import CONDITION_CODE, condition_holds
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import movable_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import gather
from tharsis.games.red_dust_rebellion.rules.operations import begin_counters


@pytest.mark.rule("RD 8.5.7")
def test_keep_lines_are_judged_once_when_an_origin_is_examined():
    """Three Troops face one Active Rebel and its Base: one stays, though one could not hold both."""
    scene = table().put("marth", mg_troop=3, security=5, active_rd=1, rd_base=1)
    assert movable_from(alone(scene).s, MG, at("marth")) == 2


@pytest.mark.rule("RD 8.5.7")
def test_a_keep_line_that_cannot_be_met_is_ignored():
    scene = table().put("marth", corp_base=1, security=3).put("hellas_chaos", corp_base=1, security=5)
    s = alone(scene).s
    assert [movable_from(s, CORP, at(p)) for p in ("marth", "hellas_chaos")] == [3, 1]


@pytest.mark.rule("RD 8.5.7")
def test_cubes_stay_against_the_active_rebels_of_both_factions():
    scene = table().put("marth", mg_troop=4, security=5, active_rd=1, active_cr=1)
    assert movable_from(alone(scene).s, MG, at("marth")) == 2


@pytest.mark.rule("RD 8.5.7")
def test_a_reclaimer_stays_where_people_are_and_nowhere_else_for_that():
    scene = table().put("marth", cr_rebel=2).put("wilderness", cr_base=1, active_cr=2)
    scene.put("radau", cr_rebel=5).put("europa", cr_base=1, cr_rebel=2)
    s = alone(scene).s
    found = [movable_from(s, CR, at(p)) for p in ("marth", "wilderness", "radau", "europa")]
    assert found == [1, 2, 2, 1]


@pytest.mark.rule("RD 8.5.7", "RD 5.7")
def test_red_dust_brings_a_crowd_only_to_spaces_at_support():
    for opinion, come in ((1, 6), (0, 3)):
        s = alone(table().put("marth", rd_rebel=9).level(shenzhou=opinion, marth=-2)).s
        begin_counters(s, MARCH)
        gather(s, RD, MARCH, at("shenzhou"), 0)
        assert s.rebels(at("shenzhou"), RD) == come


@pytest.mark.rule("RD 8.5.7", "RD 5.3")
def test_drop_pods_of_the_controller_count_as_reach():
    """Gandhi has Damage and a Raging Storm; nobody else could come."""
    scene = table().confidence(6).put("orbit", satellite=1).put("phobos", eg_troop=4)
    scene.put("gandhi", rd_rebel=1).damage(gandhi=1).storm(gandhi=2).level(gandhi=1)
    s = alone(scene).s
    s.frozen = s.control_masks()
    code = CONDITION_CODE["labyrinth_no_coin_control_reachable_mg"]
    assert condition_holds(s, MG, code, special=True, op=-1)
    assert candidates(s, CORP, SECURE, 0, 0) == []
    s = operation(scene.np_dice(1), "mg", "secure")
    assert (count(s, "eg_troop", "gandhi"), count(s, "active_rd", "gandhi")) == (2, 1)
    assert count(s, "satellite", "orbit") == 0


@pytest.mark.rule("RD 8.5.7")
def test_the_origin_that_does_most_of_a_line_comes_first_and_one_without_use_never():
    """Shenzhou lacks only a SpecOps: Phobos has nine Security, Marth the SpecOps."""
    scene = table().put("shenzhou", corp_base=1, security=4).put("phobos", security=9)
    s = alone(scene.put("marth", specops=1, security=1)).s
    begin_counters(s, SECURE)
    gather(s, CORP, SECURE, at("shenzhou"), 0)
    assert (count(s, "specops", "shenzhou"), count(s, "security", "phobos")) == (1, 9)


@pytest.mark.rule("RD 8.5.7", "RD 5.8")
def test_a_destination_of_a_travel_is_not_its_origin():
    scene = table().put("marth", cr_base=1, active_cr=6).put("radau", cr_rebel=5)
    s = alone(scene).s
    begin_counters(s, TRAVEL)
    assert at("marth") in candidates(s, CR, TRAVEL, 0, 0)
    act_in(s, CR, TRAVEL, 0, at("radau"), 0, 0)
    s.advance()
    assert count(s, "cr_rebel", "marth") > 0
    assert at("marth") not in candidates(s, CR, TRAVEL, 0, 1 << at("radau"))


@pytest.mark.rule("RD 8.5.7", "RD 8.7", "RD 6.3")
def test_the_additional_space_of_a_transport_may_be_its_origin():
    scene = table().put("marth", mg_base=1, active_rd=2).put("europa", mg_troop=9)
    s = activity(scene, "mg_transport", "train")
    assert count(s, "mg_troop", "marth") == 2
    assert count(s, "mg_troop", "europa") == 7


@pytest.mark.rule("RD 8.5.7", "RD 6.3")
def test_a_transport_to_an_additional_space_comes_from_phobos_or_a_base():
    scene = table().put("marth", mg_base=1).put("europa", mg_troop=9).put("phobos", mg_troop=5)
    s = activity(scene.confidence(3), "mg_transport", "train")
    assert (count(s, "mg_troop", "phobos") < 5, count(s, "mg_troop", "europa")) == (True, 9)


@pytest.mark.rule("RD 8.5.7", "RD 5.7")
def test_red_dust_calls_further_origins_until_no_enemy_has_control():
    """Shenzhou has three Troops: the two Rebels from Marth leave it to COIN, so Trouvelot sends one too."""
    scene = table().put("shenzhou", mg_troop=3).level(shenzhou=-2, marth=-2, trouvelot=-2)
    s = alone(scene.put("marth", rd_base=2, active_rd=2).put("trouvelot", rd_base=2, active_rd=1)).s
    begin_counters(s, MARCH)
    gather(s, RD, MARCH, at("shenzhou"), 0)
    assert s.rebels(at("shenzhou"), RD) == 3
