"""Chapter 4: the order of play, Flashpoint and Dust Storm Rounds."""

import random

import pytest

from rules.red_dust_rebellion.story import at, available, count, legal, level, play, table, who, why
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import DRAW_EVENT
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS, FIRST_STORM, PILE_CARDS, PILES
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import (
    DisplacedPenalty,
    DustStormRound,
    EarthGovCasualties,
    RedeployPhase,
    ResourcesPhase,
)
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.flashpoint import (
    AttritionPhase,
    ConfidencePhase,
    CorporateCasualties,
    FlashpointRound,
    StormPhase,
    TerraformingPhase,
)
from tharsis.games.red_dust_rebellion.rules.forces import remove
from tharsis.games.red_dust_rebellion.rules.redeploy import Relocate
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound, NextCard
from tharsis.games.red_dust_rebellion.rules.support_phase import SupportPhase
from tharsis.games.red_dust_rebellion.view import look

SPECTATOR = -1


def round_of(scene, card="tenzing", following="shenzhou"):
    """An Event Round: the order of Tenzing is MarsGov, Red Dust, Corporations, Reclaimers."""
    return scene.card(card, following).ask(EventRound())


@pytest.mark.rule("RD 4.0")
def test_reclaimers_discard_to_move_up_past_ineligible_factions_too():
    scene = table().hand("water_reserves", "tipoff", "ideologues")
    scene.s.eligible = 0b1001
    s = round_of(scene)
    assert s.actor() == who("cr")
    play(s, "discard tipoff", "done")
    assert s.order == [MG, RD, CR, CORP]
    assert s.actor() == who("mg")
    play(s, "pass")
    assert s.actor() == who("cr")


@pytest.mark.rule("RD 4.0")
@pytest.mark.card("RD re_engineering", "RD secret_donors")
def test_two_assets_pay_back_when_they_make_the_reclaimers_first():
    scene = table().hand("re_engineering", "secret_donors", "tipoff")
    s = round_of(scene)
    play(s, "discard re_engineering", "discard secret_donors", "discard tipoff")
    assert s.actor() == who("cr")
    assert len(s.hand()) == 2


@pytest.mark.rule("RD 4.0")
@pytest.mark.card("RD dust_storm_1", "RD dust_storm_2", "RD dust_storm_3")
def test_the_haboob_bars_recon_and_march_but_not_travel():
    scene = table().put("europa", mg_troop=2, rd_rebel=3).put("radau", cr_rebel=2).hand("tipoff")
    s = round_of(scene, following="dust_storm_1")
    play(s, "done")
    assert why(s, "op recon") == ("haboob", "4.0")
    assert "op secure" in legal(s)
    play(s, "pass")
    assert why(s, "op march") == ("haboob", "4.0")
    play(s, "pass", "pass")
    assert s.actor() == who("cr")
    assert "op travel" in legal(s)


@pytest.mark.rule("RD 4.0")
def test_the_flashpoint_marker_reaches_the_bolt_and_returns():
    scene = table().card("tenzing", "shenzhou")
    s = scene.s
    s.flashpoint = 3
    s.campaigns.lay(12, 5, 4, 0)
    scene.script_chance(DRAW_EVENT, 11)
    scene.ask(NextCard())
    assert s.current == 15
    assert s.upcoming == 11
    assert s.flashpoint == 0


def marsgov_first():
    scene = table().put("europa", mg_troop=4).put("sharma", rd_rebel=3).put("gandhi", rd_rebel=2)
    scene.s.eligible = 0b0101
    return round_of(scene)


@pytest.mark.rule("RD 4.1")
def test_after_an_operation_alone_the_second_is_limited():
    s = play(marsgov_first(), "op train", "pick europa", "count 1", "done", "done", "done")
    assert s.actor() == who("rd")
    assert why(s, "event unshaded") == ("no-event-now", "4.1")
    card = s.current
    play(s, "op rally", "pick gandhi", "choose rebel")
    assert s.current != card


