"""8.5.6: the space tables of the four non-players, row by row, and how a row narrows the spaces down."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars, spaces_of
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import NP_TIE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer import tables
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import keep, select, tie, value

pytestmark = pytest.mark.rule("RD 8.5.6")

ROWS = {name.removeprefix("ROW_").lower(): n for name, n in vars(tables).items() if name.startswith("ROW_")}
COLUMNS = {
    name.removeprefix("COL_").lower(): n for name, n in vars(tables).items() if name.startswith("COL_")
}
FACTIONS = {"mg": MG, "corp": CORP, "rd": RD, "cr": CR}

#: Row, the Faction that must be a player, columns. Asteroid (Asset 8) is Place Damage but for enemy forces.
PRINTED = {
    "mg": """
        any_rebels_in_a_space_at_support | | secure_destination recon_destination fortify remove_or_replace
        mg_base_with_few_coin_cubes | cr | place_cubes recon_destination transport_destination
            remove_or_replace
        most_support | | place_population fortify remove_or_replace
        most_rebels | | fortify
        not_at_active_support | | shift_active_support place_bases place_cubes secure_destination
            recon_destination transport_destination
        no_coin_control | | place_cubes secure_destination recon_destination transport_destination
            remove_or_replace
        labyrinth_or_has_an_mg_base | | place_population remove_or_replace
        most_population | | shift_active_support place_bases place_cubes secure_destination recon_destination
            transport_destination place_population fortify remove_or_replace
        most_opposition | rd | shift_active_support place_cubes secure_destination recon_destination
            transport_destination
        has_a_rebel_base | | shift_active_support secure_destination recon_destination remove_or_replace
        has_a_cr_base_or_cr_control | cr | shift_active_support secure_destination recon_destination
            remove_or_replace
        fewest_rebel_forces | | shift_active_support place_bases place_cubes secure_destination
            recon_destination transport_destination place_population remove_or_replace
        most_mg_forces | | shift_active_support place_bases secure_destination recon_destination
            place_population fortify
    """,
    "corp": """
        any_rebel_together_with_a_corp_base | | secure_destination recon_destination remove_or_replace
        corp_base_with_few_coin_cubes | | place_cubes secure_destination recon_destination remove_or_replace
        has_corp_forces_and_fewer_coin_units_than_rebel_forces | | place_cubes secure_destination
            recon_destination remove_or_replace
        most_corp_forces | | place_or_upgrade_bases place_population
        labyrinth_with_more_corp_than_mg_forces | | place_or_upgrade_bases place_population
        has_a_conversion_center | | recon_destination remove_or_replace
        most_population | | place_cubes secure_destination exploit place_population remove_or_replace
        most_opposition | rd | secure_destination recon_destination exploit
        most_support | | place_or_upgrade_bases exploit
        has_a_rebel_base | | secure_destination recon_destination remove_or_replace
        has_a_cr_base_or_cr_control | cr | secure_destination recon_destination remove_or_replace
        fewest_rebel_forces | | place_or_upgrade_bases secure_destination recon_destination exploit
            place_population remove_or_replace
    """,
    "rd": """
        has_an_rd_base_and_no_hidden_rd_rebel | | place_rebels march_destination attack remove_or_replace
        not_at_active_opposition | | shift_active_opposition place_rebels march_destination attack
            place_damage
        has_a_cr_base_or_cr_control | cr | place_rebels march_destination ambush attack remove_or_replace
        most_population | | shift_active_opposition place_or_dig_in_bases place_rebels march_destination
            redistribute place_damage remove_or_replace
        most_support | mg | shift_active_opposition place_rebels ambush attack place_damage remove_or_replace
        most_rd_bases | | place_rebels
        has_a_vulnerable_enemy_base | | place_rebels march_destination ambush attack
        no_rd_control | | place_rebels march_destination ambush attack place_damage remove_or_replace
        most_opposition | | place_population remove_or_replace
        most_rd_rebels | | place_population place_or_dig_in_bases redistribute ambush attack
        few_rd_rebels_and_room_for_an_available_rd_base | | place_rebels march_destination
        fewest_enemy_forces | | shift_active_opposition place_population place_rebels march_destination
            redistribute ambush attack place_damage remove_or_replace
    """,
    "cr": """
        has_a_cr_base_and_no_hidden_cr_rebel | | shift_towards_neutral place_rebels travel_destination
            remove_or_replace
        has_a_vulnerable_enemy_base | | place_rebels travel_destination attack remove_or_replace
        no_cr_control | | shift_towards_neutral place_rebels travel_destination attack remove_or_replace
        most_bases_of_all_factions | | place_rebels travel_destination attack remove_or_replace
        most_support | mg | shift_towards_neutral place_damage place_rebels travel_destination attack
            remove_or_replace asteroid
        most_opposition | rd | shift_towards_neutral place_damage place_rebels travel_destination attack
            asteroid
        most_damage | | ransack
        neutral | | place_or_upgrade_bases
        desert | corp | place_or_upgrade_bases place_rebels travel_destination attack remove_or_replace
        most_cr_rebels | | place_or_upgrade_bases attack ransack remove_or_replace
        fewest_enemy_forces | | place_or_upgrade_bases place_damage place_rebels travel_destination
            remove_or_replace
        most_population | | place_or_upgrade_bases shift_towards_neutral place_damage place_rebels
            travel_destination attack remove_or_replace asteroid
        few_cr_rebels_and_room_for_an_available_cr_base | | place_rebels travel_destination
        has_an_approaching_storm | | place_or_upgrade_bases place_damage place_rebels travel_destination
            attack ransack asteroid
    """,
}


def printed(text):
    """Rows of the sheet: name, who must be a player,
    columns; a line without bars goes on with the columns."""
    rows = []
    for line in text.strip().splitlines():
        if "|" in line:
            row, player, columns = line.split("|")
            rows.append((row.strip(), player.strip(), set(columns.split())))
        else:
            rows[-1][2].update(line.split())
    return rows


@pytest.mark.parametrize("faction", PRINTED)
def test_the_tables_are_those_of_the_sheet(faction):
    assert len(set(ROWS.values())) == len(ROWS) == 36
    assert len(set(COLUMNS.values())) == len(COLUMNS) == 23
    row_names = {n: name for name, n in ROWS.items()}
    column_names = {n: name for name, n in COLUMNS.items()}
    players = {tables.ALWAYS: "", **{n: name for name, n in FACTIONS.items()}}
    found = [
        (row_names[row], players[player], {column_names[column] for column in columns})
        for row, player, columns in tables.TABLES[FACTIONS[faction]]
    ]
    assert found == printed(PRINTED[faction])


#: A row, for whom, and what it counts in Europa or, where that is not named, in Marth: text → value.
MEANINGS = (
    (MG, "any_rebels_in_a_space_at_support", {
        "europa +1 rd_rebel": 1, "europa +2 active_cr": 1, "europa rd_rebel": 0, "europa -1 cr_rebel": 0,
        "europa +1": 0, "europa +1 rd_base": 0,
    }),
    (MG, "mg_base_with_few_coin_cubes", {
        "marth mg_base": 1, "marth mg_base mg_troop security eg_troop": 1, "marth mg_troop": 0,
        "marth mg_base mg_troop*2 security eg_troop": 0, "marth mg_base mg_troop*3 specops*5": 1,
    }),
    (CORP, "corp_base_with_few_coin_cubes", {
        "marth corp_base": 1, "marth terraforming mg_troop security fortified": 1, "marth security": 0,
        "marth corp_base mg_troop*2 security eg_troop": 0, "marth mg_base": 0,
    }),
    (MG, "most_support", {"europa +1": 2, "europa +2": 4, "europa +2 people": 6, "europa -2": 0,
        "europa": 0}),
    (MG, "most_opposition", {"europa -1": 2, "europa -2": 4, "europa +2": 0, "europa": 0}),
    (MG, "most_population", {"europa": 2, "europa people": 3, "europa damage": 1, "marth damage": 0}),
    (MG, "most_rebels", {"marth rd_rebel active_rd cr_rebel active_cr rd_base mg_troop": 4}),
    (MG, "most_mg_forces", {"marth mg_troop fortified mg_base security eg_troop": 3}),
    (CORP, "most_corp_forces", {"marth security specops active_specops corp_base mg_troop eg_troop": 4}),
    (RD, "most_rd_bases", {"marth rd_base dug_in rd_rebel": 2, "radau rd_base*2": 0, "marth cr_base": 0}),
    (RD, "most_rd_rebels", {"marth rd_rebel*2 active_rd rd_base cr_rebel": 3}),
    (CR, "most_cr_rebels", {"marth cr_rebel*2 active_cr cr_base rd_rebel": 3}),
    (CR, "most_bases_of_all_factions", {"marth corp_base cr_base": 2, "marth mg_base": 1,
        "marth rd_base": 1}),
    (CR, "most_damage", {"europa damage*2": 2, "europa": 0}),
    (MG, "fewest_rebel_forces", {"marth rd_rebel active_cr cr_base mg_troop": 3}),
    (RD, "fewest_enemy_forces",
     {"marth rd_rebel*3 mg_troop security specops eg_troop cr_rebel satellite": 6}),
    (CR, "fewest_enemy_forces", {"marth rd_rebel*2 rd_base mg_troop cr_rebel": 4}),
    (MG, "not_at_active_support", {"marth +2": 0, "marth +1": 1, "marth": 1, "marth -2": 1}),
    (RD, "not_at_active_opposition", {"marth -2": 0, "marth -1": 1, "marth": 1, "marth +2": 1}),
    (MG, "no_coin_control", {"marth mg_troop": 0, "marth mg_troop rd_rebel": 1, "marth rd_rebel": 1,
        "marth": 1}),
    (RD, "no_rd_control", {"marth rd_rebel": 0, "marth mg_troop rd_rebel": 1, "marth cr_rebel": 1,
        "marth": 1}),
    (CR, "no_cr_control", {"marth cr_rebel": 0, "marth mg_troop cr_rebel": 1, "marth rd_rebel": 1,
        "marth": 1}),
    (MG, "labyrinth_or_has_an_mg_base", {"europa": 1, "marth": 0, "marth mg_base": 1, "marth corp_base": 0}),
    (MG, "has_a_rebel_base", {
        "marth rd_base": 1, "marth dug_in": 1, "marth cr_base": 1, "marth conversion": 1, "marth rd_rebel": 0,
    }),
    (MG, "has_a_cr_base_or_cr_control", {
        "marth cr_base mg_troop*3": 1, "marth cr_rebel": 1, "marth cr_rebel mg_troop": 0, "marth rd_base": 0,
    }),
    (CORP, "any_rebel_together_with_a_corp_base", {
        "marth corp_base rd_rebel": 1, "marth terraforming active_cr": 1, "marth corp_base": 0,
        "marth rd_rebel security": 0, "marth corp_base rd_base": 0,
    }),
    (CORP, "has_corp_forces_and_fewer_coin_units_than_rebel_forces", {
        "marth corp_base rd_rebel": 1, "marth security rd_rebel": 0, "marth security rd_rebel cr_base": 1,
        "marth security mg_troop specops rd_rebel*3": 0, "marth security mg_troop specops rd_rebel*4": 1,
        "marth mg_troop rd_rebel*2": 0, "marth corp_base": 0,
    }),
    (CORP, "labyrinth_with_more_corp_than_mg_forces", {
        "europa security": 1, "europa security mg_troop": 0, "marth security": 0, "europa": 0,
        "europa eg_troop, confidence 5": 1, "europa eg_troop, confidence 6": 0,
    }),
    (CORP, "has_a_conversion_center", {"marth conversion": 1, "marth cr_base": 0}),
    (RD, "has_an_rd_base_and_no_hidden_rd_rebel", {
        "marth rd_base": 1, "marth dug_in active_rd": 1, "marth rd_base rd_rebel": 0, "marth active_rd": 0,
        "marth rd_base cr_rebel": 1,
    }),
    (CR, "has_a_cr_base_and_no_hidden_cr_rebel", {
        "marth cr_base": 1, "marth conversion active_cr": 1, "marth cr_base cr_rebel": 0,
        "marth active_cr": 0,
    }),
    (RD, "has_a_vulnerable_enemy_base", {
        "marth corp_base": 1, "marth mg_base mg_troop*2 specops": 1, "marth mg_base mg_troop*3 specops": 0,
        "marth corp_base eg_troop*4": 0, "marth cr_base cr_rebel*2 active_cr": 1,
        "marth cr_base cr_rebel*4": 0,
        "marth rd_base": 0, "marth mg_troop": 0, "marth corp_base mg_troop*4 cr_base": 1,
    }),
    (CR, "has_a_vulnerable_enemy_base", {
        "marth rd_base rd_rebel*3": 1, "marth rd_base rd_rebel*3 active_rd": 0, "marth cr_base": 0,
        "marth terraforming security*3": 1, "marth terraforming security*4": 0, "marth rd_rebel": 0,
    }),
    (RD, "few_rd_rebels_and_room_for_an_available_rd_base", {
        "marth": 0, "marth rd_rebel": 1, "marth rd_rebel active_rd": 1, "marth rd_rebel*3": 0,
        "marth rd_rebel cr_base": 1, "marth rd_rebel cr_base*2": 0, "marth cr_rebel": 0,
    }),
    (CR, "few_cr_rebels_and_room_for_an_available_cr_base", {
        "marth": 0, "marth cr_rebel": 1, "marth cr_rebel active_cr": 1, "marth cr_rebel*3": 0,
        "marth cr_rebel corp_base*2": 0, "marth rd_rebel": 0,
    }),
    (CR, "neutral", {"marth": 1, "marth +1": 0, "marth -1": 0}),
    (CR, "desert", {"marth": 1, "europa": 0}),
    (CR, "has_an_approaching_storm", {"marth near": 1, "marth storm": 0, "marth": 0}),
)  # fmt: skip
CASES = [
    pytest.param(by, row, text, n, id=f"{row}-{text}")
    for by, row, found in MEANINGS
    for text, n in found.items()
]


def test_every_row_has_a_meaning_here():
    assert {row for _, row, _ in MEANINGS} == set(ROWS)


@pytest.mark.parametrize(("by", "row", "text", "n"), CASES)
def test_what_a_row_counts_in_a_space(by, row, text, n):
    space = at("europa" if "europa" in text else "marth")
    assert value(mars(text).s, by, ROWS[row], space) == n


@pytest.mark.parametrize(("by", "name", "base"), [(RD, "rd", "rd_base"), (CR, "cr", "cr_base")])
def test_room_for_a_base_needs_one_that_is_available(by, name, base):
    row = ROWS[f"few_{name}_rebels_and_room_for_an_available_{name}_base"]
    for left in (0, 1):
        scene = leave(mars(f"marth {name}_rebel"), **{base: left})
        assert value(scene.s, by, row, at("marth")) == left


def test_a_row_keeps_the_best_or_all_if_none_meets_it():
    s = mars("europa +2, tenzing +1, gandhi -1, marth rd_rebel").s
    spaces = [at(p) for p in ("europa", "tenzing", "gandhi", "marth")]
    assert spaces_of(keep(s, MG, ROWS["most_support"], spaces)) == "europa"
    assert spaces_of(keep(s, MG, ROWS["most_support"], spaces[2:])) == "gandhi marth"
    assert spaces_of(keep(s, MG, ROWS["fewest_rebel_forces"], spaces)) == "europa gandhi tenzing"
    assert spaces_of(keep(s, MG, ROWS["fewest_rebel_forces"], spaces[3:])) == "marth"
    assert spaces_of(keep(s, CR, ROWS["neutral"], spaces)) == "marth"
    assert spaces_of(keep(s, CR, ROWS["neutral"], spaces[:3])) == "europa gandhi tenzing"


#: Faction, column, the spaces, who is a player, the position, the space that is taken. Each shows that an
#: earlier row goes before a later one, and that a row about players counts only if they are.
CHOICES = (
    (MG, "fortify", "europa tenzing", "", "europa +1 rd_rebel, tenzing +2", "europa"),
    (MG, "fortify", "europa tenzing", "", "europa +1, tenzing +1 rd_rebel", "tenzing"),
    (MG, "remove_or_replace", "europa marth", "cr", "europa rd_base, marth mg_base", "marth"),
    (MG, "remove_or_replace", "europa marth", "", "europa rd_base, marth mg_base", "europa"),
    (MG, "shift_active_support", "europa tenzing", "rd", "europa -1, tenzing", "tenzing"),
    (MG, "shift_active_support", "europa gandhi", "rd", "europa -1, gandhi rd_base", "europa"),
    (MG, "shift_active_support", "europa gandhi", "", "europa -1, gandhi rd_base", "gandhi"),
    (MG, "shift_active_support", "europa gandhi", "cr", "europa rd_rebel, gandhi cr_rebel", "gandhi"),
    (MG, "place_bases", "europa gandhi", "", "europa rd_rebel, gandhi mg_troop", "gandhi"),
    (CORP, "exploit", "europa gandhi", "rd", "europa -1, gandhi +1", "europa"),
    (CORP, "exploit", "europa gandhi", "", "europa -1, gandhi +1", "gandhi"),
    (CORP, "recon_destination", "marth radau", "cr", "marth conversion, radau cr_base", "marth"),
    (CORP, "recon_destination", "marth radau", "cr", "marth rd_base, radau rd_base cr_rebel*2", "radau"),
    (CORP, "recon_destination", "marth radau", "", "marth rd_base, radau rd_base cr_rebel*2", "marth"),
    (RD, "place_rebels", "europa gandhi", "cr", "europa -1, gandhi cr_rebel", "gandhi"),
    (RD, "ambush", "europa gandhi", "", "europa corp_base rd_rebel, gandhi +1 rd_rebel*3", "europa"),
    (RD, "ambush", "europa gandhi", "mg", "europa corp_base rd_rebel, gandhi +1 rd_rebel*3", "gandhi"),
    (CR, "attack", "marth europa", "corp", "marth cr_rebel, europa cr_rebel*2", "marth"),
    (CR, "attack", "marth europa", "", "marth cr_rebel, europa cr_rebel*2", "europa"),
    (CR, "place_damage", "gandhi europa", "", "gandhi +1 mg_troop, europa", "europa"),
    (CR, "place_damage", "gandhi europa", "mg", "gandhi +1 mg_troop, europa", "gandhi"),
    (CR, "place_damage", "gandhi europa", "rd", "gandhi -1 mg_troop, europa", "gandhi"),
    (CR, "asteroid", "tenzing europa", "", "tenzing mg_troop, europa", "tenzing"),
    (CR, "ransack", "europa marth", "", "europa damage*2 cr_rebel, marth damage cr_rebel*2", "europa"),
)  # fmt: skip


@pytest.mark.parametrize(("by", "column", "spaces", "players", "text", "taken"), CHOICES)
def test_rows_are_read_from_the_top(by, column, spaces, players, text, taken):
    s = mars(text, players).s
    candidates = [at(p) for p in spaces.split()]
    assert spaces_of([select(s, by, COLUMNS[column], candidates)]) == taken
    assert spaces_of([select(s, by, COLUMNS[column], candidates[::-1])]) == taken


@pytest.mark.rule("RD 8.2")
def test_what_the_rows_leave_open_is_left_to_chance():
    spaces = [at(p) for p in ("europa", "gandhi", "sharma")]
    for n, name in enumerate(("europa", "gandhi", "sharma")):
        scene = mars("tenzing +2")
        scene.script_chance(NP_TIE, n)
        assert spaces_of([select(scene.s, MG, COLUMNS["place_population"], spaces)]) == name
    scene = mars()
    scene.script_chance(NP_TIE, 1, 1)
    assert tie(scene.s, [7]) == 7
    assert tie(scene.s, [7, 9]) == 9
    assert tie(scene.s, [5, 7, 9]) == 7
