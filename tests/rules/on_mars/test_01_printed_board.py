"""The numbers of the board and the player board, as the component list has them."""

import pytest

from tharsis.games.on_mars import board
from tharsis.games.on_mars.actions import ACTION, BUILDING, GRID, HEX, ITEM, LAB, TECH
from tharsis.games.on_mars.codes import EFFECT_IDS, RESOURCES, SIDE_IDS, TECHS

#: First and last row of each column; q grows to the right, r downwards.
COLUMNS = {
    "a": (-6, 2, 4), "b": (-5, 0, 5), "c": (-4, -1, 5), "d": (-3, -2, 5), "e": (-2, -3, 5),
    "f": (-1, -3, 4), "g": (0, -4, 4), "h": (1, -4, 3), "i": (2, -5, 3), "j": (3, -5, 2),
    "k": (4, -5, 1), "l": (5, -5, 0), "m": (6, -4, -2),
}  # fmt: skip


def hexes(*ids: str) -> list[int]:
    return [HEX.index(id) for id in ids]


def units(cost: tuple[int, ...]) -> tuple[str, ...]:
    """A cost in words."""
    words = {5: "any", 6: "crystal", 8: "colonist", 9: "colonist"}
    return tuple([words.get(unit, ITEM.ids[unit] if unit < RESOURCES else "") for unit in cost])


def away(a: int, b: int) -> int:
    """The printed measure of distance."""
    dq, dr = (board.CELLS[a][i] - board.CELLS[b][i] for i in range(2))
    return max(abs(dq), abs(dr), abs(dq + dr))


@pytest.mark.rule("OM 1.1")
def test_the_map_has_91_hexes_in_13_columns() -> None:
    expected = {
        f"{name}{row - top + 1}": (q, row)
        for name, (q, top, last) in COLUMNS.items()
        for row in range(top, last + 1)
    }
    assert dict(zip(HEX.ids, board.CELLS, strict=True)) == expected
    assert (len(expected), board.HEXES) == (91, 91)


@pytest.mark.rule("OM 1.1")
@pytest.mark.parametrize(
    ("hex_", "around"),
    [
        ("g5", ["g4", "h4", "h5", "g6", "f5", "f4"]),
        ("a2", ["a1", "b3", "b4", "a3", "", ""]),
        ("a1", ["", "b2", "b3", "a2", "", ""]),
        ("b3", ["b2", "c3", "c4", "b4", "a2", "a1"]),
        ("g1", ["", "", "h1", "g2", "f1", ""]),
        ("m3", ["m2", "", "", "", "l5", "l4"]),
        ("j8", ["j7", "k7", "", "", "i9", "i8"]),
    ],
)
def test_each_hex_has_its_neighbours_by_direction(hex_: str, around: list[str]) -> None:
    """From north clockwise."""
    assert board.DIRECTION_IDS == ("n", "ne", "se", "s", "sw", "nw")
    start = 6 * HEX.index(hex_)
    there = board.BESIDE[start : start + 6]
    assert there == [HEX.index(id) if id else -1 for id in around]
    assert board.NEIGHBOURS[HEX.index(hex_)] == [n for n in there if n != -1]
    assert board.ZONE[HEX.index(hex_)] == [HEX.index(hex_), *[n for n in there if n != -1]]


@pytest.mark.rule("OM 8.3")
def test_distances_rings_and_the_order_from_near_to_far() -> None:
    for a in range(91):
        row = [away(a, b) for b in range(91)]
        assert board.DISTANCE[91 * a : 91 * a + 91] == row
        assert board.THIRD_RING[a] == [b for b in range(91) if row[b] == 3]
        assert board.OUTWARDS[a] == sorted(range(91), key=lambda b: (row[b], b))
    assert len(board.DISTANCE) == 91 * 91
    assert board.EXPLORING_DISTANCE == 3