@pytest.mark.rule("RD 4.1")
def test_after_a_special_activity_the_event_is_open():
    s = play(marsgov_first(), "op train", "special entrench", "pick europa", "choose base", "count 0")
    play(s, "pick europa", "count 1", "done", "done")
    assert s.actor() == who("rd")
    assert {"event unshaded", "event shaded", "op rally"} <= set(legal(s))


@pytest.mark.rule("RD 4.1")
def test_after_the_event_a_full_operation_with_a_special_activity():
    s = play(marsgov_first(), "event unshaded")
    assert s.actor() == who("rd")
    assert why(s, "event unshaded")[0] == "no-event-now"
    play(s, "op rally")
    assert {"special redistribute", "pick gandhi", "pick sharma"} <= set(legal(s))


@pytest.mark.rule("RD 4.1")
def test_passing_pays_and_hands_the_place_on():
    scene = table().put("earth", supply=1).hand("tipoff")
    s = round_of(scene)
    play(s, "done", "pass")
    assert s.resources[MG] == 33
    play(s, "pass")
    assert s.resources[RD] == 31
    play(s, "pass")
    assert s.actor() == who("corp")
    assert s.at(at("earth"), 18) == 1
    play(s, "move supply earth")
    while s.actor() == who("corp"):
        play(s, "done")
    play(s, "pass", "choose draw")
    assert len(s.hand()) == 2
    assert s.eligible == 15


@pytest.mark.rule("RD 4.1")
def test_a_limited_operation_takes_one_space_and_no_special_activity():
    scene = table().put("sharma", rd_rebel=3).put("gandhi", rd_rebel=2).put("europa", mg_troop=4)
    scene.s.eligible = 0b0101
    s = round_of(scene)
    play(s, "op train", "pick europa", "count 1", "done")
    while s.actor() == who("mg"):
        play(s, "done")
    play(s, "op rally", "pick gandhi", "choose base")
    assert s.slot == 2 or "pick sharma" not in legal(s)
    assert not s.eligible & 0b0101


@pytest.mark.rule("RD 4.1")
def test_desert_efficiency_pays_several_spaces_with_one_card_then_draws():
    scene = table().put("radau", cr_rebel=1).put("marth", cr_rebel=1).put("europa", mg_troop=4)
    scene.hand("water_reserves", "converts")
    scene.s.eligible = 0b1001
    s = round_of(scene)
    play(s, "done", "op train", "pick europa", "count 1", "done")
    while s.actor() == who("mg"):
        play(s, "done")
    play(s, "op rally", "pick radau", "pick marth", "pick rutherford", "pick trouvelot", "done")
    assert why(s, "pay converts") == ("one-card", "4.1")
    play(s, "pay water_reserves", "choose draw")
    assert len(s.hand()) == 2


@pytest.mark.rule("RD 4.2")
def test_the_cycler_carries_everything_on_and_the_controller_ships_five():
    scene = table().put("transit", eg_troop=2, satellite=1, supply=2, population=1).put("earth", security=3)
    scene.put("earth", supply=3, population=2).confidence(3)
    s = scene.ask(Cycler(CORP, people=True))
    assert (count(s, "eg_troop", "phobos"), count(s, "satellite", "orbit"), s.displaced) == (2, 1, 1)
    assert s.resources[MG] == 36
    assert count(s, "population", "transit") == 1
    assert why(s, "move population earth")[0] == "one-population"
    assert why(s, "done")[0] == "must-ship"
    play(s, *["move security earth"] * 3, "move supply earth", "move supply earth")
    assert s.profits == 10
    play(s, "move supply earth", "done")
    assert s.profits == 9
    assert count(s, "supply", "transit") == 3


@pytest.mark.rule("RD 4.2")
def test_corporate_casualties():
    scene = table().put("marth", corp_base=1, security=3, specops=1)
    s = scene.s
    for kind in (6, 3, 3, 3, 4):
        remove(s, kind, at("marth"))
    CorporateCasualties().run(s)
    assert s.profits == 8
    assert (available(s, "security"), available(s, "corp_base")) == (16, 9)


