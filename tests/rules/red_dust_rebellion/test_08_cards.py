"""8.5.5: what the instructions of Events and Assets tell non-players, card by card."""

import pytest

from rules.red_dust_rebellion.story import alone, at, count, level, table, who
from rules.red_dust_rebellion.test_08_instructions import executed
from tharsis.games.red_dust_rebellion.codes import IN_PLAY
from tharsis.games.red_dust_rebellion.curiosity import SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.attack import Hits
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import (
    copy_for_trial,
    critical,
    effective,
    option_of,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import starred
from tharsis.games.red_dust_rebellion.rules.special_rebels import Hack
from tharsis.games.red_dust_rebellion.rules.victory import VictoryCheck, leader

pytestmark = pytest.mark.rule("RD 8.5.5")


def played(scene, card):
    """The position after the non-player Reclaimers have played an Asset event."""
    s = alone(scene).s
    s.do(PlayAsset(ASSET_IDS.index(card)))
    s.advance()
    assert not s.invariants()
    return s


def against(people, scene, faction, card, side="unshaded"):
    """An Event executed by a non-player while some Factions are players."""
    seats = scene.s.seat_by[:]
    s = alone(scene).s
    s.seat_by = [seats[who(name)] if name in people else -1 for name in ("mg", "corp", "rd", "cr")]
    s.do(PlayEvent(who(faction), EVENT_IDS.index(card), 0 if side == "unshaded" else 1))
    s.advance()
    return s


@pytest.mark.card("RD green_new_deal", "RD the_spin_zone", "RD the_24_66_hour_news_cycle")
def test_the_corporations_shift_by_their_exploit_column():
    scene = table().damage(marth=1, tenzing=1, europa=1).put("marth", security=1).put("tenzing", security=1)
    s = executed(scene.put("europa", security=1), "corp", "green_new_deal")
    assert (level(s, "tenzing"), level(s, "europa"), level(s, "marth")) == (1, 1, 0)
    scene = table().put("sharma", population=1).put("shepard", population=1)
    s = executed(scene, "corp", "the_spin_zone")
    raised = {space for space in range(24) if s.level[space] > 0}
    most = sorted([s.population(space) for space in range(24)], reverse=True)[:2]
    assert sorted([s.population(space) for space in raised], reverse=True) == most
    s = executed(table().level(tenzing=1), "corp", "the_24_66_hour_news_cycle")
    assert (level(s, "tenzing"), s.profits) == (2, 11)


@pytest.mark.card("RD terran_loyalties_tested", "RD the_automation_rebellion", "RD corporate_militarization")
@pytest.mark.card("RD the_mystery_of_outpost_27")
def test_four_cards_change_the_option():
    usual = {MG: 0, CORP: 0, RD: 1, CR: 1}
    changed = {
        (faction, card + 1)
        for faction in range(4)
        for card in range(48)
        if option_of(faction, card) != usual[faction] and card + 1 not in (32, 34, 47)
    }
    assert changed == {(CORP, 3), (MG, 15), (RD, 15), (MG, 18), (MG, 46)}
    s = executed(table(), "mg", "corporate_militarization", "shaded")
    assert (s.profits, s.available(4)) == (6, 4)


@pytest.mark.card("RD satellite_network_updated", "RD emissions_law_reform_passed", "RD refugee_crisis")
def test_conditions_that_make_an_event_critical_or_effective():
    network = EVENT_IDS.index("satellite_network_updated")
    assert not critical(alone(table()).s, MG, network)
    assert not effective(alone(table()).s, MG, network)
    assert critical(alone(table().put("orbit", satellite=1)).s, MG, network)
    reform = EVENT_IDS.index("emissions_law_reform_passed")
    assert not critical(alone(table().put("marth", corp_base=1).put("europa", corp_base=2)).s, CORP, reform)
    assert critical(alone(table().put("marth", corp_base=1).put("radau", corp_base=1)).s, CORP, reform)
    crisis = EVENT_IDS.index("refugee_crisis")
    assert not effective(alone(table().means(displaced=3)).s, RD, crisis)
    assert effective(alone(table().means(displaced=4)).s, RD, crisis)
    s = executed(table(), "mg", "refugee_crisis")
    assert s.displaced == 3


@pytest.mark.card("RD the_aldrin_cycler")
def test_red_dust_robs_a_player_or_the_convoy():
    s = against(("mg",), table().put("transit", supply=2), "rd", "the_aldrin_cycler", "shaded")
    assert (s.resources[MG], s.totals[RD], count(s, "supply", "transit")) == (24, 0, 2)
    s = executed(table().put("transit", supply=2), "rd", "the_aldrin_cycler", "shaded")
    assert count(s, "supply", "transit") == 0


@pytest.mark.card("RD tenzing")
def test_tenzing_gives_red_dust_nothing_and_the_reclaimers_a_card():
    for faction in ("rd", "cr"):
        s = executed(table().level(tenzing=2).totals(rd=2, cr=1), faction, "tenzing", "shaded")
        assert (level(s, "tenzing"), s.totals[RD], s.totals[CR]) == (0, 2, 2)


@pytest.mark.card("RD red_wednesday_riots", "RD the_bombing_of_maglev_77")
def test_marsgov_sends_the_specops_and_red_dust_bombs_the_line_with_most_people():
    scene = table().put("europa", specops=1, active_rd=3).put("tenzing", specops=1, rd_rebel=1)
    s = executed(scene, "mg", "red_wednesday_riots")
    assert (count(s, "active_rd", "europa"), s.any_rebels(at("tenzing"))) == (3, 0)
    scene = table().level(europa=-2, tenzing=-2, shepard=-2, tereshkova=-2, gandhi=-2, sharma=-2)
    s = executed(scene, "rd", "the_bombing_of_maglev_77", "shaded")
    assert (level(s, "new_cordoba"), level(s, "shenzhou")) == (-1, -1)


@pytest.mark.card("RD the_rodgers_line")
def test_the_corporations_house_at_their_bases_only():
    scene = table().means(displaced=2).put("tereshkova", corp_base=1)
    s = executed(scene, "corp", "the_rodgers_line")
    assert (s.population(at("europa")), s.population(at("tereshkova")), s.displaced) == (2, 3, 1)


@pytest.mark.card("RD shenzhou")
def test_red_dust_keeps_the_homeless_and_the_reclaimers_send_all_away():
    assert executed(table().means(displaced=4), "rd", "shenzhou", "shaded").displaced == 5
    assert executed(table().means(displaced=4), "cr", "shenzhou", "shaded").displaced == 0


@pytest.mark.card("RD the_one_card", "RD the_slush_fund_scandal", "RD the_tombs_of_mars")
def test_cards_without_instructions_follow_the_tables():
    s = executed(
        table().put("europa", security=3, rd_rebel=2).put("gandhi", rd_rebel=3), "corp", "the_one_card"
    )
    assert (s.any_rebels(at("europa")), count(s, "rd_rebel", "gandhi")) == (0, 3)
    s = executed(table(), "rd", "the_one_card", "shaded")
    assert (s.total_opposition() > 0, s.rebels_on_mars(RD)) == (True, 4)
    s = executed(table().put("europa", rd_rebel=2, cr_rebel=2), "mg", "the_slush_fund_scandal")
    assert (s.any_rebels(at("europa")), count(s, "mg_troop", "europa")) == (0, 4)
    s = executed(table().put("europa", rd_rebel=2), "corp", "the_slush_fund_scandal")
    assert count(s, "security", "europa") == 2
    scene = table().put("marth", terraforming=1, corp_base=1, security=2)
    s = executed(scene, "rd", "the_slush_fund_scandal", "shaded")
    assert (count(s, "terraforming", "marth"), s.force(at("marth"), CORP), s.profits) == (0, 1, 8)
    s = executed(table().means(displaced=1), "rd", "the_tombs_of_mars", "shaded")
    assert (s.bases_on_mars(RD), s.displaced) == (1, 0)
    s = executed(table().means(displaced=1).put("marth", population=1), "mg", "the_tombs_of_mars")
    assert (level(s, "marth"), s.displaced) == (1, 0)


@pytest.mark.card("RD printing_weapons")
def test_printing_weapons_hits_a_player_first_then_the_reclaimers():
    for faction in ("mg", "corp"):
        s = against(("rd",), table().totals(cr=4), faction, "printing_weapons")
        assert (s.resources[RD], s.sits_out, s.totals[CR]) == (25, 1 << RD, 4)
        s = against(("cr",), table().hand("tipoff"), faction, "printing_weapons")
        assert (s.hand(), s.sits_out) == ([], 1 << CR)
        s = executed(table().totals(cr=4), faction, "printing_weapons")
        assert (s.totals[CR], s.sits_out) == (2, 1 << CR)
    s = executed(table(), "cr", "printing_weapons", "shaded")
    assert (s.rebels_on_mars(CR), s.on_map(17)) == (4, 1)


@pytest.mark.card("RD homesteaders_revolt", "RD martian_nationalism")
def test_marsgov_calms_the_angriest_and_drops_a_campaign_against_it():
    scene = table().level(syria_planum=2, marth=-2, trouvelot=-2, radau=-1).put("syria_planum", rd_rebel=3)
    for space in ("marth", "trouvelot", "radau"):  # 7.4: where both parts can be done
        scene.put(space, rd_rebel=1)
    s = executed(scene, "mg", "homesteaders_revolt")
    assert (level(s, "marth"), level(s, "trouvelot"), level(s, "radau")) == (0, 0, -1)
    scene = table().campaign("comms_cutoff", "legal_injunctions", "prison_labor_revolt")
    s = executed(scene, "mg", "martian_nationalism")
    assert (sorted(s.campaigns.piles[IN_PLAY]), count(s, "eg_troop", "phobos")) == ([1, 10], 4)


@pytest.mark.card("RD long_range_patrols", "RD the_red_desert", "RD outpost_discovery")
def test_patrols_of_the_corporations_and_red_dust():
    scene = table().put("europa", security=6).put("pavonis_mons", active_rd=1)
    s = executed(scene, "corp", "long_range_patrols")
    assert s.any_rebels(at("pavonis_mons")) == 0
    s = executed(table().put("radau", rd_rebel=6), "rd", "long_range_patrols")
    assert s.total_opposition() > 0
    scene = table().put("radau", rd_rebel=2).put("rutherford", security=6).put("sinai_planum", cr_rebel=4)
    s = executed(scene, "corp", "the_red_desert")
    assert s.any_rebels(at("radau")) == 0
    for faction, cube in (("mg", "mg_troop"), ("corp", "security")):
        scene = table().put("radau", rd_base=1, rd_rebel=1).put("europa", **{cube: 9})
        s = executed(scene, faction, "outpost_discovery")
        assert (s.rebel_forces(at("radau")), count(s, cube, "radau") > 0) == (0, True)


@pytest.mark.card("RD emissions_law_reform_passed", "RD the_arteries_of_mars", "RD the_mystery_of_outpost_27")
def test_reclaimers_bring_rebels_only_and_the_corporations_give_up_the_plain_base():
    scene = table().put("radau", cr_rebel=6, cr_base=1).put("marth", terraforming=1)
    s = executed(scene, "cr", "emissions_law_reform_passed", "shaded")
    assert (s.bases(at("marth"), CORP), count(s, "cr_base", "radau")) == (0, 1)
    scene = table().level(europa=1, tenzing=1)
    s = executed(scene, "cr", "the_arteries_of_mars", "shaded")
    assert sum(s.damage) == 2
    scene = table().put("marth", terraforming=1, corp_base=1).damage(marth=1)
    s = executed(scene, "corp", "the_mystery_of_outpost_27")
    assert (count(s, "terraforming", "marth"), count(s, "corp_base", "marth")) == (1, 0)


@pytest.mark.card("RD children_of_the_desert", "RD church_assets")
def test_two_assets_are_critical_only_in_a_fitting_position():
    children = ASSET_IDS.index("children_of_the_desert")
    assert not starred(alone(table().put("radau", cr_rebel=15)).s, children)
    assert not starred(alone(table().put("radau", cr_rebel=14).put("marth", corp_base=1)).s, children)
    assert starred(alone(table().put("radau", cr_rebel=15).put("marth", corp_base=1)).s, children)
    church = ASSET_IDS.index("church_assets")
    assert not starred(alone(table().put("europa", cr_rebel=1).put("tenzing", cr_rebel=1)).s, church)
    scene = table().put("europa", cr_rebel=1).put("tenzing", cr_rebel=1).put("gandhi", cr_base=1)
    assert starred(alone(scene).s, church)


@pytest.mark.card("RD children_of_the_desert")
def test_children_of_the_desert_seek_enemy_bases():
    scene = table().put("radau", cr_rebel=8).put("marth", corp_base=1).put("rutherford", mg_troop=3)
    s = played(scene, "children_of_the_desert")
    assert s.rebels(at("marth"), CR) > 0
    assert s.travel_goals == -1


@pytest.mark.card("RD weaponized_asteroid")
def test_the_asteroid_does_not_spare_crowded_labyrinths():
    """Tenzing has the most people; Place Damage as such would look for the fewest enemies first."""
    scene = table().put("tenzing", mg_troop=4, population=1)
    assert max([scene.s.population(p) for p in range(24) if p != at("tenzing")]) < 4
    s = played(scene, "weaponized_asteroid")
    assert (s.damage[at("tenzing")], count(s, "mg_troop", "tenzing")) == (2, 2)


@pytest.mark.card("RD the_lost_patrol")
def test_the_lost_patrol_is_lost_beside_the_labyrinth_to_be_damaged():
    scene = table().put("trouvelot", security=1).put("hellas_chaos", security=5, corp_base=1)
    s = played(scene.put("gandhi", mg_troop=3).put("sharma", mg_troop=3), "the_lost_patrol")
    assert (count(s, "security", "trouvelot"), count(s, "security", "hellas_chaos")) == (0, 5)
    assert s.damage[at("new_cordoba")] + s.damage[at("shenzhou")] == 1


@pytest.mark.card("RD the_maadim")
def test_the_maadim_takes_what_can_be_spared():
    scene = (
        table().put("radau", active_cr=5).put("wilderness", cr_rebel=4, cr_base=1).put("gandhi", active_cr=1)
    )
    s = played(scene, "the_maadim")
    assert s.on_map(15) == 0
    assert (s.rebels(at("gandhi"), CR), s.rebels(at("wilderness"), CR) >= 3) == (1, True)


@pytest.mark.card("RD ai_unleashed")
def test_ai_unleashed_robs_a_player():
    s = alone(table()).s
    s.do(Hack(CR))
    s.advance()
    assert (s.profits, s.resources[MG]) == (9, 30)
    s.seat_by = [0, -1, -1, -1]
    s.do(Hack(CR))
    s.advance()
    assert (s.profits, s.resources[MG]) == (9, 27)


@pytest.mark.card("RD ares_rockets")
@pytest.mark.parametrize(
    ("kind", "number", "satellites", "left"), [("security", 3, 0, 2), ("corp_base", 2, 1, 0)]
)
def test_ares_rockets_take_a_satellite_after_bases_and_before_cubes(kind, number, satellites, left):
    scene = table().capability("ares_rockets").put("europa", satellite=1)
    s = alone(scene.put("radau", active_cr=2, **{kind: number})).s
    s.do(Hits(CR, at("radau"), 2, 6))
    s.advance()
    assert (count(s, "satellite", "europa"), count(s, kind, "radau")) == (satellites, left)


@pytest.mark.card("RD pilgrimage")
def test_three_pilgrims_come_and_three_markers_leave():
    scene = table().means(displaced=4).put("radau", cr_rebel=9)
    s = played(scene, "pilgrimage")
    assert s.displaced == 2
    assert [s.damage[space] for space in range(24)].count(1) == 1
    assert s.rebels(at("radau"), CR) >= 6


@pytest.mark.rule("RD 8.3")
def test_a_lone_player_ahead_does_not_win_before_the_last_storm():
    """A non-player passes the check: it wins, though the player has the higher margin."""
    s = table(seats=1).means(profits=37).level(tenzing=2, shenzhou=2, europa=2, gandhi=2).confidence(8).s
    for space in range(24):
        s.level[space] = 2 if s.population(space) else 0
    assert s.margin(MG) > s.margin(CORP) > 0
    s.storm_rounds = 1
    assert leader(s) == CORP
    s.storm_rounds = 3
    assert leader(s) == MG
    s.do(VictoryCheck())
    s.advance()
    assert s.over


@pytest.mark.card("RD subdermal_weaponry")
def test_the_free_operation_of_a_capability_is_that_to_which_the_checks_of_a_card_lead():
    """Card U Rallies if its dice are low. Card W, with no Base to protect, leads to the next; card Z finds
    three Rebels at an enemy Base, and Attacks."""
    for sides, rallied in (("U", True), ("WZ", False)):
        scene = table().put("radau", cr_rebel=3, corp_base=1).put("wilderness", cr_rebel=3).np_dice(1, 1)
        s = alone(scene).s
        s.curiosity, s.known_tail = [], [SIDE_IDS.index(side) // 2 for side in sides]
        s.do(PlayAsset(ASSET_IDS.index("subdermal_weaponry")))
        s.advance()
        assert not s.invariants()
        assert (count(s, "cr_base", "wilderness") == 1) == rallied
        assert (count(s, "active_cr", "radau") == 3) != rallied


def test_a_trial_of_a_card_follows_from_the_record_alone():
    """8.5.2: a replay knows the outcomes of chance, but not the generator: it must try the same."""
    s = alone(table()).s
    words = set()
    for seed in range(3):
        s.rng.seed(seed)
        words.add(copy_for_trial(s).rng.word())
    assert len(words) == 1
