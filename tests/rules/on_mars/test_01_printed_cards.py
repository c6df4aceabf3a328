"""The numbers of cards and tiles, as the component list has them."""

import pytest

from tharsis.games.on_mars import deck, designed
from tharsis.games.on_mars.actions import (
    ACTION,
    BLUEPRINT,
    BUILDING,
    CONTRACT,
    GOAL,
    ITEM,
    LAB,
    MISSION,
    REWARD,
    SCIENTIST,
    TASK,
    TILE,
    WAY,
)
from tharsis.games.on_mars.codes import EFFECT_IDS

#: Level, type of building, and what the Advanced Building does, in printed order.
BLUEPRINTS = {
    "construction_yard": (1, "mine", "upgrade_boosted"),
    "metal_deposit": (1, "mine", "construct_mine_boosted"),
    "automated_production": (1, "generator", "produce"),
    "wind_turbines": (1, "generator", "construct_generator_boosted"),
    "private_ship": (1, "water_extractor", "private_ship"),
    "moisture_vaporator": (1, "water_extractor", "construct_water_extractor_boosted"),
    "biomarket": (1, "greenhouse", "warehouse_boosted"),
    "hydroponic_farm": (1, "greenhouse", "construct_greenhouse_boosted"),
    "oxygen_tank": (1, "oxygen_condenser", "technology_boosted"),
    "concentrator": (1, "oxygen_condenser", "construct_oxygen_condenser_boosted"),
    "casino": (1, "shelter", "two_crystals_boosted"),
    "gym": (1, "shelter", "construct_shelter_boosted"),
    "mineral_mine": (3, "mine", "two_points"),
    "biolab": (3, "mine", "contract"),
    "radar": (3, "generator", "radar"),
    "builder_drone": (3, "generator", "upgrade_anywhere"),
    "research_lab": (3, "water_extractor", "two_developments_boosted"),
    "aqueduct": (3, "water_extractor", "two_from_working_area"),
    "eco_resort": (3, "greenhouse", "slots_of_one_side"),
    "trade_market": (3, "greenhouse", "trade"),
    "recycling_bots": (3, "oxygen_condenser", "recycling_bots"),
    "aerial_elevator": (3, "oxygen_condenser", "to_orbit"),
    "library": (3, "shelter", "blueprint_boosted"),
    "command_center": (3, "shelter", "move_rover_by_tech"),
}


@pytest.mark.rule("OM 4.2", "OM 9.2")
def test_the_blueprints() -> None:
    types = [BUILDING.ids[b] for b in deck.BLUEPRINT_TYPE]
    effects = [EFFECT_IDS[effect] for effect in deck.BLUEPRINT_EFFECT]
    found = dict(zip(BLUEPRINT.ids, zip(deck.BLUEPRINT_LEVEL, types, effects, strict=True), strict=True))
    assert found == BLUEPRINTS
    assert (deck.BLUEPRINTS, BLUEPRINT.ids[deck.RADAR]) == (24, "radar")
    assert deck.BLUEPRINT_OP == [0, 3, 0, 5]
    assert (deck.DISPLAY, deck.DISPLAY_ROW, designed.LEVEL_1_ROW) == (12, 6, 0)


#: What hiring each Scientist costs two of, and the type that it scores, from the left.
SCIENTISTS = {
    "geologist": ("colonist", "generator"),
    "rd_engineer": ("mineral", "water_extractor"),
    "hydrologist": ("battery", "greenhouse"),
    "biochemist": ("water", "oxygen_condenser"),
    "geochemist": ("plant", "shelter"),
    "systems_engineer": ("oxygen", "mine"),
}
#: The number of a Colonist in a cost.
WORKER = 8


@pytest.mark.rule("OM 5.13", "OM 9.2")
def test_the_scientists() -> None:
    costs = ["colonist" if cost[0] == WORKER else ITEM.ids[cost[0]] for cost in deck.SCIENTIST_COST]
    scores = [BUILDING.ids[b] for b in deck.SCIENTIST_SCORES]
    found = dict(zip(SCIENTIST.ids, zip(costs, scores, strict=True), strict=True))
    assert found == SCIENTISTS
    assert all(cost == (cost[0], cost[0]) for cost in deck.SCIENTIST_COST)
    assert (deck.SCIENTISTS, deck.SCIENTIST_OP) == (6, 3)
    assert [SCIENTIST.ids[k] for k in (deck.GEOLOGIST, deck.BIOCHEMIST)] == ["geologist", "biochemist"]


