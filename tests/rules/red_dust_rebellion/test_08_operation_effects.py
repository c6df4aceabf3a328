"""8.6: what non-players do in the spaces of their Operations,
and what follows; the whole change of the table."""

import pytest

from rules.red_dust_rebellion.nonplayers import act, leave, mars, mask, run, unused
from rules.red_dust_rebellion.story import at, who
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN, LOG_OPERATION, NP_DIE
from tharsis.games.red_dust_rebellion.deck import CAMPAIGN_IDS
from tharsis.games.red_dust_rebellion.orders import LOGISTICS as LOGISTICS_CODE
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, RALLY, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import (
    GuardBases,
    NonPlayerCampaign,
    NonPlayerDigIn,
    NonPlayerLogistics,
    close,
    settles,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import rally_in, travel_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import Block
from tharsis.games.red_dust_rebellion.rules.nonplayer.people import NonPlayerTrainPacify

pytestmark = pytest.mark.rule("RD 8.6")


def operated(scene, faction, op, limited=True, an=3):
    """What an Operation changes; Limited, but for the Reclaimers' five spaces, to one space."""
    scene.s.activated = 0
    code = OPERATION_IDS.index(op)
    begin = Block(who(faction), code, limited, an, stage=0, chosen=0, count=0, rolled=-1, began=0)
    return run(scene, begin)


#: Faction, Operation, the position, everything that changes. All Limited.
ONE_SPACE = (
    ("mg", "train", "europa mg_troop", {"europa mg_troop": 4, "europa level": 2}),
    ("mg", "secure", "pavonis_mons mg_troop*9, europa +1 rd_rebel*2, tenzing +2",
     {"pavonis_mons mg_troop": -3, "europa mg_troop": 3, "europa rd_rebel": -2, "europa active_rd": 2}),
    ("mg", "secure", "pavonis_mons mg_troop*9, europa +1, displaced 1, tenzing +2, tereshkova +2, shepard +2",
     {"pavonis_mons mg_troop": -2, "europa mg_troop": 2, "europa population": 1, "displaced": -1, "plus": 1}),
    ("mg", "recon", "radau mg_troop*9, marth +1 rd_rebel*2",
     {"radau mg_troop": -3, "marth mg_troop": 2, "marth mg_base": 1, "marth rd_rebel": -2,
      "marth active_rd": 2}),
    ("mg", "recon", "radau mg_troop*9, marth storm +1 rd_rebel mg_base, orbit satellite, confidence 6",
     {"radau mg_troop": -1, "marth mg_troop": 1, "marth rd_rebel": -1, "marth active_rd": 1,
      "orbit satellite": -1, "marth satellite": 1}),
    ("mg", "recon", "radau mg_troop*2, marth +1 rd_rebel*4 mg_base, orbit satellite, confidence 6",
     {"radau mg_troop": -1, "marth mg_troop": 1, "marth rd_rebel": -3, "marth active_rd": 3,
      "orbit satellite": -1, "marth satellite": 1}),
    ("mg", "assault", "europa mg_troop rd_base, tenzing +1 mg_troop active_rd", {"europa rd_base": -1}),
    ("mg", "assault", "europa mg_troop*2 active_rd, tenzing +1 mg_troop active_rd",
    {"tenzing active_rd": -1}),
    ("corp", "secure", "phobos security*4, tenzing corp_base security rd_rebel, confidence 6",
     {"phobos security": -3, "tenzing security": 3, "tenzing rd_rebel": -1, "tenzing active_rd": 1}),
    ("corp", "assault", "marth specops*3 active_cr*2", {"marth specops": -2, "marth active_specops": 2,
     "marth active_cr": -2, "profits": 1}),
    ("rd", "rally", "marth rd_rebel*3", {"marth rd_rebel": -2, "marth dug_in": 1}),
    ("rd", "rally", "europa rd_rebel active_rd*2", {"europa active_rd": -2, "europa rd_base": 1}),
    ("rd", "rally", "europa rd_rebel*2 active_rd", {"europa active_rd": -1, "europa rd_rebel": -1,
     "europa rd_base": 1}),
    ("rd", "rally", "europa -1 rd_base", {"europa rd_rebel": 3}),
    ("rd", "rally", "europa -1 rd_base*2 people", {"europa rd_rebel": 5}),
    ("rd", "rally", "tenzing cr_rebel, shenzhou -2 rd_rebel", {"tenzing rd_rebel": 1}),
    ("rd", "march", "marth -2 rd_base*2 rd_rebel*3, shenzhou +1", {"marth rd_rebel": -2,
    "shenzhou rd_rebel": 2}),
    ("rd", "march", "marth -2 rd_base*2 active_rd*5, shenzhou cr_base*2 +1",
     {"marth active_rd": -3, "shenzhou active_rd": 3}),
    ("rd", "march", "marth -2 rd_base*2 rd_rebel*5, shenzhou +1",
     {"marth rd_rebel": -4, "shenzhou active_rd": 4}),
    ("rd", "campaign", "europa +1 rd_rebel", {"europa rd_rebel": -1, "europa active_rd": 1,
    "europa level": -1}),
    ("rd", "campaign", "europa rd_rebel active_rd", {"europa level": -1}),
)  # fmt: skip


@pytest.mark.parametrize(("faction", "op", "text", "changed"), ONE_SPACE)
def test_what_an_operation_does_in_its_first_space(faction, op, text, changed):
    assert operated(mars(text), faction, op) == changed


def test_a_train_places_as_many_as_there_are():
    scene = leave(mars("europa +2 mg_troop"), mg_troop=3)
    assert operated(scene, "mg", "train") == {"europa mg_troop": 3}


@pytest.mark.rule("RD 8.5.4")
@pytest.mark.parametrize(("die", "spaces"), [(3, 1), (4, 2)])
def test_another_space_needs_a_die_above_the_activation_number(die, spaces):
    scene = mars("europa +2 mg_troop, gandhi +2 mg_troop, supply_total 0").np_dice(die)
    found = operated(scene, "mg", "train", limited=False)
    assert found == {f"{name} mg_troop": 4 for name in ("europa", "gandhi") if f"{name} mg_troop" in found}
    assert len(found) == spaces


#: Faction, Operation, the position, Limited, the dice, the totals: how many spaces, dice left, totals left.
RESCUES = (
    ("mg", "train", "europa +2 mg_troop, gandhi +2 mg_troop", False, (3,), "supply_total 3", 2, 0, 2),
    ("mg", "train", "europa +2 mg_troop, gandhi +2 mg_troop", False, (3,), "supply_total 2", 1, 0, 2),
    ("rd", "campaign", "europa rd_rebel, gandhi rd_rebel", False, (1,), "agitate_total 5", 1, 0, 5),
    ("cr", "preach", "europa +1 cr_rebel, gandhi +1 cr_rebel, sharma +1 cr_rebel", False, (2,),
     "asset_total 2", 3, 0, 1),
    ("cr", "preach", "europa +1 cr_rebel, gandhi +1 cr_rebel, sharma +1 cr_rebel", False, (2,),
     "asset_total 1", 2, 0, 1),
    ("cr", "preach", "europa +1 cr_rebel, gandhi +1 cr_rebel, sharma +1 cr_rebel", True, (2,),
     "asset_total 6", 2, 0, 6),
)  # fmt: skip


@pytest.mark.rule("RD 8.5.4")
@pytest.mark.parametrize(("faction", "op", "text", "limited", "dice", "total", "n", "left", "after"), RESCUES)
def test_who_can_rescue_a_failed_roll(faction, op, text, limited, dice, total, n, left, after):
    scene = mars(f"{text}, {total}").np_dice(*dice)
    found = operated(scene, faction, op, limited)
    assert len({name.split()[0] for name in found} - {"total"}) == n
    assert unused(scene, NP_DIE) == left
    assert scene.s.totals[who(faction)] == after


@pytest.mark.rule("RD 8.5.4")
def test_a_limited_operation_of_the_reclaimers_ends_after_five_spaces():
    names = ("europa", "gandhi", "sharma", "shepard", "tereshkova", "new_cordoba")
    scene = mars(", ".join(f"{name} +1 cr_rebel" for name in names)).np_dice(6, 6, 6, 6, 6)
    found = operated(scene, "cr", "preach")
    assert len({name.split()[0] for name in found}) == 5
    assert unused(scene, NP_DIE) == 2


def test_suppress_happens_in_one_space_and_calms_it():
    text = "europa -1 eg_troop*2 rd_rebel*3 rd_base, gandhi -1 eg_troop rd_rebel*4 rd_base, confidence 6"
    scene = mars(text).np_dice(6, 6)
    found = operated(scene, "mg", "assault", limited=False)
    assert {name: n for name, n in found.items() if "rd_rebel" not in name} == {"europa level": 1}
    assert (found["europa rd_rebel"], sum(found[name] for name in found if "rd_rebel" in name)) == (-2, 0)
    assert unused(scene, NP_DIE) == 2


@pytest.mark.rule("RD 8.5.4", "RD 8.6")
def test_a_suppress_comes_between_the_assaults():
    text = "europa mg_troop rd_base, gandhi eg_troop rd_rebel, sharma mg_troop active_rd, confidence 6"
    for dice, done in (((1,), "europa"), ((6, 1), "europa gandhi"), ((6, 6), "europa gandhi sharma")):
        found = operated(mars(f"{text}, supply_total 0").np_dice(*dice), "mg", "assault", limited=False)
        spaces = {name.split()[0] for name in found}
        assert {name for name in ("europa", "gandhi", "sharma") if name in spaces} == set(done.split())


def test_hiding_comes_last_and_hides_all():
    scene = leave(mars("europa rd_base active_rd*2, gandhi rd_base active_rd*3"), rd_rebel=0)
    assert operated(scene, "rd", "rally") == {"gandhi active_rd": -3, "gandhi rd_rebel": 3}


def test_reclaimers_rally():
    """A Base for two of three Rebels; then Rebels, then an upgrade and a card, until a roll fails."""
    scene = mars("europa cr_rebel*3, marth cr_base, radau cr_base cr_rebel, asset_total 0").np_dice(6, 2)
    assert operated(scene, "cr", "rally", limited=False) == {
        "europa cr_rebel": -2,
        "europa cr_base": 1,
        "marth cr_rebel": 2,
        "radau cr_base": -1,
        "radau conversion": 1,
        "total cr": 1,
    }


#: The Reclaimers' Rally in Marth: the step, how many spaces came before in it, the position, what changes.
RALLIES = (
    (2, 0, "marth", {"marth cr_rebel": 1}),
    (2, 0, "marth cr_base", {"marth cr_rebel": 2}),
    (2, 1, "marth cr_base", {"marth cr_base": -1, "marth conversion": 1, "total cr": 1}),
    (2, 2, "marth cr_base", {"marth cr_rebel": 2}),
    (2, 3, "marth cr_base", {"marth cr_base": -1, "marth conversion": 1, "total cr": 1}),
    (2, 1, "marth conversion", {"marth cr_rebel": 2}),
    (2, 1, "marth", {"marth cr_rebel": 1}),
    (1, 0, "marth cr_base", {"marth cr_base": -1, "marth conversion": 1, "total cr": 1}),
    (2, 0, "wilderness cr_base*2", {"wilderness cr_rebel": 2}),
    (2, 0, "marth satellite", {"marth cr_rebel": 1}),
)


@pytest.mark.parametrize(("step", "count", "text", "changed"), RALLIES)
def test_every_second_space_of_the_reclaimers_upgrades_a_base(step, count, text, changed):
    assert rallied(mars(f"{text}, asset_total 0"), step, count, at(text.split()[0])) == changed


def rallied(scene, step, count, space):
    """What one space of the Reclaimers' Rally changes."""
    return act(scene, rally_in, scene.s, CR, step, space, count)


def test_without_rebels_to_place_a_base_is_upgraded_at_once():
    scene = leave(mars("marth cr_base, asset_total 0"), cr_rebel=0)
    assert rallied(scene, 2, 0, at("marth")) == {
        "marth cr_base": -1,
        "marth conversion": 1,
        "total cr": 1,
    }


@pytest.mark.card("RD mps_uplink_hacked")
def test_a_hacked_satellite_counts_as_a_base():
    scene = mars("marth satellite").capability("mps_uplink_hacked")
    assert rallied(scene, 2, 0, at("marth")) == {"marth cr_rebel": 2}


# -- what follows ------------------------------------------------------------------------------------------


#: Where Red Dust digs in, of several Bases.
@pytest.mark.parametrize(
    ("text", "dug"),
    [
        ("marth rd_base, europa rd_base", "marth"),
        ("marth rd_base, radau rd_base people", "radau"),
        ("marth rd_base rd_rebel, radau rd_base", "marth"),
        ("marth dug_in, europa rd_base", ""),
        ("marth storm rd_base, radau rd_base", "radau"),
        ("", ""),
    ],
)
def test_red_dust_digs_in_one_base_in_a_desert(text, dug):
    changed = {f"{dug} rd_base": -1, f"{dug} dug_in": 1} if dug else {}
    assert run(mars(text), NonPlayerDigIn()) == changed
    assert run(mars(text), *close(RD, RALLY, limited=True, chosen=0)) == changed
    assert close(CR, RALLY, limited=True, chosen=0) == []


#: Spaces before, the position: whether Gandhi brings a Campaign card.
@pytest.mark.parametrize(
    ("before", "text", "cards"),
    [
        ("", "gandhi -2", 1),
        ("", "gandhi -1", 0),
        ("europa", "gandhi -2, europa -1", 1),
        ("europa", "gandhi -2, europa -2", 0),
        ("sharma", "gandhi -2, europa -2, sharma -1", 1),
        ("europa sharma", "gandhi -2, europa -1, sharma -2", 0),
    ],
)
def test_only_the_first_space_at_active_opposition_brings_a_campaign_card(before, text, cards):
    scene = mars(text)
    scene.script_chance(DRAW_CAMPAIGN, CAMPAIGN_IDS.index("general_strike"))
    found = run(scene, NonPlayerCampaign(at("gandhi"), mask(before)))
    assert found == ({"campaign general_strike": 1} if cards else {})


#: Whose, the position, whether a Base is built in its space.
@pytest.mark.parametrize(
    ("by", "text", "truth"),
    [
        (MG, "marth mg_troop", True), (MG, "marth mg_base", False), (MG, "europa mg_troop*5", False),
        (CORP, "marth security", True), (CORP, "marth terraforming", False), (CORP, "europa security*2",
        False),
        (CORP, "europa security mg_troop*2", True), (CORP, "europa corp_base security*5", False),
    ],
)  # fmt: skip
def test_where_a_secure_or_recon_leaves_a_base(by, text, truth):
    assert settles(mars(text).s, by, at(text.split()[0])) == truth


def test_after_a_secure_every_chosen_space_may_have_a_base_and_one_a_home():
    text = "marth mg_troop*2, radau mg_troop*2, gandhi mg_troop*2, sharma mg_troop*2, displaced 2"
    found = run(mars(text), *close(MG, SECURE, limited=False, chosen=mask("marth gandhi")))
    assert found == {
        "marth mg_troop": -1,
        "marth mg_base": 1,
        "gandhi population": 1,
        "displaced": -1,
        "plus": 1,
    }
    found = run(mars(text), *close(MG, RECON, limited=False, chosen=mask("marth radau") | 1 << at("sharma")))
    assert found["marth mg_base"] == found["radau mg_base"] == found["sharma population"] == 1


# -- Travel ------------------------------------------------------------------------------------------------


#: The position around Radau, what moves.
TRAVELS = (
    ("radau cr_rebel*5, marth near", {"radau cr_rebel": -2, "marth cr_rebel": 2}),
    ("radau damage cr_rebel*2 cr_base rd_rebel*9, marth corp_base",
     {"radau cr_rebel": -1, "marth cr_rebel": 1, "radau cr_base": -1, "marth cr_base": 1}),
    ("radau cr_rebel", {}),
    ("radau damage active_cr*9, marth corp_base, rutherford corp_base mg_troop*5, wilderness storm",
     {"radau active_cr": -6, "marth active_cr": 3, "rutherford active_cr": 3}),
)  # fmt: skip


@pytest.mark.rule("RD 8.5.7", "RD 5.8")
@pytest.mark.parametrize(("text", "changed"), TRAVELS)
def test_reclaimers_travel_until_nobody_may_leave(text, changed):
    scene = mars(text)
    assert act(scene, travel_from, scene.s, at("radau")) == changed


# -- Logistics ---------------------------------------------------------------------------------------------

SHIPPED = {"earth satellite": -4, "transit satellite": 4, "earth security": 3, "transit security": 1}


def upgraded(*names):
    return {f"{name} {kind}": n for name in names for kind, n in (("corp_base", -1), ("terraforming", 1))}


#: Limited, the position, everything that changes.
LOGISTICS = (
    (False, "profits 0", SHIPPED),
    (True, "profits 0", {"earth security": 4}),
    (False, "marth corp_base, profits 5", {**upgraded("marth"), **SHIPPED, "marth security": 1,
    "profits": -1}),
    (True, "marth corp_base, profits 5", {**upgraded("marth"), "marth security": 1, "profits": -1}),
    (False, "marth corp_base, radau corp_base people, profits 3",
     {**upgraded("marth", "radau"), **SHIPPED, "profits": -3}),
    (False, "marth corp_base, radau corp_base security, profits 2",
     {**upgraded("radau"), **SHIPPED, "marth security": 1, "radau security": 1, "profits": -2}),
    (True, "marth corp_base, radau corp_base security, profits 9",
     {**upgraded("radau"), "marth security": 1, "radau security": 1, "profits": -2}),
    (False, "marth corp_base, radau corp_base security, profits 9, storms 1",
     {**upgraded("marth", "radau"), **SHIPPED, "marth security": 1, "radau security": 1, "profits": -5}),
    (False, "marth corp_base, radau corp_base security, profits 9, storms 2",
     {**upgraded("radau"), **SHIPPED, "marth security": 1, "radau security": 1, "profits": -2}),
    (False, "marth storm corp_base, europa corp_base, radau terraforming*2, profits 0", SHIPPED),
)  # fmt: skip


@pytest.mark.parametrize(("limited", "text", "changed"), LOGISTICS)
def test_logistics_of_the_corporations(limited, text, changed):
    scene = mars(text)
    assert run(scene, NonPlayerLogistics(limited)) == changed
    told = [entry.args[1] for entry in scene.s.entries() if entry.key == LOG_OPERATION]
    assert told == [LOGISTICS_CODE] * sum(name.endswith("terraforming") for name in changed)


#: Available Security and SpecOps, Limited: who comes to Earth, and whether the Cycler goes.
@pytest.mark.parametrize(
    ("security", "specops", "limited", "came", "cycler"),
    [(4, 8, False, (4, 0), True), (3, 8, False, (3, 1), True), (0, 8, False, (0, 1), True),
     (0, 0, False, (0, 0), True), (0, 0, True, (0, 0), True), (0, 1, True, (0, 1), False),
     (1, 0, True, (1, 0), False), (4, 0, True, (4, 0), False)],
)  # fmt: skip
def test_four_units_come_to_earth_and_specops_only_for_want_of_security(
    security, specops, limited, came, cycler
):
    scene = leave(mars("profits 0"), security=security, specops=specops)
    found = run(scene, NonPlayerLogistics(limited))
    there = [
        sum(found.get(f"{p} {kind}", 0) for p in ("earth", "transit")) for kind in ("security", "specops")
    ]
    assert (tuple(there), "transit satellite" in found) == (came, cycler)


@pytest.mark.card("RD comms_cutoff")
def test_without_communication_there_is_no_cycler_but_guards_come():
    scene = mars("marth terraforming, profits 1").campaign("comms_cutoff")
    found = run(scene, NonPlayerLogistics(limited=False))
    assert found == {"earth security": 4, "marth security": 1, "profits": -1}


#: The position, everything that changes.
GUARDS = (
    ("marth corp_base mg_troop*3, profits 5", {"marth security": 1, "profits": -1}),
    ("marth corp_base mg_troop*2 eg_troop security, profits 5", {}),
    ("marth corp_base terraforming, profits 5", {"marth security": 2, "profits": -2}),
    ("marth corp_base*2 mg_troop*3, profits 5", {"marth security": 1, "profits": -1}),
    ("marth corp_base, profits 0", {}),
    ("marth storm corp_base, europa storm corp_base, profits 5", {"europa security": 1, "profits": -1}),
    ("marth mg_base, radau security, profits 5", {}),
    ("marth corp_base, europa corp_base, profits 1", {"europa security": 1, "profits": -1}),
)


@pytest.mark.parametrize(("text", "changed"), GUARDS)
def test_a_security_for_a_profit_at_every_thinly_held_base(text, changed):
    assert run(mars(text), GuardBases()) == changed


def test_guards_come_while_they_are_available():
    scene = leave(mars("marth corp_base, europa corp_base, profits 5"), security=1)
    assert run(scene, GuardBases()) == {"europa security": 1, "profits": -1}


# -- Pacify after Train ------------------------------------------------------------------------------------


#: Limited, spaces of the Train, the position, everything that changes.
PACIFIED = (
    (True, "europa", "europa mg_troop", {"europa level": 2}),
    (True, "europa", "europa +1 mg_troop", {"europa level": 1}),
    (True, "europa", "europa +2 mg_troop", {}),
    (True, "europa", "europa -2 mg_troop", {"europa level": 2}),
    (True, "europa", "europa mg_troop rd_rebel", {}),
    (True, "europa", "europa +1 mg_troop, displaced 1",
     {"europa population": 1, "displaced": -1, "plus": 1, "europa level": 1}),
    (True, "europa", "europa +1 mg_troop, displaced 3", {"europa population": 2, "displaced": -2, "plus": 1}),
    (True, "europa", "europa mg_troop, displaced 3", {"europa level": 2}),
    (True, "europa", "europa -1 mg_troop damage, displaced 3",
     {"europa damage": -1, "displaced": -1, "plus": 1, "europa level": 1}),
    (True, "europa", "europa mg_troop damage*2, displaced 3", {"europa damage": -2, "displaced": -2,
    "plus": 1}),
    (True, "europa", "europa mg_troop damage*2, displaced 1",
     {"europa damage": -1, "displaced": -1, "plus": 1, "europa level": 1}),
    (True, "gandhi", "europa mg_troop, gandhi +2 mg_troop", {}),
    (False, "gandhi", "europa mg_troop, gandhi +2 mg_troop", {"europa level": 2}),
    (False, "", "marth mg_troop", {}),
    (False, "", "marth mg_base", {"marth level": 2}),
    (False, "", "marth storm mg_base", {}),
    (True, "marth", "marth storm mg_base", {}),
    # House and Repair by the column for people, the shift by its own.
    (True, "europa gandhi", "europa +1 mg_troop, gandhi +2 mg_troop, displaced 2",
     {"gandhi population": 2, "displaced": -2, "plus": 1}),
    (True, "europa gandhi", "europa mg_troop damage, gandhi -1 mg_troop*2 damage, displaced 1",
     {"gandhi damage": -1, "displaced": -1, "plus": 1, "gandhi level": 1}),
    (True, "europa gandhi", "europa +1 mg_troop people, gandhi mg_troop*2", {"europa level": 1}),
)  # fmt: skip


@pytest.mark.parametrize(("limited", "chosen", "text", "changed"), PACIFIED)
def test_pacify_after_a_train(limited, chosen, text, changed):
    assert run(mars(text), NonPlayerTrainPacify(mask(chosen), limited)) == changed
