"""8.5.7: the keep lines of the Move Priorities, each alone: what stays in an origin."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.gather import move_units
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import (
    UNBOUND,
    Spare,
    idle_cubes,
    idle_forces,
    idle_hidden,
    idle_rebels,
    idle_units,
    kinds_in_order,
    may_leave,
    movable_from,
)

pytestmark = pytest.mark.rule("RD 8.5.7")

FREE = UNBOUND


def place_in(text):
    return at(text.split()[0])


#: Whose, the position, how many forces can leave without a change of anybody's Control.
CONTROL = (
    (MG, "marth mg_troop*3", 2),
    (MG, "marth mg_troop*3 rd_rebel", 1),
    (MG, "marth mg_troop*3 rd_rebel cr_rebel", 0),
    (MG, "marth mg_troop security*2 specops mg_base", 4),
    (MG, "marth mg_troop*2 rd_rebel*2", 0),
    (MG, "marth mg_troop*2 rd_rebel cr_rebel", 2),
    (MG, "marth mg_troop*3 rd_rebel*2 cr_rebel", 2),
    (MG, "marth mg_troop*3 rd_rebel cr_rebel*2", 2),
    (MG, "marth mg_troop*2 rd_rebel*5", FREE),
    (MG, "marth mg_troop*2 cr_rebel*5", FREE),
    (CORP, "marth security*3 rd_base", 1),
    (CORP, "marth security rd_rebel*2", FREE),
    (RD, "marth rd_rebel*4 mg_troop cr_rebel", 1),
    (RD, "marth rd_rebel*2 mg_troop*3 cr_base", 0),
    (RD, "marth rd_rebel*2 mg_troop*2", 0),
    (RD, "marth rd_rebel*2 mg_troop*3", FREE),
    (RD, "marth rd_rebel*2 cr_rebel*3", FREE),
    (CR, "marth cr_rebel*4 mg_troop rd_rebel", 1),
    (CR, "marth cr_rebel*2 mg_troop rd_rebel", 2),
    (CR, "marth cr_rebel*3 mg_troop*3 rd_rebel", 1),
    (CR, "marth cr_rebel*2 rd_rebel*3", FREE),
)


@pytest.mark.parametrize(("by", "text", "n"), CONTROL)
def test_enough_forces_stay_that_nobodys_control_changes(by, text, n):
    assert idle_forces(mars(text).s, by, at("marth")) == n


#: Whose, the position, how many units can leave before the other COIN Faction draws level.
LEADS = (
    (MG, "marth +1 corp_base mg_troop*3", 2),
    (MG, "marth +2 corp_base mg_troop", 0),
    (MG, "marth +1 corp_base security mg_troop", FREE),
    (MG, "marth corp_base mg_troop*3", FREE),
    (MG, "marth -1 corp_base mg_troop*3", FREE),
    (MG, "marth +1 security mg_troop*3", FREE),
    (MG, "marth +1 corp_base mg_troop eg_troop*2, confidence 6", 2),
    (MG, "marth +1 corp_base mg_troop*4 eg_troop*2, confidence 5", 1),
    (CORP, "marth corp_base security*2 mg_troop", 1),
    (CORP, "marth corp_base security mg_troop", 0),
    (CORP, "marth corp_base mg_troop", FREE),
    (CORP, "marth damage corp_base security*2", FREE),
    (CORP, "marth security*3 mg_troop", FREE),
    (CORP, "marth terraforming security eg_troop mg_troop, confidence 5", 1),
)


@pytest.mark.parametrize(("by", "text", "n"), LEADS)
def test_at_a_corporate_base_the_lead_over_the_other_stays(by, text, n):
    assert idle_units(mars(text).s, by, at("marth")) == n


#: Whose, players, the position, how many cubes can leave.
CUBES = (
    # As many own cubes as Active Rebels, if they hold all Vulnerable enemies.
    (MG, "", "wilderness mg_troop*4 active_rd active_cr", 2),
    (MG, "", "wilderness mg_troop*3 active_rd*2 rd_base", 1),
    (MG, "", "wilderness mg_troop*2 active_rd*2 rd_base", 2),
    (MG, "", "wilderness mg_troop*2 active_rd*2 rd_base rd_rebel", 0),
    (MG, "", "wilderness mg_troop*2 active_rd*2 cr_base cr_rebel", 0),
    (MG, "", "wilderness mg_troop*2 active_rd*2 cr_base rd_rebel", 2),
    (MG, "", "wilderness mg_troop*2 rd_base", 2),
    (MG, "", "wilderness mg_troop*2 rd_rebel", 2),
    (MG, "", "wilderness mg_troop*2 security*3 active_rd*2", 0),
    (MG, "", "wilderness mg_troop security*3 active_rd*2", 4),
    (MG, "", "wilderness mg_troop eg_troop active_rd*2, confidence 6", 0),
    (MG, "", "wilderness mg_troop eg_troop active_rd*2, confidence 5", 2),
    (CORP, "", "wilderness security*3 mg_troop active_rd", 2),
    (CORP, "", "wilderness mg_troop*3 active_rd", FREE),
    (CORP, "", "wilderness security eg_troop active_rd*2, confidence 5", 0),
    (CORP, "", "wilderness security eg_troop active_rd*2, confidence 6", FREE),
    # Cubes of all COIN Factions for the people: MarsGov's line.
    (MG, "", "europa mg_troop*3", 1),
    (MG, "", "europa mg_troop security*2", 1),
    (MG, "", "europa mg_troop*2", 0),
    (MG, "", "europa mg_troop", FREE),
    (CORP, "", "europa security*3", FREE),
    # Four cubes at a Base; at MarsGov's only against a player of the Reclaimers.
    (MG, "cr", "wilderness mg_base mg_troop*3 security*2", 1),
    (MG, "cr", "wilderness mg_base mg_troop*4", 0),
    (MG, "cr", "wilderness mg_base mg_troop*3", 3),
    (MG, "cr", "wilderness mg_troop*5", 5),
    (MG, "cr", "wilderness corp_base mg_troop*5", 5),
    (MG, "rd corp", "wilderness mg_base mg_troop*5", 5),
    (CORP, "", "wilderness corp_base security*5", 1),
    (CORP, "", "wilderness terraforming security*3 mg_troop", 0),
    (CORP, "", "wilderness corp_base security*3", FREE),
    (CORP, "cr", "wilderness mg_base security*5", FREE),
    (CORP, "cr", "wilderness corp_base security*5 active_rd*3", 1),
    (CORP, "cr", "wilderness corp_base security*5 active_rd*5", 0),
)


@pytest.mark.parametrize(("by", "players", "text", "n"), CUBES)
def test_cubes_stay_against_active_rebels_for_the_people_and_at_bases(by, players, text, n):
    assert idle_cubes(mars(text, players).s, by, place_in(text)) == n


#: Whose, the position, how many Rebels can leave.
REBELS = (
    (RD, "marth rd_rebel*2 active_rd*3", 2),
    (RD, "marth rd_rebel*3", 0),
    (RD, "marth rd_rebel*2", FREE),
    (RD, "marth rd_rebel*5 cr_base*2", FREE),
    (RD, "europa rd_rebel*2", 1),
    (RD, "europa +2 active_rd", 0),
    (RD, "europa -1 rd_rebel*2", 1),
    (RD, "europa -2 rd_rebel*2", FREE),
    (RD, "europa", FREE),
    (RD, "europa rd_base*2 rd_rebel*4", 3),
    (RD, "marth rd_base*2 rd_rebel*4", FREE),
    (CR, "marth cr_rebel*4", 1),
    (CR, "marth cr_rebel*2", 1),
    (CR, "marth -2 cr_rebel*2", 1),
    (CR, "wilderness cr_rebel*2", FREE),
    (CR, "marth damage cr_rebel*2", FREE),
    (CR, "marth", FREE),
    (CR, "marth rd_rebel*4 cr_base*2 cr_rebel*4", 3),
)


@pytest.mark.parametrize(("by", "text", "n"), REBELS)
def test_three_rebels_stay_where_a_base_fits_or_one_among_people(by, text, n):
    assert idle_rebels(mars(text).s, by, place_in(text)) == n


def test_without_an_available_base_nobody_waits_for_one():
    assert idle_rebels(leave(mars("marth rd_rebel*4"), rd_base=0).s, RD, at("marth")) == FREE
    assert idle_rebels(leave(mars("marth rd_rebel*4"), rd_base=1).s, RD, at("marth")) == 1


@pytest.mark.parametrize(("by", "name"), [(RD, "rd"), (CR, "cr")])
def test_one_hidden_rebel_stays_at_an_own_base(by, name):
    for text, n in (
        (f"{name}_base {name}_rebel*3", 2),
        (f"{name}_base {name}_rebel active_{name}", 0),
        (f"{name}_base active_{name}*3", FREE),
        (f"{name}_rebel*3", FREE),
        (f"corp_base {name}_rebel*3", FREE),
    ):
        assert idle_hidden(mars(f"marth {text}").s, by, at("marth")) == n


#: Whose, the position, how many pieces no line holds back.
MOVEABLE = (
    (MG, "phobos mg_troop*4", 4),
    (MG, "phobos mg_troop*4 eg_troop*2, confidence 6", 6),
    (MG, "marth mg_troop*3 fortified", 3),
    (MG, "marth +1 corp_base mg_troop*4 fortified", 4),
    (MG, "marth +1 corp_base security*3 mg_troop*4 fortified", 1),
    (MG, "marth security*9", 0),
    (MG, "wilderness mg_troop*2 eg_troop*2, confidence 6", 3),
    (MG, "wilderness mg_troop*2 eg_troop*2, confidence 5", 2),
    (CORP, "wilderness corp_base security*4 specops active_specops", 2),
    (CORP, "wilderness security*4 specops*2 rd_rebel*4", 1),
    (CORP, "wilderness security*4 eg_troop*2, confidence 5", 5),
    (CORP, "phobos security*3 specops", 4),
    (RD, "marth -2 rd_base*2 rd_rebel*2 active_rd*2", 3),
    (RD, "marth -2 rd_base*2 rd_rebel*2 active_rd*2 mg_troop*4", 1),
    (RD, "europa rd_base*2 rd_rebel*3", 2),
    (CR, "wilderness cr_base cr_rebel*2 active_cr", 0),
    (CR, "wilderness cr_base cr_rebel*2 active_cr*3", 2),
    (CR, "marth cr_rebel", 0),
)


@pytest.mark.parametrize(("by", "text", "n"), MOVEABLE)
def test_moveable_pieces_meet_all_lines_together(by, text, n):
    assert movable_from(mars(text).s, by, place_in(text)) == n


def test_pieces_that_have_moved_do_not_move_again():
    s = mars("phobos mg_troop*4").s
    s.arrived = [at("phobos") * 20, 1]
    assert movable_from(s, MG, at("phobos")) == 3
    s = mars("marth mg_troop*3, radau mg_troop").s
    move_units(s, KIND_IDS.index("mg_troop"), at("marth"), at("radau"), 1)
    assert not may_leave(s, MG, KIND_IDS.index("fortified"), at("marth"))
    assert may_leave(s, MG, KIND_IDS.index("mg_troop"), at("marth"))


@pytest.mark.card("RD torture_video_leaks")
def test_corporate_units_that_do_not_count_for_control_may_leave():
    europa = at("europa")
    s = mars("europa security*3").campaign("torture_video_leaks").s
    assert movable_from(s, CORP, europa) == 3
    assert movable_from(mars("europa security").campaign("torture_video_leaks").s, CORP, europa) == 1
    s = mars("europa security*3 eg_troop, confidence 5").campaign("torture_video_leaks").s
    assert movable_from(s, CORP, europa) == 3
    assert not may_leave(s, CORP, KIND_IDS.index("eg_troop"), europa)
    s = mars("europa security*3 eg_troop*2, confidence 5").campaign("torture_video_leaks").s
    assert movable_from(s, CORP, europa) == 4
    s = mars("europa damage*2 mg_troop*3 security").campaign("torture_video_leaks").s
    assert movable_from(s, MG, europa) == 2


def test_a_base_of_the_reclaimers_leaves_if_control_does_not_change():
    kind = KIND_IDS.index("cr_base")
    assert may_leave(mars("marth cr_base cr_rebel").s, CR, kind, at("marth"))
    assert not may_leave(mars("marth cr_base").s, CR, kind, at("marth"))
    spare = Spare(mars("marth cr_base*2 cr_rebel*2").s, CR, at("marth"))
    spare.left(kind)
    assert (spare.forces, spare.units, spare.narrow) == (2, 1, 1)


@pytest.mark.rule("RD 8.5.8")
@pytest.mark.parametrize(
    ("by", "box", "names"),
    [
        (MG, 6, "eg_troop mg_troop fortified"),
        (MG, 5, "mg_troop fortified"),
        (CORP, 5, "eg_troop security specops active_specops"),
        (CORP, 6, "security specops active_specops"),
        (RD, 5, "rd_rebel active_rd"),
        (CR, 5, "cr_rebel active_cr"),
    ],
)
def test_which_units_move_first(by, box, names):
    assert [KIND_IDS[kind] for kind in kinds_in_order(mars(f"confidence {box}").s, by)] == names.split()