@pytest.mark.rule("RD 4.2")
def test_confidence_moves_with_its_marker_and_earth_sends_more():
    s = table().confidence(4, plus=True).put("radau", satellite=1).s
    ConfidencePhase().run(s)
    assert s.eg_box == 5
    assert (count(s, "eg_troop", "earth"), count(s, "supply", "earth"), count(s, "population", "earth")) == (
        3,
        2,
        1,
    )
    assert count(s, "satellite", "orbit") == 1


@pytest.mark.rule("RD 4.2")
def test_terraforming_pays_two_then_one_and_conversion_centers_cost():
    s = table().put("marth", terraforming=2).put("radau", terraforming=1).put("wilderness", conversion=1).s
    TerraformingPhase().run(s)
    assert s.profits == 10 + 3 + 2 - 1


@pytest.mark.rule("RD 4.2")
def test_storms_rage_then_go_and_a_second_roll_lets_the_reclaimers_strike():
    scene = table().storm(marth=1, radau=2).put("marth", security=1, corp_base=1)
    scene.card("tenzing", "the_rodgers_line").storms_at((1, 5))
    s = scene.ask(StormPhase())
    assert (s.storm[at("marth")], s.storm[at("radau")]) == (2, 0)
    assert why(s, "remove corp_base marth")[0] == "base-guarded"
    play(s, "remove security marth")
    assert count(s, "security", "marth") == 0


@pytest.mark.rule("RD 4.2")
def test_attrition_and_conversion():
    scene = table().put("radau", mg_troop=2, security=1, eg_troop=1, rd_rebel=1, active_rd=1).damage(radau=1)
    scene.put("marth", rd_base=1, rd_rebel=2).damage(marth=1).put("europa", conversion=1)
    s = scene.ask(AttritionPhase())
    play(s, "remove active_rd radau")
    assert (count(s, "mg_troop", "radau"), count(s, "security", "radau"), count(s, "eg_troop", "radau")) == (
        1,
        0,
        1,
    )
    assert count(s, "rd_rebel", "radau") == 1
    assert count(s, "rd_rebel", "marth") == 2
    assert count(s, "cr_rebel", "europa") == 1


@pytest.mark.rule("RD 4.2")
def test_a_whole_flashpoint_round_runs():
    scene = table(bare=False).card("tenzing", "the_rodgers_line").confidence(3)
    scene.s.flashpoint = 5
    s = scene.ask(FlashpointRound())
    while not s.over and s.asking is not None:
        s.apply(s.actor(), s.legal(s.actor())[-1])
    assert s.flashpoint == 0
    assert s.eg_box == 2


@pytest.mark.rule("RD 4.3")
def test_casualties_and_displaced_people_cost_before_the_check():
    scene = table().confidence(5).put("europa", eg_troop=3).put("radau", satellite=1).means(displaced=5)
    s = scene.s
    for _ in range(3):
        remove(s, 8, at("europa"))
    remove(s, 9, at("radau"))
    EarthGovCasualties().run(s)
    assert s.eg_box == 3
    assert available(s, "eg_troop") == 16
    assert count(s, "satellite", "earth") == 4
    DisplacedPenalty().run(s)
    assert (s.resources[MG], s.profits) == (24, 8)


@pytest.mark.rule("RD 4.3")
def test_earnings():
    scene = table().put("tenzing", mg_troop=1, corp_base=1).put("sharma", rd_base=1, rd_rebel=1)
    scene.level(sharma=-2, tenzing=0).put("radau", cr_base=3 - 1).hand()
    s = scene.ask(ResourcesPhase())
    assert s.resources[MG] == 33
    assert s.profits == 12
    assert s.resources[RD] == 30 + 2 + 1
    assert len(s.hand()) == 2


@pytest.mark.rule("RD 4.3")
def test_pacify_lobby_and_agitate_twice_in_a_space():
    scene = table().put("tenzing", mg_troop=1).put("gandhi", rd_rebel=1).means(mg=14).confidence(3)
    s = scene.ask(SupportPhase())
    play(s, "shift tenzing", "shift tenzing")
    assert level(s, "tenzing") == 2
    assert "shift tenzing" not in legal(s)
    play(s, "lobby") if s.asking.__class__.__name__ == "Lobby" else play(s, "done", "lobby")
    assert s.eg_box == 4
    play(s, "shift gandhi", "shift gandhi")
    assert level(s, "gandhi") == -2
    assert s.resources[MG] == 3
    assert s.resources[RD] == 28


