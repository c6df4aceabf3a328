"""Chapter 1: Factions, board, forces, cards, people, Control, storms."""

import pytest

from rules.red_dust_rebellion.story import (
    activity,
    at,
    available,
    casualties,
    count,
    legal,
    level,
    operation,
    play,
    table,
    why,
)
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import (
    DRAW_ASSET,
    NO_DAMAGED_SPACE,
    NO_DISPLACED,
    NO_EG_CONTROLLER,
    NO_GUARDED_BASE,
    NO_HALF_EG_TROOP,
    NO_MEANS,
    NO_REBELS_THERE,
    NO_ROOM,
    NO_SECURITY,
)
from tharsis.games.red_dust_rebellion.board import ADJACENT, EG_CONTROLLER, IS_DESERT, MARS, WILDERNESS
from tharsis.games.red_dust_rebellion.codes import COIN, HAND, NOBODY
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG_TROOP, MG, RD, SATELLITE
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.earthgov import arrive, move_confidence
from tharsis.games.red_dust_rebellion.rules.forces import (
    BY_ASSAULT,
    BY_ATTACK,
    BY_RAID,
    place_why,
    removal_why,
)
from tharsis.games.red_dust_rebellion.rules.people import (
    HouseOrRepair,
    damage,
    house_why,
    repair_why,
    shift,
)
from tharsis.games.red_dust_rebellion.rules.rally import rally_options
from tharsis.games.red_dust_rebellion.rules.setup import seating
from tharsis.kernel import LEGAL


@pytest.mark.rule("RD 1.1")
def test_coin_cubes_protect_every_coin_base_and_rebels_only_their_own():
    s = table().put("marth", corp_base=1, mg_troop=1, rd_base=1, cr_rebel=1).s
    assert removal_why(s, RD, BY_ATTACK, 6, at("marth"), 2) == NO_GUARDED_BASE
    assert removal_why(s, MG, BY_ASSAULT, 12, at("marth"), 1) == LEGAL


@pytest.mark.rule("RD 1.1")
def test_corporations_may_raid_their_friends():
    s = table().put("marth", mg_base=1, specops=1, eg_troop=1).s
    assert removal_why(s, CORP, BY_RAID, 2, at("marth"), 2) == LEGAL
    assert removal_why(s, CORP, BY_RAID, EG_TROOP, at("marth"), 1) == NO_HALF_EG_TROOP


@pytest.mark.rule("RD 1.1")
def test_seats_take_factions_or_run_two():
    assert seating(1, "rd_cr_mg_corp", "none") == [-1, -1, 0, -1]
    assert seating(2, "mg_rd_corp_cr", "none") == [0, -1, 1, -1]
    assert seating(2, "mg_rd_corp_cr", "coin") == [0, 0, 1, 1]
    assert seating(3, "mg_rd_corp_cr", "rebels") == [1, 2, 0, 0]
    assert seating(4, "mg_rd_corp_cr", "coin") == [0, 1, 2, 3]


@pytest.mark.rule("RD 1.2")
def test_the_wilderness_borders_twelve_deserts_and_no_labyrinth():
    assert len(ADJACENT[WILDERNESS]) == 12
    assert all(IS_DESERT[space] for space in ADJACENT[WILDERNESS])
    for space in range(MARS):
        assert all(space in ADJACENT[other] for other in ADJACENT[space])


@pytest.mark.rule("RD 1.2")
def test_the_bottom_box_calls_earthgov_home():
    s = table().confidence(1).put("europa", eg_troop=2).put("orbit", satellite=1).s
    move_confidence(s, -1)
    assert s.controller() == -1
    assert count(s, "eg_troop", "europa") == 0
    assert available(s, "eg_troop") == 16
    assert s.at(at("orbit"), SATELLITE) == 0
    assert place_why(s, EG_TROOP, at("phobos")) == NO_EG_CONTROLLER


@pytest.mark.rule("RD 1.2")
def test_the_controller_follows_the_box():
    assert EG_CONTROLLER == (-1, CORP, CORP, CORP, CORP, CORP, MG, MG, MG)


