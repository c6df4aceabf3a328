"""The printed example of play, from Event 11 to the first Dust Storm: all four Factions are non-players."""

import pytest

from rules.red_dust_rebellion.story import at, count, level, table
from tharsis.games.red_dust_rebellion.actions import (
    DRAW_CAMPAIGN,
    DRAW_EVENT,
    NP_CARD_DRAW,
    NP_TIE,
    STORM_COMES,
)
from tharsis.games.red_dust_rebellion.curiosity import SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound


def deal(scene, kind, ids, *names):
    """The next cards of a deck, by name."""
    scene.script_chance(kind, *[ids.index(name) for name in names])


def curiosity(scene, sides):
    scene.script_chance(NP_CARD_DRAW, *[SIDE_IDS.index(side) // 2 for side in sides])


def begin():
    scene = table(bare=False, seats=1).campaign("earth_based_endorsements").storm(shepard=1, pavonis_mons=1)
    scene.card("the_security_of_mars_act", "nano_surveillance_drones").totals(mg=0, rd=2, cr=3).means(
        profits=0
    )
    s = scene.s
    s.seat_by = [-1, -1, -1, -1]
    s.curiosity = list(range(24))
    s.pile_drawn = 2
    s.do(EventRound())
    deal(scene, DRAW_EVENT, EVENT_IDS, "satellite_network_updated", "refugee_crisis", "the_red_desert")
    deal(scene, DRAW_EVENT, EVENT_IDS, "red_wednesday_riots")
    deal(scene, DRAW_CAMPAIGN, CAMPAIGN_IDS, "general_strike")
    return scene


def through(s, card):
    """Run to the end of a card's round."""
    while s.current == EVENT_IDS.index(card) and not s.over:
        s.agenda.pop().run(s)
    assert not s.invariants()


def to_the_next_round(s):
    while not isinstance(s.agenda[-1], EventRound):
        s.agenda.pop().run(s)


def events_11_25_and_5(scene):
    """Reclaimers, card U: Rally and Ransack; MarsGov, card A: Limited Train. Corporations, card J: Public
    Relations and Logistics; Red Dust, card R: Limited Rally. MarsGov plays Event 5; Reclaimers, card V."""
    s = scene.s
    curiosity(scene, ("W", "U", "A", "J", "R", "V"))
    scene.np_dice(2, 2, 3, 1, 1, 4, 1, 3, 1, 1, 2, 3, 5, 1, 1, 5)
    scene.dice(1, 3, 1, 4)
    through(s, "the_security_of_mars_act")
    assert count(s, "cr_base", "wilderness") == 2
    assert (count(s, "conversion", "ascraeus_mons"), count(s, "conversion", "new_cordoba")) == (1, 1)
    for space in ("radau", "noctis_labyrinthus"):
        assert count(s, "cr_rebel", space) == 1, space
    assert count(s, "active_cr", "coronae_montes") == 1
    assert s.totals[CR] == 3
    assert (count(s, "mg_troop", "coronae_montes"), s.damage[at("coronae_montes")]) == (6, 0)
    assert (level(s, "coronae_montes"), s.eg_plus) == (1, True)

    scene.script_chance(NP_TIE, 0, 0, 0)
    through(s, "nano_surveillance_drones")
    assert (s.damage[at("marth")], s.damage[at("hellas_chaos")]) == (0, 0)
    assert (count(s, "terraforming", "marth"), count(s, "terraforming", "hellas_chaos")) == (1, 1)
    assert (s.totals[MG], s.totals[RD]) == (3, 5)
    in_transit = [count(s, kind, "transit") for kind in ("satellite", "eg_troop", "security", "population")]
    assert in_transit == [2, 2, 1, 0]
    assert s.population(at("marth")) + s.population(at("hellas_chaos")) == 3
    assert s.profits == 0
    assert count(s, "rd_base", "sharma") == 2
    assert count(s, "dug_in", "noctis_labyrinthus") == 1

    through(s, "satellite_network_updated")
    assert (s.eg_box, count(s, "satellite", "orbit")) == (5, 4)
    for space in ("radau", "noctis_labyrinthus"):
        assert s.rebels(at(space), RD) + s.bases(at(space), RD) == 0
    assert count(s, "cr_rebel", "coronae_montes") == 0
    assert count(s, "active_cr", "tenzing") == 1


@pytest.mark.rule("RD 8.5.2", "RD 8.6", "RD 8.7")
def test_the_printed_story_of_events_11_25_and_5():
    scene = begin()
    events_11_25_and_5(scene)
    scene.storms_at((1, 1), (1, 2), (5, 5))
    to_the_next_round(scene.s)
    s = scene.s
    assert (s.eg_box, s.controller(), s.profits, s.flashpoint) == (6, MG, 3, 0)


@pytest.mark.rule("RD 8.5.2", "RD 8.5.3", "RD 8.5.4", "RD 8.5.7", "RD 8.6", "RD 8.7", "RD 8.5.9")
def test_the_printed_story_of_events_28_45_12_and_the_dust_storm():
    """Red Dust, card T: Campaign and Coordinate; Corporations, card KK: Limited Recon. MarsGov, card D:
    Assaults alone, since the Reclaimers want Event 45; they, card YY: Limited Preach. Under Haboob
    Corporations, card MM, then JJ: Secure and Raid; Red Dust plays Event 12. Then the storm."""
    scene = begin()
    s = scene.s
    events_11_25_and_5(scene)
    scene.storms_at((1, 1), (1, 2), (5, 5))
    to_the_next_round(s)
    curiosity(scene, ("T", "K", "G", "H", "L", "D", "Y", "M"))
    scene.script_chance(NP_TIE, *[0] * 12)

    scene.np_dice(1, 1, 6, 6, 6, 6, 1)
    through(s, "refugee_crisis")
    assert [level(s, p) for p in ("shenzhou", "shepard", "gandhi", "tereshkova", "new_cordoba")] == [
        -1, -2, -2, -1, -1
    ]  # fmt: skip
    assert s.has_campaign(CAMPAIGN_IDS.index("general_strike"))
    assert (s.population(at("shepard")), count(s, "mg_troop", "shepard")) == (3, 0)
    assert (s.population(at("sinai_planum")), level(s, "sinai_planum")) == (2, -1)
    assert (s.at(at("marth"), 3), count(s, "specops", "marth")) == (4, 1)

    scene.script_chance(STORM_COMES, 0)
    scene.np_dice(6, 6, 6, 3, 6, 4)
    through(s, "the_red_desert")
    assert s.any_rebels(at("tenzing")) == 0
    assert (count(s, "active_rd", "gandhi"), count(s, "active_rd", "new_cordoba")) == (0, 0)
    assert count(s, "active_cr", "coronae_montes") == 3
    assert (s.totals[MG], s.totals[CR], level(s, "new_cordoba")) == (2, 4, 0)

    through(s, "red_wednesday_riots")
    assert (count(s, "active_specops", "shenzhou"), s.any_rebels(at("shenzhou"))) == (1, 0)
    assert (count(s, "security", "sharma"), s.bases(at("new_cordoba"), CORP)) == (1, 1)
    assert (s.rebels(at("new_cordoba"), CR), s.bases(at("new_cordoba"), CR)) == (0, 0)
    assert (s.rebels(at("new_cordoba"), RD), s.damage[at("new_cordoba")]) == (2, 1)

    scene.np_dice(1, 2)
    to_the_next_round(s)
    assert (s.storm_rounds, s.eg_box) == (1, 7)
    assert [level(s, p) for p in ("alpheus_colles", "sinai_planum", "daedalia_planum")] == [-2, -2, -2]
    assert s.totals[RD] == 1
    assert [count(s, "eg_troop", p) for p in ("tharsis_tholus", "coronae_montes")] == [4, 4]
