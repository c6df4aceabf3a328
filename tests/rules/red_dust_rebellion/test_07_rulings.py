"""Chapter 7: what single cards mean where their text leaves it open."""

import pytest

from rules.red_dust_rebellion.story import (
    at,
    available,
    count,
    event,
    legal,
    level,
    operation,
    play,
    table,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS
from tharsis.games.red_dust_rebellion.orders import ATTACK
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, FREE, BeginOperation


@pytest.mark.card("RD hammer_the_machines")
def test_four_profits_only_for_a_base_that_the_assault_itself_removed():
    scene = table().put("europa", security=1, rd_rebel=3, cr_base=1).dice(1, 1)
    s = event(scene, "corp", "hammer_the_machines")
    play(s, "pick europa", "pick europa", "remove active_rd europa")
    assert s.actor() == who("rd")
    play(s, "choose attack", "remove cr_base europa")  # the reply takes the Base
    assert (count(s, "cr_base", "europa"), s.profits) == (0, 10)


@pytest.mark.card("RD hammer_the_machines")
def test_a_base_that_falls_to_the_bombard_of_that_assault_counts_once():
    scene = table().confidence(4).put("orbit", satellite=1).put("europa", security=1, rd_base=2)
    s = event(scene, "corp", "hammer_the_machines")
    play(s, "pick europa", "pick europa", "choose bombard")
    assert (s.rebel_bases(at("europa")), s.profits) == (0, 10 + 4 + 1)  # and a Profit for Mercenaries


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD hammer_the_machines")
def test_the_corporations_must_crack_down_where_they_can_assault():
    scene = table().put("europa", security=1, rd_base=1).put("gandhi", rd_rebel=4).put("sharma", rd_rebel=1)
    s = event(scene, "mg", "hammer_the_machines")
    assert legal(s) == ["pick europa", "done"]
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")
    play(s, "pick europa")
    assert why(s, "done")[0] == "no-space-yet"  # Activation and Assault are one offer
    scene = table().put("gandhi", rd_rebel=4)
    s = play(event(scene, "mg", "hammer_the_machines"), "pick gandhi")
    assert count(s, "active_rd", "gandhi") == 4  # nobody to Assault: they are only Activated


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD hammer_the_machines")
def test_labyrinths_that_can_both_shift_and_take_damage_come_first():
    scene = table().damage(tenzing=3, shenzhou=3, shepard=2, new_cordoba=2).level(gandhi=-2)
    scene.put("tereshkova", fortified=1)
    s = event(scene, "rd", "hammer_the_machines", "shaded")
    assert legal(s) == ["pick europa", "pick tereshkova", "pick sharma"]  # a Fortified Troop takes it
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")  # at Active Opposition already
    play(s, "pick europa", "pick sharma", "pick tereshkova")
    assert (s.damage[at("europa")], s.damage[at("tereshkova")]) == (1, 0)
    assert (level(s, "tereshkova"), count(s, "fortified", "tereshkova")) == (-1, 0)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD homesteaders_revolt")
def test_deserts_with_an_opinion_and_rebels_come_first():
    scene = table().level(sinai_planum=-1, arsia_mons=2).put("sinai_planum", rd_rebel=3, rd_base=1)
    s = event(scene.put("rutherford", cr_rebel=1), "mg", "homesteaders_revolt")
    assert legal(s) == ["pick sinai_planum"]
    assert why(s, "pick rutherford") == ("more-elsewhere", "7.4")
    play(s, "pick sinai_planum", "done")  # fewer than could be removed will do
    assert (level(s, "sinai_planum"), count(s, "rd_rebel", "sinai_planum")) == (0, 3)
    assert legal(s) == ["pick arsia_mons", "pick rutherford"]
    play(s, "pick rutherford", "remove cr_rebel rutherford")
    assert (count(s, "cr_rebel", "rutherford"), level(s, "arsia_mons")) == (0, 2)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD homesteaders_revolt")
def test_a_desert_with_room_is_no_better_when_no_rebel_base_is_left():
    scene = table().put("hellas_chaos", corp_base=2).put("wilderness", cr_base=6)
    for space in ("marth", "radau", "trouvelot", "coronae_montes"):
        scene.put(space, cr_base=2)
    scene.put("sharma", cr_base=1, rd_base=1).put("gandhi", rd_base=2).put("europa", rd_base=2)
    scene.put("tenzing", rd_base=2).put("shepard", rd_base=2)
    assert (available(scene.s, "rd_base"), available(scene.s, "cr_base")) == (0, 0)
    s = event(scene, "rd", "homesteaders_revolt", "shaded")
    assert "pick hellas_chaos" in legal(s)  # full, but nothing could be placed elsewhere either


@pytest.mark.rule("RD 7.3")
@pytest.mark.card("RD bipartisan_resolution")
def test_rebels_in_a_raging_storm_do_not_count_in_the_split():
    scene = table().put("marth", rd_rebel=3).put("europa", cr_rebel=7).storm(marth=2)
    s = event(scene, "mg", "bipartisan_resolution")
    assert (count(s, "rd_rebel", "marth"), count(s, "cr_rebel", "europa")) == (3, 1)
    scene = table().put("marth", rd_rebel=3).put("gandhi", rd_rebel=2).put("europa", cr_rebel=7)
    s = event(scene.storm(marth=2), "mg", "bipartisan_resolution")
    assert (s.rebels_on_mars(2), count(s, "cr_rebel", "europa")) == (3, 3)


@pytest.mark.card("RD bipartisan_resolution")
def test_the_named_rebel_faction_decides_what_follows_the_meeting():
    def met(named: str):
        scene = table().put("radau", cr_rebel=2).put("marth", rd_rebel=1)
        s = event(scene, "mg", "bipartisan_resolution", "shaded")
        play(s, "pick radau", "pick marth", *["move cr_rebel radau"] * 2)
        assert s.actor() == who("mg")
        assert legal(s) == ["name rd", "name cr"]
        return play(s, f"name {named}")

    s = met("cr")
    assert s.actor() == who("cr")
    assert legal(s) == ["choose ambush", "choose replace", "done"]
    play(s, "choose ambush", "ambush marth", "dice 1 1")
    assert (count(s, "rd_rebel", "marth"), count(s, "active_cr", "marth")) == (0, 1)
    s = play(met("rd"), "choose replace")
    assert (count(s, "rd_rebel", "marth"), count(s, "cr_rebel", "marth")) == (3, 0)
    s = play(met("rd"), "done")
    assert (count(s, "rd_rebel", "marth"), count(s, "cr_rebel", "marth")) == (1, 2)


@pytest.mark.card("RD bipartisan_resolution")
def test_nothing_follows_where_nobody_met_and_what_has_no_replacement_is_removed():
    scene = table().put("radau", cr_rebel=2).put("marth", rd_rebel=1)
    s = event(scene, "mg", "bipartisan_resolution", "shaded")
    play(s, "pick radau", "pick marth", "done")
    assert s.asking is None
    scene = table().put("radau", cr_rebel=2).put("marth", rd_rebel=1).put("gandhi", rd_rebel=28)
    s = event(scene, "rd", "bipartisan_resolution", "shaded")
    play(s, "pick radau", "pick marth", *["move cr_rebel radau"] * 2, "name cr", "choose replace")
    assert (count(s, "rd_rebel", "marth"), count(s, "rd_rebel", "gandhi")) == (2, 28)
    assert available(s, "cr_rebel") == 20


@pytest.mark.card("RD the_aldrin_cycler")
def test_marsgov_loses_all_that_is_named_and_red_dust_stops_at_fifty():
    s = event(table().means(mg=5, rd=48), "rd", "the_aldrin_cycler", "shaded")
    play(s, "choose take_resources")
    assert legal(s) == [f"count {n}" for n in range(6)]
    play(s, "count 5")
    assert (s.resources[0], s.resources[2]) == (0, 50)


@pytest.mark.rule("RD 5.9")
@pytest.mark.card("RD ares_rockets")
def test_an_attack_needs_an_enemy_in_its_own_space():
    scene = table().capability("ares_rockets").hand("weapons_cache").put("marth", cr_rebel=1)
    scene.put("radau", satellite=1).put("sharma", cr_rebel=1, satellite=1)
    s = operation(scene, "cr", "attack")
    assert why(s, "pick marth") == ("no-enemy", "5.9")
    assert "pick sharma" in legal(s)


@pytest.mark.rule("RD 5.9")
@pytest.mark.card("RD ares_rockets")
def test_removals_may_be_used_on_satellites_elsewhere_but_need_not():
    scene = table().capability("ares_rockets").put("marth", cr_rebel=2, mg_troop=1).put("radau", satellite=1)
    s = scene.dice(1, 6).ask(BeginOperation(who("cr"), ATTACK, ANY_NUMBER, ANYWHERE, FREE))
    play(s, "pick marth")
    assert why(s, "done")[0] == "must-remove"
    play(s, "remove mg_troop marth")
    assert legal(s) == ["remove satellite radau", "done"]
    play(s, "done")
    assert count(s, "satellite", "radau") == 1


@pytest.mark.rule("RD 1.10")
@pytest.mark.card("RD dust_adaptation")
def test_dust_adaptation_opens_stormy_deserts_but_no_stormy_labyrinth_to_movement():
    scene = table().capability("dust_adaptation").storm(marth=2, europa=2, radau=2)
    s = scene.s
    assert not s.barred(at("marth"), who("cr"))
    assert not s.sealed(at("marth"), who("cr"))
    assert s.sealed(at("europa"), who("cr"))
    assert s.barred(at("marth"), who("rd"))
    assert s.sealed(at("europa"), who("rd"))


@pytest.mark.rule("RD 1.10")
@pytest.mark.card("RD dust_adaptation", "RD pilgrimage")
def test_dust_adapted_pilgrims_do_not_enter_a_labyrinth_in_a_raging_storm():
    scene = table().capability("dust_adaptation").hand("pilgrimage")
    scene.storm(europa=2, tenzing=2, tereshkova=2, shepard=2)  # all that they could reach
    s = scene.put("pavonis_mons", cr_rebel=2).ask(PlayAsset(ASSET_IDS.index("pilgrimage")))
    play(s, "pick europa")
    assert not any(move.startswith("move") for move in legal(s))


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_security_of_mars_act")
def test_a_labyrinth_with_hidden_rebels_comes_before_one_with_bases_alone():
    scene = table().put("gandhi", rd_base=2).put("europa", cr_rebel=1).storm(europa=2)
    s = event(scene, "mg", "the_security_of_mars_act")
    assert legal(s) == ["pick europa"]  # a storm does not shut it
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")
    play(s, "pick europa")
    assert (count(s, "active_cr", "europa"), s.sits_out) == (1, 1 << who("cr"))
    s = play(event(table().put("gandhi", rd_base=1), "rd", "the_security_of_mars_act"), "pick gandhi")
    assert s.sits_out == 1 << who("rd")  # a Base counts, and it may be whoever executes the Event


@pytest.mark.card("RD the_security_of_mars_act")
def test_without_rebel_forces_in_labyrinths_nobody_becomes_ineligible():
    s = event(table().put("marth", rd_rebel=3), "mg", "the_security_of_mars_act")
    assert (s.asking, s.sits_out) == (None, 0)
    s = event(table().put("gandhi", rd_rebel=1, cr_base=1), "corp", "the_security_of_mars_act")
    play(s, "pick gandhi")
    assert legal(s) == ["name rd", "name cr"]


@pytest.mark.card("RD long_range_patrols")
def test_a_patrol_starts_beside_its_first_desert_and_an_operation_needs_somebody_there():
    scene = table().put("europa", mg_troop=3).put("radau", active_rd=1).put("pavonis_mons", active_rd=1)
    s = event(scene, "mg", "long_range_patrols")
    play(s, "pick europa")
    assert why(s, "pick tenzing")[0] == "deserts-only"
    play(s, "pick pavonis_mons", "done")
    assert s.asking is None  # nobody moved, so there is no last Desert
    s = event(scene, "mg", "long_range_patrols")
    play(s, "pick europa", "pick pavonis_mons", *["move mg_troop europa"] * 3)
    assert why(s, "op recon") == ("other-operation", "7.6")
    play(s, "op assault", "pick pavonis_mons")
    assert count(s, "active_rd", "pavonis_mons") == 0


@pytest.mark.card("RD long_range_patrols")
def test_no_patrol_starts_in_a_raging_storm_and_the_wilderness_may_be_crossed():
    scene = table().put("marth", rd_rebel=1).put("radau", rd_rebel=1).storm(marth=2)
    s = event(scene, "rd", "long_range_patrols")
    assert why(s, "pick marth") == ("storm", "1.10")
    play(s, "pick radau")
    assert "pick wilderness" in legal(s)