@pytest.mark.rule("RD 1.3")
def test_stacking_and_phobos():
    s = table().put("marth", rd_base=2).put("wilderness", cr_base=5).s
    assert place_why(s, 6, at("marth")) == NO_ROOM
    assert place_why(s, 6, at("wilderness")) == LEGAL
    assert place_why(s, 10, at("phobos")) == NO_REBELS_THERE


@pytest.mark.rule("RD 1.3")
def test_with_none_available_own_units_are_lifted_and_come_back_hidden():
    scene = table().put("gandhi", rd_base=1, rd_rebel=2).put("sharma", active_rd=28)
    s = operation(scene, "rd", "rally")
    play(s, "pick gandhi", "choose rebels", "count 2", "move active_rd sharma", "done")
    assert count(s, "rd_rebel", "gandhi") == 3
    assert count(s, "active_rd", "sharma") == 27


@pytest.mark.rule("RD 1.3", "RD 1.10")
def test_nobody_is_lifted_out_of_a_desert_with_a_raging_storm():
    scene = table().put("radau", rd_rebel=20).put("marth", rd_rebel=9).put("tenzing", rd_rebel=1)
    s = operation(scene.storm(radau=2, tenzing=2), "rd", "rally", special=False)
    play(s, "pick europa")
    assert legal(s) == ["move rd_rebel tenzing", "move rd_rebel marth", "done"]
    assert why(s, "move rd_rebel radau") == ("storm", "1.10")
    s = table().put("radau", rd_rebel=30).storm(radau=2).s
    assert rally_options(s, RD, at("europa")) == []
    scene = table().capability("dust_adaptation").put("radau", cr_rebel=20).storm(radau=2).hand("tipoff")
    s = operation(scene, "cr", "rally", special=False)
    play(s, "pick europa", "move cr_rebel radau")


@pytest.mark.rule("RD 1.3")
def test_corporate_units_are_never_lifted():
    scene = table().put("earth", security=16).put("marth", corp_base=1)
    s = operation(scene, "corp", "logistics")
    play(s, "pick earth")
    assert why(s, "place security earth") == ("none-available", "1.3")


@pytest.mark.rule("RD 1.4")
def test_tracks_end_at_fifty_and_nought():
    s = table().s
    s.earn(100)
    s.gain(MG, 100)
    s.gain(RD, -100)
    assert (s.profits, s.resources[MG], s.resources[RD]) == (50, 50, 0)


@pytest.mark.rule("RD 1.4")
def test_supply_on_phobos_becomes_resources():
    s = table().put("transit", supply=3).s
    arrive(s)
    assert s.resources[MG] == 39


@pytest.mark.rule("RD 1.5")
def test_the_hand_limit_spares_what_the_operation_costs():
    scene = table().hand("water_reserves", "tipoff", "ideologues", "storm_riders", "loyalty", "converts")
    s = scene.s
    s.owed, s.owed_op = 22, 5
    scene.script_chance(DRAW_ASSET, 0)
    scene.ask(DrawAssets(1))
    assert len(s.hand()) == 7
    assert why(s, "discard water_reserves") == ("card-owed", "5.0")
    play(s, "discard subdermal_weaponry")
    assert len(s.hand()) == 6


@pytest.mark.rule("RD 1.5")
def test_a_hand_is_seen_by_its_owner_alone():
    s = table().hand("water_reserves").s
    assert s.look(3)["assets"]["hand"] == ["water_reserves"]
    assert s.look(0)["assets"]["hand"] == [""]
    dealt = {tuple(s.redeal(0, seed).assets.piles[HAND]) for seed in range(40)}
    assert len(dealt) > 10


@pytest.mark.rule("RD 1.7")
def test_damage_sends_settlers_away_and_displaces_one():
    s = table().put("europa", population=2).level(europa=2).s
    assert s.population(at("europa")) == 4
    damage(s, at("europa"))
    assert s.population(at("europa")) == 1
    assert s.displaced == 1
    damage(s, at("europa"))
    damage(s, at("europa"))
    assert (s.damage[at("europa")], s.displaced, level(s, "europa")) == (2, 2, 0)


