"""8.7: the Special Activities of non-player MarsGov and Corporations: where, how often, what they change."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars, performed
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import LOG_SPECIAL, NP_TIE
from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ENTRENCH,
    EXPLOIT,
    GOES_WITH,
    LOGISTICS,
    PETITION,
    PUBLIC_RELATIONS,
    RAID,
    RECON,
    SECURE,
    TRAIN,
    TRANSPORT,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, MG
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITY_CODE, perform_activity

pytestmark = pytest.mark.rule("RD 8.7")

NOTHING = None


@pytest.mark.rule("RD 6.0")
@pytest.mark.parametrize(
    ("name", "special", "ops"),
    [
        ("mg_entrench", ENTRENCH, {TRAIN, SECURE, RECON}),
        ("mg_transport", TRANSPORT, {TRAIN, SECURE, RECON, ASSAULT}),
        ("corp_public_relations", PUBLIC_RELATIONS, {LOGISTICS, SECURE, RECON}),
        ("corp_exploit", EXPLOIT, {LOGISTICS, ASSAULT}),
        ("corp_raid", RAID, {SECURE, RECON, ASSAULT}),
        ("mg_petition_supply", PETITION, {SECURE, RECON, ASSAULT}),
    ],
)
def test_a_special_activity_accompanies_its_operations_alone(name, special, ops):
    text = "marth corp_base security*3 specops damage, radau +1 mg_troop*9 rd_rebel, gandhi corp_base"
    assert set(GOES_WITH[special]) == ops
    for op in (TRAIN, LOGISTICS, SECURE, RECON, ASSAULT):
        scene = mars(f"{text}, phobos mg_troop*4, displaced 3")
        scene.s.activated = 3
        assert (performed(scene, name, op) is not NOTHING) == (op in ops)
        told = [entry.args for entry in scene.s.entries() if entry.key == LOG_SPECIAL]
        assert told == ([(CORP if name.startswith("corp") else MG, special)] if op in ops else [])


#: The position, everything that changes.
ENTRENCHED = (
    ("marth mg_troop*2", {"marth mg_troop": -1, "marth mg_base": 1}),
    ("marth +1 fortified", {"marth fortified": -1, "marth mg_base": 1}),
    ("marth mg_troop fortified", {"marth mg_troop": -1, "marth mg_base": 1}),
    ("marth mg_troop*4, radau mg_troop*3, trouvelot mg_troop*2",
     {"marth mg_troop": -1, "marth mg_base": 1, "radau mg_troop": -1, "radau mg_base": 1}),
    ("marth mg_troop*2 corp_base*2", NOTHING),
    ("marth mg_troop*2 corp_base", {"marth mg_troop": -1, "marth mg_base": 1}),
    ("marth mg_troop*2 mg_base", NOTHING),
    ("marth mg_troop rd_rebel", NOTHING),
    ("marth security*2", NOTHING),
    ("marth storm mg_troop*2", NOTHING),
    ("europa mg_troop*3", NOTHING),
    ("europa -1 mg_troop*3", NOTHING),
    ("europa +1 mg_troop*3", {"europa mg_troop": -2, "europa fortified": 2}),
    ("europa +1 mg_troop", {"europa mg_troop": -1, "europa fortified": 1}),
    ("europa +1 mg_troop*3 fortified", {"europa mg_troop": -1, "europa fortified": 1}),
    ("europa +1 mg_troop fortified*2", NOTHING),
    ("europa +1 mg_troop*2 rd_rebel*2", NOTHING),
    ("marth +1 mg_troop*3", {"marth mg_troop": -2, "marth mg_base": 1, "marth fortified": 1}),
    ("marth mg_troop*2, europa +1 mg_troop*2, gandhi +2 mg_troop*2",
     {"marth mg_troop": -1, "marth mg_base": 1, "gandhi mg_troop": -2, "gandhi fortified": 2}),
    ("europa +1 mg_troop, gandhi +2 mg_troop, sharma +1 mg_troop rd_rebel security",
     {"sharma mg_troop": -1, "sharma fortified": 1, "gandhi mg_troop": -1, "gandhi fortified": 1}),
    ("marth +1 mg_troop*4, radau +1 mg_troop*3, europa +2 mg_troop*2",
     {"marth mg_troop": -2, "marth mg_base": 1, "marth fortified": 1,
      "radau mg_troop": -2, "radau mg_base": 1, "radau fortified": 1}),
)  # fmt: skip


@pytest.mark.rule("RD 6.1")
@pytest.mark.parametrize(("text", "changed"), ENTRENCHED)
def test_entrench_builds_in_deserts_and_fortifies_at_support(text, changed):
    assert performed(mars(text), "mg_entrench") == changed


def test_no_base_is_built_that_is_not_available():
    assert performed(leave(mars("marth mg_troop*2"), mg_base=0), "mg_entrench") is NOTHING
    scene = leave(mars("marth mg_troop*3, radau mg_troop*2"), mg_base=1)
    assert performed(scene, "mg_entrench") == {"marth mg_troop": -1, "marth mg_base": 1}


#: Rebels and COIN forces lost, EG+, whether MarsGov Petitions for Confidence.
@pytest.mark.rule("RD 6.2")
@pytest.mark.parametrize(
    ("rebels", "coin", "plus", "worth"),
    [(1, 0, "", True), (2, 1, "", True), (1, 1, "", False), (0, 1, "", False), (0, 0, "", False),
     (1, 0, "plus", False)],
)  # fmt: skip
def test_a_petition_for_confidence_follows_an_assault_that_cost_the_rebels_more(rebels, coin, plus, worth):
    scene = mars(f"confidence 3 {plus}, profits 9")
    scene.s.rebels_lost, scene.s.coin_lost = rebels, coin
    found = performed(scene, "mg_petition_eg", ASSAULT)
    assert found == ({"plus": 1, "profits": -3, "earth supply": 1} if worth else NOTHING)


@pytest.mark.rule("RD 6.2")
@pytest.mark.parametrize(("activated", "supply"), [(2, 0), (3, 2), (5, 2), (6, 3)])
def test_a_petition_for_supply_follows_three_rebels_found(activated, supply):
    scene = mars("profits 9")
    scene.s.activated = activated
    found = performed(scene, "mg_petition_supply", RECON)
    assert found == ({"profits": -supply, "earth supply": supply} if supply else NOTHING)


# -- Transport ---------------------------------------------------------------------------------------------


def moved(found):
    """Troops by space."""
    if found is NOTHING:
        return NOTHING
    gone: dict[str, int] = {}
    for name, n in found.items():
        gone[name.split()[0]] = gone.get(name.split()[0], 0) + n
    return {space: n for space, n in gone.items() if n}


#: Players, the position, how many units come and go.
TRANSPORTS = (
    ("", "phobos mg_troop*3", {"phobos": -3, "tenzing": 3}),
    ("", "phobos mg_troop*3, tenzing +2, shenzhou +2 rd_rebel*9", {"phobos": -2, "europa": 2}),
    ("", "phobos mg_troop*4, tenzing +2, shenzhou +2, europa -2, gandhi mg_troop*2, sharma rd_rebel, "
     "shepard rd_rebel, tereshkova rd_rebel, new_cordoba rd_rebel", {"phobos": -2, "europa": 2}),
    ("", "phobos mg_troop*3, tenzing storm, shenzhou mg_troop*3", {"phobos": -2, "europa": 2}),
    ("", "", NOTHING),
    ("", "europa mg_troop*9", NOTHING),
    ("", "marth mg_base active_rd*3, europa mg_troop*9", {"marth": 3, "europa": -3}),
    ("", "marth mg_base active_rd*3, europa storm mg_troop*9", NOTHING),
    ("", "marth mg_base storm active_rd*3, europa mg_troop*9", NOTHING),
    ("cr", "marth mg_base, europa mg_troop*9", {"marth": 4, "europa": -4}),
    ("cr", "marth mg_base, europa mg_troop*4, gandhi mg_troop*3", {"marth": 2, "europa": -2}),
    ("", "europa mg_troop*9, confidence 6", {"europa": -3, "tenzing": 3}),
    ("", "europa mg_troop*9, gandhi mg_troop*9, tenzing rd_base*2 active_rd*6, shenzhou +2, confidence 6",
     {"europa": -7, "tenzing": 7}),
    ("", "marth mg_base mg_troop*9, europa mg_troop*9, tenzing mg_troop*3, shenzhou mg_troop*3",
     {"marth": -2, "tereshkova": 2}),
)  # fmt: skip


@pytest.mark.rule("RD 6.3", "RD 8.5.7")
@pytest.mark.parametrize(("players", "text", "units"), TRANSPORTS)
def test_a_transport_goes_by_move_priorities(players, text, units):
    scene = mars(text, players)
    for _ in range(3):
        scene.script_chance(NP_TIE, 0)
    assert moved(performed(scene, "mg_transport", TRAIN)) == units


# -- Corporations ------------------------------------------------------------------------------------------

REPAIRED = {"displaced": -1, "profits": 2, "plus": 1}

#: The position, everything that changes. Confidence is low, so every work sets EG+.
RELATIONS = (
    ("marth damage security*2, displaced 1", {"marth damage": -1, "marth security": -1, **REPAIRED}),
    ("europa damage*2 security*3, displaced 3",
     {"europa damage": -2, "europa security": -2, **REPAIRED, "displaced": -2, "profits": 4}),
    ("europa damage*2 security*3, displaced 1", {"europa damage": -1, "europa security": -1, **REPAIRED}),
    ("marth damage security*2 rd_rebel*2, displaced 1", NOTHING),
    ("marth damage mg_troop*2, displaced 1", NOTHING),
    ("marth damage security*2", NOTHING),
    ("marth damage storm security*2, displaced 1", NOTHING),
    ("marth security, displaced 1", NOTHING),
    ("marth corp_base mg_troop, displaced 1", NOTHING),
    ("marth corp_base security, displaced 2", {"marth population": 1, "displaced": -1, "plus": 1}),
    ("marth corp_base security, gandhi corp_base security*2, displaced 2",
     {"gandhi population": 1, "displaced": -1, "plus": 1}),
    ("marth damage security*3, radau damage security*2, trouvelot damage security*2, displaced 9",
     {"marth damage": -1, "marth security": -1, "radau damage": -1, "radau security": -1, "displaced": -2,
      "profits": 4, "plus": 1}),
    ("marth damage corp_base security*3, radau damage security*2, gandhi corp_base security, displaced 9",
     {"marth damage": -1, "marth security": -1, "radau damage": -1, "radau security": -1, "displaced": -3,
      "profits": 4, "plus": 1, "marth population": 1}),
    ("marth damage security*3, gandhi corp_base security, displaced 9",
     {"marth damage": -1, "marth security": -1, "gandhi population": 1, "displaced": -2, "profits": 2,
      "plus": 1}),
    ("marth damage security*3, gandhi corp_base mg_troop, displaced 9",
     {"marth damage": -1, "marth security": -1, **REPAIRED}),
)  # fmt: skip


@pytest.mark.rule("RD 6.4")
@pytest.mark.parametrize(("text", "changed"), RELATIONS)
def test_public_relations_repair_in_two_spaces_and_house_once(text, changed):
    scene = mars(text)
    if "radau" in text:
        scene.script_chance(NP_TIE, 0)
    assert performed(scene, "corp_public_relations") == changed


@pytest.mark.rule("RD 6.4", "RD 8.2")
@pytest.mark.parametrize(
    ("box", "plus", "after"), [(4, "", 1), (5, "plus", 0), (6, "plus", 0), (3, "plus", 1)]
)
def test_the_corporations_want_confidence_while_it_is_below_four(box, plus, after):
    scene = mars(f"marth damage security*2, displaced 1, confidence {box} {plus}")
    performed(scene, "corp_public_relations")
    assert scene.s.eg_plus == after


@pytest.mark.rule("RD 6.4")
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("marth corp_base security*2 cr_rebel, displaced 2", 1),
        ("marth corp_base security*3 damage cr_rebel, displaced 3", 1),
        ("marth security*3 damage cr_rebel, gandhi corp_base security*2 cr_rebel, displaced 3", 2),
        ("marth security*3 damage, gandhi corp_base security*2 cr_rebel, displaced 3", 1),
        ("marth security*3 damage, gandhi corp_base security*2, radau cr_rebel, displaced 3", 0),
    ],
)
def test_good_deeds_embarrass_the_rebels_once_in_each_space(text, lost):
    scene = mars(f"{text}, asset_total 5")
    assert performed(scene, "corp_public_relations").get("total cr", 0) == -lost


#: The position, everything that changes.
EXPLOITS = (
    ("europa corp_base", {"profits": 2}),
    ("europa +1 corp_base", {"profits": 2, "europa level": -1}),
    ("europa -2 corp_base", {"profits": 2, "europa level": 1}),
    ("europa corp_base mg_troop", NOTHING),
    ("europa damage corp_base", NOTHING),
    ("wilderness corp_base", NOTHING),
    ("marth storm corp_base", NOTHING),
    ("marth corp_base, europa corp_base, tenzing corp_base", {"profits": 5}),
    ("gandhi +1 corp_base, europa +2 corp_base, sharma corp_base",
     {"profits": 4, "gandhi level": -1, "europa level": -1}),
)  # fmt: skip


@pytest.mark.rule("RD 6.5")
@pytest.mark.parametrize(("text", "changed"), EXPLOITS)
def test_exploit_takes_two_populated_spaces(text, changed):
    assert performed(mars(text), "corp_exploit", ASSAULT) == changed


#: Ties, the position, everything that changes.
RAIDS = (
    ((), "marth specops rd_rebel*3", {"marth specops": -1, "marth active_specops": 1, "marth rd_rebel": -2}),
    ((), "marth active_specops rd_rebel*3", NOTHING),
    ((), "marth specops mg_troop", NOTHING),
    ((), "marth storm specops rd_rebel", NOTHING),
    ((), "marth specops, radau rd_rebel", {"marth specops": -1, "radau active_specops": 1,
    "radau rd_rebel": -1}),
    ((), "marth specops, gandhi rd_rebel", NOTHING),
    ((), "marth storm specops, radau rd_rebel", NOTHING),
    ((), "marth specops, shenzhou storm rd_rebel", NOTHING),
    ((), "marth specops*2 rd_rebel, radau rd_rebel",
     {"marth specops": -2, "marth active_specops": 1, "marth rd_rebel": -1, "radau active_specops": 1,
      "radau rd_rebel": -1}),
    ((), "marth corp_base specops rd_rebel, radau rd_rebel",
     {"marth specops": -1, "marth active_specops": 1, "marth rd_rebel": -1}),
    ((1,), "marth specops, rutherford specops, radau rd_rebel",
     {"marth specops": -1, "radau active_specops": 1, "radau rd_rebel": -1}),
    ((0,), "marth specops, rutherford specops, radau rd_rebel",
     {"rutherford specops": -1, "radau active_specops": 1, "radau rd_rebel": -1}),
    ((0,), "europa specops rd_rebel, gandhi specops cr_rebel, sharma specops rd_rebel*2",
     {"europa specops": -1, "europa active_specops": 1, "europa rd_rebel": -1, "sharma specops": -1,
      "sharma active_specops": 1, "sharma rd_rebel": -2}),
    ((0, 0), "marth specops*3, radau rd_rebel, trouvelot rd_rebel, rutherford rd_rebel",
     {"marth specops": -2, "rutherford active_specops": 1, "rutherford rd_rebel": -1,
      "radau active_specops": 1, "radau rd_rebel": -1}),
)  # fmt: skip


@pytest.mark.rule("RD 6.6")
@pytest.mark.parametrize(("ties", "text", "changed"), RAIDS)
def test_a_raid_strikes_where_it_removes_something(ties, text, changed):
    scene = mars(text)
    scene.script_chance(NP_TIE, *ties)
    assert performed(scene, "corp_raid") == changed


def test_the_second_special_activity_of_a_turn_is_none_of_these():
    """Only the first of a box is performed; what it needs is asked of the position alone."""
    s = mars("marth specops rd_rebel").s
    assert perform_activity(s, CORP, ACTIVITY_CODE["corp_raid"], SECURE)
    assert s.special_used
    assert s.at(at("marth"), 10) == 1


@pytest.mark.rule("RD 6.3")
def test_troops_that_came_in_the_operation_may_be_transported_again():
    scene = mars("phobos mg_troop*3")
    scene.s.arrived = [at("phobos") * 20, 3]
    assert moved(performed(scene, "mg_transport", TRAIN)) == {"phobos": -3, "tenzing": 3}
