"""Chapter 7: Events 25 to 48, both texts of each."""

import pytest

from rules.red_dust_rebellion.story import (
    at,
    available,
    casualties,
    count,
    event,
    legal,
    level,
    play,
    table,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN
from tharsis.games.red_dust_rebellion.codes import IN_PLAY, OUT, RAGING
from tharsis.games.red_dust_rebellion.pieces import CORP, MG, RD
from tharsis.games.red_dust_rebellion.rules.storms import storm_markers


@pytest.mark.card("RD nano_surveillance_drones")
def test_nano_surveillance_drones():
    s = event(table().put("marth", corp_base=1, security=1, rd_rebel=1), "corp", "nano_surveillance_drones")
    play(s, "name corp", "pick marth")
    assert s.rebel_forces(at("marth")) == 0
    s = event(
        table().put("europa", mg_troop=2, security=1).level(tenzing=1),
        "rd",
        "nano_surveillance_drones",
        "shaded",
    )
    play(s, "pick europa", "pick tenzing", "move mg_troop europa", "move security europa", "done")
    assert (count(s, "mg_troop", "tenzing"), count(s, "security", "tenzing")) == (1, 1)


@pytest.mark.card("RD emissions_law_reform_passed")
def test_emissions_law_reform_passed():
    s = event(
        table().put("marth", corp_base=2).put("europa", corp_base=1), "corp", "emissions_law_reform_passed"
    )
    play(s, "place terraforming marth", "place terraforming marth")
    assert (s.profits, count(s, "terraforming", "marth")) == (12, 2)
    scene = table().put("marth", terraforming=1, security=1).put("radau", cr_rebel=3)
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick radau", "pick marth", "move cr_rebel radau", "count 2", "done")
    assert (count(s, "active_cr", "marth"), s.force(at("marth"), CORP)) == (2, 0)


@pytest.mark.card("RD green_mars_campaign")
def test_green_mars_campaign():
    scene = table().put("marth", corp_base=1).damage(marth=1).put("radau", corp_base=1)
    s = event(scene, "corp", "green_mars_campaign")
    assert why(s, "pick radau")[0] == "populated"
    play(s, "pick marth")
    assert count(s, "terraforming", "marth") == 1
    s = play(event(table().put("earth", supply=3), "rd", "green_mars_campaign", "shaded"), "choose draw")
    assert (count(s, "supply", "earth"), len(s.campaigns.piles[IN_PLAY])) == (0, 1)


@pytest.mark.card("RD refugee_crisis")
def test_refugee_crisis():
    s = event(table().means(displaced=2), "mg", "refugee_crisis")
    play(s, "name mg", "house europa", "choose add", "count 3")
    assert (s.displaced, s.population(at("europa"))) == (4, 3)
    s = event(table().means(displaced=7), "rd", "refugee_crisis", "shaded")
    play(s, "house gandhi", "pick gandhi", "pick gandhi")
    assert (s.displaced, level(s, "gandhi")) == (0, -2)


@pytest.mark.card("RD printing_weapons")
def test_printing_weapons():
    s = play(event(table(), "mg", "printing_weapons"), "choose red_dust")
    assert (s.resources[RD], s.sits_out) == (25, 1 << RD)
    s = play(
        event(table().hand("tipoff", "loyalty", "converts"), "mg", "printing_weapons"), "choose reclaimers"
    )
    assert len(s.hand()) == 1
    s = event(table(), "rd", "printing_weapons", "shaded")
    play(s, "pick marth", *["place rd_rebel marth"] * 3, "place cr_rebel marth", "name rd")
    assert (count(s, "rd_rebel", "marth"), count(s, "dug_in", "marth")) == (3, 1)


@pytest.mark.card("RD homesteaders_revolt")
def test_homesteaders_revolt():
    scene = table().put("marth", rd_rebel=1, rd_base=1).level(marth=-2)
    s = event(scene, "mg", "homesteaders_revolt")
    play(s, "pick marth")
    assert why(s, "remove rd_base marth")[0] == "base-guarded"
    play(s, "remove rd_rebel marth", "remove rd_base marth", "pick radau")
    assert (level(s, "marth"), s.rebel_forces(at("marth"))) == (0, 0)
    s = event(table().put("hellas_chaos", corp_base=2), "rd", "homesteaders_revolt", "shaded")
    assert why(s, "pick hellas_chaos")[0] == "more-elsewhere"
    for space in ("marth", "radau", "rutherford"):
        play(s, f"pick {space}", f"place rd_rebel {space}", "name rd")
    assert (level(s, "marth"), count(s, "rd_base", "radau")) == (-1, 1)


@pytest.mark.card("RD martian_nationalism")
def test_martian_nationalism():
    s = event(table().campaign("comms_cutoff", "general_strike"), "mg", "martian_nationalism")
    play(s, "campaign general_strike")
    assert (count(s, "eg_troop", "phobos"), s.campaigns.piles[OUT]) == (4, [9])
    s = event(table(), "rd", "martian_nationalism", "shaded")
    play(s, *["place rd_rebel europa"] * 3)
    assert (count(s, "rd_rebel", "europa"), s.resources[RD]) == (3, 36)


@pytest.mark.card("RD shepard_tereshkova")
def test_shepard_tereshkova():
    s = event(table().put("tereshkova", active_rd=1), "mg", "shepard_tereshkova")
    play(s, "pick shepard", *["place rd_rebel shepard"] * 2, "pick tereshkova")
    assert (level(s, "shepard"), level(s, "tereshkova"), count(s, "mg_troop", "tereshkova")) == (-2, 2, 2)
    assert count(s, "active_rd", "tereshkova") == 0


@pytest.mark.card("RD the_red_dahlia")
def test_the_red_dahlia():
    s = event(table().put("europa", rd_rebel=2).put("radau", rd_rebel=1), "mg", "the_red_dahlia")
    assert (count(s, "active_rd", "europa"), count(s, "active_rd", "radau")) == (2, 1)
    scene = table().put("europa", rd_rebel=2, mg_troop=2).put("radau", rd_rebel=1, mg_troop=1)
    s = event(scene, "rd", "the_red_dahlia", "shaded")
    assert why(s, "pick radau")[0] == "labyrinths-only"
    play(s, "pick europa", "ambush europa", "dice 1 6")
    assert (count(s, "mg_troop", "europa"), count(s, "active_rd", "europa")) == (0, 2)


@pytest.mark.card("RD long_range_patrols")
def test_long_range_patrols():
    scene = table().put("europa", mg_troop=4).put("radau", active_rd=1)
    s = event(scene, "mg", "long_range_patrols")
    play(s, "pick europa")
    assert why(s, "pick tenzing")[0] == "deserts-only"
    play(s, "pick rutherford", *["move mg_troop europa"] * 3)
    assert count(s, "mg_troop", "rutherford") == 3
    assert why(s, "op recon")[0] == "other-operation"


@pytest.mark.card("RD the_tombs_of_mars")
def test_the_tombs_of_mars():
    s = event(table().means(displaced=1), "mg", "the_tombs_of_mars")
    play(s, "name mg", "house marth", "pick marth")
    assert level(s, "marth") == 1
    s = event(table().means(displaced=1), "rd", "the_tombs_of_mars", "shaded")
    play(s, "pick marth", "house marth")
    assert (count(s, "rd_base", "marth"), s.resources[RD]) == (1, 34)


@pytest.mark.card("RD outpost_discovery")
def test_outpost_discovery():
    scene = table().put("radau", rd_base=1, rd_rebel=1).put("europa", mg_troop=3)
    s = event(scene, "mg", "outpost_discovery")
    play(s, "pick radau", *["move mg_troop europa"] * 3, "name mg", "pick radau")
    assert count(s, "active_rd", "radau") == 1
    while "pick radau" not in legal(s):
        play(s, "done")
    play(s, "pick radau")
    assert s.rebel_forces(at("radau")) == 0
    scene = table().put("radau", rd_base=1, rd_rebel=2).put("europa", mg_troop=3)
    s = event(scene, "rd", "outpost_discovery", "shaded")
    play(s, "name rd", "pick radau", "move mg_troop europa", "done", "pick marth")
    while s.asking is not None:
        play(s, "move rd_rebel radau") if "move rd_rebel radau" in legal(s) else play(s, "done")
    assert (count(s, "mg_troop", "radau"), count(s, "rd_base", "marth"), count(s, "rd_rebel", "marth")) == (
        1,
        1,
        2,
    )


@pytest.mark.card("RD bipartisan_resolution")
def test_bipartisan_resolution():
    scene = table().put("europa", rd_rebel=5).put("gandhi", cr_rebel=2)
    s = event(scene, "mg", "bipartisan_resolution")
    while s.asking is not None:
        play(s, legal(s)[0])
    assert (count(s, "rd_rebel", "europa"), count(s, "cr_rebel", "gandhi")) == (1, 0)
    scene = table().put("radau", cr_rebel=2).put("marth", rd_rebel=1)
    s = event(scene, "rd", "bipartisan_resolution", "shaded")
    play(s, "pick radau", "pick marth", *["move cr_rebel radau"] * 2, "name rd", "choose replace")
    assert (count(s, "rd_rebel", "marth"), count(s, "cr_rebel", "marth")) == (3, 0)


@pytest.mark.card("RD the_arteries_of_mars")
def test_the_arteries_of_mars():
    s = play(event(table(), "corp", "the_arteries_of_mars"), "pick europa", "pick marth", "done")
    assert (s.profits, count(s, "security", "marth")) == (13, 2)
    s = event(table(), "rd", "the_arteries_of_mars", "shaded")
    play(s, "line europa_tenzing", "place rd_rebel europa", "place rd_rebel tenzing")
    assert (s.damage[at("europa")], s.damage[at("tenzing")], s.resources[RD]) == (1, 1, 33)


@pytest.mark.card("RD hammer_the_machines")
def test_hammer_the_machines():
    scene = table().put("europa", security=4, rd_rebel=1, rd_base=1)
    s = event(scene, "mg", "hammer_the_machines")
    assert s.actor() == who("corp")
    play(s, "pick europa", "pick europa")
    assert (s.rebel_forces(at("europa")), s.profits) == (0, 15)
    s = play(
        event(table(), "rd", "hammer_the_machines", "shaded"), "pick europa", "pick gandhi", "pick sharma"
    )
    assert (s.profits, level(s, "gandhi"), s.damage[at("sharma")]) == (7, -1, 1)


@pytest.mark.card("RD spaceport_strikes")
def test_spaceport_strikes():
    s = event(table(), "mg", "spaceport_strikes")
    play(s, *["move supply earth"] * 4)
    while s.asking is not None:
        play(s, "done") if "done" in legal(s) else play(s, legal(s)[0])
    assert (count(s, "supply", "transit"), s.profits) == (4, 12)
    s = event(table(), "rd", "spaceport_strikes", "shaded")
    assert (s.profits, s.resources[MG]) == (7, 21)


@pytest.mark.card("RD gandhi_sharma")
def test_gandhi_sharma():
    s = event(table(), "mg", "gandhi_sharma")
    assert (level(s, "gandhi"), level(s, "sharma"), s.sits_out) == (1, 1, 1 << RD)
    s = event(table().put("sharma", mg_troop=2, mg_base=1), "rd", "gandhi_sharma", "shaded")
    assert (count(s, "rd_rebel", "sharma"), count(s, "rd_base", "sharma"), s.force(at("sharma"), MG)) == (
        2,
        1,
        0,
    )


@pytest.mark.card("RD the_martians")
def test_the_martians():
    s = event(table().put("europa", eg_troop=1).put("gandhi", eg_troop=1), "mg", "the_martians")
    play(s, "pick europa", "pick gandhi")
    assert (level(s, "europa"), level(s, "gandhi")) == (1, 1)
    s = event(table().put("europa", eg_troop=1).put("gandhi", eg_troop=1), "rd", "the_martians", "shaded")
    play(s, "pick europa", "pick gandhi")
    assert (level(s, "europa"), level(s, "gandhi")) == (-1, -1)


@pytest.mark.card("RD the_tubes")
def test_the_tubes():
    scene = table().put("marth", mg_troop=2, corp_base=1).put("radau", active_rd=1)
    s = event(scene, "mg", "the_tubes")
    play(s, "name mg", "pick marth", "pick radau", *["move mg_troop marth"] * 2, "move corp_base marth")
    play(s, "choose assault", "pick radau")
    assert (count(s, "corp_base", "radau"), count(s, "active_rd", "radau")) == (1, 0)
    s = event(table().put("radau", dug_in=1).put("europa", cr_base=1), "rd", "the_tubes", "shaded")
    play(s, "name rd", "move dug_in radau", "pick marth", "move cr_base europa", "pick ascraeus_mons")
    assert (count(s, "dug_in", "marth"), count(s, "cr_base", "ascraeus_mons")) == (1, 1)


@pytest.mark.rule("RD 7.3")
@pytest.mark.card("RD new_cordoba")
def test_new_cordoba_and_a_storm_nearby():
    s = event(table().put("new_cordoba", rd_rebel=2, rd_base=1, cr_base=1), "mg", "new_cordoba")
    play(s, "remove cr_base new_cordoba", *["remove rd_rebel new_cordoba"] * 2, "remove rd_base new_cordoba")
    assert s.rebel_forces(at("new_cordoba")) == 0
    s = event(table().storm(trouvelot=2), "rd", "new_cordoba", "shaded")
    play(s, *["place rd_rebel new_cordoba"] * 2, *["place rd_rebel rutherford"] * 2)
    assert s.asking is None
    assert (level(s, "new_cordoba"), count(s, "rd_rebel", "trouvelot")) == (-1, 0)


@pytest.mark.card("RD the_red_desert")
def test_the_red_desert():
    scene = table().put("radau", rd_rebel=1).put("marth", mg_troop=2)
    s = event(scene, "mg", "the_red_desert")
    play(s, "name mg", "pick radau", "move mg_troop marth", "done", "pick radau")
    assert count(s, "active_rd", "radau") == 0
    scene = table().put("radau", active_cr=2).put("marth", security=2)
    s = event(scene, "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick marth", "pick radau", "pick marth", "move active_cr radau", "count 2")
    play(s, "ambush marth", "dice 1 1")
    assert count(s, "security", "marth") == 0


@pytest.mark.card("RD the_red_desert")
@pytest.mark.rule("RD 5.7", "RD 5.8")
def test_the_free_march_and_travel_of_the_red_desert_show_large_groups_and_hide_in_storms():
    scene = table().put("radau", rd_rebel=2).put("marth", security=2).level(marth=1)
    s = event(scene, "rd", "the_red_desert", "shaded")
    play(s, "name rd", "pick marth", "move rd_rebel radau", "count 2")
    assert (count(s, "rd_rebel", "marth"), count(s, "active_rd", "marth")) == (0, 2)
    scene = table().put("radau", active_cr=2).put("marth", security=2).storm(marth=1)
    s = event(scene, "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick marth", "pick radau", "pick marth", "move active_cr radau", "count 2")
    assert (count(s, "cr_rebel", "marth"), count(s, "active_cr", "marth")) == (2, 0)


@pytest.mark.card("RD emissions_law_reform_passed")
@pytest.mark.rule("RD 5.7", "RD 5.8")
def test_the_free_march_and_travel_to_a_terraforming_base_are_checked_too():
    for faction, rebel, shown in (("rd", "rd_rebel", "active_rd"), ("cr", "cr_rebel", "active_cr")):
        scene = table().put("radau", **{rebel: 1}).put("marth", terraforming=1, security=3).level(marth=2)
        s = event(scene, faction, "emissions_law_reform_passed", "shaded")
        play(s, "pick radau", "pick marth")
        if faction == "cr":
            play(s, "move cr_rebel radau")
        assert (count(s, rebel, "marth"), count(s, shown, "marth")) == (0, 1)


@pytest.mark.card("RD the_mystery_of_outpost_27")
def test_the_mystery_of_outpost_27():
    scene = table().put("marth", corp_base=2, security=1, rd_rebel=1).damage(marth=1)
    s = event(scene, "corp", "the_mystery_of_outpost_27")
    play(s, "pick marth")
    assert (count(s, "corp_base", "marth"), s.rebel_forces(at("marth")), s.profits, s.stays) == (
        1,
        0,
        16,
        1 << CORP,
    )
    scene = table().put("marth", corp_base=2, rd_rebel=1).put("radau", corp_base=1)
    assert event(scene, "rd", "the_mystery_of_outpost_27", "shaded").profits == 8
    assert casualties(s, "security") == 1


@pytest.mark.card("RD sudden_storm")
def test_sudden_storm():
    s = event(table().storm(marth=1), "corp", "sudden_storm")
    assert why(s, "pick marth")[0] == "storm-there"
    play(s, "pick radau", "pick europa", "pick wilderness", "pick tenzing", "pick gandhi")
    assert (storm_markers(s), s.storm[at("wilderness")], s.stays) == (6, RAGING, 1 << CORP)


@pytest.mark.card("RD europa")
def test_europa():
    s = event(table(), "mg", "europa")
    assert (level(s, "europa"), count(s, "supply", "earth")) == (2, 3)
    scene = table()
    scene.script_chance(DRAW_CAMPAIGN, 0, 3, 5, 9)
    s = play(event(scene, "rd", "europa", "shaded"), "campaign general_strike")
    assert (level(s, "europa"), s.campaigns.piles[IN_PLAY]) == (-2, [9])
    assert available(s, "mg_troop") == 30