@pytest.mark.rule("OM 1.1", "OM 1.2")
def test_start_hexes() -> None:
    assert hexes("g5") == [board.CENTRE]
    assert list(board.LSS_STARTS) == hexes("g3", "i5", "g7", "e5")
    corners = dict(zip(("nw", "ne", "se", "sw"), hexes("e3", "i3", "i7", "e7"), strict=True))
    by_companies = {1: "nw se", 2: "nw se", 3: "nw ne sw", 4: "nw ne se sw"}
    assert [
        [],
        *[[corners[corner] for corner in by_companies[n].split()] for n in range(1, 5)],
    ] == board.SHELTER_STARTS
    assert [
        hexes("b1", "d1"),
        hexes("l1", "j1"),
        hexes("b6", "d8"),
        hexes("l6", "j8"),
    ] == board.RESEARCH_HEXES
    assert board.RESEARCH_LETTERS == 4


@pytest.mark.rule("OM 5.4")
def test_what_each_building_costs_and_yields() -> None:
    printed = {
        "mine": ("colonist", "mineral"),
        "generator": ("mineral", "battery"),
        "water_extractor": ("battery", "water"),
        "greenhouse": ("water", "plant"),
        "oxygen_condenser": ("plant", "oxygen"),
        "shelter": ("oxygen", "crystal"),
    }
    costs = units(tuple(board.BUILDING_COST))
    products = [ITEM.ids[item] for item in board.PRODUCT]
    assert dict(zip(BUILDING.ids, zip(costs, products, strict=True), strict=True)) == printed
    assert (board.STACK, board.SHELTER_TILES) == (6, 5)
    lss = ["generator", "water_extractor", "greenhouse", "oxygen_condenser"]
    assert [BUILDING.ids[b] for b in board.LIFE_SUPPORT_BUILDINGS] == lss


#: Column and the spaces to the right of each space of the Laboratory, and the benefit there.
LABORATORY = {
    "1a": (1, "2a 2b", "warehouse"), "1b": (1, "2b 2c", "crystal"),
    "2a": (2, "3a", "nothing"), "2b": (2, "3a 3b", "nothing"), "2c": (2, "3b", "nothing"),
    "3a": (3, "4a 4b", "mineral"), "3b": (3, "4b 4c", "move_bots"),
    "4a": (4, "5a", "nothing"), "4b": (4, "5a 5b", "nothing"), "4c": (4, "5b", "nothing"),
    "5a": (5, "6a", "upgrade_boosted"), "5b": (5, "6a", "blueprint_boosted"),
    "6a": (6, "", "nothing"),
}  # fmt: skip


@pytest.mark.rule("OM 4.4", "OM 9.2")
def test_the_laboratory() -> None:
    right = [" ".join(LAB.ids[there] for there in spaces) for spaces in board.LAB_RIGHT]
    benefits = [EFFECT_IDS[effect] for effect in board.LAB_BENEFIT]
    found = dict(zip(LAB.ids, zip(board.LAB_LEVEL, right, benefits, strict=True), strict=True))
    assert found == LABORATORY
    assert (board.LABS, LAB.ids[board.LAB_START], board.TOP_COLUMN) == (13, "2b", 6)
    assert [units(cost) for cost in board.COLUMN_COST] == [
        (), (), ("any",), ("oxygen",), ("oxygen",), ("oxygen", "any"), ("oxygen", "crystal"),
    ]  # fmt: skip
    assert board.COLUMN_OP == [0, 1, 2, 3, 4, 5, 9]


@pytest.mark.rule("OM 4.3", "OM 5.10")
def test_the_tech_grid_and_the_warehouse() -> None:
    rows = {"top": ("battery", "any"), "middle": ("battery",), "bottom": ()}
    spaces = ["top1", "top2", "top3", "middle1", "middle2", "middle3", "bottom1", "bottom2"]
    assert list(GRID.ids) == spaces
    assert [units(cost) for cost in board.GRID_COST] == [rows[space.rstrip("123")] for space in spaces]
    assert board.GRID_SPACES == 8
    refill = ["bottom1", "bottom2", "middle1", "middle2", "middle3", "top1", "top2", "top3"]
    assert [GRID.ids[space] for space in board.GRID_REFILL] == refill
    assert board.WAREHOUSE_STOCK == [0, 0, 2, 3, 3]
    assert TECHS == len(TECH.ids) == 9