@pytest.mark.rule("RD 1.7")
def test_house_and_repair_need_displaced_people_and_a_price():
    s = table().damage(marth=1).means(mg=2).s
    assert house_why(s, at("europa")) == NO_DISPLACED
    s.displaced = 3
    assert house_why(s, at("marth")) == NO_DAMAGED_SPACE
    assert repair_why(s, MG, at("marth")) == NO_MEANS
    assert repair_why(s, RD, at("marth")) == LEGAL
    assert repair_why(s, CORP, at("marth")) == NO_SECURITY


@pytest.mark.rule("RD 1.7")
def test_red_dust_sets_eg_minus_and_corporations_choose():
    scene = table().damage(marth=1).means(displaced=2).put("marth", security=1).confidence(3, plus=True)
    s = scene.ask(HouseOrRepair(RD, 1 << at("marth"), repair=True))
    play(s, "repair marth")
    assert not s.eg_plus
    assert s.resources[RD] == 28
    s = (
        table()
        .damage(marth=1)
        .means(displaced=2)
        .put("marth", security=1)
        .ask(HouseOrRepair(CORP, 1 << at("marth"), repair=True))
    )
    play(s, "repair marth", "choose eg_plus")
    assert s.eg_plus
    assert available(s, "security") == 16


@pytest.mark.rule("RD 1.8")
def test_totals_count_population_once_or_twice():
    s = table().level(tenzing=2, europa=1, sharma=-2, gandhi=-1).s
    assert s.total_support() == 8
    assert s.total_opposition() == 6
    shift(s, at("wilderness"), 1)
    assert level(s, "wilderness") == 0


@pytest.mark.rule("RD 1.9")
def test_control():
    s = table().put("europa", mg_troop=2, rd_rebel=1, cr_rebel=1).s
    assert s.control(at("europa")) == NOBODY
    s = table().put("europa", mg_troop=2, rd_rebel=3).s
    assert s.control(at("europa")) == RD
    s = table().put("europa", mg_troop=1, security=1, eg_troop=1, rd_rebel=1, cr_rebel=1).s
    assert s.control(at("europa")) == COIN
    s = table().put("europa", satellite=1, cr_rebel=1).s
    assert s.control(at("europa")) == CR
    assert s.control(at("phobos")) == COIN


@pytest.mark.rule("RD 1.10")
def test_a_raging_storm_bars_a_desert_and_seals_a_labyrinth():
    scene = table().put("marth", rd_rebel=2, security=1).put("shenzhou", rd_rebel=2, security=1)
    s = operation(scene.storm(marth=2, shenzhou=2), "rd", "attack")
    assert why(s, "pick marth") == ("storm", "1.10")
    assert "pick shenzhou" in [GAME.actions.notation(a) for a in s.legal(s.actor())]
    scene = table().put("shenzhou", rd_rebel=2).storm(shenzhou=2)
    s = operation(scene.put("gandhi", rd_rebel=3), "rd", "march")
    assert why(s, "pick shenzhou")[0] == "storm"


@pytest.mark.rule("RD 1.11")
def test_victory_markers():
    s = table().confidence(6).level(tenzing=2, sharma=-2).put("sharma", rd_base=1, mg_troop=2)
    s = s.put("radau", cr_base=2).put("marth", corp_base=1).s
    assert s.score(MG) == 6 + 6
    assert s.score(CORP) == 10
    assert s.score(RD) == 4 + 1
    assert (s.score(CR), s.enemy_bases()) == (3, 2)
    assert s.margin(CR) == 1


@pytest.mark.rule("RD 1.2")
def test_casualties_take_corporate_and_earthgov_pieces():
    scene = table().put("marth", security=2, specops=1, cr_rebel=1).put("radau", specops=1)
    s = activity(scene, "corp", "raid")
    play(s, "pick marth", "done", "done", "pick marth")
    assert count(s, "active_specops", "marth") == 1
    assert casualties(s, "security") == 0
    assert count(s, "cr_rebel", "marth") == 0


@pytest.mark.rule("RD 1.2", "RD 4.2")
def test_without_a_controller_earthgov_pieces_turn_back_from_transit():
    s = table().confidence(0).put("transit", eg_troop=2, satellite=1, security=1).s
    arrive(s)
    assert (count(s, "eg_troop", "earth"), count(s, "eg_troop", "phobos")) == (2, 0)
    assert (count(s, "satellite", "orbit"), count(s, "security", "phobos")) == (0, 1)
    assert not s.invariants()