@pytest.mark.rule("OM 5.13", "OM 5.14", "OM 9.2")
def test_the_contracts() -> None:
    upgrades = ["generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter", "mine"]
    assert list(CONTRACT.ids) == ["u1", "u2", "u3", "u4", "u5", "u6", "d1", "d2", "d3", "d4", "d5", "d6"]
    assert [BUILDING.ids[b] for b in deck.CONTRACT_TYPE] == upgrades
    assert (deck.CONTRACTS, deck.UPGRADES, deck.DELIVERIES, deck.CONTRACT_COMPLEX) == (12, 6, 6, 4)
    others = [
        (minerals, ITEM.ids[item], count)
        for minerals, item, count in zip(
            deck.DELIVERY_MINERALS, deck.DELIVERY_ITEM, deck.DELIVERY_COUNT, strict=True
        )
    ]
    assert others == [
        (4, "mineral", 0),
        (2, "battery", 3),
        (2, "water", 3),
        (2, "oxygen", 3),
        (2, "plant", 3),
        (2, "crystal", 3),
    ]
    assert (deck.CONTRACT_OP, deck.CONTRACT_PENALTY) == ([12, 9], [6, 4])
    assert len(deck.CONTRACT_COST) == 1
    special = (deck.GREENHOUSE_CONTRACT, deck.PLANT_CONTRACT)
    assert [CONTRACT.ids[k] for k in special] == ["u3", "d5"]


#: Crystals for each contribution, how many are needed with 2, 3, 4 companies, and the action beside it.
MISSIONS = {
    "research": (2, [5, 5, 7], "control_center"),
    "blueprints": (1, [10, 10, 13], "obtain_blueprint"),
    "advanced_buildings": (1, [8, 8, 10], "upgrade_building"),
    "bots": (2, [3, 4, 5], "welcome_ship"),
    "discovery": (1, [5, 7, 9], "control_center"),
    "techs": (1, [7, 11, 12], "learn_technology"),
    "progress": (1, [8, 11, 14], "construct_building"),
    "scientists": (2, [4, 4, 5], "hire"),
    "contracts": (1, [2, 2, 3], "hire"),
}


@pytest.mark.rule("OM 1.1", "OM 7.1")
def test_the_missions() -> None:
    actions = [ACTION.ids[action] for action in deck.MISSION_ACTION]
    numbers = zip(deck.MISSION_CRYSTALS, deck.MISSION_NEEDS, actions, strict=True)
    assert dict(zip(MISSION.ids, numbers, strict=True)) == MISSIONS
    short = [MISSION.ids[mission] for mission in deck.SHORT_MISSIONS]
    long = [MISSION.ids[mission] for mission in deck.LONG_MISSIONS]
    assert sorted(short) == ["blueprints", "bots", "discovery", "scientists", "techs"]
    assert sorted(long) == ["advanced_buildings", "contracts", "progress", "research"]
    assert [MISSION.ids[m] for m in deck.FIRST_MISSIONS] == ["blueprints", "scientists", "research"]
    assert (deck.MISSIONS, deck.MISSION_SPACES) == (9, 3)


#: The printed reward of each Private Goal.
GOALS = {
    "four_blueprints": "two_upgrades_free", "three_advanced": "three_resources",
    "three_mines": "three_minerals", "three_discoveries": "move_rover_5", "large_complex": "two_colonists",
    "four_of_a_kind": "contract_free", "three_shelters": "two_colonists", "level_three": "move_rover_5",
    "seven_colonists": "ship_free", "five_techs": "two_retrieved", "three_ships": "to_other_side",
    "two_research": "scientist_free", "scientist_and_contract": "contract_free",
    "marked_spaces": "three_crystals", "three_cubes": "two_retrieved", "two_complexes": "two_upgrades_free",
}  # fmt: skip


@pytest.mark.rule("OM 7.2")
def test_the_private_goals() -> None:
    rewards = [EFFECT_IDS[effect] for effect in deck.GOAL_SECOND_REWARD]
    assert dict(zip(GOAL.ids, rewards, strict=True)) == GOALS
    assert (deck.GOALS, deck.GOALS_DEALT) == (16, 3)
    assert EFFECT_IDS[deck.GOAL_FIRST_REWARD] == "two_developments_free"
    assert [getattr(deck, id.upper()) for id in GOAL.ids] == list(range(16))
    assert [LAB.ids[lab] for lab in designed.GOAL_14_SPACES] == ["4a", "4b", "4c"]