#: Side of each main action, and whether it has slots.
ACTIONS = {
    "landing_pod": ("orbit", False), "obtain_blueprint": ("orbit", True),
    "learn_technology": ("orbit", False), "research": ("orbit", True), "resupply": ("orbit", False),
    "control_center": ("colony", False), "construct_building": ("colony", True),
    "upgrade_building": ("colony", True), "welcome_ship": ("colony", False), "hire": ("colony", True),
}  # fmt: skip


@pytest.mark.rule("OM 3.1", "OM 3.3")
def test_the_actions_of_each_side_and_their_slots() -> None:
    found = {
        id: (SIDE_IDS[board.ACTION_SIDE[a]], board.SLOT_GROUP[a] >= 0) for a, id in enumerate(ACTION.ids)
    }
    assert found == ACTIONS
    assert board.SLOT_GROUP == [-1, 0, -1, 1, -1, -1, 2, 3, -1, 4]
    assert [board.SLOT_GROUP[action] for action in board.SLOT_ACTIONS] == list(range(5))
    assert board.SLOT_GROUPS == 5
    assert [board.ACTION_SIDE[action] for action in board.SLOT_ACTIONS] == board.SLOT_SIDE
    assert ACTION.ids[board.SLOT_ACTIONS[board.HIRE_GROUP]] == "hire"
    assert (board.SLOTS, board.ACTIONS_OF_A_SIDE) == (3, 5)


@pytest.mark.rule("OM 1.3", "OM 8.1")
def test_turn_order_spaces_and_the_shuttle() -> None:
    sides = ["orbit"] * 4 + ["colony"] * 4
    assert [-1, *[SIDE_IDS.index(side) for side in sides]] == board.SPACE_SIDE
    assert [EFFECT_IDS[effect] for effect in board.SPACE_BENEFIT] == [
        "nothing",
        "nothing", "warehouse", "technology", "buy_colonist",
        "nothing", "move_bots", "blueprint", "blueprint",
    ]  # fmt: skip
    assert (board.SPACES, board.LAST_ORBIT_SPACE) == (8, 4)
    assert board.LANDING == [0, 1, 2, 3, 3, 3]


@pytest.mark.rule("OM 5.9", "OM 5.10")
def test_the_life_support_system() -> None:
    assert (board.LSS_ROWS, board.LSS_COLUMNS, board.TOP_LEVEL, board.FIRST_STEP_OP) == (6, 4, 5, 2)
    assert [EFFECT_IDS[effect] for effect in board.LSS_BENEFITS] == [
        "move_bots",
        "crystal",
        "mineral",
        "retrieve",
    ]
    assert board.PROGRESS_OP == [0, 1, 2, 4, 7, 11]


@pytest.mark.rule("OM 1.2", "OM 9.2")
def test_the_player_board() -> None:
    pieces = (board.COLONISTS, board.START_COLONISTS, board.DEPOT, board.SHIPS, board.MARKERS)
    assert pieces == (12, 3, 8, 5, 8)
    assert (sorted(units(board.SHIP_COST)), board.SHIP_OP) == (["plant", "water"], 3)
    by_rows = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
    assert [0, *[by_rows[(n + 1) // 2] for n in range(1, 13)]] == board.QUARTERS_OP


@pytest.mark.rule("OM 6.1")
def test_the_executive_actions_from_the_top_of_the_depot() -> None:
    printed = [
        ("develop", 4, "develop_free"),
        ("rover", 4, "move_rover"),
        ("blueprint", 3, "blueprint"),
        ("upgrade", 3, "upgrade"),
        ("mineral", 3, "mineral"),
        ("bots", 2, "move_bots"),
        ("warehouse", 2, "warehouse_resource"),
        ("building", 2, "nothing"),  # the action of the building itself
    ]
    effects = [EFFECT_IDS[effect] for effect in board.EXECUTIVE_EFFECT]
    assert list(zip(board.EXECUTIVE_IDS, board.EXECUTIVE_COST, effects, strict=True)) == printed
    assert board.EXECUTIVE_IDS[board.BUILDING_SLOT] == "building"
    assert min(board.EXECUTIVE_COST) == board.CHEAPEST_EXECUTIVE
