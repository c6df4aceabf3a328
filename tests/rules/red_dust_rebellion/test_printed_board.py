"""1.1 to 1.4, 3.1: the printed board, the pieces, the tracks and the setup, number by number."""

import random

import pytest

from tharsis.games.red_dust_rebellion import GAME, board, orders, pieces
from tharsis.games.red_dust_rebellion.codes import PLAYED

# fmt: off
#: Space, kind, green and grey boxes, Bases that fit, all borders.
SPACES = [
    ("ascraeus_mons", "desert", 1, 1, 2,
     "tharsis_tholus noctis_labyrinthus arsia_mons europa pavonis_mons wilderness"),
    ("tharsis_tholus", "desert", 1, 1, 2, "ascraeus_mons noctis_labyrinthus sinai_planum wilderness"),
    ("noctis_labyrinthus", "desert", 1, 1, 2,
     "ascraeus_mons tharsis_tholus sinai_planum daedalia_planum europa pavonis_mons syria_planum "
     "tereshkova shepard"),
    ("sinai_planum", "desert", 1, 1, 2, "tharsis_tholus noctis_labyrinthus daedalia_planum wilderness"),
    ("daedalia_planum", "desert", 1, 1, 2,
     "noctis_labyrinthus sinai_planum arsia_mons syria_planum shepard wilderness"),
    ("arsia_mons", "desert", 1, 1, 2,
     "ascraeus_mons daedalia_planum tenzing pavonis_mons syria_planum wilderness"),
    ("europa", "labyrinth", 2, 2, 2, "ascraeus_mons noctis_labyrinthus pavonis_mons"),
    ("tenzing", "labyrinth", 3, 1, 2, "arsia_mons pavonis_mons syria_planum"),
    ("pavonis_mons", "desert", 1, 1, 2,
     "ascraeus_mons noctis_labyrinthus arsia_mons europa tenzing syria_planum tereshkova"),
    ("syria_planum", "desert", 1, 1, 2,
     "noctis_labyrinthus daedalia_planum arsia_mons tenzing pavonis_mons tereshkova shepard"),
    ("tereshkova", "labyrinth", 2, 2, 2, "noctis_labyrinthus pavonis_mons syria_planum"),
    ("shepard", "labyrinth", 2, 2, 2, "noctis_labyrinthus daedalia_planum syria_planum"),
    ("new_cordoba", "labyrinth", 2, 2, 2, "rutherford trouvelot"),
    ("rutherford", "desert", 1, 1, 2, "new_cordoba radau trouvelot marth wilderness"),
    ("radau", "desert", 1, 1, 2, "rutherford marth wilderness"),
    ("trouvelot", "desert", 1, 1, 2, "new_cordoba rutherford marth shenzhou wilderness"),
    ("marth", "desert", 1, 1, 2, "rutherford radau trouvelot shenzhou wilderness"),
    ("shenzhou", "labyrinth", 3, 1, 2, "trouvelot marth"),
    ("alpheus_colles", "desert", 1, 1, 2, "coronae_montes hellas_chaos wilderness"),
    ("coronae_montes", "desert", 1, 1, 2, "alpheus_colles hellas_chaos gandhi sharma wilderness"),
    ("hellas_chaos", "desert", 1, 1, 2, "alpheus_colles coronae_montes sharma wilderness"),
    ("gandhi", "labyrinth", 2, 2, 2, "coronae_montes sharma"),
    ("sharma", "labyrinth", 2, 2, 2, "coronae_montes hellas_chaos gandhi"),
    ("wilderness", "desert", 0, 0, 6,
     "ascraeus_mons tharsis_tholus sinai_planum daedalia_planum arsia_mons rutherford radau "
     "trouvelot marth alpheus_colles coronae_montes hellas_chaos"),
    ("phobos", "labyrinth", 0, 0, 0, ""),
    ("transit", "box", 0, 0, 0, ""),
    ("earth", "box", 0, 0, 0, ""),
    ("orbit", "box", 0, 0, 0, ""),
]
#: Space, Damage, Support (+) or Opposition (-), pieces and markers.
SETUP = [
    ("ascraeus_mons", 1, 0, "cr_base=1 cr_rebel=2"),
    ("tharsis_tholus", 1, 0, "mg_base=1 mg_troop=2"),
    ("noctis_labyrinthus", 0, 0, "rd_base=1 rd_rebel=2"),
    ("sinai_planum", 0, 0, "rd_rebel=1"),
    ("daedalia_planum", 0, 0, "rd_rebel=1"),
    ("arsia_mons", 0, 0, ""),
    ("europa", 0, 1, "mg_troop=2 security=1"),
    ("tenzing", 0, 2, "mg_troop=3 security=1 cr_rebel=1"),
    ("pavonis_mons", 0, 1, ""),
    ("syria_planum", 0, 2, ""),
    ("tereshkova", 0, 0, "mg_troop=2 rd_rebel=1"),
    ("shepard", 0, -1, "mg_troop=1 rd_rebel=2"),
    ("new_cordoba", 0, 0, "mg_troop=2 rd_rebel=1 cr_base=1 cr_rebel=2"),
    ("rutherford", 0, 0, ""),
    ("radau", 1, 0, "rd_base=1 rd_rebel=1"),
    ("trouvelot", 1, 0, "cr_base=1 cr_rebel=1"),
    ("marth", 1, 0, "corp_base=1 security=2"),
    ("shenzhou", 0, 0, "mg_troop=2 corp_base=1 security=2 rd_rebel=1"),
    ("alpheus_colles", 0, -1, "rd_base=1 rd_rebel=1"),
    ("coronae_montes", 1, 0, "mg_base=1 mg_troop=2 cr_rebel=2"),
    ("hellas_chaos", 1, 0, "corp_base=1 security=2"),
    ("gandhi", 0, -1, "mg_troop=1 rd_base=1 rd_rebel=2"),
    ("sharma", 0, -2, "mg_troop=1 rd_base=1 rd_rebel=3"),
    ("wilderness", 0, 0, "cr_base=1 cr_rebel=3"),
    ("phobos", 0, 0, "eg_troop=4 security=2"),
    ("transit", 0, 0, "eg_troop=2 security=1 specops=1 satellite=1 supply=3"),
    ("earth", 0, 0, "eg_troop=2 security=1 specops=1 satellite=2 supply=1 population=1"),
    ("orbit", 0, 0, "satellite=1"),
]
#: Line, its ends, the Deserts it touches.
LINES = [
    ("europa_tenzing", "europa tenzing", "ascraeus_mons arsia_mons pavonis_mons"),
    ("tenzing_shepard", "tenzing shepard", "arsia_mons daedalia_planum syria_planum"),
    ("shepard_tereshkova", "shepard tereshkova", "syria_planum noctis_labyrinthus"),
    ("new_cordoba_shenzhou", "new_cordoba shenzhou", "rutherford marth trouvelot"),
    ("rodgers_line", "europa tereshkova", "pavonis_mons noctis_labyrinthus"),
]
ARABIA = "new_cordoba rutherford radau trouvelot marth shenzhou"
HELLAS = "alpheus_colles coronae_montes hellas_chaos hellas_chaos gandhi sharma"
#: By the white die; by the black one within.
STORMS = [
    ARABIA,
    ARABIA,
    "ascraeus_mons tharsis_tholus noctis_labyrinthus sinai_planum daedalia_planum arsia_mons",
    "europa tenzing pavonis_mons syria_planum tereshkova shepard",
    HELLAS,
    HELLAS,
]
#: Box, value, Controller, EG Troops, Supply, Population.
CONFIDENCE = [
    (8, 10, "mg", 0, 3, 3),
    (7, 8, "mg", 1, 3, 2),
    (6, 6, "mg", 2, 2, 2),
    (5, 4, "corp", 3, 2, 1),
    (4, 2, "corp", 4, 2, 1),
    (3, 1, "corp", 4, 1, 1),
    (2, 1, "corp", 6, 1, 0),
    (1, 0, "corp", 6, 1, 0),
    (0, 0, "", 0, 0, 0),
]
#: Kind, owner, the state it is placed in, Base or unit, whether it goes to Casualties, how many there are.
PIECES = [
    ("mg_troop", "mg", "mg_troop", "unit", False, 30),
    ("fortified", "mg", "mg_troop", "unit", False, None),
    ("mg_base", "mg", "mg_base", "base", False, 3),
    ("security", "corp", "security", "unit", True, 16),
    ("specops", "corp", "specops", "unit", True, 8),
    ("active_specops", "corp", "specops", "unit", True, None),
    ("corp_base", "corp", "corp_base", "base", True, 9),
    ("terraforming", "corp", "corp_base", "base", True, None),
    ("eg_troop", "eg", "eg_troop", "unit", True, 16),
    ("satellite", "eg", "satellite", "", True, 4),
    ("rd_rebel", "rd", "rd_rebel", "unit", False, 30),
    ("active_rd", "rd", "rd_rebel", "unit", False, None),
    ("rd_base", "rd", "rd_base", "base", False, 9),
    ("dug_in", "rd", "rd_base", "base", False, None),
    ("cr_rebel", "cr", "cr_rebel", "unit", False, 20),
    ("active_cr", "cr", "cr_rebel", "unit", False, None),
    ("cr_base", "cr", "cr_base", "base", False, 15),
    ("conversion", "cr", "cr_base", "base", False, None),
    ("supply", "eg", "supply", "", False, None),
    ("population", "eg", "population", "", False, None),
]
#: By Faction: Hidden and Active unit, basic and upgraded Base, what it places first, all its units.
ROLES = {
    "mg": ("", "", "mg_base", "", "mg_troop", "mg_troop fortified"),
    "corp": ("specops", "active_specops", "corp_base", "terraforming", "security",
             "security specops active_specops"),
    "rd": ("rd_rebel", "active_rd", "rd_base", "dug_in", "rd_rebel", "rd_rebel active_rd"),
    "cr": ("cr_rebel", "active_cr", "cr_base", "conversion", "cr_rebel", "cr_rebel active_cr"),
}
#: Operation, where the rulebook has it, the Factions that have it.
OPERATIONS = [
    ("train", "5.1", "mg"), ("logistics", "5.2", "corp"), ("secure", "5.3", "mg corp"),
    ("recon", "5.4", "mg corp"), ("assault", "5.5", "mg corp"), ("rally", "5.6", "rd cr"),
    ("march", "5.7", "rd"), ("travel", "5.8", "cr"), ("attack", "5.9", "rd cr"),
    ("campaign", "5.10", "rd"), ("preach", "5.11", "cr"),
]
#: Special Activity, section, Faction, spaces (0: takes none), the Operations it goes with.
ACTIVITIES = [
    ("entrench", "6.1", "mg", 2, "train secure recon"),
    ("petition", "6.2", "mg", 0, "secure recon assault"),
    ("transport", "6.3", "mg", 0, "train secure recon assault"),
    ("public_relations", "6.4", "corp", 2, "logistics secure recon"),
    ("exploit", "6.5", "corp", 2, "logistics assault"),
    ("raid", "6.6", "corp", 2, "secure recon assault"),
    ("redistribute", "6.7", "rd", 4, "rally march attack campaign"),
    ("coordinate", "6.8", "rd", 2, "rally march campaign"),
    ("ambush_rd", "6.9", "rd", 2, "attack"),
    ("purify", "6.10", "cr", 2, "rally travel attack preach"),
    ("ransack", "6.11", "cr", 2, "rally travel attack preach"),
    ("ambush_cr", "6.12", "cr", 2, "attack"),
]
# fmt: on
FACTIONS = ("mg", "corp", "rd", "cr", "eg")
NAMES = [row[0] for row in SPACES]
KINDS = [row[0] for row in PIECES]