#: What each Discovery tile gives.
DISCOVERIES = {
    "develop": "two_developments", "build_mine": "construct_mine", "build_generator": "construct_generator",
    "build_water_extractor": "construct_water_extractor", "build_greenhouse": "construct_greenhouse",
    "build_oxygen_condenser": "construct_oxygen_condenser", "build_shelter": "construct_shelter",
    "upgrade": "two_upgrades", "build_any": "construct_any", "hire": "hire", "blueprints": "two_blueprints",
    "warehouse": "two_from_warehouse", "crystals": "three_crystals", "minerals": "two_minerals",
    "batteries": "three_batteries", "water": "three_water", "plants": "three_plants",
    "oxygen": "three_oxygen", "tech": "technology",
}  # fmt: skip
RESEARCH = {f"research_{letter}": "two_developments_free" for letter in "abcd"}


@pytest.mark.rule("OM 5.3")
def test_the_tiles_on_the_map() -> None:
    effects = [EFFECT_IDS[effect] for effect in deck.TILE_EFFECT]
    assert dict(zip(TILE.ids, effects, strict=True)) == DISCOVERIES | RESEARCH
    assert deck.DISCOVERIES == len(DISCOVERIES) == 19


#: Two tiles each with one, two and three arrows in each stack.
ARROWS = {
    "mine": "n, s, ne sw, se nw, n se sw, ne s nw",
    "generator": "ne, sw, se nw, n s, ne s nw, n se sw",
    "water_extractor": "se, nw, n s, ne sw, n se sw, ne s nw",
    "greenhouse": "s, n, ne sw, se nw, ne s nw, n se sw",
    "oxygen_condenser": "sw, ne, se nw, n s, n se sw, ne s nw",
}


@pytest.mark.rule("OM 5.4")
def test_the_arrows_on_the_building_tiles() -> None:
    tiles = [" ".join(WAY.ids[way] for way in tile) for tile in deck.ARROWS]
    stacks = [", ".join(tiles[6 * b : 6 * b + 6]) for b in range(5)]
    assert dict(zip(BUILDING.ids, stacks, strict=False)) == ARROWS
    assert len(tiles) == 30


@pytest.mark.rule("OM 5.9")
def test_the_reward_tiles() -> None:
    ids = ["tech", "ships", "advanced", "mines", "bots", "discoveries", "shelters", "colonists"]
    assert list(REWARD.ids) == ids
    assert [getattr(deck, f"{id.upper()}_REWARD") for id in ids] == list(range(8))
    assert deck.REWARDS == 8


@pytest.mark.rule("OM 12")
def test_the_cards_of_the_first_colonists() -> None:
    assert [[BUILDING.ids[b] for b in card] for card in deck.SETTLER_BUILDINGS] == [
        ["generator", "water_extractor", "greenhouse", "mine"],
        ["water_extractor", "greenhouse", "oxygen_condenser", "mine"],
        ["greenhouse", "oxygen_condenser", "generator", "mine"],
        ["oxygen_condenser", "generator", "water_extractor", "mine"],
    ]
    assert deck.SETTLER_SPACES == [2, 3, 4, 6, 7, 8]
    rewards = [ITEM.ids[item] for item in deck.TASK_REWARD]
    printed = ["battery", "crystal", "oxygen", "mineral", "plant", "water", "crystal", "crystal"]
    assert dict(zip(TASK.ids, rewards, strict=True)) == {f"b{i}": printed[i - 1] for i in range(1, 9)}


@pytest.mark.rule("OM 10.2", "OM 10.11")
def test_the_solo_deck_and_its_goals() -> None:
    """Mission, an x where he stays, action."""
    cards = ["A2", "A2x", "A1", "A3", "B1", "B3x", "B1", "B2", "C1x", "C2", "C1", "C3"]
    assert [
        f"{'ABC'[mission]}{action}{'' if travels else 'x'}"
        for mission, action, travels in zip(
            deck.SOLO_MISSION, deck.SOLO_ACTION, deck.SOLO_TRAVELS, strict=True
        )
    ] == cards
    assert (deck.SOLO_CARDS, deck.SOLO_NUMBERS) == (12, 3)
    goals = ("first_colonists", "next_generation", "hunky_dory", "martian_potato")
    assert goals == deck.SOLO_GOALS
    assert dict(zip(goals, deck.SOLO_MARGIN, strict=True)) == {
        "first_colonists": 1,
        "next_generation": 10,
        "hunky_dory": 20,
        "martian_potato": 30,
    }
    assert [getattr(deck, goal.upper()) for goal in goals] == [0, 1, 2, 3]
