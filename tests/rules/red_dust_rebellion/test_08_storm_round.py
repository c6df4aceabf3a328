"""8.5.9: non-players in the Support and the Redeploy Phase of a Dust Storm Round."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars, mask, run, unused
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE, NP_DIE, NP_TIE
from tharsis.games.red_dust_rebellion.pieces import CR, EG, MG, RD
from tharsis.games.red_dust_rebellion.rules.gather import move_units
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import (
    AIM_CONTROL,
    AIM_FOUR_CUBES,
    AIM_ONE_REBEL,
    AIM_OUTNUMBER_CORP,
    AIM_THREE_REBELS,
    NonPlayerRedeploy,
    donor,
    lacking,
    move_one,
    spare,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import NonPlayerAgitate, NonPlayerPacify

pytestmark = pytest.mark.rule("RD 8.5.9")

UP = {"confidence": 1}

#: MarsGov: two dice, the position, everything that changes.
PACIFIED = (
    ((1, 1), "", UP),
    ((1, 1), "europa mg_troop", {"europa level": 2, **UP}),
    ((6, 6), "europa -2 mg_troop", {"europa level": 2, **UP}),
    ((6, 6), "europa mg_troop rd_rebel", UP),
    ((6, 6), "europa rd_rebel, gandhi cr_rebel", UP),
    ((1, 1), "europa people mg_troop, gandhi mg_troop", {"europa level": 2, **UP}),
    ((1, 2), "europa people mg_troop, gandhi mg_troop", {"europa level": 2, "gandhi level": 1, **UP}),
    ((2, 2), "europa people mg_troop, gandhi mg_troop, sharma mg_troop*3 active_rd*2",
     {"europa level": 2, "gandhi level": 2, **UP}),
    # House where nobody is against it, everywhere; it takes one of the two actions of a space.
    ((6, 6), "europa +1 mg_troop, displaced 1",
     {"europa population": 1, "displaced": -1, "plus": 1, "europa level": 1, **UP}),
    ((6, 6), "europa mg_troop, displaced 1",
     {"europa population": 1, "displaced": -1, "plus": 1, "europa level": 1, **UP}),
    ((1, 1), "europa -1 mg_troop, displaced 1", {"europa level": 2, **UP}),
    ((6, 6), "europa +2 mg_troop, displaced 9", {"europa population": 2, "displaced": -2, "plus": 1, **UP}),
    ((6, 6), "europa +1 mg_troop, gandhi +2 mg_troop, displaced 1",
     {"gandhi population": 1, "displaced": -1, "plus": 1, "europa level": 1, **UP}),
    ((6, 6), "europa +2 mg_troop, gandhi +2 mg_troop, displaced 2",
     {"europa population": 1, "gandhi population": 1, "displaced": -2, "plus": 1, **UP}),
    ((6, 6), "europa +2 rd_rebel, displaced 1", UP),
    # Repairs, not at Opposition, before shifts: both count against the dice.
    ((1, 1), "europa damage*2 mg_troop, gandhi people*2 mg_troop, displaced 2",
     {"europa damage": -2, "displaced": -2, "plus": 1, **UP}),
    ((1, 2), "europa damage*2 mg_troop, gandhi people*2 mg_troop, displaced 2",
     {"europa damage": -2, "displaced": -2, "plus": 1, "gandhi level": 1, **UP}),
    ((1, 1), "europa damage mg_troop, displaced 2",
     {"europa damage": -1, "displaced": -1, "plus": 1, "europa level": 1, **UP}),
    ((1, 1), "europa -1 damage mg_troop, displaced 2", {"europa level": 2, **UP}),
    ((1, 1), "europa damage mg_troop, gandhi +1 damage mg_troop, tenzing damage*3 mg_troop, displaced 9",
     {"gandhi damage": -1, "europa damage": -1, "displaced": -2, "plus": 1, **UP}),
)  # fmt: skip


@pytest.mark.parametrize(("dice", "text", "changed"), PACIFIED)
def test_marsgov_pacifies(dice, text, changed):
    scene = mars(f"confidence 3, {text}").np_dice(*dice, 6)
    scene.script_chance(NP_TIE, 0, 0)
    assert run(scene, NonPlayerPacify()) == changed
    assert unused(scene, NP_DIE) == 1


#: Red Dust: the Agitate Total, the position, everything that changes.
AGITATED = (
    (1, "", {}),
    (0, "europa rd_rebel", {}),
    (1, "europa rd_rebel", {"europa level": -1, "total rd": -1}),
    (5, "europa +2 rd_rebel", {"europa level": -2, "total rd": -2}),
    (5, "europa rd_rebel mg_troop, gandhi mg_troop, sharma cr_rebel", {}),
    (2, "europa rd_rebel people, gandhi rd_rebel", {"europa level": -2, "total rd": -2}),
    (3, "europa rd_rebel people, gandhi rd_rebel", {"europa level": -2, "gandhi level": -1, "total rd": -3}),
    # House at Opposition, everywhere, for nothing.
    (0, "europa -1 rd_rebel, displaced 1", {"europa population": 1, "displaced": -1}),
    (0, "europa rd_rebel, displaced 1", {}),
    (0, "europa -1 rd_rebel, displaced 9", {"europa population": 2, "displaced": -2}),
    (5, "europa -1 rd_rebel, displaced 9", {"europa population": 2, "displaced": -2}),
    (5, "europa -1 rd_rebel, displaced 1",
     {"europa population": 1, "displaced": -1, "europa level": -1, "total rd": -1}),
    (0, "europa -1 rd_rebel, gandhi -2 rd_rebel, displaced 1", {"gandhi population": 1, "displaced": -1}),
    (0, "europa -1 rd_rebel, gandhi -2 rd_rebel, displaced 2",
     {"europa population": 1, "gandhi population": 1, "displaced": -2}),
    # Repairs before shifts, both from the Total.
    (2, "europa -1 damage rd_rebel, displaced 1",
     {"europa damage": -1, "displaced": -1, "europa level": -1, "total rd": -2}),
    (1, "europa -1 damage rd_rebel, gandhi rd_rebel, displaced 1",
     {"europa damage": -1, "displaced": -1, "total rd": -1}),
    (1, "europa damage rd_rebel, displaced 1", {"europa level": -1, "total rd": -1}),
    (3, "tenzing -1 damage*2 rd_rebel, gandhi rd_rebel, displaced 9",
     {"tenzing damage": -2, "displaced": -2, "gandhi level": -1, "total rd": -3}),
    (1, "europa -2 damage rd_rebel, gandhi -1 damage rd_rebel, displaced 9",
     {"europa damage": -1, "displaced": -1, "total rd": -1}),
)  # fmt: skip


@pytest.mark.parametrize(("total", "text", "changed"), AGITATED)
def test_red_dust_agitates(total, text, changed):
    scene = mars(f"agitate_total {total}, {text}")
    assert run(scene, NonPlayerAgitate()) == changed
    told = [entry.args for entry in scene.s.entries() if entry.key == LOG_NP_AGITATE]
    assert told == [(scene.s.totals[RD],)]


# -- Redeploy ----------------------------------------------------------------------------------------------


#: Whose, the position, how many units the first space can spare.
SPARE = (
    (MG, "phobos mg_troop*4", 4),
    (MG, "gandhi mg_troop*5", 4),
    (MG, "gandhi mg_troop*5 rd_rebel*2", 2),
    (MG, "gandhi mg_troop*5 security*3", 5),
    (MG, "gandhi -2 mg_troop*5 rd_rebel", 3),
    (MG, "gandhi mg_troop*2 rd_rebel*4", 2),
    (MG, "gandhi security*4", 0),
    (MG, "marth mg_troop*3", 3),
    (MG, "marth mg_troop*3 mg_base", 3),
    (MG, "marth mg_troop*3 corp_base rd_rebel*2", 1),
    (MG, "gandhi +1 mg_troop*5", 2),
    (MG, "gandhi +1 mg_troop*3", 0),
    (MG, "gandhi +1 mg_troop*2", 1),
    (MG, "gandhi +1 mg_troop*3 security", 1),
    (MG, "gandhi +1 mg_troop*4 rd_rebel*3", 0),
    (MG, "gandhi +1 corp_base mg_troop*5", 2),
    (MG, "gandhi +1 corp_base mg_troop*2", 0),
    (MG, "gandhi +1 corp_base mg_troop", 1),
    (MG, "gandhi +1 corp_base security*3 mg_troop*6", 1),
    (MG, "gandhi +1 security*4 mg_troop*3", 3),
    (MG, "gandhi corp_base mg_troop*2", 2),
    # Red Dust: three where a Base fits, one where people are to be won, one at a Base.
    (RD, "marth rd_rebel*2 active_rd", 3),
    (RD, "marth -1 rd_rebel*2 active_rd", 0),
    (RD, "marth -1 rd_rebel*5", 2),
    (RD, "marth -1 rd_rebel*2", 1),
    (RD, "marth -2 rd_rebel*2", 2),
    (RD, "marth -2 rd_rebel*2 corp_base*2", 2),
    (RD, "marth -1 rd_rebel*5 corp_base*2", 4),
    (RD, "marth rd_base rd_rebel*5", 2),
    (RD, "marth rd_base rd_rebel*2", 0),
    (RD, "marth -2 rd_base*2 rd_rebel*3", 2),
    (RD, "europa rd_rebel*2", 1),
    (RD, "europa damage*2 rd_rebel*2", 2),
    (RD, "europa +1 rd_rebel*4", 1),
    (RD, "europa -2 rd_rebel*4 mg_troop*9", 1),
    (RD, "wilderness rd_rebel*4", 4),
    # Reclaimers: three where a Base fits, otherwise one; Control stays as it is.
    (CR, "marth cr_rebel*5", 2),
    (CR, "marth cr_rebel*2", 1),
    (CR, "marth cr_rebel", 0),
    (CR, "marth cr_rebel*5 corp_base*2", 2),
    (CR, "marth cr_rebel*5 corp_base*2 mg_troop*2", 0),
    (CR, "marth cr_rebel*5 corp_base*2 mg_troop*9", 4),
    (CR, "marth active_cr*2 cr_base rd_rebel", 1),
)


@pytest.mark.parametrize(("by", "text", "n"), SPARE)
def test_what_a_space_can_spare_for_redeployment(by, text, n):
    assert spare(mars(text).s, by, at(text.split()[0])) == n


def test_without_an_available_base_nobody_is_kept_for_one():
    assert spare(leave(mars("marth -1 rd_rebel*5"), rd_base=0).s, RD, at("marth")) == 4
    assert spare(leave(mars("marth cr_rebel*5"), cr_base=0).s, CR, at("marth")) == 4


#: Whose, the aim, the position, how many units it still asks for.
LACKING = (
    (MG, AIM_CONTROL, "marth rd_rebel*2 cr_rebel mg_base", 3),
    (MG, AIM_CONTROL, "marth mg_base security", -1),
    (MG, AIM_FOUR_CUBES, "marth mg_base mg_troop security eg_troop specops", 1),
    (MG, AIM_OUTNUMBER_CORP, "marth corp_base security mg_troop", 2),
    (RD, AIM_ONE_REBEL, "marth cr_rebel", 1),
    (RD, AIM_ONE_REBEL, "marth rd_rebel", 0),
    (RD, AIM_THREE_REBELS, "marth rd_rebel active_rd", 1),
    (CR, AIM_ONE_REBEL, "marth rd_rebel", 1),
    (CR, AIM_THREE_REBELS, "marth cr_rebel*4", -1),
)


@pytest.mark.parametrize(("by", "aim", "text", "n"), LACKING)
def test_what_an_aim_still_asks_for(by, aim, text, n):
    assert lacking(mars(text).s, by, at("marth"), aim) == n


#: Whose, destinations so far, the position, who gives next.
DONORS = (
    (MG, "", "gandhi mg_troop*3, sharma mg_troop*4", "sharma"),
    (MG, "", "gandhi mg_troop*3, sharma mg_troop*4, marth mg_troop", "marth"),
    (MG, "sharma", "gandhi mg_troop*3, sharma mg_troop*4", "gandhi"),
    (MG, "", "gandhi mg_troop*2, sharma +1 mg_troop*3", "gandhi"),
    (MG, "", "gandhi mg_troop*3, sharma +1 mg_troop*4", "sharma"),
    (MG, "", "gandhi mg_troop*3, phobos mg_troop*4", "phobos"),
    (MG, "", "gandhi mg_troop fortified*2, sharma mg_troop*2", "gandhi"),
    (RD, "", "gandhi rd_rebel*5, sharma rd_rebel*2 cr_base*2 active_rd*2", "sharma"),
    (RD, "", "gandhi rd_rebel*5, marth rd_rebel", "marth"),
    (CR, "", "marth cr_rebel*5, radau cr_rebel*6", "radau"),
)


@pytest.mark.parametrize(("by", "done", "text", "found"), DONORS)
def test_who_gives_next(by, done, text, found):
    assert donor(mars(text).s, by, mask(done)) == at(found)


def test_equal_givers_are_drawn_and_nobody_gives_who_has_received():
    for n, name in enumerate(("gandhi", "sharma")):
        scene = mars("gandhi mg_troop*3, sharma mg_troop*3")
        scene.script_chance(NP_TIE, n)
        assert donor(scene.s, MG, 0) == at(name)
    s = mars("gandhi mg_troop*3, sharma mg_troop*4").s
    move_units(s, 0, at("gandhi"), at("sharma"), 1)
    assert donor(s, MG, 0) == at("gandhi")
    assert donor(mars("gandhi mg_troop").s, MG, 0) == -1
    s = mars("gandhi mg_troop fortified").s
    move_one(s, MG, at("gandhi"), at("sharma"))
    assert (s.at(at("sharma"), 0), s.at(at("gandhi"), 1)) == (1, 1)
    move_one(s, MG, at("gandhi"), at("sharma"))
    assert (s.at(at("sharma"), 0), s.troops(at("gandhi"))) == (2, 0)


#: Whose, players, the position, everything that changes.
REDEPLOYED = (
    # EarthGov's Troops.
    (EG, "", "marth eg_troop*2, europa eg_troop, phobos eg_troop, confidence 5",
     {"marth eg_troop": -2, "europa eg_troop": -1, "phobos eg_troop": 3}),
    (EG, "", "marth mg_base eg_troop*3, confidence 5", {"marth eg_troop": -3, "phobos eg_troop": 3}),
    (EG, "", "marth mg_base eg_troop*5, europa eg_troop, confidence 6",
     {"marth eg_troop": -1, "europa eg_troop": -1, "phobos eg_troop": 2}),
    (EG, "", "marth mg_base eg_troop*2, europa eg_troop*3, phobos eg_troop, confidence 6",
     {"marth eg_troop": 2, "europa eg_troop": -3, "phobos eg_troop": 1}),
    (EG, "", "marth +2 mg_base, radau mg_base, europa eg_troop*5, confidence 6",
     {"marth eg_troop": 1, "radau eg_troop": 4, "europa eg_troop": -5}),
    (EG, "", "marth mg_base eg_troop*6, radau mg_base eg_troop*3, confidence 6",
     {"marth eg_troop": -2, "radau eg_troop": 1, "phobos eg_troop": 1}),
    # MarsGov: Control at its Bases, four cubes there against a player, more than the Corporations, the rest.
    (MG, "", "marth mg_base rd_rebel*2, gandhi mg_troop*9", {"marth mg_troop": 2, "gandhi mg_troop": -2}),
    (MG, "", "marth mg_base rd_rebel*9, gandhi mg_troop*3, sharma mg_troop*4",
     {"marth mg_troop": 5, "gandhi mg_troop": -2, "sharma mg_troop": -3}),
    (MG, "", "marth mg_base mg_troop, gandhi mg_troop*9", {}),
    (MG, "cr", "marth mg_base mg_troop, gandhi mg_troop*9", {"marth mg_troop": 3, "gandhi mg_troop": -3}),
    (MG, "cr", "marth mg_base mg_troop*2 security*2, gandhi mg_troop*9", {}),
    (MG, "cr", "marth corp_base, gandhi mg_troop*9", {}),
    (MG, "rd", "shenzhou +1 corp_base, gandhi mg_troop*9", {"shenzhou mg_troop": 2, "gandhi mg_troop": -2}),
    (MG, "", "shenzhou corp_base, gandhi mg_troop*9", {}),
    (MG, "", "shenzhou +1 corp_base mg_troop*2, gandhi mg_troop*9", {}),
    (MG, "", "shenzhou +1 corp_base rd_rebel*2, gandhi mg_troop*9", {}),
    (MG, "", "marth mg_troop*2, gandhi mg_troop, sharma +2 mg_troop", {"marth mg_troop": -2,
    "gandhi mg_troop": 2}),
    (MG, "", "marth mg_troop*2", {"marth mg_troop": -2, "phobos mg_troop": 2}),
    (MG, "", "marth mg_troop*2 corp_base", {}),
    # Red Dust: one Rebel to each Base, three where another fits, the rest.
    (RD, "", "marth rd_base, gandhi rd_rebel*5", {"marth rd_rebel": 2, "gandhi rd_rebel": -2}),
    (RD, "", "marth rd_base*2, gandhi rd_rebel*5", {"marth rd_rebel": 1, "gandhi rd_rebel": -1}),
    (RD, "", "marth rd_base*2 active_rd, gandhi rd_rebel*5", {}),
    (RD, "", "marth rd_base*2, radau active_rd*2, gandhi rd_rebel*3", {"marth active_rd": 2,
    "radau active_rd": -2}),
    (RD, "", "marth rd_rebel*2, gandhi rd_rebel*2, radau -1 rd_rebel", {"marth rd_rebel": -2}),
    (RD, "", "marth rd_base*2, radau rd_base*2, gandhi rd_rebel*2 cr_base*2, sharma rd_rebel*2 cr_base*2",
     {"marth rd_rebel": 1, "radau rd_rebel": 1, "gandhi rd_rebel": -1, "sharma rd_rebel": -1}),
    # Reclaimers: second Bases to an empty Wilderness, Rebels to Bases.
    (CR, "", "marth cr_base*2 cr_rebel*2", {"marth cr_base": -1, "wilderness cr_base": 1,
    "marth cr_rebel": -1,
     "wilderness cr_rebel": 1}),
    (CR, "", "marth cr_base*2 cr_rebel*2, wilderness mg_troop", {}),
    (CR, "", "marth cr_base*2 cr_rebel*2, wilderness rd_rebel", {}),
    (CR, "", "marth conversion*2 cr_rebel", {"marth conversion": -1, "wilderness cr_base": 1}),
    (CR, "", "marth conversion cr_base cr_rebel", {"marth cr_base": -1, "wilderness cr_base": 1}),
    (CR, "", "marth cr_base*2", {"marth cr_base": -1, "wilderness cr_base": 1}),
    (CR, "", "marth cr_base*2 mg_troop cr_rebel*0", {}),
    (CR, "", "marth cr_base*2, wilderness cr_base*6", {}),
    (CR, "", "wilderness cr_base*2 cr_rebel*3", {}),
    (CR, "", "marth cr_base, radau cr_rebel*2 corp_base*2 mg_troop*9", {"marth cr_rebel": 1,
    "radau cr_rebel": -1}),
    (CR, "", "marth cr_base, radau cr_rebel*6", {"marth cr_rebel": 3, "radau cr_rebel": -3}),
    (CR, "", "marth cr_base corp_base, radau cr_rebel*6", {"marth cr_rebel": 1, "radau cr_rebel": -1}),
)  # fmt: skip


@pytest.mark.parametrize(("role", "players", "text", "changed"), REDEPLOYED)
def test_how_non_players_redeploy(role, players, text, changed):
    scene = mars(text, players)
    scene.script_chance(NP_TIE, 0, 0)
    assert run(scene, NonPlayerRedeploy(role)) == changed