@pytest.mark.rule("RD 4.3")
def test_redeploy_duties_and_goals():
    scene = table().confidence(3).put("radau", eg_troop=2, mg_troop=1, rd_rebel=1).put("marth", mg_base=1)
    scene.put("sharma", rd_base=1).put("trouvelot", conversion=1, cr_rebel=1).storm(marth=2)
    s = scene.ask(RedeployPhase())
    assert s.storm[at("marth")] == 0
    assert s.actor() == who("corp")
    assert why(s, "done") == ("must-leave", "4.3")
    play(s, "move eg_troop radau", "pick phobos", "count 2")
    assert s.actor() == who("mg")
    play(s, "move mg_troop radau", "pick marth")
    assert s.actor() == who("rd")
    play(s, "move rd_rebel radau")
    assert count(s, "rd_rebel", "sharma") == 1
    assert s.actor() == who("cr")
    play(s, "move conversion trouvelot")
    assert count(s, "cr_base", "wilderness") == 1
    play(s, "move cr_rebel trouvelot")
    assert count(s, "cr_rebel", "wilderness") == 1


@pytest.mark.rule("RD 4.3")
def test_stranded_red_dust_goes_to_available():
    scene = table().confidence(0).put("radau", rd_rebel=2).put("sharma", rd_rebel=1)
    s = scene.ask(RedeployPhase())
    assert count(s, "rd_rebel", "radau") == 0
    assert count(s, "rd_rebel", "sharma") == 1
    assert Relocate(CR, CR).area(s)


@pytest.mark.rule("RD 4.3")
def test_the_third_storm_ends_the_game_after_redeploy():
    scene = table(bare=False)
    scene.s.storm_rounds = 2
    scene.s.profits = 0
    s = scene.ask(DustStormRound())
    while not s.over:
        s.apply(s.actor(), s.legal(s.actor())[-1])
    assert s.result().reason.startswith("final-")


@pytest.mark.rule("RD 4.3")
def test_a_reset_hides_everybody_and_opens_new_cards():
    scene = table(bare=False).put("radau", active_cr=1).hand("tipoff").campaign("comms_cutoff")
    s = scene.s
    used = s.campaigns.piles[3][:]
    s.upcoming = 48
    scene.ask(DustStormRound())
    while s.upcoming < 0 or s.upcoming == 48:
        s.apply(s.actor(), s.legal(s.actor())[-1])
    assert count(s, "active_cr", "radau") == 0
    assert s.campaigns.piles[4] == used
    assert s.eligible == 15
    assert GAME.actions.size > 1000


@pytest.mark.rule("RD 4.0")
def test_played_events_are_open_to_everybody_and_the_deck_is_not():
    s = GAME.new(seed=4, seats=4)
    opening = [EVENT_IDS[s.current], EVENT_IDS[s.upcoming]]
    assert look(s, 0)["played"] == []
    chooser = random.Random(1)
    while s.storm_rounds == 0 or s.asking is None:
        s.apply(s.actor(), chooser.choice(s.legal(s.actor())))
    seen = look(s, SPECTATOR)["played"]
    assert all(look(s, seat)["played"] == seen for seat in range(4))
    assert set(opening) <= set(seen)
    assert not {EVENT_IDS[card] for card in s.events} & set(seen)
    left = look(s, SPECTATOR)["events_left"]
    shown = [card for card in (s.current, s.upcoming) if card >= 0]
    assert len(seen) + len(shown) + left == PILES * PILE_CARDS


@pytest.mark.rule("RD 4.0")
def test_a_dust_storm_that_is_over_lies_among_the_played_events():
    s = GAME.new(seed=4, seats=4)
    chooser = random.Random(1)
    while s.storm_rounds == 0 or s.current >= FIRST_STORM:
        s.apply(s.actor(), chooser.choice(s.legal(s.actor())))
    assert look(s, 2)["played"][-1] == "dust_storm_1"
    assert look(s, 2)["assets"]["discard"] == look(s, SPECTATOR)["assets"]["discard"]