def spaces(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def kinds(text: str) -> tuple[int, ...]:
    return tuple(KINDS.index(name) for name in text.split())


def kind(name: str) -> int:
    return KINDS.index(name) if name else -1


def mask(found: list[int]) -> int:
    return sum(1 << space for space in set(found))


@pytest.mark.rule("RD 1.2")
def test_the_spaces_and_their_printed_boxes():
    assert list(board.SPACE_IDS) == NAMES
    assert [getattr(board, name.upper()) for name in NAMES] == list(range(len(NAMES)))
    assert board.SPACES == len(NAMES) == 28
    assert (NAMES.index("wilderness") + 1, NAMES.index("phobos") + 1) == (board.MARS, board.MARS_AND_PHOBOS)
    assert [row[2] for row in SPACES] == board.GREEN
    assert [row[3] for row in SPACES] == board.GREY
    assert [row[4] for row in SPACES] == board.BASE_LIMIT
    assert [row[1] == "labyrinth" for row in SPACES] == board.IS_LABYRINTH
    assert [row[1] == "desert" for row in SPACES] == board.IS_DESERT
    assert sum(board.GREEN) == 33


@pytest.mark.rule("RD 1.2")
def test_labyrinths_and_deserts_as_lists_and_sets():
    labyrinths = [space for space, row in enumerate(SPACES) if row[1] == "labyrinth"]
    deserts = [space for space, row in enumerate(SPACES) if row[1] == "desert"]
    on_mars = [space for space in labyrinths if NAMES[space] != "phobos"]
    assert (labyrinths, deserts) == (board.LABYRINTHS, board.DESERTS)
    assert (len(on_mars), len(deserts)) == (8, 16)
    assert mask(labyrinths) == board.LABYRINTH_MASK
    assert mask(on_mars) == board.MARS_LABYRINTHS
    assert mask(deserts) == board.DESERT_MASK
    assert mask(on_mars + deserts) == board.MARS_MASK


@pytest.mark.rule("RD 1.2")
def test_the_borders_of_every_space():
    for space, row in enumerate(SPACES):
        assert board.ADJACENT[space] == sorted(spaces(row[5])), row[0]
        assert board.NEAR_MASK[space] == mask(spaces(row[5])), row[0]


@pytest.mark.rule("RD 1.2")
def test_the_maglev_lines_and_the_spaces_they_touch():
    assert list(board.LINE_IDS) == [row[0] for row in LINES]
    assert board.RODGERS_LINE == 4
    for line, row in enumerate(LINES):
        assert list(board.LINES[line][1:3]) == spaces(row[1])
        assert board.LINE_MASK[line] == mask(spaces(row[1] + " " + row[2])), row[0]
        assert set(board.LINES[line][3]) == set(spaces(row[1] + " " + row[2]))


@pytest.mark.rule("RD 3.2", "RD 4.2")
def test_each_roll_of_the_storm_dice_names_a_space():
    assert [list(row) for row in board.STORM_ROLL] == [spaces(row) for row in STORMS]
    assert board.STORM_MARKERS == 6


@pytest.mark.rule("RD 1.2")
def test_the_boxes_of_earthgov_confidence():
    rows = sorted(CONFIDENCE)
    controllers = [FACTIONS.index(row[2]) if row[2] else board.NO_CONTROLLER for row in rows]
    assert board.NO_CONTROLLER == -1
    assert list(board.EG_VALUE) == [row[1] for row in rows]
    assert list(board.EG_CONTROLLER) == controllers
    assert list(board.EG_TROOPS) == [row[3] for row in rows]
    assert list(board.EG_SUPPLY) == [row[4] for row in rows]
    assert list(board.EG_POPULATION) == [row[5] for row in rows]
    assert (board.EG_TOP, board.EG_START) == (8, 3)


@pytest.mark.rule("RD 1.2", "RD 1.4", "RD 3.1", "RD 4.3")
def test_the_limits_the_tracks_and_the_starting_amounts():
    assert (board.TRACK_END, board.SUPPLY_LIMIT, board.FLASHPOINT_STEPS, board.HAND_LIMIT) == (50, 12, 5, 6)
    assert (board.MG_START, board.RD_START, board.DISPLACED_START, board.OPENING_HAND) == (18, 14, 4, 3)
    drawn = {0: 1, 1: 2, 3: 3, 6: 4, 10: 5, 15: 6}  # cards from so many Reclaimer Bases on
    for bases in range(16):
        assert board.CARDS_BY_BASES[bases] == max(n for least, n in drawn.items() if least <= bases)
    assert len(board.CARDS_BY_BASES) == 16


@pytest.mark.rule("RD 3.1")
def test_the_setup_of_every_space():
    found = [(NAMES[row[0]], row[1], row[2], {KINDS[k]: n for k, n in row[3]}) for row in board.SETUP]
    wanted = []
    for name, damage, level, text in SETUP:
        wanted.append((name, damage, level, {w.split("=")[0]: int(w.split("=")[1]) for w in text.split()}))
    assert found == wanted
    s = GAME.new(seed=1, seats=4)
    for name, damage, level, there in wanted:
        space = NAMES.index(name)
        assert {KINDS[k]: s.at(space, k) for k in range(len(KINDS)) if s.at(space, k)} == there, name
        assert (s.damage[space], s.level[space]) == (damage, level), name


@pytest.mark.rule("RD 1.1")
def test_the_factions():
    assert pieces.FACTION_IDS == FACTIONS
    assert [getattr(pieces, name.upper()) for name in FACTIONS] == list(range(5))
    assert pieces.PLAYED_IDS == FACTIONS[:PLAYED] == FACTIONS[:4]


@pytest.mark.rule("RD 1.3")
def test_the_pieces_whose_they_are_and_where_they_go():
    assert list(pieces.KIND_IDS) == KINDS
    assert [getattr(pieces, name.upper()) for name in KINDS] == list(range(len(KINDS)))
    assert (pieces.KINDS, pieces.FORCE_KINDS) == (len(KINDS), KINDS.index("supply")) == (20, 18)
    assert list(pieces.OWNER) == [FACTIONS.index(row[1]) for row in PIECES]
    assert list(pieces.PLAIN) == [KINDS.index(row[2]) for row in PIECES]
    assert [row[3] == "base" for row in PIECES] == pieces.IS_BASE
    assert [row[3] == "unit" for row in PIECES] == pieces.IS_UNIT
    assert [row[4] for row in PIECES] == pieces.TO_CASUALTIES
    assert {KINDS.index(row[0]): row[5] for row in PIECES if row[5]} == pieces.INVENTORY


@pytest.mark.rule("RD 1.3")
def test_the_roles_of_a_factions_pieces():
    rows = [ROLES[name] for name in FACTIONS[:4]]
    assert [list(found) for found in (pieces.HIDDEN, pieces.ACTIVE, pieces.BASE)] == [
        [kind(row[part]) for row in rows] for part in range(3)
    ]
    assert list(pieces.UPGRADED) == [kind(row[3]) for row in rows]
    assert list(pieces.UNIT) == [kind(row[4]) for row in rows]
    assert [*pieces.OWN_UNITS] == [*(kinds(row[5]) for row in rows), kinds("eg_troop")]


@pytest.mark.rule("RD 7.2")
def test_pieces_that_cards_name_together():
    assert kinds("mg_troop fortified security") == pieces.CITY_CUBES
    assert kinds("mg_troop fortified security specops active_specops eg_troop") == pieces.COIN_UNITS
    assert kinds("rd_rebel active_rd cr_rebel active_cr") == pieces.REBELS
    assert kinds("dug_in rd_base conversion cr_base") == pieces.REBEL_BASES
    assert pieces.REBEL_FORCES == pieces.REBELS + pieces.REBEL_BASES


@pytest.mark.rule("RD 5.0")
def test_the_operations_whose_they_are_and_what_a_space_costs():
    names = [row[0] for row in OPERATIONS]
    assert list(orders.OPERATION_IDS) == names
    assert [getattr(orders, name.upper()) for name in names] == list(range(11))
    assert list(orders.OPERATION_RULES) == [row[1] for row in OPERATIONS]
    for faction, found in zip(FACTIONS, orders.OPERATIONS_OF, strict=False):
        assert found == [op for op, row in enumerate(OPERATIONS) if faction in row[2].split()]
    assert len(orders.OPERATIONS_OF) == 4
    assert orders.COST == (3, 0, 1, 1)
    assert orders.NO_OP == -1


@pytest.mark.rule("RD 6.0")
def test_the_activities_whose_they_are_and_what_they_go_with():
    names = [row[0] for row in ACTIVITIES]
    operations = [row[0] for row in OPERATIONS]
    assert list(orders.SPECIAL_IDS) == names
    assert [getattr(orders, name.upper()) for name in names] == list(range(12))
    assert list(orders.SPECIAL_RULES) == [row[1] for row in ACTIVITIES]
    for faction, found in zip(FACTIONS, orders.SPECIALS_OF, strict=False):
        assert found == [special for special, row in enumerate(ACTIVITIES) if row[2] == faction]
    assert len(orders.SPECIALS_OF) == 4
    assert list(orders.SPECIAL_SPACES) == [row[3] for row in ACTIVITIES]
    assert [list(ops) for ops in orders.GOES_WITH] == [
        [operations.index(name) for name in row[4].split()] for row in ACTIVITIES
    ]
    assert {2: names.index("ambush_rd"), 3: names.index("ambush_cr")} == orders.AMBUSH_OF


def test_how_many_spaces_a_set_holds():
    rng = random.Random(5)
    single = [1 << space for space in range(32)]
    for found in (0, *single, *(a | b for a in single for b in single), (1 << 28) - 1, (1 << 32) - 1):
        assert board.bits(found) == found.bit_count()
    for _ in range(500):
        found = rng.getrandbits(28)
        assert board.bits(found) == found.bit_count()
